/**
 * Texts of the service and of the app under test, made harmless for the place where they go. Nothing else in the project may put
 * such a text into a log, a summary or a comment.
 */

const maxLineLength = 2000;
const maxCellLength = 300;
const maxExcerptLength = 100;

/** For one line of the log: no line breaks or control characters, no workflow commands, no credentials, not too long. */
export function forLog(text: string): string {
  // A command begins with `::` at the start of a line, or with `##[` anywhere in it.
  return clean(text, maxLineLength).replace(/:(?=:)|#(?=#\[)/g, '$&\u200b');
}

/**
 * For one cell or line of Markdown: every character that means something to Markdown or HTML inside of a line, or begins a link,
 * becomes a character reference, so that the text is shown as it is. Mentions and issue references, which GitHub looks for after
 * rendering, are broken up.
 */
export function forMarkdown(text: string, maxLength = maxCellLength): string {
  return clean(text, maxLength)
    .replace(/[&<>|[\]\\`*_~#@!$^]|:(?! )|(?<=www)\./gi, (character) => `&#${character.codePointAt(0)};`)
    .replaceAll(/&#(64|35);/g, '$&&#8203;');
}

/** A message of our own that may quote foreign text: as `forMarkdown`, but names of inputs in backticks stay code. */
export function messageForMarkdown(message: string): string {
  return forMarkdown(message, maxLineLength).replace(
    /&#96;([a-z][a-z\d-]*(?:: (?:[\w-]|&#95;)+)?)&#96;/g,
    (_, name: string) => `\`${name.replaceAll('&#95;', '_')}\``,
  );
}

/** The beginning of a long text, for a message that quotes it. */
export function excerpt(text: string): string {
  return clean(text, maxExcerptLength);
}

/** Replaces what looks like a credential: tokens by their well-known shapes, and values beside telling names. */
export function redact(text: string): string {
  return credentials.reduce((safe, pattern) => safe.replace(pattern, '$1[redacted]'), text);
}

const credentials: readonly RegExp[] = [
  /()\beyJ[\w-]{5,}(?:\.[\w-]*){0,4}/g, // JSON Web Token
  /()\b(?:gh[pousr]_\w{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|xox[a-z]-[\w-]{10,}|(?:AKIA|ASIA)[A-Z0-9]{16}|[sr]k_(?:live|test)_\w{10,}|AIza[\w-]{30,})/g,
  /()(?<![\w+=-])(?=[\w+=-]*[a-z])(?=[\w+=-]*[A-Z])(?=[\w+=-]*\d)[\w+=-]{32,}/g, // long and mixed: no word, no path, no hash
  /\b((?:bearer|basic)\s+)[\w.~+/=-]{8,}/gi,
  /((?:token|secret|passw(?:or)?d|pwd|api[_-]?key|session(?:id)?|auth|signature)(?:=|["']\s*:\s*["']?))[^\s"'&,;}]{4,}/gi,
];

/** A redacted piece of one line. The cut before the redaction lies far beyond what is shown, so that no token is cut in two. */
function clean(text: string, maxLength: number): string {
  return shorten(redact(oneLine(text.slice(0, maxLength + 10_000))), maxLength);
}

/** Control characters, line separators and marks that reorder text become blanks. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ').trim();
}

function shorten(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
}
