import { expect, it } from 'vitest';
import { z } from 'zod';
import type { FaultRule } from '../../harness/faults.ts';
import { problem } from '../../harness/faults.ts';
import { expectGate, expectStory } from './support/expectations.ts';

const list = /\/apps\/\w+\/reports/;
const download = /\/v1\/reports\//;
const reportPage = z.looseObject({ data: z.array(z.looseObject({ runNumber: z.int() })) });
type Report = z.infer<typeof reportPage>['data'][number];

const reports = (edit: (report: Report) => object[]): FaultRule => ({
  path: list,
  fault: {
    kind: 'rewrite',
    edit: (json) => {
      const page = reportPage.parse(json);
      const data = page.data.flatMap(edit);
      return { ...page, data, total: data.length };
    },
  },
});

const missing: [string, FaultRule][] = [
  ['no report is listed', reports(() => [])],
  [
    'only that of another run is listed',
    reports((report) => [{ ...report, runNumber: report.runNumber + 1 }]),
  ],
  ['the report cannot be downloaded', { path: download, fault: problem(404) }],
];

it.each(missing)('warns and lets the verdict stand when %s', async (what, rule) => {
  const inputs = { 'report-timeout-seconds': '1.5', 'max-retries': '1' };
  const result = await expectGate('passed', { app: 'clean.test', rules: [rule], inputs });
  expect(result.annotations.filter(({ level }) => level === 'warning')).toHaveLength(1);
  expect(result.artifacts).toEqual([]);
  expect(result.outputs).toMatchObject({
    'report-path': '',
    'report-artifact-id': '',
    'report-artifact-url': '',
  });
  if (what === 'no report is listed') await expectStory(result);
});

it('does not wait for the list of reports beyond `report-timeout-seconds`, though the service asks for it', async () => {
  const rules = [{ path: list, fault: problem(429, { headers: { 'retry-after': '25' } }) }];
  const result = await expectGate('passed', {
    app: 'clean.test',
    rules,
    inputs: { 'report-timeout-seconds': '1' },
  });
  expect(result.annotations.filter(({ level }) => level === 'warning')).toHaveLength(1);
});
