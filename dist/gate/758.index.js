export const id = 758;
export const ids = [758];
export const modules = {

/***/ 55758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./build/gate/states.js
var states = __webpack_require__(30010);
// EXTERNAL MODULE: ./build/gate/verdict.js
var verdict = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/results/redactor.js + 1 modules
var redactor = __webpack_require__(29149);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/error-message.js
var error_message = __webpack_require__(41240);
// EXTERNAL MODULE: ./build/github/failure.js
var failure = __webpack_require__(220);
// EXTERNAL MODULE: ./build/actions/governing-reader.js + 1 modules
var governing_reader = __webpack_require__(60821);
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
            this.refuse(name, `must be \`true\` or \`false\`, not ${quote(text)}`);
        return text === 'true';
    }
    /** Also `auto`, which leaves the choice to the action. */
    booleanOrAuto(name) {
        const text = this.text(name)?.toLowerCase() ?? 'auto';
        if (text === 'auto')
            return 'auto';
        if (text !== 'true' && text !== 'false')
            this.refuse(name, `must be \`true\`, \`false\` or \`auto\`, not ${quote(text)}`);
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
            this.refuse('GITHUB_REPOSITORY', `must be \`owner/name\`, not ${quote(repository)}`);
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
function quote(text) {
    return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}

// EXTERNAL MODULE: ./build/actions/status-url.js
var status_url = __webpack_require__(18616);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/gate/severity.js
var severity = __webpack_require__(36735);
// EXTERNAL MODULE: ./build/github/environment.js
var environment = __webpack_require__(66039);
;// CONCATENATED MODULE: ./build/actions/app-input.js
/** Reads `app-id` and `app-url`, of which exactly one must be given. */
function readAppInput(reader) {
    const id = reader.identifier('app-id');
    const url = reader.text('app-url');
    if (id === undefined && url === undefined)
        reader.refuse('app-id', 'is missing: give either `app-id` or `app-url`');
    if (id !== undefined && url !== undefined)
        reader.refuse('app-url', 'must not be given beside `app-id`: give one of them');
    if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
        reader.refuse('app-url', 'must be an `http` or `https` URL');
    return id === undefined ? { url: url ?? '' } : { id };
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

;// CONCATENATED MODULE: ./build/actions/gate/needs.js


const maxNamed = 10;
const needs_maxNameLength = 100;
/**
 * Judges the results of the jobs that this one needs, given as `toJSON(needs)` writes them. A job that was skipped has deployed
 * nothing either: only `success` is one.
 * @returns undefined when all of them succeeded; a text, which continues a sentence that names the input, when it is none of that
 */
function judgeNeeds(text) {
    const needs = parseObject(text);
    const jobs = Object.entries(needs ?? {});
    if (needs === undefined || !jobs.every(([, job]) => isObject(job)))
        return 'must be what the expression `toJSON(needs)` gives: an object with the result of each job';
    if (jobs.length === 0)
        return 'names no job, since this one needs none: add `needs: deploy`, or leave the input out';
    const unmet = jobs.filter(([, job]) => resultOf(job) !== 'success');
    if (unmet.length === 0)
        return undefined;
    const named = unmet.slice(0, maxNamed).map(([name, job]) => `${brief(name)} (${brief(resultOf(job))})`);
    const rest = unmet.length > maxNamed ? ` and ${unmet.length - maxNamed} more` : '';
    const message = `Jobs that this one needs did not succeed: ${named.join(', ')}${rest}. Nothing was sent to the service.`;
    return (0,verdict/* notTested */.RP)('not-deployed', message);
}
function resultOf(job) {
    const result = (0,environment/* memberOf */.C5)(job, 'result');
    return typeof result === 'string' ? result : 'no result';
}
function brief(text) {
    return text.slice(0, needs_maxNameLength);
}
/** Of members with the same name JSON.parse keeps the last alone, and a failure could hide behind a success. */
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return isObject(value) && countMembers(value) === countWritten(text) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
/** Outside of its strings, JSON has one colon for each member. */
function countWritten(json) {
    return json.replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '').split(':').length - 1;
}
function countMembers(value) {
    if (typeof value !== 'object' || value === null)
        return 0;
    const values = Object.values(value);
    const own = Array.isArray(value) ? 0 : values.length;
    return values.reduce((count, each) => count + countMembers(each), own);
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./build/github/event.js
var github_event = __webpack_require__(6830);
;// CONCATENATED MODULE: ./build/actions/gate/version-inputs.js


/** Reads the inputs of the proof of the build; with problems recorded in `reader`, the result must not be used. */
function readVersionInputs(reader) {
    const timeoutMs = reader.minutes('version-timeout-minutes', { fallback: 5, min: 0 });
    const given = reader.text('expected-version');
    const url = readVersionUrl(reader);
    if (url === undefined) {
        // Alone it would be taken for a proof that nobody makes.
        if (given !== undefined)
            reader.refuse('expected-version', 'needs `version-url`: where the app reports its version');
        return undefined;
    }
    const { name, headSha } = (0,github_event/* readWorkflowEvent */.m)();
    const expected = given ?? headSha;
    if (expected === undefined)
        reader.refuse('expected-version', 'is missing: this event has no head commit to expect at `version-url`');
    const mergeCommit = name === 'pull_request' ? external_node_process_.env.GITHUB_SHA || undefined : undefined;
    return { url, expected: expected ?? '', mergeCommit, timeoutMs };
}
function readVersionUrl(reader) {
    const text = reader.text('version-url');
    if (text === undefined)
        return undefined;
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol))
        reader.refuse('version-url', 'must be an `http` or `https` URL');
    else if (url.username || url.password)
        reader.refuse('version-url', 'must not hold credentials: none are sent to the app');
    return url ?? undefined;
}

// EXTERNAL MODULE: ./build/actions/gate/written-file.js
var written_file = __webpack_require__(61284);
;// CONCATENATED MODULE: ./build/actions/gate/inputs.js












