export const id = 527;
export const ids = [
	527,
	275,
	38
];
export const modules = {
	8179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => today,
			m: () => systemClock
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
		function systemClock(signal) {
			return {
				now: () => performance.now(),
				wallNow: () => Date.now(),
				sleep: (ms) => (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal })
			};
		}
		function today() {
			return new Date().toISOString().slice(0, 10);
		}
	}),
	6527: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createStatusWriter: () => createStatusWriter });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
		var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5865);
		var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4679);
		var _octokit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6038);
		function createStatusWriter(target) {
			let before = Promise.resolve();
			let last = new AbortController();
			return (status, { patienceMs, ...limits } = {}) => {
				const [abandoned, own] = [last, new AbortController()];
				last = own;
				const ready = patienceMs === undefined ? before : Promise.race([before, (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(patienceMs)]);
				const written = ready.then(() => {
					abandoned.abort();
					return send(target, status, {
						...limits,
						signal: own.signal
					});
				});
				before = written.catch(() => {});
				return written;
			};
		}
		async function send({ token, repository, sha, context, runUrl, isFork }, { state, description }, limits) {
			const failed = `The status "${context}" of the commit could not be set to ${state}`;
			if (!repository || sha === undefined) throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK(`${failed}: this event names no commit.`);
			const octokit = await (0, _octokit_js__WEBPACK_IMPORTED_MODULE_3__.createOctokit)({
				token,
				...limits,
				mayRepeatPosts: true
			});
			await (0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.SP)({
				failed,
				permission: "statuses: write",
				isFork
			}, () => octokit.rest.repos.createCommitStatus({
				...(0, _event_js__WEBPACK_IMPORTED_MODULE_1__.at)(repository),
				sha,
				state,
				context,
				description,
				...runUrl !== undefined && { target_url: runUrl }
			}));
		}
	}),
	6038: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createOctokit: () => createOctokit });
		var external_node_process_ = __webpack_require__(1708);
		var src_clock = __webpack_require__(8179);
		var version = __webpack_require__(8009);
		var failure = __webpack_require__(4679);
		var retry_after = __webpack_require__(8275);
		var request_error = __webpack_require__(6271);
		;
		const maxPauseMs = 2e4;
		const rateLimitPauseMs = 6e4;
		async function sendWithRetries(attempt, isIdempotent, limits) {
			const { maxRetries, clock, deadline, signal } = limits;
			for (let retries = 0;; retries += 1) {
				try {
					return requireJson(await attempt());
				} catch (error) {
					const pauseMs = isRepeatable(error, isIdempotent) ? pauseAfter(error, retries) : undefined;
					const isHopeless = signal.aborted || retries === maxRetries;
					if (pauseMs === undefined || isHopeless || clock.now() + pauseMs >= deadline) throw error;
					await clock.sleep(pauseMs);
				}
			}
		}
		function requireJson(response) {
			if (typeof response.data === "object" && response.data !== null) return response;
			throw new Error("GitHub gave an answer that is not JSON, or was cut off.");
		}
		function isRepeatable(error, isIdempotent) {
			return (0, request_error.Jz)(error) || (0, request_error.c2)(error) === 503 || isIdempotent && (0, request_error.X2)(error);
		}
		function pauseAfter(error, retries) {
			const asked = (0, retry_after.m)((0, request_error.rR)(error, "retry-after"), Date.now());
			if (asked !== undefined) return asked;
			if (!(0, request_error.Jz)(error)) return Math.min(2 ** retries * (100 + Math.random() * 100), maxPauseMs);
			const reset = Number((0, request_error.rR)(error, "x-ratelimit-reset")) * 1e3 - Date.now();
			return reset > 0 ? reset : rateLimitPauseMs;
		}
		;
		async function createOctokit({ token, apiUrl = external_node_process_.env.GITHUB_API_URL || "https://api.github.com", signal, timeLimitMs = 3e4, requestTimeoutMs = 1e4, maxRetries = 3, mayRepeatPosts = false }) {
			if (token === "") throw new failure.iK("The input `github-token` is empty: leave it out, or give a token.");
			const { RestClient } = await Promise.all([
				__webpack_require__.e(144),
				__webpack_require__.e(479),
				__webpack_require__.e(415)
			]).then(__webpack_require__.bind(__webpack_require__, 1415));
			const octokit = new RestClient({
				auth: token,
				baseUrl: apiUrl,
				userAgent: `security-test-gate/${version.r}`
			});
			const timeout = AbortSignal.timeout(timeLimitMs);
			const timeLimit = signal ? AbortSignal.any([timeout, signal]) : timeout;
			const clock = (0, src_clock.m)(timeLimit);
			const limits = {
				maxRetries,
				clock,
				deadline: clock.now() + timeLimitMs,
				signal: timeLimit
			};
			octokit.hook.wrap("request", (request, options) => {
				const attempt = async () => {
					const signal = AbortSignal.any([timeLimit, AbortSignal.timeout(requestTimeoutMs)]);
					options.request = {
						...options.request,
						signal
					};
					return request(options);
				};
				const isIdempotent = options.method !== "POST" || mayRepeatPosts;
				return sendWithRetries(attempt, isIdempotent, limits);
			});
			return octokit;
		}
	}),
	8275: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => parseRetryAfter });
		function parseRetryAfter(value, now) {
			const text = value?.trim();
			if (!text) return undefined;
			if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1e3;
			const date = Date.parse(text);
			return Number.isNaN(date) ? undefined : Math.max(0, date - now);
		}
	})
};
