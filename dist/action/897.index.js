export const id = 897;
export const ids = [897];
export const modules = {
	897: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var core = __webpack_require__(235);
		var untrusted = __webpack_require__(99815);
		var sub_action = __webpack_require__(51902);
		var table = __webpack_require__(1305);
		var remedies = __webpack_require__(28706);
		var errors = __webpack_require__(90654);
		var sentences = __webpack_require__(51699);
		;
		function diagnosis(status, message, remedy = "") {
			return {
				status,
				message,
				remedy
			};
		}
		const ok = (message) => diagnosis("ok", message);
		const skipped = (message) => diagnosis("skipped", message);
		const warning = (message, remedy) => diagnosis("warning", message, remedy);
		const failed = (message, remedy) => diagnosis("failed", message, remedy);
		async function runChecks(checks, signal) {
			const results = [];
			const causes = new Map();
			for (const { id, needs = [], diagnose } of checks) {
				const cause = needs.map((need) => causes.get(need)).find((blamed) => blamed !== undefined);
				const diagnosis = cause ? skipped(`Not checked, because of \`${cause}\`.`) : await runDiagnosis(diagnose, signal);
				if (diagnosis.status === "failed" || diagnosis.status === "skipped") causes.set(id, cause ?? id);
				results.push({
					id,
					...diagnosis
				});
			}
			return results;
		}
		async function runDiagnosis(diagnose, signal) {
			try {
				return await diagnose();
			} catch (error) {
				signal.throwIfAborted();
				return failed((0, sentences.em)((0, sentences.bD)(error)), generalRemedy(error));
			}
		}
		function generalRemedy(error) {
			if ((0, errors.gi)(error)) return remedies.r[error.code];
			return "This is a fault of the action: please report it.";
		}
		var external_node_process_ = __webpack_require__(1708);
		var progress = __webpack_require__(35361);
		var not_tested = __webpack_require__(91497);
		var environment = __webpack_require__(70876);
		var failure = __webpack_require__(54679);
		var policy_files = __webpack_require__(54990);
		var policy_reader = __webpack_require__(79555);
		var token_permissions = __webpack_require__(16105);
		var default_branch = __webpack_require__(9297);
		var schemas = __webpack_require__(94343);
		var answer = __webpack_require__(60755);
		var github_event = __webpack_require__(45865);
		;
		const rulesSchema = schemas.YOg(schemas.Ikc({
			type: schemas.YjP(),
			parameters: schemas.lqM(schemas.Ikc({ check_response_timeout_minutes: schemas.lqM(schemas.aig()) }))
		}));
		function readMergeQueueMinutes(octokit, repository, branch) {
			const failed = `The rules of the branch ${branch} could not be read`;
			const attempt = {
				failed,
				permission: "metadata: read",
				notFound: () => undefined
			};
			return (0, failure.SP)(attempt, async () => {
				const parameters = {
					...(0, github_event.H5)(repository),
					branch,
					per_page: 100
				};
				const { data } = await octokit.rest.repos.getBranchRules(parameters);
				const minutes = (0, answer.W)(rulesSchema, data, `the rules of the branch ${branch}`).filter(({ type }) => type === "merge_queue").flatMap(({ parameters }) => parameters?.check_response_timeout_minutes ?? []);
				return minutes.length === 0 ? undefined : Math.min(...minutes);
			});
		}
		var github_octokit = __webpack_require__(64636);
		var inputs = __webpack_require__(90242);
		;
		function longestGateMinutes() {
			const limit = (name) => Number(inputs.Q[name].about.default);
			const version = limit("version-timeout-minutes");
			const run = limit("timeout-minutes");
			const each = version + limit("queue-timeout-minutes") + run;
			const findings = run;
			const runs = 1 + limit("max-reruns");
			return limit("registration-timeout-minutes") + runs * each + findings + version;
		}
		async function diagnoseMergeQueue({ event, token, signal }) {
			const { repository } = event;
			if (!repository) return skipped("Not checked, since this is no workflow of a repository.");
			if (token === "") return skipped("Not checked, because of `github-token`.");
			try {
				const octokit = await (0, github_octokit.Q)({
					token,
					signal
				});
				const branch = await (0, default_branch.D)(octokit, repository, event.defaultBranch);
				return compareTimes(branch, await readMergeQueueMinutes(octokit, repository, branch));
			} catch (error) {
				signal.throwIfAborted();
				return skipped(`Not checked. ${(0, sentences.em)((0, sentences.bD)(error))}`);
			}
		}
		function compareTimes(branch, minutes) {
			if (minutes === undefined) return ok(`No ruleset requires a merge queue for the branch ${branch}.`);
			const waits = `The merge queue of the branch ${branch} waits ${minutes} minutes for its checks`;
			const longest = longestGateMinutes();
			if (minutes > longest) return ok(`${waits}, longer than a gate with the default time limits.`);
			return warning(`${waits}, and a gate with the default time limits can take ${longest}. Then the queue removes the pull request.`, "Raise *Status check timeout* of the merge queue above the `timeout-minutes` of the gate's job and of the jobs before it, or lower the time limits of the gate.");
		}
		;
		const nodeMajor = "24";
		function githubChecks(workflowRun, { configFile, wanted }) {
			return [
				{
					id: "policy",
					needs: ["inputs"],
					diagnose: () => diagnosePolicy(workflowRun, configFile)
				},
				{
					id: "github-token",
					diagnose: () => diagnoseToken(workflowRun, wanted)
				},
				{
					id: "merge-queue",
					diagnose: () => diagnoseMergeQueue(workflowRun)
				},
				{
					id: "artifacts",
					diagnose: diagnoseArtifacts
				},
				{
					id: "runner",
					diagnose: diagnoseRunner
				}
			];
		}
		const policyRemedies = {
			unreachable: "Check that the runner can reach GitHub (firewall, proxy, GITHUB_API_URL).",
			"rate-limited": not_tested.X.remedy,
			refused: "Correct the policy file on the default branch, and give the job `permissions: contents: read`."
		};
		async function diagnosePolicy(workflowRun, configFile) {
			try {
				const reader = (0, policy_reader.K_)(workflowRun, policy_reader.pd);
				const { policy, policyOrigin } = await (0, policy_files.readPolicy)(configFile, reader);
				return ok(`Policy: ${(0, progress.wy)(policy, policyOrigin)}.`);
			} catch (error) {
				workflowRun.signal.throwIfAborted();
				return failed((0, sentences.em)((0, sentences.bD)(error)), policyRemedies[(0, failure.nu)(error) ?? "refused"]);
			}
		}
		async function diagnoseToken(workflowRun, wanted) {
			if (!workflowRun.event.repository) return skipped("Not checked, since this is no workflow of a repository.");
			const fault = await (0, token_permissions.P)(workflowRun, wanted);
			if (fault) return (fault.isFatal ? failed : warning)(fault.message, fault.remedy);
			const read = [
				"pull requests",
				wanted.status && "statuses",
				wanted.issue && "issues"
			];
			const named = read.filter(Boolean).join(" and ");
			return ok(`The token may read ${named}. GitHub does not say whether it may also write.`);
		}
		function diagnoseArtifacts() {
			if ((0, environment.Qo)().isOtherServer) return warning("Only github.com and ghe.com have an artifact service of the kind that the gate uses, and this is another server (GITHUB_SERVER_URL).", "Upload the output `report-path` of the gate in a step of its own, with an action that your server supports.");
			const missing = ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"].filter((name) => !external_node_process_.env[name]);
			if (missing.length === 0) return ok("The runner offers its artifact service.");
			return warning(`The runner does not offer its artifact service (no ${missing.join(", no ")}).`, "Run the gate as an action on a runner of GitHub Actions, not from a script; or set `upload-report: false`.");
		}
		function diagnoseRunner() {
			const { RUNNER_OS: os, RUNNER_ARCH: arch, RUNNER_ENVIRONMENT: environment } = external_node_process_.env;
			const where = [
				environment,
				os,
				arch
			].filter(Boolean).join(", ");
			const runs = `The actions run on Node.js ${external_node_process_.versions.node}${where ? ` (${where})` : ""}`;
			if (external_node_process_.versions.node.startsWith(`${nodeMajor}.`)) return ok(`${runs}.`);
			return failed(`${runs}, not on ${nodeMajor}.`, "Update the runner to version 2.327.1 or later, which brings Node.js 24, and do not force another version.");
		}
		var connection_inputs = __webpack_require__(57309);
		;
		function inputChecks({ baseUrl, authUrl, credentials }, reader) {
			const addressProblems = ["base-url", "auth-url"].flatMap((name) => reader.problemsOf(name));
			const others = reader.problems.filter((problem) => !addressProblems.includes(problem));
			const missing = (0, connection_inputs.nm)(credentials);
			const checks = [
				[
					"base-url",
					addressProblems.join("; "),
					`The API is at ${baseUrl.href}, the token endpoint below ${authUrl.href}.`,
					"Ask the operator of the service for the address of the API, such as `https://security.example.com/v1`."
				],
				[
					"inputs",
					others.join("; "),
					"All other inputs are well-formed.",
					"Correct these inputs of the step."
				],
				[
					"credentials",
					missing && `There is no complete login: ${missing}`,
					"A login is given.",
					"Store the login as secrets and give them to the step. A secret that does not exist, or that this workflow does not get (pull requests of forks and of Dependabot), is empty."
				]
			];
			return checks.map(([id, problem, okMessage, remedy]) => ({
				id,
				diagnose: () => problem ? failed(`${problem}.`, remedy) : ok(okMessage)
			}));
		}
		var declaration = __webpack_require__(83155);
		var inputs_schemas = __webpack_require__(99359);
		var config_file = __webpack_require__(33315);
		;
		const inputs_declaration = {
			name: "Doctor",
			description: "Checks what goes wrong on the first day, from the address to the permissions, and says how to fix it",
			icon: "activity",
			document: "doctor/README.md",
			inputs: {
				"app-id": (0, declaration.lq)(inputs_schemas.Cv, "Id of an app to check as well. Empty means that no app is checked."),
				"config-file": (0, declaration.lq)(config_file.Z, "The same value as for the gate, whose policy is then checked. Empty means `.github/security-gate.yml`, which may be absent."),
				"github-token": (0, declaration.bU)("Token whose permissions are checked, that of the job unless you give another one."),
				"commit-status": (0, declaration.lq)(inputs_schemas.Qq, "The same value as for the gate; the permission `statuses` is then checked as well."),
				"open-issue": (0, declaration.IQ)(inputs_schemas.zM, "false", "The same value as for the gate; with `true` the permission `issues` is checked as well.")
			},
			outputs: {
				healthy: "`true` when no check failed, else `false`.",
				checks: "JSON array of all checks, each with `id`, `status` (`ok`, `warning`, `failed` or `skipped`), `message` and `remedy`."
			}
		};
		function interpretInputs(values, reader) {
			return {
				appId: values["app-id"],
				configFile: values["config-file"],
				wanted: {
					comment: true,
					status: values["commit-status"] !== undefined,
					issue: values["open-issue"]
				},
				reader
			};
		}
		var promises_ = __webpack_require__(71553);
		var external_node_net_ = __webpack_require__(77030);
		var body = __webpack_require__(95980);
		var network_error = __webpack_require__(77453);
		var http_proxy = __webpack_require__(96522);
		var time_limit = __webpack_require__(54519);
		var transport_error = __webpack_require__(26088);
		var service_connection = __webpack_require__(81168);
		;
		function networkChecks(job, { skews }) {
			const { baseUrl, authUrl } = job;
			const api = new URL(`${baseUrl.href.replace(/\/$/, "")}/openapi.yaml`);
			const tokenEndpoint = new URL(`${authUrl.href.replace(/\/$/, "")}/api/v1/auth/token`);
			const urls = authUrl.host === api.host ? [api] : [api, tokenEndpoint];
			const sendProbe = createProbe(job);
			const tls = [];
			const connectTo = async (url) => {
				try {
					const answer = await sendProbe(url);
					if (url === api) skews.push({
						source: "the service's `Date`",
						skewMs: answer.skewMs
					});
					if (url.protocol === "https:") tls.push(ok(`The certificate of ${url.host} is trusted.`));
					return diagnoseAnswer(url, answer);
				} catch (error) {
					if (!(error instanceof transport_error.w)) throw error;
					if (!error.tls) return unreachable(url, error);
					tls.push(failed(error.tls.fault, error.tls.remedy));
					return reached(url);
				}
			};
			const connect = async () => worst(await Promise.all(urls.map(connectTo)));
			const resolve = async () => worst(await Promise.all(urls.map(diagnoseName)));
			return [
				{
					id: "proxy",
					needs: ["base-url", "inputs"],
					diagnose: () => worst(urls.map(diagnoseProxy))
				},
				{
					id: "dns",
					needs: ["proxy"],
					diagnose: resolve
				},
				{
					id: "connection",
					needs: ["dns"],
					diagnose: connect
				},
				{
					id: "tls",
					needs: ["connection"],
					diagnose: () => tls.length > 0 ? worst(tls) : tlsNotNeeded
				}
			];
		}
		const tlsNotNeeded = ok("The service is on this machine, and needs no TLS.");
		function createProbe(job) {
			const http = (0, service_connection.f)(job);
			const { requestTimeoutMs, clock } = job;
			const { signal } = job.workflowRun;
			return async (url) => {
				const limit = (0, time_limit.r)({
					clock,
					requestTimeoutMs,
					signal
				});
				const sentAt = Date.now();
				try {
					const response = await http({
						method: "GET",
						url,
						headers: {},
						signal: limit.signal
					});
					const serviceTime = Date.parse((0, body.rR)(response, "date") ?? "");
					return {
						status: response.status,
						location: (0, body.rR)(response, "location"),
						skewMs: (sentAt + Date.now()) / 2 - serviceTime
					};
				} catch (error) {
					signal.throwIfAborted();
					throw (0, network_error.f)(error, {
						request: `GET ${url.pathname}`,
						host: url.host,
						limit
					});
				} finally {
					limit.end();
				}
			};
		}
		function worst(diagnoses) {
			const bad = diagnoses.find(({ status }) => status === "failed") ?? diagnoses.find(({ status }) => status === "warning");
			return bad ?? ok([...new Set(diagnoses.map(({ message }) => message))].join(" "));
		}
		const parsedProxy = (url) => URL.parse((0, http_proxy.i)(url, external_node_process_.env) ?? "");
		function diagnoseProxy(url) {
			const address = (0, http_proxy.i)(url, external_node_process_.env);
			const variable = firstSet(`${url.protocol.slice(0, -1)}_proxy`, "all_proxy");
			if (address === undefined) {
				const exemption = (0, http_proxy.U)(url.hostname) ? "a loopback host" : variable && firstSet("no_proxy");
				const why = exemption ? ` without a proxy (${exemption})` : "; no proxy is set";
				return ok(`Requests go straight to ${url.host}${why}.`);
			}
			const proxy = URL.parse(address);
			if (!proxy || !/^https?:$/.test(proxy.protocol)) return failed(`The variable ${variable} does not name a proxy that can be used.`, "Give it as `http://host:port`.");
			const hasNoScheme = variable !== undefined && external_node_process_.env[variable]?.includes("://") === false;
			if (proxy.protocol === "https:" && hasNoScheme) return warning(`The variable ${variable} names the proxy ${proxy.host} without a scheme, so it is contacted over TLS.`, `Give it as \`http://${proxy.host}\`, unless the proxy itself speaks TLS.`);
			return ok(`Requests to ${url.host} go through the proxy ${proxy.host} (${variable}).`);
		}
		function firstSet(...names) {
			return names.flatMap((name) => [name, name.toUpperCase()]).find((name) => external_node_process_.env[name]);
		}
		async function diagnoseName(url) {
			const proxy = parsedProxy(url);
			const hostname = (proxy ?? url).hostname.replace(/^\[|\]$/g, "");
			try {
				await (0, promises_.lookup)(hostname);
				if ((0, external_node_net_.isIP)(hostname) !== 0) return ok(`${hostname} is an address already.`);
				return ok(`The name ${hostname} is known.`);
			} catch (error) {
				const code = error instanceof Error && "code" in error ? ` (${error.code})` : "";
				return failed(`The name ${hostname} cannot be resolved${code}.`, proxy ? "Check the proxy variables of the runner." : "Check the spelling of `base-url` and `auth-url`. A name of a private network needs a runner in that network, or a proxy.");
			}
		}
		function diagnoseAnswer(url, { status, location }) {
			if (status >= 300 && status < 400) return failed(`${url.host} answers with a redirect${location ? ` to ${location}` : ""}, which no action follows.`, "Give the address itself as `base-url` or `auth-url`, not one that leads to it.");
			if (status >= 500) return warning(`${url.host} answers with status ${status}.`, "Ask the operator of the service to look into it.");
			return reached(url);
		}
		const reached = ({ host }) => ok(`${host} can be reached.`);
		function unreachable(url, error) {
			return failed(`${url.host} cannot be reached: ${(0, sentences.em)(error.message)}`, parsedProxy(url) ? "Check that the proxy lets the runner reach the service, or exempt the host in NO_PROXY." : "Check the port of `base-url` and `auth-url`, and that the firewall lets the runner reach the service. A private network needs a runner in it.");
		}
		var coerce = __webpack_require__(35385);
		var satisfies = __webpack_require__(68011);
		var registration = __webpack_require__(71704);
		;
		const supportedContract = "1.1.0";
		const toleratedSkewMs = 5 * 6e4;
		const noticeableSkewMs = 6e4;
		function serviceChecks(client, credentials, appId, facts) {
			const logIn = () => diagnoseLogin(client, credentials, facts);
			return [
				{
					id: "login",
					needs: ["credentials", "tls"],
					diagnose: logIn
				},
				{
					id: "clock",
					needs: ["tls"],
					diagnose: () => diagnoseSkews(facts.skews)
				},
				{
					id: "role",
					needs: ["login"],
					diagnose: async () => diagnoseRoles(await client.roles())
				},
				{
					id: "contract",
					needs: ["login"],
					diagnose: () => readContract(client)
				},
				{
					id: "app",
					needs: ["login"],
					diagnose: () => diagnoseApp(client, appId)
				},
				{
					id: "reports",
					needs: ["login"],
					diagnose: () => diagnoseReports(client, appId, facts)
				}
			];
		}
		async function diagnoseLogin(client, { username, token }, facts) {
			try {
				const { iat } = await client.claims();
				if (token === undefined && typeof iat === "number") facts.skews.push({
					source: "the time at which the token says it was issued",
					skewMs: Date.now() - iat * 1e3
				});
				facts.appIds = await client.apps.ids();
				if (token !== undefined && username !== undefined) await client.renew();
			} catch (error) {
				if (!(0, errors.gi)(error, "login-rejected", "unauthenticated")) throw error;
				return failed((0, sentences.em)(error.message), "Check the secrets: their names, their values, and that this workflow gets them at all (pull requests of forks and of Dependabot do not).");
			}
			const apps = facts.appIds.length === 1 ? "1 app" : `${facts.appIds.length} apps`;
			const message = `The service accepts the login; the organization has ${apps}.`;
			if (username !== undefined) return ok(message);
			return warning(`${message} But \`api-token\` cannot be renewed, and tokens are short-lived.`, "Give `username` and `password`, instead or as well: a test can take longer than a token lives.");
		}
		function diagnoseSkews(skews) {
			const [worst] = skews.filter(({ skewMs }) => !Number.isNaN(skewMs)).sort((one, other) => Math.abs(other.skewMs) - Math.abs(one.skewMs));
			if (worst === undefined) return skipped("The service sends no time to compare with.");
			const { source, skewMs } = worst;
			const seconds = Math.round(Math.abs(skewMs) / 1e3);
			if (seconds * 1e3 <= noticeableSkewMs) return ok(`This machine's clock and the service's are at most ${seconds} s apart.`);
			const message = `This machine's clock is ${seconds} s ${skewMs < 0 ? "behind" : "ahead of"} ${source}.`;
			const remedy = "Synchronise the clocks (NTP) of the runner and of the service: tokens and certificates are valid by time.";
			return seconds * 1e3 > toleratedSkewMs ? failed(message, remedy) : warning(message, remedy);
		}
		function diagnoseRoles(roles) {
			if (roles.length === 0) return warning("The token does not contain the role of the account.", "Make sure that it is not Viewer, which may read but start nothing.");
			const named = roles.join(", ");
			const viewers = roles.filter((role) => role.toLowerCase() === "viewer");
			if (viewers.length === 0) return ok(`The role ${named} may start tests.`);
			if (viewers.length < roles.length) return warning(`The token names ${named}, of which Viewer may read but start nothing.`, "Make sure that the account has a role that may write, such as AppSec.");
			return failed(`The account has the role ${named}, which may read but start nothing.`, "Let an administrator of the organization give the service account a role that may write, such as AppSec.");
		}
		async function readContract({ contract }) {
			try {
				return diagnoseContract(await contract.version());
			} catch (error) {
				if (!(0, errors.gi)(error, "not-found", "unexpected-response")) throw error;
				return warning((0, sentences.em)(error.message), "Check that `base-url` is the address of the API. Whether its version fits is unknown.");
			}
		}
		function diagnoseContract(version) {
			const serves = `The service serves version ${version} of the API`;
			const release = coerce(version) ?? "";
			if (satisfies(release, `^${supportedContract}`)) return ok(`${serves}, which fits ${supportedContract}.`);
			const remedy = `This release is written for ${supportedContract}: use a release of the action that fits the service, or update the service.`;
			if (satisfies(release, `${Number.parseInt(supportedContract, 10)}.x`)) return warning(`${serves}, older than ${supportedContract}.`, remedy);
			return failed(`${serves}, which need not be compatible with ${supportedContract}.`, remedy);
		}
		async function diagnoseApp(client, appId) {
			if (appId === undefined) return skipped("Not checked, since `app-id` is not given.");
			const app = await client.apps.find(appId);
			if (app === undefined) return failed(`The organization has no app ${appId}.`, "Check `app-id`, and that the account belongs to the organization of the app; the action `list-apps` lists the ids.");
			const { registrationStatus: status } = app;
			if (status === "COMPLETED") return ok(`The app ${appId} is registered: ${status}.`);
			const message = `The registration of the app ${appId} is ${status}; only an app that is COMPLETED can be tested.`;
			const remedy = (0, registration.mm)(status) ? "Wait for it, or run the action `register-app`, which also supplies credentials that the onboarding may be waiting for." : "Register it again with the action `register-app`.";
			return failed(message, remedy);
		}
		async function diagnoseReports(client, appId, { appIds }) {
			const app = appId ?? appIds[0];
			if (app === undefined) return skipped("Not checked, since the organization has no app.");
			try {
				await client.reports.list(app);
				return ok("Reports are available.");
			} catch (error) {
				if ((0, errors.gi)(error, "not-found")) return skipped(`Not checked, since there is no app ${app}.`);
				if (!(0, errors.gi)(error, "payment-required")) throw error;
				return warning("Reports are not part of the tier of the organization (402). Without them the age of a result is unknown, and `max-result-age-hours` takes every result for stale.", "Set `upload-report: false` in the gate, leave out `max-result-age-hours`, or change the tier.");
			}
		}
		;
		function run(signal) {
			const action = {
				declaration: inputs_declaration,
				interpret: interpretInputs,
				work: checkEverything
			};
			return (0, sub_action._)({
				...action,
				reportsProblems: true
			}, signal);
		}
		async function checkEverything(job, inputs) {
			const { client, credentials, setOutput, workflowRun } = job;
			const { appId, reader } = inputs;
			setOutput("healthy", "false");
			setOutput("checks", "[]");
			const facts = {
				skews: [],
				appIds: []
			};
			const checks = [
				...inputChecks(job, reader),
				...networkChecks(job, facts),
				...serviceChecks(client, credentials, appId, facts),
				...githubChecks(workflowRun, inputs)
			];
			return reportChecks(await runChecks(checks, workflowRun.signal), job);
		}
		function reportChecks(results, { line, log, warn, setOutput }) {
			const checks = results.map((result) => ({
				...result,
				message: line(result.message)
			}));
			const failures = checks.filter(({ status }) => status === "failed");
			const isHealthy = failures.length === 0;
			setOutput("healthy", String(isHealthy));
			setOutput("checks", JSON.stringify(checks));
			for (const { id, status, message, remedy } of checks) {
				if (status === "failed") (0, core.z3)(line(`${id}: ${message} ${remedy}`), { title: inputs_declaration.name });
				else if (status === "warning") warn(`${id}: ${message} ${remedy}`);
				else log(`${icons[status]} ${id}: ${message}`);
			}
			const named = failures.map(({ id }) => `\`${id}\``).join(", ");
			const message = isHealthy ? `Nothing is wrong.${describeWarnings(checks)}` : `${failures.length} of ${checks.length} checks failed: ${named}.`;
			return {
				succeeded: isHealthy,
				message,
				details: renderChecks(checks)
			};
		}
		function describeWarnings(checks) {
			const count = checks.filter(({ status }) => status === "warning").length;
			return count === 0 ? "" : ` There ${count === 1 ? "is 1 warning" : `are ${count} warnings`}.`;
		}
		const icons = {
			ok: "✅",
			warning: "⚠️",
			failed: "❌",
			skipped: "➖"
		};
		function renderChecks(checks) {
			const rows = checks.map(({ id, status, message, remedy }) => {
				const texts = [message, remedy].map(untrusted.mP);
				return [
					`\`${id}\``,
					`${icons[status]} ${status}`,
					...texts
				];
			});
			return (0, table.b)("| Check | Result | What was found | What to do |", rows);
		}
	}),
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
	16105: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => findTokenFault });
		var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45865);
		var _github_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54679);
		var _github_octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64636);
		async function findTokenFault({ event, token, signal }, wanted) {
			const uses = usesOf(event, wanted);
			if (uses.length === 0) return undefined;
			if (token === "") return {
				message: "`github-token` is empty.",
				remedy: "Leave the input out, or give a token."
			};
			const octokit = await (0, _github_octokit_js__WEBPACK_IMPORTED_MODULE_2__.Q)({
				token,
				signal
			});
			const missing = [];
			for (const each of uses) {
				try {
					await each.probe(octokit);
				} catch (error) {
					if ((0, _github_failure_js__WEBPACK_IMPORTED_MODULE_1__.GZ)(error)) missing.push(each);
					else if ((0, _github_failure_js__WEBPACK_IMPORTED_MODULE_1__.c2)(error) !== 409) return explain(error);
				}
			}
			if (missing.length > 0) return missingPermissions(missing);
			const isReadOnly = event.pullRequest?.isFork && event.name !== "pull_request_target";
			return isReadOnly ? readOnlyForFork : undefined;
		}
		function usesOf({ repository, pullRequest, subject, headSha = "HEAD" }, wanted) {
			if (!repository) return [];
			const where = {
				...(0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__.H5)(repository),
				per_page: 1
			};
			const number = pullRequest?.number ?? subject.pullRequest;
			const comment = {
				permission: "pull-requests: write",
				use: "writes the comment",
				probe: ({ rest: { issues, pulls } }) => number === undefined ? pulls.list(where) : issues.listComments({
					...where,
					issue_number: number
				})
			};
			const status = {
				permission: "statuses: write",
				use: "sets the commit status",
				probe: ({ rest }) => rest.repos.listCommitStatusesForRef({
					...where,
					ref: headSha
				})
			};
			const issue = {
				permission: "issues: write",
				use: "keeps the issue",
				probe: ({ rest }) => rest.issues.listForRepo(where)
			};
			const uses = [
				wanted.comment && comment,
				wanted.status && status,
				wanted.issue && issue
			];
			return uses.filter((use) => use !== false);
		}
		function explain(error) {
			const status = (0, _github_failure_js__WEBPACK_IMPORTED_MODULE_1__.c2)(error);
			if (status === 401) return {
				message: "GitHub does not accept the token (401).",
				remedy: "Leave `github-token` out, or give a token that is valid.",
				isFatal: true
			};
			return {
				message: `GitHub's API could not be asked: ${status === undefined ? "" : `${status} `}${(0, _github_failure_js__WEBPACK_IMPORTED_MODULE_1__.LK)(error)}`,
				remedy: "Check that the runner can reach it (firewall, proxy, GITHUB_API_URL)."
			};
		}
		function missingPermissions(missing) {
			const named = missing.map(({ permission }) => `\`${permission}\``).join(" and ");
			const lost = missing.map(({ use }) => use).join(" and ");
			return {
				message: `The token lacks ${named}, with which the gate ${lost}.`,
				remedy: "Add this to `permissions` of the job of the gate; a job with the doctor needs the same."
			};
		}
		const readOnlyForFork = {
			message: "The token may read what the gate needs. The pull request comes from a fork, for which GitHub makes it read-only.",
			remedy: "Use the job summary there, in place of the comment."
		};
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
	})
};
