import { forMarkdown } from '../../text/untrusted.ts';
import type { Result } from '../model/result.ts';
import { describeRerun } from './advice.ts';

/** What people can do about blocking findings other than to fix them. */
export function renderWaysOut(result: Result): string {
  const { assessment, policyFile, docsUrl } = result;
  if (!assessment || assessment.blocking.length === 0) return '';
  const ways = [
    `Accept it for a time in ${policyFile ? linkTo(policyFile) : 'the policy file'}`,
    'dismiss it in the service',
    assessment.newCount === undefined &&
      docsUrl &&
      `[let only new findings fail](${docsUrl}/policy.md#only-new-findings)`,
  ].filter((way) => typeof way === 'string');
  const last = ways.pop();
  const guide = docsUrl ? ` [What this check is](${docsUrl}/blocked.md).` : '';
  const rerun = describeRerun({ once: 'that is done' }, result);
  return `**Not yours, or not a problem?** ${ways.join(', ')}, or ${last}. ${rerun}${guide}`;
}

/** The policy file by its path and branch, linked to the page where people can edit it. */
function linkTo({ name, url }: NonNullable<Result['policyFile']>): string {
  return url ? `[${forMarkdown(name)}](${url})` : forMarkdown(name);
}
