import { describe, expect, it } from 'vitest';
import {
  branchEvent,
  indirectEvent,
  openPull,
  pullRequestEvent,
} from '../../harness/github-event.ts';
import type { Permissions } from '../../harness/github-permissions.ts';
import { runScenario } from '../support/scenario.ts';
import { expectVerdict, withoutReport } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';

const gates = {
  pull_request: { event: pullRequestEvent(), inputs: {} },
  schedule: { event: branchEvent('schedule'), inputs: {} },
  'a pull request on workflow_run': {
    event: indirectEvent('workflow_run'),
    inputs: { 'pull-request-number': '42' },
  },
  'a comment on a pull request': { event: indirectEvent('issue_comment'), inputs: {} },
  workflow_run: { event: indirectEvent('workflow_run'), inputs: {} },
};
const policy = { '.github/security-gate.yml': 'fail-on-severity: medium\n' };
const failed = 'failed (findings)';

/** A gate whose token may do this and no more. */
async function gateWith(permissions: Permissions, kind: keyof typeof gates) {
  const github = await openGitHub({ permissions, files: policy, pulls: [openPull] });
  const result = await runScenario({
    github,
    event: gates[kind].event,
    inputs: { ...withoutReport, 'open-issue': 'true', ...gates[kind].inputs },
  });
  const told = result.annotations
    .map(({ message }) => message)
    .filter((message) => message.includes('permissions'));
  return { result, told };
}

describe('on a pull request', () => {
  it('the gate needs `contents: read` and `pull-requests: write`, and no more', async () => {
    const { result, told } = await gateWith(
      { contents: 'read', 'pull-requests': 'write' },
      'pull_request',
    );
    expectVerdict(result, failed);
    // The policy says `medium`.
    expect(result.outputs['blocking-count']).toBe('5');
    expect(result.github.comments).toHaveLength(1);
    expect(told).toEqual([]);
  });

  it('a notice names `pull-requests: write` where it is missing, and the verdict stands', async () => {
    const { result, told } = await gateWith(
      { contents: 'read', 'pull-requests': 'read' },
      'pull_request',
    );
    expectVerdict(result, failed);
    expect(result.github.comments).toEqual([]);
    expect(told).toEqual([expect.stringContaining('permissions: pull-requests: write')]);
  });

  it('the policy cannot be read without `contents: read`, so that the gate fails and names it', async () => {
    const { result, told } = await gateWith({ 'pull-requests': 'write' }, 'pull_request');
    expectVerdict(result, 'error (invalid-policy)');
    expect(told).toEqual([expect.stringContaining('permissions: contents: read')]);
    expect(result.runsStarted).toBe(0);
  });
});

describe.each(['a pull request on workflow_run', 'a comment on a pull request'] as const)(
  'for %s',
  (kind) => {
    it('the gate needs `contents: read` and `pull-requests: write`, and no more', async () => {
      const { result, told } = await gateWith({ contents: 'read', 'pull-requests': 'write' }, kind);
      expectVerdict(result, failed);
      expect(result.github.comments).toHaveLength(1);
      expect(told).toEqual([]);
    });

    it('without the comment `pull-requests: read` does, and a notice tells what it would need', async () => {
      const { result, told } = await gateWith({ contents: 'read', 'pull-requests': 'read' }, kind);
      expectVerdict(result, failed);
      expect(told).toEqual([expect.stringContaining('permissions: pull-requests: write')]);
    });

    it('the gate fails without it, and names it', async () => {
      const { result, told } = await gateWith({ contents: 'read' }, kind);
      expectVerdict(result, 'error (invalid-input)');
      expect(told).toEqual([expect.stringContaining('permissions: pull-requests: read')]);
      expect(result.runsStarted).toBe(0);
    });
  },
);

it('on workflow_run without a pull request the gate needs `contents: read`, and no more', async () => {
  const { result, told } = await gateWith({ contents: 'read' }, 'workflow_run');
  expectVerdict(result, failed);
  expect(told).toEqual([]);
});

describe('on a schedule', () => {
  it('the gate needs `issues: write`, and no more', async () => {
    const { result, told } = await gateWith({ issues: 'write' }, 'schedule');
    expectVerdict(result, failed);
    expect(result.github.issues).toHaveLength(1);
    expect(told).toEqual([]);
  });

  it('a notice names `issues: write` where it is missing, and the verdict stands', async () => {
    const { result, told } = await gateWith({}, 'schedule');
    expectVerdict(result, failed);
    expect(result.github.issues).toEqual([]);
    expect(told).toEqual([expect.stringContaining('permissions: issues: write')]);
  });
});
