export const id = 144;
export const ids = [144];
export const modules = {
	4043: ((module, __unused_webpack_exports, __webpack_require__) => {
		const assert = __webpack_require__(4589);
		const { Readable } = __webpack_require__(9927);
		const { InvalidArgumentError, RequestAbortedError } = __webpack_require__(8707);
		const util = __webpack_require__(3440);
		const { getResolveErrorBodyCallback } = __webpack_require__(7655);
		const { AsyncResource } = __webpack_require__(6698);
		class RequestHandler extends AsyncResource {
			constructor(opts, callback) {
				if (!opts || typeof opts !== "object") {
					throw new InvalidArgumentError("invalid opts");
				}
				const { signal, method, opaque, body, onInfo, responseHeaders, throwOnError, highWaterMark } = opts;
				try {
					if (typeof callback !== "function") {
						throw new InvalidArgumentError("invalid callback");
					}
					if (highWaterMark && (typeof highWaterMark !== "number" || highWaterMark < 0)) {
						throw new InvalidArgumentError("invalid highWaterMark");
					}
					if (signal && typeof signal.on !== "function" && typeof signal.addEventListener !== "function") {
						throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
					}
					if (method === "CONNECT") {
						throw new InvalidArgumentError("invalid method");
					}
					if (onInfo && typeof onInfo !== "function") {
						throw new InvalidArgumentError("invalid onInfo callback");
					}
					super("UNDICI_REQUEST");
				} catch (err) {
					if (util.isStream(body)) {
						util.destroy(body.on("error", util.nop), err);
					}
					throw err;
				}
				this.method = method;
				this.responseHeaders = responseHeaders || null;
				this.opaque = opaque || null;
				this.callback = callback;
				this.res = null;
				this.abort = null;
				this.body = body;
				this.trailers = {};
				this.context = null;
				this.onInfo = onInfo || null;
				this.throwOnError = throwOnError;
				this.highWaterMark = highWaterMark;
				this.signal = signal;
				this.reason = null;
				this.removeAbortListener = null;
				if (util.isStream(body)) {
					body.on("error", (err) => {
						this.onError(err);
					});
				}
				if (this.signal) {
					if (this.signal.aborted) {
						this.reason = this.signal.reason ?? new RequestAbortedError();
					} else {
						this.removeAbortListener = util.addAbortListener(this.signal, () => {
							this.reason = this.signal.reason ?? new RequestAbortedError();
							if (this.res) {
								util.destroy(this.res.on("error", util.nop), this.reason);
							} else if (this.abort) {
								this.abort(this.reason);
							}
							if (this.removeAbortListener) {
								this.res?.off("close", this.removeAbortListener);
								this.removeAbortListener();
								this.removeAbortListener = null;
							}
						});
					}
				}
			}
			onConnect(abort, context) {
				if (this.reason) {
					abort(this.reason);
					return;
				}
				assert(this.callback);
				this.abort = abort;
				this.context = context;
			}
			onHeaders(statusCode, rawHeaders, resume, statusMessage) {
				const { callback, opaque, abort, context, responseHeaders, highWaterMark } = this;
				const headers = responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
				if (statusCode < 200) {
					if (this.onInfo) {
						this.onInfo({
							statusCode,
							headers
						});
					}
					return;
				}
				const parsedHeaders = responseHeaders === "raw" ? util.parseHeaders(rawHeaders) : headers;
				const contentType = parsedHeaders["content-type"];
				const contentLength = parsedHeaders["content-length"];
				const res = new Readable({
					resume,
					abort,
					contentType,
					contentLength: this.method !== "HEAD" && contentLength ? Number(contentLength) : null,
					highWaterMark
				});
				if (this.removeAbortListener) {
					res.on("close", this.removeAbortListener);
				}
				this.callback = null;
				this.res = res;
				if (callback !== null) {
					if (this.throwOnError && statusCode >= 400) {
						this.runInAsyncScope(getResolveErrorBodyCallback, null, {
							callback,
							body: res,
							contentType,
							statusCode,
							statusMessage,
							headers
						});
					} else {
						this.runInAsyncScope(callback, null, null, {
							statusCode,
							headers,
							trailers: this.trailers,
							opaque,
							body: res,
							context
						});
					}
				}
			}
			onData(chunk) {
				return this.res.push(chunk);
			}
			onComplete(trailers) {
				util.parseHeaders(trailers, this.trailers);
				this.res.push(null);
			}
			onError(err) {
				const { res, callback, body, opaque } = this;
				if (callback) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(callback, null, err, { opaque });
					});
				}
				if (res) {
					this.res = null;
					queueMicrotask(() => {
						util.destroy(res, err);
					});
				}
				if (body) {
					this.body = null;
					util.destroy(body, err);
				}
				if (this.removeAbortListener) {
					res?.off("close", this.removeAbortListener);
					this.removeAbortListener();
					this.removeAbortListener = null;
				}
			}
		}
		function request(opts, callback) {
			if (callback === undefined) {
				return new Promise((resolve, reject) => {
					request.call(this, opts, (err, data) => {
						return err ? reject(err) : resolve(data);
					});
				});
			}
			try {
				this.dispatch(opts, new RequestHandler(opts, callback));
			} catch (err) {
				if (typeof callback !== "function") {
					throw err;
				}
				const opaque = opts?.opaque;
				queueMicrotask(() => callback(err, { opaque }));
			}
		}
		module.exports = request;
		module.exports.RequestHandler = RequestHandler;
	}),
	9927: ((module, __unused_webpack_exports, __webpack_require__) => {
		const assert = __webpack_require__(4589);
		const { Readable } = __webpack_require__(7075);
		const { RequestAbortedError, NotSupportedError, InvalidArgumentError, AbortError } = __webpack_require__(8707);
		const util = __webpack_require__(3440);
		const { ReadableStreamFrom } = __webpack_require__(3440);
		const kConsume = Symbol("kConsume");
		const kReading = Symbol("kReading");
		const kBody = Symbol("kBody");
		const kAbort = Symbol("kAbort");
		const kContentType = Symbol("kContentType");
		const kContentLength = Symbol("kContentLength");
		const noop = () => {};
		class BodyReadable extends Readable {
			constructor({ resume, abort, contentType = "", contentLength, highWaterMark = 64 * 1024 }) {
				super({
					autoDestroy: true,
					read: resume,
					highWaterMark
				});
				this._readableState.dataEmitted = false;
				this[kAbort] = abort;
				this[kConsume] = null;
				this[kBody] = null;
				this[kContentType] = contentType;
				this[kContentLength] = contentLength;
				this[kReading] = false;
			}
			destroy(err) {
				if (!err && !this._readableState.endEmitted) {
					err = new RequestAbortedError();
				}
				if (err) {
					this[kAbort]();
				}
				return super.destroy(err);
			}
			_destroy(err, callback) {
				if (!this[kReading]) {
					setImmediate(() => {
						callback(err);
					});
				} else {
					callback(err);
				}
			}
			on(ev, ...args) {
				if (ev === "data" || ev === "readable") {
					this[kReading] = true;
				}
				return super.on(ev, ...args);
			}
			addListener(ev, ...args) {
				return this.on(ev, ...args);
			}
			off(ev, ...args) {
				const ret = super.off(ev, ...args);
				if (ev === "data" || ev === "readable") {
					this[kReading] = this.listenerCount("data") > 0 || this.listenerCount("readable") > 0;
				}
				return ret;
			}
			removeListener(ev, ...args) {
				return this.off(ev, ...args);
			}
			push(chunk) {
				if (this[kConsume] && chunk !== null) {
					consumePush(this[kConsume], chunk);
					return this[kReading] ? super.push(chunk) : true;
				}
				return super.push(chunk);
			}
			async text() {
				return consume(this, "text");
			}
			async json() {
				return consume(this, "json");
			}
			async blob() {
				return consume(this, "blob");
			}
			async bytes() {
				return consume(this, "bytes");
			}
			async arrayBuffer() {
				return consume(this, "arrayBuffer");
			}
			async formData() {
				throw new NotSupportedError();
			}
			get bodyUsed() {
				return util.isDisturbed(this);
			}
			get body() {
				if (!this[kBody]) {
					this[kBody] = ReadableStreamFrom(this);
					if (this[kConsume]) {
						this[kBody].getReader();
						assert(this[kBody].locked);
					}
				}
				return this[kBody];
			}
			async dump(opts) {
				let limit = Number.isFinite(opts?.limit) ? opts.limit : 128 * 1024;
				const signal = opts?.signal;
				if (signal != null && (typeof signal !== "object" || !("aborted" in signal))) {
					throw new InvalidArgumentError("signal must be an AbortSignal");
				}
				signal?.throwIfAborted();
				if (this._readableState.closeEmitted) {
					return null;
				}
				return await new Promise((resolve, reject) => {
					if (this[kContentLength] > limit) {
						this.destroy(new AbortError());
					}
					const onAbort = () => {
						this.destroy(signal.reason ?? new AbortError());
					};
					signal?.addEventListener("abort", onAbort);
					this.on("close", function() {
						signal?.removeEventListener("abort", onAbort);
						if (signal?.aborted) {
							reject(signal.reason ?? new AbortError());
						} else {
							resolve(null);
						}
					}).on("error", noop).on("data", function(chunk) {
						limit -= chunk.length;
						if (limit <= 0) {
							this.destroy();
						}
					}).resume();
				});
			}
		}
		function isLocked(self) {
			return self[kBody] && self[kBody].locked === true || self[kConsume];
		}
		function isUnusable(self) {
			return util.isDisturbed(self) || isLocked(self);
		}
		async function consume(stream, type) {
			assert(!stream[kConsume]);
			return new Promise((resolve, reject) => {
				if (isUnusable(stream)) {
					const rState = stream._readableState;
					if (rState.destroyed && rState.closeEmitted === false) {
						stream.on("error", (err) => {
							reject(err);
						}).on("close", () => {
							reject(new TypeError("unusable"));
						});
					} else {
						reject(rState.errored ?? new TypeError("unusable"));
					}
				} else {
					queueMicrotask(() => {
						stream[kConsume] = {
							type,
							stream,
							resolve,
							reject,
							length: 0,
							body: []
						};
						stream.on("error", function(err) {
							consumeFinish(this[kConsume], err);
						}).on("close", function() {
							if (this[kConsume].body !== null) {
								consumeFinish(this[kConsume], new RequestAbortedError());
							}
						});
						consumeStart(stream[kConsume]);
					});
				}
			});
		}
		function consumeStart(consume) {
			if (consume.body === null) {
				return;
			}
			const { _readableState: state } = consume.stream;
			if (state.bufferIndex) {
				const start = state.bufferIndex;
				const end = state.buffer.length;
				for (let n = start; n < end; n++) {
					consumePush(consume, state.buffer[n]);
				}
			} else {
				for (const chunk of state.buffer) {
					consumePush(consume, chunk);
				}
			}
			if (state.endEmitted) {
				consumeEnd(this[kConsume]);
			} else {
				consume.stream.on("end", function() {
					consumeEnd(this[kConsume]);
				});
			}
			consume.stream.resume();
			while (consume.stream.read() != null) {}
		}
		function chunksDecode(chunks, length) {
			if (chunks.length === 0 || length === 0) {
				return "";
			}
			const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, length);
			const bufferLength = buffer.length;
			const start = bufferLength > 2 && buffer[0] === 239 && buffer[1] === 187 && buffer[2] === 191 ? 3 : 0;
			return buffer.utf8Slice(start, bufferLength);
		}
		function chunksConcat(chunks, length) {
			if (chunks.length === 0 || length === 0) {
				return new Uint8Array(0);
			}
			if (chunks.length === 1) {
				return new Uint8Array(chunks[0]);
			}
			const buffer = new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
			let offset = 0;
			for (let i = 0; i < chunks.length; ++i) {
				const chunk = chunks[i];
				buffer.set(chunk, offset);
				offset += chunk.length;
			}
			return buffer;
		}
		function consumeEnd(consume) {
			const { type, body, resolve, stream, length } = consume;
			try {
				if (type === "text") {
					resolve(chunksDecode(body, length));
				} else if (type === "json") {
					resolve(JSON.parse(chunksDecode(body, length)));
				} else if (type === "arrayBuffer") {
					resolve(chunksConcat(body, length).buffer);
				} else if (type === "blob") {
					resolve(new Blob(body, { type: stream[kContentType] }));
				} else if (type === "bytes") {
					resolve(chunksConcat(body, length));
				}
				consumeFinish(consume);
			} catch (err) {
				stream.destroy(err);
			}
		}
		function consumePush(consume, chunk) {
			consume.length += chunk.length;
			consume.body.push(chunk);
		}
		function consumeFinish(consume, err) {
			if (consume.body === null) {
				return;
			}
			if (err) {
				consume.reject(err);
			} else {
				consume.resolve();
			}
			consume.type = null;
			consume.stream = null;
			consume.resolve = null;
			consume.reject = null;
			consume.length = 0;
			consume.body = null;
		}
		module.exports = {
			Readable: BodyReadable,
			chunksDecode
		};
	}),
	7655: ((module, __unused_webpack_exports, __webpack_require__) => {
		const assert = __webpack_require__(4589);
		const { ResponseStatusCodeError } = __webpack_require__(8707);
		const { chunksDecode } = __webpack_require__(9927);
		const CHUNK_LIMIT = 128 * 1024;
		async function getResolveErrorBodyCallback({ callback, body, contentType, statusCode, statusMessage, headers }) {
			assert(body);
			let chunks = [];
			let length = 0;
			try {
				for await (const chunk of body) {
					chunks.push(chunk);
					length += chunk.length;
					if (length > CHUNK_LIMIT) {
						chunks = [];
						length = 0;
						break;
					}
				}
			} catch {
				chunks = [];
				length = 0;
			}
			const message = `Response status code ${statusCode}${statusMessage ? `: ${statusMessage}` : ""}`;
			if (statusCode === 204 || !contentType || !length) {
				queueMicrotask(() => callback(new ResponseStatusCodeError(message, statusCode, headers)));
				return;
			}
			const stackTraceLimit = Error.stackTraceLimit;
			Error.stackTraceLimit = 0;
			let payload;
			try {
				if (isContentTypeApplicationJson(contentType)) {
					payload = JSON.parse(chunksDecode(chunks, length));
				} else if (isContentTypeText(contentType)) {
					payload = chunksDecode(chunks, length);
				}
			} catch {} finally {
				Error.stackTraceLimit = stackTraceLimit;
			}
			queueMicrotask(() => callback(new ResponseStatusCodeError(message, statusCode, headers, payload)));
		}
		const isContentTypeApplicationJson = (contentType) => {
			return contentType.length > 15 && contentType[11] === "/" && contentType[0] === "a" && contentType[1] === "p" && contentType[2] === "p" && contentType[3] === "l" && contentType[4] === "i" && contentType[5] === "c" && contentType[6] === "a" && contentType[7] === "t" && contentType[8] === "i" && contentType[9] === "o" && contentType[10] === "n" && contentType[12] === "j" && contentType[13] === "s" && contentType[14] === "o" && contentType[15] === "n";
		};
		const isContentTypeText = (contentType) => {
			return contentType.length > 4 && contentType[4] === "/" && contentType[0] === "t" && contentType[1] === "e" && contentType[2] === "x" && contentType[3] === "t";
		};
		module.exports = {
			getResolveErrorBodyCallback,
			isContentTypeApplicationJson,
			isContentTypeText
		};
	}),
	9136: ((module, __unused_webpack_exports, __webpack_require__) => {
		const net = __webpack_require__(7030);
		const assert = __webpack_require__(4589);
		const util = __webpack_require__(3440);
		const { InvalidArgumentError, ConnectTimeoutError } = __webpack_require__(8707);
		const timers = __webpack_require__(6603);
		function noop() {}
		let tls;
		let SessionCache;
		if (global.FinalizationRegistry && !(process.env.NODE_V8_COVERAGE || process.env.UNDICI_NO_FG)) {
			SessionCache = class WeakSessionCache {
				constructor(maxCachedSessions) {
					this._maxCachedSessions = maxCachedSessions;
					this._sessionCache = new Map();
					this._sessionRegistry = new global.FinalizationRegistry((key) => {
						if (this._sessionCache.size < this._maxCachedSessions) {
							return;
						}
						const ref = this._sessionCache.get(key);
						if (ref !== undefined && ref.deref() === undefined) {
							this._sessionCache.delete(key);
						}
					});
				}
				get(sessionKey) {
					const ref = this._sessionCache.get(sessionKey);
					return ref ? ref.deref() : null;
				}
				set(sessionKey, session) {
					if (this._maxCachedSessions === 0) {
						return;
					}
					this._sessionCache.set(sessionKey, new WeakRef(session));
					this._sessionRegistry.register(session, sessionKey);
				}
			};
		} else {
			SessionCache = class SimpleSessionCache {
				constructor(maxCachedSessions) {
					this._maxCachedSessions = maxCachedSessions;
					this._sessionCache = new Map();
				}
				get(sessionKey) {
					return this._sessionCache.get(sessionKey);
				}
				set(sessionKey, session) {
					if (this._maxCachedSessions === 0) {
						return;
					}
					if (this._sessionCache.size >= this._maxCachedSessions) {
						const { value: oldestKey } = this._sessionCache.keys().next();
						this._sessionCache.delete(oldestKey);
					}
					this._sessionCache.set(sessionKey, session);
				}
			};
		}
		function buildConnector({ allowH2, maxCachedSessions, socketPath, timeout, session: customSession, ...opts }) {
			if (maxCachedSessions != null && (!Number.isInteger(maxCachedSessions) || maxCachedSessions < 0)) {
				throw new InvalidArgumentError("maxCachedSessions must be a positive integer or zero");
			}
			const options = {
				path: socketPath,
				...opts
			};
			const sessionCache = new SessionCache(maxCachedSessions == null ? 100 : maxCachedSessions);
			timeout = timeout == null ? 1e4 : timeout;
			allowH2 = allowH2 != null ? allowH2 : false;
			return function connect({ hostname, host, protocol, port, servername, localAddress, httpSocket }, callback) {
				let socket;
				if (protocol === "https:") {
					if (!tls) {
						tls = __webpack_require__(1692);
					}
					servername = servername || options.servername || util.getServerName(host) || null;
					const sessionKey = servername || hostname;
					assert(sessionKey);
					const session = customSession || sessionCache.get(sessionKey) || null;
					port = port || 443;
					socket = tls.connect({
						highWaterMark: 16384,
						...options,
						servername,
						session,
						localAddress,
						ALPNProtocols: allowH2 ? ["http/1.1", "h2"] : ["http/1.1"],
						socket: httpSocket,
						port,
						host: hostname
					});
					socket.on("session", function(session) {
						sessionCache.set(sessionKey, session);
					});
				} else {
					assert(!httpSocket, "httpSocket can only be sent on TLS update");
					port = port || 80;
					socket = net.connect({
						highWaterMark: 64 * 1024,
						...options,
						localAddress,
						port,
						host: hostname
					});
				}
				if (options.keepAlive == null || options.keepAlive) {
					const keepAliveInitialDelay = options.keepAliveInitialDelay === undefined ? 6e4 : options.keepAliveInitialDelay;
					socket.setKeepAlive(true, keepAliveInitialDelay);
				}
				const clearConnectTimeout = setupConnectTimeout(new WeakRef(socket), {
					timeout,
					hostname,
					port
				});
				socket.setNoDelay(true).once(protocol === "https:" ? "secureConnect" : "connect", function() {
					queueMicrotask(clearConnectTimeout);
					if (callback) {
						const cb = callback;
						callback = null;
						cb(null, this);
					}
				}).on("error", function(err) {
					queueMicrotask(clearConnectTimeout);
					if (callback) {
						const cb = callback;
						callback = null;
						cb(err);
					}
				});
				return socket;
			};
		}
		const setupConnectTimeout = process.platform === "win32" ? (socketWeakRef, opts) => {
			if (!opts.timeout) {
				return noop;
			}
			let s1 = null;
			let s2 = null;
			const fastTimer = timers.setFastTimeout(() => {
				s1 = setImmediate(() => {
					s2 = setImmediate(() => onConnectTimeout(socketWeakRef.deref(), opts));
				});
			}, opts.timeout);
			return () => {
				timers.clearFastTimeout(fastTimer);
				clearImmediate(s1);
				clearImmediate(s2);
			};
		} : (socketWeakRef, opts) => {
			if (!opts.timeout) {
				return noop;
			}
			let s1 = null;
			const fastTimer = timers.setFastTimeout(() => {
				s1 = setImmediate(() => {
					onConnectTimeout(socketWeakRef.deref(), opts);
				});
			}, opts.timeout);
			return () => {
				timers.clearFastTimeout(fastTimer);
				clearImmediate(s1);
			};
		};
		function onConnectTimeout(socket, opts) {
			if (socket == null) {
				return;
			}
			let message = "Connect Timeout Error";
			if (Array.isArray(socket.autoSelectFamilyAttemptedAddresses)) {
				message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},`;
			} else {
				message += ` (attempted address: ${opts.hostname}:${opts.port},`;
			}
			message += ` timeout: ${opts.timeout}ms)`;
			util.destroy(socket, new ConnectTimeoutError(message));
		}
		module.exports = buildConnector;
	}),
	735: ((module) => {
		const headerNameLowerCasedRecord = {};
		const wellknownHeaderNames = [
			"Accept",
			"Accept-Encoding",
			"Accept-Language",
			"Accept-Ranges",
			"Access-Control-Allow-Credentials",
			"Access-Control-Allow-Headers",
			"Access-Control-Allow-Methods",
			"Access-Control-Allow-Origin",
			"Access-Control-Expose-Headers",
			"Access-Control-Max-Age",
			"Access-Control-Request-Headers",
			"Access-Control-Request-Method",
			"Age",
			"Allow",
			"Alt-Svc",
			"Alt-Used",
			"Authorization",
			"Cache-Control",
			"Clear-Site-Data",
			"Connection",
			"Content-Disposition",
			"Content-Encoding",
			"Content-Language",
			"Content-Length",
			"Content-Location",
			"Content-Range",
			"Content-Security-Policy",
			"Content-Security-Policy-Report-Only",
			"Content-Type",
			"Cookie",
			"Cross-Origin-Embedder-Policy",
			"Cross-Origin-Opener-Policy",
			"Cross-Origin-Resource-Policy",
			"Date",
			"Device-Memory",
			"Downlink",
			"ECT",
			"ETag",
			"Expect",
			"Expect-CT",
			"Expires",
			"Forwarded",
			"From",
			"Host",
			"If-Match",
			"If-Modified-Since",
			"If-None-Match",
			"If-Range",
			"If-Unmodified-Since",
			"Keep-Alive",
			"Last-Modified",
			"Link",
			"Location",
			"Max-Forwards",
			"Origin",
			"Permissions-Policy",
			"Pragma",
			"Proxy-Authenticate",
			"Proxy-Authorization",
			"RTT",
			"Range",
			"Referer",
			"Referrer-Policy",
			"Refresh",
			"Retry-After",
			"Sec-WebSocket-Accept",
			"Sec-WebSocket-Extensions",
			"Sec-WebSocket-Key",
			"Sec-WebSocket-Protocol",
			"Sec-WebSocket-Version",
			"Server",
			"Server-Timing",
			"Service-Worker-Allowed",
			"Service-Worker-Navigation-Preload",
			"Set-Cookie",
			"SourceMap",
			"Strict-Transport-Security",
			"Supports-Loading-Mode",
			"TE",
			"Timing-Allow-Origin",
			"Trailer",
			"Transfer-Encoding",
			"Upgrade",
			"Upgrade-Insecure-Requests",
			"User-Agent",
			"Vary",
			"Via",
			"WWW-Authenticate",
			"X-Content-Type-Options",
			"X-DNS-Prefetch-Control",
			"X-Frame-Options",
			"X-Permitted-Cross-Domain-Policies",
			"X-Powered-By",
			"X-Requested-With",
			"X-XSS-Protection"
		];
		for (let i = 0; i < wellknownHeaderNames.length; ++i) {
			const key = wellknownHeaderNames[i];
			const lowerCasedKey = key.toLowerCase();
			headerNameLowerCasedRecord[key] = headerNameLowerCasedRecord[lowerCasedKey] = lowerCasedKey;
		}
		Object.setPrototypeOf(headerNameLowerCasedRecord, null);
		module.exports = {
			wellknownHeaderNames,
			headerNameLowerCasedRecord
		};
	}),
	2414: ((module, __unused_webpack_exports, __webpack_require__) => {
		const diagnosticsChannel = __webpack_require__(3053);
		const util = __webpack_require__(7975);
		const undiciDebugLog = util.debuglog("undici");
		const fetchDebuglog = util.debuglog("fetch");
		const websocketDebuglog = util.debuglog("websocket");
		let isClientSet = false;
		const channels = {
			beforeConnect: diagnosticsChannel.channel("undici:client:beforeConnect"),
			connected: diagnosticsChannel.channel("undici:client:connected"),
			connectError: diagnosticsChannel.channel("undici:client:connectError"),
			sendHeaders: diagnosticsChannel.channel("undici:client:sendHeaders"),
			create: diagnosticsChannel.channel("undici:request:create"),
			bodySent: diagnosticsChannel.channel("undici:request:bodySent"),
			headers: diagnosticsChannel.channel("undici:request:headers"),
			trailers: diagnosticsChannel.channel("undici:request:trailers"),
			error: diagnosticsChannel.channel("undici:request:error"),
			open: diagnosticsChannel.channel("undici:websocket:open"),
			close: diagnosticsChannel.channel("undici:websocket:close"),
			socketError: diagnosticsChannel.channel("undici:websocket:socket_error"),
			ping: diagnosticsChannel.channel("undici:websocket:ping"),
			pong: diagnosticsChannel.channel("undici:websocket:pong")
		};
		if (undiciDebugLog.enabled || fetchDebuglog.enabled) {
			const debuglog = fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog;
			diagnosticsChannel.channel("undici:client:beforeConnect").subscribe((evt) => {
				const { connectParams: { version, protocol, port, host } } = evt;
				debuglog("connecting to %s using %s%s", `${host}${port ? `:${port}` : ""}`, protocol, version);
			});
			diagnosticsChannel.channel("undici:client:connected").subscribe((evt) => {
				const { connectParams: { version, protocol, port, host } } = evt;
				debuglog("connected to %s using %s%s", `${host}${port ? `:${port}` : ""}`, protocol, version);
			});
			diagnosticsChannel.channel("undici:client:connectError").subscribe((evt) => {
				const { connectParams: { version, protocol, port, host }, error } = evt;
				debuglog("connection to %s using %s%s errored - %s", `${host}${port ? `:${port}` : ""}`, protocol, version, error.message);
			});
			diagnosticsChannel.channel("undici:client:sendHeaders").subscribe((evt) => {
				const { request: { method, path, origin } } = evt;
				debuglog("sending request to %s %s/%s", method, origin, path);
			});
			diagnosticsChannel.channel("undici:request:headers").subscribe((evt) => {
				const { request: { method, path, origin }, response: { statusCode } } = evt;
				debuglog("received response to %s %s/%s - HTTP %d", method, origin, path, statusCode);
			});
			diagnosticsChannel.channel("undici:request:trailers").subscribe((evt) => {
				const { request: { method, path, origin } } = evt;
				debuglog("trailers received from %s %s/%s", method, origin, path);
			});
			diagnosticsChannel.channel("undici:request:error").subscribe((evt) => {
				const { request: { method, path, origin }, error } = evt;
				debuglog("request to %s %s/%s errored - %s", method, origin, path, error.message);
			});
			isClientSet = true;
		}
		if (websocketDebuglog.enabled) {
			if (!isClientSet) {
				const debuglog = undiciDebugLog.enabled ? undiciDebugLog : websocketDebuglog;
				diagnosticsChannel.channel("undici:client:beforeConnect").subscribe((evt) => {
					const { connectParams: { version, protocol, port, host } } = evt;
					debuglog("connecting to %s%s using %s%s", host, port ? `:${port}` : "", protocol, version);
				});
				diagnosticsChannel.channel("undici:client:connected").subscribe((evt) => {
					const { connectParams: { version, protocol, port, host } } = evt;
					debuglog("connected to %s%s using %s%s", host, port ? `:${port}` : "", protocol, version);
				});
				diagnosticsChannel.channel("undici:client:connectError").subscribe((evt) => {
					const { connectParams: { version, protocol, port, host }, error } = evt;
					debuglog("connection to %s%s using %s%s errored - %s", host, port ? `:${port}` : "", protocol, version, error.message);
				});
				diagnosticsChannel.channel("undici:client:sendHeaders").subscribe((evt) => {
					const { request: { method, path, origin } } = evt;
					debuglog("sending request to %s %s/%s", method, origin, path);
				});
			}
			diagnosticsChannel.channel("undici:websocket:open").subscribe((evt) => {
				const { address: { address, port } } = evt;
				websocketDebuglog("connection opened %s%s", address, port ? `:${port}` : "");
			});
			diagnosticsChannel.channel("undici:websocket:close").subscribe((evt) => {
				const { websocket, code, reason } = evt;
				websocketDebuglog("closed connection to %s - %s %s", websocket.url, code, reason);
			});
			diagnosticsChannel.channel("undici:websocket:socket_error").subscribe((err) => {
				websocketDebuglog("connection errored - %s", err.message);
			});
			diagnosticsChannel.channel("undici:websocket:ping").subscribe((evt) => {
				websocketDebuglog("ping received");
			});
			diagnosticsChannel.channel("undici:websocket:pong").subscribe((evt) => {
				websocketDebuglog("pong received");
			});
		}
		module.exports = { channels };
	}),
	8707: ((module) => {
		const kUndiciError = Symbol.for("undici.error.UND_ERR");
		class UndiciError extends Error {
			constructor(message) {
				super(message);
				this.name = "UndiciError";
				this.code = "UND_ERR";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kUndiciError] === true;
			}
			[kUndiciError] = true;
		}
		const kConnectTimeoutError = Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
		class ConnectTimeoutError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "ConnectTimeoutError";
				this.message = message || "Connect Timeout Error";
				this.code = "UND_ERR_CONNECT_TIMEOUT";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kConnectTimeoutError] === true;
			}
			[kConnectTimeoutError] = true;
		}
		const kHeadersTimeoutError = Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
		class HeadersTimeoutError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "HeadersTimeoutError";
				this.message = message || "Headers Timeout Error";
				this.code = "UND_ERR_HEADERS_TIMEOUT";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kHeadersTimeoutError] === true;
			}
			[kHeadersTimeoutError] = true;
		}
		const kHeadersOverflowError = Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
		class HeadersOverflowError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "HeadersOverflowError";
				this.message = message || "Headers Overflow Error";
				this.code = "UND_ERR_HEADERS_OVERFLOW";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kHeadersOverflowError] === true;
			}
			[kHeadersOverflowError] = true;
		}
		const kBodyTimeoutError = Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
		class BodyTimeoutError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "BodyTimeoutError";
				this.message = message || "Body Timeout Error";
				this.code = "UND_ERR_BODY_TIMEOUT";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kBodyTimeoutError] === true;
			}
			[kBodyTimeoutError] = true;
		}
		const kResponseStatusCodeError = Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE");
		class ResponseStatusCodeError extends UndiciError {
			constructor(message, statusCode, headers, body) {
				super(message);
				this.name = "ResponseStatusCodeError";
				this.message = message || "Response Status Code Error";
				this.code = "UND_ERR_RESPONSE_STATUS_CODE";
				this.body = body;
				this.status = statusCode;
				this.statusCode = statusCode;
				this.headers = headers;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kResponseStatusCodeError] === true;
			}
			[kResponseStatusCodeError] = true;
		}
		const kInvalidArgumentError = Symbol.for("undici.error.UND_ERR_INVALID_ARG");
		class InvalidArgumentError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "InvalidArgumentError";
				this.message = message || "Invalid Argument Error";
				this.code = "UND_ERR_INVALID_ARG";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kInvalidArgumentError] === true;
			}
			[kInvalidArgumentError] = true;
		}
		const kInvalidReturnValueError = Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
		class InvalidReturnValueError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "InvalidReturnValueError";
				this.message = message || "Invalid Return Value Error";
				this.code = "UND_ERR_INVALID_RETURN_VALUE";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kInvalidReturnValueError] === true;
			}
			[kInvalidReturnValueError] = true;
		}
		const kAbortError = Symbol.for("undici.error.UND_ERR_ABORT");
		class AbortError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "AbortError";
				this.message = message || "The operation was aborted";
				this.code = "UND_ERR_ABORT";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kAbortError] === true;
			}
			[kAbortError] = true;
		}
		const kRequestAbortedError = Symbol.for("undici.error.UND_ERR_ABORTED");
		class RequestAbortedError extends AbortError {
			constructor(message) {
				super(message);
				this.name = "AbortError";
				this.message = message || "Request aborted";
				this.code = "UND_ERR_ABORTED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kRequestAbortedError] === true;
			}
			[kRequestAbortedError] = true;
		}
		const kInformationalError = Symbol.for("undici.error.UND_ERR_INFO");
		class InformationalError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "InformationalError";
				this.message = message || "Request information";
				this.code = "UND_ERR_INFO";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kInformationalError] === true;
			}
			[kInformationalError] = true;
		}
		const kRequestContentLengthMismatchError = Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
		class RequestContentLengthMismatchError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "RequestContentLengthMismatchError";
				this.message = message || "Request body length does not match content-length header";
				this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kRequestContentLengthMismatchError] === true;
			}
			[kRequestContentLengthMismatchError] = true;
		}
		const kResponseContentLengthMismatchError = Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
		class ResponseContentLengthMismatchError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "ResponseContentLengthMismatchError";
				this.message = message || "Response body length does not match content-length header";
				this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kResponseContentLengthMismatchError] === true;
			}
			[kResponseContentLengthMismatchError] = true;
		}
		const kClientDestroyedError = Symbol.for("undici.error.UND_ERR_DESTROYED");
		class ClientDestroyedError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "ClientDestroyedError";
				this.message = message || "The client is destroyed";
				this.code = "UND_ERR_DESTROYED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kClientDestroyedError] === true;
			}
			[kClientDestroyedError] = true;
		}
		const kClientClosedError = Symbol.for("undici.error.UND_ERR_CLOSED");
		class ClientClosedError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "ClientClosedError";
				this.message = message || "The client is closed";
				this.code = "UND_ERR_CLOSED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kClientClosedError] === true;
			}
			[kClientClosedError] = true;
		}
		const kSocketError = Symbol.for("undici.error.UND_ERR_SOCKET");
		class SocketError extends UndiciError {
			constructor(message, socket) {
				super(message);
				this.name = "SocketError";
				this.message = message || "Socket error";
				this.code = "UND_ERR_SOCKET";
				this.socket = socket;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kSocketError] === true;
			}
			[kSocketError] = true;
		}
		const kNotSupportedError = Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
		class NotSupportedError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "NotSupportedError";
				this.message = message || "Not supported error";
				this.code = "UND_ERR_NOT_SUPPORTED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kNotSupportedError] === true;
			}
			[kNotSupportedError] = true;
		}
		const kBalancedPoolMissingUpstreamError = Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
		class BalancedPoolMissingUpstreamError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "MissingUpstreamError";
				this.message = message || "No upstream has been added to the BalancedPool";
				this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kBalancedPoolMissingUpstreamError] === true;
			}
			[kBalancedPoolMissingUpstreamError] = true;
		}
		const kHTTPParserError = Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
		class HTTPParserError extends Error {
			constructor(message, code, data) {
				super(message);
				this.name = "HTTPParserError";
				this.code = code ? `HPE_${code}` : undefined;
				this.data = data ? data.toString() : undefined;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kHTTPParserError] === true;
			}
			[kHTTPParserError] = true;
		}
		const kResponseExceededMaxSizeError = Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
		class ResponseExceededMaxSizeError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "ResponseExceededMaxSizeError";
				this.message = message || "Response content exceeded max size";
				this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kResponseExceededMaxSizeError] === true;
			}
			[kResponseExceededMaxSizeError] = true;
		}
		const kRequestRetryError = Symbol.for("undici.error.UND_ERR_REQ_RETRY");
		class RequestRetryError extends UndiciError {
			constructor(message, code, { headers, data }) {
				super(message);
				this.name = "RequestRetryError";
				this.message = message || "Request retry error";
				this.code = "UND_ERR_REQ_RETRY";
				this.statusCode = code;
				this.data = data;
				this.headers = headers;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kRequestRetryError] === true;
			}
			[kRequestRetryError] = true;
		}
		const kResponseError = Symbol.for("undici.error.UND_ERR_RESPONSE");
		class ResponseError extends UndiciError {
			constructor(message, code, { headers, data }) {
				super(message);
				this.name = "ResponseError";
				this.message = message || "Response error";
				this.code = "UND_ERR_RESPONSE";
				this.statusCode = code;
				this.data = data;
				this.headers = headers;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kResponseError] === true;
			}
			[kResponseError] = true;
		}
		const kSecureProxyConnectionError = Symbol.for("undici.error.UND_ERR_PRX_TLS");
		class SecureProxyConnectionError extends UndiciError {
			constructor(cause, message, options) {
				super(message, {
					cause,
					...options ?? {}
				});
				this.name = "SecureProxyConnectionError";
				this.message = message || "Secure Proxy Connection failed";
				this.code = "UND_ERR_PRX_TLS";
				this.cause = cause;
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kSecureProxyConnectionError] === true;
			}
			[kSecureProxyConnectionError] = true;
		}
		const kMessageSizeExceededError = Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
		class MessageSizeExceededError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "MessageSizeExceededError";
				this.message = message || "Max decompressed message size exceeded";
				this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kMessageSizeExceededError] === true;
			}
			get [kMessageSizeExceededError]() {
				return true;
			}
		}
		module.exports = {
			AbortError,
			HTTPParserError,
			UndiciError,
			HeadersTimeoutError,
			HeadersOverflowError,
			BodyTimeoutError,
			RequestContentLengthMismatchError,
			ConnectTimeoutError,
			ResponseStatusCodeError,
			InvalidArgumentError,
			InvalidReturnValueError,
			RequestAbortedError,
			ClientDestroyedError,
			ClientClosedError,
			InformationalError,
			SocketError,
			NotSupportedError,
			ResponseContentLengthMismatchError,
			BalancedPoolMissingUpstreamError,
			ResponseExceededMaxSizeError,
			RequestRetryError,
			ResponseError,
			SecureProxyConnectionError,
			MessageSizeExceededError
		};
	}),
	4655: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { InvalidArgumentError, NotSupportedError } = __webpack_require__(8707);
		const assert = __webpack_require__(4589);
		const { isValidHTTPToken, isValidHeaderValue, isStream, destroy, isBuffer, isFormDataLike, isIterable, isBlobLike, buildURL, validateHandler, getServerName, normalizedMethodRecords } = __webpack_require__(3440);
		const { channels } = __webpack_require__(2414);
		const { headerNameLowerCasedRecord } = __webpack_require__(735);
		const invalidPathRegex = /[^\u0021-\u00ff]/;
		const kHandler = Symbol("handler");
		class Request {
			constructor(origin, { path, method, body, headers, query, idempotent, blocking, upgrade, headersTimeout, bodyTimeout, reset, throwOnError, expectContinue, servername }, handler) {
				if (typeof path !== "string") {
					throw new InvalidArgumentError("path must be a string");
				} else if (path[0] !== "/" && !(path.startsWith("http://") || path.startsWith("https://")) && method !== "CONNECT") {
					throw new InvalidArgumentError("path must be an absolute URL or start with a slash");
				} else if (invalidPathRegex.test(path)) {
					throw new InvalidArgumentError("invalid request path");
				}
				if (typeof method !== "string") {
					throw new InvalidArgumentError("method must be a string");
				} else if (normalizedMethodRecords[method] === undefined && !isValidHTTPToken(method)) {
					throw new InvalidArgumentError("invalid request method");
				}
				if (upgrade && typeof upgrade !== "string") {
					throw new InvalidArgumentError("upgrade must be a string");
				}
				if (upgrade && !isValidHeaderValue(upgrade)) {
					throw new InvalidArgumentError("invalid upgrade header");
				}
				if (headersTimeout != null && (!Number.isFinite(headersTimeout) || headersTimeout < 0)) {
					throw new InvalidArgumentError("invalid headersTimeout");
				}
				if (bodyTimeout != null && (!Number.isFinite(bodyTimeout) || bodyTimeout < 0)) {
					throw new InvalidArgumentError("invalid bodyTimeout");
				}
				if (reset != null && typeof reset !== "boolean") {
					throw new InvalidArgumentError("invalid reset");
				}
				if (expectContinue != null && typeof expectContinue !== "boolean") {
					throw new InvalidArgumentError("invalid expectContinue");
				}
				this.headersTimeout = headersTimeout;
				this.bodyTimeout = bodyTimeout;
				this.throwOnError = throwOnError === true;
				this.method = method;
				this.abort = null;
				if (body == null) {
					this.body = null;
				} else if (isStream(body)) {
					this.body = body;
					const rState = this.body._readableState;
					if (!rState || !rState.autoDestroy) {
						this.endHandler = function autoDestroy() {
							destroy(this);
						};
						this.body.on("end", this.endHandler);
					}
					this.errorHandler = (err) => {
						if (this.abort) {
							this.abort(err);
						} else {
							this.error = err;
						}
					};
					this.body.on("error", this.errorHandler);
				} else if (isBuffer(body)) {
					this.body = body.byteLength ? body : null;
				} else if (ArrayBuffer.isView(body)) {
					this.body = body.buffer.byteLength ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : null;
				} else if (body instanceof ArrayBuffer) {
					this.body = body.byteLength ? Buffer.from(body) : null;
				} else if (typeof body === "string") {
					this.body = body.length ? Buffer.from(body) : null;
				} else if (isFormDataLike(body) || isIterable(body) || isBlobLike(body)) {
					this.body = body;
				} else {
					throw new InvalidArgumentError("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
				}
				this.completed = false;
				this.aborted = false;
				this.upgrade = upgrade || null;
				this.path = query ? buildURL(path, query) : path;
				this.origin = origin;
				this.idempotent = idempotent == null ? method === "HEAD" || method === "GET" : idempotent;
				this.blocking = blocking == null ? false : blocking;
				this.reset = reset == null ? null : reset;
				this.host = null;
				this.contentLength = null;
				this.contentType = null;
				this.headers = [];
				this.expectContinue = expectContinue != null ? expectContinue : false;
				if (Array.isArray(headers)) {
					if (headers.length % 2 !== 0) {
						throw new InvalidArgumentError("headers array must be even");
					}
					for (let i = 0; i < headers.length; i += 2) {
						processHeader(this, headers[i], headers[i + 1]);
					}
				} else if (headers && typeof headers === "object") {
					if (headers[Symbol.iterator]) {
						for (const header of headers) {
							if (!Array.isArray(header) || header.length !== 2) {
								throw new InvalidArgumentError("headers must be in key-value pair format");
							}
							processHeader(this, header[0], header[1]);
						}
					} else {
						const keys = Object.keys(headers);
						for (let i = 0; i < keys.length; ++i) {
							processHeader(this, keys[i], headers[keys[i]]);
						}
					}
				} else if (headers != null) {
					throw new InvalidArgumentError("headers must be an object or an array");
				}
				validateHandler(handler, method, upgrade);
				this.servername = servername || getServerName(this.host);
				this[kHandler] = handler;
				if (channels.create.hasSubscribers) {
					channels.create.publish({ request: this });
				}
			}
			onBodySent(chunk) {
				if (this[kHandler].onBodySent) {
					try {
						return this[kHandler].onBodySent(chunk);
					} catch (err) {
						this.abort(err);
					}
				}
			}
			onRequestSent() {
				if (channels.bodySent.hasSubscribers) {
					channels.bodySent.publish({ request: this });
				}
				if (this[kHandler].onRequestSent) {
					try {
						return this[kHandler].onRequestSent();
					} catch (err) {
						this.abort(err);
					}
				}
			}
			onConnect(abort) {
				assert(!this.aborted);
				assert(!this.completed);
				if (this.error) {
					abort(this.error);
				} else {
					this.abort = abort;
					return this[kHandler].onConnect(abort);
				}
			}
			onResponseStarted() {
				return this[kHandler].onResponseStarted?.();
			}
			onHeaders(statusCode, headers, resume, statusText) {
				assert(!this.aborted);
				assert(!this.completed);
				if (channels.headers.hasSubscribers) {
					channels.headers.publish({
						request: this,
						response: {
							statusCode,
							headers,
							statusText
						}
					});
				}
				try {
					return this[kHandler].onHeaders(statusCode, headers, resume, statusText);
				} catch (err) {
					this.abort(err);
				}
			}
			onData(chunk) {
				assert(!this.aborted);
				assert(!this.completed);
				try {
					return this[kHandler].onData(chunk);
				} catch (err) {
					this.abort(err);
					return false;
				}
			}
			onUpgrade(statusCode, headers, socket, statusText = "") {
				this.onFinally();
				assert(!this.aborted);
				assert(!this.completed);
				if (statusCode !== null) {
					this.#publishUpgradeHeaders(statusCode, headers, statusText);
				}
				const result = this[kHandler].onUpgrade(statusCode, headers, socket);
				if (!this.aborted) {
					this.completed = true;
					if (statusCode !== null) {
						this.#publishUpgradeTrailers();
					}
				}
				return result;
			}
			onUpgradeResponse(statusCode, headers, parseHeaders, statusText = "") {
				assert(!this.aborted);
				assert(this.completed);
				if (channels.headers.hasSubscribers) {
					this.#publishUpgradeHeaders(statusCode, parseHeaders(headers), statusText);
				}
				this.#publishUpgradeTrailers();
			}
			onUpgradeError(error) {
				assert(!this.aborted);
				assert(this.completed);
				if (channels.error.hasSubscribers) {
					channels.error.publish({
						request: this,
						error
					});
				}
			}
			#publishUpgradeHeaders(statusCode, headers, statusText) {
				if (channels.headers.hasSubscribers) {
					channels.headers.publish({
						request: this,
						response: {
							statusCode,
							headers,
							statusText
						}
					});
				}
			}
			#publishUpgradeTrailers() {
				if (channels.trailers.hasSubscribers) {
					channels.trailers.publish({
						request: this,
						trailers: []
					});
				}
			}
			onComplete(trailers) {
				this.onFinally();
				assert(!this.aborted);
				this.completed = true;
				if (channels.trailers.hasSubscribers) {
					channels.trailers.publish({
						request: this,
						trailers
					});
				}
				try {
					return this[kHandler].onComplete(trailers);
				} catch (err) {
					this.onError(err);
				}
			}
			onError(error) {
				this.onFinally();
				if (channels.error.hasSubscribers) {
					channels.error.publish({
						request: this,
						error
					});
				}
				if (this.aborted) {
					return;
				}
				this.aborted = true;
				return this[kHandler].onError(error);
			}
			onFinally() {
				if (this.errorHandler) {
					this.body.off("error", this.errorHandler);
					this.errorHandler = null;
				}
				if (this.endHandler) {
					this.body.off("end", this.endHandler);
					this.endHandler = null;
				}
			}
			addHeader(key, value) {
				processHeader(this, key, value);
				return this;
			}
		}
		function processHeader(request, key, val) {
			if (val && typeof val === "object" && !Array.isArray(val)) {
				throw new InvalidArgumentError(`invalid ${key} header`);
			} else if (val === undefined) {
				return;
			}
			let headerName = headerNameLowerCasedRecord[key];
			if (headerName === undefined) {
				headerName = key.toLowerCase();
				if (headerNameLowerCasedRecord[headerName] === undefined && !isValidHTTPToken(headerName)) {
					throw new InvalidArgumentError("invalid header key");
				}
			}
			if (Array.isArray(val)) {
				const arr = [];
				for (let i = 0; i < val.length; i++) {
					if (typeof val[i] === "string") {
						if (!isValidHeaderValue(val[i])) {
							throw new InvalidArgumentError(`invalid ${key} header`);
						}
						arr.push(val[i]);
					} else if (val[i] === null) {
						arr.push("");
					} else if (typeof val[i] === "object") {
						throw new InvalidArgumentError(`invalid ${key} header`);
					} else {
						const str = `${val[i]}`;
						if (!isValidHeaderValue(str)) {
							throw new InvalidArgumentError(`invalid ${key} header`);
						}
						arr.push(str);
					}
				}
				val = arr;
			} else if (typeof val === "string") {
				if (!isValidHeaderValue(val)) {
					throw new InvalidArgumentError(`invalid ${key} header`);
				}
			} else if (val === null) {
				val = "";
			} else {
				val = `${val}`;
				if (!isValidHeaderValue(val)) {
					throw new InvalidArgumentError(`invalid ${key} header`);
				}
			}
			if (headerName === "host") {
				if (request.host !== null) {
					throw new InvalidArgumentError("duplicate host header");
				}
				if (typeof val !== "string") {
					throw new InvalidArgumentError("invalid host header");
				}
				request.host = val;
			} else if (headerName === "content-length") {
				if (request.contentLength !== null) {
					throw new InvalidArgumentError("duplicate content-length header");
				}
				request.contentLength = parseInt(val, 10);
				if (!Number.isFinite(request.contentLength)) {
					throw new InvalidArgumentError("invalid content-length header");
				}
			} else if (request.contentType === null && headerName === "content-type") {
				request.contentType = val;
				request.headers.push(key, val);
			} else if (headerName === "transfer-encoding" || headerName === "keep-alive" || headerName === "upgrade") {
				throw new InvalidArgumentError(`invalid ${headerName} header`);
			} else if (headerName === "connection") {
				const value = typeof val === "string" ? val.toLowerCase() : null;
				if (value !== "close" && value !== "keep-alive") {
					throw new InvalidArgumentError("invalid connection header");
				}
				if (value === "close") {
					request.reset = true;
				}
			} else if (headerName === "expect") {
				throw new NotSupportedError("expect header not supported");
			} else {
				request.headers.push(key, val);
			}
		}
		module.exports = Request;
	}),
	6443: ((module) => {
		module.exports = {
			kClose: Symbol("close"),
			kDestroy: Symbol("destroy"),
			kDispatch: Symbol("dispatch"),
			kUrl: Symbol("url"),
			kWriting: Symbol("writing"),
			kResuming: Symbol("resuming"),
			kQueue: Symbol("queue"),
			kConnect: Symbol("connect"),
			kConnecting: Symbol("connecting"),
			kKeepAliveDefaultTimeout: Symbol("default keep alive timeout"),
			kKeepAliveMaxTimeout: Symbol("max keep alive timeout"),
			kKeepAliveTimeoutThreshold: Symbol("keep alive timeout threshold"),
			kKeepAliveTimeoutValue: Symbol("keep alive timeout"),
			kKeepAlive: Symbol("keep alive"),
			kHeadersTimeout: Symbol("headers timeout"),
			kBodyTimeout: Symbol("body timeout"),
			kServerName: Symbol("server name"),
			kLocalAddress: Symbol("local address"),
			kHost: Symbol("host"),
			kNoRef: Symbol("no ref"),
			kBodyUsed: Symbol("used"),
			kBody: Symbol("abstracted request body"),
			kRunning: Symbol("running"),
			kBlocking: Symbol("blocking"),
			kPending: Symbol("pending"),
			kSize: Symbol("size"),
			kBusy: Symbol("busy"),
			kQueued: Symbol("queued"),
			kFree: Symbol("free"),
			kConnected: Symbol("connected"),
			kClosed: Symbol("closed"),
			kNeedDrain: Symbol("need drain"),
			kReset: Symbol("reset"),
			kDestroyed: Symbol.for("nodejs.stream.destroyed"),
			kResume: Symbol("resume"),
			kOnError: Symbol("on error"),
			kMaxHeadersSize: Symbol("max headers size"),
			kRunningIdx: Symbol("running index"),
			kPendingIdx: Symbol("pending index"),
			kError: Symbol("error"),
			kClients: Symbol("clients"),
			kClient: Symbol("client"),
			kParser: Symbol("parser"),
			kOnDestroyed: Symbol("destroy callbacks"),
			kPipelining: Symbol("pipelining"),
			kSocket: Symbol("socket"),
			kHostHeader: Symbol("host header"),
			kConnector: Symbol("connector"),
			kStrictContentLength: Symbol("strict content length"),
			kMaxRedirections: Symbol("maxRedirections"),
			kMaxRequests: Symbol("maxRequestsPerClient"),
			kProxy: Symbol("proxy agent options"),
			kCounter: Symbol("socket request counter"),
			kInterceptors: Symbol("dispatch interceptors"),
			kMaxResponseSize: Symbol("max response size"),
			kHTTP2Session: Symbol("http2Session"),
			kHTTP2SessionState: Symbol("http2Session state"),
			kRetryHandlerDefaultRetry: Symbol("retry agent default retry"),
			kConstruct: Symbol("constructable"),
			kListeners: Symbol("listeners"),
			kHTTPContext: Symbol("http context"),
			kMaxConcurrentStreams: Symbol("max concurrent streams"),
			kNoProxyAgent: Symbol("no proxy agent"),
			kHttpProxyAgent: Symbol("http proxy agent"),
			kHttpsProxyAgent: Symbol("https proxy agent")
		};
	}),
	7752: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { wellknownHeaderNames, headerNameLowerCasedRecord } = __webpack_require__(735);
		class TstNode {
			value = null;
			left = null;
			middle = null;
			right = null;
			code;
			constructor(key, value, index) {
				if (index === undefined || index >= key.length) {
					throw new TypeError("Unreachable");
				}
				const code = this.code = key.charCodeAt(index);
				if (code > 127) {
					throw new TypeError("key must be ascii string");
				}
				if (key.length !== ++index) {
					this.middle = new TstNode(key, value, index);
				} else {
					this.value = value;
				}
			}
			add(key, value) {
				const length = key.length;
				if (length === 0) {
					throw new TypeError("Unreachable");
				}
				let index = 0;
				let node = this;
				while (true) {
					const code = key.charCodeAt(index);
					if (code > 127) {
						throw new TypeError("key must be ascii string");
					}
					if (node.code === code) {
						if (length === ++index) {
							node.value = value;
							break;
						} else if (node.middle !== null) {
							node = node.middle;
						} else {
							node.middle = new TstNode(key, value, index);
							break;
						}
					} else if (node.code < code) {
						if (node.left !== null) {
							node = node.left;
						} else {
							node.left = new TstNode(key, value, index);
							break;
						}
					} else if (node.right !== null) {
						node = node.right;
					} else {
						node.right = new TstNode(key, value, index);
						break;
					}
				}
			}
			search(key) {
				const keylength = key.length;
				let index = 0;
				let node = this;
				while (node !== null && index < keylength) {
					let code = key[index];
					if (code <= 90 && code >= 65) {
						code |= 32;
					}
					while (node !== null) {
						if (code === node.code) {
							if (keylength === ++index) {
								return node;
							}
							node = node.middle;
							break;
						}
						node = node.code < code ? node.left : node.right;
					}
				}
				return null;
			}
		}
		class TernarySearchTree {
			node = null;
			insert(key, value) {
				if (this.node === null) {
					this.node = new TstNode(key, value, 0);
				} else {
					this.node.add(key, value);
				}
			}
			lookup(key) {
				return this.node?.search(key)?.value ?? null;
			}
		}
		const tree = new TernarySearchTree();
		for (let i = 0; i < wellknownHeaderNames.length; ++i) {
			const key = headerNameLowerCasedRecord[wellknownHeaderNames[i]];
			tree.insert(key, key);
		}
		module.exports = {
			TernarySearchTree,
			tree
		};
	}),
	3440: ((module, __unused_webpack_exports, __webpack_require__) => {
		const assert = __webpack_require__(4589);
		const { kDestroyed, kBodyUsed, kListeners, kBody } = __webpack_require__(6443);
		const { IncomingMessage } = __webpack_require__(7067);
		const stream = __webpack_require__(7075);
		const net = __webpack_require__(7030);
		const { Blob } = __webpack_require__(4573);
		const nodeUtil = __webpack_require__(7975);
		const { stringify } = __webpack_require__(1792);
		const { EventEmitter: EE } = __webpack_require__(8474);
		const { InvalidArgumentError } = __webpack_require__(8707);
		const { headerNameLowerCasedRecord } = __webpack_require__(735);
		const { tree } = __webpack_require__(7752);
		const [nodeMajor, nodeMinor] = process.versions.node.split(".").map((v) => Number(v));
		class BodyAsyncIterable {
			constructor(body) {
				this[kBody] = body;
				this[kBodyUsed] = false;
			}
			async *[Symbol.asyncIterator]() {
				assert(!this[kBodyUsed], "disturbed");
				this[kBodyUsed] = true;
				yield* this[kBody];
			}
		}
		function wrapRequestBody(body) {
			if (isStream(body)) {
				if (bodyLength(body) === 0) {
					body.on("data", function() {
						assert(false);
					});
				}
				if (typeof body.readableDidRead !== "boolean") {
					body[kBodyUsed] = false;
					EE.prototype.on.call(body, "data", function() {
						this[kBodyUsed] = true;
					});
				}
				return body;
			} else if (body && typeof body.pipeTo === "function") {
				return new BodyAsyncIterable(body);
			} else if (body && typeof body !== "string" && !ArrayBuffer.isView(body) && isIterable(body)) {
				return new BodyAsyncIterable(body);
			} else {
				return body;
			}
		}
		function nop() {}
		function isStream(obj) {
			return obj && typeof obj === "object" && typeof obj.pipe === "function" && typeof obj.on === "function";
		}
		function isBlobLike(object) {
			if (object === null) {
				return false;
			} else if (object instanceof Blob) {
				return true;
			} else if (typeof object !== "object") {
				return false;
			} else {
				const sTag = object[Symbol.toStringTag];
				return (sTag === "Blob" || sTag === "File") && ("stream" in object && typeof object.stream === "function" || "arrayBuffer" in object && typeof object.arrayBuffer === "function");
			}
		}
		function buildURL(url, queryParams) {
			if (url.includes("?") || url.includes("#")) {
				throw new Error("Query params cannot be passed when url already contains \"?\" or \"#\".");
			}
			const stringified = stringify(queryParams);
			if (stringified) {
				url += "?" + stringified;
			}
			return url;
		}
		function isValidPort(port) {
			const value = parseInt(port, 10);
			return value === Number(port) && value >= 0 && value <= 65535;
		}
		function isHttpOrHttpsPrefixed(value) {
			return value != null && value[0] === "h" && value[1] === "t" && value[2] === "t" && value[3] === "p" && (value[4] === ":" || value[4] === "s" && value[5] === ":");
		}
		function parseURL(url) {
			if (typeof url === "string") {
				url = new URL(url);
				if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
					throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
				}
				return url;
			}
			if (!url || typeof url !== "object") {
				throw new InvalidArgumentError("Invalid URL: The URL argument must be a non-null object.");
			}
			if (!(url instanceof URL)) {
				if (url.port != null && url.port !== "" && isValidPort(url.port) === false) {
					throw new InvalidArgumentError("Invalid URL: port must be a valid integer or a string representation of an integer.");
				}
				if (url.path != null && typeof url.path !== "string") {
					throw new InvalidArgumentError("Invalid URL path: the path must be a string or null/undefined.");
				}
				if (url.pathname != null && typeof url.pathname !== "string") {
					throw new InvalidArgumentError("Invalid URL pathname: the pathname must be a string or null/undefined.");
				}
				if (url.hostname != null && typeof url.hostname !== "string") {
					throw new InvalidArgumentError("Invalid URL hostname: the hostname must be a string or null/undefined.");
				}
				if (url.origin != null && typeof url.origin !== "string") {
					throw new InvalidArgumentError("Invalid URL origin: the origin must be a string or null/undefined.");
				}
				if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
					throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
				}
				const port = url.port != null ? url.port : url.protocol === "https:" ? 443 : 80;
				let origin = url.origin != null ? url.origin : `${url.protocol || ""}//${url.hostname || ""}:${port}`;
				let path = url.path != null ? url.path : `${url.pathname || ""}${url.search || ""}`;
				if (origin[origin.length - 1] === "/") {
					origin = origin.slice(0, origin.length - 1);
				}
				if (path && path[0] !== "/") {
					path = `/${path}`;
				}
				return new URL(`${origin}${path}`);
			}
			if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
				throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			}
			return url;
		}
		function parseOrigin(url) {
			url = parseURL(url);
			if (url.pathname !== "/" || url.search || url.hash) {
				throw new InvalidArgumentError("invalid url");
			}
			return url;
		}
		function getHostname(host) {
			if (host[0] === "[") {
				const idx = host.indexOf("]");
				assert(idx !== -1);
				return host.substring(1, idx);
			}
			const idx = host.indexOf(":");
			if (idx === -1) return host;
			return host.substring(0, idx);
		}
		function getServerName(host) {
			if (!host) {
				return null;
			}
			assert(typeof host === "string");
			const servername = getHostname(host);
			if (net.isIP(servername)) {
				return "";
			}
			return servername;
		}
		function deepClone(obj) {
			return JSON.parse(JSON.stringify(obj));
		}
		function isAsyncIterable(obj) {
			return !!(obj != null && typeof obj[Symbol.asyncIterator] === "function");
		}
		function isIterable(obj) {
			return !!(obj != null && (typeof obj[Symbol.iterator] === "function" || typeof obj[Symbol.asyncIterator] === "function"));
		}
		function bodyLength(body) {
			if (body == null) {
				return 0;
			} else if (isStream(body)) {
				const state = body._readableState;
				return state && state.objectMode === false && state.ended === true && Number.isFinite(state.length) ? state.length : null;
			} else if (isBlobLike(body)) {
				return body.size != null ? body.size : null;
			} else if (isBuffer(body)) {
				return body.byteLength;
			}
			return null;
		}
		function isDestroyed(body) {
			return body && !!(body.destroyed || body[kDestroyed] || stream.isDestroyed?.(body));
		}
		function destroy(stream, err) {
			if (stream == null || !isStream(stream) || isDestroyed(stream)) {
				return;
			}
			if (typeof stream.destroy === "function") {
				if (Object.getPrototypeOf(stream).constructor === IncomingMessage) {
					stream.socket = null;
				}
				stream.destroy(err);
			} else if (err) {
				queueMicrotask(() => {
					stream.emit("error", err);
				});
			}
			if (stream.destroyed !== true) {
				stream[kDestroyed] = true;
			}
		}
		const KEEPALIVE_TIMEOUT_EXPR = /timeout=(\d+)/;
		function parseKeepAliveTimeout(val) {
			const m = val.toString().match(KEEPALIVE_TIMEOUT_EXPR);
			return m ? parseInt(m[1], 10) * 1e3 : null;
		}
		function headerNameToString(value) {
			return typeof value === "string" ? headerNameLowerCasedRecord[value] ?? value.toLowerCase() : tree.lookup(value) ?? value.toString("latin1").toLowerCase();
		}
		function bufferToLowerCasedHeaderName(value) {
			return tree.lookup(value) ?? value.toString("latin1").toLowerCase();
		}
		function parseHeaders(headers, obj) {
			if (obj === undefined) obj = {};
			for (let i = 0; i < headers.length; i += 2) {
				const key = headerNameToString(headers[i]);
				let val = obj[key];
				if (val) {
					if (typeof val === "string") {
						val = [val];
						obj[key] = val;
					}
					val.push(headers[i + 1].toString("utf8"));
				} else {
					const headersValue = headers[i + 1];
					if (typeof headersValue === "string") {
						obj[key] = headersValue;
					} else {
						obj[key] = Array.isArray(headersValue) ? headersValue.map((x) => x.toString("utf8")) : headersValue.toString("utf8");
					}
				}
			}
			if ("content-length" in obj && "content-disposition" in obj) {
				obj["content-disposition"] = Buffer.from(obj["content-disposition"]).toString("latin1");
			}
			return obj;
		}
		function parseRawHeaders(headers) {
			const len = headers.length;
			const ret = new Array(len);
			let hasContentLength = false;
			let contentDispositionIdx = -1;
			let key;
			let val;
			let kLen = 0;
			for (let n = 0; n < headers.length; n += 2) {
				key = headers[n];
				val = headers[n + 1];
				typeof key !== "string" && (key = key.toString());
				typeof val !== "string" && (val = val.toString("utf8"));
				kLen = key.length;
				if (kLen === 14 && key[7] === "-" && (key === "content-length" || key.toLowerCase() === "content-length")) {
					hasContentLength = true;
				} else if (kLen === 19 && key[7] === "-" && (key === "content-disposition" || key.toLowerCase() === "content-disposition")) {
					contentDispositionIdx = n + 1;
				}
				ret[n] = key;
				ret[n + 1] = val;
			}
			if (hasContentLength && contentDispositionIdx !== -1) {
				ret[contentDispositionIdx] = Buffer.from(ret[contentDispositionIdx]).toString("latin1");
			}
			return ret;
		}
		function isBuffer(buffer) {
			return buffer instanceof Uint8Array || Buffer.isBuffer(buffer);
		}
		function validateHandler(handler, method, upgrade) {
			if (!handler || typeof handler !== "object") {
				throw new InvalidArgumentError("handler must be an object");
			}
			if (typeof handler.onConnect !== "function") {
				throw new InvalidArgumentError("invalid onConnect method");
			}
			if (typeof handler.onError !== "function") {
				throw new InvalidArgumentError("invalid onError method");
			}
			if (typeof handler.onBodySent !== "function" && handler.onBodySent !== undefined) {
				throw new InvalidArgumentError("invalid onBodySent method");
			}
			if (upgrade || method === "CONNECT") {
				if (typeof handler.onUpgrade !== "function") {
					throw new InvalidArgumentError("invalid onUpgrade method");
				}
			} else {
				if (typeof handler.onHeaders !== "function") {
					throw new InvalidArgumentError("invalid onHeaders method");
				}
				if (typeof handler.onData !== "function") {
					throw new InvalidArgumentError("invalid onData method");
				}
				if (typeof handler.onComplete !== "function") {
					throw new InvalidArgumentError("invalid onComplete method");
				}
			}
		}
		function isDisturbed(body) {
			return !!(body && (stream.isDisturbed(body) || body[kBodyUsed]));
		}
		function isErrored(body) {
			return !!(body && stream.isErrored(body));
		}
		function isReadable(body) {
			return !!(body && stream.isReadable(body));
		}
		function getSocketInfo(socket) {
			return {
				localAddress: socket.localAddress,
				localPort: socket.localPort,
				remoteAddress: socket.remoteAddress,
				remotePort: socket.remotePort,
				remoteFamily: socket.remoteFamily,
				timeout: socket.timeout,
				bytesWritten: socket.bytesWritten,
				bytesRead: socket.bytesRead
			};
		}
		function ReadableStreamFrom(iterable) {
			let iterator;
			return new ReadableStream({
				async start() {
					iterator = iterable[Symbol.asyncIterator]();
				},
				async pull(controller) {
					const { done, value } = await iterator.next();
					if (done) {
						queueMicrotask(() => {
							controller.close();
							controller.byobRequest?.respond(0);
						});
					} else {
						const buf = Buffer.isBuffer(value) ? value : Buffer.from(value);
						if (buf.byteLength) {
							controller.enqueue(new Uint8Array(buf));
						}
					}
					return controller.desiredSize > 0;
				},
				async cancel(reason) {
					await iterator.return();
				},
				type: "bytes"
			});
		}
		function isFormDataLike(object) {
			return object && typeof object === "object" && typeof object.append === "function" && typeof object.delete === "function" && typeof object.get === "function" && typeof object.getAll === "function" && typeof object.has === "function" && typeof object.set === "function" && object[Symbol.toStringTag] === "FormData";
		}
		function addAbortListener(signal, listener) {
			if ("addEventListener" in signal) {
				signal.addEventListener("abort", listener, { once: true });
				return () => signal.removeEventListener("abort", listener);
			}
			signal.addListener("abort", listener);
			return () => signal.removeListener("abort", listener);
		}
		const hasToWellFormed = typeof String.prototype.toWellFormed === "function";
		const hasIsWellFormed = typeof String.prototype.isWellFormed === "function";
		function toUSVString(val) {
			return hasToWellFormed ? `${val}`.toWellFormed() : nodeUtil.toUSVString(val);
		}
		function isUSVString(val) {
			return hasIsWellFormed ? `${val}`.isWellFormed() : toUSVString(val) === `${val}`;
		}
		function isTokenCharCode(c) {
			switch (c) {
				case 34:
				case 40:
				case 41:
				case 44:
				case 47:
				case 58:
				case 59:
				case 60:
				case 61:
				case 62:
				case 63:
				case 64:
				case 91:
				case 92:
				case 93:
				case 123:
				case 125: return false;
				default: return c >= 33 && c <= 126;
			}
		}
		function isValidHTTPToken(characters) {
			if (characters.length === 0) {
				return false;
			}
			for (let i = 0; i < characters.length; ++i) {
				if (!isTokenCharCode(characters.charCodeAt(i))) {
					return false;
				}
			}
			return true;
		}
		const headerCharRegex = /[^\t\x20-\x7e\x80-\xff]/;
		function isValidHeaderValue(characters) {
			return !headerCharRegex.test(characters);
		}
		function parseRangeHeader(range) {
			if (range == null || range === "") return {
				start: 0,
				end: null,
				size: null
			};
			const m = range ? range.match(/^bytes (\d+)-(\d+)\/(\d+)?$/) : null;
			return m ? {
				start: parseInt(m[1]),
				end: m[2] ? parseInt(m[2]) : null,
				size: m[3] ? parseInt(m[3]) : null
			} : null;
		}
		function addListener(obj, name, listener) {
			const listeners = obj[kListeners] ??= [];
			listeners.push([name, listener]);
			obj.on(name, listener);
			return obj;
		}
		function removeAllListeners(obj) {
			for (const [name, listener] of obj[kListeners] ?? []) {
				obj.removeListener(name, listener);
			}
			obj[kListeners] = null;
		}
		function errorRequest(client, request, err) {
			try {
				request.onError(err);
				assert(request.aborted);
			} catch (err) {
				client.emit("error", err);
			}
		}
		const kEnumerableProperty = Object.create(null);
		kEnumerableProperty.enumerable = true;
		const normalizedMethodRecordsBase = {
			delete: "DELETE",
			DELETE: "DELETE",
			get: "GET",
			GET: "GET",
			head: "HEAD",
			HEAD: "HEAD",
			options: "OPTIONS",
			OPTIONS: "OPTIONS",
			post: "POST",
			POST: "POST",
			put: "PUT",
			PUT: "PUT"
		};
		const normalizedMethodRecords = {
			...normalizedMethodRecordsBase,
			patch: "patch",
			PATCH: "PATCH"
		};
		Object.setPrototypeOf(normalizedMethodRecordsBase, null);
		Object.setPrototypeOf(normalizedMethodRecords, null);
		module.exports = {
			kEnumerableProperty,
			nop,
			isDisturbed,
			isErrored,
			isReadable,
			toUSVString,
			isUSVString,
			isBlobLike,
			parseOrigin,
			parseURL,
			getServerName,
			isStream,
			isIterable,
			isAsyncIterable,
			isDestroyed,
			headerNameToString,
			bufferToLowerCasedHeaderName,
			addListener,
			removeAllListeners,
			errorRequest,
			parseRawHeaders,
			parseHeaders,
			parseKeepAliveTimeout,
			destroy,
			bodyLength,
			deepClone,
			ReadableStreamFrom,
			isBuffer,
			validateHandler,
			getSocketInfo,
			isFormDataLike,
			buildURL,
			addAbortListener,
			isValidHTTPToken,
			isValidHeaderValue,
			isTokenCharCode,
			parseRangeHeader,
			normalizedMethodRecordsBase,
			normalizedMethodRecords,
			isValidPort,
			isHttpOrHttpsPrefixed,
			nodeMajor,
			nodeMinor,
			safeHTTPMethods: [
				"GET",
				"HEAD",
				"OPTIONS",
				"TRACE"
			],
			wrapRequestBody
		};
	}),
	7405: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { InvalidArgumentError } = __webpack_require__(8707);
		const { kClients, kRunning, kClose, kDestroy, kDispatch, kInterceptors } = __webpack_require__(6443);
		const DispatcherBase = __webpack_require__(1841);
		const Pool = __webpack_require__(628);
		const Client = __webpack_require__(3701);
		const util = __webpack_require__(3440);
		const createRedirectInterceptor = __webpack_require__(5092);
		const kOnConnect = Symbol("onConnect");
		const kOnDisconnect = Symbol("onDisconnect");
		const kOnConnectionError = Symbol("onConnectionError");
		const kMaxRedirections = Symbol("maxRedirections");
		const kOnDrain = Symbol("onDrain");
		const kFactory = Symbol("factory");
		const kOptions = Symbol("options");
		function defaultFactory(origin, opts) {
			return opts && opts.connections === 1 ? new Client(origin, opts) : new Pool(origin, opts);
		}
		class Agent extends DispatcherBase {
			constructor({ factory = defaultFactory, maxRedirections = 0, connect, tls, ...options } = {}) {
				if (typeof factory !== "function") {
					throw new InvalidArgumentError("factory must be a function.");
				}
				if (connect != null && typeof connect !== "function" && typeof connect !== "object") {
					throw new InvalidArgumentError("connect must be a function or an object");
				}
				if (!Number.isInteger(maxRedirections) || maxRedirections < 0) {
					throw new InvalidArgumentError("maxRedirections must be a positive number");
				}
				super(options);
				if (connect && typeof connect !== "function") {
					connect = { ...connect };
				}
				if (tls && typeof tls !== "function") {
					tls = { ...tls };
				}
				this[kInterceptors] = options.interceptors?.Agent && Array.isArray(options.interceptors.Agent) ? options.interceptors.Agent : [createRedirectInterceptor({ maxRedirections })];
				this[kOptions] = {
					...util.deepClone(options),
					connect,
					tls
				};
				this[kOptions].interceptors = options.interceptors ? { ...options.interceptors } : undefined;
				this[kMaxRedirections] = maxRedirections;
				this[kFactory] = factory;
				this[kClients] = new Map();
				this[kOnDrain] = (origin, targets) => {
					this.emit("drain", origin, [this, ...targets]);
				};
				this[kOnConnect] = (origin, targets) => {
					this.emit("connect", origin, [this, ...targets]);
				};
				this[kOnDisconnect] = (origin, targets, err) => {
					this.emit("disconnect", origin, [this, ...targets], err);
				};
				this[kOnConnectionError] = (origin, targets, err) => {
					this.emit("connectionError", origin, [this, ...targets], err);
				};
			}
			get [kRunning]() {
				let ret = 0;
				for (const client of this[kClients].values()) {
					ret += client[kRunning];
				}
				return ret;
			}
			[kDispatch](opts, handler) {
				let key;
				if (opts.origin && (typeof opts.origin === "string" || opts.origin instanceof URL)) {
					key = String(opts.origin);
				} else {
					throw new InvalidArgumentError("opts.origin must be a non-empty string or URL.");
				}
				let dispatcher = this[kClients].get(key);
				if (!dispatcher) {
					dispatcher = this[kFactory](opts.origin, this[kOptions]).on("drain", this[kOnDrain]).on("connect", this[kOnConnect]).on("disconnect", this[kOnDisconnect]).on("connectionError", this[kOnConnectionError]);
					this[kClients].set(key, dispatcher);
				}
				return dispatcher.dispatch(opts, handler);
			}
			async [kClose]() {
				const closePromises = [];
				for (const client of this[kClients].values()) {
					closePromises.push(client.close());
				}
				this[kClients].clear();
				await Promise.all(closePromises);
			}
			async [kDestroy](err) {
				const destroyPromises = [];
				for (const client of this[kClients].values()) {
					destroyPromises.push(client.destroy(err));
				}
				this[kClients].clear();
				await Promise.all(destroyPromises);
			}
		}
		module.exports = Agent;
	}),
	637: ((module, __unused_webpack_exports, __webpack_require__) => {
		const assert = __webpack_require__(4589);
		const util = __webpack_require__(3440);
		const { channels } = __webpack_require__(2414);
		const timers = __webpack_require__(6603);
		const { RequestContentLengthMismatchError, ResponseContentLengthMismatchError, RequestAbortedError, InvalidArgumentError, HeadersTimeoutError, HeadersOverflowError, SocketError, InformationalError, BodyTimeoutError, HTTPParserError, ResponseExceededMaxSizeError } = __webpack_require__(8707);
		const { kUrl, kReset, kClient, kParser, kBlocking, kRunning, kPending, kSize, kWriting, kQueue, kNoRef, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kSocket, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kMaxRequests, kCounter, kMaxResponseSize, kOnError, kResume, kHTTPContext } = __webpack_require__(6443);
		const constants = __webpack_require__(2824);
		const EMPTY_BUF = Buffer.alloc(0);
		const FastBuffer = Buffer[Symbol.species];
		const addListener = util.addListener;
		const removeAllListeners = util.removeAllListeners;
		const kIdleSocketValidation = Symbol("kIdleSocketValidation");
		const kIdleSocketValidationTimeout = Symbol("kIdleSocketValidationTimeout");
		const kSocketUsed = Symbol("kSocketUsed");
		let extractBody;
		async function lazyllhttp() {
			const llhttpWasmData = process.env.JEST_WORKER_ID ? __webpack_require__(3870) : undefined;
			let mod;
			try {
				mod = await WebAssembly.compile(__webpack_require__(3434));
			} catch (e) {
				mod = await WebAssembly.compile(llhttpWasmData || __webpack_require__(3870));
			}
			return await WebAssembly.instantiate(mod, { env: {
				wasm_on_url: (p, at, len) => {
					return 0;
				},
				wasm_on_status: (p, at, len) => {
					assert(currentParser.ptr === p);
					const start = at - currentBufferPtr + currentBufferRef.byteOffset;
					return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer, start, len)) || 0;
				},
				wasm_on_message_begin: (p) => {
					assert(currentParser.ptr === p);
					return currentParser.onMessageBegin() || 0;
				},
				wasm_on_header_field: (p, at, len) => {
					assert(currentParser.ptr === p);
					const start = at - currentBufferPtr + currentBufferRef.byteOffset;
					return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer, start, len)) || 0;
				},
				wasm_on_header_value: (p, at, len) => {
					assert(currentParser.ptr === p);
					const start = at - currentBufferPtr + currentBufferRef.byteOffset;
					return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer, start, len)) || 0;
				},
				wasm_on_headers_complete: (p, statusCode, upgrade, shouldKeepAlive) => {
					assert(currentParser.ptr === p);
					return currentParser.onHeadersComplete(statusCode, Boolean(upgrade), Boolean(shouldKeepAlive)) || 0;
				},
				wasm_on_body: (p, at, len) => {
					assert(currentParser.ptr === p);
					const start = at - currentBufferPtr + currentBufferRef.byteOffset;
					return currentParser.onBody(new FastBuffer(currentBufferRef.buffer, start, len)) || 0;
				},
				wasm_on_message_complete: (p) => {
					assert(currentParser.ptr === p);
					return currentParser.onMessageComplete() || 0;
				}
			} });
		}
		let llhttpInstance = null;
		let llhttpPromise = lazyllhttp();
		llhttpPromise.catch();
		let currentParser = null;
		let currentBufferRef = null;
		let currentBufferSize = 0;
		let currentBufferPtr = null;
		const USE_NATIVE_TIMER = 0;
		const USE_FAST_TIMER = 1;
		const TIMEOUT_HEADERS = 2 | USE_FAST_TIMER;
		const TIMEOUT_BODY = 4 | USE_FAST_TIMER;
		const TIMEOUT_KEEP_ALIVE = 8 | USE_NATIVE_TIMER;
		class Parser {
			constructor(client, socket, { exports }) {
				assert(Number.isFinite(client[kMaxHeadersSize]) && client[kMaxHeadersSize] > 0);
				this.llhttp = exports;
				this.ptr = this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE);
				this.client = client;
				this.socket = socket;
				this.timeout = null;
				this.timeoutValue = null;
				this.timeoutType = null;
				this.statusCode = null;
				this.statusText = "";
				this.upgrade = false;
				this.headers = [];
				this.headersSize = 0;
				this.headersMaxSize = client[kMaxHeadersSize];
				this.shouldKeepAlive = false;
				this.paused = false;
				this.resume = this.resume.bind(this);
				this.bytesRead = 0;
				this.keepAlive = "";
				this.contentLength = "";
				this.connection = "";
				this.maxResponseSize = client[kMaxResponseSize];
			}
			setTimeout(delay, type) {
				if (delay !== this.timeoutValue || type & USE_FAST_TIMER ^ this.timeoutType & USE_FAST_TIMER) {
					if (this.timeout) {
						timers.clearTimeout(this.timeout);
						this.timeout = null;
					}
					if (delay) {
						if (type & USE_FAST_TIMER) {
							this.timeout = timers.setFastTimeout(onParserTimeout, delay, new WeakRef(this));
						} else {
							this.timeout = setTimeout(onParserTimeout, delay, new WeakRef(this));
							this.timeout.unref();
						}
					}
					this.timeoutValue = delay;
				} else if (this.timeout) {
					if (this.timeout.refresh) {
						this.timeout.refresh();
					}
				}
				this.timeoutType = type;
			}
			resume() {
				if (this.socket.destroyed || !this.paused) {
					return;
				}
				assert(this.ptr != null);
				assert(currentParser == null);
				this.llhttp.llhttp_resume(this.ptr);
				assert(this.timeoutType === TIMEOUT_BODY);
				if (this.timeout) {
					if (this.timeout.refresh) {
						this.timeout.refresh();
					}
				}
				this.paused = false;
				this.execute(this.socket.read() || EMPTY_BUF);
				this.readMore();
			}
			readMore() {
				while (!this.paused && this.ptr) {
					const chunk = this.socket.read();
					if (chunk === null) {
						break;
					}
					this.execute(chunk);
				}
			}
			execute(data) {
				assert(this.ptr != null);
				assert(currentParser == null);
				assert(!this.paused);
				const { socket, llhttp } = this;
				if (data.length > currentBufferSize) {
					if (currentBufferPtr) {
						llhttp.free(currentBufferPtr);
					}
					currentBufferSize = Math.ceil(data.length / 4096) * 4096;
					currentBufferPtr = llhttp.malloc(currentBufferSize);
				}
				new Uint8Array(llhttp.memory.buffer, currentBufferPtr, currentBufferSize).set(data);
				try {
					let ret;
					try {
						currentBufferRef = data;
						currentParser = this;
						ret = llhttp.llhttp_execute(this.ptr, currentBufferPtr, data.length);
					} catch (err) {
						throw err;
					} finally {
						currentParser = null;
						currentBufferRef = null;
					}
					const offset = llhttp.llhttp_get_error_pos(this.ptr) - currentBufferPtr;
					if (ret !== constants.ERROR.OK) {
						const body = data.subarray(offset);
						if (ret === constants.ERROR.PAUSED_UPGRADE) {
							this.onUpgrade(body);
						} else if (ret === constants.ERROR.PAUSED) {
							this.paused = true;
							socket.unshift(body);
						} else {
							throw this.createError(ret, body);
						}
					}
				} catch (err) {
					util.destroy(socket, err);
				}
			}
			finish() {
				assert(currentParser === null);
				assert(this.ptr != null);
				assert(!this.paused);
				const { llhttp } = this;
				let ret;
				try {
					currentParser = this;
					ret = llhttp.llhttp_finish(this.ptr);
				} finally {
					currentParser = null;
				}
				if (ret === constants.ERROR.OK) {
					return null;
				}
				if (ret === constants.ERROR.PAUSED || ret === constants.ERROR.PAUSED_UPGRADE) {
					this.paused = true;
					return null;
				}
				return this.createError(ret, EMPTY_BUF);
			}
			createError(ret, data) {
				const { llhttp, contentLength, bytesRead } = this;
				if (contentLength && bytesRead !== parseInt(contentLength, 10)) {
					return new ResponseContentLengthMismatchError();
				}
				const ptr = llhttp.llhttp_get_error_reason(this.ptr);
				let message = "";
				if (ptr) {
					const len = new Uint8Array(llhttp.memory.buffer, ptr).indexOf(0);
					message = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(llhttp.memory.buffer, ptr, len).toString() + ")";
				}
				return new HTTPParserError(message, constants.ERROR[ret], data);
			}
			destroy() {
				assert(this.ptr != null);
				assert(currentParser == null);
				this.llhttp.llhttp_free(this.ptr);
				this.ptr = null;
				this.timeout && timers.clearTimeout(this.timeout);
				this.timeout = null;
				this.timeoutValue = null;
				this.timeoutType = null;
				this.paused = false;
			}
			onStatus(buf) {
				this.statusText = buf.toString();
			}
			onMessageBegin() {
				const { socket, client } = this;
				if (socket.destroyed) {
					return -1;
				}
				if (client[kRunning] === 0) {
					util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
					return -1;
				}
				const request = client[kQueue][client[kRunningIdx]];
				if (!request) {
					return -1;
				}
				request.onResponseStarted();
			}
			onHeaderField(buf) {
				const len = this.headers.length;
				if ((len & 1) === 0) {
					this.headers.push(buf);
				} else {
					this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
				}
				this.trackHeader(buf.length);
			}
			onHeaderValue(buf) {
				let len = this.headers.length;
				if ((len & 1) === 1) {
					this.headers.push(buf);
					len += 1;
				} else {
					this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
				}
				const key = this.headers[len - 2];
				if (key.length === 10) {
					const headerName = util.bufferToLowerCasedHeaderName(key);
					if (headerName === "keep-alive") {
						this.keepAlive += buf.toString();
					} else if (headerName === "connection") {
						this.connection += buf.toString();
					}
				} else if (key.length === 14 && util.bufferToLowerCasedHeaderName(key) === "content-length") {
					this.contentLength += buf.toString();
				}
				this.trackHeader(buf.length);
			}
			trackHeader(len) {
				this.headersSize += len;
				if (this.headersSize >= this.headersMaxSize) {
					util.destroy(this.socket, new HeadersOverflowError());
				}
			}
			onUpgrade(head) {
				const { upgrade, client, socket, headers, statusCode, statusText } = this;
				assert(upgrade);
				assert(client[kSocket] === socket);
				assert(!socket.destroyed);
				assert(!this.paused);
				assert((headers.length & 1) === 0);
				const request = client[kQueue][client[kRunningIdx]];
				assert(request);
				assert(request.upgrade || request.method === "CONNECT");
				this.statusCode = null;
				this.statusText = "";
				this.shouldKeepAlive = null;
				this.headers = [];
				this.headersSize = 0;
				socket.unshift(head);
				socket[kParser].destroy();
				socket[kParser] = null;
				socket[kClient] = null;
				socket[kError] = null;
				removeAllListeners(socket);
				client[kSocket] = null;
				client[kHTTPContext] = null;
				client[kQueue][client[kRunningIdx]++] = null;
				client.emit("disconnect", client[kUrl], [client], new InformationalError("upgrade"));
				try {
					request.onUpgrade(statusCode, headers, socket, statusText);
				} catch (error) {
					util.errorRequest(client, request, error);
					util.destroy(socket, error);
				}
				client[kResume]();
			}
			onHeadersComplete(statusCode, upgrade, shouldKeepAlive) {
				const { client, socket, headers, statusText } = this;
				if (socket.destroyed) {
					return -1;
				}
				if (client[kRunning] === 0) {
					util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
					return -1;
				}
				const request = client[kQueue][client[kRunningIdx]];
				if (!request) {
					return -1;
				}
				assert(!this.upgrade);
				assert(this.statusCode < 200);
				if (statusCode === 100) {
					util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
					return -1;
				}
				if (upgrade && !request.upgrade) {
					util.destroy(socket, new SocketError("bad upgrade", util.getSocketInfo(socket)));
					return -1;
				}
				assert(this.timeoutType === TIMEOUT_HEADERS);
				this.statusCode = statusCode;
				this.shouldKeepAlive = shouldKeepAlive || request.method === "HEAD" && !socket[kReset] && this.connection.toLowerCase() === "keep-alive";
				if (this.statusCode >= 200) {
					const bodyTimeout = request.bodyTimeout != null ? request.bodyTimeout : client[kBodyTimeout];
					this.setTimeout(bodyTimeout, TIMEOUT_BODY);
				} else if (this.timeout) {
					if (this.timeout.refresh) {
						this.timeout.refresh();
					}
				}
				if (request.method === "CONNECT") {
					assert(client[kRunning] === 1);
					this.upgrade = true;
					return 2;
				}
				if (upgrade) {
					assert(client[kRunning] === 1);
					this.upgrade = true;
					return 2;
				}
				assert((this.headers.length & 1) === 0);
				this.headers = [];
				this.headersSize = 0;
				if (this.shouldKeepAlive && client[kPipelining]) {
					const keepAliveTimeout = this.keepAlive ? util.parseKeepAliveTimeout(this.keepAlive) : null;
					if (keepAliveTimeout != null) {
						const timeout = Math.min(keepAliveTimeout - client[kKeepAliveTimeoutThreshold], client[kKeepAliveMaxTimeout]);
						if (timeout <= 0) {
							socket[kReset] = true;
						} else {
							client[kKeepAliveTimeoutValue] = timeout;
						}
					} else {
						client[kKeepAliveTimeoutValue] = client[kKeepAliveDefaultTimeout];
					}
				} else {
					socket[kReset] = true;
				}
				const pause = request.onHeaders(statusCode, headers, this.resume, statusText) === false;
				if (request.aborted) {
					return -1;
				}
				if (request.method === "HEAD") {
					return 1;
				}
				if (statusCode < 200) {
					return 1;
				}
				if (socket[kBlocking]) {
					socket[kBlocking] = false;
					client[kResume]();
				}
				return pause ? constants.ERROR.PAUSED : 0;
			}
			onBody(buf) {
				const { client, socket, statusCode, maxResponseSize } = this;
				if (socket.destroyed) {
					return -1;
				}
				const request = client[kQueue][client[kRunningIdx]];
				assert(request);
				assert(this.timeoutType === TIMEOUT_BODY);
				if (this.timeout) {
					if (this.timeout.refresh) {
						this.timeout.refresh();
					}
				}
				assert(statusCode >= 200);
				if (maxResponseSize > -1 && this.bytesRead + buf.length > maxResponseSize) {
					util.destroy(socket, new ResponseExceededMaxSizeError());
					return -1;
				}
				this.bytesRead += buf.length;
				if (request.onData(buf) === false) {
					return constants.ERROR.PAUSED;
				}
			}
			onMessageComplete() {
				const { client, socket, statusCode, upgrade, headers, contentLength, bytesRead, shouldKeepAlive } = this;
				if (socket.destroyed && (!statusCode || shouldKeepAlive)) {
					return -1;
				}
				if (upgrade) {
					return;
				}
				assert(statusCode >= 100);
				assert((this.headers.length & 1) === 0);
				const request = client[kQueue][client[kRunningIdx]];
				assert(request);
				this.statusCode = null;
				this.statusText = "";
				this.bytesRead = 0;
				this.contentLength = "";
				this.keepAlive = "";
				this.connection = "";
				this.headers = [];
				this.headersSize = 0;
				if (statusCode < 200) {
					return;
				}
				if (request.method !== "HEAD" && contentLength && bytesRead !== parseInt(contentLength, 10)) {
					util.destroy(socket, new ResponseContentLengthMismatchError());
					return -1;
				}
				request.onComplete(headers);
				client[kQueue][client[kRunningIdx]++] = null;
				socket[kSocketUsed] = true;
				if (socket[kWriting]) {
					assert(client[kRunning] === 0);
					util.destroy(socket, new InformationalError("reset"));
					return constants.ERROR.PAUSED;
				} else if (!shouldKeepAlive) {
					util.destroy(socket, new InformationalError("reset"));
					return constants.ERROR.PAUSED;
				} else if (socket[kReset] && client[kRunning] === 0) {
					util.destroy(socket, new InformationalError("reset"));
					return constants.ERROR.PAUSED;
				} else if (client[kPipelining] == null || client[kPipelining] === 1) {
					setImmediate(() => client[kResume]());
				} else {
					client[kResume]();
				}
			}
		}
		function onParserTimeout(parser) {
			const { socket, timeoutType, client, paused } = parser.deref();
			if (timeoutType === TIMEOUT_HEADERS) {
				if (!socket[kWriting] || socket.writableNeedDrain || client[kRunning] > 1) {
					assert(!paused, "cannot be paused while waiting for headers");
					util.destroy(socket, new HeadersTimeoutError());
				}
			} else if (timeoutType === TIMEOUT_BODY) {
				if (!paused) {
					util.destroy(socket, new BodyTimeoutError());
				}
			} else if (timeoutType === TIMEOUT_KEEP_ALIVE) {
				assert(client[kRunning] === 0 && client[kKeepAliveTimeoutValue]);
				util.destroy(socket, new InformationalError("socket idle timeout"));
			}
		}
		async function connectH1(client, socket) {
			client[kSocket] = socket;
			if (!llhttpInstance) {
				llhttpInstance = await llhttpPromise;
				llhttpPromise = null;
			}
			socket[kNoRef] = false;
			socket[kWriting] = false;
			socket[kReset] = false;
			socket[kBlocking] = false;
			socket[kIdleSocketValidation] = 0;
			socket[kIdleSocketValidationTimeout] = null;
			socket[kSocketUsed] = false;
			socket[kParser] = new Parser(client, socket, llhttpInstance);
			addListener(socket, "error", function(err) {
				const parser = this[kParser];
				if (err.code === "ECONNRESET" && parser.statusCode && !parser.shouldKeepAlive) {
					const parserErr = parser.finish();
					if (parserErr) {
						this[kError] = parserErr;
						this[kClient][kOnError](parserErr);
					}
					return;
				}
				this[kError] = err;
				this[kClient][kOnError](err);
			});
			addListener(socket, "readable", function() {
				const parser = this[kParser];
				if (parser) {
					parser.readMore();
				}
			});
			addListener(socket, "end", function() {
				const parser = this[kParser];
				if (parser.statusCode && !parser.shouldKeepAlive) {
					const parserErr = parser.finish();
					if (parserErr) {
						util.destroy(this, parserErr);
					}
					return;
				}
				util.destroy(this, new SocketError("other side closed", util.getSocketInfo(this)));
			});
			addListener(socket, "close", function() {
				const client = this[kClient];
				const parser = this[kParser];
				clearIdleSocketValidation(this);
				if (parser) {
					if (!this[kError] && parser.statusCode && !parser.shouldKeepAlive) {
						this[kError] = parser.finish() || this[kError];
					}
					this[kParser].destroy();
					this[kParser] = null;
				}
				const err = this[kError] || new SocketError("closed", util.getSocketInfo(this));
				client[kSocket] = null;
				client[kHTTPContext] = null;
				if (client.destroyed) {
					assert(client[kPending] === 0);
					const requests = client[kQueue].splice(client[kRunningIdx]);
					for (let i = 0; i < requests.length; i++) {
						const request = requests[i];
						util.errorRequest(client, request, err);
					}
				} else if (client[kRunning] > 0 && err.code !== "UND_ERR_INFO") {
					const request = client[kQueue][client[kRunningIdx]];
					client[kQueue][client[kRunningIdx]++] = null;
					util.errorRequest(client, request, err);
				}
				client[kPendingIdx] = client[kRunningIdx];
				assert(client[kRunning] === 0);
				client.emit("disconnect", client[kUrl], [client], err);
				client[kResume]();
			});
			let closed = false;
			socket.on("close", () => {
				closed = true;
			});
			return {
				version: "h1",
				defaultPipelining: 1,
				write(...args) {
					return writeH1(client, ...args);
				},
				resume() {
					resumeH1(client);
				},
				destroy(err, callback) {
					if (closed) {
						queueMicrotask(callback);
					} else {
						socket.destroy(err).on("close", callback);
					}
				},
				get destroyed() {
					return socket.destroyed;
				},
				busy(request) {
					if (socket[kWriting] || socket[kReset] || socket[kBlocking] || socket[kIdleSocketValidation] === 1) {
						return true;
					}
					if (request) {
						if (client[kRunning] > 0 && !request.idempotent) {
							return true;
						}
						if (client[kRunning] > 0 && (request.upgrade || request.method === "CONNECT")) {
							return true;
						}
						if (client[kRunning] > 0 && util.bodyLength(request.body) !== 0 && (util.isStream(request.body) || util.isAsyncIterable(request.body) || util.isFormDataLike(request.body))) {
							return true;
						}
					}
					return false;
				}
			};
		}
		function clearIdleSocketValidation(socket) {
			if (socket[kIdleSocketValidationTimeout]) {
				clearImmediate(socket[kIdleSocketValidationTimeout]);
				socket[kIdleSocketValidationTimeout] = null;
			}
			socket[kIdleSocketValidation] = 0;
		}
		function scheduleIdleSocketValidation(client, socket) {
			socket[kIdleSocketValidation] = 1;
			socket[kIdleSocketValidationTimeout] = setImmediate(() => {
				socket[kIdleSocketValidationTimeout] = null;
				socket[kIdleSocketValidation] = 2;
				if (client[kSocket] === socket && !socket.destroyed) {
					client[kResume]();
				}
			});
		}
		function resumeH1(client) {
			const socket = client[kSocket];
			if (socket && !socket.destroyed) {
				if (client[kSize] === 0) {
					if (!socket[kNoRef] && socket.unref) {
						socket.unref();
						socket[kNoRef] = true;
					}
				} else if (socket[kNoRef] && socket.ref) {
					socket.ref();
					socket[kNoRef] = false;
				}
				if (client[kRunning] === 0 && client[kPending] > 0 && socket[kSocketUsed]) {
					if (socket[kIdleSocketValidation] === 0) {
						scheduleIdleSocketValidation(client, socket);
						socket[kParser].readMore();
						if (socket.destroyed) {
							return;
						}
						return;
					}
					if (socket[kIdleSocketValidation] === 1) {
						socket[kParser].readMore();
						if (socket.destroyed) {
							return;
						}
						return;
					}
				}
				if (client[kRunning] === 0) {
					socket[kParser].readMore();
					if (socket.destroyed) {
						return;
					}
				}
				if (client[kSize] === 0) {
					if (socket[kParser].timeoutType !== TIMEOUT_KEEP_ALIVE) {
						socket[kParser].setTimeout(client[kKeepAliveTimeoutValue], TIMEOUT_KEEP_ALIVE);
					}
				} else if (client[kRunning] > 0 && socket[kParser].statusCode < 200) {
					if (socket[kParser].timeoutType !== TIMEOUT_HEADERS) {
						const request = client[kQueue][client[kRunningIdx]];
						const headersTimeout = request.headersTimeout != null ? request.headersTimeout : client[kHeadersTimeout];
						socket[kParser].setTimeout(headersTimeout, TIMEOUT_HEADERS);
					}
				}
			}
		}
		function shouldSendContentLength(method) {
			return method !== "GET" && method !== "HEAD" && method !== "OPTIONS" && method !== "TRACE" && method !== "CONNECT";
		}
		function writeH1(client, request) {
			const { method, path, host, upgrade, blocking, reset } = request;
			let { body, headers, contentLength } = request;
			const expectsPayload = method === "PUT" || method === "POST" || method === "PATCH" || method === "QUERY" || method === "PROPFIND" || method === "PROPPATCH";
			if (util.isFormDataLike(body)) {
				if (!extractBody) {
					extractBody = __webpack_require__(4492).extractBody;
				}
				const [bodyStream, contentType] = extractBody(body);
				if (request.contentType == null) {
					headers.push("content-type", contentType);
				}
				body = bodyStream.stream;
				contentLength = bodyStream.length;
			} else if (util.isBlobLike(body) && request.contentType == null) {
				const contentType = body.type;
				if (contentType) {
					const contentTypeValue = `${contentType}`;
					if (!util.isValidHeaderValue(contentTypeValue)) {
						util.errorRequest(client, request, new InvalidArgumentError("invalid content-type header"));
						return false;
					}
					headers.push("content-type", contentTypeValue);
				}
			}
			if (body && typeof body.read === "function") {
				body.read(0);
			}
			const bodyLength = util.bodyLength(body);
			contentLength = bodyLength ?? contentLength;
			if (contentLength === null) {
				contentLength = request.contentLength;
			}
			if (contentLength === 0 && !expectsPayload) {
				contentLength = null;
			}
			if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength !== null && request.contentLength !== contentLength) {
				if (client[kStrictContentLength]) {
					util.errorRequest(client, request, new RequestContentLengthMismatchError());
					return false;
				}
				process.emitWarning(new RequestContentLengthMismatchError());
			}
			const socket = client[kSocket];
			clearIdleSocketValidation(socket);
			const abort = (error) => {
				if (request.aborted) {
					return;
				}
				if (request.completed) {
					if (request.upgrade || request.method === "CONNECT") {
						util.destroy(socket, new InformationalError("aborted"));
					}
					return;
				}
				util.errorRequest(client, request, error || new RequestAbortedError());
				util.destroy(body);
				util.destroy(socket, new InformationalError("aborted"));
			};
			try {
				request.onConnect(abort);
			} catch (err) {
				util.errorRequest(client, request, err);
			}
			if (request.aborted) {
				return false;
			}
			if (method === "HEAD") {
				socket[kReset] = true;
			}
			if (upgrade || method === "CONNECT") {
				socket[kReset] = true;
			}
			if (reset != null) {
				socket[kReset] = reset;
			}
			if (client[kMaxRequests] && socket[kCounter]++ >= client[kMaxRequests]) {
				socket[kReset] = true;
			}
			if (blocking) {
				socket[kBlocking] = true;
			}
			let header = `${method} ${path} HTTP/1.1\r\n`;
			if (typeof host === "string") {
				header += `host: ${host}\r\n`;
			} else {
				header += client[kHostHeader];
			}
			if (upgrade) {
				header += `connection: upgrade\r\nupgrade: ${upgrade}\r\n`;
			} else if (client[kPipelining] && !socket[kReset]) {
				header += "connection: keep-alive\r\n";
			} else {
				header += "connection: close\r\n";
			}
			if (Array.isArray(headers)) {
				for (let n = 0; n < headers.length; n += 2) {
					const key = headers[n + 0];
					const val = headers[n + 1];
					if (Array.isArray(val)) {
						for (let i = 0; i < val.length; i++) {
							header += `${key}: ${val[i]}\r\n`;
						}
					} else {
						header += `${key}: ${val}\r\n`;
					}
				}
			}
			if (channels.sendHeaders.hasSubscribers) {
				channels.sendHeaders.publish({
					request,
					headers: header,
					socket
				});
			}
			if (!body || bodyLength === 0) {
				writeBuffer(abort, null, client, request, socket, contentLength, header, expectsPayload);
			} else if (util.isBuffer(body)) {
				writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload);
			} else if (util.isBlobLike(body)) {
				if (typeof body.stream === "function") {
					writeIterable(abort, body.stream(), client, request, socket, contentLength, header, expectsPayload);
				} else {
					writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload);
				}
			} else if (util.isStream(body)) {
				writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload);
			} else if (util.isIterable(body)) {
				writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload);
			} else {
				assert(false);
			}
			return true;
		}
		function writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload) {
			assert(contentLength !== 0 || client[kRunning] === 0, "stream body cannot be pipelined");
			let finished = false;
			const writer = new AsyncWriter({
				abort,
				socket,
				request,
				contentLength,
				client,
				expectsPayload,
				header
			});
			const onData = function(chunk) {
				if (finished) {
					return;
				}
				try {
					if (!writer.write(chunk) && this.pause) {
						this.pause();
					}
				} catch (err) {
					util.destroy(this, err);
				}
			};
			const onDrain = function() {
				if (finished) {
					return;
				}
				if (body.resume) {
					body.resume();
				}
			};
			const onClose = function() {
				queueMicrotask(() => {
					body.removeListener("error", onFinished);
				});
				if (!finished) {
					const err = new RequestAbortedError();
					queueMicrotask(() => onFinished(err));
				}
			};
			const onFinished = function(err) {
				if (finished) {
					return;
				}
				finished = true;
				assert(socket.destroyed || socket[kWriting] && client[kRunning] <= 1);
				socket.off("drain", onDrain).off("error", onFinished);
				body.removeListener("data", onData).removeListener("end", onFinished).removeListener("close", onClose);
				if (!err) {
					try {
						writer.end();
					} catch (er) {
						err = er;
					}
				}
				writer.destroy(err);
				if (err && (err.code !== "UND_ERR_INFO" || err.message !== "reset")) {
					util.destroy(body, err);
				} else {
					util.destroy(body);
				}
			};
			body.on("data", onData).on("end", onFinished).on("error", onFinished).on("close", onClose);
			if (body.resume) {
				body.resume();
			}
			socket.on("drain", onDrain).on("error", onFinished);
			if (body.errorEmitted ?? body.errored) {
				setImmediate(() => onFinished(body.errored));
			} else if (body.endEmitted ?? body.readableEnded) {
				setImmediate(() => onFinished(null));
			}
			if (body.closeEmitted ?? body.closed) {
				setImmediate(onClose);
			}
		}
		function writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload) {
			try {
				if (!body) {
					if (contentLength === 0) {
						socket.write(`${header}content-length: 0\r\n\r\n`, "latin1");
					} else {
						assert(contentLength === null, "no body must not have content length");
						socket.write(`${header}\r\n`, "latin1");
					}
				} else if (util.isBuffer(body)) {
					assert(contentLength === body.byteLength, "buffer body must have content length");
					socket.cork();
					socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
					socket.write(body);
					socket.uncork();
					request.onBodySent(body);
					if (!expectsPayload && request.reset !== false) {
						socket[kReset] = true;
					}
				}
				request.onRequestSent();
				client[kResume]();
			} catch (err) {
				abort(err);
			}
		}
		async function writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload) {
			assert(contentLength === body.size, "blob body must have content length");
			try {
				if (contentLength != null && contentLength !== body.size) {
					throw new RequestContentLengthMismatchError();
				}
				const buffer = Buffer.from(await body.arrayBuffer());
				socket.cork();
				socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
				socket.write(buffer);
				socket.uncork();
				request.onBodySent(buffer);
				request.onRequestSent();
				if (!expectsPayload && request.reset !== false) {
					socket[kReset] = true;
				}
				client[kResume]();
			} catch (err) {
				abort(err);
			}
		}
		async function writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload) {
			assert(contentLength !== 0 || client[kRunning] === 0, "iterator body cannot be pipelined");
			let callback = null;
			function onDrain() {
				if (callback) {
					const cb = callback;
					callback = null;
					cb();
				}
			}
			const waitForDrain = () => new Promise((resolve, reject) => {
				assert(callback === null);
				if (socket[kError]) {
					reject(socket[kError]);
				} else {
					callback = resolve;
				}
			});
			socket.on("close", onDrain).on("drain", onDrain);
			const writer = new AsyncWriter({
				abort,
				socket,
				request,
				contentLength,
				client,
				expectsPayload,
				header
			});
			try {
				for await (const chunk of body) {
					if (socket[kError]) {
						throw socket[kError];
					}
					if (!writer.write(chunk)) {
						await waitForDrain();
					}
				}
				writer.end();
			} catch (err) {
				writer.destroy(err);
			} finally {
				socket.off("close", onDrain).off("drain", onDrain);
			}
		}
		class AsyncWriter {
			constructor({ abort, socket, request, contentLength, client, expectsPayload, header }) {
				this.socket = socket;
				this.request = request;
				this.contentLength = contentLength;
				this.client = client;
				this.bytesWritten = 0;
				this.expectsPayload = expectsPayload;
				this.header = header;
				this.abort = abort;
				socket[kWriting] = true;
			}
			write(chunk) {
				const { socket, request, contentLength, client, bytesWritten, expectsPayload, header } = this;
				if (socket[kError]) {
					throw socket[kError];
				}
				if (socket.destroyed) {
					return false;
				}
				const len = Buffer.byteLength(chunk);
				if (!len) {
					return true;
				}
				if (contentLength !== null && bytesWritten + len > contentLength) {
					if (client[kStrictContentLength]) {
						throw new RequestContentLengthMismatchError();
					}
					process.emitWarning(new RequestContentLengthMismatchError());
				}
				socket.cork();
				if (bytesWritten === 0) {
					if (!expectsPayload && request.reset !== false) {
						socket[kReset] = true;
					}
					if (contentLength === null) {
						socket.write(`${header}transfer-encoding: chunked\r\n`, "latin1");
					} else {
						socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
					}
				}
				if (contentLength === null) {
					socket.write(`\r\n${len.toString(16)}\r\n`, "latin1");
				}
				this.bytesWritten += len;
				const ret = socket.write(chunk);
				socket.uncork();
				request.onBodySent(chunk);
				if (!ret) {
					if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
						if (socket[kParser].timeout.refresh) {
							socket[kParser].timeout.refresh();
						}
					}
				}
				return ret;
			}
			end() {
				const { socket, contentLength, client, bytesWritten, expectsPayload, header, request } = this;
				request.onRequestSent();
				socket[kWriting] = false;
				if (socket[kError]) {
					throw socket[kError];
				}
				if (socket.destroyed) {
					return;
				}
				if (bytesWritten === 0) {
					if (expectsPayload) {
						socket.write(`${header}content-length: 0\r\n\r\n`, "latin1");
					} else {
						socket.write(`${header}\r\n`, "latin1");
					}
				} else if (contentLength === null) {
					socket.write("\r\n0\r\n\r\n", "latin1");
				}
				if (contentLength !== null && bytesWritten !== contentLength) {
					if (client[kStrictContentLength]) {
						throw new RequestContentLengthMismatchError();
					} else {
						process.emitWarning(new RequestContentLengthMismatchError());
					}
				}
				if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
					if (socket[kParser].timeout.refresh) {
						socket[kParser].timeout.refresh();
					}
				}
				client[kResume]();
			}
			destroy(err) {
				const { socket, client, abort } = this;
				socket[kWriting] = false;
				if (err) {
					assert(client[kRunning] <= 1, "pipeline should only contain this request");
					abort(err);
				}
			}
		}
		module.exports = connectH1;
	}),
	8788: ((module, __unused_webpack_exports, __webpack_require__) => {
		const assert = __webpack_require__(4589);
		const { errorMonitor } = __webpack_require__(8474);
		const { pipeline } = __webpack_require__(7075);
		const util = __webpack_require__(3440);
		const { RequestContentLengthMismatchError, RequestAbortedError, SocketError, InformationalError } = __webpack_require__(8707);
		const { kUrl, kReset, kClient, kRunning, kPending, kQueue, kPendingIdx, kRunningIdx, kError, kSocket, kStrictContentLength, kOnError, kMaxConcurrentStreams, kHTTP2Session, kResume, kSize, kHTTPContext } = __webpack_require__(6443);
		const kOpenStreams = Symbol("open streams");
		let extractBody;
		let h2ExperimentalWarned = false;
		let http2;
		try {
			http2 = __webpack_require__(2467);
		} catch {
			http2 = { constants: {} };
		}
		const { constants: { HTTP2_HEADER_AUTHORITY, HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_SCHEME, HTTP2_HEADER_CONTENT_LENGTH, HTTP2_HEADER_EXPECT, HTTP2_HEADER_STATUS } } = http2;
		function parseH2Headers(headers) {
			const result = [];
			for (const [name, value] of Object.entries(headers)) {
				if (Array.isArray(value)) {
					for (const subvalue of value) {
						result.push(Buffer.from(name), Buffer.from(subvalue));
					}
				} else {
					result.push(Buffer.from(name), Buffer.from(value));
				}
			}
			return result;
		}
		function parseH2ResponseHeaders(headers) {
			const { [HTTP2_HEADER_STATUS]: _statusCode, ...realHeaders } = headers;
			return parseH2Headers(realHeaders);
		}
		async function connectH2(client, socket) {
			client[kSocket] = socket;
			if (!h2ExperimentalWarned) {
				h2ExperimentalWarned = true;
				process.emitWarning("H2 support is experimental, expect them to change at any time.", { code: "UNDICI-H2" });
			}
			const session = http2.connect(client[kUrl], {
				createConnection: () => socket,
				peerMaxConcurrentStreams: client[kMaxConcurrentStreams]
			});
			session[kOpenStreams] = 0;
			session[kClient] = client;
			session[kSocket] = socket;
			util.addListener(session, "error", onHttp2SessionError);
			util.addListener(session, "frameError", onHttp2FrameError);
			util.addListener(session, "end", onHttp2SessionEnd);
			util.addListener(session, "goaway", onHTTP2GoAway);
			util.addListener(session, "close", function() {
				const { [kClient]: client } = this;
				const { [kSocket]: socket } = client;
				const err = this[kSocket][kError] || this[kError] || new SocketError("closed", util.getSocketInfo(socket));
				client[kHTTP2Session] = null;
				if (client.destroyed) {
					assert(client[kPending] === 0);
					const requests = client[kQueue].splice(client[kRunningIdx]);
					for (let i = 0; i < requests.length; i++) {
						const request = requests[i];
						util.errorRequest(client, request, err);
					}
				}
			});
			session.unref();
			client[kHTTP2Session] = session;
			socket[kHTTP2Session] = session;
			util.addListener(socket, "error", function(err) {
				this[kError] = err;
				this[kClient][kOnError](err);
			});
			util.addListener(socket, "end", function() {
				util.destroy(this, new SocketError("other side closed", util.getSocketInfo(this)));
			});
			util.addListener(socket, "close", function() {
				const err = this[kError] || new SocketError("closed", util.getSocketInfo(this));
				client[kSocket] = null;
				if (this[kHTTP2Session] != null) {
					this[kHTTP2Session].destroy(err);
				}
				client[kPendingIdx] = client[kRunningIdx];
				assert(client[kRunning] === 0);
				client.emit("disconnect", client[kUrl], [client], err);
				client[kResume]();
			});
			let closed = false;
			socket.on("close", () => {
				closed = true;
			});
			return {
				version: "h2",
				defaultPipelining: Infinity,
				write(...args) {
					return writeH2(client, ...args);
				},
				resume() {
					resumeH2(client);
				},
				destroy(err, callback) {
					if (closed) {
						queueMicrotask(callback);
					} else {
						socket.destroy(err).on("close", callback);
					}
				},
				get destroyed() {
					return socket.destroyed;
				},
				busy() {
					return false;
				}
			};
		}
		function resumeH2(client) {
			const socket = client[kSocket];
			if (socket?.destroyed === false) {
				if (client[kSize] === 0 && client[kMaxConcurrentStreams] === 0) {
					socket.unref();
					client[kHTTP2Session].unref();
				} else {
					socket.ref();
					client[kHTTP2Session].ref();
				}
			}
		}
		function onHttp2SessionError(err) {
			this[kSocket][kError] = err;
			this[kClient][kOnError](err);
		}
		function onHttp2FrameError(type, code, id) {
			if (id === 0) {
				const err = new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`);
				this[kSocket][kError] = err;
				this[kClient][kOnError](err);
			}
		}
		function onHttp2SessionEnd() {
			const err = new SocketError("other side closed", util.getSocketInfo(this[kSocket]));
			this.destroy(err);
			util.destroy(this[kSocket], err);
		}
		function onHTTP2GoAway(code) {
			const err = this[kError] || new SocketError(`HTTP/2: "GOAWAY" frame received with code ${code}`, util.getSocketInfo(this));
			const client = this[kClient];
			client[kSocket] = null;
			client[kHTTPContext] = null;
			if (this[kHTTP2Session] != null) {
				this[kHTTP2Session].destroy(err);
				this[kHTTP2Session] = null;
			}
			util.destroy(this[kSocket], err);
			if (client[kRunningIdx] < client[kQueue].length) {
				const request = client[kQueue][client[kRunningIdx]];
				client[kQueue][client[kRunningIdx]++] = null;
				util.errorRequest(client, request, err);
				client[kPendingIdx] = client[kRunningIdx];
			}
			assert(client[kRunning] === 0);
			client.emit("disconnect", client[kUrl], [client], err);
			client[kResume]();
		}
		function shouldSendContentLength(method) {
			return method !== "GET" && method !== "HEAD" && method !== "OPTIONS" && method !== "TRACE" && method !== "CONNECT";
		}
		function writeH2(client, request) {
			const session = client[kHTTP2Session];
			const { method, path, host, upgrade, expectContinue, signal, headers: reqHeaders } = request;
			let { body } = request;
			if (upgrade) {
				util.errorRequest(client, request, new Error("Upgrade not supported for H2"));
				return false;
			}
			const headers = {};
			for (let n = 0; n < reqHeaders.length; n += 2) {
				const key = reqHeaders[n + 0];
				const val = reqHeaders[n + 1];
				if (Array.isArray(val)) {
					for (let i = 0; i < val.length; i++) {
						if (headers[key]) {
							headers[key] += `,${val[i]}`;
						} else {
							headers[key] = val[i];
						}
					}
				} else {
					headers[key] = val;
				}
			}
			let stream;
			const { hostname, port } = client[kUrl];
			headers[HTTP2_HEADER_AUTHORITY] = host || `${hostname}${port ? `:${port}` : ""}`;
			headers[HTTP2_HEADER_METHOD] = method;
			const abort = (error) => {
				if (request.aborted) {
					return;
				}
				if (request.completed) {
					if (method === "CONNECT" && stream != null) {
						util.destroy(stream, error || new RequestAbortedError());
					}
					return;
				}
				error = error || new RequestAbortedError();
				util.errorRequest(client, request, error);
				if (stream != null) {
					util.destroy(stream, error);
				}
				util.destroy(body, error);
				client[kQueue][client[kRunningIdx]++] = null;
				client[kResume]();
			};
			try {
				request.onConnect(abort);
			} catch (err) {
				util.errorRequest(client, request, err);
			}
			if (request.aborted) {
				return false;
			}
			if (method === "CONNECT") {
				session.ref();
				stream = session.request(headers, {
					endStream: false,
					signal
				});
				let upgradeResponseFinished = false;
				const onResponse = (headers) => {
					upgradeResponseFinished = true;
					stream.off(errorMonitor, onUpgradeError);
					request.onUpgradeResponse(Number(headers[HTTP2_HEADER_STATUS]), headers, parseH2ResponseHeaders);
				};
				const onUpgradeError = (error) => {
					upgradeResponseFinished = true;
					stream.off("response", onResponse);
					request.onUpgradeError(error);
				};
				const onReady = () => {
					try {
						request.onUpgrade(null, null, stream);
					} catch (error) {
						stream.off("response", onResponse);
						abort(error);
						return;
					}
					if (request.aborted) {
						return;
					}
					stream.off("error", abort);
					stream.once(errorMonitor, onUpgradeError);
					client[kQueue][client[kRunningIdx]++] = null;
				};
				stream.once("response", onResponse);
				stream.once("error", abort);
				++session[kOpenStreams];
				onReady();
				stream.once("close", () => {
					if (!upgradeResponseFinished && request.completed) {
						stream.off("response", onResponse);
						stream.off(errorMonitor, onUpgradeError);
						request.onUpgradeError(new InformationalError(`HTTP/2: "stream error" received - code ${stream.rstCode}`));
					}
					session[kOpenStreams] -= 1;
					if (session[kOpenStreams] === 0) session.unref();
				});
				return true;
			}
			headers[HTTP2_HEADER_PATH] = path;
			headers[HTTP2_HEADER_SCHEME] = "https";
			const expectsPayload = method === "PUT" || method === "POST" || method === "PATCH";
			if (body && typeof body.read === "function") {
				body.read(0);
			}
			let contentLength = util.bodyLength(body);
			if (util.isFormDataLike(body)) {
				extractBody ??= __webpack_require__(4492).extractBody;
				const [bodyStream, contentType] = extractBody(body);
				headers["content-type"] = contentType;
				body = bodyStream.stream;
				contentLength = bodyStream.length;
			}
			if (contentLength == null) {
				contentLength = request.contentLength;
			}
			if (contentLength === 0 || !expectsPayload) {
				contentLength = null;
			}
			if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength != null && request.contentLength !== contentLength) {
				if (client[kStrictContentLength]) {
					util.errorRequest(client, request, new RequestContentLengthMismatchError());
					return false;
				}
				process.emitWarning(new RequestContentLengthMismatchError());
			}
			if (contentLength != null) {
				assert(body, "no body must not have content length");
				headers[HTTP2_HEADER_CONTENT_LENGTH] = `${contentLength}`;
			}
			session.ref();
			const shouldEndStream = method === "GET" || method === "HEAD" || body === null;
			if (expectContinue) {
				headers[HTTP2_HEADER_EXPECT] = "100-continue";
				stream = session.request(headers, {
					endStream: shouldEndStream,
					signal
				});
				stream.once("continue", writeBodyH2);
			} else {
				stream = session.request(headers, {
					endStream: shouldEndStream,
					signal
				});
				writeBodyH2();
			}
			++session[kOpenStreams];
			stream.once("response", (headers) => {
				const { [HTTP2_HEADER_STATUS]: statusCode, ...realHeaders } = headers;
				request.onResponseStarted();
				if (request.aborted) {
					const err = new RequestAbortedError();
					util.errorRequest(client, request, err);
					util.destroy(stream, err);
					return;
				}
				if (request.onHeaders(Number(statusCode), parseH2Headers(realHeaders), stream.resume.bind(stream), "") === false) {
					stream.pause();
				}
				stream.on("data", (chunk) => {
					if (request.onData(chunk) === false) {
						stream.pause();
					}
				});
			});
			stream.once("end", () => {
				if (stream.state?.state == null || stream.state.state < 6) {
					request.onComplete([]);
				}
				if (session[kOpenStreams] === 0) {
					session.unref();
				}
				abort(new InformationalError("HTTP/2: stream half-closed (remote)"));
				client[kQueue][client[kRunningIdx]++] = null;
				client[kPendingIdx] = client[kRunningIdx];
				client[kResume]();
			});
			stream.once("close", () => {
				session[kOpenStreams] -= 1;
				if (session[kOpenStreams] === 0) {
					session.unref();
				}
			});
			stream.once("error", function(err) {
				abort(err);
			});
			stream.once("frameError", (type, code) => {
				abort(new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`));
			});
			return true;
			function writeBodyH2() {
				if (!body || contentLength === 0) {
					writeBuffer(abort, stream, null, client, request, client[kSocket], contentLength, expectsPayload);
				} else if (util.isBuffer(body)) {
					writeBuffer(abort, stream, body, client, request, client[kSocket], contentLength, expectsPayload);
				} else if (util.isBlobLike(body)) {
					if (typeof body.stream === "function") {
						writeIterable(abort, stream, body.stream(), client, request, client[kSocket], contentLength, expectsPayload);
					} else {
						writeBlob(abort, stream, body, client, request, client[kSocket], contentLength, expectsPayload);
					}
				} else if (util.isStream(body)) {
					writeStream(abort, client[kSocket], expectsPayload, stream, body, client, request, contentLength);
				} else if (util.isIterable(body)) {
					writeIterable(abort, stream, body, client, request, client[kSocket], contentLength, expectsPayload);
				} else {
					assert(false);
				}
			}
		}
		function writeBuffer(abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
			try {
				if (body != null && util.isBuffer(body)) {
					assert(contentLength === body.byteLength, "buffer body must have content length");
					h2stream.cork();
					h2stream.write(body);
					h2stream.uncork();
					h2stream.end();
					request.onBodySent(body);
				}
				if (!expectsPayload) {
					socket[kReset] = true;
				}
				request.onRequestSent();
				client[kResume]();
			} catch (error) {
				abort(error);
			}
		}
		function writeStream(abort, socket, expectsPayload, h2stream, body, client, request, contentLength) {
			assert(contentLength !== 0 || client[kRunning] === 0, "stream body cannot be pipelined");
			const pipe = pipeline(body, h2stream, (err) => {
				if (err) {
					util.destroy(pipe, err);
					abort(err);
				} else {
					util.removeAllListeners(pipe);
					request.onRequestSent();
					if (!expectsPayload) {
						socket[kReset] = true;
					}
					client[kResume]();
				}
			});
			util.addListener(pipe, "data", onPipeData);
			function onPipeData(chunk) {
				request.onBodySent(chunk);
			}
		}
		async function writeBlob(abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
			assert(contentLength === body.size, "blob body must have content length");
			try {
				if (contentLength != null && contentLength !== body.size) {
					throw new RequestContentLengthMismatchError();
				}
				const buffer = Buffer.from(await body.arrayBuffer());
				h2stream.cork();
				h2stream.write(buffer);
				h2stream.uncork();
				h2stream.end();
				request.onBodySent(buffer);
				request.onRequestSent();
				if (!expectsPayload) {
					socket[kReset] = true;
				}
				client[kResume]();
			} catch (err) {
				abort(err);
			}
		}
		async function writeIterable(abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
			assert(contentLength !== 0 || client[kRunning] === 0, "iterator body cannot be pipelined");
			let callback = null;
			function onDrain() {
				if (callback) {
					const cb = callback;
					callback = null;
					cb();
				}
			}
			const waitForDrain = () => new Promise((resolve, reject) => {
				assert(callback === null);
				if (socket[kError]) {
					reject(socket[kError]);
				} else {
					callback = resolve;
				}
			});
			h2stream.on("close", onDrain).on("drain", onDrain);
			try {
				for await (const chunk of body) {
					if (socket[kError]) {
						throw socket[kError];
					}
					const res = h2stream.write(chunk);
					request.onBodySent(chunk);
					if (!res) {
						await waitForDrain();
					}
				}
				h2stream.end();
				request.onRequestSent();
				if (!expectsPayload) {
					socket[kReset] = true;
				}
				client[kResume]();
			} catch (err) {
				abort(err);
			} finally {
				h2stream.off("close", onDrain).off("drain", onDrain);
			}
		}
		module.exports = connectH2;
	}),
	3701: ((module, __unused_webpack_exports, __webpack_require__) => {
		const assert = __webpack_require__(4589);
		const net = __webpack_require__(7030);
		const http = __webpack_require__(7067);
		const util = __webpack_require__(3440);
		const { channels } = __webpack_require__(2414);
		const Request = __webpack_require__(4655);
		const DispatcherBase = __webpack_require__(1841);
		const { InvalidArgumentError, InformationalError, ClientDestroyedError } = __webpack_require__(8707);
		const buildConnector = __webpack_require__(9136);
		const { kUrl, kServerName, kClient, kBusy, kConnect, kResuming, kRunning, kPending, kSize, kQueue, kConnected, kConnecting, kNeedDrain, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kConnector, kMaxRedirections, kMaxRequests, kCounter, kClose, kDestroy, kDispatch, kInterceptors, kLocalAddress, kMaxResponseSize, kOnError, kHTTPContext, kMaxConcurrentStreams, kResume } = __webpack_require__(6443);
		const connectH1 = __webpack_require__(637);
		const connectH2 = __webpack_require__(8788);
		let deprecatedInterceptorWarned = false;
		const kClosedResolve = Symbol("kClosedResolve");
		const noop = () => {};
		function getPipelining(client) {
			return client[kPipelining] ?? client[kHTTPContext]?.defaultPipelining ?? 1;
		}
		class Client extends DispatcherBase {
			constructor(url, { interceptors, maxHeaderSize, headersTimeout, socketTimeout, requestTimeout, connectTimeout, bodyTimeout, idleTimeout, keepAlive, keepAliveTimeout, maxKeepAliveTimeout, keepAliveMaxTimeout, keepAliveTimeoutThreshold, socketPath, pipelining, tls, strictContentLength, maxCachedSessions, maxRedirections, connect, maxRequestsPerClient, localAddress, maxResponseSize, autoSelectFamily, autoSelectFamilyAttemptTimeout, maxConcurrentStreams, allowH2, webSocket, eventSource } = {}) {
				super({
					webSocket,
					eventSource
				});
				if (keepAlive !== undefined) {
					throw new InvalidArgumentError("unsupported keepAlive, use pipelining=0 instead");
				}
				if (socketTimeout !== undefined) {
					throw new InvalidArgumentError("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
				}
				if (requestTimeout !== undefined) {
					throw new InvalidArgumentError("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
				}
				if (idleTimeout !== undefined) {
					throw new InvalidArgumentError("unsupported idleTimeout, use keepAliveTimeout instead");
				}
				if (maxKeepAliveTimeout !== undefined) {
					throw new InvalidArgumentError("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
				}
				if (maxHeaderSize != null && !Number.isFinite(maxHeaderSize)) {
					throw new InvalidArgumentError("invalid maxHeaderSize");
				}
				if (socketPath != null && typeof socketPath !== "string") {
					throw new InvalidArgumentError("invalid socketPath");
				}
				if (connectTimeout != null && (!Number.isFinite(connectTimeout) || connectTimeout < 0)) {
					throw new InvalidArgumentError("invalid connectTimeout");
				}
				if (keepAliveTimeout != null && (!Number.isFinite(keepAliveTimeout) || keepAliveTimeout <= 0)) {
					throw new InvalidArgumentError("invalid keepAliveTimeout");
				}
				if (keepAliveMaxTimeout != null && (!Number.isFinite(keepAliveMaxTimeout) || keepAliveMaxTimeout <= 0)) {
					throw new InvalidArgumentError("invalid keepAliveMaxTimeout");
				}
				if (keepAliveTimeoutThreshold != null && !Number.isFinite(keepAliveTimeoutThreshold)) {
					throw new InvalidArgumentError("invalid keepAliveTimeoutThreshold");
				}
				if (headersTimeout != null && (!Number.isInteger(headersTimeout) || headersTimeout < 0)) {
					throw new InvalidArgumentError("headersTimeout must be a positive integer or zero");
				}
				if (bodyTimeout != null && (!Number.isInteger(bodyTimeout) || bodyTimeout < 0)) {
					throw new InvalidArgumentError("bodyTimeout must be a positive integer or zero");
				}
				if (connect != null && typeof connect !== "function" && typeof connect !== "object") {
					throw new InvalidArgumentError("connect must be a function or an object");
				}
				if (maxRedirections != null && (!Number.isInteger(maxRedirections) || maxRedirections < 0)) {
					throw new InvalidArgumentError("maxRedirections must be a positive number");
				}
				if (maxRequestsPerClient != null && (!Number.isInteger(maxRequestsPerClient) || maxRequestsPerClient < 0)) {
					throw new InvalidArgumentError("maxRequestsPerClient must be a positive number");
				}
				if (localAddress != null && (typeof localAddress !== "string" || net.isIP(localAddress) === 0)) {
					throw new InvalidArgumentError("localAddress must be valid string IP address");
				}
				if (maxResponseSize != null && (!Number.isInteger(maxResponseSize) || maxResponseSize < -1)) {
					throw new InvalidArgumentError("maxResponseSize must be a positive number");
				}
				if (autoSelectFamilyAttemptTimeout != null && (!Number.isInteger(autoSelectFamilyAttemptTimeout) || autoSelectFamilyAttemptTimeout < -1)) {
					throw new InvalidArgumentError("autoSelectFamilyAttemptTimeout must be a positive number");
				}
				if (allowH2 != null && typeof allowH2 !== "boolean") {
					throw new InvalidArgumentError("allowH2 must be a valid boolean value");
				}
				if (maxConcurrentStreams != null && (typeof maxConcurrentStreams !== "number" || maxConcurrentStreams < 1)) {
					throw new InvalidArgumentError("maxConcurrentStreams must be a positive integer, greater than 0");
				}
				if (typeof connect !== "function") {
					connect = buildConnector({
						...tls,
						maxCachedSessions,
						allowH2,
						socketPath,
						timeout: connectTimeout,
						...autoSelectFamily ? {
							autoSelectFamily,
							autoSelectFamilyAttemptTimeout
						} : undefined,
						...connect
					});
				}
				if (interceptors?.Client && Array.isArray(interceptors.Client)) {
					this[kInterceptors] = interceptors.Client;
					if (!deprecatedInterceptorWarned) {
						deprecatedInterceptorWarned = true;
						process.emitWarning("Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.", { code: "UNDICI-CLIENT-INTERCEPTOR-DEPRECATED" });
					}
				} else {
					this[kInterceptors] = [createRedirectInterceptor({ maxRedirections })];
				}
				this[kUrl] = util.parseOrigin(url);
				this[kConnector] = connect;
				this[kPipelining] = pipelining != null ? pipelining : 1;
				this[kMaxHeadersSize] = maxHeaderSize || http.maxHeaderSize;
				this[kKeepAliveDefaultTimeout] = keepAliveTimeout == null ? 4e3 : keepAliveTimeout;
				this[kKeepAliveMaxTimeout] = keepAliveMaxTimeout == null ? 6e5 : keepAliveMaxTimeout;
				this[kKeepAliveTimeoutThreshold] = keepAliveTimeoutThreshold == null ? 2e3 : keepAliveTimeoutThreshold;
				this[kKeepAliveTimeoutValue] = this[kKeepAliveDefaultTimeout];
				this[kServerName] = null;
				this[kLocalAddress] = localAddress != null ? localAddress : null;
				this[kResuming] = 0;
				this[kNeedDrain] = 0;
				this[kHostHeader] = `host: ${this[kUrl].hostname}${this[kUrl].port ? `:${this[kUrl].port}` : ""}\r\n`;
				this[kBodyTimeout] = bodyTimeout != null ? bodyTimeout : 3e5;
				this[kHeadersTimeout] = headersTimeout != null ? headersTimeout : 3e5;
				this[kStrictContentLength] = strictContentLength == null ? true : strictContentLength;
				this[kMaxRedirections] = maxRedirections;
				this[kMaxRequests] = maxRequestsPerClient;
				this[kClosedResolve] = null;
				this[kMaxResponseSize] = maxResponseSize > -1 ? maxResponseSize : -1;
				this[kMaxConcurrentStreams] = maxConcurrentStreams != null ? maxConcurrentStreams : 100;
				this[kHTTPContext] = null;
				this[kQueue] = [];
				this[kRunningIdx] = 0;
				this[kPendingIdx] = 0;
				this[kResume] = (sync) => resume(this, sync);
				this[kOnError] = (err) => onError(this, err);
			}
			get pipelining() {
				return this[kPipelining];
			}
			set pipelining(value) {
				this[kPipelining] = value;
				this[kResume](true);
			}
			get [kPending]() {
				return this[kQueue].length - this[kPendingIdx];
			}
			get [kRunning]() {
				return this[kPendingIdx] - this[kRunningIdx];
			}
			get [kSize]() {
				return this[kQueue].length - this[kRunningIdx];
			}
			get [kConnected]() {
				return !!this[kHTTPContext] && !this[kConnecting] && !this[kHTTPContext].destroyed;
			}
			get [kBusy]() {
				return Boolean(this[kHTTPContext]?.busy(null) || this[kSize] >= (getPipelining(this) || 1) || this[kPending] > 0);
			}
			[kConnect](cb) {
				connect(this);
				this.once("connect", cb);
			}
			[kDispatch](opts, handler) {
				const origin = opts.origin || this[kUrl].origin;
				const request = new Request(origin, opts, handler);
				this[kQueue].push(request);
				if (this[kResuming]) {} else if (util.bodyLength(request.body) == null && util.isIterable(request.body)) {
					this[kResuming] = 1;
					queueMicrotask(() => resume(this));
				} else {
					this[kResume](true);
				}
				if (this[kResuming] && this[kNeedDrain] !== 2 && this[kBusy]) {
					this[kNeedDrain] = 2;
				}
				return this[kNeedDrain] < 2;
			}
			async [kClose]() {
				return new Promise((resolve) => {
					if (this[kSize]) {
						this[kClosedResolve] = resolve;
					} else {
						resolve(null);
					}
				});
			}
			async [kDestroy](err) {
				return new Promise((resolve) => {
					const requests = this[kQueue].splice(this[kPendingIdx]);
					for (let i = 0; i < requests.length; i++) {
						const request = requests[i];
						util.errorRequest(this, request, err);
					}
					const callback = () => {
						if (this[kClosedResolve]) {
							this[kClosedResolve]();
							this[kClosedResolve] = null;
						}
						resolve(null);
					};
					if (this[kHTTPContext]) {
						this[kHTTPContext].destroy(err, callback);
						this[kHTTPContext] = null;
					} else {
						queueMicrotask(callback);
					}
					this[kResume]();
				});
			}
		}
		const createRedirectInterceptor = __webpack_require__(5092);
		function onError(client, err) {
			if (client[kRunning] === 0 && err.code !== "UND_ERR_INFO" && err.code !== "UND_ERR_SOCKET") {
				assert(client[kPendingIdx] === client[kRunningIdx]);
				const requests = client[kQueue].splice(client[kRunningIdx]);
				for (let i = 0; i < requests.length; i++) {
					const request = requests[i];
					util.errorRequest(client, request, err);
				}
				assert(client[kSize] === 0);
			}
		}
		async function connect(client) {
			assert(!client[kConnecting]);
			assert(!client[kHTTPContext]);
			let { host, hostname, protocol, port } = client[kUrl];
			if (hostname[0] === "[") {
				const idx = hostname.indexOf("]");
				assert(idx !== -1);
				const ip = hostname.substring(1, idx);
				assert(net.isIP(ip));
				hostname = ip;
			}
			client[kConnecting] = true;
			if (channels.beforeConnect.hasSubscribers) {
				channels.beforeConnect.publish({
					connectParams: {
						host,
						hostname,
						protocol,
						port,
						version: client[kHTTPContext]?.version,
						servername: client[kServerName],
						localAddress: client[kLocalAddress]
					},
					connector: client[kConnector]
				});
			}
			try {
				const socket = await new Promise((resolve, reject) => {
					client[kConnector]({
						host,
						hostname,
						protocol,
						port,
						servername: client[kServerName],
						localAddress: client[kLocalAddress]
					}, (err, socket) => {
						if (err) {
							reject(err);
						} else {
							resolve(socket);
						}
					});
				});
				if (client.destroyed) {
					util.destroy(socket.on("error", noop), new ClientDestroyedError());
					return;
				}
				assert(socket);
				try {
					client[kHTTPContext] = socket.alpnProtocol === "h2" ? await connectH2(client, socket) : await connectH1(client, socket);
				} catch (err) {
					socket.destroy().on("error", noop);
					throw err;
				}
				client[kConnecting] = false;
				socket[kCounter] = 0;
				socket[kMaxRequests] = client[kMaxRequests];
				socket[kClient] = client;
				socket[kError] = null;
				if (channels.connected.hasSubscribers) {
					channels.connected.publish({
						connectParams: {
							host,
							hostname,
							protocol,
							port,
							version: client[kHTTPContext]?.version,
							servername: client[kServerName],
							localAddress: client[kLocalAddress]
						},
						connector: client[kConnector],
						socket
					});
				}
				client.emit("connect", client[kUrl], [client]);
			} catch (err) {
				if (client.destroyed) {
					return;
				}
				client[kConnecting] = false;
				if (channels.connectError.hasSubscribers) {
					channels.connectError.publish({
						connectParams: {
							host,
							hostname,
							protocol,
							port,
							version: client[kHTTPContext]?.version,
							servername: client[kServerName],
							localAddress: client[kLocalAddress]
						},
						connector: client[kConnector],
						error: err
					});
				}
				if (err.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
					assert(client[kRunning] === 0);
					while (client[kPending] > 0 && client[kQueue][client[kPendingIdx]].servername === client[kServerName]) {
						const request = client[kQueue][client[kPendingIdx]++];
						util.errorRequest(client, request, err);
					}
				} else {
					onError(client, err);
				}
				client.emit("connectionError", client[kUrl], [client], err);
			}
			client[kResume]();
		}
		function emitDrain(client) {
			client[kNeedDrain] = 0;
			client.emit("drain", client[kUrl], [client]);
		}
		function resume(client, sync) {
			if (client[kResuming] === 2) {
				return;
			}
			client[kResuming] = 2;
			_resume(client, sync);
			client[kResuming] = 0;
			if (client[kRunningIdx] > 256) {
				client[kQueue].splice(0, client[kRunningIdx]);
				client[kPendingIdx] -= client[kRunningIdx];
				client[kRunningIdx] = 0;
			}
		}
		function _resume(client, sync) {
			while (true) {
				if (client.destroyed) {
					assert(client[kPending] === 0);
					return;
				}
				if (client[kClosedResolve] && !client[kSize]) {
					client[kClosedResolve]();
					client[kClosedResolve] = null;
					return;
				}
				if (client[kHTTPContext]) {
					client[kHTTPContext].resume();
				}
				if (client[kBusy]) {
					client[kNeedDrain] = 2;
				} else if (client[kNeedDrain] === 2) {
					if (sync) {
						client[kNeedDrain] = 1;
						queueMicrotask(() => emitDrain(client));
					} else {
						emitDrain(client);
					}
					continue;
				}
				if (client[kPending] === 0) {
					return;
				}
				if (client[kRunning] >= (getPipelining(client) || 1)) {
					return;
				}
				const request = client[kQueue][client[kPendingIdx]];
				if (client[kUrl].protocol === "https:" && client[kServerName] !== request.servername) {
					if (client[kRunning] > 0) {
						return;
					}
					client[kServerName] = request.servername;
					client[kHTTPContext]?.destroy(new InformationalError("servername changed"), () => {
						client[kHTTPContext] = null;
						resume(client);
					});
				}
				if (client[kConnecting]) {
					return;
				}
				if (!client[kHTTPContext]) {
					connect(client);
					return;
				}
				if (client[kHTTPContext].destroyed) {
					return;
				}
				if (client[kHTTPContext].busy(request)) {
					return;
				}
				if (!request.aborted && client[kHTTPContext].write(request)) {
					client[kPendingIdx]++;
				} else {
					client[kQueue].splice(client[kPendingIdx], 1);
				}
			}
		}
		module.exports = Client;
	}),
	1841: ((module, __unused_webpack_exports, __webpack_require__) => {
		const buffer = __webpack_require__(4573);
		const Dispatcher = __webpack_require__(883);
		const { ClientDestroyedError, ClientClosedError, InvalidArgumentError } = __webpack_require__(8707);
		const { kDestroy, kClose, kClosed, kDestroyed, kDispatch, kInterceptors } = __webpack_require__(6443);
		const kOnDestroyed = Symbol("onDestroyed");
		const kOnClosed = Symbol("onClosed");
		const kInterceptedDispatch = Symbol("Intercepted Dispatch");
		const kWebSocketOptions = Symbol("webSocketOptions");
		const kEventSourceOptions = Symbol("eventSourceOptions");
		class DispatcherBase extends Dispatcher {
			constructor(opts) {
				super();
				this[kDestroyed] = false;
				this[kOnDestroyed] = null;
				this[kClosed] = false;
				this[kOnClosed] = [];
				this[kWebSocketOptions] = opts?.webSocket ?? {};
				this[kEventSourceOptions] = opts?.eventSource ?? {};
			}
			get webSocketOptions() {
				return {
					maxFragments: this[kWebSocketOptions].maxFragments ?? 131072,
					maxPayloadSize: this[kWebSocketOptions].maxPayloadSize ?? 128 * 1024 * 1024
				};
			}
			get eventSourceOptions() {
				return { maxEventSize: this[kEventSourceOptions].maxEventSize ?? buffer.kStringMaxLength };
			}
			get destroyed() {
				return this[kDestroyed];
			}
			get closed() {
				return this[kClosed];
			}
			get interceptors() {
				return this[kInterceptors];
			}
			set interceptors(newInterceptors) {
				if (newInterceptors) {
					for (let i = newInterceptors.length - 1; i >= 0; i--) {
						const interceptor = this[kInterceptors][i];
						if (typeof interceptor !== "function") {
							throw new InvalidArgumentError("interceptor must be an function");
						}
					}
				}
				this[kInterceptors] = newInterceptors;
			}
			close(callback) {
				if (callback === undefined) {
					return new Promise((resolve, reject) => {
						this.close((err, data) => {
							return err ? reject(err) : resolve(data);
						});
					});
				}
				if (typeof callback !== "function") {
					throw new InvalidArgumentError("invalid callback");
				}
				if (this[kDestroyed]) {
					queueMicrotask(() => callback(new ClientDestroyedError(), null));
					return;
				}
				if (this[kClosed]) {
					if (this[kOnClosed]) {
						this[kOnClosed].push(callback);
					} else {
						queueMicrotask(() => callback(null, null));
					}
					return;
				}
				this[kClosed] = true;
				this[kOnClosed].push(callback);
				const onClosed = () => {
					const callbacks = this[kOnClosed];
					this[kOnClosed] = null;
					for (let i = 0; i < callbacks.length; i++) {
						callbacks[i](null, null);
					}
				};
				this[kClose]().then(() => this.destroy()).then(() => {
					queueMicrotask(onClosed);
				});
			}
			destroy(err, callback) {
				if (typeof err === "function") {
					callback = err;
					err = null;
				}
				if (callback === undefined) {
					return new Promise((resolve, reject) => {
						this.destroy(err, (err, data) => {
							return err ? reject(err) : resolve(data);
						});
					});
				}
				if (typeof callback !== "function") {
					throw new InvalidArgumentError("invalid callback");
				}
				if (this[kDestroyed]) {
					if (this[kOnDestroyed]) {
						this[kOnDestroyed].push(callback);
					} else {
						queueMicrotask(() => callback(null, null));
					}
					return;
				}
				if (!err) {
					err = new ClientDestroyedError();
				}
				this[kDestroyed] = true;
				this[kOnDestroyed] = this[kOnDestroyed] || [];
				this[kOnDestroyed].push(callback);
				const onDestroyed = () => {
					const callbacks = this[kOnDestroyed];
					this[kOnDestroyed] = null;
					for (let i = 0; i < callbacks.length; i++) {
						callbacks[i](null, null);
					}
				};
				this[kDestroy](err).then(() => {
					queueMicrotask(onDestroyed);
				});
			}
			[kInterceptedDispatch](opts, handler) {
				if (!this[kInterceptors] || this[kInterceptors].length === 0) {
					this[kInterceptedDispatch] = this[kDispatch];
					return this[kDispatch](opts, handler);
				}
				let dispatch = this[kDispatch].bind(this);
				for (let i = this[kInterceptors].length - 1; i >= 0; i--) {
					dispatch = this[kInterceptors][i](dispatch);
				}
				this[kInterceptedDispatch] = dispatch;
				return dispatch(opts, handler);
			}
			dispatch(opts, handler) {
				if (!handler || typeof handler !== "object") {
					throw new InvalidArgumentError("handler must be an object");
				}
				try {
					if (!opts || typeof opts !== "object") {
						throw new InvalidArgumentError("opts must be an object.");
					}
					if (this[kDestroyed] || this[kOnDestroyed]) {
						throw new ClientDestroyedError();
					}
					if (this[kClosed]) {
						throw new ClientClosedError();
					}
					return this[kInterceptedDispatch](opts, handler);
				} catch (err) {
					if (typeof handler.onError !== "function") {
						throw new InvalidArgumentError("invalid onError method");
					}
					handler.onError(err);
					return false;
				}
			}
		}
		module.exports = DispatcherBase;
	}),
	883: ((module, __unused_webpack_exports, __webpack_require__) => {
		const EventEmitter = __webpack_require__(8474);
		class Dispatcher extends EventEmitter {
			dispatch() {
				throw new Error("not implemented");
			}
			close() {
				throw new Error("not implemented");
			}
			destroy() {
				throw new Error("not implemented");
			}
			compose(...args) {
				const interceptors = Array.isArray(args[0]) ? args[0] : args;
				let dispatch = this.dispatch.bind(this);
				for (const interceptor of interceptors) {
					if (interceptor == null) {
						continue;
					}
					if (typeof interceptor !== "function") {
						throw new TypeError(`invalid interceptor, expected function received ${typeof interceptor}`);
					}
					dispatch = interceptor(dispatch);
					if (dispatch == null || typeof dispatch !== "function" || dispatch.length !== 2) {
						throw new TypeError("invalid interceptor");
					}
				}
				return new ComposedDispatcher(this, dispatch);
			}
		}
		class ComposedDispatcher extends Dispatcher {
			#dispatcher = null;
			#dispatch = null;
			constructor(dispatcher, dispatch) {
				super();
				this.#dispatcher = dispatcher;
				this.#dispatch = dispatch;
			}
			dispatch(...args) {
				this.#dispatch(...args);
			}
			close(...args) {
				return this.#dispatcher.close(...args);
			}
			destroy(...args) {
				return this.#dispatcher.destroy(...args);
			}
		}
		module.exports = Dispatcher;
	}),
	4660: ((module) => {
		const kSize = 2048;
		const kMask = kSize - 1;
		class FixedCircularBuffer {
			constructor() {
				this.bottom = 0;
				this.top = 0;
				this.list = new Array(kSize);
				this.next = null;
			}
			isEmpty() {
				return this.top === this.bottom;
			}
			isFull() {
				return (this.top + 1 & kMask) === this.bottom;
			}
			push(data) {
				this.list[this.top] = data;
				this.top = this.top + 1 & kMask;
			}
			shift() {
				const nextItem = this.list[this.bottom];
				if (nextItem === undefined) return null;
				this.list[this.bottom] = undefined;
				this.bottom = this.bottom + 1 & kMask;
				return nextItem;
			}
		}
		module.exports = class FixedQueue {
			constructor() {
				this.head = this.tail = new FixedCircularBuffer();
			}
			isEmpty() {
				return this.head.isEmpty();
			}
			push(data) {
				if (this.head.isFull()) {
					this.head = this.head.next = new FixedCircularBuffer();
				}
				this.head.push(data);
			}
			shift() {
				const tail = this.tail;
				const next = tail.shift();
				if (tail.isEmpty() && tail.next !== null) {
					this.tail = tail.next;
				}
				return next;
			}
		};
	}),
	2128: ((module, __unused_webpack_exports, __webpack_require__) => {
		const DispatcherBase = __webpack_require__(1841);
		const FixedQueue = __webpack_require__(4660);
		const { kConnected, kSize, kRunning, kPending, kQueued, kBusy, kFree, kUrl, kClose, kDestroy, kDispatch } = __webpack_require__(6443);
		const PoolStats = __webpack_require__(3246);
		const kClients = Symbol("clients");
		const kNeedDrain = Symbol("needDrain");
		const kQueue = Symbol("queue");
		const kClosedResolve = Symbol("closed resolve");
		const kOnDrain = Symbol("onDrain");
		const kOnConnect = Symbol("onConnect");
		const kOnDisconnect = Symbol("onDisconnect");
		const kOnConnectionError = Symbol("onConnectionError");
		const kGetDispatcher = Symbol("get dispatcher");
		const kAddClient = Symbol("add client");
		const kRemoveClient = Symbol("remove client");
		const kStats = Symbol("stats");
		class PoolBase extends DispatcherBase {
			constructor(opts) {
				super(opts);
				this[kQueue] = new FixedQueue();
				this[kClients] = [];
				this[kQueued] = 0;
				const pool = this;
				this[kOnDrain] = function onDrain(origin, targets) {
					const queue = pool[kQueue];
					let needDrain = false;
					while (!needDrain) {
						const item = queue.shift();
						if (!item) {
							break;
						}
						pool[kQueued]--;
						needDrain = !this.dispatch(item.opts, item.handler);
					}
					this[kNeedDrain] = needDrain;
					if (!this[kNeedDrain] && pool[kNeedDrain]) {
						pool[kNeedDrain] = false;
						pool.emit("drain", origin, [pool, ...targets]);
					}
					if (pool[kClosedResolve] && queue.isEmpty()) {
						Promise.all(pool[kClients].map((c) => c.close())).then(pool[kClosedResolve]);
					}
				};
				this[kOnConnect] = (origin, targets) => {
					pool.emit("connect", origin, [pool, ...targets]);
				};
				this[kOnDisconnect] = (origin, targets, err) => {
					pool.emit("disconnect", origin, [pool, ...targets], err);
				};
				this[kOnConnectionError] = (origin, targets, err) => {
					pool.emit("connectionError", origin, [pool, ...targets], err);
				};
				this[kStats] = new PoolStats(this);
			}
			get [kBusy]() {
				return this[kNeedDrain];
			}
			get [kConnected]() {
				return this[kClients].filter((client) => client[kConnected]).length;
			}
			get [kFree]() {
				return this[kClients].filter((client) => client[kConnected] && !client[kNeedDrain]).length;
			}
			get [kPending]() {
				let ret = this[kQueued];
				for (const { [kPending]: pending } of this[kClients]) {
					ret += pending;
				}
				return ret;
			}
			get [kRunning]() {
				let ret = 0;
				for (const { [kRunning]: running } of this[kClients]) {
					ret += running;
				}
				return ret;
			}
			get [kSize]() {
				let ret = this[kQueued];
				for (const { [kSize]: size } of this[kClients]) {
					ret += size;
				}
				return ret;
			}
			get stats() {
				return this[kStats];
			}
			async [kClose]() {
				if (this[kQueue].isEmpty()) {
					await Promise.all(this[kClients].map((c) => c.close()));
				} else {
					await new Promise((resolve) => {
						this[kClosedResolve] = resolve;
					});
				}
			}
			async [kDestroy](err) {
				while (true) {
					const item = this[kQueue].shift();
					if (!item) {
						break;
					}
					item.handler.onError(err);
				}
				await Promise.all(this[kClients].map((c) => c.destroy(err)));
			}
			[kDispatch](opts, handler) {
				const dispatcher = this[kGetDispatcher]();
				if (!dispatcher) {
					this[kNeedDrain] = true;
					this[kQueue].push({
						opts,
						handler
					});
					this[kQueued]++;
				} else if (!dispatcher.dispatch(opts, handler)) {
					dispatcher[kNeedDrain] = true;
					this[kNeedDrain] = !this[kGetDispatcher]();
				}
				return !this[kNeedDrain];
			}
			[kAddClient](client) {
				client.on("drain", this[kOnDrain]).on("connect", this[kOnConnect]).on("disconnect", this[kOnDisconnect]).on("connectionError", this[kOnConnectionError]);
				this[kClients].push(client);
				if (this[kNeedDrain]) {
					queueMicrotask(() => {
						if (this[kNeedDrain]) {
							this[kOnDrain](client[kUrl], [this, client]);
						}
					});
				}
				return this;
			}
			[kRemoveClient](client) {
				client.close(() => {
					const idx = this[kClients].indexOf(client);
					if (idx !== -1) {
						this[kClients].splice(idx, 1);
					}
				});
				this[kNeedDrain] = this[kClients].some((dispatcher) => !dispatcher[kNeedDrain] && dispatcher.closed !== true && dispatcher.destroyed !== true);
			}
		}
		module.exports = {
			PoolBase,
			kClients,
			kNeedDrain,
			kAddClient,
			kRemoveClient,
			kGetDispatcher
		};
	}),
	3246: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { kFree, kConnected, kPending, kQueued, kRunning, kSize } = __webpack_require__(6443);
		const kPool = Symbol("pool");
		class PoolStats {
			constructor(pool) {
				this[kPool] = pool;
			}
			get connected() {
				return this[kPool][kConnected];
			}
			get free() {
				return this[kPool][kFree];
			}
			get pending() {
				return this[kPool][kPending];
			}
			get queued() {
				return this[kPool][kQueued];
			}
			get running() {
				return this[kPool][kRunning];
			}
			get size() {
				return this[kPool][kSize];
			}
		}
		module.exports = PoolStats;
	}),
	628: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { PoolBase, kClients, kNeedDrain, kAddClient, kGetDispatcher } = __webpack_require__(2128);
		const Client = __webpack_require__(3701);
		const { InvalidArgumentError } = __webpack_require__(8707);
		const util = __webpack_require__(3440);
		const { kUrl, kInterceptors } = __webpack_require__(6443);
		const buildConnector = __webpack_require__(9136);
		const kOptions = Symbol("options");
		const kConnections = Symbol("connections");
		const kFactory = Symbol("factory");
		function defaultFactory(origin, opts) {
			return new Client(origin, opts);
		}
		class Pool extends PoolBase {
			constructor(origin, { connections, factory = defaultFactory, connect, connectTimeout, tls, maxCachedSessions, socketPath, autoSelectFamily, autoSelectFamilyAttemptTimeout, allowH2, ...options } = {}) {
				if (connections != null && (!Number.isFinite(connections) || connections < 0)) {
					throw new InvalidArgumentError("invalid connections");
				}
				if (typeof factory !== "function") {
					throw new InvalidArgumentError("factory must be a function.");
				}
				if (connect != null && typeof connect !== "function" && typeof connect !== "object") {
					throw new InvalidArgumentError("connect must be a function or an object");
				}
				if (typeof connect !== "function") {
					connect = buildConnector({
						...tls,
						maxCachedSessions,
						allowH2,
						socketPath,
						timeout: connectTimeout,
						...autoSelectFamily ? {
							autoSelectFamily,
							autoSelectFamilyAttemptTimeout
						} : undefined,
						...connect
					});
				}
				super(options);
				this[kInterceptors] = options.interceptors?.Pool && Array.isArray(options.interceptors.Pool) ? options.interceptors.Pool : [];
				this[kConnections] = connections || null;
				this[kUrl] = util.parseOrigin(origin);
				this[kOptions] = {
					...util.deepClone(options),
					connect,
					allowH2
				};
				this[kOptions].interceptors = options.interceptors ? { ...options.interceptors } : undefined;
				this[kFactory] = factory;
				this.on("connectionError", (origin, targets, error) => {
					for (const target of targets) {
						const idx = this[kClients].indexOf(target);
						if (idx !== -1) {
							this[kClients].splice(idx, 1);
						}
					}
				});
			}
			[kGetDispatcher]() {
				for (const client of this[kClients]) {
					if (!client[kNeedDrain]) {
						return client;
					}
				}
				if (!this[kConnections] || this[kClients].length < this[kConnections]) {
					const dispatcher = this[kFactory](this[kUrl], this[kOptions]);
					this[kAddClient](dispatcher);
					return dispatcher;
				}
			}
		}
		module.exports = Pool;
	}),
	8754: ((module, __unused_webpack_exports, __webpack_require__) => {
		const util = __webpack_require__(3440);
		const { kBodyUsed } = __webpack_require__(6443);
		const assert = __webpack_require__(4589);
		const { InvalidArgumentError } = __webpack_require__(8707);
		const EE = __webpack_require__(8474);
		const redirectableStatusCodes = [
			300,
			301,
			302,
			303,
			307,
			308
		];
		const kBody = Symbol("body");
		class BodyAsyncIterable {
			constructor(body) {
				this[kBody] = body;
				this[kBodyUsed] = false;
			}
			async *[Symbol.asyncIterator]() {
				assert(!this[kBodyUsed], "disturbed");
				this[kBodyUsed] = true;
				yield* this[kBody];
			}
		}
		class RedirectHandler {
			constructor(dispatch, maxRedirections, opts, handler) {
				if (maxRedirections != null && (!Number.isInteger(maxRedirections) || maxRedirections < 0)) {
					throw new InvalidArgumentError("maxRedirections must be a positive number");
				}
				util.validateHandler(handler, opts.method, opts.upgrade);
				this.dispatch = dispatch;
				this.location = null;
				this.abort = null;
				this.opts = {
					...opts,
					maxRedirections: 0
				};
				this.maxRedirections = maxRedirections;
				this.handler = handler;
				this.history = [];
				this.redirectionLimitReached = false;
				if (util.isStream(this.opts.body)) {
					if (util.bodyLength(this.opts.body) === 0) {
						this.opts.body.on("data", function() {
							assert(false);
						});
					}
					if (typeof this.opts.body.readableDidRead !== "boolean") {
						this.opts.body[kBodyUsed] = false;
						EE.prototype.on.call(this.opts.body, "data", function() {
							this[kBodyUsed] = true;
						});
					}
				} else if (this.opts.body && typeof this.opts.body.pipeTo === "function") {
					this.opts.body = new BodyAsyncIterable(this.opts.body);
				} else if (this.opts.body && typeof this.opts.body !== "string" && !ArrayBuffer.isView(this.opts.body) && util.isIterable(this.opts.body)) {
					this.opts.body = new BodyAsyncIterable(this.opts.body);
				}
			}
			onConnect(abort) {
				this.abort = abort;
				this.handler.onConnect(abort, { history: this.history });
			}
			onUpgrade(statusCode, headers, socket) {
				this.handler.onUpgrade(statusCode, headers, socket);
			}
			onError(error) {
				this.handler.onError(error);
			}
			onHeaders(statusCode, headers, resume, statusText) {
				this.location = this.history.length >= this.maxRedirections || util.isDisturbed(this.opts.body) ? null : parseLocation(statusCode, headers);
				if (this.opts.throwOnMaxRedirect && this.history.length >= this.maxRedirections) {
					if (this.request) {
						this.request.abort(new Error("max redirects"));
					}
					this.redirectionLimitReached = true;
					this.abort(new Error("max redirects"));
					return;
				}
				if (this.opts.origin) {
					this.history.push(new URL(this.opts.path, this.opts.origin));
				}
				if (!this.location) {
					return this.handler.onHeaders(statusCode, headers, resume, statusText);
				}
				const { origin, pathname, search } = util.parseURL(new URL(this.location, this.opts.origin && new URL(this.opts.path, this.opts.origin)));
				const path = search ? `${pathname}${search}` : pathname;
				this.opts.headers = cleanRequestHeaders(this.opts.headers, statusCode === 303, this.opts.origin !== origin);
				this.opts.path = path;
				this.opts.origin = origin;
				this.opts.maxRedirections = 0;
				this.opts.query = null;
				if (statusCode === 303 && this.opts.method !== "HEAD") {
					this.opts.method = "GET";
					this.opts.body = null;
				}
			}
			onData(chunk) {
				if (this.location) {} else {
					return this.handler.onData(chunk);
				}
			}
			onComplete(trailers) {
				if (this.location) {
					this.location = null;
					this.abort = null;
					this.dispatch(this.opts, this);
				} else {
					this.handler.onComplete(trailers);
				}
			}
			onBodySent(chunk) {
				if (this.handler.onBodySent) {
					this.handler.onBodySent(chunk);
				}
			}
		}
		function parseLocation(statusCode, headers) {
			if (redirectableStatusCodes.indexOf(statusCode) === -1) {
				return null;
			}
			for (let i = 0; i < headers.length; i += 2) {
				if (headers[i].length === 8 && util.headerNameToString(headers[i]) === "location") {
					return headers[i + 1];
				}
			}
		}
		function shouldRemoveHeader(header, removeContent, unknownOrigin) {
			if (header.length === 4) {
				return util.headerNameToString(header) === "host";
			}
			if (removeContent && util.headerNameToString(header).startsWith("content-")) {
				return true;
			}
			if (unknownOrigin && (header.length === 13 || header.length === 6 || header.length === 19)) {
				const name = util.headerNameToString(header);
				return name === "authorization" || name === "cookie" || name === "proxy-authorization";
			}
			return false;
		}
		function cleanRequestHeaders(headers, removeContent, unknownOrigin) {
			const ret = [];
			if (Array.isArray(headers)) {
				for (let i = 0; i < headers.length; i += 2) {
					if (!shouldRemoveHeader(headers[i], removeContent, unknownOrigin)) {
						ret.push(headers[i], headers[i + 1]);
					}
				}
			} else if (headers && typeof headers === "object") {
				for (const key of Object.keys(headers)) {
					if (!shouldRemoveHeader(key, removeContent, unknownOrigin)) {
						ret.push(key, headers[key]);
					}
				}
			} else {
				assert(headers == null, "headers must be an object or an array");
			}
			return ret;
		}
		module.exports = RedirectHandler;
	}),
	5092: ((module, __unused_webpack_exports, __webpack_require__) => {
		const RedirectHandler = __webpack_require__(8754);
		function createRedirectInterceptor({ maxRedirections: defaultMaxRedirections }) {
			return (dispatch) => {
				return function Intercept(opts, handler) {
					const { maxRedirections = defaultMaxRedirections } = opts;
					if (!maxRedirections) {
						return dispatch(opts, handler);
					}
					const redirectHandler = new RedirectHandler(dispatch, maxRedirections, opts, handler);
					opts = {
						...opts,
						maxRedirections: 0
					};
					return dispatch(opts, redirectHandler);
				};
			};
		}
		module.exports = createRedirectInterceptor;
	}),
	2824: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.SPECIAL_HEADERS = exports.HEADER_STATE = exports.MINOR = exports.MAJOR = exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS = exports.TOKEN = exports.STRICT_TOKEN = exports.HEX = exports.URL_CHAR = exports.STRICT_URL_CHAR = exports.USERINFO_CHARS = exports.MARK = exports.ALPHANUM = exports.NUM = exports.HEX_MAP = exports.NUM_MAP = exports.ALPHA = exports.FINISH = exports.H_METHOD_MAP = exports.METHOD_MAP = exports.METHODS_RTSP = exports.METHODS_ICE = exports.METHODS_HTTP = exports.METHODS = exports.LENIENT_FLAGS = exports.FLAGS = exports.TYPE = exports.ERROR = void 0;
		const utils_1 = __webpack_require__(172);
		var ERROR;
		(function(ERROR) {
			ERROR[ERROR["OK"] = 0] = "OK";
			ERROR[ERROR["INTERNAL"] = 1] = "INTERNAL";
			ERROR[ERROR["STRICT"] = 2] = "STRICT";
			ERROR[ERROR["LF_EXPECTED"] = 3] = "LF_EXPECTED";
			ERROR[ERROR["UNEXPECTED_CONTENT_LENGTH"] = 4] = "UNEXPECTED_CONTENT_LENGTH";
			ERROR[ERROR["CLOSED_CONNECTION"] = 5] = "CLOSED_CONNECTION";
			ERROR[ERROR["INVALID_METHOD"] = 6] = "INVALID_METHOD";
			ERROR[ERROR["INVALID_URL"] = 7] = "INVALID_URL";
			ERROR[ERROR["INVALID_CONSTANT"] = 8] = "INVALID_CONSTANT";
			ERROR[ERROR["INVALID_VERSION"] = 9] = "INVALID_VERSION";
			ERROR[ERROR["INVALID_HEADER_TOKEN"] = 10] = "INVALID_HEADER_TOKEN";
			ERROR[ERROR["INVALID_CONTENT_LENGTH"] = 11] = "INVALID_CONTENT_LENGTH";
			ERROR[ERROR["INVALID_CHUNK_SIZE"] = 12] = "INVALID_CHUNK_SIZE";
			ERROR[ERROR["INVALID_STATUS"] = 13] = "INVALID_STATUS";
			ERROR[ERROR["INVALID_EOF_STATE"] = 14] = "INVALID_EOF_STATE";
			ERROR[ERROR["INVALID_TRANSFER_ENCODING"] = 15] = "INVALID_TRANSFER_ENCODING";
			ERROR[ERROR["CB_MESSAGE_BEGIN"] = 16] = "CB_MESSAGE_BEGIN";
			ERROR[ERROR["CB_HEADERS_COMPLETE"] = 17] = "CB_HEADERS_COMPLETE";
			ERROR[ERROR["CB_MESSAGE_COMPLETE"] = 18] = "CB_MESSAGE_COMPLETE";
			ERROR[ERROR["CB_CHUNK_HEADER"] = 19] = "CB_CHUNK_HEADER";
			ERROR[ERROR["CB_CHUNK_COMPLETE"] = 20] = "CB_CHUNK_COMPLETE";
			ERROR[ERROR["PAUSED"] = 21] = "PAUSED";
			ERROR[ERROR["PAUSED_UPGRADE"] = 22] = "PAUSED_UPGRADE";
			ERROR[ERROR["PAUSED_H2_UPGRADE"] = 23] = "PAUSED_H2_UPGRADE";
			ERROR[ERROR["USER"] = 24] = "USER";
		})(ERROR = exports.ERROR || (exports.ERROR = {}));
		var TYPE;
		(function(TYPE) {
			TYPE[TYPE["BOTH"] = 0] = "BOTH";
			TYPE[TYPE["REQUEST"] = 1] = "REQUEST";
			TYPE[TYPE["RESPONSE"] = 2] = "RESPONSE";
		})(TYPE = exports.TYPE || (exports.TYPE = {}));
		var FLAGS;
		(function(FLAGS) {
			FLAGS[FLAGS["CONNECTION_KEEP_ALIVE"] = 1] = "CONNECTION_KEEP_ALIVE";
			FLAGS[FLAGS["CONNECTION_CLOSE"] = 2] = "CONNECTION_CLOSE";
			FLAGS[FLAGS["CONNECTION_UPGRADE"] = 4] = "CONNECTION_UPGRADE";
			FLAGS[FLAGS["CHUNKED"] = 8] = "CHUNKED";
			FLAGS[FLAGS["UPGRADE"] = 16] = "UPGRADE";
			FLAGS[FLAGS["CONTENT_LENGTH"] = 32] = "CONTENT_LENGTH";
			FLAGS[FLAGS["SKIPBODY"] = 64] = "SKIPBODY";
			FLAGS[FLAGS["TRAILING"] = 128] = "TRAILING";
			FLAGS[FLAGS["TRANSFER_ENCODING"] = 512] = "TRANSFER_ENCODING";
		})(FLAGS = exports.FLAGS || (exports.FLAGS = {}));
		var LENIENT_FLAGS;
		(function(LENIENT_FLAGS) {
			LENIENT_FLAGS[LENIENT_FLAGS["HEADERS"] = 1] = "HEADERS";
			LENIENT_FLAGS[LENIENT_FLAGS["CHUNKED_LENGTH"] = 2] = "CHUNKED_LENGTH";
			LENIENT_FLAGS[LENIENT_FLAGS["KEEP_ALIVE"] = 4] = "KEEP_ALIVE";
		})(LENIENT_FLAGS = exports.LENIENT_FLAGS || (exports.LENIENT_FLAGS = {}));
		var METHODS;
		(function(METHODS) {
			METHODS[METHODS["DELETE"] = 0] = "DELETE";
			METHODS[METHODS["GET"] = 1] = "GET";
			METHODS[METHODS["HEAD"] = 2] = "HEAD";
			METHODS[METHODS["POST"] = 3] = "POST";
			METHODS[METHODS["PUT"] = 4] = "PUT";
			METHODS[METHODS["CONNECT"] = 5] = "CONNECT";
			METHODS[METHODS["OPTIONS"] = 6] = "OPTIONS";
			METHODS[METHODS["TRACE"] = 7] = "TRACE";
			METHODS[METHODS["COPY"] = 8] = "COPY";
			METHODS[METHODS["LOCK"] = 9] = "LOCK";
			METHODS[METHODS["MKCOL"] = 10] = "MKCOL";
			METHODS[METHODS["MOVE"] = 11] = "MOVE";
			METHODS[METHODS["PROPFIND"] = 12] = "PROPFIND";
			METHODS[METHODS["PROPPATCH"] = 13] = "PROPPATCH";
			METHODS[METHODS["SEARCH"] = 14] = "SEARCH";
			METHODS[METHODS["UNLOCK"] = 15] = "UNLOCK";
			METHODS[METHODS["BIND"] = 16] = "BIND";
			METHODS[METHODS["REBIND"] = 17] = "REBIND";
			METHODS[METHODS["UNBIND"] = 18] = "UNBIND";
			METHODS[METHODS["ACL"] = 19] = "ACL";
			METHODS[METHODS["REPORT"] = 20] = "REPORT";
			METHODS[METHODS["MKACTIVITY"] = 21] = "MKACTIVITY";
			METHODS[METHODS["CHECKOUT"] = 22] = "CHECKOUT";
			METHODS[METHODS["MERGE"] = 23] = "MERGE";
			METHODS[METHODS["M-SEARCH"] = 24] = "M-SEARCH";
			METHODS[METHODS["NOTIFY"] = 25] = "NOTIFY";
			METHODS[METHODS["SUBSCRIBE"] = 26] = "SUBSCRIBE";
			METHODS[METHODS["UNSUBSCRIBE"] = 27] = "UNSUBSCRIBE";
			METHODS[METHODS["PATCH"] = 28] = "PATCH";
			METHODS[METHODS["PURGE"] = 29] = "PURGE";
			METHODS[METHODS["MKCALENDAR"] = 30] = "MKCALENDAR";
			METHODS[METHODS["LINK"] = 31] = "LINK";
			METHODS[METHODS["UNLINK"] = 32] = "UNLINK";
			METHODS[METHODS["SOURCE"] = 33] = "SOURCE";
			METHODS[METHODS["PRI"] = 34] = "PRI";
			METHODS[METHODS["DESCRIBE"] = 35] = "DESCRIBE";
			METHODS[METHODS["ANNOUNCE"] = 36] = "ANNOUNCE";
			METHODS[METHODS["SETUP"] = 37] = "SETUP";
			METHODS[METHODS["PLAY"] = 38] = "PLAY";
			METHODS[METHODS["PAUSE"] = 39] = "PAUSE";
			METHODS[METHODS["TEARDOWN"] = 40] = "TEARDOWN";
			METHODS[METHODS["GET_PARAMETER"] = 41] = "GET_PARAMETER";
			METHODS[METHODS["SET_PARAMETER"] = 42] = "SET_PARAMETER";
			METHODS[METHODS["REDIRECT"] = 43] = "REDIRECT";
			METHODS[METHODS["RECORD"] = 44] = "RECORD";
			METHODS[METHODS["FLUSH"] = 45] = "FLUSH";
		})(METHODS = exports.METHODS || (exports.METHODS = {}));
		exports.METHODS_HTTP = [
			METHODS.DELETE,
			METHODS.GET,
			METHODS.HEAD,
			METHODS.POST,
			METHODS.PUT,
			METHODS.CONNECT,
			METHODS.OPTIONS,
			METHODS.TRACE,
			METHODS.COPY,
			METHODS.LOCK,
			METHODS.MKCOL,
			METHODS.MOVE,
			METHODS.PROPFIND,
			METHODS.PROPPATCH,
			METHODS.SEARCH,
			METHODS.UNLOCK,
			METHODS.BIND,
			METHODS.REBIND,
			METHODS.UNBIND,
			METHODS.ACL,
			METHODS.REPORT,
			METHODS.MKACTIVITY,
			METHODS.CHECKOUT,
			METHODS.MERGE,
			METHODS["M-SEARCH"],
			METHODS.NOTIFY,
			METHODS.SUBSCRIBE,
			METHODS.UNSUBSCRIBE,
			METHODS.PATCH,
			METHODS.PURGE,
			METHODS.MKCALENDAR,
			METHODS.LINK,
			METHODS.UNLINK,
			METHODS.PRI,
			METHODS.SOURCE
		];
		exports.METHODS_ICE = [METHODS.SOURCE];
		exports.METHODS_RTSP = [
			METHODS.OPTIONS,
			METHODS.DESCRIBE,
			METHODS.ANNOUNCE,
			METHODS.SETUP,
			METHODS.PLAY,
			METHODS.PAUSE,
			METHODS.TEARDOWN,
			METHODS.GET_PARAMETER,
			METHODS.SET_PARAMETER,
			METHODS.REDIRECT,
			METHODS.RECORD,
			METHODS.FLUSH,
			METHODS.GET,
			METHODS.POST
		];
		exports.METHOD_MAP = utils_1.enumToMap(METHODS);
		exports.H_METHOD_MAP = {};
		Object.keys(exports.METHOD_MAP).forEach((key) => {
			if (/^H/.test(key)) {
				exports.H_METHOD_MAP[key] = exports.METHOD_MAP[key];
			}
		});
		var FINISH;
		(function(FINISH) {
			FINISH[FINISH["SAFE"] = 0] = "SAFE";
			FINISH[FINISH["SAFE_WITH_CB"] = 1] = "SAFE_WITH_CB";
			FINISH[FINISH["UNSAFE"] = 2] = "UNSAFE";
		})(FINISH = exports.FINISH || (exports.FINISH = {}));
		exports.ALPHA = [];
		for (let i = "A".charCodeAt(0); i <= "Z".charCodeAt(0); i++) {
			exports.ALPHA.push(String.fromCharCode(i));
			exports.ALPHA.push(String.fromCharCode(i + 32));
		}
		exports.NUM_MAP = {
			0: 0,
			1: 1,
			2: 2,
			3: 3,
			4: 4,
			5: 5,
			6: 6,
			7: 7,
			8: 8,
			9: 9
		};
		exports.HEX_MAP = {
			0: 0,
			1: 1,
			2: 2,
			3: 3,
			4: 4,
			5: 5,
			6: 6,
			7: 7,
			8: 8,
			9: 9,
			A: 10,
			B: 11,
			C: 12,
			D: 13,
			E: 14,
			F: 15,
			a: 10,
			b: 11,
			c: 12,
			d: 13,
			e: 14,
			f: 15
		};
		exports.NUM = [
			"0",
			"1",
			"2",
			"3",
			"4",
			"5",
			"6",
			"7",
			"8",
			"9"
		];
		exports.ALPHANUM = exports.ALPHA.concat(exports.NUM);
		exports.MARK = [
			"-",
			"_",
			".",
			"!",
			"~",
			"*",
			"'",
			"(",
			")"
		];
		exports.USERINFO_CHARS = exports.ALPHANUM.concat(exports.MARK).concat([
			"%",
			";",
			":",
			"&",
			"=",
			"+",
			"$",
			","
		]);
		exports.STRICT_URL_CHAR = [
			"!",
			"\"",
			"$",
			"%",
			"&",
			"'",
			"(",
			")",
			"*",
			"+",
			",",
			"-",
			".",
			"/",
			":",
			";",
			"<",
			"=",
			">",
			"@",
			"[",
			"\\",
			"]",
			"^",
			"_",
			"`",
			"{",
			"|",
			"}",
			"~"
		].concat(exports.ALPHANUM);
		exports.URL_CHAR = exports.STRICT_URL_CHAR.concat(["	", "\f"]);
		for (let i = 128; i <= 255; i++) {
			exports.URL_CHAR.push(i);
		}
		exports.HEX = exports.NUM.concat([
			"a",
			"b",
			"c",
			"d",
			"e",
			"f",
			"A",
			"B",
			"C",
			"D",
			"E",
			"F"
		]);
		exports.STRICT_TOKEN = [
			"!",
			"#",
			"$",
			"%",
			"&",
			"'",
			"*",
			"+",
			"-",
			".",
			"^",
			"_",
			"`",
			"|",
			"~"
		].concat(exports.ALPHANUM);
		exports.TOKEN = exports.STRICT_TOKEN.concat([" "]);
		exports.HEADER_CHARS = ["	"];
		for (let i = 32; i <= 255; i++) {
			if (i !== 127) {
				exports.HEADER_CHARS.push(i);
			}
		}
		exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS.filter((c) => c !== 44);
		exports.MAJOR = exports.NUM_MAP;
		exports.MINOR = exports.MAJOR;
		var HEADER_STATE;
		(function(HEADER_STATE) {
			HEADER_STATE[HEADER_STATE["GENERAL"] = 0] = "GENERAL";
			HEADER_STATE[HEADER_STATE["CONNECTION"] = 1] = "CONNECTION";
			HEADER_STATE[HEADER_STATE["CONTENT_LENGTH"] = 2] = "CONTENT_LENGTH";
			HEADER_STATE[HEADER_STATE["TRANSFER_ENCODING"] = 3] = "TRANSFER_ENCODING";
			HEADER_STATE[HEADER_STATE["UPGRADE"] = 4] = "UPGRADE";
			HEADER_STATE[HEADER_STATE["CONNECTION_KEEP_ALIVE"] = 5] = "CONNECTION_KEEP_ALIVE";
			HEADER_STATE[HEADER_STATE["CONNECTION_CLOSE"] = 6] = "CONNECTION_CLOSE";
			HEADER_STATE[HEADER_STATE["CONNECTION_UPGRADE"] = 7] = "CONNECTION_UPGRADE";
			HEADER_STATE[HEADER_STATE["TRANSFER_ENCODING_CHUNKED"] = 8] = "TRANSFER_ENCODING_CHUNKED";
		})(HEADER_STATE = exports.HEADER_STATE || (exports.HEADER_STATE = {}));
		exports.SPECIAL_HEADERS = {
			"connection": HEADER_STATE.CONNECTION,
			"content-length": HEADER_STATE.CONTENT_LENGTH,
			"proxy-connection": HEADER_STATE.CONNECTION,
			"transfer-encoding": HEADER_STATE.TRANSFER_ENCODING,
			"upgrade": HEADER_STATE.UPGRADE
		};
	}),
	3870: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { Buffer } = __webpack_require__(4573);
		module.exports = Buffer.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv", "base64");
	}),
	3434: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { Buffer } = __webpack_require__(4573);
		module.exports = Buffer.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADIAAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQACAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAKAIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQXggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAIANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2AhggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgACgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAALBAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==", "base64");
	}),
	172: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.enumToMap = void 0;
		function enumToMap(obj) {
			const res = {};
			Object.keys(obj).forEach((key) => {
				const value = obj[key];
				if (typeof value === "number") {
					res[key] = value;
				}
			});
			return res;
		}
		exports.enumToMap = enumToMap;
	}),
	6603: ((module) => {
		let fastNow = 0;
		const RESOLUTION_MS = 1e3;
		const TICK_MS = (RESOLUTION_MS >> 1) - 1;
		let fastNowTimeout;
		const kFastTimer = Symbol("kFastTimer");
		const fastTimers = [];
		const NOT_IN_LIST = -2;
		const TO_BE_CLEARED = -1;
		const PENDING = 0;
		const ACTIVE = 1;
		function onTick() {
			fastNow += TICK_MS;
			let idx = 0;
			let len = fastTimers.length;
			while (idx < len) {
				const timer = fastTimers[idx];
				if (timer._state === PENDING) {
					timer._idleStart = fastNow - TICK_MS;
					timer._state = ACTIVE;
				} else if (timer._state === ACTIVE && fastNow >= timer._idleStart + timer._idleTimeout) {
					timer._state = TO_BE_CLEARED;
					timer._idleStart = -1;
					timer._onTimeout(timer._timerArg);
				}
				if (timer._state === TO_BE_CLEARED) {
					timer._state = NOT_IN_LIST;
					if (--len !== 0) {
						fastTimers[idx] = fastTimers[len];
					}
				} else {
					++idx;
				}
			}
			fastTimers.length = len;
			if (fastTimers.length !== 0) {
				refreshTimeout();
			}
		}
		function refreshTimeout() {
			if (fastNowTimeout) {
				fastNowTimeout.refresh();
			} else {
				clearTimeout(fastNowTimeout);
				fastNowTimeout = setTimeout(onTick, TICK_MS);
				if (fastNowTimeout.unref) {
					fastNowTimeout.unref();
				}
			}
		}
		class FastTimer {
			[kFastTimer] = true;
			_state = NOT_IN_LIST;
			_idleTimeout = -1;
			_idleStart = -1;
			_onTimeout;
			_timerArg;
			constructor(callback, delay, arg) {
				this._onTimeout = callback;
				this._idleTimeout = delay;
				this._timerArg = arg;
				this.refresh();
			}
			refresh() {
				if (this._state === NOT_IN_LIST) {
					fastTimers.push(this);
				}
				if (!fastNowTimeout || fastTimers.length === 1) {
					refreshTimeout();
				}
				this._state = PENDING;
			}
			clear() {
				this._state = TO_BE_CLEARED;
				this._idleStart = -1;
			}
		}
		module.exports = {
			setTimeout(callback, delay, arg) {
				return delay <= RESOLUTION_MS ? setTimeout(callback, delay, arg) : new FastTimer(callback, delay, arg);
			},
			clearTimeout(timeout) {
				if (timeout[kFastTimer]) {
					timeout.clear();
				} else {
					clearTimeout(timeout);
				}
			},
			setFastTimeout(callback, delay, arg) {
				return new FastTimer(callback, delay, arg);
			},
			clearFastTimeout(timeout) {
				timeout.clear();
			},
			now() {
				return fastNow;
			},
			tick(delay = 0) {
				fastNow += delay - RESOLUTION_MS + 1;
				onTick();
				onTick();
			},
			reset() {
				fastNow = 0;
				fastTimers.length = 0;
				clearTimeout(fastNowTimeout);
				fastNowTimeout = null;
			},
			kFastTimer
		};
	}),
	4492: ((module, __unused_webpack_exports, __webpack_require__) => {
		const util = __webpack_require__(3440);
		const { ReadableStreamFrom, isBlobLike, isReadableStreamLike, readableStreamClose, createDeferredPromise, fullyReadBody, extractMimeType, utf8DecodeBytes } = __webpack_require__(3168);
		const { FormData } = __webpack_require__(5910);
		const { kState } = __webpack_require__(3627);
		const { webidl } = __webpack_require__(5893);
		const { Blob } = __webpack_require__(4573);
		const assert = __webpack_require__(4589);
		const { isErrored, isDisturbed } = __webpack_require__(7075);
		const { isArrayBuffer } = __webpack_require__(3429);
		const { serializeAMimeType } = __webpack_require__(1900);
		const { multipartFormDataParser } = __webpack_require__(116);
		let random;
		try {
			const crypto = __webpack_require__(7598);
			random = (max) => crypto.randomInt(0, max);
		} catch {
			random = (max) => Math.floor(Math.random(max));
		}
		const textEncoder = new TextEncoder();
		function noop() {}
		const hasFinalizationRegistry = globalThis.FinalizationRegistry && process.version.indexOf("v18") !== 0;
		let streamRegistry;
		if (hasFinalizationRegistry) {
			streamRegistry = new FinalizationRegistry((weakRef) => {
				const stream = weakRef.deref();
				if (stream && !stream.locked && !isDisturbed(stream) && !isErrored(stream)) {
					stream.cancel("Response object has been garbage collected").catch(noop);
				}
			});
		}
		function extractBody(object, keepalive = false) {
			let stream = null;
			if (object instanceof ReadableStream) {
				stream = object;
			} else if (isBlobLike(object)) {
				stream = object.stream();
			} else {
				stream = new ReadableStream({
					async pull(controller) {
						const buffer = typeof source === "string" ? textEncoder.encode(source) : source;
						if (buffer.byteLength) {
							controller.enqueue(buffer);
						}
						queueMicrotask(() => readableStreamClose(controller));
					},
					start() {},
					type: "bytes"
				});
			}
			assert(isReadableStreamLike(stream));
			let action = null;
			let source = null;
			let length = null;
			let type = null;
			if (typeof object === "string") {
				source = object;
				type = "text/plain;charset=UTF-8";
			} else if (object instanceof URLSearchParams) {
				source = object.toString();
				type = "application/x-www-form-urlencoded;charset=UTF-8";
			} else if (isArrayBuffer(object)) {
				source = new Uint8Array(object.slice());
			} else if (ArrayBuffer.isView(object)) {
				source = new Uint8Array(object.buffer.slice(object.byteOffset, object.byteOffset + object.byteLength));
			} else if (util.isFormDataLike(object)) {
				const boundary = `----formdata-undici-0${`${random(1e11)}`.padStart(11, "0")}`;
				const prefix = `--${boundary}\r\nContent-Disposition: form-data`;
				/*! formdata-polyfill. MIT License. Jimmy Wärting <https://jimmy.warting.se/opensource> */
				const escape = (str) => str.replace(/\n/g, "%0A").replace(/\r/g, "%0D").replace(/"/g, "%22");
				const normalizeLinefeeds = (value) => value.replace(/\r?\n|\r/g, "\r\n");
				const blobParts = [];
				const rn = new Uint8Array([13, 10]);
				length = 0;
				let hasUnknownSizeValue = false;
				for (const [name, value] of object) {
					if (typeof value === "string") {
						const chunk = textEncoder.encode(prefix + `; name="${escape(normalizeLinefeeds(name))}"` + `\r\n\r\n${normalizeLinefeeds(value)}\r\n`);
						blobParts.push(chunk);
						length += chunk.byteLength;
					} else {
						const chunk = textEncoder.encode(`${prefix}; name="${escape(normalizeLinefeeds(name))}"` + (value.name ? `; filename="${escape(value.name)}"` : "") + "\r\n" + `Content-Type: ${value.type || "application/octet-stream"}\r\n\r\n`);
						blobParts.push(chunk, value, rn);
						if (typeof value.size === "number") {
							length += chunk.byteLength + value.size + rn.byteLength;
						} else {
							hasUnknownSizeValue = true;
						}
					}
				}
				const chunk = textEncoder.encode(`--${boundary}--\r\n`);
				blobParts.push(chunk);
				length += chunk.byteLength;
				if (hasUnknownSizeValue) {
					length = null;
				}
				source = object;
				action = async function* () {
					for (const part of blobParts) {
						if (part.stream) {
							yield* part.stream();
						} else {
							yield part;
						}
					}
				};
				type = `multipart/form-data; boundary=${boundary}`;
			} else if (isBlobLike(object)) {
				source = object;
				length = object.size;
				if (object.type) {
					type = object.type;
				}
			} else if (typeof object[Symbol.asyncIterator] === "function") {
				if (keepalive) {
					throw new TypeError("keepalive");
				}
				if (util.isDisturbed(object) || object.locked) {
					throw new TypeError("Response body object should not be disturbed or locked");
				}
				stream = object instanceof ReadableStream ? object : ReadableStreamFrom(object);
			}
			if (typeof source === "string" || util.isBuffer(source)) {
				length = Buffer.byteLength(source);
			}
			if (action != null) {
				let iterator;
				stream = new ReadableStream({
					async start() {
						iterator = action(object)[Symbol.asyncIterator]();
					},
					async pull(controller) {
						const { value, done } = await iterator.next();
						if (done) {
							queueMicrotask(() => {
								controller.close();
								controller.byobRequest?.respond(0);
							});
						} else {
							if (!isErrored(stream)) {
								const buffer = new Uint8Array(value);
								if (buffer.byteLength) {
									controller.enqueue(buffer);
								}
							}
						}
						return controller.desiredSize > 0;
					},
					async cancel(reason) {
						await iterator.return();
					},
					type: "bytes"
				});
			}
			const body = {
				stream,
				source,
				length
			};
			return [body, type];
		}
		function safelyExtractBody(object, keepalive = false) {
			if (object instanceof ReadableStream) {
				assert(!util.isDisturbed(object), "The body has already been consumed.");
				assert(!object.locked, "The stream is locked.");
			}
			return extractBody(object, keepalive);
		}
		function cloneBody(instance, body) {
			const [out1, out2] = body.stream.tee();
			body.stream = out1;
			return {
				stream: out2,
				length: body.length,
				source: body.source
			};
		}
		function throwIfAborted(state) {
			if (state.aborted) {
				throw new DOMException("The operation was aborted.", "AbortError");
			}
		}
		function bodyMixinMethods(instance) {
			const methods = {
				blob() {
					return consumeBody(this, (bytes) => {
						let mimeType = bodyMimeType(this);
						if (mimeType === null) {
							mimeType = "";
						} else if (mimeType) {
							mimeType = serializeAMimeType(mimeType);
						}
						return new Blob([bytes], { type: mimeType });
					}, instance);
				},
				arrayBuffer() {
					return consumeBody(this, (bytes) => {
						return new Uint8Array(bytes).buffer;
					}, instance);
				},
				text() {
					return consumeBody(this, utf8DecodeBytes, instance);
				},
				json() {
					return consumeBody(this, parseJSONFromBytes, instance);
				},
				formData() {
					return consumeBody(this, (value) => {
						const mimeType = bodyMimeType(this);
						if (mimeType !== null) {
							switch (mimeType.essence) {
								case "multipart/form-data": {
									const parsed = multipartFormDataParser(value, mimeType);
									if (parsed === "failure") {
										throw new TypeError("Failed to parse body as FormData.");
									}
									const fd = new FormData();
									fd[kState] = parsed;
									return fd;
								}
								case "application/x-www-form-urlencoded": {
									const entries = new URLSearchParams(value.toString());
									const fd = new FormData();
									for (const [name, value] of entries) {
										fd.append(name, value);
									}
									return fd;
								}
							}
						}
						throw new TypeError("Content-Type was not one of \"multipart/form-data\" or \"application/x-www-form-urlencoded\".");
					}, instance);
				},
				bytes() {
					return consumeBody(this, (bytes) => {
						return new Uint8Array(bytes);
					}, instance);
				}
			};
			return methods;
		}
		function mixinBody(prototype) {
			Object.assign(prototype.prototype, bodyMixinMethods(prototype));
		}
		async function consumeBody(object, convertBytesToJSValue, instance) {
			webidl.brandCheck(object, instance);
			if (bodyUnusable(object)) {
				throw new TypeError("Body is unusable: Body has already been read");
			}
			throwIfAborted(object[kState]);
			const promise = createDeferredPromise();
			const errorSteps = (error) => promise.reject(error);
			const successSteps = (data) => {
				try {
					promise.resolve(convertBytesToJSValue(data));
				} catch (e) {
					errorSteps(e);
				}
			};
			if (object[kState].body == null) {
				successSteps(Buffer.allocUnsafe(0));
				return promise.promise;
			}
			await fullyReadBody(object[kState].body, successSteps, errorSteps);
			return promise.promise;
		}
		function bodyUnusable(object) {
			const body = object[kState].body;
			return body != null && (body.stream.locked || util.isDisturbed(body.stream));
		}
		function parseJSONFromBytes(bytes) {
			return JSON.parse(utf8DecodeBytes(bytes));
		}
		function bodyMimeType(requestOrResponse) {
			const headers = requestOrResponse[kState].headersList;
			const mimeType = extractMimeType(headers);
			if (mimeType === "failure") {
				return null;
			}
			return mimeType;
		}
		module.exports = {
			extractBody,
			safelyExtractBody,
			cloneBody,
			mixinBody,
			streamRegistry,
			hasFinalizationRegistry,
			bodyUnusable
		};
	}),
	4495: ((module) => {
		const corsSafeListedMethods = [
			"GET",
			"HEAD",
			"POST"
		];
		const corsSafeListedMethodsSet = new Set(corsSafeListedMethods);
		const nullBodyStatus = [
			101,
			204,
			205,
			304
		];
		const redirectStatus = [
			301,
			302,
			303,
			307,
			308
		];
		const redirectStatusSet = new Set(redirectStatus);
		const badPorts = [
			"1",
			"7",
			"9",
			"11",
			"13",
			"15",
			"17",
			"19",
			"20",
			"21",
			"22",
			"23",
			"25",
			"37",
			"42",
			"43",
			"53",
			"69",
			"77",
			"79",
			"87",
			"95",
			"101",
			"102",
			"103",
			"104",
			"109",
			"110",
			"111",
			"113",
			"115",
			"117",
			"119",
			"123",
			"135",
			"137",
			"139",
			"143",
			"161",
			"179",
			"389",
			"427",
			"465",
			"512",
			"513",
			"514",
			"515",
			"526",
			"530",
			"531",
			"532",
			"540",
			"548",
			"554",
			"556",
			"563",
			"587",
			"601",
			"636",
			"989",
			"990",
			"993",
			"995",
			"1719",
			"1720",
			"1723",
			"2049",
			"3659",
			"4045",
			"4190",
			"5060",
			"5061",
			"6000",
			"6566",
			"6665",
			"6666",
			"6667",
			"6668",
			"6669",
			"6679",
			"6697",
			"10080"
		];
		const badPortsSet = new Set(badPorts);
		const referrerPolicy = [
			"",
			"no-referrer",
			"no-referrer-when-downgrade",
			"same-origin",
			"origin",
			"strict-origin",
			"origin-when-cross-origin",
			"strict-origin-when-cross-origin",
			"unsafe-url"
		];
		const referrerPolicySet = new Set(referrerPolicy);
		const requestRedirect = [
			"follow",
			"manual",
			"error"
		];
		const safeMethods = [
			"GET",
			"HEAD",
			"OPTIONS",
			"TRACE"
		];
		const safeMethodsSet = new Set(safeMethods);
		const requestMode = [
			"navigate",
			"same-origin",
			"no-cors",
			"cors"
		];
		const requestCredentials = [
			"omit",
			"same-origin",
			"include"
		];
		const requestCache = [
			"default",
			"no-store",
			"reload",
			"no-cache",
			"force-cache",
			"only-if-cached"
		];
		const requestBodyHeader = [
			"content-encoding",
			"content-language",
			"content-location",
			"content-type",
			"content-length"
		];
		const requestDuplex = ["half"];
		const forbiddenMethods = [
			"CONNECT",
			"TRACE",
			"TRACK"
		];
		const forbiddenMethodsSet = new Set(forbiddenMethods);
		const subresource = [
			"audio",
			"audioworklet",
			"font",
			"image",
			"manifest",
			"paintworklet",
			"script",
			"style",
			"track",
			"video",
			"xslt",
			""
		];
		const subresourceSet = new Set(subresource);
		module.exports = {
			subresource,
			forbiddenMethods,
			requestBodyHeader,
			referrerPolicy,
			requestRedirect,
			requestMode,
			requestCredentials,
			requestCache,
			redirectStatus,
			corsSafeListedMethods,
			nullBodyStatus,
			safeMethods,
			badPorts,
			requestDuplex,
			subresourceSet,
			badPortsSet,
			redirectStatusSet,
			corsSafeListedMethodsSet,
			safeMethodsSet,
			forbiddenMethodsSet,
			referrerPolicySet
		};
	}),
	1900: ((module, __unused_webpack_exports, __webpack_require__) => {
		const assert = __webpack_require__(4589);
		const encoder = new TextEncoder();
		const HTTP_TOKEN_CODEPOINTS = /^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/;
		const HTTP_WHITESPACE_REGEX = /[\u000A\u000D\u0009\u0020]/;
		const ASCII_WHITESPACE_REPLACE_REGEX = /[\u0009\u000A\u000C\u000D\u0020]/g;
		const HTTP_QUOTED_STRING_TOKENS = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;
		function dataURLProcessor(dataURL) {
			assert(dataURL.protocol === "data:");
			let input = URLSerializer(dataURL, true);
			input = input.slice(5);
			const position = { position: 0 };
			let mimeType = collectASequenceOfCodePointsFast(",", input, position);
			const mimeTypeLength = mimeType.length;
			mimeType = removeASCIIWhitespace(mimeType, true, true);
			if (position.position >= input.length) {
				return "failure";
			}
			position.position++;
			const encodedBody = input.slice(mimeTypeLength + 1);
			let body = stringPercentDecode(encodedBody);
			if (/;(\u0020){0,}base64$/i.test(mimeType)) {
				const stringBody = isomorphicDecode(body);
				body = forgivingBase64(stringBody);
				if (body === "failure") {
					return "failure";
				}
				mimeType = mimeType.slice(0, -6);
				mimeType = mimeType.replace(/(\u0020)+$/, "");
				mimeType = mimeType.slice(0, -1);
			}
			if (mimeType.startsWith(";")) {
				mimeType = "text/plain" + mimeType;
			}
			let mimeTypeRecord = parseMIMEType(mimeType);
			if (mimeTypeRecord === "failure") {
				mimeTypeRecord = parseMIMEType("text/plain;charset=US-ASCII");
			}
			return {
				mimeType: mimeTypeRecord,
				body
			};
		}
		function URLSerializer(url, excludeFragment = false) {
			if (!excludeFragment) {
				return url.href;
			}
			const href = url.href;
			const hashLength = url.hash.length;
			const serialized = hashLength === 0 ? href : href.substring(0, href.length - hashLength);
			if (!hashLength && href.endsWith("#")) {
				return serialized.slice(0, -1);
			}
			return serialized;
		}
		function collectASequenceOfCodePoints(condition, input, position) {
			let result = "";
			while (position.position < input.length && condition(input[position.position])) {
				result += input[position.position];
				position.position++;
			}
			return result;
		}
		function collectASequenceOfCodePointsFast(char, input, position) {
			const idx = input.indexOf(char, position.position);
			const start = position.position;
			if (idx === -1) {
				position.position = input.length;
				return input.slice(start);
			}
			position.position = idx;
			return input.slice(start, position.position);
		}
		function stringPercentDecode(input) {
			const bytes = encoder.encode(input);
			return percentDecode(bytes);
		}
		function isHexCharByte(byte) {
			return byte >= 48 && byte <= 57 || byte >= 65 && byte <= 70 || byte >= 97 && byte <= 102;
		}
		function hexByteToNumber(byte) {
			return byte >= 48 && byte <= 57 ? byte - 48 : (byte & 223) - 55;
		}
		function percentDecode(input) {
			const length = input.length;
			const output = new Uint8Array(length);
			let j = 0;
			for (let i = 0; i < length; ++i) {
				const byte = input[i];
				if (byte !== 37) {
					output[j++] = byte;
				} else if (byte === 37 && !(isHexCharByte(input[i + 1]) && isHexCharByte(input[i + 2]))) {
					output[j++] = 37;
				} else {
					output[j++] = hexByteToNumber(input[i + 1]) << 4 | hexByteToNumber(input[i + 2]);
					i += 2;
				}
			}
			return length === j ? output : output.subarray(0, j);
		}
		function parseMIMEType(input) {
			input = removeHTTPWhitespace(input, true, true);
			const position = { position: 0 };
			const type = collectASequenceOfCodePointsFast("/", input, position);
			if (type.length === 0 || !HTTP_TOKEN_CODEPOINTS.test(type)) {
				return "failure";
			}
			if (position.position > input.length) {
				return "failure";
			}
			position.position++;
			let subtype = collectASequenceOfCodePointsFast(";", input, position);
			subtype = removeHTTPWhitespace(subtype, false, true);
			if (subtype.length === 0 || !HTTP_TOKEN_CODEPOINTS.test(subtype)) {
				return "failure";
			}
			const typeLowercase = type.toLowerCase();
			const subtypeLowercase = subtype.toLowerCase();
			const mimeType = {
				type: typeLowercase,
				subtype: subtypeLowercase,
				parameters: new Map(),
				essence: `${typeLowercase}/${subtypeLowercase}`
			};
			while (position.position < input.length) {
				position.position++;
				collectASequenceOfCodePoints((char) => HTTP_WHITESPACE_REGEX.test(char), input, position);
				let parameterName = collectASequenceOfCodePoints((char) => char !== ";" && char !== "=", input, position);
				parameterName = parameterName.toLowerCase();
				if (position.position < input.length) {
					if (input[position.position] === ";") {
						continue;
					}
					position.position++;
				}
				if (position.position > input.length) {
					break;
				}
				let parameterValue = null;
				if (input[position.position] === "\"") {
					parameterValue = collectAnHTTPQuotedString(input, position, true);
					collectASequenceOfCodePointsFast(";", input, position);
				} else {
					parameterValue = collectASequenceOfCodePointsFast(";", input, position);
					parameterValue = removeHTTPWhitespace(parameterValue, false, true);
					if (parameterValue.length === 0) {
						continue;
					}
				}
				if (parameterName.length !== 0 && HTTP_TOKEN_CODEPOINTS.test(parameterName) && (parameterValue.length === 0 || HTTP_QUOTED_STRING_TOKENS.test(parameterValue)) && !mimeType.parameters.has(parameterName)) {
					mimeType.parameters.set(parameterName, parameterValue);
				}
			}
			return mimeType;
		}
		function forgivingBase64(data) {
			data = data.replace(ASCII_WHITESPACE_REPLACE_REGEX, "");
			let dataLength = data.length;
			if (dataLength % 4 === 0) {
				if (data.charCodeAt(dataLength - 1) === 61) {
					--dataLength;
					if (data.charCodeAt(dataLength - 1) === 61) {
						--dataLength;
					}
				}
			}
			if (dataLength % 4 === 1) {
				return "failure";
			}
			if (/[^+/0-9A-Za-z]/.test(data.length === dataLength ? data : data.substring(0, dataLength))) {
				return "failure";
			}
			const buffer = Buffer.from(data, "base64");
			return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
		}
		function collectAnHTTPQuotedString(input, position, extractValue) {
			const positionStart = position.position;
			let value = "";
			assert(input[position.position] === "\"");
			position.position++;
			while (true) {
				value += collectASequenceOfCodePoints((char) => char !== "\"" && char !== "\\", input, position);
				if (position.position >= input.length) {
					break;
				}
				const quoteOrBackslash = input[position.position];
				position.position++;
				if (quoteOrBackslash === "\\") {
					if (position.position >= input.length) {
						value += "\\";
						break;
					}
					value += input[position.position];
					position.position++;
				} else {
					assert(quoteOrBackslash === "\"");
					break;
				}
			}
			if (extractValue) {
				return value;
			}
			return input.slice(positionStart, position.position);
		}
		function serializeAMimeType(mimeType) {
			assert(mimeType !== "failure");
			const { parameters, essence } = mimeType;
			let serialization = essence;
			for (let [name, value] of parameters.entries()) {
				serialization += ";";
				serialization += name;
				serialization += "=";
				if (!HTTP_TOKEN_CODEPOINTS.test(value)) {
					value = value.replace(/(\\|")/g, "\\$1");
					value = "\"" + value;
					value += "\"";
				}
				serialization += value;
			}
			return serialization;
		}
		function isHTTPWhiteSpace(char) {
			return char === 13 || char === 10 || char === 9 || char === 32;
		}
		function removeHTTPWhitespace(str, leading = true, trailing = true) {
			return removeChars(str, leading, trailing, isHTTPWhiteSpace);
		}
		function isASCIIWhitespace(char) {
			return char === 13 || char === 10 || char === 9 || char === 12 || char === 32;
		}
		function removeASCIIWhitespace(str, leading = true, trailing = true) {
			return removeChars(str, leading, trailing, isASCIIWhitespace);
		}
		function removeChars(str, leading, trailing, predicate) {
			let lead = 0;
			let trail = str.length - 1;
			if (leading) {
				while (lead < str.length && predicate(str.charCodeAt(lead))) lead++;
			}
			if (trailing) {
				while (trail > 0 && predicate(str.charCodeAt(trail))) trail--;
			}
			return lead === 0 && trail === str.length - 1 ? str : str.slice(lead, trail + 1);
		}
		function isomorphicDecode(input) {
			const length = input.length;
			if ((2 << 15) - 1 > length) {
				return String.fromCharCode.apply(null, input);
			}
			let result = "";
			let i = 0;
			let addition = (2 << 15) - 1;
			while (i < length) {
				if (i + addition > length) {
					addition = length - i;
				}
				result += String.fromCharCode.apply(null, input.subarray(i, i += addition));
			}
			return result;
		}
		function minimizeSupportedMimeType(mimeType) {
			switch (mimeType.essence) {
				case "application/ecmascript":
				case "application/javascript":
				case "application/x-ecmascript":
				case "application/x-javascript":
				case "text/ecmascript":
				case "text/javascript":
				case "text/javascript1.0":
				case "text/javascript1.1":
				case "text/javascript1.2":
				case "text/javascript1.3":
				case "text/javascript1.4":
				case "text/javascript1.5":
				case "text/jscript":
				case "text/livescript":
				case "text/x-ecmascript":
				case "text/x-javascript": return "text/javascript";
				case "application/json":
				case "text/json": return "application/json";
				case "image/svg+xml": return "image/svg+xml";
				case "text/xml":
				case "application/xml": return "application/xml";
			}
			if (mimeType.subtype.endsWith("+json")) {
				return "application/json";
			}
			if (mimeType.subtype.endsWith("+xml")) {
				return "application/xml";
			}
			return "";
		}
		module.exports = {
			dataURLProcessor,
			URLSerializer,
			collectASequenceOfCodePoints,
			collectASequenceOfCodePointsFast,
			stringPercentDecode,
			parseMIMEType,
			collectAnHTTPQuotedString,
			serializeAMimeType,
			removeChars,
			removeHTTPWhitespace,
			minimizeSupportedMimeType,
			HTTP_TOKEN_CODEPOINTS,
			isomorphicDecode
		};
	}),
	7114: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { Blob, File } = __webpack_require__(4573);
		const { kState } = __webpack_require__(3627);
		const { webidl } = __webpack_require__(5893);
		class FileLike {
			constructor(blobLike, fileName, options = {}) {
				const n = fileName;
				const t = options.type;
				const d = options.lastModified ?? Date.now();
				this[kState] = {
					blobLike,
					name: n,
					type: t,
					lastModified: d
				};
			}
			stream(...args) {
				webidl.brandCheck(this, FileLike);
				return this[kState].blobLike.stream(...args);
			}
			arrayBuffer(...args) {
				webidl.brandCheck(this, FileLike);
				return this[kState].blobLike.arrayBuffer(...args);
			}
			slice(...args) {
				webidl.brandCheck(this, FileLike);
				return this[kState].blobLike.slice(...args);
			}
			text(...args) {
				webidl.brandCheck(this, FileLike);
				return this[kState].blobLike.text(...args);
			}
			get size() {
				webidl.brandCheck(this, FileLike);
				return this[kState].blobLike.size;
			}
			get type() {
				webidl.brandCheck(this, FileLike);
				return this[kState].blobLike.type;
			}
			get name() {
				webidl.brandCheck(this, FileLike);
				return this[kState].name;
			}
			get lastModified() {
				webidl.brandCheck(this, FileLike);
				return this[kState].lastModified;
			}
			get [Symbol.toStringTag]() {
				return "File";
			}
		}
		webidl.converters.Blob = webidl.interfaceConverter(Blob);
		function isFileLike(object) {
			return object instanceof File || object && (typeof object.stream === "function" || typeof object.arrayBuffer === "function") && object[Symbol.toStringTag] === "File";
		}
		module.exports = {
			FileLike,
			isFileLike
		};
	}),
	116: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { isUSVString, bufferToLowerCasedHeaderName } = __webpack_require__(3440);
		const { utf8DecodeBytes } = __webpack_require__(3168);
		const { HTTP_TOKEN_CODEPOINTS, isomorphicDecode } = __webpack_require__(1900);
		const { isFileLike } = __webpack_require__(7114);
		const { makeEntry } = __webpack_require__(5910);
		const assert = __webpack_require__(4589);
		const { File: NodeFile } = __webpack_require__(4573);
		const File = globalThis.File ?? NodeFile;
		const formDataNameBuffer = Buffer.from("form-data; name=\"");
		const filenameBuffer = Buffer.from("; filename");
		const dd = Buffer.from("--");
		const ddcrlf = Buffer.from("--\r\n");
		function isAsciiString(chars) {
			for (let i = 0; i < chars.length; ++i) {
				if ((chars.charCodeAt(i) & ~127) !== 0) {
					return false;
				}
			}
			return true;
		}
		function validateBoundary(boundary) {
			const length = boundary.length;
			if (length < 27 || length > 70) {
				return false;
			}
			for (let i = 0; i < length; ++i) {
				const cp = boundary.charCodeAt(i);
				if (!(cp >= 48 && cp <= 57 || cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122 || cp === 39 || cp === 45 || cp === 95)) {
					return false;
				}
			}
			return true;
		}
		function multipartFormDataParser(input, mimeType) {
			assert(mimeType !== "failure" && mimeType.essence === "multipart/form-data");
			const boundaryString = mimeType.parameters.get("boundary");
			if (boundaryString === undefined) {
				return "failure";
			}
			const boundary = Buffer.from(`--${boundaryString}`, "utf8");
			const entryList = [];
			const position = { position: 0 };
			while (input[position.position] === 13 && input[position.position + 1] === 10) {
				position.position += 2;
			}
			let trailing = input.length;
			while (input[trailing - 1] === 10 && input[trailing - 2] === 13) {
				trailing -= 2;
			}
			if (trailing !== input.length) {
				input = input.subarray(0, trailing);
			}
			while (true) {
				if (input.subarray(position.position, position.position + boundary.length).equals(boundary)) {
					position.position += boundary.length;
				} else {
					return "failure";
				}
				if (position.position === input.length - 2 && bufferStartsWith(input, dd, position) || position.position === input.length - 4 && bufferStartsWith(input, ddcrlf, position)) {
					return entryList;
				}
				if (input[position.position] !== 13 || input[position.position + 1] !== 10) {
					return "failure";
				}
				position.position += 2;
				const result = parseMultipartFormDataHeaders(input, position);
				if (result === "failure") {
					return "failure";
				}
				let { name, filename, contentType, encoding } = result;
				position.position += 2;
				let body;
				{
					const boundaryIndex = input.indexOf(boundary.subarray(2), position.position);
					if (boundaryIndex === -1) {
						return "failure";
					}
					body = input.subarray(position.position, boundaryIndex - 4);
					position.position += body.length;
					if (encoding === "base64") {
						body = Buffer.from(body.toString(), "base64");
					}
				}
				if (input[position.position] !== 13 || input[position.position + 1] !== 10) {
					return "failure";
				} else {
					position.position += 2;
				}
				let value;
				if (filename !== null) {
					contentType ??= "text/plain";
					if (!isAsciiString(contentType)) {
						contentType = "";
					}
					value = new File([body], filename, { type: contentType });
				} else {
					value = utf8DecodeBytes(Buffer.from(body));
				}
				assert(isUSVString(name));
				assert(typeof value === "string" && isUSVString(value) || isFileLike(value));
				entryList.push(makeEntry(name, value, filename));
			}
		}
		function parseMultipartFormDataHeaders(input, position) {
			let name = null;
			let filename = null;
			let contentType = null;
			let encoding = null;
			while (true) {
				if (input[position.position] === 13 && input[position.position + 1] === 10) {
					if (name === null) {
						return "failure";
					}
					return {
						name,
						filename,
						contentType,
						encoding
					};
				}
				let headerName = collectASequenceOfBytes((char) => char !== 10 && char !== 13 && char !== 58, input, position);
				headerName = removeChars(headerName, true, true, (char) => char === 9 || char === 32);
				if (!HTTP_TOKEN_CODEPOINTS.test(headerName.toString())) {
					return "failure";
				}
				if (input[position.position] !== 58) {
					return "failure";
				}
				position.position++;
				collectASequenceOfBytes((char) => char === 32 || char === 9, input, position);
				switch (bufferToLowerCasedHeaderName(headerName)) {
					case "content-disposition": {
						name = filename = null;
						if (!bufferStartsWith(input, formDataNameBuffer, position)) {
							return "failure";
						}
						position.position += 17;
						name = parseMultipartFormDataName(input, position);
						if (name === null) {
							return "failure";
						}
						if (bufferStartsWith(input, filenameBuffer, position)) {
							let check = position.position + filenameBuffer.length;
							if (input[check] === 42) {
								position.position += 1;
								check += 1;
							}
							if (input[check] !== 61 || input[check + 1] !== 34) {
								return "failure";
							}
							position.position += 12;
							filename = parseMultipartFormDataName(input, position);
							if (filename === null) {
								return "failure";
							}
						}
						break;
					}
					case "content-type": {
						let headerValue = collectASequenceOfBytes((char) => char !== 10 && char !== 13, input, position);
						headerValue = removeChars(headerValue, false, true, (char) => char === 9 || char === 32);
						contentType = isomorphicDecode(headerValue);
						break;
					}
					case "content-transfer-encoding": {
						let headerValue = collectASequenceOfBytes((char) => char !== 10 && char !== 13, input, position);
						headerValue = removeChars(headerValue, false, true, (char) => char === 9 || char === 32);
						encoding = isomorphicDecode(headerValue);
						break;
					}
					default: {
						collectASequenceOfBytes((char) => char !== 10 && char !== 13, input, position);
					}
				}
				if (input[position.position] !== 13 && input[position.position + 1] !== 10) {
					return "failure";
				} else {
					position.position += 2;
				}
			}
		}
		function parseMultipartFormDataName(input, position) {
			assert(input[position.position - 1] === 34);
			let name = collectASequenceOfBytes((char) => char !== 10 && char !== 13 && char !== 34, input, position);
			if (input[position.position] !== 34) {
				return null;
			} else {
				position.position++;
			}
			name = new TextDecoder().decode(name).replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replace(/%22/g, "\"");
			return name;
		}
		function collectASequenceOfBytes(condition, input, position) {
			let start = position.position;
			while (start < input.length && condition(input[start])) {
				++start;
			}
			return input.subarray(position.position, position.position = start);
		}
		function removeChars(buf, leading, trailing, predicate) {
			let lead = 0;
			let trail = buf.length - 1;
			if (leading) {
				while (lead < buf.length && predicate(buf[lead])) lead++;
			}
			if (trailing) {
				while (trail > 0 && predicate(buf[trail])) trail--;
			}
			return lead === 0 && trail === buf.length - 1 ? buf : buf.subarray(lead, trail + 1);
		}
		function bufferStartsWith(buffer, start, position) {
			if (buffer.length < start.length) {
				return false;
			}
			for (let i = 0; i < start.length; i++) {
				if (start[i] !== buffer[position.position + i]) {
					return false;
				}
			}
			return true;
		}
		module.exports = {
			multipartFormDataParser,
			validateBoundary
		};
	}),
	5910: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { isBlobLike, iteratorMixin } = __webpack_require__(3168);
		const { kState } = __webpack_require__(3627);
		const { kEnumerableProperty } = __webpack_require__(3440);
		const { FileLike, isFileLike } = __webpack_require__(7114);
		const { webidl } = __webpack_require__(5893);
		const { File: NativeFile } = __webpack_require__(4573);
		const nodeUtil = __webpack_require__(7975);
		const File = globalThis.File ?? NativeFile;
		class FormData {
			constructor(form) {
				webidl.util.markAsUncloneable(this);
				if (form !== undefined) {
					throw webidl.errors.conversionFailed({
						prefix: "FormData constructor",
						argument: "Argument 1",
						types: ["undefined"]
					});
				}
				this[kState] = [];
			}
			append(name, value, filename = undefined) {
				webidl.brandCheck(this, FormData);
				const prefix = "FormData.append";
				webidl.argumentLengthCheck(arguments, 2, prefix);
				if (arguments.length === 3 && !isBlobLike(value)) {
					throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'");
				}
				name = webidl.converters.USVString(name, prefix, "name");
				value = isBlobLike(value) ? webidl.converters.Blob(value, prefix, "value", { strict: false }) : webidl.converters.USVString(value, prefix, "value");
				filename = arguments.length === 3 ? webidl.converters.USVString(filename, prefix, "filename") : undefined;
				const entry = makeEntry(name, value, filename);
				this[kState].push(entry);
			}
			delete(name) {
				webidl.brandCheck(this, FormData);
				const prefix = "FormData.delete";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				name = webidl.converters.USVString(name, prefix, "name");
				this[kState] = this[kState].filter((entry) => entry.name !== name);
			}
			get(name) {
				webidl.brandCheck(this, FormData);
				const prefix = "FormData.get";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				name = webidl.converters.USVString(name, prefix, "name");
				const idx = this[kState].findIndex((entry) => entry.name === name);
				if (idx === -1) {
					return null;
				}
				return this[kState][idx].value;
			}
			getAll(name) {
				webidl.brandCheck(this, FormData);
				const prefix = "FormData.getAll";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				name = webidl.converters.USVString(name, prefix, "name");
				return this[kState].filter((entry) => entry.name === name).map((entry) => entry.value);
			}
			has(name) {
				webidl.brandCheck(this, FormData);
				const prefix = "FormData.has";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				name = webidl.converters.USVString(name, prefix, "name");
				return this[kState].findIndex((entry) => entry.name === name) !== -1;
			}
			set(name, value, filename = undefined) {
				webidl.brandCheck(this, FormData);
				const prefix = "FormData.set";
				webidl.argumentLengthCheck(arguments, 2, prefix);
				if (arguments.length === 3 && !isBlobLike(value)) {
					throw new TypeError("Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");
				}
				name = webidl.converters.USVString(name, prefix, "name");
				value = isBlobLike(value) ? webidl.converters.Blob(value, prefix, "name", { strict: false }) : webidl.converters.USVString(value, prefix, "name");
				filename = arguments.length === 3 ? webidl.converters.USVString(filename, prefix, "name") : undefined;
				const entry = makeEntry(name, value, filename);
				const idx = this[kState].findIndex((entry) => entry.name === name);
				if (idx !== -1) {
					this[kState] = [
						...this[kState].slice(0, idx),
						entry,
						...this[kState].slice(idx + 1).filter((entry) => entry.name !== name)
					];
				} else {
					this[kState].push(entry);
				}
			}
			[nodeUtil.inspect.custom](depth, options) {
				const state = this[kState].reduce((a, b) => {
					if (a[b.name]) {
						if (Array.isArray(a[b.name])) {
							a[b.name].push(b.value);
						} else {
							a[b.name] = [a[b.name], b.value];
						}
					} else {
						a[b.name] = b.value;
					}
					return a;
				}, { __proto__: null });
				options.depth ??= depth;
				options.colors ??= true;
				const output = nodeUtil.formatWithOptions(options, state);
				return `FormData ${output.slice(output.indexOf("]") + 2)}`;
			}
		}
		iteratorMixin("FormData", FormData, kState, "name", "value");
		Object.defineProperties(FormData.prototype, {
			append: kEnumerableProperty,
			delete: kEnumerableProperty,
			get: kEnumerableProperty,
			getAll: kEnumerableProperty,
			has: kEnumerableProperty,
			set: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "FormData",
				configurable: true
			}
		});
		function makeEntry(name, value, filename) {
			if (typeof value === "string") {} else {
				if (!isFileLike(value)) {
					value = value instanceof Blob ? new File([value], "blob", { type: value.type }) : new FileLike(value, "blob", { type: value.type });
				}
				if (filename !== undefined) {
					const options = {
						type: value.type,
						lastModified: value.lastModified
					};
					value = value instanceof NativeFile ? new File([value], filename, options) : new FileLike(value, filename, options);
				}
			}
			return {
				name,
				value
			};
		}
		module.exports = {
			FormData,
			makeEntry
		};
	}),
	1059: ((module) => {
		const globalOrigin = Symbol.for("undici.globalOrigin.1");
		function getGlobalOrigin() {
			return globalThis[globalOrigin];
		}
		function setGlobalOrigin(newOrigin) {
			if (newOrigin === undefined) {
				Object.defineProperty(globalThis, globalOrigin, {
					value: undefined,
					writable: true,
					enumerable: false,
					configurable: false
				});
				return;
			}
			const parsedURL = new URL(newOrigin);
			if (parsedURL.protocol !== "http:" && parsedURL.protocol !== "https:") {
				throw new TypeError(`Only http & https urls are allowed, received ${parsedURL.protocol}`);
			}
			Object.defineProperty(globalThis, globalOrigin, {
				value: parsedURL,
				writable: true,
				enumerable: false,
				configurable: false
			});
		}
		module.exports = {
			getGlobalOrigin,
			setGlobalOrigin
		};
	}),
	3627: ((module) => {
		module.exports = {
			kUrl: Symbol("url"),
			kHeaders: Symbol("headers"),
			kSignal: Symbol("signal"),
			kState: Symbol("state"),
			kDispatcher: Symbol("dispatcher")
		};
	}),
	3168: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { Transform } = __webpack_require__(7075);
		const zlib = __webpack_require__(8522);
		const { redirectStatusSet, referrerPolicySet: referrerPolicyTokens, badPortsSet } = __webpack_require__(4495);
		const { getGlobalOrigin } = __webpack_require__(1059);
		const { collectASequenceOfCodePoints, collectAnHTTPQuotedString, removeChars, parseMIMEType } = __webpack_require__(1900);
		const { performance } = __webpack_require__(643);
		const { isBlobLike, ReadableStreamFrom, isValidHTTPToken, normalizedMethodRecordsBase } = __webpack_require__(3440);
		const assert = __webpack_require__(4589);
		const { isUint8Array } = __webpack_require__(3429);
		const { webidl } = __webpack_require__(5893);
		let supportedHashes = [];
		let crypto;
		try {
			crypto = __webpack_require__(7598);
			const possibleRelevantHashes = [
				"sha256",
				"sha384",
				"sha512"
			];
			supportedHashes = crypto.getHashes().filter((hash) => possibleRelevantHashes.includes(hash));
		} catch {}
		function responseURL(response) {
			const urlList = response.urlList;
			const length = urlList.length;
			return length === 0 ? null : urlList[length - 1].toString();
		}
		function responseLocationURL(response, requestFragment) {
			if (!redirectStatusSet.has(response.status)) {
				return null;
			}
			let location = response.headersList.get("location", true);
			if (location !== null && isValidHeaderValue(location)) {
				if (!isValidEncodedURL(location)) {
					location = normalizeBinaryStringToUtf8(location);
				}
				location = new URL(location, responseURL(response));
			}
			if (location && !location.hash) {
				location.hash = requestFragment;
			}
			return location;
		}
		function isValidEncodedURL(url) {
			for (let i = 0; i < url.length; ++i) {
				const code = url.charCodeAt(i);
				if (code > 126 || code < 32) {
					return false;
				}
			}
			return true;
		}
		function normalizeBinaryStringToUtf8(value) {
			return Buffer.from(value, "binary").toString("utf8");
		}
		function requestCurrentURL(request) {
			return request.urlList[request.urlList.length - 1];
		}
		function requestBadPort(request) {
			const url = requestCurrentURL(request);
			if (urlIsHttpHttpsScheme(url) && badPortsSet.has(url.port)) {
				return "blocked";
			}
			return "allowed";
		}
		function isErrorLike(object) {
			return object instanceof Error || object?.constructor?.name === "Error" || object?.constructor?.name === "DOMException";
		}
		function isValidReasonPhrase(statusText) {
			for (let i = 0; i < statusText.length; ++i) {
				const c = statusText.charCodeAt(i);
				if (!(c === 9 || c >= 32 && c <= 126 || c >= 128 && c <= 255)) {
					return false;
				}
			}
			return true;
		}
		const isValidHeaderName = isValidHTTPToken;
		function isValidHeaderValue(potentialValue) {
			return (potentialValue[0] === "	" || potentialValue[0] === " " || potentialValue[potentialValue.length - 1] === "	" || potentialValue[potentialValue.length - 1] === " " || potentialValue.includes("\n") || potentialValue.includes("\r") || potentialValue.includes("\0")) === false;
		}
		function setRequestReferrerPolicyOnRedirect(request, actualResponse) {
			const { headersList } = actualResponse;
			const policyHeader = (headersList.get("referrer-policy", true) ?? "").split(",");
			let policy = "";
			if (policyHeader.length > 0) {
				for (let i = policyHeader.length; i !== 0; i--) {
					const token = policyHeader[i - 1].trim();
					if (referrerPolicyTokens.has(token)) {
						policy = token;
						break;
					}
				}
			}
			if (policy !== "") {
				request.referrerPolicy = policy;
			}
		}
		function crossOriginResourcePolicyCheck() {
			return "allowed";
		}
		function corsCheck() {
			return "success";
		}
		function TAOCheck() {
			return "success";
		}
		function appendFetchMetadata(httpRequest) {
			let header = null;
			header = httpRequest.mode;
			httpRequest.headersList.set("sec-fetch-mode", header, true);
		}
		function appendRequestOriginHeader(request) {
			let serializedOrigin = request.origin;
			if (serializedOrigin === "client" || serializedOrigin === undefined) {
				return;
			}
			if (request.responseTainting === "cors" || request.mode === "websocket") {
				request.headersList.append("origin", serializedOrigin, true);
			} else if (request.method !== "GET" && request.method !== "HEAD") {
				switch (request.referrerPolicy) {
					case "no-referrer":
						serializedOrigin = null;
						break;
					case "no-referrer-when-downgrade":
					case "strict-origin":
					case "strict-origin-when-cross-origin":
						if (request.origin && urlHasHttpsScheme(request.origin) && !urlHasHttpsScheme(requestCurrentURL(request))) {
							serializedOrigin = null;
						}
						break;
					case "same-origin":
						if (!sameOrigin(request, requestCurrentURL(request))) {
							serializedOrigin = null;
						}
						break;
					default:
				}
				request.headersList.append("origin", serializedOrigin, true);
			}
		}
		function coarsenTime(timestamp, crossOriginIsolatedCapability) {
			return timestamp;
		}
		function clampAndCoarsenConnectionTimingInfo(connectionTimingInfo, defaultStartTime, crossOriginIsolatedCapability) {
			if (!connectionTimingInfo?.startTime || connectionTimingInfo.startTime < defaultStartTime) {
				return {
					domainLookupStartTime: defaultStartTime,
					domainLookupEndTime: defaultStartTime,
					connectionStartTime: defaultStartTime,
					connectionEndTime: defaultStartTime,
					secureConnectionStartTime: defaultStartTime,
					ALPNNegotiatedProtocol: connectionTimingInfo?.ALPNNegotiatedProtocol
				};
			}
			return {
				domainLookupStartTime: coarsenTime(connectionTimingInfo.domainLookupStartTime, crossOriginIsolatedCapability),
				domainLookupEndTime: coarsenTime(connectionTimingInfo.domainLookupEndTime, crossOriginIsolatedCapability),
				connectionStartTime: coarsenTime(connectionTimingInfo.connectionStartTime, crossOriginIsolatedCapability),
				connectionEndTime: coarsenTime(connectionTimingInfo.connectionEndTime, crossOriginIsolatedCapability),
				secureConnectionStartTime: coarsenTime(connectionTimingInfo.secureConnectionStartTime, crossOriginIsolatedCapability),
				ALPNNegotiatedProtocol: connectionTimingInfo.ALPNNegotiatedProtocol
			};
		}
		function coarsenedSharedCurrentTime(crossOriginIsolatedCapability) {
			return coarsenTime(performance.now(), crossOriginIsolatedCapability);
		}
		function createOpaqueTimingInfo(timingInfo) {
			return {
				startTime: timingInfo.startTime ?? 0,
				redirectStartTime: 0,
				redirectEndTime: 0,
				postRedirectStartTime: timingInfo.startTime ?? 0,
				finalServiceWorkerStartTime: 0,
				finalNetworkResponseStartTime: 0,
				finalNetworkRequestStartTime: 0,
				endTime: 0,
				encodedBodySize: 0,
				decodedBodySize: 0,
				finalConnectionTimingInfo: null
			};
		}
		function makePolicyContainer() {
			return { referrerPolicy: "strict-origin-when-cross-origin" };
		}
		function clonePolicyContainer(policyContainer) {
			return { referrerPolicy: policyContainer.referrerPolicy };
		}
		function determineRequestsReferrer(request) {
			const policy = request.referrerPolicy;
			assert(policy);
			let referrerSource = null;
			if (request.referrer === "client") {
				const globalOrigin = getGlobalOrigin();
				if (!globalOrigin || globalOrigin.origin === "null") {
					return "no-referrer";
				}
				referrerSource = new URL(globalOrigin);
			} else if (request.referrer instanceof URL) {
				referrerSource = request.referrer;
			}
			let referrerURL = stripURLForReferrer(referrerSource);
			const referrerOrigin = stripURLForReferrer(referrerSource, true);
			if (referrerURL.toString().length > 4096) {
				referrerURL = referrerOrigin;
			}
			const areSameOrigin = sameOrigin(request, referrerURL);
			const isNonPotentiallyTrustWorthy = isURLPotentiallyTrustworthy(referrerURL) && !isURLPotentiallyTrustworthy(request.url);
			switch (policy) {
				case "origin": return referrerOrigin != null ? referrerOrigin : stripURLForReferrer(referrerSource, true);
				case "unsafe-url": return referrerURL;
				case "same-origin": return areSameOrigin ? referrerOrigin : "no-referrer";
				case "origin-when-cross-origin": return areSameOrigin ? referrerURL : referrerOrigin;
				case "strict-origin-when-cross-origin": {
					const currentURL = requestCurrentURL(request);
					if (sameOrigin(referrerURL, currentURL)) {
						return referrerURL;
					}
					if (isURLPotentiallyTrustworthy(referrerURL) && !isURLPotentiallyTrustworthy(currentURL)) {
						return "no-referrer";
					}
					return referrerOrigin;
				}
				case "strict-origin":
				case "no-referrer-when-downgrade":
				default: return isNonPotentiallyTrustWorthy ? "no-referrer" : referrerOrigin;
			}
		}
		function stripURLForReferrer(url, originOnly) {
			assert(url instanceof URL);
			url = new URL(url);
			if (url.protocol === "file:" || url.protocol === "about:" || url.protocol === "blank:") {
				return "no-referrer";
			}
			url.username = "";
			url.password = "";
			url.hash = "";
			if (originOnly) {
				url.pathname = "";
				url.search = "";
			}
			return url;
		}
		function isURLPotentiallyTrustworthy(url) {
			if (!(url instanceof URL)) {
				return false;
			}
			if (url.href === "about:blank" || url.href === "about:srcdoc") {
				return true;
			}
			if (url.protocol === "data:") return true;
			if (url.protocol === "file:") return true;
			return isOriginPotentiallyTrustworthy(url.origin);
			function isOriginPotentiallyTrustworthy(origin) {
				if (origin == null || origin === "null") return false;
				const originAsURL = new URL(origin);
				if (originAsURL.protocol === "https:" || originAsURL.protocol === "wss:") {
					return true;
				}
				if (/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.test(originAsURL.hostname) || originAsURL.hostname === "localhost" || originAsURL.hostname.includes("localhost.") || originAsURL.hostname.endsWith(".localhost")) {
					return true;
				}
				return false;
			}
		}
		function bytesMatch(bytes, metadataList) {
			if (crypto === undefined) {
				return true;
			}
			const parsedMetadata = parseMetadata(metadataList);
			if (parsedMetadata === "no metadata") {
				return true;
			}
			if (parsedMetadata.length === 0) {
				return true;
			}
			const strongest = getStrongestMetadata(parsedMetadata);
			const metadata = filterMetadataListByAlgorithm(parsedMetadata, strongest);
			for (const item of metadata) {
				const algorithm = item.algo;
				const expectedValue = item.hash;
				let actualValue = crypto.createHash(algorithm).update(bytes).digest("base64");
				if (actualValue[actualValue.length - 1] === "=") {
					if (actualValue[actualValue.length - 2] === "=") {
						actualValue = actualValue.slice(0, -2);
					} else {
						actualValue = actualValue.slice(0, -1);
					}
				}
				if (compareBase64Mixed(actualValue, expectedValue)) {
					return true;
				}
			}
			return false;
		}
		const parseHashWithOptions = /(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
		function parseMetadata(metadata) {
			const result = [];
			let empty = true;
			for (const token of metadata.split(" ")) {
				empty = false;
				const parsedToken = parseHashWithOptions.exec(token);
				if (parsedToken === null || parsedToken.groups === undefined || parsedToken.groups.algo === undefined) {
					continue;
				}
				const algorithm = parsedToken.groups.algo.toLowerCase();
				if (supportedHashes.includes(algorithm)) {
					result.push(parsedToken.groups);
				}
			}
			if (empty === true) {
				return "no metadata";
			}
			return result;
		}
		function getStrongestMetadata(metadataList) {
			let algorithm = metadataList[0].algo;
			if (algorithm[3] === "5") {
				return algorithm;
			}
			for (let i = 1; i < metadataList.length; ++i) {
				const metadata = metadataList[i];
				if (metadata.algo[3] === "5") {
					algorithm = "sha512";
					break;
				} else if (algorithm[3] === "3") {
					continue;
				} else if (metadata.algo[3] === "3") {
					algorithm = "sha384";
				}
			}
			return algorithm;
		}
		function filterMetadataListByAlgorithm(metadataList, algorithm) {
			if (metadataList.length === 1) {
				return metadataList;
			}
			let pos = 0;
			for (let i = 0; i < metadataList.length; ++i) {
				if (metadataList[i].algo === algorithm) {
					metadataList[pos++] = metadataList[i];
				}
			}
			metadataList.length = pos;
			return metadataList;
		}
		function compareBase64Mixed(actualValue, expectedValue) {
			if (actualValue.length !== expectedValue.length) {
				return false;
			}
			for (let i = 0; i < actualValue.length; ++i) {
				if (actualValue[i] !== expectedValue[i]) {
					if (actualValue[i] === "+" && expectedValue[i] === "-" || actualValue[i] === "/" && expectedValue[i] === "_") {
						continue;
					}
					return false;
				}
			}
			return true;
		}
		function tryUpgradeRequestToAPotentiallyTrustworthyURL(request) {}
		function sameOrigin(A, B) {
			if (A.origin === B.origin && A.origin === "null") {
				return true;
			}
			if (A.protocol === B.protocol && A.hostname === B.hostname && A.port === B.port) {
				return true;
			}
			return false;
		}
		function createDeferredPromise() {
			let res;
			let rej;
			const promise = new Promise((resolve, reject) => {
				res = resolve;
				rej = reject;
			});
			return {
				promise,
				resolve: res,
				reject: rej
			};
		}
		function isAborted(fetchParams) {
			return fetchParams.controller.state === "aborted";
		}
		function isCancelled(fetchParams) {
			return fetchParams.controller.state === "aborted" || fetchParams.controller.state === "terminated";
		}
		function normalizeMethod(method) {
			return normalizedMethodRecordsBase[method.toLowerCase()] ?? method;
		}
		function serializeJavascriptValueToJSONString(value) {
			const result = JSON.stringify(value);
			if (result === undefined) {
				throw new TypeError("Value is not JSON serializable");
			}
			assert(typeof result === "string");
			return result;
		}
		const esIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
		function createIterator(name, kInternalIterator, keyIndex = 0, valueIndex = 1) {
			class FastIterableIterator {
				#target;
				#kind;
				#index;
				constructor(target, kind) {
					this.#target = target;
					this.#kind = kind;
					this.#index = 0;
				}
				next() {
					if (typeof this !== "object" || this === null || !(#target in this)) {
						throw new TypeError(`'next' called on an object that does not implement interface ${name} Iterator.`);
					}
					const index = this.#index;
					const values = this.#target[kInternalIterator];
					const len = values.length;
					if (index >= len) {
						return {
							value: undefined,
							done: true
						};
					}
					const { [keyIndex]: key, [valueIndex]: value } = values[index];
					this.#index = index + 1;
					let result;
					switch (this.#kind) {
						case "key":
							result = key;
							break;
						case "value":
							result = value;
							break;
						case "key+value":
							result = [key, value];
							break;
					}
					return {
						value: result,
						done: false
					};
				}
			}
			delete FastIterableIterator.prototype.constructor;
			Object.setPrototypeOf(FastIterableIterator.prototype, esIteratorPrototype);
			Object.defineProperties(FastIterableIterator.prototype, {
				[Symbol.toStringTag]: {
					writable: false,
					enumerable: false,
					configurable: true,
					value: `${name} Iterator`
				},
				next: {
					writable: true,
					enumerable: true,
					configurable: true
				}
			});
			return function(target, kind) {
				return new FastIterableIterator(target, kind);
			};
		}
		function iteratorMixin(name, object, kInternalIterator, keyIndex = 0, valueIndex = 1) {
			const makeIterator = createIterator(name, kInternalIterator, keyIndex, valueIndex);
			const properties = {
				keys: {
					writable: true,
					enumerable: true,
					configurable: true,
					value: function keys() {
						webidl.brandCheck(this, object);
						return makeIterator(this, "key");
					}
				},
				values: {
					writable: true,
					enumerable: true,
					configurable: true,
					value: function values() {
						webidl.brandCheck(this, object);
						return makeIterator(this, "value");
					}
				},
				entries: {
					writable: true,
					enumerable: true,
					configurable: true,
					value: function entries() {
						webidl.brandCheck(this, object);
						return makeIterator(this, "key+value");
					}
				},
				forEach: {
					writable: true,
					enumerable: true,
					configurable: true,
					value: function forEach(callbackfn, thisArg = globalThis) {
						webidl.brandCheck(this, object);
						webidl.argumentLengthCheck(arguments, 1, `${name}.forEach`);
						if (typeof callbackfn !== "function") {
							throw new TypeError(`Failed to execute 'forEach' on '${name}': parameter 1 is not of type 'Function'.`);
						}
						for (const { 0: key, 1: value } of makeIterator(this, "key+value")) {
							callbackfn.call(thisArg, value, key, this);
						}
					}
				}
			};
			return Object.defineProperties(object.prototype, {
				...properties,
				[Symbol.iterator]: {
					writable: true,
					enumerable: false,
					configurable: true,
					value: properties.entries.value
				}
			});
		}
		async function fullyReadBody(body, processBody, processBodyError) {
			const successSteps = processBody;
			const errorSteps = processBodyError;
			let reader;
			try {
				reader = body.stream.getReader();
			} catch (e) {
				errorSteps(e);
				return;
			}
			try {
				successSteps(await readAllBytes(reader));
			} catch (e) {
				errorSteps(e);
			}
		}
		function isReadableStreamLike(stream) {
			return stream instanceof ReadableStream || stream[Symbol.toStringTag] === "ReadableStream" && typeof stream.tee === "function";
		}
		function readableStreamClose(controller) {
			try {
				controller.close();
				controller.byobRequest?.respond(0);
			} catch (err) {
				if (!err.message.includes("Controller is already closed") && !err.message.includes("ReadableStream is already closed")) {
					throw err;
				}
			}
		}
		const invalidIsomorphicEncodeValueRegex = /[^\x00-\xFF]/;
		function isomorphicEncode(input) {
			assert(!invalidIsomorphicEncodeValueRegex.test(input));
			return input;
		}
		async function readAllBytes(reader) {
			const bytes = [];
			let byteLength = 0;
			while (true) {
				const { done, value: chunk } = await reader.read();
				if (done) {
					return Buffer.concat(bytes, byteLength);
				}
				if (!isUint8Array(chunk)) {
					throw new TypeError("Received non-Uint8Array chunk");
				}
				bytes.push(chunk);
				byteLength += chunk.length;
			}
		}
		function urlIsLocal(url) {
			assert("protocol" in url);
			const protocol = url.protocol;
			return protocol === "about:" || protocol === "blob:" || protocol === "data:";
		}
		function urlHasHttpsScheme(url) {
			return typeof url === "string" && url[5] === ":" && url[0] === "h" && url[1] === "t" && url[2] === "t" && url[3] === "p" && url[4] === "s" || url.protocol === "https:";
		}
		function urlIsHttpHttpsScheme(url) {
			assert("protocol" in url);
			const protocol = url.protocol;
			return protocol === "http:" || protocol === "https:";
		}
		function simpleRangeHeaderValue(value, allowWhitespace) {
			const data = value;
			if (!data.startsWith("bytes")) {
				return "failure";
			}
			const position = { position: 5 };
			if (allowWhitespace) {
				collectASequenceOfCodePoints((char) => char === "	" || char === " ", data, position);
			}
			if (data.charCodeAt(position.position) !== 61) {
				return "failure";
			}
			position.position++;
			if (allowWhitespace) {
				collectASequenceOfCodePoints((char) => char === "	" || char === " ", data, position);
			}
			const rangeStart = collectASequenceOfCodePoints((char) => {
				const code = char.charCodeAt(0);
				return code >= 48 && code <= 57;
			}, data, position);
			const rangeStartValue = rangeStart.length ? Number(rangeStart) : null;
			if (allowWhitespace) {
				collectASequenceOfCodePoints((char) => char === "	" || char === " ", data, position);
			}
			if (data.charCodeAt(position.position) !== 45) {
				return "failure";
			}
			position.position++;
			if (allowWhitespace) {
				collectASequenceOfCodePoints((char) => char === "	" || char === " ", data, position);
			}
			const rangeEnd = collectASequenceOfCodePoints((char) => {
				const code = char.charCodeAt(0);
				return code >= 48 && code <= 57;
			}, data, position);
			const rangeEndValue = rangeEnd.length ? Number(rangeEnd) : null;
			if (position.position < data.length) {
				return "failure";
			}
			if (rangeEndValue === null && rangeStartValue === null) {
				return "failure";
			}
			if (rangeStartValue > rangeEndValue) {
				return "failure";
			}
			return {
				rangeStartValue,
				rangeEndValue
			};
		}
		function buildContentRange(rangeStart, rangeEnd, fullLength) {
			let contentRange = "bytes ";
			contentRange += isomorphicEncode(`${rangeStart}`);
			contentRange += "-";
			contentRange += isomorphicEncode(`${rangeEnd}`);
			contentRange += "/";
			contentRange += isomorphicEncode(`${fullLength}`);
			return contentRange;
		}
		class InflateStream extends Transform {
			#zlibOptions;
			constructor(zlibOptions) {
				super();
				this.#zlibOptions = zlibOptions;
			}
			_transform(chunk, encoding, callback) {
				if (!this._inflateStream) {
					if (chunk.length === 0) {
						callback();
						return;
					}
					this._inflateStream = (chunk[0] & 15) === 8 ? zlib.createInflate(this.#zlibOptions) : zlib.createInflateRaw(this.#zlibOptions);
					this._inflateStream.on("data", this.push.bind(this));
					this._inflateStream.on("end", () => this.push(null));
					this._inflateStream.on("error", (err) => this.destroy(err));
				}
				this._inflateStream.write(chunk, encoding, callback);
			}
			_final(callback) {
				if (this._inflateStream) {
					this._inflateStream.end();
					this._inflateStream = null;
				}
				callback();
			}
		}
		function createInflate(zlibOptions) {
			return new InflateStream(zlibOptions);
		}
		function extractMimeType(headers) {
			let charset = null;
			let essence = null;
			let mimeType = null;
			const values = getDecodeSplit("content-type", headers);
			if (values === null) {
				return "failure";
			}
			for (const value of values) {
				const temporaryMimeType = parseMIMEType(value);
				if (temporaryMimeType === "failure" || temporaryMimeType.essence === "*/*") {
					continue;
				}
				mimeType = temporaryMimeType;
				if (mimeType.essence !== essence) {
					charset = null;
					if (mimeType.parameters.has("charset")) {
						charset = mimeType.parameters.get("charset");
					}
					essence = mimeType.essence;
				} else if (!mimeType.parameters.has("charset") && charset !== null) {
					mimeType.parameters.set("charset", charset);
				}
			}
			if (mimeType == null) {
				return "failure";
			}
			return mimeType;
		}
		function gettingDecodingSplitting(value) {
			const input = value;
			const position = { position: 0 };
			const values = [];
			let temporaryValue = "";
			while (position.position < input.length) {
				temporaryValue += collectASequenceOfCodePoints((char) => char !== "\"" && char !== ",", input, position);
				if (position.position < input.length) {
					if (input.charCodeAt(position.position) === 34) {
						temporaryValue += collectAnHTTPQuotedString(input, position);
						if (position.position < input.length) {
							continue;
						}
					} else {
						assert(input.charCodeAt(position.position) === 44);
						position.position++;
					}
				}
				temporaryValue = removeChars(temporaryValue, true, true, (char) => char === 9 || char === 32);
				values.push(temporaryValue);
				temporaryValue = "";
			}
			return values;
		}
		function getDecodeSplit(name, list) {
			const value = list.get(name, true);
			if (value === null) {
				return null;
			}
			return gettingDecodingSplitting(value);
		}
		const textDecoder = new TextDecoder();
		function utf8DecodeBytes(buffer) {
			if (buffer.length === 0) {
				return "";
			}
			if (buffer[0] === 239 && buffer[1] === 187 && buffer[2] === 191) {
				buffer = buffer.subarray(3);
			}
			const output = textDecoder.decode(buffer);
			return output;
		}
		class EnvironmentSettingsObjectBase {
			get baseUrl() {
				return getGlobalOrigin();
			}
			get origin() {
				return this.baseUrl?.origin;
			}
			policyContainer = makePolicyContainer();
		}
		class EnvironmentSettingsObject {
			settingsObject = new EnvironmentSettingsObjectBase();
		}
		const environmentSettingsObject = new EnvironmentSettingsObject();
		module.exports = {
			isAborted,
			isCancelled,
			isValidEncodedURL,
			createDeferredPromise,
			ReadableStreamFrom,
			tryUpgradeRequestToAPotentiallyTrustworthyURL,
			clampAndCoarsenConnectionTimingInfo,
			coarsenedSharedCurrentTime,
			determineRequestsReferrer,
			makePolicyContainer,
			clonePolicyContainer,
			appendFetchMetadata,
			appendRequestOriginHeader,
			TAOCheck,
			corsCheck,
			crossOriginResourcePolicyCheck,
			createOpaqueTimingInfo,
			setRequestReferrerPolicyOnRedirect,
			isValidHTTPToken,
			requestBadPort,
			requestCurrentURL,
			responseURL,
			responseLocationURL,
			isBlobLike,
			isURLPotentiallyTrustworthy,
			isValidReasonPhrase,
			sameOrigin,
			normalizeMethod,
			serializeJavascriptValueToJSONString,
			iteratorMixin,
			createIterator,
			isValidHeaderName,
			isValidHeaderValue,
			isErrorLike,
			fullyReadBody,
			bytesMatch,
			isReadableStreamLike,
			readableStreamClose,
			isomorphicEncode,
			urlIsLocal,
			urlHasHttpsScheme,
			urlIsHttpHttpsScheme,
			readAllBytes,
			simpleRangeHeaderValue,
			buildContentRange,
			parseMetadata,
			createInflate,
			extractMimeType,
			getDecodeSplit,
			utf8DecodeBytes,
			environmentSettingsObject
		};
	}),
	5893: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { types, inspect } = __webpack_require__(7975);
		const { markAsUncloneable } = __webpack_require__(5919);
		const { toUSVString } = __webpack_require__(3440);
		const webidl = {};
		webidl.converters = {};
		webidl.util = {};
		webidl.errors = {};
		webidl.errors.exception = function(message) {
			return new TypeError(`${message.header}: ${message.message}`);
		};
		webidl.errors.conversionFailed = function(context) {
			const plural = context.types.length === 1 ? "" : " one of";
			const message = `${context.argument} could not be converted to` + `${plural}: ${context.types.join(", ")}.`;
			return webidl.errors.exception({
				header: context.prefix,
				message
			});
		};
		webidl.errors.invalidArgument = function(context) {
			return webidl.errors.exception({
				header: context.prefix,
				message: `"${context.value}" is an invalid ${context.type}.`
			});
		};
		webidl.brandCheck = function(V, I, opts) {
			if (opts?.strict !== false) {
				if (!(V instanceof I)) {
					const err = new TypeError("Illegal invocation");
					err.code = "ERR_INVALID_THIS";
					throw err;
				}
			} else {
				if (V?.[Symbol.toStringTag] !== I.prototype[Symbol.toStringTag]) {
					const err = new TypeError("Illegal invocation");
					err.code = "ERR_INVALID_THIS";
					throw err;
				}
			}
		};
		webidl.argumentLengthCheck = function({ length }, min, ctx) {
			if (length < min) {
				throw webidl.errors.exception({
					message: `${min} argument${min !== 1 ? "s" : ""} required, ` + `but${length ? " only" : ""} ${length} found.`,
					header: ctx
				});
			}
		};
		webidl.illegalConstructor = function() {
			throw webidl.errors.exception({
				header: "TypeError",
				message: "Illegal constructor"
			});
		};
		webidl.util.Type = function(V) {
			switch (typeof V) {
				case "undefined": return "Undefined";
				case "boolean": return "Boolean";
				case "string": return "String";
				case "symbol": return "Symbol";
				case "number": return "Number";
				case "bigint": return "BigInt";
				case "function":
				case "object": {
					if (V === null) {
						return "Null";
					}
					return "Object";
				}
			}
		};
		webidl.util.markAsUncloneable = markAsUncloneable || (() => {});
		webidl.util.ConvertToInt = function(V, bitLength, signedness, opts) {
			let upperBound;
			let lowerBound;
			if (bitLength === 64) {
				upperBound = Math.pow(2, 53) - 1;
				if (signedness === "unsigned") {
					lowerBound = 0;
				} else {
					lowerBound = Math.pow(-2, 53) + 1;
				}
			} else if (signedness === "unsigned") {
				lowerBound = 0;
				upperBound = Math.pow(2, bitLength) - 1;
			} else {
				lowerBound = Math.pow(-2, bitLength) - 1;
				upperBound = Math.pow(2, bitLength - 1) - 1;
			}
			let x = Number(V);
			if (x === 0) {
				x = 0;
			}
			if (opts?.enforceRange === true) {
				if (Number.isNaN(x) || x === Number.POSITIVE_INFINITY || x === Number.NEGATIVE_INFINITY) {
					throw webidl.errors.exception({
						header: "Integer conversion",
						message: `Could not convert ${webidl.util.Stringify(V)} to an integer.`
					});
				}
				x = webidl.util.IntegerPart(x);
				if (x < lowerBound || x > upperBound) {
					throw webidl.errors.exception({
						header: "Integer conversion",
						message: `Value must be between ${lowerBound}-${upperBound}, got ${x}.`
					});
				}
				return x;
			}
			if (!Number.isNaN(x) && opts?.clamp === true) {
				x = Math.min(Math.max(x, lowerBound), upperBound);
				if (Math.floor(x) % 2 === 0) {
					x = Math.floor(x);
				} else {
					x = Math.ceil(x);
				}
				return x;
			}
			if (Number.isNaN(x) || x === 0 && Object.is(0, x) || x === Number.POSITIVE_INFINITY || x === Number.NEGATIVE_INFINITY) {
				return 0;
			}
			x = webidl.util.IntegerPart(x);
			x = x % Math.pow(2, bitLength);
			if (signedness === "signed" && x >= Math.pow(2, bitLength) - 1) {
				return x - Math.pow(2, bitLength);
			}
			return x;
		};
		webidl.util.IntegerPart = function(n) {
			const r = Math.floor(Math.abs(n));
			if (n < 0) {
				return -1 * r;
			}
			return r;
		};
		webidl.util.Stringify = function(V) {
			const type = webidl.util.Type(V);
			switch (type) {
				case "Symbol": return `Symbol(${V.description})`;
				case "Object": return inspect(V);
				case "String": return `"${V}"`;
				default: return `${V}`;
			}
		};
		webidl.sequenceConverter = function(converter) {
			return (V, prefix, argument, Iterable) => {
				if (webidl.util.Type(V) !== "Object") {
					throw webidl.errors.exception({
						header: prefix,
						message: `${argument} (${webidl.util.Stringify(V)}) is not iterable.`
					});
				}
				const method = typeof Iterable === "function" ? Iterable() : V?.[Symbol.iterator]?.();
				const seq = [];
				let index = 0;
				if (method === undefined || typeof method.next !== "function") {
					throw webidl.errors.exception({
						header: prefix,
						message: `${argument} is not iterable.`
					});
				}
				while (true) {
					const { done, value } = method.next();
					if (done) {
						break;
					}
					seq.push(converter(value, prefix, `${argument}[${index++}]`));
				}
				return seq;
			};
		};
		webidl.recordConverter = function(keyConverter, valueConverter) {
			return (O, prefix, argument) => {
				if (webidl.util.Type(O) !== "Object") {
					throw webidl.errors.exception({
						header: prefix,
						message: `${argument} ("${webidl.util.Type(O)}") is not an Object.`
					});
				}
				const result = {};
				if (!types.isProxy(O)) {
					const keys = [...Object.getOwnPropertyNames(O), ...Object.getOwnPropertySymbols(O)];
					for (const key of keys) {
						const typedKey = keyConverter(key, prefix, argument);
						const typedValue = valueConverter(O[key], prefix, argument);
						result[typedKey] = typedValue;
					}
					return result;
				}
				const keys = Reflect.ownKeys(O);
				for (const key of keys) {
					const desc = Reflect.getOwnPropertyDescriptor(O, key);
					if (desc?.enumerable) {
						const typedKey = keyConverter(key, prefix, argument);
						const typedValue = valueConverter(O[key], prefix, argument);
						result[typedKey] = typedValue;
					}
				}
				return result;
			};
		};
		webidl.interfaceConverter = function(i) {
			return (V, prefix, argument, opts) => {
				if (opts?.strict !== false && !(V instanceof i)) {
					throw webidl.errors.exception({
						header: prefix,
						message: `Expected ${argument} ("${webidl.util.Stringify(V)}") to be an instance of ${i.name}.`
					});
				}
				return V;
			};
		};
		webidl.dictionaryConverter = function(converters) {
			return (dictionary, prefix, argument) => {
				const type = webidl.util.Type(dictionary);
				const dict = {};
				if (type === "Null" || type === "Undefined") {
					return dict;
				} else if (type !== "Object") {
					throw webidl.errors.exception({
						header: prefix,
						message: `Expected ${dictionary} to be one of: Null, Undefined, Object.`
					});
				}
				for (const options of converters) {
					const { key, defaultValue, required, converter } = options;
					if (required === true) {
						if (!Object.hasOwn(dictionary, key)) {
							throw webidl.errors.exception({
								header: prefix,
								message: `Missing required key "${key}".`
							});
						}
					}
					let value = dictionary[key];
					const hasDefault = Object.hasOwn(options, "defaultValue");
					if (hasDefault && value !== null) {
						value ??= defaultValue();
					}
					if (required || hasDefault || value !== undefined) {
						value = converter(value, prefix, `${argument}.${key}`);
						if (options.allowedValues && !options.allowedValues.includes(value)) {
							throw webidl.errors.exception({
								header: prefix,
								message: `${value} is not an accepted type. Expected one of ${options.allowedValues.join(", ")}.`
							});
						}
						dict[key] = value;
					}
				}
				return dict;
			};
		};
		webidl.nullableConverter = function(converter) {
			return (V, prefix, argument) => {
				if (V === null) {
					return V;
				}
				return converter(V, prefix, argument);
			};
		};
		webidl.converters.DOMString = function(V, prefix, argument, opts) {
			if (V === null && opts?.legacyNullToEmptyString) {
				return "";
			}
			if (typeof V === "symbol") {
				throw webidl.errors.exception({
					header: prefix,
					message: `${argument} is a symbol, which cannot be converted to a DOMString.`
				});
			}
			return String(V);
		};
		webidl.converters.ByteString = function(V, prefix, argument) {
			const x = webidl.converters.DOMString(V, prefix, argument);
			for (let index = 0; index < x.length; index++) {
				if (x.charCodeAt(index) > 255) {
					throw new TypeError("Cannot convert argument to a ByteString because the character at " + `index ${index} has a value of ${x.charCodeAt(index)} which is greater than 255.`);
				}
			}
			return x;
		};
		webidl.converters.USVString = toUSVString;
		webidl.converters.boolean = function(V) {
			const x = Boolean(V);
			return x;
		};
		webidl.converters.any = function(V) {
			return V;
		};
		webidl.converters["long long"] = function(V, prefix, argument) {
			const x = webidl.util.ConvertToInt(V, 64, "signed", undefined, prefix, argument);
			return x;
		};
		webidl.converters["unsigned long long"] = function(V, prefix, argument) {
			const x = webidl.util.ConvertToInt(V, 64, "unsigned", undefined, prefix, argument);
			return x;
		};
		webidl.converters["unsigned long"] = function(V, prefix, argument) {
			const x = webidl.util.ConvertToInt(V, 32, "unsigned", undefined, prefix, argument);
			return x;
		};
		webidl.converters["unsigned short"] = function(V, prefix, argument, opts) {
			const x = webidl.util.ConvertToInt(V, 16, "unsigned", opts, prefix, argument);
			return x;
		};
		webidl.converters.ArrayBuffer = function(V, prefix, argument, opts) {
			if (webidl.util.Type(V) !== "Object" || !types.isAnyArrayBuffer(V)) {
				throw webidl.errors.conversionFailed({
					prefix,
					argument: `${argument} ("${webidl.util.Stringify(V)}")`,
					types: ["ArrayBuffer"]
				});
			}
			if (opts?.allowShared === false && types.isSharedArrayBuffer(V)) {
				throw webidl.errors.exception({
					header: "ArrayBuffer",
					message: "SharedArrayBuffer is not allowed."
				});
			}
			if (V.resizable || V.growable) {
				throw webidl.errors.exception({
					header: "ArrayBuffer",
					message: "Received a resizable ArrayBuffer."
				});
			}
			return V;
		};
		webidl.converters.TypedArray = function(V, T, prefix, name, opts) {
			if (webidl.util.Type(V) !== "Object" || !types.isTypedArray(V) || V.constructor.name !== T.name) {
				throw webidl.errors.conversionFailed({
					prefix,
					argument: `${name} ("${webidl.util.Stringify(V)}")`,
					types: [T.name]
				});
			}
			if (opts?.allowShared === false && types.isSharedArrayBuffer(V.buffer)) {
				throw webidl.errors.exception({
					header: "ArrayBuffer",
					message: "SharedArrayBuffer is not allowed."
				});
			}
			if (V.buffer.resizable || V.buffer.growable) {
				throw webidl.errors.exception({
					header: "ArrayBuffer",
					message: "Received a resizable ArrayBuffer."
				});
			}
			return V;
		};
		webidl.converters.DataView = function(V, prefix, name, opts) {
			if (webidl.util.Type(V) !== "Object" || !types.isDataView(V)) {
				throw webidl.errors.exception({
					header: prefix,
					message: `${name} is not a DataView.`
				});
			}
			if (opts?.allowShared === false && types.isSharedArrayBuffer(V.buffer)) {
				throw webidl.errors.exception({
					header: "ArrayBuffer",
					message: "SharedArrayBuffer is not allowed."
				});
			}
			if (V.buffer.resizable || V.buffer.growable) {
				throw webidl.errors.exception({
					header: "ArrayBuffer",
					message: "Received a resizable ArrayBuffer."
				});
			}
			return V;
		};
		webidl.converters.BufferSource = function(V, prefix, name, opts) {
			if (types.isAnyArrayBuffer(V)) {
				return webidl.converters.ArrayBuffer(V, prefix, name, {
					...opts,
					allowShared: false
				});
			}
			if (types.isTypedArray(V)) {
				return webidl.converters.TypedArray(V, V.constructor, prefix, name, {
					...opts,
					allowShared: false
				});
			}
			if (types.isDataView(V)) {
				return webidl.converters.DataView(V, prefix, name, {
					...opts,
					allowShared: false
				});
			}
			throw webidl.errors.conversionFailed({
				prefix,
				argument: `${name} ("${webidl.util.Stringify(V)}")`,
				types: ["BufferSource"]
			});
		};
		webidl.converters["sequence<ByteString>"] = webidl.sequenceConverter(webidl.converters.ByteString);
		webidl.converters["sequence<sequence<ByteString>>"] = webidl.sequenceConverter(webidl.converters["sequence<ByteString>"]);
		webidl.converters["record<ByteString, ByteString>"] = webidl.recordConverter(webidl.converters.ByteString, webidl.converters.ByteString);
		module.exports = { webidl };
	}),
	8182: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => getProxyForUrl });
		var DEFAULT_PORTS = {
			ftp: 21,
			gopher: 70,
			http: 80,
			https: 443,
			ws: 80,
			wss: 443
		};
		function parseUrl(urlString) {
			try {
				return new URL(urlString);
			} catch {
				return null;
			}
		}
		function getProxyForUrl(url) {
			var parsedUrl = (typeof url === "string" ? parseUrl(url) : url) || {};
			var proto = parsedUrl.protocol;
			var hostname = parsedUrl.host;
			var port = parsedUrl.port;
			if (typeof hostname !== "string" || !hostname || typeof proto !== "string") {
				return "";
			}
			proto = proto.split(":", 1)[0];
			hostname = hostname.replace(/:\d*$/, "");
			port = parseInt(port) || DEFAULT_PORTS[proto] || 0;
			if (!shouldProxy(hostname, port)) {
				return "";
			}
			var proxy = getEnv(proto + "_proxy") || getEnv("all_proxy");
			if (proxy && proxy.indexOf("://") === -1) {
				proxy = proto + "://" + proxy;
			}
			return proxy;
		}
		function shouldProxy(hostname, port) {
			var NO_PROXY = getEnv("no_proxy").toLowerCase();
			if (!NO_PROXY) {
				return true;
			}
			if (NO_PROXY === "*") {
				return false;
			}
			return NO_PROXY.split(/[,\s]/).every(function(proxy) {
				if (!proxy) {
					return true;
				}
				var parsedProxy = proxy.match(/^(.+):(\d+)$/);
				var parsedProxyHostname = parsedProxy ? parsedProxy[1] : proxy;
				var parsedProxyPort = parsedProxy ? parseInt(parsedProxy[2]) : 0;
				if (parsedProxyPort && parsedProxyPort !== port) {
					return true;
				}
				if (!/^[.*]/.test(parsedProxyHostname)) {
					return hostname !== parsedProxyHostname;
				}
				if (parsedProxyHostname.charAt(0) === "*") {
					parsedProxyHostname = parsedProxyHostname.slice(1);
				}
				return !hostname.endsWith(parsedProxyHostname);
			});
		}
		function getEnv(key) {
			return process.env[key.toLowerCase()] || process.env[key.toUpperCase()] || "";
		}
	})
};
