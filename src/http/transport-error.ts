import type { TlsFailure } from './tls-failure.ts';

/** `unexpected-response`: an answer came that cannot be read. Otherwise no whole answer came. */
export type TransportErrorCode = 'network' | 'tls' | 'timeout' | 'unexpected-response';

/** An HTTP exchange without an answer that could be read to its end. */
export class TransportError extends Error {
  override readonly name: string = 'TransportError';
  readonly code: TransportErrorCode;
  /** HTTP status, when an answer had begun. */
  readonly status: number | undefined;
  /** The request never reached its host. */
  readonly neverSent: boolean;
  /** What is wrong with TLS, and what to do about it. */
  readonly tls: TlsFailure | undefined;

  constructor(
    code: TransportErrorCode,
    message: string,
    details: Partial<Pick<TransportError, 'status' | 'neverSent' | 'tls' | 'cause'>> = {},
  ) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = details.status;
    this.neverSent = details.neverSent === true;
    this.tls = details.tls;
  }
}

/** An answer with more than may be read: another attempt at the same would end in the same way. */
export class AnswerTooLarge extends TransportError {
  override readonly name = 'AnswerTooLarge';

  /** @param excess what is too much: `is larger than 32 MiB` */
  constructor(excess: string, status: number) {
    super('unexpected-response', `The answer ${excess}`, { status });
  }
}
