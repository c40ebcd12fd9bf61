export const id = 647;
export const ids = [647];
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

/***/ 647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/github/environment.js
var environment = __webpack_require__(70876);
// EXTERNAL MODULE: ./build/src/actions/sub-action.js
var sub_action = __webpack_require__(51902);
// EXTERNAL MODULE: ./build/src/service/errors.js
var errors = __webpack_require__(90654);
// EXTERNAL MODULE: ./build/src/actions/failure-message.js
var failure_message = __webpack_require__(91673);
;// CONCATENATED MODULE: ./build/src/actions/triage/decision.js
/**
 * Whether a finding is as an action would make it. What the platform found fixed needs no claim,
 * and only a test reopens it.
 */
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

;// CONCATENATED MODULE: ./build/src/actions/triage/apply.js



/** What is said of each action that was done, was done already, or would be. */
const told = {
    fix: {
        done: 'its fix is claimed',
        already: 'fixed already, or claimed to be',
        planned: 'its fix would be claimed',
    },
    dismiss: {
        done: 'dismissed',
        already: 'dismissed already',
        planned: 'would be dismissed',
    },
    reopen: { done: 'reopened', already: 'open already', planned: 'would be reopened' },
};
/**
 * Carries out decisions, one after the other. One that fails does not stop the others, unless it
 * shows that all would fail.
 */
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
        return { ...known, result: 'unchanged', message: told[action].already };
    if (triage.dryRun)
        return { ...known, result: 'planned', message: told[action].planned };
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
/**
 * Makes a change. An answer that was lost is no failure, and no reason to send again before the
 * finding was looked at.
 */
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
            return refusedReopening(triage, decision, error);
        if ((0,errors/* isUncertain */.cp)(error))
            return { error };
        throw error;
    }
}
/** The service refuses to reopen what is open, and perhaps more. */
async function refusedReopening(triage, { findingId, action }, error) {
    const finding = await look(triage, findingId);
    if (finding && !isSettled(action, finding))
        throw error;
    return { result: 'unchanged', message: told[action].already };
}
function changed(action) {
    return { result: 'changed', message: told[action].done };
}
/** What was accepted is checked, as far as the tier shows the finding. */
async function send(triage, { findingId, action }) {
    const answer = await triage.findings.triage(findingId, action);
    const state = tells(action, answer) ? answer : await look(triage, findingId);
    if (state === undefined || isSettled(action, state))
        return changed(action);
    const message = 'The service accepted the request, but the finding is not as it was asked to be.';
    return { result: 'failed', message };
}

// EXTERNAL MODULE: ./build/src/actions/config-file.js
var config_file = __webpack_require__(93918);
// EXTERNAL MODULE: ./build/src/actions/input-reader.js + 1 modules
var input_reader = __webpack_require__(44904);
;// CONCATENATED MODULE: ./build/src/actions/triage/inputs.js


const actions = ['fix', 'dismiss', 'reopen', 'sync'];
function readInputs(reader) {
    if (reader.text('action') === undefined)
        reader.refuse('action', `is required: one of ${actions.join(', ')}`);
    const action = reader.oneOf('action', { values: actions, fallback: 'fix' });
    const findingIds = readFindingIds(reader);
    const sync = {
        configFile: (0,config_file/* readConfigFile */.R)(reader),
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
        request: action === 'sync' ? { action, appId: appId ?? '', ...sync } : { action, findingIds },
        dryRun: reader.boolean('dry-run', false),
    };
}
/** Each id once, in the order in which they were given. */
function readFindingIds(reader) {
    const ids = (reader.text('finding-ids') ?? '').split(/[\s,]+/).filter((id) => id !== '');
    const odd = ids.filter((id) => !(0,input_reader/* isIdentifier */._5)(id)).map((id) => JSON.stringify(id.slice(0, 100)));
    if (odd.length > 0)
        reader.refuse('finding-ids', `must be identifiers, separated by commas, blanks or line breaks, not ${odd.join(', ')}`);
    return [...new Set(ids)];
}

