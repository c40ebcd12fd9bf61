import type { AssessedFinding } from '../gate/findings/assessment.ts';
import { reasonOf } from '../gate/verdict.ts';
import type { Result } from './result.ts';

/** The findings file: the verdict and, of a build that was tested, all its findings. */
export function renderFindingsFile({ verdict, app, run, assessment }: Result): string {
  const content = {
    schemaVersion: 1,
    verdict: verdict.verdict,
    reason: reasonOf(verdict),
    app: app && { appId: app.appId, label: app.label, appUrl: app.appUrl },
    run: run && { taskId: run.taskId, state: run.state, runNumber: run.runNumber },
    findings: (assessment?.findings ?? []).map(entryOf),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function entryOf({ finding, severity, state, isNew, acceptance, blocking }: AssessedFinding) {
  const {
    id,
    label,
    severity: own,
    method,
    path,
    title,
    owasp,
    cwe,
    cvss_score,
    fixClaimed,
  } = finding;
  return {
    id,
    label,
    severity: own,
    effectiveSeverity: severity ?? own,
    path,
    method,
    state,
    new: isNew ?? null,
    blocking,
    title,
    owasp,
    cwe,
    cvssScore: cvss_score,
    fixClaimed: fixClaimed ?? false,
    acceptance: acceptance && {
      reason: acceptance.reason,
      owner: acceptance.owner,
      expires: acceptance.expires,
    },
  };
}
