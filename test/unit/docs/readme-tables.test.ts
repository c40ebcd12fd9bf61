import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { describe, expect, it } from 'vitest';
import {
  cell,
  inputGroups,
  parseManifest,
  subActionLayout,
  subActions,
  updateReadme,
} from '../../../scripts/docs.ts';
import { actionYml, root } from './github-language-service.ts';

const manifest = parseManifest(actionYml);
const readme = readFileSync(join(root, 'README.md'), 'utf8');

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

describe('the tables of README.md', () => {
  it('say what action.yml says', () => {
    expect(
      updateReadme(readme, manifest) === readme,
      'README.md is stale: run `npm run docs`',
    ).toBe(true);
  });

  it.each(subActions(root))('of %s say what its action.yml says', (name) => {
    const [text, own] = ['README.md', 'action.yml'].map((file) =>
      readFileSync(join(root, name, file), 'utf8'),
    );
    const declared = parseManifest(own ?? '');
    const updated = updateReadme(text ?? '', declared, subActionLayout(declared));
    expect(updated === text, `${name}/README.md is stale: run \`npm run docs\``).toBe(true);
  });

  it('are not written when an input is in no group', () => {
    const inputs = { ...manifest.inputs, 'new-input': { description: 'New.' } };
    expect(() => updateReadme(readme, { ...manifest, inputs })).toThrow(
      'In no group of scripts/docs.ts: new-input',
    );
  });

  it('are not written when a group names an input that is gone', () => {
    const { 'dry-run': _, ...inputs } = manifest.inputs;
    expect(() => updateReadme(readme, { ...manifest, inputs })).toThrow('dry-run');
  });

  it('are not written into a README that has lost their place', () => {
    const lost = readme.replace('<!-- end of inputs -->', '');
    expect(() => updateReadme(lost, manifest)).toThrow('<!-- end of inputs -->');
  });

  it('show every input once', () => {
    const named = Object.values(inputGroups).flat();
    expect(named.toSorted()).toEqual(Object.keys(manifest.inputs).toSorted());
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
