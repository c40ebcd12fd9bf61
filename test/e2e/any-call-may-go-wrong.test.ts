import { describe, expect, it } from 'vitest';
import { calls } from '../../scripts/faults/calls.ts';
import { faults } from '../../scripts/faults/faults.ts';
import { clients, type Result, runMatrix, type Selection } from '../../scripts/faults/matrix.ts';

const [gate, httpClient] = clients.map(({ name }) => name);
const run = async (selection: Selection) =>
  (await runMatrix(selection, () => {})) satisfies Result[];

/** One fault for each call, another one for each; `npm run test:faults` runs all of them. */
const sample = [
  ['branch', '502', 'once'],
  ['contents', '429', 'once'],
  ['login', '429 with Retry-After', 'once'],
  ['find app', 'truncated body', 'for ever'],
  ['get app', 'unknown word in an enum', 'once'],
  ['look before the trigger', '503', 'once'],
  ['trigger', 'reset once carried out', 'once'],
  ['poll', 'redirect to another origin', 'once'],
  ['findings, page 1', 'name not resolved', 'once'],
  ['findings, later pages', 'missing field', 'for ever'],
  ['report list', 'broken JSON', 'for ever'],
  ['report download', 'closed early', 'once'],
  ['artifact, create', '400', 'once'],
  ['artifact, upload', '404', 'for ever'],
  ['artifact, finalize', 'missing field', 'once'],
  ['comment, look', 'certificate not trusted', 'for ever'],
  ['comment, write', 'reset once carried out', 'once'],
] as const;

describe('whatever goes wrong with a call', () => {
  it('there is a sample of every call', () => {
    expect(calls.map(({ name }) => name)).toEqual(sample.map(([call]) => call));
    expect(faults.map(({ name }) => name)).toEqual(
      expect.arrayContaining(sample.map(([, fault]) => fault)),
    );
  });

  it.each(sample)(
    'the gate fails, for the right reason: %s, %s, %s',
    async (call, fault, persistence) => {
      const [result, ...others] = await run({ client: gate, call, fault, persistence });
      expect(others).toEqual([]);
      expect(['recovered', 'closed'], result?.detail).toContain(result?.outcome);
      expect(result).toMatchObject({ duplicates: 0, leaks: 0 });
    },
  );
});

describe('what the matrix would find', () => {
  it.each([
    ['findings, page 1', 'closed early', 'false pass'],
    ['findings, later pages', 'missing field', 'wrong'],
  ])('in a gate that trusts its HTTP client: %s, %s is a %s', async (call, fault, outcome) => {
    const results = await run({ client: httpClient, call, fault });
    expect(results.map((result) => result.outcome)).toContain(outcome);
  });

  it('in a gate that follows a redirect: its token goes to another origin', async () => {
    const results = await run({
      client: httpClient,
      call: 'get app',
      fault: 'redirect to another origin',
    });
    expect(Math.min(...results.map(({ leaks }) => leaks))).toBeGreaterThan(0);
  });
});
