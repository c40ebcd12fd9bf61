export const id = 419;
export const ids = [419];
export const modules = {

/***/ 48419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectToService: () => (/* binding */ connectToService),
  f: () => (/* binding */ openHttp),
  N: () => (/* binding */ userAgent)
});

// EXTERNAL MODULE: ./node_modules/proxy-from-env/index.js
var proxy_from_env = __webpack_require__(98182);
// EXTERNAL MODULE: ./build/src/http/connection.js
var connection = __webpack_require__(93012);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
// EXTERNAL MODULE: ./build/src/service/apps.js
var apps = __webpack_require__(1609);
// EXTERNAL MODULE: ./build/src/service/errors.js
var errors = __webpack_require__(90654);
;// CONCATENATED MODULE: ./build/src/service/retry.js

const baseDelayMs = 500;
const maxDelayMs = 30_000;
/** Longest wait where no deadline applies. */
const maxWaitMs = 5 * 60_000;
/**
 * Runs `attempt` until it succeeds, fails for good, or the limits are reached; then throws the last
 * error.
 */
async function withRetry(attempt, options) {
    for (let failures = 0;; failures += 1) {
        try {
            return await attempt();
        }
        catch (error) {
            if (!(0,errors/* isServiceError */.gi)(error) || !options.mayRepeat(error) || failures >= (options.retries ?? 0))
                throw error;
            const waitMs = delayBeforeRetry(failures, error.retryAfterMs, options.random);
            if (exceeds(waitMs, options))
                throw error;
            options.onRetry({ error, waitMs });
            await options.clock.sleep(waitMs);
        }
    }
}
/** Exponential backoff with full jitter, never shorter than `Retry-After`. */
function delayBeforeRetry(failures, retryAfterMs, random) {
    const backoffMs = random() * Math.min(maxDelayMs, baseDelayMs * 2 ** failures);
    return Math.max(backoffMs, retryAfterMs ?? 0);
}
function exceeds(waitMs, { clock, deadline }) {
    return deadline === undefined ? waitMs > maxWaitMs : clock.now() + waitMs >= deadline;
}

;// CONCATENATED MODULE: ./build/src/service/roles.js
/**
 * The roles that a token (a JWT) names. How its claims are called is not specified: every claim
 * with `role` in its name counts. Nothing rests on it but an early warning, so the signature is not
 * verified.
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

;// CONCATENATED MODULE: ./build/src/service/session.js


/** Pause after a refusal that may pass: tokens count in seconds. */
const pauseMs = 1000;
/**
 * How long a token that cannot be renewed may be refused before that is for good: two of the
 * longest usual polling intervals.
 */
const patienceMs = 2 * 60_000;
/** A session makes one login at a time, however many requests wait for it. */
function createSession({ credentials, clock, login, onToken }) {
    const ready = credentials.token;
    let current = ready;
    let underway;
    let hasLoggedIn = false;
    let wasAccepted = false;
    let refusedSince;
    if (ready !== undefined)
        onToken(ready);
    const isForGood = () => {
        if (hasLoggedIn)
            return false;
        refusedSince ??= clock.now();
        const cannotBeRenewed = credentials.password === undefined && hasExpired(ready);
        return !wasAccepted || cannotBeRenewed || clock.now() - refusedSince >= patienceMs;
    };
    const refuse = (message, cause) => {
        if (isForGood())
            throw new errors/* ServiceError */._7('login-rejected', message, { cause });
        throw refusedInPassing(message, cause);
    };
    const judge = (error) => {
        if (!(0,errors/* isServiceError */.gi)(error))
            throw error;
        if (error.status === 404)
            throw noTokenEndpoint(error, hasLoggedIn);
        if (!refusals.has(error.code) || error.transient)
            throw error;
        return refuse(`The service refused the login: ${error.message}. Check \`username\` and \`password\``, error);
    };
    const logIn = async (deadline) => {
        const { username, password } = credentials;
        if (username === undefined || password === undefined)
            return refuse(cannotRenew);
        const token = await login({ username, password }, deadline).catch(judge);
        onToken(token);
        hasLoggedIn = true;
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
        accepted: () => {
            wasAccepted = true;
            refusedSince = undefined;
        },
    };
}
/** A refusal of credentials that have worked: worth another attempt after a pause. */
function refusedInPassing(message, cause) {
    const retryAfterMs = Math.max(pauseMs, cause?.retryAfterMs ?? 0);
    const details = { status: 401, problem: cause?.problem, transient: true, retryAfterMs, cause };
    return new errors/* ServiceError */._7('unauthenticated', message, details);
}
const cannotRenew = 'The service refused `api-token` (401): it is wrong or has expired. Give `username` and `password` as well, so that it can be renewed';
/** Whatever 4xx the service says no with, a login that is refused is one kind of failure. */
const refusals = new Set([
    'invalid-request',
    'unauthenticated',
    'payment-required',
    'forbidden',
]);
/** One that has worked is not lost for good by this, nor is a page of a gateway the last word. */
function noTokenEndpoint(error, hasLoggedIn) {
    const message = `There is no token endpoint at \`auth-url\`: ${error.message}`;
    const transient = hasLoggedIn || error.transient;
    return new errors/* ServiceError */._7('unexpected-response', message, { status: 404, transient, cause: error });
}
function hasExpired(token) {
    const { exp } = claimsOf(token ?? '');
    return typeof exp === 'number' && exp * 1000 <= Date.now();
}

