import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AnswerTooLarge } from '../../../src/http/transport-error.ts';
import { toServiceError } from '../../../src/service/errors.ts';
import { type Page, type PageQuery, readAllPages, type Stop } from '../../../src/service/pages.ts';
import { virtualClock } from '../../support/virtual-clock.ts';

type Served = Page<string> | Stop;

/**
 * Reads from a server that answers the nth request for a page by the nth of its pages, and records
 * what it gave.
 */
async function readFrom(answer: (page: number, nth: number, pageSize: number) => Served) {
  const served: { page: number; given: Served }[] = [];
  const clock = virtualClock();
  let [underWay, most] = [0, 0];
  const listing = await readAllPages<string>({
    clock,
    idOf: (item) => item,
    mayBeRewritten: true,
    readPage: async ({ page, pageSize }) => {
      most = Math.max(most, ++underWay);
      const given = answer(page, served.length, pageSize);
      served.push({ page, given });
      await Promise.resolve();
      underWay -= 1;
      return given;
    },
  });
  return { listing, served, clock, most };
}

/** The answers of the last reading, without the second one for the first of several pages. */
function lastReading(served: { page: number; given: Served }[]): Served[] {
  const isRepeated = served.at(-1)?.page === 1 && (served.at(-2)?.page ?? 1) > 1;
  const pages = isRepeated ? served.slice(0, -1) : served;
  return pages.slice(pages.findLastIndex(({ page }) => page === 1)).map(({ given }) => given);
}

const id = fc.integer({ min: 0, max: 40 }).map(String);
const huge = fc.constantFrom(0, 1_000_000_000, Number.MAX_SAFE_INTEGER);
const total = fc.oneof(fc.nat({ max: 12 }), huge);
const pageSize = fc.constantFrom<number | undefined>(undefined, 1, 2, 3, 5, 100);
const page: fc.Arbitrary<Served> = fc.oneof(
  { weight: 30, arbitrary: fc.record({ data: fc.array(id, { maxLength: 6 }), total, pageSize }) },
  { weight: 4, arbitrary: fc.constantFrom('RUN_IN_PROGRESS', 'NO_RUNS').map((stop) => ({ stop })) },
);

/** A list as an honest server cuts it, and what spoils some of its pages. */
const almostHonest = fc.record({
  count: fc.nat({ max: 30 }),
  pageSize: fc.integer({ min: 1, max: 7 }),
  spoiled: fc.dictionary(fc.nat({ max: 12 }).map(String), page, { maxKeys: 2 }),
  /** Whether a page is spoiled in every reading, or in the one that comes by. */
  lasting: fc.boolean(),
});

/** Serves these pages, one after the other, whatever is asked for. */
const inTurn = (pages: Served[]) => (_: number, nth: number) =>
  pages[nth % pages.length] ?? { stop: 'never' };

function check({ listing, served }: Awaited<ReturnType<typeof readFrom>>): void {
  if (listing.kind !== 'complete') return;
  const reading = lastReading(served);
  const distinct = new Set(listing.items).size;
  expect(distinct).toBe(listing.items.length);
  for (const given of reading) expect('total' in given && given.total).toBe(distinct);
  const given = reading.flatMap((part) => ('data' in part ? part.data : []));
  expect([...listing.items].sort()).toEqual([...given].sort());
}

test('whatever pages a server serves, a complete list holds as many distinct items as each page says exist', async () => {
  const worlds = fc.array(page, { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(worlds, async (pages) => {
      check(await readFrom(inTurn(pages)));
    }),
    { numRuns: 2000 },
  );
});

test('the same holds for a list that is honest but for some pages, and such lists are often complete', async () => {
  const kinds: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(almostHonest, async ({ count, pageSize, spoiled, lasting }) => {
      const all = Array.from({ length: count }, (_, index) => String(index));
      const reading = await readFrom((number, nth) => {
        const data = all.slice((number - 1) * pageSize, number * pageSize);
        return spoiled[lasting ? number - 1 : nth] ?? { data, total: count, pageSize };
      });
      kinds[reading.listing.kind] = (kinds[reading.listing.kind] ?? 0) + 1;
      check(reading);
      if (Object.keys(spoiled).length === 0)
        expect(reading.listing).toEqual({ kind: 'complete', items: all });
    }),
    { numRuns: 2000, seed: 1 },
  );
  for (const kind of ['complete', 'changing', 'stopped']) expect(kinds[kind]).toBeGreaterThan(30);
});

