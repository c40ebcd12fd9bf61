import { describe, expect, test } from 'vitest';
import {
  accepted,
  decideIn,
  expectedVersion,
  gateCalls,
  problem,
  versionLook,
} from '../../support/virtual-world.ts';

const { trigger } = gateCalls;
const right = { text: `{"commit":"${expectedVersion}"}` };
const other = { text: '{"commit":"0000000"}' };

const active = problem(409, { type: 'https://errors.test/run-already-active' });

/** For each trigger, the call before it. */
function beforeTriggers(calls: string[]): (string | undefined)[] {
  return calls.flatMap((call, index) => (call === trigger ? [calls[index - 1]] : []));
}

describe('with a proof of the build', () => {
  test('the version is looked at directly before each trigger', async () => {
    const triggers = [problem(503), active, accepted];
    const listStatuses = ['COMPLETED', 'COMPLETED', 'RUN_IN_PROGRESS', 'COMPLETED'];
    const { code, calls } = await decideIn({ versions: [right], triggers, listStatuses });
    expect(code).toBe('passed');
    expect(beforeTriggers(calls)).toEqual([versionLook, versionLook, versionLook]);
  });

  test('a deployment that changed behind the run of another is not tested, and costs nothing', async () => {
    const listStatuses = ['COMPLETED', 'RUN_IN_PROGRESS', 'COMPLETED'];
    const world = { triggers: [active, accepted], listStatuses, versions: [right, other] };
    const { code, verdict, calls } = await decideIn(world);
    expect(code).toBe('not-tested/version-changed');
    expect(verdict.message).toContain('before the trigger it answers');
    expect(calls.filter((call) => call === trigger)).toHaveLength(1);
  });

  test('a version that is not there once the turn has come keeps the trigger from being sent', async () => {
    const listStatuses = ['RUN_IN_PROGRESS', 'COMPLETED'];
    const { code, calls, events } = await decideIn({ versions: [other], listStatuses });
    expect(code).toBe('not-tested/wrong-version');
    expect(calls).not.toContain(trigger);
    expect(events.map(({ kind }) => kind)).not.toContain('triggering');
  });
});
