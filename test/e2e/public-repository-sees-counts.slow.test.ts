import { expect, it } from 'vitest';
import { type FaultRule, problem } from '../../harness/faults.ts';
import type { GitHubApiOptions } from '../../harness/github-api.ts';
import {
  branchEvent,
  type GitHubEvent,
  headSha,
  pullRequestEvent,
} from '../../harness/github-event.ts';
import type { ScriptedAnswer } from '../integration/service/support/scripted-service.ts';
import type { Scenario, ScenarioResult } from '../support/scenario.ts';
import { buildOf, deployApp } from './support/deployment.ts';
import { expectGate, expectStory, messages, withoutReport } from './support/expectations.ts';
import { answersHave, findingsAre } from './support/rewrites.ts';
import { appOf, openGitHub } from './support/setting.ts';
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
    { id: 'f2', title: 'BOLA-9', label, severity: 'Low' },
  ]),
];

/** What of the findings anybody can read in log, summary, annotations, outputs and comment. */
function revealed(result: ScenarioResult): string[] {
  const seen = [result.log, ...Object.values(viewsOf(result))].join('\n');
  return secrets.filter((secret) => seen.includes(secret));
}

const publicly = { event: pullRequestEvent('public') };
const publiclyWith = (inputs: Record<string, string>) => ({ ...publicly, inputs });
/** Payloads of schedules may lack the visibility. */
const silent: { event: GitHubEvent } = {
  event: {
    ...branchEvent('schedule'),
    payload: { schedule: '17 3 * * *', repository: { default_branch: 'main' } },
  },
};
const unread = { event: branchEvent('push'), env: { GITHUB_EVENT_PATH: '/missing.json' } };
const decided = { details: 'full', ...withoutReport };

/** What becomes of the report: a notice says so where it is neither uploaded nor unwanted. */
type Report = 'uploaded' | 'kept' | 'unwanted';
type Visibility = GitHubApiOptions['visibility'];
type Row = [string, Scenario, 'counts' | 'findings', Report, told?: Visibility];

it.each<Row>([
  ['a public repository', publicly, 'counts', 'kept'],
  ['one of unknown visibility', { event: { ...silent.event, payload: {} } }, 'counts', 'kept'],
  ['one whose event cannot be read', unread, 'counts', 'kept'],
  ['a private repository', {}, 'findings', 'uploaded'],
  ['one that GitHub calls private', silent, 'findings', 'uploaded', 'private'],
  ['one that GitHub calls internal', silent, 'findings', 'uploaded', 'internal'],
  ['one that GitHub calls public', silent, 'counts', 'kept', 'public'],
  ['one of which GitHub does not tell', silent, 'counts', 'kept'],
  ['a private one with `details: counts`', { inputs: { details: 'counts' } }, 'counts', 'uploaded'],
  ['one with `details: full`', publiclyWith({ details: 'full' }), 'findings', 'kept'],
  ['one with `upload-report`', publiclyWith({ 'upload-report': 'true' }), 'counts', 'uploaded'],
  ['one whose inputs decide', { ...silent, inputs: decided }, 'findings', 'unwanted'],
])('of %s everybody sees $2, the report is $3', async (...row) => {
  const [, scenario, shown, report, told] = row;
  const github = await openGitHub(told === undefined ? {} : { visibility: told });
  const result = await expectGate(failed, { app: 'clean.test', rules, github, ...scenario });
  expect(revealed(result)).toEqual(shown === 'counts' ? [] : secrets);
  expect(result.outputs).toMatchObject({ 'findings-count': '2', 'blocking-count': '1' });
  expectReport(result, report);
  expect(questionsTo(github)).toHaveLength(1);
});

/** One answer has the name of the default branch and the visibility. */
function questionsTo(github: ScenarioResult['github']): string[] {
  return github.calls().filter((call) => call === 'GET /repos/octo-org/shop');
}

function expectReport(result: ScenarioResult, report: Report): void {
  expect(result.artifacts).toHaveLength(report === 'uploaded' ? 1 : 0);
  if (report !== 'uploaded')
    expect(result.outputs).toMatchObject({ 'report-path': '', 'report-artifact-id': '' });
  const notice = expect.stringMatching(/not uploaded.*`upload-report: true`/);
  expect(messages(result, 'notice')).toEqual(report === 'kept' ? [notice] : []);
}

it('shows counts in a public repository, and says how to see more', async () => {
  await expectStory(await expectGate(failed, { app: 'clean.test', rules, ...publicly }));
});

it('neither uploads the report nor shows findings when GitHub does not answer', async () => {
  const github = await openGitHub({ visibility: 'private' });
  github.fail(/^GET \/repos\/octo-org\/shop$/, { status: 404, body: { message: 'Not Found' } }, 9);
  const result = await expectGate(failed, { app: 'clean.test', rules, ...silent, github });
  expectReport(result, 'kept');
  expect(revealed(result)).toEqual([]);
});

