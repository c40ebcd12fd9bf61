export const id = 893;
export const ids = [893];
export const modules = { 68893: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { createVersionReader: () => createVersionReader });
	var _http_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95980);
	var _http_network_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77453);
	var _http_time_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54519);
	var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26088);
	const maxBytes = 1024 * 1024;
	const maxRedirects = 5;
	const partialContent = 206;
	class CachedAnswer extends _http_transport_error_js__WEBPACK_IMPORTED_MODULE_2__.w {}
	function createVersionReader(options) {
		const { url, signal } = options;
		return async ({ deadline }) => {
			const limit = (0, _http_time_limit_js__WEBPACK_IMPORTED_MODULE_3__.r)({
				...options,
				deadline
			});
			try {
				return { text: await (0, _http_body_js__WEBPACK_IMPORTED_MODULE_0__.yR)(await request(options, limit.signal), maxBytes) };
			} catch (error) {
				signal.throwIfAborted();
				const attempt = {
					request: `GET ${url.pathname}`,
					host: url.host,
					limit
				};
				const { message } = (0, _http_network_error_js__WEBPACK_IMPORTED_MODULE_1__.f)(error, attempt);
				return {
					fault: message,
					...error instanceof CachedAnswer && { isCached: true }
				};
			} finally {
				limit.end();
			}
		};
	}
	async function request({ url, http, userAgent }, signal) {
		const headers = {
			accept: "*/*",
			"accept-encoding": "gzip",
			"cache-control": "no-cache",
			"user-agent": userAgent
		};
		let target = url;
		for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
			const response = await http({
				method: "GET",
				url: target,
				headers,
				signal
			});
			const { status } = response;
			const isComplete = status >= 200 && status < 300 && status !== partialContent;
			const location = status >= 300 && status < 400 ? (0, _http_body_js__WEBPACK_IMPORTED_MODULE_0__.rR)(response, "location") : undefined;
			if (!isComplete && location === undefined) throw unusable(`GET ${target.pathname} was answered with status ${status}`);
			requireFresh(response, target);
			if (location === undefined) return response;
			target = resolveRedirect(target, location);
		}
		throw unusable(`GET ${url.pathname} was redirected more than ${maxRedirects} times`);
	}
	function requireFresh(response, { pathname }) {
		const age = (0, _http_body_js__WEBPACK_IMPORTED_MODULE_0__.TV)(response);
		if (age === 0) return;
		const message = `GET ${pathname} was answered from a cache, ${age} s old`;
		throw new CachedAnswer("unexpected-response", message);
	}
	function resolveRedirect(from, location) {
		const to = URL.parse(location, from.href);
		if (to && (to.origin === from.origin || isUpgrade(from, to))) return to;
		const target = to ? `${to.protocol}//${to.host}` : "no valid address";
		throw unusable(`GET ${from.pathname} was redirected to ${target}, which is refused: only the same host is followed`);
	}
	function isUpgrade(from, to) {
		const { hostname } = from;
		return from.origin === `http://${hostname}` && to.origin === `https://${hostname}`;
	}
	function unusable(message) {
		return new _http_transport_error_js__WEBPACK_IMPORTED_MODULE_2__.w("unexpected-response", message);
	}
}) };
