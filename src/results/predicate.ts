import type { SourceFile } from '../gate/context.ts';
import type { AssessedFinding, Assessment } from '../gate/findings/assessment.ts';
import { severities } from '../gate/findings/severity.ts';
import { version } from '../version.ts';
import type { Result } from './result.ts';

/** Of in-toto, which wants a uri or a digest in each. */
interface ResourceDescriptor {
  name: string;
  uri?: string | undefined;
  digest?: { sha256: string };
  annotations?: Record<string, string | number | boolean | undefined>;
}

/** https://github.com/in-toto/attestation/blob/main/spec/predicates/test-result.md */
export interface TestResult {
  result: 'PASSED' | 'WARNED' | 'FAILED';
  configuration: ResourceDescriptor[];
  url?: string | undefined;
  passedTests: string[];
  warnedTests: string[];
  failedTests: string[];
}

/**
 * The verdict as a predicate of in-toto, for everybody to read: it names no finding. Undefined
 * unless it was proven which build was tested.
 */
export function predicateOf(result: Result): TestResult | undefined {
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

function outcomeOf({ verdict, job }: Result): TestResult['result'] | undefined {
  switch (verdict.verdict) {
    case 'passed':
      return 'PASSED';
    case 'failed':
      return job === 'warning' ? 'WARNED' : 'FAILED';
    case 'not-tested':
    case 'error':
      return undefined;
  }
}

/** What was tested, and by what it was judged. */
function configurationOf(result: Result): ResourceDescriptor[] {
  const { app, run, threshold, newOnly, baselineAppId, provenVersion, sources } = result;
  const annotations = {
    gateVersion: version,
    appId: app?.appId,
    taskId: run?.taskId,
    runNumber: run?.runNumber,
    version: provenVersion,
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

function fileOf(name: string, source: SourceFile | undefined): ResourceDescriptor[] {
  return source ? [{ name, uri: source.uri, digest: { sha256: source.sha256 } }] : [];
}

/**
 * One test for each severity: failed with a finding that blocks, passed without an open one, else
 * warned; findings whose severity is none of the four have one of their own.
 */
function testsOf({
  open,
}: Assessment): Pick<TestResult, 'passedTests' | 'warnedTests' | 'failedTests'> {
  const opened = new Set(open.map(nameOf));
  const failed = new Set(open.filter(({ blocking }) => blocking).map(nameOf));
  const passed = severities.filter((name) => !opened.has(name));
  return {
    passedTests: passed,
    warnedTests: names.filter((name) => opened.has(name) && !failed.has(name)),
    failedTests: names.filter((name) => failed.has(name)),
  };
}

const names: string[] = [...severities, 'unknown'];

function nameOf({ severity }: AssessedFinding): string {
  return severity ?? 'unknown';
}
