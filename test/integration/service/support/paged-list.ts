import type { ScriptedAnswer, ScriptedRequest } from './scripted-service.ts';

export interface Item {
  [field: string]: unknown;
}

export interface PagedList {
  items: Item[];
  /** Largest page that is given; the client asks for 100. */
  maxPageSize?: number;
  total?: number;
  status?: string;
}

/** One page of a list, as the service answers it. */
export function pageOf({ query }: Pick<ScriptedRequest, 'query'>, list: PagedList): ScriptedAnswer {
  const page = Number(query.get('page') ?? 1);
  const pageSize = Math.min(Number(query.get('pageSize') ?? 20), list.maxPageSize ?? 100);
  const data = list.items.slice((page - 1) * pageSize, page * pageSize);
  const { status = 'COMPLETED', total = list.items.length } = list;
  return { body: { status, data, total, page, pageSize } };
}

export function findings(count: number): Item[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `f${index}`,
    label: 'Broken Logout',
    severity: 'Low',
  }));
}
