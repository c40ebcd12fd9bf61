import { expect, it } from 'vitest';
import { baseSha, headSha } from '../../harness/github-event.ts';
import { runScenario, type ScenarioResult } from '../support/scenario.ts';
import { expectGate } from './support/expectations.ts';
import { policyFile } from './support/policies.ts';
import { openGitHub } from './support/setting.ts';
import { statusesOn } from './support/statuses.ts';

const server = 'https://gitea.test';
const env = {
  GITEA_ACTIONS: 'true',
  GITHUB_SERVER_URL: server,
  GITHUB_ACTION_REPOSITORY: 'tools/security-test-gate',
  GITHUB_ACTION_REF: 'v1',
};

/** The lines as they are, but for indentation and invisible characters. */
const linesOf = (text: string) =>
  text
    .replaceAll('\ufe0f', '')
    .split('\n')
    .map((line) => line.trim());

function expectInLog({ summary, shownLog }: ScenarioResult): void {
  expect(summary.length).toBeGreaterThan(100);
  expect(linesOf(shownLog)).toEqual(expect.arrayContaining(linesOf(summary).filter(Boolean)));
}

it('the comment explains its findings, and every link leads to a page of the server', async () => {
  const github = await openGitHub({ isGitea: true });
  const { result, states } = await statusesOn(github, { env });
  expect(states).toEqual(['pending', 'failure']);
  expect(github.statuses.map(({ target_url }) => target_url)).toEqual(
    Array(2).fill(`${server}/octo-org/shop/actions/runs/16412345678`),
  );
  const body = github.comments[0]?.body ?? '';
  expect(body).toContain('<details><summary>How to fix each</summary>');
  expect(body).not.toMatch(/job summary|\/blob\/|\/(new|edit)\/|attempts/);
  expect(body).toContain(`(${server}/octo-org/shop/_new/main/?filename=`);
  expect(body).toContain(`(${server}/tools/security-test-gate/src/tag/v1/docs/`);
  expect(result.summary).not.toBe('');
});

it('the log has the text of the summary, and executes nothing of it', async () => {
  const github = await openGitHub({ isGitea: true });
  const result = await expectGate('failed (findings)', { github, env });
  expectInLog(result);
  expect(result.shownLog).toContain('The log has the details.');
});

it('a mistake in the policy is linked at its commit', async () => {
  const base = { [policyFile]: 'accept:\n  - id: f1\n' };
  const result = await expectGate('error (invalid-policy)', { base, env });
  expect(result.summary).toContain(
    `${server}/octo-org/shop/src/commit/${baseSha}/${policyFile}#L2`,
  );
  expect(result.summary).not.toContain(headSha);
});

it('the log of another action has the text of its summary, too', async () => {
  const result = await runScenario({ action: 'list-apps', env });
  expectInLog(result);
});
