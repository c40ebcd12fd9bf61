import { expect, test } from 'vitest';
import type { GateEvent } from '../../../src/gate/context.ts';
import { accepted, decideIn, problem, type World } from '../../support/virtual-world.ts';
import { verdicts } from './support/verdicts.ts';

const busy = 'RUN_IN_PROGRESS';

const worlds: Record<string, World> = {
  ...Object.fromEntries(Object.entries(verdicts).map(([name, [world]]) => [name, world])),
  'a queue in which others are faster': { listBefore: [busy, 'COMPLETED', busy, 'COMPLETED', 'COMPLETED'] },
  'a first look that fails': { faults: ['none', 'none', 'reset'] },
  'a trigger that is refused in passing': { triggers: [problem(503), accepted] },
  'a trigger that is uncertain, and a run that is active then': {
    triggers: [problem(500), accepted],
    listStatuses: [busy, busy, 'COMPLETED'],
  },
  'a poll that fails': { states: ['RUNNING', 'COMPLETED'], faults: ['none', 'none', 'none', 'none', 'reset'] },
  'a dry run by a role that may test': { claims: { role: ['AppSec', 'Viewer'] }, settings: { dryRun: true } },
  'a dry run by a role that may not': { claims: { role: 'Viewer' }, settings: { dryRun: true } },
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
  const { code, verdict, events, assessment, clock } = await decideIn(world);
  const told = [...linesOf(events), `${code}: ${verdict.message}`, `after ${Math.round(clock.now())} ms`];
  expect([...told, ...(assessment ? [JSON.stringify(assessment)] : [])].join('\n')).toMatchSnapshot();
});
