import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ServiceClient } from '../../../src/service/client.ts';
import type { FindingsListing } from '../../../src/service/findings.ts';
import { expectFailure, serve } from './support/connection.ts';
import { emulateService } from './support/emulated-service.ts';
import { findings, type Item, type PagedList, pageOf } from './support/paged-list.ts';
import type { ScriptedRequest } from './support/scripted-service.ts';

const numbers = Array.from({ length: 250 }, (_, index) => index);
const reports = numbers.map((n) => ({ reportId: `r${n}`, runNumber: n }));
const appIds = numbers.map((n) => `a${n}`);
const apps = appIds.map((appId) => ({ appId }));
const complete = { kind: 'complete', items: findings(250) };
type Read = (client: ServiceClient) => Promise<unknown>;
const lists: [name: string, items: Item[], read: Read, whole: unknown][] = [
  ['the findings', findings(250), ({ findings }) => findings.list('a'), complete],
  ['the reports', reports, ({ reports }) => reports.list('a'), reports],
  ['the apps', apps, ({ apps }) => apps.ids(), appIds],
];

/** A service that says of its third page, so many times, what `says` adds to the answer. */
async function serveSaying(items: Item[], says: Item, times = 1) {
  let said = 0;
  return serve((request) => {
    const answer = pageOf(request, { items });
    if (request.query.get('page') !== '3' || said >= times) return answer;
    said += 1;
    return { body: Object.assign({}, answer.body, says) };
  });
}

describe.each(lists)('a page of %s', (list, items, read, whole) => {
  it('that says that it is another one than was asked for is asked for again, and at last a typed failure', async () => {
    const once = await serveSaying(items, { page: 2 });
    await read(once.client);
    expect(once.retries).toEqual([{ code: 'unexpected-response', waitMs: 250 }]);
    const always = await serveSaying(items, { page: 2 }, Number.POSITIVE_INFINITY);
    await expectFailure(read(always.client), {
      code: 'unexpected-response',
      transient: true,
      message: expect.stringMatching(/wrong one, at "page"$/),
    });
  });

  it.each([{ page: null }, { page: undefined }, { page: 'three' }])(
    'that does not say which it is counts (%o): the list is read over all three',
    async (says) => {
      const { client, retries, apiCalls } = await serveSaying(items, says);
      expect(await read(client)).toEqual(whole);
      expect(retries).toEqual([]);
      // The first page of the findings is read once more.
      expect(apiCalls()).toHaveLength(list === 'the findings' ? 4 : 3);
    },
  );
});

it('a list that is not COMPLETED may call any page the first', async () => {
  const says = { status: 'RUN_IN_PROGRESS', data: [], total: 0, page: 1 };
  const { client } = await serveSaying(findings(250), says);
  expect(await client.findings.list('a')).toEqual({ kind: 'stopped', stop: 'RUN_IN_PROGRESS' });
});

const mebibyte = 1024 * 1024;
/** Findings of which those from one place to another are too large for one page. */
const withLargeOnes = (count: number, [from, to]: [number, number]) =>
  findings(count).map((finding, index) =>
    index >= from && index < to ? { ...finding, response: Array(450_000).fill(0) } : finding,
  );
const gzipped = (answer: object) => ({
  headers: { 'content-encoding': 'gzip' },
  body: gzipSync(JSON.stringify(answer), { level: 1 }),
});
/** `page/pageSize` of each request. */
const asked = (requests: Pick<ScriptedRequest, 'query'>[]) =>
  requests.map(({ query }) => `${query.get('page')}/${query.get('pageSize')}`);

/** Serves a list of findings, as the service pages it, and compressed; each page is made once. */
function serveFindings(
  items: Item[],
  listFor: (page: string) => Omit<PagedList, 'items'> = () => ({}),
) {
  const made = new Map<string, ReturnType<typeof gzipped>>();
  return serve((request) => {
    const [page = ''] = asked([request]);
    const body = () => Object(pageOf(request, { items, ...listFor(page) }).body);
    const answer = made.get(page) ?? gzipped(body());
    made.set(page, answer);
    return answer;
  });
}

