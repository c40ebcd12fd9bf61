export const id = 751;
export const ids = [751];
export const modules = {

/***/ 4751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectToService: () => (/* binding */ connectToService),
  f: () => (/* binding */ openHttp)
});

// UNUSED EXPORTS: userAgent

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(6421);
// EXTERNAL MODULE: ./node_modules/proxy-from-env/index.js
var proxy_from_env = __webpack_require__(8182);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(3619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
;// CONCATENATED MODULE: ./build/service/pages.js


/** Largest page that the API allows. */
const maxPageSize = 100;
const pagesAtATime = 6;
const rereads = 3;
const pauseBeforeRereadMs = 1000;
/** 100,000 items: a `total` beyond that is taken for a fault, not for a list. */
const maxPages = 1000;
const countSchema = schemas/* int */.Whr().check(api/* _nonnegative */.UI());
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
    const rest = await (0,p_map/* default */.Ay)(numbersFrom2To(pages), readPage, { concurrency: pagesAtATime });
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

;// CONCATENATED MODULE: ./build/service/schemas.js

/** Identifiers become path segments and keys: they hold at least one character that is not a dot. */
const schemas_identifier = schemas/* string */.YjP().check(api/* _regex */.Fk(/[^.]/));
const maxTextLength = 1000;
/** A text for people of any length, of which the beginning is kept: thousands of findings are held in memory at once. */
const passage = lenient(schemas/* pipe */.FsL(schemas/* string */.YjP(), schemas/* transform */.pdi(beginningOf)));
/** A copy, since a part of a string would keep the whole string in memory. */
function beginningOf(text) {
    return text.length <= maxTextLength ? text : Buffer.from(`${text.slice(0, maxTextLength)}…`).toString();
}
/** A field that the specification allows to be absent: a missing, null or mistyped value is read as absent. */
function lenient(schema) {
    return schemas/* catch */.MfU(schemas/* optional */.lqM(schema), undefined);
}

;// CONCATENATED MODULE: ./build/service/apps.js




/** An app of the organization. `registrationStatus` is kept as it came: PENDING, IN_PROGRESS, COMPLETED, FAILED, CANCELLED or unknown. */
const appSchema = schemas/* object */.Ikc({
    appId: schemas_identifier,
    label: lenient(schemas/* string */.YjP()),
    appUrl: lenient(schemas/* string */.YjP()),
    basePath: lenient(schemas/* string */.YjP()),
    registrationStatus: schemas/* string */.YjP(),
});
/** The specification shows no field of a list item but its id. */
const appItemSchema = schemas/* object */.Ikc({ appId: schemas_identifier, appUrl: lenient(schemas/* string */.YjP()) });
const appPageSchema = schemas/* object */.Ikc({
    data: schemas/* array */.YOg(appItemSchema),
    total: countSchema,
    pageSize: lenient(schemas/* int */.Whr().check(api/* _positive */.NC())),
});
const registrationSchema = schemas/* object */.Ikc({
    appId: schemas_identifier,
    taskId: lenient(schemas_identifier),
    registrationStatus: schemas/* catch */.MfU(schemas/* string */.YjP(), 'IN_PROGRESS'),
    statusUrl: lenient(schemas/* string */.YjP()),
    /** The run that maps an app without accounts; the specification has two names for its id. */
    specExtraction: lenient(schemas/* object */.Ikc({ visionRunId: lenient(schemas_identifier), taskId: lenient(schemas_identifier) })),
    /** The unusable app of the same URL that gave way. */
    replaced: lenient(schemas/* object */.Ikc({ previousAppId: schemas_identifier, previousStatus: lenient(schemas/* string */.YjP()) })),
});
const accountSetupSchema = schemas/* object */.Ikc({
    /** Whether onboarding had waited for the credentials, and goes on. */
    onboardingResumed: lenient(schemas/* boolean */.zMY()),
});
const deletionSchema = schemas/* object */.Ikc({
    status: schemas/* literal */.euz('DELETED'),
    previousRegistrationStatus: lenient(schemas/* string */.YjP()),
});
/** Id of the app that is registered with this URL already, when that is why a registration was refused (409). */
function registeredAppId(error) {
    if (!isServiceError(error, 'conflict') || error.slug === 'app-registered-outside-api')
        return undefined;
    const { data } = z.safeParse(identifier, error.problem?.appId);
    return data;
}
function createApps(caller, clock) {
    const get = async (appId, limits) => {
        const app = await caller.json({ path: ['apps', appId], ...limits }, appSchema);
        if (app.appId !== appId)
            throw new errors/* ServiceError */._7('unexpected-response', `Asked for app ${appId}, the service answered with app ${app.appId}`);
        return app;
    };
    const find = async (appId) => {
        try {
            return await get(appId);
        }
        catch (error) {
            if ((0,errors/* isMissing */.b2)(error))
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
    const listing = await readAllPages({
        clock,
        idOf: (app) => app.appId,
        readPage: async (page) => {
            const { data, total, pageSize } = await caller.json({ path: ['apps'], query: { page, pageSize: maxPageSize, ...(search !== undefined && { search }) } }, appPageSchema);
            return { items: data, total, pageSize };
        },
    });
    if (listing.kind === 'complete')
        return listing.items;
    throw new errors/* ServiceError */._7('unexpected-response', 'The list of apps kept changing while it was read');
}
/** Equal but for the case of scheme and host, a default port, and a slash at the end. */
function sameUrl(left, right) {
    const [a, b] = [left, right].map((url) => (URL.canParse(url) ? new URL(url).href.replace(/\/$/, '') : url));
    return a === b;
}

;// CONCATENATED MODULE: ./build/service/retry.js

const baseDelayMs = 500;
const maxDelayMs = 30_000;
/** Longest wait where no deadline applies. */
const maxWaitMs = 5 * 60_000;
/** Runs `attempt` until it succeeds, fails for good, or the limits are reached; then throws the last error. */
async function withRetry(attempt, options) {
    for (let failures = 0;; failures += 1) {
        try {
            return await attempt();
        }
        catch (error) {
            if (!(0,errors/* isServiceError */.gi)(error) || !options.mayRepeat(error) || failures >= (options.retries ?? 0))
                throw error;
            const waitMs = delayBeforeRetry({ failures, retryAfterMs: error.retryAfterMs, random: options.random });
            if (exceeds(waitMs, options))
                throw error;
            options.onRetry({ error, waitMs });
            await options.clock.sleep(waitMs);
        }
    }
}
/** Exponential backoff with full jitter, never shorter than `Retry-After`. */
function delayBeforeRetry({ failures, retryAfterMs, random }) {
    const backoffMs = random() * Math.min(maxDelayMs, baseDelayMs * 2 ** failures);
    return Math.max(backoffMs, retryAfterMs ?? 0);
}
function exceeds(waitMs, { clock, deadline }) {
    return deadline === undefined ? waitMs > maxWaitMs : clock.now() + waitMs >= deadline;
}

;// CONCATENATED MODULE: ./build/service/caller.js


function createCaller(options) {
    return {
        json: (call, schema) => perform(options, { call, send: (request) => options.transport.json(request, schema) }),
        jsonIfAny: (call, schema) => perform(options, { call, send: (request) => options.transport.jsonIfAny(request, schema) }),
        yaml: (call) => perform(options, { call, send: (request) => options.transport.yaml(request) }),
        pdf: (call, receiver) => perform(options, { call, send: (request) => options.transport.pdf(request, receiver) }),
    };
}
async function perform(options, { call, send }) {
    const { deadline, retries = options.maxRetries, method = 'GET', json, members, pace = (attempt) => attempt() } = call;
    const request = { method, url: urlOf(options.baseUrl, call), json, members, deadline };
    return withRetry(() => pace(() => sendAuthorized(options.session, { request, send })), {
        ...options,
        retries,
        ...(deadline !== undefined && { deadline }),
        mayRepeat: method === 'GET' ? (error) => error.transient : (error) => error.transient && error.notAccepted,
    });
}
/** Sends with the token of the moment and, when that is refused, once more with a new one. */
async function sendAuthorized(session, { request, send }) {
    const token = await session.token(request.deadline).catch(keepUnsent);
    try {
        return await send({ ...request, token });
    }
    catch (error) {
        if (!(0,errors/* isServiceError */.gi)(error, 'unauthenticated'))
            throw error;
    }
    const renewed = await session.renewed(token, request.deadline).catch(keepUnsent);
    return send({ ...request, token: renewed }).catch(refuseNewToken);
}
/** Without a token the request itself was not sent: however a login fails in passing, even a trigger may be tried again. */
function keepUnsent(error) {
    if (!(0,errors/* isServiceError */.gi)(error))
        throw error;
    throw new errors/* ServiceError */._7(error.code, error.message, { ...error, neverSent: true, cause: error });
}
function refuseNewToken(error) {
    if (!(0,errors/* isServiceError */.gi)(error, 'unauthenticated'))
        throw error;
    throw new errors/* ServiceError */._7('login-rejected', `The service refuses the token that it has just issued: ${error.message}.`, {
        status: 401,
        cause: error,
    });
}
function urlOf(baseUrl, { path, query = {} }) {
    const url = new URL(`${baseUrl.href.replace(/\/$/, '')}/${path.map(encodeSegment).join('/')}`);
    for (const [name, value] of Object.entries(query))
        url.searchParams.set(name, String(value));
    return url;
}
/** `.` and `..` survive percent-encoding and would lead to another resource. */
function encodeSegment(segment) {
    if (/^\.{0,2}$/.test(segment))
        throw new TypeError(`"${segment}" cannot be an identifier.`);
    return encodeURIComponent(segment);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js + 1 modules
var core_parse = __webpack_require__(3945);
;// CONCATENATED MODULE: ./build/service/contract.js


const contractSchema = schemas/* object */.Ikc({ info: schemas/* object */.Ikc({ version: schemas/* string */.YjP() }) });
function createContract(caller) {
    return {
        version: async () => {
            const text = await caller.yaml({ path: ['openapi.yaml'] });
            const { parse } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19)); // only a diagnosis asks for it
            const parsed = core_parse/* safeParse */.xL(contractSchema, readLeniently(() => parse(text)));
            if (parsed.success)
                return parsed.data.info.version;
            throw new errors/* ServiceError */._7('unexpected-response', 'The contract (GET /openapi.yaml) does not tell its version', {
                transient: false,
            });
        },
    };
}
/** Undefined for what cannot be parsed: neither document tells a version. */
function readLeniently(parse) {
    try {
        return parse();
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/service/pace.js
/**
 * Keeps under a rate limit. A window counts from the end of a request: the service saw it before that, and so has forgotten it by
 * the time the next one arrives.
 */
function createPace(clock, { requests, windowMs }) {
    const ends = [];
    let previous = Promise.resolve();
    const runInTurn = async (run) => {
        const [oldest] = ends;
        const waitMs = oldest === undefined || ends.length < requests ? 0 : oldest + windowMs - clock.now();
        if (waitMs > 0)
            await clock.sleep(waitMs);
        try {
            return await run();
        }
        finally {
            ends.push(clock.now());
            if (ends.length > requests)
                ends.shift();
        }
    };
    return (run) => {
        const result = previous.then(() => runInTurn(run));
        previous = result.catch(() => { });
        return result;
    };
}

;// CONCATENATED MODULE: ./build/service/findings.js





/**
 * A finding (vulnerability), with the fields that the gate decides on or shows. The rest is dropped as it is read: reproducers and
 * answers hold live tokens and personal data, and are large. Only `id`, `label` and `severity` are always there.
 */
const findingSchema = schemas/* object */.Ikc({
    id: schemas_identifier,
    label: schemas/* string */.YjP(),
    severity: schemas/* string */.YjP(),
    updated_severity: lenient(schemas/* string */.YjP()),
    title: lenient(schemas/* string */.YjP()),
    method: lenient(schemas/* string */.YjP()),
    path: lenient(schemas/* string */.YjP()),
    owasp: lenient(schemas/* string */.YjP()),
    cwe: lenient(schemas/* string */.YjP()),
    cvss_score: lenient(schemas/* number */.aig()),
    cvss_vector: lenient(schemas/* string */.YjP()),
    impact: passage,
    remediation: passage,
    isFixed: lenient(schemas/* boolean */.zMY()),
    isDismissed: lenient(schemas/* boolean */.zMY()),
    fixClaimed: lenient(schemas/* boolean */.zMY()),
});
/** The three calls share one limit. */
const triageLimit = { requests: 30, windowMs: 60_000 };
/** How the answers to triage look is shown for `reopen` alone, which wraps the finding. */
const stateSchema = schemas/* object */.Ikc({
    id: lenient(schemas/* string */.YjP()),
    isFixed: lenient(schemas/* boolean */.zMY()),
    isDismissed: lenient(schemas/* boolean */.zMY()),
    fixClaimed: lenient(schemas/* boolean */.zMY()),
});
const triagedSchema = schemas/* catch */.MfU(schemas/* extend */.X$i(stateSchema, { vulnerability: lenient(stateSchema) }), {});
/** Findings lie in the list `data` of a page. */
const findingMembers = { depth: 3, names: new Set(Object.keys(findingSchema.shape)) };
const completed = 'COMPLETED';
/** A list that is not COMPLETED may lack everything else. */
const findingsPageSchema = schemas/* object */.Ikc({
    status: schemas/* string */.YjP(),
    data: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* array */.YOg(findingSchema))),
    total: schemas/* optional */.lqM(schemas/* nullable */.mee(countSchema)),
    pageSize: lenient(schemas/* int */.Whr().check(api/* _positive */.NC())),
})
    .check(schemas/* refine */.YPB((page) => page.status !== completed || Array.isArray(page.data), { path: ['data'] }), schemas/* refine */.YPB((page) => page.status !== completed || typeof page.total === 'number', { path: ['total'] }));
function createFindings(caller, clock) {
    const pace = createPace(clock, triageLimit);
    const read = ({ appId, ...query }, limits) => caller.json({ path: ['apps', appId, 'vulnerabilities'], query, members: findingMembers, ...limits }, findingsPageSchema);
    return {
        status: async (appId, limits) => (await read({ appId, page: 1, pageSize: 1 }, limits)).status,
        list: (appId, limits) => readAllPages({
            clock,
            idOf: (finding) => finding.id,
            readPage: async (page) => {
                const { status, data, total, pageSize } = await read({ appId, page, pageSize: maxPageSize }, limits);
                return status === completed ? { items: data ?? [], total: total ?? 0, pageSize } : { stop: status };
            },
        }),
        get: async (findingId) => {
            const finding = await caller.json({ path: ['vulnerabilities', findingId] }, findingSchema);
            requireSame(findingId, finding.id);
            return finding;
        },
        triage: async (findingId, action) => {
            const call = { method: 'POST', path: ['vulnerabilities', findingId, action], pace };
            const { vulnerability, ...answer } = (await caller.jsonIfAny(call, triagedSchema)) ?? {};
            const { id, ...state } = vulnerability ?? answer;
            if (id !== undefined)
                requireSame(findingId, id);
            return state;
        },
    };
}
function requireSame(asked, answered) {
    if (asked === answered)
        return;
    throw new errors/* ServiceError */._7('unexpected-response', `Asked for finding ${asked}, the service answered with finding ${answered}`);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
;// CONCATENATED MODULE: ./build/service/reports.js






const maxReportBytes = 100 * 1024 * 1024;
const pdfSignature = '%PDF-';
/** A report; `runNumber` names the security run that it came from. */
const reportSchema = schemas/* object */.Ikc({
    reportId: schemas_identifier,
    runNumber: lenient(schemas/* int */.Whr()),
    issuesCount: lenient(schemas/* int */.Whr().check(api/* _nonnegative */.UI())),
});
const reportPageSchema = schemas/* object */.Ikc({ data: schemas/* array */.YOg(reportSchema) });
function createReports(caller) {
    return {
        list: async (appId, limits) => {
            const query = { page: 1, pageSize: maxPageSize };
            const { data } = await caller.json({ path: ['apps', appId, 'reports'], query, ...limits }, reportPageSchema);
            return data;
        },
        download: (reportId, file) => caller.pdf({ path: ['reports', reportId] }, { maxBytes: maxReportBytes, sink: (bytes) => writePdf(bytes, file) }),
    };
}
async function writePdf(bytes, file) {
    const partial = `${file}.partial`;
    const opened = await (0,promises_.open)(partial, 'w');
    try {
        await (0,external_node_stream_promises_.pipeline)(requirePdf(bytes), opened.createWriteStream());
        await (0,promises_.rename)(partial, file);
    }
    catch (error) {
        await (0,promises_.rm)(partial, { force: true });
        throw error;
    }
}
/** Passes the bytes on once they are known to begin as a PDF does. */
async function* requirePdf(bytes) {
    let head = Buffer.alloc(0);
    let checked = false;
    for await (const chunk of bytes) {
        if (checked) {
            yield chunk;
            continue;
        }
        head = Buffer.concat([head, chunk]);
        if (head.length < pdfSignature.length)
            continue;
        if (head.subarray(0, pdfSignature.length).toString('latin1') !== pdfSignature)
            throw notPdf();
        checked = true;
        yield head;
    }
    if (!checked)
        throw notPdf();
}
function notPdf() {
    return new errors/* ServiceError */._7('unexpected-response', 'The downloaded report is not a PDF');
}

;// CONCATENATED MODULE: ./build/service/roles.js
/**
 * The roles that a token (a JWT) names. How its claims are called is not specified: every claim with `role` in its name counts.
 * Nothing rests on it but an early warning, so the signature is not verified.
 * @returns an empty list when the token does not tell
 */
function rolesOf(token) {
    return Object.entries(claimsOf(token))
        .filter(([name]) => /role/i.test(name))
        .flatMap(([, value]) => value)
        .filter((value) => typeof value === 'string');
}
/** The claims of a token (a JWT), unverified; empty when it is none. */
function claimsOf(token) {
    try {
        const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
        return typeof claims === 'object' && claims !== null ? { ...claims } : {};
    }
    catch {
        return {}; // not a JWT: it tells nothing
    }
}

;// CONCATENATED MODULE: ./build/service/runs.js


const scheduledRunSchema = schemas/* object */.Ikc({
    taskId: schemas_identifier,
    appId: lenient(schemas/* string */.YjP()),
    state: schemas/* catch */.MfU(schemas/* string */.YjP(), 'QUEUED'),
    runNumber: lenient(schemas/* int */.Whr()),
    statusUrl: lenient(schemas/* string */.YjP()),
});
function createRuns(caller) {
    return {
        trigger: (appId, limits) => caller.json({ method: 'POST', path: ['apps', appId, 'security-agent'], json: {}, ...limits }, scheduledRunSchema),
    };
}

;// CONCATENATED MODULE: ./build/service/session.js

/** A session makes one login at a time, however many requests wait for it. */
function createSession({ credentials, login, onToken }) {
    let current = credentials.token;
    let underway;
    if (current !== undefined)
        onToken(current);
    const logIn = async (deadline) => {
        const { username, password } = credentials;
        if (username === undefined || password === undefined)
            throw cannotRenew();
        const token = await login({ username, password }, deadline).catch(refuseLogin);
        onToken(token);
        current = token;
        return token;
    };
    const logInOnce = (deadline) => {
        underway ??= logIn(deadline).finally(() => {
            underway = undefined;
        });
        return underway;
    };
    return {
        token: async (deadline) => current ?? logInOnce(deadline),
        renewed: async (refused, deadline) => current !== undefined && current !== refused ? current : logInOnce(deadline),
    };
}
function cannotRenew() {
    return new errors/* ServiceError */._7('login-rejected', 'The service refused `api-token` (401): it is wrong or has expired. Give `username` and `password` as well, so that it can be renewed.');
}
/** A login that is refused stays refused: whatever 4xx says no is one kind of failure. */
function refuseLogin(error) {
    if ((0,errors/* isServiceError */.gi)(error, 'invalid-request', 'unauthenticated', 'payment-required', 'forbidden')) {
        const message = `The service refused the login: ${error.message}. Check \`username\` and \`password\`.`;
        throw new errors/* ServiceError */._7('login-rejected', message, { cause: error });
    }
    if ((0,errors/* isServiceError */.gi)(error, 'not-found')) {
        const message = `There is no token endpoint at \`auth-url\`: ${error.message}.`;
        throw new errors/* ServiceError */._7('unexpected-response', message, { transient: false, cause: error });
    }
    throw error;
}

;// CONCATENATED MODULE: ./build/service/tasks.js



/**
 * A task record. Only `state` is sure to be there when a task is polled; unknown states are kept as they came.
 * `operation` marks a vision run.
 */
const taskSchema = schemas/* object */.Ikc({
    taskId: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas_identifier)),
    appId: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* string */.YjP())),
    state: schemas/* string */.YjP().check(api/* _minLength */.m9(1)),
    runNumber: lenient(schemas/* int */.Whr()),
    createdAt: lenient(schemas/* string */.YjP().check(api/* _maxLength */.Eb(40))),
    statusUrl: lenient(schemas/* string */.YjP()),
    operation: lenient(schemas/* string */.YjP()),
});
function createTasks(caller) {
    return {
        get: async (taskId, limits) => {
            const record = await caller.json({ path: ['tasks', taskId], ...limits }, taskSchema);
            if (record.taskId && record.taskId !== taskId)
                throw new errors/* ServiceError */._7('unexpected-response', `Asked for task ${taskId}, the service answered with ${record.taskId}`);
            return { ...record, taskId, appId: record.appId ?? undefined };
        },
    };
}

