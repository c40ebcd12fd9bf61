import { expect, it } from 'vitest';
import { describeSeenApps, renderSeenApps } from '../../../src/results/model/seen-apps.ts';

const registrationStatus = 'COMPLETED';
const shop = { appId: 'a1', label: 'Shop', appUrl: 'https://shop.test/?key=1', registrationStatus };
const bare = { appId: 'a2', label: undefined, appUrl: undefined, registrationStatus };
const seen = { total: 35, apps: [shop, bare] };

it('apps are listed by id, label and URL, and those that are left out are counted', () => {
  const said = 'The login sees 35 apps, among them: a1 (Shop, https://shop.test/); a2.';
  expect(describeSeenApps(seen, 'full')).toBe(said);
  expect(renderSeenApps(seen, 'full')).toBe(
    'The login sees 35 apps, among them:\n\n- `a1` · Shop · https&#58;//shop.test/\n- `a2`',
  );
});

it.each([
  ['where everybody can read it', seen, 'counts', 'The login sees 35 apps.'],
  ['where there is none', { total: 0, apps: [] }, 'full', 'The login sees no app.'],
] as const)('apps are only counted %s', (_, apps, details, said) => {
  expect(describeSeenApps(apps, details)).toBe(said);
  expect(renderSeenApps(apps, details)).toBe(said);
});

it('twenty apps with the longest names fit into one message', () => {
  const app = { ...shop, label: 'x'.repeat(1000), appUrl: `https://${'y'.repeat(2000)}` };
  const apps = Array.from({ length: 20 }, () => app);
  expect(describeSeenApps({ total: 20, apps }, 'full').length).toBeLessThan(4000);
});
