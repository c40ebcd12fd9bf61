import { isDeepStrictEqual } from 'node:util';
import { elapsedBetween } from '../clock.ts';
import { requireFailedCall } from '../service/errors.ts';
import type { Finding } from '../service/findings.ts';
import { lastLookMs } from '../service/polling.ts';
import type { Report } from '../service/reports.ts';
import type { Task } from '../service/tasks.ts';
import type { GateContext, ObservedRun } from './context.ts';
import { doubtOf } from './failure.ts';
import { assess, type Rules } from './findings/assessment.ts';
import { modeOf } from './mode.ts';
import { type Reading, readFindingsOfRun } from './read-findings.ts';
import { causeOf, waitForReports } from './reports.ts';
import { type CaseDetails, type NotTested, notTested } from './verdict.ts';

/** No run ends sooner after its start than this. */
const shortestRunMs = 2 * 60_000;
/** After this time what was read has to be still so: lists and reports lag. */
const confirmationMs = 60_000;

/** All reports of the app, newest first, with that of our run, which has the number `ours`. */
interface ListedReport {
  kind: 'listed';
  ours: number;
  reports: Report[];
}

/** What the service shows of the report of our run. */
type OwnReport =
  | ListedReport
  /** Not listed in time, or not readable. */
  | { kind: 'missing'; why: string; cause?: string | undefined }
  /** The service shows none at all, or gives our run no number. */
  | { kind: 'unavailable' };

type WaitForReport = (reading: Reading) => Promise<OwnReport>;

interface Confirmation {
  gate: GateContext;
  observed: ObservedRun;
  waitForReport: WaitForReport;
  rules: Rules;
  /** Clock time (ms) until which the list is read. */
  deadline: number;
}

/**
 * Findings belong to the app, not to a run, and lists lag: so a reading rests on the report of our
 * run. An empty list needs one that counts no finding. Where nothing else proves the build, no
 * later run may have changed the findings. Neither matters while a finding fails the job.
 * @returns the reading to judge, with its doubt when it is not confirmed
 */
export async function readConfirmedFindings(
  gate: GateContext,
  observed: ObservedRun,
  rules: Rules,
): Promise<Reading> {
  const { run } = observed;
  const deadline = gate.clock.now() + gate.inputs.timeoutMs;
  const reading = await readFindingsOfRun(gate, run, { deadline });
  const waitForReport = watchOwnReport(gate, run);
  return confirm({ gate, observed, waitForReport, rules, deadline }, reading);
}

/** A reading that cannot be confirmed is still judged for findings that block. */
function confirm(confirmation: Confirmation, reading: Reading): Promise<Reading> {
  return tryToConfirm(confirmation, reading).catch(
    (error: unknown): Reading => ({ ...reading, doubt: doubtOf(error).verdict }),
  );
}

async function tryToConfirm(confirmation: Confirmation, reading: Reading): Promise<Reading> {
  const { gate, observed, waitForReport, rules } = confirmation;
  const { deployment, inputs, clock } = gate;
  const mayStand = !(inputs.warnOnly || inputs.provesFailures) && blocks(reading, rules);
  const isEmpty = reading.findings.length === 0;
  if (reading.doubt || (!isEmpty && (deployment || mayStand))) return reading;
  const isLateLook = clock.now() >= reading.readAt.now + confirmationMs;
  const report = await waitForReport(reading);
  if (report.kind === 'unavailable') return readOnceMore(confirmation, reading);
  if (report.kind === 'missing')
    return { ...reading, doubt: unconfirmed(confirmation, reading, report.why, report.cause) };
  const doubt = deployment ? undefined : laterRunThan(report.ours, confirmation);
  if (doubt) return { ...reading, doubt };
  if (isEmpty && countsFindings(report))
    return confirm(confirmation, await readUntilRows(confirmation, reading));
  if (deployment || isLateLook || isReadInTime(observed, reading)) return reading;
  // Another run may have ended before the reading, and its report may be late.
  await waitToConfirm(gate, reading);
  return confirm(confirmation, reading);
}

/**
 * Returns a function that waits until the report of a run is listed, for a reading; for an empty
 * one also until it gives a count, which may be filled in later.
 */
function watchOwnReport(gate: GateContext, { runNumber: ours }: Task): WaitForReport {
  let wereRefused = false;
  const waitForReport: WaitForReport = async (reading) => {
    if (ours === undefined) return { kind: 'unavailable' };
    let listed: Report[] | undefined;
    const find = (reports: Report[]) => {
      const own = reports.filter(({ runNumber }) => runNumber === ours);
      if (own.length === 0) return undefined;
      listed = reports;
      const isCounted = own.every(({ issuesCount }) => issuesCount !== undefined);
      return isCounted || reading.findings.length > 0 ? reports : undefined;
    };
    const what = 'the report of the run';
    try {
      // What a service refuses for good it refuses at once when it is asked again later.
      const patienceMs = wereRefused ? 0 : undefined;
      const waited = await waitForReports(gate, find, { what, patienceMs });
      if (listed) return { kind: 'listed', ours, reports: listed };
      const limit = `${gate.inputs.reportTimeoutMs / 1000} s (\`report-timeout-seconds\`)`;
      const why = `the report of run ${ours} was not listed within ${limit}`;
      const cause = waited.kind === 'seen' ? undefined : causeOf(waited.lastFailure);
      return { kind: 'missing', why, cause };
    } catch (error) {
      requireFailedCall(error);
      if (wereRefused) return { kind: 'unavailable' };
    }
    wereRefused = true;
    await waitToConfirm(gate, reading);
    return waitForReport(reading);
  };
  return waitForReport;
}

