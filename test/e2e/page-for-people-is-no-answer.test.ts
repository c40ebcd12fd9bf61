import { expect, it } from 'vitest';
import { htmlPage } from '../../harness/faults.ts';
import { expectGate, expectStory } from './support/expectations.ts';

it('is not tested when a page for people comes with status 200 in place of the findings', async () => {
  const rules = [{ path: /\/vulnerabilities/, fault: htmlPage() }];
  const result = await expectGate('not-tested (unexpected-response)', {
    app: 'clean.test',
    rules,
    inputs: { 'max-retries': '1' },
  });
  expect(result.shownLog).toContain('text/html');
  await expectStory(result);
});
