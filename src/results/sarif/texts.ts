import { createHash } from 'node:crypto';
import { withoutFences } from '../../text/code-fences.ts';
import { forLog, shorten } from '../../text/untrusted.ts';

/** For what begins a link (SARIF 2.1.0, 3.11.6), HTML or code; plain text cannot escape them. */
const standIns: Readonly<Record<string, string>> = {
  '[': '(',
  ']': ')',
  '<': '‹',
  '>': '›',
  '`': "'",
  '\\': '/',
};

/** One harmless line of plain text, which GitHub puts into comments, too: no link, mention, HTML. */
export function plain(text: string, maxLength: number): string {
  return shorten(forLog(withoutFences(text)), maxLength)
    .replace(/[[\]<>`\\]/g, (character) => standIns[character] ?? '')
    .replace(/[@#]|:(?=\/)|(?<=www)\.|\bGH-(?=\d)/gi, '$&\u200b');
}

/** A hash of 128 bits of all the parts, in hexadecimal. */
export function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
