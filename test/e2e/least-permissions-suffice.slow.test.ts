import { expect, it } from 'vitest';
import {
  branchEvent,
  indirectEvent,
  openPull,
  pullRequestEvent,
} from '../../harness/github-event.ts';
import type { Permissions } from '../../harness/github-permissions.ts';
import { expectGate, messages, withoutReport } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';

const gates = {
  'a pull request': { event: pullRequestEvent(), inputs: {} },
  'a pull request on workflow_run': {
    event: indirectEvent('workflow_run'),
    inputs: { 'pull-request-number': '42' },
  },
  'a comment on a pull request': { event: indirectEvent('issue_comment'), inputs: {} },
  workflow_run: { event: indirectEvent('workflow_run'), inputs: {} },
  'a push': { event: branchEvent('push'), inputs: {} },
  'a schedule': { event: branchEvent('schedule'), inputs: {} },
};
const failed = 'failed (findings)';
const read = { contents: 'read' } as const;
const comment = { ...read, 'pull-requests': 'write' } as const;
const noComment = { ...read, 'pull-requests': 'read' } as const;
const missing = 'pull-requests: write';

/** For which event, what the token may do, the verdict, and the permission that is told to miss. */
type Row = [keyof typeof gates, Permissions, string, string?];

it('for a pass, which needs no comment, `contents: read` is enough', async () => {
  const github = await openGitHub({ permissions: read });
  const result = await expectGate('passed', { app: 'clean.test', github, inputs: withoutReport });
  expect(result.annotations).toEqual([]);
});

it.each<Row>([
  ['a pull request', comment, failed],
  ['a pull request', noComment, failed, missing],
  ['a pull request', { 'pull-requests': 'write' }, 'error (invalid-policy)', 'contents: read'],
  ['a pull request on workflow_run', comment, failed],
  ['a pull request on workflow_run', noComment, failed, missing],
  ['a pull request on workflow_run', read, 'error (invalid-input)', 'pull-requests: read'],
  ['a comment on a pull request', comment, failed],
  ['a comment on a pull request', noComment, failed, missing],
  ['a comment on a pull request', read, 'error (invalid-input)', 'pull-requests: read'],
  ['workflow_run', read, failed],
  ['a schedule', { ...read, issues: 'write' }, failed],
  ['a schedule', { issues: 'write' }, 'error (invalid-policy)', 'contents: read'],
  ['a schedule', read, failed, 'issues: write'],
])('for %s with %j the verdict is %s, and it tells what is missing: %s', async (...row) => {
  const [kind, permissions, verdict, told] = row;
  const files = { '.github/security-gate.yml': 'fail-on-severity: medium\n' };
  const github = await openGitHub({ permissions, files, pulls: [openPull] });
  const { event, inputs } = gates[kind];
  const given = { ...withoutReport, 'open-issue': 'true', ...inputs };
  const result = await expectGate(verdict, { github, event, inputs: given });
  const said = result.annotations.filter(({ message }) => message.includes('permissions'));
  expect(said.map(({ message }) => message)).toEqual(
    told === undefined ? [] : [expect.stringContaining(`permissions: ${told}`)],
  );
  expect(result.runsStarted).toBe(verdict === failed ? 1 : 0);
  expect(github.comments).toHaveLength(permissions['pull-requests'] === 'write' ? 1 : 0);
  expect(github.issues).toHaveLength('issues' in permissions ? 1 : 0);
  if (verdict === failed) expect(result.outputs['blocking-count']).toBe('5'); // the policy says `medium`
});

const dry = { 'dry-run': 'true', 'commit-status': 'security-test' };

it.each<[keyof typeof gates, Permissions, string[]]>([
  ['a pull request', { ...comment, statuses: 'write' }, []],
  ['a pull request', comment, ['`statuses: write`, with which the gate sets the commit status']],
  ['a pull request', read, ['`pull-requests: write` and `statuses: write`, with which']],
  ['a push', { ...read, statuses: 'write' }, []],
  ['a schedule', read, ['`issues: write`, with which the gate keeps the issue']],
])('a dry run for %s with %j warns of what the token may not do: %j', async (...row) => {
  const [kind, permissions, told] = row;
  const github = await openGitHub({ permissions, pulls: [openPull] });
  const { event, inputs } = gates[kind];
  // Without `version-url` no status is set on a schedule.
  const asked = { ...dry, ...(kind === 'a schedule' && { 'commit-status': '' }) };
  const given = { ...asked, 'open-issue': 'true', ...inputs };
  const verdict = 'not-tested (dry-run)';
  const scenario = { github, event, inputs: given };
  const result = await expectGate(verdict, scenario, 'succeeds with a warning');
  const warned = messages(result, 'warning').filter((message) => message.includes('permissions'));
  expect(warned).toEqual(told.map((text) => expect.stringContaining(text)));
  const query = 'POST /graphql';
  expect(github.calls().filter((call) => !call.startsWith('GET ') && call !== query)).toEqual([]);
});
