import { describe, expect, it } from 'vitest';
import { planSync, type UnreadHistory } from '../../../src/actions/triage/plan-sync.ts';
import type { Finding } from '../../../src/service/findings.ts';
import { finding as findingOf, policyOf, today } from '../../support/policy.ts';

const yesterday = '2026-11-19';
const finding = (id: string, state: Partial<Finding> = {}) => findingOf({ id, ...state });
const dismissed = (id: string) => finding(id, { isDismissed: true });
const accept = (...entries: [id: string, expires: string][]) => {
  const texts = entries.map(([id, day]) => `{ id: ${id}, reason: R, owner: O, expires: ${day} }`);
  return policyOf(`accept: [${texts.join(', ')}]`);
};
type Policy = ReturnType<typeof accept>;

/** The plan by finding, and how many earlier versions were read for it. */
async function plan(
  findings: Finding[],
  { policy, earlier = [] }: { policy?: Policy; earlier?: (Policy | UnreadHistory)[] },
) {
  let read = 0;
  async function* versions() {
    for (const version of earlier) {
      read += 1;
      yield version;
    }
  }
  const app = { appId: 'a1', findings, today };
  const { decisions, gap } = await planSync(app, policy, versions());
  return {
    gap,
    actions: Object.fromEntries(decisions.map(({ findingId, action }) => [findingId, action])),
    decisions,
    read,
  };
}

describe('the plan of a sync', () => {
  it('dismisses what is accepted today, the last day included', async () => {
    const policy = accept(['a', today], ['b', yesterday]);
    const findings = ['a', 'b', 'c'].map((id) => finding(id));
    const { actions, decisions } = await plan(findings, { policy });
    expect(actions).toEqual({ a: 'dismiss' });
    expect(decisions[0]?.why).toBe(`accepted by O until ${today}: R`);
  });

  it('dismisses what is claimed to be fixed, which is a claim only', async () => {
    const claimed = finding('a', { fixClaimed: true });
    const { actions } = await plan([claimed], { policy: accept(['a', today]) });
    expect(actions).toEqual({ a: 'dismiss' });
  });

  it('leaves fixed findings alone, whatever else they are', async () => {
    const fixed = [
      finding('a', { isFixed: true }),
      finding('b', { isFixed: true, isDismissed: true }),
    ];
    const policy = accept(['a', today], ['b', yesterday]);
    expect((await plan(fixed, { policy })).actions).toEqual({});
  });

  it('knows the deadline of what it reopens, and of nothing else', async () => {
    const entries = accept(['a', yesterday], ['b', today]);
    const policy = { ...entries, deadlines: { high: 7 }, newSince: today };
    const { decisions } = await plan([dismissed('a'), finding('b')], { policy });
    expect(decisions.map(({ deadline }) => deadline)).toEqual([
      { days: 7, notBefore: today },
      undefined,
    ]);
  });

  it('reopens what was dismissed and whose acceptance has expired, without a look at the history', async () => {
    const policy = accept(['a', yesterday]);
    const { actions, read } = await plan([dismissed('a')], { policy, earlier: [policy] });
    expect([actions, read]).toEqual([{ a: 'reopen' }, 0]);
  });

  it('keeps what a second entry still accepts', async () => {
    const policy = accept(['a', yesterday], ['a', today]);
    expect((await plan([dismissed('a')], { policy })).actions).toEqual({ a: 'dismiss' });
  });

  it('reopens what has become worse than its acceptance allows, and no milder one', async () => {
    const policy = policyOf(
      `accept: [{ match: { label: Broken Logout, app-id: a1 }, reason: R, owner: O, expires: ${today}, max-severity: medium }]`,
    );
    const worse = ['High', 'Odd'].map((severity) =>
      finding(severity, { severity: 'Low', updated_severity: severity, isDismissed: true }),
    );
    const mild = finding('Medium', { severity: 'Medium' });
    const { actions, decisions, read } = await plan([...worse, mild], { policy });
    expect(actions).toEqual({ High: 'reopen', Odd: 'reopen', Medium: 'dismiss' });
    expect(decisions[0]?.why).toBe('its acceptance allows medium at most');
    expect(read).toBe(0);
  });

  it('decides by the entries for the app alone', async () => {
    const policy = policyOf(
      `accept: [{ match: { label: Broken Logout, app-id: a2 }, reason: R, owner: O, expires: ${today} }]`,
    );
    expect((await plan([finding('a')], { policy })).actions).toEqual({});
  });

  it('reopens what an earlier version accepted, and leaves alone what none ever did', async () => {
    const latest = [accept(['x', today]), accept(['a', yesterday])];
    const earlier = [...latest, accept(['a', today], ['b', today])];
    const { actions } = await plan(['a', 'b', 'c'].map(dismissed), { policy: accept(), earlier });
    expect(actions).toEqual({ a: 'reopen', b: 'reopen' });
  });

  it('reopens what a removed policy accepted', async () => {
    const { actions } = await plan([dismissed('a')], { earlier: [accept(['a', today])] });
    expect(actions).toEqual({ a: 'reopen' });
  });

  it('says what it does not know when the history ends early', async () => {
    const earlier = [accept(['a', today]), { unread: 'No answer.' }, accept(['b', today])];
    const findings = ['a', 'b', 'c'].map(dismissed);
    const { actions, gap, read } = await plan(findings, { policy: accept(), earlier });
    expect([actions, read]).toEqual([{ a: 'reopen' }, 2]);
    expect(gap).toMatch(/^No answer\. So it is unknown whether .* \(2 findings\), .*: run the job/);
    expect((await plan([dismissed('a')], { policy: accept(), earlier })).gap).toBeUndefined();
  });

  it('reads the history no further than it is needed', async () => {
    const earlier = [accept(['a', today]), accept(['b', today]), accept()];
    expect((await plan([dismissed('a')], { policy: accept(), earlier })).read).toBe(1);
    expect((await plan([finding('a')], { policy: accept(), earlier })).read).toBe(0);
  });
});
