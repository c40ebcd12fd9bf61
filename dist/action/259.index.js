export const id = 259;
export const ids = [259];
export const modules = { 6259: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		N: () => listFileCommits,
		resolveCommit: () => resolveCommit
	});
	var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
	var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5865);
	var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4679);
	function resolveCommit(octokit, repository, ref) {
		const { owner, name: repo } = repository;
		const failed = `The commit of ${owner}/${repo}@${ref} could not be found out`;
		return (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.SP)({ failed }, async () => {
			try {
				const { data } = await octokit.rest.repos.getCommit({
					owner,
					repo,
					ref,
					per_page: 1
				});
				return zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP() }).parse(data).sha;
			} catch (error) {
				if ((0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.c2)(error) === 422) throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`There is no branch, tag or commit ${ref} in ${owner}/${repo}.`);
				if (!(0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.GZ)(error)) throw error;
				throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`The repository ${owner}/${repo} cannot be read with \`github-token\`. The token of a job reads its own repository and public ones alone: for any other, give one that has \`contents: read\` there.`);
			}
		});
	}
	function listFileCommits(history) {
		const { octokit, repository, path, branch: sha } = history;
		const failed = `The history of ${path} on ${sha} could not be read`;
		return (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.SP)({ failed }, async () => {
			const wanted = {
				...(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository),
				path,
				sha,
				per_page: 100
			};
			const { data } = await octokit.rest.repos.listCommits(wanted);
			return data.map((commit) => commit.sha);
		});
	}
}) };
