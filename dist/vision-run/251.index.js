export const id = 251;
export const ids = [251];
export const modules = {

/***/ 3251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

;// CONCATENATED MODULE: ./build/gate/states.js
/** States in which a task stays. */
const terminalStates = new Set(['COMPLETED', 'FAILED', 'CANCELLED', 'INTERRUPTED']);
/** Whether a task has ended. A state that nobody knows is no end. */
function isTerminal(state) {
    return terminalStates.has(state);
}
/** What the findings list says while a test of the app is active. */
const runInProgress = 'RUN_IN_PROGRESS';

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

// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
// EXTERNAL MODULE: ./build/error-message.js
var error_message = __webpack_require__(1240);
;// CONCATENATED MODULE: ./build/actions/failure-message.js


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
    if ((0,errors/* isServiceError */.gi)(error))
        return `${(0,error_message/* sentence */.e)(describe(error))} ${remedies[error.code]}`;
    return `The action failed on its own: ${(0,error_message/* messageOf */.b)(error)}`;
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

;// CONCATENATED MODULE: ./build/actions/status-url.js
/** Address of an app in the API, for people; for answers that lack the one that the service documents. */
function appUrlAt(baseUrl, appId) {
    return addressOf(baseUrl, ['apps', appId]);
}
/** The task with an address for people, likewise. */
function withStatusUrl(baseUrl, task) {
    return { ...task, statusUrl: task.statusUrl ?? addressOf(baseUrl, ['tasks', task.taskId]) };
}
function addressOf(baseUrl, path) {
    return `${baseUrl.href.replace(/\/$/, '')}/${path.map(encodeURIComponent).join('/')}`;
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(6421);
;// CONCATENATED MODULE: ./build/clock.js

/** The machine's monotonic clock; `signal` ends every sleep. */
function systemClock(signal) {
    return {
        now: () => performance.now(),
        sleep: (ms) => (0,promises_.setTimeout)(ms, undefined, { signal }),
    };
}
/** The day in UTC, `YYYY-MM-DD`. */
function today() {
    return new Date().toISOString().slice(0, 10);
}

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
function forMarkdown(text, maxLength = maxCellLength) {
    return clean(text, maxLength)
        .replace(/[&<>|[\]\\`*_~#@!$^]|:(?! )|(?<=www)\./gi, (character) => `&#${character.codePointAt(0)};`)
        .replaceAll(/&#(64|35);/g, '$&&#8203;');
}
/** A message of our own that may quote foreign text: as `forMarkdown`, but names of inputs in backticks stay code. */
function messageForMarkdown(message) {
    return forMarkdown(message, maxLineLength).replace(/&#96;([a-z][a-z\d-]*(?:: (?:[\w-]|&#95;)+)?)&#96;/g, (_, name) => `\`${name.replaceAll('&#95;', '_')}\``);
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

;// CONCATENATED MODULE: ./build/gate/polling.js

const growth = 1.5;
/** What a look that begins at the deadline may still take. */
const lastLookMs = 5000;
/**
 * Waits and looks until there is something to see. It outlives faults: only the deadline and a rejected login end it.
 * @returns undefined when the deadline came first
 */
async function poll(options) {
    const { clock, cadence, deadline, look, onFault } = options;
    const intervals = typeof cadence === 'function' ? cadence : growing(cadence);
    let waitMs = options.atOnce ? 0 : intervals();
    for (let remainingMs = deadline - clock.now(); remainingMs > 0; remainingMs = deadline - clock.now()) {
        await clock.sleep(Math.min(waitMs, remainingMs));
        waitMs = 0;
        try {
            const seen = await look({ retries: 0, deadline: Math.max(deadline, clock.now() + lastLookMs) });
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
        markdown: (text) => forMarkdown(safe(text)),
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
    const { connectToService } = await Promise.all(/* import() */[__webpack_require__.e(231), __webpack_require__.e(201)]).then(__webpack_require__.bind(__webpack_require__, 1201));
    const clock = systemClock(signal);
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
    const working = work().catch((cause) => failed(messageOfFailure(cause)));
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
    const message = `${report.succeeded ? '✅' : '❌'} ${messageForMarkdown(journal.line(report.message))}`;
    return `${[`## ${title}`, message, report.details ?? renderOutputs(journal)].filter(Boolean).join('\n\n')}\n`;
}
function renderOutputs({ outputs, markdown }) {
    const rows = [...outputs]
        .filter(([, value]) => value !== '')
        .map(([name, value]) => `| \`${name}\` | ${markdown(value)} |`);
    return rows.length === 0 ? '' : ['| Output | Value |', '| --- | --- |', ...rows].join('\n');
}

// EXTERNAL MODULE: ./build/service/vision-runs.js
var vision_runs = __webpack_require__(5069);
;// CONCATENATED MODULE: ./build/actions/vision-run/inputs.js

function inputs_readInputs(reader) {
    const appId = reader.identifier('app-id');
    if (appId === undefined)
        reader.refuse('app-id', 'is required: the id of the app to explore');
    return {
        appId: appId ?? '',
        operation: reader.oneOf('operation', { values: vision_runs/* visionOperations */.X4, fallback: 'map' }),
        waitForCompletion: reader.boolean('wait-for-completion', true),
        timeoutMs: reader.minutes('timeout-minutes', { fallback: 30, min: 0.0001 }),
    };
}

;// CONCATENATED MODULE: ./build/actions/vision-run/start-run.js






/**
 * Starts a run of our own, after the one that is active. There is no list of vision runs: when the answer to a start is lost, only
 * the refusal of a second one tells whether a run is active.
 */
async function startRun(job, inputs) {
    const queue = createQueue(job, inputs);
    let wasAccepted = false;
    for (let uncertain = 0;;) {
        const attempt = await sendStart(job, inputs);
        if (attempt.kind === 'started')
            return attempt.task;
        if (attempt.kind === 'uncertain') {
            uncertain += 1;
            wasAccepted ||= isAccepted(attempt.error);
            if (uncertain > job.maxRetries)
                throw attempt.error;
            job.say(`${attempt.error.message}; a run may have started, which asking for one again will tell`);
            await job.clock.sleep(job.cadence.intervalMs);
            continue;
        }
        const ours = wasAccepted && attempt.taskId && (await findOurs(job, { ...inputs, taskId: attempt.taskId }));
        if (ours)
            return ours;
        await queue.waitForTurn(attempt.taskId);
    }
}
async function sendStart(job, { appId, operation }) {
    job.leave('A vision run may have started at the service.');
    try {
        const task = await job.client.visionRuns.start(appId, operation);
        job.say(`Started vision run ${operation} (task ${task.taskId})`);
        return { kind: 'started', task };
    }
    catch (error) {
        if ((0,errors/* isUncertain */.cp)(error))
            return { kind: 'uncertain', error };
        job.leave(undefined);
        // The only conflict that this call knows is a run in flight, whatever a gateway left of the problem.
        if ((0,errors/* isServiceError */.gi)(error, 'conflict'))
            return { kind: 'active', taskId: (0,vision_runs/* activeVisionTask */.ep)(error) };
        throw error;
    }
}
/** A 2xx that could not be read. */
function isAccepted({ status }) {
    return status !== undefined && status < 300;
}
/**
 * Once the service has accepted a start, the run that is active is that one, or began after that one had ended: at most one is in
 * flight. If it does what we asked for, it is as good as ours.
 */
async function findOurs(job, { taskId, operation }) {
    const task = await job.client.tasks.get(taskId).catch(() => undefined); // then it is awaited like any other
    if (task?.operation !== operation)
        return undefined;
    job.say(`Adopted task ${taskId}, since the start was accepted and this run is active`);
    return task;
}
/** Waits for the runs of others, all in all no longer than the time limit. */
function createQueue(job, { timeoutMs }) {
    const { client, clock, say } = job;
    const deadline = clock.now() + timeoutMs;
    // Each wait begins longer than the one before, should somebody else be faster: starting is limited to 5 requests a minute.
    const cadence = growing(job.cadence);
    const waitForTurn = async (taskId) => {
        const which = taskId === undefined ? 'Another vision run of the app' : `Another vision run of the app (task ${taskId})`;
        say(`${which} is active; waiting up to ${formatDuration(Math.max(0, deadline - clock.now()))} for it to end`);
        const idle = await job.waitFor({
            what: 'the active vision run of the app to end',
            deadline,
            cadence,
            // One that is not named shows only when we ask for ours again.
            look: async (limits) => taskId === undefined || isTerminal((await client.tasks.get(taskId, limits)).state) ? true : undefined,
        });
        if (!idle)
            throw new JobFailure(`${which} did not end within ${formatDuration(timeoutMs)}, and ours has not started. Raise \`timeout-minutes\`.`);
    };
    return { waitForTurn };
}

;// CONCATENATED MODULE: ./build/actions/vision-run/vision-job.js
const outputs = ['task-id', 'task-state', 'status-url'];

;// CONCATENATED MODULE: ./build/actions/vision-run/run.js









function run(signal) {
    return runSubAction({ title: 'Vision run', outputs: outputs, readInputs: inputs_readInputs, work: completeRun }, signal);
}
async function completeRun(job, inputs) {
    const { operation, waitForCompletion, timeoutMs } = inputs;
    const task = await startRun(job, inputs);
    job.leave(`The run goes on at the service (task ${task.taskId}).`);
    setOutputs(job, task);
    if (!waitForCompletion)
        return {
            succeeded: true,
            message: `Vision run ${operation} has started (task ${task.taskId}) and is not awaited.`,
        };
    const ended = await followRun(job, { ...inputs, task });
    if (ended === undefined)
        throw new JobFailure(`The vision run did not end within ${formatDuration(timeoutMs)}. Raise \`timeout-minutes\`.`);
    job.leave(undefined);
    if (ended.state !== 'COMPLETED')
        throw new JobFailure(`${run_describe(ended)} ${remedyFor(ended, operation)}`);
    return { succeeded: true, message: `Vision run ${operation} is COMPLETED (task ${ended.taskId}).` };
}
/** @returns the run in its terminal state, or undefined when the deadline came first */
function followRun(job, { task, appId, timeoutMs }) {
    const startedAt = job.clock.now();
    let state = task.state;
    return job.waitFor({
        what: 'the vision run to end',
        deadline: startedAt + timeoutMs,
        look: async (limits) => {
            const current = await job.client.tasks.get(task.taskId, limits);
            if (current.appId !== undefined && current.appId !== appId)
                throw new errors/* ServiceError */._7('unexpected-response', `Task ${task.taskId} is said to belong to app ${current.appId}`);
            if (current.state !== state)
                job.say(`The run is ${current.state} after ${formatDuration(job.clock.now() - startedAt)}`);
            state = current.state;
            setOutputs(job, { ...current, statusUrl: current.statusUrl ?? task.statusUrl });
            return isTerminal(state) ? current : undefined;
        },
    });
}
function setOutputs(job, task) {
    const { taskId, state, statusUrl } = withStatusUrl(job.baseUrl, task);
    job.setOutput('task-id', taskId);
    job.setOutput('task-state', state);
    job.setOutput('status-url', statusUrl);
}
function run_describe({ taskId, state }) {
    return `The vision run ended as ${state} (task ${taskId}).`;
}
function remedyFor({ state }, operation) {
    if (state === 'CANCELLED')
        return 'Somebody cancelled it in the service. Run the job again.';
    return operation === 'map'
        ? 'Check that the app is up and reachable from the service, then run the job again.'
        : 'Check that the app is up, and that the credentials stored for it are right; then run the job again.';
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

/***/ 8480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   RT: () => (/* binding */ passage),
/* harmony export */   W_: () => (/* binding */ lenient)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);

/** Identifiers become path segments and keys: they hold at least one character that is not a dot. */
const identifier = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/[^.]/));
const maxTextLength = 1000;
/** A text for people of any length, of which the beginning is kept: thousands of findings are held in memory at once. */
const passage = lenient(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(beginningOf)));
/** A copy, since a part of a string would keep the whole string in memory. */
function beginningOf(text) {
    return text.length <= maxTextLength ? text : Buffer.from(`${text.slice(0, maxTextLength)}…`).toString();
}
/** A field that the specification allows to be absent: a missing, null or mistyped value is read as absent. */
function lenient(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(schema), undefined);
}


/***/ }),

/***/ 5069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X4: () => (/* binding */ visionOperations),
/* harmony export */   ep: () => (/* binding */ activeVisionTask),
/* harmony export */   f4: () => (/* binding */ createVisionRuns)
/* harmony export */ });
/* unused harmony export visionTaskId */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3945);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8480);



/** What a vision run does. */
const visionOperations = ['map', 'validate-login', 'discover-roles', 'verify-rbac'];
const taskPrefix = 'task_vr_';
const scheduledVisionRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    taskId: _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv,
    appId: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    operation: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'QUEUED'),
    statusUrl: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
function createVisionRuns(caller) {
    return {
        start: (appId, operation) => caller.json({ method: 'POST', path: ['apps', appId, 'vision-agent'], json: { operation } }, scheduledVisionRunSchema),
    };
}
/** The task of a vision run; where the API names a run, its id may or may not have the prefix of tasks. */
function visionTaskId(visionRunId) {
    return visionRunId.startsWith(taskPrefix) ? visionRunId : `${taskPrefix}${visionRunId}`;
}
/** The task of the run that is in flight, when that is why another one was refused (409) and the refusal names it. */
function activeVisionTask(error) {
    if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isServiceError */ .gi)(error, 'conflict'))
        return undefined;
    const { data } = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xL(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv, error.problem?.activeVisionRunId);
    return data === undefined ? undefined : visionTaskId(data);
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