// EXTERNAL MODULE: ./build/src/results/sections.js
var sections = __webpack_require__(98910);
;// CONCATENATED MODULE: ./build/src/actions/triage/render.js

const budget = { maxItems: 500, maxBytes: 600_000 };
function renderTable(outcomes, { markdown, isPublic }) {
    if (outcomes.length === 0)
        return '';
    const rows = outcomes.map(({ findingId, finding, action, result, message, why }) => {
        const name = finding && !isPublic ? markdown(nameOf(finding)) : '';
        const told = markdown(whatHappened(message, why));
        return `| ${markdown(findingId)} | ${name} | ${action} | ${result} | ${told} |`;
    });
    const shown = (0,sections/* fitting */._Q)(rows, budget);
    const rest = rows.length - shown.length;
    const head = ['| Id | Finding | Action | Result | |', '| --- | --- | --- | --- | --- |'];
    const table = [...head, ...shown].join('\n');
    return rest > 0 ? `${table}\n\n… and ${rest} more, see the log.` : table;
}
function lineOf({ findingId, finding, action, result, message, why }, { isPublic }) {
    const name = finding && !isPublic ? `${nameOf(finding)}: ` : '';
    return `${result.padEnd(9)} | ${action.padEnd(7)} | ${findingId} | ${name}${whatHappened(message, why)}`;
}
function whatHappened(message, why) {
    return why === '' ? message : `${message} (${why})`;
}
function nameOf({ label, method, path }) {
    const endpoint = [method, path].filter(Boolean).join(' ');
    return endpoint === '' ? label : `${label}, ${endpoint}`;
}

;// CONCATENATED MODULE: ./build/src/actions/triage/run.js





const outputs = ['changed', 'unchanged', 'failed'];
function run(signal) {
    const work = (job, inputs) => triage(job, inputs, signal);
    return (0,sub_action/* runSubAction */._d)({ title: 'Triage findings', outputs, readInputs: readInputs, work }, signal);
}
async function triage(job, { request, dryRun }, signal) {
    const isPublic = (0,environment/* readEnvironment */.Qo)().visibility !== 'private';
    const outcomes = [];
    const setOutputs = () => {
        for (const name of outputs)
            job.setOutput(name, JSON.stringify(idsOf(outcomes, name)));
    };
    setOutputs();
    const decisions = await decide(job, request, signal);
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
    return reportOn(outcomes, dryRun, renderTable(outcomes, { ...job, isPublic }));
}
async function decide(job, request, signal) {
    const { action } = request;
    if (action !== 'sync')
        return request.findingIds.map((findingId) => ({ findingId, action, why: '' }));
    const { decideBySync } = await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(606), __webpack_require__.e(815), __webpack_require__.e(768), __webpack_require__.e(998)]).then(__webpack_require__.bind(__webpack_require__, 45998));
    return decideBySync({ job, inputs: request, signal });
}
function idsOf(outcomes, result) {
    return outcomes.filter((outcome) => outcome.result === result).map(({ findingId }) => findingId);
}
function reportOn(outcomes, dryRun, details) {
    const count = (result) => idsOf(outcomes, result).length;
    const failed = count('failed');
    const changes = dryRun
        ? `${count('planned')} would be changed (\`dry-run\`)`
        : `${count('changed')} changed`;
    const message = `Findings: ${changes}, ${count('unchanged')} unchanged, ${failed} failed.`;
    const reason = outcomes.find(({ result }) => result === 'failed');
    if (!reason)
        return { succeeded: true, message, details };
    const first = `The first failure, of ${reason.findingId}: ${reason.message}`;
    return { succeeded: false, message: `${message} ${first}`, details };
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

/***/ 92481:
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
 * The severity that the service gives: a manual override when it is one of the four, else the
 * finding's own.
 * @returns undefined when that is none of the four
 */
function effectiveSeverity({ severity, updated_severity }) {
    return toSeverity(updated_severity) ?? toSeverity(severity);
}
/**
 * Whether a severity is at or above the threshold. A severity that nobody knows is, at every
 * threshold but `none`.
 */
function reachesThreshold(severity, threshold) {
    if (threshold === 'none')
        return false;
    return severity === undefined || severities.indexOf(severity) <= severities.indexOf(threshold);
}
/** Position from the worst on. An unknown severity may be the worst: it comes first. */
function rankOf(severity) {
    return severity === undefined ? -1 : severities.indexOf(severity);
}
/**
 * The service's manual override when it is none of the four, and therefore ignored; undefined when
 * there is nothing to ignore.
 */
function ignoredOverride({ updated_severity }) {
    const word = updated_severity?.trim();
    return toSeverity(word) === undefined ? word || undefined : undefined;
}
function toSeverity(text) {
    const word = text?.trim().toLowerCase();
    return severities.find((severity) => severity === word);
}


/***/ }),

