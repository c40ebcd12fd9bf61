export const id = 203;
export const ids = [203];
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

/***/ 9203:
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
;// CONCATENATED MODULE: ./build/results/untrusted.js
/**
 * Texts of the service and of the app under test, made harmless for the place where they go. Nothing else in the project may put
 * such a text into a log, a summary or a comment.
 */
const maxLineLength = 2000;
const maxCellLength = 300;
const maxExcerptLength = 100;
/** For one line of the log: no line breaks or control characters, no workflow commands, no credentials, not too long. */
function forLog(text) {
    // A command begins with `::` at the start of a line, or with `##[` anywhere in it.
    return clean(text, maxLineLength).replace(/:(?=:)|#(?=#\[)/g, '$&\u200b');
}
/**
 * For one cell or line of Markdown: every character that means something to Markdown or HTML inside of a line, or begins a link,
 * becomes a character reference, so that the text is shown as it is. Mentions and issue references, which GitHub looks for after
 * rendering, are broken up.
 */
function untrusted_forMarkdown(text, maxLength = maxCellLength) {
    return clean(text, maxLength)
        .replace(/[&<>|[\]\\`*_~#@!$^]|:(?! )|(?<=www)\./gi, (character) => `&#${character.codePointAt(0)};`)
        .replaceAll(/&#(64|35);/g, '$&&#8203;');
}
/** A message of our own that may quote foreign text: as `forMarkdown`, but names of inputs in backticks stay code. */
function untrusted_messageForMarkdown(message) {
    return untrusted_forMarkdown(message, maxLineLength).replace(/&#96;([a-z][a-z\d-]*(?:: (?:[\w-]|&#95;)+)?)&#96;/g, (_, name) => `\`${name.replaceAll('&#95;', '_')}\``);
}
/** The beginning of a long text, for a message that quotes it. */
function excerpt(text) {
    return clean(text, maxExcerptLength);
}
/** Replaces what looks like a credential: tokens by their well-known shapes, and values beside telling names. */
function redact(text) {
    return credentials.reduce((safe, pattern) => safe.replace(pattern, '$1[redacted]'), text);
}
const credentials = [
    /()\beyJ[\w-]{5,}(?:\.[\w-]*){0,4}/g, // JSON Web Token
    /()\b(?:gh[pousr]_\w{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|xox[a-z]-[\w-]{10,}|(?:AKIA|ASIA)[A-Z0-9]{16}|[sr]k_(?:live|test)_\w{10,}|AIza[\w-]{30,})/g,
    /()(?<![\w+=-])(?=[\w+=-]*[a-z])(?=[\w+=-]*[A-Z])(?=[\w+=-]*\d)[\w+=-]{32,}/g, // long and mixed: no word, no path, no hash
    /\b((?:bearer|basic)\s+)[\w.~+/=-]{8,}/gi,
    /((?:token|secret|passw(?:or)?d|pwd|api[_-]?key|session(?:id)?|auth|signature)(?:=|["']\s*:\s*["']?))[^\s"'&,;}]{4,}/gi,
];
/** A redacted piece of one line. The cut before the redaction lies far beyond what is shown, so that no token is cut in two. */
function clean(text, maxLength) {
    return shorten(redact(oneLine(text.slice(0, maxLength + 10_000))), maxLength);
}
/** Control characters, line separators and marks that reorder text become blanks. */
function oneLine(text) {
    return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ').trim();
}
function shorten(text, maxLength) {
    const characters = [...text];
    return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/actions/connection-inputs.js



const placeholder = new URL('https://invalid.invalid/v1');
/** Reads the shared inputs; with problems recorded in `reader`, the result must not be used. */
function readConnectionInputs(reader) {
    const baseUrl = readBaseUrl(reader);
    return {
        baseUrl,
        authUrl: readAuthUrl(reader, baseUrl),
        credentials: {
            username: reader.text('username'),
            password: reader.verbatim('password'),
            token: reader.text('api-token'),
        },
        extraCa: readCertificates(reader),
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
function readCertificates(reader) {
    const file = reader.text('ca-cert-file');
    if (file === undefined)
        return undefined;
    try {
        const pem = (0,external_node_fs_.readFileSync)(file, 'utf8');
        new external_node_crypto_.X509Certificate(pem); // throws unless it begins with a certificate
        return pem;
    }
    catch (error) {
        reader.refuse('ca-cert-file', `must be a readable file of PEM certificates (${(0,error_message/* messageOf */.b)(error)})`);
        return undefined;
    }
}
function readCadence(reader) {
    const intervalMs = 1000 * reader.number('poll-interval-seconds', { fallback: 5, min: 0.001, max: 3600 });
    const maxIntervalMs = 1000 * reader.number('poll-max-interval-seconds', { fallback: 60, min: 0.001, max: 3600 });
    return { intervalMs: Math.min(intervalMs, maxIntervalMs), maxIntervalMs };
}

// EXTERNAL MODULE: ./build/actions/failure-message.js
var failure_message = __webpack_require__(7196);
;// CONCATENATED MODULE: ./build/actions/input-reader.js

/** Five days, the longest that a job may run. */
const maxMinutes = 7200;
/**
 * Reads and checks the inputs of an action. An empty input means "not given". Problems are collected, each with the name of its
 * input, so that all of them can be reported at once; after a problem the value that is returned must not be used.
 */
class InputReader {
    problems = [];
    /** The trimmed text, or undefined when it is not given. */
    text(name) {
        return (0,core/* getInput */.V4)(name) || undefined;
    }
    /** The text as it is, blanks included, but for a line break at its end, which a shell may have left there. */
    verbatim(name) {
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
            this.refuse(name, `must be \`true\` or \`false\`, not ${quote(text)}`);
        return text === 'true';
    }
    number(name, { fallback, min, max, integer = false }) {
        const text = this.text(name);
        if (text === undefined)
            return fallback;
        const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
        if (!(value >= min && value <= max) || (integer && !Number.isInteger(value)))
            this.refuse(name, `must be a ${integer ? 'whole ' : ''}number from ${min} to ${max}, not ${quote(text)}`);
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
            this.refuse(name, `must be one of ${values.map((each) => `\`${each}\``).join(', ')}, not ${quote(text)}`);
        return value ?? fallback;
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
/** A value as messages show it: on one line, and short. */
function quote(text) {
    return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}

// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
;// CONCATENATED MODULE: ./build/gate/polling.js

const growth = 1.5;
/** What a look that begins at the deadline may still take. */
const polling_lastLookMs = 5000;
/**
 * Waits and looks until there is something to see. It outlives faults: only the deadline and a rejected login end it.
 * @returns undefined when the deadline came first
 */
async function polling_poll(options) {
    const { clock, cadence, deadline, look, onFault } = options;
    const intervals = typeof cadence === 'function' ? cadence : growing(cadence);
    let waitMs = options.atOnce ? 0 : intervals();
    for (let remainingMs = deadline - clock.now(); remainingMs > 0; remainingMs = deadline - clock.now()) {
        await clock.sleep(Math.min(waitMs, remainingMs));
        waitMs = 0;
        try {
            const seen = await look({ retries: 0, deadline: Math.max(deadline, clock.now() + polling_lastLookMs) });
            if (seen !== undefined)
                return seen;
        }
        catch (error) {
            if (!(0,errors/* isServiceError */.gi)(error) || error.code === 'login-rejected')
                throw error;
            onFault(error);
            waitMs = error.retryAfterMs ?? 0;
        }
        waitMs = Math.max(intervals(), waitMs);
    }
    return undefined;
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

;// CONCATENATED MODULE: ./build/results/redactor.js

/** Shorter secrets would blot out ordinary words. */
const minSecretLength = 4;
/** A redactor that knows the secrets of this run, in the forms in which a text may hold them, beside what looks like a credential. */
function createRedactor(secrets) {
    const forms = secrets
        .filter((secret) => secret.length >= minSecretLength)
        .flatMap((secret) => [
        secret,
        encodeURIComponent(secret),
        JSON.stringify(secret).slice(1, -1),
        Buffer.from(secret).toString('base64'),
    ]);
    const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
    return (text) => redact(longestFirst.reduce((safe, form) => safe.replaceAll(form, '[redacted]'), text));
}
/** The verdict without secrets: its message may quote what the service said. */
function redactVerdict(verdict, redactor) {
    return { ...verdict, message: redactor(verdict.message) };
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
    const safe = (text) => createRedactor(secrets)(text);
    const line = (message) => forLog(safe(message));
    const say = (message) => (0,core/* info */.pq)(line(message));
    return {
        outputs,
        line,
        say,
        warn: (message) => (0,core/* warning */.$e)(line(message), { title }),
        setOutput: (name, value) => {
            outputs.set(name, value);
            (0,core/* setOutput */.uH)(name, value);
        },
        leave: (sentence) => {
            underway = sentence;
        },
        underway: () => underway,
        markdown: (text) => untrusted_forMarkdown(safe(text)),
        retried: ({ error, waitMs }) => say(`${error.message}; trying again in ${formatDuration(waitMs)}`),
    };
}
/** A poll that tells in the log what goes wrong and, once a minute, that it goes on. */
async function waitFor({ clock, cadence, say }, wait) {
    const startedAt = clock.now();
    let saidAt = startedAt;
    return polling_poll({
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
    const read = await readInputs(action, secrets); // masks the secrets, so it precedes the first line of the log
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
async function readInputs(action, secrets) {
    const mask = (secret) => {
        (0,core/* setSecret */.Pq)(secret);
        secrets.push(secret);
    };
    const reader = new InputReader();
    const connection = readConnectionInputs(reader);
    for (const secret of [connection.credentials.password, connection.credentials.token])
        if (secret !== undefined)
            mask(secret);
    const inputs = await action.readInputs(reader, mask);
    const missing = missingCredentials(connection.credentials);
    const problems = [...reader.problems, ...(missing ? [missing] : [])];
    return problems.length > 0 ? { problems } : { connection, inputs };
}
async function createJob(connection, { journal, secrets, signal }) {
    // Loaded here, since a run with invalid inputs needs none of it.
    const { connectToService } = await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(231), __webpack_require__.e(158)]).then(__webpack_require__.bind(__webpack_require__, 7777));
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

;// CONCATENATED MODULE: ./build/gate/await.js

/** Polls, telling faults and that it still waits. */
function await_awaitIn(gate, { what, deadline, look, cadence }) {
    const { clock, settings, tell } = gate;
    const startedAt = clock.now();
    return poll({
        clock,
        deadline,
        cadence: cadence ?? settings.cadence,
        look: async (limits) => {
            const seen = await look(limits);
            if (seen === undefined)
                tell({ kind: 'waiting', for: what, elapsedMs: clock.now() - startedAt });
            return seen;
        },
        onFault: (error) => tell({ kind: 'poll-failed', error }),
    });
}

;// CONCATENATED MODULE: ./build/gate/version-proof.js



/** How long a version that was there before is asked for again when the app cannot be read. */
const maxRecheckMs = 60_000;
/** A proof that begins now. A dry run, which triggers nothing, does not wait for the version either. */
function proveVersion(gate, deployment) {
    const build = version_proof_nameOfBuild(deployment.expected);
    let wasSeen = false;
    const awaitFirst = async () => {
        const timeoutMs = gate.settings.dryRun ? 0 : deployment.timeoutMs;
        const { kind, seen } = await lookUntil(gate, { deployment, timeoutMs, settled: ['expected'] });
        if (kind !== 'expected')
            return missing(`The app does not report the expected build ${build}: it ${seen}.`);
        wasSeen = true;
        gate.tell({ kind: 'version-seen', build });
        return undefined;
    };
    const lookAgain = async (when) => {
        const timeoutMs = Math.min(deployment.timeoutMs, maxRecheckMs);
        const { kind, seen } = await lookUntil(gate, { deployment, timeoutMs, settled: ['expected', 'other'] });
        if (kind === 'unreadable')
            return missing(`The app reported the expected build ${build}, but ${when} it ${seen}.`);
        const message = `The deployment changed: the app reported the expected build ${build}, but ${when} it ${seen}.`;
        return kind === 'other' ? notTested('version-changed', message) : undefined;
    };
    return {
        expected: deployment.expected,
        beforeTrigger: () => (wasSeen ? lookAgain('before the trigger') : awaitFirst()),
        beforeAdopting: async (run) => {
            if (run.state === 'INTERRUPTED')
                return undefined; // it will be triggered again
            const unproven = run.state === 'QUEUED' ? await awaitFirst() : begunTooEarly(run, build);
            if (unproven)
                return unproven;
            const current = await gate.client.tasks.get(run.taskId);
            return current.state === 'QUEUED' ? undefined : begunTooEarly({ ...run, ...current }, build);
        },
        afterRun: async () => {
            if (!wasSeen)
                return missing(`The expected build ${build} was not seen before the run.`);
            const unproven = await lookAgain('after the run');
            if (!unproven)
                gate.tell({ kind: 'version-proven', build });
            return unproven;
        },
    };
}
/** A build for people: a commit in its short form, any other version as it is. */
function version_proof_nameOfBuild(expected) {
    return /^[\da-f]{40}$/i.test(expected) ? expected.slice(0, 7) : expected;
}
/** Looks at once, and again in the gate's cadence; gives what was seen last. */
async function lookUntil(gate, { deployment, timeoutMs, settled }) {
    const { clock, tell } = gate;
    const deadline = clock.now() + timeoutMs;
    const build = version_proof_nameOfBuild(deployment.expected);
    let last = await version_proof_look(deployment, Math.max(deadline, clock.now() + lastLookMs));
    if (settled.includes(last.kind) || timeoutMs === 0)
        return last;
    tell({ kind: 'version-awaited', build, seen: last.seen, timeoutMs });
    await awaitIn(gate, {
        what: `the app to report build ${build}`,
        deadline,
        look: async (limits) => {
            const current = await version_proof_look(deployment, limits.deadline);
            if (current.seen !== last.seen && current.kind !== 'expected')
                tell({ kind: 'version-differs', seen: current.seen });
            last = current;
            return settled.includes(last.kind) || undefined;
        },
    });
    return last;
}
async function version_proof_look({ readVersion, expected, excerpt }, deadline) {
    const reading = await readVersion({ deadline });
    if ('fault' in reading)
        return { kind: 'unreadable', seen: `could not be read (${reading.fault})` };
    const kind = reading.text.includes(expected) ? 'expected' : 'other';
    return { kind, seen: `answers "${excerpt(reading.text)}"` };
}
/** Since when a version was deployed nobody tells: times that the service gives of a run prove nothing. */
function begunTooEarly({ taskId, state, createdAt }, build) {
    const since = createdAt === undefined ? '' : `, created at ${createdAt},`;
    const message = `Task ${taskId} (\`task-id\`)${since} is ${state}: it may have begun before build ${build} was deployed, and proves nothing of it. Trigger and await the run in one job, or remove \`version-url\`.`;
    return missing(message);
}
function missing(message) {
    return notTested('wrong-version', message);
}

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
    'service-unavailable': 'Check that the service is up and reachable from the runner (`base-url`, proxy, certificates), then run the job again.',
    'unexpected-response': `Check that \`base-url\` is the address of the API. ${rerun}`,
    'not-awaited': 'Adopt the run by its `task-id` in a later job, which then gives the verdict.',
    'dry-run': 'Remove `dry-run` to test the app.',
    cancelled: 'Run the job again to test the build.',
    'invalid-input': 'Correct the inputs under `with` in the workflow; the README lists them all.',
    'invalid-policy': 'Correct the policy file; on a pull request the one of its base counts, and the job needs `contents: read` to read it.',
    'invalid-baseline': 'Give a baseline that was tested: an app with a completed test, or the findings file of such a run.',
    'missing-credentials': 'Pass the secrets as inputs under `with`. Workflows of forks and of Dependabot are not given the secrets of the repository.',
    'login-rejected': 'Check the secrets that hold the login, and that `auth-url` is the right host.',
    forbidden: 'Use a service account whose role may start tests; Viewer may only read.',
    'app-not-found': 'Check `app-id` or `app-url`, and that the login belongs to the organization of the app.',
    'task-not-found': 'Check `task-id`: it must be a security test of the app that is given.',
};
/** What to do next; undefined when the build passed. Knows the task to adopt when a run goes on without us. */
function next_step_nextStep(verdict, taskId) {
    if (verdict.verdict === 'passed')
        return undefined;
    const step = nextSteps[verdict.reason];
    return taskId !== undefined && isAdoptable(verdict) ? `${step} ${adoption(taskId)}` : step;
}
function isAdoptable(verdict) {
    return adoptable.has(verdict.reason) && !('isSpent' in verdict);
}
const adoptable = new Set([
    'timed-out',
    'not-awaited',
    'cancelled',
    'service-unavailable',
    'unexpected-response',
    'findings-unavailable',
    'no-runs',
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
const laterRunNote = 'The findings list was not ready when the run had ended. A later run of the app may have begun by then: it may have added findings, and closed what it no longer detected.';
const maxUnknownSeverities = 20;
/** Verdict, what happened, and what to do: the head of every view in Markdown. */
function renderHead(result) {
    const { verdict, run, mayIncludeLaterRun } = result;
    const step = nextStep(verdict, run?.taskId);
    const parts = [`### ${headings[verdict.verdict]}`, messageForMarkdown(verdict.message)];
    if (mayIncludeLaterRun)
        parts.push(laterRunNote);
    if (step)
        parts.push(`**Next step:** ${messageForMarkdown(step)}`);
    return [...parts, renderFacts(result)].join('\n\n');
}
function renderFacts(result) {
    const { verdict, job, app, run, threshold, newOnly, report, commit, runUrl } = result;
    const reason = reasonOf(verdict);
    const warning = job === 'warning' ? ', the job succeeds with a warning' : '';
    const facts = [
        ['Verdict', `\`${verdict.verdict}\`${reason && ` (\`${reason}\`)`}${warning}`],
        ['Commit', commit && forMarkdown(commit.slice(0, 10))],
        ['App', app && `${forMarkdown(app.label ?? '')} (${forMarkdown(app.appId)})`.trim()],
        ['Run', run && renderRun(run)],
        ['Build', result.assessment && renderProof(result)],
        ['Fails on', threshold && renderThreshold(threshold, newOnly)],
        ['Report', report?.path && (report.artifactUrl ? `[PDF](${report.artifactUrl})` : 'see `report-path`')],
        ['Job', runUrl && `[workflow run](${runUrl})`],
    ];
    const [verdictRow, ...rows] = facts.filter(([, value]) => value).map(([name, value]) => `| ${name} | ${value} |`);
    return [verdictRow, '|:---|:---|', ...rows].join('\n');
}
function renderProof({ provenVersion }) {
    if (provenVersion === undefined)
        return 'no proof was asked for (`version-url`)';
    return `tested build ${forMarkdown(nameOfBuild(provenVersion))}, before and after the run`;
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
    return url && /^https?:$/.test(url.protocol) ? url.href.replace(/[^\w.~:/?&=%+-]/g, percentEncoded) : undefined;
}
/** Unlike encodeURIComponent, it leaves nothing alone: brackets end a link in Markdown. */
function percentEncoded(character) {
    return Buffer.from(character).toString('hex').replaceAll(/../g, '%$&');
}
/** Open findings by severity, and how many were not counted. */
function renderCounts(assessment) {
    const { counts, open, unknownSeverities, findings, newCount, acceptances } = assessment;
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
        others.push(`Unknown severities: ${unknownSeverities
            .slice(0, maxUnknownSeverities)
            .map((each) => forMarkdown(each))
            .join(', ')}.`);
    return `#### Open findings\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n${others.join(' ')}`;
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
    const { isPublic } = (0,environment/* readEnvironment */.Qo)();
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
    const { decideBySync } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(619), __webpack_require__.e(768), __webpack_require__.e(744)]).then(__webpack_require__.bind(__webpack_require__, 3744));
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

/***/ 6039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   rD: () => (/* binding */ readPayload)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1708);



/** Reads the runner's variables and its event file. */
function readEnvironment() {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: runId } = node_process__WEBPACK_IMPORTED_MODULE_2__.env;
    return {
        isPublic: !isPrivate(readPayload(node_process__WEBPACK_IMPORTED_MODULE_2__.env.GITHUB_EVENT_PATH)),
        isEnterpriseServer: server ? isEnterpriseServer(server) : false,
        runUrl: server && repository && runId ? `${server}/${repository}/actions/runs/${runId}` : undefined,
        tempFolder: node_process__WEBPACK_IMPORTED_MODULE_2__.env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(),
        workspace: node_process__WEBPACK_IMPORTED_MODULE_2__.env.GITHUB_WORKSPACE || node_process__WEBPACK_IMPORTED_MODULE_2__.cwd(),
    };
}
/** Every host but github.com and those of GitHub Enterprise Cloud with data residency; the toolkit draws the same line. */
function isEnterpriseServer(server) {
    return !/^(github\.com|.+\.ghe\.com|.+\.localhost)$/i.test(URL.parse(server)?.hostname ?? '');
}
/** `internal` repositories are private to the enterprise: the payload calls them private, too. */
function isPrivate(event) {
    const repository = memberOf(event, 'repository');
    return memberOf(repository, 'private') === true && memberOf(repository, 'visibility') !== 'public';
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

/***/ 4661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   b2: () => (/* binding */ isMissing),
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
    /** The service certainly did not act on the request: it never arrived, or was refused with 429, 503 or another 4xx but 408, or says that nothing was created. */
    notAccepted;
    constructor(code, message, details = {}) {
        super(message, { cause: details.cause });
        this.code = code;
        this.status = details.status;
        this.problem = details.problem;
        this.slug = slugOf(details.problem);
        this.retryAfterMs = details.retryAfterMs;
        this.transient = details.transient ?? transientCodes.has(code);
        this.notAccepted = details.neverSent === true || refuses(details.status) || nothingCreated.has(this.slug);
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
/** Whether the API itself says that there is no such thing: a page for people with status 404 comes from something on the way. */
function isMissing(error) {
    return isServiceError(error, 'not-found') && error.problem !== undefined;
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
