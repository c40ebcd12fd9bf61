import { Problem } from '../problem.ts';
import { activeSecurityRun, registrationStatus } from '../world/apps.ts';
import { startSecurityRun } from '../world/security-runs.ts';
import { findApp } from '../world/world.ts';
import type { Answer, Call, Operation } from './call.ts';
import { requireCredits } from './payment.ts';
import { accepted, securityTask } from './tasks.ts';

function startSecurityTest(call: Call): Answer {
  const { world, account, params, now } = call;
  const app = findApp(world, account, params.appId);
  if (registrationStatus(app, now) !== 'COMPLETED') {
    throw new Problem({ status: 400, detail: 'App is not registered yet' });
  }
  requireCredits(world, account, 'security_test');
  if (activeSecurityRun(app, now) !== undefined) {
    const detail = 'A security test of this app is already under way; wait until it has ended.';
    throw new Problem({ status: 409, slug: 'run-already-active', detail });
  }
  if (world.options.billing) account.organization.credits -= 1;
  const run = startSecurityRun(world, app, { startedBy: account.username });
  return accepted(securityTask(app, run), call);
}

/** Endpoints of security tests. */
export const securityRunOperations: Operation[] = [
  {
    method: 'POST',
    path: '/apps/{appId}/security-agent',
    write: true,
    limit: { bucket: 'security-agent', requests: 10 },
    handle: startSecurityTest,
  },
];
