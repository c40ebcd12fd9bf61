import { CST, Lexer, LineCounter, parseDocument } from 'yaml';

/**
 * Parsing takes about 3 µs and 400 bytes for each word, sign, space and line break; an OpenAPI
 * document of 2 MiB has about 530,000 of them.
 */
const maxTokens = 600_000;
const maxDepth = 100;

/**
 * Parses YAML or JSON that an attacker may have written, in bounded time and memory. Aliases are
 * not expanded, and the first of duplicate keys wins, since detecting duplicates takes quadratic
 * time.
 * @param check throws on a token that must not be there; default: any may be
 * @returns the document, which may contain errors, and the lines of its parts
 * @throws {Error} when it has too many parts or is nested too deeply
 */
export function parseBoundedYaml(text: string, check: (token: Token) => void = () => {}) {
  for (const token of lexBounded(text)) check(token);
  const lineCounter = new LineCounter();
  const options = { lineCounter, prettyErrors: false, uniqueKeys: false };
  return { document: parseDocument(text, options), lineCounter };
}

/** Marks what has no text: the end of a flow, the beginning of a document or of a scalar. */
const marks: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

export interface Token {
  /** That of a plain or a block scalar is `scalar`, whatever it begins with. */
  type: CST.TokenType | null;
  source: string;
  /** Where it begins, in UTF-16 code units. */
  offset: number;
}

/**
 * The tokens of a text.
 * @throws {Error} when there are too many, or they are nested too deeply
 */
export function* lexBounded(text: string): Generator<Token> {
  let [tokens, depth, offset, isScalar] = [0, 0, 0, false];
  for (const source of new Lexer().lex(text)) {
    const isMark = marks.has(source) && !isScalar; // a text may be the same character
    tokens += source.split('\\').length; // the parser reports an error for each invalid escape
    if (/^[[{]$/.test(source)) depth += 1;
    else if (/^[\]}]$/.test(source)) depth -= 1;
    if (tokens > maxTokens) throw new Error(`it has more than ${maxTokens} words and signs`);
    if (depth > maxDepth) throw new Error(`it is more than ${maxDepth} levels deep`);
    yield { type: isScalar ? 'scalar' : CST.tokenType(source), source, offset };
    isScalar = isMark && source === CST.SCALAR;
    if (!isMark) offset += source.length;
  }
}