;// CONCATENATED MODULE: ./build/src/service/caller.js



function createCaller(options) {
    return {
        json: (call, schema) => perform(options, call, (request) => options.transport.json(request, schema)),
        jsonIfAny: (call, schema) => perform(options, call, (request) => options.transport.jsonIfAny(request, schema)),
        yaml: (call) => perform(options, call, options.transport.yaml),
        pdf: (call, receiver) => perform(options, call, (request) => options.transport.pdf(request, receiver)),
    };
}
async function perform(options, call, send) {
    const { deadline, retries = options.maxRetries, method = 'GET', json, maxBytes } = call;
    const { pace = (attempt) => attempt() } = call;
    const url = urlOf(options.baseUrl, call);
    const request = { method, url, json, maxBytes, deadline };
    return withRetry(() => pace(() => sendAuthorized(options.session, request, send)), {
        ...options,
        retries,
        ...(deadline !== undefined && { deadline }),
        mayRepeat: (error) => error.transient && (method === 'GET' || error.notAccepted),
    });
}
/**
 * Sends with the token of the moment and, when that is refused, once more with a new one. A write
 * whose 401 is not in the API's own words may have reached the service, and is not sent again.
 */
async function sendAuthorized(session, request, send) {
    const sendWith = async (token) => {
        const answer = await send({ ...request, token });
        session.accepted();
        return answer;
    };
    const token = await session.token(request.deadline).catch(keepUnsent);
    try {
        return await sendWith(token);
    }
    catch (error) {
        const isLost = request.method !== 'GET' && (0,errors/* isUncertain */.cp)(error);
        if (isLost || !(0,errors/* isServiceError */.gi)(error, 'unauthenticated'))
            throw error;
    }
    const renewed = await session.renewed(token, request.deadline).catch(keepUnsent);
    return sendWith(renewed).catch(refuseNewToken);
}
/**
 * Without a token the request itself was not sent: however a login fails in passing, even a trigger
 * may be tried again.
 */
