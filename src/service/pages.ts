import { isDeepStrictEqual } from 'node:util';
import pMap from 'p-map';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { isTooLarge, ServiceError } from './errors.ts';
import { lenient } from './schemas.ts';

/** Largest page that the API allows. */
const maxPageSize = 100;
/** A page that is too large is read again in pages of these sizes. */
const smallerPageSizes = [10, 1];
/** Reads long lists five times as fast as one page after another; more would cost memory. */
const pagesAtATime = 8;
const maxRereads = 3;
const pauseBeforeRereadMs = 1000;
/** 100,000 items: no list is that long, and a larger `total` is wrong. */
const maxPages = 1000;
/** Bound on the characters kept of a list: several times those of 10,000 long findings. */
const maxKeptCharacters = 128 * 1024 * 1024;
/** Counted for each item in addition to its texts, in characters. */
const itemOverhead = 500;

export const countSchema = z.int().check(z.nonnegative());

/** Schema of the items of a page; none is parsed when there are more than the API allows. */
export function pageItemsOf<S extends z.ZodMiniType>(item: S) {
  return z.pipe(z.array(z.unknown()).check(z.maxLength(maxPageSize)), z.array(item));
}

/** Fields about the list that every page has. */
export const pagingFields = {
  total: countSchema,
  page: lenient(z.int()),
  pageSize: lenient(z.int().check(z.positive())),
};

/**
 * Checks that a page is the requested one, unless it has no number.
 * @param stops whether an answer ends the reading, so that its page number does not matter
 */
export function isRequestedPage(
  requestedPage: number,
  stops: (answer: { status?: string }) => boolean = () => false,
) {
  return z.refine<{ page?: number | undefined; status?: string }>(
    (answer) => (answer.page ?? requestedPage) === requestedPage || stops(answer),
    { path: ['page'] },
  );
}

/** Which page is requested. */
export type PageQuery = { page: number; pageSize: number };

/** Shows the status of a list with as few items as possible. */
export const smallestPage: PageQuery = { page: 1, pageSize: 1 };

export interface Page<T> {
  data: T[];
  /** Items in the whole list. */
  total: number;
  /** The page size that the service used, if it says so; it may be smaller than requested. */
  pageSize?: number | undefined;
}

/** A page that ends the reading; `stop` is the reason. */
export interface Stop {
  stop: string;
}

/**
 * - `complete`: as many distinct items were read as the list says exist; where the first of several
 *   pages is read again, it was the same.
 * - `changing`: the list changed during each reading; items and `total` are those of the last one.
 * - `stopped`: a page ended the reading.
 */
export type Listing<T> =
  | { kind: 'complete'; items: T[] }
  | { kind: 'changing'; items: T[]; total: number }
  | { kind: 'stopped'; stop: string };

interface ListReader<T> {
  readPage: (query: PageQuery) => Promise<Page<T> | Stop>;
  idOf: (item: T) => string;
  clock: Clock;
  /** The list may be rewritten with the same total: the first of several pages is read again. */
  mayBeRewritten?: true;
}

/**
 * Reads a whole list: the first page, then up to eight pages at a time. A list that changes while it is read (its `total` or first page differs, or ids are
 * repeated) is read again, at most three times.
 */
export async function readAllPages<T>(reader: ListReader<T>): Promise<Listing<T>> {
  let listing = await readOnce(reader);
  for (let reread = 0; listing.kind === 'changing' && reread < maxRereads; reread += 1) {
    await reader.clock.sleep(pauseBeforeRereadMs);
    listing = await readOnce(reader);
  }
  return listing;
}

async function readOnce<T>({ readPage, idOf, mayBeRewritten }: ListReader<T>): Promise<Listing<T>> {
  const requireRoomFor = createSizeLimit();
  let firstQuery: PageQuery | undefined;
  const readWithinLimit = async (query: PageQuery) => {
    const result = await readPage(query);
    firstQuery ??= query;
    if ('data' in result) requireRoomFor(result.data);
    return result;
  };
  const read = (page: number, usedSize?: number) =>
    readInParts(readWithinLimit, { page, pageSize: maxPageSize }, usedSize);
  const [first, ...parts] = await read(1);
  if ('stop' in first) return { kind: 'stopped', ...first };
  const usedSize = parts.length > 0 ? maxPageSize : (first.pageSize ?? maxPageSize);
  const pages = Math.ceil(first.total / usedSize);
  if (pages > maxPages) return { kind: 'changing', items: first.data, total: first.total };
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
  const rest = await pMap(others, (page) => read(page, usedSize), { concurrency: pagesAtATime });
  const all = [first, ...parts, ...rest.flat()];
  const again = mayBeRewritten && all.length > 1 && firstQuery ? await readPage(firstQuery) : first;
  const stopped = [...all, again].find((page) => 'stop' in page);
  if (stopped) return { kind: 'stopped', ...stopped };
  const listing = combine(
    all.filter((page) => 'data' in page),
    idOf,
  );
  if (listing.kind !== 'complete' || isDeepStrictEqual(again, first)) return listing;
  // It was rewritten meanwhile, with the same total.
  return { kind: 'changing', items: listing.items, total: listing.items.length };
}

/**
 * Reads a page. One that is too large is read again as several smaller ones, and at last item by
 * item: a few enormous items must not make a whole list unreadable.
 * @param usedSize how many items the service puts on a page when `query.pageSize` is requested
 */
async function readInParts<T>(
  readPage: ListReader<T>['readPage'],
  query: PageQuery,
  usedSize = query.pageSize,
): Promise<[Page<T> | Stop, ...(Page<T> | Stop)[]]> {
  try {
    return [await readPage(query)];
  } catch (error) {
    const pageSize = smallerPageSizes.find((size) => size < usedSize && usedSize % size === 0);
    if (pageSize === undefined || !isTooLarge(error)) throw error;
    const count = usedSize / pageSize;
    const from = (query.page - 1) * count + 1;
    const parts = await readInParts(readPage, { page: from, pageSize });
    for (let page = from + 1; page < from + count; page += 1) {
      const last = parts.at(-1);
      const isEnd = !last || 'stop' in last || (page - 1) * pageSize >= last.total;
      if (isEnd) break;
      parts.push(...(await readInParts(readPage, { page, pageSize })));
    }
    return parts;
  }
}

/**
 * Returns a function that adds up the size of a list's items.
 * @throws {ServiceError} from that function, once the list is too large to be kept
 */
function createSizeLimit(): (items: unknown[]) => void {
  let characters = 0;
  return (items) => {
    for (const item of items) characters += itemOverhead + charactersOf(item);
    if (characters <= maxKeptCharacters) return;
    const message = `A list contains more than the ${maxKeptCharacters / 1024 / 1024} Mi characters that are kept of one`;
    throw new ServiceError('unexpected-response', message, { status: 200, transient: false });
  };
}

function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum, property) => sum + charactersOf(property), 0);
}

function combine<T>(pages: Page<T>[], idOf: (item: T) => string): Listing<T> {
  const items = pages.flatMap((page) => page.data);
  const distinct = [...new Map(items.map((item) => [idOf(item), item])).values()];
  const total = pages.at(-1)?.total ?? 0;
  const isConsistent =
    pages.every((page) => page.total === total) &&
    distinct.length === total &&
    items.length === total;
  return isConsistent ? { kind: 'complete', items } : { kind: 'changing', items: distinct, total };
}
