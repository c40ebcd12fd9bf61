export const id = 255;
export const ids = [255];
export const modules = {

/***/ 7196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ messageOfFailure),
/* harmony export */   y: () => (/* binding */ JobFailure)
/* harmony export */ });
/* harmony import */ var _error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1240);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);


/** What keeps an action from its work, told to people: what happened, and what to do about it. */
class JobFailure extends Error {
    name = 'JobFailure';
}
const rerun = 'Run the job again; if it goes on, ask the operator of the service.';
const unreachable = 'Check that the service is up and reachable from the runner (`base-url`, proxy, certificates), then run the job again.';
const login = 'Check the secrets that hold the login, and that `auth-url` is the right host.';
/** What to do about each kind of failed call. */
const remedies = {
    network: unreachable,
    tls: unreachable,
    timeout: unreachable,
    'server-error': rerun,
    'rate-limited': 'Too many requests come from the address of this runner: let fewer jobs run at once, or run it later.',
    'request-timeout': rerun,
    'unexpected-response': `Check that \`base-url\` is the address of the API. ${rerun}`,
    'invalid-request': 'Correct what the service refuses.',
    conflict: rerun,
    'run-already-active': 'Run the job again once that run has ended.',
    'payment-required': 'Top up the credit balance of the organization, or use a plan that includes this; then run the job again.',
    'login-rejected': login,
    unauthenticated: login,
    forbidden: 'Use a service account whose role may write; Viewer may only read.',
    'not-found': 'Check the id, and that the login belongs to the organization that owns it.',
};
/** One message for whatever was thrown on the way. */
function messageOfFailure(error) {
    if (error instanceof JobFailure)
        return error.message;
    if ((0,_service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isServiceError */ .gi)(error))
        return `${(0,_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .e)(describe(error))} ${remedies[error.code]}`;
    return `The action failed on its own: ${(0,_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error)}`;
}
/** The message with those of single fields that it does not quote already. */
function describe({ message, problem }) {
    const unsaid = (problem?.errors ?? []).map(textOf).filter((text) => text !== '' && !message.includes(text));
    return [message, ...unsaid].join('; ');
}
/** How `errors` of a validation problem are written is not specified: texts, or records of texts. */
function textOf(error) {
    if (typeof error === 'string')
        return error;
    const values = typeof error === 'object' && error !== null ? Object.values(error) : [];
    return values.filter((value) => typeof value === 'string').join(': ');
}


/***/ }),

/***/ 821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NO: () => (/* binding */ createGoverningReader),
  Bi: () => (/* binding */ missingFile),
  Ji: () => (/* binding */ openGoverningReader),
  SH: () => (/* binding */ repositoryPath)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/github/checkout.js


/**
 * Whether a file of the workspace may belong to a checkout of the commit. The repository that the file lies in, links resolved, must be at that
 * commit: a workflow may check a proposal out, beside its own branch or in its place. Where no repository is to be seen, nothing speaks against it.
 */
async function mayBeCheckoutOf(commit, { workspace, file }) {
    const root = await (0,promises_.realpath)(workspace).catch(() => workspace);
    const path = await (0,promises_.realpath)((0,external_node_path_.resolve)(root, file)).catch(() => (0,external_node_path_.resolve)(root, file));
    for (let folder = (0,external_node_path_.dirname)(path); !(0,external_node_path_.relative)(root, folder).startsWith('..'); folder = (0,external_node_path_.dirname)(folder)) {
        const git = await (0,promises_.lstat)((0,external_node_path_.join)(folder, '.git')).catch(() => undefined);
        if (git)
            return git.isDirectory() && commit !== undefined && (await readCommit(folder)) === commit;
        if (folder === root)
            return true;
    }
    return false;
}
/** The commit that HEAD is at, as far as plain files tell. */
async function readCommit(repository) {
    const head = await readGitFile(repository, 'HEAD');
    const branch = /^ref: (refs\/heads\/.+)$/.exec(head ?? '')?.[1];
    if (branch === undefined)
        return head;
    return branch.includes('..') ? undefined : readGitFile(repository, branch);
}
async function readGitFile(repository, name) {
    return (0,promises_.readFile)((0,external_node_path_.join)(repository, '.git', name), 'utf8').then((text) => text.trim(), () => undefined);
}

// EXTERNAL MODULE: ./build/github/environment.js
var environment = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/github/event.js
var github_event = __webpack_require__(6830);
;// CONCATENATED MODULE: ./build/actions/governing-reader.js





/** How long GitHub may be out of reach. */
const timeLimitMs = 180_000;
/** Says that there is no such file, and what to do about one that no branch holds. */
function missingFile(file, { where, isLocal }) {
    const remedy = isLocal ? '' : '; keep one that the job brings along outside of the workspace';
    return `there is no file ${file} in ${where}${remedy}`;
}
/** A reader for this run of the workflow; GitHub is asked with the input `github-token`. */
function openGoverningReader(reader, signal) {
    const { workspace } = (0,environment/* readEnvironment */.Qo)();
    return createGoverningReader({
        event: (0,github_event/* readWorkflowEvent */.m)(),
        workspace,
        token: reader.text('github-token') ?? '',
        signal,
    });
}
/** A reader that asks GitHub only when it has to, and no question twice. */
function createGoverningReader(place) {
    const { event, workspace } = place;
    const connect = once(() => connectPatiently(place));
    const find = async (isOwn) => {
        const { findGoverningSource } = await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(641)]).then(__webpack_require__.bind(__webpack_require__, 8641));
        return findGoverningSource(event, { connect, isOwnCheckout: async () => isOwn });
    };
    const sources = { own: once(() => find(true)), other: once(() => find(false)) };
    const findSource = async (file) => (await mayBeCheckoutOf(event.refSha, { workspace, file })) ? sources.own() : sources.other();
    const read = async (wanted) => {
        const path = await repositoryPath(wanted.file, workspace);
        const isOutside = path === undefined;
        const source = isOutside && wanted.mayLieOutside ? runner : await findSource(wanted.file);
        if (source.kind === 'checkout')
            return { text: await readLocalFile(wanted, workspace), where: source.name, isLocal: true };
        if (isOutside)
            throw new Error(`${wanted.file} lies outside of the repository; it must be a file of ${source.name}`);
        const text = await readAtCommit({ path, maxBytes: wanted.maxBytes }, { source, octokit: await connect() });
        return { text, where: source.name, isLocal: false };
    };
    return { ...place, read };
}
const runner = { kind: 'checkout', name: 'the runner' };
function once(make) {
    let made;
    return () => {
        made ??= make();
        return made;
    };
}
/** All that governs is read with one client, whose time begins with the first request. */
async function connectPatiently({ token, signal }) {
    const { createOctokit } = await __webpack_require__.e(/* import() */ 676).then(__webpack_require__.bind(__webpack_require__, 1676));
    return createOctokit({ token, signal, timeLimitMs, maxRetries: Number.POSITIVE_INFINITY });
}
async function readAtCommit({ path, maxBytes }, { source: { repository, commit: ref }, octokit }) {
    const { readRepositoryFile } = await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(483)]).then(__webpack_require__.bind(__webpack_require__, 5483));
    return readRepositoryFile({ octokit, repository, path, ref, maxBytes });
}
/** @returns undefined when there is no such file */
async function readLocalFile({ file, maxBytes }, workspace) {
    const path = (0,external_node_path_.resolve)(workspace, file);
    try {
        const entry = await (0,promises_.stat)(path);
        if (!entry.isFile())
            throw new Error(`${file} is not a file`);
        if (entry.size > maxBytes)
            throw new Error(`${file} has ${entry.size} bytes, more than ${maxBytes}`);
        return await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        throw error;
    }
}
/** Path from the root of the repository, with slashes; undefined for a file that lies elsewhere, links considered. */
async function repositoryPath(file, workspace) {
    const path = (0,external_node_path_.resolve)(workspace, file);
    const [realRoot, realPath] = await Promise.all([workspace, path].map((each) => (0,promises_.realpath)(each).catch(() => each)));
    const candidates = [(0,external_node_path_.relative)(workspace, path), (0,external_node_path_.relative)(realRoot ?? workspace, realPath ?? path)];
    return candidates.find(isInside)?.split(external_node_path_.sep).join('/');
}
function isInside(path) {
    return path !== '' && !(0,external_node_path_.isAbsolute)(path) && path.split(external_node_path_.sep)[0] !== '..';
}


/***/ }),

/***/ 1255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/github/environment.js
var environment = __webpack_require__(6039);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(6421);
// EXTERNAL MODULE: ./build/clock.js
var build_clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/error-message.js
var error_message = __webpack_require__(1240);
;// CONCATENATED MODULE: ./build/results/credentials.js
/**
 * What looks like a credential. A rule set of others does not do: of the shapes in the test's table secretlint's knows a third, and
 * works asynchronously. The tokens follow the prefixes that secretlint and gitleaks list. Every repetition is bounded or anchored, so
 * that all of them take linear time.
 */
