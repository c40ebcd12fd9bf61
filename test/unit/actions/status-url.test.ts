import { expect, it } from 'vitest';
import { appUrlAt, withStatusUrl } from '../../../src/actions/status-url.ts';

it.each(['https://service.test/v1', 'https://service.test/v1/'])('addresses apps and tasks below %s', (baseUrl) => {
  expect(appUrlAt(new URL(baseUrl), 'a1')).toBe('https://service.test/v1/apps/a1');
  const task = { taskId: 'a/../b?c', state: 'QUEUED' };
  expect(withStatusUrl(new URL(baseUrl), task).statusUrl).toBe('https://service.test/v1/tasks/a%2F..%2Fb%3Fc');
});

it('keeps the address that the service gives', () => {
  const task = { taskId: 't1', state: 'QUEUED', statusUrl: 'https://elsewhere.test/t1' };
  expect(withStatusUrl(new URL('https://service.test/v1'), task)).toEqual(task);
});
