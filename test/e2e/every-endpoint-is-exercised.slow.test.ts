import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { templateOf } from '../../harness/answer-check.ts';
import type { ProxiedRequest } from '../../harness/fault-proxy.ts';
import { branchEvent } from '../../harness/github-event.ts';
import { project, subActions } from '../../harness/project.ts';
import { describedEndpoints } from '../support/contract.ts';
import type { ScenarioStep } from '../support/scenario.ts';
import { accepting, githubWithPolicies } from './triage/support/policy-history.ts';
import { testedStage } from './triage/support/tested-stage.ts';

/** Where users read which action uses which endpoint. */
const endpointsDocument = 'docs/ghes-and-on-premise.md';
/** An endpoint of the contract, as `GET /apps/{appId}`. */
type Endpoint = string;

/** The endpoint that a request was for; undefined when it was for none or was refused. */
function endpointOf({
  method,
  path,
  status = 0,
}: Pick<ProxiedRequest, 'method' | 'path' | 'status'>) {
  const template = templateOf(path);
  return template && status >= 200 && status < 300 ? `${method} ${template}` : undefined;
}

/** The table of the documentation: which actions use an endpoint. */
function endpointTable(uses: ReadonlyMap<Endpoint, ReadonlySet<string>>): string {
  const rows = [...uses].map(([endpoint, actions]) => {
    const names = [...actions]
      .toSorted()
      .map((action) => (action === 'gate' ? 'the gate' : `\`${action}\``));
    return `| \`${endpoint}\` | ${names.join(', ')} |`;
  });
  return ['| Endpoint | Used by |', '| --- | --- |', ...rows].join('\n');
}

/** What the documentation shows between the markers. */
function tableInDocument(): string {
  const text = readFileSync(join(project, endpointsDocument), 'utf8');
  return /<!-- endpoints: [^\n]*-->\n\n(.*?)\n\n<!-- end of endpoints -->/s.exec(text)?.[1] ?? '';
}

const app = 'captcha.test';
const logins = JSON.stringify([
  { role: 'Admin', username: 'admin@shop.test', password: 'Pa55word' },
]);

/** The life of an app, and what else there is to do, each by the bundle of its action. */
async function runEveryAction(): Promise<Map<string, Set<string>>> {
  const endpoints = describedEndpoints().map(({ method, path }) => `${method} ${path}`);
  const uses = new Map(endpoints.map((endpoint) => [endpoint, new Set<string>()]));
  const stage = await testedStage({ emulator: { onboardingSeconds: 0.3 } });
  const run = async (action: string, step: ScenarioStep) => {
    const result = await stage.run({ ...step, ...(action !== 'gate' && { action }) });
    for (const exchange of result.exchanges) uses.get(endpointOf(exchange) ?? '')?.add(action);
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
  await run('overview', {});
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
    ['gate', ...subActions()].toSorted(),
  );
  expect(
    tableInDocument(),
    `Put the table that was printed into ${endpointsDocument}, between its markers.`,
  ).toBe(table);
});
