export const id = 699;
export const ids = [699];
export const modules = {
	23699: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var errors = __webpack_require__(90654);
		var retry = __webpack_require__(70207);
		var same_url = __webpack_require__(43539);
		var failure_message = __webpack_require__(91673);
		var sub_action = __webpack_require__(51902);
		var app_input = __webpack_require__(79865);
		var declaration = __webpack_require__(83155);
		var schemas = __webpack_require__(99359);
		;
		const inputs_declaration = {
			name: "Delete app",
			description: "Deletes an app with all its data from a hosted security testing service, if its label is the expected one",
			icon: "trash-2",
			document: "delete-app/README.md",
			inputs: {
				...(0, app_input.V)({
					id: "Id of the app to delete.",
					url: "URL that the app to delete was registered with."
				}),
				"confirm-label": (0, declaration.mw)(schemas.Qq, {
					what: "the label of the app, so that no other app is deleted by mistake",
					description: "Label of the app, to the letter. An app with any other label is not deleted, and the job fails.",
					isVerbatim: true,
					placeholder: ""
				}),
				"github-token": declaration.wu
			},
			outputs: {
				"app-id": "Id of the app, empty when no app is registered with `app-url`.",
				"previous-registration-status": "Registration status of the app before it was deleted, empty when it was gone already."
			}
		};
		function interpretInputs(values, reader) {
			return {
				app: (0, app_input.J)(values, reader),
				confirmLabel: values["confirm-label"]
			};
		}
		;
		function run(signal) {
			return (0, sub_action._)({
				declaration: inputs_declaration,
				interpret: interpretInputs,
				work: deleteApp
			}, signal);
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
			job.setUnderway(message);
			return {
				succeeded: true,
				message
			};
		}
		async function remove(job, app, confirmLabel) {
			const { appId, registrationStatus } = app;
			for (let failures = 0;; failures += 1) {
				job.setUnderway(`Whether app ${appId} was deleted is not known: run the job again, which looks first.`);
				try {
					const deleted = await (0, errors.MW)(job.client.apps.delete(appId));
					return deleted?.previousRegistrationStatus ?? registrationStatus;
				} catch (error) {
					if (isRefusal(error)) job.setUnderway(undefined);
					if (failures >= job.maxRetries || !(0, errors.cp)(error)) throw error;
					job.say(`${error.message}; whether the app was deleted is not known, so it is looked for first`);
					await (0, retry.l0)(error, job.clock, job.cadence.intervalMs);
				}
				const current = await job.client.apps.find(appId);
				if (current === undefined) return registrationStatus;
				job.setUnderway(undefined);
				requireLabel(current, confirmLabel);
			}
		}
		function isRefusal(error) {
			return (0, errors.gi)(error) && error.code !== "unexpected-response" && !(0, errors.cp)(error);
		}
		async function findByUrl({ client }, url) {
			const [appId, ...others] = await client.apps.idsByUrl(url);
			if (others.length > 0) throw new failure_message.y(`\`app-url\`: ${others.length + 1} apps are registered with ${url}, and none was deleted. Give \`app-id\` instead.`);
			return appId;
		}
		function requireUrl({ appId, appUrl }, wanted) {
			if (appUrl === undefined || (0, same_url.c)(appUrl, wanted)) return;
			throw new failure_message.y(`App ${appId} is listed with ${wanted} (\`app-url\`), but says itself that it has ${appUrl}: it was not deleted. Ask the operator of the service.`);
		}
		function requireLabel({ appId, label }, confirmLabel) {
			if (label === confirmLabel) return;
			const actual = label === undefined ? "has no label" : `has the label "${label}"`;
			throw new failure_message.y(`App ${appId} ${actual}, not "${confirmLabel}" (\`confirm-label\`): it was not deleted. Check that it is the app that you mean.`);
		}
		function gone(why) {
			return {
				succeeded: true,
				message: `${why}: there is nothing to delete.`
			};
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
	79865: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => appInputOf,
			V: () => appInputs
		});
		var _declaration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83155);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99359);
		function appInputs(descriptions) {
			const choice = "Give exactly one of `app-id` and `app-url`.";
			return {
				"app-id": (0, _declaration_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Cv, `${descriptions.id} ${choice}`),
				"app-url": (0, _declaration_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.Dy)(), `${descriptions.url} ${choice}`)
			};
		}
		function appInputOf({ "app-id": id, "app-url": url }, reader) {
			const [hasId, hasUrl] = [reader.isGiven("app-id"), reader.isGiven("app-url")];
			if (!hasId && !hasUrl) reader.refuse("app-id", "is missing: give either `app-id` or `app-url`");
			if (hasId && hasUrl) reader.refuse("app-url", "must not be given together with `app-id`: give one of them");
			return id === undefined ? { url: url ?? "" } : { id };
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
	43539: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { c: () => sameUrl });
		function sameUrl(left, right) {
			const [a, b] = [left, right].map((url) => URL.parse(url)?.href.replace(/\/$/, "") ?? url);
			return a === b;
		}
	})
};
