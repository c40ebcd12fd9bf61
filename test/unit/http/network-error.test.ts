import { describe, expect, it } from 'vitest';
import {
  ProxiedFailure,
  toTransportError as transportErrorOf,
} from '../../../src/http/network-error.ts';
import { TransportError } from '../../../src/http/transport-error.ts';
import { toServiceError } from '../../../src/service/errors.ts';

const running = { ms: 30_000, isRequestTimeout: true, signal: new AbortController().signal };
const attempt = { request: 'POST /v1/x', host: 'service.test', limit: running };
const signal = AbortSignal.abort();
const timedOut = (ms: number, isRequestTimeout = true) => ({ ms, isRequestTimeout, signal });
/** As the client of the service passes it on. */
const toTransportError = (...args: Parameters<typeof transportErrorOf>) =>
  toServiceError(transportErrorOf(...args));
const failure = (fields: object, message = 'it broke') => Object.assign(new Error(message), fields);
const messageOf = (error: unknown) => toTransportError(error, attempt).message;
const secureProxy = 'https://proxy.test:3128';

describe('an exception of an attempt', () => {
  it('stays what it is when it is typed already, and is the cause when it is not', () => {
    const error = new TransportError('unexpected-response', 'no');
    expect(transportErrorOf(error, attempt)).toBe(error);
    expect(transportErrorOf(error, { ...attempt, limit: timedOut(30_000) })).toBe(error);
    const cause = failure({ code: 'ECONNRESET' });
    expect(transportErrorOf(cause, attempt).cause).toBe(cause);
  });

  it.each([
    [30_000, '30 s'],
    [250, '0.3 s'],
    [1, '0 s'],
  ])('is a timeout after its limit of %i ms, and names the input', (ms, shown) => {
    const limited = { ...attempt, limit: timedOut(ms) };
    const message = `service.test did not answer within ${shown} (\`request-timeout-seconds\`)`;
    const error = toTransportError(failure({ code: 'ECONNREFUSED' }), limited);
    expect(error).toMatchObject({ code: 'timeout', transient: true, notAccepted: false });
    expect(error.message).toBe(`POST /v1/x failed: ${message}`);
  });

  it('names no input when a deadline ended the attempt, and tells an answer that had begun', () => {
    const limit = timedOut(1500, false);
    expect(toTransportError(failure({}), { ...attempt, status: 200, limit }).message).toBe(
      'POST /v1/x failed: service.test did not end its answer within 1.5 s',
    );
  });

  it('names the proxy on the way, without its login', () => {
    const dead = new ProxiedFailure('http://proxy.test:3128', failure({ code: 'ECONNREFUSED' }));
    const error = toTransportError(dead, attempt);
    expect(error).toMatchObject({ code: 'network', notAccepted: true });
    expect(error.message).toBe(
      'POST /v1/x to service.test through the proxy http://proxy.test:3128 failed: ECONNREFUSED',
    );
  });

  it.each([
    ['SELF_SIGNED_CERT_IN_CHAIN', /signed by an authority that is not trusted.*`ca-cert-file`/],
    ['CERT_HAS_EXPIRED', /certificate of service\.test has expired.*_EXPIRED\).*has to renew/],
    ['CERT_NOT_YET_VALID', /or is not valid yet \(CERT_NOT_YET_VALID\).*clock of the runner$/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /certificate is not valid for service\.test.*host name/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', /TLS connection to service\.test could not be established/],
    ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', /port of the address speaks TLS 1\.2 or later/],
  ])(
    'with %s has a sentence of its own; another CA is advised for that alone',
    (code, sentence) => {
      const message = messageOf(failure({ code }));
      expect(message).toMatch(sentence);
      expect(message.includes('ca-cert-file')).toBe(code === 'SELF_SIGNED_CERT_IN_CHAIN');
    },
  );

  it('names the proxy when it is the certificate of the proxy that is wrong', () => {
    const cause = failure({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
    const wrapped = Object.assign(new Error('it broke', { cause }), { code: 'UND_ERR_PRX_TLS' });
    const { message, tls } = transportErrorOf(new ProxiedFailure(secureProxy, wrapped), attempt);
    expect(tls?.failure).toMatch(`The TLS certificate is not valid for the proxy ${secureProxy}`);
    expect(message).toContain(`${tls?.failure} ${tls?.remedy.replace(/\.$/, '')}`);
  });

  it('advises another scheme for a proxy that may speak no TLS', () => {
    const wrong = failure({ code: 'ERR_SSL_WRONG_VERSION_NUMBER' });
    expect(messageOf(new ProxiedFailure(secureProxy, wrong))).toMatch(
      /If the proxy https:\/\/proxy\.test:3128 speaks no TLS itself, give it as `http:\/\/proxy\.test:3128`$/,
    );
  });

  const unsent = 'ECONNREFUSED ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH EADDRNOTAVAIL';
  it.each(unsent.split(' '))('with %s was never sent, unless a connection stood', (code) => {
    const told = (syscall?: string) => toTransportError(failure({ code, syscall }), attempt);
    for (const syscall of [undefined, 'connect', 'getaddrinfo'])
      expect(told(syscall)).toMatchObject({ code: 'network', notAccepted: true });
    for (const syscall of ['read', 'write'])
      expect(told(syscall)).toMatchObject({ code: 'network', notAccepted: false });
  });

  const open =
    'ECONNRESET EPIPE ETIMEDOUT UND_ERR_SOCKET UND_ERR_ABORTED HPE_INVALID_CONSTANT EPROTO';
  it.each(open.split(' '))('with %s leaves open whether the request arrived', (code) => {
    const told = { code: 'network', transient: true, notAccepted: false };
    expect(toTransportError(failure({ code }), attempt)).toMatchObject(told);
  });

  const certificates = [
    'SELF_SIGNED_CERT_IN_CHAIN DEPTH_ZERO_SELF_SIGNED_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE CERT_HAS_EXPIRED CERT_NOT_YET_VALID HOSTNAME_MISMATCH',
    'ERR_TLS_CERT_ALTNAME_INVALID INVALID_CA UND_ERR_PRX_TLS ERR_SSL_WRONG_VERSION_NUMBER',
  ].flatMap((codes) => codes.split(' '));
  it.each(certificates)('with %s is a failure of TLS, that no other attempt mends', (code) => {
    const told = { code: 'tls', transient: false, notAccepted: true };
    expect(toTransportError(failure({ code }), attempt)).toMatchObject(told);
  });

  it.each([
    [failure({ code: 'ECONNRESET' }, 'read ECONNRESET'), 'ECONNRESET'],
    [failure({ code: 'UND_ERR_SOCKET' }, 'other side closed'), 'other side closed'],
    [failure({ code: 7 }), 'it broke'],
    ['thrown text', 'thrown text'],
    [{ code: 'UND_ERR_X' }, '[object Object]'],
    [undefined, 'undefined'],
    [null, 'null'],
  ])('is named by the code of the system, or else by what it says: %o', (error, named) => {
    expect(messageOf(error)).toBe(`POST /v1/x to service.test failed: ${named}`);
  });
});
