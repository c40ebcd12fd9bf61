import { randomBytes } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const maxSuffix = 5;
const timeLimitMs = 6 * 60_000;

/**
 * @param file the PDF, named as the artifact is to be named
 * @param retentionDays 0: the default of the repository
 * @returns the artifact's id and the file that was uploaded: where the name is taken, a copy whose
 * name has a suffix
 */
export async function uploadPdf(
  file: string,
  name: string,
  retentionDays: number,
): Promise<{ id: number; file: string }> {
  const { DefaultArtifactClient } = await loadArtifactLibrary();
  const client = new DefaultArtifactClient();
  for (const candidate of namesToTry(name)) {
    const named = await copyNamed(file, candidate);
    try {
      const options = { skipArchive: true, ...(retentionDays > 0 && { retentionDays }) };
      const upload = client.uploadArtifact(candidate, [named], dirname(named), options);
      const { id } = await withinTimeLimit(upload);
      // The library gives 0 for none.
      if (!id) throw new Error('the artifact service gave no id for it, so nobody could find it');
      return { id, file: named };
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new Error(
    `the names ${name}.pdf to ${name}-${maxSuffix}.pdf are taken in this workflow run`,
  );
}

/** Loads the largest part of the bundle, which only a report needs. */
export function loadArtifactLibrary() {
  return import('@actions/artifact');
}

/** `report`, `report-2`, … and at last one with a random suffix. */
function namesToTry(name: string): string[] {
  const numbered = Array.from({ length: maxSuffix - 1 }, (_, index) => `${name}-${index + 2}`);
  return [name, ...numbered, `${name}-${randomBytes(4).toString('hex')}`];
}

/** An artifact that is not an archive is named after its file. */
async function copyNamed(file: string, name: string): Promise<string> {
  const target = join(dirname(file), `${name}.pdf`);
  if (target !== file) await copyFile(file, target);
  return target;
}

/** The library reports the conflict only in its text. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && /\(409\)|already exists/i.test(error.message);
}

/** The library's own limits can add up to far more than a report is worth. */
async function withinTimeLimit<T>(upload: Promise<T>): Promise<T> {
  const settled = new AbortController();
  const expired = delay(timeLimitMs, undefined, { signal: settled.signal }).then(() => {
    throw new Error('the artifact service did not answer in time');
  });
  return Promise.race([upload, expired]).finally(() => settled.abort());
}
