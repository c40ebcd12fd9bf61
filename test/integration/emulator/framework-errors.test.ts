import { describe, expect, it } from 'vitest';
import { startAsAcme } from '../../support/emulator-session.ts';
import { ask } from './support/ask.ts';

const body = '{"appUrl":"https://new.test"}';
/** A registration with this Content-Type. */
const ofType = (type: string) => ({ method: 'POST', headers: { 'Content-Type': type }, body });
const registration = ofType('application/json');
const untyped = { method: 'POST', body: new Blob([body]) };
/** The same request with a body of unknown length. */
const streamed = (text: string) =>
  ({ ...registration, body: new Blob([text]).stream(), duplex: 'half' }) as const;

/** Expects an answer to be a problem document like this. */
async function expectProblem(answer: Promise<Response>, like: { status: number }) {
  const response = await answer;
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.status).toBe(like.status);
  const texts = { type: expect.any(String), title: expect.any(String), detail: expect.any(String) };
  expect(await response.json()).toMatchObject({ ...texts, ...like });
}

describe('invalid requests', () => {
  it.each<[string, RequestInit, { status: number; errors?: object[] }]>([
    ['malformed JSON', { ...registration, body: '{"appUrl":' }, { status: 400 }],
    ['text', ofType('text/plain'), { status: 415 }],
    ['a form', ofType('application/x-www-form-urlencoded'), { status: 415 }],
    ['another kind of JSON', ofType('application/json-patch+json'), { status: 415 }],
    ['a body of no type', untyped, { status: 400, errors: [{ field: 'Content-Type' }] }],
    ['no body', { method: 'POST' }, { status: 400, errors: [{ field: 'body' }] }],
    ['a list', { ...registration, body: '[]' }, { status: 400 }],
    ['null', { ...registration, body: 'null' }, { status: 400 }],
    ['a text for JSON', { ...registration, body: '"text"' }, { status: 400 }],
    ['a number', { ...registration, body: '7' }, { status: 400 }],
  ])('with %s are refused', async (_, init, problem) => {
    const { session } = await startAsAcme();
    await expectProblem(session.raw('/apps', init), problem);
  });

  it('with a body that is not an object are refused even where the body is optional', async () => {
    const { session, appId } = await startAsAcme();
    const path = `/apps/${appId('clean.test')}/security-agent`;
    for (const body of ['[]', 'null', '"text"', '7'])
      await expectProblem(session.raw(path, { ...registration, body }), { status: 400 });
  });

  it.each([
    ['of any spelling', ofType('Application/JSON; a=b')],
    ['of unknown length', streamed(body)],
  ])('accept a body %s', async (_, init) => {
    const { session } = await startAsAcme();
    expect((await session.raw('/apps', init)).status).toBe(201);
  });

  it('over 16 MiB are a 413, with and without a Content-Length', async () => {
    const { session } = await startAsAcme();
    const large = 'x'.repeat(16 * 1024 * 1024 + 1);
    for (const init of [{ ...registration, body: large }, streamed(large)])
      await expectProblem(session.raw('/apps', init), { status: 413 });
  });

  it('to unknown addresses are a 404, with and without a token', async () => {
    const { session, emulator } = await startAsAcme();
    const unknown = { status: 404, type: 'about:blank' };
    for (const path of ['/nothing', '/apps/a/b', '/', '/tasks', '/apps/'])
      await expectProblem(session.raw(path), unknown);
    await expectProblem(fetch(`${emulator.authUrl}/nothing`), unknown);
    // A path with a broken escape.
    await expectProblem(session.raw('/apps/%E0%A4%A'), { status: 404 });
  });

  it('with the wrong method are a 405 that names the right methods', async () => {
    const { session, emulator } = await startAsAcme();
    const refused = session.raw('/apps', { method: 'PUT' });
    await expectProblem(refused, { status: 405 });
    const allowed = (await refused).headers.get('allow')?.split(', ').sort();
    expect(allowed).toEqual(['GET', 'HEAD', 'POST']);
    expect((await fetch(`${emulator.authUrl}/api/v1/auth/token`)).status).toBe(405);
  });

  it('with unknown parameters are answered as if without them', async () => {
    const { session, appId } = await startAsAcme();
    const path = `/apps/${appId('clean.test')}/reports?search=anything&page=1`;
    expect((await session.get(path)).status).toBe(200);
  });

  it('without a host are a 400', async () => {
    const { emulator } = await startAsAcme();
    const withoutHost = { path: '/v1/apps', setHost: false, headers: { Host: '' } };
    expect(await ask(emulator.baseUrl, withoutHost)).toMatchObject({ status: 400 });
  });
});
