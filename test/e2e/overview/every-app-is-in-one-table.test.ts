import { expect, it } from 'vitest';
import { requestsTo } from '../support/expectations.ts';
import { showOverview, tableOf } from './support/show-overview.ts';

it('shows the last result of every app, worst first, and starts nothing', async () => {
  // The run that is active on busy.test at the start completes as well.
  const hosts = ['clean.test', 'vulnerable.test', 'many.test'];
  const result = await showOverview(hosts);
  expect(result.conclusion, result.shownLog).toBe('success');
  const { 'outdated-matrix': outdated = '', ...outputs } = result.outputs;
  expect(JSON.parse(outdated).include).toHaveLength(9);
  expect(outputs).toEqual({
    'apps-count': '13',
    'untested-count': '9',
    'stale-count': '',
    'blocking-count': '',
    'overdue-count': '',
    'output-file': 'overview.json',
  });
  expect(result.labels.slice(0, 2)).toEqual(['many', 'busy']);
  expect(result.labels.at(-1)).toBe('clean');
  const [head, first, , second] = tableOf(result);
  expect(head?.join(', ')).toBe('App, Result, Critical, High, Medium, Low, Oldest, Last run');
  expect(first?.slice(0, 3)).toEqual(['many', '2350 open', '147']);
  expect(second?.slice(0, 7)).toEqual(['vulnerable', '7 open', '1', '3', '1', '2', '0 days']);
  expect(second?.[7]).toMatch(/^run 1, .* s ago$/);
  expect(tableOf(result).at(-1)?.slice(0, 2)).toEqual(['clean', '✅ no open findings']);
  expect(requestsTo(result, /^(?!GET )/)).toEqual(['POST /api/v1/auth/token → 200']);
});
