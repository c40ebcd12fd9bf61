export const id = 279;
export const ids = [279];
export const modules = {

/***/ 72865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   JT: () => (/* binding */ runChecks),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   hT: () => (/* binding */ skipped),
/* harmony export */   ok: () => (/* binding */ ok)
/* harmony export */ });
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51699);


function diagnosis(status, message, remedy = '') {
    return { status, message, remedy };
}
const ok = (message) => diagnosis('ok', message);
const skipped = (message) => diagnosis('skipped', message);
const warning = (message, remedy) => diagnosis('warning', message, remedy);
const failed = (message, remedy) => diagnosis('failed', message, remedy);
/**
 * Runs the checks in order; one that needs a check which did not work out is skipped, and no check
 * stops the others.
 */
async function runChecks(checks, signal) {
    const results = [];
    /** Of each check that tells nothing the one that is to blame. */
    const causes = new Map();
    for (const { id, needs = [], diagnose } of checks) {
        const cause = needs.map((need) => causes.get(need)).find((blamed) => blamed !== undefined);
        const diagnosis = cause
            ? skipped(`Not checked, because of \`${cause}\`.`)
            : await attempt(diagnose, signal);
        if (diagnosis.status === 'failed' || diagnosis.status === 'skipped')
            causes.set(id, cause ?? id);
        results.push({ id, ...diagnosis });
    }
    return results;
}
async function attempt(diagnose, signal) {
    try {
        return await diagnose();
    }
    catch (error) {
        signal.throwIfAborted();
        return failed((0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .e)((0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error)), remedyFor(error));
    }
}
const passing = ['network', 'timeout', 'server-error', 'rate-limited', 'request-timeout'];
/** Whatever a check did not expect; each knows its own failures better. */
function remedyFor(error) {
    if ((0,_service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isServiceError */ .gi)(error, ...passing))
        return 'The service failed in passing, in spite of repeated attempts: run this again later, and tell whoever runs the service if it stays.';
    if ((0,_service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isServiceError */ .gi)(error, 'unauthenticated', 'login-rejected'))
        return 'Check the secrets of the login.';
    if ((0,_service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isServiceError */ .gi)(error))
        return 'Check that `base-url` is the address of the API and that nothing between the runner and the service changes its answers.';
    return 'This is a fault of the action: please report it.';
}


/***/ }),

/***/ 39279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __webpack_require__(6805);
// EXTERNAL MODULE: ./build/src/clock.js
var clock = __webpack_require__(78179);
// EXTERNAL MODULE: ./build/src/text/untrusted.js
var untrusted = __webpack_require__(99815);
// EXTERNAL MODULE: ./build/src/version.js
var version = __webpack_require__(28009);
// EXTERNAL MODULE: ./build/src/actions/job.js
var job = __webpack_require__(14718);
// EXTERNAL MODULE: ./build/src/actions/secrets.js
var actions_secrets = __webpack_require__(68656);
// EXTERNAL MODULE: ./build/src/actions/sub-action.js
var sub_action = __webpack_require__(51902);
// EXTERNAL MODULE: ./build/src/actions/certificates.js
var actions_certificates = __webpack_require__(23149);
// EXTERNAL MODULE: ./build/src/actions/connection-inputs.js
var connection_inputs = __webpack_require__(52987);
// EXTERNAL MODULE: ./build/src/actions/governing-reader.js + 1 modules
var governing_reader = __webpack_require__(66048);
// EXTERNAL MODULE: ./build/src/actions/input-reader.js + 1 modules
var input_reader = __webpack_require__(44904);
// EXTERNAL MODULE: ./build/src/actions/doctor/check.js
var check = __webpack_require__(72865);
;// CONCATENATED MODULE: ./build/src/actions/doctor/inputs.js





