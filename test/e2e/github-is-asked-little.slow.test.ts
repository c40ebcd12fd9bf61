import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  baseSha,
  branchEvent,
  type GitHubEvent,
  pullRequestEvent,
} from '../../harness/github-event.ts';
import { project } from '../../harness/project.ts';
import { expectGate, withoutReport } from './support/expectations.ts';
import { policyFile } from './support/policies.ts';
import { openGitHub } from './support/setting.ts';

const failing = 'failed (findings)';
const withPolicy: Record<string, string> = {
  [`${baseSha}:${policyFile}`]: 'fail-on-severity: high\n',
};

/** Runs gates one after another; returns a function that lists the requests of the next one. */
async function gatesOn(event: GitHubEvent, common: Record<string, string>, files = withPolicy) {
  const github = await openGitHub({ files, visibility: 'private' });
  return async (verdict: string, inputs: Record<string, string> = {}) => {
    const before = github.requests.length;
    const asked = { ...withoutReport, ...common, ...inputs };
    await expectGate(verdict, { github, event, inputs: asked });
    const short = (call: string) => call.replace('/repos/octo-org/shop', '').replace(/\?.*/, '');
    return github.calls().slice(before).map(short);
  };
}

const policy = ['GET ', 'GET /branches/main', `GET /contents/${policyFile}`];
const lenient = { 'fail-on-severity': 'none' };

it('a scheduled gate sends at most 6 requests with a finding, and 4 when it passes', async () => {
  const callsOf = await gatesOn(branchEvent('schedule'), { 'open-issue': 'true' });
  const issue = expect.stringMatching(/^PATCH \/issues\/\d+$/);
  const closing = expect.stringMatching(/^POST \/issues\/\d+\/comments$/);
  expect(await callsOf('passed', lenient)).toEqual([...policy, 'GET /issues']);
  expect(await callsOf(failing)).toEqual([...policy, 'GET /issues', 'POST /issues']);
  const again = [...policy, 'GET /issues', 'POST /graphql', issue];
  expect(await callsOf('not-tested (timed-out)', { 'timeout-minutes': '0.0001' })).toEqual(again);
  expect(await callsOf('passed', lenient)).toEqual([...again, closing]);
  expect(await callsOf('passed', lenient)).toEqual([...policy, 'GET /issues']);
  expect(await callsOf(failing)).toEqual(again);
});

it('a repository without a policy adds one request, for names that were meant to be one', async () => {
  const callsOf = await gatesOn(branchEvent('schedule'), { 'open-issue': 'true' }, {});
  const look = [...policy, 'GET /contents/.github'];
  expect(await callsOf('passed', lenient)).toEqual([...look, 'GET /issues']);
});

it('a gate on a pull request sends 7 requests with a new comment, and 8 with one that is there', async () => {
  const callsOf = await gatesOn(pullRequestEvent(), {});
  const proposal = `GET /contents/${policyFile}`;
  const comments = ['GET /pulls/42', 'GET /issues/42/comments'];
  const first = [...policy, proposal, ...comments, 'POST /issues/42/comments'];
  expect((await callsOf(failing)).toSorted()).toEqual(first.toSorted());
  const update = expect.stringMatching(/^PATCH \/issues\/comments\/\d+$/);
  const second = await callsOf('passed', lenient);
  expect(second).toHaveLength(8);
  expect(second.slice(-4)).toEqual([...comments, 'POST /graphql', update]);
});

it('a commit status adds two requests', async () => {
  const callsOf = await gatesOn(branchEvent('push'), { 'commit-status': 'security-test' });
  expect(await callsOf('passed', lenient)).toHaveLength(policy.length + 2);
});

it('the documents say how many scheduled gates the requests of an hour allow', () => {
  const page = readFileSync(join(project, 'list-apps/README.md'), 'utf8');
  const [finding, passing] = [6, 4].map((requests) => Math.floor(1000 / requests));
  expect(page).toContain(`enough for ${finding} gates an hour that find something, or ${passing}`);
});
