import { it } from 'vitest';
import { expectGate } from './support/expectations.ts';

it('fails the job of an untested build, `warn-only` notwithstanding', async () => {
  await expectGate('not-tested (run-failed)', {
    app: 'failed.test',
    inputs: { 'warn-only': 'true' },
  });
});
