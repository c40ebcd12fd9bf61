export const id = 288;
export const ids = [288];
export const modules = {
	7288: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var p_map = __webpack_require__(606);
		var apps = __webpack_require__(1609);
		var sentences = __webpack_require__(51699);
		var failure_message = __webpack_require__(91673);
		var actions_job = __webpack_require__(14718);
		var shown_details = __webpack_require__(29007);
		var sub_action = __webpack_require__(51902);
		var written_file = __webpack_require__(25930);
		var errors = __webpack_require__(90654);
		var findings = __webpack_require__(98478);
		var list_findings = __webpack_require__(48672);
		;
		async function readApp(client, appId, limits) {
			let app;
			try {
				app = await client.apps.find(appId, limits);
				if (app === undefined) return {
					kind: "unreadable",
					app,
					reason: "It was deleted while the apps were read"
				};
				return await readResult(client, app, limits);
			} catch (error) {
				if (!(0, errors.gi)(error) || error.code === "login-rejected") throw error;
				return {
					kind: "unreadable",
					app,
					reason: (0, sentences.bD)(error)
				};
			}
		}
		async function readResult(client, app, limits) {
			const { appId, registrationStatus } = app;
			if (registrationStatus !== "COMPLETED") return {
				kind: "untested",
				app,
				reason: `its registration is ${registrationStatus}`
			};
			const [listing, report] = await Promise.all([client.findings.list(appId, limits), readLastReport(client, appId, limits)]);
			if (listing.kind === "complete") return testedApp(app, listing.items, report);
			if (listing.kind === "stopped" && listing.stop === "NO_RUNS") return {
				kind: "untested",
				app,
				reason: "no test has run"
			};
			if (listing.kind !== "stopped" || listing.stop !== findings.q) return {
				kind: "unreadable",
				app,
				reason: (0, list_findings.mO)(listing)
			};
			if (report === undefined) return {
				kind: "untested",
				app,
				reason: "its first test is active"
			};
			return {
				kind: "running",
				app,
				report
			};
		}
		function testedApp(app, findings, report) {
			const issues = report?.issuesCount ?? 0;
			if (findings.length > 0 || issues === 0) return {
				kind: "tested",
				app,
				findings,
				report
			};
			const reason = `The findings list is empty, but the last report counts ${issues}`;
			return {
				kind: "unreadable",
				app,
				reason
			};
		}
		async function readLastReport({ reports }, appId, limits) {
			try {
				const listed = await reports.list(appId, limits);
				return listed.toSorted((a, b) => (b.runNumber ?? 0) - (a.runNumber ?? 0))[0];
			} catch (error) {
				if ((0, errors.gi)(error, "payment-required")) return undefined;
				throw error;
			}
		}
		var findings_assessment = __webpack_require__(92682);
		var severity = __webpack_require__(40004);
		var result_age = __webpack_require__(36589);
		;
		const hourMs = 36e5;
		const countedSeverities = ["unknown", ...severity.gO];
		function judgeApp(appId, reading, rules) {
			const { kind: status, app } = reading;
			const report = "report" in reading ? reading.report : undefined;
			const lastRun = report && lastRunOf(report, rules.now);
			const hasResult = status === "tested" || status === "running";
			return {
				appId,
				label: app?.label,
				appUrl: app?.appUrl,
				registrationStatus: app?.registrationStatus,
				status,
				reason: "reason" in reading ? reading.reason : undefined,
				lastRun,
				isStale: hasResult ? isStale(lastRun, rules) : undefined,
				findings: status === "tested" ? judgeFindings(appId, reading.findings, rules) : undefined,
				reported: status === "running" ? reading.report.issuesCount : undefined
			};
		}
		function lastRunOf(report, now) {
			const { runNumber, createdAt } = report;
			const ageMs = (0, result_age.v)(report, now);
			return {
				runNumber,
				createdAt,
				ageHours: ageMs === undefined ? undefined : ageMs / hourMs
			};
		}
		function isStale(lastRun, { maxResultAgeHours }) {
			if (maxResultAgeHours === 0) return undefined;
			return (lastRun?.ageHours ?? Number.POSITIVE_INFINITY) > maxResultAgeHours;
		}
		function judgeFindings(appId, findings, rules) {
			const { threshold, policy, now } = rules;
			const assessment = (0, findings_assessment.n)(findings, {
				threshold,
				policy,
				now,
				appId
			});
			const { open, counts, accepted, blocking } = assessment;
			const known = severity.gO.reduce((sum, severity) => sum + counts[severity], 0);
			return {
				open: {
					...counts,
					unknown: open.length - known
				},
				accepted: accepted.length,
				blocking: blocking.length,
				overdue: assessment.overdueCount,
				oldestDays: oldestOf(assessment)
			};
		}
		function oldestOf({ open }) {
			const ages = open.flatMap(({ ageDays }) => ageDays ?? []);
			return ages.length === 0 ? undefined : Math.max(...ages);
		}
		function compareRows(one, other) {
			const [left, right] = [sortKeysOf(one), sortKeysOf(other)];
			const index = left.findIndex((value, position) => value !== right[position]);
			if (index >= 0) return (right[index] ?? 0) - (left[index] ?? 0);
			return (0, apps.UX)(one, other);
		}
		function sortKeysOf({ status, findings, isStale }) {
			const { open } = findings ?? {};
			return [
				Number((findings?.blocking ?? 0) > 0),
				Number(status === "unreadable"),
				Number((findings?.overdue ?? 0) > 0),
				...countedSeverities.map((severity) => open?.[severity] ?? 0),
				Number(status === "untested"),
				Number(isStale === true)
			];
		}
		var declaration = __webpack_require__(83155);
		var schemas = __webpack_require__(99359);
		var config_file = __webpack_require__(33315);
		;
		const inputs_declaration = {
			name: "Overview",
			description: "Shows the last result of every app of the organization in one table, worst first, without starting a test",
			icon: "grid",
			document: "overview/README.md",
			inputs: {
				search: (0, declaration.lq)(schemas.Qq, "Part of the label or the API name of the apps to show, in any case. Empty means all apps."),
				"config-file": (0, declaration.lq)(config_file.Z, "Policy file, a path on the default branch, or `owner/repo/path@ref` for a file of another repository. Its acceptances, severity overrides and deadlines count; its `fail-on-severity` does not. Empty means `.github/security-gate.yml`, if it exists."),
				details: (0, declaration.IQ)((0, schemas.yL)([
					"full",
					"counts",
					"auto"
				]), "auto", "How much summary and log reveal, `full`, `counts` (only totals, no label and no URL) or `auto`. With `auto` they show only totals in a public repository, or in one of unknown visibility."),
				"fail-on-severity": (0, declaration.IQ)((0, schemas.yL)([...severity.gO, "none"]), "none", "Fail if an app has an open finding of this severity or above, or an overdue one, `critical`, `high`, `medium`, `low` or `none`. An app that cannot be read fails, too."),
				"max-result-age-hours": (0, declaration.IQ)((0, schemas.ai)({
					min: 0,
					max: 87600
				}), "0", "Fail if an app has no result that is at most this old. An app that cannot be read fails, too. `0` means no limit."),
				"output-file": (0, declaration.lq)(written_file.Iy, "Write the overview as JSON to this path, in the workspace or below `RUNNER_TEMP`."),
				"github-token": (0, declaration.bU)("Token that reads the policy file on the default branch; needs `contents: read`.")
			},
			outputs: {
				"apps-count": "How many apps there are.",
				"untested-count": "Apps whose registration is not complete, or that no test has run for.",
				"stale-count": "Apps whose last result is older than `max-result-age-hours`, or of unknown age; empty without a limit.",
				"blocking-count": "Findings that fail the job, of all apps; empty with `fail-on-severity: none`.",
				"overdue-count": "Open findings past their deadline, of all apps; empty without deadlines.",
				"output-file": "Path of the JSON file that was written."
			}
		};
		function interpretInputs(values) {
			return {
				search: values.search,
				configFile: values["config-file"],
				details: values.details,
				threshold: values["fail-on-severity"],
				maxResultAgeHours: values["max-result-age-hours"],
				outputFile: values["output-file"]
			};
		}
		;
		function renderOverviewFile(overview) {
			const { rows, totals, rules, succeeded } = overview;
			const { threshold, maxResultAgeHours, now } = rules;
			const { stale = null, blocking = null, overdue = null } = totals;
			const content = {
				schemaVersion: 1,
				createdAt: new Date(now).toISOString(),
				limits: {
					failOnSeverity: threshold,
					maxResultAgeHours
				},
				succeeded,
				totals: {
					...totals,
					stale,
					blocking,
					overdue
				},
				apps: rows.map((row) => entryOfApp(row, rules))
			};
			return `${JSON.stringify(content, null, 2)}\n`;
		}
		function entryOfApp(row, { threshold }) {
			const { lastRun, findings } = row;
			const { runNumber = null, createdAt = null, ageHours = null } = lastRun ?? {};
			return {
				appId: row.appId,
				label: row.label ?? null,
				appUrl: row.appUrl ?? null,
				registrationStatus: row.registrationStatus ?? null,
				status: row.status,
				reason: row.reason ?? null,
				lastRun: lastRun ? {
					runNumber,
					createdAt,
					ageHours
				} : null,
				stale: row.isStale ?? null,
				open: findings?.open ?? null,
				reported: row.reported ?? null,
				accepted: findings?.accepted ?? null,
				blocking: threshold === "none" ? null : findings?.blocking ?? null,
				overdue: findings?.overdue ?? null,
				oldestDays: findings?.oldestDays ?? null
			};
		}
		var duration = __webpack_require__(1217);
		var table = __webpack_require__(1305);
		;
		const summary_hourMs = 36e5;
		const summary_hidden = "The repository is public, or `details: counts` is set, so only totals are shown.";
		function renderOverview(totals, rows, markdown) {
			const table = rows === undefined ? summary_hidden : renderRows(rows, totals, markdown);
			return [renderTotals(totals), table].filter(Boolean).join("\n\n");
		}
		function renderTotals({ open, ...totals }) {
			const columns = [
				["Apps", totals.apps],
				["Not tested", totals.untested],
				["Unreadable", totals.unreadable],
				["Stale", totals.stale],
				["Blocking", totals.blocking],
				["Overdue", totals.overdue],
				...severity.gO.map((severity) => [(0, sentences.l2)(severity), open[severity]]),
				["Unknown severity", open.unknown || undefined],
				["Accepted", totals.accepted]
			];
			const shown = columns.filter(([, count]) => count !== undefined);
			const head = `| ${shown.map(([heading]) => heading).join(" | ")} |`;
			return (0, table.b)(head, [shown.map(([, count]) => String(count))]);
		}
		function renderRows(rows, { overdue }, markdown) {
			const hasDeadlines = overdue !== undefined;
			const cells = rows.map((row) => [
				markdown((0, apps.Iw)(row)),
				markdown(describeAppResult(row)),
				...severity.gO.map((severity) => textOfCount(row.findings?.open[severity])),
				...hasDeadlines ? [textOfCount(row.findings?.overdue)] : [],
				row.findings?.oldestDays === undefined ? "" : (0, sentences.pq)(row.findings.oldestDays, "day"),
				markdown(describeLastRun(row))
			]);
			const counts = severity.gO.map(sentences.l2).concat(hasDeadlines ? "Overdue" : []);
			const head = `| App | Result | ${counts.join(" | ")} | Oldest | Last run |`;
			return (0, table.b)(head, cells, { elsewhere: ", in `output-file`" });
		}
		function textOfCount(count) {
			return count === undefined ? "" : String(count);
		}
		function describeAppResult({ status, reason = "", reported, findings }) {
			if (status === "unreadable") return `❌ cannot be read: ${reason}`;
			if (status === "untested") return `➖ not tested: ${reason}`;
			if (findings === undefined) return `⏳ a test is active; ${(0, sentences.pq)(reported ?? 0, "finding")} in the last report`;
			const { blocking, open } = findings;
			const unknown = open.unknown > 0 ? [`${open.unknown} of unknown severity`] : [];
			if (blocking > 0) return [`❌ ${blocking} blocking`, ...unknown].join(", ");
			const openCount = severity.gO.reduce((sum, severity) => sum + open[severity], open.unknown);
			return openCount === 0 ? "✅ no open findings" : [`${openCount} open`, ...unknown].join(", ");
		}
		function describeLastRun({ lastRun, isStale }) {
			if (lastRun === undefined) return "";
			const { runNumber, ageHours } = lastRun;
			const number = runNumber === undefined ? "unknown run" : `run ${runNumber}`;
			const age = ageHours === undefined ? "at an unknown time" : `${describeAge(ageHours)} ago`;
			return `${number}, ${age}${isStale === true ? " (stale)" : ""}`;
		}
		function describeAge(hours) {
			return hours < 48 ? (0, duration.a3)(hours * summary_hourMs) : (0, sentences.pq)(Math.floor(hours / 24), "day");
		}
		;
		function totalsOf(rows, rules) {
			const count = (matches) => rows.filter(matches).length;
			const judged = rows.flatMap(({ findings }) => findings ?? []);
			const sum = (read) => judged.reduce((total, findings) => total + (read(findings) ?? 0), 0);
			return {
				apps: rows.length,
				untested: count(({ status }) => status === "untested"),
				unreadable: count(({ status }) => status === "unreadable"),
				running: count(({ status }) => status === "running"),
				stale: rules.maxResultAgeHours > 0 ? count(({ isStale }) => isStale === true) : undefined,
				open: sumOpen(judged),
				accepted: sum(({ accepted }) => accepted),
				blocking: rules.threshold === "none" ? undefined : sum(({ blocking }) => blocking),
				overdue: rules.policy?.deadlines ? sum(({ overdue }) => overdue) : undefined
			};
		}
		function sumOpen(judged) {
			const total = {
				unknown: 0,
				critical: 0,
				high: 0,
				medium: 0,
				low: 0
			};
			for (const { open } of judged) for (const severity of countedSeverities) total[severity] += open[severity];
			return total;
		}
		function failuresOf(rows, totals, { threshold, policy, maxResultAgeHours }) {
			const judgesFindings = threshold !== "none";
			const judgesAge = maxResultAgeHours > 0;
			if (!judgesFindings && !judgesAge) return [];
			if (rows.length === 0) return ["No app was found."];
			const blocking = rows.filter(({ findings }) => (findings?.blocking ?? 0) > 0).length;
			const hidden = rows.filter(({ status, reported }) => status === "running" && reported !== 0);
			const found = (0, sentences.pq)(totals.blocking ?? 0, "finding");
			const limit = `${threshold} or above${policy?.deadlines ? ", or overdue" : ""}`;
			const failures = [
				[
					`Blocking (${limit}): ${found} in`,
					blocking,
					judgesFindings
				],
				[
					"Unreadable:",
					totals.unreadable,
					true
				],
				[
					"Severities unknown during a test:",
					hidden.length,
					judgesFindings
				],
				[
					"Not tested:",
					totals.untested,
					judgesAge
				],
				[
					`No result of the last ${maxResultAgeHours} hours:`,
					totals.stale ?? 0,
					judgesAge
				]
			];
			const failed = failures.filter(([, apps, isJudged]) => isJudged && apps > 0);
			return failed.map(([what, apps]) => `${what} ${(0, sentences.pq)(apps, "app")}.`);
		}
		;
		const appsAtATime = 6;
		const timeLimitMs = 30 * 6e4;
		const maxLogged = 100;
		function run(signal) {
			const quotesProblems = ({ details }) => (0, shown_details.oP)(details) === "full";
			const overview = {
				declaration: inputs_declaration,
				interpret: interpretInputs,
				quotesProblems,
				work: showOverview
			};
			return (0, sub_action._)(overview, signal);
		}
		async function showOverview(job, inputs) {
			const rules = await readRules(job, inputs);
			const rows = await readRows(job, inputs, rules);
			const totals = totalsOf(rows, rules);
			const failures = failuresOf(rows, totals, rules);
			setCounts(job, totals);
			const isShown = await (0, shown_details.bq)(inputs.details, job.workflowRun);
			if (isShown) logProblems(job, rows);
			const succeeded = failures.length === 0;
			const file = renderOverviewFile({
				rows,
				totals,
				rules,
				succeeded
			});
			if (inputs.outputFile) job.setOutput("output-file", await (0, written_file.f8)(inputs.outputFile, file));
			return {
				succeeded,
				message: describeEnd(totals, failures),
				details: renderOverview(totals, isShown ? rows : undefined, job.markdown)
			};
		}
		async function readRules(job, inputs) {
			const { threshold, maxResultAgeHours } = inputs;
			const { policy, policyOrigin } = await readPolicyOf(job, inputs);
			if (policy) job.log(`Policy: ${policyOrigin}`);
			return {
				threshold,
				policy,
				maxResultAgeHours,
				now: Date.now()
			};
		}
		async function readPolicyOf({ workflowRun }, { configFile }) {
			const { readPolicy } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 54990));
			try {
				return await readPolicy(configFile, workflowRun);
			} catch (error) {
				throw new failure_message.y((0, sentences.em)((0, sentences.bD)(error)));
			}
		}
		async function readRows(job, { search }, rules) {
			const { client, clock, redact, log } = job;
			const limits = { deadline: clock.now() + timeLimitMs };
			const ids = await client.apps.ids(search);
			let done = 0;
			const heartbeat = setInterval(() => log(`Read ${done} of ${ids.length} apps so far`), actions_job.fO);
			const readRow = async (appId) => {
				const row = judgeApp(appId, await readApp(client, appId, limits), rules);
				done += 1;
				return redactRow(row, redact);
			};
			try {
				const rows = await (0, p_map.Ay)(ids, readRow, { concurrency: appsAtATime });
				return rows.sort(compareRows);
			} finally {
				clearInterval(heartbeat);
			}
		}
		function redactRow(row, redact) {
			const { label, appUrl, reason } = row;
			return {
				...row,
				label: label && redact(label),
				appUrl: appUrl && redact(appUrl),
				reason: reason && redact(reason)
			};
		}
		function setCounts({ setOutput }, totals) {
			setOutput("apps-count", textOfCount(totals.apps));
			setOutput("untested-count", textOfCount(totals.untested));
			setOutput("stale-count", textOfCount(totals.stale));
			setOutput("blocking-count", textOfCount(totals.blocking));
			setOutput("overdue-count", textOfCount(totals.overdue));
		}
		function logProblems({ log }, rows) {
			const problems = rows.filter(({ status, findings }) => status === "unreadable" || findings?.blocking || findings?.overdue);
			for (const row of problems.slice(0, maxLogged)) log(`${(0, apps.Iw)(row)}: ${describeAppResult(row)}`);
			if (problems.length > maxLogged) log(`… and ${problems.length - maxLogged} more`);
		}
		function describeEnd({ apps, untested, unreadable }, failures) {
			if (failures.length > 0) return failures.join(" ");
			const others = [untested > 0 ? `${untested} not tested` : "", unreadable > 0 ? `${unreadable} that cannot be read` : ""].filter(Boolean);
			return `${(0, sentences.pq)(apps, "app")}${others.length > 0 ? `, ${others.join(" and ")}` : ""}.`;
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
	25930: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			nM: () => removeFile,
			f8: () => writeWhole,
			Iy: () => writtenFile
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_fs_ = __webpack_require__(73024);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var environment = __webpack_require__(70876);
		var sentences = __webpack_require__(51699);
		var external_node_timers_promises_ = __webpack_require__(58500);
		;
		const maxTries = 5;
		const pauseMs = 100;
		async function retryWhileInUse(action) {
			for (let tries = 1;; tries += 1) try {
				return await action();
			} catch (error) {
				if (tries === maxTries || !isInUse(error)) throw error;
				await (0, external_node_timers_promises_.setTimeout)(tries * pauseMs);
			}
		}
		function isInUse(error) {
			const code = error instanceof Error && "code" in error ? error.code : undefined;
			return code === "EPERM" || code === "EACCES" || code === "EBUSY";
		}
		var schemas = __webpack_require__(99359);
		var workspace_path = __webpack_require__(65202);
		;
		const ownerOnly = 384;
		function resolveTarget(file) {
			const { workspace, tempFolder } = (0, environment.iz)();
			const path = (0, external_node_path_.resolve)(workspace, file);
			const target = (0, external_node_path_.join)((0, workspace_path.Ap)((0, external_node_path_.dirname)(path)), (0, external_node_path_.basename)(path));
			if (![workspace, tempFolder].some((root) => (0, workspace_path.Zj)((0, workspace_path.Ap)(root), target))) throw new Error(`must lie in the workspace or in \`RUNNER_TEMP\`, outside of \`.git\`; links resolved, it is ${target}`);
			const present = (0, external_node_fs_.lstatSync)(target, { throwIfNoEntry: false });
			if (present && !present.isFile()) throw new Error(`must be a regular file; what is at ${target} is a link, a folder or a device`);
			return target;
		}
		async function writeWhole(file, text) {
			const target = resolveTarget(file);
			const folder = (0, external_node_path_.dirname)(target);
			const draft = (0, external_node_path_.join)(folder, `.security-test-gate-${(0, external_node_crypto_.randomBytes)(8).toString("hex")}`);
			await (0, promises_.mkdir)(folder, { recursive: true });
			try {
				await (0, promises_.writeFile)(draft, text, {
					flag: "wx",
					mode: ownerOnly
				});
				await retryWhileInUse(() => (0, promises_.rename)(draft, target));
			} catch (error) {
				await (0, promises_.rm)(draft, { force: true });
				throw error;
			}
			return file;
		}
		async function removeFile(file) {
			const target = resolveTarget(file);
			await retryWhileInUse(() => (0, promises_.rm)(target, { force: true }));
		}
		const writtenFile = (0, schemas.Uy)((file) => {
			try {
				resolveTarget(file);
				return file;
			} catch (error) {
				const isSystemError = error instanceof Error && "code" in error;
				throw new schemas.S7(`${isSystemError ? "cannot be written there: " : ""}${(0, sentences.bD)(error)}`);
			}
		});
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
	1609: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Iw: () => nameOfApp,
			UX: () => compareApps,
			t2: () => registeredAppId,
			vh: () => createApps
		});
		var p_map__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(606);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23945);
		var _text_same_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43539);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56233);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86253);
		const lookUpsAtATime = 6;
		const lookUpMinutes = 10;
		const appUrl = (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.r0)(2048));
		const appSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv,
			label: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.r0)(1e3)),
			appUrl,
			basePath: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.r0)(2048)),
			registrationStatus: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Vm
		});
		function nameOfApp({ label, appId }) {
			return label || appId;
		}
		function compareApps(one, other) {
			return compareTexts(nameOfApp(one), nameOfApp(other)) || compareTexts(one.appId, other.appId);
		}
		function compareTexts(left, right) {
			return left < right ? -1 : Number(left > right);
		}
		const appItemSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv,
			appUrl
		});
		const appPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			data: (0, _pages_js__WEBPACK_IMPORTED_MODULE_1__.xt)(appItemSchema),
			..._pages_js__WEBPACK_IMPORTED_MODULE_1__.yy
		});
		const registrationSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv,
			taskId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv),
			registrationStatus: zod_mini__WEBPACK_IMPORTED_MODULE_3__.MfU(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Vm, "IN_PROGRESS"),
			statusUrl: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.hl),
			specExtraction: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				visionRunId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv),
				taskId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv)
			})),
			replaced: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				previousAppId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv,
				previousStatus: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Vm)
			}))
		});
		const setupSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ onboardingResumed: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY()) });
		const deletionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			appId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz("DELETED"),
			previousRegistrationStatus: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Vm)
		});
		function registeredAppId(error) {
			if (!(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error, "conflict") || error.slug === "app-registered-outside-api") return undefined;
			const { data } = zod_mini__WEBPACK_IMPORTED_MODULE_4__.xL(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv, error.problem?.appId);
			return data;
		}
		function createApps(caller, clock) {
			const get = async (appId, limits) => {
				const app = await caller.json({
					path: ["apps", appId],
					...limits
				}, appSchema);
				(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.qb)("app", appId, app.appId);
				return app;
			};
			const find = (appId, limits) => (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(get(appId, limits));
			return {
				get,
				find,
				ids: async (search) => (await readApps(caller, clock, search)).map(({ appId }) => appId),
				idsByUrl: async (appUrl) => {
					const limits = limitLookUp(clock);
					const idIfSame = async (item) => {
						const itemUrl = item.appUrl ?? (await find(item.appId, limits()))?.appUrl;
						return itemUrl !== undefined && (0, _text_same_url_js__WEBPACK_IMPORTED_MODULE_5__.q)(itemUrl, appUrl) ? item.appId : p_map__WEBPACK_IMPORTED_MODULE_6__.QJ;
					};
					const items = await readApps(caller, clock, undefined, limits);
					return (0, p_map__WEBPACK_IMPORTED_MODULE_6__.Ay)(items, idIfSame, { concurrency: lookUpsAtATime });
				},
				register: (app) => caller.json({
					method: "POST",
					path: ["apps"],
					json: app
				}, registrationSchema),
				supplyCredentials: (appId, json) => caller.json({
					method: "POST",
					path: [
						"apps",
						appId,
						"account-setup"
					],
					json
				}, setupSchema),
				delete: async (appId) => {
					const call = {
						method: "DELETE",
						path: ["apps", appId]
					};
					const deleted = await caller.json(call, deletionSchema);
					(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.qb)("app", appId, deleted.appId ?? appId, { transient: false });
					return deleted;
				}
			};
		}
		function limitLookUp(clock) {
			const deadline = clock.now() + lookUpMinutes * 6e4;
			return () => {
				if (clock.now() < deadline) return { deadline };
				const message = `The app could not be looked up by its URL within ${lookUpMinutes} minutes: give \`app-id\` if you can`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._7("timeout", message);
			};
		}
		async function readApps(caller, clock, search, limits) {
			const listing = await (0, _pages_js__WEBPACK_IMPORTED_MODULE_1__.s$)({
				clock,
				idOf: (app) => app.appId,
				readPage: async (paging) => {
					const query = {
						...paging,
						...search !== undefined && { search }
					};
					const call = {
						path: ["apps"],
						query,
						...limits?.()
					};
					return caller.json(call, appPageSchema.check((0, _pages_js__WEBPACK_IMPORTED_MODULE_1__.oh)(paging.page)));
				}
			});
			if (listing.kind === "complete") return listing.items;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._7("unexpected-response", "The list of apps kept changing while it was read");
		}
	}),
	98478: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => createFindings,
			q: () => runInProgress
		});
		var schemas = __webpack_require__(94343);
		var errors = __webpack_require__(90654);
		var pages = __webpack_require__(56233);
		;
		function createRateLimiter(clock, { requests, windowMs }) {
			const endTimes = [];
			let previous = Promise.resolve();
			const runInTurn = async (run) => {
				const oldest = endTimes.at(-requests);
				const waitMs = oldest === undefined ? 0 : oldest + windowMs - clock.now();
				if (waitMs > 0) await clock.sleep(waitMs);
				try {
					return await run();
				} finally {
					endTimes.push(clock.now());
				}
			};
			return (run) => {
				const result = previous.then(() => runInTurn(run));
				previous = result.catch(() => {});
				return result;
			};
		}
		var service_schemas = __webpack_require__(86253);
		;
		const stateFields = {
			isFixed: (0, service_schemas.W_)(schemas.zMY()),
			isDismissed: (0, service_schemas.W_)(schemas.zMY()),
			fixClaimed: (0, service_schemas.W_)(schemas.zMY())
		};
		const fieldSchema = schemas.Ikc({
			name: (0, service_schemas.Qq)(200),
			dataType: (0, service_schemas.W_)((0, service_schemas.Qq)(100)),
			location: (0, service_schemas.W_)((0, service_schemas.Qq)(100))
		});
		const maxFields = 20;
		const fieldsSchema = schemas.FsL(schemas.YOg(schemas.L5J()), schemas.pdi((items) => items.slice(0, maxFields).flatMap((item) => fieldSchema.safeParse(item).data ?? [])));
		const additionalDetailsSchema = schemas.Ikc({
			description: (0, service_schemas.W_)((0, service_schemas.Qq)(1e3)),
			impact_analysis: (0, service_schemas.W_)((0, service_schemas.Qq)(1e3)),
			mitigation: (0, service_schemas.W_)((0, service_schemas.Qq)(1e3)),
			long_solution: (0, service_schemas.W_)((0, service_schemas.Qq)(2e3)),
			references: (0, service_schemas.W_)((0, service_schemas.Te)(10, 300))
		});
		const findingSchema = schemas.Ikc({
			id: service_schemas.JQ,
			label: (0, service_schemas.Qq)(500),
			severity: schemas.Rvf((0, service_schemas.Ol)(100), "missing"),
			updated_severity: schemas.lqM(schemas.mee((0, service_schemas.Ol)(100))),
			title: (0, service_schemas.W_)((0, service_schemas.Qq)(500)),
			method: (0, service_schemas.Zm)(50),
			path: (0, service_schemas.Zm)(2048),
			owasp: (0, service_schemas.W_)((0, service_schemas.Qq)(100)),
			cwe: (0, service_schemas.W_)((0, service_schemas.Qq)(100)),
			cvss_score: (0, service_schemas.W_)(schemas.aig()),
			cvss_vector: (0, service_schemas.W_)((0, service_schemas.Qq)(200)),
			impact: (0, service_schemas.W_)((0, service_schemas.Qq)(1e3)),
			remediation: (0, service_schemas.W_)((0, service_schemas.Qq)(1e3)),
			explainer: (0, service_schemas.W_)((0, service_schemas.Qq)(1e3)),
			additionalDetails: (0, service_schemas.W_)(additionalDetailsSchema),
			fields: (0, service_schemas.W_)(fieldsSchema),
			uiPath: (0, service_schemas.W_)((0, service_schemas.Qq)(500)),
			issueType: (0, service_schemas.W_)((0, service_schemas.Qq)(100)),
			isPII: (0, service_schemas.W_)(schemas.zMY()),
			isPCI: (0, service_schemas.W_)(schemas.zMY()),
			isHIPAA: (0, service_schemas.W_)(schemas.zMY()),
			created_on: (0, service_schemas.W_)((0, service_schemas.Qq)(100)),
			...stateFields
		});
		const triageLimit = {
			requests: 30,
			windowMs: 6e4
		};
		const stateSchema = schemas.Ikc({
			id: (0, service_schemas.W_)(service_schemas.JQ),
			...stateFields
		});
		const triagedSchema = schemas.MfU(schemas.X$i(stateSchema, { vulnerability: (0, service_schemas.W_)(stateSchema) }), {});
		const completed = "COMPLETED";
		const runInProgress = "RUN_IN_PROGRESS";
		const statusSchema = schemas.Ikc({ status: (0, service_schemas.Qq)(200) });
		const findingsPageSchema = schemas.Ikc({
			status: (0, service_schemas.Qq)(200),
			data: schemas.lqM(schemas.mee((0, pages.xt)(findingSchema))),
			...pages.yy,
			total: schemas.lqM(schemas.mee(pages.vK))
		}).check(hasWhenCompleted("data"), hasWhenCompleted("total"));
		function hasWhenCompleted(field) {
			return schemas.YPB((page) => page.status !== completed || page[field] != null, { path: [field] });
		}
		function createFindings(caller, clock) {
			const rateLimiter = createRateLimiter(clock, triageLimit);
			const callOf = (appId, query, limits) => ({
				path: [
					"apps",
					appId,
					"vulnerabilities"
				],
				query,
				...limits
			});
			return {
				status: async (appId, limits) => (await caller.json(callOf(appId, pages.Z3, limits), statusSchema)).status,
				probe: async (appId, limits) => (await caller.json(callOf(appId, pages.Z3, limits), findingsPageSchema)).status,
				list: (appId, limits) => (0, pages.s$)({
					clock,
					idOf: (finding) => finding.id,
					readPage: async (query) => {
						const isRequested = (0, pages.oh)(query.page, ({ status }) => status !== completed);
						const call = callOf(appId, query, limits);
						const page = await caller.json(call, findingsPageSchema.check(isRequested));
						const { status, data, total, pageSize } = page;
						if (status !== completed) return { stop: status };
						return {
							data: data ?? [],
							total: total ?? 0,
							pageSize
						};
					}
				}),
				get: async (findingId) => {
					const finding = await caller.json({ path: ["vulnerabilities", findingId] }, findingSchema);
					(0, errors.qb)("finding", findingId, finding.id);
					return finding;
				},
				triage: async (findingId, action) => {
					const call = {
						method: "POST",
						path: [
							"vulnerabilities",
							findingId,
							action
						],
						rateLimiter
					};
					const { vulnerability, ...answer } = await caller.jsonIfAny(call, triagedSchema) ?? {};
					const { id, ...state } = vulnerability ?? answer;
					if (id !== undefined) (0, errors.qb)("finding", findingId, id);
					return state;
				}
			};
		}
	}),
	56233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z3: () => smallestPage,
			oh: () => isRequestedPage,
			s$: () => readAllPages,
			vK: () => countSchema,
			xt: () => pageItemsOf,
			yy: () => pagingFields
		});
		var p_map__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(606);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73305);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86253);
		const maxPageSize = 100;
		const smallerPageSizes = [10, 1];
		const pagesAtATime = 6;
		const maxRereads = 3;
		const pauseBeforeRereadMs = 1e3;
		const maxPages = 1e3;
		const maxKeptCharacters = 128 * 1024 * 1024;
		const itemOverhead = 500;
		const countSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI());
		function pageItemsOf(item) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(maxPageSize)), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(item));
		}
		const pagingFields = {
			total: countSchema,
			page: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr()),
			pageSize: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC()))
		};
		function isRequestedPage(requestedPage, stops = () => false) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB((answer) => (answer.page ?? requestedPage) === requestedPage || stops(answer), { path: ["page"] });
		}
		const smallestPage = {
			page: 1,
			pageSize: 1
		};
		async function readAllPages(reader) {
			let listing = await readOnce(reader);
			for (let reread = 0; listing.kind === "changing" && reread < maxRereads; reread += 1) {
				await reader.clock.sleep(pauseBeforeRereadMs);
				listing = await readOnce(reader);
			}
			return listing;
		}
		async function readOnce({ readPage, idOf }) {
			const requireRoomFor = createSizeLimit();
			const readWithinLimit = async (query) => {
				const result = await readPage(query);
				if ("data" in result) requireRoomFor(result.data);
				return result;
			};
			const read = (page, usedSize) => readInParts(readWithinLimit, {
				page,
				pageSize: maxPageSize
			}, usedSize);
			const [first, ...parts] = await read(1);
			if ("stop" in first) return {
				kind: "stopped",
				...first
			};
			const usedSize = parts.length > 0 ? maxPageSize : first.pageSize ?? maxPageSize;
			const pages = Math.ceil(first.total / usedSize);
			if (pages > maxPages) return {
				kind: "changing",
				items: first.data,
				total: first.total
			};
			const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
			const rest = await (0, p_map__WEBPACK_IMPORTED_MODULE_4__.Ay)(others, (page) => read(page, usedSize), { concurrency: pagesAtATime });
			const all = [
				first,
				...parts,
				...rest.flat()
			];
			const stopped = all.find((page) => "stop" in page);
			if (stopped) return {
				kind: "stopped",
				...stopped
			};
			return combine(all.filter((page) => "data" in page), idOf);
		}
		async function readInParts(readPage, query, usedSize = query.pageSize) {
			try {
				return [await readPage(query)];
			} catch (error) {
				const pageSize = smallerPageSizes.find((size) => size < usedSize && usedSize % size === 0);
				if (pageSize === undefined || !(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.I9)(error)) throw error;
				const count = usedSize / pageSize;
				const from = (query.page - 1) * count + 1;
				const parts = await readInParts(readPage, {
					page: from,
					pageSize
				});
				for (let page = from + 1; page < from + count; page += 1) {
					const last = parts.at(-1);
					const isEnd = !last || "stop" in last || (page - 1) * pageSize >= last.total;
					if (isEnd) break;
					parts.push(...await readInParts(readPage, {
						page,
						pageSize
					}));
				}
				return parts;
			}
		}
		function createSizeLimit() {
			let characters = 0;
			return (items) => {
				for (const item of items) characters += itemOverhead + charactersOf(item);
				if (characters <= maxKeptCharacters) return;
				const message = `A list contains more than the ${maxKeptCharacters / 1024 / 1024} Mi characters that are kept of one`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._7("unexpected-response", message, {
					status: 200,
					transient: false
				});
			};
		}
		function charactersOf(value) {
			if (typeof value === "string") return value.length;
			if (typeof value !== "object" || value === null) return 0;
			return Object.values(value).reduce((sum, property) => sum + charactersOf(property), 0);
		}
		function combine(pages, idOf) {
			const items = pages.flatMap((page) => page.data);
			const distinct = [...new Map(items.map((item) => [idOf(item), item])).values()];
			const total = pages.at(-1)?.total ?? 0;
			const isConsistent = pages.every((page) => page.total === total) && distinct.length === total && items.length === total;
			return isConsistent ? {
				kind: "complete",
				items
			} : {
				kind: "changing",
				items: distinct,
				total
			};
		}
	}),
	43539: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => isSameUrl });
		function isSameUrl(left, right) {
			const normalize = (url) => URL.parse(url)?.href.replace(/\/$/, "") ?? url;
			return normalize(left) === normalize(right);
		}
	})
};
