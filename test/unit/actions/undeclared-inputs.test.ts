import { describe, expect, it, test, vi } from 'vitest';
import { InputReader } from '../../../src/actions/inputs/input-reader.ts';

/** The problems of an action that reads these names, with these variables in its environment. */
function problems(names: string[], variables: Record<string, string>): string[] {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const reader = new InputReader();
  for (const name of names) reader.text(name);
  reader.refuseStrayVariables();
  return reader.problems;
}

describe('an input that the action does not have', () => {
  test.each([
    ['a letter is missing', 'INPUT_FAIL-ON-SEVERTY', 'fail-on-severity'],
    ['underscores', 'INPUT_FAIL_ON_SEVERITY', 'fail-on-severity'],
    ['two letters changed places', 'INPUT_WRAN-ONLY', 'warn-only'],
    ['a plural', 'INPUT_PASSWORDS', 'password'],
    ['no word at all', 'INPUT_', 'password'],
  ])('is refused with the nearest name: %s', (_, variable, nearest) => {
    const names = ['warn-only', 'fail-on-severity', 'password', 'base-url'];
    const [problem, ...others] = problems(names, { [variable]: 'x' });
    expect(problem).toMatch(`is no input of this action; the nearest is \`${nearest}\``);
    expect(problem).toContain(`\`${variable.slice(6).toLowerCase()}\``);
    expect(others).toEqual([]);
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

describe('a repository', () => {
  test.each(['octo-org/shop', 'a_b/.github', 'EMU_user/shop.js', ''])('may be %s', (repository) => {
    expect(problems([], { GITHUB_REPOSITORY: repository })).toEqual([]);
  });

  const others = ['shop', 'octo-org/', '/shop', 'a/b/c', 'octo-org/..', '../shop', 'a/shop?x'];
  test.each([...others, 'a/b)](https://x.test'])('is refused as %s', (repository) => {
    const given = problems([], { GITHUB_REPOSITORY: repository });
    expect(given).toEqual([expect.stringMatching(/^`GITHUB_REPOSITORY` must be `owner\/name`/)]);
  });
});
