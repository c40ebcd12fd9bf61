import { expect, test } from 'vitest';
import { judgeNeeds, needs } from '../../../src/actions/gate/needs.ts';

const first = { attempt: 1, provesVersion: false };
const judge = (text: string, run = first) => judgeNeeds(needs.parse(text), run);
const problemOf = (text: string) => needs.safeParse(text).error?.issues[0]?.message;

const build = { result: 'success', outputs: { url: 'https://a.test/:?"x":1' } };

test.each([
  ['one job', '{"deploy":{"result":"success","outputs":{}}}'],
  ['several, as GitHub indents them', JSON.stringify({ build, deploy: build }, null, 2)],
  ['a job named __proto__', '{"__proto__":{"result":"success","outputs":{}}}'],
])('%s that succeeded: the gate may go on', (_, text) => {
  expect(judge(text)).toBeUndefined();
});

test.each([
  ['failed', '{"deploy":{"result":"failure","outputs":{}}}', 'deploy (failure)'],
  ['was skipped', '{"deploy":{"result":"skipped"}}', 'deploy (skipped)'],
  ['was cancelled', '{"deploy":{"result":"cancelled"}}', 'deploy (cancelled)'],
  ['has no result', '{"deploy":{"outputs":{}}}', 'deploy (no result)'],
  ['has a result that is no text', '{"deploy":{"result":true}}', 'deploy (no result)'],
  ['has a list as its result', '{"deploy":{"result":["success"]}}', 'deploy (no result)'],
  ['inherits its result', '{"deploy":{"__proto__":{"result":"success"}}}', 'deploy (no result)'],
  ['says success in other letters', '{"deploy":{"result":"Success"}}', 'deploy (Success)'],
  ['says success with a blank', '{"deploy":{"result":"success "}}', 'deploy (success )'],
  ['is named __proto__', '{"__proto__":{"result":"failure"}}', '__proto__ (failure)'],
])('a job that %s: not tested', (_, text, named) => {
  const verdict = judge(text);
  expect(verdict).toMatchObject({ verdict: 'not-tested', reason: 'not-deployed' });
  expect(verdict).toHaveProperty('message', expect.stringContaining(named));
});

test('all jobs that did not succeed are named, and no other', () => {
  const jobs = { build, deploy: { result: 'failure' }, smoke: { result: 'skipped' } };
  const message = expect.stringContaining(': deploy (failure), smoke (skipped).');
  expect(judge(JSON.stringify(jobs))).toHaveProperty('message', message);
});

test('a hundred of them, or one with a long name, make no long message', () => {
  const many = { ...Array(100).fill({ result: 'failure' }) };
  const message = (jobs: object) => judge(JSON.stringify(jobs))?.message ?? '';
  expect(message(many)).toContain('and 90 more');
  expect(message({ ['x'.repeat(5000)]: { result: 'y'.repeat(5000) } }).length).toBeLessThan(500);
});

test.each([
  ['text', 'success'],
  ['what GitHub writes of the object itself', 'Object'],
  ['a text in JSON', '"success"'],
  ['a list', '[{"result":"success"}]'],
  ['nothing', 'null'],
  ['a number', '1'],
  ['jobs that are texts', '{"deploy":"success"}'],
  ['jobs that are lists', '{"deploy":["success"]}'],
  ['jobs that are nothing', '{"deploy":null}'],
  ['broken off', '{"deploy":{"result":"success"}'],
  ['two objects', '{"deploy":{"result":"success"}}{}'],
  ['an expression that was not evaluated', '${{ toJSON(needs) }}'],
])('what is not the JSON of `needs` is refused: %s', (_, text) => {
  expect(problemOf(text)).toMatch(/^must be what the expression `toJSON\(needs\)` gives/);
});

test('a job that needs nothing proves nothing', () => {
  expect(problemOf('{}')).toMatch(/^names no job/);
  expect(problemOf(' { } ')).toMatch(/^names no job/);
});

const outputOf = (value: unknown) =>
  JSON.stringify({ build, deploy: { result: 'success', outputs: { 'run-attempt': value } } });

test.each([
  ['a job of this attempt', outputOf('2'), false],
  ['`version-url`', outputOf('1'), true],
])('in a later attempt %s lets the gate go on', (_, text, provesVersion) => {
  expect(judge(text, { attempt: 2, provesVersion })).toBeUndefined();
});

test.each([
  ['the output', JSON.stringify({ deploy: { result: 'success', outputs: {} } })],
  ['the outputs', JSON.stringify({ deploy: { result: 'success' } })],
  ['a number of this attempt', outputOf('1')],
  ['just that number', outputOf('2.0')],
  ['a text', outputOf(2)],
])('in a later attempt no job deployed when there is not %s', (_, text) => {
  const verdict = judge(text, { attempt: 2, provesVersion: false });
  expect(verdict).toMatchObject({ reason: 'not-deployed' });
  expect(verdict?.message).toContain('attempt 2');
  for (const remedy of ['`run-attempt`', '`version-url`', 'Re-run all jobs'])
    expect(verdict?.remedy).toContain(remedy);
});

test('in a later attempt each job that reports an attempt has to report this one', () => {
  const deployed = (...attempts: string[]) =>
    JSON.stringify(
      Object.fromEntries(
        attempts.map((attempt, index) => [
          `deploy-${index}`,
          { result: 'success', outputs: { 'run-attempt': attempt } },
        ]),
      ),
    );
  const step = (text: string) => judge(text, { attempt: 3, provesVersion: false });
  expect(step(deployed('3', '3'))).toBeUndefined();
  for (const attempts of [
    ['3', '2'],
    ['2', '3'],
    ['3', ''],
  ])
    expect(step(deployed(...attempts))).toMatchObject({ reason: 'not-deployed' });
  expect(step(deployed('3', '2'))?.message).toContain('deploy-1 did not run in it');
});

test('another attempt is advised only where a job reports in which one it ran', () => {
  const step = (text: string) => judge(text, { attempt: 2, provesVersion: false });
  expect(step(outputOf('1'))).toMatchObject({
    heading: 'this attempt did not deploy the app again',
    nextStep: {},
  });
  expect(step(JSON.stringify({ deploy: build }))).toMatchObject({
    heading: 'nothing shows that this attempt deployed the app',
    nextStep: expect.stringMatching(/^Start a new workflow run/),
  });
});

test.each([
  ['the job `unit-tests` failed', { 'unit-tests': 'failure', deploy: 'skipped', build: 'success' }],
  ['the job `deploy` was cancelled', { deploy: 'cancelled', smoke: 'skipped' }],
  ['the job `deploy` was skipped', { deploy: 'skipped' }],
  ['a job before this one failed', { a: 'failure', b: 'failure' }],
  ['a job before this one failed', { 'a`](x)': 'failure' }],
  ['the job `deploy` did not succeed', { deploy: 'odd' }],
])('the heading says which job is the cause: %s', (heading, results) => {
  const jobs = Object.entries(results).map(([name, result]) => [name, { result }]);
  expect(judge(JSON.stringify(Object.fromEntries(jobs)))).toHaveProperty('heading', heading);
});
