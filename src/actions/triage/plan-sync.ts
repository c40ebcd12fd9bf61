import { acceptanceOf, type Policy, standingOf } from '../../decision/findings/policy.ts';
import type { Finding, TriageAction } from '../../service/findings.ts';
import type { TriageDecision } from './apply.ts';

/**
 * What brings the findings in line with the policy: what it accepts is dismissed; what it accepted
 * until that expired or was removed is reopened. Who dismissed a finding is not recorded anywhere:
 * one that no version of the policy ever accepted was dismissed by a person, and stays as it is. So
 * do fixed findings.
 * @param policy as it is; undefined when its file was removed
 * @param earlier versions of it, newest first, which are only read as far as they are needed
 */
export async function planSync(
  findings: readonly Finding[],
  policy: Policy | undefined,
  earlier: AsyncIterable<Policy>,
  today: string,
): Promise<TriageDecision[]> {
  const decisions = new Map<Finding, TriageDecision>();
  const decide = (finding: Finding, action: TriageAction, why: string) =>
    decisions.set(finding, { findingId: finding.id, finding, action, why });
  const unexplained = new Set<Finding>();
  for (const finding of findings.filter(({ isFixed }) => !isFixed)) {
    const acceptance = acceptanceOf(finding, policy, today);
    if (acceptance && standingOf(acceptance, today) !== 'expired') {
      const { owner, expires, reason } = acceptance;
      decide(finding, 'dismiss', `accepted by ${owner} until ${expires}: ${reason}`);
    } else if (finding.isDismissed && acceptance)
      decide(finding, 'reopen', `its acceptance expired on ${acceptance.expires}`);
    else if (finding.isDismissed) unexplained.add(finding);
  }
  for (const finding of await acceptedBy(earlier, unexplained, today))
    decide(finding, 'reopen', 'the policy accepted it and no longer does');
  return findings.flatMap((finding) => decisions.get(finding) ?? []);
}

/** Those that some version accepted, whether or not that would still hold. */
async function acceptedBy(
  versions: AsyncIterable<Policy>,
  among: ReadonlySet<Finding>,
  today: string,
): Promise<Finding[]> {
  const remaining = new Set(among);
  if (remaining.size === 0) return [];
  for await (const policy of versions) {
    for (const finding of remaining)
      if (acceptanceOf(finding, policy, today)) remaining.delete(finding);
    if (remaining.size === 0) break;
  }
  return [...among].filter((finding) => !remaining.has(finding));
}
