import { Parser, parseDocument } from 'yaml';

interface Token {
  type: string;
  offset: number;
  source: string;
}

/** Whoever reads these sees what the parser sees, provided that a text stands on one line. */
const literalTypes: ReadonlySet<string> = new Set(
  [
    'document doc-start space newline comma scalar single-quoted-scalar double-quoted-scalar',
    'block-seq block-map seq-item-ind map-value-ind',
    'flow-collection flow-seq-start flow-seq-end flow-map-start flow-map-end',
  ].flatMap((types) => types.split(' ')),
);

/**
 * Parses YAML or JSON whose texts are all read as they are written: no comment cuts one off, no
 * anchor, tag, alias or directive replaces one, no lines are joined, no blanks at an end vanish.
 * @param keys names that may be quoted in messages; other keys may be misplaced secrets
 * @returns the value; or the line, from 1, where it is no YAML (`code` of the parser) or YAML reads
 * another text than is written, and the last of the known keys before that
 * @throws {RangeError} when it is nested too deeply
 */
export function parseLiteralYaml(
  text: string,
  keys: readonly string[],
):
  | { value: unknown }
  | { problem: { code: string | undefined; line: number; key: string | undefined } } {
  const source = text.replace(/^\uFEFF/, '');
  const tokens = [...tokensIn([...new Parser().parse(source)])];
  const problemAt = (offset: number, code?: string) => {
    const before = tokens.filter((token) => token.offset <= offset).map(unquoted);
    const key = before.findLast((text) => keys.includes(text));
    return { problem: { code, line: source.slice(0, offset).split('\n').length, key } };
  };
  const document = parseDocument(source, { logLevel: 'error', prettyErrors: false });
  const [error] = document.errors;
  if (error) return problemAt(error.pos[0], error.code);
  const altered = tokens.find(
    (token, index) => !isLiteral(token, tokens.slice(index + 1, index + 3)),
  );
  return altered ? problemAt(altered.offset) : { value: document.toJS() };
}

/** All tokens, in the order of the text. */
function* tokensIn(node: unknown): Generator<Token> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && 'offset' in node) {
    const source = 'source' in node ? String(node.source) : '';
    yield { type: String(node.type), offset: Number(node.offset), source };
  }
  for (const inner of Object.values(node)) yield* tokensIn(inner);
}

function isLiteral({ type, source }: Token, [next, afterNext]: Token[]): boolean {
  const isText = type.endsWith('scalar');
  const endsInBlanks =
    type === 'scalar' && next?.type === 'space' && (afterNext?.type ?? 'newline') === 'newline';
  return literalTypes.has(type) && !(isText && source.includes('\n')) && !endsInBlanks;
}

function unquoted({ source }: Token): string {
  return source.replace(/^(["'])(.*)\1$/, '$2');
}
