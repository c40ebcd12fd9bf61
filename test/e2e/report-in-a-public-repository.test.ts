import { expect, it, test } from 'vitest';
import type { GitHubApiOptions } from '../../harness/github-api.ts';
import { branchEvent, type GitHubEvent, pullRequestEvent } from '../../harness/github-event.ts';
import { runScenario, type ScenarioResult } from '../support/scenario.ts';
import { expectGate, expectStory } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';

const ofRepository = 'GET /repos/octo-org/shop';
const messages = ({ annotations }: ScenarioResult, wanted: string) =>
  annotations.filter(({ level }) => level === wanted).map(({ message }) => message);
const questions = ({ github }: ScenarioResult) =>
  github.calls().filter((call) => call === ofRepository);
/** Payloads of schedules may lack the visibility. */
const silent: GitHubEvent = {
  ...branchEvent('schedule'),
  payload: { schedule: '17 3 * * *', repository: { default_branch: 'main' } },
};

async function startGitHub(options: GitHubApiOptions) {
  const github = await openGitHub(options);
  return github;
}

function expectNoReport(result: ScenarioResult) {
  expect(result.artifacts).toEqual([]);
  expect(result.outputs).toMatchObject({ 'report-path': '', 'report-artifact-id': '' });
  expect(messages(result, 'notice')).toEqual([
    expect.stringMatching(/not uploaded.*`upload-report: true`/),
  ]);
}

it('is not uploaded, which a notice says', async () => {
  const result = await expectGate('failed (findings)', { event: pullRequestEvent('public') });
  expectNoReport(result);
  expect(questions(result)).toEqual([]);
  await expectStory(result);
});

it('is uploaded when the workflow says so', async () => {
  const result = await runScenario({
    event: pullRequestEvent('public'),
    inputs: { 'upload-report': 'true' },
  });
  expect(result.artifacts).toHaveLength(1);
  expect(messages(result, 'notice').concat(messages(result, 'warning'))).toEqual([]);
});

it('is uploaded in a private repository, of which the event tells', async () => {
  const result = await runScenario();
  expect(result.artifacts).toHaveLength(1);
  expect(questions(result)).toEqual([]);
});

test.each(['private', 'internal'] as const)(
  'is uploaded, and findings are shown, in a repository that GitHub calls %s when the event does not tell',
  async (visibility) => {
    const result = await expectGate('failed (findings)', {
      event: silent,
      github: await startGitHub({ visibility }),
    });
    expect(result.artifacts).toHaveLength(1);
    expect(result.summary).toContain('Blocking findings');
    expect(questions(result)).toEqual([ofRepository]);
  },
);

test.each([
  ['calls it public', { visibility: 'public' }],
  ['does not tell either', {}],
] as const)('is not uploaded, and findings are counts, when GitHub %s', async (_, options) => {
  const result = await runScenario({ event: silent, github: await startGitHub(options) });
  expectNoReport(result);
  expect(result.summary).not.toContain('Blocking findings');
  expect(questions(result)).toEqual([ofRepository]);
});

it('is not uploaded when GitHub does not answer', async () => {
  const github = await startGitHub({ visibility: 'private' });
  github.fail(/^GET \/repos\/octo-org\/shop$/, { status: 404, body: { message: 'Not Found' } }, 9);
  const result = await expectGate('failed (findings)', { event: silent, github });
  expectNoReport(result);
});

it('is not asked about when the build was not tested, or when the inputs decide', async () => {
  const untested = await runScenario({ app: 'failed.test', event: silent });
  const decided = await runScenario({
    event: silent,
    inputs: { 'upload-report': 'false', details: 'full' },
  });
  expect(questions(untested).concat(questions(decided))).toEqual([]);
  expect(messages(untested, 'notice')).toEqual([]);
});
