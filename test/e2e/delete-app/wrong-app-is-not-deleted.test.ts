import { expect, it } from 'vitest';
import { type FaultRule, htmlPage, problem } from '../../../harness/faults.ts';
import { requestsTo, viewer } from '../support/expectations.ts';
import { answersHave, rewrite } from '../support/rewrites.ts';
import { endOf } from '../support/sub-actions.ts';

const deleteApp = endOf('delete-app', { app: 'clean.test', inputs: { 'confirm-label': 'clean' } });
const deletions = /^DELETE/;
const look = { method: 'GET', path: /\/apps\/\w+$/ };
const deletion = { method: 'DELETE', path: /apps/ };

it.each(['Clean', 'clean ', ' clean', 'clea', 'vulnerable'])(
  'keeps an app whose label is not "%s" to the letter',
  async (label) => {
    const inputs = { 'confirm-label': label };
    const result = await deleteApp('fails', 'has the label "clean"', { inputs });
    expect(result.shownLog).toContain('it was not deleted');
    expect(requestsTo(result, deletions)).toEqual([]);
    expect(result.outputs['previous-registration-status']).toBe('');
  },
);

it('keeps an app whose label has changed when it is looked for again', async () => {
  const rules: FaultRule[] = [
    answersHave({ ...look, nth: [2] }, { label: 'production' }),
    { ...deletion, nth: [1], fault: { kind: 'reset' } },
  ];
  const result = await deleteApp('fails', 'has the label "production"', { rules });
  expect(requestsTo(result, deletions)).toHaveLength(1);
});

it('keeps an app that says itself that it has another URL than the list says', async () => {
  const rules = [answersHave(look, { appUrl: 'https://shop.test' })];
  const result = await deleteApp('fails', 'says itself that it has https://shop.test', { rules });
  expect(requestsTo(result, deletions)).toEqual([]);
});

it('does not go on when the service answers about another app', async () => {
  const rules = [answersHave(deletion, { appId: 'another' })];
  const result = await deleteApp('fails', 'answered with app another', { rules });
  expect(result.shownLog).toContain('was deleted is not known');
  expect(requestsTo(result, deletions)).toHaveLength(1);
});

it('keeps an app without a label', async () => {
  const scenario = { rules: [answersHave(look, { label: null })] };
  const inputs = { 'confirm-label': 'null' };
  const result = await deleteApp('fails', 'has no label', { ...scenario, inputs });
  expect(requestsTo(result, deletions)).toEqual([]);
});

it('deletes none of several apps with the same URL', async () => {
  const sameUrl = rewrite({ path: /\/apps\?/ }, (list) => ({
    ...Object(list),
    data: Array.from(Object(list).data, (app) => ({
      ...Object(app),
      appUrl: 'https://clean.test/',
    })),
  }));
  const result = await deleteApp('fails', 'Give `app-id` instead', { rules: [sameUrl] });
  expect(requestsTo(result, deletions)).toEqual([]);
});

it('fails when the role may not delete, and tells which may', async () => {
  const result = await deleteApp('fails', 'Viewer may only read', { inputs: viewer });
  expect(result.outputs['previous-registration-status']).toBe('');
});

it('does not take a page for people with status 404 for an app that is gone', async () => {
  const rules = [{ path: look.path, fault: htmlPage(404) }];
  await deleteApp('fails', 'was answered 404', { rules });
});

it('gives up on a deletion that goes wrong every time, and says that its outcome is not known', async () => {
  const rules = [{ ...deletion, fault: problem(500) }];
  const inputs = { 'max-retries': '2' };
  const result = await deleteApp('fails', 'was deleted is not known', { rules, inputs });
  expect(requestsTo(result, deletions)).toHaveLength(3);
});

it('names every invalid input, and asks the service nothing', async () => {
  const inputs = { 'app-id': 'a/b', 'app-url': 'ftp://x', 'confirm-label': '', 'max-retries': 'x' };
  const result = await deleteApp('fails', '5 inputs', { inputs });
  for (const name of Object.keys(inputs)) expect(result.shownLog).toContain(`\`${name}\``);
  expect(result.requests).toEqual([]);
});
