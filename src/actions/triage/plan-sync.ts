import {
  acceptanceOf,
  deadlineUnder,
  type MatchingAcceptance,
  type Policy,
  severityUnder,
} from '../../decision/findings/policy.ts';
import type { Finding, TriageAction } from '../../service/findings.ts';
import { countOf } from '../../text/sentences.ts';
import type { TriageDecision } from './apply.ts';

/** Why versions of the policy from here on could not be read. */
export interface UnreadHistory {
  unread: string;
}

export interface SyncPlan {
  decisions: TriageDecision[];
  /** Why it is unknown whether dismissed findings were once accepted; undefined if it is known. */
  gap: string | undefined;
}

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
 * dismissed by a person, and stays as it is. So do fixed findings, and those of which the history
 * that can be read says nothing.
 * @param policy the current one; undefined if its file was removed
 * @param earlier its earlier versions, newest first, which are read only while they are needed
 */
export async function planSync(
  app: SyncedApp,
  policy: Policy | undefined,
  earlier: AsyncIterable<Policy | UnreadHistory>,
): Promise<SyncPlan> {
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
  const { accepted, gap } = await acceptedBy(earlier, unexplained, app);
  for (const finding of accepted)
    decide(finding, 'reopen', 'the policy accepted it and no longer does');
  return { decisions: app.findings.flatMap((finding) => decisions.get(finding) ?? []), gap };
}

function whyReopened({ acceptance, lapse }: MatchingAcceptance): string {
  const { expires, maxSeverity } = acceptance;
  return lapse === 'outgrown'
    ? `its acceptance allows ${maxSeverity} at most`
    : `its acceptance expired on ${expires}`;
}

/** The findings that some version accepted, even if its acceptance has expired since. */
async function acceptedBy(
  versions: AsyncIterable<Policy | UnreadHistory>,
  among: ReadonlySet<Finding>,
  app: SyncedApp,
): Promise<{ accepted: Finding[]; gap: string | undefined }> {
  const remaining = new Set(among);
  const soFar = () => [...among].filter((finding) => !remaining.has(finding));
  if (remaining.size === 0) return { accepted: [], gap: undefined };
  for await (const version of versions) {
    if ('unread' in version)
      return { accepted: soFar(), gap: describeGap(version, remaining.size) };
    for (const finding of remaining)
      if (acceptanceOf(finding, version, app)) remaining.delete(finding);
    if (remaining.size === 0) break;
  }
  return { accepted: soFar(), gap: undefined };
}

function describeGap({ unread }: UnreadHistory, count: number): string {
  return `${unread} So it is unknown whether an earlier version of the policy accepted what is dismissed (${countOf(count, 'finding')}), which stays as it is: run the job again.`;
}
