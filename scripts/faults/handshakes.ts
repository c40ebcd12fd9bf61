import { constants } from 'node:crypto';
import type { ServerOptions } from 'node:https';
import { createSecureContext } from 'node:tls';
import { createAuthority } from '../../harness/certificates.ts';

/**
 * How many TLS handshakes have begun, and in how many of them a certificate was shown that nobody
 * trusts.
 */
export interface Handshakes {
  begun: number;
  untrusted: number;
}

/** Certificate (PEM) of the authority that the steps trust. */
export const trusted = await createAuthority('CA of the fault matrix');
const stranger = await createAuthority('CA that nobody trusts');
const wrong = createSecureContext(await stranger.issue());

/**
 * A TLS server as `localhost` that shows the wrong certificate in the handshakes from `first` to
 * `last`.
 */
export async function tlsFront({ first, last }: { first: number; last: number }) {
  const handshakes: Handshakes = { begun: 0, untrusted: 0 };
  const tls: ServerOptions = {
    ...(await trusted.issue()),
    // A session that is taken up again shows no certificate.
    maxVersion: 'TLSv1.2',
    secureOptions: constants.SSL_OP_NO_TICKET,
    SNICallback: (_, callback) => {
      handshakes.begun += 1;
      const hit = handshakes.begun >= first && handshakes.begun <= last;
      if (hit) handshakes.untrusted += 1;
      callback(null, hit ? wrong : undefined);
    },
  };
  return { tls, handshakes };
}
