import { expect, it } from 'vitest';
import { appUrlAt, taskUrlAt } from '../../../src/actions/status-url.ts';

it.each(['https://service.test/v1', 'https://service.test/v1/'])('addresses apps and tasks below %s', (baseUrl) => {
  expect(appUrlAt(new URL(baseUrl), 'a1')).toBe('https://service.test/v1/apps/a1');
  expect(taskUrlAt(new URL(baseUrl), 'a/../b?c')).toBe('https://service.test/v1/tasks/a%2F..%2Fb%3Fc');
});
