/** What depends only on what comes before it; of tests and of the source folders that they test. */
const kinds = ['unit', 'integration', 'contract', 'e2e', 'system', 'runner'];
const layers = [
  'text',
  'http',
  'emulator',
  'service',
  'github',
  'deployment',
  'decision',
  'results',
  'actions',
];

/** Sorts test files so that those come first that test the least at once: the nearest to a bug. */
export function nearestFirst(files: readonly string[]): string[] {
  return files
    .map((file) => ({ file, rank: rankOf(file) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
    .map(({ file }) => file);
}

/** A folder within a layer is nearer than the layer itself. */
function rankOf(file: string): string {
  const [, kind = '', layer = '', ...inside] = file.split('/');
  const place = [kinds.indexOf(kind), layers.indexOf(layer)].map((index) =>
    String(index === -1 ? 99 : index).padStart(2, '0'),
  );
  return [...place, String(9 - inside.length), file].join(' ');
}
