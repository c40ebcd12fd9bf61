/**
 * Takes the pictures of the job summary and of the pull request comment in light and dark, from
 * what the built gate writes on the emulator. Usage: `npm run screenshots`; needs Debian's
 * `chromium`, `fonts-liberation`, `fonts-noto-color-emoji` and `pngquant`.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { hashesOf, produceGateOutput } from './screenshots/gate-output.ts';
import { type Scheme, schemes, showAsGitHub } from './screenshots/github-page.ts';
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

async function takePicture(browser: Browser, markdown: string, scheme: Scheme): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: 760, height: 600 },
    deviceScaleFactor: 2,
  });
  await showAsGitHub(page, markdown, scheme);
  const picture = await page.locator('main').screenshot();
  await page.close();
  // 32 colours are enough for text, and a fraction of the size.
  return execFileSync('pngquant', ['--strip', '--speed', '1', '32', '-'], { input: picture });
}

installTools('pictures');
const output = await produceGateOutput();
const browser = await chromium.launch(chromiumOptions);
try {
  for (const [name, markdown] of Object.entries(output))
    for (const scheme of schemes) {
      const path = join(images, `${name}-${scheme}.png`);
      writeFileSync(path, await takePicture(browser, markdown, scheme));
      console.log(path);
    }
  writeFileSync(
    join(images, 'made-from.json'),
    `${JSON.stringify(hashesOf(output), undefined, 2)}\n`,
  );
} finally {
  await browser.close();
}
