/** Masking short values would garble the log. */
const minSecretLength = 4;

/** Masks the value of a header, also without its scheme (`Bearer`). */
export function maskHeaderValue(value: string, mask: (secret: string) => void): void {
  for (const secret of new Set([value, value.replace(/^\S+\s+/, '')]))
    if (secret.length >= minSecretLength) mask(secret);
}
