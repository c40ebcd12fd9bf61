import { type Fingerprinted, fingerprintOf } from './fingerprint.ts';
import { rankOf, type Severity } from './severity.ts';

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

/** The open findings of an app that was tested before, to tell new findings from known ones. */
export interface Baseline {
  /** The app that they were found in. */
  appId: string;
  findings: BaselineFinding[];
}

/** The findings of the app `appId` that are absent from the baseline. */
export function findNew(
  open: readonly Candidate[],
  { appId: baselineAppId, findings }: Baseline,
  appId: string,
): ReadonlySet<Candidate> {
  const known = (appId === baselineAppId ? knownById : knownByFingerprint)(open, findings);
  return new Set(open.filter((each) => !known.has(each)));
}

function knownById(open: readonly Candidate[], findings: BaselineFinding[]) {
  const ids = new Set(findings.map(({ id }) => id));
  return new Set(open.filter(({ finding }) => ids.has(finding.id)));
}

/**
 * Two findings with the same fingerprint are known only if the baseline holds two of them. Where
 * there are more than it holds, those of the severities that it holds are known first, and then the
 * mildest: what is left, the new ones, is the worst that it can be.
 */
function knownByFingerprint(open: readonly Candidate[], findings: BaselineFinding[]) {
  const slots = Map.groupBy(findings, keyOf);
  const groups = Map.groupBy(open, ({ finding }) => keyOf(finding));
  return new Set([...groups].flatMap(([key, group]) => pairedWith(slots.get(key) ?? [], group)));
}

function pairedWith(slots: BaselineFinding[], candidates: Candidate[]): Candidate[] {
  const free = slots.map(({ severity }) => severity);
  const equals: Candidate[] = [];
  const others: Candidate[] = [];
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
