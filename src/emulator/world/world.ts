import { bulkFindings } from '../catalog/generated-findings.ts';
import type { EmulatorOptions } from '../options.ts';
import { createAccounts } from './accounts.ts';
import { newApp, stableId } from './apps.ts';
import type { Organization, World } from './model.ts';
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
    outsideApi: scenario.atStart === 'outside-api',
    registration: planTimeline({ createdAt, seconds: 0, end: 'COMPLETED' }),
  });
  world.apps.set(app.appId, app);
  if (scenario.atStart === 'busy')
    startSecurityRun(world, app, `nightly@${organization.name}.test`);
}

/** Whether this is the first attempt of its kind, which fails where a host says so. */
export function failsFirst({ failedOnce }: World, key: string): boolean {
  const isFirst = !failedOnce.has(key);
  failedOnce.add(key);
  return isFirst;
}
