import { forMarkdown } from '../../text/untrusted.ts';
import type { Result } from '../model/result.ts';
import { describeRerun, renderExplanationLink } from './advice.ts';

/** What people can do about blocking findings: fix them first of all. */
export function renderWaysOut(result: Result): string {
  const { verdict, assessment, policyFile, docsUrl } = result;
  if (!assessment || assessment.blocking.length === 0) return '';
  const accept = 'Accept it for a time';
  const explained = docsUrl
    ? `[${accept}](${docsUrl}/blocked.md#accept-a-finding-for-a-time)`
    : accept;
  const ways = [
    `${explained} in ${policyFile ? linkTo(policyFile) : 'the policy file'}`,
    'dismiss it in the service',
    assessment.newCount === undefined &&
      docsUrl &&
      `[let only new findings fail](${docsUrl}/policy.md#only-new-findings)`,
  ].filter((way) => typeof way === 'string');
  const last = ways.pop();
  const rerun = describeRerun({ once: 'that is done' }, result);
  const more = renderExplanationLink(verdict, docsUrl);
  return [
    `**Next step:** Fix what blocks and push the fix.${more}`,
    `**Not yours, or not a problem?** ${ways.join(', ')}, or ${last}. ${rerun}`,
  ].join('\n\n');
}

/** The policy file by its path and branch, linked to the page where people can edit it. */
function linkTo({ name, url }: NonNullable<Result['policyFile']>): string {
  return url ? `[${forMarkdown(name)}](${url})` : forMarkdown(name);
}
