export const id = 103;
export const ids = [103];
export const modules = { 69103: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { parseBaseline: () => parseBaseline });
	var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
	var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40004);
	const findingSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
		id: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
		label: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
		effectiveSeverity: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
		method: zod_mini__WEBPACK_IMPORTED_MODULE_1__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
		path: zod_mini__WEBPACK_IMPORTED_MODULE_1__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
		state: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()
	});
	const fileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
		schemaVersion: zod_mini__WEBPACK_IMPORTED_MODULE_1__.euz(1),
		verdict: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
		reason: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
		unproven: zod_mini__WEBPACK_IMPORTED_MODULE_1__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
		basis: zod_mini__WEBPACK_IMPORTED_MODULE_1__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
		app: zod_mini__WEBPACK_IMPORTED_MODULE_1__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({ appId: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP() })),
		findings: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(findingSchema)
	});
	function parseBaseline(text, file) {
		const content = readFile(text, file);
		const { verdict, reason, app, findings } = content;
		if (!app || verdict !== "passed" && verdict !== "failed") throw new Error(`${file} is of a run that tested nothing (${[verdict, reason].filter(Boolean).join(", ")})`);
		const flaw = flawOf(content);
		if (flaw !== undefined) throw new Error(`${file} is no baseline: ${flaw}. Use the file of a gate that started or adopted a run, and proved it: one without \`unproven\`, and with the \`basis\` \`run\``);
		return {
			appId: app.appId,
			findings: findings.filter(({ state }) => state === "open").map(({ id, label, method, path, effectiveSeverity }) => ({
				id,
				label,
				method,
				path,
				severity: _severity_js__WEBPACK_IMPORTED_MODULE_0__.gO.find((severity) => severity === effectiveSeverity)
			}))
		};
	}
	function flawOf({ unproven, basis }) {
		if (unproven) return `its run could not be proven (${unproven})`;
		if (basis && basis !== "run") return "it judges the newest result of the app, not a run of its own";
		return undefined;
	}
	function readFile(text, file) {
		let value;
		try {
			value = JSON.parse(text);
		} catch {
			throw new Error(`${file} is not valid JSON`);
		}
		const content = fileSchema.safeParse(value);
		if (content.success) return content.data;
		const places = content.error.issues.slice(0, 5).map(({ path }) => path.join(".") || "the file itself");
		throw new Error(`${file} is not a findings file of this gate; look at ${places.join(", ")}`);
	}
}) };
