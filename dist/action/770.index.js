export const id = 770;
export const ids = [770];
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
			if ((0, _service_errors_js__WEBPACK_IMPORTED_MODULE_1__.gi)(error)) return `${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.em)(withFieldErrors(error))} ${_results_remedies_js__WEBPACK_IMPORTED_MODULE_0__.r[error.code]}`;
			return `The action failed with an internal error: ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`;
		}
		function withFieldErrors({ message, problem }) {
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
			const log = (message) => (0, _actions_core__WEBPACK_IMPORTED_MODULE_4__.pq)(line(message));
			return {
				line,
				log,
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
				retried: (event) => log(retryLine(event))
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
			const { quotesProblems } = connection;
			const options = {
				clock,
				signal,
				onRetry: journal.retried,
				quotesProblems
			};
			const client = connectToService(connection, secrets, options);
			const job = {
				...journal,
				...connection,
				client,
				clock,
				workflowRun
			};
			return {
				...job,
				waitFor: (wait) => waitFor(job, wait)
			};
		}
		async function waitFor({ clock, cadence, log }, { awaited, tooLate, ...wait }) {
			const limitMs = wait.deadline - clock.now();
			let loggedAtMs;
			const result = await (0, _service_polling_js__WEBPACK_IMPORTED_MODULE_1__.wt)({
				clock,
				cadence,
				...wait,
				onNothing: (elapsedMs) => {
					if (loggedAtMs === undefined) log(`Waiting up to ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.a3)(limitMs)} for ${awaited}`);
					else if (elapsedMs - loggedAtMs >= heartbeatMs) log(waitingLine(awaited, elapsedMs, limitMs));
					else return;
					loggedAtMs = elapsedMs;
				},
				onFault: (error) => log(faultLine(error))
			});
			if (result === undefined) throw new _failure_message_js__WEBPACK_IMPORTED_MODULE_3__.y(tooLate);
			return result;
		}
		function didNotEnd(subject, timeoutMs, consequence = "") {
			return `${subject} did not end within ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.a3)(timeoutMs)}${consequence}. Raise \`timeout-minutes\`.`;
		}
		function waitingLine(awaited, elapsedMs, limitMs) {
			return `Still waiting for ${awaited} (${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.Vu)(elapsedMs, limitMs)})`;
		}
		function faultLine({ message }) {
			return `${message}; the next poll follows`;
		}
		function retryLine({ error, waitMs }) {
			return `${error.message}; retrying in ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.a3)(waitMs)}`;
		}
	}),
	92682: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
			const covered = new Set();
			const cover = (candidate, by) => {
				const severity = by.find((each) => left[each] > 0);
				if (severity === undefined) return;
				left[severity] -= 1;
				covered.add(candidate);
			};
			for (const each of group) if (each.severity) cover(each, [each.severity]);
			const mildestFirst = group.toSorted((a, b) => (0, findings_severity.IQ)(b.severity) - (0, findings_severity.IQ)(a.severity));
			for (const each of mildestFirst) if (each.severity && !covered.has(each)) cover(each, worseThan(each.severity));
			return [...covered];
		}
		function worseThan(severity) {
			return findings_severity.gO.slice(0, findings_severity.gO.indexOf(severity)).reverse();
		}
		var findings_deadline = __webpack_require__(43355);
		var findings_policy = __webpack_require__(95437);
		;
		function assess(findings, rules) {
			const today = (0, clock.dA)(rules.now);
			const deadlines = rules.policy?.deadlines;
			const assessed = markBlocking(findings.map((finding) => assessFinding(finding, rules)), rules);
			const open = assessed.filter(({ state }) => state === "open");
			const unknown = open.filter(({ severity }) => severity === undefined);
			return {
				findings: assessed,
				open,
				accepted: assessed.filter(({ state }) => state === "accepted"),
				blocking: open.filter(({ blocking }) => blocking).sort((a, b) => (0, findings_severity.IQ)(a.severity) - (0, findings_severity.IQ)(b.severity)),
				counts: countBySeverity(open),
				newCount: rules.baseline && open.filter(({ isNew }) => isNew).length,
				deadlines,
				overdueCount: deadlines && open.filter(({ isOverdue }) => isOverdue).length,
				acceptances: rules.policy?.acceptances.map((each) => countUse(each, findings, rules)),
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
			const age = (0, findings_deadline.h)(finding, deadline, now);
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
		function markBlocking(assessed, rules) {
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
		function countUse(acceptance, findings, { now, appId }) {
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
	43355: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => ageOf });
		var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78179);
		var _text_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92349);
		const dayMs = 24 * 60 * 60 * 1e3;
		function ageOf(finding, days, now) {
			const today = (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.dA)(now);
			const created = createdAt(finding, now);
			if (created === undefined) return days === undefined ? {} : { isOverdue: true };
			const knownSince = (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.dA)(created);
			const ageDays = (Date.parse(today) - Date.parse(knownSince)) / dayMs;
			if (days === undefined) return {
				knownSince,
				ageDays
			};
			const dueOn = (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.dA)(created + days * dayMs);
			return {
				knownSince,
				ageDays,
				dueOn,
				isOverdue: dueOn < today
			};
		}
		function createdAt({ created_on = "" }, now) {
			const created = (0, _text_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.E)(created_on);
			return created !== undefined && created <= now + dayMs ? created : undefined;
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
	28706: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => callRemedies });
		const rerun = "Run the job again; if it goes on, ask the operator of the service.";
		const unreachable = "Check that the service is up and reachable from the runner (`base-url`, proxy, certificates), then run the job again.";
		const login = "Check the secrets that hold the login, and that `auth-url` is the right host.";
		const callRemedies = {
			network: unreachable,
			tls: unreachable,
			timeout: unreachable,
			"server-error": rerun,
			"rate-limited": "Too many requests come from the address of this runner: let fewer jobs run at once, or run it later.",
			"request-timeout": rerun,
			"unexpected-response": `Check that \`base-url\` is the address of the API. ${rerun}`,
			"invalid-request": "Correct what the service refuses.",
			conflict: rerun,
			"run-already-active": "Run the job again once that run has ended.",
			"payment-required": "Top up the credit balance of the organization, or use a plan that includes this; then run the job again.",
			"login-rejected": login,
			unauthenticated: login,
			forbidden: "Use a service account whose role may write; Viewer may only read.",
			"not-found": "Check the id, and that the login belongs to the organization that owns it."
		};
	}),
	48672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E8: () => watchFindings,
			RS: () => isLastingFault,
			mO: () => describeIncomplete
		});
		var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98478);
		function watchFindings(findings, appId, onActive) {
			let isReported = false;
			let isActive = false;
			return {
				atOnce: true,
				endsWait: isListRefusal,
				look: async ({ deadline, ...limits }) => {
					if (isActive && await findings.status(appId, {
						...limits,
						deadline
					}) === _findings_js__WEBPACK_IMPORTED_MODULE_0__.q) return undefined;
					const listing = await findings.list(appId, { deadline });
					isActive = listing.kind === "stopped" && listing.stop === _findings_js__WEBPACK_IMPORTED_MODULE_0__.q;
					if (!isActive) return listing;
					if (!isReported) onActive();
					isReported = true;
					return undefined;
				}
			};
		}
		const isListRefusal = ({ transient, status = 0 }) => !transient && (status === 200 || status >= 400);
		const isLastingFault = (error) => !error.transient || error.malformed;
		function describeIncomplete(listing) {
			return listing.kind === "changing" ? `The findings list says that ${listing.total} findings exist, but ${listing.items.length} distinct ones could be read` : `The findings list has the unknown status "${listing.stop}"`;
		}
	}),
	30470: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gC: () => lastLookMs,
			k5: () => growingIntervals,
			mw: () => createPersistenceCheck,
			wt: () => poll
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70207);
		const growth = 1.5;
		const lastLookMs = 5e3;
		const defaultPatienceMs = 2 * 6e4;
		async function poll(options) {
			const { clock, cadence, deadline, onNothing = () => {}, onFault } = options;
			const startedAt = clock.now();
			const intervals = typeof cadence === "function" ? cadence : growingIntervals(cadence);
			const look = createLook(options);
			let waitMs = options.atOnce ? 0 : intervals();
			const remainingMs = () => deadline - clock.now();
			for (let leftMs = remainingMs(); leftMs > 0; leftMs = remainingMs()) {
				if (waitMs > 0) await clock.sleep(Math.min(waitMs, leftMs));
				const looked = await look();
				if ("seen" in looked) return looked.seen;
				const { fault } = looked;
				if (fault) onFault((0, _retry_js__WEBPACK_IMPORTED_MODULE_1__.qd)(fault, options));
				else onNothing(clock.now() - startedAt);
				waitMs = Math.max(intervals(), fault?.retryAfterMs ?? 0);
			}
			return undefined;
		}
		function createLook({ clock, deadline, look, patienceMs, ...options }) {
			const { endsWait = ({ code }) => code === "not-found", mustLast = () => false } = options;
			const hasLasted = createPersistenceCheck(clock, patienceMs);
			return async () => {
				try {
					const lookDeadline = Math.max(deadline, clock.now() + lastLookMs);
					const seen = await look({
						retries: 0,
						deadline: lookDeadline
					});
					if (seen === undefined) hasLasted(false);
					else if (!mustLast(seen) || hasLasted("seen")) return { seen };
					return {};
				} catch (error) {
					if (!(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error) || error.code === "login-rejected") throw error;
					if (hasLasted(endsWait(error) && "failure")) throw error;
					return { fault: error };
				}
			};
		}
		function createPersistenceCheck(clock, patienceMs = defaultPatienceMs) {
			let last = false;
			let since = 0;
			return (answer) => {
				if (answer !== last) since = clock.now();
				last = answer;
				return answer !== false && clock.now() - since >= patienceMs;
			};
		}
		function growingIntervals({ intervalMs, maxIntervalMs }) {
			let nextMs = intervalMs;
			return () => {
				const currentMs = nextMs;
				nextMs = Math.min(currentMs * growth, maxIntervalMs);
				return currentMs;
			};
		}
	}),
	70207: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cs: () => waitAfterFailure,
			bD: () => withRetry,
			qd: () => explainPause,
			wJ: () => maxWaitMs
		});
		var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1217);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		const baseDelayMs = 500;
		const maxDelayMs = 3e4;
		const maxWaitMs = 5 * 6e4;
		async function withRetry(attempt, options) {
			for (let failures = 0;; failures += 1) {
				try {
					return await attempt();
				} catch (error) {
					if (!(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error) || !options.mayRepeat(error) || failures >= (options.retries ?? 0)) throw error;
					const backoffMs = options.random() * Math.min(maxDelayMs, baseDelayMs * 2 ** failures);
					const waitMs = Math.max(backoffMs, error.retryAfterMs ?? 0);
					if (exceedsLimit(waitMs, options)) throw explainPause(error, options);
					options.onRetry({
						error,
						waitMs
					});
					await options.clock.sleep(waitMs);
				}
			}
		}
		function waitAfterFailure(error, clock, intervalMs) {
			return clock.sleep(Math.max(intervalMs, Math.min(error.retryAfterMs ?? 0, maxWaitMs)));
		}
		function explainPause(error, limits) {
			const { retryAfterMs = 0 } = error;
			if (retryAfterMs === 0 || !exceedsLimit(retryAfterMs, limits)) return error;
			const pause = (0, _text_duration_js__WEBPACK_IMPORTED_MODULE_1__.a3)(retryAfterMs);
			const limit = limits.deadline === undefined ? `the longest wait is ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_1__.a3)(maxWaitMs)}` : "the time limit comes first";
			return (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.OI)(error, `it asks for a pause of ${pause} (\`Retry-After\`), but ${limit}`);
		}
		function exceedsLimit(waitMs, { clock, deadline }) {
			return deadline === undefined ? waitMs > maxWaitMs : clock.now() + waitMs >= deadline;
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
