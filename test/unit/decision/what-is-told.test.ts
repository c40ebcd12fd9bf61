import { expect, test } from 'vitest';
import type { GateEvent } from '../../../src/decision/context.ts';
import {
  accepted,
  busy,
  decideIn,
  expectedVersion,
  gateCalls,
  problem,
  type VirtualFinding,
  type World,
} from '../../support/virtual-world.ts';
import { verdicts } from './support/verdicts.ts';

const { findings, poll } = gateCalls;

const expected = { text: expectedVersion };

function finding(severity: string): VirtualFinding {
  return { id: `f-${severity}`, label: 'Broken Logout', severity };
}

/** Adopts a task whose record is this. */
function adopting(body: object): World {
  return { taskId: 'task-1', faults: { [poll]: [{ status: 200, body }] } };
}

const worlds: Record<string, World> = {
  ...Object.fromEntries(verdicts.map(({ shown, world }) => [shown, world])),
  'a queue in which others are faster': {
    listBefore: [busy, 'COMPLETED', busy, 'COMPLETED', 'COMPLETED'],
  },
  'a first look that fails': { faults: { [findings]: ['reset'] } },
  'a trigger that is refused transiently': { triggers: [problem(503), accepted] },
  'a trigger that is uncertain, and a run that is active then': {
    triggers: [problem(500), accepted],
    listStatuses: [busy, busy, 'COMPLETED'],
  },
  'a poll that fails': { states: ['RUNNING', 'COMPLETED'], faults: { [poll]: ['reset'] } },
  'a poll that is answered with the run of another app': {
    states: ['RUNNING', 'COMPLETED'],
    faults: { [poll]: [{ status: 200, body: { state: 'COMPLETED', appId: 'app-2' } }] },
  },
  'a run of which later polls tell nothing but the state': {
    faults: { [poll]: [{ status: 200, body: { state: 'COMPLETED' } }] },
  },
  'an adopted run whose task cannot be read': adopting({}),
  'an id that cannot be one': { app: { id: '..' } },
  'one finding that blocks and two that do not': {
    findings: [finding('Critical'), finding('Low'), finding('Medium')],
  },
  'one finding that does not block': { findings: [finding('Low')] },
  'a version that is deployed late': {
    versions: [{ text: 'build 1' }, { failure: 'timeout' }, expected],
  },
};

/** Each event once, however often it repeats, with the time that it first tells. */
function linesOf(events: GateEvent[]): string[] {
  const byContent = new Map(
    events.toReversed().map((event) => [lineOf({ ...event, elapsedMs: undefined }), lineOf(event)]),
  );
  return [...byContent.values()].toReversed();
}

function lineOf({ kind, ...details }: { kind: string; elapsedMs?: unknown }): string {
  const texts = Object.entries<unknown>(details).map(
    ([name, value]) => `${name}: ${value instanceof Error ? value.message : JSON.stringify(value)}`,
  );
  return [kind, ...texts].join('  ');
}

test.each(Object.entries(worlds))('%s is told as recorded', async (_, world) => {
  const { code, said, events, assessment, clock } = await decideIn(world);
  const outcome = [`${code}: ${said}`, `after ${Math.round(clock.now())} ms`];
  const assessed = assessment ? [JSON.stringify(assessment)] : [];
  expect([...linesOf(events), ...outcome, ...assessed].join('\n')).toMatchSnapshot();
});
