import { ageOf } from '../../decision/findings/deadline.ts';
import { describeAgeToday } from '../../results/finding/age.ts';
import { renderTable } from '../../results/layout/table.ts';
import type { Job } from '../sub-action/job.ts';
import { type Ending, runSubAction } from '../sub-action/sub-action.ts';
import { applyDecisions, type Outcome } from './apply.ts';
import { declaration, interpretInputs, type TriageInputs } from './inputs.ts';
import type { SyncPlan } from './plan-sync.ts';

const results = ['changed', 'unchanged', 'failed'] as const;
type TriageJob = Job<keyof (typeof declaration)['outputs']>;

export function run(signal: AbortSignal): Promise<boolean> {
  const initialOutputs = { changed: '[]', unchanged: '[]', failed: '[]' };
  const action = { declaration, interpret: interpretInputs, initialOutputs, work: triage };
  return runSubAction(action, signal);
}

async function triage(job: TriageJob, { request, dryRun }: TriageInputs): Promise<Ending> {
  const outcomes: Outcome[] = [];
  const setOutputs = () => {
    for (const name of results) job.setOutput(name, JSON.stringify(idsOf(outcomes, name)));
  };
  // A cancelled job has changed the findings of the outcomes so far.
  job.workflowRun.signal.addEventListener('abort', setOutputs);
  const isShown = job.details === 'full';
  const { decisions, gap, now } = await decideActions(job, request);
  const onOutcome = (whole: Outcome) => {
    // In a public repository findings are shown only by their ids, and no policy is quoted.
    const { finding, ...bare } = { ...whole, why: '' };
    const outcome = isShown ? whole : bare;
    outcomes.push(outcome);
    job.log(logLineOf(outcome, now));
  };
  try {
    await applyDecisions({ ...job, dryRun, onOutcome }, decisions);
  } finally {
    setOutputs();
  }
  const ending = reportOn(outcomes, dryRun, renderOutcomes(outcomes, now, job.markdown));
  if (gap === undefined) return ending;
  // What could be decided was done; what could not be looked at fails the job.
  return { ...ending, succeeded: false, message: `${ending.message} ${gap}` };
}

async function decideActions(
  job: TriageJob,
  request: TriageInputs['request'],
): Promise<SyncPlan & { now: number }> {
  const { action } = request;
  if (action !== 'sync') {
    const decisions = request.findingIds.map((findingId) => ({ findingId, action, why: '' }));
    return { decisions, gap: undefined, now: job.clock.wallNow() };
  }
  const { decideBySync } = await import('./sync.ts');
  return decideBySync(job, request);
}

function idsOf(outcomes: readonly Outcome[], result: Outcome['result']): string[] {
  return outcomes.filter((outcome) => outcome.result === result).map(({ findingId }) => findingId);
}

function reportOn(outcomes: readonly Outcome[], dryRun: boolean, details: string): Ending {
  const count = (result: Outcome['result']) => idsOf(outcomes, result).length;
  const failed = count('failed');
  const changes = dryRun
    ? `${count('planned')} would be changed (\`dry-run\`)`
    : `${count('changed')} changed`;
  const message = `Findings: ${changes}, ${count('unchanged')} unchanged, ${failed} failed.`;
  const failure = outcomes.find(({ result }) => result === 'failed');
  if (!failure) return { succeeded: true, message, details };
  const first = `The first failure, of ${failure.findingId}: ${failure.message}`;
  return { succeeded: false, message: `${message} ${first}`, details };
}

function renderOutcomes(
  outcomes: readonly Outcome[],
  now: number,
  markdown: TriageJob['markdown'],
): string {
  const rows = outcomes.map((outcome) => {
    const { findingId, action, result } = outcome;
    const name = describeFinding(outcome, now);
    return [markdown(findingId), markdown(name), action, result, markdown(outcomeText(outcome))];
  });
  return renderTable('| Id | Finding | Action | Result | |', rows, { elsewhere: ', see the log' });
}

function logLineOf(outcome: Outcome, now: number): string {
  const { findingId, action, result } = outcome;
  const name = describeFinding(outcome, now);
  const description = [name, outcomeText(outcome)].filter(Boolean).join(': ');
  return `${result.padEnd(9)} | ${action.padEnd(7)} | ${findingId} | ${description}`;
}

function outcomeText({ message, why }: Outcome): string {
  return why === '' ? message : `${message} (${why})`;
}

/** What it is, since when it is known, and when it is due; empty where it may not be shown. */
function describeFinding({ finding, deadline }: Outcome, now: number): string {
  if (!finding) return '';
  const endpoint = [finding.method, finding.path].filter(Boolean).join(' ');
  const age = describeAgeToday(ageOf(finding, deadline, now));
  return [finding.label, endpoint, age].filter(Boolean).join(', ');
}
