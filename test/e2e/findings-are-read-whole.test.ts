import { expect, it } from 'vitest';
import {
  expectGate,
  expectStory,
  findingsRead,
  requestsTo,
  withoutReport,
} from './support/expectations.ts';
import { answersHave, editFindings, type FindingsPage } from './support/rewrites.ts';

/** The list is asked again until then. */
const brief = { 'timeout-minutes': '0.03' };
const noRuns = { status: 'NO_RUNS', data: [], total: 0 };

it('is not tested when the findings list says NO_RUNS, though the run is COMPLETED and the list empty', async () => {
  const rules = [answersHave({ path: /\/vulnerabilities/ }, noRuns)];
  const result = await expectGate('not-tested (no-runs)', {
    app: 'clean.test',
    rules,
    inputs: brief,
  });
  await expectStory(result, 'no-runs');
});

it('is not tested when a later page of the findings says NO_RUNS', async () => {
  const rules = [answersHave({ path: /\/vulnerabilities\?page=2&/ }, noRuns)];
  await expectGate('not-tested (no-runs)', {
    app: 'bulk.test',
    emulator: { bulk: { findings: 120, bytesEach: 100 } },
    rules,
    inputs: { ...withoutReport, ...brief },
  });
});

/**
 * By what is wrong with them; some would pass if the findings that were read were taken for all.
 */
const wrongLists: Record<string, (page: FindingsPage) => Partial<FindingsPage>> = {
  'names findings and holds none': () => ({ data: [] }),
  'names one finding more than it holds': ({ total }) => ({ total: total + 1 }),
  'names fewer findings than it holds': () => ({ total: 0 }),
  'holds a finding twice instead of another': ({ data }) => ({
    data: [...data.slice(1), ...data.slice(-1)],
  }),
};

it('is not tested when the findings that can be read are not those that the list says exist', async () => {
  const checks = Object.entries(wrongLists).map(async ([what, edit]) => {
    const inputs = { ...withoutReport, ...brief, 'fail-on-severity': 'none' };
    const scenario = { rules: [editFindings(edit)], inputs };
    const result = await expectGate('not-tested (findings-unavailable)', scenario);
    const reads = requestsTo(result, findingsRead).length;
    expect(reads, `a list that ${what} is read again and again`).toBeGreaterThan(2);
    return result;
  });
  const [first] = await Promise.all(checks);
  if (first) await expectStory(first, 'incomplete');
});

it('fails by the findings that block in such a list, says what is unproven, and writes no SARIF', async () => {
  const rules = [editFindings(({ total }) => ({ total: total + 1 }))];
  const inputs = { ...withoutReport, ...brief, 'sarif-file': 'out.sarif', 'warn-only': 'true' };
  const result = await expectGate('failed (findings)', { rules, inputs }, 'fails');
  expect(result.outputs['sarif-file']).toBe('');
  expect(result.summary).toContain('**Not proven:** The findings list says that');
});

it('waits for a findings list that still says RUN_IN_PROGRESS after the run is COMPLETED', async () => {
  const scenario = { app: 'late-findings.test', inputs: withoutReport };
  await expectStory(await expectGate('failed (findings)', scenario), 'late');
});
