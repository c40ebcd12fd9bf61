import { error, warning } from '@actions/core';
import { readFolders } from '../../github/environment.ts';
import { annotationsOf } from '../../results/annotations.ts';
import { withoutExplanation } from '../../results/explanation.ts';
import { renderFindingsFile } from '../../results/findings-file.ts';
import type { Locate } from '../../results/openapi/locations.ts';
import type { Result } from '../../results/result.ts';
import { version } from '../../version.ts';
import { removeFile, writeWhole } from '../written-file.ts';
import { gateTitle, warn, warnOnFailure } from './annotate.ts';
import type { GateInputs, ViewInputs } from './interpret-inputs.ts';
import { readLocator } from './openapi-file.ts';
import { setOutputs, writeSummary } from './verdict-output.ts';

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
  signal: AbortSignal,
): Promise<Result> {
  const file = result.assessment && views.openapiFile;
  const locate = await readLocator(file, readFolders().workspace, result.app?.basePath);
  signal.throwIfAborted();
  const findingsFile = await writeFindingsFile(result, views);
  signal.throwIfAborted();
  const sarifFile = await writeSarif(result, views, locate, workflow);
  signal.throwIfAborted();
  const predicateFile = await writePredicate(result, views);
  signal.throwIfAborted();
  const published = { ...result, findingsFile, sarifFile, predicateFile };
  if (views.annotations) annotate(published, locate);
  const summaryFile = await writeSummary(published);
  signal.throwIfAborted();
  return setOutputs({ ...published, summaryFile });
}

function annotate({ assessment, ...result }: Result, locate: Locate): void {
  const { details, job } = result;
  if (!assessment || details === 'counts') return;
  const write = job === 'failure' ? error : warning;
  for (const { message, line, ...properties } of annotationsOf({ ...result, assessment }, locate))
    write(message, {
      title: gateTitle,
      ...properties,
      ...(line !== undefined && { startLine: line }),
    });
}

/** Returns the path, as the other writers do; undefined if not wanted, or it cannot be written. */
export function writeFindingsFile(result: Result, { findingsFile }: ViewInputs) {
  return writeIfWanted('findings-file', findingsFile, async () => renderFindingsFile(result));
}

/** Only with nothing unproven: GitHub closes the alert of a finding that is missing. */
function writeSarif(
  { assessment, app, details, verdict }: Result,
  { sarifFile }: ViewInputs,
  locate: Locate,
  workflow: string,
) {
  const isUnproven = verdict.verdict === 'failed' && verdict.unproven !== undefined;
  if (!assessment || !app || isUnproven) return undefined;
  return writeIfWanted('sarif-file', sarifFile, async () => {
    const { renderSarif } = await import('../../results/sarif/log.ts');
    // Runners other than GitHub's give only the workflow's name, which is no place in a repository.
    const workflowFile = /\.ya?ml$/.test(workflow) ? workflow : '.github/workflows';
    const { open } = assessment;
    const findings = details === 'counts' ? open.map(withoutExplanation) : open;
    const { log, omitted } = renderSarif({ findings, locate, workflowFile, version, app });
    if (omitted > 0)
      warn(
        `The least important findings do not fit into the SARIF file: ${omitted} of ${findings.length}.`,
      );
    return JSON.stringify(log);
  });
}

/** Only when `version-url` proved which build was tested. */
function writePredicate(result: Result, { predicateFile }: ViewInputs) {
  return writeIfWanted('predicate-file', predicateFile, async () => {
    const { predicateOf } = await import('../../results/predicate.ts');
    const predicate = predicateOf(result);
    return predicate && `${JSON.stringify(predicate, null, 2)}\n`;
  });
}

/** Warns if the gate cannot write `predicate-file`, whatever the verdict. */
export function warnOfMissingProof({ views, version }: GateInputs): void {
  if (views.predicateFile !== undefined && version === undefined)
    warn(
      '`predicate-file` is not written: without `version-url` nothing proves which build is tested.',
    );
}

/** Removes files of an earlier test, which later steps would sign or upload as if of this one. */
export async function removeResults({ predicateFile, sarifFile }: ViewInputs): Promise<void> {
  const files = { 'predicate-file': predicateFile, 'sarif-file': sarifFile };
  for (const [input, file] of Object.entries(files))
    if (file !== undefined)
      await warnOnFailure(`The old file of \`${input}\` could not be removed`, () =>
        removeFile(file),
      );
}

async function writeIfWanted(
  input: string,
  file: string | undefined,
  render: () => Promise<string | undefined>,
): Promise<string | undefined> {
  if (file === undefined) return undefined;
  return warnOnFailure(`\`${input}\` could not be written`, async () => {
    const text = await render();
    return text === undefined ? undefined : writeWhole(file, text);
  });
}
