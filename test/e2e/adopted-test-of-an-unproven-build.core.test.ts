import { expect, it } from 'vitest';
import { headSha } from '../../harness/github-event.ts';
import type { Emulator } from '../../src/emulator/emulator.ts';
import { startRun } from '../support/scenario.ts';
import { buildOf, deployApp } from './support/deployment.ts';
import { expectGate, expectStory, requestsTo, trigger } from './support/expectations.ts';

const adopt = (host: string) => async (emulator: Emulator) => ({
  'task-id': await startRun(emulator, host),
});

it('is not tested when the adopted test already ran as the version was seen', async () => {
  const { inputs } = await deployApp(buildOf(headSha));
  const result = await expectGate('not-tested (wrong-version)', {
    app: 'stuck.test',
    emulator: { runSeconds: 0.1 },
    inputs,
    prepare: adopt('stuck.test'),
  });
  expect(result.shownLog).toContain(
    `is RUNNING: it may have begun before build ${headSha} was deployed`,
  );
  expect(result.shownLog).toContain('created at 2026-');
  expect(requestsTo(result, trigger)).toEqual([]);
  await expectStory(result);
});

it('is tested when the adopted test still waited at the service after the version was seen', async () => {
  const { inputs } = await deployApp(buildOf(headSha));
  const result = await expectGate('passed', {
    app: 'clean.test',
    emulator: { runSeconds: 1.4 },
    inputs: { ...inputs, 'poll-max-interval-seconds': '0.02' },
    prepare: adopt('clean.test'),
  });
  expect(result.summary).toContain(`tested build ${headSha}, before and after the run`);
  expect(requestsTo(result, trigger)).toEqual([]);
});
