export const id = 939;
export const ids = [939,274];
export const modules = {

/***/ 82939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createLocator: () => (/* binding */ createLocator)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/text/bounded-yaml.js
var bounded_yaml = __webpack_require__(83274);
;// CONCATENATED MODULE: ./build/src/results/openapi/document.js


const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];
/** How far aliases, references and merges are followed: they may go round in circles. */
const maxHops = 10;
const maxMerged = 20;
const maxServers = 10;
/** Of an address, of a part of it, and of a reference, in characters. */
const maxTextLength = 2000;
const maxPaths = 10_000;
/**
 * How often a member is looked for by reference: a document whose 10,000 paths are all references
 * takes some 200,000.
 */
const maxSteps = 300_000;
/**
 * Reads an OpenAPI document, or a Swagger 2.0 one, in YAML or JSON, with the lines where things are
 * written. Aliases and references within the document are followed one at a time and never
 * expanded, so that they cannot make it larger than it is.
 * @param file its name, for the error's message
 * @throws {Error} if it cannot be parsed, with line and column, has no `paths`, or is larger than
 * any real one
 */
function readOpenapiPaths(text, file) {
    const { document, lineCounter } = (0,bounded_yaml.parseBoundedYaml)(text);
    const [error] = document.errors;
    if (error !== undefined) {
        const { line, col } = lineCounter.linePos(error.pos[0]);
        throw new Error(`${file} is neither valid YAML nor JSON, at line ${line}, column ${col}: ${error.message}`);
    }
    const nodes = new Nodes(document);
    const lineOf = (key) => (0,dist/* isScalar */.jn)(key) && key.range ? lineCounter.linePos(key.range[0]).line : 1;
    const paths = nodes.entries(nodes.member(document.contents, 'paths')?.value);
    if (paths === undefined)
        throw new Error(`${file} is no OpenAPI document: at line 1, column 1 begins no object with \`paths\``);
    if (paths.length > maxPaths)
        throw new Error(`${file} has more than ${maxPaths} paths`);
    return {
        paths: paths.map(([template, { key, value }]) => ({
            template,
            line: lineOf(key),
            operations: new Map(methods.flatMap((method) => {
                const operation = nodes.member(value, method) ?? nodes.member(value, method.toUpperCase());
                return operation ? [[method, lineOf(operation.key)]] : [];
            })),
        })),
        basePaths: readBasePaths(nodes, document.contents, paths.map(([, { value }]) => value)),
    };
}
function readBasePaths(nodes, root, pathItems) {
    const servers = [];
    for (const owner of [root, ...pathItems]) {
        if (servers.length >= maxServers)
            break;
        servers.push(...nodes.items(nodes.member(owner, 'servers')?.value).slice(0, maxServers - servers.length));
    }
    const basePath = nodes.text(nodes.member(root, 'basePath')?.value);
    return [
        ...servers.map((server) => serverPath(nodes, server)),
        basePath?.slice(0, maxTextLength) ?? '',
    ];
}
/** Path of a server's address, with the defaults of its variables. */
function serverPath(nodes, server) {
    const variables = nodes.member(server, 'variables')?.value;
    const defaultOf = (name) => nodes.text(nodes.member(nodes.member(variables, name)?.value, 'default')?.value);
    const url = nodes.text(nodes.member(server, 'url')?.value) ?? '';
    const address = url
        .slice(0, maxTextLength)
        .replace(/\{([^{}]*)\}/g, (variable, name) => defaultOf(name)?.slice(0, maxTextLength) ?? variable);
    return URL.parse(address.slice(0, maxTextLength), 'http://localhost')?.pathname ?? '';
}
/** The nodes of a document as a reader sees them: through aliases, merge keys and references. */
class Nodes {
    #root;
    #targets;
    #indexes = new Map();
    #steps = 0;
    constructor(document) {
        this.#root = document.contents;
        this.#targets = aliasTargets(document);
    }
    text(node) {
        const scalar = this.#seen(node);
        return (0,dist/* isScalar */.jn)(scalar) && typeof scalar.value === 'string' ? scalar.value : undefined;
    }
    /** Of a sequence. */
    items(node) {
        const sequence = this.#seen(node);
        return (0,dist/* isSeq */.oP)(sequence) ? sequence.items : [];
    }
    /** All own and merged members of an object; undefined if it is none. */
    entries(node) {
        const index = this.#indexOf(node);
        if (index === undefined)
            return undefined;
        const merged = this.#mergedInto(index).flatMap((source) => this.#indexOf(source) ?? []);
        const members = new Map();
        for (const [key, member] of [index, ...merged].flatMap((part) => [...part]))
            if (member && !members.has(key))
                members.set(key, member);
        return [...members];
    }
    /** A member of an object, its own or merged or referred to. */
    member(node, key, hops = maxHops) {
        const index = this.#indexOf(node);
        if (index === undefined || hops === 0)
            return undefined;
        if (!index.has(key)) {
            index.set(key, undefined); // For circles; and what was looked for once is known.
            index.set(key, this.#findElsewhere(index, key, hops));
        }
        return index.get(key);
    }
    #findElsewhere(index, key, hops) {
        const referred = this.#referredTo(index, hops);
        const sources = [...this.#mergedInto(index), ...(referred === undefined ? [] : [referred])];
        this.#steps += sources.length;
        if (this.#steps > maxSteps)
            throw new Error(`its parts refer to each other more than ${maxSteps} times`);
        for (const source of sources) {
            const found = this.member(source, key, hops - 1);
            if (found !== undefined)
                return found;
        }
        return undefined;
    }
    #seen(node) {
        return (0,dist/* isAlias */.Vj)(node) ? this.#targets.get(node) : node;
    }
    /** Own members by name, made once for each object. */
    #indexOf(node) {
        const map = this.#seen(node);
        if (!(0,dist/* isMap */.jh)(map))
            return undefined;
        const known = this.#indexes.get(map);
        if (known)
            return known;
        const index = new Map();
        for (const { key, value } of map.items)
            if ((0,dist/* isScalar */.jn)(key) && !index.has(String(key.value)))
                index.set(String(key.value), { key, value });
        this.#indexes.set(map, index);
        return index;
    }
    #mergedInto(index) {
        const merged = this.#seen(index.get('<<')?.value);
        return (0,dist/* isMap */.jh)(merged) ? [merged] : this.items(merged).slice(0, maxMerged);
    }
    /** What `$ref: '#/…'` points to, by the rules of JSON Pointer (RFC 6901). */
    #referredTo(index, hops) {
        const reference = this.text(index.get('$ref')?.value);
        if (reference === undefined || reference.length > maxTextLength)
            return undefined;
        const [start, ...tokens] = reference.split('/').slice(0, maxHops);
        if (start !== '#')
            return undefined;
        return tokens.reduce((node, token) => this.member(node, unescaped(token), hops - 1)?.value, this.#root);
    }
}
/** What each alias stands for: the last node before it that has its anchor. */
function aliasTargets(document) {
    const anchors = new Map();
    const targets = new Map();
    (0,dist/* visit */.YR)(document, {
        Node: (_, node) => {
            if ((0,dist/* isAlias */.Vj)(node))
                targets.set(node, anchors.get(node.source));
            else if (node.anchor)
                anchors.set(node.anchor, node);
        },
    });
    return targets;
}
function unescaped(token) {
    return decoded(token).replaceAll('~1', '/').replaceAll('~0', '~');
}
function decoded(token) {
    try {
        return decodeURIComponent(token);
    }
    catch {
        return token; // A sign for percent, or not UTF-8.
    }
}

