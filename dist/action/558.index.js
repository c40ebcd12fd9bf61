export const id = 558;
export const ids = [558];
export const modules = {

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

/***/ 76163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withStatusUrl),
/* harmony export */   y: () => (/* binding */ appUrlAt)
/* harmony export */ });
/* harmony import */ var _text_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90515);

const maxLength = 500;
/** Address of an app in the API, for people; `given` is the service's own word for it. */
function appUrlAt(baseUrl, appId, given) {
    return addressOf(baseUrl, ['apps', appId], given);
}
/** The task with an address for people, likewise. */
function withStatusUrl(baseUrl, task) {
    return { ...task, statusUrl: addressOf(baseUrl, ['tasks', task.taskId], task.statusUrl) };
}
/**
 * The address that the service gives when it leads to the API and nowhere else; otherwise the
 * documented one.
 */
function addressOf(baseUrl, path, given) {
    const base = baseUrl.href.replace(/\/$/, '');
    if (given !== undefined && isBelow(base, given) && (0,_text_credentials_js__WEBPACK_IMPORTED_MODULE_0__.redact)(given) === given)
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

/***/ 13558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/service/errors.js
var errors = __webpack_require__(90654);
// EXTERNAL MODULE: ./build/src/service/task-states.js
var task_states = __webpack_require__(48879);
// EXTERNAL MODULE: ./build/src/text/duration.js
var duration = __webpack_require__(1217);
// EXTERNAL MODULE: ./build/src/actions/failure-message.js
var failure_message = __webpack_require__(91673);
// EXTERNAL MODULE: ./build/src/actions/status-url.js
var status_url = __webpack_require__(76163);
// EXTERNAL MODULE: ./build/src/actions/sub-action.js
var sub_action = __webpack_require__(51902);
// EXTERNAL MODULE: ./build/src/service/vision-runs.js
var vision_runs = __webpack_require__(9192);
;// CONCATENATED MODULE: ./build/src/actions/vision-run/inputs.js

function readInputs(reader) {
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

// EXTERNAL MODULE: ./build/src/service/polling.js
var polling = __webpack_require__(30470);
;// CONCATENATED MODULE: ./build/src/actions/vision-run/start-run.js






const outputs = ['task-id', 'task-state', 'status-url'];
/**
 * Starts a run of our own, after the one that is active. There is no list of vision runs: when the
 * answer to a start is lost, only the refusal of a second one tells whether a run is active.
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
        const ours = wasAccepted && attempt.taskId && (await findOurs(job, attempt.taskId, inputs.operation));
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
        // The only conflict that this call knows is a run in flight, whatever a gateway left of the
        // problem.
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
 * Once the service has accepted a start, the run that is active is that one, or began after that
 * one had ended: at most one is in flight. If it does what we asked for, it is as good as ours.
 */
async function findOurs(job, taskId, operation) {
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
    // Each wait begins longer than the one before, should somebody else be faster: starting is
    // limited to 5 requests a minute.
    const cadence = (0,polling/* growing */.qR)(job.cadence);
    const waitForTurn = async (taskId) => {
        const which = taskId === undefined
            ? 'Another vision run of the app'
            : `Another vision run of the app (task ${taskId})`;
        say(`${which} is active; waiting up to ${(0,duration/* formatDuration */.a)(Math.max(0, deadline - clock.now()))} for it to end`);
        const idle = await job.waitFor({
            what: 'the active vision run of the app to end',
            deadline,
            cadence,
            // One that is not named shows only when we ask for ours again.
            look: async (limits) => taskId === undefined || (0,task_states/* isTerminal */.H)((await client.tasks.get(taskId, limits)).state)
                ? true
                : undefined,
        });
        if (!idle)
            throw new failure_message/* JobFailure */.y(`${which} did not end within ${(0,duration/* formatDuration */.a)(timeoutMs)}, and ours has not started. Raise \`timeout-minutes\`.`);
    };
    return { waitForTurn };
}

;// CONCATENATED MODULE: ./build/src/actions/vision-run/run.js








function run(signal) {
    return (0,sub_action/* runSubAction */._d)({ title: 'Vision run', outputs: outputs, readInputs: readInputs, work: completeRun }, signal);
}
async function completeRun(job, inputs) {
    const { operation, waitForCompletion, timeoutMs } = inputs;
    const task = await startRun(job, inputs);
    job.leave(`The run goes on at the service (task ${task.taskId}).`);
    setOutputs(job, task);
    const { taskId } = task;
    if (!waitForCompletion) {
        const message = `Vision run ${operation} has started (task ${taskId}) and is not awaited.`;
        return { succeeded: true, message };
    }
    const ended = await followRun(job, inputs, task);
    if (ended === undefined)
        throw new failure_message/* JobFailure */.y(`The vision run did not end within ${(0,duration/* formatDuration */.a)(timeoutMs)}. Raise \`timeout-minutes\`.`);
    job.leave(undefined);
    const { state } = ended;
    if (state === 'COMPLETED')
        return { succeeded: true, message: `Vision run ${operation} is COMPLETED (task ${taskId}).` };
    const remedy = remedyFor(state, operation);
    throw new failure_message/* JobFailure */.y(`The vision run ended as ${state} (task ${taskId}). ${remedy}`);
}
/** @returns the run in its terminal state, or undefined when the deadline came first */
function followRun(job, { appId, timeoutMs }, task) {
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
                job.say(`The run is ${current.state} after ${(0,duration/* formatDuration */.a)(job.clock.now() - startedAt)}`);
            state = current.state;
            setOutputs(job, { ...current, statusUrl: current.statusUrl ?? task.statusUrl });
            return (0,task_states/* isTerminal */.H)(state) ? current : undefined;
        },
    });
}
function setOutputs(job, task) {
    const { taskId, state, statusUrl } = (0,status_url/* withStatusUrl */.c)(job.baseUrl, task);
    job.setOutput('task-id', taskId);
    job.setOutput('task-state', state);
    job.setOutput('status-url', statusUrl);
}
function remedyFor(state, operation) {
    if (state === 'CANCELLED')
        return 'Somebody cancelled it in the service. Run the job again.';
    return operation === 'map'
        ? 'Check that the app is up and reachable from the service, then run the job again.'
        : 'Check that the app is up, and that the credentials stored for it are right; then run the job again.';
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


/***/ }),

