import { notFound, Problem } from '../http/problem.ts';
import { activeRun, findingId, findingIndex } from '../world/apps.ts';
import { triageOf } from '../world/finding-triage.ts';
import type { App, FindingTriage } from '../world/model.ts';
import { isoTime } from '../world/timeline.ts';
import { appOfPath, type Call, ownApps, requirePaidTier, type Sender, slicePage } from './call.ts';

/** Renders a finding as the API returns it; fields without a value are absent. */
function findingBody(app: App, index: number) {
  const { dismissed, fixed, claim, updatedAt } = triageOf(app, index);
  return {
    id: findingId(app, index),
    ...app.scenario.findings.contentAt(index),
    isFixed: fixed,
    isDismissed: dismissed,
    fixClaimed: claim !== undefined,
    fixClaimedAt: claim && isoTime(claim.claimedAt),
    fixClaimedByEmail: claim?.email,
    fixComment: claim?.comment,
    isCustomIssue: false,
    created_on: isoTime(app.foundAt ?? app.createdAt),
    updated_on: isoTime(updatedAt),
  };
}

type FindingBody = ReturnType<typeof findingBody>;

type Filter = (finding: FindingBody) => boolean;

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
  const filters: [given: unknown, filter: Filter][] = [
    [severity, (finding) => lower(finding.severity) === lower(severity)],
    [isFixed, (finding) => finding.isFixed === isFixed],
    [isDismissed, (finding) => finding.isDismissed === isDismissed],
    [search, (finding) => containsText(finding, lower(search))],
  ];
  return filters.filter(([given]) => given !== undefined).map(([, filter]) => filter);
}

function containsText(finding: FindingBody, search: string): boolean {
  return Object.values(finding).some(
    (value) => typeof value === 'string' && value.toLowerCase().includes(search),
  );
}

function matchingIndexes(app: App, filters: Filter[]): number[] {
  const indexes = [...Array(app.scenario.findings.size).keys()];
  if (filters.length === 0) return indexes;
  return indexes.filter((index) => {
    const finding = findingBody(app, index);
    return filters.every((filter) => filter(finding));
  });
}

export function handleListFindings(call: Call): Response {
  const app = appOfPath(call);
  const status = listStatus(app, call);
  const indexes = status === 'COMPLETED' ? matchingIndexes(app, filtersOf(call.query)) : [];
  const page = slicePage(indexes, call.query, (index) => findingBody(app, index));
  return Response.json({ status, ...page });
}

/** Returns the finding named in the path; throws 404 if unknown or of another organization. */
export function findingOfPath(call: Sender): { app: App; index: number } {
  const { vulnerabilityId = '' } = call.params;
  const index = findingIndex(vulnerabilityId);
  const app = ownApps(call).find(
    (each) =>
      each.foundAt !== undefined &&
      index < each.scenario.findings.size &&
      findingId(each, index) === vulnerabilityId,
  );
  if (app === undefined) throw notFound('finding');
  return { app, index };
}

export function handleGetFinding(call: Call): Response {
  requirePaidTier(call, 'finding_detail');
  const { app, index } = findingOfPath(call);
  return Response.json(findingBody(app, index));
}

function changeTriage(call: Call, change: (before: FindingTriage) => FindingTriage) {
  const { app, index } = findingOfPath(call);
  app.triage.set(index, { ...change(triageOf(app, index)), updatedAt: call.now });
  return findingBody(app, index);
}

export function handleFix(call: Call<{ fixComment?: string } | undefined>): Response {
  const claim = {
    claimedAt: call.now,
    email: call.account.username,
    comment: call.body?.fixComment,
  };
  return Response.json(changeTriage(call, (before) => ({ ...before, claim })));
}

export function handleDismiss(call: Call): Response {
  return Response.json(changeTriage(call, (before) => ({ ...before, dismissed: true })));
}

export function handleReopen(call: Call): Response {
  const vulnerability = changeTriage(call, ({ dismissed, fixed, claim, updatedAt }) => {
    if (fixed) throw new Problem(400, 'The finding is fixed, which only a later test can change.');
    if (!dismissed && !claim) throw new Problem(400, 'The finding is open already.');
    return { dismissed: false, fixed, updatedAt };
  });
  return Response.json({ status: 'OPEN', vulnerability });
}
