import type { GateEvent, PolicyFiles, TestInputs } from '../../src/decision/context.ts';
import { decide } from '../../src/decision/decide.ts';
import { noProgress, type Progress } from '../../src/decision/progress.ts';
import type { Stopped } from '../../src/decision/verdict.ts';
import type { Credentials } from '../../src/service/session.ts';
import { adviceAfter } from './advice.ts';
import { inTurn } from './in-turn.ts';
import { appsec } from './test-client.ts';
import { startOfTests, type VirtualClock, virtualClock } from './virtual-clock.ts';
import { deploymentIn, type VirtualDeployment } from './virtual-deployment.ts';
import {
  connectVirtually,
  type Fault,
  type VirtualAnswer,
  type VirtualService,
} from './virtual-service.ts';

export const appId = 'app-1';
export const baselineAppId = 'app-0';
/** The status of a findings list while a run is active. */
export const busy = 'RUN_IN_PROGRESS';
const run = {
  taskId: 'task-1',
  appId,
  runNumber: 7,
  statusUrl: 'https://service.test/v1/tasks/task-1',
};

/** What a gate asks for. */
export const gateCalls = {
  login: 'POST /api/v1/auth/token',
  app: `GET /v1/apps/${appId}`,
  trigger: `POST /v1/apps/${appId}/security-agent`,
  poll: 'GET /v1/tasks/task-1',
  findings: `GET /v1/apps/${appId}/vulnerabilities`,
  reports: `GET /v1/apps/${appId}/reports`,
  baseline: `GET /v1/apps/${baselineAppId}/vulnerabilities`,
  registration: `GET /v1/tasks/task_reg_${appId}`,
};

export interface VirtualFinding {
  id: string;
  label: string;
  severity: string;
  [field: string]: unknown;
}

/** An answer, or the numbers of the runs that have a report; one may lack its number. */
export type Reported = VirtualAnswer | (number | undefined)[];

/**
 * What the service says, call by call, of a list the last entry again and again; and what the gate
 * is set to.
 */
export interface World extends Partial<TestInputs>, Partial<VirtualDeployment> {
  /** Ids of the apps with the URL https://app.test. */
  apps?: string[];
  /** The URL that the app itself gives. */
  appUrl?: string;
  /** What the gate authenticates with; default: a login. */
  credentials?: Credentials;
  /** Claims of the token. */
  claims?: object;
  registration?: string[];
  registrationTask?: string;
  /** Answers to the trigger. */
  triggers?: VirtualAnswer[];
  /** States of the task, poll by poll. */
  states?: string[];
  /** Status of the findings list, read by read, until a trigger is answered. */
  listBefore?: string[];
  /** The same from then on, and for an adopted run. */
  listStatuses?: string[];
  findings?: VirtualFinding[];
  /**
   * The list of reports, or answers to it that come one after the other; default: that of our run.
   * A report that is given by its number counts the findings of the list.
   */
  reports?: Reported | { inTurn: Reported[] };
  /**
   * What the record of the task says beside its state; default: the app and the number of the run.
   */
  record?: object;
  /** Added to the list's `total`, so that it does not fit the findings. */
  totalOff?: number;
  /** What goes wrong with a call: each time, or its first times, one after the other. */
  faults?: Record<string, Fault | Fault[]>;
  /** Another app, whose open findings are known. */
  baselineApp?: { listStatuses?: string[]; findings?: VirtualFinding[] };
  /** What files of the repository say. */
  files?: Partial<PolicyFiles>;
  /** Why they cannot be used. */
  refusal?: Stopped;
}

/** The version that a proof expects. */
export const expectedVersion = '3f2c1a9b5d7e8f90123456789abcdef012345678';
/** How a look at the version shows among the calls. */
export const versionLook = 'GET version';

export const quickSettings: TestInputs = {
  app: { id: appId },
  taskId: undefined,
  threshold: 'high',
  baselineAppId: undefined,
  warnOnly: false,
  provesFailures: false,
  waitForCompletion: true,
  dryRun: false,
  onActiveRun: 'wait',
  maxReruns: 1,
  maxRetries: 2,
  cadence: { intervalMs: 5000, maxIntervalMs: 15_000 },
  timeoutMs: 30 * 60_000,
  reportTimeoutMs: 60_000,
  queueTimeoutMs: 30 * 60_000,
};

/** A repository without policy. */
export const withoutPolicy: PolicyFiles = {
  policy: undefined,
  policyOrigin: 'policy.yml of branch main',
  now: startOfTests,
  source: undefined,
};

/** The answer to a trigger that is accepted. */
export const accepted: VirtualAnswer = { status: 202, body: { ...run, state: 'QUEUED' } };

export function problem(status: number, fields: Record<string, unknown> = {}): VirtualAnswer {
  return { status, body: { type: 'about:blank', title: `Problem ${status}`, status, ...fields } };
}

/** What a gateway says instead of the service. */
export const gatewayPage = (status: number): VirtualAnswer => ({
  status,
  raw: '<html>Gateway</html>',
  headers: { 'content-type': 'text/html' },
});

export const ok = (body: object): VirtualAnswer => ({ status: 200, body });
export const notFound = problem(404, { type: 'https://errors.test/not-found' });
/** The answer to a trigger while a run is active. */
export const active = problem(409, { type: 'https://errors.test/run-already-active' });
/** A refusal that asks to be left alone for so many seconds. */
export const pausing = (status: number, seconds: string): VirtualAnswer => ({
  ...problem(status),
  headers: { 'retry-after': seconds },
});

function tokenOf(claims: object = {}): string {
  return `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`;
}

/** The only page of a list. */
export function listOf(data: object[]): VirtualAnswer {
  return ok({ data, total: data.length, page: 1, pageSize: 100 });
}

