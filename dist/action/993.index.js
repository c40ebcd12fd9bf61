export const id = 993;
export const ids = [993];
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
	76163: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => withStatusUrl,
			y: () => appUrlAt
		});
		var _text_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90515);
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
			if (given !== undefined && isBelow(base, given) && (0, _text_credentials_js__WEBPACK_IMPORTED_MODULE_0__.U)(given) === given) return given;
			return `${base}/${path.map((part) => encodeURIComponent(part.toWellFormed())).join("/")}`;
		}
		function isBelow(base, address) {
			const isNormal = URL.parse(address)?.href === address && address.length <= maxLength;
			const path = address.slice(base.length);
			return isNormal && address.startsWith(base) && /^\/[\w.~:/%-]+$/.test(path);
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
		var _policy_policy_reader_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60262);
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
	97993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var errors = __webpack_require__(90654);
		var polling = __webpack_require__(30470);
		var retry = __webpack_require__(70207);
		var task_states = __webpack_require__(48879);
		var vision_runs = __webpack_require__(9192);
		var duration = __webpack_require__(1217);
		var failure_message = __webpack_require__(91673);
		var actions_job = __webpack_require__(14718);
		var status_url = __webpack_require__(76163);
		var sub_action = __webpack_require__(51902);
		var declaration = __webpack_require__(83155);
		var schemas = __webpack_require__(99359);
		;
		const inputs_declaration = {
			name: "Vision run",
			description: "Has a hosted security testing service explore an app by browser automation, and waits for the end",
			icon: "eye",
			document: "vision-run/README.md",
			inputs: {
				"app-id": (0, declaration.mw)(schemas.Cv, {
					what: "the id of the app to explore",
					description: "Id of the app to explore.",
					placeholder: "none"
				}),
				operation: (0, declaration.IQ)((0, schemas.yL)(vision_runs.X4), "map", "What the run does. `map` explores the app and renews its API specification, and `validate-login` verifies the stored credentials. `discover-roles` finds the roles, and `verify-rbac` verifies what they may do."),
				"wait-for-completion": (0, declaration.IQ)(schemas.zM, "true", "With `false` the job ends once the run has started; another active run of the app is still waited for."),
				"timeout-minutes": (0, declaration.IQ)(schemas.ro, "30", "How long the run may take to end, and before it another active vision run of the same app."),
				"github-token": declaration.wu
			},
			outputs: {
				"task-id": "Id of the task to poll.",
				"task-state": "Last known state of the task, `COMPLETED` when the job succeeds after waiting.",
				"status-url": "Address of the task in the API."
			}
		};
		function interpretInputs(values) {
			return {
				appId: values["app-id"],
				operation: values.operation,
				waitForCompletion: values["wait-for-completion"],
				timeoutMs: 6e4 * values["timeout-minutes"]
			};
		}
		;
		function run(signal) {
			return (0, sub_action._)({
				declaration: inputs_declaration,
				interpret: interpretInputs,
				work: completeRun
			}, signal);
		}
		async function completeRun(job, inputs) {
			const { operation, waitForCompletion } = inputs;
			const task = await startRun(job, inputs);
			const { taskId } = task;
			job.setUnderway(`The run goes on at the service (task ${taskId}).`);
			setOutputs(job, task);
			if (!waitForCompletion) {
				const message = `Vision run ${operation} has started (task ${taskId}) and is not awaited.`;
				return {
					succeeded: true,
					message
				};
			}
			const { state } = await followRun(job, inputs, task);
			job.setUnderway(undefined);
			if (state === "COMPLETED") return {
				succeeded: true,
				message: `Vision run ${operation} is COMPLETED (task ${taskId}).`
			};
			const remedy = remedyFor(state, operation);
			throw new failure_message.y(`The vision run ended as ${state} (task ${taskId}). ${remedy}`);
		}
		async function startRun(job, inputs) {
			const waitForTurn = createQueue(job, inputs);
			let wasAccepted = false;
			for (let uncertain = 0;;) {
				const started = await sendStart(job, inputs);
				if (!(0, errors.gi)(started)) return started;
				if ((0, errors.cp)(started)) {
					uncertain += 1;
					const { status } = started;
					wasAccepted ||= status !== undefined && status < 300;
					if (uncertain > job.maxRetries) throw started;
					job.say(`${started.message}; a run may have started; asking for one again will show it`);
					await (0, retry.l0)(started, job.clock, job.cadence.intervalMs);
					continue;
				}
				const taskId = (0, vision_runs.ep)(started);
				const ours = wasAccepted && taskId && await findOurs(job, taskId, inputs.operation);
				if (ours) return ours;
				await waitForTurn(taskId);
			}
		}
		async function sendStart(job, { appId, operation }) {
			job.setUnderway("A vision run may have started at the service.");
			try {
				const task = await job.client.visionRuns.start(appId, operation);
				if (task.appId !== undefined && task.appId !== appId) throw new failure_message.y(`The service answered with a run of app ${task.appId}, not of ${appId}. Ask the operator of the service.`);
				job.say(`Started vision run ${operation} (task ${task.taskId})`);
				return task;
			} catch (error) {
				if ((0, errors.cp)(error)) return error;
				job.setUnderway(undefined);
				if ((0, errors.gi)(error, "conflict")) return error;
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
			const cadence = (0, polling.qR)(job.cadence);
			return async (taskId) => {
				const named = taskId === undefined ? "" : ` (task ${taskId})`;
				const which = `Another vision run of the app${named}`;
				say(`${which} is active; waiting up to ${(0, duration.a)(Math.max(0, deadline - clock.now()))} for it to end`);
				await job.waitFor({
					what: "the active vision run of the app to end",
					tooLate: (0, actions_job.e2)(which, timeoutMs, ", and ours has not started"),
					deadline,
					cadence,
					look: async (limits) => {
						const task = taskId && await (0, errors.MW)(client.tasks.get(taskId, limits));
						return !task || (0, task_states.H)(task.state) || undefined;
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
				tooLate: (0, actions_job.e2)("The vision run", timeoutMs),
				deadline: startedAt + timeoutMs,
				look: async (limits) => {
					const current = await job.client.tasks.get(taskId, limits);
					if (current.appId !== undefined && current.appId !== appId) throw new errors._7("unexpected-response", `Task ${taskId} is said to belong to app ${current.appId}`);
					if (current.state !== state) job.say(`The run is ${current.state} after ${(0, duration.a)(job.clock.now() - startedAt)}`);
					state = current.state;
					setOutputs(job, {
						...current,
						statusUrl: current.statusUrl ?? task.statusUrl
					});
					return (0, task_states.H)(state) ? current : undefined;
				}
			});
			const seen = await (0, errors.MW)(ended);
			if (seen) return seen;
			job.setUnderway(undefined);
			throw new failure_message.y(`The service no longer knows the run, task ${taskId}. Run the job again.`);
		}
		function setOutputs(job, task) {
			const { taskId, state, statusUrl } = (0, status_url.c)(job.baseUrl, task);
			job.setOutput("task-id", taskId);
			job.setOutput("task-state", state);
			job.setOutput("status-url", statusUrl);
		}
		function remedyFor(state, operation) {
			if (state === "CANCELLED") return "Somebody cancelled it in the service. Run the job again.";
			return operation === "map" ? "Check that the app is up and reachable from the service, then run the job again." : "Check that the app is up, and that the credentials stored for it are right; then run the job again.";
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
	70207: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bD: () => withRetry,
			l0: () => pauseAfter,
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
					if (exceeds(waitMs, options)) throw explainPause(error, waitMs > backoffMs, options);
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
		function explainPause(error, isAsked, { deadline }) {
			if (!isAsked) return error;
			const asked = (0, _text_duration_js__WEBPACK_IMPORTED_MODULE_1__.a)(error.retryAfterMs ?? 0);
			const limit = deadline === undefined ? `the longest wait is ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_1__.a)(maxWaitMs)}` : "the time limit comes first";
			return (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.OI)(error, `it asks for a pause of ${asked} (\`Retry-After\`), but ${limit}`);
		}
		function exceeds(waitMs, { clock, deadline }) {
			return deadline === undefined ? waitMs > maxWaitMs : clock.now() + waitMs >= deadline;
		}
	}),
	86253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cv: () => identifier,
			JQ: () => findingIdentifier,
			Ol: () => anyAsText,
			Qq: () => text,
			Te: () => texts,
			Vm: () => word,
			W_: () => lenient,
			Zm: () => comparable,
			dZ: () => runNumber,
			hl: () => address,
			r0: () => wholeText
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73305);
		const word = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^(?!::)[\w.:-]{1,200}$/));
		const identifier = word.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/[^.]/));
		const findingIdentifier = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^(?!::)(?!.*##\[)[\x21-\x7e]{1,200}$/), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/[^.]/));
		const address = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^https?:\/\/(?!.*##\[)[\x21-\x7e]{1,2000}$/));
		const runNumber = zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^\d{1,15}$/)), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(Number))]);
		function text(maxLength) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((whole) => beginningOf(whole, maxLength)));
		}
		function texts(maxItems, maxLength) {
			const beginnings = (items) => items.filter((item) => typeof item === "string").slice(0, maxItems).map((item) => beginningOf(item, maxLength));
			return zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J()), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(beginnings));
		}
		function anyAsText(maxLength) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((value) => beginningOf(describe(value), maxLength)));
		}
		function describe(value) {
			return typeof value === "string" ? value : (0, node_util__WEBPACK_IMPORTED_MODULE_0__.inspect)(value, {
				depth: 1,
				breakLength: Infinity
			});
		}
		function wholeText(maxLength) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Eb(maxLength)), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((whole) => whole.toWellFormed()));
		}
		function comparable(maxLength) {
			const textOrNull = (value) => {
				if (value === undefined || value === null) return undefined;
				const isText = typeof value === "string" && value.length <= maxLength;
				return isText ? value.toWellFormed() : null;
			};
			return zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(textOrNull)));
		}
		function beginningOf(whole, maxLength) {
			if (whole.length <= maxLength) return whole.toWellFormed();
			const certain = maxLength - Math.min(200, Math.floor(maxLength / 2));
			const rest = whole.slice(certain, maxLength).replace(/\S+$/, "");
			return Buffer.from(`${whole.slice(0, certain)}${rest}…`).toString();
		}
		function lenient(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(schema), undefined);
		}
	}),
	62387: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			dY: () => createTasks,
			kq: () => scheduledRunSchema,
			x7: () => createRuns
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86253);
		const optionalFields = {
			runNumber: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.dZ),
			statusUrl: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.hl),
			operation: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(100))
		};
		const taskSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			taskId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
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
				if (record.taskId) (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.qb)("task", withoutForm(taskId), withoutForm(record.taskId));
				return {
					...record,
					taskId,
					appId: record.appId ?? undefined
				};
			} };
		}
		function withoutForm(taskId) {
			return taskId.replace(/^task_[a-z]+_/i, "").replace(/[^a-z\d]/gi, "").toLowerCase();
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
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23945);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86253);
		var _tasks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62387);
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
	})
};
