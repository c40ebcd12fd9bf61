import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeEvent } from '../../../src/github/event.ts';
import { copied, parseWorkflow, type Step } from './copied-workflows.ts';
import { read } from './github-language-service.ts';

/** Whether the gate reads what governs it by GitHub's API, by its own account. */
const isProposal = (event: string) =>
  describeEvent({ GITHUB_EVENT_NAME: event }, {}).proposal !== undefined;

/** Every event that GitHub's own parser lets a workflow start on. */
function eventsOfWorkflows(): string[] {
  const file = 'node_modules/@actions/workflow-parser/dist/workflow-v1.0.min.json';
  const { properties } = JSON.parse(read(file)).definitions['on-mapping-strict'].mapping;
  return Object.keys(z.record(z.string(), z.unknown()).parse(properties));
}

const pullRequests = ['pull_request', 'pull_request_target'];
const gate = /^OWNER\/security-test-gate@/;
/** A gate that asks GitHub with the token of its job. */
const isGate = ({ uses, with: given }: Step) => gate.test(uses) && !('github-token' in given);
/** Whether a gate asks GitHub for a pull request that the event does not bring. */
const adopts = ({ with: given }: Step, events: string[]) =>
  'pull-request-number' in given || events.includes('issue_comment');

const onPullRequest = (events: string[]) => events.some((event) => pullRequests.includes(event));
const isUse = (name: string) => (step: Step) => step.uses.startsWith(`${name}@`);

/**
 * Rows of docs/permissions.md: the words by which each is told apart, what it grants, and the steps
 * it is about.
 */
const features: [
  row: RegExp,
  needs: Record<string, string>,
  is: (step: Step, events: string[]) => boolean,
][] = [
  [
    /^Gate on any event but /,
    { contents: 'read' },
    (one, events) => isGate(one) && events.some(isProposal),
  ],
  [
    /^Gate with `pull-request-number`/,
    { 'pull-requests': 'read' },
    (one, events) => isGate(one) && adopts(one, events),
  ],
  [
    /writes the comment$/,
    { 'pull-requests': 'write' },
    (one, events) =>
      isGate(one) &&
      (adopts(one, events) || onPullRequest(events)) &&
      one.with['comment-summary-in-pr'] !== 'never',
  ],
  [
    /^Gate with `commit-status`/,
    { statuses: 'write' },
    (one) => isGate(one) && 'commit-status' in one.with,
  ],
  [
    /keeps the issue$/,
    { issues: 'write' },
    (one, events) => isGate(one) && events.includes('schedule') && one.with['open-issue'] === true,
  ],
  [
    /^`triage` with `action: sync`/,
    { contents: 'read' },
    (one) =>
      isUse('OWNER/security-test-gate/triage')(one) && String(one.with.action).includes('sync'),
  ],
  [
    /^`actions\/checkout`/,
    { contents: 'read' },
    (one) => isUse('actions/checkout')(one) && !('repository' in one.with),
  ],
  [
    /upload-sarif`$/,
    { 'security-events': 'write', actions: 'read' },
    isUse('github/codeql-action/upload-sarif'),
  ],
  [/^`actions\/attest`/, { 'id-token': 'write', attestations: 'write' }, isUse('actions/attest')],
  [/^`gh run download`/, { actions: 'read' }, ({ run }) => run.includes('gh run ')],
  [
    /^`gh api` for pull requests/,
    { 'pull-requests': 'read' },
    ({ run }) => /gh api .*\/pulls\b/.test(run),
  ],
];

/** Every job of the workflows; the doctor's own is given those of the gate, which it examines. */
const jobs = copied
  .filter(([name]) => !name.endsWith(' doctor/README.md'))
  .flatMap(([name, text]) => {
    const { on, jobs: found } = parseWorkflow(text);
    return Object.entries(found).map(([job, { permissions, steps }]) => ({
      name: `${name}, ${job}`,
      permissions,
      /** Whether a row of the table is about the job. */
      has: ([, , is]: (typeof features)[number]) => steps.some((one) => is(one, Object.keys(on))),
    }));
  });

describe('the permissions of the workflows that users copy', () => {
  it.each(jobs)('are exactly those that its steps need: $name', ({ permissions, has }) => {
    const needed = features.filter(has).map(([, needs]) => needs);
    expect(permissions ?? {}).toEqual(Object.assign({}, ...needed));
  });

  it('cover every feature of the table', () => {
    expect(features.filter((feature) => jobs.some(({ has }) => has(feature)))).toEqual(features);
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
    for (const [row, granted] of features) {
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
