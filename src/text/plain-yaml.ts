import {
  type CST,
  type Document,
  isMap,
  isScalar,
  type LineCounter,
  type Node,
  type ParsedNode,
  visit,
} from 'yaml';
import { parseBoundedYaml, type Token } from './bounded-yaml.ts';

/** Why a text is no plain YAML; the message continues a sentence that begins with its name. */
export class YamlProblem extends Error {
  override readonly name = 'YamlProblem';
  /** Where it is in the text, in UTF-16 code units. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/**
 * Parses the part of YAML that means what a person reads, whatever its version: one document in
 * UTF-8 without tags, anchors, aliases, merge keys, directives, repeated keys, numbers in other
 * forms than plain digits, or characters that nobody sees.
 * @throws {YamlProblem} the first one
 */
export function parsePlainYaml(text: string): { document: Document; lineCounter: LineCounter } {
  requireVisibleText(text);
  const { document, lineCounter } = parseBoundedYaml(text, requirePlainToken);
  const [error] = [...document.errors, ...document.warnings];
  if (error) throw new YamlProblem(describeError(error), error.pos[0]);
  requirePlainNodes(document.contents);
  return { document, lineCounter };
}

function describeError({
  code,
  message,
}: Document['errors'][number] | Document['warnings'][number]) {
  return code === 'MULTIPLE_DOCS'
    ? 'has several YAML documents, separated by `---`: leave one'
    : `is not valid YAML: ${message}`;
}

/** Line ends that not every editor shows, signs that reorder text, and bytes that are no UTF-8. */
const invisible =
  /\r(?!\n)|[^\P{Cc}\t\r\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]|(?!^)\ufeff/u;

function requireVisibleText(text: string): void {
  const found = invisible.exec(text);
  if (!found) return;
  throw new YamlProblem(describeCharacter(found[0]), found.index);
}

function describeCharacter(character: string): string {
  if (character === '\r') return 'has a line that ends in CR alone: end each in LF or CRLF';
  if (character === '\ufffd') return 'is not UTF-8: save it in this encoding';
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `has the invisible character U+${code}: remove it`;
}

/** What only programs should write, by the type of its token. */
const problems: Partial<Record<CST.TokenType, (token: string) => string>> = {
  tag: (token) => `has the tag \`${token}\`: remove it`,
  anchor: (token) => `has the anchor \`${token}\`: write what it stands for where it is needed`,
  alias: (token) => `has the alias \`${token}\`: write what it stands for`,
  'directive-line': (token) => `has the directive \`${token.trim()}\`: remove it`,
};

function requirePlainToken({ type, source, offset }: Token): void {
  const describe = type && problems[type];
  if (describe) throw new YamlProblem(describe(source), offset);
  if (type === 'double-quoted-scalar') requirePlainEscapes(source, offset);
}

/** `"\x6eone"` is `none`. */
function requirePlainEscapes(token: string, offset: number): void {
  for (const { 1: escaped = '', index } of token.matchAll(/\\(.)/gs))
    if (!/["\\/nt\r\n ]/.test(escaped))
      throw new YamlProblem(
        `has the escape \`\\${escaped}\`: write the character itself`,
        offset + index,
      );
}

function requirePlainNodes(contents: ParsedNode | Node | null): void {
  visit(contents, {
    Map: (_, { items }) => {
      const names = new Set<string>();
      for (const { key } of items) {
        if (!isScalar(key)) throw new YamlProblem('has a key that is no text', offsetOf(key));
        const name = String(key.value ?? '');
        if (name === '<<' && key.type === 'PLAIN')
          throw new YamlProblem('has the merge key `<<`: write out what it adds', offsetOf(key));
        if (names.has(name)) throw new YamlProblem(`has the key \`${name}\` twice`, offsetOf(key));
        names.add(name);
      }
    },
    Scalar: (_, node) => {
      // Octal in one version of YAML is decimal in another; `6650e3` is an id for most people.
      const isOdd = typeof node.value === 'number' && /^\+|^-?0\d|[xoe]/i.test(node.source ?? '');
      if (isOdd)
        throw new YamlProblem(
          `has \`${node.source}\`, which YAML takes for the number ${node.value}: write that, or put it in quotes`,
          offsetOf(node),
        );
    },
  });
}

function offsetOf(node: unknown): number {
  const isRanged = isScalar(node) || isMap(node);
  return (isRanged && node.range?.[0]) || 0;
}
