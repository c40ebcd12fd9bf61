import { it } from 'vitest';
import { expectStory } from '../support/expectations.ts';
import { listApps } from './support/list-apps.ts';

it('gives every app of the organization a job, in an order that does not depend on the service', async () => {
  const { requests, ...rest } = await listApps();
  await expectStory({ ...rest, requests: requests.toSorted() });
});
