/**
 * What looks like a credential. A rule set of others does not do: of the shapes in the test's table
 * secretlint's knows a third, and works asynchronously. The tokens follow the prefixes that
 * secretlint and gitleaks list. Every repetition is bounded or anchored, so that all of them take
 * linear time; beside names by at least four, since shorter loops are unrolled, which takes V8 twice
 * as long to compile.
 */

/** Tokens that tell by their beginning what they are: nothing else looks like them. */
const tokens = new RegExp(
  `(?<![A-Za-z])(?:${[
    String.raw`eyJ[\w-]{5,}(?:\.[\w-]*){0,4}`, // JSON Web Token
    String.raw`gh[pousr]_\w{16,}(?:\.[\w-]+){0,3}`,
    String.raw`github_pat_\w{16,}`,
    String.raw`gl(?:pat|dt|rt|rtr|ptt|cbt|agent|oas|soat|imt|ft)-[\w-]{16,}(?:\.[\w-]+){0,3}`,
    String.raw`xox[a-z](?:\.xox[a-z])?-[\w-]{10,}`,
    String.raw`xapp-[\w-]{10,}`,
    String.raw`(?:A3T[A-Z\d]|AKIA|ASIA|AGPA|AIDA|AROA|AIPA|ANPA|ANVA)[A-Z\d]{16}`,
    String.raw`[rs]k_(?:live|test|prod)_\w{10,}`,
    String.raw`whsec_[\w+/=]{16,}`,
    String.raw`AIza[\w-]{30,}`,
    String.raw`ya29\.[\w-]{10,}`,
    String.raw`GOCSPX-[\w-]{20,}`,
    String.raw`npm_[A-Za-z\d]{20,}`,
    String.raw`pypi-[\w-]{50,}`,
    String.raw`dckr_[op]at_[\w-]{20,}`,
    String.raw`hv[bsr]\.[\w-]{20,}`,
    String.raw`SG\.[\w-]{10,}\.[\w-]{10,}`,
    String.raw`shp(?:at|ca|pa|ss)_[A-Za-z\d]{32,}`,
    String.raw`sk-(?:proj|ant|svcacct|admin|or)-[\w-]{16,}`,
    String.raw`sk-[A-Za-z\d]{32,}`,
    String.raw`hf_[A-Za-z\d]{30,}`,
    String.raw`gsk_[A-Za-z\d]{40,}`,
    String.raw`lin_api_\w{32,}`,
    String.raw`ntn_[A-Za-z\d]{40,}`,
    String.raw`gl(?:c|sa)_[\w+/=]{32,}`,
    String.raw`do[opr]_v1_[\da-f]{40,}`,
    String.raw`figd_[\w-]{30,}`,
    String.raw`rubygems_[\da-f]{40,}`,
    String.raw`AT[AC]TT3[\w=-]{40,}`,
    String.raw`sq0[a-z]{3}-[\w-]{20,}`,
    String.raw`dapi[\da-f]{32}`,
    String.raw`cf(?:k|ut|at)_[A-Za-z\d]{40,}`,
    String.raw`sbp_[\da-f]{40}`,
    String.raw`key-[\da-f]{32}`,
    String.raw`AGE-SECRET-KEY-1[\dA-Z]{50,}`,
    String.raw`hooks\.slack\.com/services/[\w/]{20,}`,
    String.raw`discord(?:app)?\.com/api/webhooks/\d{10,}/[\w-]{30,}`,
  ].join('|')})`,
  'g',
);

/** A mark of quotation, escaped for JSON, HTML or an address, or not. */
const htmlQuote = '&quot;|&apos;|&#0?3[49];|&#x2[27];';
const quote = String.raw`(?:\\{0,4}["'${'`'}]|${htmlQuote}|%2[27])`;
const blanks = String.raw`(?:\s|%20|\+){0,4}`;
const colon = `${quote}?${blanks}(?::|%3A)${blanks}`;
const assignment = `${quote}?${blanks}(?:=>?|%3D)${blanks}|${quote}${blanks}(?::|%3A)${blanks}`;

