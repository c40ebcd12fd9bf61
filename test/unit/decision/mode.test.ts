import { expect, test } from 'vitest';
import { modeOf } from '../../../src/decision/mode.ts';
import { quickSettings } from '../../support/virtual-world.ts';

const adopting = { taskId: 'task-1' };
const ofADay = { maxResultAgeMs: 86_400_000 };

test.each([
  ['own-run', {}, undefined],
  ['own-run', { onStaleResult: 'fail' }, undefined],
  ['adopted-run', adopting, undefined],
  ['adopted-run', adopting, adopting],
  // After an adopted run that was INTERRUPTED.
  ['own-run', adopting, { taskId: 'task-2' }],
  ['newest-result-or-run', ofADay, undefined],
  ['newest-result', { ...ofADay, onStaleResult: 'fail' }, undefined],
  ['dry-run', { ...adopting, dryRun: true }, undefined],
] as const)('the mode is %s with %j and the run %j', (mode, settings, run) => {
  expect(modeOf({ ...quickSettings, ...settings }, run)).toBe(mode);
});
