export const id = 107;
export const ids = [107];
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
			if ((0, _service_errors_js__WEBPACK_IMPORTED_MODULE_1__.gi)(error)) return `${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.em)(describe(error))} ${_results_remedies_js__WEBPACK_IMPORTED_MODULE_0__.r[error.code]}`;
			return `The action failed with an internal error: ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`;
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
	37107: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cancelledResult: () => cancelledResult,
			runGate: () => runGate
		});
		var src_clock = __webpack_require__(78179);
		var errors = __webpack_require__(90654);
		var sentences = __webpack_require__(51699);
		var polling = __webpack_require__(30470);
		var mode = __webpack_require__(50381);
		var decision_verdict = __webpack_require__(48977);
		;
		async function wait({ clock, settings, onEvent }, { what, ...options }) {
			const limitMs = options.deadline - clock.now();
			let fault;
			const seen = await (0, polling.wt)({
				cadence: settings.cadence,
				...options,
				clock,
				onNothing: (elapsedMs) => {
					fault = undefined;
					onEvent({
						kind: "waiting",
						for: what,
						elapsedMs,
						limitMs
					});
				},
				onFault: (error) => {
					fault = error;
					onEvent({
						kind: "poll-failed",
						error
					});
				}
			});
			return seen === undefined ? { lastFault: fault } : { seen };
		}
		function isRefusal({ transient, status = 0 }) {
			return !transient && status >= 400;
		}
		function waitForReports(gate, { find, ...options }) {
			return wait(gate, {
				...options,
				atOnce: true,
				endsWait: isRefusal,
				look: async (limits) => find(await gate.client.reports.list(gate.app.appId, limits))
			});
		}
		function causeOf(lastFault) {
			return lastFault && `The last attempt failed: ${(0, sentences.em)(lastFault.message)}`;
		}
		;
		const shortestRunMs = 2 * 6e4;
		const leastReportMs = 6e4;
		async function requireNoLaterRun(gate, { unendedAt, run }, readAt) {
			const ours = run.runNumber;
			const reports = await lookAtReports(gate);
			const numbers = reports.map(({ runNumber }) => runNumber);
			if (ours !== undefined) requireNoneAbove(gate, numbers, ours);
			if (isReadInTime(unendedAt, readAt)) return reports;
			if (ours === undefined) throw mayBeSuperseded(gate, "the service gives our run no number", { noAdoption: true });
			try {
				return await waitForLaterRun(gate, ours, readAt);
			} catch (error) {
				throw reportsUnreadable(gate, (0, errors.PL)(error));
			}
		}
		function isReadInTime(unendedAt, readAt) {
			return unendedAt !== undefined && (0, src_clock.vF)(unendedAt, readAt) <= shortestRunMs;
		}
		async function countInOwnReport(gate, { unendedAt, run }, readAt) {
			if (isReadInTime(unendedAt, readAt)) return findingsCountedFor(run, await lookAtReports(gate));
			try {
				const waited = await waitForReports(gate, {
					what: "the report of the run",
					deadline: gate.clock.now() + reportsTimeout(gate.settings),
					find: (reports) => findingsCountedFor(run, reports)
				});
				return "seen" in waited ? waited.seen : undefined;
			} catch (error) {
				(0, errors.PL)(error);
				return undefined;
			}
		}
		function findingsCountedFor({ runNumber }, reports) {
			if (runNumber === undefined) return undefined;
			return reports.find((report) => report.runNumber === runNumber)?.issuesCount;
		}
		function reportsTimeout({ reportTimeoutMs }) {
			return Math.max(leastReportMs, reportTimeoutMs);
		}
		async function lookAtReports({ app, client, clock }) {
			try {
				return await client.reports.list(app.appId, { deadline: clock.now() + leastReportMs });
			} catch (error) {
				(0, errors.PL)(error);
				return [];
			}
		}
		async function waitForLaterRun(gate, ours, readAt) {
			const { clock, settings, onEvent } = gate;
			const timeoutMs = reportsTimeout(settings);
			onEvent({
				kind: "later-runs-excluded",
				timeoutMs
			});
			await waitForReports(gate, {
				what: "a report of a later run",
				deadline: readAt.now + timeoutMs,
				find: (reports) => requireNoneLater(gate, reports, ours)
			});
			const last = await waitForReports(gate, {
				what: "the reports of the app",
				deadline: clock.now() + Math.max(settings.reportTimeoutMs, polling.gC),
				find: (reports) => reports
			});
			if (!("seen" in last)) throw reportsUnreadable(gate, last.lastFault);
			requireNoneLater(gate, last.seen, ours);
			if (last.seen.some(({ runNumber }) => runNumber === ours)) return last.seen;
			const limit = `${timeoutMs / 1e3} s`;
			throw mayBeSuperseded(gate, `the report of run ${ours} was not listed within ${limit} (\`report-timeout-seconds\`)`);
		}
		function requireNoneLater(gate, reports, ours) {
			const numbers = reports.map(({ runNumber }) => runNumber);
			requireNoneAbove(gate, numbers, ours);
			if (numbers.slice(0, Math.max(0, numbers.indexOf(ours))).includes(undefined)) throw mayBeSuperseded(gate, "a report that may be of a later run has no number", { noAdoption: true });
		}
		function requireNoneAbove(gate, numbers, ours) {
			const latest = Math.max(ours, ...numbers.map((number) => number ?? ours));
			if (latest === ours) return;
			const message = `Run ${latest} of the app ended before the findings of run ${ours} were judged: the list no longer shows what run ${ours} found.`;
			throw superseded(gate, message, { noAdoption: true });
		}
		function reportsUnreadable(gate, fault) {
			const details = fault && isRefusal(fault) ? { noAdoption: true } : {};
			const cause = fault && (0, sentences.em)(fault.message);
			return mayBeSuperseded(gate, "its reports cannot be read", {
				...details,
				cause
			});
		}
		function mayBeSuperseded(gate, why, details = {}) {
			const message = `A later run of the app may have changed the findings before they were read, and ${why}.`;
			return superseded(gate, message, details);
		}
		const ofAdopted = {
			noAdoption: true,
			remedy: "Adopt a run before another one starts: let only one job at a time test the app (a concurrency group)."
		};
		function superseded({ settings, progress }, message, details) {
			const advice = (0, mode.V)(settings, progress.run) === "adopted-run" ? ofAdopted : {};
			return new decision_verdict.C9((0, decision_verdict.RP)("superseded", message, {
				...details,
				...advice
			}));
		}
		;
		const outageMs = 6e4;
		async function readTask(gate, taskId) {
			try {
				const waited = await wait(gate, {
					what: "an answer about the task to adopt",
					deadline: gate.clock.now() + outageMs,
					atOnce: true,
					endsWait: isRefusal,
					patienceMs: 0,
					look: (limits) => gate.client.tasks.get(taskId, limits)
				});
				if ("seen" in waited) return waited.seen;
				throw waited.lastFault;
			} catch (error) {
				if (!(0, errors.gi)(error, "not-found")) throw error;
				const message = `There is no task ${taskId} (\`task-id\`) in this organization.`;
				throw new decision_verdict.C9((0, decision_verdict.CU)("task-not-found", message));
			}
		}
		async function requireTaskOfApp(gate, run) {
			const { app, clock, settings } = gate;
			if (run.taskId !== settings.taskId || run.appId === app.appId) return;
			if (run.runNumber === undefined) throw taskOfUnknownApp(run.taskId);
			const refused = ({ message }) => {
				const why = "the service refuses to show the reports of the app";
				return taskOfUnknownApp(run.taskId, why, (0, sentences.em)(message));
			};
			const reading = waitForReports(gate, {
				what: "the report of the adopted run",
				deadline: clock.now() + reportsTimeout(settings),
				find: (reports) => reportOf(run, reports)
			});
			const waited = await reading.catch((error) => {
				throw refused((0, errors.PL)(error));
			});
			if ("seen" in waited) return;
			if (!waited.lastFault) throw taskOfUnknownApp(run.taskId);
			if (isRefusal(waited.lastFault)) throw refused(waited.lastFault);
			const message = `The reports of the app, which are to name the run of task ${run.taskId} (\`task-id\`), could not be read in time.`;
			const cause = causeOf(waited.lastFault);
			throw new decision_verdict.C9((0, decision_verdict.RP)("service-unavailable", message, { cause }));
		}
		async function isReportedByNumber({ app, client, settings }, run, limits) {
			if (run.taskId !== settings.taskId || run.appId !== undefined || run.runNumber === undefined) return false;
			try {
				return reportOf(run, await client.reports.list(app.appId, limits)) !== undefined;
			} catch (error) {
				(0, errors.PL)(error);
				return false;
			}
		}
		function reportOf(run, reports) {
			return reports.find(({ runNumber }) => runNumber === run.runNumber);
		}
		function taskOfUnknownApp(taskId, why = "no report of the app names its run", cause) {
			const message = `Nothing ties task ${taskId} (\`task-id\`) to the app: its record does not name the app, and ${why}.`;
			return new decision_verdict.C9((0, decision_verdict.CU)("task-not-found", message, { cause }));
		}
		var task_states = __webpack_require__(48879);
		var duration = __webpack_require__(1217);
		var findings = __webpack_require__(98478);
		var retry = __webpack_require__(70207);
		var decision_progress = __webpack_require__(35361);
		var list_findings = __webpack_require__(48672);
		;
		function joinQueue(gate) {
			const { clock, random, settings, onEvent } = gate;
			const limit = (0, duration.dp)(settings.queueTimeoutMs);
			const spread = (0, polling.qR)(settings.cadence);
			let remainingMs = settings.queueTimeoutMs;
			const timed = async (work) => {
				const startedAt = clock.now();
				const result = await work();
				remainingMs = Math.max(0, remainingMs - (clock.now() - startedAt));
				return result;
			};
			return {
				waitForOthers: async (maybeOurs, refusal) => {
					const whose = maybeOurs ? "A run is active for the app, perhaps the one whose answer was lost" : "Another run of the app is active";
					const said = refusal && (0, sentences.em)(refusal.message);
					if (settings.onActiveRun === "fail") throw new decision_verdict.C9((0, decision_verdict.RP)("run-already-active", `${whose}.`, { cause: said }));
					onEvent({
						kind: "queued-behind-run",
						timeoutMs: remainingMs
					});
					const turn = await timed(() => waitForTurn(gate, clock.now() + remainingMs));
					if ("seen" in turn) return;
					const message = `${whose}, and our turn did not come within ${limit} (\`queue-timeout-minutes\`).`;
					const heading = `another test was running for ${limit}`;
					const cause = causeOf(turn.lastFault) ?? said;
					throw new decision_verdict.C9((0, decision_verdict.RP)("queue-timed-out", message, {
						heading,
						cause
					}));
				},
				waitForRate: async (refusal) => {
					const { retryAfterMs = settings.cadence.maxIntervalMs } = refusal;
					const waitMs = retryAfterMs + random() * (retryAfterMs / 2 + spread());
					if (retryAfterMs >= remainingMs) throw rateTooLow(refusal, {
						retryAfterMs,
						remainingMs
					});
					onEvent({
						kind: "rate-limited",
						error: refusal,
						waitMs,
						timeoutMs: remainingMs
					});
					await timed(() => clock.sleep(Math.min(waitMs, remainingMs)));
				}
			};
		}
		function rateTooLow(refusal, { retryAfterMs, remainingMs }) {
			const message = `The service takes 10 triggers a minute from one address. It asks to wait ${(0, duration.a3)(retryAfterMs)}, and ${(0, duration.a3)(remainingMs)} are left for our turn (\`queue-timeout-minutes\`).`;
			const heading = "too many tests were started at once";
			const nextStep = { once: "fewer jobs start tests" };
			const cause = (0, sentences.em)(refusal.message);
			const remedy = "Let fewer jobs start tests at once (a concurrency group), or raise `queue-timeout-minutes`.";
			return new decision_verdict.C9((0, decision_verdict.RP)("queue-timed-out", message, {
				heading,
				nextStep,
				remedy,
				cause
			}));
		}
		function waitForTurn(gate, deadline) {
			const { app, client, clock, random, settings } = gate;
			const { intervalMs, maxIntervalMs } = settings.cadence;
			let wasIdle = false;
			let idleAt = clock.now();
			return wait(gate, {
				what: "its turn to test the app",
				deadline,
				cadence: () => (wasIdle ? maxIntervalMs + intervalMs : intervalMs / 2) + intervalMs * random(),
				endsWait: list_findings.RS,
				look: async (limits) => {
					const isIdle = await client.findings.probe(app.appId, limits) !== findings.q;
					const isOurTurn = isIdle ? wasIdle : clock.now() - idleAt >= settings.timeoutMs;
					if (isIdle) idleAt = clock.now();
					wasIdle = isIdle;
					return isOurTurn || undefined;
				}
			});
		}
		;
		const start_run_outageMs = 3 * 6e4;
		const maxLostTriggers = 1;
		async function startRun(gate, isActive = probeList) {
			const { progress } = gate;
			const queue = joinQueue(gate);
			let pauseAfterFailure = createPauses(gate, queue);
			if (await isActive(gate)) await queue.waitForOthers(progress.lostTriggers > 0);
			for (;;) {
				const attempt = await trigger(gate);
				if ("run" in attempt) return attempt;
				const { kind, error } = attempt;
				await pauseAfterFailure(attempt);
				if (kind !== "active" && !await runIsActiveOnceReached(gate)) continue;
				await queue.waitForOthers(progress.lostTriggers > 0, kind === "active" ? error : undefined);
				pauseAfterFailure = createPauses(gate, queue);
			}
		}
		async function probeList({ app, client }) {
			return await client.findings.probe(app.appId) === findings.q;
		}
		async function runIsActiveOnceReached(gate) {
			const { app, client, clock, settings } = gate;
			const looked = await wait(gate, {
				what: "an answer of the service",
				deadline: clock.now() + Math.min(settings.timeoutMs, start_run_outageMs),
				atOnce: true,
				endsWait: isRefusal,
				look: (limits) => client.findings.status(app.appId, limits)
			});
			if ("seen" in looked) return looked.seen === findings.q;
			throw looked.lastFault;
		}
		async function trigger(gate) {
			await gate.proof?.beforeTrigger();
			const { app, client, clock, progress, onEvent } = gate;
			progress.triggering = true;
			const unendedAt = (0, src_clock.vE)(clock);
			try {
				const run = await client.runs.trigger(app.appId, { retries: 0 });
				const flaw = flawOf(run, gate);
				if (flaw !== undefined) throw new errors._7("unexpected-response", `the run ${flaw}`, { status: 202 });
				progress.run = run;
				progress.triggering = false;
				progress.acceptedTriggers += 1;
				onEvent({
					kind: "run-triggered",
					run
				});
				return {
					run,
					unendedAt
				};
			} catch (error) {
				if (!(0, errors.gi)(error)) throw error;
				if (error.notAccepted) progress.triggering = false;
				return failureOf(error, progress);
			}
		}
		function flawOf(run, { app, proof }) {
			const { taskId, appId, state, operation } = run;
			if (appId !== undefined && appId !== app.appId) return `belongs to app ${appId}`;
			if (operation || /^task_(reg|vr)_/.test(taskId)) return `${taskId} is no security test`;
			if ((0, task_states.H)(state)) return `${taskId} is ${state} already`;
			if (!proof || state !== "RUNNING") return undefined;
			return `${taskId} is RUNNING already, and may have begun before the expected build was deployed`;
		}
		function failureOf(error, progress) {
			if (error.code === "run-already-active" || error.code === "conflict") return {
				kind: "active",
				error
			};
			if (error.code === "rate-limited") return {
				kind: "rate-limited",
				error
			};
			if (error.code === "invalid-request" && /not registered/i.test(error.message)) throw notRegistered(error);
			if (!error.notAccepted && error.status !== undefined && error.status < 300) throw acceptedUnread(error);
			if (error.transient) return {
				kind: error.notAccepted ? "refused" : "lost",
				error
			};
			const isFinal = error.code === "payment-required" || error.code === "login-rejected";
			if (isFinal || !error.notAccepted || !(0, decision_progress.ls)(progress)) throw error;
			return {
				kind: "denied",
				error
			};
		}
		function notRegistered(error) {
			const message = "The service says that the app is not registered yet, so it started no test.";
			const cause = (0, sentences.em)(error.message);
			return new decision_verdict.C9((0, decision_verdict.RP)("registration-incomplete", message, { cause }));
		}
		function acceptedUnread(error) {
			const message = "The service accepted the trigger, but its answer does not name a new run, so the run cannot be followed. No second run is triggered.";
			const cause = (0, sentences.em)(error.message);
			return new decision_verdict.C9((0, decision_verdict.RP)("unexpected-response", message, {
				noAdoption: true,
				cause
			}));
		}
		async function noteLostTrigger(gate, error) {
			const { clock, progress, settings, onEvent } = gate;
			progress.triggering = false;
			progress.lostTriggers += 1;
			if (progress.lostTriggers > Math.min(maxLostTriggers, settings.maxRetries)) throw error;
			onEvent({
				kind: "trigger-uncertain",
				error
			});
			await (0, retry.l0)(error, clock, settings.cadence.intervalMs);
		}
		function createPauses(gate, queue) {
			const { clock, settings } = gate;
			const pauseAfterRefusal = createRefusalPauses(gate);
			const hasLasted = (0, polling.mw)(clock);
			return async ({ kind, error }) => {
				if (hasLasted(kind === "denied" && kind)) throw error;
				if (kind === "denied") await clock.sleep(settings.cadence.maxIntervalMs);
				if (kind === "lost") await noteLostTrigger(gate, error);
				if (kind === "refused") await pauseAfterRefusal(error);
				if (kind === "rate-limited") await queue.waitForRate(error);
			};
		}
		function createRefusalPauses({ clock, random, settings, onEvent }) {
			const intervals = (0, polling.qR)(settings.cadence);
			let refusals = 0;
			return async (error) => {
				refusals += 1;
				const { retryAfterMs = 0 } = error;
				if (retryAfterMs > retry.wJ) throw (0, retry.qd)(error, { clock });
				if (refusals > settings.maxRetries) throw error;
				const spreadMs = random() * (retryAfterMs / 2 + intervals());
				const waitMs = Math.min(retryAfterMs + spreadMs, retry.wJ);
				onEvent({
					kind: "trigger-postponed",
					error,
					waitMs
				});
				await clock.sleep(waitMs);
			};
		}
		;
		async function beginRun(gate) {
			const { taskId } = gate.settings;
			if (taskId === undefined) return startRun(gate);
			const found = await findRun(gate, taskId);
			gate.progress.run = found.run;
			gate.onEvent({
				kind: "run-adopted",
				run: found.run
			});
			await gate.proof?.beforeAdopting(found.run);
			return found;
		}
		async function completeRun(gate, begun) {
			const { maxReruns } = gate.settings;
			let ended = await followRun(gate, begun);
			for (let rerun = 1; ended.run.state !== "COMPLETED"; rerun += 1) {
				const { run } = ended;
				if (run.state !== "INTERRUPTED" || rerun > maxReruns) throw endedOtherwise(run);
				gate.onEvent({
					kind: "run-interrupted",
					run,
					rerun,
					maxReruns
				});
				ended = await followRun(gate, await startRun(gate, runIsActiveOnceReached));
			}
			return ended;
		}
		async function findRun(gate, taskId) {
			const askedAt = (0, src_clock.vE)(gate.clock);
			const run = await readTask(gate, taskId);
			requireAdoptable(run, gate.app.appId);
			return {
				run,
				unendedAt: (0, task_states.H)(run.state) ? undefined : askedAt,
				isAdopted: true
			};
		}
		function requireAdoptable({ taskId, appId, runNumber, operation }, ourAppId) {
			const refuse = (what) => new decision_verdict.C9((0, decision_verdict.CU)("task-not-found", `Task ${taskId} (\`task-id\`) ${what}.`));
			if (appId !== undefined && appId !== ourAppId) throw refuse("belongs to another app");
			if (operation) throw refuse("is a vision run, not a security test");
			if (appId === undefined && runNumber === undefined) throw taskOfUnknownApp(taskId);
		}
		async function followRun(gate, begun) {
			const { clock, settings } = gate;
			const { run, unendedAt, isAdopted = false } = begun;
			if (unendedAt === undefined) return begun;
			gate.onEvent({
				kind: "run-awaited",
				timeoutMs: settings.timeoutMs
			});
			try {
				const ended = await wait(gate, {
					what: "the run to end",
					deadline: clock.now() + settings.timeoutMs,
					atOnce: isAdopted,
					endsWait: isRefusal,
					look: lookAtRun(gate, run, {
						unendedAt,
						isAdopted
					})
				});
				if ("seen" in ended) return ended.seen;
				throw timedOut(settings, ended.lastFault);
			} catch (error) {
				if (!(0, errors.gi)(error) || error.code === "login-rejected") throw error;
				const isGone = error.code === "not-found";
				const message = `The service ${isGone ? "no longer knows" : "refuses to show"} the run, task ${run.taskId}.`;
				const details = isGone ? { noAdoption: true } : {};
				const cause = (0, sentences.em)(error.message);
				throw new decision_verdict.C9((0, decision_verdict.RP)("unexpected-response", message, {
					...details,
					cause
				}));
			}
		}
		function timedOut({ timeoutMs }, lastFault) {
			const limit = (0, duration.dp)(timeoutMs);
			const within = `within ${limit} (\`timeout-minutes\`)`;
			const message = lastFault ? `The run was not seen to end ${within}.` : `The run did not end ${within}; it goes on at the service.`;
			const heading = `the run ${lastFault ? "was not seen to end" : "did not end"} within ${limit}`;
			const cause = causeOf(lastFault);
			return new decision_verdict.C9((0, decision_verdict.RP)("timed-out", message, {
				heading,
				cause
			}));
		}
		function lookAtRun(gate, run, begun) {
			const { app, client, clock, proof, progress, onEvent } = gate;
			const startedAt = clock.now();
			const hasLasted = (0, polling.mw)(clock);
			let { unendedAt } = begun;
			let isFirstOfAdopted = begun.isAdopted;
			return async (limits) => {
				const isReported = await isReportedByNumber(gate, run, limits);
				const askedAt = (0, src_clock.vE)(clock);
				const polled = await client.tasks.get(run.taskId, limits);
				requireSameRun(polled, app.appId, run);
				const current = {
					...polled,
					appId: polled.appId ?? run.appId,
					runNumber: polled.runNumber ?? run.runNumber,
					statusUrl: polled.statusUrl ?? run.statusUrl
				};
				progress.run = current;
				onEvent({
					kind: "run-polled",
					run: current,
					elapsedMs: clock.now() - startedAt
				});
				if (isFirstOfAdopted) proof?.atFirstLook(current);
				isFirstOfAdopted = false;
				if ((0, task_states.H)(current.state)) return {
					run: current,
					unendedAt
				};
				const seemsOfAnother = isReported && current.appId === undefined;
				if (hasLasted(seemsOfAnother && "reported")) {
					const why = "the report of the app that names its run was listed before it ended";
					throw taskOfUnknownApp(run.taskId, why);
				}
				if (!seemsOfAnother) unendedAt = askedAt;
				return undefined;
			};
		}
		function requireSameRun({ appId, runNumber, operation }, ourAppId, run) {
			const refuse = (what) => new errors._7("unexpected-response", `Task ${run.taskId} is said to ${what}.`);
			if (appId !== undefined && appId !== ourAppId) throw refuse(`belong to app ${appId}`);
			if (operation) throw refuse("be a vision run");
			if (runNumber !== undefined && run.runNumber !== undefined && runNumber !== run.runNumber) throw refuse(`be run ${runNumber}, and was run ${run.runNumber}`);
		}
		function endedOtherwise({ state }) {
			if (state === "FAILED") return new decision_verdict.C9((0, decision_verdict.RP)("run-failed", "The run ended as FAILED."));
			if (state === "CANCELLED") return new decision_verdict.C9((0, decision_verdict.RP)("run-cancelled", "The run was CANCELLED."));
			const message = "The run was INTERRUPTED before its end: its findings are unknown.";
			return new decision_verdict.C9((0, decision_verdict.RP)("interrupted", message));
		}
		;
		const unavailable = (cause) => (0, decision_verdict.RP)("service-unavailable", "The service could not be reached, or failed.", { cause });
		const unexpected = (cause) => (0, decision_verdict.RP)("unexpected-response", "The service gave an unexpected answer.", { cause });
		const rejected = (cause) => (0, decision_verdict.CU)("login-rejected", "The gate could not log in to the service.", { cause });
		const verdicts = {
			network: unavailable,
			tls: unavailable,
			timeout: unavailable,
			"server-error": unavailable,
			"rate-limited": unavailable,
			"request-timeout": unavailable,
			"unexpected-response": unexpected,
			"invalid-request": unexpected,
			conflict: unexpected,
			"run-already-active": (cause) => (0, decision_verdict.RP)("run-already-active", "Another run of the app is active.", { cause }),
			"payment-required": (cause) => (0, decision_verdict.RP)("no-credits", "Your organization has no credits left, so no new test was started.", { cause }),
			"login-rejected": rejected,
			unauthenticated: rejected,
			forbidden: (cause) => (0, decision_verdict.CU)("forbidden", "The login may not do this.", { cause }),
			"not-found": (cause) => (0, decision_verdict.CU)("app-not-found", "The organization of this login has no such app.", { cause })
		};
		function verdictOfFailure(error) {
			if ((0, errors.gi)(error)) return verdicts[error.code]((0, sentences.em)(error.message));
			return (0, decision_verdict.RP)("unexpected-response", `The gate failed with an internal error: ${(0, sentences.bD)(error)}`);
		}
		var registration = __webpack_require__(71704);
		var same_url = __webpack_require__(43539);
		;
		async function findApp(gate) {
			const app = await lookUp(gate);
			gate.progress.app = app;
			gate.onEvent({
				kind: "app-found",
				app
			});
			return await registered(gate, app) ?? waitForRegistration(gate, app);
		}
		async function lookUp({ client, settings }) {
			if ("id" in settings.app) return client.apps.get(settings.app.id);
			const { url } = settings.app;
			const [appId, ...others] = await client.apps.idsByUrl(url);
			if (appId === undefined) {
				const message = "No app of the organization is registered with the URL in `app-url`.";
				throw new decision_verdict.C9((0, decision_verdict.CU)("app-not-found", message));
			}
			if (others.length > 0) {
				const message = `${others.length + 1} apps are registered with the URL in \`app-url\`: give \`app-id\` instead.`;
				throw new decision_verdict.C9((0, decision_verdict.CU)("invalid-input", message));
			}
			const app = await client.apps.get(appId);
			if (app.appUrl === undefined || (0, same_url.c)(app.appUrl, url)) return app;
			const message = "The list of apps has one with the URL in `app-url`, but that app itself names another URL.";
			throw new decision_verdict.C9((0, decision_verdict.RP)("unexpected-response", message));
		}
		async function registered(gate, app) {
			const { appId, registrationStatus: status } = app;
			if (status === "COMPLETED") return app;
			if (registration.WN(status)) {
				const message = `The registration of the app ended as ${status}.`;
				throw new decision_verdict.C9((0, decision_verdict.RP)("registration-failed", message));
			}
			if (!registration.mm(status)) {
				const message = `The app has the unknown registration status "${status}".`;
				throw new decision_verdict.C9((0, decision_verdict.RP)("unexpected-response", message));
			}
			if (!await waitsForInput(gate, appId)) return undefined;
			const message = `The onboarding of the app has paused: the service could not sign up at the app, and waits for a login.`;
			throw new decision_verdict.C9((0, decision_verdict.RP)("awaiting-input", message));
		}
		async function waitForRegistration(gate, app) {
			const { clock, client, settings, onEvent } = gate;
			const { registrationTimeoutMs: timeoutMs } = settings;
			let status = app.registrationStatus;
			if (timeoutMs > 0) onEvent({
				kind: "registration-awaited",
				status,
				timeoutMs
			});
			const waited = await wait(gate, {
				what: "the registration of the app",
				deadline: clock.now() + timeoutMs,
				look: async (limits) => {
					const current = await client.apps.get(app.appId, limits);
					status = current.registrationStatus;
					return registered(gate, current);
				}
			});
			if ("seen" in waited) return waited.seen;
			const cause = causeOf(waited.lastFault);
			throw new decision_verdict.C9({
				...stillRegistering(status, timeoutMs),
				cause
			});
		}
		function stillRegistering(status, timeoutMs) {
			const state = `The registration of the app is ${status}`;
			if (timeoutMs === 0) {
				const message = `${state}; an app can be tested once it is COMPLETED.`;
				return (0, decision_verdict.RP)("registration-incomplete", message);
			}
			const limit = (0, duration.dp)(timeoutMs);
			const message = `${state}, and was not COMPLETED within ${limit} (\`registration-timeout-minutes\`).`;
			const heading = `the registration of the app did not end within ${limit}`;
			const remedy = "Raise `registration-timeout-minutes`.";
			return (0, decision_verdict.RP)("registration-incomplete", message, {
				heading,
				remedy
			});
		}
		function waitsForInput({ client }, appId) {
			return registration.uP(client.tasks, appId, { retries: 0 }).catch((error) => {
				(0, errors.PL)(error);
				return false;
			});
		}
		var findings_assessment = __webpack_require__(92682);
		;
		async function judge(gate, evidence, criteria) {
			const deadline = gate.clock.now() + gate.settings.timeoutMs;
			const reading = await evidence.read({
				expectsRows: false,
				deadline
			});
			const { decision, counted = 0 } = await judgeReading(gate, reading, evidence, criteria);
			if (counted === 0 || reading.findings.length > 0) return decision;
			const lastLook = gate.clock.now() + polling.gC;
			const complete = await evidence.read({
				expectsRows: true,
				deadline: Math.max(deadline, lastLook)
			});
			return (await judgeReading(gate, complete, evidence, criteria)).decision;
		}
		async function judgeReading({ app, settings, clock }, reading, { prove }, { files, baseline }) {
			const { policy, sources } = files;
			const threshold = settings.threshold ?? policy?.threshold ?? "high";
			const { newOnly } = settings;
			const now = clock.wallNow();
			const rules = {
				threshold,
				policy,
				newOnly,
				baseline,
				now,
				appId: app.appId
			};
			const assessment = (0, findings_assessment.n)(reading.findings, rules);
			const fails = assessment.blocking.length > 0 && !settings.warnOnly;
			let doubt;
			const { version, counted } = await prove(reading, fails).catch((error) => {
				doubt = error instanceof decision_verdict.C9 ? error : new decision_verdict.C9(verdictOfFailure(error));
				return {};
			});
			const verdict = (0, decision_verdict.fh)(assessment, doubt);
			const isPartial = reading.flaw !== undefined;
			const facts = {
				assessment,
				isPartial,
				threshold,
				sources,
				provenVersion: version
			};
			return {
				decision: {
					verdict,
					...facts
				},
				counted
			};
		}
		var timestamp = __webpack_require__(92349);
		;
		async function readFindingsOfRun(gate, run, options) {
			const source = `task ${run.taskId}`;
			try {
				return await readFindings(gate, gate.app.appId, {
					...options,
					source
				});
			} catch (error) {
				const { message } = (0, errors.PL)(error);
				const what = `The service refuses to show the findings of ${source}.`;
				throw new decision_verdict.C9((0, decision_verdict.RP)("findings-unavailable", what, { cause: (0, sentences.em)(message) }));
			}
		}
		async function readFindings(gate, appId, { source, expectsRows = false, onActiveRun = () => {}, ...options }) {
			const { client, clock, settings, onEvent } = gate;
			const { intervalMs } = settings.cadence;
			const { deadline = clock.now() + settings.timeoutMs, ...limits } = options;
			let sawActiveRun = false;
			const watch = (0, list_findings.E8)(client.findings, appId, () => {
				onActiveRun();
				sawActiveRun = true;
				onEvent({
					kind: "findings-awaited",
					timeoutMs: settings.timeoutMs
				});
			});
			let last;
			let flawed;
			const isReady = (listing) => listing.kind === "stopped" || listing.kind === "complete" && (listing.items.length > 0 || !expectsRows);
			const reading = wait(gate, {
				...watch,
				...limits,
				what: "the findings list to be ready",
				deadline,
				cadence: {
					intervalMs,
					maxIntervalMs: intervalMs
				},
				look: async (lookLimits) => {
					last = await watch.look(lookLimits);
					if (last?.kind === "changing") flawed = flawedReading(gate, last);
					return last && isReady(last) ? last : undefined;
				},
				mustLast: ({ kind }) => kind === "stopped"
			});
			const read = await reading.catch((error) => {
				if (flawed && (0, errors.gi)(error)) return { lastFault: error };
				throw error;
			});
			if ("seen" in read && read.seen.kind === "complete") return {
				findings: read.seen.items,
				readAt: (0, src_clock.vE)(clock),
				sawActiveRun
			};
			if (flawed) return flawed;
			const limit = (0, duration.dp)(settings.timeoutMs);
			const fault = "lastFault" in read ? read.lastFault : undefined;
			throw new decision_verdict.C9(fault ? verdictOnFault(fault, source, limit) : verdictOnListing(last, source, limit));
		}
		function flawedReading({ clock }, listing) {
			const flaw = (0, decision_verdict.RP)("findings-unavailable", `${(0, list_findings.e3)(listing)}.`);
			return {
				findings: listing.items,
				readAt: (0, src_clock.vE)(clock),
				flaw
			};
		}
		function verdictOnFault(fault, source, limit) {
			const message = `The findings of ${source} could not be read within ${limit} (\`timeout-minutes\`).`;
			const cause = causeOf(fault);
			if (isRefusal(fault)) return (0, decision_verdict.RP)("findings-unavailable", message, { cause });
			return {
				...verdictOfFailure(fault),
				message,
				cause
			};
		}
		function verdictOnListing(last, source, limit) {
			if (last?.kind === "stopped" && last.stop === "NO_RUNS") {
				const message = `The findings list says that no run has tested the app (NO_RUNS). It was read for ${source}.`;
				return (0, decision_verdict.RP)("no-runs", message);
			}
			if (last?.kind === "stopped") return (0, decision_verdict.RP)("unexpected-response", `${(0, list_findings.e3)(last)}. It was read for ${source}.`);
			const said = last ? "is still empty, although the report of the run counts findings," : "still says RUN_IN_PROGRESS";
			const message = `The findings list of ${source} ${said} after ${limit} (\`timeout-minutes\`).`;
			return (0, decision_verdict.RP)("findings-unavailable", message);
		}
		var result_age = __webpack_require__(36589);
		;
		async function findNewestResult(gate) {
			const { settings, onEvent } = gate;
			if (settings.maxResultAgeMs === 0) return undefined;
			const { lastActive, idleAt } = await waitForActiveRun(gate);
			const reports = await readReports(gate, idleAt, lastActive);
			const newest = newestIn(reports, gate);
			if (newest && isYoungEnough(newest, gate)) {
				onEvent({
					kind: "newest-result-found",
					runNumber: newest.runNumber,
					ageMs: newest.ageMs
				});
				return {
					...newest,
					idleAt
				};
			}
			const why = newest ? `The newest result of the app, of run ${newest.runNumber}, is ${(0, duration.a3)(newest.ageMs)} old, above the ${(0, duration.a3)(settings.maxResultAgeMs)} of \`max-result-age-hours\`.` : "The app has no report that names its run and its date.";
			if (settings.onStaleResult === "fail") throw new decision_verdict.C9((0, decision_verdict.RP)("stale", why));
			onEvent({
				kind: "newest-result-stale",
				why
			});
			return undefined;
		}
		function runOfResult({ runNumber }) {
			return {
				runNumber,
				state: "COMPLETED"
			};
		}
		function describeResult({ runNumber, createdAt, ageMs }) {
			const day = new Date(createdAt).toISOString().slice(0, 16).replace("T", " ");
			return `This is the newest result of the app, of run ${runNumber} on ${day} UTC, ${(0, duration.a3)(ageMs)} ago. No test was started, so it proves nothing about this build.`;
		}
		function readFindingsOfResult(gate, { runNumber, issuesCount }, { expectsRows, deadline }) {
			const onActiveRun = () => {
				if (gate.settings.onActiveRun === "fail") throw new decision_verdict.C9(runActive);
			};
			const source = `run ${runNumber}`;
			return readFindings(gate, gate.app.appId, {
				source,
				deadline,
				expectsRows: expectsRows || issuesCount > 0,
				onActiveRun
			});
		}
		async function requireStillNewest(gate, { runNumber, idleAt }, { flaw, readAt, sawActiveRun }) {
			if (flaw) throw new decision_verdict.C9(flaw);
			const { clock, settings } = gate;
			if (sawActiveRun || (0, src_clock.vF)(idleAt, readAt) > shortestRunMs) await clock.sleep(reportsTimeout(settings));
			const timeoutMs = Math.max(settings.reportTimeoutMs, polling.gC);
			const listed = await listReports(gate, timeoutMs);
			const latest = "seen" in listed ? newestIn(listed.seen, gate) : undefined;
			if (latest?.runNumber === runNumber) return latest.issuesCount;
			const message = latest ? `Run ${latest.runNumber} of the app ended while the findings of run ${runNumber} were judged.` : `A later run may have changed the findings of run ${runNumber}: the reports of the app do not show which one is the newest.`;
			const remedy = "Judge the newest result while no test of the app is running.";
			throw new decision_verdict.C9((0, decision_verdict.RP)("superseded", message, {
				remedy,
				noAdoption: true
			}));
		}
		async function waitForActiveRun(gate) {
			const { app, client, clock, settings, onEvent } = gate;
			let lastActive;
			const looked = await wait(gate, {
				...endOnRefusal,
				what: "the active run of the app to end",
				deadline: clock.now() + Math.max(settings.queueTimeoutMs, polling.gC),
				look: async (limits) => {
					const askedAt = (0, src_clock.vE)(clock);
					if (await client.findings.status(app.appId, limits) !== findings.q) return askedAt;
					if (settings.onActiveRun === "fail") throw new decision_verdict.C9(runActive);
					if (!lastActive) onEvent({
						kind: "queued-behind-run",
						timeoutMs: settings.queueTimeoutMs
					});
					lastActive = {
						askedAt,
						numberBefore: await highestNumber(gate, limits)
					};
					return undefined;
				}
			});
			if ("seen" in looked) return {
				lastActive,
				idleAt: looked.seen
			};
			if (looked.lastFault) throw outOfReach(gate, "findings list", looked.lastFault);
			const limit = (0, duration.dp)(settings.queueTimeoutMs);
			const message = `A run of the app is active, and did not end within ${limit} (\`queue-timeout-minutes\`).`;
			const heading = `another test was running for ${limit}`;
			throw new decision_verdict.C9((0, decision_verdict.RP)("queue-timed-out", message, { heading }));
		}
		const runActive = (0, decision_verdict.RP)("run-already-active", "A run of the app is active.");
		async function highestNumber({ app, client }, limits) {
			try {
				return highestOf(await client.reports.list(app.appId, limits));
			} catch (error) {
				(0, errors.PL)(error);
				return undefined;
			}
		}
		const highestOf = (reports) => Math.max(0, ...reports.map(({ runNumber = 0 }) => runNumber));
		async function readReports(gate, idleAt, lastActive) {
			const { settings } = gate;
			if (lastActive) {
				const { askedAt, numberBefore = Number.POSITIVE_INFINITY } = lastActive;
				const timeoutMs = reportsTimeout(settings);
				const isOwn = (0, src_clock.vF)(askedAt, idleAt) + timeoutMs <= shortestRunMs;
				const isListed = (reports) => isOwn && highestOf(reports) > numberBefore;
				const listed = await listReports(gate, timeoutMs, isListed);
				if ("seen" in listed) return listed.seen;
			}
			const listed = await listReports(gate, Math.max(settings.queueTimeoutMs, polling.gC));
			if (!("seen" in listed)) throw outOfReach(gate, "reports", listed.lastFault);
			return listed.seen;
		}
		const endOnRefusal = {
			atOnce: true,
			endsWait: isRefusal,
			patienceMs: 0
		};
		function listReports(gate, timeoutMs, isEnough = () => true) {
			const { app, client, clock } = gate;
			return wait(gate, {
				...endOnRefusal,
				what: "the reports of the app",
				deadline: clock.now() + timeoutMs,
				look: async (limits) => {
					const reports = await client.reports.list(app.appId, limits).catch(noneOnFreeTier);
					return isEnough(reports) ? reports : undefined;
				}
			});
		}
		function noneOnFreeTier(error) {
			if ((0, errors.gi)(error, "payment-required")) return [];
			throw error;
		}
		function newestIn(reports, { clock }) {
			const numberOf = ({ runNumber = -1 }) => runNumber;
			const [newest] = reports.toSorted((a, b) => numberOf(b) - numberOf(a));
			const first = reports.find((each) => each === newest || each.runNumber === undefined);
			if (newest === undefined || first !== newest) return undefined;
			const { runNumber, issuesCount = 0 } = newest;
			const createdAt = (0, timestamp.E)(newest.createdAt ?? "");
			const ageMs = (0, result_age.v)(newest, clock.wallNow());
			if (runNumber === undefined || createdAt === undefined || ageMs === undefined) return undefined;
			return {
				runNumber,
				createdAt,
				ageMs,
				issuesCount
			};
		}
		function isYoungEnough(newest, { settings }) {
			return newest !== undefined && newest.ageMs <= settings.maxResultAgeMs;
		}
		function outOfReach({ settings }, what, lastFault) {
			const limit = (0, duration.dp)(settings.queueTimeoutMs);
			const message = `The ${what} of the app could not be read within ${limit} (\`queue-timeout-minutes\`), and no test was started.`;
			return new decision_verdict.C9((0, decision_verdict.RP)("service-unavailable", message, { cause: causeOf(lastFault) }));
		}
		;
		const underTest = "it is the app under test: what one run finds would be known to the next run";
		const refusals = [
			"not-found",
			"forbidden",
			"payment-required",
			"invalid-request"
		];
		async function readBaseline(gate, { policy, baseline }) {
			const { baselineAppId: appId } = gate.settings;
			if (appId === undefined) return baseline;
			if (appId.toLowerCase() === gate.app.appId.toLowerCase()) throw invalid(appId, underTest);
			const read = await readOpenFindings(gate, appId, policy);
			gate.onEvent({
				kind: "baseline-read",
				baseline: read
			});
			return read;
		}
		async function readOpenFindings(gate, appId, policy) {
			try {
				const source = `the baseline (\`baseline-app-id\` ${appId})`;
				const limits = {
					endsWait: list_findings.RS,
					patienceMs: 0
				};
				const { findings, flaw } = await readFindings(gate, appId, {
					source,
					...limits
				});
				if (flaw) throw new decision_verdict.C9(flaw);
				const now = gate.clock.wallNow();
				const { open } = (0, findings_assessment.n)(findings, {
					threshold: "none",
					policy,
					now,
					appId
				});
				return {
					appId,
					findings: open.map(({ finding, severity }) => ({
						...finding,
						severity
					}))
				};
			} catch (error) {
				if (error instanceof decision_verdict.C9 && error.verdict.reason === "no-runs") throw invalid(appId, "no test of that app has run (NO_RUNS)");
				if (!(0, errors.gi)(error, ...refusals)) throw error;
				throw invalid(appId, "the service refuses to show its findings", (0, sentences.em)(error.message));
			}
		}
		function invalid(appId, why, cause) {
			const message = `The baseline (\`baseline-app-id\` ${appId}) cannot be used: ${why}.`;
			return new decision_verdict.C9((0, decision_verdict.CU)("invalid-baseline", message, { cause }));
		}
		var untrusted = __webpack_require__(99815);
		var commit = __webpack_require__(84012);
		;
		const cachedAnswer = {
			heading: "a cache answered in place of the app",
			nextStep: { before: "Let the app send `cache-control: no-store` at `version-url`, and let no cache or CDN keep its answer there." }
		};
		function diagnoseVersion(text, { expected, mergeCommit }) {
			const commits = text.match(/[\da-f]{7,}/gi) ?? [];
			const form = (commit) => commits.find((each) => commit.toLowerCase().startsWith(each.toLowerCase()));
			const short = (0, commit.W)(expected) ? form(expected) : undefined;
			if (short !== undefined && short.length < expected.length) return {
				what: `${short} is the short form of the expected commit`,
				diagnosis: shortForm
			};
			const merge = mergeCommit === undefined ? undefined : form(mergeCommit);
			if (merge === undefined) return undefined;
			return {
				what: `${merge} is the merge commit of the pull request`,
				diagnosis: mergedBuild
			};
		}
		const shortForm = {
			heading: "the app shows only a short form of the commit",
			nextStep: "Let the app show the whole commit at `version-url`: running the workflow again changes nothing until then.",
			remedy: "A short form proves nothing, since other commits may begin with it. [What to show](how-it-decides.md#proof-of-the-build)."
		};
		const mergedBuild = {
			heading: "the merge commit is deployed, not the head of the pull request",
			nextStep: "Let the workflow deploy `github.event.pull_request.head.sha`, or set `expected-version` to `github.sha`: running it again changes nothing until then.",
			remedy: "`actions/checkout` takes the merge commit unless its input `ref` names another one."
		};
		;
		function proveVersion(gate, deployment) {
			const build = deployment.expected;
			let wasSeen = false;
			const waitForBuild = async () => {
				const timeoutMs = gate.settings.dryRun ? 0 : deployment.timeoutMs;
				const last = await lookUntil(["expected"], gate, deployment, gate.clock.now() + timeoutMs);
				if (last.kind !== "expected") throw neverThere(build, last, timeoutMs);
				wasSeen = true;
				gate.onEvent({
					kind: "version-seen",
					build
				});
			};
			const lookAgain = async (when) => {
				const { timeoutMs } = deployment;
				const deadline = gate.clock.now() + timeoutMs;
				const lookOnce = () => lookUntil(["expected", "other"], gate, deployment, deadline);
				let last = await lookOnce();
				if (last.kind === "other") {
					await gate.clock.sleep(gate.settings.cadence.intervalMs);
					last = await lookOnce();
				}
				const reported = `the app reported the expected build ${build}, but ${when} it ${last.seen}`;
				if (last.kind === "unreadable") throw wrongVersion(`${(0, sentences.l2)(reported)}${within(timeoutMs)}.`, unreadable(last));
				if (last.kind === "other") throw new decision_verdict.C9((0, decision_verdict.RP)("version-changed", `The deployment changed: ${reported}.`));
			};
			return {
				beforeTrigger: () => wasSeen ? lookAgain("before the trigger") : waitForBuild(),
				beforeAdopting: async (run) => {
					requireNotBegun(run, build);
					if (run.state === "QUEUED") await waitForBuild();
				},
				atFirstLook: (run) => requireNotBegun(run, build),
				afterRun: async () => {
					if (!wasSeen) throw wrongVersion(`The expected build ${build} was not seen before the run.`);
					await lookAgain("after the run");
					gate.onEvent({
						kind: "version-proven",
						build
					});
					return build;
				}
			};
		}
		async function lookUntil(settled, gate, deployment, deadline) {
			const { clock, onEvent } = gate;
			const timeoutMs = deadline - clock.now();
			const build = deployment.expected;
			let last = await lookAtVersion(deployment, Math.max(deadline, clock.now() + polling.gC));
			if (settled.includes(last.kind) || timeoutMs <= 0) return last;
			onEvent({
				kind: "version-awaited",
				build,
				seen: last.seen,
				timeoutMs
			});
			await wait(gate, {
				what: `the app to report build ${build}`,
				deadline,
				look: async (limits) => {
					const current = await lookAtVersion(deployment, limits.deadline);
					if (current.seen !== last.seen && current.kind !== "expected") onEvent({
						kind: "version-differs",
						seen: current.seen
					});
					last = current;
					return settled.includes(last.kind) || undefined;
				}
			});
			return last;
		}
		async function lookAtVersion(deployment, deadline) {
			const { readVersion, expected } = deployment;
			const reading = await readVersion({ deadline });
			if ("fault" in reading) {
				const diagnosis = reading.isCached ? cachedAnswer : undefined;
				return {
					kind: "unreadable",
					seen: `could not be read (${reading.fault})`,
					diagnosis
				};
			}
			const seen = `answers "${(0, untrusted.Kb)(reading.text)}"`;
			if (reading.text.includes(expected)) return {
				kind: "expected",
				seen
			};
			const mistake = diagnoseVersion(reading.text, deployment);
			if (!mistake) return {
				kind: "other",
				seen
			};
			return {
				kind: "other",
				seen: `${seen}, where ${mistake.what}`,
				diagnosis: mistake.diagnosis
			};
		}
		function neverThere(build, last, timeoutMs) {
			const { kind, seen, diagnosis } = last;
			const message = `The app did not report the expected build ${build}${within(timeoutMs)}: it ${seen}.`;
			if (kind === "unreadable") return wrongVersion(message, unreadable(last));
			const after = timeoutMs === 0 ? "answers" : `still answered after ${(0, duration.dp)(timeoutMs)}`;
			return wrongVersion(message, diagnosis ?? { heading: `another build ${after}` });
		}
		function unreadable({ diagnosis }) {
			const nextStep = { once: "`version-url` can be read" };
			return diagnosis ?? {
				heading: "the version of the app cannot be read",
				nextStep
			};
		}
		function within(timeoutMs) {
			return timeoutMs === 0 ? "" : ` within ${(0, duration.dp)(timeoutMs)} (\`version-timeout-minutes\`)`;
		}
		function requireNotBegun({ taskId, state }, build) {
			if (state === "QUEUED" || (0, task_states.H)(state) && state !== "COMPLETED") return;
			const message = `Task ${taskId} (\`task-id\`) is ${state}: it may have begun before build ${build} was deployed, and proves nothing about it.`;
			throw wrongVersion(message, {
				heading: "the adopted run may have tested another build",
				nextStep: {},
				remedy: "Let one job start the run and wait for it. An adopted run can be judged without `version-url`, and then proves nothing about the build."
			});
		}
		function wrongVersion(message, details) {
			return new decision_verdict.C9((0, decision_verdict.RP)("wrong-version", message, details));
		}
		;
		async function decide({ progress = (0, decision_progress.nd)(), ...options }) {
			const decision = await testAndAssess({
				...options,
				progress
			}).catch((error) => ({ verdict: verdictOfException(error, progress) }));
			const { app, run, policy } = progress;
			const verdict = withLostTriggers(decision.verdict, progress);
			return {
				run,
				...decision,
				verdict,
				app,
				policy
			};
		}
		function verdictOfException(error, progress) {
			if (error instanceof decision_verdict.C9) return error.verdict;
			const verdict = verdictOfFailure(error);
			if (!(0, decision_progress.ls)(progress) || verdict.verdict !== "error" || verdict.reason === "login-rejected") return verdict;
			const { message, cause } = verdict;
			return (0, decision_verdict.RP)("unexpected-response", message, { cause });
		}
		function withLostTriggers(verdict, progress) {
			const lost = progress.lostTriggers + Number(progress.triggering);
			if (lost === 0) return verdict;
			const paid = lost + progress.acceptedTriggers;
			const which = lost === 1 ? "a trigger" : `${lost} triggers`;
			const message = `${verdict.message} Up to ${(0, decision_verdict.pq)(paid, "run")} may have been paid for: the answer to ${which} was lost.`;
			return {
				...verdict,
				message
			};
		}
		async function testAndAssess(options) {
			const { deployment, settings, progress, onEvent } = options;
			const { app, files } = await findAppAndFiles(options);
			progress.policy = (0, decision_progress.wy)(files.policy, files.policyOrigin);
			onEvent({
				kind: "policy-read",
				policy: progress.policy
			});
			const gate = {
				...options,
				app,
				proof: deployment && proveVersion(options, deployment)
			};
			const criteria = {
				files,
				baseline: await readBaseline(gate, files)
			};
			if (settings.dryRun) throw await endOfDryRun(gate);
			const newest = await findNewestResult(gate);
			if (newest) return judgeNewest(gate, newest, criteria);
			const begun = await beginRun(gate);
			if (!settings.waitForCompletion) {
				const message = "A run was triggered and not waited for (`wait-for-completion: false`).";
				throw new decision_verdict.C9((0, decision_verdict.RP)("not-awaited", message));
			}
			const completed = await completeRun(gate, begun);
			await requireTaskOfApp(gate, completed.run);
			const evidence = {
				read: (options) => readFindingsOfRun(gate, completed.run, options),
				prove: (reading, fails) => proveRun(gate, completed, reading, fails)
			};
			return judge(gate, evidence, criteria);
		}
		async function judgeNewest(gate, newest, criteria) {
			const run = runOfResult(newest);
			const evidence = {
				read: (options) => readFindingsOfResult(gate, newest, options),
				prove: async (reading) => ({ counted: await requireStillNewest(gate, newest, reading) })
			};
			try {
				const decision = await judge(gate, evidence, criteria);
				const { verdict } = decision;
				const basis = describeResult(newest);
				const message = `${verdict.message} ${basis}`;
				return {
					...decision,
					verdict: {
						...verdict,
						message
					},
					basis,
					run
				};
			} catch (error) {
				return {
					verdict: verdictOfException(error, gate.progress),
					run
				};
			}
		}
		async function findAppAndFiles(options) {
			const [files, app] = await Promise.allSettled([options.readPolicyFiles(), findApp(options)]);
			if (files.status === "rejected") throw files.reason;
			if (app.status === "rejected") throw app.reason;
			return {
				files: files.value,
				app: app.value
			};
		}
		async function proveRun(gate, completed, { findings, flaw, readAt }, fails) {
			if (flaw) throw new decision_verdict.C9(flaw);
			const { proof } = gate;
			if (proof) {
				const isEmpty = findings.length === 0;
				const counted = isEmpty ? await countInOwnReport(gate, completed, readAt) : undefined;
				return {
					version: await proof.afterRun(),
					counted
				};
			}
			const reports = fails ? [] : await requireNoLaterRun(gate, completed, readAt);
			return { counted: findingsCountedFor(completed.run, reports) };
		}
		async function endOfDryRun(gate) {
			const { client, proof, settings } = gate;
			const roles = await client.roles();
			if (roles.length > 0 && roles.every((role) => role.toLowerCase() === "viewer")) {
				const message = "The login has the role Viewer, which may not start tests.";
				throw new decision_verdict.C9((0, decision_verdict.CU)("forbidden", message));
			}
			const { taskId } = settings;
			if (taskId !== undefined) await findRun(gate, taskId);
			await proof?.beforeTrigger();
			const role = roles.join(", ") || "unknown (the token does not name it)";
			const build = proof ? ", the expected version is deployed" : "";
			const message = `Inputs, login and app are in order, the role is ${role}${build}; nothing was triggered (\`dry-run\`).`;
			return new decision_verdict.C9((0, decision_verdict.RP)("dry-run", message));
		}
		var external_node_crypto_ = __webpack_require__(77598);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_timers_promises_ = __webpack_require__(58500);
		;
		const maxSuffix = 5;
		const timeLimitMs = 6 * 6e4;
		async function uploadPdf(file, name, retentionDays) {
			const { DefaultArtifactClient } = await loadArtifactLibrary();
			const client = new DefaultArtifactClient();
			for (const candidate of namesToTry(name)) {
				const named = await copyNamed(file, candidate);
				try {
					const options = {
						skipArchive: true,
						...retentionDays > 0 && { retentionDays }
					};
					const upload = client.uploadArtifact(candidate, [named], (0, external_node_path_.dirname)(named), options);
					const { id } = await withinTimeLimit(upload);
					if (!id) throw new Error("the artifact service gave no id for it, so nobody could find it");
					return {
						id,
						file: named
					};
				} catch (error) {
					if (!isTaken(error)) throw error;
				}
			}
			throw new Error(`the names ${name}.pdf to ${name}-${maxSuffix}.pdf are taken in this workflow run`);
		}
		function loadArtifactLibrary() {
			return Promise.all([__webpack_require__.e(351), __webpack_require__.e(131)]).then(__webpack_require__.bind(__webpack_require__, 67131));
		}
		function namesToTry(name) {
			const numbered = Array.from({ length: maxSuffix - 1 }, (_, index) => `${name}-${index + 2}`);
			return [
				name,
				...numbered,
				`${name}-${(0, external_node_crypto_.randomBytes)(4).toString("hex")}`
			];
		}
		async function copyNamed(file, name) {
			const target = (0, external_node_path_.join)((0, external_node_path_.dirname)(file), `${name}.pdf`);
			if (target !== file) await (0, promises_.copyFile)(file, target);
			return target;
		}
		function isTaken(error) {
			return error instanceof Error && /\(409\)|already exists/i.test(error.message);
		}
		async function withinTimeLimit(upload) {
			const settled = new AbortController();
			const expired = (0, external_node_timers_promises_.setTimeout)(timeLimitMs, undefined, { signal: settled.signal }).then(() => {
				throw new Error("the artifact service did not answer in time");
			});
			return Promise.race([upload, expired]).finally(() => settled.abort());
		}
		var github_environment = __webpack_require__(70876);
		var visibility = __webpack_require__(24149);
		var redaction = __webpack_require__(49e3);
		var version_host = __webpack_require__(20351);
		var policy_files = __webpack_require__(54990);
		var service_connection = __webpack_require__(81168);
		var shown_details = __webpack_require__(29007);
		var status_url = __webpack_require__(76163);
		var annotate = __webpack_require__(98085);
		var core = __webpack_require__(235);
		var acceptances = __webpack_require__(46944);
		var findings_lines = __webpack_require__(31862);
		;
		const maxLines = 100;
		const maxRemarks = 3;
		const title = "Policy of the Security Test Gate";
		function logFindings(assessment, details) {
			(0, core.pq)((0, untrusted.Ig)((0, findings_lines.J7)(assessment)));
			if (assessment.unknownSeverities.length > 0) {
				const consequence = assessment.blocking.some(({ severity }) => severity === undefined) ? ", and block" : "";
				const named = assessment.unknownSeverities.join(", ");
				(0, annotate.R8)(`Findings have a severity that is none of the four${consequence}: ${named}`);
			}
			const remarks = (0, acceptances.r)(assessment.acceptances ?? [], details);
			for (const [level, annotate] of Object.entries({
				warning: core.$e,
				notice: core.lm
			})) {
				const ofLevel = remarks.filter((remark) => remark.level === level);
				for (const { message } of ofLevel.slice(0, maxRemarks)) annotate((0, untrusted.Ig)(message), { title });
				for (const { message } of ofLevel.slice(maxRemarks)) (0, core.pq)((0, untrusted.Ig)(message));
			}
			if (details === "counts") {
				(0, core.pq)("Findings are shown as counts only: the repository is public, or `details: counts` is set");
				return;
			}
			for (const finding of assessment.blocking.slice(0, maxLines)) (0, core.pq)((0, untrusted.Ig)(`Blocking: ${(0, findings_lines.mC)(finding)}`));
			if (assessment.blocking.length > maxLines) (0, core.pq)(`… and ${assessment.blocking.length - maxLines} more`);
		}
		var url_part = __webpack_require__(55336);
		var config_file = __webpack_require__(33315);
		;
		function policyLink(configFile, { repository, defaultBranch }, exists) {
			const server = (0, github_environment.Vd)();
			if (typeof configFile === "object") {
				const { repository: other, path, ref } = configFile;
				const url = `${server}/${other.owner}/${other.name}/blob/${(0, url_part.O)(ref)}/${(0, url_part.O)(path)}`;
				return {
					name: `${path} of ${(0, config_file.z)(configFile)}`,
					url,
					exists
				};
			}
			const path = (configFile ?? policy_files.km).replace(/^(?:\.\/)+/, "");
			if (!repository || defaultBranch === undefined) return {
				name: path,
				url: undefined,
				exists
			};
			const base = `${server}/${repository.owner}/${repository.name}`;
			const branch = (0, url_part.O)(defaultBranch);
			const url = exists ? `${base}/edit/${branch}/${(0, url_part.O)(path)}` : `${base}/new/${branch}?filename=${(0, url_part.Q)(path)}`;
			return {
				name: `${path} on ${defaultBranch}`,
				url,
				exists
			};
		}
		var app_name = __webpack_require__(24983);
		var job = __webpack_require__(14718);
		;
		function createProgressLog(redact, details) {
			let shown;
			let lastLineAt = performance.now();
			const log = (line) => {
				(0, core.pq)((0, untrusted.Ig)(redact(line)));
				lastLineAt = performance.now();
			};
			const onEvent = (event) => {
				const isQuiet = performance.now() - lastLineAt < job.fO;
				const line = event.kind === "waiting" && isQuiet ? undefined : lineOf(event, shown, details);
				if ("run" in event) shown = event.run;
				if (line !== undefined) log(line);
			};
			return {
				onEvent,
				onRetry: (event) => log((0, job.Rn)(event))
			};
		}
		function lineOf(event, shown, details) {
			switch (event.kind) {
				case "app-found": return `App ${(0, app_name.N)(event.app, details)}, registration ${event.app.registrationStatus}`;
				case "registration-awaited": return `Registration is ${event.status}; waiting up to ${(0, duration.a3)(event.timeoutMs)} for it to be COMPLETED`;
				case "version-awaited": return `The app does not report build ${event.build} yet: it ${event.seen}; waiting up to ${(0, duration.a3)(event.timeoutMs)}`;
				case "version-differs": return `The app ${event.seen}`;
				case "version-seen": return `The app reports build ${event.build}`;
				case "version-proven": return `Tested build ${event.build}, before and after the run`;
				case "newest-result-found": return `The newest result of the app, of run ${event.runNumber}, is ${(0, duration.a3)(event.ageMs)} old; it is judged without starting a test`;
				case "newest-result-stale": return `${event.why} A test is started`;
				case "run-triggered": return `Triggered ${nameOf(event.run)}`;
				case "run-adopted": return `Adopted ${nameOf(event.run)}, which is ${event.run.state}`;
				case "trigger-uncertain": return `${event.error.message}; it is unknown whether a run started, so the findings list is looked at first`;
				case "trigger-postponed": return (0, job.Rn)(event);
				case "rate-limited": return `${event.error.message}; trying again in ${(0, duration.a3)(event.waitMs)}, for up to ${(0, duration.a3)(event.timeoutMs)} (\`queue-timeout-minutes\`). The service takes 10 triggers a minute from one address: with a concurrency group fewer jobs start tests at once`;
				case "queued-behind-run": return `Another run of the app is active; waiting up to ${(0, duration.a3)(event.timeoutMs)} for it to end. With a concurrency group jobs that test one app wait before they start`;
				case "run-awaited": return `Waiting up to ${(0, duration.a3)(event.timeoutMs)} for the run to end`;
				case "run-polled": return event.run.state === shown?.state && event.run.taskId === shown.taskId ? undefined : `${(0, sentences.l2)(nameOf(event.run))} is ${event.run.state} after ${(0, duration.a3)(event.elapsedMs)}`;
				case "run-interrupted": return `The run was INTERRUPTED, its findings are unknown; triggering rerun ${event.rerun} of ${event.maxReruns}`;
				case "policy-read": return `Policy: ${event.policy}`;
				case "baseline-read": return `The baseline, app ${event.baseline.appId}, has ${event.baseline.findings.length} open findings`;
				case "findings-awaited": return `The findings list still says RUN_IN_PROGRESS; waiting up to ${(0, duration.a3)(event.timeoutMs)}`;
				case "later-runs-excluded": return `A later run may have changed the findings before they were read; its report would be listed within ${(0, duration.a3)(event.timeoutMs)}`;
				case "waiting": return (0, job.Sh)(event.for, event.elapsedMs, event.limitMs);
				case "poll-failed": return (0, job.z9)(event.error);
			}
		}
		function nameOf({ runNumber, taskId }) {
			return runNumber === undefined ? `the run (task ${taskId})` : `run ${runNumber} (task ${taskId})`;
		}
		var github_octokit = __webpack_require__(64636);
		var repository_file = __webpack_require__(16728);
		var workspace_path = __webpack_require__(65202);
		;
		const maxBytes = 32 * 1024;
		async function findProblemOfProposal(configFile = policy_files.km, run) {
			if (typeof configFile === "object") return undefined;
			const path = (0, workspace_path.zB)(configFile, run.workspace);
			if (path === undefined || !run.event.pullRequest) return undefined;
			const text = await readAtHead(path, run).catch(() => undefined);
			if (text === undefined) return undefined;
			const { parsePolicy } = await Promise.all([
				__webpack_require__.e(815),
				__webpack_require__.e(619),
				__webpack_require__.e(388)
			]).then(__webpack_require__.bind(__webpack_require__, 86388));
			try {
				parsePolicy(text, {
					file: path,
					today: (0, src_clock.Ec)()
				});
				return undefined;
			} catch (error) {
				return (0, sentences.bD)(error);
			}
		}
		async function readAtHead(path, run) {
			const { event, token, signal } = run;
			const { repository, headSha: commit } = event;
			if (!repository || commit === undefined) return undefined;
			const octokit = await (0, github_octokit.Q)({
				token,
				signal,
				timeLimitMs: 1e4
			});
			const file = await (0, repository_file.t)({
				octokit,
				repository,
				path,
				commit,
				maxBytes
			});
			return file?.text;
		}
		var publish = __webpack_require__(54264);
		;
		const listCadence = {
			intervalMs: 1e3,
			maxIntervalMs: 1e4
		};
		const firstLookMs = 5e3;
		const uploadAction = "actions/upload-artifact@v3.2.2";
		async function isReportWanted({ upload }, isPublic) {
			if (upload !== "auto") return upload;
			if (!await isPublic()) return true;
			(0, annotate.Vg)("The PDF report is not uploaded: anyone could read it in a public repository, and one of unknown visibility counts as public (`upload-report: auto`). Set `upload-report: true` to upload it all the same.");
			return false;
		}
		function deliverReport(job) {
			return (0, core.Os)("PDF report", async () => {
				const { path, history } = await fetchReport(job);
				return path === undefined ? { history } : {
					...await upload(job, path),
					history
				};
			});
		}
		async function fetchReport(job) {
			let history = [];
			try {
				const found = await findReport(job);
				history = found.history;
				if (!found.report) return { history };
				const folder = await (0, promises_.mkdtemp)((0, external_node_path_.join)(job.environment.tempFolder, "security-test-gate-"));
				const path = (0, external_node_path_.join)(folder, `${job.inputs.artifactName}.pdf`);
				await job.client.reports.download(found.report.reportId, path);
				(0, core.pq)(`Report downloaded to ${path}`);
				return {
					path,
					history
				};
			} catch (error) {
				(0, annotate.R8)(`The PDF report could not be fetched: ${adviceOn(error, job)}`);
				return { history };
			}
		}
		async function findReport(job) {
			const { client, clock, inputs, appId, run, redact } = job;
			let history = [];
			if (run.runNumber === undefined) {
				(0, annotate.R8)("The service did not give the number of the run, so its report cannot be told from the others. Look for it in the service.");
				return { history };
			}
			const look = async (limits) => {
				history = await client.reports.list(appId, limits);
				return history.find(({ runNumber }) => runNumber === run.runNumber);
			};
			const deadline = clock.now() + inputs.timeoutMs;
			const onFault = ({ message }) => (0, core.pq)((0, untrusted.Ig)(redact(message)));
			const report = await look({ deadline: Math.max(deadline, clock.now() + firstLookMs) }) ?? await (0, polling.wt)({
				clock,
				cadence: listCadence,
				deadline,
				look,
				onFault
			});
			if (report) return {
				report,
				history
			};
			(0, annotate.R8)(`The report of run ${run.runNumber} was not listed within ${inputs.timeoutMs / 1e3} s. Raise \`report-timeout-seconds\`, or download it from the service.`);
			return { history };
		}
		async function upload(job, path) {
			const { environment, inputs } = job;
			if (environment.isOtherServer) {
				(0, annotate.R8)(`The PDF report was not uploaded: only github.com and ghe.com take this kind of artifact, and this is another server (GITHUB_SERVER_URL). Upload the output \`report-path\` (${path}) in a step of its own; on GitHub Enterprise Server ${uploadAction} does it.`);
				return { path };
			}
			try {
				const { id, file } = await uploadPdf(path, inputs.artifactName, inputs.retentionDays);
				const artifactUrl = environment.runUrl && `${environment.runUrl}/artifacts/${id}`;
				return {
					path: file,
					artifactId: id,
					artifactUrl
				};
			} catch (error) {
				(0, annotate.R8)(`The PDF report could not be uploaded as an artifact: ${adviceOn(error, job)} It is at ${path} (output \`report-path\`).`);
				return { path };
			}
		}
		function adviceOn(error, { redact }) {
			const isPaid = (0, errors.gi)(error, "payment-required");
			const advice = " Reports are a paid feature: set `upload-report: false` on the free tier.";
			return `${redact((0, sentences.bD)(error))}.${isPaid ? advice : ""}`;
		}
		var verdict_output = __webpack_require__(33636);
		var workflow_facts = __webpack_require__(23102);
		;
		async function runGate(job) {
			const { inputs, refusal, policyReader, secrets } = job;
			const { event, token, signal } = policyReader;
			const clock = (0, src_clock.ml)(signal);
			const environment = (0, github_environment.Qo)();
			const log = createProgressLog(secrets.redactors.text, (0, shown_details.P)(inputs.details));
			const options = {
				clock,
				signal,
				onRetry: log.onRetry
			};
			const client = (0, service_connection.connectToService)(inputs.connection, secrets, options);
			const isPublic = (0, visibility.j)(environment.visibility, event.repository, token, signal);
			await (0, publish.t9)(inputs);
			const decision = refusal ? { verdict: refusal } : await decideOn(job, {
				client,
				clock,
				onEvent: log.onEvent
			}, environment);
			signal.throwIfAborted();
			const decided = resultOf(decision, job);
			(0, verdict_output.n0)(decided);
			if (inputs.settings.dryRun) await checkPermissions(inputs, policyReader);
			const { assessment } = decided;
			const { app, run } = decision;
			const details = app ? await detailsOf(inputs, isPublic) : decided.details;
			signal.throwIfAborted();
			if (assessment) logFindings(assessment, details);
			const redact = secrets.redactors.text;
			const delivery = {
				client,
				clock,
				environment,
				inputs: inputs.report,
				redact
			};
			const report = assessment && app && run && await isReportWanted(inputs.report, isPublic) ? await deliverReport({
				...delivery,
				appId: app.appId,
				run
			}) : undefined;
			signal.throwIfAborted();
			const result = await (0, publish.mk)({
				...decided,
				details,
				report
			}, inputs.views, event.workflow, signal);
			signal.throwIfAborted();
			(0, verdict_output.iP)(result);
			return result;
		}
		async function checkPermissions(inputs, run) {
			const { warnOfPermissions } = await __webpack_require__.e(277).then(__webpack_require__.bind(__webpack_require__, 10277));
			await (0, annotate.wF)("The permissions could not be checked", () => warnOfPermissions(inputs, run));
		}
		async function decideOn({ inputs, policyReader, progress, secrets }, { client, clock, onEvent }, { visibility }) {
			const { upload } = inputs.report;
			const redact = secrets.redactors.text;
			const isUploadLikely = upload === "auto" ? visibility === "private" : upload;
			return decide({
				client,
				clock,
				random: Math.random,
				settings: inputs.settings,
				readPolicyFiles: () => readAndCheck(inputs.policyFiles, policyReader),
				deployment: await connectToDeployment(inputs, clock, policyReader.signal),
				onEvent: (event) => {
					onEvent(event);
					if (event.kind === "app-found") {
						const doubt = (0, version_host.a)(inputs.version?.url.href, event.app.appUrl);
						if (doubt !== undefined) (0, annotate.R8)(redact(doubt));
					}
					if (event.kind === "run-triggered" && isUploadLikely) loadArtifactLibrary().catch(() => {});
				},
				progress
			});
		}
		async function connectToDeployment({ version, connection }, clock, signal) {
			if (version === undefined) return undefined;
			const { createVersionReader } = await __webpack_require__.e(893).then(__webpack_require__.bind(__webpack_require__, 68893));
			const { url, ...expectation } = version;
			const { requestTimeoutMs } = connection;
			const userAgent = "security-test-gate";
			const options = {
				url,
				clock,
				userAgent,
				requestTimeoutMs,
				signal
			};
			const readVersion = createVersionReader({
				...options,
				http: (0, service_connection.f)(connection)
			});
			return {
				...expectation,
				readVersion
			};
		}
		async function readAndCheck(inputs, reader) {
			const proposal = findProblemOfProposal(inputs.configFile, reader);
			try {
				return await (0, policy_files.Qe)(inputs, reader);
			} finally {
				const problem = await proposal;
				if (problem !== undefined) (0, annotate.R8)(`The policy file of this pull request is malformed, and would fail every gate once it is merged: ${problem}`);
			}
		}
		async function detailsOf({ details }, isPublic) {
			if (details !== "auto") return details;
			return await isPublic() ? "counts" : "full";
		}
		function resultOf(decision, job) {
			const { verdict, assessment } = decision;
			const { inputs, policyReader, secrets } = job;
			return {
				...decision,
				verdict: (0, redaction.Lv)(verdict, secrets.redactors.text),
				job: (0, decision_verdict.jz)(verdict, {
					...inputs,
					warnOnly: inputs.settings.warnOnly
				}),
				...testedBy(job, decision),
				assessment: assessment && (0, redaction.II)(assessment, secrets.redactors),
				baselineAppId: inputs.settings.baselineAppId,
				newOnly: inputs.settings.newOnly,
				policyFile: policyLink(inputs.policyFiles.configFile, policyReader.event, decision.sources?.policy !== undefined),
				...(0, workflow_facts.N)(job.inputs, job.policyReader.event)
			};
		}
		function cancelledResult(job) {
			const { progress, secrets } = job;
			const verdict = (0, decision_verdict.RP)("cancelled", messageOnCancellation(progress));
			return {
				verdict: (0, redaction.Lv)(verdict, secrets.redactors.text),
				job: "failure",
				...testedBy(job, progress),
				...(0, workflow_facts.N)(job.inputs, job.policyReader.event)
			};
		}
		function messageOnCancellation({ run, triggering, lostTriggers }) {
			if (run && !(0, task_states.H)(run.state)) return `The job was cancelled. The run goes on at the service (task ${run.taskId}).`;
			if (run?.state === "COMPLETED") return `The job was cancelled after the run had ended (task ${run.taskId}).`;
			return triggering || lostTriggers > 0 ? "The job was cancelled while it started a test; that test may have started at the service, and may cost credits." : "The job was cancelled; no run of this job is left at the service.";
		}
		function testedBy({ inputs, progress, secrets: { redactors } }, { app, run }) {
			return {
				app: app && (0, redaction.nQ)(app, redactors),
				run: run && (0, redaction.VS)(withAddress(inputs.connection.baseUrl, run), redactors),
				mode: (0, mode.V)(inputs.settings, run),
				hasStartedTest: progress.triggering || (0, decision_progress.ls)(progress),
				asksForProof: inputs.version !== undefined,
				versionUrl: inputs.version && redactors.text(inputs.version.url.href),
				needsJobs: inputs.needsJobs
			};
		}
		function withAddress(baseUrl, { taskId, ...run }) {
			return taskId === undefined ? run : (0, status_url.c)(baseUrl, {
				...run,
				taskId
			});
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
			const say = (message) => (0, _actions_core__WEBPACK_IMPORTED_MODULE_4__.pq)(line(message));
			return {
				line,
				say,
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
				retried: (event) => say(retryLine(event))
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
			const limitMs = wait.deadline - clock.now();
			let saidAtMs;
			const seen = await (0, _service_polling_js__WEBPACK_IMPORTED_MODULE_1__.wt)({
				clock,
				cadence,
				...wait,
				onNothing: (elapsedMs) => {
					if (saidAtMs === undefined) say(`Waiting up to ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.a3)(limitMs)} for ${what}`);
					else if (elapsedMs - saidAtMs >= heartbeatMs) say(waitingLine(what, elapsedMs, limitMs));
					else return;
					saidAtMs = elapsedMs;
				},
				onFault: (error) => say(faultLine(error))
			});
			if (seen === undefined) throw new _failure_message_js__WEBPACK_IMPORTED_MODULE_3__.y(tooLate);
			return seen;
		}
		function didNotEnd(what, timeoutMs, consequence = "") {
			return `${what} did not end within ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.a3)(timeoutMs)}${consequence}. Raise \`timeout-minutes\`.`;
		}
		function waitingLine(what, elapsedMs, limitMs) {
			return `Still waiting for ${what} (${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.Vu)(elapsedMs, limitMs)})`;
		}
		function faultLine({ message }) {
			return `${message}; the next poll follows`;
		}
		function retryLine({ error, waitMs }) {
			return `${error.message}; retrying in ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_5__.a3)(waitMs)}`;
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
	92682: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => assess });
		var clock = __webpack_require__(78179);
		var fingerprint = __webpack_require__(28819);
		var findings_severity = __webpack_require__(40004);
		;
		function findNew(open, { appId: baselineAppId, findings }, appId) {
			const keyOf = (finding) => {
				const key = appId === baselineAppId ? finding.id : (0, fingerprint.a)(finding);
				return key && JSON.stringify(key);
			};
			const known = Map.groupBy(findings, keyOf);
			const groups = Map.groupBy(open, ({ finding }) => keyOf(finding));
			const covered = [...groups].flatMap(([key, group]) => key === undefined ? [] : coveredBy(known.get(key) ?? [], group));
			const isCovered = new Set(covered);
			return new Set(open.filter((each) => !isCovered.has(each)));
		}
		function coveredBy(known, group) {
			const left = {
				critical: 0,
				high: 0,
				medium: 0,
				low: 0
			};
			for (const { severity } of known) if (severity) left[severity] += 1;
			const covered = new Set();
			const cover = (candidate, by) => {
				const severity = by.find((each) => left[each] > 0);
				if (severity === undefined) return;
				left[severity] -= 1;
				covered.add(candidate);
			};
			for (const each of group) if (each.severity) cover(each, [each.severity]);
			const mildestFirst = group.toSorted((a, b) => (0, findings_severity.IQ)(b.severity) - (0, findings_severity.IQ)(a.severity));
			for (const each of mildestFirst) if (each.severity && !covered.has(each)) cover(each, worseThan(each.severity));
			return [...covered];
		}
		function worseThan(severity) {
			return findings_severity.gO.slice(0, findings_severity.gO.indexOf(severity)).reverse();
		}
		var findings_deadline = __webpack_require__(43355);
		var findings_policy = __webpack_require__(95437);
		;
		function assess(findings, rules) {
			const today = (0, clock.dA)(rules.now);
			const deadlines = rules.policy?.deadlines;
			const assessed = judged(findings.map((finding) => assessFinding(finding, rules)), rules);
			const open = assessed.filter(({ state }) => state === "open");
			const unknown = open.filter(({ severity }) => severity === undefined);
			return {
				findings: assessed,
				open,
				accepted: assessed.filter(({ state }) => state === "accepted"),
				blocking: open.filter(({ blocking }) => blocking).sort((a, b) => (0, findings_severity.IQ)(a.severity) - (0, findings_severity.IQ)(b.severity)),
				counts: countBySeverity(open),
				newCount: rules.baseline && open.filter(({ isNew }) => isNew).length,
				deadlines,
				overdueCount: deadlines && open.filter(({ isOverdue }) => isOverdue).length,
				acceptances: rules.policy?.acceptances.map((each) => useOf(each, findings, rules)),
				today,
				unknownSeverities: [...new Set(unknown.map(({ finding }) => (0, findings_severity.nr)(finding)))]
			};
		}
		function assessFinding(finding, rules) {
			const { policy, appId, now } = rules;
			const day = {
				today: (0, clock.dA)(now),
				appId
			};
			const matching = finding.isFixed ? undefined : (0, findings_policy.BL)(finding, policy, day);
			const severity = (0, findings_policy.gb)(policy, finding, appId);
			const state = stateOf(finding, matching);
			const deadline = state === "open" && severity ? policy?.deadlines?.[severity] : undefined;
			const age = (0, findings_deadline.h)(finding, deadline, now);
			return {
				finding,
				state,
				severity,
				...matching,
				...age,
				blocking: false
			};
		}
		function stateOf({ isFixed, isDismissed }, matching) {
			if (isFixed) return "fixed";
			if (isDismissed) return "dismissed";
			return matching && matching.lapse === undefined ? "accepted" : "open";
		}
		function judged(assessed, rules) {
			const { baseline, appId } = rules;
			const open = assessed.filter(({ state }) => state === "open");
			const found = baseline && findNew(open, baseline, appId);
			return assessed.map((each) => {
				if (each.state !== "open") return each;
				const compared = found ? {
					...each,
					isNew: found.has(each)
				} : each;
				return {
					...compared,
					blocking: isBlocking(compared, rules)
				};
			});
		}
		function isBlocking({ severity, isOverdue, isNew }, rules) {
			const { threshold, newOnly } = rules;
			if (isOverdue) return threshold !== "none";
			const isJudged = newOnly && isNew !== undefined ? isNew : isOverdue === undefined;
			return isJudged && (0, findings_severity.Lu)(severity, threshold);
		}
		function useOf(acceptance, findings, { now, appId }) {
			const today = (0, clock.dA)(now);
			const matching = findings.filter((each) => !each.isFixed && acceptance.matches(each, appId));
			const lapses = matching.map((finding) => (0, findings_policy.je)(acceptance, finding, today));
			return {
				acceptance,
				standing: (0, findings_policy.YP)(acceptance, today),
				findings: matching.length,
				outgrown: lapses.filter((lapse) => lapse === "outgrown").length
			};
		}
		function countBySeverity(open) {
			const counts = {
				critical: 0,
				high: 0,
				medium: 0,
				low: 0
			};
			for (const { severity } of open) if (severity !== undefined) counts[severity] += 1;
			return counts;
		}
	}),
	43355: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => ageOf });
		var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78179);
		var _text_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92349);
		const dayMs = 24 * 60 * 60 * 1e3;
		function ageOf(finding, days, now) {
			const today = (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.dA)(now);
			const created = createdAt(finding, now);
			if (created === undefined) return days === undefined ? {} : { isOverdue: true };
			const knownSince = (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.dA)(created);
			const ageDays = (Date.parse(today) - Date.parse(knownSince)) / dayMs;
			if (days === undefined) return {
				knownSince,
				ageDays
			};
			const dueOn = (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.dA)(created + days * dayMs);
			return {
				knownSince,
				ageDays,
				dueOn,
				isOverdue: dueOn < today
			};
		}
		function createdAt({ created_on = "" }, now) {
			const created = (0, _text_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.E)(created_on);
			return created !== undefined && created <= now + dayMs ? created : undefined;
		}
	}),
	28819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => fingerprintOf });
		function fingerprintOf(finding) {
			const { label, method = "", path = "" } = finding;
			if (method === null || path === null) return undefined;
			const words = label.trim().toLowerCase().replaceAll(/\s+/g, " ");
			return [
				words,
				method.trim().toUpperCase(),
				normalizedPath(path.trim())
			];
		}
		const parameter = /^(?:\{.*\}|:.+|<.*>|\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24,64})$/i;
		function normalizedPath(path) {
			const segments = path.replace(/[?#].*$/s, "").split("/").filter(Boolean);
			return segments.map((segment) => parameter.test(segment) ? "{}" : segment).join("/");
		}
	}),
	95437: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BL: () => acceptanceOf,
			YP: () => standingOf,
			gb: () => severityUnder,
			je: () => lapseOf
		});
		var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40004);
		const warningDays = 14;
		const dayMs = 24 * 60 * 60 * 1e3;
		function standingOf({ expires }, today) {
			if (expires < today) return "expired";
			return Date.parse(expires) - Date.parse(today) <= warningDays * dayMs ? "expires-soon" : "holds";
		}
		function severityUnder(policy, finding, appId) {
			const override = policy?.overrides.find(({ matches }) => matches(finding, appId));
			return override?.severity ?? (0, _severity_js__WEBPACK_IMPORTED_MODULE_0__.XP)(finding);
		}
		function acceptanceOf(finding, policy, { today, appId }) {
			const matching = (policy?.acceptances ?? []).filter(({ matches }) => matches(finding, appId)).map((acceptance) => ({
				acceptance,
				lapse: lapseOf(acceptance, finding, today)
			}));
			return matching.find(({ lapse }) => lapse === undefined) ?? matching[0];
		}
		function lapseOf(acceptance, finding, today) {
			if (standingOf(acceptance, today) === "expired") return "expired";
			const { maxSeverity } = acceptance;
			if (maxSeverity === undefined) return undefined;
			return (0, _severity_js__WEBPACK_IMPORTED_MODULE_0__.IQ)((0, _severity_js__WEBPACK_IMPORTED_MODULE_0__.XP)(finding)) < (0, _severity_js__WEBPACK_IMPORTED_MODULE_0__.IQ)(maxSeverity) ? "outgrown" : undefined;
		}
	}),
	36589: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => resultAgeMs });
		var _text_timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92349);
		const maxAheadMs = 5 * 6e4;
		function resultAgeMs({ createdAt = "", runNumber }, now) {
			const ageMs = now - ((0, _text_timestamp_js__WEBPACK_IMPORTED_MODULE_0__.E)(createdAt) ?? Number.NaN);
			if (runNumber === undefined || !(ageMs >= -maxAheadMs)) return undefined;
			return Math.max(0, ageMs);
		}
	}),
	26088: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => AnswerTooLarge,
			w: () => TransportError
		});
		class TransportError extends Error {
			name = "TransportError";
			code;
			status;
			neverSent;
			tls;
			constructor(code, message, details = {}) {
				super(message, { cause: details.cause });
				this.code = code;
				this.status = details.status;
				this.neverSent = details.neverSent === true;
				this.tls = details.tls;
			}
		}
		class AnswerTooLarge extends TransportError {
			name = "AnswerTooLarge";
			constructor({ status, maxBytes }) {
				super("unexpected-response", `The answer is larger than ${maxBytes / 1024 / 1024} MiB`, { status });
			}
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
	90654: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hd: () => errorOfTransport,
			MW: () => ifFound,
			OI: () => withExplanation,
			PL: () => requireFailedCall,
			_7: () => ServiceError,
			cp: () => isUncertain,
			gi: () => isServiceError,
			qb: () => requireSame,
			tF: () => slugOf
		});
		var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26088);
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
		function withExplanation(error, explanation) {
			const details = {
				...error,
				neverSent: error.notAccepted,
				cause: error.cause
			};
			return new ServiceError(error.code, `${error.message}; ${explanation}`, details);
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
		function requireFailedCall(error) {
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
	48672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E8: () => watchFindings,
			RS: () => isLastingFault,
			e3: () => flawOf
		});
		var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98478);
		function watchFindings(findings, appId, onActive) {
			let wasActive = false;
			let active = false;
			return {
				atOnce: true,
				endsWait: isListRefusal,
				look: async ({ deadline, ...limits }) => {
					if (active && await findings.status(appId, {
						...limits,
						deadline
					}) === _findings_js__WEBPACK_IMPORTED_MODULE_0__.q) return undefined;
					const listing = await findings.list(appId, { deadline });
					active = listing.kind === "stopped" && listing.stop === _findings_js__WEBPACK_IMPORTED_MODULE_0__.q;
					if (!active) return listing;
					if (!wasActive) onActive();
					wasActive = true;
					return undefined;
				}
			};
		}
		const isListRefusal = ({ transient, status = 0 }) => !transient && (status === 200 || status >= 400);
		const isLastingFault = (error) => !error.transient || error.malformed;
		function flawOf(listing) {
			return listing.kind === "changing" ? `The findings list says that ${listing.total} findings exist, but ${listing.items.length} distinct ones could be read` : `The findings list has the unknown status "${listing.stop}"`;
		}
	}),
	30470: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gC: () => lastLookMs,
			mw: () => createPersistenceCheck,
			qR: () => growing,
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
			const intervals = typeof cadence === "function" ? cadence : growing(cadence);
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
		function growing({ intervalMs, maxIntervalMs }) {
			let nextMs = intervalMs;
			return () => {
				const currentMs = nextMs;
				nextMs = Math.min(currentMs * growth, maxIntervalMs);
				return currentMs;
			};
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
	}),
	70207: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bD: () => withRetry,
			l0: () => pauseAfter,
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
					if (exceeds(waitMs, options)) throw explainPause(error, options);
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
		function explainPause(error, limits) {
			const { retryAfterMs = 0 } = error;
			if (retryAfterMs === 0 || !exceeds(retryAfterMs, limits)) return error;
			const asked = (0, _text_duration_js__WEBPACK_IMPORTED_MODULE_1__.a3)(retryAfterMs);
			const limit = limits.deadline === undefined ? `the longest wait is ${(0, _text_duration_js__WEBPACK_IMPORTED_MODULE_1__.a3)(maxWaitMs)}` : "the time limit comes first";
			return (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.OI)(error, `it asks for a pause of ${asked} (\`Retry-After\`), but ${limit}`);
		}
		function exceeds(waitMs, { clock, deadline }) {
			return deadline === undefined ? waitMs > maxWaitMs : clock.now() + waitMs >= deadline;
		}
	}),
	92349: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => parseTimestamp });
		const timestamp = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i;
		function parseTimestamp(text) {
			const [, day = "", time = "00:00:00", zone = "Z"] = timestamp.exec(text.trim()) ?? [];
			const midnight = Date.parse(day);
			const isDay = midnight >= 0 && new Date(midnight).toISOString().startsWith(day);
			const parsed = isDay ? Date.parse(`${day}T${time}${zone}`.toUpperCase()) : Number.NaN;
			return Number.isNaN(parsed) ? undefined : parsed;
		}
	})
};
