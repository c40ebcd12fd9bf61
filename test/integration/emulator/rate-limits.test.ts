import { describe, expect, it } from 'vitest';
import { type Reply, type Session, startAsAcme } from '../../support/emulator-session.ts';

const acme = (options = {}) => startAsAcme({ rateLimits: true, ...options });

describe('rate limits', () => {
  it.each<[string, number, (session: Session, stuck: string) => Promise<Reply>]>([
    ['POST /apps', 5, (session) => session.register('https://vulnerable.test')],
    ['POST security-agent', 10, (session, stuck) => session.trigger(stuck)],
    ['POST vision-agent', 5, (session, stuck) => session.map(stuck)],
    ['DELETE /apps/{appId}', 5, (session) => session.delete('/apps/unknown')],
    ['POST fix', 30, (session) => session.decide('unknown', 'fix')],
  ])(
    '%s accepts %i requests in 60 s, then answers 429 with Retry-After',
    async (_name, requests, call) => {
      const { session, clock, appId } = await acme();
      const send = () => call(session, appId('stuck.test'));
      for (let count = 0; count < requests; count += 1) {
        expect((await send()).status).not.toBe(429);
        clock.advance(1);
      }
      const refused = await send();
      expect(refused).toMatchObject({ status: 429, body: { status: 429 } });
      const wait = 60 - requests;
      expect(refused.headers.get('retry-after')).toBe(String(wait));
      clock.advance(wait);
      expect((await send()).status).not.toBe(429);
      expect((await send()).status).toBe(429);
      clock.advance(1);
      expect((await send()).status).not.toBe(429);
    },
  );

  it('share one bucket between the three triage calls and the accounts of one address', async () => {
    const { session, logIn } = await acme();
    const other = await logIn('admin@globex.test');
    for (let count = 0; count < 10; count += 1) {
      await session.decide('unknown', 'fix');
      await other.decide('unknown', 'dismiss');
      await session.decide('unknown', 'reopen');
    }
    expect((await other.decide('unknown', 'fix')).status).toBe(429);
    expect((await session.delete('/apps/unknown')).status).toBe(404);
  });

  it('do not apply to reads', async () => {
    const { session } = await acme();
    for (let count = 0; count < 100; count += 1)
      expect((await session.get('/apps')).status).toBe(200);
  });
});
