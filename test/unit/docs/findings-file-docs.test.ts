import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderFindingsFileSchema } from '../../../scripts/schemas.ts';
import { assess } from '../../../src/decision/findings/assessment.ts';
import { notTested, verdictOnFindings } from '../../../src/decision/verdict.ts';
import { renderFindingsFile } from '../../../src/results/json/findings-file.ts';
import type { Result } from '../../../src/results/model/result.ts';
import type { Finding } from '../../../src/service/findings.ts';
import { accepting, finding } from '../../support/policy.ts';
import { startOfTests } from '../../support/virtual-clock.ts';
import { app } from '../results/tested.ts';
import { read } from './github-language-service.ts';

const schemaText = read('docs/findings-file.schema.json');
const accepts = new Ajv2020().compile(JSON.parse(schemaText));

const whole = finding({
  title: 'Logout leaves the session',
  method: 'GET',
  path: '/logout',
  updated_severity: 'Low',
  owasp: 'API2:2023',
  cwe: 'CWE-613',
  cvss_score: 6.5,
  cvss_vector: 'CVSS:3.1/AV:N',
  impact: 'Sessions live on',
  remediation: 'End them',
  explainer: 'The token stays valid',
  uiPath: '/account',
  issueType: 'security',
  isPII: true,
  isPCI: false,
  isHIPAA: false,
  created_on: '2026-11-10T08:00:00Z',
  fixClaimed: true,
});
const field = { name: 'email', location: 'response.body' };
const explained: Finding = {
  ...whole,
  additionalDetails: {
    description: 'A call after the logout succeeded',
    impact_analysis: 'All users',
    mitigation: 'Shorten its life',
    long_solution: 'Keep a list of ended sessions',
    references: ['https://owasp.org'],
  },
  fields: [{ ...field, dataType: 'string' }, { name: 'iban' }],
};

const untested = { verdict: notTested('timed-out', ''), assessment: undefined };
const doubt = { reason: 'superseded', message: 'A later run may have changed them.' } as const;
const unproven = { verdict: 'failed', reason: 'findings', message: '', unproven: doubt } as const;

function fileOf(findings: Finding[], fields: Partial<Result> = {}) {
  const accepts = accepting('{ label: Accepted }');
  const policy = { ...accepts, deadlines: { high: 7 } };
  const assessment = assess(findings, {
    threshold: 'low',
    now: startOfTests,
    appId: 'app-1',
    policy,
  });
  const result: Result = {
    verdict: verdictOnFindings(assessment),
    job: 'failure',
    mode: 'own-run',
    hasStartedTest: true,
    app,
    run: { taskId: 'task-1', state: 'COMPLETED', runNumber: 3 },
    assessment,
    details: 'full',
    ...fields,
  };
  return JSON.parse(renderFindingsFile(result));
}

it('docs/findings-file.schema.json is the schema by which the gate writes the file', () => {
  expect(schemaText, 'Run `npm run docs`.').toBe(renderFindingsFileSchema());
});

describe('the findings file', () => {
  it('has the verdict, app and run, and what the service gives of each finding', () => {
    const { updated_severity, cvss_score, cvss_vector, created_on, ...given } = whole;
    const judged = { effectiveSeverity: 'low', state: 'open', new: null, blocking: true };
    const renamed = { cvssScore: cvss_score, cvssVector: cvss_vector, createdOn: created_on };
    const { findings, ...rest } = fileOf([explained, finding({ id: 'f2', isFixed: true })]);
    expect(findings[0]).toEqual({
      ...given,
      ...judged,
      ...renamed,
      description: 'A call after the logout succeeded',
      impactAnalysis: 'All users',
      mitigation: 'Shorten its life',
      longSolution: 'Keep a list of ended sessions',
      references: ['https://owasp.org'],
      fields: [{ ...field, type: 'string' }, { name: 'iban' }],
      ageDays: 10,
      overdue: false,
    });
    expect(findings[1]).toMatchObject({ id: 'f2', state: 'fixed', blocking: false });
    const verdict = { schemaVersion: 1, verdict: 'failed', reason: 'findings' };
    const { appId, label, appUrl } = app;
    const run = { taskId: 'task-1', state: 'COMPLETED', runNumber: 3 };
    expect(rest).toMatchObject({ ...verdict, app: { appId, label, appUrl }, run });
  });

  it.each([
    ['a proven run', undefined, {}],
    ['a run that is not proven', 'superseded', { verdict: unproven }],
    ['no test', undefined, untested],
  ])('says whether its findings are proven: %s', (_, expected, fields: Partial<Result>) => {
    expect(fileOf([whole], fields).unproven).toBe(expected);
  });

  it('explains nothing with `details: counts`, and keeps the other fields', () => {
    const [counted] = fileOf([explained], { details: 'counts' }).findings;
    const explanation = 'explainer description impact impactAnalysis remediation mitigation'
      .split(' ')
      .concat('longSolution references uiPath fields issueType isPII isPCI isHIPAA'.split(' '));
    const [whole] = fileOf([explained]).findings;
    const kept = Object.entries(whole).filter(([name]) => !explanation.includes(name));
    expect(counted).toEqual(Object.fromEntries(kept));
    expect(Object.keys(whole)).toEqual(expect.arrayContaining(explanation));
  });

  it('contains the day until which a finding must be fixed, and whether it is over', () => {
    const created = (created_on: string) => finding({ created_on });
    const { findings } = fileOf([created('2026-11-13'), created('2026-11-12'), finding()]);
    expect(findings).toMatchObject([
      { ageDays: 7, dueOn: '2026-11-20', overdue: false },
      { ageDays: 8, dueOn: '2026-11-19', overdue: true },
      { overdue: true },
    ]);
  });

  it.each([
    ['with a whole finding', fileOf([whole])],
    ['with a finding that is explained', fileOf([explained])],
    ['with a finding of which little is known', fileOf([finding()])],
    ['with an accepted finding', fileOf([finding({ label: 'Accepted' })])],
    ['of a run that is not proven', fileOf([whole], { verdict: unproven })],
    ['with a severity that is none of the four', fileOf([finding({ severity: 'Severe' })])],
    ['of a build that was not tested', fileOf([], untested)],
    ['of an app that is not known', fileOf([], { ...untested, app: undefined, run: undefined })],
    ['of a later version, with one more field', { ...fileOf([whole]), more: 1 }],
  ])('fits its JSON Schema %s', (_, file) => {
    expect(accepts(file), JSON.stringify(accepts.errors)).toBe(true);
  });

  it.each([
    ['without a verdict', { ...fileOf([]), verdict: undefined }],
    ['with a verdict that does not exist', { ...fileOf([]), verdict: 'clean' }],
    ['without findings', { ...fileOf([]), findings: undefined }],
    ['with a finding that has no state', { ...fileOf([]), findings: [{ id: 'f1' }] }],
  ])('would not fit its JSON Schema %s', (_, file) => {
    expect(accepts(JSON.parse(JSON.stringify(file)))).toBe(false);
  });
});

const node: z.ZodType<{ properties: Record<string, { description?: string | undefined }> }> =
  z.object({ properties: z.record(z.string(), z.object({ description: z.string().optional() })) });
const schema = z
  .object({ properties: z.object({ findings: z.object({ items: node }) }) })
  .parse(JSON.parse(schemaText));

it.each([
  ['the file', node.parse(JSON.parse(schemaText)).properties],
  ['a finding', schema.properties.findings.items.properties],
])('the JSON Schema describes every field of %s', (_, fields) => {
  const silent = Object.entries(fields).filter(([, { description }]) => !description);
  expect(silent).toEqual([]);
});
