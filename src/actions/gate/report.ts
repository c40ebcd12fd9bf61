import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { group, info } from '@actions/core';
import type { Clock } from '../../clock.ts';
import { uploadPdf } from '../../github/artifact.ts';
import { readEnvironment, readFolders } from '../../github/environment.ts';
import type { Redactor } from '../../results/model/redaction.ts';
import type { DeliveredReport } from '../../results/model/result.ts';
import type { ServiceClient } from '../../service/client.ts';
import { isServiceError } from '../../service/errors.ts';
import { lastLookMs, type WaitEvent, wait } from '../../service/polling.ts';
import type { Report } from '../../service/reports.ts';
import type { CallLimits } from '../../service/retry.ts';
import type { Task } from '../../service/tasks.ts';
import { messageOf, sentence } from '../../text/sentences.ts';
import { forLog } from '../../text/untrusted.ts';
import { notify, warn } from './annotate.ts';
import type { ReportInputs } from './interpret-inputs.ts';

const listCadence = { intervalMs: 1000, maxIntervalMs: 10_000 };

/** The release that can upload on GitHub Enterprise Server, as docs/ghes-and-on-premise.md says. */
const uploadAction = 'actions/upload-artifact@v3.2.2';

export interface Delivery {
  client: ServiceClient;
  clock: Clock;
  inputs: ReportInputs;
  appId: string;
  run: Pick<Task, 'runNumber'>;
  /** Removes the secrets of the run from what the service says. */
  redact: Redactor;
}

/** Whether to upload the report: it contains reproducers, which not everybody may read. */
export async function isReportWanted(
  { upload }: ReportInputs,
  isPublic: () => Promise<boolean>,
): Promise<boolean> {
  if (upload !== 'auto') return upload;
  if (!(await isPublic())) return true;
  notify(
    'The PDF report is not uploaded: anyone could read it in a public repository, and one of unknown visibility counts as public (`upload-report: auto`). Set `upload-report: true` to upload it all the same.',
  );
  return false;
}

/** Delivers the PDF report. The verdict stands already: whatever fails here is a warning. */
export function deliverReport(delivery: Delivery): Promise<DeliveredReport> {
  return group('PDF report', async () => {
    const { path, history } = await fetchReport(delivery);
    return path === undefined ? { history } : { ...(await upload(delivery, path)), history };
  });
}

/** Also returns the listed reports, even if this run's is not among them or cannot be fetched. */
async function fetchReport(delivery: Delivery): Promise<{ path?: string; history: Report[] }> {
  let history: Report[] = [];
  try {
    const found = await findReport(delivery);
    history = found.history;
    if (!found.report) return { history };
    const { reportId } = found.report;
    if (reportId === undefined) throw new Error('The service gave it no valid id.');
    const folder = await mkdtemp(join(readFolders().tempFolder, 'security-test-gate-'));
    const path = join(folder, `${delivery.inputs.artifactName}.pdf`);
    await delivery.client.reports.download(reportId, path);
    info(`Report downloaded to ${path}`);
    return { path, history };
  } catch (error) {
    warn(`The PDF report could not be fetched: ${describeFailure(error, delivery)}`);
    return { history };
  }
}

async function findReport(delivery: Delivery): Promise<{ report?: Report; history: Report[] }> {
  const { client, clock, inputs, appId, run, redact } = delivery;
  let history: Report[] = [];
  if (run.runNumber === undefined) {
    warn(
      'The service did not give the number of the run, so the gate cannot find its report among the others. Look for it in the service.',
    );
    return { history };
  }
  const look = async (limits: CallLimits) => {
    history = await client.reports.list(appId, limits);
    return history.find(({ runNumber }) => runNumber === run.runNumber);
  };
  const deadline = clock.now() + inputs.timeoutMs;
  const onEvent = (event: WaitEvent) => {
    if (event.kind === 'poll-failed') info(forLog(redact(event.error.message)));
  };
  const what = 'the report of the run';
  const report = await look({ deadline: Math.max(deadline, clock.now() + lastLookMs) });
  if (report) return { report, history };
  const waited = await wait({ clock, cadence: listCadence, deadline, what, look, onEvent });
  if (waited.kind === 'seen') return { report: waited.seen, history };
  warn(
    `The report of run ${run.runNumber} was not listed within ${inputs.timeoutMs / 1000} s. Raise \`report-timeout-seconds\`, or download it from the service.`,
  );
  return { history };
}

async function upload(delivery: Delivery, path: string): Promise<Omit<DeliveredReport, 'history'>> {
  const { clock, inputs } = delivery;
  const { isOtherServer, runUrl } = readEnvironment();
  if (isOtherServer) {
    warn(
      `The PDF report was not uploaded: only github.com and ghe.com take this kind of artifact, and this is another server (GITHUB_SERVER_URL). Upload the output \`report-path\` (${path}) in a step of its own; on GitHub Enterprise Server ${uploadAction} does it.`,
    );
    return { path };
  }
  try {
    const { id, file } = await uploadPdf(path, inputs.artifactName, inputs.retentionDays, clock);
    const artifactUrl = runUrl && `${runUrl}/artifacts/${id}`;
    return { path: file, artifactId: id, artifactUrl };
  } catch (error) {
    warn(
      `The PDF report could not be uploaded as an artifact: ${describeFailure(error, delivery)} It is at ${path} (output \`report-path\`).`,
    );
    return { path };
  }
}

function describeFailure(error: unknown, { redact }: Delivery): string {
  const isPaid = isServiceError(error, 'payment-required');
  const advice = ' Reports are a paid feature: set `upload-report: false` on the free tier.';
  return `${sentence(redact(messageOf(error)))}${isPaid ? advice : ''}`;
}
