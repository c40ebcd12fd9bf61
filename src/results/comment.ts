import type { Assessment } from '../decision/findings/assessment.ts';
import { forLog, shorten } from '../text/untrusted.ts';
import { groupByLabel, renderGroup } from './blocking-findings.ts';
import { renderHead } from './head.ts';
import type { Result } from './result.ts';
import { fitting, join, renderCounts, renderFacts, renderHidden } from './sections.ts';
import { maxListed } from './summary.ts';
import { renderWaysOut } from './ways-out.ts';

/** GitHub refuses a body over 65,536 characters; all the rest needs less than 20,000. */
const budget = { maxItems: 25, maxBytes: 40_000 };
/** GitHub refuses a title over 256 characters. */
const maxTitleLength = 200;

/**
 * The title of an app's issue; where only counts may be shown, neither its label nor its URL.
 * @param named how the workflow names the app
 */
export function renderIssueTitle(
  { app, details }: Pick<Result, 'app' | 'details'>,
  named: { id: string } | { url: string },
): string {
  const given = 'id' in named ? named.id : named.url;
  const publicName = app?.appId ?? ('id' in named ? named.id : 'the app');
  const name = details === 'full' ? (app?.label ?? given) : publicName;
  return `Security Test Gate: ${shorten(forLog(name), maxTitleLength)} is not proven clean`;
}

/** The body of comment or issue, without its marker: verdict, what blocks, what it rests on. */
export function renderComment(result: Result): string {
  const { assessment, details } = result;
  const sections = [renderHead(result)];
  if (assessment) {
    const isFull = details === 'full';
    sections.push(
      isFull ? renderBlocking(result, assessment) : renderHidden(result),
      renderWaysOut(result),
      renderCounts(assessment),
    );
  }
  return join([...sections, renderFacts(result)]);
}

/** One line for each finding or group, and links to more. */
function renderBlocking(result: Result, { blocking }: Assessment): string {
  if (blocking.length === 0) return '';
  const groups = groupByLabel(blocking);
  const shown = fitting(groups, budget, renderGroup);
  const shownCount = groups.slice(0, shown.length).flat().length;
  return [shown.join('\n'), renderRest(result, shownCount, blocking.length), renderLinks(result)]
    .filter(Boolean)
    .join('\n\n');
}

function renderRest({ runUrl }: Result, shown: number, all: number): string {
  if (shown === all) return '';
  const summary = runUrl ? `[job summary](${runUrl})` : 'job summary';
  const listed = all > maxListed ? `, which lists up to ${maxListed}` : '';
  return `… and ${all - shown} more: see the ${summary}${listed}.`;
}

function renderLinks({ runUrl, report }: Result): string {
  const links = [
    runUrl && `[How to fix each](${runUrl})`,
    report?.artifactUrl && `[Steps to reproduce (PDF)](${report.artifactUrl})`,
  ];
  return links.filter(Boolean).join(' · ');
}
