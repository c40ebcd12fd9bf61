import { expect, it } from 'vitest';
import { type FaultRule, htmlPage, problem } from '../../../harness/faults.ts';
import { runScenario } from '../../support/scenario.ts';
import { requestsTo, viewer } from '../support/expectations.ts';
import { expectEnd } from '../support/sub-actions.ts';

const action = 'delete-app';
const deletions = /^DELETE/;

it.each(['Clean', 'clean ', ' clean', 'clea', 'vulnerable'])(
  'keeps an app whose label is not "%s" to the letter',
  async (label) => {
    const result = await runScenario({
      action,
      app: 'clean.test',
      inputs: { 'confirm-label': label },
    });
    expectEnd(result, 'fails', 'has the label "clean"');
    expect(result.shownLog).toContain('it was not deleted');
    expect(requestsTo(result, deletions)).toEqual([]);
    expect(result.outputs['previous-registration-status']).toBe('');
  },
);

/** What the service says of an app, changed from the second look on. */
const relabelled: FaultRule = {
  method: 'GET',
  path: /\/apps\/\w+$/,
  nth: [2],
  fault: { kind: 'rewrite', edit: (app) => ({ ...Object(app), label: 'production' }) },
};

it('keeps an app whose label has changed when it is looked for again', async () => {
  const rules: FaultRule[] = [
    relabelled,
    { method: 'DELETE', path: /apps/, nth: [1], fault: { kind: 'reset' } },
  ];
  const result = await runScenario({
    action,
    app: 'clean.test',
    rules,
    inputs: { 'confirm-label': 'clean' },
  });
  expectEnd(result, 'fails', 'has the label "production"');
  expect(requestsTo(result, deletions)).toHaveLength(1);
});

it('keeps an app without a label', async () => {
  const edit = (app: unknown) => ({ ...Object(app), label: null });
  const rules: FaultRule[] = [{ path: /\/apps\/\w+$/, fault: { kind: 'rewrite', edit } }];
  const result = await runScenario({
    action,
    app: 'clean.test',
    rules,
    inputs: { 'confirm-label': 'null' },
  });
  expectEnd(result, 'fails', 'has no label');
  expect(requestsTo(result, deletions)).toEqual([]);
});

it('deletes none of several apps with the same URL', async () => {
  const edit = (list: unknown) => {
    const { data } = Object(list);
    return {
      ...Object(list),
      data: Array.from(data, (app) => ({ ...Object(app), appUrl: 'https://clean.test/' })),
    };
  };
  const rules: FaultRule[] = [{ path: /\/apps\?/, fault: { kind: 'rewrite', edit } }];
  const result = await runScenario({
    action,
    app: 'clean.test',
    rules,
    inputs: { 'confirm-label': 'clean' },
  });
  expectEnd(result, 'fails', 'Give `app-id` instead');
  expect(requestsTo(result, deletions)).toEqual([]);
});

it('fails when the role may not delete, and tells which may', async () => {
  const inputs = {
    'confirm-label': 'clean',
    ...viewer,
  };
  const result = await runScenario({ action, app: 'clean.test', inputs });
  expectEnd(result, 'fails', 'Viewer may only read');
  expect(result.outputs['previous-registration-status']).toBe('');
});

it('does not take a page for people with status 404 for an app that is gone', async () => {
  const rules = [{ path: /\/apps\/\w+$/, fault: htmlPage(404) }];
  const result = await runScenario({
    action,
    app: 'clean.test',
    rules,
    inputs: { 'confirm-label': 'clean' },
  });
  expectEnd(result, 'fails', 'was answered 404');
});

it('gives up on a deletion that goes wrong every time, and says that its outcome is not known', async () => {
  const rules = [{ method: 'DELETE', path: /apps/, fault: problem(500) }];
  const inputs = { 'confirm-label': 'clean', 'max-retries': '2' };
  const result = await runScenario({ action, app: 'clean.test', rules, inputs });
  expectEnd(result, 'fails', 'was deleted is not known');
  expect(requestsTo(result, deletions)).toHaveLength(3);
});

it('names every invalid input, and asks the service nothing', async () => {
  const inputs = { 'app-id': 'a/b', 'app-url': 'ftp://x', 'confirm-label': '', 'max-retries': 'x' };
  const result = await runScenario({ action, inputs });
  expectEnd(result, 'fails', '5 inputs');
  for (const name of Object.keys(inputs)) expect(result.shownLog).toContain(`\`${name}\``);
  expect(result.requests).toEqual([]);
});
