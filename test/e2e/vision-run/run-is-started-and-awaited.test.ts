import { expect, it } from 'vitest';
import { expectStory } from '../support/expectations.ts';
import { appOf } from '../support/setting.ts';
import { endOf } from '../support/sub-actions.ts';

const visionRun = endOf('vision-run');

it('maps the app when it is not told otherwise', async () => {
  const message = 'Vision run map is COMPLETED';
  await expectStory(await visionRun('succeeds', message, { prepare: appOf('clean.test') }));
});

it.each([
  ['failed.test', 'ended as FAILED', 'FAILED'],
  ['cancelled.test', 'Somebody cancelled it', 'CANCELLED'],
])('fails when the run of %s does, and says what to do', async (host, message, state) => {
  const { outputs } = await visionRun('fails', message, { prepare: appOf(host) });
  expect(outputs['task-state']).toBe(state);
});
