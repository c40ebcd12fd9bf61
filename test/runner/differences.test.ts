import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { branchEvent } from '../../harness/github-event.ts';
import { createStepFiles } from '../../harness/step-files.ts';
import { stepVariables } from '../../harness/step-variables.ts';
import { clean } from './support/row.ts';
import { runExample } from './support/run-example.ts';
import { openScene } from './support/scene.ts';

/** The variables of a step in the stand-in of the runner that the other tests use. */
function variablesOfStandIn(): string[] {
  const files = createStepFiles(branchEvent('push'), { files: {}, links: {} });
  rmSync(files.tempDir, { recursive: true });
  const step = { event: branchEvent('push'), files, resultsUrl: '', inputs: {} };
  return Object.keys(stepVariables({ ...step, env: { GITHUB_API_URL: '' } }));
}

it('the stand-in gives a step what act gives, and what only GitHub tells', async () => {
  const { stubs } = await runExample(await openScene(), {
    example: 'code-scanning.yml',
    event: branchEvent('push'),
    apps: clean,
  });
  const ofRunner = (names: string[]) => names.filter((name) => /^(GITHUB|RUNNER)_/.test(name));
  const act = ofRunner(stubs[0]?.variables ?? []);
  const standIn = ofRunner(variablesOfStandIn());
  expect(standIn.filter((name) => !act.includes(name)).toSorted()).toEqual([
    'GITHUB_ACTOR_ID',
    'GITHUB_REF_PROTECTED',
    'GITHUB_REPOSITORY_ID',
    'GITHUB_REPOSITORY_OWNER_ID',
    'GITHUB_TRIGGERING_ACTOR',
    'GITHUB_WORKFLOW_REF',
    'GITHUB_WORKFLOW_SHA',
    'RUNNER_ENVIRONMENT',
    'RUNNER_NAME',
    'RUNNER_WORKSPACE',
  ]);
  // GitHub's runner sets the first in composite actions alone, and only reads the other.
  expect(act.filter((name) => !standIn.includes(name)).toSorted()).toEqual([
    'GITHUB_ACTION_PATH',
    'RUNNER_PERFLOG',
  ]);
});
