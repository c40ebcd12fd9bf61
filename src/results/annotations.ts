import type { AssessedFinding } from '../decision/findings/assessment.ts';
import { forLog, shorten } from '../text/untrusted.ts';
import { findingLine } from './findings-lines.ts';
import type { Locate, SourceLocation } from './openapi/locations.ts';

const maxTitleLength = 200;
/** GitHub keeps ten annotations of a type for a step, and the verdict is one of them. */
const maxAnnotations = 9;

/** Names a finding and what to do about it; `file` and `line` where that is located. */
export interface Annotation extends Partial<SourceLocation> {
  title: string;
  message: string;
}

/** An annotation for each blocking finding; the last sums up those for which there is no room. */
export function annotationsOf(blocking: AssessedFinding[], locate: Locate): Annotation[] {
  const fits = blocking.length <= maxAnnotations;
  const shown = fits ? blocking : blocking.slice(0, maxAnnotations - 1);
  const annotations = shown.map((each) => ({
    title: forLog(shorten(findingLine(each), maxTitleLength)),
    message: forLog(remedyOf(each)),
    ...locate(each.finding.method, each.finding.path),
  }));
  if (fits) return annotations;
  const title = `${blocking.length - shown.length} more findings block`;
  return [...annotations, { title, message: 'The job summary lists them.' }];
}

/** The log shows no title: the id leads from the remedy to the finding. */
function remedyOf({ finding }: AssessedFinding): string {
  const remedy = finding.remediation || 'No remediation is given; the job summary has the details.';
  return `${finding.id}: ${remedy}`;
}
