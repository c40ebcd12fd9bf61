import { delimiter } from 'node:path';
import process from 'node:process';
import { linkedPathInRepository } from '../files/workspace-path.ts';
import type { InputReader } from '../inputs/input-reader.ts';

/** Variables that make Node.js and OpenSSL trust further certificate authorities. */
const certificateVariables = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'];

/**
 * Refuses variables that lead into the workspace: anyone who writes there could pose as the service
 * and as GitHub, so nothing may be sent to either.
 * @returns whether one was refused
 */
export function refuseCertificatesOfWorkspace(reader: InputReader, workspace: string): boolean {
  const refused = certificateVariables.filter((name) =>
    (process.env[name] ?? '')
      .split(delimiter)
      .some((path) => path !== '' && linkedPathInRepository(path, workspace) !== undefined),
  );
  for (const name of refused)
    reader.refuse(
      name,
      'must not lead into the workspace, where a change could bring certificates of its own: give `ca-cert-file` instead, which is read on the default branch',
    );
  return refused.length > 0;
}

/** Whether one of the variables was refused. */
export function areCertificatesRefused(reader: InputReader): boolean {
  return certificateVariables.some((name) => reader.isRefused(name));
}
