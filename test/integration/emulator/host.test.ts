import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { startAsAcme } from '../../support/emulator-session.ts';
import { ask } from './support/ask.ts';

/** Requests the page with this Host header. */
async function askForPage(listenOn: string, host: string) {
  const { emulator } = await startAsAcme({ host: listenOn });
  const { port } = new URL(emulator.baseUrl);
  return ask(emulator.baseUrl, { headers: { Host: host.replace('PORT', port) } });
}

it.each([
  ['127.0.0.1', '127.0.0.1:PORT'],
  ['127.0.0.1', 'localhost:PORT'],
  ['127.0.0.1', 'LOCALHOST'],
  ['127.0.0.1', 'service.localhost:8080'],
  ['127.0.0.1', '127.0.0.2'],
  ['127.0.0.1', '[::1]:8080'],
  ['localhost', 'localhost:PORT'],
  ['0.0.0.0', '192.168.1.7:PORT'],
  ['0.0.0.0', '[fe80::1]:80'],
])('listening on %s it accepts requests for %s', async (listenOn, host) => {
  expect(await askForPage(listenOn, host)).toMatchObject({ status: 200 });
});

it.each([
  ['127.0.0.1', 'rebound.example:PORT'],
  ['127.0.0.1', 'localhost.rebound.example'],
  ['127.0.0.1', '127.0.0.1.rebound.example'],
  ['127.0.0.1', 'notlocalhost'],
  ['127.0.0.1', '192.168.1.7'],
  ['0.0.0.0', 'rebound.example:PORT'],
])(
  'listening on %s it refuses requests for %s, as a website could send by DNS rebinding',
  async (listenOn, host) => {
    const { status, body } = await askForPage(listenOn, host);
    expect(status).toBe(421);
    expect(JSON.parse(body)).toMatchObject({ status: 421, title: 'Misdirected Request' });
  },
);

it('the page allows only its own script and style sheet, by their hashes', async () => {
  const { emulator } = await startAsAcme();
  const response = await fetch(`${emulator.authUrl}/`);
  const page = await response.text();
  const source = (tag: string) => {
    const text = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(page)?.[1] ?? '';
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  };
  expect(response.headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'none'",
    `script-src ${source('script')}`,
    `style-src ${source('style')}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toMatch(/ style=| on[a-z]+=/);
});
