import * as z from 'zod/mini';
import type { Caller } from './caller.ts';
import type { CallLimits } from './retry.ts';
import { address, identifier, lenient, runNumber, word } from './schemas.ts';
import type { Task } from './tasks.ts';

const scheduledRunSchema = z.object({
  taskId: identifier,
  appId: lenient(identifier),
  state: z.catch(word, 'QUEUED'),
  runNumber: lenient(runNumber),
  statusUrl: lenient(address),
});

export interface Runs {
  /**
   * `POST /apps/{appId}/security-agent`: schedules a security test, which costs credits. It is sent
   * again only when the service certainly did not accept it (429, 503, no connection); any other
   * failure leaves open whether a run has started.
   */
  trigger(appId: string, limits?: CallLimits): Promise<Task>;
}

export function createRuns(caller: Caller): Runs {
  return {
    trigger: (appId, limits) =>
      caller.json(
        { method: 'POST', path: ['apps', appId, 'security-agent'], json: {}, ...limits },
        scheduledRunSchema,
      ),
  };
}