/** Reads the inputs. Problems are for the checks to tell, beside all others. */
async function readInputs(secrets, signal) {
    const reader = new input_reader/* InputReader */.i_();
    const certificates = await (0,actions_certificates/* readCertificates */.j)(reader, (0,governing_reader/* openGoverningReader */.Ji)(reader, signal));
    const connection = (0,connection_inputs/* readConnectionInputs */.q)(reader, certificates, secrets);
    const appId = reader.identifier('app-id');
    const githubToken = reader.text('github-token') ?? '';
    secrets.mask(githubToken);
    const setsStatus = reader.text('commit-status') !== undefined;
    reader.refuseStrayVariables();
    const checks = inputChecks(connection, reader.problems);
    return { connection, appId, githubToken, setsStatus, checks };
}
function inputChecks(connection, problems) {
    const ofAddress = problems.filter((problem) => /^`(base|auth)-url`/.test(problem));
    const others = problems.filter((problem) => !ofAddress.includes(problem));
    return [
        { id: 'base-url', diagnose: () => diagnoseAddress(connection, ofAddress) },
        { id: 'inputs', diagnose: () => diagnoseOthers(others) },
        { id: 'credentials', diagnose: () => diagnoseCredentials(connection) },
    ];
}
function diagnoseAddress({ baseUrl, authUrl }, problems) {
    if (problems.length === 0)
        return (0,check.ok)(`The API is at ${baseUrl.href}, the token endpoint below ${authUrl.href}.`);
    return (0,check/* failed */.gz)(`${problems.join('; ')}.`, 'Give the address of the API as whoever runs the service tells it, such as `https://security.example.com/v1`.');
}
function diagnoseOthers(problems) {
    if (problems.length === 0)
        return (0,check.ok)('All other inputs are well-formed.');
    return (0,check/* failed */.gz)(`${problems.join('; ')}.`, 'Correct these inputs of the step.');
}
function diagnoseCredentials({ credentials }) {
    const missing = (0,connection_inputs/* missingCredentials */.n)(credentials);
    if (missing === undefined)
        return (0,check.ok)('A login is given.');
    return (0,check/* failed */.gz)(`There is no complete login: ${missing}.`, 'Store the login as secrets and give them to the step. A secret that does not exist, or that this workflow does not get (pull requests of forks and of Dependabot), is empty.');
}

;// CONCATENATED MODULE: ./build/src/actions/doctor/run.js








const title = 'Doctor';
/**
 * Runs `doctor`. Unlike the other sub-actions it does not stop at invalid inputs: they are a
 * finding beside others. True when nothing failed.
 */
async function run(signal) {
    const secrets = (0,actions_secrets/* createSecrets */.g)();
    const journal = (0,job/* createJournal */.s)(title, secrets.known);
    const inputs = await readInputs(secrets, signal);
    (0,core/* info */.pq)(`${title} ${version/* version */.r}`);
    journal.setOutput('healthy', 'false');
    journal.setOutput('checks', '[]');
    const report = await (0,sub_action/* untilCancelled */.c8)(signal, journal, async () => {
        // Loaded here, so that a signal is heeded meanwhile.
        const { examine } = await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(606), __webpack_require__.e(144), __webpack_require__.e(11), __webpack_require__.e(419), __webpack_require__.e(487)]).then(__webpack_require__.bind(__webpack_require__, 50487));
        const options = { clock: (0,clock/* systemClock */.m)(signal), signal, onRetry: journal.retried };
        return tell(await examine(inputs, secrets, options), journal);
    });
    await (0,sub_action/* finish */.O9)(title, journal, report);
    return report.succeeded;
}
/** Sets the outputs and tells each check in the log. */
function tell(results, journal) {
    const { line, say, warn, setOutput } = journal;
    // Texts of the service can be among them.
    const checks = results.map((result) => ({ ...result, message: line(result.message) }));
    const failures = checks.filter(({ status }) => status === 'failed');
    setOutput('healthy', String(failures.length === 0));
    setOutput('checks', JSON.stringify(checks));
    for (const { id, status, message, remedy } of checks) {
        if (status === 'failed')
            (0,core/* error */.z3)(line(`${id}: ${message} ${remedy}`), { title });
        else if (status === 'warning')
            warn(`${id}: ${message} ${remedy}`);
        else
            say(`${icons[status]} ${id}: ${message}`);
    }
    const details = renderTable(checks);
    if (failures.length === 0)
        return { succeeded: true, message: `Nothing is wrong.${notice(checks)}`, details };
    const named = failures.map(({ id }) => `\`${id}\``).join(', ');
    const message = `${failures.length} of ${checks.length} checks failed: ${named}.`;
    return { succeeded: false, message, details };
}
function notice(checks) {
    const count = checks.filter(({ status }) => status === 'warning').length;
    return count === 0 ? '' : ` There ${count === 1 ? 'is 1 warning' : `are ${count} warnings`}.`;
}
const icons = { ok: '✅', warning: '⚠️', failed: '❌', skipped: '➖' };
function renderTable(checks) {
    const rows = checks.map(({ id, status, message, remedy }) => {
        const texts = [message, remedy].map(untrusted/* messageForMarkdown */.mP).join(' | ');
        return `| \`${id}\` | ${icons[status]} ${status} | ${texts} |`;
    });
    const head = ['| Check | Result | What was found | What to do |', '| --- | --- | --- | --- |'];
    return [...head, ...rows].join('\n');
}


