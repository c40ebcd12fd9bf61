import { assess, type Rules } from '../../../src/decision/findings/assessment.ts';
import { verdictOnFindings } from '../../../src/decision/verdict.ts';
import { annotationsOf } from '../../../src/results/finding/annotations.ts';
import type { Result } from '../../../src/results/model/result.ts';
import type { Locate } from '../../../src/results/openapi/locations.ts';
import type { Finding } from '../../../src/service/findings.ts';
import { byThreshold } from '../../support/policy.ts';

export const app = {
  appId: 'app-1',
  label: 'shop',
  appUrl: 'https://shop.test',
  registrationStatus: 'COMPLETED',
};
export const run = {
  taskId: 'task-1',
  state: 'COMPLETED',
  runNumber: 3,
  statusUrl: 'https://service.test/v1/tasks/task-1',
};

/** The result of a run that found this, by the threshold `high`. */
export function tested(
  findings: Finding[],
  fields: Partial<Result> = {},
  rules: Partial<Rules> = {},
): Result {
  const assessment = assess(findings, { ...byThreshold('high'), ...rules });
  const verdict = verdictOnFindings(assessment);
  const judged = { verdict, assessment, threshold: 'high' } as const;
  const attempt = { mode: 'own-run', hasStartedTest: true } as const;
  return { ...judged, ...attempt, job: 'failure', app, run, details: 'full', ...fields };
}

/** A finding that says this in every text. */
export function everyTextField(text: string): Finding {
  const endpoint = { method: text, path: text, owasp: text, cwe: text, cvss_vector: text };
  const judged = { severity: text, updated_severity: text };
  const named = { label: text, title: text, issueType: text, created_on: text };
  const explained = { impact: text, remediation: text, explainer: text, uiPath: text };
  const additionalDetails = {
    description: text,
    impact_analysis: text,
    mitigation: text,
    long_solution: text,
    references: [text],
  };
  const fields = [{ name: text, dataType: text, location: text }];
  const nested = { additionalDetails, fields };
  return { id: text, ...named, ...judged, ...endpoint, ...explained, ...nested };
}

/** The annotations of a result, without places in the repository. */
export function annotationsFor(result: Result, locate: Locate = () => undefined) {
  const { assessment } = result;
  return assessment ? annotationsOf({ ...result, assessment }, locate) : [];
}
