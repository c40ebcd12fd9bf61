import { expect, it } from 'vitest';
import { headSha } from '../../harness/github-event.ts';
import type { Emulator } from '../../src/emulator/emulator.ts';
import { runScenario, startRun } from '../support/scenario.ts';
import { buildOf, deployApp } from './support/deployment.ts';
import { expectStory, expectVerdict, requestsTo, trigger } from './support/expectations.ts';

const adopt = (host: string) => async (emulator: Emulator) => ({
  'task-id': await startRun(emulator, host),
});

it('is not tested when the adopted test already ran as the version was seen', async () => {
  const { inputs } = await deployApp(buildOf(headSha));
  const result = await runScenario({
    app: 'stuck.test',
    emulator: { runSeconds: 0.1 },
    inputs,
    prepare: adopt('stuck.test'),
  });
  expectVerdict(result, { verdict: 'not-tested (wrong-version)', job: 'fails' });
  expect(result.shownLog).toContain(
    `is RUNNING: it may have begun before build ${headSha} was deployed`,
  );
  expect(result.shownLog).toContain('created at 2026-');
  expect(requestsTo(result, trigger)).toEqual([]);
  await expectStory(result);
});

it('is tested when the adopted test still waited at the service after the version was seen', async () => {
  const { inputs } = await deployApp(buildOf(headSha));
  const result = await runScenario({
    app: 'clean.test',
    emulator: { runSeconds: 1.4 },
    inputs: { ...inputs, 'poll-max-interval-seconds': '0.02' },
    prepare: adopt('clean.test'),
  });
  expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
  expect(result.summary).toContain(`tested build ${headSha}, before and after the run`);
  expect(requestsTo(result, trigger)).toEqual([]);
});
