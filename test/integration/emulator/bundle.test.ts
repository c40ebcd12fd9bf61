import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { freshBundle } from '../../../harness/fresh-bundles.ts';
import { openSession } from './support/session.ts';

const bundle = join(import.meta.dirname, '../../../dist/emulator/index.js');

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
});

describe('the committed bundle', () => {
  it('has all that it needs in its folder, the contract and the PDF library included', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
    stops.push(() => rmSync(folder, { recursive: true }));
    cpSync(dirname(freshBundle(bundle)), folder, { recursive: true });
    const args = [join(folder, 'index.js'), '--run-seconds', '0', '--onboarding-seconds', '0'];
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    stops.push(() => child.kill());
    const [line] = await once(createInterface(child.stdout), 'line');
    const printed = JSON.parse(String(line));
    const session = await openSession(printed, 'appsec@acme.test');
    expect(await (await session.raw('/openapi.yaml')).text()).toMatch(/^openapi: 3\.1\.1\n/);
    const { appId } = (await session.post('/apps', { appUrl: 'https://bundled.test' })).body;
    await sleep(5);
    const [report] = (await session.get(`/apps/${appId}/reports`)).body.data;
    const bytes = Buffer.from(
      await (await session.raw(`/reports/${report.reportId}`)).arrayBuffer(),
    );
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await (await fetch(printed.authUrl)).text()).toContain('https://bundled.test');
  });
});
