import { readOpenapiPaths } from './document.ts';
import { indexTemplates, segmentsOf } from './path-templates.ts';

/** A line of a file in the repository. */
export interface SourceLocation {
  /** Path relative to the root of the repository. */
  file: string;
  /** From 1. */
  line: number;
}

/** Finds where an endpoint is described; returns undefined if it is not. */
export type Locate = (
  method: string | null | undefined,
  path: string | null | undefined,
) => SourceLocation | undefined;

/** No API has longer paths. */
const maxPathLength = 2000;

/**
 * Locates endpoints in an OpenAPI document: at the line of their operation, or of their path if it
 * lacks the method. Of several templates that match, those with the method come first, then the
 * most specific.
 * @param file path of the document in the repository
 * @param basePath the app's. Paths of findings may begin with it, or with the path of a server in
 * the document, where those of the document do not, or the other way round
 * @throws {Error} if the document cannot be parsed, with line and column, has no `paths`, or is
 * larger than any real one
 */
export function createLocator(options: { text: string; file: string; basePath?: string }) {
  const { text, file, basePath = '' } = options;
  const document = readOpenapiPaths(text, file);
  const { find, uncompared } = indexTemplates(document.paths);
  const prefixes = uniquePaths(
    [basePath.slice(0, maxPathLength), ...document.basePaths].map(segmentsOf),
  ).filter(({ length }) => length > 0);

  const spell = (path: string | null | undefined) =>
    path && path.length <= maxPathLength ? spellingsOf(segmentsOf(path), prefixes) : [];
  const locateOperation: Locate = (method, path) => {
    const operation = method?.toLowerCase() ?? '';
    const found = find(spell(path), ({ operations }) => operations.has(operation));
    const line = found?.operations.get(operation);
    return line === undefined ? undefined : { file, line };
  };
  const locate: Locate = (method, path) => {
    const found = locateOperation(method, path);
    if (found) return found;
    const line = find(spell(path), () => true)?.line;
    return line === undefined ? undefined : { file, line };
  };
  return {
    locate,
    /** Does not locate an endpoint whose path lacks its method. */
    locateOperation,
    /** How many paths of the document are found only as they are written there. */
    uncompared,
  };
}

/** Locates an endpoint in the first document that has its operation, else in that with its path. */
export function locateInFirst(locators: readonly ReturnType<typeof createLocator>[]): Locate {
  const searches = [
    ...locators.map(({ locateOperation }) => locateOperation),
    ...locators.map(({ locate }) => locate),
  ];
  return (method, path) => {
    for (const search of searches) {
      const location = search(method, path);
      if (location) return location;
    }
    return undefined;
  };
}

/** The path as given, without each of the prefixes that it begins with, and with each prefix. */
function spellingsOf(path: string[], prefixes: string[][]): string[][] {
  const stripped = prefixes
    .filter((prefix) => prefix.every((segment, index) => segment === path[index]))
    .map((prefix) => path.slice(prefix.length));
  return uniquePaths([path, ...stripped, ...prefixes.map((prefix) => [...prefix, ...path])]);
}

function uniquePaths(paths: string[][]): string[][] {
  return [...new Map(paths.map((path) => [path.join('/'), path])).values()];
}
