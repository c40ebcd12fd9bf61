import type { App } from '../../service/apps.ts';
import { matrixOf, maxMatrixJobs } from '../sub-action/app-matrix.ts';

/**
 * The outputs of a job have at most 1 MB in UTF-16:
 * https://docs.github.com/actions/how-tos/write-workflows/choose-what-workflows-do/pass-job-outputs
 */
const maxOutputLength = 500_000;

/** Cuts a listing into parts of `partSize` apps, each with a matrix of its own. */
export function cutIntoParts(apps: readonly App[], partSize: number) {
  const total = Math.ceil(apps.length / partSize);
  return Array.from({ length: total }, (_, index) => {
    const matrix = matrixOf(apps.slice(index * partSize, (index + 1) * partSize));
    return { number: index + 1, total, matrix };
  });
}

/** Returns what GitHub would refuse in a workflow that uses the parts. */
export function problemsOfParts(parts: ReturnType<typeof cutIntoParts>): string[] {
  const tooMany = `There are ${parts.length} parts, and GitHub starts at most ${maxMatrixJobs} jobs from one matrix. Raise \`part-size\`.`;
  const tooLong =
    '`parts` may be larger than the 1 MB that GitHub allows for the outputs of a job. List the apps in several jobs, each with a `search` of its own.';
  return [
    ...(parts.length > maxMatrixJobs ? [tooMany] : []),
    ...(JSON.stringify(parts).length > maxOutputLength ? [tooLong] : []),
  ];
}
