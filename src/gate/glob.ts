/**
 * A test for a path by a pattern in which three things mean something: `*` any text within a segment, `?` one character of it, and
 * `**` any text across segments, where `/internal/**` fits `/internal` too. All else is literal: paths hold parameters in braces, and
 * function calls in parentheses, which libraries for globs take as parts of a grammar.
 */
export function createGlob(pattern: string): (path: string) => boolean {
  const source = pattern.replaceAll(
    /(?:\/\*\*)+(?=\/|$)|\*{2,}|./gsu,
    (token) => tokens[token.slice(0, 3)] ?? escaped(token),
  );
  const expression = new RegExp(`^${source}$`, 'u');
  return (path) => path === pattern || (expression.test(path) && !dotSegment.test(path));
}

const tokens: Record<string, string> = { '/**': '(?:/[^]*)?', '**': '[^]*', '***': '[^]*', '*': '[^/]*', '?': '[^/]' };

/** `/internal/../admin` does not lie below `/internal`. */
const dotSegment = /(?:^|\/)\.\.?(?:\/|$)/;

function escaped(character: string): string {
  return character.replace(/[$()*+.?[\\\]^{|}/]/, '\\$&');
}
