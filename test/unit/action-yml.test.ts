import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { actionYml, problemsOfAction } from './docs/github-language-service.ts';

const input = z.strictObject({
  description: z.string(),
  required: z.literal(true).optional(),
  default: z.string().optional(),
});
const manifest = z
  .strictObject({
    name: z.literal('Security Test Gate'),
    description: z.string(),
    author: z.string(),
    branding: z.strictObject({ icon: z.string(), color: z.string() }),
    inputs: z.record(z.string(), input),
    outputs: z.record(z.string(), z.strictObject({ description: z.string() })),
    runs: z.strictObject({ using: z.literal('node24'), main: z.literal('dist/gate/index.js') }),
  })
  .parse(parse(actionYml));

describe('action.yml', () => {
  it("is accepted by GitHub's own parser", async () => {
    expect(await problemsOfAction(actionYml)).toEqual([]);
  });

  it("is not accepted by GitHub's own parser with a runtime or a context that does not exist", async () => {
    const broken = actionYml.replace('node24', 'node25').replace('github.token', 'secrets.token');
    expect(await problemsOfAction(broken)).toHaveLength(2);
  });

  it('declares the inputs that users write, each with its default', () => {
    const inputs = Object.entries(manifest.inputs);
    expect(inputs.map(([name, { default: value }]) => [name, value])).toEqual([
      ['base-url', undefined],
      ['auth-url', ''],
      ['username', ''],
      ['password', ''],
      ['api-token', ''],
      ['app-id', ''],
      ['app-url', ''],
      ['task-id', ''],
      ['wait-for-completion', 'true'],
      ['fail-on-severity', ''],
      ['fail-on-new-only', 'false'],
      ['baseline-app-id', ''],
      ['baseline-file', ''],
      ['warn-only', 'false'],
      ['on-not-tested', 'fail'],
      ['config-file', ''],
      ['needs', ''],
      ['pull-request-number', ''],
      ['commit-status', ''],
      ['timeout-minutes', '30'],
      ['queue-timeout-minutes', '30'],
      ['on-active-run', 'wait'],
      ['max-reruns', '1'],
      ['poll-interval-seconds', '5'],
      ['poll-max-interval-seconds', '60'],
      ['request-timeout-seconds', '30'],
      ['max-retries', '4'],
      ['registration-timeout-minutes', '0'],
      ['version-url', ''],
      ['expected-version', ''],
      ['version-timeout-minutes', '5'],
      ['upload-report', 'auto'],
      ['artifact-name', 'security-report'],
      ['retention-days', '0'],
      ['report-timeout-seconds', '60'],
      ['sarif-file', ''],
      ['openapi-file', ''],
      ['findings-file', ''],
      ['predicate-file', ''],
      ['details', 'auto'],
      ['comment-summary-in-pr', 'on-failure'],
      ['open-issue', 'false'],
      ['annotations', 'true'],
      ['github-token', '${{ github.token }}'],
      ['ca-cert-file', ''],
      ['dry-run', 'false'],
    ]);
  });

  it('requires base-url alone', () => {
    const required = Object.entries(manifest.inputs).filter(([, { required }]) => required);
    expect(required.map(([name]) => name)).toEqual(['base-url']);
  });

  it('declares the outputs that users read', () => {
    expect(Object.keys(manifest.outputs)).toEqual([
      'verdict',
      'reason',
      'app-id',
      'task-id',
      'task-state',
      'run-number',
      'status-url',
      'findings-count',
      'critical-count',
      'high-count',
      'medium-count',
      'low-count',
      'blocking-count',
      'new-count',
      'accepted-count',
      'report-path',
      'report-artifact-id',
      'report-artifact-url',
      'sarif-file',
      'findings-file',
      'predicate-file',
      'summary-file',
    ]);
  });

  // The runner evaluates expressions wherever it reads them, and refuses an action with one where
  // none belongs.
  it('has expressions in defaults alone', () => {
    const described = Object.values({ ...manifest.inputs, ...manifest.outputs });
    expect(described.filter(({ description }) => description.includes('${{'))).toEqual([]);
  });

  it('describes every input and output in one line', () => {
    const described = Object.entries({ ...manifest.inputs, ...manifest.outputs });
    const poor = described.filter(([, { description }]) => !/^[^\n]{10,}\.$/.test(description));
    expect(poor).toEqual([]);
  });
});
