import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ServiceClient } from '../../../src/service/client.ts';
import { expectFailure, serve } from './support/connection.ts';
import { findings, type Item, pageOf } from './support/paged-list.ts';
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

describe.each(lists)('a page of %s', (_, items, read, whole) => {
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
      expect(apiCalls()).toHaveLength(3);
    },
  );
});

it('a list that is not COMPLETED may call any page the first', async () => {
  const says = { status: 'RUN_IN_PROGRESS', data: [], total: 0, page: 1 };
  const { client } = await serveSaying(findings(250), says);
  expect(await client.findings.list('a')).toEqual({ kind: 'stopped', stop: 'RUN_IN_PROGRESS' });
});

const mebibyte = 1024 * 1024;
/** Findings of which those from one place to another come with an answer of so many bytes. */
const withAnswers = (count: number, bytes: number, [from, to]: [number, number]) =>
  findings(count).map((finding, index) =>
    index >= from && index < to ? { ...finding, response: { body: 'x'.repeat(bytes) } } : finding,
  );
const gzipped = (answer: object) => ({
  headers: { 'content-encoding': 'gzip' },
  body: gzipSync(JSON.stringify(answer)),
});
/** `page/pageSize` of each request. */
const asked = (requests: ScriptedRequest[]) =>
  requests.map(({ query }) => `${query.get('page')}/${query.get('pageSize')}`);

it('a page of findings that is too large ends the reading for good', async () => {
  const data = withAnswers(1, 32 * mebibyte, [0, 1]);
  const { client, apiCalls } = await serve(gzipped({ status: 'COMPLETED', data, total: 1 }));
  await expectFailure(client.findings.list('a'), {
    code: 'unexpected-response',
    transient: false,
    message: 'The answer is larger than 32 MiB',
  });
  expect(asked(apiCalls())).toEqual(['1/100']);
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
