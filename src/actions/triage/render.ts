import { fitting } from '../../results/sections.ts';
import type { Finding } from '../../service/findings.ts';
import type { Outcome } from './apply.ts';

const budget = { maxItems: 500, maxBytes: 600_000 };

/** In a public repository findings are shown by their ids alone. */
export function renderTable(
  outcomes: readonly Outcome[],
  isPublic: boolean,
  markdown: (text: string) => string,
): string {
  if (outcomes.length === 0) return '';
  const rows = outcomes.map(({ findingId, finding, action, result, message, why }) => {
    const name = finding && !isPublic ? markdown(nameOf(finding)) : '';
    const told = markdown(whatHappened(message, why));
    return `| ${markdown(findingId)} | ${name} | ${action} | ${result} | ${told} |`;
  });
  const shown = fitting(rows, budget);
  const rest = rows.length - shown.length;
  const head = ['| Id | Finding | Action | Result | |', '| --- | --- | --- | --- | --- |'];
  const table = [...head, ...shown].join('\n');
  return rest > 0 ? `${table}\n\n… and ${rest} more, see the log.` : table;
}

export function lineOf(
  { findingId, finding, action, result, message, why }: Outcome,
  isPublic: boolean,
) {
  const name = finding && !isPublic ? `${nameOf(finding)}: ` : '';
  return `${result.padEnd(9)} | ${action.padEnd(7)} | ${findingId} | ${name}${whatHappened(message, why)}`;
}

function whatHappened(message: string, why: string): string {
  return why === '' ? message : `${message} (${why})`;
}

function nameOf({ label, method, path }: Finding): string {
  const endpoint = [method, path].filter(Boolean).join(' ');
  return endpoint === '' ? label : `${label}, ${endpoint}`;
}
