import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';
import { editFindings, type FindingsPage } from './support/rewrites.ts';

const wrongLists: [string, (page: FindingsPage) => Partial<FindingsPage>][] = [
  ['names more findings than it holds', ({ total }) => ({ total: total + 1 })],
  ['names fewer findings than it holds', () => ({ total: 0 })],
  ['holds the same finding twice', ({ data }) => ({ data: [...data.slice(1), ...data.slice(-1)] })],
  ['is empty but for its total', () => ({ data: [] })],
];

it.each(wrongLists)('is not tested when the findings list %s', async (_, edit) => {
  const result = await runScenario({ app: 'vulnerable.test', rules: [editFindings(edit)] });
  expectVerdict(result, { verdict: 'not-tested (findings-unavailable)', job: 'fails' });
});

it('reads a list that does not fit its total again, at most three times', async () => {
  const rules = [editFindings(({ total }) => ({ total: total + 1 }))];
  const result = await runScenario({ app: 'clean.test', rules });
  expectVerdict(result, { verdict: 'not-tested (findings-unavailable)', job: 'fails' });
  expect(result.requests.filter((request) => request.includes('/vulnerabilities'))).toHaveLength(4);
  await expectStory(result);
});
