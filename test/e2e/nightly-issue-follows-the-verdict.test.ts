import { expect, it, onTestFinished } from 'vitest';
import { startGitHubApi } from '../support/github-api.ts';
import { branchEvent } from '../support/github-event.ts';
import { runScenario } from '../support/scenario.ts';
import { withoutReport } from './support/expectations.ts';

it('opens one issue for scheduled runs that fail or could not test, and closes it when one passes', async () => {
  const github = await startGitHubApi();
  onTestFinished(github.close);
  const nightly = (inputs: Record<string, string> = {}) =>
    runScenario({
      github,
      event: branchEvent('schedule'),
      inputs: { ...withoutReport, 'open-issue': 'true', ...inputs },
    });

  await nightly({ 'dry-run': 'true' });
  await nightly({ 'wait-for-completion': 'false' });
  expect(github.issues).toEqual([]); // nobody wanted to know
  await nightly();
  expect(github.issues).toMatchObject([{ state: 'open', title: 'Security Test Gate: vulnerable is not proven clean' }]);
  await nightly({ 'timeout-minutes': '0.0001' });
  expect(github.issues).toMatchObject([{ state: 'open', body: expect.stringContaining('`timed-out`') }]);
  await nightly({ username: '', password: '' });
  expect(github.issues).toMatchObject([{ state: 'open', body: expect.stringContaining('`missing-credentials`') }]);
  await nightly({ 'fail-on-severity': 'none' });
  expect(github.issues).toMatchObject([{ state: 'closed' }]);
});
