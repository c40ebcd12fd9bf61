export const id = 527;
export const ids = [527,38];
export const modules = {

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

/***/ 26527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createStatusWriter: () => (/* binding */ createStatusWriter)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45865);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54679);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46038);




/**
 * A writer that keeps the order: the next status is sent once the one before was answered, or after
 * `patienceMs`; the one before is then sent no more.
 */
function createStatusWriter(target) {
    let before = Promise.resolve();
    let last = new AbortController();
    return (status, { patienceMs, ...limits } = {}) => {
        const [abandoned, own] = [last, new AbortController()];
        last = own;
        const ready = patienceMs === undefined ? before : Promise.race([before, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(patienceMs)]);
        const written = ready.then(() => {
            abandoned.abort();
            return send(target, status, { ...limits, signal: own.signal });
        });
        before = written.catch(() => { });
        return written;
    };
}
async function send({ token, repository, sha, context, runUrl, isFork }, { state, description }, limits) {
    const failed = `The status "${context}" of the commit could not be set to ${state}`;
    if (!repository || sha === undefined)
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubFailure */ .iK(`${failed}: this event names no commit.`);
    const octokit = await (0,_octokit_js__WEBPACK_IMPORTED_MODULE_3__.createOctokit)({ token, ...limits, mayRepeatPosts: true });
    await (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .explainFailure */ .SP)({ failed, permission: 'statuses: write', isFork }, () => octokit.rest.repos.createCommitStatus({
        ...(0,_event_js__WEBPACK_IMPORTED_MODULE_1__.at)(repository),
        sha,
        state,
        context,
        description,
        ...(runUrl !== undefined && { target_url: runUrl }),
    }));
}


/***/ }),

/***/ 46038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createOctokit: () => (/* binding */ createOctokit)
});

// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: ./build/src/clock.js
var src_clock = __webpack_require__(78179);
// EXTERNAL MODULE: ./build/src/version.js
var version = __webpack_require__(28009);
// EXTERNAL MODULE: ./build/src/github/failure.js
var failure = __webpack_require__(54679);
// EXTERNAL MODULE: ./build/src/http/retry-after.js
var retry_after = __webpack_require__(48275);
// EXTERNAL MODULE: ./build/src/github/request-error.js
var request_error = __webpack_require__(6271);
;// CONCATENATED MODULE: ./build/src/github/request-retry.js


/** A pause grows no longer than this. */
const maxPauseMs = 20_000;
/**
 * What GitHub asks for when a limit says nothing of its end;
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
const rateLimitPauseMs = 60_000;
/**
 * Sends a request, and again when it failed in passing. `@octokit/plugin-retry` would also repeat a
 * POST that may have been carried out, and knows neither `Retry-After` nor a deadline.
 * @param isIdempotent whether it may be sent again although it may have been carried out
 */
async function sendWithRetries(attempt, isIdempotent, limits) {
    const { maxRetries, clock, deadline, signal } = limits;
    for (let retries = 0;; retries += 1) {
        try {
            return requireJson(await attempt());
        }
        catch (error) {
            const pauseMs = isRepeatable(error, isIdempotent) ? pauseAfter(error, retries) : undefined;
            const isHopeless = signal.aborted || retries === maxRetries;
            if (pauseMs === undefined || isHopeless || clock.now() + pauseMs >= deadline)
                throw error;
            await clock.sleep(pauseMs);
        }
    }
}
/**
 * Octokit hands on as text, even as an empty one, what was cut off, or is a page for people, with a
 * status of success.
 */
function requireJson(response) {
    if (typeof response.data === 'object' && response.data !== null)
        return response;
    throw new Error('GitHub gave an answer that is not JSON, or was cut off.');
}
/** What is not idempotent is only sent again when it was certainly not carried out. */
function isRepeatable(error, isIdempotent) {
    const status = (0,request_error/* statusOf */.c2)(error);
    if ((0,request_error/* isRateLimited */.Jz)(error) || status === 503)
        return true;
    return isIdempotent && (status === undefined || status === 408 || status >= 500);
}
function pauseAfter(error, retries) {
    const asked = (0,retry_after/* parseRetryAfter */.m)((0,request_error/* headerOf */.rR)(error, 'retry-after'), Date.now());
    if (asked !== undefined)
        return asked;
    if (!(0,request_error/* isRateLimited */.Jz)(error))
        return Math.min(2 ** retries * (100 + Math.random() * 100), maxPauseMs);
    const reset = Number((0,request_error/* headerOf */.rR)(error, 'x-ratelimit-reset')) * 1000 - Date.now();
    return reset > 0 ? reset : rateLimitPauseMs;
}

;// CONCATENATED MODULE: ./build/src/github/octokit.js





/**
 * Creates a client of GitHub's API that honours the proxy variables. Its time runs from here:
 * create it when it is needed, one for each thing to do.
 * @throws GitHubFailure without a token
 */
async function createOctokit({ token, apiUrl = external_node_process_.env.GITHUB_API_URL || 'https://api.github.com', signal, timeLimitMs = 30_000, requestTimeoutMs = 10_000, maxRetries = 3, mayRepeatPosts = false, }) {
    if (token === '')
        throw new failure/* GitHubFailure */.iK('The input `github-token` is empty: leave it out, or give a token.');
    const { RestClient } = await Promise.all(/* import() */[__webpack_require__.e(144), __webpack_require__.e(439), __webpack_require__.e(415)]).then(__webpack_require__.bind(__webpack_require__, 91415)); // not every run asks GitHub
    const octokit = new RestClient({
        auth: token,
        baseUrl: apiUrl,
        userAgent: `security-test-gate/${version/* version */.r}`,
    });
    const timeout = AbortSignal.timeout(timeLimitMs);
    const timeLimit = signal ? AbortSignal.any([timeout, signal]) : timeout;
    const clock = (0,src_clock/* systemClock */.m)(timeLimit);
    const limits = { maxRetries, clock, deadline: clock.now() + timeLimitMs, signal: timeLimit };
    octokit.hook.wrap('request', (request, options) => {
        const attempt = async () => {
            const signal = AbortSignal.any([timeLimit, AbortSignal.timeout(requestTimeoutMs)]);
            options.request = { ...options.request, signal }; // hooks below this one see these options, not those handed on
            return request(options);
        };
        const isIdempotent = options.method !== 'POST' || mayRepeatPosts;
        return sendWithRetries(attempt, isIdempotent, limits);
    });
    return octokit;
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


/***/ })

};
