import { invalidRequest, Problem } from '../problem.ts';
import type { Organization } from '../world/accounts.ts';
import { activeSecurityRun, registrationStatus } from '../world/apps.ts';
import { findApp, startSecurityRun } from '../world/world.ts';
import type { Answer, Call, Operation } from './call.ts';
import { renderTask, securityTask } from './tasks.ts';

/** 402 for an organization without credits. */
export function noCredits({ credits }: Organization, actionType: string): Problem {
  const extra = { current_balance: credits, action_type: actionType };
  return new Problem({ status: 402, detail: 'The credit balance of the organization is exhausted.', extra });
}

function triggerSecurityRun(call: Call): Answer {
  const { world, account, params, now } = call;
  const { organization, username } = account;
  const app = findApp(world, account, params.appId ?? '');
  if (registrationStatus(app, now) !== 'COMPLETED') {
    throw invalidRequest([{ field: 'appId', message: 'App is not registered yet' }]);
  }
  if (world.options.billing && organization.credits < 1) throw noCredits(organization, 'security_test');
  if (activeSecurityRun(app, now) !== undefined) {
    const detail = 'A security test of this app is already under way; wait until it has ended.';
    throw new Problem({ status: 409, slug: 'run-already-active', detail });
  }
  if (world.options.billing) organization.credits -= 1;
  const run = startSecurityRun(world, app, username);
  return { status: 202, body: { ...renderTask(securityTask(app, run), call), state: 'QUEUED' } };
}

/** Endpoints of security tests. */
export const securityRunOperations: Operation[] = [
  {
    method: 'POST',
    path: '/apps/:appId/security-agent',
    write: true,
    limit: { bucket: 'security-agent', requests: 10 },
    handle: triggerSecurityRun,
  },
];