/** What the runner refuses in the name of an artifact. */
const forbiddenInArtifactName = /["':<>|*?\\/\r\n]/;
/** Reads every input, masks the secrets among them, and reports all problems in one verdict. */
function readInputs(reader = new InputReader(), certificates) {
    const connection = readConnectionInputs(reader, certificates);
    for (const secret of [connection.credentials.password, connection.credentials.token])
        if (secret !== undefined)
            (0,core/* setSecret */.Pq)(secret);
    const report = readReportInputs(reader);
    const inputs = {
        connection,
        settings: readSettings(reader, connection, report.timeoutMs),
        governing: { configFile: reader.text('config-file'), baselineFile: reader.text('baseline-file') },
        version: readVersionInputs(reader),
        report,
        views: readViewInputs(reader),
        github: readGitHubInputs(reader),
        details: reader.oneOf('details', { values: ['auto', 'full', 'counts'], fallback: 'auto' }),
        warnOnly: reader.boolean('warn-only', false),
        onNotTested: reader.oneOf('on-not-tested', { values: ['fail', 'warn'], fallback: 'fail' }),
    };
    const undeployed = readNeeds(reader);
    reader.refuseStrayVariables();
    if (reader.problems.length === 1 && certificates && 'problem' in certificates && certificates.isOutage)
        return { inputs, refusal: (0,verdict/* notTested */.RP)('policy-unavailable', describeProblems(reader.problems)) };
    return judgeInputs(inputs, { problems: reader.problems, undeployed });
}
function judgeInputs(inputs, { problems, undeployed }) {
    const missing = missingCredentials(inputs.connection.credentials);
    if (problems.length > 0) {
        const all = missing === undefined ? problems : [...problems, missing];
        return { inputs: undefined, refusal: (0,verdict/* setupError */.CU)('invalid-input', describeProblems(all)) };
    }
    const refusal = missing === undefined ? undeployed : (0,verdict/* setupError */.CU)('missing-credentials', describeProblems([missing]));
    return { inputs, refusal };
}
function readNeeds(reader) {
    const text = reader.text('needs');
    const judged = text === undefined ? undefined : judgeNeeds(text);
    if (typeof judged !== 'string')
        return judged;
    reader.refuse('needs', judged);
    return undefined;
}
function readSettings(reader, { cadence, maxRetries }, reportTimeoutMs) {
    const settings = {
        app: readAppInput(reader),
        taskId: readTaskId(reader),
        threshold: reader.oneOf('fail-on-severity', {
            values: [...severity/* severities */.gO, 'none'],
            fallback: undefined,
        }),
        newOnly: reader.boolean('fail-on-new-only', false),
        baselineAppId: readBaselineApp(reader),
        waitForCompletion: reader.boolean('wait-for-completion', true),
        dryRun: reader.boolean('dry-run', false),
        onActiveRun: reader.oneOf('on-active-run', { values: ['wait', 'fail'], fallback: 'wait' }),
        maxReruns: reader.number('max-reruns', { fallback: 1, min: 0, max: 20, integer: true }),
        maxRetries,
        cadence,
        timeoutMs: reader.minutes('timeout-minutes', { fallback: 30, min: 0.0001 }),
        reportTimeoutMs,
        queueTimeoutMs: reader.minutes('queue-timeout-minutes', { fallback: 30, min: 0 }),
        registrationTimeoutMs: reader.minutes('registration-timeout-minutes', { fallback: 0, min: 0 }),
    };
    if (settings.taskId !== undefined && !settings.waitForCompletion)
        reader.refuse('wait-for-completion', 'must be `true` with `task-id`: a run that is adopted is waited for');
    return settings;
}
function readBaselineApp(reader) {
    const id = reader.identifier('baseline-app-id');
    const file = reader.text('baseline-file');
    if (id !== undefined && file !== undefined)
        reader.refuse('baseline-file', 'must not be given beside `baseline-app-id`: give one of them');
    if (id === undefined && file === undefined && reader.text('fail-on-new-only')?.toLowerCase() === 'true')
        reader.refuse('fail-on-new-only', 'needs a baseline: give `baseline-app-id` or `baseline-file`');
    return id;
}
function readTaskId(reader) {
    const id = reader.identifier('task-id');
    const kind = /^task_(reg|vr)_/.exec(id ?? '')?.[1];
    if (kind)
        reader.refuse('task-id', `must be a security test, not a ${kind === 'reg' ? 'registration' : 'vision run'}`);
    return id;
}
function readViewInputs(reader) {
    return {
        annotations: reader.boolean('annotations', true),
        ...readWrittenFiles(reader),
        openapiFile: reader.text('openapi-file'),
    };
}
/** Files that are to be written: each where it may be, no two in one place. */
function readWrittenFiles(reader) {
    const folders = (0,environment/* readFolders */.iz)();
    const taken = new Map();
    const read = (name) => {
        const file = reader.text(name);
        if (file === undefined)
            return undefined;
        try {
            const target = (0,written_file/* targetOf */.$)(file, folders);
            const place = (0,external_node_path_.join)(target.folder, target.name).toLowerCase(); // where case does not matter, it is the same file
            const other = taken.get(place);
            if (other !== undefined)
                reader.refuse(name, `must not be the file of \`${other}\``);
            taken.set(place, name);
        }
        catch (error) {
            reader.refuse(name, (0,error_message/* messageOf */.b)(error));
        }
        return file;
    };
    return { findingsFile: read('findings-file'), sarifFile: read('sarif-file') };
}
function readGitHubInputs(reader) {
    return {
        token: reader.text('github-token') ?? '',
        comment: reader.oneOf('comment-summary-in-pr', {
            values: ['always', 'on-failure', 'never'],
            fallback: 'on-failure',
        }),
        openIssue: reader.boolean('open-issue', false),
    };
}
function readReportInputs(reader) {
    const artifactName = reader.text('artifact-name') ?? 'security-report';
    if (forbiddenInArtifactName.test(artifactName) || artifactName.length > 200)
        reader.refuse('artifact-name', `must have at most 200 characters and none of " : < > | * ? \\ / ' or a line break`);
    return {
        upload: reader.booleanOrAuto('upload-report'),
        artifactName,
        retentionDays: reader.number('retention-days', { fallback: 0, min: 0, max: 400, integer: true }),
        timeoutMs: 1000 * reader.number('report-timeout-seconds', { fallback: 60, min: 0, max: 3600 }),
    };
}

// EXTERNAL MODULE: ./build/actions/gate/settle.js + 3 modules
var settle = __webpack_require__(17069);
// EXTERNAL MODULE: ./build/actions/gate/story.js + 1 modules
var gate_story = __webpack_require__(69105);
;// CONCATENATED MODULE: ./build/actions/gate/run.js














const strict = { warnOnly: false, onNotTested: 'fail' };
/** How long a cancelled gate waits for the answer to a trigger that was sent, since it names the run that goes on. */
const triggerGraceMs = 4000;
/** Runs the gate; it ends with a verdict in the outputs, also when the job is cancelled. True when the job succeeds. */
async function run(signal) {
    const reader = new InputReader();
    const governing = (0,governing_reader/* openGoverningReader */.Ji)(reader, signal);
    const { inputs, refusal } = readInputs(reader, await readCertificates(reader, governing)); // masks the secrets, so it precedes the first line of the log
    (0,core/* info */.pq)(`Security Test Gate ${version/* version */.r}`);
    if (inputs === undefined)
        return run_settle((0,settle/* untested */.Xi)(refusal, strict));
    const { password, token } = inputs.connection.credentials;
    const secrets = [password, token, inputs.github.token].filter((secret) => secret !== undefined);
    const redactors = (0,redactor/* createRedactors */.A_)(secrets);
    const story = (0,gate_story/* createStory */.k)(redactors.text);
    // Loaded here, since a run with invalid inputs needs none of it.
    const { testApp } = await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(231), __webpack_require__.e(439)]).then(__webpack_require__.bind(__webpack_require__, 88439));
    const testing = testApp({ inputs, refusal, governing, story, signal, secrets, redactors }).then(succeeds);
    const aborted = signal.aborted ? Promise.resolve() : (0,external_node_events_.once)(signal, 'abort');
    const cancelled = aborted.then(() => settleCancelled({ testing, inputs, redactors, progress: story.progress }));
    // However the test ends once the job is cancelled, and whatever it still waits for: only the cancellation counts.
    const tested = testing.then((succeeded) => (signal.aborted ? cancelled : succeeded), (error) => (signal.aborted ? cancelled : Promise.reject(error)));
    return Promise.race([cancelled, tested]);
}
async function run_settle(result) {
    (0,settle/* setOutputs */.n0)(result);
    await (0,settle/* writeSummary */.Sy)(result);
    (0,settle/* announce */.iP)(result);
    return succeeds(result);
}
function succeeds({ job }) {
    return job !== 'failure';
}
/** Overrides whatever was said before: a cancelled job has proven nothing. */
async function settleCancelled({ testing, inputs, redactors, progress }) {
    if (progress.triggering)
        await Promise.race([testing.catch(() => { }), (0,promises_.setTimeout)(triggerGraceMs)]);
    const { app, run } = progress;
    return run_settle({
        ...(0,settle/* untested */.Xi)((0,redactor/* redactVerdict */.Lv)(verdictOnCancellation(progress), redactors.text), strict),
        app: app && (0,redactor/* redactApp */.nQ)(app, redactors),
        run: run && (0,redactor/* redactRun */.VS)((0,status_url/* withStatusUrl */.c)(inputs.connection.baseUrl, run), redactors),
    });
}
function verdictOnCancellation({ run, triggering, lostTrigger }) {
    if (run && !(0,states/* isTerminal */.H)(run.state)) {
        const message = `The job was cancelled. The run goes on at the service (task ${run.taskId}).`;
        return (0,verdict/* notTested */.RP)('cancelled', message);
    }
    const message = triggering || lostTrigger
        ? 'The job was cancelled before the service had answered to a trigger; one may have started at the service.'
        : 'The job was cancelled; no run of this job is left at the service.';
    return (0,verdict/* notTested */.RP)('cancelled', message);
}


