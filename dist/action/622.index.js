export const id = 622;
export const ids = [622];
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
	1622: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var environment = __webpack_require__(876);
		var sub_action = __webpack_require__(1902);
		var table = __webpack_require__(1305);
		var errors = __webpack_require__(654);
		var retry = __webpack_require__(207);
		var failure_message = __webpack_require__(1673);
		;
		const rules = {
			fix: {
				done: "its fix is claimed",
				already: "fixed already, or claimed to be",
				planned: "its fix would be claimed",
				isSettled: ({ isFixed, fixClaimed }) => isFixed === true || fixClaimed === true,
				tells: ({ fixClaimed }) => fixClaimed !== undefined
			},
			dismiss: {
				done: "dismissed",
				already: "dismissed already",
				planned: "would be dismissed",
				isSettled: ({ isDismissed }) => isDismissed === true,
				tells: ({ isDismissed }) => isDismissed !== undefined
			},
			reopen: {
				done: "reopened",
				already: "open already",
				planned: "would be reopened",
				isSettled: ({ isFixed, isDismissed, fixClaimed }) => !isFixed && !isDismissed && !fixClaimed,
				tells: ({ isDismissed, fixClaimed }) => isDismissed !== undefined || fixClaimed !== undefined
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
					triage.leave(undefined);
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
			triage.leave(`Whether finding ${findingId} was changed is not known.`);
			const changed = await change(triage, decision);
			triage.leave(undefined);
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
			const { isSettled, tells, done, already } = rules[action];
			try {
				const answer = await triage.client.findings.triage(findingId, action);
				const state = tells(answer) ? answer : await look(triage, findingId);
				if (state === undefined || isSettled(state)) return {
					result: "changed",
					message: done
				};
				const message = "The service accepted the request, but the finding is not as it was asked to be.";
				return {
					result: "failed",
					message
				};
			} catch (error) {
				if ((0, errors.cp)(error)) return error;
				if ((0, errors.gi)(error)) triage.leave(undefined);
				if (action !== "reopen" || !(0, errors.gi)(error, "invalid-request")) throw error;
				const finding = await look(triage, findingId);
				if (finding && !isSettled(finding)) throw error;
				return {
					result: "unchanged",
					message: already
				};
			}
		}
		var config_file = __webpack_require__(3315);
		var input_reader = __webpack_require__(8085);
		;
		const actions = [
			"fix",
			"dismiss",
			"reopen",
			"sync"
		];
		function readInputs(reader) {
			if (reader.text("action") === undefined) reader.refuse("action", `is required: one of ${actions.join(", ")}`);
			const action = reader.oneOf("action", actions, "fix");
			const findingIds = readFindingIds(reader);
			const sync = {
				configFile: (0, config_file.R)(reader),
				timeoutMs: reader.minutes("timeout-minutes", {
					fallback: 30,
					min: 0
				})
			};
			const appId = reader.identifier("app-id");
			if (action === "sync" && appId === undefined) reader.refuse("app-id", "is required with `action: sync`");
			if (action === "sync" && findingIds.length > 0) reader.refuse("finding-ids", "must not be given with `action: sync`, which the policy decides");
			if (action !== "sync" && findingIds.length === 0) reader.refuse("finding-ids", `is required with \`action: ${action}\``);
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
				dryRun: reader.boolean("dry-run", false)
			};
		}
		function readFindingIds(reader) {
			const ids = (reader.text("finding-ids") ?? "").split(/[\s,"[\]]+/).filter((id) => id !== "");
			const odd = ids.filter((id) => !(0, input_reader._5)(id)).map((id) => JSON.stringify(id.slice(0, 100)));
			if (odd.length > 0) reader.refuse("finding-ids", `must be identifiers, separated by commas, blanks or line breaks, not ${odd.join(", ")}`);
			return [...new Set(ids)];
		}
		;
		const outputs = [
			"changed",
			"unchanged",
			"failed"
		];
		function run(signal) {
			return (0, sub_action._)({
				title: "Triage findings",
				outputs,
				readInputs,
				work: triage
			}, signal);
		}
		async function triage(job, { request, dryRun }) {
			const isPublic = (0, environment.Qo)().visibility !== "private";
			const outcomes = [];
			const setOutputs = () => {
				for (const name of outputs) job.setOutput(name, JSON.stringify(idsOf(outcomes, name)));
			};
			setOutputs();
			job.workflowRun.signal.addEventListener("abort", setOutputs);
			const decisions = await decide(job, request);
			const onOutcome = (told) => {
				const { finding, ...bare } = {
					...told,
					why: ""
				};
				const outcome = isPublic ? bare : told;
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
				__webpack_require__.e(343),
				__webpack_require__.e(606),
				__webpack_require__.e(815),
				__webpack_require__.e(619),
				__webpack_require__.e(696)
			]).then(__webpack_require__.bind(__webpack_require__, 5696));
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
	})
};
