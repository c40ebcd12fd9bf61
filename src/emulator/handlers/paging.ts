/** Which part of a list is asked for; pages count from 1. */
export interface PageRequest {
  page: number;
  pageSize: number;
}

export interface Page<Item> extends PageRequest {
  data: Item[];
  total: number;
}

/** Reads the checked `page` and `pageSize` of a query. */
export function pageRequest(query: Record<string, unknown>): PageRequest {
  return { page: Number(query.page), pageSize: Number(query.pageSize) };
}

/** Cuts a page out of a list; only its own items are rendered. */
export function pageOf<Source, Item>(
  items: readonly Source[],
  { page, pageSize }: PageRequest,
  render: (item: Source) => Item,
): Page<Item> {
  const start = (page - 1) * pageSize;
  const data = items.slice(start, start + pageSize).map(render);
  return { data, total: items.length, page, pageSize };
}
