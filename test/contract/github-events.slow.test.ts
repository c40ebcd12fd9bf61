import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toolFile } from '../../scripts/tools.ts';
import { describeEvent } from '../../src/github/event.ts';

const file = toolFile('contract', '@octokit/webhooks-examples/api.github.com/index.json');
const webhooks: { name: string; examples: Record<string, unknown>[] }[] = JSON.parse(
  readFileSync(file, 'utf8'),
);
const sha = 'sha-of-the-runner';

/** The payloads that GitHub publishes as examples of an event, and what we read of each. */
function described(event: string, name = event) {
  const examples = webhooks.find((webhook) => webhook.name === event)?.examples ?? [];
  if (examples.length === 0) throw new Error(`GitHub publishes no example of ${event}.`);
  const variables = { GITHUB_SHA: sha, GITHUB_EVENT_NAME: name };
  return examples.map((payload) => ({ payload, read: describeEvent(variables, payload) }));
}

describe('in the examples that GitHub publishes', () => {
  it.each(['pull_request', 'pull_request_target'])(
    'a pull request is known by its number, and by the commit that it proposes (%s)',
    (name) => {
      const examples = described('pull_request', name);
      for (const { read } of examples)
        expect(read).toMatchObject({
          name,
          pullRequest: { number: 2, isFork: false },
          headSha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
          defaultBranch: 'master',
        });
      expect(examples.length).toBeGreaterThan(20);
    },
  );

  it('no workflow run is about a fork', () => {
    for (const { read } of described('workflow_run')) expect(read.subject.isFork).toBe(false);
  });

  it.each<[string, (payload: object) => string]>([
    ['push', (payload) => Object(Object(payload).head_commit).id ?? sha],
    ['merge_group', () => '2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d'],
    ['workflow_dispatch', () => sha],
  ])(
    'an event that is about no pull request names what was pushed or is merged: %s',
    (name, commitOf) => {
      for (const { payload, read } of described(name))
        expect(read).toMatchObject({ pullRequest: undefined, headSha: commitOf(payload) });
    },
  );

  it.each([
    ['workflow_run', 'workflow_run'],
    ['deployment', 'deployment'],
    ['deployment_status', 'deployment'],
    ['check_run', 'check_run'],
    ['check_suite', 'check_suite'],
    ['status', 'sha'],
  ])('%s names the commit that it is about', (name, member) => {
    for (const { payload, read } of described(name)) {
      const source = Object(payload)[member];
      const commit = source.head_sha ?? source.sha ?? source;
      expect(commit).toMatch(/^[\da-f]{40}$/);
      const isDeployed = name.startsWith('deployment');
      expect(read).toMatchObject({ headSha: commit, subject: { commit, isDeployed } });
    }
  });

  it('a comment is about the pull request that it is on, and about none on an issue', () => {
    for (const { payload, read } of described('issue_comment')) {
      const { pull_request, number } = Object(payload.issue);
      expect(read.subject.pullRequests).toEqual(pull_request ? [number] : []);
    }
  });

  it.each(['workflow_dispatch', 'repository_dispatch', 'issue_comment', 'release'])(
    '%s is about no commit',
    (name) => {
      for (const { read } of described(name)) expect(read.subject.commit).toBeUndefined();
    },
  );
});
