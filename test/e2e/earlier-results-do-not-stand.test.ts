import { expect, it } from 'vitest';
import type { ScenarioResult } from '../support/scenario.ts';
import { at, runCancelled } from './support/cancellation.ts';
import { expectGate, withoutReport } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';
import { writtenFile } from './support/views.ts';

const asked = { 'findings-file': 'findings.json', 'sarif-file': 'results.sarif' };
const workspace = {
  'findings.json': '{"schemaVersion":1,"verdict":"passed"}',
  'results.sarif': '{"runs":[]}',
};

function expectNothingOld(result: ScenarioResult): void {
  const { outputs } = result;
  const { verdict, reason } = JSON.parse(writtenFile(result, 'findings.json'));
  expect([verdict, reason]).toEqual([outputs.verdict, outputs.reason]);
  expect(() => writtenFile(result, 'results.sarif')).toThrow('ENOENT');
  expect(outputs).toMatchObject({ 'findings-file': 'findings.json', 'sarif-file': '' });
}

it('tells in the files that inputs are invalid, and leaves none that could be uploaded', async () => {
  const inputs = { ...asked, 'fail-on-severity': 'hihg' };
  expectNothingOld(await expectGate('error (invalid-input)', { inputs, workspace }));
});

it('tells in the files that the job was cancelled', async () => {
  const cancel = { after: at('GET', /\/tasks\//) };
  expectNothingOld(await runCancelled({ app: 'stuck.test', inputs: asked, workspace, cancel }));
});

it('tells in the files that nothing was tested, and leaves no SARIF: an empty one would close alerts', async () => {
  const scenario = { app: 'failed.test', inputs: asked, workspace };
  expectNothingOld(await expectGate('not-tested (run-failed)', scenario));
});

it('turns the comment of an earlier pass when inputs are invalid', async () => {
  const github = await openGitHub();
  const passing = {
    ...withoutReport,
    'fail-on-severity': 'none',
    'comment-summary-in-pr': 'always',
  };
  await expectGate('passed', { github, inputs: passing });
  const env = { GITHUB_RUN_ID: '16412345679' };
  await expectGate('error (invalid-input)', {
    github,
    env,
    inputs: { ...passing, 'max-reruns': 'many' },
  });
  expect(github.comments).toMatchObject([{ body: expect.stringContaining('⛔ Error') }]);
});

it('shows no secret in the comment that was given as another input by mistake', async () => {
  const github = await openGitHub();
  const inputs = { password: 'hunter2-Very-Secret', 'fail-on-severity': 'hunter2-Very-Secret' };
  await expectGate('error (invalid-input)', { github, inputs });
  expect(github.comments).toMatchObject([{ body: expect.stringContaining('⛔ Error') }]);
  expect(github.comments[0]?.body).not.toContain('hunter2');
});
