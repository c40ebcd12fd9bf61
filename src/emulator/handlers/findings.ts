import { notFound, Problem } from '../problem.ts';
import { activeRun, findingId, findingIndex } from '../world/apps.ts';
import { triageOf } from '../world/finding-triage.ts';
import type { App, FindingTriage } from '../world/model.ts';
import { isoTime } from '../world/timeline.ts';
import { type Call, type Caller, findApp, ownApps, pageOf, requirePaidTier } from './call.ts';

/** Writes a finding of an app whose findings have been made; fields without a value are absent. */
function renderFinding(app: App, index: number) {
  const { dismissed, fixed, claim, updatedAt } = triageOf(app, index);
  return {
    id: findingId(app, index),
    ...app.scenario.findings.at(index),
    isFixed: fixed,
    isDismissed: dismissed,
    fixClaimed: claim !== undefined,
    fixClaimedAt: claim && isoTime(claim.at),
    fixClaimedByEmail: claim?.email,
    fixComment: claim?.comment,
    isCustomIssue: false,
    created_on: isoTime(app.foundAt ?? app.createdAt),
    updated_on: isoTime(updatedAt),
  };
}

type RenderedFinding = ReturnType<typeof renderFinding>;

type Filter = (finding: RenderedFinding) => boolean;

function listStatus(app: App, { world, now }: Call): 'COMPLETED' | 'RUN_IN_PROGRESS' | 'NO_RUNS' {
  const lagMs = app.scenario.findingsLag * world.options.runSeconds * 1000;
  const late = app.securityRuns.some(
    ({ reported, timeline }) => reported !== undefined && now < timeline.endsAt + lagMs,
  );
  if (late || activeRun(app.securityRuns, now) !== undefined) return 'RUN_IN_PROGRESS';
  return app.foundAt === undefined ? 'NO_RUNS' : 'COMPLETED';
}

function filtersOf({ severity, search, isFixed, isDismissed }: Call['query']): Filter[] {
  const lower = (value: unknown) => String(value).toLowerCase();
  const filters: [asked: unknown, filter: Filter][] = [
    [severity, (finding) => lower(finding.severity) === lower(severity)],
    [isFixed, (finding) => finding.isFixed === isFixed],
    [isDismissed, (finding) => finding.isDismissed === isDismissed],
    [search, (finding) => mentions(finding, lower(search))],
  ];
  return filters.filter(([asked]) => asked !== undefined).map(([, filter]) => filter);
}

function mentions(finding: RenderedFinding, search: string): boolean {
  return Object.values(finding).some(
    (value) => typeof value === 'string' && value.toLowerCase().includes(search),
  );
}

function wantedFindings(app: App, filters: Filter[]): number[] {
  const indices = [...Array(app.scenario.findings.size).keys()];
  if (filters.length === 0) return indices;
  return indices.filter((index) => {
    const finding = renderFinding(app, index);
    return filters.every((filter) => filter(finding));
  });
}

export function listFindings(call: Call): Response {
  const app = findApp(call);
  const status = listStatus(app, call);
  const indices = status === 'COMPLETED' ? wantedFindings(app, filtersOf(call.query)) : [];
  const page = pageOf(indices, call.query, (index) => renderFinding(app, index));
  return Response.json({ status, ...page });
}

/** The finding that the path names; a 404 problem for those of other organizations, too. */
export function findFinding(call: Caller): { app: App; index: number } {
  const { vulnerabilityId = '' } = call.params;
  const index = findingIndex(vulnerabilityId);
  const app = ownApps(call).find(
    (own) =>
      own.foundAt !== undefined &&
      index < own.scenario.findings.size &&
      findingId(own, index) === vulnerabilityId,
  );
  if (app === undefined) throw notFound('finding');
  return { app, index };
}

export function getFinding(call: Call): Response {
  requirePaidTier(call, 'finding_detail');
  const { app, index } = findFinding(call);
  return Response.json(renderFinding(app, index));
}

function triage(call: Call, change: (before: FindingTriage) => FindingTriage) {
  const { app, index } = findFinding(call);
  app.triage.set(index, { ...change(triageOf(app, index)), updatedAt: call.now });
  return renderFinding(app, index);
}

export function claimFix(call: Call<{ fixComment?: string } | undefined>): Response {
  const claim = { at: call.now, email: call.account.username, comment: call.body?.fixComment };
  return Response.json(triage(call, (before) => ({ ...before, claim })));
}

export function dismiss(call: Call): Response {
  return Response.json(triage(call, (before) => ({ ...before, dismissed: true })));
}

export function reopen(call: Call): Response {
  const vulnerability = triage(call, ({ dismissed, fixed, claim, updatedAt }) => {
    if (fixed) throw new Problem(400, 'The finding is fixed, which only a later test can change.');
    if (!dismissed && !claim) throw new Problem(400, 'The finding is open already.');
    return { dismissed: false, fixed, updatedAt };
  });
  return Response.json({ status: 'OPEN', vulnerability });
}