function appsOf(ids: string[]): VirtualAnswer {
  return listOf(ids.map((id) => ({ appId: id, appUrl: 'https://app.test' })));
}

function reportsOf(reported: Reported, issuesCount: number): VirtualAnswer {
  if (!Array.isArray(reported)) return reported;
  const reportOf = (runNumber: number | undefined, index: number) => ({
    reportId: `report-${index}`,
    runNumber,
    issuesCount,
  });
  return listOf(reported.map(reportOf));
}

/** A findings list, page by page. */
export function findingsOf(list: {
  findings: VirtualFinding[];
  totalOff: number;
  status: () => string;
}) {
  return (query: URLSearchParams): VirtualAnswer => {
    const [page, pageSize] = [Number(query.get('page')), Number(query.get('pageSize'))];
    const data = list.findings.slice((page - 1) * pageSize, page * pageSize);
    const total = Math.max(0, list.findings.length + list.totalOff);
    return ok({ status: list.status(), data, total, page, pageSize });
  };
}

function respondIn(world: World): (call: string, query: URLSearchParams) => VirtualAnswer {
  const { findings = [], totalOff = 0, reports = [run.runNumber] } = world;
  const reported = inTurn('inTurn' in reports ? reports.inTurn : [reports]);
  const registration = inTurn(world.registration ?? ['COMPLETED']);
  const trigger = inTurn(world.triggers ?? [accepted]);
  const state = inTurn(world.states ?? ['COMPLETED']);
  const statusBefore = inTurn(world.listBefore ?? ['COMPLETED']);
  const statusAfter = inTurn(world.listStatuses ?? ['COMPLETED']);
  let triggered = world.taskId !== undefined;
  const record = world.record ?? run;
  const answers: Record<string, (query: URLSearchParams) => VirtualAnswer> = {
    'GET /v1/apps': () => appsOf(world.apps ?? []),
    [gateCalls.login]: () => ok({ id_token: tokenOf(world.claims) }),
    [gateCalls.app]: () => ok({ appId, appUrl: world.appUrl, registrationStatus: registration() }),
    [gateCalls.trigger]: () => {
      triggered = true;
      return trigger();
    },
    [gateCalls.findings]: findingsOf({
      findings,
      totalOff,
      status: () => (triggered ? statusAfter() : statusBefore()),
    }),
    [gateCalls.reports]: () => reportsOf(reported(), findings.length),
    [gateCalls.baseline]: findingsOf({
      findings: world.baselineApp?.findings ?? [],
      totalOff: 0,
      status: inTurn(world.baselineApp?.listStatuses ?? ['COMPLETED']),
    }),
    [gateCalls.registration]: () => ok({ state: world.registrationTask ?? 'RUNNING' }),
    [gateCalls.poll]: () => ok({ ...record, taskId: run.taskId, state: state() }),
  };
  return (call, query) => answers[call]?.(query) ?? notFound;
}

/** The fault of a call, by how often it was made, this time included. */
export type FaultOfCall = (call: string, nth: number) => Fault;

function faultsIn({ faults = {} }: World): FaultOfCall {
  return (call, nth) => {
    const given = faults[call] ?? 'none';
    return Array.isArray(given) ? (given[nth - 1] ?? 'none') : given;
  };
}

/** Runs the gate's decision in a virtual world. */
export function decideIn(
  world: World,
  {
    clock,
    faultOf = faultsIn(world),
    onCall = () => {},
  }: {
    clock?: VirtualClock;
    faultOf?: FaultOfCall;
    onCall?: (call: string, progress: Progress) => void;
  } = {},
) {
  const progress = noProgress();
  const counts = new Map<string, number>();
  const nextFault = (call: string): Fault => {
    const nth = (counts.get(call) ?? 0) + 1;
    counts.set(call, nth);
    onCall(call, progress);
    return faultOf(call, nth);
  };
  const service = { respond: respondIn(world), nextFault, ...(clock && { clock }) };
  return decideAgainst(service, world, progress);
}

/**
 * Runs the gate's decision against a service in virtual time, which starts at 0; of the world, only
 * what is not the service's counts.
 */
export async function decideAgainst(
  { clock = virtualClock(), ...service }: Omit<VirtualService, 'clock'> & { clock?: VirtualClock },
  world: World,
  progress = noProgress(),
) {
  const settings = { ...quickSettings, ...world };
  const { credentials = appsec } = world;
  const { client, exchanges } = connectVirtually(
    { clock, ...service },
    { credentials, maxRetries: settings.maxRetries },
  );
  const events: GateEvent[] = [];
  const gate = {
    client,
    clock,
    random: () => 0.5,
    inputs: settings,
    readPolicyFiles: async () => {
      if (world.refusal) throw world.refusal;
      return { ...withoutPolicy, ...world.files };
    },
    onEvent: (event: GateEvent) => events.push(event),
  };
  const look = { call: versionLook, answer: { status: 200 }, fault: 'none' } as const;
  const deployment = deploymentIn({ expected: expectedVersion, ...world }, () =>
    exchanges.push({ ...look, at: clock.now() }),
  );
  const decision = await decide({ ...gate, deployment, progress });
  const { verdict } = decision;
  const code = verdict.verdict === 'passed' ? 'passed' : `${verdict.verdict}/${verdict.reason}`;
  /** Message and cause, as the log shows them. */
  const said = [verdict.message, 'cause' in verdict ? verdict.cause : ''].join(' ').trim();
  const asksForProof = deployment !== undefined;
  return {
    ...decision,
    said,
    advice: adviceAfter(decision, settings, { asksForProof }),
    progress,
    code,
    exchanges,
    events,
    clock,
    calls: exchanges.map(({ call }) => call),
  };
}
