import { expect, it } from 'vitest';
import { expectStory } from '../support/expectations.ts';
import { appOf } from '../support/setting.ts';
import { endOf } from '../support/sub-actions.ts';

const inputs = { 'confirm-label': 'clean' };
const deleteApp = endOf('delete-app', { inputs });

it('deletes the app with the expected label, by its URL', async () => {
  const message = 'is deleted, with all its data';
  await expectStory(await deleteApp('succeeds', message, { app: 'clean.test' }));
});

it('deletes the app with the expected label, by its id, without a look at the others', async () => {
  const result = await deleteApp('succeeds', 'is deleted', { prepare: appOf('clean.test') });
  expect(result.requests.map((request) => request.replace(/\S+ → /, ''))).toEqual([
    'POST 200',
    'GET 200',
    'DELETE 200',
  ]);
});
