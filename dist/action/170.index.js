export const id = 170;
export const ids = [170];
export const modules = {
	466: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DD: () => title,
			R8: () => warn,
			Vg: () => remark,
			wF: () => orWarn
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6805);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1699);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9815);
		const title = "Security Test Gate";
		function warn(message) {
			(0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.$e)((0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Ig)(message), { title });
		}
		function remark(message) {
			(0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.lm)((0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Ig)(message), { title });
		}
		async function orWarn(failed, act) {
			try {
				return await act();
			} catch (error) {
				warn(`${failed}: ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
				return undefined;
			}
		}
	}),
	3170: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var core = __webpack_require__(6805);
		var decision_progress = __webpack_require__(5361);
		var environment = __webpack_require__(876);
		var redaction = __webpack_require__(9e3);
		var version = __webpack_require__(8009);
		var cancellation = __webpack_require__(2426);
		var policy_reader = __webpack_require__(3518);
		var input_reader = __webpack_require__(8085);
		var actions_secrets = __webpack_require__(8656);
		var decision_verdict = __webpack_require__(8977);
		var promises_ = __webpack_require__(8500);
		var github_event = __webpack_require__(5865);
		var failure = __webpack_require__(4679);
		var github_octokit = __webpack_require__(6038);
		;
		function createStatusWriter(target) {
			let before = Promise.resolve();
			let last = new AbortController();
			return (status, { patienceMs, ...limits } = {}) => {
				const [abandoned, own] = [last, new AbortController()];
				last = own;
				const ready = patienceMs === undefined ? before : Promise.race([before, (0, promises_.setTimeout)(patienceMs)]);
				const written = ready.then(() => {
					abandoned.abort();
					return send(target, status, {
						...limits,
						signal: own.signal
					});
				});
				before = written.catch(() => {});
				return written;
			};
		}
		async function send({ token, repository, sha, context, runUrl, isFork }, { state, description }, limits) {
			const failed = `The status "${context}" of the commit could not be set to ${state}`;
			if (!repository || sha === undefined) throw new failure.iK(`${failed}: this event names no commit.`);
			const octokit = await (0, github_octokit.Q)({
				token,
				...limits,
				mayRepeatPosts: true
			});
			await (0, failure.SP)({
				failed,
				permission: "statuses: write",
				isFork
			}, () => octokit.rest.repos.createCommitStatus({
				...(0, github_event.at)(repository),
				sha,
				state,
				context,
				description,
				...runUrl !== undefined && { target_url: runUrl }
			}));
		}
		var sentences = __webpack_require__(1699);
		var annotate = __webpack_require__(466);
		;
		const maxContextLength = 255;
		const cancelledLimits = {
			patienceMs: 1500,
			timeLimitMs: 4e3
		};
		function readStatusContext(reader) {
			const context = reader.text("commit-status");
			if (context === undefined) return undefined;
			const isOneLine = !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(context);
			if (isOneLine && [...context].length <= maxContextLength) return context;
			reader.refuse("commit-status", `must be one line of at most ${maxContextLength} characters`);
			return undefined;
		}
		function createStatusTeller(context, { event, token, signal }) {
			const { repository, headSha: sha, pullRequest } = event;
			const { runUrl } = (0, environment.Qo)();
			const isFork = pullRequest?.isFork === true;
			const write = context === undefined ? undefined : createStatusWriter({
				token,
				repository,
				sha,
				context,
				runUrl,
				isFork
			});
			const tell = async (...told) => {
				try {
					await write?.(...told);
				} catch (error) {
					(0, annotate.Vg)((0, sentences.bD)(error));
				}
			};
			let begun;
			return {
				begin: () => {
					begun = tell({
						state: "pending",
						description: "The security test has begun."
					});
				},
				end: async (result) => {
					await begun;
					const status = statusOf(result);
					if (status && !signal.aborted) await tell(status);
				},
				cancel: () => tell({
					state: "error",
					description: "Not tested: the job was cancelled."
				}, cancelledLimits)
			};
		}
		function statusOf({ verdict, job }) {
			if ((0, decision_verdict.lU)(verdict)) return undefined;
			const reason = (0, decision_verdict.A3)(verdict);
			const kept = job === "warning" ? ", but the job succeeds" : "";
			const description = {
				passed: "Passed: no open finding blocks",
				failed: `Failed: ${verdict.message.replace(/\.$/, "")}${kept}`,
				"not-tested": `Not tested: ${reason}${kept}`,
				error: `Error: ${reason}`
			}[verdict.verdict];
			const unmet = verdict.verdict === "failed" ? "failure" : "error";
			return {
				state: job === "failure" ? unmet : "success",
				description: `${description}.`
			};
		}
		var severity = __webpack_require__(4);
		var commit = __webpack_require__(4012);
		var config_file = __webpack_require__(3315);
		var connection_inputs = __webpack_require__(7309);
		var nested_value = __webpack_require__(4602);
		;
		const maxNamed = 10;
		const maxNameLength = 100;
		function judgeNeeds(text) {
			const needs = parseObject(text);
			const jobs = Object.entries(needs ?? {});
			if (needs === undefined || !jobs.every(([, job]) => isObject(job))) return "must be what the expression `toJSON(needs)` gives: an object with the result of each job";
			if (jobs.length === 0) return "names no job, since this one needs none: add `needs: deploy`, or leave the input out";
			const unmet = jobs.filter(([, job]) => resultOf(job) !== "success");
			if (unmet.length === 0) return undefined;
			const named = unmet.slice(0, maxNamed).map(([name, job]) => `${brief(name)} (${brief(resultOf(job))})`);
			const rest = unmet.length > maxNamed ? ` and ${unmet.length - maxNamed} more` : "";
			const message = `Jobs that this one needs did not succeed: ${named.join(", ")}${rest}. Nothing was sent to the service.`;
			return (0, decision_verdict.RP)("not-deployed", message);
		}
		function resultOf(job) {
			const result = (0, nested_value.C)(job, "result");
			return typeof result === "string" ? result : "no result";
		}
		function brief(text) {
			return text.slice(0, maxNameLength);
		}
		function parseObject(text) {
			try {
				const value = JSON.parse(text);
				const isWhole = countMembers(JSON.stringify(value)) === countMembers(text);
				return isWhole && isObject(value) ? value : undefined;
			} catch {
				return undefined;
			}
		}
		function countMembers(json) {
			return json.replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"/g, "").split(":").length - 1;
		}
		function isObject(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
		;
		function readVersionInputs(reader, { name, headSha, refSha }) {
			const timeoutMs = reader.minutes("version-timeout-minutes", {
				fallback: 5,
				min: 0
			});
			const given = reader.text("expected-version");
			const url = readVersionUrl(reader);
			if (url === undefined) {
				if (given !== undefined) reader.refuse("expected-version", "needs `version-url`: where the app reports its version");
				return undefined;
			}
			const expected = given ?? headSha;
			if (expected === undefined && !reader.isRefused("pull-request-number")) reader.refuse("expected-version", "is missing: this event has no head commit to expect at `version-url`");
			if (expected !== undefined && isIn(expected, url)) reader.refuse("version-url", "must not hold the expected commit: a page that repeats its address would prove it");
			const mergeCommit = name === "pull_request" ? refSha : undefined;
			return {
				url,
				expected: expected ?? "",
				mergeCommit,
				timeoutMs
			};
		}
		function isIn(version, { host, pathname, search }) {
			const address = `${host}${pathname}${search}`.toLowerCase();
			return (0, commit.W)(version) && address.includes(version.toLowerCase());
		}
		function readVersionUrl(reader) {
			const text = reader.text("version-url");
			if (text === undefined) return undefined;
			const url = URL.parse(text);
			if (!url || !/^https?:$/.test(url.protocol)) reader.refuse("version-url", "must be an `http` or `https` URL");
			else if (url.username || url.password) reader.refuse("version-url", "must not hold credentials: none are sent to the app");
			return url ?? undefined;
		}
		var written_file = __webpack_require__(553);
		;
		const forbiddenInArtifactName = /["':<>|*?\\/\r\n]/;
		function readViewInputs(reader) {
			const taken = new Map();
			const readWritten = (name) => {
				const file = reader.text(name);
				if (file === undefined) return undefined;
				try {
					const place = (0, written_file.$r)(file).toLowerCase();
					const other = taken.get(place);
					taken.set(place, name);
					if (other === undefined) return file;
					reader.refuse(name, `must not be the file of \`${other}\``);
				} catch (error) {
					const isOfSystem = error instanceof Error && "code" in error;
					reader.refuse(name, `${isOfSystem ? "cannot be written there: " : ""}${(0, sentences.bD)(error)}`);
				}
				return undefined;
			};
			return {
				annotations: reader.boolean("annotations", true),
				findingsFile: readWritten("findings-file"),
				sarifFile: readWritten("sarif-file"),
				predicateFile: readWritten("predicate-file"),
				openapiFile: reader.text("openapi-file")
			};
		}
		function readReportInputs(reader) {
			const artifactName = reader.text("artifact-name") ?? "security-report";
			if (forbiddenInArtifactName.test(artifactName) || artifactName.length > 200) reader.refuse("artifact-name", `must have at most 200 characters and none of " : < > | * ? \\ / ' or a line break`);
			const days = {
				fallback: 0,
				min: 0,
				max: 400,
				integer: true
			};
			return {
				upload: reader.booleanOrAuto("upload-report"),
				artifactName,
				retentionDays: reader.number("retention-days", days),
				timeoutMs: 1e3 * reader.number("report-timeout-seconds", {
					fallback: 60,
					min: 0,
					max: 3600
				})
			};
		}
		;
		async function readInputs(reader, governing, secrets) {
			const connection = await (0, connection_inputs.q)(reader, governing, secrets);
			const inputs = readGateInputs(reader, connection, governing.event);
			requireJudgedCommit(reader, inputs, governing.event);
			const undeployed = readNeeds(reader);
			reader.refuseStrayVariables();
			const missing = (0, connection_inputs.n)(connection.credentials);
			return {
				inputs,
				refusal: refusalOf(reader, missing, undeployed)
			};
		}
		function readGateInputs(reader, connection, event) {
			const report = readReportInputs(reader);
			const settings = readSettings(reader, connection, report.timeoutMs);
			return {
				connection,
				settings,
				governing: {
					configFile: (0, config_file.R)(reader),
					baselineFile: reader.text("baseline-file")
				},
				version: readVersionInputs(reader, event),
				report,
				views: readViewInputs(reader),
				github: readGitHubInputs(reader, settings.dryRun),
				details: reader.oneOf("details", [
					"auto",
					"full",
					"counts"
				], "auto"),
				warnOnly: reader.boolean("warn-only", false),
				onNotTested: reader.oneOf("on-not-tested", ["fail", "warn"], "fail")
			};
		}
		function refusalOf({ problems, isOutage }, missing, undeployed) {
			if (problems.length > 0 && !isOutage) {
				const message = (0, input_reader.yg)(missing ? [...problems, missing] : problems);
				return (0, decision_verdict.CU)("invalid-input", undeployed ? `${message} ${undeployed.message}` : message);
			}
			if (missing !== undefined) return (0, decision_verdict.CU)("missing-credentials", (0, input_reader.yg)([missing]));
			if (undeployed || !isOutage) return undeployed;
			return (0, decision_verdict.RP)("policy-unavailable", (0, input_reader.yg)(problems));
		}
		function requireJudgedCommit(reader, { github, version }, { headSha, subject }) {
			if (github.statusContext === undefined || !version || !(0, commit.W)(version.expected)) return;
			if (reader.isRefused("pull-request-number")) return;
			const judged = [
				headSha,
				subject.commit,
				version.mergeCommit
			];
			if (judged.some((commit) => commit?.toLowerCase() === version.expected.toLowerCase())) return;
			reader.refuse("expected-version", `must be the commit that \`commit-status\` is set on, ${headSha ?? "which is unknown"}, not another one`);
		}
		function readNeeds(reader) {
			const text = reader.text("needs");
			const judged = text === undefined ? undefined : judgeNeeds(text);
			if (typeof judged !== "string") return judged;
			reader.refuse("needs", judged);
			return undefined;
		}
		function readSettings(reader, { cadence, maxRetries }, reportTimeoutMs) {
			const settings = {
				app: (0, input_reader.cv)(reader),
				taskId: readTaskId(reader),
				threshold: reader.oneOf("fail-on-severity", [...severity.gO, "none"], undefined),
				newOnly: reader.boolean("fail-on-new-only", false),
				baselineAppId: readBaselineApp(reader),
				waitForCompletion: reader.boolean("wait-for-completion", true),
				dryRun: reader.boolean("dry-run", false),
				onActiveRun: reader.oneOf("on-active-run", ["wait", "fail"], "wait"),
				maxReruns: reader.number("max-reruns", {
					fallback: 1,
					min: 0,
					max: 20,
					integer: true
				}),
				maxRetries,
				cadence,
				timeoutMs: reader.minutes("timeout-minutes", {
					fallback: 30,
					min: 1e-4
				}),
				reportTimeoutMs,
				queueTimeoutMs: reader.minutes("queue-timeout-minutes", {
					fallback: 30,
					min: 0
				}),
				registrationTimeoutMs: reader.minutes("registration-timeout-minutes", {
					fallback: 0,
					min: 0
				})
			};
			if (settings.taskId !== undefined && !settings.waitForCompletion) reader.refuse("wait-for-completion", "must be `true` with `task-id`: a run that is adopted is waited for");
			return settings;
		}
		function readBaselineApp(reader) {
			const id = reader.identifier("baseline-app-id");
			const file = reader.text("baseline-file");
			if (id !== undefined && file !== undefined) reader.refuse("baseline-file", "must not be given beside `baseline-app-id`: give one of them");
			const newOnly = reader.text("fail-on-new-only")?.toLowerCase() === "true";
			if (id === undefined && file === undefined && newOnly) reader.refuse("fail-on-new-only", "needs a baseline: give `baseline-app-id` or `baseline-file`");
			return id;
		}
		function readTaskId(reader) {
			const id = reader.identifier("task-id");
			const kind = /^task_(reg|vr)_/.exec(id ?? "")?.[1];
			const what = kind === "reg" ? "registration" : "vision run";
			if (kind) reader.refuse("task-id", `must be a security test, not a ${what}`);
			return id;
		}
		function readGitHubInputs(reader, dryRun) {
			const statusContext = readStatusContext(reader);
			return {
				comment: reader.oneOf("comment-summary-in-pr", [
					"always",
					"on-failure",
					"never"
				], "on-failure"),
				openIssue: reader.boolean("open-issue", false),
				statusContext: dryRun ? undefined : statusContext
			};
		}
		var untrusted = __webpack_require__(9815);
		;
		const input = "pull-request-number";
		async function readJudgedEvent(reader, connect) {
			const event = (0, github_event.m)();
			const rule = {
				fallback: 0,
				min: 1,
				max: Number.MAX_SAFE_INTEGER,
				integer: true
			};
			const given = reader.number(input, rule);
			const isComment = event.name === "issue_comment";
			const number = given === 0 && isComment ? event.subject.pullRequest : given;
			if (reader.isRefused(input)) return {
				...event,
				headSha: undefined
			};
			if (!number) return event;
			const { adoptPullRequest } = await Promise.all([__webpack_require__.e(343), __webpack_require__.e(960)]).then(__webpack_require__.bind(__webpack_require__, 3960));
			try {
				return await adoptPullRequest(event, number, connect);
			} catch (error) {
				const which = given === 0 ? ` #${number}, which the comment is on` : ` #${number}`;
				const why = (0, sentences.bD)(error).replace(/\.$/, "");
				reader.refuse(input, `cannot be${which}: ${why}`, { isOutage: (0, failure.uD)(error) });
				return {
					...event,
					headSha: undefined
				};
			}
		}
		function describeAdopted(event) {
			const { pullRequest, proposal, headSha } = event;
			if (!pullRequest || (0, github_event.m)().pullRequest) return undefined;
			return (0, untrusted.Ig)(`Pull request #${pullRequest.number}: ${headSha}, proposed for ${proposal?.base}`);
		}
		var publish = __webpack_require__(4264);
		var verdict_output = __webpack_require__(3636);
		;
		async function run(signal) {
			const reader = new input_reader.i_();
			const governing = await (0, policy_reader.Ji)(reader, signal, readJudgedEvent);
			const secrets = (0, actions_secrets.g)();
			const { inputs, refusal } = await readInputs(reader, governing, secrets);
			(0, core.pq)(`${annotate.DD} ${version.r}`);
			const adopted = describeAdopted(governing.event);
			if (adopted !== undefined) (0, core.pq)(adopted);
			(0, core.uH)("verdict", "");
			secrets.known.push(governing.token);
			const status = createStatusTeller(inputs.github.statusContext, governing);
			if (refusal?.reason === "invalid-input") {
				const verdict = (0, redaction.Lv)(refusal, secrets.redactors.known);
				const result = {
					verdict,
					job: "failure",
					details: "counts",
					docsUrl: (0, environment.X)()
				};
				await (0, publish.Bs)(inputs.views);
				await settle(result, inputs);
				if (mayPost(reader)) {
					const { updateGitHubViews } = await __webpack_require__.e(277).then(__webpack_require__.bind(__webpack_require__, 277));
					await updateGitHubViews({
						result,
						inputs,
						run: governing
					});
				}
				await status.end(result);
				return false;
			}
			if (refusal === undefined) status.begin();
			const { cancelledResult, runGate } = await Promise.all([
				__webpack_require__.e(343),
				__webpack_require__.e(606),
				__webpack_require__.e(144),
				__webpack_require__.e(120),
				__webpack_require__.e(262)
			]).then(__webpack_require__.bind(__webpack_require__, 262));
			const progress = (0, decision_progress.nd)();
			const job = {
				inputs,
				refusal,
				governing,
				progress,
				secrets
			};
			const testing = runGate(job).then(async (result) => {
				await status.end(result);
				return result.job !== "failure";
			});
			return (0, cancellation.M)(signal, testing, async () => {
				const told = status.cancel();
				if (progress.triggering) await (0, cancellation.S)(testing);
				try {
					await settle(cancelledResult(job), inputs);
					return false;
				} finally {
					await (0, publish.Bs)(inputs.views);
					await told;
				}
			});
		}
		const namesOfPost = [
			"GITHUB_REPOSITORY",
			"app-id",
			"app-url",
			"pull-request-number",
			"comment-summary-in-pr",
			"open-issue"
		];
		function mayPost(reader) {
			return !reader.hasStrays && !namesOfPost.some((input) => reader.isRefused(input));
		}
		async function settle(result, { views }) {
			(0, verdict_output.n0)(result);
			const findingsFile = await (0, publish.sr)(result, views);
			(0, verdict_output.n0)({
				...result,
				findingsFile,
				summaryFile: await (0, verdict_output.Sy)(result)
			});
			(0, verdict_output.iP)(result);
		}
	}),
	4264: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			t9: () => prepareFiles,
			mk: () => publish,
			Bs: () => removeResults,
			sr: () => writeFindingsFile
		});
		var core = __webpack_require__(6805);
		var environment = __webpack_require__(876);
		var untrusted = __webpack_require__(9815);
		var findings_lines = __webpack_require__(1862);
		;
		const maxTitleLength = 200;
		const maxAnnotations = 9;
		function annotationsOf(blocking, locate) {
			const fits = blocking.length <= maxAnnotations;
			const shown = fits ? blocking : blocking.slice(0, maxAnnotations - 1);
			const annotations = shown.map((each) => ({
				title: (0, untrusted.Ig)((0, untrusted.ml)((0, findings_lines.mC)(each), maxTitleLength)),
				message: (0, untrusted.Ig)(remedyOf(each)),
				...locate(each.finding.method, each.finding.path)
			}));
			if (fits) return annotations;
			const title = `${blocking.length - shown.length} more findings block`;
			return [...annotations, {
				title,
				message: "The job summary lists them."
			}];
		}
		function remedyOf({ finding }) {
			const remedy = finding.remediation || "No remediation is given; the job summary has the details.";
			return `${finding.id}: ${remedy}`;
		}
		var decision_verdict = __webpack_require__(8977);
		;
		function renderFindingsFile({ verdict, app, run, assessment }) {
			const content = {
				schemaVersion: 1,
				verdict: verdict.verdict,
				reason: (0, decision_verdict.A3)(verdict),
				app: app && {
					appId: app.appId,
					label: app.label,
					appUrl: app.appUrl
				},
				run: run && {
					taskId: run.taskId,
					state: run.state,
					runNumber: run.runNumber
				},
				findings: (assessment?.findings ?? []).map(entryOf)
			};
			return `${JSON.stringify(content, null, 2)}\n`;
		}
		function entryOf(assessed) {
			const { finding, severity, state, isNew, acceptance, blocking } = assessed;
			return {
				id: finding.id,
				label: finding.label,
				severity: finding.severity,
				effectiveSeverity: severity ?? finding.severity,
				path: finding.path,
				method: finding.method,
				state,
				new: isNew ?? null,
				blocking,
				title: finding.title,
				impact: finding.impact,
				remediation: finding.remediation,
				owasp: finding.owasp,
				cwe: finding.cwe,
				cvssScore: finding.cvss_score,
				cvssVector: finding.cvss_vector,
				fixClaimed: finding.fixClaimed ?? false,
				acceptance: acceptance && {
					reason: acceptance.reason,
					owner: acceptance.owner,
					expires: acceptance.expires
				}
			};
		}
		var version = __webpack_require__(8009);
		var external_node_fs_ = __webpack_require__(3024);
		var promises_ = __webpack_require__(1455);
		var external_node_path_ = __webpack_require__(6760);
		var checkout = __webpack_require__(5681);
		var sentences = __webpack_require__(1699);
		var policy_reader = __webpack_require__(3518);
		var annotate = __webpack_require__(466);
		;
		const maxBytes = 2 * 1024 * 1024;
		async function readLocator(file, workspace, basePath = "") {
			if (file === undefined) return () => undefined;
			try {
				const text = await readInRepository(file, workspace);
				const { createLocator } = await Promise.all([__webpack_require__.e(815), __webpack_require__.e(167)]).then(__webpack_require__.bind(__webpack_require__, 5167));
				return createLocator({
					text,
					file: await (0, policy_reader.SH)(file, workspace) ?? file,
					basePath
				});
			} catch (error) {
				(0, annotate.Vg)(`Findings are not located, since \`openapi-file\` cannot be used: ${(0, sentences.bD)(error)}`);
				return () => undefined;
			}
		}
		async function readInRepository(file, workspace) {
			const path = await (0, promises_.realpath)((0, external_node_path_.resolve)(workspace, file));
			if (!(0, checkout.Ce)(await (0, promises_.realpath)(workspace), path)) throw new Error(`${file} lies outside of the repository`);
			const handle = await (0, promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | external_node_fs_.constants.O_NOFOLLOW);
			try {
				const stats = await handle.stat();
				if (!stats.isFile()) throw new Error(`${file} is no regular file`);
				if (stats.size > maxBytes) throw new Error(`${file} is larger than 2 MiB`);
				return await handle.readFile("utf8");
			} finally {
				await handle.close();
			}
		}
		var verdict_output = __webpack_require__(3636);
		var written_file = __webpack_require__(553);
		;
		async function publish(result, views, workflow, signal) {
			const file = result.assessment && views.openapiFile;
			const locate = await readLocator(file, (0, environment.iz)().workspace, result.app?.basePath);
			signal.throwIfAborted();
			const findingsFile = await writeFindingsFile(result, views);
			signal.throwIfAborted();
			const sarifFile = await writeSarif(result, views, locate, workflow);
			signal.throwIfAborted();
			const predicateFile = await writePredicate(result, views);
			signal.throwIfAborted();
			const published = {
				...result,
				findingsFile,
				sarifFile,
				predicateFile
			};
			(0, verdict_output.n0)(published);
			if (views.annotations) publish_annotate(published, locate);
			const summaryFile = await (0, verdict_output.Sy)(published);
			signal.throwIfAborted();
			(0, verdict_output.n0)({
				...published,
				summaryFile
			});
			return published;
		}
		function publish_annotate({ assessment, details, job }, locate) {
			if (!assessment || details === "counts") return;
			const write = job === "failure" ? core.z3 : core.$e;
			for (const { message, line, ...properties } of annotationsOf(assessment.blocking, locate)) write(message, {
				...properties,
				...line !== undefined && { startLine: line }
			});
		}
		function writeFindingsFile(result, { findingsFile }) {
			return write("findings-file", findingsFile, async () => renderFindingsFile(result));
		}
		function writeSarif({ assessment, app }, { sarifFile }, locate, workflow) {
			if (!assessment || !app) return undefined;
			return write("sarif-file", sarifFile, async () => {
				const { renderSarif } = await __webpack_require__.e(894).then(__webpack_require__.bind(__webpack_require__, 8894));
				const workflowFile = /\.ya?ml$/.test(workflow) ? workflow : ".github/workflows";
				const { findings } = assessment;
				const { log, omitted } = renderSarif({
					findings,
					locate,
					workflowFile,
					version: version.r,
					app
				});
				if (omitted > 0) (0, annotate.R8)(`${omitted} findings do not fit into the SARIF file, the least important ones.`);
				return JSON.stringify(log);
			});
		}
		function writePredicate(result, { predicateFile }) {
			return write("predicate-file", predicateFile, async () => {
				const { predicateOf } = await __webpack_require__.e(49).then(__webpack_require__.bind(__webpack_require__, 8049));
				const predicate = predicateOf(result);
				return predicate && `${JSON.stringify(predicate, null, 2)}\n`;
			});
		}
		async function prepareFiles({ views, version }) {
			if (views.predicateFile !== undefined && version === undefined) (0, annotate.R8)("`predicate-file` is not written: without `version-url` nothing proves which build is tested.");
			await removeResults(views);
		}
		async function removeResults({ predicateFile, sarifFile }) {
			const files = {
				"predicate-file": predicateFile,
				"sarif-file": sarifFile
			};
			for (const [input, file] of Object.entries(files)) if (file !== undefined) await (0, annotate.wF)(`The old file of \`${input}\` could not be removed`, () => (0, written_file.nM)(file));
		}
		async function write(input, file, render) {
			if (file === undefined) return undefined;
			return (0, annotate.wF)(`\`${input}\` could not be written`, async () => {
				const text = await render();
				return text === undefined ? undefined : (0, written_file.f8)(file, text);
			});
		}
	}),
	3636: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			iP: () => announce,
			n0: () => setOutputs,
			Sy: () => writeSummary
		});
		var external_node_crypto_ = __webpack_require__(7598);
		var external_node_path_ = __webpack_require__(6760);
		var core = __webpack_require__(6805);
		var summary = __webpack_require__(3327);
		var decision_verdict = __webpack_require__(8977);
		var environment = __webpack_require__(876);
		;
		function outputsOf(result) {
			const { verdict, app, run, assessment, report, ...files } = result;
			const counts = assessment?.counts;
			const values = {
				verdict: verdict.verdict,
				reason: (0, decision_verdict.A3)(verdict),
				"app-id": app?.appId,
				"task-id": run?.taskId,
				"task-state": run?.state,
				"run-number": run?.runNumber,
				"status-url": run?.statusUrl,
				"findings-count": assessment?.open.length,
				"critical-count": counts?.critical,
				"high-count": counts?.high,
				"medium-count": counts?.medium,
				"low-count": counts?.low,
				"blocking-count": assessment?.blocking.length,
				"new-count": assessment?.newCount,
				"accepted-count": assessment?.accepted.length,
				"report-path": report?.path,
				"report-artifact-id": report?.artifactId,
				"report-artifact-url": report?.artifactUrl,
				"sarif-file": files.sarifFile,
				"findings-file": files.findingsFile,
				"predicate-file": files.predicateFile,
				"summary-file": files.summaryFile
			};
			return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? "")]));
		}
		var remedies = __webpack_require__(8706);
		var severity = __webpack_require__(4);
		var untrusted = __webpack_require__(9815);
		var acceptances = __webpack_require__(6944);
		;
		const minRuns = 3;
		const maxRuns = 12;
		const colours = {
			critical: "#ff8182",
			high: "#fb8f44",
			medium: "#eac54f",
			low: "#80ccff"
		};
		function renderPie(counts) {
			const present = severity.gO.filter((severity) => counts[severity] > 0);
			if (present.length < 2) return undefined;
			const slices = present.map((severity) => `  "${severity}" : ${counts[severity]}`);
			const theme = Object.fromEntries(present.map((severity, index) => [`pie${index + 1}`, colours[severity]]));
			const variables = {
				...theme,
				pieOpacity: "1",
				pieSectionTextColor: "#1f2328"
			};
			return mermaid(variables, [
				"pie showData",
				"  title Open findings by severity",
				...slices
			]);
		}
		function renderHistory(reports) {
			const runs = reports.filter(({ runNumber, issuesCount }) => runNumber !== undefined && issuesCount !== undefined).slice(0, maxRuns).reverse();
			if (runs.length < minRuns) return undefined;
			const counts = runs.map(({ issuesCount }) => issuesCount ?? 0);
			if (new Set(counts).size === 1) return undefined;
			return mermaid({ xyChart: { plotColorPalette: colours.high } }, [
				"xychart-beta",
				"  title \"Findings over the last runs\"",
				`  x-axis "Run" [${runs.map(({ runNumber }) => `"${runNumber}"`).join(", ")}]`,
				`  y-axis 0 --> ${Math.max(10, ...counts)}`,
				`  bar [${counts.join(", ")}]`
			]);
		}
		function mermaid(themeVariables, lines) {
			const directive = `%%{init: ${JSON.stringify({ themeVariables })}}%%`;
			return [
				"```mermaid",
				directive,
				...lines,
				"```"
			].join("\n");
		}
		var references = __webpack_require__(5872);
		var results_sections = __webpack_require__(8910);
		;
		const elsewhere = ", in the service";
		const blockingBudget = {
			maxItems: 50,
			maxBytes: 6e5,
			elsewhere
		};
		const foldedBudget = {
			maxItems: 500,
			maxBytes: 13e4,
			elsewhere
		};
		const maxPassage = 1e3;
		function renderSummary(result) {
			const { assessment, report } = result;
			const sections = ["## Security Test Gate", (0, results_sections.pd)(result)];
			if (assessment) sections.push(...renderAssessment(assessment, result));
			sections.push((0, results_sections.Id)(result));
			if (assessment) sections.push(renderCharts(assessment, report?.history ?? []));
			return (0, results_sections.fj)(sections);
		}
		function renderAssessment(assessment, result) {
			const counts = (0, results_sections.Pn)(assessment);
			if (result.details === "counts") return [(0, results_sections.J4)(result), counts];
			const others = assessment.open.filter(({ blocking }) => !blocking);
			return [
				renderBlocking(assessment.blocking),
				counts,
				renderFolded(others, "Open findings that do not block"),
				renderFolded(assessment.accepted, "Findings that the policy accepts"),
				(0, acceptances.d)(assessment.acceptances ?? [])
			];
		}
		function renderCharts({ counts }, history) {
			const charts = [renderPie(counts), renderHistory(history)].filter(Boolean).join("\n\n");
			return charts && folded("Charts", charts);
		}
		function folded(title, content) {
			return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
		}
		function renderFolded(findings, title) {
			if (findings.length === 0) return "";
			const worstFirst = findings.toSorted((a, b) => (0, severity.IQ)(a.severity) - (0, severity.IQ)(b.severity));
			return folded(`${title} (${findings.length})`, (0, results_sections.pI)(worstFirst, foldedBudget, results_sections.gU));
		}
		function renderBlocking(blocking) {
			if (blocking.length === 0) return "";
			const findings = (0, results_sections.pI)(blocking, blockingBudget, renderFinding, "\n\n");
			return `#### Blocking findings\n\n${findings}`;
		}
		function renderFinding(assessed) {
			const { finding } = assessed;
			const { severity, name, endpoint, id } = (0, results_sections.Z9)(assessed);
			const cvss = [finding.cvss_score, finding.cvss_vector].filter((part) => part !== undefined);
			const facts = [
				["Id", id],
				["OWASP", finding.owasp && linkTo(finding.owasp, (0, references.s)(finding.owasp))],
				["CWE", finding.cwe && linkTo(finding.cwe, (0, references.x)(finding.cwe))],
				["CVSS", cvss.map((part) => (0, untrusted.Bm)(String(part))).join(", ")],
				["Impact", finding.impact && (0, untrusted.Bm)(finding.impact, maxPassage)],
				["Remediation", finding.remediation && (0, untrusted.Bm)(finding.remediation, maxPassage)]
			].filter(([, value]) => value);
			const list = facts.map(([label, value]) => `- **${label}:** ${value}`).join("\n");
			return folded(`<b>${severity}</b> \u00B7 ${name} \u00B7 ${endpoint}`, list);
		}
		function linkTo(name, reference) {
			return reference ? `[${(0, untrusted.Bm)(name)}](${reference.address})` : (0, untrusted.Bm)(name);
		}
		var annotate = __webpack_require__(466);
		var written_file = __webpack_require__(553);
		;
		function setOutputs(result) {
			for (const [name, value] of Object.entries(outputsOf(result))) (0, core.uH)(name, value);
		}
		function announce({ verdict, job, run, docsUrl, asksForProof }) {
			const headline = `Verdict: ${verdict.verdict}${(0, decision_verdict.A3)(verdict) && ` (${(0, decision_verdict.A3)(verdict)})`}. ${verdict.message}`;
			const address = (0, remedies.pg)(verdict, docsUrl);
			const told = [
				headline,
				(0, remedies.sk)(verdict, run, asksForProof),
				address && `More: ${address}`
			];
			const line = (0, untrusted.vs)(told.filter(Boolean).join(" "));
			if (job === "failure") (0, core.z3)(line, { title: annotate.DD });
			else if (job === "warning") (0, core.$e)(line, { title: annotate.DD });
			else (0, core.pq)(line);
		}
		async function writeSummary(result) {
			const text = renderSummary(result);
			const buffer = summary.z.emptyBuffer().addRaw(text);
			await (0, annotate.wF)("The job summary could not be written", () => buffer.write({ overwrite: true }));
			const file = (0, external_node_path_.join)((0, environment.iz)().tempFolder, `security-test-gate-${(0, external_node_crypto_.randomUUID)()}.md`);
			return (0, annotate.wF)("The file of the job summary could not be written", () => (0, written_file.f8)(file, text));
		}
	}),
	553: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$r: () => targetOf,
			f8: () => writeWhole,
			nM: () => removeFile
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
		var node_process__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1708);
		var _github_checkout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5681);
		var _github_environment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(876);
		const openFolder = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
		function targetOf(file) {
			const { workspace, tempFolder } = (0, _github_environment_js__WEBPACK_IMPORTED_MODULE_6__.iz)();
			const path = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workspace, file);
			const target = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(realFolder((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)), (0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path));
			if (![workspace, tempFolder].some((root) => isBelow(target, realFolder(root)))) throw new Error(`must lie in the workspace or in \`RUNNER_TEMP\`, outside of \`.git\`; links resolved, it is ${target}`);
			const present = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(target, { throwIfNoEntry: false });
			if (present && !present.isFile()) throw new Error(`must be a regular file; what is at ${target} is a link, a folder or a device`);
			return target;
		}
		function realFolder(path) {
			const isThere = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
			return isThere ? node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(path) : (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(realFolder((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)), (0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path));
		}
		function isBelow(path, root) {
			const segments = (0, _github_checkout_js__WEBPACK_IMPORTED_MODULE_5__.Ce)(root, path);
			return segments !== undefined && segments[0] !== "" && !(0, _github_checkout_js__WEBPACK_IMPORTED_MODULE_5__.IP)(segments);
		}
		async function writeWhole(file, text) {
			const target = targetOf(file);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), { recursive: true });
			await inFolder(target, (path) => writeAt(path, text));
			return file;
		}
		async function inFolder(target, act) {
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target);
			const handle = node_process__WEBPACK_IMPORTED_MODULE_4__.platform === "linux" ? await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(folder, openFolder) : undefined;
			try {
				const opened = handle ? `/proc/self/fd/${handle.fd}` : folder;
				if (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(opened) !== folder) throw new Error(`${folder} was replaced meanwhile`);
				await act((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(opened, (0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(target)));
			} finally {
				await handle?.close();
			}
		}
		async function removeFile(file) {
			const target = targetOf(file);
			if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target))) await inFolder(target, (path) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { force: true }));
		}
		async function writeAt(path, text) {
			const aside = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), `.security-test-gate-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString("hex")}`);
			const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(aside, "wx");
			try {
				await file.writeFile(text).finally(() => file.close());
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(aside, path);
			} catch (error) {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(aside, { force: true });
				throw error;
			}
		}
	}),
	5361: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N4: () => note,
			nd: () => noProgress,
			wy: () => describePolicy
		});
		var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8977);
		function noProgress() {
			return {
				triggering: false,
				lostTrigger: false
			};
		}
		function note(event, progress) {
			progress.triggering = event.kind === "triggering";
			if (event.kind === "trigger-uncertain") progress.lostTrigger = true;
			if (event.kind === "run-triggered") progress.lostTrigger = false;
			if ("app" in event) progress.app = event.app;
			if ("run" in event) progress.run = event.run;
			if (event.kind === "governed") progress.policy = describePolicy(event);
		}
		function describePolicy(event) {
			const { policy, policyOrigin } = event;
			return policy ? `${policyOrigin}, which accepts ${(0, _verdict_js__WEBPACK_IMPORTED_MODULE_0__.pq)(policy.acceptances.length, "risk")}` : `none, there is no ${policyOrigin}`;
		}
	}),
	6944: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => renderAcceptances,
			r: () => remarksOn
		});
		var _decision_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8977);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9815);
		var _sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8910);
		const budget = {
			maxItems: 100,
			maxBytes: 6e4,
			elsewhere: " in the policy file"
		};
		function renderAcceptances(uses) {
			if (uses.length === 0) return "";
			return `#### Accepted risks\n\n${(0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.pI)(uses, budget, renderUse)}`;
		}
		function renderUse({ acceptance, standing, findings }) {
			const { description, reason, owner, expires } = acceptance;
			const end = {
				holds: `until ${expires}`,
				"expires-soon": `until ${expires} (soon)`,
				expired: `**expired** after ${expires}`
			}[standing];
			const parts = [
				(0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_2__.pq)(findings, "finding"),
				(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(reason),
				(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(owner),
				end
			];
			return `- **${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(description)}** \u00B7 ${parts.join(" \u00B7 ")}`;
		}
		function remarksOn(uses, details) {
			if (details === "counts") return countEnds(uses);
			return uses.flatMap(({ acceptance, standing, findings }) => {
				const { description, owner, expires } = acceptance;
				const entry = `The acceptance of ${description} (${owner})`;
				if (findings === 0) {
					const message = `${entry} matches no finding: remove it from the policy if it is done with.`;
					return [{
						level: "notice",
						message
					}];
				}
				if (standing === "holds") return [];
				const end = {
					"expires-soon": `ends after ${expires}: fix the risk, or renew it before.`,
					expired: `expired after ${expires}: it accepts nothing any more.`
				}[standing];
				return [{
					level: "warning",
					message: `${entry} ${end}`
				}];
			});
		}
		function countEnds(uses) {
			const count = (wanted) => uses.filter(({ standing }) => standing === wanted).length;
			const [expired, soon] = [count("expired"), count("expires-soon")];
			if (expired + soon === 0) return [];
			const message = `Of the risks that the policy accepts, ${expired} have expired, and ${soon} soon will: look into the policy file.`;
			return [{
				level: "warning",
				message
			}];
		}
	}),
	5872: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			s: () => owaspOf,
			x: () => cweOf
		});
		function cweOf(text = "") {
			const number = /^\s*CWE-0*([1-9]\d{0,5})\s*$/i.exec(text)?.[1];
			if (number === undefined) return undefined;
			const name = `CWE-${number}`;
			const address = `https://cwe.mitre.org/data/definitions/${number}.html`;
			return {
				name,
				title: name,
				tag: `external/cwe/cwe-${number}`,
				address
			};
		}
		function owaspOf(text = "") {
			const name = /^\s*(API\d{1,2}:(?:2019|2023))\b/i.exec(text)?.[1]?.toUpperCase();
			if (name === undefined) return undefined;
			const tag = `external/owasp/${name.toLowerCase().replace(":", "-")}`;
			const address = `https://owasp.org/API-Security/editions/${name.slice(-4)}/en/0x11-t10/`;
			return {
				name,
				title: `OWASP ${name}`,
				tag,
				address
			};
		}
	}),
	4012: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => isCommit });
		function isCommit(text) {
			return /^(?:[\da-f]{40}|[\da-f]{64})$/i.test(text);
		}
	})
};
