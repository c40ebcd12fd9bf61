export const id = 513;
export const ids = [513];
export const modules = { 8513: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { findGoverningSource: () => findGoverningSource });
	var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
	var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5865);
	var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4679);
	const branchSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
		protected: zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(),
		commit: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP() })
	});
	async function findGoverningSource(event, isOwnCheckout, connect) {
		const { repository, proposal } = event;
		if (event.name === "" && !proposal) return checkoutOf(event);
		const isProtected = !proposal && event.isRefProtected;
		if (isProtected && isOwnCheckout) return checkoutOf(event);
		if (!repository) throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK("The event does not tell the repository whose files govern, and nor does GITHUB_REPOSITORY: run the gate as an action, in a workflow.");
		const defaultBranch = event.defaultBranch ?? await readDefaultBranch(await connect(), repository);
		const isDefault = !proposal && branchOf(event.ref) === defaultBranch;
		if (isDefault && isOwnCheckout) return checkoutOf(event);
		const proposedFor = proposal ? proposal.base : isProtected ? branchOf(event.ref) : undefined;
		return readGoverningTip(await connect(), repository, defaultBranch, proposedFor);
	}
	async function readGoverningTip(octokit, repository, defaultBranch, proposedFor) {
		const proposed = proposedFor && await findBranch(octokit, repository, proposedFor);
		if (proposed && (proposed.protected || proposedFor === defaultBranch)) return commitOf(proposed, repository);
		const governing = await findBranch(octokit, repository, defaultBranch);
		if (governing) return commitOf(governing, repository);
		throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`The default branch ${defaultBranch} is not there, or this token may not see it: the job needs \`permissions: contents: read\`.`);
	}
	function checkoutOf({ ref, refSha }) {
		if (ref === undefined) return {
			kind: "checkout",
			name: "the checkout"
		};
		const name = ref.replace(/^refs\/heads\//, "branch ").replace(/^refs\/tags\//, "tag ");
		return {
			kind: "checkout",
			name: refSha === undefined ? name : `${name} at ${short(refSha)}`
		};
	}
	function branchOf(ref = "") {
		return /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
	}
	function commitOf({ name, commit: { sha } }, repository) {
		return {
			kind: "commit",
			name: `branch ${name} at ${short(sha)}`,
			repository,
			commit: sha
		};
	}
	function short(sha) {
		return sha.slice(0, 7);
	}
	function findBranch(octokit, repository, name) {
		const failed = `The branch ${name} could not be read`;
		return (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.SP)({
			failed,
			notFound: () => undefined
		}, async () => {
			const { data } = await octokit.rest.repos.getBranch({
				...(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository),
				branch: name
			});
			return {
				...branchSchema.parse(data),
				name
			};
		});
	}
	function readDefaultBranch(octokit, repository) {
		const failed = "The default branch could not be found out";
		return (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.SP)({ failed }, async () => {
			const { data } = await octokit.rest.repos.get((0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository));
			return zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP() }).parse(data).default_branch;
		});
	}
}) };
