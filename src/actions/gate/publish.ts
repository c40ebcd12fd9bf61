import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { error, warning } from '@actions/core';
import { annotationsOf } from '../../results/annotations.ts';
import { renderFindingsFile } from '../../results/findings-file.ts';
import type { Result } from '../../results/result.ts';
import type { ViewInputs } from './inputs.ts';
import { setOutputs, writeSummary } from './settle.ts';
import { warn } from './story.ts';

/** Writes all that was asked for, and the outputs that name it. The verdict stands: whatever fails here is a warning. */
export async function publish(result: Result, views: ViewInputs): Promise<Result> {
  const published = { ...result, findingsFile: await writeFindingsFile(result, views) };
  setOutputs(published);
  if (views.annotations) annotate(published);
  await writeSummary(published);
  return published;
}

async function writeFindingsFile(result: Result, { findingsFile: file }: ViewInputs): Promise<string | undefined> {
  if (file === undefined) return undefined;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, renderFindingsFile(result));
    return file;
  } catch (cause) {
    warn(
      `The findings file ${file} could not be written (\`findings-file\`): ${cause instanceof Error ? cause.message : cause}`,
    );
    return undefined;
  }
}

function annotate({ assessment, details, job }: Result): void {
  if (!assessment || details === 'counts') return;
  const write = job === 'failure' ? error : warning;
  for (const { message, ...properties } of annotationsOf(assessment.blocking, () => undefined))
    write(message, { title: 'Finding that blocks this build', ...properties });
}
