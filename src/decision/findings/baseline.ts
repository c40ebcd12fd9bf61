import { type Fingerprinted, fingerprintOf } from './fingerprint.ts';
import { rankOf, type Severity, severities } from './severity.ts';

/** An open finding of the baseline. */
export interface BaselineFinding extends Fingerprinted {
  id: string;
  /** Undefined when it is none of the four. */
  severity: Severity | undefined;
}

/** A finding of this run, as it is compared with the baseline. */
interface Candidate {
  finding: Fingerprinted & { id: string };
  severity: Severity | undefined;
}

/** The open findings of an app that was tested before: what else is found now is new. */
export interface Baseline {
  /** The app that they were found in. */
  appId: string;
  findings: BaselineFinding[];
}

/**
 * The findings of the app `appId` that are absent from the baseline, or more severe than in it. In
 * the same app findings are the same by id, across apps by fingerprint.
 */
export function findNew(
  open: readonly Candidate[],
  { appId: baselineAppId, findings }: Baseline,
  appId: string,
): ReadonlySet<Candidate> {
  const keyOf = (finding: Candidate['finding']) => {
    const key = appId === baselineAppId ? finding.id : fingerprintOf(finding);
    return key && JSON.stringify(key);
  };
  const known = Map.groupBy(findings, keyOf);
  const groups = Map.groupBy(open, ({ finding }) => keyOf(finding));
  const covered = [...groups].flatMap(([key, group]) =>
    key === undefined ? [] : coveredBy(known.get(key) ?? [], group),
  );
  const isCovered = new Set(covered);
  return new Set(open.filter((each) => !isCovered.has(each)));
}

/**
 * Each finding of the baseline covers one that is not more severe; an unknown severity, then or
 * now, is not comparable. Equal severities are covered first, then the mildest findings: what is
 * left, the new ones, is the worst that it can be.
 */
function coveredBy(known: readonly BaselineFinding[], group: readonly Candidate[]): Candidate[] {
  const left = { critical: 0, high: 0, medium: 0, low: 0 };
  for (const { severity } of known) if (severity) left[severity] += 1;
  const covered = new Set<Candidate>();
  const cover = (candidate: Candidate, by: readonly Severity[]) => {
    const severity = by.find((each) => left[each] > 0);
    if (severity === undefined) return;
    left[severity] -= 1;
    covered.add(candidate);
  };
  for (const each of group) if (each.severity) cover(each, [each.severity]);
  const mildestFirst = group.toSorted((a, b) => rankOf(b.severity) - rankOf(a.severity));
  for (const each of mildestFirst)
    if (each.severity && !covered.has(each)) cover(each, worseThan(each.severity));
  return [...covered];
}

/** The next worse one first. */
function worseThan(severity: Severity): Severity[] {
  return severities.slice(0, severities.indexOf(severity)).reverse();
}