;// CONCATENATED MODULE: ./build/src/results/openapi/path-templates.js
function parseTemplate(template) {
    const segments = segmentsOf(template).map((segment) => segment.split(/\{[^{}]*\}/));
    const kinds = segments.map((pieces) => pieces.length === 1 ? 'literal' : pieces.some(Boolean) ? 'mixed' : 'parameter');
    const parameters = kinds.filter((kind) => kind !== 'literal').length;
    return {
        segments,
        kinds,
        rank: `${String(parameters).padStart(5, '0')} ${kinds.map(([first]) => first).join('')}`,
    };
}
/**
 * The segments of a path or of an address, without query and fragment; slashes at the end or
 * doubled do not count.
 */
function segmentsOf(path) {
    return path
        .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
        .replace(/[?#].*$/s, '')
        .split('/')
        .filter(Boolean);
}
/** Whether a concrete path, or another template of the same form, fits a template. */
function matches({ segments }, path) {
    return (segments.length === path.length &&
        segments.every((segment, index) => matchesSegment(segment, path[index] ?? '')));
}
/**
 * The pieces occur one after another, and each parameter between them has at least one character.
 * No regular expression: it takes linear time.
 */
function matchesSegment(pieces, text) {
    const [first = '', ...others] = pieces;
    const last = others.pop();
    if (last === undefined)
        return first === text;
    if (!text.startsWith(first))
        return false;
    let position = first.length;
    for (const piece of others) {
        const found = text.indexOf(piece, position + 1);
        if (found === -1)
            return false;
        position = found + piece.length;
    }
    return position + 1 + last.length <= text.length && text.endsWith(last);
}

;// CONCATENATED MODULE: ./build/src/results/openapi/path-index.js

/** How many segments one search may compare; a real document needs some hundreds. */
const path_index_maxSteps = 1000;
/**
 * Indexes path templates by their shape, so that a search looks up one key for each shape of the
 * path's length instead of going through all templates. A search has a bound, beyond which it knows
 * no better: neither templates nor paths can make it slow.
 */
function indexTemplates(items) {
    const shapes = shapesByLength(items.map((item) => ({ item, ...parseTemplate(item.template) })));
    return (paths, isPreferred) => {
        let best;
        let steps = 0;
        const candidates = function* (path) {
            for (const { kinds, entries } of shapes.get(path.length) ?? []) {
                steps += path.length + 1;
                if (steps <= path_index_maxSteps)
                    yield* entries.get(keyOf(path, kinds)) ?? [];
            }
        };
        for (const path of paths)
            for (const entry of candidates(path)) {
                steps += path.length;
                if (steps > path_index_maxSteps)
                    return best?.item;
                if (matches(entry, path) && (!best || isBetter(entry, best, isPreferred)))
                    best = entry;
            }
        return best?.item;
    };
}
function isBetter(entry, best, isPreferred) {
    const [is, was] = [isPreferred(entry.item), isPreferred(best.item)];
    return is === was ? entry.rank < best.rank : is;
}
/** The most specific shapes first. */
function shapesByLength(entries) {
    const ordered = entries.toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)));
    const shapes = [...Map.groupBy(ordered, ({ rank }) => rank).values()].map((same) => {
        const kinds = same[0]?.kinds ?? [];
        return {
            kinds,
            entries: Map.groupBy(same, ({ segments }) => keyOf(segments.map(String), kinds)),
        };
    });
    return Map.groupBy(shapes, ({ kinds }) => kinds.length);
}
/** The literal segments, with nothing in place of the others. */
function keyOf(path, kinds) {
    return path.map((segment, index) => (kinds[index] === 'literal' ? segment : '')).join('/');
}

