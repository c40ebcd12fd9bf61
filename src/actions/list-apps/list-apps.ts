import pMap from 'p-map';
import type { App, Apps } from '../../service/apps.ts';
import type { Job } from '../job.ts';
import { type Ending, runSubAction } from '../sub-action.ts';
import { renderTable } from '../table.ts';
import { declaration, interpretInputs, type ListAppsInputs, maxMatrixJobs } from './inputs.ts';

const maxShown = 100;
const detailsAtATime = 6;
type ListAppsJob = Job<keyof (typeof declaration)['outputs']>;

export function run(signal: AbortSignal): Promise<boolean> {
  return runSubAction({ declaration, interpret: interpretInputs, work: listApps }, signal);
}

async function listApps(
  job: ListAppsJob,
  { maxApps, ...selection }: ListAppsInputs,
): Promise<Ending> {
  const all = await selectApps(job.client.apps, selection);
  const apps = all.slice(0, maxApps);
  const include = apps.map((app) => ({
    'app-id': app.appId,
    label: nameOf(app),
    'app-url': app.appUrl ?? '',
  }));
  job.setOutput('matrix', JSON.stringify({ include }));
  job.setOutput('app-ids', JSON.stringify(apps.map(({ appId }) => appId)));
  job.setOutput('total', String(all.length));
  if (all.length > apps.length)
    job.warn(
      `${all.length} apps match, ${all.length - apps.length} more than \`max-apps\` lets into the matrix: those last by label are left out. Split them by \`search\`, or raise \`max-apps\` (at most ${maxMatrixJobs}).`,
    );
  if (apps.length === 0)
    job.warn(
      'No app matches, and a matrix without jobs fails: see the README on how to skip the jobs that use it.',
    );
  return {
    succeeded: true,
    message: `${apps.length} of ${all.length} matching apps are in the matrix.`,
    details: renderApps(apps, job),
  };
}

/** The apps that fit, by label and id, so that the order does not depend on the service's. */
async function selectApps(
  apps: Apps,
  { search, registrationStatus: wanted }: Omit<ListAppsInputs, 'maxApps'>,
): Promise<App[]> {
  const ids = await apps.ids(search);
  const details = await pMap(ids, (appId) => apps.find(appId), { concurrency: detailsAtATime });
  return details
    .filter((app) => app !== undefined)
    .filter((app) => wanted === undefined || app.registrationStatus === wanted)
    .sort((one, other) => compare(nameOf(one), nameOf(other)) || compare(one.appId, other.appId));
}

/** By code units: the same on every machine, whatever its language. */
function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

function nameOf({ label, appId }: App): string {
  return label || appId;
}

function renderApps(apps: readonly App[], { markdown }: Pick<Job<string>, 'markdown'>): string {
  const rows = apps.map(({ label = '', appId, appUrl = '', registrationStatus }) =>
    [label, appId, appUrl, registrationStatus].map(markdown),
  );
  return renderTable('| App | Id | URL | Registration |', rows, { maxItems: maxShown });
}
