import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGlob } from '../../../../src/decision/findings/glob.ts';
import type { Finding } from '../../../../src/service/findings.ts';
import { accepting, finding, policyOf } from '../../../support/policy.ts';

const fits = (match: object, fields: Partial<Finding>) => {
  const [acceptance] = accepting(JSON.stringify(match)).acceptances;
  return acceptance?.matches(finding(fields), 'app-1') === true;
};

describe('a criterion', () => {
  test.each<[object, Partial<Finding>, Partial<Finding>]>([
    [{ id: 'f1' }, { id: 'f1' }, { id: 'F1' }],
    [{ label: 'Broken Logout' }, { label: 'Broken Logout' }, { label: 'broken logout' }],
    [{ method: 'get' }, { method: 'GET' }, { method: 'POST' }],
    [{ cwe: 'cwe-79' }, { cwe: 'CWE-79' }, { cwe: 'CWE-7' }],
    [{ owasp: 'API1:2023' }, { owasp: 'api1:2023' }, { owasp: 'API10:2023' }],
    [{ severity: 'low' }, { severity: 'Low' }, { severity: 'High' }],
    [
      { severity: 'low' },
      { updated_severity: 'LOW' },
      { severity: 'Low', updated_severity: 'High' },
    ],
    [{ pii: true }, { isPII: true }, { isPII: false, isPCI: true }],
    [{ pci: true }, { isPCI: true }, { isHIPAA: true }],
    [{ hipaa: true }, { isHIPAA: true }, {}],
  ])('%j fits %j and not %j', (match, fitting, other) => {
    expect(fits(match, fitting)).toBe(true);
    expect(fits(match, other)).toBe(false);
  });

  test('of any path does not fit a finding without one', () => {
    expect(fits({ path: '**' }, {})).toBe(false);
  });

  test('of an app fits the findings of that app alone', () => {
    expect(fits({ 'app-id': 'app-1' }, {})).toBe(true);
    for (const appId of ['app-2', 'APP-1', 'app'])
      expect(fits({ 'app-id': appId, label: 'Broken Logout' }, {})).toBe(false);
  });

  test('of a severity does not fit one that nobody knows', () => {
    for (const severity of ['critical', 'high', 'medium', 'low'])
      expect(fits({ severity }, { severity: 'Odd' })).toBe(false);
  });
});

test('the id of an entry and the id in its match are the same', () => {
  const [override] = policyOf('severity:\n  - id: f7\n    severity: low').overrides;
  expect(override?.matches(finding({ id: 'f7' }), 'app-1')).toBe(true);
  expect(override?.matches(finding(), 'app-1')).toBe(false);
});

const numRuns = 5000;

