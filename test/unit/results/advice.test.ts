import { describe, expect, test } from 'vitest';
import type { Mode } from '../../../src/decision/mode.ts';
import { modeOf } from '../../../src/decision/mode.ts';
import {
  type ErrorReason,
  type NotTestedReason,
  reasons,
  reasonsByVerdict,
} from '../../../src/decision/reasons.ts';
import { notTested, setupError } from '../../../src/decision/verdict.ts';
import { type Attempt, adviceOn } from '../../../src/results/advice/advice.ts';
import { adviceForLog, adviceForMarkdown } from '../../../src/text/untrusted.ts';

const own: Attempt = { mode: 'own-run', hasStartedTest: true };
const running = { taskId: 'task-1', state: 'RUNNING' };
const [completed, interrupted, failed] = ['COMPLETED', 'INTERRUPTED', 'FAILED'].map((state) => {
  return { ...running, state };
});

function stepAfter(reason: NotTestedReason, attempt: Partial<Attempt> = {}): string {
  const result = { ...own, ...attempt, details: 'full' } as const;
  return adviceOn({ ...result, verdict: notTested(reason, '') })?.nextStep ?? '';
}

const isNotTested = (reason: string): reason is NotTestedReason =>
  reason in reasonsByVerdict['not-tested'];
/** The next step of every reason. */
const allSteps = (attempt: Partial<Attempt>) =>
  Object.keys(reasons).flatMap((reason): string[] => {
    if (isNotTested(reason)) return [stepAfter(reason, attempt)];
    if (reason === 'findings') return [];
    const verdict = setupError(reason as ErrorReason, '');
    return [adviceOn({ ...own, ...attempt, details: 'full', verdict })?.nextStep ?? ''];
  });

describe('what the next step says that another attempt costs', () => {
  test.each<[Mode, Partial<Attempt>]>([
    ['dry-run', {}],
    ['adopted-run', {}],
    ['adopted-run', { run: running }],
    ['adopted-run', { run: completed }],
  ])('is nothing, whatever the reason: %s %j', (mode, attempt) => {
    for (const step of allSteps({ ...attempt, mode })) {
      expect(step).not.toMatch(/costs credits|without paying/);
      if (/choose/i.test(step)) expect(step).toContain('and costs nothing.');
    }
  });

  test('is credits where the attempt may start a test', () => {
    for (const step of allSteps({ mode: 'own-run' }))
      if (/choose/i.test(step)) expect(step).toContain('which costs credits');
  });

  test('is said with what this attempt has cost, where that is nothing', () => {
    for (const reason of ['no-credits', 'not-deployed', 'service-unavailable'] as const) {
      expect(stepAfter(reason, { hasStartedTest: false })).toContain(
        'it starts the test, which costs credits. This attempt has cost none.',
      );
      expect(stepAfter(reason)).toContain('it starts a new test, which costs credits.');
    }
  });
});

describe('an adopted run', () => {
  const adopted = (attempt: Partial<Attempt>) => ({ mode: 'adopted-run' as const, ...attempt });
  const anew =
    /^(.*\. )?Run the workflow again without `task-id`: it starts a new test, which costs credits\./;

  test('that has FAILED fails again: only a new one helps', () => {
    expect(stepAfter('run-failed', adopted({ run: failed }))).toMatch(anew);
    expect(stepAfter('interrupted', adopted({ run: interrupted }))).toMatch(anew);
  });

  test('that goes on, or has ended, is judged by another attempt', () => {
    expect(stepAfter('timed-out', adopted({ run: running }))).toBe(
      'Choose "Re-run failed jobs": it waits for the same test, and costs nothing. If that takes too long as well, ask the maintainers of this workflow.',
    );
    expect(stepAfter('findings-unavailable', adopted({ run: completed }))).toBe(
      'Choose "Re-run failed jobs": it judges the same test again, and costs nothing.',
    );
    expect(stepAfter('service-unavailable', adopted({}))).toContain('looks for the same test');
  });

  test('is followed by a run of our own once it was INTERRUPTED', () => {
    const settings = { dryRun: false, taskId: 'task-1' };
    const mode = (taskId: string) => modeOf(settings, { taskId });
    expect([mode('task-1'), mode('task-2')]).toEqual(['adopted-run', 'own-run']);
  });
});

