import { createHash } from 'node:crypto';
import { redactCredentials } from '../../text/credentials.ts';
import { beginningOf, forLog, forMarkdown, shorten } from '../../text/untrusted.ts';

/** The cut before the redaction lies far beyond what is shown: no credential is cut in two. */
const margin = 2000;

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
  return shorten(forLog(redacted(text, maxLength)), maxLength)
    .replace(/[[\]<>`\\]/g, (character) => standIns[character] ?? '')
    .replace(/[@#]|:(?=\/)|(?<=www)\.|\bGH-(?=\d)/gi, '$&\u200b');
}

/** One harmless line of Markdown. */
export function markdown(text: string, maxLength: number): string {
  return forMarkdown(redacted(text, maxLength), maxLength);
}

/** Without credentials and bounded, but not yet harmless: to derive identifiers from. */
export function redacted(text: string, maxLength: number): string {
  return redactCredentials(beginningOf(text, maxLength + margin));
}

/** A hash of 128 bits of all the parts, in hexadecimal. */
export function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
