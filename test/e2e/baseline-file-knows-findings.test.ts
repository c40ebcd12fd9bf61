import { expect, it } from 'vitest';
import type { ScenarioResult } from '../support/scenario.ts';
import { knownFile, newOnly, stageWithRun } from './support/baselines.ts';
import { expectVerdict, trigger } from './support/expectations.ts';

const app = 'vulnerable.test';
const inputs = { ...newOnly, 'baseline-file': knownFile };

function expectRefused(result: ScenarioResult, message: RegExp): void {
  expectVerdict(result, 'error (invalid-baseline)');
  expect(result.shownLog).toMatch(message);
  expect(result.requests.filter((request) => trigger.test(request))).toEqual([]);
}

function expectKnown(result: ScenarioResult): void {
  expectVerdict(result, 'passed');
  expect(result.outputs).toMatchObject({
    'new-count': '0',
    'findings-count': '7',
    'blocking-count': '0',
  });
}

it('passes what an earlier run found, and fails what is new: in its app by id, in another by what it is', async () => {
  const { stage, known } = await stageWithRun(app);
  const content: { findings: { severity: string }[] } = JSON.parse(known);
  const findings = content.findings.filter(({ severity }) => severity !== 'Critical');
  const lacking = JSON.stringify({ ...content, findings });
  for (const host of [app, 'late-report.test']) {
    expectKnown(await stage.run({ app: host, base: { [knownFile]: known }, inputs }));
    const result = await stage.run({ app: host, base: { [knownFile]: lacking }, inputs });
    expectVerdict(result, 'failed (findings)');
    expect(result.outputs).toMatchObject({
      'new-count': '1',
      'blocking-count': '1',
      'findings-count': '7',
    });
  }
});

it('is not taken from the checkout of a pull request, by whatever way', async () => {
  const { stage, known } = await stageWithRun(app);
  for (const file of [knownFile, `./x/../${knownFile}`, `/proc/self/cwd/${knownFile}`]) {
    const given = { ...inputs, 'baseline-file': file };
    const result = await stage.run({ app, workspace: { [knownFile]: known }, inputs: given });
    expectRefused(
      result,
      /`baseline-file`: there is no file .*known\.json in branch main at [0-9a-f]{7}; .*outside of the workspace/,
    );
  }
});