// EXTERNAL MODULE: ./build/service/body.js + 1 modules
var service_body = __webpack_require__(1979);
// EXTERNAL MODULE: ./build/service/network-error.js
var network_error = __webpack_require__(6829);
// EXTERNAL MODULE: ./build/service/retry-after.js
var retry_after = __webpack_require__(6805);
;// CONCATENATED MODULE: ./build/service/problem.js



/** Further members are kept; those that have the wrong type are absent. */
const problemSchema = schemas/* looseObject */._H3({
    type: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined),
    title: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined),
    detail: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined),
    errors: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* unknown */.L5J())), undefined),
});
const codesByStatus = {
    400: 'invalid-request',
    401: 'unauthenticated',
    402: 'payment-required',
    403: 'forbidden',
    404: 'not-found',
    408: 'request-timeout',
    409: 'conflict',
    429: 'rate-limited',
};
/** Slugs on which the client branches before it looks at the status. */
const codesBySlug = new Map([
    ['run-already-active', 'run-already-active'],
    ['not-found', 'not-found'],
]);
/** Turns an answer of 400 or more into a typed error: by the problem's `type` slug, then by its status. */
function errorOfAnswer({ request, status, retryAfter, body }) {
    const problem = parseProblem(body);
    const retryAfterMs = (0,retry_after/* parseRetryAfter */.m)(retryAfter, Date.now());
    const said = [problem?.title, problem?.detail].filter(Boolean).join(': ');
    return new errors/* ServiceError */._7(codeOf(status, problem), `${request} was answered ${status}${said ? ` (${said})` : ''}`, {
        status,
        transient: isPassing(status) && (0,errors/* slugOf */.tF)(problem) !== 'onboarding-unavailable',
        ...(problem && { problem }),
        ...(retryAfterMs !== undefined && { retryAfterMs }),
    });
}
/** But for one: a deployment that cannot onboard an app stays so. */
function isPassing(status) {
    return status >= 500 || status === 408 || status === 429;
}
function codeOf(status, problem) {
    const bySlug = status < 500 ? codesBySlug.get((0,errors/* slugOf */.tF)(problem)) : undefined;
    if (bySlug)
        return bySlug;
    if (status >= 500)
        return 'server-error';
    return codesByStatus[status] ?? 'unexpected-response';
}
function parseProblem(body) {
    try {
        const parsed = core_parse/* safeParse */.xL(problemSchema, JSON.parse(body));
        return parsed.success ? parsed.data : undefined;
    }
    catch {
        return undefined; // not JSON: the status alone has to do
    }
}

