import { describe, expect, it } from 'vitest';
import { connectTo, failureOf } from './support/connection.ts';
import { emulateService } from './support/emulated-service.ts';
import { pageOf } from './support/paged-list.ts';
import { scriptService } from './support/scripted-service.ts';

describe('the reports of an app', () => {
  it('are all there are, each with the number of its run', async () => {
    const { client, calls, appId } = await emulateService();
    const id = appId('clean.test');
    for (let run = 0; run < 3; run += 1) await client.runs.trigger(id);
    const reports = await client.reports.list(id);
    expect(reports.map(({ runNumber }) => runNumber)).toEqual([3, 2, 1]);
    expect(new Set(reports.map(({ reportId }) => reportId)).size).toBe(3);
    expect(calls().at(-1)).toBe(`GET /v1/apps/${id}/reports?page=1&pageSize=100 → 200`);
  });

  it('are none before the first is listed', async () => {
    const { client, appId } = await emulateService({ emulator: { runSeconds: 60 } });
    const id = appId('clean.test');
    await client.runs.trigger(id);
    expect(await client.reports.list(id)).toEqual([]);
  });

  it('need no more than an id; a number may be text, and what is none is read as absent', async () => {
    const numbers = [8, undefined, '7', '7.5', 'seven', '', '9'.repeat(16), 7.5];
    const data = numbers.map((runNumber, index) => ({ reportId: `r${index}`, runNumber }));
    const service = await scriptService(() => ({ body: { data, total: data.length } }));
    const { client } = connectTo(service.origin);
    const reports = await client.reports.list('a');
    expect(reports.map(({ runNumber }) => runNumber)).toEqual([
      8,
      undefined,
      7,
      ...Array(5).fill(undefined),
    ]);
  });

  it('are read over all pages, whatever their order', async () => {
    const items = Array.from({ length: 250 }, (_, index) => ({
      reportId: `r${index}`,
      runNumber: index,
    }));
    const service = await scriptService((request) => pageOf(request, { items }));
    const reports = await connectTo(service.origin).client.reports.list('a');
    expect(reports.map(({ runNumber }) => runNumber)).toEqual(
      items.map(({ runNumber }) => runNumber),
    );
    expect(service.apiCalls()).toHaveLength(3);
  });

  it('that change while they are read are not told', async () => {
    let asked = 0;
    const service = await scriptService((request) => {
      asked += 1;
      return pageOf(request, { items: [{ reportId: 'a' }], total: asked + 1 });
    });
    const error = await failureOf(connectTo(service.origin).client.reports.list('a'));
    expect(error).toMatchObject({ code: 'unexpected-response', transient: true });
    expect(error.message).toBe('The list of reports kept changing while it was read');
  });

  it.each([
    ['no list', {}],
    ['no total', { data: [] }],
    ['a report without an id', { data: [{ runNumber: 1 }], total: 1 }],
    ['a report whose id is another resource', { data: [{ reportId: '..' }], total: 1 }],
  ])('are not read from an answer with %s', async (_, body) => {
    const service = await scriptService(() => ({ body }));
    const { client } = connectTo(service.origin);
    expect(await failureOf(client.reports.list('a'))).toMatchObject({
      code: 'unexpected-response',
    });
  });

  it('are a paid feature', async () => {
    const credentials = { username: 'appsec@free.test', password: 'rehearse-free-appsec' };
    const { client } = await emulateService({ connection: { credentials } });
    const [appId = ''] = await client.apps.idsByUrl('https://free.test');
    expect(await failureOf(client.reports.list(appId))).toMatchObject({ code: 'payment-required' });
  });
});
