import { parseObject } from '../inputs/json-object.ts';
import { InputProblem, textAs } from '../inputs/schemas.ts';

/** The leg of a matrix that the job is, as `toJSON(matrix)` gives it; undefined if there is none. */
export const matrix = textAs((text): object | undefined => {
  if (text.trim() === 'null') return undefined;
  const value = parseObject(text);
  if (value === undefined)
    throw new InputProblem('must be what the expression `toJSON(matrix)` gives: leave it out');
  return Object.keys(value).length === 0 ? undefined : value;
});

/** Names a leg as GitHub names its check: `security-test (shop, eu)`, without empty values. */
export function nameOfLeg(name: string, leg: object = {}): string {
  const shown = leavesOf(leg).filter((text) => text !== '');
  return shown.length === 0 ? name : `${name} (${shown.join(', ')})`;
}

function leavesOf(value: unknown): string[] {
  if (typeof value !== 'object') return [String(value)];
  return value === null ? [] : Object.values(value).flatMap(leavesOf);
}
