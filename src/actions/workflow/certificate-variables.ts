import { delimiter } from 'node:path';
import process from 'node:process';
import { linkedPathInRepository } from '../files/workspace-path.ts';
import type { InputReader } from '../inputs/input-reader.ts';

/** Variables that make Node.js and OpenSSL trust further certificate authorities. */
const certificateVariables = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'];

/**
 * Reports variables that lead into the workspace: anyone who writes there could pose as the service
 * and as GitHub, so nothing may be sent to either.
 * @returns whether none does
 */
export function requireCertificatesElsewhere(reader: InputReader, workspace: string): boolean {
  const leading = certificateVariables.filter((name) =>
    (process.env[name] ?? '')
      .split(delimiter)
      .some((path) => path !== '' && linkedPathInRepository(path, workspace) !== undefined),
  );
  for (const name of leading)
    reader.addProblem(
      name,
      'must not lead into the workspace, where a change could bring certificates of its own: give `ca-cert-file` instead, which is read on the default branch',
    );
  return leading.length === 0;
}

/** Whether one of the variables leads into the workspace. */
export function hasCertificateProblem(reader: InputReader): boolean {
  return certificateVariables.some((name) => reader.hasProblem(name));
}
