export const id = 397;
export const ids = [397];
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

/***/ 34397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/service/task-states.js
var task_states = __webpack_require__(48879);
// EXTERNAL MODULE: ./build/src/text/duration.js
var duration = __webpack_require__(1217);
// EXTERNAL MODULE: ./build/src/actions/failure-message.js
var failure_message = __webpack_require__(91673);
// EXTERNAL MODULE: ./build/src/actions/sub-action.js
var sub_action = __webpack_require__(51902);
// EXTERNAL MODULE: ./build/src/service/errors.js
var errors = __webpack_require__(90654);
// EXTERNAL MODULE: ./build/src/service/registration.js
var service_registration = __webpack_require__(71704);
;// CONCATENATED MODULE: ./build/src/actions/register-app/await-registration.js




/**
 * An onboarding that waits for credentials is given them on the way, if there are any. So is an app
 * that existed before and does not wait for them: it would be tested with those that it was
 * registered with.
 */
function createRegistrationLook(job, appId, credentials, existed) {
    const startedAt = job.clock.now();
    let given = false;
    let isOwed = existed && credentials.tenantOneCredentials !== undefined;
    let told = '';
    return async (limits) => {
        const app = await getApp(job, appId, limits);
        const status = app.registrationStatus;
        job.setOutput('registration-status', status);
        if (status !== told)
            job.say(`Registration is ${status} after ${(0,duration/* formatDuration */.a)(job.clock.now() - startedAt)}`);
        told = status;
        const isCompleted = status === 'COMPLETED';
        if (!isCompleted && !(0,service_registration/* isPending */.mm)(status))
            throw ended(job, app);
        if (!isCompleted && (await (0,service_registration/* awaitsInput */.uP)(job.client.tasks, appId, limits))) {
            if (given)
                throw stillPaused(job, appId);
            isOwed = false; // an answer that is lost shows in the onboarding, which goes on
            await supplyCredentials(job, appId, credentials);
            given = true;
        }
        else if (isOwed) {
            await supplyCredentials(job, appId, credentials);
            isOwed = false;
        }
        return isCompleted ? app : undefined;
    };
}
async function getApp({ client, leave }, appId, limits) {
    try {
        return await client.apps.get(appId, limits);
    }
    catch (error) {
        if (!(0,errors/* isServiceError */.gi)(error, 'not-found'))
            throw error;
        leave(undefined);
        throw new failure_message/* JobFailure */.y(`App ${appId} is gone: somebody has deleted it. Run the job again to register it anew.`);
    }
}
/**
 * What fails in passing is left to the next look, which sends them again if onboarding still waits
 * for them or never did.
 */
async function supplyCredentials(job, appId, { tenantOneCredentials, tenantTwoCredentials }) {
    if (tenantOneCredentials === undefined)
        throw noCredentials(job, appId);
    try {
        const credentials = { tenantOneCredentials, tenantTwoCredentials };
        const setup = await job.client.apps.supplyCredentials(appId, credentials);
        job.say(setup.onboardingResumed === false
            ? 'The credentials were stored; onboarding did not wait for them'
            : 'Onboarding had paused for want of credentials; it was given them and goes on');
    }
    catch (error) {
        if ((0,errors/* isServiceError */.gi)(error) && error.transient)
            throw error;
        throw new failure_message/* JobFailure */.y((0,failure_message/* messageOfFailure */.R)(error));
    }
}
function noCredentials({ leave }, appId) {
    leave(undefined);
    return new failure_message/* JobFailure */.y(`The onboarding of app ${appId} has paused: the service could not sign up (no public sign-up, CAPTCHA, single sign-on or invitation only). Give \`tenant-one-credentials\` and run the job again, which hands them to this app.`);
}
function stillPaused({ leave }, appId) {
    leave(undefined);
    return new failure_message/* JobFailure */.y(`The onboarding of app ${appId} has paused again, though it was given credentials. Check that they can log in at the app (\`loginUrl\`), then run the job again.`);
}
function ended({ leave }, { appId, registrationStatus }) {
    leave(undefined);
    const remedy = (0,service_registration/* hasFailed */.WN)(registrationStatus)
        ? 'Check that the app is up and reachable from the service; running the job again registers it anew in its place.'
        : 'Ask the operator of the service what that means.';
    return new failure_message/* JobFailure */.y(`The registration of app ${appId} ended as ${registrationStatus}. ${remedy}`);
}

