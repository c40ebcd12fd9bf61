import { describe, expect, it, vi } from 'vitest';
import { headSha, pullRequestEvent } from '../../../harness/github-event.ts';
import { readEnvironment } from '../../../src/github/environment.ts';
import { describeEvent } from '../../../src/github/event.ts';

/** What the runner sets for every event. */
const variables = {
  GITHUB_REPOSITORY: 'octo-org/shop',
  GITHUB_SHA: 'sha-of-the-runner',
  GITHUB_WORKFLOW: 'Gate',
  GITHUB_WORKFLOW_REF: 'octo-org/shop/.github/workflows/gate.yml@refs/pull/42/merge',
  GITHUB_JOB: 'security',
};
const describeAs = (name: string, payload: unknown) =>
  describeEvent({ ...variables, GITHUB_EVENT_NAME: name }, payload);

/** As on github.com: the payload of a schedule holds little more than the line that was due. */
const schedule = {
  schedule: '17 3 * * *',
  workflow: '.github/workflows/gate.yml',
  repository: { full_name: 'octo-org/shop', default_branch: 'main' },
};

describe('a pull request', () => {
  it('is known by the commit that it proposes, and not by that of the runner', () => {
    expect(describeAs('pull_request', pullRequestEvent().payload)).toMatchObject({ headSha });
  });

  const repo = { full_name: 'me/fork', fork: true };
  const other = { full_name: 'mallory/fork', fork: true };
  it.each([
    ['of the same repository, which is itself a fork', { head: { repo } }, false],
    ['of another repository', { head: { repo: other } }, true],
    ['whose repository was deleted', { head: { repo: null } }, true],
    ['of which nothing is said', { head: {} }, true],
    ['that is not named', {}, true],
  ])('with a head %s: comes from a fork or not', (_, head, isFork) => {
    const payload = { pull_request: { number: 3, base: { repo }, ...head } };
    expect(describeAs('pull_request', payload).pullRequest).toEqual({ number: 3, isFork });
  });

  it.each(['pull_request', 'pull_request_target'])('(%s) stands for no GITHUB_SHA', (name) => {
    expect(describeAs(name, {}).headSha).toBeUndefined();
  });
});

it.each([
  ['the same repository', { full_name: 'octo-org/shop' }, false],
  ['another repository', { full_name: 'mallory/shop' }, true],
  ['a repository that was deleted', null, true],
])('a workflow run of %s is about the commit of a fork or not', (_, head_repository, isFork) => {
  const repository = { full_name: 'octo-org/shop' };
  const payload = { workflow_run: { head_sha: headSha, repository, head_repository } };
  expect(describeAs('workflow_run', payload).subject).toMatchObject({ isFork });
});

it.each([
  ['octo-org/shop/.github/workflows/gate.yml@refs/heads/x', '.github/workflows/gate.yml'],
  ['octo-org/rules/.github/workflows/gate.yml@v1', 'octo-org/rules/.github/workflows/gate.yml@v1'],
  [`octo-org/rules/gate.yml@${headSha}`, 'octo-org/rules/gate.yml'],
  ['', 'Gate'],
])('the workflow %s is known as %s', (ref, workflow) => {
  const given = { ...variables, GITHUB_WORKFLOW_REF: ref };
  expect(describeEvent(given, {}).workflow).toBe(workflow);
});

const sha = 'sha-of-the-runner';
const tagged = { after: 'sha-of-the-tag', head_commit: { id: 'sha-of-the-commit' } };
it.each([
  ['is what an annotated tag points to', 'push', tagged, 'sha-of-the-commit'],
  ['is not that of a deleted tag', 'push', { ...tagged, head_commit: null }, sha],
  ['is the one that the runner names', 'schedule', schedule, sha],
])(
  'the commit of an event that is not about one pull request %s: %s',
  (_, name, payload, commit) => {
    const expected = { pullRequest: undefined, headSha: commit };
    expect(describeAs(name, payload)).toMatchObject(expected);
  },
);

