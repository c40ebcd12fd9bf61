import { isServiceError, ServiceError } from './errors.ts';

/** Failures before a connection stood: the request was never sent. */
const neverSentCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** OpenSSL's names of certificate faults, as Node reports them in `code`. */
const tlsCode =
  /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(GET|VERIFY|DECRYPT)|HOSTNAME_MISMATCH|INVALID_CA)/;

interface Attempt {
  /** `GET /path`, for the message. */
  request: string;
  /** The time limit, when it was what ended the attempt. */
  timedOutMs: number | undefined;
}

/** Turns whatever an attempt threw into a `ServiceError`. */
export function errorOfException(error: unknown, { request, timedOutMs }: Attempt): ServiceError {
  if (isServiceError(error)) return error;
  if (timedOutMs !== undefined)
    return new ServiceError('timeout', `${request} had no whole answer within ${seconds(timedOutMs)}`, {
      cause: error,
    });
  const code = codeOf(error);
  if (tlsCode.test(code)) return tlsError(request, { code, cause: error });
  if (code.startsWith('Z_'))
    return new ServiceError('unexpected-response', `The answer to ${request} is not valid gzip (${code})`, {
      cause: error,
    });
  const what = code || (error instanceof Error ? error.message : String(error));
  return new ServiceError('network', `${request} failed: ${what}`, {
    cause: error,
    neverSent: neverSentCodes.has(code),
  });
}

function tlsError(request: string, { code, cause }: { code: string; cause: unknown }): ServiceError {
  const message = `${request} failed: the TLS certificate of the service is not trusted (${code}). If it has a CA of its own, give that as \`ca-cert-file\``;
  return new ServiceError('tls', message, { cause, neverSent: true });
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`;
}
