import { type Fingerprinted, fingerprintOf } from './fingerprint.ts';
import { bySeverity, countBySeverity, type Severity, severities } from './severity.ts';

/** What is wrong with an input that names the app under test as its own baseline. */
export const isUnderTest =
  'must not be the app under test: what one run finds would be known to the next run';

/** An open finding of the baseline. */
export interface BaselineFinding extends Fingerprinted {
  /** Undefined when it is none of the four. */
  severity: Severity | undefined;
}

/** A finding of this run, as it is compared with the baseline. */
interface Candidate {
  finding: Fingerprinted;
  severity: Severity | undefined;
}

/** The open findings of another app, which are known. */
export interface Baseline {
  /** The app that they were found in. */
  appId: string;
  findings: BaselineFinding[];
}

/**
 * The findings that are in the baseline by their fingerprint, as often as there and not more severe
 * than there. Of equal ones the first are.
 */
export function findCovered<T extends Candidate>(
  open: readonly T[],
  baseline: readonly BaselineFinding[],
): T[] {
  const keyOf = (finding: Fingerprinted) => {
    const key = fingerprintOf(finding);
    return key && JSON.stringify(key);
  };
  const known = Map.groupBy(baseline, keyOf);
  const groups = Map.groupBy(open, ({ finding }) => keyOf(finding));
  return [...groups].flatMap(([key, group]) =>
    key === undefined ? [] : coveredBy(known.get(key) ?? [], group),
  );
}

/**
 * Each finding of the baseline covers one that is not more severe; an unknown severity, then or
 * now, is not comparable. Equal severities are covered first, then the mildest findings: what is
 * left, the new ones, is the worst that it can be.
 */
function coveredBy<T extends Candidate>(
  known: readonly BaselineFinding[],
  group: readonly T[],
): T[] {
  const left = countBySeverity(known);
  const covered = new Set<T>();
  const cover = (candidate: T, by: readonly Severity[]) => {
    const severity = by.find((each) => left[each] > 0);
    if (severity === undefined) return;
    left[severity] -= 1;
    covered.add(candidate);
  };
  for (const each of group) if (each.severity) cover(each, [each.severity]);
  const mildestFirst = group.toSorted((a, b) => bySeverity(b, a));
  for (const each of mildestFirst)
    if (each.severity && !covered.has(each)) cover(each, worseThan(each.severity));
  return [...covered];
}

/** The next worse one first. */
function worseThan(severity: Severity): Severity[] {
  return severities.slice(0, severities.indexOf(severity)).reverse();
}
