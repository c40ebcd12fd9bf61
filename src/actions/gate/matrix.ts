import { InputProblem, textAs } from '../inputs/schemas.ts';

/** The values of a leg of a matrix by their names. */
type Matrix = Readonly<Record<string, unknown>>;

/** The leg of a matrix that the job is, as `toJSON(matrix)` gives it; undefined if there is none. */
export const matrix = textAs((text): Matrix | undefined => {
  const value = parseJson(text);
  if (value === null) return undefined;
  if (!isMatrix(value))
    throw new InputProblem('must be what the expression `toJSON(matrix)` gives: leave it out');
  return Object.keys(value).length === 0 ? undefined : value;
});

/** Names a leg as GitHub names its check: `security-test (shop, eu)`, without empty values. */
export function nameOfLeg(name: string, leg: Matrix = {}): string {
  const shown = leavesOf(leg).filter((text) => text !== '');
  return shown.length === 0 ? name : `${name} (${shown.join(', ')})`;
}

function leavesOf(value: unknown): string[] {
  if (typeof value !== 'object') return [String(value)];
  return value === null ? [] : Object.values(value).flatMap(leavesOf);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isMatrix(value: unknown): value is Matrix {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
