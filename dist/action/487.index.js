export const id = 487;
export const ids = [487];
export const modules = {
	50487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { examine: () => examine });
		var service_connection = __webpack_require__(48419);
		var check = __webpack_require__(72865);
		var external_node_process_ = __webpack_require__(1708);
		var environment = __webpack_require__(70876);
		var github_event = __webpack_require__(45865);
		var github_octokit = __webpack_require__(46038);
		var request_error = __webpack_require__(6271);
		;
		const nodeMajor = "24";
		function githubChecks(token, setsStatus, signal) {
			return [
				{
					id: "github-token",
					diagnose: () => diagnoseToken(token, setsStatus, signal)
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
		const uses = [{
			permission: "contents: read",
			use: "reads the policy of the base branch",
			read: (octokit, where) => octokit.rest.repos.listCommits(where)
		}, {
			permission: "pull-requests: write",
			use: "writes the comment",
			read: (octokit, where) => octokit.rest.pulls.list(where)
		}];
		const statusUse = {
			permission: "statuses: write",
			use: "sets the commit status",
			read: (octokit, where) => octokit.rest.repos.listCommitStatusesForRef({
				...where,
				ref: where.sha
			})
		};
		async function diagnoseToken(token, setsStatus, signal) {
			const { repository, pullRequest, headSha = "HEAD" } = (0, github_event.m)();
			if (!repository) return (0, check.hT)("Not checked, since this is no workflow of a repository.");
			if (token === "") return (0, check.$e)("`github-token` is empty.", "Leave the input out, or give a token.");
			const octokit = await (0, github_octokit.createOctokit)({
				token,
				signal
			});
			const where = {
				...(0, github_event.at)(repository),
				per_page: 1,
				sha: headSha
			};
			const missing = [];
			for (const need of setsStatus ? [...uses, statusUse] : uses) {
				const outcome = await ask(() => need.read(octokit, where));
				if (typeof outcome === "object") return outcome;
				if (outcome === "denied") missing.push(need);
			}
			if (missing.length > 0) return lacking(missing);
			if (pullRequest?.isFork) return (0, check.$e)("The token may read what the gate needs. The pull request comes from a fork, for which GitHub makes it read-only.", "There the job summary has to do in place of the comment.");
			return (0, check.ok)(`The token may read contents${setsStatus ? ", pull requests and statuses" : " and pull requests"}. GitHub does not tell whether it may also write.`);
		}
		async function ask(read) {
			try {
				await read();
				return "granted";
			} catch (error) {
				const status = (0, request_error.c2)(error);
				if (status === 409) return "granted";
				if ((0, request_error.GZ)(error)) return "denied";
				if (status === 401) return (0, check.gz)("GitHub does not accept the token (401).", "Leave `github-token` out, or give a token that is valid.");
				return (0, check.$e)(`GitHub's API could not be asked: ${status === undefined ? "" : `${status} `}${(0, request_error.LK)(error)}`, "Check that the runner can reach it (firewall, proxy, GITHUB_API_URL).");
			}
		}
		function lacking(missing) {
			const named = missing.map(({ permission }) => `\`${permission}\``).join(" and ");
			const lost = missing.map(({ use }) => use).join(" and ");
			return (0, check.$e)(`The token lacks ${named}, by which the gate ${lost}.`, "Add this to `permissions` of the job of the gate; this job needs the same to tell.");
		}
		function diagnoseArtifacts() {
			if ((0, environment.Qo)().isOtherServer) return (0, check.$e)("Only github.com and ghe.com have an artifact service of the kind that the gate uses, and this is another server (GITHUB_SERVER_URL).", "Upload the output `report-path` of the gate in a step of its own, with an action that your server supports.");
			const missing = ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"].filter((name) => !external_node_process_.env[name]);
			if (missing.length === 0) return (0, check.ok)("The runner offers its artifact service.");
			return (0, check.$e)(`The runner does not offer its artifact service (no ${missing.join(", no ")}).`, "Run the gate as an action on a runner of GitHub Actions, not from a script; or set `upload-report: false`.");
		}
		function diagnoseRunner() {
			const { RUNNER_OS: os, RUNNER_ARCH: arch, RUNNER_ENVIRONMENT: environment } = external_node_process_.env;
			const where = [
				environment,
				os,
				arch
			].filter(Boolean).join(", ");
			const runs = `The actions run on Node.js ${external_node_process_.versions.node}${where ? ` (${where})` : ""}`;
			if (external_node_process_.versions.node.startsWith(`${nodeMajor}.`)) return (0, check.ok)(`${runs}.`);
			return (0, check.gz)(`${runs}, not on ${nodeMajor}.`, "Update the runner to version 2.327.1 or later, which brings Node.js 24, and do not force another version.");
		}
		var promises_ = __webpack_require__(71553);
		var external_node_net_ = __webpack_require__(77030);
		var transport_error = __webpack_require__(26088);
		var sentences = __webpack_require__(51699);
		var proxy_from_env = __webpack_require__(98182);
		;
		function chooseProxy(url) {
			const address = (0, proxy_from_env.T)(url.href);
			const variable = firstSet(`${url.protocol.slice(0, -1)}_proxy`, "all_proxy");
			if (address === "") return { variable: variable && firstSet("no_proxy") };
			const proxy = URL.parse(address) ?? undefined;
			const hasNoScheme = variable !== undefined && external_node_process_.env[variable]?.includes("://") === false;
			return {
				proxy,
				variable,
				unusable: !/^https?:$/.test(proxy?.protocol ?? ""),
				hasNoScheme
			};
		}
		function firstSet(...names) {
			return names.flatMap((name) => [name, name.toUpperCase()]).find((name) => external_node_process_.env[name]);
		}
		var tls_fault = __webpack_require__(80558);
		;
		function diagnoseTls(error, route) {
			const codes = codesOf(error);
			for (const code of codes) {
				const explained = (0, tls_fault.Z)(code, route);
				if (explained) return (0, check.gz)(explained.fault, explained.remedy);
			}
			return (0, check.gz)(`TLS with ${route.host} did not come about (${codes[0] ?? "unknown reason"}).`, "Check that the port of the address speaks TLS 1.2 or later, and that no proxy stands in between.");
		}
		function codesOf(error) {
			const codes = [];
			for (let at = error; at instanceof Error && codes.length < 10; at = at.cause) {
				const code = Reflect.get(at, "code");
				if (typeof code === "string") codes.push(code);
			}
			return codes.reverse();
		}
		;
		function networkChecks({ baseUrl, authUrl }, send, onAnswer) {
			const hosts = [baseUrl, ...authUrl.host === baseUrl.host ? [] : [authUrl]];
			const noTls = (0, check.ok)("The service is on this machine, and needs no TLS.");
			let tls;
			const resolve = async () => worst(await Promise.all(hosts.map(diagnoseName)));
			const connect = async () => {
				for (const url of hosts) {
					const found = await connectTo(url, url === baseUrl, send);
					if (found.answer && url === baseUrl) onAnswer(found.answer);
					tls = found.tls ?? tls;
					if (found.connection.status !== "ok") return found.connection;
					if (tls?.status === "failed") break;
				}
				return (0, check.ok)(`${hosts.map(({ host }) => host).join(" and ")} can be reached.`);
			};
			return [
				{
					id: "proxy",
					needs: ["base-url", "inputs"],
					diagnose: () => worst(hosts.map(diagnoseProxy))
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
					diagnose: () => tls ?? noTls
				}
			];
		}
		function worst(diagnoses) {
			const bad = diagnoses.find(({ status }) => status === "failed") ?? diagnoses.find(({ status }) => status === "warning");
			return bad ?? (0, check.ok)([...new Set(diagnoses.map(({ message }) => message))].join(" "));
		}
		function diagnoseProxy(url) {
			const { proxy, variable, unusable, hasNoScheme } = chooseProxy(url);
			if (unusable) return (0, check.gz)(`The variable ${variable} does not name a proxy that can be used.`, "Give it as `http://host:port`.");
			if (proxy?.protocol === "https:" && hasNoScheme) return (0, check.$e)(`The variable ${variable} names the proxy ${proxy.host} without a scheme, so that it is spoken to over TLS.`, `Give it as \`http://${proxy.host}\`, unless the proxy itself speaks TLS.`);
			if (proxy) return (0, check.ok)(`Requests to ${url.host} go through the proxy ${proxy.host} (${variable}).`);
			return (0, check.ok)(variable ? `Requests go straight to ${url.host}, which ${variable} exempts from the proxy.` : `Requests go straight to ${url.host}; no proxy is set.`);
		}
		async function diagnoseName(url) {
			const { proxy } = chooseProxy(url);
			const hostname = (proxy ?? url).hostname.replace(/^\[|\]$/g, "");
			try {
				await (0, promises_.lookup)(hostname);
				if ((0, external_node_net_.isIP)(hostname) !== 0) return (0, check.ok)(`${hostname} is an address already.`);
				return (0, check.ok)(`The name ${hostname} is known.`);
			} catch (error) {
				const code = error instanceof Error && "code" in error ? ` (${error.code})` : "";
				return (0, check.gz)(`The name ${hostname} cannot be resolved${code}.`, proxy ? "Check the proxy variables of the runner." : "Check the spelling of `base-url` and `auth-url`. A name of a private network needs a runner in that network, or a proxy.");
			}
		}
		async function connectTo(url, isApi, send) {
			try {
				const answer = await send(isApi ? new URL(`${url.href.replace(/\/$/, "")}/openapi.yaml`) : url);
				const connection = diagnoseAnswer(url, answer);
				if (url.protocol !== "https:") return {
					connection,
					answer
				};
				return {
					connection,
					answer,
					tls: (0, check.ok)(`The certificate of ${url.host} is trusted.`)
				};
			} catch (error) {
				if (!(error instanceof transport_error.w)) throw error;
				if (error.code !== "tls") return { connection: unreachable(url, error) };
				const route = {
					host: url.host,
					proxy: chooseProxy(url).proxy?.origin
				};
				return {
					connection: (0, check.ok)(""),
					tls: diagnoseTls(error, route)
				};
			}
		}
		function diagnoseAnswer(url, { status, location }) {
			if (status >= 300 && status < 400) return (0, check.gz)(`${url.host} answers with a redirect${location ? ` to ${location}` : ""}, which no action follows.`, "Give the address of the API itself as `base-url`, not one that leads to it.");
			if (status >= 500) return (0, check.$e)(`${url.host} answers with status ${status}.`, "Whoever runs the service looks into it.");
			return (0, check.ok)("");
		}
		function unreachable(url, error) {
			const { proxy } = chooseProxy(url);
			return (0, check.gz)(`${url.host} cannot be reached: ${(0, sentences.e)(error.message)}`, proxy ? "Check that the proxy lets the runner reach the service, or exempt the host in NO_PROXY." : "Check the port of `base-url`, and that the firewall lets the runner reach the service. A private network needs a runner in it.");
		}
		var body = __webpack_require__(95980);
		var network_error = __webpack_require__(29895);
		var time_limit = __webpack_require__(54519);
		;
		function createProbe(http, options) {
			return async (url) => {
				const limit = (0, time_limit.D)(options);
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
						serviceTime: Number.isNaN(serviceTime) ? undefined : serviceTime,
						localTime: (sentAt + Date.now()) / 2
					};
				} catch (error) {
					options.signal.throwIfAborted();
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
		var satisfies = __webpack_require__(68011);
		var errors = __webpack_require__(90654);
		var registration = __webpack_require__(71704);
		;
		const toleratedMs = 5 * 6e4;
		const noticeableMs = 6e4;
		const issued = "the time at which the token says it was issued";
		function diagnoseClock(reading) {
			const { serviceTime = Number.NaN, localTime, issuedAt = Number.NaN, obtainedAt } = reading;
			const skews = [{
				name: "the service's `Date`",
				skewMs: localTime - serviceTime
			}, {
				name: issued,
				skewMs: obtainedAt - issuedAt
			}].filter(({ skewMs }) => !Number.isNaN(skewMs));
			const worst = skews.sort((left, right) => Math.abs(right.skewMs) - Math.abs(left.skewMs))[0];
			if (worst === undefined) return (0, check.hT)("The service tells no time to compare with.");
			const seconds = Math.round(Math.abs(worst.skewMs) / 1e3);
			const direction = worst.skewMs < 0 ? "behind" : "ahead of";
			if (seconds * 1e3 <= noticeableMs) return (0, check.ok)(`This machine's clock and the service's are at most ${seconds} s apart.`);
			const message = `This machine's clock is ${seconds} s ${direction} ${worst.name}.`;
			const remedy = "Synchronise the clocks (NTP) of the runner and of the service: tokens and certificates are valid by time.";
			return seconds * 1e3 > toleratedMs ? (0, check.gz)(message, remedy) : (0, check.$e)(message, remedy);
		}
		;
		const supportedContract = "1.1.0";
		function serviceChecks(client, credentials, appId, answer) {
			const facts = {
				claims: {},
				obtainedAt: Number.NaN,
				appIds: []
			};
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
					diagnose: () => compareClocks(answer(), credentials, facts)
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
		async function diagnoseLogin(client, credentials, facts) {
			try {
				facts.claims = await client.claims();
				facts.obtainedAt = Date.now();
				facts.appIds = await client.apps.ids();
			} catch (error) {
				if (!(0, errors.gi)(error, "login-rejected", "unauthenticated")) throw error;
				return (0, check.gz)((0, sentences.e)(error.message), "Check the secrets: their names, their values, and that this workflow gets them at all (pull requests of forks and of Dependabot do not).");
			}
			const apps = facts.appIds.length === 1 ? "1 app" : `${facts.appIds.length} apps`;
			const message = `The service accepts the login; the organization has ${apps}.`;
			if (credentials.username !== undefined) return (0, check.ok)(message);
			return (0, check.$e)(`${message} But \`api-token\` cannot be renewed, and tokens are short-lived.`, "Give `username` and `password`, instead or as well: a test can take longer than a token lives.");
		}
		function compareClocks(answer, { token }, { claims, obtainedAt }) {
			const { serviceTime, localTime = Number.NaN } = answer ?? {};
			const isFresh = token === undefined && typeof claims.iat === "number";
			const issuedAt = isFresh ? Number(claims.iat) * 1e3 : undefined;
			return diagnoseClock({
				serviceTime,
				localTime,
				issuedAt,
				obtainedAt
			});
		}
		function diagnoseRoles(roles) {
			if (roles.length === 0) return (0, check.$e)("The token does not tell the role of the account.", "Make sure that it is not Viewer, which may read but start nothing.");
			const named = roles.join(", ");
			if (roles.some((role) => role.toLowerCase() !== "viewer")) return (0, check.ok)(`The role ${named} may start tests.`);
			return (0, check.gz)(`The account has the role ${named}, which may read but start nothing.`, "Let an administrator of the organization give the service account a role that may write, such as AppSec.");
		}
		async function readContract({ contract }) {
			try {
				return diagnoseContract(await contract.version());
			} catch (error) {
				if (!(0, errors.gi)(error, "not-found", "unexpected-response")) throw error;
				return (0, check.$e)((0, sentences.e)(error.message), "Check that `base-url` is the address of the API. Whether its version fits is unknown.");
			}
		}
		function diagnoseContract(version) {
			const serves = `The service serves version ${version} of the API`;
			if (satisfies(version, `^${supportedContract}`)) return (0, check.ok)(`${serves}, which fits ${supportedContract}.`);
			const remedy = `This release is written for ${supportedContract}: use a release of the action that fits the service, or update the service.`;
			if (satisfies(version, `${Number.parseInt(supportedContract, 10)}.x`)) return (0, check.$e)(`${serves}, older than ${supportedContract}.`, remedy);
			return (0, check.gz)(`${serves}, which need not be compatible with ${supportedContract}.`, remedy);
		}
		async function findApp(client, appId) {
			if (appId === undefined) return (0, check.hT)("Not checked, since `app-id` is not given.");
			try {
				const { registrationStatus } = await client.apps.get(appId);
				return diagnoseRegistration(appId, registrationStatus);
			} catch (error) {
				if (!(0, errors.gi)(error, "not-found")) throw error;
				return (0, check.gz)(`The organization has no app ${appId}.`, "Check `app-id`, and that the account belongs to the organization of the app; the action `list-apps` tells the ids.");
			}
		}
		function diagnoseRegistration(appId, status) {
			if (status === "COMPLETED") return (0, check.ok)(`The app ${appId} is registered: ${status}.`);
			const message = `The registration of the app ${appId} is ${status}; only an app that is COMPLETED can be tested.`;
			const remedy = (0, registration.mm)(status) ? "Wait for it, or run the action `register-app`, which also supplies credentials that the onboarding may be waiting for." : "Register it again with the action `register-app`.";
			return (0, check.gz)(message, remedy);
		}
		async function listReports(client, appId, { appIds }) {
			const app = appId ?? appIds[0];
			if (app === undefined) return (0, check.hT)("Not checked, since the organization has no app.");
			try {
				await client.reports.list(app);
				return (0, check.ok)("Reports are available.");
			} catch (error) {
				if ((0, errors.gi)(error, "not-found")) return (0, check.hT)(`Not checked, since there is no app ${app}.`);
				if (!(0, errors.gi)(error, "payment-required")) throw error;
				return (0, check.$e)("Reports are not part of the tier of the organization (402).", "Set `upload-report: false` in the gate, or change the tier.");
			}
		}
		;
		function examine(inputs, secrets, options) {
			const { connection, appId, githubToken, setsStatus } = inputs;
			const { clock, signal } = options;
			const { credentials } = connection;
			const http = (0, service_connection.f)(connection);
			const client = (0, service_connection.connectToService)(connection, secrets, options);
			const { requestTimeoutMs } = connection;
			const send = createProbe(http, {
				clock,
				requestTimeoutMs,
				signal
			});
			let answer;
			const onAnswer = (received) => {
				answer = received;
			};
			const checks = [
				...inputs.checks,
				...networkChecks(connection, send, onAnswer),
				...serviceChecks(client, credentials, appId, () => answer),
				...githubChecks(githubToken, setsStatus, signal)
			];
			return (0, check.JT)(checks, signal);
		}
	}),
	46038: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createOctokit: () => createOctokit });
		var external_node_process_ = __webpack_require__(1708);
		var src_clock = __webpack_require__(78179);
		var version = __webpack_require__(28009);
		var failure = __webpack_require__(54679);
		var retry_after = __webpack_require__(48275);
		var request_error = __webpack_require__(6271);
		;
		const maxPauseMs = 2e4;
		const rateLimitPauseMs = 6e4;
		async function sendWithRetries(attempt, isIdempotent, limits) {
			const { maxRetries, clock, deadline, signal } = limits;
			for (let retries = 0;; retries += 1) {
				try {
					return requireJson(await attempt());
				} catch (error) {
					const pauseMs = isRepeatable(error, isIdempotent) ? pauseAfter(error, retries) : undefined;
					const isHopeless = signal.aborted || retries === maxRetries;
					if (pauseMs === undefined || isHopeless || clock.now() + pauseMs >= deadline) throw error;
					await clock.sleep(pauseMs);
				}
			}
		}
		function requireJson(response) {
			if (typeof response.data === "object" && response.data !== null) return response;
			throw new Error("GitHub gave an answer that is not JSON, or was cut off.");
		}
		function isRepeatable(error, isIdempotent) {
			const status = (0, request_error.c2)(error);
			if ((0, request_error.Jz)(error) || status === 503) return true;
			return isIdempotent && (status === undefined || status === 408 || status >= 500);
		}
		function pauseAfter(error, retries) {
			const asked = (0, retry_after.m)((0, request_error.rR)(error, "retry-after"), Date.now());
			if (asked !== undefined) return asked;
			if (!(0, request_error.Jz)(error)) return Math.min(2 ** retries * (100 + Math.random() * 100), maxPauseMs);
			const reset = Number((0, request_error.rR)(error, "x-ratelimit-reset")) * 1e3 - Date.now();
			return reset > 0 ? reset : rateLimitPauseMs;
		}
		;
		async function createOctokit({ token, apiUrl = external_node_process_.env.GITHUB_API_URL || "https://api.github.com", signal, timeLimitMs = 3e4, requestTimeoutMs = 1e4, maxRetries = 3, mayRepeatPosts = false }) {
			if (token === "") throw new failure.iK("The input `github-token` is empty: leave it out, or give a token.");
			const { RestClient } = await Promise.all([
				__webpack_require__.e(144),
				__webpack_require__.e(439),
				__webpack_require__.e(415)
			]).then(__webpack_require__.bind(__webpack_require__, 91415));
			const octokit = new RestClient({
				auth: token,
				baseUrl: apiUrl,
				userAgent: `security-test-gate/${version.r}`
			});
			const timeout = AbortSignal.timeout(timeLimitMs);
			const timeLimit = signal ? AbortSignal.any([timeout, signal]) : timeout;
			const clock = (0, src_clock.m)(timeLimit);
			const limits = {
				maxRetries,
				clock,
				deadline: clock.now() + timeLimitMs,
				signal: timeLimit
			};
			octokit.hook.wrap("request", (request, options) => {
				const attempt = async () => {
					const signal = AbortSignal.any([timeLimit, AbortSignal.timeout(requestTimeoutMs)]);
					options.request = {
						...options.request,
						signal
					};
					return request(options);
				};
				const isIdempotent = options.method !== "POST" || mayRepeatPosts;
				return sendWithRetries(attempt, isIdempotent, limits);
			});
			return octokit;
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
			try {
				return (await tasks.get(registrationTaskId(appId), limits)).state === "AWAITING_INPUT";
			} catch (error) {
				if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error, "not-found")) return false;
				throw error;
			}
		}
	})
};