it('asks GitHub once of what was not tested, too, since the views name the app', async () => {
  const result = await expectGate('not-tested (run-failed)', { app: 'failed.test', ...silent });
  expect(questionsTo(result.github)).toHaveLength(1);
  expect(messages(result, 'notice')).toEqual([]);
});

const appUrl = 'https://falcon.shop.test';
const secretApp = [
  answersHave({ method: 'GET', path: /\/apps\/[^/?]+$/ }, { label: 'Codename Falcon', appUrl }),
];
const publicNightly = { ...branchEvent('schedule'), payload: { repository: { private: false } } };
const byUrl = async () => ({ 'app-url': appUrl });

it.each<[string, string, Scenario]>([
  ['a test that found something', failed, {}],
  ['one that FAILED', 'not-tested (run-failed)', { prepare: appOf('failed.test') }],
  ['a dry run', 'not-tested (dry-run)', { inputs: { 'dry-run': 'true' } }],
  ['an app that is not there', 'error (app-not-found)', { prepare: byUrl }],
  ['a wrong input', 'error (invalid-input)', { prepare: byUrl, inputs: { details: 'all' } }],
])('names the app by its id only in any view of %s', async (_, verdict, scenario) => {
  const inputs = { 'open-issue': 'true', ...scenario.inputs };
  for (const event of [pullRequestEvent('public'), publicNightly]) {
    const named = { prepare: appOf('vulnerable.test'), ...scenario };
    const told = { ...named, inputs, event, rules: [...rules, ...secretApp] };
    const job = verdict.includes('dry-run') ? 'succeeds with a warning' : 'fails';
    const result = await expectGate(verdict, told, job);
    for (const text of [result.log, ...Object.values(viewsOf(result))])
      expect(text).not.toMatch(/Falcon|falcon\.shop/);
  }
});

it('finds the app by its URL without a view that shows it', async () => {
  const result = await expectGate(failed, publiclyWith({ 'app-url': 'https://vulnerable.test' }));
  for (const text of [result.log, ...Object.values(viewsOf(result))])
    expect(text).not.toContain('vulnerable.test');
});

it('shows the status and type of a problem, and none of its texts', async () => {
  const texts = { title: 'Falcon is locked', detail: 'Ask the owners of Falcon' };
  const path = /\/security-agent$/;
  const refusals: FaultRule[] = [
    { path, nth: [1], fault: problem(429, { slug: 'too-many', ...texts }) },
    { path, nth: [2], fault: problem(403, { slug: 'app-locked', ...texts }) },
  ];
  const scenario = { app: 'clean.test', rules: refusals };
  const hidden = await expectGate('error (forbidden)', { ...scenario, ...publicly });
  for (const text of [hidden.log, ...Object.values(viewsOf(hidden))])
    expect(text).not.toContain('Falcon');
  expect(hidden.log).toContain('was answered 403 (app-locked)');
  const shown = await expectGate('error (forbidden)', scenario);
  expect(shown.log).toContain('was answered 403 (Falcon is locked: Ask the owners of Falcon)');
});

it.each<[string, ScriptedAnswer[]]>([
  ['before the test', [{ body: { app: 'Falcon' } }]],
  ['after it', [buildOf(headSha), { body: { app: 'Falcon' } }]],
])('does not quote what the app answers %s in place of its version', async (_, answers) => {
  const judge = async (scenario: Scenario) => {
    const { inputs } = await deployApp(...answers);
    const reason = answers.length === 1 ? 'wrong-version' : 'version-changed';
    const told = { app: 'clean.test', ...scenario, inputs };
    const result = await expectGate(`not-tested (${reason})`, told);
    return [result.log, ...Object.values(viewsOf(result))].join('\n');
  };
  expect(await judge(publicly)).not.toContain('Falcon');
  expect(await judge({})).toContain('Falcon');
});

it('names the app where it shows findings', async () => {
  const github = await openGitHub();
  const nightly = { github, event: branchEvent('schedule'), inputs: { 'open-issue': 'true' } };
  const named = { ...nightly, prepare: appOf('vulnerable.test'), rules: secretApp };
  const result = await expectGate(failed, named);
  expect(github.issues).toMatchObject([{ title: expect.stringContaining('Codename Falcon') }]);
  expect(result.shownLog).toContain('App Codename Falcon (');
});

const odd = [
  findingsAre([
    { id: 'f1', title: 'T', label: 'L', severity: 'Falcon' },
    { id: 'f2', title: 'T', label: 'L', severity: 'Falcon 2' },
  ]),
];

it('counts severities that are none of the four, and names them only with `details: full`', async () => {
  const hidden = await expectGate(failed, { app: 'clean.test', rules: odd, ...publicly });
  for (const text of [hidden.log, ...Object.values(viewsOf(hidden))])
    expect(text).not.toContain('Falcon');
  expect(messages(hidden, 'warning')).toContain('Findings of an unknown severity, which block: 2');
  const full = publiclyWith({ details: 'full' });
  const shown = await expectGate(failed, { app: 'clean.test', rules: odd, ...full });
  expect(messages(shown, 'warning')).toContain(
    'Some findings have an unknown severity, and block: Falcon, Falcon 2',
  );
});
