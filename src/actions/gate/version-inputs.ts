import type { WorkflowEvent } from '../../github/event.ts';
import { isCommit } from '../../text/commit.ts';
import type { InputReader } from '../inputs/input-reader.ts';

/** Reads what proves the build: the app's version at `url` must contain `expected`. */
export function readVersionInputs(reader: InputReader, { name, headSha, refSha }: WorkflowEvent) {
  const timeoutMs = reader.minutes('version-timeout-minutes', { fallback: 5, min: 0 });
  const given = reader.text('expected-version');
  const url = readVersionUrl(reader);
  if (url === undefined) {
    // Alone it would look like a proof, and prove nothing.
    if (given !== undefined)
      reader.refuse('expected-version', 'needs `version-url`: where the app reports its version');
    return undefined;
  }
  const expected = given ?? headSha;
  if (expected === undefined && !reader.isRefused('pull-request-number'))
    reader.refuse(
      'expected-version',
      'is missing: this event has no head commit to expect at `version-url`',
    );
  if (expected !== undefined && isIn(expected, url))
    reader.refuse(
      'version-url',
      'must not hold the expected commit: a page that repeats its address would prove it',
    );
  /** Commit that merges the pull request into its base. */
  const mergeCommit = name === 'pull_request' ? refSha : undefined;
  return { url, expected: expected ?? '', mergeCommit, timeoutMs };
}

/** Other versions than commits, such as `v1`, are in many an address by chance. */
function isIn(version: string, { host, pathname, search }: URL): boolean {
  const address = `${host}${pathname}${search}`.toLowerCase();
  return isCommit(version) && address.includes(version.toLowerCase());
}

function readVersionUrl(reader: InputReader): URL | undefined {
  const text = reader.text('version-url');
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    reader.refuse('version-url', 'must be an `http` or `https` URL');
  else if (url.username || url.password)
    reader.refuse('version-url', 'must not hold credentials: none are sent to the app');
  return url ?? undefined;
}