describe('a pattern for paths', () => {
  test.each<[pattern: string, fitting: string[], others: string[]]>([
    ['/orders', ['/orders', '/orders/'], ['/orders/1', '/Orders', 'orders', '']],
    ['/or/*', ['/or/1', '/or/.hidden'], ['/or', '/or/', '/or/1/items', '/x/or/1']],
    ['/in/**', ['/in/', '/in/a', '/in/a/.b/c'], ['/in', '/ins', '/x/in/a']],
    ['/a/**/z', ['/a/z', '/a/b/z', '/a/b/c/z'], ['/az', '/a/z/b', '/a']],
    ['**', ['/', '/a', '/a/b', 'a'], []],
    ['/v?/a', ['/v1/a', '/v2/a'], ['/v/a', '/v10/a', '/v//a']],
    ['/a**b', ['/ab', '/axb'], ['/a', '/abc', '/a/x/b']],
    ['/*.json', ['/a.json', '/.json'], ['/ajson', '/a/b.json', '/a.json5']],
    ['/**/**/**', ['/a', '/a/b/c/d'], ['x']],
    ['/a/.?', ['/a/.b'], ['/a/..', '/a/.']],
    ['/a/*', ['/a/b.'], ['/a/..b', '/a/.', '/a/.%2fb', '/a/.\t.']],
  ])('%s', (pattern, fitting, others) => {
    const fitsPattern = createGlob(pattern);
    expect([...fitting, ...others].filter(fitsPattern)).toEqual(fitting);
  });

  test.each<[pattern: string, other: string]>([
    ['/orders/{id}', '/orders/id'],
    ['/orders/{a,b}', '/orders/a'],
    ['/orders/[id]', '/orders/i'],
    ['/Orders(1)', '/Orders1'],
    ['/a|/admin', '/admin'],
    ['/a+', '/aaa'],
    ['/a.b', '/axb'],
    ['!/a', '/b'],
    ['/@(a|b)', '/a'],
    ['/^a$', '/a'],
    ['/\\d', '/1'],
    ['/a\\*', '/a*'],
  ])('takes %s as it is', (pattern, other) => {
    expect(createGlob(pattern)(pattern)).toBe(true);
    expect(createGlob(pattern)(other)).toBe(false);
  });

  const elsewhere = ['/internal/../admin', '/internal/..', '../internal/a'];
  const here = ['/internal/./a', '/internal/.', './a', '/internal/%2e/a', '/internal%2f./a'];
  const encoded = [
    '/internal/%2e%2E/admin',
    '/internal/.%2e',
    '/internal\\..\\a',
    '/internal%2F..',
    '/internal/%252e%252E/admin',
    '/internal%255c..%252fadmin',
    '..%2fadmin',
  ];
  const cutOff = [
    '/internal/..;/admin',
    '/internal/..%3Bx/a',
    '/internal/..%00/a',
    '/internal/..?a',
    '/internal/..%09/a',
    '/internal/..\u0000/a',
    '/internal/..\t/a',
    '/internal/%2E.%20/a',
  ];
  test.each([...elsewhere, ...here, ...encoded, ...cutOff])(
    'with stars does not fit %s, which may lead elsewhere',
    (path) => {
      expect(createGlob('/internal/**')(path)).toBe(false);
      expect(createGlob('**')(path)).toBe(false);
      expect(createGlob(path)(path)).toBe(true);
    },
  );

  test.each([
    ['/x/../**', '/admin'],
    ['/a/*/../b', '/a/b'],
  ])('%s fits itself alone', (pattern, other) => {
    expect([pattern, other].filter(createGlob(pattern))).toEqual([pattern]);
  });

  test('goes over line breaks, and over characters of any plane', () => {
    expect(createGlob('/a/**')('/a/b\nc')).toBe(true);
    expect(createGlob('/a/*')('/a/b\nc')).toBe(true);
    expect(createGlob('/a')('/a\n')).toBe(false);
    expect(createGlob('/?')('/😀')).toBe(true);
  });

  test('without stars and question marks fits itself alone, however its slashes are written', () => {
    const text = fc.string({ unit: fc.constantFrom(...'/aA()|+$^{}[]!@,:;\\-<>1 é\n') });
    fc.assert(
      fc.property(text, text, (pattern, path) => {
        expect(createGlob(pattern)(pattern)).toBe(true);
        // Slashes that are doubled or stand at the end lead nowhere else.
        const segments = (place: string) => place.split('/').filter(Boolean);
        if (createGlob(pattern)(path)) expect(segments(path)).toEqual(segments(pattern));
      }),
      { numRuns },
    );
  });
});

const values: Record<string, string[]> = {
  id: ['f1', 'f2'],
  label: ['A', 'B'],
  title: ['A', 'B'],
  method: ['GET', 'PUT'],
  path: ['/a', '/b', '/a/b'],
  cwe: ['CWE-1', 'CWE-2'],
  owasp: ['API1:2023', 'API2:2023'],
  severity: ['low', 'high'],
};
const some = (from: Record<string, string[]>, required: string[]) =>
  fc.record(
    Object.fromEntries(
      Object.entries(from).map(([name, each]) => [name, fc.constantFrom(...each)]),
    ),
    { requiredKeys: required },
  );

test('an entry accepts a finding exactly if that differs from none of its criteria', () => {
  const criteria = some(values, []).filter((match) => Object.keys(match).length > 0);
  fc.assert(
    fc.property(criteria, some(values, ['id', 'label', 'severity']), (match, fields) => {
      const differs = Object.entries(match).some(
        ([name, value]) => Reflect.get(fields, name) !== value,
      );
      expect(fits(match, fields)).toBe(!differs);
    }),
    { numRuns: 1000 },
  );
});
