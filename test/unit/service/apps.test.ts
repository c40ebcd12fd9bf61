import { describe, expect, test } from 'vitest';
import { isServiceError } from '../../../src/service/errors.ts';
import { virtualClock } from '../../support/virtual-clock.ts';
import { connectVirtually, type VirtualAnswer } from '../../support/virtual-service.ts';

const minute = 60_000;

/**
 * Looks up an app by its URL at a service that has so many apps and takes a while for each answer.
 */
async function lookUp({
  total,
  latencyMs,
  namesUrl,
}: {
  total: number;
  latencyMs: number;
  namesUrl: boolean;
}) {
  const clock = virtualClock();
  const appOf = (appId: string) => ({ appId, appUrl: `https://${appId}.test` });
  const respond = (call: string, query: URLSearchParams): VirtualAnswer => {
    if (call.startsWith('POST')) return { status: 200, body: { id_token: 'a.b.c' } };
    if (call !== 'GET /v1/apps')
      return {
        status: 200,
        body: { ...appOf(call.replace('GET /v1/apps/', '')), registrationStatus: 'COMPLETED' },
      };
    const first = (Number(query.get('page')) - 1) * 100;
    const ids = Array.from(
      { length: Math.min(100, total - first) },
      (_, index) => `a${first + index}`,
    );
    return {
      status: 200,
      body: { data: ids.map((appId) => (namesUrl ? appOf(appId) : { appId })), total },
    };
  };
  const { client } = connectVirtually({ respond, nextFault: () => 'none', clock, latencyMs });
  const outcome = await client.apps.idsByUrl('https://a7.test').catch((error: unknown) => error);
  return { outcome, tookMs: clock.now() };
}

describe('the look-up of an app by its URL', () => {
  test('finds it within ten minutes', async () => {
    expect((await lookUp({ total: 500, latencyMs: 1000, namesUrl: true })).outcome).toEqual(['a7']);
    expect((await lookUp({ total: 500, latencyMs: 1000, namesUrl: false })).outcome).toEqual([
      'a7',
    ]);
  });

  test.each([
    ['pages', { total: 100_000, latencyMs: 5000, namesUrl: true }],
    ['apps whose URL the list leaves out', { total: 1000, latencyMs: 5000, namesUrl: false }],
  ])('ends after ten minutes, however many %s are left', async (_, service) => {
    const { outcome, tookMs } = await lookUp(service);
    expect(isServiceError(outcome, 'timeout') && outcome.message).toMatch(
      /within 10 minutes: give `app-id`/,
    );
    expect(tookMs).toBeLessThan(11 * minute);
  });
});
