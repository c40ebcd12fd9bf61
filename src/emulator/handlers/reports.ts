import { notFound } from '../http/problem.ts';
import { renderReportPdf } from '../report/report-pdf.ts';
import type { App, SecurityRun, World } from '../world/model.ts';
import { isoTime } from '../world/timeline.ts';
import { appOfPath, type Call, ownApps, requirePaidTier, slicePage } from './call.ts';

/** Returns when the report of a run is listed; Infinity if the run did not complete. */
function listedAt({ options }: World, app: App, run: SecurityRun): number {
  if (run.reported === undefined) return Number.POSITIVE_INFINITY;
  return run.timeline.endsAt + app.scenario.reportLag * options.runSeconds * 1000;
}

function reportBody(app: App, run: SecurityRun, { baseUrl, world }: Call) {
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

export function handleListReports(call: Call): Response {
  requirePaidTier(call, 'report');
  const { world, query, now } = call;
  const app = appOfPath(call);
  const listed = app.securityRuns.filter((run) => listedAt(world, app, run) <= now);
  const page = slicePage(listed.reverse(), query, (run) => reportBody(app, run, call));
  return Response.json(page);
}

function reportOfPath(call: Call): { app: App; run: SecurityRun } {
  for (const app of ownApps(call)) {
    const run = app.securityRuns.find(({ reportId }) => reportId === call.params.reportId);
    if (run !== undefined && listedAt(call.world, app, run) <= call.now) return { app, run };
  }
  throw notFound('report');
}

export function handleDownloadReport(call: Call): Response {
  requirePaidTier(call, 'report');
  const { app, run } = reportOfPath(call);
  const fileName = `${app.label.replace(/[^\w.-]+/g, '-')}-run-${run.number}.pdf`;
  return new Response(renderReportPdf(app, run), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  });
}