/** Tokens that tell by their beginning what they are: nothing else looks like them. */
const tokens = new RegExp(`(?<![A-Za-z])(?:${[
    String.raw `eyJ[\w-]{5,}(?:\.[\w-]*){0,4}`, // JSON Web Token
    String.raw `gh[pousr]_\w{16,}(?:\.[\w-]+){0,3}`,
    String.raw `github_pat_\w{16,}`,
    String.raw `gl(?:pat|dt|rt|rtr|ptt|cbt|agent|oas|soat|imt|ft)-[\w-]{16,}(?:\.[\w-]+){0,3}`,
    String.raw `xox[a-z](?:\.xox[a-z])?-[\w-]{10,}`,
    String.raw `xapp-[\w-]{10,}`,
    String.raw `(?:A3T[A-Z\d]|AKIA|ASIA|AGPA|AIDA|AROA|AIPA|ANPA|ANVA)[A-Z\d]{16}`,
    String.raw `[rs]k_(?:live|test|prod)_\w{10,}`,
    String.raw `whsec_[\w+/=]{16,}`,
    String.raw `AIza[\w-]{30,}`,
    String.raw `ya29\.[\w-]{10,}`,
    String.raw `GOCSPX-[\w-]{20,}`,
    String.raw `npm_[A-Za-z\d]{20,}`,
    String.raw `pypi-[\w-]{50,}`,
    String.raw `dckr_[op]at_[\w-]{20,}`,
    String.raw `hv[bsr]\.[\w-]{20,}`,
    String.raw `SG\.[\w-]{10,}\.[\w-]{10,}`,
    String.raw `shp(?:at|ca|pa|ss)_[A-Za-z\d]{32,}`,
    String.raw `sk-(?:proj|ant|svcacct|admin|or)-[\w-]{16,}`,
    String.raw `sk-[A-Za-z\d]{32,}`,
    String.raw `hf_[A-Za-z\d]{30,}`,
    String.raw `gsk_[A-Za-z\d]{40,}`,
    String.raw `lin_api_\w{32,}`,
    String.raw `ntn_[A-Za-z\d]{40,}`,
    String.raw `gl(?:c|sa)_[\w+/=]{32,}`,
    String.raw `do[opr]_v1_[\da-f]{40,}`,
    String.raw `figd_[\w-]{30,}`,
    String.raw `rubygems_[\da-f]{40,}`,
    String.raw `AT[AC]TT3[\w=-]{40,}`,
    String.raw `sq0[a-z]{3}-[\w-]{20,}`,
    String.raw `dapi[\da-f]{32}`,
    String.raw `cf(?:k|ut|at)_[A-Za-z\d]{40,}`,
    String.raw `sbp_[\da-f]{40}`,
    String.raw `key-[\da-f]{32}`,
    String.raw `AGE-SECRET-KEY-1[\dA-Z]{50,}`,
    String.raw `hooks\.slack\.com/services/[\w/]{20,}`,
    String.raw `discord(?:app)?\.com/api/webhooks/\d{10,}/[\w-]{30,}`,
].join('|')})`, 'g');
/** A mark of quotation, escaped for JSON, HTML or an address, or not. */
const htmlQuote = '&quot;|&apos;|&#0?3[49];|&#x2[27];';
const quote = String.raw `(?:\\{0,4}["'${'`'}]|${htmlQuote}|%2[27])`;
const blanks = String.raw `(?:\s|%20|\+){0,3}`;
const colon = `${quote}?${blanks}(?::|%3A)${blanks}`;
const assignment = `${quote}?${blanks}(?:=>?|%3D)${blanks}|${quote}${blanks}(?::|%3A)${blanks}`;
/** A quoted value to its end, after a group that holds the mark before it. */
const quoted = [
    String.raw `(")(?:[^"\\]|\\.){1,2000}`,
    String.raw `(')(?:[^'\\]|\\.){1,2000}`,
    String.raw `(\\{1,4}["'])[^"']{1,2000}`,
    `(${htmlQuote})(?:(?!${htmlQuote})[^]){1,2000}`,
    String.raw `(%2[27])(?:(?!%2[27])\S){1,2000}`,
].join('|');
const word = String.raw `[^\s"'&,;}<>\\]`;
const passwords = 'passw(?:or)?d|passwort|passphrase|passcode|pwd';
const others = [
    'token|secret|session(?:[_-]?id)?|sessid|auth|signature|credentials?|(?<![a-z])si[dg]',
    '(?:api|access|secret|private|account|signing|encryption|subscription|auth)[_ -]?key',
].join('|');
const header = String.raw `(?:x-[a-z\d-]{0,40}(?:key|token|secret|auth|signature|session|password)|(?:private|deploy|job)-token|(?:api|subscription)-?key)`;
const scheme = String.raw `(?:bearer|basic|token|digest|api-?key|negotiate|ntlm|oauth|hawk|dpop|jwt|key|ssws|[a-z\d]{1,10}-hmac-[a-z\d]{1,10})`;
const parameters = String.raw `(?:[\w-]{1,40}=(?:"[^"]{0,500}"|[^\s,"]{1,500}),?\s{0,3}){1,20}`;
const pair = String.raw `[^\s=;,"'<>\\]{1,200}=[^\s;"'<>\\]{0,4000}`;
/** Values that their surroundings give away; the groups of each keep those. Words such as "Broken Authorization: Token reuse" are none. */
const besideNames = [
    rule `((?<!(?:broken|missing|improper|incorrect|insufficient|weak|level|no|of) )authorization${colon}${quote}?${scheme}(?:\s|%20|\+){1,3})(?:${parameters}|${word}{3,})`,
    rule `((?<![a-z] )authorization${colon}${quote}?)(?!${scheme}[\s%+])(?=[^\s"']{0,200}\d)${word}{8,}`,
    rule `\b(bearer\s{1,3})(?!auth|token|credential|scheme|security|format|header)[\w.~+/=-]{8,}`,
    /\b([Bb]asic\s{1,3})(?=[\w+/=-]{0,200}(?:\d|=|[a-z][A-Z]))[\w+/=-]{8,}/g,
    rule `((?<![\w-])cookie2?${quote}?${blanks}[:=]${blanks}${quote}?)${pair}(?:;\s{0,3}${pair}){0,50}`,
    rule `(set-cookie2?${colon}${quote}?[^\s=;,"'<>\\]{1,200}=)[^\s;"'<>\\]{1,4000}`,
    rule `(${header}${colon}${quote}?)${word}{4,}`,
    rule `((?:${passwords})(?:${assignment}))(?:${quoted}|${word}+)`,
    rule `((?:${passwords})${colon})(?:${quoted}|[^\s"'<>\\]+)`,
    rule `((?:${others})(?:${assignment}))(?:${quoted}|${word}{4,})`,
    rule `((?:${others})\s{0,3}:\s{1,3})(?:"|')?(?=\S{0,100}\d)${word}{6,}`,
    rule `(--[a-z-]{0,30}(?:password|passwd|token|secret|key)\s{1,3})[^\s"'-][^\s"']{0,500}`,
    rule `(\s(?:-u|--user)\s{1,3}["']?[^\s:"']{1,100}:)[^\s"']{1,500}`,
];
/** Without these, none of the above occurs. */
const mayBeNamed = /[:=]|%3[AD]|--|bearer|basic/i;
/** In addresses and between lines. */
const elsewhere = [
    rule `(//)[^\s/?#"'<>]{1,500}(?=@)`, // user and password
    rule `(%2F%2F)(?:(?!%2F|%40)[^\s/?#"'<>]){1,500}(?=%40)`,
    rule `-----BEGIN[A-Z\d ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?!-----)[^]){0,20000}(?:-----END[A-Z\d ]{0,60}-----)?`,
];
/** No word, no path, no hash. */
const longAndMixed = /(?<![\w+-])(?=[\w+-]*[a-z])(?=[\w+-]*[A-Z])(?=[\w+-]*\d)[\w+-]{32,}={0,2}/g;
function rule(strings, ...parts) {
    return new RegExp(String.raw(strings, ...parts), 'gi');
}
/** Replaces what looks like a credential: tokens by their well-known shapes, and values that their surroundings give away. */
function redact(text) {
    const replace = (safe, pattern) => safe.replace(pattern, keepGroups);
    const known = elsewhere.reduce(replace, redactTokens(text));
    const named = mayBeNamed.test(known) ? besideNames.reduce(replace, known) : known;
    return named.replace(longAndMixed, '[redacted]');
}
/** As `redact`, but leaves alone what may be an identifier. */
function redactTokens(text) {
    return text.replace(tokens, '[redacted]');
}
/** The groups of a match, one after another, and the mark of what was there. */
function keepGroups(_match, ...rest) {
    const groups = rest.slice(0, rest.findIndex((part) => typeof part === 'number'));
    return `${groups.filter((group) => typeof group === 'string').join('')}[redacted]`;
}

;// CONCATENATED MODULE: ./build/results/untrusted.js

/**
 * Texts of the service and of the app under test, made harmless for the place where they go. Nothing else in the project may put
 * such a text into a log, a summary or a comment.
 */
