import { lstatSync, realpathSync } from 'node:fs';
import platformPaths, { type PlatformPath } from 'node:path';

/** Splits the path from a folder to something in it; undefined for what lies elsewhere. */
function segmentsBelow(folder: string, path: string, paths: PlatformPath): string[] | undefined {
  const way = paths.relative(folder, path);
  const segments = way.split(paths.sep);
  // The path of what lies on another drive stays absolute.
  return paths.isAbsolute(way) || segments[0] === '..' ? undefined : segments;
}

/** Whether a path leads to something in a folder, and not to git's own files. */
export function liesBelow(folder: string, path: string, paths = platformPaths): boolean {
  const segments = segmentsBelow(folder, path, paths);
  return segments !== undefined && segments[0] !== '' && !segments.some(isGit);
}

/**
 * Whether some file system takes this name for `.git`. As git itself has it (`core.protectNTFS`,
 * `core.protectHFS`): in capitals, as `git~1`, with dots and blanks or a stream (`:`) at its end,
 * or with characters that nobody sees.
 */
function isGit(name: string): boolean {
  return /^(\.git|git~1)([. ]*$|:)/i.test(name.replaceAll(/\p{DI}/gu, ''));
}

/**
 * Resolves the links in a path. What does not exist yet keeps its name.
 * @throws {Error} for a link that leads nowhere, or a drive that does not exist
 */
export function resolveLinks(path: string, paths = platformPaths): string {
  const folder = paths.dirname(path);
  const exists = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  if (exists || folder === path) return realpathSync.native(path);
  return paths.join(resolveLinks(folder, paths), paths.basename(path));
}

/** Path from the root of the repository, with slashes; undefined for what lies elsewhere. */
export function pathInRepository(
  file: string,
  workspace: string,
  paths = platformPaths,
): string | undefined {
  const segments = segmentsBelow(workspace, paths.resolve(workspace, file), paths);
  return segments?.join('/') || undefined;
}

/**
 * The same for a path that may lie outside of the workspace: there links are followed, and one may
 * lead into it. Links in the workspace are not followed. The root is the empty path.
 */
export function linkedPathInRepository(
  file: string,
  workspace: string,
  paths = platformPaths,
): string | undefined {
  const path = paths.resolve(workspace, file);
  const segments =
    segmentsBelow(workspace, path, paths) ??
    segmentsBelow(followed(workspace, paths), followed(path, paths), paths);
  return segments?.join('/');
}

/** Resolves the links in a path, as far as they lead somewhere. */
export function followed(path: string, paths = platformPaths): string {
  try {
    return resolveLinks(path, paths);
  } catch {
    return path;
  }
}
