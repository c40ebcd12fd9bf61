import { describe, expect, test } from 'vitest';
import { assess } from '../../../../src/gate/findings/assessment.ts';
import { renderSarif } from '../../../../src/results/sarif/log.ts';
import { redact } from '../../../../src/text/credentials.ts';
import { byThreshold } from '../../../support/rules.ts';
import { renderVulnerable } from './sarif-of-vulnerable.ts';
import { validateByMultitool, validateBySchema } from './sarif-validation.ts';

describe('SARIF Multitool with the rules of GitHub', () => {
  test('finds nothing to complain of', () => {
    expect(validateByMultitool(renderVulnerable().log)).toEqual([]);
  });

  test('nor with findings of nothing but the required fields, or none at all', () => {
    const bare = [{ id: '1', label: '', severity: '' }];
    const options = {
      workflowFile: '.github/workflows/x.yml',
      version: '1.2.3',
      app: { appId: 'a' },
      redact,
    };
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
    const planted: object = JSON.parse(JSON.stringify(renderVulnerable().log).replace(part, fault));
    const problems = validateByMultitool(planted).join('\n');
    for (const rule of rules) expect(problems).toContain(rule);
  });
});

describe('the JSON schema of SARIF', () => {
  test('is kept', () => {
    expect(validateBySchema(renderVulnerable().log)).toEqual([]);
  });

  test('is broken by an unknown level', () => {
    expect(
      validateBySchema(
        JSON.parse(JSON.stringify(renderVulnerable().log).replace('"error"', '"fatal"')),
      ),
    ).not.toEqual([]);
  });
});
