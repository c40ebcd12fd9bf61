import { matches, type PathTemplate, parseTemplate } from './path-templates.ts';

/** How many segments one search may compare; a real document needs some hundreds. */
const maxSteps = 1000;

/**
 * Finds the best template for a path in any of several spellings: of those that match, one that is
 * preferred, then the most specific.
 */
export type FindTemplate<T> = (
  paths: readonly string[][],
  isPreferred: (item: T) => boolean,
) => T | undefined;

type Entry<T> = PathTemplate & { item: T };

/**
 * Templates whose parameters stand at the same places, the literal segments between them as keys.
 */
interface Shape<T> {
  kinds: PathTemplate['kinds'];
  entries: Map<string, Entry<T>[]>;
}

/**
 * Indexes path templates by their shape, so that a search looks up one key for each shape of the
 * path's length instead of going through all templates. A search has a bound, beyond which it knows
 * no better: neither templates nor paths can make it slow.
 */
export function indexTemplates<T extends { template: string }>(
  items: readonly T[],
): FindTemplate<T> {
  const shapes = shapesByLength(items.map((item) => ({ item, ...parseTemplate(item.template) })));
  return (paths, isPreferred) => {
    let best: Entry<T> | undefined;
    let steps = 0;
    const candidates = function* (path: readonly string[]) {
      for (const { kinds, entries } of shapes.get(path.length) ?? []) {
        steps += path.length + 1;
        if (steps <= maxSteps) yield* entries.get(keyOf(path, kinds)) ?? [];
      }
    };
    for (const path of paths)
      for (const entry of candidates(path)) {
        steps += path.length;
        if (steps > maxSteps) return best?.item;
        if (matches(entry, path) && (!best || isBetter(entry, best, isPreferred))) best = entry;
      }
    return best?.item;
  };
}

function isBetter<T>(entry: Entry<T>, best: Entry<T>, isPreferred: (item: T) => boolean): boolean {
  const [is, was] = [isPreferred(entry.item), isPreferred(best.item)];
  return is === was ? entry.rank < best.rank : is;
}

/** The most specific shapes first. */
function shapesByLength<T>(entries: Entry<T>[]): ReadonlyMap<number, Shape<T>[]> {
  const ordered = entries.toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)));
  const shapes = [...Map.groupBy(ordered, ({ rank }) => rank).values()].map((same): Shape<T> => {
    const kinds = same[0]?.kinds ?? [];
    return {
      kinds,
      entries: Map.groupBy(same, ({ segments }) => keyOf(segments.map(String), kinds)),
    };
  });
  return Map.groupBy(shapes, ({ kinds }) => kinds.length);
}

/** The literal segments, with nothing in place of the others. */
function keyOf(path: readonly string[], kinds: PathTemplate['kinds']): string {
  return path.map((segment, index) => (kinds[index] === 'literal' ? segment : '')).join('/');
}
