import type { App } from '../../service/apps.ts';
import { registrationStatuses } from '../../service/registration.ts';
import type { InputReader } from '../input-reader.ts';
import type { Job } from '../job.ts';
import { type Ending, runSubAction } from '../sub-action.ts';
import { matrixOf, type Selection, selectApps } from './select-apps.ts';

const maxShown = 100;
/** Jobs that GitHub starts from one matrix at most. */
const maxMatrixJobs = 256;
const outputs = ['matrix', 'app-ids', 'total'] as const;

type Inputs = Selection & { maxApps: number };

export function run(signal: AbortSignal): Promise<boolean> {
  return runSubAction({ title: 'List apps', outputs, readInputs, work: listApps }, signal);
}

function readInputs(reader: InputReader): Inputs {
  const rule = { fallback: maxMatrixJobs, min: 1, max: maxMatrixJobs, integer: true };
  return {
    search: reader.text('search'),
    registrationStatus: reader.oneOf<string, undefined>('registration-status', {
      values: registrationStatuses,
      fallback: undefined,
    }),
    maxApps: reader.number('max-apps', rule),
  };
}

async function listApps(
  job: Job<(typeof outputs)[number]>,
  { maxApps, ...selection }: Inputs,
): Promise<Ending> {
  const all = await selectApps(job.client.apps, selection);
  const apps = all.slice(0, maxApps);
  job.setOutput('matrix', JSON.stringify(matrixOf(apps)));
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

function renderApps(apps: readonly App[], { markdown }: Pick<Job<string>, 'markdown'>): string {
  if (apps.length === 0) return '';
  const rows = apps
    .slice(0, maxShown)
    .map(({ label = '', appId, appUrl = '', registrationStatus }) =>
      [label, appId, appUrl, registrationStatus].map(markdown).join(' | '),
    );
  const rest = apps.length - rows.length;
  return [
    '| App | Id | URL | Registration |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    ...(rest > 0 ? ['', `… and ${rest} more.`] : []),
  ].join('\n');
}
