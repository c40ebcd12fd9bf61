import { describe, expect, it } from 'vitest';
import { ProxiedFailure } from '../../../src/http/connection.ts';
import { errorOfException as transportErrorOf } from '../../../src/http/network-error.ts';
import { TransportError } from '../../../src/http/transport-error.ts';
import { errorOfTransport } from '../../../src/service/errors.ts';

const running = { ms: 30_000, isOfRequest: true, signal: new AbortController().signal };
const attempt = { request: 'POST /v1/x', host: 'service.test', limit: running };
const timedOut = (ms: number, isOfRequest = true) => ({
  ms,
  isOfRequest,
  signal: AbortSignal.abort(),
});
/** As the client of the service passes it on. */
const errorOfException = (...args: Parameters<typeof transportErrorOf>) =>
  errorOfTransport(transportErrorOf(...args));
const failure = (fields: object, message = 'it broke') => Object.assign(new Error(message), fields);

describe('an exception of an attempt', () => {
  it('stays what it is when it is typed already', () => {
    const error = new TransportError('unexpected-response', 'no');
    expect(transportErrorOf(error, attempt)).toBe(error);
    expect(transportErrorOf(error, { ...attempt, limit: timedOut(30_000) })).toBe(error);
  });

  it.each([
    [30_000, '30 s'],
    [250, '0.3 s'],
    [1, '0 s'],
  ])(
    'is a timeout when the time limit (%i ms) ended the attempt, and names the input',
    (ms, shown) => {
      const error = errorOfException(failure({ code: 'ECONNREFUSED' }), {
        ...attempt,
        limit: timedOut(ms),
      });
      expect(error).toMatchObject({ code: 'timeout', transient: true, notAccepted: false });
      expect(error.message).toBe(
        `POST /v1/x failed: service.test did not answer within ${shown} (\`request-timeout-seconds\`)`,
      );
    },
  );

  it('names no input when a deadline ended the attempt, and tells an answer that had begun', () => {
    const limit = timedOut(1500, false);
    expect(errorOfException(failure({}), { ...attempt, status: 200, limit }).message).toBe(
      'POST /v1/x failed: service.test did not end its answer within 1.5 s',
    );
  });

  it('names the proxy on the way, without its login', () => {
    const dead = new ProxiedFailure('http://proxy.test:3128', failure({ code: 'ECONNREFUSED' }));
    const error = errorOfException(dead, attempt);
    expect(error).toMatchObject({ code: 'network', notAccepted: true });
    expect(error.message).toBe(
      'POST /v1/x to service.test through the proxy http://proxy.test:3128 failed: ECONNREFUSED',
    );
  });

  it.each([
    ['CERT_HAS_EXPIRED', /certificate of service\.test has expired \(CERT_HAS_EXPIRED\)/],
    ['CERT_NOT_YET_VALID', /is not valid yet.*clock of the runner$/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /certificate is not one of service\.test/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', /service\.test does not speak TLS at this port/],
    ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', /speaks only versions of TLS that are not supported/],
    ['ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE', /TLS with service\.test did not come about/],
  ])('with %s has a sentence of its own, which does not advise another CA', (code, sentence) => {
    const { message } = errorOfException(failure({ code }), attempt);
    expect(message).toMatch(sentence);
    expect(message).not.toContain('ca-cert-file');
  });

  it('advises to give the authority when that is what is unknown', () => {
    const { message } = errorOfException(failure({ code: 'SELF_SIGNED_CERT_IN_CHAIN' }), attempt);
    expect(message).toMatch(/signed by an authority that is not trusted.*`ca-cert-file`/);
  });

  it('names the proxy when it is the certificate of the proxy that is wrong', () => {
    const cause = failure({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
    const wrapped = Object.assign(new Error('it broke', { cause }), { code: 'UND_ERR_PRX_TLS' });
    const { message } = errorOfException(
      new ProxiedFailure('https://proxy.test:3128', wrapped),
      attempt,
    );
    expect(message).toContain(
      'The TLS certificate is not one of the proxy https://proxy.test:3128',
    );
  });

  it('advises another scheme for a proxy that may speak no TLS', () => {
    const wrong = failure({ code: 'ERR_SSL_WRONG_VERSION_NUMBER' });
    const { message } = errorOfException(
      new ProxiedFailure('https://proxy.test:3128', wrong),
      attempt,
    );
    expect(message).toMatch(
      /If the proxy https:\/\/proxy\.test:3128 speaks no TLS itself, give it as `http:\/\/proxy\.test:3128`$/,
    );
  });

  it.each([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL',
  ])('with %s means that the request was never sent, but for a connection that stood', (code) => {
    for (const syscall of [undefined, 'connect', 'getaddrinfo'])
      expect(errorOfException(failure({ code, syscall }), attempt)).toMatchObject({
        code: 'network',
        notAccepted: true,
      });
    for (const syscall of ['read', 'write'])
      expect(errorOfException(failure({ code, syscall }), attempt)).toMatchObject({
        code: 'network',
        notAccepted: false,
      });
  });

  it.each([
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'UND_ERR_SOCKET',
    'UND_ERR_ABORTED',
    'HPE_INVALID_CONSTANT',
    'EPROTO',
  ])('with %s leaves open whether the request arrived', (code) => {
    expect(errorOfException(failure({ code }), attempt)).toMatchObject({
      code: 'network',
      transient: true,
      notAccepted: false,
    });
  });

  it.each([
    'SELF_SIGNED_CERT_IN_CHAIN',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'CERT_HAS_EXPIRED',
    'CERT_NOT_YET_VALID',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'HOSTNAME_MISMATCH',
    'INVALID_CA',
    'UND_ERR_PRX_TLS',
    'ERR_SSL_WRONG_VERSION_NUMBER',
  ])('with %s is a fault of TLS, that no other attempt mends', (code) => {
    expect(errorOfException(failure({ code }), attempt)).toMatchObject({
      code: 'tls',
      transient: false,
      notAccepted: true,
    });
  });

  it('is named by the code of the system, or else by what it says', () => {
    const messageOf = (error: unknown) => errorOfException(error, attempt).message;
    expect(messageOf(failure({ code: 'ECONNRESET' }, 'read ECONNRESET'))).toBe(
      'POST /v1/x to service.test failed: ECONNRESET',
    );
    expect(messageOf(failure({ code: 'UND_ERR_SOCKET' }, 'other side closed'))).toBe(
      'POST /v1/x to service.test failed: other side closed',
    );
    expect(messageOf(failure({ code: 7 }))).toBe('POST /v1/x to service.test failed: it broke');
    expect(messageOf('thrown text')).toBe('POST /v1/x to service.test failed: thrown text');
    expect(messageOf({ code: 'UND_ERR_X' })).toBe(
      'POST /v1/x to service.test failed: [object Object]',
    );
    expect(messageOf(undefined)).toBe('POST /v1/x to service.test failed: undefined');
    expect(messageOf(null)).toBe('POST /v1/x to service.test failed: null');
  });

  it('keeps its cause', () => {
    const cause = failure({ code: 'ECONNRESET' });
    expect(transportErrorOf(cause, attempt).cause).toBe(cause);
  });
});
