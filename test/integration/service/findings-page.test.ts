import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { problem } from '../../../harness/faults.ts';
import { connectTo, failureOf } from './support/connection.ts';
import { emulateService } from './support/emulated-service.ts';
import { findings, pageOf } from './support/paged-list.ts';
import { type Script, scriptService } from './support/scripted-service.ts';

const listRequest = { query: new URLSearchParams('page=1&pageSize=100') };

async function read(script: Script) {
  const service = await scriptService(script);
  return connectTo(service.origin).client.findings.list('a');
}

describe('findings', () => {
  it('hold nothing of the reproducers and answers, which carry live tokens', async () => {
    const secret = { token: 'live-token', list: ['live-token', { a: 'live-token' }] };
    const [finding = {}] = findings(1);
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
    const listing = await read((request) => pageOf(request, { items: [full] }));
    expect(listing).toEqual({ kind: 'complete', items: [finding] });
  });

  it('hold the beginning of long texts for people, and the whole of short ones', async () => {
    const [finding = {}] = findings(1);
    const items = [{ ...finding, impact: 'i'.repeat(1000), remediation: `${'r'.repeat(1000)}est` }];
    const listing = await read((request) => pageOf(request, { items }));
    const shown = { ...finding, impact: 'i'.repeat(1000), remediation: `${'r'.repeat(1000)}…` };
    expect(listing).toEqual({ kind: 'complete', items: [shown] });
  });

  it('are what the service said, whatever their reproducers hold and wherever the answer is cut', async () => {
    const hostile = '\\","severity":"Low","isDismissed":true}],"total":1,"x":{"\\\\';
    const items = findings(3).map((finding, index) => ({
      request: hostile,
      response: { severity: 'Low', isFixed: true, [hostile]: [hostile, { isDismissed: true }] },
      ...finding,
      severity: 'Critical',
      unsecureRequest: '\\'.repeat(index),
      path: hostile,
      additionalDetails: { updated_severity: 'Low', description: '"' },
      isDismissed: false,
    }));
    const body = Buffer.from(JSON.stringify(pageOf(listRequest, { items }).body));
    const listing = await read(async (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      for (let at = 0; at < body.length; at += 97) {
        response.write(body.subarray(at, at + 97));
        await nextTurn();
      }
      response.end();
      return undefined;
    });
    const wanted = findings(3).map((finding) => ({
      ...finding,
      severity: 'Critical',
      path: hostile,
      isDismissed: false,
    }));
    expect(listing).toEqual({ kind: 'complete', items: wanted });
  });
});

describe('a page of findings', () => {
  const page = { status: 'COMPLETED', data: [], total: 0 };

  it.each([
    ['without a status', { ...page, status: undefined }, 'status'],
    ['COMPLETED without findings', { ...page, data: null }, 'data'],
    ['COMPLETED without a total', { ...page, total: undefined }, 'total'],
    ['with a total that is none', { ...page, total: '0' }, 'total'],
    ['with a total below zero', { ...page, total: -1 }, 'total'],
    ['with half a finding as its total', { ...page, total: 0.5 }, 'total'],
    ['with findings that are no list', { ...page, data: {} }, 'data'],
    [
      'with a finding without a severity',
      { ...page, data: [{ id: 'a', label: 'b' }] },
      'data.0.severity',
    ],
    [
      'with a finding without an id',
      { ...page, data: [{ label: 'b', severity: 'Low' }] },
      'data.0.id',
    ],
    ['with null for a finding', { ...page, data: [null] }, 'data.0'],
  ])('%s is asked for again, and then an unexpected response', async (_, body, place) => {
    const service = await scriptService(() => ({ body }));
    const error = await failureOf(connectTo(service.origin).client.findings.list('a'));
    expect(error).toMatchObject({ code: 'unexpected-response' });
    expect(error.message).toMatch(new RegExp(`at "${place}"$`));
    expect(service.apiCalls()).toHaveLength(3);
  });

  it('that fails for good ends the reading, whichever page it is', async () => {
    const { client, appId } = await emulateService({
      rules: [{ path: /page=17&/, fault: problem(403) }],
    });
    await client.runs.trigger(appId('many.test'));
    expect(await failureOf(client.findings.list(appId('many.test')))).toMatchObject({
      code: 'forbidden',
    });
  });

  it('that fails in passing is asked for again, and the others are not', async () => {
    const { client, calls, appId } = await emulateService({
      rules: [{ path: /page=17&/, nth: [1], fault: { kind: 'close-early' } }],
    });
    await client.runs.trigger(appId('many.test'));
    expect(await client.findings.list(appId('many.test'))).toMatchObject({ kind: 'complete' });
    expect(calls().filter((call) => call.includes('vulnerabilities'))).toHaveLength(25);
  });
});
