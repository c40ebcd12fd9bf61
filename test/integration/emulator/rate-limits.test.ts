import { afterEach, describe, expect, it } from 'vitest';
import { type Reply, type Session, startTestEmulator } from './support/session.ts';

let stop = async () => {};
afterEach(() => stop());

async function acme(options = {}) {
  const started = await startTestEmulator({ rateLimits: true, ...options });
  stop = started.emulator.close;
  return { ...started, session: await started.logIn() };
}

const calls: [
  string,
  number,
  (session: Session, appId: (host: string) => string) => Promise<Reply>,
][] = [
  ['POST /apps', 5, (session) => session.post('/apps', { appUrl: 'https://vulnerable.test' })],
  [
    'POST security-agent',
    10,
    (session, appId) => session.post(`/apps/${appId('stuck.test')}/security-agent`),
  ],
  [
    'POST vision-agent',
    5,
    (session, appId) => session.post(`/apps/${appId('stuck.test')}/vision-agent`),
  ],
  ['DELETE /apps/{appId}', 5, (session) => session.delete('/apps/unknown')],
  ['POST fix', 30, (session) => session.post('/vulnerabilities/unknown/fix')],
];

describe('rate limits', () => {
  it.each(calls)(
    '%s takes %i requests in 60 s, then says how long to wait',
    async (_name, requests, call) => {
      const { session, clock, appId } = await acme();
      for (let count = 0; count < requests; count += 1) {
        expect((await call(session, appId)).status).not.toBe(429);
        clock.advance(1);
      }
      const refused = await call(session, appId);
      expect(refused).toMatchObject({ status: 429, body: { status: 429 } });
      const wait = 60 - requests;
      expect(refused.headers.get('retry-after')).toBe(String(wait));
      clock.advance(wait);
      expect((await call(session, appId)).status).not.toBe(429);
      expect((await call(session, appId)).status).toBe(429);
      clock.advance(1);
      expect((await call(session, appId)).status).not.toBe(429);
    },
  );

  it('count the three triage calls together, and the accounts of one address', async () => {
    const { session, logIn } = await acme();
    const other = await logIn('admin@globex.test');
    for (let count = 0; count < 10; count += 1) {
      await session.post('/vulnerabilities/unknown/fix');
      await other.post('/vulnerabilities/unknown/dismiss');
      await session.post('/vulnerabilities/unknown/reopen');
    }
    expect((await other.post('/vulnerabilities/unknown/fix')).status).toBe(429);
    expect((await session.delete('/apps/unknown')).status).toBe(404);
  });

  it('do not touch reads', async () => {
    const { session } = await acme();
    for (let count = 0; count < 100; count += 1)
      expect((await session.get('/apps')).status).toBe(200);
  });

  it('can be turned off', async () => {
    const { session } = await acme({ rateLimits: false });
    for (let count = 0; count < 20; count += 1)
      expect((await session.delete('/apps/unknown')).status).toBe(404);
  });
});
