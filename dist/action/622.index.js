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
	29007: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IR: () => shownDetails,
			bq: () => mayShowDetails,
			oP: () => detailsByEvent
		});
		var _github_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70876);
		var _github_visibility_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24149);
		function detailsByEvent(details) {
			if (details !== "auto") return details;
			return (0, _github_environment_js__WEBPACK_IMPORTED_MODULE_0__.Qo)().visibility === "private" ? "full" : "counts";
		}
		async function shownDetails(details, isPublic) {
			if (details !== "auto") return details;
			return await isPublic() ? "counts" : "full";
		}
		async function mayShowDetails(details, { event, token, signal }) {
			const { visibility } = (0, _github_environment_js__WEBPACK_IMPORTED_MODULE_0__.Qo)();
			const isPublic = (0, _github_visibility_js__WEBPACK_IMPORTED_MODULE_1__.j)(visibility, event.repository, token, signal);
			return await shownDetails(details, isPublic) === "full";
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
	91622: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var deadline = __webpack_require__(43355);
		var results_age = __webpack_require__(56587);
		var shown_details = __webpack_require__(29007);
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
			let fatalError;
			for (const decision of decisions) {
				try {
					if (fatalError) throw fatalError;
					triage.onOutcome(await applyDecision(triage, decision));
				} catch (error) {
					if (!(0, errors.gi)(error)) throw error;
					if ((0, errors.gi)(error, "forbidden", "login-rejected", "unauthenticated")) fatalError = error;
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
		async function applyDecision(triage, decision) {
			const { findingId, action } = decision;
			const { isSettled, already, planned } = rules[action];
			const finding = decision.finding ?? await readFinding(triage, findingId);
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
			const changed = await changeFinding(triage, decision);
			triage.setUnderway(undefined);
			return {
				...known,
				...changed
			};
		}
		async function readFinding({ client }, findingId) {
			try {
				return await client.findings.get(findingId);
			} catch (error) {
				if ((0, errors.gi)(error, "payment-required")) return undefined;
				throw error;
			}
		}
		async function changeFinding(triage, decision) {
			const { isSettled, done } = rules[decision.action];
			const changed = {
				result: "changed",
				message: done
			};
			for (let lost = 0;; lost += 1) {
				const sent = await sendAction(triage, decision);
				if (!(0, errors.gi)(sent)) return lost > 0 && sent.result === "unchanged" ? changed : sent;
				await (0, retry.Cs)(sent, triage.clock, triage.cadence.intervalMs);
				const finding = await readFinding(triage, decision.findingId);
				if (finding && isSettled(finding)) return changed;
				if (lost >= triage.maxRetries) throw sent;
			}
		}
		async function sendAction(triage, { findingId, action }) {
			const { isSettled, isKnown, done, already } = rules[action];
			try {
				const answer = await triage.client.findings.triage(findingId, action);
				const state = isKnown(answer) ? answer : await readFinding(triage, findingId);
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
				const finding = await readFinding(triage, findingId);
				if (finding && !isSettled(finding)) throw error;
				return {
					result: "unchanged",
					message: already
				};
			}
		}
		var parse = __webpack_require__(23945);
		var schemas = __webpack_require__(86253);
		var declaration = __webpack_require__(83155);
		var inputs_schemas = __webpack_require__(99359);
		var config_file = __webpack_require__(33315);
		;
		const actions = [
			"fix",
			"dismiss",
			"reopen",
			"sync"
		];
		const findingIds = (0, inputs_schemas.Uy)((text) => {
			const ids = text.split(/[\s,"[\]]+/).filter((id) => id !== "");
			const invalid = ids.filter((id) => !parse.xL(schemas.JQ, id).success).map(inputs_schemas.hD);
			if (invalid.length === 0) return [...new Set(ids)];
			throw new inputs_schemas.S7(`must be identifiers, separated by commas, blanks or line breaks, not ${invalid.join(", ")}`);
		});
		const inputs_declaration = {
			name: "Triage findings",
			description: "Claims fixes, dismisses or reopens findings, or brings their state in line with the policy file",
			icon: "check-square",
			document: "triage/README.md",
			inputs: {
				action: (0, declaration.mw)((0, inputs_schemas.yL)(actions), {
					expected: `one of ${actions.join(", ")}`,
					description: "What to do, `fix` (claim a fix), `dismiss`, `reopen`, or `sync` (dismiss what the policy accepts, reopen what it no longer accepts).",
					placeholder: "fix"
				}),
				"finding-ids": (0, declaration.lq)(findingIds, "Ids of the findings, separated by commas, blanks or line breaks. Required for `fix`, `dismiss` and `reopen`."),
				"app-id": (0, declaration.lq)(inputs_schemas.Cv, "Id of the app whose findings `sync` brings in line with the policy. Required for `sync`."),
				"config-file": (0, declaration.lq)(config_file.Z, "Policy file for `sync`, a path on the default branch, or `owner/repo/path@ref` for a file of another repository. A path that contains `@` must begin with `./`. Empty means `.github/security-gate.yml`."),
				"timeout-minutes": (0, declaration.IQ)(inputs_schemas.Gx, "30", "How long `sync` waits for the findings list while a security test is active."),
				"dry-run": (0, declaration.IQ)(inputs_schemas.zM, "false", "With `true` the action only shows what it would change."),
				"github-token": (0, declaration.bU)("Token that reads the policy file and its history on the default branch, for `sync`; needs `contents: read`.")
			},
			outputs: {
				changed: "JSON array of the ids of the findings that were changed.",
				unchanged: "JSON array of the ids of the findings that were in the wanted state already.",
				failed: "JSON array of the ids of the findings that could not be changed, or may not have been. Any of them fails the job."
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
			const outcomes = [];
			const setOutputs = () => {
				for (const name of results) job.setOutput(name, JSON.stringify(idsOf(outcomes, name)));
			};
			setOutputs();
			job.workflowRun.signal.addEventListener("abort", setOutputs);
			const isShown = await (0, shown_details.bq)("auto", job.workflowRun);
			const decisions = await decideActions(job, request);
			const onOutcome = (whole) => {
				const { finding, ...bare } = {
					...whole,
					why: ""
				};
				const outcome = isShown ? whole : bare;
				outcomes.push(outcome);
				job.log(logLineOf(outcome, job.clock.wallNow()));
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
			return reportOn(outcomes, dryRun, renderOutcomes(outcomes, job));
		}
		async function decideActions(job, request) {
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
			const failure = outcomes.find(({ result }) => result === "failed");
			if (!failure) return {
				succeeded: true,
				message,
				details
			};
			const first = `The first failure, of ${failure.findingId}: ${failure.message}`;
			return {
				succeeded: false,
				message: `${message} ${first}`,
				details
			};
		}
		function renderOutcomes(outcomes, { clock, markdown }) {
			const rows = outcomes.map((outcome) => {
				const { findingId, action, result } = outcome;
				const name = describeFinding(outcome, clock.wallNow());
				return [
					markdown(findingId),
					markdown(name),
					action,
					result,
					markdown(outcomeText(outcome))
				];
			});
			return (0, table.b)("| Id | Finding | Action | Result | |", rows, { elsewhere: ", see the log" });
		}
		function logLineOf(outcome, now) {
			const { findingId, action, result } = outcome;
			const name = describeFinding(outcome, now);
			const description = [name, outcomeText(outcome)].filter(Boolean).join(": ");
			return `${result.padEnd(9)} | ${action.padEnd(7)} | ${findingId} | ${description}`;
		}
		function outcomeText({ message, why }) {
			return why === "" ? message : `${message} (${why})`;
		}
		function describeFinding({ finding, deadlineDays }, now) {
			if (!finding) return "";
			const endpoint = [finding.method, finding.path].filter(Boolean).join(" ");
			const age = (0, results_age.sZ)((0, deadline.h)(finding, deadlineDays, now));
			return [
				finding.label,
				endpoint,
				age
			].filter(Boolean).join(", ");
		}
	}),
	43355: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => ageOf });
		var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78179);
		var _text_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92349);
		const dayMs = 24 * 60 * 60 * 1e3;
		function ageOf(finding, days, now) {
			const today = (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.dA)(now);
			const created = createdAt(finding, now);
			if (created === undefined) return days === undefined ? {} : { isOverdue: true };
			const knownSince = (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.dA)(created);
			const ageDays = (Date.parse(today) - Date.parse(knownSince)) / dayMs;
			if (days === undefined) return {
				knownSince,
				ageDays
			};
			const dueOn = (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.dA)(created + days * dayMs);
			return {
				knownSince,
				ageDays,
				dueOn,
				isOverdue: dueOn < today
			};
		}
		function createdAt({ created_on = "" }, now) {
			const created = (0, _text_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.E)(created_on);
			return created !== undefined && created <= now + dayMs ? created : undefined;
		}
	}),
	24149: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => createVisibilityCheck });
		var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70876);
		var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45865);
		var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64636);
		const timeLimitMs = 1e4;
		function createVisibilityCheck(visibility, repository, token, signal) {
			const readIsPublic = async () => {
				if (visibility !== undefined) return visibility === "public";
				if (repository === undefined) return true;
				try {
					const octokit = await (0, _octokit_js__WEBPACK_IMPORTED_MODULE_2__.Q)({
						token,
						signal,
						timeLimitMs
					});
					const { data } = await octokit.rest.repos.get((0, _event_js__WEBPACK_IMPORTED_MODULE_1__.H5)(repository));
					return (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.gt)(data) !== "private";
				} catch {
					return true;
				}
			};
			let isPublic;
			return () => {
				isPublic ??= readIsPublic();
				return isPublic;
			};
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
	92349: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => parseTimestamp });
		const timestamp = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i;
		function parseTimestamp(text) {
			const [, day = "", time = "00:00:00", zone = "Z"] = timestamp.exec(text.trim()) ?? [];
			const midnight = Date.parse(day);
			const isDay = midnight >= 0 && new Date(midnight).toISOString().startsWith(day);
			const parsed = isDay ? Date.parse(`${day}T${time}${zone}`.toUpperCase()) : Number.NaN;
			return Number.isNaN(parsed) ? undefined : parsed;
		}
	})
};