/***/ 86253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   RT: () => (/* binding */ passage),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   W_: () => (/* binding */ lenient),
/* harmony export */   dZ: () => (/* binding */ runNumber),
/* harmony export */   hl: () => (/* binding */ address),
/* harmony export */   r0: () => (/* binding */ wholeText)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);

const maxTextLength = 1000;
/**
 * A word of the API: a state, an operation. It is printable ASCII without blanks, and no workflow
 * command, since outputs carry it to steps that may echo it.
 */
const word = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^(?!::)(?!.*##\[)[\x21-\x7e]{1,200}$/));
/**
 * Identifiers become path segments and keys, too: they hold at least one character that is not a
 * dot.
 */
const identifier = word.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/[^.]/));
/** An address that outputs and views show; it is never requested. */
const address = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^https?:\/\/(?!.*##\[)[\x21-\x7e]{1,2000}$/));
/** The number of a run; a service that writes it as text means the same. */
const runNumber = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^\d{1,15}$/)), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(Number)),
]);
/**
 * A text for people, of which the beginning is kept: thousands of findings are held in memory at
 * once.
 */
const passage = lenient(text(maxTextLength));
/** A text of which the first `maxLength` characters are kept, as well-formed Unicode. */
function text(maxLength) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((whole) => beginningOf(whole, maxLength)));
}
/**
 * A text that is compared: a part of it would be another one, so that one that is too long is none.
 */
function wholeText(maxLength) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(maxLength)), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((whole) => whole.toWellFormed()));
}
/**
 * A copy of a part, which would keep the whole string in memory; encoding it makes it well-formed.
 * It ends before a word that is cut in two: half of a secret would not be known as one.
 */
function beginningOf(whole, maxLength) {
    if (whole.length <= maxLength)
        return whole.toWellFormed();
    return Buffer.from(`${whole.slice(0, maxLength).replace(/(?<=\s)\S{1,200}$/, '')}…`).toString();
}
/**
 * A field that the specification allows to be absent: a missing, null or mistyped value is read as
 * absent.
 */
function lenient(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(schema), undefined);
}


/***/ }),

/***/ 9192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X4: () => (/* binding */ visionOperations),
/* harmony export */   ep: () => (/* binding */ activeVisionTask),
/* harmony export */   f4: () => (/* binding */ createVisionRuns),
/* harmony export */   vV: () => (/* binding */ visionTaskId)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23945);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86253);



/** What a vision run does. */
const visionOperations = ['map', 'validate-login', 'discover-roles', 'verify-rbac'];
const taskPrefix = 'task_vr_';
const scheduledVisionRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    taskId: _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv,
    appId: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv),
    operation: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(100)),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm, 'QUEUED'),
    statusUrl: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .address */ .hl),
});
function createVisionRuns(caller) {
    return {
        start: (appId, operation) => caller.json({ method: 'POST', path: ['apps', appId, 'vision-agent'], json: { operation } }, scheduledVisionRunSchema),
    };
}
/**
 * The task of a vision run; where the API names a run, its id may or may not have the prefix of
 * tasks.
 */
function visionTaskId(visionRunId) {
    return visionRunId.startsWith(taskPrefix) ? visionRunId : `${taskPrefix}${visionRunId}`;
}
/**
 * The task of the run that is in flight, when that is why another one was refused (409) and the
 * refusal names it.
 */
function activeVisionTask(error) {
    if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isServiceError */ .gi)(error, 'conflict'))
        return undefined;
    const { data } = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xL(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv, error.problem?.activeVisionRunId);
    return data === undefined ? undefined : visionTaskId(data);
}


/***/ })

};
