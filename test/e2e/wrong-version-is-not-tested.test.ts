import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { headSha, mergeSha } from '../../harness/github-event.ts';
import {
  type ScriptedAnswer,
  scriptService,
} from '../integration/service/support/scripted-service.ts';
import { runScenario } from '../support/scenario.ts';
import { buildOf, deployApp } from './support/deployment.ts';
import { expectStory, expectVerdict, requestsTo, trigger } from './support/expectations.ts';

const { body } = buildOf(headSha);
const mebibyte = 1024 * 1024;

const wrong: [what: string, answer: ScriptedAnswer, message: string][] = [
  [
    'an error that shows the version',
    { status: 500, body },
    'GET /version was answered with status 500',
  ],
  [
    'a redirect to another host',
    { status: 302, headers: { location: 'https://elsewhere.test/' } },
    'is refused',
  ],
  [
    'an endless redirect',
    { status: 307, headers: { location: '/version' } },
    'redirected more than 5 times',
  ],
  ['the version and a MiB', { body: `${headSha}${' '.repeat(mebibyte)}` }, 'larger than 1 MiB'],
  [
    'the version and a MiB, compressed',
    {
      headers: { 'content-encoding': 'gzip' },
      body: gzipSync(`${headSha}${' '.repeat(mebibyte)}`),
    },
    'larger than 1 MiB',
  ],
  ['nothing', { body: '' }, 'answers ""'],
];

it.each(wrong)('triggers nothing while the app answers with %s', async (_, answer, message) => {
  const { inputs, looks } = await deployApp(answer);
  const result = await runScenario({ app: 'clean.test', inputs });
  expectVerdict(result, { verdict: 'not-tested (wrong-version)', job: 'fails' });
  expect(result.shownLog).toContain(message);
  expect(requestsTo(result, trigger)).toEqual([]);
  expect(looks.length).toBeGreaterThan(2);
});

it('tells what was seen last when the version never comes, without what looks like a credential', async () => {
  const token = `ghp_${'x1'.repeat(18)}`;
  const { inputs } = await deployApp({
    body: { commit: mergeSha, token, note: '::error::\n##[error]', more: 'x'.repeat(500) },
  });
  const result = await runScenario({ app: 'clean.test', inputs });
  expectVerdict(result, { verdict: 'not-tested (wrong-version)', job: 'fails' });
  expect(result.shownLog).toContain(`the expected build ${headSha}: it answers`);
  expect(result.shownLog).toContain(`${mergeSha} is the merge commit of the pull request`);
  expect(result.log).not.toContain(token.slice(0, 12));
  expect(result.summary).not.toMatch(/tested build|proof/);
  await expectStory(result);
});

it('triggers nothing when nobody answers, and says so', async () => {
  const inputs = { 'version-url': 'http://127.0.0.1:1/version', 'version-timeout-minutes': '0.01' };
  const result = await runScenario({ app: 'clean.test', inputs });
  expectVerdict(result, { verdict: 'not-tested (wrong-version)', job: 'fails' });
  expect(result.shownLog).toContain('GET /version to 127.0.0.1:1 failed: ECONNREFUSED');
  expect(requestsTo(result, trigger)).toEqual([]);
});

it('does not ask a host that it is redirected to, but follows on its own', async () => {
  const elsewhere = await scriptService(() => buildOf(headSha));
  const away = await deployApp({
    status: 302,
    headers: { location: `${elsewhere.origin}/version` },
  });
  const refused = await runScenario({ app: 'clean.test', inputs: away.inputs });
  expectVerdict(refused, { verdict: 'not-tested (wrong-version)', job: 'fails' });
  expect(elsewhere.requests).toEqual([]);

  const moved = { status: 302, headers: { location: '/current' } };
  const { inputs, looks } = await deployApp(moved, buildOf(headSha), moved, buildOf(headSha));
  const followed = await runScenario({ app: 'clean.test', inputs });
  expectVerdict(followed, { verdict: 'passed', job: 'succeeds' });
  expect(looks.map(({ path }) => path)).toEqual(['/version', '/current', '/version', '/current']);
});

it('can be softened to a warning, but not to a pass', async () => {
  const { inputs } = await deployApp(buildOf(mergeSha));
  const result = await runScenario({
    app: 'clean.test',
    inputs: { ...inputs, 'on-not-tested': 'warn' },
  });
  expectVerdict(result, { verdict: 'not-tested (wrong-version)', job: 'succeeds with a warning' });
});

it('is found by a dry run, which does not wait', async () => {
  const { inputs, looks, deploy } = await deployApp(buildOf(mergeSha));
  const dry = { ...inputs, 'version-timeout-minutes': '5', 'dry-run': 'true' };
  const early = await runScenario({ app: 'clean.test', inputs: dry });
  expectVerdict(early, { verdict: 'not-tested (wrong-version)', job: 'fails' });
  expect(looks).toHaveLength(1);

  deploy(buildOf(headSha));
  const ready = await runScenario({ app: 'clean.test', inputs: dry });
  expectVerdict(ready, { verdict: 'not-tested (dry-run)', job: 'succeeds with a warning' });
  expect(ready.shownLog).toContain('the expected version is deployed');
});
