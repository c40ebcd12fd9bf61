export const id = 279;
export const ids = [279];
export const modules = {
	72865: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$e: () => warning,
			JT: () => runChecks,
			gz: () => failed,
			hT: () => skipped,
			ok: () => ok
		});
		var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51699);
		function diagnosis(status, message, remedy = "") {
			return {
				status,
				message,
				remedy
			};
		}
		const ok = (message) => diagnosis("ok", message);
		const skipped = (message) => diagnosis("skipped", message);
		const warning = (message, remedy) => diagnosis("warning", message, remedy);
		const failed = (message, remedy) => diagnosis("failed", message, remedy);
		async function runChecks(checks, signal) {
			const results = [];
			const causes = new Map();
			for (const { id, needs = [], diagnose } of checks) {
				const cause = needs.map((need) => causes.get(need)).find((blamed) => blamed !== undefined);
				const diagnosis = cause ? skipped(`Not checked, because of \`${cause}\`.`) : await attempt(diagnose, signal);
				if (diagnosis.status === "failed" || diagnosis.status === "skipped") causes.set(id, cause ?? id);
				results.push({
					id,
					...diagnosis
				});
			}
			return results;
		}
		async function attempt(diagnose, signal) {
			try {
				return await diagnose();
			} catch (error) {
				signal.throwIfAborted();
				return failed((0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_1__.e)((0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_1__.b)(error)), remedyFor(error));
			}
		}
		const passing = [
			"network",
			"timeout",
			"server-error",
			"rate-limited",
			"request-timeout"
		];
		function remedyFor(error) {
			if ((0, _service_errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error, ...passing)) return "The service failed in passing, in spite of repeated attempts: run this again later, and tell whoever runs the service if it stays.";
			if ((0, _service_errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error, "unauthenticated", "login-rejected")) return "Check the secrets of the login.";
			if ((0, _service_errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error)) return "Check that `base-url` is the address of the API and that nothing between the runner and the service changes its answers.";
			return "This is a fault of the action: please report it.";
		}
	}),
	39279: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var core = __webpack_require__(6805);
		var clock = __webpack_require__(78179);
		var untrusted = __webpack_require__(99815);
		var version = __webpack_require__(28009);
		var job = __webpack_require__(14718);
		var actions_secrets = __webpack_require__(68656);
		var sub_action = __webpack_require__(51902);
		var actions_certificates = __webpack_require__(23149);
		var connection_inputs = __webpack_require__(52987);
		var governing_reader = __webpack_require__(66048);
		var input_reader = __webpack_require__(44904);
		var check = __webpack_require__(72865);
		;
		async function readInputs(secrets, signal) {
			const reader = new input_reader.i_();
			const certificates = await (0, actions_certificates.j)(reader, (0, governing_reader.Ji)(reader, signal));
			const connection = (0, connection_inputs.q)(reader, certificates, secrets);
			const appId = reader.identifier("app-id");
			const githubToken = reader.text("github-token") ?? "";
			secrets.mask(githubToken);
			const setsStatus = reader.text("commit-status") !== undefined;
			reader.refuseStrayVariables();
			const checks = inputChecks(connection, reader.problems);
			return {
				connection,
				appId,
				githubToken,
				setsStatus,
				checks
			};
		}
		function inputChecks(connection, problems) {
			const ofAddress = problems.filter((problem) => /^`(base|auth)-url`/.test(problem));
			const others = problems.filter((problem) => !ofAddress.includes(problem));
			return [
				{
					id: "base-url",
					diagnose: () => diagnoseAddress(connection, ofAddress)
				},
				{
					id: "inputs",
					diagnose: () => diagnoseOthers(others)
				},
				{
					id: "credentials",
					diagnose: () => diagnoseCredentials(connection)
				}
			];
		}
		function diagnoseAddress({ baseUrl, authUrl }, problems) {
			if (problems.length === 0) return (0, check.ok)(`The API is at ${baseUrl.href}, the token endpoint below ${authUrl.href}.`);
			return (0, check.gz)(`${problems.join("; ")}.`, "Give the address of the API as whoever runs the service tells it, such as `https://security.example.com/v1`.");
		}
		function diagnoseOthers(problems) {
			if (problems.length === 0) return (0, check.ok)("All other inputs are well-formed.");
			return (0, check.gz)(`${problems.join("; ")}.`, "Correct these inputs of the step.");
		}
		function diagnoseCredentials({ credentials }) {
			const missing = (0, connection_inputs.n)(credentials);
			if (missing === undefined) return (0, check.ok)("A login is given.");
			return (0, check.gz)(`There is no complete login: ${missing}.`, "Store the login as secrets and give them to the step. A secret that does not exist, or that this workflow does not get (pull requests of forks and of Dependabot), is empty.");
		}
		;
		const title = "Doctor";
		async function run(signal) {
			const secrets = (0, actions_secrets.g)();
			const journal = (0, job.s)(title, secrets.known);
			const inputs = await readInputs(secrets, signal);
			(0, core.pq)(`${title} ${version.r}`);
			journal.setOutput("healthy", "false");
			journal.setOutput("checks", "[]");
			const report = await (0, sub_action.c8)(signal, journal, async () => {
				const { examine } = await Promise.all([
					__webpack_require__.e(619),
					__webpack_require__.e(606),
					__webpack_require__.e(144),
					__webpack_require__.e(11),
					__webpack_require__.e(419),
					__webpack_require__.e(487)
				]).then(__webpack_require__.bind(__webpack_require__, 50487));
				const options = {
					clock: (0, clock.m)(signal),
					signal,
					onRetry: journal.retried
				};
				return tell(await examine(inputs, secrets, options), journal);
			});
			await (0, sub_action.O9)(title, journal, report);
			return report.succeeded;
		}
		function tell(results, journal) {
			const { line, say, warn, setOutput } = journal;
			const checks = results.map((result) => ({
				...result,
				message: line(result.message)
			}));
			const failures = checks.filter(({ status }) => status === "failed");
			setOutput("healthy", String(failures.length === 0));
			setOutput("checks", JSON.stringify(checks));
			for (const { id, status, message, remedy } of checks) {
				if (status === "failed") (0, core.z3)(line(`${id}: ${message} ${remedy}`), { title });
				else if (status === "warning") warn(`${id}: ${message} ${remedy}`);
				else say(`${icons[status]} ${id}: ${message}`);
			}
			const details = renderTable(checks);
			if (failures.length === 0) return {
				succeeded: true,
				message: `Nothing is wrong.${notice(checks)}`,
				details
			};
			const named = failures.map(({ id }) => `\`${id}\``).join(", ");
			const message = `${failures.length} of ${checks.length} checks failed: ${named}.`;
			return {
				succeeded: false,
				message,
				details
			};
		}
		function notice(checks) {
			const count = checks.filter(({ status }) => status === "warning").length;
			return count === 0 ? "" : ` There ${count === 1 ? "is 1 warning" : `are ${count} warnings`}.`;
		}
		const icons = {
			ok: "\u2705",
			warning: "\u26A0\uFE0F",
			failed: "\u274C",
			skipped: "\u2796"
		};
		function renderTable(checks) {
			const rows = checks.map(({ id, status, message, remedy }) => {
				const texts = [message, remedy].map(untrusted.mP).join(" | ");
				return `| \`${id}\` | ${icons[status]} ${status} | ${texts} |`;
			});
			const head = ["| Check | Result | What was found | What to do |", "| --- | --- | --- | --- |"];
			return [...head, ...rows].join("\n");
		}
	}),
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
			if ((0, _service_errors_js__WEBPACK_IMPORTED_MODULE_1__.gi)(error)) return `${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.e)(describe(error))} ${_results_remedies_js__WEBPACK_IMPORTED_MODULE_0__.rb[error.code]}`;
			return `The action failed on its own: ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.b)(error)}`;
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
			f: () => waitFor,
			s: () => createJournal
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6805);
		var _results_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49e3);
		var _service_polling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30470);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99815);
		var _wait_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63358);
		function createJournal(title, secrets) {
			const outputs = new Map();
			let underway;
			const redact = (0, _results_redaction_js__WEBPACK_IMPORTED_MODULE_0__.A_)(secrets);
			const line = (message) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Ig)(redact.text(message));
			const say = (message) => (0, _actions_core__WEBPACK_IMPORTED_MODULE_3__.pq)(line(message));
			return {
				outputs,
				line,
				say,
				warn: (message) => (0, _actions_core__WEBPACK_IMPORTED_MODULE_3__.$e)(line(message), { title }),
				setOutput: (name, value) => {
					const safe = redact.id(value);
					outputs.set(name, safe);
					(0, _actions_core__WEBPACK_IMPORTED_MODULE_3__.uH)(name, safe);
				},
				leave: (sentence) => {
					underway = sentence;
				},
				underway: () => underway,
				markdown: (text) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Bm)(redact.text(text)),
				retried: (event) => say((0, _wait_lines_js__WEBPACK_IMPORTED_MODULE_4__.Rn)(event))
			};
		}
		async function waitFor({ clock, cadence, say }, { what, ...wait }) {
			let saidMs = 0;
			return (0, _service_polling_js__WEBPACK_IMPORTED_MODULE_1__.wt)({
				clock,
				cadence,
				...wait,
				onNothing: (elapsedMs) => {
					if (elapsedMs - saidMs < _wait_lines_js__WEBPACK_IMPORTED_MODULE_4__.fO) return;
					saidMs = elapsedMs;
					say((0, _wait_lines_js__WEBPACK_IMPORTED_MODULE_4__.Sh)(what, elapsedMs));
				},
				onFault: (error) => say((0, _wait_lines_js__WEBPACK_IMPORTED_MODULE_4__.z9)(error))
			});
		}
	}),
	51902: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O9: () => finish,
			_d: () => runSubAction,
			c8: () => untilCancelled
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6805);
		var _actions_core__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(43327);
		var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78179);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(51699);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99815);
		var _version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28009);
		var _cancellation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22426);
		var _certificates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23149);
		var _connection_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52987);
		var _failure_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91673);
		var _governing_reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66048);
		var _input_reader_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44904);
		var _job_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14718);
		var _secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68656);
		async function runSubAction(action, signal) {
			const { title } = action;
			const secrets = (0, _secrets_js__WEBPACK_IMPORTED_MODULE_9__.g)();
			const journal = (0, _job_js__WEBPACK_IMPORTED_MODULE_8__.s)(title, secrets.known);
			const read = await readInputs(action, secrets, signal);
			(0, _actions_core__WEBPACK_IMPORTED_MODULE_10__.pq)(`${title} ${_version_js__WEBPACK_IMPORTED_MODULE_11__.r}`);
			for (const name of action.outputs) journal.setOutput(name, "");
			const report = "problems" in read ? {
				succeeded: false,
				message: (0, _input_reader_js__WEBPACK_IMPORTED_MODULE_7__.yg)(read.problems)
			} : await untilCancelled(signal, journal, async () => {
				const job = await createJob(read.connection, journal, secrets, signal);
				return action.work(job, read.inputs);
			});
			await finish(title, journal, report);
			return report.succeeded;
		}
		async function finish(title, journal, report) {
			await writeSummary(title, journal, report);
			const line = journal.line(report.message);
			if (report.succeeded) (0, _actions_core__WEBPACK_IMPORTED_MODULE_10__.pq)(line);
			else (0, _actions_core__WEBPACK_IMPORTED_MODULE_10__.z3)(line, { title });
		}
		async function readInputs(action, secrets, signal) {
			const reader = new _input_reader_js__WEBPACK_IMPORTED_MODULE_7__.i_();
			const certificates = await (0, _certificates_js__WEBPACK_IMPORTED_MODULE_3__.j)(reader, (0, _governing_reader_js__WEBPACK_IMPORTED_MODULE_6__.Ji)(reader, signal));
			const connection = (0, _connection_inputs_js__WEBPACK_IMPORTED_MODULE_4__.q)(reader, certificates, secrets);
			const inputs = await action.readInputs(reader, secrets.mask);
			reader.refuseStrayVariables();
			const missing = (0, _connection_inputs_js__WEBPACK_IMPORTED_MODULE_4__.n)(connection.credentials);
			const problems = [...reader.problems, ...missing ? [missing] : []];
			return problems.length > 0 ? { problems } : {
				connection,
				inputs
			};
		}
		async function createJob(connection, journal, secrets, signal) {
			const { connectToService } = await Promise.all([
				__webpack_require__.e(619),
				__webpack_require__.e(606),
				__webpack_require__.e(144),
				__webpack_require__.e(419)
			]).then(__webpack_require__.bind(__webpack_require__, 48419));
			const clock = (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.m)(signal);
			const client = connectToService(connection, secrets, {
				clock,
				signal,
				onRetry: journal.retried
			});
			const { baseUrl, cadence, maxRetries } = connection;
			const { say, warn, setOutput, leave, markdown } = journal;
			return {
				...{
					client,
					baseUrl,
					clock,
					cadence,
					maxRetries,
					say,
					warn,
					setOutput,
					leave,
					markdown
				},
				waitFor: (wait) => (0, _job_js__WEBPACK_IMPORTED_MODULE_8__.f)({
					clock,
					cadence,
					say
				}, wait)
			};
		}
		async function untilCancelled(signal, journal, work) {
			const failed = (message) => ({
				succeeded: false,
				message: [message, journal.underway()].filter(Boolean).join(" ")
			});
			const working = work().catch((cause) => failed((0, _failure_message_js__WEBPACK_IMPORTED_MODULE_5__.R)(cause)));
			return (0, _cancellation_js__WEBPACK_IMPORTED_MODULE_2__.M)(signal, working, async () => {
				await (0, _cancellation_js__WEBPACK_IMPORTED_MODULE_2__.N)(working);
				return failed("The job was cancelled.");
			});
		}
		async function writeSummary(title, journal, { succeeded, message, details = renderOutputs(journal) }) {
			const told = `${succeeded ? "\u2705" : "\u274C"} ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.mP)(journal.line(message))}`;
			const text = `${[
				`## ${title}`,
				told,
				details
			].filter(Boolean).join("\n\n")}\n`;
			try {
				await _actions_core__WEBPACK_IMPORTED_MODULE_12__.z.emptyBuffer().addRaw(text).write({ overwrite: true });
			} catch (cause) {
				(0, _actions_core__WEBPACK_IMPORTED_MODULE_10__.$e)(journal.line(`The job summary could not be written: ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_13__.b)(cause)}`), { title });
			}
		}
		function renderOutputs({ outputs, markdown }) {
			const rows = [...outputs].filter(([, value]) => value !== "").map(([name, value]) => `| \`${name}\` | ${markdown(value)} |`);
			return rows.length === 0 ? "" : [
				"| Output | Value |",
				"| --- | --- |",
				...rows
			].join("\n");
		}
	}),
	78179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => today,
			m: () => systemClock
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
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
			constructor(code, message, details = {}) {
				super(message, { cause: details.cause });
				this.code = code;
				this.status = details.status;
				this.neverSent = details.neverSent === true;
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
			I9: () => isTooLarge,
			_7: () => ServiceError,
			cp: () => isUncertain,
			gi: () => isServiceError,
			mG: () => failedCall,
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
		const foreignCodes = new Set(["unexpected-response", "unauthenticated"]);
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
				const isForeign = foreignCodes.has(code) && details.problem === undefined;
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
		function failedCall(error) {
			if (isServiceError(error) && error.code !== "login-rejected") return error;
			throw error;
		}
		function requireSame(what, asked, answered) {
			if (asked === answered) return;
			throw new ServiceError("unexpected-response", `Asked for ${what} ${asked}, the service answered with ${what} ${answered}`);
		}
		function isUncertain(error) {
			return isServiceError(error) && error.transient && !error.notAccepted;
		}
	}),
	30470: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R2: () => believedAfter,
			gC: () => lastLookMs,
			qR: () => growing,
			wt: () => poll
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		const growth = 1.5;
		const lastLookMs = 5e3;
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
					waitMs = error.retryAfterMs ?? 0;
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
	})
};
