import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { expectFailure, serve } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { findings, type Item, type PagedList, pageOf } from './support/paged-list.ts';
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
  it('are read over all pages of 100, each asked for once, and the first once more', async () => {
    const { client, calls, appId } = await emulateService();
    const id = appId('many.test');
    await client.runs.trigger(id);
    const listing = await client.findings.list(id);
    if (listing.kind !== 'complete') throw new Error(listing.kind);
    expect(listing.items).toHaveLength(2350);
    expect(new Set(listing.items.map((finding) => finding.id)).size).toBe(2350);
    const [, , first, ...others] = calls();
    const again = others.pop();
    const page = (number: number) =>
      `GET /v1/apps/${id}/vulnerabilities?page=${number}&pageSize=100 → 200`;
    expect([first, again]).toEqual([page(1), page(1)]);
    expect(others.sort()).toEqual(Array.from({ length: 23 }, (_, index) => page(index + 2)).sort());
  });

  it.each([
    [0, [1]],
    [1, [1]],
    [100, [1]],
    [101, [1, 2, 1]],
    [200, [1, 2, 1]],
  ])('of a list of %i are read from the pages %j', async (count, wanted) => {
    const { listing, pages } = await readPages(() => ({ items: findings(count) }));
    expect(listing).toMatchObject({ kind: 'complete', items: { length: count } });
    expect(pages).toEqual(wanted);
  });

  it('are all read from a service that gives smaller pages than were asked for, and says so', async () => {
    const { listing, pages } = await readPages(() => ({ items: findings(130), maxPageSize: 20 }));
    expect(listing).toMatchObject({ kind: 'complete', items: { length: 130 } });
    expect(pages.sort()).toEqual([1, 1, 2, 3, 4, 5, 6, 7]);
  });
});

