import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

const free = { username: 'appsec@free.test', password: 'rehearse-free-appsec' };

it('warns and lets the verdict stand when the free tier has no reports', async () => {
  const result = await runScenario({ app: 'free.test', inputs: free });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
  expect(result.outputs).toMatchObject({ 'findings-count': '7', 'report-path': '' });
  const warnings = result.annotations
    .filter(({ level }) => level === 'warning')
    .map(({ message }) => message);
  expect(warnings).toEqual([expect.stringContaining('`upload-report: false`')]);
  await expectStory(result);
});
