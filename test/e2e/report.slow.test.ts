import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type FaultRule, problem } from '../../harness/faults.ts';
import type { Scenario } from '../support/scenario.ts';
import {
  expectGate,
  expectStory,
  free,
  messages,
  requestsTo,
  withoutReport,
} from './support/expectations.ts';
import { rewrite } from './support/rewrites.ts';

const app = 'clean.test';
const list = /\/apps\/\w+\/reports/;
const download = /\/v1\/reports\//;

it('uploads the PDF as the service sent it, whatever its bytes, and leaves it on the runner', async () => {
  const pdf = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    randomBytes(3 * 1024 * 1024),
    Buffer.from('\n%%EOF\n'),
  ]);
  const headers = { 'content-type': 'application/pdf' };
  const fault = { kind: 'answer', status: 200, headers, body: pdf } as const;
  const rules = [{ path: download, fault }];
  const { artifacts, outputs, masks } = await expectGate('passed', { app, rules });
  const [artifact] = artifacts;
  expect(artifact?.bytes.equals(pdf)).toBe(true);
  expect(artifact).toMatchObject({ name: 'security-report.pdf', mimeType: 'application/pdf' });
  expect(outputs['report-artifact-id']).toBe(String(artifact?.id));
  const path = outputs['report-path'] ?? '';
  expect(basename(path)).toBe('security-report.pdf');
  expect(readFileSync(path).equals(pdf)).toBe(true);
  // The signature of the address of the upload.
  expect(masks).toContainEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
});

it('waits for the report of the run to be listed', async () => {
  const scenario = { app: 'late-report.test', emulator: { runSeconds: 0.08 } };
  await expectStory(await expectGate('failed (findings)', scenario), 'late');
});

it('neither downloads the report nor uploads it when `upload-report` is false', async () => {
  const result = await expectGate('passed', { app, inputs: withoutReport });
  expect(requestsTo(result, /v1\/reports\//)).toEqual([]);
  expect(result.artifactRequests).toEqual([]);
  expect(result.outputs['report-path']).toBe('');
});

it('uploads the report under another name when its name is taken in the workflow run', async () => {
  const result = await expectGate('passed', {
    app,
    artifacts: { taken: ['zap.pdf', 'zap-2.pdf'] },
    inputs: { 'artifact-name': 'zap', 'retention-days': '7' },
  });
  const days = (Date.parse(result.artifacts[0]?.expiresAt ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  await expectStory(result, 'name-taken');
  const taken = ['', '-2', '-3', '-4', '-5'].map((suffix) => `security-report${suffix}.pdf`);
  const { artifacts } = await expectGate('passed', { app, artifacts: { taken } });
  expect(artifacts[0]?.name).toMatch(/^security-report-[0-9a-f]{8}\.pdf$/);
});

const reportPage = z.looseObject({ data: z.array(z.looseObject({ runNumber: z.int() })) });
type Report = z.infer<typeof reportPage>['data'][number];

const reports = (edit: (report: Report) => object[]): FaultRule =>
  rewrite({ path: list }, (json) => {
    const page = reportPage.parse(json);
    const data = page.data.flatMap(edit);
    return { ...page, data, total: data.length };
  });
const impatient = { 'report-timeout-seconds': '1.5', 'max-retries': '1' };

const ofAnother = reports((report) => [{ ...report, runNumber: report.runNumber - 1 }]);
const later = problem(429, { headers: { 'retry-after': '25' } });
const notKept = [
  /^The PDF report could not be fetched: .*missing/,
  /^The file of the job summary \(in RUNNER_TEMP\) could not be written: .*missing/,
];

it.each<[string, Scenario, string?]>([
  ['no report is listed', { rules: [reports(() => [])] }, 'never-listed'],
  ['only that of another run is listed', { rules: [ofAnother] }],
  ['the report cannot be downloaded', { rules: [{ path: download, fault: problem(404) }] }],
  ['the service asks to wait beyond the limit', { rules: [{ path: list, fault: later }] }],
  ['it cannot be kept on the runner', { env: { RUNNER_TEMP: '/dev/null/missing' } }],
])('warns and lets the verdict stand when %s', async (_, scenario, story) => {
  const blocked = { app: 'vulnerable.test', inputs: impatient };
  const result = await expectGate('failed (findings)', { ...blocked, ...scenario });
  const warnings = scenario.env ? notKept : [/report/];
  expect(messages(result, 'warning')).toEqual(warnings.map((each) => expect.stringMatching(each)));
  expect(result.artifacts).toEqual([]);
  expect(result.outputs).toMatchObject({
    'report-path': '',
    'report-artifact-id': '',
    'report-artifact-url': '',
  });
  if (story) await expectStory(result, story);
});

it('warns and lets the verdict stand when the free tier has no reports', async () => {
  const scenario = { app: 'free.test', inputs: free };
  await expectStory(await expectGate('failed (findings)', scenario), 'free-tier');
});

const notUploaded: [string, Scenario, RegExp][] = [
  [
    'enterprise-server',
    { env: { GITHUB_SERVER_URL: 'https://ghes.example.com' } },
    /only github\.com and ghe\.com take this kind of artifact.*GitHub Enterprise Server/,
  ],
  ['refused', { artifacts: { fault: 'deny' } }, /`report-path`/],
];

it('warns, lets the verdict stand and names the file when the report cannot be uploaded', async () => {
  const runs = notUploaded.map(([, scenario]) => expectGate('passed', { app, ...scenario }));
  for (const [index, result] of (await Promise.all(runs)).entries()) {
    const [story, , warning] = notUploaded[index] ?? ['', {}, /./];
    expect(messages(result, 'warning')).toEqual([expect.stringMatching(warning)]);
    expect(existsSync(result.outputs['report-path'] ?? '')).toBe(true);
    expect(result.outputs['report-artifact-id']).toBe('');
    await expectStory(result, story);
  }
});
