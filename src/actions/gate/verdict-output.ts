import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { error, info, notice, warning } from '@actions/core';
import { reasonOf, seenAppsOf } from '../../decision/verdict.ts';
import { readFolders } from '../../github/environment.ts';
import { adviceOn, explanationUrl } from '../../results/advice/advice.ts';
import { renderSummary } from '../../results/markdown/summary.ts';
import { outputsOf } from '../../results/model/outputs.ts';
import type { Result } from '../../results/model/result.ts';
import { describeSeenApps } from '../../results/model/seen-apps.ts';
import { adviceForLog, messageForLog } from '../../text/untrusted.ts';
import { writeWhole } from '../files/written-file.ts';
import { replaceSummary } from '../output/job-summary.ts';
import { describeUnset, trySetOutputs } from '../output/runner-outputs.ts';
import { gateTitle, warn, warnOnFailure } from './annotate.ts';

/**
 * Sets every output; a later call replaces the values.
 * @returns the result, of a job that fails if they cannot be set: no later step can read the verdict
 */
export function setOutputs(result: Result): Result {
  const problem = trySetOutputs(outputsOf(result));
  if (problem === undefined) return result;
  return { ...result, job: 'failure', unsetOutputs: describeUnset(problem) };
}

/** Writes the verdict to the log, as an annotation where the job does not simply succeed. */
export function announce(result: Result): Result {
  const { verdict, job, details, docsUrl, unsetOutputs } = result;
  const headline = `Verdict: ${verdict.verdict}${reasonOf(verdict) && ` (${reasonOf(verdict)})`}. ${verdict.message}`;
  const address = explanationUrl(verdict, docsUrl);
  const advice = adviceOn(result);
  const seenApps = seenAppsOf(verdict);
  const parts = [
    headline,
    unsetOutputs,
    'cause' in verdict && verdict.cause,
    advice && adviceForLog(advice.nextStep, docsUrl),
    advice?.remedy && `For maintainers: ${adviceForLog(advice.remedy, docsUrl)}`,
    address && `More: ${address}`,
    seenApps && describeSeenApps(seenApps, details),
  ];
  const line = messageForLog(parts.filter(Boolean).join(' '));
  if (job === 'failure') error(line, { title: gateTitle });
  else if (job === 'warning') warning(line, { title: gateTitle });
  else if (verdict.verdict === 'not-tested') notice(line, { title: gateTitle });
  else info(line);
  return result;
}

/**
 * Writes the job summary, replacing an earlier one, and the same text to a file for later steps.
 * @returns the file, a new one for each call; undefined, with a warning, if it cannot be written
 */
export async function writeSummary(result: Result): Promise<string | undefined> {
  const text = renderSummary(result);
  await replaceSummary(text, warn);
  const file = join(readFolders().tempFolder, `security-test-gate-${randomUUID()}.md`);
  return warnOnFailure('The file of the job summary (in RUNNER_TEMP) could not be written', () =>
    writeWhole(file, text),
  );
}
