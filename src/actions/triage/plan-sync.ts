import { acceptanceOf, type Policy, standingOf } from '../../gate/findings/policy.ts';
import type { Finding } from '../../service/findings.ts';
import type { Decision } from './decision.ts';

export interface SyncPlan {
  findings: readonly Finding[];
  /** The policy as it is; undefined when its file was removed. */
  policy: Policy | undefined;
  /** Earlier versions of the policy, newest first. They are only read as far as they are needed. */
  earlier: AsyncIterable<Policy>;
  /** `YYYY-MM-DD` in UTC. */
  today: string;
}

/**
 * What brings the findings in line with the policy: what it accepts is dismissed; what it accepted
 * until that expired or was removed is reopened. Who dismissed a finding is not recorded anywhere:
 * one that no version of the policy ever accepted was dismissed by a person, and stays as it is. So
 * do fixed findings.
 */
export async function planSync({
  findings,
  policy,
  earlier,
  today,
}: SyncPlan): Promise<Decision[]> {
  const decisions = new Map<Finding, Decision>();
  const unexplained = new Set<Finding>();
  for (const finding of findings.filter(({ isFixed }) => !isFixed)) {
    const acceptance = acceptanceOf(finding, { policy, today });
    const decision = { findingId: finding.id, finding };
    if (acceptance && standingOf(acceptance, today) !== 'expired') {
      const why = `accepted by ${acceptance.owner} until ${acceptance.expires}: ${acceptance.reason}`;
      decisions.set(finding, { ...decision, action: 'dismiss', why });
    } else if (finding.isDismissed && acceptance)
      decisions.set(finding, {
        ...decision,
        action: 'reopen',
        why: `its acceptance expired on ${acceptance.expires}`,
      });
    else if (finding.isDismissed) unexplained.add(finding);
  }
  for (const finding of await acceptedBy(earlier, { among: unexplained, today }))
    decisions.set(finding, {
      findingId: finding.id,
      finding,
      action: 'reopen',
      why: 'the policy accepted it and no longer does',
    });
  return findings.flatMap((finding) => decisions.get(finding) ?? []);
}

/** Those that some version accepted, whether or not that would still hold. */
async function acceptedBy(
  versions: AsyncIterable<Policy>,
  { among, today }: { among: ReadonlySet<Finding>; today: string },
): Promise<Finding[]> {
  const remaining = new Set(among);
  const found: Finding[] = [];
  if (remaining.size === 0) return found;
  for await (const policy of versions) {
    for (const finding of remaining) {
      if (acceptanceOf(finding, { policy, today }) === undefined) continue;
      found.push(finding);
      remaining.delete(finding);
    }
    if (remaining.size === 0) break;
  }
  return found;
}
