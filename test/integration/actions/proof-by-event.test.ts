import { expect, it, vi } from 'vitest';
import type { GitHubApiOptions } from '../../../harness/github-api.ts';
import {
  type GitHubEvent,
  indirectEvent,
  openPull,
  pullRequestEvent,
} from '../../../harness/github-event.ts';
import { openGate } from '../../../src/actions/gate/open-gate.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { connectToGitHub } from '../github/support/github.ts';

/** Why a gate may not start on this event; undefined when it may. */
async function problemOn(
  { name, payload, variables }: GitHubEvent,
  inputs: Record<string, string>,
  options: GitHubApiOptions = {},
): Promise<string | undefined> {
  const { apiUrl } = await connectToGitHub({ pulls: [openPull], ...options });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const folder = temporaryFolder({ 'event.json': JSON.stringify(payload) });
  const runner = {
    GITHUB_API_URL: apiUrl,
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: `${folder}/event.json`,
    GITHUB_REPOSITORY: 'octo-org/shop',
    ...variables,
  };
  for (const [variable, value] of Object.entries(runner)) vi.stubEnv(variable, value);
  const given = {
    'base-url': 'https://service.test/v1',
    'app-id': 'app-1',
    'api-token': 'secret',
    'github-token': 'ghs_token',
    'version-url': '',
    'expected-version': '',
    ...inputs,
  };
  for (const [input, value] of Object.entries(given))
    vi.stubEnv(`INPUT_${input.toUpperCase()}`, value);
  return (await openGate(new AbortController().signal)).earlyVerdict?.message;
}

const events = [
  'workflow_run',
  'workflow_dispatch',
  'deployment_status',
  'repository_dispatch',
  'schedule',
  'issue_comment',
] as const;

const number = { 'pull-request-number': '42' };
const url = 'https://app.test/version';
const headOf = (repository: string | null) => ({ ...openPull.head, repository });
const fork = { ...openPull, head: headOf('mallory/shop') };
const deleted = { ...openPull, head: headOf(null) };

/** The same event about a pull request of a fork. */
function ofFork(name: string): GitHubEvent {
  const { payload, ...event } = pullRequestEvent();
  const pull_request = Object(payload.pull_request);
  const head = { ...pull_request.head, repo: { full_name: 'mallory/shop' } };
  return { ...event, name, payload: { ...payload, pull_request: { ...pull_request, head } } };
}

/** The workflow run of a fork's commit, without the number of its pull request. */
function buildOfFork(): GitHubEvent {
  const { payload, ...event } = indirectEvent('workflow_run');
  const workflow_run = {
    ...Object(payload.workflow_run),
    repository: { full_name: 'octo-org/shop' },
    head_repository: { full_name: 'mallory/shop' },
  };
  return { ...event, payload: { ...payload, workflow_run } };
}

it.each<[string, GitHubEvent, object, GitHubApiOptions]>([
  ...events.map((name): [string, GitHubEvent, object, GitHubApiOptions] => [
    name,
    indirectEvent(name),
    number,
    { pulls: [fork] },
  ]),
  ['a deleted fork', indirectEvent('workflow_run'), number, { pulls: [deleted] }],
  ['workflow_run without a number', buildOfFork(), {}, {}],
  ["workflow_run with the number of another's, of the same head", buildOfFork(), number, {}],
  ['pull_request_target', ofFork('pull_request_target'), number, {}],
  ['pull_request with secrets', ofFork('pull_request'), number, {}],
])('the build of a fork is tested only with a proof: %s', async (_, event, inputs, options) => {
  const needs = '{"deploy":{"result":"success"}}';
  expect(await problemOn(event, { ...inputs, needs }, options)).toMatch(
    /^Input `version-url` is required for a pull request from a fork/,
  );
  expect(await problemOn(event, { ...inputs, 'version-url': url }, options)).toBeUndefined();
});

it.each(events)('a commit status needs a proof of the commit on %s', async (name) => {
  const event = indirectEvent(name);
  const given = { ...number, 'commit-status': 'security-test' };
  expect(await problemOn(event, given)).toMatch(
    /^Input `commit-status` needs `version-url` on the event/,
  );
  const proof = { ...given, 'version-url': url };
  expect(await problemOn(event, { ...proof, 'expected-version': 'v1.2.3' })).toMatch(
    /^Input `expected-version` must contain the commit/,
  );
  expect(await problemOn(event, proof)).toBeUndefined();
});

const failed = JSON.stringify({ deploy: { result: 'failure', outputs: { url: 'x' } } });

it.each<[string, Record<string, string>]>([
  ['the app', { 'app-id': '', 'app-url': '' }],
  ['an app with a malformed URL', { 'app-id': '', 'app-url': '/shop' }],
  ['the version page', { 'version-url': '/version' }],
])('the job that failed is the reason where it was to name %s', async (_, lacking) => {
  expect(await problemOn(pullRequestEvent(), { needs: failed, ...lacking })).toMatch(
    /did not succeed: deploy \(failure\)/,
  );
});

it.each(['deployment_status', 'workflow_run'] as const)(
  'a replayed %s deploys nothing, unless the build or a job shows it',
  async (name) => {
    vi.stubEnv('GITHUB_RUN_ATTEMPT', '2');
    const event = indirectEvent(name);
    const needs = JSON.stringify({
      deploy: { result: 'success', outputs: { 'run-attempt': '2' } },
    });
    expect(await problemOn(event, {})).toContain(`replays the old event \`${name}\``);
    expect(await problemOn(event, { needs })).toBeUndefined();
    expect(await problemOn(event, { needs: '', 'version-url': url })).toBeUndefined();
  },
);
