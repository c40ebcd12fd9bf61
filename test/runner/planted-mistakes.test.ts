import { expect, it } from 'vitest';
import { rows } from './rows/every-row.ts';
import { expectRow } from './support/row.ts';

/** A mistake in an example, the row that it breaks, and what is seen instead of what must be. */
const mistakes: [name: string, says: RegExp, change: [from: string, to: string], seen: unknown][] =
  [
    [
      'a wrong output name',
      /^shows the findings as alerts/,
      ['steps.gate.outputs.sarif-file', 'steps.gate.outputs.sarif'],
      [],
    ],
    [
      'a missing `if: always()`',
      /tests nothing, when the build was not deployed$/,
      ['    if: ${{ always() }}\n', ''],
      { deploy: 'failure', 'security-test': 'skipped' },
    ],
    [
      'a missing `needs`',
      /tests nothing, when the build was not deployed$/,
      ["          needs: ${{ !inputs.task-id && toJSON(needs) || '' }}\n", ''],
      { 'security-test': { reason: 'app-not-found' } },
    ],
    [
      'a fork that is deployed without a label',
      /^neither deploys nor tests a fork before/,
      ['any(.labels[]; .name == "security-test")', 'true'],
      { 'pull-request': 'success', deploy: 'success', 'security-test': 'failure' },
    ],
    [
      'a label that holds for later commits',
      /^neither deploys nor tests a later commit of a fork/,
      [' || [ "$GITHUB_RUN_ATTEMPT" = 1 ]', ''],
      { 'pull-request': 'success', deploy: 'success', 'security-test': 'failure' },
    ],
    [
      'a deployment of whatever the branch has built',
      /^neither deploys nor tests a build that is not of the head/,
      ['.head.sha == env.HEAD_SHA and ', ''],
      { 'pull-request': 'success', deploy: 'success', 'security-test': 'failure' },
    ],
    [
      'a call of the reusable workflow without the password',
      /^has the reusable workflow pass a build without findings$/,
      ['      password: ${{ secrets.SECURITY_TEST_PASSWORD }}\n', ''],
      { deploy: 'success', 'security-test': 'failure' },
    ],
    [
      'a status of another name',
      /^gives the head of a pull request without findings a green status$/,
      ['commit-status: security-test', 'commit-status: security'],
      [],
    ],
    [
      'an answer to anybody who comments',
      /^does nothing for a stranger who comments$/,
      [`"COLLABORATOR"]`, `"COLLABORATOR", "NONE"]`],
      { 'security-test': 'failure' },
    ],
    [
      'a verdict that is signed only when the gate succeeds',
      /^signs for the deployed image that findings failed it$/,
      ['always() && steps.gate', 'steps.gate'],
      [],
    ],
    [
      'a portfolio that tests its first part again and again',
      /^tests every app once, split into parts/,
      ['matrix.part.matrix', 'fromJSON(needs.apps.outputs.parts)[0].matrix'],
      expect.not.objectContaining({ 'security-test of vulnerable': 'failure' }),
    ],
    [
      'a nightly that starts a test whatever is known',
      /^starts no test of an app that was tested since noon/,
      ['needs.outdated.outputs.matrix', 'inputs.matrix'],
      { 'security-test of clean': 'success' },
    ],
    [
      'a release by a result of any age',
      /^releases nothing where the last result is too old/,
      ['          max-result-age-hours: 0.0001\n', ''],
      { 'security-result': 'success', release: 'success' },
    ],
    [
      'a heartbeat that counts a run by hand',
      /^opens an issue when the nightly workflow has not run/,
      [' --event schedule', ''],
      expect.not.stringContaining('Created:'),
    ],
    [
      'a heartbeat without a limit',
      /^shows apps without a result although the workflow ran$/,
      ['          max-result-age-hours: 48\n', ''],
      { heartbeat: 'success' },
    ],
    [
      'a proof of the build that an adopted test cannot give',
      /^judges a test that an earlier run left behind, when it is given its task id, and deploys/,
      [
        "${{ !inputs.task-id && 'https://test.example.com/version' || '' }}",
        'https://test.example.com/version',
      ],
      { deploy: 'skipped', 'security-test': 'failure' },
    ],
    [
      'logins that do not matter',
      /^tests nothing while the logins do not work/,
      ["          needs: ${{ !inputs.task-id && toJSON(needs) || '' }}\n", ''],
      { 'security-test': { reason: 'run-failed' } },
    ],
    [
      "a promotion that trusts any branch's signature",
      /^refuses an image whose signature is only that of a branch/,
      [' --source-ref refs/heads/main', ''],
      { 'security-result': 'success', promote: 'success' },
    ],
    [
      'a promotion that trusts the first verdict',
      /^refuses an image that has failed since it passed/,
      ['max_by(', 'min_by('],
      { 'security-result': 'success', promote: 'success' },
    ],
    [
      'a second gate that forgives its findings',
      /^tests two apps of one deployment in one job/,
      ['          artifact-name: security-report-back-office', '          warn-only: true'],
      { deploy: 'success', 'security-test': 'success' },
    ],
    [
      'a misspelt secret',
      /^passes a build without findings/,
      ['secrets.SECURITY_TEST_PASSWORD', 'secrets.SECURITY_PASSWORD'],
      { deploy: 'success', 'security-test': 'failure' },
    ],
  ];

it.each(mistakes)('%s is seen', async (_, says, [from, to], seen) => {
  const row = rows.find((each) => says.test(each.says));
  if (!row) throw new Error(`No row says ${says}.`);
  const patch = (text: string) => (row.patch?.(text) ?? text).replaceAll(from, to);
  await expect(expectRow({ ...row, patch })).rejects.toMatchObject({ actual: seen });
});