;// CONCATENATED MODULE: ./build/src/actions/register-app/bounds.js
const maxProblems = 5;
/** Whether a text has more than `max` characters, counted as JSON Schema does. */
function isLongerThan(text, max) {
    return text.length > max && [...text].length > max;
}
function refuseLonger(reader, name, text, max) {
    if (isLongerThan(text, max))
        reader.refuse(name, `must have at most ${max} characters`);
}
function isHttpUrl(text) {
    return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}
/**
 * Reads a list with one entry a line. Problems name the entry by its number, never its text, which
 * may be a secret.
 * @param rule `form` is what the pattern stands for, for people
 */
function readList(reader, name, rule) {
    const { maxItems, maxLength, pattern, form } = rule;
    const lines = reader.lines(name);
    if (lines.length > maxItems)
        reader.refuse(name, `must have at most ${maxItems} entries, not ${lines.length}`);
    const problems = lines.map((line) => [
        ...(pattern.test(line) ? [] : [`must have the form ${form}`]),
        ...(isLongerThan(line, maxLength) ? [`must have at most ${maxLength} characters`] : []),
    ]);
    refuseEntries(reader, name, problems);
    return lines.length > 0 ? lines : undefined;
}
/**
 * Records what is wrong with the entries of a list: the first problems, so that those of other
 * inputs still fit in the message.
 */
function refuseEntries(reader, name, problemsByEntry) {
    const problems = problemsByEntry.flatMap((found, index) => found.map((problem) => `entry ${index + 1}: ${problem}`));
    for (const problem of problems.slice(0, maxProblems))
        reader.refuse(name, problem);
    if (problems.length > maxProblems)
        reader.refuse(name, `has ${problems.length - maxProblems} problems more`);
}

;// CONCATENATED MODULE: ./build/src/actions/register-app/credentials.js

const maxLogins = 20;
const maxLength = { role: 100, username: 320, password: 1024, loginUrl: 2048 };
/**
 * Reads the logins of a tenant, JSON or YAML. Problems name the entry, never a value: any of them
 * may be a secret.
 */
async function readCredentials(reader, name, mask) {
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
    return checkLogins(reader, name, parsed.value);
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
    const { parseDocument } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19)); // large, and seldom needed
    const document = parseDocument(text, { logLevel: 'error' });
    const [error] = document.errors;
    const line = error?.linePos?.[0].line ?? 1;
    if (error)
        return { problem: `is neither JSON nor YAML (${error.code} in line ${line})` };
    try {
        return { value: document.toJS() };
    }
    catch {
        return { problem: 'has aliases that cannot be resolved' };
    }
}
/**
 * Whatever the list looks like, no text in it may reach the log but roles, login URLs, and user
 * names that are no addresses.
 */
