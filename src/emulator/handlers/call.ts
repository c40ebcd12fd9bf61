import { notFound, Problem } from '../http/problem.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { applyEndedRuns } from '../world/finding-triage.ts';
import type { Account, App, World } from '../world/model.ts';

/** Who sent a request, and the parameters of its path. */
export interface Sender {
  world: World;
  account: Account;
  /** Address of the API, ends in `/v1`. */
  baseUrl: string;
  /** Time of the request, milliseconds since 1970. */
  now: number;
  params: Record<string, string>;
}

/** An authenticated request, as handlers receive it. */
export interface Call<Body = unknown> extends Sender {
  /** Checked against the contract, with its defaults added. */
  query: Record<string, unknown>;
  /** Checked against the contract; the handler's type repeats the schema. */
  body: Body;
}

export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/v1`, as in the contract. */
  path: string;
  limit: RateLimit | undefined;
  /** Throws `Problem` for error answers. */
  handle(call: Call): Response | Promise<Response>;
}

/** Returns the apps of the caller's organization, oldest first, after applying ended runs. */
export function ownApps({ world, account, now }: Sender): App[] {
  const apps = [...world.apps.values()].filter((app) => app.organization === account.organization);
  for (const app of apps) applyEndedRuns(app, now);
  return apps;
}

/** Returns the app named in the path; throws 404 if unknown or of another organization. */
export function appOfPath(call: Sender): App {
  const app = ownApps(call).find(({ appId }) => appId === call.params.appId);
  if (app === undefined) throw notFound('app');
  return app;
}

/** Returns the requested page of a list; only its items are rendered. */
export function slicePage<Source, Item>(
  items: readonly Source[],
  query: Call['query'],
  render: (item: Source) => Item,
) {
  const [page, pageSize] = [Number(query.page), Number(query.pageSize)];
  const start = (page - 1) * pageSize;
  const data = items.slice(start, start + pageSize).map(render);
  return { data, total: items.length, page, pageSize };
}

function paymentRequired({ organization }: Account, detail: string, actionType: string): Problem {
  const extra = { current_balance: organization.credits, action_type: actionType };
  return new Problem(402, detail, { extra });
}

/** Throws 402 when the organization has no credits left, unless billing is off. */
export function requireCredits({ world, account }: Call, actionType: string): void {
  if (!world.options.billing || account.organization.credits > 0) return;
  const detail = 'The credit balance of the organization is exhausted.';
  throw paymentRequired(account, detail, actionType);
}

/** Throws 402 on the free tier, for every role. */
export function requirePaidTier({ account }: Call, actionType: string): void {
  if (account.organization.tier === 'paid') return;
  throw paymentRequired(account, 'The free tier does not include this.', actionType);
}
