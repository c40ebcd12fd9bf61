import { join } from 'node:path';
import { onTestFinished, TestRunner } from 'vitest';
import {
  type ArtifactFault,
  type ArtifactService,
  startArtifactService,
} from '../../harness/artifact-service.ts';
import {
  describeRequest,
  type FaultProxy,
  type ProxiedRequest,
  startFaultProxy,
} from '../../harness/fault-proxy.ts';
import type { FaultRule } from '../../harness/faults.ts';
import { project } from '../../harness/project.ts';
import {
  type ActionResult,
  type ActionRun,
  type CancelTime,
  runAction,
} from '../../harness/runner.ts';
import { account, countRuns, startSteadyEmulator } from '../../harness/steady-emulator.ts';
import type { SignalStep } from '../../harness/step-process.ts';
import type { Emulator } from '../../src/emulator/emulator.ts';
import type { EmulatorOptions } from '../../src/emulator/world/options.ts';
import { appIdOf, openSession, type Reply, type Session } from './emulator-session.ts';

export { appIdOf };

/** What is special about a step; everything has a quick default. */
export interface ScenarioStep extends Omit<ActionRun, 'action' | 'cancel' | 'artifactService'> {
  /** Folder of a sub-action; the gate when not given. */
  action?: string;
  /**
   * Host of the app under test, which decides what happens to it; for the gate `vulnerable.test`
   * unless `inputs` name an app.
   */
  app?: string;
  /**
   * As for `runAction`; a function names the request to cancel at, on its arrival or once it is
   * answered.
   */
  cancel?: {
    after: CancelTime | ((request: ProxiedRequest) => boolean);
    signals?: SignalStep[] | 'hang-up';
  };
  /** Prepares the service, as by starting a run; gives further inputs. */
  prepare?: (emulator: Emulator) => Promise<Record<string, string>>;
}

/** What is special about the services around a step. */
export interface StageOptions {
  emulator?: Partial<EmulatorOptions>;
  /** What goes wrong between the action and the service. */
  rules?: FaultRule[];
  /** Names of artifacts that exist already, and how (and how often) the artifact service fails. */
  artifacts?: { taken?: string[]; fault?: ArtifactFault; faults?: number };
}

/** A step with services of its own. */
export interface Scenario extends ScenarioStep, StageOptions {}

/** What became of a step, and what it asked. */
export interface ScenarioResult extends ActionResult {
  /** Requests of this step to the service, in order of arrival, as `METHOD path → status`. */
  requests: string[];
  /** The same with headers, bodies and times. */
  exchanges: ProxiedRequest[];
  /** How many security tests the service started, in all: each of them costs a credit. */
  runsStarted: number;
  /** Requests to the artifact service. */
  artifactRequests: string[];
}

/**
 * Inputs that every action has: quick where it is the service that is waited for, patient where the
 * machine may be slow.
 */
const sharedInputs = {
  ...account,
  'poll-interval-seconds': '0.05',
  'poll-max-interval-seconds': '0.1',
  'request-timeout-seconds': '60',
};

function inputsOf(
  { action, app }: ScenarioStep,
  given: Record<string, string>,
): Record<string, string> {
  const appUrl = app === undefined ? {} : { 'app-url': `https://${app}` };
  if (action !== undefined) return { ...sharedInputs, ...appUrl, ...given };
  const namesApp = 'app-id' in given || 'app-url' in given;
  const gateInputs = {
    'report-timeout-seconds': '30',
    ...(namesApp ? {} : { 'app-url': 'https://vulnerable.test', ...appUrl }),
  };
  return { ...sharedInputs, ...gateInputs, ...given };
}

function cancelOf(cancel: Scenario['cancel'], proxy: FaultProxy): Pick<ActionRun, 'cancel'> {
  if (cancel === undefined) return {};
  const { after, ...rest } = cancel;
  return { cancel: { after: typeof after === 'function' ? proxy.once(after) : after, ...rest } };
}

/** What somebody else does at the emulator; gives the body of the answer. */
async function asUser(emulator: Emulator, act: (session: Session) => Promise<Reply>) {
  const { status, body } = await act(await openSession(emulator, account.username));
  if (status >= 300) throw new Error(`The emulator answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Starts a security test at the emulator; gives its task id. */
export async function startRun(emulator: Emulator, host: string): Promise<string> {
  return (await asUser(emulator, ({ trigger }) => trigger(appIdOf(emulator, host)))).taskId;
}

/** Starts a vision run at the emulator; gives its task id. */
export async function startVisionRun(emulator: Emulator, host: string): Promise<string> {
  return (await asUser(emulator, ({ map }) => map(appIdOf(emulator, host)))).taskId;
}

/** Registers an app at the emulator, by automatic sign-up; gives its id. */
export async function registerApp(emulator: Emulator, appUrl: string): Promise<string> {
  return (await asUser(emulator, ({ register }) => register(appUrl))).appId;
}

/**
 * The service behind a faulty network, and an artifact service: steps that run one after the other
 * find what was left there.
 */
export interface Stage {
  emulator: Emulator;
  /** Runs the committed gate, or a sub-action. */
  run: (step?: ScenarioStep) => Promise<ScenarioResult>;
  close: () => Promise<void>;
}

/** Starts the services; `close` stops them. */
export async function openStage({
  emulator: options,
  rules = [],
  artifacts = {},
}: StageOptions = {}): Promise<Stage> {
  const emulator = await startSteadyEmulator(options);
  const proxy = await startFaultProxy({ target: emulator.authUrl, rules });
  const artifactService = await startArtifactService(artifacts);
  const services = { emulator, proxy, artifactService };
  return {
    emulator,
    run: (step = {}) => runStep(services, step),
    close: () => closeServices(services),
  };
}

interface Services {
  emulator: Emulator;
  proxy: FaultProxy;
  artifactService: ArtifactService;
}

async function runStep(
  { emulator, proxy, artifactService }: Services,
  step: ScenarioStep,
): Promise<ScenarioResult> {
  const { action, app: _, inputs, cancel, prepare, ...run } = step;
  const given = { 'base-url': `${proxy.origin}/v1`, ...inputs, ...(await prepare?.(emulator)) };
  const earlier = proxy.requests.length;
  const result = await runAction({
    ...run,
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '', ...run.env },
    ...(action !== undefined && { action: join(project, action, 'action.yml') }),
    inputs: inputsOf(step, given),
    artifactService,
    ...cancelOf(cancel, proxy),
  });
  if (TestRunner.getCurrentTest() !== undefined) onTestFinished(result.remove);
  const exchanges = proxy.requests.slice(earlier);
  return {
    ...result,
    requests: exchanges.map(describeRequest),
    exchanges,
    runsStarted: countRuns(emulator),
    artifactRequests: artifactService.requests,
  };
}

async function closeServices({ emulator, proxy, artifactService }: Services): Promise<void> {
  await Promise.all([proxy.close(), artifactService.close()]);
  await emulator.close();
}

/** Runs one committed action, the gate when not told otherwise, on a stage of its own. */
export async function runScenario(scenario: Scenario = {}): Promise<ScenarioResult> {
  const { emulator, rules, artifacts, ...step } = scenario;
  const stage = await openStage(scenario);
  return stage.run(step).finally(stage.close);
}
