import type { Threshold } from '../../decision/findings/severity.ts';
import type { ReasonTexts } from '../../decision/reasons/texts.ts';
import { reasons } from '../../decision/reasons.ts';
import {
  isUntestedByChoice,
  meaningOf,
  type NotTested,
  type Problem,
  type SetupError,
  seenAppsOf,
  whatHappened,
} from '../../decision/verdict.ts';
import { capitalized, countOf, sentence } from '../../text/sentences.ts';
import { adviceForMarkdown, forMarkdown, messageForMarkdown } from '../../text/untrusted.ts';
import { adviceOn, renderExplanationLink } from '../advice/advice.ts';
import { folded, paragraphs, renderList } from '../layout/sections.ts';
import { leniencyOf } from '../model/final-status.ts';
import type { Result } from '../model/result.ts';
import { renderSeenApps } from '../model/seen-apps.ts';

/** A policy file may have thousands of problems. */
const budget = { maxItems: 60, maxBytes: 15_000, elsewhere: '' };

/** The verdict, whether the change is its cause, and what to do: the head of every view in Markdown. */
export function renderHead(result: Result): string {
  const { verdict, docsUrl, unsetOutputs } = result;
  const unset = unsetOutputs && `❌ ${messageForMarkdown(unsetOutputs)}`;
  const heading = `### ${headingOf(result)}`;
  if (verdict.verdict === 'failed')
    return paragraphs(
      heading,
      unset,
      verdict.unproven && `**Not proven:** ${messageForMarkdown(verdict.unproven.message)}`,
    );
  if (verdict.verdict === 'passed')
    return paragraphs(heading, unset, messageForMarkdown(verdict.message));
  const advice = adviceOn(result);
  const seenApps = seenAppsOf(verdict);
  const { showsMessage }: ReasonTexts = reasons[verdict.reason];
  const [message, cause] = [renderMessage(verdict), messageForMarkdown(verdict.cause ?? '')];
  return paragraphs(
    heading,
    unset,
    adviceForMarkdown(meaningOf(verdict), docsUrl),
    showsMessage && message,
    seenApps && renderSeenApps(seenApps, result.details),
    advice &&
      `**Next step:** ${adviceForMarkdown(advice.nextStep, docsUrl)}${renderExplanationLink(verdict, docsUrl)}`,
    advice?.remedy && `**For maintainers:** ${adviceForMarkdown(advice.remedy, docsUrl)}`,
    folded('What went wrong', showsMessage ? cause : paragraphs(message, cause)),
  );
}

/** The message; several problems as a list, each with a link to its line if it has one. */
function renderMessage({ message, problems = [] }: NotTested | SetupError): string {
  const isList = problems.length > 1 || problems.some(({ place }) => place);
  return isList ? renderList(problems, budget, renderProblem) : messageForMarkdown(message);
}

function renderProblem({ text, place }: Problem): string {
  const link = place ? `[${forMarkdown(place.name)}](${place.url}): ` : '';
  return `- ${link}${messageForMarkdown(sentence(text))}`;
}

function headingOf(result: Result): string {
  const { verdict, job, provenVersion, unsetOutputs } = result;
  const leniency = leniencyOf(job);
  switch (verdict.verdict) {
    case 'passed':
      return `${unsetOutputs === undefined ? '✅' : '⚠️'} Passed: ${describePass(result)}${provenVersion === undefined ? '' : ' in this build'}`;
    case 'failed':
      return leniency
        ? `⚠️ ${blockingHeadline(result, 'would block')}${leniency} (\`warn-only\`)`
        : `❌ ${blockingHeadline(result, 'block')}`;
    case 'not-tested':
      if (job === 'success') return `ℹ️ Not tested: ${messageForMarkdown(whatHappened(verdict))}`;
      if (isUntestedByChoice(verdict))
        return `ℹ️ ${capitalized(messageForMarkdown(whatHappened(verdict)))}`;
      return `⚠️ Not tested${leniency && `${leniency} (\`on-not-tested\`)`}: ${messageForMarkdown(whatHappened(verdict))}`;
    case 'error':
      return `⛔ Error: ${messageForMarkdown(whatHappened(verdict))}`;
  }
}

function describePass({ threshold, assessment }: Result): string {
  if (threshold === 'none') return 'findings never fail this job (`fail-on-severity: none`)';
  // An open finding that reaches the threshold may still have time until its deadline.
  if (assessment?.deadlines) return 'no open finding blocks';
  return `no ${assessment?.newCount === undefined ? '' : 'new '}open finding reaches ${threshold}`;
}

/** `4 findings block this pull request (high or above)`. */
function blockingHeadline(result: Result, verb: 'block' | 'would block'): string {
  const { assessment, threshold, isPullRequest } = result;
  const blocking = assessment?.blocking ?? [];
  const isAllNew = blocking.every(({ isNew }) => isNew);
  const findings = countOf(blocking.length, isAllNew ? 'new finding' : 'finding');
  const blocks = verb === 'block' && blocking.length === 1 ? 'blocks' : verb;
  const object = isPullRequest ? ' this pull request' : '';
  const why = [
    threshold && blocking.some(({ isOverdue }) => !isOverdue) && describeThreshold(threshold),
    blocking.some(({ isOverdue }) => isOverdue) && 'overdue',
  ].filter(Boolean);
  return `${findings} ${blocks}${object}${why.length > 0 ? ` (${why.join(', or ')})` : ''}`;
}

/** `high or above`; only the name for `critical`. */
function describeThreshold(threshold: Threshold): string {
  return threshold === 'critical' || threshold === 'none' ? threshold : `${threshold} or above`;
}
