import { createHash } from 'node:crypto';
import { beginningOf, forLog, forMarkdown, shorten } from '../../text/untrusted.ts';

/** The cut before the redaction lies far beyond what is shown: no credential is cut in two. */
const margin = 2000;
const maxIdentifierLength = 2000;

/** For what begins a link (SARIF 2.1.0, 3.11.6), HTML or code; plain text cannot escape them. */
const standIns: Readonly<Record<string, string>> = {
  '[': '(',
  ']': ')',
  '<': '‹',
  '>': '›',
  '`': "'",
  '\\': '/',
};

export type SarifTexts = ReturnType<typeof createTexts>;

/** Makes texts of findings harmless for a SARIF file: bounded, in one line, without credentials. */
export function createTexts(redact: (text: string) => string) {
  const redacted = (text: string, maxLength: number) =>
    redact(beginningOf(text, maxLength + margin));
  return {
    /** For plain texts, which GitHub puts into comments, too: no link, mention or HTML is left. */
    plain: (text: string, maxLength: number) =>
      shorten(forLog(redacted(text, maxLength)), maxLength)
        .replace(/[[\]<>`\\]/g, (character) => standIns[character] ?? '')
        .replace(/[@#]|:(?=\/)|(?<=www)\.|\bGH-(?=\d)/gi, '$&\u200b'),
    markdown: (text: string, maxLength: number) =>
      forMarkdown(redacted(text, maxLength), maxLength),
    /** Without credentials and bounded, but not yet harmless: to derive identifiers from. */
    redacted: (text: string) => redacted(text, maxIdentifierLength),
  };
}

/** A hash of 128 bits of all the parts, in hexadecimal. */
export function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