test('the next step names the task to adopt where a run goes on without the gate', () => {
  const named = '`task-id: task-1`';
  for (const reason of ['cancelled', 'superseded', 'timed-out', 'service-unavailable'] as const)
    expect(stepAfter(reason, { run: completed })).toContain(named);
  const rejected = {
    ...own,
    run: completed,
    details: 'full',
    verdict: setupError('login-rejected', ''),
  };
  expect(adviceOn({ ...rejected, details: 'full' })?.nextStep).toContain(named);
  expect(stepAfter('timed-out', { run: running, asksForProof: true })).toContain(
    `${named}. Leave out \`version-url\`, \`predicate-file\` and \`commit-status\` there`,
  );
  expect(stepAfter('timed-out', { run: running })).not.toContain('Leave out');
  expect(stepAfter('run-failed', { run: completed })).not.toContain(named);
  expect(stepAfter('service-unavailable', { run: interrupted })).not.toContain(named);
});

test.each(['invalid-input', 'login-rejected', 'app-not-found'] as const)(
  '%s ends with what to do once it is fixed',
  (reason) => {
    const verdict = setupError(reason, '');
    const attempt = { ...own, hasStartedTest: false, details: 'full', verdict } as const;
    expect(adviceOn(attempt)?.nextStep).toMatch(
      /Once it is fixed, choose "Re-run failed jobs": .* If the workflow was changed for it, update your branch/,
    );
  },
);

test('nothing is to be done about a pass', () => {
  const verdict = { verdict: 'passed', message: '' } as const;
  expect(adviceOn({ ...own, details: 'full', verdict })).toBeUndefined();
});

test('what to do about findings names the view that shows them', () => {
  const verdict = { verdict: 'failed', reason: 'findings', message: '' } as const;
  const step = (details: 'full' | 'counts') => adviceOn({ ...own, verdict, details })?.nextStep;
  expect(step('full')).toMatch(/The job summary has the details\.$/);
  expect(step('counts')).toMatch(/The service has the details\.$/);
});

test('the next step repeats the needed jobs unless the build is proven', () => {
  expect(stepAfter('interrupted')).toMatch(/^Choose "Re-run failed jobs"/);
  const needed = { needsJobs: true };
  expect(stepAfter('interrupted', { ...needed, asksForProof: true })).toMatch(
    /"Re-run failed jobs"/,
  );
  expect(stepAfter('interrupted', needed)).toMatch(/^Choose "Re-run all jobs"/);
});

test('the next step of a job that succeeds repeats that job, since none has failed', () => {
  expect(stepAfter('interrupted', { job: 'warning' })).toBe(
    'Re-run this job: it starts a new test, which costs credits.',
  );
});

test('headings are short, and in our own words', () => {
  for (const { heading } of Object.values(reasons)) expect(heading.length).toBeLessThan(80);
});

test('advice links to our docs, and in the log the addresses follow its words', () => {
  const advice = 'Correct [the `policy`](policy.md#the-file), [not](https://evil.test/a.md) this.';
  expect(adviceForMarkdown(advice, 'https://github.test/docs')).toBe(
    'Correct [the `policy`](https://github.test/docs/policy.md#the-file), &#91;not&#93;(https&#58;//evil.test/a.md) this.',
  );
  expect(adviceForMarkdown(advice, undefined)).toMatch(/^Correct the `policy`, /);
  expect(adviceForLog(advice, 'https://github.test/docs')).toMatch(
    /^Correct the `policy` \(https:\/\/github\.test\/docs\/policy\.md#the-file\), \[not\]/,
  );
  expect(adviceForLog(advice, undefined)).toMatch(/^Correct the `policy`, \[not\]/);
});
