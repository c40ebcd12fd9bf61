import { type Alias, type Document, isAlias, isMap, isScalar, isSeq, visit } from 'yaml';
import { parseBoundedYaml } from '../../text/bounded-yaml.ts';

/** A path of an OpenAPI document: its template, and where it and its operations are written. */
export interface OpenapiPath {
  /** For example `/orders/{orderId}`. */
  template: string;
  /** Line of the path's key, from 1. */
  line: number;
  /** Lines of the keys of its operations, by method in lower case. */
  operations: ReadonlyMap<string, number>;
}

export interface OpenapiPaths {
  /** In the order of the document. */
  paths: OpenapiPath[];
  /** Paths of the servers' addresses, and `basePath` of Swagger 2.0. */
  basePaths: string[];
}

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
export function readOpenapiPaths(text: string, file: string): OpenapiPaths {
  const { document, lineCounter } = parseBoundedYaml(text);
  const [error] = document.errors;
  if (error !== undefined) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    throw new Error(
      `${file} is neither valid YAML nor JSON, at line ${line}, column ${col}: ${error.message}`,
    );
  }
  const nodes = new Nodes(document);
  const lineOf = (key: unknown) =>
    isScalar(key) && key.range ? lineCounter.linePos(key.range[0]).line : 1;
  const paths = nodes.entries(nodes.member(document.contents, 'paths')?.value);
  if (paths === undefined)
    throw new Error(
      `${file} is no OpenAPI document: at line 1, column 1 begins no object with \`paths\``,
    );
  if (paths.length > maxPaths) throw new Error(`${file} has more than ${maxPaths} paths`);
  return {
    paths: paths.map(([template, { key, value }]) => ({
      template,
      line: lineOf(key),
      operations: new Map(
        methods.flatMap((method) => {
          const operation =
            nodes.member(value, method) ?? nodes.member(value, method.toUpperCase());
          return operation ? [[method, lineOf(operation.key)]] : [];
        }),
      ),
    })),
    basePaths: readBasePaths(
      nodes,
      document.contents,
      paths.map(([, { value }]) => value),
    ),
  };
}

function readBasePaths(nodes: Nodes, root: unknown, pathItems: unknown[]): string[] {
  const servers: unknown[] = [];
  for (const owner of [root, ...pathItems]) {
    if (servers.length >= maxServers) break;
    servers.push(
      ...nodes.items(nodes.member(owner, 'servers')?.value).slice(0, maxServers - servers.length),
    );
  }
  const basePath = nodes.text(nodes.member(root, 'basePath')?.value);
  return [
    ...servers.map((server) => serverPath(nodes, server)),
    basePath?.slice(0, maxTextLength) ?? '',
  ];
}

/** Path of a server's address, with the defaults of its variables. */
function serverPath(nodes: Nodes, server: unknown): string {
  const variables = nodes.member(server, 'variables')?.value;
  const defaultOf = (name: string) =>
    nodes.text(nodes.member(nodes.member(variables, name)?.value, 'default')?.value);
  const url = nodes.text(nodes.member(server, 'url')?.value) ?? '';
  const address = url
    .slice(0, maxTextLength)
    .replace(
      /\{([^{}]*)\}/g,
      (variable, name: string) => defaultOf(name)?.slice(0, maxTextLength) ?? variable,
    );
  return URL.parse(address.slice(0, maxTextLength), 'http://localhost')?.pathname ?? '';
}

interface Member {
  key: unknown;
  value: unknown;
}

type Index = Map<string, Member | undefined>;

/** The nodes of a document as a reader sees them: through aliases, merge keys and references. */
class Nodes {
  readonly #root: unknown;
  readonly #targets: ReadonlyMap<Alias, unknown>;
  readonly #indexes = new Map<unknown, Index>();
  #steps = 0;

  constructor(document: Document) {
    this.#root = document.contents;
    this.#targets = aliasTargets(document);
  }

  text(node: unknown): string | undefined {
    const scalar = this.#seen(node);
    return isScalar(scalar) && typeof scalar.value === 'string' ? scalar.value : undefined;
  }

  /** Of a sequence. */
  items(node: unknown): unknown[] {
    const sequence = this.#seen(node);
    return isSeq(sequence) ? sequence.items : [];
  }

  /** All own and merged members of an object; undefined if it is none. */
  entries(node: unknown): [string, Member][] | undefined {
    const index = this.#indexOf(node);
    if (index === undefined) return undefined;
    const merged = this.#mergedInto(index).flatMap((source) => this.#indexOf(source) ?? []);
    const members = new Map<string, Member>();
    for (const [key, member] of [index, ...merged].flatMap((part) => [...part]))
      if (member && !members.has(key)) members.set(key, member);
    return [...members];
  }

  /** A member of an object, its own or merged or referred to. */
  member(node: unknown, key: string, hops = maxHops): Member | undefined {
    const index = this.#indexOf(node);
    if (index === undefined || hops === 0) return undefined;
    if (!index.has(key)) {
      index.set(key, undefined); // For circles; and what was looked for once is known.
      index.set(key, this.#findElsewhere(index, key, hops));
    }
    return index.get(key);
  }

  #findElsewhere(index: Index, key: string, hops: number): Member | undefined {
    const referred = this.#referredTo(index, hops);
    const sources = [...this.#mergedInto(index), ...(referred === undefined ? [] : [referred])];
    this.#steps += sources.length;
    if (this.#steps > maxSteps)
      throw new Error(`its parts refer to each other more than ${maxSteps} times`);
    for (const source of sources) {
      const found = this.member(source, key, hops - 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #seen(node: unknown): unknown {
    return isAlias(node) ? this.#targets.get(node) : node;
  }

  /** Own members by name, made once for each object. */
  #indexOf(node: unknown): Index | undefined {
    const map = this.#seen(node);
    if (!isMap(map)) return undefined;
    const known = this.#indexes.get(map);
    if (known) return known;
    const index: Index = new Map();
    for (const { key, value } of map.items)
      if (isScalar(key) && !index.has(String(key.value)))
        index.set(String(key.value), { key, value });
    this.#indexes.set(map, index);
    return index;
  }

  #mergedInto(index: Index): unknown[] {
    const merged = this.#seen(index.get('<<')?.value);
    return isMap(merged) ? [merged] : this.items(merged).slice(0, maxMerged);
  }

  /** What `$ref: '#/…'` points to, by the rules of JSON Pointer (RFC 6901). */
  #referredTo(index: Index, hops: number): unknown {
    const reference = this.text(index.get('$ref')?.value);
    if (reference === undefined || reference.length > maxTextLength) return undefined;
    const [start, ...tokens] = reference.split('/').slice(0, maxHops);
    if (start !== '#') return undefined;
    return tokens.reduce<unknown>(
      (node, token) => this.member(node, unescaped(token), hops - 1)?.value,
      this.#root,
    );
  }
}

/** What each alias stands for: the last node before it that has its anchor. */
function aliasTargets(document: Document): ReadonlyMap<Alias, unknown> {
  const anchors = new Map<string, unknown>();
  const targets = new Map<Alias, unknown>();
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node)) targets.set(node, anchors.get(node.source));
      else if (node.anchor) anchors.set(node.anchor, node);
    },
  });
  return targets;
}

function unescaped(token: string): string {
  return decoded(token).replaceAll('~1', '/').replaceAll('~0', '~');
}

function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token; // A sign for percent, or not UTF-8.
  }
}
