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
			reader.refuseMalformedRepository();
			const missing = (0, _inputs_connection_inputs_js__WEBPACK_IMPORTED_MODULE_3__.nm)(connection.credentials);
			const problems = missing ? [...reader.problems, missing] : reader.problems;
			const mayConnect = !_policy_certificate_variables_js__WEBPACK_IMPORTED_MODULE_6__.v.some((variable) => reader.isRefused(variable));
			(0, _actions_core__WEBPACK_IMPORTED_MODULE_10__.pq)(`${name} ${_version_js__WEBPACK_IMPORTED_MODULE_11__.r}`);
			journal.clearOutputs();
			const ending = problems.length > 0 && !(action.reportsProblems && mayConnect) ? {
				succeeded: false,
				message: (0, _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_4__.yg)(problems)
			} : await untilCancelled(signal, journal, async () => {
				const quotesProblems = action.quotesProblems?.(inputs) ?? true;
				const options = {
					...connection,
					quotesProblems
				};
				const job = await (0, _job_js__WEBPACK_IMPORTED_MODULE_5__._S)(options, journal, secrets, policyReader);
				return action.work(job, inputs);
			});
			return finish(name, journal, ending);
		}
		async function finish(title, journal, { succeeded, message, details = renderOutputs(journal) }) {
			const line = journal.line(message);
			const result = `${succeeded ? "✅" : "❌"} ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.mP)(line)}`;
			const text = `${[
				`## ${title}`,
				result,
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
		const defaultBudget = {
			maxItems: 500,
			maxBytes: 6e5,
			elsewhere: ""
		};
		function renderTable(head, rows, budget = {}) {
			if (rows.length === 0) return "";
			const rule = head.replaceAll(/[^|]+/g, " --- ");
			const body = (0, _results_sections_js__WEBPACK_IMPORTED_MODULE_0__.pI)(rows, {
				...defaultBudget,
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
					expected: "the id of the app to explore",
					description: "Id of the app to explore.",
					placeholder: "none"
				}),
				operation: (0, declaration.IQ)((0, schemas.yL)(vision_runs.X4), "map", "What the run does. `map` explores the app and updates its API specification, `validate-login` verifies the stored credentials, `discover-roles` finds the roles, and `verify-rbac` verifies what they may do."),
				"wait-for-completion": (0, declaration.IQ)(schemas.zM, "true", "With `false` the job ends once the run has started. It still waits for another active run of the app first."),
				"timeout-minutes": (0, declaration.IQ)(schemas.ro, "30", "How long the run may take to end. Another active vision run of the same app may take as long before it."),
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
				work: completeVisionRun
			}, signal);
		}
		async function completeVisionRun(job, inputs) {
			const { operation, waitForCompletion } = inputs;
			const task = await startVisionRun(job, inputs);
			const { taskId } = task;
			job.setUnderway(`The run goes on at the service (task ${taskId}).`);
			setTaskOutputs(job, task);
			if (!waitForCompletion) {
				const message = `Vision run ${operation} has started (task ${taskId}) and is not awaited.`;
				return {
					succeeded: true,
					message
				};
			}
			const { state } = await followVisionRun(job, inputs, task);
			job.setUnderway(undefined);
			if (state === "COMPLETED") return {
				succeeded: true,
				message: `Vision run ${operation} is COMPLETED (task ${taskId}).`
			};
			const remedy = remedyForState(state, operation);
			throw new failure_message.y(`The vision run ended as ${state} (task ${taskId}). ${remedy}`);
		}
		async function startVisionRun(job, inputs) {
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
					job.log(`${started.message}; a run may have started; asking for one again will show it`);
					await (0, retry.Cs)(started, job.clock, job.cadence.intervalMs);
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
				job.log(`Started vision run ${operation} (task ${task.taskId})`);
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
			job.log(`Adopted task ${taskId}, since the start was accepted and this run is active`);
			return task;
		}
		function createQueue(job, { timeoutMs }) {
			const { client, clock, log } = job;
			const deadline = clock.now() + timeoutMs;
			const cadence = (0, polling.k5)(job.cadence);
			return async (taskId) => {
				const named = taskId === undefined ? "" : ` (task ${taskId})`;
				const which = `Another vision run of the app${named}`;
				log(`${which} is active`);
				await job.waitFor({
					awaited: "the active vision run of the app to end",
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
		async function followVisionRun(job, { appId, timeoutMs }, task) {
			const { taskId } = task;
			const startedAt = job.clock.now();
			let state = task.state;
			const ended = job.waitFor({
				awaited: "the vision run to end",
				tooLate: (0, actions_job.e2)("The vision run", timeoutMs),
				deadline: startedAt + timeoutMs,
				look: async (limits) => {
					const current = await job.client.tasks.get(taskId, limits);
					if (current.appId !== undefined && current.appId !== appId) throw new errors._7("unexpected-response", `Task ${taskId} is said to belong to app ${current.appId}`);
					if (current.state !== state) job.log(`The run is ${current.state} after ${(0, duration.a3)(job.clock.now() - startedAt)}`);
					state = current.state;
					setTaskOutputs(job, {
						...current,
						statusUrl: current.statusUrl ?? task.statusUrl
					});
					return (0, task_states.H)(state) ? current : undefined;
				}
			});
			const endedTask = await (0, errors.MW)(ended);
			if (endedTask) return endedTask;
			job.setUnderway(undefined);
			throw new failure_message.y(`The service no longer knows the run, task ${taskId}. Run the job again.`);
		}
		function setTaskOutputs(job, task) {
			const { taskId, state, statusUrl } = (0, status_url.c)(job.baseUrl, task);
			job.setOutput("task-id", taskId);
			job.setOutput("task-state", state);
			job.setOutput("status-url", statusUrl);
		}
		function remedyForState(state, operation) {
			if (state === "CANCELLED") return "Somebody cancelled it in the service. Run the job again.";
			return operation === "map" ? "Check that the app is up and reachable from the service, then run the job again." : "Check that the app is up, and that the credentials stored for it are right; then run the job again.";
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
				if (record.taskId) (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.qb)("task", normalizeTaskId(taskId), normalizeTaskId(record.taskId));
				return {
					...record,
					taskId,
					appId: record.appId ?? undefined
				};
			} };
		}
		function normalizeTaskId(taskId) {
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
