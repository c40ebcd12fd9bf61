import { expect, it } from 'vitest';
import { expectGate, expectStory, messages } from './support/expectations.ts';

const free = { username: 'appsec@free.test', password: 'rehearse-free-appsec' };

it('warns and lets the verdict stand when the free tier has no reports', async () => {
  const result = await expectGate('failed (findings)', { app: 'free.test', inputs: free });
  expect(result.outputs).toMatchObject({ 'findings-count': '7', 'report-path': '' });
  const warnings = messages(result, 'warning');
  expect(warnings).toEqual([expect.stringContaining('`upload-report: false`')]);
  await expectStory(result);
});
