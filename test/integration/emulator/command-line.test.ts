import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSession } from '../../support/emulator-session.ts';
import { ask } from './support/ask.ts';

const entry = join(import.meta.dirname, '../../../src/emulator/index.ts');

function run(args: string[]) {
  const started = spawn(process.execPath, [entry, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void started.kill('SIGKILL'));
  return started;
}

async function ended(args: string[]) {
  const started = run(args);
  const exit: Promise<unknown[]> = once(started, 'exit');
  const [stdout, stderr] = await Promise.all([text(started.stdout), text(started.stderr)]);
  return { stdout, stderr, status: (await exit)[0] };
}

async function listening(args: string[] = []) {
  const started = run(args);
  const [line] = await once(createInterface(started.stdout), 'line');
  return { started, printed: JSON.parse(String(line)) };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown[]> {
  child.kill(signal);
  return once(child, 'exit');
}

describe('the command line', () => {
  it('prints its address, its accounts and the apps that can be tested', async () => {
    const { printed } = await listening();
    expect(Object.keys(printed)).toEqual(['baseUrl', 'authUrl', 'accounts', 'apps']);
    expect(printed.authUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(printed.baseUrl).toBe(`${printed.authUrl}/v1`);
    expect(printed.accounts[0]).toEqual({
      username: 'appsec@acme.test',
      password: 'rehearse-acme-appsec',
      role: 'AppSec',
      organization: 'acme',
      tier: 'paid',
      credits: 100,
    });
    expect(printed.accounts.map(({ username }: { username: string }) => username)).toEqual([
      'appsec@acme.test',
      'viewer@acme.test',
      'admin@globex.test',
      'appsec@free.test',
      'appsec@broke.test',
    ]);
    const urls = printed.apps.map(({ appUrl }: { appUrl: string }) => appUrl);
    for (const host of ['onboarding', 'captcha', 'registration-failed'])
      expect(urls).not.toContain(`https://${host}.test`);
    expect(printed.apps[0]).toEqual({
      appId: expect.any(String),
      appUrl: 'https://vulnerable.test',
      label: 'vulnerable',
    });
  });

  it('accepts options, with decimals', async () => {
    const options = ['--token-seconds', '0.2', '--host', '::1', '--billing', 'FALSE'];
    const { printed } = await listening(options);
    expect(printed.authUrl).toMatch(/^http:\/\/\[::1\]:\d+$/);
    const session = await openSession(printed, 'appsec@broke.test');
    await sleep(250);
    expect((await session.get('/apps')).status).toBe(401);
  });

  it('logs every request on one line, whatever its path', async () => {
    const { started, printed } = await listening();
    for (const path of [
      '/v1/apps?search=a%0Ab',
      '/v1/\u0085forged',
      '/v1/\u009b31m',
      '/v1/<b>"x"',
      '/##[error]x',
      '/::error::x',
    ])
      await ask(printed.baseUrl, { path });
    started.kill();
    const lines = (await text(started.stderr)).trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z GET \/v1\/apps\?search=a%0Ab 401$/);
    expect(lines[1]).toMatch(/^\S+ GET \/v1\/<b>"x" 404$/);
    expect(lines[2]).toMatch(/^\S+ GET \/%23%23%5Berror%5Dx 200$/);
    expect(lines[3]).toMatch(/^\S+ GET \/%3A:error%3A:x 404$/);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'stops at once on %s, even with open connections',
    async (signal) => {
      const { started, printed } = await listening();
      const agent = new Agent({ keepAlive: true });
      await ask(printed.baseUrl, { path: '/v1/apps', agent });
      const before = performance.now();
      expect(await stop(started, signal)).toEqual([0, null]);
      // An idle connection would hold it for five seconds.
      expect(performance.now() - before).toBeLessThan(4500);
      agent.destroy();
    },
  );

  it('names an option that it does not understand, and points to --help', async () => {
    expect(await ended(['--run-seconds', 'soon'])).toEqual({
      status: 1,
      stdout: '',
      stderr:
        "--run-seconds must be a number of seconds such as 2 or 0.5, not 'soon'. See --help.\n",
    });
  });

  it('reports that it cannot listen', async () => {
    const { printed } = await listening();
    const { stderr, status } = await ended(['--port', new URL(printed.baseUrl).port]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/could not listen.*EADDRINUSE.*--port/);
  });
});
