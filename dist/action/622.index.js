export const id = 622;
export const ids = [622];
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
	91622: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var environment = __webpack_require__(70876);
		var sub_action = __webpack_require__(51902);
		var table = __webpack_require__(1305);
		var errors = __webpack_require__(90654);
		var retry = __webpack_require__(70207);
		var failure_message = __webpack_require__(91673);
		;
		const rules = {
			fix: {
				done: "its fix is claimed",
				already: "fixed already, or claimed to be",
				planned: "its fix would be claimed",
				isSettled: ({ isFixed, fixClaimed }) => isFixed === true || fixClaimed === true,
				isKnown: ({ fixClaimed }) => fixClaimed !== undefined
			},
			dismiss: {
				done: "dismissed",
				already: "dismissed already",
				planned: "would be dismissed",
				isSettled: ({ isDismissed }) => isDismissed === true,
				isKnown: ({ isDismissed }) => isDismissed !== undefined
			},
			reopen: {
				done: "reopened",
				already: "open already",
				planned: "would be reopened",
				isSettled: ({ isFixed, isDismissed, fixClaimed }) => !isFixed && !isDismissed && !fixClaimed,
				isKnown: ({ isDismissed, fixClaimed }) => isDismissed !== undefined || fixClaimed !== undefined
			}
		};
		async function applyDecisions(triage, decisions) {
			let hopeless;
			for (const decision of decisions) {
				try {
					if (hopeless) throw hopeless;
					triage.onOutcome(await settle(triage, decision));
				} catch (error) {
					if (!(0, errors.gi)(error)) throw error;
					if ((0, errors.gi)(error, "forbidden", "login-rejected", "unauthenticated")) hopeless = error;
					const message = [(0, failure_message.R)(error), triage.underway()].filter(Boolean).join(" ");
					triage.setUnderway(undefined);
					triage.onOutcome({
						...decision,
						result: "failed",
						message
					});
				}
			}
		}
		async function settle(triage, decision) {
			const { findingId, action } = decision;
			const { isSettled, already, planned } = rules[action];
			const finding = decision.finding ?? await look(triage, findingId);
			const known = {
				...decision,
				...finding && { finding }
			};
			if (finding && isSettled(finding)) return {
				...known,
				result: "unchanged",
				message: already
			};
			if (triage.dryRun) return {
				...known,
				result: "planned",
				message: planned
			};
			triage.setUnderway(`Whether finding ${findingId} was changed is not known.`);
			const changed = await change(triage, decision);
			triage.setUnderway(undefined);
			return {
				...known,
				...changed
			};
		}
		async function look({ client }, findingId) {
			try {
				return await client.findings.get(findingId);
			} catch (error) {
				if ((0, errors.gi)(error, "payment-required")) return undefined;
				throw error;
			}
		}
		async function change(triage, decision) {
			const { isSettled, done } = rules[decision.action];
			const changed = {
				result: "changed",
				message: done
			};
			for (let lost = 0;; lost += 1) {
				const sent = await send(triage, decision);
				if (!(0, errors.gi)(sent)) return lost > 0 && sent.result === "unchanged" ? changed : sent;
				await (0, retry.l0)(sent, triage.clock, triage.cadence.intervalMs);
				const finding = await look(triage, decision.findingId);
				if (finding && isSettled(finding)) return changed;
				if (lost >= triage.maxRetries) throw sent;
			}
		}
		async function send(triage, { findingId, action }) {
			const { isSettled, isKnown, done, already } = rules[action];
			try {
				const answer = await triage.client.findings.triage(findingId, action);
				const state = isKnown(answer) ? answer : await look(triage, findingId);
				if (state === undefined || isSettled(state)) return {
					result: "changed",
					message: done
				};
				const message = "The service accepted the request, but the finding is not in the requested state.";
				return {
					result: "failed",
					message
				};
			} catch (error) {
				if ((0, errors.cp)(error)) return error;
				if ((0, errors.gi)(error)) triage.setUnderway(undefined);
				if (action !== "reopen" || !(0, errors.gi)(error, "invalid-request")) throw error;
				const finding = await look(triage, findingId);
				if (finding && !isSettled(finding)) throw error;
				return {
					result: "unchanged",
					message: already
				};
			}
		}
		var declaration = __webpack_require__(83155);
		var schemas = __webpack_require__(99359);
		var config_file = __webpack_require__(33315);
		;
		const actions = [
			"fix",
			"dismiss",
			"reopen",
			"sync"
		];
		const findingIds = (0, schemas.Uy)((text) => {
			const ids = text.split(/[\s,"[\]]+/).filter((id) => id !== "");
			const odd = ids.filter((id) => !(0, schemas._5)(id)).map(schemas.hD);
			if (odd.length === 0) return [...new Set(ids)];
			throw new schemas.S7(`must be identifiers, separated by commas, blanks or line breaks, not ${odd.join(", ")}`);
		});
		const inputs_declaration = {
			name: "Triage findings",
			description: "Claims fixes, dismisses or reopens findings, or brings their state in line with the policy file",
			icon: "check-square",
			document: "triage/README.md",
			inputs: {
				action: (0, declaration.mw)((0, schemas.yL)(actions), {
					what: `one of ${actions.join(", ")}`,
					description: "What to do, `fix` (claim a fix), `dismiss`, `reopen`, or `sync` (dismiss what the policy accepts, reopen what it no longer accepts).",
					placeholder: "fix"
				}),
				"finding-ids": (0, declaration.lq)(findingIds, "Ids of the findings, separated by commas, blanks or line breaks. Required for `fix`, `dismiss` and `reopen`."),
				"app-id": (0, declaration.lq)(schemas.Cv, "Id of the app whose findings `sync` brings in line with the policy. Required for `sync`."),
				"config-file": (0, declaration.lq)(config_file.Z, "Policy file for `sync`, a path that is read on the default branch (`.github/security-gate.yml`, if empty), or `owner/repo/path@ref` for that of an organization. A path with `@` in it begins with `./`."),
				"timeout-minutes": (0, declaration.IQ)(schemas.Gx, "30", "How long `sync` waits for the findings list while a security test is active."),
				"dry-run": (0, declaration.IQ)(schemas.zM, "false", "With `true` the plan is shown as a table and nothing is changed."),
				"github-token": (0, declaration.bU)("Token that reads the policy file and its history on the default branch, for `sync`; needs `contents: read`.")
			},
			outputs: {
				changed: "JSON array of the ids of the findings that were changed.",
				unchanged: "JSON array of the ids of the findings that were in the wanted state already.",
				failed: "JSON array of the ids of the findings that could not be changed, or of which that is not known; any of them fails the job."
			}
		};
		function interpretInputs(values, reader) {
			const { action, "app-id": appId, "finding-ids": findingIds = [], "dry-run": dryRun } = values;
			if (!reader.isRefused("action")) requireInputsOf(action, findingIds, reader);
			const sync = {
				configFile: values["config-file"],
				timeoutMs: 6e4 * values["timeout-minutes"]
			};
			const request = action === "sync" ? {
				action,
				appId: appId ?? "",
				...sync
			} : {
				action,
				findingIds
			};
			return {
				request,
				dryRun
			};
		}
		function requireInputsOf(action, findingIds, reader) {
			const isSync = action === "sync";
			const hasIds = findingIds.length > 0 || reader.isRefused("finding-ids");
			if (isSync && !reader.isGiven("app-id")) reader.refuse("app-id", "is required with `action: sync`");
			if (isSync && hasIds) reader.refuse("finding-ids", "must not be given with `action: sync`, which the policy decides");
			if (!isSync && !hasIds) reader.refuse("finding-ids", `is required with \`action: ${action}\``);
		}
		;
		const results = [
			"changed",
			"unchanged",
			"failed"
		];
		function run(signal) {
			return (0, sub_action._)({
				declaration: inputs_declaration,
				interpret: interpretInputs,
				work: triage
			}, signal);
		}
		async function triage(job, { request, dryRun }) {
			const isPublic = (0, environment.Qo)().visibility !== "private";
			const outcomes = [];
			const setOutputs = () => {
				for (const name of results) job.setOutput(name, JSON.stringify(idsOf(outcomes, name)));
			};
			setOutputs();
			job.workflowRun.signal.addEventListener("abort", setOutputs);
			const decisions = await decide(job, request);
			const onOutcome = (whole) => {
				const { finding, ...bare } = {
					...whole,
					why: ""
				};
				const outcome = isPublic ? bare : whole;
				outcomes.push(outcome);
				job.say(lineOf(outcome));
			};
			try {
				await applyDecisions({
					...job,
					dryRun,
					onOutcome
				}, decisions);
			} finally {
				setOutputs();
			}
			return reportOn(outcomes, dryRun, renderOutcomes(outcomes, job.markdown));
		}
		async function decide(job, request) {
			const { action } = request;
			if (action !== "sync") return request.findingIds.map((findingId) => ({
				findingId,
				action,
				why: ""
			}));
			const { decideBySync } = await Promise.all([
				__webpack_require__.e(606),
				__webpack_require__.e(815),
				__webpack_require__.e(619),
				__webpack_require__.e(696)
			]).then(__webpack_require__.bind(__webpack_require__, 55696));
			return decideBySync({
				job,
				inputs: request
			});
		}
		function idsOf(outcomes, result) {
			return outcomes.filter((outcome) => outcome.result === result).map(({ findingId }) => findingId);
		}
		function reportOn(outcomes, dryRun, details) {
			const count = (result) => idsOf(outcomes, result).length;
			const failed = count("failed");
			const changes = dryRun ? `${count("planned")} would be changed (\`dry-run\`)` : `${count("changed")} changed`;
			const message = `Findings: ${changes}, ${count("unchanged")} unchanged, ${failed} failed.`;
			const reason = outcomes.find(({ result }) => result === "failed");
			if (!reason) return {
				succeeded: true,
				message,
				details
			};
			const first = `The first failure, of ${reason.findingId}: ${reason.message}`;
			return {
				succeeded: false,
				message: `${message} ${first}`,
				details
			};
		}
		function renderOutcomes(outcomes, markdown) {
			const rows = outcomes.map((outcome) => {
				const { findingId, finding, action, result } = outcome;
				const name = finding ? markdown(nameOf(finding)) : "";
				return [
					markdown(findingId),
					name,
					action,
					result,
					markdown(whatHappened(outcome))
				];
			});
			return (0, table.b)("| Id | Finding | Action | Result | |", rows, { elsewhere: ", see the log" });
		}
		function lineOf(outcome) {
			const { findingId, finding, action, result } = outcome;
			const name = finding ? `${nameOf(finding)}: ` : "";
			return `${result.padEnd(9)} | ${action.padEnd(7)} | ${findingId} | ${name}${whatHappened(outcome)}`;
		}
		function whatHappened({ message, why }) {
			return why === "" ? message : `${message} (${why})`;
		}
		function nameOf({ label, method, path }) {
			const endpoint = [method, path].filter(Boolean).join(" ");
			return endpoint === "" ? label : `${label}, ${endpoint}`;
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
	})
};
