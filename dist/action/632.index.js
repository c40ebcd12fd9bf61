export const id = 632;
export const ids = [632];
export const modules = {
	98085: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KS: () => gateTitle,
			R8: () => warn,
			me: () => notify,
			yh: () => warnOnFailure
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(235);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51699);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99815);
		const gateTitle = "Security Test Gate";
		function warn(message) {
			(0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.$e)((0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Ig)(message), { title: gateTitle });
		}
		function notify(message) {
			(0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.lm)((0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Ig)(message), { title: gateTitle });
		}
		async function warnOnFailure(message, action) {
			try {
				return await action();
			} catch (error) {
				warn(`${message}: ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
				return undefined;
			}
		}
	}),
	632: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			readGateInputs: () => readGateInputs,
			run: () => run
		});
		var core = __webpack_require__(235);
		var mode = __webpack_require__(50381);
		var decision_progress = __webpack_require__(35361);
		var redaction = __webpack_require__(49e3);
		var version = __webpack_require__(28009);
		var cancellation = __webpack_require__(22426);
		var connection_inputs = __webpack_require__(57309);
		var input_reader = __webpack_require__(68085);
		var certificate_variables = __webpack_require__(32963);
		var policy_reader = __webpack_require__(79555);
		var actions_secrets = __webpack_require__(68656);
		var promises_ = __webpack_require__(58500);
		var schemas = __webpack_require__(94343);
		var answer = __webpack_require__(60755);
		var github_event = __webpack_require__(45865);
		var failure = __webpack_require__(54679);
		var github_octokit = __webpack_require__(64636);
		var request_retry = __webpack_require__(32371);
		;
		function createStatusWriter(target) {
			let previousWrite = Promise.resolve();
			let previousAbort = new AbortController();
			return (status, { patienceMs, ...limits } = {}) => {
				const toAbort = previousAbort;
				const abort = new AbortController();
				previousAbort = abort;
				const turn = patienceMs === undefined ? previousWrite : Promise.race([previousWrite, (0, promises_.setTimeout)(patienceMs)]);
				const write = turn.then(() => {
					toAbort.abort();
					return send(target, status, {
						...limits,
						signal: abort.signal
					});
				});
				previousWrite = write.catch(() => {});
				return write;
			};
		}
		async function send({ token, isFork, ...target }, status, limits) {
			const { repository, sha, context } = target;
			const failed = `The status "${context}" of the commit could not be set to ${status.state}`;
			if (!repository || sha === undefined) throw new failure.iK(`${failed}: this event names no commit.`);
			const access = {
				token,
				...github_octokit.q,
				...limits,
				mayRepeatPosts: true
			};
			const octokit = await (0, github_octokit.Q)(access);
			const commit = {
				...(0, github_event.H5)(repository),
				sha
			};
			await (0, failure.SP)({
				failed,
				permission: "statuses: write",
				isFork
			}, () => writeWorst(octokit, commit, target, status));
		}
		const settleMs = 1e3;
		const badStates = ["failure", "error"];
		const ranks = {
			failure: 2,
			error: 1
		};
		function isWorse(state, other) {
			return (ranks[state] ?? 0) > (ranks[other] ?? 0);
		}
		const descriptionsOfOthers = {
			failure: "Failed in another job of this workflow run.",
			error: "Not tested in another job of this workflow run."
		};
		async function writeWorst(octokit, commit, { context, attemptUrl }, status) {
			const post = ({ state, description }, request = {}) => {
				const link = attemptUrl === undefined ? {} : { target_url: attemptUrl };
				const parameters = {
					...commit,
					state,
					context,
					description,
					...link,
					request
				};
				return octokit.rest.repos.createCommitStatus(parameters);
			};
			if (attemptUrl === undefined) {
				await post(status);
				return;
			}
			const list = () => listStates(octokit, commit, {
				context,
				attemptUrl
			});
			const findWorse = async () => (await list()).find((state) => isWorse(state, status.state));
			if (await findWorse() === undefined) await (0, request_retry.o)(findWorse, (request) => post(status, request));
			await (0, promises_.setTimeout)(settleMs);
			const states = await list();
			const worst = badStates.find((state) => state === status.state || states.includes(state));
			const newest = states[0] ?? status.state;
			if (worst === undefined || !(isWorse(worst, status.state) || isWorse(worst, newest))) return;
			const isOwn = worst === status.state;
			await post(isOwn ? status : {
				state: worst,
				description: descriptionsOfOthers[worst]
			});
		}
		const statusesSchema = schemas.YOg(schemas.Ikc({
			state: schemas.YjP(),
			context: schemas.YjP(),
			target_url: schemas.cl6(schemas.YjP())
		}));
		async function listStates(octokit, { sha: ref, ...repository }, { context, attemptUrl }) {
			const parameters = {
				...repository,
				ref,
				per_page: 100
			};
			const listed = await octokit.paginate(octokit.rest.repos.listCommitStatusesForRef, parameters);
			return (0, answer.W)(statusesSchema, listed, `the statuses of ${ref}`).filter((each) => each.context === context && each.target_url === attemptUrl).map(({ state }) => state);
		}
		var environment = __webpack_require__(70876);
		var decision_verdict = __webpack_require__(48977);
		;
		const maxDescriptionLength = 140;
		function finalStatusOf({ verdict, job, assessment }) {
			if ((0, decision_verdict.RE)(verdict)) return undefined;
			const unmet = verdict.verdict === "failed" ? "failure" : "error";
			const leniency = job === "warning" ? ", but the job succeeds" : "";
			const description = `${describeVerdict(verdict, assessment?.blocking.length ?? 0)}${leniency}.`;
			return {
				state: job === "failure" ? unmet : "success",
				description: description.slice(0, maxDescriptionLength)
			};
		}
		function describeVerdict(verdict, blockingCount) {
			switch (verdict.verdict) {
				case "passed": return "Passed: no open finding blocks";
				case "failed": return `Failed: ${(0, decision_verdict.V5)(blockingCount)}${verdict.unproven ? " (not all is proven)" : ""}`;
				case "not-tested": return `Not tested: ${(0, decision_verdict.ez)(verdict)}`;
				case "error": return `Error: ${(0, decision_verdict.ez)(verdict)}`;
			}
		}
		var sentences = __webpack_require__(51699);
		var annotate = __webpack_require__(98085);
		;
		const cancelledLimits = {
			patienceMs: 1500,
			timeLimitMs: 4e3
		};
		function createStatusReporter(context, { event, token, signal }) {
			const { repository, headSha: sha, pullRequest } = event;
			const { runUrl } = (0, environment.Qo)();
			const attemptUrl = runUrl && `${runUrl}/attempts/${(0, environment.Jv)()}`;
			const isFork = pullRequest?.isFork === true;
			const write = context === undefined ? undefined : createStatusWriter({
				token,
				repository,
				sha,
				context,
				attemptUrl,
				isFork
			});
			const writeOrNotify = async (...status) => {
				try {
					await write?.(...status);
				} catch (error) {
					(0, annotate.me)((0, sentences.bD)(error));
				}
			};
			let begun;
			return {
				begin: () => {
					begun = writeOrNotify({
						state: "pending",
						description: "The security test has begun."
					});
				},
				end: async (result) => {
					await begun;
					const status = finalStatusOf(result);
					if (status && !signal.aborted) await writeOrNotify(status);
				},
				cancel: () => writeOrNotify({
					state: "error",
					description: "Not tested: the job was cancelled."
				}, cancelledLimits)
			};
		}
		var inputs = __webpack_require__(90242);
		;
		const declaration = {
			name: annotate.KS,
			description: "Runs a dynamic security test (DAST) against your deployed app, and fails on serious findings or an incomplete test",
			icon: "shield",
			document: "docs/inputs-and-outputs.md",
			inputs: inputs.Q,
			outputs: {
				verdict: "`passed`, `failed`, `not-tested` or `error`.",
				reason: "Code of the reason for the verdict; empty for `passed`.",
				"app-id": "Id of the app that the verdict is about.",
				"task-id": "Task of the run that the verdict rests on; the input `task-id` of a later job can adopt it.",
				"task-state": "Last known state of that task, for example `COMPLETED`.",
				"run-number": "Number of that run in the service.",
				"status-url": "URL of that task in the service's API.",
				"findings-count": "Open findings: not fixed, not dismissed, not accepted. Empty, like every count, when nothing was tested.",
				"critical-count": "Open findings of effective severity critical.",
				"high-count": "Open findings of effective severity high.",
				"medium-count": "Open findings of effective severity medium.",
				"low-count": "Open findings of effective severity low.",
				"blocking-count": "Findings that fail the job.",
				"new-count": "Open findings absent from the baseline; empty without a baseline.",
				"accepted-count": "Findings set aside by the policy.",
				"overdue-count": "Open findings past their deadline; empty without deadlines in the policy.",
				"report-path": "Path of the downloaded PDF report on the runner.",
				"report-artifact-id": "Id of the uploaded artifact.",
				"report-artifact-url": "URL of the uploaded artifact.",
				"sarif-file": "Path of the SARIF file, when it was written.",
				"findings-file": "Path of the findings file, when it was written.",
				"predicate-file": "Path of the predicate, when it was written.",
				"summary-file": "Path of a file with the job summary's Markdown as it was written, whatever the verdict, for steps that send it elsewhere."
			}
		};
		var external_node_path_ = __webpack_require__(76760);
		var app_input = __webpack_require__(79865);
		var policy_files = __webpack_require__(54990);
		var workspace_path = __webpack_require__(65202);
		var untrusted = __webpack_require__(99815);
		;
		const input = "pull-request-number";
		async function readJudgedEvent(reader, given, connect) {
			const event = (0, github_event.mE)();
			const isComment = event.name === "issue_comment";
			const number = given ?? (isComment ? event.subject.pullRequest : undefined);
			if (reader.isRefused(input)) return {
				...event,
				headSha: undefined
			};
			if (number === undefined) return event;
			const { eventAboutPullRequest } = await __webpack_require__.e(910).then(__webpack_require__.bind(__webpack_require__, 40910));
			try {
				return await eventAboutPullRequest(event, number, connect);
			} catch (error) {
				const which = given === undefined ? ` #${number}, which the comment is on` : ` #${number}`;
				const why = (0, sentences.bD)(error).replace(/\.$/, "");
				reader.refuse(input, `cannot be${which}: ${why}`, { outage: (0, failure.nu)(error) });
				return {
					...event,
					headSha: undefined
				};
			}
		}
		function judgeOutcome({ name, outcome }) {
			if (!outcome || outcome.value === "success") return undefined;
			const { field, value } = outcome;
			const message = `The event \`${name}\` reports \`${field}\` ${(0, untrusted.Ig)(value)}, not success. Nothing was sent to the service.`;
			return (0, decision_verdict.RP)("not-deployed", message, explainOutcome(name, value));
		}
		const rerunIsUseless = "Running this one again replays the old event, and changes nothing.";
		function explainOutcome(event, outcome) {
			if (event === "workflow_run") return {
				heading: "the workflow before this one did not succeed",
				nextStep: `Open that workflow run to see why, and run it again: once it succeeds, it starts this check. ${rerunIsUseless}`
			};
			if (/^(?:queued|pending|waiting|in_progress)$/.test(outcome)) return {
				heading: "the deployment has not ended yet",
				nextStep: "Nothing to do: once the deployment succeeds, it starts this check again."
			};
			return {
				heading: "the deployment did not succeed",
				nextStep: `Open the log of the deployment to see why, and deploy again: once that succeeds, it starts this check. ${rerunIsUseless}`
			};
		}
		function describeJudgedPullRequest(event) {
			const { pullRequest, headSha } = event;
			if (!pullRequest || (0, github_event.mE)().pullRequest) return undefined;
			return (0, untrusted.Ig)(`Pull request #${pullRequest.number}: ${headSha}`);
		}
		var needs = __webpack_require__(65252);
		var external_node_querystring_ = __webpack_require__(41792);
		var commit = __webpack_require__(84012);
		;
		function versionInputsOf(values, { name, headSha, refSha }, reader) {
			const { "version-url": address, "expected-version": given } = values;
			if (address === undefined) {
				if (given !== undefined && !reader.isGiven("version-url")) reader.refuse("expected-version", "needs `version-url`: where the app reports its version");
				return undefined;
			}
			const url = new URL(address);
			const expected = given ?? headSha;
			if (expected === undefined && !reader.isRefused("pull-request-number")) reader.refuse("expected-version", "is missing: this event has no head commit to expect at `version-url`");
			if (expected !== undefined && urlContains(url, expected)) reader.refuse("version-url", "must not hold the expected version: a page that repeats its address would prove it");
			const mergeCommit = name === "pull_request" ? refSha : undefined;
			const timeoutMs = 6e4 * values["version-timeout-minutes"];
			return {
				url,
				expected: expected ?? "",
				mergeCommit,
				timeoutMs
			};
		}
		function urlContains({ host, pathname, search }, version) {
			const address = version.length < 7 ? search : `${host}${pathname}${search}`;
			const forms = [address, external_node_querystring_.unescape(address)].map((form) => form.toLowerCase());
			return forms.some((form) => form.includes(version.toLowerCase()));
		}
		const eventsOfDeployedCommit = new Set([
			"push",
			"pull_request",
			"pull_request_target",
			"merge_group",
			"workflow_run",
			"deployment_status"
		]);
		function requireJudgedCommit(statusContext, version, { name, headSha, subject }, reader) {
			const isProven = eventsOfDeployedCommit.has(name) || reader.isGiven("version-url");
			if (statusContext !== undefined && !isProven) reader.refuse("commit-status", `needs \`version-url\` on the event \`${name}\`: nothing else ties what is deployed to the commit that gets the status`);
			if (statusContext === undefined || !version || !(0, commit.E)(version.expected)) return;
			if (reader.isRefused("pull-request-number")) return;
			const judged = [
				headSha,
				subject.commit,
				version.mergeCommit
			];
			if (judged.some((commit) => commit?.toLowerCase() === version.expected.toLowerCase())) return;
			reader.refuse("expected-version", `must be the commit that \`commit-status\` is set on, ${headSha ?? "which is unknown"}, not another one`);
		}
		;
		function interpretInputs(values, connection, event, reader) {
			const inputs = gateInputsOf(values, connection, event, reader);
			reader.refuseUndeclared(declaration.document);
			reader.refuseMalformedRepository();
			const missing = (0, connection_inputs.nm)(connection.credentials);
			const attempt = (0, environment.Jv)();
			const provesVersion = reader.isGiven("version-url");
			const undeployed = (values.needs && (0, needs.p)(values.needs, {
				attempt,
				provesVersion
			})) ?? judgeOutcome(event);
			const isFork = event.name === "pull_request" && event.subject.isFork;
			return {
				inputs,
				refusal: findRefusal(reader, missing, undeployed, isFork)
			};
		}
		function gateInputsOf(values, connection, event, reader) {
			const report = reportInputsOf(values);
			const version = versionInputsOf(values, event, reader);
			requireJudgedCommit(values["commit-status"], version, event, reader);
			return {
				connection,
				settings: settingsOf(values, connection, report.timeoutMs, reader),
				policyFiles: {
					configFile: values["config-file"],
					baselineFile: values["baseline-file"]
				},
				version,
				needsJobs: values.needs !== undefined,
				report,
				views: viewInputsOf(values, reader),
				github: {
					comment: values["comment-summary-in-pr"],
					openIssue: values["open-issue"],
					statusContext: reader.isRefused("commit-status") ? undefined : values["commit-status"]
				},
				details: values.details,
				onNotTested: values["on-not-tested"]
			};
		}
		function findRefusal({ problems, outage }, missing, undeployed, isFork) {
			if (problems.length > 0 && !outage) return invalidInput(missing ? [...problems, missing] : problems, undeployed);
			if (missing !== undefined) return (0, decision_verdict.CU)("missing-credentials", (0, input_reader.yg)([missing]), isFork ? forkAdvice : {});
			if (undeployed || !outage) return undeployed;
			return (0, policy_files.Xq)(outage, (0, input_reader.yg)(problems));
		}
		function invalidInput(problems, undeployed) {
			const why = undeployed ? [undeployed.message] : [];
			const message = [(0, input_reader.yg)(problems), ...why].join(" ");
			const count = problems.length;
			return (0, decision_verdict.CU)("invalid-input", message, {
				...count > 1 && { heading: `${count} inputs of the gate are invalid` },
				problems: [...problems, ...why].map((text) => ({ text }))
			});
		}
		const forkAdvice = {
			heading: "GitHub gives a pull request from a fork no login",
			nextStep: "Ask a maintainer to [test it for you](required-checks.md#forks-reviewed-first): running it again changes nothing.",
			remedy: "Choose [how pull requests from forks are tested](required-checks.md#which-way-for-you)."
		};
		function settingsOf(values, { cadence, maxRetries }, reportTimeoutMs, reader) {
			requireBaseline(values, reader);
			refuseInputsOfRun(values, reader);
			const { "task-id": taskId, "wait-for-completion": waitForCompletion } = values;
			if (taskId !== undefined && !waitForCompletion) reader.refuse("wait-for-completion", "must be `true` with `task-id`: the gate waits until an adopted run has ended");
			return {
				app: (0, app_input.J)(values, reader),
				taskId,
				threshold: values["fail-on-severity"],
				newOnly: values["fail-on-new-only"],
				baselineAppId: values["baseline-app-id"],
				warnOnly: values["warn-only"],
				waitForCompletion,
				dryRun: values["dry-run"],
				onActiveRun: values["on-active-run"],
				maxReruns: values["max-reruns"],
				maxRetries,
				cadence,
				timeoutMs: 6e4 * values["timeout-minutes"],
				reportTimeoutMs,
				queueTimeoutMs: 6e4 * values["queue-timeout-minutes"],
				registrationTimeoutMs: 6e4 * values["registration-timeout-minutes"],
				maxResultAgeMs: 36e5 * values["max-result-age-hours"],
				onStaleResult: values["on-stale-result"]
			};
		}
		function requireBaseline(values, reader) {
			const { "baseline-app-id": id, "baseline-file": file, "fail-on-new-only": newOnly } = values;
			if (id !== undefined && file !== undefined) reader.refuse("baseline-file", "must not be given together with `baseline-app-id`: give one of them");
			if (newOnly && !reader.isGiven("baseline-app-id") && file === undefined) reader.refuse("fail-on-new-only", "needs a baseline: give `baseline-app-id` or `baseline-file`");
		}
		function refuseInputsOfRun(values, reader) {
			if (values["max-result-age-hours"] === 0) return;
			const unfit = [
				"task-id",
				"version-url",
				"predicate-file",
				"commit-status"
			];
			const given = unfit.filter((name) => reader.isGiven(name));
			if (!values["wait-for-completion"]) given.push("wait-for-completion: false");
			for (const name of given) reader.refuse("max-result-age-hours", `must not be given with \`${name}\`, which concerns a run of the gate's own`);
		}
		function viewInputsOf(values, reader) {
			const baselineFile = values["baseline-file"];
			const taken = new Map(baselineFile === undefined ? [] : [[fileKey(baselineFile), "baseline-file"]]);
			const distinctFile = (name) => {
				const file = values[name];
				if (file === undefined) return undefined;
				const target = fileKey(file);
				const other = taken.get(target);
				taken.set(target, name);
				if (other === undefined) return file;
				reader.refuse(name, `must not be the file of \`${other}\``);
				return undefined;
			};
			return {
				annotations: values.annotations,
				findingsFile: distinctFile("findings-file"),
				sarifFile: distinctFile("sarif-file"),
				predicateFile: distinctFile("predicate-file"),
				openapiFile: values["openapi-file"]
			};
		}
		function fileKey(file) {
			return (0, workspace_path.n1)((0, external_node_path_.resolve)((0, environment.iz)().workspace, file)).toLowerCase();
		}
		function reportInputsOf(values) {
			return {
				upload: values["upload-report"],
				artifactName: values["artifact-name"],
				retentionDays: values["retention-days"],
				timeoutMs: 1e3 * values["report-timeout-seconds"]
			};
		}
		var publish = __webpack_require__(54264);
		var verdict_output = __webpack_require__(33636);
		var workflow_facts = __webpack_require__(23102);
		;
		const lastPostsLimitMs = 4e3;
		async function run(signal) {
			const secrets = (0, actions_secrets.g)();
			const read = await readGateInputs(secrets, signal);
			const { policyReader, inputs, refusal } = read;
			(0, core.pq)(`${declaration.name} ${version.r}`);
			const judged = describeJudgedPullRequest(policyReader.event);
			if (judged !== undefined) (0, core.pq)(judged);
			(0, core.uH)("verdict", "");
			const { settings, github } = inputs;
			const context = settings.dryRun ? undefined : github.statusContext;
			const gate = {
				...read,
				secrets,
				status: createStatusReporter(context, policyReader)
			};
			if (refusal?.reason === "invalid-input") {
				await refuseInputs(gate, (0, redaction.Lv)(refusal, secrets.redactors.text));
				return false;
			}
			return testUntilCancelled(gate, signal);
		}
		async function refuseInputs(gate, verdict) {
			const { reader, policyReader, inputs, status } = gate;
			const result = {
				verdict,
				job: "failure",
				mode: (0, mode.V)(inputs.settings, undefined),
				hasStartedTest: false,
				...(0, workflow_facts.N)(inputs, policyReader.event)
			};
			await (0, publish.Bs)(inputs.views);
			await publishUntested(result, inputs);
			if (mayPost(reader)) await postViews({
				result,
				inputs,
				workflowRun: policyReader
			});
			await status.end(result);
		}
		async function testUntilCancelled(gate, signal) {
			const { inputs, refusal, policyReader, secrets, status } = gate;
			if (refusal === undefined) status.begin();
			const { cancelledResult, runGate } = await Promise.all([
				__webpack_require__.e(606),
				__webpack_require__.e(752),
				__webpack_require__.e(168),
				__webpack_require__.e(770),
				__webpack_require__.e(61)
			]).then(__webpack_require__.bind(__webpack_require__, 90061));
			const progress = (0, decision_progress.nd)();
			const job = {
				inputs,
				refusal,
				policyReader,
				progress,
				secrets
			};
			let isPosting = false;
			const testing = runGate(job).then(async (result) => {
				isPosting = true;
				await postViews({
					result,
					inputs,
					workflowRun: policyReader
				});
				await status.end(result);
				return result.job !== "failure";
			});
			return (0, cancellation.M)(signal, testing, async () => {
				const statusWritten = status.cancel();
				if (progress.triggering) await (0, cancellation.S)(testing);
				const result = cancelledResult(job);
				const workflowRun = {
					...policyReader,
					signal: AbortSignal.timeout(lastPostsLimitMs)
				};
				const posted = isPosting && postViews({
					result,
					inputs,
					workflowRun
				});
				try {
					await publishUntested(result, inputs);
					return false;
				} finally {
					await (0, publish.Bs)(inputs.views);
					await Promise.all([statusWritten, posted]);
				}
			});
		}
		async function postViews(views) {
			const { updateGitHubViews } = await __webpack_require__.e(936).then(__webpack_require__.bind(__webpack_require__, 82936));
			await updateGitHubViews(views);
		}
		async function readGateInputs(secrets, signal) {
			const reader = new input_reader.i_(secrets.mask);
			const connectionValues = reader.read(connection_inputs.eu);
			const values = reader.read(declaration.inputs);
			const { "github-token": token = "", "pull-request-number": number } = values;
			const readEvent = (connect) => readJudgedEvent(reader, number, connect);
			const policyReader = await (0, policy_reader.wT)(reader, {
				token,
				signal
			}, readEvent);
			const connection = await (0, connection_inputs.f3)(connectionValues, reader, policyReader);
			return {
				reader,
				policyReader,
				...interpretInputs(values, connection, policyReader.event, reader)
			};
		}
		const inputsForPosting = [
			...certificate_variables.v,
			"GITHUB_REPOSITORY",
			"app-id",
			"app-url",
			"pull-request-number",
			"comment-summary-in-pr",
			"open-issue"
		];
		function mayPost(reader) {
			return !reader.hasUndeclared && !inputsForPosting.some((input) => reader.isRefused(input));
		}
		async function publishUntested(result, { views }) {
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
	54264: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			mk: () => publish,
			Bs: () => removeResults,
			ES: () => warnOfMissingProof,
			sr: () => writeFindingsFile
		});
		var core = __webpack_require__(235);
		var environment = __webpack_require__(70876);
		var untrusted = __webpack_require__(99815);
		var blocking_details = __webpack_require__(9522);
		var findings_lines = __webpack_require__(31862);
		;
		const maxAnnotations = 9;
		function annotationsOf(result, locate) {
			const { blocking } = result.assessment;
			const fits = blocking.length <= maxAnnotations;
			const shown = fits ? blocking : blocking.slice(0, maxAnnotations - 1);
			const annotations = shown.map((each) => ({
				message: (0, untrusted.Ig)((0, findings_lines.mC)(each)),
				...locate(each.finding.method, each.finding.path)
			}));
			if (fits) return annotations;
			const { listed, all } = (0, blocking_details._5)(result);
			const list = listed < all ? `${listed} of all ${all}` : `all ${all}`;
			const message = `${all - shown.length} more findings block; the job summary lists ${list}.`;
			return [...annotations, { message }];
		}
		var explanation = __webpack_require__(87767);
		var findings_severity = __webpack_require__(40004);
		var decision_verdict = __webpack_require__(48977);
		;
		function renderFindingsFile(result) {
			const { verdict, app, run, assessment, details } = result;
			const findings = assessment?.findings ?? [];
			const basis = result.basis === undefined ? "run" : "newest-result";
			const content = {
				schemaVersion: 1,
				verdict: verdict.verdict,
				reason: (0, decision_verdict.A3)(verdict),
				unproven: verdict.verdict === "failed" ? verdict.unproven?.reason : undefined,
				basis: assessment && basis,
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
				findings: (details === "counts" ? findings.map(explanation.gE) : findings).map(entryOf)
			};
			return `${JSON.stringify(content, null, 2)}\n`;
		}
		function entryOf(assessed) {
			const { finding, severity, state, isNew, acceptance, blocking } = assessed;
			return {
				id: finding.id,
				label: finding.label,
				severity: finding.severity,
				effectiveSeverity: severity ?? (0, findings_severity.nr)(finding),
				path: finding.path,
				method: finding.method,
				state,
				new: isNew ?? null,
				blocking,
				ageDays: assessed.ageDays,
				dueOn: assessed.dueOn,
				overdue: assessed.isOverdue ?? false,
				...explanationFields(finding),
				fixClaimed: finding.fixClaimed ?? false,
				acceptance: acceptance && {
					reason: acceptance.reason,
					owner: acceptance.owner,
					expires: acceptance.expires,
					maxSeverity: acceptance.maxSeverity
				}
			};
		}
		function explanationFields(finding) {
			const details = finding.additionalDetails ?? {};
			return {
				title: finding.title,
				impact: finding.impact,
				remediation: finding.remediation,
				explainer: finding.explainer,
				description: details.description,
				impactAnalysis: details.impact_analysis,
				mitigation: details.mitigation,
				longSolution: details.long_solution,
				references: details.references,
				owasp: finding.owasp,
				cwe: finding.cwe,
				cvssScore: finding.cvss_score,
				cvssVector: finding.cvss_vector,
				uiPath: finding.uiPath,
				fields: finding.fields?.map(({ name, dataType, location }) => ({
					name,
					type: dataType,
					location
				})),
				issueType: finding.issueType,
				isPII: finding.isPII,
				isPCI: finding.isPCI,
				isHIPAA: finding.isHIPAA,
				createdOn: finding.created_on
			};
		}
		var version = __webpack_require__(28009);
		var written_file = __webpack_require__(25930);
		var annotate = __webpack_require__(98085);
		var external_node_fs_ = __webpack_require__(73024);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var sentences = __webpack_require__(51699);
		var workspace_path = __webpack_require__(65202);
		;
		const maxBytes = 2 * 1024 * 1024;
		async function readLocator(file, workspace, basePath = "") {
			if (file === undefined) return () => undefined;
			try {
				const text = await readInRepository(file, workspace);
				const { createLocator } = await Promise.all([__webpack_require__.e(815), __webpack_require__.e(167)]).then(__webpack_require__.bind(__webpack_require__, 65167));
				const path = (0, workspace_path.ie)(file, workspace) ?? file;
				const { locate, uncompared } = createLocator({
					text,
					file: path,
					basePath
				});
				if (uncompared > 0) (0, annotate.me)(`${file} has too many paths of the same length: ${uncompared} of them match only a path that is written the same way, so some findings may not be located.`);
				return locate;
			} catch (error) {
				(0, annotate.me)(`Findings are not located, since \`openapi-file\` cannot be used: ${(0, sentences.bD)(error)}`);
				return () => undefined;
			}
		}
		async function readInRepository(file, workspace) {
			const path = await (0, promises_.realpath)((0, external_node_path_.resolve)(workspace, file));
			if (!(0, workspace_path.Zj)(await (0, promises_.realpath)(workspace), path)) throw new Error(`${file} lies outside of the repository`);
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
		var verdict_output = __webpack_require__(33636);
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
			if (views.annotations) publish_annotate(published, locate);
			const summaryFile = await (0, verdict_output.Sy)(published);
			signal.throwIfAborted();
			(0, verdict_output.n0)({
				...published,
				summaryFile
			});
			return published;
		}
		function publish_annotate({ assessment, ...result }, locate) {
			const { details, job } = result;
			if (!assessment || details === "counts") return;
			const write = job === "failure" ? core.z3 : core.$e;
			for (const { message, line, ...properties } of annotationsOf({
				...result,
				assessment
			}, locate)) write(message, {
				title: annotate.KS,
				...properties,
				...line !== undefined && { startLine: line }
			});
		}
		function writeFindingsFile(result, { findingsFile }) {
			return writeIfWanted("findings-file", findingsFile, async () => renderFindingsFile(result));
		}
		function writeSarif({ assessment, app, details, isPartial }, { sarifFile }, locate, workflow) {
			if (!assessment || !app || isPartial) return undefined;
			return writeIfWanted("sarif-file", sarifFile, async () => {
				const { renderSarif } = await __webpack_require__.e(894).then(__webpack_require__.bind(__webpack_require__, 18894));
				const workflowFile = /\.ya?ml$/.test(workflow) ? workflow : ".github/workflows";
				const { open } = assessment;
				const findings = details === "counts" ? open.map(explanation.gE) : open;
				const { log, omitted } = renderSarif({
					findings,
					locate,
					workflowFile,
					version: version.r,
					app
				});
				if (omitted > 0) (0, annotate.R8)(`The least important findings do not fit into the SARIF file: ${omitted} of ${findings.length}.`);
				return JSON.stringify(log);
			});
		}
		function writePredicate(result, { predicateFile }) {
			return writeIfWanted("predicate-file", predicateFile, async () => {
				const { predicateOf } = await __webpack_require__.e(49).then(__webpack_require__.bind(__webpack_require__, 58049));
				const predicate = predicateOf(result);
				return predicate && `${JSON.stringify(predicate, null, 2)}\n`;
			});
		}
		function warnOfMissingProof({ views, version }) {
			if (views.predicateFile !== undefined && version === undefined) (0, annotate.R8)("`predicate-file` is not written: without `version-url` nothing proves which build is tested.");
		}
		async function removeResults({ predicateFile, sarifFile }) {
			const files = {
				"predicate-file": predicateFile,
				"sarif-file": sarifFile
			};
			for (const [input, file] of Object.entries(files)) if (file !== undefined) await (0, annotate.yh)(`The old file of \`${input}\` could not be removed`, () => (0, written_file.nM)(file));
		}
		async function writeIfWanted(input, file, render) {
			if (file === undefined) return undefined;
			return (0, annotate.yh)(`\`${input}\` could not be written`, async () => {
				const text = await render();
				return text === undefined ? undefined : (0, written_file.f8)(file, text);
			});
		}
	}),
	33636: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			iP: () => announce,
			n0: () => setOutputs,
			Sy: () => writeSummary
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_path_ = __webpack_require__(76760);
		var core = __webpack_require__(235);
		var summary = __webpack_require__(1170);
		var decision_verdict = __webpack_require__(48977);
		var environment = __webpack_require__(70876);
		var results_advice = __webpack_require__(626);
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
				"overdue-count": assessment?.overdueCount,
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
		var severity = __webpack_require__(40004);
		var untrusted = __webpack_require__(99815);
		var acceptances = __webpack_require__(46944);
		var blocking_details = __webpack_require__(9522);
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
		var head = __webpack_require__(57032);
		var results_sections = __webpack_require__(98910);
		var version_host = __webpack_require__(20351);
		var ways_out = __webpack_require__(49083);
		;
		function renderSummary(result) {
			const { assessment, report, versionUrl, app } = result;
			const doubt = (0, version_host.a)({
				versionUrl,
				appUrl: app?.appUrl,
				details: result.details
			});
			const sections = [(0, head.p)(result), doubt ? `⚠️ ${(0, untrusted.mP)(doubt)}` : ""];
			if (assessment) sections.push(...renderAssessment(assessment, result));
			sections.push((0, results_sections.Id)(result));
			if (assessment) sections.push(renderCharts(assessment, report?.history ?? []));
			return (0, results_sections.lS)(sections);
		}
		function renderAssessment(assessment, result) {
			const counts = (0, results_sections.Pn)(assessment);
			if (result.details === "counts") return [
				(0, results_sections.Xj)(result),
				(0, ways_out.h)(result),
				counts
			];
			const others = assessment.open.filter(({ blocking }) => !blocking);
			return [
				...(0, blocking_details.sJ)({
					...result,
					assessment
				}),
				renderReportLink(result),
				(0, ways_out.h)(result),
				counts,
				(0, blocking_details.jE)(worstFirst(others), "Open findings that do not block"),
				(0, blocking_details.jE)(worstFirst(assessment.accepted), "Findings that the policy accepts"),
				(0, acceptances.d)(assessment.acceptances ?? [])
			];
		}
		function renderReportLink({ assessment, report }) {
			if (!assessment?.blocking.length || !report?.artifactUrl) return "";
			return `[Steps to reproduce (PDF)](${report.artifactUrl})`;
		}
		function worstFirst(findings) {
			return findings.toSorted((a, b) => (0, severity.IQ)(a.severity) - (0, severity.IQ)(b.severity));
		}
		function renderCharts({ counts }, history) {
			return (0, results_sections.TM)("Charts", [renderPie(counts), renderHistory(history)].filter(Boolean).join("\n\n"));
		}
		var written_file = __webpack_require__(25930);
		var annotate = __webpack_require__(98085);
		;
		function setOutputs(result) {
			for (const [name, value] of Object.entries(outputsOf(result))) (0, core.uH)(name, value);
		}
		function announce(result) {
			const { verdict, job, docsUrl } = result;
			const headline = `Verdict: ${verdict.verdict}${(0, decision_verdict.A3)(verdict) && ` (${(0, decision_verdict.A3)(verdict)})`}. ${verdict.message}`;
			const address = (0, results_advice.$f)(verdict, docsUrl);
			const advice = (0, results_advice.ik)(result);
			const parts = [
				headline,
				"cause" in verdict && verdict.cause,
				advice && (0, untrusted.ix)(advice.nextStep),
				advice?.remedy && `For maintainers: ${(0, untrusted.ix)(advice.remedy)}`,
				address && `More: ${address}`
			];
			const line = (0, untrusted.vs)(parts.filter(Boolean).join(" "));
			if (job === "failure") (0, core.z3)(line, { title: annotate.KS });
			else if (job === "warning") (0, core.$e)(line, { title: annotate.KS });
			else (0, core.pq)(line);
		}
		async function writeSummary(result) {
			const text = renderSummary(result);
			const buffer = summary.z.emptyBuffer().addRaw(text);
			await (0, annotate.yh)("The job summary could not be written", () => buffer.write({ overwrite: true }));
			const file = (0, external_node_path_.join)((0, environment.iz)().tempFolder, `security-test-gate-${(0, external_node_crypto_.randomUUID)()}.md`);
			return (0, annotate.yh)("The file of the job summary could not be written", () => (0, written_file.f8)(file, text));
		}
	}),
	23102: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => workflowFacts });
		var _github_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70876);
		var _shown_details_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29007);
		function workflowFacts({ details }, { headSha, pullRequest }) {
			return {
				details: (0, _shown_details_js__WEBPACK_IMPORTED_MODULE_1__.oP)(details),
				commit: headSha,
				isPullRequest: pullRequest !== undefined,
				docsUrl: (0, _github_environment_js__WEBPACK_IMPORTED_MODULE_0__.X)(),
				runUrl: (0, _github_environment_js__WEBPACK_IMPORTED_MODULE_0__.Qo)().runUrl
			};
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
	50381: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => modeOf });
		function modeOf(settings, run) {
			const { dryRun, taskId, maxResultAgeMs, onStaleResult } = settings;
			if (dryRun) return "dry-run";
			if (taskId !== undefined && (run === undefined || run.taskId === taskId)) return "adopted-run";
			if (maxResultAgeMs === 0) return "own-run";
			return onStaleResult === "fail" ? "newest-result" : "newest-result-or-run";
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
	46944: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => renderAcceptances,
			x: () => remarksOnAcceptances
		});
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51699);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99815);
		var _sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98910);
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
			const { description, reason, owner, expires, maxSeverity } = acceptance;
			const end = {
				holds: `until ${expires}`,
				"expires-soon": `until ${expires} (soon)`,
				expired: `**expired** after ${expires}`
			}[standing];
			const limit = maxSeverity ? [`up to ${maxSeverity}`] : [];
			const terms = [(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(reason), (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(owner)];
			const parts = [
				(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.pq)(findings, "finding"),
				...terms,
				...limit,
				end
			];
			return `- **${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(description)}** · ${parts.join(" · ")}`;
		}
		function remarksOnAcceptances(uses, details) {
			if (details === "counts") return countLapses(uses);
			return uses.flatMap(({ acceptance, standing, findings, outgrown }) => {
				const { description, owner, expires, maxSeverity } = acceptance;
				const entry = `The acceptance of ${description} (${owner})`;
				if (findings === 0) {
					const message = `${entry} matches no finding: remove it from the policy if it is done with.`;
					return [{
						level: "notice",
						message
					}];
				}
				const ends = {
					holds: [],
					"expires-soon": [`ends after ${expires}: fix the risk, or renew it before.`],
					expired: [`expired after ${expires}: it accepts nothing any more.`]
				}[standing];
				const meet = outgrown === 1 ? "meets" : "meet";
				const worse = `allows ${maxSeverity} at most, which ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.pq)(outgrown, "finding")} no longer ${meet}.`;
				return [...ends, ...outgrown > 0 ? [worse] : []].map((end) => ({
					level: "warning",
					message: `${entry} ${end}`
				}));
			});
		}
		function countLapses(uses) {
			const count = (wanted) => uses.filter(({ standing }) => standing === wanted).length;
			const [expired, soon] = [count("expired"), count("expires-soon")];
			if (expired + soon === 0) return [];
			const message = `Of the risks that the policy accepts, ${expired} expired, and ${soon} soon will: look into the policy file.`;
			return [{
				level: "warning",
				message
			}];
		}
	}),
	626: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$f: () => explanationUrl,
			_X: () => describeRerun,
			ik: () => adviceOn
		});
		var _decision_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10751);
		var _service_task_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48879);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51699);
		function adviceOn(result) {
			const { verdict, details } = result;
			if (verdict.verdict === "passed") return undefined;
			if (verdict.verdict === "failed") {
				const where = details === "full" ? "job summary" : "service";
				const nextStep = `${_decision_reasons_js__WEBPACK_IMPORTED_MODULE_0__.O.findings.nextStep} The ${where} has the details.`;
				return {
					nextStep,
					remedy: undefined
				};
			}
			const { nextStep, remedy, offersAdoption } = _decision_reasons_js__WEBPACK_IMPORTED_MODULE_0__.O[verdict.reason];
			const step = verdict.nextStep ?? nextStep;
			const attempt = {
				...result,
				noAdoption: verdict.noAdoption
			};
			const parts = [typeof step === "string" ? step : describeRerun(step, attempt), offersAdoption && offerAdoption(attempt)];
			return {
				nextStep: parts.filter(Boolean).join(" "),
				remedy: verdict.remedy ?? remedy
			};
		}
		function describeRerun({ before, once, after }, attempt) {
			const { press, effect } = rerunOf(attempt);
			const pressed = once ? `Once ${once}, ${press}` : (0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.l2)(press);
			return [
				before,
				`${pressed}: ${effect}`,
				after
			].filter(Boolean).join(" ");
		}
		const newTest = "it starts a new test, which costs credits.";
		const firstTest = "it starts the test, which costs credits. This attempt has cost none.";
		function rerunOf(attempt) {
			const { mode, hasStartedTest, asksForProof, needsJobs, job } = attempt;
			const single = job === "warning" ? "re-run this job" : "choose \"Re-run failed jobs\"";
			const press = needsJobs && !asksForProof ? "choose \"Re-run all jobs\"" : single;
			switch (mode) {
				case "own-run": return {
					press,
					effect: hasStartedTest ? newTest : firstTest
				};
				case "adopted-run": return mayJudgeAgain(attempt) ? {
					press,
					effect: describeReadoption(attempt)
				} : {
					press: "run the workflow again without `task-id`",
					effect: newTest
				};
				case "newest-result": return {
					press,
					effect: "it judges the newest result, and costs nothing."
				};
				case "newest-result-or-run": return {
					press,
					effect: "it judges the newest result, or starts a new test, which costs credits, if that is too old."
				};
				case "dry-run": return {
					press,
					effect: "it checks the setup again, and costs nothing."
				};
			}
		}
		function mayJudgeAgain({ run, asksForProof, noAdoption }) {
			if (noAdoption) return false;
			return run === undefined || !asksForProof && canComplete(run);
		}
		function describeReadoption({ run }) {
			if (!run) return "it looks for the same test (`task-id`) again, and costs nothing.";
			return (0, _service_task_states_js__WEBPACK_IMPORTED_MODULE_1__.H)(run.state) ? "it judges the same test again, and costs nothing." : "it waits for the same test, and costs nothing.";
		}
		function canComplete({ state }) {
			return !(0, _service_task_states_js__WEBPACK_IMPORTED_MODULE_1__.H)(state) || state === "COMPLETED";
		}
		function offerAdoption(attempt) {
			const { run, mode, asksForProof, noAdoption } = attempt;
			const isOffered = mode === "own-run" || mode === "adopted-run" && asksForProof;
			if (!isOffered || noAdoption || !run?.taskId || !canComplete(run)) return undefined;
			const adoption = `To get the result of this test without paying for another, [run the workflow](how-it-decides.md#adopting-a-run) with \`task-id: ${run.taskId}\`.`;
			return asksForProof ? `${adoption} ${withoutProof}` : adoption;
		}
		const withoutProof = "Leave out `version-url` there: which build an adopted run has tested cannot be proven any more.";
		function explanationUrl(verdict, docsUrl) {
			if (verdict.verdict === "passed" || docsUrl === undefined) return undefined;
			return `${docsUrl}/blocked.md#${verdict.reason}`;
		}
	}),
	9522: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_5: () => coverageOf,
			sJ: () => renderBlockingDetails,
			jE: () => renderRest
		});
		var untrusted = __webpack_require__(99815);
		var blocking_findings = __webpack_require__(65688);
		var findings_severity = __webpack_require__(40004);
		var url_part = __webpack_require__(55336);
		var age = __webpack_require__(56587);
		var explanation = __webpack_require__(87767);
		var findings_lines = __webpack_require__(31862);
		var passage = __webpack_require__(81312);
		var references = __webpack_require__(25872);
		var sections = __webpack_require__(98910);
		;
		const maxPassage = 2e3;
		const budget = {
			maxItems: 30,
			maxBytes: 12e3,
			elsewhere: ", in the service"
		};
		const acceptedDays = 30;
		const dayMs = 24 * 60 * 60 * 1e3;
		function renderDetails(assessed, today, policyFile) {
			const { severity, name } = (0, sections.CA)(assessed);
			const endpoint = `<code>${(0, untrusted.Bm)((0, findings_lines.X5)(assessed.finding))}</code>`;
			const facts = (0, sections.pI)(factsOf(assessed), budget, (fact) => fact);
			const title = [
				`<b>${severity}</b>`,
				name,
				endpoint,
				(0, age.sZ)(assessed)
			];
			return (0, sections.TM)(title.filter(Boolean).join(" · "), `${facts}\n\n${renderAcceptance(assessed, today, policyFile)}`);
		}
		function factsOf({ finding }) {
			const { owasp, cwe, cvss_score, cvss_vector } = finding;
			const cvss = [cvss_score, cvss_vector].filter((part) => part !== undefined);
			const facts = [
				...(0, explanation.T5)(finding).map(({ name, text }) => [name, (0, passage.z)(text, maxPassage)]),
				["Category", (0, untrusted.Bm)(finding.label)],
				["OWASP", owasp && renderLink(owasp, (0, references.s)(owasp))],
				["CWE", cwe && renderLink(cwe, (0, references.x)(cwe))],
				["CVSS", cvss.map((part) => (0, untrusted.Bm)(String(part))).join(", ")]
			];
			return facts.filter(([, value]) => value).map(([label, value]) => `- **${label}:** ${value}`.replaceAll("\n", "\n  "));
		}
		function renderLink(name, reference) {
			return reference ? `[${(0, untrusted.Bm)(name)}](${reference.address})` : (0, untrusted.Bm)(name);
		}
		function renderAcceptance(assessed, today, policyFile) {
			const entry = acceptEntry(assessed, today);
			const isNew = policyFile?.exists === false;
			const text = isNew ? `accept:\n${entry}` : entry;
			const link = policyFile?.url && `${policyFile.url}&value=${(0, url_part.h)(`${text}\n`)}`;
			const file = link ? `[create the policy file](${link})` : "create the policy file";
			const step = isNew ? `${file} with this entry` : "add this below `accept` in the policy file";
			return `To accept it, ${step}:\n\n\`\`\`yaml\n${text}\n\`\`\``;
		}
		function acceptEntry({ finding }, today) {
			const expires = new Date(Date.parse(today) + acceptedDays * dayMs).toISOString().slice(0, 10);
			const severity = (0, findings_severity.XP)(finding);
			const lines = [
				`  - id: ${JSON.stringify(finding.id)}`,
				"    reason: # why the risk is acceptable",
				"    owner: # who accepts it, \"@org/team\" for example",
				`    expires: ${expires}`,
				...severity === undefined ? [] : [`    max-severity: ${severity}`]
			];
			return lines.join("\n");
		}
		;
		const detailsBudget = {
			maxItems: 50,
			maxBytes: 45e4
		};
		const listBudget = {
			maxItems: 500,
			maxBytes: 13e4,
			elsewhere: ", in the service"
		};
		function coverageOf(result) {
			const { explained, others } = splitByRoom(result);
			const alsoListed = (0, sections.G8)(others, listBudget, blocking_findings.Kj).length;
			const all = result.assessment.blocking.length;
			return {
				explained: explained.size,
				listed: explained.size + alsoListed,
				all
			};
		}
		function renderBlockingDetails(result) {
			const { groups, explained, others } = splitByRoom(result);
			const sections = groups.flatMap((group) => {
				const details = group.flatMap((assessed) => explained.get(assessed) ?? []);
				return details.length === 0 ? [] : [groupHeading(group), ...details];
			});
			return [...sections, renderRest(others, "More blocking findings")];
		}
		function renderRest(findings, title) {
			const list = (0, sections.pI)(findings, listBudget, blocking_findings.Kj);
			return findings.length === 0 ? "" : (0, sections.TM)(`${title} (${findings.length})`, list);
		}
		function splitByRoom({ assessment, policyFile }) {
			const { blocking, today } = assessment;
			const groups = (0, blocking_findings.nr)(blocking);
			const inTurn = takeInTurn(groups);
			const details = (0, sections.G8)(inTurn, detailsBudget, (each) => renderDetails(each, today, policyFile));
			const explained = new Map(inTurn.slice(0, details.length).map((each, i) => [each, details[i]]));
			const others = groups.flat().filter((each) => !explained.has(each));
			return {
				groups,
				explained,
				others
			};
		}
		function takeInTurn(groups) {
			const longest = Math.max(0, ...groups.map(({ length }) => length));
			const turns = Array.from({ length: longest }, (_, turn) => turn);
			return turns.flatMap((turn) => groups.flatMap((group) => group[turn] ?? []));
		}
		function groupHeading(group) {
			const [first, ...others] = group;
			if (first === undefined || others.length === 0) return "";
			return `#### ${group.length} × ${(0, untrusted.Bm)(first.finding.label)}`;
		}
	}),
	65688: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kj: () => renderFinding,
			nr: () => groupByLabel,
			sx: () => renderGroup
		});
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99815);
		var _age_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56587);
		var _findings_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31862);
		var _sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98910);
		const maxUngrouped = 10;
		const maxEndpoints = 3;
		function groupByLabel(blocking) {
			if (blocking.length <= maxUngrouped) return blocking.map((finding) => [finding]);
			const groups = new Map();
			for (const assessed of blocking) {
				const { label } = assessed.finding;
				groups.set(label, [...groups.get(label) ?? [], assessed]);
			}
			return [...groups.values()];
		}
		function renderGroup(group) {
			const [first, ...others] = group;
			if (first === undefined) return "";
			return others.length === 0 ? renderFinding(first) : renderSeveral(first, group);
		}
		function renderFinding(assessed) {
			const { severity, name } = (0, _sections_js__WEBPACK_IMPORTED_MODULE_2__.CA)(assessed);
			const endpoint = (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.UE)((0, _findings_lines_js__WEBPACK_IMPORTED_MODULE_1__.X5)(assessed.finding));
			const id = (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.UE)(shortId(assessed.finding.id));
			const parts = [
				`**${severity}**`,
				name,
				endpoint,
				(0, _age_js__WEBPACK_IMPORTED_MODULE_3__.sZ)(assessed),
				id
			];
			return `- ${parts.filter(Boolean).join(" · ")}`;
		}
		function renderSeveral(first, group) {
			const severities = [first, group.at(-1) ?? first].map((each) => (0, _sections_js__WEBPACK_IMPORTED_MODULE_2__.CA)(each).severity);
			const endpoints = [...new Set(group.map(({ finding }) => (0, _findings_lines_js__WEBPACK_IMPORTED_MODULE_1__.X5)(finding)))];
			const shown = endpoints.slice(0, maxEndpoints).map((endpoint) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.UE)(endpoint));
			const rest = endpoints.length - shown.length;
			const places = `${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
			const name = `${group.length} × ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(first.finding.label)}`;
			const range = `**${[...new Set(severities)].join(" to ")}**`;
			return `- ${[
				range,
				name,
				places,
				describeAges(group)
			].filter(Boolean).join(" · ")}`;
		}
		function describeAges(group) {
			const count = (adjective, fits) => {
				const found = group.filter(fits).length;
				return found > 0 && `${found} ${adjective}`;
			};
			const [oldest] = group.toSorted((a, b) => (b.ageDays ?? -1) - (a.ageDays ?? -1));
			const known = oldest && (0, _age_js__WEBPACK_IMPORTED_MODULE_3__.af)(oldest);
			return [
				count("new", ({ isNew }) => isNew),
				count("overdue", ({ isOverdue }) => isOverdue),
				known && `the oldest ${known}`
			].filter(Boolean).join(", ");
		}
		function shortId(id) {
			return id.length <= 12 ? id : `${id.slice(0, 4)}…${id.slice(-4)}`;
		}
	}),
	87767: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EQ: () => hasFix,
			R4: () => essentialsOf,
			T5: () => passagesOf,
			gE: () => withoutExplanation
		});
		function withoutExplanation(assessed) {
			const { explainer, impact, remediation, additionalDetails, ...others } = assessed.finding;
			const { uiPath, fields, issueType, isPII, isPCI, isHIPAA, ...finding } = others;
			return {
				...assessed,
				finding
			};
		}
		function essentialsOf({ explainer, impact, remediation }) {
			return nonEmpty([
				["Explanation", explainer],
				["Impact", impact],
				["Remediation", remediation]
			]);
		}
		function passagesOf({ additionalDetails = {}, ...finding }) {
			const { fields = [] } = finding;
			return nonEmpty([
				["Explanation", finding.explainer],
				["Description", additionalDetails.description],
				["Impact", finding.impact],
				["Impact analysis", additionalDetails.impact_analysis],
				["Remediation", finding.remediation],
				["Mitigation", additionalDetails.mitigation],
				["Solution", additionalDetails.long_solution],
				["Seen at", finding.uiPath],
				["Fields", fields.map(describeField).join(", ")],
				["Data", describeProtectedData(finding).join(", ")],
				["Type", finding.issueType],
				["References", additionalDetails.references?.join("\n")]
			]);
		}
		function hasFix({ remediation, additionalDetails = {} }) {
			const { mitigation, long_solution } = additionalDetails;
			return [
				remediation,
				mitigation,
				long_solution
			].some((text) => text?.trim());
		}
		function nonEmpty(passages) {
			return passages.flatMap(([name, text]) => text?.trim() ? [{
				name,
				text
			}] : []);
		}
		function describeField({ name, dataType, location }) {
			const where = [dataType, location].filter(Boolean).join(", ");
			return where ? `${name} (${where})` : name;
		}
		function describeProtectedData({ isPII, isPCI, isHIPAA }) {
			return [
				...isPII ? ["personal data (PII)"] : [],
				...isPCI ? ["payment cards (PCI)"] : [],
				...isHIPAA ? ["health data (HIPAA)"] : []
			];
		}
	}),
	57032: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => renderHead });
		var _decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48977);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51699);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99815);
		var _advice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(626);
		var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98910);
		const budget = {
			maxItems: 60,
			maxBytes: 15e3,
			elsewhere: ""
		};
		function renderHead(result) {
			const { verdict, docsUrl } = result;
			const heading = `### ${headingOf(result)}`;
			if (verdict.verdict === "failed") return paragraphs(heading, result.basis && (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.mP)(result.basis), verdict.unproven && `**Not proven:** ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.mP)(verdict.unproven.message)}`);
			const more = (0, _advice_js__WEBPACK_IMPORTED_MODULE_2__.$f)(verdict, docsUrl);
			const link = more ? ` [More on \`${(0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__.A3)(verdict)}\`](${more})` : "";
			const advice = (0, _advice_js__WEBPACK_IMPORTED_MODULE_2__.ik)(result);
			return paragraphs(heading, renderMessage(verdict), advice && `**Next step:** ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.Hr)(advice.nextStep, docsUrl)}${link}`, advice?.remedy && `**For maintainers:** ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.Hr)(advice.remedy, docsUrl)}`, renderCause(verdict));
		}
		function paragraphs(...parts) {
			return parts.filter(Boolean).join("\n\n");
		}
		function renderMessage(verdict) {
			const problems = "problems" in verdict ? verdict.problems ?? [] : [];
			const isList = problems.length > 1 || problems.some(({ place }) => place);
			return isList ? (0, _sections_js__WEBPACK_IMPORTED_MODULE_3__.pI)(problems, budget, renderProblem) : (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.mP)(verdict.message);
		}
		function renderProblem({ text, place }) {
			const link = place ? `[${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.Bm)(place.name)}](${place.url}): ` : "";
			return `- ${link}${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.mP)((0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__.em)(text))}`;
		}
		function renderCause(verdict) {
			if (!("cause" in verdict) || !verdict.cause) return undefined;
			return (0, _sections_js__WEBPACK_IMPORTED_MODULE_3__.TM)("What went wrong", (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.mP)(verdict.cause));
		}
		function headingOf(result) {
			const { verdict, job, provenVersion } = result;
			const leniency = job === "warning" ? ", but the job succeeds" : "";
			switch (verdict.verdict) {
				case "passed": return `✅ Passed: ${describePass(result)}${provenVersion === undefined ? "" : " in this build"}`;
				case "failed": return leniency ? `⚠️ ${blockingHeadline(result, "would block")}${leniency} (\`warn-only\`)` : `❌ ${blockingHeadline(result, "block")}`;
				case "not-tested":
					if ((0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__.RE)(verdict)) return `ℹ️ ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__.l2)((0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.mP)((0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__.ez)(verdict)))}`;
					return `⚠️ Not tested${leniency && `${leniency} (\`on-not-tested\`)`}: ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.mP)((0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__.ez)(verdict))}`;
				case "error": return `⛔ Error: ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.mP)((0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__.ez)(verdict))}`;
			}
		}
		function describePass({ threshold, newOnly, assessment }) {
			if (threshold === "none") return "findings never fail this job (`fail-on-severity: none`)";
			if (assessment?.deadlines) return "no open finding blocks";
			return `no ${newOnly ? "new " : ""}open finding reaches ${threshold}`;
		}
		function blockingHeadline(result, verb) {
			const { assessment, threshold, isPullRequest } = result;
			const blocking = assessment?.blocking ?? [];
			const isAllNew = result.newOnly && blocking.every(({ isNew }) => isNew !== false);
			const findings = (0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__.pq)(blocking.length, isAllNew ? "new finding" : "finding");
			const blocks = verb === "block" && blocking.length === 1 ? "blocks" : verb;
			const object = isPullRequest ? " this pull request" : "";
			const why = [threshold && blocking.some(({ isOverdue }) => !isOverdue) && describeThreshold(threshold), blocking.some(({ isOverdue }) => isOverdue) && "overdue"].filter(Boolean);
			return `${findings} ${blocks}${object}${why.length > 0 ? ` (${why.join(", or ")})` : ""}`;
		}
		function describeThreshold(threshold) {
			return threshold === "critical" || threshold === "none" ? threshold : `${threshold} or above`;
		}
	}),
	81312: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => renderPassage });
		var _text_code_fences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62211);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99815);
		const maxLines = 30;
		function renderPassage(text, maxLength) {
			const blocks = (0, _text_code_fences_js__WEBPACK_IMPORTED_MODULE_1__.U)((0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.VI)(text, 2 * maxLength), maxLength));
			let room = maxLines;
			let passage = "";
			for (const { kind, lines } of blocks) {
				const shown = lines.filter((line) => line.trim()).slice(0, room);
				room -= shown.length;
				const rendered = shown.map((line) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(line, maxLength)).filter(Boolean);
				if (rendered.length === 0) continue;
				if (kind === "code") passage += `\n\n${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.de)(shown)}`;
				else passage += `${passage && "\n\n"}${rendered.join("<br>")}`;
			}
			return passage;
		}
	}),
	25872: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	20351: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => describeOtherHost });
		function describeOtherHost(options) {
			const { versionUrl, appUrl, details } = options;
			const [shown, tested] = [versionUrl, appUrl].map((url) => URL.parse(url ?? "")?.hostname);
			if (!shown || !tested || shown === tested) return undefined;
			const difference = details === "full" ? `\`version-url\` is on \`${shown}\`, but the app was registered on \`${tested}\`` : "`version-url` is on another host than the one that the app was registered on";
			return `${difference}. Make sure that both are the same deployment: otherwise nothing proves which build was tested.`;
		}
	}),
	49083: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => renderWaysOut });
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99815);
		var _advice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(626);
		function renderWaysOut(result) {
			const { assessment, policyFile, docsUrl, newOnly } = result;
			if (!assessment || assessment.blocking.length === 0) return "";
			const ways = [
				`Accept it for a time in ${policyFile ? linkTo(policyFile) : "the policy file"}`,
				"dismiss it in the service",
				!newOnly && docsUrl && `[let only new findings fail](${docsUrl}/baseline.md)`
			].filter((way) => typeof way === "string");
			const last = ways.pop();
			const guide = docsUrl ? ` [What this check is](${docsUrl}/blocked.md).` : "";
			const rerun = (0, _advice_js__WEBPACK_IMPORTED_MODULE_1__._X)({ once: "that is done" }, result);
			return `**Not yours, or not a problem?** ${ways.join(", ")}, or ${last}. ${rerun}${guide}`;
		}
		function linkTo({ name, url }) {
			return url ? `[${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(name)}](${url})` : (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(name);
		}
	})
};
