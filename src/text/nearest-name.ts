/** The name that takes the fewest changes of single letters (Levenshtein distance) to reach. */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const rated = names.map((name) => ({ name, changes: distance(text, name) }));
  return rated.sort((left, right) => left.changes - right.changes)[0]?.name;
}

/** By rows of the table of distances between beginnings of the two texts. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...left].entries()) {
    const next = [index + 1];
    for (const [column, above] of row.slice(1).entries()) {
      const replaced = (row[column] ?? 0) + (letter === right[column] ? 0 : 1);
      next.push(Math.min(above + 1, (next[column] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
