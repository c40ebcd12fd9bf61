import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { describe, expect, it } from 'vitest';
import { cell, currentDocument, declarations, updateTables } from '../../../scripts/docs.ts';
import { connectionInputs } from '../../../src/actions/inputs/connection-inputs.ts';
import { optional } from '../../../src/actions/inputs/declaration.ts';
import { text } from '../../../src/actions/inputs/schemas.ts';
import { read } from './github-language-service.ts';

const { '': gate, ...subActions } = declarations;
const guide = read('docs/inputs-and-outputs.md');

/** The cells of the only body row of a GFM table, as a reader sees them. */
function renderedCells(row: string): (string | undefined)[] {
  const html = micromark(`| A | B |\n| --- | --- |\n${row}\n`, {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  });
  return [...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, inner]) => inner);
}

const asHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

describe('the tables of inputs and outputs', () => {
  it.each(Object.entries(declarations))('of action "%s" say what it declares', (folder, action) => {
    const isFresh = currentDocument(folder, action) === read(action.document);
    expect(isFresh, `${action.document} is stale: run \`npm run docs\``).toBe(true);
  });

  it.each(Object.entries(subActions))('of %s link to what all actions share', (_, action) => {
    expect(read(action.document)).toContain('inputs-and-outputs.md#connection-and-login');
  });

  it('of the gate begin with what all actions share', () => {
    const [first = ''] = guide.split('\n### What to test\n');
    const named = [...first.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(Object.keys(connectionInputs).toSorted());
  });

  const inputs = { ...connectionInputs, ...gate?.inputs };
  const outputs = gate?.outputs ?? {};
  const more = { ...inputs, 'new-input': optional(text, 'New.') };
  const fewer = Object.fromEntries(Object.entries(inputs).filter(([name]) => name !== 'dry-run'));
  const lost = guide.replace('<!-- end of inputs -->', '');
  const begunTwice = guide
    .replace(/<!-- inputs: .*-->/, '$&$&')
    .replace('<!-- end of inputs -->', '');
  const twice = guide.replace(/^\| `task-id` .*\n/m, '$&$&');
  it.each([
    ['when an input is in no table', guide, more, 'In no table of inputs: new-input'],
    ['when a table has a row of an input that is gone', guide, fewer, 'dry-run'],
    ['when a table has a row twice', twice, inputs, 'not once declared: task-id'],
    ['into a document that has lost their place', lost, inputs, '<!-- end of inputs -->'],
    ['into one where they begin twice', begunTwice, inputs, '<!-- end of inputs -->'],
  ])('are not written %s', (_, document, inputs, problem) => {
    expect(() => updateTables(document, { inputs, outputs })).toThrow(problem);
  });
});

describe('a cell of a table', () => {
  it('keeps a pipe, in code too', () => {
    expect(renderedCells(`| ${cell('`a | b` or c | d')} | next |`)).toEqual([
      '<code>a | b</code> or c | d',
      'next',
    ]);
  });

  it('shows any text as it is, in its own cell', () => {
    const special = fc.string({ unit: fc.constantFrom(...'\\|*_[]<>&!#a ') });
    const text = fc.oneof(fc.string(), special).map((raw) => raw.replaceAll(/[`\s]+/g, ' ').trim());
    fc.assert(
      fc.property(text, (plain) => {
        expect(renderedCells(`| ${cell(plain)} | next |`)).toEqual([asHtml(plain), 'next']);
      }),
    );
  });
});
