import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problem } from '../../../harness/faults.ts';
import { createJobFolder } from '../../../harness/step-files.ts';
import { startRun } from '../../support/scenario.ts';
import { free, messages } from '../support/expectations.ts';
import { answersHave, rewrite } from '../support/rewrites.ts';
import { showOverview, tableOf } from './support/show-overview.ts';

const one = (search: string, inputs: Record<string, string> = {}) => ({
  inputs: { search, ...inputs },
});
const high = { 'fail-on-severity': 'high' };
const daily = { 'max-result-age-hours': '24' };
/** Reports that were created so many hours ago. */
const reportsFrom = (hours: number) =>
  rewrite({ path: /\/reports/ }, (json) => {
    const page = Object(json);
    const createdAt = new Date(Date.now() - hours * 3_600_000).toISOString();
    return { ...page, data: page.data.map((report: object) => ({ ...report, createdAt })) };
  });

describe('fail-on-severity', () => {
  it('fails when an app has a finding that severe, and counts them', async () => {
    const result = await showOverview(['vulnerable.test'], one('vul', high));
    expect(result.conclusion).toBe('failure');
    expect(result.outputs).toMatchObject({ 'blocking-count': '4', 'stale-count': '' });
    expect(messages(result, 'error')).toEqual(['Blocking (high or above): 4 findings in 1 app.']);
    expect(tableOf(result)[1]?.slice(0, 2)).toEqual(['vulnerable', '❌ 4 blocking']);
  });

  it('succeeds without such findings', async () => {
    const result = await showOverview(['clean.test'], one('clean', high));
    expect(result.conclusion).toBe('success');
    expect(result.outputs).toMatchObject({ 'untested-count': '0', 'blocking-count': '0' });
  });
});

it.each([high, daily])('fails for an app that was never tested, with %j', async (limit) => {
  const result = await showOverview([], one('clean', limit));
  expect(result).toMatchObject({ conclusion: 'failure', outputs: { 'untested-count': '1' } });
  expect(messages(result, 'error')).toEqual(['Not tested: 1 app.']);
});

describe('max-result-age-hours', () => {
  it.each([
    ['of today', 2, 'success', '0'],
    ['of yesterday', 25, 'failure', '1'],
    ['from 4 minutes ahead, which is now', -4 / 60, 'success', '0'],
    ['from the day after', -20, 'failure', '1'],
  ])('judges a result %s', async (_, hours, conclusion, stale) => {
    const own = { ...one('clean', daily), rules: [reportsFrom(hours)] };
    const result = await showOverview(['clean.test'], own);
    expect(result).toMatchObject({ conclusion, outputs: { 'stale-count': stale } });
  });

  it('fails for an app that is not registered', async () => {
    const result = await showOverview([], {
      ...one('a', daily),
      emulator: { onboardingSeconds: 3600 },
      rules: [
        answersHave({ path: /\/v1\/apps\/\w+$/, nth: [1] }, { registrationStatus: 'FAILED' }),
      ],
    });
    expect(result.conclusion).toBe('failure');
    const { 'apps-count': apps, 'untested-count': untested } = result.outputs;
    expect(untested).toBe(apps);
    const reasons = result.file?.apps.map(({ reason }) => reason).toSorted() ?? [];
    expect(reasons.at(0)).toBe('its registration is FAILED');
    expect(reasons.at(-1)).toBe('no test has run');
  });

  const onFreeTier = (data: object[]) =>
    showOverview([], {
      inputs: { ...free, ...daily, search: 'free' },
      prepare: async () => ({}),
      rules: [
        answersHave(
          { path: /\/vulnerabilities/ },
          { status: 'COMPLETED', data, total: data.length },
        ),
      ],
    });

  it('fails where no reports can be had, as on the free tier', async () => {
    const result = await onFreeTier([{ id: 'f1', label: 'SQL injection', severity: 'High' }]);
    expect(result).toMatchObject({ conclusion: 'failure', outputs: { 'stale-count': '1' } });
    expect(result.rowOf('free')).toMatchObject({ status: 'tested', lastRun: null, stale: true });
  });

  it('takes an empty list for no result where no reports can be had', async () => {
    const result = await onFreeTier([]);
    expect(result).toMatchObject({ conclusion: 'failure', outputs: { 'stale-count': '0' } });
    expect(result.rowOf('free')).toMatchObject({ status: 'unreadable', stale: null });
  });
});

