import { expect, it } from 'vitest';
import { at, runCancelled } from './support/cancellation.ts';
import { expectStory } from './support/expectations.ts';

const hang = { kind: 'hang' } as const;

it('is not tested when the job is cancelled while the findings are read', async () => {
  const findings = /\/vulnerabilities\?page=1&pageSize=100$/;
  const result = await runCancelled({
    app: 'clean.test',
    rules: [{ path: findings, fault: hang }],
    cancel: { after: at('GET', findings) },
  });
  expect(result.outputs['task-state']).toBe('COMPLETED');
  await expectStory(result);
});

it.each([
  ['listed', /\/apps\/\w+\/reports/],
  ['downloaded', /\/v1\/reports\//],
])('takes back the verdict when the job is cancelled while the report is %s', async (_, path) => {
  const result = await runCancelled({
    app: 'clean.test',
    rules: [{ path, fault: hang }],
    cancel: { after: at('GET', path) },
  });
  expect(result.outputs['findings-count']).toBe('');
});
