import { describe, expect, it } from 'vitest';
import { cutIntoParts, problemsOfParts } from '../../../src/actions/list-apps/parts.ts';

const listing = (count: number, label = 'app') =>
  Array.from({ length: count }, (_, index) => ({
    appId: `id-${index}`,
    label: `${label} ${index}`,
    appUrl: 'https://app.test',
    basePath: undefined,
    registrationStatus: 'COMPLETED',
  }));
const idsOf = (parts: ReturnType<typeof cutIntoParts>) =>
  parts.map(({ matrix }) => matrix.include.map((app) => app['app-id']));

describe('the parts of a listing', () => {
  it.each([
    [500, 100, [100, 100, 100, 100, 100]],
    [501, 100, [100, 100, 100, 100, 100, 1]],
    [3, 1, [1, 1, 1]],
    [3, 256, [3]],
    [256, 256, [256]],
    [257, 256, [256, 1]],
    [0, 256, []],
  ])('of %d apps, at most %d each, hold every app once, in order', (count, size, sizes) => {
    const apps = listing(count);
    const parts = cutIntoParts(apps, size);
    expect(idsOf(parts).map((ids) => ids.length)).toEqual(sizes);
    expect(idsOf(parts).flat()).toEqual(apps.map(({ appId }) => appId));
  });

  it('know their number, how many there are, and a job for each app', () => {
    const [first, second] = cutIntoParts(listing(2), 1);
    expect(first).toEqual({
      number: 1,
      total: 2,
      matrix: { include: [{ 'app-id': 'id-0', label: 'app 0', 'app-url': 'https://app.test' }] },
    });
    expect(second).toMatchObject({ number: 2, total: 2 });
  });

  it('are no problem for GitHub while they are at most 256, and short', () => {
    expect(problemsOfParts(cutIntoParts(listing(256), 1))).toEqual([]);
    expect(problemsOfParts(cutIntoParts(listing(2000), 256))).toEqual([]);
  });

  it('may be more than GitHub starts jobs from', () => {
    expect(problemsOfParts(cutIntoParts(listing(257), 1))).toEqual([
      expect.stringContaining('Raise `part-size`'),
    ]);
  });

  it('may be longer than the outputs of a job', () => {
    expect(problemsOfParts(cutIntoParts(listing(2000, 'x'.repeat(300)), 256))).toEqual([
      expect.stringContaining('1 MB'),
    ]);
  });
});