/***/ }),

/***/ 91673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ messageOfFailure),
/* harmony export */   y: () => (/* binding */ JobFailure)
/* harmony export */ });
/* harmony import */ var _results_remedies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28706);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90654);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51699);



/** What keeps an action from its work, told to people: what happened, and what to do about it. */
class JobFailure extends Error {
    name = 'JobFailure';
}
/** One message for whatever was thrown on the way. */
function messageOfFailure(error) {
    if (error instanceof JobFailure)
        return error.message;
    if ((0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isServiceError */ .gi)(error))
        return `${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .e)(describe(error))} ${_results_remedies_js__WEBPACK_IMPORTED_MODULE_0__/* .callRemedies */ .rb[error.code]}`;
    return `The action failed on its own: ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error)}`;
}
/** The message with those of single fields that it does not quote already. */
function describe({ message, problem }) {
    const unsaid = (problem?.errors ?? [])
        .map(textOf)
        .filter((text) => text !== '' && !message.includes(text));
    return [message, ...unsaid].join('; ');
}
/**
 * How `errors` of a validation problem are written is not specified: texts, or records of texts.
 */
function textOf(error) {
    if (typeof error === 'string')
        return error;
    const values = typeof error === 'object' && error !== null ? Object.values(error) : [];
    return values.filter((value) => typeof value === 'string').join(': ');
}


/***/ }),

/***/ 14718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ waitFor),
/* harmony export */   s: () => (/* binding */ createJournal)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6805);
/* harmony import */ var _results_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49000);
/* harmony import */ var _service_polling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30470);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99815);
/* harmony import */ var _wait_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63358);





/** `secrets` may grow meanwhile: tokens are known once they are obtained. */
function createJournal(title, secrets) {
    const outputs = new Map();
    let underway;
    const redact = (0,_results_redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .createRedactors */ .A_)(secrets);
    const line = (message) => (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .forLog */ .Ig)(redact.text(message));
    const say = (message) => (0,_actions_core__WEBPACK_IMPORTED_MODULE_3__/* .info */ .pq)(line(message));
    return {
        outputs,
        line,
        say,
        warn: (message) => (0,_actions_core__WEBPACK_IMPORTED_MODULE_3__/* .warning */ .$e)(line(message), { title }),
        setOutput: (name, value) => {
            // The runner drops an output that holds a secret.
            const safe = redact.id(value);
            outputs.set(name, safe);
            (0,_actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setOutput */ .uH)(name, safe);
        },
        leave: (sentence) => {
            underway = sentence;
        },
        underway: () => underway,
        markdown: (text) => (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .forMarkdown */ .Bm)(redact.text(text)),
        retried: (event) => say((0,_wait_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .retryLine */ .Rn)(event)),
    };
}
/** A poll that tells in the log what goes wrong and, once a minute, that it goes on. */
async function waitFor({ clock, cadence, say }, { what, ...wait }) {
    let saidMs = 0;
    return (0,_service_polling_js__WEBPACK_IMPORTED_MODULE_1__/* .poll */ .wt)({
        clock,
        cadence,
        ...wait,
        onNothing: (elapsedMs) => {
            if (elapsedMs - saidMs < _wait_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .heartbeatMs */ .fO)
                return;
            saidMs = elapsedMs;
            say((0,_wait_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .waitingLine */ .Sh)(what, elapsedMs));
        },
        onFault: (error) => say((0,_wait_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .faultLine */ .z9)(error)),
    });
}


