/**
 * What the actions use of Node.js 24 that Node.js 20 lacks. GitHub's runner has Node.js 24, so this
 * is for the demo alone; where nothing is missing it does nothing.
 */
import tls from 'node:tls';
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const [index, item] of [...items].entries()) {
        const key = keyOf(item, index);
        groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    return groups;
}
function parseUrl(text, base) {
    return URL.canParse(text, base) ? new URL(text, base) : null;
}
function withResolvers() {
    const deferred = {};
    const promise = new Promise((resolve, reject) => Object.assign(deferred, { resolve, reject }));
    return { ...deferred, promise };
}
function add(target, name, value) {
    if (!(name in target))
        Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
add(Map, 'groupBy', groupBy);
add(Promise, 'withResolvers', withResolvers);
add(URL, 'parse', parseUrl);
add(tls, 'getCACertificates', () => [...tls.rootCertificates]);
