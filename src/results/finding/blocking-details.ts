import type { AssessedFinding, Assessment } from '../../decision/findings/assessment.ts';
import { forMarkdown } from '../../text/untrusted.ts';
import { folded, renderFitting, renderList } from '../layout/sections.ts';
import type { Result } from '../model/result.ts';
import { renderDetails } from './details.ts';
import { hasFix } from './explanation.ts';
import { renderFinding } from './finding.ts';
import { groupByLabel } from './groups.ts';

/** GitHub drops a summary over 1 MiB as a whole. This is the share of findings with details. */
const detailsBudget = { maxItems: 50, maxBytes: 450_000 };
/** The limit of each other list of findings. */
const listBudget = { maxItems: 500, maxBytes: 130_000, elsewhere: ', in the service' };

/** A result that has an assessment. */
export type Judged = Pick<Result, 'policyFile' | 'summaryPlace'> & { assessment: Assessment };

/** The share of findings with details in a comment that takes the place of the job summary. */
const commentBudget = { maxItems: 25, maxBytes: 40_000 };

/** How many of all findings that block the job summary explains, and how many it lists. */
export function coverageOf(result: Judged) {
  const { explained, others } = splitByRoom(result);
  const alsoListed = renderFitting(others, listBudget, renderFinding).length;
  const all = result.assessment.blocking.length;
  return { explained: explained.size, listed: explained.size + alsoListed, all };
}

/** The findings that fail the job, with details as long as there is room, the others in a list. */
export function renderBlockingDetails(result: Judged): string[] {
  const { groups, explained, others } = splitByRoom(result);
  const sections = groups.flatMap((group) => {
    const details = group.flatMap((assessed) => explained.get(assessed) ?? []);
    return details.length === 0 ? [] : [groupHeading(group), ...details];
  });
  return [...sections, renderRest(others, 'More blocking findings')];
}

/** The details of as many blocking findings as fit into a comment, folded. */
export function renderDetailsForComment(result: Judged): string {
  const { explained } = splitByRoom(result, commentBudget);
  const all = result.assessment.blocking.length;
  const title = explained.size < all ? `Details of ${explained.size} of ${all}` : titleOf(result);
  return folded(title, [...explained.values()].join('\n\n'));
}

/** Promises fixes only if the service gives one for each finding. */
export function titleOf({ assessment }: Judged): string {
  return assessment.blocking.every(({ finding }) => hasFix(finding))
    ? 'How to fix each'
    : 'Details of each';
}

/** Findings without their details, folded. */
export function renderRest(findings: readonly AssessedFinding[], title: string): string {
  const list = renderList(findings, listBudget, renderFinding);
  return findings.length === 0 ? '' : folded(`${title} (${findings.length})`, list);
}

/** Splits blocking findings into those with details and others; groups share the room evenly. */
function splitByRoom({ assessment, policyFile }: Judged, budget = detailsBudget) {
  const { blocking, today } = assessment;
  const groups = groupByLabel(blocking);
  const inTurn = takeInTurn(groups);
  const details = renderFitting(inTurn, budget, (each) => renderDetails(each, today, policyFile));
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

/** The heading above several findings of one label; empty for a single one. */
function groupHeading(group: AssessedFinding[]): string {
  const [first, ...others] = group;
  if (first === undefined || others.length === 0) return '';
  return `#### ${group.length} × ${forMarkdown(first.finding.label)}`;
}
