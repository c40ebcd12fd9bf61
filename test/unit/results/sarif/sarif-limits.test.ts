import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cpuMsOf } from '../../../support/cpu-time.ts';
import { finding } from '../../../support/policy.ts';
import { samples } from '../../../support/samples.ts';
import { everyTextField } from '../tested.ts';
import { render } from './sarif-rendering.ts';

describe("GitHub's limits", () => {
  const size = (log: object) => gzipSync(JSON.stringify(log), { level: 1 }).byteLength;

  test('hold for 3,000 ordinary findings, all of which are shown', () => {
    const text = 'An attacker can read what belongs to others. '.repeat(30);
    const advice = { impact: text, remediation: text };
    const many = Array.from({ length: 3000 }, (_, i) =>
      finding({ id: `f-${i}`, label: `Label ${i % 80}`, path: `/a/${i}`, ...advice }),
    );
    const { log, omitted, results } = render(many);
    expect([results.length, omitted]).toEqual([3000, 0]);
    expect(size(log)).toBeLessThan(10_000_000);
  });

  test('hold for texts of 200 kB in every field', () => {
    const count = samples(3000);
    const texts = ['字', '"', '\ud83d\ude00', 'a\0', 'b ', '['].map((text) =>
      text.repeat(200_000 / text.length),
    );
    const many = Array.from({ length: count }, (_, i) => {
      const text = texts[i % texts.length] ?? '';
      return { ...everyTextField(text), id: `f-${i}`, label: `${i} ${text}` };
    });
    let rendered = render([]);
    const work = () => {
      rendered = render(many);
    };
    expect(cpuMsOf(work)).toBeLessThan(20_000);
    const { log, omitted, results } = rendered;
    expect(results.length + omitted).toBe(count);
    expect(size(log)).toBeLessThan(10_000_000);
    for (const { message } of results) expect(message.text?.length).toBeLessThan(2500);
  });

  test('leave out the least important findings, in any order, and say how many', () => {
    const severities = ['Low', 'Critical', 'Medium', 'High'];
    const many = Array.from({ length: 26_000 }, (_, i) =>
      finding({ id: `${i}`, label: 'L', severity: severities[i % 4] ?? '' }),
    );
    const { omitted, results, run, log } = render(many);
    expect(results.length).toBeLessThanOrEqual(25_000);
    expect(omitted).toBe(26_000 - results.length);
    expect(omitted).toBeGreaterThan(0);
    expect(results.filter(({ level }) => level === 'error')).toHaveLength(13_000);
    expect(run?.invocations?.[0]?.toolExecutionNotifications?.[0]?.message.text).toContain(
      `were left out to stay within GitHub's limits: ${omitted} of 26000`,
    );
    expect(Buffer.byteLength(JSON.stringify(log))).toBeLessThan(10_000_000);
  });
});
