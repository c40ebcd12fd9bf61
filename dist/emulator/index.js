import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ noFindings),
/* harmony export */   g: () => (/* binding */ severities)
/* harmony export */ });
/** Severities of findings. */
const severities = ['Critical', 'High', 'Medium', 'Low'];
/** Source of an app in which there is nothing to find. */
const noFindings = {
    size: 0,
    at: () => {
        throw new RangeError('This app has no findings.');
    },
    initial: new Map(),
};


/***/ }),

/***/ 342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ isActive),
/* harmony export */   fw: () => (/* binding */ progressAt),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/** Share of a task's duration that it waits for a worker. */
const queuedShare = 0.2;
/** When the task reaches its terminal state; infinity when it never does. */
function endOf({ createdAt, durationMs, end }) {
    return end === 'NEVER' ? Number.POSITIVE_INFINITY : createdAt + durationMs;
}
/** Where a task is at a moment. */
function progressAt(timeline, now) {
    const { createdAt, durationMs, end } = timeline;
    const pickedUpAt = createdAt + durationMs * queuedShare;
    if (end !== 'NEVER' && now >= endOf(timeline))
        return { state: end, updatedAt: endOf(timeline) };
    if (now >= pickedUpAt)
        return { state: 'RUNNING', updatedAt: pickedUpAt };
    return { state: 'QUEUED', updatedAt: createdAt };
}
/** Whether a task is still under way at a moment. */
function isActive(timeline, now) {
    return now < endOf(timeline);
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
;// CONCATENATED MODULE: ./build/emulator/command-line.js

/** What `--help` prints. */
const usage = `Runs an emulator of the security testing service. It holds everything in memory and never tests anything.

Usage: node dist/emulator/index.js [options]

  --port <number>                port to listen on (default 0: any free one)
  --host <address>               address to listen on (default 127.0.0.1)
  --run-seconds <seconds>        how long a run takes (default 2)
  --onboarding-seconds <seconds> how long the onboarding of a new app takes (default 2)
  --rate-limits <true|false>     whether rate limits apply (default true)
  --token-seconds <seconds>      life of a token (default 900)
  --billing <true|false>         whether security tests cost credits (default true)
  --help                         print this

Once it listens, it prints one line of JSON with its address, accounts and apps, then one line a request on stderr.
`;
/** A command line that cannot be followed; the message names the option. */
class UsageError extends Error {
}
const command_line_option = { type: 'string' };
/** Reads the arguments; options that are not given are absent from the result. */
function parseCommandLine(args) {
    const { values } = command_line_parse(args);
    if (values.help)
        return 'help';
    const options = {};
    if (values.port !== undefined)
        options.port = port(values.port);
    if (values.host !== undefined)
        options.host = host(values.host);
    if (values['run-seconds'] !== undefined)
        options.runSeconds = seconds('run-seconds', values['run-seconds']);
    if (values['onboarding-seconds'] !== undefined) {
        options.onboardingSeconds = seconds('onboarding-seconds', values['onboarding-seconds']);
    }
    if (values['rate-limits'] !== undefined)
        options.rateLimits = flag('rate-limits', values['rate-limits']);
    if (values['token-seconds'] !== undefined)
        options.tokenSeconds = seconds('token-seconds', values['token-seconds']);
    if (values.billing !== undefined)
        options.billing = flag('billing', values.billing);
    return options;
}
function command_line_parse(args) {
    try {
        return (0,external_node_util_namespaceObject.parseArgs)({
            args,
            options: {
                port: command_line_option,
                host: command_line_option,
                'run-seconds': command_line_option,
                'onboarding-seconds': command_line_option,
                'rate-limits': command_line_option,
                'token-seconds': command_line_option,
                billing: command_line_option,
                help: { type: 'boolean' },
            },
        });
    }
    catch (error) {
        throw new UsageError(error instanceof Error ? error.message : String(error));
    }
}
function port(text) {
    const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value <= 65_535))
        throw new UsageError(`--port must be a number from 0 to 65535, not '${text}'.`);
    return value;
}
function host(text) {
    if (text === '')
        throw new UsageError('--host must not be empty.');
    return text;
}
function seconds(name, text) {
    const value = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
    // Times beyond this cannot be written as dates.
    if (!(value <= 1e9))
        throw new UsageError(`--${name} must be a number of seconds such as 2 or 0.5, not '${text}'.`);
    return value;
}
function flag(name, text) {
    const value = text.toLowerCase();
    if (value !== 'true' && value !== 'false')
        throw new UsageError(`--${name} must be true or false, not '${text}'.`);
    return value === 'true';
}

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: external "node:events"
const external_node_events_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
;// CONCATENATED MODULE: external "node:http"
const external_node_http_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
;// CONCATENATED MODULE: ./node_modules/@hono/node-server/dist/constants-BLSFu_RU.mjs
//#region src/utils/response/constants.ts
const X_ALREADY_SENT = "x-hono-already-sent";

//#endregion

