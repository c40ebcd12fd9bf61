import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

const unavailable: Record<string, string> = {
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
