import type { AssessedFinding } from '../../decision/findings/assessment.ts';
import { givenSeverity } from '../../decision/findings/severity.ts';
import { reasonOf } from '../../decision/verdict.ts';
import type { Finding } from '../../service/findings.ts';
import { withoutExplanation } from '../finding/explanation.ts';
import type { Result } from '../model/result.ts';
import type { FindingsFile } from './findings-file-schema.ts';

/**
 * The findings file: the verdict and, if the app was tested, all findings. With `counts` it leaves
 * out what the service explains.
 */
export function renderFindingsFile(result: Result): string {
  const { verdict, app, run, assessment, details } = result;
  const findings = assessment?.findings ?? [];
  const content: FindingsFile = {
    schemaVersion: 1,
    verdict: verdict.verdict,
    reason: reasonOf(verdict),
    unproven: verdict.verdict === 'failed' ? verdict.unproven?.reason : undefined,
    app: app && { appId: app.appId, label: app.label, appUrl: app.appUrl },
    run: run && { taskId: run.taskId, state: run.state, runNumber: run.runNumber },
    findings: (details === 'counts' ? findings.map(withoutExplanation) : findings).map(entryOf),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function entryOf(assessed: AssessedFinding): FindingsFile['findings'][number] {
  const { finding, severity, state, isNew, acceptance, blocking } = assessed;
  return {
    id: finding.id,
    label: finding.label,
    severity: finding.severity,
    effectiveSeverity: severity ?? givenSeverity(finding),
    path: finding.path,
    method: finding.method,
    state,
    new: isNew ?? null,
    blocking,
    ageDays: assessed.ageDays,
    dueOn: assessed.dueOn,
    overdue: assessed.isOverdue ?? false,
    ...explanationFields(finding),
    fixClaimed: finding.fixClaimed ?? false,
    acceptance: acceptance && {
      reason: acceptance.reason,
      owner: acceptance.owner,
      expires: acceptance.expires,
      maxSeverity: acceptance.maxSeverity,
    },
  };
}

/** The service's texts about a finding, under the names that the file uses. */
function explanationFields(finding: Finding) {
  const details = finding.additionalDetails ?? {};
  return {
    title: finding.title,
    impact: finding.impact,
    remediation: finding.remediation,
    explainer: finding.explainer,
    description: details.description,
    impactAnalysis: details.impact_analysis,
    mitigation: details.mitigation,
    longSolution: details.long_solution,
    references: details.references,
    owasp: finding.owasp,
    cwe: finding.cwe,
    cvssScore: finding.cvss_score,
    cvssVector: finding.cvss_vector,
    uiPath: finding.uiPath,
    fields: finding.fields?.map(({ name, dataType, location }) => ({
      name,
      type: dataType,
      location,
    })),
    issueType: finding.issueType,
    isPII: finding.isPII,
    isPCI: finding.isPCI,
    isHIPAA: finding.isHIPAA,
    createdOn: finding.created_on,
  };
}
