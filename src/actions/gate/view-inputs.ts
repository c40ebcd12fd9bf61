import { messageOf } from '../../text/sentences.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { resolveTarget } from './written-file.ts';

/** What the runner refuses in the name of an artifact. */
const forbiddenInArtifactName = /["':<>|*?\\/\r\n]/;

/** Where results go beside log, summary and outputs. */
export type ViewInputs = ReturnType<typeof readViewInputs>;

export function readViewInputs(reader: InputReader) {
  const taken = new Map<string, string>();
  /** A file that is to be written: where it may be, and no two in one place; else undefined. */
  const readWritten = (name: string) => {
    const file = reader.text(name);
    if (file === undefined) return undefined;
    try {
      const place = resolveTarget(file).toLowerCase(); // where case does not matter, it is the same file
      const other = taken.get(place);
      taken.set(place, name);
      if (other === undefined) return file;
      reader.refuse(name, `must not be the file of \`${other}\``);
    } catch (error) {
      const isOfSystem = error instanceof Error && 'code' in error;
      reader.refuse(name, `${isOfSystem ? 'cannot be written there: ' : ''}${messageOf(error)}`);
    }
    return undefined;
  };
  return {
    annotations: reader.boolean('annotations', true),
    findingsFile: readWritten('findings-file'),
    sarifFile: readWritten('sarif-file'),
    predicateFile: readWritten('predicate-file'),
    openapiFile: reader.text('openapi-file'),
  };
}

/** What becomes of the PDF report. */
export type ReportInputs = ReturnType<typeof readReportInputs>;

export function readReportInputs(reader: InputReader) {
  const artifactName = reader.text('artifact-name') ?? 'security-report';
  if (forbiddenInArtifactName.test(artifactName) || artifactName.length > 200)
    reader.refuse(
      'artifact-name',
      `must have at most 200 characters and none of " : < > | * ? \\ / ' or a line break`,
    );
  const days = { fallback: 0, min: 0, max: 400, integer: true };
  return {
    /** `auto`: unless anybody could read it. */
    upload: reader.booleanOrAuto('upload-report'),
    artifactName,
    /** 0: the default of the repository. */
    retentionDays: reader.number('retention-days', days),
    timeoutMs: 1000 * reader.number('report-timeout-seconds', { fallback: 60, min: 0, max: 3600 }),
  };
}