const maxLineLength = 2000;
const maxCellLength = 300;
const maxExcerptLength = 100;
/** How many times longer character references may make a text. */
const maxEscapes = 3;
/** For one line of the log: no line breaks or control characters, no workflow commands, no credentials, not too long. */
function forLog(text) {
    // A command begins with `::` at the start of a line, or with `##[` anywhere in it.
    return clean(text, maxLineLength).replace(/:(?=:)|#(?=#\[)/g, '$&\u200b');
}
/**
 * For one cell or line of Markdown: every character that means something to Markdown or HTML inside of a line, or begins a link,
 * becomes a character reference, so that the text is shown as it is. Mentions and issue references, which GitHub looks for after
 * rendering, are broken up; hashes of commits, which look like the ids of findings, are not: they lead to this repository alone, and
 * nobody is told. What references make of a text is bounded, too.
 */
function untrusted_forMarkdown(text, maxLength = maxCellLength) {
    const escaped = clean(text, maxLength)
        .replace(/[&<>|[\]\\`*_~#@!$^]|:(?! )|(?<=www)\./gi, (character) => `&#${character.codePointAt(0)};`)
        .replaceAll(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
    const maxEscaped = maxEscapes * maxLength;
    return escaped.length <= maxEscaped ? escaped : `${beginningOf(escaped, maxEscaped).replace(/&[^;]*$/, '')}…`;
}
/** A message of our own that may quote foreign text: as `forMarkdown`, but names of inputs in backticks stay code. */
function untrusted_messageForMarkdown(message) {
    return untrusted_forMarkdown(message, maxLineLength).replace(/&#96;([a-z][a-z\d-]*(?:: (?:[\w-]|&#95;)+)?)&#96;/g, (_, name) => `\`${name.replaceAll('&#95;', '_')}\``);
}
/** The beginning of a long text, for a message that quotes it. */
function excerpt(text) {
    return clean(text, maxExcerptLength);
}
/** A redacted piece of one line. The cut before the redaction lies far beyond what is shown, so that no token is cut in two. */
function clean(text, maxLength) {
    return shorten(redact(oneLine(beginningOf(text, maxLength + 10_000))), maxLength);
}
/** Control characters, line separators, halves of characters, marks that reorder text and what is not seen become blanks. */
function oneLine(text) {
    return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\u2800]+/gu, ' ').trim();
}
/** Cuts a text to so many characters, and says so. */
function shorten(text, maxLength) {
    const characters = [...text];
    return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
}
/** At most so many UTF-16 units, no character cut in two. */
function beginningOf(text, maxUnits) {
    return text.slice(0, maxUnits).replace(/[\ud800-\udbff]$/, '');
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/github/failure.js
var failure = __webpack_require__(220);
// EXTERNAL MODULE: ./build/actions/governing-reader.js + 1 modules
var governing_reader = __webpack_require__(821);
;// CONCATENATED MODULE: ./build/actions/certificates.js




const maxBytes = 4 * 1024 * 1024;
/**
 * Reads `ca-cert-file`. Whoever can choose the authorities that are trusted can stand in for the service: in the workspace it is a file
 * that governs.
 */
async function readCertificates(reader, governing) {
    const file = reader.text('ca-cert-file');
    if (file === undefined)
        return undefined;
    try {
        const found = await governing.read({ file, maxBytes, mayLieOutside: true });
        if (found.text === undefined)
            throw new Error((0,governing_reader/* missingFile */.Bi)(file, found));
        new external_node_crypto_.X509Certificate(found.text); // throws unless it begins with a certificate
        return { pem: found.text };
    }
    catch (error) {
        return {
            problem: `must be a readable file of PEM certificates (${(0,error_message/* messageOf */.b)(error)})`,
            isOutage: (0,failure/* isOutage */.uD)(error),
        };
    }
}

;// CONCATENATED MODULE: ./build/actions/connection-inputs.js
const placeholder = new URL('https://invalid.invalid/v1');
/** Reads the shared inputs; with problems recorded in `reader`, the result must not be used. */
function readConnectionInputs(reader, certificates) {
    const baseUrl = readBaseUrl(reader);
    return {
        baseUrl,
        authUrl: readAuthUrl(reader, baseUrl),
        credentials: {
            username: reader.text('username'),
            password: reader.verbatim('password'),
            token: reader.text('api-token'),
        },
        extraCa: takeCertificates(reader, certificates),
        requestTimeoutMs: 1000 * reader.number('request-timeout-seconds', { fallback: 30, min: 0.001, max: 3600 }),
        maxRetries: reader.number('max-retries', { fallback: 4, min: 0, max: 20, integer: true }),
        cadence: readCadence(reader),
    };
}
/** What is wrong with the credentials as given, or undefined. */
function missingCredentials({ username, password, token }) {
    if (username !== undefined && password === undefined)
        return '`password` is missing beside `username`';
    if (username === undefined && password !== undefined)
        return '`username` is missing beside `password`';
    if (username === undefined && token === undefined)
        return '`username` and `password`, or `api-token`, must be given';
    return undefined;
}
function readBaseUrl(reader) {
    if (reader.text('base-url') === undefined) {
        reader.refuse('base-url', 'is required: the address of the API, which ends in `/v1`');
        return placeholder;
    }
    const url = readUrl(reader, 'base-url');
    if (url && !/\/v1\/?$/.test(url.pathname))
        reader.refuse('base-url', 'must end in `/v1`');
    return url ?? placeholder;
}
function readAuthUrl(reader, baseUrl) {
    if (reader.text('auth-url') === undefined)
        return new URL(baseUrl.href.replace(/\/v1\/?$/, ''));
    return readUrl(reader, 'auth-url') ?? placeholder;
}
function readUrl(reader, name) {
    const url = URL.parse(reader.text(name) ?? '');
    if (!url)
        reader.refuse(name, 'must be a URL such as `https://security.example.com/v1`');
    else if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
        reader.refuse(name, 'must begin with `https://`; `http://` is accepted for a loopback host only');
    else if (url.username || url.password)
        reader.refuse(name, 'must not hold credentials: use `username` and `password`');
    else if (url.search || url.hash)
        reader.refuse(name, 'must not have a query or a fragment');
    else
        return url;
    return undefined;
}
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
function takeCertificates(reader, certificates) {
    if (certificates && 'pem' in certificates)
        return certificates.pem;
    if (certificates)
        reader.refuse('ca-cert-file', certificates.problem);
    return undefined;
}
function readCadence(reader) {
    const intervalMs = 1000 * reader.number('poll-interval-seconds', { fallback: 5, min: 0.001, max: 3600 });
    const maxIntervalMs = 1000 * reader.number('poll-max-interval-seconds', { fallback: 60, min: 0.001, max: 3600 });
    return { intervalMs: Math.min(intervalMs, maxIntervalMs), maxIntervalMs };
}

// EXTERNAL MODULE: ./build/actions/failure-message.js
var failure_message = __webpack_require__(7196);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
;// CONCATENATED MODULE: ./build/actions/nearest-name.js
/** Of some names the one that is reached with the fewest changes of single letters (Levenshtein's distance). */
function nearestName(text, names) {
    const distances = new Map(names.map((name) => [name, distance(text, name)]));
    return names.toSorted((left, right) => (distances.get(left) ?? 0) - (distances.get(right) ?? 0))[0];
}
/** Row by row of the table whose cells are the distances between beginnings of the two texts. */
function distance(left, right) {
    let row = Array.from({ length: right.length + 1 }, (_, index) => index);
    for (const [index, letter] of [...left].entries()) {
        const next = [index + 1];
        for (const [column, above] of row.slice(1).entries()) {
            const replaced = (row[column] ?? 0) + (letter === right[column] ? 0 : 1);
            next.push(Math.min(above + 1, (next[column] ?? 0) + 1, replaced));
        }
        row = next;
    }
    return row.at(-1) ?? 0;
}

;// CONCATENATED MODULE: ./build/actions/input-reader.js



/** Five days, the longest that a job may run. */
const maxMinutes = 7200;
/** What the runner calls the variable of an input begins with this. */
const inputPrefix = 'INPUT_';
const maxNameLength = 100;
/**
 * Reads and checks the inputs of an action. An empty input means "not given". Problems are collected, each with the name of its
 * input, so that all of them can be reported at once; after a problem the value that is returned must not be used.
 */
class InputReader {
    problems = [];
    /** All that were asked for: every action reads each of its inputs, whatever the others say. */
    #names = new Set();
    /** The trimmed text, or undefined when it is not given. */
    text(name) {
        this.#names.add(name);
        return (0,core/* getInput */.V4)(name) || undefined;
    }
    /** The text as it is, blanks included, but for a line break at its end, which a shell may have left there. */
    verbatim(name) {
        this.#names.add(name);
        return (0,core/* getInput */.V4)(name, { trimWhitespace: false }).replace(/\r?\n$/, '') || undefined;
    }
    /** The lines of a text that are not blank, each trimmed. */
    lines(name) {
        const lines = this.text(name)?.split('\n') ?? [];
        return lines.map((line) => line.trim()).filter((line) => line !== '');
    }
    /** An identifier; it becomes a segment of a path, so what could lead elsewhere is refused. */
    identifier(name) {
        const id = this.text(name);
        if (id !== undefined && !isIdentifier(id))
            this.refuse(name, 'must be an identifier: no blanks, none of / \\ ? # %, and not dots alone');
        return id;
    }
    boolean(name, fallback) {
        const text = this.text(name)?.toLowerCase();
        if (text === undefined)
            return fallback;
        if (text !== 'true' && text !== 'false')
            this.refuse(name, `must be \`true\` or \`false\`, not ${input_reader_quote(text)}`);
        return text === 'true';
    }
    /** Also `auto`, which leaves the choice to the action. */
    booleanOrAuto(name) {
        const text = this.text(name)?.toLowerCase() ?? 'auto';
        if (text === 'auto')
            return 'auto';
        if (text !== 'true' && text !== 'false')
            this.refuse(name, `must be \`true\`, \`false\` or \`auto\`, not ${input_reader_quote(text)}`);
        return text === 'true';
    }
    number(name, { fallback, min, max, integer = false }) {
        const text = this.text(name);
        if (text === undefined)
            return fallback;
        const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
        if (!(value >= min && value <= max) || (integer && !Number.isInteger(value)))
            this.refuse(name, `must be a ${integer ? 'whole ' : ''}number from ${min} to ${max}, not ${input_reader_quote(text)}`);
        return value;
    }
    /** A duration that is given in minutes, in milliseconds. */
    minutes(name, rule) {
        return 60_000 * this.number(name, { ...rule, max: maxMinutes });
    }
    oneOf(name, { values, fallback }) {
        const text = this.text(name);
        const value = values.find((candidate) => candidate === text);
        if (text !== undefined && value === undefined)
            this.refuse(name, `must be one of ${values.map((each) => `\`${each}\``).join(', ')}, not ${input_reader_quote(text)}`);
        return value ?? fallback;
    }
    /**
     * Refuses, once all inputs were read, what else the environment holds: an input that the action does not have, since a misspelt
     * one would switch off what it was to switch on, and a repository that is none, since it becomes part of addresses.
     */
    refuseStrayVariables() {
        for (const [variable, value] of Object.entries(external_node_process_.env)) {
            const name = variable.startsWith(inputPrefix) ? variable.slice(inputPrefix.length).toLowerCase() : undefined;
            if (name === undefined || !value || this.#names.has(name))
                continue;
            const shown = name.slice(0, maxNameLength).replaceAll(/[^\x21-\x7e]/g, '?');
            this.refuse(shown, `is no input of this action; the nearest is \`${nearestName(shown, [...this.#names])}\``);
        }
        const repository = external_node_process_.env.GITHUB_REPOSITORY;
        if (repository && !isRepositoryName(repository))
            this.refuse('GITHUB_REPOSITORY', `must be \`owner/name\`, not ${input_reader_quote(repository)}`);
    }
    /** Records a problem of the input `name`; `what` continues the sentence that the name begins. */
    refuse(name, what) {
        this.problems.push(`\`${name}\` ${what}`);
    }
}
/** All problems in one sentence, for one message. */
function describeProblems(problems) {
    return problems.length === 1 ? `Input ${problems[0]}.` : `${problems.length} inputs: ${problems.join('; ')}.`;
}
/** Whether a text can be an identifier of the API and a segment of a path. */
function isIdentifier(text) {
    return /^[^\s/\\?#%]{1,200}$/.test(text) && !/^\.+$/.test(text);
}
/** Dots alone would lead to another address. */
function isRepositoryName(text) {
    return /^[\w.-]+\/[\w.-]+$/.test(text) && !text.split('/').some((part) => /^\.+$/.test(part));
}
/** A value as messages show it: on one line, and short. */
function input_reader_quote(text) {
    return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}

// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
;// CONCATENATED MODULE: ./build/gate/polling.js

const growth = 1.5;
/** What a look that begins at the deadline may still take. */
const lastLookMs = 5000;
/** How often in a row the service has to give an answer that ends a wait before it is believed: replicas lag. */
const believedAfter = 5;
/**
 * Waits and looks until there is something to see. It outlives faults: only the deadline, a rejected login and a failure that is
 * believed end it.
 * @returns undefined when the deadline came first
 */
async function poll(options) {
    const { clock, cadence, deadline, look, onFault } = options;
    const intervals = typeof cadence === 'function' ? cadence : growing(cadence);
    const endsWait = createBelief(options.believes ?? isGone);
    let waitMs = options.atOnce ? 0 : intervals();
    for (let remainingMs = deadline - clock.now(); remainingMs > 0; remainingMs = deadline - clock.now()) {
        if (waitMs > 0)
            await clock.sleep(Math.min(waitMs, remainingMs));
        waitMs = 0;
        try {
            const seen = await look({ retries: 0, deadline: Math.max(deadline, clock.now() + lastLookMs) });
            if (seen !== undefined)
                return seen;
            endsWait(undefined);
        }
        catch (error) {
            if (!(0,errors/* isServiceError */.gi)(error) || endsWait(error))
                throw error;
            onFault(error);
            waitMs = error.retryAfterMs ?? 0;
        }
        waitMs = Math.max(intervals(), waitMs);
    }
    return undefined;
}
/** Told of each look, with its failure or none, it tells whether that ends the wait. */
function createBelief(believes) {
    let inARow = 0;
    return (error) => {
        inARow = error && believes(error) ? inARow + 1 : 0;
        return error?.code === 'login-rejected' || inARow === believedAfter;
    };
}
function isGone(error) {
    return error.code === 'not-found';
}
/** The intervals of a cadence, from its first one on. */
function growing({ intervalMs, maxIntervalMs }) {
    let nextMs = intervalMs;
    return () => {
        const currentMs = nextMs;
        nextMs = Math.min(currentMs * growth, maxIntervalMs);
        return currentMs;
    };
}

;// CONCATENATED MODULE: ./build/results/duration.js
/** A duration for people, from milliseconds: `0.4 s`, `42 s`, `5 min 3 s`, `1 h 2 min`. */
function formatDuration(ms) {
    if (ms < 9950)
        return `${Math.round(ms / 100) / 10} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

;// CONCATENATED MODULE: ./build/results/secret-forms.js
/** Named character references of HTML and XML; the others are numbers. */
const references = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
/** Longer ones are tokens, of which nobody encodes letters and digits: that would make a pattern of many kilobytes. */
const maxPassword = 100;
/** Beyond this the forms would be too many for one pattern. */
const maxEncoded = 8000;
/** A pattern of a known secret in the forms in which a text may hold it: percent-encoded, in HTML, JSON, hexadecimal or Base64. */
function patternOf(secret) {
    if (secret.length > maxEncoded)
        return new RegExp(secret.replace(/\W/g, literal), 'gu');
    const bytes = Buffer.from(secret);
    const isToken = secret.length > maxPassword;
    const characters = [...secret].map((one) => (isToken && /[\w-]/.test(one) ? one : formsOfCharacter(one))).join('');
    const hex = anyCase(bytes.toString('hex'));
    const forms = [characters, hex, ...base64Forms(bytes)];
    return new RegExp(forms.join('|'), 'gu');
}
function formsOfCharacter(character) {
    const code = character.codePointAt(0) ?? 0;
    const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
    const bytes = [...Buffer.from(character)].map((byte) => byte.toString(16).padStart(2, '0'));
    const name = references[character];
    const forms = [
        /[A-Za-z\d]/.test(character) ? character : `\\\\{0,4}${literal(character)}`, // with the backslashes of JSON, also in JSON
        bytes.map((byte) => `%(?:25)?${anyCase(byte)}`).join(''),
        units.map((unit) => `\\\\{1,4}u${anyCase(unit.toString(16).padStart(4, '0'))}`).join(''),
        `&(?:amp;)?#(?:0{0,4}${code}|[xX]0{0,4}${anyCase(code.toString(16))});`,
        ...(name === undefined ? [] : [`&(?:amp;)?${name};`]),
        ...(character === ' ' ? ['\\+'] : []),
    ];
    return `(?:${forms.join('|')})`;
}
/** A secret within a longer text in Base64 begins at one of three offsets; what it shares characters with is left out. */
function base64Forms(bytes) {
    return [0, 1, 2].map((offset) => {
        const text = Buffer.concat([Buffer.alloc(offset), bytes])
            .toString('base64')
            .replace(/=+$/, '');
        const end = (offset + bytes.length) % 3 === 0 ? text.length : -1;
        const core = [...text.slice([0, 2, 3][offset], end)].map((each) => standard[each] ?? each).join('');
        return end < 0 ? `${core}(?:[A-Za-z\\d+/_-]={0,2})?` : core;
    });
}
/** Two characters differ in addresses, where they may also be percent-encoded. */
const standard = { '+': '(?:[+-]|%2[bB])', '/': '(?:[/_]|\\\\/|%2[fF])' };
function anyCase(hexadecimal) {
    return hexadecimal.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
function literal(character) {
    return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

;// CONCATENATED MODULE: ./build/results/redactor.js


/** Shorter secrets would blot out ordinary words. */
const minSecretLength = 4;
/** @param secrets may grow meanwhile: tokens are known once they are obtained */
function createRedactors(secrets) {
    let patterns = [];
    let known = 0;
    const redactKnown = (text) => {
        if (known !== secrets.length)
            patterns = patternsOf(secrets);
        known = secrets.length;
        return patterns.reduce((safe, pattern) => safe.replace(pattern, '[redacted]'), text);
    };
    return { text: (text) => redact(redactKnown(text)), id: (text) => redactTokens(redactKnown(text)) };
}
/** The longest secrets first, since one may be a part of another. The lines of a secret are secrets, too. */
function patternsOf(secrets) {
    const parts = secrets.flatMap((secret) => [secret, ...secret.split(/[\r\n]+/)]).map((part) => part.trim());
    return [...new Set(parts)]
        .filter(({ length }) => length >= minSecretLength)
        .sort((a, b) => b.length - a.length)
        .map(patternOf);
}
/** The verdict without secrets: its message may quote what the service said. */
function redactVerdict(verdict, redactor) {
    return { ...verdict, message: redactor(verdict.message) };
}
/** The app without secrets; nothing is asked of the service with it any more. */
function redactApp(app, { text, id }) {
    return { ...redactTexts(app, text), appId: id(app.appId) };
}
/** The run without secrets, likewise; what is an identifier or made of one stays exact. */
function redactRun(run, { text, id }) {
    return { ...redactTexts(run, text), taskId: id(run.taskId), statusUrl: id(run.statusUrl) };
}
/** Findings without secrets in any of their texts, ids included. Nothing is decided on them any more. */
function redactAssessment(assessment, redactor) {
    const safe = new Map(assessment.findings.map((each) => [each, redactFinding(each, redactor)]));
    const pick = (findings) => findings.map((each) => safe.get(each) ?? redactFinding(each, redactor));
    return {
        ...assessment,
        findings: pick(assessment.findings),
        open: pick(assessment.open),
        accepted: pick(assessment.accepted),
        blocking: pick(assessment.blocking),
        acceptances: assessment.acceptances?.map((use) => ({
            ...use,
            acceptance: redactTexts(use.acceptance, redactor),
        })),
        unknownSeverities: assessment.unknownSeverities.map(redactor),
        ignoredOverrides: assessment.ignoredOverrides.map(redactor),
    };
}
function redactFinding(assessed, redactor) {
    const { finding, acceptance } = assessed;
    return {
        ...assessed,
        finding: redactTexts(finding, redactor),
        acceptance: acceptance && redactTexts(acceptance, redactor),
    };
}
/** A copy of a record with every text in it redacted. */
function redactTexts(record, redactor) {
    const copy = { ...record };
    for (const [name, value] of Object.entries(record))
        if (typeof value === 'string')
            Reflect.set(copy, name, redactor(value));
    return copy;
}

;// CONCATENATED MODULE: ./build/actions/job.js





/** A line at least this often while an action waits. */
const heartbeatMs = 60_000;
/** `secrets` may grow meanwhile: tokens are known once they are obtained. */
function createJournal(title, secrets) {
    const outputs = new Map();
    let underway;
    const redact = createRedactors(secrets);
    const line = (message) => forLog(redact.text(message));
    const say = (message) => (0,core/* info */.pq)(line(message));
    return {
        outputs,
        line,
        say,
        warn: (message) => (0,core/* warning */.$e)(line(message), { title }),
        setOutput: (name, value) => {
            // The runner drops an output that holds a secret.
            const safe = redact.id(value);
            outputs.set(name, safe);
            (0,core/* setOutput */.uH)(name, safe);
        },
        leave: (sentence) => {
            underway = sentence;
        },
        underway: () => underway,
        markdown: (text) => untrusted_forMarkdown(redact.text(text)),
        retried: ({ error, waitMs }) => say(`${error.message}; trying again in ${formatDuration(waitMs)}`),
    };
}
/** A poll that tells in the log what goes wrong and, once a minute, that it goes on. */
async function waitFor({ clock, cadence, say }, wait) {
    const startedAt = clock.now();
    let saidAt = startedAt;
    return poll({
        clock,
        cadence,
        ...wait,
        look: async (limits) => {
            const seen = await wait.look(limits);
            if (seen === undefined && clock.now() - saidAt >= heartbeatMs) {
                saidAt = clock.now();
                say(`Still waiting for ${wait.what}, for ${formatDuration(saidAt - startedAt)} so far`);
            }
            return seen;
        },
        onFault: (error) => say(`${error.message}; the next poll follows`),
    });
}

;// CONCATENATED MODULE: ./build/actions/sub-action.js













/** How long a cancelled job waits for the answer to a write that was sent, since it names what goes on at the service. */
const writeGraceMs = 4000;
/** Runs a sub-action to its end, also when the job is cancelled. True when the job succeeds. */
async function runSubAction(action, signal) {
    const { title } = action;
    const secrets = [];
    const journal = createJournal(title, secrets);
    const read = await readInputs(action, { secrets, signal }); // masks the secrets, so it precedes the first line of the log
    (0,core/* info */.pq)(`${title} ${version/* version */.r}`);
    for (const name of action.outputs)
        journal.setOutput(name, '');
    const report = 'problems' in read
        ? { succeeded: false, message: describeProblems(read.problems) }
        : await untilCancelled({ signal, journal }, async () => {
            const job = await createJob(read.connection, { journal, secrets, signal });
            return action.work(job, read.inputs);
        });
    await finish({ title, journal, report });
    return report.succeeded;
}
/** Tells in summary and log how an action ends. */
async function finish(ending) {
    await writeSummary(ending);
    announce(ending);
}
async function readInputs(action, { secrets, signal }) {
    const mask = (secret) => {
        (0,core/* setSecret */.Pq)(secret);
        secrets.push(secret);
    };
    const reader = new InputReader();
    const certificates = await readCertificates(reader, (0,governing_reader/* openGoverningReader */.Ji)(reader, signal));
    const connection = readConnectionInputs(reader, certificates);
    for (const secret of [connection.credentials.password, connection.credentials.token])
        if (secret !== undefined)
            mask(secret);
    const inputs = await action.readInputs(reader, mask);
    reader.refuseStrayVariables();
    const missing = missingCredentials(connection.credentials);
    const problems = [...reader.problems, ...(missing ? [missing] : [])];
    return problems.length > 0 ? { problems } : { connection, inputs };
}
async function createJob(connection, { journal, secrets, signal }) {
    // Loaded here, since a run with invalid inputs needs none of it.
    const { connectToService } = await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(231), __webpack_require__.e(542)]).then(__webpack_require__.bind(__webpack_require__, 7542));
    const clock = (0,build_clock/* systemClock */.m)(signal);
    const onSecret = (secret) => secrets.push(secret);
    const client = connectToService(connection, { clock, signal, onRetry: journal.retried, onSecret });
    const { baseUrl, cadence, maxRetries } = connection;
    const { say, warn, setOutput, leave, markdown } = journal;
    return {
        ...{ client, baseUrl, clock, cadence, maxRetries, say, warn, setOutput, leave, markdown },
        waitFor: (wait) => waitFor({ clock, cadence, say }, wait),
    };
}
/** However the work ends once the job is cancelled, and whatever it still waits for: only the cancellation counts. */
async function untilCancelled({ signal, journal }, work) {
    const failed = (message) => ({
        succeeded: false,
        message: [message, journal.underway()].filter(Boolean).join(' '),
    });
    const working = work().catch((cause) => failed((0,failure_message/* messageOfFailure */.R)(cause)));
    const aborted = signal.aborted ? Promise.resolve() : (0,external_node_events_.once)(signal, 'abort');
    const cancelled = aborted.then(async () => {
        await Promise.race([working, (0,promises_.setTimeout)(writeGraceMs)]);
        return failed('The job was cancelled.');
    });
    return Promise.race([cancelled, working.then((report) => (signal.aborted ? cancelled : report))]);
}
function announce({ title, journal, report }) {
    const line = journal.line(report.message);
    if (report.succeeded)
        (0,core/* info */.pq)(line);
    else
        (0,core/* error */.z3)(line, { title });
}
/** The outputs stand already: a summary that cannot be written is a warning. */
async function writeSummary(ending) {
    const { title, journal } = ending;
    try {
        await core/* summary */.z.emptyBuffer().addRaw(renderSummary(ending)).write({ overwrite: true });
    }
    catch (cause) {
        const message = `The job summary could not be written: ${(0,error_message/* messageOf */.b)(cause)}`;
        (0,core/* warning */.$e)(journal.line(message), { title });
    }
}
function renderSummary({ title, journal, report }) {
    const message = `${report.succeeded ? '✅' : '❌'} ${untrusted_messageForMarkdown(journal.line(report.message))}`;
    return `${[`## ${title}`, message, report.details ?? renderOutputs(journal)].filter(Boolean).join('\n\n')}\n`;
}
function renderOutputs({ outputs, markdown }) {
    const rows = [...outputs]
        .filter(([, value]) => value !== '')
        .map(([name, value]) => `| \`${name}\` | ${markdown(value)} |`);
    return rows.length === 0 ? '' : ['| Output | Value |', '| --- | --- |', ...rows].join('\n');
}

;// CONCATENATED MODULE: ./build/actions/triage/decision.js
/** Whether a finding is as an action would make it. What the platform found fixed needs no claim, and only a test reopens it. */
function isSettled(action, { isFixed, isDismissed, fixClaimed }) {
    switch (action) {
        case 'fix':
            return isFixed === true || fixClaimed === true;
        case 'dismiss':
            return isDismissed === true;
        case 'reopen':
            return !isFixed && !isDismissed && !fixClaimed;
    }
}
/** Whether an answer to an action says anything about what it did. */
function tells(action, { isDismissed, fixClaimed }) {
    switch (action) {
        case 'fix':
            return fixClaimed !== undefined;
        case 'dismiss':
            return isDismissed !== undefined;
        case 'reopen':
            return isDismissed !== undefined || fixClaimed !== undefined;
    }
}

;// CONCATENATED MODULE: ./build/actions/triage/apply.js



const done = { fix: 'its fix is claimed', dismiss: 'dismissed', reopen: 'reopened' };
const doneAlready = {
    fix: 'fixed already, or claimed to be',
    dismiss: 'dismissed already',
    reopen: 'open already',
};
const planned = {
    fix: 'its fix would be claimed',
    dismiss: 'would be dismissed',
    reopen: 'would be reopened',
};
/** Carries out decisions, one after the other. One that fails does not stop the others, unless it shows that all would fail. */
async function applyDecisions(triage, decisions) {
    let hopeless;
    for (const decision of decisions) {
        const failed = (error) => ({
            ...decision,
            result: 'failed',
            message: (0,failure_message/* messageOfFailure */.R)(error),
        });
        try {
            triage.onOutcome(hopeless ? failed(hopeless) : await settle(triage, decision));
        }
        catch (error) {
            if (!(0,errors/* isServiceError */.gi)(error))
                throw error;
            if ((0,errors/* isServiceError */.gi)(error, 'forbidden', 'login-rejected', 'unauthenticated'))
                hopeless = error;
            triage.onOutcome(failed(error));
        }
    }
}
async function settle(triage, decision) {
    const { findingId, action } = decision;
    const finding = decision.finding ?? (await look(triage, findingId));
    const known = { ...decision, ...(finding && { finding }) };
    if (finding && isSettled(action, finding))
        return { ...known, result: 'unchanged', message: doneAlready[action] };
    if (triage.dryRun)
        return { ...known, result: 'planned', message: planned[action] };
    return { ...known, ...(await change(triage, decision)) };
}
/** The finding as it is; undefined where the tier does not show it. */
async function look({ findings }, findingId) {
    try {
        return await findings.get(findingId);
    }
    catch (error) {
        if ((0,errors/* isServiceError */.gi)(error, 'payment-required'))
            return undefined;
        throw error;
    }
}
/** Makes a change. An answer that was lost is no failure, and no reason to send again before the finding was looked at. */
async function change(triage, decision) {
    const { findingId, action } = decision;
    for (let lost = 0;; lost += 1) {
        const attempt = await trySend(triage, decision);
        if ('result' in attempt)
            return lost > 0 && attempt.result === 'unchanged' ? changed(action) : attempt;
        await triage.clock.sleep(triage.cadence.intervalMs); // what may still be under way shows by then
        const finding = await look(triage, findingId);
        if (finding && isSettled(action, finding))
            return changed(action);
        if (lost >= triage.maxRetries)
            throw attempt.error;
    }
}
/** @returns the error when the service may or may not have done it */
async function trySend(triage, decision) {
    try {
        return await send(triage, decision);
    }
    catch (error) {
        if (!(0,errors/* isServiceError */.gi)(error))
            throw error;
        if (decision.action === 'reopen' && error.code === 'invalid-request')
            return refusedReopening(triage, { decision, error });
        if ((0,errors/* isUncertain */.cp)(error))
            return { error };
        throw error;
    }
}
/** The service refuses to reopen what is open, and perhaps more. */
async function refusedReopening(triage, { decision: { findingId, action }, error }) {
    const finding = await look(triage, findingId);
    if (finding && !isSettled(action, finding))
        throw error;
    return { result: 'unchanged', message: doneAlready[action] };
}
function changed(action) {
    return { result: 'changed', message: done[action] };
}
/** What was accepted is checked, as far as the tier shows the finding. */
async function send(triage, { findingId, action }) {
    const answer = await triage.findings.triage(findingId, action);
    const state = tells(action, answer) ? answer : await look(triage, findingId);
    if (state === undefined || isSettled(action, state))
        return changed(action);
    return {
        result: 'failed',
        message: 'The service accepted the request, but the finding is not as it was asked to be.',
    };
}

;// CONCATENATED MODULE: ./build/actions/triage/inputs.js

const actions = ['fix', 'dismiss', 'reopen', 'sync'];
function inputs_readInputs(reader) {
    if (reader.text('action') === undefined)
        reader.refuse('action', `is required: one of ${actions.join(', ')}`);
    const action = reader.oneOf('action', { values: actions, fallback: 'fix' });
    const findingIds = readFindingIds(reader);
    const sync = {
        configFile: reader.text('config-file'),
        timeoutMs: reader.minutes('timeout-minutes', { fallback: 30, min: 0 }),
        githubToken: reader.text('github-token') ?? '',
    };
    const appId = reader.identifier('app-id');
    if (action === 'sync' && appId === undefined)
        reader.refuse('app-id', 'is required with `action: sync`');
    if (action === 'sync' && findingIds.length > 0)
        reader.refuse('finding-ids', 'must not be given with `action: sync`, which the policy decides');
    if (action !== 'sync' && findingIds.length === 0)
        reader.refuse('finding-ids', `is required with \`action: ${action}\``);
    return {
        task: action === 'sync' ? { action, appId: appId ?? '', ...sync } : { action, findingIds },
        dryRun: reader.boolean('dry-run', false),
    };
}
/** Each id once, in the order in which they were given. */
function readFindingIds(reader) {
    const ids = (reader.text('finding-ids') ?? '').split(/[\s,]+/).filter((id) => id !== '');
    const odd = ids.filter((id) => !isIdentifier(id)).map((id) => JSON.stringify(id.slice(0, 100)));
    if (odd.length > 0)
        reader.refuse('finding-ids', `must be identifiers, separated by commas, blanks or line breaks, not ${odd.join(', ')}`);
    return [...new Set(ids)];
}

// EXTERNAL MODULE: ./build/gate/states.js
var states = __webpack_require__(10);
;// CONCATENATED MODULE: ./build/results/next-step.js

const rerun = 'Run the job again; if it goes on, ask the operator of the service.';
/** What to do about each reason. */
const nextSteps = {
    findings: 'Fix the blocking findings, or triage them in the service.',
    interrupted: 'Run the job again, or raise `max-reruns`.',
    'no-runs': 'Run the job again; if it goes on, check that the app is the one that was tested.',
    'run-failed': 'Look the run up in the service to see why it failed, and check that the app is reachable from there.',
    'run-cancelled': 'Somebody cancelled the run in the service. Run the job again.',
    'timed-out': 'Raise `timeout-minutes`, or give the run more time by adopting it.',
    'queue-timed-out': 'Raise `queue-timeout-minutes`, or let fewer jobs test the same app at once.',
    'run-already-active': 'Run the job again once that run has ended, or set `on-active-run: wait`.',
    'no-credits': 'Top up the credit balance of the organization, then run the job again.',
    'registration-incomplete': 'Wait for the registration to be COMPLETED, or set `registration-timeout-minutes`.',
    'registration-failed': 'Register the app again, then use the new app id.',
    'awaiting-input': 'Supply credentials for the app (account-setup), so that its onboarding can go on.',
    'wrong-version': 'Check that `version-url` reports the version that is expected (`expected-version`); raise `version-timeout-minutes` if its rollout takes longer.',
    'version-changed': 'Let nothing else deploy to the app while it is tested (a concurrency group), and run the job again.',
    'findings-unavailable': 'Run the job again; raise `timeout-minutes` if the service needs longer to list findings.',
    superseded: 'Set `version-url`, which proves the build whichever run came last, or let only one job at a time test the app (a concurrency group). Then run the job again.',
    'not-deployed': 'See in those jobs why; run them again, and this one follows.',
    'policy-unavailable': "Run the job again; if it goes on, check that GitHub's API is up and reachable from the runner (proxy, certificates).",
    'service-unavailable': 'Check that the service is up and reachable from the runner (`base-url`, proxy, certificates), then run the job again.',
    'unexpected-response': `Check that \`base-url\` is the address of the API. ${rerun}`,
    'not-awaited': 'Adopt the run by its `task-id` in a later job, which then gives the verdict.',
    'dry-run': 'Remove `dry-run` to test the app.',
    cancelled: 'Run the job again to test the build.',
    'invalid-input': 'Correct the inputs under `with` in the workflow; the README lists them all.',
    'invalid-policy': 'Correct the policy file on the branch that governs (see docs/policy.md); the job needs `contents: read` to read it there.',
    'invalid-baseline': 'Give a baseline that was tested: an app with a completed test, or the findings file of such a run.',
    'missing-credentials': 'Pass the secrets as inputs under `with`. Workflows of forks and of Dependabot are not given the secrets of the repository.',
    'login-rejected': 'Check the secrets that hold the login, and that `auth-url` is the right host.',
    forbidden: 'Use a service account whose role may start tests; Viewer may only read.',
    'app-not-found': 'Check `app-id` or `app-url`, and that the login belongs to the organization of the app.',
    'task-not-found': 'Check `task-id`, if given: it must be a security test of the app. A run of this job that is gone was deleted in the service: run the job again.',
};
/** What to do next; undefined when the build passed. Knows the task to adopt when a run goes on without us. */
function next_step_nextStep(verdict, run) {
    if (verdict.verdict === 'passed')
        return undefined;
    const step = nextSteps[verdict.reason];
    return run && isAdoptable(verdict, run.state) ? `${step} ${adoption(run.taskId)}` : step;
}
function isAdoptable(verdict, state) {
    const canComplete = !isTerminal(state) || state === 'COMPLETED';
    return canComplete && adoptable.has(verdict.reason) && !('isSpent' in verdict);
}
const adoptable = new Set([
    'timed-out',
    'not-awaited',
    'cancelled',
    'service-unavailable',
    'unexpected-response',
    'findings-unavailable',
    'superseded',
    'no-runs',
    'login-rejected',
    'forbidden',
]);
function adoption(taskId) {
    return `Whatever becomes of the run at the service, \`task-id: ${taskId}\` adopts it instead of paying for another.`;
}

;// CONCATENATED MODULE: ./build/results/sections.js





const headings = {
    passed: '✅ Passed: this build was tested',
    failed: '❌ Failed: findings block this build',
    'not-tested': '⚠️ Not tested: nothing is known about this build',
    error: '⛔ Error: the gate is not set up right',
};
const maxUnknownSeverities = 20;
const maxSeverityLength = 40;
/** In a link only addresses of ordinary length are of use. */
const maxLinkLength = 1000;
/** Verdict, what happened, and what to do: the head of every view in Markdown. */
function renderHead(result) {
    const { verdict, run } = result;
    const step = nextStep(verdict, run);
    const parts = [`### ${headings[verdict.verdict]}`, messageForMarkdown(verdict.message)];
    if (step)
        parts.push(`**Next step:** ${messageForMarkdown(step)}`);
    return [...parts, renderFacts(result)].join('\n\n');
}
function renderFacts(result) {
    const { verdict, job, app, run, threshold, policy, newOnly, report, commit, runUrl } = result;
    const reason = reasonOf(verdict);
    const warning = job === 'warning' ? ', the job succeeds with a warning' : '';
    const facts = [
        ['Verdict', `\`${verdict.verdict}\`${reason && ` (\`${reason}\`)`}${warning}`],
        ['Commit', commit && forMarkdown(commit.slice(0, 10))],
        ['App', app && `${forMarkdown(app.label ?? '')} (${forMarkdown(app.appId)})`.trim()],
        ['Run', run && renderRun(run)],
        ['Build', result.assessment && renderProof(result)],
        ['Fails on', threshold && renderThreshold(threshold, newOnly)],
        ['Policy', policy && forMarkdown(policy)],
        ['Report', report?.path && (report.artifactUrl ? `[PDF](${report.artifactUrl})` : 'see `report-path`')],
        ['Job', runUrl && `[workflow run](${runUrl})`],
    ];
    const [verdictRow, ...rows] = facts.filter(([, value]) => value).map(([name, value]) => `| ${name} | ${value} |`);
    return [verdictRow, '|:---|:---|', ...rows].join('\n');
}
function renderProof({ provenVersion }) {
    if (provenVersion === undefined)
        return 'no proof was asked for (`version-url`)';
    return `tested build ${forMarkdown(provenVersion)}, before and after the run`;
}
function renderThreshold(threshold, newOnly = false) {
    if (threshold === 'none')
        return 'no severity';
    return `\`${threshold}\` and above${newOnly ? ', new findings only' : ''}`;
}
function renderRun({ runNumber, state, taskId, statusUrl }) {
    const target = statusUrl === undefined ? undefined : linkable(statusUrl);
    const link = target === undefined ? '' : `, [status](${target})`;
    return `${runNumber ?? ''} ${forMarkdown(state)}, task ${forMarkdown(taskId)}${link}`.trim();
}
/** An address of the service as a link target, if it is one that a browser may be sent to. */
function linkable(address) {
    const url = URL.parse(address);
    if (!url || address.length > maxLinkLength)
        return undefined;
    return /^https?:$/.test(url.protocol) ? url.href.replace(/[^\w.~:/?&=%+-]/g, percentEncoded) : undefined;
}
/** Unlike encodeURIComponent, it leaves nothing alone: brackets end a link in Markdown. */
function percentEncoded(character) {
    return Buffer.from(character).toString('hex').replaceAll(/../g, '%$&');
}
/** Open findings by severity, and how many were not counted. */
function renderCounts(assessment) {
    const { counts, open, unknownSeverities, ignoredOverrides, findings, newCount, acceptances } = assessment;
    const unknown = open.filter(({ severity }) => severity === undefined).length;
    const columns = severities.map((severity) => [capitalized(severity), counts[severity]]);
    if (unknown > 0)
        columns.push(['Unknown severity', unknown]);
    columns.push(['Open', open.length]);
    const table = [columns.map(([name]) => name), columns.map(() => '---:'), columns.map(([, count]) => count)];
    const claimed = open.filter(({ finding }) => finding.fixClaimed).length;
    const closed = (acceptances ? ['accepted', 'dismissed', 'fixed'] : ['dismissed', 'fixed']).map((state) => `${findings.filter((each) => each.state === state).length} ${state}`);
    const others = [`Not counted: ${closed.join(', ')}.`];
    if (newCount !== undefined)
        others.push(`Absent from the baseline: ${newCount} of ${open.length} open.`);
    if (claimed > 0)
        others.push(`The fix of ${claimed} open ${claimed === 1 ? 'one is' : 'ones is'} claimed, which the next run verifies.`);
    if (unknown > 0)
        others.push(`Unknown severities: ${renderWords(unknownSeverities)}.`);
    if (ignoredOverrides.length > 0)
        others.push(`Overrides of the severity that are unknown and do not count: ${renderWords(ignoredOverrides)}.`);
    return `#### Open findings\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n${others.join(' ')}`;
}
function renderWords(words) {
    return words
        .slice(0, maxUnknownSeverities)
        .map((word) => forMarkdown(word, maxSeverityLength))
        .join(', ')
        .concat(words.length > maxUnknownSeverities ? ', …' : '');
}
/** A finding as the cells of a row: severity, name, endpoint, id. */
function renderCells({ finding, severity, state, acceptance, }) {
    const { title, label, id } = finding;
    const name = title && title !== label ? `${forMarkdown(title)} (${forMarkdown(label)})` : forMarkdown(label);
    const shown = severity ? capitalized(severity) : forMarkdown(finding.severity);
    const term = acceptance ? `; ${forMarkdown(termOf(acceptance, state))}` : '';
    return [shown, `${name}${term}`, renderEndpoint(finding), forMarkdown(id)];
}
function renderEndpoint({ method, path }) {
    return method || path ? forMarkdown([method, path].filter(Boolean).join(' ')) : 'whole app';
}
/** The first items that fit. */
function fitting(items, { maxItems, maxBytes }) {
    let bytes = 0;
    const end = items.slice(0, maxItems).findIndex((item) => {
        bytes += Buffer.byteLength(item) + 2;
        return bytes > maxBytes;
    });
    return items.slice(0, end < 0 ? maxItems : end);
}
/** What blocks as a table, worst first; says how many rows it left out and where those are. */
function renderTable(blocking, { elsewhere, ...budget }) {
    if (blocking.length === 0)
        return '';
    const all = blocking.slice(0, budget.maxItems).map((each) => `| ${renderCells(each).join(' | ')} |`);
    const rows = fitting(all, budget);
    const rest = blocking.length - rows.length;
    const table = ['| Severity | Finding | Endpoint | Id |', '|:---|:---|:---|:---|', ...rows].join('\n');
    return ['#### Blocking findings', table, ...(rest > 0 ? [`… and ${rest} more, ${elsewhere}.`] : [])].join('\n\n');
}
function capitalized(word) {
    return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

;// CONCATENATED MODULE: ./build/actions/triage/render.js

const budget = { maxItems: 500, maxBytes: 600_000 };
/** The outcomes as a table of the summary. */
function render_renderTable(outcomes, { markdown, isPublic }) {
    if (outcomes.length === 0)
        return '';
    const rows = outcomes.map(({ findingId, finding, action, result, message, why }) => {
        const name = finding && !isPublic ? markdown(nameOf(finding)) : '';
        return `| ${markdown(findingId)} | ${name} | ${action} | ${result} | ${markdown(sentenceOf({ message, why }))} |`;
    });
    const shown = fitting(rows, budget);
    const rest = rows.length - shown.length;
    const table = ['| Id | Finding | Action | Result | |', '| --- | --- | --- | --- | --- |', ...shown].join('\n');
    return rest > 0 ? `${table}\n\n… and ${rest} more, see the log.` : table;
}
/** One outcome as a line of the log, in columns. */
function lineOf({ findingId, finding, action, result, message, why }, { isPublic }) {
    const name = finding && !isPublic ? `${nameOf(finding)}: ` : '';
    return `${result.padEnd(9)} | ${action.padEnd(7)} | ${findingId} | ${name}${sentenceOf({ message, why })}`;
}
function sentenceOf({ message, why }) {
    return why === '' ? message : `${message} (${why})`;
}
function nameOf({ label, method, path }) {
    const endpoint = [method, path].filter(Boolean).join(' ');
    return endpoint === '' ? label : `${label}, ${endpoint}`;
}

;// CONCATENATED MODULE: ./build/actions/triage/run.js





const outputs = ['changed', 'unchanged', 'failed'];
/** Runs `triage`. True when no finding failed. */
function run(signal) {
    const work = (job, inputs) => triage(job, { ...inputs, signal });
    return runSubAction({ title: 'Triage findings', outputs, readInputs: inputs_readInputs, work }, signal);
}
async function triage(job, { task, dryRun, signal }) {
    const isPublic = (0,environment/* readEnvironment */.Qo)().visibility !== 'private';
    const outcomes = [];
    const setOutputs = () => {
        for (const name of outputs)
            job.setOutput(name, JSON.stringify(idsOf(outcomes, name)));
    };
    setOutputs();
    const decisions = await decide(job, { task, signal });
    const onOutcome = (outcome) => {
        outcomes.push(outcome);
        job.say(lineOf(outcome, { isPublic }));
    };
    try {
        await applyDecisions({ ...job, findings: job.client.findings, dryRun, onOutcome }, decisions);
    }
    finally {
        setOutputs(); // also for a job that is cancelled: what was changed stays changed
    }
    return reportOn(outcomes, { dryRun, details: render_renderTable(outcomes, { ...job, isPublic }) });
}
async function decide(job, { task, signal }) {
    if (task.action !== 'sync')
        return task.findingIds.map((findingId) => ({ findingId, action: task.action, why: '' }));
    const { decideBySync } = await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(815), __webpack_require__.e(768), __webpack_require__.e(620)]).then(__webpack_require__.bind(__webpack_require__, 6620));
    return decideBySync({ job, inputs: task, signal });
}
function idsOf(outcomes, result) {
    return outcomes.filter((outcome) => outcome.result === result).map(({ findingId }) => findingId);
}
function reportOn(outcomes, { dryRun, details }) {
    const count = (result) => idsOf(outcomes, result).length;
    const failed = count('failed');
    const changes = dryRun ? `${count('planned')} would be changed (\`dry-run\`)` : `${count('changed')} changed`;
    const message = `Findings: ${changes}, ${count('unchanged')} unchanged, ${failed} failed.`;
    const reason = outcomes.find(({ result }) => result === 'failed');
    if (!reason)
        return { succeeded: true, message, details };
    return {
        succeeded: false,
        message: `${message} The first failure, of ${reason.findingId}: ${reason.message}`,
        details,
    };
}


/***/ }),