/***/ }),

/***/ 17069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iP: () => (/* binding */ announce),
  n0: () => (/* binding */ setOutputs),
  Xi: () => (/* binding */ untested),
  Sy: () => (/* binding */ writeSummary)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./build/error-message.js
var error_message = __webpack_require__(41240);
// EXTERNAL MODULE: ./build/gate/verdict.js
var gate_verdict = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/results/next-step.js
var next_step = __webpack_require__(92631);
;// CONCATENATED MODULE: ./build/results/outputs.js

/** Every output of the gate. A count is empty, never 0, when nothing was tested. */
function outputsOf({ verdict, app, run, assessment, report, ...files }) {
    const counts = assessment?.counts;
    return {
        verdict: verdict.verdict,
        reason: (0,gate_verdict/* reasonOf */.A3)(verdict),
        'app-id': outputs_text(app?.appId),
        'task-id': outputs_text(run?.taskId),
        'task-state': outputs_text(run?.state),
        'run-number': outputs_text(run?.runNumber),
        'status-url': outputs_text(run?.statusUrl),
        'findings-count': outputs_text(assessment?.open.length),
        'critical-count': outputs_text(counts?.critical),
        'high-count': outputs_text(counts?.high),
        'medium-count': outputs_text(counts?.medium),
        'low-count': outputs_text(counts?.low),
        'blocking-count': outputs_text(assessment?.blocking.length),
        'new-count': outputs_text(assessment?.newCount),
        'accepted-count': outputs_text(assessment?.accepted.length),
        'report-path': outputs_text(report?.path),
        'report-artifact-id': outputs_text(report?.artifactId),
        'report-artifact-url': outputs_text(report?.artifactUrl),
        'sarif-file': outputs_text(files.sarifFile),
        'findings-file': outputs_text(files.findingsFile),
    };
}
function outputs_text(value) {
    return value === undefined ? '' : String(value);
}

// EXTERNAL MODULE: ./build/results/acceptances.js
var acceptances = __webpack_require__(96609);
// EXTERNAL MODULE: ./build/gate/severity.js
var severity = __webpack_require__(36735);
;// CONCATENATED MODULE: ./build/results/charts.js

