import { expect, it } from 'vitest';
import { expectGate, withoutReport } from './support/expectations.ts';
import { accepting, oneRisk, policyFile, risk } from './support/policies.ts';

const acceptsIt = accepting(`id: ${risk.id}`);
const inputs = { ...withoutReport, 'comment-summary-in-pr': 'never' };

it.each([
  ['none', {}],
  ['another', { [policyFile]: accepting('id: other') }],
])(
  'fails a pull request that edits the policy to accept its own finding, when its base has %s',
  async (_, base) => {
    const result = await expectGate('failed (findings)', {
      ...oneRisk,
      base,
      workspace: { [policyFile]: acceptsIt },
      inputs,
    });
    expect(result.outputs).toMatchObject({ 'accepted-count': '0', 'blocking-count': '1' });
  },
);

it('passes a pull request whose base accepts the finding, although the checkout does not', async () => {
  const result = await expectGate('passed', {
    ...oneRisk,
    base: { [policyFile]: acceptsIt },
    inputs,
  });
  expect(result.outputs).toMatchObject({
    'accepted-count': '1',
    'findings-count': '0',
    'blocking-count': '0',
  });
});
