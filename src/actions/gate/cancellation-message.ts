import { describeLostTriggers, type Progress } from '../../decision/progress.ts';
import { isTerminal } from '../../service/task-states.ts';

/**
 * What a cancelled job leaves at the service: which run goes on, and what may have been paid for.
 * @param adoptedTaskId the input `task-id`
 */
export function describeCancellation(progress: Progress, adoptedTaskId?: string): string {
  const message = `The job was cancelled${describeRun(progress, adoptedTaskId)}`;
  return [message, describeLostTriggers(progress)].filter(Boolean).join(' ');
}

/** Ends the sentence `The job was cancelled`. */
function describeRun(progress: Progress, adoptedTaskId: string | undefined): string {
  const { run, triggering, lostTriggers } = progress;
  if (run && !isTerminal(run.state))
    return `. The run goes on at the service (task ${run.taskId}).`;
  if (run?.state === 'COMPLETED') return ` after the run had ended (task ${run.taskId}).`;
  if (triggering || lostTriggers > 0)
    return ' while it started a test, which may have started at the service.';
  if (!run && adoptedTaskId !== undefined)
    return `. Unless it has ended, the adopted run goes on at the service (task ${adoptedTaskId}).`;
  return '; no run of this job is left at the service.';
}
