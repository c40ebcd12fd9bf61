import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assess, type Rules } from '../../../../src/decision/findings/assessment.ts';
import type { BaselineFinding } from '../../../../src/decision/findings/baseline.ts';
import { fingerprintOf } from '../../../../src/decision/findings/fingerprint.ts';
import { severities } from '../../../../src/decision/findings/severity.ts';
import type { Finding } from '../../../../src/service/findings.ts';
import { byThreshold, policyOf } from '../../../support/policy.ts';

type Given = Pick<Finding, 'label' | 'method' | 'path'> & { severity?: string };
let lastId = 0;
const found = (given: Given): Finding => ({ severity: 'High', ...given, id: `f${++lastId}` });
const known = (given: Given): BaselineFinding => ({
  ...given,
  severity: severities.find((each) => each === (given.severity ?? 'High').toLowerCase()),
});
const judge = (findings: Finding[], baseline: BaselineFinding[], rules: Partial<Rules> = {}) => {
  const measure = { appId: 'app-0', findings: baseline };
  return assess(findings, { ...byThreshold('low'), baseline: measure, ...rules });
};
const newOnes = (findings: Finding[], baseline: BaselineFinding[]) =>
  judge(findings, baseline).open.flatMap(({ isNew, finding: { severity } }) =>
    isNew ? [severity] : [],
  );

const keyOf = (given: Given) => JSON.stringify(fingerprintOf(given));
const order: Given = { label: 'BOLA', method: 'GET', path: '/orders/{id}' };

describe('a finding is known', () => {
  test('by label, method and path', () => {
    expect(judge([found(order)], [known(order)]).newCount).toBe(0);
    const paths = ['/orders', '/orders/{id}/items'].map((path) => ({ path }));
    for (const change of [{ label: 'BFLA' }, { method: 'PUT' }, ...paths])
      expect(judge([found({ ...order, ...change })], [known(order)]).newCount).toBe(1);
    for (const incomparable of [{ path: null }, { method: null }]) {
      const odd = { ...order, ...incomparable };
      expect(judge([found(odd)], [known(odd)]).newCount).toBe(1);
    }
    const apart = { ...order, path: '/ord/ers/{id}' };
    expect(judge([found(apart)], [known(order)]).newCount).toBe(1);
  });

  test.each<[string, string[], string[], string[]]>([
    ['the worst is new', ['Critical', 'Low'], ['Medium'], ['Critical']],
    ['the same severity is known first', ['High', 'Critical'], ['Critical'], ['High']],
    ['a worse one is new', ['Critical'], ['High'], ['Critical']],
    ['a milder one is known', ['Low'], ['Critical'], []],
    [
      'the worse one in the baseline is left for the worse one',
      ['Low', 'High'],
      ['High', 'Low'],
      [],
    ],
    [
      'the least of the worse ones in the baseline is taken first',
      ['Low', 'High'],
      ['Critical', 'Medium'],
      [],
    ],
    ['an unknown severity is new', ['Odd'], ['Critical'], ['Odd']],
    ['an unknown severity equals no unknown one', ['Odd'], ['Odd'], ['Odd']],
    ['an unknown severity then covers nothing', ['Low'], ['Odd'], ['Low']],
    ['each place is taken once', ['High', 'High', 'Low'], ['High', 'Medium'], ['High']],
  ])('such that %s: %j beside %j leaves %j', (_, now, before, left) => {
    const baseline = before.map((severity) => known({ ...order, severity }));
    const findings = now.map((severity) => found({ ...order, severity }));
    for (const ordered of [findings, findings.toReversed()])
      expect(newOnes(ordered, baseline)).toEqual(left);
  });

  test('not by what is closed now', () => {
    const closed = [{ isFixed: true }, { isDismissed: true }].map((end) => ({
      ...found(order),
      ...end,
    }));
    const { newCount, findings: all } = judge([...closed, found(order)], [known(order)]);
    expect(newCount).toBe(0);
    expect(all.map(({ isNew }) => isNew)).toEqual([undefined, undefined, false]);
  });
});

