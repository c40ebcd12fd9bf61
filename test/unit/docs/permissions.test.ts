import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { describeEvent } from '../../../src/github/event.ts';
import { examples, inDocuments } from './copied-workflows.ts';
import { root } from './github-language-service.ts';

const step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
});
const permissions = z.record(z.string(), z.string());
const workflow = z.object({
  on: z.union([z.string(), z.record(z.string(), z.unknown())]),
  permissions,
  jobs: z.record(
    z.string(),
    z.object({ permissions: permissions.optional(), steps: z.array(step) }),
  ),
});
type Step = z.infer<typeof step>;

/** Whether the gate reads what governs it by GitHub's API, by its own account. */
const isProposal = (event: string) =>
  describeEvent({ GITHUB_EVENT_NAME: event }, {}).proposal !== undefined;
const workflowSchema = z.object({
  definitions: z.object({
    'on-mapping-strict': z.object({
      mapping: z.object({ properties: z.record(z.string(), z.unknown()) }),
    }),
  }),
});
/** Every event that GitHub's own parser lets a workflow start on. */
function eventsOfWorkflows(): string[] {
  const schema = JSON.parse(
    read('node_modules/@actions/workflow-parser/dist/workflow-v1.0.min.json'),
  );
  return Object.keys(
    workflowSchema.parse(schema).definitions['on-mapping-strict'].mapping.properties,
  );
}

const pullRequests = ['pull_request', 'pull_request_target'];
const gate = /^OWNER\/security-test-gate@/;
/** A gate that asks GitHub with the token of its job. */
const isGate = ({ uses = '', with: given }: Step) => gate.test(uses) && !('github-token' in given);
/** Whether a gate asks GitHub for a pull request that the event does not bring. */
const adopts = ({ with: given }: Step, events: string[]) =>
  'pull-request-number' in given || events.includes('issue_comment');

/**
 * Rows of docs/permissions.md: the words by which each is told apart, what it is about, and what it
 * grants.
 */
const features: {
  row: RegExp;
  is: (step: Step, events: string[]) => boolean;
  needs: Record<string, string>;
}[] = [
  {
    row: /^Gate on any event but /,
    is: (one, events) => isGate(one) && events.some(isProposal),
    needs: { contents: 'read' },
  },
  {
    row: /^Gate with `pull-request-number`/,
    is: (one, events) => isGate(one) && adopts(one, events),
    needs: { 'pull-requests': 'read' },
  },
  {
    row: /writes the comment$/,
    is: (one, events) =>
      isGate(one) &&
      (adopts(one, events) || events.some((event) => pullRequests.includes(event))) &&
      one.with['comment-summary-in-pr'] !== 'never',
    needs: { 'pull-requests': 'write' },
  },
  {
    row: /^Gate with `commit-status`/,
    is: (one) => isGate(one) && 'commit-status' in one.with,
    needs: { statuses: 'write' },
  },
  {
    row: /keeps the issue$/,
    is: (one, events) =>
      isGate(one) && events.includes('schedule') && one.with['open-issue'] === true,
    needs: { issues: 'write' },
  },
  {
    row: /^`triage` with `action: sync`/,
    is: ({ uses = '', with: given }) =>
      uses.startsWith('OWNER/security-test-gate/triage@') && String(given.action).includes('sync'),
    needs: { contents: 'read' },
  },
  {
    row: /^`actions\/checkout`/,
    is: ({ uses = '', with: given }) =>
      uses.startsWith('actions/checkout@') && !('repository' in given),
    needs: { contents: 'read' },
  },
  {
    row: /upload-sarif`$/,
    is: ({ uses = '' }) => uses.startsWith('github/codeql-action/upload-sarif@'),
    needs: { 'security-events': 'write', actions: 'read' },
  },
  {
    row: /^`actions\/attest`/,
    is: ({ uses = '' }) => uses.startsWith('actions/attest@'),
    needs: { 'id-token': 'write', attestations: 'write' },
  },
  {
    row: /^`gh run download`/,
    is: ({ run = '' }) => run.includes('gh run '),
    needs: { actions: 'read' },
  },
  {
    row: /^`gh api` for pull requests/,
    is: ({ run = '' }) => /gh api .*\/pulls\b/.test(run),
    needs: { 'pull-requests': 'read' },
  },
];

/** What the steps of a job need, by the rows of the table. */
function needs(steps: Step[], events: string[]): Record<string, string> {
  const found = features.filter(({ is }) => steps.some((one) => is(one, events)));
  return Object.assign({}, ...found.map((feature) => feature.needs));
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** The doctor's own job is given those of the gate, which it examines. */
const documents = inDocuments.filter(([name]) => !name.endsWith(' doctor/README.md'));
const jobs = [...examples, ...documents].flatMap(([name, text]) => {
  const { on, jobs: found, permissions: all } = workflow.parse(parse(text));
  const events = typeof on === 'string' ? [on] : Object.keys(on);
  return Object.entries(found).map(([job, one]) => ({
    name: `${name}, ${job}`,
    events,
    permissions: all,
    ...one,
  }));
});

describe('the permissions of the workflows that users copy', () => {
  it.each(jobs)(
    'are exactly those that its steps need: $name',
    ({ permissions: granted, steps, events }) => {
      expect(granted).toEqual(needs(steps, events));
    },
  );

  it('cover every feature of the table', () => {
    const covered = features.filter(({ is }) =>
      jobs.some(({ steps, events }) => steps.some((one) => is(one, events))),
    );
    expect(covered).toEqual(features);
  });
});

describe('docs/permissions.md', () => {
  const rows = read('docs/permissions.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
  const cells = rows.map((row) => row.split(' | ').map((cell) => cell.replace(/^\| /, '')));

  it('has a row for each feature, with its permissions', () => {
    expect(cells).toHaveLength(features.length);
    for (const { row, needs: granted } of features) {
      const found = cells.find(([what = '']) => row.test(what));
      const named = Object.entries(granted).map(([name, access]) => `\`${name}: ${access}\``);
      expect(found?.[1]).toBe(named.join(', '));
    }
  });

  it('names the events on which the gate reads nothing by the API', () => {
    const [, but = ''] = /^\| Gate on any event but (.*?):/m.exec(rows.join('\n')) ?? [];
    const named = [...but.matchAll(/`(\w+)`/g)].map(([, event]) => event);
    expect(named.toSorted()).toEqual(eventsOfWorkflows().filter((event) => !isProposal(event)));
  });
});
