import { activeSecurityRun } from '../world/apps.ts';
import type { App } from '../world/model.ts';
import { findApp, findFinding } from '../world/world.ts';
import type { Answer, Call, Operation } from './call.ts';
import { type PageRequest, pageOf, pageRequest } from './paging.ts';
import { requirePaidTier } from './payment.ts';
import { type RenderedFinding, renderFinding } from './render-finding.ts';

type Filter = (finding: RenderedFinding) => boolean;

function listStatus(app: App, { world, now }: Call): 'COMPLETED' | 'RUN_IN_PROGRESS' | 'NO_RUNS' {
  const lagMs = app.scenario.findingsLag * world.options.runSeconds * 1000;
  const late = app.securityRuns.some(
    ({ outcome, timeline }) => outcome?.completed && now < timeline.endsAt + lagMs,
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

function listFindings(call: Call): Answer {
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

function getFinding({ world, account, params }: Call): Answer {
  requirePaidTier(account, 'finding_detail');
  const { app, index } = findFinding(world, account, params.vulnerabilityId);
  return { status: 200, body: renderFinding(app, index) };
}

export const findingOperations: Operation[] = [
  { method: 'GET', path: '/apps/{appId}/vulnerabilities', handle: listFindings },
  { method: 'GET', path: '/vulnerabilities/{vulnerabilityId}', handle: getFinding },
];
