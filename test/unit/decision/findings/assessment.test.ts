import { describe, expect, test } from 'vitest';
import { assess } from '../../../../src/decision/findings/assessment.ts';
import { severities, type Threshold } from '../../../../src/decision/findings/severity.ts';
import type { Finding } from '../../../../src/service/findings.ts';
import { byThreshold, finding } from '../../../support/policy.ts';

const thresholds: Threshold[] = [...severities, 'none'];

function blocks(fields: Partial<Finding>, threshold: Threshold): boolean {
  return assess([finding(fields)], byThreshold(threshold)).blocking.length === 1;
}

/**
 * What each severity blocks, threshold by threshold, written out so that it does not repeat the
 * code.
 */
const blocking: Record<string, Threshold[]> = {
  Critical: ['critical', 'high', 'medium', 'low'],
  High: ['high', 'medium', 'low'],
  Medium: ['medium', 'low'],
  Low: ['low'],
  Severe: ['critical', 'high', 'medium', 'low'],
  '': ['critical', 'high', 'medium', 'low'],
};

describe('a finding blocks', () => {
  test.each(Object.entries(blocking))('with severity "%s" at %j only', (severity, expected) => {
    expect(thresholds.filter((threshold) => blocks({ severity }, threshold))).toEqual(expected);
  });

  test('by its override when there is one, known or not, else by its own severity', () => {
    expect(blocks({ severity: 'Low', updated_severity: 'Critical' }, 'high')).toBe(true);
    expect(blocks({ severity: 'Critical', updated_severity: 'Low' }, 'high')).toBe(false);
    expect(blocks({ severity: 'Low', updated_severity: 'Harmless' }, 'critical')).toBe(true);
    expect(blocks({ severity: 'Low', updated_severity: null }, 'high')).toBe(false);
    expect(blocks({ severity: 'Odd', updated_severity: 'Low' }, 'high')).toBe(false);
    expect(blocks({ severity: 'LOW', updated_severity: 'mEDIUM' }, 'high')).toBe(false);
  });

  test('by its severity whatever blanks are around it', () => {
    const known = { counts: { critical: 1 }, unknownSeverities: [] };
    for (const severity of ['Critical ', ' critical', 'CRITICAL\n', '\u00a0Critical'])
      expect(assess([finding({ severity })], byThreshold('critical'))).toMatchObject(known);
    expect(blocks({ severity: 'Low', updated_severity: 'Critical ' }, 'critical')).toBe(true);
    expect(blocks({ severity: 'Critical ', updated_severity: ' ' }, 'critical')).toBe(true);
  });

  test('unless it is fixed or dismissed, at every threshold', () => {
    const [fixed, dismissed] = [{ isFixed: true }, { isDismissed: true }];
    for (const closed of [fixed, dismissed, { ...fixed, ...dismissed }])
      expect(thresholds.filter((each) => blocks({ severity: 'Odd', ...closed }, each))).toEqual([]);
  });

  test('although its fix is claimed', () => {
    expect(blocks({ fixClaimed: true }, 'high')).toBe(true);
  });
});

describe('an assessment', () => {
  const findings = [
    finding({ id: '1', severity: 'Low' }),
    finding({ id: '2', severity: 'High' }),
    finding({ id: '3', severity: 'Odd' }),
    finding({ id: '4', severity: 'Critical' }),
    finding({ id: '5', severity: 'Medium', updated_severity: 'High' }),
    finding({ id: '6', severity: 'Critical', isFixed: true }),
    finding({ id: '7', severity: 'Odd', isDismissed: true }),
  ];

  test('counts open findings by effective severity, and closed ones not at all', () => {
    const { counts, open, unknownSeverities } = assess(findings, byThreshold('high'));
    expect(counts).toEqual({ critical: 1, high: 2, medium: 0, low: 1, unknown: 1 });
    expect(open).toHaveLength(5);
    expect(unknownSeverities).toEqual(['Odd']);
  });

  test('names each unknown override once, and none of a closed finding', () => {
    const overrides = ['Harmless', 'harmless ', 'Harmless', 'Low ', '', ' ', undefined, 'None'];
    const overridden = overrides.map((updated_severity, index) =>
      finding({ id: `o${index}`, updated_severity }),
    );
    const closed = finding({ id: 'closed', updated_severity: 'Odd', isFixed: true });
    const { unknownSeverities, counts } = assess([...overridden, closed], byThreshold('high'));
    expect(unknownSeverities).toEqual(['Harmless', 'harmless', 'None']);
    expect(counts).toMatchObject({ high: 3, low: 1 });
  });

  test('lists what blocks, worst first, a severity that nobody knows before all', () => {
    const { blocking } = assess(findings, byThreshold('high'));
    expect(blocking.map(({ finding }) => finding.id)).toEqual(['3', '4', '2', '5']);
  });

  test('keeps every finding with its state', () => {
    const states = assess(findings, byThreshold('none')).findings.map(({ state }) => state);
    expect(states).toEqual(['open', 'open', 'open', 'open', 'open', 'fixed', 'dismissed']);
  });
});
