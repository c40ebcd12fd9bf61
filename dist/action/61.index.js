export const id = 61;
export const ids = [61];
export const modules = {
	90061: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		async function requireNoLaterRun(gate, { notEndedAt, run }, readAt) {
			const ours = run.runNumber;
			const reports = await lookAtReports(gate);
			const numbers = reports.map(({ runNumber }) => runNumber);
			if (ours !== undefined) requireNoneAbove(gate, numbers, ours);
			if (isReadInTime(notEndedAt, readAt)) return reports;
			if (ours === undefined) throw mayBeSuperseded(gate, "the service gives our run no number", { noAdoption: true });
			try {
				return await excludeLaterRun(gate, ours, readAt);
			} catch (error) {
				throw reportsUnreadable(gate, (0, errors.PL)(error));
			}
		}
		function isReadInTime(notEndedAt, readAt) {
			return notEndedAt !== undefined && (0, src_clock.vF)(notEndedAt, readAt) <= shortestRunMs;
		}
		async function countInOwnReport(gate, { notEndedAt, run }, readAt) {
			if (isReadInTime(notEndedAt, readAt)) return findingsCountedFor(run, await lookAtReports(gate));
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
		async function excludeLaterRun(gate, ours, readAt) {
			const { clock, settings, onEvent } = gate;
			const timeoutMs = reportsTimeout(settings);
			onEvent({
				kind: "later-report-awaited",
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
			const spread = (0, polling.k5)(settings.cadence);
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
					if (retryAfterMs >= remainingMs) throw noTimeForPause(refusal, {
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
		function noTimeForPause(refusal, { retryAfterMs, remainingMs }) {
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
		async function startRun(gate, isActive = isRunActive) {
			const { progress } = gate;
			const queue = joinQueue(gate);
			let pauseAfterFailure = createPauses(gate, queue);
			if (await isActive(gate)) await queue.waitForOthers(progress.lostTriggers > 0);
			for (;;) {
				const attempt = await trigger(gate);
				if ("run" in attempt) return attempt;
				const { kind, error } = attempt;
				await pauseAfterFailure(attempt);
				if (kind !== "active" && !await isRunActiveAfterOutage(gate)) continue;
				await queue.waitForOthers(progress.lostTriggers > 0, kind === "active" ? error : undefined);
				pauseAfterFailure = createPauses(gate, queue);
			}
		}
		async function isRunActive({ app, client }) {
			return await client.findings.probe(app.appId) === findings.q;
		}
		async function isRunActiveAfterOutage(gate) {
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
			const notEndedAt = (0, src_clock.vE)(clock);
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
					notEndedAt
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
			if (error.code === "invalid-request" && /not registered/i.test(`${error.problem?.title} ${error.problem?.detail}`)) throw notRegistered(error);
			if (!error.notAccepted && error.status !== undefined && error.status < 300) throw acceptedUnread(error);
			if (error.transient) return {
				kind: error.notAccepted ? "transient" : "lost",
				error
			};
			const isFinal = error.code === "payment-required" || error.code === "login-rejected";
			if (isFinal || !error.notAccepted || !(0, decision_progress.ls)(progress)) throw error;
			return {
				kind: "refused",
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
		async function pauseAfterLostAnswer(gate, error) {
			const { clock, progress, settings, onEvent } = gate;
			progress.triggering = false;
			progress.lostTriggers += 1;
			if (progress.lostTriggers > Math.min(maxLostTriggers, settings.maxRetries)) throw error;
			onEvent({
				kind: "trigger-uncertain",
				error
			});
			await (0, retry.Cs)(error, clock, settings.cadence.intervalMs);
		}
		function createPauses(gate, queue) {
			const { clock, settings } = gate;
			const pauseAfterFault = createFaultPauses(gate);
			const hasLasted = (0, polling.mw)(clock);
			return async ({ kind, error }) => {
				if (hasLasted(kind === "refused" && kind)) throw error;
				if (kind === "refused") await clock.sleep(settings.cadence.maxIntervalMs);
				if (kind === "lost") await pauseAfterLostAnswer(gate, error);
				if (kind === "transient") await pauseAfterFault(error);
				if (kind === "rate-limited") await queue.waitForRate(error);
			};
		}
		function createFaultPauses({ clock, random, settings, onEvent }) {
			const intervals = (0, polling.k5)(settings.cadence);
			let faults = 0;
			return async (error) => {
				faults += 1;
				const { retryAfterMs = 0 } = error;
				if (retryAfterMs > retry.wJ) throw (0, retry.qd)(error, { clock });
				if (faults > settings.maxRetries) throw error;
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
				ended = await followRun(gate, await startRun(gate, isRunActiveAfterOutage));
			}
			return ended;
		}
		async function findRun(gate, taskId) {
			const askedAt = (0, src_clock.vE)(gate.clock);
			const run = await readTask(gate, taskId);
			requireAdoptable(run, gate.app.appId);
			return {
				run,
				notEndedAt: (0, task_states.H)(run.state) ? undefined : askedAt,
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
			const { run, notEndedAt, isAdopted = false } = begun;
			if (notEndedAt === undefined) return begun;
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
					look: createRunLook(gate, run, {
						notEndedAt,
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
			const heading = `the test ${lastFault ? "was not seen to end" : "did not end"} within ${limit}`;
			const cause = causeOf(lastFault);
			return new decision_verdict.C9((0, decision_verdict.RP)("timed-out", message, {
				heading,
				cause
			}));
		}
		function createRunLook(gate, run, known) {
			const { app, client, clock, proof, progress, onEvent } = gate;
			const startedAt = clock.now();
			const hasLasted = (0, polling.mw)(clock);
			let { notEndedAt } = known;
			let isFirstOfAdopted = known.isAdopted;
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
					notEndedAt
				};
				const seemsOfAnother = isReported && current.appId === undefined;
				if (hasLasted(seemsOfAnother && "reported")) {
					const why = "the report of the app that names its run was listed before it ended";
					throw taskOfUnknownApp(run.taskId, why);
				}
				if (!seemsOfAnother) notEndedAt = askedAt;
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
			return await ifRegistered(gate, app) ?? waitForRegistration(gate, app);
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
			if (app.appUrl === undefined || (0, same_url.q)(app.appUrl, url)) return app;
			const message = "The list of apps has one with the URL in `app-url`, but that app itself names another URL.";
			throw new decision_verdict.C9((0, decision_verdict.RP)("unexpected-response", message));
		}
		async function ifRegistered(gate, app) {
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
			if (!await isAwaitingInput(gate, appId)) return undefined;
			const message = "The onboarding of the app has paused: the service could not sign up at the app, and waits for a login.";
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
					return ifRegistered(gate, current);
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
		function isAwaitingInput({ client }, appId) {
			return registration.uP(client.tasks, appId, { retries: 0 }).catch((error) => {
				(0, errors.PL)(error);
				return false;
			});
		}
		var findings_assessment = __webpack_require__(92682);
		;
		async function judge(gate, evidence, rules) {
			const deadline = gate.clock.now() + gate.settings.timeoutMs;
			const reading = await evidence.read({
				expectsRows: false,
				deadline
			});
			const { decision, counted = 0 } = await judgeReading(gate, reading, evidence, rules);
			if (counted === 0 || reading.findings.length > 0) return decision;
			const lastLook = gate.clock.now() + polling.gC;
			const complete = await evidence.read({
				expectsRows: true,
				deadline: Math.max(deadline, lastLook)
			});
			return (await judgeReading(gate, complete, evidence, rules)).decision;
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
			const flaw = (0, decision_verdict.RP)("findings-unavailable", `${(0, list_findings.mO)(listing)}.`);
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
			if (last?.kind === "stopped") return (0, decision_verdict.RP)("unexpected-response", `${(0, list_findings.mO)(last)}. It was read for ${source}.`);
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
			if (newest && newest.ageMs <= settings.maxResultAgeMs) {
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
				const isNewOneOwn = (0, src_clock.vF)(askedAt, idleAt) + timeoutMs <= shortestRunMs;
				const isListed = (reports) => isNewOneOwn && highestOf(reports) > numberBefore;
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
			if (appId.toLowerCase() === gate.app.appId.toLowerCase()) throw unusable(appId, underTest);
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
				if (error instanceof decision_verdict.C9 && error.verdict.reason === "no-runs") throw unusable(appId, "no test of that app has run (NO_RUNS)");
				if (!(0, errors.gi)(error, ...refusals)) throw error;
				throw unusable(appId, "the service refuses to show its findings", (0, sentences.em)(error.message));
			}
		}
		function unusable(appId, why, cause) {
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
			const shownFormOf = (commit) => commits.find((each) => commit.toLowerCase().startsWith(each.toLowerCase()));
			const short = (0, commit.E)(expected) ? shownFormOf(expected) : undefined;
			if (short !== undefined && short.length < expected.length) return {
				what: `${short} is the short form of the expected commit`,
				diagnosis: shortForm
			};
			const merge = mergeCommit === undefined ? undefined : shownFormOf(mergeCommit);
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
			const lost = (0, decision_progress.nG)(progress);
			return lost === undefined ? verdict : {
				...verdict,
				message: `${verdict.message} ${lost}`
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
			const rules = {
				files,
				baseline: await readBaseline(gate, files)
			};
			if (settings.dryRun) return { verdict: await judgeDryRun(gate) };
			const newest = await findNewestResult(gate);
			if (newest) return judgeNewest(gate, newest, rules);
			const begun = await beginRun(gate);
			if (!settings.waitForCompletion) {
				const message = "A run was triggered and not waited for (`wait-for-completion: false`).";
				return { verdict: (0, decision_verdict.RP)("not-awaited", message) };
			}
			const completed = await completeRun(gate, begun);
			await requireTaskOfApp(gate, completed.run);
			const evidence = {
				read: (options) => readFindingsOfRun(gate, completed.run, options),
				prove: (reading, fails) => proveRun(gate, completed, reading, fails)
			};
			return judge(gate, evidence, rules);
		}
		async function judgeNewest(gate, newest, rules) {
			const run = runOfResult(newest);
			const evidence = {
				read: (options) => readFindingsOfResult(gate, newest, options),
				prove: async (reading) => ({ counted: await requireStillNewest(gate, newest, reading) })
			};
			try {
				const decision = await judge(gate, evidence, rules);
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
		async function judgeDryRun(gate) {
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
			return (0, decision_verdict.RP)("dry-run", message);
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
				const copy = await copyAs(file, candidate);
				try {
					const options = {
						skipArchive: true,
						...retentionDays > 0 && { retentionDays }
					};
					const upload = client.uploadArtifact(candidate, [copy], (0, external_node_path_.dirname)(copy), options);
					const { id } = await withinTimeLimit(upload);
					if (!id) throw new Error("the artifact service returned no id, so nobody could find it");
					return {
						id,
						file: copy
					};
				} catch (error) {
					if (!isNameTaken(error)) throw error;
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
		async function copyAs(file, name) {
			const target = (0, external_node_path_.join)((0, external_node_path_.dirname)(file), `${name}.pdf`);
			if (target !== file) await (0, promises_.copyFile)(file, target);
			return target;
		}
		function isNameTaken(error) {
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
		;
		function describeCancellation(progress, adoptedTaskId) {
			const message = `The job was cancelled${describeRun(progress, adoptedTaskId)}`;
			return [message, (0, decision_progress.nG)(progress)].filter(Boolean).join(" ");
		}
		function describeRun(progress, adoptedTaskId) {
			const { run, triggering, lostTriggers } = progress;
			if (run && !(0, task_states.H)(run.state)) return `. The run goes on at the service (task ${run.taskId}).`;
			if (run?.state === "COMPLETED") return ` after the run had ended (task ${run.taskId}).`;
			if (triggering || lostTriggers > 0) return " while it started a test, which may have started at the service.";
			if (!run && adoptedTaskId !== undefined) return `. Unless it has ended, the adopted run goes on at the service (task ${adoptedTaskId}).`;
			return "; no run of this job is left at the service.";
		}
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
			const remarks = (0, acceptances.x)(assessment.acceptances ?? [], details);
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
			const url = exists ? `${base}/edit/${branch}/${(0, url_part.O)(path)}` : `${base}/new/${branch}?filename=${(0, url_part.h)(path)}`;
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
			let lastShown;
			let lastLineAt = performance.now();
			const log = (line) => {
				(0, core.pq)((0, untrusted.Ig)(redact(line)));
				lastLineAt = performance.now();
			};
			const onEvent = (event) => {
				const isQuiet = performance.now() - lastLineAt < job.fO;
				const line = event.kind === "waiting" && isQuiet ? undefined : describeGateEvent(event, lastShown, details);
				if ("run" in event) lastShown = event.run;
				if (line !== undefined) log(line);
			};
			return {
				onEvent,
				onRetry: (event) => log((0, job.Rn)(event))
			};
		}
		function describeGateEvent(event, lastShown, details) {
			switch (event.kind) {
				case "app-found": return `App ${(0, app_name.N)(event.app, details)}, registration ${event.app.registrationStatus}`;
				case "registration-awaited": return `Registration is ${event.status}; waiting up to ${(0, duration.a3)(event.timeoutMs)} for it to be COMPLETED`;
				case "version-awaited": return `The app does not report build ${event.build} yet: it ${event.seen}; waiting up to ${(0, duration.a3)(event.timeoutMs)}`;
				case "version-differs": return `The app ${event.seen}`;
				case "version-seen": return `The app reports build ${event.build}`;
				case "version-proven": return `Tested build ${event.build}, before and after the run`;
				case "newest-result-found": return `The newest result of the app, of run ${event.runNumber}, is ${(0, duration.a3)(event.ageMs)} old; it is judged without starting a test`;
				case "newest-result-stale": return `${event.why} A test is started`;
				case "run-triggered": return `Triggered ${nameRun(event.run)}`;
				case "run-adopted": return `Adopted ${nameRun(event.run)}, which is ${event.run.state}`;
				case "trigger-uncertain": return `${event.error.message}; it is unknown whether a run started, so the findings list is looked at first`;
				case "trigger-postponed": return (0, job.Rn)(event);
				case "rate-limited": return `${event.error.message}; trying again in ${(0, duration.a3)(event.waitMs)}, for up to ${(0, duration.a3)(event.timeoutMs)} (\`queue-timeout-minutes\`). The service takes 10 triggers a minute from one address: with a concurrency group fewer jobs start tests at once`;
				case "queued-behind-run": return `Another run of the app is active; waiting up to ${(0, duration.a3)(event.timeoutMs)} for it to end. With a concurrency group jobs that test one app wait before they start`;
				case "run-awaited": return `Waiting up to ${(0, duration.a3)(event.timeoutMs)} for the run to end`;
				case "run-polled": return event.run.state === lastShown?.state && event.run.taskId === lastShown.taskId ? undefined : `${(0, sentences.l2)(nameRun(event.run))} is ${event.run.state} after ${(0, duration.a3)(event.elapsedMs)}`;
				case "run-interrupted": return `The run was INTERRUPTED, its findings are unknown; triggering rerun ${event.rerun} of ${event.maxReruns}`;
				case "policy-read": return `Policy: ${event.policy}`;
				case "baseline-read": return `The baseline, app ${event.baseline.appId}, has ${(0, sentences.pq)(event.baseline.findings.length, "open finding")}`;
				case "findings-awaited": return `The findings list still says RUN_IN_PROGRESS; waiting up to ${(0, duration.a3)(event.timeoutMs)}`;
				case "later-report-awaited": return `A later run may have changed the findings before they were read; its report would be listed within ${(0, duration.a3)(event.timeoutMs)}`;
				case "waiting": return (0, job.Sh)(event.for, event.elapsedMs, event.limitMs);
				case "poll-failed": return (0, job.z9)(event.error);
			}
		}
		function nameRun({ runNumber, taskId }) {
			return runNumber === undefined ? `the run (task ${taskId})` : `run ${runNumber} (task ${taskId})`;
		}
		var github_octokit = __webpack_require__(64636);
		var repository_file = __webpack_require__(16728);
		var workspace_path = __webpack_require__(65202);
		;
		const maxBytes = 32 * 1024;
		async function findProblemOfProposal(configFile = policy_files.km, workflowRun) {
			if (typeof configFile === "object") return undefined;
			const path = (0, workspace_path.zB)(configFile, workflowRun.workspace);
			if (path === undefined || !workflowRun.event.pullRequest) return undefined;
			const text = await readAtHead(path, workflowRun).catch(() => undefined);
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
		async function readAtHead(path, workflowRun) {
			const { event, token, signal } = workflowRun;
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
			(0, annotate.me)("The PDF report is not uploaded: anyone could read it in a public repository, and one of unknown visibility counts as public (`upload-report: auto`). Set `upload-report: true` to upload it all the same.");
			return false;
		}
		function deliverReport(delivery) {
			return (0, core.Os)("PDF report", async () => {
				const { path, history } = await fetchReport(delivery);
				return path === undefined ? { history } : {
					...await upload(delivery, path),
					history
				};
			});
		}
		async function fetchReport(delivery) {
			let history = [];
			try {
				const found = await findReport(delivery);
				history = found.history;
				if (!found.report) return { history };
				const folder = await (0, promises_.mkdtemp)((0, external_node_path_.join)(delivery.environment.tempFolder, "security-test-gate-"));
				const path = (0, external_node_path_.join)(folder, `${delivery.inputs.artifactName}.pdf`);
				await delivery.client.reports.download(found.report.reportId, path);
				(0, core.pq)(`Report downloaded to ${path}`);
				return {
					path,
					history
				};
			} catch (error) {
				(0, annotate.R8)(`The PDF report could not be fetched: ${describeFailure(error, delivery)}`);
				return { history };
			}
		}
		async function findReport(delivery) {
			const { client, clock, inputs, appId, run, redact } = delivery;
			let history = [];
			if (run.runNumber === undefined) {
				(0, annotate.R8)("The service did not give the number of the run, so the gate cannot find its report among the others. Look for it in the service.");
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
		async function upload(delivery, path) {
			const { environment, inputs } = delivery;
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
				(0, annotate.R8)(`The PDF report could not be uploaded as an artifact: ${describeFailure(error, delivery)} It is at ${path} (output \`report-path\`).`);
				return { path };
			}
		}
		function describeFailure(error, { redact }) {
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
			const detailsAtStart = (0, shown_details.oP)(inputs.details);
			const log = createProgressLog(secrets.redactors.text, detailsAtStart);
			const quotesProblems = detailsAtStart === "full";
			const options = {
				clock,
				signal,
				onRetry: log.onRetry,
				quotesProblems
			};
			const client = (0, service_connection.connectToService)(inputs.connection, secrets, options);
			const isPublic = (0, visibility.j)(environment.visibility, event.repository, token, signal);
			(0, publish.ES)(inputs);
			await (0, publish.Bs)(inputs.views);
			const decision = refusal ? { verdict: refusal } : await decideOn(job, {
				client,
				clock,
				onEvent: log.onEvent
			}, environment);
			signal.throwIfAborted();
			const decided = toResult(decision, job);
			(0, verdict_output.n0)(decided);
			if (inputs.settings.dryRun) await checkPermissions(inputs, policyReader);
			const { assessment } = decided;
			const { app, run } = decision;
			const details = app ? await (0, shown_details.IR)(inputs.details, isPublic) : decided.details;
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
		async function checkPermissions(inputs, workflowRun) {
			const { warnOfPermissions } = await __webpack_require__.e(936).then(__webpack_require__.bind(__webpack_require__, 82936));
			await (0, annotate.yh)("The permissions could not be checked", () => warnOfPermissions(inputs, workflowRun));
		}
		async function decideOn({ inputs, policyReader, progress, secrets }, { client, clock, onEvent }, { visibility }) {
			const { upload } = inputs.report;
			const redact = secrets.redactors.text;
			const details = (0, shown_details.oP)(inputs.details);
			const versionUrl = inputs.version?.url.href;
			const isUploadLikely = upload === "auto" ? visibility === "private" : upload;
			return decide({
				client,
				clock,
				random: Math.random,
				settings: inputs.settings,
				readPolicyFiles: () => readPolicyAndCheckProposal(inputs.policyFiles, policyReader),
				deployment: await connectToDeployment(inputs, clock, policyReader.signal),
				onEvent: (event) => {
					onEvent(event);
					if (event.kind === "app-found") {
						const { appUrl } = event.app;
						const doubt = (0, version_host.a)({
							versionUrl,
							appUrl,
							details
						});
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
		async function readPolicyAndCheckProposal(inputs, reader) {
			const proposal = findProblemOfProposal(inputs.configFile, reader);
			try {
				return await (0, policy_files.Qe)(inputs, reader);
			} finally {
				const problem = await proposal;
				if (problem !== undefined) (0, annotate.R8)(`The policy file of this pull request is malformed, and would fail every gate once it is merged: ${problem}`);
			}
		}
		function toResult(decision, job) {
			const { verdict, assessment } = decision;
			const { inputs, policyReader, secrets } = job;
			return {
				...decision,
				verdict: (0, redaction.Lv)(verdict, secrets.redactors.text),
				job: (0, decision_verdict.jz)(verdict, {
					...inputs,
					warnOnly: inputs.settings.warnOnly
				}),
				...attemptFacts(job, decision),
				assessment: assessment && (0, redaction.II)(assessment, secrets.redactors),
				baselineAppId: inputs.settings.baselineAppId,
				newOnly: inputs.settings.newOnly,
				policyFile: policyLink(inputs.policyFiles.configFile, policyReader.event, decision.sources?.policy !== undefined),
				...(0, workflow_facts.N)(inputs, policyReader.event)
			};
		}
		function cancelledResult(job) {
			const { inputs, policyReader, progress, secrets } = job;
			const message = describeCancellation(progress, inputs.settings.taskId);
			const verdict = (0, decision_verdict.RP)("cancelled", message);
			return {
				verdict: (0, redaction.Lv)(verdict, secrets.redactors.text),
				job: "failure",
				...attemptFacts(job, progress),
				...(0, workflow_facts.N)(inputs, policyReader.event)
			};
		}
		function attemptFacts({ inputs, progress, secrets: { redactors } }, { app, run }) {
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
	})
};
