export const id = 277;
export const ids = [277];
export const modules = { 10277: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { updateGitHubViews: () => updateGitHubViews });
	var core = __webpack_require__(235);
	var verdict = __webpack_require__(48977);
	var environment = __webpack_require__(70876);
	var failure = __webpack_require__(54679);
	var octokit = __webpack_require__(46038);
	var external_node_crypto_ = __webpack_require__(77598);
	var promises_ = __webpack_require__(58500);
	var schemas = __webpack_require__(94343);
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
		return `${marker}\n${hiddenLine(`${attemptHash(posted)}${posted.rank}`)}\n${body}`;
	}
	function attemptHash({ attempt = "" }) {
		return hashOf(["attempt", attempt]).slice(0, -1);
	}
	function outweighs(post, posted) {
		const said = /^<!-- .* -->\r?\n<!-- security-test-gate:(\w{31})([0-3]) -->/.exec(post.body ?? "");
		return posted.attempt !== undefined && said?.[1] === attemptHash(posted) && Number(said[2]) >= posted.rank;
	}
	function isSameText(left, right) {
		const normal = (text) => text.replaceAll("\r\n", "\n").trimEnd();
		return normal(left ?? "") === normal(right);
	}
	async function findOwn(octokit, pages, marker) {
		let ownLogin;
		for await (const { data } of pages) {
			if (!Array.isArray(data)) throw new Error("GitHub answered with something that is not a list.");
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
			return (await octokit.rest.users.getAuthenticated()).data.login;
		} catch (error) {
			if (!(0, failure.GZ)(error)) throw error;
			const answer = await octokit.graphql("{ viewer { login } }");
			return schemas.Ikc({ viewer: schemas.Ikc({ login: schemas.YjP() }) }).parse(answer).viewer.login;
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
		const { posted, find } = post;
		const first = await find();
		const created = first ? undefined : await createOnce(post);
		let done = created ? {
			change: post.created,
			url: created.html_url
		} : { change: "none" };
		let current = created && posted.attempt !== undefined ? await find() : first;
		for (let round = 0; current && round < maxRounds; round += 1) {
			const found = current;
			const url = found.html_url;
			const standing = standingOf(current, post.isSame(current), posted);
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
			const written = await unlessOvertaken(posted, find, (look) => post.rewrite(found, look));
			done = {
				change: written,
				url
			};
			if (written === "kept" || posted.attempt === undefined || posted.rank === 0) return done;
			await (0, promises_.setTimeout)(settleMs);
			current = await find();
		}
		return done;
	}
	class Overtaken extends Error {}
	async function unlessOvertaken(posted, find, write) {
		const look = async () => {
			const found = await find();
			if (found && outweighs(found, posted)) throw new Overtaken();
		};
		try {
			return await write(look);
		} catch (error) {
			if (error instanceof Overtaken) return "kept";
			throw error;
		}
	}
	async function discardSecond(post, made, kept) {
		if (made && made.id !== kept.id) await post.discard(made).catch(() => {});
	}
	function standingOf(found, isSame, posted) {
		if (found.state !== undefined && found.state !== "open") return undefined;
		if (isSame) return "unchanged";
		return outweighs(found, posted) ? "kept" : undefined;
	}
	var nested_value = __webpack_require__(34602);
	var github_event = __webpack_require__(45865);
	;
	class HeadMoved extends failure.iK {}
	async function upsertComment(comment) {
		const { octokit, repository, pullRequest, marker, mode, posted } = comment;
		const { number, isFork } = pullRequest;
		const body = bodyOf(comment);
		const here = (0, github_event.at)(repository);
		const inPullRequest = {
			...here,
			issue_number: number
		};
		const { createComment, deleteComment, listComments, updateComment } = octokit.rest.issues;
		const requireHead = () => requireJudgedHead(comment);
		const request = { beforeRepeat: requireHead };
		const create = async () => (await createComment({
			...inPullRequest,
			body,
			request
		})).data;
		const failed = `The comment on pull request #${number} could not be written`;
		const keep = () => keepPost({
			posted,
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
			rewrite: async ({ id }, requireNoneWorse) => {
				const beforeRepeat = async () => {
					await requireHead();
					await requireNoneWorse();
				};
				await updateComment({
					...here,
					comment_id: id,
					body,
					request: { beforeRepeat }
				});
				return "updated";
			},
			discard: ({ id }) => deleteComment({
				...here,
				comment_id: id
			})
		});
		try {
			return await (0, failure.SP)({
				failed,
				permission: "pull-requests: write",
				isFork
			}, async () => {
				await requireHead();
				return await keep();
			});
		} catch (error) {
			if (error instanceof HeadMoved) return { change: "outdated" };
			throw error;
		}
	}
	async function requireJudgedHead({ octokit, repository, pullRequest: { number }, judgedHead }) {
		if (judgedHead === undefined) return;
		const wanted = {
			...(0, github_event.at)(repository),
			pull_number: number
		};
		const answer = await octokit.rest.pulls.get(wanted).catch((error) => {
			if (!(0, failure.GZ)(error)) throw error;
		});
		const head = (0, nested_value.N)(answer, "data", "head", "sha");
		if (head !== undefined && head !== judgedHead) throw new HeadMoved(`${judgedHead} is no longer the head of pull request #${number}`);
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
			...(0, github_event.at)(repository),
			issue_number
		};
		const closed = await unlessOvertaken(posted, () => findIssue(issue), (beforeRepeat) => update({
			...here,
			state: "closed",
			state_reason: "completed",
			request: { beforeRepeat }
		}));
		if (closed === "kept") return {
			change: "kept",
			url
		};
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
		const here = (0, github_event.at)(repository);
		const { create, update } = octokit.rest.issues;
		return keepPost({
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
			rewrite: async ({ number: issue_number, state }, beforeRepeat) => {
				const isOpen = state === "open";
				const reopened = !isOpen && {
					state: "open",
					state_reason: "reopened"
				};
				const request = { beforeRepeat };
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
			}) : (0, results_sections.J4)(result), (0, ways_out.h)(result), (0, results_sections.Pn)(assessment));
		}
		return (0, results_sections.fj)([...sections, (0, results_sections.Id)(result)]);
	}
	function renderBlocking(result) {
		const { blocking } = result.assessment;
		if (blocking.length === 0) return "";
		const groups = (0, blocking_findings.nr)(blocking);
		const shown = (0, results_sections._Q)(groups, budget, blocking_findings.sx);
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
	var annotate = __webpack_require__(98085);
	;
	const ranks = {
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
			throw new failure.iK("The pull request has no comment: the event does not name it, or its repository.");
		}
		const isQuiet = inputs.github.comment === "on-failure" && result.verdict.verdict === "passed";
		const changed = await upsertComment({
			octokit: await (0, octokit.Q)({
				token,
				signal,
				...octokit.q
			}),
			repository,
			pullRequest,
			judgedHead: startedByNoPush.has(event.name) ? undefined : headSha,
			marker: markerOf("comment", nameOf(inputs.settings.app), workflow, job),
			posted: postedVerdict(result),
			body: renderComment(result),
			mode: isQuiet ? "update" : "upsert"
		});
		if (changed.change === "outdated") (0, core.pq)((0, untrusted.Ig)(`Pull request comment left as it is: ${headSha} is no longer the head`));
		else if (changed.change !== "none") (0, core.pq)(`Pull request comment ${doneTo(changed)}: ${changed.url}`);
	}
	async function updateIssue({ result, inputs, run }) {
		const { event, token, signal } = run;
		const appId = nameOf(inputs.settings.app);
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
		if (changed.change !== "none") (0, core.pq)(`Issue ${doneTo(changed)}: ${changed.url}`);
	}
	function nameOf(app) {
		return "id" in app ? app.id : app.url;
	}
	function postedVerdict({ verdict }) {
		return {
			attempt: (0, environment.ce)(),
			rank: ranks[verdict.verdict]
		};
	}
	function doneTo({ change }) {
		return change === "kept" ? "left as another job of this run wrote it" : change;
	}
	async function attempt(action) {
		try {
			await action();
		} catch (error) {
			(0, annotate.Vg)(error instanceof failure.iK ? error.message : `GitHub could not be updated: ${error}`);
		}
	}
}) };
