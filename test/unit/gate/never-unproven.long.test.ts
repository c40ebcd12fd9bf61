import fc from 'fast-check';
import { expect, test } from 'vitest';
import { samples } from '../../support/samples.ts';
import type { Exchange, Fault, VirtualAnswer } from '../../support/virtual-service.ts';
import {
  accepted,
  decideIn,
  problem,
  type VirtualFinding,
  type World,
} from '../../support/virtual-world.ts';

const minutes = 60_000;
const numRuns = samples(3000);

/** One to `maxLength` values, most of them the usual one. */
function mostly<T>(usual: T, others: T[], maxLength: number): fc.Arbitrary<T[]> {
  const value = fc.oneof(
    { weight: 4, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
  return fc.array(value, { minLength: 1, maxLength });
}

const spoiling: Fault[] = [
  'refused',
  'reset',
  'truncated',
  'html',
  'null',
  'empty',
  'fields-missing',
];
const statuses = [302, 400, 401, 402, 403, 404, 408, 409, 429, 429, 500, 500, 502, 503, 503, 504];
const refusal = fc
  .tuple(
    fc.constantFrom(...statuses),
    fc.constantFrom(undefined, '0', '1', '7', '400', '86400', 'soon'),
  )
  .map(([status, retryAfter]): VirtualAnswer => {
    const headers = {
      ...(retryAfter && { 'retry-after': retryAfter }),
      ...(status < 400 && { location: 'https://x.test/' }),
    };
    return { ...problem(status), headers };
  });
const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 16, arbitrary: fc.constant<Fault>('none') },
  { weight: 4, arbitrary: fc.constantFrom(...spoiling) },
  { weight: 4, arbitrary: refusal },
);

const odd = ['QUEUED', 'AWAITING_INPUT', 'INTERRUPTED', 'PAUSED', 'completed'];
const firstStates = mostly('RUNNING', odd, 4);
const lastState = mostly('COMPLETED', ['FAILED', 'CANCELLED', 'INTERRUPTED', 'RUNNING'], 1);
const finding: fc.Arbitrary<VirtualFinding> = fc.record({
  id: fc.integer({ min: 0, max: 400 }).map(String),
  label: fc.constant('Broken Logout'),
  severity: fc.constantFrom('Critical', 'High', 'Medium', 'Low', 'Severe'),
  updated_severity: fc.constantFrom<unknown>(undefined, 'Low', 'Critical', 'Odd', null, 3),
  isFixed: fc.constantFrom<unknown>(undefined, true, false, 'true', null),
  isDismissed: fc.constantFrom<unknown>(undefined, true, false, 'true', 1),
});

const active = problem(409, { type: 'x/run-already-active' });
const world: fc.Arbitrary<World> = fc.record({
  registration: mostly('COMPLETED', ['IN_PROGRESS', 'FAILED', 'ODD'], 2),
  triggers: mostly(accepted, [active, problem(402), problem(500)], 3),
  states: fc.tuple(firstStates, lastState).map((states) => states.flat()),
  listBefore: mostly('COMPLETED', ['RUN_IN_PROGRESS', 'NO_RUNS', 'UNKNOWN'], 3),
  listStatuses: mostly('COMPLETED', ['RUN_IN_PROGRESS', 'NO_RUNS', 'UNKNOWN', ''], 4),
  findings: fc.oneof(
    { weight: 3, arbitrary: fc.array(finding, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 250 }).map(lowFindings) },
  ),
  totalOff: fc.constantFrom(0, 0, 0, 0, 0, 1, -1, 100),
  settings: fc.record({
    maxReruns: fc.integer({ min: 0, max: 2 }),
    timeoutMs: fc.constantFrom(1 * minutes, 30 * minutes),
    queueTimeoutMs: fc.constantFrom(0, 3 * minutes),
    taskId: fc.constantFrom(undefined, undefined, 'task-1'),
    registrationTimeoutMs: fc.constantFrom(0, 10 * minutes),
  }),
});

