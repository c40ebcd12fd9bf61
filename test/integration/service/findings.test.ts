import { describe, expect, it } from 'vitest';
import { serve } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { findings, type PagedList, pageOf } from './support/paged-list.ts';
import type { Script } from './support/scripted-service.ts';

/** Reads the findings from a script, or from pages of lists. */
async function read(script: Script) {
  const service = await serve(script);
  const listing = await service.client.findings.list('a');
  const pages = service.apiCalls().map(({ query }) => Number(query.get('page')));
  return { ...service, listing, pages };
}
const readPages = (listAt: (page: number) => PagedList) =>
  read((request) => pageOf(request, listAt(Number(request.query.get('page')))));

describe('the findings of an app', () => {
  it('are read over all pages of 100, each asked for once', async () => {
    const { client, calls, appId } = await emulateService();
    const id = appId('many.test');
    await client.runs.trigger(id);
    const listing = await client.findings.list(id);
    if (listing.kind !== 'complete') throw new Error(listing.kind);
    expect(listing.items).toHaveLength(2350);
    expect(new Set(listing.items.map((finding) => finding.id)).size).toBe(2350);
    const [, , first, ...others] = calls();
    const page = (number: number) =>
      `GET /v1/apps/${id}/vulnerabilities?page=${number}&pageSize=100 → 200`;
    expect(first).toBe(page(1));
    expect(others.sort()).toEqual(Array.from({ length: 23 }, (_, index) => page(index + 2)).sort());
  });

  it.each([
    [0, [1]],
    [1, [1]],
    [100, [1]],
    [101, [1, 2]],
    [200, [1, 2]],
  ])('of a list of %i are read from the pages %j', async (count, wanted) => {
    const { listing, pages } = await readPages(() => ({ items: findings(count) }));
    expect(listing).toMatchObject({ kind: 'complete', items: { length: count } });
    expect(pages).toEqual(wanted);
  });

  it('are all read from a service that gives smaller pages than were asked for, and says so', async () => {
    const { listing, pages } = await readPages(() => ({ items: findings(130), maxPageSize: 20 }));
    expect(listing).toMatchObject({ kind: 'complete', items: { length: 130 } });
    expect(pages.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([null, 0, -1, 1000])(
    'are not taken for complete when a page of 20 says its size is %s',
    async (saysPageSize) => {
      const list = { items: findings(130), maxPageSize: 20, saysPageSize };
      const { listing } = await readPages(() => list);
      expect(listing).toMatchObject({ kind: 'changing', total: 130 });
    },
  );
});

describe('a list that does not hold still', () => {
  it('is read again after a second, and then complete', async () => {
    let reading = 0;
    const { listing, clock, pages } = await readPages((page) => {
      if (page === 1) reading += 1;
      return { items: findings(reading === 1 && page === 2 ? 151 : 150) };
    });
    expect(listing).toMatchObject({ kind: 'complete', items: { length: 150 } });
    expect(pages).toEqual([1, 2, 1, 2]);
    expect(clock.sleeps).toEqual([1000]);
  });
});

describe('the status of a list', () => {
  it.each(['RUN_IN_PROGRESS', 'NO_RUNS', 'ARCHIVED', 'completed', ''])(
    '"%s" on the first page ends the reading, and on a later one means that nothing was read',
    async (status) => {
      const first = await readPages(() => ({ items: findings(300), status }));
      expect(first.listing).toEqual({ kind: 'stopped', stop: status });
      expect(first.pages).toEqual([1]);
      const late = await readPages((page) => ({
        items: findings(300),
        ...(page === 3 && { status }),
      }));
      expect(late.listing).toEqual({ kind: 'stopped', stop: status });
    },
  );

  it('other than COMPLETED needs neither findings nor a total', async () => {
    const { client } = await serve({ body: { status: 'RUN_IN_PROGRESS', data: null } });
    expect(await client.findings.list('a')).toEqual({ kind: 'stopped', stop: 'RUN_IN_PROGRESS' });
  });

  it('is asked for by the smallest page', async () => {
    const { client, calls, id, pass } = await emulateService({ emulator: { runSeconds: 60 } });
    expect(await client.findings.status(id)).toBe('NO_RUNS');
    await client.runs.trigger(id);
    expect(await client.findings.status(id)).toBe('RUN_IN_PROGRESS');
    pass(61_000);
    expect(await client.findings.status(id)).toBe('COMPLETED');
    const status = `GET /v1/apps/${id}/vulnerabilities?page=1&pageSize=1 → 200`;
    const trigger = `POST /v1/apps/${id}/security-agent → 202`;
    expect(calls()).toEqual([login, status, trigger, status, status]);
  });
});
