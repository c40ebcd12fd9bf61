import { createHash } from 'node:crypto';
import { withoutFences } from '../../text/code-fences.ts';
import { forLog, shorten } from '../../text/untrusted.ts';

/** Plain text cannot escape what begins a link (SARIF 2.1.0, 3.11.6), HTML or code. */
const substitutes: Readonly<Record<string, string>> = {
  '[': '(',
  ']': ')',
  '<': '‹',
  '>': '›',
  '`': "'",
  '\\': '/',
};

/** One harmless line of plain text, without links, mentions or HTML: GitHub also posts it. */
export function plainText(text: string, maxLength: number): string {
  return shorten(forLog(withoutFences(text)), maxLength)
    .replace(/[[\]<>`\\]/g, (character) => substitutes[character] ?? '')
    .replace(/[@#]|:(?=\/)|(?<=www)\.|\bGH-(?=\d)/gi, '$&\u200b');
}

/** A hash of 128 bits of all the parts, in hexadecimal. */
export function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
