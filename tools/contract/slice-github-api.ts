/**
 * Cuts what the gate uses out of GitHub's own description of its API, and removes the rest: 400 MB.
 * npm runs it after the installation; tests read `node_modules/.cache/github-api.json`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
type Members = { [key: string]: Json };

const source = join(import.meta.dirname, 'node_modules/@octokit/openapi');
const cache = join(import.meta.dirname, 'node_modules/.cache');

/** What of GitHub's API the gate, the organization's kit and `npm run settings` use. */
const paths = [
  '/user',
  '/repos/{owner}/{repo}',
  '/orgs/{org}/rulesets',
  '/repos/{owner}/{repo}/rulesets',
  '/repos/{owner}/{repo}/immutable-releases',
  '/repos/{owner}/{repo}/private-vulnerability-reporting',
  '/repos/{owner}/{repo}/environments/{environment_name}',
  '/repos/{owner}/{repo}/commits',
  '/repos/{owner}/{repo}/commits/{ref}',
  '/repos/{owner}/{repo}/commits/{ref}/statuses',
  '/repos/{owner}/{repo}/compare/{basehead}',
  '/repos/{owner}/{repo}/statuses/{sha}',
  '/repos/{owner}/{repo}/commits/{commit_sha}/pulls',
  '/repos/{owner}/{repo}/pulls',
  '/repos/{owner}/{repo}/pulls/{pull_number}',
  '/repos/{owner}/{repo}/pulls/{pull_number}/files',
  '/repos/{owner}/{repo}/compare/{basehead}',
  '/repos/{owner}/{repo}/contents/{path}',
  '/repos/{owner}/{repo}/git/blobs/{file_sha}',
  '/repos/{owner}/{repo}/git/commits/{commit_sha}',
  '/repos/{owner}/{repo}/branches/{branch}',
  '/repos/{owner}/{repo}/rules/branches/{branch}',
  '/repos/{owner}/{repo}/issues',
  '/repos/{owner}/{repo}/issues/{issue_number}',
  '/repos/{owner}/{repo}/issues/{issue_number}/comments',
  '/repos/{owner}/{repo}/issues/comments/{comment_id}',
];

/**
 * These paths, as JSON: reading all 13 MB would take Prism half a minute. Bodies of requests are
 * held to the fields that are described, since GitHub ignores others without a word. `nullable`
 * beside no type is spelt out: Prism cannot compile it, and lets everything pass where it cannot
 * compile a schema.
 */
function slice(whole: Members): string {
  const used: Members = {};
  for (const path of paths) used[path] = requireValue(whole, 'paths', path);
  forbidOtherFields(used);
  const components: Members = {};
  collect(used, { whole, components });
  const { openapi = '', info = '' } = whole;
  return JSON.stringify(
    { openapi, info, paths: used, components, servers: [{ url: '/' }] },
    spellOutNull,
  );
}

function spellOutNull(_: string, value: Json): Json {
  const { nullable, ...schema } = members(value);
  return nullable === true && schema.type === undefined
    ? { anyOf: [schema, { enum: [null] }] }
    : value;
}

function members(value: Json | undefined): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function requireValue(value: Json, ...path: string[]): Json {
  const found = path.reduce<Json | undefined>((within, name) => members(within)[name], value);
  if (found === undefined) throw new Error(`GitHub's description has no ${path.join(' ')}.`);
  return found;
}

function forbidOtherFields(used: Members): void {
  for (const operation of Object.values(used).flatMap((item) => Object.values(members(item)))) {
    const body = members(operation).requestBody;
    if (body)
      members(requireValue(body, 'content', 'application/json', 'schema')).additionalProperties =
        false;
  }
}

/** Adds every component that a part refers to, directly or through others. */
function collect(part: Json, context: { whole: Members; components: Members }): void {
  if (typeof part !== 'object' || part === null) return;
  for (const value of Object.values(part)) collect(value, context);
  const reference = members(part).$ref;
  if (typeof reference !== 'string') return;
  const [, , kind = '', name = ''] = reference.split('/');
  const { whole, components } = context;
  components[kind] ??= {};
  const group = members(components[kind]);
  if (name in group) return;
  group[name] = requireValue(whole, 'components', kind, name);
  collect(group[name], context);
}

mkdirSync(cache);
const description = slice(
  JSON.parse(readFileSync(join(source, 'generated/api.github.com.json'), 'utf8')),
);
writeFileSync(join(cache, 'github-api.json'), description);
rmSync(source, { recursive: true });