/***/ 84748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   CU: () => (/* binding */ setupError),
/* harmony export */   RP: () => (/* binding */ notTested),
/* harmony export */   fh: () => (/* binding */ verdictOnFindings),
/* harmony export */   jz: () => (/* binding */ jobResult),
/* harmony export */   lU: () => (/* binding */ wasAskedFor),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
function notTested(reason, message) {
    return { verdict: 'not-tested', reason, message };
}
function setupError(reason, message) {
    return { verdict: 'error', reason, message };
}
/**
 * The verdict on findings that were read whole after our run COMPLETED. There is no other way to
 * `passed`.
 */
function verdictOnFindings({ blocking, open }) {
    if (blocking.length > 0) {
        const message = `${countOf(blocking.length, 'open finding')} ${blocking.length === 1 ? 'blocks' : 'block'}.`;
        return { verdict: 'failed', reason: 'findings', message };
    }
    const message = open.length === 0
        ? 'The app was tested, and no finding is open.'
        : `The app was tested: ${countOf(open.length, 'open finding')}, none of which blocks.`;
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
/** `1 risk`, `2 risks`. */
function countOf(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
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

/***/ 31862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J7: () => (/* binding */ countsLine),
/* harmony export */   iP: () => (/* binding */ termOf),
/* harmony export */   mC: () => (/* binding */ findingLine)
/* harmony export */ });
/* harmony import */ var _gate_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92481);

/** The open findings in one line: `4 open findings: 1 critical, 2 high, 0 medium, 1 low`. */
function countsLine({ open, accepted, counts, findings, newCount }) {
    const unknown = open.filter(({ severity }) => severity === undefined).length;
    const bySeverity = _gate_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => `${counts[severity]} ${severity}`).join(', ');
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
    return state === 'open'
        ? `acceptance by ${owner} expired after ${expires}`
        : `accepted by ${owner} until ${expires}`;
}


/***/ }),

/***/ 98910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ renderFacts),
/* harmony export */   J4: () => (/* binding */ renderHidden),
/* harmony export */   Pn: () => (/* binding */ renderCounts),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   _Q: () => (/* binding */ fitting),
/* harmony export */   pd: () => (/* binding */ renderHead),
/* harmony export */   pj: () => (/* binding */ renderNames),
/* harmony export */   vO: () => (/* binding */ renderFindings)
/* harmony export */ });
/* harmony import */ var _gate_findings_severity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92481);
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84748);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99815);
/* harmony import */ var _findings_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31862);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28706);





