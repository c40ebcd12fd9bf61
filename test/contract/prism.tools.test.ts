import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { runAction } from '../../harness/runner.ts';
import { node24 } from '../../harness/step-process.ts';
import { toolFile } from '../../scripts/tools/install.ts';
import { startEmulator } from '../../src/emulator/emulator.ts';

const root = join(import.meta.dirname, '../..');

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/**
 * Prism serves paths as they are written, whatever the servers say: here they are written with all
 * that leads to them.
 */
function contractForPrism(folder: string): string {
  const contract = parse(readFileSync(join(root, 'contract/openapi.yaml'), 'utf8'));
  const paths = Object.entries(contract.paths).map(([path, item]) => [
    path.startsWith('/api/') ? path : `/v1${path}`,
    item,
  ]);
  const file = join(folder, 'openapi.yaml');
  writeFileSync(
    file,
    stringify({ ...contract, paths: Object.fromEntries(paths), servers: [{ url: '/' }] }),
  );
  return file;
}

/** Lets a server listen on a free port until the test is over. */
async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

async function untilItListens(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`Prism ended with status ${child.exitCode}.`);
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await sleep(200);
  }
  throw new Error('Prism did not listen within 20 seconds.');
}

/**
 * Puts Prism in front of a service; it answers 500 where the service's answer breaks the contract.
 */
async function startPrism(upstream: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'prism-'));
  stops.push(() => rmSync(folder, { recursive: true }));
  const port = await freePort();
  const prism = toolFile('contract', '@stoplight/prism-cli/dist/index.js');
  const options = [
    '--errors',
    '--validate-request=false',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
  ];
  const child = spawn(node24, [prism, 'proxy', contractForPrism(folder), upstream, ...options], {
    stdio: 'ignore',
  });
  stops.push(() => child.kill());
  const url = `http://127.0.0.1:${port}`;
  await untilItListens(url, child);
  return url;
}

describe('Prism between the gate and the emulator', () => {
  it('finds nothing wrong with any answer of a whole run', async () => {
    const emulator = await startEmulator({ runSeconds: 0.3, rateLimits: false });
    stops.push(emulator.close);
    const prism = await startPrism(emulator.authUrl);
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
    expect(outputs, shownLog).toMatchObject({
      verdict: 'failed',
      reason: 'findings',
      'findings-count': '7',
    });
    expect(outputs['report-path'], shownLog).toMatch(/\.pdf$/);
    const statuses = emulator.requests.map(({ status }) => status);
    expect(statuses.length).toBeGreaterThan(6);
    expect(Math.max(...statuses)).toBeLessThan(300);
  });

  it('finds nothing wrong with errors either', async () => {
    const emulator = await startEmulator();
    stops.push(emulator.close);
    const prism = await startPrism(emulator.authUrl);
    for (const path of ['/v1/apps', '/v1/tasks/unknown', '/v1/reports/unknown']) {
      expect((await fetch(`${prism}${path}`)).status).toBe(401);
    }
  });

  it('would find what is wrong', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const broken = createHttpServer((_request, response) =>
      response.writeHead(200, headers).end('{"data":[]}'),
    );
    const prism = await startPrism(`http://127.0.0.1:${await listen(broken)}`);
    const answer = await fetch(`${prism}/v1/apps`, { headers: { Authorization: 'Bearer a.b.c' } });
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain("must have required property 'total'");
  });
});
