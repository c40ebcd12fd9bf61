import { notFound, Problem } from '../problem.ts';
import type { RateLimit } from '../rate-limits.ts';
import { settleRuns } from '../world/finding-triage.ts';
import type { Account, App, World } from '../world/model.ts';

/** Who asks for what. */
export interface Caller {
  world: World;
  account: Account;
  /** Address of the API, ends in `/v1`. */
  baseUrl: string;
  /** The moment of the request, milliseconds since 1970. */
  now: number;
  params: Record<string, string>;
}

/** A request of a known account, as the handlers see it. */
export interface Call<Body = unknown> extends Caller {
  /** Checked against the contract, which also gives the defaults. */
  query: Record<string, unknown>;
  /** Checked against the contract, whose schema the handler's type of it repeats. */
  body: Body;
}

export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/v1`, as the contract writes it. */
  path: string;
  limit: RateLimit | undefined;
  /** Errors are thrown as `Problem`. */
  handle(call: Call): Response | Promise<Response>;
}

/** The apps of the caller's organization, brought up to date, oldest first. */
export function ownApps({ world, account, now }: Caller): App[] {
  const apps = [...world.apps.values()].filter((app) => app.organization === account.organization);
  for (const app of apps) settleRuns(app, now);
  return apps;
}

/** The app that the path names; a 404 problem for those of other organizations, too. */
export function findApp(call: Caller): App {
  const app = ownApps(call).find(({ appId }) => appId === call.params.appId);
  if (app === undefined) throw notFound('app');
  return app;
}

/** Cuts the page that is asked for out of a list; only its own items are rendered. */
export function pageOf<Source, Item>(
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

/** Refuses what needs credits to an organization that has none left, unless billing is off. */
export function requireCredits({ world, account }: Call, actionType: string): void {
  if (!world.options.billing || account.organization.credits > 0) return;
  const detail = 'The credit balance of the organization is exhausted.';
  throw paymentRequired(account, detail, actionType);
}

/** Refuses what has to be paid for to the free tier, whatever the role. */
export function requirePaidTier({ account }: Call, actionType: string): void {
  if (account.organization.tier === 'paid') return;
  throw paymentRequired(account, 'The free tier does not include this.', actionType);
}
