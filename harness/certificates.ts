import { generate, type SelfsignedOptions } from 'selfsigned';

/** A private key and its certificate, as PEM. */
export interface Identity {
  key: string;
  cert: string;
}

const shared: SelfsignedOptions = { keyType: 'ec', algorithm: 'sha256' };
const day = 86_400_000;

/** Creates a certificate authority that only its own clients trust. */
export async function createAuthority(name: string) {
  const ca = await generate([{ name: 'commonName', value: name }], {
    ...shared,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  const issue = async ({
    host = 'localhost',
    expired = false,
  }: {
    host?: string;
    expired?: boolean;
  } = {}): Promise<Identity> => {
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
  /** `cert` is its own certificate, as PEM. */
  return { cert: ca.cert, issue };
}
