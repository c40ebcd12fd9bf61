import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { ServiceError } from '../../../src/service/errors.ts';
import { type RetryOptions, withRetry } from '../../../src/service/retry.ts';
import { virtualClock } from '../../support/virtual-clock.ts';

const busy = (retryAfterMs?: number) => {
  const asked = retryAfterMs === undefined ? {} : { retryAfterMs };
  return new ServiceError('server-error', 'busy', { status: 500, ...asked });
};

async function run(errors: unknown[], options: Partial<RetryOptions> = {}) {
  const clock = virtualClock();
  const told: number[] = [];
  let attempts = 0;
  const attempt = async () => {
    const error = errors[attempts++];
    if (error !== undefined) throw error;
    return 'answer';
  };
  const defaults: RetryOptions = {
    clock,
    random: () => 0.5,
    mayRepeat: (error) => error.transient,
    onRetry: ({ waitMs }) => told.push(waitMs),
  };
  const answering = withRetry(attempt, { ...defaults, ...options });
  const outcome = await answering.catch((error: unknown) => error);
  return { outcome, attempts, sleeps: clock.sleeps, told, now: clock.now() };
}

const final = new ServiceError('forbidden', 'no');
const always = () => true;

it.each<[string, unknown[], Partial<RetryOptions>]>([
  ['the only one unless more are allowed', [busy()], {}],
  ['the last when it fails for good', [final], { retries: 3 }],
  ['the last when it fails for good later', [busy(), final], { retries: 3 }],
  ['the last when no other is wanted', [busy()], { retries: 3, mayRepeat: () => false }],
  ['the last of those allowed', [busy(), busy(), busy(7)], { retries: 2 }],
  ['the last on a bug', [new TypeError('a bug')], { retries: 3, mayRepeat: always }],
  ['the last on a text', ['text'], { retries: 3, mayRepeat: always }],
  ['the last on nothing', [null], { retries: 3, mayRepeat: always }],
])('an attempt is %s, and its failure that of the call', async (_, errors, options) => {
  const { outcome, attempts, sleeps } = await run(errors, options);
  expect(outcome).toBe(errors.at(-1));
  expect([attempts, sleeps.length]).toEqual([errors.length, errors.length - 1]);
});

const asked = fc.oneof(fc.nat({ max: 400_000 }), fc.constantFrom(Infinity, undefined));
const someErrors = fc.array(asked.map(busy), { maxLength: 12 });
const x = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('whatever fails, there are no more attempts than allowed, no wait is too long, and each is told of', async () => {
  await fc.assert(
    fc.asyncProperty(someErrors, fc.nat({ max: 9 }), x, async (errors, retries, random) => {
      const ended = await run(errors, { retries, random: () => random });
      const { attempts, sleeps, told, outcome } = ended;
      expect(attempts).toBeLessThanOrEqual(retries + 1);
      expect(told).toEqual(sleeps);
      for (const [index, ms] of sleeps.entries()) {
        const asked = errors[index]?.retryAfterMs ?? 0;
        expect(ms).toBeGreaterThanOrEqual(asked);
        expect(ms).toBeLessThanOrEqual(Math.min(5 * 60_000, Math.max(asked, 30_000, 0)));
        expect(ms).toBeLessThanOrEqual(Math.max(asked, 500 * 2 ** index));
      }
      if (outcome !== 'answer') expect(outcome).toBeInstanceOf(ServiceError);
    }),
  );
});

test('whatever fails, no wait reaches the deadline', async () => {
  await fc.assert(
    fc.asyncProperty(someErrors, fc.nat({ max: 600_000 }), x, async (errors, deadline, random) => {
      const { now } = await run(errors, { retries: 20, deadline, random: () => random });
      expect(now === 0 || now < deadline).toBe(true);
    }),
  );
});

it.each<[string, Partial<RetryOptions>, number, string]>([
  ['up to five minutes where no deadline applies', {}, 300_000, 'the longest wait is 5 min 0 s'],
  ['up to the deadline', { deadline: 900_000 }, 899_999, 'the time limit comes first'],
])(
  '`Retry-After` is honoured %s, and ends the call beyond, which the message says',
  async (_, limits, most, why) => {
    const within = await run([busy(most)], { retries: 1, ...limits });
    expect([within.outcome, within.sleeps]).toEqual(['answer', [most]]);
    const beyond = await run([busy(most + 1)], { retries: 1, ...limits });
    expect(beyond.sleeps).toEqual([]);
    expect(beyond.outcome).toMatchObject({
      code: 'server-error',
      status: 500,
      retryAfterMs: most + 1,
      transient: true,
      message: expect.stringMatching(
        `^busy; it asks for a pause of .* \\(\`Retry-After\`\\), but ${why}$`,
      ),
    });
  },
);
