import { notFound } from '../problem.ts';
import type { App, SecurityRun, World } from '../world/model.ts';
import { isoTime } from '../world/timeline.ts';
import { type Call, findApp, ownApps, pageOf, requirePaidTier } from './call.ts';

/** When the report of a run is listed; never for runs that did not complete. */
function listedAt({ options }: World, app: App, run: SecurityRun): number {
  if (run.reported === undefined) return Number.POSITIVE_INFINITY;
  return run.timeline.endsAt + app.scenario.reportLag * options.runSeconds * 1000;
}

function renderReport(app: App, run: SecurityRun, { baseUrl, world }: Call) {
  return {
    reportId: run.reportId,
    appId: app.appId,
    reportType: 'security',
    format: 'pdf',
    issuesCount: run.reported?.length ?? 0,
    apiName: app.label,
    runNumber: run.number,
    createdAt: isoTime(listedAt(world, app, run)),
    createdByEmail: run.startedBy,
    downloadUrl: `${baseUrl}/reports/${run.reportId}`,
  };
}

export function listReports(call: Call): Response {
  requirePaidTier(call, 'report');
  const { world, query, now } = call;
  const app = findApp(call);
  const listed = app.securityRuns.filter((run) => listedAt(world, app, run) <= now);
  const page = pageOf(listed.reverse(), query, (run) => renderReport(app, run, call));
  return Response.json(page);
}

function findReport(call: Call): { app: App; run: SecurityRun } {
  for (const app of ownApps(call)) {
    const run = app.securityRuns.find(({ reportId }) => reportId === call.params.reportId);
    if (run !== undefined && listedAt(call.world, app, run) <= call.now) return { app, run };
  }
  throw notFound('report');
}

export async function downloadReport(call: Call): Promise<Response> {
  requirePaidTier(call, 'report');
  const { app, run } = findReport(call);
  const { renderReportPdf } = await import('../report-pdf.ts');
  const fileName = `${app.label.replace(/[^\w.-]+/g, '-')}-run-${run.number}.pdf`;
  return new Response(await renderReportPdf(app, run), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  });
}