it('a list that does not hold still is read again after a second, and then complete', async () => {
  let isStill = false;
  const { listing, clock, pages } = await readPages((page) => {
    const count = page === 2 && !isStill ? 151 : 150;
    isStill ||= page === 2;
    return { items: findings(count) };
  });
  expect(listing).toMatchObject({ kind: 'complete', items: { length: 150 } });
  expect(pages).toEqual([1, 2, 1, 1, 2, 1]);
  expect(clock.sleeps).toEqual([1000]);
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

const [finding = {}] = findings(1);
const readItems = async (items: Item[]) => (await readPages(() => ({ items }))).listing;

describe('findings', () => {
  it('hold nothing of the reproducers and answers, which carry live tokens', async () => {
    const secret = { token: 'live-token', list: ['live-token', { a: 'live-token' }] };
    const full = {
      ...finding,
      request: 'curl -H "Authorization: Bearer live-token"',
      unsecureRequest: 'live-token',
      response: secret,
      unsecuredResponse: secret,
      additionalDetails: {
        StepsToReproduce: 'live-token',
        workingExamples: ['live-token'],
        copilot_prompt: 'live-token',
        conclusion: 'live-token',
      },
      requestSchema: secret,
      responseSchema: secret,
      fields: [secret],
    };
    const shown = { ...finding, additionalDetails: {}, fields: [] };
    expect(await readItems([full])).toEqual({ kind: 'complete', items: [shown] });
  });

  const explained = {
    explainer: 'e',
    uiPath: '/a',
    issueType: 'privacy',
    isPII: true,
    isPCI: false,
    isHIPAA: true,
    created_on: '2026-11-20T12:00:00Z',
    additionalDetails: {
      description: 'd',
      impact_analysis: 'i',
      mitigation: 'm',
      long_solution: 'l',
      references: ['https://a.test'],
    },
    fields: [{ name: 'n', dataType: 'string', location: 'response.body' }],
  };

  it('hold what explains them', async () => {
    const items = [{ ...finding, ...explained }];
    expect(await readItems(items)).toEqual({ kind: 'complete', items });
  });

  it.each([7, null, [7, { a: 1 }], { description: { a: 1 }, references: 'text', name: 7 }, [[]]])(
    'hold nothing of an explanation that is %j, and are read all the same',
    async (odd) => {
      const names = Object.keys(explained);
      const given = { ...finding, ...Object.fromEntries(names.map((name) => [name, odd])) };
      const listing = await readItems([given]);
      if (listing.kind !== 'complete') throw new Error(listing.kind);
      const { additionalDetails = {}, fields = [], ...read } = listing.items[0] ?? {};
      expect([read, additionalDetails, fields]).toEqual([finding, {}, []]);
    },
  );

  const oddItems = [null, 7, { url: 'https://b.test' }, { name: 7 }, ['c'], [], true];

  it('lose only the odd items of a list, wherever they stand', async () => {
    const manyOdd = Array.from({ length: 30 }, () => oddItems).flat();
    const references = [...manyOdd, 'a', ...oddItems, 'b'];
    const fields = [...manyOdd, { name: 'a' }, ...oddItems, { name: 'b', dataType: 7 }];
    const listing = await readItems([{ ...finding, additionalDetails: { references }, fields }]);
    const lists = { additionalDetails: { references: ['a', 'b'] } };
    const shown = { ...finding, ...lists, fields: [{ name: 'a' }, { name: 'b' }] };
    expect(listing).toEqual({ kind: 'complete', items: [shown] });
  });

  const limits = {
    ...{ label: 500, title: 500, owasp: 100, cwe: 100, cvss_vector: 200, impact: 1000 },
    ...{ remediation: 1000, explainer: 1000, uiPath: 500, issueType: 100, created_on: 100 },
  };
  const detailLimits = {
    ...{ description: 1000, impact_analysis: 1000, mitigation: 1000, long_solution: 2000 },
  };
  const fieldLimits = { name: 200, dataType: 100, location: 100 };
  const lengthsOf = (record: object = {}) =>
    Object.fromEntries(Object.entries(record).map(([name, text]) => [name, text.length]));
  /** A text ends with `…` where it was cut. */
  const cut = (given: Record<string, number>) =>
    Object.fromEntries(Object.entries(given).map(([name, limit]) => [name, limit + 1]));
  const longest = (given: Record<string, number>) =>
    Object.fromEntries(Object.keys(given).map((name) => [name, 'l '.repeat(2500)]));

  it('hold only the beginning of each of their texts, and of none more than 2,000 characters', async () => {
    const references = ['l '.repeat(2500)];
    const listing = await readItems([
      {
        ...finding,
        ...longest(limits),
        additionalDetails: { ...longest(detailLimits), references },
        fields: [longest(fieldLimits)],
      },
    ]);
    if (listing.kind !== 'complete') throw new Error(listing.kind);
    const { id, severity, method, path, additionalDetails, fields, ...texts } =
      listing.items[0] ?? {};
    const { references: listed, ...details } = additionalDetails ?? {};
    expect(lengthsOf(texts)).toEqual(cut(limits));
    expect(lengthsOf(details)).toEqual(cut(detailLimits));
    expect(lengthsOf(fields?.[0])).toEqual(cut(fieldLimits));
    expect(listed?.[0]).toHaveLength(301);
  });

  it('have at most ten references and twenty fields', async () => {
    const references = Array.from({ length: 30 }, (_, index) => `${index}`);
    const fields = references.map((name) => ({ name }));
    const listing = await readItems([{ ...finding, additionalDetails: { references }, fields }]);
    const lists = { additionalDetails: { references: references.slice(0, 10) } };
    const shown = { ...finding, ...lists, fields: fields.slice(0, 20) };
    expect(listing).toEqual({ kind: 'complete', items: [shown] });
  });

  it('hold the beginning of long texts for people, and the whole of short ones', async () => {
    const [impact, remediation] = ['i'.repeat(1000), 'r '.repeat(500)];
    const listing = await readItems([{ ...finding, impact, remediation: `${remediation}rest` }]);
    const shown = { ...finding, impact, remediation: `${remediation}…` };
    expect(listing).toEqual({ kind: 'complete', items: [shown] });
  });

  it.each([
    ['High', 'High'],
    [7, '7'],
    [true, 'true'],
    [null, 'null'],
    [undefined, 'missing'],
    [['High'], "[ 'High' ]"],
    [{ level: 'High', of: { 4: [] } }, "{ level: 'High', of: { '4': [] } }"],
  ])('keep a severity and its override of any type: %j as %s', async (given, kept) => {
    const items = [{ ...finding, severity: given, updated_severity: given }];
    const shown = { ...finding, severity: kept, updated_severity: given == null ? given : kept };
    expect(await readItems(items)).toEqual({ kind: 'complete', items: [shown] });
  });

  it.each([
    ['x'.repeat(2048), 'x'.repeat(2048)],
    ['x'.repeat(2049), null],
    [7, null],
    [['/orders'], null],
    [null, undefined],
  ])('have no path to compare where it is too long or no text: %j', async (path, kept) => {
    const listing = await readItems([{ ...finding, path }]);
    expect(listing).toEqual({ kind: 'complete', items: [{ ...finding, path: kept }] });
  });

  it('are what the service said, whatever their reproducers hold and wherever the answer is cut', async () => {
    const hostile = '\\","severity":"Low","isDismissed":true}],"total":1,"x":{"\\\\';
    const kept = { description: '"' };
    const wanted = { severity: 'Critical', path: hostile, isDismissed: false };
    const items = findings(3).map((each, index) => ({
      request: hostile,
      response: { severity: 'Low', isFixed: true, [hostile]: [hostile, { isDismissed: true }] },
      ...each,
      unsecureRequest: '\\'.repeat(index),
      additionalDetails: { updated_severity: 'Low', ...kept },
      ...wanted,
    }));
    const { client } = await serve(async (request, response) => {
      const body = Buffer.from(JSON.stringify(pageOf(request, { items }).body));
      response.writeHead(200, { 'content-type': 'application/json' });
      for (let at = 0; at < body.length; at += 97) {
        response.write(body.subarray(at, at + 97));
        await nextTurn();
      }
      response.end();
      return undefined;
    });
    expect(await client.findings.list('a')).toEqual({
      kind: 'complete',
      items: findings(3).map((each) => ({ ...each, ...wanted, additionalDetails: kept })),
    });
  });
});

describe('a page of findings', () => {
  const page = { status: 'COMPLETED', data: [], total: 0 };
  const without = (field: string) => [{ ...finding, [field]: undefined }];

  it.each([
    ['without a status', { ...page, status: undefined }, 'status'],
    ['COMPLETED without findings', { ...page, data: null }, 'data'],
    ['COMPLETED without a total', { ...page, total: undefined }, 'total'],
    ['with a total that is none', { ...page, total: '0' }, 'total'],
    ['with a total below zero', { ...page, total: -1 }, 'total'],
    ['with half a finding as its total', { ...page, total: 0.5 }, 'total'],
    ['with findings that are no list', { ...page, data: {} }, 'data'],
    ['with one without a label', { ...page, data: without('label') }, 'data.0.label'],
    ['with one without an id', { ...page, data: without('id') }, 'data.0.id'],
    ['with null for a finding', { ...page, data: [null] }, 'data.0'],
  ])('%s is asked for again, and then an unexpected response', async (_, body, place) => {
    const { client, apiCalls } = await serve({ body });
    await expectFailure(client.findings.list('a'), {
      code: 'unexpected-response',
      message: expect.stringMatching(new RegExp(`at "${place}"$`)),
    });
    expect(apiCalls()).toHaveLength(3);
  });

  it('that fails transiently is asked for again, and the others are not', async () => {
    const { client, calls, appId } = await emulateService({
      rules: [{ path: /page=17&/, nth: [1], fault: { kind: 'close-early' } }],
    });
    await client.runs.trigger(appId('many.test'));
    expect(await client.findings.list(appId('many.test'))).toMatchObject({ kind: 'complete' });
    expect(calls().filter((call) => call.includes('vulnerabilities'))).toHaveLength(26);
  });
});
