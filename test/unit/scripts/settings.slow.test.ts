import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { close, listen } from '../../../harness/loopback-server.ts';
import { project } from '../../../harness/project.ts';

const at = '/repos/acme/security-test-gate';
type Item = Record<string, unknown>;

const keys = `${at}/keys`;
const environment = `${at}/environments/release`;
const codeOwners = `${at}/codeowners/errors`;
const approvals = `${at}/actions/permissions/workflow`;
const releaseKey = { id: 7, title: 'release', read_only: false };

/** GitHub's API as far as settings go: it stores what it receives, and adds members of its own. */
async function startGitHub() {
  const rulesets: Item[] = [];
  const kept = new Map<string, unknown>([
    [keys, [releaseKey]],
    [codeOwners, { errors: [] }],
    [approvals, { default_workflow_permissions: 'write', can_approve_pull_request_reviews: true }],
  ]);
  const writes: string[] = [];
  const answerOfRulesets = (call: string, path: string, body: Item): unknown => {
    if (call === `GET ${at}/rulesets`) return rulesets.map(({ id, name }) => ({ id, name }));
    const ruleset = rulesets.find(({ id }) => path === `${at}/rulesets/${id}`);
    if (ruleset) return call.startsWith('PUT') ? Object.assign(ruleset, body) : ruleset;
    rulesets.push({ ...body, id: rulesets.length + 1, node_id: 'RRS' });
    return rulesets.at(-1);
  };
  const answer = (call: string, path: string, body: Item): unknown => {
    if (call === 'GET /users/octocat') return { login: 'octocat', id: 583231 };
    if (path.includes('/rulesets')) return answerOfRulesets(call, path, body);
    const isEnvironment = path === environment;
    if (call.startsWith('PUT'))
      kept.set(path, isEnvironment ? shown(body) : { enabled: true, ...body });
    if (call.startsWith('POST')) kept.set(path, { branch_policies: [{ id: 3, ...body }] });
    return kept.get(path);
  };
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    if (method !== 'GET') writes.push(`${method} ${url}`);
    const sent = await text(request);
    const body: Item = sent === '' ? {} : JSON.parse(sent);
    const answered = answer(`${method} ${url}`, url, body);
    response.writeHead(answered === undefined ? 404 : 200).end(JSON.stringify(answered ?? {}));
  });
  const url = await listen(server);
  onTestFinished(() => close(server));
  return { url, rulesets, kept, writes };
}

/** An environment as GitHub shows it. */
function shown({ reviewers, prevent_self_review, deployment_branch_policy }: Item) {
  const people = (reviewers as { id: number }[]).map(({ id }) => ({
    type: 'User',
    reviewer: { id },
  }));
  return {
    protection_rules: [
      { id: 1, type: 'required_reviewers', prevent_self_review, reviewers: people },
      { id: 2, type: 'branch_policy' },
    ],
    deployment_branch_policy,
  };
}

function run(url: string, ...args: string[]): Promise<{ status: number; output: string }> {
  const env = { ...process.env, GITHUB_API_URL: url, GH_TOKEN: 'ghp_fake' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(project, 'scripts/settings.ts'), ...args],
      { env },
      (error, stdout, stderr) =>
        resolve({ status: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

const ours = ['acme/security-test-gate', 'octocat'];

it('applies all settings, again without effect, and finds what differs since', async () => {
  const { url, rulesets, kept, writes } = await startGitHub();
  const before = await run(url, ...ours, '--check');
  expect(before.status).toBe(1);
  expect(before.output.match(/differs/g)).toHaveLength(9);
  expect(writes).toEqual([]);
  for (let time = 0; time < 2; time += 1)
    expect(await run(url, ...ours)).toMatchObject({ status: 0 });
  expect(rulesets.map(({ name }) => name).toSorted()).toEqual([
    'Branches like versions',
    'Releases',
    'Tags',
    'main',
  ]);
  expect(await run(url, ...ours, '--check')).toMatchObject({ status: 0 });
  Object.assign(rulesets.find(({ name }) => name === 'main') ?? {}, { enforcement: 'disabled' });
  kept.delete(`${at}/immutable-releases`);
  const after = await run(url, ...ours, '--check');
  expect(after.status).toBe(1);
  expect(after.output.match(/differs: .*/g)).toEqual([
    'differs: ruleset main',
    'differs: immutable releases',
  ]);
});

type GitHub = Awaited<ReturnType<typeof startGitHub>>;
const ruleset = ({ rulesets }: GitHub, name: string) =>
  rulesets.find((each) => each.name === name) ?? {};
const anybody = { actor_id: 5, actor_type: 'RepositoryRole', bypass_mode: 'always' };
const except = { ref_name: { include: ['~DEFAULT_BRANCH'], exclude: ['refs/heads/main'] } };

it.each<[string, (github: GitHub) => void, string]>([
  [
    'somebody who may bypass a rule',
    (github) => Object.assign(ruleset(github, 'main'), { bypass_actors: [anybody] }),
    'ruleset main',
  ],
  [
    'a branch that is left out',
    (github) => Object.assign(ruleset(github, 'main'), { conditions: except }),
    'ruleset main',
  ],
  [
    'a second reviewer',
    ({ kept }) => {
      const both = [{ id: 583231 }, { id: 2 }];
      const chosen = { protected_branches: false, custom_branch_policies: true };
      const sent = { reviewers: both, prevent_self_review: true, deployment_branch_policy: chosen };
      kept.set(environment, shown(sent));
    },
    'environment release',
  ],
  [
    'another branch that may release',
    ({ kept }) => {
      const names = ['main', '*'].map((name) => ({ name, type: 'branch' }));
      kept.set(`${environment}/deployment-branch-policies`, { branch_policies: names });
    },
    'branches of release',
  ],
  [
    'a second deploy key',
    ({ kept }) => kept.set(keys, [releaseKey, { ...releaseKey, title: 'other' }]),
    'deploy keys',
  ],
  [
    'a code owner that GitHub does not know, an organization for example',
    ({ kept }) => kept.set(codeOwners, { errors: [{ line: 2, kind: 'Unknown owner' }] }),
    'code owners',
  ],
  [
    'workflows that may approve changes',
    ({ kept }) =>
      kept.set(approvals, {
        default_workflow_permissions: 'read',
        can_approve_pull_request_reviews: true,
      }),
    'rights of workflows',
  ],
])('finds %s', async (_, change, differing) => {
  const github = await startGitHub();
  expect(await run(github.url, ...ours)).toMatchObject({ status: 0 });
  change(github);
  const { status, output } = await run(github.url, ...ours, '--check');
  expect([status, output.match(/differs: .*/g)]).toEqual([1, [`differs: ${differing}`]]);
});

it.each([[[]], [['acme']], [['acme/security-test-gate']]])(
  'says how it is used, given %j',
  async (args) => {
    const { status, output } = await run('http://127.0.0.1:1', ...args);
    expect([status, output]).toEqual([
      2,
      expect.stringContaining('npm run settings -- <owner>/<name>'),
    ]);
  },
);
