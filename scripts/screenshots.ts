/**
 * Takes the README's pictures of the job summary and of the pull request comment, from what the
 * committed gate writes on the emulator. Usage: `npm run screenshots`; needs Debian's `chromium`,
 * `fonts-noto-color-emoji` and `pngquant`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { produceGateOutput } from './screenshots/gate-output.ts';
import { showAsGitHub } from './screenshots/github-page.ts';
import { installTools } from './tools/install.ts';

const images = join(import.meta.dirname, '../docs/images');
const chromiumOptions = {
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-lcd-text',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

async function takePicture(browser: Browser, markdown: string): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: 840, height: 800 },
    deviceScaleFactor: 2,
  });
  await showAsGitHub(page, markdown);
  const picture = await page.locator('main').screenshot();
  await page.close();
  // 64 colours are enough for text and charts, and a third of the size.
  return execFileSync('pngquant', ['--strip', '64', '-'], { input: picture });
}

installTools('pictures');
const output = await produceGateOutput();
mkdirSync(images, { recursive: true });
const browser = await chromium.launch(chromiumOptions);
try {
  for (const [name, markdown] of Object.entries(output)) {
    const path = join(images, `${name}.png`);
    writeFileSync(path, await takePicture(browser, markdown));
    console.log(path);
  }
} finally {
  await browser.close();
}
