export const id = 728;
export const ids = [728];
export const modules = { 6728: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { readRepositoryFile: () => readRepositoryFile });
	var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
	var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5865);
	var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4679);
	const contentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
		type: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz("file")),
		encoding: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
		content: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
		size: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr()),
		sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
	});
	function readRepositoryFile(request) {
		const { path, ref, maxBytes } = request;
		const failed = `The file ${path} could not be read at ${ref}`;
		return (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.SP)({ failed }, async () => {
			const content = await readContent(request, failed);
			if (content === undefined) return undefined;
			const { size, sha = "" } = content;
			if (size !== undefined && size > maxBytes) throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`${failed}: it has ${size} bytes, more than ${maxBytes}.`);
			const text = content.encoding === "none" ? await readBlob(request, sha) : content.content;
			const bytes = Buffer.from(text, "base64");
			if (size !== undefined && bytes.length !== size) throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`${failed}: ${bytes.length} of ${size} bytes came.`, { isOutage: true });
			return bytes.toString("utf8");
		});
	}
	async function readContent(request, failed) {
		const { octokit, repository, path, ref } = request;
		const place = path.split("/").map(encodeURIComponent).join("/");
		try {
			const wanted = {
				...(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository),
				ref
			};
			const { data } = await octokit.request(`GET /repos/{owner}/{repo}/contents/${place}`, wanted);
			const content = contentSchema.safeParse(data);
			if (content.success) return content.data;
			throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`GitHub's answer about ${path} at ${ref} is not about a file.`);
		} catch (error) {
			if ((0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.c2)(error) !== 404) throw error;
			if ((0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.Of)(error) !== "Not Found") await requireCommit(request, failed);
			return undefined;
		}
	}
	async function requireCommit({ octokit, repository, ref }, failed) {
		try {
			await octokit.rest.git.getCommit({
				...(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository),
				commit_sha: ref
			});
		} catch (error) {
			if ((0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.c2)(error) !== 404) throw error;
			throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`${failed}: there is no such commit, or the token may not see it. GitHub's answer: 404: ${(0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.LK)(error)}`);
		}
	}
	async function readBlob({ octokit, repository }, sha) {
		const { data } = await octokit.rest.git.getBlob({
			...(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository),
			file_sha: sha
		});
		return zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ content: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP() }).parse(data).content;
	}
}) };
