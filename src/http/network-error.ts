import { nestedText } from '../text/nested-value.ts';
import { messageOf } from '../text/sentences.ts';
import type { TimeLimit } from './time-limit.ts';
import { explainTls, type TlsFault } from './tls-fault.ts';
import { TransportError } from './transport-error.ts';

/** A request that failed on its way through a proxy, with what had been thrown as its cause. */
export class ProxiedFailure extends Error {
  override readonly name = 'ProxiedFailure';
  /** `http://host:port`, without credentials. */
  readonly proxy: string;

  constructor(proxy: string, cause: unknown) {
    super(`A request through the proxy ${proxy} failed: ${messageOf(cause)}`, { cause });
    this.proxy = proxy;
  }
}

/** Errors of connecting: nothing was sent, unless they occurred during a read or a write. */
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
  /** Host and port that it was sent to. */
  host: string;
  /** Of an answer that had begun: it says whether the service has accepted the request. */
  status?: number | undefined;
  /** Aborted when it was what ended the attempt. */
  limit: Pick<TimeLimit, 'ms' | 'isOfRequest' | 'signal'>;
}

/** Turns whatever an attempt threw into a `TransportError`. */
export function errorOfException(thrown: unknown, attempt: FailedAttempt): TransportError {
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
    const message = `${failed}: ${tls.fault} ${tls.remedy}`.replace(/\.$/, '');
    return new TransportError('tls', message, { cause, tls, neverSent: true });
  }
  if (code.startsWith('Z_')) {
    const message = `The answer to ${request} is not valid gzip (${code})`;
    return new TransportError('unexpected-response', message, { status, cause });
  }
  const neverSent = wasNeverSent(cause);
  // The system's codes are known by name; undici's say less than its messages.
  const why = code === '' || code.startsWith('UND_ERR') ? messageOf(cause) : code;
  return new TransportError('network', `${failed}: ${why}`, { status, cause, neverSent });
}

/** Whether a request that this was thrown for certainly reached nobody. */
function wasNeverSent(thrown: unknown): boolean {
  const cause = thrown instanceof ProxiedFailure ? thrown.cause : thrown;
  const isOfConnection = !/^(read|write)$/.test(nestedText(cause, 'syscall') ?? '');
  return isOfConnection && neverSentCodes.has(nestedText(cause, 'code') ?? '');
}

/** The certificate that undici complains of is the proxy's own. */
function explainProxyTls(error: unknown, proxy: string | undefined): TlsFault | undefined {
  const code = nestedText(error, 'cause', 'code') ?? proxyTlsCode;
  return explainTls(code, { host: `the proxy ${proxy}`, proxy });
}

function describeTimeout({ request, host, status, limit }: FailedAttempt): string {
  const what = status === undefined ? 'did not answer' : 'did not end its answer';
  const input = limit.isOfRequest ? ' (`request-timeout-seconds`)' : '';
  return `${request} failed: ${host} ${what} within ${Math.round(limit.ms / 100) / 10} s${input}`;
}
