import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ProxiedRequest } from '../../harness/fault-proxy.ts';
import { branchEvent } from '../../harness/github-event.ts';
import { subActions } from '../../harness/project.ts';
import type { ScenarioStep } from '../support/scenario.ts';
import { accepting, githubWithPolicies } from './triage/support/policy-history.ts';
import { testedStage } from './triage/support/tested-stage.ts';

const root = join(import.meta.dirname, '../..');
const methods = ['get', 'post', 'delete', 'put', 'patch'];
const contractSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
/** Where users read which action uses which endpoint. */
const endpointsDocument = 'docs/ghes-and-on-premise.md';
const loginPath = '/api/v1/auth/token';

/** An endpoint of the contract, as `GET /apps/{appId}`. */
type Endpoint = string;

/** Every endpoint of the contract, in its order. */
function endpointsOfContract(): Endpoint[] {
  const { paths } = contractSchema.parse(
    parse(readFileSync(join(root, 'contract/openapi.yaml'), 'utf8')),
  );
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods
      .filter((method) => method in operations)
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/**
 * The endpoint that a request was for, among these; undefined when it was for none or was refused.
 */
function endpointOf(
  { method, path, status = 0 }: ProxiedRequest,
  endpoints: Endpoint[],
): Endpoint | undefined {
  const [address = ''] = path.split('?');
  const below = address === loginPath ? address : address.replace(/^\/v1(?=\/)/, '');
  const fits = (endpoint: Endpoint) =>
    new RegExp(`^${endpoint.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(
      `${method} ${below}`,
    );
  // A path without parameters comes before one that would fit as well.
  const fitting = endpoints
    .filter(fits)
    .toSorted((left, right) => left.split('{').length - right.split('{').length);
  return status >= 200 && status < 300 ? fitting[0] : undefined;
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
  const text = readFileSync(join(root, endpointsDocument), 'utf8');
  return /<!-- endpoints: [^\n]*-->\n\n(.*?)\n\n<!-- end of endpoints -->/s.exec(text)?.[1] ?? '';
}

const app = 'captcha.test';
const logins = JSON.stringify([
  { role: 'Admin', username: 'admin@shop.test', password: 'Pa55word' },
]);

/** The life of an app, and what else there is to do, each by the bundle of its action. */
async function runEveryAction(): Promise<Map<string, Set<string>>> {
  const endpoints = endpointsOfContract();
  const uses = new Map(endpoints.map((endpoint) => [endpoint, new Set<string>()]));
  const stage = await testedStage({ emulator: { onboardingSeconds: 0.3 } });
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