/** What goes wrong with the first exchanges, whatever they are. */
const faults = fc.array(fault, { maxLength: 14 });

function decideAmid(faults: Fault[], world: World) {
  const left = [...faults];
  return decideIn(world, { faultOf: () => left.shift() ?? 'none' });
}

function lowFindings(count: number): VirtualFinding[] {
  const low = { label: 'Pagination Missing', severity: 'Low' };
  return Array.from({ length: count }, (_, index) => ({ id: `f${index}`, ...low }));
}

/** What the service said, and the gate received unspoiled. */
function delivered(exchanges: Exchange[], call: RegExp) {
  return exchanges
    .filter((exchange) => exchange.fault === 'none' && call.test(exchange.call))
    .map(({ answer }) => answer.body);
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * Whether a finding must fail a gate with threshold `high`, told in other words than the gate's.
 */
function mustBlock({ severity, updated_severity, isFixed, isDismissed }: VirtualFinding): boolean {
  if (isFixed === true || isDismissed === true) return false;
  const counts =
    updated_severity === 'Low' || updated_severity === 'Critical' ? updated_severity : severity;
  return counts !== 'Low' && counts !== 'Medium';
}

test('passes only when the run was seen COMPLETED, the list COMPLETED, and every finding was read', async () => {
  await fc.assert(
    fc.asyncProperty(world, faults, async (world, faults) => {
      const { code, exchanges } = await decideAmid(faults, world);
      if (code !== 'passed' && code !== 'failed/findings') return;
      const states = delivered(exchanges, /^GET \/v1\/tasks\/task-1$/).map((body) =>
        field(body, 'state'),
      );
      expect(states.at(-1)).toBe('COMPLETED');
      const pages = delivered(exchanges, /vulnerabilities$/).filter(
        (body) => field(body, 'pageSize') === 100,
      );
      const last = pages.at(-1);
      expect(field(last, 'status')).toBe('COMPLETED');
      const read = new Set(
        pages.flatMap((page) => [field(page, 'data')].flat()).map((item) => field(item, 'id')),
      );
      expect(read.size).toBe(field(last, 'total'));
      expect(code === 'passed').toBe(!(world.findings ?? []).some(mustBlock));
    }),
    { numRuns },
  );
});

test('never passes over a blocking finding, whatever happens on the way', async () => {
  await fc.assert(
    fc.asyncProperty(world, faults, fc.nat({ max: 400 }), async (world, faults, position) => {
      const blocker = { id: 'blocker', label: 'SQL Injection', severity: 'Critical' };
      const findings = [...(world.findings ?? [])];
      findings.splice(position % (findings.length + 1), 0, blocker);
      const { code } = await decideAmid(faults, { ...world, findings });
      expect(code).not.toBe('passed');
    }),
    { numRuns },
  );
});

test('always ends, within the time limits', async () => {
  await fc.assert(
    fc.asyncProperty(world, faults, async (world, faults) => {
      const { clock } = await decideAmid(faults, world);
      // registration + queue + three runs + findings, and at most five minutes before each repeated
      // request
      expect(clock.now()).toBeLessThan((10 + 30 + 3 * 30 + 30 + 60) * minutes);
    }),
    { numRuns: Math.ceil(numRuns / 3) },
  );
});

test('the worlds that are tried reach every kind of verdict often enough', async () => {
  const seen: Record<string, number> = {};
  for (const [sample, given] of fc.sample(fc.tuple(world, faults), { numRuns: 1000, seed: 1 })) {
    const { code } = await decideAmid(given, sample);
    seen[code] = (seen[code] ?? 0) + 1;
  }
  expect(seen.passed).toBeGreaterThan(50);
  expect(seen['failed/findings']).toBeGreaterThan(50);
  expect(Object.keys(seen).length).toBeGreaterThan(12);
});
