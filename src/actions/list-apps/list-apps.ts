import pMap from 'p-map';
import { renderTable } from '../../results/layout/table.ts';
import { type App, type Apps, compareApps } from '../../service/apps.ts';
import { registrationStatuses } from '../../service/registration.ts';
import { countOf } from '../../text/sentences.ts';
import { shownUrl } from '../../text/shown-url.ts';
import { JobFailure } from '../output/failure-message.ts';
import { matrixOf, maxMatrixJobs } from '../sub-action/app-matrix.ts';
import type { Job } from '../sub-action/job.ts';
import { type Ending, runSubAction } from '../sub-action/sub-action.ts';
import { declaration, type ListAppsInputs } from './inputs.ts';
import { cutIntoParts, problemsOfParts } from './parts.ts';

const maxShown = 100;
const detailsAtATime = 6;
type ListAppsJob = Job<keyof (typeof declaration)['outputs']>;

export function run(signal: AbortSignal): Promise<boolean> {
  return runSubAction({ declaration, interpret: ({ all }) => all, work: listApps }, signal);
}

async function listApps(job: ListAppsJob, inputs: ListAppsInputs): Promise<Ending> {
  const apps = await selectApps(job.client.apps, inputs);
  job.setOutput('total', String(apps.length));
  requireSize(apps.length, inputs);
  const parts = cutIntoParts(apps, inputs['part-size']);
  const fitsOneMatrix = apps.length <= maxMatrixJobs;
  job.setOutput('matrix', fitsOneMatrix ? JSON.stringify(matrixOf(apps)) : '');
  job.setOutput('parts', JSON.stringify(parts));
  job.setOutput('app-ids', JSON.stringify(apps.map(({ appId }) => appId)));
  if (apps.length === 0)
    job.warn(
      'No app matches (`allow-empty`), and GitHub fails a matrix without jobs: see the README on how to skip the jobs that use it.',
    );
  for (const problem of problemsOfParts(parts)) job.warn(problem);
  const listed = `${countOf(apps.length, 'app')} found, in ${countOf(parts.length, 'part')}.`;
  const advice = ` \`matrix\` is empty, since GitHub starts at most ${maxMatrixJobs} jobs from one: use \`parts\`.`;
  return {
    succeeded: true,
    message: fitsOneMatrix ? listed : listed + advice,
    details: job.details === 'full' ? renderApps(apps, job) : '',
  };
}

/** Fails rather than leave apps untested without anybody noticing. */
function requireSize(count: number, inputs: ListAppsInputs): void {
  const { 'max-apps': maxApps, 'allow-empty': allowEmpty } = inputs;
  if (count > maxApps)
    throw new JobFailure(
      `${count} apps match, and \`max-apps\` is ${maxApps}. Narrow \`search\`, or raise \`max-apps\`.`,
    );
  if (count === 0 && !allowEmpty)
    throw new JobFailure(
      'No app matches. Check `search` and `registration-status`, or give `allow-empty: true` if that is as it should be.',
    );
}

/** The matching apps by label and id, so that the order does not depend on the service. */
async function selectApps(
  apps: Apps,
  { search, 'registration-status': wanted }: ListAppsInputs,
): Promise<App[]> {
  const ids = await apps.ids(search);
  const find = async (appId: string) => {
    const app = await apps.find(appId);
    if (app) return app;
    throw new JobFailure(
      `App ${appId} was listed, and then not found: somebody has deleted it meanwhile. Run the job again.`,
    );
  };
  const details = await pMap(ids, find, { concurrency: detailsAtATime });
  if (wanted === undefined) return details.sort(compareApps);
  requireKnownStatuses(details);
  return details.filter((app) => app.registrationStatus === wanted).sort(compareApps);
}

/** An app of unknown status may be one of those that are wanted. */
function requireKnownStatuses(apps: readonly App[]): void {
  const known: readonly string[] = registrationStatuses;
  const unknown = apps.find(({ registrationStatus }) => !known.includes(registrationStatus));
  if (unknown === undefined) return;
  const { appId, registrationStatus } = unknown;
  throw new JobFailure(
    `App ${appId} has the unknown registration status "${registrationStatus}", and may be one that you want. Leave out \`registration-status\`, and ask the operator of the service.`,
  );
}

function renderApps(apps: readonly App[], { markdown }: Pick<Job<string>, 'markdown'>): string {
  const rows = apps.map(({ label = '', appId, appUrl = '', registrationStatus }) =>
    [label, appId, shownUrl(appUrl), registrationStatus].map(markdown),
  );
  return renderTable('| App | Id | URL | Registration |', rows, { maxItems: maxShown });
}
