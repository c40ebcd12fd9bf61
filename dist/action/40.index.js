export const id = 40;
export const ids = [40];
export const modules = {
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
	6163: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => withStatusUrl,
			y: () => appUrlAt
		});
		var _text_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(515);
		const maxLength = 500;
		function appUrlAt(baseUrl, appId, given) {
			return addressOf(baseUrl, ["apps", appId], given);
		}
		function withStatusUrl(baseUrl, task) {
			return {
				...task,
				statusUrl: addressOf(baseUrl, ["tasks", task.taskId], task.statusUrl)
			};
		}
		function addressOf(baseUrl, path, given) {
			const base = baseUrl.href.replace(/\/$/, "");
			if (given !== undefined && isBelow(base, given) && (0, _text_credentials_js__WEBPACK_IMPORTED_MODULE_0__.E)(given) === given) return given;
			return `${base}/${path.map((part) => encodeURIComponent(part.toWellFormed())).join("/")}`;
		}
		function isBelow(base, address) {
			const url = URL.parse(address);
			const isPlain = url?.href === address && url.search === "" && url.hash === "" && address.length <= maxLength;
			return isPlain && address.startsWith(`${base}/`);
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
	40: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(654);
		var _service_polling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(470);
		var _service_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(207);
		var _service_task_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8879);
		var _service_vision_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9192);
		var _text_duration_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1217);
		var _failure_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1673);
		var _job_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4718);
		var _status_url_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6163);
		var _sub_action_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1902);
		const outputs = [
			"task-id",
			"task-state",
			"status-url"
		];
		function run(signal) {
			return (0, _sub_action_js__WEBPACK_IMPORTED_MODULE_8__._)({
				title: "Vision run",
				outputs,
				readInputs,
				work: completeRun
			}, signal);
		}
		function readInputs(reader) {
			const appId = reader.identifier("app-id");
			if (appId === undefined) reader.refuse("app-id", "is required: the id of the app to explore");
			return {
				appId: appId ?? "",
				operation: reader.oneOf("operation", _service_vision_runs_js__WEBPACK_IMPORTED_MODULE_4__.X4, "map"),
				waitForCompletion: reader.boolean("wait-for-completion", true),
				timeoutMs: reader.minutes("timeout-minutes", {
					fallback: 30,
					min: 1e-4
				})
			};
		}
		async function completeRun(job, inputs) {
			const { operation, waitForCompletion } = inputs;
			const task = await startRun(job, inputs);
			const { taskId } = task;
			job.leave(`The run goes on at the service (task ${taskId}).`);
			setOutputs(job, task);
			if (!waitForCompletion) {
				const message = `Vision run ${operation} has started (task ${taskId}) and is not awaited.`;
				return {
					succeeded: true,
					message
				};
			}
			const { state } = await followRun(job, inputs, task);
			job.leave(undefined);
			if (state === "COMPLETED") return {
				succeeded: true,
				message: `Vision run ${operation} is COMPLETED (task ${taskId}).`
			};
			const remedy = remedyFor(state, operation);
			throw new _failure_message_js__WEBPACK_IMPORTED_MODULE_5__.y(`The vision run ended as ${state} (task ${taskId}). ${remedy}`);
		}
		async function startRun(job, inputs) {
			const waitForTurn = createQueue(job, inputs);
			let wasAccepted = false;
			for (let uncertain = 0;;) {
				const started = await sendStart(job, inputs);
				if (!(0, _service_errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(started)) return started;
				if ((0, _service_errors_js__WEBPACK_IMPORTED_MODULE_0__.cp)(started)) {
					uncertain += 1;
					const { status } = started;
					wasAccepted ||= status !== undefined && status < 300;
					if (uncertain > job.maxRetries) throw started;
					job.say(`${started.message}; a run may have started, which asking for one again will tell`);
					await (0, _service_retry_js__WEBPACK_IMPORTED_MODULE_2__.l0)(started, job.clock, job.cadence.intervalMs);
					continue;
				}
				const taskId = (0, _service_vision_runs_js__WEBPACK_IMPORTED_MODULE_4__.ep)(started);
				const ours = wasAccepted && taskId && await findOurs(job, taskId, inputs.operation);
				if (ours) return ours;
				await waitForTurn(taskId);
			}
		}
		async function sendStart(job, { appId, operation }) {
			job.leave("A vision run may have started at the service.");
			try {
				const task = await job.client.visionRuns.start(appId, operation);
				if (task.appId !== undefined && task.appId !== appId) throw new _failure_message_js__WEBPACK_IMPORTED_MODULE_5__.y(`The service answered with a run of app ${task.appId}, not of ${appId}. Ask the operator of the service.`);
				job.say(`Started vision run ${operation} (task ${task.taskId})`);
				return task;
			} catch (error) {
				if ((0, _service_errors_js__WEBPACK_IMPORTED_MODULE_0__.cp)(error)) return error;
				job.leave(undefined);
				if ((0, _service_errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error, "conflict")) return error;
				throw error;
			}
		}
		async function findOurs(job, taskId, operation) {
			const task = await job.client.tasks.get(taskId).catch(() => undefined);
			if (task?.operation !== operation) return undefined;
			job.say(`Adopted task ${taskId}, since the start was accepted and this run is active`);
			return task;
		}
		function createQueue(job, { timeoutMs }) {
			const { client, clock, say } = job;
			const deadline = clock.now() + timeoutMs;
			const cadence = (0, _service_polling_js__WEBPACK_IMPORTED_MODULE_1__.qR)(job.cadence);
			return async (taskId) => {
				const named = taskId === undefined ? "" : ` (task ${taskId})`;
				const which = `Another vision run of the app${named}`;
				say(`${which} is active; waiting up to ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_9__.a)(Math.max(0, deadline - clock.now()))} for it to end`);
				await job.waitFor({
					what: "the active vision run of the app to end",
					tooLate: (0, _job_js__WEBPACK_IMPORTED_MODULE_6__.e2)(which, timeoutMs, ", and ours has not started"),
					deadline,
					cadence,
					look: async (limits) => {
						const task = taskId && await (0, _service_errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(client.tasks.get(taskId, limits));
						return !task || (0, _service_task_states_js__WEBPACK_IMPORTED_MODULE_3__.H)(task.state) || undefined;
					}
				});
			};
		}
		async function followRun(job, { appId, timeoutMs }, task) {
			const { taskId } = task;
			const startedAt = job.clock.now();
			let state = task.state;
			const ended = job.waitFor({
				what: "the vision run to end",
				tooLate: (0, _job_js__WEBPACK_IMPORTED_MODULE_6__.e2)("The vision run", timeoutMs),
				deadline: startedAt + timeoutMs,
				look: async (limits) => {
					const current = await job.client.tasks.get(taskId, limits);
					if (current.appId !== undefined && current.appId !== appId) throw new _service_errors_js__WEBPACK_IMPORTED_MODULE_0__._7("unexpected-response", `Task ${taskId} is said to belong to app ${current.appId}`);
					if (current.state !== state) job.say(`The run is ${current.state} after ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_9__.a)(job.clock.now() - startedAt)}`);
					state = current.state;
					setOutputs(job, {
						...current,
						statusUrl: current.statusUrl ?? task.statusUrl
					});
					return (0, _service_task_states_js__WEBPACK_IMPORTED_MODULE_3__.H)(state) ? current : undefined;
				}
			});
			const seen = await (0, _service_errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(ended);
			if (seen) return seen;
			job.leave(undefined);
			throw new _failure_message_js__WEBPACK_IMPORTED_MODULE_5__.y(`The service no longer knows the run, task ${taskId}. Run the job again.`);
		}
		function setOutputs(job, task) {
			const { taskId, state, statusUrl } = (0, _status_url_js__WEBPACK_IMPORTED_MODULE_7__.c)(job.baseUrl, task);
			job.setOutput("task-id", taskId);
			job.setOutput("task-state", state);
			job.setOutput("status-url", statusUrl);
		}
		function remedyFor(state, operation) {
			if (state === "CANCELLED") return "Somebody cancelled it in the service. Run the job again.";
			return operation === "map" ? "Check that the app is up and reachable from the service, then run the job again." : "Check that the app is up, and that the credentials stored for it are right; then run the job again.";
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
	6253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cv: () => identifier,
			Qq: () => text,
			Vm: () => word,
			W_: () => lenient,
			dZ: () => runNumber,
			hl: () => address,
			r0: () => wholeText
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);
		const word = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^(?!::)(?!.*##\[)[\x21-\x7e]{1,200}$/));
		const identifier = word.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/[^.]/));
		const address = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^https?:\/\/(?!.*##\[)[\x21-\x7e]{1,2000}$/));
		const runNumber = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^\d{1,15}$/)), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(Number))]);
		function text(maxLength) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((whole) => beginningOf(whole, maxLength)));
		}
		function wholeText(maxLength) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(maxLength)), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((whole) => whole.toWellFormed()));
		}
		function beginningOf(whole, maxLength) {
			if (whole.length <= maxLength) return whole.toWellFormed();
			return Buffer.from(`${whole.slice(0, maxLength).replace(/(?<=\s)\S{1,200}$/, "")}\u2026`).toString();
		}
		function lenient(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(schema), undefined);
		}
	}),
	2387: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			dY: () => createTasks,
			kq: () => scheduledRunSchema,
			x7: () => createRuns
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(654);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6253);
		const optionalFields = {
			runNumber: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.dZ),
			statusUrl: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.hl),
			operation: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(100))
		};
		const taskSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			taskId: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Cv)),
			appId: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Cv)),
			state: _schemas_js__WEBPACK_IMPORTED_MODULE_1__.Vm,
			...optionalFields
		});
		const scheduledRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			taskId: _schemas_js__WEBPACK_IMPORTED_MODULE_1__.Cv,
			appId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Cv),
			state: zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Vm, "QUEUED"),
			...optionalFields
		});
		function createTasks(caller) {
			return { get: async (taskId, limits) => {
				const record = await caller.json({
					path: ["tasks", taskId],
					...limits
				}, taskSchema);
				(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.qb)("task", taskId, record.taskId ?? taskId);
				return {
					...record,
					taskId,
					appId: record.appId ?? undefined
				};
			} };
		}
		function createRuns(caller) {
			return { trigger: (appId, limits) => caller.json({
				method: "POST",
				path: [
					"apps",
					appId,
					"security-agent"
				],
				json: {},
				...limits
			}, scheduledRunSchema) };
		}
	}),
	9192: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X4: () => visionOperations,
			ep: () => activeVisionTask,
			f4: () => createVisionRuns,
			vV: () => visionTaskId
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3945);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(654);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6253);
		var _tasks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2387);
		const visionOperations = [
			"map",
			"validate-login",
			"discover-roles",
			"verify-rbac"
		];
		const taskPrefix = "task_vr_";
		function createVisionRuns(caller) {
			return { start: (appId, operation) => caller.json({
				method: "POST",
				path: [
					"apps",
					appId,
					"vision-agent"
				],
				json: { operation }
			}, _tasks_js__WEBPACK_IMPORTED_MODULE_2__.kq) };
		}
		function visionTaskId(visionRunId) {
			return visionRunId.startsWith(taskPrefix) ? visionRunId : `${taskPrefix}${visionRunId}`;
		}
		function activeVisionTask(error) {
			if (!(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error, "conflict")) return undefined;
			const { data } = zod_mini__WEBPACK_IMPORTED_MODULE_3__.xL(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Cv, error.problem?.activeVisionRunId);
			return data === undefined ? undefined : visionTaskId(data);
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
	})
};
