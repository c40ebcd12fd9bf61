import type { GivenApp } from '../../decision/context.ts';
import { shownUrl } from '../../text/shown-url.ts';
import { forLog, shorten } from '../../text/untrusted.ts';
import { renderWaysOut } from '../advice/ways-out.ts';
import {
  coverageOf,
  type Judged,
  renderDetailsForComment,
  titleOf,
} from '../finding/blocking-details.ts';
import { renderCounts, renderHiddenNotice } from '../finding/counts.ts';
import { groupByLabel, renderGroup } from '../finding/groups.ts';
import { paragraphs, renderFitting } from '../layout/sections.ts';
import { givenName } from '../model/app-name.ts';
import type { Result } from '../model/result.ts';
import { renderFacts } from './facts.ts';
import { renderHead } from './head.ts';

/** GitHub refuses a body over 65,536 characters; the other sections need less than 20,000. */
const budget = { maxItems: 25, maxBytes: 40_000 };
/** GitHub refuses a title over 256 characters. */
const maxTitleLength = 200;

/**
 * The title of an app's issue; with `counts` it contains neither label nor URL.
 * @param named how the workflow names the app
 */
export function renderIssueTitle(
  { app, details }: Pick<Result, 'app' | 'details'>,
  named: GivenApp,
): string {
  const publicName = app?.appId ?? ('id' in named ? named.id : 'the app');
  const name = details === 'full' ? (app?.label ?? shownUrl(givenName(named))) : publicName;
  return `Security Test Gate: ${shorten(forLog(name), maxTitleLength)} is not proven clean`;
}

/** The body of a comment or an issue without marker: verdict, blocking findings, facts. */
export function renderComment(result: Result): string {
  const { assessment, details } = result;
  const sections = [renderHead(result)];
  if (assessment) {
    const isFull = details === 'full';
    sections.push(
      isFull ? renderBlocking({ ...result, assessment }) : renderHiddenNotice(result),
      renderWaysOut(result),
      renderCounts(assessment),
    );
  }
  return `${paragraphs(...sections, renderFacts(result))}\n`;
}

/** One line for each finding or group, and links to more. */
function renderBlocking(result: Result & Judged): string {
  const { blocking } = result.assessment;
  if (blocking.length === 0) return '';
  const groups = groupByLabel(blocking);
  const shown = renderFitting(groups, budget, renderGroup);
  const rest = blocking.length - groups.slice(0, shown.length).flat().length;
  const details = result.summaryPlace === 'log' && renderDetailsForComment(result);
  const more = rest > 0 && `… and ${rest} more.`;
  return paragraphs(shown.join('\n'), more, details, renderLinks(result));
}

function renderLinks(result: Result & Judged): string {
  const { runUrl, report, summaryPlace } = result;
  const links = [
    runUrl && summaryPlace !== 'log' && `[${describeSummary(result)}](${runUrl})`,
    report?.artifactUrl && `[Steps to reproduce (PDF)](${report.artifactUrl})`,
  ];
  return links.filter(Boolean).join(' · ');
}

/** What the job summary contains. */
function describeSummary(result: Judged): string {
  const { explained, listed, all } = coverageOf(result);
  if (explained < all) {
    const list = listed < all ? `lists ${listed} of ${all}` : `lists all ${all}`;
    return `The job summary explains ${explained} findings and ${list}`;
  }
  return titleOf(result);
}
