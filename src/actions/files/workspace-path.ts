import { lstatSync, realpathSync } from 'node:fs';
import platformPaths, { type PlatformPath } from 'node:path';

/** The segments of the path from a folder to something in it; undefined if it lies elsewhere. */
function segmentsBelow(folder: string, path: string, paths: PlatformPath): string[] | undefined {
  const relativePath = paths.relative(folder, path);
  const segments = relativePath.split(paths.sep);
  // The path to another drive is absolute.
  return paths.isAbsolute(relativePath) || segments[0] === '..' ? undefined : segments;
}

/** Whether a path leads to something in a folder, and not to git's own files. */
export function liesBelow(folder: string, path: string, paths = platformPaths): boolean {
  const segments = segmentsBelow(folder, path, paths);
  return segments !== undefined && segments[0] !== '' && !segments.some(isGit);
}

/** Some file systems do not distinguish capitals. */
function isGit(name: string): boolean {
  return name.toLowerCase() === '.git';
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
 * Path from the root of the repository. Links outside of the workspace are followed, since they may
 * lead into it; links in the workspace are not. The root is the empty path; undefined for what lies
 * elsewhere.
 */
export function linkedPathInRepository(
  file: string,
  workspace: string,
  paths = platformPaths,
): string | undefined {
  const path = paths.resolve(workspace, file);
  const segments =
    segmentsBelow(workspace, path, paths) ??
    segmentsBelow(followLinks(workspace, paths), followLinks(path, paths), paths);
  return segments?.join('/');
}

/** Resolves the links in a path, or returns it as it is if one leads nowhere. */
export function followLinks(path: string, paths = platformPaths): string {
  try {
    return resolveLinks(path, paths);
  } catch {
    return path;
  }
}
