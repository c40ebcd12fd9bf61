import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { node24 } from '../../harness/step-process.ts';

const startedSchema = z.object({
  origin: z.url(),
  account: z.object({ username: z.string(), password: z.string() }),
});
const requestsSchema = z.object({
  requests: z.array(
    z.object({
      method: z.string(),
      path: z.string(),
      status: z.number().optional(),
      receivedAt: z.number(),
      answeredAt: z.number().optional(),
    }),
  ),
});

/** A request that the service has seen; times are milliseconds since the epoch. */
export type ServiceRequest = z.infer<typeof requestsSchema>['requests'][number];

/** The service of a measurement. */
export interface Service extends z.infer<typeof startedSchema> {
  /** The requests since it was last asked, oldest first. */
  takeRequests: () => Promise<ServiceRequest[]>;
  stop: () => Promise<void>;
}

export interface ServiceOptions {
  runSeconds: number;
  /** Added to every answer. */
  delayMs?: number;
  /** Findings of `bulk.test`. */
  bulk?: { findings: number; bytesEach: number };
}

/** In another process, so that they take neither time nor memory of what is measured. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const script = join(import.meta.dirname, 'service-process.ts');
  const child = fork(script, [JSON.stringify(options)], { execPath: node24, stdio: 'inherit' });
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error('The process of the service ended.')),
  );
  // Its end is expected once it was stopped.
  ended.catch(() => {});
  const next = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  const started = startedSchema.parse(await next());
  return {
    ...started,
    takeRequests: async () => {
      child.send('requests');
      return requestsSchema.parse(await next()).requests;
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
