import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderPolicySchema } from '../../../scripts/schemas.ts';
import { repository } from '../../../src/repository.ts';
import { policyOf } from '../../support/policy.ts';
import { blocksIn } from './copied-workflows.ts';
import { read } from './github-language-service.ts';

const ajv = new Ajv2020();
addFormats.default(ajv);
const schema = read('docs/policy.schema.json');
const accepts = ajv.compile(JSON.parse(schema));

function gateAccepts(text: string): boolean {
  try {
    return policyOf(text) !== undefined;
  } catch {
    return false;
  }
}

it('the published schema describes the policy as it is read', () => {
  expect(schema, 'Run `npm run docs`.').toBe(renderPolicySchema());
});

it('the policies that docs/policy.md shows are accepted by the gate and by the JSON Schema', () => {
  const blocks = blocksIn('docs/policy.md', 'yaml');
  const policies = blocks.filter((block) => /^accept:/m.test(block));
  expect(policies.length).toBeGreaterThan(0);
  const address = `https://raw.githubusercontent.com/${repository}/v1/docs/policy.schema.json`;
  expect(policies[0]).toContain(`$schema=${address}\n`);
  for (const policy of policies) {
    expect(gateAccepts(policy), policy).toBe(true);
    expect(accepts(parse(policy)), JSON.stringify(accepts.errors)).toBe(true);
  }
});

const entry = { id: 'a', reason: 'r', owner: 'o', expires: '2027-01-31' };

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
  ['a severity is one of four', { severity: [{ id: 'x', severity: 'none' }] }, false],
  ['a threshold may be none', { 'fail-on-severity': 'none' }, true],
])('the JSON Schema and the gate agree that %s', (_, policy, expected) => {
  const text = JSON.stringify(policy);
  expect(gateAccepts(text)).toBe(expected);
  expect(accepts(JSON.parse(text))).toBe(expected);
});
