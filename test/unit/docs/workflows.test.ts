import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemsOfWorkflow, root } from './github-language-service.ts';

/** The workflows that a document shows, without their indentation. */
function workflowsIn(markdown: string): string[] {
  const blocks = markdown.matchAll(/^( *)```yaml\n(.*?)^ *```$/gms);
  return [...blocks].map(([, indent = '', block = '']) => block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
}

const examples = readdirSync(join(root, 'examples')).map((name) => [
  `examples/${name}`,
  readFileSync(join(root, 'examples', name), 'utf8'),
]);
const inReadme = workflowsIn(readFileSync(join(root, 'README.md'), 'utf8')).map((text, index) => [
  `workflow ${index + 1} of README.md`,
  text,
]);

describe('the workflows that users copy', () => {
  it('are there', () => {
    expect(examples.map(([name]) => name)).toEqual(
      expect.arrayContaining(['examples/nightly.yml', 'examples/pull-request.yml']),
    );
    expect(inReadme.length).toBeGreaterThanOrEqual(2);
  });

  it.each([...examples, ...inReadme])(
    "%s gives only inputs that exist and is accepted by GitHub's parser",
    async (_, text = '') => {
      expect(text).toContain('uses: OWNER/security-test-gate@v1');
      expect(await problemsOfWorkflow(text)).toEqual([]);
    },
  );

  it('would not be accepted with an input that does not exist', async () => {
    const [, text = ''] = examples[0] ?? [];
    expect(await problemsOfWorkflow(text.replace('fail-on-severity', 'fail-on-severities'))).toEqual([
      "Invalid action input 'fail-on-severities'",
    ]);
  });

  it('would not be accepted without the one required input', async () => {
    const [, text = ''] = examples[0] ?? [];
    expect(await problemsOfWorkflow(text.replace(/^ *base-url:.*\n/m, ''))).toEqual([
      'Missing required input `base-url`',
    ]);
  });

  it.each([...examples, ...inReadme])('%s gives no more permissions than none by default', (_, text) => {
    expect(text).toMatch(/^permissions: \{\}$/m);
  });
});
