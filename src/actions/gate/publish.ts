import { error, warning } from '@actions/core';
import { readFolders } from '../../github/environment.ts';
import { annotatedOf, annotationsOf } from '../../results/finding/annotations.ts';
import type { Judged } from '../../results/finding/blocking-details.ts';
import { withoutExplanation } from '../../results/finding/explanation.ts';
import { renderFindingsFile } from '../../results/json/findings-file.ts';
import type { Result } from '../../results/model/result.ts';
import type { Locate } from '../../results/openapi/locations.ts';
import { version } from '../../version.ts';
import { removeFile, writeWhole } from '../files/written-file.ts';
import { inOrder } from '../opening/cancellation.ts';
import { gateTitle, warn, warnOnFailure } from './annotate.ts';
import { logBlocking } from './findings-log.ts';
import type { Reporting, ViewInputs } from './interpret-inputs.ts';
import { readLocator } from './openapi-file.ts';
import { setOutputs, writeSummary } from './verdict-output.ts';

/** What is written, in this order. A file that needs a test is removed when another one begins. */
const files = [
  { input: 'findings-file', name: 'findingsFile', needsTest: false, render: renderFindingsFile },
  { input: 'sarif-file', name: 'sarifFile', needsTest: true, render: renderSarifFile },
  { input: 'predicate-file', name: 'predicateFile', needsTest: true, render: renderPredicate },
] as const;
type FileKind = (typeof files)[number];

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
  const writeFile = async (written: Result, { input, name, needsTest, render }: FileKind) => {
    const file = views[name];
    if (file === undefined || (needsTest && !result.assessment)) return written;
    const path = await warnOnFailure(`\`${input}\` could not be written`, async () => {
      const text = await render(result, locate, workflow);
      return text === undefined ? undefined : writeWhole(file, text);
    });
    return { ...written, [name]: path };
  };
  return inOrder(signal, result, [
    ...files.map((kind) => (written: Result) => writeFile(written, kind)),
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

/** Only with nothing unproven: GitHub closes the alert of a finding that is missing. */
async function renderSarifFile(
  { assessment, app, details, verdict }: Result,
  locate: Locate,
  workflow: string,
) {
  const isUnproven = verdict.verdict === 'failed' && verdict.unproven !== undefined;
  if (!assessment || !app || isUnproven) return undefined;
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
}

/** Only when `version-url` proved which build was tested. */
async function renderPredicate(result: Result) {
  const { predicateOf } = await import('../../results/json/predicate.ts');
  const predicate = predicateOf(result);
  return predicate && `${JSON.stringify(predicate, null, 2)}\n`;
}

/** Warns if the gate cannot write `predicate-file`, whatever the verdict. */
export function warnOfMissingProof({ views, asksForProof }: Reporting): void {
  if (views.predicateFile !== undefined && !asksForProof)
    warn(
      '`predicate-file` is not written: without `version-url` nothing proves which build is tested.',
    );
}

/** Removes files of an earlier test, which later steps would sign or upload as if of this one. */
export async function removeResults(views: ViewInputs): Promise<void> {
  for (const { input, name, needsTest } of files) {
    const file = views[name];
    if (file !== undefined && needsTest)
      await warnOnFailure(`The old file of \`${input}\` could not be removed`, () =>
        removeFile(file),
      );
  }
}
