export const id = 574;
export const ids = [574];
export const modules = {
	574: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(654);
		var _service_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(207);
		var _text_same_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3539);
		var _failure_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1673);
		var _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8085);
		var _sub_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1902);
		const outputs = ["app-id", "previous-registration-status"];
		function run(signal) {
			return (0, _sub_action_js__WEBPACK_IMPORTED_MODULE_4__._)({
				title: "Delete app",
				outputs,
				readInputs,
				work: deleteApp
			}, signal);
		}
		function readInputs(reader) {
			const confirmLabel = reader.verbatim("confirm-label");
			if (confirmLabel === undefined) reader.refuse("confirm-label", "is required: the label of the app, so that no other app is deleted by mistake");
			return {
				app: (0, _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_3__.cv)(reader),
				confirmLabel: confirmLabel ?? ""
			};
		}
		async function deleteApp(job, { app: wanted, confirmLabel }) {
			const appId = "id" in wanted ? wanted.id : await findByUrl(job, wanted.url);
			if (appId === undefined) return gone("No app of the organization is registered with this `app-url`");
			job.setOutput("app-id", appId);
			const app = await job.client.apps.find(appId);
			if (app === undefined) return gone(`App ${appId} is not in the organization`);
			if ("url" in wanted) requireUrl(app, wanted.url);
			requireLabel(app, confirmLabel);
			job.setOutput("previous-registration-status", await remove(job, app, confirmLabel));
			const message = `App "${confirmLabel}" (${appId}) is deleted, with all its data.`;
			job.leave(message);
			return {
				succeeded: true,
				message
			};
		}
		async function remove(job, app, confirmLabel) {
			const { appId, registrationStatus } = app;
			for (let failures = 0;; failures += 1) {
				job.leave(`Whether app ${appId} was deleted is not known: run the job again, which looks first.`);
				try {
					const deleted = await (0, _service_errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(job.client.apps.delete(appId));
					return deleted?.previousRegistrationStatus ?? registrationStatus;
				} catch (error) {
					if (isRefusal(error)) job.leave(undefined);
					if (failures >= job.maxRetries || !(0, _service_errors_js__WEBPACK_IMPORTED_MODULE_0__.cp)(error)) throw error;
					job.say(`${error.message}; whether the app was deleted is not known, so it is looked for first`);
					await (0, _service_retry_js__WEBPACK_IMPORTED_MODULE_1__.l0)(error, job.clock, job.cadence.intervalMs);
				}
				const current = await job.client.apps.find(appId);
				if (current === undefined) return registrationStatus;
				job.leave(undefined);
				requireLabel(current, confirmLabel);
			}
		}
		function isRefusal(error) {
			return (0, _service_errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error) && error.code !== "unexpected-response" && !(0, _service_errors_js__WEBPACK_IMPORTED_MODULE_0__.cp)(error);
		}
		async function findByUrl({ client }, url) {
			const [appId, ...others] = await client.apps.idsByUrl(url);
			if (others.length > 0) throw new _failure_message_js__WEBPACK_IMPORTED_MODULE_2__.y(`\`app-url\`: ${others.length + 1} apps are registered with ${url}, and none was deleted. Give \`app-id\` instead.`);
			return appId;
		}
		function requireUrl({ appId, appUrl }, wanted) {
			if (appUrl === undefined || (0, _text_same_url_js__WEBPACK_IMPORTED_MODULE_5__.c)(appUrl, wanted)) return;
			throw new _failure_message_js__WEBPACK_IMPORTED_MODULE_2__.y(`App ${appId} is listed with ${wanted} (\`app-url\`), but says itself that it has ${appUrl}: it was not deleted. Ask the operator of the service.`);
		}
		function requireLabel({ appId, label }, confirmLabel) {
			if (label === confirmLabel) return;
			const actual = label === undefined ? "has no label" : `has the label "${label}"`;
			throw new _failure_message_js__WEBPACK_IMPORTED_MODULE_2__.y(`App ${appId} ${actual}, not "${confirmLabel}" (\`confirm-label\`): it was not deleted. Check that it is the app that you mean.`);
		}
		function gone(why) {
			return {
				succeeded: true,
				message: `${why}: there is nothing to delete.`
			};
		}
	}),
	1673: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => messageOfFailure,
			y: () => JobFailure
		});
		var _results_remedies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8706);
		var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(654);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1699);
		class JobFailure extends Error {
			name = "JobFailure";
		}
		function messageOfFailure(error) {
			if (error instanceof JobFailure) return error.message;
			if ((0, _service_errors_js__WEBPACK_IMPORTED_MODULE_1__.gi)(error)) return `${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.em)(describe(error))} ${_results_remedies_js__WEBPACK_IMPORTED_MODULE_0__.rb[error.code]}`;
			return `The action failed on its own: ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`;
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
	4718: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rn: () => retryLine,
			Sh: () => waitingLine,
			_S: () => createJob,
			e2: () => didNotEnd,
			fO: () => heartbeatMs,
			s9: () => createJournal,
			z9: () => faultLine
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6805);
		var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8179);
		var _service_polling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(470);
		var _text_duration_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1217);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9815);
		var _failure_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1673);
		const heartbeatMs = 6e4;
		function createJournal(title, { redactors }) {
			const outputs = new Map();
			let underway;
			const line = (message) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.vs)(redactors.text(message));
			const say = (message) => (0, _actions_core__WEBPACK_IMPORTED_MODULE_4__.pq)(line(message));
			return {
				line,
				say,
				warn: (message) => (0, _actions_core__WEBPACK_IMPORTED_MODULE_4__.$e)(line(message), { title }),
				outputs: () => outputs,
				setOutput: (name, value) => {
					const safe = redactors.id(value);
					outputs.set(name, safe);
					(0, _actions_core__WEBPACK_IMPORTED_MODULE_4__.uH)(name, safe);
				},
				leave: (sentence) => {
					underway = sentence;
				},
				underway: () => underway,
				markdown: (text) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Bm)(redactors.text(text)),
				retried: (event) => say(retryLine(event))
			};
		}
		async function createJob(connection, journal, secrets, workflowRun) {
			const { signal } = workflowRun;
			const { connectToService } = await Promise.all([
				__webpack_require__.e(343),
				__webpack_require__.e(606),
				__webpack_require__.e(144),
				__webpack_require__.e(120)
			]).then(__webpack_require__.bind(__webpack_require__, 8120));
			const clock = (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.m)(signal);
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
	1902: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => runSubAction });
		var _actions_core__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6805);
		var _actions_core__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3327);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1699);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9815);
		var _version_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8009);
		var _cancellation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2426);
		var _inputs_connection_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7309);
		var _failure_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1673);
		var _policy_policy_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3518);
		var _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8085);
		var _job_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4718);
		var _secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8656);
		var _table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1305);
		async function runSubAction(action, signal) {
			const { title } = action;
			const secrets = (0, _secrets_js__WEBPACK_IMPORTED_MODULE_7__.g)();
			const journal = (0, _job_js__WEBPACK_IMPORTED_MODULE_6__.s9)(title, secrets);
			const reader = new _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_5__.i_();
			const governing = await (0, _policy_policy_reader_js__WEBPACK_IMPORTED_MODULE_4__.Ji)(reader, signal);
			const connection = await (0, _inputs_connection_inputs_js__WEBPACK_IMPORTED_MODULE_2__.q)(reader, governing, secrets);
			const inputs = await action.readInputs(reader, secrets.mask);
			reader.refuseStrayVariables();
			const missing = (0, _inputs_connection_inputs_js__WEBPACK_IMPORTED_MODULE_2__.n)(connection.credentials);
			const problems = missing ? [...reader.problems, missing] : reader.problems;
			(0, _actions_core__WEBPACK_IMPORTED_MODULE_9__.pq)(`${title} ${_version_js__WEBPACK_IMPORTED_MODULE_10__.r}`);
			for (const name of action.outputs) journal.setOutput(name, "");
			const report = problems.length > 0 && !action.tellsProblems ? {
				succeeded: false,
				message: (0, _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_5__.yg)(problems)
			} : await untilCancelled(signal, journal, async () => {
				const job = await (0, _job_js__WEBPACK_IMPORTED_MODULE_6__._S)(connection, journal, secrets, governing);
				return action.work(job, inputs);
			});
			return finish(title, journal, report);
		}
		async function finish(title, journal, { succeeded, message, details = renderOutputs(journal) }) {
			const line = journal.line(message);
			const told = `${succeeded ? "\u2705" : "\u274C"} ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.mP)(line)}`;
			const text = `${[
				`## ${title}`,
				told,
				details
			].filter(Boolean).join("\n\n")}\n`;
			const writing = _actions_core__WEBPACK_IMPORTED_MODULE_11__.z.emptyBuffer().addRaw(text).write({ overwrite: true });
			await writing.catch((cause) => journal.warn(`The job summary could not be written: ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_12__.bD)(cause)}`));
			if (succeeded) (0, _actions_core__WEBPACK_IMPORTED_MODULE_9__.pq)(line);
			else (0, _actions_core__WEBPACK_IMPORTED_MODULE_9__.z3)(line, { title });
			return succeeded;
		}
		async function untilCancelled(signal, journal, work) {
			const failed = (message) => ({
				succeeded: false,
				message: [message, journal.underway()].filter(Boolean).join(" ")
			});
			const working = work().catch((cause) => failed((0, _failure_message_js__WEBPACK_IMPORTED_MODULE_3__.R)(cause)));
			return (0, _cancellation_js__WEBPACK_IMPORTED_MODULE_1__.M)(signal, working, async () => {
				await (0, _cancellation_js__WEBPACK_IMPORTED_MODULE_1__.S)(working);
				return failed("The job was cancelled.");
			});
		}
		function renderOutputs({ outputs, markdown }) {
			const rows = [...outputs()].filter(([, value]) => value !== "").map(([name, value]) => [`\`${name}\``, markdown(value)]);
			return (0, _table_js__WEBPACK_IMPORTED_MODULE_8__.b)("| Output | Value |", rows);
		}
	}),
	1305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => renderTable });
		var _results_sections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8910);
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
			}, (cells) => `| ${cells.join(" | ")} |`);
			return [
				head,
				rule,
				body
			].join("\n");
		}
	}),
	654: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hd: () => errorOfTransport,
			I9: () => isTooLarge,
			MW: () => ifFound,
			_7: () => ServiceError,
			cp: () => isUncertain,
			gi: () => isServiceError,
			mG: () => failedCall,
			qb: () => requireSame,
			tF: () => slugOf
		});
		var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6088);
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
		function isTooLarge(error) {
			return isServiceError(error) && error.cause instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_0__.U;
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
		function failedCall(error) {
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
	470: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R2: () => believedAfter,
			gC: () => lastLookMs,
			qR: () => growing,
			wt: () => poll
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(654);
		const growth = 1.5;
		const lastLookMs = 5e3;
		const maxPauseMs = 6e4;
		const believedAfter = 5;
		async function poll(options) {
			const { clock, cadence, deadline, look, onNothing = () => {}, onFault } = options;
			const startedAt = clock.now();
			const intervals = typeof cadence === "function" ? cadence : growing(cadence);
			const endsWait = createBelief(options.believes ?? ((error) => error.code === "not-found"));
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
					endsWait(undefined);
					onNothing(clock.now() - startedAt);
				} catch (error) {
					if (!(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error) || endsWait(error)) throw error;
					onFault(error);
					waitMs = Math.min(error.retryAfterMs ?? 0, maxPauseMs);
				}
				waitMs = Math.max(intervals(), waitMs);
			}
			return undefined;
		}
		function createBelief(believes) {
			let inARow = 0;
			return (error) => {
				inARow = error && believes(error) ? inARow + 1 : 0;
				return error?.code === "login-rejected" || inARow === believedAfter;
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
	207: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bD: () => withRetry,
			l0: () => pauseAfter,
			wJ: () => maxWaitMs
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(654);
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
					if (exceeds(waitMs, options)) throw error;
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
		function exceeds(waitMs, { clock, deadline }) {
			return deadline === undefined ? waitMs > maxWaitMs : clock.now() + waitMs >= deadline;
		}
	}),
	1217: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => formatDuration });
		function formatDuration(ms) {
			if (ms < 9950) return `${Math.round(ms / 100) / 10} s`;
			const seconds = Math.round(ms / 1e3);
			if (seconds < 60) return `${seconds} s`;
			const minutes = Math.floor(seconds / 60);
			return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
		}
	}),
	3539: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { c: () => sameUrl });
		function sameUrl(left, right) {
			const [a, b] = [left, right].map((url) => URL.parse(url)?.href.replace(/\/$/, "") ?? url);
			return a === b;
		}
	})
};
