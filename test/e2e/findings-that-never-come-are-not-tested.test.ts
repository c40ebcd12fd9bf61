import { expect, it } from 'vitest';
import { expectGate, expectStory } from './support/expectations.ts';

const active = { status: 'RUN_IN_PROGRESS', data: [], total: 0, page: 1, pageSize: 100 };

it('is not tested when the findings list says RUN_IN_PROGRESS until `timeout-minutes` are over', async () => {
  const result = await expectGate('not-tested (findings-unavailable)', {
    app: 'clean.test',
    rules: [{ path: /\/vulnerabilities/, fault: { kind: 'rewrite', edit: () => active } }],
    inputs: { 'timeout-minutes': '0.02' },
  });
  expect(result.outputs['task-state']).toBe('COMPLETED');
  await expectStory(result);
});
