import type { SourceFile } from '../decision/context.ts';
import type { AssessedFinding, Assessment } from '../decision/findings/assessment.ts';
import { severities } from '../decision/findings/severity.ts';
import { version } from '../version.ts';
import type { Result } from './result.ts';

/**
 * The verdict as a predicate of in-toto. It may be public, so it names no finding. Undefined
 * unless it was proven which build was tested.
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

/** What was tested, and by what it was judged: in-toto wants a uri or a digest in each. */
function configurationOf(result: Result): object[] {
  const { app, run, threshold, newOnly, baselineAppId, provenVersion, versionUrl, sources } =
    result;
  const annotations = {
    gateVersion: version,
    appId: app?.appId,
    appUrl: app?.appUrl,
    taskId: run?.taskId,
    runNumber: run?.runNumber,
    version: provenVersion,
    versionUrl,
    failOnSeverity: threshold,
    failOnNewOnly: newOnly,
    baselineAppId,
  };
  return [
    { name: 'security-test', uri: run?.statusUrl, annotations },
    ...fileOf('policy', sources?.policy),
    ...fileOf('baseline', sources?.baseline),
  ];
}

function fileOf(name: string, source: SourceFile | undefined): object[] {
  if (!source) return [];
  const { uri, blob, branch, ref } = source;
  return [{ name, uri, digest: { gitBlob: blob }, annotations: { branch, ref } }];
}

/**
 * One test for each severity: failed with a finding that blocks, passed without an open one, else
 * warned; findings whose severity is none of the four have one of their own.
 */
function testsOf({ open }: Assessment) {
  const opened = new Set(open.map(nameOf));
  const failed = new Set(open.filter(({ blocking }) => blocking).map(nameOf));
  return {
    passedTests: severities.filter((name) => !opened.has(name)),
    warnedTests: names.filter((name) => opened.has(name) && !failed.has(name)),
    failedTests: names.filter((name) => failed.has(name)),
  };
}

const names: string[] = [...severities, 'unknown'];

function nameOf({ severity }: AssessedFinding): string {
  return severity ?? 'unknown';
}
