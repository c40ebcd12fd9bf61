import type { RateLimit } from '../rate-limits.ts';
import type { Account, World } from '../world/model.ts';

/** A request of a known account, as the handlers see it. */
export interface Call<Body = unknown> {
  world: World;
  account: Account;
  /** Address of the API, ends in `/v1`. */
  baseUrl: string;
  /** The moment of the request, milliseconds since 1970. */
  now: number;
  params: Record<string, string>;
  /** Checked against the contract, which also gives the defaults. */
  query: Record<string, unknown>;
  /** Checked against the contract, whose schema the handler's type of it repeats. */
  body: Body;
}

/** What a handler answers; errors are thrown as `Problem`. */
export interface Answer {
  status: 200 | 201 | 202;
  headers?: Record<string, string>;
  /** Sent as JSON; bytes are sent as they are and bring their own content type. */
  body: object | Uint8Array<ArrayBuffer>;
}

export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/v1`, as the contract writes it. */
  path: string;
  limit?: RateLimit;
  handle(call: Call): Answer | Promise<Answer>;
}

/** A moment as the API writes it. */
export function isoTime(at: number): string {
  return new Date(at).toISOString();
}
