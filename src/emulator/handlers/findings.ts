import { severities } from '../catalog/finding-content.ts';
import { invalidRequest, notFound, Problem } from '../problem.ts';
import { type App, activeSecurityRun } from '../world/apps.ts';
import { endOf } from '../world/timeline.ts';
import { findApp, findFinding } from '../world/world.ts';
import type { Answer, Call, Operation } from './call.ts';
import { type PageRequest, pageOf, pageRequest } from './paging.ts';
import { renderFinding } from './render-finding.ts';

type Rendered = ReturnType<typeof renderFinding>;
type Filter = (finding: Rendered) => boolean;

function listStatus(app: App, call: Call): 'COMPLETED' | 'RUN_IN_PROGRESS' | 'NO_RUNS' {
  const lagMs = app.scenario.findingsLag * call.world.options.runSeconds * 1000;
  const late = app.securityRuns.some((run) => run.outcome?.completed && call.now < endOf(run.timeline) + lagMs);
  if (late || activeSecurityRun(app, call.now) !== undefined) return 'RUN_IN_PROGRESS';
  return app.foundAt === undefined ? 'NO_RUNS' : 'COMPLETED';
}

function filtersOf(query: Record<string, string>): Filter[] {
  const filters: Filter[] = [];
  const { severity, search } = query;
  if (severity !== undefined) {
    const wanted = severities.find((known) => known.toLowerCase() === severity.toLowerCase());
    if (wanted === undefined) {
      throw invalidRequest([{ field: 'severity', message: `must be one of ${severities.join(', ')}` }]);
    }
    filters.push((finding) => finding.severity === wanted);
  }
  for (const field of ['isFixed', 'isDismissed'] as const) {
    const value = query[field];
    if (value === undefined) continue;
    if (value !== 'true' && value !== 'false') throw invalidRequest([{ field, message: 'must be true or false' }]);
    filters.push((finding) => finding[field] === (value === 'true'));
  }
  if (search) filters.push((finding) => matches(finding, search.toLowerCase()));
  return filters;
}

function matches(finding: Rendered, search: string): boolean {
  return Object.values(finding).some((value) => typeof value === 'string' && value.toLowerCase().includes(search));
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
  const app = findApp(world, account, params.appId ?? '');
  const request = pageRequest(query);
  const filters = filtersOf(query);
  const status = listStatus(app, call);
  const page = status === 'COMPLETED' ? findingsPage(app, request, filters) : { data: [], total: 0, ...request };
  return { status: 200, body: { status, ...page } };
}

/** 402 for what the free tier does not include. */
export function paidFeature({ organization }: Call['account'], actionType: string): Problem {
  const extra = { current_balance: organization.credits, action_type: actionType };
  return new Problem({ status: 402, detail: 'The free tier does not include this.', extra });
}

function getFinding({ world, account, params }: Call): Answer {
  const found = findFinding(world, account, params.vulnerabilityId ?? '');
  if (found === undefined) throw notFound('finding');
  if (account.organization.tier === 'free') throw paidFeature(account, 'finding_detail');
  return { status: 200, body: renderFinding(found.app, found.index) };
}

/** Endpoints of findings. */
export const findingOperations: Operation[] = [
  { method: 'GET', path: '/apps/:appId/vulnerabilities', handle: listFindings },
  { method: 'GET', path: '/vulnerabilities/:vulnerabilityId', handle: getFinding },
];