function maskSecrets(value, mask) {
    if (value !== '' && (typeof value === 'string' || typeof value === 'number'))
        mask(String(value));
    else if (typeof value === 'object' && value !== null)
        for (const [key, member] of Object.entries(value))
            if (!isHarmless(key, member))
                maskSecrets(member, mask);
}
function isHarmless(key, value) {
    if (key === 'username')
        return !String(value).includes('@');
    return key === 'role' || key === 'loginUrl';
}
function checkLogins(reader, name, value) {
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
    const isText = typeof url === 'string';
    return [
        ...[...members.keys()].filter((key) => !(key in maxLength)).map(unknownMember),
        ...['role', 'username', 'password']
            .filter((key) => !members.get(key))
            .map((key) => `\`${key}\` is missing`),
        ...Object.entries(maxLength).flatMap(([key, max]) => problemOfText(key, members.get(key), max)),
        ...(isText && !isHttpUrl(url) ? ['`loginUrl` must be an `http` or `https` URL'] : []),
    ];
}
/** A key is quoted only if it can be nothing but a slip of the pen. */
function unknownMember(key) {
    return /^[A-Za-z_-]{1,30}$/.test(key) ? `\`${key}\` is unknown` : 'it has an unknown member';
}
function problemOfText(key, value, max) {
    if (value === undefined || value === null || value === '')
        return [];
    if (typeof value !== 'string')
        return [`\`${key}\` must be text: put it in quotes`];
    return isLongerThan(value, max) ? [`\`${key}\` must have at most ${max} characters`] : [];
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: ./build/src/text/sentences.js
var sentences = __webpack_require__(51699);
;// CONCATENATED MODULE: ./build/src/actions/register-app/spec.js





const maxCharacters = 2_000_000;
/** A character takes at most four bytes: beyond that a file need not be read. */
const maxBytes = 4 * maxCharacters;
/**
 * Reads the definition of the API, from `spec` (URL or content) or from a file of the repository.
 */
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
/**
 * The content goes to the service, so it must be a file of the repository: a pull request could
 * bring a link to something else.
 */
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
        return { problem: `must be a readable file (${(0,sentences/* messageOf */.b)(error)})` };
    }
}
/**
 * The path of a file on another drive stays absolute; where case does not matter, `.GIT` is `.git`.
 */
function isOfRepository(path) {
    const segments = path.toLowerCase().split(external_node_path_.sep);
    return !(0,external_node_path_.isAbsolute)(path) && segments[0] !== '..' && !segments.includes('.git');
}

;// CONCATENATED MODULE: ./build/src/actions/register-app/inputs.js



