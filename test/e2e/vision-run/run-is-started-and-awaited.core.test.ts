import { expect, it } from 'vitest';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import { appIdOf, runScenario } from '../../support/scenario.ts';
import { expectStory } from '../support/expectations.ts';
import { expectEnd } from '../support/sub-actions.ts';

const action = 'vision-run';
const appOf = (host: string) => async (emulator: Emulator) => ({
  'app-id': appIdOf(emulator, host),
});

it('maps the app when it is not told otherwise', async () => {
  const result = await runScenario({ action, prepare: appOf('clean.test') });
  expectEnd(result, 'succeeds', 'Vision run map is COMPLETED');
  await expectStory(result);
});

it.each([
  ['failed.test', 'ended as FAILED', 'FAILED'],
  ['cancelled.test', 'Somebody cancelled it', 'CANCELLED'],
])('fails when the run of %s does, and says what to do', async (host, message, state) => {
  const result = await runScenario({ action, prepare: appOf(host) });
  expectEnd(result, 'fails', message);
  expect(result.outputs['task-state']).toBe(state);
});
