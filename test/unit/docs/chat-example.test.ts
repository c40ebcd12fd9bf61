import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { notTested } from '../../../src/decision/verdict.ts';
import { renderSummary } from '../../../src/results/summary.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { stepsOf } from './copied-workflows.ts';

const script = stepsOf('examples/notify-chat.yml').at(-1)?.run ?? '';

// GitHub's runners have it; a development machine may not.
const withJq = it.skipIf(spawnSync('jq', ['--version']).status !== 0);

/** Runs the step as the runner does, with a curl that keeps what it is given; gives the message. */
function send(summary: string | undefined, app?: { appId: string; label?: string }): string {
  const folder = temporaryFolder({
    ...(summary !== undefined && { 'summary.md': summary }),
    ...(app && { 'findings.json': JSON.stringify({ app }) }),
  });
  const inFolder = (name: string) => join(folder, name);
  const curl = `#!/bin/sh\ncat > '${inFolder('sent')}'\necho "$*" >> '${inFolder('arguments')}'\n`;
  writeFileSync(inFolder('curl'), curl, { mode: 0o755 });
  const env = {
    ...process.env,
    PATH: `${folder}${delimiter}${process.env.PATH}`,
    WEBHOOK: 'https://chat.test/hook',
    SUMMARY_FILE: summary === undefined ? '' : inFolder('summary.md'),
    FINDINGS_FILE: app ? inFolder('findings.json') : '',
    RUN_URL: 'https://github.test/run/1',
  };
  const { status, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], { env });
  expect(status, String(stderr)).toBe(0);
  expect(readFileSync(inFolder('arguments'), 'utf8')).toContain('https://chat.test/hook');
  return JSON.parse(readFileSync(inFolder('sent'), 'utf8')).text;
}

const untested = {
  job: 'failure',
  mode: 'own-run',
  hasStartedTest: true,
  details: 'full',
} as const;

withJq(
  'examples/notify-chat.yml sends the verdict, what happened and the next step, and no finding',
  () => {
    const verdict = notTested('timed-out', 'It said "`$(touch /tmp/owned)`" & \'more\'.');
    const docsUrl = 'https://github.test/docs';
    const summary = renderSummary({ ...untested, verdict, docsUrl });
    const text = send(summary, { appId: 'a1', label: 'Shop & more' });
    expect(text).toMatch(/^Shop &amp; more\n\n\*⚠️ Not tested: .*\*\n\n/);
    expect(text).toContain('"`$(touch /tmp/owned)`" &amp; \'more\'.');
    expect(text).toContain('*Next step:*');
    expect(text).toContain('<https://github.test/docs/blocked.md#timed-out|More on `timed-out`>');
    expect(text).not.toMatch(/\*\*|^#|&#/m);
    expect(text).toMatch(/\n\nhttps:\/\/github\.test\/run\/1$/);
  },
);

withJq('examples/notify-chat.yml lets no text of the service call people', () => {
  const hostile = '<!channel> `<!here>` @channel &lt;';
  const verdict = notTested('timed-out', hostile);
  const summary = renderSummary({ ...untested, verdict });
  expect(send(summary, { appId: 'a1', label: '<!channel>' })).not.toMatch(/<!|@channel/);
});

withJq('examples/notify-chat.yml says so when the gate never started', () => {
  expect(send(undefined)).toBe('The security test did not start.\n\nhttps://github.test/run/1');
});