describe('an app that cannot be read', () => {
  const rules = [{ path: /\/vulnerabilities/, fault: problem(500) }];
  const broken = { rules, inputs: { search: 'clean', 'max-retries': '0' } };

  it('is a row that says so, and no failure by itself', async () => {
    const result = await showOverview(['clean.test'], broken);
    expect(result.conclusion).toBe('success');
    expect(result.rowOf('clean')).toMatchObject({ status: 'unreadable', open: null });
    expect(tableOf(result)[1]?.[1]).toMatch(/^❌ cannot be read: .*500/);
  });

  it.each([high, daily])('fails with %j', async (limit) => {
    const inputs = { ...broken.inputs, ...limit };
    const result = await showOverview(['clean.test'], { ...broken, inputs });
    expect(result.conclusion).toBe('failure');
    expect(messages(result, 'error')[0]).toContain('Unreadable: 1 app.');
  });

  it('may have been deleted while the apps were read', async () => {
    const gone = [{ path: /\/v1\/apps\/\w+$/, fault: problem(404, { slug: 'not-found' }) }];
    const result = await showOverview([], { ...one('clean', high), rules: gone });
    expect(result.conclusion).toBe('failure');
    expect(result.file?.apps).toMatchObject([{ status: 'unreadable', label: null }]);
  });

  it.each([
    ['an unknown registration', /\/v1\/apps\/\w+$/, { registrationStatus: 'MOVED' }, /"MOVED"/],
    ['no run, but a report', /\/vulnerabilities/, { status: 'NO_RUNS' }, /it has a report/],
  ])('has %s', async (_, path, members, reason) => {
    const own = { ...one('vulnerable', high), rules: [answersHave({ path }, members)] };
    const result = await showOverview(['vulnerable.test'], own);
    expect(result.conclusion).toBe('failure');
    expect(result.rowOf('vulnerable')).toMatchObject({ status: 'unreadable' });
    expect(result.rowOf('vulnerable')?.reason).toMatch(reason);
  });
});

describe('an app with an active test', () => {
  /** The first test of a host has completed an hour ago, and the second one is active. */
  const during = (label: string, inputs: Record<string, string>) => {
    let aheadMs = -7_200_000;
    const host = `${label}.test`;
    return showOverview([host], {
      ...one(label, inputs),
      emulator: { clock: { now: () => Date.now() + aheadMs }, runSeconds: 3600 },
      prepare: async (emulator) => {
        aheadMs = 0;
        await startRun(emulator, host);
        return {};
      },
    });
  };

  it('is shown by its last report, and not waited for', async () => {
    const result = await during('clean', daily);
    expect(result.conclusion).toBe('success');
    const { status, reported, lastRun } = result.rowOf('clean') ?? {};
    expect({ status, reported, run: lastRun?.runNumber }).toEqual({
      status: 'running',
      reported: 0,
      run: 1,
    });
  });

  it.each([
    ['vulnerable', '7 findings'],
    ['clean', '0 findings'],
  ])('fails with a severity, since its severities are unknown: %s', async (label, count) => {
    const result = await during(label, high);
    expect(result.conclusion).toBe('failure');
    expect(messages(result, 'error')[0]).toBe('Severities unknown during a test: 1 app.');
    expect(tableOf(result)[1]?.[1]).toBe(`⏳ a test is active; ${count} in the last report`);
  });

  it('may have earlier findings where no reports can be had, as on the free tier', async () => {
    const result = await showOverview([], {
      inputs: { ...free, ...high, search: 'free' },
      prepare: async () => ({}),
      rules: [answersHave({ path: /\/vulnerabilities/ }, { status: 'RUN_IN_PROGRESS' })],
    });
    expect(result.conclusion).toBe('failure');
    expect(result.rowOf('free')).toMatchObject({ status: 'running', reported: null });
    expect(tableOf(result)[1]?.[1]).toBe('⏳ a test is active; earlier findings unknown');
  });

  it('is untested when this test is its first', async () => {
    const result = await showOverview(['clean.test'], {
      ...one('clean', high),
      emulator: { runSeconds: 3600 },
    });
    expect(result.conclusion).toBe('failure');
    expect(result.rowOf('clean')).toMatchObject({ status: 'untested' });
  });
});

it('fails when no app is found and there is a limit', async () => {
  const nothing = await showOverview([], one('nobody has this', high));
  expect(nothing).toMatchObject({ conclusion: 'failure', outputs: { 'apps-count': '0' } });
  const unlimited = await showOverview([], one('nobody has this'));
  expect(unlimited.conclusion).toBe('success');
});

it('shows the table although its file cannot be written at the end, and warns', async () => {
  const jobFolder = createJobFolder();
  const folder = join(jobFolder, 'workspace', 'taken.json');
  const takePath = (json: unknown) => {
    mkdirSync(folder);
    return json;
  };
  const result = await showOverview(['clean.test'], {
    ...one('clean', { 'output-file': 'taken.json' }),
    jobFolder,
    rules: [rewrite({ path: /\/vulnerabilities/ }, takePath)],
  });
  expect(result).toMatchObject({ conclusion: 'success', outputs: { 'output-file': '' } });
  expect(messages(result, 'warning')[0]).toMatch(/`output-file` could not be written: .*a folder/);
  expect(tableOf(result)[1]?.[0]).toBe('clean');
});
