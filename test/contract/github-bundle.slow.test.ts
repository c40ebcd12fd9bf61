import { expect, it, onTestFinished } from 'vitest';
import { type GitHubApiOptions, startGitHubApi } from '../../harness/github-api.ts';
import {
  baseSha,
  branchEvent,
  type GitHubEvent,
  headSha,
  indirectEvent,
  mergeSha,
  openPull,
  pullRequestEvent,
} from '../../harness/github-event.ts';
import { octocat } from '../../harness/github-posts.ts';
import { runScenario } from '../support/scenario.ts';
import { startGitHubPrism } from './support/prism.ts';

const commit = 'a'.repeat(40);
// One segment: GitHub's description knows no path of several, which its API takes.
const policy = 'gate.yml';
const github: GitHubApiOptions = {
  // Prism knows no GraphQL, so that `GET /user` says whose comment it is, as on other servers.
  self: octocat,
  pulls: [openPull],
  group: [{ sha: commit, pulls: [42] }],
  files: { [`${baseSha}:${policy}`]: 'fail-on-severity: medium\n' },
  visibility: 'private',
  others: {
    'octo-org/policies': {
      refs: { 'tags/v1': commit },
      history: [{ sha: commit, files: { 'gate.yml': 'fail-on-severity: medium\n' } }],
    },
  },
};

/** What the gate asks of GitHub, each call once, by way of GitHub's own description of its API. */
async function callsOfGate(event: GitHubEvent, inputs: Record<string, string>) {
  const api = await startGitHubApi(github);
  onTestFinished(api.close);
  const prism = await startGitHubPrism(api.url);
  api.publishAs(prism);
  const { outputs, shownLog, annotations } = await runScenario({
    event,
    github: api,
    env: { GITHUB_API_URL: prism },
    inputs: { 'upload-report': 'false', 'config-file': policy, ...inputs },
  });
  // By the policy: more findings block than without one.
  expect(outputs, shownLog).toMatchObject({ verdict: 'failed', 'blocking-count': '5' });
  expect(annotations.filter(({ level }) => level !== 'error')).toEqual([]);
  const short = (call: string) => call.replace('/repos/octo-org/shop/', '').replace(/\?.*/, '');
  return [...new Set(api.calls().map(short))];
}

const pull = 'GET pulls/42';
const base = ['GET /repos/octo-org/shop', 'GET branches/main', `GET contents/${policy}`];
const organization = [
  'GET /repos/octo-org/policies/commits/heads%2Fv1',
  'GET /repos/octo-org/policies/commits/tags%2Fv1',
  'GET /repos/octo-org/policies/contents/gate.yml',
];
const comment = ['GET issues/42/comments', 'POST issues/42/comments'];
const number = { 'pull-request-number': '42' };

it.each<[string, GitHubEvent, Record<string, string>, string[]]>([
  [
    'a pull request that `workflow_run` does not name',
    indirectEvent('workflow_run'),
    number,
    [pull, ...base, ...comment],
  ],
  [
    'a pull request whose merge commit was deployed',
    indirectEvent('deployment_status', mergeSha),
    number,
    [pull, `GET git/commits/${mergeSha}`, ...base, ...comment],
  ],
  [
    'the pull request of a comment, by the policy of an organization',
    indirectEvent('issue_comment'),
    { 'config-file': 'octo-org/policies/gate.yml@v1' },
    [pull, ...organization, ...comment],
  ],
  [
    'a group of the merge queue',
    branchEvent('merge_group'),
    { 'commit-status': 'security-test' },
    [
      ...[...base, `POST statuses/${headSha}`],
      `GET compare/${baseSha}...${headSha}`,
      ...[`GET commits/${commit}/pulls`, ...comment],
    ],
  ],
  ['a pull request, with none of it', pullRequestEvent(), {}, [pull, ...base, ...comment]],
])("the gate's calls fit GitHub's description: %s", async (_, event, inputs, calls) => {
  expect((await callsOfGate(event, inputs)).toSorted()).toEqual(calls.toSorted());
});
