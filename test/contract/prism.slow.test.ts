import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { close, listen } from '../../harness/loopback-server.ts';
import { runAction } from '../../harness/runner.ts';
import { startEmulator } from '../../src/emulator/emulator.ts';
import { contractFile } from '../support/contract.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startPrism } from './support/prism.ts';

/**
 * Prism serves paths as they are written, whatever the servers say: here they are written with all
 * that leads to them.
 */
function contractForPrism(): string {
  const contract = parse(readFileSync(contractFile, 'utf8'));
  const paths = Object.entries(contract.paths).map(([path, item]) => [
    path.startsWith('/api/') ? path : `/v1${path}`,
    item,
  ]);
  const served = { ...contract, paths: Object.fromEntries(paths), servers: [{ url: '/' }] };
  return join(temporaryFolder({ 'openapi.yaml': stringify(served) }), 'openapi.yaml');
}

/** Puts Prism before a service; it answers 500 where the service's answer breaks the contract. */
const putPrismBefore = (upstream: string) =>
  startPrism('proxy', contractForPrism(), upstream, '--validate-request=false');

async function start(options: Parameters<typeof startEmulator>[0]) {
  const emulator = await startEmulator(options);
  onTestFinished(emulator.close);
  return { emulator, prism: await putPrismBefore(emulator.authUrl) };
}

describe('Prism between the gate and the emulator', () => {
  it('finds nothing wrong with any answer of a whole run', async () => {
    const { emulator, prism } = await start({ runSeconds: 0.3, rateLimits: false });
    const [account] = emulator.accounts;
    const { outputs, shownLog } = await runAction({
      inputs: {
        'base-url': `${prism}/v1`,
        username: account?.username ?? '',
        password: account?.password ?? '',
        'app-url': 'https://vulnerable.test',
        'poll-interval-seconds': '0.1',
        'max-retries': '0',
      },
    });
    const failed = { verdict: 'failed', reason: 'findings', 'findings-count': '7' };
    expect(outputs, shownLog).toMatchObject(failed);
    expect(outputs['report-path'], shownLog).toMatch(/\.pdf$/);
    const statuses = emulator.requests.map(({ status }) => status);
    expect(statuses.length).toBeGreaterThan(6);
    expect(Math.max(...statuses)).toBeLessThan(300);
  });

  it('finds nothing wrong with errors either', async () => {
    const { prism } = await start({});
    for (const path of ['/v1/apps', '/v1/tasks/unknown', '/v1/reports/unknown'])
      expect((await fetch(`${prism}${path}`)).status).toBe(401);
  });

  it('would find what is wrong', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const broken = createServer((_request, response) =>
      response.writeHead(200, headers).end('{"data":[]}'),
    );
    onTestFinished(() => close(broken));
    const prism = await putPrismBefore(await listen(broken));
    const answer = await fetch(`${prism}/v1/apps`, { headers: { Authorization: 'Bearer a.b.c' } });
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain("must have required property 'total'");
  });
});
