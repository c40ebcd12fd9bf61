import { expect, test } from 'vitest';
import { describePolicy } from '../../../src/decision/progress.ts';
import { policyOf } from '../../support/policy.ts';
import { decideIn, gateCalls } from '../../support/virtual-world.ts';

const policyOrigin = 'policy.yml of branch main';

test('the policy is named with what it accepts, or said to be absent', () => {
  const described = (text: string) => describePolicy(policyOf(text), policyOrigin);
  const accepting = 'accept:\n  - { id: f1, reason: x, owner: me, expires: 2026-12-01 }';
  expect(described(accepting)).toBe(`${policyOrigin}, which accepts 1 risk`);
  expect(described('accept: []')).toBe(`${policyOrigin}, which accepts 0 risks`);
  expect(describePolicy(undefined, policyOrigin)).toBe(`none, there is no ${policyOrigin}`);
});

test('a decision names the app, the run and the policy that it rests on', async () => {
  const { app, run: judged, policy } = await decideIn({ states: ['FAILED'] });
  expect(app).toMatchObject({ appId: 'app-1' });
  expect(judged).toMatchObject({ taskId: 'task-1', runNumber: 7, state: 'FAILED' });
  expect(policy).toBe(`none, there is no ${policyOrigin}`);
});

test('a trigger is open until it is answered, and what may have been paid for is counted', async () => {
  const { trigger, poll } = gateCalls;
  const states: unknown[] = [];
  const { progress } = await decideIn(
    { faults: { [trigger]: ['reset'] } },
    {
      onCall: (call, { triggering, lostTriggers, acceptedTriggers }) => {
        if (call === trigger || call === poll)
          states.push([triggering, lostTriggers, acceptedTriggers]);
      },
    },
  );
  expect(states).toEqual([
    [true, 0, 0],
    [true, 1, 0],
    [false, 1, 1],
  ]);
  expect(progress).toMatchObject({ triggering: false, lostTriggers: 1, acceptedTriggers: 1 });
});

test('a refused trigger is not open any more', async () => {
  const { progress, verdict } = await decideIn({
    triggers: [{ status: 403, body: { title: 'no' } }],
  });
  expect(progress.triggering).toBe(false);
  expect(verdict.message).not.toContain('paid for');
});
