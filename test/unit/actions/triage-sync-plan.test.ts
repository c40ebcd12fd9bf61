import { describe, expect, it } from 'vitest';
import { planSync } from '../../../src/actions/triage/plan-sync.ts';
import { parsePolicy } from '../../../src/gate/findings/policy-file.ts';
import type { Finding } from '../../../src/service/findings.ts';

const today = '2026-11-20';
const yesterday = '2026-11-19';

const finding = (id: string, state: Partial<Finding> = {}): Finding => ({
  id,
  label: `Label ${id}`,
  severity: 'High',
  ...state,
});
const accept = (...entries: [id: string, expires: string][]) =>
  parsePolicy(
    `accept: [${entries.map(([id, expires]) => `{ id: ${id}, reason: R, owner: O, expires: ${expires} }`).join(', ')}]`,
    { file: 'p.yml', today },
  );
type Policy = ReturnType<typeof accept>;

/** The plan by finding, and how many earlier versions were read for it. */
async function plan(
  findings: Finding[],
  { policy, earlier = [] }: { policy?: Policy; earlier?: Policy[] },
) {
  let read = 0;
  async function* versions() {
    for (const version of earlier) {
      read += 1;
      yield version;
    }
  }
  const decisions = await planSync(findings, policy, versions(), today);
  return {
    actions: Object.fromEntries(decisions.map(({ findingId, action }) => [findingId, action])),
    decisions,
    read,
  };
}

describe('the plan of a sync', () => {
  it('dismisses what is accepted today, the last day included', async () => {
    const policy = accept(['a', today], ['b', yesterday]);
    const { actions, decisions } = await plan([finding('a'), finding('b'), finding('c')], {
      policy,
    });
    expect(actions).toEqual({ a: 'dismiss' });
    expect(decisions[0]?.why).toBe(`accepted by O until ${today}: R`);
  });

  it('dismisses what is claimed to be fixed, which is a claim only', async () => {
    const { actions } = await plan([finding('a', { fixClaimed: true })], {
      policy: accept(['a', today]),
    });
    expect(actions).toEqual({ a: 'dismiss' });
  });

  it('leaves fixed findings alone, whatever else they are', async () => {
    const fixed = [
      finding('a', { isFixed: true }),
      finding('b', { isFixed: true, isDismissed: true }),
    ];
    expect((await plan(fixed, { policy: accept(['a', today], ['b', yesterday]) })).actions).toEqual(
      {},
    );
  });

  it('reopens what was dismissed and whose acceptance has expired, without a look at the history', async () => {
    const policy = accept(['a', yesterday]);
    const { actions, read } = await plan([finding('a', { isDismissed: true })], {
      policy,
      earlier: [policy],
    });
    expect(actions).toEqual({ a: 'reopen' });
    expect(read).toBe(0);
  });

  it('keeps what a second entry still accepts', async () => {
    const policy = accept(['a', yesterday], ['a', today]);
    expect((await plan([finding('a', { isDismissed: true })], { policy })).actions).toEqual({
      a: 'dismiss',
    });
  });

  it('reopens what an earlier version accepted, and leaves alone what none ever did', async () => {
    const dismissed = ['a', 'b', 'c'].map((id) => finding(id, { isDismissed: true }));
    const earlier = [
      accept(['x', today]),
      accept(['a', yesterday]),
      accept(['a', today], ['b', today]),
    ];
    const { actions } = await plan(dismissed, { policy: accept(), earlier });
    expect(actions).toEqual({ a: 'reopen', b: 'reopen' });
  });

  it('reopens what a removed policy accepted', async () => {
    const { actions } = await plan([finding('a', { isDismissed: true })], {
      earlier: [accept(['a', today])],
    });
    expect(actions).toEqual({ a: 'reopen' });
  });

  it('reads the history no further than it is needed', async () => {
    const earlier = [accept(['a', today]), accept(['b', today]), accept()];
    const dismissed = [finding('a', { isDismissed: true })];
    expect((await plan(dismissed, { policy: accept(), earlier })).read).toBe(1);
    expect((await plan([finding('a')], { policy: accept(), earlier })).read).toBe(0);
  });
});
