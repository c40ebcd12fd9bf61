import { expect, test } from 'vitest';
import {
  decideIn,
  expectedVersion,
  gatewayPage,
  listOf,
  ok,
  problem,
  type Reported,
  type World,
} from '../../support/virtual-world.ts';

const minutes = 60_000;
/** Our run has the number 7. */
const counting = (issuesCount: unknown) =>
  listOf([{ reportId: 'report-7', runNumber: 7, issuesCount }]);
const proven: World = { versions: [{ text: expectedVersion }] };

test('a count that the report of an empty list lacks at first is waited for', async () => {
  for (const [count, code] of [
    [0, 'passed'],
    [3, 'not-tested/findings-unavailable'],
  ] as const) {
    const reports = { inTurn: [counting(null), counting(undefined), counting(count)] };
    for (const world of [{}, proven])
      expect((await decideIn({ ...world, reports })).code).toBe(code);
  }
});

test.each([402, 403, 404])('a %i that passes is no refusal for good', async (status) => {
  const refusals = Array<Reported>(status === 402 ? 1 : 10).fill(problem(status));
  const judge = async (...last: Reported[]) =>
    (await decideIn({ reports: { inTurn: [...refusals, ...last] } })).code;
  expect(await judge(counting(0))).toBe('passed');
  expect(await judge([6], problem(402))).toBe('not-tested/findings-unavailable');
  expect(await judge([8, 7])).toBe('not-tested/superseded');
  const shown = { inTurn: [[6], problem(status), problem(status), counting(0)] };
  expect((await decideIn({ reports: shown })).code).toBe('passed');
  for (const outage of [problem(503), gatewayPage(status), ok({})])
    expect(await judge(outage)).toBe('not-tested/findings-unavailable');
});

test.each([403, 404])(
  'a single %i at the end of the wait is no refusal for good',
  async (status) => {
    const inTurn = [...Array<Reported>(10).fill(problem(503)), problem(status)];
    const { code } = await decideIn({ reports: { inTurn }, reportTimeoutMs: 2 * minutes });
    expect(code).toBe('not-tested/findings-unavailable');
  },
);
