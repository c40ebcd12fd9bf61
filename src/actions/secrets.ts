import { setSecret } from '@actions/core';
import { createRedactors } from '../results/redaction.ts';

/** The secrets of a run. Their list grows, since tokens become known once they are obtained. */
export type Secrets = ReturnType<typeof createSecrets>;

export function createSecrets() {
  const known: string[] = [];
  return {
    known,
    redactors: createRedactors(known),
    /** Registers a secret with the runner, which masks it in the log, and with the redactors. */
    mask: (secret: string | undefined) => {
      if (!secret) return;
      setSecret(secret);
      known.push(secret);
    },
  };
}
