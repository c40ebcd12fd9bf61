/**
 * Takes pictures of job summaries and pull request comments, in light and dark, for desktop and
 * phone, from what the built gate writes on the emulator. Usage: `npm run screenshots`; needs
 * Debian's `chromium`, `fonts-liberation`, `fonts-noto-color-emoji` and `pngquant`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { chromium } from 'playwright-core';
import { project } from '../harness/project.ts';
import { runAction } from '../harness/runner.ts';
import { account, startSteadyEmulator } from '../harness/steady-emulator.ts';

const images = join(project, 'docs/images');
/** All pictures, for people to look at; those of `failed` are also part of the documentation. */
const gallery = join(project, 'screenshots');

const needs = JSON.stringify({ deploy: { result: 'failure', outputs: {} } });
/** The inputs of the gate for each picture. */
const scenes = {
  failed: { 'app-url': 'https://vulnerable.test', details: 'full' },
  counts: { 'app-url': 'https://vulnerable.test', details: 'counts' },
  interrupted: { 'app-url': 'https://interrupted.test', 'max-reruns': '0' },
  'timed-out': { 'app-url': 'https://stuck.test', 'timeout-minutes': '0.02' },
  'not-deployed': { 'app-url': 'https://clean.test', needs },
  error: { 'app-url': 'https://unknown.test' },
};

/** Runs the committed gate in each scene; returns the Markdown of summary and comment. */
export async function produceGateOutput() {
  const emulator = await startSteadyEmulator();
  const connection = { ...account, 'base-url': emulator.baseUrl, 'poll-interval-seconds': '0.05' };
  const written: Record<string, { summary: string; comment: string }> = {};
  try {
    for (const [name, inputs] of Object.entries(scenes)) {
      const { summary, github, remove } = await runAction({ inputs: { ...connection, ...inputs } });
      remove();
      written[name] = {
        summary: withoutFacts(summary).replace('<details>', '<details open>'),
        comment: withoutFacts(github.comments[0]?.body ?? ''),
      };
    }
  } finally {
    await emulator.close();
  }
  return written;
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

/** Widths in CSS pixels. */
const screens = { desktop: 760, phone: 390 };

async function takePictures(): Promise<void> {
  const written = await produceGateOutput();
  mkdirSync(gallery, { recursive: true });
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--disable-lcd-text'],
  });
  const views = Object.entries(written).flatMap(([scene, texts]) =>
    Object.entries(texts).map(([view, text]) => [scene, view, renderPage(text)] as const),
  );
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [screen, width] of Object.entries(screens)) {
      const viewport = { width, height: 600 };
      const page = await browser.newPage({ viewport, deviceScaleFactor: 2, colorScheme });
      for (const [scene, view, html] of views) {
        await page.setContent(html);
        const input = await page.locator('main').screenshot();
        // 32 colours are enough for text, at a fraction of the size.
        const picture = execFileSync('pngquant', ['--strip', '--speed', '1', '32', '-'], { input });
        writeFileSync(join(gallery, `${scene}-${view}-${screen}-${colorScheme}.png`), picture);
        if (scene === 'failed' && screen === 'desktop')
          writeFileSync(join(images, `${view}-${colorScheme}.png`), picture);
      }
    }
  await browser.close();
  writeFileSync(join(images, 'made-from.json'), `${JSON.stringify(written, undefined, 2)}\n`);
}

if (import.meta.main) await takePictures();
