const parameter = /\{[^{}]*\}/g;
/** How many templates of one length are compared; a real document has some hundreds. */
const maxCompared = 1000;

interface Template<T> {
  item: T;
  /** Of each segment its literal pieces, with a parameter between each two. */
  segments: string[][];
  /** The segments without parameters, with their places: most templates differ in one of them. */
  literals: [place: number, text: string][];
  /** Orders templates that match the same path: the smaller, the more specific. */
  rank: string;
}

export interface TemplateIndex<T> {
  find: (spellings: string[][], isWanted: (item: T) => boolean) => T | undefined;
  /** How many templates are found only by a path with the same literals and parameters. */
  uncompared: number;
}

/**
 * Finds the most specific template that is wanted and matches a path in any of several spellings.
 * Neither templates nor paths can make a search slow.
 */
export function indexTemplates<T extends { template: string }>(
  items: readonly T[],
): TemplateIndex<T> {
  const templates = items
    .map(parse)
    .sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)));
  const byShape = Map.groupBy(templates, ({ item }) => shapeOf(segmentsOf(item.template)));
  const byLength = Map.groupBy(templates, ({ segments }) => segments.length);
  for (const group of byShape.values()) group.splice(maxCompared);
  const beyond = [...byLength.values()].flatMap((group) => group.splice(maxCompared));
  const find: TemplateIndex<T>['find'] = (spellings, isWanted) => {
    let best: Template<T> | undefined;
    for (const spelling of spellings) {
      const fits = (each: Template<T>) => isWanted(each.item) && matches(each, spelling);
      const found =
        byShape.get(shapeOf(spelling))?.find(fits) ?? byLength.get(spelling.length)?.find(fits);
      if (found && (!best || found.rank < best.rank)) best = found;
    }
    return best?.item;
  };
  return { find, uncompared: beyond.length };
}

/** The segments with their parameters unnamed. */
function shapeOf(segments: readonly string[]): string {
  return segments.join('/').replace(parameter, '{}');
}

function parse<T extends { template: string }>(item: T): Template<T> {
  const segments = segmentsOf(item.template).map((segment) => segment.split(parameter));
  const parameters = segments.filter(({ length }) => length > 1).length;
  const kinds = segments.map((pieces) => {
    if (pieces.length === 1) return 'literal';
    return pieces.some(Boolean) ? 'mixed' : 'parameter';
  });
  const rank = `${String(parameters).padStart(5, '0')} ${kinds.map(([first]) => first).join('')}`;
  const literals = segments.flatMap(([first = '', ...others], place): Template<T>['literals'] =>
    others.length === 0 ? [[place, first]] : [],
  );
  return { item, segments, literals, rank };
}

/** Of a path or an address, without query and fragment; doubled slashes do not count. */
export function segmentsOf(path: string): string[] {
  return path
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
}

/** Whether a path, or another template of the same form and as many segments, fits a template. */
function matches({ segments, literals }: Template<unknown>, path: readonly string[]): boolean {
  const fits = literals.every(([place, text]) => path[place] === text);
  return fits && segments.every((segment, index) => matchesSegment(segment, path[index] ?? ''));
}

/** The pieces occur in turn, a character apart at least. Linear, as no regular expression would be. */
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
