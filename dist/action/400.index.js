export const id = 400;
export const ids = [400];
export const modules = {

/***/ 85400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findGoverningSource: () => (/* binding */ findGoverningSource)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45865);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54679);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6271);




/** Of GitHub's description of a branch; `protected` covers branch protection and rulesets. */
const branchSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ protected: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), commit: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }) });
/**
 * Finds what governs the gate. A branch or tag governs itself where it is the default branch or
 * protected. Everything else is governed by the tip, as it is now, of the branch that is to be
 * changed where that one is, else by the tip of the default branch: whoever proposes a change may
 * choose, and write to, the branch that it is proposed for.
 * @param isOwnCheckout whether the checkout is that of the commit which the workflow runs on, as
 * far as can be told
 * @param connect called only when GitHub has to be asked
 * @throws GitHubFailure
 */
async function findGoverningSource(event, isOwnCheckout, connect) {
    const { repository, proposal } = event;
    if (event.name === '' && !proposal)
        return checkoutOf(event); // outside of a workflow
    const isProtected = !proposal && event.isRefProtected;
    if (isProtected && isOwnCheckout)
        return checkoutOf(event);
    if (!repository)
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFailure */ .iK('The event does not tell the repository whose files govern, and nor does GITHUB_REPOSITORY: run the gate as an action, in a workflow.');
    const defaultBranch = event.defaultBranch ?? (await readDefaultBranch(await connect(), repository));
    const isDefault = !proposal && branchOf(event.ref) === defaultBranch;
    if (isDefault && isOwnCheckout)
        return checkoutOf(event);
    const proposedFor = proposal ? proposal.base : isProtected ? branchOf(event.ref) : undefined;
    return readGoverningTip(await connect(), repository, defaultBranch, proposedFor);
}
/** @param proposedFor governs only where it is the default branch or protected */
async function readGoverningTip(octokit, repository, defaultBranch, proposedFor) {
    const proposed = proposedFor && (await findBranch(octokit, repository, proposedFor));
    if (proposed && (proposed.protected || proposedFor === defaultBranch))
        return commitOf(proposed, repository);
    const governing = await findBranch(octokit, repository, defaultBranch);
    if (governing)
        return commitOf(governing, repository);
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFailure */ .iK(`The default branch ${defaultBranch} is not there, or this token may not see it: the job needs \`permissions: contents: read\`.`);
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
function findBranch(octokit, repository, name) {
    const failed = `The branch ${name} could not be read`;
    return (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFailure */ .SP)({ failed, permission: 'contents: read' }, async () => {
        try {
            const { data } = await octokit.rest.repos.getBranch({ ...(0,_event_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository), branch: name });
            return { ...branchSchema.parse(data), name };
        }
        catch (error) {
            if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) === 404)
                return undefined;
            throw error;
        }
    });
}
/** The payload of a schedule need not tell it. */
function readDefaultBranch(octokit, repository) {
    const failed = 'The default branch could not be found out';
    return (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFailure */ .SP)({ failed, permission: 'contents: read' }, async () => {
        const { data } = await octokit.rest.repos.get((0,_event_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository));
        return zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).parse(data).default_branch;
    });
}


/***/ })

};
