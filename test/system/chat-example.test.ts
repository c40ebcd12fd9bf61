import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { stepsOf } from '../unit/docs/copied-workflows.ts';
import { read } from '../unit/docs/github-language-service.ts';
import { programPath } from './support/program.ts';

programPath('jq');

const example = 'examples/notify-chat.yml';
const script = stepsOf(example).at(-1)?.run ?? '';

/** What the step reads from its environment, as long as the gate has set nothing. */
const nothingKnown = { VERDICT: '', REASON: '', BLOCKING: '', CRITICAL: '', HIGH: '' };

/** Runs the step as the runner does, with a curl that keeps what it is given; returns the text. */
function send(outputs: Partial<typeof nothingKnown>): string {
  const folder = temporaryFolder({});
  const inFolder = (name: string) => join(folder, name);
  const curl = `#!/bin/sh
cat > '${inFolder('config')}'
for last; do :; done
printf %s "$last" > '${inFolder('sent')}'
`;
  writeFileSync(inFolder('curl'), curl, { mode: 0o755 });
  const env = {
    ...process.env,
    ...nothingKnown,
    ...outputs,
    PATH: `${folder}${delimiter}${process.env.PATH}`,
    WEBHOOK: 'https://chat.test/hook',
    APP: 'shop',
    RUN_URL: 'https://github.test/run/1',
  };
  const { status, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], { env });
  expect(status, String(stderr)).toBe(0);
  expect(readFileSync(inFolder('config'), 'utf8')).toBe('url = "https://chat.test/hook"');
  return JSON.parse(readFileSync(inFolder('sent'), 'utf8')).text;
}

it('examples/notify-chat.yml sends the verdict, the counts and a link', () => {
  const outputs = { REASON: 'findings', BLOCKING: '4', CRITICAL: '1', HIGH: '3' };
  expect(send({ VERDICT: 'failed', ...outputs })).toBe(
    'Security test of shop: 4 findings block (open: 1 critical, 3 high).\nhttps://github.test/run/1',
  );
});

it('examples/notify-chat.yml sends why nothing was tested', () => {
  expect(send({ VERDICT: 'not-tested', REASON: 'timed-out' })).toBe(
    'Security test of shop: not-tested (timed-out).\nhttps://github.test/run/1',
  );
});

it('examples/notify-chat.yml says so when the gate never started', () => {
  expect(send({})).toBe('Security test of shop: did not start.\nhttps://github.test/run/1');
});

it('examples/notify-chat.yml sends no text of the app or the service', () => {
  const used = [...read(example).matchAll(/steps\.gate\.outputs\.([\w-]+)/g)];
  const chosen = ['verdict', 'reason', 'blocking-count', 'critical-count', 'high-count'];
  expect(new Set(used.map(([, output]) => output))).toEqual(new Set(chosen));
});
