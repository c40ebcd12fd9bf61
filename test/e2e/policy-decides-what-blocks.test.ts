import { expect, it } from 'vitest';
import type { ScenarioResult } from '../support/scenario.ts';
import { expectVerdict } from './support/expectations.ts';
import { accepting, day, judge, remarks, risk } from './support/policies.ts';
import { viewsOf } from './support/views.ts';

// The day may end between the making of a policy and its reading: then the second attempt has a
// whole day before it.
const retry = { retry: 1 };

it('blocks on an acceptance that expired yesterday, and shows it as expired', retry, async () => {
  const expires = day(-1);
  const result = await judge(accepting(`id: ${risk.id}`, expires));
  expectVerdict(result, 'failed (findings)');
  expect(result.outputs).toMatchObject({ 'accepted-count': '0', 'blocking-count': '1' });
  expect(result.shownLog).toContain(`acceptance by @org/appsec expired after ${expires}`);
  expect(result.summary).toContain(`**expired** after ${expires}`);
  expect(result.github.comments[0]?.body).toContain(`expired after ${expires}`);
  expect(remarks(result)).toEqual([
    expect.stringMatching(/^warning: The acceptance of id risk-1 .* expired after /),
  ]);
});

it('does not block on an acceptance that expires today, but warns', retry, async () => {
  const result = await judge(accepting('match: { label: BOLA, path: "/orders/*" }', day(0)));
  expectVerdict(result, 'passed');
  expect(result.outputs).toMatchObject({ 'accepted-count': '1', 'findings-count': '0' });
  expect(result.summary).toContain('(soon)');
  expect(remarks(result)).toEqual([expect.stringMatching(/^warning: .* ends after /)]);
});

it('blocks on a finding that is worse than its acceptance allows, and says so', async () => {
  const upToHigh = `${accepting(`id: ${risk.id}`)}    max-severity: high\n`;
  const result = await judge(upToHigh, {}, [
    { ...risk, severity: 'Low', updated_severity: 'Critical' },
  ]);
  expectVerdict(result, 'failed (findings)');
  const { body } = result.github.comments[0] ?? {};
  for (const text of [result.shownLog, result.summary, body])
    expect(text).toMatch(/accepted by (@|&#64;&#8203;)org\/appsec up to high only/);
  expect(remarks(result)).toEqual([
    expect.stringMatching(/^warning: .* allows high at most, which 1 finding no longer meets\.$/),
  ]);
  expectVerdict(await judge(upToHigh, {}, [{ ...risk, severity: 'High' }]), 'passed');
});

it(
  'blocks only on what was not found before `new-since`, unless that is overdue',
  retry,
  async () => {
    const found = (id: string, age: number) => ({
      ...risk,
      id,
      created_on: `${day(-age)}T10:00:00Z`,
    });
    const old = [found('old', 400), found('older', 900)];
    const policy = `new-since: ${day(-3)}\ndeadlines: { critical: 3 }\n`;
    const passed = await judge(policy, {}, old);
    expectVerdict(passed, 'passed');
    expect(passed.outputs).toMatchObject({ 'findings-count': '2', 'new-count': '0' });
    expect(passed.shownLog).toContain(`; findings are new since ${day(-3)}`);
    expect(passed.summary).toContain('New: 0 of 2 open.');
    const failed = await judge(policy, {}, [...old, found('new', 3)]);
    expectVerdict(failed, 'failed (findings)');
    expect(failed.outputs).toMatchObject({ 'new-count': '1', 'blocking-count': '1' });
    expect(failed.summary).toContain('### ❌ 1 new finding blocks');
    const overdue = await judge(policy.replace('3 }', '2 }'), {}, old);
    expectVerdict(overdue, 'failed (findings)');
    expect(overdue.outputs).toMatchObject({ 'new-count': '0', 'blocking-count': '2' });
    const tooLate = await judge(`new-since: ${day(2)}`);
    expectVerdict(tooLate, 'error (invalid-policy)');
  },
);

it('blocks on what is past its deadline, and on nothing that has time left', retry, async () => {
  const policy = 'fail-on-severity: critical\ndeadlines: { critical: 7, low: 7 }\n';
  const found = (id: string, severity: string, age: number) => ({
    ...risk,
    ...{ id, severity, created_on: `${day(-age)}T10:00:00Z` },
  });
  const inTime = [found('young', 'Critical', 7), found('other', 'High', 400)];
  const passed = await judge(policy, {}, inTime);
  expectVerdict(passed, 'passed');
  expect(passed.outputs).toMatchObject({ 'blocking-count': '0', 'overdue-count': '0' });
  const failed = await judge(policy, {}, [...inTime, found('old', 'Low', 8)]);
  expectVerdict(failed, 'failed (findings)');
  expect(failed.outputs).toMatchObject({ 'blocking-count': '1', 'overdue-count': '1' });
  const lenient = await judge(policy, { 'fail-on-severity': 'none' }, [found('old', 'Low', 8)]);
  expectVerdict(lenient, 'passed');
});

const seen = (result: ScenarioResult) => Object.values(viewsOf(result)).join('\n');

it('keeps secrets in its texts to itself', async () => {
  const secret = 'ghs_PlantedPlantedPlantedPlantedPlanted01';
  const password = 'rehearse-acme-appsec';
  const entry = accepting(`match: { label: "BOLA", title: "${secret}" }`).replace(
    'Behind the WAF',
    `See ${password}`,
  );
  const held = accepting('match: { label: BOLA }').replace(
    'Behind the WAF',
    `See ${secret}, ${password}`,
  );
  const result = await judge(`${entry}${held.replace('accept:\n', '').replace('@org', password)}`);
  expectVerdict(result, 'passed');
  expect(seen(result)).toContain('[redacted]');
  for (const each of [secret, password]) expect(seen(result)).not.toContain(each);
});

it('reveals no finding where details are not for everybody', async () => {
  const result = await judge(accepting('match: { severity: critical }'), { details: 'counts' });
  expect(result.outputs['accepted-count']).toBe('1');
  for (const text of [risk.id, 'BOLA', '/orders']) expect(seen(result)).not.toContain(text);
});
