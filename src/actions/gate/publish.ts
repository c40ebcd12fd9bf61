import { error, warning } from '@actions/core';
import { readFolders } from '../../github/environment.ts';
import { annotationsOf } from '../../results/annotations.ts';
import type { Locate } from '../../results/openapi/locations.ts';
import type { Result } from '../../results/result.ts';
import { writeFindingsFile, writePredicate, writeSarif } from './files.ts';
import { readLocator } from './openapi-file.ts';
import { setOutputs, writeSummary } from './verdict-output.ts';
import type { ViewInputs } from './view-inputs.ts';

/**
 * Writes files, annotations and the summary, and the outputs that name them. The verdict stands:
 * what fails here is a warning.
 * @param workflow its file, which stands in for the place of findings that have none
 * @param signal aborted when the job is cancelled, which is then told instead
 */
export async function publish(
  result: Result,
  views: ViewInputs,
  workflow: string,
  signal: AbortSignal,
): Promise<Result> {
  const file = result.assessment && views.openapiFile;
  const locate = await readLocator(file, readFolders().workspace, result.app?.basePath);
  const unlessCancelled = async <T>(write: () => T) => {
    signal.throwIfAborted();
    return write();
  };
  const published = {
    ...result,
    findingsFile: await unlessCancelled(() => writeFindingsFile(result, views)),
    sarifFile: await unlessCancelled(() => writeSarif(result, views, locate, workflow)),
    predicateFile: await unlessCancelled(() => writePredicate(result, views)),
  };
  signal.throwIfAborted();
  setOutputs(published);
  if (views.annotations) annotate(published, locate);
  const summaryFile = await writeSummary(published);
  signal.throwIfAborted();
  setOutputs({ ...published, summaryFile });
  return published;
}

function annotate({ assessment, details, job }: Result, locate: Locate): void {
  if (!assessment || details === 'counts') return;
  const write = job === 'failure' ? error : warning;
  for (const { title, message, file, line } of annotationsOf(assessment.blocking, locate)) {
    const place = file !== undefined && line !== undefined ? { file, startLine: line } : {};
    write(message, { title, ...place });
  }
}
