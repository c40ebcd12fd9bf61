import { describe, expect, it } from 'vitest';
import type { ServiceClient } from '../../../src/service/client.ts';
import { connectTo, failureOf } from './support/connection.ts';
import { findings, type Item, pageOf } from './support/paged-list.ts';
import { type ScriptedAnswer, scriptService } from './support/scripted-service.ts';

const many = (item: (number: number) => Item) =>
  Array.from({ length: 250 }, (_, index) => item(index));
type List = [name: string, items: Item[], read: (client: ServiceClient) => Promise<unknown>];
const lists: List[] = [
  ['the findings', findings(250), ({ findings }) => findings.list('a')],
  [
    'the reports',
    many((number) => ({ reportId: `r${number}` })),
    ({ reports }) => reports.list('a'),
  ],
  ['the apps', many((number) => ({ appId: `a${number}` })), ({ apps }) => apps.ids()],
];

/** A service that says of its third page, so many times, what `says` adds to the answer. */
async function serve(items: Item[], { says, times }: { says: Item; times: number }) {
  let said = 0;
  const service = await scriptService((request): ScriptedAnswer => {
    const answer = pageOf(request, { items });
    if (request.query.get('page') !== '3' || said >= times) return answer;
    said += 1;
    return { body: Object.assign({}, answer.body, says) };
  });
  return { ...connectTo(service.origin), service };
}

describe.each(lists)('a page of %s', (_, items, read) => {
  it('that says that it is another one than was asked for is asked for again, and at last a typed failure', async () => {
    const once = await serve(items, { says: { page: 2 }, times: 1 });
    await read(once.client);
    expect(once.retries).toEqual([{ code: 'unexpected-response', waitMs: 250 }]);
    const always = await serve(items, { says: { page: 2 }, times: Number.POSITIVE_INFINITY });
    const error = await failureOf(read(always.client));
    expect(error).toMatchObject({ code: 'unexpected-response', transient: true });
    expect(error.message).toMatch(/wrong one, at "page"$/);
  });

  it.each([{ page: null }, { page: undefined }, { page: 'three' }])(
    'that does not say which it is counts (%o)',
    async (says) => {
      const { client, retries } = await serve(items, { says, times: 1 });
      await read(client);
      expect(retries).toEqual([]);
    },
  );
});

it('a list that is not COMPLETED may call any page the first', async () => {
  const says = { status: 'RUN_IN_PROGRESS', data: [], total: 0, page: 1 };
  const { client } = await serve(findings(250), { says, times: 1 });
  expect(await client.findings.list('a')).toEqual({ kind: 'stopped', stop: 'RUN_IN_PROGRESS' });
});
