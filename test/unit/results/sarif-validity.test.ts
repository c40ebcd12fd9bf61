import { describe, expect, test } from 'vitest';
import { vulnerableFindings } from '../../../src/emulator/catalog/vulnerable-findings.ts';
import { assess } from '../../../src/gate/assessment.ts';
import { redact } from '../../../src/results/credentials.ts';
import { createLocator } from '../../../src/results/openapi-locations.ts';
import { renderSarif } from '../../../src/results/sarif.ts';
import type { Finding } from '../../../src/service/findings.ts';
import { byThreshold } from '../../support/rules.ts';
import { hasMultitool, validateByMultitool, validateBySchema } from './sarif-validation.ts';

/** Some of the paths of `vulnerable.test`. */
const openapi = `openapi: 3.1.1
info: { title: Shop, version: 1.0.0 }
servers:
  - url: https://vulnerable.test/api
paths:
  /orders/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
    get:
      responses: { '200': { description: An order } }
  /tenants/{tenantId}/billing-contact:
    put:
      responses: { '200': { description: The contact } }
`;

const findings: Finding[] = Array.from({ length: vulnerableFindings.size }, (_, index) => {
  const initial = vulnerableFindings.initial.get(index);
  return {
    id: `6650f0c2a1b3d4e5f60718${String(index).padStart(2, '0')}`,
    ...vulnerableFindings.at(index),
    isFixed: initial === 'fixed',
    isDismissed: initial === 'dismissed',
  };
});

const render = () =>
  renderSarif({
    findings: assess(findings, byThreshold('high')).findings,
    locate: createLocator({ text: openapi, file: 'docs/openapi.yaml' }),
    workflowFile: '.github/workflows/security-test.yml',
    version: '0.1.0',
    app: { appId: '6650f0c2a1b3d4e5f6071829' },
    redact,
  });

test('the findings of vulnerable.test, with all that they hold, are shown like this', async () => {
  await expect(`${JSON.stringify(render().log, null, 2)}\n`).toMatchFileSnapshot('./__snapshots__/vulnerable.sarif');
});

test('no reproducer, answer or step of theirs is in it', () => {
  const text = JSON.stringify(render().log);
  for (const part of ['curl', 'Bearer', 'iban', 'StepsToReproduce', 'mallory']) expect(text).not.toContain(part);
});

describe.runIf(hasMultitool)('SARIF Multitool with the rules of GitHub', () => {
  test('finds nothing to complain of', () => {
    expect(validateByMultitool(render().log)).toEqual([]);
  });

  test('nor with findings of nothing but the required fields, or none at all', () => {
    const bare = [{ id: '1', label: '', severity: '' }];
    const options = { workflowFile: '.github/workflows/x.yml', version: '1.2.3', app: { appId: 'a' }, redact };
    const logs = [assess(bare, byThreshold('high')).findings, []].map(
      (each) => renderSarif({ ...options, findings: each }).log,
    );
    expect(logs.flatMap(validateByMultitool)).toEqual([]);
    expect(logs.flatMap(validateBySchema)).toEqual([]);
  });

  test.each([
    ['a result without a location', ['GH1015'], '"locations":[', '"relatedLocations":['],
    ['a rule index that points nowhere', ['SARIF1009'], '"ruleIndex":0', '"ruleIndex":99'],
    ['a rule without help', ['GH2012'], /"help":.*?,(?="helpUri")/, ''],
  ])('finds %s', (_, rules, part, fault) => {
    const planted: object = JSON.parse(JSON.stringify(render().log).replace(part, fault));
    const problems = validateByMultitool(planted).join('\n');
    for (const rule of rules) expect(problems).toContain(rule);
  });
});

describe.runIf(hasMultitool)('the JSON schema of SARIF', () => {
  test('is kept', () => {
    expect(validateBySchema(render().log)).toEqual([]);
  });

  test('is broken by an unknown level', () => {
    expect(validateBySchema(JSON.parse(JSON.stringify(render().log).replace('"error"', '"fatal"')))).not.toEqual([]);
  });
});
