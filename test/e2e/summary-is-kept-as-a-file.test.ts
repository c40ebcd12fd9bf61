import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { runScenario, type ScenarioResult } from '../support/scenario.ts';
import { at, runCancelled } from './support/cancellation.ts';
import { expectGate, expectVerdict, withoutReport } from './support/expectations.ts';

const fileOf = ({ outputs }: ScenarioResult) => outputs['summary-file'] ?? '';

function expectSameText(result: ScenarioResult): void {
  expect(fileOf(result)).toMatch(`${result.tempDir}/`);
  expect(result.summary).not.toBe('');
  expect(readFileSync(fileOf(result), 'utf8')).toBe(result.summary);
}

test.each([
  ['passed', { app: 'clean.test' }],
  ['failed (findings)', {}],
  ['not-tested (run-failed)', { app: 'failed.test' }],
  ['error (missing-credentials)', { inputs: { username: '', password: '' } }],
  ['error (invalid-input)', { inputs: { 'fail-on-severity': 'severe' } }],
])(
  '`summary-file` is the text of the job summary when the verdict is %s',
  async (verdict, given) => {
    const inputs = { ...withoutReport, ...('inputs' in given && given.inputs) };
    const result = await runScenario({ ...given, inputs });
    const job = verdict === 'passed' ? 'succeeds' : 'fails';
    expectVerdict(result, verdict, job);
    expectSameText(result);
  },
);

it('is that of the cancelled job, not of what was found before', async () => {
  const result = await runCancelled({
    app: 'clean.test',
    rules: [{ path: /\/v1\/reports\//, fault: { kind: 'hang' } }],
    cancel: { after: at('GET', /\/v1\/reports\//) },
  });
  expect(result.summary).toContain('`not-tested` (`cancelled`)');
  expectSameText(result);
});

it('shows no more than the summary does', async () => {
  const result = await runScenario({ inputs: { ...withoutReport, details: 'counts' } });
  expectSameText(result);
  expect(readFileSync(fileOf(result), 'utf8')).toContain('Only counts are shown here');
});

it('is a warning when it cannot be written, and the verdict stands', async () => {
  const result = await expectGate('passed', {
    app: 'clean.test',
    inputs: withoutReport,
    env: { RUNNER_TEMP: '/dev/null' },
  });
  expect(fileOf(result)).toBe('');
  expect(result.annotations).toEqual([
    expect.objectContaining({
      level: 'warning',
      message: expect.stringMatching(/^The file of the job summary could not be written: /),
    }),
  ]);
});
