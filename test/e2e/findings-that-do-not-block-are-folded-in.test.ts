import { expect, test } from 'vitest';
import { expectGate } from './support/expectations.ts';
import { accepting, day, policyFile, risk, shown } from './support/policies.ts';
import { findingsAre } from './support/rewrites.ts';

const mild = { id: 'mild-1', label: 'Pagination Missing', severity: 'Low' };
const scenario = {
  app: 'clean.test',
  rules: [findingsAre([risk, mild])],
  base: { [policyFile]: accepting(`id: ${risk.id}`, day(30)) },
};

test('a build that passes shows what is open and what is accepted, by whom and until when', async () => {
  const result = await expectGate('passed', { ...scenario, inputs: shown });
  const [, open = '', accepted = ''] = result.summary.split('<details>');
  expect(open).toContain('<summary>Open findings that do not block (1)</summary>');
  expect(open).toContain('- **Low** · Pagination Missing<br>whole app');
  expect(accepted).toContain('<summary>Findings that the policy accepts (1)</summary>');
  expect(accepted).toContain(
    `- **Critical** · BOLA; accepted by &#64;&#8203;org/appsec until ${day(30)}<br>GET /orders/{id}`,
  );
});

test('with `details: counts` neither is shown', async () => {
  const result = await expectGate('passed', {
    ...scenario,
    inputs: { ...shown, details: 'counts' },
  });
  expect(result.summary).not.toMatch(/<details>|mild-1|Pagination/);
});
