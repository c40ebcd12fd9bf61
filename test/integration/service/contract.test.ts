import { describe, expect, it } from 'vitest';
import { expectFailure, serve } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';

async function serveDocument(body: string, type = 'text/yaml') {
  const { client } = await serve({ headers: { 'content-type': type }, body });
  return client.contract;
}

describe('the version of the contract', () => {
  it('is read from the document that the service serves', async () => {
    const { client, calls } = await emulateService();
    expect(await client.contract.version()).toBe('1.1.0');
    expect(calls()).toEqual([login, 'GET /v1/openapi.yaml → 200']);
  });

  it.each([
    'text/yaml; charset=utf-8',
    'application/vnd.oai.openapi',
    'text/plain',
    'application/octet-stream',
  ])('is read whatever YAML is called: %s', async (type) => {
    const contract = await serveDocument('info:\n  version: 1.2.0\n', type);
    expect(await contract.version()).toBe('1.2.0');
  });

  it.each<[string, string, string?]>([
    ['has none', 'openapi: 3.1.1\n'],
    ['has it as a number', 'info: { version: 1.1 }\n'],
    ['is no YAML', '"a: ['],
    ['has more parts than any', `info: { version: 1.1.0 }\nx: [${'a,'.repeat(400_000)}]\n`],
    ['is deeper than any contract', `info: { version: 1.1.0 }\nx: ${'['.repeat(400_000)}`],
    ['is a page for people', '<p>Sign in</p>', 'text/html'],
  ])('is not known when the document %s', async (_, body, type) => {
    const contract = await serveDocument(body, type);
    await expectFailure(contract.version(), { code: 'unexpected-response' });
  });

  it('is read in no time from a document of 50,000 keys', async () => {
    const keys = Array.from({ length: 50_000 }, (_, index) => `k${index}:\n`).join('');
    const contract = await serveDocument(`info:\n  version: 1.2.0\n${keys}`);
    const start = performance.now();
    expect(await contract.version()).toBe('1.2.0');
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