;// CONCATENATED MODULE: external "node:http2"
const external_node_http2_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
;// CONCATENATED MODULE: external "node:stream"
const external_node_stream_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
;// CONCATENATED MODULE: ./node_modules/hono/dist/helper/websocket/index.js
//#region src/helper/websocket/index.ts
/**
* A context for controlling WebSockets
*/
var WSContext = class {
	#init;
	constructor(init) {
		this.#init = init;
		this.raw = init.raw;
		this.url = init.url ? new URL(init.url) : null;
		this.protocol = init.protocol ?? null;
	}
	send(source, options) {
		this.#init.send(source, options ?? {});
	}
	raw;
	binaryType = "arraybuffer";
	get readyState() {
		return this.#init.readyState;
	}
	url;
	protocol;
	close(code, reason) {
		this.#init.close(code, reason);
	}
};
const createWSMessageEvent = (source) => {
	return new MessageEvent("message", { data: source });
};
/**
* Create a WebSocket adapter/helper
*/
const defineWebSocketHelper = (handler) => {
	return ((...args) => {
		if (typeof args[0] === "function") {
			const [createEvents, options] = args;
			return async function upgradeWebSocket(c, next) {
				const result = await handler(c, await createEvents(c), options);
				if (result) return result;
				await next();
			};
		} else {
			const [c, events, options] = args;
			return (async () => {
				const upgraded = await handler(c, events, options);
				if (!upgraded) throw new Error("Failed to upgrade WebSocket");
				return upgraded;
			})();
		}
	});
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/@hono/node-server/dist/index.mjs






//#region src/error.ts
var RequestError = class extends Error {
	constructor(message, options) {
		super(message, options);
		this.name = "RequestError";
	}
};

//#endregion
//#region src/headers.ts
const nonJoinedHeaders = new Set([
	"age",
	"authorization",
	"content-length",
	"content-type",
	"etag",
	"expires",
	"from",
	"host",
	"if-modified-since",
	"if-unmodified-since",
	"last-modified",
	"location",
	"max-forwards",
	"proxy-authorization",
	"referer",
	"retry-after",
	"server",
	"user-agent"
]);
const validHeaderName = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
const isHttpWhitespace = (code) => code === 9 || code === 10 || code === 13 || code === 32;
const normalizeHeaderValue = (value) => {
	if (!isHttpWhitespace(value.charCodeAt(0)) && !isHttpWhitespace(value.charCodeAt(value.length - 1))) return value;
	let start = 0;
	let end = value.length;
	while (start < end && isHttpWhitespace(value.charCodeAt(start))) start++;
	while (end > start && isHttpWhitespace(value.charCodeAt(end - 1))) end--;
	return value.slice(start, end);
};
const forbiddenHeaderValue = /[\0\r\n]/;
const GlobalHeaders = globalThis.Headers;
const materializeHeaders = (rawHeaders, HeadersCtor = GlobalHeaders) => {
	const headers = new HeadersCtor();
	for (let i = 0; i < rawHeaders.length; i += 2) {
		const name = rawHeaders[i];
		if (!name.startsWith(":")) headers.append(name, rawHeaders[i + 1]);
	}
	return headers;
};
var RequestHeaders = class {
	#incoming;
	#rawHeaders;
	#headers;
	#invalidValue;
	constructor(incoming) {
		this.#incoming = incoming;
		if (incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest) this.#rawHeaders = incoming.rawHeaders.slice();
	}
	get #lazyRawHeaders() {
		return this.#rawHeaders ??= this.#incoming.rawHeaders.slice();
	}
	get #native() {
		if (!this.#headers) {
			this.#headers = materializeHeaders(this.#lazyRawHeaders);
			this.#rawHeaders = void 0;
		}
		return this.#headers;
	}
	#normalizedName(name) {
		if (typeof name !== "string") return;
		if (!validHeaderName.test(name)) throw new TypeError(`Invalid header name: ${name}`);
		return name.toLowerCase();
	}
	#lookupHttp1(lowerName) {
		const headers = this.#incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest ? void 0 : this.#incoming.headers;
		if (!headers || nonJoinedHeaders.has(lowerName) || lowerName === "set-cookie" || lowerName === "__proto__") return;
		if (!Object.hasOwn(headers, lowerName)) return null;
		const rawValue = headers[lowerName];
		if (typeof rawValue === "string") {
			const value = normalizeHeaderValue(rawValue);
			return forbiddenHeaderValue.test(value) ? void 0 : value;
		}
	}
	#lookup(rawHeaders, lowerName) {
		const separator = lowerName === "cookie" ? "; " : ", ";
		let value = null;
		for (let i = 0; i < rawHeaders.length; i += 2) {
			const rawName = rawHeaders[i];
			if (rawName.length === lowerName.length && rawName.toLowerCase() === lowerName) {
				const rawValue = normalizeHeaderValue(rawHeaders[i + 1]);
				if (forbiddenHeaderValue.test(rawValue)) {
					this.#invalidValue = true;
					return;
				}
				value = value === null ? rawValue : value + separator + rawValue;
			}
		}
		return value;
	}
	append(name, value) {
		this.#native.append(name, value);
	}
	delete(name) {
		this.#native.delete(name);
	}
	get(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value;
		}
		return this.#native.get(name);
	}
	has(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value !== null;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value !== null;
		}
		return this.#native.has(name);
	}
	set(name, value) {
		this.#native.set(name, value);
	}
	getSetCookie() {
		return this.#native.getSetCookie();
	}
	keys() {
		return this.#native.keys();
	}
	values() {
		return this.#native.values();
	}
	entries() {
		return this.#native.entries();
	}
	forEach(callback, thisArg) {
		this.#native.forEach((value, key) => {
			callback.call(thisArg, value, key, this);
		});
	}
	[Symbol.iterator]() {
		return this.entries();
	}
};
Object.defineProperty(RequestHeaders.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Headers (lightweight) ${inspectFn(Object.fromEntries(this), {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(RequestHeaders.prototype, GlobalHeaders.prototype);
const newHeadersFromIncoming = (incoming) => globalThis.Headers === GlobalHeaders ? new RequestHeaders(incoming) : materializeHeaders(incoming.rawHeaders, globalThis.Headers);

//#endregion
//#region src/url.ts
const reValidRequestUrl = /^\/[!#$&-;=?-\[\]_a-z~]*$/;
const reDotSegment = /\/\.\.?(?:[/?#]|$)/;
const reValidHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
const validateRequestTarget = (target) => {
	const backslash = target.indexOf("\\");
	if (backslash !== -1) {
		const query = target.indexOf("?");
		if (query === -1 || backslash < query) throw new RequestError("Backslash in request path");
	}
};
const buildUrl = (scheme, host, incomingUrl) => {
	const url = `${scheme}://${host}${incomingUrl}`;
	if (!reValidHost.test(host)) {
		validateRequestTarget(incomingUrl);
		const urlObj = new URL(url);
		if (urlObj.hostname.length !== host.length && urlObj.hostname !== (host.includes(":") ? host.replace(/:\d+$/, "") : host).toLowerCase()) throw new RequestError("Invalid host header");
		return urlObj.href;
	} else if (incomingUrl.length === 0) return url + "/";
	else {
		if (incomingUrl.charCodeAt(0) !== 47) throw new RequestError("Invalid URL");
		if (!reValidRequestUrl.test(incomingUrl) || reDotSegment.test(incomingUrl)) {
			validateRequestTarget(incomingUrl);
			return new URL(url).href;
		}
		return url;
	}
};

//#endregion
//#region src/request.ts
const toRequestError = (e) => {
	if (e instanceof RequestError) return e;
	return new RequestError(e.message, { cause: e });
};
const GlobalRequest = global.Request;
var Request$1 = class extends GlobalRequest {
	constructor(input, options) {
		if (typeof input === "object" && getRequestCache in input) {
			const hasReplacementBody = options !== void 0 && "body" in options && options.body != null;
			if (input[bodyConsumedDirectlyKey] && !hasReplacementBody) throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
			input = input[getRequestCache]();
		}
		if (typeof (options?.body)?.getReader !== "undefined") options.duplex ??= "half";
		super(input, options);
	}
};
const wrapBodyStream = Symbol("wrapBodyStream");
const byteExactEncodings = new Set([
	"latin1",
	"binary",
	"hex",
	"base64",
	"base64url"
]);
const isByteExactEncoding = (encoding) => encoding === null || byteExactEncodings.has(encoding);
const bodyBufferedBeforeDisconnectKey = Symbol("bodyBufferedBeforeDisconnect");
const bodyBufferedLengthBeforeDisconnectKey = Symbol("bodyBufferedLengthBeforeDisconnect");
const toBufferChunk = (chunk, encoding) => Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, encoding ?? "utf8");
const isRecoverableDisconnectedIncoming = (incoming) => !(incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest) && !!incoming.complete && !!incoming.readableAborted && typeof incoming.read === "function" && isByteExactEncoding(incoming.readableEncoding);
const recordBodyBufferedBeforeDisconnect = (incoming) => {
	if (incoming.readableDidRead || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] ??= incoming.readableLength;
};
const readBodyBufferedBeforeDisconnect = (incoming, chunks) => {
	if (incoming.readableDidRead && !chunks || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	if (incomingWithRecovery[bodyBufferedBeforeDisconnectKey] !== void 0) return incomingWithRecovery[bodyBufferedBeforeDisconnectKey];
	let result;
	const errored = incoming.errored;
	if (errored && errored.code !== "ECONNRESET") result = errored;
	else if (incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] !== void 0 && incoming.readableLength !== incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey]) result = newBodyUnusableError();
	else {
		const bodyChunks = chunks ?? [];
		const chunk = incoming.read();
		if (chunk !== null) bodyChunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		const buffer = bodyChunks.length === 1 ? bodyChunks[0] : Buffer.concat(bodyChunks);
		result = buffer;
		const contentLength = incoming.headers["content-length"];
		if (typeof contentLength === "string" && /^\d+$/.test(contentLength)) {
			const expectedLength = Number(contentLength);
			if (Number.isSafeInteger(expectedLength) && buffer.length !== expectedLength) result = newBodyUnusableError();
		}
	}
	incomingWithRecovery[bodyBufferedBeforeDisconnectKey] = result;
	return result;
};
const enqueueBufferedBody = (controller, buffered) => {
	if (buffered instanceof Error) {
		controller.error(buffered);
		return;
	}
	if (buffered.length > 0) controller.enqueue(buffered);
	controller.close();
};
const newRequestFromIncoming = (method, url, headers, incoming, abortController) => {
	const init = {
		method,
		headers,
		signal: abortController.signal
	};
	if (method === "TRACE") {
		init.method = "GET";
		const req = new Request$1(url, init);
		Object.defineProperty(req, "method", { get() {
			return "TRACE";
		} });
		return req;
	}
	if (!(method === "GET" || method === "HEAD")) if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) init.body = new ReadableStream({ start(controller) {
		controller.enqueue(incoming.rawBody);
		controller.close();
	} });
	else if (incoming[wrapBodyStream]) {
		let reader;
		init.body = new ReadableStream({ async pull(controller) {
			try {
				if (!reader) {
					const buffered = readBodyBufferedBeforeDisconnect(incoming);
					if (buffered !== void 0) {
						enqueueBufferedBody(controller, buffered);
						return;
					}
				}
				reader ||= external_node_stream_namespaceObject.Readable.toWeb(incoming).getReader();
				const { done, value } = await reader.read();
				if (done) controller.close();
				else controller.enqueue(value);
			} catch (error) {
				controller.error(error);
			}
		} });
	} else {
		const buffered = readBodyBufferedBeforeDisconnect(incoming);
		if (buffered !== void 0) init.body = new ReadableStream({ start(controller) {
			enqueueBufferedBody(controller, buffered);
		} });
		else init.body = external_node_stream_namespaceObject.Readable.toWeb(incoming);
	}
	return new Request$1(url, init);
};
const getRequestCache = Symbol("getRequestCache");
const requestCache = Symbol("requestCache");
const incomingKey = Symbol("incomingKey");
const urlKey = Symbol("urlKey");
const methodKey = Symbol("methodKey");
const headersKey = Symbol("headersKey");
const abortControllerKey = Symbol("abortControllerKey");
const getAbortController = Symbol("getAbortController");
const abortRequest = Symbol("abortRequest");
const bodyBufferKey = Symbol("bodyBuffer");
const bodyReadPromiseKey = Symbol("bodyReadPromise");
const bodyConsumedDirectlyKey = Symbol("bodyConsumedDirectly");
const bodyLockReaderKey = Symbol("bodyLockReader");
const abortReasonKey = Symbol("abortReason");
const newBodyUnusableError = () => {
	return /* @__PURE__ */ new TypeError("Body is unusable");
};
const rejectBodyUnusable = () => {
	return Promise.reject(newBodyUnusableError());
};
const textDecoder = new TextDecoder();
const consumeBodyDirectOnce = (request) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	request[bodyConsumedDirectlyKey] = true;
};
const toArrayBuffer = (buf) => {
	return buf.buffer.slice(buf.byteOffset, buf.byteOffset + buf.byteLength);
};
const contentType = (request) => {
	return (request[headersKey] ||= newHeadersFromIncoming(request[incomingKey])).get("content-type") || "";
};
const methodTokenRegExp = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const normalizeIncomingMethod = (method) => {
	if (typeof method !== "string" || method.length === 0) return "GET";
	switch (method) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "PATCH":
		case "POST":
		case "PUT":
		case "QUERY": return method;
	}
	const upper = method.toUpperCase();
	switch (upper) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "POST":
		case "PUT": return upper;
		default: return method;
	}
};
const validateDirectReadMethod = (method) => {
	if (!methodTokenRegExp.test(method)) return /* @__PURE__ */ new TypeError(`'${method}' is not a valid HTTP method.`);
	const normalized = method.toUpperCase();
	if (normalized === "CONNECT" || normalized === "TRACK" || normalized === "TRACE" && method !== "TRACE") return /* @__PURE__ */ new TypeError(`'${method}' HTTP method is unsupported.`);
};
const readBodyWithFastPath = (request, method, fromBuffer) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	const methodName = request.method;
	if (methodName === "GET" || methodName === "HEAD") return request[getRequestCache]()[method]();
	const methodValidationError = validateDirectReadMethod(methodName);
	if (methodValidationError) return Promise.reject(methodValidationError);
	if (request[requestCache]) {
		if (methodName !== "TRACE") return request[requestCache][method]();
	}
	const alreadyUsedError = consumeBodyDirectOnce(request);
	if (alreadyUsedError) return alreadyUsedError;
	const raw = readRawBodyIfAvailable(request);
	if (raw) {
		const result = Promise.resolve(fromBuffer(raw, request));
		request[bodyBufferKey] = void 0;
		return result;
	}
	return readBodyDirect(request).then((buf) => {
		const result = fromBuffer(buf, request);
		request[bodyBufferKey] = void 0;
		return result;
	});
};
const readRawBodyIfAvailable = (request) => {
	const incoming = request[incomingKey];
	if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) return incoming.rawBody;
};
const normalizeAbortError = (request, incoming) => {
	if (incoming.errored) return incoming.errored;
	const reason = request[abortReasonKey];
	if (reason !== void 0) return reason instanceof Error ? reason : new Error(String(reason));
	return /* @__PURE__ */ new Error("Client connection prematurely closed.");
};
const readBodyDirect = (request) => {
	if (request[bodyBufferKey]) return Promise.resolve(request[bodyBufferKey]);
	if (request[bodyReadPromiseKey]) return request[bodyReadPromiseKey];
	const incoming = request[incomingKey];
	if (incoming.readableDidRead) return rejectBodyUnusable();
	const buffered = readBodyBufferedBeforeDisconnect(incoming);
	if (buffered !== void 0) {
		if (buffered instanceof Error) return Promise.reject(buffered);
		request[bodyBufferKey] = buffered;
		return Promise.resolve(buffered);
	}
	const promise = new Promise((resolve, reject) => {
		const chunks = [];
		let settled = false;
		const finish = (callback) => {
			if (settled) return;
			settled = true;
			cleanup();
			callback();
		};
		const recoverCompleteBodyAfterDisconnect = (error) => {
			const streamError = incoming.errored ?? error;
			if (!isRecoverableDisconnectedIncoming(incoming) || streamError && streamError.code !== "ECONNRESET") return false;
			finish(() => {
				const recovered = readBodyBufferedBeforeDisconnect(incoming, chunks);
				if (recovered instanceof Error) reject(recovered);
				else if (recovered === void 0) reject(error ?? normalizeAbortError(request, incoming));
				else {
					request[bodyBufferKey] = recovered;
					resolve(recovered);
				}
			});
			return true;
		};
		const onData = (chunk) => {
			chunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		};
		const onEnd = () => {
			finish(() => {
				const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
				request[bodyBufferKey] = buffer;
				resolve(buffer);
			});
		};
		const onError = (error) => {
			if (recoverCompleteBodyAfterDisconnect(error)) return;
			finish(() => {
				reject(error);
			});
		};
		const onClose = () => {
			if (incoming.readableEnded) {
				onEnd();
				return;
			}
			if (recoverCompleteBodyAfterDisconnect()) return;
			finish(() => {
				reject(normalizeAbortError(request, incoming));
			});
		};
		const cleanup = () => {
			incoming.off("data", onData);
			incoming.off("end", onEnd);
			incoming.off("error", onError);
			incoming.off("close", onClose);
			request[bodyReadPromiseKey] = void 0;
		};
		incoming.on("data", onData);
		incoming.on("end", onEnd);
		incoming.on("error", onError);
		incoming.on("close", onClose);
		queueMicrotask(() => {
			if (settled) return;
			if (incoming.readableEnded) onEnd();
			else if (incoming.errored) onError(incoming.errored);
			else if (incoming.destroyed) onClose();
		});
	});
	request[bodyReadPromiseKey] = promise;
	return promise;
};
const requestPrototype = {
	get method() {
		return this[methodKey];
	},
	get url() {
		return this[urlKey];
	},
	get headers() {
		return this[headersKey] ||= newHeadersFromIncoming(this[incomingKey]);
	},
	[abortRequest](reason) {
		if (this[abortReasonKey] === void 0) this[abortReasonKey] = reason;
		const abortController = this[abortControllerKey];
		if (abortController && !abortController.signal.aborted) abortController.abort(reason);
	},
	[getAbortController]() {
		this[abortControllerKey] ||= new AbortController();
		if (this[abortReasonKey] !== void 0 && !this[abortControllerKey].signal.aborted) this[abortControllerKey].abort(this[abortReasonKey]);
		return this[abortControllerKey];
	},
	[getRequestCache]() {
		const abortController = this[getAbortController]();
		if (this[requestCache]) return this[requestCache];
		const method = this.method;
		if (this[bodyConsumedDirectlyKey] && !(method === "GET" || method === "HEAD")) {
			this[bodyBufferKey] = void 0;
			const init = {
				method: method === "TRACE" ? "GET" : method,
				headers: this.headers,
				signal: abortController.signal
			};
			if (method !== "TRACE") {
				init.body = new ReadableStream({ start(c) {
					c.close();
				} });
				init.duplex = "half";
			}
			const req = new Request$1(this[urlKey], init);
			if (method === "TRACE") Object.defineProperty(req, "method", { get() {
				return "TRACE";
			} });
			return this[requestCache] = req;
		}
		return this[requestCache] = newRequestFromIncoming(this.method, this[urlKey], this.headers, this[incomingKey], abortController);
	},
	get body() {
		if (!this[bodyConsumedDirectlyKey]) return this[getRequestCache]().body;
		const request = this[getRequestCache]();
		if (!this[bodyLockReaderKey] && request.body) this[bodyLockReaderKey] = request.body.getReader();
		return request.body;
	},
	get bodyUsed() {
		if (this[bodyConsumedDirectlyKey]) return true;
		if (this[requestCache]) return this[requestCache].bodyUsed;
		return false;
	}
};
Object.defineProperty(requestPrototype, "signal", { get() {
	return this[getAbortController]().signal;
} });
[
	"cache",
	"credentials",
	"destination",
	"duplex",
	"integrity",
	"mode",
	"redirect",
	"referrer",
	"referrerPolicy",
	"keepalive"
].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { get() {
		return this[getRequestCache]()[k];
	} });
});
["clone", "formData"].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { value: function() {
		if (this[bodyConsumedDirectlyKey]) {
			if (k === "clone") throw newBodyUnusableError();
			return rejectBodyUnusable();
		}
		return this[getRequestCache]()[k]();
	} });
});
Object.defineProperty(requestPrototype, "text", { value: function() {
	return readBodyWithFastPath(this, "text", (buf) => textDecoder.decode(buf));
} });
Object.defineProperty(requestPrototype, "arrayBuffer", { value: function() {
	return readBodyWithFastPath(this, "arrayBuffer", (buf) => toArrayBuffer(buf));
} });
Object.defineProperty(requestPrototype, "blob", { value: function() {
	return readBodyWithFastPath(this, "blob", (buf, request) => {
		const type = contentType(request);
		const init = type ? { headers: { "content-type": type } } : void 0;
		return new Response(buf, init).blob();
	});
} });
Object.defineProperty(requestPrototype, "json", { value: function() {
	if (this[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	return this.text().then(JSON.parse);
} });
Object.defineProperty(requestPrototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Request (lightweight) ${inspectFn({
		method: this.method,
		url: this.url,
		headers: this.headers,
		nativeRequest: this[requestCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(requestPrototype, Request$1.prototype);
const newRequest = (incoming, defaultHostname) => {
	const req = Object.create(requestPrototype);
	req[incomingKey] = incoming;
	req[methodKey] = normalizeIncomingMethod(incoming.method);
	const incomingUrl = incoming.url || "";
	if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
		if (incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest) throw new RequestError("Absolute URL for :path is not allowed in HTTP/2");
		try {
			validateRequestTarget(incomingUrl);
			req[urlKey] = new URL(incomingUrl).href;
		} catch (e) {
			throw new RequestError("Invalid absolute URL", { cause: e });
		}
		return req;
	}
	const host = (incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest ? incoming.authority : incoming.headers.host) || defaultHostname;
	if (!host) throw new RequestError("Missing host header");
	let scheme;
	if (incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest) {
		scheme = incoming.scheme;
		if (!(scheme === "http" || scheme === "https")) throw new RequestError("Unsupported scheme");
	} else scheme = incoming.socket && incoming.socket.encrypted ? "https" : "http";
	try {
		req[urlKey] = buildUrl(scheme, host, incomingUrl);
	} catch (e) {
		if (e instanceof RequestError) throw e;
		else throw new RequestError("Invalid URL", { cause: e });
	}
	return req;
};

//#endregion
//#region src/response.ts
const defaultContentType = "text/plain; charset=UTF-8";
const responseCache = Symbol("responseCache");
const getResponseCache = Symbol("getResponseCache");
const cacheKey = Symbol("cache");
const GlobalResponse = global.Response;
var Response$1 = class Response$1 {
	#body;
	#init;
	[getResponseCache]() {
		const cache = this[cacheKey];
		const liveHeaders = cache && cache[2] instanceof Headers ? cache[2] : void 0;
		delete this[cacheKey];
		return this[responseCache] ||= new GlobalResponse(this.#body, liveHeaders ? {
			status: this.#init?.status,
			statusText: this.#init?.statusText,
			headers: liveHeaders
		} : this.#init);
	}
	constructor(body, init) {
		let headers;
		this.#body = body;
		if (init instanceof GlobalResponse) {
			const cachedGlobalResponse = init[responseCache];
			if (cachedGlobalResponse) {
				this.#init = cachedGlobalResponse;
				this[getResponseCache]();
				return;
			}
			this.#init = init instanceof Response$1 ? init.#init : init;
			headers = new Headers(init.headers);
		} else this.#init = init;
		if (body == null || typeof body === "string" || typeof body?.getReader !== "undefined" || body instanceof Blob || body instanceof Uint8Array) this[cacheKey] = [
			init?.status || 200,
			body ?? null,
			headers || init?.headers
		];
	}
	get headers() {
		const cache = this[cacheKey];
		if (cache) {
			if (!(cache[2] instanceof Headers)) cache[2] = new Headers(cache[2] || (cache[1] === null ? void 0 : { "content-type": defaultContentType }));
			return cache[2];
		}
		return this[getResponseCache]().headers;
	}
	get status() {
		return this[cacheKey]?.[0] ?? this[getResponseCache]().status;
	}
	get ok() {
		const status = this.status;
		return status >= 200 && status < 300;
	}
};
[
	"body",
	"bodyUsed",
	"redirected",
	"statusText",
	"trailers",
	"type",
	"url"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { get() {
		return this[getResponseCache]()[k];
	} });
});
[
	"arrayBuffer",
	"blob",
	"clone",
	"formData",
	"json",
	"text"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { value: function() {
		return this[getResponseCache]()[k]();
	} });
});
Object.defineProperty(Response$1.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Response (lightweight) ${inspectFn({
		status: this.status,
		headers: this.headers,
		ok: this.ok,
		nativeResponse: this[responseCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(Response$1, GlobalResponse);
Object.setPrototypeOf(Response$1.prototype, GlobalResponse.prototype);
const validRedirectUrl = /^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/;
const parseRedirectUrl = (url) => {
	if (url instanceof URL) return url.href;
	if (validRedirectUrl.test(url)) return url;
	return new URL(url).href;
};
const validRedirectStatuses = new Set([
	301,
	302,
	303,
	307,
	308
]);
Object.defineProperty(Response$1, "redirect", {
	value: function redirect(url, status = 302) {
		if (!validRedirectStatuses.has(status)) throw new RangeError("Invalid status code");
		return new Response$1(null, {
			status,
			headers: { location: parseRedirectUrl(url) }
		});
	},
	writable: true,
	configurable: true
});
Object.defineProperty(Response$1, "json", {
	value: function json(data, init) {
		const body = JSON.stringify(data);
		if (body === void 0) throw new TypeError("The data is not JSON serializable");
		const initHeaders = init?.headers;
		let headers;
		if (initHeaders) {
			headers = new Headers(initHeaders);
			if (!headers.has("content-type")) headers.set("content-type", "application/json");
		} else headers = { "content-type": "application/json" };
		return new Response$1(body, {
			status: init?.status ?? 200,
			statusText: init?.statusText,
			headers
		});
	},
	writable: true,
	configurable: true
});

//#endregion
//#region src/utils.ts
async function readWithoutBlocking(readPromise) {
	return Promise.race([readPromise, Promise.resolve().then(() => Promise.resolve(void 0))]);
}
function writeFromReadableStreamDefaultReader(reader, writable, currentReadPromise) {
	const cancel = (error) => {
		reader.cancel(error).catch(() => {});
	};
	const stream = writable.stream;
	if (writable.destroyed || stream?.closed || stream?.destroyed) {
		cancel();
		return reader.closed;
	}
	writable.on("close", cancel);
	writable.on("error", cancel);
	(currentReadPromise ?? reader.read()).then(flow, handleStreamError);
	return reader.closed.finally(() => {
		writable.off("close", cancel);
		writable.off("error", cancel);
	});
	function handleStreamError(error) {
		if (error) writable.destroy(error);
	}
	function onDrain() {
		reader.read().then(flow, handleStreamError);
	}
	function flow({ done, value }) {
		try {
			if (done) writable.end();
			else if (!writable.write(value)) writable.once("drain", onDrain);
			else reader.read().then(flow, handleStreamError);
		} catch (e) {
			handleStreamError(e);
		}
	}
}
function writeFromReadableStream(stream, writable) {
	if (stream.locked) throw new TypeError("ReadableStream is locked.");
	else if (writable.destroyed) {
		stream.cancel().catch(() => {});
		return;
	}
	return writeFromReadableStreamDefaultReader(stream.getReader(), writable);
}
const buildOutgoingHttpHeaders = (headers, defaultContentType) => {
	const res = {};
	if (!(headers instanceof Headers)) headers = new Headers(headers ?? void 0);
	if (headers.has("set-cookie")) {
		const cookies = [];
		for (const [k, v] of headers) if (k === "set-cookie") cookies.push(v);
		else res[k] = v;
		if (cookies.length > 0) res["set-cookie"] = cookies;
	} else for (const [k, v] of headers) res[k] = v;
	if (defaultContentType) res["content-type"] ??= defaultContentType;
	return res;
};

//#endregion
//#region src/listener.ts
const outgoingEnded = Symbol("outgoingEnded");
const incomingDraining = Symbol("incomingDraining");
const DRAIN_TIMEOUT_MS = 500;
const MAX_DRAIN_BYTES = 64 * 1024 * 1024;
const drainIncoming = (incoming) => {
	const incomingWithDrainState = incoming;
	if (incoming.destroyed || incomingWithDrainState[incomingDraining]) return;
	incomingWithDrainState[incomingDraining] = true;
	if (incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest) {
		try {
			incoming.stream?.close?.(external_node_http2_namespaceObject.constants.NGHTTP2_NO_ERROR);
		} catch {}
		return;
	}
	let bytesRead = 0;
	const cleanup = () => {
		clearTimeout(timer);
		incoming.off("data", onData);
		incoming.off("end", cleanup);
		incoming.off("error", cleanup);
	};
	const forceClose = () => {
		cleanup();
		const socket = incoming.socket;
		if (socket && !socket.destroyed) {
			if (typeof socket.destroySoon === "function") socket.destroySoon();
			else if (typeof socket.destroy === "function") socket.destroy();
		}
	};
	const timer = setTimeout(forceClose, DRAIN_TIMEOUT_MS);
	timer.unref?.();
	const onData = (chunk) => {
		bytesRead += chunk.length;
		if (bytesRead > MAX_DRAIN_BYTES) forceClose();
	};
	incoming.on("data", onData);
	incoming.on("end", cleanup);
	incoming.on("error", cleanup);
	incoming.resume();
};
const makeCloseHandler = (req, incoming, outgoing, needsBodyCleanup) => () => {
	if (incoming.errored) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest](incoming.errored.toString());
	} else if (!outgoing.writableFinished || incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest && incoming.aborted) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest]("Client connection prematurely closed.");
	}
	if (needsBodyCleanup && !incoming.readableEnded) setTimeout(() => {
		if (!incoming.readableEnded) setTimeout(() => {
			drainIncoming(incoming);
		});
	});
};
const isImmediateCacheableResponse = (res) => {
	if (!(cacheKey in res)) return false;
	const body = res[cacheKey][1];
	return body === null || typeof body === "string" || body instanceof Uint8Array;
};
const handleRequestError = () => new Response(null, { status: 400 });
const handleFetchError = (e) => new Response(null, { status: e instanceof Error && (e.name === "TimeoutError" || e.constructor.name === "TimeoutError") ? 504 : 500 });
const handleResponseError = (e, outgoing) => {
	const err = e instanceof Error ? e : new Error("unknown error", { cause: e });
	if (err.code === "ERR_STREAM_PREMATURE_CLOSE") console.info("The user aborted a request.");
	else {
		console.error(e);
		if (!outgoing.headersSent) {
			if (outgoing instanceof external_node_http_namespaceObject.ServerResponse) outgoing._contentLength = null;
			outgoing.writeHead(500, { "Content-Type": "text/plain" });
		}
		outgoing.end(`Error: ${err.message}`);
		outgoing.destroy(err);
	}
};
const flushHeaders = (outgoing) => {
	if ("flushHeaders" in outgoing && outgoing.writable) outgoing.flushHeaders();
};
const trySetContentLength = (outgoing, status, length) => {
	const http1 = outgoing;
	if (http1._contentLength === null && http1._hasBody && http1.useChunkedEncodingByDefault && !http1._removedContLen && status >= 200 && status !== 204 && status !== 304 && !outgoing.hasHeader("content-length") && !outgoing.hasHeader("transfer-encoding") && !outgoing.hasHeader("trailer")) {
		http1._contentLength = length;
		return true;
	}
	return false;
};
const writeDefaultHeaders = (outgoing, status, length) => {
	if (trySetContentLength(outgoing, status, length)) outgoing.writeHead(status, { "Content-Type": defaultContentType });
	else outgoing.writeHead(status, {
		"Content-Type": defaultContentType,
		"Content-Length": length
	});
};
const responseViaCache = async (res, outgoing) => {
	let [status, body, header] = res[cacheKey];
	if (!header) {
		if (body === null) {
			outgoing.writeHead(status);
			outgoing.end();
		} else if (typeof body === "string") {
			writeDefaultHeaders(outgoing, status, Buffer.byteLength(body));
			outgoing.end(body);
		} else if (body instanceof Uint8Array) {
			writeDefaultHeaders(outgoing, status, body.byteLength);
			outgoing.end(body);
		} else if (body instanceof Blob) {
			writeDefaultHeaders(outgoing, status, body.size);
			outgoing.end(new Uint8Array(await body.arrayBuffer()));
		} else {
			outgoing.writeHead(status, { "Content-Type": defaultContentType });
			flushHeaders(outgoing);
			await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
		}
		outgoing[outgoingEnded]?.();
		return;
	}
	let hasContentLength = false;
	let plainHeaders = false;
	let canAutoLength = true;
	if (header instanceof Headers) {
		hasContentLength = header.has("content-length");
		header = buildOutgoingHttpHeaders(header, body === null ? void 0 : defaultContentType);
	} else if (Array.isArray(header)) {
		const headerObj = new Headers(header);
		hasContentLength = headerObj.has("content-length");
		header = buildOutgoingHttpHeaders(headerObj, body === null ? void 0 : defaultContentType);
	} else {
		plainHeaders = true;
		for (const key in header) {
			if (key.length === 14 && key.toLowerCase() === "content-length") {
				hasContentLength = true;
				break;
			}
			if (key.length === 17 && key.toLowerCase() === "transfer-encoding" || key.length === 7 && key.toLowerCase() === "trailer") canAutoLength = false;
		}
	}
	if (!hasContentLength) {
		let length;
		if (typeof body === "string") length = Buffer.byteLength(body);
		else if (body instanceof Uint8Array) length = body.byteLength;
		else if (body instanceof Blob) length = body.size;
		if (length !== void 0 && (!plainHeaders || !canAutoLength || !trySetContentLength(outgoing, status, length))) {
			if (plainHeaders) header = { ...header };
			header["Content-Length"] = length;
		}
	}
	outgoing.writeHead(status, header);
	if (body == null) outgoing.end();
	else if (typeof body === "string" || body instanceof Uint8Array) outgoing.end(body);
	else if (body instanceof Blob) outgoing.end(new Uint8Array(await body.arrayBuffer()));
	else {
		flushHeaders(outgoing);
		await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
	}
	outgoing[outgoingEnded]?.();
};
const isPromise = (res) => typeof res.then === "function";
const responseViaResponseObject = async (res, outgoing, options = {}) => {
	if (isPromise(res)) if (options.errorHandler) try {
		res = await res;
	} catch (err) {
		const errRes = await options.errorHandler(err);
		if (!errRes) return;
		res = errRes;
	}
	else res = await res.catch(handleFetchError);
	if (cacheKey in res) return responseViaCache(res, outgoing);
	const resHeaderRecord = buildOutgoingHttpHeaders(res.headers, res.body === null ? void 0 : defaultContentType);
	if (res.body) {
		const reader = res.body.getReader();
		const values = [];
		let done = false;
		let currentReadPromise = void 0;
		if (resHeaderRecord["transfer-encoding"] !== "chunked") {
			let maxReadCount = 2;
			for (let i = 0; i < maxReadCount; i++) {
				currentReadPromise ||= reader.read();
				const chunk = await readWithoutBlocking(currentReadPromise);
				if (!chunk) {
					if (i === 1) {
						await new Promise((resolve) => setTimeout(resolve));
						maxReadCount = 3;
						continue;
					}
					break;
				}
				currentReadPromise = void 0;
				if (chunk.value) values.push(chunk.value);
				if (chunk.done) {
					done = true;
					break;
				}
			}
			if (done && !("content-length" in resHeaderRecord)) resHeaderRecord["content-length"] = values.reduce((acc, value) => acc + value.length, 0);
		}
		outgoing.writeHead(res.status, resHeaderRecord);
		values.forEach((value) => {
			outgoing.write(value);
		});
		if (done) outgoing.end();
		else {
			if (values.length === 0) flushHeaders(outgoing);
			await writeFromReadableStreamDefaultReader(reader, outgoing, currentReadPromise);
		}
	} else if (resHeaderRecord[X_ALREADY_SENT]) {} else {
		outgoing.writeHead(res.status, resHeaderRecord);
		outgoing.end();
	}
	outgoing[outgoingEnded]?.();
};
const getRequestListener = (fetchCallback, options = {}) => {
	const autoCleanupIncoming = options.autoCleanupIncoming ?? true;
	if (options.overrideGlobalObjects !== false && global.Request !== Request$1) {
		Object.defineProperty(global, "Request", { value: Request$1 });
		Object.defineProperty(global, "Response", { value: Response$1 });
	}
	return async (incoming, outgoing) => {
		let res, req;
		let needsBodyCleanup = false;
		let closeHandlerAttached = false;
		const ensureCloseHandler = () => {
			if (!req || closeHandlerAttached) return;
			closeHandlerAttached = true;
			outgoing.on("close", makeCloseHandler(req, incoming, outgoing, needsBodyCleanup));
		};
		try {
			req = newRequest(incoming, options.hostname);
			needsBodyCleanup = autoCleanupIncoming && !(incoming.method === "GET" || incoming.method === "HEAD");
			if (needsBodyCleanup) {
				incoming[wrapBodyStream] = true;
				if (incoming instanceof external_node_http2_namespaceObject.Http2ServerRequest) outgoing[outgoingEnded] = () => {
					if (!incoming.readableEnded) setTimeout(() => {
						if (!incoming.readableEnded) setTimeout(() => {
							incoming.destroy();
							outgoing.destroy();
						});
					});
				};
			}
			res = fetchCallback(req, {
				incoming,
				outgoing
			});
			if (!isPromise(res) && isImmediateCacheableResponse(res)) {
				if (needsBodyCleanup && !incoming.readableEnded) outgoing.once("finish", () => {
					if (!incoming.readableEnded) drainIncoming(incoming);
				});
				return responseViaCache(res, outgoing);
			}
			ensureCloseHandler();
		} catch (e) {
			if (!res) if (options.errorHandler) {
				ensureCloseHandler();
				res = await options.errorHandler(req ? e : toRequestError(e));
				if (!res) return;
			} else if (!req) res = handleRequestError();
			else res = handleFetchError(e);
			else return handleResponseError(e, outgoing);
		}
		try {
			return await responseViaResponseObject(res, outgoing, options);
		} catch (e) {
			return handleResponseError(e, outgoing);
		}
	};
};

//#endregion
//#region src/websocket.ts
/**
* @link https://developer.mozilla.org/en-US/docs/Web/API/CloseEvent
*/
const CloseEvent = globalThis.CloseEvent ?? class extends Event {
	#eventInitDict;
	constructor(type, eventInitDict = {}) {
		super(type, eventInitDict);
		this.#eventInitDict = eventInitDict;
	}
	get wasClean() {
		return this.#eventInitDict.wasClean ?? false;
	}
	get code() {
		return this.#eventInitDict.code ?? 0;
	}
	get reason() {
		return this.#eventInitDict.reason ?? "";
	}
};
/**
* Node.js has no global `ErrorEvent`, unlike `Event`/`MessageEvent`/`CloseEvent`.
* @link https://developer.mozilla.org/en-US/docs/Web/API/ErrorEvent
*/
const ErrorEvent = globalThis.ErrorEvent ?? class extends Event {
	#eventInitDict;
	constructor(type, eventInitDict = {}) {
		super(type, eventInitDict);
		this.#eventInitDict = eventInitDict;
	}
	get message() {
		return this.#eventInitDict.message ?? "";
	}
	get filename() {
		return this.#eventInitDict.filename ?? "";
	}
	get lineno() {
		return this.#eventInitDict.lineno ?? 0;
	}
	get colno() {
		return this.#eventInitDict.colno ?? 0;
	}
	get error() {
		return this.#eventInitDict.error ?? null;
	}
};
const generateConnectionSymbol = () => Symbol("connection");
const CONNECTION_SYMBOL_KEY = Symbol("CONNECTION_SYMBOL_KEY");
const WAIT_FOR_WEBSOCKET_SYMBOL = Symbol("WAIT_FOR_WEBSOCKET_SYMBOL");
const responseHeadersToSkip = new Set([
	"connection",
	"content-length",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
	"sec-websocket-accept",
	"sec-websocket-extensions",
	"sec-websocket-protocol"
]);
const appendResponseHeaders = (headers, responseHeaders) => {
	if (!responseHeaders) return;
	responseHeaders.forEach((value, key) => {
		if (responseHeadersToSkip.has(key.toLowerCase())) return;
		headers.push(`${key}: ${value}`);
	});
};
const rejectUpgradeRequest = (socket, status, responseHeaders) => {
	if (socket.destroyed) return;
	const responseLines = ["Connection: close", "Content-Length: 0"];
	appendResponseHeaders(responseLines, responseHeaders);
	socket.end(`HTTP/1.1 ${status.toString()} ${STATUS_CODES[status] ?? ""}\r\n${responseLines.join("\r\n")}\r\n\r
`);
};
const createUpgradeRequest = (request) => {
	const protocol = request.socket.encrypted ? "https" : "http";
	const incomingUrl = request.url ?? "/";
	let url;
	if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
		validateRequestTarget(incomingUrl);
		url = new URL(incomingUrl).href;
	} else url = buildUrl(protocol, request.headers.host ?? "localhost", incomingUrl);
	const headers = new Headers();
	for (const key in request.headers) {
		const value = request.headers[key];
		if (!value) continue;
		headers.append(key, Array.isArray(value) ? value[0] : value);
	}
	return new Request(url, { headers });
};
const setupWebSocket = (options) => {
	const { server, fetchCallback, wss } = options;
	const waiterMap = /* @__PURE__ */ new Map();
	wss.on("connection", (ws, request) => {
		const waiter = waiterMap.get(request);
		if (waiter) {
			waiter.resolve(ws);
			waiterMap.delete(request);
		}
	});
	const rejectWaiter = (request) => {
		const waiter = waiterMap.get(request);
		if (waiter) {
			waiterMap.delete(request);
			waiter.reject(/* @__PURE__ */ new Error("WebSocket handshake aborted"));
		}
	};
	const waitForWebSocket = (request, connectionSymbol) => {
		return new Promise((resolve, reject) => {
			waiterMap.set(request, {
				resolve,
				reject,
				connectionSymbol
			});
		});
	};
	server.on("upgrade", async (request, socket, head) => {
		if (request.headers.upgrade?.toLowerCase() !== "websocket") return;
		const ignoreSocketError = () => {};
		const reclaimWaiterOnClose = () => rejectWaiter(request);
		socket.on("error", ignoreSocketError);
		socket.once("close", reclaimWaiterOnClose);
		const env = {
			incoming: request,
			outgoing: void 0,
			wss,
			[WAIT_FOR_WEBSOCKET_SYMBOL]: waitForWebSocket
		};
		let status = 400;
		let responseHeaders;
		try {
			const response = await fetchCallback(createUpgradeRequest(request), env);
			if (response instanceof Response) {
				status = response.status;
				responseHeaders = response.headers;
			}
		} catch (error) {
			if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, error instanceof RequestError ? 400 : 500);
			return;
		}
		if (socket.destroyed) {
			rejectWaiter(request);
			return;
		}
		const waiter = waiterMap.get(request);
		if (!waiter || waiter.connectionSymbol !== env[CONNECTION_SYMBOL_KEY]) {
			rejectWaiter(request);
			if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, status, responseHeaders);
			return;
		}
		const addResponseHeaders = (headers) => {
			appendResponseHeaders(headers, responseHeaders);
		};
		wss.on("headers", addResponseHeaders);
		try {
			wss.handleUpgrade(request, socket, head, (ws) => {
				socket.off("close", reclaimWaiterOnClose);
				socket.off("error", ignoreSocketError);
				wss.emit("connection", ws, request);
			});
		} finally {
			wss.off("headers", addResponseHeaders);
		}
	});
	server.on("close", () => {
		wss.close();
	});
};
const upgradeWebSocket = defineWebSocketHelper(async (c, events, options) => {
	if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return;
	const env = c.env;
	const waitForWebSocket = env[WAIT_FOR_WEBSOCKET_SYMBOL];
	if (!waitForWebSocket || !env.incoming) return new Response(null, { status: 500 });
	const connectionSymbol = generateConnectionSymbol();
	env[CONNECTION_SYMBOL_KEY] = connectionSymbol;
	(async () => {
		let ws;
		try {
			ws = await waitForWebSocket(env.incoming, connectionSymbol);
		} catch {
			return;
		}
		const messagesReceivedInStarting = [];
		const bufferMessage = (data, isBinary) => {
			messagesReceivedInStarting.push([data, isBinary]);
		};
		ws.on("message", bufferMessage);
		const ctx = {
			binaryType: "arraybuffer",
			close(code, reason) {
				ws.close(code, reason);
			},
			protocol: ws.protocol,
			raw: ws,
			get readyState() {
				return ws.readyState;
			},
			send(source, opts) {
				ws.send(source, { compress: opts?.compress });
			},
			url: new URL(c.req.url)
		};
		try {
			events?.onOpen?.(new Event("open"), ctx);
		} catch (e) {
			(options?.onError ?? console.error)(e);
		}
		const handleMessage = (data, isBinary) => {
			const datas = Array.isArray(data) ? data : [data];
			for (const data of datas) try {
				events?.onMessage?.(new MessageEvent("message", { data: isBinary ? data instanceof ArrayBuffer ? data : data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) : typeof data === "string" ? data : Buffer.from(data).toString("utf-8") }), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		};
		ws.off("message", bufferMessage);
		for (const message of messagesReceivedInStarting) handleMessage(...message);
		ws.on("message", (data, isBinary) => {
			handleMessage(data, isBinary);
		});
		ws.on("close", (code, reason) => {
			try {
				events?.onClose?.(new CloseEvent("close", {
					code,
					reason: reason.toString()
				}), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		});
		ws.on("error", (error) => {
			try {
				events?.onError?.(new ErrorEvent("error", { error }), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		});
	})();
	return new Response();
});

//#endregion
//#region src/server.ts
const createAdaptorServer = (options) => {
	const fetchCallback = options.fetch;
	const requestListener = getRequestListener(fetchCallback, {
		hostname: options.hostname,
		overrideGlobalObjects: options.overrideGlobalObjects,
		autoCleanupIncoming: options.autoCleanupIncoming
	});
	const server = (options.createServer || createServer)(options.serverOptions || {}, requestListener);
	if (options.websocket && options.websocket.server) {
		if (options.websocket.server.options.noServer !== true) throw new Error("WebSocket server must be created with { noServer: true } option");
		setupWebSocket({
			server,
			fetchCallback,
			wss: options.websocket.server
		});
	}
	return server;
};
const serve = (options, listeningListener) => {
	const server = createAdaptorServer(options);
	server.listen(options?.port ?? 3e3, options.hostname, () => {
		const serverInfo = server.address();
		listeningListener && listeningListener(serverInfo);
	});
	return server;
};

//#endregion

;// CONCATENATED MODULE: ./node_modules/@hono/node-server/dist/conninfo.mjs
//#region src/conninfo.ts
/**
* ConnInfo Helper for Node.js
* @param c Context
* @returns ConnInfo
*/
const getConnInfo = (c) => {
	const bindings = c.env.server ? c.env.server : c.env;
	const address = bindings.incoming.socket.remoteAddress;
	const port = bindings.incoming.socket.remotePort;
	const family = bindings.incoming.socket.remoteFamily;
	return { remote: {
		address,
		port,
		addressType: family === "IPv4" ? "IPv4" : family === "IPv6" ? "IPv6" : void 0
	} };
};

//#endregion

;// CONCATENATED MODULE: ./node_modules/hono/dist/http-exception.js
//#region src/http-exception.ts
/**
* `HTTPException` must be used when a fatal error such as authentication failure occurs.
*
* @see {@link https://hono.dev/docs/api/exception}
*
* @param {StatusCode} status - status code of HTTPException
* @param {HTTPExceptionOptions} options - options of HTTPException
* @param {HTTPExceptionOptions["res"]} options.res - response of options of HTTPException
* @param {HTTPExceptionOptions["message"]} options.message - message of options of HTTPException
* @param {HTTPExceptionOptions["cause"]} options.cause - cause of options of HTTPException
*
* @example
* ```ts
* import { HTTPException } from 'hono/http-exception'
*
* // ...
*
* app.post('/auth', async (c, next) => {
*   // authentication
*   if (authorized === false) {
*     throw new HTTPException(401, { message: 'Custom error message' })
*   }
*   await next()
* })
* ```
*/
var http_exception_HTTPException = class extends Error {
	res;
	status;
	/**
	* Creates an instance of `HTTPException`.
	* @param status - HTTP status code for the exception. Defaults to 500.
	* @param options - Additional options for the exception.
	*/
	constructor(status = 500, options) {
		super(options?.message, { cause: options?.cause });
		this.res = options?.res;
		this.status = status;
	}
	/**
	* Returns the response object associated with the exception.
	* If a response object is not provided, a new response is created with the error message and status code.
	* @returns The response object.
	*/
	getResponse() {
		if (this.res) return new Response(this.res.body, {
			status: this.status,
			headers: this.res.headers
		});
		return new Response(this.message, { status: this.status });
	}
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/request/constants.js
//#region src/request/constants.ts
const GET_MATCH_RESULT = Symbol();
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/buffer.js

//#region src/utils/buffer.ts
/**
* @module
* Buffer utility.
*/
const equal = (a, b) => {
	if (a === b) return true;
	if (a.byteLength !== b.byteLength) return false;
	const va = new DataView(a);
	const vb = new DataView(b);
	let i = va.byteLength;
	while (i--) if (va.getUint8(i) !== vb.getUint8(i)) return false;
	return true;
};
const constantTimeEqualString = (a, b) => {
	const aLen = a.length;
	const bLen = b.length;
	const maxLen = Math.max(aLen, bLen);
	let out = aLen ^ bLen;
	for (let i = 0; i < maxLen; i++) {
		const aChar = i < aLen ? a.charCodeAt(i) : 0;
		const bChar = i < bLen ? b.charCodeAt(i) : 0;
		out |= aChar ^ bChar;
	}
	return out === 0;
};
const timingSafeEqualString = async (a, b, hashFunction) => {
	if (!hashFunction) hashFunction = sha256;
	const [sa, sb] = await Promise.all([hashFunction(a), hashFunction(b)]);
	if (sa == null || sb == null || typeof sa !== "string" || typeof sb !== "string") return false;
	const hashEqual = constantTimeEqualString(sa, sb);
	const originalEqual = constantTimeEqualString(a, b);
	return hashEqual && originalEqual;
};
const timingSafeEqual = async (a, b, hashFunction) => {
	if (typeof a === "string" && typeof b === "string") return timingSafeEqualString(a, b, hashFunction);
	if (!hashFunction) hashFunction = sha256;
	const [sa, sb] = await Promise.all([hashFunction(a), hashFunction(b)]);
	if (!sa || !sb || typeof sa !== "string" || typeof sb !== "string") return false;
	return timingSafeEqualString(sa, sb);
};
const bufferToString = (buffer) => {
	if (buffer instanceof ArrayBuffer) return new TextDecoder("utf-8").decode(buffer);
	return buffer;
};
const bufferToFormData = (arrayBuffer, contentType) => {
	return new Response(arrayBuffer, { headers: { "Content-Type": contentType.replace(/^[^;]+/, (mediaType) => mediaType.toLowerCase()) } }).formData();
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/body.js

//#region src/utils/body.ts
const MAX_NESTED_OBJECTS = 1e4;
const isRawRequest = (request) => "headers" in request;
const parseBody = async (request, options = Object.create(null)) => {
	const { all = false, dot = false } = options;
	const mediaType = (isRawRequest(request) ? request.headers : request.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();
	if (mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded") return parseFormData(request, {
		all,
		dot
	});
	return {};
};
/**
* Parses form data from a request.
*
* @template T - The type of the parsed body data.
* @param {HonoRequest | Request} request - The request object containing form data.
* @param {ParseBodyOptions} options - Options for parsing the form data.
* @returns {Promise<T>} The parsed body data.
*/
async function parseFormData(request, options) {
	if (!isRawRequest(request) && request.bodyCache.formData) return convertFormDataToBodyData(await request.bodyCache.formData, options);
	const headers = isRawRequest(request) ? request.headers : request.raw.headers;
	const arrayBuffer = await request.arrayBuffer();
	const formDataPromise = bufferToFormData(arrayBuffer, headers.get("Content-Type") || "");
	if (!isRawRequest(request)) request.bodyCache.formData = formDataPromise;
	const formData = await formDataPromise;
	if (formData) return convertFormDataToBodyData(formData, options);
	return {};
}
/**
* Converts form data to body data based on the provided options.
*
* @template T - The type of the parsed body data.
* @param {FormData} formData - The form data to convert.
* @param {ParseBodyOptions} options - Options for parsing the form data.
* @returns {T} The converted body data.
*/
function convertFormDataToBodyData(formData, options) {
	const form = Object.create(null);
	const nestingState = { count: 0 };
	formData.forEach((value, key) => {
		if (!(options.all || key.endsWith("[]"))) form[key] = value;
		else handleParsingAllValues(form, key, value);
	});
	if (options.dot) Object.entries(form).forEach(([key, value]) => {
		if (key.includes(".")) {
			handleParsingNestedValues(form, key, value, nestingState);
			delete form[key];
		}
	});
	return form;
}
/**
* Handles parsing all values for a given key, supporting multiple values as arrays.
*
* @param {BodyData} form - The form data object.
* @param {string} key - The key to parse.
* @param {FormDataEntryValue} value - The value to assign.
*/
const handleParsingAllValues = (form, key, value) => {
	if (form[key] !== void 0) {
		if (Array.isArray(form[key])) form[key].push(value);
		else form[key] = [form[key], value];
	} else if (!key.endsWith("[]")) form[key] = value;
	else form[key] = [value];
};
/**
* Handles parsing nested values using dot notation keys.
*
* @param {BodyData} form - The form data object.
* @param {string} key - The dot notation key.
* @param {BodyDataValue} value - The value to assign.
* @param {{ count: number }} state - The state object tracking nesting depth.
*/
const handleParsingNestedValues = (form, key, value, state) => {
	if (/(?:^|\.)__proto__\./.test(key)) return;
	let nestedForm = form;
	const keys = key.split(".", 34);
	if (keys.length > 33) throwNestingLimitExceeded();
	keys.forEach((key, index) => {
		if (index === keys.length - 1) nestedForm[key] = value;
		else {
			if (!nestedForm[key] || typeof nestedForm[key] !== "object" || Array.isArray(nestedForm[key]) || nestedForm[key] instanceof File) {
				if (state.count++ >= MAX_NESTED_OBJECTS) throwNestingLimitExceeded();
				nestedForm[key] = Object.create(null);
			}
			nestedForm = nestedForm[key];
		}
	});
};
const throwNestingLimitExceeded = () => {
	throw new Error("Nesting limit exceeded");
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/url.js
//#region src/utils/url.ts
const splitPath = (path) => {
	const paths = path.split("/");
	if (paths[0] === "") paths.shift();
	return paths;
};
const splitRoutingPath = (routePath) => {
	const { groups, path } = extractGroupsFromPath(routePath);
	const paths = splitPath(path);
	return replaceGroupMarks(paths, groups);
};
const extractGroupsFromPath = (path) => {
	const groups = [];
	path = path.replace(/\{[^}]+\}/g, (match, index) => {
		const mark = `@${index}`;
		groups.push([mark, match]);
		return mark;
	});
	return {
		groups,
		path
	};
};
const replaceGroupMarks = (paths, groups) => {
	for (let i = groups.length - 1; i >= 0; i--) {
		const [mark] = groups[i];
		for (let j = paths.length - 1; j >= 0; j--) if (paths[j].includes(mark)) {
			paths[j] = paths[j].replace(mark, groups[i][1]);
			break;
		}
	}
	return paths;
};
const patternCache = {};
const getPattern = (label, next) => {
	if (label === "*") return "*";
	const match = label.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
	if (match) {
		const cacheKey = `${label}#${next}`;
		if (!patternCache[cacheKey]) {
			if (match[2]) patternCache[cacheKey] = next && next[0] !== ":" && next[0] !== "*" ? [
				cacheKey,
				match[1],
				new RegExp(`^${match[2]}(?=/${next})`)
			] : [
				label,
				match[1],
				new RegExp(`^${match[2]}$`)
			];
			else patternCache[cacheKey] = [
				label,
				match[1],
				true
			];
		}
		return patternCache[cacheKey];
	}
	return null;
};
const tryDecode = (str, decoder) => {
	try {
		return decoder(str);
	} catch {
		return str.replace(/(?:%[0-9A-Fa-f]{2})+/g, (match) => {
			try {
				return decoder(match);
			} catch {
				return match;
			}
		});
	}
};
/**
* Try to apply decodeURI() to given string.
* If it fails, skip invalid percent encoding or invalid UTF-8 sequences, and apply decodeURI() to the rest as much as possible.
* @param str The string to decode.
* @returns The decoded string that sometimes contains undecodable percent encoding.
* @example
* tryDecodeURI('Hello%20World') // 'Hello World'
* tryDecodeURI('Hello%20World/%A4%A2') // 'Hello World/%A4%A2'
*/
const tryDecodeURI = (str) => tryDecode(str, decodeURI);
const decodeURIWithPreservedPercent = (value) => decodeURI(value.includes("%25") ? value.replace(/%25/g, "%2525") : value);
const getPath = (request) => {
	const url = request.url;
	const start = url.indexOf("/", url.indexOf(":") + 4);
	let i = start;
	for (; i < url.length; i++) {
		const charCode = url.charCodeAt(i);
		if (charCode === 37) {
			const queryIndex = url.indexOf("?", i);
			const hashIndex = url.indexOf("#", i);
			const end = queryIndex === -1 ? hashIndex === -1 ? void 0 : hashIndex : hashIndex === -1 ? queryIndex : Math.min(queryIndex, hashIndex);
			const path = url.slice(start, end);
			const decoded = tryDecode(path, decodeURIWithPreservedPercent);
			if (/%(?![0-9A-Fa-f]{2})/.test(path)) {
				const rewritten = new URL("http://localhost");
				rewritten.pathname = decoded.replace(/[\\\t\n\r]/g, encodeURIComponent);
				if (tryDecode(rewritten.pathname, decodeURIWithPreservedPercent) !== decoded) return tryDecode(path.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"), decodeURIWithPreservedPercent);
			}
			return decoded;
		} else if (charCode === 63 || charCode === 35) break;
	}
	return url.slice(start, i);
};
/**
* @deprecated
* Use the `URL` API instead.
*/
const getQueryStrings = (url) => {
	const queryIndex = url.indexOf("?", 8);
	if (queryIndex === -1) return "";
	const hashIndex = url.indexOf("#", 8);
	return hashIndex === -1 ? url.slice(queryIndex) : queryIndex < hashIndex ? url.slice(queryIndex, hashIndex) : "";
};
const getPathNoStrict = (request) => {
	const result = getPath(request);
	return result.length > 1 && result.at(-1) === "/" ? result.slice(0, -1) : result;
};
/**
* Merge paths.
* @param {string[]} ...paths - The paths to merge.
* @returns {string} The merged path.
* @example
* mergePath('/api', '/users') // '/api/users'
* mergePath('/api/', '/users') // '/api/users'
* mergePath('/api', '/') // '/api'
* mergePath('/api/', '/') // '/api/'
*/
const mergePath = (base, sub, ...rest) => {
	if (rest.length) sub = mergePath(sub, ...rest);
	return `${base?.[0] === "/" ? "" : "/"}${base}${sub === "/" ? "" : `${base?.at(-1) === "/" ? "" : "/"}${sub?.[0] === "/" ? sub.slice(1) : sub}`}`;
};
const checkOptionalParameter = (path) => {
	if (path.charCodeAt(path.length - 1) !== 63 || !path.includes(":")) return null;
	const segments = path.split("/");
	const results = [];
	let basePath = "";
	segments.forEach((segment) => {
		if (segment !== "" && !/\:/.test(segment)) basePath += "/" + segment;
		else if (/\:/.test(segment)) {
			if (segment.charCodeAt(segment.length - 1) === 63) {
				if (results.length === 0 && basePath === "") results.push("/");
				else results.push(basePath);
				const optionalSegment = segment.slice(0, -1);
				basePath += "/" + optionalSegment;
				results.push(basePath);
			} else basePath += "/" + segment;
		}
	});
	return results.filter((v, i, a) => a.indexOf(v) === i);
};
const url_tryDecodeURIComponent = (str) => str.indexOf("%") !== -1 ? tryDecode(str, decodeURIComponent_) : str;
const _decodeURI = (value) => {
	if (value.indexOf("+") !== -1) value = value.replace(/\+/g, " ");
	return url_tryDecodeURIComponent(value);
};
const _getQueryParam = (url, key, multiple) => {
	const hashIndex = url.indexOf("#", 8);
	if (hashIndex !== -1) url = url.slice(0, hashIndex);
	let encoded;
	if (!multiple && key && !/[%+&=]/.test(key)) {
		const queryIndex = url.indexOf("?", 8);
		let keyIndex = queryIndex;
		if (keyIndex === -1) return;
		if (!url.startsWith(key, keyIndex + 1)) keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		while (keyIndex !== -1) {
			const trailingKeyCode = url.charCodeAt(keyIndex + key.length + 1);
			if (trailingKeyCode === 61 || trailingKeyCode === 38 || isNaN(trailingKeyCode)) {
				if (keyIndex > queryIndex && /(?:^|&)[^=&]*[%+]/.test(url.slice(queryIndex + 1, keyIndex))) break;
				if (trailingKeyCode === 61) {
					const valueIndex = keyIndex + key.length + 2;
					const endIndex = url.indexOf("&", valueIndex);
					return _decodeURI(url.slice(valueIndex, endIndex === -1 ? void 0 : endIndex));
				}
				return "";
			}
			keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		}
		encoded = /[%+]/.test(url);
		if (!encoded) return;
	}
	const results = Object.create(null);
	encoded ??= /[%+]/.test(url);
	let keyIndex = url.indexOf("?", 8);
	while (keyIndex !== -1) {
		const nextKeyIndex = url.indexOf("&", keyIndex + 1);
		let valueIndex = url.indexOf("=", keyIndex);
		if (valueIndex > nextKeyIndex && nextKeyIndex !== -1) valueIndex = -1;
		let name = url.slice(keyIndex + 1, valueIndex === -1 ? nextKeyIndex === -1 ? void 0 : nextKeyIndex : valueIndex);
		if (encoded) name = _decodeURI(name);
		keyIndex = nextKeyIndex;
		if (name === "") continue;
		let value;
		if (valueIndex === -1) value = "";
		else {
			value = url.slice(valueIndex + 1, nextKeyIndex === -1 ? void 0 : nextKeyIndex);
			if (encoded) value = _decodeURI(value);
		}
		if (multiple) {
			if (!(results[name] && Array.isArray(results[name]))) results[name] = [];
			results[name].push(value);
		} else results[name] ??= value;
	}
	return key ? results[key] : results;
};
const getQueryParam = _getQueryParam;
const getQueryParams = (url, key) => {
	return _getQueryParam(url, key, true);
};
const decodeURIComponent_ = decodeURIComponent;
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/request.js




//#region src/request.ts
var HonoRequest = class {
	/**
	* `.raw` can get the raw Request object.
	*
	* @see {@link https://hono.dev/docs/api/request#raw}
	*
	* @example
	* ```ts
	* // For Cloudflare Workers
	* app.post('/', async (c) => {
	*   const metadata = c.req.raw.cf?.hostMetadata?
	*   ...
	* })
	* ```
	*/
	raw;
	#validatedData;
	#matchResult;
	routeIndex = 0;
	/**
	* `.path` can get the pathname of the request.
	*
	* @see {@link https://hono.dev/docs/api/request#path}
	*
	* @example
	* ```ts
	* app.get('/about/me', (c) => {
	*   const pathname = c.req.path // `/about/me`
	* })
	* ```
	*/
	path;
	bodyCache = {};
	constructor(request, path = "/", matchResult = [[]]) {
		this.raw = request;
		this.path = path;
		this.#matchResult = matchResult;
	}
	param(key) {
		return key ? this.#getDecodedParam(key) : this.#getAllDecodedParams();
	}
	#getDecodedParam(key) {
		const paramKey = this.#matchResult[0][this.routeIndex]?.[1][key];
		const param = this.#getParamValue(paramKey);
		return param && url_tryDecodeURIComponent(param);
	}
	#getAllDecodedParams() {
		const decoded = {};
		const keys = Object.keys(this.#matchResult[0][this.routeIndex]?.[1] ?? {});
		for (const key of keys) {
			const value = this.#getParamValue(this.#matchResult[0][this.routeIndex][1][key]);
			if (value !== void 0) decoded[key] = url_tryDecodeURIComponent(value);
		}
		return decoded;
	}
	#getParamValue(paramKey) {
		return this.#matchResult[1] ? this.#matchResult[1][paramKey] : paramKey;
	}
	query(key) {
		return getQueryParam(this.url, key);
	}
	queries(key) {
		return getQueryParams(this.url, key);
	}
	header(name) {
		if (name) return this.raw.headers.get(name) ?? void 0;
		const headerData = Object.create(null);
		this.raw.headers.forEach((value, key) => {
			headerData[key] = value;
		});
		return headerData;
	}
	async parseBody(options) {
		return parseBody(this, options);
	}
	#cachedBody = (key) => {
		const { bodyCache, raw } = this;
		const cachedBody = bodyCache[key];
		if (cachedBody) return cachedBody;
		for (const anyCachedKey in bodyCache) return bodyCache[anyCachedKey].then((body) => {
			if (anyCachedKey === "json") body = JSON.stringify(body);
			const contentType = anyCachedKey === "formData" ? void 0 : raw.headers.get("content-type");
			return new Response(body, { headers: contentType ? { "Content-Type": contentType } : void 0 })[key]();
		});
		return bodyCache[key] = raw[key]();
	};
	/**
	* `.json()` can parse Request body of type `application/json`
	*
	* @see {@link https://hono.dev/docs/api/request#json}
	*
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.json()
	* })
	* ```
	*/
	json() {
		return this.#cachedBody("text").then((text) => JSON.parse(text));
	}
	/**
	* `.text()` can parse Request body of type `text/plain`
	*
	* @see {@link https://hono.dev/docs/api/request#text}
	*
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.text()
	* })
	* ```
	*/
	text() {
		return this.#cachedBody("text");
	}
	/**
	* `.arrayBuffer()` parse Request body as an `ArrayBuffer`
	*
	* @see {@link https://hono.dev/docs/api/request#arraybuffer}
	*
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.arrayBuffer()
	* })
	* ```
	*/
	arrayBuffer() {
		return this.#cachedBody("arrayBuffer");
	}
	/**
	* `.bytes()` parses the request body as a `Uint8Array`.
	*
	* @see {@link https://hono.dev/docs/api/request#bytes}
	*
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.bytes()
	* })
	* ```
	*/
	bytes() {
		return this.#cachedBody("arrayBuffer").then((buffer) => new Uint8Array(buffer));
	}
	/**
	* Parses the request body as a `Blob`.
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.blob();
	* });
	* ```
	* @see https://hono.dev/docs/api/request#blob
	*/
	blob() {
		return this.#cachedBody("blob");
	}
	/**
	* Parses the request body as `FormData`.
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.formData();
	* });
	* ```
	* @see https://hono.dev/docs/api/request#formdata
	*/
	formData() {
		return this.#cachedBody("formData");
	}
	/**
	* Adds validated data to the request.
	*
	* @param target - The target of the validation.
	* @param data - The validated data to add.
	*/
	addValidatedData(target, data) {
		(this.#validatedData ??= {})[target] = data;
	}
	valid(target) {
		return this.#validatedData?.[target];
	}
	/**
	* `.url` can get the request url strings.
	*
	* @see {@link https://hono.dev/docs/api/request#url}
	*
	* @example
	* ```ts
	* app.get('/about/me', (c) => {
	*   const url = c.req.url // `http://localhost:8787/about/me`
	*   ...
	* })
	* ```
	*/
	get url() {
		return this.raw.url;
	}
	/**
	* `.method` can get the method name of the request.
	*
	* @see {@link https://hono.dev/docs/api/request#method}
	*
	* @example
	* ```ts
	* app.get('/about/me', (c) => {
	*   const method = c.req.method // `GET`
	* })
	* ```
	*/
	get method() {
		return this.raw.method;
	}
	get [GET_MATCH_RESULT]() {
		return this.#matchResult;
	}
	/**
	* `.matchedRoutes` can return a matched route in the handler
	*
	* @deprecated
	*
	* Use matchedRoutes helper defined in "hono/route" instead.
	*
	* @see {@link https://hono.dev/docs/api/request#matchedroutes}
	*
	* @example
	* ```ts
	* app.use('*', async function logger(c, next) {
	*   await next()
	*   c.req.matchedRoutes.forEach(({ handler, method, path }, i) => {
	*     const name = handler.name || (handler.length < 2 ? '[handler]' : '[middleware]')
	*     console.log(
	*       method,
	*       ' ',
	*       path,
	*       ' '.repeat(Math.max(10 - path.length, 0)),
	*       name,
	*       i === c.req.routeIndex ? '<- respond from here' : ''
	*     )
	*   })
	* })
	* ```
	*/
	get matchedRoutes() {
		return this.#matchResult[0].map(([[, route]]) => route);
	}
	/**
	* `.routePath` can retrieve the path registered within the handler
	*
	* @deprecated
	*
	* Use routePath helper defined in "hono/route" instead.
	*
	* @see {@link https://hono.dev/docs/api/request#routepath}
	*
	* @example
	* ```ts
	* app.get('/posts/:id', (c) => {
	*   return c.json({ path: c.req.routePath })
	* })
	* ```
	*/
	get routePath() {
		return this.#matchResult[0].map(([[, route]]) => route)[this.routeIndex].path;
	}
};
/**
* Clones a HonoRequest's underlying raw Request object.
*
* This utility handles both consumed and unconsumed request bodies:
* - If the request body hasn't been consumed, it uses the native `clone()` method
* - If the request body has been consumed, it reconstructs a new Request using cached body data
*
* This is particularly useful when you need to:
* - Process the same request body multiple times
* - Pass requests to external services after validation
*
* @param req - The HonoRequest object to clone
* @returns A Promise that resolves to a new Request object with the same properties
* @throws {HTTPException} If the request body was consumed directly via `req.raw`
*   without using HonoRequest methods (e.g., `req.json()`, `req.text()`), making it
*   impossible to reconstruct the body from cache
*
* @example
* ```ts
* // Clone after consuming the body (e.g., after validation)
* app.post('/forward',
*   validator('json', (data) => data),
*   async (c) => {
*     const validated = c.req.valid('json')
*     // Body has been consumed, but cloneRawRequest still works
*     const clonedReq = await cloneRawRequest(c.req)
*     return fetch('http://backend-service.com', clonedReq)
*   }
* )
* ```
*/
const cloneRawRequest = async (req) => {
	if (!req.raw.bodyUsed) return req.raw.clone();
	const cacheKey = Object.keys(req.bodyCache)[0];
	if (!cacheKey) throw new HTTPException(500, { message: "Cannot clone request: body was already consumed and not cached. Please use HonoRequest methods (e.g., req.json(), req.text()) instead of consuming req.raw directly." });
	let body = await req[cacheKey]();
	const headers = req.header();
	if (cacheKey === "json") {
		body = JSON.stringify(body);
		delete headers["content-length"];
	} else if (body instanceof FormData) {
		delete headers["content-type"];
		delete headers["content-length"];
	}
	const requestInit = {
		body,
		cache: req.raw.cache,
		credentials: req.raw.credentials,
		headers,
		integrity: req.raw.integrity,
		keepalive: req.raw.keepalive,
		method: req.method,
		mode: req.raw.mode,
		redirect: req.raw.redirect,
		referrer: req.raw.referrer,
		referrerPolicy: req.raw.referrerPolicy,
		signal: req.raw.signal
	};
	return new Request(req.url, requestInit);
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/html.js
//#region src/utils/html.ts
/**
* @module
* HTML utility.
*/
const HtmlEscapedCallbackPhase = {
	Stringify: 1,
	BeforeStream: 2,
	Stream: 3
};
const raw = (value, callbacks) => {
	const escapedString = new String(value);
	escapedString.isEscaped = true;
	escapedString.callbacks = callbacks;
	return escapedString;
};
const escapeRe = /[&<>'"]/;
const stringBufferToString = async (buffer, callbacks) => {
	let str = "";
	callbacks ||= [];
	const resolvedBuffer = await Promise.all(buffer);
	for (let i = resolvedBuffer.length - 1;; i--) {
		str += resolvedBuffer[i];
		i--;
		if (i < 0) break;
		let r = resolvedBuffer[i];
		if (r == null || typeof r === "boolean") continue;
		if (typeof r === "number") {
			str += r;
			continue;
		}
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		const isEscaped = r.isEscaped;
		r = await (typeof r === "object" ? r.toString() : r);
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		if (r.isEscaped ?? isEscaped) str += r;
		else {
			const buf = [str];
			escapeToBuffer(r, buf);
			str = buf[0];
		}
	}
	return raw(str, callbacks);
};
const escapeToBuffer = (str, buffer) => {
	const match = str.search(escapeRe);
	if (match === -1) {
		buffer[0] += str;
		return;
	}
	let escape;
	let index;
	let lastIndex = 0;
	for (index = match; index < str.length; index++) {
		switch (str.charCodeAt(index)) {
			case 34:
				escape = "&quot;";
				break;
			case 39:
				escape = "&#39;";
				break;
			case 38:
				escape = "&amp;";
				break;
			case 60:
				escape = "&lt;";
				break;
			case 62:
				escape = "&gt;";
				break;
			default: continue;
		}
		buffer[0] += str.substring(lastIndex, index) + escape;
		lastIndex = index + 1;
	}
	buffer[0] += str.substring(lastIndex, index);
};
const resolveCallbackSync = (str) => {
	const callbacks = str.callbacks;
	if (!callbacks?.length) return str;
	const buffer = [str];
	const context = {};
	callbacks.forEach((c) => c({
		phase: HtmlEscapedCallbackPhase.Stringify,
		buffer,
		context
	}));
	return buffer[0];
};
const resolveCallback = async (str, phase, preserveCallbacks, context, buffer) => {
	if (typeof str === "object" && !(str instanceof String)) {
		if (!(str instanceof Promise)) str = str.toString();
		if (str instanceof Promise) str = await str;
	}
	const callbacks = str.callbacks;
	if (!callbacks?.length) return Promise.resolve(str);
	if (buffer) buffer[0] += str;
	else buffer = [str];
	const resStr = Promise.all(callbacks.map((c) => c({
		phase,
		buffer,
		context
	}))).then((res) => Promise.all(res.filter(Boolean).map((str) => resolveCallback(str, phase, false, context, buffer))).then(() => buffer[0]));
	if (preserveCallbacks) return raw(await resStr, callbacks);
	else return resStr;
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/context.js


//#region src/context.ts
const TEXT_PLAIN = "text/plain; charset=UTF-8";
const setDefaultContentType = (contentType, headers) => {
	return {
		"Content-Type": contentType,
		...headers
	};
};
const createResponseInstance = (body, init) => new Response(body, init);
var Context = class {
	#rawRequest;
	#req;
	/**
	* `.env` can get bindings (environment variables, secrets, KV namespaces, D1 database, R2 bucket etc.) in Cloudflare Workers.
	*
	* @see {@link https://hono.dev/docs/api/context#env}
	*
	* @example
	* ```ts
	* // Environment object for Cloudflare Workers
	* app.get('*', async c => {
	*   const counter = c.env.COUNTER
	* })
	* ```
	*/
	env = {};
	#var;
	finalized = false;
	/**
	* `.error` can get the error object from the middleware if the Handler throws an error.
	*
	* @see {@link https://hono.dev/docs/api/context#error}
	*
	* @example
	* ```ts
	* app.use('*', async (c, next) => {
	*   await next()
	*   if (c.error) {
	*     // do something...
	*   }
	* })
	* ```
	*/
	error;
	#status;
	#executionCtx;
	#res;
	#layout;
	#renderer;
	#notFoundHandler;
	#preparedHeaders;
	#matchResult;
	#path;
	/**
	* Creates an instance of the Context class.
	*
	* @param req - The Request object.
	* @param options - Optional configuration options for the context.
	*/
	constructor(req, options) {
		this.#rawRequest = req;
		if (options) {
			this.#executionCtx = options.executionCtx;
			this.env = options.env;
			this.#notFoundHandler = options.notFoundHandler;
			this.#path = options.path;
			this.#matchResult = options.matchResult;
		}
	}
	/**
	* `.req` is the instance of {@link HonoRequest}.
	*/
	get req() {
		this.#req ??= new HonoRequest(this.#rawRequest, this.#path, this.#matchResult);
		return this.#req;
	}
	/**
	* @see {@link https://hono.dev/docs/api/context#event}
	* The FetchEvent associated with the current request.
	*
	* @throws Will throw an error if the context does not have a FetchEvent.
	*/
	get event() {
		if (this.#executionCtx && "respondWith" in this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no FetchEvent");
	}
	/**
	* @see {@link https://hono.dev/docs/api/context#executionctx}
	* The ExecutionContext associated with the current request.
	*
	* @throws Will throw an error if the context does not have an ExecutionContext.
	*/
	get executionCtx() {
		if (this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no ExecutionContext");
	}
	/**
	* @see {@link https://hono.dev/docs/api/context#res}
	* The Response object for the current request.
	*/
	get res() {
		return this.#res ||= createResponseInstance(null, { headers: this.#preparedHeaders ??= new Headers() });
	}
	/**
	* Sets the Response object for the current request.
	*
	* @param _res - The Response object to set.
	*/
	set res(_res) {
		if (this.#res && _res) {
			_res = createResponseInstance(_res.body, _res);
			for (const [k, v] of this.#res.headers.entries()) {
				if (k === "content-type") continue;
				if (k === "set-cookie") {
					const cookies = this.#res.headers.getSetCookie();
					_res.headers.delete("set-cookie");
					for (const cookie of cookies) _res.headers.append("set-cookie", cookie);
				} else _res.headers.set(k, v);
			}
		}
		this.#res = _res;
		this.finalized = true;
	}
	/**
	* `.render()` can create a response within a layout.
	*
	* @see {@link https://hono.dev/docs/api/context#render-setrenderer}
	*
	* @example
	* ```ts
	* app.get('/', (c) => {
	*   return c.render('Hello!')
	* })
	* ```
	*/
	render = (...args) => {
		this.#renderer ??= (content) => this.html(content);
		return this.#renderer(...args);
	};
	/**
	* Sets the layout for the response.
	*
	* @param layout - The layout to set.
	* @returns The layout function.
	*/
	setLayout = (layout) => this.#layout = layout;
	/**
	* Gets the current layout for the response.
	*
	* @returns The current layout function.
	*/
	getLayout = () => this.#layout;
	/**
	* `.setRenderer()` can set the layout in the custom middleware.
	*
	* @see {@link https://hono.dev/docs/api/context#render-setrenderer}
	*
	* @example
	* ```tsx
	* app.use('*', async (c, next) => {
	*   c.setRenderer((content) => {
	*     return c.html(
	*       <html>
	*         <body>
	*           <p>{content}</p>
	*         </body>
	*       </html>
	*     )
	*   })
	*   await next()
	* })
	* ```
	*/
	setRenderer = (renderer) => {
		this.#renderer = renderer;
	};
	/**
	* `.header()` can set headers.
	*
	* @see {@link https://hono.dev/docs/api/context#header}
	*
	* @example
	* ```ts
	* app.get('/welcome', (c) => {
	*   // Set headers
	*   c.header('X-Message', 'Hello!')
	*   c.header('Content-Type', 'text/plain')
	*
	*   // Append multiple headers using the append option (e.g. Vary)
	*   c.header('Vary', 'Accept-Encoding', { append: true })
	*   c.header('Vary', 'User-Agent', { append: true })
	*
	*   return c.body('Thank you for coming')
	* })
	* ```
	*/
	header = (name, value, options) => {
		if (this.finalized && !this.#res.bodyUsed) this.#res = createResponseInstance(this.#res.body, this.#res);
		const headers = this.#res ? this.#res.headers : this.#preparedHeaders ??= new Headers();
		if (value === void 0) headers.delete(name);
		else if (options?.append) headers.append(name, value);
		else headers.set(name, value);
	};
	status = (status) => {
		this.#status = status;
	};
	/**
	* `.set()` can set the value specified by the key.
	*
	* @see {@link https://hono.dev/docs/api/context#set-get}
	*
	* @example
	* ```ts
	* app.use('*', async (c, next) => {
	*   c.set('message', 'Hono is hot!!')
	*   await next()
	* })
	* ```
	*/
	set = (key, value) => {
		this.#var ??= /* @__PURE__ */ new Map();
		this.#var.set(key, value);
	};
	/**
	* `.get()` can use the value specified by the key.
	*
	* @see {@link https://hono.dev/docs/api/context#set-get}
	*
	* @example
	* ```ts
	* app.get('/', (c) => {
	*   const message = c.get('message')
	*   return c.text(`The message is "${message}"`)
	* })
	* ```
	*/
	get = (key) => {
		return this.#var ? this.#var.get(key) : void 0;
	};
	/**
	* `.var` can access the value of a variable.
	*
	* @see {@link https://hono.dev/docs/api/context#var}
	*
	* @example
	* ```ts
	* const result = c.var.client.oneMethod()
	* ```
	*/
	get var() {
		if (!this.#var) return {};
		return Object.fromEntries(this.#var);
	}
	#newResponse(data, arg, headers) {
		let responseHeaders = this.#res ? new Headers(this.#res.headers) : this.#preparedHeaders;
		if (typeof arg === "object" && arg.headers) {
			responseHeaders ??= new Headers();
			for (const [key, value] of new Headers(arg.headers)) if (key === "set-cookie") responseHeaders.append(key, value);
			else responseHeaders.set(key, value);
		}
		if (headers) {
			if (!responseHeaders) {
				let count = 0;
				for (const k in headers) if (++count > 1 || typeof headers[k] !== "string") {
					responseHeaders = new Headers();
					break;
				}
			}
			if (responseHeaders) for (const k in headers) {
				const v = headers[k];
				if (typeof v === "string") responseHeaders.set(k, v);
				else {
					responseHeaders.delete(k);
					for (const v2 of v) responseHeaders.append(k, v2);
				}
			}
		}
		const status = typeof arg === "number" ? arg : arg?.status ?? this.#status;
		return createResponseInstance(data, {
			status,
			headers: responseHeaders ?? headers
		});
	}
	newResponse = (...args) => this.#newResponse(...args);
	/**
	* `.body()` can return the HTTP response.
	* You can set headers with `.header()` and set HTTP status code with `.status`.
	* This can also be set in `.text()`, `.json()` and so on.
	*
	* @see {@link https://hono.dev/docs/api/context#body}
	*
	* @example
	* ```ts
	* app.get('/welcome', (c) => {
	*   // Set headers
	*   c.header('X-Message', 'Hello!')
	*   c.header('Content-Type', 'text/plain')
	*   // Set HTTP status code
	*   c.status(201)
	*
	*   // Return the response body
	*   return c.body('Thank you for coming')
	* })
	* ```
	*/
	body = (data, arg, headers) => this.#newResponse(data, arg, headers);
	/**
	* `.text()` can render text as `Content-Type:text/plain`.
	*
	* @see {@link https://hono.dev/docs/api/context#text}
	*
	* @example
	* ```ts
	* app.get('/say', (c) => {
	*   return c.text('Hello!')
	* })
	* ```
	*/
	text = (text, arg, headers) => {
		return !this.#preparedHeaders && !this.#status && !arg && !headers && !this.finalized ? new Response(text) : this.#newResponse(text, arg, setDefaultContentType(TEXT_PLAIN, headers));
	};
	/**
	* `.json()` can render JSON as `Content-Type:application/json`.
	*
	* @see {@link https://hono.dev/docs/api/context#json}
	*
	* @example
	* ```ts
	* app.get('/api', (c) => {
	*   return c.json({ message: 'Hello!' })
	* })
	* ```
	*/
	json = (object, arg, headers) => {
		return this.#newResponse(JSON.stringify(object), arg, setDefaultContentType("application/json", headers));
	};
	html = (html, arg, headers) => {
		const res = (html) => this.#newResponse(html, arg, setDefaultContentType("text/html; charset=UTF-8", headers));
		return typeof html === "object" ? resolveCallback(html, HtmlEscapedCallbackPhase.Stringify, false, {}).then(res) : res(html);
	};
	/**
	* `.redirect()` can Redirect, default status code is 302.
	*
	* @see {@link https://hono.dev/docs/api/context#redirect}
	*
	* @example
	* ```ts
	* app.get('/redirect', (c) => {
	*   return c.redirect('/')
	* })
	* app.get('/redirect-permanently', (c) => {
	*   return c.redirect('/', 301)
	* })
	* ```
	*/
	redirect = (location, status) => {
		const locationString = String(location);
		this.header("Location", !/[^\x00-\xFF]/.test(locationString) ? locationString : encodeURI(locationString));
		return this.newResponse(null, status ?? 302);
	};
	/**
	* `.notFound()` can return the Not Found Response.
	*
	* @see {@link https://hono.dev/docs/api/context#notfound}
	*
	* @example
	* ```ts
	* app.get('/notfound', (c) => {
	*   return c.notFound()
	* })
	* ```
	*/
	notFound = () => {
		this.#notFoundHandler ??= () => createResponseInstance();
		return this.#notFoundHandler(this);
	};
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/compose.js
//#region src/compose.ts
/**
* Compose middleware functions into a single function based on `koa-compose` package.
*
* @template E - The environment type.
*
* @param {[[Function, unknown], unknown][] | [[Function]][]} middleware - An array of middleware functions and their corresponding parameters.
* @param {ErrorHandler<E>} [onError] - An optional error handler function.
* @param {NotFoundHandler<E>} [onNotFound] - An optional not-found handler function.
*
* @returns {(context: Context, next?: Next) => Promise<Context>} - A composed middleware function.
*/
const compose = (middleware, onError, onNotFound) => {
	return (context, next) => {
		let index = -1;
		return dispatch(0);
		/**
		* Dispatch the middleware functions.
		*
		* @param {number} i - The current index in the middleware array.
		*
		* @returns {Promise<Context>} - A promise that resolves to the context.
		*/
		async function dispatch(i) {
			if (i <= index) throw new Error("next() called multiple times");
			index = i;
			let res;
			let isError = false;
			let handler;
			if (middleware[i]) {
				handler = middleware[i][0][0];
				context.req.routeIndex = i;
			} else handler = i === middleware.length && next || void 0;
			if (handler) try {
				res = await handler(context, () => dispatch(i + 1));
			} catch (err) {
				if (err instanceof Error && onError) {
					context.error = err;
					res = await onError(err, context);
					isError = true;
				} else throw err;
			}
			else if (context.finalized === false && onNotFound) res = await onNotFound(context);
			if (res && (context.finalized === false || isError)) context.res = res;
			return context;
		}
	};
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/helper/route/index.js


//#region src/helper/route/index.ts
/**
* Get matched routes in the handler
*
* @param {Context} c - The context object
* @returns An array of matched routes
*
* @example
* ```ts
* import { matchedRoutes } from 'hono/route'
*
* app.use('*', async function logger(c, next) {
*   await next()
*   matchedRoutes(c).forEach(({ handler, method, path }, i) => {
*     const name = handler.name || (handler.length < 2 ? '[handler]' : '[middleware]')
*     console.log(
*       method,
*       ' ',
*       path,
*       ' '.repeat(Math.max(10 - path.length, 0)),
*       name,
*       i === c.req.routeIndex ? '<- respond from here' : ''
*     )
*   })
* })
* ```
*/
const matchedRoutes = (c) => c.req[GET_MATCH_RESULT][0].map(([[, route]]) => route);
/**
* Get the route path registered within the handler
*
* @param {Context} c - The context object
* @param {number} index - The index of the route from which to retrieve the path, similar to Array.prototype.at(), where a negative number is the index counted from the end of the matching route. Defaults to the current route index.
* @returns The route path registered within the handler
*
* @example
* ```ts
* import { routePath } from 'hono/route'
*
* app.use('*', (c, next) => {
*   console.log(routePath(c)) // '*'
*   console.log(routePath(c, -1)) // '/posts/:id'
*   return next()
* })
*
* app.get('/posts/:id', (c) => {
*   return c.text(routePath(c)) // '/posts/:id'
* })
* ```
*/
const routePath = (c, index) => matchedRoutes(c).at(index ?? c.req.routeIndex)?.path ?? "";
/**
* Get the basePath of the as-is route specified by routing.
*
* @param {Context} c - The context object
* @param {number} index - The index of the route from which to retrieve the path, similar to Array.prototype.at(), where a negative number is the index counted from the end of the matching route. Defaults to the current route index.
* @returns The basePath of the as-is route specified by routing.
*
* @example
* ```ts
* import { baseRoutePath } from 'hono/route'
*
* const app = new Hono()
*
* const subApp = new Hono()
* subApp.get('/posts/:id', (c) => {
*   return c.text(baseRoutePath(c)) // '/:sub'
* })
*
* app.route('/:sub', subApp)
* ```
*/
const baseRoutePath = (c, index) => matchedRoutes(c).at(index ?? c.req.routeIndex)?.basePath ?? "";
/**
* Get the basePath with embedded parameters
*
* @param {Context} c - The context object
* @param {number} index - The index of the route from which to retrieve the path, similar to Array.prototype.at(), where a negative number is the index counted from the end of the matching route. Defaults to the current route index.
* @returns The basePath with embedded parameters.
*
* @example
* ```ts
* import { basePath } from 'hono/route'
*
* const app = new Hono()
*
* const subApp = new Hono()
* subApp.get('/posts/:id', (c) => {
*   return c.text(basePath(c)) // '/requested-sub-app-path'
* })
*
* app.route('/:sub', subApp)
* ```
*/
const basePathCacheMap = /* @__PURE__ */ new WeakMap();
const basePath = (c, index) => {
	index ??= c.req.routeIndex;
	const cache = basePathCacheMap.get(c) || [];
	if (typeof cache[index] === "string") return cache[index];
	let result;
	const rp = baseRoutePath(c, index);
	if (!/[:*]/.test(rp)) result = rp;
	else {
		const paths = splitRoutingPath(rp);
		const reqPath = c.req.path;
		let basePathLength = 0;
		for (let i = 0, len = paths.length; i < len; i++) {
			const pattern = getPattern(paths[i], paths[i + 1]);
			if (pattern) {
				const re = pattern[2] === true || pattern === "*" ? /[^\/]+/ : pattern[2];
				const restPath = reqPath.substring(basePathLength + 1);
				const segment = restPath.split("/", 1)[0];
				basePathLength += (restPath.match(re)?.[0] ?? (re.test(segment) ? segment : "")).length;
			} else basePathLength += paths[i].length;
			basePathLength += 1;
		}
		result = reqPath.substring(0, basePathLength);
	}
	cache[index] = result;
	basePathCacheMap.set(c, cache);
	return result;
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router.js
//#region src/router.ts
/**
* @module
* This module provides types definitions and variables for the routers.
*/
/**
* Constant representing all HTTP methods in uppercase.
*/
const METHOD_NAME_ALL = "ALL";
/**
* Constant representing all HTTP methods in lowercase.
*/
const METHOD_NAME_ALL_LOWERCASE = "all";
/**
* Array of supported HTTP methods.
*/
const METHODS = [
	"get",
	"post",
	"put",
	"delete",
	"options",
	"patch",
	"query"
];
/**
* Error message indicating that a route cannot be added because the matcher is already built.
*/
const MESSAGE_MATCHER_IS_ALREADY_BUILT = "Can not add a route since the matcher is already built.";
/**
* Error class representing an unsupported path error.
*/
var UnsupportedPathError = class extends Error {};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/constants.js
//#region src/utils/constants.ts
/**
* Constant used to mark a composed handler.
*/
const COMPOSED_HANDLER = "__COMPOSED_HANDLER";
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/mount.js



//#region src/utils/mount.ts
const countTrailingSlashes = (path) => {
	let index = path.length;
	while (index > 0 && path.charCodeAt(index - 1) === 47) index--;
	return path.length - index;
};
const getPathPrefixLength = (c, pathPrefix, routePath) => {
	if (!/[:*]/.test(pathPrefix)) return pathPrefix.length;
	const path = c.req.path;
	const matchResult = c.req[GET_MATCH_RESULT];
	const paramNames = /* @__PURE__ */ new Set();
	let length = 0;
	for (const part of splitRoutingPath(pathPrefix)) {
		if (part[0] === ":" && part.endsWith("}?")) throw new Error(`mount(): Optional regular expression parameters are not supported in "${routePath}".`);
		const pattern = getPattern(part);
		if (pattern && pattern !== "*") {
			const name = pattern[1];
			if (paramNames.has(name)) throw new Error(`mount(): Duplicate path parameter "${name}" in "${routePath}".`);
			paramNames.add(name);
		}
		if (pattern && pattern !== "*" && pattern[2] !== true) {
			const value = matchResult.length === 2 ? matchResult[1][matchResult[0][c.req.routeIndex][1][pattern[1]]] : matchResult[0][c.req.routeIndex][1][pattern[1]];
			length += value.length + 1;
		} else if (pattern || part.endsWith("*")) {
			const end = path.indexOf("/", length + 1);
			length = end === -1 ? path.length : end;
		} else length += part.length + 1;
	}
	return length;
};
const createMountedRequest = (c, pathPrefix, routePath) => {
	if (/[^/]\*$/.test(routePath)) throw new Error(`mount(): Wildcard must follow "/" in "${routePath}".`);
	const prefixLength = getPathPrefixLength(c, pathPrefix, routePath);
	const path = c.req.path.slice(prefixLength) || "/";
	if (prefixLength > c.req.path.length || path[0] !== "/" || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) throw new http_exception_HTTPException(400, { message: "Invalid mounted path" });
	const rawUrl = c.req.raw.url;
	if (/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(rawUrl)) throw new http_exception_HTTPException(400, { message: "Invalid mounted path" });
	const rawPathEnd = rawUrl.search(/[?#]/);
	const rawTrailingSlashes = countTrailingSlashes(rawPathEnd === -1 ? rawUrl : rawUrl.slice(0, rawPathEnd));
	if (rawTrailingSlashes > 1 && countTrailingSlashes(c.req.path) === rawTrailingSlashes - 1) throw new http_exception_HTTPException(400, { message: "Invalid mounted path" });
	const url = new URL(rawUrl);
	url.pathname = path.replace(/[\\\t\n\r]/g, encodeURIComponent);
	if (path.includes("%")) {}
	return new Request(url, c.req.raw);
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/hono-base.js







//#region src/hono-base.ts
/**
* @module
* This module is the base module for the Hono object.
*/
const notFoundHandler = (c) => {
	return c.text("404 Not Found", 404);
};
const errorHandler = (err, c) => {
	if ("getResponse" in err) {
		const res = err.getResponse();
		return c.newResponse(res.body, res);
	}
	console.error(err);
	return c.text("Internal Server Error", 500);
};
var Hono = class Hono {
	get;
	post;
	put;
	delete;
	options;
	patch;
	query;
	all;
	on;
	use;
	router;
	getPath;
	_basePath = "/";
	#path = "/";
	routes = [];
	constructor(options = {}) {
		[...METHODS, "all"].forEach((method) => {
			this[method] = (args1, ...args) => {
				const methodName = method.toUpperCase();
				if (typeof args1 === "string") this.#path = args1;
				else this.#addRoute(methodName, this.#path, args1);
				args.forEach((handler) => {
					this.#addRoute(methodName, this.#path, handler);
				});
				return this;
			};
		});
		this.on = (method, path, ...handlers) => {
			for (const p of [path].flat()) {
				this.#path = p;
				for (const m of [method].flat()) {
					const methodName = m.toUpperCase();
					for (const handler of handlers) this.#addRoute(methodName, this.#path, handler);
				}
			}
			return this;
		};
		this.use = (arg1, ...handlers) => {
			if (typeof arg1 === "string") this.#path = arg1;
			else {
				this.#path = "*";
				handlers.unshift(arg1);
			}
			handlers.forEach((handler) => {
				this.#addRoute("ALL", this.#path, handler);
			});
			return this;
		};
		const { strict, ...optionsWithoutStrict } = options;
		Object.assign(this, optionsWithoutStrict);
		this.getPath = strict ?? true ? options.getPath ?? getPath : getPathNoStrict;
	}
	#clone() {
		const clone = new Hono({
			router: this.router,
			getPath: this.getPath
		});
		clone.errorHandler = this.errorHandler;
		clone.#notFoundHandler = this.#notFoundHandler;
		clone.routes = this.routes;
		return clone;
	}
	#notFoundHandler = notFoundHandler;
	errorHandler = errorHandler;
	/**
	* `.route()` allows grouping other Hono instance in routes.
	*
	* @see {@link https://hono.dev/docs/api/routing#grouping}
	*
	* @param {string} path - base Path
	* @param {Hono} app - other Hono instance
	* @returns {Hono} routed Hono instance
	*
	* @example
	* ```ts
	* const app = new Hono()
	* const app2 = new Hono()
	*
	* app2.get("/user", (c) => c.text("user"))
	* app.route("/api", app2) // GET /api/user
	* ```
	*/
	route(path, app) {
		const subApp = this.basePath(path);
		app.routes.map((r) => {
			let handler;
			if (app.errorHandler === errorHandler) handler = r.handler;
			else {
				handler = async (c, next) => (await compose([], app.errorHandler)(c, () => r.handler(c, next))).res;
				handler[COMPOSED_HANDLER] = r.handler;
			}
			subApp.#addRoute(r.method, r.path, handler, r.basePath);
		});
		return this;
	}
	/**
	* `.basePath()` allows base paths to be specified.
	*
	* @see {@link https://hono.dev/docs/api/routing#base-path}
	*
	* @param {string} path - base Path
	* @returns {Hono} changed Hono instance
	*
	* @example
	* ```ts
	* const api = new Hono().basePath('/api')
	* ```
	*/
	basePath(path) {
		const subApp = this.#clone();
		subApp._basePath = mergePath(this._basePath, path);
		return subApp;
	}
	/**
	* `.onError()` handles an error and returns a customized Response.
	*
	* @see {@link https://hono.dev/docs/api/hono#error-handling}
	*
	* @param {ErrorHandler} handler - request Handler for error
	* @returns {Hono} changed Hono instance
	*
	* @example
	* ```ts
	* app.onError((err, c) => {
	*   console.error(`${err}`)
	*   return c.text('Custom Error Message', 500)
	* })
	* ```
	*/
	onError = (handler) => {
		this.errorHandler = handler;
		return this;
	};
	/**
	* `.notFound()` allows you to customize a Not Found Response.
	*
	* @see {@link https://hono.dev/docs/api/hono#not-found}
	*
	* @param {NotFoundHandler} handler - request handler for not-found
	* @returns {Hono} changed Hono instance
	*
	* @example
	* ```ts
	* app.notFound((c) => {
	*   return c.text('Custom 404 Message', 404)
	* })
	* ```
	*/
	notFound = (handler) => {
		this.#notFoundHandler = handler;
		return this;
	};
	/**
	* `.mount()` allows you to mount applications built with other frameworks into your Hono application.
	*
	* @deprecated Use `mount()` from `hono/mount` instead. `.mount()` will be removed in v5.
	*
	* @see {@link https://hono.dev/docs/api/hono#mount}
	*
	* @param {string} path - base Path
	* @param {Function} applicationHandler - other Request Handler
	* @param {MountOptions} [options] - options of `.mount()`
	* @returns {Hono} mounted Hono instance
	* @throws {Error} If automatic request rewriting encounters duplicate path parameter names or an optional regular expression parameter.
	* @throws {HTTPException} With status 400 if automatic request rewriting cannot safely preserve the routed path.
	*
	* @example
	* ```ts
	* import { Router as IttyRouter } from 'itty-router'
	* import { Hono } from 'hono'
	* // Create itty-router application
	* const ittyRouter = IttyRouter()
	* // GET /itty-router/hello
	* ittyRouter.get('/hello', () => new Response('Hello from itty-router'))
	*
	* const app = new Hono()
	* app.mount('/itty-router', ittyRouter.handle)
	* ```
	*
	* @example
	* ```ts
	* const app = new Hono()
	* // Send the request to another application without modification.
	* app.mount('/app', anotherApp, {
	*   replaceRequest: (req) => req,
	* })
	* ```
	*/
	mount(path, applicationHandler, options) {
		let replaceRequest;
		let optionHandler;
		if (options) {
			if (typeof options === "function") optionHandler = options;
			else {
				optionHandler = options.optionHandler;
				if (options.replaceRequest === false) replaceRequest = (request) => request;
				else replaceRequest = options.replaceRequest;
			}
		}
		const getOptions = optionHandler ? (c) => {
			const options = optionHandler(c);
			return Array.isArray(options) ? options : [options];
		} : (c) => {
			let executionContext = void 0;
			try {
				executionContext = c.executionCtx;
			} catch {}
			return [c.env, executionContext];
		};
		const defaultReplaceRequest = (c) => {
			const mountedRoutePath = routePath(c);
			return createMountedRequest(c, mountedRoutePath.replace(/\/?\*$/, ""), mountedRoutePath);
		};
		const handler = async (c, next) => {
			const res = await applicationHandler(replaceRequest ? replaceRequest(c.req.raw) : defaultReplaceRequest(c), ...getOptions(c));
			if (res) return res;
			await next();
		};
		this.#addRoute("ALL", mergePath(path, "*"), handler);
		return this;
	}
	#addRoute(method, path, handler, baseRoutePath) {
		path = mergePath(this._basePath, path);
		const r = {
			basePath: baseRoutePath !== void 0 ? mergePath(this._basePath, baseRoutePath) : this._basePath,
			path,
			method,
			handler
		};
		this.router.add(method, path, [handler, r]);
		this.routes.push(r);
	}
	#handleError(err, c) {
		if (err instanceof Error) return this.errorHandler(err, c);
		throw err;
	}
	#dispatch(request, executionCtx, env, method) {
		if (method === "HEAD") return (async () => new Response(null, await this.#dispatch(request, executionCtx, env, "GET")))();
		const path = this.getPath(request, { env });
		const matchResult = this.router.match(method, path);
		const c = new Context(request, {
			path,
			matchResult,
			env,
			executionCtx,
			notFoundHandler: this.#notFoundHandler
		});
		if (matchResult[0].length === 1) {
			let res;
			try {
				res = matchResult[0][0][0][0](c, async () => {
					c.res = await this.#notFoundHandler(c);
				});
			} catch (err) {
				return this.#handleError(err, c);
			}
			return res instanceof Promise ? res.then((resolved) => resolved || (c.finalized ? c.res : this.#notFoundHandler(c))).catch((err) => this.#handleError(err, c)) : res ?? this.#notFoundHandler(c);
		}
		const composed = compose(matchResult[0], this.errorHandler, this.#notFoundHandler);
		return (async () => {
			try {
				const context = await composed(c);
				if (!context.finalized) throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");
				return context.res;
			} catch (err) {
				return this.#handleError(err, c);
			}
		})();
	}
	/**
	* `.fetch()` will be entry point of your app.
	*
	* @see {@link https://hono.dev/docs/api/hono#fetch}
	*
	* @param {Request} request - request Object of request
	* @param {Env} env - env Object
	* @param {ExecutionContext} executionCtx - context of execution
	* @returns {Response | Promise<Response>} response of request
	*
	*/
	fetch = (request, ...rest) => {
		return this.#dispatch(request, rest[1], rest[0], request.method);
	};
	/**
	* `.request()` is a useful method for testing.
	* You can pass a URL or pathname to send a GET request.
	* app will return a Response object.
	* ```ts
	* test('GET /hello is ok', async () => {
	*   const res = await app.request('/hello')
	*   expect(res.status).toBe(200)
	* })
	* ```
	* @see https://hono.dev/docs/api/hono#request
	*/
	request = (input, requestInit, Env, executionCtx) => {
		if (input instanceof Request) return this.fetch(requestInit ? new Request(input, requestInit) : input, Env, executionCtx);
		input = input.toString();
		return this.fetch(new Request(/^https?:\/\//.test(input) ? input : `http://localhost${mergePath("/", input)}`, requestInit), Env, executionCtx);
	};
	/**
	* `.fire()` automatically adds a global fetch event listener.
	* This can be useful for environments that adhere to the Service Worker API, such as non-ES module Cloudflare Workers.
	* @deprecated
	* Use `fire` from `hono/service-worker` instead.
	* ```ts
	* import { Hono } from 'hono'
	* import { fire } from 'hono/service-worker'
	*
	* const app = new Hono()
	* // ...
	* fire(app)
	* ```
	* @see https://hono.dev/docs/api/hono#fire
	* @see https://developer.mozilla.org/en-US/docs/Web/API/Service_Worker_API
	* @see https://developers.cloudflare.com/workers/reference/migrate-to-module-workers/
	*/
	fire = () => {
		addEventListener("fetch", (event) => {
			event.respondWith(this.#dispatch(event.request, event, void 0, event.request.method));
		});
	};
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/utils.js
//#region src/router/utils.ts
const createNullObject = () => Object.create(null);
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/reg-exp-router/matcher.js

//#region src/router/reg-exp-router/matcher.ts
const emptyParam = [];
function match(method, path) {
	const matchers = this.buildAllMatchers();
	const match = ((method, path) => {
		const matcher = matchers[method] || matchers["ALL"];
		const staticMatch = matcher[2][path];
		if (staticMatch) return staticMatch;
		const match = path.match(matcher[0]);
		if (!match) return [[], emptyParam];
		const index = match.indexOf("", 1);
		return [matcher[1][index], match];
	});
	this.match = match;
	return match(method, path);
}
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/reg-exp-router/node.js

//#region src/router/reg-exp-router/node.ts
const LABEL_REG_EXP_STR = "[^/]+";
const ONLY_WILDCARD_REG_EXP_STR = "[^]*";
const TAIL_WILDCARD_REG_EXP_STR = "(?:|/[^]*)";
const PATH_ERROR = Symbol();
const regExpMetaChars = /* @__PURE__ */ new Set(".\\+*[^]$()");
/**
* Sort order:
* 1. literal
* 2. special pattern (e.g. :label{[0-9]+})
* 3. common label pattern (e.g. :label)
* 4. wildcard
*/
function compareKey(a, b) {
	if (a.length === 1) return b.length === 1 ? a < b ? -1 : 1 : -1;
	if (b.length === 1) return 1;
	if (a === "[^]*" || a === "(?:|/[^]*)") return b === "[^]*" ? -1 : 1;
	else if (b === "[^]*" || b === "(?:|/[^]*)") return -1;
	if (a === "[^/]+") return 1;
	else if (b === "[^/]+") return -1;
	return a.length === b.length ? a < b ? -1 : 1 : b.length - a.length;
}
var Node = class Node {
	#index;
	#varIndex;
	#children = createNullObject();
	insert(tokens, index, paramMap, context, keys) {
		let node = this;
		for (let i = 0, len = tokens.length; i < len; i++) {
			const token = tokens[i];
			const pattern = token.length === 1 ? token === "*" ? i === len - 1 ? [
				"",
				"",
				ONLY_WILDCARD_REG_EXP_STR
			] : [
				"",
				"",
				LABEL_REG_EXP_STR
			] : null : token === "/*" ? [
				"",
				"",
				TAIL_WILDCARD_REG_EXP_STR
			] : token.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
			let nextNode;
			if (pattern) {
				const name = pattern[1];
				let regexpStr = pattern[2] || "[^/]+";
				if (name && pattern[2]) {
					if (new RegExp(regexpStr).test("")) throw PATH_ERROR;
					regexpStr = regexpStr.replace(/^\((?!\?:)(?=[^)]+\)$)/, "(?:");
					if (/\((?!\?:)/.test(regexpStr)) throw PATH_ERROR;
					if (regexpStr.length === 1 && regExpMetaChars.has(regexpStr)) throw PATH_ERROR;
				}
				keys.push(regexpStr);
				nextNode = node.#children[regexpStr];
				if (!nextNode) {
					if (regexpStr !== "[^]*" && regexpStr !== "(?:|/[^]*)") {
						for (const k in node.#children) if ((regexpStr.length > 1 || k.length > 1) && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					}
					nextNode = node.#children[regexpStr] = new Node();
				}
				if (name !== "") {
					nextNode.#varIndex ??= context.varIndex++;
					paramMap.push([name, nextNode.#varIndex]);
				}
			} else {
				keys.push(token);
				nextNode = node.#children[token];
				if (!nextNode) {
					for (const k in node.#children) if (k.length > 1 && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					nextNode = node.#children[token] = new Node();
				}
			}
			node = nextNode;
		}
		if (node.#index !== void 0) throw PATH_ERROR;
		node.#index = index;
	}
	buildRegExpStr() {
		const strList = Object.keys(this.#children).sort(compareKey).map((k) => {
			const c = this.#children[k];
			const childStr = c.buildRegExpStr();
			return childStr === "" ? "" : (typeof c.#varIndex === "number" ? `(${k})@${c.#varIndex}` : regExpMetaChars.has(k) ? `\\${k}` : k) + childStr;
		}).filter(Boolean);
		if (typeof this.#index === "number" && this.#index !== -1) strList.unshift(`#${this.#index}`);
		if (strList.length === 0) return "";
		if (strList.length === 1) return strList[0];
		return "(?:" + strList.join("|") + ")";
	}
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/reg-exp-router/trie.js


//#region src/router/reg-exp-router/trie.ts
var Trie = class {
	#context = { varIndex: 0 };
	#root = new Node();
	#index = 0;
	paths = createNullObject();
	insert(path, isStatic) {
		const keys = [];
		if (isStatic) {
			this.#root.insert(path.split(""), -1, [], this.#context, keys);
			this.paths[path] = [
				-1,
				[],
				keys
			];
			return;
		}
		const paramAssoc = [];
		const groups = [];
		let markedPath = path;
		for (let i = 0;;) {
			let replaced = false;
			markedPath = markedPath.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g, (m) => {
				const mark = `@\\${i}`;
				groups[i] = [mark, m];
				i++;
				replaced = true;
				return mark;
			});
			if (!replaced) break;
		}
		/**
		*  - pattern (:label, :label{0-9]+}, ...)
		*  - /* wildcard
		*  - character
		*/
		const tokens = markedPath.match(/(?::[^\/]+)|(?:\/\*$)|./gs) || [];
		for (let i = groups.length - 1; i >= 0; i--) {
			const [mark] = groups[i];
			for (let j = tokens.length - 1; j >= 0; j--) if (tokens[j].indexOf(mark) !== -1) {
				tokens[j] = tokens[j].replace(mark, groups[i][1]);
				break;
			}
		}
		this.#root.insert(tokens, this.#index, paramAssoc, this.#context, keys);
		this.paths[path] = [
			this.#index++,
			paramAssoc,
			keys
		];
	}
	buildRegExp() {
		let regexp = this.#root.buildRegExpStr();
		if (regexp === "") return [
			/^$/,
			[],
			[]
		];
		let captureIndex = 0;
		const indexReplacementMap = [];
		const paramReplacementMap = [];
		regexp = regexp.replace(/#(\d+)|@(\d+)|\.\*\$/g, (_, handlerIndex, paramIndex) => {
			if (handlerIndex !== void 0) {
				indexReplacementMap[++captureIndex] = Number(handlerIndex);
				return "$()";
			}
			if (paramIndex !== void 0) {
				paramReplacementMap[Number(paramIndex)] = ++captureIndex;
				return "";
			}
			return "";
		});
		return [
			new RegExp(`^${regexp}`),
			indexReplacementMap,
			paramReplacementMap
		];
	}
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/reg-exp-router/router.js






//#region src/router/reg-exp-router/router.ts
function endsWithWildcard(keys) {
	const tail = keys[keys.length - 1];
	return tail === "[^]*" || tail === "(?:|/[^]*)";
}
function covers(wildcard, target) {
	const last = wildcard.length - 1;
	for (let i = 0; i < last; i++) if (wildcard[i] !== target[i]) return false;
	return wildcard[last] === "[^]*" || target.length === last || target[last] === "/";
}
var RegExpRouter = class {
	name = "RegExpRouter";
	#handlers;
	#tries;
	constructor() {
		this.#handlers = { ["ALL"]: [] };
		this.#tries = { ["ALL"]: new Trie() };
	}
	#insertPath(method, path) {
		try {
			this.#tries[method].insert(path, !/\*|\/:/.test(path));
		} catch (e) {
			throw e === PATH_ERROR ? new UnsupportedPathError(path) : e;
		}
	}
	add(method, path, handler) {
		const handlers = this.#handlers;
		if (!handlers) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		const tries = this.#tries;
		if (!handlers[method]) {
			tries[method] = new Trie();
			handlers[method] = [...handlers["ALL"]];
			for (const p in tries["ALL"].paths) this.#insertPath(method, p);
		}
		if (path === "/*") path = "*";
		const methods = method === "ALL" ? Object.keys(handlers) : [method];
		const paths = checkOptionalParameter(path) || [path];
		for (const path of paths) for (const m of methods) {
			if (!tries[m].paths[path]) this.#insertPath(m, path);
			handlers[m].push([handler, path]);
		}
	}
	match = match;
	buildAllMatchers() {
		const matchers = createNullObject();
		for (const method of Object.keys(this.#handlers)) matchers[method] = this.#buildMatcher(method);
		this.#handlers = this.#tries = void 0;
		return matchers;
	}
	#buildMatcher(method) {
		const handlers = this.#handlers[method];
		const trie = this.#tries[method];
		const staticMap = createNullObject();
		const handlerData = [];
		const [regexp, indexReplacementMap, paramReplacementMap] = trie.buildRegExp();
		const own = createNullObject();
		const entries = handlers.map(([h, p], i) => {
			(own[p] ??= []).push(i);
			return [h, trie.paths[p][1].reduceRight((map, [key, varIndex]) => {
				map[key] = paramReplacementMap[varIndex];
				return map;
			}, createNullObject())];
		});
		const wildcards = Object.keys(own).filter((p) => endsWithWildcard(trie.paths[p][2]));
		for (const path in trie.paths) {
			const [index, , keys] = trie.paths[path];
			const indexes = [...own[path]];
			for (const p of wildcards) if (p !== path && covers(trie.paths[p][2], keys)) indexes.push(...own[p]);
			const data = indexes.sort((a, b) => a - b).map((i) => entries[i]);
			if (index === -1) {
				const last = Math.max(-1, ...data.flatMap(([, map]) => Object.values(map)));
				staticMap[path] = [data, last === -1 ? emptyParam : path.match(regexp).slice(0, last + 1)];
			} else handlerData[index] = data;
		}
		return [
			regexp,
			indexReplacementMap.map((i) => handlerData[i]),
			staticMap
		];
	}
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/smart-router/router.js

//#region src/router/smart-router/router.ts
var SmartRouter = class {
	name = "SmartRouter";
	#routers = [];
	#routes = [];
	constructor(init) {
		this.#routers = init.routers;
	}
	add(method, path, handler) {
		if (!this.#routes) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		this.#routes.push([
			method,
			path,
			handler
		]);
	}
	match(method, path) {
		if (!this.#routes) throw new Error("Fatal error");
		const routers = this.#routers;
		const routes = this.#routes;
		const len = routers.length;
		let i = 0;
		let res;
		for (; i < len; i++) {
			const router = routers[i];
			try {
				for (let i = 0, len = routes.length; i < len; i++) router.add(...routes[i]);
				res = router.match(method, path);
			} catch (e) {
				if (e instanceof UnsupportedPathError) continue;
				throw e;
			}
			this.match = router.match.bind(router);
			this.#routers = [router];
			this.#routes = void 0;
			break;
		}
		if (i === len) throw new Error("Fatal error");
		this.name = `SmartRouter + ${this.activeRouter.name}`;
		return res;
	}
	get activeRouter() {
		if (this.#routes || this.#routers.length !== 1) throw new Error("No active router has been determined yet.");
		return this.#routers[0];
	}
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/trie-router/node.js



//#region src/router/trie-router/node.ts
const emptyParams = createNullObject();
let order = 0;
var node_Node = class Node {
	#methods = [];
	#children = createNullObject();
	#patterns = [];
	#pattern;
	#params = emptyParams;
	insert(method, path, handler) {
		let curNode = this;
		const parts = splitRoutingPath(path);
		const possibleKeys = /* @__PURE__ */ new Set();
		let i = 0;
		for (const p of parts) {
			const nextP = parts[++i];
			const pattern = getPattern(p, nextP) || (nextP === void 0 && p && p.indexOf("*") === p.length - 1 ? p : null);
			const isParam = Array.isArray(pattern);
			const key = isParam ? pattern[0] : pattern || p;
			const child = curNode.#children[key] ||= new Node();
			if (pattern && !child.#pattern) {
				child.#pattern = pattern;
				curNode.#patterns.push(child);
			}
			curNode = child;
			if (isParam) possibleKeys.add(pattern[1]);
		}
		curNode.#methods.push({ [method]: {
			handler,
			possibleKeys: [...possibleKeys],
			score: ++order
		} });
	}
	#pushHandlerSets(handlerSets, node, method, nodeParams, params) {
		for (let i = 0, len = node.#methods.length; i < len; i++) {
			const m = node.#methods[i];
			const handlerSet = m[method] || m["ALL"];
			if (handlerSet) {
				handlerSet.params = createNullObject();
				handlerSets.push(handlerSet);
				for (let i = 0, len = handlerSet.possibleKeys.length; i < len; i++) {
					const key = handlerSet.possibleKeys[i];
					handlerSet.params[key] = params?.[key] && !i ? params[key] : nodeParams[key] ?? params?.[key];
				}
			}
		}
	}
	search(method, path) {
		const handlerSets = [];
		this.#params = emptyParams;
		let curNodes = [this];
		const parts = splitPath(path);
		const curNodesQueue = [];
		const len = parts.length;
		let partOffsets = null;
		for (let i = 0; i < len; i++) {
			const part = parts[i];
			const isLast = i === len - 1;
			const tempNodes = [];
			for (let j = 0, len2 = curNodes.length; j < len2; j++) {
				const node = curNodes[j];
				const nextNode = node.#children[part];
				if (nextNode) {
					nextNode.#params = node.#params;
					if (isLast) {
						if (nextNode.#children["*"]) this.#pushHandlerSets(handlerSets, nextNode.#children["*"], method, node.#params);
						this.#pushHandlerSets(handlerSets, nextNode, method, node.#params);
					} else tempNodes.push(nextNode);
				}
				for (const child of node.#patterns) {
					const pattern = child.#pattern;
					const params = node.#params === emptyParams ? {} : { ...node.#params };
					if (typeof pattern === "string") {
						if (pattern === "*" || part.startsWith(pattern.slice(0, -1))) {
							this.#pushHandlerSets(handlerSets, child, method, node.#params);
							if (pattern === "*") {
								child.#params = params;
								tempNodes.push(child);
							}
						}
						continue;
					}
					const [, name, matcher] = pattern;
					if (!part && matcher === true) continue;
					if (matcher !== true) {
						if (!partOffsets) {
							partOffsets = [];
							let offset = path[0] === "/" ? 1 : 0;
							for (let p = 0; p < len; p++) {
								partOffsets[p] = offset;
								offset += parts[p].length + 1;
							}
						}
						const restPathString = path.slice(partOffsets[i]);
						const m = matcher.exec(restPathString);
						if (m) {
							if (!Object.hasOwn(params, name)) params[name] = m[0];
							this.#pushHandlerSets(handlerSets, child, method, node.#params, params);
							if (m[0].length === restPathString.length && child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, node.#params, params);
							for (const _ in child.#children) {
								child.#params = params;
								const componentCount = m[0].match(/\//g)?.length ?? 0;
								(curNodesQueue[componentCount] ||= []).push(child);
								break;
							}
							continue;
						}
					}
					if (matcher === true || matcher.test(part)) {
						if (!Object.hasOwn(params, name)) params[name] = part;
						if (isLast) {
							this.#pushHandlerSets(handlerSets, child, method, params, node.#params);
							if (child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, params, node.#params);
						} else {
							child.#params = params;
							tempNodes.push(child);
						}
					}
				}
			}
			const shifted = curNodesQueue.shift();
			curNodes = shifted ? tempNodes.concat(shifted) : tempNodes;
		}
		if (handlerSets[1]) handlerSets.sort((a, b) => {
			return a.score - b.score;
		});
		return [handlerSets.map(({ handler, params }) => [handler, params])];
	}
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/trie-router/router.js


//#region src/router/trie-router/router.ts
var TrieRouter = class {
	name = "TrieRouter";
	#node = new node_Node();
	add(method, path, handler) {
		for (const result of checkOptionalParameter(path) || [path]) this.#node.insert(method, result, handler);
	}
	match(method, path) {
		return this.#node.search(method, path);
	}
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/router/trie-router/index.js



;// CONCATENATED MODULE: ./node_modules/hono/dist/hono.js





//#region src/hono.ts
/**
* The Hono class extends the functionality of the HonoBase class.
* It sets up routing and allows for custom options to be passed.
*
* @template E - The environment type.
* @template S - The schema type.
* @template BasePath - The base path type.
*/
var hono_Hono = class extends Hono {
	/**
	* Creates an instance of the Hono class.
	*
	* @param options - Optional configuration options for the Hono instance.
	*/
	constructor(options = {}) {
		super(options);
		this.router = options.router ?? new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] });
	}
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/index.js


//#region src/index.ts
/**
* @module
*
* Hono - Web Framework built on Web Standards
*
* @example
* ```ts
* import { Hono } from 'hono'
* const app = new Hono()
*
* app.get('/', (c) => c.text('Hono!'))
*
* export default app
* ```
*/
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/middleware/body-limit/index.js

//#region src/middleware/body-limit/index.ts
const ERROR_MESSAGE = "Payload Too Large";
/**
* Body Limit Middleware for Hono.
*
* @see {@link https://hono.dev/docs/middleware/builtin/body-limit}
*
* @param {BodyLimitOptions} options - The options for the body limit middleware.
* @param {number} options.maxSize - The maximum body size allowed.
* @param {OnError} [options.onError] - The error handler to be invoked if the specified body size is exceeded.
* @returns {MiddlewareHandler} The middleware handler function.
*
* @example
* ```ts
* const app = new Hono()
*
* app.post(
*   '/upload',
*   bodyLimit({
*     maxSize: 50 * 1024, // 50kb
*     onError: (c) => {
*       return c.text('overflow :(', 413)
*     },
*   }),
*   async (c) => {
*     const body = await c.req.parseBody()
*     if (body['file'] instanceof File) {
*       console.log(`Got file sized: ${body['file'].size}`)
*     }
*     return c.text('pass :)')
*   }
* )
* ```
*/
const bodyLimit = (options) => {
	const onError = options.onError || (() => {
		const res = new Response(ERROR_MESSAGE, { status: 413 });
		throw new http_exception_HTTPException(413, { res });
	});
	const maxSize = options.maxSize;
	return async function bodyLimit(c, next) {
		if (!c.req.raw.body) return next();
		const hasTransferEncoding = c.req.raw.headers.has("transfer-encoding");
		if (c.req.raw.headers.has("content-length") && !hasTransferEncoding) return parseInt(c.req.raw.headers.get("content-length") || "0", 10) > maxSize ? onError(c) : next();
		let size = 0;
		let buffer = /* @__PURE__ */ new Uint8Array(0);
		const rawReader = c.req.raw.body.getReader();
		for (;;) {
			const { done, value } = await rawReader.read();
			if (done) break;
			const offset = size;
			size += value.length;
			if (size > maxSize) return onError(c);
			if (size > buffer.length) {
				const grown = new Uint8Array(Math.min(maxSize, Math.max(size, buffer.length * 2)));
				grown.set(buffer.subarray(0, offset));
				buffer = grown;
			}
			buffer.set(value, offset);
		}
		c.req.raw = new Request(c.req.raw, { body: buffer.subarray(0, size) });
		return next();
	};
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/middleware/method-not-allowed/index.js




//#region src/middleware/method-not-allowed/index.ts
/**
* Method Not Allowed Middleware for Hono.
*
* Returns a `405 Method Not Allowed` response with an `Allow` header when the request path
* matches a registered route but the request method is not supported.
*
* @param {MethodNotAllowedOptions} options - The options for the middleware.
* @param {Hono} options.app - The Hono instance used by the application.
* @param {MethodNotAllowedHandler} [options.onMethodNotAllowed] - Generates the response, including its `Allow` header.
* @returns {MiddlewareHandler} The middleware handler function.
*
* @example
* ```ts
* const app = new Hono()
*
* app.use(methodNotAllowed({ app }))
*
* app.get('/hello', (c) => c.text('Hello!'))
* app.post('/hello', (c) => c.text('Posted!'))
*
* // PUT /hello -> 405 Method Not Allowed
* // Allow: GET, HEAD, POST
* ```
*
* @example
* ```ts
* app.use(
*   methodNotAllowed({
*     app,
*     onMethodNotAllowed: (c, methods) =>
*       c.json({ error: 'Method Not Allowed' }, 405, { Allow: methods.join(', ') }),
*   })
* )
* ```
*/
const methodNotAllowed = (options) => {
	let methodRouter;
	return async function methodNotAllowed(c, next) {
		const routeIndex = c.req.routeIndex;
		await next();
		if (c.res.status !== 404) return;
		if (c.error) return;
		if (!methodRouter) {
			const methodsByPath = /* @__PURE__ */ new Map();
			for (const route of options.app.routes) {
				if (route.method === "ALL" || route.method === "HEAD") continue;
				const methods = methodsByPath.get(route.path) ?? /* @__PURE__ */ new Set();
				methods.add(route.method);
				if (route.method === "GET") methods.add("HEAD");
				methodsByPath.set(route.path, methods);
			}
			methodRouter = new TrieRouter();
			for (const [path, methods] of methodsByPath) methodRouter.add("ALL", path, [...methods]);
		}
		let requestPath = c.req.path;
		const currentRoute = matchedRoutes(c)[routeIndex];
		const sourceRoute = options.app.routes.find((route) => route.handler === methodNotAllowed);
		if (currentRoute && sourceRoute) {
			const currentBasePathParts = basePath(c, routeIndex).split("/").filter(Boolean);
			const sourceBasePathLength = sourceRoute.basePath.split("/").filter(Boolean).length;
			const mountBasePathParts = currentBasePathParts.slice(0, currentBasePathParts.length - sourceBasePathLength);
			if (mountBasePathParts.length > 0) {
				const mountBasePath = `/${mountBasePathParts.join("/")}`;
				requestPath = c.req.path.slice(mountBasePath.length) || "/";
			}
		}
		const allowedMethods = /* @__PURE__ */ new Set();
		for (const [methods] of methodRouter.match("ALL", requestPath)[0]) for (const method of methods) allowedMethods.add(method);
		if (allowedMethods.size === 0 || allowedMethods.has(c.req.method)) return;
		c.res.headers.delete("Allow");
		c.res.headers.delete("Content-Length");
		const methods = [...allowedMethods];
		const allow = methods.join(", ");
		c.res = options.onMethodNotAllowed ? await options.onMethodNotAllowed(c, methods) : c.text("Method Not Allowed", 405, { Allow: allow });
	};
};
//#endregion


;// CONCATENATED MODULE: ./build/emulator/problem.js
/** Prefix of the error type URIs. The reserved domain makes plain that nothing is served there. */
const errorsBase = 'https://errors.security-testing.test';
const titles = {
    400: 'Bad Request',
    401: 'Unauthorized',
    402: 'Payment Required',
    403: 'Forbidden',
    404: 'Not Found',
    405: 'Method Not Allowed',
    409: 'Conflict',
    413: 'Content Too Large',
    415: 'Unsupported Media Type',
    429: 'Too Many Requests',
    500: 'Internal Server Error',
    503: 'Service Unavailable',
};
/** An error answer as RFC 9457 problem details; handlers throw it. */
class Problem extends Error {
    status;
    headers;
    body;
    constructor({ status, detail, slug, extra, headers }) {
        super(detail);
        this.status = status;
        this.headers = headers ?? {};
        const type = slug === undefined ? 'about:blank' : `${errorsBase}/${slug}`;
        this.body = { type, title: titles[status] ?? 'Error', status, detail, ...extra };
    }
}
/** 400 with a message for each invalid field. */
function invalidRequest(errors) {
    const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
    return new Problem({ status: 400, detail, extra: { errors } });
}
/** 404 for what does not exist and for what another organization owns alike. */
function notFound(what) {
    return new Problem({ status: 404, slug: 'not-found', detail: `No such ${what}.` });
}

;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/jwt/jwa.js
//#region src/utils/jwt/jwa.ts
/**
* @module
* JSON Web Algorithms (JWA)
* https://datatracker.ietf.org/doc/html/rfc7518
*/
let AlgorithmTypes = /* @__PURE__ */ function(AlgorithmTypes) {
	AlgorithmTypes["HS256"] = "HS256";
	AlgorithmTypes["HS384"] = "HS384";
	AlgorithmTypes["HS512"] = "HS512";
	AlgorithmTypes["RS256"] = "RS256";
	AlgorithmTypes["RS384"] = "RS384";
	AlgorithmTypes["RS512"] = "RS512";
	AlgorithmTypes["PS256"] = "PS256";
	AlgorithmTypes["PS384"] = "PS384";
	AlgorithmTypes["PS512"] = "PS512";
	AlgorithmTypes["ES256"] = "ES256";
	AlgorithmTypes["ES384"] = "ES384";
	AlgorithmTypes["ES512"] = "ES512";
	AlgorithmTypes["EdDSA"] = "EdDSA";
	return AlgorithmTypes;
}({});
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/cookie.js

//#region src/utils/cookie.ts
/**
* @module
* Cookie utility.
*/
const algorithm = {
	name: "HMAC",
	hash: "SHA-256"
};
const getCryptoKey = async (secret) => {
	const secretBuf = typeof secret === "string" ? new TextEncoder().encode(secret) : secret;
	return await crypto.subtle.importKey("raw", secretBuf, algorithm, false, ["sign", "verify"]);
};
const makeSignature = async (value, secret) => {
	const key = await getCryptoKey(secret);
	const signature = await crypto.subtle.sign(algorithm.name, key, new TextEncoder().encode(value));
	return btoa(String.fromCharCode(...new Uint8Array(signature)));
};
const verifySignature = async (base64Signature, value, secret) => {
	try {
		const signatureBinStr = atob(base64Signature);
		const signature = new Uint8Array(signatureBinStr.length);
		for (let i = 0, len = signatureBinStr.length; i < len; i++) signature[i] = signatureBinStr.charCodeAt(i);
		return await crypto.subtle.verify(algorithm, secret, signature, new TextEncoder().encode(value));
	} catch {
		return false;
	}
};
const validCookieNameRegEx = /^[\w!#$%&'*.^`|~+-]+$/;
const relaxedCookieNameRegEx = /^[!#-:<>-[\]-~]+$/;
const validCookieValueRegEx = /^[ !#-:<-[\]-~]*$/;
const trimCookieWhitespace = (value) => {
	let start = 0;
	let end = value.length;
	while (start < end) {
		const charCode = value.charCodeAt(start);
		if (charCode !== 32 && charCode !== 9) break;
		start++;
	}
	while (end > start) {
		const charCode = value.charCodeAt(end - 1);
		if (charCode !== 32 && charCode !== 9) break;
		end--;
	}
	return start === 0 && end === value.length ? value : value.slice(start, end);
};
const cookie_parse = (cookie, name) => {
	if (name && cookie.indexOf(name) === -1) return {};
	const pairs = cookie.split(";");
	const parsedCookie = Object.create(null);
	for (const pairStr of pairs) {
		const valueStartPos = pairStr.indexOf("=");
		if (valueStartPos === -1) continue;
		const cookieName = trimCookieWhitespace(pairStr.substring(0, valueStartPos));
		if (name && name !== cookieName || !relaxedCookieNameRegEx.test(cookieName) || cookieName in parsedCookie) continue;
		let cookieValue = trimCookieWhitespace(pairStr.substring(valueStartPos + 1));
		if (cookieValue.startsWith("\"") && cookieValue.endsWith("\"")) cookieValue = cookieValue.slice(1, -1);
		if (validCookieValueRegEx.test(cookieValue)) {
			parsedCookie[cookieName] = tryDecodeURIComponent(cookieValue);
			if (name) break;
		}
	}
	return parsedCookie;
};
const cookie_parseSigned = async (cookie, secret, name) => {
	const parsedCookie = Object.create(null);
	const secretKey = await getCryptoKey(secret);
	for (const [key, value] of Object.entries(cookie_parse(cookie, name))) {
		const signatureStartPos = value.lastIndexOf(".");
		if (signatureStartPos < 0) continue;
		const signedValue = value.substring(0, signatureStartPos);
		const signature = value.substring(signatureStartPos + 1);
		if (signature.length !== 44 || !signature.endsWith("=")) continue;
		parsedCookie[key] = await verifySignature(signature, signedValue, secretKey) ? signedValue : false;
	}
	return parsedCookie;
};
const _serialize = (name, value, opt = {}) => {
	if (!validCookieNameRegEx.test(name)) throw new Error("Invalid cookie name");
	let cookie = `${name}=${value}`;
	if (/^__secure-/i.test(name) && !opt.secure) throw new Error("__Secure- Cookie must have Secure attributes");
	if (/^__host-/i.test(name)) {
		if (!opt.secure) throw new Error("__Host- Cookie must have Secure attributes");
		if (opt.path !== "/") throw new Error("__Host- Cookie must have Path attributes with \"/\"");
		if (opt.domain) throw new Error("__Host- Cookie must not have Domain attributes");
	}
	for (const key of [
		"domain",
		"path",
		"sameSite",
		"priority"
	]) if (opt[key] && /[;\r\n]/.test(opt[key])) throw new Error(`${key} must not contain ";", "\\r", or "\\n"`);
	if (opt && typeof opt.maxAge === "number" && opt.maxAge >= 0) {
		if (opt.maxAge > 3456e4) throw new Error("Cookies Max-Age SHOULD NOT be greater than 400 days (34560000 seconds) in duration.");
		cookie += `; Max-Age=${opt.maxAge | 0}`;
	}
	if (opt.domain && opt.prefix !== "host") cookie += `; Domain=${opt.domain}`;
	if (opt.path) cookie += `; Path=${opt.path}`;
	if (opt.expires) {
		if (opt.expires.getTime() - Date.now() > 3456e7) throw new Error("Cookies Expires SHOULD NOT be greater than 400 days (34560000 seconds) in the future.");
		cookie += `; Expires=${opt.expires.toUTCString()}`;
	}
	if (opt.httpOnly) cookie += "; HttpOnly";
	if (opt.secure) cookie += "; Secure";
	if (opt.sameSite) cookie += `; SameSite=${opt.sameSite.charAt(0).toUpperCase() + opt.sameSite.slice(1)}`;
	if (opt.priority) cookie += `; Priority=${opt.priority.charAt(0).toUpperCase() + opt.priority.slice(1)}`;
	if (opt.partitioned) {
		if (!opt.secure) throw new Error("Partitioned Cookie must have Secure attributes");
		cookie += "; Partitioned";
	}
	return cookie;
};
const cookie_serialize = (name, value, opt) => {
	value = encodeURIComponent(value);
	return _serialize(name, value, opt);
};
const cookie_serializeSigned = async (name, value, secret, opt = {}) => {
	const signature = await makeSignature(value, secret);
	value = `${value}.${signature}`;
	value = encodeURIComponent(value);
	return _serialize(name, value, opt);
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/helper/cookie/index.js

//#region src/helper/cookie/index.ts
const cookie_getCookie = (c, key, prefix) => {
	const cookie = c.req.raw.headers.get("Cookie");
	if (typeof key === "string") {
		if (!cookie) return;
		let finalKey = key;
		if (prefix === "secure") finalKey = "__Secure-" + key;
		else if (prefix === "host") finalKey = "__Host-" + key;
		return parse(cookie, finalKey)[finalKey];
	}
	if (!cookie) return {};
	return parse(cookie);
};
const cookie_getSignedCookie = async (c, secret, key, prefix) => {
	const cookie = c.req.raw.headers.get("Cookie");
	if (typeof key === "string") {
		if (!cookie) return;
		let finalKey = key;
		if (prefix === "secure") finalKey = "__Secure-" + key;
		else if (prefix === "host") finalKey = "__Host-" + key;
		return (await parseSigned(cookie, secret, finalKey))[finalKey];
	}
	if (!cookie) return {};
	return await parseSigned(cookie, secret);
};
const generateCookie = (name, value, opt) => {
	let cookie;
	if (opt?.prefix === "secure") cookie = serialize("__Secure-" + name, value, {
		path: "/",
		...opt,
		secure: true
	});
	else if (opt?.prefix === "host") cookie = serialize("__Host-" + name, value, {
		...opt,
		path: "/",
		secure: true,
		domain: void 0
	});
	else cookie = serialize(name, value, {
		path: "/",
		...opt
	});
	return cookie;
};
const setCookie = (c, name, value, opt) => {
	const cookie = generateCookie(name, value, opt);
	c.header("Set-Cookie", cookie, { append: true });
};
const generateSignedCookie = async (name, value, secret, opt) => {
	let cookie;
	if (opt?.prefix === "secure") cookie = await serializeSigned("__Secure-" + name, value, secret, {
		path: "/",
		...opt,
		secure: true
	});
	else if (opt?.prefix === "host") cookie = await serializeSigned("__Host-" + name, value, secret, {
		...opt,
		path: "/",
		secure: true,
		domain: void 0
	});
	else cookie = await serializeSigned(name, value, secret, {
		path: "/",
		...opt
	});
	return cookie;
};
const setSignedCookie = async (c, name, value, secret, opt) => {
	const cookie = await generateSignedCookie(name, value, secret, opt);
	c.header("set-cookie", cookie, { append: true });
};
const deleteCookie = (c, name, opt) => {
	const deletedCookie = cookie_getCookie(c, name, opt?.prefix);
	setCookie(c, name, "", {
		...opt,
		maxAge: 0
	});
	return deletedCookie;
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/encode.js
//#region src/utils/encode.ts
/**
* @module
* Encode utility.
*/
const decodeBase64Url = (str) => {
	return decodeBase64(str.replace(/_|-/g, (m) => ({
		_: "/",
		"-": "+"
	})[m] ?? m));
};
const encodeBase64Url = (buf) => encodeBase64(buf).replace(/\/|\+/g, (m) => ({
	"/": "_",
	"+": "-"
})[m] ?? m);
const encodeBase64 = (buf) => {
	let binary = "";
	const bytes = new Uint8Array(buf);
	for (let i = 0, len = bytes.length; i < len; i++) binary += String.fromCharCode(bytes[i]);
	return btoa(binary);
};
const decodeBase64 = (str) => {
	const binary = atob(str);
	const bytes = new Uint8Array(new ArrayBuffer(binary.length));
	const half = binary.length / 2;
	for (let i = 0, j = binary.length - 1; i <= half; i++, j--) {
		bytes[i] = binary.charCodeAt(i);
		bytes[j] = binary.charCodeAt(j);
	}
	return bytes;
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/jwt/types.js
//#region src/utils/jwt/types.ts
/**
* @module
* Type definitions for JWT utilities.
*/
var JwtAlgorithmNotImplemented = class extends Error {
	constructor(alg) {
		super(`${alg} is not an implemented algorithm`);
		this.name = "JwtAlgorithmNotImplemented";
	}
};
var JwtAlgorithmRequired = class extends Error {
	constructor() {
		super("JWT verification requires \"alg\" option to be specified");
		this.name = "JwtAlgorithmRequired";
	}
};
var JwtAlgorithmMismatch = class extends Error {
	constructor(expected, actual) {
		super(`JWT algorithm mismatch: expected "${expected}", got "${actual}"`);
		this.name = "JwtAlgorithmMismatch";
	}
};
var JwtTokenInvalid = class extends Error {
	constructor(token) {
		super(`invalid JWT token: ${token}`);
		this.name = "JwtTokenInvalid";
	}
};
var JwtTokenNotBefore = class extends Error {
	constructor(token) {
		super(`token (${token}) is being used before it's valid`);
		this.name = "JwtTokenNotBefore";
	}
};
var JwtTokenExpired = class extends Error {
	constructor(token) {
		super(`token (${token}) expired`);
		this.name = "JwtTokenExpired";
	}
};
var JwtTokenIssuedAt = class extends Error {
	constructor(currentTimestamp, iat) {
		super(`Invalid "iat" claim, must be a valid number lower than "${currentTimestamp}" (iat: "${iat}")`);
		this.name = "JwtTokenIssuedAt";
	}
};
var JwtTokenIssuer = class extends Error {
	constructor(expected, iss) {
		super(`expected issuer "${expected}", got ${iss ? `"${iss}"` : "none"} `);
		this.name = "JwtTokenIssuer";
	}
};
var JwtHeaderInvalid = class extends Error {
	constructor(header) {
		super(`jwt header is invalid: ${JSON.stringify(header)}`);
		this.name = "JwtHeaderInvalid";
	}
};
var JwtHeaderRequiresKid = class extends Error {
	constructor(header) {
		super(`required "kid" in jwt header: ${JSON.stringify(header)}`);
		this.name = "JwtHeaderRequiresKid";
	}
};
var JwtSymmetricAlgorithmNotAllowed = class extends Error {
	constructor(alg) {
		super(`symmetric algorithm "${alg}" is not allowed for JWK verification`);
		this.name = "JwtSymmetricAlgorithmNotAllowed";
	}
};
var JwtAlgorithmNotAllowed = class extends Error {
	constructor(alg, allowedAlgorithms) {
		super(`algorithm "${alg}" is not in the allowed list: [${allowedAlgorithms.join(", ")}]`);
		this.name = "JwtAlgorithmNotAllowed";
	}
};
var JwtTokenSignatureMismatched = class extends Error {
	constructor(token) {
		super(`token(${token}) signature mismatched`);
		this.name = "JwtTokenSignatureMismatched";
	}
};
var JwtPayloadRequiresAud = class extends Error {
	constructor(payload) {
		super(`required "aud" in jwt payload: ${JSON.stringify(payload)}`);
		this.name = "JwtPayloadRequiresAud";
	}
};
var JwtTokenAudience = class extends Error {
	constructor(expected, aud) {
		super(`expected audience "${Array.isArray(expected) ? expected.join(", ") : expected}", got "${aud}"`);
		this.name = "JwtTokenAudience";
	}
};
let CryptoKeyUsage = /* @__PURE__ */ function(CryptoKeyUsage) {
	CryptoKeyUsage["Encrypt"] = "encrypt";
	CryptoKeyUsage["Decrypt"] = "decrypt";
	CryptoKeyUsage["Sign"] = "sign";
	CryptoKeyUsage["Verify"] = "verify";
	CryptoKeyUsage["DeriveKey"] = "deriveKey";
	CryptoKeyUsage["DeriveBits"] = "deriveBits";
	CryptoKeyUsage["WrapKey"] = "wrapKey";
	CryptoKeyUsage["UnwrapKey"] = "unwrapKey";
	return CryptoKeyUsage;
}({});
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/jwt/utf8.js
//#region src/utils/jwt/utf8.ts
/**
* @module
* Functions for encoding/decoding UTF8.
*/
const utf8Encoder = new TextEncoder();
const utf8Decoder = new TextDecoder();
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/helper/adapter/index.js
//#region src/helper/adapter/index.ts
const env = (c, runtime) => {
	const globalEnv = globalThis?.process?.env;
	runtime ??= getRuntimeKey();
	return {
		bun: () => globalEnv,
		node: () => globalEnv,
		"edge-light": () => globalEnv,
		deno: () => {
			return Deno.env.toObject();
		},
		workerd: () => c.env,
		fastly: () => ({}),
		other: () => ({})
	}[runtime]();
};
const knownUserAgents = {
	deno: "Deno",
	bun: "Bun",
	workerd: "Cloudflare-Workers",
	node: "Node.js"
};
const getRuntimeKey = () => {
	const global = globalThis;
	if (typeof navigator !== "undefined" && typeof navigator.userAgent === "string") {
		for (const [runtimeKey, userAgent] of Object.entries(knownUserAgents)) if (checkUserAgentEquals(userAgent)) return runtimeKey;
	}
	if (typeof global?.EdgeRuntime === "string") return "edge-light";
	if (global?.fastly !== void 0) return "fastly";
	if (global?.process?.release?.name === "node") return "node";
	return "other";
};
const checkUserAgentEquals = (platform) => {
	return navigator.userAgent.startsWith(platform);
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/jwt/jws.js




//#region src/utils/jwt/jws.ts
/**
* @module
* JSON Web Signature (JWS)
* https://datatracker.ietf.org/doc/html/rfc7515
*/
async function signing(privateKey, alg, data) {
	const algorithm = getKeyAlgorithm(alg);
	const cryptoKey = await importPrivateKey(privateKey, algorithm);
	return await crypto.subtle.sign(algorithm, cryptoKey, data);
}
async function verifying(publicKey, alg, signature, data) {
	const algorithm = getKeyAlgorithm(alg);
	const cryptoKey = await importPublicKey(publicKey, algorithm);
	return await crypto.subtle.verify(algorithm, cryptoKey, signature, data);
}
function pemToBinary(pem) {
	return decodeBase64(pem.replace(/-+(BEGIN|END).*?-+/g, "").replace(/\s/g, ""));
}
async function importPrivateKey(key, alg) {
	if (!crypto.subtle || !crypto.subtle.importKey) throw new Error("`crypto.subtle.importKey` is undefined. JWT auth middleware requires it.");
	if (isCryptoKey(key)) {
		if (key.type !== "private" && key.type !== "secret") throw new Error(`unexpected key type: CryptoKey.type is ${key.type}, expected private or secret`);
		return key;
	}
	const usages = ["sign"];
	if (typeof key === "object") return await crypto.subtle.importKey("jwk", key, alg, false, usages);
	if (key.includes("PRIVATE")) return await crypto.subtle.importKey("pkcs8", pemToBinary(key), alg, false, usages);
	return await crypto.subtle.importKey("raw", utf8Encoder.encode(key), alg, false, usages);
}
async function importPublicKey(key, alg) {
	if (!crypto.subtle || !crypto.subtle.importKey) throw new Error("`crypto.subtle.importKey` is undefined. JWT auth middleware requires it.");
	if (isCryptoKey(key)) {
		if (key.type === "public" || key.type === "secret") return key;
		key = await exportPublicJwkFrom(key);
	}
	if (typeof key === "string" && key.includes("PRIVATE")) key = await exportPublicJwkFrom(await crypto.subtle.importKey("pkcs8", pemToBinary(key), alg, true, ["sign"]));
	const usages = ["verify"];
	if (typeof key === "object") return await crypto.subtle.importKey("jwk", key, alg, false, usages);
	if (key.includes("PUBLIC")) return await crypto.subtle.importKey("spki", pemToBinary(key), alg, false, usages);
	return await crypto.subtle.importKey("raw", utf8Encoder.encode(key), alg, false, usages);
}
async function exportPublicJwkFrom(privateKey) {
	if (privateKey.type !== "private") throw new Error(`unexpected key type: ${privateKey.type}`);
	if (!privateKey.extractable) throw new Error("unexpected private key is unextractable");
	const jwk = await crypto.subtle.exportKey("jwk", privateKey);
	const { kty } = jwk;
	const { alg, e, n } = jwk;
	const { crv, x, y } = jwk;
	return {
		kty,
		alg,
		e,
		n,
		crv,
		x,
		y,
		key_ops: ["verify"]
	};
}
function getKeyAlgorithm(name) {
	switch (name) {
		case "HS256": return {
			name: "HMAC",
			hash: { name: "SHA-256" }
		};
		case "HS384": return {
			name: "HMAC",
			hash: { name: "SHA-384" }
		};
		case "HS512": return {
			name: "HMAC",
			hash: { name: "SHA-512" }
		};
		case "RS256": return {
			name: "RSASSA-PKCS1-v1_5",
			hash: { name: "SHA-256" }
		};
		case "RS384": return {
			name: "RSASSA-PKCS1-v1_5",
			hash: { name: "SHA-384" }
		};
		case "RS512": return {
			name: "RSASSA-PKCS1-v1_5",
			hash: { name: "SHA-512" }
		};
		case "PS256": return {
			name: "RSA-PSS",
			hash: { name: "SHA-256" },
			saltLength: 32
		};
		case "PS384": return {
			name: "RSA-PSS",
			hash: { name: "SHA-384" },
			saltLength: 48
		};
		case "PS512": return {
			name: "RSA-PSS",
			hash: { name: "SHA-512" },
			saltLength: 64
		};
		case "ES256": return {
			name: "ECDSA",
			hash: { name: "SHA-256" },
			namedCurve: "P-256"
		};
		case "ES384": return {
			name: "ECDSA",
			hash: { name: "SHA-384" },
			namedCurve: "P-384"
		};
		case "ES512": return {
			name: "ECDSA",
			hash: { name: "SHA-512" },
			namedCurve: "P-521"
		};
		case "EdDSA": return {
			name: "Ed25519",
			namedCurve: "Ed25519"
		};
		default: throw new JwtAlgorithmNotImplemented(name);
	}
}
function isCryptoKey(key) {
	if (getRuntimeKey() === "node" && !!crypto.webcrypto) return key instanceof crypto.webcrypto.CryptoKey;
	return key instanceof CryptoKey;
}
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/jwt/jwt.js





//#region src/utils/jwt/jwt.ts
/**
* @module
* JSON Web Token (JWT)
* https://datatracker.ietf.org/doc/html/rfc7519
*/
const encodeJwtPart = (part) => encodeBase64Url(utf8Encoder.encode(JSON.stringify(part)).buffer).replace(/=/g, "");
const encodeSignaturePart = (buf) => encodeBase64Url(buf).replace(/=/g, "");
const decodeJwtPart = (part) => JSON.parse(utf8Decoder.decode(decodeBase64Url(part)));
const normalizeTyp = (typ) => typ.toLowerCase().replace(/^application\//, "");
const isTyp = (value, expected) => typeof value === "string" && [expected].flat().some((typ) => normalizeTyp(typ) === normalizeTyp(value));
function isTokenHeader(obj, typ) {
	if (typeof obj === "object" && obj !== null) {
		const objWithAlg = obj;
		return "alg" in objWithAlg && Object.values(AlgorithmTypes).includes(objWithAlg.alg) && (typ === void 0 ? !("typ" in objWithAlg) || isTyp(objWithAlg.typ, "JWT") : isTyp(objWithAlg.typ, typ)) && !("crit" in objWithAlg);
	}
	return false;
}
const sign = async (payload, privateKey, alg = "HS256") => {
	const encodedPayload = encodeJwtPart(payload);
	let encodedHeader;
	if (typeof privateKey === "object" && "alg" in privateKey) {
		alg = privateKey.alg;
		encodedHeader = encodeJwtPart({
			alg,
			typ: "JWT",
			kid: privateKey.kid
		});
	} else encodedHeader = encodeJwtPart({
		alg,
		typ: "JWT"
	});
	const partialToken = `${encodedHeader}.${encodedPayload}`;
	const signaturePart = await signing(privateKey, alg, utf8Encoder.encode(partialToken));
	return `${partialToken}.${encodeSignaturePart(signaturePart)}`;
};
const verify = async (token, publicKey, algOrOptions) => {
	if (!algOrOptions) throw new JwtAlgorithmRequired();
	const { alg, iss, nbf = true, exp = true, iat = true, aud, typ } = typeof algOrOptions === "string" ? { alg: algOrOptions } : algOrOptions;
	if (!alg) throw new JwtAlgorithmRequired();
	const tokenParts = token.split(".");
	if (tokenParts.length !== 3) throw new JwtTokenInvalid(token);
	const { header, payload } = decode(token);
	if (!isTokenHeader(header, typ)) throw new JwtHeaderInvalid(header);
	if (header.alg !== alg) throw new JwtAlgorithmMismatch(alg, header.alg);
	const now = Math.floor(Date.now() / 1e3);
	if (nbf && payload.nbf !== void 0) {
		if (typeof payload.nbf !== "number" || !Number.isFinite(payload.nbf) || payload.nbf > now) throw new JwtTokenNotBefore(token);
	}
	if (exp && payload.exp !== void 0) {
		if (typeof payload.exp !== "number" || !Number.isFinite(payload.exp) || payload.exp <= now) throw new JwtTokenExpired(token);
	}
	if (iat && payload.iat !== void 0) {
		if (typeof payload.iat !== "number" || !Number.isFinite(payload.iat) || now < payload.iat) throw new JwtTokenIssuedAt(now, payload.iat);
	}
	if (iss) {
		if (!payload.iss) throw new JwtTokenIssuer(iss, null);
		if (typeof iss === "string" && payload.iss !== iss) throw new JwtTokenIssuer(iss, payload.iss);
		if (iss instanceof RegExp && !iss.test(payload.iss)) throw new JwtTokenIssuer(iss, payload.iss);
	}
	if (aud) {
		if (!payload.aud) throw new JwtPayloadRequiresAud(payload);
		if (!(Array.isArray(payload.aud) ? payload.aud : [payload.aud]).some((payloadAud) => aud instanceof RegExp ? aud.test(payloadAud) : typeof aud === "string" ? payloadAud === aud : Array.isArray(aud) && aud.includes(payloadAud))) throw new JwtTokenAudience(aud, payload.aud);
	}
	const headerPayload = token.substring(0, token.lastIndexOf("."));
	if (!/^[A-Za-z0-9_-]*={0,2}$/.test(tokenParts[2])) throw new JwtTokenInvalid(token);
	let signature;
	try {
		signature = decodeBase64Url(tokenParts[2]);
	} catch {
		throw new JwtTokenInvalid(token);
	}
	if (!await verifying(publicKey, alg, signature, utf8Encoder.encode(headerPayload))) throw new JwtTokenSignatureMismatched(token);
	return payload;
};
const symmetricAlgorithms = [
	"HS256",
	"HS384",
	"HS512"
];
const verifyWithJwks = async (token, options, init) => {
	const verifyOpts = options.verification || {};
	const header = decodeHeader(token);
	if (!isTokenHeader(header, verifyOpts.typ)) throw new JwtHeaderInvalid(header);
	if (!header.kid) throw new JwtHeaderRequiresKid(header);
	if (symmetricAlgorithms.includes(header.alg)) throw new JwtSymmetricAlgorithmNotAllowed(header.alg);
	if (!options.allowedAlgorithms.includes(header.alg)) throw new JwtAlgorithmNotAllowed(header.alg, options.allowedAlgorithms);
	let verifyKeys = options.keys ? [...options.keys] : void 0;
	if (options.jwks_uri) {
		const response = await fetch(options.jwks_uri, init);
		if (!response.ok) throw new Error(`failed to fetch JWKS from ${options.jwks_uri}`);
		const data = await response.json();
		if (!data.keys) throw new Error("invalid JWKS response. \"keys\" field is missing");
		if (!Array.isArray(data.keys)) throw new Error("invalid JWKS response. \"keys\" field is not an array");
		verifyKeys ??= [];
		verifyKeys.push(...data.keys);
	} else if (!verifyKeys) throw new Error("verifyWithJwks requires options for either \"keys\" or \"jwks_uri\" or both");
	const matchingKey = verifyKeys.find((key) => key.kid === header.kid);
	if (!matchingKey) throw new JwtTokenInvalid(token);
	if (matchingKey.alg && matchingKey.alg !== header.alg) throw new JwtAlgorithmMismatch(matchingKey.alg, header.alg);
	return await verify(token, matchingKey, {
		alg: header.alg,
		...verifyOpts
	});
};
const decode = (token) => {
	const parts = token.split(".");
	if (parts.length !== 3) throw new JwtTokenInvalid(token);
	try {
		return {
			header: decodeJwtPart(parts[0]),
			payload: decodeJwtPart(parts[1])
		};
	} catch {
		throw new JwtTokenInvalid(token);
	}
};
const decodeHeader = (token) => {
	const parts = token.split(".");
	if (parts.length !== 3) throw new JwtTokenInvalid(token);
	try {
		return decodeJwtPart(parts[0]);
	} catch {
		throw new JwtTokenInvalid(token);
	}
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/utils/jwt/index.js

//#region src/utils/jwt/index.ts
/**
* @module
* JWT utility.
*/
const jwt_Jwt = {
	sign: sign,
	verify: verify,
	decode: decode,
	verifyWithJwks: verifyWithJwks
};
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/middleware/jwt/jwt.js



//#region src/middleware/jwt/jwt.ts
/**
* JWT Auth Middleware for Hono.
*
* @see {@link https://hono.dev/docs/middleware/builtin/jwt}
*
* @param {object} options - The options for the JWT middleware.
* @param {SignatureKey} options.secret - A value of your secret key.
* @param {string} [options.cookie] - If this value is set, then the value is retrieved from the cookie header using that value as a key, which is then validated as a token.
* @param {SignatureAlgorithm} options.alg - An algorithm type that is used for verifying (required). Available types are `HS256` | `HS384` | `HS512` | `RS256` | `RS384` | `RS512` | `PS256` | `PS384` | `PS512` | `ES256` | `ES384` | `ES512` | `EdDSA`.
* @param {string} [options.headerName='Authorization'] - The name of the header to look for the JWT token. Default is 'Authorization'.
* @param {string} [options.realm] - The protection space described by the `realm` parameter of the returned `WWW-Authenticate` challenge header. Defaults to the request URL.
* @param {VerifyOptions} [options.verification] - Additional options for JWT payload verification.
* @returns {MiddlewareHandler} The middleware handler function.
*
* @example
* ```ts
* const app = new Hono()
*
* app.use(
*   '/auth/*',
*   jwt({
*     secret: 'it-is-very-secret',
*     alg: 'HS256',
*     headerName: 'x-custom-auth-header', // Optional, default is 'Authorization'
*   })
* )
*
* app.get('/auth/page', (c) => {
*   return c.text('You are authorized')
* })
* ```
*/
const jwt = (options) => {
	const verifyOpts = options.verification || {};
	if (!options || !options.secret) throw new Error("JWT auth middleware requires options for \"secret\"");
	if (!options.alg) throw new Error("JWT auth middleware requires options for \"alg\"");
	if (!crypto.subtle || !crypto.subtle.importKey) throw new Error("`crypto.subtle.importKey` is undefined. JWT auth middleware requires it.");
	return async function jwt(ctx, next) {
		const headerName = options.headerName || "Authorization";
		const credentials = ctx.req.raw.headers.get(headerName);
		let token;
		if (credentials) {
			const parts = credentials.split(/\s+/);
			if (parts.length !== 2 || parts[0].toLowerCase() !== "bearer") {
				const errDescription = "invalid credentials structure";
				throw new HTTPException(401, {
					message: errDescription,
					res: unauthorizedResponse({
						ctx,
						error: "invalid_request",
						errDescription,
						realm: options.realm
					})
				});
			} else token = parts[1];
		} else if (options.cookie) {
			if (typeof options.cookie == "string") token = getCookie(ctx, options.cookie);
			else if (options.cookie.secret) {
				if (options.cookie.prefixOptions) token = await getSignedCookie(ctx, options.cookie.secret, options.cookie.key, options.cookie.prefixOptions);
				else token = await getSignedCookie(ctx, options.cookie.secret, options.cookie.key);
			} else if (options.cookie.prefixOptions) token = getCookie(ctx, options.cookie.key, options.cookie.prefixOptions);
			else token = getCookie(ctx, options.cookie.key);
		}
		if (!token) {
			const errDescription = "no authorization included in request";
			throw new HTTPException(401, {
				message: errDescription,
				res: unauthorizedResponse({
					ctx,
					error: "invalid_request",
					errDescription,
					realm: options.realm
				})
			});
		}
		let payload;
		let cause;
		try {
			payload = await Jwt.verify(token, options.secret, {
				alg: options.alg,
				...verifyOpts
			});
		} catch (e) {
			cause = e;
		}
		if (!payload) throw new HTTPException(401, {
			message: "Unauthorized",
			res: unauthorizedResponse({
				ctx,
				error: "invalid_token",
				statusText: "Unauthorized",
				errDescription: "token verification failure",
				realm: options.realm
			}),
			cause
		});
		ctx.set("jwtPayload", payload);
		await next();
	};
};
function unauthorizedResponse(opts) {
	const realm = (opts.realm ?? opts.ctx.req.url).replace(/[\\"]/g, "\\$&");
	const errDescription = opts.errDescription.replace(/[\\"]/g, "\\$&");
	return new Response("Unauthorized", {
		status: 401,
		statusText: opts.statusText,
		headers: { "WWW-Authenticate": `Bearer realm="${realm}",error="${opts.error}",error_description="${errDescription}"` }
	});
}
const jwt_verifyWithJwks = jwt_Jwt.verifyWithJwks;
const jwt_verify = jwt_Jwt.verify;
const jwt_decode = jwt_Jwt.decode;
const jwt_sign = jwt_Jwt.sign;
//#endregion


;// CONCATENATED MODULE: ./node_modules/hono/dist/middleware/jwt/index.js




;// CONCATENATED MODULE: ./build/emulator/tokens.js



/** Makes an issuer whose key is drawn now, so that tokens of an earlier emulator are worth nothing. */
function createTokenIssuer(options, accounts) {
    const key = (0,external_node_crypto_namespaceObject.randomBytes)(32).toString('hex');
    const nowSeconds = () => options.clock.now() / 1000;
    async function claimsOf(token) {
        try {
            return await jwt_verify(token, key, { alg: 'HS256', exp: false, iat: false, nbf: false });
        }
        catch {
            throw unauthorized('The token is not valid.');
        }
    }
    return {
        issue: ({ username, role, organization }) => {
            const iat = Math.floor(nowSeconds());
            const exp = nowSeconds() + options.tokenSeconds;
            const claims = { sub: username, email: username, organization: organization.name, role, iat, exp };
            return jwt_sign({ ...claims, jti: (0,external_node_crypto_namespaceObject.randomUUID)() }, key, 'HS256');
        },
        authenticate: async (authorization) => {
            const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
            if (token === undefined)
                throw unauthorized('Send the header `Authorization: Bearer <id_token>`.');
            const { sub, exp } = await claimsOf(token);
            if (exp === undefined || exp <= nowSeconds())
                throw unauthorized('The token has expired.');
            const account = accounts.find(({ username }) => username === sub);
            if (account === undefined)
                throw unauthorized('The token is not valid.');
            return account;
        },
    };
}
/** 401 with the challenge that RFC 9110 asks for. */
function unauthorized(detail) {
    return new Problem({ status: 401, detail, headers: { 'WWW-Authenticate': 'Bearer' } });
}

;// CONCATENATED MODULE: ./build/emulator/handlers/login.js


/** Exchanges username and password for a token. */
async function logIn(body, accounts, tokens) {
    const fields = typeof body === 'object' && body !== null ? body : {};
    const { username, password } = fields;
    const missing = Object.entries({ username, password }).filter(([, value]) => typeof value !== 'string');
    const errors = missing.map(([field]) => ({ field, message: 'must be a string' }));
    if (errors.length > 0)
        throw invalidRequest(errors);
    const account = accounts.find((known) => known.username === username && known.password === password);
    if (account === undefined)
        throw unauthorized('Username or password is wrong.');
    return { id_token: await tokens.issue(account) };
}

// EXTERNAL MODULE: ./build/emulator/world/timeline.js
var world_timeline = __nccwpck_require__(342);
;// CONCATENATED MODULE: ./build/emulator/world/apps.js

/** The security test that is under way, if one is. */
function activeSecurityRun(app, now) {
    return app.securityRuns.find((run) => (0,world_timeline/* isActive */.$m)(run.timeline, now));
}
/** State of an app's registration at a moment; one that waits for credentials is still in progress. */
function registrationStatus({ registration }, now) {
    const { state } = (0,world_timeline/* progressAt */.fw)(registration, now);
    return state === 'COMPLETED' || state === 'FAILED' || state === 'CANCELLED' ? state : 'IN_PROGRESS';
}

;// CONCATENATED MODULE: ./build/emulator/catalog/categories.js
/** The categories that the specification knows; the set is open. */
const categories = [
    ['API Governance / Inventory', 'Low', 'API9:2023', 'CWE-1059'],
    ['BOLA – Cross-Role Access', 'High', 'API1:2023', 'CWE-639'],
    ['BOLA – Cross-Tenant Role Access', 'Critical', 'API1:2023', 'CWE-639'],
    ['BOLA – Same-Tenant Ownership Bypass', 'Critical', 'API1:2023', 'CWE-639'],
    ['BOLA – Same-Tenant Write Without Read Access', 'Critical', 'API1:2023', 'CWE-639'],
    ['Broken Access Control (BAC) - Inconsistent Permissions', 'High', 'API1:2023', 'CWE-639'],
    ['Broken Authentication (Expired Token)', 'High', 'API2:2023', 'CWE-287'],
    ['Broken Authentication (Invalid Credentials)', 'High', 'API2:2023', 'CWE-287'],
    ['Broken Authentication (Invalid Token)', 'High', 'API2:2023', 'CWE-287'],
    ['Broken Authentication (No Token)', 'High', 'API2:2023', 'CWE-287'],
    ['Broken CORS Policy', 'Medium', 'API8:2023', 'CWE-16'],
    ['Broken Data Access (BDA) - Inconsistent Permissions', 'High', 'API1:2023', 'CWE-639'],
    ['Broken Date Range Limit', 'Low', 'API4:2023', 'CWE-770'],
    ['Broken Function Level Authorization', 'High', 'API1:2023', 'CWE-639'],
    ['Broken Logout', 'High', 'API2:2023', 'CWE-287'],
    ['Broken Object Level Authorization (BOLA)', 'High', 'API1:2023', 'CWE-639'],
    ['Broken Pagination Limit', 'Low', 'API4:2023', 'CWE-770'],
    ['Broken Project-Level Authorization (BPLA)', 'High', 'API1:2023', 'CWE-639'],
    ['Broken Resource-Level Authorization (BRLA)', 'High', 'API1:2023', 'CWE-639'],
    ['Broken Tenant-Level Authorization (BTLA)', 'Critical', 'API1:2023', 'CWE-639'],
    ['Broken Token Claim Manipulation', 'High', 'API2:2023', 'CWE-287'],
    ['Broken Token Revocation', 'High', 'API2:2023', 'CWE-287'],
    ['Broken Token Signature Verification', 'High', 'API2:2023', 'CWE-287'],
    ['Client Side Request Forgery', 'High', 'API8:2023', 'CWE-74'],
    ['Cost Evasion / Audit Data Tampering', 'Medium', 'API6:2023', 'CWE-799'],
    ['Credential Exposure via URL Parameters', 'High', 'API2:2023', 'CWE-287'],
    ['Cross-Application Token Acceptance', 'High', 'API2:2023', 'CWE-287'],
    ['Cross-Environment Token Acceptance', 'High', 'API2:2023', 'CWE-287'],
    ['Cross-Site Scripting (XSS)', 'High', 'API8:2023', 'CWE-74'],
    ['Cross-Tenant Data Contamination', 'Critical', 'API1:2023', 'CWE-639'],
    ['Cross-Tenant Takeover', 'Critical', 'API1:2023', 'CWE-639'],
    ['Cross-User Data Contamination', 'Medium', 'API3:2023', 'CWE-200'],
    ['Data Access Authorization Anomaly', 'High', 'API1:2023', 'CWE-639'],
    ['Data Access Breaking Change', 'High', 'API1:2023', 'CWE-639'],
    ['Debug Endpoint Exposed', 'Medium', 'API8:2023', 'CWE-16'],
    ['Enumerable Resource ID', 'Low', 'API9:2023', 'CWE-1059'],
    ['Excessive Token Data Exposure', 'High', 'API2:2023', 'CWE-287'],
    ['Exposed Credentials', 'High', 'API2:2023', 'CWE-287'],
    ['Hidden Sensitive Data in Authorized Responses', 'Medium', 'API3:2023', 'CWE-200'],
    ['Input Validation', 'Low', 'API9:2023', 'CWE-1059'],
    ['JNDI Injection', 'High', 'API8:2023', 'CWE-74'],
    ['Malicious File Acceptance', 'High', 'API8:2023', 'CWE-74'],
    ['Missing HSTS Header', 'Medium', 'API8:2023', 'CWE-16'],
    ['Missing Token Audience Claim', 'High', 'API2:2023', 'CWE-287'],
    ['Missing Token Issuer Claim', 'High', 'API2:2023', 'CWE-287'],
    ['Missing Token Revocation', 'High', 'API2:2023', 'CWE-287'],
    ['Nested Sensitive Data Exposure', 'Medium', 'API3:2023', 'CWE-200'],
    ['NoSQL Injection', 'High', 'API8:2023', 'CWE-74'],
    ['Non-JWT Token Format', 'High', 'API2:2023', 'CWE-287'],
    ['Open HTTP Redirection', 'High', 'API8:2023', 'CWE-74'],
    ['Pagination Missing', 'Low', 'API4:2023', 'CWE-770'],
    ['Privilege Escalation', 'High', 'API1:2023', 'CWE-639'],
    ['Prompt Injection', 'High', 'API8:2023', 'CWE-74'],
    ['RBAC Matrix Validation', 'High', 'API1:2023', 'CWE-639'],
    ['SBAC Matrix Validation', 'High', 'API1:2023', 'CWE-639'],
    ['SQL Injection', 'High', 'API8:2023', 'CWE-74'],
    ['SSL Certificate Expiration (<15 days)', 'Medium', 'API8:2023', 'CWE-16'],
    ['Search Data Leak', 'Medium', 'API3:2023', 'CWE-200'],
    ['Search Data Leak (Authorized)', 'Medium', 'API3:2023', 'CWE-200'],
    ['Security Configuration Missing', 'Medium', 'API8:2023', 'CWE-16'],
    ['Self-Signed SSL Certificate', 'Medium', 'API8:2023', 'CWE-16'],
    ['Sensitive Business Flows / Rate Limiting', 'Medium', 'API6:2023', 'CWE-799'],
    ['Sensitive Data Exposure', 'Medium', 'API3:2023', 'CWE-200'],
    ['Sensitive Data in Error & Metadata Responses', 'Medium', 'API3:2023', 'CWE-200'],
    ['Server Side Request Forgery (SSRF)', 'High', 'API8:2023', 'CWE-74'],
    ['Session Hijacking', 'High', 'API2:2023', 'CWE-287'],
    ['Shadow Data', 'Medium', 'API3:2023', 'CWE-200'],
    ['TLS Version Below 1.2', 'Medium', 'API8:2023', 'CWE-16'],
    ['Token & Data Security (Read Operations)', 'High', 'API2:2023', 'CWE-287'],
    ['Token & Data Security (Write Operations)', 'High', 'API2:2023', 'CWE-287'],
    ['Token Data Tampering', 'High', 'API2:2023', 'CWE-287'],
    ['Token Signing-Key Leak', 'High', 'API2:2023', 'CWE-287'],
    ['UI Workflow Permission Anomalies', 'Low', 'API9:2023', 'CWE-1059'],
    ['Unauthorized Token Generation', 'High', 'API2:2023', 'CWE-287'],
    ['Unrestricted Access to Sensitive Business Flows', 'High', 'API1:2023', 'CWE-639'],
    ['Unsafe HTTP Method for Authentication Operations', 'High', 'API2:2023', 'CWE-287'],
    ['Unsecured Observability Endpoints', 'Medium', 'API8:2023', 'CWE-16'],
    ['Valid Authentication Baseline', 'High', 'API2:2023', 'CWE-287'],
    ['Weak Authorization', 'High', 'API1:2023', 'CWE-639'],
];
/** Categories whose findings concern the whole app, so that they have no path and no method. */
const appLevelLabels = new Set([
    'Missing HSTS Header',
    'SSL Certificate Expiration (<15 days)',
    'Security Configuration Missing',
    'Self-Signed SSL Certificate',
    'TLS Version Below 1.2',
]);

;// CONCATENATED MODULE: ./build/emulator/catalog/reproducers.js

const base64url = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
/**
 * A token that looks alive but opens nothing: the API puts real ones into its reproducers, so clients must treat these as secrets.
 * It is made rather than written down, so that secret scanners stay quiet about this file.
 */
function lookalikeToken(subject) {
    const header = base64url({ alg: 'RS256', typ: 'JWT', kid: 'app-2026-01' });
    const payload = base64url({ sub: subject, scope: 'read write', iat: 1_767_225_600, exp: 4_102_444_800 });
    return `${header}.${payload}.${(0,external_node_crypto_namespaceObject.createHash)('sha512').update(subject).digest('base64url')}`;
}
/** The curl command that repeats a call. */
function curl({ method, url, subject, body }) {
    const parts = [`curl -X ${method} '${url}'`];
    if (subject !== undefined)
        parts.push(`-H 'Authorization: Bearer ${lookalikeToken(subject)}'`);
    if (body !== undefined)
        parts.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body)}'`);
    return parts.join(' ');
}

;// CONCATENATED MODULE: ./build/emulator/catalog/generated-findings.js


const resources = ['accounts', 'orders', 'invoices', 'members', 'files', 'vouchers', 'teams', 'messages'];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
function pick(values, index) {
    const value = values[index % values.length];
    if (value === undefined)
        throw new RangeError('Nothing to pick from.');
    return value;
}
/** Content of any number of findings: categories, paths and methods take turns, so that no two are alike. */
function generate(index) {
    const [label, severity, owasp, cwe] = pick(categories, index);
    const common = { label, severity, owasp, cwe, issueType: 'security' };
    if (appLevelLabels.has(label))
        return { ...common, title: `${label} on host ${index}` };
    const path = `/api/v${1 + (index % 3)}/${pick(resources, index)}/{id}/${index}`;
    const method = pick(methods, index);
    const url = `https://app.test${path.replace('{id}', '7')}`;
    return {
        ...common,
        title: `${label} on ${method} ${path}`,
        path,
        method,
        remediation: 'Check the permission of the caller before the call has an effect.',
        request: curl({ method, url, subject: `user-${index}@tenant-a.test` }),
    };
}
/** The findings of `many.test`: 24 pages of 100, the last one half full. */
const manyFindings = { size: 2350, at: generate, initial: new Map() };
/** Findings of about a given size each, for measuring clients. */
function bulkFindings({ findings, bytesEach }) {
    const filler = 'Every line of this text is filler. '.repeat(Math.ceil(bytesEach / 35)).slice(0, bytesEach);
    return { size: findings, at: (index) => ({ ...generate(index), explainer: filler }), initial: new Map() };
}

;// CONCATENATED MODULE: ./build/emulator/world/accounts.js
/** The accounts of a fresh emulator. Their passwords never change, so that rehearsal workflows can name them. */
function createAccounts() {
    const acme = { name: 'acme', tier: 'paid', credits: 100 };
    const globex = { name: 'globex', tier: 'paid', credits: 100 };
    const free = { name: 'free', tier: 'free', credits: 100 };
    const broke = { name: 'broke', tier: 'paid', credits: 0 };
    return [
        { username: 'appsec@acme.test', password: 'rehearse-acme-appsec', role: 'AppSec', organization: acme },
        { username: 'viewer@acme.test', password: 'rehearse-acme-viewer', role: 'Viewer', organization: acme },
        {
            username: 'admin@globex.test',
            password: 'rehearse-globex-admin',
            role: 'Full-Permission-Administrator',
            organization: globex,
        },
        { username: 'appsec@free.test', password: 'rehearse-free-appsec', role: 'AppSec', organization: free },
        { username: 'appsec@broke.test', password: 'rehearse-broke-appsec', role: 'AppSec', organization: broke },
    ];
}
/** Flattens an account for the printed line. */
function summarizeAccount({ username, password, role, organization }) {
    const { name, tier, credits } = organization;
    return { username, password, role, organization: name, tier, credits };
}

;// CONCATENATED MODULE: ./build/emulator/world/finding-triage.js

/** Applies the effects of the runs that have ended by now, oldest first; effects date from the end of their run. */
function settleRuns(app, now) {
    for (const run of app.securityRuns) {
        if (run.outcome === undefined && (0,world_timeline/* endOf */.pJ)(run.timeline) <= now)
            run.outcome = conclude(app, run);
    }
}
function conclude(app, run) {
    const endedAt = (0,world_timeline/* endOf */.pJ)(run.timeline);
    if ((0,world_timeline/* progressAt */.fw)(run.timeline, endedAt).state !== 'COMPLETED') {
        return { completed: false, issuesCount: 0, leftOut: new Set() };
    }
    const { findings, detects } = app.scenario;
    if (app.foundAt === undefined)
        makeFindings(app, run, endedAt);
    else if (detects(run.number))
        dropClaims(app, endedAt);
    else
        markFixed(app, endedAt);
    const closed = [...app.triage].filter(([, { dismissed, fixed }]) => dismissed || fixed);
    const leftOut = new Set(closed.map(([index]) => index));
    return { completed: true, issuesCount: findings.size - leftOut.size, leftOut };
}
function makeFindings(app, run, at) {
    app.foundAt = at;
    for (const [index, state] of app.scenario.findings.initial)
        app.triage.set(index, initialTriage(state, run, at));
}
function initialTriage(state, run, at) {
    const triage = { dismissed: state === 'dismissed', fixed: state === 'fixed', updatedAt: at };
    if (state !== 'fix-claimed')
        return triage;
    return { ...triage, claim: { at, email: run.startedBy, comment: 'Fixed in the last release.' } };
}
/** A claim does not survive a run that still detects the finding. */
function dropClaims(app, at) {
    for (const [index, { claim, dismissed, fixed }] of app.triage) {
        if (claim !== undefined)
            app.triage.set(index, { dismissed, fixed, updatedAt: at });
    }
}
/** What is open and no longer detected is fixed; accepted risks stay as they are. */
function markFixed(app, at) {
    for (let index = 0; index < app.scenario.findings.size; index += 1) {
        const triage = app.triage.get(index);
        if (triage?.fixed || triage?.dismissed)
            continue;
        app.triage.set(index, { ...triage, dismissed: false, fixed: true, updatedAt: at });
    }
}

// EXTERNAL MODULE: ./build/emulator/catalog/finding-content.js
var finding_content = __nccwpck_require__(211);
;// CONCATENATED MODULE: ./build/emulator/catalog/access-findings.js

const app = 'https://vulnerable.test/api';
const crossTenant = {
    label: 'Cross-Tenant Takeover',
    title: "A user of one tenant can change another tenant's billing contact",
    severity: 'Critical',
    path: '/api/tenants/{tenantId}/billing-contact',
    method: 'PUT',
    uiPath: '/settings/billing',
    impact: 'Invoices and password resets of any customer can be redirected to an attacker.',
    issueType: 'security',
    action: 'Update',
    intent: "Replace the billing contact of the caller's own tenant",
    owasp: 'API1:2023',
    cwe: 'CWE-639',
    cvss_score: 9.6,
    cvss_vector: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:C/C:H/I:H/A:N',
    isPII: true,
    isPCI: true,
    isHIPAA: false,
    explainer: 'The handler looks the tenant up by the path alone and never compares it with the tenant of the token.',
    remediation: 'Take the tenant from the verified token, or refuse the call when the two differ.',
    additionalDetails: {
        description: 'The call succeeded with the token of a user who belongs to another tenant.',
        StepsToReproduce: [
            'Log in as a user of tenant A.',
            `Run: ${curl({ method: 'PUT', url: `${app}/tenants/t-204/billing-contact`, subject: 'mallory@tenant-a.test' })}`,
            'Log in as a user of tenant B: the contact has changed.',
        ],
        impact_analysis: 'Every tenant is affected; identifiers are sequential.',
        mitigation: 'Until it is fixed, allow the route for administrators only.',
        long_solution: 'Check the owner of a resource in one place through which every handler goes.',
        references: ['https://owasp.org/API-Security/editions/2023/en/0xa1-broken-object-level-authorization/'],
        conclusion: 'Confirmed with two tenants.',
        copilot_prompt: 'Compare the tenant of the access token with the tenantId of the path; answer 404 when they differ.',
        workingExamples: [
            curl({
                method: 'PUT',
                url: `${app}/tenants/t-204/billing-contact`,
                subject: 'mallory@tenant-a.test',
                body: { email: 'mallory@tenant-a.test' },
            }),
        ],
    },
    request: curl({
        method: 'PUT',
        url: `${app}/tenants/t-204/billing-contact`,
        subject: 'alice@tenant-b.test',
        body: { email: 'alice@tenant-b.test' },
    }),
    response: { tenantId: 't-204', email: 'alice@tenant-b.test', iban: 'DE02120300000000202051' },
    unsecureRequest: curl({ method: 'PUT', url: `${app}/tenants/t-204/billing-contact`, body: { email: 'a@b.test' } }),
    unsecuredResponse: { error: 'unauthenticated' },
    requestSchema: { type: 'object', properties: { email: { type: 'string', format: 'email' } }, required: ['email'] },
    responseSchema: { type: 'object', properties: { tenantId: { type: 'string' }, iban: { type: 'string' } } },
    fields: [
        { name: 'email', dataType: 'string', location: 'request.body' },
        { name: 'iban', dataType: 'string', location: 'response.body' },
    ],
};
const ownership = {
    label: 'BOLA – Same-Tenant Ownership Bypass',
    title: "A member can read another member's orders",
    severity: 'High',
    path: '/api/orders/{orderId}',
    method: 'GET',
    uiPath: '/orders/1042',
    impact: 'Names, addresses and order contents of all members are readable.',
    issueType: 'security',
    action: 'Read',
    intent: "Read one of the caller's own orders",
    owasp: 'API1:2023',
    cwe: 'CWE-639',
    cvss_score: 7.7,
    cvss_vector: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:C/C:H/I:N/A:N',
    isPII: true,
    explainer: 'Any valid token of the tenant is enough; the owner of the order is not compared with the caller.',
    remediation: "Restrict the query to the caller's orders.",
    additionalDetails: {
        description: 'Order 1042 belongs to bob@tenant-a.test and was returned to carol@tenant-a.test.',
        StepsToReproduce: [curl({ method: 'GET', url: `${app}/orders/1042`, subject: 'carol@tenant-a.test' })],
    },
    request: curl({ method: 'GET', url: `${app}/orders/1042`, subject: 'carol@tenant-a.test' }),
    response: { orderId: 1042, owner: 'bob@tenant-a.test', shipTo: '12 Example Street, Springfield' },
    fields: [{ name: 'shipTo', dataType: 'string', location: 'response.body' }],
};
const missingToken = {
    label: 'Broken Authentication (No Token)',
    title: 'The export of members needs no login',
    severity: 'High',
    path: '/api/members/export',
    method: 'GET',
    impact: 'Anybody can download the list of members.',
    issueType: 'privacy',
    action: 'Read',
    owasp: 'API2:2023',
    cwe: 'CWE-306',
    cvss_score: 7.5,
    cvss_vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
    isPII: true,
    isHIPAA: true,
    remediation: 'Require a token on the route.',
    request: curl({ method: 'GET', url: `${app}/members/export`, subject: 'admin@tenant-a.test' }),
    unsecureRequest: curl({ method: 'GET', url: `${app}/members/export` }),
    unsecuredResponse: { members: [{ name: 'Bob Example', born: '1980-02-29' }] },
};
/** Findings about who may do what. */
const accessFindings = [crossTenant, ownership, missingToken];

;// CONCATENATED MODULE: ./build/emulator/catalog/configuration-findings.js

const configuration_findings_app = 'https://vulnerable.test/api';
const rateLimit = {
    label: 'Sensitive Business Flows / Rate Limiting',
    title: 'Vouchers can be tried without limit',
    severity: 'Medium',
    path: '/api/vouchers/{code}/redeem',
    method: 'POST',
    impact: 'Valid vouchers can be found by trying all codes.',
    issueType: 'security',
    action: 'Create',
    owasp: 'API6:2023',
    cwe: 'CWE-799',
    cvss_score: 5.3,
    explainer: '500 attempts within a minute were all answered.',
    remediation: 'Limit the attempts per account and per address.',
    request: curl({ method: 'POST', url: `${configuration_findings_app}/vouchers/AAAA-0001/redeem`, subject: 'bob@tenant-a.test', body: {} }),
    response: { error: 'unknown voucher' },
};
const pagination = {
    label: 'Pagination Missing',
    title: 'The list of products is returned whole',
    severity: 'Low',
    path: '/api/products',
    method: 'GET',
    issueType: 'security',
    owasp: 'API4:2023',
    cwe: 'CWE-770',
    remediation: 'Return pages of bounded size.',
};
const debugEndpoint = {
    label: 'Debug Endpoint Exposed',
    title: 'The profiler is reachable',
    severity: 'Critical',
    path: '/api/debug/pprof',
    method: 'GET',
    issueType: 'security',
    owasp: 'API8:2023',
    cwe: 'CWE-489',
    cvss_score: 9.1,
    unsecureRequest: curl({ method: 'GET', url: `${configuration_findings_app}/debug/pprof` }),
    unsecuredResponse: { profiles: ['heap', 'goroutine'] },
};
const injection = {
    label: 'NoSQL Injection',
    title: 'The search filter is passed to the database as it comes',
    severity: 'High',
    path: '/api/search',
    method: 'POST',
    issueType: 'security',
    owasp: 'API8:2023',
    cwe: 'CWE-943',
    cvss_score: 8.1,
    request: curl({ method: 'POST', url: `${configuration_findings_app}/search`, subject: 'bob@tenant-a.test', body: { name: { $ne: null } } }),
    remediation: 'Accept strings only.',
};
const missingHeader = {
    label: 'Missing HSTS Header',
    title: 'Browsers are not told to use HTTPS only',
    severity: 'Low',
    issueType: 'security',
    owasp: 'API8:2023',
    cwe: 'CWE-319',
    cvss_score: 3.1,
    remediation: 'Send Strict-Transport-Security with a max-age of at least a year.',
};
const raised = {
    label: 'Sensitive Data in Error & Metadata Responses',
    title: 'Error answers carry stack traces and the name of the database host',
    severity: 'Medium',
    updated_severity: 'High',
    path: '/api/orders',
    method: 'POST',
    issueType: 'privacy',
    action: 'Create',
    owasp: 'API3:2023',
    cwe: 'CWE-209',
    cvss_score: 5.3,
    request: curl({ method: 'POST', url: `${configuration_findings_app}/orders`, subject: 'bob@tenant-a.test', body: { quantity: -1 } }),
    response: { error: 'QueryFailed', host: 'db-primary.internal', stack: 'at insertOrder (/srv/app/orders.js:88:11)' },
    fields: [{ name: 'stack', dataType: 'string', location: 'response.body' }],
};
/** Findings about how the app is set up and what it lets through. */
const configurationFindings = [
    rateLimit,
    pagination,
    debugEndpoint,
    injection,
    missingHeader,
    raised,
];

;// CONCATENATED MODULE: ./build/emulator/catalog/vulnerable-findings.js


const contents = [...accessFindings, ...configurationFindings];
const startsAs = (label, state) => [
    contents.findIndex((content) => content.label === label),
    state,
];
/**
 * The findings of `vulnerable.test`: an open one of every severity, one dismissed, one fixed, one whose fix is claimed,
 * one of the whole app (without path and method) and one whose severity was changed by hand.
 */
const vulnerableFindings = {
    size: contents.length,
    at: (index) => {
        const content = contents[index];
        if (content === undefined)
            throw new RangeError(`There is no finding ${index}.`);
        return content;
    },
    initial: new Map([
        startsAs('Debug Endpoint Exposed', 'dismissed'),
        startsAs('NoSQL Injection', 'fixed'),
        startsAs('Broken Authentication (No Token)', 'fix-claimed'),
    ]),
};

;// CONCATENATED MODULE: ./build/emulator/world/scenarios.js



const ordinary = {
    findings: vulnerableFindings,
    endOfRun: () => 'COMPLETED',
    detects: () => true,
    findingsLag: 0,
    reportLag: 0,
    onboarding: 'COMPLETED',
    preRegistered: true,
    outsideApi: false,
    busyAtStart: false,
};
const scenarios = new Map([
    ['vulnerable.test', ordinary],
    ['clean.test', { ...ordinary, findings: finding_content/* noFindings */._ }],
    ['many.test', { ...ordinary, findings: manyFindings }],
    [
        'interrupted-once.test',
        { ...ordinary, endOfRun: (runNumber) => (runNumber === 1 ? 'INTERRUPTED' : 'COMPLETED') },
    ],
    ['interrupted.test', { ...ordinary, endOfRun: () => 'INTERRUPTED' }],
    ['failed.test', { ...ordinary, endOfRun: () => 'FAILED' }],
    ['cancelled.test', { ...ordinary, endOfRun: () => 'CANCELLED' }],
    ['stuck.test', { ...ordinary, endOfRun: () => 'NEVER' }],
    ['busy.test', { ...ordinary, busyAtStart: true }],
    ['late-findings.test', { ...ordinary, findingsLag: 1.5 }],
    ['late-report.test', { ...ordinary, reportLag: 2 }],
    ['fixed-next.test', { ...ordinary, detects: (runNumber) => runNumber === 1 }],
    ['onboarding.test', { ...ordinary, preRegistered: false }],
    ['captcha.test', { ...ordinary, preRegistered: false, onboarding: 'PAUSED' }],
    ['registration-failed.test', { ...ordinary, preRegistered: false, onboarding: 'FAILED' }],
    ['outside.test', { ...ordinary, outsideApi: true }],
]);
/** Hosts whose apps exist when the emulator starts. */
const preRegisteredHosts = [...scenarios]
    .filter(([, scenario]) => scenario.preRegistered)
    .map(([host]) => host);
/** The scenario of an app's host; hosts without one of their own behave as `vulnerable.test`. */
function scenarioOf(host) {
    return scenarios.get(host) ?? ordinary;
}
/** The scenario of `bulk.test`. */
function bulkScenario(findings) {
    return { ...ordinary, findings };
}

;// CONCATENATED MODULE: ./build/emulator/world/world.js






/** Finding ids are an app's prefix and the finding's index, so that a finding keeps its id from run to run. */
const indexDigits = 8;
/** Same input, same identifier: what exists from the start is called the same in every emulator. */
function stableId(text) {
    return (0,external_node_crypto_namespaceObject.createHash)('sha256').update(text).digest('hex').slice(0, 24);
}
/** A world as it is when the emulator starts. */
function createWorld(options) {
    const world = { options, accounts: createAccounts(), apps: new Map() };
    const [acme, ...others] = new Set(world.accounts.map((account) => account.organization));
    if (acme === undefined)
        return world;
    for (const host of preRegisteredHosts)
        preRegister(world, { organization: acme, host, scenario: scenarioOf(host) });
    if (options.bulk !== undefined) {
        preRegister(world, {
            organization: acme,
            host: 'bulk.test',
            scenario: bulkScenario(bulkFindings(options.bulk)),
        });
    }
    for (const organization of others) {
        const host = `${organization.name}.test`;
        preRegister(world, { organization, host, scenario: scenarioOf(host) });
    }
    return world;
}
function preRegister(world, { organization, host, scenario }) {
    const createdAt = world.options.clock.now();
    const app = {
        appId: stableId(`${organization.name}/${host}`),
        organization,
        appUrl: `https://${host}`,
        label: host.replace(/\.test$/, ''),
        basePath: '/api',
        createdAt,
        scheduleType: 'nightly',
        scenario,
        registration: { createdAt, durationMs: 0, end: 'COMPLETED' },
        securityRuns: [],
        triage: new Map(),
    };
    world.apps.set(app.appId, app);
    if (scenario.busyAtStart)
        startSecurityRun(world, app, `nightly@${organization.name}.test`);
}
/** Adds the app's next security test; it starts now. */
function startSecurityRun({ options }, app, startedBy) {
    const number = app.securityRuns.length + 1;
    const run = {
        taskId: `task_sec_${options.ids()}`,
        reportId: options.ids(),
        number,
        startedBy,
        timeline: {
            createdAt: options.clock.now(),
            durationMs: options.runSeconds * 1000,
            end: app.scenario.endOfRun(number),
        },
    };
    app.securityRuns.push(run);
    return run;
}
/** The apps of an organization, oldest first. */
function appsOf(world, organization) {
    return [...world.apps.values()].filter((app) => app.organization === organization);
}
/** An app of the caller's organization, brought up to date; a 404 problem for any other. */
function findApp(world, account, appId) {
    const app = world.apps.get(appId);
    if (app?.organization !== account.organization)
        throw notFound('app');
    settleRuns(app, world.options.clock.now());
    return app;
}
/** Identifier of the finding at an index of an app's source. */
function findingId(app, index) {
    return stableId(`finding/${app.appId}`).slice(indexDigits) + index.toString(16).padStart(indexDigits, '0');
}
/** The finding of an identifier, if a run of one of the caller's apps has made it. */
function findFinding(world, account, id) {
    const index = Number.parseInt(id.slice(-indexDigits), 16);
    const now = world.options.clock.now();
    for (const app of appsOf(world, account.organization)) {
        settleRuns(app, now);
        const exists = app.foundAt !== undefined && index < app.scenario.findings.size;
        if (exists && findingId(app, index) === id)
            return { app, index };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/emulator/handlers/call.js
/** A moment as the API writes it. */
function isoTime(at) {
    return new Date(at).toISOString();
}

;// CONCATENATED MODULE: ./build/emulator/handlers/paging.js

/** Reads `page` and `pageSize`; values out of bounds are a 400 problem, nothing is clamped. */
function pageRequest(query) {
    const errors = [];
    const read = (field, fallback, max) => {
        const text = query[field];
        if (text === undefined)
            return fallback;
        const value = /^\d{1,15}$/.test(text) ? Number(text) : 0;
        if (value < 1 || value > max)
            errors.push({ field, message: `must be an integer from 1 to ${max}` });
        return value;
    };
    const request = { page: read('page', 1, Number.MAX_SAFE_INTEGER), pageSize: read('pageSize', 20, 100) };
    if (errors.length > 0)
        throw invalidRequest(errors);
    return request;
}
/** Cuts a page out of a list; only its own items are rendered. */
function pageOf(items, { page, pageSize }, render) {
    const start = (page - 1) * pageSize;
    return { data: items.slice(start, start + pageSize).map(render), total: items.length, page, pageSize };
}

;// CONCATENATED MODULE: ./build/emulator/handlers/apps.js




function renderApp(app, now) {
    const { appId, label, appUrl, basePath, createdAt, scheduleType } = app;
    return {
        appId,
        label,
        appUrl,
        basePath,
        registrationStatus: registrationStatus(app, now),
        createdAt: isoTime(createdAt),
        scheduleType,
    };
}
function listApps({ world, account, query, now }) {
    const request = pageRequest(query);
    const search = (query.search ?? '').toLowerCase();
    const apps = appsOf(world, account.organization).filter((app) => app.label.toLowerCase().includes(search));
    return { status: 200, body: pageOf(apps, request, (app) => renderApp(app, now)) };
}
function getApp({ world, account, params, now }) {
    return { status: 200, body: renderApp(findApp(world, account, params.appId ?? ''), now) };
}
/** Endpoints of apps. */
const appOperations = [
    { method: 'GET', path: '/apps', handle: listApps },
    { method: 'GET', path: '/apps/:appId', handle: getApp },
];

;// CONCATENATED MODULE: ./build/emulator/handlers/render-finding.js


function renderTriage(triage) {
    const claim = triage?.claim;
    return {
        isFixed: triage?.fixed ?? false,
        isDismissed: triage?.dismissed ?? false,
        fixClaimed: claim !== undefined,
        ...(claim && { fixClaimedAt: isoTime(claim.at), fixClaimedByEmail: claim.email }),
        ...(claim?.comment !== undefined && { fixComment: claim.comment }),
    };
}
/** Writes a finding of an app whose findings have been made; fields without a value are absent. */
function renderFinding(app, index) {
    const triage = app.triage.get(index);
    const createdAt = app.foundAt ?? app.createdAt;
    return {
        id: findingId(app, index),
        ...app.scenario.findings.at(index),
        ...renderTriage(triage),
        isCustomIssue: false,
        created_on: isoTime(createdAt),
        updated_on: isoTime(triage?.updatedAt ?? createdAt),
    };
}

;// CONCATENATED MODULE: ./build/emulator/handlers/findings.js







function listStatus(app, call) {
    const lagMs = app.scenario.findingsLag * call.world.options.runSeconds * 1000;
    const late = app.securityRuns.some((run) => run.outcome?.completed && call.now < (0,world_timeline/* endOf */.pJ)(run.timeline) + lagMs);
    if (late || activeSecurityRun(app, call.now) !== undefined)
        return 'RUN_IN_PROGRESS';
    return app.foundAt === undefined ? 'NO_RUNS' : 'COMPLETED';
}
function filtersOf(query) {
    const filters = [];
    const { severity, search } = query;
    if (severity !== undefined) {
        const wanted = finding_content/* severities */.g.find((known) => known.toLowerCase() === severity.toLowerCase());
        if (wanted === undefined) {
            throw invalidRequest([{ field: 'severity', message: `must be one of ${finding_content/* severities */.g.join(', ')}` }]);
        }
        filters.push((finding) => finding.severity === wanted);
    }
    for (const field of ['isFixed', 'isDismissed']) {
        const value = query[field];
        if (value === undefined)
            continue;
        if (value !== 'true' && value !== 'false')
            throw invalidRequest([{ field, message: 'must be true or false' }]);
        filters.push((finding) => finding[field] === (value === 'true'));
    }
    if (search)
        filters.push((finding) => matches(finding, search.toLowerCase()));
    return filters;
}
function matches(finding, search) {
    return Object.values(finding).some((value) => typeof value === 'string' && value.toLowerCase().includes(search));
}
function findingsPage(app, request, filters) {
    const indices = [...Array(app.scenario.findings.size).keys()];
    const render = (index) => renderFinding(app, index);
    if (filters.length === 0)
        return pageOf(indices, request, render);
    const wanted = indices.filter((index) => {
        const finding = render(index);
        return filters.every((filter) => filter(finding));
    });
    return pageOf(wanted, request, render);
}
function listFindings(call) {
    const { world, account, params, query } = call;
    const app = findApp(world, account, params.appId ?? '');
    const request = pageRequest(query);
    const filters = filtersOf(query);
    const status = listStatus(app, call);
    const page = status === 'COMPLETED' ? findingsPage(app, request, filters) : { data: [], total: 0, ...request };
    return { status: 200, body: { status, ...page } };
}
/** 402 for what the free tier does not include. */
function paidFeature({ organization }, actionType) {
    const extra = { current_balance: organization.credits, action_type: actionType };
    return new Problem({ status: 402, detail: 'The free tier does not include this.', extra });
}
function getFinding({ world, account, params }) {
    const found = findFinding(world, account, params.vulnerabilityId ?? '');
    if (found === undefined)
        throw notFound('finding');
    if (account.organization.tier === 'free')
        throw paidFeature(account, 'finding_detail');
    return { status: 200, body: renderFinding(found.app, found.index) };
}
/** Endpoints of findings. */
const findingOperations = [
    { method: 'GET', path: '/apps/:appId/vulnerabilities', handle: listFindings },
    { method: 'GET', path: '/vulnerabilities/:vulnerabilityId', handle: getFinding },
];

;// CONCATENATED MODULE: ./build/emulator/handlers/reports.js







/** When the report of a run is listed; never for runs that did not complete. */
function listedAt({ options }, app, run) {
    if (!run.outcome?.completed)
        return Number.POSITIVE_INFINITY;
    return (0,world_timeline/* endOf */.pJ)(run.timeline) + app.scenario.reportLag * options.runSeconds * 1000;
}
function renderReport(app, run, { baseUrl, world }) {
    return {
        reportId: run.reportId,
        appId: app.appId,
        reportType: 'security',
        format: 'pdf',
        issuesCount: run.outcome?.issuesCount ?? 0,
        apiName: app.label,
        runNumber: run.number,
        createdAt: isoTime(listedAt(world, app, run)),
        createdByEmail: run.startedBy,
        downloadUrl: `${baseUrl}/reports/${run.reportId}`,
    };
}
function listReports(call) {
    const { world, account, params, query, now } = call;
    const app = findApp(world, account, params.appId ?? '');
    if (account.organization.tier === 'free')
        throw paidFeature(account, 'report');
    const listed = app.securityRuns.filter((run) => listedAt(world, app, run) <= now);
    const page = pageOf(listed.reverse(), pageRequest(query), (run) => renderReport(app, run, call));
    return { status: 200, body: page };
}
function findReport({ world, account, params, now }) {
    for (const app of appsOf(world, account.organization)) {
        settleRuns(app, now);
        const run = app.securityRuns.find(({ reportId }) => reportId === params.reportId);
        if (run !== undefined && listedAt(world, app, run) <= now)
            return { app, run };
    }
    throw notFound('report');
}
async function downloadReport(call) {
    if (call.account.organization.tier === 'free')
        throw paidFeature(call.account, 'report');
    const { app, run } = findReport(call);
    const { renderReportPdf } = await Promise.all(/* import() */[__nccwpck_require__.e(69), __nccwpck_require__.e(453)]).then(__nccwpck_require__.bind(__nccwpck_require__, 453));
    const fileName = `${app.label.replace(/[^\w.-]+/g, '-')}-run-${run.number}.pdf`;
    return {
        status: 200,
        headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${fileName}"` },
        body: await renderReportPdf(app, run),
    };
}
/** Endpoints of reports. */
const reportOperations = [
    { method: 'GET', path: '/apps/:appId/reports', handle: listReports },
    { method: 'GET', path: '/reports/:reportId', handle: downloadReport },
];

;// CONCATENATED MODULE: ./build/emulator/handlers/tasks.js




/** Absolute address at which a task is polled. */
function taskUrl(baseUrl, taskId) {
    return `${baseUrl}/tasks/${encodeURIComponent(taskId)}`;
}
/** A task as a security test's trigger and the polls of it answer it. */
function securityTask(app, { taskId, timeline, number }) {
    return { app, taskId, timeline, extra: { runNumber: number } };
}
/** Writes a task as the API does. */
function renderTask({ app, taskId, timeline, extra }, { baseUrl, now }) {
    const { state, updatedAt } = (0,world_timeline/* progressAt */.fw)(timeline, now);
    return {
        taskId,
        appId: app.appId,
        state,
        createdAt: isoTime(timeline.createdAt),
        updatedAt: isoTime(updatedAt),
        statusUrl: taskUrl(baseUrl, taskId),
        ...extra,
    };
}
function tasksOf(app) {
    const registration = { app, taskId: `task_reg_${app.appId}`, timeline: app.registration, extra: {} };
    return [registration, ...app.securityRuns.map((run) => securityTask(app, run))];
}
function getTask(call) {
    const { world, account, params } = call;
    const tasks = appsOf(world, account.organization).flatMap(tasksOf);
    const task = tasks.find(({ taskId }) => taskId === params.taskId);
    if (task === undefined)
        throw notFound('task');
    return { status: 200, body: renderTask(task, call) };
}
/** Endpoints of tasks. */
const taskOperations = [{ method: 'GET', path: '/tasks/:taskId', handle: getTask }];

;// CONCATENATED MODULE: ./build/emulator/handlers/security-runs.js




/** 402 for an organization without credits. */
function noCredits({ credits }, actionType) {
    const extra = { current_balance: credits, action_type: actionType };
    return new Problem({ status: 402, detail: 'The credit balance of the organization is exhausted.', extra });
}
function triggerSecurityRun(call) {
    const { world, account, params, now } = call;
    const { organization, username } = account;
    const app = findApp(world, account, params.appId ?? '');
    if (registrationStatus(app, now) !== 'COMPLETED') {
        throw invalidRequest([{ field: 'appId', message: 'App is not registered yet' }]);
    }
    if (world.options.billing && organization.credits < 1)
        throw noCredits(organization, 'security_test');
    if (activeSecurityRun(app, now) !== undefined) {
        const detail = 'A security test of this app is already under way; wait until it has ended.';
        throw new Problem({ status: 409, slug: 'run-already-active', detail });
    }
    if (world.options.billing)
        organization.credits -= 1;
    const run = startSecurityRun(world, app, username);
    return { status: 202, body: { ...renderTask(securityTask(app, run), call), state: 'QUEUED' } };
}
/** Endpoints of security tests. */
const securityRunOperations = [
    {
        method: 'POST',
        path: '/apps/:appId/security-agent',
        write: true,
        limit: { bucket: 'security-agent', requests: 10 },
        handle: triggerSecurityRun,
    },
];

;// CONCATENATED MODULE: ./build/emulator/operations.js





/** Every endpoint below `/v1`. */
const operations = [
    ...appOperations,
    ...securityRunOperations,
    ...taskOperations,
    ...findingOperations,
    ...reportOperations,
];

;// CONCATENATED MODULE: ./build/emulator/http.js







/** Room for the largest valid registration: 2,000,000 characters of `spec`, each escaped in JSON. */
const maxBodyBytes = 16 * 1024 * 1024;
/** Puts the endpoints behind HTTP: authentication, roles, rate limits, bodies and errors are dealt with here alone. */
function createHttp(service) {
    const app = new hono_Hono();
    const { world, tokens, record } = service;
    app.use(async (context, next) => {
        const at = world.options.clock.now();
        await next();
        const { incoming } = context.env;
        record({ method: context.req.method, path: incoming.url ?? context.req.path, status: context.res.status, at });
    });
    app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
    const limitBody = bodyLimit({ maxSize: maxBodyBytes, onError: refuseBody });
    app.post('/api/v1/auth/token', limitBody, async (context) => {
        return jsonResponse(200, await logIn(await readBody(context), world.accounts, tokens));
    });
    for (const operation of operations) {
        app.on(operation.method, `/v1${operation.path}`, limitBody, (context) => perform(service, operation, context));
    }
    app.notFound(() => problemResponse(new Problem({ status: 404, detail: 'There is no such endpoint.' })));
    app.onError((error) => problemResponse(error));
    return app;
}
async function perform(service, operation, context) {
    const { world, tokens, limitRate, baseUrl } = service;
    const address = getConnInfo(context).remote.address ?? 'unknown';
    if (operation.limit !== undefined && world.options.rateLimits)
        limitRate(operation.limit, address);
    const account = await tokens.authenticate(context.req.header('Authorization'));
    if (operation.write && account.role === 'Viewer') {
        throw new Problem({ status: 403, detail: 'The role Viewer may read but not write.' });
    }
    const body = await readBody(context);
    const now = world.options.clock.now();
    const params = context.req.param();
    const query = context.req.query();
    return answerResponse(await operation.handle({ world, account, baseUrl, now, params, query, body }));
}
/** The JSON body of a request; `undefined` when it has none. */
async function readBody(context) {
    const text = await context.req.text();
    if (text === '')
        return undefined;
    const [type] = (context.req.header('Content-Type') ?? '').split(';');
    if (type?.trim().toLowerCase() !== 'application/json') {
        throw new Problem({ status: 415, detail: 'Send the body as application/json.' });
    }
    try {
        return JSON.parse(text);
    }
    catch {
        throw new Problem({ status: 400, detail: 'The body is not valid JSON.' });
    }
}
function answerResponse({ status, headers = {}, body }) {
    return body instanceof Uint8Array ? new Response(body, { status, headers }) : jsonResponse(status, body, headers);
}
function jsonResponse(status, body, headers = {}) {
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}
function problemResponse(error) {
    const problem = error instanceof Problem
        ? error
        : new Problem({ status: 500, detail: 'The emulator failed; this is a bug in it.' });
    const headers = { 'Content-Type': 'application/problem+json', ...problem.headers };
    return new Response(JSON.stringify(problem.body), { status: problem.status, headers });
}
function refuseMethod(_context, allowed) {
    const headers = { Allow: allowed.join(', ') };
    return problemResponse(new Problem({ status: 405, detail: `This address knows ${headers.Allow} only.`, headers }));
}
function refuseBody() {
    return problemResponse(new Problem({ status: 413, detail: `The body is larger than ${maxBodyBytes} bytes.` }));
}

;// CONCATENATED MODULE: ./build/emulator/rate-limits.js

const windowMs = 60_000;
/** Counts requests by bucket and address in a sliding window; refused ones do not count. */
function createRateLimiter(clock) {
    const accepted = new Map();
    return ({ bucket, requests }, address) => {
        const now = clock.now();
        const key = `${bucket} ${address}`;
        const recent = (accepted.get(key) ?? []).filter((at) => at > now - windowMs);
        const oldest = recent[0];
        if (recent.length >= requests && oldest !== undefined)
            throw tooManyRequests(oldest + windowMs - now);
        accepted.set(key, [...recent, now]);
    };
}
function tooManyRequests(waitMs) {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    return new Problem({
        status: 429,
        detail: `Too many requests from this address; try again in ${seconds} s.`,
        headers: { 'Retry-After': String(seconds) },
    });
}

;// CONCATENATED MODULE: ./build/emulator/emulator.js










const maxRecords = 10_000;
const defaults = {
    port: 0,
    host: '127.0.0.1',
    runSeconds: 2,
    onboardingSeconds: 2,
    rateLimits: true,
    tokenSeconds: 900,
    billing: true,
    clock: Date,
    ids: () => (0,external_node_crypto_namespaceObject.randomBytes)(12).toString('hex'),
    log: () => { },
};
/** Starts the service on loopback, or wherever `host` says; rejects when it cannot listen there. */
async function startEmulator(options = {}) {
    const complete = { ...defaults, ...options };
    const world = createWorld(complete);
    const requests = [];
    const record = (request) => {
        requests.push(request);
        if (requests.length > maxRecords)
            requests.shift();
        complete.log(logLine(request));
    };
    const tokens = createTokenIssuer(complete, world.accounts);
    const service = { world, tokens, limitRate: createRateLimiter(complete.clock), baseUrl: '', record };
    const listener = getRequestListener(createHttp(service).fetch, { overrideGlobalObjects: false });
    const server = (0,external_node_http_namespaceObject.createServer)(listener);
    const authUrl = await listen(server, complete);
    // Answers quote the address, whose port is known only now.
    const baseUrl = `${authUrl}/v1`;
    service.baseUrl = baseUrl;
    const accounts = world.accounts.map(summarizeAccount);
    return { baseUrl, authUrl, accounts, apps: testableApps(world), requests, close: () => stop(server) };
}
async function listen(server, { port, host }) {
    server.listen(port, host);
    await (0,external_node_events_namespaceObject.once)(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null)
        throw new Error('The server has no port.');
    return `http://${reachable(host)}:${address.port}`;
}
/** A host that clients can connect to: wildcard addresses are for listening only, and IPv6 takes brackets. */
function reachable(host) {
    const concrete = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
    return concrete.includes(':') ? `[${concrete}]` : concrete;
}
function testableApps(world) {
    const now = world.options.clock.now();
    const testable = [...world.apps.values()].filter((app) => registrationStatus(app, now) === 'COMPLETED');
    return testable.map(({ appId, appUrl, label }) => ({ appId, appUrl, label }));
}
/** Paths are untrusted: what is not printable ASCII is escaped, so that no request can forge a line. */
function logLine({ at, method, path, status }) {
    const shown = path.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));
    return `${new Date(at).toISOString()} ${method} ${shown} ${status}`;
}
async function stop(server) {
    const closed = (0,external_node_events_namespaceObject.once)(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
}

;// CONCATENATED MODULE: ./build/emulator/index.js


/** Runs the emulator until SIGINT or SIGTERM. */
async function main() {
    const options = parseCommandLine(process.argv.slice(2));
    if (options === 'help') {
        process.stdout.write(usage);
        return;
    }
    const log = (line) => process.stderr.write(`${line}\n`);
    const { baseUrl, authUrl, accounts, apps } = await startEmulator({ ...options, log });
    process.once('SIGINT', () => process.exit(0));
    process.once('SIGTERM', () => process.exit(0));
    process.stdout.write(`${JSON.stringify({ baseUrl, authUrl, accounts, apps })}\n`);
}
function explain(error) {
    if (error instanceof UsageError)
        return `${error.message} See --help.`;
    const message = error instanceof Error ? error.message : String(error);
    return `The emulator could not listen: ${message}. Check --host and --port.`;
}
// Whoever reads the output may stop reading; the emulator serves on.
for (const stream of [process.stdout, process.stderr])
    stream.on('error', () => { });
main().catch((error) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
});

