import { expect } from 'vitest';
import {
  branchEvent,
  headSha,
  indirectEvent,
  openPull,
  pullRequestEvent,
} from '../../../harness/github-event.ts';
import {
  brokenDeployment,
  clean,
  deployed,
  failed,
  having,
  notDeployed,
  passed,
  rowsOf,
  tested,
  vulnerable,
} from '../support/row.ts';
import type { ExampleResult } from '../support/run-example.ts';
import type { Scene } from '../support/scene.ts';

const fork = { ...openPull, head: { ...openPull.head, repository: 'mallory/shop' } };
const other = { ...openPull, number: 7, head: { ...openPull.head, sha: 'd'.repeat(40) } };

/** The status `security-test` on the head of the pull request, as it went. */
const statusOf = ({ github }: Scene) =>
  github.statuses
    .filter(({ sha, context }) => sha === headSha && context === 'security-test')
    .map(({ state }) => state);

const build = { example: 'workflow-run-build.yml', event: pullRequestEvent() };
const ofBuild = rowsOf(build, {
  'builds the head of a pull request, and leaves what was built behind': {
    files: { 'build.sh': '#!/bin/sh\necho built > "$1"\n' },
    jobs: { build: 'success' },
    check: ({ stubs: [checkout, upload] }) => {
      expect(checkout?.inputs.ref).toBe(headSha);
      expect(upload).toMatchObject({ inputs: { name: 'app' }, files: { 'app.tar.gz': 'built\n' } });
    },
  },
  'leaves nothing behind when the build fails': {
    files: { 'build.sh': '#!/bin/sh\necho half > "$1"\nexit 3\n' },
    jobs: { build: 'failure' },
    check: ({ stubs }) => expect(stubs.map(({ action }) => action)).toEqual(['actions/checkout']),
  },
});

/** A pull request as GitHub lists it, of a repository and with a label. */
const listed = (number: number, of = 'mallory/shop', label = 'security-test') => ({
  number,
  head: { repo: { full_name: of } },
  base: { repo: { full_name: 'octo-org/shop' } },
  labels: [{ name: label }],
});
/** GitHub's command line, which knows the pull requests of the branch, and filters them. */
const githubCli = (...pulls: object[]) => `#!/bin/sh
case "$*" in
  'api --method GET repos/octo-org/shop/pulls '*' -f head=mallory:address-form '*)
    for filter; do :; done
    echo '${JSON.stringify(pulls)}' | jq --raw-output "$filter" ;;
  'run download 30433642 --name app --dir '*) mkdir -p "$7" && echo built > "$7/app.tar.gz" ;;
  *) exit 1 ;;
esac
`;
const head = { head_repository: { owner: { login: 'mallory' } }, head_branch: 'address-form' };
const run = {
  ...{ id: 30433642, event: 'pull_request', head_sha: headSha, pull_requests: [] },
  ...{ conclusion: 'success', ...head },
};
const workflowRun = {
  example: 'workflow-run.yml',
  event: having(indirectEvent('workflow_run'), { workflow_run: run }),
  secrets: { PREVIEW_DEPLOY_TOKEN: 'token of the preview' },
  github: { pulls: [fork, other] },
  programs: { gh: githubCli(listed(42)) },
};
const ofWorkflowRun = rowsOf(workflowRun, {
  'deploys what was built of a fork, tests it, and shows it on the pull request: findings': {
    apps: vulnerable,
    jobs: { 'pull-request': 'success', deploy: 'success', 'security-test': 'failure' },
    outputs: { 'pull-request': { number: '42' }, 'security-test': failed },
    check: ({ summaries }, scene) => {
      const authorization = 'Bearer token of the preview';
      const sent = { path: '/builds', authorization, body: 'built\n' };
      expect(scene.elsewhere.received).toEqual([sent]);
      expect(summaries.join()).toContain(`tested build ${headSha}, before and after the run`);
      expect(scene.github.comments.map(({ number }) => number)).toEqual([42]);
      expect(statusOf(scene)).toEqual(['pending', 'failure']);
    },
  },
  'gives the head of a pull request without findings a green status': {
    apps: clean,
    jobs: { 'pull-request': 'success', deploy: 'success', 'security-test': 'success' },
    outputs: { 'security-test': passed },
    check: (_, scene) => expect(statusOf(scene)).toEqual(['pending', 'success']),
  },
  'refuses a pull request whose head is not the commit that was built': {
    programs: { gh: githubCli(listed(7)) },
    jobs: { 'pull-request': 'success', deploy: 'success', 'security-test': 'failure' },
    outputs: { 'security-test': { verdict: 'error', reason: 'invalid-input' } },
    check: ({ requests }, { github }) => {
      expect(requests).toEqual([]);
      expect([...github.statuses, ...github.comments]).toEqual([]);
    },
  },
  'tests nothing, and turns the commit red, when there is no pull request': {
    programs: { gh: githubCli() },
    jobs: { 'pull-request': 'failure', deploy: 'skipped', 'security-test': 'failure' },
    outputs: { 'security-test': notDeployed },
    check: (_, scene) => expect(statusOf(scene).at(-1)).toBe('error'),
  },
  'neither deploys nor tests a fork before somebody adds the label': {
    programs: { gh: githubCli(listed(42, 'mallory/shop', 'bug')) },
    jobs: { 'pull-request': 'failure', deploy: 'skipped', 'security-test': 'failure' },
    outputs: { 'security-test': notDeployed },
    check: ({ shown }, { elsewhere }) => {
      expect(shown).toContain('lacks the label security-test');
      expect(elsewhere.received).toEqual([]);
    },
  },
  'tests a branch of the repository without a label': {
    programs: { gh: githubCli(listed(42, 'octo-org/shop', 'bug')) },
    apps: clean,
    jobs: { 'pull-request': 'success', deploy: 'success', 'security-test': 'success' },
    outputs: { 'security-test': passed },
  },
});

