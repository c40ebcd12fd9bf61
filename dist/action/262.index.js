export const id = 262;
export const ids = [
	262,
	277,
	728
];
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
	277: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { updateGitHubViews: () => updateGitHubViews });
		var core = __webpack_require__(6805);
		var verdict = __webpack_require__(8977);
		var environment = __webpack_require__(876);
		var failure = __webpack_require__(4679);
		var github_octokit = __webpack_require__(6038);
		var external_node_crypto_ = __webpack_require__(7598);
		var promises_ = __webpack_require__(8500);
		var nested_value = __webpack_require__(4602);
		;
		function markerOf(...names) {
			return hiddenLine(hashOf(names));
		}
		function hashOf(names) {
			return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(names)).digest("hex").slice(0, 32);
		}
		function hiddenLine(text) {
			return `<!-- security-test-gate:${text} -->`;
		}
		function bodyOf({ marker, saying, body }) {
			return `${marker}\n${hiddenLine(`${speakerOf(saying)}${saying.badness}`)}\n${body}`;
		}
		function speakerOf({ attempt = "" }) {
			return hashOf(["attempt", attempt]).slice(0, -1);
		}
		function outweighs(post, saying) {
			const said = /^<!-- .* -->\r?\n<!-- security-test-gate:(\w{31})([0-3]) -->/.exec(post.body ?? "");
			return saying.attempt !== undefined && said?.[1] === speakerOf(saying) && Number(said[2]) >= saying.badness;
		}
		function isSameText(left, right) {
			const normal = (text) => text.replaceAll("\r\n", "\n").trimEnd();
			return normal(left ?? "") === normal(right);
		}
		async function findOwn(octokit, pages, marker) {
			const isOwn = createAuthorship(octokit);
			for await (const { data } of pages) {
				if (!Array.isArray(data)) throw new Error("GitHub answered with something that is not a list.");
				for (const post of data) if (post.body?.startsWith(marker) && await isOwn(post.user)) return post;
			}
			return undefined;
		}
		function createAuthorship(octokit) {
			let self;
			return async (author) => {
				if (!author || author.type === "Bot") return true;
				self ??= whoAmI(octokit);
				return (0, nested_value.C)(await self, "id") === author.id;
			};
		}
		async function whoAmI(octokit) {
			try {
				return (await octokit.rest.users.getAuthenticated()).data;
			} catch (error) {
				if ((0, failure.GZ)(error)) return undefined;
				throw error;
			}
		}
		async function createOnce({ create, find }) {
			if (!create) return undefined;
			try {
				return await create();
			} catch (error) {
				if (error instanceof failure.iK || !(0, failure.X2)(error)) throw error;
				await (0, promises_.setTimeout)(1e3);
				return await find() ?? await create();
			}
		}
		const maxRounds = 3;
		const settleMs = 1e3;
		async function keepPost(post) {
			const { saying, find } = post;
			const first = await find();
			const created = first ? undefined : await createOnce(post);
			let done = created ? {
				change: post.created,
				url: created.html_url
			} : { change: "none" };
			let current = created && saying.attempt !== undefined ? await find() : first;
			for (let round = 0; current && round < maxRounds; round += 1) {
				const url = current.html_url;
				const standing = standingOf(current, post.isSame(current), saying);
				if (standing !== undefined) {
					await discardSecond(post, created, current);
					return standing === "unchanged" && "url" in done ? {
						...done,
						url
					} : {
						change: standing,
						url
					};
				}
				done = {
					change: await post.rewrite(current),
					url
				};
				if (saying.attempt === undefined || saying.badness === 0) return done;
				await (0, promises_.setTimeout)(settleMs);
				current = await find();
			}
			return done;
		}
		async function discardSecond(post, made, kept) {
			if (made && made.id !== kept.id) await post.discard(made).catch(() => {});
		}
		function standingOf(found, isSame, saying) {
			if (found.state !== undefined && found.state !== "open") return undefined;
			if (isSame) return "unchanged";
			return outweighs(found, saying) ? "kept" : undefined;
		}
		var github_event = __webpack_require__(5865);
		;
		async function upsertComment(comment) {
			const { octokit, repository, pullRequest, marker, mode, saying } = comment;
			const { number, isFork } = pullRequest;
			const body = bodyOf(comment);
			const here = (0, github_event.at)(repository);
			const inPullRequest = {
				...here,
				issue_number: number
			};
			const { createComment, deleteComment, listComments, updateComment } = octokit.rest.issues;
			const create = async () => (await createComment({
				...inPullRequest,
				body
			})).data;
			const failed = `The comment on pull request #${number} could not be written`;
			const keep = () => keepPost({
				saying,
				find: () => {
					const pages = octokit.paginate.iterator(listComments, {
						...inPullRequest,
						per_page: 100
					});
					return findOwn(octokit, pages, marker);
				},
				isSame: (found) => isSameText(found.body, body),
				create: mode === "upsert" ? create : undefined,
				created: "created",
				rewrite: async ({ id }) => {
					await updateComment({
						...here,
						comment_id: id,
						body
					});
					return "updated";
				},
				discard: ({ id }) => deleteComment({
					...here,
					comment_id: id
				})
			});
			return (0, failure.SP)({
				failed,
				permission: "pull-requests: write",
				isFork
			}, keep);
		}
		async function readHead(octokit, repository, { number }) {
			const wanted = {
				...(0, github_event.at)(repository),
				pull_number: number
			};
			const answer = await octokit.rest.pulls.get(wanted).catch(() => undefined);
			return (0, nested_value.$)(answer, "data", "head", "sha");
		}
		;
		const issueLabel = "security-test-gate";
		function syncIssue(issue) {
			const failed = "The issue of the security gate could not be kept up to date";
			const sync = issue.state === "closed" ? sticky_issue_close : sticky_issue_open;
			return (0, failure.SP)({
				failed,
				permission: "issues: write"
			}, () => sync(issue));
		}
		async function sticky_issue_close(issue) {
			const { octokit, repository, saying, body } = issue;
			const found = await findIssue(issue);
			if (!found) return { change: "none" };
			const { html_url: url, number: issue_number } = found;
			if (found.state !== "open") return {
				change: "unchanged",
				url
			};
			if (outweighs(found, saying)) return {
				change: "kept",
				url
			};
			const { createComment, update } = octokit.rest.issues;
			const here = {
				...(0, github_event.at)(repository),
				issue_number
			};
			await update({
				...here,
				state: "closed",
				state_reason: "completed"
			});
			await createComment({
				...here,
				body
			});
			return {
				change: "closed",
				url
			};
		}
		function sticky_issue_open(issue) {
			const { octokit, repository, title, saying } = issue;
			const body = bodyOf(issue);
			const here = (0, github_event.at)(repository);
			const { create, update } = octokit.rest.issues;
			return keepPost({
				saying,
				find: () => findIssue(issue),
				isSame: (found) => found.title === title && isSameText(found.body, body),
				create: async () => {
					const { data } = await create({
						...here,
						title,
						body,
						labels: [issueLabel]
					});
					requireLabel(data);
					return data;
				},
				created: "opened",
				rewrite: async ({ number: issue_number, state }) => {
					const isOpen = state === "open";
					const reopened = {
						state: "open",
						state_reason: "reopened"
					};
					await update({
						...here,
						issue_number,
						title,
						body,
						...!isOpen && reopened
					});
					return isOpen ? "updated" : "reopened";
				},
				discard: ({ number: issue_number }) => update({
					...here,
					issue_number,
					state: "closed",
					state_reason: "not_planned"
				})
			});
		}
		function findIssue({ octokit, repository, marker }) {
			const order = {
				sort: "created",
				direction: "asc",
				per_page: 100
			};
			const wanted = {
				...(0, github_event.at)(repository),
				labels: issueLabel,
				state: "all",
				...order
			};
			const pages = octokit.paginate.iterator(octokit.rest.issues.listForRepo, wanted);
			return findOwn(octokit, pages, marker);
		}
		function requireLabel(issue) {
			if (issue.labels.some((label) => (typeof label === "string" ? label : label.name) === issueLabel)) return;
			throw new failure.iK(`The issue ${issue.html_url} was opened without its label, by which the next run would find it. Add the label \`${issueLabel}\` to it, and let \`github-token\` be one with write access.`);
		}
		var untrusted = __webpack_require__(9815);
		var results_sections = __webpack_require__(8910);
		;
		const maxBytes = 4e4;
		const maxItems = 25;
		const elsewhere = ", in the job summary and the service";
		const maxTitleLength = 200;
		function renderIssueTitle({ app }, appName) {
			return `Security Test Gate: ${(0, untrusted.ml)((0, untrusted.Ig)(app?.label ?? appName), maxTitleLength)} is not proven clean`;
		}
		function renderComment(result) {
			const { assessment, details } = result;
			const sections = ["## Security Test Gate", (0, results_sections.pd)(result)];
			if (assessment) {
				const findings = details === "full" ? renderBlocking(result, assessment) : (0, results_sections.J4)(result);
				sections.push(findings, (0, results_sections.Pn)(assessment));
			}
			return (0, results_sections.fj)([...sections, (0, results_sections.Id)(result)]);
		}
		function renderBlocking({ runUrl }, { blocking }) {
			if (blocking.length === 0) return "";
			const summary = runUrl ? `[job summary](${runUrl})` : "job summary";
			const names = (0, results_sections.pI)(blocking, {
				maxItems,
				maxBytes,
				elsewhere
			}, results_sections.gU);
			return `#### Blocking findings\n\n${names}\n\nThe ${summary} has impact, remediation and \`id\` of each.`;
		}
		var annotate = __webpack_require__(466);
		;
		const badness = {
			passed: 0,
			"not-tested": 1,
			error: 2,
			failed: 3
		};
		const startedByNoPush = new Set([
			"issue_comment",
			"workflow_dispatch",
			"repository_dispatch",
			"schedule"
		]);
		async function updateGitHubViews(views) {
			const { result, inputs, run } = views;
			if ((0, verdict.lU)(result.verdict)) return;
			const { comment, openIssue } = inputs.github;
			if (comment !== "never") await attempt(() => updateComment(views));
			const isOfBranch = run.event.name === "schedule" && !run.event.pullRequest;
			if (openIssue && isOfBranch) await attempt(() => updateIssue(views));
		}
		async function updateComment({ result, inputs, run }) {
			const { event, token, signal } = run;
			const { pullRequest, repository, workflow, job, headSha } = event;
			if (!pullRequest || !repository) {
				if (!/^pull_request(_target)?$/.test(event.name)) return;
				throw new failure.iK("The pull request has no comment: the event does not tell which one it is, or of which repository.");
			}
			if (headSha !== undefined && !startedByNoPush.has(event.name)) {
				const octokit = await (0, github_octokit.Q)({
					token,
					signal,
					timeLimitMs: 5e3
				});
				const head = await readHead(octokit, repository, pullRequest);
				if (head !== undefined && head !== headSha) return (0, core.pq)((0, untrusted.Ig)(`Pull request comment left as it is: ${headSha} is no longer the head`));
			}
			const isQuiet = inputs.github.comment === "on-failure" && result.verdict.verdict === "passed";
			const changed = await upsertComment({
				octokit: await (0, github_octokit.Q)({
					token,
					signal
				}),
				repository,
				pullRequest,
				marker: markerOf("comment", nameOf(inputs.settings.app), workflow, job),
				saying: sayingOf(result),
				body: renderComment(result),
				mode: isQuiet ? "update" : "upsert"
			});
			if (changed.change !== "none") (0, core.pq)(`Pull request comment ${doneTo(changed)}: ${changed.url}`);
		}
		async function updateIssue({ result, inputs, run }) {
			const { event, token, signal } = run;
			const appId = nameOf(inputs.settings.app);
			if (!event.repository) throw new failure.iK("There is no issue: the event does not tell the repository.");
			const changed = await syncIssue({
				octokit: await (0, github_octokit.Q)({
					token,
					signal
				}),
				repository: event.repository,
				marker: markerOf("issue", appId),
				title: renderIssueTitle(result, appId),
				saying: sayingOf(result),
				body: renderComment(result),
				state: result.verdict.verdict === "passed" ? "closed" : "open"
			});
			if (changed.change !== "none") (0, core.pq)(`Issue ${doneTo(changed)}: ${changed.url}`);
		}
		function nameOf(app) {
			return "id" in app ? app.id : app.url;
		}
		function sayingOf({ verdict }) {
			return {
				attempt: (0, environment.ce)(),
				badness: badness[verdict.verdict]
			};
		}
		function doneTo({ change }) {
			return change === "kept" ? "left as another job of this run wrote it" : change;
		}
		async function attempt(action) {
			try {
				await action();
			} catch (error) {
				(0, annotate.Vg)(error instanceof failure.iK ? error.message : `GitHub could not be told: ${error}`);
			}
		}
	}),
	262: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cancelledResult: () => cancelledResult,
			runGate: () => runGate
		});
		var external_node_v8_ = __webpack_require__(8877);
		var src_clock = __webpack_require__(8179);
		var errors = __webpack_require__(654);
		var task_states = __webpack_require__(8879);
		var polling = __webpack_require__(470);
		var sentences = __webpack_require__(1699);
		;
		async function awaitIn({ clock, settings, tell }, { what, ...wait }) {
			let fault;
			const seen = await (0, polling.wt)({
				cadence: settings.cadence,
				...wait,
				clock,
				onNothing: (elapsedMs) => {
					fault = undefined;
					tell({
						kind: "waiting",
						for: what,
						elapsedMs
					});
				},
				onFault: (error) => {
					fault = error;
					tell({
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
		function awaitReports(gate, { find, ...wait }) {
			return awaitIn(gate, {
				...wait,
				atOnce: true,
				believes: isRefusal,
				look: async (limits) => find(await gate.client.reports.list(gate.app.appId, limits))
			});
		}
		function timeoutMessage(what, lastFault) {
			const why = lastFault ? ` The last attempt failed: ${(0, sentences.em)(lastFault.message)}` : "";
			return `${what}.${why}`;
		}
		;
		function momentOf(clock) {
			return {
				now: clock.now(),
				wallNow: clock.wallNow()
			};
		}
		function timeBetween(from, to) {
			return Math.max(to.now - from.now, to.wallNow - from.wallNow);
		}
		var findings = __webpack_require__(8478);
		var decision_verdict = __webpack_require__(8977);
		;
		const ownersLook = 3;
		const leastPause = 4;
		function joinQueue(gate) {
			const { clock, settings, tell } = gate;
			let remainingMs = settings.queueTimeoutMs;
			return async (maybeOurs) => {
				const whose = maybeOurs ? "A run is active for the app, perhaps the one whose answer was lost" : "Another run of the app is active";
				if (settings.onActiveRun === "fail") return (0, decision_verdict.RP)("run-already-active", `${whose}.`);
				tell({
					kind: "queued-behind-run",
					timeoutMs: remainingMs
				});
				const startedAt = clock.now();
				const turn = await awaitTurn(gate, startedAt + remainingMs);
				remainingMs = Math.max(0, remainingMs - (clock.now() - startedAt));
				if ("seen" in turn) return undefined;
				const what = `${whose}, and our turn did not come within \`queue-timeout-minutes\``;
				return (0, decision_verdict.RP)("queue-timed-out", timeoutMessage(what, turn.lastFault));
			};
		}
		function awaitTurn(gate, deadline) {
			const { app, client, clock, random, settings } = gate;
			const { intervalMs } = settings.cadence;
			let wasIdle = false;
			let idleAt = clock.now();
			return awaitIn(gate, {
				what: "its turn to test the app",
				deadline,
				cadence: () => intervalMs * (wasIdle ? leastPause + random() : .5 + random()),
				look: async (limits) => {
					const isIdle = await client.findings.status(app.appId, limits) !== findings.q;
					const isOurTurn = isIdle ? wasIdle : clock.now() - idleAt >= settings.timeoutMs;
					if (isIdle) idleAt = clock.now();
					wasIdle = isIdle;
					return isOurTurn || undefined;
				}
			});
		}
		function ownersCadence({ intervalMs, maxIntervalMs }) {
			return {
				intervalMs,
				maxIntervalMs: Math.min(ownersLook * intervalMs, maxIntervalMs)
			};
		}
		var list_findings = __webpack_require__(8672);
		var retry = __webpack_require__(207);
		;
		const outageMs = 6e4;
		async function startRun(gate, look = runIsActive) {
			const waitForTurn = joinQueue(gate);
			const pauses = createPauses(gate);
			let active = await look(gate);
			for (let maybeOurs = false;;) {
				const verdict = active ? await waitForTurn(maybeOurs) : undefined;
				if (verdict) return verdict;
				const attempt = await trigger(gate);
				if (!("kind" in attempt)) return attempt;
				if (attempt.kind !== "active") await pauses.after(attempt);
				active = attempt.kind === "active" || await runIsActiveOnceReached(gate);
				if (active) pauses.othersGoOn();
				maybeOurs ||= attempt.kind === "uncertain";
			}
		}
		async function runIsActive({ app, client }) {
			return await client.findings.status(app.appId) === findings.q;
		}
		async function runIsActiveOnceReached(gate) {
			const { app, client, clock, settings } = gate;
			const looked = await awaitIn(gate, {
				what: "an answer of the service",
				deadline: clock.now() + Math.min(settings.timeoutMs, outageMs),
				atOnce: true,
				believes: list_findings.y6,
				look: (limits) => client.findings.status(app.appId, limits)
			});
			return "seen" in looked ? looked.seen === findings.q : runIsActive(gate);
		}
		async function trigger(gate) {
			const verdict = await gate.proof?.beforeTrigger();
			if (verdict) return verdict;
			const { app, client, clock, tell } = gate;
			tell({ kind: "triggering" });
			const unendedAt = momentOf(clock);
			try {
				const run = await client.runs.trigger(app.appId, { retries: 0 });
				const flaw = flawOf(run, gate);
				if (flaw !== undefined) throw new errors._7("unexpected-response", `the run ${flaw}`, { status: 202 });
				tell({
					kind: "run-triggered",
					run
				});
				return {
					run,
					unendedAt
				};
			} catch (error) {
				if (!(0, errors.gi)(error)) throw error;
				if (error.notAccepted) tell({ kind: "trigger-refused" });
				return attemptOf(error);
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
		function attemptOf(error) {
			if (error.code === "run-already-active" || error.code === "conflict") return { kind: "active" };
			if (error.code === "invalid-request" && /not registered/i.test(error.message)) return (0, decision_verdict.RP)("registration-incomplete", (0, sentences.em)(error.message));
			if (!error.notAccepted && error.status !== undefined && error.status < 300) return acceptedUnread(error);
			if (error.transient) return {
				kind: error.notAccepted ? "postponed" : "uncertain",
				error
			};
			throw error;
		}
		function acceptedUnread({ message: why }) {
			const message = `The service accepted the trigger, but not in words that name a new run, so that it cannot be followed: ${why}. It is not triggered a second time.`;
			return {
				...(0, decision_verdict.RP)("unexpected-response", message),
				isSpent: true
			};
		}
		function createPauses({ clock, random, settings, tell }) {
			let uncertain = 0;
			let postponed = 0;
			let intervals = (0, polling.qR)(settings.cadence);
			const afterUncertain = async (error) => {
				uncertain += 1;
				if (uncertain > settings.maxRetries) throw error;
				tell({
					kind: "trigger-uncertain",
					error
				});
				await (0, retry.l0)(error, clock, settings.cadence.intervalMs);
			};
			const afterPostponed = async (error) => {
				postponed += 1;
				const { retryAfterMs = 0 } = error;
				if (postponed > settings.maxRetries || retryAfterMs > retry.wJ) throw error;
				const spreadMs = random() * (retryAfterMs / 2 + intervals());
				const waitMs = Math.min(retryAfterMs + spreadMs, retry.wJ);
				tell({
					kind: "trigger-postponed",
					error,
					waitMs
				});
				await clock.sleep(waitMs);
			};
			return {
				after: ({ kind, error }) => kind === "uncertain" ? afterUncertain(error) : afterPostponed(error),
				othersGoOn: () => {
					postponed = 0;
					intervals = (0, polling.qR)(settings.cadence);
				}
			};
		}
		;
		async function requireTie(gate, run) {
			const { app, clock, settings } = gate;
			if (run.taskId !== settings.taskId || run.appId === app.appId) return undefined;
			if (run.runNumber === undefined) return untied(run.taskId);
			try {
				const found = await awaitReports(gate, {
					what: "the report of the adopted run",
					deadline: clock.now() + settings.reportTimeoutMs,
					find: (reports) => reportOf(run, reports)
				});
				if ("seen" in found) return undefined;
				return untied(run.taskId, found.lastFault && unread(found.lastFault));
			} catch (error) {
				return untied(run.taskId, unread((0, errors.mG)(error)));
			}
		}
		async function isReportedEarly({ app, client, settings }, run, limits) {
			if (run.taskId !== settings.taskId || run.appId !== undefined || run.runNumber === undefined) return false;
			try {
				return reportOf(run, await client.reports.list(app.appId, limits)) !== undefined;
			} catch (error) {
				(0, errors.mG)(error);
				return false;
			}
		}
		function reportOf(run, reports) {
			return reports.find(({ runNumber }) => runNumber === run.runNumber);
		}
		function untied(taskId, why = "no report of the app names its run") {
			const message = `Nothing ties task ${taskId} (\`task-id\`) to the app: its record does not name the app, and ${why}.`;
			return (0, decision_verdict.CU)("task-not-found", message);
		}
		function unread({ message, transient }) {
			const why = `the reports of the app could not be read: ${message}`;
			return transient ? `${why}. A retry may help` : why;
		}
		;
		async function beginRun(gate) {
			const { taskId } = gate.settings;
			if (taskId === undefined) return startRun(gate);
			const found = await findRun(gate, taskId);
			if ("verdict" in found) return found;
			const { run } = found;
			gate.tell({
				kind: "run-adopted",
				run
			});
			return await gate.proof?.beforeAdopting(run) ?? found;
		}
		async function completeRun(gate, begun) {
			const { maxReruns } = gate.settings;
			let ended = await followRun(gate, begun);
			for (let rerun = 1;; rerun += 1) {
				if ("verdict" in ended || ended.run.state === "COMPLETED") return ended;
				const { run } = ended;
				if (run.state !== "INTERRUPTED" || rerun > maxReruns) return verdictOnEnd(run);
				gate.tell({
					kind: "run-interrupted",
					run,
					rerun,
					maxReruns
				});
				const restarted = await startRun(gate, runIsActiveOnceReached);
				if ("verdict" in restarted) return restarted;
				ended = await followRun(gate, restarted);
			}
		}
		async function findRun({ app, client, clock }, taskId) {
			const askedAt = momentOf(clock);
			try {
				const run = await client.tasks.get(taskId);
				const unendedAt = (0, task_states.H)(run.state) ? undefined : askedAt;
				return refusalOf(run, app.appId) ?? {
					run,
					unendedAt
				};
			} catch (error) {
				if (!(0, errors.gi)(error, "not-found")) throw error;
				const message = `There is no task ${taskId} (\`task-id\`) in this organization.`;
				return (0, decision_verdict.CU)("task-not-found", message);
			}
		}
		function refusalOf({ taskId, appId, runNumber, operation }, ourAppId) {
			const which = `Task ${taskId} (\`task-id\`)`;
			if (appId !== undefined && appId !== ourAppId) return (0, decision_verdict.CU)("task-not-found", `${which} belongs to another app.`);
			if (operation) return (0, decision_verdict.CU)("task-not-found", `${which} is a vision run, not a security test.`);
			return appId === undefined && runNumber === undefined ? untied(taskId) : undefined;
		}
		async function followRun(gate, begun) {
			const { clock, settings } = gate;
			const { run, unendedAt } = begun;
			if (unendedAt === undefined) return begun;
			const look = lookAtRun(gate, run, unendedAt);
			try {
				const deadline = clock.now() + settings.timeoutMs;
				const cadence = ownersCadence(settings.cadence);
				const ended = await awaitIn(gate, {
					what: "the run to end",
					deadline,
					cadence,
					look
				});
				if ("seen" in ended) return ended.seen;
				const what = "The run did not end within `timeout-minutes`; it goes on at the service";
				return (0, decision_verdict.RP)("timed-out", timeoutMessage(what, ended.lastFault));
			} catch (error) {
				if (!(0, errors.gi)(error, "not-found")) throw error;
				const message = `The service no longer knows the run, task ${run.taskId}: ${error.message}.`;
				return (0, decision_verdict.CU)("task-not-found", message);
			}
		}
		function lookAtRun(gate, run, begunAt) {
			const { app, client, clock, tell } = gate;
			const startedAt = clock.now();
			let unendedAt = begunAt;
			return async (limits) => {
				const isOfAnother = await isReportedEarly(gate, run, limits);
				const askedAt = momentOf(clock);
				const polled = await client.tasks.get(run.taskId, limits);
				requireSameRun(polled, app.appId, run);
				const current = {
					...polled,
					appId: polled.appId ?? run.appId,
					runNumber: polled.runNumber ?? run.runNumber,
					statusUrl: polled.statusUrl ?? run.statusUrl
				};
				tell({
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
					return untied(run.taskId, why);
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
		function verdictOnEnd({ state }) {
			if (state === "FAILED") return (0, decision_verdict.RP)("run-failed", "The run ended as FAILED.");
			if (state === "CANCELLED") return (0, decision_verdict.RP)("run-cancelled", "The run was CANCELLED.");
			const message = "The run was INTERRUPTED before its end: its findings are unknown.";
			return (0, decision_verdict.RP)("interrupted", message);
		}
		;
		const unavailable = {
			verdict: "not-tested",
			reason: "service-unavailable"
		};
		const unexpected = {
			verdict: "not-tested",
			reason: "unexpected-response"
		};
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
			"run-already-active": {
				verdict: "not-tested",
				reason: "run-already-active"
			},
			"payment-required": {
				verdict: "not-tested",
				reason: "no-credits"
			},
			"login-rejected": {
				verdict: "error",
				reason: "login-rejected"
			},
			unauthenticated: {
				verdict: "error",
				reason: "login-rejected"
			},
			forbidden: {
				verdict: "error",
				reason: "forbidden"
			},
			"not-found": {
				verdict: "error",
				reason: "app-not-found"
			}
		};
		function verdictOfFailure(error) {
			if ((0, errors.gi)(error)) return {
				...verdicts[error.code],
				message: (0, sentences.em)(error.message)
			};
			return (0, decision_verdict.RP)("unexpected-response", `The gate failed on its own: ${(0, sentences.bD)(error)}`);
		}
		var registration = __webpack_require__(1704);
		var same_url = __webpack_require__(3539);
		;
		async function findApp(gate) {
			const found = await lookUp(gate);
			if ("verdict" in found) return found;
			const { app } = found;
			gate.tell({
				kind: "app-found",
				app
			});
			return await settled(gate, app) ?? awaitRegistration(gate, app);
		}
		async function lookUp({ client, settings }) {
			if ("id" in settings.app) return { app: await client.apps.get(settings.app.id) };
			const { url } = settings.app;
			const [appId, ...others] = await client.apps.idsByUrl(url);
			if (appId === undefined) {
				const message = `No app of the organization is registered with the URL ${url} (\`app-url\`).`;
				return (0, decision_verdict.CU)("app-not-found", message);
			}
			if (others.length > 0) {
				const message = `\`app-url\`: ${others.length + 1} apps are registered with ${url}; give \`app-id\` instead.`;
				return (0, decision_verdict.CU)("invalid-input", message);
			}
			const app = await client.apps.get(appId);
			if (app.appUrl === undefined || (0, same_url.c)(app.appUrl, url)) return { app };
			const message = `The list of apps says that ${appId} is registered with ${url} (\`app-url\`), the app itself says another URL.`;
			return (0, decision_verdict.RP)("unexpected-response", message);
		}
		async function settled(gate, app) {
			const { appId, registrationStatus: status } = app;
			if (status === "COMPLETED") return { app };
			if (registration.WN(status)) return (0, decision_verdict.RP)("registration-failed", `The registration of the app ended as ${status}.`);
			if (!registration.mm(status)) {
				const message = `The app has the unknown registration status "${status}".`;
				return (0, decision_verdict.RP)("unexpected-response", message);
			}
			if (!await awaitsInput(gate, appId)) return undefined;
			const message = `The onboarding of app ${appId} has paused: it could not sign up and waits for credentials.`;
			return (0, decision_verdict.RP)("awaiting-input", message);
		}
		async function awaitRegistration(gate, app) {
			const { clock, client, settings, tell } = gate;
			const { registrationTimeoutMs: timeoutMs } = settings;
			let status = app.registrationStatus;
			if (timeoutMs > 0) tell({
				kind: "registration-awaited",
				status,
				timeoutMs
			});
			const awaited = await awaitIn(gate, {
				what: "the registration of the app",
				deadline: clock.now() + timeoutMs,
				look: async (limits) => {
					const current = await client.apps.get(app.appId, limits);
					status = current.registrationStatus;
					return settled(gate, current);
				}
			});
			if ("seen" in awaited) return awaited.seen;
			const what = `The registration of the app is ${status}; an app can be tested once it is COMPLETED`;
			return (0, decision_verdict.RP)("registration-incomplete", timeoutMessage(what, awaited.lastFault));
		}
		function awaitsInput({ client }, appId) {
			return registration.uP(client.tasks, appId, { retries: 0 }).catch((error) => {
				(0, errors.mG)(error);
				return false;
			});
		}
		var fingerprint = __webpack_require__(8819);
		var findings_severity = __webpack_require__(4);
		;
		function findNew(open, { appId: baselineAppId, findings }, appId) {
			const known = (appId === baselineAppId ? knownById : knownByFingerprint)(open, findings);
			return new Set(open.filter((each) => !known.has(each)));
		}
		function knownById(open, findings) {
			const ids = new Set(findings.map(({ id }) => id));
			return new Set(open.filter(({ finding }) => ids.has(finding.id)));
		}
		function knownByFingerprint(open, findings) {
			const slots = Map.groupBy(findings, keyOf);
			const groups = Map.groupBy(open, ({ finding }) => keyOf(finding));
			return new Set([...groups].flatMap(([key, group]) => pairedWith(slots.get(key) ?? [], group)));
		}
		function pairedWith(slots, candidates) {
			const free = slots.map(({ severity }) => severity);
			const equals = [];
			const others = [];
			for (const candidate of candidates) {
				const slot = free.indexOf(candidate.severity);
				if (slot >= 0) free.splice(slot, 1);
				(slot >= 0 ? equals : others).push(candidate);
			}
			const mildestFirst = others.sort((a, b) => (0, findings_severity.IQ)(b.severity) - (0, findings_severity.IQ)(a.severity));
			return [...equals, ...mildestFirst.slice(0, free.length)];
		}
		function keyOf(finding) {
			return JSON.stringify((0, fingerprint.a)(finding));
		}
		var findings_policy = __webpack_require__(5437);
		;
		function assess(findings, rules) {
			const alone = findings.map((finding) => assessFinding(finding, rules));
			const assessed = withNovelty(alone, rules);
			const open = assessed.filter(({ state }) => state === "open");
			const unknown = open.filter(({ severity }) => severity === undefined);
			return {
				findings: assessed,
				open,
				accepted: assessed.filter(({ state }) => state === "accepted"),
				blocking: open.filter(({ blocking }) => blocking).sort((a, b) => (0, findings_severity.IQ)(a.severity) - (0, findings_severity.IQ)(b.severity)),
				counts: countBySeverity(open),
				newCount: rules.baseline && open.filter(({ isNew }) => isNew).length,
				acceptances: rules.policy?.acceptances.map((each) => useOf(each, findings, rules.today)),
				unknownSeverities: [...new Set(unknown.map(({ finding }) => finding.severity))],
				ignoredOverrides: [...new Set(open.flatMap(({ finding }) => (0, findings_severity.jv)(finding) ?? []))]
			};
		}
		function assessFinding(finding, rules) {
			const { policy, today } = rules;
			const acceptance = finding.isFixed ? undefined : (0, findings_policy.BL)(finding, policy, today);
			const severity = (0, findings_policy.gb)(policy, finding);
			const state = stateOf(finding, acceptance && (0, findings_policy.YP)(acceptance, today));
			const blocking = state === "open" && (0, findings_severity.Lu)(severity, rules.threshold);
			return {
				finding,
				state,
				severity,
				acceptance,
				blocking
			};
		}
		function stateOf({ isFixed, isDismissed }, standing) {
			if (isFixed) return "fixed";
			if (isDismissed) return "dismissed";
			return standing === undefined || standing === "expired" ? "open" : "accepted";
		}
		function withNovelty(assessed, rules) {
			const { baseline, newOnly, appId } = rules;
			if (!baseline) return assessed;
			const open = assessed.filter(({ state }) => state === "open");
			const found = findNew(open, baseline, appId);
			return assessed.map((each) => {
				if (each.state !== "open") return each;
				const isNew = found.has(each);
				return {
					...each,
					isNew,
					blocking: each.blocking && (!newOnly || isNew)
				};
			});
		}
		function useOf(acceptance, findings, today) {
			const isUsed = (finding) => !finding.isFixed && acceptance.matches(finding, (0, findings_severity.XP)(finding));
			const standing = (0, findings_policy.YP)(acceptance, today);
			return {
				acceptance,
				standing,
				findings: findings.filter(isUsed).length
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
		var decision_progress = __webpack_require__(5361);
		;
		async function readFindings(gate, appId, limits = {}) {
			const { client, clock, settings, tell } = gate;
			const { intervalMs } = settings.cadence;
			const watch = (0, list_findings.E8)(client.findings, appId, () => tell({
				kind: "findings-awaited",
				timeoutMs: settings.timeoutMs
			}));
			let lagging = [];
			const read = await awaitIn(gate, {
				...watch,
				...limits,
				what: "the findings list to be ready",
				deadline: clock.now() + settings.timeoutMs,
				cadence: {
					intervalMs,
					maxIntervalMs: intervalMs
				},
				look: async (limits) => {
					const listing = await watch.look(limits);
					lagging = listing && listing.kind !== "complete" ? [...lagging, listing] : [];
					return lagging.length === 0 || lagging.length === polling.R2 ? listing : undefined;
				}
			});
			if ("seen" in read) return resultOf(read.seen);
			const { lastFault } = read;
			if (lastFault) {
				const what = "The findings could not be read within `timeout-minutes`";
				const message = timeoutMessage(what, lastFault);
				if (lastFault.code === "payment-required") return (0, decision_verdict.RP)("findings-unavailable", message);
				return {
					...verdictOfFailure(lastFault),
					message
				};
			}
			const last = lagging.at(-1);
			if (last) return resultOf(last);
			const message = "The findings list still says RUN_IN_PROGRESS at the end of `timeout-minutes`.";
			return (0, decision_verdict.RP)("findings-unavailable", message);
		}
		function resultOf(listing) {
			if (listing.kind === "complete") return listing.items;
			if (listing.kind === "stopped" && listing.stop === "NO_RUNS") {
				const message = "The findings list says that no run has tested the app (NO_RUNS).";
				return (0, decision_verdict.RP)("no-runs", message);
			}
			const reason = listing.kind === "changing" ? "findings-unavailable" : "unexpected-response";
			return (0, decision_verdict.RP)(reason, `${(0, list_findings.e3)(listing)}.`);
		}
		;
		const underTest = "it is the app under test: what one run finds would be known to the next run";
		const refusals = [
			"not-found",
			"forbidden",
			"payment-required",
			"invalid-request"
		];
		const onService = new Set(["service-unavailable", "unexpected-response"]);
		async function readBaseline(gate, { policy, baseline }) {
			const { baselineAppId: appId } = gate.settings;
			if (appId === undefined) return baseline;
			if (appId.toLowerCase() === gate.app.appId.toLowerCase()) return invalid(appId, underTest);
			const read = await readOpenFindings(gate, appId, policy);
			if (!("verdict" in read)) gate.tell({
				kind: "baseline-read",
				baseline: read
			});
			return read;
		}
		async function readOpenFindings(gate, appId, policy) {
			try {
				const read = await readFindings(gate, appId, { believes: list_findings.xg });
				if ("verdict" in read) return onService.has((0, decision_verdict.A3)(read)) ? read : invalid(appId, read.message);
				const { open } = assess(read, {
					threshold: "none",
					policy,
					today: gate.today(),
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
				if (!(0, errors.gi)(error, ...refusals)) throw error;
				return invalid(appId, error.message);
			}
		}
		function invalid(appId, why) {
			const message = (0, sentences.em)(`The baseline (\`baseline-app-id\` ${appId}) cannot be used: ${why}`);
			return (0, decision_verdict.CU)("invalid-baseline", message);
		}
		;
		const shortestRunMs = 2 * 6e4;
		async function supersededBy(gate, { unendedAt, run }, readAt) {
			if (unendedAt && timeBetween(unendedAt, readAt) <= shortestRunMs) return undefined;
			if (run.runNumber === undefined) return unknown("the service gives our run no number", { isSpent: true });
			try {
				return await findLaterRun(gate, run.runNumber, readAt);
			} catch (error) {
				return later_runs_unread((0, errors.mG)(error));
			}
		}
		async function findLaterRun(gate, ours, readAt) {
			const { clock, settings, tell } = gate;
			tell({
				kind: "later-runs-excluded",
				timeoutMs: settings.reportTimeoutMs
			});
			const early = await awaitReports(gate, {
				what: "a report of a later run",
				deadline: readAt.now + settings.reportTimeoutMs,
				find: (reports) => laterThan(reports, ours)
			});
			if ("seen" in early) return early.seen;
			const last = await awaitReports(gate, {
				what: "the reports of the app",
				deadline: clock.now() + Math.max(settings.reportTimeoutMs, polling.gC),
				find: (reports) => reports
			});
			if (!("seen" in last)) return later_runs_unread(last.lastFault);
			const reports = last.seen;
			const later = laterThan(reports, ours);
			if (later || reports.some(({ runNumber }) => runNumber === ours)) return later;
			return unknown(`the report of run ${ours} was not listed within \`report-timeout-seconds\``);
		}
		function laterThan(reports, ours) {
			const numbers = reports.map(({ runNumber }) => runNumber);
			const latest = Math.max(ours, ...numbers.map((number) => number ?? ours));
			if (latest > ours) {
				const message = `Run ${latest} of the app ended before the findings of run ${ours} were judged: the list no longer tells what run ${ours} found.`;
				return {
					...(0, decision_verdict.RP)("superseded", message),
					isSpent: true
				};
			}
			if (!numbers.slice(0, Math.max(0, numbers.indexOf(ours))).includes(undefined)) return undefined;
			return unknown("a report that may be of a later run has no number", { isSpent: true });
		}
		function later_runs_unread(fault) {
			const why = fault ? ` (${fault.message})` : "";
			return unknown(`its reports cannot be read${why}`, { isSpent: fault !== undefined && isRefusal(fault) });
		}
		function unknown(why, { isSpent = false } = {}) {
			const message = `No finding blocks, but a later run of the app may have changed the findings before they were read, and ${why}.`;
			return {
				...(0, decision_verdict.RP)("superseded", message),
				...isSpent && { isSpent: true }
			};
		}
		var commit = __webpack_require__(4012);
		var untrusted = __webpack_require__(9815);
		;
		function proveVersion(gate, deployment) {
			const build = deployment.expected;
			let wasSeen = false;
			const awaitFirst = async () => {
				const timeoutMs = gate.settings.dryRun ? 0 : deployment.timeoutMs;
				const { kind, seen } = await lookUntil(["expected"], gate, deployment, timeoutMs);
				if (kind !== "expected") return missing(`The app does not report the expected build ${build}: it ${seen}.`);
				wasSeen = true;
				gate.tell({
					kind: "version-seen",
					build
				});
				return undefined;
			};
			const lookAgain = async (when) => {
				const { timeoutMs } = deployment;
				const { kind, seen } = await lookUntil(["expected", "other"], gate, deployment, timeoutMs);
				if (kind === "unreadable") return missing(`The app reported the expected build ${build}, but ${when} it ${seen}.`);
				const message = `The deployment changed: the app reported the expected build ${build}, but ${when} it ${seen}.`;
				return kind === "other" ? (0, decision_verdict.RP)("version-changed", message) : undefined;
			};
			return {
				expected: deployment.expected,
				beforeTrigger: () => wasSeen ? lookAgain("before the trigger") : awaitFirst(),
				beforeAdopting: async (run) => {
					if (run.state === "INTERRUPTED") return undefined;
					const unproven = run.state === "QUEUED" ? await awaitFirst() : begunTooEarly(run, build);
					if (unproven) return unproven;
					const current = await gate.client.tasks.get(run.taskId);
					return current.state === "QUEUED" ? undefined : begunTooEarly({
						...run,
						...current
					}, build);
				},
				afterRun: async () => {
					if (!wasSeen) return missing(`The expected build ${build} was not seen before the run.`);
					const unproven = await lookAgain("after the run");
					if (!unproven) gate.tell({
						kind: "version-proven",
						build
					});
					return unproven;
				}
			};
		}
		async function lookUntil(settled, gate, deployment, timeoutMs) {
			const { clock, tell } = gate;
			const deadline = clock.now() + timeoutMs;
			const build = deployment.expected;
			let last = await look(deployment, Math.max(deadline, clock.now() + polling.gC));
			if (settled.includes(last.kind) || timeoutMs === 0) return last;
			tell({
				kind: "version-awaited",
				build,
				seen: last.seen,
				timeoutMs
			});
			await awaitIn(gate, {
				what: `the app to report build ${build}`,
				deadline,
				look: async (limits) => {
					const current = await look(deployment, limits.deadline);
					if (current.seen !== last.seen && current.kind !== "expected") tell({
						kind: "version-differs",
						seen: current.seen
					});
					last = current;
					return settled.includes(last.kind) || undefined;
				}
			});
			return last;
		}
		async function look(deployment, deadline) {
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
				seen: `${seen}${slipIn(reading.text, deployment)}`
			};
		}
		function slipIn(text, { expected, mergeCommit }) {
			const commits = text.match(/[\da-f]{7,}/gi) ?? [];
			const form = (commit) => commits.find((each) => commit.toLowerCase().startsWith(each.toLowerCase()));
			const short = (0, commit.W)(expected) ? form(expected) : undefined;
			if (short !== undefined && short.length < expected.length) return `, where ${short} is the short form of the expected commit; let it report the whole commit`;
			const merge = mergeCommit === undefined ? undefined : form(mergeCommit);
			if (merge === undefined) return "";
			return `, where ${merge} is the merge commit of the pull request, which \`actions/checkout\` takes unless told otherwise; deploy \`github.event.pull_request.head.sha\`, or set \`expected-version\` to \`github.sha\``;
		}
		function begunTooEarly({ taskId, state }, build) {
			const message = `Task ${taskId} (\`task-id\`) is ${state}: it may have begun before build ${build} was deployed, and proves nothing of it.`;
			const step = "Leave out `task-id`, so that one job starts the run and awaits it; or leave out `version-url`, and do without the proof.";
			return {
				...missing(message),
				step
			};
		}
		function missing(message) {
			return (0, decision_verdict.RP)("wrong-version", message);
		}
		;
		async function decide(options, progress = (0, decision_progress.nd)()) {
			const tell = (event) => {
				(0, decision_progress.N4)(event, progress);
				options.tell(event);
			};
			const decision = await testAndAssess({
				...options,
				tell
			}).catch((error) => ({ verdict: withLostTrigger(verdictOfFailure(error), progress) }));
			const { app, run, policy } = progress;
			return {
				...decision,
				app,
				run,
				policy
			};
		}
		function withLostTrigger(verdict, { triggering, lostTrigger }) {
			const lost = " A run may have started at the service: the answer to a trigger was lost.";
			return triggering || lostTrigger ? {
				...verdict,
				message: `${verdict.message}${lost}`
			} : verdict;
		}
		async function testAndAssess(options) {
			const { deployment, settings, tell } = options;
			const [found, files] = await Promise.all([findApp(options), options.governing]);
			if ("verdict" in files) return files;
			if ("verdict" in found) return { verdict: found };
			const proof = deployment && proveVersion(options, deployment);
			const gate = {
				...options,
				app: found.app,
				proof
			};
			const { policy, policyOrigin } = files;
			tell({
				kind: "governed",
				policy,
				policyOrigin
			});
			const baseline = await readBaseline(gate, files);
			if (baseline && "verdict" in baseline) return { verdict: baseline };
			if (settings.dryRun) return { verdict: await verdictOnDryRun(gate) };
			const begun = await beginRun(gate);
			if ("verdict" in begun) return { verdict: begun };
			if (!settings.waitForCompletion) {
				const message = "A run was triggered and not waited for (`wait-for-completion: false`).";
				return { verdict: (0, decision_verdict.RP)("not-awaited", message) };
			}
			const completed = await completeRun(gate, begun);
			if ("verdict" in completed) return { verdict: completed };
			const untied = await requireTie(gate, completed.run);
			if (untied) return { verdict: untied };
			const findings = await readFindings(gate, gate.app.appId);
			if ("verdict" in findings) return { verdict: findings };
			const readAt = momentOf(gate.clock);
			const unproven = await proof?.afterRun();
			if (unproven) return { verdict: unproven };
			const decision = judge(gate, files, baseline, findings);
			if (proof || decision.verdict.verdict !== "passed") return decision;
			const superseded = await supersededBy(gate, completed, readAt);
			return superseded ? { verdict: superseded } : decision;
		}
		function judge({ app, settings, proof, today }, { policy, sources }, baseline, findings) {
			const threshold = settings.threshold ?? policy?.threshold ?? "high";
			const { newOnly } = settings;
			const rules = {
				threshold,
				policy,
				newOnly,
				baseline,
				today: today(),
				appId: app.appId
			};
			const assessment = assess(findings, rules);
			const verdict = (0, decision_verdict.fh)(assessment);
			return {
				verdict,
				assessment,
				threshold,
				sources,
				provenVersion: proof?.expected
			};
		}
		async function verdictOnDryRun(gate) {
			const { client, proof, settings } = gate;
			const roles = await client.roles();
			if (roles.length > 0 && roles.every((role) => role.toLowerCase() === "viewer")) return (0, decision_verdict.CU)("forbidden", "The login has the role Viewer, which may not start tests.");
			const { taskId } = settings;
			const found = taskId === undefined ? undefined : await findRun(gate, taskId);
			if (found && "verdict" in found) return found;
			const unproven = await proof?.beforeTrigger();
			if (unproven) return unproven;
			const role = roles.join(", ") || "not told by the token";
			const build = proof ? ", the expected version is deployed" : "";
			const message = `Inputs, login and app are in order, the role is ${role}${build}; nothing was triggered (\`dry-run\`).`;
			return (0, decision_verdict.RP)("dry-run", message);
		}
		var external_node_crypto_ = __webpack_require__(7598);
		var promises_ = __webpack_require__(1455);
		var external_node_path_ = __webpack_require__(6760);
		var external_node_timers_promises_ = __webpack_require__(8500);
		;
		const maxSuffix = 5;
		const timeLimitMs = 6 * 6e4;
		async function uploadPdf(file, name, retentionDays) {
			const { DefaultArtifactClient } = await loadLibrary();
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
					if (!id) throw new Error("the artifact service did not give an id for it, so that nobody can find it");
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
		function loadLibrary() {
			Reflect.get(globalThis, "FormData");
			return Promise.all([__webpack_require__.e(752), __webpack_require__.e(91)]).then(__webpack_require__.bind(__webpack_require__, 8091));
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
		var github_environment = __webpack_require__(876);
		var github_event = __webpack_require__(5865);
		var github_octokit = __webpack_require__(6038);
		;
		const visibility_timeLimitMs = 1e4;
		function askWhetherPublic(visibility, repository, token, signal) {
			const ask = async () => {
				if (visibility !== undefined) return visibility === "public";
				if (repository === undefined) return true;
				try {
					const octokit = await (0, github_octokit.Q)({
						token,
						signal,
						timeLimitMs: visibility_timeLimitMs
					});
					const { data } = await octokit.rest.repos.get((0, github_event.at)(repository));
					return (0, github_environment.gt)(data) !== "private";
				} catch {
					return true;
				}
			};
			let asked;
			return () => {
				asked ??= ask();
				return asked;
			};
		}
		var redaction = __webpack_require__(9e3);
		var policy_files = __webpack_require__(4990);
		var service_connection = __webpack_require__(8120);
		var status_url = __webpack_require__(6163);
		var core = __webpack_require__(6805);
		var acceptances = __webpack_require__(6944);
		var findings_lines = __webpack_require__(1862);
		var annotate = __webpack_require__(466);
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
			if (assessment.ignoredOverrides.length > 0) (0, annotate.R8)(`Findings have an \`updated_severity\` that is none of the four and does not count: ${assessment.ignoredOverrides.join(", ")}`);
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
			if (assessment.blocking.length > maxLines) (0, core.pq)(`\u2026 and ${assessment.blocking.length - maxLines} more`);
		}
		var github_views = __webpack_require__(277);
		var duration = __webpack_require__(1217);
		var job = __webpack_require__(4718);
		;
		function createProgressLog(redact) {
			let shown;
			let lastLineAt = performance.now();
			const say = (line) => {
				(0, core.pq)((0, untrusted.Ig)(redact(line)));
				lastLineAt = performance.now();
			};
			const tell = (event) => {
				const isQuiet = performance.now() - lastLineAt < job.fO;
				const line = event.kind === "waiting" && isQuiet ? undefined : lineOf(event, shown);
				if ("run" in event) shown = event.run;
				if (line !== undefined) say(line);
			};
			return {
				tell,
				retried: (event) => say((0, job.Rn)(event))
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
				case "triggering":
				case "trigger-refused": return undefined;
				case "run-triggered": return `Triggered ${nameOf(event.run)}`;
				case "run-adopted": return `Adopted ${nameOf(event.run)}, which is ${event.run.state}`;
				case "trigger-uncertain": return `${event.error.message}; it is unknown whether a run started, so the findings list is looked at first`;
				case "trigger-postponed": return (0, job.Rn)(event);
				case "queued-behind-run": return `Another run of the app is active; waiting up to ${(0, duration.a)(event.timeoutMs)} for it to end`;
				case "run-polled": return event.run.state === shown?.state && event.run.taskId === shown.taskId ? undefined : `${(0, sentences.l2)(nameOf(event.run))} is ${event.run.state} after ${(0, duration.a)(event.elapsedMs)}`;
				case "run-interrupted": return `The run was INTERRUPTED, its findings are unknown; triggering rerun ${event.rerun} of ${event.maxReruns}`;
				case "governed": return `Policy: ${(0, decision_progress.wy)(event)}`;
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
		var repository_file = __webpack_require__(6728);
		var policy_reader = __webpack_require__(3518);
		;
		const maxBytes = 32 * 1024;
		async function findProblemOfProposal(configFile = policy_files.km, run) {
			const { event, workspace } = run;
			if (typeof configFile === "object") return undefined;
			const path = event.pullRequest && await (0, policy_reader.SH)(configFile, workspace);
			if (path === undefined) return undefined;
			const isCheckedOut = event.name === "pull_request";
			const ignore = () => undefined;
			const local = isCheckedOut ? await readPlainFile(workspace, path).catch(ignore) : undefined;
			const text = local ?? await readAtHead(path, run).catch(ignore);
			if (text === undefined) return undefined;
			const { parsePolicy } = await Promise.all([
				__webpack_require__.e(815),
				__webpack_require__.e(619),
				__webpack_require__.e(388)
			]).then(__webpack_require__.bind(__webpack_require__, 6388));
			try {
				parsePolicy(text, {
					file: path,
					today: (0, src_clock.E)()
				});
				return undefined;
			} catch (error) {
				return (0, sentences.bD)(error);
			}
		}
		async function readPlainFile(workspace, path) {
			const file = (0, external_node_path_.join)(await (0, promises_.realpath)(workspace), path);
			const entry = await (0, promises_.lstat)(file);
			if (!entry.isFile() || entry.size > maxBytes || await (0, promises_.realpath)(file) !== file) return undefined;
			return (0, promises_.readFile)(file, "utf8");
		}
		async function readAtHead(path, run) {
			const { event, token, signal } = run;
			const { repository, headSha } = event;
			if (!repository || headSha === undefined) return undefined;
			const octokit = await (0, github_octokit.Q)({
				token,
				signal,
				timeLimitMs: 1e4
			});
			return (0, repository_file.readRepositoryFile)({
				octokit,
				repository,
				path,
				ref: headSha,
				maxBytes
			});
		}
		var publish = __webpack_require__(4264);
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
				(0, annotate.R8)("The service did not tell the number of the run, so its report cannot be told from others. Look for it in the service.");
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
		var verdict_output = __webpack_require__(3636);
		;
		async function runGate(job) {
			const { inputs, refusal, governing, secrets } = job;
			const { event, token, signal } = governing;
			const clock = (0, src_clock.m)(signal);
			const environment = (0, github_environment.Qo)();
			const { tell, retried } = createProgressLog(secrets.redactors.text);
			const options = {
				clock,
				signal,
				onRetry: retried
			};
			const client = (0, service_connection.connectToService)(inputs.connection, secrets, options);
			const isPublic = askWhetherPublic(environment.visibility, event.repository, token, signal);
			await (0, publish.t9)(inputs);
			const decision = refusal ? { verdict: refusal } : await decideOn(job, {
				client,
				clock,
				tell
			}, environment);
			signal.throwIfAborted();
			const decided = run_gate_resultOf(decision, job, environment);
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
			const told = {
				...decided,
				details,
				report
			};
			const result = await (0, publish.mk)(told, inputs.views, event.workflow, signal);
			signal.throwIfAborted();
			(0, verdict_output.iP)(result);
			await (0, github_views.updateGitHubViews)({
				result,
				inputs,
				run: governing
			});
			return result;
		}
		async function decideOn({ inputs, governing, progress, secrets }, { client, clock, tell }, { visibility }) {
			const { upload } = inputs.report;
			const isUploadLikely = upload === "auto" ? visibility === "private" : upload;
			const options = {
				client,
				clock,
				random: Math.random,
				today: src_clock.E,
				settings: inputs.settings,
				governing: readAndCheck(inputs.governing, governing),
				deployment: await connectToDeployment(inputs, clock, governing.signal),
				tell: (event) => {
					tell(event);
					if (event.kind !== "run-triggered") return;
					(0, redaction.Yv)(secrets.redactors.text);
					if (isUploadLikely) loadLibrary().catch(() => {});
				}
			};
			(0, external_node_v8_.setFlagsFromString)("--semi-space-growth-factor=1");
			(0, external_node_v8_.setFlagsFromString)("--heap-growing-percent=50");
			const decision = await decide(options, progress);
			(0, external_node_v8_.setFlagsFromString)("--heap-growing-percent=0");
			return decision;
		}
		async function connectToDeployment({ version, connection }, clock, signal) {
			if (version === undefined) return undefined;
			const { createVersionReader } = await __webpack_require__.e(893).then(__webpack_require__.bind(__webpack_require__, 8893));
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
			const [read, problem] = await Promise.all([(0, policy_files.tw)(inputs, reader), findProblemOfProposal(inputs.configFile, reader)]);
			if (problem !== undefined) (0, annotate.R8)(`The policy file that this pull request proposes cannot be used, and would fail every gate: ${problem}`);
			return read;
		}
		async function detailsOf({ details }, isPublic) {
			if (details !== "auto") return details;
			return await isPublic() ? "counts" : "full";
		}
		function run_gate_resultOf(decision, job, environment) {
			const { verdict, assessment } = decision;
			const { inputs, governing, secrets } = job;
			return {
				...decision,
				verdict: (0, redaction.Lv)(verdict, secrets.redactors.text),
				job: (0, decision_verdict.jz)(verdict, inputs),
				...testedBy(job, decision),
				assessment: assessment && (0, redaction.II)(assessment, secrets.redactors),
				baselineAppId: inputs.settings.baselineAppId,
				newOnly: inputs.settings.newOnly,
				details: "counts",
				commit: governing.event.headSha,
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
		function messageOnCancellation({ run, triggering, lostTrigger }) {
			if (run && !(0, task_states.H)(run.state)) return `The job was cancelled. The run goes on at the service (task ${run.taskId}).`;
			return triggering || lostTrigger ? "The job was cancelled before the service had answered to a trigger; one may have started at the service." : "The job was cancelled; no run of this job is left at the service.";
		}
		function testedBy({ inputs, secrets: { redactors } }, { app, run }) {
			return {
				app: app && (0, redaction.nQ)(app, redactors),
				run: run && (0, redaction.VS)((0, status_url.c)(inputs.connection.baseUrl, run), redactors),
				asksForProof: inputs.version !== undefined
			};
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
	4990: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T4: () => readPolicy,
			km: () => defaultPolicyFile,
			si: () => maxPolicyBytes,
			tw: () => readGoverningFiles
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
		var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8179);
		var _decision_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8977);
		var _github_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4679);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1699);
		var _policy_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3518);
		const defaultPolicyFile = ".github/security-gate.yml";
		const maxPolicyBytes = 256 * 1024;
		const maxBaselineBytes = 40 * 1024 * 1024;
		async function readGoverningFiles({ configFile, baselineFile }, reader) {
			let reason = "invalid-policy";
			try {
				const { source, ...policy } = await readPolicy(configFile, reader);
				reason = "invalid-baseline";
				const found = await readBaseline(baselineFile, reader);
				const sources = {
					policy: source,
					baseline: found?.source
				};
				return {
					...policy,
					baseline: found?.baseline,
					sources
				};
			} catch (error) {
				const message = (0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__.em)((0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error));
				if ((0, _github_failure_js__WEBPACK_IMPORTED_MODULE_2__.uD)(error)) return { verdict: (0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_5__.RP)("policy-unavailable", message) };
				return { verdict: (0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_5__.CU)(reason, message) };
			}
		}
		async function readPolicy(configFile, reader) {
			const isRemote = typeof configFile === "object";
			const file = isRemote ? configFile.path : configFile ?? defaultPolicyFile;
			const found = isRemote ? await reader.readRemote(configFile, maxPolicyBytes) : await reader.read({
				file,
				maxBytes: maxPolicyBytes,
				mayLieOutside: false
			});
			const { text, where } = found;
			if (text === undefined && configFile !== undefined) throw new Error(`\`config-file\`: there is no file ${file} in ${where}`);
			const policy = text === undefined ? undefined : await parse(text, file, where);
			return {
				policy,
				policyOrigin: `${file} of ${where}`,
				source: sourceOf(found)
			};
		}
		function sourceOf({ text, uri }) {
			if (text === undefined) return undefined;
			return {
				uri,
				sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex")
			};
		}
		async function parse(text, file, where) {
			const { parsePolicy } = await Promise.all([
				__webpack_require__.e(815),
				__webpack_require__.e(619),
				__webpack_require__.e(388)
			]).then(__webpack_require__.bind(__webpack_require__, 6388));
			try {
				return parsePolicy(text, {
					file,
					today: (0, _clock_js__WEBPACK_IMPORTED_MODULE_1__.E)()
				});
			} catch (error) {
				throw new Error(`${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)} (${where})`);
			}
		}
		async function readBaseline(file, reader) {
			if (file === undefined) return undefined;
			const found = await reader.read({
				file,
				maxBytes: maxBaselineBytes,
				mayLieOutside: true
			});
			if (found.text === undefined) throw new Error(`\`baseline-file\`: ${(0, _policy_reader_js__WEBPACK_IMPORTED_MODULE_3__.Bi)(file, found)}`);
			const { parseBaseline } = await __webpack_require__.e(103).then(__webpack_require__.bind(__webpack_require__, 9103));
			return {
				baseline: parseBaseline(found.text, file),
				source: sourceOf(found)
			};
		}
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
	8819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => fingerprintOf });
		const maxLength = 2e3;
		function fingerprintOf(finding) {
			const beginningOf = (text = "") => text.slice(0, maxLength).trim();
			const label = beginningOf(finding.label).toLowerCase().replaceAll(/\s+/g, " ");
			const method = beginningOf(finding.method).toUpperCase();
			return [
				label,
				method,
				normalizedPath(beginningOf(finding.path))
			];
		}
		const parameter = /^(?:\{.*\}|:.+|<.*>|\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24,64})$/i;
		function normalizedPath(path) {
			const segments = path.replace(/[?#].*$/s, "").split("/").filter(Boolean);
			return segments.map((segment) => parameter.test(segment) ? "{}" : segment).join("/");
		}
	}),
	5437: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BL: () => acceptanceOf,
			YP: () => standingOf,
			gb: () => severityUnder
		});
		var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4);
		const warningDays = 14;
		const dayMs = 24 * 60 * 60 * 1e3;
		function standingOf({ expires }, today) {
			if (expires < today) return "expired";
			return Date.parse(expires) - Date.parse(today) <= warningDays * dayMs ? "expires-soon" : "holds";
		}
		function severityUnder(policy, finding) {
			const own = (0, _severity_js__WEBPACK_IMPORTED_MODULE_0__.XP)(finding);
			return policy?.overrides.find((override) => override.matches(finding, own))?.severity ?? own;
		}
		function acceptanceOf(finding, policy, today) {
			const severity = (0, _severity_js__WEBPACK_IMPORTED_MODULE_0__.XP)(finding);
			const fitting = (policy?.acceptances ?? []).filter(({ matches }) => matches(finding, severity));
			return fitting.find((acceptance) => standingOf(acceptance, today) !== "expired") ?? fitting[0];
		}
	}),
	6728: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readRepositoryFile: () => readRepositoryFile });
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
		var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5865);
		var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4679);
		const contentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz("file")),
			encoding: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			size: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr()),
			sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
		});
		function readRepositoryFile(request) {
			const { path, ref, maxBytes } = request;
			const failed = `The file ${path} could not be read at ${ref}`;
			return (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.SP)({ failed }, async () => {
				const content = await readContent(request, failed);
				if (content === undefined) return undefined;
				const { size, sha = "" } = content;
				if (size !== undefined && size > maxBytes) throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`${failed}: it has ${size} bytes, more than ${maxBytes}.`);
				const text = content.encoding === "none" ? await readBlob(request, sha) : content.content;
				const bytes = Buffer.from(text, "base64");
				if (size !== undefined && bytes.length !== size) throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`${failed}: ${bytes.length} of ${size} bytes came.`, { isOutage: true });
				return bytes.toString("utf8");
			});
		}
		async function readContent(request, failed) {
			const { octokit, repository, path, ref } = request;
			const place = path.split("/").map(encodeURIComponent).join("/");
			try {
				const wanted = {
					...(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository),
					ref
				};
				const { data } = await octokit.request(`GET /repos/{owner}/{repo}/contents/${place}`, wanted);
				const content = contentSchema.safeParse(data);
				if (content.success) return content.data;
				throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`GitHub's answer about ${path} at ${ref} is not about a file.`);
			} catch (error) {
				if ((0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.c2)(error) !== 404) throw error;
				if ((0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.Of)(error) !== "Not Found") await requireCommit(request, failed);
				return undefined;
			}
		}
		async function requireCommit({ octokit, repository, ref }, failed) {
			try {
				await octokit.rest.git.getCommit({
					...(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository),
					commit_sha: ref
				});
			} catch (error) {
				if ((0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.c2)(error) !== 404) throw error;
				throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`${failed}: there is no such commit, or the token may not see it. GitHub's answer: 404: ${(0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.LK)(error)}`);
			}
		}
		async function readBlob({ octokit, repository }, sha) {
			const { data } = await octokit.rest.git.getBlob({
				...(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository),
				file_sha: sha
			});
			return zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ content: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP() }).parse(data).content;
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
	8672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E8: () => watchFindings,
			e3: () => flawOf,
			xg: () => believesFaults,
			y6: () => believesList
		});
		var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8478);
		function watchFindings(findings, appId, onActive) {
			let told = false;
			let active = false;
			return {
				atOnce: true,
				believes: believesList,
				look: async ({ deadline, ...limits }) => {
					if (active && await findings.status(appId, {
						...limits,
						deadline
					}) === _findings_js__WEBPACK_IMPORTED_MODULE_0__.q) return undefined;
					const listing = await findings.list(appId, { deadline });
					active = listing.kind === "stopped" && listing.stop === _findings_js__WEBPACK_IMPORTED_MODULE_0__.q;
					if (!active) return listing;
					if (!told) onActive();
					told = true;
					return undefined;
				}
			};
		}
		const believesList = ({ code, transient, status }) => code === "not-found" || !transient && status === 200;
		const believesFaults = (error) => !error.transient || error.malformed;
		function flawOf(listing) {
			return listing.kind === "changing" ? `The findings list says that ${listing.total} findings exist, but ${listing.read} distinct ones could be read` : `The findings list has the unknown status "${listing.stop}"`;
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
	1217: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => formatDuration });
		function formatDuration(ms) {
			if (ms < 9950) return `${Math.round(ms / 100) / 10} s`;
			const seconds = Math.round(ms / 1e3);
			if (seconds < 60) return `${seconds} s`;
			const minutes = Math.floor(seconds / 60);
			return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
		}
	})
};
