export const id = 699;
export const ids = [699];
export const modules = {
	23699: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var errors = __webpack_require__(90654);
		var retry = __webpack_require__(70207);
		var same_url = __webpack_require__(43539);
		var failure_message = __webpack_require__(91673);
		var shown_details = __webpack_require__(29007);
		var sub_action = __webpack_require__(51902);
		var app_input = __webpack_require__(79865);
		var declaration = __webpack_require__(83155);
		var schemas = __webpack_require__(99359);
		;
		const inputs_declaration = {
			name: "Delete app",
			description: "Deletes an app with all its data from a hosted security testing service, if its label is the expected one",
			icon: "trash-2",
			document: "delete-app/README.md",
			inputs: {
				...(0, app_input.V)({
					id: "Id of the app to delete.",
					url: "URL that the app to delete was registered with."
				}),
				"confirm-label": (0, declaration.mw)(schemas.Qq, {
					expected: "the label of the app, so that no other app is deleted by mistake",
					description: "Exact label of the app. An app with any other label is not deleted, and the job fails.",
					isVerbatim: true,
					placeholder: ""
				}),
				"github-token": declaration.wu
			},
			outputs: {
				"app-id": "Id of the app, empty when no app is registered with `app-url`.",
				"previous-registration-status": "Registration status of the app before it was deleted, empty when it was gone already."
			}
		};
		function interpretInputs(values, reader) {
			return {
				app: (0, app_input.J)(values, reader),
				confirmLabel: values["confirm-label"]
			};
		}
		;
		function run(signal) {
			return (0, sub_action._)({
				declaration: inputs_declaration,
				interpret: interpretInputs,
				work: deleteApp
			}, signal);
		}
		async function deleteApp(job, { app: wanted, confirmLabel }) {
			const appId = "id" in wanted ? wanted.id : await findByUrl(job, wanted.url);
			if (appId === undefined) return alreadyGone("No app of the organization is registered with this `app-url`");
			job.setOutput("app-id", appId);
			const app = await job.client.apps.find(appId);
			if (app === undefined) return alreadyGone(`App ${appId} is not in the organization`);
			if ("url" in wanted) await requireMatchingUrl(job, app, wanted.url);
			await requireMatchingLabel(job, app, confirmLabel);
			job.setOutput("previous-registration-status", await deleteUntilCertain(job, app, confirmLabel));
			const message = `App "${confirmLabel}" (${appId}) is deleted, with all its data.`;
			job.setUnderway(message);
			return {
				succeeded: true,
				message
			};
		}
		async function deleteUntilCertain(job, app, confirmLabel) {
			const { appId, registrationStatus } = app;
			for (let failures = 0;; failures += 1) {
				job.setUnderway(`Whether app ${appId} was deleted is not known: run the job again, which looks first.`);
				try {
					const deleted = await (0, errors.MW)(job.client.apps.delete(appId));
					return deleted?.previousRegistrationStatus ?? registrationStatus;
				} catch (error) {
					if (deletedNothing(error)) job.setUnderway(undefined);
					if (failures >= job.maxRetries || !(0, errors.cp)(error)) throw error;
					job.log(`${error.message}; whether the app was deleted is not known, so it is looked for first`);
					await (0, retry.Cs)(error, job.clock, job.cadence.intervalMs);
				}
				const current = await job.client.apps.find(appId);
				if (current === undefined) return registrationStatus;
				job.setUnderway(undefined);
				await requireMatchingLabel(job, current, confirmLabel);
			}
		}
		function deletedNothing(error) {
			return (0, errors.gi)(error) && error.code !== "unexpected-response" && !(0, errors.cp)(error);
		}
		async function findByUrl({ client }, url) {
			const [appId, ...others] = await client.apps.idsByUrl(url);
			if (others.length > 0) throw new failure_message.y(`\`app-url\`: ${others.length + 1} apps are registered with ${url}, and none was deleted. Give \`app-id\` instead.`);
			return appId;
		}
		async function requireMatchingUrl({ workflowRun }, app, wanted) {
			const { appId, appUrl } = app;
			if (appUrl === undefined || (0, same_url.q)(appUrl, wanted)) return;
			const actual = await (0, shown_details.bq)("auto", workflowRun) ? appUrl : "another one";
			throw new failure_message.y(`App ${appId} is listed with ${wanted} (\`app-url\`), but its own record has ${actual}: it was not deleted. Ask the operator of the service.`);
		}
		async function requireMatchingLabel({ workflowRun }, { appId, label }, confirmLabel) {
			if (label === confirmLabel) return;
			const isShown = label === undefined || await (0, shown_details.bq)("auto", workflowRun);
			const named = label === undefined ? "has no label" : `has the label "${label}"`;
			const actual = isShown ? named : "has another label";
			throw new failure_message.y(`App ${appId} ${actual}, not "${confirmLabel}" (\`confirm-label\`): it was not deleted. Check that it is the app that you mean.`);
		}
		function alreadyGone(why) {
			return {
				succeeded: true,
				message: `${why}: there is nothing to delete.`
			};
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
