import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headSha, pullRequestEvent } from '../../../harness/github-event.ts';
import { describeEvent } from '../../../src/github/event.ts';

const file = 'node_modules/@octokit/webhooks-examples/api.github.com/index.json';
const webhooks: { name: string; examples: Record<string, unknown>[] }[] = JSON.parse(
  readFileSync(file, 'utf8'),
);
const examplesOf = (name: string) =>
  webhooks.find((webhook) => webhook.name === name)?.examples ?? [];

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
  it('is known by its number, and by the commit that it proposes', () => {
    for (const payload of examplesOf('pull_request'))
      for (const name of ['pull_request', 'pull_request_target'])
        expect(describeAs(name, payload)).toMatchObject({
          name,
          pullRequest: { number: 2, isFork: false },
          headSha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
          defaultBranch: 'master',
        });
    expect(examplesOf('pull_request').length).toBeGreaterThan(20);
    expect(describeAs('pull_request', pullRequestEvent().payload)).toMatchObject({ headSha });
  });

  it.each([
    ['of another repository', { repo: { full_name: 'mallory/Hello-World', fork: true } }],
    ['whose repository was deleted', { repo: null }],
    ['of which nothing is said', {}],
  ])('with a head %s comes from a fork', (_, head) => {
    const payload = structuredClone(examplesOf('pull_request')[0]);
    Object.assign(payload?.pull_request ?? {}, { head });
    expect(describeAs('pull_request', payload).pullRequest).toEqual({ number: 2, isFork: true });
  });

  it('of which only the number is told counts as from a fork', () => {
    const payload = { pull_request: { number: 3 } };
    expect(describeAs('pull_request', payload).pullRequest).toEqual({ number: 3, isFork: true });
  });

  it('within a repository that is itself a fork does not come from a fork', () => {
    const repo = { full_name: 'me/fork', fork: true };
    const payload = { pull_request: { number: 3, head: { sha: 'a', repo }, base: { repo } } };
    expect(describeAs('pull_request', payload).pullRequest).toEqual({ number: 3, isFork: false });
  });
});

it.each([
  ['pull_request', { pull_request: { head: { sha: headSha } } }],
  ['pull_request_target', { pull_request: { head: { sha: headSha } } }],
  ['check_run', { check_run: { head_sha: headSha } }],
  ['check_suite', { check_suite: { head_sha: headSha } }],
  ['status', { sha: headSha }],
  ['workflow_run', { workflow_run: { head_sha: headSha } }],
])('the commit is the one that %s is about, and never that of GITHUB_SHA', (name, payload) => {
  expect(describeAs(name, payload).headSha).toBe(headSha);
  expect(describeAs(name, {}).headSha).toBeUndefined();
});

describe('events that are not about one pull request', () => {
  it('have none', () => {
    for (const name of ['push', 'merge_group', 'workflow_dispatch'])
      for (const payload of examplesOf(name))
        expect(describeAs(name, payload).pullRequest).toBeUndefined();
    expect(describeAs('schedule', schedule).pullRequest).toBeUndefined();
  });

  it('tell the commit that was pushed, but not of a branch that was deleted', () => {
    for (const payload of examplesOf('push'))
      expect(describeAs('push', payload).headSha).toBe(
        Object(payload.head_commit).id ?? 'sha-of-the-runner',
      );
    expect(examplesOf('push').map(({ deleted }) => deleted)).toContain(true);
  });

  it('tell the commit that an annotated tag points to', () => {
    const tagged = { after: 'sha-of-the-tag', head_commit: { id: 'sha-of-the-commit' } };
    expect(describeAs('push', tagged).headSha).toBe('sha-of-the-commit');
    expect(describeAs('push', { ...tagged, head_commit: null }).headSha).toBe('sha-of-the-runner');
  });

  it('tell the commit that a merge group would make', () => {
    const commit = '2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d';
    for (const payload of examplesOf('merge_group'))
      expect(describeAs('merge_group', payload).headSha).toBe(commit);
  });

  it('leave the commit to the runner otherwise', () => {
    const tip = { headSha: 'sha-of-the-runner', defaultBranch: 'main' };
    const [dispatch] = examplesOf('workflow_dispatch');
    expect(describeAs('schedule', schedule)).toMatchObject(tip);
    expect(describeAs('workflow_dispatch', dispatch)).toMatchObject(tip);
  });
});