function keepUnsent(error) {
    if (!(0,errors/* isServiceError */.gi)(error))
        throw error;
    throw new errors/* ServiceError */._7(error.code, error.message, { ...error, neverSent: true, cause: error });
}
/** It may be valid only from the next second on, or the service refuse everybody for a moment. */
function refuseNewToken(error) {
    if (!(0,errors/* isServiceError */.gi)(error, 'unauthenticated'))
        throw error;
    const message = `The service refuses the token that it has just issued: ${error.message}`;
    throw refusedInPassing(message, error);
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

;// CONCATENATED MODULE: ./build/src/service/contract.js

function createContract(caller) {
    return {
        version: async () => {
            const text = await caller.yaml({ path: ['openapi.yaml'] });
            const { parseBoundedYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(274)]).then(__webpack_require__.bind(__webpack_require__, 83274)); // only a diagnosis asks for it
            const version = readLeniently(() => {
                const { document } = parseBoundedYaml(text);
                return document.errors.length === 0 && document.getIn(['info', 'version']);
            });
            if (typeof version === 'string')
                return version;
            const message = 'The contract (GET /openapi.yaml) does not tell its version';
            throw new errors/* ServiceError */._7('unexpected-response', message, { transient: false });
        },
    };
}
/** Undefined for what cannot be parsed: neither document tells a version. */
function readLeniently(read) {
    try {
        return read();
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/src/service/findings.js + 1 modules
var findings = __webpack_require__(2431);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./build/src/service/pages.js
var pages = __webpack_require__(56233);
// EXTERNAL MODULE: ./build/src/service/schemas.js
var service_schemas = __webpack_require__(86253);
;// CONCATENATED MODULE: ./build/src/service/reports.js






const maxReportBytes = 100 * 1024 * 1024;
const pdfSignature = '%PDF-';
/** Stands at the end of a PDF; readers look for it in so many last bytes. */
const pdfEnd = '%%EOF';
const pdfTailBytes = 1024;
/** A report; `runNumber` names the security run that it came from. */
const reportSchema = schemas/* object */.Ikc({
    reportId: service_schemas/* identifier */.Cv,
    appId: (0,service_schemas/* lenient */.W_)(service_schemas/* identifier */.Cv),
    runNumber: (0,service_schemas/* lenient */.W_)(service_schemas/* runNumber */.dZ),
    issuesCount: (0,service_schemas/* lenient */.W_)(schemas/* int */.Whr().check(api/* _nonnegative */.UI())),
});
const reportPageSchema = schemas/* object */.Ikc({ data: (0,pages/* pageOf */.ZZ)(reportSchema), ...pages/* pagingFields */.yy });
function createReports(caller, clock) {
    return {
        list: async (appId, limits) => {
            const listing = await (0,pages/* readAllPages */.s$)({
                clock,
                idOf: (report) => report.reportId,
                readPage: async ({ maxBytes, ...query }) => {
                    const call = { path: ['apps', appId, 'reports'], query, maxBytes, ...limits };
                    const schema = reportPageSchema.check((0,pages/* isPage */.yp)(query.page));
                    const { data, total, pageSize } = await caller.json(call, schema);
                    return { items: data, total, pageSize };
                },
            });
            if (listing.kind !== 'complete')
                throw unexpected('The list of reports kept changing while it was read');
            if (listing.items.some((report) => report.appId !== undefined && report.appId !== appId))
                throw unexpected(`The reports of app ${appId} hold one of another app`);
            return listing.items;
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
/** Passes the bytes on as long as they begin as a PDF does, and fails unless they end as one. */
async function* requirePdf(bytes) {
    let head = Buffer.alloc(0);
    let tail = Buffer.alloc(0);
    for await (const chunk of bytes) {
        if (head.length < pdfSignature.length) {
            head = Buffer.concat([head, chunk.subarray(0, pdfSignature.length - head.length)]);
            if (!pdfSignature.startsWith(head.toString('latin1')))
                throw unexpected(notPdf);
        }
        tail = Buffer.concat([tail, chunk.subarray(-pdfTailBytes)]).subarray(-pdfTailBytes);
        yield chunk;
    }
    if (head.length < pdfSignature.length)
        throw unexpected(notPdf);
    if (!tail.includes(pdfEnd))
        throw unexpected(`The downloaded report has no end (${pdfEnd}): it is only a part`);
}
const notPdf = 'The downloaded report is not a PDF';
function unexpected(message) {
    return new errors/* ServiceError */._7('unexpected-response', message);
}

;// CONCATENATED MODULE: ./build/src/service/runs.js


const scheduledRunSchema = schemas/* object */.Ikc({
    taskId: service_schemas/* identifier */.Cv,
    appId: (0,service_schemas/* lenient */.W_)(service_schemas/* identifier */.Cv),
    state: schemas/* catch */.MfU(service_schemas/* word */.Vm, 'QUEUED'),
    runNumber: (0,service_schemas/* lenient */.W_)(service_schemas/* runNumber */.dZ),
    statusUrl: (0,service_schemas/* lenient */.W_)(service_schemas/* address */.hl),
});
function createRuns(caller) {
    return {
        trigger: (appId, limits) => caller.json({ method: 'POST', path: ['apps', appId, 'security-agent'], json: {}, ...limits }, scheduledRunSchema),
    };
}

;// CONCATENATED MODULE: ./build/src/service/tasks.js



/**
 * A task record. Only `state` is sure to be there when a task is polled; unknown states are kept as
 * they came. `operation` marks a vision run.
 */
const taskSchema = schemas/* object */.Ikc({
    taskId: schemas/* optional */.lqM(schemas/* nullable */.mee(service_schemas/* identifier */.Cv)),
    appId: schemas/* optional */.lqM(schemas/* nullable */.mee(service_schemas/* identifier */.Cv)),
    state: service_schemas/* word */.Vm,
    runNumber: (0,service_schemas/* lenient */.W_)(service_schemas/* runNumber */.dZ),
    createdAt: (0,service_schemas/* lenient */.W_)((0,service_schemas/* wholeText */.r0)(40)),
    statusUrl: (0,service_schemas/* lenient */.W_)(service_schemas/* address */.hl),
    operation: (0,service_schemas/* lenient */.W_)((0,service_schemas/* text */.Qq)(100)),
});
function createTasks(caller) {
    return {
        get: async (taskId, limits) => {
            const record = await caller.json({ path: ['tasks', taskId], ...limits }, taskSchema);
            (0,errors/* requireSame */.qb)('task', taskId, record.taskId ?? taskId);
            return { ...record, taskId, appId: record.appId ?? undefined };
        },
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(23945);
// EXTERNAL MODULE: ./build/src/http/body.js
var http_body = __webpack_require__(95980);
// EXTERNAL MODULE: ./build/src/http/network-error.js
var network_error = __webpack_require__(29895);
// EXTERNAL MODULE: ./build/src/http/time-limit.js
var time_limit = __webpack_require__(54519);
// EXTERNAL MODULE: ./build/src/http/retry-after.js
var retry_after = __webpack_require__(48275);
;// CONCATENATED MODULE: ./build/src/service/problem.js



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
/**
 * Refusals that no gateway makes up, and those that pass anyway: their status says enough, whatever
 * became of the words.
 */
const apiStatuses = new Set([402, 408, 409, 429]);
/** Slugs on which the client branches before it looks at the status. */
const codesBySlug = new Map([
    ['run-already-active', 'run-already-active'],
    ['not-found', 'not-found'],
]);
/**
 * Turns an answer of 400 or more into a typed error: by the problem's `type` slug, then by its
 * status.
 */
function errorOfAnswer(answer) {
    const { request, status, retryAfter } = answer;
    const problem = parseProblem(answer);
    const retryAfterMs = (0,retry_after/* parseRetryAfter */.m)(retryAfter, Date.now());
    const message = `${request} was answered ${status}${whatWasSaid(status, problem)}`;
    const details = { status, problem, retryAfterMs, transient: isPassing(status, problem) };
    return new errors/* ServiceError */._7(codeOf(status, problem), message, details);
}
function whatWasSaid(status, problem) {
    const said = [problem?.title, problem?.detail].filter(Boolean).join(': ');
    if (said)
        return ` (${said})`;
    return isForeign(status, problem) ? ' without a problem document, so not by the API itself' : '';
}
/** But for one failure: a deployment that cannot onboard an app stays so. */
function isPassing(status, problem) {
    if ((0,errors/* slugOf */.tF)(problem) === 'onboarding-unavailable')
        return false;
    return status >= 500 || status === 408 || status === 429 || isForeign(status, problem);
}
/**
 * A refusal without the API's own words comes from a gateway on the way, and goes when that is
 * mended.
 */
function isForeign(status, problem) {
    return status < 500 && problem === undefined && !apiStatuses.has(status);
}
function codeOf(status, problem) {
    const bySlug = status < 500 ? codesBySlug.get((0,errors/* slugOf */.tF)(problem)) : undefined;
    if (bySlug)
        return bySlug;
    if (status >= 500)
        return 'server-error';
    // Whoever sent a 401, a new token is the answer to it.
    if (isForeign(status, problem) && status !== 401)
        return 'unexpected-response';
    return codesByStatus[status] ?? 'unexpected-response';
}
/**
 * JSON of the problem's own media type, or with a member by which a problem is told; other JSON
 * says nothing that we know.
 */
function parseProblem({ mediaType, body }) {
    try {
        const parsed = parse/* safeParse */.xL(problemSchema, JSON.parse(body, toWellFormed));
        if (!parsed.success)
            return undefined;
        const { type, title } = parsed.data;
        const isProblem = mediaType === 'application/problem+json' || type !== undefined || title !== undefined;
        return isProblem ? parsed.data : undefined;
    }
    catch {
        return undefined;
    }
}
function toWellFormed(_, value) {
    return typeof value === 'string' ? value.toWellFormed() : value;
}

;// CONCATENATED MODULE: ./build/src/service/transport.js






const maxJsonBytes = 32 * 1024 * 1024;
const maxYamlBytes = 8 * 1024 * 1024;
const maxProblemBytes = 64 * 1024;
const jsonType = /^application\/([a-z.-]+\+)?json$/;
/** YAML has many names, and an empty answer none. */
const notForPeople = /^(?!text\/html$|application\/xhtml)/;
function createTransport(options) {
    return {
        json: (request, schema) => exchange(options, request, {
            accept: 'application/json',
            mediaType: jsonType,
            read: (answer) => readJson(answer, schema, request.maxBytes),
        }),
        jsonIfAny: (request, schema) => exchange(options, request, {
            accept: 'application/json',
            mediaType: notForPeople,
            read: (answer) => readJsonIfAny(answer, schema),
        }),
        yaml: (request) => exchange(options, request, {
            accept: 'application/yaml',
            mediaType: notForPeople,
            read: ({ response }) => (0,http_body/* readText */.yR)(response, maxYamlBytes),
        }),
        pdf: (request, { maxBytes, sink }) => exchange(options, request, {
            accept: 'application/pdf',
            mediaType: /^application\/pdf$/,
            read: ({ response }) => sink((0,http_body/* decodedBody */.jh)(response, maxBytes)),
        }),
    };
}
async function exchange(options, request, { accept, mediaType, read }) {
    options.signal.throwIfAborted(); // a write under way may end, but none begins
    const { deadline, method } = request;
    const signal = method === 'GET' ? options.signal : undefined;
    const limit = (0,time_limit/* limitTime */.D)({ ...options, deadline, signal });
    const to = nameOf(request);
    let status;
    try {
        const sent = httpRequest(request, options.userAgent, accept);
        const response = await options.http({ ...sent, signal: limit.signal });
        status = response.status;
        const answer = { to, response };
        await refuseFailure(answer);
        if (method === 'GET')
            requireFreshAndWhole(answer);
        requireMediaType(answer, mediaType);
        return await read(answer);
    }
    catch (error) {
        options.signal.throwIfAborted();
        if ((0,errors/* isServiceError */.gi)(error))
            throw error;
        const attempt = { request: to, host: request.url.host, status, limit };
        throw (0,errors/* errorOfTransport */.Hd)((0,network_error/* errorOfException */.F)(error, attempt));
    }
    finally {
        limit.end();
    }
}
function httpRequest({ method, url, token, json }, userAgent, accept) {
    const headers = {
        accept: `${accept}, application/problem+json`,
        'accept-encoding': 'gzip',
        'cache-control': 'no-cache', // what was true for another gate, or a minute ago, proves nothing
        'user-agent': userAgent,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
    };
    return { method, url, headers, ...(json !== undefined && { body: JSON.stringify(json) }) };
}
/**
 * Anything but a 2xx is an error; a redirect is never followed, since the token belongs to the
 * configured origin alone.
 */
async function refuseFailure({ to, response }) {
    const { status } = response;
    if (status >= 200 && status < 300)
        return;
    if (status < 400) {
        const message = `${to} was answered by a redirect (${status}), which is refused. Check \`base-url\` and \`auth-url\``;
        throw new errors/* ServiceError */._7('unexpected-response', message, { status, transient: false });
    }
    const body = await (0,http_body/* readText */.yR)(response, maxProblemBytes).catch(() => '');
    const retryAfter = (0,http_body/* headerOf */.rR)(response, 'retry-after');
    throw errorOfAnswer({ request: to, status, retryAfter, mediaType: mediaTypeOf(response), body });
}
/**
 * A read is answered by 200; other successes are partial, changed on the way, or none. What a cache
 * has kept proves nothing.
 */
function requireFreshAndWhole(answer) {
    const { response } = answer;
    if (response.status !== 200)
        throw transport_unexpected(answer, 'is not the 200 of a read');
    const age = (0,http_body/* ageOf */.hy)(response);
    if (age > 0)
        throw transport_unexpected(answer, `came from a cache (Age: ${age}) and may be old`);
}
async function readJson(answer, schema, maxBytes = maxJsonBytes) {
    const text = await (0,http_body/* readText */.yR)(answer.response, maxBytes);
    return conform(answer, parseJson(answer, text), schema);
}
async function readJsonIfAny(answer, schema) {
    const text = await (0,http_body/* readText */.yR)(answer.response, maxJsonBytes);
    if (text.trim() === '' || !jsonType.test(mediaTypeOf(answer.response)))
        return undefined;
    return conform(answer, parseJson(answer, text), schema);
}
function conform(answer, json, schema) {
    const parsed = parse/* safeParse */.xL(schema, json);
    if (parsed.success)
        return parsed.data;
    const place = parsed.error.issues[0]?.path.join('.') || 'its top level';
    const what = `misses a value, or has a wrong one, at "${place}"`;
    throw transport_unexpected(answer, what, { malformed: true });
}
function parseJson(answer, text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw transport_unexpected(answer, 'is not valid JSON', { cause });
    }
}
function requireMediaType(answer, wanted) {
    const type = mediaTypeOf(answer.response);
    if (!wanted.test(type))
        throw transport_unexpected(answer, `has the content type "${type}"`);
}
function mediaTypeOf(response) {
    return (0,http_body/* headerOf */.rR)(response, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'none';
}
function transport_unexpected({ to, response: { status } }, what, details = {}) {
    const message = `The answer to ${to} (status ${status}) ${what}`;
    return new errors/* ServiceError */._7('unexpected-response', message, { status, ...details });
}
/** How messages name a request: without its host and query. */
function nameOf({ method, url }) {
    return `${method} ${url.pathname}`;
}

// EXTERNAL MODULE: ./build/src/service/vision-runs.js
var vision_runs = __webpack_require__(9192);
;// CONCATENATED MODULE: ./build/src/service/client.js












/** Creates a client. Nothing is sent until the first call, which logs in. */
function connect(options) {
    const { baseUrl, clock, maxRetries, onRetry, random = Math.random } = options;
    const transport = createTransport(options);
    const session = createSession({
        credentials: options.credentials,
        clock,
        login: (login, deadline) => requestToken(transport, options.authUrl, login, deadline),
        onToken: options.onToken,
    });
    const caller = createCaller({ baseUrl, transport, session, clock, random, maxRetries, onRetry });
    return {
        apps: (0,apps/* createApps */.v)(caller, clock),
        runs: createRuns(caller),
        visionRuns: (0,vision_runs/* createVisionRuns */.f4)(caller),
        tasks: createTasks(caller),
        findings: (0,findings/* createFindings */.N)(caller, clock),
        reports: createReports(caller, clock),
        contract: createContract(caller),
        claims: async () => claimsOf(await session.token(undefined)),
        roles: async () => rolesOf(await session.token(undefined)),
    };
}
/** A token goes into a header, of which servers read 8 to 16 kB: no blanks, no line breaks. */
const tokenSchema = schemas/* object */.Ikc({ id_token: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[\x21-\x7e]{1,16384}$/)) });
/** `POST {auth-url}/api/v1/auth/token` */
async function requestToken(transport, authUrl, login, deadline) {
    const url = new URL(`${authUrl.href.replace(/\/$/, '')}/api/v1/auth/token`);
    const request = { method: 'POST', url, json: login, deadline };
    return (await transport.json(request, tokenSchema)).id_token;
}

// EXTERNAL MODULE: ./build/src/version.js
var version = __webpack_require__(28009);
;// CONCATENATED MODULE: ./build/src/actions/service-connection.js




const userAgent = `security-test-gate/${version/* version */.r}`;
/**
 * Connects an action to the service: by the proxies of the environment, and with every token masked
 * as it is obtained.
 */
function connectToService(inputs, { mask }, options) {
    return connect({ ...inputs, ...options, http: openHttp(inputs), userAgent, onToken: mask });
}
/** HTTP by the proxies of the environment, with the certificates of the inputs. */
function openHttp({ extraCa }) {
    return (0,connection/* createHttp */.V)((url) => (0,proxy_from_env/* getProxyForUrl */.T)(url.href) || undefined, extraCa);
}


/***/ }),

/***/ 95980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hy: () => (/* binding */ ageOf),
/* harmony export */   jh: () => (/* binding */ decodedBody),
/* harmony export */   rR: () => (/* binding */ headerOf),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _transport_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26088);



/**
 * The decoded bytes of an answer; identity and gzip are understood. Ends with an error once more
 * than `maxBytes` were decoded.
 */
async function* decodedBody(response, maxBytes) {
    let bytes = 0;
    for await (const chunk of decode(response)) {
        bytes += chunk.length;
        if (bytes > maxBytes)
            throw new _transport_error_js__WEBPACK_IMPORTED_MODULE_2__/* .AnswerTooLarge */ .U({ status: response.status, maxBytes });
        yield chunk;
    }
}
/** Reads a whole answer of at most `maxBytes` bytes as UTF-8 text, without a byte order mark. */
async function readText(response, maxBytes) {
    const chunks = [];
    for await (const chunk of decodedBody(response, maxBytes))
        chunks.push(chunk);
    return new TextDecoder().decode(Buffer.concat(chunks));
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
    if (encoding !== 'gzip') {
        const message = `The answer has the content encoding "${encoding}", which was not asked for`;
        throw new _transport_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TransportError */ .w('unexpected-response', message, { status: response.status });
    }
    // A failure of either stream reaches the reader as the error of the iteration.
    return (0,node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(response.body), (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip)(), () => { });
}
/** Seconds for which a cache has kept the answer (RFC 9111, section 5.1); 0 where it tells none. */
function ageOf(response) {
    const age = Number(headerOf(response, 'age'));
    return age > 0 ? age : 0;
}


/***/ }),