const minRuns = 3;
const maxRuns = 12;
/** Colours that can be told apart on light and on dark pages; Mermaid's own make critical findings nearly invisible. */
const colours = { critical: '#ff8182', high: '#fb8f44', medium: '#eac54f', low: '#80ccff' };
/** A pie of the open findings by severity, as a Mermaid block; nothing when there are none. */
function renderPie(counts) {
    const present = severity/* severities */.gO.filter((severity) => counts[severity] > 0);
    if (present.length === 0)
        return undefined;
    const slices = present.map((severity) => `  "${severity}" : ${counts[severity]}`);
    const theme = Object.fromEntries(present.map((severity, index) => [`pie${index + 1}`, colours[severity]]));
    const variables = { ...theme, pieOpacity: '1', pieSectionTextColor: '#1f2328' };
    return mermaid([directive(variables), 'pie showData', '  title Open findings by severity', ...slices]);
}
/** The findings of the last runs as a Mermaid chart, from the list of reports (newest first); nothing for fewer than three. */
function renderHistory(reports) {
    const runs = reports
        .filter(({ runNumber, issuesCount }) => runNumber !== undefined && issuesCount !== undefined)
        .slice(0, maxRuns)
        .reverse();
    if (runs.length < minRuns)
        return undefined;
    const counts = runs.map(({ issuesCount }) => issuesCount ?? 0);
    return mermaid([
        directive({ xyChart: { plotColorPalette: colours.high } }),
        'xychart-beta',
        '  title "Findings over the last runs"',
        `  x-axis "Run" [${runs.map(({ runNumber }) => `"${runNumber}"`).join(', ')}]`,
        `  y-axis 0 --> ${Math.max(10, ...counts)}`, // below ten, Mermaid would mark halves of findings
        `  bar [${counts.join(', ')}]`,
    ]);
}
function directive(themeVariables) {
    return `%%{init: ${JSON.stringify({ themeVariables })}}%%`;
}
function mermaid(lines) {
    return ['```mermaid', ...lines, '```'].join('\n');
}

// EXTERNAL MODULE: ./build/results/sections.js
var results_sections = __webpack_require__(55193);
// EXTERNAL MODULE: ./build/results/untrusted.js
var untrusted = __webpack_require__(11427);
;// CONCATENATED MODULE: ./build/results/summary.js




/** GitHub drops a summary over 1 MiB whole; these leave room for everything but the findings. */
const tableBudget = { maxItems: 50, maxBytes: 200_000 };
const detailsBudget = { maxItems: 50, maxBytes: 600_000 };
const maxPassage = 1000;
/** The job summary in GitHub's Markdown. */
function renderSummary(result) {
    const { assessment, report, details } = result;
    const sections = ['## Security Test Gate', (0,results_sections/* renderHead */.pd)(result)];
    if (assessment) {
        sections.push((0,results_sections/* renderCounts */.Pn)(assessment), renderPie(assessment.counts) ?? '', renderHistory(report?.history ?? []) ?? '', (0,acceptances/* renderAcceptances */.d)(assessment.acceptances ?? []));
        if (details === 'full')
            sections.push(renderBlocking(assessment.blocking), renderDetails(assessment.blocking));
        else if (assessment.blocking.length > 0)
            sections.push('Findings are shown as counts only (`details`).');
    }
    return `${sections.filter(Boolean).join('\n\n')}\n`;
}
function renderBlocking(blocking) {
    return (0,results_sections/* renderTable */.bo)(blocking, { ...tableBudget, elsewhere: 'in the PDF report' });
}
function renderDetails(blocking) {
    const shown = (0,results_sections/* fitting */._Q)(blocking.slice(0, detailsBudget.maxItems).map(renderFinding), detailsBudget);
    return shown.length === 0 ? '' : ['#### Details of what blocks', ...shown].join('\n\n');
}
/** A finding that folds out. GitHub reads Markdown inside of `details` after an empty line. */
function renderFinding(assessed) {
    const { finding } = assessed;
    const [severity, name, endpoint, id] = (0,results_sections/* renderCells */.OP)(assessed);
    const facts = [
        ['Id', id],
        ['Endpoint', endpoint],
        ['OWASP', finding.owasp && owaspLink(finding.owasp)],
        ['CWE', finding.cwe && cweLink(finding.cwe)],
        [
            'CVSS',
            [finding.cvss_score, finding.cvss_vector]
                .filter((part) => part !== undefined)
                .map((part) => (0,untrusted/* forMarkdown */.Bm)(String(part)))
                .join(', '),
        ],
        ['Impact', finding.impact && (0,untrusted/* forMarkdown */.Bm)(finding.impact, maxPassage)],
        ['Remediation', finding.remediation && (0,untrusted/* forMarkdown */.Bm)(finding.remediation, maxPassage)],
    ].filter(([, value]) => value);
    const list = facts.map(([label, value]) => `- **${label}:** ${value}`).join('\n');
    return `<details><summary><b>${severity}</b> · ${name} · ${endpoint}</summary>\n\n${list}\n\n</details>`;
}
function owaspLink(owasp) {
    const year = /^API\d+:(2019|2023)/.exec(owasp)?.[1];
    return year
        ? `[${(0,untrusted/* forMarkdown */.Bm)(owasp)}](https://owasp.org/API-Security/editions/${year}/en/0x11-t10/)`
        : (0,untrusted/* forMarkdown */.Bm)(owasp);
}
function cweLink(cwe) {
    const number = /^CWE-(\d{1,5})$/.exec(cwe)?.[1];
    return number ? `[${(0,untrusted/* forMarkdown */.Bm)(cwe)}](https://cwe.mitre.org/data/definitions/${number}.html)` : (0,untrusted/* forMarkdown */.Bm)(cwe);
}

;// CONCATENATED MODULE: ./build/actions/gate/settle.js







const title = 'Security Test Gate';
/** Sets every output; a later call overrides an earlier one. Throws when they cannot be set: nobody could read the verdict. */
function setOutputs(result) {
    for (const [name, value] of Object.entries(outputsOf(result)))
        (0,core/* setOutput */.uH)(name, value);
}
/** Says the verdict in the log, as an annotation where the job does not simply succeed. */
function announce({ verdict, job, run }) {
    const headline = `Verdict: ${verdict.verdict}${(0,gate_verdict/* reasonOf */.A3)(verdict) && ` (${(0,gate_verdict/* reasonOf */.A3)(verdict)})`}. ${verdict.message}`;
    const line = (0,untrusted/* forLog */.Ig)([headline, (0,next_step/* nextStep */.s)(verdict, run)].filter(Boolean).join(' '));
    if (job === 'failure')
        (0,core/* error */.z3)(line, { title });
    else if (job === 'warning')
        (0,core/* warning */.$e)(line, { title });
    else
        (0,core/* info */.pq)(line);
}
/**
 * Writes the job summary; a later call overrides an earlier one. The verdict stands already: a summary that cannot be written is
 * a warning.
 */