const maxUrlLength = 2048;
const maxLabelLength = 150;
const minSecretLength = 4;
async function readInputs(reader, mask) {
    const headers = readHeaders(reader, mask);
    const tenantOneCredentials = await readCredentials(reader, 'tenant-one-credentials', mask);
    const tenantTwoCredentials = await readCredentials(reader, 'tenant-two-credentials', mask);
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
    refuseLonger(reader, 'app-url', url, maxUrlLength);
    return url;
}
function readLabel(reader) {
    const label = reader.text('label');
    refuseLonger(reader, 'label', label ?? '', maxLabelLength);
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
/**
 * Values are masked, and the part after a scheme such as `Bearer` on its own; very short ones would
 * blot out half of the log.
 */
function readHeaders(reader, mask) {
    for (const line of reader.lines('headers')) {
        const value = line.slice(line.indexOf(':') + 1).trim();
        for (const secret of new Set([value, value.replace(/^\S+\s+/, '')]))
            if (secret.length >= minSecretLength)
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

// EXTERNAL MODULE: ./build/src/service/apps.js
var apps = __webpack_require__(1609);
// EXTERNAL MODULE: ./build/src/service/vision-runs.js
var vision_runs = __webpack_require__(9192);
// EXTERNAL MODULE: ./build/src/actions/status-url.js
var status_url = __webpack_require__(76163);
;// CONCATENATED MODULE: ./build/src/actions/register-app/register.js






const outputs = [
    'app-id',
    'task-id',
    'registration-status',
    'replaced-app-id',
    'status-url',
];
/**
 * Registers the app, or finds it registered. The service knows best what to do with an app of the
 * same URL: it names a usable one and replaces an unusable one. Only an onboarding that waits for
 * credentials would be replaced with credentials at hand, so that one is looked for before.
 */
async function register(job, app) {
    const pausedId = app.tenantOneCredentials && (await findPaused(job, app.appUrl));
    const registered = pausedId
        ? { appId: pausedId, existed: true }
        : await sendRegistration(job, app);
    const { appId, existed, mayBeOurs } = registered;
    job.setOutput('app-id', appId);
    job.leave(`The registration of app ${appId} goes on at the service; running the job again awaits it.`);
    if (existed)
        tellExisting(job, appId);
    if (existed && !mayBeOurs)
        warnOfUnapplied(job, app);
    return registered;
}
/** Inputs that only a registration heeds, by the field that they become. */
const inputsOfRegistration = {
    label: 'label',
    spec: 'spec',
    skipEndpoints: 'skip-endpoints',
    headers: 'headers',
    maxSteps: 'max-steps',
};
/**
 * Credentials are not among them, but for those of a second tenant alone, which the service does
 * not take.
 */
function warnOfUnapplied(job, app) {
    const given = new Map(Object.entries(app));
    const names = Object.entries(inputsOfRegistration)
        .filter(([field]) => given.get(field) !== undefined)
        .map(([, name]) => `\`${name}\``);
    if (app.tenantTwoCredentials && !app.tenantOneCredentials)
        names.push('`tenant-two-credentials`');
    if (names.length === 0)
        return;
    job.warn(`The app is registered already, and what this job gives as ${names.join(', ')} is not applied to it. Remove these inputs, or delete the app with its findings (\`delete-app\`) and register it anew.`);
}
function tellExisting(job, appId) {
    job.setOutput('task-id', (0,service_registration/* registrationTaskId */.Cs)(appId));
    job.setOutput('status-url', (0,status_url/* appUrlAt */.y)(job.baseUrl, appId));
    job.say(`App ${appId} is registered with this URL already, and keeps what it was registered with`);
}
async function findPaused({ client }, appUrl) {
    for (const appId of await client.apps.idsByUrl(appUrl))
        if (await (0,service_registration/* awaitsInput */.uP)(client.tasks, appId))
            return appId;
    return undefined;
}
/**
 * A registration whose answer is lost may be sent again: the service then names the app that it has
 * registered.
 */
async function sendRegistration(job, app) {
    job.leave('The app may be registered by now; running the job again finds it.');
    for (let failures = 0;; failures += 1) {
        try {
            return tellRegistration(job, app, await job.client.apps.register(app));
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
function tellRegistration(job, app, registration) {
    const { appId, taskId, registrationStatus, statusUrl, specExtraction, replaced } = registration;
    job.setOutput('task-id', taskId ?? (0,service_registration/* registrationTaskId */.Cs)(appId));
    job.setOutput('status-url', (0,status_url/* appUrlAt */.y)(job.baseUrl, appId, statusUrl));
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
        return new failure_message/* JobFailure */.y(`${error.message}. An app with this URL was made outside of the API, which never replaces it: remove it in the service, then run the job again.`);
    if (error.slug === 'onboarding-unavailable')
        return new failure_message/* JobFailure */.y(`${error.message}. This deployment cannot onboard an app by itself: give \`spec\`, \`spec-file\` or \`tenant-one-credentials\`.`);
    return error;
}

;// CONCATENATED MODULE: ./build/src/actions/register-app/run.js







function run(signal) {
    return (0,sub_action/* runSubAction */._d)({ title: 'Register app', outputs: outputs, readInputs: readInputs, work: registerApp }, signal);
}
async function registerApp(job, inputs) {
    const { app: wanted, waitForCompletion, timeoutMs } = inputs;
    const registered = await register(job, wanted);
    const { appId } = registered;
    const look = createRegistrationLook(job, appId, wanted, registered.existed);
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
        await awaitMapping(job, registered, inputs, deadline);
    job.leave(undefined);
    return { succeeded: true, message: `App ${nameOf(app)} is registered and can be tested.` };
}
/**
 * Without accounts the service knows of the API what its mapping run finds: an app without that
 * would be tested in vain.
 */
async function awaitMapping(job, { appId, existed, mayBeOurs, mappingTaskId: taskId }, inputs, deadline) {
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
            return (0,task_states/* isTerminal */.H)(task.state) ? task : undefined;
        },
    });
    if (ended === undefined)
        throw tooLate(`The mapping run (task ${taskId}) did not end`, inputs.timeoutMs);
    if (ended.state === 'COMPLETED')
        return;
    job.leave(undefined);
    throw new failure_message/* JobFailure */.y(`App ${appId} is registered, but its mapping run ended as ${ended.state} (task ${taskId}): the service does not know its API. ${startAnother}`);
}
const startAnother = 'Start one with the action `vision-run` (operation `map`).';
function isUnauthenticated({ app }) {
    return (app.createTestAccounts === false &&
        app.spec === undefined &&
        app.tenantOneCredentials === undefined);
}
function tooLate(what, timeoutMs) {
    return new failure_message/* JobFailure */.y(`${what} within ${(0,duration/* formatDuration */.a)(timeoutMs)}. Raise \`timeout-minutes\`.`);
}
function nameOf({ appId, label }) {
    return label === undefined ? appId : `"${label}" (${appId})`;
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

/***/ 1609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ registeredAppId),
/* harmony export */   v: () => (/* binding */ createApps)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23945);
/* harmony import */ var _text_same_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43539);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56233);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86253);