/***/ 93012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ createHttp),
/* harmony export */   c: () => (/* binding */ ProxiedFailure)
/* harmony export */ });
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41692);
/* harmony import */ var undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14043);
/* harmony import */ var undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57405);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51699);




/** A request that failed on its way through a proxy, with what had been thrown as its cause. */
class ProxiedFailure extends Error {
    name = 'ProxiedFailure';
    /** `http://host:port`, without credentials. */
    proxy;
    constructor(proxy, cause) {
        super(`A request through the proxy ${proxy} failed: ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(cause)}`, { cause });
        this.proxy = proxy;
    }
}
/**
 * HTTP over undici: pooled connections, proxies, extra certificates. The caller's signal is the
 * only time limit. Certificates are checked whatever the environment says.
 * @param proxyFor the proxy to use for a URL, if any
 * @param extraCa certificates (PEM) trusted beside the default ones
 */
function createHttp(proxyFor, extraCa) {
    const trust = {
        rejectUnauthorized: true,
        ...(extraCa !== undefined && { ca: [...node_tls__WEBPACK_IMPORTED_MODULE_0__.getCACertificates('default'), extraCa] }),
    };
    const dispatchers = new Map();
    const dispatcherFor = (url, proxy) => {
        const key = `${url.protocol} ${proxy}`;
        const dispatcher = dispatchers.get(key) ?? createDispatcher(url, proxy, trust);
        dispatchers.set(key, dispatcher);
        return dispatcher;
    };
    const send = async ({ url, ...rest }, proxy) => {
        const target = { origin: url.origin, path: `${url.pathname}${url.search}` };
        const answer = dispatcherFor(url, proxy).then((dispatcher) => undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_1__.call(dispatcher, { ...rest, ...target }));
        const { statusCode, headers, body } = await Promise.race([
            answer,
            rejectionOnAbort(rest.signal),
        ]);
        body.on('error', () => { }); // an answer that nobody reads may still be aborted
        return { status: statusCode, headers, body };
    };
    return async (outgoing) => {
        const proxy = proxyFor(outgoing.url) ?? '';
        if (proxy === '')
            return send(outgoing, '');
        return send(outgoing, proxy).catch((cause) => {
            throw new ProxiedFailure(nameOfProxy(proxy), cause);
        });
    };
}
function nameOfProxy(proxy) {
    const url = URL.parse(proxy);
    return url ? `${url.protocol}//${url.host}` : 'of the environment';
}
/**
 * undici heeds a signal only once it has a connection: a connection that never comes about is given
 * up here.
 */
