/** Why a TLS connection failed and what to do about it, a sentence each. */
export interface TlsFailure {
  failure: string;
  remedy: string;
}

/** Failures by the error codes of OpenSSL and Node; the first pattern that matches counts. */
const failures: [codes: RegExp, failure: (host: string) => string, remedy: string][] = [
  [
    /^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/,
    (host) => `The TLS certificate of ${host} has expired, or is not valid yet`,
    'The operator of the service has to renew it. If it is new, correct the clock of the runner.',
  ],
  [
    /^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/,
    (host) => `The TLS certificate is not valid for ${host}`,
    'Give the address with a host name that the certificate names.',
  ],
  [
    /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|CERT_|INVALID_CA)/,
    (host) => `The TLS certificate of ${host} is signed by an authority that is not trusted`,
    "Give the authority's certificate (PEM) as `ca-cert-file`: that of your organization, or of a proxy that inspects TLS.",
  ],
  [
    /^(ERR_(TLS|SSL)|UND_ERR_PRX_TLS)/,
    (host) => `A TLS connection to ${host} could not be established`,
    'Check that the port of the address speaks TLS 1.2 or later, and that no proxy stands in between.',
  ],
];

/**
 * Explains why a TLS connection to a host could not be established.
 * @param code error code of OpenSSL or Node
 * @param proxy `https://host:port`, if the connection goes through one
 * @returns undefined when the code is not that of a TLS failure
 */
export function explainTls(
  code: string,
  { host, proxy }: { host: string; proxy: string | undefined },
): TlsFailure | undefined {
  const known = failures.find(([codes]) => codes.test(code));
  if (!known) return undefined;
  const [, failureOf, remedy] = known;
  return { failure: `${failureOf(host)} (${code}).`, remedy: `${remedy}${proxyAdvice(proxy)}` };
}

/** Most proxies speak no TLS themselves. */
function proxyAdvice(proxy: string | undefined): string {
  if (!proxy?.startsWith('https:')) return '';
  return ` If the proxy ${proxy} speaks no TLS itself, give it as \`${proxy.replace('https:', 'http:')}\`.`;
}