/***/ 7094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ today),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

/** The machine's monotonic clock; `signal` ends every sleep. */
function systemClock(signal) {
    return {
        now: () => performance.now(),
        wallNow: () => Date.now(),
        sleep: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal }),
    };
}
/** The day in UTC, `YYYY-MM-DD`. */
function today() {
    return new Date().toISOString().slice(0, 10);
}


/***/ }),

/***/ 1240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf),
/* harmony export */   e: () => (/* binding */ sentence)
/* harmony export */ });
/** What was thrown, in its own words. */
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** A text with a full stop at its end. */
function sentence(text) {
    return text.endsWith('.') ? text : `${text}.`;
}


/***/ }),

/***/ 10:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ runInProgress)
/* harmony export */ });
/* unused harmony export isTerminal */
/** States in which a task stays. */
const terminalStates = new Set(['COMPLETED', 'FAILED', 'CANCELLED', 'INTERRUPTED']);
/** Whether a task has ended. A state that nobody knows is no end. */
function isTerminal(state) {
    return terminalStates.has(state);
}
/** What the findings list says while a test of the app is active. */
const runInProgress = 'RUN_IN_PROGRESS';


/***/ }),

/***/ 6039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   rD: () => (/* binding */ readPayload)
/* harmony export */ });
/* unused harmony exports readFolders, readAttempt, visibilityOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1708);



/** Reads where the job's folders are. */
function readFolders() {
    return {
        tempFolder: node_process__WEBPACK_IMPORTED_MODULE_2__.env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(),
        workspace: node_process__WEBPACK_IMPORTED_MODULE_2__.env.GITHUB_WORKSPACE || node_process__WEBPACK_IMPORTED_MODULE_2__.cwd(),
    };
}
/** Id and attempt of the workflow run, `16412345678.1`: all jobs of one attempt share it. */
function readAttempt() {
    const attempt = `${process.env.GITHUB_RUN_ID}.${process.env.GITHUB_RUN_ATTEMPT}`;
    return /^\d+\.\d+$/.test(attempt) ? attempt : undefined;
}
/** Reads the runner's variables and its event file. */
function readEnvironment() {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: runId } = node_process__WEBPACK_IMPORTED_MODULE_2__.env;
    return {
        visibility: visibilityOf(memberOf(readPayload(node_process__WEBPACK_IMPORTED_MODULE_2__.env.GITHUB_EVENT_PATH), 'repository')),
        isEnterpriseServer: server ? isEnterpriseServer(server) : false,
        runUrl: server && repository && runId ? `${server}/${repository}/actions/runs/${runId}` : undefined,
        ...readFolders(),
    };
}
/** Every host but github.com and those of GitHub Enterprise Cloud with data residency; the toolkit draws the same line. */
function isEnterpriseServer(server) {
    return !/^(github\.com|.+\.ghe\.com|.+\.localhost)$/i.test(URL.parse(server)?.hostname ?? '');
}
/** @param repository as GitHub describes it, which calls `internal` ones private, too */
function visibilityOf(repository) {
    const isPrivate = memberOf(repository, 'private');
    if (isPrivate === false || memberOf(repository, 'visibility') === 'public')
        return 'public';
    return isPrivate === true ? 'private' : undefined;
}
/** A member of foreign data; undefined where there is none. */
function memberOf(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
/** Reads the event that started the workflow; undefined when it cannot be read. */
function readPayload(file) {
    try {
        return file ? JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')) : undefined;
    }
    catch {
        return undefined; // no event that can be read: nothing is known of the repository
    }
}


/***/ }),

