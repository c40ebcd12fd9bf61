import { parseDocument } from 'yaml';
import { lexBounded, type Token } from './bounded-yaml.ts';

/** Whoever reads these sees what the parser sees, provided that a text stands on one line. */
const literalTypes: ReadonlySet<string | null> = new Set(
  [
    'doc-mode doc-start space newline comma scalar single-quoted-scalar double-quoted-scalar',
    'seq-item-ind map-value-ind flow-seq-start flow-seq-end flow-map-start flow-map-end',
  ].flatMap((types) => types.split(' ')),
);

/**
 * Parses YAML or JSON whose texts are all read as they are written: no comment cuts one off, no
 * anchor, tag, alias or directive replaces one, no lines are joined, no blanks at an end vanish.
 * @param keys names that may be quoted in messages; other keys may be misplaced secrets
 * @returns the value; or the line, from 1, where it is no YAML (`code` of the parser) or YAML reads
 * another text than is written, and the last of the known keys before that
 * @throws {Error} when it is nested too deeply, or has too many parts
 */
export function parseLiteralYaml(
  text: string,
  keys: readonly string[],
):
  | { value: unknown }
  | { problem: { code: string | undefined; line: number; key: string | undefined } } {
  const source = text.replace(/^\uFEFF/, '');
  const tokens = [...lexBounded(source)];
  const problemAt = (offset: number, code?: string) => {
    const before = tokens.filter((each) => each.offset <= offset);
    const key = before.map(unquoted).findLast((text) => keys.includes(text));
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

function isLiteral({ type, source }: Token, [next, afterNext]: Token[]): boolean {
  const isSeveralLines = type !== 'newline' && source.includes('\n');
  const endsInBlanks =
    type === 'scalar' && next?.type === 'space' && (afterNext?.type ?? 'newline') === 'newline';
  return literalTypes.has(type) && !isSeveralLines && !endsInBlanks;
}

function unquoted({ source }: Token): string {
  return source.replace(/^(["'])(.*)\1$/, '$2');
}
