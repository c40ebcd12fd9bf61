import { expect, test } from 'vitest';
import { assess } from '../../../src/gate/findings/assessment.ts';
import { notTested } from '../../../src/gate/verdict.ts';
import { renderComment, renderIssueTitle } from '../../../src/results/comment.ts';
import type { Result } from '../../../src/results/result.ts';
import { renderSummary } from '../../../src/results/summary.ts';
import { byThreshold } from '../../support/rules.ts';

const app = { appId: 'app-1', label: 'shop', registrationStatus: 'COMPLETED' };

/** A result whose every text is this one, with a severity of its own for each finding. */
function resultOf(text: string): Result {
  const severities = Array.from({ length: 40 }, (_, index) => `${index}${text}`);
  const findings = severities.map((severity) => ({
    id: severity,
    label: text,
    title: `${text}!`,
    severity,
    method: text,
    path: text,
  }));
  return {
    verdict: notTested('timed-out', text),
    job: 'failure',
    app: { appId: text, label: text, registrationStatus: text },
    run: { taskId: text, state: text },
    assessment: assess(findings, byThreshold('high')),
    threshold: 'high',
    provenVersion: text,
    details: 'full',
    commit: text,
  };
}

test.each(['|', '@', '\u{1f600}', ':x', 'x'])(
  'a comment is never too long for GitHub, whatever texts repeat: %s',
  (piece) => {
    const result = resultOf(piece.repeat(5000));
    const comment = renderComment(result);
    expect(comment.length).toBeLessThan(65_536 - 100);
    expect(comment).toMatch(/Unknown severities: .* …/);
    expect(comment).toMatch(/… and \d+ more, in the job summary/);
    expect(Buffer.byteLength(renderSummary(result))).toBeLessThan(1024 * 1024);
  },
);

test('the title of an issue is never too long for GitHub', () => {
  const result = resultOf('x');
  const title = renderIssueTitle(
    { ...result, app: { ...app, label: '\u{1f600}\n'.repeat(5000) } },
    'app-1',
  );
  expect([...title].length).toBeLessThan(256);
  expect(title).toMatch(/… is not proven clean$/);
  expect(renderIssueTitle({ ...result, app }, 'x')).toBe(
    'Security Test Gate: shop is not proven clean',
  );
  expect(renderIssueTitle({ ...result, app: undefined }, 'x')).toBe(
    'Security Test Gate: x is not proven clean',
  );
});

test('a comment leads from what blocks to its details', () => {
  const runUrl = 'https://github.test/octo-org/shop/actions/runs/1';
  expect(renderComment({ ...resultOf('x'), runUrl })).toContain(
    `The [job summary](${runUrl}) has impact, remediation and \`id\` of each.`,
  );
});
