import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { forbidden, type GitHubFault } from '../../../harness/github-api.ts';
import {
  baseSha,
  branchEvent,
  type GitHubEvent,
  indirectEvent,
  pullRequestEvent,
} from '../../../harness/github-event.ts';
import { blobIdOf } from '../../../harness/github-repository.ts';
import { failing, refusal } from '../github/support/github.ts';
import { none, prepare, refused, tip, usual } from './support/policy-reading.ts';

const exhausted = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4102444800' };

describe.each<[string, GitHubEvent]>([
  ['pull_request', pullRequestEvent()],
  ['pull_request_target', { ...pullRequestEvent(), name: 'pull_request_target' }],
  ['push', branchEvent('push')],
  ['a protected branch', withVariables({ GITHUB_REF_PROTECTED: 'true' })],
  ['a protected tag', withVariables({ GITHUB_REF: 'refs/tags/v1', GITHUB_REF_PROTECTED: 'true' })],
  ['schedule', branchEvent('schedule')],
  ['workflow_dispatch', branchEvent('workflow_dispatch')],
  ['merge_group', branchEvent('merge_group')],
  ['workflow_run', indirectEvent('workflow_run')],
  ['repository_dispatch', indirectEvent('repository_dispatch')],
  ['no event', { ...branchEvent('push'), name: '' }],
])('on %s', (_, event) => {
  it('the policy is the one at the tip, whatever the workspace holds', async () => {
    const { github, read } = await prepare({
      runner: {
        [`workspace/${usual}`]: 'fail-on-severity: none',
        'workspace/.git/HEAD': `${baseSha}\n`,
      },
      tip: { [usual]: 'fail-on-severity: low' },
    });
    expect(await read(undefined, event)).toMatchObject({
      policy: { threshold: 'low', file: usual },
      policyOrigin: expect.stringContaining(`${usual} of ${tip} (blob `),
    });
    expect(github.calls()).toEqual([
      'GET /repos/octo-org/shop',
      'GET /repos/octo-org/shop/branches/main',
      `GET /repos/octo-org/shop/contents/.github/security-gate.yml?ref=${baseSha}`,
    ]);
  });

  it('there is no policy when the tip has none', async () => {
    const runner = { [`workspace/${usual}`]: 'fail-on-severity: none' };
    const { read } = await prepare({ runner });
    expect(await read(undefined, event)).toEqual(none);
  });

  it.each([
    ['lacks the permission', forbidden],
    ['may not see the branch', refusal(404, 'Not Found')],
    ['is refused', refusal(401, 'Bad credentials')],
  ])('a token that %s is an error, and no missing policy', async (_, answer) => {
    const { github, read } = await prepare();
    github.fail(/branches/, answer);
    expect(await read(undefined, event)).toEqual(refused('invalid-policy', /contents: read/));
  });

  it('a token that is missing is an error, too', async () => {
    const { github, read } = await prepare();
    const missing = refused('invalid-policy', /`github-token` is empty.*contents: read/);
    expect(await read(undefined, event, '')).toEqual(missing);
    expect(github.requests).toEqual([]);
  });
});

function withVariables(variables: Record<string, string>): GitHubEvent {
  const push = branchEvent('push');
  return { ...push, variables: { ...push.variables, ...variables } };
}

