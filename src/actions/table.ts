import { type Budget, renderList } from '../results/sections.ts';

const usual: Budget = { maxItems: 500, maxBytes: 600_000, elsewhere: '' };

/** A table for the summary, whose cells are Markdown; empty without rows. */
export function renderTable(head: string, rows: string[][], budget: Partial<Budget> = {}): string {
  if (rows.length === 0) return '';
  const rule = head.replaceAll(/[^|]+/g, ' --- ');
  const body = renderList(rows, { ...usual, ...budget }, (cells) => `| ${cells.join(' | ')} |`);
  return [head, rule, body].join('\n');
}
