import { generate, type SelfsignedOptions } from 'selfsigned';

/** A private key and its certificate, as PEM. */
export interface Identity {
  key: string;
  cert: string;
}

export interface Authority {
  /** Its own certificate, as PEM. */
  cert: string;
  issue: (options?: { host?: string; expired?: boolean }) => Promise<Identity>;
}

const shared: SelfsignedOptions = { keyType: 'ec', algorithm: 'sha256' };
const day = 86_400_000;

/** A certificate authority that nobody trusts who was not told to. */
export async function createAuthority(name: string): Promise<Authority> {
  const ca = await generate([{ name: 'commonName', value: name }], {
    ...shared,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  const issue: Authority['issue'] = async ({ host = 'localhost', expired = false } = {}) => {
    const made = await generate([{ name: 'commonName', value: host }], {
      ...shared,
      ca: { key: ca.private, cert: ca.cert },
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
      ...(expired && {
        notBeforeDate: new Date(Date.now() - 9 * day),
        notAfterDate: new Date(Date.now() - day),
      }),
    });
    return { key: made.private, cert: made.cert };
  };
  return { cert: ca.cert, issue };
}
