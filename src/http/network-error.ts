import { maxHeaderSize } from 'node:http';
import { nestedText } from '../text/nested-value.ts';
import { messageOf } from '../text/sentences.ts';
import type { TimeLimit } from './time-limit.ts';
import { explainTls, type TlsFailure } from './tls-failure.ts';
import { TransportError } from './transport-error.ts';

/** A request that failed on its way through a proxy; `cause` is what was thrown. */
export class ProxiedFailure extends Error {
  override readonly name = 'ProxiedFailure';
  /** `http://host:port`, without credentials. */
  readonly proxy: string;

  constructor(proxy: string, cause: unknown) {
    super(`A request through the proxy ${proxy} failed: ${messageOf(cause)}`, { cause });
    this.proxy = proxy;
  }
}

/** Errors of connecting: nothing was sent, unless they come from a read or a write. */
const neverSentCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const proxyTlsCode = 'UND_ERR_PRX_TLS';

interface FailedAttempt {
  /** `GET /path`, for the message. */
  request: string;
  /** Host and port that the request was sent to. */
  host: string;
  /** Status of an answer that had begun: it says whether the service accepted the request. */
  status?: number | undefined;
  /** Its signal is aborted when the limit ended the attempt. */
  limit: Pick<TimeLimit, 'ms' | 'isRequestTimeout' | 'signal'>;
}

/** Turns anything that an attempt threw into a `TransportError`. */
export function toTransportError(thrown: unknown, attempt: FailedAttempt): TransportError {
  if (thrown instanceof TransportError) return thrown;
  const { request, status, limit } = attempt;
  const { proxy, cause } =
    thrown instanceof ProxiedFailure ? thrown : { proxy: undefined, cause: thrown };
  const host = proxy === undefined ? attempt.host : `${attempt.host} through the proxy ${proxy}`;
  if (limit.signal.aborted)
    return new TransportError('timeout', describeTimeout({ ...attempt, host }), { status, cause });
  const code = nestedText(cause, 'code') ?? '';
  const failed = `${request} to ${host} failed`;
  const tls =
    code === proxyTlsCode
      ? explainProxyTls(cause, proxy)
      : explainTls(code, { host: attempt.host, proxy });
  if (tls) {
    const message = `${failed}: ${tls.failure} ${tls.remedy}`.replace(/\.$/, '');
    return new TransportError('tls', message, { cause, tls, neverSent: true });
  }
  if (code === 'UND_ERR_HEADERS_OVERFLOW') {
    const message = `The answer to ${request} from ${host} has headers of more than ${maxHeaderSize / 1024} KiB, most often because of cookies: whoever runs it has to send fewer or shorter ones`;
    return new TransportError('unexpected-response', message, { cause });
  }
  const neverSent = isNeverSent(cause);
  // People know the system's error codes; undici's say less than its messages.
  const reason = code === '' || code.startsWith('UND_ERR') ? messageOf(cause) : code;
  return new TransportError('network', `${failed}: ${reason}`, { status, cause, neverSent });
}

/** Whether the request that failed with this certainly reached nobody. */
function isNeverSent(cause: unknown): boolean {
  const isConnecting = !/^(read|write)$/.test(nestedText(cause, 'syscall') ?? '');
  return isConnecting && neverSentCodes.has(nestedText(cause, 'code') ?? '');
}

/** Explains a TLS failure between this machine and the proxy. */
function explainProxyTls(error: unknown, proxy: string | undefined): TlsFailure | undefined {
  const code = nestedText(error, 'cause', 'code') ?? proxyTlsCode;
  return explainTls(code, { host: `the proxy ${proxy}`, proxy });
}

function describeTimeout({ request, host, status, limit }: FailedAttempt): string {
  const missing = status === undefined ? 'did not answer' : 'did not end its answer';
  const input = limit.isRequestTimeout ? ' (`request-timeout-seconds`)' : '';
  return `${request} failed: ${host} ${missing} within ${Math.round(limit.ms / 100) / 10} s${input}`;
}
