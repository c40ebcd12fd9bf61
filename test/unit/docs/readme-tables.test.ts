import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { describe, expect, it } from 'vitest';
import { readActionMetadata } from '../../../harness/action-metadata.ts';
import { subActions } from '../../../harness/project.ts';
import {
  cell,
  currentDocument,
  documentOf,
  sharedInputs,
  updateTables,
} from '../../../scripts/docs.ts';
import { read, root } from './github-language-service.ts';

const manifest = readActionMetadata(`${root}/action.yml`);
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
  it.each(['', ...subActions()])('of action "%s" say what action.yml says', (action) => {
    const isFresh = currentDocument(action) === read(documentOf(action));
    expect(isFresh, `${documentOf(action)} is stale: run \`npm run docs\``).toBe(true);
  });

  it.each(subActions())('of %s tell what all actions share by a link', (name) => {
    expect(read(documentOf(name))).toContain('inputs-and-outputs.md#connection-and-login');
  });

  it('of the gate begin with what all actions share', () => {
    const [first = ''] = guide.split('\n### What to test\n');
    const told = [...first.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
    expect(told.toSorted()).toEqual(sharedInputs.toSorted());
  });

  const { 'dry-run': _, ...fewer } = manifest.inputs;
  const more = {
    ...manifest.inputs,
    'new-input': { description: 'New.', required: false, default: '' },
  };
  const lost = guide.replace('<!-- end of inputs -->', '');
  const begunTwice = guide
    .replace(/<!-- inputs: .*-->/, '$&$&')
    .replace('<!-- end of inputs -->', '');
  const twice = guide.replace(/^\| `task-id` .*\n/m, '$&$&');
  it.each([
    ['when an input is in no table', guide, more, 'In no table of inputs: new-input'],
    ['when a table has a row of an input that is gone', guide, fewer, 'dry-run'],
    ['when a table has a row twice', twice, manifest.inputs, 'not once in action.yml: task-id'],
    ['into a document that has lost their place', lost, manifest.inputs, '<!-- end of inputs -->'],
    ['into one where they begin twice', begunTwice, manifest.inputs, '<!-- end of inputs -->'],
  ])('are not written %s', (_, document, inputs, problem) => {
    expect(() => updateTables(document, { ...manifest, inputs })).toThrow(problem);
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
