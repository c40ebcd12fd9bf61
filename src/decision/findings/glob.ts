import { Minimatch } from 'minimatch';

/** Leaves only `*`, `**` and `?` special; names that begin with a dot match like any other. */
const options = {
  dot: true,
  nobrace: true,
  nocomment: true,
  noext: true,
  nonegate: true,
  platform: 'linux',
} as const;

/**
 * A path that may lead elsewhere than it seems: two dots in a row, whatever is around them (servers
 * cut off `;` or `%09`) or between them that browsers drop (control characters), or one as a
 * segment; however often they are encoded.
 */
const climbs =
  /(\.|%(25)*2e)\p{Cc}*(\.|%(25)*2e)|(^|[\\/]|%(25)*(2f|5c))(\.|%(25)*2e)($|[\\/;?#]|%(25)*(2f|5c|3b|3f|23|00))/iu;

/**
 * A test for a path by a glob of `*` (any text within a segment), `?` (one character of it) and
 * `**` (any segments). All else is literal: paths hold parameters in braces, and function calls in
 * parentheses.
 */
export function createGlob(pattern: string): (path: string) => boolean {
  if (climbs.test(pattern.replaceAll('?', '_'))) return (path) => path === pattern;
  const glob = new Minimatch(pattern.replaceAll(/[^\w\s/*?.-]/gu, '\\$&'), options);
  return (path) => path === pattern || (!climbs.test(path) && glob.match(path));
}
