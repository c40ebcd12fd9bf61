export const id = 340;
export const ids = [340];
export const modules = {

/***/ 8340:
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

// EXTERNAL MODULE: ./build/error-message.js
var error_message = __webpack_require__(1240);
// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
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
    const { connectToService } = await __webpack_require__.e(/* import() */ 287).then(__webpack_require__.bind(__webpack_require__, 4287));
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

;// CONCATENATED MODULE: ./build/actions/register-app/awaits-input.js

/** Whether the onboarding of an app waits for credentials: the app itself stays IN_PROGRESS, only its task tells. */
async function awaitsInput({ tasks }, appId, limits) {
    try {
        return (await tasks.get(registrationTaskId(appId), limits)).state === 'AWAITING_INPUT';
    }
    catch (error) {
        if ((0,errors/* isServiceError */.gi)(error, 'not-found'))
            return false; // made outside of the API
        throw error;
    }
}
/** The task that the registration of an app is. */
function registrationTaskId(appId) {
    return `task_reg_${appId}`;
}

;// CONCATENATED MODULE: ./build/actions/register-app/await-registration.js




const unfinished = new Set(['PENDING', 'IN_PROGRESS']);
/** An onboarding that waits for credentials is given them on the way, if there are any. */
function createRegistrationLook(job, { appId, credentials }) {
    const startedAt = job.clock.now();
    let given = false;
    let told = '';
    return async (limits) => {
        const app = await getApp(job, { appId, limits });
        const status = app.registrationStatus;
        job.setOutput('registration-status', status);
        if (status !== told)
            job.say(`Registration is ${status} after ${formatDuration(job.clock.now() - startedAt)}`);
        told = status;
        if (status === 'COMPLETED')
            return app;
        if (!unfinished.has(status))
            throw ended(job, app);
        if (!(await awaitsInput(job.client, appId, limits)))
            return undefined;
        if (given)
            throw stillPaused(job, appId);
        await supplyCredentials(job, { appId, credentials });
        given = true;
        return undefined;
    };
}
async function getApp({ client, leave }, { appId, limits }) {
    try {
        return await client.apps.get(appId, limits);
    }
    catch (error) {
        if (!(0,errors/* isMissing */.b2)(error))
            throw error;
        leave(undefined);
        throw new JobFailure(`App ${appId} is gone: somebody has deleted it. Run the job again to register it anew.`);
    }
}
/** What fails in passing is left to the next look, which sends them again only if onboarding still waits for them. */
async function supplyCredentials(job, { appId, credentials }) {
    if (credentials.tenantOneCredentials === undefined)
        throw noCredentials(job, appId);
    try {
        const { tenantOneCredentials, tenantTwoCredentials } = credentials;
        const setup = await job.client.apps.supplyCredentials(appId, { tenantOneCredentials, tenantTwoCredentials });
        job.say(setup.onboardingResumed === false
            ? 'The credentials were stored; onboarding did not wait for them any more'
            : 'Onboarding had paused for want of credentials; it was given them and goes on');
    }
    catch (error) {
        if ((0,errors/* isServiceError */.gi)(error) && error.transient)
            throw error;
        throw new JobFailure(messageOfFailure(error));
    }
}
function noCredentials({ leave }, appId) {
    leave(undefined);
    return new JobFailure(`The onboarding of app ${appId} has paused: the service could not sign up (no public sign-up, CAPTCHA, single sign-on or invitation only). Give \`tenant-one-credentials\` and run the job again, which hands them to this app.`);
}
function stillPaused({ leave }, appId) {
    leave(undefined);
    return new JobFailure(`The onboarding of app ${appId} has paused again, though it was given credentials. Check that they can log in at the app (\`loginUrl\`), then run the job again.`);
}
function ended({ leave }, { appId, registrationStatus }) {
    leave(undefined);
    const remedy = registrationStatus === 'FAILED' || registrationStatus === 'CANCELLED'
        ? 'Check that the app is up and reachable from the service; running the job again registers it anew in its place.'
        : 'Ask the operator of the service what that means.';
    return new JobFailure(`The registration of app ${appId} ended as ${registrationStatus}. ${remedy}`);
}

;// CONCATENATED MODULE: ./build/actions/register-app/bounds.js
const maxProblems = 5;
/** Whether a text has more than `max` characters, counted as JSON Schema does. */
function isLongerThan(text, max) {
    return text.length > max && [...text].length > max;
}
function isHttpUrl(text) {
    return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}
/** Reads a list with one entry a line. Problems name the entry by its number, never its text, which may be a secret. */
function readList(reader, name, rule) {
    const lines = reader.lines(name);
    if (lines.length > rule.maxItems)
        reader.refuse(name, `must have at most ${rule.maxItems} entries, not ${lines.length}`);
    refuseEntries(reader, name, lines.map((line) => problemsOfLine(line, rule)));
    return lines.length > 0 ? lines : undefined;
}
function problemsOfLine(line, { pattern, form, maxLength }) {
    return [
        ...(pattern.test(line) ? [] : [`must have the form ${form}`]),
        ...(isLongerThan(line, maxLength) ? [`must have at most ${maxLength} characters`] : []),
    ];
}
/** Records what is wrong with the entries of a list: the first problems, so that those of other inputs still fit in the message. */
function refuseEntries(reader, name, problemsByEntry) {
    const problems = problemsByEntry.flatMap((found, index) => found.map((problem) => `entry ${index + 1}: ${problem}`));
    for (const problem of problems.slice(0, maxProblems))
        reader.refuse(name, problem);
    if (problems.length > maxProblems)
        reader.refuse(name, `has ${problems.length - maxProblems} problems more`);
}

;// CONCATENATED MODULE: ./build/actions/register-app/credentials.js

const maxLogins = 20;
const maxLength = { role: 100, username: 320, password: 1024, loginUrl: 2048 };
/** Reads the logins of a tenant, JSON or YAML. Problems name the entry, never a value: any of them may be a secret. */
async function readCredentials(reader, { name, mask }) {
    const text = reader.verbatim(name);
    if (text === undefined)
        return undefined;
    const parsed = await parse(text);
    if ('problem' in parsed) {
        mask(text);
        reader.refuse(name, parsed.problem);
        return undefined;
    }
    maskSecrets(parsed.value, mask);
    return checkLogins(reader, { name, value: parsed.value });
}
async function parse(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return parseYaml(text);
    }
}
async function parseYaml(text) {
    const { parseDocument } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19)); // large, and seldom needed
    const document = parseDocument(text, { logLevel: 'error' });
    const [error] = document.errors;
    if (error)
        return { problem: `is neither JSON nor YAML (${error.code} in line ${error.linePos?.[0].line ?? 1})` };
    try {
        return { value: document.toJS() };
    }
    catch {
        return { problem: 'has aliases that cannot be resolved' };
    }
}
/** Whatever the list looks like, no text in it may reach the log but roles, login URLs, and user names that are no addresses. */
function maskSecrets(value, mask) {
    if (value !== '' && (typeof value === 'string' || typeof value === 'number'))
        mask(String(value));
    else if (typeof value === 'object' && value !== null)
        for (const [key, member] of Object.entries(value))
            if (!isHarmless(key, member))
                maskSecrets(member, mask);
}
function isHarmless(key, value) {
    return key === 'role' || key === 'loginUrl' || (key === 'username' && !String(value).includes('@'));
}
function checkLogins(reader, { name, value }) {
    if (!Array.isArray(value)) {
        reader.refuse(name, 'must be a list of logins, each with `role`, `username` and `password`');
        return undefined;
    }
    const logins = value;
    if (logins.length > maxLogins)
        reader.refuse(name, `must have at most ${maxLogins} logins, not ${logins.length}`);
    refuseEntries(reader, name, logins.map(problemsOfLogin));
    const checked = logins.filter(isLogin);
    return checked.length > 0 ? checked : undefined;
}
function isLogin(login) {
    return problemsOfLogin(login).length === 0;
}
function problemsOfLogin(login) {
    if (typeof login !== 'object' || login === null || Array.isArray(login))
        return ['must have `role`, `username` and `password`'];
    const members = new Map(Object.entries(login));
    const url = members.get('loginUrl');
    return [
        ...[...members.keys()].filter((key) => !(key in maxLength)).map(unknownMember),
        ...['role', 'username', 'password'].filter((key) => !members.get(key)).map((key) => `\`${key}\` is missing`),
        ...Object.entries(maxLength).flatMap(([key, max]) => problemOfText(key, { value: members.get(key), max })),
        ...(typeof url === 'string' && !isHttpUrl(url) ? ['`loginUrl` must be an `http` or `https` URL'] : []),
    ];
}
/** A key is quoted only if it can be nothing but a slip of the pen. */
function unknownMember(key) {
    return /^[A-Za-z_-]{1,30}$/.test(key) ? `\`${key}\` is unknown` : 'it has an unknown member';
}
function problemOfText(key, { value, max }) {
    if (value === undefined || value === null || value === '')
        return [];
    if (typeof value !== 'string')
        return [`\`${key}\` must be text: put it in quotes`];
    return isLongerThan(value, max) ? [`\`${key}\` must have at most ${max} characters`] : [];
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
;// CONCATENATED MODULE: ./build/actions/register-app/spec.js





const maxCharacters = 2_000_000;
/** A character takes at most four bytes: beyond that a file need not be read. */
const maxBytes = 4 * maxCharacters;
/** Reads the definition of the API, from `spec` (URL or content) or from a file of the repository. */
function readSpec(reader) {
    const spec = reader.text('spec');
    const file = reader.text('spec-file');
    if (spec !== undefined && file !== undefined)
        reader.refuse('spec-file', 'must not be given beside `spec`: give one of them');
    if (spec !== undefined)
        checkSpec(reader, spec);
    return file === undefined ? spec : readSpecFile(reader, file);
}
function checkSpec(reader, spec) {
    if (/^https?:/i.test(spec) && !isHttpUrl(spec))
        reader.refuse('spec', 'must be a URL without blanks, or a definition');
    if (isLongerThan(spec, maxCharacters))
        reader.refuse('spec', tooLong);
}
const tooLong = `must have at most ${maxCharacters.toLocaleString('en')} characters`;
function readSpecFile(reader, file) {
    const read = contentOf(file);
    if ('problem' in read)
        reader.refuse('spec-file', read.problem);
    return 'problem' in read ? undefined : read.content;
}
/** The content goes to the service, so it must be a file of the repository: a pull request could bring a link to something else. */
function contentOf(file) {
    try {
        const workspace = (0,external_node_fs_.realpathSync)(external_node_process_.env.GITHUB_WORKSPACE || external_node_process_.cwd());
        const path = (0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(workspace, file));
        if (!isOfRepository((0,external_node_path_.relative)(workspace, path)))
            return { problem: 'must be a file of the repository, in the workspace' };
        const { size } = (0,external_node_fs_.statSync)(path);
        const content = size > maxBytes ? undefined : (0,external_node_fs_.readFileSync)(path, 'utf8');
        if (content === undefined || isLongerThan(content, maxCharacters))
            return { problem: tooLong };
        return content.trim() === '' ? { problem: 'must not be empty' } : { content };
    }
    catch (error) {
        return { problem: `must be a readable file (${(0,error_message/* messageOf */.b)(error)})` };
    }
}
/** The path of a file on another drive stays absolute; where case does not matter, `.GIT` is `.git`. */
function isOfRepository(path) {
    const segments = path.toLowerCase().split(external_node_path_.sep);
    return !(0,external_node_path_.isAbsolute)(path) && segments[0] !== '..' && !segments.includes('.git');
}

;// CONCATENATED MODULE: ./build/actions/register-app/inputs.js



const maxUrlLength = 2048;
const maxLabelLength = 150;
const inputs_minSecretLength = 4;
/** Reads all inputs, within the bounds of the API. */
async function inputs_readInputs(reader, mask) {
    const headers = readHeaders(reader, mask);
    const tenantOneCredentials = await readCredentials(reader, { name: 'tenant-one-credentials', mask });
    const tenantTwoCredentials = await readCredentials(reader, { name: 'tenant-two-credentials', mask });
    return {
        app: {
            appUrl: readAppUrl(reader),
            label: readLabel(reader),
            spec: readSpec(reader),
            tenantOneCredentials,
            tenantTwoCredentials,
            createTestAccounts: reader.boolean('create-test-accounts', true) ? undefined : false, // `true` is the default
            skipEndpoints: readSkipEndpoints(reader),
            headers,
            maxSteps: readMaxSteps(reader),
        },
        waitForCompletion: reader.boolean('wait-for-completion', true),
        timeoutMs: reader.minutes('timeout-minutes', { fallback: 120, min: 0.0001 }),
    };
}
function readAppUrl(reader) {
    const url = reader.text('app-url') ?? '';
    if (url === '')
        reader.refuse('app-url', 'is required: the base URL of the app');
    else if (!isHttpUrl(url))
        reader.refuse('app-url', 'must be an `http` or `https` URL');
    else if (/^\w+:\/\/[^/?#]*@/.test(url))
        reader.refuse('app-url', 'must not hold credentials: use `tenant-one-credentials` or `headers`');
    if (isLongerThan(url, maxUrlLength))
        reader.refuse('app-url', `must have at most ${maxUrlLength} characters`);
    return url;
}
function readLabel(reader) {
    const label = reader.text('label');
    if (label !== undefined && isLongerThan(label, maxLabelLength))
        reader.refuse('label', `must have at most ${maxLabelLength} characters`);
    return label;
}
function readSkipEndpoints(reader) {
    return readList(reader, 'skip-endpoints', {
        maxItems: 200,
        maxLength: 500,
        pattern: /^(\*|[A-Za-z]+):[^:]+$/,
        form: '`method:path` with one colon, such as `DELETE:/users/**`',
    });
}
/** Values are masked, and the part after a scheme such as `Bearer` on its own; very short ones would blot out half of the log. */
function readHeaders(reader, mask) {
    for (const line of reader.lines('headers')) {
        const value = line.slice(line.indexOf(':') + 1).trim();
        for (const secret of new Set([value, value.replace(/^\S+\s+/, '')]))
            if (secret.length >= inputs_minSecretLength)
                mask(secret);
    }
    return readList(reader, 'headers', {
        maxItems: 50,
        maxLength: 4096,
        pattern: /^[!#$%&'*+.^_`|~\w-]+:\s*\S/,
        form: '`Name: value`',
    });
}
function readMaxSteps(reader) {
    if (reader.text('max-steps') === undefined)
        return undefined;
    return reader.number('max-steps', { fallback: 150, min: 1, max: 1000, integer: true });
}

// EXTERNAL MODULE: ./build/service/apps.js
var apps = __webpack_require__(7186);
// EXTERNAL MODULE: ./build/service/vision-runs.js
var vision_runs = __webpack_require__(5069);
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

;// CONCATENATED MODULE: ./build/actions/register-app/register.js






/**
 * Registers the app, or finds it registered. The service knows best what to do with an app of the same URL: it names a usable one and
 * replaces an unusable one. Only an onboarding that waits for credentials would be replaced with credentials at hand, so that one is
 * looked for before.
 */
async function register(job, app) {
    const pausedId = app.tenantOneCredentials && (await findPaused(job, app.appUrl));
    const registered = pausedId ? { appId: pausedId, existed: true } : await sendRegistration(job, app);
    const { appId, existed } = registered;
    job.setOutput('app-id', appId);
    job.leave(`The registration of app ${appId} goes on at the service; running the job again awaits it.`);
    if (existed)
        tellExisting(job, appId);
    return registered;
}
function tellExisting(job, appId) {
    job.setOutput('task-id', registrationTaskId(appId));
    job.setOutput('status-url', appUrlAt(job.baseUrl, appId));
    job.say(`App ${appId} is registered with this URL already, and keeps what it was registered with`);
}
async function findPaused({ client }, appUrl) {
    for (const appId of await client.apps.idsByUrl(appUrl))
        if (await awaitsInput(client, appId))
            return appId;
    return undefined;
}
/** A registration whose answer is lost may be sent again: the service then names the app that it has registered. */
async function sendRegistration(job, app) {
    job.leave('The app may be registered by now; running the job again finds it.');
    for (let failures = 0;; failures += 1) {
        try {
            return tellRegistration(job, { app, registration: await job.client.apps.register(app) });
        }
        catch (error) {
            const appId = (0,apps/* registeredAppId */.t)(error);
            if (appId !== undefined)
                return { appId, existed: true, mayBeOurs: failures > 0 };
            if (!(0,errors/* isUncertain */.cp)(error))
                throw explain(job, error);
            if (failures >= job.maxRetries)
                throw error;
            job.say(`${error.message}; it is sent again, since the service names an app that it has registered already`);
            await job.clock.sleep(job.cadence.intervalMs);
        }
    }
}
function tellRegistration(job, { app, registration }) {
    const { appId, taskId, registrationStatus, statusUrl, specExtraction, replaced } = registration;
    job.setOutput('task-id', taskId ?? registrationTaskId(appId));
    job.setOutput('status-url', statusUrl ?? appUrlAt(job.baseUrl, appId));
    job.setOutput('registration-status', registrationStatus);
    job.say(`Registered ${app.appUrl} as app ${appId}`);
    if (replaced) {
        job.setOutput('replaced-app-id', replaced.previousAppId);
        job.say(`It replaces app ${replaced.previousAppId}, which was ${replaced.previousStatus ?? 'unusable'}`);
    }
    const visionRunId = specExtraction?.visionRunId ?? specExtraction?.taskId;
    return { appId, existed: false, mappingTaskId: visionRunId && (0,vision_runs/* visionTaskId */.vV)(visionRunId) };
}
function explain(job, error) {
    job.leave(undefined);
    if (!(0,errors/* isServiceError */.gi)(error))
        return error;
    if (error.slug === 'app-registered-outside-api')
        return new JobFailure(`${error.message}. An app with this URL was made outside of the API, which never replaces it: remove it in the service, then run the job again.`);
    if (error.slug === 'onboarding-unavailable')
        return new JobFailure(`${error.message}. This deployment cannot onboard an app by itself: give \`spec\`, \`spec-file\` or \`tenant-one-credentials\`.`);
    return error;
}

;// CONCATENATED MODULE: ./build/actions/register-app/registration-job.js
const outputs = ['app-id', 'task-id', 'registration-status', 'replaced-app-id', 'status-url'];

;// CONCATENATED MODULE: ./build/actions/register-app/run.js








function run(signal) {
    return runSubAction({ title: 'Register app', outputs: outputs, readInputs: inputs_readInputs, work: registerApp }, signal);
}
async function registerApp(job, inputs) {
    const { app: wanted, waitForCompletion, timeoutMs } = inputs;
    const registered = await register(job, wanted);
    const { appId } = registered;
    const look = createRegistrationLook(job, { appId, credentials: wanted });
    const deadline = job.clock.now() + timeoutMs;
    const app = waitForCompletion
        ? await job.waitFor({ what: 'the registration of the app', deadline, look, atOnce: true })
        : await look();
    if (app === undefined && waitForCompletion)
        throw tooLate('The registration did not end', timeoutMs);
    if (app === undefined)
        return {
            succeeded: true,
            message: `App ${appId} is registered. Its onboarding goes on at the service and is not awaited.`,
        };
    if (waitForCompletion)
        await awaitMapping(job, { registered, inputs, deadline });
    job.leave(undefined);
    return { succeeded: true, message: `App ${nameOf(app)} is registered and can be tested.` };
}
/** Without accounts the service knows of the API what its mapping run finds: an app without that would be tested in vain. */
async function awaitMapping(job, { registered, inputs, deadline }) {
    const { appId, existed, mayBeOurs, mappingTaskId: taskId } = registered;
    if (taskId === undefined) {
        if (isUnauthenticated(inputs) && (!existed || mayBeOurs))
            job.warn(`The service has named no mapping run of app ${appId}. ${startAnother}`);
        return;
    }
    const ended = await job.waitFor({
        what: 'the mapping run of the app',
        deadline,
        atOnce: true,
        look: async (limits) => {
            const task = await job.client.tasks.get(taskId, limits);
            return isTerminal(task.state) ? task : undefined;
        },
    });
    if (ended === undefined)
        throw tooLate(`The mapping run (task ${taskId}) did not end`, inputs.timeoutMs);
    if (ended.state === 'COMPLETED')
        return;
    job.leave(undefined);
    throw new JobFailure(`App ${appId} is registered, but its mapping run ended as ${ended.state} (task ${taskId}): the service does not know its API. ${startAnother}`);
}
const startAnother = 'Start one with the action `vision-run` (operation `map`).';
function isUnauthenticated({ app }) {
    return app.createTestAccounts === false && app.spec === undefined && app.tenantOneCredentials === undefined;
}
function tooLate(what, timeoutMs) {
    return new JobFailure(`${what} within ${formatDuration(timeoutMs)}. Raise \`timeout-minutes\`.`);
}
function nameOf({ appId, label }) {
    return label === undefined ? appId : `"${label}" (${appId})`;
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

/***/ 7186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ registeredAppId),
/* harmony export */   v: () => (/* binding */ createApps)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3945);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1664);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8480);




/** An app of the organization. `registrationStatus` is kept as it came: PENDING, IN_PROGRESS, COMPLETED, FAILED, CANCELLED or unknown. */
const appSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv,
    label: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    appUrl: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    basePath: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    registrationStatus: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
/** The specification shows no field of a list item but its id. */
const appItemSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv, appUrl: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) });
const appPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    data: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(appItemSchema),
    total: _pages_js__WEBPACK_IMPORTED_MODULE_1__/* .countSchema */ .vK,
    pageSize: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._positive */ .NC())),
});
const registrationSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv,
    taskId: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv),
    registrationStatus: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), 'IN_PROGRESS'),
    statusUrl: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** The run that maps an app without accounts; the specification has two names for its id. */
    specExtraction: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ visionRunId: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv), taskId: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv) })),
    /** The unusable app of the same URL that gave way. */
    replaced: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ previousAppId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv, previousStatus: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) })),
});
const accountSetupSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** Whether onboarding had waited for the credentials, and goes on. */
    onboardingResumed: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
});
const deletionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    status: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('DELETED'),
    previousRegistrationStatus: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
