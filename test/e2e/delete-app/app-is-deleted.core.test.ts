import { expect, it } from 'vitest';
import { runScenario } from '../../support/scenario.ts';
import { expectStory, requestsTo } from '../support/expectations.ts';
import { appOf } from '../support/setting.ts';
import { expectEnd } from '../support/sub-actions.ts';

const action = 'delete-app';

it('deletes the app with the expected label, by its URL', async () => {
  const result = await runScenario({
    action,
    app: 'clean.test',
    inputs: { 'confirm-label': 'clean' },
  });
  expectEnd(result, 'succeeds', 'is deleted, with all its data');
  expect(result.outputs['previous-registration-status']).toBe('COMPLETED');
  expect(requestsTo(result, /^DELETE/)).toEqual([expect.stringMatching(/ → 200$/)]);
  await expectStory(result);
});

it('deletes the app with the expected label, by its id, without a look at the others', async () => {
  const prepare = appOf('clean.test');
  const result = await runScenario({ action, prepare, inputs: { 'confirm-label': 'clean' } });
  expectEnd(result, 'succeeds', 'is deleted');
  expect(result.requests.map((request) => request.replace(/\S+ → /, ''))).toEqual([
    'POST 200',
    'GET 200',
    'DELETE 200',
  ]);
});

it('waits as long as the service asks for when deletions come too fast', async () => {
  const headers = { 'retry-after': '1', 'content-type': 'application/problem+json' };
  const fault = { kind: 'answer' as const, status: 429, headers, body: '{}' };
  const rules = [{ method: 'DELETE', path: /apps/, nth: [1], fault }];
  const result = await runScenario({
    action,
    app: 'clean.test',
    rules,
    inputs: { 'confirm-label': 'clean' },
  });
  expectEnd(result, 'succeeds', 'is deleted');
  const [first, second] = result.exchanges.filter(({ method }) => method === 'DELETE');
  expect((second?.receivedAt ?? 0) - (first?.receivedAt ?? 0)).toBeGreaterThanOrEqual(1000);
});
