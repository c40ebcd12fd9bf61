import { countOf } from '../text/sentences.ts';
import type { Assessment } from './findings/assessment.ts';
import type { ReasonTexts } from './reasons/texts.ts';
import { type ErrorReason, type NotTestedReason, reasons } from './reasons.ts';
import type { SeenApps } from './seen-apps.ts';

/** One of the things that are wrong with inputs, or with the policy file. */
export interface Problem {
  text: string;
  /** Where it is in a file, `security-gate.yml:3:5`, and the page that shows that line. */
  place?: { name: string; url: string };
}

/** What one case of a reason has of its own, some of it in place of what is said of the reason. */
export interface CaseDetails
  extends Partial<Pick<ReasonTexts, 'heading' | 'meaning' | 'nextStep' | 'remedy'>> {
  /** What the service said, in its own words. */
  cause?: string | undefined;
  /** What the message lists, one by one. */
  problems?: readonly Problem[];
  /** Where no app is named, or none has the name. */
  seenApps?: SeenApps | undefined;
  /** The run cannot be judged any more, not even by adopting its task. */
  noAdoption?: true;
}

/** What the gate says about a build; `message` is one or two sentences. */
export type Verdict =
  | { verdict: 'passed'; message: string }
  | {
      verdict: 'failed';
      reason: 'findings';
      message: string;
      /** What could not be proven of the run. */
      unproven?: { reason: NotTestedReason | ErrorReason; message: string } | undefined;
    }
  | ({ verdict: 'not-tested'; reason: NotTestedReason; message: string } & CaseDetails)
  | ({ verdict: 'error'; reason: ErrorReason; message: string } & CaseDetails);

export type NotTested = Extract<Verdict, { verdict: 'not-tested' }>;
export type SetupError = Extract<Verdict, { verdict: 'error' }>;

/** Thrown by a step that cannot go on: ends the gate's work with a verdict. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly verdict: NotTested | SetupError;

  constructor(verdict: NotTested | SetupError) {
    super(verdict.message);
    this.verdict = verdict;
  }
}

export function notTested(
  reason: NotTestedReason,
  message: string,
  details: CaseDetails = {},
): NotTested {
  return { verdict: 'not-tested', reason, message, ...details };
}

export function setupError(
  reason: ErrorReason,
  message: string,
  details: CaseDetails = {},
): SetupError {
  return { verdict: 'error', reason, message, ...details };
}

/**
 * The verdict on the findings of a run.
 * @param doubt what could not be proven: a finding that blocks fails all the same
 * @throws {Stopped} the doubt, when none blocks: only what was proven is `passed`
 */
export function verdictOnFindings({ blocking, open }: Assessment, doubt?: Stopped): Verdict {
  if (blocking.length > 0) {
    const blocks = `${describeBlocking(blocking.length)}.`;
    if (!doubt) return { verdict: 'failed', reason: 'findings', message: blocks };
    const unproven = { reason: doubt.verdict.reason, message: doubt.message };
    const message = `${blocks} Not proven: ${doubt.message}`;
    return { verdict: 'failed', reason: 'findings', message, unproven };
  }
  if (doubt) throw doubt;
  const message =
    open.length === 0
      ? 'The app was tested, and no finding is open.'
      : `The app was tested: ${countOf(open.length, 'open finding')}, none of which blocks.`;
  return { verdict: 'passed', message };
}

/** `1 open finding blocks`, `2 open findings block`. */
export function describeBlocking(count: number): string {
  return `${countOf(count, 'open finding')} ${count === 1 ? 'blocks' : 'block'}`;
}

/** What happened, without a quotation of the service or the app: `the job was cancelled`. */
export function whatHappened({ reason, heading }: NotTested | SetupError): string {
  return heading ?? reasons[reason].heading;
}

/** Whether the change is the cause; `[label](page.md)` in it links to a page of `docs/`. */
export function meaningOf({ reason, meaning }: NotTested | SetupError): string {
  return meaning ?? reasons[reason].meaning;
}

/** The apps to choose from, where no app was found. */
export function seenAppsOf(verdict: Verdict): SeenApps | undefined {
  return 'seenApps' in verdict ? verdict.seenApps : undefined;
}

/** The reason code; empty for `passed`. */
export function reasonOf(verdict: Verdict): string {
  return verdict.verdict === 'passed' ? '' : verdict.reason;
}

/** Whether the job succeeds, succeeds with a warning, or fails. */
export function jobResult(
  verdict: Verdict,
  { warnOnly, onNotTested }: { warnOnly: boolean; onNotTested: 'fail' | 'warn' },
): 'success' | 'warning' | 'failure' {
  switch (verdict.verdict) {
    case 'passed':
      return 'success';
    case 'failed':
      return warnOnly && (!verdict.unproven || onNotTested === 'warn') ? 'warning' : 'failure';
    case 'not-tested':
      if (verdict.reason === 'cancelled') return 'failure';
      if (verdict.reason === 'nothing-to-test') return 'success';
      if (isUntestedByChoice(verdict)) return 'warning';
      return onNotTested === 'warn' ? 'warning' : 'failure';
    case 'error':
      return 'failure';
  }
}

/** Whether the inputs ask for no test, or for no result: `dry-run`, `not-awaited`. */
export function isUntestedByChoice(verdict: Verdict): boolean {
  return reasonOf(verdict) === 'not-awaited' || reasonOf(verdict) === 'dry-run';
}
