import { expect, it } from 'vitest';
import { knownFile, newOnly, stageWithRun } from './support/baselines.ts';
import { expectVerdict, requestsTo, trigger } from './support/expectations.ts';

const app = 'vulnerable.test';
const inputs = { ...newOnly, 'baseline-file': knownFile };

it.each([
  ['its app by id', app],
  ['another by what it is', 'late-report.test'],
])('passes what an earlier run found, and fails what is new: in %s', async (_, host) => {
  const { stage, known } = await stageWithRun(app);
  const content: { findings: { severity: string }[] } = JSON.parse(known);
  const findings = content.findings.filter(({ severity }) => severity !== 'Critical');
  const lacking = JSON.stringify({ ...content, findings });
  for (const [file, verdict, count] of [
    [known, 'passed', '0'],
    [lacking, 'failed (findings)', '1'],
  ] as const) {
    const result = await stage.run({ app: host, base: { [knownFile]: file }, inputs });
    expectVerdict(result, verdict);
    expect(result.outputs).toMatchObject({
      'new-count': count,
      'blocking-count': count,
      'findings-count': '7',
    });
  }
});

it('is not taken from the checkout of a pull request', async () => {
  const { stage, known } = await stageWithRun(app);
  const given = { ...inputs, 'baseline-file': `/proc/self/cwd/${knownFile}` };
  const result = await stage.run({ app, workspace: { [knownFile]: known }, inputs: given });
  expectVerdict(result, 'error (invalid-baseline)');
  expect(result.shownLog).toMatch(
    /`baseline-file`: there is no file .*known\.json in octo-org\/shop, branch main at [0-9a-f]{7}; .*outside of the workspace/,
  );
  expect(requestsTo(result, trigger)).toEqual([]);
});
