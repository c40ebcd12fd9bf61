import { expect, it } from 'vitest';
import { appIdOf, runScenario } from '../support/scenario.ts';
import { expectVerdict, withoutReport } from './support/expectations.ts';

it.each([
  'https://clean.test.example',
  'https://clean.tes',
  'http://clean.test',
  'https://clean.test/api',
  'https://clean.test:8443',
])('fails when no app is registered with the URL %s, however similar others are', async (url) => {
  const result = await runScenario({ inputs: { 'app-url': url } });
  expectVerdict(result, { verdict: 'error (app-not-found)', job: 'fails' });
  expect(result.shownLog).toContain(url);
  expect(result.runsStarted).toBe(0);
});

it('finds the app by its URL in another spelling', async () => {
  const inputs = { ...withoutReport, 'app-url': 'HTTPS://Clean.Test:443/' };
  const result = await runScenario({ inputs });
  expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
});

it('fails when the app is of another organization', async () => {
  const result = await runScenario({
    prepare: async (emulator) => ({ 'app-id': appIdOf(emulator, 'globex.test') }),
  });
  expectVerdict(result, { verdict: 'error (app-not-found)', job: 'fails' });
  expect(result.runsStarted).toBe(0);
});
