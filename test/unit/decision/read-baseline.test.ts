import { describe, expect, test } from 'vitest';
import { accepting, policyOf } from '../../support/policy.ts';
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
const { trigger, login, baseline: ofBaseline } = gateCalls;

/** A gate that is measured by another app. */
function against(baselineApp: NonNullable<World['baselineApp']> = {}, world: World = {}) {
  return decideIn({
    findings: [same],
    baselineApp,
    baselineAppId,
    ...world,
  });
}

function expectNothingTriggered({ calls }: Awaited<ReturnType<typeof decideIn>>): void {
  const posts = calls.filter((call) => call.startsWith('POST '));
  expect(posts.filter((call) => call !== login)).toEqual([]);
}

describe('the open findings of another app', () => {
  test('are named in the verdict where they cannot be read', async () => {
    const { verdict } = await against({ listStatuses: ['RUN_IN_PROGRESS'] });
    expect(verdict).toMatchObject({
      reason: 'findings-unavailable',
      heading: expect.stringContaining('(baseline) could not be read'),
      meaning: expect.stringContaining('Nothing was tested yet.'),
    });
  });

  test('are known: they do not block, and are told', async () => {
    const { code, assessment, events } = await against({ findings: [known] });
    expect(code).toBe('passed');
    expect(assessment).toMatchObject({ newCount: 0, open: [{ isNew: false, blocking: false }] });
    expect(events).toContainEqual({
      kind: 'baseline-read',
      baseline: expect.objectContaining({ appId: baselineAppId }),
    });
  });

  test.each([{ isFixed: true }, { isDismissed: true }])(
    'do not include what is %j there',
    async (closed) => {
      expect((await against({ findings: [{ ...known, ...closed }] })).code).toBe('failed/findings');
    },
  );

  test('do not include what the policy accepts there: it would hide another one here', async () => {
    const files = { policy: accepting('{ title: Accepted }') };
    const accepted = { ...known, title: 'Accepted' };
    const findings = [{ ...accepted, id: 'f2' }, same];
    const { code, assessment } = await against({ findings: [accepted] }, { findings, files });
    expect([code, assessment?.newCount]).toEqual(['failed/findings', 1]);
  });

  test('are compared by the severity that counts here', async () => {
    const policy = policyOf('severity:\n  - match: { title: Raised }\n    severity: critical');
    const title = 'Raised';
    const world = {
      findings: [
        { ...same, title },
        { ...same, id: 'f2' },
      ],
      files: { policy },
    };
    const { assessment } = await against({ findings: [{ ...known, title }] }, world);
    expect(assessment?.open.map(({ isNew }) => isNew)).toEqual([false, true]);
  });

  test('are read once, and before the trigger', async () => {
    const { calls } = await against({ findings: [known] });
    expect(calls.filter((call) => call === ofBaseline)).toHaveLength(1);
    expect(calls.indexOf(ofBaseline)).toBeLessThan(calls.indexOf(trigger));
  });

  test('may be none: then all that is found here is new', async () => {
    const { code, clock } = await against({ findings: [] });
    expect(code).toBe('failed/findings');
    expect(clock.now()).toBeLessThan(60_000);
  });

  test('are read after a run of that app has ended', async () => {
    const listStatuses = ['RUN_IN_PROGRESS', 'COMPLETED'];
    const { code, events } = await against({ listStatuses, findings: [known] });
    expect(code).toBe('passed');
    expect(events.map(({ kind }) => kind)).toContain('findings-awaited');
  });
});

const empty = { status: 'COMPLETED', data: [], total: 1, page: 1, pageSize: 100 };
const fails = (fault: Fault): World => ({ faults: { [ofBaseline]: fault } });

/** Code, world, statuses of the list and what the message says. */
type Unusable = [string, World, string[]?, RegExp?];

test.each<Unusable>([
  [
    'error/invalid-baseline',
    {},
    ['NO_RUNS'],
    /`baseline-app-id` app-0\) cannot be used: .*NO_RUNS/,
  ],
  ['not-tested/findings-unavailable', {}, ['RUN_IN_PROGRESS'], /baseline.* RUN_IN_PROGRESS/],
  ['error/invalid-baseline', { dryRun: true }, ['NO_RUNS']],
  ['error/invalid-baseline', { baselineAppId: 'app-9' }],
  [
    'error/invalid-baseline',
    fails(problem(403)),
    ['COMPLETED'],
    /^The baseline \(`baseline-app-id` app-0\) cannot be used: the service refuses to show its findings\.$/,
  ],
  ['error/invalid-baseline', fails(problem(402))],
  ['error/invalid-baseline', fails(problem(400))],
  // A service that fails, or a list that does not hold still, says nothing about the baseline.
  ['not-tested/findings-unavailable', fails({ status: 200, body: empty })],
  ['not-tested/service-unavailable', fails('reset')],
  ['not-tested/service-unavailable', fails(problem(500))],
  ['not-tested/unexpected-response', fails('html')],
  ['not-tested/unexpected-response', {}, ['ODD'], /"ODD"/],
])(
  'a baseline that cannot be read is %s, and nothing is triggered: %j %s',
  async (code, world, listStatuses = ['COMPLETED'], said = /./) => {
    const result = await against({ listStatuses, findings: [known] }, world);
    expect(result.code).toBe(code);
    expect(result.verdict.message).toMatch(said);
    expect(result.events.map(({ kind }) => kind)).not.toContain('baseline-read');
    expectNothingTriggered(result);
  },
);

test('answers that are not as specified end the wait soon: no run was paid for', async () => {
  const { code, calls } = await against({}, fails({ status: 200, body: {} }));
  expect(code).toBe('not-tested/unexpected-response');
  expect(calls.filter((call) => call === ofBaseline)).toHaveLength(3); // one look, with its retries
});

test('a token that is refused for a moment while the baseline is read does no harm', async () => {
  const refused = [problem(401), problem(401)];
  const faults = { [ofBaseline]: refused, [login]: ['none' as const, ...refused] };
  const result = await against({ findings: [known] }, { faults });
  expect(result.code).toBe('passed');
});

describe('the app itself as its baseline is refused: what one run finds would be known to the next', () => {
  test.each([
    ['before a run', appId, undefined],
    ['beside a run that has begun', appId, 'task-1'],
    ['in other letter case', appId.toUpperCase(), undefined],
  ])('%s', async (_, baseline, taskId) => {
    const result = await against(undefined, { baselineAppId: baseline, taskId });
    expect(result.code).toBe('error/invalid-input');
    expect(result.verdict.message).toMatch(
      /^Input `baseline-app-id` must not be the app under test/,
    );
    expectNothingTriggered(result);
  });

  test('another one is none, also beside a run that has begun', async () => {
    const adopting = { taskId: 'task-1', reports: [7] };
    expect((await against({ findings: [known] }, adopting)).code).toBe('passed');
  });
});
