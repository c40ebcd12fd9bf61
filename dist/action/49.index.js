export const id = 49;
export const ids = [49];
export const modules = { 58049: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { predicateOf: () => predicateOf });
	var _decision_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40004);
	var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28009);
	function predicateOf(result) {
		const { assessment, provenVersion, runUrl } = result;
		const outcome = outcomeOf(result);
		if (outcome === undefined || !assessment || provenVersion === undefined) return undefined;
		return {
			result: outcome,
			configuration: configurationOf(result),
			url: runUrl,
			...testsOf(assessment)
		};
	}
	function outcomeOf({ verdict, job }) {
		if (verdict.verdict === "passed") return "PASSED";
		if (verdict.verdict === "failed") return job === "warning" ? "WARNED" : "FAILED";
		return undefined;
	}
	function configurationOf(result) {
		const { app, run, threshold, newOnly, baselineAppId, provenVersion, versionUrl, sources } = result;
		const annotations = {
			gateVersion: _version_js__WEBPACK_IMPORTED_MODULE_1__.r,
			appId: app?.appId,
			appUrl: app?.appUrl,
			taskId: run?.taskId,
			runNumber: run?.runNumber,
			version: provenVersion,
			versionUrl,
			failOnSeverity: threshold,
			failOnNewOnly: newOnly,
			baselineAppId
		};
		return [
			{
				name: "security-test",
				uri: run?.statusUrl,
				annotations
			},
			...describeFile("policy", sources?.policy),
			...describeFile("baseline", sources?.baseline)
		];
	}
	function describeFile(name, source) {
		if (!source) return [];
		const { uri, blob, branch, ref } = source;
		return [{
			name,
			uri,
			digest: { gitBlob: blob },
			annotations: {
				branch,
				ref
			}
		}];
	}
	function testsOf({ open }) {
		const opened = new Set(open.map(severityName));
		const failed = new Set(open.filter(({ blocking }) => blocking).map(severityName));
		return {
			passedTests: _decision_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__.gO.filter((name) => !opened.has(name)),
			warnedTests: severityNames.filter((name) => opened.has(name) && !failed.has(name)),
			failedTests: severityNames.filter((name) => failed.has(name))
		};
	}
	const severityNames = [..._decision_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__.gO, "unknown"];
	function severityName({ severity }) {
		return severity ?? "unknown";
	}
}) };
