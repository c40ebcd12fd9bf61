import { expect, test } from 'vitest';
import { modeOf } from '../../../src/decision/mode.ts';
import { quickSettings } from '../../support/virtual-world.ts';

const adopting = { taskId: 'task-1' };

test.each([
  ['own-run', {}, undefined],
  ['own-run', {}, { taskId: 'task-2' }],
  ['adopted-run', adopting, undefined],
  ['adopted-run', adopting, adopting],
  // After an adopted run that was INTERRUPTED.
  ['own-run', adopting, { taskId: 'task-2' }],
  ['dry-run', { ...adopting, dryRun: true }, undefined],
] as const)('the mode is %s with %j and the run %j', (mode, settings, run) => {
  expect(modeOf({ ...quickSettings, ...settings }, run)).toBe(mode);
});
