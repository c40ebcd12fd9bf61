import { describe, expect, test } from 'vitest';
import { assess } from '../../../../src/gate/findings/assessment.ts';
import { parseBaseline } from '../../../../src/gate/findings/baseline-file.ts';
import { verdictOnFindings } from '../../../../src/gate/verdict.ts';
import { renderFindingsFile } from '../../../../src/results/findings-file.ts';
import { accepting, finding, today } from '../../../support/policy.ts';

const entry = {
  id: 'f1',
  label: 'BOLA',
  effectiveSeverity: 'high',
  method: 'GET',
  path: '/a',
  state: 'open',
};
const whole = {
  schemaVersion: 1,
  verdict: 'failed',
  reason: 'findings',
  app: { appId: 'app-0' },
  findings: [entry],
};
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

  test('may lack method and path, and have a severity that nobody knows', () => {
    const { findings } = read({
      findings: [{ id: 'f1', label: 'X', effectiveSeverity: 'Odd', path: null, state: 'open' }],
    });
    expect(findings).toEqual([
      { id: 'f1', label: 'X', method: undefined, path: undefined, severity: undefined },
    ]);
  });

  test('may be of a build that passed, without findings', () => {
    expect(read({ verdict: 'passed', reason: '', findings: [] }).findings).toEqual([]);
  });

  test('is what the gate writes', () => {
    const findings = [
      finding(),
      finding({ id: 'f2', label: 'Known', path: '/a', method: 'PUT', severity: 'Low' }),
    ];
    const policy = accepting('{ id: f1 }');
    const assessment = assess(findings, { threshold: 'low', today, appId: 'app-1', policy });
    const app = { appId: 'app-1', registrationStatus: 'COMPLETED' };
    const file = renderFindingsFile({
      verdict: verdictOnFindings(assessment),
      job: 'failure',
      app,
      assessment,
      details: 'full',
    });
    expect(parseBaseline(file, 'b.json')).toEqual({
      appId: 'app-1',
      findings: [{ id: 'f2', label: 'Known', method: 'PUT', path: '/a', severity: 'low' }],
    });
  });
});

describe('a file is refused', () => {
  test.each([
    ['not-tested', 'timed-out', 'b.json is of a run that tested nothing (not-tested, timed-out)'],
    ['error', 'forbidden', 'b.json is of a run that tested nothing (error, forbidden)'],
    ['odd', '', 'b.json is of a run that tested nothing (odd)'],
  ])('of a run that ended as %s (%s)', (verdict, reason, message) => {
    expect(() => read({ verdict, reason })).toThrow(message);
  });

  test.each([[{ app: null }], [{ app: undefined }]])('that names no app: %j', (changes) => {
    expect(() => read(changes)).toThrow('tested nothing');
  });

  test.each<[object, string]>([
    [{ schemaVersion: 2 }, 'schemaVersion'],
    [{ schemaVersion: undefined }, 'schemaVersion'],
    [{ verdict: undefined }, 'verdict'],
    [{ reason: 7 }, 'reason'],
    [{ app: { label: 'x' } }, 'app.appId'],
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

  test.each([
    '',
    '{',
    JSON.stringify(whole).slice(0, -20),
    '<html>',
    `\ufeff${JSON.stringify(whole)}`,
  ])('that is no JSON: %s', (text) => {
    expect(() => parseBaseline(text, 'b.json')).toThrow(/^b\.json is not valid JSON: /);
  });

  test('with five places at most', () => {
    const findings = Array.from({ length: 50 }, () => ({}));
    expect(() => read({ findings })).toThrow(/look at (?:[\w.]+, ){4}[\w.]+$/);
  });
});
