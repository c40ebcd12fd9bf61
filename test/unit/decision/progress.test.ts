import { expect, test } from 'vitest';
import { describePolicy, noProgress, note } from '../../../src/decision/progress.ts';
import { ServiceError } from '../../../src/service/errors.ts';
import { policyOf } from '../../support/policy.ts';
import { decideIn } from '../../support/virtual-world.ts';

const app = { appId: 'app-1', registrationStatus: 'COMPLETED' };
const run = { taskId: 'task-1', state: 'QUEUED' };
const error = new ServiceError('network', 'The answer was lost');
const policy = policyOf('accept:\n  - { id: f1, reason: x, owner: me, expires: 2026-12-01 }');
const policyOrigin = 'policy.yml of branch main';
const triggering = { kind: 'triggering' } as const;

test('what is known grows by events, and a trigger is open until the next one', () => {
  const progress = noProgress();
  expect(progress).toEqual({ triggering: false, lostTrigger: false });
  note({ kind: 'app-found', app }, progress);
  note({ kind: 'policy-read', policy, policyOrigin }, progress);
  const known = { app, policy: `${policyOrigin}, which accepts 1 risk` };
  expect(progress).toEqual({ ...known, triggering: false, lostTrigger: false });
  note(triggering, progress);
  expect(progress).toEqual({ ...known, triggering: true, lostTrigger: false });
  note({ kind: 'trigger-uncertain', error }, progress);
  expect(progress).toEqual({ ...known, triggering: false, lostTrigger: true });
  note(triggering, progress);
  expect(progress.lostTrigger).toBe(true);
  note({ kind: 'run-triggered', run }, progress);
  expect(progress).toEqual({ ...known, run, triggering: false, lostTrigger: false });
  const ended = { ...run, state: 'COMPLETED' };
  note({ kind: 'run-polled', run: ended, elapsedMs: 1 }, progress);
  expect(progress.run).toEqual(ended);
});

test('the policy is named with what it accepts, or said to be absent', () => {
  const described = (text: string) => describePolicy({ policy: policyOf(text), policyOrigin });
  expect(described('accept: []')).toBe(`${policyOrigin}, which accepts 0 risks`);
  expect(describePolicy({ policy: undefined, policyOrigin })).toBe(
    `none, there is no ${policyOrigin}`,
  );
});

test('a decision names the app, the run and the policy that it rests on', async () => {
  const { app, run: judged, policy } = await decideIn({ states: ['FAILED'] });
  expect(app).toMatchObject({ appId: 'app-1' });
  expect(judged).toMatchObject({ taskId: 'task-1', runNumber: 7, state: 'FAILED' });
  expect(policy).toBe(`none, there is no ${policyOrigin}`);
});
