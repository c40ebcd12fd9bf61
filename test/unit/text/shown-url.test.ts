import { expect, test } from 'vitest';
import { shownUrl } from '../../../src/text/shown-url.ts';

test.each([
  ['https://shop.test', 'https://shop.test'],
  ['https://Shop.test:443/a/?', 'https://Shop.test:443/a/'],
  ['https://shop.test/version?x-vercel-protection-bypass=key', 'https://shop.test/version'],
  ['https://shop.test?key', 'https://shop.test'],
  ['https://shop.test/a#key\n?key', 'https://shop.test/a'],
  ['https://key:key@shop.test/a?key#key', 'https://shop.test/a'],
  ['https://key@shop.test', 'https://shop.test/'],
  ['https:\\\\key:k@ey@shop.test', 'https://shop.test/'],
  ['https://shop.test/@scope/a', 'https://shop.test/@scope/a'],
  ['shop?key=a@b', 'shop'],
  ['https://key:key@shop:shop/a', 'shop:shop/a'],
  ['', ''],
])('%j is shown as %j', (url, shown) => {
  expect(shownUrl(url)).toBe(shown);
});
