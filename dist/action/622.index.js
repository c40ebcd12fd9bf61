export const id = 622;
export const ids = [622];
export const modules = {
	29007: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => detailsAtOnce,
			b: () => mayShowDetails
		});
		var _github_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70876);
		var _github_visibility_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24149);
		function detailsAtOnce(details) {
			if (details !== "auto") return details;
			return (0, _github_environment_js__WEBPACK_IMPORTED_MODULE_0__.Qo)().visibility === "private" ? "full" : "counts";
		}
		async function mayShowDetails(details, { event, token, signal }) {
			if (details !== "auto") return details === "full";
			const { visibility } = (0, _github_environment_js__WEBPACK_IMPORTED_MODULE_0__.Qo)();
			return !await (0, _github_visibility_js__WEBPACK_IMPORTED_MODULE_1__.j)(visibility, event.repository, token, signal)();
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
			const odd = ids.filter((id) => !parse.xL(schemas.JQ, id).success).map(inputs_schemas.hD);
			if (odd.length === 0) return [...new Set(ids)];
			throw new inputs_schemas.S7(`must be identifiers, separated by commas, blanks or line breaks, not ${odd.join(", ")}`);
		});
		const inputs_declaration = {
			name: "Triage findings",
			description: "Claims fixes, dismisses or reopens findings, or brings their state in line with the policy file",
			icon: "check-square",
			document: "triage/README.md",
			inputs: {
				action: (0, declaration.mw)((0, inputs_schemas.yL)(actions), {
					what: `one of ${actions.join(", ")}`,
					description: "What to do, `fix` (claim a fix), `dismiss`, `reopen`, or `sync` (dismiss what the policy accepts, reopen what it no longer accepts).",
					placeholder: "fix"
				}),
				"finding-ids": (0, declaration.lq)(findingIds, "Ids of the findings, separated by commas, blanks or line breaks. Required for `fix`, `dismiss` and `reopen`."),
				"app-id": (0, declaration.lq)(inputs_schemas.Cv, "Id of the app whose findings `sync` brings in line with the policy. Required for `sync`."),
				"config-file": (0, declaration.lq)(config_file.Z, "Policy file for `sync`, a path that is read on the default branch (`.github/security-gate.yml`, if empty), or `owner/repo/path@ref` for that of an organization. A path with `@` in it begins with `./`."),
				"timeout-minutes": (0, declaration.IQ)(inputs_schemas.Gx, "30", "How long `sync` waits for the findings list while a security test is active."),
				"dry-run": (0, declaration.IQ)(inputs_schemas.zM, "false", "With `true` the plan is shown as a table and nothing is changed."),
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
			const outcomes = [];
			const setOutputs = () => {
				for (const name of results) job.setOutput(name, JSON.stringify(idsOf(outcomes, name)));
			};
			setOutputs();
			job.workflowRun.signal.addEventListener("abort", setOutputs);
			const isShown = await (0, shown_details.b)("auto", job.workflowRun);
			const decisions = await decide(job, request);
			const onOutcome = (whole) => {
				const { finding, ...bare } = {
					...whole,
					why: ""
				};
				const outcome = isShown ? whole : bare;
				outcomes.push(outcome);
				job.say(lineOf(outcome, job.clock.wallNow()));
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
		function renderOutcomes(outcomes, { clock, markdown }) {
			const rows = outcomes.map((outcome) => {
				const { findingId, action, result } = outcome;
				const name = describeFinding(outcome, clock.wallNow());
				return [
					markdown(findingId),
					markdown(name),
					action,
					result,
					markdown(whatHappened(outcome))
				];
			});
			return (0, table.b)("| Id | Finding | Action | Result | |", rows, { elsewhere: ", see the log" });
		}
		function lineOf(outcome, now) {
			const { findingId, action, result } = outcome;
			const name = describeFinding(outcome, now);
			const what = name ? `${name}: ${whatHappened(outcome)}` : whatHappened(outcome);
			return `${result.padEnd(9)} | ${action.padEnd(7)} | ${findingId} | ${what}`;
		}
		function whatHappened({ message, why }) {
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
			const ask = async () => {
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
			let asked;
			return () => {
				asked ??= ask();
				return asked;
			};
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
