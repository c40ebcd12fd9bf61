import { messageOf } from '../error-message.ts';
import { isServiceError, ServiceError } from './errors.ts';

/** Failures before a connection stood: the request was never sent, unless they befell the reading or writing of one that did. */
const neverSentCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** OpenSSL's names of certificate faults, as Node reports them in `code`, and undici's name of one behind a proxy. */
const tlsCode =
  /^(UND_ERR_PRX_TLS|ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(GET|VERIFY|DECRYPT)|HOSTNAME_MISMATCH|INVALID_CA)/;

interface Attempt {
  /** `GET /path`, for the message. */
  request: string;
  /** Status of the answer, when one had begun: it says whether the service has accepted the request. */
  status?: number | undefined;
  /** The time limit, when it was what ended the attempt. */
  timedOutMs: number | undefined;
}

/** Turns whatever an attempt threw into a `ServiceError`. */
export function errorOfException(error: unknown, { request, status, timedOutMs }: Attempt): ServiceError {
  if (isServiceError(error)) return error;
  if (timedOutMs !== undefined)
    return new ServiceError('timeout', `${request} had no whole answer within ${seconds(timedOutMs)}`, {
      status,
      cause: error,
    });
  const code = textOf(error, 'code');
  if (tlsCode.test(code)) return tlsError(request, { code, cause: error });
  if (code.startsWith('Z_'))
    return new ServiceError('unexpected-response', `The answer to ${request} is not valid gzip (${code})`, {
      status,
      cause: error,
    });
  return new ServiceError('network', `${request} failed: ${describe(error, code)}`, {
    status,
    cause: error,
    neverSent: neverSentCodes.has(code) && !/^(read|write)$/.test(textOf(error, 'syscall')),
  });
}

function tlsError(request: string, { code, cause }: { code: string; cause: unknown }): ServiceError {
  const message = `${request} failed: the TLS certificate of the server is not trusted (${code}). If it has a CA of its own, give that as \`ca-cert-file\``;
  return new ServiceError('tls', message, { cause, neverSent: true });
}

/** The system's codes are known by name; undici's say less than its messages. */
function describe(error: unknown, code: string): string {
  if (code !== '' && !code.startsWith('UND_ERR')) return code;
  return messageOf(error);
}

/** A field of an error that holds a text; empty when there is none. */
function textOf(error: unknown, field: 'code' | 'syscall'): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;
  return typeof value === 'string' ? value : '';
}

function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`;
}
