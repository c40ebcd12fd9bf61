import { type ActionResult, runAction } from '../../harness/runner.ts';
import type { Service } from './service.ts';

/** Runs the committed gate on a host's app. Throws when it ends without a verdict on findings. */
export async function runGate(run: {
  service: Service;
  host: string;
  pollSeconds: number;
  env?: Record<string, string>;
}): Promise<ActionResult> {
  const { service, host, pollSeconds, env = {} } = run;
  const { origin, account } = service;
  const inputs = {
    'base-url': `${origin}/v1`,
    username: account.username,
    password: account.password,
    'app-url': `https://${host}`,
    'poll-interval-seconds': String(pollSeconds),
    'poll-max-interval-seconds': String(pollSeconds),
  };
  const result = await runAction({ inputs, env, timeoutMs: 300_000 });
  result.remove();
  const { verdict, 'report-artifact-id': artifact } = result.outputs;
  if (verdict !== 'failed' || !artifact)
    throw new Error(`The gate on ${host} did not do its job:\n${result.shownLog}`);
  return result;
}
