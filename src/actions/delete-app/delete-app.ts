import { readSeenApps } from '../../decision/seen-apps.ts';
import { givenName } from '../../results/model/app-name.ts';
import { describeSeenApps } from '../../results/model/seen-apps.ts';
import type { App } from '../../service/apps.ts';
import { ifFound } from '../../service/errors.ts';
import { shownUrl } from '../../text/shown-url.ts';
import { JobFailure } from '../output/failure-message.ts';
import type { Job } from '../sub-action/job.ts';
import { repeatUncertain } from '../sub-action/repeat-uncertain.ts';
import { type Ending, runSubAction } from '../sub-action/sub-action.ts';
import { type DeleteAppInputs, declaration, interpretInputs } from './inputs.ts';

type DeletionJob = Job<keyof (typeof declaration)['outputs']>;

export function run(signal: AbortSignal): Promise<boolean> {
  return runSubAction({ declaration, interpret: interpretInputs, work: deleteApp }, signal);
}

async function deleteApp(
  job: DeletionJob,
  { app: wanted, confirmLabel }: DeleteAppInputs,
): Promise<Ending> {
  const looked = await job.client.apps.lookUp(wanted);
  if (looked.kind === 'several')
    throw new JobFailure(
      `\`app-url\`: ${looked.count} apps are registered with ${shownUrl(givenName(wanted))}, and none was deleted. Give \`app-id\` instead.`,
    );
  const { appId } = looked;
  if (appId === undefined)
    return alreadyGone(job, 'No app of the organization is registered with this `app-url`');
  job.setOutput('app-id', appId);
  if (looked.kind === 'none') return alreadyGone(job, `App ${appId} is not in the organization`);
  const { app } = looked;
  if (looked.kind === 'other-url') throw hasOtherUrl(job, app, givenName(wanted));
  requireMatchingLabel(job, app, confirmLabel);
  job.setOutput('previous-registration-status', await deleteUntilCertain(job, app, confirmLabel));
  const message = `App "${confirmLabel}" (${appId}) is deleted, with all its data.`;
  job.setUnderway(message);
  return { succeeded: true, message };
}

/** Returns the last registration status. */
function deleteUntilCertain(job: DeletionJob, app: App, confirmLabel: string): Promise<string> {
  const { appId, registrationStatus } = app;
  return repeatUncertain(job, {
    underway: `Whether app ${appId} was deleted is not known: run the job again, which looks first.`,
    next: 'whether the app was deleted is not known, so it is looked for first',
    send: async () => {
      const deleted = await ifFound(job.client.apps.delete(appId));
      return deleted?.previousRegistrationStatus ?? registrationStatus;
    },
    findEffect: async () => {
      const current = await job.client.apps.find(appId);
      if (current === undefined) return registrationStatus;
      job.setUnderway(undefined);
      requireMatchingLabel(job, current, confirmLabel);
      return undefined;
    },
  });
}

/** The list may be out of date, so the app's own record counts. */
function hasOtherUrl({ details }: DeletionJob, { appId, appUrl = '' }: App, wanted: string) {
  const actual = details === 'full' ? shownUrl(appUrl) : 'another one';
  return new JobFailure(
    `App ${appId} is listed with ${shownUrl(wanted)} (\`app-url\`), but its own record has ${actual}: it was not deleted. Ask the operator of the service.`,
  );
}

function requireMatchingLabel(
  { details }: DeletionJob,
  { appId, label }: App,
  confirmLabel: string,
): void {
  if (label === confirmLabel) return;
  const isShown = label === undefined || details === 'full';
  const named = label === undefined ? 'has no label' : `has the label "${label}"`;
  const actual = isShown ? named : 'has another label';
  throw new JobFailure(
    `App ${appId} ${actual}, not "${confirmLabel}" (\`confirm-label\`): it was not deleted. Check that it is the app that you mean.`,
  );
}

/** Lists the apps, since the one that is meant may be another. */
async function alreadyGone({ client, clock, details }: DeletionJob, why: string): Promise<Ending> {
  const seen = await readSeenApps(client, clock);
  const apps = seen && describeSeenApps(seen, details);
  const message = [`${why}: there is nothing to delete.`, apps].filter(Boolean).join(' ');
  return { succeeded: true, message };
}
