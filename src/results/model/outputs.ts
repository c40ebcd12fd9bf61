import { reasonOf } from '../../decision/verdict.ts';
import type { Result } from './result.ts';

/** Every output of the gate. A count is empty, never 0, when nothing was tested. */
export function outputsOf(result: Result): Record<string, string> {
  const { verdict, app, run, assessment, report, files, summaryFile } = result;
  const counts = assessment?.counts;
  const values = {
    verdict: verdict.verdict,
    reason: reasonOf(verdict),
    'app-id': app?.appId,
    'task-id': run?.taskId,
    'task-state': run?.state,
    'run-number': run?.runNumber,
    'status-url': run?.statusUrl,
    'findings-count': assessment?.open.length,
    'critical-count': counts?.critical,
    'high-count': counts?.high,
    'medium-count': counts?.medium,
    'low-count': counts?.low,
    'blocking-count': assessment?.blocking.length,
    'new-count': assessment?.newCount,
    'accepted-count': assessment?.accepted.length,
    'overdue-count': assessment?.overdueCount,
    'report-path': report?.path,
    'report-artifact-id': report?.artifactId,
    'report-artifact-url': report?.artifactUrl,
    ...files,
    'summary-file': summaryFile,
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, String(value ?? '')]),
  );
}
