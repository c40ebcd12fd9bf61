import type { AssessedFinding } from '../gate/findings/assessment.ts';
import { forLog } from '../text/untrusted.ts';
import { findingLine } from './findings-lines.ts';
import type { Locate } from './openapi/locations.ts';

/** GitHub keeps ten annotations of a type for a step, and the verdict is one of them. */
const maxAnnotations = 9;

/** One annotation; `file` and `line` where the finding is located. */
export interface Annotation {
  message: string;
  file?: string;
  line?: number;
}

/**
 * An annotation for each blocking finding; the last one sums up those for which there is no room.
 */
export function annotationsOf(blocking: AssessedFinding[], locate: Locate): Annotation[] {
  const fits = blocking.length <= maxAnnotations;
  const shown = fits ? blocking : blocking.slice(0, maxAnnotations - 1);
  const annotations: Annotation[] = shown.map((each) => ({
    message: forLog(findingLine(each)),
    ...locate(each.finding.method, each.finding.path),
  }));
  if (!fits)
    annotations.push({
      message: `${blocking.length - shown.length} more findings block this build; see the job summary.`,
    });
  return annotations;
}
