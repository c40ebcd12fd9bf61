export const id = 275;
export const ids = [275];
export const modules = { 8275: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { m: () => parseRetryAfter });
	function parseRetryAfter(value, now) {
		const text = value?.trim();
		if (!text) return undefined;
		if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1e3;
		const date = Date.parse(text);
		return Number.isNaN(date) ? undefined : Math.max(0, date - now);
	}
}) };
