export const id = 491;
export const ids = [491];
export const modules = {
	38491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cancelledResult: () => cancelledResult,
			runGate: () => runGate
		});
		var src_clock = __webpack_require__(78179);
		var errors = __webpack_require__(90654);
		var polling = __webpack_require__(30470);
		var reasons = __webpack_require__(64017);
		var decision_verdict = __webpack_require__(48977);
		var sentences = __webpack_require__(51699);
		;
		async function wait({ clock, settings, onEvent }, { what, ...options }) {
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
						elapsedMs
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
			const numbers = (await lookAtReports(gate)).map(({ runNumber }) => runNumber);
			if (ours !== undefined) requireNoneAbove(gate, numbers, ours);
			if (unendedAt && (0, src_clock.vF)(unendedAt, readAt) <= shortestRunMs) return;
			if (ours === undefined) throw mayBeSuperseded(gate, "the service gives our run no number", { noAdoption: true });
			try {
				await waitForLaterRun(gate, ours, readAt);
			} catch (error) {
				throw reportsUnreadable(gate, (0, errors.PL)(error));
			}
		}
		async function countsFindings(gate, run) {
			const reports = run.runNumber === undefined ? [] : await lookAtReports(gate);
			return reports.some(({ runNumber, issuesCount = 0 }) => runNumber === run.runNumber && issuesCount > 0);
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
			if (last.seen.some(({ runNumber }) => runNumber === ours)) return;
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
			const why = `its reports cannot be read${fault ? ` (${fault.message})` : ""}`;
			return mayBeSuperseded(gate, why, fault && isRefusal(fault) ? { noAdoption: true } : {});
		}
		function mayBeSuperseded(gate, why, details = {}) {
			const message = `A later run of the app may have changed the findings before they were read, and ${why}.`;
			return superseded(gate, message, details);
		}
		const ofAdopted = {
			nextStep: `Run the workflow again, without \`task-id\`: ${reasons.j7}`,
			remedy: "Adopt a run before another one starts: let only one job at a time test the app (a concurrency group)."
		};
		function superseded({ settings }, message, details) {
			const advice = settings.taskId === undefined ? {} : ofAdopted;
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
			const refused = ({ message }) => taskOfUnknownApp(run.taskId, `the service refuses to show the reports of the app: ${message}`);
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
		async function isReportedEarly({ app, client, settings }, run, limits) {
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
		function taskOfUnknownApp(taskId, why = "no report of the app names its run") {
			const message = `Nothing ties task ${taskId} (\`task-id\`) to the app: its record does not name the app, and ${why}.`;
			return new decision_verdict.C9((0, decision_verdict.CU)("task-not-found", message));
		}
		var task_states = __webpack_require__(48879);
		var duration = __webpack_require__(1217);
		var findings = __webpack_require__(98478);
		var retry = __webpack_require__(70207);
		;
		function joinQueue(gate) {
			const { clock, random, settings, onEvent } = gate;
			const limit = (0, duration.d)(settings.queueTimeoutMs);
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
					if (retryAfterMs >= remainingMs) throw rateTooLow(refusal, limit, retryAfterMs);
					onEvent({
						kind: "trigger-postponed",
						error: refusal,
						waitMs
					});
					await timed(() => clock.sleep(Math.min(waitMs, remainingMs)));
				}
			};
		}
		function rateTooLow(refusal, limit, retryAfterMs) {
			const message = `The service takes 10 triggers a minute from one address, and our turn did not come within ${limit} (\`queue-timeout-minutes\`): it asks to wait ${(0, duration.a)(retryAfterMs)} longer.`;
			const heading = `too many tests were started at once for ${limit}`;
			const nextStep = `Once fewer jobs start tests, choose "${reasons.K4}": ${reasons.j7}`;
			const cause = (0, sentences.em)(refusal.message);
			return new decision_verdict.C9((0, decision_verdict.RP)("queue-timed-out", message, {
				heading,
				nextStep,
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
				look: async (limits) => {
					const isIdle = await client.findings.status(app.appId, limits) !== findings.q;
					const isOurTurn = isIdle ? wasIdle : clock.now() - idleAt >= settings.timeoutMs;
					if (isIdle) idleAt = clock.now();
					wasIdle = isIdle;
					return isOurTurn || undefined;
				}
			});
		}
		;
		const maxLostTriggers = 1;
		async function startRun(gate, isActive = probeList) {
			const { progress } = gate;
			const queue = joinQueue(gate);
			let pauseAfterRefusal = createPauses(gate);
			if (await isActive(gate)) await queue.waitForOthers(progress.lostTriggers > 0);
			for (;;) {
				const attempt = await trigger(gate);
				if ("run" in attempt) return attempt;
				const { kind, error } = attempt;
				if (kind === "lost") await noteLostTrigger(gate, error);
				if (kind === "refused") await pauseAfterRefusal(error);
				if (kind === "rate-limited") await queue.waitForRate(error);
				if (kind !== "active" && !await runIsActiveOnceReached(gate)) continue;
				await queue.waitForOthers(progress.lostTriggers > 0, kind === "active" ? error : undefined);
				pauseAfterRefusal = createPauses(gate);
			}
		}
		async function probeList({ app, client }) {
			return await client.findings.probe(app.appId) === findings.q;
		}
		async function runIsActive({ app, client }) {
			return await client.findings.status(app.appId) === findings.q;
		}
		async function runIsActiveOnceReached(gate) {
			const { app, client, clock, settings } = gate;
			const looked = await wait(gate, {
				what: "an answer of the service",
				deadline: clock.now() + Math.min(settings.timeoutMs, outageMs),
				atOnce: true,
				look: (limits) => client.findings.status(app.appId, limits)
			});
			return "seen" in looked ? looked.seen === findings.q : runIsActive(gate);
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
				return failureOf(error);
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
		function failureOf(error) {
			if (error.code === "run-already-active" || error.code === "conflict") return {
				kind: "active",
				error
			};
			if (error.code === "rate-limited") return {
				kind: "rate-limited",
				error
			};
			if (error.code === "invalid-request" && /not registered/i.test(error.message)) throw new decision_verdict.C9((0, decision_verdict.RP)("registration-incomplete", (0, sentences.em)(error.message)));
			if (!error.notAccepted && error.status !== undefined && error.status < 300) throw acceptedUnread(error);
			if (!error.transient) throw error;
			return {
				kind: error.notAccepted ? "refused" : "lost",
				error
			};
		}
		function acceptedUnread({ message: why }) {
			const message = `The service accepted the trigger, but its answer does not name a new run, so the run cannot be followed: ${why}. No second run is triggered.`;
			return new decision_verdict.C9((0, decision_verdict.RP)("unexpected-response", message, { noAdoption: true }));
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
		function createPauses({ clock, random, settings, onEvent }) {
			const intervals = (0, polling.qR)(settings.cadence);
			let refusals = 0;
			return async (error) => {
				refusals += 1;
				const { retryAfterMs = 0 } = error;
				if (refusals > settings.maxRetries || retryAfterMs > retry.wJ) throw error;
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
				unendedAt: (0, task_states.H)(run.state) ? undefined : askedAt
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
			const { run, unendedAt } = begun;
			if (unendedAt === undefined) return begun;
			const look = lookAtRun(gate, run, unendedAt);
			try {
				const deadline = clock.now() + settings.timeoutMs;
				const ended = await wait(gate, {
					what: "the run to end",
					deadline,
					endsWait: isRefusal,
					look
				});
				if ("seen" in ended) return ended.seen;
				const limit = (0, duration.d)(settings.timeoutMs);
				const message = `The run did not end within ${limit} (\`timeout-minutes\`); it goes on at the service.`;
				const heading = `the run did not end within ${limit}`;
				const cause = causeOf(ended.lastFault);
				throw new decision_verdict.C9((0, decision_verdict.RP)("timed-out", message, {
					heading,
					cause
				}));
			} catch (error) {
				if (!(0, errors.gi)(error) || error.code === "login-rejected") throw error;
				const message = error.code === "not-found" ? `The service no longer knows the run, task ${run.taskId}.` : `The service refuses to show the run, task ${run.taskId}.`;
				const cause = (0, sentences.em)(error.message);
				throw new decision_verdict.C9((0, decision_verdict.RP)("unexpected-response", message, { cause }));
			}
		}
		function lookAtRun(gate, run, begunAt) {
			const { app, client, clock, progress, onEvent } = gate;
			const startedAt = clock.now();
			let unendedAt = begunAt;
			return async (limits) => {
				const isOfAnother = await isReportedEarly(gate, run, limits);
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
				if ((0, task_states.H)(current.state)) return {
					run: current,
					unendedAt
				};
				if (isOfAnother && current.appId === undefined) {
					const why = "the report of the app that names its run was listed before it ended";
					throw taskOfUnknownApp(run.taskId, why);
				}
				unendedAt = askedAt;
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
		const rejected = (said) => (0, decision_verdict.CU)("login-rejected", said);
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
				const message = `No app of the organization is registered with the URL ${url} (\`app-url\`).`;
				throw new decision_verdict.C9((0, decision_verdict.CU)("app-not-found", message));
			}
			if (others.length > 0) {
				const message = `\`app-url\`: ${others.length + 1} apps are registered with ${url}; give \`app-id\` instead.`;
				throw new decision_verdict.C9((0, decision_verdict.CU)("invalid-input", message));
			}
			const app = await client.apps.get(appId);
			if (app.appUrl === undefined || (0, same_url.c)(app.appUrl, url)) return app;
			const message = `The list of apps says that ${appId} is registered with ${url} (\`app-url\`), but the app itself names another URL.`;
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
			const message = `The onboarding of app ${appId} has paused: the service could not sign up at the app, and waits for a login.`;
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
			const message = `The registration of the app is ${status}; an app can be tested once it is COMPLETED.`;
			const cause = causeOf(waited.lastFault);
			throw new decision_verdict.C9((0, decision_verdict.RP)("registration-incomplete", message, { cause }));
		}
		function waitsForInput({ client }, appId) {
			return registration.uP(client.tasks, appId, { retries: 0 }).catch((error) => {
				(0, errors.PL)(error);
				return false;
			});
		}
		var findings_assessment = __webpack_require__(11480);
		var timestamp = __webpack_require__(92349);
		var list_findings = __webpack_require__(48672);
		;
		async function readFindingsOfRun(gate, run) {
			const source = `task ${run.taskId}`;
			const isEmptyInError = () => countsFindings(gate, run);
			try {
				return await readFindings(gate, gate.app.appId, {
					source,
					isEmptyInError
				});
			} catch (error) {
				const { message } = (0, errors.PL)(error);
				const what = `The service refuses to show the findings of ${source}.`;
				throw new decision_verdict.C9((0, decision_verdict.RP)("findings-unavailable", what, { cause: (0, sentences.em)(message) }));
			}
		}
		async function readFindings(gate, appId, { source, isEmptyInError = async () => false, ...limits }) {
			const { client, clock, settings, onEvent } = gate;
			const { intervalMs } = settings.cadence;
			const watch = (0, list_findings.E8)(client.findings, appId, () => onEvent({
				kind: "findings-awaited",
				timeoutMs: settings.timeoutMs
			}));
			const lasts = (0, polling.se)(clock, limits.patienceMs);
			let last;
			let flawed;
			const read = await wait(gate, {
				...watch,
				...limits,
				what: "the findings list to be ready",
				deadline: clock.now() + settings.timeoutMs,
				cadence: {
					intervalMs,
					maxIntervalMs: intervalMs
				},
				look: async (lookLimits) => {
					last = await watch.look(lookLimits);
					if (lasts(last?.kind === "stopped")) return last;
					if (last?.kind === "changing") flawed = flawedReading(gate, last);
					if (last?.kind !== "complete") return undefined;
					return last.items.length > 0 || !await isEmptyInError() ? last : undefined;
				}
			});
			if ("seen" in read && read.seen.kind === "complete") return {
				findings: read.seen.items,
				readAt: (0, src_clock.vE)(clock)
			};
			if (flawed) return flawed;
			const limit = (0, duration.d)(settings.timeoutMs);
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
			const { wasActive, idleAt } = await waitForActiveRun(gate);
			const reports = await readReports(gate, wasActive);
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
			const why = newest ? `The newest result of the app, of run ${newest.runNumber}, is ${(0, duration.a)(newest.ageMs)} old, above the ${(0, duration.a)(settings.maxResultAgeMs)} of \`max-result-age-hours\`.` : "The app has no report that names its run and its date.";
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
			return `This is the newest result of the app, of run ${runNumber} on ${day} UTC, ${(0, duration.a)(ageMs)} ago. No test was started, so it proves nothing about this build.`;
		}
		function readFindingsOfResult(gate, result) {
			const source = `run ${result.runNumber}`;
			const isEmptyInError = async () => result.issuesCount > 0;
			return readFindings(gate, gate.app.appId, {
				source,
				isEmptyInError
			});
		}
		async function requireStillNewest(gate, { runNumber, idleAt }, { flaw, readAt }) {
			if (flaw) throw new decision_verdict.C9(flaw);
			const { clock, settings } = gate;
			if ((0, src_clock.vF)(idleAt, readAt) > shortestRunMs) await clock.sleep(reportsTimeout(settings));
			const timeoutMs = Math.max(settings.reportTimeoutMs, polling.gC);
			const listed = await listReports(gate, timeoutMs);
			const latest = "seen" in listed ? newestIn(listed.seen, gate) : undefined;
			if (latest?.runNumber === runNumber) return undefined;
			const message = latest ? `Run ${latest.runNumber} of the app ended while the findings of run ${runNumber} were judged.` : `A later run may have changed the findings of run ${runNumber}: the reports of the app do not show which one is the newest.`;
			throw new decision_verdict.C9((0, decision_verdict.RP)("superseded", message, {
				...judgeAgain,
				noAdoption: true
			}));
		}
		const judgeAgain = {
			nextStep: `Choose "${reasons.K4}": it judges the newest result then.`,
			remedy: "Judge the newest result while no test of the app is running."
		};
		async function waitForActiveRun(gate) {
			const { app, client, clock, settings, onEvent } = gate;
			let wasActive = false;
			const looked = await wait(gate, {
				...endOnRefusal,
				what: "the active run of the app to end",
				deadline: clock.now() + Math.max(settings.queueTimeoutMs, polling.gC),
				look: async (limits) => {
					const askedAt = (0, src_clock.vE)(clock);
					if (await client.findings.status(app.appId, limits) !== findings.q) return askedAt;
					if (settings.onActiveRun === "fail") throw new decision_verdict.C9(runActive);
					if (!wasActive) onEvent({
						kind: "queued-behind-run",
						timeoutMs: settings.queueTimeoutMs
					});
					wasActive = true;
					return undefined;
				}
			});
			if ("seen" in looked) return {
				wasActive,
				idleAt: looked.seen
			};
			if (looked.lastFault) throw outOfReach(gate, "findings list", looked.lastFault);
			const limit = (0, duration.d)(settings.queueTimeoutMs);
			const message = `A run of the app is active, and did not end within ${limit} (\`queue-timeout-minutes\`).`;
			const heading = `another test was running for ${limit}`;
			throw new decision_verdict.C9((0, decision_verdict.RP)("queue-timed-out", message, { heading }));
		}
		const runActive = (0, decision_verdict.RP)("run-already-active", "A run of the app is active.");
		async function readReports(gate, isAfterRun) {
			const { settings } = gate;
			if (isAfterRun) {
				const isYoung = (reports) => isYoungEnough(newestIn(reports, gate), gate);
				const listed = await listReports(gate, reportsTimeout(settings), isYoung);
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
			const limit = (0, duration.d)(settings.queueTimeoutMs);
			const message = `The ${what} of the app could not be read within ${limit} (\`queue-timeout-minutes\`), and no test was started.`;
			return new decision_verdict.C9((0, decision_verdict.RP)("service-unavailable", message, { cause: causeOf(lastFault) }));
		}
		var decision_progress = __webpack_require__(35361);
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
				const wasNeverTested = error instanceof decision_verdict.C9 && error.verdict.reason === "no-runs";
				if (!wasNeverTested && !(0, errors.gi)(error, ...refusals)) throw error;
				throw invalid(appId, error.message);
			}
		}
		function invalid(appId, why) {
			const message = (0, sentences.em)(`The baseline (\`baseline-app-id\` ${appId}) cannot be used: ${why}`);
			return new decision_verdict.C9((0, decision_verdict.CU)("invalid-baseline", message));
		}
		var commit = __webpack_require__(84012);
		var untrusted = __webpack_require__(99815);
		;
		const oldBuild = "the old build still answers";
		const noVersion = "the version of the app cannot be read";
		function proveVersion(gate, deployment) {
			const build = deployment.expected;
			let wasSeen = false;
			const waitForBuild = async () => {
				const timeoutMs = gate.settings.dryRun ? 0 : deployment.timeoutMs;
				const { kind, seen } = await lookUntil(["expected"], gate, deployment, timeoutMs);
				if (kind !== "expected") {
					const message = `The app does not report the expected build ${build}: it ${seen}.`;
					throw wrongVersion(message, { heading: kind === "other" ? oldBuild : noVersion });
				}
				wasSeen = true;
				gate.onEvent({
					kind: "version-seen",
					build
				});
			};
			const lookAgain = async (when) => {
				const { timeoutMs } = deployment;
				const lookOnce = () => lookUntil(["expected", "other"], gate, deployment, timeoutMs);
				let { kind, seen } = await lookOnce();
				if (kind === "other") {
					await gate.clock.sleep(gate.settings.cadence.intervalMs);
					({kind, seen} = await lookOnce());
				}
				const reported = `the app reported the expected build ${build}, but ${when} it ${seen}`;
				if (kind === "unreadable") throw wrongVersion(`${(0, sentences.l2)(reported)}.`, { heading: noVersion });
				if (kind === "other") throw new decision_verdict.C9((0, decision_verdict.RP)("version-changed", `The deployment changed: ${reported}.`));
			};
			return {
				beforeTrigger: () => wasSeen ? lookAgain("before the trigger") : waitForBuild(),
				beforeAdopting: async (run) => {
					if (run.state === "INTERRUPTED") return;
					if (run.state !== "QUEUED") throw begunTooEarly(run, build);
					await waitForBuild();
					const current = await readTask(gate, run.taskId);
					if (current.state !== "QUEUED") throw begunTooEarly({
						...run,
						...current
					}, build);
				},
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
		async function lookUntil(settled, gate, deployment, timeoutMs) {
			const { clock, onEvent } = gate;
			const deadline = clock.now() + timeoutMs;
			const build = deployment.expected;
			let last = await lookAtVersion(deployment, Math.max(deadline, clock.now() + polling.gC));
			if (settled.includes(last.kind) || timeoutMs === 0) return last;
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
			if ("fault" in reading) return {
				kind: "unreadable",
				seen: `could not be read (${reading.fault})`
			};
			const seen = `answers "${(0, untrusted.Kb)(reading.text)}"`;
			if (reading.text.includes(expected)) return {
				kind: "expected",
				seen
			};
			return {
				kind: "other",
				seen: `${seen}${explainMismatch(reading.text, deployment)}`
			};
		}
		function explainMismatch(text, { expected, mergeCommit }) {
			const commits = text.match(/[\da-f]{7,}/gi) ?? [];
			const form = (commit) => commits.find((each) => commit.toLowerCase().startsWith(each.toLowerCase()));
			const short = (0, commit.W)(expected) ? form(expected) : undefined;
			if (short !== undefined && short.length < expected.length) return `, where ${short} is the short form of the expected commit; let it report the whole commit`;
			const merge = mergeCommit === undefined ? undefined : form(mergeCommit);
			if (merge === undefined) return "";
			return `, where ${merge} is the merge commit of the pull request, which \`actions/checkout\` takes by default; deploy \`github.event.pull_request.head.sha\`, or set \`expected-version\` to \`github.sha\``;
		}
		function begunTooEarly({ taskId, state }, build) {
			const message = `Task ${taskId} (\`task-id\`) is ${state}: it may have begun before build ${build} was deployed, and proves nothing about it.`;
			return wrongVersion(message, {
				heading: "the adopted run may have tested another build",
				nextStep: `Run the workflow again, without \`task-id\`: ${reasons.j7}`,
				remedy: "Let one job start the run and wait for it. An adopted run can be judged without `version-url`, and then proves nothing about the build."
			});
		}
		function wrongVersion(message, details) {
			return new decision_verdict.C9((0, decision_verdict.RP)("wrong-version", message, details));
		}
		;
		async function decide({ progress = (0, decision_progress.n)(), ...options }) {
			const decision = await testAndAssess({
				...options,
				progress
			}).catch((error) => ({ verdict: withLostTriggers(verdictOfException(error), progress) }));
			const { app, run, policy } = progress;
			return {
				run,
				...decision,
				app,
				policy
			};
		}
		function verdictOfException(error) {
			return error instanceof decision_verdict.C9 ? error.verdict : verdictOfFailure(error);
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
			progress.policy = (0, decision_progress.w)(files.policy, files.policyOrigin);
			onEvent({
				kind: "policy-read",
				policy: progress.policy
			});
			const gate = {
				...options,
				app,
				proof: deployment && proveVersion(options, deployment)
			};
			const baseline = await readBaseline(gate, files);
			if (settings.dryRun) throw await endOfDryRun(gate);
			const newest = await findNewestResult(gate);
			if (newest) return judgeNewest(gate, newest, files, baseline);
			const begun = await beginRun(gate);
			if (!settings.waitForCompletion) {
				const message = "A run was triggered and not waited for (`wait-for-completion: false`).";
				throw new decision_verdict.C9((0, decision_verdict.RP)("not-awaited", message));
			}
			const completed = await completeRun(gate, begun);
			await requireTaskOfApp(gate, completed.run);
			const prove = (reading, fails) => proveRun(gate, completed, reading, fails);
			return judge(gate, await readFindingsOfRun(gate, completed.run), prove, {
				files,
				baseline
			});
		}
		async function judgeNewest(gate, newest, files, baseline) {
			const prove = (reading) => requireStillNewest(gate, newest, reading);
			const reading = await readFindingsOfResult(gate, newest);
			const decision = await judge(gate, reading, prove, {
				files,
				baseline
			});
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
				run: runOfResult(newest)
			};
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
		async function judge({ app, settings, clock }, reading, prove, { files, baseline }) {
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
			const proven = await prove(reading, fails).catch((error) => doubtOf(error));
			const doubt = proven instanceof decision_verdict.C9 ? proven : undefined;
			const verdict = (0, decision_verdict.fh)(assessment, doubt);
			const provenVersion = proven instanceof decision_verdict.C9 ? undefined : proven;
			return {
				verdict,
				assessment,
				threshold,
				sources,
				provenVersion
			};
		}
		async function proveRun(gate, completed, { flaw, readAt }, fails) {
			if (flaw) throw new decision_verdict.C9(flaw);
			if (gate.proof) return gate.proof.afterRun();
			if (!fails) await requireNoLaterRun(gate, completed, readAt);
			return undefined;
		}
		function doubtOf(error) {
			return error instanceof decision_verdict.C9 ? error : new decision_verdict.C9(verdictOfFailure(error));
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
		var policy_files = __webpack_require__(54990);
		var service_connection = __webpack_require__(81168);
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
		var external_node_process_ = __webpack_require__(1708);
		var config_file = __webpack_require__(33315);
		;
		function policyLink(configFile, { repository, defaultBranch }, exists) {
			const server = external_node_process_.env.GITHUB_SERVER_URL || "https://github.com";
			if (typeof configFile === "object") {
				const { repository: other, path, ref } = configFile;
				const url = `${server}/${other.owner}/${other.name}/blob/${encodePath(ref)}/${encodePath(path)}`;
				return {
					name: `${path} of ${(0, config_file.z)(configFile)}`,
					url
				};
			}
			const path = (configFile ?? policy_files.km).replace(/^(?:\.\/)+/, "");
			if (!repository || defaultBranch === undefined) return {
				name: path,
				url: undefined
			};
			const base = `${server}/${repository.owner}/${repository.name}`;
			const branch = encodePath(defaultBranch);
			const url = exists ? `${base}/edit/${branch}/${encodePath(path)}` : `${base}/new/${branch}?filename=${encodeURIComponent(path)}`;
			return {
				name: `${path} on ${defaultBranch}`,
				url
			};
		}
		function encodePath(path) {
			return path.split("/").map(encodeURIComponent).join("/");
		}
		var job = __webpack_require__(14718);
		;
		function createProgressLog(redact) {
			let shown;
			let lastLineAt = performance.now();
			const log = (line) => {
				(0, core.pq)((0, untrusted.Ig)(redact(line)));
				lastLineAt = performance.now();
			};
			const onEvent = (event) => {
				const isQuiet = performance.now() - lastLineAt < job.fO;
				const line = event.kind === "waiting" && isQuiet ? undefined : lineOf(event, shown);
				if ("run" in event) shown = event.run;
				if (line !== undefined) log(line);
			};
			return {
				onEvent,
				onRetry: (event) => log((0, job.Rn)(event))
			};
		}
		function lineOf(event, shown) {
			switch (event.kind) {
				case "app-found": return `App ${event.app.label ?? ""} (${event.app.appId}), registration ${event.app.registrationStatus}`;
				case "registration-awaited": return `Registration is ${event.status}; waiting up to ${(0, duration.a)(event.timeoutMs)} for it to be COMPLETED`;
				case "version-awaited": return `The app does not report build ${event.build} yet: it ${event.seen}; waiting up to ${(0, duration.a)(event.timeoutMs)}`;
				case "version-differs": return `The app ${event.seen}`;
				case "version-seen": return `The app reports build ${event.build}`;
				case "version-proven": return `Tested build ${event.build}, before and after the run`;
				case "newest-result-found": return `The newest result of the app, of run ${event.runNumber}, is ${(0, duration.a)(event.ageMs)} old; it is judged without starting a test`;
				case "newest-result-stale": return `${event.why} A test is started`;
				case "run-triggered": return `Triggered ${nameOf(event.run)}`;
				case "run-adopted": return `Adopted ${nameOf(event.run)}, which is ${event.run.state}`;
				case "trigger-uncertain": return `${event.error.message}; it is unknown whether a run started, so the findings list is looked at first`;
				case "trigger-postponed": return (0, job.Rn)(event);
				case "queued-behind-run": return `Another run of the app is active; waiting up to ${(0, duration.a)(event.timeoutMs)} for it to end. With a concurrency group jobs that test one app wait before they start`;
				case "run-polled": return event.run.state === shown?.state && event.run.taskId === shown.taskId ? undefined : `${(0, sentences.l2)(nameOf(event.run))} is ${event.run.state} after ${(0, duration.a)(event.elapsedMs)}`;
				case "run-interrupted": return `The run was INTERRUPTED, its findings are unknown; triggering rerun ${event.rerun} of ${event.maxReruns}`;
				case "policy-read": return `Policy: ${event.policy}`;
				case "baseline-read": return `The baseline, app ${event.baseline.appId}, has ${event.baseline.findings.length} open findings`;
				case "findings-awaited": return `The findings list still says RUN_IN_PROGRESS; waiting up to ${(0, duration.a)(event.timeoutMs)}`;
				case "later-runs-excluded": return `A later run may have changed the findings before they were read; its report would be listed within ${(0, duration.a)(event.timeoutMs)}`;
				case "waiting": return (0, job.Sh)(event.for, event.elapsedMs);
				case "poll-failed": return (0, job.z9)(event.error);
			}
		}
		function nameOf({ runNumber, taskId }) {
			return runNumber === undefined ? `the run (task ${taskId})` : `run ${runNumber} (task ${taskId})`;
		}
		var github_octokit = __webpack_require__(46038);
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
		async function isReportWanted({ upload }, isPublic) {
			if (upload !== "auto") return upload;
			if (!await isPublic()) return true;
			(0, annotate.Vg)("The PDF report is not uploaded: anyone could read it in a public repository, and one of unknown visibility counts as public (`upload-report: auto`). Set `upload-report: true` to upload it all the same.");
			return false;
		}
		function deliverReport(job) {
			return (0, core.Os)("PDF report", async () => {
				const history = [];
				const path = await fetchReport(job, history);
				return path === undefined ? { history } : {
					...await upload(job, path),
					history
				};
			});
		}
		async function fetchReport(job, history) {
			try {
				const report = await findReport(job, history);
				if (!report) return undefined;
				const folder = await (0, promises_.mkdtemp)((0, external_node_path_.join)(job.environment.tempFolder, "security-test-gate-"));
				const path = (0, external_node_path_.join)(folder, `${job.inputs.artifactName}.pdf`);
				await job.client.reports.download(report.reportId, path);
				(0, core.pq)(`Report downloaded to ${path}`);
				return path;
			} catch (error) {
				(0, annotate.R8)(`The PDF report could not be fetched: ${adviceOn(error, job)}`);
				return undefined;
			}
		}
		async function findReport(job, history) {
			const { client, clock, inputs, appId, run, redact } = job;
			if (run.runNumber === undefined) {
				(0, annotate.R8)("The service did not give the number of the run, so its report cannot be told from the others. Look for it in the service.");
				return undefined;
			}
			const look = async (limits) => {
				history.splice(0, history.length, ...await client.reports.list(appId, limits));
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
			if (!report) (0, annotate.R8)(`The report of run ${run.runNumber} was not listed within ${inputs.timeoutMs / 1e3} s. Raise \`report-timeout-seconds\`, or download it from the service.`);
			return report;
		}
		async function upload(job, path) {
			const { environment, inputs } = job;
			if (environment.isOtherServer) {
				(0, annotate.R8)(`The PDF report was not uploaded: only github.com and ghe.com take this kind of artifact, and this is another server (GITHUB_SERVER_URL). Upload the output \`report-path\` (${path}) in a step of its own; on GitHub Enterprise Server actions/upload-artifact@v3 does it.`);
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
		var verdict_output = __webpack_require__(37347);
		;
		async function runGate(job) {
			const { inputs, refusal, policyReader, secrets } = job;
			const { event, token, signal } = policyReader;
			const clock = (0, src_clock.ml)(signal);
			const environment = (0, github_environment.Qo)();
			const log = createProgressLog(secrets.redactors.text);
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
			const decided = resultOf(decision, job, environment);
			(0, verdict_output.n0)(decided);
			const { assessment } = decided;
			const { app, run } = decision;
			const details = assessment ? await detailsOf(inputs, isPublic) : "counts";
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
		async function decideOn({ inputs, policyReader, progress }, { client, clock, onEvent }, { visibility }) {
			const { upload } = inputs.report;
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
		function resultOf(decision, job, environment) {
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
				details: "counts",
				commit: policyReader.event.headSha,
				isPullRequest: policyReader.event.pullRequest !== undefined,
				policyFile: policyLink(inputs.policyFiles.configFile, policyReader.event, decision.sources?.policy !== undefined),
				docsUrl: (0, github_environment.X)(),
				runUrl: environment.runUrl
			};
		}
		function cancelledResult(job) {
			const { progress, secrets } = job;
			const verdict = (0, decision_verdict.RP)("cancelled", messageOnCancellation(progress));
			return {
				verdict: (0, redaction.Lv)(verdict, secrets.redactors.text),
				job: "failure",
				...testedBy(job, progress),
				details: "counts",
				docsUrl: (0, github_environment.X)()
			};
		}
		function messageOnCancellation({ run, triggering, lostTriggers }) {
			if (run && !(0, task_states.H)(run.state)) return `The job was cancelled. The run goes on at the service (task ${run.taskId}).`;
			if (run?.state === "COMPLETED") return `The job was cancelled after the run had ended (task ${run.taskId}).`;
			return triggering || lostTriggers > 0 ? "The job was cancelled while it started a test; that test may have started at the service, and may cost credits." : "The job was cancelled; no run of this job is left at the service.";
		}
		function testedBy({ inputs, secrets: { redactors } }, { app, run }) {
			return {
				app: app && (0, redaction.nQ)(app, redactors),
				run: run && (0, redaction.VS)(withAddress(inputs.connection.baseUrl, run), redactors),
				asksForProof: inputs.version !== undefined,
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
