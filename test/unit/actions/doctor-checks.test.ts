import { describe, expect, it } from 'vitest';
import {
  type Check,
  failed,
  ok,
  quoting,
  runChecks,
  skipped,
  warning,
} from '../../../src/actions/doctor/check.ts';
import { serviceChecks } from '../../../src/actions/doctor/service-checks.ts';
import { systemClock } from '../../../src/clock.ts';
import type { ServiceClient } from '../../../src/service/client.ts';

const { signal } = new AbortController();

describe('checks', () => {
  it('are skipped when one that they need failed, was skipped or threw, and the others go on', async () => {
    const diagnose = () => ok('Fine.');
    const expected: [Check, string][] = [
      [{ id: 'broken', diagnose: () => failed('It broke.', 'Mend it.') }, 'failed'],
      [{ id: 'after-broken', needs: ['broken'], diagnose }, 'skipped'],
      [{ id: 'after-skipped', needs: ['fine', 'after-broken'], diagnose }, 'skipped'],
      [{ id: 'fine', diagnose }, 'ok'],
      [{ id: 'doubtful', needs: ['fine'], diagnose: () => warning('Hm.', 'Look.') }, 'warning'],
      [{ id: 'after-doubtful', needs: ['doubtful'], diagnose: async () => diagnose() }, 'ok'],
      [{ id: 'left-out', diagnose: () => skipped('Not asked for.') }, 'skipped'],
      [{ id: 'after-left-out', needs: ['left-out'], diagnose }, 'skipped'],
      [{ id: 'throwing', diagnose: () => Promise.reject('a word') }, 'failed'],
      [{ id: 'after-throwing', needs: ['throwing'], diagnose }, 'skipped'],
      [{ id: 'lacking-its-input' }, 'failed'],
      [{ id: 'lacking-one-that-failed', needs: ['broken'] }, 'skipped'],
    ];
    const checks = expected.map(([each]) => each);
    const diagnoses = await runChecks(checks, signal);
    expect(diagnoses.map(({ status }) => status)).toEqual(expected.map(([, status]) => status));
    // The one that is to blame for all that is skipped.
    expect(diagnoses[2]?.message.text).toBe('Not checked, because of `broken`.');
  });

  it('end when the job is cancelled', async () => {
    const cancellation = new AbortController();
    const diagnose = () => {
      cancellation.abort(new Error('cancelled'));
      throw new Error('aborted');
    };
    const checking = runChecks([{ id: 'slow', diagnose }], cancellation.signal);
    await expect(checking).rejects.toThrow('cancelled');
  });
});

describe('the clocks', () => {
  const unused = {} as ServiceClient;
  const diagnose = async (known: Record<string, number>) => {
    const skews = Object.entries(known).map(([source, skewMs]) => ({ source, skewMs }));
    const job = { client: unused, clock: systemClock(signal), credentials: {} };
    const facts = { skews, appIds: [] };
    const checks = serviceChecks({ ...job, details: 'full' }, undefined, facts);
    const [diagnosis] = await runChecks(
      checks.filter(({ id }) => id === 'clock').map((check) => ({ ...check, needs: [] })),
      signal,
    );
    return diagnosis;
  };

  it.each([
    [{ date: 0 }, 'ok'],
    [{ date: 60_000, iat: Number.NaN }, 'ok'],
    [{ date: 61_000 }, 'warning'],
    [{ date: -61_000 }, 'warning'],
    [{ date: 300_000 }, 'warning'],
    [{ date: 301_000 }, 'failed'],
    [{ date: 0, iat: -400_000 }, 'failed'],
    [{ date: Number.NaN, iat: 90_000 }, 'warning'],
    [{ date: Number.NaN, iat: Number.NaN }, 'skipped'],
  ])('are compared by the worst of what is known: %o', async (skews, status) => {
    expect((await diagnose(skews))?.status).toBe(status);
  });

  it('are said to be ahead or behind', async () => {
    expect((await diagnose({ date: 90_000 }))?.message.text).toContain('90 s ahead of date');
    expect((await diagnose({ date: -90_000 }))?.message.text).toContain('90 s behind date');
  });
});

it('a message keeps of what it quotes only numbers, and the own words of other messages', () => {
  const [role, count] = ['$(reboot)', 2];
  const inner = quoting`The role ${role} is one of ${count}`;
  expect(quoting`${inner}, as ${role} says.`).toEqual({
    text: 'The role $(reboot) is one of 2, as $(reboot) says.',
    own: 'The role … is one of 2, as … says.',
  });
});
