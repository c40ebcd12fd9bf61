import type { AssessedFinding } from '../../decision/findings/assessment.ts';
import { codeForMarkdown, forMarkdown } from '../../text/untrusted.ts';
import { describeDiscovery } from './age.ts';
import { endpointOf, renderFinding, severityAndName } from './finding.ts';

/** If more block, findings of one label are shown together. */
const maxUngrouped = 10;
const maxEndpoints = 3;

/** Groups findings by label, or leaves them single if there are few; keeps the order. */
export function groupByLabel(blocking: readonly AssessedFinding[]): AssessedFinding[][] {
  if (blocking.length <= maxUngrouped) return blocking.map((finding) => [finding]);
  return [...Map.groupBy(blocking, ({ finding }) => finding.label).values()];
}

/** A finding, or several of one label, as an item of a list. */
export function renderGroup(group: readonly AssessedFinding[]): string {
  const [first, ...others] = group;
  if (first === undefined) return '';
  return others.length === 0 ? renderFinding(first) : renderSeveral(first, group);
}

function renderSeveral(first: AssessedFinding, group: readonly AssessedFinding[]): string {
  const severities = [first, group.at(-1) ?? first].map((each) => severityAndName(each).severity);
  const endpoints = [...new Set(group.map(({ finding }) => endpointOf(finding)))];
  const shown = endpoints.slice(0, maxEndpoints).map((endpoint) => codeForMarkdown(endpoint));
  const rest = endpoints.length - shown.length;
  const places = `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  const name = `${group.length} × ${forMarkdown(first.finding.label)}`;
  const range = `**${[...new Set(severities)].join(' to ')}**`;
  return `- ${[range, name, places, describeAges(group)].filter(Boolean).join(' · ')}`;
}

/** `2 new, 1 overdue, the oldest found on 12 March`; empty when nothing is known. */
function describeAges(group: readonly AssessedFinding[]): string {
  const count = (adjective: string, fits: (each: AssessedFinding) => boolean | undefined) => {
    const found = group.filter(fits).length;
    return found > 0 && `${found} ${adjective}`;
  };
  const [oldest] = group.toSorted((a, b) => (b.ageDays ?? -1) - (a.ageDays ?? -1));
  const found = oldest && describeDiscovery(oldest);
  return [
    count('new', ({ isNew }) => isNew),
    count('overdue', ({ isOverdue }) => isOverdue),
    found && `the oldest ${found}`,
  ]
    .filter(Boolean)
    .join(', ');
}
