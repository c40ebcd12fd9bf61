import { beforeAll, describe, expect, it } from 'vitest';
import { pullRequestEvent } from '../../harness/github-event.ts';
import { runAction } from '../../harness/runner.ts';
import { account, startSteadyEmulator } from '../../harness/steady-emulator.ts';
import { calls, inputsFor, policy } from '../faults/calls.ts';
import { caseName, cases } from '../faults/faults.ts';
import { runMatrix } from '../faults/matrix.ts';

/**
 * One fault for each call, another one for each; `npm run test:faults` runs all of them. None lasts
 * forever where the gate tries for three minutes.
 */
const sample = [
  ['repository', 'missing field', 'once'],
  ['branch', 'missing field', 'once'],
  ['contents', '429', 'once'],
  ['login', '429 with Retry-After', 'once'],
  ['find app', 'truncated body', 'forever'],
  ['get app', 'unknown word in an enum', 'once'],
  ['look before the trigger', '503', 'once'],
  ['trigger', 'reset once carried out', 'once'],
  ['poll', 'hang', 'once'],
  ['findings, page 1', 'name not resolved', 'once'],
  ['findings, later pages', 'missing field', 'forever'],
  ['report list', 'broken JSON', 'forever'],
  ['report download', 'closed early', 'once'],
  ['artifact, create', '400', 'once'],
  ['artifact, upload', '404', 'forever'],
  ['artifact, finalize', 'missing field', 'once'],
  ['comment, head', 'hang', 'once'],
  ['comment, look', 'certificate not trusted', 'once'],
  ['comment, write', 'reset once carried out', 'once'],
  ['comment, own login', 'null', 'once'],
] as const;

describe('whatever goes wrong with a call', () => {
  it('there is a sample of every call', () => {
    expect(calls.map(({ name }) => name)).toEqual(sample.map(([call]) => call));
  });

  it.each(['vulnerable.test', 'many.test'] as const)(
    'every request of a gate is one of the calls: %s',
    async (app) => {
      const emulator = await startSteadyEmulator();
      const all = Object.assign({}, ...calls.map((call) => inputsFor({ ...call, app })));
      const sides = { 'upload-report': 'true', 'comment-summary-in-pr': 'always' };
      const result = await runAction({
        inputs: { ...all, ...sides, ...account, 'base-url': emulator.baseUrl },
        event: pullRequestEvent(),
        base: { [policy.path]: policy.text },
      }).finally(emulator.close);
      result.remove();
      const service = emulator.requests.map(({ method, path }) => ({ method, path }));
      const github = result.github.requests.map(({ method, path }) => ({ method, path }));
      const isKnown = (request: { method: string; path: string }) =>
        calls.some(({ method, path }) => method === request.method && path.test(request.path));
      expect(service.length).toBeGreaterThan(6);
      expect(github.length).toBeGreaterThan(4);
      expect([...service, ...github].filter((request) => !isKnown(request))).toEqual([]);
    },
  );

  // Together, since most of them wait.
  const nameOf = (part: readonly string[]) => part.join(' / ');
  const names = new Set(sample.map(nameOf));
  let results: Awaited<ReturnType<typeof runMatrix>>;
  beforeAll(async () => {
    results = await runMatrix(
      cases.filter((each) => names.has(caseName(each))),
      () => {},
    );
  });

  it.each(sample)('the gate fails, for the right reason: %s, %s, %s', (...part) => {
    const result = results.find(({ case: one }) => caseName(one) === nameOf(part));
    expect(['right verdict', 'failed closed'], result?.detail).toContain(result?.outcome);
    expect(result).toMatchObject({ duplicates: 0, leaks: 0 });
  });
});
