/**
 * Redacts credentials in texts of the service and of the app under test. docs/redaction.md lists
 * their shapes, and the test reads that list. All patterns take linear time: each repetition is
 * bounded, or what follows it cannot fail to match.
 */

const tokenPrefixes = [
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
const tokenPattern = new RegExp(
  String.raw`(?<![A-Za-z])(?:(?:${tokenPrefixes})${tokenRest}|(?:AKIA|ASIA)[A-Z\d]{16})`,
  'g',
);

const privateKey =
  /-----BEGIN[A-Z ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----(?:(?!-----).)*(?:-----END[A-Z ]{0,60}-----)?/gs;

const quote = String.raw`\\?["']`;
const colon = String.raw`(?:${quote})?\s{0,3}:\s{0,3}`;
const equals = String.raw`(?:${quote})?\s{0,3}=>?\s{0,3}`;
/** Up to its closing quotation mark, which may be escaped (JSON within JSON) or cut off. */
const quoted = String.raw`(?:"(?:[^"\\]|\\[^])*"?|\\"[^"]*"?|'[^']*'?)`;
const character = String.raw`[^\s"'&,;}<>\\]`;
/** Contains a digit or an equals sign, unlike an ordinary word. */
const opaque = (length: number) => `(?=${character}{0,80}[\\d=])${character}{${length},}`;

const password = 'passw(?:or)?d|passphrase|pwd';
const secret = 'secret|token|(?:access|api|private|secret)[ _-]?key';
const cookie = String.raw`[^\s=;,"']{1,200}=[^\s;,"']*`;

/** Credentials that are known by what stands before them; the first group is that, and is kept. */
const introduced: readonly RegExp[] = [
  /(\/\/)[^\s/?#"'<>]{1,500}(?=@)/g,
  ignoringCase(`(authorization(?:${colon}|${equals})(?:${quote})?(?:[\\w-]{1,30}\\s{1,3})?)`, [
    opaque(8),
  ]),
  ignoringCase(String.raw`(\bbearer\s{1,3})`, [opaque(8)]),
  /(\b[Bb]asic\s{1,3})(?=[\w+/-]{0,80}(?:[\d=]|[a-z][A-Z]))[\w+/-]{8,}={0,2}/g,
  ignoringCase(
    `(cookie(?:${colon}|${equals})(?:${quote})?)(?!samesite|path|domain|expires|max-age|secure)`,
    [String.raw`${cookie}(?:;\s{0,3}${cookie})*`],
  ),
  ignoringCase(`((?:${password})(?:${colon}|${equals}))`, [quoted, `${character}+`]),
  ignoringCase(`((?:${secret})${equals})`, [quoted, `${character}+`]),
  ignoringCase(`((?:${secret})${colon})`, [quoted, opaque(6)]),
];

function ignoringCase(before: string, values: string[]): RegExp {
  return new RegExp(`${before}(?:${values.join('|')})`, 'gi');
}

/** Redacts all shapes of docs/redaction.md but those of the run's own secrets. */
export function redactCredentials(text: string): string {
  return introduced.reduce(
    (safe, pattern) => safe.replace(pattern, '$1[redacted]'),
    redactTokens(text).replace(privateKey, '[redacted]'),
  );
}

/** Redacts only tokens that their prefix identifies: for identifiers, which must stay exact. */
export function redactTokens(text: string): string {
  return text.replace(tokenPattern, '[redacted]');
}
