import { describe, expect, test } from 'vitest';
import type { Fault } from '../../support/virtual-service.ts';
import {
  decideIn,
  expectedVersion,
  gateCalls,
  problem,
  type World,
} from '../../support/virtual-world.ts';

const minute = 60_000;
const finding = { id: 'f1', label: 'SQL Injection', severity: 'Critical' };
const { findings: list } = gateCalls;
const noRuns = (times: number) => Array.from({ length: times }, () => 'NO_RUNS');
/** Each reading of a list that changes is four pages. */
const changing = (times: number) =>
  Array.from({ length: 4 * times }, () => ({
    status: 200,
    body: { status: 'COMPLETED', data: [], total: 1, page: 1, pageSize: 100 },
  }));
/** The same, where each page holds a finding. */
const changingWith = (item: object, times: number) =>
  Array.from({ length: 4 * times }, () => ({
    status: 200,
    body: { status: 'COMPLETED', data: [item], total: 2, page: 1, pageSize: 100 },
  }));
/** What goes wrong with the list from the second time on: the first is a look before the trigger. */
const laterList = (...faults: Fault[]) => ({ [list]: ['none' as const, ...faults] });

test.each([
  { isFixed: 'true' },
  { isFixed: null },
  { isDismissed: 1 },
  { isDismissed: 'true' },
  { updated_severity: null },
  { updated_severity: 3 },
  { updated_severity: { of: 'Low' }, severity: 'Low' },
  { updated_severity: false, severity: 'Low' },
])('a finding blocks all the same with %j, which is no value of its field', async (fields) => {
  expect((await decideIn({ findings: [{ ...finding, ...fields }] })).code).toBe('failed/findings');
});

describe('a findings list that does not fit the run that has ended', () => {
  test('is looked at again, and its later word counts', async () => {
    const laterReady: World = { listStatuses: [...noRuns(4), 'COMPLETED'] };
    expect((await decideIn(laterReady)).code).toBe('passed');
    expect((await decideIn({ ...laterReady, findings: [finding] })).code).toBe('failed/findings');
    expect((await decideIn({ faults: laterList(...changing(4)) })).code).toBe('passed');
  });

  test('is believed once it has said nothing else for two minutes, however often it was asked', async () => {
    for (const intervalMs of [5000, 100]) {
      const cadence = { intervalMs, maxIntervalMs: intervalMs };
      const denied = await decideIn({ listStatuses: ['NO_RUNS'], cadence });
      expect(denied.code).toBe('not-tested/no-runs');
      expect(denied.verdict.message).toContain('task task-1');
      expect(denied.clock.now()).toBeGreaterThan(2 * minute);
      expect(denied.clock.now()).toBeLessThan(2.2 * minute);
    }
  });

  test('is not believed across an outage', async () => {
    const outage = Array<Fault>(30).fill(problem(503));
    const said = (status: string): Fault => ({ status: 200, body: { status, data: [], total: 0 } });
    for (const status of ['NO_RUNS', 'PROCESSING']) {
      const faults = laterList(said(status), ...outage, said(status));
      expect((await decideIn({ faults })).code).toBe('passed');
    }
  });

  test('is not believed across a look at a run that is active', async () => {
    const listStatuses = [...noRuns(20), 'RUN_IN_PROGRESS', ...noRuns(20), 'COMPLETED'];
    expect((await decideIn({ listStatuses })).code).not.toBe('not-tested/no-runs');
  });

  test('and never holds still is read until `timeout-minutes`', async () => {
    const { code, verdict, clock } = await decideIn({ totalOff: 1 });
    expect(code).toBe('not-tested/findings-unavailable');
    expect(verdict.message).toContain('1 findings exist, but 0 distinct ones');
    expect(clock.now()).toBeGreaterThan(30 * minute);
    const late = [...changing(100), 'none' as const];
    expect((await decideIn({ faults: laterList(...late) })).code).not.toMatch(/unavailable/);
  });

  test('fails by what its last reading holds, and says what is unproven', async () => {
    const { code, verdict, provenVersion } = await decideIn({
      findings: [finding],
      totalOff: 1,
      versions: [{ text: expectedVersion }],
    });
    expect(code).toBe('failed/findings');
    expect(verdict.message).toMatch(
      /^1 open finding blocks\. Not proven: .*2 findings exist, but 1/,
    );
    expect(provenVersion).toBeUndefined();
  });

  test.each([
    ['the service then refuses the list', problem(403)],
    ['the service then denies the app', problem(404, { type: 'https://errors.test/not-found' })],
  ])('fails by what it held although %s', async (_, fault) => {
    const faults = laterList(...changingWith(finding, 3), ...Array<Fault>(99).fill(fault));
    const { code, verdict, clock } = await decideIn({ faults });
    expect(clock.now()).toBeLessThan(3 * minute);
    expect(code).toBe('failed/findings');
    expect(verdict.message).toContain('Not proven: The findings list says');
  });

  test('is what the verdict names when `timeout-minutes` end first', async () => {
    const { code } = await decideIn({ listStatuses: ['NO_RUNS'], timeoutMs: 8000 });
    expect(code).toBe('not-tested/no-runs');
    const faults = laterList(...Array<Fault>(99).fill(problem(403)));
    const { verdict } = await decideIn({ faults, timeoutMs: minute });
    expect(verdict).toMatchObject({
      verdict: 'not-tested',
      reason: 'findings-unavailable',
      message: 'The findings of task task-1 could not be read within 1 minute (`timeout-minutes`).',
      cause: expect.stringMatching(/^The last attempt failed: GET .* 403/),
    });
  });

  test.each([402, 403, 409])(
    'is read once something on the way no longer refuses it: %i',
    async (status) => {
      const refusals = laterList(...Array<Fault>(9).fill(problem(status)));
      expect((await decideIn({ faults: refusals })).code).toBe('passed');
    },
  );

  test('is looked at again when it has an unknown status once', async () => {
    expect((await decideIn({ listStatuses: ['PROCESSING', 'COMPLETED'] })).code).toBe('passed');
  });
});