/***/ }),

/***/ 51902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O9: () => (/* binding */ finish),
/* harmony export */   _d: () => (/* binding */ runSubAction),
/* harmony export */   c8: () => (/* binding */ untilCancelled)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6805);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(43327);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78179);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(51699);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99815);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28009);
/* harmony import */ var _cancellation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22426);
/* harmony import */ var _certificates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23149);
/* harmony import */ var _connection_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52987);
/* harmony import */ var _failure_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91673);
/* harmony import */ var _governing_reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66048);
/* harmony import */ var _input_reader_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44904);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14718);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68656);













/** Runs a sub-action to its end, also when the job is cancelled. True when the job succeeds. */
async function runSubAction(action, signal) {
    const { title } = action;
    const secrets = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .createSecrets */ .g)();
    const journal = (0,_job_js__WEBPACK_IMPORTED_MODULE_8__/* .createJournal */ .s)(title, secrets.known);
    const read = await readInputs(action, secrets, signal); // masks the secrets, so it precedes the first line of the log
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_10__/* .info */ .pq)(`${title} ${_version_js__WEBPACK_IMPORTED_MODULE_11__/* .version */ .r}`);
    for (const name of action.outputs)
        journal.setOutput(name, '');
    const report = 'problems' in read
        ? { succeeded: false, message: (0,_input_reader_js__WEBPACK_IMPORTED_MODULE_7__/* .describeProblems */ .yg)(read.problems) }
        : await untilCancelled(signal, journal, async () => {
            const job = await createJob(read.connection, journal, secrets, signal);
            return action.work(job, read.inputs);
        });
    await finish(title, journal, report);
    return report.succeeded;
}
async function finish(title, journal, report) {
    await writeSummary(title, journal, report);
    const line = journal.line(report.message);
    if (report.succeeded)
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_10__/* .info */ .pq)(line);
    else
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_10__/* .error */ .z3)(line, { title });
}
async function readInputs(action, secrets, signal) {
    const reader = new _input_reader_js__WEBPACK_IMPORTED_MODULE_7__/* .InputReader */ .i_();
    const certificates = await (0,_certificates_js__WEBPACK_IMPORTED_MODULE_3__/* .readCertificates */ .j)(reader, (0,_governing_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .openGoverningReader */ .Ji)(reader, signal));
    const connection = (0,_connection_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readConnectionInputs */ .q)(reader, certificates, secrets);
    const inputs = await action.readInputs(reader, secrets.mask);
    reader.refuseStrayVariables();
    const missing = (0,_connection_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCredentials */ .n)(connection.credentials);
    const problems = [...reader.problems, ...(missing ? [missing] : [])];
    return problems.length > 0 ? { problems } : { connection, inputs };
}
async function createJob(connection, journal, secrets, signal) {
    // Loaded here, since a run with invalid inputs needs none of it.
    const { connectToService } = await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(606), __webpack_require__.e(144), __webpack_require__.e(419)]).then(__webpack_require__.bind(__webpack_require__, 48419));
    const clock = (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m)(signal);
    const client = connectToService(connection, secrets, { clock, signal, onRetry: journal.retried });
    const { baseUrl, cadence, maxRetries } = connection;
    const { say, warn, setOutput, leave, markdown } = journal;
    return {
        ...{ client, baseUrl, clock, cadence, maxRetries, say, warn, setOutput, leave, markdown },
        waitFor: (wait) => (0,_job_js__WEBPACK_IMPORTED_MODULE_8__/* .waitFor */ .f)({ clock, cadence, say }, wait),
    };
}
/** What comes of the work; a failure, as a cancelled job, tells what goes on at the service. */
async function untilCancelled(signal, journal, work) {
    const failed = (message) => ({
        succeeded: false,
        message: [message, journal.underway()].filter(Boolean).join(' '),
    });
    const working = work().catch((cause) => failed((0,_failure_message_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOfFailure */ .R)(cause)));
    return (0,_cancellation_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessCancelled */ .M)(signal, working, async () => {
        await (0,_cancellation_js__WEBPACK_IMPORTED_MODULE_2__/* .grant */ .N)(working);
        return failed('The job was cancelled.');
    });
}
/** The outputs stand already: a summary that cannot be written is a warning. */
async function writeSummary(title, journal, { succeeded, message, details = renderOutputs(journal) }) {
    const told = `${succeeded ? '✅' : '❌'} ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .messageForMarkdown */ .mP)(journal.line(message))}`;
    const text = `${[`## ${title}`, told, details].filter(Boolean).join('\n\n')}\n`;
    try {
        await _actions_core__WEBPACK_IMPORTED_MODULE_12__/* .summary */ .z.emptyBuffer().addRaw(text).write({ overwrite: true });
    }
    catch (cause) {
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_10__/* .warning */ .$e)(journal.line(`The job summary could not be written: ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_13__/* .messageOf */ .b)(cause)}`), { title });
    }
}
function renderOutputs({ outputs, markdown }) {
    const rows = [...outputs]
        .filter(([, value]) => value !== '')
        .map(([name, value]) => `| \`${name}\` | ${markdown(value)} |`);
    return rows.length === 0 ? '' : ['| Output | Value |', '| --- | --- |', ...rows].join('\n');
}


