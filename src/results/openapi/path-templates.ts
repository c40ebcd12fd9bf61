/** A segment of a path template: its literal pieces, with a parameter between each two. */
type Segment = readonly string[];

/** A path template, ready to be matched. */
export interface PathTemplate {
  segments: readonly Segment[];
  kinds: readonly ('literal' | 'mixed' | 'parameter')[];
  /** Orders templates that match the same path: the smaller, the more specific. */
  rank: string;
}

export function parseTemplate(template: string): PathTemplate {
  const segments = segmentsOf(template).map((segment) => segment.split(/\{[^{}]*\}/));
  const kinds = segments.map((pieces) =>
    pieces.length === 1 ? 'literal' : pieces.some(Boolean) ? 'mixed' : 'parameter',
  );
  const parameters = kinds.filter((kind) => kind !== 'literal').length;
  return {
    segments,
    kinds,
    rank: `${String(parameters).padStart(5, '0')} ${kinds.map(([first]) => first).join('')}`,
  };
}

/**
 * The segments of a path or of an address, without query and fragment; slashes at the end or
 * doubled do not count.
 */
export function segmentsOf(path: string): string[] {
  return path
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
}

/** Whether a concrete path, or another template of the same form, fits a template. */
export function matches({ segments }: PathTemplate, path: readonly string[]): boolean {
  return (
    segments.length === path.length &&
    segments.every((segment, index) => matchesSegment(segment, path[index] ?? ''))
  );
}

/**
 * The pieces occur one after another, and each parameter between them has at least one character.
 * No regular expression: it takes linear time.
 */
function matchesSegment(pieces: Segment, text: string): boolean {
  const [first = '', ...others] = pieces;
  const last = others.pop();
  if (last === undefined) return first === text;
  if (!text.startsWith(first)) return false;
  let position = first.length;
  for (const piece of others) {
    const found = text.indexOf(piece, position + 1);
    if (found === -1) return false;
    position = found + piece.length;
  }
  return position + 1 + last.length <= text.length && text.endsWith(last);
}
