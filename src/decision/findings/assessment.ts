import { utcDay } from '../../clock.ts';
import type { Finding } from '../../service/findings.ts';
import { type Baseline, findCovered } from './baseline.ts';
import { ageOf, type FindingAge } from './deadline.ts';
import {
  type Acceptance,
  acceptanceOf,
  deadlineUnder,
  lapseOf,
  type MatchingAcceptance,
  type Policy,
  severityUnder,
  standingOf,
} from './policy.ts';
import {
  bySeverity,
  countBySeverity,
  givenSeverity,
  reachesThreshold,
  type Severity,
  type SeverityCounts,
  type Threshold,
} from './severity.ts';

export interface Rules {
  threshold: Threshold;
  policy?: Policy | undefined;
  /** Milliseconds since 1970: acceptances must hold on that day, and deadlines end with one. */
  now: number;
  baseline?: Baseline | undefined;
  appId: string;
}

/** What a finding means to this gate. */
export interface AssessedFinding extends FindingAge, Partial<MatchingAcceptance> {
  finding: Finding;
  /** Open includes a finding whose fix is only claimed, and one whose acceptance has lapsed. */
  state: 'open' | 'accepted' | 'dismissed' | 'fixed';
  /** The effective one; undefined when it is none of the four. */
  severity: Severity | undefined;
  /** Of an open finding; undefined where nothing can be known. */
  isNew?: boolean;
  /** Fails the job. */
  blocking: boolean;
}

/** An entry of the policy, and what it did. */
export type AcceptanceUse = ReturnType<typeof countUse>;

/** All findings of a tested build, assessed by the rules. */
export interface Assessment extends Pick<Policy, 'newSince' | 'deadlines'> {
  findings: AssessedFinding[];
  open: AssessedFinding[];
  /** Set aside by the policy. */
  accepted: AssessedFinding[];
  /** Worst first. */
  blocking: AssessedFinding[];
  /** Open findings by effective severity. */
  counts: SeverityCounts;
  /** Open findings that are new; undefined where nothing can be known. */
  newCount?: number | undefined;
  /** Open findings past their deadline; undefined without deadlines. */
  overdueCount?: number | undefined;
  /** What each acceptance of the policy did; undefined without a policy. */
  acceptances?: AcceptanceUse[] | undefined;
  /** The day on which the findings were assessed, `YYYY-MM-DD` in UTC. */
  today: string;
  /** Severities of open findings that are none of the four, as the service gave them. */
  unknownSeverities: string[];
}

export function assess(findings: Finding[], rules: Rules): Assessment {
  const today = utcDay(rules.now);
  const deadlines = rules.policy?.deadlines;
  const rated = findings.map((finding) => assessFinding(finding, rules));
  const assessed = markBlocking(rated, rules);
  const open = assessed.filter(({ state }) => state === 'open');
  const unknown = open.filter(({ severity }) => severity === undefined);
  return {
    findings: assessed,
    open,
    accepted: assessed.filter(({ state }) => state === 'accepted'),
    blocking: open.filter(({ blocking }) => blocking).sort(bySeverity),
    counts: countBySeverity(open),
    newCount: canKnow(rules) ? open.filter(({ isNew }) => isNew).length : undefined,
    newSince: rules.policy?.newSince,
    deadlines,
    overdueCount: deadlines && open.filter(({ isOverdue }) => isOverdue).length,
    acceptances: rules.policy?.acceptances.map((each) => countUse(each, findings, rules)),
    today,
    unknownSeverities: [...new Set(unknown.map(({ finding }) => givenSeverity(finding)))],
  };
}

/** A finding by itself; what is new, and what blocks, depends on the others. */
function assessFinding(finding: Finding, rules: Rules): AssessedFinding {
  const { policy, appId, now } = rules;
  const day = { today: utcDay(now), appId };
  const matching = finding.isFixed ? undefined : acceptanceOf(finding, policy, day);
  const severity = severityUnder(policy, finding, appId);
  const state = stateOf(finding, matching);
  const deadline = state === 'open' ? deadlineUnder(policy, severity) : undefined;
  const age = ageOf(finding, deadline, now);
  return { finding, state, severity, ...matching, ...age, blocking: false };
}

function stateOf(
  { isFixed, isDismissed }: Finding,
  matching: MatchingAcceptance | undefined,
): AssessedFinding['state'] {
  if (isFixed) return 'fixed';
  if (isDismissed) return 'dismissed';
  return matching && matching.lapse === undefined ? 'accepted' : 'open';
}

function markBlocking(assessed: AssessedFinding[], rules: Rules): AssessedFinding[] {
  const known = findKnown(
    assessed.filter(({ state }) => state === 'open'),
    rules,
  );
  return assessed.map((each) => {
    if (each.state !== 'open') return each;
    const told = canKnow(rules) ? { ...each, isNew: !known.has(each) } : each;
    return { ...told, blocking: isBlocking(told, rules.threshold) };
  });
}

/** Whether there is anything that could make a finding known. */
function canKnow({ policy, baseline }: Rules): boolean {
  return baseline !== undefined || policy?.newSince !== undefined;
}

/** The open findings that were found before the policy's day, or are in the baseline. */
function findKnown(
  open: readonly AssessedFinding[],
  { policy, baseline }: Rules,
): ReadonlySet<AssessedFinding> {
  const newSince = policy?.newSince ?? '';
  const isOld = ({ foundOn }: AssessedFinding) => foundOn !== undefined && foundOn < newSince;
  const old = open.filter(isOld);
  const others = open.filter((each) => !isOld(each));
  // The old ones come first: what is left beside them in the baseline is for the others.
  const covered = findCovered([...old, ...others], baseline?.findings ?? []);
  return new Set([...old, ...covered]);
}

/**
 * An overdue finding blocks, unless the threshold is `none`. Any other must reach the threshold and
 * be new; where nothing can be known, it must have no deadline instead.
 */
function isBlocking(
  { severity, isOverdue, isNew }: AssessedFinding,
  threshold: Threshold,
): boolean {
  if (isOverdue) return threshold !== 'none';
  return (isNew ?? isOverdue === undefined) && reachesThreshold(severity, threshold);
}

function countUse(acceptance: Acceptance, findings: Finding[], { now, appId }: Rules) {
  const today = utcDay(now);
  const matching = findings.filter((each) => !each.isFixed && acceptance.matches(each, appId));
  const lapses = matching.map((finding) => lapseOf(acceptance, finding, today));
  return {
    acceptance,
    standing: standingOf(acceptance, today),
    /** Findings that fall under it, dismissed ones included, fixed ones not. */
    findings: matching.length,
    /** Those of them that are more severe than it accepts. */
    outgrown: lapses.filter((lapse) => lapse === 'outgrown').length,
  };
}
