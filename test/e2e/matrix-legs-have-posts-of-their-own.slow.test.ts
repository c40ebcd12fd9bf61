import { expect, it } from 'vitest';
import { branchEvent, headSha } from '../../harness/github-event.ts';
import type { Scenario } from '../support/scenario.ts';
import { expectGate, withoutReport } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';

const [eu, us] = [{ app: { name: 'shop', region: 'eu' } }, { app: { name: 'shop', region: 'us' } }];
const failing = 'failed (findings)';
const lenient = { 'fail-on-severity': 'none' };
const asked = { ...withoutReport, 'commit-status': 'security-test' };
const failedText = expect.stringContaining('### ❌ 4 findings block');
const passedText = expect.stringContaining('✅ Passed');

/** A gate of one leg that fails, or passes because findings don't fail it. */
async function runLeg(verdict: 'passed' | typeof failing, given: Scenario) {
  const inputs = { ...asked, ...(verdict === 'passed' && lenient), ...given.inputs };
  return expectGate(verdict, { ...given, inputs });
}

it('two legs on one app have two comments and two statuses, whichever ends last', async () => {
  const github = await openGitHub();
  const always = { 'comment-summary-in-pr': 'always' };
  await runLeg(failing, { github, matrix: eu });
  await runLeg('passed', { github, matrix: us, inputs: always });
  await runLeg(failing, { github, matrix: eu });
  expect(github.comments).toMatchObject([{ body: failedText }, { body: passedText }]);
  const statuses = github.statuses.map(({ sha, context, state }) => [sha, context, state]);
  const [ofEu, ofUs] = ['security-test (shop, eu)', 'security-test (shop, us)'];
  expect(statuses).toEqual([
    [headSha, ofEu, 'pending'],
    [headSha, ofEu, 'failure'],
    [headSha, ofUs, 'pending'],
    [headSha, ofUs, 'success'],
    [headSha, ofEu, 'pending'],
    [headSha, ofEu, 'failure'],
  ]);
});

it('two legs on one app have two issues, and a leg that passes closes its own', async () => {
  const github = await openGitHub();
  const event = branchEvent('schedule');
  const nightly = { github, event, inputs: { 'open-issue': 'true', 'commit-status': '' } };
  await runLeg(failing, { ...nightly, matrix: eu });
  await runLeg(failing, { ...nightly, matrix: us });
  await runLeg('passed', {
    ...nightly,
    matrix: eu,
    inputs: { ...nightly.inputs, ...lenient },
  });
  expect(github.issues.map(({ state }) => state)).toEqual(['closed', 'open']);
});

it('two steps of one job have a comment each', async () => {
  const github = await openGitHub();
  for (const step of ['first', 'second', 'first'])
    await expectGate(failing, { github, inputs: withoutReport, env: { GITHUB_ACTION: step } });
  expect(github.comments).toHaveLength(2);
});

it.each<[string, Scenario, RegExp]>([
  [
    'a matrix that is no JSON',
    { inputs: { matrix: '{ shop' } },
    /Input `matrix` must be what the expression/,
  ],
  [
    'a leg with a line break in its values',
    { matrix: { app: 'shop\n(eu)' } },
    /Input `commit-status` must be one line of at most 255 characters, with the values of the matrix/,
  ],
  [
    'a leg whose values make the name too long',
    { matrix: { app: 'x'.repeat(240) } },
    /Input `commit-status` must be one line of at most 255 characters, with the values of the matrix/,
  ],
])('no status is set for %s', async (_, given, message) => {
  const github = await openGitHub();
  const inputs = { ...asked, ...given.inputs };
  const result = await expectGate('error (invalid-input)', { ...given, github, inputs });
  expect(result.shownLog).toMatch(message);
  expect(github.statuses).toEqual([]);
});
