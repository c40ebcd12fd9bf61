import { setSecret } from '@actions/core';

/** The secrets of a run, which grow: tokens are known once they are obtained. */
export interface Secrets {
  readonly known: string[];
  /** Lets the runner mask a secret, and our views leave it out, from now on. */
  mask: (secret: string | undefined) => void;
}

export function createSecrets(): Secrets {
  const known: string[] = [];
  return {
    known,
    mask: (secret) => {
      if (!secret) return;
      setSecret(secret);
      known.push(secret);
    },
  };
}
