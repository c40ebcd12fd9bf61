import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderPolicySchema } from '../../../scripts/schemas.ts';
import { parsePolicy } from '../../../src/gate/findings/policy-file.ts';
import { root } from './github-language-service.ts';

const ajv = new Ajv2020();
addFormats.default(ajv);
const accepts = ajv.compile(JSON.parse(renderPolicySchema()));

function policiesIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/```yaml\n(.*?)```/gs)].flatMap(([, block = '']) =>
    /^accept:/m.test(block) ? [block] : [],
  );
}

function gateAccepts(text: string): boolean {
  try {
    return parsePolicy(text, { file: 'policy.yml', today: '2026-11-20' }) !== undefined;
  } catch {
    return false;
  }
}

describe('the policies that the documentation shows', () => {
  it('are accepted by the gate and by the JSON Schema', () => {
    const policies = policiesIn('docs/policy.md');
    expect(policies.length).toBeGreaterThan(0);
    for (const policy of policies) {
      expect(gateAccepts(policy), policy).toBe(true);
      expect(accepts(parse(policy)), JSON.stringify(accepts.errors)).toBe(true);
    }
  });
});

const entry = { id: 'a', reason: 'r', owner: 'o', expires: '2027-01-31' };

describe('the JSON Schema and the gate agree that', () => {
  it.each([
    ['an entry is accepted', { accept: [entry] }, true],
    ['lists may be empty', { accept: [], severity: null }, true],
    ['a misspelt key is refused', { acept: [entry] }, false],
    ['an entry needs an owner', { accept: [{ ...entry, owner: undefined }] }, false],
    ['an entry needs an end', { accept: [{ ...entry, expires: undefined }] }, false],
    ['an end is a day', { accept: [{ ...entry, expires: '2027-02-30' }] }, false],
    ['an entry is about something', { accept: [{ ...entry, id: undefined }] }, false],
    ['an entry is not about two things', { accept: [{ ...entry, match: { label: 'x' } }] }, false],
    ['criteria are not empty', { severity: [{ match: {}, severity: 'low' }] }, false],
    [
      'a severity is one of four',
      { severity: [{ match: { label: 'x' }, severity: 'none' }] },
      false,
    ],
    ['a threshold may be none', { 'fail-on-severity': 'none' }, true],
  ])('%s', (_, policy, expected) => {
    const text = JSON.stringify(policy);
    expect(gateAccepts(text)).toBe(expected);
    expect(accepts(JSON.parse(text))).toBe(expected);
  });
});
