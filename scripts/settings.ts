/**
 * Applies the settings of this repository on GitHub, which no commit contains: the rulesets in
 * `.github/settings/`, immutable releases, private reports of vulnerabilities, the rights of
 * workflows, and the environment that releases. Usage: `GH_TOKEN=… npm run settings -- <owner>/<name> <reviewer> [--check]`, with
 * the token of an administrator; with `--check` it changes nothing. Ends with status 1 where
 * something differs: lists must contain what is wanted, and nothing else.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { project } from '../harness/project.ts';
import { messageOf } from '../src/text/sentences.ts';

const folder = join(project, '.github/settings');
const namedSchema = z.looseObject({ name: z.string() });
const idSchema = z.object({ id: z.number() });
const listSchema = z.array(z.object({ id: z.number(), name: z.string() }));
/** One setting: where to read it, what it must be, and the request that applies it, if one can. */
interface Setting {
  name: string;
  /** Path to read it from; undefined if it does not exist yet. */
  read: string | undefined;
  wanted: object;
  apply?: { method: 'POST' | 'PUT'; path: string; body?: object };
}

/** Calls GitHub's API; returns undefined for something that does not exist. */
type Call = (method: string, path: string, body?: object) => Promise<unknown>;

function createCall(token: string): Call {
  const origin = process.env.GITHUB_API_URL ?? 'https://api.github.com';
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' };
    const sent = body && { body: JSON.stringify(body) };
    const response = await fetch(`${origin}/${path}`, { method, headers, ...sent });
    const text = await response.text();
    if (response.status === 404 && method === 'GET') return undefined;
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
    return text === '' ? {} : JSON.parse(text);
  };
}

async function listSettings(
  call: Call,
  repository: string,
  reviewerId: number,
): Promise<Setting[]> {
  const base = `repos/${repository}`;
  const existing = listSchema.parse(await call('GET', `${base}/rulesets`));
  const rulesets = globSync('*.json', { cwd: folder }).map((file): Setting => {
    const wanted = namedSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    const { id } = existing.find(({ name }) => name === wanted.name) ?? {};
    const read = id === undefined ? undefined : `${base}/rulesets/${id}`;
    const method = id === undefined ? 'POST' : 'PUT';
    const apply = { method, path: read ?? `${base}/rulesets`, body: wanted } as const;
    return { name: `ruleset ${wanted.name}`, read, wanted, apply };
  });
  const put = (name: string, path: string, wanted: object, body?: object): Setting => ({
    name,
    read: `${base}/${path}`,
    wanted,
    apply: { method: 'PUT', path: `${base}/${path}`, ...(body && { body }) },
  });
  return [
    ...rulesets,
    put('immutable releases', 'immutable-releases', { enabled: true }),
    put('private reports', 'private-vulnerability-reporting', { enabled: true }),
    put(
      'rights of workflows',
      'actions/permissions/workflow',
      rightsOfWorkflows,
      rightsOfWorkflows,
    ),
    put('environment release', 'environments/release', ...environmentOf(reviewerId)),
    branchesOfEnvironment(base),
    deployKeys(base),
    codeOwners(base),
  ];
}

/** Everybody who may push a branch could approve their own changes by a workflow. */
const rightsOfWorkflows = {
  default_workflow_permissions: 'read',
  can_approve_pull_request_reviews: false,
};

/** The environment that releases: what GitHub returns for it, and the request that sets it. */
function environmentOf(id: number): [wanted: object, body: object] {
  const rule = { type: 'required_reviewers', prevent_self_review: true };
  const reviewers = { ...rule, reviewers: [{ type: 'User', reviewer: { id } }] };
  const chosen = {
    deployment_branch_policy: { protected_branches: false, custom_branch_policies: true },
  };
  return [
    { protection_rules: [reviewers, { type: 'branch_policy' }], ...chosen },
    { prevent_self_review: true, reviewers: [{ type: 'User', id }], ...chosen },
  ];
}

function branchesOfEnvironment(base: string): Setting {
  const path = `${base}/environments/release/deployment-branch-policies`;
  const main = { name: 'main', type: 'branch' };
  // GitHub accepts one that is already there.
  const apply = { method: 'POST', path, body: main } as const;
  return { name: 'branches of release', read: path, wanted: { branch_policies: [main] }, apply };
}

/** Every key that may write passes by the ruleset of tags. People make it: see docs/releasing.md. */
function deployKeys(base: string): Setting {
  const wanted = [{ title: 'release', read_only: false }];
  return { name: 'deploy keys', read: `${base}/keys`, wanted };
}

/** An owner that GitHub does not know, such as an organization, has to approve nothing. */
function codeOwners(base: string): Setting {
  return { name: 'code owners', read: `${base}/codeowners/errors`, wanted: { errors: [] } };
}

/** Whether a value is what is wanted; GitHub adds members of its own, but no items of a list. */
function holds(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(wanted))
    return (
      Array.isArray(value) &&
      value.length === wanted.length &&
      wanted.every((item) => value.some((other) => holds(other, item)))
    );
  return Object.entries(wanted).every(([name, item]) => holds(Reflect.get(value, name), item));
}

async function main(): Promise<void> {
  const options = { check: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [repository = '', reviewer = ''] = positionals;
  const { GH_TOKEN: token = '' } = process.env;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || reviewer === '' || token === '')
    throw new Error('Usage: GH_TOKEN=… npm run settings -- <owner>/<name> <reviewer> [--check]');
  const call = createCall(token);
  const { id } = idSchema.parse(await call('GET', `users/${reviewer}`));
  const list = () => listSettings(call, repository, id);
  if (!values.check)
    for (const { apply } of await list())
      if (apply) await call(apply.method, apply.path, apply.body);
  for (const { name, read, wanted } of await list()) {
    const isSet = read !== undefined && holds(await call('GET', read), wanted);
    console.log(`${isSet ? 'as wanted' : 'differs'}: ${name}`);
    if (!isSet) process.exitCode = 1;
  }
}

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}
