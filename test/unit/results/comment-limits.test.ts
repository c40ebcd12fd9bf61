import { expect, test } from 'vitest';
import { assess } from '../../../src/gate/findings/assessment.ts';
import { notTested, verdictOnFindings } from '../../../src/gate/verdict.ts';
import { renderComment } from '../../../src/results/comment.ts';
import type { Result } from '../../../src/results/result.ts';
import type { Finding } from '../../../src/service/findings.ts';
import { byThreshold } from '../../support/rules.ts';

/** GitHub's limit, less the hidden lines. */
const limit = 65_536 - 200;
/** Each character of the first two becomes the longest of all character references. */
const hostile = ['@', '#', 'é', '😀', '| ']
  .map((text) => text.repeat(5000))
  .concat(`https://x.test/?${'é'.repeat(3000)}`);

const findingsOf = (text: string, count: number): Finding[] =>
  Array.from({ length: count }, (_, index) => ({
    id: text,
    label: text,
    severity: `${index}${text}`,
    title: text,
    method: text,
    path: text,
  }));

function tested(findings: Finding[], fields: Partial<Result> = {}): Result {
  const assessment = assess(findings, byThreshold('high'));
  return {
    verdict: verdictOnFindings(assessment),
    job: 'failure',
    assessment,
    details: 'full',
    ...fields,
  };
}

test.each([1, 20, 300])(
  'a comment is written of %i findings with hostile severities, each another',
  (count) => {
    for (const text of hostile)
      for (const details of ['full', 'counts'] as const) {
        const comment = renderComment(tested(findingsOf(text, count), { details }));
        expect(comment.length).toBeLessThan(limit);
        expect(comment).toContain('❌ Failed');
        expect(comment).toContain('#### Open findings');
        expect(comment.includes('#### Blocking findings')).toBe(details === 'full');
      }
  },
);

test('a comment is written whatever the service says of app, run and verdict', () => {
  for (const text of hostile) {
    const fields = {
      verdict: notTested('unexpected-response', text),
      app: { appId: text, label: text, appUrl: text, registrationStatus: text },
      run: { taskId: text, state: text, runNumber: 3, statusUrl: text },
      provenVersion: text,
      commit: text,
    };
    const comment = renderComment(tested(findingsOf(text, 30), fields));
    expect(comment.length).toBeLessThan(limit);
    expect(comment).toContain('⚠️ Not tested');
  }
});
