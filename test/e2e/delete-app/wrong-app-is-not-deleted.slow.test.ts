import { expect, it } from 'vitest';
import { type FaultRule, htmlPage, problem } from '../../../harness/faults.ts';
import { pullRequestEvent } from '../../../harness/github-event.ts';
import type { Scenario } from '../../support/scenario.ts';
import { requestsTo, viewer } from '../support/expectations.ts';
import { answersHave, rewrite } from '../support/rewrites.ts';
import { endOf } from '../support/sub-actions.ts';

const deleteApp = endOf('delete-app', { app: 'clean.test', inputs: { 'confirm-label': 'clean' } });
const look = { method: 'GET', path: /\/apps\/\w+$/ };
const deletion = { method: 'DELETE', path: /apps/ };

type Row = [string, string, Scenario, deletions?: number];

/** The app as it is looked at has these members. */
const seen = (members: object, nth?: number[]) =>
  answersHave({ ...look, ...(nth && { nth }) }, members);
const lost: FaultRule = { ...deletion, nth: [1], fault: { kind: 'reset' } };
const renamed = seen({ label: 'production' }, [2]);
const moved = seen({ appUrl: 'https://shop.test' });
const another = answersHave(deletion, { appId: 'another' });
const isSameUrl = rewrite({ path: /\/apps\?/ }, (list) => {
  const apps: object[] = Object(list).data;
  const appUrl = 'https://clean.test/';
  return { ...Object(list), data: apps.map((app) => ({ ...app, appUrl })) };
});
const hidden = { ...look, fault: htmlPage(404) };
const failing = { ...deletion, fault: problem(500) };
const labelled = (label: string) => ({ inputs: { 'confirm-label': label } });

it.each<Row>([
  ...['Clean', 'clean ', ' clean', 'clea', 'vulnerable'].map(
    (label): Row => [
      `whose label is not "${label}" to the letter`,
      `has the label "clean", not "${label}" (\`confirm-label\`): it was not deleted`,
      labelled(label),
    ],
  ),
  ['whose label has changed since', 'has the label "production"', { rules: [renamed, lost] }, 1],
  [
    'that says itself that it has another URL',
    'its own record has https://shop.test',
    { rules: [moved] },
  ],
  ['that is answered with another', 'was deleted is not known', { rules: [another] }, 1],
  ['without a label', 'has no label', { rules: [seen({ label: null })], ...labelled('null') }],
  ['whose URL others have, too', 'Give `app-id` instead', { rules: [isSameUrl] }],
  ['that the role may not delete', 'Viewer may only read', { inputs: viewer }, 1],
  ['of which a gateway says 404', 'was answered 404', { rules: [hidden] }],
  ['of which every deletion goes wrong', 'was deleted is not known', { rules: [failing] }, 3],
])('fails for an app %s', async (_, message, scenario, deletions = 0) => {
  const inputs = { 'max-retries': '2', ...scenario.inputs };
  const result = await deleteApp('fails', message, { ...scenario, inputs });
  expect(requestsTo(result, /^DELETE/)).toHaveLength(deletions);
  expect(result.outputs['previous-registration-status']).toBe('');
});

it.each([
  ['label', labelled('production'), 'has another label, not "production"'],
  ['URL', { rules: [moved] }, 'its own record has another one'],
])('does not reveal the %s of such an app in a public repository', async (_, scenario, message) => {
  const event = pullRequestEvent('public');
  const result = await deleteApp('fails', message, { ...scenario, event });
  expect(result.summary).not.toMatch(/"clean"|shop\.test/);
});

it('names every invalid input, and asks the service nothing', async () => {
  const inputs = { 'app-id': 'a/b', 'app-url': 'ftp://x', 'confirm-label': '', 'max-retries': 'x' };
  const result = await deleteApp('fails', '5 problems with the inputs', { inputs });
  for (const name of Object.keys(inputs)) expect(result.shownLog).toContain(`\`${name}\``);
  expect(result.requests).toEqual([]);
});