function rejectionOnAbort(signal) {
    return new Promise((_, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted)
            abort();
        else
            signal.addEventListener('abort', abort, { once: true });
    });
}
async function createDispatcher(url, proxy, trust) {
    // The caller's signal limits every phase; undici's own limits would only cut it short.
    const limits = { headersTimeout: 0, bodyTimeout: 0 };
    if (proxy === '')
        return new undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_2__({ ...limits, connect: { ...trust, timeout: 0 } });
    const { Pool, ProxyAgent } = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19));
    // Plain HTTP goes through a proxy as it is: many proxies allow CONNECT to port 443 only.
    return new ProxyAgent({
        ...limits,
        uri: proxy,
        factory: (origin, options) => givingUpDroppedTunnels(new Pool(origin, options)),
        proxyTunnel: url.protocol === 'https:',
        requestTls: { ...trust, timeout: 0 },
        proxyTls: { ...trust, timeout: 0 },
    });
}
/**
 * undici takes a CONNECT that the proxy drops for a lost socket, and would connect anew without
 * end.
 */
function givingUpDroppedTunnels(pool) {
    return pool.on('connectionError', (_, targets, error) => targets.at(-1)?.destroy(error));
}


/***/ }),

/***/ 29895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ errorOfException)
/* harmony export */ });
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51699);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93012);
/* harmony import */ var _tls_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80558);
/* harmony import */ var _transport_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26088);




