import type { SourceFile } from '../../decision/context.ts';
import type { AssessedFinding, Assessment } from '../../decision/findings/assessment.ts';
import { severities } from '../../decision/findings/severity.ts';
import { version } from '../../version.ts';
import type { Result } from '../model/result.ts';

/**
 * The verdict as an in-toto predicate. It may become public, so it names no finding. Undefined
 * unless the tested build was proven.
 * https://github.com/in-toto/attestation/blob/main/spec/predicates/test-result.md
 */
export function predicateOf(result: Result) {
  const { assessment, provenVersion, runUrl } = result;
  const outcome = outcomeOf(result);
  if (outcome === undefined || !assessment || provenVersion === undefined) return undefined;
  return {
    result: outcome,
    configuration: configurationOf(result),
    url: runUrl,
    ...testsOf(assessment),
  };
}

function outcomeOf({ verdict, job }: Result): 'PASSED' | 'WARNED' | 'FAILED' | undefined {
  if (verdict.verdict === 'passed') return 'PASSED';
  if (verdict.verdict === 'failed') return job === 'warning' ? 'WARNED' : 'FAILED';
  return undefined;
}

/** What was tested and by which rules: in-toto wants a URI or a digest for each. */
function configurationOf(result: Result): object[] {
  const { app, run, threshold, baselineAppId, provenVersion, versionUrl, policySource } = result;
  const annotations = {
    gateVersion: version,
    appId: app?.appId,
    appUrl: app?.appUrl,
    taskId: run?.taskId,
    runNumber: run?.runNumber,
    version: provenVersion,
    versionUrl,
    failOnSeverity: threshold,
    newSince: result.assessment?.newSince,
    baselineAppId,
  };
  return [{ name: 'security-test', uri: run?.statusUrl, annotations }, ...materialOf(policySource)];
}

function materialOf(source: SourceFile | undefined): object[] {
  if (!source) return [];
  const { uri, blob, branch, ref } = source;
  return [{ name: 'policy', uri, digest: { gitBlob: blob }, annotations: { branch, ref } }];
}

/**
 * One test per severity: failed if a finding blocks, passed if none is open, else warned. Findings
 * of an unknown severity have a test of their own.
 */
function testsOf({ open }: Assessment) {
  const opened = new Set(open.map(severityName));
  const failed = new Set(open.filter(({ blocking }) => blocking).map(severityName));
  return {
    passedTests: severities.filter((name) => !opened.has(name)),
    warnedTests: severityNames.filter((name) => opened.has(name) && !failed.has(name)),
    failedTests: severityNames.filter((name) => failed.has(name)),
  };
}

const severityNames: string[] = [...severities, 'unknown'];

function severityName({ severity }: AssessedFinding): string {
  return severity ?? 'unknown';
}
