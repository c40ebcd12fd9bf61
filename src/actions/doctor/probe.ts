import type { Clock } from '../../clock.ts';
import { headerOf } from '../../http/body.ts';
import type { Http } from '../../http/connection.ts';
import { errorOfException } from '../../http/network-error.ts';
import { limitTime } from '../../http/time-limit.ts';

export interface ProbeAnswer {
  status: number;
  /** Where a redirect leads. */
  location: string | undefined;
  /** The `Date` of the answer, in milliseconds since 1970; NaN where it has none. */
  serviceTime: number;
  /** This machine's time in the middle of the exchange. */
  localTime: number;
}

/** One request without credentials; rejects with a `TransportError` when no answer comes. */
export type Probe = (url: URL) => Promise<ProbeAnswer>;

export function createProbe(
  http: Http,
  options: { clock: Clock; requestTimeoutMs: number; signal: AbortSignal },
): Probe {
  return async (url) => {
    const limit = limitTime(options);
    const sentAt = Date.now();
    try {
      const response = await http({ method: 'GET', url, headers: {}, signal: limit.signal });
      return {
        status: response.status,
        location: headerOf(response, 'location'),
        serviceTime: Date.parse(headerOf(response, 'date') ?? ''),
        localTime: (sentAt + Date.now()) / 2,
      };
    } catch (error) {
      options.signal.throwIfAborted();
      throw errorOfException(error, { request: `GET ${url.pathname}`, host: url.host, limit });
    } finally {
      limit.end();
    }
  };
}
