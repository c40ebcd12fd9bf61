import { endGroup, info, startGroup, summary } from '@actions/core';
import { summaryPlace } from '../../github/environment.ts';
import { messageOf } from '../../text/sentences.ts';
import { messageForLog } from '../../text/untrusted.ts';

/** Replaces the job summary, and logs its text where the server does not show it. */
export async function replaceSummary(
  markdown: string,
  warn: (message: string) => void,
): Promise<void> {
  const writing = summary.emptyBuffer().addRaw(markdown).write({ overwrite: true });
  await writing.catch((error: unknown) =>
    warn(`The job summary (GITHUB_STEP_SUMMARY) could not be written: ${messageOf(error)}`),
  );
  if (summaryPlace() !== 'log') return;
  startGroup('The summary, which this server does not show');
  for (const line of markdown.trimEnd().split('\n'))
    info(`${/^ */.exec(line)?.[0]}${messageForLog(line)}`);
  endGroup();
}
