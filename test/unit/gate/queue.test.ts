import { describe, expect, test } from 'vitest';
import type { Fault, VirtualAnswer } from '../../support/virtual-service.ts';
import { accepted, appId, decideIn, problem, type World } from '../../support/virtual-world.ts';

const active = problem(409, { type: 'https://errors.test/run-already-active' });
const trigger = `POST /v1/apps/${appId}/security-agent`;
const look = `GET /v1/apps/${appId}/vulnerabilities`;
const busy = 'RUN_IN_PROGRESS';
const completed = 'COMPLETED';
/** The exchanges before the first look: login and app. */
const prefix: Fault[] = ['none', 'none'];

/** Decides, and tells the looks at the list and the triggers up to the run of our own. */
async function queueIn(world: World) {
  const decided = await decideIn(world);
  const { calls, clock } = decided;
  const first = calls.findIndex((call) => call.startsWith('GET /v1/tasks/'));
  const steps = calls.slice(2, first < 0 ? undefined : first);
  return { ...decided, steps, sleeps: clock.sleeps, triggers: calls.filter((call) => call === trigger).length };
}

function refused(status: number, retryAfter?: string): VirtualAnswer {
  return { ...problem(status), headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } };
}

describe('a gate that finds the app idle', () => {
  test('triggers at once', async () => {
    const { steps, sleeps } = await queueIn({});
    expect(steps).toEqual([look, trigger]);
    expect(sleeps).toEqual([5000]); // the poll of its run
  });

  test('triggers, too, when the look failed in passing, since the service itself tells whether a run is active', async () => {
    const { code, steps, events } = await queueIn({ faults: [...prefix, 'reset'] });
    expect([code, ...steps]).toEqual(['passed', look, trigger]);
    expect(events.map(({ kind }) => kind)).toContain('first-look-failed');
  });

  test('triggers nothing when it may not look', async () => {
    const { code, triggers } = await queueIn({ faults: [...prefix, problem(403)] });
    expect([code, triggers]).toEqual(['error/forbidden', 0]);
  });

  test('queues when another one was faster', async () => {
    const { code, steps } = await queueIn({ triggers: [active, accepted], listStatuses: [busy, completed] });
    expect(code).toBe('passed');
    expect(steps).toEqual([look, trigger, look, look, look, trigger]);
  });
});