/** A quoted value to its end, after a group that holds the mark before it. */
const quoted = [
  String.raw`(")(?:[^"\\]|\\.){1,2000}`,
  String.raw`(')(?:[^'\\]|\\.){1,2000}`,
  String.raw`(\\{1,4}["'])[^"']{1,2000}`,
  `(${htmlQuote})(?:(?!${htmlQuote})[^]){1,2000}`,
  String.raw`(%2[27])(?:(?!%2[27])\S){1,2000}`,
].join('|');
const word = String.raw`[^\s"'&,;}<>\\]`;

const passwords = 'passw(?:or)?d|passwort|passphrase|passcode|pwd|(?<![a-z])pw';
const names = [
  'token|secret|session(?:[_-]?id)?|sessid|auth|signature|credentials?|bearer|(?<![a-z])si[dg]',
  '(?:api|access|secret|private|account|signing|encryption|subscription|auth)[_ -]?key',
].join('|');
const others = `(?:${names})(?:[_-]?(?:key|base|value|string)){0,4}`;
/** What stands for a value that is not there. */
const nothing = String.raw`["']?(?:none|null|nil|undefined|true|false|empty)(?![\w.+/=%-])`;
const attribute = '(?:samesite|path|domain|expires|max-age|priority)=';
const attributes = String.raw`(?:(?:${attribute}[^\s;"'<>\\]{0,200}|secure|httponly|partitioned);?\s{0,4}){0,10}(?!${attribute})`;
const header = String.raw`(?:x-[a-z\d-]{0,40}(?:key|token|secret|auth|signature|session|password)|(?:private|deploy|job)-token|(?:api|subscription)-?key)`;
const scheme = String.raw`(?:bearer|basic|token|digest|api-?key|negotiate|ntlm|oauth|hawk|dpop|jwt|key|ssws|[a-z\d]{1,10}-hmac-[a-z\d]{1,10})`;
const element = String.raw`[\w.:-]{0,60}(?:${passwords}|token|secret|api-?key)`;
const tag = String.raw`(?:<|&lt;)${element}(?:\s[^<>&]{0,200})?(?:>|&gt;)`;
const parameters = String.raw`(?:[\w-]{1,40}=(?:"[^"]{0,500}"|[^\s,"]{1,500}),?\s{0,4}){1,20}`;
const pair = String.raw`[^\s=;,"'<>\\]{1,200}=[^\s;"'<>\\]{0,4000}`;

/**
 * Values that their surroundings give away; the groups of each keep those. Words such as "Broken
 * Authorization: Token reuse" are none.
 */
