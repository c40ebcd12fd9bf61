import { describe, expect, it } from 'vitest';
import { expectFailure, serve } from './support/connection.ts';
import { emulateService } from './support/emulated-service.ts';
import { pageOf } from './support/paged-list.ts';

describe('the reports of an app', () => {
  it('are all there are, each with the number of its run', async () => {
    const { client, calls, id } = await emulateService();
    for (let run = 0; run < 3; run += 1) await client.runs.trigger(id);
    const reports = await client.reports.list(id);
    expect(reports.map(({ runNumber }) => runNumber)).toEqual([3, 2, 1]);
    expect(new Set(reports.map(({ reportId }) => reportId)).size).toBe(3);
    expect(calls().at(-1)).toBe(`GET /v1/apps/${id}/reports?page=1&pageSize=100 → 200`);
  });

  it('need no more than an id; a number may be text, and what is none is read as absent', async () => {
    const numbers = [8, undefined, '7', '7.5', 'seven', '', '9'.repeat(16), 7.5];
    const data = numbers.map((runNumber, index) => ({ reportId: `r${index}`, runNumber }));
    const { client } = await serve({ body: { data, total: data.length } });
    const read = (await client.reports.list('a')).map(({ runNumber }) => runNumber);
    expect(read).toEqual([8, undefined, 7, ...Array(5).fill(undefined)]);
  });

  it('that change while they are read are not told', async () => {
    let asked = 0;
    const { client } = await serve((request) => {
      asked += 1;
      return pageOf(request, { items: [{ reportId: 'a' }], total: asked + 1 });
    });
    await expectFailure(client.reports.list('a'), {
      code: 'unexpected-response',
      transient: true,
      message: 'The list of reports kept changing while it was read',
    });
  });

  it.each([
    ['no list', {}],
    ['no total', { data: [] }],
    ['a report without an id', { data: [{ runNumber: 1 }], total: 1 }],
  ])('are not read from an answer with %s', async (_, body) => {
    const { client } = await serve({ body });
    await expectFailure(client.reports.list('a'), { code: 'unexpected-response' });
  });
});
