import { redactCredentials } from './credentials.ts';

/**
 * Makes texts of the service and of the app under test harmless for the place where they are shown.
 * Nothing else in the project may put such a text into a log, a summary or a comment. Secrets are
 * redacted earlier, by src/results/model/redaction.ts.
 */

const maxLineLength = 2000;
/** A message of our own may list every input of the gate. */
const maxMessageLength = 6000;
const maxCellLength = 300;
const maxExcerptLength = 100;
const maxShownAddress = 100;
/** Without an account and a port, and without characters that have a meaning in Markdown. */
const harmlessAddress = /^https:\/\/[a-z\d.-]{1,80}(?:[/?#][\w.~%/?#=&+,-]{0,500})?$/i;
/** Spaces at the start of a line of code. */
const maxIndent = 40;
/** How many times longer character references may make a text. */
const maxExpansion = 3;

/** Returns one line for the log: at most 2,000 characters, no control characters or commands. */
export function forLog(text: string): string {
  return withoutCommands(clean(text, maxLineLength));
}

/** The same for a message of our own, which may quote untrusted text and be longer. */
export function messageForLog(message: string): string {
  return withoutCommands(clean(message, maxMessageLength));
}

/** A workflow command begins with `::` at the start of a line, or with `##[` anywhere in it. */
function withoutCommands(line: string): string {
  return line.replace(/:(?=:)|#(?=#\[)/g, '$&\u200b');
}

/**
 * Returns one cell or line of Markdown that shows the text as it is: each character that has a
 * meaning in Markdown or HTML, or begins a link, becomes a character reference. What GitHub finds
 * after rendering is broken up by a character of no width: mentions, issue references, emoji, and
 * formulas, which begin after a blank and end before one. Hashes of commits are not: they look like
 * ids of findings, link to this repository only, and notify nobody. The result is at most three
 * times as long as `maxLength`.
 */
export function forMarkdown(text: string, maxLength = maxCellLength): string {
  const escaped = clean(text, maxLength)
    .replaceAll(/[@#]|(?<![a-z\d])GH-(?=\d)|:(?=[\w+-]+:)(?!\d{1,2}:)/gi, '$&\u200b')
    .replaceAll('$', '\u200b$$\u200b')
    .replace(
      /[&<>|[\]\\`*_~#@!$^\u200b]|:(?! )|(?<=www)\.|^[-+=]|(?<=^\d{1,9})[.)](?= |$)/gi,
      (character) => `&#${character.codePointAt(0)};`,
    );
  const maxEscaped = maxExpansion * maxLength;
  return escaped.length <= maxEscaped
    ? escaped
    : `${beginningOf(escaped, maxEscaped).replace(/&[^;]*$/, '')}…`;
}

/** Returns a link to the page whose address the text is, which names its host; else the text. */
export function linkForMarkdown(text: string): string {
  const address = text.trim();
  const shown = forMarkdown(address.replace(/^https:\/\//i, ''), maxShownAddress);
  return harmlessAddress.test(address) ? `[${shown}](${address})` : forMarkdown(address);
}

/** Returns a code span of Markdown, in which only a backtick has a meaning. */
export function codeForMarkdown(text: string, maxLength = maxCellLength): string {
  return codeSpan(clean(text, maxLength).replaceAll('`', "'") || ' ');
}

/** Markdown drops the blanks, which keep GitHub from taking `$` and a backtick for a formula. */
function codeSpan(code: string): string {
  return /^\$|\$$/.test(code) ? `\` ${code} \`` : `\`${code}\``;
}

/**
 * Returns a code block of Markdown, in which only its closing fence has a meaning. It names no
 * language: GitHub draws diagrams, maps and formulas from blocks of some.
 */
export function codeBlockForMarkdown(lines: readonly string[]): string {
  const code = lines.map((line) => {
    const indent = /^\s*/.exec(line)?.[0].replaceAll('\t', '  ').length ?? 0;
    return `${' '.repeat(Math.min(indent, maxIndent))}${clean(line, maxLineLength)}`.trimEnd();
  });
  const longestRun = Math.max(
    2,
    ...(code.join('\n').match(/`+/g) ?? []).map(({ length }) => length),
  );
  const fence = '`'.repeat(longestRun + 1);
  return [fence, ...code, fence].join('\n');
}

/** Renders a message of our own, which may quote untrusted text; text in backticks becomes code. */
export function messageForMarkdown(message: string): string {
  return forMarkdown(message, maxMessageLength).replace(
    /&#96;((?:(?!&#96;).)+)&#96;/g,
    (_, code: string) => codeSpan(withoutReferences(code)),
  );
}

/** Renders advice of our own like a message; `[label](page.md)` links to our documentation. */
export function adviceForMarkdown(advice: string, docsUrl: string | undefined): string {
  return messageForMarkdown(advice).replace(
    /&#91;((?:(?!&#9[13];).)+)&#93;\(([\w-]+\.md)(?:&#35;&#8203;([\w-]+))?\)/g,
    (_, label: string, page: string, anchor: string | undefined) => {
      if (docsUrl === undefined) return label;
      return `[${label}](${docsUrl}/${page}${anchor === undefined ? '' : `#${anchor}`})`;
    },
  );
}

/** Writes links to our documentation out: after their labels, in parentheses. */
export function adviceForLog(advice: string, docsUrl: string | undefined): string {
  const written = docsUrl === undefined ? '$1' : `$1 (${docsUrl}/$2)`;
  return advice.replace(/\[([^[\]]+)\]\(([\w-]+\.md(?:#[\w-]+)?)\)/g, written);
}

/** Undoes what {@link forMarkdown} adds, which a code span would show as they are. */
function withoutReferences(markdown: string): string {
  return markdown
    .replaceAll('&#8203;', '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}

/** Returns the beginning of a long text without credentials, for a message that quotes it. */
export function excerpt(text: string): string {
  return clean(redactCredentials(beginningOf(text, maxExcerptLength + 10_000)), maxExcerptLength);
}

/** Returns one line. The first cut, far beyond what is shown, bounds the work. */
function clean(text: string, maxLength: number): string {
  return shorten(oneLine(beginningOf(text, maxLength + 10_000)), maxLength);
}

/** Replaces control characters, line breaks, lone surrogates and invisible characters by spaces. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\u2800]+/gu, ' ').trim();
}

/** Cuts a text to this many characters and ends it with `…`. */
export function shorten(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
}

/** Returns the first UTF-16 units of a text, without half a character at the end. */
export function beginningOf(text: string, maxUnits: number): string {
  return text.slice(0, maxUnits).replace(/[\ud800-\udbff]$/, '');
}
