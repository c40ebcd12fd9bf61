import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { error, info, setOutput, summary, warning } from '@actions/core';
import { jobResult, type Leniency, reasonOf, type Verdict } from '../../gate/verdict.ts';
import { readDocsUrl, readFolders } from '../../github/environment.ts';
import { outputsOf } from '../../results/outputs.ts';
import { explanationOf, nextStep } from '../../results/remedies.ts';
import type { Result } from '../../results/result.ts';
import { renderSummary } from '../../results/summary.ts';
import { messageOf } from '../../text/sentences.ts';
import { forLog } from '../../text/untrusted.ts';
import { writeWhole } from './written-file.ts';

const title = 'Security Test Gate';

/**
 * Sets every output; a later call overrides an earlier one. Throws when they cannot be set: nobody
 * could read the verdict.
 */
export function setOutputs(result: Result): void {
  for (const [name, value] of Object.entries(outputsOf(result))) setOutput(name, value);
}

/** Says the verdict in the log, as an annotation where the job does not simply succeed. */
export function announce({ verdict, job, run, docsUrl, asksForProof }: Result): void {
  const headline = `Verdict: ${verdict.verdict}${reasonOf(verdict) && ` (${reasonOf(verdict)})`}. ${verdict.message}`;
  const line = forLog(
    [headline, nextStep(verdict, run, asksForProof), moreOn(verdict, docsUrl)]
      .filter(Boolean)
      .join(' '),
  );
  if (job === 'failure') error(line, { title });
  else if (job === 'warning') warning(line, { title });
  else info(line);
}

function moreOn(verdict: Verdict, docsUrl: string | undefined): string | undefined {
  const address = explanationOf(verdict, docsUrl);
  return address && `More: ${address}`;
}

/**
 * Writes the job summary, and the same text to a file for later steps; a later call overrides an
 * earlier one. The verdict stands already: what cannot be written is a warning.
 * @returns the file, a new one for each call; undefined when it could not be written
 */
export async function writeSummary(result: Result): Promise<string | undefined> {
  const text = renderSummary(result);
  const buffer = summary.emptyBuffer().addRaw(text);
  await attempt('The job summary', () => buffer.write({ overwrite: true }));
  const folders = readFolders();
  const file = join(folders.tempFolder, `security-test-gate-${randomUUID()}.md`);
  return attempt('The file of the job summary', async () => {
    await writeWhole(file, text, folders);
    return file;
  });
}

async function attempt<T>(what: string, write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await write();
  } catch (cause) {
    warning(forLog(`${what} could not be written: ${messageOf(cause)}`), { title });
    return undefined;
  }
}

/** A result without a tested build. */
export function untested(verdict: Verdict, leniency: Leniency): Result {
  const job = jobResult(verdict, leniency);
  return { verdict, job, details: 'counts', docsUrl: readDocsUrl() };
}
