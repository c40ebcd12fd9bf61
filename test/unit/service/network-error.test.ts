import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../src/service/errors.ts';
import { errorOfException } from '../../../src/service/network-error.ts';

const attempt = { request: 'POST /v1/x', timedOutMs: undefined };
const failure = (fields: object, message = 'it broke') => Object.assign(new Error(message), fields);

describe('an exception of an attempt', () => {
  it('stays what it is when it is typed already', () => {
    const error = new ServiceError('forbidden', 'no');
    expect(errorOfException(error, attempt)).toBe(error);
    expect(errorOfException(error, { ...attempt, timedOutMs: 30_000 })).toBe(error);
  });

  it.each([
    [30_000, '30 s'],
    [250, '0.3 s'],
    [1, '0 s'],
  ])('is a timeout when the time limit (%i ms) ended the attempt', (timedOutMs, shown) => {
    const error = errorOfException(failure({ code: 'ECONNREFUSED' }), { ...attempt, timedOutMs });
    expect(error).toMatchObject({ code: 'timeout', transient: true, notAccepted: false });
    expect(error.message).toBe(`POST /v1/x had no whole answer within ${shown}`);
  });

  it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'])(
    'with %s means that the request was never sent, but for a connection that stood',
    (code) => {
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
    },
  );

  it.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET', 'UND_ERR_ABORTED', 'HPE_INVALID_CONSTANT', 'EPROTO'])(
    'with %s leaves open whether the request arrived',
    (code) => {
      expect(errorOfException(failure({ code }), attempt)).toMatchObject({
        code: 'network',
        transient: true,
        notAccepted: false,
      });
    },
  );

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
    expect(messageOf(failure({ code: 'ECONNRESET' }, 'read ECONNRESET'))).toBe('POST /v1/x failed: ECONNRESET');
    expect(messageOf(failure({ code: 'UND_ERR_SOCKET' }, 'other side closed'))).toBe(
      'POST /v1/x failed: other side closed',
    );
    expect(messageOf(failure({ code: 7 }))).toBe('POST /v1/x failed: it broke');
    expect(messageOf('thrown text')).toBe('POST /v1/x failed: thrown text');
    expect(messageOf({ code: 'UND_ERR_X' })).toBe('POST /v1/x failed: [object Object]');
    expect(messageOf(undefined)).toBe('POST /v1/x failed: undefined');
    expect(messageOf(null)).toBe('POST /v1/x failed: null');
  });

  it('keeps its cause', () => {
    const cause = failure({ code: 'ECONNRESET' });
    expect(errorOfException(cause, attempt).cause).toBe(cause);
  });
});
