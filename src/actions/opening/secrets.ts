import { setSecret } from '@actions/core';
import { createRedactors } from '../../results/model/redaction.ts';

const minSegmentLength = 16;

/** The secrets of a run. Their list grows, since tokens become known once they are obtained. */
export type Secrets = ReturnType<typeof createSecrets>;

export function createSecrets() {
  const known: string[] = [];
  return {
    redactors: createRedactors(known),
    /** Registers a secret with the runner, which masks it in the log, and with the redactors. */
    mask: (secret: string | undefined) => {
      if (!secret) return;
      for (const part of [secret, ...tokenSegments(secret)]) {
        setSecret(part);
        known.push(part);
      }
    },
  };
}

/**
 * The header, payload and signature of a JSON Web Token, which a message may quote separately.
 * Short ones, such as an empty payload, also occur in texts that are not secret.
 */
function tokenSegments(secret: string): string[] {
  const isToken = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/.test(secret);
  return isToken ? secret.split('.').filter(({ length }) => length >= minSegmentLength) : [];
}
