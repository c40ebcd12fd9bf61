import { redact } from './credentials.ts';

/**
 * Texts of the service and of the app under test, made harmless for the place where they go.
 * Nothing else in the project may put such a text into a log, a summary or a comment.
 */

const maxLineLength = 2000;
/** Of our own messages, which may list every input of the gate. */
const maxMessageLength = 6000;
const maxCellLength = 300;
const maxExcerptLength = 100;
/** How many times longer character references may make a text. */
const maxEscapes = 3;

/** A line of the log: no control characters, workflow commands, credentials; not too long. */
export function forLog(text: string): string {
  return withoutCommands(clean(text, maxLineLength));
}

/** A message of our own that may quote foreign text, as a line of the log. */
export function messageForLog(message: string): string {
  return withoutCommands(clean(message, maxMessageLength));
}

/** A command begins with `::` at the start of a line, or with `##[` anywhere in it. */
function withoutCommands(line: string): string {
  return line.replace(/:(?=:)|#(?=#\[)/g, '$&\u200b');
}

/**
 * For one cell or line of Markdown: every character that means something to Markdown or HTML inside
 * of a line, or begins a link, becomes a character reference, so that the text is shown as it is.
 * Mentions and issue references, which GitHub looks for after rendering, are broken up; hashes of
 * commits, which look like the ids of findings, are not: they lead to this repository alone, and
 * nobody is told. What references make of a text is bounded, too.
 */
export function forMarkdown(text: string, maxLength = maxCellLength): string {
  const escaped = clean(text, maxLength)
    .replace(
      /[&<>|[\]\\`*_~#@!$^]|:(?! )|(?<=www)\./gi,
      (character) => `&#${character.codePointAt(0)};`,
    )
    .replaceAll(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
  const maxEscaped = maxEscapes * maxLength;
  return escaped.length <= maxEscaped
    ? escaped
    : `${beginningOf(escaped, maxEscaped).replace(/&[^;]*$/, '')}…`;
}

/** A message of our own that may quote foreign text; names of inputs in backticks stay code. */
export function messageForMarkdown(message: string): string {
  return forMarkdown(message, maxMessageLength).replace(
    /&#96;([a-z][a-z\d-]*(?:: (?:[\w-]|&#95;)+)?)&#96;/g,
    (_, name: string) => `\`${name.replaceAll('&#95;', '_')}\``,
  );
}

/** The beginning of a long text, for a message that quotes it. */
export function excerpt(text: string): string {
  return clean(text, maxExcerptLength);
}

/** One redacted line. The cut before lies far beyond what is shown, lest it cut a token in two. */
function clean(text: string, maxLength: number): string {
  return shorten(redact(oneLine(beginningOf(text, maxLength + 10_000))), maxLength);
}

/** Controls, line breaks, lone surrogates, and what reorders or is unseen become blanks. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\u2800]+/gu, ' ').trim();
}

/** Cuts a text to so many characters, and says so. */
export function shorten(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
}

/** At most so many UTF-16 units, no character cut in two. */
export function beginningOf(text: string, maxUnits: number): string {
  return text.slice(0, maxUnits).replace(/[\ud800-\udbff]$/, '');
}
