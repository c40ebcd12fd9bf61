import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rolesOf } from '../../../src/service/roles.ts';

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
