export const id = 993;
export const ids = [993];
export const modules = {
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
	97993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var errors = __webpack_require__(90654);
		var polling = __webpack_require__(30470);
		var retry = __webpack_require__(70207);
		var task_states = __webpack_require__(48879);
		var vision_runs = __webpack_require__(9192);
		var duration = __webpack_require__(1217);
		var failure_message = __webpack_require__(91673);
		var actions_job = __webpack_require__(14718);
		var status_url = __webpack_require__(76163);
		var sub_action = __webpack_require__(51902);
		var declaration = __webpack_require__(83155);
		var schemas = __webpack_require__(99359);
		;
		const inputs_declaration = {
			name: "Vision run",
			description: "Has a hosted security testing service explore an app by browser automation, and waits for the end",
			icon: "eye",
			document: "vision-run/README.md",
			inputs: {
				"app-id": (0, declaration.mw)(schemas.Cv, {
					what: "the id of the app to explore",
					description: "Id of the app to explore.",
					placeholder: "none"
				}),
				operation: (0, declaration.IQ)((0, schemas.yL)(vision_runs.X4), "map", "What the run does. `map` explores the app and renews its API specification, and `validate-login` verifies the stored credentials. `discover-roles` finds the roles, and `verify-rbac` verifies what they may do."),
				"wait-for-completion": (0, declaration.IQ)(schemas.zM, "true", "With `false` the job ends once the run has started; another active run of the app is still waited for."),
				"timeout-minutes": (0, declaration.IQ)(schemas.ro, "30", "How long the run may take to end, and before it another active vision run of the same app."),
				"github-token": declaration.wu
			},
			outputs: {
				"task-id": "Id of the task to poll.",
				"task-state": "Last known state of the task, `COMPLETED` when the job succeeds after waiting.",
				"status-url": "Address of the task in the API."
			}
		};
		function interpretInputs(values) {
			return {
				appId: values["app-id"],
				operation: values.operation,
				waitForCompletion: values["wait-for-completion"],
				timeoutMs: 6e4 * values["timeout-minutes"]
			};
		}
		;
		function run(signal) {
			return (0, sub_action._)({
				declaration: inputs_declaration,
				interpret: interpretInputs,
				work: completeRun
			}, signal);
		}
		async function completeRun(job, inputs) {
			const { operation, waitForCompletion } = inputs;
			const task = await startRun(job, inputs);
			const { taskId } = task;
			job.setUnderway(`The run goes on at the service (task ${taskId}).`);
			setOutputs(job, task);
			if (!waitForCompletion) {
				const message = `Vision run ${operation} has started (task ${taskId}) and is not awaited.`;
				return {
					succeeded: true,
					message
				};
			}
			const { state } = await followRun(job, inputs, task);
			job.setUnderway(undefined);
			if (state === "COMPLETED") return {
				succeeded: true,
				message: `Vision run ${operation} is COMPLETED (task ${taskId}).`
			};
			const remedy = remedyFor(state, operation);
			throw new failure_message.y(`The vision run ended as ${state} (task ${taskId}). ${remedy}`);
		}
		async function startRun(job, inputs) {
			const waitForTurn = createQueue(job, inputs);
			let wasAccepted = false;
			for (let uncertain = 0;;) {
				const started = await sendStart(job, inputs);
				if (!(0, errors.gi)(started)) return started;
				if ((0, errors.cp)(started)) {
					uncertain += 1;
					const { status } = started;
					wasAccepted ||= status !== undefined && status < 300;
					if (uncertain > job.maxRetries) throw started;
					job.say(`${started.message}; a run may have started; asking for one again will show it`);
					await (0, retry.l0)(started, job.clock, job.cadence.intervalMs);
					continue;
				}
				const taskId = (0, vision_runs.ep)(started);
				const ours = wasAccepted && taskId && await findOurs(job, taskId, inputs.operation);
				if (ours) return ours;
				await waitForTurn(taskId);
			}
		}
		async function sendStart(job, { appId, operation }) {
			job.setUnderway("A vision run may have started at the service.");
			try {
				const task = await job.client.visionRuns.start(appId, operation);
				if (task.appId !== undefined && task.appId !== appId) throw new failure_message.y(`The service answered with a run of app ${task.appId}, not of ${appId}. Ask the operator of the service.`);
				job.say(`Started vision run ${operation} (task ${task.taskId})`);
				return task;
			} catch (error) {
				if ((0, errors.cp)(error)) return error;
				job.setUnderway(undefined);
				if ((0, errors.gi)(error, "conflict")) return error;
				throw error;
			}
		}
		async function findOurs(job, taskId, operation) {
			const task = await job.client.tasks.get(taskId).catch(() => undefined);
			if (task?.operation !== operation) return undefined;
			job.say(`Adopted task ${taskId}, since the start was accepted and this run is active`);
			return task;
		}
		function createQueue(job, { timeoutMs }) {
			const { client, clock, say } = job;
			const deadline = clock.now() + timeoutMs;
			const cadence = (0, polling.qR)(job.cadence);
			return async (taskId) => {
				const named = taskId === undefined ? "" : ` (task ${taskId})`;
				const which = `Another vision run of the app${named}`;
				say(`${which} is active`);
				await job.waitFor({
					what: "the active vision run of the app to end",
					tooLate: (0, actions_job.e2)(which, timeoutMs, ", and ours has not started"),
					deadline,
					cadence,
					look: async (limits) => {
						const task = taskId && await (0, errors.MW)(client.tasks.get(taskId, limits));
						return !task || (0, task_states.H)(task.state) || undefined;
					}
				});
			};
		}
		async function followRun(job, { appId, timeoutMs }, task) {
			const { taskId } = task;
			const startedAt = job.clock.now();
			let state = task.state;
			const ended = job.waitFor({
				what: "the vision run to end",
				tooLate: (0, actions_job.e2)("The vision run", timeoutMs),
				deadline: startedAt + timeoutMs,
				look: async (limits) => {
					const current = await job.client.tasks.get(taskId, limits);
					if (current.appId !== undefined && current.appId !== appId) throw new errors._7("unexpected-response", `Task ${taskId} is said to belong to app ${current.appId}`);
					if (current.state !== state) job.say(`The run is ${current.state} after ${(0, duration.a3)(job.clock.now() - startedAt)}`);
					state = current.state;
					setOutputs(job, {
						...current,
						statusUrl: current.statusUrl ?? task.statusUrl
					});
					return (0, task_states.H)(state) ? current : undefined;
				}
			});
			const seen = await (0, errors.MW)(ended);
			if (seen) return seen;
			job.setUnderway(undefined);
			throw new failure_message.y(`The service no longer knows the run, task ${taskId}. Run the job again.`);
		}
		function setOutputs(job, task) {
			const { taskId, state, statusUrl } = (0, status_url.c)(job.baseUrl, task);
			job.setOutput("task-id", taskId);
			job.setOutput("task-state", state);
			job.setOutput("status-url", statusUrl);
		}
		function remedyFor(state, operation) {
			if (state === "CANCELLED") return "Somebody cancelled it in the service. Run the job again.";
			return operation === "map" ? "Check that the app is up and reachable from the service, then run the job again." : "Check that the app is up, and that the credentials stored for it are right; then run the job again.";
		}
	}),
	48879: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => isTerminal });
		const terminalStates = new Set([
			"COMPLETED",
			"FAILED",
			"CANCELLED",
			"INTERRUPTED"
		]);
		function isTerminal(state) {
			return terminalStates.has(state);
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
				if (record.taskId) (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.qb)("task", withoutForm(taskId), withoutForm(record.taskId));
				return {
					...record,
					taskId,
					appId: record.appId ?? undefined
				};
			} };
		}
		function withoutForm(taskId) {
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
	})
};
