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

interface Locator {
  locate: Locate;
  /** How many paths of the document are found only as they are written there. */
  uncompared: number;
}

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
export function createLocator(options: { text: string; file: string; basePath?: string }): Locator {
  const { text, file, basePath = '' } = options;
  const document = readOpenapiPaths(text, file);
  const { find, uncompared } = indexTemplates(document.paths);
  const prefixes = uniquePaths(
    [basePath.slice(0, maxPathLength), ...document.basePaths].map(segmentsOf),
  ).filter(({ length }) => length > 0);

  const locate: Locate = (method, path) => {
    if (!path || path.length > maxPathLength) return undefined;
    const operation = method?.toLowerCase() ?? '';
    const spellings = spellingsOf(segmentsOf(path), prefixes);
    const found =
      find(spellings, ({ operations }) => operations.has(operation)) ?? find(spellings, () => true);
    return found && { file, line: found.operations.get(operation) ?? found.line };
  };
  return { locate, uncompared };
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
