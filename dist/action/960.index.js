export const id = 960;
export const ids = [960];
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
	21960: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var external_node_crypto_ = __webpack_require__(77598);
		var p_map = __webpack_require__(606);
		var service_apps = __webpack_require__(1609);
		var failure_message = __webpack_require__(91673);
		var shown_details = __webpack_require__(29007);
		var sub_action = __webpack_require__(51902);
		var table = __webpack_require__(1305);
		var registration = __webpack_require__(71704);
		var declaration = __webpack_require__(83155);
		var schemas = __webpack_require__(99359);
		;
		const maxMatrixJobs = 256;
		const part = (0, schemas.Uy)((text) => {
			const [index = 0, count = 0] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []).slice(1).map(Number);
			if (index >= 1 && index <= count) return {
				index,
				count
			};
			throw new schemas.S7(`must be a part and how many there are, such as \`2/3\`, not ${(0, schemas.hD)(text)}`);
		});
		const inputs_declaration = {
			name: "List apps",
			description: "Lists the apps of the organization as a matrix, to test each of them in a job of its own",
			icon: "list",
			document: "list-apps/README.md",
			inputs: {
				search: (0, declaration.lq)(schemas.Qq, "Part of the label or the API name of the apps to list, in any case. Empty means all apps."),
				"registration-status": (0, declaration.lq)((0, schemas.yL)(registration.YY), "List only apps whose registration is `PENDING`, `IN_PROGRESS`, `COMPLETED`, `FAILED` or `CANCELLED`. Empty means all; only `COMPLETED` ones can be tested."),
				"max-apps": (0, declaration.IQ)((0, schemas.rD)({
					min: 1,
					max: maxMatrixJobs
				}), `${maxMatrixJobs}`, "How many apps the matrix, or this part of it, may have at most, from 1 to 256 (GitHub's limit). The action fails if more match."),
				part: (0, declaration.lq)(part, "List only one of several parts, such as `2/3` for the second of three. Every app is in exactly one part. Empty means all apps."),
				"allow-empty": (0, declaration.IQ)(schemas.zM, "false", "With `true` the action succeeds with an empty matrix if no app matches. Otherwise it fails."),
				"github-token": declaration.wu
			},
			outputs: {
				matrix: "JSON for `strategy.matrix`, of the form `{\"include\":[{\"app-id\":\"…\",\"label\":\"…\",\"app-url\":\"…\"}]}`, by label.",
				"app-ids": "JSON array of the ids of the apps in the matrix.",
				total: "How many apps match, those of the other parts included."
			}
		};
		function interpretInputs(values) {
			return {
				search: values.search,
				registrationStatus: values["registration-status"],
				maxApps: values["max-apps"],
				part: values.part,
				allowEmpty: values["allow-empty"]
			};
		}
		;
		const maxShown = 100;
		const detailsAtATime = 6;
		function run(signal) {
			return (0, sub_action._)({
				declaration: inputs_declaration,
				interpret: interpretInputs,
				work: listApps
			}, signal);
		}
		async function listApps(job, inputs) {
			const all = await selectApps(job.client.apps, inputs);
			job.setOutput("total", String(all.length));
			const apps = all.filter(({ appId }) => isInPart(appId, inputs.part));
			requireSize(apps.length, all.length, inputs);
			const include = apps.map((app) => ({
				"app-id": app.appId,
				label: (0, service_apps.Iw)(app),
				"app-url": app.appUrl ?? ""
			}));
			job.setOutput("matrix", JSON.stringify({ include }));
			job.setOutput("app-ids", JSON.stringify(apps.map(({ appId }) => appId)));
			if (apps.length === 0) job.warn("No app matches (`allow-empty`), and GitHub fails a matrix without jobs: see the README on how to skip the jobs that use it.");
			return {
				succeeded: true,
				message: `${apps.length} of ${all.length} matching apps are in the matrix.`,
				details: await (0, shown_details.bq)("auto", job.workflowRun) ? renderApps(apps, job) : ""
			};
		}
		function requireSize(count, total, { maxApps, part, allowEmpty }) {
			const where = part ? `in part ${part.index} of ${part.count} (of ${total} in all)` : "in all";
			if (count > maxApps) throw new failure_message.y(`${count} apps match ${where}, and \`max-apps\` is ${maxApps}. List them in more parts (\`part\`), narrow \`search\`, or raise \`max-apps\`.`);
			if (count === 0 && !allowEmpty) throw new failure_message.y(`No app matches ${where}. Check \`search\` and \`registration-status\`, or give \`allow-empty: true\` if that is as it should be.`);
		}
		function isInPart(appId, part) {
			if (part === undefined) return true;
			const hash = (0, external_node_crypto_.createHash)("sha256").update(appId).digest().readUInt32BE();
			return hash % part.count === part.index - 1;
		}
		async function selectApps(apps, { search, registrationStatus: wanted }) {
			const ids = await apps.ids(search);
			const find = async (appId) => {
				const app = await apps.find(appId);
				if (app) return app;
				throw new failure_message.y(`App ${appId} was listed, and then not found: somebody has deleted it meanwhile. Run the job again.`);
			};
			const details = await (0, p_map.Ay)(ids, find, { concurrency: detailsAtATime });
			return details.filter((app) => wanted === undefined || app.registrationStatus === wanted).sort(service_apps.UX);
		}
		function renderApps(apps, { markdown }) {
			const rows = apps.map(({ label = "", appId, appUrl = "", registrationStatus }) => [
				label,
				appId,
				appUrl,
				registrationStatus
			].map(markdown));
			return (0, table.b)("| App | Id | URL | Registration |", rows, { maxItems: maxShown });
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
	43539: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => isSameUrl });
		function isSameUrl(left, right) {
			const normalize = (url) => URL.parse(url)?.href.replace(/\/$/, "") ?? url;
			return normalize(left) === normalize(right);
		}
	})
};