/***/ 6830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readWorkflowEvent)
/* harmony export */ });
/* unused harmony export describeEvent */
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6039);


/** Reads the event of this workflow run from the runner's variables and its event file. */
function readWorkflowEvent() {
    return describeEvent(node_process__WEBPACK_IMPORTED_MODULE_0__.env, (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .readPayload */ .rD)(node_process__WEBPACK_IMPORTED_MODULE_0__.env.GITHUB_EVENT_PATH));
}
/** @param payload the webhook's payload; whatever it lacks is undefined */
function describeEvent(variables, payload) {
    const name = variables.GITHUB_EVENT_NAME ?? '';
    const repository = (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(payload, 'repository');
    return {
        name,
        repository: parseRepository(variables.GITHUB_REPOSITORY || textAt(repository, 'full_name')),
        defaultBranch: textAt(repository, 'default_branch'),
        ref: variables.GITHUB_REF || undefined,
        refSha: variables.GITHUB_SHA || undefined,
        isRefProtected: variables.GITHUB_REF_PROTECTED === 'true',
        proposal: describeProposal(name, payload),
        pullRequest: pullRequestEvents.has(name) ? describePullRequest((0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(payload, 'pull_request')) : undefined,
        headSha: headSha(name, payload) ?? (aboutOtherCommit.has(name) ? undefined : variables.GITHUB_SHA || undefined),
        workflow: workflowPath(variables.GITHUB_WORKFLOW_REF) ?? variables.GITHUB_WORKFLOW ?? '',
        job: variables.GITHUB_JOB ?? '',
    };
}
const pullRequestEvents = new Set(['pull_request', 'pull_request_target']);
/** Events whose `GITHUB_SHA` is not the commit that they are about: a merge commit, or the head of the default branch. */
const aboutOtherCommit = new Set([...pullRequestEvents, 'workflow_run']);
function parseRepository(fullName = '') {
    const [owner, name, ...rest] = fullName.split('/');
    return owner && name && rest.length === 0 ? { owner, name } : undefined;
}
function describePullRequest(pullRequest) {
    const number = (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(pullRequest, 'number');
    if (typeof number !== 'number')
        return undefined;
    const [head, base] = ['head', 'base'].map((side) => textAt(pullRequest, side, 'repo', 'full_name'));
    // The repository of a fork can be deleted: a head of unknown origin is a foreign one.
    return { number, isFork: head === undefined || head !== base };
}
/** Events about the very branch or tag that they run on; the empty name is that of a run outside of a workflow. */
const refEvents = new Set(['push', 'schedule', 'workflow_dispatch', 'release', '']);
/** An event that names no branch to be changed, as `workflow_run` and `issue_comment` do, may still be about a proposal. */
function describeProposal(name, payload) {
    if ((0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(payload, 'pull_request'))
        return { base: textAt(payload, 'pull_request', 'base', 'ref') };
    if (name === 'merge_group')
        return { base: textAt(payload, 'merge_group', 'base_ref')?.replace(/^refs\/heads\//, '') };
    return refEvents.has(name) ? undefined : { base: undefined };
}
function headSha(name, payload) {
    const pullRequestHead = textAt(payload, 'pull_request', 'head', 'sha');
    if (pullRequestHead !== undefined)
        return pullRequestHead;
    if (name === 'merge_group' || name === 'workflow_run')
        return textAt(payload, name, 'head_sha');
    // Not `after`: that of an annotated tag is the tag.
    return name === 'push' ? textAt(payload, 'head_commit', 'id') : undefined;
}
/** `owner/name/.github/workflows/gate.yml@refs/heads/main`: the branch differs from run to run, the owner once the repository moves. */
function workflowPath(ref = '') {
    return /^[^/]+\/[^/]+\/(.+?)(?:@refs\/.*)?$/s.exec(ref)?.[1];
}
function textAt(value, ...path) {
    const found = path.reduce(_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5, value);
    return typeof found === 'string' && found !== '' ? found : undefined;
}


/***/ }),

/***/ 220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   iK: () => (/* binding */ GitHubFailure),
/* harmony export */   uD: () => (/* binding */ isOutage)
/* harmony export */ });
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9396);

/** GitHub did not do what the gate asked for; the message says what to do about it. */
class GitHubFailure extends Error {
    name = 'GitHubFailure';
    isOutage;
    constructor(message, { isOutage = false, cause } = {}) {
        super(message, { cause });
        this.isOutage = isOutage;
    }
}
/** Whether GitHub could not be reached, or failed in passing: it has refused nothing. */
function isOutage(error) {
    return error instanceof GitHubFailure && error.isOutage;
}
/** Turns whatever keeps a task from being done into a {@link GitHubFailure}. */
async function explainFailure(task, action) {
    try {
        return await action();
    }
    catch (error) {
        if (error instanceof GitHubFailure)
            throw error;
        const status = (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(error);
        const answer = status === undefined ? (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .briefMessageOf */ .LK)(error) : `${status}: ${(0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .briefMessageOf */ .LK)(error)}`;
        throw new GitHubFailure(`${task.failed}. ${remedy(task, error)} GitHub's answer: ${answer}`, {
            cause: error,
            isOutage: (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmbiguous */ .X2)(error) || (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isRateLimited */ .Jz)(error),
        });
    }
}
function remedy({ permission, isFork }, error) {
    const status = (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(error);
    if (status === 401)
        return 'The token in `github-token` is not valid, or has expired.';
    if (status === 410)
        return 'Issues are turned off in this repository: turn them on in its settings.';
    if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isRateLimited */ .Jz)(error))
        return 'A rate limit of GitHub is exhausted; the next run tries again.';
    if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isDenied */ .GZ)(error))
        return isFork ? forkRemedy(permission) : `Add \`permissions: ${permission}\` to the job.`;
    if (status === undefined)
        return 'GitHub could not be reached, or did not answer in time; the next run tries again.';
    return 'The next run tries again.';
}
function forkRemedy(permission) {
    return `The pull request comes from a fork, for which GitHub makes the token read-only, so that the job summary has to do. (In a workflow on \`pull_request_target\`, add \`permissions: ${permission}\` to the job.)`;
}


