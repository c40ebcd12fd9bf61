import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import type { Emulator } from '../../src/emulator/emulator.ts';
import { type Scenario, startRun } from '../support/scenario.ts';
import { at, runCancelled, secondAt } from './support/cancellation.ts';
import { expectStory, withoutReport } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';

const agent = /\/security-agent$/;
const login = /auth\/token/;
const task = /\/tasks\//;
const hang = { kind: 'hang' } as const;
const unanswered: FaultRule = { path: agent, fault: hang, forwarded: true };

/** So slowly that nothing happens between a line of the log and the signal that follows it. */
const slowly = { 'poll-interval-seconds': '30', 'poll-max-interval-seconds': '30' };

type Cancelled = Scenario & Required<Pick<Scenario, 'cancel'>>;

const stuck = { app: 'stuck.test' };
const interrupted = { app: 'interrupted.test', emulator: { runSeconds: 0.05 } };
const active = async (emulator: Emulator) => {
  await startRun(emulator, 'stuck.test');
  return {};
};
const atLogin = { rules: [{ path: login, fault: hang }], cancel: { after: at('POST', login) } };
const atTrigger = { cancel: { after: at('POST', agent) } };
const delayed: FaultRule = { path: agent, fault: { kind: 'delay', ms: 1000 } };
const signals = [{ name: 'SIGTERM' as const, graceMs: 7000 }];

it.each<[string, Cancelled, string?]>([
  ['as soon as the gate begins', { cancel: { after: /^Security Test Gate/ } }],
  ['during the login', { ...atLogin, inputs: { 'request-timeout-seconds': '30' } }, 'login'],
  [
    'while it waits for the run of somebody else',
    { ...stuck, inputs: slowly, cancel: { after: /^Another run of the app/ }, prepare: active },
    'queued',
  ],
])('says that no run of this job is left when it is cancelled %s', async (_, scenario, story) => {
  const result = await runCancelled(scenario);
  expect(result.shownLog).toContain('no run of this job is left at the service');
  expect(result.outputs['task-id']).toBe('');
  expect(result.runsStarted).toBe(scenario.prepare === undefined ? 0 : 1);
  if (story) await expectStory(result, story);
});

it.each<[string, Cancelled, string?]>([
  ['the trigger', { rules: [unanswered], ...atTrigger }],
  [
    'the trigger of a rerun',
    {
      ...interrupted,
      rules: [{ ...unanswered, nth: [2] }],
      cancel: { after: secondAt('POST', agent) },
    },
  ],
  [
    'the trigger, which was lost,',
    {
      ...stuck,
      // The second look comes long after the signal.
      inputs: { ...slowly, 'poll-interval-seconds': '0.5' },
      rules: [{ ...unanswered, fault: { kind: 'reset' }, nth: [1] }],
      cancel: { after: /Another run of the app is active/ },
    },
    'answer-lost',
  ],
])('says that a run may have started when %s is not answered in time', async (...row) => {
  const [, scenario, story] = row;
  const result = await runCancelled(scenario);
  expect(result.shownLog).not.toContain('no run of this job is left');
  expect(result.shownLog).toContain('which may have started at the service');
  if (story) await expectStory(result, story);
});

it.each<[string, Cancelled, number, string?]>([
  [
    'during the trigger, for whose answer it waits',
    { rules: [delayed], ...atTrigger },
    1,
    'triggering',
  ],
  [
    'right after the trigger',
    { ...stuck, inputs: slowly, cancel: { after: /^Triggered run/ } },
    1,
    'triggered',
  ],
  ['between two polls', { ...stuck, cancel: { after: at('GET', task, 'answer') } }, 1],
  ['by SIGTERM alone', { ...stuck, cancel: { after: /^Triggered run/, signals } }, 1],
  [
    'during a poll of a rerun',
    {
      ...interrupted,
      rules: [{ path: task, nth: [2], fault: hang }],
      cancel: { after: /^Triggered run 2/ },
    },
    2,
  ],
])('tells in log and summary the run that goes on when it is cancelled %s', async (...row) => {
  const [, scenario, runNumber, story] = row;
  const result = await runCancelled(scenario);
  const { outputs, shownLog, summary } = result;
  expect(outputs['task-id']).toMatch(/^task_sec_/);
  for (const text of [shownLog, summary.replaceAll('&#95;', '_')]) {
    expect(text).toContain('The run goes on at the service');
    expect(text).toContain(`task-id: ${outputs['task-id']}`);
  }
  expect(outputs['run-number']).toBe(String(runNumber));
  if (story) await expectStory(result, story);
});

it('takes back the verdict when the report is uploaded to a service that hangs', async () => {
  const result = await runCancelled({
    app: 'clean.test',
    artifacts: { fault: 'hang' },
    cancel: { after: /Artifact name is valid/ },
  });
  await expectStory(result, 'upload');
});

it('takes back the verdict when GitHub keeps the gate waiting', async () => {
  const github = await openGitHub();
  github.fail(/issues/, 'hang', 10);
  const result = await runCancelled({
    app: 'clean.test',
    github,
    inputs: { ...withoutReport, 'comment-summary-in-pr': 'always' },
    cancel: { after: /^Verdict: passed/ },
  });
  expect(result.outputs['findings-count']).toBe('');
  expect(result.summary).not.toContain('`passed`');
});

it('takes back the comment that it has written', async () => {
  const github = await openGitHub();
  const result = await runCancelled({
    app: 'clean.test',
    github,
    inputs: {
      ...withoutReport,
      'comment-summary-in-pr': 'always',
      'commit-status': 'security-test',
    },
    onLine: (line) => {
      // The last status keeps the gate waiting.
      if (line.startsWith('Verdict: passed')) github.fail(/statuses/, 'hang', 10);
    },
    cancel: { after: /^Pull request comment created/ },
  });
  expect(result.outputs['findings-count']).toBe('');
  expect(github.comments).toMatchObject([{ body: expect.stringContaining('`cancelled`') }]);
});
