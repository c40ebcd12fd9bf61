import process from 'node:process';
import type { WorkflowEvent } from '../../github/event.ts';
import type { InputReader } from '../input-reader.ts';

/** What proves the build: the app's version at `url` must contain `expected`. */
export interface VersionInputs {
  url: URL;
  expected: string;
  /** Commit that merges the pull request into its base; undefined on other events. */
  mergeCommit: string | undefined;
  timeoutMs: number;
}

/**
 * Reads the inputs of the proof of the build; with problems recorded in `reader`, the result must
 * not be used.
 */
export function readVersionInputs(
  reader: InputReader,
  { name, headSha }: WorkflowEvent,
): VersionInputs | undefined {
  const timeoutMs = reader.minutes('version-timeout-minutes', { fallback: 5, min: 0 });
  const given = reader.text('expected-version');
  const url = readVersionUrl(reader);
  if (url === undefined) {
    // Alone it would be taken for a proof that nobody makes.
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
  const mergeCommit = name === 'pull_request' ? process.env.GITHUB_SHA || undefined : undefined;
  return { url, expected: expected ?? '', mergeCommit, timeoutMs };
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
