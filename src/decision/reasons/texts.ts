/** What to do where another attempt can help. Who renders it adds what to press, and the cost. */
export interface RerunStep {
  /** A sentence: what to do before. */
  before?: string;
  /** Continues `Once …`: what must be true before. */
  once?: string;
  /** A sentence: what to do if another attempt does not help. */
  after?: string;
}

/** For the developer who is blocked; a text where there is nothing to press. */
export type NextStep = string | RerunStep;

/**
 * All that is said about a reason, whichever case of it happened. In its sentences
 * `[label](page.md#anchor)` links to a page of `docs/`.
 */
export interface ReasonTexts {
  /**
   * Continues the heading `Not tested: …`; our own words and numbers only, for a commit status, at
   * most 100 characters.
   */
  heading: string;
  /** Whether the change is the cause, and what is known of it: for the developer who is blocked. */
  meaning: string;
  nextStep: NextStep;
  /** The reader acts on the message of the case, or nothing went wrong: the views do not fold it. */
  showsMessage?: true;
  /** For the maintainers of the workflow: what lies behind it; only the documents say it. */
  cause?: string;
  /** For the maintainers of the workflow: what to change. */
  remedy?: string;
  /** A run that goes on at the service, or is COMPLETED, can still be judged by its `task-id`. */
  offersAdoption?: true;
}

export type ReasonsTable = Record<string, ReasonTexts>;

export const askMaintainers: RerunStep = {
  before: 'Ask [the maintainers of this workflow](blocked.md#whom-to-ask) to fix it.',
  once: 'it is fixed',
  after:
    'If the workflow was changed for it, update your branch instead: GitHub repeats a job with the workflow of the old commit.',
};
