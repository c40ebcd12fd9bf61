import { closestMatch } from 'leven';

/**
 * The name that was meant: the shortest that contains the word, else the nearest one, of which at
 * most a third of the letters differ.
 * @param word in lower case
 */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const text = word.replaceAll(/[\s_]/g, '-');
  if (text.length < 3) return undefined; // in half of all names
  const [containing] = names
    .filter((name) => name.includes(text))
    .sort((left, right) => left.length - right.length);
  return containing ?? closestMatch(text, names, { maxDistance: Math.floor(text.length / 3) });
}