/**
 * Failures before a connection stood: the request was never sent, unless they befell the reading or
 * writing of one that did.
 */
const neverSentCodes = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL',
    'UND_ERR_CONNECT_TIMEOUT',
]);
const proxyTlsCode = 'UND_ERR_PRX_TLS';
/** Turns whatever an attempt threw into a `TransportError`. */
function errorOfException(thrown, attempt) {
    if (thrown instanceof _transport_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TransportError */ .w)
        return thrown;
    const { request, status, limit } = attempt;
    const isProxied = thrown instanceof _connection_js__WEBPACK_IMPORTED_MODULE_0__/* .ProxiedFailure */ .c;
    const proxy = isProxied ? thrown.proxy : undefined;
    const cause = isProxied ? thrown.cause : thrown;
    const host = proxy === undefined ? attempt.host : `${attempt.host} through the proxy ${proxy}`;
    if (limit.signal.aborted)
        return new _transport_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TransportError */ .w('timeout', describeTimeout({ ...attempt, host }), { status, cause });
    const code = textOf(cause, 'code');
    const tls = code === proxyTlsCode
        ? explainProxyTls(cause, proxy)
        : (0,_tls_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .explainTls */ .Z)(code, { host: attempt.host, proxy });
    if (tls)
        return tlsError(`${request} to ${host} failed`, { ...tls, cause });
    if (code.startsWith('Z_')) {
        const message = `The answer to ${request} is not valid gzip (${code})`;
        return new _transport_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TransportError */ .w('unexpected-response', message, { status, cause });
    }
    const neverSent = neverSentCodes.has(code) && !/^(read|write)$/.test(textOf(cause, 'syscall'));
    const message = `${request} to ${host} failed: ${describe(cause, code)}`;
    return new _transport_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TransportError */ .w('network', message, { status, cause, neverSent });
}
/** The certificate that undici complains of is the proxy's own. */
function explainProxyTls(error, proxy) {
    const inner = error instanceof Error ? textOf(error.cause, 'code') : '';
    return (0,_tls_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .explainTls */ .Z)(inner || proxyTlsCode, { host: `the proxy ${proxy}`, proxy });
}
function describeTimeout({ request, host, status, limit }) {
    const what = status === undefined ? 'did not answer' : 'did not end its answer';
    const input = limit.isOfRequest ? ' (`request-timeout-seconds`)' : '';
    return `${request} failed: ${host} ${what} within ${Math.round(limit.ms / 100) / 10} s${input}`;
}
function tlsError(failed, { fault, remedy, cause }) {
    const message = `${failed}: ${fault} ${remedy}`.replace(/\.$/, '');
    return new _transport_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TransportError */ .w('tls', message, { cause, neverSent: true });
}
/** The system's codes are known by name; undici's say less than its messages. */
function describe(error, code) {
    if (code !== '' && !code.startsWith('UND_ERR'))
        return code;
    return (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error);
}
/** A field of an error that holds a text; empty when there is none. */
function textOf(error, field) {
    const value = typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;
    return typeof value === 'string' ? value : '';
}


