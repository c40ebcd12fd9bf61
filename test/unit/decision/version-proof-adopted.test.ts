import { describe, expect, test } from 'vitest';
import type { Fault } from '../../support/virtual-service.ts';
import {
  decideIn,
  expectedVersion,
  gateCalls,
  notFound,
  versionLook,
  type World,
} from '../../support/virtual-world.ts';

const { trigger, poll: task, findings, reports } = gateCalls;

const right = { text: `{"commit":"${expectedVersion}"}` };
const other = { text: '{"commit":"0000000"}' };

const proven = { code: 'passed', provenVersion: expectedVersion };

describe('with a proof of the build, an adopted run', () => {
  const adopt = (world: World) => decideIn({ versions: [right], taskId: 'task-1', ...world });

  test.each(['RUNNING', 'COMPLETED', 'PAUSED'])(
    'that is %s may have begun before the version was there',
    async (state) => {
      const { code, verdict, advice, calls } = await adopt({ states: [state] });
      expect(code).toBe('not-tested/wrong-version');
      expect(verdict.message).toContain(`Task task-1 (\`task-id\`) is ${state}`);
      expect(verdict).toHaveProperty('heading', 'the adopted run may have tested another build');
      expect(advice?.remedy).toMatch(/^Let one job start the run and wait for it\. /);
      expect(advice?.nextStep).toMatch(/^Run the workflow again without `task-id`/);
      expect(calls).not.toContain(versionLook);
    },
  );

  test.each([
    ['FAILED', 'not-tested/run-failed'],
    ['CANCELLED', 'not-tested/run-cancelled'],
    ['INTERRUPTED', 'not-tested/interrupted'],
  ])('that is %s, at once or at its first poll, is said to be', async (state, expected) => {
    for (const states of [[state], ['QUEUED', state]])
      expect((await adopt({ states, maxReruns: 0 })).code).toBe(expected);
  });

  test('that is still QUEUED after the version was seen is proven', async () => {
    const states = ['QUEUED', 'QUEUED', 'RUNNING', 'COMPLETED'];
    const { calls, ...decided } = await adopt({ states });
    expect(decided).toMatchObject(proven);
    expect(calls.slice(2)).toEqual([
      task,
      versionLook,
      task,
      task,
      task,
      findings,
      reports,
      versionLook,
    ]);
  });

  test('is followed although the service denies it for a minute after the version was seen', async () => {
    const faults = { [task]: ['none' as const, ...Array<Fault>(6).fill(notFound)] };
    const { code } = await adopt({ states: ['QUEUED', 'QUEUED', 'COMPLETED'], faults });
    expect(code).toBe('passed');
    const gone = { [task]: ['none' as const, ...Array<Fault>(99).fill(notFound)] };
    const { code: lost, verdict } = await adopt({ states: ['QUEUED'], faults: gone });
    expect(lost).toBe('not-tested/unexpected-response');
    expect(verdict.message).toBe('The service no longer knows the run, task task-1.');
  });

  test('is not proven by a version that never comes', async () => {
    const { code } = await adopt({ states: ['QUEUED'], versions: [other] });
    expect(code).toBe('not-tested/wrong-version');
  });

  test('that was INTERRUPTED is triggered again, and proven as a run of our own', async () => {
    const { calls, ...decided } = await adopt({ states: ['INTERRUPTED', 'COMPLETED'] });
    expect(decided).toMatchObject(proven);
    expect(calls.slice(2, 6)).toEqual([task, findings, versionLook, trigger]);
  });

  test('that was INTERRUPTED while it was looked at is triggered again, unless the deployment changed', async () => {
    const states = ['QUEUED', 'QUEUED', 'INTERRUPTED', 'COMPLETED'];
    expect((await adopt({ states })).code).toBe('passed');
    const changed = await adopt({ states, versions: [right, other] });
    expect(changed.code).toBe('not-tested/version-changed');
    expect(changed.calls).not.toContain(trigger);
  });
});
