import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { read, root } from './github-language-service.ts';

/** Words at which readers stopped: a usual one says the same. */
const unusual =
  /\b(beside|who(m)?ever|alone|mend(s|ed|ing)?|told by|but for|comes? about|came about|tells|lest|hence|thereof|anew|amiss|set-up)\b/i;
const pages = ['*.md', 'docs/**/*.md', '*/README.md', 'action.yml', '*/action.yml'];
const comments = ['examples/**/*.{yml,tf}', '.github/**/*.yml'];

/** The sentences of a text without code and addresses: in a table, each cell is one. */
function sentencesOf(text: string): string[] {
  const prose = text
    .replaceAll(/^ *```.*?^ *```/gms, '')
    .replaceAll(/`[^`\n]+`/g, 'code')
    .replaceAll(/\]\([^)]*\)|https?:\S+|\*/g, '');
  return prose.split(/[.:;?!](?=\s|$)|\||\n(?= *(?:[-*#>]|\d+\.|[\w-]+:|\n|$))/);
}

it.each(globSync([...pages, ...comments], { cwd: root }))(
  '%s has usual words and short sentences',
  (file) => {
    const sentences = sentencesOf(read(file));
    expect(sentences.filter((sentence) => unusual.test(sentence))).toEqual([]);
    // Scripts in workflows are no sentences.
    const isLong = (sentence: string) => file.endsWith('.md') && sentence.trim().length > 200;
    expect(sentences.filter(isLong)).toEqual([]);
  },
);
