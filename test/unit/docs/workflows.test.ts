import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { subActions } from '../../../harness/project.ts';
import { copied, stepsInDocuments, textOf } from './copied-workflows.ts';
import { problemsOfWorkflow, root } from './github-language-service.ts';

/** What the gate of another workflow tests, or has tested. */
const withoutOurs = [
  'examples/workflow-run-build.yml',
  'examples/workflow-run.yml',
  'examples/promote.yml',
];

describe('the workflows that users copy', () => {
  it.each(copied)(
    "%s gives only inputs that exist and is accepted by GitHub's parser",
    async (name, text) => {
      if (!withoutOurs.includes(name))
        expect(text).toMatch(/uses: OWNER\/security-test-gate(\/[./a-z-]+)?@v1$/m);
      expect(await problemsOfWorkflow(text)).toEqual([]);
    },
  );

  it('call the reusable workflow with inputs and secrets that it has', async () => {
    const text = textOf('examples/reusable-workflow.yml');
    expect(await problemsOfWorkflow(text.replace('      needs: $', '      need: $'))).not.toEqual(
      [],
    );
    expect(await problemsOfWorkflow(text.replace('      username:', '      user:'))).not.toEqual(
      [],
    );
  });

  it.each(stepsInDocuments)('%s is accepted, with inputs that exist', async (_, text) => {
    expect(await problemsOfWorkflow(text)).toEqual([]);
  });

  it.each(subActions(root))('show %s in its own README', (name) => {
    const text = textOf(`workflow 1 of ${join(name, 'README.md')}`);
    expect(text).toContain(`uses: OWNER/security-test-gate/${name}@v1\n`);
  });
});
