import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { subActions } from '../../../harness/project.ts';
import { lintWorkflow } from '../../../scripts/workflows.ts';
import { examples, inDocuments, stepsInDocuments } from './copied-workflows.ts';
import { problemsOfWorkflow, root } from './github-language-service.ts';

/**
 * Whether a workflow checks code out on an event that gives a fork's pull request the secrets of
 * the repository.
 */
function runsForeignCode(workflow: string): boolean {
  return (
    /^ *(pull_request_target|workflow_run|issue_comment):/m.test(workflow) &&
    workflow.includes('actions/checkout')
  );
}

/** What the gate of another workflow tests. */
const buildAlone = 'examples/workflow-run-build.yml';

describe('the workflows that users copy', () => {
  it('are there', () => {
    expect(examples.map(([name]) => name)).toEqual(
      expect.arrayContaining(['examples/nightly.yml', 'examples/pull-request.yml']),
    );
    expect(inDocuments.length).toBeGreaterThanOrEqual(3);
  });

  it.each([...examples, ...inDocuments])(
    "%s gives only inputs that exist and is accepted by GitHub's parser",
    async (name, text = '') => {
      if (name !== buildAlone)
        expect(text).toMatch(/uses: OWNER\/security-test-gate(\/[a-z-]+)?@v1$/m);
      expect(await problemsOfWorkflow(text)).toEqual([]);
    },
  );

  it.each(stepsInDocuments)('%s is accepted, with inputs that exist', async (_, text) => {
    expect(await problemsOfWorkflow(text)).toEqual([]);
  });

  it.each([...examples, ...inDocuments])('%s is accepted by actionlint', async (_, text) => {
    expect(await lintWorkflow(text, join(root, 'workflow.yml'))).toEqual([]);
  });

  it('would not be accepted with another key, or another queue, for concurrency', async () => {
    const [, text = ''] = examples.find(([name]) => name === 'examples/pull-request.yml') ?? [];
    const misspelt = await lintWorkflow(
      text.replace('queue:', 'queues:'),
      join(root, 'workflow.yml'),
    );
    expect(misspelt.map(({ message }) => message)).toEqual([
      expect.stringContaining('unexpected key "queues"'),
    ]);
    expect(await problemsOfWorkflow(text.replace('queue: max', 'queue: min'))).toHaveLength(1);
  });

  it('would not be accepted with an input that does not exist', async () => {
    const [, text = ''] = examples.find(([name]) => name === 'examples/pull-request.yml') ?? [];
    expect(
      await problemsOfWorkflow(text.replace('fail-on-severity', 'fail-on-severities')),
    ).toEqual(["Invalid action input 'fail-on-severities'"]);
  });

  it.each(subActions(root))('show %s in its own README', (name) => {
    const [, text] =
      inDocuments.find(([title]) => title === `workflow 1 of ${join(name, 'README.md')}`) ?? [];
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

  it.each([...examples, ...inDocuments])(
    '%s gives no more permissions than none by default',
    (_, text) => {
      expect(text).toMatch(/^permissions: \{\}$/m);
    },
  );
});
