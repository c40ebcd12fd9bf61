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

/** A pull request of `mallory/shop` with the label, as GitHub lists it, and what differs of it. */
const listed = ({ of = 'mallory/shop', label = 'security-test', sha = headSha } = {}) => ({
  number: 42,
  head: { sha, ref: 'address-form', repo: of === '' ? null : { full_name: of } },
  labels: [{ name: label }],
});
/** GitHub's command line, which lists all pull requests, and filters them. */
const githubCli = (...pulls: object[]) => `#!/bin/sh
case "$*" in
  'api --paginate repos/octo-org/shop/pulls?'*)
    for filter; do :; done
    echo '${JSON.stringify(pulls)}' | jq --raw-output "$filter" ;;
  'api --silent --method DELETE repos/octo-org/shop/issues/42/labels/security-test') ;;
  'run download 30433642 --name app --dir '*) mkdir -p "$7" && echo built > "$7/app.tar.gz" ;;
  *) exit 1 ;;
esac
`;
/** The end of a build, of a repository unless that was deleted. */
const endOfBuild = (of = 'mallory/shop') => {
  const head = {
    head_repository: of === '' ? null : { full_name: of },
    head_branch: 'address-form',
  };
  const run = { id: 30433642, event: 'pull_request', head_sha: headSha, pull_requests: [] };
  return having(indirectEvent('workflow_run'), {
    workflow_run: { ...run, conclusion: 'success', ...head },
  });
};
const [firstAttempt, secondAttempt] = [
  ['--env', 'GITHUB_RUN_ATTEMPT=1'],
  ['--env', 'GITHUB_RUN_ATTEMPT=2'],
];
/** Nothing is deployed or tested, and the job that looks for the pull request says why. */
const refused = (reason: string) =>
  ({
    jobs: { 'pull-request': 'failure', deploy: 'skipped', 'security-test': 'failure' },
    outputs: { 'security-test': notDeployed },
    check: ({ shown }: ExampleResult, { elsewhere }: Scene) => {
      expect(shown).toContain(reason);
      expect(elsewhere.received).toEqual([]);
    },
  }) as const;
const workflowRun = {
  example: 'workflow-run.yml',
  event: endOfBuild(),
  flags: secondAttempt,
  secrets: { PREVIEW_DEPLOY_TOKEN: 'token of the preview' },
  github: { pulls: [fork] },
  programs: { gh: githubCli(listed()) },
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
  'neither deploys nor tests a build that is not of the head of the pull request': {
    programs: { gh: githubCli(listed({ sha: 'd'.repeat(40) })) },
    ...refused('No open pull request into main has the commit'),
  },
  'neither deploys nor tests a build of a fork that was deleted, whatever pull requests there are':
    {
      event: endOfBuild(''),
      programs: { gh: githubCli(listed({ of: '' }), listed({ of: 'octo-org/shop' })) },
      ...refused('No open pull request into main has the commit'),
    },
  'tests nothing, and turns the commit red, when there is no pull request': {
    programs: { gh: githubCli() },
    jobs: { 'pull-request': 'failure', deploy: 'skipped', 'security-test': 'failure' },
    outputs: { 'security-test': notDeployed },
    check: (_, scene) => expect(statusOf(scene).at(-1)).toBe('error'),
  },
  'neither deploys nor tests a fork before somebody adds the label': {
    programs: { gh: githubCli(listed({ label: 'bug' })) },
    ...refused('is of a fork: look at it'),
  },
  'neither deploys nor tests a later commit of a fork that has the label': {
    flags: firstAttempt,
    ...refused('is of a fork: look at it'),
  },
  'neither deploys nor tests a fork whose label cannot be removed': {
    programs: { gh: githubCli(listed()).replace('issues/42', 'issues/7') },
    jobs: { 'pull-request': 'failure', deploy: 'skipped', 'security-test': 'failure' },
    outputs: { 'security-test': notDeployed },
  },
  'tests a branch of the repository without a label': {
    event: endOfBuild('octo-org/shop'),
    flags: firstAttempt,
    programs: { gh: githubCli(listed({ of: 'octo-org/shop', label: 'bug' })) },
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

const group = {
  group: [{ sha: headSha, pulls: [41, 42] }],
  pulls: [{ ...openPull, number: 41 }, openPull],
};
const mergeQueue = { example: 'merge-queue.yml', event: branchEvent('merge_group') };
const ofMergeQueue = rowsOf(mergeQueue, {
  'tests the commit of the group in the queue, and comments on its pull requests: findings': {
    apps: vulnerable,
    github: group,
    ...deployed(failed),
    check: ({ stubs, summaries, commit }, { github }) => {
      expect(stubs.map(({ inputs }) => inputs.ref)).toEqual([commit]);
      expect(summaries.join()).toContain(`tested build ${commit}, before and after the run`);
      expect(github.comments.map(({ number }) => number).toSorted()).toEqual([41, 42]);
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
