import { readSeenApps } from '../../decision/seen-apps.ts';
import { describeSeenApps } from '../../results/model/seen-apps.ts';
import type { App } from '../../service/apps.ts';
import { ifFound } from '../../service/errors.ts';
import { isSameUrl } from '../../text/same-url.ts';
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
  const appId = 'id' in wanted ? wanted.id : await findByUrl(job, wanted.url);
  if (appId === undefined)
    return alreadyGone(job, 'No app of the organization is registered with this `app-url`');
  job.setOutput('app-id', appId);
  const app = await job.client.apps.find(appId);
  if (app === undefined) return alreadyGone(job, `App ${appId} is not in the organization`);
  if ('url' in wanted) requireMatchingUrl(job, app, wanted.url);
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

async function findByUrl({ client }: DeletionJob, url: string): Promise<string | undefined> {
  const [appId, ...others] = await client.apps.idsByUrl(url);
  if (others.length > 0)
    throw new JobFailure(
      `\`app-url\`: ${others.length + 1} apps are registered with ${shownUrl(url)}, and none was deleted. Give \`app-id\` instead.`,
    );
  return appId;
}

/** Compares the URL with the app's own record, since the list may be out of date. */
function requireMatchingUrl({ details }: DeletionJob, app: App, wanted: string): void {
  const { appId, appUrl } = app;
  if (appUrl === undefined || isSameUrl(appUrl, wanted)) return;
  const actual = details === 'full' ? shownUrl(appUrl) : 'another one';
  throw new JobFailure(
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
