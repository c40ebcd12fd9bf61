import { type FieldError, invalidRequest } from '../problem.ts';

/** Which part of a list is asked for; pages count from 1. */
export interface PageRequest {
  page: number;
  pageSize: number;
}

/** A part of a list as the API answers it. */
export interface Page<Item> extends PageRequest {
  data: Item[];
  total: number;
}

/** Reads `page` and `pageSize`; values out of bounds are a 400 problem, nothing is clamped. */
export function pageRequest(query: Record<string, string>): PageRequest {
  const errors: FieldError[] = [];
  const read = (field: string, fallback: number, max: number) => {
    const text = query[field];
    if (text === undefined) return fallback;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : 0;
    if (value < 1 || value > max) errors.push({ field, message: `must be an integer from 1 to ${max}` });
    return value;
  };
  const request = { page: read('page', 1, Number.MAX_SAFE_INTEGER), pageSize: read('pageSize', 20, 100) };
  if (errors.length > 0) throw invalidRequest(errors);
  return request;
}

/** Cuts a page out of a list; only its own items are rendered. */
export function pageOf<Source, Item>(
  items: readonly Source[],
  { page, pageSize }: PageRequest,
  render: (item: Source) => Item,
): Page<Item> {
  const start = (page - 1) * pageSize;
  return { data: items.slice(start, start + pageSize).map(render), total: items.length, page, pageSize };
}
