import type { AssessedFinding } from '../../decision/findings/assessment.ts';
import { forLog } from '../../text/untrusted.ts';
import type { Locate, SourceLocation } from '../openapi/locations.ts';
import { coverageOf, type Judged } from './blocking-details.ts';
import { findingLine } from './finding.ts';

/** GitHub keeps ten annotations of a type for a step, and the verdict is one of them. */
const maxAnnotations = 9;

/** The findings that have an annotation of their own. */
export function annotatedOf(blocking: readonly AssessedFinding[]): readonly AssessedFinding[] {
  return blocking.length <= maxAnnotations ? blocking : blocking.slice(0, maxAnnotations - 1);
}

/**
 * One annotation per blocking finding: what it is, what to do, and where, if that is known. The last
 * one counts those for which there is no room.
 */
export function annotationsOf(
  result: Judged,
  locate: Locate,
): (Partial<SourceLocation> & { message: string })[] {
  const { blocking } = result.assessment;
  const shown = annotatedOf(blocking);
  const annotations = shown.map((each) => ({
    message: forLog(findingLine(each)),
    ...locate(each.finding.method, each.finding.path),
  }));
  if (shown.length === blocking.length) return annotations;
  const { listed, all } = coverageOf(result);
  const list = listed < all ? `${listed} of all ${all}` : `all ${all}`;
  const message = `${all - shown.length} more findings block; the ${result.summaryPlace ?? 'job summary'} lists ${list}.`;
  return [...annotations, { message }];
}
