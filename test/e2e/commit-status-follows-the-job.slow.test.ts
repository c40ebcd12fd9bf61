import { expect, it } from 'vitest';
import { forbidden } from '../../harness/github-api.ts';
import { branchEvent, headSha, indirectEvent, openPull } from '../../harness/github-event.ts';
import { buildOf, deployApp } from './support/deployment.ts';
import { expectVerdict, messages } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';
import { statusesOf, statusesOn } from './support/statuses.ts';

const app = 'clean.test';
const silent = { 'comment-summary-in-pr': 'never' };

it.each([
  ['a pull request that was built', indirectEvent('workflow_run'), { 'pull-request-number': '42' }],
  ['a group of the merge queue', branchEvent('merge_group'), {}],
])('is on the head of %s', async (_, event, inputs) => {
  const deployed = await deployApp(buildOf(headSha));
  const given = { app, event, inputs: { ...silent, ...deployed.inputs, ...inputs } };
  const { states } = await statusesOf(given, { pulls: [openPull] });
  expect(states).toEqual(['pending', 'success']);
});

it('that may not be set is a notice, which names the permission, and the verdict stands', async () => {
  const permissions = { contents: 'read', 'pull-requests': 'write' } as const;
  const { result, states } = await statusesOf({ app }, { permissions });
  expectVerdict(result, 'passed');
  expect(states).toEqual([]);
  expect(messages(result, 'notice').join()).toContain('permissions: statuses: write');
});

it('is set without any other permission than `statuses: write`', async () => {
  const permissions = { contents: 'read', statuses: 'write' } as const;
  const { states } = await statusesOf({ app, inputs: silent }, { permissions });
  expect(states).toEqual(['pending', 'success']);
});

it('stays pending when only the last one cannot be set', async () => {
  const github = await openGitHub();
  const onLine = (line: string) => {
    if (line.startsWith('Triggered run')) github.fail(/statuses/, forbidden, 9);
  };
  const { result, states } = await statusesOn(github, { app, onLine });
  expectVerdict(result, 'passed');
  expect(states).toEqual(['pending']);
});

it('is sent again when GitHub fails, and so is not left pending', async () => {
  const github = await openGitHub();
  const onLine = (line: string) => {
    if (line.startsWith('Triggered run'))
      github.fail(/statuses/, { status: 502, body: { message: 'Server Error' } }, 5);
  };
  const { result, states } = await statusesOn(github, { app, onLine });
  expectVerdict(result, 'passed');
  expect(states).toEqual(['pending', 'success']);
});
