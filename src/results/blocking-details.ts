import type { AssessedFinding, Assessment } from '../decision/findings/assessment.ts';
import { forMarkdown } from '../text/untrusted.ts';
import { groupByLabel, renderFinding } from './blocking-findings.ts';
import { renderDetails } from './finding-details.ts';
import type { Result } from './result.ts';
import { fitting, folded, renderList } from './sections.ts';

/** GitHub drops a summary over 1 MiB whole. This is for what blocks, with its details. */
const detailsBudget = { maxItems: 50, maxBytes: 450_000 };
/** For each other list of findings. */
const listBudget = { maxItems: 500, maxBytes: 130_000, elsewhere: ', in the service' };

/** A result whose findings were judged. */
export type Judged = Pick<Result, 'policyFile'> & { assessment: Assessment };

/** How many of the findings that block the job summary explains, and how many it lists in all. */
export interface Coverage {
  explained: number;
  listed: number;
  all: number;
}

/** How much of what blocks the job summary shows. */
export function coverageOf(result: Judged): Coverage {
  const { explained, others } = divide(result);
  const alsoListed = fitting(others, listBudget, renderFinding).length;
  const all = result.assessment.blocking.length;
  return { explained: explained.size, listed: explained.size + alsoListed, all };
}

/** What fails the job, each with its details as far as there is room. */
export function renderBlockingDetails(result: Judged): string[] {
  const { groups, explained, others } = divide(result);
  const sections = groups.flatMap((group) => {
    const details = group.flatMap((assessed) => explained.get(assessed) ?? []);
    return details.length === 0 ? [] : [headingOf(group), ...details];
  });
  return [...sections, renderRest(others, 'More blocking findings')];
}

/** Findings without their details, folded. */
export function renderRest(findings: readonly AssessedFinding[], title: string): string {
  const list = renderList(findings, listBudget, renderFinding);
  return findings.length === 0 ? '' : folded(`${title} (${findings.length})`, list);
}

/** Each group has the same number of its findings explained, as far as there is room. */
function divide({ assessment, policyFile }: Judged) {
  const { blocking, today } = assessment;
  const groups = groupByLabel(blocking);
  const inTurn = takeInTurn(groups);
  const details = fitting(inTurn, detailsBudget, (each) => renderDetails(each, today, policyFile));
  const explained = new Map(inTurn.slice(0, details.length).map((each, i) => [each, details[i]]));
  const others = groups.flat().filter((each) => !explained.has(each));
  return { groups, explained, others };
}

/** The first of each group, then the second of each, and so on. */
function takeInTurn(groups: readonly AssessedFinding[][]): AssessedFinding[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) => turn);
  return turns.flatMap((turn) => groups.flatMap((group) => group[turn] ?? []));
}

/** Of several findings of one label; empty for a single one. */
function headingOf(group: AssessedFinding[]): string {
  const [first, ...others] = group;
  if (first === undefined || others.length === 0) return '';
  return `#### ${group.length} × ${forMarkdown(first.finding.label)}`;
}
