import { acceptanceOf, type Policy, standingOf } from '../../gate/findings/policy.ts';
import type { Finding } from '../../service/findings.ts';
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
  const unexplained = new Set<Finding>();
  for (const finding of findings.filter(({ isFixed }) => !isFixed)) {
    const acceptance = acceptanceOf(finding, policy, today);
    const decision = { findingId: finding.id, finding };
    if (acceptance && standingOf(acceptance, today) !== 'expired') {
      const why = `accepted by ${acceptance.owner} until ${acceptance.expires}: ${acceptance.reason}`;
      decisions.set(finding, { ...decision, action: 'dismiss', why });
    } else if (finding.isDismissed && acceptance) {
      const why = `its acceptance expired on ${acceptance.expires}`;
      decisions.set(finding, { ...decision, action: 'reopen', why });
    } else if (finding.isDismissed) unexplained.add(finding);
  }
  const why = 'the policy accepted it and no longer does';
  for (const finding of await acceptedBy(earlier, unexplained, today))
    decisions.set(finding, { findingId: finding.id, finding, action: 'reopen', why });
  return findings.flatMap((finding) => decisions.get(finding) ?? []);
}

/** Those that some version accepted, whether or not that would still hold. */
async function acceptedBy(
  versions: AsyncIterable<Policy>,
  among: ReadonlySet<Finding>,
  today: string,
): Promise<Finding[]> {
  const remaining = new Set(among);
  const found: Finding[] = [];
  if (remaining.size === 0) return found;
  for await (const policy of versions) {
    for (const finding of remaining) {
      if (acceptanceOf(finding, policy, today) === undefined) continue;
      found.push(finding);
      remaining.delete(finding);
    }
    if (remaining.size === 0) break;
  }
  return found;
}
