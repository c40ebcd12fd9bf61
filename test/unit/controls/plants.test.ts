import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replaceOnce } from '../../../scripts/controls/edit.ts';
import { plants } from '../../../scripts/controls/plants.ts';
import { calls } from '../../../scripts/faults/calls.ts';
import { casesOf, nameOf } from '../../../scripts/faults/faults.ts';

const root = join(import.meta.dirname, '../../..');

describe('the bugs that `npm run test:controls` plants', () => {
  it.each(plants.map((plant) => [plant.bug, plant] as const))('fit the source: %s', (_, { edits }) => {
    const texts = new Map(edits.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]));
    for (const edit of edits) {
      const edited = replaceOnce(texts.get(edit.file) ?? '', edit);
      expect(edited).not.toBe(texts.get(edit.file));
      texts.set(edit.file, edited);
    }
  });

  it('are looked for in cases of the fault matrix that exist', () => {
    const cases = casesOf(calls).map(nameOf);
    const asked = plants.map(({ check: { args } }) => args).filter(([script]) => script === 'scripts/faults.ts');
    const names = asked.map((args) =>
      ['--call', '--fault', '--persistence'].map((name) => args[args.indexOf(name) + 1]),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(cases).toEqual(expect.arrayContaining(names.map((parts) => parts.join(' / '))));
  });
});

describe('an edit', () => {
  it.each(['', 'a b', 'b b a a'])('is refused where its text does not stand once: "%s"', (text) => {
    const edit = { file: 'x.ts', find: text === 'a b' ? 'c' : 'b', replace: '' };
    expect(() => replaceOnce(text, edit)).toThrow('x.ts must hold this text once');
  });
});
