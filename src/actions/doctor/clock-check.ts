import { type Diagnosis, failed, ok, skipped, warning } from './check.ts';

/**
 * Beyond this a token or a certificate can be valid on one clock and not on the other; libraries
 * grant at most five minutes.
 */
const toleratedMs = 5 * 60_000;
const noticeableMs = 60_000;

/** Moments in milliseconds since 1970; what is not known is undefined. */
export interface ClockReading {
  /** `Date` of an answer of the service. */
  serviceTime: number | undefined;
  /** This machine's time in the middle of that exchange. */
  localTime: number;
  /** When a token that was just obtained was issued, as its `iat` says. */
  issuedAt: number | undefined;
  /** This machine's time when it was obtained. */
  obtainedAt: number;
}

const issued = 'the time at which the token says it was issued';

/** Compares this machine's clock with the service's. */
export function diagnoseClock(reading: ClockReading): Diagnosis {
  const { serviceTime = Number.NaN, localTime, issuedAt = Number.NaN, obtainedAt } = reading;
  const skews = [
    { name: "the service's `Date`", skewMs: localTime - serviceTime },
    { name: issued, skewMs: obtainedAt - issuedAt },
  ].filter(({ skewMs }) => !Number.isNaN(skewMs));
  const worst = skews.sort((left, right) => Math.abs(right.skewMs) - Math.abs(left.skewMs))[0];
  if (worst === undefined) return skipped('The service tells no time to compare with.');
  const seconds = Math.round(Math.abs(worst.skewMs) / 1000);
  const direction = worst.skewMs < 0 ? 'behind' : 'ahead of';
  if (seconds * 1000 <= noticeableMs)
    return ok(`This machine's clock and the service's are at most ${seconds} s apart.`);
  const message = `This machine's clock is ${seconds} s ${direction} ${worst.name}.`;
  const remedy =
    'Synchronise the clocks (NTP) of the runner and of the service: tokens and certificates are valid by time.';
  return seconds * 1000 > toleratedMs ? failed(message, remedy) : warning(message, remedy);
}
