import { expect, it } from 'vitest';
import { appIdOf } from '../../support/scenario.ts';
import { expectStory } from '../support/expectations.ts';
import { setStage } from '../support/setting.ts';
import { listApps } from './support/list-apps.ts';

it('gives every app of the organization a job, in an order that does not depend on the service', async () => {
  const stage = await setStage();
  const result = await listApps({}, stage);
  const clean = {
    'app-id': appIdOf(stage.emulator, 'clean.test'),
    label: 'clean',
    'app-url': 'https://clean.test',
  };
  expect(result.conclusion, result.shownLog).toBe('success');
  expect(result.include).toContainEqual(clean);
  expect(result.labels).toEqual(result.labels.toSorted());
  expect(result.total).toBe(String(result.include.length));
  expect(result.annotations).toEqual([]);
  expect(
    result.requests.filter((request) => !/^(GET|POST \S+\/auth\/token)/.test(request)),
  ).toEqual([]);
  const { requests, ...rest } = result;
  await expectStory({ ...rest, requests: requests.toSorted() });
});
