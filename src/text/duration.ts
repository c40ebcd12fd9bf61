/** A time limit as the workflow gives it, from milliseconds: `30 minutes`, `0.5 minutes`. */
export function formatMinutes(ms: number): string {
  const minutes = Math.round(ms / 60) / 1000;
  return `${minutes} minute${minutes === 1 ? '' : 's'}`;
}

/** How much of a time limit is over, from milliseconds: `4 of at most 30 minutes`. */
export function formatProgress(elapsedMs: number, limitMs: number): string {
  const tenthMs = 6000;
  const limit = formatMinutes(tenthMs * Math.ceil(limitMs / tenthMs));
  return `${Math.round(elapsedMs / 60_000)} of at most ${limit}`;
}

/** A duration for people, from milliseconds: `0.4 s`, `42 s`, `5 min 3 s`, `1 h 2 min`. */
export function formatDuration(ms: number): string {
  if (ms < 9950) return `${Math.round(ms / 100) / 10} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