// EXTERNAL MODULE: ./build/service/time-limit.js
var time_limit = __webpack_require__(4037);
;// CONCATENATED MODULE: ./build/service/transport.js






const maxJsonBytes = 32 * 1024 * 1024;
const maxYamlBytes = 8 * 1024 * 1024;
const maxProblemBytes = 64 * 1024;
const jsonType = /^application\/([a-z.-]+\+)?json$/;
/** YAML has many names, and an empty answer none. */
const notForPeople = /^(?!text\/html$|application\/xhtml)/;
function createTransport(options) {
    return {
        json: (request, schema) => exchange(options, {
            request,
            accept: 'application/json',
            mediaType: jsonType,
            read: (answer) => readJson({ ...answer, members: request.members }, schema),
        }),
        jsonIfAny: (request, schema) => exchange(options, {
            request,
            accept: 'application/json',
            mediaType: notForPeople,
            read: (answer) => readJsonIfAny(answer, schema),
        }),
        yaml: (request) => exchange(options, {
            request,
            accept: 'application/yaml',
            mediaType: notForPeople,
            read: ({ response }) => (0,service_body/* readText */.yR)(response, { maxBytes: maxYamlBytes }),
        }),
        pdf: (request, { maxBytes, sink }) => exchange(options, {
            request,
            accept: 'application/pdf',
            mediaType: /^application\/pdf$/,
            read: ({ response }) => sink((0,service_body/* decodedBody */.jh)(response, maxBytes)),
        }),
    };
}
async function exchange(options, { request, accept, mediaType, read }) {
    options.signal.throwIfAborted(); // a write under way may end, but none begins
    const { deadline, method } = request;
    const limit = (0,time_limit/* limitTime */.D)({ ...options, deadline, signal: method === 'GET' ? options.signal : undefined });
    const to = nameOf(request);
    let status;
    try {
        const response = await options.http({ ...httpRequest(request, { ...options, accept }), signal: limit.signal });
        status = response.status;
        const answer = { to, response };
        await refuseFailure(answer);
        requireMediaType(answer, mediaType);
        return await read(answer);
    }
    catch (error) {
        options.signal.throwIfAborted();
        throw (0,network_error/* errorOfException */.F)(error, { request: to, status, timedOutMs: limit.signal.aborted ? limit.ms : undefined });
    }
    finally {
        limit.end();
    }
}
function httpRequest({ method, url, token, json }, { userAgent, accept }) {
    const headers = {
        accept: `${accept}, application/problem+json`,
        'accept-encoding': 'gzip',
        'user-agent': userAgent,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
    };
    return { method, url, headers, ...(json !== undefined && { body: JSON.stringify(json) }) };
}
/** Anything but a 2xx is an error; a redirect is never followed, since the token belongs to the configured origin alone. */
async function refuseFailure({ to, response }) {
    const { status } = response;
    if (status >= 200 && status < 300)
        return;
    if (status < 400) {
        const message = `${to} was answered by a redirect (${status}), which is refused. Check \`base-url\` and \`auth-url\``;
        throw new errors/* ServiceError */._7('unexpected-response', message, { status, transient: false });
    }
    const body = await (0,service_body/* readText */.yR)(response, { maxBytes: maxProblemBytes }).catch(() => '');
    throw errorOfAnswer({ request: to, status, retryAfter: (0,service_body/* headerOf */.rR)(response, 'retry-after'), body });
}
async function readJson(answer, schema) {
    const text = await (0,service_body/* readText */.yR)(answer.response, { maxBytes: maxJsonBytes, members: answer.members });
    return conform(answer, { json: parseJson(answer, text), schema });
}
async function readJsonIfAny(answer, schema) {
    const text = await (0,service_body/* readText */.yR)(answer.response, { maxBytes: maxJsonBytes });
    if (text.trim() === '' || !jsonType.test(mediaTypeOf(answer)))
        return undefined;
    return conform(answer, { json: parseJson(answer, text), schema });
}
function conform(answer, { json, schema }) {
    const parsed = core_parse/* safeParse */.xL(schema, json);
    if (parsed.success)
        return parsed.data;
    const place = parsed.error.issues[0]?.path.join('.') || 'its top level';
    throw unexpected(answer, { what: `misses a value, or has a wrong one, at "${place}"` });
}
function parseJson(answer, text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw unexpected(answer, { what: 'is not valid JSON', cause });
    }
}
function requireMediaType(answer, wanted) {
    const type = mediaTypeOf(answer);
    if (!wanted.test(type))
        throw unexpected(answer, { what: `has the content type "${type}"` });
}
function mediaTypeOf({ response }) {
    return (0,service_body/* headerOf */.rR)(response, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'none';
}
function unexpected({ to, response }, { what, cause }) {
    const message = `The answer to ${to} (status ${response.status}) ${what}`;
    return new errors/* ServiceError */._7('unexpected-response', message, { status: response.status, cause });
}
/** How messages name a request: without its host and query. */
function nameOf({ method, url }) {
    return `${method} ${url.pathname}`;
}

;// CONCATENATED MODULE: ./build/service/vision-runs.js



/** What a vision run does. */
const visionOperations = (/* unused pure expression or super */ null && (['map', 'validate-login', 'discover-roles', 'verify-rbac']));
const taskPrefix = 'task_vr_';
const scheduledVisionRunSchema = schemas/* object */.Ikc({
    taskId: schemas_identifier,
    appId: lenient(schemas/* string */.YjP()),
    operation: lenient(schemas/* string */.YjP()),
    state: schemas/* catch */.MfU(schemas/* string */.YjP(), 'QUEUED'),
    statusUrl: lenient(schemas/* string */.YjP()),
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

;// CONCATENATED MODULE: ./build/service/client.js












/** Creates a client. Nothing is sent until the first call, which logs in. */
function connect(options) {
    const { baseUrl, clock, maxRetries, onRetry, random = Math.random } = options;
    const transport = createTransport(options);
    const session = createSession({
        credentials: options.credentials,
        login: (login, deadline) => requestToken(transport, options.authUrl, { ...login, deadline }),
        onToken: options.onToken,
    });
    const caller = createCaller({ baseUrl, transport, session, clock, random, maxRetries, onRetry });
    return {
        apps: createApps(caller, clock),
        runs: createRuns(caller),
        visionRuns: createVisionRuns(caller),
        tasks: createTasks(caller),
        findings: createFindings(caller, clock),
        reports: createReports(caller),
        contract: createContract(caller),
        claims: async () => claimsOf(await session.token(undefined)),
        roles: async () => rolesOf(await session.token(undefined)),
    };
}
/** A token goes into a header: no blanks, no line breaks. */
const tokenSchema = schemas/* object */.Ikc({ id_token: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[\x21-\x7e]+$/)) });
/** `POST {auth-url}/api/v1/auth/token` */
async function requestToken(transport, authUrl, request) {
    const { username, password, deadline } = request;
    const url = new URL(`${authUrl.href.replace(/\/$/, '')}/api/v1/auth/token`);
    const { id_token } = await transport.json({ method: 'POST', url, json: { username, password }, deadline }, tokenSchema);
    return id_token;
}

// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(6752);
;// CONCATENATED MODULE: ./build/service/http.js


/** HTTP over undici: pooled connections, proxies, extra certificates. The caller's signal is the only time limit. */
function createHttp({ proxyFor, extraCa }) {
    const trust = extraCa === undefined ? {} : { ca: [...external_node_tls_.getCACertificates('default'), extraCa] };
    const dispatchers = new Map();
    const dispatcherFor = (url) => {
        const proxy = proxyFor(url) ?? '';
        const key = `${url.protocol} ${proxy}`;
        const dispatcher = dispatchers.get(key) ?? createDispatcher(url, proxy, trust);
        dispatchers.set(key, dispatcher);
        return dispatcher;
    };
    return async ({ url, ...rest }) => {
        const answer = (0,undici.request)(url, { ...rest, dispatcher: dispatcherFor(url) });
        const { statusCode, headers, body } = await Promise.race([answer, rejectionOnAbort(rest.signal)]);
        body.on('error', () => { }); // an answer that nobody reads may still be aborted
        return { status: statusCode, headers, body };
    };
}
/** undici heeds a signal only once it has a connection: a connection that never comes about is given up here. */
function rejectionOnAbort(signal) {
    return new Promise((_, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted)
            abort();
        else
            signal.addEventListener('abort', abort, { once: true });
    });
}
function createDispatcher(url, proxy, trust) {
    // The caller's signal limits every phase; undici's own limits would only cut it short.
    const limits = { headersTimeout: 0, bodyTimeout: 0 };
    if (proxy === '')
        return new undici.Agent({ ...limits, connect: { ...trust, timeout: 0 } });
    // Plain HTTP goes through a proxy as it is: many proxies allow CONNECT to port 443 only.
    return new undici.ProxyAgent({
        ...limits,
        uri: proxy,
        factory: createPool,
        proxyTunnel: url.protocol === 'https:',
        requestTls: { ...trust, timeout: 0 },
        proxyTls: { ...trust, timeout: 0 },
    });
}
/** undici takes a CONNECT that the proxy drops for a lost socket, and would connect anew without end. */
function createPool(origin, options) {
    const pool = new undici.Pool(origin, options);
    return pool.on('connectionError', (_, targets, error) => targets.at(-1)?.destroy(error));
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
;// CONCATENATED MODULE: ./build/actions/service-connection.js





/** How the actions name themselves to servers. */
const userAgent = `security-test-gate/${version/* version */.r}`;
/** Connects an action to the service: by the proxies of the environment, and with every token masked as it is obtained. */
function connectToService(inputs, { onSecret, ...surroundings }) {
    const onToken = (token) => {
        (0,core/* setSecret */.Pq)(token);
        onSecret(token);
    };
    if (inputs.credentials.password !== undefined)
        onSecret(inputs.credentials.password);
    return connect({ ...inputs, ...surroundings, http: openHttp(inputs), userAgent, onToken });
}
/** HTTP by the proxies of the environment, with the certificates of the inputs. */
function openHttp({ extraCa }) {
    return createHttp({ proxyFor: (url) => (0,proxy_from_env/* getProxyForUrl */.T)(url.href) || undefined, extraCa });
}


/***/ }),

