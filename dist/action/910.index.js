export const id = 910;
export const ids = [910];
export const modules = { 40910: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { eventAboutPullRequest: () => eventAboutPullRequest });
	var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
	var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60755);
	var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45865);
	var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54679);
	const commitSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ parents: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP() })) });
	const pullRequestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
		number: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr(),
		state: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
		merge_commit_sha: zod_mini__WEBPACK_IMPORTED_MODULE_3__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
		mergeable: zod_mini__WEBPACK_IMPORTED_MODULE_3__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY()),
		head: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP() })
	});
	async function eventAboutPullRequest(event, number, connect) {
		const { repository, subject } = event;
		if (subject.pullRequest !== undefined && subject.pullRequest !== number) throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK(`The event is about pull request #${subject.pullRequest}.`);
		if (event.pullRequest) return event;
		if (!repository) throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK("The event does not name the repository.");
		const octokit = await connect();
		const pullRequest = await readPullRequest(octokit, repository, number);
		const { state, head, merge_commit_sha, mergeable } = pullRequest;
		if (state !== "open") throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK(`Pull request #${number} is ${state}.`);
		const { commit, isDeployed } = subject;
		const isMergeCurrent = mergeable === undefined || mergeable === true;
		const isMergeCommit = isDeployed && commit !== "" && commit === merge_commit_sha;
		const isSameCommit = commit === undefined || commit === head.sha || isMergeCommit && await isMergeOf(head.sha, {
			commit,
			isMergeCurrent
		}, octokit, repository);
		if (!isSameCommit) throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK(`The event is about commit ${commit || "unknown"}, but the head of pull request #${number} is ${head.sha}.`);
		return {
			...event,
			pullRequest: {
				number,
				isFork: subject.isFork
			},
			headSha: head.sha
		};
	}
	function readPullRequest(octokit, repository, number) {
		const { owner, repo } = (0, _event_js__WEBPACK_IMPORTED_MODULE_1__.H5)(repository);
		const failed = `Pull request #${number} could not be read`;
		const notFound = () => {
			throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK(`There is no pull request #${number} in ${owner}/${repo}, or the token may not see it: add \`permissions: pull-requests: read\` to the job.`);
		};
		return (0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.SP)({
			failed,
			permission: "pull-requests: read",
			notFound
		}, async () => {
			const { data } = await octokit.rest.pulls.get({
				owner,
				repo,
				pull_number: number
			});
			const answer = (0, _answer_js__WEBPACK_IMPORTED_MODULE_0__.W)(pullRequestSchema, data, `pull request #${number}`);
			if (answer.number === number) return answer;
			throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK(`GitHub's answer is about pull request #${answer.number}.`);
		});
	}
	function isMergeOf(head, { commit, isMergeCurrent }, octokit, repository) {
		const failed = `The merge commit ${commit} could not be read`;
		const notFound = isMergeCurrent ? () => true : undefined;
		return (0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.SP)({
			failed,
			notFound
		}, async () => {
			const { data } = await octokit.rest.git.getCommit({
				...(0, _event_js__WEBPACK_IMPORTED_MODULE_1__.H5)(repository),
				commit_sha: commit
			});
			return (0, _answer_js__WEBPACK_IMPORTED_MODULE_0__.W)(commitSchema, data, `the commit ${commit}`).parents.at(1)?.sha === head;
		});
	}
}) };
