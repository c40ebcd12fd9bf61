export const id = 724;
export const ids = [724];
export const modules = {
	90242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => inputs });
		var severity = __webpack_require__(40004);
		var app_input = __webpack_require__(79865);
		var declaration = __webpack_require__(83155);
		var schemas = __webpack_require__(99359);
		var config_file = __webpack_require__(33315);
		var written_file = __webpack_require__(25930);
		var needs = __webpack_require__(65252);
		;
		const maxContextLength = 255;
		const forbiddenInArtifactName = /[":<>|*?\\/\r\n]/;
		const taskId = (0, schemas.Uy)((text) => {
			const id = (0, schemas.ND)(text);
			const kind = /^task_(reg|vr)_/.exec(id)?.[1];
			if (kind === undefined) return id;
			const kindName = kind === "reg" ? "registration" : "vision run";
			throw new schemas.S7(`must be a security test, not a ${kindName}`);
		});
		const statusContext = (0, schemas.Uy)((text) => {
			const isOneLine = !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
			if (isOneLine && [...text].length <= maxContextLength) return text;
			throw new schemas.S7(`must be one line of at most ${maxContextLength} characters`);
		});
		const artifactName = (0, schemas.Uy)((text) => {
			if (!forbiddenInArtifactName.test(text) && text.length <= 200) return text;
			throw new schemas.S7("must have at most 200 characters and none of \" : < > | * ? \\ / or a line break");
		});
		;
		const inputs = {
			...(0, app_input.V)({
				id: "Id of the app to test.",
				url: "URL that the app to test was registered with."
			}),
			"task-id": (0, declaration.lq)(taskId, "Task of a security test to adopt instead of starting one; it may be running or have ended. It must be a test of the same app."),
			"wait-for-completion": (0, declaration.IQ)(schemas.zM, "true", "With `false` the gate starts the test, sets `task-id` and `status-url`, and succeeds with verdict `not-tested` (`not-awaited`)."),
			"fail-on-severity": (0, declaration.lq)((0, schemas.yL)([...severity.gO, "none"]), "Lowest severity that fails the job, `critical`, `high`, `medium` or `low`. With `none` no finding fails it. Empty means the value in the policy, or `high` if it has none."),
			"fail-on-new-only": (0, declaration.IQ)(schemas.zM, "false", "With `true` only findings that are absent from the baseline can fail the job."),
			"baseline-app-id": (0, declaration.lq)(schemas.Cv, "Id of another app of the organization whose open findings are the baseline."),
			"baseline-file": (0, declaration.lq)(schemas.Qq, "Path of the baseline, a findings file of an earlier run (see `findings-file`). A path in the workspace is read on the default branch. A file elsewhere, for example below `RUNNER_TEMP`, is read as it is."),
			"max-result-age-hours": (0, declaration.IQ)((0, schemas.ai)({ min: 0 }), "0", "Above `0`, judge the newest result of the app instead of starting a run, if it is at most this old. It costs no credit, and proves nothing about this build."),
			"on-stale-result": (0, declaration.IQ)((0, schemas.yL)(["run", "fail"]), "run", "What to do when there is no result, or the newest is older than `max-result-age-hours`. `run` starts a run; `fail` ends with verdict `not-tested` (`stale`)."),
			"warn-only": (0, declaration.IQ)(schemas.zM, "false", "With `true` the verdict `failed` is a warning, and the job succeeds. The verdicts `not-tested` and `error` are not affected."),
			"on-not-tested": (0, declaration.IQ)((0, schemas.yL)(["fail", "warn"]), "fail", "What the verdict `not-tested` does to the job, `fail` or `warn`. A cancelled gate always fails."),
			"config-file": (0, declaration.lq)(config_file.Z, "Policy file with accepted risks and severity overrides. A path is read on the default branch of the repository, and `owner/repo/path@ref` in that other repository, with `github-token`. Empty means `.github/security-gate.yml`, if it exists. A path that contains `@` must begin with `./`."),
			needs: (0, declaration.lq)(needs.e, "Results of the jobs that this one needs, such as the deployment, from the expression `toJSON(needs)`. Unless all of them are `success`, the verdict is `not-tested` (`not-deployed`), and nothing is sent to the service. When jobs are run again and `version-url` is not given, one of them must have the number of the attempt as its output `run-attempt`. Give the job the condition `always()`: GitHub counts a skipped job as success."),
			"pull-request-number": (0, declaration.lq)((0, schemas.rD)({ min: 1 }), "Number of the pull request to judge, for events that name none, such as `workflow_run`. A comment on a pull request names it. The gate reads the head commit from GitHub, which needs `pull-requests: read`. It refuses a pull request that is closed, or whose head is not the commit of the event."),
			"commit-status": (0, declaration.lq)(statusContext, "Name of a commit status to set on the judged commit, `security-test` for example, for events whose check GitHub does not attach to the pull request. It is `pending` at first, then `success` exactly if the job succeeds, else `failure` or `error`. If several jobs of one attempt set it, the worst stands, `failure` before `error`. It needs `version-url`, except on `push`, `pull_request`, `pull_request_target`, `merge_group`, `workflow_run` and `deployment_status`: on other events nothing else ties the build to the commit. The job needs `statuses: write`."),
			"timeout-minutes": (0, declaration.IQ)(schemas.ro, "30", "How long a run may take to end. A repeated run has this time again, and so has the wait for the findings list after the run."),
			"queue-timeout-minutes": (0, declaration.IQ)(schemas.Gx, "30", "How long to wait for its turn: for another run of the same app to end, and while the service refuses to start a test because one address has started too many (429)."),
			"on-active-run": (0, declaration.IQ)((0, schemas.yL)(["wait", "fail"]), "wait", "What to do when another run of the app is active, `wait` until it ends or `fail` with verdict `not-tested` (`run-already-active`)."),
			"max-reruns": (0, declaration.IQ)((0, schemas.rD)({
				min: 0,
				max: 20
			}), "1", "How often to start a run again that ends INTERRUPTED, before the verdict is `not-tested`. Each run costs credits."),
			"registration-timeout-minutes": (0, declaration.IQ)(schemas.Gx, "0", "How long to wait while the registration of the app is in progress. With `0` the verdict is `not-tested` at once."),
			"version-url": (0, declaration.lq)((0, schemas.Dy)("none are sent to the app"), "URL at which the deployed app reports its version, as proof that the tested build is the expected one."),
			"expected-version": (0, declaration.lq)(schemas.Qq, "Text that the response of `version-url` must contain. Empty means the head commit of the event."),
			"version-timeout-minutes": (0, declaration.IQ)(schemas.Gx, "5", "How long to wait for the expected version to be deployed."),
			"upload-report": (0, declaration.IQ)(schemas.nD, "auto", "Whether to upload the PDF report as a workflow artifact, `true`, `false` or `auto`. With `auto` it is not uploaded in a public repository, where anyone could read it, or in one of unknown visibility."),
			"artifact-name": (0, declaration.IQ)(artifactName, "security-report", "Name of the report artifact, without `.pdf`. If the workflow run already has one of that name, a suffix is added."),
			"retention-days": (0, declaration.IQ)((0, schemas.rD)({
				min: 0,
				max: 400
			}), "0", "How many days to keep the report artifact. `0` means the repository's default."),
			"report-timeout-seconds": (0, declaration.IQ)((0, schemas.ai)({
				min: 0,
				max: 3600
			}), "60", "How long to wait until the service lists the report of this run. Where it has to rule out a later run, it waits at least 60 seconds."),
			"sarif-file": (0, declaration.lq)(written_file.Iy, "Write the open findings as SARIF 2.1.0 to this path, for `github/codeql-action/upload-sarif`. Written only if the app was tested and all findings were read."),
			"openapi-file": (0, declaration.lq)(schemas.Qq, "Path of an OpenAPI document in the repository. Findings then point to the line of their operation."),
			"findings-file": (0, declaration.lq)(written_file.Iy, "Write the findings and the verdict as JSON to this path."),
			"predicate-file": (0, declaration.lq)(written_file.Iy, "Write the verdict as an in-toto `test-result/v0.1` predicate to this path, for `actions/attest`. Written only if `version-url` proved which build was tested."),
			details: (0, declaration.IQ)((0, schemas.yL)([
				"auto",
				"full",
				"counts"
			]), "auto", "How much log, summary, comment and annotations reveal about the findings, `full`, `counts` or `auto`. With `auto` they show only counts in a public repository, or in one of unknown visibility."),
			"comment-summary-in-pr": (0, declaration.IQ)((0, schemas.yL)([
				"always",
				"on-failure",
				"never"
			]), "on-failure", "When to write the verdict as a pull request comment, `always`, `on-failure` or `never`. With `on-failure`, `dry-run` and `not-awaited` write none, and `passed` only updates an earlier one."),
			"open-issue": (0, declaration.IQ)(schemas.zM, "false", "With `true` scheduled workflow runs keep one issue per app. They open it when they fail or cannot test, and close it when they pass."),
			annotations: (0, declaration.IQ)(schemas.zM, "true", "Write one annotation for each finding that fails the job, within GitHub's limits."),
			"github-token": (0, declaration.bU)("Token for GitHub's API. The gate reads the policy, the baseline, the certificates and the pull request with it, and writes the comment, the commit status and the issue."),
			"dry-run": (0, declaration.IQ)(schemas.zM, "false", "With `true` the gate only checks inputs, login, role, app and permissions; it starts no test and costs no credit. If nothing is wrong, it succeeds with verdict `not-tested` (`dry-run`).")
		};
	}),
	65252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e: () => needs,
			p: () => judgeNeeds
		});
		var _decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48977);
		var _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34602);
		var _inputs_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99359);
		const maxNamed = 10;
		const maxNameLength = 100;
		const needs = (0, _inputs_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Uy)((text) => {
			const parsed = parseObject(text);
			if (parsed === undefined || !Object.values(parsed).every(isObject)) throw new _inputs_schemas_js__WEBPACK_IMPORTED_MODULE_1__.S7("must be what the expression `toJSON(needs)` gives: an object with the result of each job");
			const jobs = Object.entries(parsed);
			if (jobs.length === 0) throw new _inputs_schemas_js__WEBPACK_IMPORTED_MODULE_1__.S7("names no job, since this one needs none: add `needs: deploy`, or leave the input out");
			return jobs.map(([name, job]) => ({
				name,
				result: jobResultOf(job),
				runAttempt: (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.N)(job, "outputs", "run-attempt")
			}));
		});
		function judgeNeeds(jobs, { attempt, provesVersion }) {
			return judgeResults(jobs) ?? (provesVersion ? undefined : judgeAttempt(jobs, attempt));
		}
		function judgeAttempt(jobs, attempt) {
			if (attempt === 1 || jobs.some(({ runAttempt }) => runAttempt === `${attempt}`)) return undefined;
			const message = `This is attempt ${attempt} of the workflow run, and no needed job reports that it ran in it (output \`run-attempt\`): another build may have been deployed since. Nothing was sent to the service.`;
			const canReport = jobs.some(({ runAttempt }) => runAttempt !== undefined);
			return (0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__.RP)("not-deployed", message, canReport ? notRepeated : neverReported);
		}
		const notRepeated = {
			heading: "this attempt did not deploy the app again",
			nextStep: {},
			remedy: "The job that deploys has to set its output `run-attempt` in this attempt, which only \"Re-run all jobs\" does. With `version-url`, which proves the build, \"Re-run failed jobs\" is enough."
		};
		const neverReported = {
			heading: "nothing shows that this attempt deployed the app",
			nextStep: "Start a new workflow run, with a new commit for example: running this one again changes nothing.",
			remedy: "Let the job that deploys set its output `run-attempt` to `github.run_attempt`, so that \"Re-run all jobs\" works; or give the input `version-url`, which proves the build."
		};
		function judgeResults(jobs) {
			const unmet = jobs.filter(({ result }) => result !== "success");
			if (unmet.length === 0) return undefined;
			const named = unmet.slice(0, maxNamed).map(({ name, result }) => `${cut(name)} (${cut(result)})`);
			const rest = unmet.length > maxNamed ? ` and ${unmet.length - maxNamed} more` : "";
			const message = `Jobs that this one needs did not succeed: ${named.join(", ")}${rest}. Nothing was sent to the service.`;
			return (0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__.RP)("not-deployed", message, explainUnmet(unmet));
		}
		const endings = {
			failure: "failed",
			cancelled: "was cancelled",
			skipped: "was skipped"
		};
		function explainUnmet(unmet) {
			const cause = Object.entries(endings).find(([result]) => unmet.some((job) => job.result === result));
			const [result, ending] = cause ?? [undefined, "did not succeed"];
			const [first, ...others] = unmet.filter((job) => result === undefined || job.result === result);
			const isNamed = first && others.length === 0 && /^[\w-]{1,40}$/.test(first.name);
			const nextStep = result === "failure" ? {
				before: "Open the log of that job. If your change is the cause, push a fix.",
				once: "it can succeed"
			} : { before: "Open the workflow run to see why." };
			const heading = `${isNamed ? `the job \`${first.name}\`` : "a job before this one"} ${ending}`;
			return {
				heading,
				nextStep
			};
		}
		function jobResultOf(job) {
			const result = (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.t)(job, "result");
			return typeof result === "string" ? result : "no result";
		}
		function cut(text) {
			return text.slice(0, maxNameLength);
		}
		function parseObject(text) {
			try {
				const value = JSON.parse(text);
				return isObject(value) ? value : undefined;
			} catch {
				return undefined;
			}
		}
		function isObject(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
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
	35361: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ls: () => mayBePaid,
			nG: () => describeLostTriggers,
			nd: () => noProgress,
			wy: () => describePolicy
		});
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51699);
		function noProgress() {
			return {
				triggering: false,
				lostTriggers: 0,
				acceptedTriggers: 0
			};
		}
		function mayBePaid({ acceptedTriggers, lostTriggers }) {
			return acceptedTriggers + lostTriggers > 0;
		}
		function describeLostTriggers(progress) {
			const lost = progress.lostTriggers + Number(progress.triggering);
			if (lost === 0) return undefined;
			const paid = lost + progress.acceptedTriggers;
			const which = lost === 1 ? "a trigger" : `${lost} triggers`;
			return `Up to ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_0__.pq)(paid, "run")} may have been paid for: the answer to ${which} was lost.`;
		}
		function describePolicy(policy, policyOrigin) {
			return policy ? `${policyOrigin}, which accepts ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_0__.pq)(policy.acceptances.length, "risk")}` : `none, there is no ${policyOrigin}`;
		}
	})
};
