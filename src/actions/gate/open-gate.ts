import { noProgress } from '../../decision/progress.ts';
import { openAction } from '../opening/open-action.ts';
import { declaration } from './declaration.ts';
import { interpretInputs } from './interpret-inputs.ts';
import { readJudgedEvent } from './judged-event.ts';
import { createPolicyReader } from './policy-reader.ts';
import { findRefusal } from './refusal.ts';

/** What the workflow asks, and what the gate is run and reported with. */
export type Gate = Awaited<ReturnType<typeof openGate>>;

/** Reads the inputs and the event, and decides whether the gate may start. */
export async function openGate(signal: AbortSignal) {
  const opened = await openAction(
    declaration,
    signal,
    interpretInputs,
    (values, reader) => (ask) => readJudgedEvent(reader, values['pull-request-number'], ask),
  );
  const readPolicy = createPolicyReader(opened);
  return { ...opened, refusal: findRefusal(opened), readPolicy, progress: noProgress() };
}
