export const id = 960;
export const ids = [960];
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
	21960: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var external_node_crypto_ = __webpack_require__(77598);
		var p_map = __webpack_require__(606);
		var environment = __webpack_require__(70876);
		var visibility = __webpack_require__(24149);
		var failure_message = __webpack_require__(91673);
		var sub_action = __webpack_require__(51902);
		var table = __webpack_require__(1305);
		var registration = __webpack_require__(71704);
		var declaration = __webpack_require__(83155);
		var schemas = __webpack_require__(99359);
		;
		const maxMatrixJobs = 256;
		const part = (0, schemas.Uy)((text) => {
			const [index = 0, count = 0] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []).slice(1).map(Number);
			if (index >= 1 && index <= count) return {
				index,
				count
			};
			throw new schemas.S7(`must be a part and how many there are, such as \`2/3\`, not ${(0, schemas.hD)(text)}`);
		});
		const inputs_declaration = {
			name: "List apps",
			description: "Lists the apps of the organization as a matrix, to test each of them in a job of its own",
			icon: "list",
			document: "list-apps/README.md",
			inputs: {
				search: (0, declaration.lq)(schemas.Qq, "Part of the label or the API name of the apps to list, in any case. Empty means all apps."),
				"registration-status": (0, declaration.lq)((0, schemas.yL)(registration.YY), "List only apps whose registration is `PENDING`, `IN_PROGRESS`, `COMPLETED`, `FAILED` or `CANCELLED`. Empty means all; only `COMPLETED` ones can be tested."),
				"max-apps": (0, declaration.IQ)((0, schemas.rD)({
					min: 1,
					max: maxMatrixJobs
				}), `${maxMatrixJobs}`, "Most apps that the matrix, or this part of it, may have, from 1 to 256, which is GitHub's limit. The action fails when more match."),
				part: (0, declaration.lq)(part, "List one of several parts, `2/3` for the second of three, in a job for each. Every app is in exactly one of them. Empty means all apps."),
				"allow-empty": (0, declaration.IQ)(schemas.zM, "false", "With `true` the action succeeds although no app matches, with an empty matrix. Otherwise it fails."),
				"github-token": declaration.wu
			},
			outputs: {
				matrix: "JSON for `strategy.matrix`, of the form `{\"include\":[{\"app-id\":\"…\",\"label\":\"…\",\"app-url\":\"…\"}]}`, by label.",
				"app-ids": "JSON array of the ids of the apps in the matrix.",
				total: "How many apps match, those of the other parts included."
			}
		};
		function interpretInputs(values) {
			return {
				search: values.search,
				registrationStatus: values["registration-status"],
				maxApps: values["max-apps"],
				part: values.part,
				allowEmpty: values["allow-empty"]
			};
		}
		;
		const maxShown = 100;
		const detailsAtATime = 6;
		function run(signal) {
			return (0, sub_action._)({
				declaration: inputs_declaration,
				interpret: interpretInputs,
				work: listApps
			}, signal);
		}
		async function listApps(job, inputs) {
			const all = await selectApps(job.client.apps, inputs);
			job.setOutput("total", String(all.length));
			const apps = all.filter(({ appId }) => isInPart(appId, inputs.part));
			requireSize(apps.length, all.length, inputs);
			const include = apps.map((app) => ({
				"app-id": app.appId,
				label: nameOf(app),
				"app-url": app.appUrl ?? ""
			}));
			job.setOutput("matrix", JSON.stringify({ include }));
			job.setOutput("app-ids", JSON.stringify(apps.map(({ appId }) => appId)));
			if (apps.length === 0) job.warn("No app matches (`allow-empty`), and GitHub fails a matrix without jobs: see the README on how to skip the jobs that use it.");
			const { event, token, signal } = job.workflowRun;
			const isPublic = (0, visibility.j)((0, environment.Qo)().visibility, event.repository, token, signal);
			return {
				succeeded: true,
				message: `${apps.length} of ${all.length} matching apps are in the matrix.`,
				details: await isPublic() ? "" : renderApps(apps, job)
			};
		}
		function requireSize(count, total, { maxApps, part, allowEmpty }) {
			const where = part ? `in part ${part.index} of ${part.count} (of ${total} in all)` : "in all";
			if (count > maxApps) throw new failure_message.y(`${count} apps match ${where}, and \`max-apps\` is ${maxApps}. List them in more parts (\`part\`), narrow \`search\`, or raise \`max-apps\`.`);
			if (count === 0 && !allowEmpty) throw new failure_message.y(`No app matches ${where}. Check \`search\` and \`registration-status\`, or give \`allow-empty: true\` if that is as it should be.`);
		}
		function isInPart(appId, part) {
			if (part === undefined) return true;
			const hash = (0, external_node_crypto_.createHash)("sha256").update(appId).digest().readUInt32BE();
			return hash % part.count === part.index - 1;
		}
		async function selectApps(apps, { search, registrationStatus: wanted }) {
			const ids = await apps.ids(search);
			const find = async (appId) => {
				const app = await apps.find(appId);
				if (app) return app;
				throw new failure_message.y(`App ${appId} was listed, and then not found: somebody has deleted it meanwhile. Run the job again.`);
			};
			const details = await (0, p_map.Ay)(ids, find, { concurrency: detailsAtATime });
			return details.filter((app) => wanted === undefined || app.registrationStatus === wanted).sort((one, other) => compare(nameOf(one), nameOf(other)) || compare(one.appId, other.appId));
		}
		function compare(left, right) {
			return left < right ? -1 : Number(left > right);
		}
		function nameOf({ label, appId }) {
			return label || appId;
		}
		function renderApps(apps, { markdown }) {
			const rows = apps.map(({ label = "", appId, appUrl = "", registrationStatus }) => [
				label,
				appId,
				appUrl,
				registrationStatus
			].map(markdown));
			return (0, table.b)("| App | Id | URL | Registration |", rows, { maxItems: maxShown });
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
	71704: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cs: () => registrationTaskId,
			WN: () => hasFailed,
			YY: () => registrationStatuses,
			mm: () => isPending,
			uP: () => awaitsInput
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		const registrationStatuses = [
			"PENDING",
			"IN_PROGRESS",
			"COMPLETED",
			"FAILED",
			"CANCELLED"
		];
		function isPending(status) {
			return status === "PENDING" || status === "IN_PROGRESS";
		}
		function hasFailed(status) {
			return status === "FAILED" || status === "CANCELLED";
		}
		function registrationTaskId(appId) {
			return `task_reg_${appId}`;
		}
		async function awaitsInput(tasks, appId, limits) {
			const task = await (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(tasks.get(registrationTaskId(appId), limits));
			return task?.state === "AWAITING_INPUT";
		}
	})
};
