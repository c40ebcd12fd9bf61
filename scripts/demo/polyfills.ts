/**
 * What the actions use of Node.js 24 that Node.js 20 lacks. GitHub's runner has Node.js 24, so this
 * is for the demo alone; where nothing is missing it does nothing.
 */
import tls from 'node:tls';

function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) {
  const groups = new Map<Key, Item[]>();
  for (const [index, item] of [...items].entries()) {
    const key = keyOf(item, index);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

function parseUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}

function withResolvers() {
  const deferred: Partial<PromiseWithResolvers<unknown>> = {};
  const promise = new Promise((resolve, reject) => Object.assign(deferred, { resolve, reject }));
  return { ...deferred, promise };
}

function add(target: object, name: string, value: unknown): void {
  if (!(name in target))
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

add(Map, 'groupBy', groupBy);
add(Promise, 'withResolvers', withResolvers);
add(URL, 'parse', parseUrl);
add(tls, 'getCACertificates', () => [...tls.rootCertificates]);
