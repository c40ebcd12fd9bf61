import pMap from 'p-map';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';

/** Largest page that the API allows. */
export const maxPageSize = 100;
const pagesAtATime = 6;
const rereads = 3;
const pauseBeforeRereadMs = 1000;
/** 100,000 items: a `total` beyond that is taken for a fault, not for a list. */
const maxPages = 1000;

export const countSchema = z.int().check(z.nonnegative());

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** Items in the whole list. */
  total: number;
  /** The page size that the service used, where it says so: it may be smaller than asked for. */
  pageSize?: number | undefined;
}

/** A page that ends the reading, with the reason. */
export interface Stop<S> {
  stop: S;
}

/**
 * - `complete`: as many distinct items were read as the list says exist.
 * - `changing`: the list never held still; `read` and `total` are of the last reading.
 * - `stopped`: a page ended the reading.
 */
export type Listing<T, S> =
  | { kind: 'complete'; items: T[] }
  | { kind: 'changing'; read: number; total: number }
  | { kind: 'stopped'; stop: S };

export interface ListReader<T, S> {
  readPage: (page: number) => Promise<Page<T> | Stop<S>>;
  idOf: (item: T) => string;
  clock: Clock;
}

/**
 * Reads a whole list: the first page, then up to six pages at a time. A list that changes meanwhile, seen by its `total` or by
 * repeated ids, is read again, at most three times.
 */
export async function readAllPages<T, S>(reader: ListReader<T, S>): Promise<Listing<T, S>> {
  let listing = await readOnce(reader);
  for (let reread = 0; listing.kind === 'changing' && reread < rereads; reread += 1) {
    await reader.clock.sleep(pauseBeforeRereadMs);
    listing = await readOnce(reader);
  }
  return listing;
}

async function readOnce<T, S>({ readPage, idOf }: ListReader<T, S>): Promise<Listing<T, S>> {
  const first = await readPage(1);
  if ('stop' in first) return { kind: 'stopped', ...first };
  const pages = Math.ceil(first.total / (first.pageSize ?? maxPageSize));
  if (pages > maxPages) return { kind: 'changing', read: first.items.length, total: first.total };
  const rest = await pMap(numbersFrom2To(pages), readPage, { concurrency: pagesAtATime });
  const stopped = rest.find((page) => 'stop' in page);
  if (stopped) return { kind: 'stopped', ...stopped };
  return combine([first, ...rest.filter((page) => 'items' in page)], idOf);
}

function combine<T>(pages: Page<T>[], idOf: (item: T) => string): Listing<T, never> {
  const items = pages.flatMap((page) => page.items);
  const read = new Set(items.map(idOf)).size;
  const total = pages.at(-1)?.total ?? 0;
  const heldStill = pages.every((page) => page.total === total) && read === total && items.length === total;
  return heldStill ? { kind: 'complete', items } : { kind: 'changing', read, total };
}

function numbersFrom2To(last: number): number[] {
  return Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2);
}
