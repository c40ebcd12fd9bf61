import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import { expectGate } from './support/expectations.ts';

const inputs = { 'request-timeout-seconds': '0.5', 'max-retries': '1' };

const slow: [string, FaultRule, string][] = [
  ['never begins', { path: /\/apps\?/, fault: { kind: 'hang' } }, 'answer'],
  [
    'comes byte by byte',
    { path: /\/apps\?/, fault: { kind: 'drip', bytes: 1, everyMs: 50 } },
    'end its answer',
  ],
];

it.each(slow)(
  'is not tested when an answer %s, however long it would take',
  async (_, rule, what) => {
    const result = await expectGate('not-tested (service-unavailable)', { rules: [rule], inputs });
    expect(result.shownLog).toMatch(
      new RegExp(
        `127\\.0\\.0\\.1:\\d+ did not ${what} within 0\\.5 s \\(\`request-timeout-seconds\`\\)`,
      ),
    );
  },
);
