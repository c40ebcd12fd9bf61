import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { connectTo, failureOf } from './support/connection.ts';
import { findings, pageOf } from './support/paged-list.ts';
import { type Script, scriptService } from './support/scripted-service.ts';

const mebibyte = 1024 * 1024;
const gzip = { 'content-encoding': 'gzip' };

async function read(script: Script) {
  const service = await scriptService(script);
  const { client } = connectTo(service.origin);
  return { outcome: client.findings.list('a'), service };
}

/** `page/pageSize` of each request. */
const asked = ({ apiCalls }: Awaited<ReturnType<typeof scriptService>>) =>
  apiCalls().map(({ query }) => `${query.get('page')}/${query.get('pageSize')}`);

describe('a page of findings that is too large', () => {
  it('gives way to smaller ones: a hundred findings with answers of 400 kB are read whole', async () => {
    const response = { body: 'x'.repeat(400_000) };
    const items = findings(130).map((finding, index) =>
      index < 100 ? { ...finding, response } : finding,
    );
    const { outcome, service } = await read((request) => pageOf(request, { items }));
    expect(await outcome).toEqual({ kind: 'complete', items: findings(130) });
    expect(asked(service).sort()).toEqual([
      '1/100',
      '1/25',
      '2/25',
      '3/25',
      '4/25',
      '5/25',
      '6/25',
    ]);
  });

  it('gives way wherever it stands, and the list is the same', async () => {
    const response = { body: 'x'.repeat(18 * mebibyte) };
    const items = findings(230).map((finding, index) =>
      index === 229 ? { ...finding, response } : finding,
    );
    const { outcome, service } = await read((request) => pageOf(request, { items }));
    expect(await outcome).toEqual({ kind: 'complete', items: findings(230) });
    expect(asked(service)).toHaveLength(3 + 10);
  });

  it('ends the reading for good when it holds a single finding', async () => {
    const finding = { ...findings(1)[0], response: { body: 'x'.repeat(32 * mebibyte) } };
    const body = gzipSync(JSON.stringify({ status: 'COMPLETED', data: [finding], total: 1 }));
    const { outcome, service } = await read(() => ({ headers: gzip, body }));
    const error = await failureOf(outcome);
    expect(error).toMatchObject({ code: 'unexpected-response', transient: false });
    expect(error.message).toBe('The answer is larger than 30 MiB');
    expect(asked(service)).toEqual(['1/100', '1/25', '1/5', '1/1']);
  });
});

describe('a list that would fill the memory', () => {
  it('is not read when a page holds more findings than the API allows, however small it comes', async () => {
    const items = Array.from({ length: 100_000 }, () => findings(1)[0]);
    const body = gzipSync(
      JSON.stringify({ status: 'COMPLETED', data: items, total: 1600, pageSize: 100 }),
    );
    expect(body.length).toBeLessThan(40_000);
    const { outcome, service } = await read(() => ({ headers: gzip, body }));
    expect((await failureOf(outcome)).message).toMatch(/wrong one, at "data"$/);
    expect(asked(service)).toEqual(['1/100', '1/100', '1/100']);
  });
});
