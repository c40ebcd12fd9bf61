import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { subActions } from '../../../harness/project.ts';
import { lintWorkflow } from './actionlint.ts';
import { copied, examples, inDocuments, stepsInDocuments, textOf } from './copied-workflows.ts';
import { problemsOfWorkflow, root } from './github-language-service.ts';

/** What the gate of another workflow tests. */
const buildAlone = 'examples/workflow-run-build.yml';
const pullRequest = textOf('examples/pull-request.yml');

describe('the workflows that users copy', () => {
  it('are there', () => {
    for (const name of ['nightly', 'pull-request'])
      expect(examples.map(([path]) => path)).toContain(`examples/${name}.yml`);
    expect(inDocuments.length).toBeGreaterThanOrEqual(3);
  });

  it.each(copied)(
    "%s gives only inputs that exist and is accepted by GitHub's parser and by actionlint",
    async (name, text) => {
      if (name !== buildAlone)
        expect(text).toMatch(/uses: OWNER\/security-test-gate(\/[a-z-]+)?@v1$/m);
      expect(await problemsOfWorkflow(text)).toEqual([]);
      expect(await lintWorkflow(text)).toEqual([]);
    },
  );

  it.each(stepsInDocuments)('%s is accepted, with inputs that exist', async (_, text) => {
    expect(await problemsOfWorkflow(text)).toEqual([]);
  });

  it.each(subActions(root))('show %s in its own README', (name) => {
    const text = textOf(`workflow 1 of ${join(name, 'README.md')}`);
    expect(text).toContain(`uses: OWNER/security-test-gate/${name}@v1\n`);
  });

  it.each<[string, RegExp, string, unknown]>([
    ['a queue that does not exist', /queue: max/, 'queue: min', expect.any(String)],
    ['an input that does not exist', /app-id/, 'ap-id', "Invalid action input 'ap-id'"],
    ['no required input', /^ *base-url:.*\n/m, '', 'Missing required input `base-url`'],
  ])('would not be accepted with %s', async (_, part, by, problem) => {
    expect(await problemsOfWorkflow(pullRequest.replace(part, by))).toEqual([problem]);
  });

  it('would not be accepted with another key for concurrency', async () => {
    expect(await lintWorkflow(pullRequest.replace('queue:', 'queues:'))).toEqual([
      expect.stringContaining('unexpected key "queues"'),
    ]);
  });
});
