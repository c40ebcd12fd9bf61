import { headerOf } from '../../service/body.ts';
import type { Http } from '../../service/http.ts';
import { errorOfException } from '../../service/network-error.ts';

/** One answer of a host, whatever it says. */
export interface Answer {
  status: number;
  /** Where a redirect leads. */
  location: string | undefined;
  /** The `Date` of the answer, in milliseconds since 1970. */
  serviceTime: number | undefined;
  /** This machine's time in the middle of the exchange. */
  localTime: number;
}

export interface Probe {
  http: Http;
  url: URL;
  timeoutMs: number;
  signal: AbortSignal;
}

/** Sends one request without credentials. Rejects with a `ServiceError` (`network`, `tls`, `timeout`) when there is no answer. */
export async function probe({ http, url, timeoutMs, signal }: Probe): Promise<Answer> {
  const limit = new AbortController();
  // A timer that keeps the process alive, unlike `AbortSignal.timeout`.
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  const sentAt = Date.now();
  try {
    const request = { method: 'GET', url, headers: {}, signal: AbortSignal.any([signal, limit.signal]) } as const;
    const response = await http(request);
    const serviceTime = Date.parse(headerOf(response, 'date') ?? '');
    return {
      status: response.status,
      location: headerOf(response, 'location'),
      serviceTime: Number.isNaN(serviceTime) ? undefined : serviceTime,
      localTime: (sentAt + Date.now()) / 2,
    };
  } catch (error) {
    signal.throwIfAborted();
    const timedOutMs = limit.signal.aborted ? timeoutMs : undefined;
    throw errorOfException(error, { request: `GET ${url.pathname}`, timedOutMs });
  } finally {
    clearTimeout(timer);
    limit.abort(); // frees the connection of an answer that nobody reads
  }
}