const maxUrlLength = 2048;
/** For thousands of apps whose URL the list leaves out, one request each. */
const lookUpMinutes = 10;
const appUrl = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeText */ .r0)(maxUrlLength);
/**
 * An app of the organization. `registrationStatus` is kept as it came: PENDING, IN_PROGRESS,
 * COMPLETED, FAILED, CANCELLED or unknown.
 */
const appSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv,
    label: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeText */ .r0)(1000)),
    appUrl: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(appUrl),
    basePath: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)((0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeText */ .r0)(maxUrlLength)),
    registrationStatus: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm,
});
/** The specification shows no field of a list item but its id. */
const appItemSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv, appUrl: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(appUrl) });
const appPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ data: (0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .pageOf */ .ZZ)(appItemSchema), ..._pages_js__WEBPACK_IMPORTED_MODULE_1__/* .pagingFields */ .yy });
const registrationSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv,
    taskId: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv),
    registrationStatus: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["catch"] */ .MfU(_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm, 'IN_PROGRESS'),
    statusUrl: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .address */ .hl),
    /** The run that maps an app without accounts; the specification has two names for its id. */
    specExtraction: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ visionRunId: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv), taskId: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv) })),
    /** The unusable app of the same URL that gave way. */
    replaced: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ previousAppId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv, previousStatus: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm) })),
});
const accountSetupSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** Whether onboarding had waited for the credentials, and goes on. */
    onboardingResumed: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
});
const deletionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    status: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('DELETED'),
    previousRegistrationStatus: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .lenient */ .W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm),
});
/**
 * Id of the app that is registered with this URL already, when that is why a registration was
 * refused (409).
 */
