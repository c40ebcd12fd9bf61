import { error, warning } from '@actions/core';
import { readFolders } from '../../github/environment.ts';
import { annotatedOf, annotationsOf } from '../../results/finding/annotations.ts';
import type { Judged } from '../../results/finding/blocking-details.ts';
import type { Result } from '../../results/model/result.ts';
import type { Locate } from '../../results/openapi/locations.ts';
import { removeFile, writeWhole } from '../files/written-file.ts';
import { inOrder } from '../opening/cancellation.ts';
import { gateTitle, warn, warnOnFailure } from './annotate.ts';
import { logBlocking } from './findings-log.ts';
import type { Reporting, ViewInputs } from './interpret-inputs.ts';
import { readLocator } from './openapi-file.ts';
import { setOutputs, writeSummary } from './verdict-output.ts';
import { type WrittenFile, writtenFiles } from './written-files.ts';

/**
 * Writes files, annotations and the summary, then the outputs that name them. The verdict stands:
 * what fails here is a warning.
 * @param workflow its file, the location of findings that have no other one
 * @param signal aborted when the job is cancelled, which is then reported instead
 */
export async function publish(
  result: Result,
  views: ViewInputs,
  workflow: string,
  signal?: AbortSignal,
): Promise<Result> {
  const documents = (result.assessment && views.openapiFiles) ?? [];
  const locate = await readLocator(documents, readFolders().workspace, result.app?.basePath);
  const writeFile = async (written: Result, { name, needsTest, render }: WrittenFile) => {
    const file = views.files[name];
    if (file === undefined || (needsTest && !result.assessment)) return written;
    const path = await warnOnFailure(`\`${name}\` could not be written`, async () => {
      const text = await render({ result, locate, workflow });
      return text === undefined ? undefined : writeWhole(file, text);
    });
    return { ...written, files: { ...written.files, [name]: path } };
  };
  return inOrder(signal, result, [
    ...writtenFiles.map((file) => (written: Result) => writeFile(written, file)),
    (written) => showBlocking(written, views, locate),
    async (written) => ({ ...written, summaryFile: await writeSummary(written) }),
    setOutputs,
  ]);
}

/** Shows each finding that blocks once: as an annotation, or as a line of the log. */
function showBlocking(result: Result, { annotations }: ViewInputs, locate: Locate): Result {
  const { assessment, details } = result;
  if (!assessment || details === 'counts') return result;
  if (annotations) annotate({ ...result, assessment }, locate);
  const { blocking } = assessment;
  logBlocking(annotations ? blocking.slice(annotatedOf(blocking).length) : blocking);
  return result;
}

function annotate(result: Judged & Pick<Result, 'job'>, locate: Locate): void {
  const write = result.job === 'failure' ? error : warning;
  for (const { message, line, ...properties } of annotationsOf(result, locate))
    write(message, {
      title: gateTitle,
      ...properties,
      ...(line !== undefined && { startLine: line }),
    });
}

/** Warns if the gate cannot write `predicate-file`, whatever the verdict. */
export function warnOfMissingProof({ views, asksForProof }: Reporting): void {
  if (views.files['predicate-file'] !== undefined && !asksForProof)
    warn(
      '`predicate-file` is not written: without `version-url` nothing proves which build is tested.',
    );
}

/** Removes files of an earlier test, which later steps would sign or upload as if of this one. */
export async function removeResults(views: ViewInputs): Promise<void> {
  for (const { name, needsTest } of writtenFiles) {
    const file = views.files[name];
    if (file !== undefined && needsTest)
      await warnOnFailure(`The old file of \`${name}\` could not be removed`, () =>
        removeFile(file),
      );
  }
}
