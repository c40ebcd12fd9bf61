import { join } from 'node:path';
import { startFaultProxy } from '../../harness/fault-proxy.ts';
import { runAction } from '../../harness/runner.ts';
import { account } from '../../harness/steady-emulator.ts';
import { startEmulator } from '../../src/emulator/emulator.ts';
import type { EmulatorOptions } from '../../src/emulator/world/options.ts';

export type Service = Awaited<ReturnType<typeof startService>>;

/** The path of a read of findings, unlike that of a look whether a run is active. */
export const findingsPage = /\/vulnerabilities\?.*pageSize=100$/;

/**
 * Starts the service of a measurement: the emulator behind a proxy that notes requests, and adds
 * `delayMs` to every answer. What is measured runs in processes of its own.
 */
export async function startService({
  delayMs = 0,
  keepsPages = false,
  ...options
}: Partial<EmulatorOptions> & { delayMs?: number; keepsPages?: boolean }) {
  const emulator = await startEmulator({ ...options, rateLimits: false, billing: false });
  // Writing pages of findings takes the emulator longer than reading them takes the gate.
  const keep = keepsPages && { keep: findingsPage };
  const proxy = await startFaultProxy({ target: emulator.authUrl, delayMs, ...keep });
  return {
    emulator,
    origin: proxy.origin,
    /** The requests since it was last asked, oldest first. */
    takeRequests: () => proxy.requests.splice(0),
    stop: () => proxy.close().then(emulator.close),
  };
}

/** Environment that makes a process log its peak memory. */
export const preloadMemoryReport = {
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'report-memory.mjs')}`,
};

/** Reads the peak memory in MiB from the log of such a process. */
export function peakMemory(log: string): number {
  return Number(/^VmHWM:\s*(\d+) kB$/m.exec(log)?.[1]) / 1024;
}

/** Runs the committed gate on a host's app. Throws when it ends without a verdict on findings. */
export async function runGate(run: {
  service: Service;
  host: string;
  pollSeconds: number;
  env?: Record<string, string>;
  extraInputs?: Record<string, string>;
}) {
  const { service, host, pollSeconds, env = {}, extraInputs } = run;
  const inputs = {
    ...account,
    'base-url': `${service.origin}/v1`,
    'app-url': `https://${host}`,
    'poll-interval-seconds': String(pollSeconds),
    'poll-max-interval-seconds': String(pollSeconds),
    ...extraInputs,
  };
  const result = await runAction({ inputs, env, timeoutMs: 300_000 });
  result.remove();
  const { verdict, 'report-artifact-id': artifact } = result.outputs;
  if (verdict !== 'failed' || !artifact)
    throw new Error(`The gate on ${host} did not do its job:\n${result.shownLog}`);
  return result;
}
