import type { RerunStep } from '../../decision/reasons/texts.ts';
import { reasons } from '../../decision/reasons.ts';
import { reasonOf, type Verdict } from '../../decision/verdict.ts';
import { isTerminal } from '../../service/task-states.ts';
import { capitalized } from '../../text/sentences.ts';
import type { Result } from '../model/result.ts';

/** What decides what another attempt does, and what that costs. */
export type Attempt = Pick<
  Result,
  'run' | 'mode' | 'hasStartedTest' | 'asksForProof' | 'needsJobs'
> &
  Partial<Pick<Result, 'job'>> & { noAdoption?: boolean | undefined };

/**
 * What the developer who is blocked can do, and what the maintainers of the workflow can; undefined
 * when the build passed. `[label](page.md)` in it links to a page of `docs/`.
 */
export function adviceOn(
  result: Attempt & Pick<Result, 'verdict' | 'details' | 'summaryPlace'>,
): { nextStep: string; remedy: string | undefined } | undefined {
  const { verdict, details, summaryPlace = 'job summary' } = result;
  if (verdict.verdict === 'passed') return undefined;
  if (verdict.verdict === 'failed') {
    const where = details === 'full' ? summaryPlace : 'service';
    const nextStep = `${reasons.findings.nextStep} The ${where} has the details.`;
    return { nextStep, remedy: undefined };
  }
  const { nextStep, remedy, offersAdoption } = reasons[verdict.reason];
  const step = verdict.nextStep ?? nextStep;
  const attempt = { ...result, noAdoption: verdict.noAdoption };
  const parts = [
    typeof step === 'string' ? step : describeRerun(step, attempt),
    offersAdoption && offerAdoption(attempt),
  ];
  return { nextStep: parts.filter(Boolean).join(' '), remedy: verdict.remedy ?? remedy };
}

/** The next step, with which button to press, what that does, and what it costs. */
export function describeRerun({ before, once, after }: RerunStep, attempt: Attempt): string {
  const { press, effect } = rerunOf(attempt);
  const pressed = once ? `Once ${once}, ${press}` : capitalized(press);
  return [before, `${pressed}: ${effect}`, after].filter(Boolean).join(' ');
}

const newTest = 'it starts a new test, which costs credits.';
const firstTest = 'it starts the test, which costs credits. This attempt has cost none.';

/**
 * What another attempt does. Without a proof of the build it must also repeat the needed jobs, such
 * as the deployment. A job that succeeds is not among the failed ones, and is repeated on its own.
 */
function rerunOf(attempt: Attempt): { press: string; effect: string } {
  const { mode, hasStartedTest, asksForProof, needsJobs, job } = attempt;
  const single = job === 'warning' ? 're-run this job' : 'choose "Re-run failed jobs"';
  const press = needsJobs && !asksForProof ? 'choose "Re-run all jobs"' : single;
  switch (mode) {
    case 'own-run':
      return { press, effect: hasStartedTest ? newTest : firstTest };
    case 'adopted-run':
      return mayJudgeAgain(attempt)
        ? { press, effect: describeReadoption(attempt) }
        : { press: 'run the workflow again without `task-id`', effect: newTest };
    case 'dry-run':
      return { press, effect: 'it checks the setup again, and costs nothing.' };
  }
}

/** Whether the adopted run can still be judged. */
function mayJudgeAgain({ run, noAdoption }: Attempt): boolean {
  return !noAdoption && (run === undefined || canComplete(run));
}

function describeReadoption({ run }: Attempt): string {
  if (!run) return 'it looks for the same test (`task-id`) again, and costs nothing.';
  return isTerminal(run.state)
    ? 'it judges the same test again, and costs nothing.'
    : 'it waits for the same test, and costs nothing.';
}

function canComplete({ state }: NonNullable<Result['run']>): boolean {
  return !isTerminal(state) || state === 'COMPLETED';
}

/** Offers to adopt a run that goes on without this job, or has ended without being judged. */
function offerAdoption(attempt: Attempt): string | undefined {
  const { run, mode, asksForProof, noAdoption } = attempt;
  if (mode !== 'own-run' || noAdoption || !run || !canComplete(run)) return undefined;
  const adoption = `To get the result of this test without paying for another, [run the workflow](time-and-cost.md#adopting-a-run) with \`task-id: ${run.taskId}\`.`;
  return asksForProof ? `${adoption} ${withoutProof}` : adoption;
}

const withoutProof =
  'Leave out `version-url`, `predicate-file` and `commit-status` there: an adopted run proves nothing of a build.';

/** Address of the section that explains the reason; undefined for a pass. */
export function explanationUrl(verdict: Verdict, docsUrl: string | undefined): string | undefined {
  if (verdict.verdict === 'passed' || docsUrl === undefined) return undefined;
  return `${docsUrl}/blocked.md#${verdict.reason}`;
}

/** A link to that section, after a sentence; empty without one. */
export function renderExplanationLink(verdict: Verdict, docsUrl: string | undefined): string {
  const address = explanationUrl(verdict, docsUrl);
  return address ? ` [More on \`${reasonOf(verdict)}\`](${address})` : '';
}
