import type { AssessedFinding } from '../decision/findings/assessment.ts';
import { forLog } from '../text/untrusted.ts';
import { findingLine } from './findings-lines.ts';
import type { Locate, SourceLocation } from './openapi/locations.ts';

/** GitHub keeps ten annotations of a type for a step, and the verdict is one of them. */
const maxAnnotations = 9;

/** Names a finding and what to do about it; `file` and `line` where that is located. */
export interface Annotation extends Partial<SourceLocation> {
  message: string;
}

/** An annotation for each blocking finding; the last sums up those for which there is no room. */
export function annotationsOf(blocking: AssessedFinding[], locate: Locate): Annotation[] {
  const fits = blocking.length <= maxAnnotations;
  const shown = fits ? blocking : blocking.slice(0, maxAnnotations - 1);
  const annotations = shown.map((each) => ({
    message: forLog(findingLine(each)),
    ...locate(each.finding.method, each.finding.path),
  }));
  if (fits) return annotations;
  const message = `${blocking.length - shown.length} more findings block; the job summary lists them.`;
  return [...annotations, { message }];
}