async function writeSummary(result) {
    try {
        await core/* summary */.z.emptyBuffer().addRaw(renderSummary(result)).write({ overwrite: true });
    }
    catch (cause) {
        (0,core/* warning */.$e)((0,untrusted/* forLog */.Ig)(`The job summary could not be written: ${(0,error_message/* messageOf */.b)(cause)}`), {
            title,
        });
    }
}
/** A result without a tested build. */
function untested(verdict, leniency) {
    return { verdict, job: (0,gate_verdict/* jobResult */.jz)(verdict, leniency), details: 'counts' };
}


/***/ }),

/***/ 69105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ createStory),
  R: () => (/* binding */ warn)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
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

// EXTERNAL MODULE: ./build/results/untrusted.js
var untrusted = __webpack_require__(11427);
;// CONCATENATED MODULE: ./build/actions/gate/story.js



/** A line at least this often while the gate waits. */
const heartbeatMs = 60_000;
/** Tells in the log what the gate does, without secrets, and keeps what it learnt of app and run. */
function createStory(redact) {
    const progress = { triggering: false, lostTrigger: false };
    let lastLineAt = performance.now();
    const say = (line) => {
        (0,core/* info */.pq)((0,untrusted/* forLog */.Ig)(redact(line)));
        lastLineAt = performance.now();
    };
    const tell = (event) => {
        const isQuiet = performance.now() - lastLineAt < heartbeatMs;
        const line = lineOf(event, { progress, isQuiet });
        record(event, progress);
        if (line !== undefined)
            say(line);
    };
    return {
        progress,
        tell,
        retried: (event) => say(retryLine(event)),
    };
}
function record(event, progress) {
    progress.triggering = event.kind === 'triggering';
    if (event.kind === 'trigger-uncertain')
        progress.lostTrigger = true;
    // At most one test is in flight for an app: what is accepted now leaves no other.
    if (event.kind === 'run-triggered')
        progress.lostTrigger = false;
    if ('app' in event)
        progress.app = event.app;
    if ('run' in event)
        progress.run = event.run;
    if (event.kind === 'governed')
        progress.policy = describePolicy(event);
}
/** The line that tells an event; none for what is not new. */
function lineOf(event, { progress, isQuiet }) {
    switch (event.kind) {
        case 'app-found':
            return `App ${event.app.label ?? ''} (${event.app.appId}), registration ${event.app.registrationStatus}`;
        case 'registration-awaited':
            return `Registration is ${event.status}; waiting up to ${formatDuration(event.timeoutMs)} for it to be COMPLETED`;
        case 'version-awaited':
            return `The app does not report build ${event.build} yet: it ${event.seen}; waiting up to ${formatDuration(event.timeoutMs)}`;
        case 'version-differs':
            return `The app ${event.seen}`;
        case 'version-seen':
            return `The app reports build ${event.build}`;
        case 'version-proven':
            return `Tested build ${event.build}, before and after the run`;
        case 'triggering':
            return undefined;
        case 'run-triggered':
            return `Triggered ${nameOf(event.run)}`;
        case 'run-adopted':
            return `Adopted ${nameOf(event.run)}, which is ${event.run.state}`;
        case 'trigger-uncertain':
            return `${event.error.message}; it is unknown whether a run started, so the findings list is looked at first`;
        case 'trigger-postponed':
            return retryLine(event);
        case 'queued-behind-run':
            return `Another run of the app is active; waiting up to ${formatDuration(event.timeoutMs)} for it to end`;
        case 'run-polled':
            return event.run.state === progress.run?.state && progress.run.taskId === event.run.taskId
                ? undefined
                : `${capitalized(nameOf(event.run))} is ${event.run.state} after ${formatDuration(event.elapsedMs)}`;
        case 'run-interrupted':
            return `The run was INTERRUPTED, its findings are unknown; triggering rerun ${event.rerun} of ${event.maxReruns}`;
        case 'governed':
            return `Policy: ${describePolicy(event)}`;
        case 'baseline-read':
            return `The baseline, app ${event.baseline.appId}, has ${event.baseline.findings.length} open findings`;
        case 'findings-awaited':
            return `The findings list still says RUN_IN_PROGRESS; waiting up to ${formatDuration(event.timeoutMs)}`;
        case 'later-runs-excluded':
            return `A later run may have changed the findings before they were read; its report would be listed within ${formatDuration(event.timeoutMs)}`;
        case 'waiting':
            return isQuiet ? undefined : `Still waiting for ${event.for}, for ${formatDuration(event.elapsedMs)} so far`;
        case 'poll-failed':
            return `${event.error.message}; the next poll follows`;
    }
}
function describePolicy({ policy, policyOrigin }) {
    return policy
        ? `${policyOrigin}, which accepts ${policy.acceptances.length} risks`
        : `none, there is no ${policyOrigin}`;
}
function retryLine({ error, waitMs }) {
    return `${error.message}; trying again in ${formatDuration(waitMs)}`;
}
function nameOf({ runNumber, taskId }) {
    return runNumber === undefined ? `the run (task ${taskId})` : `run ${runNumber} (task ${taskId})`;
}
function capitalized(text) {
    return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
/** A warning that is not a verdict: something beside the decision did not work. */
function warn(message) {
    (0,core/* warning */.$e)((0,untrusted/* forLog */.Ig)(message), { title: 'Security Test Gate' });
}


/***/ }),

/***/ 61284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ targetOf),
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1708);





const openFolder = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
/**
 * Finds out where a file would be written. The workspace can hold what somebody proposes: a link in it must not lead the gate's text,
 * parts of which others choose, to a script that runs later, to git's own files, or into the log.
 * @throws {Error} whose message continues a sentence that names the input, when that is no place to write to
 */
function targetOf(file, { workspace, tempFolder }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workspace, file);
    const target = { folder: realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)), name: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path) };
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(target.folder, target.name);
    if (![workspace, tempFolder].some((root) => isBelow(place, realFolder(root))))
        throw new Error(`must lie in the workspace or in \`RUNNER_TEMP\`, outside of \`.git\`; links resolved, it is ${place}`);
    const present = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(place, { throwIfNoEntry: false });
    if (present && !present.isFile())
        throw new Error(`must be a regular file; what is at ${place} is a link, a folder or a device`);
    return target;
}
/** The path without links. What is not there yet will be made as it is named. */
function realFolder(path) {
    const isThere = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    return isThere ? node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(path) : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path));
}
/** The path of a file on another drive stays absolute; where case does not matter, `.GIT` is `.git`. */
function isBelow(path, root) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, path);
    const segments = inside.toLowerCase().split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep);
    return inside !== '' && !(0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(inside) && segments[0] !== '..' && !segments.includes('.git');
}
/**
 * Writes a file whole or not at all, in place of a regular file that is there.
 * @throws {Error} when it cannot be written, or may not be, see {@link targetOf}
 */
