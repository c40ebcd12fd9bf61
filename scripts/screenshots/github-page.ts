import { readFileSync } from 'node:fs';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Page } from 'playwright-core';
import { toolFile } from '../tools/install.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const borders: Record<Scheme, string> = { light: '#d1d9e0', dark: '#3d444d' };
const mermaidThemes: Record<Scheme, string> = { light: 'default', dark: 'dark' };

/** A frame, and diagrams in the middle without a grey ground, which its style sheet lacks. */
const ownStyle = (scheme: Scheme) => `
  body { margin: 0; }
  main { box-sizing: border-box; padding: 16px; border: 1px solid ${borders[scheme]}; }
  .markdown-body pre.mermaid { background: none; text-align: center; }
  .markdown-body pre.mermaid svg { max-height: 320px; }
`;

/** Shows Markdown as GitHub does. Rejects where a diagram cannot be drawn. */
export async function showAsGitHub(page: Page, markdown: string, scheme: Scheme): Promise<void> {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  }).replaceAll(
    /<pre><code class="language-mermaid">(.*?)<\/code><\/pre>/gs,
    '<pre class="mermaid">$1</pre>',
  );
  const sheet = toolFile('pictures', `github-markdown-css/github-markdown-${scheme}.css`);
  const style = readFileSync(sheet, 'utf8') + ownStyle(scheme);
  await page.setContent(
    `<!doctype html><style>${style}</style><main class="markdown-body">${html}</main>`,
  );
  await page.addScriptTag({ path: toolFile('pictures', 'mermaid/dist/mermaid.min.js') });
  const options = { startOnLoad: false, securityLevel: 'strict', theme: mermaidThemes[scheme] };
  await page.evaluate(`mermaid.initialize(${JSON.stringify(options)}); mermaid.run()`);
}
