import { type Budget, renderList } from './sections.ts';

const defaultBudget: Budget = { maxItems: 500, maxBytes: 600_000, elsewhere: '' };

/**
 * A table for the summary; empty without rows. Cells are Markdown that contains `|` only in code,
 * where a table needs a backslash before it.
 */
export function renderTable(head: string, rows: string[][], budget: Partial<Budget> = {}): string {
  if (rows.length === 0) return '';
  const rule = head.replaceAll(/[^|]+/g, ' --- ');
  const body = renderList(
    rows,
    { ...defaultBudget, ...budget },
    (cells) => `| ${cells.map(escapeBar).join(' | ')} |`,
  );
  return [head, rule, body].join('\n');
}

/** Escapes bars for a table. Backslashes before one are dropped: they would escape ours. */
function escapeBar(cell: string): string {
  return cell.replace(/\\*\|/g, '\\|');
}
