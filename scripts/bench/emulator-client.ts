import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';

/** An answer as a client of the load test saw it. */
export interface Sample {
  method: string;
  status: number;
  ms: number;
}

/** The emulator that is put under load. */
export interface Target {
  authUrl: string;
  account: { username: string; password: string };
  /** Ids of apps that every client reads and tests. */
  appIds: string[];
}

/** Time between a client's requests. */
export const pauseMs = 200;
/**
 * Answers that the specification has for what the clients do: accepted, active already, not found
 * before a run made it.
 */
export const documentedStatuses: ReadonlySet<number> = new Set([200, 202, 404, 409]);

/** Sends requests one after another until a deadline, noting how each was answered. */
export class LoadClient {
  readonly samples: Sample[] = [];
  readonly #pool: Pool;
  readonly #target: Target;
  #token = '';

  constructor(target: Target) {
    this.#pool = new Pool(target.authUrl, { connections: 1 });
    this.#target = target;
  }

  /** Does what gates and people do, over and over, beginning with the app of this number. */
  async run(number: number, deadline: number): Promise<void> {
    const { account, appIds } = this.#target;
    const login = await this.#send('POST', '/api/v1/auth/token', account);
    this.#token = String(login.id_token);
    for (let round = number; performance.now() < deadline; round += 1)
      await this.#test(appIds[round % appIds.length]);
    await this.#pool.close();
  }

  async #test(appId: string | undefined): Promise<void> {
    const app = `/v1/apps/${appId}`;
    await this.#send('GET', '/v1/apps?pageSize=100');
    await this.#send('GET', app);
    const { taskId = `task_reg_${appId}` } = await this.#send('POST', `${app}/security-agent`);
    await this.#send('GET', `/v1/tasks/${taskId}`);
    const { data } = await this.#send('GET', `${app}/vulnerabilities?pageSize=100`);
    const id = Array.isArray(data) && data.length > 0 ? data[0].id : 'unknown';
    await this.#send('GET', `/v1/vulnerabilities/${id}`);
    await this.#send('POST', `/v1/vulnerabilities/${id}/fix`);
    await this.#send('GET', `${app}/reports`);
  }

  async #send(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<Record<string, unknown>> {
    await sleep(pauseMs);
    const startedAt = performance.now();
    const { statusCode, body: answer } = await this.#pool.request({
      method,
      path,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    this.samples.push({ method, status: statusCode, ms: performance.now() - startedAt });
    return documentedStatuses.has(statusCode) ? JSON.parse(text) : {};
  }
}
