import { expect, it } from 'vitest';
import { appIdOf } from '../support/scenario.ts';
import { newOnly, stageWithRun } from './support/baselines.ts';
import { expectGate, expectStory, expectVerdict } from './support/expectations.ts';

const main = 'vulnerable.test';
const app = 'late-report.test';

it('passes a preview with the findings that main has', async () => {
  const { stage, appId } = await stageWithRun(main);
  const result = await stage.run({ app, inputs: { ...newOnly, 'baseline-app-id': appId } });
  expectVerdict(result, 'passed');
  await expectStory(result);
});

it('fails a preview with findings that main has not', async () => {
  const { stage, appId } = await stageWithRun('clean.test');
  const result = await stage.run({ app, inputs: { ...newOnly, 'baseline-app-id': appId } });
  expectVerdict(result, 'failed (findings)');
  expect(result.outputs).toMatchObject({ 'new-count': '7', 'blocking-count': '4' });
});

it('is an error, and nothing is tested, when the baseline never was', async () => {
  const result = await expectGate('error (invalid-baseline)', {
    app,
    prepare: async (emulator) => ({ 'baseline-app-id': appIdOf(emulator, main) }),
    inputs: newOnly,
  });
  expect(result.shownLog).toMatch(/The baseline \(`baseline-app-id` \w+\) cannot be used: /);
  expect(result.runsStarted).toBe(0);
});
