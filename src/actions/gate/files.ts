import { readFolders } from '../../github/environment.ts';
import { renderFindingsFile } from '../../results/findings-file.ts';
import type { Locate } from '../../results/openapi/locations.ts';
import type { Result } from '../../results/result.ts';
import { messageOf } from '../../text/sentences.ts';
import { version } from '../../version.ts';
import type { ViewInputs } from './inputs.ts';
import { warn } from './progress-log.ts';
import { writeWhole } from './written-file.ts';

/**
 * Writes the findings file. @returns its path, or undefined when it was not asked for or could not
 * be written
 */
export function writeFindingsFile(
  result: Result,
  { findingsFile }: ViewInputs,
): Promise<string | undefined> {
  return write({ input: 'findings-file', file: findingsFile }, async () =>
    renderFindingsFile(result),
  );
}

/**
 * Writes the findings as SARIF, but only of a build that was tested: an empty file would close
 * alerts.
 */
export function writeSarif(
  { assessment, app }: Result,
  { locate, workflow, sarifFile }: ViewInputs & { locate: Locate; workflow: string },
) {
  if (!assessment || !app) return undefined;
  return write({ input: 'sarif-file', file: sarifFile }, async () => {
    const { renderSarif } = await import('../../results/sarif/log.ts');
    const { redact } = await import('../../text/credentials.ts');
    // Runners other than GitHub's tell the workflow's name alone, which is no place in a repository.
    const workflowFile = /\.ya?ml$/.test(workflow) ? workflow : '.github/workflows';
    const { log, omitted } = renderSarif({
      findings: assessment.findings,
      locate,
      workflowFile,
      version,
      app,
      redact,
    });
    if (omitted > 0)
      warn(`${omitted} findings do not fit into the SARIF file, the least important ones.`);
    return JSON.stringify(log);
  });
}

async function write(
  { input, file }: { input: string; file: string | undefined },
  render: () => Promise<string>,
): Promise<string | undefined> {
  if (file === undefined) return undefined;
  try {
    await writeWhole(file, { text: await render(), folders: readFolders() });
    return file;
  } catch (error) {
    warn(`\`${input}\` could not be written: ${messageOf(error)}`);
    return undefined;
  }
}
