import querystring from 'node:querystring';
import type { WorkflowEvent } from '../../github/event.ts';
import { isCommitHash } from '../../text/commit.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import type { ValidGateValues } from './declaration.ts';
import { requireSafeHeader } from './version-header.ts';

/** What proves the build: the answer of `url` must contain `expected`. Undefined without `url`. */
export function versionInputsOf(valid: ValidGateValues, event: WorkflowEvent, reader: InputReader) {
  const { name, headSha, refSha } = event;
  const { 'version-url': address, 'version-header': header, 'expected-version': given } = valid;
  if (address === undefined) {
    // Without an address to read, it would look like a proof and prove nothing.
    if (given !== undefined && !reader.isGiven('version-url'))
      reader.addProblem(
        'expected-version',
        'needs `version-url`: where the app reports its version',
      );
    return undefined;
  }
  const url = new URL(address);
  const expected = given ?? headSha;
  if (expected === undefined && !reader.hasProblem('pull-request-number'))
    reader.addProblem(
      'expected-version',
      'is missing: this event has no head commit to expect at `version-url`',
    );
  if (
    given !== undefined &&
    isOfWorkflow(given, event) &&
    !reader.hasProblem('pull-request-number')
  )
    reader.addProblem(
      'expected-version',
      'must not be the commit of the workflow (`github.sha`), since this event is about another one: leave it out',
    );
  if (expected !== undefined && urlContains(url, expected))
    reader.addProblem(
      'version-url',
      'must not hold the expected version: a page that repeats its address would prove it',
    );
  if (header && expected !== undefined) requireSafeHeader(header, { url, expected }, reader);
  /** Commit that merges the pull request into its base. */
  const mergeCommit = name === 'pull_request' ? refSha : undefined;
  return expected === undefined ? undefined : { url, header, expected, mergeCommit };
}

/** Nobody vouches for what a stranger had deployed, and nothing else shows which build it is. */
export function requireProofOfFork(
  { name, subject }: WorkflowEvent,
  hasLogin: boolean,
  reader: InputReader,
): void {
  // Without secrets nothing can be tested, and the advice on forks is what helps the author.
  if (!subject.isFork || (name === 'pull_request' && !hasLogin)) return;
  if (reader.isGiven('task-id'))
    reader.addProblem('task-id', 'must not be given for a pull request from a fork: leave it out');
  if (!reader.isGiven('version-url'))
    reader.addProblem(
      'version-url',
      'is required for a pull request from a fork: nothing else shows which build was deployed',
    );
}

/**
 * Whether a version is the commit that the workflow runs on, which is not the one that is judged:
 * on `pull_request_target` and `workflow_run`, for example, it is the tip of the default branch.
 */
function isOfWorkflow(version: string, { name, headSha, refSha, subject }: WorkflowEvent): boolean {
  const isMerge = /^pull_request(?!_target$)/.test(name);
  if (!refSha || isMerge || refSha === headSha || refSha === subject.commit) return false;
  return version.includes(refSha) && !(headSha && version.includes(headSha));
}

/** A short version, such as `v1`, is part of many hosts and paths by chance. */
function urlContains({ host, pathname, search }: URL, version: string): boolean {
  const address = version.length < 7 ? search : `${host}${pathname}${search}`;
  const forms = [address, querystring.unescape(address)].map((form) => form.toLowerCase());
  return forms.some((form) => form.includes(version.toLowerCase()));
}

/** Events whose workflow runs on the very commit that gets the status, and deploys it. */
const eventsOfDeployedCommit = new Set(['push', 'pull_request', 'merge_group']);

/** A commit status needs a test of that very commit, as far as the gate can know. */
export function requireJudgedCommit(
  statusContext: string | undefined,
  version: ReturnType<typeof versionInputsOf>,
  { name, headSha, subject }: WorkflowEvent,
  reader: InputReader,
): void {
  if (statusContext === undefined || reader.hasProblem('commit-status')) return;
  if (reader.hasProblem('pull-request-number')) return; // then the commit is not known
  const isTied = eventsOfDeployedCommit.has(name);
  if (!isTied && !reader.isGiven('version-url'))
    reader.addProblem(
      'commit-status',
      `needs \`version-url\` on the event \`${name}\`: nothing else ties what is deployed to the commit that gets the status`,
    );
  if (!version || reader.hasProblem('expected-version')) return;
  if (isTied && !isCommitHash(version.expected)) return;
  const expected = version.expected.toLowerCase();
  const judged = [headSha, subject.commit, version.mergeCommit];
  if (judged.some((commit) => commit && expected.includes(commit.toLowerCase()))) return;
  reader.addProblem(
    'expected-version',
    `must contain the commit that \`commit-status\` is set on, ${headSha ?? 'which is unknown'}, since nothing else ties the tested build to it`,
  );
}
