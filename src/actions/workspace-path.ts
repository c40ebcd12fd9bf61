import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Splits the path from a folder to something in it; undefined for what lies elsewhere. */
export function segmentsBelow(folder: string, path: string): string[] | undefined {
  const way = relative(folder, path);
  const segments = way.split(sep);
  // The path of what lies on another drive stays absolute.
  return isAbsolute(way) || segments[0] === '..' ? undefined : segments;
}

/** Whether one of these names is git's own: `.GIT` can be `.git`. */
export function includesGit(segments: readonly string[]): boolean {
  return segments.some((name) => name.toLowerCase() === '.git');
}

/**
 * Resolves the links in a path. What does not exist yet keeps its name.
 * @throws {Error} for a link that leads nowhere
 */
export function resolveLinks(path: string): string {
  const exists = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  return exists ? realpathSync.native(path) : join(resolveLinks(dirname(path)), basename(path));
}

/** Path from the root of the repository, with slashes; undefined for what lies elsewhere. */
export function pathInRepository(file: string, workspace: string): string | undefined {
  return segmentsBelow(workspace, resolve(workspace, file))?.join('/') || undefined;
}

/**
 * The same for a path that may lie outside of the workspace: there links are followed, and one may
 * lead into it. Links in the workspace are not followed. The root is the empty path.
 */
export function linkedPathInRepository(file: string, workspace: string): string | undefined {
  const path = resolve(workspace, file);
  const segments =
    segmentsBelow(workspace, path) ?? segmentsBelow(followed(workspace), followed(path));
  return segments?.join('/');
}

/** Resolves the links in a path, as far as they lead somewhere. */
export function followed(path: string): string {
  try {
    return resolveLinks(path);
  } catch {
    return path;
  }
}
