import { expect, it } from 'vitest';
import { appIdOf, openStage } from '../../support/scenario.ts';
import { expectStory } from '../support/expectations.ts';
import { expectEnd } from '../support/sub-actions.ts';

const action = 'delete-app';

it('deletes the app with the expected label, by its URL', async () => {
  const stage = await openStage();
  const result = await stage
    .run({ action, app: 'clean.test', inputs: { 'confirm-label': 'clean' } })
    .finally(stage.close);
  expectEnd(result, { job: 'succeeds', message: 'is deleted, with all its data' });
  expect(result.outputs).toEqual({
    'app-id': appIdOf(stage.emulator, 'clean.test'),
    'previous-registration-status': 'COMPLETED',
  });
  expect(result.requests.at(-1)).toMatch(/^DELETE \S+ → 200$/);
  await expectStory(result);
});
