import { expect, it } from 'vitest';
import { baseSha } from '../../harness/github-event.ts';
import { showOverview } from './overview/support/show-overview.ts';
import { accepting, day, judgeRisk, policyFile, risk } from './support/policies.ts';
import { findingsAre } from './support/rewrites.ts';
import { openGitHub } from './support/setting.ts';
import {
  accepting as acceptingLabel,
  githubWithPolicies,
} from './triage/support/policy-history.ts';
import { dismissed, testedStage } from './triage/support/tested-stage.ts';

const aheadMs = 2 * 86_400_000;
/** GitHub of a runner whose clock is two days behind, with a policy. */
const github = (policy: string) =>
  openGitHub({ aheadMs, files: { [`${baseSha}:${policyFile}`]: policy } });
const warned = /The clock of this runner is 4[78] h \d+ min behind GitHub's\./;
const expiredToday = day(1);

it('an acceptance that has expired by then blocks', async () => {
  const given = { github: await github(accepting(`id: ${risk.id}`, expiredToday)) };
  const result = await judgeRisk('failed (findings)', given);
  expect(result.shownLog).toMatch(warned);
  expect(result.outputs).toMatchObject({ 'accepted-count': '0', 'blocking-count': '1' });
});

it('a deadline that has passed by then is over', async () => {
  const rules = [findingsAre([{ ...risk, created_on: day(0) }])];
  for (const [days, verdict] of [
    [1, 'failed (findings)'],
    [2, 'passed'],
  ] as const) {
    const given = { github: await github(`deadlines: { critical: ${days} }`), rules };
    await judgeRisk(verdict, given);
  }
});

it('`overview` counts by the same day', async () => {
  const result = await showOverview(['vulnerable.test'], {
    github: await github(accepting('match: { label: Cross-Tenant Takeover }', expiredToday)),
    inputs: { search: 'vulnerable', 'fail-on-severity': 'critical' },
  });
  expect(result.outputs['blocking-count']).toBe('1');
  expect(result.shownLog).toMatch(warned);
});

it('`triage` reopens what has expired by then', async () => {
  const { sync, states } = await testedStage();
  const policies = await githubWithPolicies([[acceptingLabel(dismissed, expiredToday)]], {
    aheadMs,
  });
  const { shownLog } = await sync(policies);
  expect(shownLog).toMatch(warned);
  expect((await states())[dismissed]).toBe('open');
});
