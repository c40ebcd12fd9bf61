import { expect, test } from 'vitest';
import { appId, decideIn, gateCalls, problem, type World } from '../../support/virtual-world.ts';

const verdicts: Record<string, [World, string]> = {
  'a dry run of a Viewer, who may not test': [
    { settings: { dryRun: true }, claims: { role: 'Viewer' } },
    'error/forbidden',
  ],
  'a dry run of a role that may test': [
    { settings: { dryRun: true }, claims: { roles: ['AppSec'] } },
    'not-tested/dry-run',
  ],
  'a dry run with a task that does not exist': [
    { settings: { dryRun: true, taskId: 'task-2' } },
    'error/task-not-found',
  ],
  'a dry run with a task of the app': [
    { settings: { dryRun: true, taskId: 'task-1' } },
    'not-tested/dry-run',
  ],
  'an app that is found by its URL': [
    { apps: [appId], settings: { app: { url: 'https://APP.test/' } } },
    'passed',
  ],
  'a URL that no app has': [
    { apps: [], settings: { app: { url: 'https://app.test' } } },
    'error/app-not-found',
  ],
  'a URL that the app itself does not have': [
    { apps: [appId], settings: { app: { url: 'https://app.test' } }, appUrl: 'https://other.test' },
    'not-tested/unexpected-response',
  ],
  'a URL that two apps have': [
    { apps: [appId, 'app-2'], settings: { app: { url: 'https://app.test' } } },
    'error/invalid-input',
  ],
  'a registration whose task cannot be looked up': [
    { registration: ['IN_PROGRESS'], faults: { [gateCalls.registration]: ['reset'] } },
    'not-tested/registration-incomplete',
  ],
  'a login that is refused for a moment while the registration is looked at': [
    {
      registration: ['IN_PROGRESS'],
      faults: {
        [gateCalls.registration]: [problem(401)],
        [gateCalls.login]: ['none', problem(401)],
      },
    },
    'not-tested/registration-incomplete',
  ],
};

test.each(Object.entries(verdicts))('%s', async (_, [world, expected]) => {
  expect((await decideIn(world)).code).toBe(expected);
});
