import { createHash } from 'node:crypto';

/** A comment or an issue on GitHub; only an issue has a state. */
export interface Post {
  id: number;
  html_url: string;
  state?: string;
  body?: string | null | undefined;
  user?: { login: string } | null | undefined;
}

/**
 * The verdict of a post and the attempt that it comes from. Legs of a matrix share a post and must
 * not hide a worse verdict. Of two attempts, the job that began later has judged what is newer,
 * unless both have judged the same commit.
 */
export interface PostedVerdict {
  /** Id and attempt of the workflow run, `16412345678.1`; undefined when they are unknown. */
  attempt: string | undefined;
  /** The higher, the worse. */
  rank: number;
  /** When the job began: whole milliseconds since 1970. */
  beganAt: number;
  /** The commit that was judged, if it is known. */
  commit?: string | undefined;
}

/** What a post is to contain. */
export interface PostContent {
  marker: string;
  posted: PostedVerdict;
  /** Markdown, without the marker. */
  body: string;
}

/** Returns the hidden line that identifies a post: by its kind, its app, and other names. */
export function markerOf(...names: string[]): string {
  return hiddenLine(hashOf(names));
}

/** Hashes names as JSON, where no two lists are the same. A hash cannot end an HTML comment. */
function hashOf(names: string[]): string {
  return createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 32);
}

function hiddenLine(text: string): string {
  return `<!-- security-test-gate:${text} -->`;
}

/** Returns the whole post: its marker, a hidden line about the attempt, and the visible text. */
export function bodyOf({ marker, posted, body }: PostContent): string {
  const { rank, beganAt, commit } = posted;
  const judged = commit === undefined ? '' : `_${commit}`;
  return `${marker}\n${hiddenLine(`${attemptHash(posted)}${rank}${beganAt}${judged}`)}\n${body}`;
}

/** One digit shorter than a marker's hash: the rank takes its place. */
function attemptHash({ attempt = '' }: PostedVerdict): string {
  return hashOf(['attempt', attempt]).slice(0, -1);
}

/**
 * Whether a post of ours stays in spite of a new verdict. One of the same attempt stays if its
 * verdict is as bad or worse. One of another attempt stays if its job began later, and, where both
 * judged the same commit, if its verdict is also as bad. A time in the future does not count, since
 * the clock of a runner may be ahead.
 */
export function outweighs(post: Post, posted: PostedVerdict): boolean {
  const [, attempt, rank, beganAt, commit] =
    /^<!-- .* -->\r?\n<!-- security-test-gate:(\w{31})([0-3])(\d+)(?:_(\w+))? -->/.exec(
      post.body ?? '',
    ) ?? [];
  const isAsBad = Number(rank) >= posted.rank;
  if (posted.attempt !== undefined && attempt === attemptHash(posted)) return isAsBad;
  const beganLater = Number(beganAt) > posted.beganAt && Number(beganAt) <= Date.now();
  return beganLater && (isAsBad || commit === undefined || commit !== posted.commit);
}

/** Compares texts; GitHub may change line endings and drop trailing spaces. */
export function isSameText(left: string | null | undefined, right: string): boolean {
  const normalize = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return normalize(left ?? '') === normalize(right);
}