/***/ 1979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jh: () => (/* binding */ decodedBody),
  rR: () => (/* binding */ headerOf),
  yR: () => (/* binding */ readText)
});

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
;// CONCATENATED MODULE: ./build/service/member-filter.js
const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const nullText = Buffer.from('null');
/**
 * Reads a JSON text as it arrives, with `null` for the values of members that nobody asked for. A page of findings is mostly such
 * values (reproducers, answers, schemas), which this way become neither strings nor objects: that is most of the time and of the
 * memory of reading it. Whether the text is valid JSON its parser says; of a value that is left out, only strings and brackets
 * are looked at.
 */
class MemberFilter {
    #rule;
    #kept = [];
    #depth = 0;
    #inString = false;
    /** The last chunk ended in a backslash that escapes the next character. */
    #escaped = false;
    /** At the depth of the rule: the string of the moment is the name of a member. */
    #inName = false;
    #name = '';
    /** At the depth of the rule: a colon was read, and no comma yet. */
    #inValue = false;
    #leavesOut = false;
    constructor(rule) {
        this.#rule = rule;
    }
    /** Takes the next bytes of the text; keeps no reference to them. */
    push(bytes) {
        const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
        let keepFrom = 0;
        for (let at = 0; at < chunk.length;) {
            if (this.#inString) {
                at = this.#readString(chunk, at);
                continue;
            }
            const leftOut = this.#leavesOut;
            this.#readStructure(chunk[at] ?? 0);
            if (leftOut && !this.#leavesOut)
                keepFrom = at;
            if (!leftOut && this.#leavesOut)
                this.#keep(chunk.subarray(keepFrom, at + 1), nullText);
            at += 1;
        }
        if (!this.#leavesOut)
            this.#keep(chunk.subarray(keepFrom));
    }
    /** The text so far, without what was left out. */
    text() {
        return Buffer.concat(this.#kept).toString('utf8');
    }
    /** Copies, since a part would keep the whole chunk in memory. */
    #keep(...parts) {
        this.#kept.push(Buffer.concat(parts));
    }
    /** @returns the place after the string, or the end of the chunk */
    #readString(chunk, start) {
        const from = this.#escaped ? start + 1 : start;
        this.#escaped = false;
        let end = chunk.indexOf(quote, from);
        while (end >= 0 && isEscaped(chunk, { from, end }))
            end = chunk.indexOf(quote, end + 1);
        const stop = end < 0 ? chunk.length : end;
        if (this.#inName)
            this.#name += chunk.toString('latin1', start, stop);
        if (end < 0) {
            this.#escaped = isEscaped(chunk, { from, end: stop });
            return stop;
        }
        this.#inString = false;
        this.#inName = false;
        return end + 1;
    }
    #readStructure(byte) {
        const atRule = this.#depth === this.#rule.depth;
        if (byte === openBrace || byte === openBracket) {
            this.#depth += 1;
            this.#inValue &&= this.#depth !== this.#rule.depth;
        }
        else if (byte === closeBrace || byte === closeBracket) {
            this.#leavesOut &&= !atRule;
            this.#depth -= 1;
        }
        else if (byte === quote) {
            this.#inString = true;
            this.#inName = atRule && !this.#inValue;
            if (this.#inName)
                this.#name = '';
        }
        else if (atRule) {
            this.#readBetweenMembers(byte);
        }
    }
    #readBetweenMembers(byte) {
        if (byte === comma) {
            this.#leavesOut = false;
            this.#inValue = false;
        }
        else if (byte === colon) {
            this.#inValue = true;
            // A name with an escape is not compared: it may be one that is asked for.
            this.#leavesOut = !this.#rule.names.has(this.#name) && !this.#name.includes('\\');
        }
    }
}
/** Whether an odd number of backslashes stands before `end`. */
function isEscaped(chunk, { from, end }) {
    let first = end;
    while (first > from && chunk[first - 1] === backslash)
        first -= 1;
    return (end - first) % 2 === 1;
}

;// CONCATENATED MODULE: ./build/service/body.js




/** The decoded bytes of an answer; identity and gzip are understood. Ends with an error once more than `maxBytes` were decoded. */
async function* decodedBody(response, maxBytes) {
    let bytes = 0;
    for await (const chunk of decode(response)) {
        bytes += chunk.length;
        if (bytes > maxBytes)
            throw tooLarge(response, maxBytes);
        yield chunk;
    }
}
/** Reads a whole answer as UTF-8 text of at most `maxBytes` bytes. */
async function readText(response, { maxBytes, members }) {
    const filter = members && new MemberFilter(members);
    const chunks = [];
    for await (const chunk of decodedBody(response, maxBytes))
        filter ? filter.push(chunk) : chunks.push(chunk);
    return filter ? filter.text() : Buffer.concat(chunks).toString('utf8');
}
/** A header's value; of several equal headers the first. */
function headerOf(response, name) {
    const value = response.headers[name];
    return Array.isArray(value) ? value[0] : value;
}
function decode(response) {
    const encoding = headerOf(response, 'content-encoding')?.trim().toLowerCase() || 'identity';
    if (encoding === 'identity')
        return response.body;
    if (encoding !== 'gzip')
        throw new errors/* ServiceError */._7('unexpected-response', `The answer has the content encoding "${encoding}", which was not asked for`, { status: response.status });
    // A failure of either stream reaches the reader as the error of the iteration.
    return (0,external_node_stream_.pipeline)(external_node_stream_.Readable.from(response.body), (0,external_node_zlib_.createGunzip)(), () => { });
}
function tooLarge({ status }, maxBytes) {
    return new errors/* ServiceError */._7('unexpected-response', `The answer is larger than ${maxBytes / 1024 / 1024} MiB`, {
        status,
        transient: false,
    });
}


/***/ }),