const comment = indirectEvent('issue_comment');
const commentCommand = {
  example: 'comment-command.yml',
  event: comment,
  github: { pulls: [fork] },
};
const nothing = ({ requests, calls }: ExampleResult) => expect([...requests, ...calls]).toEqual([]);
const ofComment = rowsOf(commentCommand, {
  'tests a pull request on request, and shows the result there': {
    apps: clean,
    ...tested(passed),
    check: (_, scene) => {
      expect(scene.github.comments.map(({ number }) => number)).toEqual([42]);
      expect(statusOf(scene)).toEqual(['pending', 'success']);
    },
  },
  'tests a pull request on request: findings': {
    apps: vulnerable,
    ...tested(failed),
    check: (_, scene) => expect(statusOf(scene)).toEqual(['pending', 'failure']),
  },
  'does nothing for a stranger who comments': {
    event: having(comment, { comment: { body: '/security-test', author_association: 'NONE' } }),
    jobs: { 'security-test': 'skipped' },
    check: nothing,
  },
  'does nothing for a comment on an issue': {
    event: having(comment, { issue: { number: 42 } }),
    jobs: { 'security-test': 'skipped' },
    check: nothing,
  },
});

const mergeQueue = { example: 'merge-queue.yml', event: branchEvent('merge_group') };
const ofMergeQueue = rowsOf(mergeQueue, {
  'tests the commit of the group in the queue, and comments nowhere: findings': {
    apps: vulnerable,
    ...deployed(failed),
    check: ({ stubs, summaries, commit }, { github }) => {
      expect(stubs.map(({ inputs }) => inputs.ref)).toEqual([commit]);
      expect(summaries.join()).toContain(`tested build ${commit}, before and after the run`);
      expect(github.comments).toEqual([]);
    },
  },
  'lets a group without findings pass': {
    apps: clean,
    ...deployed(passed),
  },
  'fails the group whose build was not deployed': {
    ...brokenDeployment,
  },
  'tests the head of a pull request before it enters the queue': {
    event: pullRequestEvent(),
    apps: clean,
    ...deployed(passed),
    check: ({ stubs }) => expect(stubs.map(({ inputs }) => inputs.ref)).toEqual([headSha]),
  },
});

export const otherEventRows = [...ofBuild, ...ofWorkflowRun, ...ofComment, ...ofMergeQueue];
