import { type VisionOperation, visionOperations } from '../../service/vision-runs.ts';
import type { InputReader } from '../input-reader.ts';

export interface VisionRunInputs {
  appId: string;
  operation: VisionOperation;
  waitForCompletion: boolean;
  /** For our run, and before it for another active one. */
  timeoutMs: number;
}

export function readInputs(reader: InputReader): VisionRunInputs {
  const appId = reader.identifier('app-id');
  if (appId === undefined) reader.refuse('app-id', 'is required: the id of the app to explore');
  return {
    appId: appId ?? '',
    operation: reader.oneOf('operation', { values: visionOperations, fallback: 'map' }),
    waitForCompletion: reader.boolean('wait-for-completion', true),
    timeoutMs: reader.minutes('timeout-minutes', { fallback: 30, min: 0.0001 }),
  };
}
