import type { Result } from './result.ts';
import { renderCounts, renderHead, renderTable } from './sections.ts';

/** GitHub refuses a body over 65,536 characters; this leaves room for everything but the findings. */
const budget = { maxItems: 25, maxBytes: 40_000 };

/** The body of the pull request comment, or of the issue, without its marker. */
export function renderComment(result: Result): string {
  const { assessment, details } = result;
  const sections = ['## Security Test Gate', renderHead(result)];
  if (assessment) sections.push(renderCounts(assessment));
  if (assessment && details === 'full')
    sections.push(renderTable(assessment.blocking, { ...budget, elsewhere: 'in the job summary and the PDF report' }));
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
