import type { Octokit } from './octokit.ts';

/** When GitHub answered, by its own clock and the runner's, in milliseconds since 1970. */
export interface AnswerTime {
  github: number;
  runner: number;
}

/** Calls `onTime` at each answer that says when it was sent (`Date`). */
export function watchTime(octokit: Octokit, onTime: (time: AnswerTime) => void): void {
  octokit.hook.after('request', ({ headers }) => {
    const github = Date.parse(headers.date ?? '');
    if (!Number.isNaN(github)) onTime({ github, runner: Date.now() });
  });
}
