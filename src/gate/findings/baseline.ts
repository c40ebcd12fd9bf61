import type { AssessedFinding } from './assessment.ts';
import { type Fingerprinted, fingerprintOf } from './fingerprint.ts';
import { rankOf, type Severity } from './severity.ts';

/** An open finding of the baseline. */
export interface BaselineFinding extends Fingerprinted {
  id: string;
  /** Undefined when it is none of the four. */
  severity: Severity | undefined;
}

/** The open findings of an app that was tested before, to tell new findings from known ones. */
export interface Baseline {
  /** The app that they were found in. */
  appId: string;
  findings: BaselineFinding[];
}

/** The findings of the app `appId` that are absent from the baseline. */
export function findNew(
  open: readonly AssessedFinding[],
  { baseline, appId }: { baseline: Baseline; appId: string },
): ReadonlySet<AssessedFinding> {
  const known = baseline.appId === appId ? knownById(open, baseline) : knownByFingerprint(open, baseline);
  return new Set(open.filter((finding) => !known.has(finding)));
}

function knownById(open: readonly AssessedFinding[], { findings }: Baseline): ReadonlySet<AssessedFinding> {
  const ids = new Set(findings.map(({ id }) => id));
  return new Set(open.filter(({ finding }) => ids.has(finding.id)));
}

/**
 * Two findings with the same fingerprint are known only if the baseline holds two of them. Where there are more than it holds, those
 * of the severities that it holds are known first, and then the mildest: what is left, the new ones, is the worst that it can be.
 */
function knownByFingerprint(open: readonly AssessedFinding[], { findings }: Baseline): ReadonlySet<AssessedFinding> {
  const slots = Map.groupBy(findings, keyOf);
  const known = new Set<AssessedFinding>();
  for (const [key, candidates] of Map.groupBy(open, ({ finding }) => keyOf(finding)))
    for (const finding of pairedWith(slots.get(key) ?? [], candidates)) known.add(finding);
  return known;
}

function pairedWith(slots: readonly BaselineFinding[], candidates: readonly AssessedFinding[]): AssessedFinding[] {
  const free = slots.map(({ severity }) => severity);
  const equals: AssessedFinding[] = [];
  const others: AssessedFinding[] = [];
  for (const candidate of candidates) {
    const slot = free.indexOf(candidate.severity);
    if (slot >= 0) free.splice(slot, 1);
    (slot >= 0 ? equals : others).push(candidate);
  }
  const mildestFirst = others.sort((a, b) => rankOf(b.severity) - rankOf(a.severity));
  return [...equals, ...mildestFirst.slice(0, free.length)];
}

function keyOf(finding: Fingerprinted): string {
  return JSON.stringify(fingerprintOf(finding));
}
