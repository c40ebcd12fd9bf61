import type { SourceFile } from './context.ts';
import { type Assessment, assess, type Rules } from './findings/assessment.ts';
import type { Threshold } from './findings/severity.ts';
import type { Progress } from './progress.ts';
import type { Reading } from './read-findings.ts';
import { type Stopped, type Verdict, verdictOnFindings } from './verdict.ts';

/** A verdict, with the assessment that it rests on when the build was tested. */
export interface Decision extends Pick<Progress, 'app' | 'run' | 'policy'> {
  verdict: Verdict;
  /** Whether this attempt has started a test, or may have. */
  hasStartedTest: boolean;
  assessment?: Assessment | undefined;
  threshold?: Threshold | undefined;
  /** The policy file, if there is one. */
  policySource?: SourceFile | undefined;
  /** The version that was proven to be the tested one, when that was asked for. */
  provenVersion?: string | undefined;
}

/** What is known of the tested build; without the proof that was asked for, there is a doubt. */
export interface Proof {
  version?: string | undefined;
  doubt?: Stopped;
}

/** Judges the findings of a run by what could be proven. */
export function judge({ findings }: Reading, rules: Rules, { version, doubt }: Proof) {
  const assessment = assess(findings, rules);
  const verdict = verdictOnFindings(assessment, doubt);
  return { verdict, assessment, threshold: rules.threshold, provenVersion: version };
}
