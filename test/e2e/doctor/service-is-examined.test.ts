import { expect, it } from 'vitest';
import { expectStory } from '../support/expectations.ts';
import { appOf } from '../support/setting.ts';
import { examine, expectOne } from './support/examine.ts';

it('finds nothing wrong where nothing is', async () => {
  await expectStory(await examine({ prepare: appOf('clean.test') }));
});

it('says that the login is rejected, and still checks what does not need it', async () => {
  const result = await examine({ inputs: { password: 'wrong' } });
  expectOne(result, 'login', 'failed', 'secrets');
  expect(result.ids('skipped')).toEqual(['role', 'contract', 'app', 'reports']);
  expect(result.checks.get('github-token')?.status).toBe('ok');
});
