import { bulkFindings } from '../catalog/generated-findings.ts';
import type { EmulatorOptions } from '../options.ts';
import { notFound } from '../problem.ts';
import { createAccounts } from './accounts.ts';
import { findingId, findingIndex, newApp, stableId } from './apps.ts';
import { settleRuns } from './finding-triage.ts';
import type { Account, App, Organization, World } from './model.ts';
import { startSecurityRun } from './runs.ts';
import { bulkScenario, preRegisteredHosts, type Scenario, scenarioOf } from './scenarios.ts';
import { planTimeline } from './timeline.ts';

/** A world as it is when the emulator starts. */
export function createWorld(options: EmulatorOptions): World {
  const accounts = createAccounts();
  const world: World = { options, accounts, apps: new Map(), failedOnce: new Set() };
  const [acme, ...others] = new Set(world.accounts.map((account) => account.organization));
  if (acme === undefined) return world;
  for (const host of preRegisteredHosts) preRegister(world, acme, host);
  if (options.bulk !== undefined)
    preRegister(world, acme, 'bulk.test', bulkScenario(bulkFindings(options.bulk)));
  for (const organization of others) preRegister(world, organization, `${organization.name}.test`);
  return world;
}

function preRegister(
  world: World,
  organization: Organization,
  host: string,
  scenario: Scenario = scenarioOf(host),
): void {
  const createdAt = world.options.clock.now();
  const app = newApp({
    appId: stableId(`${organization.name}/${host}`),
    organization,
    appUrl: `https://${host}`,
    label: host.replace(/\.test$/, ''),
    createdAt,
    scenario,
    outsideApi: scenario.outsideApi,
    registration: planTimeline({ createdAt, seconds: 0, end: 'COMPLETED' }),
  });
  world.apps.set(app.appId, app);
  if (scenario.busyAtStart) startSecurityRun(world, app, `nightly@${organization.name}.test`);
}

/** Whether this is the first attempt of its kind, which fails where a host says so. */
export function failsFirst({ failedOnce }: World, key: string): boolean {
  const isFirst = !failedOnce.has(key);
  failedOnce.add(key);
  return isFirst;
}

/** The apps of an organization, oldest first. */
export function appsOf(world: World, organization: Organization): App[] {
  return [...world.apps.values()].filter((app) => app.organization === organization);
}

/** An app of the caller's organization, brought up to date; a 404 problem for any other. */
export function findApp(world: World, account: Account, appId: string | undefined): App {
  const app = world.apps.get(appId ?? '');
  if (app?.organization !== account.organization) throw notFound('app');
  settleRuns(app, world.options.clock.now());
  return app;
}

/** A finding of one of the caller's apps, brought up to date; a 404 problem for any other. */
export function findFinding(world: World, account: Account, id = ''): { app: App; index: number } {
  const index = findingIndex(id);
  const now = world.options.clock.now();
  for (const app of appsOf(world, account.organization)) {
    settleRuns(app, now);
    const exists = app.foundAt !== undefined && index < app.scenario.findings.size;
    if (exists && findingId(app, index) === id) return { app, index };
  }
  throw notFound('finding');
}
