import { expect, it } from 'vitest';
import { runScenario } from '../../support/scenario.ts';
import { expectStory } from '../support/expectations.ts';
import { expectEnd } from '../support/sub-actions.ts';
import { sentRegistration } from './support/registrations.ts';

const action = 'register-app';
const emulator = { onboardingSeconds: 0.4 };

it('registers the app and waits until it can be tested', async () => {
  const result = await runScenario({ action, app: 'onboarding.test', emulator });
  expectEnd(result, 'succeeds', 'is registered and can be tested');
  const appId = result.outputs['app-id'];
  expect(result.outputs).toEqual({
    'app-id': expect.stringMatching(/^\w+$/),
    'task-id': `task_reg_${appId}`,
    'registration-status': 'COMPLETED',
    'replaced-app-id': '',
    'status-url': expect.stringMatching(new RegExp(`/v1/apps/${appId}$`)),
  });
  expect(sentRegistration(result)).toEqual({ appUrl: 'https://onboarding.test' });
  await expectStory(result);
});
