import { readFolders } from '../../github/environment.ts';
import { renderFindingsFile } from '../../results/findings-file.ts';
import type { Locate } from '../../results/openapi/locations.ts';
import type { Result } from '../../results/result.ts';
import { version } from '../../version.ts';
import type { GateInputs } from './inputs.ts';
import { orWarn, warn } from './remarks.ts';
import type { ViewInputs } from './view-inputs.ts';
import { removeFile, writeWhole } from './written-file.ts';

/** Returns the path, as the others do; undefined when nothing was to be written, or it failed. */
export function writeFindingsFile(
  result: Result,
  { findingsFile }: Partial<Pick<ViewInputs, 'findingsFile'>>,
) {
  return write('findings-file', findingsFile, async () => renderFindingsFile(result));
}

/** Only of a build that was tested: an empty file would close alerts. */
export function writeSarif(
  { assessment, app }: Result,
  { sarifFile }: ViewInputs,
  locate: Locate,
  workflow: string,
) {
  if (!assessment || !app) return undefined;
  return write('sarif-file', sarifFile, async () => {
    const { renderSarif } = await import('../../results/sarif/log.ts');
    const { redact } = await import('../../text/credentials.ts');
    // Runners other than GitHub's tell the workflow's name alone, which is no place in a repository.
    const workflowFile = /\.ya?ml$/.test(workflow) ? workflow : '.github/workflows';
    const { findings } = assessment;
    const { log, omitted } = renderSarif({ findings, locate, workflowFile, version, app, redact });
    if (omitted > 0)
      warn(`${omitted} findings do not fit into the SARIF file, the least important ones.`);
    return JSON.stringify(log);
  });
}

/** Only of a build that was proven to be the tested one. */
export async function writePredicate(result: Result, { predicateFile }: ViewInputs) {
  if (predicateFile === undefined) return undefined;
  const { predicateOf } = await import('../../results/predicate.ts');
  const predicate = predicateOf(result);
  if (predicate === undefined) return undefined;
  const text = `${JSON.stringify(predicate, null, 2)}\n`;
  return write('predicate-file', predicateFile, async () => text);
}

/** Removes what an earlier test has left, and warns of a file that cannot be written. */
export async function prepareFiles({ views, version }: GateInputs): Promise<void> {
  if (views.predicateFile !== undefined && version === undefined)
    warn(
      '`predicate-file` is not written: without `version-url` nothing proves which build is tested.',
    );
  await removeResults(views);
}

/** Leaves nothing to sign or to upload where this gate has tested nothing. */
export async function removeResults({
  predicateFile,
  sarifFile,
}: Partial<Pick<ViewInputs, 'predicateFile' | 'sarifFile'>>): Promise<void> {
  const files = { 'predicate-file': predicateFile, 'sarif-file': sarifFile };
  for (const [input, file] of Object.entries(files))
    if (file !== undefined)
      await orWarn(`The old file of \`${input}\` could not be removed`, () =>
        removeFile(file, readFolders()),
      );
}

async function write(
  input: string,
  file: string | undefined,
  render: () => Promise<string>,
): Promise<string | undefined> {
  if (file === undefined) return undefined;
  return orWarn(`\`${input}\` could not be written`, async () => {
    await writeWhole(file, await render(), readFolders());
    return file;
  });
}
