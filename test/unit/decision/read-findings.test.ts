import { describe, expect, test } from 'vitest';
import type { Fault } from '../../support/virtual-service.ts';
import { decideIn, gateCalls, problem, type World } from '../../support/virtual-world.ts';

const finding = { id: 'f1', label: 'SQL Injection', severity: 'Critical' };
const { findings: list } = gateCalls;
const noRuns = (times: number) => Array.from({ length: times }, () => 'NO_RUNS');
/** Each reading of a list that changes is four pages. */
const changing = (times: number) =>
  Array.from({ length: 4 * times }, () => ({
    status: 200,
    body: { status: 'COMPLETED', data: [], total: 1, page: 1, pageSize: 100 },
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

  test('is believed when it says so five times in a row, long before `timeout-minutes`', async () => {
    const denied = await decideIn({ listStatuses: [...noRuns(5), 'COMPLETED'] });
    expect(denied.code).toBe('not-tested/no-runs');
    expect(denied.calls.filter((call) => call === list)).toHaveLength(6);
    const counted = await decideIn({ faults: laterList(...changing(5)) });
    expect(counted.code).toBe('not-tested/findings-unavailable');
    expect(counted.verdict.message).toContain('1 findings exist, but 0 distinct ones');
    for (const { clock } of [denied, counted]) expect(clock.now()).toBeLessThan(60_000);
  });

  test('is not believed across a look at a run that is active', async () => {
    const listStatuses = [...noRuns(4), 'RUN_IN_PROGRESS', ...noRuns(4), 'COMPLETED'];
    expect((await decideIn({ listStatuses })).code).toBe('passed');
  });

  test('is what the verdict names when `timeout-minutes` end first', async () => {
    const { code } = await decideIn({ listStatuses: ['NO_RUNS'], timeoutMs: 8000 });
    expect(code).toBe('not-tested/no-runs');
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
