import { describe, expect, it } from 'vitest';
import { connectTo, failureOf } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { type ScriptedAnswer, scriptService } from './support/scripted-service.ts';

async function serve(answer: ScriptedAnswer) {
  const { origin } = await scriptService(() => answer);
  return connectTo(origin).client.contract;
}

const yaml = (body: string): ScriptedAnswer => ({ headers: { 'content-type': 'text/yaml' }, body });

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
    const contract = await serve({
      headers: { 'content-type': type },
      body: 'info:\n  version: 1.2.0\n',
    });
    expect(await contract.version()).toBe('1.2.0');
  });

  it.each<[string, ScriptedAnswer]>([
    ['has none', { headers: { 'content-type': 'text/yaml' }, body: 'openapi: 3.1.1\n' }],
    [
      'tells it as a number',
      { headers: { 'content-type': 'text/yaml' }, body: 'info: { version: 1.1 }\n' },
    ],
    ['is no YAML', { headers: { 'content-type': 'text/yaml' }, body: '"a: [' }],
    [
      'has more parts than any contract',
      yaml(`info: { version: 1.1.0 }\nx: [${'a,'.repeat(400_000)}]\n`),
    ],
    ['is deeper than any contract', yaml(`info: { version: 1.1.0 }\nx: ${'['.repeat(400_000)}`)],
    ['is a page for people', { headers: { 'content-type': 'text/html' }, body: '<p>Sign in</p>' }],
  ])('is not known when the document %s', async (_, answer) => {
    expect(await failureOf((await serve(answer)).version())).toMatchObject({
      code: 'unexpected-response',
    });
  });

  it('is read in no time from a document of 50,000 keys', async () => {
    const keys = Array.from({ length: 50_000 }, (_, index) => `k${index}:\n`).join('');
    const contract = await serve(yaml(`info:\n  version: 1.2.0\n${keys}`));
    const start = performance.now();
    expect(await contract.version()).toBe('1.2.0');
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
