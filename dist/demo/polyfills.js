/**
 * The features of Node.js 24 that the actions use and Node.js 20 lacks. GitHub's runner has Node.js
 * 24: only the demo loads this, and it adds nothing that exists.
 */
import tls from 'node:tls';
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    return groups;
}
function add(target, name, value) {
    if (!(name in target))
        Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
add(Map, 'groupBy', groupBy);
add(URL, 'parse', (text, base) => URL.canParse(text, base) ? new URL(text, base) : null);
add(tls, 'getCACertificates', () => [...tls.rootCertificates]);
