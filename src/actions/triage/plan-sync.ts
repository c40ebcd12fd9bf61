import {
  acceptanceOf,
  deadlineUnder,
  type MatchingAcceptance,
  type Policy,
  severityUnder,
} from '../../decision/findings/policy.ts';
import type { Finding, TriageAction } from '../../service/findings.ts';
import type { TriageDecision } from './apply.ts';

interface SyncedApp {
  appId: string;
  findings: readonly Finding[];
  /** The day in UTC, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Plans how to bring the findings in line with the policy. What it accepts is dismissed; what it no
 * longer accepts, since an entry has expired, was removed or was outgrown, is reopened. The service
 * does not record who dismissed a finding: one that no version of the policy ever accepted was
 * dismissed by a person, and stays as it is. So do fixed findings.
 * @param policy the current one; undefined if its file was removed
 * @param earlier its earlier versions, newest first, which are read only while they are needed
 */
export async function planSync(
  app: SyncedApp,
  policy: Policy | undefined,
  earlier: AsyncIterable<Policy>,
): Promise<TriageDecision[]> {
  const decisions = new Map<Finding, TriageDecision>();
  const decide = (finding: Finding, action: TriageAction, why: string) => {
    const severity = severityUnder(policy, finding, app.appId);
    const deadline = action === 'reopen' ? deadlineUnder(policy, severity) : undefined;
    decisions.set(finding, { findingId: finding.id, finding, action, why, deadline });
  };
  const unexplained = new Set<Finding>();
  for (const finding of app.findings.filter(({ isFixed }) => !isFixed)) {
    const matching = acceptanceOf(finding, policy, app);
    if (matching && matching.lapse === undefined) {
      const { owner, expires, reason } = matching.acceptance;
      decide(finding, 'dismiss', `accepted by ${owner} until ${expires}: ${reason}`);
    } else if (finding.isDismissed && matching) decide(finding, 'reopen', whyReopened(matching));
    else if (finding.isDismissed) unexplained.add(finding);
  }
  for (const finding of await acceptedBy(earlier, unexplained, app))
    decide(finding, 'reopen', 'the policy accepted it and no longer does');
  return app.findings.flatMap((finding) => decisions.get(finding) ?? []);
}

function whyReopened({ acceptance, lapse }: MatchingAcceptance): string {
  const { expires, maxSeverity } = acceptance;
  return lapse === 'outgrown'
    ? `its acceptance allows ${maxSeverity} at most`
    : `its acceptance expired on ${expires}`;
}

/** The findings that some version accepted, even if its acceptance has expired since. */
async function acceptedBy(
  versions: AsyncIterable<Policy>,
  among: ReadonlySet<Finding>,
  app: SyncedApp,
): Promise<Finding[]> {
  const remaining = new Set(among);
  if (remaining.size === 0) return [];
  for await (const policy of versions) {
    for (const finding of remaining)
      if (acceptanceOf(finding, policy, app)) remaining.delete(finding);
    if (remaining.size === 0) break;
  }
  return [...among].filter((finding) => !remaining.has(finding));
}