/***/ 6829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ errorOfException)
/* harmony export */ });
/* harmony import */ var _error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1240);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);


/** Failures before a connection stood: the request was never sent, unless they befell the reading or writing of one that did. */
const neverSentCodes = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL',
    'UND_ERR_CONNECT_TIMEOUT',
]);
/** OpenSSL's names of certificate faults, as Node reports them in `code`, and undici's name of one behind a proxy. */
const tlsCode = /^(UND_ERR_PRX_TLS|ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(GET|VERIFY|DECRYPT)|HOSTNAME_MISMATCH|INVALID_CA)/;
/** Turns whatever an attempt threw into a `ServiceError`. */
function errorOfException(error, { request, status, timedOutMs }) {
    if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isServiceError */ .gi)(error))
        return error;
    if (timedOutMs !== undefined)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('timeout', `${request} had no whole answer within ${seconds(timedOutMs)}`, {
            status,
            cause: error,
        });
    const code = textOf(error, 'code');
    if (tlsCode.test(code))
        return tlsError(request, { code, cause: error });
    if (code.startsWith('Z_'))
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('unexpected-response', `The answer to ${request} is not valid gzip (${code})`, {
            status,
            cause: error,
        });
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('network', `${request} failed: ${describe(error, code)}`, {
        status,
        cause: error,
        neverSent: neverSentCodes.has(code) && !/^(read|write)$/.test(textOf(error, 'syscall')),
    });
}
function tlsError(request, { code, cause }) {
    const message = `${request} failed: the TLS certificate of the server is not trusted (${code}). If it has a CA of its own, give that as \`ca-cert-file\``;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('tls', message, { cause, neverSent: true });
}
/** The system's codes are known by name; undici's say less than its messages. */
function describe(error, code) {
    if (code !== '' && !code.startsWith('UND_ERR'))
        return code;
    return (0,_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error);
}
/** A field of an error that holds a text; empty when there is none. */
function textOf(error, field) {
    const value = typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;
    return typeof value === 'string' ? value : '';
}
function seconds(ms) {
    return `${Math.round(ms / 100) / 10} s`;
}


