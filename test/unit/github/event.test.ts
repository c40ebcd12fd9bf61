import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headSha, pullRequestEvent } from '../../../harness/github-event.ts';
import { describeEvent } from '../../../src/github/event.ts';

interface WebhookExample {
  name: string;
  examples: Record<string, unknown>[];
}

const file = join(
  import.meta.dirname,
  '../../../node_modules/@octokit/webhooks-examples/api.github.com/index.json',
);
const webhooks: WebhookExample[] = JSON.parse(readFileSync(file, 'utf8'));
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
    for (const payload of examplesOf('pull_request')) {
      expect(describeAs('pull_request', payload)).toMatchObject({
        name: 'pull_request',
        pullRequest: { number: 2, isFork: false },
        headSha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
        defaultBranch: 'master',
      });
    }
    expect(examplesOf('pull_request').length).toBeGreaterThan(20);
    expect(describeAs('pull_request', pullRequestEvent().payload)).toMatchObject({ headSha });
  });

  it('is known on pull_request_target too', () => {
    expect(describeAs('pull_request_target', examplesOf('pull_request')[0])).toMatchObject({
      pullRequest: { number: 2 },
      headSha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
    });
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
    const pullRequest = { number: 3, head: { sha: 'a', repo }, base: { repo } };
    expect(describeAs('pull_request', { pull_request: pullRequest }).pullRequest).toEqual({
      number: 3,
      isFork: false,
    });
  });
});

describe('the commit', () => {
  it('is that of the workflow run which a workflow follows, not the head of the default branch', () => {
    for (const payload of examplesOf('workflow_run')) {
      const { headSha: sha } = describeAs('workflow_run', payload);
      expect(sha).toMatch(/^[\da-f]{40}$/);
      expect(sha).toBe(Object(payload.workflow_run).head_sha);
    }
    expect(examplesOf('workflow_run').length).toBeGreaterThan(0);
  });

  it.each(['pull_request', 'pull_request_target', 'workflow_run'])(
    'is unknown when %s does not tell it, since GITHUB_SHA is another one there',
    (name) => {
      expect(describeAs(name, {}).headSha).toBeUndefined();
    },
  );
});

describe('the commit of an event that GitHub runs on the default branch', () => {
  const tip = { GITHUB_SHA: 'f'.repeat(40) };

  it.each([
    ['check_run', { check_run: { head_sha: headSha } }],
    ['check_suite', { check_suite: { head_sha: headSha } }],
    ['status', { sha: headSha }],
    ['workflow_run', { workflow_run: { head_sha: headSha } }],
  ])('is the one that %s is about, and never the tip', (GITHUB_EVENT_NAME, payload) => {
    const variables = { ...tip, GITHUB_EVENT_NAME };
    expect(describeEvent(variables, payload).headSha).toBe(headSha);
    expect(describeEvent(variables, {}).headSha).toBeUndefined();
  });
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
    const tagged = {
      ref: 'refs/tags/v1.2.0',
      after: 'sha-of-the-tag',
      head_commit: { id: 'sha-of-the-commit' },
    };
    expect(describeAs('push', tagged).headSha).toBe('sha-of-the-commit');
    expect(describeAs('push', { ...tagged, head_commit: null }).headSha).toBe('sha-of-the-runner');
  });

  it('tell the commit that a merge group would make', () => {
    for (const payload of examplesOf('merge_group'))
      expect(describeAs('merge_group', payload).headSha).toBe(
        '2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d',
      );
  });

  it('leave the commit to the runner otherwise', () => {
    expect(describeAs('schedule', schedule)).toMatchObject({
      headSha: 'sha-of-the-runner',
      defaultBranch: 'main',
    });
    expect(describeAs('workflow_dispatch', examplesOf('workflow_dispatch')[0])).toMatchObject({
      headSha: 'sha-of-the-runner',
      defaultBranch: 'main',
    });
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
    const numbers = examplesOf('issue_comment').map((payload) => ({
      told: describeAs('issue_comment', payload).subject.pullRequest,
      actual: 'pull_request' in Object(payload.issue) ? Object(payload.issue).number : undefined,
    }));
    for (const { told, actual } of numbers) expect(told).toBe(actual);
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
  it('is its repository, the file of its workflow without the branch, and its key', () => {
    const { repository, workflow, job } = describeAs('schedule', schedule);
    expect({ repository, workflow, job }).toEqual({
      repository: { owner: 'octo-org', name: 'shop' },
      workflow: '.github/workflows/gate.yml',
      job: 'security',
    });
  });

  it('has the name of the workflow where its file is not told, and the repository of the payload', () => {
    const told = describeEvent({ GITHUB_WORKFLOW: 'Gate' }, schedule);
    expect(told).toMatchObject({
      workflow: 'Gate',
      repository: { owner: 'octo-org', name: 'shop' },
    });
  });
});

describe('a proposal', () => {
  const proposalOf = (name: string, payload: unknown) =>
    describeEvent({ GITHUB_EVENT_NAME: name }, payload).proposal;
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

  it.each([
    'workflow_run',
    'deployment_status',
    'issue_comment',
    'check_suite',
    'repository_dispatch',
    'invented_later',
  ])('for nobody knows which branch may be behind %s', (name) => {
    expect(proposalOf(name, { repository })).toEqual({ base: undefined });
  });

  it.each(['pull_request', 'pull_request_target', 'merge_group', 'workflow_run'])(
    'stays one if %s does not tell its base',
    (name) => {
      for (const payload of [
        undefined,
        {},
        { pull_request: {} },
        { pull_request: { base: { ref: 7 } } },
      ])
        expect(proposalOf(name, payload)).toEqual({ base: undefined });
    },
  );

  it.each(['push', 'schedule', 'workflow_dispatch', 'release', ''])(
    'is not what "%s" is about',
    (name) => {
      expect(proposalOf(name, { repository })).toBeUndefined();
    },
  );
});

describe('the ref of a run', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['True', false],
    ['', false],
    [undefined, false],
  ])('is protected only if the runner says so: %j', (GITHUB_REF_PROTECTED, expected) => {
    expect(describeEvent({ GITHUB_REF_PROTECTED }, {}).isRefProtected).toBe(expected);
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