/***/ }),

/***/ 78179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ today),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

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

/***/ 26088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ AnswerTooLarge),
/* harmony export */   w: () => (/* binding */ TransportError)
/* harmony export */ });
/** An exchange that gave no answer which could be read whole. */
class TransportError extends Error {
    name = 'TransportError';
    code;
    status;
    neverSent;
    constructor(code, message, details = {}) {
        super(message, { cause: details.cause });
        this.code = code;
        this.status = details.status;
        this.neverSent = details.neverSent === true;
    }
}
/** An answer with more bytes than are read of it: another attempt would end the same way. */
class AnswerTooLarge extends TransportError {
    name = 'AnswerTooLarge';
    constructor({ status, maxBytes }) {
        super('unexpected-response', `The answer is larger than ${maxBytes / 1024 / 1024} MiB`, {
            status,
        });
    }
}


/***/ }),

/***/ 90654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ errorOfTransport),
/* harmony export */   I9: () => (/* binding */ isTooLarge),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   cp: () => (/* binding */ isUncertain),
/* harmony export */   gi: () => (/* binding */ isServiceError),
/* harmony export */   mG: () => (/* binding */ failedCall),
/* harmony export */   qb: () => (/* binding */ requireSame),
/* harmony export */   tF: () => (/* binding */ slugOf)
/* harmony export */ });
/* harmony import */ var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26088);