describe('what an event is about', () => {
  it.each([
    ['workflow_run', 'workflow_run'],
    ['deployment', 'deployment'],
    ['deployment_status', 'deployment'],
    ['check_run', 'check_run'],
    ['check_suite', 'check_suite'],
    ['status', 'sha'],
  ])('is the commit that %s names', (name, member) => {
    for (const payload of examplesOf(name)) {
      const told = Object(payload)[member];
      const commit = told.head_sha ?? told.sha ?? told;
      expect(commit).toMatch(/^[\da-f]{40}$/);
      const isDeployed = name.startsWith('deployment');
      expect(describeAs(name, payload).subject).toMatchObject({ commit, isDeployed });
    }
    expect(examplesOf(name).length).toBeGreaterThan(0);
    expect(describeAs(name, {}).subject.commit).toBe('');
  });

  it('is the pull request that a comment is on, and none of an issue', () => {
    for (const payload of examplesOf('issue_comment')) {
      const { pull_request, number } = Object(payload.issue);
      const { subject } = describeAs('issue_comment', payload);
      expect(subject.pullRequest).toBe(pull_request && number);
    }
    const issue = { number: 7, pull_request: { url: 'https://api.github.test/pulls/7' } };
    expect(describeAs('issue_comment', { issue }).subject.pullRequest).toBe(7);
    expect(describeAs('issues', { issue }).subject.pullRequest).toBeUndefined();
  });

  it.each(['workflow_dispatch', 'repository_dispatch', 'schedule', 'issue_comment', 'release'])(
    'is no commit on %s',
    (name) => {
      for (const payload of [{}, { sha: 'a' }, ...examplesOf(name)])
        expect(describeAs(name, payload).subject.commit).toBeUndefined();
    },
  );
});

describe('the place of the job', () => {
  const repository = { owner: 'octo-org', name: 'shop' };

  it('is its repository, the file of its workflow without the branch, and its key', () => {
    const place = { repository, workflow: '.github/workflows/gate.yml', job: 'security' };
    expect(describeAs('schedule', schedule)).toMatchObject(place);
  });

  it('has the name of the workflow where its file is not told, and the repository of the payload', () => {
    const told = describeEvent({ GITHUB_WORKFLOW: 'Gate' }, schedule);
    expect(told).toMatchObject({ workflow: 'Gate', repository });
  });
});

describe('a proposal', () => {
  const proposalOf = (name: string, payload: unknown) => describeAs(name, payload).proposal;
  const unknown = 'workflow_run deployment_status issue_comment check_suite invented_later';
  const pull_request = { number: 1, base: { ref: 'release/1', sha: 'a'.repeat(40) } };
  const repository = { default_branch: 'main' };

  it.each(['pull_request', 'pull_request_target', 'pull_request_review'])(
    'is for the base branch on %s',
    (name) => {
      expect(proposalOf(name, { pull_request, repository })).toEqual({ base: 'release/1' });
    },
  );

  it('is a merge group', () => {
    const merge_group = { base_ref: 'refs/heads/refs/heads/x', base_sha: 'b'.repeat(40) };
    expect(proposalOf('merge_group', { merge_group })).toEqual({ base: 'refs/heads/x' });
  });

  it.each([...unknown.split(' '), 'repository_dispatch'])(
    'for nobody knows which branch may be behind %s',
    (name) => {
      expect(proposalOf(name, { repository })).toEqual({ base: undefined });
    },
  );

  it.each(['pull_request', 'pull_request_target', 'merge_group', 'workflow_run'])(
    'stays one if %s does not tell its base',
    (name) => {
      for (const pull_request of [undefined, {}, { base: { ref: 7 } }])
        expect(proposalOf(name, { pull_request })).toEqual({ base: undefined });
      expect(proposalOf(name, undefined)).toEqual({ base: undefined });
    },
  );

  it.each(['push', 'schedule', 'workflow_dispatch', 'release', ''])(
    'is not what "%s" is about',
    (name) => {
      expect(proposalOf(name, { repository })).toBeUndefined();
    },
  );
});

it('the ref of a run is protected only if the runner says so', () => {
  const isProtected = (said?: string) =>
    describeEvent({ GITHUB_REF_PROTECTED: said }, {}).isRefProtected;
  expect([undefined, '', 'false', 'True', 'true'].filter(isProtected)).toEqual(['true']);
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
