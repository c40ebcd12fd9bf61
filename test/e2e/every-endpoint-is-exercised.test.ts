import { expect, it } from 'vitest';
import { branchEvent } from '../../harness/github-event.ts';
import { subActions } from '../../harness/project.ts';
import type { ScenarioStep } from '../support/scenario.ts';
import {
  endpointOf,
  endpointsDocument,
  endpointsOfContract,
  endpointTable,
  tableInDocument,
} from './support/endpoints.ts';
import { accepting, githubWithPolicies } from './triage/support/policy-history.ts';
import { openTestedStage } from './triage/support/tested-stage.ts';

const app = 'captcha.test';
const logins = JSON.stringify([
  { role: 'Admin', username: 'admin@shop.test', password: 'Pa55word' },
]);

/** The life of an app, and what else there is to do, each by the bundle of its action. */
async function runEveryAction(): Promise<Map<string, Set<string>>> {
  const endpoints = endpointsOfContract();
  const uses = new Map(endpoints.map((endpoint) => [endpoint, new Set<string>()]));
  const stage = await openTestedStage({ emulator: { onboardingSeconds: 0.3 } });
  const run = async (action: string, step: ScenarioStep) => {
    const result = await stage.run({ ...step, ...(action !== 'gate' && { action }) });
    for (const exchange of result.exchanges)
      uses.get(endpointOf(exchange, endpoints) ?? '')?.add(action);
    return result;
  };
  const ids = (await stage.findings()).filter(({ isFixed }) => !isFixed).map(({ id }) => id);
  // Onboarding pauses, and is given what it waits for.
  await run('register-app', { app, inputs: { 'wait-for-completion': 'false' } });
  const registered = await run('register-app', {
    app,
    inputs: { 'tenant-one-credentials': logins },
  });
  const appId = registered.outputs['app-id'] ?? '';
  await run('vision-run', { inputs: { 'app-id': appId } });
  await run('gate', { app });
  for (const action of ['fix', 'dismiss', 'reopen'])
    await run('triage', { inputs: { action, 'finding-ids': ids.join(',') } });
  const github = await githubWithPolicies([[accepting('Missing HSTS Header')]]);
  await run('triage', {
    inputs: { action: 'sync', 'app-id': stage.appId },
    github,
    event: branchEvent('push'),
  });
  await run('list-apps', {});
  await run('doctor', { inputs: { 'app-id': appId } });
  await run('delete-app', { app, inputs: { 'confirm-label': app } });
  return uses;
}

it('is used by an action, each endpoint of the contract, and the documentation shows by which', async () => {
  const uses = await runEveryAction();
  const table = endpointTable(uses);
  console.log(table);
  expect([...uses].filter(([, actions]) => actions.size === 0)).toEqual([]);
  expect([...new Set([...uses.values()].flatMap((actions) => [...actions]))].toSorted()).toEqual(
    ['gate', ...subActions('.')].toSorted(),
  );
  expect(
    tableInDocument(),
    `Put the table that was printed into ${endpointsDocument}, between its markers.`,
  ).toBe(table);
});

it('would be seen to be unused', () => {
  const request = { method: 'GET', headers: {}, body: '', receivedAt: 0, forwarded: true };
  const endpoints = ['GET /apps', 'GET /apps/{appId}', 'GET /openapi.yaml'];
  const found = (path: string, status: number) =>
    endpointOf({ ...request, path, status }, endpoints);
  expect(found('/v1/apps?page=1', 200)).toBe('GET /apps');
  expect(found('/v1/apps/a1', 200)).toBe('GET /apps/{appId}');
  expect(found('/v1/apps/a1', 404)).toBeUndefined();
  expect(found('/v1/apps/a1/reports', 200)).toBeUndefined();
  expect(found('/v1/openapi-yaml', 200)).toBeUndefined();
});
