import type { TestInputs } from '../../src/decision/context.ts';
import type { decide } from '../../src/decision/decide.ts';
import { modeOf } from '../../src/decision/mode.ts';
import { adviceOn } from '../../src/results/advice/advice.ts';

/** What the gate advises on a decision, as its views show it. */
export function adviceAfter(
  decision: Awaited<ReturnType<typeof decide>>,
  settings: TestInputs,
  { asksForProof }: { asksForProof: boolean },
) {
  return adviceOn({
    ...decision,
    details: 'full',
    mode: modeOf(settings, decision.run),
    asksForProof,
  });
}
