export const id = 20;
export const ids = [20];
export const modules = { 3020: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { resolveCommit: () => resolveCommit });
	var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3619);
	var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4679);
	var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6271);
	function resolveCommit(octokit, repository, ref) {
		const { owner, name: repo } = repository;
		const failed = `The commit of ${owner}/${repo}@${ref} could not be found out`;
		return (0, _failure_js__WEBPACK_IMPORTED_MODULE_0__.SP)({ failed }, async () => {
			try {
				const { data } = await octokit.rest.repos.getCommit({
					owner,
					repo,
					ref,
					per_page: 1
				});
				return zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP() }).parse(data).sha;
			} catch (error) {
				if ((0, _request_error_js__WEBPACK_IMPORTED_MODULE_1__.c2)(error) === 422) throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__.iK(`There is no branch, tag or commit ${ref} in ${owner}/${repo}.`);
				if (!(0, _request_error_js__WEBPACK_IMPORTED_MODULE_1__.GZ)(error)) throw error;
				throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__.iK(`The repository ${owner}/${repo} cannot be read with \`github-token\`. The token of a job reads its own repository and public ones alone: for any other, give one that has \`contents: read\` there.`);
			}
		});
	}
}) };
