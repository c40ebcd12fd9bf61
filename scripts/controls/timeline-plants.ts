import { timelines } from './checks.ts';
import type { Plant } from './plant.ts';

/** Bugs in the decision, which random timelines have to find. */
export const timelinePlants: Plant[] = [
  {
    claim: 'Random timelines: an interrupted run is never a clean one',
    bug: 'INTERRUPTED counts as COMPLETED',
    edits: [
      {
        file: 'src/gate/complete-run.ts',
        find: "return ended.run.state === 'COMPLETED' ?",
        replace: "return ended.run.state === 'COMPLETED' || ended.run.state === 'INTERRUPTED' ?",
      },
    ],
    check: timelines,
  },
  {
    claim: 'Random timelines: a run that ends in time is seen',
    bug: 'a wait ends five minutes early',
    edits: [
      {
        file: 'src/gate/polling.ts',
        find: 'await clock.sleep(Math.min(waitMs, remainingMs));',
        replace:
          'await clock.sleep(Math.min(waitMs, remainingMs));\n    if (clock.now() > deadline - 300_000) return undefined;',
      },
    ],
    check: timelines,
  },
  {
    claim: 'Random timelines: what a later run left is not what ours found',
    bug: 'nobody looks for a later run',
    edits: [
      {
        file: 'src/gate/gate.ts',
        find: 'return superseded ?',
        replace: 'return superseded && gate.clock.now() < 0 ?',
      },
    ],
    check: timelines,
  },
  {
    claim: 'Random timelines: an unknown severity blocks',
    bug: 'a severity that nobody knows is harmless',
    edits: [
      {
        file: 'src/gate/severity.ts',
        find: 'return severity === undefined ||',
        replace: 'return severity !== undefined &&',
      },
    ],
    check: timelines,
  },
];
