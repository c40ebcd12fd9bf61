import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { close, listen } from '../../../harness/loopback-server.ts';
import { project } from '../../../harness/project.ts';

const at = '/repos/acme/security-test-gate';
type Item = Record<string, unknown>;

/** GitHub's API as far as settings go: it stores what it receives, and adds members of its own. */
async function startGitHub() {
  const rulesets: Item[] = [];
  const kept = new Map<string, unknown>();
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
    const isEnvironment = path.endsWith('/release');
    if (call.startsWith('PUT')) kept.set(path, isEnvironment ? shown(body) : { enabled: true });
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
function shown({ reviewers, prevent_self_review }: Item) {
  const people = (reviewers as { id: number }[]).map(({ id }) => ({
    type: 'User',
    reviewer: { id },
  }));
  return {
    protection_rules: [
      { id: 1, type: 'required_reviewers', prevent_self_review, reviewers: people },
    ],
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
  expect(before.output.match(/differs/g)).toHaveLength(5);
  expect(writes).toEqual([]);
  for (let time = 0; time < 2; time += 1)
    expect(await run(url, ...ours)).toMatchObject({ status: 0 });
  expect(rulesets.map(({ name }) => name).toSorted()).toEqual(['Releases', 'main']);
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
