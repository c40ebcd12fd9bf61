import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readActionMetadata } from '../../harness/action-metadata.ts';
import { project, subActions } from '../../harness/project.ts';
import { runScenario } from '../support/scenario.ts';
import { expectGate } from './support/expectations.ts';

const namesOf = (folder: string) =>
  Object.keys(readActionMetadata(join(project, folder, 'action.yml')).inputs);
const folders = ['', ...subActions()];
const everyName = [...new Set(folders.flatMap(namesOf))];
/** A line of the log has its limit. */
const namesInOneLine = 12;
const variable = (name: string) => `INPUT_${name.toUpperCase()}`;
const valued = (names: string[]) => Object.fromEntries(names.map((name) => [variable(name), 'x']));

it('does not let a misspelt `fail-on-severity` switch the gate off, and says so beside all other problems', async () => {
  const result = await expectGate('error (invalid-input)', {
    inputs: { 'warn-only': 'yes' },
    env: { 'INPUT_FAIL-ON-SEVERTY': 'low', INPUT_EMPTY: '' },
  });
  expect(result.shownLog).toContain('2 problems with the inputs: `warn-only` must be');
  expect(result.shownLog).toContain(
    '`fail-on-severty` is no input of this action; the nearest is `fail-on-severity`',
  );
  expect(result.requests).toEqual([]);
});

describe.each(folders.map((folder) => [folder || 'the gate', folder]))('%s', (_, folder) => {
  const declared = namesOf(folder);
  const run = async (names: string[]) => {
    const action = folder === '' ? {} : { action: folder };
    const { shownLog } = await runScenario({ ...action, env: valued(names) });
    const said = /`([^`]*)` is no input of this action; (?:the nearest is `([^`]*)`|see )/g;
    const named = [...shownLog.matchAll(said)];
    const [refused, nearest] = [1, 2].map((group) =>
      named.map((match) => match[group]).filter((name) => name !== undefined),
    );
    return { shownLog, refused, nearest };
  };

  it('knows each of the inputs that it declares', async () => {
    const { refused, shownLog } = await run(declared);
    expect(shownLog).toMatch(/\d inputs: |must be/); // "x" is no value for most of them
    expect(refused).toEqual([]);
  });

  it('knows no others, not even those of its neighbours', async () => {
    const foreign = ['pasword', ...everyName.filter((name) => !declared.includes(name))];
    for (let first = 0; first < foreign.length; first += namesInOneLine) {
      const given = foreign.slice(first, first + namesInOneLine);
      const { refused, nearest } = await run(given);
      expect(refused?.toSorted()).toEqual(given.toSorted());
      expect(nearest?.filter((name) => !declared.includes(name))).toEqual([]);
    }
  });
});
