import { onTestFinished } from 'vitest';
import { startEmulator } from '../../../../src/emulator/emulator.ts';
import type { EmulatorOptions } from '../../../../src/emulator/options.ts';

/** A JSON answer. */
export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
  body: any;
}

/** Calls the API as one account. */
export interface Session {
  get(path: string): Promise<Reply>;
  post(path: string, body?: unknown): Promise<Reply>;
  delete(path: string): Promise<Reply>;
  raw(path: string, init?: RequestInit): Promise<Response>;
}

/** A clock that stands still until it is told to go on. */
class FakeClock {
  #now = Date.parse('2027-01-01T00:00:00Z');

  now(): number {
    return this.#now;
  }

  /** Goes on by this many seconds. */
  advance(seconds: number): void {
    this.#now += seconds * 1000;
  }
}

/** An emulator on virtual time; `at` logs in as one of its accounts. */
export async function startTestEmulator(options: Partial<EmulatorOptions> = {}) {
  const clock = new FakeClock();
  let count = 0;
  const ids = () => (count++).toString(16).padStart(24, '0');
  const emulator = await startEmulator({
    clock,
    ids,
    checkAnswers: true,
    rateLimits: false,
    runSeconds: 10,
    onboardingSeconds: 20,
    tokenSeconds: 1e6,
    ...options,
  });
  const appId = (host: string) => {
    const app = emulator.apps.find(({ appUrl }) => appUrl === `https://${host}`);
    if (app === undefined) throw new Error(`${host} is not registered.`);
    return app.appId;
  };
  const logIn = (username = 'appsec@acme.test') => openSession(emulator, username);
  return { emulator, clock, appId, logIn };
}

/** A test emulator, stopped at the end of the test, with a session that may write. */
export async function startAsAcme(options: Partial<EmulatorOptions> = {}) {
  const started = await startTestEmulator(options);
  onTestFinished(started.emulator.close);
  return { ...started, session: await started.logIn() };
}

/** A label that a header, a PDF and a page have to make harmless. */
export const oddLabel =
  '"; filename="x.exe\r\n F\u00fc\u00df \u2013 \u6f22\u5b57 \u{1f600} \u202e (\\) \u0000 \ud800';

/** A login of an app under test. */
export const credential = { role: 'Admin', username: 'admin@app.test', password: 'open-sesame' };

/** How far the registration of an app is. */
export async function statusOf(session: Session, appId: string): Promise<string> {
  return (await session.get(`/apps/${appId}`)).body.registrationStatus;
}

/** Anything that says where it is and who may log in. */
type Service = Pick<Awaited<ReturnType<typeof startEmulator>>, 'baseUrl' | 'authUrl' | 'accounts'>;

/** Logs in and calls the API with the token. */
export async function openSession(
  { baseUrl, authUrl, accounts }: Service,
  username: string,
): Promise<Session> {
  const password = accounts.find((account) => account.username === username)?.password;
  const login = await fetch(`${authUrl}/api/v1/auth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { id_token: token } = (await login.json()) as { id_token: string };
  const raw = (path: string, init: RequestInit = {}) =>
    fetch(`${baseUrl}${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${token}`, ...init.headers },
    });
  const send = async (path: string, init?: RequestInit) => {
    const response = await raw(path, init);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const json = { 'Content-Type': 'application/json' };
  return {
    raw,
    get: (path) => send(path),
    post: (path, body) =>
      send(path, {
        method: 'POST',
        ...(body !== undefined && { headers: json, body: JSON.stringify(body) }),
      }),
    delete: (path) => send(path, { method: 'DELETE' }),
  };
}
