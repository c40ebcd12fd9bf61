import { expect, test } from 'vitest';
import { describeOtherHost } from '../../../src/results/model/version-host.ts';

test.each([
  ['https://status.test/version', 'https://shop.test', 'status.test', 'shop.test'],
  ['https://www.shop.test/', 'https://shop.test/v1', 'www.shop.test', 'shop.test'],
  ['http://[::1]:8080/', 'http://127.0.0.1:8080/', '[::1]', '127.0.0.1'],
])('the version at %s says little of the app at %s', (versionUrl, appUrl, shown, tested) => {
  expect(describeOtherHost({ versionUrl, appUrl, details: 'full' })).toContain(
    `\`version-url\` is on \`${shown}\`, but the app was registered on \`${tested}\`.`,
  );
});

test.each([
  ['https://shop.test/version', 'https://SHOP.test:8443/api'],
  ['http://shop.test', 'https://shop.test'],
  [undefined, 'https://shop.test'],
  ['https://shop.test/version', undefined],
  ['https://shop.test/version', 'shop'],
])('nothing is to be checked with %s and %s', (versionUrl, appUrl) => {
  expect(describeOtherHost({ versionUrl, appUrl, details: 'full' })).toBeUndefined();
});

test('no host is named where only counts may be shown', () => {
  const urls = { versionUrl: 'https://status.acme.test/', appUrl: 'https://shop.acme.test' };
  const warning = describeOtherHost({ ...urls, details: 'counts' });
  expect(warning).toMatch(/^`version-url` is on another host than the one that the app/);
  expect(warning).not.toMatch(/acme/);
});
