import { Problem } from '../problem.ts';
import { activeSecurityRun, findingId } from '../world/apps.ts';
import type { App, FindingTriage } from '../world/model.ts';
import { findApp, findFinding } from '../world/world.ts';
import { type Answer, type Call, isoTime } from './call.ts';
import { type PageRequest, pageOf, pageRequest } from './paging.ts';
import { requirePaidTier } from './payment.ts';

function renderTriage(triage: FindingTriage | undefined) {
  const claim = triage?.claim;
  return {
    isFixed: triage?.fixed ?? false,
    isDismissed: triage?.dismissed ?? false,
    fixClaimed: claim !== undefined,
    ...(claim && { fixClaimedAt: isoTime(claim.at), fixClaimedByEmail: claim.email }),
    ...(claim?.comment !== undefined && { fixComment: claim.comment }),
  };
}

/** Writes a finding of an app whose findings have been made; fields without a value are absent. */
function renderFinding(app: App, index: number) {
  const triage = app.triage.get(index);
  const createdAt = app.foundAt ?? app.createdAt;
  return {
    id: findingId(app, index),
    ...app.scenario.findings.at(index),
    ...renderTriage(triage),
    isCustomIssue: false,
    created_on: isoTime(createdAt),
    updated_on: isoTime(triage?.updatedAt ?? createdAt),
  };
}

type RenderedFinding = ReturnType<typeof renderFinding>;

type Filter = (finding: RenderedFinding) => boolean;

function listStatus(app: App, { world, now }: Call): 'COMPLETED' | 'RUN_IN_PROGRESS' | 'NO_RUNS' {
  const lagMs = app.scenario.findingsLag * world.options.runSeconds * 1000;
  const late = app.securityRuns.some(
    ({ reported, timeline }) => reported !== undefined && now < timeline.endsAt + lagMs,
  );
  if (late || activeSecurityRun(app, now) !== undefined) return 'RUN_IN_PROGRESS';
  return app.foundAt === undefined ? 'NO_RUNS' : 'COMPLETED';
}

function filtersOf({ severity, search, isFixed, isDismissed }: Call['query']): Filter[] {
  const filters: Filter[] = [];
  if (typeof severity === 'string')
    filters.push((finding) => finding.severity.toLowerCase() === severity.toLowerCase());
  if (typeof isFixed === 'boolean') filters.push((finding) => finding.isFixed === isFixed);
  if (typeof isDismissed === 'boolean')
    filters.push((finding) => finding.isDismissed === isDismissed);
  if (typeof search === 'string')
    filters.push((finding) => mentions(finding, search.toLowerCase()));
  return filters;
}

function mentions(finding: RenderedFinding, search: string): boolean {
  return Object.values(finding).some(
    (value) => typeof value === 'string' && value.toLowerCase().includes(search),
  );
}

function findingsPage(app: App, request: PageRequest, filters: Filter[]) {
  const indices = [...Array(app.scenario.findings.size).keys()];
  const render = (index: number) => renderFinding(app, index);
  if (filters.length === 0) return pageOf(indices, request, render);
  const wanted = indices.filter((index) => {
    const finding = render(index);
    return filters.every((filter) => filter(finding));
  });
  return pageOf(wanted, request, render);
}

export function listFindings(call: Call): Answer {
  const { world, account, params, query } = call;
  const app = findApp(world, account, params.appId);
  const request = pageRequest(query);
  const status = listStatus(app, call);
  const page =
    status === 'COMPLETED'
      ? findingsPage(app, request, filtersOf(query))
      : pageOf([], request, String);
  return { status: 200, body: { status, ...page } };
}

export function getFinding({ world, account, params }: Call): Answer {
  requirePaidTier(account, 'finding_detail');
  const { app, index } = findFinding(world, account, params.vulnerabilityId);
  return { status: 200, body: renderFinding(app, index) };
}

/** Replaces what is known of a finding and answers the finding as it is then. */
function triage(call: Call, change: (before: FindingTriage) => FindingTriage) {
  const { world, account, params, now } = call;
  const { app, index } = findFinding(world, account, params.vulnerabilityId);
  const before = app.triage.get(index) ?? { dismissed: false, fixed: false, updatedAt: now };
  app.triage.set(index, { ...change(before), updatedAt: now });
  return renderFinding(app, index);
}

export function claimFix(call: Call<{ fixComment?: string } | undefined>): Answer {
  const comment = call.body?.fixComment;
  const by = { at: call.now, email: call.account.username };
  const claim = { ...by, ...(comment !== undefined && { comment }) };
  return { status: 200, body: triage(call, (before) => ({ ...before, claim })) };
}

export function dismiss(call: Call): Answer {
  return { status: 200, body: triage(call, (before) => ({ ...before, dismissed: true })) };
}

export function reopen(call: Call): Answer {
  const vulnerability = triage(call, ({ dismissed, fixed, claim, updatedAt }) => {
    if (fixed || (!dismissed && claim === undefined)) {
      const state = fixed ? 'fixed, which only a later test can change' : 'open already';
      throw new Problem({ status: 400, detail: `The finding is ${state}.` });
    }
    return { dismissed: false, fixed, updatedAt };
  });
  return { status: 200, body: { status: 'OPEN', vulnerability } };
}
