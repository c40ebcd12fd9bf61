import { describe, expect, it, test, vi } from 'vitest';
import { optional } from '../../../src/actions/inputs/declaration.ts';
import { InputReader } from '../../../src/actions/inputs/input-reader.ts';
import { text } from '../../../src/actions/inputs/schemas.ts';

/** The problems of an action that reads these names, with these variables in its environment. */
function problems(names: string[], variables: Record<string, string>): string[] {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const reader = new InputReader(() => {});
  reader.read(Object.fromEntries(names.map((name) => [name, optional(text, '')])));
  reader.requireDeclared('docs/inputs-and-outputs.md');
  return reader.problems;
}

describe('an input that the action does not have', () => {
  test.each([
    ['a letter is missing', 'INPUT_FAIL-ON-SEVERTY', 'the nearest is `fail-on-severity`'],
    ['underscores', 'INPUT_FAIL_ON_SEVERITY', 'the nearest is `fail-on-severity`'],
    ['two letters changed places', 'INPUT_WRAN-ONLY', 'the nearest is `warn-only`'],
    ['a plural', 'INPUT_PASSWORDS', 'the nearest is `password`'],
    ['a part of the name', 'INPUT_SEVERITY', 'the nearest is `fail-on-severity`'],
    ['the beginning of the name', 'INPUT_SARIF', 'the nearest is `sarif-file`'],
    ['a part of several', 'INPUT_TIMEOUT', 'the nearest is `timeout-minutes`'],
    ['another name for it', 'INPUT_THRESHOLD', 'see docs/inputs-and-outputs.md for all'],
    ['no word at all', 'INPUT_', 'see docs/inputs-and-outputs.md for all'],
  ])('is refused with the nearest name, if there is one: %s', (_, variable, hint) => {
    const timeouts = ['queue-timeout-minutes', 'timeout-minutes', 'version-timeout-minutes'];
    const others = ['warn-only', 'fail-on-severity', 'password', 'base-url', 'sarif-file'];
    const [problem, ...more] = problems([...timeouts, ...others], { [variable]: 'x' });
    expect(problem).toMatch(`is no input of this action; ${hint}`);
    expect(problem).toContain(`\`${variable.slice(6).toLowerCase()}\``);
    expect(more).toEqual([]);
  });

  it('links the documentation of the release that runs', () => {
    const problem = problems(['password'], {
      INPUT_THRESHOLD: 'x',
      GITHUB_SERVER_URL: 'https://github.test',
      GITHUB_ACTION_REPOSITORY: 'octo-org/security-test-gate',
      GITHUB_ACTION_REF: 'v1',
    }).join();
    const url =
      'https://github.test/octo-org/security-test-gate/blob/v1/docs/inputs-and-outputs.md';
    expect(problem).toContain(`see ${url} for all`);
  });

  it('is refused without its value, which may be a secret', () => {
    expect(problems(['password'], { INPUT_PASWORD: 'hunter2' }).join()).not.toContain('hunter2');
  });

  it('is none when it is empty, when only its case differs, or when it is no input', () => {
    const others = { 'INPUT_FAIL-ON-SEVERTY': '', MY_INPUT_X: 'x', INPUTS: 'x' };
    expect(problems(['warn-only'], { 'INPUT_Warn-Only': 'true', ...others })).toEqual([]);
  });

  it('is named on one short line, however it is written', () => {
    const variable = `INPUT_A\n::ERROR::${'B'.repeat(500)}`;
    const [problem = ''] = problems(['warn-only'], { [variable]: 'x' });
    expect(problem).not.toContain('\n');
    expect(problem.length).toBeLessThan(200);
  });
});
