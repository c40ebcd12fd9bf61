import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestEmulator } from './support/session.ts';

let stop = async () => {};
afterEach(() => stop());

async function acme() {
  const started = await startTestEmulator();
  stop = started.emulator.close;
  return { ...started, session: await started.logIn() };
}

async function problemOf(response: Response): Promise<Record<string, unknown>> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = (await response.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({
    status: response.status,
    type: expect.any(String),
    title: expect.any(String),
    detail: expect.any(String),
  });
  return problem;
}

describe('requests that no endpoint is meant for', () => {
  it('with malformed JSON are a 400', async () => {
    const { session } = await acme();
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"appUrl":',
    };
    expect(await problemOf(await session.raw('/apps', init))).toMatchObject({ status: 400 });
  });

  it('with a body of another type are a 415, and without a type a 400', async () => {
    const { session } = await acme();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json-patch+json',
    ]) {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: '{"appUrl":"https://new.test"}',
      };
      expect(await problemOf(await session.raw('/apps', init))).toMatchObject({ status: 415 });
    }
    const untyped = { method: 'POST', body: new Blob(['{"appUrl":"https://new.test"}']) };
    expect(await problemOf(await session.raw('/apps', untyped))).toMatchObject({
      status: 400,
      errors: [{ field: 'Content-Type' }],
    });
  });

  it('take JSON in any spelling of its type', async () => {
    const { session } = await acme();
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    const body = '{"appUrl":"https://new.test"}';
    expect((await session.raw('/apps', { method: 'POST', headers, body })).status).toBe(201);
  });

  it('without the body that they need are a 400', async () => {
    const { session } = await acme();
    expect(await problemOf(await session.raw('/apps', { method: 'POST' }))).toMatchObject({
      status: 400,
      errors: [{ field: 'body' }],
    });
  });

  it.each(['[]', 'null', '"text"', '7'])('with the body %s are a 400', async (body) => {
    const { session, appId } = await acme();
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    for (const path of ['/apps', `/apps/${appId('clean.test')}/security-agent`]) {
      expect(await problemOf(await session.raw(path, init))).toMatchObject({ status: 400 });
    }
  });

  it('to unknown addresses are a 404, with or without a token', async () => {
    const { session, emulator } = await acme();
    for (const path of ['/nothing', '/apps/a/b', '/', '/tasks', '/apps/']) {
      expect(await problemOf(await session.raw(path))).toMatchObject({
        status: 404,
        type: 'about:blank',
      });
    }
    expect(await problemOf(await fetch(`${emulator.authUrl}/nothing`))).toMatchObject({
      status: 404,
    });
  });

  it('with the wrong method are a 405 that names the right ones', async () => {
    const { session, emulator } = await acme();
    const response = await session.raw('/apps', { method: 'PUT' });
    expect(await problemOf(response)).toMatchObject({ status: 405 });
    expect(response.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST']);
    expect((await fetch(`${emulator.authUrl}/api/v1/auth/token`)).status).toBe(405);
  });

  it('with more than 16 MiB are a 413, whether they say so or not', async () => {
    const { session } = await acme();
    const headers = { 'Content-Type': 'application/json' };
    const body = 'x'.repeat(16 * 1024 * 1024 + 1);
    expect(
      await problemOf(await session.raw('/apps', { method: 'POST', headers, body })),
    ).toMatchObject({
      status: 413,
    });
    const stream = new Blob([body]).stream();
    const init = { method: 'POST', headers, body: stream, duplex: 'half' } as const;
    expect(await problemOf(await session.raw('/apps', init))).toMatchObject({ status: 413 });
  });

  it('of known paths with broken escapes are a 404', async () => {
    const { session } = await acme();
    expect(await problemOf(await session.raw('/apps/%E0%A4%A'))).toMatchObject({ status: 404 });
  });

  it('take a body of unknown length', async () => {
    const { session } = await acme();
    const stream = new Blob(['{"appUrl":"https://new.test"}']).stream();
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: stream, duplex: 'half' } as const;
    expect((await session.raw('/apps', init)).status).toBe(201);
  });

  it('with parameters that nobody knows are answered without them', async () => {
    const { session, appId } = await acme();
    expect(
      (await session.get(`/apps/${appId('clean.test')}/reports?search=anything&page=1`)).status,
    ).toBe(200);
  });

  it('without a host are a 400', async () => {
    const { emulator } = await acme();
    const url = new URL(`${emulator.baseUrl}/apps`);
    const answer = await new Promise<unknown>((resolve, reject) => {
      request(url, { setHost: false, headers: { Host: '' } }, (response) => resolve(json(response)))
        .on('error', reject)
        .end();
    });
    expect(answer).toMatchObject({ status: 400, type: 'about:blank' });
  });
});
