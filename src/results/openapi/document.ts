import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  visit,
  type YAMLMap,
} from 'yaml';
import { parseBoundedYaml } from '../../text/bounded-yaml.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

const maxServers = 10;
/** The longest address, or part of one, in characters. */
const maxTextLength = 2000;
const maxPaths = 10_000;

/**
 * Reads the paths of an OpenAPI or Swagger 2.0 document, in YAML or JSON, with their lines. Aliases
 * are not expanded, so they cannot make the document larger.
 * @param file its name, for the error's message
 * @throws {Error} if it cannot be parsed, with line and column, has no `paths` of its own, or
 * is larger than any real one
 */
export function readOpenapiPaths(text: string, file: string) {
  const { document, lineCounter } = parseBoundedYaml(text);
  const [error] = document.errors;
  if (error !== undefined) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    throw new Error(
      `${file} is neither valid YAML nor JSON, at line ${line}, column ${col}: ${error.message}`,
    );
  }
  const reader = createReader(document);
  const root = document.contents;
  const lineOf = ({ key }: Pair) =>
    isScalar(key) && key.range ? lineCounter.linePos(key.range[0]).line : 1;
  const members = reader.members(reader.valueAt(root, 'paths'));
  if (members === undefined)
    throw new Error(
      `${file} is not an OpenAPI document: no object with \`paths\` begins at line 1, column 1`,
    );
  if (members.has('$ref'))
    throw new Error(
      `${file} is split: its \`paths\` is a reference (\`$ref\`), which is not followed. Bundle it into one document`,
    );
  if (members.size > maxPaths) throw new Error(`${file} has more than ${maxPaths} paths`);
  const paths = [...members].map(([template, member]) => {
    const pathItem = reader.members(member.value);
    const operations = methods.flatMap((method) => {
      const operation = pathItem?.get(method) ?? pathItem?.get(method.toUpperCase());
      return operation ? [[method, lineOf(operation)] as const] : [];
    });
    return {
      /** For example `/orders/{orderId}`. */
      template,
      /** Line of the path's key, from 1. */
      line: lineOf(member),
      /** Lines of the keys of its operations, by method in lower case. */
      operations: new Map(operations),
    };
  });
  const pathItems = [...members.values()].map(({ value }) => value);
  return { paths, basePaths: readBasePaths(reader, root, pathItems) };
}

/** The paths of the servers' addresses, and `basePath` of Swagger 2.0. */
function readBasePaths(reader: Reader, root: unknown, pathItems: unknown[]): string[] {
  const servers = [root, ...pathItems].flatMap(reader.servers).slice(0, maxServers);
  const basePath = reader.textAt(root, 'basePath') ?? '';
  return [...servers.map((server) => serverPath(reader, server)), basePath];
}

/** Path of a server's address, with the defaults of its variables. */
function serverPath({ textAt }: Reader, server: unknown): string {
  const url = textAt(server, 'url') ?? '';
  const address = url.replace(
    /\{([^{}]*)\}/g,
    (variable, name: string) => textAt(server, 'variables', name, 'default') ?? variable,
  );
  return URL.parse(address.slice(0, maxTextLength), 'http://localhost')?.pathname ?? '';
}

type Reader = ReturnType<typeof createReader>;

/** Reads the nodes of a document through aliases. */
function createReader(document: Document) {
  const targets = aliasTargets(document);
  const indexes = new Map<YAMLMap, ReadonlyMap<string, Pair>>();
  const resolveAlias = (node: unknown) => (isAlias(node) ? targets.get(node) : node);
  /** The members of an object by name, of duplicates the first; undefined if it is no object. */
  const members = (node: unknown): ReadonlyMap<string, Pair> | undefined => {
    const object = resolveAlias(node);
    if (!isMap(object)) return undefined;
    const index = indexes.get(object) ?? indexByName(object);
    indexes.set(object, index);
    return index;
  };
  /** Reads a nested property. */
  const valueAt = (node: unknown, ...names: string[]) =>
    names.reduce((owner, name) => members(owner)?.get(name)?.value, node);
  /** Reads a nested text, of which it returns the first 2,000 characters. */
  const textAt = (node: unknown, ...names: string[]): string | undefined => {
    const scalar = resolveAlias(valueAt(node, ...names));
    return isScalar(scalar) && typeof scalar.value === 'string'
      ? scalar.value.slice(0, maxTextLength)
      : undefined;
  };
  const servers = (owner: unknown): unknown[] => {
    const list = resolveAlias(valueAt(owner, 'servers'));
    return isSeq(list) ? list.items.slice(0, maxServers) : [];
  };
  return { members, valueAt, textAt, servers };
}

function indexByName(object: YAMLMap): ReadonlyMap<string, Pair> {
  const index = new Map<string, Pair>();
  for (const pair of object.items)
    if (isScalar(pair.key) && !index.has(String(pair.key.value)))
      index.set(String(pair.key.value), pair);
  return index;
}

/** The node that each alias refers to: the last one before it that has its anchor. */
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
