export const id = 19;
export const ids = [19];
export const modules = {

/***/ 85400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findGoverningSource: () => (/* binding */ findGoverningSource)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63619);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54679);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6271);



/** Of GitHub's description of a branch; `protected` covers branch protection and rulesets. */
const branchSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ protected: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), commit: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }) });
/**
 * Finds what governs the gate. A branch or tag governs itself where it is the default branch or
 * protected. Everything else is governed by the tip, as it is now, of the branch that is to be
 * changed where that one is, else by the tip of the default branch: whoever proposes a change may
 * choose, and write to, the branch that it is proposed for.
 * @throws GitHubFailure
 */
async function findGoverningSource(event, { connect, isOwnCheckout }) {
    const { repository, proposal } = event;
    if (event.name === '' && !proposal)
        return checkoutOf(event); // outside of a workflow
    const isProtected = !proposal && event.isRefProtected;
    if (isProtected && (await isOwnCheckout()))
        return checkoutOf(event);
    if (!repository)
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .iK('The event does not tell the repository whose files govern, and nor does GITHUB_REPOSITORY: run the gate as an action, in a workflow.');
    const defaultBranch = event.defaultBranch ?? (await readDefaultBranch(await connect(), repository));
    const isDefault = !proposal && branchOf(event.ref) === defaultBranch;
    if (isDefault && (await isOwnCheckout()))
        return checkoutOf(event);
    const proposedFor = proposal ? proposal.base : isProtected ? branchOf(event.ref) : undefined;
    return readGoverningTip(await connect(), { repository, proposedFor, defaultBranch });
}
async function readGoverningTip(octokit, { repository, proposedFor, defaultBranch }) {
    const proposed = proposedFor === undefined
        ? undefined
        : await findBranch(octokit, { repository, name: proposedFor });
    if (proposed && (proposed.protected || proposedFor === defaultBranch))
        return commitOf(proposed, repository);
    const governing = await findBranch(octokit, { repository, name: defaultBranch });
    if (governing)
        return commitOf(governing, repository);
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .iK(`The default branch ${defaultBranch} is not there, or this token may not see it: the job needs \`permissions: contents: read\`.`);
}
function checkoutOf({ ref, refSha }) {
    if (ref === undefined)
        return { kind: 'checkout', name: 'the checkout' };
    const branch = branchOf(ref);
    const name = branch === undefined ? ref.replace(/^refs\/tags\//, 'tag ') : `branch ${branch}`;
    return { kind: 'checkout', name: refSha === undefined ? name : `${name} at ${short(refSha)}` };
}
function branchOf(ref = '') {
    return /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
}
function commitOf({ name, commit }, repository) {
    return {
        kind: 'commit',
        name: `branch ${name} at ${short(commit.sha)}`,
        repository,
        commit: commit.sha,
    };
}
function short(sha) {
    return sha.slice(0, 7);
}
/**
 * @returns undefined when there is no such branch: one that was deleted is not protected any more
 */
function findBranch(octokit, { repository, name }) {
    const failed = `The branch ${name} could not be read`;
    return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .explainFailure */ .SP)({ failed, permission: 'contents: read' }, async () => {
        try {
            const { data } = await octokit.rest.repos.getBranch({
                ...addressOf(repository),
                branch: name,
            });
            return { ...branchSchema.parse(data), name };
        }
        catch (error) {
            if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 404)
                return undefined;
            throw error;
        }
    });
}
/** The payload of a schedule need not tell it. */
function readDefaultBranch(octokit, repository) {
    const failed = 'The default branch could not be found out';
    return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .explainFailure */ .SP)({ failed, permission: 'contents: read' }, async () => {
        const { data } = await octokit.rest.repos.get(addressOf(repository));
        return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).parse(data).default_branch;
    });
}
function addressOf({ owner, name }) {
    return { owner, repo: name };
}


/***/ })

};
