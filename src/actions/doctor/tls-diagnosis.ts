import { type Diagnosis, failed } from './check.ts';

/** What keeps a certificate from being accepted, by the codes of OpenSSL and Node. */
const faults: [codes: RegExp, diagnose: (code: string, host: string) => Diagnosis][] = [
  [
    /^CERT_HAS_EXPIRED$/,
    (code, host) =>
      failed(
        `The TLS certificate of ${host} has expired (${code}).`,
        'Whoever runs the service renews it. If it is new, correct the clock of the runner.',
      ),
  ],
  [
    /^CERT_NOT_YET_VALID$/,
    (code, host) =>
      failed(`The TLS certificate of ${host} is not valid yet (${code}).`, 'Correct the clock of the runner.'),
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,
    (code, host) =>
      failed(
        `The TLS certificate is not one of ${host} (${code}).`,
        'Give `base-url` (and `auth-url`) with a host name that the certificate names.',
      ),
  ],
  [
    /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_(GET|VERIFY)|CERT_UNTRUSTED|INVALID_CA|UNABLE_TO_GET_ISSUER)/,
    (code, host) =>
      failed(
        `The TLS certificate of ${host} is signed by an authority that is not trusted (${code}).`,
        "Give the authority's certificate (PEM) as `ca-cert-file`: that of your organization, or of a proxy that inspects TLS.",
      ),
  ],
];

/** Explains why TLS with a host did not come about. */
export function diagnoseTls(error: unknown, host: string): Diagnosis {
  const codes = codesOf(error);
  for (const code of codes) {
    const fault = faults.find(([pattern]) => pattern.test(code));
    if (fault) return fault[1](code, host);
  }
  return failed(
    `TLS with ${host} did not come about (${codes.at(-1) ?? 'unknown reason'}).`,
    'Check that the port of `base-url` speaks TLS 1.2 or later, and that no proxy stands in between.',
  );
}

/** The codes of an error and of what caused it, outermost first. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let at = error; at instanceof Error && codes.length < 10; at = at.cause) {
    const code: unknown = Reflect.get(at, 'code');
    if (typeof code === 'string') codes.push(code);
  }
  return codes;
}