test('it ends: with four readings, eight pages at a time, and a thousand pages each at most', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(page, { minLength: 1, maxLength: 8 }), async (pages) => {
      const { served, clock, most } = await readFrom(inTurn(pages));
      expect(served.filter(({ page }) => page === 1).length).toBeLessThanOrEqual(8);
      expect(clock.sleeps).toEqual(clock.sleeps.map(() => 1000));
      expect(most).toBeLessThanOrEqual(8);
      expect(served.length).toBeLessThanOrEqual(4004);
    }),
  );
});

test('a long list is read eight pages at a time', async () => {
  let [underWay, most] = [0, 0];
  const listing = await readAllPages<string>({
    clock: virtualClock(),
    idOf: (item) => item,
    readPage: async ({ page }) => {
      most = Math.max(most, ++underWay);
      await setImmediate();
      underWay -= 1;
      return { data: [String(page)], total: 100, pageSize: 1 };
    },
  });
  expect(listing.kind).toBe('complete');
  expect(most).toBe(8);
});

test('a list that is rewritten between two pages is not whole, though its total stays', async () => {
  let first = ['low', 'medium'];
  const serve = (page: number) => {
    const data = page === 1 ? first : ['minor'];
    if (page === 2) first = ['critical', 'low'];
    return { data, total: 3, pageSize: 2 };
  };
  const { listing, served } = await readFrom(serve);
  expect(served.map(({ page }) => page)).toEqual([1, 2, 1, 1, 2, 1]);
  expect(listing).toEqual({ kind: 'complete', items: ['critical', 'low', 'minor'] });
});

test('a list that is rewritten again and again is changing', async () => {
  let version = 0;
  const { listing } = await readFrom((page) => ({
    data: page === 1 ? [`a${version}`] : [`b${version++}`],
    total: 2,
    pageSize: 1,
  }));
  expect(listing).toMatchObject({ kind: 'changing', total: 2 });
});

test('a list of a thousand pages is read in their order, and one page more is not', async () => {
  const serve = (total: number) =>
    readFrom((number) => ({ data: number <= total ? [`${number}`] : [], total, pageSize: 1 }));
  const items = Array.from({ length: 1000 }, (_, index) => `${index + 1}`);
  expect((await serve(1000)).listing).toEqual({ kind: 'complete', items });
  const beyond = await serve(1001);
  expect(beyond.listing).toEqual({ kind: 'changing', items: ['1'], total: 1001 });
  expect(beyond.served).toHaveLength(4);
});

/** Of a page: an item of 101 is too large on its own, and several others together may be. */
const weightLimit = 100;

test('a list with enormous items is read whole, unless one of them is too large on its own', async () => {
  const each = (value: number, weight: number) => ({ arbitrary: fc.constant(value), weight });
  const weight = fc.oneof(each(0, 100), each(30, 10), each(99, 4), each(101, 1));
  const weights = fc.array(weight, { maxLength: 250 });
  await fc.assert(
    fc.asyncProperty(weights, async (weights) => {
      const items = weights.map((_, index) => `${index}`);
      const reading = readFrom((page, _, pageSize) => {
        const [from, to] = [(page - 1) * pageSize, page * pageSize];
        const weight = weights.slice(from, to).reduce((sum, item) => sum + item, 0);
        if (weight > weightLimit)
          throw toServiceError(new AnswerTooLarge('is larger than 32 MiB', 200));
        return { data: items.slice(from, to), total: items.length, pageSize };
      });
      if (weights.includes(101)) await expect(reading).rejects.toThrow('larger than 32 MiB');
      else expect((await reading).listing).toEqual({ kind: 'complete', items });
    }),
  );
});

interface Item {
  id: string;
  details?: { texts: string[] };
}

const serving = (items: (query: PageQuery) => Item[], total: number) => ({
  clock: virtualClock(),
  idOf: ({ id }: Item) => id,
  readPage: async (query: PageQuery) => ({ data: items(query), total, pageSize: query.pageSize }),
});

test('a list of which too much would be kept is refused, however deep its texts stand', async () => {
  const details = { texts: ['x'.repeat(1024 * 1024)] };
  const reading = readAllPages(serving(({ page }) => [{ id: `${page}`, details }], 20_000));
  const message = 'A list contains more than the 128 Mi characters that are kept of one';
  const refused = { code: 'unexpected-response', transient: false };
  await expect(reading).rejects.toMatchObject({ ...refused, message });
});