async function writeWhole(file, { text, folders }) {
    const { folder, name } = targetOf(file, folders);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { recursive: true });
    // A process that the change left behind could put a link in the folder's place: on Linux an open folder stays the same.
    const handle = node_process__WEBPACK_IMPORTED_MODULE_4__.platform === 'linux' ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(folder, openFolder) : undefined;
    try {
        const opened = handle ? `/proc/self/fd/${handle.fd}` : folder;
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(opened)) !== folder)
            throw new Error(`${folder} was replaced meanwhile`);
        await writeInto(opened, { name, text });
    }
    finally {
        await handle?.close();
    }
}
/** The new file is made aside, where nothing was, and takes the other's place: a link that stands there is replaced, not followed. */
async function writeInto(folder, { name, text }) {
    const aside = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, `.security-test-gate-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}`);
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(aside, 'wx');
    try {
        await file.writeFile(text).finally(() => file.close());
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(aside, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name));
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(aside, { force: true });
        throw error;
    }
}


/***/ }),

/***/ 60821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bi: () => (/* binding */ missingFile),
  Ji: () => (/* binding */ openGoverningReader),
  SH: () => (/* binding */ repositoryPath)
});

// UNUSED EXPORTS: createGoverningReader

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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
var environment = __webpack_require__(66039);
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
        const { findGoverningSource } = await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(641)]).then(__webpack_require__.bind(__webpack_require__, 28641));
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
    const { createOctokit } = await __webpack_require__.e(/* import() */ 676).then(__webpack_require__.bind(__webpack_require__, 41676));
    return createOctokit({ token, signal, timeLimitMs, maxRetries: Number.POSITIVE_INFINITY });
}
async function readAtCommit({ path, maxBytes }, { source: { repository, commit: ref }, octokit }) {
    const { readRepositoryFile } = await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(483)]).then(__webpack_require__.bind(__webpack_require__, 65483));
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

/***/ 18616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withStatusUrl)
/* harmony export */ });
/* unused harmony export appUrlAt */
/* harmony import */ var _results_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91319);

const maxLength = 500;
/** Address of an app in the API, for people; `given` is the service's own word for it. */
function appUrlAt(baseUrl, appId, given) {
    return addressOf(baseUrl, { path: ['apps', appId], given });
}
/** The task with an address for people, likewise. */
function withStatusUrl(baseUrl, task) {
    return { ...task, statusUrl: addressOf(baseUrl, { path: ['tasks', task.taskId], given: task.statusUrl }) };
}
/** The address that the service gives when it leads to the API and nowhere else; otherwise the documented one. */
function addressOf(baseUrl, { path, given }) {
    const base = baseUrl.href.replace(/\/$/, '');
    if (given !== undefined && isBelow(base, given) && (0,_results_credentials_js__WEBPACK_IMPORTED_MODULE_0__.redact)(given) === given)
        return given;
    return `${base}/${path.map((part) => encodeURIComponent(part.toWellFormed())).join('/')}`;
}
/** Whether an address is the base's own and one of its paths, written as a browser reads it. */
function isBelow(base, address) {
    const url = URL.parse(address);
    const isPlain = url?.href === address && url.search === '' && url.hash === '' && address.length <= maxLength;
    return isPlain && address.startsWith(`${base}/`);
}


/***/ }),

/***/ 41240:
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

/***/ 36735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ rankOf),
/* harmony export */   Lu: () => (/* binding */ reachesThreshold),
/* harmony export */   XP: () => (/* binding */ effectiveSeverity),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   jv: () => (/* binding */ ignoredOverride)
/* harmony export */ });
/** The four severities of the API, worst first, in the lower case of our inputs. */
const severities = ['critical', 'high', 'medium', 'low'];
/**
 * The severity that the service gives: a manual override when it is one of the four, else the finding's own.
 * @returns undefined when that is none of the four
 */
function effectiveSeverity({ severity, updated_severity }) {
    return toSeverity(updated_severity) ?? toSeverity(severity);
}
/** Whether a severity is at or above the threshold. A severity that nobody knows is, at every threshold but `none`. */
function reachesThreshold(severity, threshold) {
    if (threshold === 'none')
        return false;
    return severity === undefined || severities.indexOf(severity) <= severities.indexOf(threshold);
}
/** Position from the worst on. An unknown severity may be the worst: it comes first. */
function rankOf(severity) {
    return severity === undefined ? -1 : severities.indexOf(severity);
}
/** The service's manual override when it is none of the four, and therefore ignored; undefined when there is nothing to ignore. */
function ignoredOverride({ updated_severity }) {
    const word = updated_severity?.trim();
    return toSeverity(word) === undefined ? word || undefined : undefined;
}
function toSeverity(text) {
    const word = text?.trim().toLowerCase();
    return severities.find((severity) => severity === word);
}


/***/ }),

/***/ 30010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isTerminal),
/* harmony export */   q: () => (/* binding */ runInProgress)
/* harmony export */ });
/** States in which a task stays. */
const terminalStates = new Set(['COMPLETED', 'FAILED', 'CANCELLED', 'INTERRUPTED']);
/** Whether a task has ended. A state that nobody knows is no end. */
function isTerminal(state) {
    return terminalStates.has(state);
}
/** What the findings list says while a test of the app is active. */
const runInProgress = 'RUN_IN_PROGRESS';


/***/ }),

