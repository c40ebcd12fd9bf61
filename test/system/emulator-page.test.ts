import { type Browser, chromium, type Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scenarios } from '../../src/emulator/world/scenarios.ts';
import { ask } from '../integration/emulator/support/ask.ts';
import { startAsAcme } from '../support/emulator-session.ts';
import { programPath } from './support/program.ts';

describe('the page for people', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const executablePath = programPath('chromium');
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    return () => browser.close();
  });
  beforeEach(async () => {
    page = await browser.newPage();
  });
  afterEach(() => page.close());

  async function open(options = {}) {
    const started = await startAsAcme(options);
    await page.goto(started.emulator.authUrl);
    const rows = (title: string) =>
      page.locator(`#${title} tbody tr`).evaluateAll((found) => {
        const rowsOfCells = found.map((row) => [...row.querySelectorAll('td')]);
        return rowsOfCells.map((cells) => cells.map((cell) => cell.textContent).join(' | '));
      });
    return { ...started, rows };
  }

  /** Opens the page when a test of an app has completed. */
  async function openTested(host: string) {
    const opened = await open();
    await opened.session.trigger(opened.appId(host));
    opened.clock.advance(10);
    await page.waitForSelector('#findings table');
    return opened;
  }

  it('shows accounts and apps, and that there are no findings yet', async () => {
    const { rows, appId } = await open();
    expect(await rows('accounts')).toContain(
      'appsec@acme.test | rehearse-acme-appsec | AppSec | acme | paid | 100',
    );
    expect(await rows('apps')).toContain(
      `acme / clean | https://clean.test | ${appId('clean.test')} | COMPLETED | No findings`,
    );
    expect(await page.locator('#findings').textContent()).toBe('None yet.');
  });

  it('describes every host, including those without an app', async () => {
    await open();
    for (const [host, { description }] of scenarios) {
      const row = page.locator('tr', { hasText: host }).first();
      expect(await row.locator('td').last().textContent()).toBe(description.replaceAll('`', ''));
    }
    const others = page.locator('tr:has-text("any other host") code');
    expect(await others.textContent()).toBe('vulnerable.test');
  });

  it('shows runs first, then findings, and folds the requests', async () => {
    await openTested('vulnerable.test');
    expect((await page.locator('h2').allTextContents()).join(', ')).toBe(
      'Runs, Run the gate against it, Findings, Apps, Hosts to register, Accounts, Last requests',
    );
    expect(await page.locator('#requests').isVisible()).toBe(false);
    await page.locator('summary').click();
    expect(await page.locator('#requests').isVisible()).toBe(true);
  });

  it('updates itself during a run, from the request to the findings', async () => {
    const { session, clock, appId, rows } = await open();
    await session.trigger(appId('vulnerable.test'));
    await page.evaluate('window.isSamePage = true');
    await page.locator('summary').click();
    const progress = page.locator('#runs tr:has-text("acme / vulnerable") progress');
    await progress.waitFor();
    const run = (state: string) =>
      `acme / vulnerable | Security test 1 | ${state} | 00:00:00.000 | appsec@acme.test`;
    expect(await rows('runs')).toContain(run('QUEUED'));
    clock.advance(5);
    await page.waitForSelector('#runs progress[value="0.50"]');
    expect(await rows('runs')).toContain(run('RUNNING'));
    clock.advance(5);
    await page.waitForSelector('td:text-is("fix claimed")');
    expect(await progress.count()).toBe(0);
    expect(await rows('runs')).toContain(run('COMPLETED'));
    expect(await page.evaluate('window.isSamePage')).toBe(true);
    expect(await page.locator('#requests').isVisible()).toBe(true);
    const { data } = await session.findings(appId('vulnerable.test'));
    expect(await rows('findings')).toContain(
      `vulnerable | High | open | BOLA – Same-Tenant Ownership Bypass | GET /api/orders/{orderId} | ${data[1].id}`,
    );
    const path = `/v1/apps/${appId('vulnerable.test')}/security-agent`;
    expect(await rows('requests')).toContain(`00:00:00.000 | POST | ${path} | 202`);
    expect((await rows('accounts'))[0]).toMatch(/ \| 99$/);
  });

  it('reports that the emulator has stopped', async () => {
    const { emulator } = await open();
    const silence = page.locator('#silence');
    expect(await silence.isVisible()).toBe(false);
    await emulator.close();
    await silence.waitFor();
  });

  it('copies the command that runs the gate', async () => {
    const { emulator } = await open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('button').click();
    await page.locator('button:text-is("Copied")').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      `npm run demo -- --base-url ${emulator.baseUrl} --app-url https://vulnerable.test`,
    );
  });

  it('fits the width of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openTested('vulnerable.test');
    await page.locator('summary').click();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  it('stays small with thousands of findings', async () => {
    const { rows } = await openTested('many.test');
    const findings = (await rows('findings')).filter((row) => row.startsWith('many | '));
    expect(findings).toHaveLength(21);
    expect(findings.at(-1)).toContain(' | … and 2330 more');
  });

  it('shows hostile texts as plain text', async () => {
    const { session, emulator, rows } = await open();
    const hostile = `"'><script>document.title = 'owned'</script><img src=x onerror="document.title = 'owned'">&amp;`;
    await session.register('https://hostile.test', { label: hostile });
    const path = '/v1/apps?search=<script>document.title="owned"</script>';
    await ask(emulator.baseUrl, { path });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.reload();
    expect(await page.title()).toBe('Emulated security testing service');
    expect((await rows('apps')).join('\n')).toContain(`acme / ${hostile} | https://hostile.test`);
    expect((await rows('requests')).join('\n')).toContain(` | ${path} | `);
    expect(await page.locator('td script, td img, body img').count()).toBe(0);
    expect(said).toEqual([]);
  });
});
