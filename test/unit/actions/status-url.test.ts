import { expect, it } from 'vitest';
import { appUrlAt, withStatusUrl } from '../../../src/actions/output/status-url.ts';

const service = new URL('https://service.test/v1');
const statusUrlOf = (statusUrl?: string, taskId = 't1') =>
  withStatusUrl(service, { taskId, state: 'QUEUED', statusUrl }).statusUrl;

it.each(['https://service.test/v1', 'https://service.test/v1/'])(
  'addresses apps and tasks below %s',
  (baseUrl) => {
    expect(appUrlAt(new URL(baseUrl), 'a1')).toBe('https://service.test/v1/apps/a1');
    const task = { taskId: 'a/../b?c', state: 'QUEUED' };
    expect(withStatusUrl(new URL(baseUrl), task).statusUrl).toBe(
      'https://service.test/v1/tasks/a%2F..%2Fb%3Fc',
    );
  },
);

it.each(['https://service.test/v1/tasks/t1', 'https://service.test/v1/runs/t1'])(
  'keeps the address that the service gives below its own: %s',
  (given) => {
    expect(statusUrlOf(given)).toBe(given);
    expect(appUrlAt(service, 'a1', given)).toBe(given);
  },
);

it.each([
  'https://service.test/v1/tasks/t1?ticket=s3cret',
  'https://service.test/v1/tasks/t1#s3cret',
  'https://elsewhere.test/v1/tasks/t1',
  'https://service.test.elsewhere.test/v1/tasks/t1',
  'https://service.test:8443/v1/tasks/t1',
  'http://service.test/v1/tasks/t1',
  'https://service.test/v1/tasks/t1;$(touch${IFS}PWNED)',
  'https://service.test/v1/tasks/`id`',
  'https://someone@service.test/v1/tasks/t1',
  'https://service.test/v10/tasks/t1',
  'https://service.test/v1/../login?next=https://elsewhere.test',
  'https://service.test/v1/%2e%2e/login',
  'https://service.test/v1/tasks/t1\n::error::forged',
  'https://service.test/v1/tasks/t1?token=abcdef0123456789',
  'https://service.test/v1/tasks/ghs_PlantedPlantedPlantedPlanted01',
  `https://service.test/v1/${'x'.repeat(500)}`,
  '//elsewhere.test/t1',
  '/v1/tasks/t1',
  'javascript:alert(1)',
  '',
])('puts the documented address in place of %j', (given) => {
  expect(statusUrlOf(given)).toBe('https://service.test/v1/tasks/t1');
  expect(appUrlAt(service, 'a1', given)).toBe('https://service.test/v1/apps/a1');
});

it('has an address for whatever id', () => {
  expect(statusUrlOf(undefined, 'a\ud800b')).toBe('https://service.test/v1/tasks/a%EF%BF%BDb');
});
