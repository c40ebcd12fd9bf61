import { expect, onTestFinished } from 'vitest';
import { checkAnswers } from '../../harness/answer-check.ts';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
import type { EmulatorOptions } from '../../src/emulator/world/options.ts';

/** A parsed JSON body. */
// biome-ignore lint/suspicious/noExplicitAny: tests read properties of any answer
type Body = any;

/** A JSON answer. */
export interface Reply {
  status: number;
  headers: Headers;
  body: Body;
}

/** Calls the API as one account. */
export type Session = Awaited<ReturnType<typeof openSession>>;

/** Creates a clock that only moves when a test advances it. */
function createClock() {
  let now = Date.parse('2027-01-01T00:00:00Z');
  return {
    now: () => now,
    advance: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

/**
 * Starts an emulator on virtual time, in which runs take 10 s and onboarding 20 s, until the end of
 * the test; with a session that may write.
 */
export async function startAsAcme(options: Partial<EmulatorOptions> = {}) {
  const clock = createClock();
  let count = 0;
  const ids = () => (count++).toString(16).padStart(24, '0');
  const emulator = await startEmulator({
    clock,
    ids,
    middleware: checkAnswers,
    rateLimits: false,
    runSeconds: 10,
    onboardingSeconds: 20,
    tokenSeconds: 1e6,
    ...options,
  });
  onTestFinished(emulator.close);
  const appId = (host: string) => appIdOf(emulator, host);
  const logIn = (username: string) => openSession(emulator, username);
  return { emulator, clock, appId, logIn, session: await logIn('appsec@acme.test') };
}

/** Starts an emulator and a security test of one of its apps, which runs for `seconds`. */
export async function testApp(host: string, { seconds = 10, ...options }: TestOptions = {}) {
  const started = await startAsAcme(options);
  const id = started.appId(host);
  const test = async () => {
    const run = await started.session.trigger(id);
    started.clock.advance(seconds);
    return run;
  };
  return { ...started, id, test, run: await test() };
}

interface TestOptions extends Partial<EmulatorOptions> {
  seconds?: number;
}

/** Returns the ID of the app that is registered for a host at the start. */
export function appIdOf({ apps }: Pick<Emulator, 'apps'>, host: string): string {
  const app = apps.find(({ appUrl }) => appUrl === `https://${host}`);
  if (app === undefined) throw new Error(`No app is registered for ${host}`);
  return app.appId;
}

/** A label that headers, PDFs and pages must escape. */
export const oddLabel =
  '"; filename="x.exe\r\n F\u00fc\u00df \u2013 \u6f22\u5b57 \u{1f600} \u202e (\\) \u0000 \ud800';

/** A login of an app under test. */
export const credential = { role: 'Admin', username: 'admin@app.test', password: 'open-sesame' };

/** Matches a problem of this type. */
export const typed = (slug: string) => ({ type: expect.stringMatching(new RegExp(`/${slug}$`)) });

/** Addresses and accounts of an emulator. */
type Service = Pick<Emulator, 'baseUrl' | 'authUrl' | 'accounts'>;

/** Creates a POST request with a JSON body. */
export const postOf = (body: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** Logs in and calls the API with the token. */
export async function openSession({ baseUrl, authUrl, accounts }: Service, username: string) {
  const password = accounts.find((account) => account.username === username)?.password;
  const login = await fetch(`${authUrl}/api/v1/auth/token`, postOf({ username, password }));
  const { id_token: token } = (await login.json()) as { id_token: string };
  const raw = (path: string, init: RequestInit = {}) =>
    fetch(`${baseUrl}${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${token}`, ...init.headers },
    });
  const send = async (path: string, init?: RequestInit): Promise<Reply> => {
    const response = await raw(path, init);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const get = (path: string) => send(path);
  const post = (path: string, body?: unknown) =>
    send(path, body === undefined ? { method: 'POST' } : postOf(body));
  const bodyOf = async (path: string): Promise<Body> => (await get(path)).body;
  return {
    token,
    raw,
    get,
    post,
    delete: (path: string) => send(path, { method: 'DELETE' }),
    /** Registers an app. */
    register: (appUrl: string, more: object = {}) => post('/apps', { appUrl, ...more }),
    /** Starts a security test. */
    trigger: (appId: string) => post(`/apps/${appId}/security-agent`),
    /** Starts a vision run. */
    map: (appId: string, body?: object) => post(`/apps/${appId}/vision-agent`, body),
    /** Returns the registration status of an app. */
    statusOf: async (appId: string): Promise<string> =>
      (await bodyOf(`/apps/${appId}`)).registrationStatus,
    stateOf: async (taskId: string): Promise<string> => (await bodyOf(`/tasks/${taskId}`)).state,
    findings: (appId: string, query = '') => bodyOf(`/apps/${appId}/vulnerabilities?${query}`),
    reports: (appId: string, query = '') => bodyOf(`/apps/${appId}/reports?${query}`),
    /** Triages a finding. */
    decide: (id: string, decision: string, body?: object) =>
      post(`/vulnerabilities/${id}/${decision}`, body),
  };
}
