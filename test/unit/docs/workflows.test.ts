import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { subActions } from '../../../scripts/docs.ts';
import { problemsOfWorkflow, root } from './github-language-service.ts';

/** The workflows that a document shows, without their indentation; a policy is none. */
function workflowsIn(markdown: string): string[] {
  const blocks = markdown.matchAll(/^( *)```yaml\n(.*?)^ *```$/gms);
  const texts = [...blocks].map(([, indent = '', block = '']) => block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
  return texts.filter((text) => !/^accept:/m.test(text));
}

const examples = readdirSync(join(root, 'examples')).map((name) => [
  `examples/${name}`,
  readFileSync(join(root, 'examples', name), 'utf8'),
]);
const documents = ['README.md', 'docs/forks.md', ...subActions(root).map((name) => join(name, 'README.md'))];
const inDocuments = documents.flatMap((name) =>
  workflowsIn(readFileSync(join(root, name), 'utf8')).map((text, index) => [`workflow ${index + 1} of ${name}`, text]),
);

/** Whether a workflow checks code out on an event that gives a fork's pull request the secrets of the repository. */
function runsForeignCode(workflow: string): boolean {
  return /^ *(pull_request_target|workflow_run):/m.test(workflow) && workflow.includes('actions/checkout');
}

describe('the workflows that users copy', () => {
  it('are there', () => {
    expect(examples.map(([name]) => name)).toEqual(
      expect.arrayContaining(['examples/nightly.yml', 'examples/pull-request.yml']),
    );
    expect(inDocuments.length).toBeGreaterThanOrEqual(3);
  });

  it.each([...examples, ...inDocuments])(
    "%s gives only inputs that exist and is accepted by GitHub's parser",
    async (_, text = '') => {
      expect(text).toMatch(/uses: OWNER\/security-test-gate(\/[a-z-]+)?@v1$/m);
      expect(await problemsOfWorkflow(text)).toEqual([]);
    },
  );

  it('would not be accepted with an input that does not exist', async () => {
    const [, text = ''] = examples.find(([name]) => name === 'examples/pull-request.yml') ?? [];
    expect(await problemsOfWorkflow(text.replace('fail-on-severity', 'fail-on-severities'))).toEqual([
      "Invalid action input 'fail-on-severities'",
    ]);
  });

  it.each(subActions(root))('show %s in its own README', (name) => {
    const [, text] = inDocuments.find(([title]) => title === `workflow 1 of ${join(name, 'README.md')}`) ?? [];
    expect(text).toContain(`uses: OWNER/security-test-gate/${name}@v1\n`);
  });

  it('would not be accepted without the one required input', async () => {
    const [, text = ''] = examples[0] ?? [];
    expect(await problemsOfWorkflow(text.replace(/^ *base-url:.*\n/m, ''))).toEqual([
      'Missing required input `base-url`',
    ]);
  });

  it.each([...examples, ...inDocuments])(
    '%s runs no code of a pull request where a fork has secrets',
    (_, text = '') => {
      expect(runsForeignCode(text)).toBe(false);
    },
  );

  it('would be seen to run such code', () => {
    const [, text = ''] = examples.find(([name]) => name === 'examples/pull-request.yml') ?? [];
    expect(runsForeignCode(text.replace('  pull_request:', '  pull_request_target:'))).toBe(true);
  });

  it.each([...examples, ...inDocuments])('%s gives no more permissions than none by default', (_, text) => {
    expect(text).toMatch(/^permissions: \{\}$/m);
  });
});
