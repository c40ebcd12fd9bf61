import { redactCredentials } from './credentials.ts';

/**
 * Makes texts of the service and of the app under test harmless for the place where they go.
 * Nothing else in the project may put such a text into a log, a summary or a comment. Secrets are
 * redacted before, by src/results/redaction.ts.
 */

const maxLineLength = 2000;
/** A message of our own may list every input of the gate. */
const maxMessageLength = 6000;
const maxCellLength = 300;
const maxExcerptLength = 100;
/** Of a line of code. */
const maxIndent = 40;
/** How many times longer a text may become by character references. */
const maxEscapes = 3;

/** A line of the log, cut to 2,000 characters, without control characters and workflow commands. */
export function forLog(text: string): string {
  return withoutCommands(clean(text, maxLineLength));
}

/** A message of our own, which may quote untrusted text, as a line of the log. */
export function messageForLog(message: string): string {
  return withoutCommands(clean(message, maxMessageLength));
}

/** A workflow command begins with `::` at the start of a line, or with `##[` anywhere in it. */
function withoutCommands(line: string): string {
  return line.replace(/:(?=:)|#(?=#\[)/g, '$&\u200b');
}

/**
 * One cell or line of Markdown that shows the text as it is: each character that has a meaning in
 * Markdown or HTML, or begins a link, becomes a character reference. Mentions and issue references,
 * which GitHub finds after rendering, are broken up. Hashes of commits are not: they look like ids
 * of findings, link to this repository only, and notify nobody. The result is at most three times
 * as long as `maxLength`.
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

/** A code span of Markdown, in which nothing but a backtick has a meaning. */
export function codeForMarkdown(text: string, maxLength = maxCellLength): string {
  return `\`${clean(text, maxLength).replaceAll('`', "'") || ' '}\``;
}

/**
 * A block of code of Markdown, in which nothing but its closing fence has a meaning. It names no
 * language: GitHub draws diagrams, maps and formulas from blocks of some.
 */
export function codeBlockForMarkdown(lines: readonly string[]): string {
  const code = lines.map((line) => {
    const indent = /^\s*/.exec(line)?.[0].replaceAll('\t', '  ').length ?? 0;
    return `${' '.repeat(Math.min(indent, maxIndent))}${clean(line, maxLineLength)}`.trimEnd();
  });
  const longest = Math.max(2, ...(code.join('\n').match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return [fence, ...code, fence].join('\n');
}

/** A message of our own, which may quote untrusted text; what stands in backticks is code. */
export function messageForMarkdown(message: string): string {
  return forMarkdown(message, maxMessageLength).replace(
    /&#96;((?:(?!&#96;).)+)&#96;/g,
    (_, code: string) => `\`${withoutReferences(code)}\``,
  );
}

/** As {@link messageForMarkdown}, for advice of our own: `[label](page.md)` links to our docs. */
export function adviceForMarkdown(advice: string, docsUrl: string | undefined): string {
  return messageForMarkdown(advice).replace(
    /&#91;((?:(?!&#9[13];).)+)&#93;\(([\w-]+\.md)(?:&#35;&#8203;([\w-]+))?\)/g,
    (_, label: string, page: string, anchor: string | undefined) => {
      if (docsUrl === undefined) return label;
      return `[${label}](${docsUrl}/${page}${anchor === undefined ? '' : `#${anchor}`})`;
    },
  );
}

/** The same for the log, which ends with the address of a page that has the links. */
export function adviceForLog(advice: string): string {
  return advice.replace(/\[([^[\]]+)\]\([\w-]+\.md(?:#[\w-]+)?\)/g, '$1');
}

/** In code a character reference would be shown as it is. */
function withoutReferences(markdown: string): string {
  return markdown.replace(/&#(\d+);/g, (_, code: string) =>
    code === '8203' ? '' : String.fromCodePoint(Number(code)),
  );
}

/** The redacted beginning of a long text, for a message that quotes it. */
export function excerpt(text: string): string {
  return clean(redactCredentials(beginningOf(text, maxExcerptLength + 10_000)), maxExcerptLength);
}

/** One line. The first cut bounds the work; it lies far beyond what is shown. */
function clean(text: string, maxLength: number): string {
  return shorten(oneLine(beginningOf(text, maxLength + 10_000)), maxLength);
}

/** Control characters, line breaks, lone surrogates, invisible and reordering ones become blanks. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\u2800]+/gu, ' ').trim();
}

/** Cuts a text to this many characters and ends it with `…`. */
export function shorten(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
}

/** At most this many UTF-16 units, without half a character at the end. */
export function beginningOf(text: string, maxUnits: number): string {
  return text.slice(0, maxUnits).replace(/[\ud800-\udbff]$/, '');
}
