export const id = 902;
export const ids = [902];
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
			if ((0, _service_errors_js__WEBPACK_IMPORTED_MODULE_1__.gi)(error)) return `${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.em)(describe(error))} ${_results_remedies_js__WEBPACK_IMPORTED_MODULE_0__.r[error.code]}`;
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
			const limitMs = wait.deadline - clock.now();
			let saidAtMs;
			const seen = await (0, _service_polling_js__WEBPACK_IMPORTED_MODULE_1__.wt)({
				clock,
				cadence,
				...wait,
				onNothing: (elapsedMs) => {
					if (saidAtMs === undefined) say(`Waiting up to ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.a3)(limitMs)} for ${what}`);
					else if (elapsedMs - saidAtMs >= heartbeatMs) say(waitingLine(what, elapsedMs, limitMs));
					else return;
					saidAtMs = elapsedMs;
				},
				onFault: (error) => say(faultLine(error))
			});
			if (seen === undefined) throw new _failure_message_js__WEBPACK_IMPORTED_MODULE_3__.y(tooLate);
			return seen;
		}
		function didNotEnd(what, timeoutMs, consequence = "") {
			return `${what} did not end within ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.a3)(timeoutMs)}${consequence}. Raise \`timeout-minutes\`.`;
		}
		function waitingLine(what, elapsedMs, limitMs) {
			return `Still waiting for ${what} (${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.Vu)(elapsedMs, limitMs)})`;
		}
		function faultLine({ message }) {
			return `${message}; the next poll follows`;
		}
		function retryLine({ error, waitMs }) {
			return `${error.message}; retrying in ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.a3)(waitMs)}`;
		}
	}),
	51902: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => runSubAction });
		var _actions_core__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(235);
		var _actions_core__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1170);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(51699);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99815);
		var _version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28009);
		var _cancellation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22426);
		var _failure_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91673);
		var _inputs_connection_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57309);
		var _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68085);
		var _job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14718);
		var _policy_certificate_variables_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32963);
		var _policy_policy_reader_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79555);
		var _secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68656);
		var _table_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1305);
		async function runSubAction(action, signal) {
			const { name, document, inputs: shape, outputs } = action.declaration;
			const secrets = (0, _secrets_js__WEBPACK_IMPORTED_MODULE_8__.g)();
			const journal = (0, _job_js__WEBPACK_IMPORTED_MODULE_5__.s9)(name, outputs, secrets);
			const reader = new _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_4__.i_(secrets.mask);
			const connectionValues = reader.read(_inputs_connection_inputs_js__WEBPACK_IMPORTED_MODULE_3__.eu);
			const { "github-token": token = "" } = reader.read({ "github-token": shape["github-token"] });
			const policyReader = await (0, _policy_policy_reader_js__WEBPACK_IMPORTED_MODULE_7__.wT)(reader, {
				token,
				signal
			});
			const connection = await (0, _inputs_connection_inputs_js__WEBPACK_IMPORTED_MODULE_3__.f3)(connectionValues, reader, policyReader);
			const inputs = await action.interpret(reader.read(shape), reader, secrets.mask);
			reader.refuseUndeclared(document);
			const missing = (0, _inputs_connection_inputs_js__WEBPACK_IMPORTED_MODULE_3__.nm)(connection.credentials);
			const problems = missing ? [...reader.problems, missing] : reader.problems;
			const mayConnect = !_policy_certificate_variables_js__WEBPACK_IMPORTED_MODULE_6__.v.some((variable) => reader.isRefused(variable));
			(0, _actions_core__WEBPACK_IMPORTED_MODULE_10__.pq)(`${name} ${_version_js__WEBPACK_IMPORTED_MODULE_11__.r}`);
			journal.clearOutputs();
			const report = problems.length > 0 && !(action.reportsProblems && mayConnect) ? {
				succeeded: false,
				message: (0, _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_4__.yg)(problems)
			} : await untilCancelled(signal, journal, async () => {
				const job = await (0, _job_js__WEBPACK_IMPORTED_MODULE_5__._S)(connection, journal, secrets, policyReader);
				return action.work(job, inputs);
			});
			return finish(name, journal, report);
		}
		async function finish(title, journal, { succeeded, message, details = renderOutputs(journal) }) {
			const line = journal.line(message);
			const ending = `${succeeded ? "✅" : "❌"} ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.mP)(line)}`;
			const text = `${[
				`## ${title}`,
				ending,
				details
			].filter(Boolean).join("\n\n")}\n`;
			const writing = _actions_core__WEBPACK_IMPORTED_MODULE_12__.z.emptyBuffer().addRaw(text).write({ overwrite: true });
			await writing.catch((cause) => journal.warn(`The job summary could not be written: ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_13__.bD)(cause)}`));
			if (succeeded) (0, _actions_core__WEBPACK_IMPORTED_MODULE_10__.pq)(line);
			else (0, _actions_core__WEBPACK_IMPORTED_MODULE_10__.z3)(line, { title });
			return succeeded;
		}
		async function untilCancelled(signal, journal, work) {
			const failed = (message) => ({
				succeeded: false,
				message: [message, journal.underway()].filter(Boolean).join(" ")
			});
			const working = work().catch((cause) => failed((0, _failure_message_js__WEBPACK_IMPORTED_MODULE_2__.R)(cause)));
			return (0, _cancellation_js__WEBPACK_IMPORTED_MODULE_1__.M)(signal, working, async () => {
				await (0, _cancellation_js__WEBPACK_IMPORTED_MODULE_1__.S)(working);
				return failed("The job was cancelled.");
			});
		}
		function renderOutputs({ outputs, markdown }) {
			const rows = [...outputs()].filter(([, value]) => value !== "").map(([name, value]) => [`\`${name}\``, markdown(value)]);
			return (0, _table_js__WEBPACK_IMPORTED_MODULE_9__.b)("| Output | Value |", rows);
		}
	}),
	1305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => renderTable });
		var _results_sections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98910);
		const usual = {
			maxItems: 500,
			maxBytes: 6e5,
			elsewhere: ""
		};
		function renderTable(head, rows, budget = {}) {
			if (rows.length === 0) return "";
			const rule = head.replaceAll(/[^|]+/g, " --- ");
			const body = (0, _results_sections_js__WEBPACK_IMPORTED_MODULE_0__.pI)(rows, {
				...usual,
				...budget
			}, (cells) => `| ${cells.map(escapeBar).join(" | ")} |`);
			return [
				head,
				rule,
				body
			].join("\n");
		}
		function escapeBar(cell) {
			return cell.replace(/\\*\|/g, "\\|");
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
	30470: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gC: () => lastLookMs,
			mw: () => createPersistenceCheck,
			qR: () => growing,
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
			const intervals = typeof cadence === "function" ? cadence : growing(cadence);
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
		function growing({ intervalMs, maxIntervalMs }) {
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
			bD: () => withRetry,
			l0: () => pauseAfter,
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
					if (exceeds(waitMs, options)) throw explainPause(error, options);
					options.onRetry({
						error,
						waitMs
					});
					await options.clock.sleep(waitMs);
				}
			}
		}
		function pauseAfter(error, clock, intervalMs) {
			return clock.sleep(Math.max(intervalMs, Math.min(error.retryAfterMs ?? 0, maxWaitMs)));
		}
		function explainPause(error, limits) {
			const { retryAfterMs = 0 } = error;
			if (retryAfterMs === 0 || !exceeds(retryAfterMs, limits)) return error;
			const asked = (0, _text_duration_js__WEBPACK_IMPORTED_MODULE_1__.a3)(retryAfterMs);
			const limit = limits.deadline === undefined ? `the longest wait is ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_1__.a3)(maxWaitMs)}` : "the time limit comes first";
			return (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.OI)(error, `it asks for a pause of ${asked} (\`Retry-After\`), but ${limit}`);
		}
		function exceeds(waitMs, { clock, deadline }) {
			return deadline === undefined ? waitMs > maxWaitMs : clock.now() + waitMs >= deadline;
		}
	})
};
