/**
 * Takes the pictures of the job summary and of the pull request comment in light and dark, from
 * what the built gate writes on the emulator. Usage: `npm run screenshots`; needs Debian's
 * `chromium`, `fonts-liberation`, `fonts-noto-color-emoji` and `pngquant`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { chromium } from 'playwright-core';
import { project } from '../harness/project.ts';
import { runAction } from '../harness/runner.ts';
import { account, startSteadyEmulator } from '../harness/steady-emulator.ts';

const images = join(project, 'docs/images');

/** Tests `vulnerable.test` with the committed gate; returns the Markdown of summary and comment. */
export async function produceGateOutput() {
  const emulator = await startSteadyEmulator();
  const inputs = {
    ...account,
    'base-url': emulator.baseUrl,
    'app-url': 'https://vulnerable.test',
    'poll-interval-seconds': '0.05',
    details: 'full',
  };
  const { summary, github, remove } = await runAction({ inputs }).finally(emulator.close);
  remove();
  return {
    summary: withoutFacts(summary).replace('<details>', '<details open>'),
    comment: withoutFacts(github.comments[0]?.body ?? ''),
  };
}

/** The Markdown without the facts at the end, which add nothing to a picture. */
function withoutFacts(markdown: string): string {
  const end = markdown.indexOf('<details><summary>Security Test Gate');
  if (end < 0) throw new Error(`The facts to leave out are missing:\n${markdown}`);
  return markdown.slice(0, end);
}

/** Renders Markdown as a page in GitHub's style, with a frame. */
function renderPage(markdown: string): string {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const sheet = fileURLToPath(import.meta.resolve('github-markdown-css/github-markdown.css'));
  return `<!doctype html>
    <style>
      ${readFileSync(sheet, 'utf8')}
      body { margin: 0; }
      main { box-sizing: border-box; padding: 16px; border: 1px solid var(--borderColor-default); }
    </style>
    <main class="markdown-body">${html}</main>`;
}

async function takePictures(): Promise<void> {
  const output = await produceGateOutput();
  const args = ['--disable-lcd-text'];
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
  for (const colorScheme of ['light', 'dark'] as const) {
    const viewport = { width: 760, height: 600 };
    const page = await browser.newPage({ viewport, deviceScaleFactor: 2, colorScheme });
    for (const [name, markdown] of Object.entries(output)) {
      await page.setContent(renderPage(markdown));
      const input = await page.locator('main').screenshot();
      // 32 colours are enough for text, and a fraction of the size.
      const picture = execFileSync('pngquant', ['--strip', '--speed', '1', '32', '-'], { input });
      writeFileSync(join(images, `${name}-${colorScheme}.png`), picture);
    }
  }
  await browser.close();
  writeFileSync(join(images, 'made-from.json'), `${JSON.stringify(output, undefined, 2)}\n`);
}

if (import.meta.main) await takePictures();