describe('the policy', () => {
  it('is the one at the tip as it is now, and not at the commit of the event', async () => {
    const changing = { main: { sha: baseSha } };
    const later = 'd'.repeat(40);
    const files = { [`${baseSha}:${usual}`]: '', [`${later}:${usual}`]: 'fail-on-severity: low' };
    const { read } = await prepare({ github: { branches: changing, files } });
    expect(await read()).toMatchObject({ policy: { threshold: undefined } });
    changing.main.sha = later;
    expect(await read()).toMatchObject({ policy: { threshold: 'low' } });
  });

  it('may have another path in the repository', async () => {
    const { root, read } = await prepare({ tip: { 'a dir/policy.yml': 'fail-on-severity: low' } });
    const whole = join(root, 'workspace/a dir/policy.yml');
    for (const configFile of [
      'a dir/policy.yml',
      './a dir/policy.yml',
      'x/../a dir/policy.yml',
      whole,
    ])
      expect(await read(configFile)).toMatchObject({ policy: { threshold: 'low' } });
  });

  it('has its own path, whatever links the workspace holds', async () => {
    const { read } = await prepare({
      runner: { 'workspace/other.yml': '' },
      links: { 'workspace/policy.yml': 'other.yml' },
      tip: { 'policy.yml': 'fail-on-severity: low', 'other.yml': 'fail-on-severity: none' },
    });
    const read_ = await read('policy.yml');
    expect(read_).toMatchObject({ policy: { threshold: 'low' } });
  });

  it.each(['../policy.yml', '/etc/policy.yml', '..'])(
    'must not lie outside of the repository: %s',
    async (configFile) => {
      const { github, read } = await prepare({ runner: { 'policy.yml': '' } });
      const outside = refused('invalid-policy', /lies outside of the repository\.$/);
      expect(await read(configFile)).toEqual(outside);
      expect(github.requests).toEqual([]);
    },
  );

  it('is an error when it was named and is missing', async () => {
    const { read } = await prepare({ runner: { 'workspace/risks.yml': '' } });
    const missing =
      /^`config-file`: there is no file risks\.yml of octo-org\/shop, branch main at 1c/;
    expect(await read('risks.yml')).toEqual(refused('invalid-policy', missing));
    const absent = refused('invalid-policy', /there is no file/);
    expect(await read(usual)).toEqual(absent);
  });

  it.each([
    ['too large', `#${'x'.repeat(256 * 1024)}`, /it has 262145 bytes, more than 262144\.$/],
  ])('is an error when it is %s', async (_, text, message) => {
    const { read } = await prepare({ tip: { [usual]: text } });
    expect(await read()).toEqual(refused('invalid-policy', message));
  });

  it('is an error when it is malformed, with each problem and the line that it is in', async () => {
    const { read } = await prepare({ tip: { [usual]: 'ignore: []\naccept: 1' } });
    const blob = 'https://github.com/octo-org/shop/blob/1c002dd4b536e7479fe34593e72e6c6c1819e53b';
    const place = (at: string, line: number) => ({
      name: `${usual}:${at}`,
      url: `${blob}/${usual}#L${line}`,
    });
    expect(await read()).toMatchObject({
      verdict: {
        reason: 'invalid-policy',
        message: expect.stringMatching(
          /; .*`ignore` is not known here.*\(octo-org\/shop, branch main/,
        ),
        problems: [
          { text: expect.stringContaining('`accept` must be'), place: place('2:1', 2) },
          { text: expect.stringContaining('`ignore` is not'), place: place('1:1', 1) },
        ],
      },
    });
  });

  it('is an error when GitHub describes no file, and no outage', async () => {
    const { github, read } = await prepare();
    github.fail(/contents/, { status: 200, body: [] });
    expect(await read()).toEqual(refused('invalid-policy', /not about a file/));
  });
});

it('the source is named by address, branch and blob', async () => {
  const text = 'fail-on-severity: low # ü';
  const { read } = await prepare({ tip: { 'a dir/policy.yml': text } });
  const files = await read('a dir/policy.yml');
  const address = `git+https://github.com/octo-org/shop@${baseSha}`;
  expect(files).toMatchObject({
    policyOrigin: `a dir/policy.yml of ${tip} (blob ${blobIdOf(text).slice(0, 7)})`,
    source: { uri: `${address}#a%20dir/policy.yml`, blob: blobIdOf(text), branch: 'main' },
  });
});

it('what GitHub does not give, since it is out of reach, is no error of the policy', async () => {
  for (const call of [/branches/, /security-gate/]) {
    const { github, read } = await prepare({ tip: { [usual]: '' } });
    github.fail(call, failing(503, 600));
    const unavailable = refused('policy-unavailable', /GitHub's answer: 503/);
    expect(await read()).toEqual(unavailable);
  }
});

it.each<[string, GitHubFault, RegExp]>([
  [
    'primary',
    { ...refusal(403, 'No'), headers: exhausted },
    /used up until 2100-01-01 00:00 UTC\. Use .* GitHub App/,
  ],
  ['secondary', failing(429, 600), /secondary .* until 20\d\d-\d\d-\d\d \d\d:\d\d UTC\./],
])('a %s rate limit of the token has its own heading and remedy', async (_, fault, message) => {
  for (const call of [/branches/, /security-gate/]) {
    const { github, read } = await prepare({ tip: { [usual]: '' } });
    github.fail(call, fault);
    const files = await read();
    expect(files).toMatchObject(refused('policy-unavailable', message));
    const heading = "GitHub's rate limit holds this token back";
    const remedy = expect.stringMatching(/GitHub App.*fewer jobs/);
    expect(files).toMatchObject({ verdict: { heading, remedy } });
  }
});

it('a wait for GitHub is logged, and ends when GitHub answers', async () => {
  const { github, read } = await prepare({ tip: { [usual]: 'fail-on-severity: low' } });
  github.fail(/branches/, { status: 503 }, 3);
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await read()).toMatchObject({ policy: { threshold: 'low' } });
  expect(written).toHaveBeenCalledOnce();
});