function registeredAppId(error) {
    if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isServiceError */ .gi)(error, 'conflict') || error.slug === 'app-registered-outside-api')
        return undefined;
    const { data } = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xL(_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv, error.problem?.appId);
    return data;
}
function createApps(caller, clock) {
    const get = async (appId, limits) => {
        const app = await caller.json({ path: ['apps', appId], ...limits }, appSchema);
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .requireSame */ .qb)('app', appId, app.appId);
        return app;
    };
    const find = async (appId, limits) => {
        try {
            return await get(appId, limits);
        }
        catch (error) {
            if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isServiceError */ .gi)(error, 'not-found'))
                return undefined;
            throw error;
        }
    };
    return {
        get,
        find,
        ids: async (search) => (await readApps(caller, clock, search)).map(({ appId }) => appId),
        idsByUrl: async (appUrl) => {
            const limits = limitLookUp(clock);
            const matches = [];
            for (const item of await readApps(caller, clock, undefined, limits)) {
                const itemUrl = item.appUrl ?? (await find(item.appId, limits()))?.appUrl;
                if (itemUrl !== undefined && (0,_text_same_url_js__WEBPACK_IMPORTED_MODULE_5__/* .sameUrl */ .c)(itemUrl, appUrl))
                    matches.push(item.appId);
            }
            return matches;
        },
        register: (app) => caller.json({ method: 'POST', path: ['apps'], json: app }, registrationSchema),
        supplyCredentials: (appId, credentials) => caller.json({ method: 'POST', path: ['apps', appId, 'account-setup'], json: credentials }, accountSetupSchema),
        delete: (appId) => caller.json({ method: 'DELETE', path: ['apps', appId] }, deletionSchema),
    };
}
/** The limits of the next call of a look-up, which ends here once its time is over. */
function limitLookUp(clock) {
    const deadline = clock.now() + lookUpMinutes * 60_000;
    return () => {
        if (clock.now() < deadline)
            return { deadline };
        const message = `The app could not be looked up by its URL within ${lookUpMinutes} minutes: give \`app-id\` if you can`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('timeout', message);
    };
}
/** @param limits those of the next call */
async function readApps(caller, clock, search, limits) {
    const listing = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .readAllPages */ .s$)({
        clock,
        idOf: (app) => app.appId,
        readPage: async ({ page, pageSize: asked, maxBytes }) => {
            const query = { page, pageSize: asked, ...(search !== undefined && { search }) };
            const call = { path: ['apps'], query, maxBytes, ...limits?.() };
            const schema = appPageSchema.check((0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(page));
            const { data, total, pageSize } = await caller.json(call, schema);
            return { items: data, total, pageSize };
        },
    });
    if (listing.kind === 'complete')
        return listing.items;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('unexpected-response', 'The list of apps kept changing while it was read');
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

/***/ 56233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z3: () => (/* binding */ smallestPage),
/* harmony export */   ZZ: () => (/* binding */ pageOf),
/* harmony export */   s$: () => (/* binding */ readAllPages),
/* harmony export */   vK: () => (/* binding */ countSchema),
/* harmony export */   yp: () => (/* binding */ isPage),
/* harmony export */   yy: () => (/* binding */ pagingFields)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(606);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73305);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86253);




const mebibyte = 1024 * 1024;
/** Largest page that the API allows. */
const maxPageSize = 100;
const rereads = 3;
const pauseBeforeRereadMs = 1000;
/** 100,000 items: a `total` beyond that is taken for a fault, not for a list. */
const maxPages = 1000;
/** Decoded bytes of all pages under way together. */
const maxBytesUnderWay = 90 * mebibyte;
/**
 * Characters that are kept of a whole list: several times what 10,000 findings with long texts
 * have.
 */
const maxKeptCharacters = 128 * mebibyte;
/** What an item takes beside its texts, in characters. */
const itemOverhead = 500;
/** How a list is read, and how instead when it turns out to have a page that is too large. */
const widest = { pageSize: maxPageSize, pagesAtATime: 10 };
const narrower = [25, 5, 1].map((pageSize) => ({ pageSize, pagesAtATime: 3 }));
const countSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._nonnegative */ .UI());
/** The items of a page: none is looked at when there are more than the API allows. */
function pageOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(maxPageSize)), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(item));
}
/** What every page of a list says of it. */
const pagingFields = {
    total: countSchema,
    page: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()),
    pageSize: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._positive */ .NC())),
};
/**
 * Refuses a page that says that it is another one than was asked for; one that stops the reading
 * has no number to speak of.
 */
function isPage(asked, stops = () => false) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((answer) => (answer.page ?? asked) === asked || stops(answer), {
        path: ['page'],
    });
}
/** The page that tells about a list, with as few items as there can be. */
const smallestPage = { page: 1, pageSize: 1, maxBytes: 32 * mebibyte };
/**
 * Reads a whole list: the first page, then up to ten pages at a time. A list that changes
 * meanwhile, seen by its `total` or by repeated ids, is read again, at most three times; one with a
 * page that is too large is read by smaller pages.
 */
