/** Formats milliseconds as the minutes of an input: `30 minutes`, `0.5 minutes`. */
export function formatMinutes(ms: number): string {
  const minutes = Math.round(ms / 60) / 1000;
  return `${minutes} minute${minutes === 1 ? '' : 's'}`;
}

/** Formats how much of a time limit has passed, both in milliseconds: `4 of at most 30 minutes`. */
export function formatProgress(elapsedMs: number, limitMs: number): string {
  const tenthOfMinuteMs = 6000;
  const limit = formatMinutes(tenthOfMinuteMs * Math.ceil(limitMs / tenthOfMinuteMs));
  return `${Math.round(elapsedMs / 60_000)} of at most ${limit}`;
}

/** Formats milliseconds for people: `0.4 s`, `42 s`, `5 min 3 s`, `1 h 2 min`. */
export function formatDuration(ms: number): string {
  if (ms < 9950) return `${Math.round(ms / 100) / 10} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
