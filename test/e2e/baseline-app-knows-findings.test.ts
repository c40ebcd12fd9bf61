import { expect, it } from 'vitest';
import { appIdOf } from '../support/scenario.ts';
import { expectGate, expectStory, expectVerdict, withoutReport } from './support/expectations.ts';
import { setStage } from './support/setting.ts';

const main = 'vulnerable.test';
const app = 'late-report.test';
const quiet = { ...withoutReport, 'comment-summary-in-pr': 'never' };

/** A preview is judged by what a run has left at this app. */
async function judgeBy(baseline: string) {
  const stage = await setStage();
  await stage.run({ app: baseline, inputs: quiet });
  const inputs = { ...quiet, 'baseline-app-id': appIdOf(stage.emulator, baseline) };
  return stage.run({ app, inputs });
}

it('passes a preview with the findings that main has', async () => {
  const result = await judgeBy(main);
  expectVerdict(result, 'passed');
  await expectStory(result);
});

it('fails a preview with findings that main has not', async () => {
  const result = await judgeBy('clean.test');
  expectVerdict(result, 'failed (findings)');
  expect(result.outputs).toMatchObject({ 'new-count': '7', 'blocking-count': '4' });
});

it('is an error, and nothing is tested, when the baseline never was', async () => {
  const result = await expectGate('error (invalid-baseline)', {
    app,
    prepare: async (emulator) => ({ 'baseline-app-id': appIdOf(emulator, main) }),
    inputs: quiet,
  });
  expect(result.shownLog).toMatch(/The baseline \(`baseline-app-id` \w+\) cannot be used: /);
  expect(result.runsStarted).toBe(0);
});
