import { closestMatch } from 'leven';

/**
 * Guesses which name was meant: the shortest that contains the word, else the nearest one in which
 * at most a third of the letters differ.
 * @param word in lower case
 */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const kebabCase = word.replaceAll(/[\s_]/g, '-');
  if (kebabCase.length < 3) return undefined; // half of all names contain it
  const [containing] = names
    .filter((name) => name.includes(kebabCase))
    .sort((left, right) => left.length - right.length);
  return (
    containing ?? closestMatch(kebabCase, names, { maxDistance: Math.floor(kebabCase.length / 3) })
  );
}
