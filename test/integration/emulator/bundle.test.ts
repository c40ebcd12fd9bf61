import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freshBundle } from '../../../harness/fresh-bundles.ts';
import { openSession } from '../../support/emulator-session.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const bundle = join(import.meta.dirname, '../../../dist/emulator/index.js');

it('the committed bundle has the contract and the PDF library in its folder', async () => {
  const folder = temporaryFolder();
  cpSync(dirname(freshBundle(bundle)), folder, { recursive: true });
  const args = [join(folder, 'index.js'), '--run-seconds', '0', '--onboarding-seconds', '0'];
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  const child = spawn(process.execPath, args, { cwd: folder, stdio: [...stdio] });
  onTestFinished(() => void child.kill());
  if (child.stdout === null) throw new Error('There is no output.');
  const [line] = await once(createInterface(child.stdout), 'line');
  const printed = JSON.parse(String(line));
  const session = await openSession(printed, 'appsec@acme.test');
  expect(await (await session.raw('/openapi.yaml')).text()).toMatch(/^openapi: 3\.1\.1\n/);
  const { appId } = (await session.register('https://bundled.test')).body;
  await sleep(5);
  const [report] = (await session.reports(appId)).data;
  expect(await (await session.raw(`/reports/${report.reportId}`)).text()).toMatch(/^%PDF-/);
  expect(await (await fetch(printed.authUrl)).text()).toContain('https://bundled.test');
});
