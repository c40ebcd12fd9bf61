export const id = 172;
export const ids = [172];
export const modules = {
	91673: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => messageOfFailure,
			y: () => JobFailure
		});
		var _results_remedies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28706);
		var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90654);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51699);
		class JobFailure extends Error {
			name = "JobFailure";
		}
		function messageOfFailure(error) {
			if (error instanceof JobFailure) return error.message;
			if ((0, _service_errors_js__WEBPACK_IMPORTED_MODULE_1__.gi)(error)) return `${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.em)(describe(error))} ${_results_remedies_js__WEBPACK_IMPORTED_MODULE_0__.rb[error.code]}`;
			return `The action failed with an internal error: ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`;
		}
		function describe({ message, problem }) {
			const unsaid = (problem?.errors ?? []).map(textOf).filter((text) => text !== "" && !message.includes(text));
			return [message, ...unsaid].join("; ");
		}
		function textOf(error) {
			if (typeof error === "string") return error;
			const values = typeof error === "object" && error !== null ? Object.values(error) : [];
			return values.filter((value) => typeof value === "string").join(": ");
		}
	}),
	14718: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rn: () => retryLine,
			Sh: () => waitingLine,
			_S: () => createJob,
			e2: () => didNotEnd,
			fO: () => heartbeatMs,
			s9: () => createJournal,
			z9: () => faultLine
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(235);
		var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78179);
		var _service_polling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30470);
		var _text_duration_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1217);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99815);
		var _failure_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91673);
		const heartbeatMs = 6e4;
		function createJournal(title, declared, { redactors }) {
			const outputs = new Map(Object.keys(declared).map((name) => [name, ""]));
			let underway;
			const line = (message) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.vs)(redactors.text(message));
			const say = (message) => (0, _actions_core__WEBPACK_IMPORTED_MODULE_4__.pq)(line(message));
			return {
				line,
				say,
				warn: (message) => (0, _actions_core__WEBPACK_IMPORTED_MODULE_4__.$e)(line(message), { title }),
				outputs: () => outputs,
				clearOutputs: () => {
					for (const name of outputs.keys()) (0, _actions_core__WEBPACK_IMPORTED_MODULE_4__.uH)(name, "");
				},
				setOutput: (name, value) => {
					const safe = redactors.id(value);
					outputs.set(name, safe);
					(0, _actions_core__WEBPACK_IMPORTED_MODULE_4__.uH)(name, safe);
				},
				setUnderway: (sentence) => {
					underway = sentence;
				},
				underway: () => underway,
				redact: redactors.text,
				markdown: (text) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Bm)(redactors.text(text)),
				retried: (event) => say(retryLine(event))
			};
		}
		async function createJob(connection, journal, secrets, workflowRun) {
			const { signal } = workflowRun;
			const { connectToService } = await Promise.all([
				__webpack_require__.e(606),
				__webpack_require__.e(752),
				__webpack_require__.e(168)
			]).then(__webpack_require__.bind(__webpack_require__, 81168));
			const clock = (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.ml)(signal);
			const client = connectToService(connection, secrets, {
				clock,
				signal,
				onRetry: journal.retried
			});
			const own = {
				...journal,
				...connection,
				client,
				clock,
				workflowRun
			};
			return {
				...own,
				waitFor: (wait) => waitFor(own, wait)
			};
		}
		async function waitFor({ clock, cadence, say }, { what, tooLate, ...wait }) {
			let saidMs = 0;
			const seen = await (0, _service_polling_js__WEBPACK_IMPORTED_MODULE_1__.wt)({
				clock,
				cadence,
				...wait,
				onNothing: (elapsedMs) => {
					if (elapsedMs - saidMs < heartbeatMs) return;
					saidMs = elapsedMs;
					say(waitingLine(what, elapsedMs));
				},
				onFault: (error) => say(faultLine(error))
			});
			if (seen === undefined) throw new _failure_message_js__WEBPACK_IMPORTED_MODULE_3__.y(tooLate);
			return seen;
		}
		function didNotEnd(what, timeoutMs, consequence = "") {
			return `${what} did not end within ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.a)(timeoutMs)}${consequence}. Raise \`timeout-minutes\`.`;
		}
		function waitingLine(what, elapsedMs) {
			return `Still waiting for ${what}, for ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.a)(elapsedMs)} so far`;
		}
		function faultLine({ message }) {
			return `${message}; the next poll follows`;
		}
		function retryLine({ error, waitMs }) {
			return `${error.message}; retrying in ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.a)(waitMs)}`;
		}
	}),
	11480: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => assess });
		var clock = __webpack_require__(78179);
		var fingerprint = __webpack_require__(28819);
		var findings_severity = __webpack_require__(40004);
		;
		function findNew(open, { appId: baselineAppId, findings }, appId) {
			const keyOf = (finding) => {
				const key = appId === baselineAppId ? finding.id : (0, fingerprint.a)(finding);
				return key && JSON.stringify(key);
			};
			const known = Map.groupBy(findings, keyOf);
			const groups = Map.groupBy(open, ({ finding }) => keyOf(finding));
			const covered = [...groups].flatMap(([key, group]) => key === undefined ? [] : coveredBy(known.get(key) ?? [], group));
			const isCovered = new Set(covered);
			return new Set(open.filter((each) => !isCovered.has(each)));
		}
		function coveredBy(known, group) {
			const left = {
				critical: 0,
				high: 0,
				medium: 0,
				low: 0
			};
			for (const { severity } of known) if (severity) left[severity] += 1;
			const take = (severity) => {
				if (left[severity] === 0) return false;
				left[severity] -= 1;
				return true;
			};
			const equals = group.filter(({ severity }) => severity && take(severity));
			const isEqual = new Set(equals);
			const others = group.filter((each) => !isEqual.has(each)).sort((a, b) => (0, findings_severity.IQ)(b.severity) - (0, findings_severity.IQ)(a.severity)).filter(({ severity }) => severity && worseThan(severity).some(take));
			return [...equals, ...others];
		}
		function worseThan(severity) {
			return findings_severity.gO.slice(0, findings_severity.gO.indexOf(severity)).reverse();
		}
		var timestamp = __webpack_require__(92349);
		;
		const dayMs = 24 * 60 * 60 * 1e3;
		function ageOf(finding, days, now) {
			const today = (0, clock.dA)(now);
			const created = createdAt(finding, now);
			if (created === undefined) return days === undefined ? {} : { isOverdue: true };
			const knownSince = (0, clock.dA)(created);
			const ageDays = (Date.parse(today) - Date.parse(knownSince)) / dayMs;
			if (days === undefined) return {
				knownSince,
				ageDays
			};
			const dueOn = (0, clock.dA)(created + days * dayMs);
			return {
				knownSince,
				ageDays,
				dueOn,
				isOverdue: dueOn < today
			};
		}
		function createdAt({ created_on = "" }, now) {
			const created = (0, timestamp.E)(created_on);
			return created !== undefined && created <= now + dayMs ? created : undefined;
		}
		var findings_policy = __webpack_require__(95437);
		;
		function assess(findings, rules) {
			const today = (0, clock.dA)(rules.now);
			const deadlines = rules.policy?.deadlines;
			const assessed = judged(findings.map((finding) => assessFinding(finding, rules)), rules);
			const open = assessed.filter(({ state }) => state === "open");
			const unknown = open.filter(({ severity }) => severity === undefined);
			return {
				findings: assessed,
				open,
				accepted: assessed.filter(({ state }) => state === "accepted"),
				blocking: open.filter(({ blocking }) => blocking).sort((a, b) => (0, findings_severity.IQ)(a.severity) - (0, findings_severity.IQ)(b.severity)),
				counts: countBySeverity(open),
				newCount: rules.baseline && open.filter(({ isNew }) => isNew).length,
				overdueCount: deadlines && open.filter(({ isOverdue }) => isOverdue).length,
				acceptances: rules.policy?.acceptances.map((each) => useOf(each, findings, rules)),
				today,
				unknownSeverities: [...new Set(unknown.map(({ finding }) => (0, findings_severity.nr)(finding)))]
			};
		}
		function assessFinding(finding, rules) {
			const { policy, appId, now } = rules;
			const day = {
				today: (0, clock.dA)(now),
				appId
			};
			const matching = finding.isFixed ? undefined : (0, findings_policy.BL)(finding, policy, day);
			const severity = (0, findings_policy.gb)(policy, finding, appId);
			const state = stateOf(finding, matching);
			const deadline = state === "open" && severity ? policy?.deadlines?.[severity] : undefined;
			const age = ageOf(finding, deadline, now);
			return {
				finding,
				state,
				severity,
				...matching,
				...age,
				blocking: false
			};
		}
		function stateOf({ isFixed, isDismissed }, matching) {
			if (isFixed) return "fixed";
			if (isDismissed) return "dismissed";
			return matching && matching.lapse === undefined ? "accepted" : "open";
		}
		function judged(assessed, rules) {
			const { baseline, appId } = rules;
			const open = assessed.filter(({ state }) => state === "open");
			const found = baseline && findNew(open, baseline, appId);
			return assessed.map((each) => {
				if (each.state !== "open") return each;
				const compared = found ? {
					...each,
					isNew: found.has(each)
				} : each;
				return {
					...compared,
					blocking: isBlocking(compared, rules)
				};
			});
		}
		function isBlocking({ severity, isOverdue, isNew }, rules) {
			const { threshold, newOnly } = rules;
			if (isOverdue) return threshold !== "none";
			const isJudged = newOnly && isNew !== undefined ? isNew : isOverdue === undefined;
			return isJudged && (0, findings_severity.Lu)(severity, threshold);
		}
		function useOf(acceptance, findings, { now, appId }) {
			const today = (0, clock.dA)(now);
			const matching = findings.filter((each) => !each.isFixed && acceptance.matches(each, appId));
			const lapses = matching.map((finding) => (0, findings_policy.je)(acceptance, finding, today));
			return {
				acceptance,
				standing: (0, findings_policy.YP)(acceptance, today),
				findings: matching.length,
				outgrown: lapses.filter((lapse) => lapse === "outgrown").length
			};
		}
		function countBySeverity(open) {
			const counts = {
				critical: 0,
				high: 0,
				medium: 0,
				low: 0
			};
			for (const { severity } of open) if (severity !== undefined) counts[severity] += 1;
			return counts;
		}
	}),
	28819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => fingerprintOf });
		function fingerprintOf(finding) {
			const { label, method = "", path = "" } = finding;
			if (method === null || path === null) return undefined;
			const words = label.trim().toLowerCase().replaceAll(/\s+/g, " ");
			return [
				words,
				method.trim().toUpperCase(),
				normalizedPath(path.trim())
			];
		}
		const parameter = /^(?:\{.*\}|:.+|<.*>|\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24,64})$/i;
		function normalizedPath(path) {
			const segments = path.replace(/[?#].*$/s, "").split("/").filter(Boolean);
			return segments.map((segment) => parameter.test(segment) ? "{}" : segment).join("/");
		}
	}),
	95437: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BL: () => acceptanceOf,
			YP: () => standingOf,
			gb: () => severityUnder,
			je: () => lapseOf
		});
		var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40004);
		const warningDays = 14;
		const dayMs = 24 * 60 * 60 * 1e3;
		function standingOf({ expires }, today) {
			if (expires < today) return "expired";
			return Date.parse(expires) - Date.parse(today) <= warningDays * dayMs ? "expires-soon" : "holds";
		}
		function severityUnder(policy, finding, appId) {
			const override = policy?.overrides.find(({ matches }) => matches(finding, appId));
			return override?.severity ?? (0, _severity_js__WEBPACK_IMPORTED_MODULE_0__.XP)(finding);
		}
		function acceptanceOf(finding, policy, { today, appId }) {
			const matching = (policy?.acceptances ?? []).filter(({ matches }) => matches(finding, appId)).map((acceptance) => ({
				acceptance,
				lapse: lapseOf(acceptance, finding, today)
			}));
			return matching.find(({ lapse }) => lapse === undefined) ?? matching[0];
		}
		function lapseOf(acceptance, finding, today) {
			if (standingOf(acceptance, today) === "expired") return "expired";
			const { maxSeverity } = acceptance;
			if (maxSeverity === undefined) return undefined;
			return (0, _severity_js__WEBPACK_IMPORTED_MODULE_0__.IQ)((0, _severity_js__WEBPACK_IMPORTED_MODULE_0__.XP)(finding)) < (0, _severity_js__WEBPACK_IMPORTED_MODULE_0__.IQ)(maxSeverity) ? "outgrown" : undefined;
		}
	}),
	36589: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => resultAgeMs });
		var _text_timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92349);
		const maxAheadMs = 5 * 6e4;
		function resultAgeMs({ createdAt = "", runNumber }, now) {
			const ageMs = now - ((0, _text_timestamp_js__WEBPACK_IMPORTED_MODULE_0__.E)(createdAt) ?? Number.NaN);
			if (runNumber === undefined || !(ageMs >= -maxAheadMs)) return undefined;
			return Math.max(0, ageMs);
		}
	}),
	24149: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => createVisibilityCheck });
		var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70876);
		var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45865);
		var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46038);
		const timeLimitMs = 1e4;
		function createVisibilityCheck(visibility, repository, token, signal) {
			const ask = async () => {
				if (visibility !== undefined) return visibility === "public";
				if (repository === undefined) return true;
				try {
					const octokit = await (0, _octokit_js__WEBPACK_IMPORTED_MODULE_2__.Q)({
						token,
						signal,
						timeLimitMs
					});
					const { data } = await octokit.rest.repos.get((0, _event_js__WEBPACK_IMPORTED_MODULE_1__.at)(repository));
					return (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.gt)(data) !== "private";
				} catch {
					return true;
				}
			};
			let asked;
			return () => {
				asked ??= ask();
				return asked;
			};
		}
	}),
	26088: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => AnswerTooLarge,
			w: () => TransportError
		});
		class TransportError extends Error {
			name = "TransportError";
			code;
			status;
			neverSent;
			tls;
			constructor(code, message, details = {}) {
				super(message, { cause: details.cause });
				this.code = code;
				this.status = details.status;
				this.neverSent = details.neverSent === true;
				this.tls = details.tls;
			}
		}
		class AnswerTooLarge extends TransportError {
			name = "AnswerTooLarge";
			constructor({ status, maxBytes }) {
				super("unexpected-response", `The answer is larger than ${maxBytes / 1024 / 1024} MiB`, { status });
			}
		}
	}),
	90654: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hd: () => errorOfTransport,
			MW: () => ifFound,
			OI: () => withExplanation,
			PL: () => requireFailedCall,
			_7: () => ServiceError,
			cp: () => isUncertain,
			gi: () => isServiceError,
			qb: () => requireSame,
			tF: () => slugOf
		});
		var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26088);
		const transientCodes = new Set([
			"network",
			"timeout",
			"unexpected-response",
			"server-error",
			"rate-limited",
			"request-timeout"
		]);
		const nothingCreated = new Set(["registration-failed", "vision-task-create-failed"]);
		class ServiceError extends Error {
			name = "ServiceError";
			code;
			status;
			problem;
			slug;
			retryAfterMs;
			transient;
			malformed;
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
				const isForeign = details.problem === undefined && (code === "unexpected-response" || code === "unauthenticated" || code === "server-error");
				const refused = refuses(details.status) && !isForeign;
				this.notAccepted = details.neverSent === true || refused || nothingCreated.has(this.slug);
			}
		}
		function withExplanation(error, explanation) {
			const details = {
				...error,
				neverSent: error.notAccepted,
				cause: error.cause
			};
			return new ServiceError(error.code, `${error.message}; ${explanation}`, details);
		}
		function errorOfTransport(error) {
			const { code, message, status, neverSent } = error;
			const details = error instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_0__.U ? { transient: false } : {};
			return new ServiceError(code, message, {
				status,
				neverSent,
				cause: error,
				...details
			});
		}
		function slugOf(problem) {
			return /[^/:#]+$/.exec(problem?.type ?? "")?.[0] ?? "";
		}
		function refuses(status) {
			if (status === undefined || status === 408) return false;
			return status === 503 || status >= 400 && status < 500;
		}
		function isServiceError(error, ...codes) {
			return error instanceof ServiceError && (codes.length === 0 || codes.includes(error.code));
		}
		async function ifFound(call) {
			try {
				return await call;
			} catch (error) {
				if (isServiceError(error, "not-found")) return undefined;
				throw error;
			}
		}
		function requireFailedCall(error) {
			if (isServiceError(error) && error.code !== "login-rejected") return error;
			throw error;
		}
		function requireSame(what, asked, answered, details = {}) {
			if (asked === answered) return;
			const message = `Asked for ${what} ${asked}, the service answered with ${what} ${answered}`;
			throw new ServiceError("unexpected-response", message, details);
		}
		function isUncertain(error) {
			return isServiceError(error) && error.transient && !error.notAccepted;
		}
	}),
	48672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E8: () => watchFindings,
			RS: () => isLastingFault,
			e3: () => flawOf
		});
		var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98478);
		function watchFindings(findings, appId, onActive) {
			let wasActive = false;
			let active = false;
			return {
				atOnce: true,
				endsWait: isListRefusal,
				look: async ({ deadline, ...limits }) => {
					if (active && await findings.status(appId, {
						...limits,
						deadline
					}) === _findings_js__WEBPACK_IMPORTED_MODULE_0__.q) return undefined;
					const listing = await findings.list(appId, { deadline });
					active = listing.kind === "stopped" && listing.stop === _findings_js__WEBPACK_IMPORTED_MODULE_0__.q;
					if (!active) return listing;
					if (!wasActive) onActive();
					wasActive = true;
					return undefined;
				}
			};
		}
		const isListRefusal = ({ transient, status = 0 }) => !transient && (status === 200 || status >= 400);
		const isLastingFault = (error) => !error.transient || error.malformed;
		function flawOf(listing) {
			return listing.kind === "changing" ? `The findings list says that ${listing.total} findings exist, but ${listing.items.length} distinct ones could be read` : `The findings list has the unknown status "${listing.stop}"`;
		}
	}),
	30470: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gC: () => lastLookMs,
			qR: () => growing,
			se: () => createPatience,
			wt: () => poll
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		const growth = 1.5;
		const lastLookMs = 5e3;
		const defaultPatienceMs = 2 * 6e4;
		async function poll(options) {
			const { clock, cadence, deadline, look, onNothing = () => {}, onFault } = options;
			const startedAt = clock.now();
			const intervals = typeof cadence === "function" ? cadence : growing(cadence);
			const { endsWait = ({ code }) => code === "not-found" } = options;
			const lasts = createPatience(clock, options.patienceMs);
			const endsNow = (error) => error.code === "login-rejected" || lasts(endsWait(error));
			let waitMs = options.atOnce ? 0 : intervals();
			const remainingMs = () => deadline - clock.now();
			for (let leftMs = remainingMs(); leftMs > 0; leftMs = remainingMs()) {
				if (waitMs > 0) await clock.sleep(Math.min(waitMs, leftMs));
				waitMs = 0;
				try {
					const lookDeadline = Math.max(deadline, clock.now() + lastLookMs);
					const seen = await look({
						retries: 0,
						deadline: lookDeadline
					});
					if (seen !== undefined) return seen;
					lasts(false);
					onNothing(clock.now() - startedAt);
				} catch (error) {
					if (!(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error) || endsNow(error)) throw error;
					onFault(error);
					waitMs = error.retryAfterMs ?? 0;
				}
				waitMs = Math.max(intervals(), waitMs);
			}
			return undefined;
		}
		function createPatience(clock, patienceMs = defaultPatienceMs) {
			let since;
			return (says) => {
				since = says ? since ?? clock.now() : undefined;
				return since !== undefined && clock.now() - since >= patienceMs;
			};
		}
		function growing({ intervalMs, maxIntervalMs }) {
			let nextMs = intervalMs;
			return () => {
				const currentMs = nextMs;
				nextMs = Math.min(currentMs * growth, maxIntervalMs);
				return currentMs;
			};
		}
	}),
	92349: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => parseTimestamp });
		const timestamp = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i;
		function parseTimestamp(text) {
			const [, day = "", time = "00:00:00", zone = "Z"] = timestamp.exec(text.trim()) ?? [];
			const midnight = Date.parse(day);
			const isDay = midnight >= 0 && new Date(midnight).toISOString().startsWith(day);
			const parsed = isDay ? Date.parse(`${day}T${time}${zone}`.toUpperCase()) : Number.NaN;
			return Number.isNaN(parsed) ? undefined : parsed;
		}
	})
};