const transientCodes = new Set([
    'network',
    'timeout',
    'unexpected-response',
    'server-error',
    'rate-limited',
    'request-timeout',
]);
/** Problems whose status 500 says that nothing was created. */
const nothingCreated = new Set([
    'registration-failed',
    'vision-task-create-failed',
]);
/** What a 4xx without the API's words is told by. */
const foreignCodes = new Set([
    'unexpected-response',
    'unauthenticated',
]);
/** A call to the service that did not give what was asked for. */
class ServiceError extends Error {
    name = 'ServiceError';
    code;
    status;
    problem;
    /**
     * Kind of the problem: the last part of its type, whatever address the deployment puts before it;
     * empty when there is none.
     */
    slug;
    retryAfterMs;
    /** Another attempt may succeed. */
    transient;
    /** The API answered, but not as specified: unlike a page of a gateway, that may never pass. */
    malformed;
    /**
     * The service certainly did not act on the request: it never arrived, or was refused with 429,
     * 503 or another 4xx but 408, or says that nothing was created. A 4xx without the API's words may
     * come from a gateway that withholds the answer of the service.
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
        const isForeign = foreignCodes.has(code) && details.problem === undefined;
        const refused = refuses(details.status) && !isForeign;
        this.notAccepted = details.neverSent === true || refused || nothingCreated.has(this.slug);
    }
}
/** What kept a request from its answer; one that is too large would be so again. */
function errorOfTransport(error) {
    const { code, message, status, neverSent } = error;
    const details = error instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_0__/* .AnswerTooLarge */ .U ? { transient: false } : {};
    return new ServiceError(code, message, { status, neverSent, cause: error, ...details });
}
/** Whether an answer was too large: a smaller page of the same list need not be. */
function isTooLarge(error) {
    return isServiceError(error) && error.cause instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_0__/* .AnswerTooLarge */ .U;
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
/**
 * Type guard that also works as a filter: is this a `ServiceError`, of one of `codes` if any are
 * given?
 */
function isServiceError(error, ...codes) {
    return error instanceof ServiceError && (codes.length === 0 || codes.includes(error.code));
}
/**
 * The failed call that something was thrown for, where others may stand in for it.
 * @throws what was thrown when they may not: when the login is refused for good, or no call failed
 */
function failedCall(error) {
    if (isServiceError(error) && error.code !== 'login-rejected')
        return error;
    throw error;
}
/** Refuses an answer about something else than was asked for. */
function requireSame(what, asked, answered) {
    if (asked === answered)
        return;
    throw new ServiceError('unexpected-response', `Asked for ${what} ${asked}, the service answered with ${what} ${answered}`);
}
/** Whether the service may have acted on a write that failed: it is not repeated before looking. */
function isUncertain(error) {
    return isServiceError(error) && error.transient && !error.notAccepted;
}


/***/ }),

/***/ 30470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R2: () => (/* binding */ believedAfter),
/* harmony export */   gC: () => (/* binding */ lastLookMs),
/* harmony export */   qR: () => (/* binding */ growing),
/* harmony export */   wt: () => (/* binding */ poll)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);

const growth = 1.5;
/** What a look that begins at the deadline may still take. */
const lastLookMs = 5000;
/**
 * How often in a row the service has to give an answer that ends a wait before it is believed:
 * replicas lag.
 */
const believedAfter = 5;
/**
 * Waits and looks until there is something to see. It outlives faults: only the deadline, a
 * rejected login and a failure that is believed end it.
 * @returns undefined when the deadline came first
 */
async function poll(options) {
    const { clock, cadence, deadline, look, onNothing = () => { }, onFault } = options;
    const startedAt = clock.now();
    const intervals = typeof cadence === 'function' ? cadence : growing(cadence);
    const endsWait = createBelief(options.believes ?? ((error) => error.code === 'not-found'));
    let waitMs = options.atOnce ? 0 : intervals();
    const remainingMs = () => deadline - clock.now();
    for (let leftMs = remainingMs(); leftMs > 0; leftMs = remainingMs()) {
        if (waitMs > 0)
            await clock.sleep(Math.min(waitMs, leftMs));
        waitMs = 0;
        try {
            const lookDeadline = Math.max(deadline, clock.now() + lastLookMs);
            const seen = await look({ retries: 0, deadline: lookDeadline });
            if (seen !== undefined)
                return seen;
            endsWait(undefined);
            onNothing(clock.now() - startedAt);
        }
        catch (error) {
            if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isServiceError */ .gi)(error) || endsWait(error))
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
/** The intervals of a cadence, from its first one on. */
function growing({ intervalMs, maxIntervalMs }) {
    let nextMs = intervalMs;
    return () => {
        const currentMs = nextMs;
        nextMs = Math.min(currentMs * growth, maxIntervalMs);
        return currentMs;
    };
}


/***/ })

};
