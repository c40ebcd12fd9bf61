import { type NotTested, notTested } from '../../decision/verdict.ts';
import { nestedValue } from '../../text/nested-value.ts';
import { isObject, parseObject } from '../inputs/json-object.ts';
import { InputProblem, textAs } from '../inputs/schemas.ts';

const maxNamed = 10;
const maxNameLength = 100;

/** A job that this one needs. */
export interface NeededJob {
  name: string;
  /** `success`, `failure`, `cancelled` or `skipped`. */
  result: string;
  /** Its output `run-attempt`: the attempt of the workflow run that it ran in. */
  runAttempt: string | undefined;
}

/** What decides whether an attempt of the workflow run has to show that it deployed. */
export interface Rerun {
  attempt: number;
  provesVersion: boolean;
}

/** The jobs that this one needs, at least one, as `toJSON(needs)` lists them. */
export const needs = textAs((text): NeededJob[] => {
  const parsed = parseObject(text);
  if (parsed === undefined || !Object.values(parsed).every(isObject))
    throw new InputProblem(
      'must be what the expression `toJSON(needs)` gives: an object with the result of each job',
    );
  const jobs = Object.entries(parsed);
  if (jobs.length === 0)
    throw new InputProblem(
      'names no job, since this one needs none: add `needs: deploy`, or leave the input out',
    );
  return jobs.map(([name, job]) => ({
    name,
    result: jobResultOf(job),
    runAttempt: outputText(nestedValue(job, 'outputs', 'run-attempt')),
  }));
});

/**
 * The verdict when a job did not succeed, since a skipped one deploys nothing either; undefined
 * when all did. Without a proof of the version, at least one must report that it ran in this
 * attempt, and none another attempt.
 */
export function judgeNeeds(
  jobs: readonly NeededJob[],
  { attempt, provesVersion }: Rerun,
): NotTested | undefined {
  return judgeResults(jobs) ?? (provesVersion ? undefined : judgeAttempt(jobs, attempt));
}

/** "Re-run failed jobs" keeps the results of jobs that succeeded, and deploys nothing. */
function judgeAttempt(jobs: readonly NeededJob[], attempt: number): NotTested | undefined {
  if (attempt === 1) return undefined;
  const reporting = jobs.filter(({ runAttempt }) => runAttempt !== undefined);
  const earlier = reporting.filter(({ runAttempt }) => runAttempt !== `${attempt}`);
  if (reporting.length > 0 && earlier.length === 0) return undefined;
  const which =
    earlier.length > 0
      ? `${listOf(earlier.map(({ name }) => cut(name)))} did not run`
      : 'no needed job reports that it ran';
  const message = `This is attempt ${attempt} of the workflow run, and ${which} in it (output \`run-attempt\`): another build may have been deployed since. Nothing was sent to the service.`;
  return notTested('not-deployed', message, earlier.length > 0 ? notRepeated : neverReported);
}

/** A job reports an attempt, but an earlier one. */
const notRepeated = {
  heading: 'this attempt did not deploy the app again',
  nextStep: {},
  remedy:
    'Each job that deploys has to set its output `run-attempt` in this attempt, which only "Re-run all jobs" does. With `version-url`, which proves the build, "Re-run failed jobs" is enough.',
};

const neverReported = {
  heading: 'nothing shows that this attempt deployed the app',
  nextStep:
    'Start a new workflow run, with a new commit for example: running this one again changes nothing.',
  remedy:
    'Let each job that deploys set its output `run-attempt` to `github.run_attempt`, so that "Re-run all jobs" works; or give the input `version-url`, which proves the build.',
};

function judgeResults(jobs: readonly NeededJob[]): NotTested | undefined {
  const unmet = jobs.filter(({ result }) => result !== 'success');
  if (unmet.length === 0) return undefined;
  const named = listOf(unmet.map(({ name, result }) => `${cut(name)} (${cut(result)})`));
  const message = `Jobs that this one needs did not succeed: ${named}. Nothing was sent to the service.`;
  return notTested('not-deployed', message, explainUnmet(unmet));
}

/** Causes before consequences: a job that needs a failed one is skipped. */
const endings = { failure: 'failed', cancelled: 'was cancelled', skipped: 'was skipped' };

function explainUnmet(unmet: readonly NeededJob[]) {
  const cause = Object.entries(endings).find(([result]) =>
    unmet.some((job) => job.result === result),
  );
  const [result, ending] = cause ?? [undefined, 'did not succeed'];
  const [first, ...others] = unmet.filter((job) => result === undefined || job.result === result);
  const isNamed = first && others.length === 0 && /^[\w-]{1,40}$/.test(first.name);
  const nextStep =
    result === 'failure'
      ? {
          before: 'Open the log of that job. If your change is the cause, push a fix.',
          once: 'it can succeed',
        }
      : { before: 'Open the workflow run to see why.' };
  const heading = `${isNamed ? `the job \`${first.name}\`` : 'a job before this one'} ${ending}`;
  return { heading, nextStep };
}

function listOf(names: readonly string[]): string {
  const rest = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
  return `${names.slice(0, maxNamed).join(', ')}${rest}`;
}

function jobResultOf(job: unknown): string {
  const result = nestedValue(job, 'result');
  return typeof result === 'string' ? result : 'no result';
}

/** Outputs of jobs are texts; what is none is no number of an attempt. */
function outputText(output: unknown): string | undefined {
  return output === undefined || typeof output === 'string' ? output : '';
}

function cut(text: string): string {
  return text.slice(0, maxNameLength);
}
