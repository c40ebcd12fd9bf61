import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findingLine } from '../../../src/results/finding/finding.ts';
import { renderHistory, renderPie } from '../../../src/results/layout/charts.ts';
import { renderComment } from '../../../src/results/markdown/comment.ts';
import { renderSummary } from '../../../src/results/markdown/summary.ts';
import type { Result } from '../../../src/results/model/result.ts';
import type { Locate } from '../../../src/results/openapi/locations.ts';
import { forLog } from '../../../src/text/untrusted.ts';
import { outsideCode } from '../../support/outside-code.ts';
import { samples } from '../../support/samples.ts';
import { annotationsFor, everyTextField, tested } from './tested.ts';

const numRuns = samples(10_000);
/** What a reader of each view gets to see of a result. */
function views(result: Result) {
  const { open = [] } = result.assessment ?? {};
  const annotations = annotationsFor(result);
  return {
    summary: renderSummary(result),
    comment: renderComment(result),
    annotations: annotations.map(({ message }) => message).join('\n'),
    log: open.map(findingLine).map(forLog).join('\n'),
  };
}

test('no view lets a hostile text in: no command, tag, mention, link, image or line of its own', () => {
  const markup = '<img src=x> ](http://x.test) ![a](b) @org/team ` <!-- --> </details> $x$';
  const others = ['\n# h', '|', '::error::x', '##[error]', '\r', '\u202e', 'www.x.test'];
  const pieces = [...markup.split(' '), ...others, 'https://x.test', 'src=x> ', ' ', 'a'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
      const shown = views(tested([everyTextField(parts.join('') || 'x')]));
      const { summary, comment, annotations, log } = shown;
      for (const markdown of [summary, comment].map(outsideCode)) {
        // A reference is a link, which shows where it leads.
        const text = markdown.replaceAll(/\]\(https:\/\/[\w.]+\)/g, ']');
        expect(text).not.toMatch(
          /<img|<!--|-->|\]\(http:|!\[|@org|\$x\$|[^[(]https?:\/\/x\.test|www\.x/,
        );
        expect(markdown.match(/<\/?details>/g)).toHaveLength(
          markdown === outsideCode(summary) ? 4 : 2,
        );
        expect(markdown).not.toMatch(/^# h/m);
      }
      expect(comment).toMatch(/^### .*\n\n- \*\*.* · `.*` · `.*`\n\n\*\*Next step/);
      for (const line of [annotations, log]) expect(line).not.toMatch(/::|##\[|\r|\u202e/);
    }),
    { numRuns },
  );
});

describe('limits', () => {
  const many = (count: number, size: number) =>
    Array.from({ length: count }, (_, index) => {
      const text = '|'.repeat(size);
      return { ...everyTextField(text), id: `f${index}`, label: `${index}${text}` };
    });
  const annotationsOn = (count: number, locate?: Locate) =>
    annotationsFor(tested(many(count, 3)), locate);

  test('findings of 200,000 characters a field keep them all', () => {
    const { summary, comment, annotations } = views(tested(many(60, 200_000)));
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(comment.length).toBeLessThan(65_536 - 200);
    expect(annotations.split('\n')).toHaveLength(9);
    for (const line of annotations.split('\n')) expect(line.length).toBeLessThan(4096);
    expect(comment).toMatch(/… and \d+ more/);
  });

  test('up to nine blocking findings have an annotation each, beyond that the last one sums up', () => {
    expect(annotationsOn(9).at(-1)?.message).toMatch(/\(f8\)$/);
    const rest = '2 more findings block; the job summary lists all 10.';
    expect(annotationsOn(10).at(-1)?.message).toBe(rest);
  });

  test('an annotation stands at the place of its finding', () => {
    const place = { file: 'api.yml', line: 12 };
    expect(annotationsOn(1, () => place)).toMatchObject([place]);
  });
});

describe('charts', () => {
  test('a pie has a slice for each severity that occurs', () => {
    const pie = renderPie({ critical: 1, high: 0, medium: 2, low: 0 });
    expect(pie).toContain('  "critical" : 1\n  "medium" : 2\n');
    expect(renderPie({ critical: 0, high: 0, medium: 0, low: 0 })).toBeUndefined();
  });

  test('a history needs three runs and reads from old to new', () => {
    const report = (runNumber: number, issuesCount?: number) => {
      return { reportId: `r${runNumber}`, runNumber, issuesCount };
    };
    expect(renderHistory([report(2, 5), report(1, 4)])).toBeUndefined();
    const chart = renderHistory([report(4, 0), report(3), report(2, 5), report(1, 4)]);
    expect(chart).toContain('x-axis "Run" ["1", "2", "4"]');
    expect(chart).toContain('bar [4, 5, 0]');
  });
});
