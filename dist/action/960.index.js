export const id = 960;
export const ids = [960];
export const modules = {

/***/ 63960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   adoptPullRequest: () => (/* binding */ adoptPullRequest)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63619);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54679);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6271);



const commitSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ parents: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })) });
const pullRequestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    merge_commit_sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** Null while GitHub is still to make the merge commit of this head. */
    mergeable: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    head: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    base: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ref: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
});
/**
 * The event as one about a pull request, whose head commit and base branch GitHub tells. Whoever
 * names the number may be anybody: a pull request that the event is not about is refused.
 * @throws GitHubFailure
 */
async function adoptPullRequest(event, number, connect) {
    const { repository, subject } = event;
    if (subject.pullRequest !== undefined && subject.pullRequest !== number)
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .iK(`The event is about pull request #${subject.pullRequest}.`);
    if (event.pullRequest)
        return event; // the event tells all of it
    if (!repository)
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .iK('The event does not tell the repository.');
    const octokit = await connect();
    const { state, base, head, merge_commit_sha, mergeable } = await readPullRequest(octokit, repository, number);
    if (state !== 'open')
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .iK(`Pull request #${number} is ${state}.`);
    const { commit, isDeployed } = subject;
    const isSettled = mergeable === undefined || mergeable === true;
    const isMerge = isDeployed && commit !== '' && commit === merge_commit_sha;
    // A head that has moved on, or the number of another pull request, is not what the event brought.
    const isSame = commit === undefined ||
        commit === head.sha ||
        (isMerge && (await isMergeOf(head.sha, { commit, isSettled }, octokit, repository)));
    if (!isSame)
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .iK(`The event is about commit ${commit || 'unknown'}, but the head of pull request #${number} is ${head.sha}.`);
    return {
        ...event,
        proposal: { base: base.ref },
        pullRequest: { number, isFork: false }, // the event, and so the token, is the repository's own
        headSha: head.sha,
    };
}
function readPullRequest(octokit, repository, number) {
    const { owner, name: repo } = repository;
    const failed = `Pull request #${number} could not be read`;
    return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .explainFailure */ .SP)({ failed, permission: 'pull-requests: read' }, async () => {
        try {
            const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
            const answer = pullRequestSchema.parse(data);
            if (answer.number === number)
                return answer;
            throw new Error(`The answer is about #${answer.number}.`);
        }
        catch (error) {
            if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) !== 404)
                throw error;
            throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .iK(`There is no pull request #${number} in ${owner}/${repo}, or the token may not see it: add \`permissions: pull-requests: read\` to the job.`);
        }
    });
}
/** GitHub renews the merge commit some time after a push: until then it is that of an earlier head. */
function isMergeOf(head, { commit, isSettled }, octokit, repository) {
    const { owner, name: repo } = repository;
    const failed = `The merge commit ${commit} could not be read`;
    return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .explainFailure */ .SP)({ failed, permission: 'contents: read' }, async () => {
        try {
            const { data } = await octokit.rest.git.getCommit({ owner, repo, commit_sha: commit });
            return commitSchema.parse(data).parents.at(1)?.sha === head;
        }
        catch (error) {
            // Without `contents: read` it cannot be seen. It is that of the head unless GitHub is making another.
            if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 404 && isSettled)
                return true;
            throw error;
        }
    });
}


/***/ })

};
