import { describe, expect, it } from 'vitest';
import {
  copied,
  eventsOf,
  isGate as isOurs,
  parseWorkflow,
  type Step,
} from './copied-workflows.ts';
import { read } from './github-language-service.ts';

/** A gate that asks GitHub with the token of its job. */
const isGate = (step: Step) => isOurs(step) && !('github-token' in step.with);
const uses = (action: string) => (step: Step) => step.uses.startsWith(`${action}@`);
const syncs = ({ with: { action } }: Step) => String(action).includes('sync');

/** A gate that asks GitHub for a pull request that the event does not bring. */
const adopts = (step: Step, events: string[]) =>
  isGate(step) && ('pull-request-number' in step.with || events.includes('issue_comment'));

function comments(step: Step, events: string[]): boolean {
  const isChange = events.some((event) => /^(pull_request(_target)?|workflow_call)$/.test(event));
  const mayComment = step.with['comment-summary-in-pr'] !== 'never';
  return isGate(step) && (adopts(step, events) || isChange) && mayComment;
}

const keepsIssue = (step: Step, events: string[]) =>
  isGate(step) && events.includes('schedule') && step.with['open-issue'] === true;

/**
 * Rows of docs/permissions.md: the words that identify each, what it grants, and the steps
 * it is about.
 */
const features: [row: RegExp, needs: string, is: (step: Step, events: string[]) => boolean][] = [
  [/^Gate: reads the policy/, 'contents: read', isGate],
  [/^Gate with `pull-request-number`/, 'pull-requests: read', adopts],
  [/writes the comment$/, 'pull-requests: write', comments],
  [/`commit-status`/, 'statuses: write', (one) => isGate(one) && 'commit-status' in one.with],
  [/keeps the issue$/, 'issues: write', keepsIssue],
  [
    /^`triage` with `action: sync`/,
    'contents: read',
    (one) => uses('OWNER/security-test-gate/triage')(one) && syncs(one),
  ],
  [/^`overview`/, 'contents: read', uses('OWNER/security-test-gate/overview')],
  [
    /^`actions\/checkout`/,
    'contents: read',
    (one) => uses('actions/checkout')(one) && !('repository' in one.with),
  ],
  [
    /upload-sarif`$/,
    'security-events: write, actions: read',
    uses('github/codeql-action/upload-sarif'),
  ],
  [/^`actions\/attest`/, 'id-token: write, attestations: write', uses('actions/attest')],
  [/^`gh attestation verify`/, 'attestations: read', ({ run }) => run.includes('gh attestation ')],
  [/^`docker login`/, 'packages: read', ({ run }) => run.includes('docker login ')],
  [/^`gh run download`/, 'actions: read', ({ run }) => run.includes('gh run ')],
  [/^`gh issue create`/, 'issues: write', ({ run }) => run.includes('gh issue ')],
  [/^`gh api` that finds/, 'pull-requests: write', ({ run }) => /gh api .*\/pulls\b/.test(run)],
];

/** Every job of the workflows; the doctor's own is given those of the gate, which it examines. */
const jobs = copied
  .filter(([name]) => !name.endsWith(' doctor/README.md'))
  .flatMap(([name, text]) => {
    const events = eventsOf(name, text);
    const { jobs: found } = parseWorkflow(text);
    return Object.entries(found).map(([job, { permissions, steps }]) => ({
      name: `${name}, ${job}`,
      permissions,
      /** Whether a row of the table is about the job. */
      has: ([, , is]: (typeof features)[number]) => steps.some((one) => is(one, events)),
    }));
  });

describe('the permissions of the workflows that users copy', () => {
  it.each(jobs)('are exactly those that its steps need: $name', ({ permissions, has }) => {
    const needed = features.filter(has).flatMap(([, needs]) => needs.split(', '));
    expect(permissions ?? {}).toEqual(Object.fromEntries(needed.map((one) => one.split(': '))));
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
    for (const [row, needs] of features) {
      const found = cells.find(([what = '']) => row.test(what));
      expect(found?.[1]).toBe(needs.replaceAll(/[\w-]+: \w+/g, '`$&`'));
    }
  });
});
