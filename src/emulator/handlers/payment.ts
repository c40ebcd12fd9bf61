import { Problem } from '../problem.ts';
import type { Account, World } from '../world/model.ts';

function paymentRequired({ organization }: Account, detail: string, actionType: string): Problem {
  const extra = { current_balance: organization.credits, action_type: actionType };
  return new Problem({ status: 402, detail, extra });
}

/** Refuses what needs credits to an organization that has none left, unless billing is off. */
export function requireCredits({ options }: World, account: Account, actionType: string): void {
  if (!options.billing || account.organization.credits > 0) return;
  const detail = 'The credit balance of the organization is exhausted.';
  throw paymentRequired(account, detail, actionType);
}

/** Refuses what has to be paid for to the free tier, whatever the role. */
export function requirePaidTier(account: Account, actionType: string): void {
  if (account.organization.tier === 'paid') return;
  throw paymentRequired(account, 'The free tier does not include this.', actionType);
}