async function readAllPages(reader) {
    let listing = await readByStrides(reader);
    for (let reread = 0; listing.kind === 'changing' && reread < rereads; reread += 1) {
        await reader.clock.sleep(pauseBeforeRereadMs);
        listing = await readByStrides(reader);
    }
    return listing;
}
function readByStrides(reader) {
    let reading = readOnce(reader, widest);
    for (const stride of narrower)
        reading = reading.catch((error) => {
            if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isTooLarge */ .I9)(error))
                throw error;
            return readOnce(reader, stride);
        });
    return reading;
}
async function readOnce({ readPage, idOf }, stride) {
    const { pageSize, pagesAtATime } = stride;
    const keep = createBudget();
    const read = async (page) => {
        const result = await readPage({ page, pageSize, maxBytes: maxBytesUnderWay / pagesAtATime });
        if ('items' in result)
            keep(result.items);
        return result;
    };
    const first = await read(1);
    if ('stop' in first)
        return { kind: 'stopped', ...first };
    const pages = Math.ceil(first.total / (first.pageSize ?? pageSize));
    if (pages > maxPages)
        return { kind: 'changing', read: first.items.length, total: first.total };
    const rest = await mapToTheEnd(numbersFrom2To(pages), read, pagesAtATime);
    const stopped = rest.find((page) => 'stop' in page);
    if (stopped)
        return { kind: 'stopped', ...stopped };
    return combine([first, ...rest.filter((page) => 'items' in page)], idOf);
}
/**
 * After a failure nothing begins, and what is under way ends first: the next reading has all the
 * bytes to itself.
 */
async function mapToTheEnd(numbers, map, concurrency) {
    const failures = [];
    const attempt = async (number) => {
        if (failures.length > 0)
            return [];
        try {
            return [await map(number)];
        }
        catch (error) {
            failures.push(error);
            return [];
        }
    };
    const results = await (0,p_map__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .Ay)(numbers, attempt, { concurrency });
    if (failures.length > 0)
        throw failures[0];
    return results.flat();
}
/** Counts what is kept of a list. */
function createBudget() {
    let characters = 0;
    return (items) => {
        for (const item of items)
            characters += itemOverhead + charactersOf(item);
        if (characters <= maxKeptCharacters)
            return;
        const message = `A list holds more than the ${maxKeptCharacters / mebibyte} Mi characters that are kept of one`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('unexpected-response', message, { transient: false });
    };
}
function charactersOf(item) {
    const values = typeof item === 'object' && item !== null ? Object.values(item) : [item];
    const lengths = values.map((value) => (typeof value === 'string' ? value.length : 0));
    return lengths.reduce((sum, length) => sum + length, 0);
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

/***/ 71704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ registrationTaskId),
/* harmony export */   WN: () => (/* binding */ hasFailed),
/* harmony export */   YY: () => (/* binding */ registrationStatuses),
/* harmony export */   mm: () => (/* binding */ isPending),
/* harmony export */   uP: () => (/* binding */ awaitsInput)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);

/** Statuses that a registration can have. */
const registrationStatuses = [
    'PENDING',
    'IN_PROGRESS',
    'COMPLETED',
    'FAILED',
    'CANCELLED',
];
/** Whether a registration has begun and not ended. A status that nobody knows is none of these. */
function isPending(status) {
    return status === 'PENDING' || status === 'IN_PROGRESS';
}
/** Whether a registration has ended in vain. */
function hasFailed(status) {
    return status === 'FAILED' || status === 'CANCELLED';
}
/** The task that the registration of an app is. */
function registrationTaskId(appId) {
    return `task_reg_${appId}`;
}
/**
 * Whether the onboarding of an app waits for credentials: the app itself stays IN_PROGRESS, only
 * its task tells. An app that was made outside of the API has none.
 */
async function awaitsInput(tasks, appId, limits) {
    try {
        return (await tasks.get(registrationTaskId(appId), limits)).state === 'AWAITING_INPUT';
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isServiceError */ .gi)(error, 'not-found'))
            return false;
        throw error;
    }
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


/***/ }),

/***/ 43539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ sameUrl)
/* harmony export */ });
/** Equal but for the case of scheme and host, a default port, and a slash at the end. */
function sameUrl(left, right) {
    const [a, b] = [left, right].map((url) => URL.canParse(url) ? new URL(url).href.replace(/\/$/, '') : url);
    return a === b;
}


/***/ })

};