/** Id of the app that is registered with this URL already, when that is why a registration was refused (409). */
function registeredAppId(error) {
    if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isServiceError */ .gi)(error, 'conflict') || error.slug === 'app-registered-outside-api')
        return undefined;
    const { data } = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .safeParse */ .xL(_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv, error.problem?.appId);
    return data;
}
function createApps(caller, clock) {
    const get = async (appId, limits) => {
        const app = await caller.json({ path: ['apps', appId], ...limits }, appSchema);
        if (app.appId !== appId)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('unexpected-response', `Asked for app ${appId}, the service answered with app ${app.appId}`);
        return app;
    };
    const find = async (appId) => {
        try {
            return await get(appId);
        }
        catch (error) {
            if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error))
                return undefined;
            throw error;
        }
    };
    return {
        get,
        find,
        ids: async (search) => (await readApps(caller, { clock, search })).map(({ appId }) => appId),
        idsByUrl: async (appUrl) => {
            const matches = [];
            for (const item of await readApps(caller, { clock })) {
                const itemUrl = item.appUrl ?? (await find(item.appId))?.appUrl;
                if (itemUrl !== undefined && sameUrl(itemUrl, appUrl))
                    matches.push(item.appId);
            }
            return matches;
        },
        register: (app) => caller.json({ method: 'POST', path: ['apps'], json: app }, registrationSchema),
        supplyCredentials: (appId, credentials) => caller.json({ method: 'POST', path: ['apps', appId, 'account-setup'], json: credentials }, accountSetupSchema),
        delete: (appId) => caller.json({ method: 'DELETE', path: ['apps', appId] }, deletionSchema),
    };
}
async function readApps(caller, { clock, search }) {
    const listing = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .readAllPages */ .s$)({
        clock,
        idOf: (app) => app.appId,
        readPage: async (page) => {
            const { data, total, pageSize } = await caller.json({ path: ['apps'], query: { page, pageSize: _pages_js__WEBPACK_IMPORTED_MODULE_1__/* .maxPageSize */ .Nt, ...(search !== undefined && { search }) } }, appPageSchema);
            return { items: data, total, pageSize };
        },
    });
    if (listing.kind === 'complete')
        return listing.items;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('unexpected-response', 'The list of apps kept changing while it was read');
}
/** Equal but for the case of scheme and host, a default port, and a slash at the end. */
function sameUrl(left, right) {
    const [a, b] = [left, right].map((url) => (URL.canParse(url) ? new URL(url).href.replace(/\/$/, '') : url));
    return a === b;
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

/***/ 1664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nt: () => (/* binding */ maxPageSize),
/* harmony export */   s$: () => (/* binding */ readAllPages),
/* harmony export */   vK: () => (/* binding */ countSchema)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(606);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);


