import { utcDay } from '../../clock.ts';
import type { Finding } from '../../service/findings.ts';
import {
  describeIncomplete,
  isLastingFailure,
  watchFindings,
} from '../../service/list-findings.ts';
import { lastLookMs } from '../../service/polling.ts';
import { countOf } from '../../text/sentences.ts';
import { failJob, JobFailure } from '../output/failure-message.ts';
import type { Job } from '../sub-action/job.ts';
import type { SyncInputs } from './inputs.ts';
import { planSync, type SyncPlan } from './plan-sync.ts';
import { readPolicyVersions } from './policy-versions.ts';

type SyncJob = Pick<
  Job<never>,
  'client' | 'clock' | 'log' | 'warn' | 'waitFor' | 'workflowRun' | 'files'
>;

/**
 * Decides how to bring the findings of an app in line with the policy of the default branch.
 * @returns the plan, and the time by which it was made, in milliseconds since 1970
 */
export async function decideBySync(
  job: SyncJob,
  inputs: SyncInputs,
): Promise<SyncPlan & { now: number }> {
  const reading = readPolicyVersions(inputs.configFile, job);
  const { current, origin, now, earlier } = await reading.catch(failJob);
  const effect = current
    ? `accepts ${countOf(current.acceptances.length, 'risk')}`
    : 'was removed: nothing is accepted';
  job.log(`Policy: ${origin}, which ${effect}`);
  const findings = await readAppFindings(job, inputs);
  const app = { appId: inputs.appId, findings, today: utcDay(now) };
  return { ...(await planSync(app, current, earlier)), now };
}

async function readAppFindings(job: SyncJob, { appId, timeoutMs }: SyncInputs): Promise<Finding[]> {
  const { client, clock, log } = job;
  const onActive = () => log('A security test of the app is active');
  const listing = await job.waitFor({
    what: 'the end of the active test',
    tooLate: 'The findings list was not ready within `timeout-minutes`: run this again later.',
    deadline: clock.now() + Math.max(timeoutMs, lastLookMs),
    ...watchFindings(client.findings, appId, onActive),
    endsWait: isLastingFailure,
    patienceMs: 0,
  });
  if (listing.kind === 'complete') return listing.items;
  if (listing.kind === 'changing')
    throw new JobFailure(`${describeIncomplete(listing)}: run this again.`);
  if (listing.stop !== 'NO_RUNS')
    throw new JobFailure(`${describeIncomplete(listing)}: nothing was changed.`);
  log('No test of the app has run yet: there are no findings');
  return [];
}
