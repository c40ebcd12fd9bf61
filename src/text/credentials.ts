/**
 * Redacts credentials that a text of the service or of the app quotes. docs/redaction.md lists the
 * shapes, and the test reads that list. All patterns take linear time: a repetition is bounded, or
 * its match cannot fail later.
 */

const prefixes = [
  'AIza|GOCSPX-|ya29\\.', // Google
  'dapi', // Databricks
  'dckr_[op]at_', // Docker Hub
  'do[opr]_v1_', // DigitalOcean
  'eyJ', // JSON Web Token
  'gh[oprsu]_|github_pat_', // GitHub
  'gl(?:agent|cbt|dt|ft|imt|oas|pat|ptt|rt|rtr|soat)-', // GitLab
  'glc_|glsa_', // Grafana
  'hf_', // Hugging Face
  'hv[bsr]\\.', // HashiCorp Vault
  'npm_',
  'pypi-',
  'rubygems_',
  'SG\\.', // SendGrid
  'shp(?:at|ca|pa|ss)_', // Shopify
  'sk-', // OpenAI, Anthropic
  '[rs]k_(?:live|test)_|whsec_', // Stripe
  'xapp-|xox[a-z]-', // Slack
].join('|');

/** At least 16 characters after the prefix, with a digit among them; or the id of an AWS key. */
const tokenRest = String.raw`(?=[\w.-]{16})(?=[\w.-]{0,80}\d)[\w-]+(?:\.+[\w-]+)*`;
const token = new RegExp(
  String.raw`(?<![A-Za-z])(?:(?:${prefixes})${tokenRest}|(?:AKIA|ASIA)[A-Z\d]{16})`,
  'g',
);

const privateKey =
  /-----BEGIN[A-Z ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----(?:(?!-----).)*(?:-----END[A-Z ]{0,60}-----)?/gs;

const quote = String.raw`\\?["']`;
const colon = String.raw`(?:${quote})?\s{0,3}:\s{0,3}`;
const equals = String.raw`(?:${quote})?\s{0,3}=>?\s{0,3}`;
/** To its closing quotation mark, which may be escaped, as in JSON within JSON, or cut off. */
const quoted = String.raw`(?:"(?:[^"\\]|\\[^])*"?|\\"[^"]*"?|'[^']*'?)`;
const character = String.raw`[^\s"'&,;}<>\\]`;
/** Unlike an ordinary word: with a digit or an equals sign. */
const opaque = (length: number) => `(?=${character}{0,80}[\\d=])${character}{${length},}`;

const password = 'passw(?:or)?d|passphrase|pwd';
const secret = 'secret|token|(?:access|api|private|secret)[ _-]?key';
const cookie = String.raw`[^\s=;,"']{1,200}=[^\s;,"']*`;

/** The first group, which surrounds a value, is kept. */
const surrounded: readonly RegExp[] = [
  /(\/\/)[^\s/?#"'<>]{1,500}(?=@)/g,
  anyCase(`(authorization(?:${colon}|${equals})(?:${quote})?(?:[\\w-]{1,30}\\s{1,3})?)`, [
    opaque(8),
  ]),
  anyCase(String.raw`(\bbearer\s{1,3})`, [opaque(8)]),
  /(\b[Bb]asic\s{1,3})(?=[\w+/-]{0,80}(?:[\d=]|[a-z][A-Z]))[\w+/-]{8,}={0,2}/g,
  anyCase(
    `(cookie(?:${colon}|${equals})(?:${quote})?)(?!samesite|path|domain|expires|max-age|secure)`,
    [String.raw`${cookie}(?:;\s{0,3}${cookie})*`],
  ),
  anyCase(`((?:${password})(?:${colon}|${equals}))`, [quoted, `${character}+`]),
  anyCase(`((?:${secret})${equals})`, [quoted, `${character}+`]),
  anyCase(`((?:${secret})${colon})`, [quoted, opaque(6)]),
];

function anyCase(before: string, values: string[]): RegExp {
  return new RegExp(`${before}(?:${values.join('|')})`, 'gi');
}

/** Redacts all shapes of docs/redaction.md but those of the run's own secrets. */
export function redactCredentials(text: string): string {
  return surrounded.reduce(
    (safe, pattern) => safe.replace(pattern, '$1[redacted]'),
    redactTokens(text).replace(privateKey, '[redacted]'),
  );
}

/** Redacts what begins as a token does, and nothing else: for identifiers. */
export function redactTokens(text: string): string {
  return text.replace(token, '[redacted]');
}