const maxUnknownSeverities = 20;
const maxSeverityLength = 40;
/** Verdict, what happened, and what to do: the head of every view in Markdown. */
function renderHead(result) {
    const { verdict, run, docsUrl } = result;
    const more = (0,_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .explanationOf */ .pg)(verdict, docsUrl);
    const heading = `### ${headingOf(result)}`;
    if (verdict.verdict === 'failed')
        return `${heading}\n\n${renderWays(more)}`;
    const link = more ? ` [More on \`${(0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(verdict)}\`](${more})` : '';
    const step = (0,_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .nextStep */ .sk)(verdict, run, result.asksForProof);
    const parts = [heading, (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .messageForMarkdown */ .mP)(verdict.message)];
    if (step)
        parts.push(`**Next step:** ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .messageForMarkdown */ .mP)(step)}${link}`);
    return parts.join('\n\n');
}
function renderWays(more) {
    const how = more ? ` ([how](${more}))` : '';
    const list = _remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .ways */ .LN.map((way) => `- ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .messageForMarkdown */ .mP)(way)}`).join('\n');
    return `**Next step**, for each finding one of these${how}:\n\n${list}`;
}
/** Says no more than was proven: of which build it speaks is known only with a proof of it. */
function headingOf(result) {
    const { verdict, job, provenVersion } = result;
    const build = provenVersion === undefined ? '' : ' in this build';
    const kept = job === 'warning' ? ', but the job succeeds' : '';
    switch (verdict.verdict) {
        case 'passed':
            return `✅ Passed: ${describePass(result)}${build}`;
        case 'failed':
            return `${kept ? '⚠️' : '❌'} Failed${kept && `${kept} (\`warn-only\`)`}: ${describeBlocking(result)}${build}`;
        case 'not-tested':
            if (verdict.reason === 'dry-run')
                return 'ℹ️ Dry run: all is in order, and nothing was tested';
            if (verdict.reason === 'not-awaited')
                return 'ℹ️ Started, and not awaited: no verdict yet';
            return `⚠️ Not tested${kept && `${kept} (\`on-not-tested\`)`}: nothing is known about this build`;
        case 'error':
            return '⛔ Error: the gate is not set up right';
    }
}
function describePass({ threshold, newOnly }) {
    if (threshold === 'none')
        return 'findings never fail this job (`fail-on-severity: none`)';
    return `no ${newOnly ? 'new ' : ''}open finding reaches ${threshold}`;
}
function describeBlocking({ assessment, newOnly }) {
    const count = assessment?.blocking.length ?? 0;
    return `${count} ${newOnly ? 'new ' : ''}open finding${count === 1 ? ' blocks' : 's block'}`;
}
/** What the verdict rests on: a list, whose lines a phone wraps, which it does not do in tables. */
function renderFacts(result) {
    const { verdict, app, run, threshold, policy, newOnly, report, commit, runUrl } = result;
    const reason = (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(verdict);
    const facts = [
        ['Verdict', `\`${verdict.verdict}\`${reason && ` (\`${reason}\`)`}`],
        ['Commit', commit && (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(commit.slice(0, 10))],
        ['App', app && `${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(app.label ?? '')} (${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(app.appId)})`.trim()],
        ['Run', run && renderRun(run)],
        ['Build', result.assessment && renderProof(result)],
        ['Fails on', threshold && renderThreshold(threshold, newOnly)],
        ['Policy', policy && (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(policy)],
        [
            'Report',
            report?.path && (report.artifactUrl ? `[PDF](${report.artifactUrl})` : 'see `report-path`'),
        ],
        ['Job', runUrl && `[workflow run](${runUrl})`],
    ];
    const lines = facts
        .filter(([, value]) => value)
        .map(([name, value]) => `- **${name}:** ${value}`);
    return `#### About this verdict\n\n${lines.join('\n')}`;
}
function renderProof({ provenVersion }) {
    if (provenVersion === undefined)
        return 'no proof was asked for (`version-url`)';
    return `tested build ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(provenVersion)}, before and after the run`;
}
function renderThreshold(threshold, newOnly = false) {
    if (threshold === 'none')
        return 'no severity';
    return `\`${threshold}\` and above${newOnly ? ', new findings only' : ''}`;
}
function renderRun({ runNumber, state, taskId }) {
    const number = runNumber === undefined ? '' : `${runNumber}, `;
    return `${number}${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(state)} (${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(taskId)})`;
}
/** Open findings by severity, and how many were not counted. */
function renderCounts(assessment) {
    const { counts, open, unknownSeverities, ignoredOverrides, findings, newCount } = assessment;
    const unknown = open.filter(({ severity }) => severity === undefined).length;
    const bySeverity = _gate_findings_severity_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO.map((severity) => `${counts[severity]} ${severity}`);
    if (unknown > 0)
        bySeverity.push(`${unknown} of unknown severity`);
    const claimed = open.filter(({ finding }) => finding.fixClaimed).length;
    const closed = ['accepted', 'dismissed', 'fixed']
        .map((state) => ({ state, count: findings.filter((each) => each.state === state).length }))
        .filter(({ count }) => count > 0)
        .map(({ state, count }) => `${count} ${state}`);
    const others = [`${bySeverity.join(', ')}.`];
    if (closed.length > 0)
        others.push(`Not counted: ${closed.join(', ')}.`);
    if (newCount !== undefined)
        others.push(`Absent from the baseline: ${newCount} of ${open.length} open.`);
    if (claimed > 0)
        others.push(`Said to be fixed, which the next run verifies: ${claimed} of ${open.length} open.`);
    if (unknown > 0)
        others.push(`Unknown severities: ${renderWords(unknownSeverities)}.`);
    if (ignoredOverrides.length > 0)
        others.push(`Overrides of the severity that are unknown and do not count: ${renderWords(ignoredOverrides)}.`);
    return `#### Open findings: ${open.length}\n\n${others.join(' ')}`;
}
function renderWords(words) {
    return words
        .slice(0, maxUnknownSeverities)
        .map((word) => (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(word, maxSeverityLength))
        .join(', ')
        .concat(words.length > maxUnknownSeverities ? ', …' : '');
}
/** A finding in words fit for Markdown. */
function wordsOf({ finding, severity, state, acceptance }) {
    const { title, label, id } = finding;
    const name = title || label;
    const category = name.includes(label) ? '' : ` (${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(label)})`;
    const term = acceptance ? `; ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)((0,_findings_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .termOf */ .iP)(acceptance, state))}` : '';
    return {
        severity: severity ? capitalized(severity) : (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(finding.severity),
        name: `${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(name)}${category}${term}`,
        endpoint: renderEndpoint(finding),
        id: (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(id),
    };
}
function renderEndpoint({ method, path }) {
    return method || path ? (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)([method, path].filter(Boolean).join(' ')) : 'whole app';
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
/** Findings one below the other; says how many it left out and where those are. */
function renderFindings(findings, options) {
    const { render, separator, budget } = options;
    const shown = fitting(findings.slice(0, budget.maxItems).map(render), budget);
    const rest = findings.length - shown.length;
    const list = shown.join(separator);
    return rest > 0 ? `${list}\n\n… and ${rest} more, ${budget.elsewhere}.` : list;
}
/** Findings as a list of their names and endpoints. */
function renderNames(findings, budget) {
    return renderFindings(findings, { render: renderName, separator: '\n', budget });
}
function renderName(assessed) {
    const { severity, name, endpoint } = wordsOf(assessed);
    return `- **${severity}** · ${name}<br>${endpoint}`;
}
/** Why no findings are shown, and who can see them where. */
function renderHidden({ assessment, report }) {
    if (!assessment || assessment.open.length + assessment.accepted.length === 0)
        return '';
    const where = report?.artifactUrl ? ', and the PDF report lists them' : '';
    return `Only counts are shown here (\`details\`). Whoever may log in to the service sees the findings of the app there${where}.`;
}
function capitalized(word) {
    return `${word[0]?.toUpperCase()}${word.slice(1)}`;
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
