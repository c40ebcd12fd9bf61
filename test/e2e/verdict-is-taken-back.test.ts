import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, runCancelled } from './support/cancellation.ts';
import { expectStory } from './support/expectations.ts';

it.each<[string, RegExp, string?]>([
  ['the findings are read', /\/vulnerabilities\?page=1&pageSize=100$/, 'findings'],
  ['the report is listed', /\/apps\/\w+\/reports/],
  ['the report is downloaded', /\/v1\/reports\//],
])('is not tested when the job is cancelled while %s', async (_, path, story) => {
  const result = await runCancelled({
    app: 'clean.test',
    rules: [{ path, fault: { kind: 'hang' } }],
    cancel: { after: at('GET', path) },
  });
  expect(result.outputs).toMatchObject({ 'task-state': 'COMPLETED', 'findings-count': '' });
  expect(result.summary).toContain('`not-tested` (`cancelled`)');
  if (story) await expectStory(result, story);
});

it('takes back the verdict when the job is cancelled while the summary is written', async () => {
  const folder = temporaryFolder();
  const [summary, first] = [join(folder, 'summary'), join(folder, 'first')];
  // Who writes to a named pipe waits until somebody reads it.
  execFileSync('mkfifo', [summary]);
  const { promise: cancelled, resolve: cancel } = Promise.withResolvers<void>();
  let written = '';
  const letWrite = async () => {
    await delay(300);
    renameSync(summary, first);
    execFileSync('mkfifo', [summary]);
    cancel();
    await delay(300);
    await readFile(first);
    await delay(300);
    written = await readFile(summary, 'utf8');
  };
  const result = await runScenario({
    app: 'clean.test',
    env: { GITHUB_STEP_SUMMARY: summary },
    cancel: { after: cancelled },
    onLine: (line) => {
      if (line.includes('successfully finalized')) letWrite();
    },
  });
  expect(result.shownLog).not.toContain('Verdict: passed');
  expect(written).toContain('`not-tested` (`cancelled`)');
  expect(written).not.toContain('`passed`');
  const last = await readFile(result.outputs['summary-file'] ?? '', 'utf8');
  expect(last).toContain('`not-tested` (`cancelled`)');
  expect(result).toMatchObject({ cancelled: true, exitCode: 1, conclusion: 'failure' });
  expect(result.outputs).toMatchObject({
    verdict: 'not-tested',
    reason: 'cancelled',
    'findings-count': '',
  });
});
