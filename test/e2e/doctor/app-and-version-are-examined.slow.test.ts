import { describe, expect, it } from 'vitest';
import { deployApp } from '../support/deployment.ts';
import { answersHave } from '../support/rewrites.ts';
import { examine, expectOne } from './support/examine.ts';

describe('the app of `app-url`', () => {
  it('is found, and its reports are looked at', async () => {
    const result = await examine({ inputs: { 'app-url': 'https://clean.test' } });
    expectOne(result, 'app', 'ok', 'COMPLETED');
    expect(result.requests.filter((request) => request.includes('/reports'))).toHaveLength(1);
  });

  it('is missed by name', async () => {
    const result = await examine({ inputs: { 'app-url': 'https://unknown.test' } });
    expectOne(result, 'app', 'failed', 'https://unknown.test', '`app-url`');
  });

  it('is not the one whose own record has another URL', async () => {
    const rules = [answersHave({ path: /\/apps\/\w+$/ }, { appUrl: 'https://shop.test' })];
    const result = await examine({ inputs: { 'app-url': 'https://clean.test' }, rules });
    expectOne(result, 'app', 'failed', 'names another URL', 'Ask the operator');
  });

  it('is not looked for where `app-id` is given as well', async () => {
    const inputs = { 'app-id': 'a', 'app-url': 'https://clean.test' };
    expectOne(await examine({ inputs }), 'inputs', 'failed', 'give one of them');
  });
});

describe('the version page', () => {
  it('is read once, and its version shown, but not in an output', async () => {
    const { inputs, looks } = await deployApp({ body: { commit: '9f2c4f6' } });
    const result = await examine({ inputs: { 'version-url': inputs['version-url'] ?? '' } });
    expectOne(result, 'version-url', 'ok', '{"commit":"9f2c4f6"}');
    expect(result.outputs.checks).not.toContain('9f2c4f6');
    expect(looks).toHaveLength(1);
  });

  it.each([
    ['cannot be read', { status: 503 }, 'failed', '503'],
    ['comes from a cache', { body: 'v1', headers: { age: '60' } }, 'failed', 'from a cache'],
    ['is empty', { body: '' }, 'warning', 'empty'],
  ] as const)('is no proof if it %s', async (_, answer, status, told) => {
    const { inputs } = await deployApp(answer);
    const result = await examine({ inputs: { 'version-url': inputs['version-url'] ?? '' } });
    expectOne(result, 'version-url', status, told);
  });
});
