/** A shorter secret may be an ordinary word, or a part of many. */
const minLength = 8;

/**
 * A known secret as texts hold it: as it is, percent-encoded, in a form, in JSON and in Base64.
 * Empty for one that is too short.
 */
export function formsOf(secret: string): string[] {
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
 * has three forms. Characters that its neighbours decide, too, are left out.
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
