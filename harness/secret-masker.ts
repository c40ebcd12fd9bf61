const quoted = /^".{7,}"$/s;

const entities: Record<string, string> = {
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
  '&': 'amp',
};
const xmlEscape = (value: string) => value.replace(/[<>"'&]/g, (found) => `&${entities[found]};`);

/** The forms of a secret that the runner hides; not hex, lower case or parts of it. */
function formsOf(secret: string): string[] {
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

interface Span {
  start: number;
  end: number;
}

function occurrences(text: string, form: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
    spans.push({ start: at, end: at + form.length });
  return spans;
}

/** Touching and overlapping spans become one, so that neighbours show as a single `***`. */
function merge(spans: Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((left, right) => left.start - right.start)) {
    const last = merged.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

/** Hides secrets in text as GitHub's runner does. */
export class SecretMasker {
  readonly #forms = new Set<string>();

  /** Adds a secret, and each line of it on its own, since output is masked line by line. */
  add(secret: string): void {
    if (secret.trim() === '') return;
    const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
    for (const part of [secret, ...lines])
      for (const form of part === '' ? [] : formsOf(part)) this.#forms.add(form);
  }

  /** The text with every known secret as `***`. */
  mask(text: string): string {
    const spans = merge([...this.#forms].flatMap((form) => occurrences(text, form)));
    return spans.reduceRight(
      (shown, { start, end }) => `${shown.slice(0, start)}***${shown.slice(end)}`,
      text,
    );
  }
}
