const parameter = /\{[^{}]*\}/g;
/** How many templates of one length are compared; a real document has a few hundred. */
const maxCompared = 1000;

interface Template<T> {
  item: T;
  /** The literal pieces of each segment, which parameters separate. */
  segments: string[][];
  /** Index and text of the segments without parameters: most templates differ in one of them. */
  literals: [index: number, text: string][];
  /** Orders templates that match the same path: a smaller rank is more specific. */
  rank: string;
}

/**
 * Finds the most specific template that is wanted and matches a path in any of several spellings.
 * Neither templates nor paths can make a search slow.
 */
export function indexTemplates<T extends { template: string }>(items: readonly T[]) {
  const templates = items
    .map(parseTemplate)
    .sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)));
  const byShape = Map.groupBy(templates, ({ item }) => shapeOf(segmentsOf(item.template)));
  const byLength = Map.groupBy(templates, ({ segments }) => segments.length);
  for (const group of byShape.values()) group.splice(maxCompared);
  const leftOut = [...byLength.values()].flatMap((group) => group.splice(maxCompared));
  const find = (spellings: string[][], isWanted: (item: T) => boolean): T | undefined => {
    let best: Template<T> | undefined;
    for (const spelling of spellings) {
      const fits = (each: Template<T>) => isWanted(each.item) && matches(each, spelling);
      const found =
        byShape.get(shapeOf(spelling))?.find(fits) ?? byLength.get(spelling.length)?.find(fits);
      if (found && (!best || found.rank < best.rank)) best = found;
    }
    return best?.item;
  };
  return {
    find,
    /** How many templates are found only by a path with the same literals and parameters. */
    uncompared: leftOut.length,
  };
}

/** The segments with their parameters unnamed. */
function shapeOf(segments: readonly string[]): string {
  return segments.join('/').replace(parameter, '{}');
}

function parseTemplate<T extends { template: string }>(item: T): Template<T> {
  const segments = segmentsOf(item.template).map((segment) => segment.split(parameter));
  const parameters = segments.filter(({ length }) => length > 1).length;
  const kinds = segments.map((pieces) => {
    if (pieces.length === 1) return 'literal';
    return pieces.some(Boolean) ? 'mixed' : 'parameter';
  });
  const rank = `${String(parameters).padStart(5, '0')} ${kinds.map(([first]) => first).join('')}`;
  const literals = segments.flatMap(([first = '', ...others], index): Template<T>['literals'] =>
    others.length === 0 ? [[index, first]] : [],
  );
  return { item, segments, literals, rank };
}

/** The segments of a path or an address, without query and fragment; ignores doubled slashes. */
export function segmentsOf(path: string): string[] {
  return path
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
}

/** Whether a path, or another template of the same form and as many segments, fits a template. */
function matches({ segments, literals }: Template<unknown>, path: readonly string[]): boolean {
  const fits = literals.every(([index, text]) => path[index] === text);
  return fits && segments.every((segment, index) => matchesSegment(segment, path[index] ?? ''));
}

/** Whether the pieces occur in this order, at least a character apart; takes linear time. */
function matchesSegment(pieces: readonly string[], text: string): boolean {
  if (pieces.length === 1) return pieces[0] === text;
  const [first = '', ...others] = pieces;
  const last = others.pop() ?? '';
  if (!text.startsWith(first)) return false;
  let position = first.length;
  for (const piece of others) {
    const found = text.indexOf(piece, position + 1);
    if (found === -1) return false;
    position = found + piece.length;
  }
  return position + 1 + last.length <= text.length && text.endsWith(last);
}
