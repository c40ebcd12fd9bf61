import { it } from 'vitest';
import { expectGate, withoutReport } from './support/expectations.ts';
import { editFindings } from './support/rewrites.ts';

it('is not tested when a later page of the findings says NO_RUNS', async () => {
  const rule = {
    ...editFindings(() => ({ status: 'NO_RUNS', data: [], total: 0 })),
    path: /\/vulnerabilities\?page=9&/,
  };
  await expectGate('not-tested (no-runs)', {
    app: 'many.test',
    rules: [rule],
    inputs: withoutReport,
  });
});
