import { expect, it } from 'vitest';
import { appIdOf, runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

it('fails when no app has the id', async () => {
  const result = await runScenario({ inputs: { 'app-id': '000000000000000000000000' } });
  expectVerdict(result, { verdict: 'error (app-not-found)', job: 'fails' });
  await expectStory(result);
});

it('fails when no app is registered with the URL', async () => {
  const result = await runScenario({ app: 'unknown.test' });
  expectVerdict(result, { verdict: 'error (app-not-found)', job: 'fails' });
  expect(result.shownLog).toContain('https://unknown.test');
});

it('fails when the app is of another organization', async () => {
  const result = await runScenario({ prepare: async (emulator) => ({ 'app-id': appIdOf(emulator, 'globex.test') }) });
  expectVerdict(result, { verdict: 'error (app-not-found)', job: 'fails' });
  expect(result.runsStarted).toBe(0);
});
