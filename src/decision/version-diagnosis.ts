import { isCommitHash } from '../text/commit.ts';
import type { Deployment } from './context.ts';
import type { CaseDetails } from './verdict.ts';

/** What explains a version that is not the expected one: another attempt finds the same. */
export type VersionDiagnosis = Required<Pick<CaseDetails, 'heading' | 'nextStep'>> &
  Pick<CaseDetails, 'remedy'>;

/** The app sends the version, but a cache in between answers with an older one. */
export const cachedAnswer: VersionDiagnosis = {
  heading: 'a cache answered in place of the app',
  nextStep: {
    before:
      'Let the app send `cache-control: no-store` at `version-url`, and let no cache or CDN keep its answer there.',
  },
};

/**
 * Recognizes what is easily deployed or shown in place of the expected commit.
 * @returns the commit in the answer as it stands there, what it is, and what to do
 */
export function diagnoseVersion(
  text: string,
  { expected, mergeCommit }: Pick<Deployment, 'expected' | 'mergeCommit'>,
): { what: string; diagnosis: VersionDiagnosis } | undefined {
  const commits = text.match(/[\da-f]{7,}/gi) ?? [];
  const shownFormOf = (commit: string) =>
    commits.find((each) => commit.toLowerCase().startsWith(each.toLowerCase()));
  const short = isCommitHash(expected) ? shownFormOf(expected) : undefined;
  if (short !== undefined && short.length < expected.length)
    return { what: `${short} is the short form of the expected commit`, diagnosis: shortForm };
  const merge = mergeCommit === undefined ? undefined : shownFormOf(mergeCommit);
  if (merge === undefined) return undefined;
  return { what: `${merge} is the merge commit of the pull request`, diagnosis: mergedBuild };
}

const shortForm: VersionDiagnosis = {
  heading: 'the app shows only a short form of the commit',
  nextStep:
    'Let the app show the whole commit at `version-url`: running the workflow again changes nothing until then.',
  remedy:
    'A short form proves nothing, since other commits may begin with it. [What to show](version-page.md#what-to-show).',
};

const mergedBuild: VersionDiagnosis = {
  heading: 'the merge commit is deployed, not the head of the pull request',
  nextStep:
    'Let the workflow deploy `github.event.pull_request.head.sha`, or set `expected-version` to `github.sha`: running it again changes nothing until then.',
  remedy: '`actions/checkout` takes the merge commit unless its input `ref` names another one.',
};
