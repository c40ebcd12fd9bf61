import { describe, expect, test } from 'vitest';
import type { Fault } from '../../support/virtual-service.ts';
import {
  accepted,
  active,
  busy,
  decideIn,
  expectedVersion,
  gateCalls,
  pausing,
  problem,
  versionLook,
  type World,
} from '../../support/virtual-world.ts';

const { login, trigger, findings: look } = gateCalls;
const completed = 'COMPLETED';

/** Decides, and tells the looks at the list and the triggers up to the run of our own. */
async function queueIn(world: World) {
  const decided = await decideIn(world);
  const { calls, clock } = decided;
  const first = calls.findIndex((call) => call.startsWith('GET /v1/tasks/'));
  const steps = calls.slice(2, first < 0 ? undefined : first);
  const triggers = calls.filter((call) => call === trigger).length;
  return { ...decided, steps, sleeps: clock.sleeps, triggers };
}

describe('a gate that finds the app idle', () => {
  test('triggers once a look that failed transiently has succeeded, no sooner than the service asks for', async () => {
    const faults: World['faults'] = { [look]: [pausing(503, '40'), 'reset'] };
    const { code, steps, sleeps } = await queueIn({ faults });
    expect([code, ...steps]).toEqual(['passed', look, look, look, trigger]);
    expect(sleeps[0]).toBe(40_000);
  });

  const lostBeforeOutage = (failures: number) => {
    const looks: Fault[] = ['none', ...Array<Fault>(failures).fill(problem(500))];
    return queueIn({ faults: { [trigger]: ['reset'], [look]: looks } });
  };

  test('triggers nothing while it cannot look, nor when it may not, nor again after a lost answer', async () => {
    const unable = await queueIn({ faults: { [look]: problem(503) } });
    expect([unable.code, unable.triggers]).toEqual(['not-tested/service-unavailable', 0]);
    const forbidden = await queueIn({ faults: { [look]: [problem(403)] } });
    expect([forbidden.code, forbidden.triggers]).toEqual(['error/forbidden', 0]);
    const lost = await lostBeforeOutage(40);
    expect([lost.code, lost.triggers]).toEqual(['not-tested/service-unavailable', 1]);
    const unrepeated = await queueIn({ faults: { [trigger]: ['reset'] }, maxRetries: 0 });
    expect(unrepeated.triggers).toBe(1);
    for (const { verdict } of [lost, unrepeated])
      expect(verdict.message).toMatch(/\. Up to 1 run may have been paid for: a trigger/);
  });

  test('waits a minute until it can look again after a lost answer', async () => {
    const { code, triggers } = await lostBeforeOutage(5);
    expect([code, triggers]).toEqual(['passed', 2]);
  });
});

