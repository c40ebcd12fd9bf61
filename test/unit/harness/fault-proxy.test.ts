import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { startFaultProxy } from '../../../harness/fault-proxy.ts';
import { close, listen } from '../../../harness/loopback-server.ts';

it('a kept path is asked for again after an answer that failed, and then no more', async () => {
  let asked = 0;
  const service = createServer((_, response) => {
    asked += 1;
    if (asked === 1) response.destroy();
    else response.end(`answer ${asked}`);
  });
  const target = await listen(service);
  const proxy = await startFaultProxy({ target, keep: /^\/kept$/ });
  onTestFinished(async () => {
    await proxy.close();
    await close(service);
  });
  const ask = async () => (await fetch(`${proxy.origin}/kept`)).text();
  await expect(ask()).rejects.toThrow('fetch failed');
  expect([await ask(), await ask()]).toEqual(['answer 2', 'answer 2']);
});
