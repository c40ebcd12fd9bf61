import { expect, it } from 'vitest';
import { expectGate, expectStory, requestsTo, trigger } from './support/expectations.ts';
import { testOf } from './support/setting.ts';

it('adopts a test that runs, waits for its end, and triggers none', async () => {
  const result = await expectGate('failed (findings)', {
    app: 'vulnerable.test',
    emulator: { runSeconds: 0.4 },
    prepare: testOf('vulnerable.test'),
  });
  expect(result.outputs).toMatchObject({ 'run-number': '1', 'task-state': 'COMPLETED' });
  expect(requestsTo(result, trigger)).toEqual([]);
  await expectStory(result);
});
