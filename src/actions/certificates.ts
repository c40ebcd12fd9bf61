import { X509Certificate } from 'node:crypto';
import { isOutage } from '../github/failure.ts';
import { messageOf } from '../text/sentences.ts';
import { type GoverningReader, missingFile } from './governing-reader.ts';
import type { InputReader } from './input-reader.ts';

const maxBytes = 4 * 1024 * 1024;

/** The PEM certificates of `ca-cert-file`, or a `problem`, for `InputReader.refuse`. */
export type Certificates = { pem: string } | { problem: string; isOutage: boolean };

/** In the workspace the file governs: who chooses the authorities can pose as the service. */
export async function readCertificates(
  reader: InputReader,
  governing: GoverningReader,
): Promise<Certificates | undefined> {
  const file = reader.text('ca-cert-file');
  if (file === undefined) return undefined;
  try {
    const found = await governing.read({ file, maxBytes, mayLieOutside: true });
    if (found.text === undefined) throw new Error(missingFile(file, found));
    new X509Certificate(found.text); // throws unless it begins with a certificate
    return { pem: found.text };
  } catch (error) {
    const problem = `must be a readable file of PEM certificates (${messageOf(error)})`;
    return { problem, isOutage: isOutage(error) };
  }
}
