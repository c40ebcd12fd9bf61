import type { AcceptanceUse } from '../gate/findings/assessment.ts';
import { forMarkdown } from '../text/untrusted.ts';
import { type Budget, fitting } from './sections.ts';

const budget: Budget = { maxItems: 100, maxBytes: 60_000 };

/** What the policy accepts, by whom and until when, as a list; empty without an acceptance. */
export function renderAcceptances(uses: readonly AcceptanceUse[]): string {
  if (uses.length === 0) return '';
  const shown = fitting(uses.map(renderUse), budget);
  const rest = uses.length - shown.length;
  const more = rest > 0 ? `\n\n… and ${rest} more in the policy file.` : '';
  return `#### Accepted risks\n\n${shown.join('\n')}${more}`;
}

function renderUse({ acceptance, standing, findings }: AcceptanceUse): string {
  const { description, reason, owner, expires } = acceptance;
  const end = {
    holds: `until ${expires}`,
    'expires-soon': `until ${expires} (soon)`,
    expired: `**expired** after ${expires}`,
  }[standing];
  const count = `${findings} finding${findings === 1 ? '' : 's'}`;
  const parts = [
    `**${forMarkdown(description)}**`,
    count,
    forMarkdown(reason),
    forMarkdown(owner),
    end,
  ];
  return `- ${parts.join(' · ')}`;
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