/** `page/pageSize` of the pages from one number to another. */
const pages = (pageSize: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}/${pageSize}`);

describe('a page of findings that is too large', () => {
  const ids = (listing: FindingsListing) =>
    'items' in listing ? listing.items.map(({ id }) => id) : [];
  const whole = (count: number) => findings(count).map(({ id }) => id);

  it('is read again in pages of ten, and those that are still too large one by one', async () => {
    const items = withLargeOnes(250, [130, 139]);
    const { client, apiCalls, retries } = await serveFindings(items);
    const listing = await client.findings.list('a');
    expect(listing.kind).toBe('complete');
    expect(ids(listing)).toEqual(whole(250));
    const [first, ...others] = asked(apiCalls());
    expect(first).toBe('1/100');
    const parts = [...pages(10, 11, 14), ...pages(1, 131, 140), ...pages(10, 15, 20)];
    expect(others.sort()).toEqual(['1/100', '2/100', '3/100', ...parts].sort());
    expect(retries).toEqual([]);
  });

  it('is no longer asked for than the list is', async () => {
    const items = withLargeOnes(13, [0, 9]);
    const { client, apiCalls } = await serveFindings(items);
    expect(await client.findings.list('a')).toMatchObject({ kind: 'complete' });
    expect(asked(apiCalls())).toEqual(['1/100', '1/10', ...pages(1, 1, 10), '2/10', '1/1']);
  });

  it('is read in the pages that a service with a smaller limit gives', async () => {
    const items = withLargeOnes(120, [60, 69]);
    const { client, apiCalls } = await serveFindings(items, () => ({ maxPageSize: 50 }));
    const listing = await client.findings.list('a');
    expect(ids(listing)).toEqual(whole(120));
    expect(asked(apiCalls())).toEqual(expect.arrayContaining(pages(10, 6, 10)));
  });

  it('proves nothing while the list changes between its parts', async () => {
    const items = withLargeOnes(13, [0, 9]);
    const { client } = await serveFindings(items, (page) => (page === '2/10' ? { total: 14 } : {}));
    expect(await client.findings.list('a')).toMatchObject({ kind: 'changing' });
  });

  it.each([
    ['bytes', { body: 'x'.repeat(32 * mebibyte) }, 'The answer is larger than 32 MiB'],
    ['values', Array(4_000_000).fill(0), 'The answer contains more than 4,000,000 values'],
  ])(
    'ends the reading for good when a single finding has too many %s',
    async (_, response, message) => {
      const items = findings(3).map((item, index) => (index === 1 ? { ...item, response } : item));
      const { client, apiCalls } = await serveFindings(items);
      await expectFailure(client.findings.list('a'), {
        code: 'unexpected-response',
        transient: false,
        message,
      });
      expect(asked(apiCalls())).toEqual(['1/100', '1/10', '1/1', '2/1']);
    },
  );

  it('is played by the emulator', async () => {
    const bulk = { findings: 120, bytesEach: 400_000 };
    const { client, calls, appId } = await emulateService({ emulator: { bulk } });
    const id = appId('bulk.test');
    await client.runs.trigger(id);
    const listing = await client.findings.list(id);
    expect(listing.kind === 'complete' && listing.items).toHaveLength(120);
    expect(calls().filter((call) => /pageSize=10\b/.test(call))).toHaveLength(11);
  });
});

it('a page of more findings than the API allows is refused, however small it comes', async () => {
  const data = Array.from({ length: 100_000 }, () => findings(1)[0]);
  const answer = gzipped({ status: 'COMPLETED', data, total: 1600, pageSize: 100 });
  expect(answer.body.length).toBeLessThan(40_000);
  const { client, apiCalls } = await serve(answer);
  await expectFailure(client.findings.list('a'), {
    message: expect.stringMatching(/wrong one, at "data"$/),
  });
  expect(asked(apiCalls())).toEqual(['1/100', '1/100', '1/100']);
});
