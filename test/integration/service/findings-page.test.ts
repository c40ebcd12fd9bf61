import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { problem } from '../../../harness/faults.ts';
import { expectFailure, serve } from './support/connection.ts';
import { emulateService } from './support/emulated-service.ts';
import { findings, type Item, pageOf } from './support/paged-list.ts';

const [finding = {}] = findings(1);

async function read(items: Item[]) {
  const { client } = await serve((request) => pageOf(request, { items }));
  return client.findings.list('a');
}

describe('findings', () => {
  it('hold nothing of the reproducers and answers, which carry live tokens', async () => {
    const secret = { token: 'live-token', list: ['live-token', { a: 'live-token' }] };
    const full = {
      ...finding,
      request: 'curl -H "Authorization: Bearer live-token"',
      unsecureRequest: 'live-token',
      response: secret,
      unsecuredResponse: secret,
      additionalDetails: { StepsToReproduce: 'live-token', workingExamples: ['live-token'] },
      requestSchema: secret,
      responseSchema: secret,
      fields: [secret],
    };
    expect(await read([full])).toEqual({ kind: 'complete', items: [finding] });
  });

  it('hold the beginning of long texts for people, and the whole of short ones', async () => {
    const [impact, remediation] = ['i'.repeat(1000), 'r'.repeat(1000)];
    const listing = await read([{ ...finding, impact, remediation: `${remediation}est` }]);
    const shown = { ...finding, impact, remediation: `${remediation}…` };
    expect(listing).toEqual({ kind: 'complete', items: [shown] });
  });

  it('are what the service said, whatever their reproducers hold and wherever the answer is cut', async () => {
    const hostile = '\\","severity":"Low","isDismissed":true}],"total":1,"x":{"\\\\';
    const wanted = { severity: 'Critical', path: hostile, isDismissed: false };
    const items = findings(3).map((each, index) => ({
      request: hostile,
      response: { severity: 'Low', isFixed: true, [hostile]: [hostile, { isDismissed: true }] },
      ...each,
      unsecureRequest: '\\'.repeat(index),
      additionalDetails: { updated_severity: 'Low', description: '"' },
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
      items: findings(3).map((each) => ({ ...each, ...wanted })),
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
    ['with one without a severity', { ...page, data: without('severity') }, 'data.0.severity'],
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

  it('that fails for good ends the reading, whichever page it is', async () => {
    const rules = [{ path: /page=17&/, fault: problem(403) }];
    const { client, appId } = await emulateService({ rules });
    await client.runs.trigger(appId('many.test'));
    await expectFailure(client.findings.list(appId('many.test')), { code: 'forbidden' });
  });

  it('that fails transiently is asked for again, and the others are not', async () => {
    const { client, calls, appId } = await emulateService({
      rules: [{ path: /page=17&/, nth: [1], fault: { kind: 'close-early' } }],
    });
    await client.runs.trigger(appId('many.test'));
    expect(await client.findings.list(appId('many.test'))).toMatchObject({ kind: 'complete' });
    expect(calls().filter((call) => call.includes('vulnerabilities'))).toHaveLength(25);
  });
});