/** Largest page that the API allows. */
const maxPageSize = 100;
const pagesAtATime = 6;
const rereads = 3;
const pauseBeforeRereadMs = 1000;
/** 100,000 items: a `total` beyond that is taken for a fault, not for a list. */
const maxPages = 1000;
const countSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._nonnegative */ .UI());
/**
 * Reads a whole list: the first page, then up to six pages at a time. A list that changes meanwhile, seen by its `total` or by
 * repeated ids, is read again, at most three times.
 */
async function readAllPages(reader) {
    let listing = await readOnce(reader);
    for (let reread = 0; listing.kind === 'changing' && reread < rereads; reread += 1) {
        await reader.clock.sleep(pauseBeforeRereadMs);
        listing = await readOnce(reader);
    }
    return listing;
}
async function readOnce({ readPage, idOf }) {
    const first = await readPage(1);
    if ('stop' in first)
        return { kind: 'stopped', ...first };
    const pages = Math.ceil(first.total / (first.pageSize ?? maxPageSize));
    if (pages > maxPages)
        return { kind: 'changing', read: first.items.length, total: first.total };
    const rest = await (0,p_map__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .Ay)(numbersFrom2To(pages), readPage, { concurrency: pagesAtATime });
    const stopped = rest.find((page) => 'stop' in page);
    if (stopped)
        return { kind: 'stopped', ...stopped };
    return combine([first, ...rest.filter((page) => 'items' in page)], idOf);
}
function combine(pages, idOf) {
    const items = pages.flatMap((page) => page.items);
    const read = new Set(items.map(idOf)).size;
    const total = pages.at(-1)?.total ?? 0;
    const heldStill = pages.every((page) => page.total === total) && read === total && items.length === total;
    return heldStill ? { kind: 'complete', items } : { kind: 'changing', read, total };
}
function numbersFrom2To(last) {
    return Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2);
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
/* harmony export */   f4: () => (/* binding */ createVisionRuns),
/* harmony export */   vV: () => (/* binding */ visionTaskId)
/* harmony export */ });
/* unused harmony exports visionOperations, activeVisionTask */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3619);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8480);



/** What a vision run does. */
const visionOperations = (/* unused pure expression or super */ null && (['map', 'validate-login', 'discover-roles', 'verify-rbac']));
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
    if (!isServiceError(error, 'conflict'))
        return undefined;
    const { data } = z.safeParse(identifier, error.problem?.activeVisionRunId);
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
