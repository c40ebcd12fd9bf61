import { expect, it } from 'vitest';
import { baseSha, headSha } from '../../harness/github-event.ts';
import { blobIdOf } from '../../harness/github-repository.ts';
import type { ScenarioResult } from '../support/scenario.ts';
import { buildOf, deployApp, deployAt } from './support/deployment.ts';
import { expectGate, withoutReport } from './support/expectations.ts';
import { writtenFile } from './support/views.ts';

const file = 'out/predicate.json';
const asked = { 'predicate-file': file };
const usual = '.github/security-gate.yml';
const old = { [file]: '{"result":"PASSED"}' };

function expectNone(result: ScenarioResult): void {
  expect(result.outputs['predicate-file']).toBe('');
  expect(() => writtenFile(result, file)).toThrow('ENOENT');
}

const read = (result: ScenarioResult) => JSON.parse(writtenFile(result, file));

it('writes what passed, for which build, and by whose policy', async () => {
  const { inputs } = await deployApp(buildOf(headSha));
  const policy = 'fail-on-severity: medium\n';
  const result = await expectGate('passed', {
    app: 'clean.test',
    inputs: { ...inputs, ...asked },
    base: { [usual]: policy },
  });
  expect(result.outputs['predicate-file']).toBe(file);
  expect(read(result)).toMatchObject({
    result: 'PASSED',
    url: expect.stringContaining('/actions/runs/'),
    configuration: [
      {
        name: 'security-test',
        uri: result.outputs['status-url'],
        annotations: {
          appUrl: 'https://clean.test',
          versionUrl: inputs['version-url'],
          taskId: result.outputs['task-id'],
          version: headSha,
          failOnSeverity: 'medium',
        },
      },
      {
        name: 'policy',
        uri: `git+https://github.com/octo-org/shop@${baseSha}#${usual}`,
        digest: { gitBlob: blobIdOf(policy) },
        annotations: { branch: 'main' },
      },
    ],
    failedTests: [],
  });
});

it('leaves none there, not even an old one, when the build changed meanwhile', async () => {
  const { inputs, deploy } = await deployApp(buildOf(headSha));
  const other = () => deploy(buildOf('0'.repeat(40)));
  const result = await expectGate('not-tested (version-changed)', {
    app: 'clean.test',
    inputs: { ...inputs, ...asked },
    workspace: old,
    rules: [deployAt({ method: 'POST', path: /\/security-agent$/ }, other)],
  });
  expectNone(result);
});

it('leaves none there when the gate cannot begin', async () => {
  const { inputs } = await deployApp(buildOf(headSha));
  const given = { ...inputs, ...asked, username: '', password: '' };
  expectNone(await expectGate('error (missing-credentials)', { inputs: given, workspace: old }));
});

it('warns, and writes none, when nothing proves which build is tested', async () => {
  const inputs = { ...withoutReport, ...asked };
  const result = await expectGate('passed', { app: 'clean.test', inputs, workspace: old });
  expect(result.annotations.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    expect.stringMatching(/^warning: `predicate-file` is not written: without `version-url`/),
  ]);
  expectNone(result);
});
