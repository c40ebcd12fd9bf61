export const id = 415;
export const ids = [415];
export const modules = {
	91415: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createRestClient: () => createRestClient });
		var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
		var _actions_github__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61351);
		var _http_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95980);
		var _http_connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93012);
		var _http_proxy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96522);
		const maxBytes = 64 * 1024 * 1024;
		const maxRedirects = 5;
		function createFetch(http) {
			return async (url, { method, headers, body, signal }) => {
				const response = await sendFollowingRedirects(http, {
					method,
					url: new URL(url),
					headers,
					...body !== undefined && { body },
					signal
				}, maxRedirects);
				const fields = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
				const text = () => (0, _http_body_js__WEBPACK_IMPORTED_MODULE_2__.yR)(response, maxBytes);
				return {
					url,
					status: response.status,
					headers: new Map(fields),
					text,
					arrayBuffer: text
				};
			};
		}
		async function sendFollowingRedirects(http, request, redirects) {
			const { url, headers } = request;
			const response = await http({
				...request,
				headers: {
					...headers,
					"accept-encoding": "gzip"
				}
			});
			const location = (0, _http_body_js__WEBPACK_IMPORTED_MODULE_2__.rR)(response, "location");
			if (![
				301,
				302,
				307,
				308
			].includes(response.status) || location === undefined) return response;
			await (0, _http_body_js__WEBPACK_IMPORTED_MODULE_2__.yR)(response, maxBytes);
			if (redirects === 0) throw new Error("GitHub sends too many redirects");
			const target = new URL(location, url);
			const { authorization, ...others } = headers;
			const isSameOrigin = target.origin === url.origin;
			return sendFollowingRedirects(http, {
				...request,
				url: target,
				headers: isSameOrigin ? headers : others
			}, redirects - 1);
		}
		function createRestClient(token, options) {
			const http = (0, _http_connection_js__WEBPACK_IMPORTED_MODULE_3__.V)((url) => (0, _http_proxy_js__WEBPACK_IMPORTED_MODULE_4__.i)(url, node_process__WEBPACK_IMPORTED_MODULE_0__.env));
			return (0, _actions_github__WEBPACK_IMPORTED_MODULE_1__.Q)(token, {
				...options,
				request: { fetch: createFetch(http) }
			});
		}
	}),
	95980: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			TV: () => cacheAgeOf,
			c0: () => mediaTypeOf,
			jh: () => decodedBody,
			rR: () => headerOf,
			yR: () => readText
		});
		var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
		var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
		var _transport_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26088);
		async function* decodedBody(response, maxBytes) {
			let bytes = 0;
			for await (const chunk of decode(response)) {
				bytes += chunk.length;
				if (bytes > maxBytes) throw new _transport_error_js__WEBPACK_IMPORTED_MODULE_2__.U(`is larger than ${maxBytes / 1024 / 1024} MiB`, response.status);
				yield chunk;
			}
		}
		async function readText(response, maxBytes) {
			const chunks = [];
			for await (const chunk of decodedBody(response, maxBytes)) chunks.push(chunk);
			return new TextDecoder().decode(Buffer.concat(chunks));
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
		function cacheAgeOf({ headers }) {
			const ages = [headers.age].flat().join(",").split(",").map(Number);
			return Math.max(0, ...ages.filter(Number.isFinite));
		}
	}),
	93012: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => createHttp });
		var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
		var node_tls__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41692);
		var undici__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46752);
		var _network_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77453);
		const highWaterMark = 1024 * 1024;
		const autoSelectFamilyAttemptTimeout = 2500;
		function createHttp(proxyFor, extraCa) {
			requireTls12();
			const connect = {
				timeout: 0,
				autoSelectFamilyAttemptTimeout,
				rejectUnauthorized: true,
				...extraCa !== undefined && { ca: [...node_tls__WEBPACK_IMPORTED_MODULE_1__.getCACertificates("default"), extraCa] }
			};
			const dispatchers = new Map();
			const dispatcherFor = (url, proxy) => {
				const key = `${url.protocol} ${proxy}`;
				const dispatcher = dispatchers.get(key) ?? createDispatcher(url, proxy, connect);
				dispatchers.set(key, dispatcher);
				return dispatcher;
			};
			const send = async ({ url, ...rest }, proxy) => {
				const dispatcher = dispatcherFor(url, proxy);
				const { statusCode, headers, body } = await Promise.race([(0, undici__WEBPACK_IMPORTED_MODULE_2__.request)(url, {
					...rest,
					dispatcher,
					highWaterMark
				}), rejectionOnAbort(rest.signal)]);
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
					throw new _network_error_js__WEBPACK_IMPORTED_MODULE_3__.c(nameOfProxy(proxy), cause);
				});
			};
		}
		function requireTls12() {
			if (node_tls__WEBPACK_IMPORTED_MODULE_1__.DEFAULT_MIN_VERSION < "TLSv1.2") node_tls__WEBPACK_IMPORTED_MODULE_1__.DEFAULT_MIN_VERSION = "TLSv1.2";
		}
		function nameOfProxy(proxy) {
			const url = URL.parse(proxy);
			return url ? `${url.protocol}//${url.host}` : "of the environment";
		}
		async function rejectionOnAbort(signal) {
			if (!signal.aborted) await (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(signal, "abort");
			throw signal.reason;
		}
		function createDispatcher(url, proxy, connect) {
			const limits = {
				headersTimeout: 0,
				bodyTimeout: 0
			};
			if (proxy === "") return new undici__WEBPACK_IMPORTED_MODULE_2__.Agent({
				...limits,
				connect
			});
			return new undici__WEBPACK_IMPORTED_MODULE_2__.ProxyAgent({
				...limits,
				uri: proxy,
				factory: (origin, options) => failingOnDroppedTunnel(new undici__WEBPACK_IMPORTED_MODULE_2__.Pool(origin, options)),
				proxyTunnel: url.protocol === "https:",
				requestTls: connect,
				proxyTls: connect
			});
		}
		function failingOnDroppedTunnel(pool) {
			return pool.on("connectionError", (_, targets, error) => targets.at(-1)?.destroy(error));
		}
	}),
	77453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => ProxiedFailure,
			f: () => toTransportError
		});
		var nested_value = __webpack_require__(34602);
		var sentences = __webpack_require__(51699);
		;
		const faults = [
			[
				/^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/,
				(host) => `The TLS certificate of ${host} has expired, or is not valid yet`,
				"The operator of the service has to renew it. If it is new, correct the clock of the runner."
			],
			[
				/^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/,
				(host) => `The TLS certificate is not valid for ${host}`,
				"Give the address with a host name that the certificate names."
			],
			[
				/^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|CERT_|INVALID_CA)/,
				(host) => `The TLS certificate of ${host} is signed by an authority that is not trusted`,
				"Give the authority's certificate (PEM) as `ca-cert-file`: that of your organization, or of a proxy that inspects TLS."
			],
			[
				/^(ERR_(TLS|SSL)|UND_ERR_PRX_TLS)/,
				(host) => `A TLS connection to ${host} could not be established`,
				"Check that the port of the address speaks TLS 1.2 or later, and that no proxy stands in between."
			]
		];
		function explainTls(code, { host, proxy }) {
			const known = faults.find(([codes]) => codes.test(code));
			if (!known) return undefined;
			const [, faultOf, remedy] = known;
			return {
				fault: `${faultOf(host)} (${code}).`,
				remedy: `${remedy}${proxyAdvice(proxy)}`
			};
		}
		function proxyAdvice(proxy) {
			if (!proxy?.startsWith("https:")) return "";
			return ` If the proxy ${proxy} speaks no TLS itself, give it as \`${proxy.replace("https:", "http:")}\`.`;
		}
		var transport_error = __webpack_require__(26088);
		;
		class ProxiedFailure extends Error {
			name = "ProxiedFailure";
			proxy;
			constructor(proxy, cause) {
				super(`A request through the proxy ${proxy} failed: ${(0, sentences.bD)(cause)}`, { cause });
				this.proxy = proxy;
			}
		}
		const neverSentCodes = new Set([
			"ECONNREFUSED",
			"ENOTFOUND",
			"EAI_AGAIN",
			"EHOSTUNREACH",
			"ENETUNREACH",
			"EADDRNOTAVAIL",
			"UND_ERR_CONNECT_TIMEOUT"
		]);
		const proxyTlsCode = "UND_ERR_PRX_TLS";
		function toTransportError(thrown, attempt) {
			if (thrown instanceof transport_error.w) return thrown;
			const { request, status, limit } = attempt;
			const { proxy, cause } = thrown instanceof ProxiedFailure ? thrown : {
				proxy: undefined,
				cause: thrown
			};
			const host = proxy === undefined ? attempt.host : `${attempt.host} through the proxy ${proxy}`;
			if (limit.signal.aborted) return new transport_error.w("timeout", describeTimeout({
				...attempt,
				host
			}), {
				status,
				cause
			});
			const code = (0, nested_value.N)(cause, "code") ?? "";
			const failed = `${request} to ${host} failed`;
			const tls = code === proxyTlsCode ? explainProxyTls(cause, proxy) : explainTls(code, {
				host: attempt.host,
				proxy
			});
			if (tls) {
				const message = `${failed}: ${tls.fault} ${tls.remedy}`.replace(/\.$/, "");
				return new transport_error.w("tls", message, {
					cause,
					tls,
					neverSent: true
				});
			}
			if (code.startsWith("Z_")) {
				const message = `The answer to ${request} is not valid gzip (${code})`;
				return new transport_error.w("unexpected-response", message, {
					status,
					cause
				});
			}
			const neverSent = isNeverSent(cause);
			const reason = code === "" || code.startsWith("UND_ERR") ? (0, sentences.bD)(cause) : code;
			return new transport_error.w("network", `${failed}: ${reason}`, {
				status,
				cause,
				neverSent
			});
		}
		function isNeverSent(cause) {
			const isConnecting = !/^(read|write)$/.test((0, nested_value.N)(cause, "syscall") ?? "");
			return isConnecting && neverSentCodes.has((0, nested_value.N)(cause, "code") ?? "");
		}
		function explainProxyTls(error, proxy) {
			const code = (0, nested_value.N)(error, "cause", "code") ?? proxyTlsCode;
			return explainTls(code, {
				host: `the proxy ${proxy}`,
				proxy
			});
		}
		function describeTimeout({ request, host, status, limit }) {
			const missing = status === undefined ? "did not answer" : "did not end its answer";
			const input = limit.isRequestTimeout ? " (`request-timeout-seconds`)" : "";
			return `${request} failed: ${host} ${missing} within ${Math.round(limit.ms / 100) / 10} s${input}`;
		}
	})
};
