import { expect, it } from 'vitest';
import { runScenario, type ScenarioResult } from '../support/scenario.ts';
import { baselineApp, newOnly, quiet, stageWithRun } from './support/baselines.ts';
import { expectVerdict, trigger } from './support/expectations.ts';

const main = 'vulnerable.test';
const preview = 'late-report.test';

function expectRefused(result: ScenarioResult, runs: number): void {
  expectVerdict(result, { verdict: 'error (invalid-baseline)', job: 'fails' });
  expect(result.shownLog).toMatch(/The baseline \(`baseline-app-id` \w+\) cannot be used: /);
  expect(result.requests.filter((request) => trigger.test(request))).toEqual([]);
  expect(result.runsStarted).toBe(runs);
}

it('counts what is new, but does not set known findings aside unless it is told to', async () => {
  const { stage } = await stageWithRun(main);
  const result = await stage.run({ app: preview, prepare: baselineApp(main), inputs: quiet });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
  expect(result.outputs).toMatchObject({ 'new-count': '0', 'blocking-count': '4' });
});

it('is an error, and nothing is tested, when there is no such app', async () => {
  expectRefused(
    await runScenario({ app: preview, inputs: { ...newOnly, 'baseline-app-id': 'f'.repeat(24) } }),
    0,
  );
});

it('is an error when it is the app itself, whose findings of one run would be known to the next', async () => {
  const { stage, first } = await stageWithRun(main);
  expectRefused(await stage.run({ app: main, prepare: baselineApp(main), inputs: newOnly }), 1);
  const adopting = { ...newOnly, 'task-id': first.outputs['task-id'] ?? '' };
  expectRefused(await stage.run({ app: main, prepare: baselineApp(main), inputs: adopting }), 1);
});

it.each<[string, Record<string, string>, RegExp]>([
  ['no baseline', {}, /`fail-on-new-only` needs a baseline/],
  [
    'two',
    { 'baseline-app-id': 'a', 'baseline-file': 'b.json' },
    /`baseline-file` must not be given beside/,
  ],
])('needs one baseline, not %s', async (_, inputs, message) => {
  const result = await runScenario({ app: preview, inputs: { ...newOnly, ...inputs } });
  expectVerdict(result, { verdict: 'error (invalid-input)', job: 'fails' });
  expect(result.shownLog).toMatch(message);
  expect(result.requests).toEqual([]);
});
