import { expect, it } from 'vitest';
import { expectStory } from '../support/expectations.ts';
import { register, sent } from './support/registrations.ts';

it('registers the app and waits until it can be tested', async () => {
  const message = 'is registered and can be tested';
  const result = await register('succeeds', message, { app: 'onboarding.test' });
  expect(sent(result)).toEqual({ appUrl: 'https://onboarding.test' });
  await expectStory(result);
});
