import pMap from 'p-map';
import { type Apps, nameOfApp } from '../../service/apps.ts';
import { countOf, messageOf } from '../../text/sentences.ts';
import { shownUrl } from '../../text/shown-url.ts';
import { writeWhole } from '../files/written-file.ts';
import { failJob, JobFailure } from '../output/failure-message.ts';
import { matrixOf } from '../sub-action/app-matrix.ts';
import { heartbeatMs, type Job } from '../sub-action/job.ts';
import { type Ending, runSubAction } from '../sub-action/sub-action.ts';
import { readApp } from './app-reading.ts';
import { type AppRow, compareRows, isOutdated, judgeApp, type OverviewRules } from './app-row.ts';
import { declaration, type OverviewInputs } from './inputs.ts';
import { renderOverviewFile } from './overview-file.ts';
import { describeAppResult, renderOverview } from './summary.ts';
import { failuresOf, type Totals, totalsOf } from './totals.ts';

const appsAtATime = 6;
/** An app that cannot be read within this time counts as unreadable. */
const timeLimitMs = 30 * 60_000;
const maxLogged = 100;

type OverviewJob = Job<keyof (typeof declaration)['outputs']>;

export function run(signal: AbortSignal): Promise<boolean> {
  const detailsOf = ({ details }: OverviewInputs) => details;
  const overview = { declaration, detailsOf, work: showOverview };
  return runSubAction({ ...overview, interpret: ({ all }) => all }, signal);
}

async function showOverview(job: OverviewJob, inputs: OverviewInputs): Promise<Ending> {
  const rules = await readRules(job, inputs);
  const rows = await readRows(job, inputs, rules);
  const totals = totalsOf(rows, rules);
  const failures = failuresOf(rows, totals, rules);
  setCounts(job, totals);
  job.setOutput('outdated-matrix', JSON.stringify(matrixOf(rows.filter(isOutdated))));
  const isShown = job.details === 'full';
  if (isShown) logWorst(job, rows);
  const succeeded = failures.length === 0;
  const file = renderOverviewFile({ rows, totals, rules, succeeded });
  const path = inputs['output-file'];
  if (path) await writeOutputFile(job, path, file);
  return {
    succeeded,
    message: describeEnd(totals, failures),
    details: renderOverview(totals, isShown ? rows : undefined, job.markdown),
  };
}

/** The table stands: a file that cannot be written is a warning. */
async function writeOutputFile(job: OverviewJob, path: string, text: string): Promise<void> {
  try {
    job.setOutput('output-file', await writeWhole(path, text));
  } catch (error) {
    job.warn(`\`output-file\` could not be written: ${messageOf(error)}`);
  }
}

async function readRules(
  { files, log }: OverviewJob,
  inputs: OverviewInputs,
): Promise<OverviewRules> {
  const { readPolicy } = await import('../policy/policy-files.ts');
  const reading = readPolicy(inputs['config-file'], files);
  const { policy, policyOrigin, now } = await reading.catch(failJob);
  if (policy) log(`Policy: ${policyOrigin}`);
  const { 'fail-on-severity': threshold, 'max-result-age-hours': maxResultAgeHours } = inputs;
  return { threshold, policy, maxResultAgeHours, now };
}

/** Reads and judges the apps; the findings of an app are dropped once it is judged. */
async function readRows(
  job: OverviewJob,
  inputs: OverviewInputs,
  rules: OverviewRules,
): Promise<AppRow[]> {
  const { client, clock, redact, log } = job;
  const startedAt = clock.now();
  const limits = { deadline: startedAt + timeLimitMs };
  const ids = await selectIds(client.apps, inputs);
  let done = 0;
  const heartbeat = setInterval(
    () => log(`Read ${done} of ${ids.length} apps so far`),
    heartbeatMs,
  );
  const readRow = async (appId: string): Promise<AppRow> => {
    const reading = await readApp(client, appId, { clock, limits });
    done += 1;
    // A report may have been created since the first app was read.
    const readAt = rules.now + clock.now() - startedAt;
    return redactRow(judgeApp(appId, reading, rules, readAt), redact);
  };
  try {
    const rows = await pMap(ids, readRow, { concurrency: appsAtATime });
    return rows.sort(compareRows);
  } finally {
    clearInterval(heartbeat);
  }
}

/** Fails rather than leave an app out that the workflow names. */
async function selectIds(apps: Apps, inputs: OverviewInputs): Promise<string[]> {
  const { 'app-id': appIds, search } = inputs;
  const found = await apps.ids(search);
  if (appIds === undefined) return found;
  const known = new Set(found);
  const unknown = appIds.filter((appId) => !known.has(appId));
  if (unknown.length === 0) return appIds;
  const listed = search === undefined ? 'apps' : 'apps that match `search`';
  throw new JobFailure(
    `The ${listed} do not include ${unknown.join(', ')} (\`app-id\`). Check the id, and whether the login is of that organization.`,
  );
}

function redactRow(row: AppRow, redact: (text: string) => string): AppRow {
  const { label, appUrl, reason } = row;
  return {
    ...row,
    label: label && redact(label),
    appUrl: appUrl && redact(shownUrl(appUrl)),
    reason: reason && redact(reason),
  };
}

/** A count that is not known is empty. */
function setCounts({ setOutput }: OverviewJob, totals: Totals): void {
  for (const name of ['apps', 'untested', 'stale', 'blocking', 'overdue'] as const)
    setOutput(`${name}-count`, String(totals[name] ?? ''));
}

/** Logs the apps that block, cannot be read or are overdue, worst first. */
function logWorst({ log }: OverviewJob, rows: readonly AppRow[]): void {
  const worst = rows.filter(
    ({ status, findings }) => status === 'unreadable' || findings?.blocking || findings?.overdue,
  );
  for (const row of worst.slice(0, maxLogged)) log(`${nameOfApp(row)}: ${describeAppResult(row)}`);
  if (worst.length > maxLogged) log(`… and ${worst.length - maxLogged} more`);
}

function describeEnd({ apps, untested, unreadable }: Totals, failures: string[]): string {
  if (failures.length > 0) return failures.join(' ');
  const others = [
    untested > 0 ? `${untested} not tested` : '',
    unreadable > 0 ? `${unreadable} that cannot be read` : '',
  ].filter(Boolean);
  return `${countOf(apps, 'app')}${others.length > 0 ? `, ${others.join(' and ')}` : ''}.`;
}
