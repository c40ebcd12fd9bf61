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
				const diagnosis = cause ? skipped(`Not checked, because of \`${cause}\`.`) : await attempt(diagnose, signal);
				if (diagnosis.status === "failed" || diagnosis.status === "skipped") causes.set(id, cause ?? id);
				results.push({
					id,
					...diagnosis
				});
			}
			return results;
		}
		async function attempt(diagnose, signal) {
			try {
				return await diagnose();
			} catch (error) {
				signal.throwIfAborted();
				return failed((0, sentences.em)((0, sentences.bD)(error)), remedyFor(error));
			}
		}
		function remedyFor(error) {
			if ((0, errors.gi)(error)) return remedies.r[error.code];
			return "This is a fault of the action: please report it.";
		}
		var external_node_process_ = __webpack_require__(1708);
		var progress = __webpack_require__(35361);
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
			const limits = {
				failed,
				permission: "metadata: read",
				notFound: () => undefined
			};
			return (0, failure.SP)(limits, async () => {
				const where = {
					...(0, github_event.H5)(repository),
					branch,
					per_page: 100
				};
				const { data } = await octokit.rest.repos.getBranchRules(where);
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
				return judge(branch, await readMergeQueueMinutes(octokit, repository, branch));
			} catch (error) {
				signal.throwIfAborted();
				return skipped(`Not checked. ${(0, sentences.em)((0, sentences.bD)(error))}`);
			}
		}
		function judge(branch, minutes) {
			if (minutes === undefined) return ok(`No ruleset requires a merge queue for the branch ${branch}.`);
			const waits = `The merge queue of the branch ${branch} waits ${minutes} minutes for its checks`;
			const longest = longestGateMinutes();
			if (minutes > longest) return ok(`${waits}, longer than a gate with the default time limits.`);
			return warning(`${waits}, and a gate with the default time limits can take ${longest}. Then the queue removes the pull request.`, "Raise *Status check timeout* of the merge queue above the `timeout-minutes` of the gate's job and of the jobs before it, or lower the time limits of the gate.");
		}
		;
		const nodeMajor = "24";
		function githubChecks(run, { configFile, wanted }) {
			return [
				{
					id: "policy",
					needs: ["inputs"],
					diagnose: () => diagnosePolicy(run, configFile)
				},
				{
					id: "github-token",
					diagnose: () => diagnoseToken(run, wanted)
				},
				{
					id: "merge-queue",
					diagnose: () => diagnoseMergeQueue(run)
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
		async function diagnosePolicy(run, configFile) {
			try {
				const reader = (0, policy_reader.K_)(run, policy_reader.pd);
				const { policy, policyOrigin } = await (0, policy_files.readPolicy)(configFile, reader);
				return ok(`Policy: ${(0, progress.wy)(policy, policyOrigin)}.`);
			} catch (error) {
				run.signal.throwIfAborted();
				return failed((0, sentences.em)((0, sentences.bD)(error)), (0, failure.uD)(error) ? "Check that the runner can reach GitHub (firewall, proxy, GITHUB_API_URL)." : "Correct the policy file on the default branch, and give the job `permissions: contents: read`.");
			}
		}
		async function diagnoseToken(run, wanted) {
			if (!run.event.repository) return skipped("Not checked, since this is no workflow of a repository.");
			const fault = await (0, token_permissions.P)(run, wanted);
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
			const ofAddress = ["base-url", "auth-url"].flatMap((name) => reader.problemsOf(name));
			const others = reader.problems.filter((problem) => !ofAddress.includes(problem));
			const missing = (0, connection_inputs.nm)(credentials);
			const checks = [
				[
					"base-url",
					ofAddress.join("; "),
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
			return checks.map(([id, problem, fine, remedy]) => ({
				id,
				diagnose: () => problem ? failed(`${problem}.`, remedy) : ok(fine)
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
			const send = createProbe(job);
			const tls = [];
			const connectTo = async (url) => {
				try {
					const answer = await send(url);
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
					diagnose: () => tls.length > 0 ? worst(tls) : noTls
				}
			];
		}
		const noTls = ok("The service is on this machine, and needs no TLS.");
		function createProbe(job) {
			const http = (0, service_connection.f)(job);
			const { requestTimeoutMs, clock } = job;
			const { signal } = job.workflowRun;
			return async (url) => {
				const limit = (0, time_limit.D)({
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
					throw (0, network_error.F)(error, {
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
					diagnose: () => findApp(client, appId)
				},
				{
					id: "reports",
					needs: ["login"],
					diagnose: () => listReports(client, appId, facts)
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
		async function findApp(client, appId) {
			if (appId === undefined) return skipped("Not checked, since `app-id` is not given.");
			const app = await client.apps.find(appId);
			if (app === undefined) return failed(`The organization has no app ${appId}.`, "Check `app-id`, and that the account belongs to the organization of the app; the action `list-apps` lists the ids.");
			const { registrationStatus: status } = app;
			if (status === "COMPLETED") return ok(`The app ${appId} is registered: ${status}.`);
			const message = `The registration of the app ${appId} is ${status}; only an app that is COMPLETED can be tested.`;
			const remedy = (0, registration.mm)(status) ? "Wait for it, or run the action `register-app`, which also supplies credentials that the onboarding may be waiting for." : "Register it again with the action `register-app`.";
			return failed(message, remedy);
		}
		async function listReports(client, appId, { appIds }) {
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
				work: examine
			};
			return (0, sub_action._)({
				...action,
				reportsProblems: true
			}, signal);
		}
		async function examine(job, inputs) {
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
			return report(await runChecks(checks, workflowRun.signal), job);
		}
		function report(results, { line, say, warn, setOutput }) {
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
				else say(`${icons[status]} ${id}: ${message}`);
			}
			const named = failures.map(({ id }) => `\`${id}\``).join(", ");
			const message = isHealthy ? `Nothing is wrong.${notice(checks)}` : `${failures.length} of ${checks.length} checks failed: ${named}.`;
			return {
				succeeded: isHealthy,
				message,
				details: renderChecks(checks)
			};
		}
		function notice(checks) {
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
			const what = kind === "reg" ? "registration" : "vision run";
			throw new schemas.S7(`must be a security test, not a ${what}`);
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
			"task-id": (0, declaration.lq)(taskId, "Adopt this security test, which already runs or has ended, instead of starting one. It must be a test of the same app."),
			"wait-for-completion": (0, declaration.IQ)(schemas.zM, "true", "With `false` the gate starts the test, sets `task-id` and `status-url`, and succeeds with verdict `not-tested` (`not-awaited`)."),
			"fail-on-severity": (0, declaration.lq)((0, schemas.yL)([...severity.gO, "none"]), "Lowest severity that fails the job, `critical`, `high`, `medium` or `low`; with `none` no finding does. Empty means the policy's value, or else `high`."),
			"fail-on-new-only": (0, declaration.IQ)(schemas.zM, "false", "With `true` only findings that are absent from the baseline can fail the job."),
			"baseline-app-id": (0, declaration.lq)(schemas.Cv, "Id of another app of the organization whose open findings are the baseline."),
			"baseline-file": (0, declaration.lq)(schemas.Qq, "Path of a findings file of an earlier run (see `findings-file`) that is the baseline. In the workspace it is read on the default branch; outside of it, below `RUNNER_TEMP` say, as it is."),
			"max-result-age-hours": (0, declaration.IQ)((0, schemas.ai)({ min: 0 }), "0", "Above `0` the newest result of the app is judged instead of starting a run, when it is at most this old. It proves nothing about this build, and spends no credit."),
			"on-stale-result": (0, declaration.IQ)((0, schemas.yL)(["run", "fail"]), "run", "What to do when the newest result is older than `max-result-age-hours`, or there is none, `run` (start a run) or `fail` with verdict `not-tested` (`stale`)."),
			"warn-only": (0, declaration.IQ)(schemas.zM, "false", "With `true` a `failed` verdict is a warning and the job succeeds. It never softens `not-tested` or `error`."),
			"on-not-tested": (0, declaration.IQ)((0, schemas.yL)(["fail", "warn"]), "fail", "What a `not-tested` verdict does to the job, `fail` or `warn`. A cancelled gate always fails."),
			"config-file": (0, declaration.lq)(config_file.Z, "Policy file with accepted risks and severity overrides. A path in the repository is read on its default branch, and `owner/repo/path@ref` in that repository, with `github-token`. Empty means `.github/security-gate.yml` when it exists. A path with `@` in it begins with `./`."),
			needs: (0, declaration.lq)(needs.e, "Results of the jobs that this one needs, as the expression `toJSON(needs)` gives them. Unless each of them, such as the deployment, is `success`, the verdict is `not-tested` (`not-deployed`), and nothing is sent to the service. In a later attempt of a workflow run one of them also needs the output `run-attempt` with the number of that attempt, unless `version-url` is given. Give the job `if` with `always()`, so that it is never skipped into a green check."),
			"pull-request-number": (0, declaration.lq)((0, schemas.rD)({ min: 1 }), "Number of the pull request to judge, on events that name none, such as `workflow_run`. Its head commit is asked of GitHub, which needs `pull-requests: read`. A comment on a pull request gives it by itself. A pull request that is closed, or whose head is not the commit of the event, is refused."),
			"commit-status": (0, declaration.lq)(statusContext, "Name of a commit status on the judged commit, `security-test` for example, for events whose check GitHub does not attach to the pull request. It is `pending` from the start, `success` exactly when the job succeeds, else `failure` or `error`. Within one attempt of a workflow run the worst status of a name stands, `failure` before `error`. On `workflow_dispatch`, `repository_dispatch`, `schedule` and `issue_comment` it needs `version-url`. Needs `statuses` with `write`."),
			"timeout-minutes": (0, declaration.IQ)(schemas.ro, "30", "How long a run that the gate awaits may take to end (each repeated run afresh), and then how long the findings list may still report a run in progress."),
			"queue-timeout-minutes": (0, declaration.IQ)(schemas.Gx, "30", "How long to wait for our turn: for another run of the same app to end, and while the service refuses to start tests because too many are started from one address."),
			"on-active-run": (0, declaration.IQ)((0, schemas.yL)(["wait", "fail"]), "wait", "What to do when another run of the app is active, `wait` for its end or `fail` with verdict `not-tested` (`run-already-active`)."),
			"max-reruns": (0, declaration.IQ)((0, schemas.rD)({
				min: 0,
				max: 20
			}), "1", "How often a run that ends INTERRUPTED is started again before the verdict is `not-tested`. Each run consumes credits."),
			"registration-timeout-minutes": (0, declaration.IQ)(schemas.Gx, "0", "How long to wait for an app whose registration is still in progress. With `0` the verdict is `not-tested` at once."),
			"version-url": (0, declaration.lq)((0, schemas.Dy)("none are sent to the app"), "URL of the deployed app that reports its version; proves that the tested build is the expected one."),
			"expected-version": (0, declaration.lq)(schemas.Qq, "Text that the answer of `version-url` must contain. Empty means the head commit of the event."),
			"version-timeout-minutes": (0, declaration.IQ)(schemas.Gx, "5", "How long to wait for the expected version to be deployed."),
			"upload-report": (0, declaration.IQ)(schemas.nD, "auto", "Upload the PDF report of the run as a workflow artifact, `true`, `false`, or `auto` (`false` in a public repository or one of unknown visibility, where anyone could read it, else `true`)."),
			"artifact-name": (0, declaration.IQ)(artifactName, "security-report", "Name of that artifact without `.pdf`; a name already taken in the workflow run gets a suffix."),
			"retention-days": (0, declaration.IQ)((0, schemas.rD)({
				min: 0,
				max: 400
			}), "0", "Days that the artifact is kept; `0` means the repository's default."),
			"report-timeout-seconds": (0, declaration.IQ)((0, schemas.ai)({
				min: 0,
				max: 3600
			}), "60", "How long to wait for the report of this run to be listed by the service. Where a later run has to be excluded, at least 60 seconds."),
			"sarif-file": (0, declaration.lq)(written_file.Iy, "Write the findings as SARIF 2.1.0 to this path, for `github/codeql-action/upload-sarif`. Not written unless the app was tested and its findings were read whole."),
			"openapi-file": (0, declaration.lq)(schemas.Qq, "Path of an OpenAPI document in the repository; findings are located at their operation's line in it."),
			"findings-file": (0, declaration.lq)(written_file.Iy, "Write the findings and the verdict as JSON to this path."),
			"predicate-file": (0, declaration.lq)(written_file.Iy, "Write the verdict as an in-toto `test-result/v0.1` predicate to this path, for `actions/attest`. Written only when `version-url` proved which build was tested."),
			details: (0, declaration.IQ)((0, schemas.yL)([
				"auto",
				"full",
				"counts"
			]), "auto", "How much the log and other views reveal of the findings, `full`, `counts`, or `auto` (`counts` in a public repository or one of unknown visibility, else `full`)."),
			"comment-summary-in-pr": (0, declaration.IQ)((0, schemas.yL)([
				"always",
				"on-failure",
				"never"
			]), "on-failure", "When to write the verdict as a pull request comment, `always`, `on-failure` (all but `passed`, `dry-run` and `not-awaited`) or `never`. With `on-failure` `passed` updates an earlier comment."),
			"open-issue": (0, declaration.IQ)(schemas.zM, "false", "With `true` runs on `schedule` keep one issue per app, opened when they fail or could not test and closed when they pass."),
			annotations: (0, declaration.IQ)(schemas.zM, "true", "Write one annotation per finding that fails the job, within GitHub's limits."),
			"github-token": (0, declaration.bU)("Token for what the gate asks of GitHub. It reads the policy, the baseline and the certificates of the repository, looks up the pull request to judge, and writes the comment, the commit status and the issue."),
			"dry-run": (0, declaration.IQ)(schemas.zM, "false", "With `true` the gate checks inputs, login, role, app and permissions, starts no test and spends no credit. When all is well it succeeds with verdict `not-tested` (`dry-run`).")
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
				result: resultOf(job),
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
			const named = unmet.slice(0, maxNamed).map(({ name, result }) => `${brief(name)} (${brief(result)})`);
			const rest = unmet.length > maxNamed ? ` and ${unmet.length - maxNamed} more` : "";
			const message = `Jobs that this one needs did not succeed: ${named.join(", ")}${rest}. Nothing was sent to the service.`;
			return (0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__.RP)("not-deployed", message, detailsOf(unmet));
		}
		const endings = {
			failure: "failed",
			cancelled: "was cancelled",
			skipped: "was skipped"
		};
		function detailsOf(unmet) {
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
		function resultOf(job) {
			const result = (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.t)(job, "result");
			return typeof result === "string" ? result : "no result";
		}
		function brief(text) {
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
					await each.look(octokit);
				} catch (error) {
					if ((0, _github_failure_js__WEBPACK_IMPORTED_MODULE_1__.GZ)(error)) missing.push(each);
					else if ((0, _github_failure_js__WEBPACK_IMPORTED_MODULE_1__.c2)(error) !== 409) return explain(error);
				}
			}
			if (missing.length > 0) return lacking(missing);
			const isReadOnly = event.pullRequest?.isFork && event.name !== "pull_request_target";
			return isReadOnly ? ofFork : undefined;
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
				look: ({ rest: { issues, pulls } }) => number === undefined ? pulls.list(where) : issues.listComments({
					...where,
					issue_number: number
				})
			};
			const status = {
				permission: "statuses: write",
				use: "sets the commit status",
				look: ({ rest }) => rest.repos.listCommitStatusesForRef({
					...where,
					ref: headSha
				})
			};
			const issue = {
				permission: "issues: write",
				use: "keeps the issue",
				look: ({ rest }) => rest.issues.listForRepo(where)
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
		function lacking(missing) {
			const named = missing.map(({ permission }) => `\`${permission}\``).join(" and ");
			const lost = missing.map(({ use }) => use).join(" and ");
			return {
				message: `The token lacks ${named}, by which the gate ${lost}.`,
				remedy: "Add this to `permissions` of the job of the gate; a job with the doctor needs the same."
			};
		}
		const ofFork = {
			message: "The token may read what the gate needs. The pull request comes from a fork, for which GitHub makes it read-only.",
			remedy: "Use the job summary there, in place of the comment."
		};
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
		async function whileInUse(act) {
			for (let tries = 1;; tries += 1) try {
				return await act();
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
				await whileInUse(() => (0, promises_.rename)(draft, target));
			} catch (error) {
				await (0, promises_.rm)(draft, { force: true });
				throw error;
			}
			return file;
		}
		async function removeFile(file) {
			const target = resolveTarget(file);
			await whileInUse(() => (0, promises_.rm)(target, { force: true }));
		}
		const writtenFile = (0, schemas.Uy)((file) => {
			try {
				resolveTarget(file);
				return file;
			} catch (error) {
				const isOfSystem = error instanceof Error && "code" in error;
				throw new schemas.S7(`${isOfSystem ? "cannot be written there: " : ""}${(0, sentences.bD)(error)}`);
			}
		});
	}),
	35361: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ls: () => mayBePaid,
			nd: () => noProgress,
			wy: () => describePolicy
		});
		var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48977);
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
		function describePolicy(policy, policyOrigin) {
			return policy ? `${policyOrigin}, which accepts ${(0, _verdict_js__WEBPACK_IMPORTED_MODULE_0__.pq)(policy.acceptances.length, "risk")}` : `none, there is no ${policyOrigin}`;
		}
	}),
	71704: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cs: () => registrationTaskId,
			WN: () => hasFailed,
			YY: () => registrationStatuses,
			mm: () => isPending,
			uP: () => awaitsInput
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		const registrationStatuses = [
			"PENDING",
			"IN_PROGRESS",
			"COMPLETED",
			"FAILED",
			"CANCELLED"
		];
		function isPending(status) {
			return status === "PENDING" || status === "IN_PROGRESS";
		}
		function hasFailed(status) {
			return status === "FAILED" || status === "CANCELLED";
		}
		function registrationTaskId(appId) {
			return `task_reg_${appId}`;
		}
		async function awaitsInput(tasks, appId, limits) {
			const task = await (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(tasks.get(registrationTaskId(appId), limits));
			return task?.state === "AWAITING_INPUT";
		}
	})
};
