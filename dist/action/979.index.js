export const id = 979;
export const ids = [979];
export const modules = {
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
	84979: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var task_states = __webpack_require__(48879);
		var failure_message = __webpack_require__(91673);
		var actions_job = __webpack_require__(14718);
		var shown_details = __webpack_require__(29007);
		var sub_action = __webpack_require__(51902);
		var errors = __webpack_require__(90654);
		var polling = __webpack_require__(30470);
		var service_registration = __webpack_require__(71704);
		var duration = __webpack_require__(1217);
		var same_url = __webpack_require__(43539);
		;
		async function awaitRegistration(job, registered, { app: wanted, timeoutMs }, deadline) {
			const look = createRegistrationLook(job, registered, wanted, deadline !== undefined);
			try {
				if (deadline === undefined) return await look();
				return await job.waitFor({
					awaited: "the registration of the app",
					tooLate: (0, actions_job.e2)("The registration", timeoutMs),
					deadline,
					look,
					atOnce: true
				});
			} catch (error) {
				if (deadline === undefined && (0, errors.gi)(error) && error.transient) {
					job.log(`${error.message}; the registration is not awaited`);
					return undefined;
				}
				if (!(0, errors.gi)(error, "not-found")) throw error;
				const message = `App ${registered.appId} is gone: somebody has deleted it. Run the job again to register it.`;
				throw giveUp(job, message);
			}
		}
		function createRegistrationLook(job, registered, wanted, isAwaited) {
			const { appId, existed } = registered;
			const sendDueCredentials = createCredentialSender(job, registered, wanted, isAwaited);
			const startedAt = job.clock.now();
			let loggedStatus = "";
			return async (limits) => {
				const app = await job.client.apps.get(appId, limits);
				if (existed) requireSameUrl(job, app, wanted.appUrl);
				const status = app.registrationStatus;
				job.setOutput("registration-status", status);
				if (status !== loggedStatus) job.log(`Registration is ${status} after ${(0, duration.a3)(job.clock.now() - startedAt)}`);
				loggedStatus = status;
				const isCompleted = status === "COMPLETED";
				if (isCompleted) job.setUnderway(undefined);
				else if (!(0, service_registration.mm)(status)) throw giveUp(job, `The registration of app ${appId} ended as ${status}. ${remedyForStatus(status)}`);
				const isPaused = !isCompleted && await (0, service_registration.uP)(job.client.tasks, appId, limits);
				await sendDueCredentials(isPaused);
				return isCompleted ? app : undefined;
			};
		}
		function createCredentialSender(job, { appId, existed }, wanted, isAwaited) {
			let wereSentInPause = false;
			const hasLasted = (0, polling.mw)(job.clock);
			let mustReplace = existed && wanted.tenantOneCredentials !== undefined;
			return async (isPaused) => {
				if (hasLasted(isPaused && wereSentInPause && "paused")) throw giveUp(job, `The onboarding of app ${appId} has paused again, though it was given credentials. Check that they can log in at the app (\`loginUrl\`), then run the job again.`);
				const isDue = isPaused ? !wereSentInPause : mustReplace;
				if (!isDue) return;
				if (isPaused) mustReplace = false;
				await supplyCredentials(job, appId, wanted, isAwaited);
				mustReplace = false;
				wereSentInPause ||= isPaused;
			};
		}
		function requireSameUrl(job, { appId, appUrl = "" }, wanted) {
			if (appUrl === "" || (0, same_url.q)(appUrl, wanted)) return;
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
				job.log(setup.onboardingResumed === false ? "The credentials were stored; onboarding did not wait for them" : "Onboarding had paused because it needed credentials; it has them now and goes on");
			} catch (error) {
				if (isAwaited && (0, errors.gi)(error) && error.transient) throw error;
				throw new failure_message.y((0, failure_message.R)(error));
			}
		}
		function remedyForStatus(status) {
			return (0, service_registration.WN)(status) ? "Check that the app is up and reachable from the service; running the job again registers it anew in its place." : "Ask the operator of the service what that means.";
		}
		function giveUp({ setUnderway }, message) {
			setUnderway(undefined);
			return new failure_message.y(message);
		}
		var declaration = __webpack_require__(83155);
		var schemas = __webpack_require__(99359);
		var mini_schemas = __webpack_require__(94343);
		var api = __webpack_require__(73305);
		;
		const maxProblems = 5;
		const keys = "`role`, `username` and `password`";
		const field = mini_schemas.YjP({ error: ({ input }) => input == null ? "is missing" : "must be text: put it in quotes" }).check(api.m9(1, "is missing"));
		const login = mini_schemas.rej({
			role: field,
			username: field,
			password: field,
			loginUrl: mini_schemas.lqM(field)
		}, { error: ({ code, keys: unknown }) => code === "unrecognized_keys" ? describeUnknown(unknown) : `must have ${keys}` });
		const logins = mini_schemas.YOg(login, `must be a list of logins, each with ${keys}`);
		async function readCredentials(name, text, reader, mask) {
			if (text === undefined) return undefined;
			const parsed = await parseLogins(text);
			if ("problem" in parsed) {
				mask(text);
				reader.refuse(name, parsed.problem);
				return undefined;
			}
			maskSecrets(parsed.value, mask);
			const { data, error } = logins.safeParse(parsed.value);
			const problems = error?.issues.map(describeIssue) ?? [];
			for (const problem of problems.slice(0, maxProblems)) reader.refuse(name, problem);
			if (problems.length > maxProblems) reader.refuse(name, `has ${problems.length - maxProblems} more problems`);
			return data?.length ? data : undefined;
		}
		async function parseLogins(text) {
			try {
				return { value: JSON.parse(text) };
			} catch {}
			const { parseDocument } = await __webpack_require__.e(815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
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
		function describeIssue({ path: [entry, key], message }) {
			if (entry === undefined) return message;
			const subject = key === undefined ? "" : `\`${String(key)}\` `;
			return `entry ${Number(entry) + 1}: ${subject}${message}`;
		}
		function describeUnknown(unknown) {
			const [key, ...others] = Array.isArray(unknown) ? unknown.map(String) : [];
			return others.length === 0 && key !== undefined && /^[A-Za-z_-]{1,30}$/.test(key) ? `\`${key}\` is unknown` : "it has unknown keys";
		}
		function maskSecrets(value, mask) {
			if (value !== "" && (typeof value === "string" || typeof value === "number")) mask(String(value));
			else if (typeof value === "object" && value !== null) {
				for (const [key, inner] of Object.entries(value)) if (!isHarmless(key, inner)) maskSecrets(inner, mask);
			}
		}
		function isHarmless(key, value) {
			if (key === "username") return !String(value).includes("@");
			return key === "role" || key === "loginUrl";
		}
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var environment = __webpack_require__(70876);
		var sentences = __webpack_require__(51699);
		var workspace_path = __webpack_require__(65202);
		;
		const spec = (0, schemas.Uy)((text) => {
			const isUrl = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
			if (/^https?:/i.test(text) && !isUrl) throw new schemas.S7("must be a URL without blanks, or a definition");
			if (/^[^\s{]+\.(ya?ml|json|gql|graphqls?)$/i.test(text) && !isUrl) throw new schemas.S7("must be a URL or a definition: the path of a file goes to `spec-file`");
			return text;
		});
		const specFile = (0, schemas.Uy)((file) => {
			const content = readSpecFile(resolveInWorkspace(file));
			if (content.trim() === "") throw new schemas.S7("must not be empty");
			return content;
		});
		function resolveInWorkspace(file) {
			const { workspace, path } = orUnreadable(() => {
				const workspace = external_node_fs_.realpathSync.native((0, environment.iz)().workspace);
				return {
					workspace,
					path: external_node_fs_.realpathSync.native((0, external_node_path_.resolve)(workspace, file))
				};
			});
			if ((0, workspace_path.Zj)(workspace, path)) return path;
			throw new schemas.S7("must be a file of the repository, in the workspace");
		}
		function readSpecFile(path) {
			return orUnreadable(() => {
				if (!(0, external_node_fs_.statSync)(path).isFile()) throw new Error("it is no regular file");
				return (0, external_node_fs_.readFileSync)(path, "utf8").replace(/^\uFEFF/, "");
			});
		}
		function orUnreadable(read) {
			try {
				return read();
			} catch (error) {
				throw new schemas.S7(`must be a readable file (${(0, sentences.bD)(error)})`);
			}
		}
		;
		const minSecretLength = 4;
		const inputs_declaration = {
			name: "Register app",
			description: "Registers an app with a hosted security testing service, or finds it registered, and waits until it can be tested",
			icon: "plus-circle",
			document: "register-app/README.md",
			inputs: {
				"app-url": (0, declaration.mw)((0, schemas.Dy)("use `tenant-one-credentials` or `headers`"), {
					expected: "the base URL of the app",
					description: "Base URL of the app, `http` or `https`. If an app is already registered with it, that app is used.",
					placeholder: "https://invalid.invalid"
				}),
				label: (0, declaration.lq)(schemas.Qq, "Name of the app for people, at most 150 characters. Empty means the host of `app-url`."),
				spec: (0, declaration.lq)(spec, "URL of an OpenAPI definition, or its content, so that the service need not discover the API; at most 2,000,000 characters."),
				"spec-file": (0, declaration.lq)(specFile, "Path of an OpenAPI definition in the workspace, whose content is sent as `spec`."),
				"tenant-one-credentials": (0, declaration.lq)(schemas.Qq, "Logins at the app from a secret, one for each role. A JSON or YAML list of at most 20 entries with `role`, `username`, `password` and optional `loginUrl`. Every password is masked.", { isVerbatim: true }),
				"tenant-two-credentials": (0, declaration.lq)(schemas.Qq, "Logins of a second tenant, for tests across tenants, in the same form.", { isVerbatim: true }),
				"create-test-accounts": (0, declaration.IQ)(schemas.zM, "true", "With `false`, and without credentials and specification, no accounts are created and only tests without login are possible."),
				"skip-endpoints": (0, declaration.lq)(schemas.Mn, "Endpoints that no test may touch, one per line, as `method:path`. The method may be `*`, and the path may contain `**`."),
				headers: (0, declaration.lq)((0, schemas.pD)(/^[!#$%&'*+.^_`|~\w-]+:\s*\S/, "`Name: value`"), "Headers for every request to the app from a secret, one per line, as `Name: value`. Every value of four characters or more is masked."),
				"max-steps": (0, declaration.lq)((0, schemas.rD)({ min: 1 }), "How many steps the service may take to explore the app, 1 to 1000. Empty means the default of the organization."),
				"wait-for-completion": (0, declaration.IQ)(schemas.zM, "true", "With `false` the job does not wait until the app can be tested."),
				"timeout-minutes": (0, declaration.IQ)(schemas.ro, "120", "How long the registration may take. A long `IN_PROGRESS` is no sign of a failure."),
				"github-token": declaration.wu
			},
			outputs: {
				"app-id": "Id of the app.",
				"task-id": "Id of the registration task.",
				"registration-status": "Last known status of the registration, `COMPLETED` when the job succeeds after waiting.",
				"replaced-app-id": "Id of the unusable app of the same URL that this registration replaced, empty when there was none.",
				"status-url": "Address of the app in the API."
			}
		};
		async function interpretInputs(values, reader, mask) {
			const { headers, spec, "spec-file": specFile } = values;
			for (const header of headers ?? []) maskHeader(header, mask);
			if (reader.isGiven("spec") && reader.isGiven("spec-file")) reader.refuse("spec-file", "must not be given together with `spec`: give one of them");
			const credentialsOf = (name) => readCredentials(name, values[name], reader, mask);
			const app = {
				appUrl: values["app-url"],
				label: values.label,
				spec: spec ?? specFile,
				tenantOneCredentials: await credentialsOf("tenant-one-credentials"),
				tenantTwoCredentials: await credentialsOf("tenant-two-credentials"),
				createTestAccounts: values["create-test-accounts"] ? undefined : false,
				skipEndpoints: values["skip-endpoints"],
				headers,
				maxSteps: values["max-steps"]
			};
			return {
				app,
				waitForCompletion: values["wait-for-completion"],
				timeoutMs: 6e4 * values["timeout-minutes"]
			};
		}
		function maskHeader(header, mask) {
			const value = header.slice(header.indexOf(":") + 1).trim();
			for (const secret of new Set([value, value.replace(/^\S+\s+/, "")])) if (secret.length >= minSecretLength) mask(secret);
		}
		var apps = __webpack_require__(1609);
		var retry = __webpack_require__(70207);
		var vision_runs = __webpack_require__(9192);
		var status_url = __webpack_require__(76163);
		;
		async function register(job, app) {
			const pausedId = app.tenantOneCredentials && await findPaused(job, app.appUrl);
			const registered = pausedId ? {
				appId: pausedId,
				existed: true,
				mayBeOurs: false
			} : await sendRegistration(job, app);
			const { appId, existed, mayBeOurs } = registered;
			job.setOutput("app-id", appId);
			job.setUnderway(`The registration of app ${appId} goes on at the service; running the job again awaits it.`);
			if (existed) reportExisting(job, appId);
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
		function reportExisting(job, appId) {
			job.setOutput("task-id", (0, service_registration.Cs)(appId));
			job.setOutput("status-url", (0, status_url.y)(job.baseUrl, appId));
			job.log(`App ${appId} is registered with this URL already, and keeps what it was registered with`);
		}
		async function findPaused({ client }, appUrl) {
			for (const appId of await client.apps.idsByUrl(appUrl)) if (await (0, service_registration.uP)(client.tasks, appId)) return appId;
			return undefined;
		}
		async function sendRegistration(job, app) {
			job.setUnderway("The app may be registered by now; running the job again finds it.");
			for (let failures = 0;; failures += 1) {
				try {
					return reportRegistration(job, app, await job.client.apps.register(app));
				} catch (error) {
					const appId = (0, apps.t2)(error);
					if (appId !== undefined) return {
						appId,
						existed: true,
						mayBeOurs: failures > 0
					};
					if (!(0, errors.cp)(error)) throw explainRefusal(job, error);
					if (failures >= job.maxRetries) throw error;
					job.log(`${error.message}; it is sent again, since the service names an app that it has registered already`);
					await (0, retry.Cs)(error, job.clock, job.cadence.intervalMs);
				}
			}
		}
		function reportRegistration(job, app, registration) {
			const { appId, taskId, registrationStatus, statusUrl, specExtraction, replaced } = registration;
			job.setOutput("task-id", taskId ?? (0, service_registration.Cs)(appId));
			job.setOutput("status-url", (0, status_url.y)(job.baseUrl, appId, statusUrl));
			job.setOutput("registration-status", registrationStatus);
			job.log(`Registered ${app.appUrl} as app ${appId}`);
			if (replaced) {
				job.setOutput("replaced-app-id", replaced.previousAppId);
				job.log(`It replaces app ${replaced.previousAppId}, which was ${replaced.previousStatus ?? "unusable"}`);
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
		function explainRefusal(job, error) {
			job.setUnderway(undefined);
			if (!(0, errors.gi)(error)) return error;
			if (error.slug === "app-registered-outside-api") return new failure_message.y(`${error.message}. An app with this URL was made outside of the API, which never replaces it: remove it in the service, then run the job again.`);
			if (error.slug === "onboarding-unavailable") return new failure_message.y(`${error.message}. This deployment cannot onboard an app by itself: give \`spec\`, \`spec-file\` or \`tenant-one-credentials\`.`);
			return error;
		}
		;
		function run(signal) {
			return (0, sub_action._)({
				declaration: inputs_declaration,
				interpret: interpretInputs,
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
			job.setUnderway(undefined);
			const isNamed = app.label !== undefined && await (0, shown_details.bq)("auto", job.workflowRun);
			const name = isNamed ? `"${app.label}" (${appId})` : appId;
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
				awaited: "the mapping run of the app",
				tooLate: (0, actions_job.e2)(`The mapping run (task ${taskId})`, timeoutMs),
				deadline,
				atOnce: true,
				look: async (limits) => {
					const task = await job.client.tasks.get(taskId, limits);
					return (0, task_states.H)(task.state) ? task : undefined;
				}
			});
			if (state === "COMPLETED") return;
			job.setUnderway(undefined);
			throw new failure_message.y(`App ${appId} is registered, but its mapping run ended as ${state} (task ${taskId}): the service does not know its API. ${startAnother}`);
		}
		const startAnother = "Start one with the action `vision-run` (operation `map`).";
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
	76163: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => withStatusUrl,
			y: () => appUrlAt
		});
		var _text_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90515);
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
			if (given !== undefined && isBelow(base, given) && (0, _text_credentials_js__WEBPACK_IMPORTED_MODULE_0__.U)(given) === given) return given;
			return `${base}/${path.map((part) => encodeURIComponent(part.toWellFormed())).join("/")}`;
		}
		function isBelow(base, address) {
			const isNormal = URL.parse(address)?.href === address && address.length <= maxLength;
			const path = address.slice(base.length);
			return isNormal && address.startsWith(base) && /^\/[\w.~:/%-]+$/.test(path);
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
	}),
	62387: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			dY: () => createTasks,
			kq: () => scheduledRunSchema,
			x7: () => createRuns
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86253);
		const optionalFields = {
			runNumber: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.dZ),
			statusUrl: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.hl),
			operation: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(100))
		};
		const taskSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			taskId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
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
				if (record.taskId) (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.qb)("task", normalizeTaskId(taskId), normalizeTaskId(record.taskId));
				return {
					...record,
					taskId,
					appId: record.appId ?? undefined
				};
			} };
		}
		function normalizeTaskId(taskId) {
			return taskId.replace(/^task_[a-z]+_/i, "").replace(/[^a-z\d]/gi, "").toLowerCase();
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
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23945);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86253);
		var _tasks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62387);
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
	43539: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => isSameUrl });
		function isSameUrl(left, right) {
			const normalize = (url) => URL.parse(url)?.href.replace(/\/$/, "") ?? url;
			return normalize(left) === normalize(right);
		}
	})
};
