import { expect, it } from 'vitest';
import { jsonText } from '../../harness/faults.ts';
import { expectGate, withoutReport } from './support/expectations.ts';

it('asks again for answers that were cut off, broken or empty, and then judges by the whole ones', async () => {
  const result = await expectGate('failed (findings)', {
    app: 'vulnerable.test',
    inputs: withoutReport,
    rules: [
      { path: /\/apps\?/, nth: [1], fault: { kind: 'truncate' } },
      { path: /\/apps\/\w+$/, nth: [1], fault: jsonText('') },
      { path: /\/tasks\//, nth: [1], fault: jsonText('null') },
      { path: /\/vulnerabilities\S+pageSize=100$/, nth: [1], fault: { kind: 'close-early' } },
    ],
  });
  expect(result.outputs['findings-count']).toBe('7');
  expect(result.runsStarted).toBe(1);
});
