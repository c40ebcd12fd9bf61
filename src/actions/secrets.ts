import { setSecret } from '@actions/core';
import { createRedactors } from '../results/redaction.ts';

/** The secrets of a run, which grow: tokens are known once they are obtained. */
export type Secrets = ReturnType<typeof createSecrets>;

export function createSecrets() {
  const known: string[] = [];
  return {
    known,
    redactors: createRedactors(known),
    /** Lets the runner mask a secret, and our views leave it out, from now on. */
    mask: (secret: string | undefined) => {
      if (!secret) return;
      setSecret(secret);
      known.push(secret);
    },
  };
}
