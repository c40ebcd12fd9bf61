import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { expect, it } from 'vitest';
import { project } from '../../../harness/project.ts';
import { nearestFirst } from '../../support/nearest-first.ts';

it('failures of a unit come before those of what uses it', () => {
  const files = [
    'test/e2e/clean-app-passes.test.ts',
    'test/integration/actions/publish.test.ts',
    'test/unit/results/summary.test.ts',
    'test/unit/decision/decide.test.ts',
    'test/unit/decision/findings/policy.test.ts',
    'test/unit/docs/links.test.ts',
    'test/unit/text/untrusted.test.ts',
  ];
  expect(nearestFirst(files)).toEqual([
    'test/unit/text/untrusted.test.ts',
    'test/unit/decision/findings/policy.test.ts',
    'test/unit/decision/decide.test.ts',
    'test/unit/results/summary.test.ts',
    'test/unit/docs/links.test.ts',
    'test/integration/actions/publish.test.ts',
    'test/e2e/clean-app-passes.test.ts',
  ]);
});

it('piped output of `npm test` has no escape codes', () => {
  const { NO_COLOR, FORCE_COLOR, ...env } = process.env;
  const args = ['test', '--', 'test/unit/clock.test.ts'];
  const { stdout, status } = spawnSync('npm', args, { cwd: project, env, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/Tests +1 passed/),
  });
  expect(stdout).not.toContain('\u001b');
});
