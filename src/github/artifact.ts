import { randomBytes } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { messageOf } from '../text/sentences.ts';
import { patientLimits } from './octokit.ts';

const maxSuffix = 5;
const timeLimitMs = 6 * 60_000;
const maxPauseMs = 20_000;

/**
 * Uploads a PDF as a workflow artifact, as patiently as comment and status are written.
 * @param file the PDF, whose file name is the artifact's name with `.pdf`
 * @param retentionDays 0 for the repository's default
 * @returns the artifact's id, and the uploaded file: a copy with a suffix when the name is taken
 * @throws {Error} when it cannot be uploaded
 */
export async function uploadPdf(
  file: string,
  name: string,
  retentionDays: number,
  clock: Clock,
): Promise<{ id: number; file: string }> {
  const { DefaultArtifactClient } = await loadArtifactLibrary();
  const client = new DefaultArtifactClient();
  for (const candidate of namesToTry(name)) {
    const copy = await copyAs(file, candidate);
    try {
      const options = { skipArchive: true, ...(retentionDays > 0 && { retentionDays }) };
      const upload = () => client.uploadArtifact(candidate, [copy], dirname(copy), options);
      const { id } = await withinTimeLimit(untilItSucceeds(upload, clock));
      // The library returns 0 when there is none.
      if (!id) throw new Error('the artifact service returned no id, so nobody could find it');
      return { id, file: copy };
    } catch (error) {
      if (!isNameTaken(error)) throw error;
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

/** `report`, `report-2`, … and finally one with a random suffix. */
function namesToTry(name: string): string[] {
  const numbered = Array.from({ length: maxSuffix - 1 }, (_, index) => `${name}-${index + 2}`);
  return [name, ...numbered, `${name}-${randomBytes(4).toString('hex')}`];
}

/** An artifact that is not an archive is named after its file. */
async function copyAs(file: string, name: string): Promise<string> {
  const target = join(dirname(file), `${name}.pdf`);
  if (target !== file) await copyFile(file, target);
  return target;
}

/** The library reports the conflict only in its text. */
function isNameTaken(error: unknown): boolean {
  return error instanceof Error && /\(409\)|already exists/i.test(error.message);
}

/** The library gives up at once when it cannot connect, and otherwise after half a minute. */
async function untilItSucceeds<T>(upload: () => Promise<T>, clock: Clock): Promise<T> {
  const deadline = clock.now() + patientLimits.timeLimitMs;
  for (let failures = 0; ; failures += 1) {
    try {
      return await upload();
    } catch (error) {
      const pauseMs = Math.min(1000 * 2 ** failures, maxPauseMs);
      if (isPermanent(error) || clock.now() + pauseMs >= deadline) throw error;
      await clock.sleep(pauseMs);
    }
  }
}

/** The library tells it only in its text. */
function isPermanent(error: unknown): boolean {
  return isNameTaken(error) || /non-retryable|storage quota/i.test(messageOf(error));
}

/** Rejects after six minutes, since the library's own limits add up to much more. */
async function withinTimeLimit<T>(upload: Promise<T>): Promise<T> {
  const settled = new AbortController();
  const expired = delay(timeLimitMs, undefined, { signal: settled.signal }).then(() => {
    throw new Error('the artifact service did not answer in time');
  });
  return Promise.race([upload, expired]).finally(() => settled.abort());
}
