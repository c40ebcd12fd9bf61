import { describe, expect, test } from 'vitest';
import { render, renderVulnerable } from './sarif-rendering.ts';
import { validateByMultitool, validateBySchema } from './sarif-validation.ts';

describe('SARIF Multitool with the rules of GitHub', () => {
  test('finds nothing to complain of', () => {
    expect(validateByMultitool(renderVulnerable().log)).toEqual([]);
  });

  test('nor with findings of nothing but the required fields, or none at all', () => {
    const bare = { id: '1', label: '', severity: '' };
    const logs = [[bare], []].map((findings) => render(findings).log);
    expect(logs.flatMap(validateByMultitool)).toEqual([]);
    expect(logs.flatMap(validateBySchema)).toEqual([]);
  });

  test.each([
    ['a result without a location', 'GH1015', '"locations":[', '"relatedLocations":['],
    ['a rule index that points nowhere', 'SARIF1009', '"ruleIndex":0', '"ruleIndex":99'],
    ['a rule without help', 'GH2012', /"help":.*?,(?="helpUri")/, ''],
  ])('finds %s', (_, rule, part, fault) => {
    const planted = JSON.stringify(renderVulnerable().log).replace(part, fault);
    expect(validateByMultitool(JSON.parse(planted)).join('\n')).toContain(rule);
  });
});

test('the JSON schema of SARIF is kept, and would be broken by an unknown level', () => {
  const { log } = renderVulnerable();
  expect(validateBySchema(log)).toEqual([]);
  const broken = JSON.stringify(log).replace('"error"', '"fatal"');
  expect(validateBySchema(JSON.parse(broken))).not.toEqual([]);
});
