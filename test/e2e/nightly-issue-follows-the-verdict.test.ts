import { expect, it } from 'vitest';
import { branchEvent } from '../../harness/github-event.ts';
import { runScenario } from '../support/scenario.ts';
import { withoutReport } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';

it('opens one issue for scheduled runs that fail or could not test, and closes it when one passes', async () => {
  const github = await openGitHub();
  let night = 0;
  const nightly = (inputs: Record<string, string> = {}) => {
    night += 1;
    return runScenario({
      github,
      env: { GITHUB_RUN_ID: String(night) },
      event: branchEvent('schedule'),
      inputs: { ...withoutReport, 'open-issue': 'true', ...inputs },
    });
  };

  await nightly({ 'dry-run': 'true' });
  await nightly({ 'wait-for-completion': 'false' });
  expect(github.issues).toEqual([]); // nobody wanted to know
  await nightly();
  expect(github.issues).toMatchObject([
    { state: 'open', title: 'Security Test Gate: vulnerable is not proven clean' },
  ]);
  await nightly({ 'timeout-minutes': '0.0001' });
  expect(github.issues).toMatchObject([
    { state: 'open', body: expect.stringContaining('`timed-out`') },
  ]);
  await nightly({ username: '', password: '' });
  expect(github.issues).toMatchObject([
    { state: 'open', body: expect.stringContaining('`missing-credentials`') },
  ]);
  await nightly({ 'fail-on-severity': 'none' });
  expect(github.issues).toMatchObject([{ state: 'closed' }]);
});

it('keeps the issue that one leg of a matrix has opened when another leg of the same attempt passes', async () => {
  const github = await openGitHub();
  const event = branchEvent('schedule');
  const inputs = { ...withoutReport, 'open-issue': 'true' };
  await runScenario({ github, event, inputs });
  await runScenario({ github, event, inputs: { ...inputs, 'fail-on-severity': 'none' } });
  expect(github.issues).toMatchObject([
    { state: 'open', body: expect.stringContaining('❌ Failed') },
  ]);
});