/***/ }),

/***/ 6805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/**
 * Reads a `Retry-After` header (RFC 9110, section 10.2.3): seconds or an HTTP date.
 * @param now wall-clock time in milliseconds, against which a date is measured
 * @returns milliseconds to wait, or undefined when there is none that can be read
 */
function parseRetryAfter(value, now) {
    const text = value?.trim();
    if (!text)
        return undefined;
    if (/^\d+(\.\d+)?$/.test(text))
        return Number(text) * 1000;
    const date = Date.parse(text);
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}


/***/ }),

/***/ 4037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ limitTime)
/* harmony export */ });
/** A timer that keeps the process alive, unlike `AbortSignal.timeout`: a request that hangs ends as a timeout, not as a silent exit. */
function limitTime({ clock, requestTimeoutMs, deadline, signal }) {
    const untilDeadlineMs = deadline === undefined ? Number.POSITIVE_INFINITY : deadline - clock.now();
    const ms = Math.max(1, Math.min(requestTimeoutMs, untilDeadlineMs));
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), ms);
    const end = () => {
        clearTimeout(timer);
        controller.abort(); // frees the connection of an answer that was not read to its end
    };
    return { ms, signal: signal ? AbortSignal.any([signal, controller.signal]) : controller.signal, end };
}


/***/ })

};
