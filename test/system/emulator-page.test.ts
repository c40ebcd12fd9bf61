import { request } from 'node:http';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestEmulator } from '../integration/emulator/support/session.ts';
import { programPath } from './support/program.ts';

describe('the page for people', () => {
  let browser: Browser;
  let page: Page;
  let stop = async () => {};

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: programPath('chromium'),
      args: ['--no-sandbox'],
    });
    return () => browser.close();
  });
  beforeEach(async () => {
    page = await browser.newPage();
  });
  afterEach(async () => {
    await page.close();
    await stop();
  });

  async function open(options = {}) {
    const started = await startTestEmulator(options);
    stop = started.emulator.close;
    const session = await started.logIn();
    await page.goto(started.emulator.authUrl);
    const rows = (title: string) =>
      page.locator(`h2:text-is("${title}") + table tbody tr`).evaluateAll((found) => {
        return found.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
      });
    return { ...started, session, rows };
  }

  it('shows accounts and apps, and where nothing has happened yet', async () => {
    const { rows, appId } = await open();
    expect(await rows('Accounts')).toContainEqual([
      'appsec@acme.test',
      'rehearse-acme-appsec',
      'AppSec',
      'acme',
      'paid',
      '100',
    ]);
    expect(await rows('Apps')).toContainEqual([
      'acme / vulnerable',
      'https://vulnerable.test',
      appId('vulnerable.test'),
      'COMPLETED',
    ]);
    expect(await page.locator('h2:text-is("Findings") + p').textContent()).toBe('None yet.');
  });

  it('follows a run by itself, from the request to the findings', async () => {
    const { session, clock, appId, rows } = await open();
    await session.post(`/apps/${appId('vulnerable.test')}/security-agent`);
    await page.waitForSelector('td:text-is("appsec@acme.test") + td:text-is("QUEUED")');
    const run = ['00:00:00.000', 'acme / vulnerable', 'Security test 1', 'appsec@acme.test'];
    expect(await rows('Runs')).toContainEqual([...run, 'QUEUED']);
    clock.advance(10);
    await page.waitForSelector('td:text-is("fix claimed")');
    expect(await rows('Runs')).toContainEqual([...run, 'COMPLETED']);
    expect(await rows('Findings')).toContainEqual([
      'vulnerable',
      'High',
      'open',
      'BOLA – Same-Tenant Ownership Bypass',
      'GET /api/orders/{orderId}',
    ]);
    const path = `/v1/apps/${appId('vulnerable.test')}/security-agent`;
    expect(await rows('Last requests')).toContainEqual(['00:00:00.000', 'POST', path, '202']);
    expect((await rows('Accounts'))[0]?.at(-1)).toBe('99');
  });

  it('stays small on thousands of findings', async () => {
    const { session, clock, appId, rows } = await open();
    await session.post(`/apps/${appId('many.test')}/security-agent`);
    clock.advance(10);
    await page.reload();
    const findings = (await rows('Findings')).filter(([app]) => app === 'many');
    expect(findings).toHaveLength(21);
    expect(findings.at(-1)).toContain('… and 2330 more');
  });

  it('shows hostile texts as texts', async () => {
    const { session, emulator, rows } = await open();
    const hostile = `"'><script>document.title = 'owned'</script><img src=x onerror="document.title = 'owned'">&amp;`;
    await session.post('/apps', { appUrl: 'https://hostile.test', label: hostile });
    await new Promise((resolve, reject) => {
      request(
        `${emulator.authUrl}/`,
        { path: '/v1/apps?search=<script>document.title="owned"</script>' },
        (response) => response.resume().on('end', resolve),
      )
        .on('error', reject)
        .end();
    });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.reload();
    expect(await page.title()).toBe('Emulated security testing service');
    expect((await rows('Apps')).map(([name]) => name)).toContain(`acme / ${hostile}`);
    const paths = (await rows('Last requests')).map(([, , path]) => path);
    expect(paths).toContain('/v1/apps?search=<script>document.title="owned"</script>');
    expect(await page.locator('script, img').count()).toBe(0);
    expect(said).toEqual([]);
  });
});