;// CONCATENATED MODULE: ./build/src/results/openapi/locations.js



/** Longer ones are no paths of an API. */
const maxPathLength = 2000;
/**
 * Locates endpoints in an OpenAPI document: at the line of their operation, or of their path if it
 * lacks the method. Of several templates that match, those with the method come first, then the
 * most specific.
 * @param file path of the document in the repository
 * @param basePath the app's; it and the document's servers may be missing from, or precede, either
 * side's paths
 * @throws {Error} if the document cannot be parsed, with line and column, has no `paths`, or is
 * larger than any real one
 */
function createLocator({ text, file, basePath = '', }) {
    const document = readOpenapiPaths(text, file);
    const find = indexTemplates(document.paths.filter(({ template }) => template.length <= maxPathLength));
    const prefixes = uniquePaths([basePath.slice(0, maxPathLength), ...document.basePaths].map(segmentsOf)).filter(({ length }) => length > 0);
    return (method, path) => {
        if (!path || path.length > maxPathLength)
            return undefined;
        const operation = method?.toLowerCase() ?? '';
        const found = find(variants(segmentsOf(path), prefixes), ({ operations }) => operations.has(operation));
        return found && { file, line: found.operations.get(operation) ?? found.line };
    };
}
/** The path as it is, without each prefix it has, and with each prefix. */
function variants(path, prefixes) {
    const stripped = prefixes
        .filter((prefix) => prefix.every((segment, index) => segment === path[index]))
        .map((prefix) => path.slice(prefix.length));
    return uniquePaths([path, ...stripped, ...prefixes.map((prefix) => [...prefix, ...path])]);
}
function uniquePaths(paths) {
    return [...new Map(paths.map((path) => [path.join('/'), path])).values()];
}


/***/ }),

/***/ 83274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseBoundedYaml: () => (/* binding */ parseBoundedYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

/**
 * Parsing takes some 3 µs and 400 bytes for each word, sign, blank and line break; 2 MiB of an
 * OpenAPI document have some 530,000.
 */
const maxTokens = 600_000;
const maxDepth = 100;
/**
 * Parses YAML, or JSON, that somebody may have crafted: within bounds of time and memory. Aliases
 * are not expanded, and the first of equal keys counts, since looking for the others takes
 * quadratic time.
 * @returns also what has errors
 * @throws {Error} when it has too many parts, or too deep ones, for that
 */
function parseBoundedYaml(text) {
    refuseExcess(text);
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    return {
        document: (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, { lineCounter, prettyErrors: false, uniqueKeys: false }),
        lineCounter,
    };
}
function refuseExcess(text) {
    let tokens = 0;
    let depth = 0;
    for (const token of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        tokens += 1;
        if (token === '[' || token === '{')
            depth += 1;
        else if (token === ']' || token === '}')
            depth -= 1;
        if (tokens > maxTokens)
            throw new Error(`it has more than ${maxTokens} words and signs`);
        if (depth > maxDepth)
            throw new Error(`it is more than ${maxDepth} levels deep`);
    }
}


/***/ })

};
