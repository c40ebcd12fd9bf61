import type { Account, Organization } from './model.ts';

/** The accounts at the start; passwords never change, so that rehearsal workflows can name them. */
export function createAccounts(): Account[] {
  const acme: Organization = { name: 'acme', tier: 'paid', credits: 100 };
  const globex: Organization = { name: 'globex', tier: 'paid', credits: 100 };
  const free: Organization = { name: 'free', tier: 'free', credits: 100 };
  const broke: Organization = { name: 'broke', tier: 'paid', credits: 0 };
  return [
    accountOf('appsec', acme, 'AppSec'),
    accountOf('viewer', acme, 'Viewer'),
    accountOf('admin', globex, 'Full-Permission-Administrator'),
    accountOf('appsec', free, 'AppSec'),
    accountOf('appsec', broke, 'AppSec'),
  ];
}

function accountOf(name: string, organization: Organization, role: Account['role']): Account {
  const username = `${name}@${organization.name}.test`;
  return { username, password: `rehearse-${organization.name}-${name}`, role, organization };
}

/** What the emulator's printed line says of an account. */
export function summarizeAccount({ username, password, role, organization }: Account) {
  const { name, tier, credits } = organization;
  return { username, password, role, organization: name, tier, credits };
}
