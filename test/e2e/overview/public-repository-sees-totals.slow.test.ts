import { expect, it } from 'vitest';
import { problem } from '../../../harness/faults.ts';
import { branchEvent, pullRequestEvent } from '../../../harness/github-event.ts';
import { answersHave } from '../support/rewrites.ts';
import { showOverview, tableOf } from './support/show-overview.ts';

const label = 'Payroll of Acme';
const appUrl = 'https://payroll.internal.example';
const rules = [
  answersHave({ path: /\/v1\/apps\/\w+$/ }, { label, appUrl }),
  { path: /\/reports/, fault: problem(500), nth: [1] },
];
const limits = { 'fail-on-severity': 'low', 'max-result-age-hours': '1' };

it.each([
  ['in a public repository', 'auto', pullRequestEvent('public')],
  ['with `details: counts`', 'counts', pullRequestEvent('private')],
])('%s no label and no URL is shown, only totals', async (_, details, event) => {
  const result = await showOverview(['vulnerable.test'], {
    inputs: { search: 'vul', details, ...limits },
    rules,
    event,
  });
  const shown = [result.log, result.summary, JSON.stringify(result.annotations)].join('\n');
  expect(shown).not.toMatch(/payroll/i);
  expect(result.summary).toContain('only totals are shown');
  expect(result.outputs).toMatchObject({ 'apps-count': '1', 'blocking-count': '7' });
  expect(result.file?.apps).toMatchObject([{ label, appUrl }]);
});

it('in a private repository apps are shown', async () => {
  const result = await showOverview(['vulnerable.test'], {
    inputs: { search: 'vul', details: 'auto' },
    rules,
    event: branchEvent('schedule'),
  });
  expect(tableOf(result)[1]?.[0]).toBe(label);
});

it('a hostile label stays text in the table and the file', async () => {
  const hostile = '| x | [a](https://evil.example) <img src=x>\n::error::x @octocat';
  const result = await showOverview(['clean.test'], {
    inputs: { search: 'clean' },
    rules: [answersHave({ path: /\/v1\/apps\/\w+$/ }, { label: hostile })],
  });
  expect(result.file?.apps).toMatchObject([{ label: hostile }]);
  expect(tableOf(result)).toHaveLength(2);
  expect(result.summary).not.toMatch(/<img|\]\(https|@octocat/);
  expect(result.annotations).toEqual([]);
});
