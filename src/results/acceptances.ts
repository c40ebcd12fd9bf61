import type { AcceptanceUse } from '../gate/findings/assessment.ts';
import { forMarkdown } from '../text/untrusted.ts';
import { type Budget, fitting } from './sections.ts';

const budget: Budget = { maxItems: 100, maxBytes: 60_000 };

/** What the policy accepts, by whom and until when, as a table; empty without an acceptance. */
export function renderAcceptances(uses: readonly AcceptanceUse[]): string {
  if (uses.length === 0) return '';
  const rows = fitting(uses.map(renderUse), budget);
  const rest = uses.length - rows.length;
  const head = [
    '| Accepted | Findings | Reason | Owner | Until (UTC) |',
    '|:---|---:|:---|:---|:---|',
  ];
  const table = [...head, ...rows].join('\n');
  return [
    '#### Accepted risks',
    table,
    ...(rest > 0 ? [`… and ${rest} more in the policy file.`] : []),
  ].join('\n\n');
}

function renderUse({ acceptance, standing, findings }: AcceptanceUse): string {
  const { description, reason, owner, expires } = acceptance;
  const until = {
    holds: expires,
    'expires-soon': `${expires} (soon)`,
    expired: `${expires} (**expired**)`,
  }[standing];
  const cells = [
    forMarkdown(description),
    findings,
    forMarkdown(reason),
    forMarkdown(owner),
    until,
  ];
  return `| ${cells.join(' | ')} |`;
}

export interface Remark {
  level: 'warning' | 'notice';
  message: string;
}

/**
 * What the owners of the policy should hear of: entries that match nothing, no longer hold, or soon
 * will not.
 */
export function remarksOn(uses: readonly AcceptanceUse[]): Remark[] {
  return uses.flatMap((use) => remarkOn(use) ?? []);
}

function remarkOn({ acceptance, standing, findings }: AcceptanceUse): Remark | undefined {
  const { description, owner, expires } = acceptance;
  const entry = `The acceptance of ${description} (${owner})`;
  if (findings === 0)
    return {
      level: 'notice',
      message: `${entry} matches no finding: remove it from the policy if it is done with.`,
    };
  if (standing === 'expired')
    return {
      level: 'warning',
      message: `${entry} expired after ${expires}: it accepts nothing any more.`,
    };
  if (standing === 'expires-soon')
    return {
      level: 'warning',
      message: `${entry} ends after ${expires}: fix the risk, or renew it before.`,
    };
  return undefined;
}
