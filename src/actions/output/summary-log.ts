import { endGroup, info, startGroup } from '@actions/core';
import { summaryPlace } from '../../github/environment.ts';
import { messageForLog } from '../../text/untrusted.ts';

/** Logs the text of the job summary where the server does not show it. */
export function logSummary(markdown: string): void {
  if (summaryPlace() !== 'log') return;
  startGroup('The summary, which this server does not show');
  for (const line of markdown.trimEnd().split('\n'))
    info(`${/^ */.exec(line)?.[0]}${messageForLog(line)}`);
  endGroup();
}
