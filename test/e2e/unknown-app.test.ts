import { expect, it } from 'vitest';
import { expectGate, withoutReport } from './support/expectations.ts';
import { appOf } from './support/setting.ts';

it.each([
  'https://clean.test.example',
  'https://clean.tes',
  'http://clean.test',
  'https://clean.test/api',
  'https://clean.test:8443',
])('fails when no app is registered with the URL %s, however similar others are', async (url) => {
  const result = await expectGate('error (app-not-found)', { inputs: { 'app-url': url } });
  expect(result.shownLog).toContain(url);
  expect(result.runsStarted).toBe(0);
});

it('finds the app by its URL in another spelling', async () => {
  const inputs = { ...withoutReport, 'app-url': 'HTTPS://Clean.Test:443/' };
  await expectGate('passed', { inputs });
});

it('fails when the app is of another organization', async () => {
  const result = await expectGate('error (app-not-found)', {
    prepare: appOf('globex.test'),
  });
  expect(result.runsStarted).toBe(0);
});
