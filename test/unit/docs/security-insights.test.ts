import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { read, root } from './github-language-service.ts';

/** The parts of OpenSSF Security Insights 2.0.0 that the file uses; further members are refused. */
const contacts = z.tuple([z.strictObject({ name: z.string(), primary: z.boolean() })]);
const tool = z.strictObject({
  name: z.string(),
  type: z.enum(['fuzzing', 'container', 'secret', 'SCA', 'SAST', 'other']),
  rulesets: z.array(z.string()),
  integration: z.strictObject({ adhoc: z.boolean(), ci: z.boolean(), release: z.boolean() }),
  results: z.strictObject({}),
});
const insights = z.strictObject({
  header: z.strictObject({
    'schema-version': z.literal('2.0.0'),
    'last-updated': z.iso.date(),
    'last-reviewed': z.iso.date(),
    url: z.url(),
  }),
  project: z.strictObject({
    name: z.string(),
    administrators: contacts,
    repositories: z.tuple([
      z.strictObject({ name: z.string(), comment: z.string(), url: z.url() }),
    ]),
    'vulnerability-reporting': z.strictObject({
      'reports-accepted': z.boolean(),
      'bug-bounty-available': z.boolean(),
      'security-policy': z.url(),
    }),
    documentation: z.strictObject({
      'detailed-guide': z.url(),
      'code-of-conduct': z.url(),
      'quickstart-guide': z.url(),
      'release-process': z.url(),
      'signature-verification': z.url(),
    }),
  }),
  repository: z.strictObject({
    url: z.url(),
    status: z.literal('active'),
    'accepts-change-request': z.boolean(),
    'accepts-automated-change-request': z.boolean(),
    'core-team': contacts,
    license: z.strictObject({ url: z.url(), expression: z.literal('MIT') }),
    release: z.strictObject({
      'automated-pipeline': z.boolean(),
      changelog: z.url(),
      'distribution-points': z.tuple([z.strictObject({ uri: z.url(), comment: z.string() })]),
    }),
    security: z.strictObject({
      assessments: z.strictObject({
        self: z.strictObject({ comment: z.string(), evidence: z.url() }),
      }),
      tools: z.array(tool),
    }),
  }),
});

const text = read('.github/security-insights.yml');

it('security-insights.yml has the form of its specification', () => {
  expect(insights.safeParse(parse(text)).error?.issues).toBeUndefined();
});

it('security-insights.yml names files that exist, and tools that run', () => {
  const files = [...text.matchAll(/security-test-gate\/(?:blob|tree)\/main\/([\w./-]+)/g)];
  expect(files.length).toBeGreaterThan(6);
  for (const [, file = ''] of files) expect(existsSync(join(root, file)), file).toBe(true);
  const scanning = read('.github/workflows/code-scanning.yml');
  for (const part of ['queries: security-extended', 'zizmor-action@', 'dependency-review-action@'])
    expect(scanning).toContain(part);
});

it('zizmor accepts no action without a commit but our own', () => {
  const policies = parse(read('.github/zizmor.yml')).rules['unpinned-uses'].config.policies;
  const isOwn = (name: string) => name.startsWith('OWNER/security-test-gate');
  for (const [name, policy] of Object.entries(policies))
    expect(policy).toBe(isOwn(name) ? 'ref-pin' : 'hash-pin');
  expect(policies['*']).toBe('hash-pin');
});
