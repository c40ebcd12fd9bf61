import { expect, it } from 'vitest';
import { headSha, mergeSha } from '../../harness/github-event.ts';
import { buildOf, deployApp, deployAt } from './support/deployment.ts';
import { expectGate, expectStory } from './support/expectations.ts';

const triggered = { method: 'POST', path: /\/security-agent$/ };

it('is not tested when another version is deployed during the run', async () => {
  const { inputs, deploy } = await deployApp(buildOf(headSha));
  const rules = [deployAt(triggered, () => deploy(buildOf(mergeSha)))];
  const result = await expectGate('not-tested (version-changed)', {
    app: 'clean.test',
    inputs,
    rules,
  });
  expect(result.outputs['task-state']).toBe('COMPLETED');
  expect(result.summary).not.toContain('tested build');
  await expectStory(result);
});
