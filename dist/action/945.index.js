export const id = 945;
export const ids = [945];
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
			if ((0, _service_errors_js__WEBPACK_IMPORTED_MODULE_1__.gi)(error)) return `${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.em)(describe(error))} ${_results_remedies_js__WEBPACK_IMPORTED_MODULE_0__.rb[error.code]}`;
			return `The action failed on its own: ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`;
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
			e2: () => didNotEnd,
			fO: () => heartbeatMs,
			s9: () => createJournal,
			z9: () => faultLine
		});
		var _actions_core__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6805);
		var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8179);
		var _service_polling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(470);
		var _text_duration_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1217);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9815);
		var _failure_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1673);
		const heartbeatMs = 6e4;
		function createJournal(title, { redactors }) {
			const outputs = new Map();
			let underway;
			const line = (message) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.vs)(redactors.text(message));
			const say = (message) => (0, _actions_core__WEBPACK_IMPORTED_MODULE_4__.pq)(line(message));
			return {
				line,
				say,
				warn: (message) => (0, _actions_core__WEBPACK_IMPORTED_MODULE_4__.$e)(line(message), { title }),
				outputs: () => outputs,
				setOutput: (name, value) => {
					const safe = redactors.id(value);
					outputs.set(name, safe);
					(0, _actions_core__WEBPACK_IMPORTED_MODULE_4__.uH)(name, safe);
				},
				leave: (sentence) => {
					underway = sentence;
				},
				underway: () => underway,
				markdown: (text) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Bm)(redactors.text(text)),
				retried: (event) => say(retryLine(event))
			};
		}
		async function createJob(connection, journal, secrets, workflowRun) {
			const { signal } = workflowRun;
			const { connectToService } = await Promise.all([
				__webpack_require__.e(343),
				__webpack_require__.e(606),
				__webpack_require__.e(144),
				__webpack_require__.e(120)
			]).then(__webpack_require__.bind(__webpack_require__, 8120));
			const clock = (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.m)(signal);
			const client = connectToService(connection, secrets, {
				clock,
				signal,
				onRetry: journal.retried
			});
			const own = {
				...journal,
				...connection,
				client,
				clock,
				workflowRun
			};
			return {
				...own,
				waitFor: (wait) => waitFor(own, wait)
			};
		}
		async function waitFor({ clock, cadence, say }, { what, tooLate, ...wait }) {
			let saidMs = 0;
			const seen = await (0, _service_polling_js__WEBPACK_IMPORTED_MODULE_1__.wt)({
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
			if (seen === undefined) throw new _failure_message_js__WEBPACK_IMPORTED_MODULE_3__.y(tooLate);
			return seen;
		}
		function didNotEnd(what, timeoutMs, consequence = "") {
			return `${what} did not end within ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.a)(timeoutMs)}${consequence}. Raise \`timeout-minutes\`.`;
		}
		function waitingLine(what, elapsedMs) {
			return `Still waiting for ${what}, for ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.a)(elapsedMs)} so far`;
		}
		function faultLine({ message }) {
			return `${message}; the next poll follows`;
		}
		function retryLine({ error, waitMs }) {
			return `${error.message}; retrying in ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.a)(waitMs)}`;
		}
	}),
	7945: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var task_states = __webpack_require__(8879);
		var failure_message = __webpack_require__(1673);
		var actions_job = __webpack_require__(4718);
		var sub_action = __webpack_require__(1902);
		var errors = __webpack_require__(654);
		var polling = __webpack_require__(470);
		var service_registration = __webpack_require__(1704);
		var duration = __webpack_require__(1217);
		var same_url = __webpack_require__(3539);
		;
		async function awaitRegistration(job, registered, { app: wanted, timeoutMs }, deadline) {
			const look = createLook(job, registered, wanted, deadline !== undefined);
			try {
				if (deadline === undefined) return await look();
				return await job.waitFor({
					what: "the registration of the app",
					tooLate: (0, actions_job.e2)("The registration", timeoutMs),
					deadline,
					look,
					atOnce: true
				});
			} catch (error) {
				if (deadline === undefined && (0, errors.gi)(error) && error.transient) {
					job.say(`${error.message}; the registration is not awaited`);
					return undefined;
				}
				if (!(0, errors.gi)(error, "not-found")) throw error;
				const message = `App ${registered.appId} is gone: somebody has deleted it. Run the job again to register it.`;
				throw giveUp(job, message);
			}
		}
		function createLook(job, { appId, existed }, wanted, isAwaited) {
			const startedAt = job.clock.now();
			let given = false;
			let pausedAfterwards = 0;
			let isOwed = existed && wanted.tenantOneCredentials !== undefined;
			let told = "";
			const supply = async () => {
				await supplyCredentials(job, appId, wanted, isAwaited);
				isOwed = false;
			};
			const resume = async () => {
				if (given) pausedAfterwards += 1;
				if (pausedAfterwards === polling.R2) throw giveUp(job, `The onboarding of app ${appId} has paused again, though it was given credentials. Check that they can log in at the app (\`loginUrl\`), then run the job again.`);
				if (given) return;
				isOwed = false;
				await supply();
				given = true;
			};
			return async (limits) => {
				const app = await job.client.apps.get(appId, limits);
				if (existed) requireUrl(job, app, wanted.appUrl);
				const status = app.registrationStatus;
				job.setOutput("registration-status", status);
				if (status !== told) job.say(`Registration is ${status} after ${(0, duration.a)(job.clock.now() - startedAt)}`);
				told = status;
				const isCompleted = status === "COMPLETED";
				if (isCompleted) job.leave(undefined);
				else if (!(0, service_registration.mm)(status)) throw giveUp(job, `The registration of app ${appId} ended as ${status}. ${remedyFor(status)}`);
				if (!isCompleted && await (0, service_registration.uP)(job.client.tasks, appId, limits)) await resume();
				else if (isOwed) await supply();
				return isCompleted ? app : undefined;
			};
		}
		function requireUrl(job, { appId, appUrl = "" }, wanted) {
			if (appUrl === "" || (0, same_url.c)(appUrl, wanted)) return;
			const message = `The service names app ${appId} as registered with ${wanted}, but the app itself says ${appUrl}. Ask the operator of the service.`;
			throw giveUp(job, message);
		}
		async function supplyCredentials(job, appId, { tenantOneCredentials, tenantTwoCredentials }, isAwaited) {
			if (tenantOneCredentials === undefined) throw giveUp(job, `The onboarding of app ${appId} has paused: the service could not sign up (no public sign-up, CAPTCHA, single sign-on or invitation only). Give \`tenant-one-credentials\` and run the job again, which hands them to this app.`);
			try {
				const credentials = {
					tenantOneCredentials,
					tenantTwoCredentials
				};
				const setup = await job.client.apps.supplyCredentials(appId, credentials);
				job.say(setup.onboardingResumed === false ? "The credentials were stored; onboarding did not wait for them" : "Onboarding had paused for want of credentials; it was given them and goes on");
			} catch (error) {
				if (isAwaited && (0, errors.gi)(error) && error.transient) throw error;
				throw new failure_message.y((0, failure_message.R)(error));
			}
		}
		function remedyFor(status) {
			return (0, service_registration.WN)(status) ? "Check that the app is up and reachable from the service; running the job again registers it anew in its place." : "Ask the operator of the service what that means.";
		}
		function giveUp({ leave }, message) {
			leave(undefined);
			return new failure_message.y(message);
		}
		var schemas = __webpack_require__(4343);
		var api = __webpack_require__(3305);
		;
		const maxProblems = 5;
		function isLongerThan(text, max) {
			return text.length > max && [...text].length > max;
		}
		function refuseLonger(reader, name, text, max) {
			if (isLongerThan(text, max)) reader.refuse(name, tooLong(max));
		}
		const tooLong = (max) => `must have at most ${max} characters`;
		function atMost(max) {
			return schemas.YPB((text) => !isLongerThan(text, max), tooLong(max));
		}
		function isHttpUrl(text) {
			return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
		}
		function checkEntries(reader, name, entries, rule) {
			const { schema, maxEntries, what } = rule;
			if (entries.length > maxEntries) reader.refuse(name, `must have at most ${maxEntries} ${what}, not ${entries.length}`);
			const checked = entries.map((entry) => schema.safeParse(entry));
			const problems = checked.flatMap(({ error }, index) => (error?.issues ?? []).flatMap(problemsOf).map((problem) => `entry ${index + 1}: ${problem}`));
			for (const problem of problems.slice(0, maxProblems)) reader.refuse(name, problem);
			if (problems.length > maxProblems) reader.refuse(name, `has ${problems.length - maxProblems} problems more`);
			const values = checked.filter((each) => each.success).map(({ data }) => data);
			return values.length > 0 ? values : undefined;
		}
		function problemsOf(issue) {
			if (issue.code === "unrecognized_keys") return issue.keys.map(unknownMember);
			const [member] = issue.path;
			return [member === undefined ? issue.message : `\`${String(member)}\` ${issue.message}`];
		}
		function unknownMember(key) {
			return /^[A-Za-z_-]{1,30}$/.test(key) ? `\`${key}\` is unknown` : "it has an unknown member";
		}
		;
		const missing = "is missing";
		const notText = "must be text: put it in quotes";
		const textOf = (max) => schemas.YjP({ error: ({ input }) => input == null ? missing : notText }).check(api.m9(1, {
			error: missing,
			abort: true
		}), atMost(max));
		const members = "`role`, `username` and `password`";
		const loginSchema = schemas.rej({
			role: textOf(100),
			username: textOf(320),
			password: textOf(1024),
			loginUrl: schemas.lqM(textOf(2048).check(schemas.YPB(isHttpUrl, "must be an `http` or `https` URL")))
		}, `must have ${members}`);
		async function readCredentials(reader, name, mask) {
			const text = reader.verbatim(name);
			if (text === undefined) return undefined;
			const parsed = await parse(text);
			if ("problem" in parsed) {
				mask(text);
				reader.refuse(name, parsed.problem);
				return undefined;
			}
			const { value } = parsed;
			maskSecrets(value, mask);
			const rule = {
				schema: loginSchema,
				maxEntries: 20,
				what: "logins"
			};
			if (Array.isArray(value)) return checkEntries(reader, name, value, rule);
			reader.refuse(name, `must be a list of logins, each with ${members}`);
			return undefined;
		}
		async function parse(text) {
			try {
				return { value: JSON.parse(text) };
			} catch {}
			const { parseDocument } = await __webpack_require__.e(815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
			try {
				const document = parseDocument(text, { logLevel: "error" });
				const [error] = document.errors;
				const line = error?.linePos?.[0].line ?? 1;
				if (error) return { problem: `is neither JSON nor YAML (${error.code} in line ${line})` };
				return { value: document.toJS() };
			} catch {
				return { problem: "is nested too deeply, or has aliases that cannot be resolved" };
			}
		}
		function maskSecrets(value, mask) {
			if (value !== "" && (typeof value === "string" || typeof value === "number")) mask(String(value));
			else if (typeof value === "object" && value !== null) {
				for (const [key, member] of Object.entries(value)) if (!isHarmless(key, member)) maskSecrets(member, mask);
			}
		}
		function isHarmless(key, value) {
			if (key === "username") return !String(value).includes("@");
			return key === "role" || key === "loginUrl";
		}
		var external_node_fs_ = __webpack_require__(3024);
		var external_node_path_ = __webpack_require__(6760);
		var external_node_process_ = __webpack_require__(1708);
		var checkout = __webpack_require__(5681);
		var sentences = __webpack_require__(1699);
		;
		const maxCharacters = 2e6;
		const maxBytes = 4 * maxCharacters;
		const spec_tooLong = `must have at most ${maxCharacters.toLocaleString("en")} characters`;
		function readSpec(reader) {
			const spec = reader.text("spec");
			const file = reader.text("spec-file");
			if (spec !== undefined && file !== undefined) reader.refuse("spec-file", "must not be given beside `spec`: give one of them");
			if (spec !== undefined) checkSpec(reader, spec);
			if (file === undefined) return spec;
			const read = contentOf(file);
			if ("content" in read) return read.content;
			reader.refuse("spec-file", read.problem);
			return undefined;
		}
		function checkSpec(reader, spec) {
			if (/^https?:/i.test(spec) && !isHttpUrl(spec)) reader.refuse("spec", "must be a URL without blanks, or a definition");
			else if (/^[^\s{]+\.(ya?ml|json|gql|graphqls?)$/i.test(spec) && !isHttpUrl(spec)) reader.refuse("spec", "must be a URL or a definition: the path of a file goes to `spec-file`");
			if (isLongerThan(spec, maxCharacters)) reader.refuse("spec", spec_tooLong);
		}
		const readText = (path) => (0, external_node_fs_.readFileSync)(path, "utf8").replace(/^\uFEFF/, "");
		function contentOf(file) {
			try {
				const workspace = (0, external_node_fs_.realpathSync)(external_node_process_.env.GITHUB_WORKSPACE || external_node_process_.cwd());
				const path = (0, external_node_fs_.realpathSync)((0, external_node_path_.resolve)(workspace, file));
				const segments = (0, checkout.Ce)(workspace, path);
				if (!segments || (0, checkout.IP)(segments)) return { problem: "must be a file of the repository, in the workspace" };
				const stats = (0, external_node_fs_.statSync)(path);
				if (!stats.isFile()) throw new Error("it is no regular file");
				const content = stats.size > maxBytes ? undefined : readText(path);
				if (content === undefined || isLongerThan(content, maxCharacters)) return { problem: spec_tooLong };
				return content.trim() === "" ? { problem: "must not be empty" } : { content };
			} catch (error) {
				return { problem: `must be a readable file (${(0, sentences.bD)(error)})` };
			}
		}
		;
		const maxUrlLength = 2048;
		const maxLabelLength = 150;
		const minSecretLength = 4;
		async function readInputs(reader, mask) {
			const headers = readHeaders(reader, mask);
			const tenantOneCredentials = await readCredentials(reader, "tenant-one-credentials", mask);
			const tenantTwoCredentials = await readCredentials(reader, "tenant-two-credentials", mask);
			const app = {
				appUrl: readAppUrl(reader),
				label: readLabel(reader),
				spec: readSpec(reader),
				tenantOneCredentials,
				tenantTwoCredentials,
				createTestAccounts: reader.boolean("create-test-accounts", true) ? undefined : false,
				skipEndpoints: readSkipEndpoints(reader),
				headers,
				maxSteps: readMaxSteps(reader)
			};
			return {
				app,
				waitForCompletion: reader.boolean("wait-for-completion", true),
				timeoutMs: reader.minutes("timeout-minutes", {
					fallback: 120,
					min: 1e-4
				})
			};
		}
		function readAppUrl(reader) {
			const url = reader.text("app-url") ?? "";
			if (url === "") reader.refuse("app-url", "is required: the base URL of the app");
			else if (!isHttpUrl(url)) reader.refuse("app-url", "must be an `http` or `https` URL");
			else if (/^\w+:\/\/[^/?#]*@/.test(url)) reader.refuse("app-url", "must not hold credentials: use `tenant-one-credentials` or `headers`");
			refuseLonger(reader, "app-url", url, maxUrlLength);
			return url;
		}
		function readLabel(reader) {
			const label = reader.text("label");
			refuseLonger(reader, "label", label ?? "", maxLabelLength);
			return label;
		}
		function readSkipEndpoints(reader) {
			const form = "`method:path` with one colon, such as `DELETE:/users/**`";
			const schema = lineOf(form, /^(\*|[A-Za-z]+):[^:]+$/, 500);
			const rule = {
				schema,
				maxEntries: 200,
				what: "entries"
			};
			return checkEntries(reader, "skip-endpoints", reader.lines("skip-endpoints"), rule);
		}
		function readHeaders(reader, mask) {
			const lines = reader.lines("headers");
			for (const line of lines) {
				const value = line.slice(line.indexOf(":") + 1).trim();
				for (const secret of new Set([value, value.replace(/^\S+\s+/, "")])) if (secret.length >= minSecretLength) mask(secret);
			}
			const schema = lineOf("`Name: value`", /^[!#$%&'*+.^_`|~\w-]+:\s*\S/, 4096);
			return checkEntries(reader, "headers", lines, {
				schema,
				maxEntries: 50,
				what: "entries"
			});
		}
		function lineOf(form, pattern, maxLength) {
			return schemas.YjP().check(api.Fk(pattern, `must have the form ${form}`), atMost(maxLength));
		}
		function readMaxSteps(reader) {
			if (reader.text("max-steps") === undefined) return undefined;
			return reader.number("max-steps", {
				fallback: 150,
				min: 1,
				max: 1e3,
				integer: true
			});
		}
		var apps = __webpack_require__(1609);
		var retry = __webpack_require__(207);
		var vision_runs = __webpack_require__(9192);
		var status_url = __webpack_require__(6163);
		;
		const outputs = [
			"app-id",
			"task-id",
			"registration-status",
			"replaced-app-id",
			"status-url"
		];
		async function register(job, app) {
			const pausedId = app.tenantOneCredentials && await findPaused(job, app.appUrl);
			const registered = pausedId ? {
				appId: pausedId,
				existed: true,
				mayBeOurs: false
			} : await sendRegistration(job, app);
			const { appId, existed, mayBeOurs } = registered;
			job.setOutput("app-id", appId);
			job.leave(`The registration of app ${appId} goes on at the service; running the job again awaits it.`);
			if (existed) tellExisting(job, appId);
			if (!mayBeOurs) warnOfUnapplied(job, app);
			return registered;
		}
		function warnOfUnapplied(job, app) {
			const unapplied = {
				label: app.label,
				spec: app.spec,
				"skip-endpoints": app.skipEndpoints,
				headers: app.headers,
				"max-steps": app.maxSteps,
				"tenant-two-credentials": app.tenantOneCredentials ? undefined : app.tenantTwoCredentials
			};
			const given = Object.entries(unapplied).filter(([, value]) => value !== undefined);
			if (given.length === 0) return;
			const names = given.map(([name]) => `\`${name}\``).join(", ");
			job.warn(`The app is registered already, and what this job gives as ${names} is not applied to it. Remove these inputs, or delete the app with its findings (\`delete-app\`) and register it anew.`);
		}
		function tellExisting(job, appId) {
			job.setOutput("task-id", (0, service_registration.Cs)(appId));
			job.setOutput("status-url", (0, status_url.y)(job.baseUrl, appId));
			job.say(`App ${appId} is registered with this URL already, and keeps what it was registered with`);
		}
		async function findPaused({ client }, appUrl) {
			for (const appId of await client.apps.idsByUrl(appUrl)) if (await (0, service_registration.uP)(client.tasks, appId)) return appId;
			return undefined;
		}
		async function sendRegistration(job, app) {
			job.leave("The app may be registered by now; running the job again finds it.");
			for (let failures = 0;; failures += 1) {
				try {
					return tellRegistration(job, app, await job.client.apps.register(app));
				} catch (error) {
					const appId = (0, apps.t)(error);
					if (appId !== undefined) return {
						appId,
						existed: true,
						mayBeOurs: failures > 0
					};
					if (!(0, errors.cp)(error)) throw explain(job, error);
					if (failures >= job.maxRetries) throw error;
					job.say(`${error.message}; it is sent again, since the service names an app that it has registered already`);
					await (0, retry.l0)(error, job.clock, job.cadence.intervalMs);
				}
			}
		}
		function tellRegistration(job, app, registration) {
			const { appId, taskId, registrationStatus, statusUrl, specExtraction, replaced } = registration;
			job.setOutput("task-id", taskId ?? (0, service_registration.Cs)(appId));
			job.setOutput("status-url", (0, status_url.y)(job.baseUrl, appId, statusUrl));
			job.setOutput("registration-status", registrationStatus);
			job.say(`Registered ${app.appUrl} as app ${appId}`);
			if (replaced) {
				job.setOutput("replaced-app-id", replaced.previousAppId);
				job.say(`It replaces app ${replaced.previousAppId}, which was ${replaced.previousStatus ?? "unusable"}`);
			}
			const visionRunId = specExtraction?.visionRunId ?? specExtraction?.taskId;
			const mappingTaskId = visionRunId && (0, vision_runs.vV)(visionRunId);
			return {
				appId,
				existed: false,
				mayBeOurs: true,
				mappingTaskId
			};
		}
		function explain(job, error) {
			job.leave(undefined);
			if (!(0, errors.gi)(error)) return error;
			if (error.slug === "app-registered-outside-api") return new failure_message.y(`${error.message}. An app with this URL was made outside of the API, which never replaces it: remove it in the service, then run the job again.`);
			if (error.slug === "onboarding-unavailable") return new failure_message.y(`${error.message}. This deployment cannot onboard an app by itself: give \`spec\`, \`spec-file\` or \`tenant-one-credentials\`.`);
			return error;
		}
		;
		function run(signal) {
			return (0, sub_action._)({
				title: "Register app",
				outputs,
				readInputs,
				work: registerApp
			}, signal);
		}
		async function registerApp(job, inputs) {
			const { waitForCompletion, timeoutMs } = inputs;
			const registered = await register(job, inputs.app);
			const { appId } = registered;
			const deadline = waitForCompletion ? job.clock.now() + timeoutMs : undefined;
			const app = await awaitRegistration(job, registered, inputs, deadline);
			if (app === undefined) {
				const message = `App ${appId} is registered. Its onboarding goes on at the service and is not awaited.`;
				return {
					succeeded: true,
					message
				};
			}
			if (deadline !== undefined) await awaitMapping(job, registered, inputs, deadline);
			job.leave(undefined);
			const name = app.label === undefined ? appId : `"${app.label}" (${appId})`;
			return {
				succeeded: true,
				message: `App ${name} is registered and can be tested.`
			};
		}
		async function awaitMapping(job, { appId, mayBeOurs, mappingTaskId: taskId }, { app, timeoutMs }, deadline) {
			if (taskId === undefined) {
				const { createTestAccounts, spec, tenantOneCredentials } = app;
				const isUnauthenticated = createTestAccounts === false && !spec && !tenantOneCredentials;
				if (isUnauthenticated && mayBeOurs) job.warn(`The service has named no mapping run of app ${appId}. ${startAnother}`);
				return;
			}
			const { state } = await job.waitFor({
				what: "the mapping run of the app",
				tooLate: (0, actions_job.e2)(`The mapping run (task ${taskId})`, timeoutMs),
				deadline,
				atOnce: true,
				look: async (limits) => {
					const task = await job.client.tasks.get(taskId, limits);
					return (0, task_states.H)(task.state) ? task : undefined;
				}
			});
			if (state === "COMPLETED") return;
			job.leave(undefined);
			throw new failure_message.y(`App ${appId} is registered, but its mapping run ended as ${state} (task ${taskId}): the service does not know its API. ${startAnother}`);
		}
		const startAnother = "Start one with the action `vision-run` (operation `map`).";
	}),
	6163: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => withStatusUrl,
			y: () => appUrlAt
		});
		var _text_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(515);
		const maxLength = 500;
		function appUrlAt(baseUrl, appId, given) {
			return addressOf(baseUrl, ["apps", appId], given);
		}
		function withStatusUrl(baseUrl, task) {
			return {
				...task,
				statusUrl: addressOf(baseUrl, ["tasks", task.taskId], task.statusUrl)
			};
		}
		function addressOf(baseUrl, path, given) {
			const base = baseUrl.href.replace(/\/$/, "");
			if (given !== undefined && isBelow(base, given) && (0, _text_credentials_js__WEBPACK_IMPORTED_MODULE_0__.E)(given) === given) return given;
			return `${base}/${path.map((part) => encodeURIComponent(part.toWellFormed())).join("/")}`;
		}
		function isBelow(base, address) {
			const url = URL.parse(address);
			const isPlain = url?.href === address && url.search === "" && url.hash === "" && address.length <= maxLength;
			return isPlain && address.startsWith(`${base}/`);
		}
	}),
	1902: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => runSubAction });
		var _actions_core__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6805);
		var _actions_core__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3327);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1699);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9815);
		var _version_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8009);
		var _cancellation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2426);
		var _inputs_connection_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7309);
		var _failure_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1673);
		var _policy_policy_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3518);
		var _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8085);
		var _job_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4718);
		var _secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8656);
		var _table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1305);
		async function runSubAction(action, signal) {
			const { title } = action;
			const secrets = (0, _secrets_js__WEBPACK_IMPORTED_MODULE_7__.g)();
			const journal = (0, _job_js__WEBPACK_IMPORTED_MODULE_6__.s9)(title, secrets);
			const reader = new _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_5__.i_();
			const governing = await (0, _policy_policy_reader_js__WEBPACK_IMPORTED_MODULE_4__.Ji)(reader, signal);
			const connection = await (0, _inputs_connection_inputs_js__WEBPACK_IMPORTED_MODULE_2__.q)(reader, governing, secrets);
			const inputs = await action.readInputs(reader, secrets.mask);
			reader.refuseStrayVariables();
			const missing = (0, _inputs_connection_inputs_js__WEBPACK_IMPORTED_MODULE_2__.n)(connection.credentials);
			const problems = missing ? [...reader.problems, missing] : reader.problems;
			(0, _actions_core__WEBPACK_IMPORTED_MODULE_9__.pq)(`${title} ${_version_js__WEBPACK_IMPORTED_MODULE_10__.r}`);
			for (const name of action.outputs) journal.setOutput(name, "");
			const report = problems.length > 0 && !action.tellsProblems ? {
				succeeded: false,
				message: (0, _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_5__.yg)(problems)
			} : await untilCancelled(signal, journal, async () => {
				const job = await (0, _job_js__WEBPACK_IMPORTED_MODULE_6__._S)(connection, journal, secrets, governing);
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
			const writing = _actions_core__WEBPACK_IMPORTED_MODULE_11__.z.emptyBuffer().addRaw(text).write({ overwrite: true });
			await writing.catch((cause) => journal.warn(`The job summary could not be written: ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_12__.bD)(cause)}`));
			if (succeeded) (0, _actions_core__WEBPACK_IMPORTED_MODULE_9__.pq)(line);
			else (0, _actions_core__WEBPACK_IMPORTED_MODULE_9__.z3)(line, { title });
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
			const rows = [...outputs()].filter(([, value]) => value !== "").map(([name, value]) => [`\`${name}\``, markdown(value)]);
			return (0, _table_js__WEBPACK_IMPORTED_MODULE_8__.b)("| Output | Value |", rows);
		}
	}),
	1305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => renderTable });
		var _results_sections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8910);
		const usual = {
			maxItems: 500,
			maxBytes: 6e5,
			elsewhere: ""
		};
		function renderTable(head, rows, budget = {}) {
			if (rows.length === 0) return "";
			const rule = head.replaceAll(/[^|]+/g, " --- ");
			const body = (0, _results_sections_js__WEBPACK_IMPORTED_MODULE_0__.pI)(rows, {
				...usual,
				...budget
			}, (cells) => `| ${cells.join(" | ")} |`);
			return [
				head,
				rule,
				body
			].join("\n");
		}
	}),
	1609: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			t: () => registeredAppId,
			v: () => createApps
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3945);
		var _text_same_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3539);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(654);
		var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6233);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6253);
		const lookUpMinutes = 10;
		const appUrl = (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.r0)(2048));
		const appSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv,
			label: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.r0)(1e3)),
			appUrl,
			basePath: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.r0)(2048)),
			registrationStatus: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Vm
		});
		const appItemSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv,
			appUrl
		});
		const appPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			data: (0, _pages_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(appItemSchema),
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
					const matches = [];
					for (const item of await readApps(caller, clock, undefined, limits)) {
						const itemUrl = item.appUrl ?? (await find(item.appId, limits()))?.appUrl;
						if (itemUrl !== undefined && (0, _text_same_url_js__WEBPACK_IMPORTED_MODULE_5__.c)(itemUrl, appUrl)) matches.push(item.appId);
					}
					return matches;
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
				readPage: async ({ maxBytes, ...paging }) => {
					const query = {
						...paging,
						...search !== undefined && { search }
					};
					const call = {
						path: ["apps"],
						query,
						maxBytes,
						...limits?.()
					};
					return caller.json(call, appPageSchema.check((0, _pages_js__WEBPACK_IMPORTED_MODULE_1__.yp)(paging.page)));
				}
			});
			if (listing.kind === "complete") return listing.items;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._7("unexpected-response", "The list of apps kept changing while it was read");
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
				const isForeign = details.problem === undefined && (code === "unexpected-response" || code === "unauthenticated" || code === "server-error");
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
	6233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z3: () => smallestPage,
			ZZ: () => pageOf,
			s$: () => readAllPages,
			vK: () => countSchema,
			yp: () => isPage,
			yy: () => pagingFields
		});
		var p_map__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(606);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(654);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6253);
		const mebibyte = 1024 * 1024;
		const maxPageSize = 100;
		const rereads = 3;
		const pauseBeforeRereadMs = 1e3;
		const maxPages = 1e3;
		const maxBytesUnderWay = 90 * mebibyte;
		const maxKeptCharacters = 128 * mebibyte;
		const itemOverhead = 500;
		const widest = {
			pageSize: maxPageSize,
			pagesAtATime: 9
		};
		const narrower = [
			25,
			5,
			1
		].map((pageSize) => ({
			pageSize,
			pagesAtATime: 3
		}));
		const countSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI());
		function pageOf(item) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(maxPageSize)), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(item));
		}
		const pagingFields = {
			total: countSchema,
			page: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr()),
			pageSize: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC()))
		};
		function isPage(asked, stops = () => false) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB((answer) => (answer.page ?? asked) === asked || stops(answer), { path: ["page"] });
		}
		const smallestPage = {
			page: 1,
			pageSize: 1,
			maxBytes: 32 * mebibyte
		};
		async function readAllPages(reader) {
			let listing = await readByStrides(reader);
			for (let reread = 0; listing.kind === "changing" && reread < rereads; reread += 1) {
				await reader.clock.sleep(pauseBeforeRereadMs);
				listing = await readByStrides(reader);
			}
			return listing;
		}
		function readByStrides(reader) {
			let reading = readOnce(reader, widest);
			for (const stride of narrower) reading = reading.catch((error) => {
				if (!(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.I9)(error)) throw error;
				return readOnce(reader, stride);
			});
			return reading;
		}
		async function readOnce({ readPage, idOf }, { pageSize, pagesAtATime }) {
			const keep = createBudget();
			const read = async (page) => {
				const result = await readPage({
					page,
					pageSize,
					maxBytes: maxBytesUnderWay / pagesAtATime
				});
				if ("data" in result) keep(result.data);
				return result;
			};
			const first = await read(1);
			if ("stop" in first) return {
				kind: "stopped",
				...first
			};
			const pages = Math.ceil(first.total / (first.pageSize ?? pageSize));
			if (pages > maxPages) return {
				kind: "changing",
				read: first.data.length,
				total: first.total
			};
			const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
			const rest = await mapToTheEnd(others, read, pagesAtATime);
			const stopped = rest.find((page) => "stop" in page);
			if (stopped) return {
				kind: "stopped",
				...stopped
			};
			return combine([first, ...rest.filter((page) => "data" in page)], idOf);
		}
		async function mapToTheEnd(numbers, map, concurrency) {
			const begun = [];
			const begin = (number) => {
				const result = map(number);
				begun.push(result);
				return result;
			};
			try {
				return await (0, p_map__WEBPACK_IMPORTED_MODULE_4__.Ay)(numbers, begin, { concurrency });
			} finally {
				await Promise.allSettled(begun);
			}
		}
		function createBudget() {
			let characters = 0;
			return (items) => {
				for (const item of items) characters += itemOverhead + charactersOf(item);
				if (characters <= maxKeptCharacters) return;
				const message = `A list holds more than the ${maxKeptCharacters / mebibyte} Mi characters that are kept of one`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._7("unexpected-response", message, {
					status: 200,
					transient: false
				});
			};
		}
		function charactersOf(item) {
			const values = typeof item === "object" && item !== null ? Object.values(item) : [item];
			const lengths = values.map((value) => typeof value === "string" ? value.length : 0);
			return lengths.reduce((sum, length) => sum + length, 0);
		}
		function combine(pages, idOf) {
			const items = pages.flatMap((page) => page.data);
			const read = new Set(items.map(idOf)).size;
			const total = pages.at(-1)?.total ?? 0;
			const heldStill = pages.every((page) => page.total === total) && read === total && items.length === total;
			return heldStill ? {
				kind: "complete",
				items
			} : {
				kind: "changing",
				read,
				total
			};
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
		const maxPauseMs = 6e4;
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
					waitMs = Math.min(error.retryAfterMs ?? 0, maxPauseMs);
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
	1704: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cs: () => registrationTaskId,
			WN: () => hasFailed,
			YY: () => registrationStatuses,
			mm: () => isPending,
			uP: () => awaitsInput
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(654);
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
		function pauseAfter(error, clock, intervalMs) {
			return clock.sleep(Math.max(intervalMs, Math.min(error.retryAfterMs ?? 0, maxWaitMs)));
		}
		function exceeds(waitMs, { clock, deadline }) {
			return deadline === undefined ? waitMs > maxWaitMs : clock.now() + waitMs >= deadline;
		}
	}),
	6253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cv: () => identifier,
			Qq: () => text,
			Vm: () => word,
			W_: () => lenient,
			dZ: () => runNumber,
			hl: () => address,
			r0: () => wholeText
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);
		const word = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^(?!::)(?!.*##\[)[\x21-\x7e]{1,200}$/));
		const identifier = word.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/[^.]/));
		const address = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^https?:\/\/(?!.*##\[)[\x21-\x7e]{1,2000}$/));
		const runNumber = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^\d{1,15}$/)), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(Number))]);
		function text(maxLength) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((whole) => beginningOf(whole, maxLength)));
		}
		function wholeText(maxLength) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(maxLength)), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((whole) => whole.toWellFormed()));
		}
		function beginningOf(whole, maxLength) {
			if (whole.length <= maxLength) return whole.toWellFormed();
			return Buffer.from(`${whole.slice(0, maxLength).replace(/(?<=\s)\S{1,200}$/, "")}\u2026`).toString();
		}
		function lenient(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(schema), undefined);
		}
	}),
	2387: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			dY: () => createTasks,
			kq: () => scheduledRunSchema,
			x7: () => createRuns
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(654);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6253);
		const optionalFields = {
			runNumber: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.dZ),
			statusUrl: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.hl),
			operation: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(100))
		};
		const taskSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			taskId: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Cv)),
			appId: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Cv)),
			state: _schemas_js__WEBPACK_IMPORTED_MODULE_1__.Vm,
			...optionalFields
		});
		const scheduledRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			taskId: _schemas_js__WEBPACK_IMPORTED_MODULE_1__.Cv,
			appId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Cv),
			state: zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Vm, "QUEUED"),
			...optionalFields
		});
		function createTasks(caller) {
			return { get: async (taskId, limits) => {
				const record = await caller.json({
					path: ["tasks", taskId],
					...limits
				}, taskSchema);
				(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.qb)("task", taskId, record.taskId ?? taskId);
				return {
					...record,
					taskId,
					appId: record.appId ?? undefined
				};
			} };
		}
		function createRuns(caller) {
			return { trigger: (appId, limits) => caller.json({
				method: "POST",
				path: [
					"apps",
					appId,
					"security-agent"
				],
				json: {},
				...limits
			}, scheduledRunSchema) };
		}
	}),
	9192: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X4: () => visionOperations,
			ep: () => activeVisionTask,
			f4: () => createVisionRuns,
			vV: () => visionTaskId
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3945);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(654);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6253);
		var _tasks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2387);
		const visionOperations = [
			"map",
			"validate-login",
			"discover-roles",
			"verify-rbac"
		];
		const taskPrefix = "task_vr_";
		function createVisionRuns(caller) {
			return { start: (appId, operation) => caller.json({
				method: "POST",
				path: [
					"apps",
					appId,
					"vision-agent"
				],
				json: { operation }
			}, _tasks_js__WEBPACK_IMPORTED_MODULE_2__.kq) };
		}
		function visionTaskId(visionRunId) {
			return visionRunId.startsWith(taskPrefix) ? visionRunId : `${taskPrefix}${visionRunId}`;
		}
		function activeVisionTask(error) {
			if (!(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error, "conflict")) return undefined;
			const { data } = zod_mini__WEBPACK_IMPORTED_MODULE_3__.xL(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Cv, error.problem?.activeVisionRunId);
			return data === undefined ? undefined : visionTaskId(data);
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
	}),
	3539: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { c: () => sameUrl });
		function sameUrl(left, right) {
			const [a, b] = [left, right].map((url) => URL.parse(url)?.href.replace(/\/$/, "") ?? url);
			return a === b;
		}
	})
};
