import { setOutput } from '@actions/core';
import { messageOf } from '../../text/sentences.ts';

/**
 * Sets outputs; a later value of one counts.
 * @returns the problem when they cannot be set; it continues a sentence that begins with the name
 *   of the runner's file, GITHUB_OUTPUT
 */
export function trySetOutputs(values: Readonly<Record<string, string>>): string | undefined {
  try {
    for (const [name, value] of Object.entries(values)) setOutput(name, value);
    return undefined;
  } catch (error) {
    return `cannot be written (${messageOf(error)}): check the disk of the runner, and that no step removes its files`;
  }
}

/** Says that the job fails for it: a later step would take an unset output for an empty one. */
export function describeUnset(problem: string): string {
  return `The job fails, since its outputs could not be set: the file of the runner in \`GITHUB_OUTPUT\` ${problem}.`;
}