describe('a fingerprint', () => {
  const uuid = '6F9619FF-8B86-D011-B42D-00C04FC964FF';
  const values = ['42', uuid, uuid.toLowerCase(), 'a'.repeat(24), '0123456789abcdef'.repeat(4)];
  const words = ['v1', 'a', '42a', 'x{id}', ':', '{id', `${uuid}0`];

  test('has one form for all parameters of a path, and for what looks like the value of one', () => {
    const forms = ['{id}', '{orderId}', ':id', '<id>', ...values].map((each) =>
      keyOf({ label: 'X', path: `/a/${each}/b` }),
    );
    expect(new Set(forms).size).toBe(1);
  });

  test.each([...words, 'a'.repeat(23), 'g'.repeat(24), 'a'.repeat(65)])(
    'keeps the segment %s',
    (segment) => {
      expect(fingerprintOf({ label: 'X', path: `/a/${segment}` })?.[2]).toBe(`a/${segment}`);
    },
  );

  test.each([
    ['/a/b/', 'a/b'],
    ['//a//b', 'a/b'],
    ['/a/b?c=/d', 'a/b'],
    ['/a/b#c', 'a/b'],
    [' /a/b ', 'a/b'],
    ['/A/b', 'A/b'],
    ['/a?x\ny', 'a'],
    ['', ''],
    ['/', ''],
    ['/{id}', '{}'],
    ['/7/', '{}'],
  ])('has %s as %s', (path, normalized) => {
    expect(fingerprintOf({ label: 'X', path })?.[2]).toBe(normalized);
  });

  test('ignores letter case and blanks of label and method, and whether an empty one is given', () => {
    const fingerprint = fingerprintOf({ label: ' Broken\n  Logout ', method: ' get ' });
    expect(fingerprint).toEqual(['broken logout', 'GET', '']);
    expect(fingerprintOf({ label: 'x' })).toEqual(['x', '', '']);
  });

  test('keeps label, method and path apart', () => {
    const other = known({ label: 'a', method: 'B', path: 'C' });
    expect(judge([found({ label: 'a', method: 'B/C' })], [other]).newCount).toBe(1);
  });
});

/** A policy that accepts what matches, until a day. */
const acceptingUntil = (expires: string, match: string) =>
  policyOf(`accept: [{ match: ${match}, reason: x, owner: me, expires: ${expires} }]`);

describe('with a baseline', () => {
  test('known ones do not block, new ones do from the threshold on', () => {
    const added = [found({ label: 'New' }), found({ label: 'New too', severity: 'Low' })];
    const rules: Partial<Rules> = { threshold: 'high' };
    const { blocking, newCount, counts } = judge([found(order), ...added], [known(order)], rules);
    expect(blocking.map(({ finding: { label } }) => label)).toEqual(['New']);
    expect({ newCount, high: counts.high }).toEqual({ newCount: 2, high: 2 });
  });

  test('a known finding whose acceptance has expired does not block', () => {
    const policy = acceptingUntil('2026-01-01', '{ label: BOLA }');
    expect(judge([found(order)], [known(order)], { policy }).blocking).toEqual([]);
  });

  test('an accepted finding takes no place of the baseline', () => {
    const policy = acceptingUntil('2027-01-01', '{ title: A }');
    const findings = [{ ...found(order), title: 'A' }, found(order)];
    const { newCount, accepted } = judge(findings, [known(order)], { policy });
    expect([newCount, accepted.length]).toEqual([0, 1]);
  });
});

const some = fc.record({
  label: fc.constantFrom('a', 'b'),
  path: fc.constantFrom('/a', '/{id}', '/7'),
  severity: fc.constantFrom('Critical', 'High', 'Low', 'Odd'),
});
const ranks = ['Critical', 'High', 'Low'];
const list = fc.array(some, { maxLength: 8 });

describe('whatever the findings', () => {
  /** Hall's theorem: severities are nested, so the worst shortage is what cannot be covered. */
  const shortage = (now: Given[], before: Given[]) => {
    const known = now.filter(({ severity }) => severity !== 'Odd');
    const atLeast = (all: Given[], floor: number) =>
      all.filter(({ severity = '' }) => ranks.slice(0, floor + 1).includes(severity)).length;
    const missing = ranks.map((_, floor) => atLeast(known, floor) - atLeast(before, floor));
    return now.length - known.length + Math.max(0, ...missing);
  };

  test('as many are new as the baseline can cover none of, each once and none that is worse', () => {
    const property = fc.property(list, list, (now, before) => {
      const keys = new Set(now.map(keyOf));
      const expected = [...keys].reduce((sum, key) => {
        const [n = [], m = []] = [now, before].map((all) =>
          all.filter((each) => keyOf(each) === key),
        );
        return sum + shortage(n, m);
      }, 0);
      expect(judge(now.map(found), before.map(known)).newCount).toBe(expected);
    });
    fc.assert(property, { numRuns: 1000 });
  });

  test('their order changes neither how many are new nor how bad those are', () => {
    const shuffled = list.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    const property = fc.property(
      shuffled,
      shuffled,
      ([now, nowShuffled], [before, beforeShuffled]) => {
        const [one, other] = [
          [now, before],
          [nowShuffled, beforeShuffled],
        ].map(([a = [], b = []]) => newOnes(a.map(found), b.map(known)).toSorted());
        expect(one).toEqual(other);
      },
    );
    fc.assert(property, { numRuns: 1000 });
  });
});
