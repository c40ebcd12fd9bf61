import type { AcceptanceUse } from '../../decision/findings/assessment.ts';
import { countOf } from '../../text/sentences.ts';
import { forMarkdown } from '../../text/untrusted.ts';
import { renderList } from '../layout/sections.ts';
import type { Details } from '../model/result.ts';

const budget = { maxItems: 100, maxBytes: 60_000, elsewhere: ' in the policy file' };

/** What the policy accepts, by whom and until when, as a list; empty without an acceptance. */
export function renderAcceptances(uses: readonly AcceptanceUse[]): string {
  if (uses.length === 0) return '';
  return `#### Accepted risks\n\n${renderList(uses, budget, renderUse)}`;
}

function renderUse({ acceptance, standing, findings }: AcceptanceUse): string {
  const { description, reason, owner, expires, maxSeverity } = acceptance;
  const end = {
    holds: `until ${expires}`,
    'expires-soon': `until ${expires} (soon)`,
    expired: `**expired** after ${expires}`,
  }[standing];
  const limit = maxSeverity ? [`up to ${maxSeverity}`] : [];
  const terms = [forMarkdown(reason), forMarkdown(owner)];
  const parts = [countOf(findings, 'finding'), ...terms, ...limit, end];
  return `- **${forMarkdown(description)}** · ${parts.join(' · ')}`;
}

interface Remark {
  level: 'warning' | 'notice';
  message: string;
}

/**
 * What the owners of entries should know: which match nothing, have expired or will soon. With
 * `counts` only how many have or will, since an entry would reveal what it matches.
 */
export function remarksOnAcceptances(uses: readonly AcceptanceUse[], details: Details): Remark[] {
  if (details === 'counts') return countLapses(uses);
  return uses.flatMap(({ acceptance, standing, findings, outgrown }): Remark[] => {
    const { description, owner, expires, maxSeverity } = acceptance;
    const entry = `The acceptance of ${description} (${owner})`;
    if (findings === 0) {
      const message = `${entry} matches no finding: remove it from the policy if it is no longer needed.`;
      return [{ level: 'notice', message }];
    }
    const ends = {
      holds: [],
      'expires-soon': [`ends after ${expires}: fix the risk, or renew it before.`],
      expired: [`expired after ${expires}: it accepts nothing any more.`],
    }[standing];
    const meet = outgrown === 1 ? 'meets' : 'meet';
    const worse = `allows ${maxSeverity} at most, which ${countOf(outgrown, 'finding')} no longer ${meet}.`;
    return [...ends, ...(outgrown > 0 ? [worse] : [])].map((end) => ({
      level: 'warning',
      message: `${entry} ${end}`,
    }));
  });
}

function countLapses(uses: readonly AcceptanceUse[]): Remark[] {
  const count = (wanted: AcceptanceUse['standing']) =>
    uses.filter(({ standing }) => standing === wanted).length;
  const [expired, soon] = [count('expired'), count('expires-soon')];
  if (expired + soon === 0) return [];
  const message = `Of the accepted risks in the policy, ${expired} have expired and ${soon} will soon: review the policy file.`;
  return [{ level: 'warning', message }];
}