const besideNames: readonly RegExp[] = [
  rule`((?<!(?:broken|missing|improper|incorrect|insufficient|weak|level|no|of) )authorization${colon}${quote}?${scheme}(?:\s|%20|\+){1,4})(?:${parameters}|${word}{3,})`,
  rule`((?<![a-z] )authorization${colon}${quote}?)(?!${scheme}[\s%+])(?=[^\s"']{0,200}\d)${word}{8,}`,
  rule`\b(bearer\s{1,4})(?!auth|token|credential|scheme|security|format|header)[\w.~+/=-]{8,}`,
  /\b([Bb]asic\s{1,4})(?=[\w+/=-]{0,200}(?:\d|=|[a-z][A-Z]))[\w+/=-]{8,}/g,
  rule`((?<![\w-])cookie2?${quote}?${blanks}[:=]${blanks}${quote}?${attributes})${pair}(?:;\s{0,4}${pair}){0,50}`,
  rule`(set-cookie2?${colon}${quote}?(?!${attribute})[^\s=;,"'<>\\]{1,200}=)[^\s;"'<>\\]{1,4000}`,
  rule`(${header}${colon}${quote}?)${word}{4,}`,
  rule`((?:${passwords}|(?<![a-z])pass)(?:${assignment}))(?:${quoted}|${word}+)`,
  rule`((?:${passwords}|(?<=[_-])pass)${colon})(?:${quoted}|[^\s"'<>\\]+)`,
  rule`(${others}(?:${assignment}))(?!${nothing})(?:${quoted}|${word}{4,})`,
  rule`(${others}\s{0,4}:\s{1,4})(?:"|')?(?=\S{0,100}\d)${word}{6,}`,
  rule`(--[a-z-]{0,30}(?:password|passwd|token|secret|key)\s{1,4})[^\s"'-][^\s"']{0,500}`,
  rule`(${tag}<!\[CDATA\[)(?:(?!\]\]>)[^]){1,500}(?=\]\]>)`,
  rule`(${tag})(?:(?!<|&lt;)[^]){1,2000}(?=(?:<|&lt;)/${element}(?:>|&gt;))`,
  rule`((?:[?&#]|&amp;|%3F|%26)code(?:=|%3D))(?=\S{0,200}\d)${word}{6,}`,
  /(\b(?:mysql|mariadb)[a-z_-]{0,10}\s(?:[^\n]{0,200}?\s)?-p)(?:'[^']{1,500}'|"[^"]{1,500}"|[^\s"',-][^\s"']{0,500})/g,
  rule`(\s(?:-u|--user)\s{1,4}["']?[^\s:"']{1,100}:)[^\s"']{1,500}`,
];

/** Without one of these words and one of these marks, none of the above occurs. */
const hasName =
  /auth|basic|bearer|code|cookie|credential|key|mariadb|mysql|pass|pw|secret|sess|si[dg]|token|user|\s-u/i;
const hasMark = /[:=]|%3[AD]|--|\s-p|<!\[|<\/|&lt;\/|bearer|basic/i;

/** In addresses and between lines. */
const elsewhere: readonly RegExp[] = [
  rule`(//)[^\s/?#"'<>]{1,500}(?=@)`, // user and password
  rule`(%2F%2F)(?:(?!%2F|%40)[^\s/?#"'<>]){1,500}(?=%40)`,
  rule`-----BEGIN[A-Z\d ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?!-----)[^]){0,20000}(?:-----END[A-Z\d ]{0,60}-----)?`,
];

/** No word, no path, no hash; what stands before an id (`task_`) is no part of it. */
const longAndMixed =
  /(?<![\w+-])(?=((?:[a-z]{2,5}_){0,4}))\1(?=[\w+-]*[a-z])(?=[\w+-]*[A-Z])(?=[\w+-]*\d)[\w+-]{32,}={0,2}/g;

function rule(strings: TemplateStringsArray, ...parts: string[]): RegExp {
  return new RegExp(String.raw(strings, ...parts), 'gi');
}

/** Replaces tokens by their shapes, and values that their surroundings give away. */
export function redact(text: string): string {
  const replace = (safe: string, pattern: RegExp) => safe.replace(pattern, keepGroups);
  const known = elsewhere.reduce(replace, redactTokens(text));
  const mayBeNamed = hasName.test(known) && hasMark.test(known);
  const named = mayBeNamed ? besideNames.reduce(replace, known) : known;
  return named.replace(longAndMixed, (text) => (isName(text) ? text : '[redacted]'));
}

/** Made of whole words, like a name in a program; random text rarely is. */
function isName(text: string): boolean {
  const words = text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  const digits = text.match(/\d+/g) ?? [];
  const letters = words.join('').length;
  return !/[+=]/.test(text) && digits.length <= 2 && letters >= 3.5 * words.length;
}

/** As `redact`, but leaves alone what may be an identifier. */
export function redactTokens(text: string): string {
  return text.replace(tokens, '[redacted]');
}

/** The groups of a match, one after another, and the mark of what was there. */
function keepGroups(_match: string, ...rest: unknown[]): string {
  const beforePlaceAndText = rest.slice(0, -2);
  const groups = beforePlaceAndText.filter((group) => typeof group === 'string');
  return `${groups.join('')}[redacted]`;
}
