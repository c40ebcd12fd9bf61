import { readFileSync } from 'node:fs';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Page } from 'playwright-core';
import { toolFile } from '../tools/install.ts';

/**
 * What GitHub does beyond its style sheet for Markdown: a frame, and diagrams in the middle without
 * a grey ground.
 */
const ownStyle = `
  body { margin: 0; background: #fff; }
  main { box-sizing: border-box; padding: 24px 32px; border: 1px solid #d1d9e0; border-radius: 6px; }
  .markdown-body pre.mermaid { background: none; text-align: center; }
  .markdown-body pre.mermaid svg { max-height: 320px; }
`;

/**
 * Shows Markdown as GitHub does, with the first of what folds out open. Rejects where a diagram
 * cannot be drawn.
 */
export async function showAsGitHub(page: Page, markdown: string): Promise<void> {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
    .replaceAll(
      /<pre><code class="language-mermaid">(.*?)<\/code><\/pre>/gs,
      '<pre class="mermaid">$1</pre>',
    )
    .replace('<details>', '<details open>');
  const githubStyle = readFileSync(
    toolFile('pictures', 'github-markdown-css/github-markdown-light.css'),
    'utf8',
  );
  await page.setContent(
    `<style>${githubStyle}${ownStyle}</style><main class="markdown-body">${html}</main>`,
  );
  await page.addScriptTag({ path: toolFile('pictures', 'mermaid/dist/mermaid.min.js') });
  await page.evaluate(
    "mermaid.initialize({ startOnLoad: false, securityLevel: 'strict' }); mermaid.run()",
  );
}