/***/ 39231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   CU: () => (/* binding */ setupError),
/* harmony export */   RP: () => (/* binding */ notTested),
/* harmony export */   fh: () => (/* binding */ verdictOnFindings),
/* harmony export */   jz: () => (/* binding */ jobResult),
/* harmony export */   lU: () => (/* binding */ wasAskedFor)
/* harmony export */ });
function notTested(reason, message) {
    return { verdict: 'not-tested', reason, message };
}
function setupError(reason, message) {
    return { verdict: 'error', reason, message };
}
/** The verdict on findings that were read whole after our run COMPLETED. There is no other way to `passed`. */
function verdictOnFindings({ blocking, open }) {
    if (blocking.length > 0) {
        const message = `${countOf(blocking.length, 'open finding')} ${blocking.length === 1 ? 'blocks' : 'block'} this build.`;
        return { verdict: 'failed', reason: 'findings', message };
    }
    const message = open.length === 0
        ? 'The build was tested and no open finding was found.'
        : `The build was tested; ${countOf(open.length, 'open finding')}, none of which blocks.`;
    return { verdict: 'passed', message };
}
/** The reason code; empty for `passed`. */
function reasonOf(verdict) {
    return verdict.verdict === 'passed' ? '' : verdict.reason;
}
/** Whether the job succeeds: without reserve, with a warning, or not at all. */
function jobResult(verdict, { warnOnly, onNotTested }) {
    switch (verdict.verdict) {
        case 'passed':
            return 'success';
        case 'failed':
            return warnOnly ? 'warning' : 'failure';
        case 'not-tested':
            if (verdict.reason === 'cancelled')
                return 'failure';
            if (wasAskedFor(verdict))
                return 'warning';
            return onNotTested === 'warn' ? 'warning' : 'failure';
        case 'error':
            return 'failure';
    }
}
/** Whether the inputs ask for no test, or not for its result. */
function wasAskedFor(verdict) {
    return reasonOf(verdict) === 'not-awaited' || reasonOf(verdict) === 'dry-run';
}
function countOf(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 66039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   ce: () => (/* binding */ readAttempt),
/* harmony export */   gt: () => (/* binding */ visibilityOf),
/* harmony export */   iz: () => (/* binding */ readFolders),
/* harmony export */   rD: () => (/* binding */ readPayload)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
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
    const attempt = `${node_process__WEBPACK_IMPORTED_MODULE_2__.env.GITHUB_RUN_ID}.${node_process__WEBPACK_IMPORTED_MODULE_2__.env.GITHUB_RUN_ATTEMPT}`;
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
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66039);


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
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49396);

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

/***/ 49396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ isDenied),
/* harmony export */   Jz: () => (/* binding */ isRateLimited),
/* harmony export */   LK: () => (/* binding */ briefMessageOf),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   rR: () => (/* binding */ headerOf)
/* harmony export */ });
/* harmony import */ var _error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41240);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66039);


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

/***/ 96609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ renderAcceptances),
/* harmony export */   r: () => (/* binding */ remarksOn)
/* harmony export */ });
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55193);
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11427);


const budget = { maxItems: 100, maxBytes: 60_000 };
/** What the policy accepts, by whom and until when, as a table; empty without an acceptance. */
function renderAcceptances(uses) {
    if (uses.length === 0)
        return '';
    const rows = (0,_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .fitting */ ._Q)(uses.map(renderUse), budget);
    const rest = uses.length - rows.length;
    const head = ['| Accepted | Findings | Reason | Owner | Until (UTC) |', '|:---|---:|:---|:---|:---|'];
    const table = [...head, ...rows].join('\n');
    return ['#### Accepted risks', table, ...(rest > 0 ? [`… and ${rest} more in the policy file.`] : [])].join('\n\n');
}
function renderUse({ acceptance, standing, findings }) {
    const { description, reason, owner, expires } = acceptance;
    const until = { holds: expires, 'expires-soon': `${expires} (soon)`, expired: `${expires} (**expired**)` }[standing];
    const cells = [(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(description), findings, (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(reason), (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(owner), until];
    return `| ${cells.join(' | ')} |`;
}
/** What the owners of the policy should hear of: entries that match nothing, no longer hold, or soon will not. */
function remarksOn(uses) {
    return uses.flatMap((use) => remarkOn(use) ?? []);
}
function remarkOn({ acceptance, standing, findings }) {
    const { description, owner, expires } = acceptance;
    const entry = `The acceptance of ${description} (${owner})`;
    if (findings === 0)
        return { level: 'notice', message: `${entry} matches no finding: remove it from the policy if it is done with.` };
    if (standing === 'expired')
        return { level: 'warning', message: `${entry} expired after ${expires}: it accepts nothing any more.` };
    if (standing === 'expires-soon')
        return { level: 'warning', message: `${entry} ends after ${expires}: fix the risk, or renew it before.` };
    return undefined;
}


/***/ }),

/***/ 91319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ redactTokens),
/* harmony export */   redact: () => (/* binding */ redact)
/* harmony export */ });
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


/***/ }),

/***/ 72425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J7: () => (/* binding */ countsLine),
/* harmony export */   iP: () => (/* binding */ termOf),
/* harmony export */   mC: () => (/* binding */ findingLine)
/* harmony export */ });
/* harmony import */ var _gate_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36735);

/** The open findings in one line: `4 open findings: 1 critical, 2 high, 0 medium, 1 low`. */
function countsLine({ open, accepted, counts, findings, newCount }) {
    const unknown = open.filter(({ severity }) => severity === undefined).length;
    const bySeverity = _gate_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => `${counts[severity]} ${severity}`).join(', ');
    const others = unknown > 0 ? `, ${unknown} of unknown severity` : '';
    const novel = newCount === undefined ? '' : `; ${newCount} of them absent from the baseline`;
    const setAside = accepted.length > 0 ? `; ${accepted.length} more accepted by the policy` : '';
    return `${findings.length} findings read, ${open.length} of them open: ${bySeverity}${others}${novel}${setAside}`;
}
/** One finding in one line; foreign text, not yet made harmless. */
function findingLine({ finding, severity, state, acceptance }) {
    const { label, title, method, path, id } = finding;
    const term = acceptance ? `; ${termOf(acceptance, state)}` : '';
    const endpoint = [method, path].filter(Boolean).join(' ') || 'whole app';
    return `${(severity ?? finding.severity).toUpperCase()} ${title ?? label} – ${endpoint} (${id})${term}`;
}
/** What a finding's acceptance came to: foreign text, too. */
function termOf({ owner, expires }, state) {
    return state === 'open' ? `acceptance by ${owner} expired after ${expires}` : `accepted by ${owner} until ${expires}`;
}


/***/ }),

