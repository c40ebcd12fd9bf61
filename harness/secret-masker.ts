const quoted = /^".{7,}"$/s;

const entities: Record<string, string> = {
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
  '&': 'amp',
};
const xmlEscape = (value: string) => value.replace(/[<>"'&]/g, (found) => `&${entities[found]};`);

/** The forms of a secret that the runner masks: no hex, lower case or parts of it. */
function maskedForms(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    // A secret inside a longer base64 text begins at one of three offsets, as in `user:password`.
    ...[0, 1, 2].map((shift) =>
      bytes.subarray(bytes.length > shift ? shift : 0).toString('base64'),
    ),
    secret.replaceAll('"', '\\"'),
    secret.replaceAll("'", "''"),
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    xmlEscape(secret),
    ...(quoted.test(secret) ? [secret.slice(1, -1)] : []),
  ];
}

/** Masks secrets in text as GitHub's runner does. */
export class SecretMasker {
  readonly #forms = new Set<string>();

  /** Adds a secret, and each line of it on its own, since output is masked line by line. */
  add(secret: string): void {
    if (secret.trim() === '') return;
    const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
    for (const part of [secret, ...lines])
      for (const form of part === '' ? [] : maskedForms(part)) this.#forms.add(form);
  }

  /** The text with every known secret as `***`, and neighbours and overlaps as a single one. */
  mask(text: string): string {
    const hidden = new Uint8Array(text.length);
    for (const form of this.#forms)
      for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1))
        hidden.fill(1, start, start + form.length);
    if (!hidden.includes(1)) return text;
    return text.replace(/./gs, (character, index: number) => {
      if (hidden[index] === 0) return character;
      return hidden[index - 1] === 1 ? '' : '***';
    });
  }
}
