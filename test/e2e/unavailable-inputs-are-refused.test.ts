import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

const unavailable: Record<string, string> = {
  'fail-on-new-only': 'true',
  'baseline-app-id': '2b35aaac30046762958d1a58',
  'baseline-file': 'baseline.json',
  'config-file': 'policy.yml',
  'version-url': 'https://shop.example.com/version',
  'expected-version': '1.2.3',
  'version-timeout-minutes': '1',
};

it('refuses by name every input that this release cannot do yet', async () => {
  const result = await runScenario({ inputs: unavailable });
  expectVerdict(result, { verdict: 'error (invalid-input)', job: 'fails' });
  const unnamed = Object.keys(unavailable).filter(
    (name) => !result.shownLog.includes(`\`${name}\` is not available yet`),
  );
  expect(unnamed).toEqual([]);
  expect(result.requests).toEqual([]);
  await expectStory(result);
});

it('refuses a policy file that it would have to ignore', async () => {
  const policy = 'accept:\n  - id: 6650f0c2a1\n    reason: no\n    owner: me\n    expires: 2027-01-31\n';
  const result = await runScenario({ workspace: { '.github/security-gate.yml': policy } });
  expectVerdict(result, { verdict: 'error (invalid-input)', job: 'fails' });
  expect(result.shownLog).toContain('.github/security-gate.yml');
  expect(result.requests).toEqual([]);
  await expectStory(result, 'policy');
});
