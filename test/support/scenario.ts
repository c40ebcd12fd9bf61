import { onTestFinished, TestRunner } from 'vitest';
import { z } from 'zod';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
import type { EmulatorOptions } from '../../src/emulator/options.ts';
import { type ArtifactFault, startArtifactService } from './artifact-service.ts';
import { describeRequest, type FaultProxy, type ProxiedRequest, startFaultProxy } from './fault-proxy.ts';
import type { FaultRule } from './faults.ts';
import { type ActionResult, type ActionRun, type Moment, runAction } from './runner.ts';
import type { SignalStep } from './step-process.ts';

/** What is special about a run of the gate; everything has a quick default. */
export interface Scenario extends Omit<ActionRun, 'cancel' | 'artifactService'> {
  /** Host of the app under test, which decides what happens to it; `vulnerable.test` unless `inputs` name an app. */
  app?: string;
  emulator?: Partial<EmulatorOptions>;
  /** What goes wrong between the gate and the service. */
  rules?: FaultRule[];
  /** Names of artifacts that exist already, and how the artifact service fails. */
  artifacts?: { taken?: string[]; fault?: ArtifactFault };
  /** As for `runAction`; a function names the request to cancel at, on its arrival or once it is answered. */
  cancel?: { after: Moment | ((request: ProxiedRequest) => boolean); signals?: SignalStep[] };
  /** Prepares the service, as by starting a run; gives further inputs. */
  prepare?: (emulator: Emulator) => Promise<Record<string, string>>;
}

/** What became of the gate, and what it asked. */
export interface ScenarioResult extends ActionResult {
  /** Requests to the service, in order of arrival, as `METHOD path → status`. */
  requests: string[];
  /** The same with headers, bodies and times. */
  exchanges: ProxiedRequest[];
  /** How many security tests the service started, in all: each of them costs a credit. */
  runsStarted: number;
  /** Requests to the artifact service. */
  artifactRequests: string[];
}

/** The login that the scenarios use. */
export const account = { username: 'appsec@acme.test', password: 'rehearse-acme-appsec' };

const tokenSchema = z.object({ id_token: z.string() });
const taskSchema = z.object({ taskId: z.string() });
const appSchema = z.object({ appId: z.string() });

/** Virtual time that each request to the emulator takes. */
const tickMs = 50;

/**
 * An emulator whose time passes with the requests it answers, and whose ids count up: what the gate sees does not depend on how
 * fast the machine is.
 */
async function startSteadyEmulator(options: Partial<EmulatorOptions> = {}): Promise<Emulator> {
  let now = Date.parse('2026-11-02T09:00:00Z');
  let ids = 0;
  return startEmulator({
    runSeconds: 0.15,
    rateLimits: false,
    checkAnswers: true,
    clock: { now: () => now },
    log: () => {
      now += tickMs;
    },
    ids: () => (++ids).toString(16).padStart(24, '0'),
    ...options,
  });
}

function inputsOf(
  { app, inputs }: { app: string | undefined; inputs: Record<string, string> },
  origin: string,
): Record<string, string> {
  const namesApp = 'app-id' in inputs || 'app-url' in inputs;
  return {
    'base-url': `${origin}/v1`,
    ...account,
    ...(namesApp ? {} : { 'app-url': `https://${app ?? 'vulnerable.test'}` }),
    'poll-interval-seconds': '0.05',
    'poll-max-interval-seconds': '0.1',
    'report-timeout-seconds': '2',
    'request-timeout-seconds': '5',
    ...inputs,
  };
}

function cancelOf(cancel: Scenario['cancel'], proxy: FaultProxy): Pick<ActionRun, 'cancel'> {
  if (cancel === undefined) return {};
  const { after, ...rest } = cancel;
  return { cancel: { after: typeof after === 'function' ? proxy.once(after) : after, ...rest } };
}

async function post(url: string, { body, token }: { body: object; token?: string }): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json();
}

async function postAsUser({ baseUrl, authUrl }: Emulator, path: string, body: object = {}): Promise<unknown> {
  const { id_token } = tokenSchema.parse(await post(`${authUrl}/api/v1/auth/token`, { body: account }));
  return post(`${baseUrl}${path}`, { body, token: id_token });
}

/** Id of the app that is registered for this host from the start. */
export function appIdOf({ apps }: Emulator, host: string): string {
  const app = apps.find(({ appUrl }) => appUrl === `https://${host}`);
  if (app === undefined) throw new Error(`No app is registered for ${host}`);
  return app.appId;
}

/** Starts a security test at the emulator, as somebody else would; gives its task id. */
export async function startRun(emulator: Emulator, host: string): Promise<string> {
  return taskSchema.parse(await postAsUser(emulator, `/apps/${appIdOf(emulator, host)}/security-agent`)).taskId;
}

/** Starts a vision run at the emulator; gives its task id. */
export async function startVisionRun(emulator: Emulator, host: string): Promise<string> {
  return taskSchema.parse(await postAsUser(emulator, `/apps/${appIdOf(emulator, host)}/vision-agent`)).taskId;
}

/** Registers an app at the emulator, by automatic sign-up; gives its id. */
export async function registerApp(emulator: Emulator, appUrl: string): Promise<string> {
  return appSchema.parse(await postAsUser(emulator, '/apps', { appUrl })).appId;
}

function countRuns({ requests }: Emulator): number {
  return requests.filter(({ path, status }) => path.endsWith('/security-agent') && status === 202).length;
}

/** Runs the committed gate against an emulator, through a faulty network, with an artifact service; then stops all of them. */
export async function runScenario(scenario: Scenario = {}): Promise<ScenarioResult> {
  const { app, inputs, emulator: options, rules = [], artifacts = {}, cancel, prepare, ...run } = scenario;
  const emulator = await startSteadyEmulator(options);
  const proxy = await startFaultProxy({ target: emulator.authUrl, rules });
  const artifactService = await startArtifactService(artifacts);
  artifactService.failWith(artifacts.fault);
  try {
    const given = { ...inputs, ...(await prepare?.(emulator)) };
    const result = await runAction({
      ...run,
      inputs: inputsOf({ app, inputs: given }, proxy.origin),
      artifactService,
      ...cancelOf(cancel, proxy),
    });
    if (TestRunner.getCurrentTest() !== undefined) onTestFinished(result.remove);
    return {
      ...result,
      requests: proxy.requests.map(describeRequest),
      exchanges: proxy.requests,
      runsStarted: countRuns(emulator),
      artifactRequests: artifactService.requests,
    };
  } finally {
    await Promise.all([proxy.close(), artifactService.close()]);
    await emulator.close();
  }
}
