export const id = 20;
export const ids = [20];
export const modules = {

/***/ 93020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resolveCommit: () => (/* binding */ resolveCommit)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63619);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54679);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6271);



/**
 * The commit that a branch, a tag or a commit of any repository names now.
 * @throws GitHubFailure
 */
function resolveCommit(octokit, repository, ref) {
    const { owner, name: repo } = repository;
    const failed = `The commit of ${owner}/${repo}@${ref} could not be found out`;
    return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .explainFailure */ .SP)({ failed, permission: 'contents: read' }, async () => {
        try {
            // One file of the commit at most: all that is wanted is its hash.
            const { data } = await octokit.rest.repos.getCommit({ owner, repo, ref, per_page: 1 });
            return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).parse(data).sha;
        }
        catch (error) {
            if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 422)
                throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .iK(`There is no branch, tag or commit ${ref} in ${owner}/${repo}.`);
            if (!(0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isDenied */ .GZ)(error))
                throw error;
            throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .iK(`The repository ${owner}/${repo} cannot be read with \`github-token\`. The token of a job reads its own repository and public ones alone: for any other, give one that has \`contents: read\` there.`);
        }
    });
}


/***/ })

};
