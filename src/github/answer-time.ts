/** When GitHub answered, by its own clock and the runner's, in milliseconds since 1970. */
export interface AnswerTime {
  github: number;
  runner: number;
}

/** Undefined when the answer does not say when it was sent. */
export function timeOfAnswer({ date = '' }: { date?: string | undefined }): AnswerTime | undefined {
  const github = Date.parse(date);
  return Number.isNaN(github) ? undefined : { github, runner: Date.now() };
}
