import pMap from 'p-map';
import type { App, Apps } from '../../service/apps.ts';
import { registrationStatuses } from '../../service/registration.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import type { Job } from '../job.ts';
import { type Ending, runSubAction } from '../sub-action.ts';
import { renderTable } from '../table.ts';

const maxShown = 100;
/** Jobs that GitHub starts from one matrix at most. */
const maxMatrixJobs = 256;
const detailsAtATime = 6;
const outputs = ['matrix', 'app-ids', 'total'] as const;

type Inputs = ReturnType<typeof readInputs>;

export function run(signal: AbortSignal): Promise<boolean> {
  return runSubAction({ title: 'List apps', outputs, readInputs, work: listApps }, signal);
}

function readInputs(reader: InputReader) {
  const rule = { fallback: maxMatrixJobs, min: 1, max: maxMatrixJobs, integer: true };
  return {
    /** Part of the label or API name, for the service to look for. */
    search: reader.text('search'),
    registrationStatus: reader.oneOf('registration-status', registrationStatuses, undefined),
    maxApps: reader.number('max-apps', rule),
  };
}

async function listApps(
  job: Job<(typeof outputs)[number]>,
  { maxApps, ...selection }: Inputs,
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
  { search, registrationStatus: wanted }: Omit<Inputs, 'maxApps'>,
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
