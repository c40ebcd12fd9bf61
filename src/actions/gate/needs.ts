import { type NotTested, notTested } from '../../decision/verdict.ts';
import { nestedValue } from '../../text/nested-value.ts';

const maxNamed = 10;
const maxNameLength = 100;

/**
 * Judges the results of the jobs that this one needs, given as `toJSON(needs)` writes them. A job
 * that was skipped has deployed nothing either: only `success` is one.
 * @returns undefined when all of them succeeded; a text, which continues a sentence that names the
 * input, when it is none of that
 */
export function judgeNeeds(text: string): NotTested | string | undefined {
  const needs = parseObject(text);
  const jobs = Object.entries(needs ?? {});
  if (needs === undefined || !jobs.every(([, job]) => isObject(job)))
    return 'must be what the expression `toJSON(needs)` gives: an object with the result of each job';
  if (jobs.length === 0)
    return 'names no job, since this one needs none: add `needs: deploy`, or leave the input out';
  const unmet = jobs.filter(([, job]) => resultOf(job) !== 'success');
  if (unmet.length === 0) return undefined;
  const named = unmet
    .slice(0, maxNamed)
    .map(([name, job]) => `${brief(name)} (${brief(resultOf(job))})`);
  const rest = unmet.length > maxNamed ? ` and ${unmet.length - maxNamed} more` : '';
  const message = `Jobs that this one needs did not succeed: ${named.join(', ')}${rest}. Nothing was sent to the service.`;
  return notTested('not-deployed', message);
}

function resultOf(job: unknown): string {
  const result = nestedValue(job, 'result');
  return typeof result === 'string' ? result : 'no result';
}

function brief(text: string): string {
  return text.slice(0, maxNameLength);
}

/** JSON.parse keeps only the last of equal names: a failure could hide behind a success. */
function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isWhole = countMembers(JSON.stringify(value)) === countMembers(text);
    return isWhole && isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Outside of its strings, JSON has one colon for each member. */
function countMembers(json: string): number {
  return json.replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '').split(':').length - 1;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
