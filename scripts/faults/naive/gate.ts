import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * An HTTP client as a gate uses it. Rejects unless the answer is a success; what it resolves with
 * is the answer's JSON.
 */
export interface JsonClient {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
  /** Token to send from now on. */
  authorize: (token: string) => void;
}

interface Finding {
  severity: string;
  updated_severity?: string;
  isFixed?: boolean;
  isDismissed?: boolean;
}

interface FindingsPage {
  status: string;
  data: Finding[];
  total: number;
  page: number;
  pageSize: number;
}

const input = (name: string) => process.env[`INPUT_${name.toUpperCase()}`] ?? '';
const ends = ['COMPLETED', 'FAILED', 'CANCELLED', 'INTERRUPTED'];
const timeLimitMs = 6000;

/**
 * Does the gate's job by the letter of the API's description, and trusts its HTTP client with
 * everything else.
 */
async function test(client: JsonClient): Promise<Finding[]> {
  const login = { username: input('username'), password: input('password') };
  client.authorize((await client.post<{ id_token: string }>('/api/v1/auth/token', login)).id_token);
  const apps = await client.get<{ data: { appId: string; appUrl: string }[] }>(
    '/v1/apps?page=1&pageSize=100',
  );
  const listed = apps.data.find(({ appUrl }) => appUrl === input('app-url'));
  const app = await client.get<{ appId: string; registrationStatus: string }>(
    `/v1/apps/${listed?.appId}`,
  );
  if (app.registrationStatus !== 'COMPLETED')
    throw new Error(`The app is ${app.registrationStatus}`);
  const run = await client.post<{ taskId: string }>(`/v1/apps/${app.appId}/security-agent`, {});
  await completion(client, run.taskId);
  return readFindings(client, app.appId);
}

async function completion(client: JsonClient, taskId: string): Promise<void> {
  const startedAt = Date.now();
  let state = 'QUEUED';
  while (!ends.includes(state)) {
    if (Date.now() - startedAt > timeLimitMs) throw new Error('The run took too long');
    await delay(50);
    state = (await client.get<{ state: string }>(`/v1/tasks/${taskId}`)).state;
  }
  if (state !== 'COMPLETED') throw new Error(`The run ended as ${state}`);
}

async function readFindings(client: JsonClient, appId: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let page = 1; ; page += 1) {
    const list = await client.get<FindingsPage>(
      `/v1/apps/${appId}/vulnerabilities?page=${page}&pageSize=100`,
    );
    if (list.status !== 'COMPLETED') throw new Error(`The findings list is ${list.status}`);
    findings.push(...list.data);
    if (!(list.page * list.pageSize < list.total)) return findings;
  }
}

function blocks({ severity, updated_severity, isFixed, isDismissed }: Finding): boolean {
  return !isFixed && !isDismissed && ['Critical', 'High'].includes(updated_severity ?? severity);
}

/** Tests the app, and fails the process when a finding blocks, or when anything is thrown. */
export function runGate(client: JsonClient): void {
  test(client).then(
    (findings) => {
      const blocking = findings.filter(blocks).length;
      console.log(`${blocking} of ${findings.length} findings block`);
      if (blocking > 0) process.exitCode = 1;
    },
    (error: unknown) => {
      console.log(`::error::${error}`);
      process.exitCode = 1;
    },
  );
}

/** Address of a path of the service. */
export function addressOf(path: string): string {
  return new URL(path, input('base-url')).href;
}
