import { describe, expect, it } from 'vitest';
import type { FaultRule } from '../../../harness/faults.ts';
import { requestsTo } from '../support/expectations.ts';
import { answersHave, findingsAre, rewrite } from '../support/rewrites.ts';
import { showOverview } from './support/show-overview.ts';

/** Every answer that lists reports shows these members of the last one. */
const lastReportHas = (members: (page: number) => object, nth?: number[]): FaultRule => {
  let pages = 0;
  return rewrite({ path: /\/reports/, ...(nth && { nth }) }, (json) => {
    pages += 1;
    const page = Object(json);
    const [report, ...rest] = page.data;
    return { ...page, data: [{ ...report, ...members(pages) }, ...rest] };
  });
};
const noFindings = findingsAre([]);

/** The overview of one tested app; what it is asked again is counted. */
async function show(label: string, rules: FaultRule[]) {
  const inputs = { search: label, 'fail-on-severity': 'critical' };
  const result = await showOverview([`${label}.test`], { inputs, rules });
  const readings = requestsTo(result, /^GET \/v1\/apps\/\w+ →/).length;
  return { ...result, row: result.rowOf(label), readings };
}

describe('a row', () => {
  it('is certain at once when the last report stays the same around the findings', async () => {
    const { row, requests, readings } = await show('clean', []);
    expect(row).toMatchObject({ status: 'tested', open: { low: 0 } });
    expect(readings).toBe(1);
    const order = requests.flatMap(
      (request) => /(vulnerabilities|reports)\?/.exec(request)?.[1] ?? [],
    );
    expect(order).toEqual(['reports', 'vulnerabilities', 'reports']);
  });

  it('is read again when a test ended while the findings were read', async () => {
    const earlier = lastReportHas(() => ({ runNumber: 0, reportId: 'earlier' }), [1]);
    const { row, readings } = await show('vulnerable', [earlier]);
    expect(row).toMatchObject({ status: 'tested', lastRun: { runNumber: 1 }, blocking: 1 });
    expect(readings).toBe(2);
  });

  it('cannot be read when tests keep ending, after three times more', async () => {
    const always = lastReportHas((page) => ({ runNumber: page, reportId: `r${page}` }));
    const { conclusion, row, readings } = await show('clean', [always]);
    expect(row).toMatchObject({
      status: 'unreadable',
      reason: expect.stringContaining('kept ending'),
    });
    expect({ conclusion, readings }).toEqual({ conclusion: 'failure', readings: 4 });
  });

  it('is read again while an empty list contradicts its report', async () => {
    const late = { ...noFindings, nth: [1, 2] };
    const { row, readings } = await show('vulnerable', [late]);
    expect(row).toMatchObject({ status: 'tested', blocking: 1 });
    expect(readings).toBe(3);
  });

  it.each([
    ['counts some', {}, 'the last report counts 7'],
    ['has no count', { issuesCount: undefined }, 'no report says that there are none'],
    ['has half a count', { issuesCount: 0.5 }, 'no report says that there are none'],
    ['has a count below zero', { issuesCount: -1 }, 'no report says that there are none'],
    ['has a count that is a text', { issuesCount: '0' }, 'no report says that there are none'],
  ])('cannot be read when the list is empty, but the report %s', async (_, members, reason) => {
    const rules = [noFindings, lastReportHas(() => members)];
    const { conclusion, row, readings } = await show('vulnerable', rules);
    expect(row).toMatchObject({ status: 'unreadable', reason: expect.stringContaining(reason) });
    expect({ conclusion, readings }).toEqual({ conclusion: 'failure', readings: 4 });
  });

  it('cannot be read when the list is empty, and no report is listed', async () => {
    const noReports = answersHave({ path: /\/reports/ }, { data: [], total: 0 });
    const { row } = await show('clean', [noReports]);
    expect(row?.reason).toContain('no report says that there are none');
  });

  it('rests on a report without a number that is listed first, which may be of a later run', async () => {
    const counts = rewrite({ path: /\/reports/ }, (json) => {
      const page = Object(json);
      const [report] = page.data;
      const newest = { ...report, reportId: 'newest', runNumber: undefined };
      return { ...page, data: [newest, { ...report, issuesCount: 0 }], total: 2 };
    });
    const { conclusion, row } = await show('vulnerable', [noFindings, counts]);
    expect(conclusion).toBe('failure');
    expect(row?.reason).toContain('the last report counts 7');
  });

  it('rests on the report with the highest number, not on a newer one', async () => {
    const counts = rewrite({ path: /\/reports/ }, (json) => {
      const page = Object(json);
      const [report] = page.data;
      const other = { ...report, reportId: 'other', runNumber: 0, issuesCount: 0 };
      return { ...page, data: [other, report], total: 2 };
    });
    const { row } = await show('vulnerable', [noFindings, counts]);
    expect(row?.reason).toContain('the last report counts 7');
  });

  it('shows the findings of a list that is not empty, whatever the report counts', async () => {
    const { row, readings } = await show('vulnerable', [lastReportHas(() => ({ issuesCount: 0 }))]);
    expect(row).toMatchObject({ status: 'tested', blocking: 1 });
    expect(readings).toBe(1);
  });
});
