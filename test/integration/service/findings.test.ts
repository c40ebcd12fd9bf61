import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { connectTo } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { findings, pageOf } from './support/paged-list.ts';
import { type Script, scriptService } from './support/scripted-service.ts';

const listCall = (page: number) => `GET /v1/apps/a/vulnerabilities?page=${page}&pageSize=100`;

async function read(script: Script) {
  const service = await scriptService(script);
  const connection = connectTo(service.origin);
  const listing = await connection.client.findings.list('a');
  return {
    listing,
    ...connection,
    pages: service.apiCalls().map(({ query }) => Number(query.get('page'))),
    service,
  };
}

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

  it('come first page first, then up to ten pages at a time', async () => {
    let [underWay, most] = [0, 0];
    let besideFirst = 0;
    const tenAreWaiting = Promise.withResolvers<void>();
    const { listing, pages } = await read(async (request) => {
      underWay += 1;
      most = Math.max(most, underWay);
      const isFirst = request.query.get('page') === '1';
      if (underWay === 10) setTimeout(tenAreWaiting.resolve, 50); // time for an eleventh, should one come
      await (isFirst ? delay(50) : tenAreWaiting.promise);
      if (isFirst) besideFirst = underWay - 1;
      underWay -= 1;
      return pageOf(request, { items: findings(2001) });
    });
    expect(besideFirst).toBe(0);
    expect(listing).toMatchObject({ kind: 'complete', items: { length: 2001 } });
    expect(most).toBe(10);
    expect(pages[0]).toBe(1);
    expect(pages).toHaveLength(21);
  });

  it.each([
    [0, 1],
    [1, 1],
    [100, 1],
    [101, 2],
    [200, 2],
  ])('of a list of %i take %i requests', async (count, requests) => {
    const { listing, service } = await read((request) =>
      pageOf(request, { items: findings(count) }),
    );
    expect(listing).toMatchObject({ kind: 'complete', items: { length: count } });
    expect(service.calls().slice(1)).toEqual(
      Array.from({ length: requests }, (_, index) => listCall(index + 1)),
    );
  });

  it('are all read from a service that gives smaller pages than were asked for, and says so', async () => {
    const { listing, pages } = await read((request) =>
      pageOf(request, { items: findings(130), maxPageSize: 20 }),
    );
    expect(listing).toMatchObject({ kind: 'complete', items: { length: 130 } });
    expect(pages.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([null, 0, -1, 1000])(
    'are not taken for complete when a page of 20 says its size is %s',
    async (size) => {
      const list = { items: findings(130), maxPageSize: 20, saysPageSize: size };
      const { listing } = await read((request) => pageOf(request, list));
      expect(listing).toMatchObject({ kind: 'changing', total: 130 });
    },
  );
});

describe('a list that does not hold still', () => {
  it('is read again after a second, and then complete', async () => {
    let reading = 0;
    const { listing, clock, pages } = await read((request) => {
      if (request.query.get('page') === '1') reading += 1;
      return pageOf(request, {
        items: findings(reading === 1 && request.query.get('page') === '2' ? 151 : 150),
      });
    });
    expect(listing).toMatchObject({ kind: 'complete', items: { length: 150 } });
    expect(pages).toEqual([1, 2, 1, 2]);
    expect(clock.sleeps).toEqual([1000]);
  });

  it.each([
    ['whose total changes', (page: number) => ({ items: findings(250), total: 250 + page })],
    ['that repeats a finding', () => ({ items: [...findings(100), ...findings(100, 99)] })],
    [
      'that repeats a finding beyond its total',
      () => ({ items: [...findings(150), ...findings(1)], total: 150 }),
    ],
    ['that holds fewer than it says', () => ({ items: findings(149), total: 150 })],
    ['that holds more than it says', () => ({ items: findings(150), total: 149 })],
    ['that says it is empty and is not', () => ({ items: findings(1), total: 0 })],
    ['that says it is not and is empty', () => ({ items: [], total: 1 })],
  ])('%s is read four times at most, and never complete', async (_, listAt) => {
    const { listing, clock, pages } = await read((request) => {
      return pageOf(request, listAt(Number(request.query.get('page'))));
    });
    expect(listing.kind).toBe('changing');
    expect(pages.filter((page) => page === 1)).toHaveLength(4);
    expect(clock.sleeps).toEqual([1000, 1000, 1000]);
  });

  it('tells how many distinct findings were read of how many', async () => {
    const items = [...findings(100), ...findings(20, 90)];
    const { listing } = await read((request) => pageOf(request, { items }));
    expect(listing).toEqual({ kind: 'changing', read: 110, total: 120 });
  });
});

describe('the status of a list', () => {
  it.each(['RUN_IN_PROGRESS', 'NO_RUNS', 'ARCHIVED', 'completed', ''])(
    '"%s" on the first page ends the reading',
    async (status) => {
      const { listing, pages } = await read((request) =>
        pageOf(request, { items: findings(300), status }),
      );
      expect(listing).toEqual({ kind: 'stopped', stop: status });
      expect(pages).toEqual([1]);
    },
  );

  it.each(['RUN_IN_PROGRESS', 'NO_RUNS', 'ARCHIVED'])(
    '"%s" on a later page means that nothing was read',
    async (status) => {
      const { listing } = await read((request) => {
        const isLate = request.query.get('page') === '3';
        return pageOf(request, { items: findings(300), ...(isLate && { status }) });
      });
      expect(listing).toEqual({ kind: 'stopped', stop: status });
    },
  );

  it('other than COMPLETED needs neither findings nor a total', async () => {
    const { listing } = await read(() => ({ body: { status: 'RUN_IN_PROGRESS', data: null } }));
    expect(listing).toEqual({ kind: 'stopped', stop: 'RUN_IN_PROGRESS' });
  });

  it('is asked for by the smallest page', async () => {
    const { client, calls, appId, pass } = await emulateService({ emulator: { runSeconds: 60 } });
    const id = appId('clean.test');
    const statuses = [await client.findings.status(id)];
    await client.runs.trigger(id);
    statuses.push(await client.findings.status(id));
    pass(61_000);
    statuses.push(await client.findings.status(id));
    expect(statuses).toEqual(['NO_RUNS', 'RUN_IN_PROGRESS', 'COMPLETED']);
    const status = `GET /v1/apps/${id}/vulnerabilities?page=1&pageSize=1 → 200`;
    expect(calls()).toEqual([
      login,
      status,
      `POST /v1/apps/${id}/security-agent → 202`,
      status,
      status,
    ]);
  });
});
