import { expect, it } from 'vitest';
import {
  expectGate,
  expectStory,
  requestsTo,
  taskPoll,
  trigger,
  withoutReport,
} from './support/expectations.ts';
import { testOf } from './support/setting.ts';

it('adopts a test that has ended, and judges by its findings', async () => {
  const result = await expectGate('failed (findings)', {
    app: 'vulnerable.test',
    emulator: { runSeconds: 0.05 },
    inputs: withoutReport,
    prepare: testOf('vulnerable.test'),
  });
  expect(requestsTo(result, trigger)).toEqual([]);
  expect(requestsTo(result, taskPoll)).toHaveLength(1);
  await expectStory(result);
});
