export const id = 274;
export const ids = [274];
export const modules = { 83274: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { parseBoundedYaml: () => parseBoundedYaml });
	var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
	const maxTokens = 6e5;
	const maxDepth = 100;
	function parseBoundedYaml(text) {
		requireBounds(text);
		const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN();
		const options = {
			lineCounter,
			prettyErrors: false,
			uniqueKeys: false
		};
		return {
			document: (0, yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, options),
			lineCounter
		};
	}
	function requireBounds(text) {
		let tokens = 0;
		let depth = 0;
		for (const token of new yaml__WEBPACK_IMPORTED_MODULE_0__.JG().lex(text)) {
			tokens += token.split("\\").length;
			if (token === "[" || token === "{") depth += 1;
			else if (token === "]" || token === "}") depth -= 1;
			if (tokens > maxTokens) throw new Error(`it has more than ${maxTokens} words and signs`);
			if (depth > maxDepth) throw new Error(`it is more than ${maxDepth} levels deep`);
		}
	}
}) };
