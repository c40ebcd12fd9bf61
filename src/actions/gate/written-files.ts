import { withoutExplanation } from '../../results/finding/explanation.ts';
import type { Result } from '../../results/model/result.ts';
import type { Locate } from '../../results/openapi/locations.ts';
import { version } from '../../version.ts';
import { writtenFile } from '../files/written-file.ts';
import { optional } from '../inputs/declaration.ts';
import { warn } from './annotate.ts';

/** The inputs that name files to write. */
export const fileInputs = {
  'findings-file': optional(
    writtenFile,
    'Write the findings and the verdict as JSON to this path.',
  ),
  'sarif-file': optional(
    writtenFile,
    'Write the open findings as SARIF 2.1.0 to this path, for `github/codeql-action/upload-sarif`. Written only for `passed`, or for `failed` with nothing unproven.',
  ),
  'predicate-file': optional(
    writtenFile,
    'Write the verdict as an in-toto `test-result/v0.1` predicate to this path, for `actions/attest`. Written only if `version-url` proved which build was tested.',
  ),
};

export type FileName = keyof typeof fileInputs;

/** What files are made of. */
interface Published {
  result: Result;
  locate: Locate;
  /** The workflow's file, the location of findings that have no other one. */
  workflow: string;
}

/** A kind of file: what is written where, when and how. */
export interface WrittenFile {
  /** Of the input that says where it is written, and of the output that says where it was. */
  name: FileName;
  /** Description of the output. */
  output: string;
  /** It tells of a test: the file of an earlier one is removed when another one begins. */
  needsTest: boolean;
  /** Others act on it, so a failure has to be as certain as a pass. */
  needsProof: boolean;
  /** Undefined when the file is not to be written. */
  render: (published: Published) => Promise<string | undefined>;
}

/** What is written, in this order. */
export const writtenFiles: readonly WrittenFile[] = [
  {
    name: 'findings-file',
    output: 'Path of the findings file, when it was written.',
    needsTest: false,
    needsProof: false,
    render: async ({ result }) =>
      (await import('../../results/json/findings-file.ts')).renderFindingsFile(result),
  },
  {
    name: 'sarif-file',
    output: 'Path of the SARIF file, when it was written.',
    needsTest: true,
    needsProof: true,
    render: renderSarifFile,
  },
  {
    name: 'predicate-file',
    output: 'Path of the predicate, when it was written.',
    needsTest: true,
    needsProof: false, // it is written for a proven build only
    render: renderPredicate,
  },
];

/** A value for each kind of file, by its name. */
export function byFileName<T>(pick: (file: WrittenFile) => T): Record<string, T> {
  return Object.fromEntries(writtenFiles.map((file) => [file.name, pick(file)]));
}

/** Only with nothing unproven: GitHub closes the alert of a finding that is missing. */
async function renderSarifFile({ result, locate, workflow }: Published) {
  const { assessment, app, details, verdict } = result;
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
async function renderPredicate({ result }: Published) {
  const { predicateOf } = await import('../../results/json/predicate.ts');
  const predicate = predicateOf(result);
  return predicate && `${JSON.stringify(predicate, null, 2)}\n`;
}