/***/ }),

/***/ 48275:
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

/***/ 54519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ limitTime)
/* harmony export */ });
/**
 * A timer that keeps the process alive, unlike `AbortSignal.timeout`: a request that hangs ends as
 * a timeout, not as a silent exit.
 */
function limitTime(options) {
    const { clock, requestTimeoutMs, deadline, signal } = options;
    const untilDeadlineMs = deadline === undefined ? Number.POSITIVE_INFINITY : deadline - clock.now();
    const ms = Math.max(1, Math.min(requestTimeoutMs, untilDeadlineMs));
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), ms);
    const end = () => {
        clearTimeout(timer);
        controller.abort(); // frees the connection of an answer that was not read to its end
    };
    const either = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
    return { ms, isOfRequest: requestTimeoutMs <= untilDeadlineMs, signal: either, end };
}


/***/ }),

/***/ 80558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ explainTls)
/* harmony export */ });
/** By the codes of OpenSSL and Node. */
const faults = [
    [
        /^CERT_HAS_EXPIRED$/,
        (host) => `The TLS certificate of ${host} has expired`,
        'Whoever runs the service renews it. If it is new, correct the clock of the runner.',
    ],
    [
        /^CERT_NOT_YET_VALID$/,
        (host) => `The TLS certificate of ${host} is not valid yet`,
        'Correct the clock of the runner.',
    ],
    [
        /^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/,
        (host) => `The TLS certificate is not one of ${host}`,
        'Give the address with a host name that the certificate names.',
    ],
    [
        /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|CERT_|INVALID_CA)/,
        (host) => `The TLS certificate of ${host} is signed by an authority that is not trusted`,
        "Give the authority's certificate (PEM) as `ca-cert-file`: that of your organization, or of a proxy that inspects TLS.",
    ],
    [
        /^ERR_SSL_.*PROTOCOL/,
        (host) => `${host} speaks only versions of TLS that are not supported`,
        'TLS 1.2 or later is needed: whoever runs the service enables it.',
    ],
    [
        /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/,
        (host) => `${host} does not speak TLS at this port`,
        'Check that the port of the address speaks TLS, and that no proxy stands in between.',
    ],
];
/** Explains why TLS with a host did not come about; undefined when the code is of no such fault. */
function explainTls(code, { host, proxy }) {
    const known = faults.find(([codes]) => codes.test(code));
    if (known)
        return { fault: `${known[1](host)} (${code}).`, remedy: `${known[2]}${adviceOn(proxy)}` };
    if (!/^(ERR_(TLS|SSL)|UND_ERR_PRX_TLS)/.test(code))
        return undefined;
    return {
        fault: `TLS with ${host} did not come about (${code}).`,
        remedy: `Check that the port of the address speaks TLS 1.2 or later, and that no proxy stands in between.${adviceOn(proxy)}`,
    };
}
/** A proxy that is given without a scheme is spoken to as the service is, which is seldom meant. */
function adviceOn(proxy) {
    if (!proxy?.startsWith('https:'))
        return '';
    return ` If the proxy ${proxy} speaks no TLS itself, give it as \`${proxy.replace('https:', 'http:')}\`.`;
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

/***/ 2431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ createFindings),
  q: () => (/* binding */ runInProgress)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./build/src/service/errors.js
