import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isServiceError } from '../../../src/service/errors.ts';
import { rolesOf } from '../../../src/service/token.ts';
import { virtualClock } from '../../support/virtual-clock.ts';
import { connectVirtually, type VirtualAnswer } from '../../support/virtual-service.ts';

const minute = 60_000;

/**
 * Looks up an app by its URL at a service that has so many apps and takes a while for each answer.
 */
async function lookUp(total: number, latencyMs: number, namesUrl: boolean) {
  const clock = virtualClock();
  const appOf = (appId: string) => ({ appId, appUrl: `https://${appId}.test` });
  const respond = (call: string, query: URLSearchParams): VirtualAnswer => {
    if (call.startsWith('POST')) return { status: 200, body: { id_token: 'a.b.c' } };
    const app = appOf(call.replace('GET /v1/apps/', ''));
    if (call !== 'GET /v1/apps')
      return { status: 200, body: { ...app, registrationStatus: 'COMPLETED' } };
    const first = (Number(query.get('page')) - 1) * 100;
    const data = Array.from({ length: Math.min(100, total - first) }, (_, index) => {
      const appId = `a${first + index}`;
      return namesUrl ? appOf(appId) : { appId };
    });
    return { status: 200, body: { data, total } };
  };
  const { client } = connectVirtually({ respond, nextFault: () => 'none', clock, latencyMs });
  const outcome = await client.apps.idsByUrl('https://a7.test').catch((error: unknown) => error);
  return { outcome, tookMs: clock.now() };
}

test.each([
  ['pages', 100_000, true],
  ['apps whose URL the list leaves out', 1000, false],
])(
  'the look-up of an app by its URL ends after ten minutes, however many %s are left',
  async (_, total, namesUrl) => {
    const { outcome, tookMs } = await lookUp(total, 5000, namesUrl);
    expect(isServiceError(outcome, 'timeout') && outcome.message).toMatch(
      /within 10 minutes: give `app-id`/,
    );
    expect(tookMs).toBeLessThan(11 * minute);
  },
);

/** Logs in at a service that issues a token of so many characters. */
function logIn(length: number) {
  const respond = () => ({ status: 200, body: { id_token: 'x'.repeat(length) } });
  const service = { respond, nextFault: () => 'none' as const, clock: virtualClock() };
  return connectVirtually(service).client.roles();
}

test('a token may have 16,384 characters, and none more: it goes into a header', async () => {
  expect(await logIn(16_384)).toEqual([]);
  const error = await logIn(16_385).catch((thrown: unknown) => thrown);
  expect(isServiceError(error, 'unexpected-response') && error.message).toMatch(
    /wrong one, at "id_token"$/,
  );
});

const tokenOf = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

it.each([
  ['one role', { role: 'AppSec' }, ['AppSec']],
  ['a list of roles', { roles: ['Viewer', 'AppSec'] }, ['Viewer', 'AppSec']],
  ['a claim of any name with role in it', { 'https://a.test/userRole': 'A' }, ['A']],
  ['several such claims', { role: 'A', cognito_ROLES: ['B', 'C'] }, ['A', 'B', 'C']],
  ['roles among other things', { sub: 'me', exp: 7, role: 'AppSec' }, ['AppSec']],
  ['no role', { sub: 'me' }, []],
  ['roles that are no texts', { role: 7, roles: [null, { name: 'x' }, 'A'] }, ['A']],
  ['a list for its claims', ['role'], []],
  ['null for its claims', null, []],
  ['a text for its claims', 'role', []],
])('a token with %s names them', (_, claims, roles) => {
  expect(rolesOf(tokenOf(claims))).toEqual(roles);
});

it.each(['', 'opaque', 'a.b', 'a.b.c', '..', 'e30.%%%.x'])(
  'the token "%s" tells nothing',
  (token) => {
    expect(rolesOf(token)).toEqual([]);
  },
);

it('no token breaks it', () => {
  const token = fc.oneof(fc.string(), fc.jsonValue().map(tokenOf));
  fc.assert(fc.property(token, (each) => Array.isArray(rolesOf(each))));
});
