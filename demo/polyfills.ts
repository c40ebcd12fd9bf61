/**
 * The features of Node.js 24 that the actions use and Node.js 20 lacks. GitHub's runner has Node.js
 * 24: only the demo loads this, and it adds nothing that exists.
 */
import tls from 'node:tls';

function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

function add(target: object, name: string, value: unknown): void {
  if (!(name in target))
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

add(Map, 'groupBy', groupBy);
add(URL, 'parse', (text: string, base?: string) =>
  URL.canParse(text, base) ? new URL(text, base) : null,
);
add(tls, 'getCACertificates', () => [...tls.rootCertificates]);
