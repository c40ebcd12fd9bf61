import type { EmulatorOptions } from '../world/options.ts';
import { Problem } from './problem.ts';

/** How many requests one address may send within 60 seconds. */
export interface RateLimit {
  /** Requests of the same bucket are counted together. */
  bucket: string;
  requests: number;
}

const windowMs = 60_000;

/** Counts requests by bucket and address in a sliding window; refused requests do not count. */
export function createLimitCheck(
  clock: EmulatorOptions['clock'],
): (limit: RateLimit, address: string) => void {
  const accepted = new Map<string, number[]>();
  return ({ bucket, requests }, address) => {
    const now = clock.now();
    const key = `${bucket} ${address}`;
    const recent = (accepted.get(key) ?? []).filter((time) => time > now - windowMs);
    const oldest = recent.at(-requests);
    if (oldest !== undefined) throw tooManyRequests(oldest + windowMs - now);
    accepted.set(key, [...recent, now]);
  };
}

function tooManyRequests(waitMs: number): Problem {
  const seconds = Math.ceil(waitMs / 1000);
  const detail = `Too many requests from this address; try again in ${seconds} s.`;
  return new Problem(429, detail, { headers: { 'Retry-After': String(seconds) } });
}
