import { describe, expect, test } from 'vitest';
import { virtualClock } from '../../support/virtual-clock.ts';
import type { Fault } from '../../support/virtual-service.ts';
import {
  accepted,
  decideIn,
  gateCalls,
  gatewayPage,
  ok,
  pausing,
  problem,
  type World,
} from '../../support/virtual-world.ts';

const second = 1000;
const finding = { id: 'f1', label: 'SQL Injection', severity: 'Critical' };

/** What every call may meet while something on the way, or the service, is out of order. */
const faults: [string, Fault][] = [
  ['no connection', 'refused'],
  ['connections that break', 'reset'],
  ['certificates that are not trusted', 'untrusted'],
  ['answers that are cut off', 'truncated'],
  ['a page for people with status 200', 'html'],
  ['a gateway’s page with status 403', gatewayPage(403)],
  ['a gateway’s page with status 404', gatewayPage(404)],
  ['a gateway’s page with status 502', gatewayPage(502)],
  ['redirects', { ...problem(302), headers: { location: 'https://elsewhere.test' } }],
  ['answers that are not as specified', ok({ message: 'maintenance' })],
  ['status 500', problem(500)],
  ['status 503', pausing(503, '7')],
  ['status 429', pausing(429, '20')],
  ['status 401, for the login, too', problem(401)],
];

/** The polls of the run; the first page of its findings, the list having been looked at before. */
const firstPoll: [string, number] = [gateCalls.poll, 1];
const findings: [string, number] = [gateCalls.findings, 2];
const starts = [firstPoll, [gateCalls.poll, 2], [gateCalls.poll, 3], findings] as const;

/** Decides in a world that is out of order for so long from the nth time of a call on. */
function decideWithOutage(
  world: World,
  [from, nthFrom]: [string, number],
  { outageMs, fault }: { outageMs: number; fault: Fault },
) {
  const clock = virtualClock();
  let since: number | undefined;
  const faultOf = (call: string, nth: number): Fault => {
    if (call === from && nth === nthFrom) since = clock.now();
    return since !== undefined && clock.now() - since < outageMs ? fault : 'none';
  };
  return decideIn({ reports: [7], ...world }, { clock, faultOf });
}

describe.each(faults)('%s', (_, fault) => {
  describe.each(starts)('from %s on, the %d. time', (...from) => {
    test.each([10, 60, 600])('for %d seconds costs no run that was paid for', async (seconds) => {
      const states = ['RUNNING', 'RUNNING', 'COMPLETED'];
      const outage = { outageMs: seconds * second, fault };
      const clean = await decideWithOutage({ states }, from, outage);
      expect(clean.code).toBe('passed');
      const failing = await decideWithOutage({ states, findings: [finding] }, from, outage);
      expect(failing.code).toBe('failed/findings');
    });
  });

  test.each<[string, World]>([
    ['a lost trigger', { triggers: [gatewayPage(502), accepted] }],
    ['an INTERRUPTED run', { states: ['INTERRUPTED', 'COMPLETED'] }],
  ])('for 50 seconds after %s ends no gate', async (_, world) => {
    const outage = { outageMs: 50 * second, fault };
    expect((await decideWithOutage(world, findings, outage)).code).toBe('passed');
  });

  test('for 50 seconds at the reports costs no adopted run', async () => {
    const outage = { outageMs: 50 * second, fault };
    const from: [string, number] = [gateCalls.reports, 1];
    expect((await decideWithOutage({ taskId: 'task-1' }, from, outage)).code).toBe('passed');
  });

  test('beyond the time limit is no verdict on the build, and names the limit', async () => {
    const settings = { timeoutMs: 5 * 60 * second };
    const outage = { outageMs: 24 * 3600 * second, fault };
    const isNone =
      /^not-tested\/(timed-out|service-unavailable|unexpected-response)$|^error\/login-rejected$/;
    for (const from of [firstPoll, findings]) {
      const { code, said } = await decideWithOutage({ ...settings }, from, outage);
      expect(code).toMatch(isNone);
      expect(said).toMatch(/`timeout-minutes`.*The last attempt failed/);
    }
  });
});