/***/ }),

/***/ 9396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ isDenied),
/* harmony export */   Jz: () => (/* binding */ isRateLimited),
/* harmony export */   LK: () => (/* binding */ briefMessageOf),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   rR: () => (/* binding */ headerOf)
/* harmony export */ });
/* harmony import */ var _error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1240);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6039);


/**
 * Status of GitHub's answer that a request failed with; undefined when there was none, which Octokit calls 500, or when a 403 or 404 came
 * without the message that every refusal of GitHub has, from something on the way.
 */
function statusOf(error) {
    const response = (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'response');
    const status = (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(response, 'status');
    if (typeof status !== 'number')
        return undefined;
    const isForeign = typeof (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)((0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(response, 'data'), 'message') !== 'string';
    return (status === 403 || status === 404) && isForeign ? undefined : status;
}
/** @param name in lower case */
function headerOf(error, name) {
    const value = (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)((0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)((0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'response'), 'headers'), name);
    return typeof value === 'string' ? value : undefined;
}
/** GitHub's limits, primary and secondary, come as 429 or as 403. */
function isRateLimited(error) {
    const status = statusOf(error);
    if (status !== 403)
        return status === 429;
    return (headerOf(error, 'retry-after') !== undefined ||
        headerOf(error, 'x-ratelimit-remaining') === '0' ||
        /rate limit|abuse detection/i.test(briefMessageOf(error)));
}
/** The token may not do what was asked; GitHub also hides by 404 what a token may not see. */
function isDenied(error) {
    const status = statusOf(error);
    return status === 404 || (status === 403 && !isRateLimited(error));
}
/** Nobody knows whether the request was carried out. */
function isAmbiguous(error) {
    const status = statusOf(error);
    return status === undefined || status === 408 || status >= 500;
}
/** One line, and not a whole page, of what the error says. */
function briefMessageOf(error) {
    return (0,_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error).replace(/\s+/g, ' ').trim().slice(0, 300);
}


/***/ }),

