import type { BulkOptions } from '../catalog/generated-findings.ts';
import { bulkFindings } from '../catalog/generated-findings.ts';
import { newApp, stableId } from './apps.ts';
import type { Account, Organization, World } from './model.ts';
import type { EmulatorOptions } from './options.ts';
import { startSecurityRun } from './runs.ts';
import { type Scenario, scenarioForHost, scenarios } from './scenarios.ts';
import { planTimeline } from './timeline.ts';

/** Creates the organizations, accounts and apps that exist when the emulator starts. */
export function createWorld(options: EmulatorOptions): World {
  const acme: Organization = { name: 'acme', tier: 'paid', credits: 100 };
  const globex: Organization = { name: 'globex', tier: 'paid', credits: 100 };
  const free: Organization = { name: 'free', tier: 'free', credits: 100 };
  const broke: Organization = { name: 'broke', tier: 'paid', credits: 0 };
  const accounts = [
    accountOf('appsec', acme, 'AppSec'),
    accountOf('viewer', acme, 'Viewer'),
    accountOf('admin', globex, 'Full-Permission-Administrator'),
    accountOf('appsec', free, 'AppSec'),
    accountOf('appsec', broke, 'AppSec'),
  ];
  const world: World = { options, accounts, apps: new Map(), failedOnce: new Set() };
  for (const [host, scenario] of scenarios)
    if (scenario.atStart !== 'absent') preRegister(world, acme, host, scenario);
  if (options.bulk !== undefined) preRegisterBulk(world, acme, options.bulk);
  for (const organization of [globex, free, broke])
    preRegister(world, organization, `${organization.name}.test`);
  return world;
}

function preRegisterBulk(world: World, organization: Organization, bulk: BulkOptions): void {
  const scenario = { ...scenarioForHost('bulk.test'), findings: bulkFindings(bulk) };
  for (let number = 1; number <= (bulk.apps ?? 1); number += 1) {
    const host = number === 1 ? 'bulk.test' : `bulk-${number}.test`;
    preRegister(world, organization, host, scenario);
  }
}

/** Creates an account with a fixed password, so that rehearsal workflows can contain it. */
function accountOf(name: string, organization: Organization, role: Account['role']): Account {
  const username = `${name}@${organization.name}.test`;
  return { username, password: `rehearse-${organization.name}-${name}`, role, organization };
}

function preRegister(
  world: World,
  organization: Organization,
  host: string,
  scenario: Scenario = scenarioForHost(host),
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

/** Records an attempt. Returns whether it was the first with this key, which some hosts fail. */
export function recordAttempt({ failedOnce }: World, key: string): boolean {
  const isFirst = !failedOnce.has(key);
  failedOnce.add(key);
  return isFirst;
}
