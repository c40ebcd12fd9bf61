import { noProgress } from '../../decision/progress.ts';
import { openAction } from '../opening/open-action.ts';
import { declaration } from './declaration.ts';
import { startOf } from './early-verdict.ts';
import { interpretInputs } from './interpret-inputs.ts';
import { readJudgedEvent } from './judged-event.ts';
import { createPolicyReader } from './policy-reader.ts';
import { postsOf } from './posts.ts';

/** What the gate is run and reported with: the inputs, or the verdict if it must not start. */
export type Gate = Awaited<ReturnType<typeof openGate>>;

/** Reads the inputs and the event, and decides whether the gate may start. */
export async function openGate(signal: AbortSignal) {
  const { inputs: interpreted, ...opened } = await openAction(
    declaration,
    signal,
    interpretInputs,
    (valid, reader) => (ask) => readJudgedEvent(reader, valid['pull-request-number'], ask),
  );
  const { read, reader } = opened;
  const { reporting, app, inputs } = interpreted;
  return {
    ...opened,
    reporting,
    posts: postsOf(read, app, reader),
    readPolicy: createPolicyReader(read.valid['config-file'], opened),
    progress: noProgress(),
    ...startOf(inputs, read.valid.needs, opened),
  };
}
