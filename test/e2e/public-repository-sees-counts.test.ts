import { expect, it } from 'vitest';
import { branchEvent, type GitHubEvent, pullRequestEvent } from '../../harness/github-event.ts';
import type { Scenario, ScenarioResult } from '../support/scenario.ts';
import { expectGate, expectStory, messages, withoutReport } from './support/expectations.ts';
import { findingsAre } from './support/rewrites.ts';
import { openGitHub } from './support/setting.ts';
import { viewsOf } from './support/views.ts';

const failed = 'failed (findings)';
const secrets = [
  'finding-4711',
  'Tenant takeover',
  'Cross-Tenant Label',
  '/api/tenants',
  'PATCH',
  'BOLA-9',
];
const [id, title, label, path, method] = secrets;
const rules = [
  findingsAre([
    { id, title, label, path, method, severity: 'Critical' },
    { id: 'BOLA-9', label, severity: 'Low' },
  ]),
];

/** What of the findings anybody can read in log, summary, annotations, outputs and comment. */
function revealed(result: ScenarioResult): string[] {
  const seen = [result.log, ...Object.values(viewsOf(result))].join('\n');
  return secrets.filter((secret) => seen.includes(secret));
}

it.each<[string, Scenario, string[], string?]>([
  ['counts in a public repository', { event: pullRequestEvent('public') }, [], 'details'],
  [
    'counts in a repository of unknown visibility',
    { event: { ...branchEvent('push'), payload: {} } },
    [],
  ],
  [
    'counts where the event cannot be read',
    { event: branchEvent('push'), env: { GITHUB_EVENT_PATH: '/missing.json' } },
    [],
  ],
  [
    'counts in a private repository when `details` is counts',
    { inputs: { details: 'counts' } },
    [],
  ],
  [
    'the findings in a public repository when `details` is full',
    { event: pullRequestEvent('public'), inputs: { details: 'full' } },
    secrets,
  ],
  ['the findings in a private repository', {}, secrets],
])('shows %s', async (_, scenario, seen, story) => {
  const inputs = { ...withoutReport, ...scenario.inputs };
  const result = await expectGate(failed, { app: 'clean.test', rules, ...scenario, inputs });
  expect(revealed(result)).toEqual(seen);
  expect(result.outputs).toMatchObject({ 'findings-count': '2', 'blocking-count': '1' });
  if (story) await expectStory(result, story);
});

const ofRepository = 'GET /repos/octo-org/shop';
const questions = ({ github }: ScenarioResult) =>
  github.calls().filter((call) => call === ofRepository);
/** Payloads of schedules may lack the visibility. */
const silent: GitHubEvent = {
  ...branchEvent('schedule'),
  payload: { schedule: '17 3 * * *', repository: { default_branch: 'main' } },
};

function expectNoReport(result: ScenarioResult): void {
  expect(result.artifacts).toEqual([]);
  expect(result.outputs).toMatchObject({ 'report-path': '', 'report-artifact-id': '' });
  expect(messages(result, 'notice')).toEqual([
    expect.stringMatching(/not uploaded.*`upload-report: true`/),
  ]);
}

it('does not upload the report of a public repository, which a notice says', async () => {
  const result = await expectGate(failed, { event: pullRequestEvent('public') });
  expectNoReport(result);
  expect(questions(result)).toEqual([]);
  await expectStory(result, 'report');
});

it.each<[string, Scenario]>([
  [
    'of a public repository when the workflow says so',
    { event: pullRequestEvent('public'), inputs: { 'upload-report': 'true' } },
  ],
  ['of a private repository, of which the event tells', {}],
])('uploads the report %s', async (_, scenario) => {
  const result = await expectGate(failed, scenario);
  expect(result.artifacts).toHaveLength(1);
  expect([...messages(result, 'notice'), ...messages(result, 'warning')]).toEqual([]);
  expect(questions(result)).toEqual([]);
});

it.each(['private', 'internal'] as const)(
  'uploads the report, and shows findings, when GitHub calls a repository %s of which the event does not tell',
  async (visibility) => {
    const github = await openGitHub({ visibility });
    const result = await expectGate(failed, { event: silent, github });
    expect(result.artifacts).toHaveLength(1);
    expect(result.summary).toContain('Blocking findings');
    expect(questions(result)).toEqual([ofRepository]);
  },
);

it.each([
  ['calls it public', { visibility: 'public' }],
  ['does not tell either', {}],
] as const)('does not upload the report, and shows counts, when GitHub %s', async (_, options) => {
  const result = await expectGate(failed, { event: silent, github: await openGitHub(options) });
  expectNoReport(result);
  expect(result.summary).not.toContain('Blocking findings');
  expect(questions(result)).toEqual([ofRepository]);
});

it('does not upload the report when GitHub does not answer', async () => {
  const github = await openGitHub({ visibility: 'private' });
  github.fail(/^GET \/repos\/octo-org\/shop$/, { status: 404, body: { message: 'Not Found' } }, 9);
  expectNoReport(await expectGate(failed, { event: silent, github }));
});

it.each<[string, string, Scenario]>([
  ['the build was not tested', 'not-tested (run-failed)', { app: 'failed.test' }],
  ['the inputs decide', failed, { inputs: { ...withoutReport, details: 'full' } }],
])('does not ask GitHub when %s', async (_, verdict, scenario) => {
  const result = await expectGate(verdict, { event: silent, ...scenario });
  expect(questions(result)).toEqual([]);
  expect(messages(result, 'notice')).toEqual([]);
});
