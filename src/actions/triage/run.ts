import { readEnvironment } from '../../github/environment.ts';
import type { Job } from '../job.ts';
import { type Ending, runSubAction } from '../sub-action.ts';
import { applyDecisions, type Outcome, type TriageDecision } from './apply.ts';
import { readInputs, type TriageInputs } from './inputs.ts';
import { lineOf, renderTable } from './render.ts';

const outputs = ['changed', 'unchanged', 'failed'] as const;
type TriageJob = Job<(typeof outputs)[number]>;

export function run(signal: AbortSignal): Promise<boolean> {
  const work = (job: TriageJob, inputs: TriageInputs) => triage(job, inputs, signal);
  return runSubAction({ title: 'Triage findings', outputs, readInputs, work }, signal);
}

async function triage(
  job: TriageJob,
  { request, dryRun }: TriageInputs,
  signal: AbortSignal,
): Promise<Ending> {
  const isPublic = readEnvironment().visibility !== 'private';
  const outcomes: Outcome[] = [];
  const setOutputs = () => {
    for (const name of outputs) job.setOutput(name, JSON.stringify(idsOf(outcomes, name)));
  };
  setOutputs();
  signal.addEventListener('abort', setOutputs); // what was changed stays changed
  const decisions = await decide(job, request, signal);
  const onOutcome = (outcome: Outcome) => {
    outcomes.push(outcome);
    job.say(lineOf(outcome, isPublic));
  };
  try {
    await applyDecisions({ ...job, dryRun, onOutcome }, decisions);
  } finally {
    setOutputs();
  }
  return reportOn(outcomes, dryRun, renderTable(outcomes, isPublic, job.markdown));
}

async function decide(
  job: TriageJob,
  request: TriageInputs['request'],
  signal: AbortSignal,
): Promise<TriageDecision[]> {
  const { action } = request;
  if (action !== 'sync')
    return request.findingIds.map((findingId) => ({ findingId, action, why: '' }));
  const { decideBySync } = await import('./sync.ts');
  return decideBySync({ job, inputs: request, signal });
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
  const reason = outcomes.find(({ result }) => result === 'failed');
  if (!reason) return { succeeded: true, message, details };
  const first = `The first failure, of ${reason.findingId}: ${reason.message}`;
  return { succeeded: false, message: `${message} ${first}`, details };
}