describe('a gate that finds a run active', () => {
  test('triggers nothing before the list has said twice, a pause apart, that none is', async () => {
    const { code, steps, sleeps } = await queueIn({ listBefore: [busy, busy, completed] });
    expect(code).toBe('passed');
    expect(steps).toEqual([look, look, look, look, trigger]);
    expect(sleeps.slice(0, 3)).toEqual([5000, 5000, 67_500]);
  });

  test('pauses for a shorter time after each race that it has lost', async () => {
    const races = Array.from({ length: 40 }, () => [busy, completed]).flat();
    const listBefore = [...races, completed];
    const { sleeps } = await queueIn({ listBefore, settings: { queueTimeoutMs: 24 * 3_600_000 } });
    const pauses = sleeps.filter((ms) => ms > 5000);
    expect(pauses.slice(0, 4).map(Math.round)).toEqual([67_500, 58_500, 53_235, 49_500]);
    expect(pauses.slice(31, 33)).toEqual([22_500, 22_500]);
  });

  test('has lost a race, too, when its trigger came second', async () => {
    const { sleeps } = await queueIn({ listBefore: [busy, completed], triggers: [active, accepted] });
    expect(sleeps.slice(0, 4)).toEqual([5000, 67_500, 5000, 58_500]);
  });

  test('looks at its own run often, since others may wait for its end', async () => {
    const states = [...Array.from({ length: 6 }, () => 'RUNNING'), 'COMPLETED'];
    const { sleeps } = await queueIn({ listBefore: [busy, completed], states });
    expect(sleeps.slice(2)).toEqual([5000, 7500, 11_250, 15_000, 15_000, 15_000, 15_000]);
  });

  test('outlives looks that fail, and pauses once', async () => {
    const faults: Fault[] = [...prefix, 'none', 'reset', 'none', 'reset', 'none'];
    const { code, sleeps } = await queueIn({ listBefore: [busy, completed], faults });
    expect(code).toBe('passed');
    expect(sleeps.slice(0, 4)).toEqual([5000, 5000, 67_500, 5000]);
  });

  test('triggers at its time limit if the app is idle then', async () => {
    for (const queueTimeoutMs of [5000, 12_000]) {
      const { code, clock } = await queueIn({ listBefore: [busy, completed], settings: { queueTimeoutMs } });
      expect(code).toBe('passed');
      expect(clock.sleeps.slice(0, -1).reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(queueTimeoutMs);
    }
  });

  test('asks the service itself, once, when the list says nothing else for long', async () => {
    const stuck = await queueIn({ listBefore: [busy], listStatuses: [busy, completed] });
    expect([stuck.code, stuck.triggers]).toEqual(['passed', 1]);
    expect(stuck.steps).toHaveLength(1 + (0.75 * 30 * 60) / 5 + 1); // 0.75 of the time limit of a run, as random() is 0.5
    const refused = await queueIn({ listBefore: [busy], listStatuses: [busy], triggers: [active] });
    expect([refused.code, refused.triggers]).toEqual(['not-tested/queue-timed-out', 1]);
  });

  test('has lost no race when the service only confirms what the list says', async () => {
    const listStatuses = [busy, completed];
    const { sleeps } = await queueIn({ listBefore: [busy], listStatuses, triggers: [active, accepted] });
    expect(sleeps.filter((ms) => ms > 5000)).toEqual([67_500]);
  });

  test('gives up at its time limit, when the service refuses, too', async () => {
    const settings = { queueTimeoutMs: 60_000 };
    const { code, triggers, clock } = await queueIn({ listBefore: [busy], triggers: [active], settings });
    expect([code, triggers]).toEqual(['not-tested/queue-timed-out', 1]);
    expect(clock.now()).toBeLessThan(65_000);
  });

  test('does not wait when it is told not to', async () => {
    const { code, triggers, sleeps } = await queueIn({ listBefore: [busy], settings: { onActiveRun: 'fail' } });
    expect([code, triggers, sleeps]).toEqual(['not-tested/run-already-active', 0, []]);
  });

  test('shares one time limit among all runs that it waits for', async () => {
    const { code, clock } = await queueIn({ triggers: [active], listStatuses: [completed] });
    expect(code).toBe('not-tested/queue-timed-out');
    expect(clock.now()).toBeLessThan(30 * 60_000 + 5000);
  });
});

describe('a trigger that the service has no room for', () => {
  test('is sent again after another look, no sooner than the service asks for', async () => {
    for (const status of [429, 503]) {
      const { code, steps, sleeps } = await queueIn({ triggers: [refused(status, '60'), accepted] });
      expect(code).toBe('passed');
      expect(steps).toEqual([look, trigger, look, trigger]);
      expect(sleeps[0]).toBe(60_000 + 15_000 + 2500);
    }
  });

  test('is sent more and more slowly, and given up after as many repetitions as retries are allowed', async () => {
    const { code, sleeps, triggers } = await queueIn({ triggers: [refused(503)] });
    expect([code, triggers]).toEqual(['not-tested/service-unavailable', 3]);
    expect(sleeps).toEqual([2500, 3750]);
  });

  test('waits for those who were faster, and may then be refused as often again', async () => {
    const triggers = [refused(429), refused(429), refused(429), refused(429), accepted];
    const listStatuses = [completed, busy, completed, completed, completed, completed];
    expect((await queueIn({ triggers, listStatuses })).code).toBe('passed');
  });

  test('is not sent again when the service asks for more than five minutes', async () => {
    expect((await queueIn({ triggers: [refused(429, '301'), accepted] })).triggers).toBe(1);
    const { triggers, sleeps } = await queueIn({ triggers: [refused(429, '290'), accepted] });
    expect(triggers).toBe(2);
    expect(sleeps[0]).toBe(5 * 60_000); // spread by chance, but no further
  });

  test('is sent again when the token had expired and the answer to the new login says nothing', async () => {
    const { code, events, exchanges } = await queueIn({ faults: [...prefix, 'none', problem(401), 'html'] });
    const posts = exchanges.filter(({ call }) => call.startsWith('POST ')).map(({ call, fault }) => [call, fault]);
    expect(posts.slice(1, 3)).toEqual([
      [trigger, problem(401)],
      ['POST /api/v1/auth/token', 'html'],
    ]);
    expect(events.map(({ kind }) => kind)).toContain('trigger-postponed');
    expect(code).toBe('passed');
  });
});

describe('findings', () => {
  test('that were read after the list had said RUN_IN_PROGRESS may be a later run’s, and the gate says so', async () => {
    const late = await queueIn({ listStatuses: [busy, completed] });
    expect(late.mayIncludeLaterRun).toBe(true);
    expect(late.events.map(({ kind }) => kind)).toContain('findings-read-late');
    const punctual = await queueIn({});
    expect(punctual.mayIncludeLaterRun).toBe(false);
    expect(punctual.events.map(({ kind }) => kind)).not.toContain('findings-read-late');
  });

  test('are looked for at an even pace', async () => {
    const { sleeps } = await queueIn({ listStatuses: [busy, busy, busy, busy, completed] });
    expect(sleeps).toEqual([5000, 5000, 5000, 5000, 5000]);
  });
});