/** Whether the report of our run does not say that it found nothing. */
function countsFindings({ ours, reports }: ListedReport): boolean {
  return reports.some(({ runNumber, issuesCount }) => runNumber === ours && issuesCount !== 0);
}

async function readUntilRows(
  { gate, observed, deadline }: Confirmation,
  { sawActiveRun }: Reading,
): Promise<Reading> {
  const limits = { expectsRows: true, deadline: Math.max(deadline, gate.clock.now() + lastLookMs) };
  const again = await readFindingsOfRun(gate, observed.run, limits);
  return { ...again, sawActiveRun: sawActiveRun || again.sawActiveRun };
}

/** Without any report, what was read has to be still so a minute later, with no run in between. */
async function readOnceMore(confirmation: Confirmation, reading: Reading): Promise<Reading> {
  const { gate, observed, rules } = confirmation;
  await waitToConfirm(gate, reading);
  const again = await readFindingsOfRun(gate, observed.run);
  const isSame = isDeepStrictEqual(byId(reading.findings), byId(again.findings));
  if (isSame && !again.doubt && !again.sawActiveRun) return again;
  const judged = blocks(reading, rules) ? reading : again;
  const change = again.sawActiveRun ? 'a run was active' : 'the findings changed';
  const why = `the service shows no report of our run, and ${change} within a minute of the first reading`;
  return { ...judged, doubt: again.doubt ?? unconfirmed(confirmation, judged, why) };
}

const blocks = ({ findings }: Reading, rules: Rules) => assess(findings, rules).blocking.length > 0;

const byId = (findings: Finding[]) => new Map(findings.map((finding) => [finding.id, finding]));

/** Whether no other run can have started and ended before the findings were read. */
function isReadInTime({ notEndedAt }: ObservedRun, { readAt, sawActiveRun }: Reading): boolean {
  if (sawActiveRun || notEndedAt === undefined) return false;
  return elapsedBetween(notEndedAt, readAt) <= shortestRunMs;
}

/**
 * What was listed once is not undone when it disappears. Reports are listed newest first: one
 * without a number before ours may be a later run's.
 */
function laterRunThan(ours: number, confirmation: Confirmation): NotTested | undefined {
  const lists = confirmation.gate.shownReports;
  const latest = lists.flat().reduce<number>((most, next = ours) => Math.max(most, next), ours);
  if (latest > ours) {
    const message = `Run ${latest} of the app ended before the findings of run ${ours} were judged: the list no longer shows what run ${ours} found.`;
    return superseded(confirmation, message, noAdoption);
  }
  const isUnclear = lists.some((list) =>
    list.slice(0, Math.max(0, list.indexOf(ours))).includes(undefined),
  );
  if (!isUnclear) return undefined;
  const why = 'a report that may be of a later run has no number';
  return changedPerhaps(confirmation, why, noAdoption);
}

async function waitToConfirm({ clock, onEvent }: GateContext, { readAt }: Reading): Promise<void> {
  const waitMs = Math.max(0, readAt.now + confirmationMs - clock.now());
  if (waitMs > 0) onEvent({ kind: 'confirmation-awaited', waitMs });
  await clock.sleep(waitMs);
}

const noAdoption = { noAdoption: true } as const;

/** The doubt of a reading that nothing confirms; `why` continues a sentence. */
function unconfirmed(
  confirmation: Confirmation,
  { findings }: Reading,
  why: string,
  cause?: string,
) {
  if (findings.length > 0) return changedPerhaps(confirmation, why, { cause });
  const message = `The findings list is empty, which alone does not show that the app is clean: ${why}.`;
  return notTested('findings-unavailable', message, { cause });
}

function changedPerhaps(confirmation: Confirmation, why: string, details: CaseDetails) {
  const message = `A later run of the app may have changed the findings before they were read: ${why}.`;
  return superseded(confirmation, message, details);
}

/** Nothing can prove any more which build an adopted run has tested. */
const ofAdopted = {
  noAdoption: true,
  remedy:
    'Adopt a run before another one starts: let only one job at a time test the app (a concurrency group).',
} as const;

function superseded({ gate, observed }: Confirmation, message: string, details: CaseDetails) {
  const advice = modeOf(gate.inputs, observed.run) === 'adopted-run' ? ofAdopted : {};
  return notTested('superseded', message, { ...details, ...advice });
}
