/**
 * Reads the roles in a token (a JWT). The names of its claims are not specified: every claim with
 * `role` in its name counts. They are only used for early warnings, so the signature is not
 * verified.
 * @returns an empty list when the token contains none
 */
export function rolesOf(token: string): string[] {
  return Object.entries(claimsOf(token))
    .filter(([name]) => /role/i.test(name))
    .flatMap(([, value]) => value)
    .filter((value) => typeof value === 'string');
}

/** Whether a text can be a token: servers accept headers of 8 to 16 kB. */
export function isToken(text: string): boolean {
  return /^[\x21-\x7e]{1,16384}$/.test(text);
}

/** Reads the claims of a token (a JWT), unverified; empty when it is no JWT. */
export function claimsOf(token: string): Record<string, unknown> {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {}; // not a JWT
  }
}
