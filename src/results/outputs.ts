import { reasonOf } from '../gate/verdict.ts';
import type { Result } from './result.ts';

/** Every output of the gate. A count is empty, never 0, when nothing was tested. */
export function outputsOf(result: Result): Record<string, string> {
  const { verdict, app, run, assessment, report, ...files } = result;
  const counts = assessment?.counts;
  return {
    verdict: verdict.verdict,
    reason: reasonOf(verdict),
    'app-id': text(app?.appId),
    'task-id': text(run?.taskId),
    'task-state': text(run?.state),
    'run-number': text(run?.runNumber),
    'status-url': text(run?.statusUrl),
    'findings-count': text(assessment?.open.length),
    'critical-count': text(counts?.critical),
    'high-count': text(counts?.high),
    'medium-count': text(counts?.medium),
    'low-count': text(counts?.low),
    'blocking-count': text(assessment?.blocking.length),
    'new-count': text(assessment?.newCount),
    'accepted-count': text(assessment?.accepted.length),
    'report-path': text(report?.path),
    'report-artifact-id': text(report?.artifactId),
    'report-artifact-url': text(report?.artifactUrl),
    'sarif-file': text(files.sarifFile),
    'findings-file': text(files.findingsFile),
    'predicate-file': text(files.predicateFile),
    'summary-file': text(files.summaryFile),
  };
}

function text(value: string | number | undefined): string {
  return value === undefined ? '' : String(value);
}
