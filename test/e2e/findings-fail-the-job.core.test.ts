import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectVerdict, expectWholeStory } from './support/expectations.ts';

it('fails an app with open findings at or above the threshold, and tells which', async () => {
  const result = await runScenario({ app: 'vulnerable.test' });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
  expect(result.outputs).toMatchObject({
    'findings-count': '7',
    'critical-count': '1',
    'high-count': '3',
    'medium-count': '1',
    'low-count': '2',
    'blocking-count': '4',
    'run-number': '1',
  });
  expect(result.artifacts.map(({ name, mimeType }) => `${name} ${mimeType}`)).toEqual([
    'security-report.pdf application/pdf',
  ]);
  await expectWholeStory(result);
});