var errors = __webpack_require__(90654);
;// CONCATENATED MODULE: ./build/src/service/pace.js
/**
 * Keeps under a rate limit. A window counts from the end of a request: the service saw it before
 * that, and so has forgotten it by the time the next one arrives.
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

// EXTERNAL MODULE: ./build/src/service/pages.js
var pages = __webpack_require__(56233);
// EXTERNAL MODULE: ./build/src/service/schemas.js
var service_schemas = __webpack_require__(86253);
;// CONCATENATED MODULE: ./build/src/service/findings.js





/**
 * A finding (vulnerability), with the fields that the gate decides on or shows. The rest is dropped
 * as it is read: reproducers and answers hold live tokens and personal data, and are large. Only
 * `id`, `label` and `severity` are always there.
 */
const findingSchema = schemas/* object */.Ikc({
    id: service_schemas/* identifier */.Cv,
    label: (0,service_schemas/* text */.Qq)(500),
    severity: (0,service_schemas/* text */.Qq)(100),
    updated_severity: (0,service_schemas/* lenient */.W_)((0,service_schemas/* text */.Qq)(100)),
    title: (0,service_schemas/* lenient */.W_)((0,service_schemas/* text */.Qq)(500)),
    method: (0,service_schemas/* lenient */.W_)((0,service_schemas/* wholeText */.r0)(50)),
    path: (0,service_schemas/* lenient */.W_)((0,service_schemas/* wholeText */.r0)(2048)),
    owasp: (0,service_schemas/* lenient */.W_)((0,service_schemas/* text */.Qq)(100)),
    cwe: (0,service_schemas/* lenient */.W_)((0,service_schemas/* text */.Qq)(100)),
    cvss_score: (0,service_schemas/* lenient */.W_)(schemas/* number */.aig()),
    cvss_vector: (0,service_schemas/* lenient */.W_)((0,service_schemas/* text */.Qq)(200)),
    impact: service_schemas/* passage */.RT,
    remediation: service_schemas/* passage */.RT,
    isFixed: (0,service_schemas/* lenient */.W_)(schemas/* boolean */.zMY()),
    isDismissed: (0,service_schemas/* lenient */.W_)(schemas/* boolean */.zMY()),
    fixClaimed: (0,service_schemas/* lenient */.W_)(schemas/* boolean */.zMY()),
});
/** The three calls share one limit. */
const triageLimit = { requests: 30, windowMs: 60_000 };
/** How the answers to triage look is shown for `reopen` alone, which wraps the finding. */
const stateSchema = schemas/* object */.Ikc({
    id: (0,service_schemas/* lenient */.W_)(service_schemas/* identifier */.Cv),
    isFixed: (0,service_schemas/* lenient */.W_)(schemas/* boolean */.zMY()),
    isDismissed: (0,service_schemas/* lenient */.W_)(schemas/* boolean */.zMY()),
    fixClaimed: (0,service_schemas/* lenient */.W_)(schemas/* boolean */.zMY()),
});
const triagedSchema = schemas/* catch */.MfU(schemas/* extend */.X$i(stateSchema, { vulnerability: (0,service_schemas/* lenient */.W_)(stateSchema) }), {});
const completed = 'COMPLETED';
const statusSchema = schemas/* object */.Ikc({ status: (0,service_schemas/* text */.Qq)(200) });
/** A list that is not COMPLETED may lack everything else. */
const findingsPageSchema = schemas/* object */.Ikc({
    status: (0,service_schemas/* text */.Qq)(200),
    data: schemas/* optional */.lqM(schemas/* nullable */.mee((0,pages/* pageOf */.ZZ)(findingSchema))),
    ...pages/* pagingFields */.yy,
    total: schemas/* optional */.lqM(schemas/* nullable */.mee(pages/* countSchema */.vK)),
})
    .check(schemas/* refine */.YPB((page) => page.status !== completed || Array.isArray(page.data), { path: ['data'] }), schemas/* refine */.YPB((page) => page.status !== completed || typeof page.total === 'number', {
    path: ['total'],
}));
function createFindings(caller, clock) {
    const pace = createPace(clock, triageLimit);
    const callOf = (appId, { maxBytes, ...query }, limits) => ({
        path: ['apps', appId, 'vulnerabilities'],
        query,
        maxBytes,
        ...limits,
    });
    return {
        status: async (appId, limits) => (await caller.json(callOf(appId, pages/* smallestPage */.Z3, limits), statusSchema)).status,
        list: (appId, limits) => (0,pages/* readAllPages */.s$)({
            clock,
            idOf: (finding) => finding.id,
            readPage: async (query) => {
                const isAsked = (0,pages/* isPage */.yp)(query.page, ({ status }) => status !== completed);
                const schema = findingsPageSchema.check(isAsked);
                const page = await caller.json(callOf(appId, query, limits), schema);
                const { status, data, total, pageSize } = page;
                return status === completed
                    ? { items: data ?? [], total: total ?? 0, pageSize }
                    : { stop: status };
            },
        }),
        get: async (findingId) => {
            const finding = await caller.json({ path: ['vulnerabilities', findingId] }, findingSchema);
            (0,errors/* requireSame */.qb)('finding', findingId, finding.id);
            return finding;
        },
        triage: async (findingId, action) => {
            const call = { method: 'POST', path: ['vulnerabilities', findingId, action], pace };
            const { vulnerability, ...answer } = (await caller.jsonIfAny(call, triagedSchema)) ?? {};
            const { id, ...state } = vulnerability ?? answer;
            if (id !== undefined)
                (0,errors/* requireSame */.qb)('finding', findingId, id);
            return state;
        },
    };
}
/** What the findings list says while a test of the app is active. */
const runInProgress = 'RUN_IN_PROGRESS';


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
