export const id = 415;
export const ids = [415];
export const modules = {
	1415: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { RestClient: () => RestClient });
		var _octokit_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5194);
		var _octokit_plugin_paginate_rest__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3779);
		var _octokit_plugin_rest_endpoint_methods__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9210);
		var _http_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5980);
		var _http_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3012);
		var _http_proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6522);
		const maxBytes = 64 * 1024 * 1024;
		const maxRedirects = 5;
		const http = (0, _http_connection_js__WEBPACK_IMPORTED_MODULE_1__.V)(_http_proxy_js__WEBPACK_IMPORTED_MODULE_2__.i);
		async function fetchOverHttp(url, { method, headers, body, signal }) {
			const response = await follow({
				method,
				url: new URL(url),
				headers,
				...body !== undefined && { body },
				signal
			}, maxRedirects);
			const fields = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
			const text = () => (0, _http_body_js__WEBPACK_IMPORTED_MODULE_0__.yR)(response, maxBytes);
			return {
				url,
				status: response.status,
				headers: new Map(fields),
				text,
				arrayBuffer: text
			};
		}
		async function follow(request, redirects) {
			const { url, headers } = request;
			const response = await http({
				...request,
				headers: {
					...headers,
					"accept-encoding": "gzip"
				}
			});
			const location = (0, _http_body_js__WEBPACK_IMPORTED_MODULE_0__.rR)(response, "location");
			if (![
				301,
				302,
				307,
				308
			].includes(response.status) || location === undefined) return response;
			await (0, _http_body_js__WEBPACK_IMPORTED_MODULE_0__.yR)(response, maxBytes);
			if (redirects === 0) throw new Error("GitHub redirects without end");
			const target = new URL(location, url);
			const { authorization, ...others } = headers;
			const isSameOrigin = target.origin === url.origin;
			return follow({
				...request,
				url: target,
				headers: isSameOrigin ? headers : others
			}, redirects - 1);
		}
		const RestClient = _octokit_core__WEBPACK_IMPORTED_MODULE_3__.E.plugin(_octokit_plugin_rest_endpoint_methods__WEBPACK_IMPORTED_MODULE_4__._, _octokit_plugin_paginate_rest__WEBPACK_IMPORTED_MODULE_5__.ud).defaults({ request: { fetch: fetchOverHttp } });
	}),
	5980: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c0: () => mediaTypeOf,
			hy: () => ageOf,
			jh: () => decodedBody,
			rR: () => headerOf,
			yR: () => readText,
			zO: () => readChunks
		});
		var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7075);
		var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
		var _transport_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6088);
		async function* decodedBody(response, maxBytes) {
			let bytes = 0;
			for await (const chunk of decode(response)) {
				bytes += chunk.length;
				if (bytes > maxBytes) throw new _transport_error_js__WEBPACK_IMPORTED_MODULE_2__.U({
					status: response.status,
					maxBytes
				});
				yield chunk;
			}
		}
		async function readText(response, maxBytes) {
			return new TextDecoder().decode(Buffer.concat(await readChunks(response, maxBytes)));
		}
		async function readChunks(response, maxBytes) {
			const chunks = [];
			for await (const chunk of decodedBody(response, maxBytes)) chunks.push(chunk);
			return chunks;
		}
		function headerOf({ headers }, name) {
			return [headers[name]].flat()[0];
		}
		function mediaTypeOf(response) {
			return headerOf(response, "content-type")?.split(";")[0]?.trim().toLowerCase() ?? "none";
		}
		function decode(response) {
			const encoding = headerOf(response, "content-encoding")?.trim().toLowerCase() || "identity";
			if (encoding === "identity") return response.body;
			if (encoding !== "gzip") {
				const message = `The answer has the content encoding "${encoding}", which was not asked for`;
				throw new _transport_error_js__WEBPACK_IMPORTED_MODULE_2__.w("unexpected-response", message, { status: response.status });
			}
			return (0, node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(response.body), (0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip)(), () => {});
		}
		function ageOf({ headers }) {
			const ages = [headers.age].flat().join(",").split(",").map(Number);
			return Math.max(0, ...ages.filter(Number.isFinite));
		}
	}),
	3012: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => createHttp });
		var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
		var node_tls__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1692);
		var undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4043);
		var undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7405);
		var _network_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7453);
		const highWaterMark = 1024 * 1024;
		const autoSelectFamilyAttemptTimeout = 2500;
		function createHttp(proxyFor, extraCa) {
			const connecting = {
				timeout: 0,
				autoSelectFamilyAttemptTimeout,
				rejectUnauthorized: true,
				...extraCa !== undefined && { ca: [...node_tls__WEBPACK_IMPORTED_MODULE_1__.getCACertificates("default"), extraCa] }
			};
			const dispatchers = new Map();
			const dispatcherFor = (url, proxy) => {
				const key = `${url.protocol} ${proxy}`;
				const dispatcher = dispatchers.get(key) ?? createDispatcher(url, proxy, connecting);
				dispatchers.set(key, dispatcher);
				return dispatcher;
			};
			const send = async ({ url, ...rest }, proxy) => {
				const target = {
					origin: url.origin,
					path: `${url.pathname}${url.search}`
				};
				const answer = dispatcherFor(url, proxy).then((dispatcher) => undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_2__.call(dispatcher, {
					...rest,
					...target,
					highWaterMark
				}));
				const { statusCode, headers, body } = await Promise.race([answer, rejectionOnAbort(rest.signal)]);
				body.on("error", () => {});
				return {
					status: statusCode,
					headers,
					body
				};
			};
			return async (outgoing) => {
				const proxy = proxyFor(outgoing.url) ?? "";
				if (proxy === "") return send(outgoing, "");
				return send(outgoing, proxy).catch((cause) => {
					throw new _network_error_js__WEBPACK_IMPORTED_MODULE_4__.cb(nameOfProxy(proxy), cause);
				});
			};
		}
		function nameOfProxy(proxy) {
			const url = URL.parse(proxy);
			return url ? `${url.protocol}//${url.host}` : "of the environment";
		}
		async function rejectionOnAbort(signal) {
			if (!signal.aborted) await (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(signal, "abort");
			throw signal.reason;
		}
		async function createDispatcher(url, proxy, connecting) {
			const limits = {
				headersTimeout: 0,
				bodyTimeout: 0
			};
			if (proxy === "") return new undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_3__({
				...limits,
				connect: connecting
			});
			const { Pool, ProxyAgent } = await __webpack_require__.e(752).then(__webpack_require__.t.bind(__webpack_require__, 4371, 19));
			return new ProxyAgent({
				...limits,
				uri: proxy,
				factory: (origin, options) => givingUpDroppedTunnels(new Pool(origin, options)),
				proxyTunnel: url.protocol === "https:",
				requestTls: connecting,
				proxyTls: connecting
			});
		}
		function givingUpDroppedTunnels(pool) {
			return pool.on("connectionError", (_, targets, error) => targets.at(-1)?.destroy(error));
		}
	}),
	6522: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => proxyFor });
		var proxy_from_env__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8182);
		function proxyFor(url) {
			const { no_proxy: lower, NO_PROXY: upper } = process.env;
			const exempt = (lower || upper || "").toLowerCase();
			const isBelow = (domain) => /^[a-z\d]/.test(domain) && url.hostname.endsWith(`.${domain}`);
			if (exempt.split(/[\s,]+/).some(isBelow)) return undefined;
			return (0, proxy_from_env__WEBPACK_IMPORTED_MODULE_0__.T)(url.href) || undefined;
		}
	})
};