describe('what an event is about', () => {
  it.each([
    'workflow_run',
    'deployment',
    'deployment_status',
    'check_run',
    'check_suite',
    'status',
  ])('is no commit where %s does not name it', (name) => {
    const untold = describeAs(name, {});
    const isDeployed = name.startsWith('deployment');
    expect(untold.subject.commit).toBe('');
    expect(untold.headSha).toBe(isDeployed ? 'sha-of-the-runner' : undefined);
  });

  it.each(['rerequested', 'requested_action'])(
    'has no outcome when somebody presses a button of a check: %s',
    (action) => {
      const payload = { action, check_run: { conclusion: 'failure' } };
      expect(describeAs('check_run', payload).outcome).toBeUndefined();
      const completed = describeAs('check_run', { ...payload, action: 'completed' });
      expect(completed.outcome).toEqual({ field: 'check_run.conclusion', value: 'failure' });
    },
  );

  it('is the pull request that a comment is on, and none of an issue', () => {
    const issue = { number: 7, pull_request: { url: 'https://api.github.test/pulls/7' } };
    expect(describeAs('issue_comment', { issue }).subject.pullRequests).toEqual([7]);
    expect(describeAs('issues', { issue }).subject.pullRequests).toEqual([]);
  });

  it.each(['workflow_dispatch', 'repository_dispatch', 'schedule', 'issue_comment', 'release'])(
    'is no commit on %s',
    (name) => {
      for (const payload of [{}, { sha: 'a' }])
        expect(describeAs(name, payload).subject.commit).toBeUndefined();
    },
  );
});

describe('the place of the job', () => {
  const repository = { owner: 'octo-org', name: 'shop' };

  it('is its repository with the default branch, the file of its workflow without the branch, and its key', () => {
    const workflow = '.github/workflows/gate.yml';
    const place = { repository, defaultBranch: 'main', workflow, job: 'security' };
    expect(describeAs('schedule', schedule)).toMatchObject(place);
  });

  it('has the name of the workflow where its file is not told, and the repository of the payload', () => {
    const told = describeEvent({ GITHUB_WORKFLOW: 'Gate' }, schedule);
    expect(told).toMatchObject({ workflow: 'Gate', repository });
  });
});

it.each([undefined, null, 'text', 7, [], {}, { repository: 7, pull_request: 'x', after: null }])(
  'nothing is made up of the payload %j',
  (payload) => {
    for (const GITHUB_EVENT_NAME of ['pull_request', 'push', 'merge_group', 'schedule', undefined])
      expect(describeEvent({ GITHUB_EVENT_NAME }, payload)).toMatchObject({
        name: GITHUB_EVENT_NAME ?? '',
        repository: undefined,
        defaultBranch: undefined,
        pullRequest: undefined,
        headSha: undefined,
        workflow: '',
        job: '',
      });
  },
);

function environmentWith(variables: Record<string, string>) {
  const run = { GITHUB_REPOSITORY: 'octo-org/shop', GITHUB_RUN_ID: '7', GITHUB_EVENT_PATH: '' };
  for (const [name, value] of Object.entries({ ...run, ...variables })) vi.stubEnv(name, value);
  return readEnvironment();
}

it.each([
  ['https://github.com', false],
  ['https://octo.ghe.com', false],
  ['https://github.corp.example', true],
  ['https://forge.example:3000/git', true],
  ['http://127.0.0.1:3000', true],
  ['no address', true],
])('the server %s is another one than GitHub’s own: %s', (server, isOtherServer) => {
  expect(environmentWith({ GITHUB_SERVER_URL: server })).toMatchObject({ isOtherServer });
});

it.each([
  ['https://forge.example/git', 'https://forge.example/git/octo-org/shop/actions/runs/7'],
  ['no address', undefined],
  ['', undefined],
])('on the server %s the workflow run is at %s', (server, runUrl) => {
  expect(environmentWith({ GITHUB_SERVER_URL: server })).toMatchObject({ runUrl });
});

it('nothing is known of who can read the repository where the event does not tell', () => {
  expect(environmentWith({}).visibility).toBeUndefined();
});
