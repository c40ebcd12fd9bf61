/** A shorter secret may be an ordinary word, or part of many words. */
const minLength = 8;

/**
 * Returns the forms in which a text can contain a known secret: as it is, percent-encoded, as in an
 * HTML form, in JSON and in Base64. Returns none for a secret of fewer than eight characters.
 */
export function formsOfSecret(secret: string): string[] {
  if (secret.length < minLength) return [];
  const encoded = encodeURIComponent(secret.toWellFormed());
  return [
    secret,
    encoded,
    encoded.replaceAll(/%../g, (byte) => byte.toLowerCase()),
    new URLSearchParams({ '': secret }).toString().slice('='.length),
    JSON.stringify(secret).slice(1, -1),
    ...base64Forms(Buffer.from(secret)),
  ];
}

/**
 * Base64 encodes three bytes at a time, so a secret within a longer text, such as `user:password`,
 * has three forms. Characters that also depend on the neighbouring bytes are left out.
 */
function base64Forms(secret: Buffer): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), secret]);
    const first = Math.ceil((offset * 8) / 6);
    const end = Math.floor((bytes.length * 8) / 6);
    return [bytes.toString('base64'), bytes.toString('base64url')].map((text) =>
      text.slice(first, end),
    );
  });
}
