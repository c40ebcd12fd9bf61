import type { Account, Organization } from './model.ts';
/**
 * The accounts of a fresh emulator. Their passwords never change, so that rehearsal workflows can
 * name them.
 */
export function createAccounts(): Account[] {
  const acme: Organization = { name: 'acme', tier: 'paid', credits: 100 };
  const globex: Organization = { name: 'globex', tier: 'paid', credits: 100 };
  const free: Organization = { name: 'free', tier: 'free', credits: 100 };
  const broke: Organization = { name: 'broke', tier: 'paid', credits: 0 };
  return [
    {
      username: 'appsec@acme.test',
      password: 'rehearse-acme-appsec',
      role: 'AppSec',
      organization: acme,
    },
    {
      username: 'viewer@acme.test',
      password: 'rehearse-acme-viewer',
      role: 'Viewer',
      organization: acme,
    },
    {
      username: 'admin@globex.test',
      password: 'rehearse-globex-admin',
      role: 'Full-Permission-Administrator',
      organization: globex,
    },
    {
      username: 'appsec@free.test',
      password: 'rehearse-free-appsec',
      role: 'AppSec',
      organization: free,
    },
    {
      username: 'appsec@broke.test',
      password: 'rehearse-broke-appsec',
      role: 'AppSec',
      organization: broke,
    },
  ];
}

/** What the emulator's printed line says of an account. */
export interface AccountSummary {
  username: string;
  password: string;
  role: string;
  organization: string;
  tier: string;
  credits: number;
}

/** Flattens an account for the printed line. */
export function summarizeAccount({
  username,
  password,
  role,
  organization,
}: Account): AccountSummary {
  const { name, tier, credits } = organization;
  return { username, password, role, organization: name, tier, credits };
}
