export const id = 901;
export const ids = [901];
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
	4718: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rn: () => retryLine,
			Sh: () => waitingLine,
			_S: () => createJob,
			fO: () => heartbeatMs,
			s9: () => createJournal,
			z9: () => faultLine
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6805);
		var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8179);
		var _service_polling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(470);
		var _text_duration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1217);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9815);
		const heartbeatMs = 6e4;
		function createJournal(title, { redactors }) {
			const outputs = new Map();
			let underway;
			const line = (message) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.vs)(redactors.text(message));
			const say = (message) => (0, _actions_core__WEBPACK_IMPORTED_MODULE_3__.pq)(line(message));
			return {
				line,
				say,
				warn: (message) => (0, _actions_core__WEBPACK_IMPORTED_MODULE_3__.$e)(line(message), { title }),
				outputs: () => outputs,
				setOutput: (name, value) => {
					const safe = redactors.id(value);
					outputs.set(name, safe);
					(0, _actions_core__WEBPACK_IMPORTED_MODULE_3__.uH)(name, safe);
				},
				leave: (sentence) => {
					underway = sentence;
				},
				underway: () => underway,
				markdown: (text) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Bm)(redactors.text(text)),
				retried: (event) => say(retryLine(event))
			};
		}
		async function createJob(connection, journal, secrets, signal) {
			const { connectToService } = await Promise.all([
				__webpack_require__.e(619),
				__webpack_require__.e(606),
				__webpack_require__.e(144),
				__webpack_require__.e(196)
			]).then(__webpack_require__.bind(__webpack_require__, 815));
			const clock = (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.m)(signal);
			const client = connectToService(connection, secrets, {
				clock,
				signal,
				onRetry: journal.retried
			});
			const { baseUrl, cadence, maxRetries } = connection;
			const own = {
				...journal,
				client,
				baseUrl,
				clock,
				cadence,
				maxRetries
			};
			return {
				...own,
				waitFor: (wait) => waitFor(own, wait)
			};
		}
		function waitFor({ clock, cadence, say }, { what, ...wait }) {
			let saidMs = 0;
			return (0, _service_polling_js__WEBPACK_IMPORTED_MODULE_1__.wt)({
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
		}
		function waitingLine(what, elapsedMs) {
			return `Still waiting for ${what}, for ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_4__.a)(elapsedMs)} so far`;
		}
		function faultLine({ message }) {
			return `${message}; the next poll follows`;
		}
		function retryLine({ error, waitMs }) {
			return `${error.message}; retrying in ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_4__.a)(waitMs)}`;
		}
	}),
	1902: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O9: () => finish,
			_d: () => runSubAction,
			c8: () => untilCancelled
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6805);
		var _actions_core__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3327);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1699);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9815);
		var _version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8009);
		var _cancellation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2426);
		var _connection_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2987);
		var _failure_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1673);
		var _governing_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9634);
		var _input_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4904);
		var _job_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4718);
		var _secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8656);
		async function runSubAction(action, signal) {
			const { title } = action;
			const secrets = (0, _secrets_js__WEBPACK_IMPORTED_MODULE_7__.g)();
			const journal = (0, _job_js__WEBPACK_IMPORTED_MODULE_6__.s9)(title, secrets);
			const reader = new _input_reader_js__WEBPACK_IMPORTED_MODULE_5__.i_();
			const governing = await (0, _governing_reader_js__WEBPACK_IMPORTED_MODULE_4__.Ji)(reader, signal);
			const connection = await (0, _connection_inputs_js__WEBPACK_IMPORTED_MODULE_2__.q)(reader, governing, secrets);
			const inputs = await action.readInputs(reader, secrets.mask);
			reader.refuseStrayVariables();
			const missing = (0, _connection_inputs_js__WEBPACK_IMPORTED_MODULE_2__.n)(connection.credentials);
			const problems = missing ? [...reader.problems, missing] : reader.problems;
			(0, _actions_core__WEBPACK_IMPORTED_MODULE_8__.pq)(`${title} ${_version_js__WEBPACK_IMPORTED_MODULE_9__.r}`);
			for (const name of action.outputs) journal.setOutput(name, "");
			const report = problems.length > 0 ? {
				succeeded: false,
				message: (0, _input_reader_js__WEBPACK_IMPORTED_MODULE_5__.yg)(problems)
			} : await untilCancelled(signal, journal, async () => {
				const job = await (0, _job_js__WEBPACK_IMPORTED_MODULE_6__._S)(connection, journal, secrets, signal);
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
			const writing = _actions_core__WEBPACK_IMPORTED_MODULE_10__.z.emptyBuffer().addRaw(text).write({ overwrite: true });
			await writing.catch((cause) => journal.warn(`The job summary could not be written: ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_11__.b)(cause)}`));
			if (succeeded) (0, _actions_core__WEBPACK_IMPORTED_MODULE_8__.pq)(line);
			else (0, _actions_core__WEBPACK_IMPORTED_MODULE_8__.z3)(line, { title });
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
			const rows = [...outputs()].filter(([, value]) => value !== "").map(([name, value]) => `| \`${name}\` | ${markdown(value)} |`);
			return rows.length === 0 ? "" : [
				"| Output | Value |",
				"| --- | --- |",
				...rows
			].join("\n");
		}
	}),
	5901: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var environment = __webpack_require__(876);
		var sections = __webpack_require__(8910);
		var sub_action = __webpack_require__(1902);
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
					triage.onOutcome({
						...decision,
						result: "failed",
						message: (0, failure_message.R)(error)
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
			try {
				const changed = await change(triage, decision);
				triage.leave(undefined);
				return {
					...known,
					...changed
				};
			} catch (error) {
				if ((0, errors.gi)(error) && !(0, errors.cp)(error)) triage.leave(undefined);
				throw error;
			}
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
				if (action !== "reopen" || !(0, errors.gi)(error, "invalid-request")) throw error;
				const finding = await look(triage, findingId);
				if (finding && !isSettled(finding)) throw error;
				return {
					result: "unchanged",
					message: already
				};
			}
		}
		var config_file = __webpack_require__(3918);
		var input_reader = __webpack_require__(4904);
		;
		const actions = [
			"fix",
			"dismiss",
			"reopen",
			"sync"
		];
		function readInputs(reader) {
			if (reader.text("action") === undefined) reader.refuse("action", `is required: one of ${actions.join(", ")}`);
			const action = reader.oneOf("action", {
				values: actions,
				fallback: "fix"
			});
			const findingIds = readFindingIds(reader);
			const sync = {
				configFile: (0, config_file.R)(reader),
				timeoutMs: reader.minutes("timeout-minutes", {
					fallback: 30,
					min: 0
				}),
				githubToken: reader.text("github-token") ?? ""
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
			const ids = (reader.text("finding-ids") ?? "").split(/[\s,]+/).filter((id) => id !== "");
			const odd = ids.filter((id) => !(0, input_reader._5)(id)).map((id) => JSON.stringify(id.slice(0, 100)));
			if (odd.length > 0) reader.refuse("finding-ids", `must be identifiers, separated by commas, blanks or line breaks, not ${odd.join(", ")}`);
			return [...new Set(ids)];
		}
		;
		const shownInTable = {
			maxItems: 500,
			maxBytes: 6e5
		};
		const outputs = [
			"changed",
			"unchanged",
			"failed"
		];
		function run(signal) {
			const work = (job, inputs) => triage(job, inputs, signal);
			return (0, sub_action._d)({
				title: "Triage findings",
				outputs,
				readInputs,
				work
			}, signal);
		}
		async function triage(job, { request, dryRun }, signal) {
			const isPublic = (0, environment.Qo)().visibility !== "private";
			const outcomes = [];
			const setOutputs = () => {
				for (const name of outputs) job.setOutput(name, JSON.stringify(idsOf(outcomes, name)));
			};
			setOutputs();
			signal.addEventListener("abort", setOutputs);
			const decisions = await decide(job, request, signal);
			const onOutcome = ({ finding, ...rest }) => {
				const outcome = finding && !isPublic ? {
					...rest,
					finding
				} : rest;
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
			return reportOn(outcomes, dryRun, renderTable(outcomes, job.markdown));
		}
		async function decide(job, request, signal) {
			const { action } = request;
			if (action !== "sync") return request.findingIds.map((findingId) => ({
				findingId,
				action,
				why: ""
			}));
			const { decideBySync } = await Promise.all([
				__webpack_require__.e(619),
				__webpack_require__.e(606),
				__webpack_require__.e(815),
				__webpack_require__.e(768),
				__webpack_require__.e(696)
			]).then(__webpack_require__.bind(__webpack_require__, 5696));
			return decideBySync({
				job,
				inputs: request,
				signal
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
		function renderTable(outcomes, markdown) {
			if (outcomes.length === 0) return "";
			const rows = outcomes.map((outcome) => {
				const { findingId, finding, action, result } = outcome;
				const name = finding ? markdown(nameOf(finding)) : "";
				const told = markdown(whatHappened(outcome));
				return `| ${markdown(findingId)} | ${name} | ${action} | ${result} | ${told} |`;
			});
			const shown = (0, sections._Q)(rows, shownInTable);
			const rest = rows.length - shown.length;
			const head = ["| Id | Finding | Action | Result | |", "| --- | --- | --- | --- | --- |"];
			const table = [...head, ...shown].join("\n");
			return rest > 0 ? `${table}\n\n\u2026 and ${rest} more, see the log.` : table;
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
	2481: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IQ: () => rankOf,
			Lu: () => reachesThreshold,
			XP: () => effectiveSeverity,
			gO: () => severities,
			jv: () => ignoredOverride
		});
		const severities = [
			"critical",
			"high",
			"medium",
			"low"
		];
		function effectiveSeverity({ severity, updated_severity }) {
			return toSeverity(updated_severity) ?? toSeverity(severity);
		}
		function reachesThreshold(severity, threshold) {
			return threshold !== "none" && rankOf(severity) <= rankOf(threshold);
		}
		const worstFirst = [undefined, ...severities];
		function rankOf(severity) {
			return worstFirst.indexOf(severity);
		}
		function ignoredOverride({ updated_severity }) {
			const word = updated_severity?.trim();
			return toSeverity(word) === undefined ? word || undefined : undefined;
		}
		function toSeverity(text) {
			const word = text?.trim().toLowerCase();
			return severities.find((severity) => severity === word);
		}
	}),
	4748: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A3: () => reasonOf,
			CU: () => setupError,
			RP: () => notTested,
			fh: () => verdictOnFindings,
			jz: () => jobResult,
			lU: () => wasAskedFor,
			pq: () => countOf
		});
		function notTested(reason, message) {
			return {
				verdict: "not-tested",
				reason,
				message
			};
		}
		function setupError(reason, message) {
			return {
				verdict: "error",
				reason,
				message
			};
		}
		function verdictOnFindings({ blocking, open }) {
			if (blocking.length > 0) {
				const message = `${countOf(blocking.length, "open finding")} ${blocking.length === 1 ? "blocks" : "block"}.`;
				return {
					verdict: "failed",
					reason: "findings",
					message
				};
			}
			const message = open.length === 0 ? "The app was tested, and no finding is open." : `The app was tested: ${countOf(open.length, "open finding")}, none of which blocks.`;
			return {
				verdict: "passed",
				message
			};
		}
		function reasonOf(verdict) {
			return verdict.verdict === "passed" ? "" : verdict.reason;
		}
		function jobResult(verdict, { warnOnly, onNotTested }) {
			switch (verdict.verdict) {
				case "passed": return "success";
				case "failed": return warnOnly ? "warning" : "failure";
				case "not-tested":
					if (verdict.reason === "cancelled") return "failure";
					if (wasAskedFor(verdict)) return "warning";
					return onNotTested === "warn" ? "warning" : "failure";
				case "error": return "failure";
			}
		}
		function wasAskedFor(verdict) {
			return reasonOf(verdict) === "not-awaited" || reasonOf(verdict) === "dry-run";
		}
		function countOf(count, noun) {
			return `${count} ${noun}${count === 1 ? "" : "s"}`;
		}
	}),
	6088: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	1862: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J7: () => countsLine,
			X5: () => endpointOf,
			iP: () => termOf,
			l2: () => capitalized,
			mC: () => findingLine,
			ur: () => severityCounts
		});
		var _gate_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2481);
		function countsLine(assessment) {
			const { open, accepted, findings, newCount } = assessment;
			const novel = newCount === undefined ? "" : `; ${newCount} of them absent from the baseline`;
			const setAside = accepted.length > 0 ? `; ${accepted.length} more accepted by the policy` : "";
			return `${findings.length} findings read, ${open.length} of them open: ${severityCounts(assessment)}${novel}${setAside}`;
		}
		function severityCounts({ open, counts }) {
			const unknown = open.filter(({ severity }) => severity === undefined).length;
			const known = _gate_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__.gO.map((severity) => `${counts[severity]} ${severity}`);
			return [...known, ...unknown > 0 ? [`${unknown} of unknown severity`] : []].join(", ");
		}
		function findingLine({ finding, severity, state, acceptance }) {
			const { label, title, id } = finding;
			const term = acceptance ? `; ${termOf(acceptance, state)}` : "";
			return `${(severity ?? finding.severity).toUpperCase()} ${title ?? label} \u2013 ${endpointOf(finding)} (${id})${term}`;
		}
		function endpointOf({ method, path }) {
			return [method, path].filter(Boolean).join(" ") || "whole app";
		}
		function capitalized(text) {
			return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
		}
		function termOf({ owner, expires }, state) {
			return state === "open" ? `acceptance by ${owner} expired after ${expires}` : `accepted by ${owner} until ${expires}`;
		}
	}),
	8910: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Id: () => renderFacts,
			J4: () => renderHidden,
			Pn: () => renderCounts,
			Z9: () => wordsOf,
			_Q: () => fitting,
			fj: () => join,
			gU: () => renderName,
			pI: () => renderList,
			pd: () => renderHead
		});
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4748);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9815);
		var _findings_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1862);
		var _remedies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8706);
		const maxUnknownSeverities = 20;
		const maxSeverityLength = 40;
		function renderHead(result) {
			const { verdict, run, docsUrl } = result;
			const more = (0, _remedies_js__WEBPACK_IMPORTED_MODULE_2__.pg)(verdict, docsUrl);
			const heading = `### ${headingOf(result)}`;
			if (verdict.verdict === "failed") return `${heading}\n\n${renderWays(more)}`;
			const link = more ? ` [More on \`${(0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_3__.A3)(verdict)}\`](${more})` : "";
			const step = (0, _remedies_js__WEBPACK_IMPORTED_MODULE_2__.sk)(verdict, run, result.asksForProof);
			const parts = [heading, (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.mP)(verdict.message)];
			if (step) parts.push(`**Next step:** ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.mP)(step)}${link}`);
			return parts.join("\n\n");
		}
		function renderWays(more) {
			const how = more ? ` ([how](${more}))` : "";
			const list = _remedies_js__WEBPACK_IMPORTED_MODULE_2__.LN.map((way) => `- ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.mP)(way)}`).join("\n");
			return `**Next step**, for each finding one of these${how}:\n\n${list}`;
		}
		function headingOf(result) {
			const { verdict, job, provenVersion } = result;
			const build = provenVersion === undefined ? "" : " in this build";
			const kept = job === "warning" ? ", but the job succeeds" : "";
			switch (verdict.verdict) {
				case "passed": return `\u2705 Passed: ${describePass(result)}${build}`;
				case "failed": return `${kept ? "\u26A0\uFE0F" : "\u274C"} Failed${kept && `${kept} (\`warn-only\`)`}: ${describeBlocking(result)}${build}`;
				case "not-tested":
					if (verdict.reason === "dry-run") return "\u2139\uFE0F Dry run: all is in order, and nothing was tested";
					if (verdict.reason === "not-awaited") return "\u2139\uFE0F Started, and not awaited: no verdict yet";
					return `\u26A0\uFE0F Not tested${kept && `${kept} (\`on-not-tested\`)`}: nothing is known about this build`;
				case "error": return "\u26D4 Error: the gate is not set up right";
			}
		}
		function describePass({ threshold, newOnly }) {
			if (threshold === "none") return "findings never fail this job (`fail-on-severity: none`)";
			return `no ${newOnly ? "new " : ""}open finding reaches ${threshold}`;
		}
		function describeBlocking({ assessment, newOnly }) {
			const count = assessment?.blocking.length ?? 0;
			const findings = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_3__.pq)(count, `${newOnly ? "new " : ""}open finding`);
			return `${findings} ${count === 1 ? "blocks" : "block"}`;
		}
		function renderFacts(result) {
			const { verdict, app, run, threshold, policy, newOnly, report, commit, runUrl } = result;
			const reason = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_3__.A3)(verdict);
			const facts = [
				["Verdict", `\`${verdict.verdict}\`${reason && ` (\`${reason}\`)`}`],
				["Commit", commit && (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(commit.slice(0, 10))],
				["App", app && `${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(app.label ?? "")} (${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(app.appId)})`.trim()],
				["Run", run && renderRun(run)],
				["Build", result.assessment && renderProof(result)],
				["Fails on", threshold && renderThreshold(threshold, newOnly)],
				["Policy", policy && (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(policy)],
				["Report", report?.path && (report.artifactUrl ? `[PDF](${report.artifactUrl})` : "see `report-path`")],
				["Job", runUrl && `[workflow run](${runUrl})`]
			];
			const lines = facts.filter(([, value]) => value).map(([name, value]) => `- **${name}:** ${value}`);
			return `#### About this verdict\n\n${lines.join("\n")}`;
		}
		function renderProof({ provenVersion }) {
			if (provenVersion === undefined) return "no proof was asked for (`version-url`)";
			return `tested build ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(provenVersion)}, before and after the run`;
		}
		function renderThreshold(threshold, newOnly = false) {
			if (threshold === "none") return "no severity";
			return `\`${threshold}\` and above${newOnly ? ", new findings only" : ""}`;
		}
		function renderRun({ runNumber, state, taskId }) {
			const number = runNumber === undefined ? "" : `${runNumber}, `;
			return `${number}${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(state)} (${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(taskId)})`;
		}
		function renderCounts(assessment) {
			const { open, unknownSeverities, ignoredOverrides, findings, newCount } = assessment;
			const claimed = open.filter(({ finding }) => finding.fixClaimed).length;
			const closed = [
				"accepted",
				"dismissed",
				"fixed"
			].flatMap((state) => {
				const count = findings.filter((each) => each.state === state).length;
				return count > 0 ? [`${count} ${state}`] : [];
			});
			const sentences = [
				(0, _findings_lines_js__WEBPACK_IMPORTED_MODULE_1__.ur)(assessment),
				closed.length > 0 && `Not counted: ${closed.join(", ")}`,
				newCount !== undefined && `Absent from the baseline: ${newCount} of ${open.length} open`,
				claimed > 0 && `Said to be fixed, which the next run verifies: ${claimed} of ${open.length} open`,
				unknownSeverities.length > 0 && `Unknown severities: ${renderWords(unknownSeverities)}`,
				ignoredOverrides.length > 0 && `Overrides of the severity that are unknown and do not count: ${renderWords(ignoredOverrides)}`
			].filter(Boolean);
			return `#### Open findings: ${open.length}\n\n${sentences.join(". ")}.`;
		}
		function renderWords(words) {
			return words.slice(0, maxUnknownSeverities).map((word) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(word, maxSeverityLength)).join(", ").concat(words.length > maxUnknownSeverities ? ", \u2026" : "");
		}
		function wordsOf({ finding, severity, state, acceptance }) {
			const { title, label, id } = finding;
			const name = title || label;
			const category = name.includes(label) ? "" : ` (${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(label)})`;
			const term = acceptance ? `; ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)((0, _findings_lines_js__WEBPACK_IMPORTED_MODULE_1__.iP)(acceptance, state))}` : "";
			return {
				severity: severity ? (0, _findings_lines_js__WEBPACK_IMPORTED_MODULE_1__.l2)(severity) : (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(finding.severity),
				name: `${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(name)}${category}${term}`,
				endpoint: (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)((0, _findings_lines_js__WEBPACK_IMPORTED_MODULE_1__.X5)(finding)),
				id: (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(id)
			};
		}
		function fitting(items, { maxItems, maxBytes }) {
			let bytes = 0;
			const end = items.slice(0, maxItems).findIndex((item) => {
				bytes += Buffer.byteLength(item) + 2;
				return bytes > maxBytes;
			});
			return items.slice(0, end < 0 ? maxItems : end);
		}
		function renderList(items, budget, render, separator = "\n") {
			const shown = fitting(items.slice(0, budget.maxItems).map(render), budget);
			const rest = items.length - shown.length;
			const list = shown.join(separator);
			return rest > 0 ? `${list}\n\n\u2026 and ${rest} more${budget.elsewhere}.` : list;
		}
		function renderName(assessed) {
			const { severity, name, endpoint } = wordsOf(assessed);
			return `- **${severity}** \u00B7 ${name}<br>${endpoint}`;
		}
		function renderHidden({ assessment, report }) {
			if (!assessment || assessment.open.length + assessment.accepted.length === 0) return "";
			const where = report?.artifactUrl ? ", and the PDF report lists them" : "";
			return `Only counts are shown here (\`details\`). Whoever may log in to the service sees the findings of the app there${where}.`;
		}
		function join(sections) {
			return `${sections.filter(Boolean).join("\n\n")}\n`;
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
				const isForeign = details.problem === undefined && (code === "unexpected-response" || code === "unauthenticated");
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
		async function pauseAfter(error, clock, intervalMs) {
			const { retryAfterMs = 0 } = error;
			if (retryAfterMs > maxWaitMs) throw error;
			await clock.sleep(Math.max(intervalMs, retryAfterMs));
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
