import type { InputReader } from '../input-reader.ts';

/** What the runner refuses in the name of an artifact. */
const forbiddenInArtifactName = /["':<>|*?\\/\r\n]/;

export interface ReportInputs {
  /** `auto`: unless anybody could read it. */
  upload: boolean | 'auto';
  artifactName: string;
  /** 0: the default of the repository. */
  retentionDays: number;
  timeoutMs: number;
}

export function readReportInputs(reader: InputReader): ReportInputs {
  const artifactName = reader.text('artifact-name') ?? 'security-report';
  if (forbiddenInArtifactName.test(artifactName) || artifactName.length > 200)
    reader.refuse(
      'artifact-name',
      `must have at most 200 characters and none of " : < > | * ? \\ / ' or a line break`,
    );
  const days = { fallback: 0, min: 0, max: 400, integer: true };
  return {
    upload: reader.booleanOrAuto('upload-report'),
    artifactName,
    retentionDays: reader.number('retention-days', days),
    timeoutMs: 1000 * reader.number('report-timeout-seconds', { fallback: 60, min: 0, max: 3600 }),
  };
}
