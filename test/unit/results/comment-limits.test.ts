import { expect, test } from 'vitest';
import { notTested } from '../../../src/decision/verdict.ts';
import { renderComment, renderIssueTitle } from '../../../src/results/markdown/comment.ts';
import { renderSummary } from '../../../src/results/markdown/summary.ts';
import type { Result } from '../../../src/results/model/result.ts';
import { app, everyTextField, tested } from './tested.ts';

/** GitHub's limit, less the hidden lines. */
const limit = 65_536 - 200;
/** Each character of the first two becomes the longest of all character references. */
const hostile = ['@', '#', 'é', '😀', '| ', ':x', 'x']
  .map((text) => text.repeat(5000))
  .concat(`https://x.test/?${'é'.repeat(3000)}`);

/** Findings with a severity of its own for each. */
const findingsOf = (text: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    return { ...everyTextField(text), severity: `${index}${text}` };
  });

test.each([1, 20, 300])(
  'a comment is written of %i findings with hostile severities, each another',
  (count) => {
    for (const text of hostile)
      for (const details of ['full', 'counts'] as const) {
        const comment = renderComment(tested(findingsOf(text, count), { details }));
        expect(comment.length).toBeLessThan(limit);
        expect(comment).toMatch(/^### ❌ \d+ findings? blocks? \(high or above\)$/m);
        expect(comment).toContain('**Open findings:**');
        expect(/^- \*\*.* · `/m.test(comment)).toBe(details === 'full');
      }
  },
);

test('comment and summary are written whatever the service says of app, run and verdict', () => {
  for (const text of hostile) {
    const fields = {
      app: { appId: text, label: text, appUrl: text, registrationStatus: text },
      run: { taskId: text, state: text, runNumber: 3, statusUrl: text },
      policy: text,
      provenVersion: text,
      commit: text,
    };
    const verdict = notTested('unexpected-response', text);
    const judged = tested(findingsOf(text, 40), fields);
    const untested = { ...judged, verdict, assessment: undefined };
    for (const result of [judged, untested]) {
      expect(renderComment(result).length).toBeLessThan(limit);
      expect(Buffer.byteLength(renderSummary(result))).toBeLessThan(1024 * 1024);
    }
    expect(renderComment(judged)).toContain(' · 40 × ');
    expect(renderComment(untested)).toContain('⚠️ Not tested');
  }
});

test('the title of an issue is never too long for GitHub', () => {
  const named = { url: 'https://shop.test' };
  const titleOf = (known: typeof app | undefined, details: Result['details'] = 'full') =>
    renderIssueTitle({ app: known, details }, named);
  const title = titleOf({ ...app, label: '\u{1f600}\n'.repeat(5000) });
  expect([...title].length).toBeLessThan(256);
  expect(title).toMatch(/… is not proven clean$/);
  expect(titleOf(app)).toBe('Security Test Gate: shop is not proven clean');
  expect(titleOf(undefined)).toBe('Security Test Gate: https://shop.test is not proven clean');
  expect(titleOf(app, 'counts')).toBe('Security Test Gate: app-1 is not proven clean');
  expect(titleOf(undefined, 'counts')).toBe('Security Test Gate: the app is not proven clean');
});
