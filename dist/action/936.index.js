export const id = 936;
export const ids = [936];
export const modules = {
	82936: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			updateGitHubViews: () => updateGitHubViews,
			warnOfPermissions: () => warnOfPermissions
		});
		var core = __webpack_require__(235);
		var verdict = __webpack_require__(48977);
		var environment = __webpack_require__(70876);
		var failure = __webpack_require__(54679);
		var octokit = __webpack_require__(64636);
		var external_node_crypto_ = __webpack_require__(77598);
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
		function bodyOf({ marker, posted, body }) {
			const { rank, beganAt, commit } = posted;
			const judged = commit === undefined ? "" : `_${commit}`;
			return `${marker}\n${hiddenLine(`${attemptHash(posted)}${rank}${beganAt}${judged}`)}\n${body}`;
		}
		function attemptHash({ attempt = "" }) {
			return hashOf(["attempt", attempt]).slice(0, -1);
		}
		function outweighs(post, posted) {
			const [, attempt, rank, beganAt, commit] = /^<!-- .* -->\r?\n<!-- security-test-gate:(\w{31})([0-3])(\d+)(?:_(\w+))? -->/.exec(post.body ?? "") ?? [];
			const isAsBad = Number(rank) >= posted.rank;
			if (posted.attempt !== undefined && attempt === attemptHash(posted)) return isAsBad;
			const beganLater = Number(beganAt) > posted.beganAt && Number(beganAt) <= Date.now();
			return beganLater && (isAsBad || commit === undefined || commit !== posted.commit);
		}
		function isSameText(left, right) {
			const normalize = (text) => text.replaceAll("\r\n", "\n").trimEnd();
			return normalize(left ?? "") === normalize(right);
		}
		var nested_value = __webpack_require__(34602);
		var github_event = __webpack_require__(45865);
		var schemas = __webpack_require__(94343);
		var github_answer = __webpack_require__(60755);
		;
		const userSchema = schemas.Ikc({ login: schemas.YjP() });
		const postsSchema = schemas.YOg(schemas.Ikc({
			id: schemas.aig(),
			html_url: schemas.YjP(),
			body: schemas.cl6(schemas.YjP()),
			user: schemas.cl6(userSchema)
		}));
		const viewerSchema = schemas.Ikc({ viewer: userSchema });
		async function findOwnPost(octokit, pages, marker) {
			let ownLogin;
			for await (const { data } of pages) {
				(0, github_answer.W)(postsSchema, data, "comments or issues");
				for (const post of data) {
					if (!post.body?.startsWith(marker)) continue;
					ownLogin ??= readOwnLogin(octokit);
					if (post.user?.login === await ownLogin) return post;
				}
			}
			return undefined;
		}
		async function readOwnLogin(octokit) {
			try {
				const { data } = await octokit.rest.users.getAuthenticated();
				return (0, github_answer.W)(userSchema, data, "the owner of the token").login;
			} catch (error) {
				if (!(0, failure.GZ)(error)) throw error;
				const answer = await octokit.graphql("{ viewer { login } }");
				return (0, github_answer.W)(viewerSchema, answer, "the owner of the token").viewer.login;
			}
		}
		var promises_ = __webpack_require__(58500);
		var request_retry = __webpack_require__(32371);
		;
		const maxWrites = 3;
		const settleMs = 1e3;
		async function upsertPost(post) {
			if (await post.isOutdated?.()) return { change: "outdated" };
			const existing = await post.find();
			if (existing) return rewriteUntilSettled(post, existing);
			const created = await (0, request_retry.o)(() => obstacleTo(post), (request) => createOnce(post, request));
			if (!created) return { change: "none" };
			if ("change" in created) return created;
			const outcome = {
				change: post.created,
				url: created.html_url
			};
			const oldest = post.posted.attempt === undefined ? undefined : await post.find();
			if (!oldest) return outcome;
			const change = await rewriteUntilSettled(post, oldest, outcome);
			if (oldest.id !== created.id) await post.discard(created).catch(() => {});
			return change;
		}
		async function createOnce({ create, find }, request) {
			if (!create) return undefined;
			try {
				return await create(request);
			} catch (error) {
				if (error instanceof failure.iK || !(0, failure.X2)(error)) throw error;
				await (0, promises_.setTimeout)(1e3);
				return await find() ?? await create(request);
			}
		}
		async function rewriteUntilSettled(post, found, previous) {
			const { posted } = post;
			let last = previous;
			let current = found;
			for (let writes = 0; current && writes < maxWrites; writes += 1) {
				const seen = current;
				const url = seen.html_url;
				const reason = reasonToLeave(seen, post.isSame(seen), posted);
				if (reason === "unchanged" && last) return {
					...last,
					url
				};
				if (reason !== undefined) return {
					change: reason,
					url
				};
				const written = await (0, request_retry.o)(() => obstacleTo(post), (request) => post.rewrite(seen, request));
				if (typeof written !== "string") return written;
				last = {
					change: written,
					url
				};
				if (posted.attempt === undefined || posted.rank === 0) return last;
				await (0, promises_.setTimeout)(settleMs);
				current = await post.find();
			}
			return last ?? { change: "none" };
		}
		async function obstacleTo({ posted, find, isOutdated }) {
			if (await isOutdated?.()) return { change: "outdated" };
			const found = await find();
			return found && outweighs(found, posted) ? {
				change: "kept",
				url: found.html_url
			} : undefined;
		}
		function reasonToLeave(found, isSame, posted) {
			if (found.state !== undefined && found.state !== "open") return undefined;
			if (isSame) return "unchanged";
			return outweighs(found, posted) ? "kept" : undefined;
		}
		;
		function upsertComment(comment) {
			const { octokit, repository, pullRequest, marker, mode, posted } = comment;
			const { number, isFork } = pullRequest;
			const body = bodyOf(comment);
			const here = (0, github_event.H5)(repository);
			const inPullRequest = {
				...here,
				issue_number: number
			};
			const { createComment, deleteComment, listComments, updateComment } = octokit.rest.issues;
			const create = async (request) => (await createComment({
				...inPullRequest,
				body,
				request
			})).data;
			const failed = `The comment on pull request #${number} could not be written`;
			return (0, failure.SP)({
				failed,
				permission: "pull-requests: write",
				isFork
			}, () => upsertPost({
				posted,
				find: async () => {
					const pages = octokit.paginate.iterator(listComments, {
						...inPullRequest,
						per_page: 100
					});
					try {
						return await findOwnPost(octokit, pages, marker);
					} catch (error) {
						if (mode === "update" && (0, failure.GZ)(error)) return undefined;
						throw error;
					}
				},
				isOutdated: () => hasNewerHead(comment),
				isSame: (found) => isSameText(found.body, body),
				create: mode === "upsert" ? create : undefined,
				created: "created",
				rewrite: async ({ id }, request) => {
					await updateComment({
						...here,
						comment_id: id,
						body,
						request
					});
					return "updated";
				},
				discard: ({ id }) => deleteComment({
					...here,
					comment_id: id
				})
			}));
		}
		async function hasNewerHead({ octokit, repository, pullRequest: { number }, judgedHead }) {
			if (judgedHead === undefined) return false;
			const parameters = {
				...(0, github_event.H5)(repository),
				pull_number: number
			};
			const answer = await octokit.rest.pulls.get(parameters).catch((error) => {
				if (!(0, failure.GZ)(error)) throw error;
			});
			const head = (0, nested_value.N)(answer, "data", "head", "sha");
			return head !== undefined && head !== judgedHead;
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
			const { octokit, repository, posted, body } = issue;
			const found = await findIssue(issue);
			if (!found) return { change: "none" };
			const { html_url: url, number: issue_number } = found;
			if (found.state !== "open") return {
				change: "unchanged",
				url
			};
			if (outweighs(found, posted)) return {
				change: "kept",
				url
			};
			const { createComment, update } = octokit.rest.issues;
			const here = {
				...(0, github_event.H5)(repository),
				issue_number
			};
			const closed = await (0, request_retry.o)(() => obstacleTo({
				posted,
				find: () => findIssue(issue)
			}), (request) => update({
				...here,
				state: "closed",
				state_reason: "completed",
				request
			}));
			if ("change" in closed) return closed;
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
			const { octokit, repository, title, posted } = issue;
			const body = bodyOf(issue);
			const here = (0, github_event.H5)(repository);
			const { create, update } = octokit.rest.issues;
			return upsertPost({
				posted,
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
				rewrite: async ({ number: issue_number, state }, request) => {
					const isOpen = state === "open";
					const reopened = !isOpen && {
						state: "open",
						state_reason: "reopened"
					};
					await update({
						...here,
						issue_number,
						title,
						body,
						...reopened,
						request
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
			const parameters = {
				...(0, github_event.H5)(repository),
				labels: issueLabel,
				state: "all",
				...order
			};
			const pages = octokit.paginate.iterator(octokit.rest.issues.listForRepo, parameters);
			return findOwnPost(octokit, pages, marker);
		}
		function requireLabel(issue) {
			if (issue.labels.some((label) => (typeof label === "string" ? label : label.name) === issueLabel)) return;
			throw new failure.iK(`The issue ${issue.html_url} was opened without its label, by which the next run would find it. Add the label \`${issueLabel}\` to it, and let \`github-token\` be one with write access.`);
		}
		var untrusted = __webpack_require__(99815);
		var blocking_details = __webpack_require__(9522);
		var blocking_findings = __webpack_require__(65688);
		var explanation = __webpack_require__(87767);
		var head = __webpack_require__(57032);
		var results_sections = __webpack_require__(98910);
		var ways_out = __webpack_require__(49083);
		;
		const budget = {
			maxItems: 25,
			maxBytes: 4e4
		};
		const maxTitleLength = 200;
		function renderIssueTitle({ app, details }, named) {
			const given = "id" in named ? named.id : named.url;
			const publicName = app?.appId ?? ("id" in named ? named.id : "the app");
			const name = details === "full" ? app?.label ?? given : publicName;
			return `Security Test Gate: ${(0, untrusted.ml)((0, untrusted.Ig)(name), maxTitleLength)} is not proven clean`;
		}
		function renderComment(result) {
			const { assessment, details } = result;
			const sections = [(0, head.p)(result)];
			if (assessment) {
				const isFull = details === "full";
				sections.push(isFull ? renderBlocking({
					...result,
					assessment
				}) : (0, results_sections.Xj)(result), (0, ways_out.h)(result), (0, results_sections.Pn)(assessment));
			}
			return (0, results_sections.lS)([...sections, (0, results_sections.Id)(result)]);
		}
		function renderBlocking(result) {
			const { blocking } = result.assessment;
			if (blocking.length === 0) return "";
			const groups = (0, blocking_findings.nr)(blocking);
			const shown = (0, results_sections.G8)(groups, budget, blocking_findings.sx);
			const rest = blocking.length - groups.slice(0, shown.length).flat().length;
			return [
				shown.join("\n"),
				rest > 0 && `… and ${rest} more.`,
				renderLinks(result)
			].filter(Boolean).join("\n\n");
		}
		function renderLinks(result) {
			const { runUrl, report } = result;
			const links = [runUrl && `[${describeSummary(result)}](${runUrl})`, report?.artifactUrl && `[Steps to reproduce (PDF)](${report.artifactUrl})`];
			return links.filter(Boolean).join(" · ");
		}
		function describeSummary(result) {
			const { explained, listed, all } = (0, blocking_details._5)(result);
			if (explained < all) {
				const list = listed < all ? `lists ${listed} of ${all}` : `lists all ${all}`;
				return `The job summary explains ${explained} findings and ${list}`;
			}
			const areFixable = result.assessment.blocking.every(({ finding }) => (0, explanation.EQ)(finding));
			return areFixable ? "How to fix each" : "Details of each";
		}
		var token_permissions = __webpack_require__(16105);
		var annotate = __webpack_require__(98085);
		;
		const ranks = {
			passed: 0,
			"not-tested": 1,
			error: 2,
			failed: 3
		};
		const eventsWithoutPush = new Set([
			"issue_comment",
			"workflow_dispatch",
			"repository_dispatch",
			"schedule"
		]);
		async function updateGitHubViews(views) {
			const { result, inputs, workflowRun } = views;
			const { comment } = inputs.github;
			const isWorthPosting = !(0, verdict.RE)(result.verdict);
			if (comment === "always" || comment === "on-failure" && isWorthPosting) await notifyOnFailure(() => updateComment(views));
			if (keepsIssue(inputs, workflowRun) && isWorthPosting) await notifyOnFailure(() => updateIssue(views));
		}
		function keepsIssue({ github }, { event }) {
			return github.openIssue && event.name === "schedule" && !event.pullRequest;
		}
		async function warnOfPermissions(inputs, workflowRun) {
			const fault = await (0, token_permissions.P)(workflowRun, {
				comment: inputs.github.comment !== "never" && workflowRun.event.pullRequest !== undefined,
				status: inputs.github.statusContext !== undefined,
				issue: keepsIssue(inputs, workflowRun)
			});
			if (fault) (0, annotate.R8)(`${fault.message} ${fault.remedy}`);
		}
		async function updateComment({ result, inputs, workflowRun }) {
			const { event, token, signal } = workflowRun;
			const { pullRequest, repository, workflow, job, headSha } = event;
			if (!pullRequest || !repository) {
				if (!/^pull_request(_target)?$/.test(event.name)) return;
				throw new failure.iK("The pull request has no comment: the event does not name it, or its repository.");
			}
			const updatesOnly = inputs.github.comment === "on-failure" && result.verdict.verdict === "passed";
			const changed = await upsertComment({
				octokit: await (0, octokit.Q)({
					token,
					signal,
					...octokit.q
				}),
				repository,
				pullRequest,
				judgedHead: eventsWithoutPush.has(event.name) ? undefined : headSha,
				marker: markerOf("comment", givenName(inputs.settings.app), workflow, job),
				posted: postedVerdict(result),
				body: renderComment(result),
				mode: updatesOnly ? "update" : "upsert"
			});
			if (changed.change === "outdated") (0, core.pq)((0, untrusted.Ig)(`Pull request comment left as it is: ${headSha} is no longer the head`));
			else logChange("Pull request comment", changed);
		}
		async function updateIssue({ result, inputs, workflowRun }) {
			const { event, token, signal } = workflowRun;
			const appId = givenName(inputs.settings.app);
			if (!event.repository) throw new failure.iK("There is no issue: the event does not name the repository.");
			const changed = await syncIssue({
				octokit: await (0, octokit.Q)({
					token,
					signal
				}),
				repository: event.repository,
				marker: markerOf("issue", appId),
				title: renderIssueTitle(result, inputs.settings.app),
				posted: postedVerdict(result),
				body: renderComment(result),
				state: result.verdict.verdict === "passed" ? "closed" : "open"
			});
			logChange("Issue", changed);
		}
		function givenName(app) {
			return "id" in app ? app.id : app.url;
		}
		function postedVerdict({ verdict, commit }) {
			const beganAt = Math.trunc(performance.timeOrigin);
			return {
				attempt: (0, environment.ce)(),
				rank: ranks[verdict.verdict],
				beganAt,
				commit
			};
		}
		function logChange(post, changed) {
			if (!("url" in changed)) return;
			const { change, url } = changed;
			const done = change === "kept" ? "left as another job wrote it" : change;
			(0, core.pq)(`${post} ${done}: ${url}`);
		}
		async function notifyOnFailure(action) {
			try {
				await action();
			} catch (error) {
				(0, annotate.me)(error instanceof failure.iK ? error.message : `GitHub could not be updated: ${error}`);
			}
		}
	}),
	16105: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => findTokenFault });
		var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45865);
		var _github_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54679);
		var _github_octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64636);
		async function findTokenFault({ event, token, signal }, wanted) {
			const uses = usesOf(event, wanted);
			if (uses.length === 0) return undefined;
			if (token === "") return {
				message: "`github-token` is empty.",
				remedy: "Leave the input out, or give a token."
			};
			const octokit = await (0, _github_octokit_js__WEBPACK_IMPORTED_MODULE_2__.Q)({
				token,
				signal
			});
			const missing = [];
			for (const each of uses) {
				try {
					await each.probe(octokit);
				} catch (error) {
					if ((0, _github_failure_js__WEBPACK_IMPORTED_MODULE_1__.GZ)(error)) missing.push(each);
					else if ((0, _github_failure_js__WEBPACK_IMPORTED_MODULE_1__.c2)(error) !== 409) return explain(error);
				}
			}
			if (missing.length > 0) return missingPermissions(missing);
			const isReadOnly = event.pullRequest?.isFork && event.name !== "pull_request_target";
			return isReadOnly ? readOnlyForFork : undefined;
		}
		function usesOf({ repository, pullRequest, subject, headSha = "HEAD" }, wanted) {
			if (!repository) return [];
			const where = {
				...(0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__.H5)(repository),
				per_page: 1
			};
			const number = pullRequest?.number ?? subject.pullRequest;
			const comment = {
				permission: "pull-requests: write",
				use: "writes the comment",
				probe: ({ rest: { issues, pulls } }) => number === undefined ? pulls.list(where) : issues.listComments({
					...where,
					issue_number: number
				})
			};
			const status = {
				permission: "statuses: write",
				use: "sets the commit status",
				probe: ({ rest }) => rest.repos.listCommitStatusesForRef({
					...where,
					ref: headSha
				})
			};
			const issue = {
				permission: "issues: write",
				use: "keeps the issue",
				probe: ({ rest }) => rest.issues.listForRepo(where)
			};
			const uses = [
				wanted.comment && comment,
				wanted.status && status,
				wanted.issue && issue
			];
			return uses.filter((use) => use !== false);
		}
		function explain(error) {
			const status = (0, _github_failure_js__WEBPACK_IMPORTED_MODULE_1__.c2)(error);
			if (status === 401) return {
				message: "GitHub does not accept the token (401).",
				remedy: "Leave `github-token` out, or give a token that is valid.",
				isFatal: true
			};
			return {
				message: `GitHub's API could not be asked: ${status === undefined ? "" : `${status} `}${(0, _github_failure_js__WEBPACK_IMPORTED_MODULE_1__.LK)(error)}`,
				remedy: "Check that the runner can reach it (firewall, proxy, GITHUB_API_URL)."
			};
		}
		function missingPermissions(missing) {
			const named = missing.map(({ permission }) => `\`${permission}\``).join(" and ");
			const lost = missing.map(({ use }) => use).join(" and ");
			return {
				message: `The token lacks ${named}, with which the gate ${lost}.`,
				remedy: "Add this to `permissions` of the job of the gate; a job with the doctor needs the same."
			};
		}
		const readOnlyForFork = {
			message: "The token may read what the gate needs. The pull request comes from a fork, for which GitHub makes it read-only.",
			remedy: "Use the job summary there, in place of the comment."
		};
	})
};
