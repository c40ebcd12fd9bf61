import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root } from './github-language-service.ts';

const model = read('docs/threat-model.md');

/** The threats of each actor: the rows of the table below its heading. */
function threatsIn(text: string): Map<string, string[]> {
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => [
      section.split('\n', 1)[0] ?? '',
      section.split('\n').filter((line) => /^\| (?!---|Threat )/.test(line)),
    ]),
  );
}

/** A title, the first text that a line gives to a test or a group of tests that is not left out. */
const title =
  /^ *(?:(?:it|test|describe)\b(?!\.(?:skip|todo))|[\])]).*?\(\s*(['"`])((?:\\.|(?!\1).)*)\1,/gm;

/** The titles of the tests in a file, in the form of an anchor. */
function titlesIn(file: string): string[] {
  return [...read(file).matchAll(title)].map(([, , words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Whether a link leads to a test file, by some words of the title of a test in it. */
function isTest(link: string): boolean {
  const [, file = '', words = ''] = /^\.\.\/(test\/.*\.test\.ts)#([\w-]+)$/.exec(link) ?? [];
  if (!existsSync(join(root, file)) || words === '') return false;
  return titlesIn(file).some((each) => `-${each}-`.includes(`-${words}-`));
}

/** Threats that no test covers, or one that does not exist. */
function uncovered(text: string): string[] {
  const threats = [...threatsIn(text).values()].flat();
  return threats.filter((threat) => {
    const links = [...threat.matchAll(/\]\((\.\.\/test\/.*?)\)/g)].map(([, link = '']) => link);
    return links.length === 0 || !links.every(isTest);
  });
}

describe('docs/threat-model.md', () => {
  it('names the threats of each actor', () => {
    const [beginning = ''] = model.split(/^## /m);
    const rows = [...beginning.matchAll(/^\| (?!---|Who )(.*?) \|/gm)];
    const actors = rows.map(([, actor = '']) => actor.split(',')[0]);
    const named = [...threatsIn(model)]
      .filter(([, threats]) => threats.length > 0)
      .map(([actor]) => actor.split(',')[0]);
    expect(actors.length).toBeGreaterThanOrEqual(6);
    expect(named).toEqual(actors);
  });

  it('names for each threat the tests that cover it', () => {
    expect(uncovered(model)).toEqual([]);
  });

  it.each([
    ['a file that is gone', '/verdict.test.ts', '/verdicts.test.ts'],
    ['a test that is gone', '#leniency-softens-one-verdict', '#leniency-softens-no-verdict'],
    ['a part of a word of a title', '#leniency-softens-one', '#iency-softens-one'],
    ['a whole file', '#leniency-softens-one-verdict-and-nothing-else', ''],
  ])('may not name %s', (_, named, instead) => {
    expect(uncovered(model.replace(named, instead))).toHaveLength(1);
  });
});
