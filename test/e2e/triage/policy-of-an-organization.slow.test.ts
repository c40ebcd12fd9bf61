import { expect, it } from 'vitest';
import { policyFile } from '../support/policies.ts';
import { openGitHub } from '../support/setting.ts';
import { accepting } from './support/policy-history.ts';
import { claimed, expectRefused, open, testedStage } from './support/tested-stage.ts';

const [first = '', second = '', third = ''] = ['1', '2', '3'].map((digit) => digit.repeat(40));
const named = (file: string) => ({ 'config-file': `octo-org/policies/${file}` });
const inputs = named('gate.yml@v1');

/** GitHub with three versions of the organization's policy; `v2` accepts nothing any more. */
function githubOfOrganization() {
  const history = [
    { sha: first, files: { 'gate.yml': `accept:\n${accepting(claimed)}` } },
    { sha: second, files: { 'gate.yml': `accept:\n${accepting(open)}` } },
    { sha: third, files: { 'gate.yml': 'accept: []' } },
  ];
  return openGitHub({
    others: { 'octo-org/policies': { refs: { 'tags/v1': second, 'tags/v2': third }, history } },
  });
}

it('is followed in place of that of the repository, and the log names it', async () => {
  const { sync, idOf } = await testedStage();
  const workspace = { [policyFile]: `accept:\n${accepting(claimed)}` };
  const result = await sync(await githubOfOrganization(), { inputs, workspace });
  expect(result.changed, result.shownLog).toEqual([idOf(open)]);
  expect(result.shownLog).toContain('Policy: gate.yml of octo-org/policies@v1 at 2222222 (blob ');
  expect(result.github.calls().filter((call) => call.includes('/shop'))).toEqual([]);
});

it('reopens what its earlier versions accepted', async () => {
  const { sync, idOf } = await testedStage();
  await sync(await githubOfOrganization(), { inputs });
  const result = await sync(await githubOfOrganization(), { inputs: named('gate.yml@v2') });
  expect(result.changed).toEqual([idOf(open)]);
});

it.each([
  ['for want of the ref', named('gate.yml@v3'), {}, 'no branch, tag or commit v3'],
  ['for want of the file', named('other.yml@v1'), {}, 'never existed; correct `config-file`.'],
  ['by what names no file', named('@v1'), {}, 'Input `config-file` must be a path'],
])('changes nothing %s, whatever the checkout has', async (_, given, step, message) => {
  const { sync } = await testedStage();
  const workspace = { [policyFile]: `accept:\n${accepting(open)}` };
  const result = await sync(await githubOfOrganization(), { inputs: given, workspace, ...step });
  expectRefused(result, message);
});