describe('a gate that finds a run active', () => {
  test('triggers nothing before the list has said twice, a pause apart, that none is', async () => {
    const { code, steps, sleeps } = await queueIn({ listBefore: [busy, busy, completed] });
    expect(code).toBe('passed');
    expect(steps).toEqual([look, look, look, look, trigger]);
    expect(sleeps.slice(0, 3)).toEqual([5000, 5000, 22_500]);
  });

  test('pauses again when another gate was faster, before it or by its trigger', async () => {
    const faster = await queueIn({ listBefore: [busy, completed, busy, completed] });
    expect(faster.sleeps.slice(0, 4)).toEqual([5000, 22_500, 5000, 22_500]);
    const refused = await queueIn({ listBefore: [busy, completed], triggers: [active, accepted] });
    expect(refused.sleeps.slice(0, 4)).toEqual([5000, 22_500, 5000, 22_500]);
  });

  test('outlives looks that fail', async () => {
    const faults: World['faults'] = { [look]: ['none', 'reset', 'none', 'reset'] };
    const { code, sleeps } = await queueIn({ listBefore: [busy, completed], faults });
    expect(code).toBe('passed');
    expect(sleeps.slice(0, 4)).toEqual([5000, 5000, 22_500, 22_500]);
  });

  test('triggers at its time limit if the app was and is idle then', async () => {
    const settings = { queueTimeoutMs: 12_000 };
    const { code, clock } = await queueIn({ listBefore: [busy, completed], ...settings });
    expect(code).toBe('passed');
    expect(clock.sleeps.slice(0, -1).reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(12_000);
  });

  test('asks the service itself when the list says nothing else for as long as a run may take', async () => {
    const settings = { timeoutMs: 10 * 60_000 };
    const stuck = await queueIn({
      listBefore: [busy],
      listStatuses: [busy, completed],
      ...settings,
    });
    expect([stuck.code, stuck.triggers]).toEqual(['passed', 1]);
    expect(stuck.steps.length * 5000).toBeGreaterThan(10 * 60_000);
    const still = { listBefore: [busy], listStatuses: [busy], triggers: [active], ...settings };
    const refused = await queueIn(still);
    expect(refused.code).toBe('not-tested/queue-timed-out');
    expect(refused.triggers).toBeLessThanOrEqual(3);
  });

  test('does not count the time before the app was idle as time of the run that came next', async () => {
    const runs = [...Array(15).fill(busy), completed, ...Array(15).fill(busy), completed];
    const { code, steps } = await queueIn({ listBefore: runs, timeoutMs: 2 * 60_000 });
    expect(code).toBe('passed');
    expect(steps).toEqual([...Array(runs.length + 1).fill(look), trigger]);
  });

  test('gives up at its time limit, and names it and the last fault', async () => {
    const settings = { queueTimeoutMs: 60_000 };
    const faults = { [look]: ['none', ...Array<Fault>(30).fill('reset')] satisfies Fault[] };
    for (const world of [{ listBefore: [busy] }, { listBefore: [busy], faults }]) {
      const { code, triggers, clock, said, verdict } = await queueIn({ ...world, ...settings });
      expect([code, triggers]).toEqual(['not-tested/queue-timed-out', 0]);
      expect(verdict).toHaveProperty('heading', 'another test was running for 1 minute');
      expect(clock.now()).toBeLessThan(66_000);
      expect(said).toContain('`queue-timeout-minutes`');
      expect(said.includes('The last attempt failed')).toBe('faults' in world);
    }
  });

  test('has its whole time limit though the version was waited for before', async () => {
    const versions = [...Array(10).fill({ text: 'old' }), { text: expectedVersion }];
    const triggers = [active, accepted];
    const listStatuses = [busy, completed];
    const settings = { queueTimeoutMs: 60_000 };
    const { code, clock } = await queueIn({ versions, triggers, listStatuses, ...settings });
    expect(code).toBe('passed');
    expect(clock.now()).toBeGreaterThan(2 * 60_000);
  });

  test('does not wait when it is told not to', async () => {
    const settings = { onActiveRun: 'fail' } as const;
    const { code, triggers, sleeps } = await queueIn({ listBefore: [busy], ...settings });
    expect([code, triggers, sleeps]).toEqual(['not-tested/run-already-active', 0, []]);
  });

  test('pays for nothing when the list cannot be read once its turn has come', async () => {
    const findings = [{ id: 'a\nb', label: 'x', severity: 'Low' }];
    const { code, triggers } = await queueIn({ listBefore: [busy, completed], findings });
    expect([code, triggers]).toEqual(['not-tested/unexpected-response', 0]);
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
      const triggers = [pausing(status, '60'), accepted];
      const { code, steps, sleeps } = await queueIn({ triggers });
      expect(code).toBe('passed');
      expect(steps).toEqual([look, trigger, look, trigger]);
      expect(sleeps[0]).toBe(60_000 + 15_000 + 2500);
    }
  });

  test('is sent more and more slowly, and given up after as many repetitions as retries are allowed', async () => {
    const { code, sleeps, triggers } = await queueIn({ triggers: [problem(503)] });
    expect([code, triggers]).toEqual(['not-tested/service-unavailable', 3]);
    expect(sleeps).toEqual([2500, 3750]);
  });

  test('waits for those who were faster, and may then be refused as often again', async () => {
    const triggers = [problem(429), problem(429), problem(429), problem(429), accepted];
    const listStatuses = [completed, busy, completed, completed, completed, completed];
    expect((await queueIn({ triggers, listStatuses })).code).toBe('passed');
  });

  test('is not sent again when the service asks for more than five minutes', async () => {
    expect((await queueIn({ triggers: [pausing(503, '301'), accepted] })).triggers).toBe(1);
    for (const seconds of ['290', '300']) {
      const { triggers, sleeps } = await queueIn({ triggers: [pausing(503, seconds), accepted] });
      expect(triggers).toBe(2);
      expect(sleeps[0]).toBe(5 * 60_000); // spread by chance, but no further
    }
  });

  test('for its rate waits in the queue, however few retries are set, also where an active run is not waited for', async () => {
    const triggers = [...Array(20).fill(pausing(429, '45')), accepted];
    const settings = { maxRetries: 0, onActiveRun: 'fail' } as const;
    expect((await queueIn({ triggers, ...settings })).code).toBe('passed');
  });

  test('for its rate is told with how long the gate goes on trying', async () => {
    const { events } = await queueIn({
      triggers: [pausing(429, '60'), pausing(429, '60'), accepted],
    });
    const told = events.flatMap((event) => (event.kind === 'rate-limited' ? event.timeoutMs : []));
    expect(told[0]).toBe(1_800_000);
    expect(told[1]).toBeLessThan(1_740_000);
  });

  test('for its rate ends with the time limit of the queue, which it shares with active runs', async () => {
    const refused = await queueIn({ triggers: [pausing(429, '60')] });
    expect(refused.code).toBe('not-tested/queue-timed-out');
    expect(refused.said).toMatch(
      /^The service takes 10 triggers a minute .* are left for our turn \(`queue-timeout-minutes`\).*429/,
    );
    expect(refused.clock.now()).toBeLessThan(31 * 60_000);
    expect(refused.verdict).toMatchObject({
      heading: 'too many tests were started at once',
      nextStep: { once: 'fewer jobs start tests' },
      remedy: expect.stringMatching(
        /^Let fewer jobs start tests at once \(.*`queue-timeout-minutes`\.$/,
      ),
    });
    const long = await queueIn({ triggers: [pausing(429, '1800')] });
    expect([long.code, long.sleeps]).toEqual(['not-tested/queue-timed-out', []]);
    expect(long.said).toContain('It asks to wait 30 min 0 s, and 30 min 0 s are left');
  });

  test('is sent again when the token had expired and the answer to the new login says nothing', async () => {
    const expired = problem(401);
    const faults: World['faults'] = { [trigger]: [expired], [login]: ['none', 'html'] };
    const { code, events, exchanges } = await queueIn({ faults });
    const posts = exchanges.filter(({ call }) => call.startsWith('POST '));
    const [first, second] = [
      { call: trigger, fault: expired },
      { call: login, fault: 'html' },
    ];
    expect(posts.slice(1, 3)).toMatchObject([first, second]);
    expect(events.map(({ kind }) => kind)).toContain('trigger-postponed');
    expect(code).toBe('passed');
  });
});

test('a run of our own is looked at often, since others wait for its end', async () => {
  const { sleeps } = await queueIn({ states: [...Array(6).fill('RUNNING'), 'COMPLETED'] });
  expect(sleeps).toEqual([5000, 7500, 11_250, 15_000, 15_000, 15_000, 15_000]);
});

const right = { text: `{"commit":"${expectedVersion}"}` };
const other = { text: '{"commit":"0000000"}' };

test('findings are looked for at an even pace', async () => {
  const { sleeps } = await queueIn({
    listStatuses: [busy, busy, busy, busy, completed],
    versions: [right],
    findings: [{ id: 'f1', label: 'Broken Logout', severity: 'Low' }],
  });
  expect(sleeps).toEqual([5000, 5000, 5000, 5000, 5000]);
});

/** For each trigger, the call before it. */
function beforeTriggers(calls: string[]): (string | undefined)[] {
  return calls.flatMap((call, index) => (call === trigger ? [calls[index - 1]] : []));
}

describe('with a proof of the build', () => {
  test('the version is looked at directly before each trigger', async () => {
    const triggers = [problem(503), active, accepted];
    const listStatuses = ['COMPLETED', 'COMPLETED', busy, 'COMPLETED'];
    const { code, calls } = await decideIn({ versions: [right], triggers, listStatuses });
    expect(code).toBe('passed');
    expect(beforeTriggers(calls)).toEqual([versionLook, versionLook, versionLook]);
  });

  test('a deployment that changed behind the run of another is not tested, and costs nothing', async () => {
    const listStatuses = ['COMPLETED', busy, 'COMPLETED'];
    const world = { triggers: [active, accepted], listStatuses, versions: [right, other] };
    const { code, verdict, calls } = await decideIn(world);
    expect(code).toBe('not-tested/version-changed');
    expect(verdict.message).toContain('but before the trigger');
    expect(calls.filter((call) => call === trigger)).toHaveLength(1);
  });

  test('a version that is not there once the turn has come keeps the trigger from being sent', async () => {
    const listStatuses = [busy, 'COMPLETED'];
    const { code, calls, events } = await decideIn({ versions: [other], listStatuses });
    expect(code).toBe('not-tested/wrong-version');
    expect(calls).not.toContain(trigger);
    expect(events.map(({ kind }) => kind)).not.toContain('triggering');
  });
});