/***/ 92631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ nextStep)
/* harmony export */ });
/* harmony import */ var _gate_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30010);

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
function nextStep(verdict, run) {
    if (verdict.verdict === 'passed')
        return undefined;
    const step = nextSteps[verdict.reason];
    return run && isAdoptable(verdict, run.state) ? `${step} ${adoption(run.taskId)}` : step;
}
function isAdoptable(verdict, state) {
    const canComplete = !(0,_gate_states_js__WEBPACK_IMPORTED_MODULE_0__/* .isTerminal */ .H)(state) || state === 'COMPLETED';
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


/***/ }),

/***/ 29149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A_: () => (/* binding */ createRedactors),
  nQ: () => (/* binding */ redactApp),
  II: () => (/* binding */ redactAssessment),
  VS: () => (/* binding */ redactRun),
  Lv: () => (/* binding */ redactVerdict)
});

// EXTERNAL MODULE: ./build/results/credentials.js
var credentials = __webpack_require__(91319);
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
    return { text: (text) => (0,credentials.redact)(redactKnown(text)), id: (text) => (0,credentials/* redactTokens */.O)(redactKnown(text)) };
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


/***/ }),

/***/ 55193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OP: () => (/* binding */ renderCells),
/* harmony export */   Pn: () => (/* binding */ renderCounts),
/* harmony export */   _Q: () => (/* binding */ fitting),
/* harmony export */   bo: () => (/* binding */ renderTable),
/* harmony export */   pd: () => (/* binding */ renderHead)
/* harmony export */ });
/* harmony import */ var _gate_severity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36735);
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39231);
/* harmony import */ var _findings_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72425);
/* harmony import */ var _next_step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92631);
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11427);





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
    const step = (0,_next_step_js__WEBPACK_IMPORTED_MODULE_0__/* .nextStep */ .s)(verdict, run);
    const parts = [`### ${headings[verdict.verdict]}`, (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .messageForMarkdown */ .mP)(verdict.message)];
    if (step)
        parts.push(`**Next step:** ${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .messageForMarkdown */ .mP)(step)}`);
    return [...parts, renderFacts(result)].join('\n\n');
}
function renderFacts(result) {
    const { verdict, job, app, run, threshold, policy, newOnly, report, commit, runUrl } = result;
    const reason = (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(verdict);
    const warning = job === 'warning' ? ', the job succeeds with a warning' : '';
    const facts = [
        ['Verdict', `\`${verdict.verdict}\`${reason && ` (\`${reason}\`)`}${warning}`],
        ['Commit', commit && (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(commit.slice(0, 10))],
        ['App', app && `${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(app.label ?? '')} (${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(app.appId)})`.trim()],
        ['Run', run && renderRun(run)],
        ['Build', result.assessment && renderProof(result)],
        ['Fails on', threshold && renderThreshold(threshold, newOnly)],
        ['Policy', policy && (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(policy)],
        ['Report', report?.path && (report.artifactUrl ? `[PDF](${report.artifactUrl})` : 'see `report-path`')],
        ['Job', runUrl && `[workflow run](${runUrl})`],
    ];
    const [verdictRow, ...rows] = facts.filter(([, value]) => value).map(([name, value]) => `| ${name} | ${value} |`);
    return [verdictRow, '|:---|:---|', ...rows].join('\n');
}
function renderProof({ provenVersion }) {
    if (provenVersion === undefined)
        return 'no proof was asked for (`version-url`)';
    return `tested build ${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(provenVersion)}, before and after the run`;
}
function renderThreshold(threshold, newOnly = false) {
    if (threshold === 'none')
        return 'no severity';
    return `\`${threshold}\` and above${newOnly ? ', new findings only' : ''}`;
}
function renderRun({ runNumber, state, taskId, statusUrl }) {
    const target = statusUrl === undefined ? undefined : linkable(statusUrl);
    const link = target === undefined ? '' : `, [status](${target})`;
    return `${runNumber ?? ''} ${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(state)}, task ${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(taskId)}${link}`.trim();
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
    const columns = _gate_severity_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO.map((severity) => [capitalized(severity), counts[severity]]);
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
        .map((word) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(word, maxSeverityLength))
        .join(', ')
        .concat(words.length > maxUnknownSeverities ? ', …' : '');
}
/** A finding as the cells of a row: severity, name, endpoint, id. */
function renderCells({ finding, severity, state, acceptance, }) {
    const { title, label, id } = finding;
    const name = title && title !== label ? `${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(title)} (${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(label)})` : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(label);
    const shown = severity ? capitalized(severity) : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(finding.severity);
    const term = acceptance ? `; ${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)((0,_findings_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .termOf */ .iP)(acceptance, state))}` : '';
    return [shown, `${name}${term}`, renderEndpoint(finding), (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(id)];
}
function renderEndpoint({ method, path }) {
    return method || path ? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)([method, path].filter(Boolean).join(' ')) : 'whole app';
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


/***/ }),

/***/ 11427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ forMarkdown),
/* harmony export */   Ig: () => (/* binding */ forLog),
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   VI: () => (/* binding */ beginningOf),
/* harmony export */   mP: () => (/* binding */ messageForMarkdown),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91319);

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
function forMarkdown(text, maxLength = maxCellLength) {
    const escaped = clean(text, maxLength)
        .replace(/[&<>|[\]\\`*_~#@!$^]|:(?! )|(?<=www)\./gi, (character) => `&#${character.codePointAt(0)};`)
        .replaceAll(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
    const maxEscaped = maxEscapes * maxLength;
    return escaped.length <= maxEscaped ? escaped : `${beginningOf(escaped, maxEscaped).replace(/&[^;]*$/, '')}…`;
}
/** A message of our own that may quote foreign text: as `forMarkdown`, but names of inputs in backticks stay code. */
function messageForMarkdown(message) {
    return forMarkdown(message, maxLineLength).replace(/&#96;([a-z][a-z\d-]*(?:: (?:[\w-]|&#95;)+)?)&#96;/g, (_, name) => `\`${name.replaceAll('&#95;', '_')}\``);
}
/** The beginning of a long text, for a message that quotes it. */
function excerpt(text) {
    return clean(text, maxExcerptLength);
}
/** A redacted piece of one line. The cut before the redaction lies far beyond what is shown, so that no token is cut in two. */
function clean(text, maxLength) {
    return shorten((0,_credentials_js__WEBPACK_IMPORTED_MODULE_0__.redact)(oneLine(beginningOf(text, maxLength + 10_000))), maxLength);
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


/***/ }),

/***/ 58508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** Version of this release; a test holds it against package.json. */
const version = '0.1.0';


/***/ })

};
