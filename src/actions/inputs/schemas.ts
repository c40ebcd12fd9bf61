import * as z from 'zod/mini';
import * as service from '../../service/schemas.ts';

/** Five days, the longest that a job may run. */
const maxMinutes = 7200;
/** GitHub refuses a longer name of a commit status. */
const maxContextLength = 255;
const maxQuoted = 100;

/** A problem of an input; the message continues a sentence that begins with its name. */
export class InputProblem extends Error {
  override readonly name = 'InputProblem';
}

/** A schema of a text that `read` turns into a value, or for which it throws an `InputProblem`. */
export function textAs<T>(read: (text: string) => T) {
  return z.pipe(
    z.string(),
    z.transform((text: string, context) => {
      try {
        return read(text);
      } catch (error) {
        if (!(error instanceof InputProblem)) throw error;
        context.issues.push({ code: 'custom', message: error.message, input: text });
        return z.NEVER;
      }
    }),
  );
}

export const text = z.string();

export const boolean = textAs((text) => readBoolean(text, '`true` or `false`'));

/** Also `auto`, which leaves the choice to the action. */
export const booleanOrAuto = textAs((text): boolean | 'auto' =>
  text.toLowerCase() === 'auto' ? 'auto' : readBoolean(text, '`true`, `false` or `auto`'),
);

function readBoolean(text: string, allowed: string): boolean {
  if (/^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  throw new InputProblem(`must be ${allowed}, not ${quote(text)}`);
}

interface Bounds {
  min: number;
  max?: number;
}

/** A number within inclusive bounds. */
export function number({ min, max, isWhole = false }: Bounds & { isWhole?: boolean }) {
  const kind = isWhole ? 'whole number' : 'number';
  const bounds = max === undefined ? `of at least ${min}` : `from ${min} to ${max}`;
  return textAs((text) => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    const isWithin = value >= min && value <= (max ?? Number.MAX_SAFE_INTEGER);
    if (isWithin && (!isWhole || Number.isInteger(value))) return value;
    throw new InputProblem(`must be a ${kind} ${bounds}, not ${quote(text)}`);
  });
}

export function wholeNumber(bounds: Bounds) {
  return number({ ...bounds, isWhole: true });
}

export const minutes = number({ min: 0, max: maxMinutes });
export const positiveMinutes = number({ min: 0.0001, max: maxMinutes });
export const positiveSeconds = number({ min: 0.001, max: 3600 });

export function oneOf<const Values extends readonly string[]>(values: Values) {
  const listed = values.map((value) => `\`${value}\``).join(', ');
  return z.enum(values, {
    error: ({ input }) => `must be one of ${listed}, not ${quote(String(input))}`,
  });
}

/** The id of an app or a security test, as the service itself writes ids. */
export const identifier = textAs(requireIdentifier);

export function requireIdentifier(text: string): string {
  if (z.safeParse(service.identifier, text).success) return text;
  throw new InputProblem(
    'must be an identifier: 1 to 200 letters, digits and characters of `._:-`, not only dots',
  );
}

/**
 * An `http` or `https` URL, as text.
 * @param credentialsHint says where credentials belong, if the URL must not contain them
 */
export function webAddress(credentialsHint?: string) {
  return textAs((given) => {
    const text = given.trim();
    const url = /\s/.test(text) ? null : URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol))
      throw new InputProblem('must be an `http` or `https` URL');
    if (credentialsHint !== undefined && (url.username || url.password))
      throw new InputProblem(`must not hold credentials: ${credentialsHint}`);
    return text;
  });
}

/** The name of a commit status. */
export const statusContext = textAs((text) => {
  const problem = problemOfContext(text);
  if (problem === undefined) return text;
  throw new InputProblem(problem);
});

/** What is wrong with the name of a commit status, if anything. */
export function problemOfContext(text: string): string | undefined {
  const isOneLine = !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
  if (isOneLine && [...text].length <= maxContextLength) return undefined;
  return `must be one line of at most ${maxContextLength} characters`;
}

/** The lines that are not blank, each trimmed. */
export const lines = textAs(readLines);

/** The lines that are not blank; each must match `pattern`, which `form` describes to users. */
export function linesLike(pattern: RegExp, form: string) {
  return textAs((text) => {
    const given = readLines(text);
    // An entry may be a secret, so it is named by its number.
    const invalid = given.flatMap((line, index) => (pattern.test(line) ? [] : [index + 1]));
    if (invalid.length === 0) return given;
    const more = invalid.length > 1 ? ` (and ${invalid.length - 1} more)` : '';
    throw new InputProblem(`entry ${invalid[0]}${more}: must have the form ${form}`);
  });
}

function readLines(text: string): string[] {
  const entries = text.split(/[\r\n]+/).map((line) => line.trim());
  return entries.filter((line) => line !== '');
}

/** Quotes a value for a message: on one line, and cut. */
export function quote(text: string): string {
  return JSON.stringify(text.length > maxQuoted ? `${text.slice(0, maxQuoted)}…` : text);
}
