import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { startEmulator } from '../../../src/emulator/emulator.ts';

/** Status and body of the page for people, asked for under some host. */
async function ask(listenOn: string, hostOf: (port: string) => string) {
  const emulator = await startEmulator({ host: listenOn });
  onTestFinished(emulator.close);
  const { port } = new URL(emulator.baseUrl);
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const headers = { Host: hostOf(port) };
    request({ host: '127.0.0.1', port, path: '/', headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

it.each<[string, (port: string) => string]>([
  ['127.0.0.1', (port) => `127.0.0.1:${port}`],
  ['127.0.0.1', (port) => `localhost:${port}`],
  ['127.0.0.1', () => 'LOCALHOST'],
  ['127.0.0.1', () => 'service.localhost:8080'],
  ['127.0.0.1', () => '127.0.0.2'],
  ['127.0.0.1', () => '[::1]:8080'],
  ['localhost', (port) => `localhost:${port}`],
  ['0.0.0.0', (port) => `192.168.1.7:${port}`],
  ['0.0.0.0', () => '[fe80::1]:80'],
])('listening on %s it answers to a name of its own: %s', async (host, hostOf) => {
  expect(await ask(host, hostOf)).toMatchObject({ status: 200 });
});

it.each<[string, (port: string) => string]>([
  ['127.0.0.1', (port) => `rebound.example:${port}`],
  ['127.0.0.1', () => 'localhost.rebound.example'],
  ['127.0.0.1', () => '127.0.0.1.rebound.example'],
  ['127.0.0.1', () => 'notlocalhost'],
  ['127.0.0.1', () => '192.168.1.7'],
  ['0.0.0.0', (port) => `rebound.example:${port}`],
])(
  'listening on %s it refuses another host, to which a page of the web could make its name point',
  async (host, hostOf) => {
    const { status, body } = await ask(host, hostOf);
    expect(status).toBe(421);
    expect(JSON.parse(body)).toMatchObject({ status: 421, title: 'Misdirected Request' });
  },
);
