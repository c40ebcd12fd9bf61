import { describe, expect, test } from 'vitest';
import { policyOf } from '../../support/policy.ts';
import type { Fault } from '../../support/virtual-service.ts';
import {
  appId,
  baselineAppId,
  decideIn,
  gateCalls,
  problem,
  type World,
} from '../../support/virtual-world.ts';

const known = { id: 'b1', label: 'BOLA', severity: 'High', method: 'GET', path: '/orders/{id}' };
const same = { ...known, id: 'f1', path: '/orders/7' };
const { trigger, baseline: ofBaseline } = gateCalls;

/** A gate that fails on new findings alone, measured by another app. */
function against(
  baselineApp: NonNullable<World['baselineApp']> = {},
  { settings, ...world }: World = {},
) {
  return decideIn({
    findings: [same],
    baselineApp,
    ...world,
    settings: { newOnly: true, baselineAppId, ...settings },
  });
}

function expectNothingTriggered({ calls, exchanges }: Awaited<ReturnType<typeof decideIn>>): void {
  expect(calls).not.toContain(trigger);
  expect(
    exchanges.filter(({ call }) => call.startsWith('POST ') && !call.endsWith('/auth/token')),
  ).toEqual([]);
}

describe('the open findings of another app', () => {
  test('are known: they do not block, and are told', async () => {
    const { code, assessment, events } = await against({ findings: [known] });
    expect(code).toBe('passed');
    expect(assessment).toMatchObject({ newCount: 0, open: [{ isNew: false, blocking: false }] });
    expect(events).toContainEqual({
      kind: 'baseline-read',
      baseline: expect.objectContaining({ appId: baselineAppId }),
    });
  });

  test('do not cover what they lack', async () => {
    const { code, assessment } = await against({ findings: [] });
    expect([code, assessment?.newCount]).toEqual(['failed/findings', 1]);
  });

  test.each([{ isFixed: true }, { isDismissed: true }])(
    'do not include what is %j there',
    async (closed) => {
      expect((await against({ findings: [{ ...known, ...closed }] })).code).toBe('failed/findings');
    },
  );

  test('block all the same when known ones are not set aside', async () => {
    const { code, assessment } = await against(
      { findings: [known] },
      { settings: { newOnly: false } },
    );
    expect([code, assessment?.newCount]).toEqual(['failed/findings', 0]);
  });

  test('are compared by the severity that counts here', async () => {
    const policy = policyOf('severity:\n  - match: { title: Raised }\n    severity: critical');
    const findings = [
      { ...same, title: 'Raised' },
      { ...same, id: 'f2' },
    ];
    const { assessment } = await against(
      { findings: [{ ...known, title: 'Raised' }] },
      { findings, files: { policy } },
    );
    expect(assessment?.open.map(({ isNew }) => isNew)).toEqual([false, true]);
  });

  test('are read once, and before the trigger', async () => {
    const { calls } = await against({ findings: [known] });
    expect(calls.filter((call) => call === ofBaseline)).toHaveLength(1);
    expect(calls.indexOf(ofBaseline)).toBeLessThan(calls.indexOf(trigger));
  });

  test('are read after a run of that app has ended', async () => {
    const { code, events } = await against({
      listStatuses: ['RUN_IN_PROGRESS', 'COMPLETED'],
      findings: [known],
    });
    expect(code).toBe('passed');
    expect(events.map(({ kind }) => kind)).toContain('findings-awaited');
  });
});

describe('a baseline that cannot be used is an error, and nothing is triggered', () => {
  test.each<[string, string[], RegExp]>([
    ['was never tested', ['NO_RUNS'], /`baseline-app-id` app-0\) cannot be used: .*NO_RUNS/],
    ['is being tested for ever', ['RUN_IN_PROGRESS'], /cannot be used: .*RUN_IN_PROGRESS/],
  ])('when its app %s', async (_, listStatuses, message) => {
    const result = await against({ listStatuses, findings: [known] });
    expect(result.code).toBe('error/invalid-baseline');
    expect(result.verdict.message).toMatch(message);
    expectNothingTriggered(result);
  });

  test('when there is no such app', async () => {
    const result = await against(undefined, { settings: { baselineAppId: 'app-9' } });
    expect(result.code).toBe('error/invalid-baseline');
    expectNothingTriggered(result);
  });

  test.each([403, 402, 400])('when it may not be read: %i', async (status) => {
    const faults = { [ofBaseline]: problem(status) };
    const result = await against({ findings: [known] }, { faults });
    expect(result.code).toBe('error/invalid-baseline');
    expectNothingTriggered(result);
  });

  test('when fewer findings come than the list says exist', async () => {
    const short = {
      status: 200,
      body: { status: 'COMPLETED', data: [], total: 1, page: 1, pageSize: 100 },
    };
    const result = await against({ findings: [known] }, { faults: { [ofBaseline]: short } });
    expect(result.code).toBe('error/invalid-baseline');
    expectNothingTriggered(result);
  });

  test('in a dry run, too', async () => {
    const result = await against({ listStatuses: ['NO_RUNS'] }, { settings: { dryRun: true } });
    expect(result.code).toBe('error/invalid-baseline');
  });
});

describe('a service that fails while the baseline is read says nothing of the baseline: not tested', () => {
  test.each<[string, Fault, string]>([
    ['the network fails for ever', 'reset', 'service-unavailable'],
    ['the service fails for ever', problem(500), 'service-unavailable'],
    ['an answer is a page for people', 'html', 'unexpected-response'],
  ])('when %s', async (_, fault, reason) => {
    const result = await against({ findings: [known] }, { faults: { [ofBaseline]: fault } });
    expect(result.code).toBe(`not-tested/${reason}`);
    expectNothingTriggered(result);
  });

  test('when its list has a status that nobody knows', async () => {
    const result = await against({ listStatuses: ['ODD'], findings: [known] });
    expect(result.code).toBe('not-tested/unexpected-response');
    expect(result.verdict.message).toContain('"ODD"');
    expectNothingTriggered(result);
  });
});

test('a token that is refused for a moment while the baseline is read does no harm', async () => {
  const refused = [problem(401), problem(401)];
  const faults = { [ofBaseline]: refused, [gateCalls.login]: ['none' as const, ...refused] };
  const result = await against({ findings: [known] }, { faults });
  expect(result.code).toBe('passed');
});

describe('the app itself as its baseline is refused: what one run finds would be known to the next', () => {
  test.each([
    ['before a run', appId, undefined],
    ['beside a run that has begun', appId, 'task-1'],
    ['in other letter case', appId.toUpperCase(), undefined],
  ])('%s', async (_, baseline, taskId) => {
    const result = await against(undefined, { settings: { baselineAppId: baseline, taskId } });
    expect(result.code).toBe('error/invalid-baseline');
    expect(result.verdict.message).toContain('would be known to the next run');
    expectNothingTriggered(result);
  });

  test('another one is none, also beside a run that has begun', async () => {
    expect(
      (await against({ findings: [known] }, { settings: { taskId: 'task-1' }, reports: [7] })).code,
    ).toBe('passed');
  });
});

test('findings that were read from a file cost no request', async () => {
  const baseline = { appId: baselineAppId, findings: [{ ...known, severity: 'high' as const }] };
  const { code, calls } = await decideIn({
    findings: [same],
    files: { baseline },
    settings: { newOnly: true },
  });
  expect(code).toBe('passed');
  expect(calls).not.toContain(ofBaseline);
});
