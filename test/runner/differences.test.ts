import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { branchEvent, pullRequestEvent } from '../../harness/github-event.ts';
import { createStepFiles } from '../../harness/step-files.ts';
import { stepVariables } from '../../harness/step-variables.ts';
import { freePort } from '../support/free-port.ts';
import { runExample } from './support/run-example.ts';
import { openScene, triggered } from './support/scene.ts';

// What act does otherwise than GitHub's runner. Where a test here fails because act has learnt it,
// the stand-in can give way.

const event = pullRequestEvent();
const shared = '6650f0c2a1b3d4e5f6071829';
const pullRequest = { example: 'pull-request.yml', event, apps: { [shared]: 'clean.test' } };

/** The variables of a step in the stand-in of the runner that the other tests use. */
function variablesOfStandIn(): string[] {
  const files = createStepFiles(branchEvent('push'), { files: {}, links: {} });
  rmSync(files.tempDir, { recursive: true });
  const step = { event: branchEvent('push'), files, resultsUrl: '', inputs: {} };
  return Object.keys(stepVariables({ ...step, env: { GITHUB_API_URL: '' } }));
}

it('the stand-in gives a step what act gives, and what only GitHub gives', async () => {
  const { stubs } = await runExample(await openScene(), {
    example: 'code-scanning.yml',
    event: branchEvent('push'),
    apps: { [shared]: 'clean.test' },
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

/** Asks the artifact server for a new artifact, as the gate does, and shows the answer. */
const askFor = (what: string, more: object) => {
  const ids = { workflow_run_backend_id: '1', workflow_job_run_backend_id: '1' };
  const body = JSON.stringify({ ...ids, name: 'report', version: 7, ...more });
  const service = 'twirp/github.actions.results.api.v1.ArtifactService/CreateArtifact';
  return `echo "${what}: [$(curl --silent --data '${body}' "\${ACTIONS_RESULTS_URL}${service}")]"`;
};

it("act's artifact server takes an archive, but no single file, which has a media type", async () => {
  const asking = [
    askFor('archive', {}),
    askFor('single file', { mime_type: 'application/pdf' }),
  ].map((line) => `          ${line}\n`);
  const { shown } = await runExample(await openScene(), {
    ...pullRequest,
    patch: (text) => text.replace(/uses: OWNER[\s\S]*$/, `run: |\n${asking.join('')}`),
    flags: [
      ...['--artifact-server-path', 'artifacts', '--artifact-server-addr', '127.0.0.1'],
      ...['--artifact-server-port', await freePort()],
    ],
  });
  expect(shown).toMatch(/archive: \[\{"ok": ?true/);
  expect(shown).toContain('single file: []');
});

it('act kills a cancelled gate at once, so that it says nothing: no verdict, and no pass', async () => {
  const scene = await openScene({}, 60);
  const cancelled = triggered(scene);
  const result = await runExample(scene, { ...pullRequest, cancelled });
  expect(result.jobs['security-test']).not.toBe('success');
  expect(result.outputs['security-test']?.verdict).not.toBe('passed');
  expect(result.shown).not.toContain('(cancelled)');
});
