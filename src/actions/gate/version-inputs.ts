import querystring from 'node:querystring';
import type { WorkflowEvent } from '../../github/event.ts';
import { isCommitHash } from '../../text/commit.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import type { GateValues } from './declaration.ts';

/** Returns what proves the build: the app's version at `url` must contain `expected`. */
export function versionInputsOf(
  values: GateValues,
  { name, headSha, refSha }: WorkflowEvent,
  reader: InputReader,
) {
  const { 'version-url': address, 'expected-version': given } = values;
  if (address === undefined) {
    // By itself it would look like a proof, and prove nothing.
    if (given !== undefined && !reader.isGiven('version-url'))
      reader.refuse('expected-version', 'needs `version-url`: where the app reports its version');
    return undefined;
  }
  const url = new URL(address);
  const expected = given ?? headSha;
  if (expected === undefined && !reader.isRefused('pull-request-number'))
    reader.refuse(
      'expected-version',
      'is missing: this event has no head commit to expect at `version-url`',
    );
  if (expected !== undefined && isIn(expected, url))
    reader.refuse(
      'version-url',
      'must not hold the expected version: a page that repeats its address would prove it',
    );
  /** Commit that merges the pull request into its base. */
  const mergeCommit = name === 'pull_request' ? refSha : undefined;
  const timeoutMs = 60_000 * values['version-timeout-minutes'];
  return { url, expected: expected ?? '', mergeCommit, timeoutMs };
}

/** A short version, such as `v1`, is in many a host and path by chance. */
function isIn(version: string, { host, pathname, search }: URL): boolean {
  const address = version.length < 7 ? search : `${host}${pathname}${search}`;
  const forms = [address, querystring.unescape(address)].map((form) => form.toLowerCase());
  return forms.some((form) => form.includes(version.toLowerCase()));
}

/** Events that run on a branch, whatever is deployed. */
const eventsOfNoBuild = new Set([
  'workflow_dispatch',
  'repository_dispatch',
  'schedule',
  'issue_comment',
]);

/** Refuses a commit status unless what is tested is that commit, as far as the gate can know. */
export function requireJudgedCommit(
  statusContext: string | undefined,
  version: ReturnType<typeof versionInputsOf>,
  { name, headSha, subject }: WorkflowEvent,
  reader: InputReader,
): void {
  if (statusContext !== undefined && eventsOfNoBuild.has(name) && !reader.isGiven('version-url'))
    reader.refuse(
      'commit-status',
      `needs \`version-url\` on the event \`${name}\`: nothing else ties what is deployed to the commit that gets the status`,
    );
  if (statusContext === undefined || !version || !isCommitHash(version.expected)) return;
  if (reader.isRefused('pull-request-number')) return; // then the commit is not known
  const judged = [headSha, subject.commit, version.mergeCommit];
  if (judged.some((commit) => commit?.toLowerCase() === version.expected.toLowerCase())) return;
  reader.refuse(
    'expected-version',
    `must be the commit that \`commit-status\` is set on, ${headSha ?? 'which is unknown'}, not another one`,
  );
}