/***/ 4661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UG: () => (/* binding */ AnswerTooLarge),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   cp: () => (/* binding */ isUncertain),
/* harmony export */   gi: () => (/* binding */ isServiceError),
/* harmony export */   tF: () => (/* binding */ slugOf)
/* harmony export */ });
const transientCodes = new Set([
    'network',
    'timeout',
    'unexpected-response',
    'server-error',
    'rate-limited',
    'request-timeout',
]);
/** Problems whose status 500 says that nothing was created. */
const nothingCreated = new Set(['registration-failed', 'vision-task-create-failed']);
/** A call to the service that did not give what was asked for. */
class ServiceError extends Error {
    name = 'ServiceError';
    code;
    status;
    problem;
    /** Kind of the problem: the last part of its type, whatever address the deployment puts before it; empty when there is none. */
    slug;
    retryAfterMs;
    /** Another attempt may succeed. */
    transient;
    /** The API answered, but not as specified: unlike a page of a gateway, that may never pass. */
    malformed;
    /**
     * The service certainly did not act on the request: it never arrived, or was refused with 429, 503 or another 4xx but 408, or says
     * that nothing was created. A 4xx without the API's words may come from a gateway that withholds the answer of the service.
     */
    notAccepted;
    constructor(code, message, details = {}) {
        super(message, { cause: details.cause });
        this.code = code;
        this.status = details.status;
        this.problem = details.problem;
        this.slug = slugOf(details.problem);
        this.retryAfterMs = details.retryAfterMs;
        this.transient = details.transient ?? transientCodes.has(code);
        this.malformed = details.malformed === true;
        const isForeign = code === 'unexpected-response' && details.problem === undefined;
        const refused = refuses(details.status) && !isForeign;
        this.notAccepted = details.neverSent === true || refused || nothingCreated.has(this.slug);
    }
}
/** An answer with more bytes than are read of it. Another attempt would end the same way; a smaller page may not. */
class AnswerTooLarge extends ServiceError {
    constructor({ status, maxBytes }) {
        super('unexpected-response', `The answer is larger than ${maxBytes / 1024 / 1024} MiB`, {
            status,
            transient: false,
        });
    }
}
/** Kind of a problem; empty when it has none. */
function slugOf(problem) {
    return /[^/:#]+$/.exec(problem?.type ?? '')?.[0] ?? '';
}
function refuses(status) {
    if (status === undefined || status === 408)
        return false;
    return status === 503 || (status >= 400 && status < 500);
}
/** Type guard that also works as a filter: is this a `ServiceError`, of one of `codes` if any are given? */
function isServiceError(error, ...codes) {
    return error instanceof ServiceError && (codes.length === 0 || codes.includes(error.code));
}
/** Whether the service may have acted on a write that failed: it is not repeated before looking. */
function isUncertain(error) {
    return isServiceError(error) && error.transient && !error.notAccepted;
}


/***/ }),

/***/ 8508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** Version of this release; a test holds it against package.json. */
const version = '0.1.0';


/***/ })

};
