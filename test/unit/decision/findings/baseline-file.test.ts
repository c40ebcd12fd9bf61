import { describe, expect, test } from 'vitest';
import { parseBaseline } from '../../../../src/decision/findings/baseline-file.ts';

const entry = {
  id: 'f1',
  label: 'BOLA',
  effectiveSeverity: 'high',
  method: 'GET',
  path: '/a',
  state: 'open',
};
const app = { appId: 'app-0' };
const whole = { schemaVersion: 1, verdict: 'failed', reason: 'findings', app, findings: [entry] };
const read = (changes: object) => parseBaseline(JSON.stringify({ ...whole, ...changes }), 'b.json');

describe('the findings file of an earlier run', () => {
  test('is a baseline of what was open then', () => {
    const states = ['open', 'accepted', 'dismissed', 'fixed', 'odd'];
    const { appId, findings } = read({
      findings: states.map((state) => ({ ...entry, id: state, state })),
    });
    expect(appId).toBe('app-0');
    expect(findings).toEqual([
      { id: 'open', label: 'BOLA', method: 'GET', path: '/a', severity: 'high' },
    ]);
  });

  test('may lack method and path, have one that cannot be compared, and a severity that nobody knows', () => {
    const poor = { id: 'f1', label: 'X', effectiveSeverity: 'Odd', path: null, state: 'open' };
    const unknown = { method: undefined, path: null, severity: undefined };
    expect(read({ findings: [poor] }).findings).toEqual([{ id: 'f1', label: 'X', ...unknown }]);
  });

  test('may say that nothing is unproven', () => {
    expect(read({ unproven: null }).findings).toHaveLength(1);
  });

  test('may be of a build that passed, without findings', () => {
    expect(read({ verdict: 'passed', reason: '', findings: [] }).findings).toEqual([]);
  });
});

describe('a file is refused', () => {
  test.each([
    [{ verdict: 'not-tested', reason: 'timed-out' }, '(not-tested, timed-out)'],
    [{ verdict: 'error', reason: 'forbidden' }, '(error, forbidden)'],
    [{ verdict: 'odd', reason: '' }, '(odd)'],
    [{ app: null }, '(failed, findings)'],
    [{ app: undefined }, '(failed, findings)'],
  ])('that says %j', (changes, end) => {
    expect(() => read(changes)).toThrow(`b.json is of a run that tested nothing ${end}`);
  });

  test('that says what is unproven', () => {
    expect(() => read({ unproven: 'version-changed' })).toThrow(
      'b.json is no baseline: its run could not be proven (version-changed). Use the file of a gate',
    );
  });

  test.each<[object, string]>([
    [{ schemaVersion: 2 }, 'schemaVersion'],
    [{ schemaVersion: undefined }, 'schemaVersion'],
    [{ verdict: undefined }, 'verdict'],
    [{ reason: 7 }, 'reason'],
    [{ app: { label: 'x' } }, 'app.appId'],
    [{ unproven: true }, 'unproven'],
    [{ findings: undefined }, 'findings'],
    [{ findings: null }, 'findings'],
    [{ findings: {} }, 'findings'],
    [{ findings: [entry, { ...entry, id: 7 }] }, 'findings.1.id'],
    [{ findings: [{ ...entry, label: undefined }] }, 'findings.0.label'],
    [{ findings: [{ ...entry, state: undefined }] }, 'findings.0.state'],
    [{ findings: [{ ...entry, effectiveSeverity: null }] }, 'findings.0.effectiveSeverity'],
    [{ findings: [{ ...entry, path: 7 }] }, 'findings.0.path'],
    [{ findings: [{ ...entry, method: [] }] }, 'findings.0.method'],
  ])('that says %j', (changes, place) => {
    expect(() => read(changes)).toThrow(
      `b.json is not a findings file of this gate; look at ${place}`,
    );
  });

  test.each(['[]', '"text"', 'null', '7'])('that holds %s', (text) => {
    expect(() => parseBaseline(text, 'b.json')).toThrow('look at the file itself');
  });

  const text = JSON.stringify(whole);
  test.each(['', '{', text.slice(0, -20), '<html>', `\ufeff${text}`])(
    'that is no JSON: %s',
    (text) => {
      expect(() => parseBaseline(text, 'b.json')).toThrow(/^b\.json is not valid JSON$/);
    },
  );

  test('with five places at most', () => {
    const findings = Array.from({ length: 50 }, () => ({}));
    expect(() => read({ findings })).toThrow(/look at (?:[\w.]+, ){4}[\w.]+$/);
  });
});
