export const id = 752;
export const ids = [752];
export const modules = {
	4371: ((module, __unused_webpack_exports, __webpack_require__) => {
		var __webpack_unused_export__;
		const Client = __webpack_require__(3701);
		const Dispatcher = __webpack_require__(883);
		const Pool = __webpack_require__(628);
		const BalancedPool = __webpack_require__(837);
		const Agent = __webpack_require__(7405);
		const ProxyAgent = __webpack_require__(6672);
		const EnvHttpProxyAgent = __webpack_require__(3137);
		const RetryAgent = __webpack_require__(50);
		const errors = __webpack_require__(8707);
		const util = __webpack_require__(3440);
		const { InvalidArgumentError } = errors;
		const api = __webpack_require__(6615);
		const buildConnector = __webpack_require__(9136);
		const MockClient = __webpack_require__(7365);
		const MockAgent = __webpack_require__(7501);
		const MockPool = __webpack_require__(4004);
		const mockErrors = __webpack_require__(2429);
		const RetryHandler = __webpack_require__(7816);
		const { getGlobalDispatcher, setGlobalDispatcher } = __webpack_require__(2581);
		const DecoratorHandler = __webpack_require__(8155);
		const RedirectHandler = __webpack_require__(8754);
		const createRedirectInterceptor = __webpack_require__(5092);
		Object.assign(Dispatcher.prototype, api);
		__webpack_unused_export__ = Dispatcher;
		__webpack_unused_export__ = Client;
		module.exports.Pool = Pool;
		__webpack_unused_export__ = BalancedPool;
		__webpack_unused_export__ = Agent;
		module.exports.ProxyAgent = ProxyAgent;
		__webpack_unused_export__ = EnvHttpProxyAgent;
		__webpack_unused_export__ = RetryAgent;
		__webpack_unused_export__ = RetryHandler;
		__webpack_unused_export__ = DecoratorHandler;
		__webpack_unused_export__ = RedirectHandler;
		__webpack_unused_export__ = createRedirectInterceptor;
		__webpack_unused_export__ = {
			redirect: __webpack_require__(1514),
			retry: __webpack_require__(2026),
			dump: __webpack_require__(8060),
			dns: __webpack_require__(379)
		};
		__webpack_unused_export__ = buildConnector;
		__webpack_unused_export__ = errors;
		__webpack_unused_export__ = {
			parseHeaders: util.parseHeaders,
			headerNameToString: util.headerNameToString
		};
		function makeDispatcher(fn) {
			return (url, opts, handler) => {
				if (typeof opts === "function") {
					handler = opts;
					opts = null;
				}
				if (!url || typeof url !== "string" && typeof url !== "object" && !(url instanceof URL)) {
					throw new InvalidArgumentError("invalid url");
				}
				if (opts != null && typeof opts !== "object") {
					throw new InvalidArgumentError("invalid opts");
				}
				if (opts && opts.path != null) {
					if (typeof opts.path !== "string") {
						throw new InvalidArgumentError("invalid opts.path");
					}
					let path = opts.path;
					if (!opts.path.startsWith("/")) {
						path = `/${path}`;
					}
					url = new URL(util.parseOrigin(url).origin + path);
				} else {
					if (!opts) {
						opts = typeof url === "object" ? url : {};
					}
					url = util.parseURL(url);
				}
				const { agent, dispatcher = getGlobalDispatcher() } = opts;
				if (agent) {
					throw new InvalidArgumentError("unsupported opts.agent. Did you mean opts.client?");
				}
				return fn.call(dispatcher, {
					...opts,
					origin: url.origin,
					path: url.search ? `${url.pathname}${url.search}` : url.pathname,
					method: opts.method || (opts.body ? "PUT" : "GET")
				}, handler);
			};
		}
		__webpack_unused_export__ = setGlobalDispatcher;
		__webpack_unused_export__ = getGlobalDispatcher;
		const fetchImpl = __webpack_require__(4398).fetch;
		__webpack_unused_export__ = async function fetch(init, options = undefined) {
			try {
				return await fetchImpl(init, options);
			} catch (err) {
				if (err && typeof err === "object") {
					Error.captureStackTrace(err);
				}
				throw err;
			}
		};
		__webpack_require__(660).Headers;
		__webpack_require__(9051).Response;
		__webpack_require__(9967).Request;
		__webpack_require__(5910).FormData;
		__webpack_unused_export__ = globalThis.File ?? __webpack_require__(4573).File;
		__webpack_require__(8355).FileReader;
		const { setGlobalOrigin, getGlobalOrigin } = __webpack_require__(1059);
		__webpack_unused_export__ = setGlobalOrigin;
		__webpack_unused_export__ = getGlobalOrigin;
		const { CacheStorage } = __webpack_require__(3245);
		const { kConstruct } = __webpack_require__(109);
		__webpack_unused_export__ = new CacheStorage(kConstruct);
		const { deleteCookie, getCookies, getSetCookies, setCookie } = __webpack_require__(9061);
		__webpack_unused_export__ = deleteCookie;
		__webpack_unused_export__ = getCookies;
		__webpack_unused_export__ = getSetCookies;
		__webpack_unused_export__ = setCookie;
		const { parseMIMEType, serializeAMimeType } = __webpack_require__(1900);
		__webpack_unused_export__ = parseMIMEType;
		__webpack_unused_export__ = serializeAMimeType;
		const { CloseEvent, ErrorEvent, MessageEvent } = __webpack_require__(5188);
		__webpack_require__(3726).WebSocket;
		__webpack_unused_export__ = CloseEvent;
		__webpack_unused_export__ = ErrorEvent;
		__webpack_unused_export__ = MessageEvent;
		__webpack_unused_export__ = makeDispatcher(api.request);
		__webpack_unused_export__ = makeDispatcher(api.stream);
		__webpack_unused_export__ = makeDispatcher(api.pipeline);
		__webpack_unused_export__ = makeDispatcher(api.connect);
		__webpack_unused_export__ = makeDispatcher(api.upgrade);
		__webpack_unused_export__ = MockClient;
		__webpack_unused_export__ = MockPool;
		__webpack_unused_export__ = MockAgent;
		__webpack_unused_export__ = mockErrors;
		const { EventSource } = __webpack_require__(1238);
		__webpack_unused_export__ = EventSource;
	}),
	158: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { addAbortListener } = __webpack_require__(3440);
		const { RequestAbortedError } = __webpack_require__(8707);
		const kListener = Symbol("kListener");
		const kSignal = Symbol("kSignal");
		function abort(self) {
			if (self.abort) {
				self.abort(self[kSignal]?.reason);
			} else {
				self.reason = self[kSignal]?.reason ?? new RequestAbortedError();
			}
			removeSignal(self);
		}
		function addSignal(self, signal) {
			self.reason = null;
			self[kSignal] = null;
			self[kListener] = null;
			if (!signal) {
				return;
			}
			if (signal.aborted) {
				abort(self);
				return;
			}
			self[kSignal] = signal;
			self[kListener] = () => {
				abort(self);
			};
			addAbortListener(self[kSignal], self[kListener]);
		}
		function removeSignal(self) {
			if (!self[kSignal]) {
				return;
			}
			if ("removeEventListener" in self[kSignal]) {
				self[kSignal].removeEventListener("abort", self[kListener]);
			} else {
				self[kSignal].removeListener("abort", self[kListener]);
			}
			self[kSignal] = null;
			self[kListener] = null;
		}
		module.exports = {
			addSignal,
			removeSignal
		};
	}),
	2279: ((module, __unused_webpack_exports, __webpack_require__) => {
		const assert = __webpack_require__(4589);
		const { AsyncResource } = __webpack_require__(6698);
		const { InvalidArgumentError, SocketError } = __webpack_require__(8707);
		const util = __webpack_require__(3440);
		const { addSignal, removeSignal } = __webpack_require__(158);
		class ConnectHandler extends AsyncResource {
			constructor(opts, callback) {
				if (!opts || typeof opts !== "object") {
					throw new InvalidArgumentError("invalid opts");
				}
				if (typeof callback !== "function") {
					throw new InvalidArgumentError("invalid callback");
				}
				const { signal, opaque, responseHeaders } = opts;
				if (signal && typeof signal.on !== "function" && typeof signal.addEventListener !== "function") {
					throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
				}
				super("UNDICI_CONNECT");
				this.opaque = opaque || null;
				this.responseHeaders = responseHeaders || null;
				this.callback = callback;
				this.abort = null;
				addSignal(this, signal);
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
			onHeaders() {
				throw new SocketError("bad connect", null);
			}
			onUpgrade(statusCode, rawHeaders, socket) {
				const { callback, opaque, context } = this;
				removeSignal(this);
				this.callback = null;
				let headers = rawHeaders;
				if (headers != null) {
					headers = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
				}
				this.runInAsyncScope(callback, null, null, {
					statusCode,
					headers,
					socket,
					opaque,
					context
				});
			}
			onError(err) {
				const { callback, opaque } = this;
				removeSignal(this);
				if (callback) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(callback, null, err, { opaque });
					});
				}
			}
		}
		function connect(opts, callback) {
			if (callback === undefined) {
				return new Promise((resolve, reject) => {
					connect.call(this, opts, (err, data) => {
						return err ? reject(err) : resolve(data);
					});
				});
			}
			try {
				const connectHandler = new ConnectHandler(opts, callback);
				this.dispatch({
					...opts,
					method: "CONNECT"
				}, connectHandler);
			} catch (err) {
				if (typeof callback !== "function") {
					throw err;
				}
				const opaque = opts?.opaque;
				queueMicrotask(() => callback(err, { opaque }));
			}
		}
		module.exports = connect;
	}),
	6862: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { Readable, Duplex, PassThrough } = __webpack_require__(7075);
		const { InvalidArgumentError, InvalidReturnValueError, RequestAbortedError } = __webpack_require__(8707);
		const util = __webpack_require__(3440);
		const { AsyncResource } = __webpack_require__(6698);
		const { addSignal, removeSignal } = __webpack_require__(158);
		const assert = __webpack_require__(4589);
		const kResume = Symbol("resume");
		class PipelineRequest extends Readable {
			constructor() {
				super({ autoDestroy: true });
				this[kResume] = null;
			}
			_read() {
				const { [kResume]: resume } = this;
				if (resume) {
					this[kResume] = null;
					resume();
				}
			}
			_destroy(err, callback) {
				this._read();
				callback(err);
			}
		}
		class PipelineResponse extends Readable {
			constructor(resume) {
				super({ autoDestroy: true });
				this[kResume] = resume;
			}
			_read() {
				this[kResume]();
			}
			_destroy(err, callback) {
				if (!err && !this._readableState.endEmitted) {
					err = new RequestAbortedError();
				}
				callback(err);
			}
		}
		class PipelineHandler extends AsyncResource {
			constructor(opts, handler) {
				if (!opts || typeof opts !== "object") {
					throw new InvalidArgumentError("invalid opts");
				}
				if (typeof handler !== "function") {
					throw new InvalidArgumentError("invalid handler");
				}
				const { signal, method, opaque, onInfo, responseHeaders } = opts;
				if (signal && typeof signal.on !== "function" && typeof signal.addEventListener !== "function") {
					throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
				}
				if (method === "CONNECT") {
					throw new InvalidArgumentError("invalid method");
				}
				if (onInfo && typeof onInfo !== "function") {
					throw new InvalidArgumentError("invalid onInfo callback");
				}
				super("UNDICI_PIPELINE");
				this.opaque = opaque || null;
				this.responseHeaders = responseHeaders || null;
				this.handler = handler;
				this.abort = null;
				this.context = null;
				this.onInfo = onInfo || null;
				this.req = new PipelineRequest().on("error", util.nop);
				this.ret = new Duplex({
					readableObjectMode: opts.objectMode,
					autoDestroy: true,
					read: () => {
						const { body } = this;
						if (body?.resume) {
							body.resume();
						}
					},
					write: (chunk, encoding, callback) => {
						const { req } = this;
						if (req.push(chunk, encoding) || req._readableState.destroyed) {
							callback();
						} else {
							req[kResume] = callback;
						}
					},
					destroy: (err, callback) => {
						const { body, req, res, ret, abort } = this;
						if (!err && !ret._readableState.endEmitted) {
							err = new RequestAbortedError();
						}
						if (abort && err) {
							abort();
						}
						util.destroy(body, err);
						util.destroy(req, err);
						util.destroy(res, err);
						removeSignal(this);
						callback(err);
					}
				}).on("prefinish", () => {
					const { req } = this;
					req.push(null);
				});
				this.res = null;
				addSignal(this, signal);
			}
			onConnect(abort, context) {
				const { ret, res } = this;
				if (this.reason) {
					abort(this.reason);
					return;
				}
				assert(!res, "pipeline cannot be retried");
				assert(!ret.destroyed);
				this.abort = abort;
				this.context = context;
			}
			onHeaders(statusCode, rawHeaders, resume) {
				const { opaque, handler, context } = this;
				if (statusCode < 200) {
					if (this.onInfo) {
						const headers = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
						this.onInfo({
							statusCode,
							headers
						});
					}
					return;
				}
				this.res = new PipelineResponse(resume);
				let body;
				try {
					this.handler = null;
					const headers = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
					body = this.runInAsyncScope(handler, null, {
						statusCode,
						headers,
						opaque,
						body: this.res,
						context
					});
				} catch (err) {
					this.res.on("error", util.nop);
					throw err;
				}
				if (!body || typeof body.on !== "function") {
					throw new InvalidReturnValueError("expected Readable");
				}
				body.on("data", (chunk) => {
					const { ret, body } = this;
					if (!ret.push(chunk) && body.pause) {
						body.pause();
					}
				}).on("error", (err) => {
					const { ret } = this;
					util.destroy(ret, err);
				}).on("end", () => {
					const { ret } = this;
					ret.push(null);
				}).on("close", () => {
					const { ret } = this;
					if (!ret._readableState.ended) {
						util.destroy(ret, new RequestAbortedError());
					}
				});
				this.body = body;
			}
			onData(chunk) {
				const { res } = this;
				return res.push(chunk);
			}
			onComplete(trailers) {
				const { res } = this;
				res.push(null);
			}
			onError(err) {
				const { ret } = this;
				this.handler = null;
				util.destroy(ret, err);
			}
		}
		function pipeline(opts, handler) {
			try {
				const pipelineHandler = new PipelineHandler(opts, handler);
				this.dispatch({
					...opts,
					body: pipelineHandler.req
				}, pipelineHandler);
				return pipelineHandler.ret;
			} catch (err) {
				return new PassThrough().destroy(err);
			}
		}
		module.exports = pipeline;
	}),
	3560: ((module, __unused_webpack_exports, __webpack_require__) => {
		const assert = __webpack_require__(4589);
		const { finished, PassThrough } = __webpack_require__(7075);
		const { InvalidArgumentError, InvalidReturnValueError } = __webpack_require__(8707);
		const util = __webpack_require__(3440);
		const { getResolveErrorBodyCallback } = __webpack_require__(7655);
		const { AsyncResource } = __webpack_require__(6698);
		const { addSignal, removeSignal } = __webpack_require__(158);
		class StreamHandler extends AsyncResource {
			constructor(opts, factory, callback) {
				if (!opts || typeof opts !== "object") {
					throw new InvalidArgumentError("invalid opts");
				}
				const { signal, method, opaque, body, onInfo, responseHeaders, throwOnError } = opts;
				try {
					if (typeof callback !== "function") {
						throw new InvalidArgumentError("invalid callback");
					}
					if (typeof factory !== "function") {
						throw new InvalidArgumentError("invalid factory");
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
					super("UNDICI_STREAM");
				} catch (err) {
					if (util.isStream(body)) {
						util.destroy(body.on("error", util.nop), err);
					}
					throw err;
				}
				this.responseHeaders = responseHeaders || null;
				this.opaque = opaque || null;
				this.factory = factory;
				this.callback = callback;
				this.res = null;
				this.abort = null;
				this.context = null;
				this.trailers = null;
				this.body = body;
				this.onInfo = onInfo || null;
				this.throwOnError = throwOnError || false;
				if (util.isStream(body)) {
					body.on("error", (err) => {
						this.onError(err);
					});
				}
				addSignal(this, signal);
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
				const { factory, opaque, context, callback, responseHeaders } = this;
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
				this.factory = null;
				let res;
				if (this.throwOnError && statusCode >= 400) {
					const parsedHeaders = responseHeaders === "raw" ? util.parseHeaders(rawHeaders) : headers;
					const contentType = parsedHeaders["content-type"];
					res = new PassThrough();
					this.callback = null;
					this.runInAsyncScope(getResolveErrorBodyCallback, null, {
						callback,
						body: res,
						contentType,
						statusCode,
						statusMessage,
						headers
					});
				} else {
					if (factory === null) {
						return;
					}
					res = this.runInAsyncScope(factory, null, {
						statusCode,
						headers,
						opaque,
						context
					});
					if (!res || typeof res.write !== "function" || typeof res.end !== "function" || typeof res.on !== "function") {
						throw new InvalidReturnValueError("expected Writable");
					}
					finished(res, { readable: false }, (err) => {
						const { callback, res, opaque, trailers, abort } = this;
						this.res = null;
						if (err || !res.readable) {
							util.destroy(res, err);
						}
						this.callback = null;
						this.runInAsyncScope(callback, null, err || null, {
							opaque,
							trailers
						});
						if (err) {
							abort();
						}
					});
				}
				res.on("drain", resume);
				this.res = res;
				const needDrain = res.writableNeedDrain !== undefined ? res.writableNeedDrain : res._writableState?.needDrain;
				return needDrain !== true;
			}
			onData(chunk) {
				const { res } = this;
				return res ? res.write(chunk) : true;
			}
			onComplete(trailers) {
				const { res } = this;
				removeSignal(this);
				if (!res) {
					return;
				}
				this.trailers = util.parseHeaders(trailers);
				res.end();
			}
			onError(err) {
				const { res, callback, opaque, body } = this;
				removeSignal(this);
				this.factory = null;
				if (res) {
					this.res = null;
					util.destroy(res, err);
				} else if (callback) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(callback, null, err, { opaque });
					});
				}
				if (body) {
					this.body = null;
					util.destroy(body, err);
				}
			}
		}
		function stream(opts, factory, callback) {
			if (callback === undefined) {
				return new Promise((resolve, reject) => {
					stream.call(this, opts, factory, (err, data) => {
						return err ? reject(err) : resolve(data);
					});
				});
			}
			try {
				this.dispatch(opts, new StreamHandler(opts, factory, callback));
			} catch (err) {
				if (typeof callback !== "function") {
					throw err;
				}
				const opaque = opts?.opaque;
				queueMicrotask(() => callback(err, { opaque }));
			}
		}
		module.exports = stream;
	}),
	1882: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { InvalidArgumentError, SocketError } = __webpack_require__(8707);
		const { AsyncResource } = __webpack_require__(6698);
		const util = __webpack_require__(3440);
		const { addSignal, removeSignal } = __webpack_require__(158);
		const assert = __webpack_require__(4589);
		class UpgradeHandler extends AsyncResource {
			constructor(opts, callback) {
				if (!opts || typeof opts !== "object") {
					throw new InvalidArgumentError("invalid opts");
				}
				if (typeof callback !== "function") {
					throw new InvalidArgumentError("invalid callback");
				}
				const { signal, opaque, responseHeaders } = opts;
				if (signal && typeof signal.on !== "function" && typeof signal.addEventListener !== "function") {
					throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
				}
				super("UNDICI_UPGRADE");
				this.responseHeaders = responseHeaders || null;
				this.opaque = opaque || null;
				this.callback = callback;
				this.abort = null;
				this.context = null;
				addSignal(this, signal);
			}
			onConnect(abort, context) {
				if (this.reason) {
					abort(this.reason);
					return;
				}
				assert(this.callback);
				this.abort = abort;
				this.context = null;
			}
			onHeaders() {
				throw new SocketError("bad upgrade", null);
			}
			onUpgrade(statusCode, rawHeaders, socket) {
				assert(statusCode === 101);
				const { callback, opaque, context } = this;
				removeSignal(this);
				this.callback = null;
				const headers = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
				this.runInAsyncScope(callback, null, null, {
					headers,
					socket,
					opaque,
					context
				});
			}
			onError(err) {
				const { callback, opaque } = this;
				removeSignal(this);
				if (callback) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(callback, null, err, { opaque });
					});
				}
			}
		}
		function upgrade(opts, callback) {
			if (callback === undefined) {
				return new Promise((resolve, reject) => {
					upgrade.call(this, opts, (err, data) => {
						return err ? reject(err) : resolve(data);
					});
				});
			}
			try {
				const upgradeHandler = new UpgradeHandler(opts, callback);
				this.dispatch({
					...opts,
					method: opts.method || "GET",
					upgrade: opts.protocol || "Websocket"
				}, upgradeHandler);
			} catch (err) {
				if (typeof callback !== "function") {
					throw err;
				}
				const opaque = opts?.opaque;
				queueMicrotask(() => callback(err, { opaque }));
			}
		}
		module.exports = upgrade;
	}),
	6615: ((module, __unused_webpack_exports, __webpack_require__) => {
		module.exports.request = __webpack_require__(4043);
		module.exports.stream = __webpack_require__(3560);
		module.exports.pipeline = __webpack_require__(6862);
		module.exports.upgrade = __webpack_require__(1882);
		module.exports.connect = __webpack_require__(2279);
	}),
	837: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { BalancedPoolMissingUpstreamError, InvalidArgumentError } = __webpack_require__(8707);
		const { PoolBase, kClients, kNeedDrain, kAddClient, kRemoveClient, kGetDispatcher } = __webpack_require__(2128);
		const Pool = __webpack_require__(628);
		const { kUrl, kInterceptors } = __webpack_require__(6443);
		const { parseOrigin } = __webpack_require__(3440);
		const kFactory = Symbol("factory");
		const kOptions = Symbol("options");
		const kGreatestCommonDivisor = Symbol("kGreatestCommonDivisor");
		const kCurrentWeight = Symbol("kCurrentWeight");
		const kIndex = Symbol("kIndex");
		const kWeight = Symbol("kWeight");
		const kMaxWeightPerServer = Symbol("kMaxWeightPerServer");
		const kErrorPenalty = Symbol("kErrorPenalty");
		function getGreatestCommonDivisor(a, b) {
			if (a === 0) return b;
			while (b !== 0) {
				const t = b;
				b = a % b;
				a = t;
			}
			return a;
		}
		function defaultFactory(origin, opts) {
			return new Pool(origin, opts);
		}
		class BalancedPool extends PoolBase {
			constructor(upstreams = [], { factory = defaultFactory, ...opts } = {}) {
				super();
				this[kOptions] = opts;
				this[kIndex] = -1;
				this[kCurrentWeight] = 0;
				this[kMaxWeightPerServer] = this[kOptions].maxWeightPerServer || 100;
				this[kErrorPenalty] = this[kOptions].errorPenalty || 15;
				if (!Array.isArray(upstreams)) {
					upstreams = [upstreams];
				}
				if (typeof factory !== "function") {
					throw new InvalidArgumentError("factory must be a function.");
				}
				this[kInterceptors] = opts.interceptors?.BalancedPool && Array.isArray(opts.interceptors.BalancedPool) ? opts.interceptors.BalancedPool : [];
				this[kFactory] = factory;
				for (const upstream of upstreams) {
					this.addUpstream(upstream);
				}
				this._updateBalancedPoolStats();
			}
			addUpstream(upstream) {
				const upstreamOrigin = parseOrigin(upstream).origin;
				if (this[kClients].find((pool) => pool[kUrl].origin === upstreamOrigin && pool.closed !== true && pool.destroyed !== true)) {
					return this;
				}
				const pool = this[kFactory](upstreamOrigin, Object.assign({}, this[kOptions]));
				this[kAddClient](pool);
				pool.on("connect", () => {
					pool[kWeight] = Math.min(this[kMaxWeightPerServer], pool[kWeight] + this[kErrorPenalty]);
				});
				pool.on("connectionError", () => {
					pool[kWeight] = Math.max(1, pool[kWeight] - this[kErrorPenalty]);
					this._updateBalancedPoolStats();
				});
				pool.on("disconnect", (...args) => {
					const err = args[2];
					if (err && err.code === "UND_ERR_SOCKET") {
						pool[kWeight] = Math.max(1, pool[kWeight] - this[kErrorPenalty]);
						this._updateBalancedPoolStats();
					}
				});
				for (const client of this[kClients]) {
					client[kWeight] = this[kMaxWeightPerServer];
				}
				this._updateBalancedPoolStats();
				return this;
			}
			_updateBalancedPoolStats() {
				let result = 0;
				for (let i = 0; i < this[kClients].length; i++) {
					result = getGreatestCommonDivisor(this[kClients][i][kWeight], result);
				}
				this[kGreatestCommonDivisor] = result;
			}
			removeUpstream(upstream) {
				const upstreamOrigin = parseOrigin(upstream).origin;
				const pool = this[kClients].find((pool) => pool[kUrl].origin === upstreamOrigin && pool.closed !== true && pool.destroyed !== true);
				if (pool) {
					this[kRemoveClient](pool);
				}
				return this;
			}
			get upstreams() {
				return this[kClients].filter((dispatcher) => dispatcher.closed !== true && dispatcher.destroyed !== true).map((p) => p[kUrl].origin);
			}
			[kGetDispatcher]() {
				if (this[kClients].length === 0) {
					throw new BalancedPoolMissingUpstreamError();
				}
				const dispatcher = this[kClients].find((dispatcher) => !dispatcher[kNeedDrain] && dispatcher.closed !== true && dispatcher.destroyed !== true);
				if (!dispatcher) {
					return;
				}
				const allClientsBusy = this[kClients].map((pool) => pool[kNeedDrain]).reduce((a, b) => a && b, true);
				if (allClientsBusy) {
					return;
				}
				let counter = 0;
				let maxWeightIndex = this[kClients].findIndex((pool) => !pool[kNeedDrain]);
				while (counter++ < this[kClients].length) {
					this[kIndex] = (this[kIndex] + 1) % this[kClients].length;
					const pool = this[kClients][this[kIndex]];
					if (pool[kWeight] > this[kClients][maxWeightIndex][kWeight] && !pool[kNeedDrain]) {
						maxWeightIndex = this[kIndex];
					}
					if (this[kIndex] === 0) {
						this[kCurrentWeight] = this[kCurrentWeight] - this[kGreatestCommonDivisor];
						if (this[kCurrentWeight] <= 0) {
							this[kCurrentWeight] = this[kMaxWeightPerServer];
						}
					}
					if (pool[kWeight] >= this[kCurrentWeight] && !pool[kNeedDrain]) {
						return pool;
					}
				}
				this[kCurrentWeight] = this[kClients][maxWeightIndex][kWeight];
				this[kIndex] = maxWeightIndex;
				return this[kClients][maxWeightIndex];
			}
		}
		module.exports = BalancedPool;
	}),
	3137: ((module, __unused_webpack_exports, __webpack_require__) => {
		const DispatcherBase = __webpack_require__(1841);
		const { kClose, kDestroy, kClosed, kDestroyed, kDispatch, kNoProxyAgent, kHttpProxyAgent, kHttpsProxyAgent } = __webpack_require__(6443);
		const ProxyAgent = __webpack_require__(6672);
		const Agent = __webpack_require__(7405);
		const DEFAULT_PORTS = {
			"http:": 80,
			"https:": 443
		};
		let experimentalWarned = false;
		class EnvHttpProxyAgent extends DispatcherBase {
			#noProxyValue = null;
			#noProxyEntries = null;
			#opts = null;
			constructor(opts = {}) {
				super();
				this.#opts = opts;
				if (!experimentalWarned) {
					experimentalWarned = true;
					process.emitWarning("EnvHttpProxyAgent is experimental, expect them to change at any time.", { code: "UNDICI-EHPA" });
				}
				const { httpProxy, httpsProxy, noProxy, ...agentOpts } = opts;
				this[kNoProxyAgent] = new Agent(agentOpts);
				const HTTP_PROXY = httpProxy ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
				if (HTTP_PROXY) {
					this[kHttpProxyAgent] = new ProxyAgent({
						...agentOpts,
						uri: HTTP_PROXY
					});
				} else {
					this[kHttpProxyAgent] = this[kNoProxyAgent];
				}
				const HTTPS_PROXY = httpsProxy ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
				if (HTTPS_PROXY) {
					this[kHttpsProxyAgent] = new ProxyAgent({
						...agentOpts,
						uri: HTTPS_PROXY
					});
				} else {
					this[kHttpsProxyAgent] = this[kHttpProxyAgent];
				}
				this.#parseNoProxy();
			}
			[kDispatch](opts, handler) {
				const url = new URL(opts.origin);
				const agent = this.#getProxyAgentForUrl(url);
				return agent.dispatch(opts, handler);
			}
			async [kClose]() {
				await this[kNoProxyAgent].close();
				if (!this[kHttpProxyAgent][kClosed]) {
					await this[kHttpProxyAgent].close();
				}
				if (!this[kHttpsProxyAgent][kClosed]) {
					await this[kHttpsProxyAgent].close();
				}
			}
			async [kDestroy](err) {
				await this[kNoProxyAgent].destroy(err);
				if (!this[kHttpProxyAgent][kDestroyed]) {
					await this[kHttpProxyAgent].destroy(err);
				}
				if (!this[kHttpsProxyAgent][kDestroyed]) {
					await this[kHttpsProxyAgent].destroy(err);
				}
			}
			#getProxyAgentForUrl(url) {
				let { protocol, host: hostname, port } = url;
				hostname = hostname.replace(/:\d*$/, "").toLowerCase();
				port = Number.parseInt(port, 10) || DEFAULT_PORTS[protocol] || 0;
				if (!this.#shouldProxy(hostname, port)) {
					return this[kNoProxyAgent];
				}
				if (protocol === "https:") {
					return this[kHttpsProxyAgent];
				}
				return this[kHttpProxyAgent];
			}
			#shouldProxy(hostname, port) {
				if (this.#noProxyChanged) {
					this.#parseNoProxy();
				}
				if (this.#noProxyEntries.length === 0) {
					return true;
				}
				if (this.#noProxyValue === "*") {
					return false;
				}
				for (let i = 0; i < this.#noProxyEntries.length; i++) {
					const entry = this.#noProxyEntries[i];
					if (entry.port && entry.port !== port) {
						continue;
					}
					if (!/^[.*]/.test(entry.hostname)) {
						if (hostname === entry.hostname) {
							return false;
						}
					} else {
						if (hostname.endsWith(entry.hostname.replace(/^\*/, ""))) {
							return false;
						}
					}
				}
				return true;
			}
			#parseNoProxy() {
				const noProxyValue = this.#opts.noProxy ?? this.#noProxyEnv;
				const noProxySplit = noProxyValue.split(/[,\s]/);
				const noProxyEntries = [];
				for (let i = 0; i < noProxySplit.length; i++) {
					const entry = noProxySplit[i];
					if (!entry) {
						continue;
					}
					const parsed = entry.match(/^(.+):(\d+)$/);
					noProxyEntries.push({
						hostname: (parsed ? parsed[1] : entry).toLowerCase(),
						port: parsed ? Number.parseInt(parsed[2], 10) : 0
					});
				}
				this.#noProxyValue = noProxyValue;
				this.#noProxyEntries = noProxyEntries;
			}
			get #noProxyChanged() {
				if (this.#opts.noProxy !== undefined) {
					return false;
				}
				return this.#noProxyValue !== this.#noProxyEnv;
			}
			get #noProxyEnv() {
				return process.env.no_proxy ?? process.env.NO_PROXY ?? "";
			}
		}
		module.exports = EnvHttpProxyAgent;
	}),
	6672: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { kProxy, kClose, kDestroy, kDispatch, kInterceptors } = __webpack_require__(6443);
		const { URL } = __webpack_require__(3136);
		const Agent = __webpack_require__(7405);
		const Pool = __webpack_require__(628);
		const DispatcherBase = __webpack_require__(1841);
		const { InvalidArgumentError, RequestAbortedError, SecureProxyConnectionError } = __webpack_require__(8707);
		const buildConnector = __webpack_require__(9136);
		const Client = __webpack_require__(3701);
		const kAgent = Symbol("proxy agent");
		const kClient = Symbol("proxy client");
		const kProxyHeaders = Symbol("proxy headers");
		const kRequestTls = Symbol("request tls settings");
		const kProxyTls = Symbol("proxy tls settings");
		const kConnectEndpoint = Symbol("connect endpoint function");
		const kTunnelProxy = Symbol("tunnel proxy");
		function defaultProtocolPort(protocol) {
			return protocol === "https:" ? 443 : 80;
		}
		function defaultFactory(origin, opts) {
			return new Pool(origin, opts);
		}
		const noop = () => {};
		function defaultAgentFactory(origin, opts) {
			if (opts.connections === 1) {
				return new Client(origin, opts);
			}
			return new Pool(origin, opts);
		}
		class Http1ProxyWrapper extends DispatcherBase {
			#client;
			constructor(proxyUrl, { headers = {}, connect, factory }) {
				super();
				if (!proxyUrl) {
					throw new InvalidArgumentError("Proxy URL is mandatory");
				}
				this[kProxyHeaders] = headers;
				if (factory) {
					this.#client = factory(proxyUrl, { connect });
				} else {
					this.#client = new Client(proxyUrl, { connect });
				}
			}
			[kDispatch](opts, handler) {
				const onHeaders = handler.onHeaders;
				handler.onHeaders = function(statusCode, data, resume) {
					if (statusCode === 407) {
						if (typeof handler.onError === "function") {
							handler.onError(new InvalidArgumentError("Proxy Authentication Required (407)"));
						}
						return;
					}
					if (onHeaders) onHeaders.call(this, statusCode, data, resume);
				};
				const { origin, path = "/", headers = {} } = opts;
				opts.path = origin + path;
				if (!("host" in headers) && !("Host" in headers)) {
					const { host } = new URL(origin);
					headers.host = host;
				}
				opts.headers = {
					...this[kProxyHeaders],
					...headers
				};
				return this.#client[kDispatch](opts, handler);
			}
			async [kClose]() {
				return this.#client.close();
			}
			async [kDestroy](err) {
				return this.#client.destroy(err);
			}
		}
		class ProxyAgent extends DispatcherBase {
			constructor(opts) {
				super();
				if (!opts || typeof opts === "object" && !(opts instanceof URL) && !opts.uri) {
					throw new InvalidArgumentError("Proxy uri is mandatory");
				}
				const { clientFactory = defaultFactory } = opts;
				if (typeof clientFactory !== "function") {
					throw new InvalidArgumentError("Proxy opts.clientFactory must be a function.");
				}
				const { proxyTunnel = true } = opts;
				const url = this.#getUrl(opts);
				const { href, origin, port, protocol, username, password, hostname: proxyHostname } = url;
				this[kProxy] = {
					uri: href,
					protocol
				};
				this[kInterceptors] = opts.interceptors?.ProxyAgent && Array.isArray(opts.interceptors.ProxyAgent) ? opts.interceptors.ProxyAgent : [];
				this[kRequestTls] = opts.requestTls;
				this[kProxyTls] = opts.proxyTls;
				this[kProxyHeaders] = opts.headers || {};
				this[kTunnelProxy] = proxyTunnel;
				if (opts.auth && opts.token) {
					throw new InvalidArgumentError("opts.auth cannot be used in combination with opts.token");
				} else if (opts.auth) {
					this[kProxyHeaders]["proxy-authorization"] = `Basic ${opts.auth}`;
				} else if (opts.token) {
					this[kProxyHeaders]["proxy-authorization"] = opts.token;
				} else if (username && password) {
					this[kProxyHeaders]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64")}`;
				}
				const connect = buildConnector({ ...opts.proxyTls });
				this[kConnectEndpoint] = buildConnector({ ...opts.requestTls });
				const agentFactory = opts.factory || defaultAgentFactory;
				const factory = (origin, options) => {
					const { protocol } = new URL(origin);
					if (!this[kTunnelProxy] && protocol === "http:" && this[kProxy].protocol === "http:") {
						return new Http1ProxyWrapper(this[kProxy].uri, {
							headers: this[kProxyHeaders],
							connect,
							factory: agentFactory
						});
					}
					return agentFactory(origin, options);
				};
				this[kClient] = clientFactory(url, { connect });
				this[kAgent] = new Agent({
					...opts,
					factory,
					connect: async (opts, callback) => {
						let requestedPath = opts.host;
						if (!opts.port) {
							requestedPath += `:${defaultProtocolPort(opts.protocol)}`;
						}
						try {
							const { socket, statusCode } = await this[kClient].connect({
								origin,
								port,
								path: requestedPath,
								signal: opts.signal,
								headers: {
									...this[kProxyHeaders],
									host: opts.host
								},
								servername: this[kProxyTls]?.servername || proxyHostname
							});
							if (statusCode !== 200) {
								socket.on("error", noop).destroy();
								callback(new RequestAbortedError(`Proxy response (${statusCode}) !== 200 when HTTP Tunneling`));
							}
							if (opts.protocol !== "https:") {
								callback(null, socket);
								return;
							}
							let servername;
							if (this[kRequestTls]) {
								servername = this[kRequestTls].servername;
							} else {
								servername = opts.servername;
							}
							this[kConnectEndpoint]({
								...opts,
								servername,
								httpSocket: socket
							}, callback);
						} catch (err) {
							if (err.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
								callback(new SecureProxyConnectionError(err));
							} else {
								callback(err);
							}
						}
					}
				});
			}
			dispatch(opts, handler) {
				const headers = buildHeaders(opts.headers);
				throwIfProxyAuthIsSent(headers);
				if (headers && !("host" in headers) && !("Host" in headers)) {
					const { host } = new URL(opts.origin);
					headers.host = host;
				}
				return this[kAgent].dispatch({
					...opts,
					headers
				}, handler);
			}
			#getUrl(opts) {
				if (typeof opts === "string") {
					return new URL(opts);
				} else if (opts instanceof URL) {
					return opts;
				} else {
					return new URL(opts.uri);
				}
			}
			async [kClose]() {
				await this[kAgent].close();
				await this[kClient].close();
			}
			async [kDestroy]() {
				await this[kAgent].destroy();
				await this[kClient].destroy();
			}
		}
		function buildHeaders(headers) {
			if (Array.isArray(headers)) {
				const headersPair = {};
				for (let i = 0; i < headers.length; i += 2) {
					headersPair[headers[i]] = headers[i + 1];
				}
				return headersPair;
			}
			return headers;
		}
		function throwIfProxyAuthIsSent(headers) {
			const existProxyAuth = headers && Object.keys(headers).find((key) => key.toLowerCase() === "proxy-authorization");
			if (existProxyAuth) {
				throw new InvalidArgumentError("Proxy-Authorization should be sent in ProxyAgent constructor");
			}
		}
		module.exports = ProxyAgent;
	}),
	50: ((module, __unused_webpack_exports, __webpack_require__) => {
		const Dispatcher = __webpack_require__(883);
		const RetryHandler = __webpack_require__(7816);
		class RetryAgent extends Dispatcher {
			#agent = null;
			#options = null;
			constructor(agent, options = {}) {
				super(options);
				this.#agent = agent;
				this.#options = options;
			}
			dispatch(opts, handler) {
				const retry = new RetryHandler({
					...opts,
					retryOptions: this.#options
				}, {
					dispatch: this.#agent.dispatch.bind(this.#agent),
					handler
				});
				return this.#agent.dispatch(opts, retry);
			}
			close() {
				return this.#agent.close();
			}
			destroy() {
				return this.#agent.destroy();
			}
		}
		module.exports = RetryAgent;
	}),
	2581: ((module, __unused_webpack_exports, __webpack_require__) => {
		const globalDispatcher = Symbol.for("undici.globalDispatcher.1");
		const { InvalidArgumentError } = __webpack_require__(8707);
		const Agent = __webpack_require__(7405);
		if (getGlobalDispatcher() === undefined) {
			setGlobalDispatcher(new Agent());
		}
		function setGlobalDispatcher(agent) {
			if (!agent || typeof agent.dispatch !== "function") {
				throw new InvalidArgumentError("Argument agent must implement Agent");
			}
			Object.defineProperty(globalThis, globalDispatcher, {
				value: agent,
				writable: true,
				enumerable: false,
				configurable: false
			});
		}
		function getGlobalDispatcher() {
			return globalThis[globalDispatcher];
		}
		module.exports = {
			setGlobalDispatcher,
			getGlobalDispatcher
		};
	}),
	8155: ((module) => {
		module.exports = class DecoratorHandler {
			#handler;
			constructor(handler) {
				if (typeof handler !== "object" || handler === null) {
					throw new TypeError("handler must be an object");
				}
				this.#handler = handler;
			}
			onConnect(...args) {
				return this.#handler.onConnect?.(...args);
			}
			onError(...args) {
				return this.#handler.onError?.(...args);
			}
			onUpgrade(...args) {
				return this.#handler.onUpgrade?.(...args);
			}
			onResponseStarted(...args) {
				return this.#handler.onResponseStarted?.(...args);
			}
			onHeaders(...args) {
				return this.#handler.onHeaders?.(...args);
			}
			onData(...args) {
				return this.#handler.onData?.(...args);
			}
			onComplete(...args) {
				return this.#handler.onComplete?.(...args);
			}
			onBodySent(...args) {
				return this.#handler.onBodySent?.(...args);
			}
		};
	}),
	7816: ((module, __unused_webpack_exports, __webpack_require__) => {
		const assert = __webpack_require__(4589);
		const { kRetryHandlerDefaultRetry } = __webpack_require__(6443);
		const { RequestRetryError } = __webpack_require__(8707);
		const { isDisturbed, parseHeaders, parseRangeHeader, wrapRequestBody } = __webpack_require__(3440);
		function calculateRetryAfterHeader(retryAfter) {
			const current = Date.now();
			return new Date(retryAfter).getTime() - current;
		}
		function validatePartialResponseContentLength(headers, range, statusCode, retryCount) {
			const contentLength = headers["content-length"];
			if (contentLength == null) {
				return null;
			}
			if (!Number.isFinite(range.start) || !Number.isFinite(range.end)) {
				return null;
			}
			const length = Number(contentLength);
			const expectedLength = range.end - range.start + 1;
			if (!Number.isFinite(length) || length !== expectedLength) {
				return new RequestRetryError("Content-Length mismatch", statusCode, {
					headers,
					data: { count: retryCount }
				});
			}
			return null;
		}
		class RetryHandler {
			constructor(opts, handlers) {
				const { retryOptions, ...dispatchOpts } = opts;
				const { retry: retryFn, maxRetries, maxTimeout, minTimeout, timeoutFactor, methods, errorCodes, retryAfter, statusCodes } = retryOptions ?? {};
				this.dispatch = handlers.dispatch;
				this.handler = handlers.handler;
				this.opts = {
					...dispatchOpts,
					body: wrapRequestBody(opts.body)
				};
				this.abort = null;
				this.aborted = false;
				this.retryOpts = {
					retry: retryFn ?? RetryHandler[kRetryHandlerDefaultRetry],
					retryAfter: retryAfter ?? true,
					maxTimeout: maxTimeout ?? 30 * 1e3,
					minTimeout: minTimeout ?? 500,
					timeoutFactor: timeoutFactor ?? 2,
					maxRetries: maxRetries ?? 5,
					methods: methods ?? [
						"GET",
						"HEAD",
						"OPTIONS",
						"PUT",
						"DELETE",
						"TRACE"
					],
					statusCodes: statusCodes ?? [
						500,
						502,
						503,
						504,
						429
					],
					errorCodes: errorCodes ?? [
						"ECONNRESET",
						"ECONNREFUSED",
						"ENOTFOUND",
						"ENETDOWN",
						"ENETUNREACH",
						"EHOSTDOWN",
						"EHOSTUNREACH",
						"EPIPE",
						"UND_ERR_SOCKET"
					]
				};
				this.retryCount = 0;
				this.retryCountCheckpoint = 0;
				this.start = 0;
				this.end = null;
				this.etag = null;
				this.resume = null;
				this.headersSent = false;
				this.handler.onConnect((reason) => {
					this.aborted = true;
					if (this.abort) {
						this.abort(reason);
					} else {
						this.reason = reason;
					}
				});
			}
			checkpointResponseEnd(headers, resume) {
				if (this.end == null && this.opts.method !== "HEAD") {
					const contentLength = headers["content-length"];
					this.end = contentLength != null ? Number(contentLength) - 1 : null;
					assert(this.end == null || Number.isFinite(this.end), "invalid content-length");
				}
				this.resume = this.end != null ? resume : null;
			}
			onRequestSent() {
				if (this.handler.onRequestSent) {
					this.handler.onRequestSent();
				}
			}
			onUpgrade(statusCode, headers, socket) {
				if (this.handler.onUpgrade) {
					this.handler.onUpgrade(statusCode, headers, socket);
				}
			}
			onConnect(abort) {
				if (this.aborted) {
					abort(this.reason);
				} else {
					this.abort = abort;
				}
			}
			onBodySent(chunk) {
				if (this.handler.onBodySent) return this.handler.onBodySent(chunk);
			}
			static [kRetryHandlerDefaultRetry](err, { state, opts }, cb) {
				const { statusCode, code, headers } = err;
				const { method, retryOptions } = opts;
				const { maxRetries, minTimeout, maxTimeout, timeoutFactor, statusCodes, errorCodes, methods } = retryOptions;
				const { counter } = state;
				if (code && code !== "UND_ERR_REQ_RETRY" && !errorCodes.includes(code)) {
					cb(err);
					return;
				}
				if (Array.isArray(methods) && !methods.includes(method)) {
					cb(err);
					return;
				}
				if (statusCode != null && Array.isArray(statusCodes) && !statusCodes.includes(statusCode)) {
					cb(err);
					return;
				}
				if (counter > maxRetries) {
					cb(err);
					return;
				}
				let retryAfterHeader = headers?.["retry-after"];
				if (retryAfterHeader) {
					retryAfterHeader = Number(retryAfterHeader);
					retryAfterHeader = Number.isNaN(retryAfterHeader) ? calculateRetryAfterHeader(retryAfterHeader) : retryAfterHeader * 1e3;
				}
				const retryTimeout = retryAfterHeader > 0 ? Math.min(retryAfterHeader, maxTimeout) : Math.min(minTimeout * timeoutFactor ** (counter - 1), maxTimeout);
				setTimeout(() => cb(null), retryTimeout);
			}
			onHeaders(statusCode, rawHeaders, resume, statusMessage) {
				const headers = parseHeaders(rawHeaders);
				this.retryCount += 1;
				if (statusCode >= 300) {
					if (!this.headersSent && this.retryOpts.statusCodes.includes(statusCode) === false) {
						this.headersSent = true;
						this.checkpointResponseEnd(headers, resume);
						return this.handler.onHeaders(statusCode, rawHeaders, resume, statusMessage);
					} else {
						this.abort(new RequestRetryError("Request failed", statusCode, {
							headers,
							data: { count: this.retryCount }
						}));
						return false;
					}
				}
				if (this.resume != null) {
					this.resume = null;
					if (statusCode !== 206 && (this.start > 0 || statusCode !== 200)) {
						this.abort(new RequestRetryError("server does not support the range header and the payload was partially consumed", statusCode, {
							headers,
							data: { count: this.retryCount }
						}));
						return false;
					}
					const contentRange = parseRangeHeader(headers["content-range"]);
					if (!contentRange) {
						this.abort(new RequestRetryError("Content-Range mismatch", statusCode, {
							headers,
							data: { count: this.retryCount }
						}));
						return false;
					}
					if (this.etag != null && this.etag !== headers.etag) {
						this.abort(new RequestRetryError("ETag mismatch", statusCode, {
							headers,
							data: { count: this.retryCount }
						}));
						return false;
					}
					const contentLengthError = validatePartialResponseContentLength(headers, contentRange, statusCode, this.retryCount);
					if (contentLengthError != null) {
						this.abort(contentLengthError);
						return false;
					}
					const { start, size, end = size - 1 } = contentRange;
					if (this.start !== start || this.end != null && this.end !== end) {
						this.abort(new RequestRetryError("Content-Range mismatch", statusCode, {
							headers,
							data: { count: this.retryCount }
						}));
						return false;
					}
					this.resume = resume;
					return true;
				}
				if (this.end == null) {
					if (statusCode === 206) {
						const range = parseRangeHeader(headers["content-range"]);
						if (range == null) {
							this.headersSent = true;
							return this.handler.onHeaders(statusCode, rawHeaders, resume, statusMessage);
						}
						const contentLengthError = validatePartialResponseContentLength(headers, range, statusCode, this.retryCount);
						if (contentLengthError != null) {
							this.abort(contentLengthError);
							return false;
						}
						const { start, size, end = size - 1 } = range;
						assert(start != null && Number.isFinite(start), "content-range mismatch");
						assert(end != null && Number.isFinite(end), "invalid content-length");
						this.start = start;
						this.end = end;
					}
					if (this.end == null) {
						const contentLength = headers["content-length"];
						this.end = contentLength != null ? Number(contentLength) - 1 : null;
					}
					assert(Number.isFinite(this.start));
					assert(this.end == null || Number.isFinite(this.end), "invalid content-length");
					this.resume = resume;
					this.headersSent = true;
					this.etag = headers.etag != null ? headers.etag : null;
					if (this.etag != null && this.etag.startsWith("W/")) {
						this.etag = null;
					}
					return this.handler.onHeaders(statusCode, rawHeaders, resume, statusMessage);
				}
				const err = new RequestRetryError("Request failed", statusCode, {
					headers,
					data: { count: this.retryCount }
				});
				this.abort(err);
				return false;
			}
			onData(chunk) {
				this.start += chunk.length;
				return this.handler.onData(chunk);
			}
			onComplete(rawTrailers) {
				this.retryCount = 0;
				return this.handler.onComplete(rawTrailers);
			}
			onError(err) {
				if (this.aborted || isDisturbed(this.opts.body) || this.headersSent && this.resume == null) {
					return this.handler.onError(err);
				}
				if (this.retryCount - this.retryCountCheckpoint > 0) {
					this.retryCount = this.retryCountCheckpoint + (this.retryCount - this.retryCountCheckpoint);
				} else {
					this.retryCount += 1;
				}
				this.retryOpts.retry(err, {
					state: { counter: this.retryCount },
					opts: {
						retryOptions: this.retryOpts,
						...this.opts
					}
				}, onRetry.bind(this));
				function onRetry(err) {
					if (err != null || this.aborted || isDisturbed(this.opts.body)) {
						return this.handler.onError(err);
					}
					if (this.start !== 0) {
						const headers = { range: `bytes=${this.start}-${this.end ?? ""}` };
						if (this.etag != null) {
							headers["if-match"] = this.etag;
						}
						this.opts = {
							...this.opts,
							headers: {
								...this.opts.headers,
								...headers
							}
						};
					}
					try {
						this.retryCountCheckpoint = this.retryCount;
						this.dispatch(this.opts, this);
					} catch (err) {
						this.handler.onError(err);
					}
				}
			}
		}
		module.exports = RetryHandler;
	}),
	379: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { isIP } = __webpack_require__(7030);
		const { lookup } = __webpack_require__(610);
		const DecoratorHandler = __webpack_require__(8155);
		const { InvalidArgumentError, InformationalError } = __webpack_require__(8707);
		const maxInt = Math.pow(2, 31) - 1;
		class DNSInstance {
			#maxTTL = 0;
			#maxItems = 0;
			#records = new Map();
			dualStack = true;
			affinity = null;
			lookup = null;
			pick = null;
			constructor(opts) {
				this.#maxTTL = opts.maxTTL;
				this.#maxItems = opts.maxItems;
				this.dualStack = opts.dualStack;
				this.affinity = opts.affinity;
				this.lookup = opts.lookup ?? this.#defaultLookup;
				this.pick = opts.pick ?? this.#defaultPick;
			}
			get full() {
				return this.#records.size === this.#maxItems;
			}
			runLookup(origin, opts, cb) {
				const ips = this.#records.get(origin.hostname);
				if (ips == null && this.full) {
					cb(null, origin.origin);
					return;
				}
				const newOpts = {
					affinity: this.affinity,
					dualStack: this.dualStack,
					lookup: this.lookup,
					pick: this.pick,
					...opts.dns,
					maxTTL: this.#maxTTL,
					maxItems: this.#maxItems
				};
				if (ips == null) {
					this.lookup(origin, newOpts, (err, addresses) => {
						if (err || addresses == null || addresses.length === 0) {
							cb(err ?? new InformationalError("No DNS entries found"));
							return;
						}
						this.setRecords(origin, addresses);
						const records = this.#records.get(origin.hostname);
						const ip = this.pick(origin, records, newOpts.affinity);
						let port;
						if (typeof ip.port === "number") {
							port = `:${ip.port}`;
						} else if (origin.port !== "") {
							port = `:${origin.port}`;
						} else {
							port = "";
						}
						cb(null, `${origin.protocol}//${ip.family === 6 ? `[${ip.address}]` : ip.address}${port}`);
					});
				} else {
					const ip = this.pick(origin, ips, newOpts.affinity);
					if (ip == null) {
						this.#records.delete(origin.hostname);
						this.runLookup(origin, opts, cb);
						return;
					}
					let port;
					if (typeof ip.port === "number") {
						port = `:${ip.port}`;
					} else if (origin.port !== "") {
						port = `:${origin.port}`;
					} else {
						port = "";
					}
					cb(null, `${origin.protocol}//${ip.family === 6 ? `[${ip.address}]` : ip.address}${port}`);
				}
			}
			#defaultLookup(origin, opts, cb) {
				lookup(origin.hostname, {
					all: true,
					family: this.dualStack === false ? this.affinity : 0,
					order: "ipv4first"
				}, (err, addresses) => {
					if (err) {
						return cb(err);
					}
					const results = new Map();
					for (const addr of addresses) {
						results.set(`${addr.address}:${addr.family}`, addr);
					}
					cb(null, results.values());
				});
			}
			#defaultPick(origin, hostnameRecords, affinity) {
				let ip = null;
				const { records, offset } = hostnameRecords;
				let family;
				if (this.dualStack) {
					if (affinity == null) {
						if (offset == null || offset === maxInt) {
							hostnameRecords.offset = 0;
							affinity = 4;
						} else {
							hostnameRecords.offset++;
							affinity = (hostnameRecords.offset & 1) === 1 ? 6 : 4;
						}
					}
					if (records[affinity] != null && records[affinity].ips.length > 0) {
						family = records[affinity];
					} else {
						family = records[affinity === 4 ? 6 : 4];
					}
				} else {
					family = records[affinity];
				}
				if (family == null || family.ips.length === 0) {
					return ip;
				}
				if (family.offset == null || family.offset === maxInt) {
					family.offset = 0;
				} else {
					family.offset++;
				}
				const position = family.offset % family.ips.length;
				ip = family.ips[position] ?? null;
				if (ip == null) {
					return ip;
				}
				if (Date.now() - ip.timestamp > ip.ttl) {
					family.ips.splice(position, 1);
					return this.pick(origin, hostnameRecords, affinity);
				}
				return ip;
			}
			setRecords(origin, addresses) {
				const timestamp = Date.now();
				const records = { records: {
					4: null,
					6: null
				} };
				for (const record of addresses) {
					record.timestamp = timestamp;
					if (typeof record.ttl === "number") {
						record.ttl = Math.min(record.ttl, this.#maxTTL);
					} else {
						record.ttl = this.#maxTTL;
					}
					const familyRecords = records.records[record.family] ?? { ips: [] };
					familyRecords.ips.push(record);
					records.records[record.family] = familyRecords;
				}
				this.#records.set(origin.hostname, records);
			}
			getHandler(meta, opts) {
				return new DNSDispatchHandler(this, meta, opts);
			}
		}
		class DNSDispatchHandler extends DecoratorHandler {
			#state = null;
			#opts = null;
			#dispatch = null;
			#handler = null;
			#origin = null;
			constructor(state, { origin, handler, dispatch }, opts) {
				super(handler);
				this.#origin = origin;
				this.#handler = handler;
				this.#opts = { ...opts };
				this.#state = state;
				this.#dispatch = dispatch;
			}
			onError(err) {
				switch (err.code) {
					case "ETIMEDOUT":
					case "ECONNREFUSED": {
						if (this.#state.dualStack) {
							this.#state.runLookup(this.#origin, this.#opts, (err, newOrigin) => {
								if (err) {
									return this.#handler.onError(err);
								}
								const dispatchOpts = {
									...this.#opts,
									origin: newOrigin
								};
								this.#dispatch(dispatchOpts, this);
							});
							return;
						}
						this.#handler.onError(err);
						return;
					}
					case "ENOTFOUND": this.#state.deleteRecord(this.#origin);
					default:
						this.#handler.onError(err);
						break;
				}
			}
		}
		module.exports = (interceptorOpts) => {
			if (interceptorOpts?.maxTTL != null && (typeof interceptorOpts?.maxTTL !== "number" || interceptorOpts?.maxTTL < 0)) {
				throw new InvalidArgumentError("Invalid maxTTL. Must be a positive number");
			}
			if (interceptorOpts?.maxItems != null && (typeof interceptorOpts?.maxItems !== "number" || interceptorOpts?.maxItems < 1)) {
				throw new InvalidArgumentError("Invalid maxItems. Must be a positive number and greater than zero");
			}
			if (interceptorOpts?.affinity != null && interceptorOpts?.affinity !== 4 && interceptorOpts?.affinity !== 6) {
				throw new InvalidArgumentError("Invalid affinity. Must be either 4 or 6");
			}
			if (interceptorOpts?.dualStack != null && typeof interceptorOpts?.dualStack !== "boolean") {
				throw new InvalidArgumentError("Invalid dualStack. Must be a boolean");
			}
			if (interceptorOpts?.lookup != null && typeof interceptorOpts?.lookup !== "function") {
				throw new InvalidArgumentError("Invalid lookup. Must be a function");
			}
			if (interceptorOpts?.pick != null && typeof interceptorOpts?.pick !== "function") {
				throw new InvalidArgumentError("Invalid pick. Must be a function");
			}
			const dualStack = interceptorOpts?.dualStack ?? true;
			let affinity;
			if (dualStack) {
				affinity = interceptorOpts?.affinity ?? null;
			} else {
				affinity = interceptorOpts?.affinity ?? 4;
			}
			const opts = {
				maxTTL: interceptorOpts?.maxTTL ?? 1e4,
				lookup: interceptorOpts?.lookup ?? null,
				pick: interceptorOpts?.pick ?? null,
				dualStack,
				affinity,
				maxItems: interceptorOpts?.maxItems ?? Infinity
			};
			const instance = new DNSInstance(opts);
			return (dispatch) => {
				return function dnsInterceptor(origDispatchOpts, handler) {
					const origin = origDispatchOpts.origin.constructor === URL ? origDispatchOpts.origin : new URL(origDispatchOpts.origin);
					if (isIP(origin.hostname) !== 0) {
						return dispatch(origDispatchOpts, handler);
					}
					instance.runLookup(origin, origDispatchOpts, (err, newOrigin) => {
						if (err) {
							return handler.onError(err);
						}
						let dispatchOpts = null;
						dispatchOpts = {
							...origDispatchOpts,
							servername: origin.hostname,
							origin: newOrigin,
							headers: {
								host: origin.hostname,
								...origDispatchOpts.headers
							}
						};
						dispatch(dispatchOpts, instance.getHandler({
							origin,
							dispatch,
							handler
						}, origDispatchOpts));
					});
					return true;
				};
			};
		};
	}),
	8060: ((module, __unused_webpack_exports, __webpack_require__) => {
		const util = __webpack_require__(3440);
		const { InvalidArgumentError, RequestAbortedError } = __webpack_require__(8707);
		const DecoratorHandler = __webpack_require__(8155);
		class DumpHandler extends DecoratorHandler {
			#maxSize = 1024 * 1024;
			#abort = null;
			#dumped = false;
			#aborted = false;
			#size = 0;
			#reason = null;
			#handler = null;
			constructor({ maxSize }, handler) {
				super(handler);
				if (maxSize != null && (!Number.isFinite(maxSize) || maxSize < 1)) {
					throw new InvalidArgumentError("maxSize must be a number greater than 0");
				}
				this.#maxSize = maxSize ?? this.#maxSize;
				this.#handler = handler;
			}
			onConnect(abort) {
				this.#abort = abort;
				this.#handler.onConnect(this.#customAbort.bind(this));
			}
			#customAbort(reason) {
				this.#aborted = true;
				this.#reason = reason;
			}
			onHeaders(statusCode, rawHeaders, resume, statusMessage) {
				const headers = util.parseHeaders(rawHeaders);
				const contentLength = headers["content-length"];
				if (contentLength != null && contentLength > this.#maxSize) {
					throw new RequestAbortedError(`Response size (${contentLength}) larger than maxSize (${this.#maxSize})`);
				}
				if (this.#aborted) {
					return true;
				}
				return this.#handler.onHeaders(statusCode, rawHeaders, resume, statusMessage);
			}
			onError(err) {
				if (this.#dumped) {
					return;
				}
				err = this.#reason ?? err;
				this.#handler.onError(err);
			}
			onData(chunk) {
				this.#size = this.#size + chunk.length;
				if (this.#size >= this.#maxSize) {
					this.#dumped = true;
					if (this.#aborted) {
						this.#handler.onError(this.#reason);
					} else {
						this.#handler.onComplete([]);
					}
				}
				return true;
			}
			onComplete(trailers) {
				if (this.#dumped) {
					return;
				}
				if (this.#aborted) {
					this.#handler.onError(this.reason);
					return;
				}
				this.#handler.onComplete(trailers);
			}
		}
		function createDumpInterceptor({ maxSize: defaultMaxSize } = { maxSize: 1024 * 1024 }) {
			return (dispatch) => {
				return function Intercept(opts, handler) {
					const { dumpMaxSize = defaultMaxSize } = opts;
					const dumpHandler = new DumpHandler({ maxSize: dumpMaxSize }, handler);
					return dispatch(opts, dumpHandler);
				};
			};
		}
		module.exports = createDumpInterceptor;
	}),
	1514: ((module, __unused_webpack_exports, __webpack_require__) => {
		const RedirectHandler = __webpack_require__(8754);
		module.exports = (opts) => {
			const globalMaxRedirections = opts?.maxRedirections;
			return (dispatch) => {
				return function redirectInterceptor(opts, handler) {
					const { maxRedirections = globalMaxRedirections, ...baseOpts } = opts;
					if (!maxRedirections) {
						return dispatch(opts, handler);
					}
					const redirectHandler = new RedirectHandler(dispatch, maxRedirections, opts, handler);
					return dispatch(baseOpts, redirectHandler);
				};
			};
		};
	}),
	2026: ((module, __unused_webpack_exports, __webpack_require__) => {
		const RetryHandler = __webpack_require__(7816);
		module.exports = (globalOpts) => {
			return (dispatch) => {
				return function retryInterceptor(opts, handler) {
					return dispatch(opts, new RetryHandler({
						...opts,
						retryOptions: {
							...globalOpts,
							...opts.retryOptions
						}
					}, {
						handler,
						dispatch
					}));
				};
			};
		};
	}),
	7501: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { kClients } = __webpack_require__(6443);
		const Agent = __webpack_require__(7405);
		const { kAgent, kMockAgentSet, kMockAgentGet, kDispatches, kIsMockActive, kNetConnect, kGetNetConnect, kOptions, kFactory } = __webpack_require__(1117);
		const MockClient = __webpack_require__(7365);
		const MockPool = __webpack_require__(4004);
		const { matchValue, buildMockOptions } = __webpack_require__(3397);
		const { InvalidArgumentError, UndiciError } = __webpack_require__(8707);
		const Dispatcher = __webpack_require__(883);
		const Pluralizer = __webpack_require__(1529);
		const PendingInterceptorsFormatter = __webpack_require__(6142);
		class MockAgent extends Dispatcher {
			constructor(opts) {
				super(opts);
				this[kNetConnect] = true;
				this[kIsMockActive] = true;
				if (opts?.agent && typeof opts.agent.dispatch !== "function") {
					throw new InvalidArgumentError("Argument opts.agent must implement Agent");
				}
				const agent = opts?.agent ? opts.agent : new Agent(opts);
				this[kAgent] = agent;
				this[kClients] = agent[kClients];
				this[kOptions] = buildMockOptions(opts);
			}
			get(origin) {
				let dispatcher = this[kMockAgentGet](origin);
				if (!dispatcher) {
					dispatcher = this[kFactory](origin);
					this[kMockAgentSet](origin, dispatcher);
				}
				return dispatcher;
			}
			dispatch(opts, handler) {
				this.get(opts.origin);
				return this[kAgent].dispatch(opts, handler);
			}
			async close() {
				await this[kAgent].close();
				this[kClients].clear();
			}
			deactivate() {
				this[kIsMockActive] = false;
			}
			activate() {
				this[kIsMockActive] = true;
			}
			enableNetConnect(matcher) {
				if (typeof matcher === "string" || typeof matcher === "function" || matcher instanceof RegExp) {
					if (Array.isArray(this[kNetConnect])) {
						this[kNetConnect].push(matcher);
					} else {
						this[kNetConnect] = [matcher];
					}
				} else if (typeof matcher === "undefined") {
					this[kNetConnect] = true;
				} else {
					throw new InvalidArgumentError("Unsupported matcher. Must be one of String|Function|RegExp.");
				}
			}
			disableNetConnect() {
				this[kNetConnect] = false;
			}
			get isMockActive() {
				return this[kIsMockActive];
			}
			[kMockAgentSet](origin, dispatcher) {
				this[kClients].set(origin, dispatcher);
			}
			[kFactory](origin) {
				const mockOptions = Object.assign({ agent: this }, this[kOptions]);
				return this[kOptions] && this[kOptions].connections === 1 ? new MockClient(origin, mockOptions) : new MockPool(origin, mockOptions);
			}
			[kMockAgentGet](origin) {
				const client = this[kClients].get(origin);
				if (client) {
					return client;
				}
				if (typeof origin !== "string") {
					const dispatcher = this[kFactory]("http://localhost:9999");
					this[kMockAgentSet](origin, dispatcher);
					return dispatcher;
				}
				for (const [keyMatcher, nonExplicitDispatcher] of Array.from(this[kClients])) {
					if (nonExplicitDispatcher && typeof keyMatcher !== "string" && matchValue(keyMatcher, origin)) {
						const dispatcher = this[kFactory](origin);
						this[kMockAgentSet](origin, dispatcher);
						dispatcher[kDispatches] = nonExplicitDispatcher[kDispatches];
						return dispatcher;
					}
				}
			}
			[kGetNetConnect]() {
				return this[kNetConnect];
			}
			pendingInterceptors() {
				const mockAgentClients = this[kClients];
				return Array.from(mockAgentClients.entries()).flatMap(([origin, scope]) => scope[kDispatches].map((dispatch) => ({
					...dispatch,
					origin
				}))).filter(({ pending }) => pending);
			}
			assertNoPendingInterceptors({ pendingInterceptorsFormatter = new PendingInterceptorsFormatter() } = {}) {
				const pending = this.pendingInterceptors();
				if (pending.length === 0) {
					return;
				}
				const pluralizer = new Pluralizer("interceptor", "interceptors").pluralize(pending.length);
				throw new UndiciError(`
${pluralizer.count} ${pluralizer.noun} ${pluralizer.is} pending:

${pendingInterceptorsFormatter.format(pending)}
`.trim());
			}
		}
		module.exports = MockAgent;
	}),
	7365: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { promisify } = __webpack_require__(7975);
		const Client = __webpack_require__(3701);
		const { buildMockDispatch } = __webpack_require__(3397);
		const { kDispatches, kMockAgent, kClose, kOriginalClose, kOrigin, kOriginalDispatch, kConnected } = __webpack_require__(1117);
		const { MockInterceptor } = __webpack_require__(1511);
		const Symbols = __webpack_require__(6443);
		const { InvalidArgumentError } = __webpack_require__(8707);
		class MockClient extends Client {
			constructor(origin, opts) {
				super(origin, opts);
				if (!opts || !opts.agent || typeof opts.agent.dispatch !== "function") {
					throw new InvalidArgumentError("Argument opts.agent must implement Agent");
				}
				this[kMockAgent] = opts.agent;
				this[kOrigin] = origin;
				this[kDispatches] = [];
				this[kConnected] = 1;
				this[kOriginalDispatch] = this.dispatch;
				this[kOriginalClose] = this.close.bind(this);
				this.dispatch = buildMockDispatch.call(this);
				this.close = this[kClose];
			}
			get [Symbols.kConnected]() {
				return this[kConnected];
			}
			intercept(opts) {
				return new MockInterceptor(opts, this[kDispatches]);
			}
			async [kClose]() {
				await promisify(this[kOriginalClose])();
				this[kConnected] = 0;
				this[kMockAgent][Symbols.kClients].delete(this[kOrigin]);
			}
		}
		module.exports = MockClient;
	}),
	2429: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { UndiciError } = __webpack_require__(8707);
		const kMockNotMatchedError = Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED");
		class MockNotMatchedError extends UndiciError {
			constructor(message) {
				super(message);
				Error.captureStackTrace(this, MockNotMatchedError);
				this.name = "MockNotMatchedError";
				this.message = message || "The request does not match any registered mock dispatches";
				this.code = "UND_MOCK_ERR_MOCK_NOT_MATCHED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kMockNotMatchedError] === true;
			}
			[kMockNotMatchedError] = true;
		}
		module.exports = { MockNotMatchedError };
	}),
	1511: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { getResponseData, buildKey, addMockDispatch } = __webpack_require__(3397);
		const { kDispatches, kDispatchKey, kDefaultHeaders, kDefaultTrailers, kContentLength, kMockDispatch } = __webpack_require__(1117);
		const { InvalidArgumentError } = __webpack_require__(8707);
		const { buildURL } = __webpack_require__(3440);
		class MockScope {
			constructor(mockDispatch) {
				this[kMockDispatch] = mockDispatch;
			}
			delay(waitInMs) {
				if (typeof waitInMs !== "number" || !Number.isInteger(waitInMs) || waitInMs <= 0) {
					throw new InvalidArgumentError("waitInMs must be a valid integer > 0");
				}
				this[kMockDispatch].delay = waitInMs;
				return this;
			}
			persist() {
				this[kMockDispatch].persist = true;
				return this;
			}
			times(repeatTimes) {
				if (typeof repeatTimes !== "number" || !Number.isInteger(repeatTimes) || repeatTimes <= 0) {
					throw new InvalidArgumentError("repeatTimes must be a valid integer > 0");
				}
				this[kMockDispatch].times = repeatTimes;
				return this;
			}
		}
		class MockInterceptor {
			constructor(opts, mockDispatches) {
				if (typeof opts !== "object") {
					throw new InvalidArgumentError("opts must be an object");
				}
				if (typeof opts.path === "undefined") {
					throw new InvalidArgumentError("opts.path must be defined");
				}
				if (typeof opts.method === "undefined") {
					opts.method = "GET";
				}
				if (typeof opts.path === "string") {
					if (opts.query) {
						opts.path = buildURL(opts.path, opts.query);
					} else {
						const parsedURL = new URL(opts.path, "data://");
						opts.path = parsedURL.pathname + parsedURL.search;
					}
				}
				if (typeof opts.method === "string") {
					opts.method = opts.method.toUpperCase();
				}
				this[kDispatchKey] = buildKey(opts);
				this[kDispatches] = mockDispatches;
				this[kDefaultHeaders] = {};
				this[kDefaultTrailers] = {};
				this[kContentLength] = false;
			}
			createMockScopeDispatchData({ statusCode, data, responseOptions }) {
				const responseData = getResponseData(data);
				const contentLength = this[kContentLength] ? { "content-length": responseData.length } : {};
				const headers = {
					...this[kDefaultHeaders],
					...contentLength,
					...responseOptions.headers
				};
				const trailers = {
					...this[kDefaultTrailers],
					...responseOptions.trailers
				};
				return {
					statusCode,
					data,
					headers,
					trailers
				};
			}
			validateReplyParameters(replyParameters) {
				if (typeof replyParameters.statusCode === "undefined") {
					throw new InvalidArgumentError("statusCode must be defined");
				}
				if (typeof replyParameters.responseOptions !== "object" || replyParameters.responseOptions === null) {
					throw new InvalidArgumentError("responseOptions must be an object");
				}
			}
			reply(replyOptionsCallbackOrStatusCode) {
				if (typeof replyOptionsCallbackOrStatusCode === "function") {
					const wrappedDefaultsCallback = (opts) => {
						const resolvedData = replyOptionsCallbackOrStatusCode(opts);
						if (typeof resolvedData !== "object" || resolvedData === null) {
							throw new InvalidArgumentError("reply options callback must return an object");
						}
						const replyParameters = {
							data: "",
							responseOptions: {},
							...resolvedData
						};
						this.validateReplyParameters(replyParameters);
						return { ...this.createMockScopeDispatchData(replyParameters) };
					};
					const newMockDispatch = addMockDispatch(this[kDispatches], this[kDispatchKey], wrappedDefaultsCallback);
					return new MockScope(newMockDispatch);
				}
				const replyParameters = {
					statusCode: replyOptionsCallbackOrStatusCode,
					data: arguments[1] === undefined ? "" : arguments[1],
					responseOptions: arguments[2] === undefined ? {} : arguments[2]
				};
				this.validateReplyParameters(replyParameters);
				const dispatchData = this.createMockScopeDispatchData(replyParameters);
				const newMockDispatch = addMockDispatch(this[kDispatches], this[kDispatchKey], dispatchData);
				return new MockScope(newMockDispatch);
			}
			replyWithError(error) {
				if (typeof error === "undefined") {
					throw new InvalidArgumentError("error must be defined");
				}
				const newMockDispatch = addMockDispatch(this[kDispatches], this[kDispatchKey], { error });
				return new MockScope(newMockDispatch);
			}
			defaultReplyHeaders(headers) {
				if (typeof headers === "undefined") {
					throw new InvalidArgumentError("headers must be defined");
				}
				this[kDefaultHeaders] = headers;
				return this;
			}
			defaultReplyTrailers(trailers) {
				if (typeof trailers === "undefined") {
					throw new InvalidArgumentError("trailers must be defined");
				}
				this[kDefaultTrailers] = trailers;
				return this;
			}
			replyContentLength() {
				this[kContentLength] = true;
				return this;
			}
		}
		module.exports.MockInterceptor = MockInterceptor;
		module.exports.MockScope = MockScope;
	}),
	4004: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { promisify } = __webpack_require__(7975);
		const Pool = __webpack_require__(628);
		const { buildMockDispatch } = __webpack_require__(3397);
		const { kDispatches, kMockAgent, kClose, kOriginalClose, kOrigin, kOriginalDispatch, kConnected } = __webpack_require__(1117);
		const { MockInterceptor } = __webpack_require__(1511);
		const Symbols = __webpack_require__(6443);
		const { InvalidArgumentError } = __webpack_require__(8707);
		class MockPool extends Pool {
			constructor(origin, opts) {
				super(origin, opts);
				if (!opts || !opts.agent || typeof opts.agent.dispatch !== "function") {
					throw new InvalidArgumentError("Argument opts.agent must implement Agent");
				}
				this[kMockAgent] = opts.agent;
				this[kOrigin] = origin;
				this[kDispatches] = [];
				this[kConnected] = 1;
				this[kOriginalDispatch] = this.dispatch;
				this[kOriginalClose] = this.close.bind(this);
				this.dispatch = buildMockDispatch.call(this);
				this.close = this[kClose];
			}
			get [Symbols.kConnected]() {
				return this[kConnected];
			}
			intercept(opts) {
				return new MockInterceptor(opts, this[kDispatches]);
			}
			async [kClose]() {
				await promisify(this[kOriginalClose])();
				this[kConnected] = 0;
				this[kMockAgent][Symbols.kClients].delete(this[kOrigin]);
			}
		}
		module.exports = MockPool;
	}),
	1117: ((module) => {
		module.exports = {
			kAgent: Symbol("agent"),
			kOptions: Symbol("options"),
			kFactory: Symbol("factory"),
			kDispatches: Symbol("dispatches"),
			kDispatchKey: Symbol("dispatch key"),
			kDefaultHeaders: Symbol("default headers"),
			kDefaultTrailers: Symbol("default trailers"),
			kContentLength: Symbol("content length"),
			kMockAgent: Symbol("mock agent"),
			kMockAgentSet: Symbol("mock agent set"),
			kMockAgentGet: Symbol("mock agent get"),
			kMockDispatch: Symbol("mock dispatch"),
			kClose: Symbol("close"),
			kOriginalClose: Symbol("original agent close"),
			kOrigin: Symbol("origin"),
			kIsMockActive: Symbol("is mock active"),
			kNetConnect: Symbol("net connect"),
			kGetNetConnect: Symbol("get net connect"),
			kConnected: Symbol("connected")
		};
	}),
	3397: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { MockNotMatchedError } = __webpack_require__(2429);
		const { kDispatches, kMockAgent, kOriginalDispatch, kOrigin, kGetNetConnect } = __webpack_require__(1117);
		const { buildURL } = __webpack_require__(3440);
		const { STATUS_CODES } = __webpack_require__(7067);
		const { types: { isPromise } } = __webpack_require__(7975);
		function matchValue(match, value) {
			if (typeof match === "string") {
				return match === value;
			}
			if (match instanceof RegExp) {
				return match.test(value);
			}
			if (typeof match === "function") {
				return match(value) === true;
			}
			return false;
		}
		function lowerCaseEntries(headers) {
			return Object.fromEntries(Object.entries(headers).map(([headerName, headerValue]) => {
				return [headerName.toLocaleLowerCase(), headerValue];
			}));
		}
		function getHeaderByName(headers, key) {
			if (Array.isArray(headers)) {
				for (let i = 0; i < headers.length; i += 2) {
					if (headers[i].toLocaleLowerCase() === key.toLocaleLowerCase()) {
						return headers[i + 1];
					}
				}
				return undefined;
			} else if (typeof headers.get === "function") {
				return headers.get(key);
			} else {
				return lowerCaseEntries(headers)[key.toLocaleLowerCase()];
			}
		}
		function buildHeadersFromArray(headers) {
			const clone = headers.slice();
			const entries = [];
			for (let index = 0; index < clone.length; index += 2) {
				entries.push([clone[index], clone[index + 1]]);
			}
			return Object.fromEntries(entries);
		}
		function matchHeaders(mockDispatch, headers) {
			if (typeof mockDispatch.headers === "function") {
				if (Array.isArray(headers)) {
					headers = buildHeadersFromArray(headers);
				}
				return mockDispatch.headers(headers ? lowerCaseEntries(headers) : {});
			}
			if (typeof mockDispatch.headers === "undefined") {
				return true;
			}
			if (typeof headers !== "object" || typeof mockDispatch.headers !== "object") {
				return false;
			}
			for (const [matchHeaderName, matchHeaderValue] of Object.entries(mockDispatch.headers)) {
				const headerValue = getHeaderByName(headers, matchHeaderName);
				if (!matchValue(matchHeaderValue, headerValue)) {
					return false;
				}
			}
			return true;
		}
		function safeUrl(path) {
			if (typeof path !== "string") {
				return path;
			}
			const pathSegments = path.split("?");
			if (pathSegments.length !== 2) {
				return path;
			}
			const qp = new URLSearchParams(pathSegments.pop());
			qp.sort();
			return [...pathSegments, qp.toString()].join("?");
		}
		function matchKey(mockDispatch, { path, method, body, headers }) {
			const pathMatch = matchValue(mockDispatch.path, path);
			const methodMatch = matchValue(mockDispatch.method, method);
			const bodyMatch = typeof mockDispatch.body !== "undefined" ? matchValue(mockDispatch.body, body) : true;
			const headersMatch = matchHeaders(mockDispatch, headers);
			return pathMatch && methodMatch && bodyMatch && headersMatch;
		}
		function getResponseData(data) {
			if (Buffer.isBuffer(data)) {
				return data;
			} else if (data instanceof Uint8Array) {
				return data;
			} else if (data instanceof ArrayBuffer) {
				return data;
			} else if (typeof data === "object") {
				return JSON.stringify(data);
			} else {
				return data.toString();
			}
		}
		function getMockDispatch(mockDispatches, key) {
			const basePath = key.query ? buildURL(key.path, key.query) : key.path;
			const resolvedPath = typeof basePath === "string" ? safeUrl(basePath) : basePath;
			let matchedMockDispatches = mockDispatches.filter(({ consumed }) => !consumed).filter(({ path }) => matchValue(safeUrl(path), resolvedPath));
			if (matchedMockDispatches.length === 0) {
				throw new MockNotMatchedError(`Mock dispatch not matched for path '${resolvedPath}'`);
			}
			matchedMockDispatches = matchedMockDispatches.filter(({ method }) => matchValue(method, key.method));
			if (matchedMockDispatches.length === 0) {
				throw new MockNotMatchedError(`Mock dispatch not matched for method '${key.method}' on path '${resolvedPath}'`);
			}
			matchedMockDispatches = matchedMockDispatches.filter(({ body }) => typeof body !== "undefined" ? matchValue(body, key.body) : true);
			if (matchedMockDispatches.length === 0) {
				throw new MockNotMatchedError(`Mock dispatch not matched for body '${key.body}' on path '${resolvedPath}'`);
			}
			matchedMockDispatches = matchedMockDispatches.filter((mockDispatch) => matchHeaders(mockDispatch, key.headers));
			if (matchedMockDispatches.length === 0) {
				const headers = typeof key.headers === "object" ? JSON.stringify(key.headers) : key.headers;
				throw new MockNotMatchedError(`Mock dispatch not matched for headers '${headers}' on path '${resolvedPath}'`);
			}
			return matchedMockDispatches[0];
		}
		function addMockDispatch(mockDispatches, key, data) {
			const baseData = {
				timesInvoked: 0,
				times: 1,
				persist: false,
				consumed: false
			};
			const replyData = typeof data === "function" ? { callback: data } : { ...data };
			const newMockDispatch = {
				...baseData,
				...key,
				pending: true,
				data: {
					error: null,
					...replyData
				}
			};
			mockDispatches.push(newMockDispatch);
			return newMockDispatch;
		}
		function deleteMockDispatch(mockDispatches, key) {
			const index = mockDispatches.findIndex((dispatch) => {
				if (!dispatch.consumed) {
					return false;
				}
				return matchKey(dispatch, key);
			});
			if (index !== -1) {
				mockDispatches.splice(index, 1);
			}
		}
		function buildKey(opts) {
			const { path, method, body, headers, query } = opts;
			return {
				path,
				method,
				body,
				headers,
				query
			};
		}
		function generateKeyValues(data) {
			const keys = Object.keys(data);
			const result = [];
			for (let i = 0; i < keys.length; ++i) {
				const key = keys[i];
				const value = data[key];
				const name = Buffer.from(`${key}`);
				if (Array.isArray(value)) {
					for (let j = 0; j < value.length; ++j) {
						result.push(name, Buffer.from(`${value[j]}`));
					}
				} else {
					result.push(name, Buffer.from(`${value}`));
				}
			}
			return result;
		}
		function getStatusText(statusCode) {
			return STATUS_CODES[statusCode] || "unknown";
		}
		async function getResponse(body) {
			const buffers = [];
			for await (const data of body) {
				buffers.push(data);
			}
			return Buffer.concat(buffers).toString("utf8");
		}
		function mockDispatch(opts, handler) {
			const key = buildKey(opts);
			const mockDispatch = getMockDispatch(this[kDispatches], key);
			mockDispatch.timesInvoked++;
			if (mockDispatch.data.callback) {
				mockDispatch.data = {
					...mockDispatch.data,
					...mockDispatch.data.callback(opts)
				};
			}
			const { data: { statusCode, data, headers, trailers, error }, delay, persist } = mockDispatch;
			const { timesInvoked, times } = mockDispatch;
			mockDispatch.consumed = !persist && timesInvoked >= times;
			mockDispatch.pending = timesInvoked < times;
			if (error !== null) {
				deleteMockDispatch(this[kDispatches], key);
				handler.onError(error);
				return true;
			}
			if (typeof delay === "number" && delay > 0) {
				setTimeout(() => {
					handleReply(this[kDispatches]);
				}, delay);
			} else {
				handleReply(this[kDispatches]);
			}
			function handleReply(mockDispatches, _data = data) {
				const optsHeaders = Array.isArray(opts.headers) ? buildHeadersFromArray(opts.headers) : opts.headers;
				const body = typeof _data === "function" ? _data({
					...opts,
					headers: optsHeaders
				}) : _data;
				if (isPromise(body)) {
					body.then((newData) => handleReply(mockDispatches, newData));
					return;
				}
				const responseData = getResponseData(body);
				const responseHeaders = generateKeyValues(headers);
				const responseTrailers = generateKeyValues(trailers);
				handler.onConnect?.((err) => handler.onError(err), null);
				handler.onHeaders?.(statusCode, responseHeaders, resume, getStatusText(statusCode));
				handler.onData?.(Buffer.from(responseData));
				handler.onComplete?.(responseTrailers);
				deleteMockDispatch(mockDispatches, key);
			}
			function resume() {}
			return true;
		}
		function buildMockDispatch() {
			const agent = this[kMockAgent];
			const origin = this[kOrigin];
			const originalDispatch = this[kOriginalDispatch];
			return function dispatch(opts, handler) {
				if (agent.isMockActive) {
					try {
						mockDispatch.call(this, opts, handler);
					} catch (error) {
						if (error instanceof MockNotMatchedError) {
							const netConnect = agent[kGetNetConnect]();
							if (netConnect === false) {
								throw new MockNotMatchedError(`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect disabled)`);
							}
							if (checkNetConnect(netConnect, origin)) {
								originalDispatch.call(this, opts, handler);
							} else {
								throw new MockNotMatchedError(`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect is not enabled for this origin)`);
							}
						} else {
							throw error;
						}
					}
				} else {
					originalDispatch.call(this, opts, handler);
				}
			};
		}
		function checkNetConnect(netConnect, origin) {
			const url = new URL(origin);
			if (netConnect === true) {
				return true;
			} else if (Array.isArray(netConnect) && netConnect.some((matcher) => matchValue(matcher, url.host))) {
				return true;
			}
			return false;
		}
		function buildMockOptions(opts) {
			if (opts) {
				const { agent, ...mockOptions } = opts;
				return mockOptions;
			}
		}
		module.exports = {
			getResponseData,
			getMockDispatch,
			addMockDispatch,
			deleteMockDispatch,
			buildKey,
			generateKeyValues,
			matchValue,
			getResponse,
			getStatusText,
			mockDispatch,
			buildMockDispatch,
			checkNetConnect,
			buildMockOptions,
			getHeaderByName,
			buildHeadersFromArray
		};
	}),
	6142: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { Transform } = __webpack_require__(7075);
		const { Console } = __webpack_require__(7540);
		const PERSISTENT = process.versions.icu ? "\u2705" : "Y ";
		const NOT_PERSISTENT = process.versions.icu ? "\u274C" : "N ";
		module.exports = class PendingInterceptorsFormatter {
			constructor({ disableColors } = {}) {
				this.transform = new Transform({ transform(chunk, _enc, cb) {
					cb(null, chunk);
				} });
				this.logger = new Console({
					stdout: this.transform,
					inspectOptions: { colors: !disableColors && !process.env.CI }
				});
			}
			format(pendingInterceptors) {
				const withPrettyHeaders = pendingInterceptors.map(({ method, path, data: { statusCode }, persist, times, timesInvoked, origin }) => ({
					Method: method,
					Origin: origin,
					Path: path,
					"Status code": statusCode,
					Persistent: persist ? PERSISTENT : NOT_PERSISTENT,
					Invocations: timesInvoked,
					Remaining: persist ? Infinity : times - timesInvoked
				}));
				this.logger.table(withPrettyHeaders);
				return this.transform.read().toString();
			}
		};
	}),
	1529: ((module) => {
		const singulars = {
			pronoun: "it",
			is: "is",
			was: "was",
			this: "this"
		};
		const plurals = {
			pronoun: "they",
			is: "are",
			was: "were",
			this: "these"
		};
		module.exports = class Pluralizer {
			constructor(singular, plural) {
				this.singular = singular;
				this.plural = plural;
			}
			pluralize(count) {
				const one = count === 1;
				const keys = one ? singulars : plurals;
				const noun = one ? this.singular : this.plural;
				return {
					...keys,
					count,
					noun
				};
			}
		};
	}),
	9634: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { kConstruct } = __webpack_require__(109);
		const { urlEquals, getFieldValues } = __webpack_require__(6798);
		const { kEnumerableProperty, isDisturbed } = __webpack_require__(3440);
		const { webidl } = __webpack_require__(5893);
		const { Response, cloneResponse, fromInnerResponse } = __webpack_require__(9051);
		const { Request, fromInnerRequest } = __webpack_require__(9967);
		const { kState } = __webpack_require__(3627);
		const { fetching } = __webpack_require__(4398);
		const { urlIsHttpHttpsScheme, createDeferredPromise, readAllBytes } = __webpack_require__(3168);
		const assert = __webpack_require__(4589);
		class Cache {
			#relevantRequestResponseList;
			constructor() {
				if (arguments[0] !== kConstruct) {
					webidl.illegalConstructor();
				}
				webidl.util.markAsUncloneable(this);
				this.#relevantRequestResponseList = arguments[1];
			}
			async match(request, options = {}) {
				webidl.brandCheck(this, Cache);
				const prefix = "Cache.match";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				request = webidl.converters.RequestInfo(request, prefix, "request");
				options = webidl.converters.CacheQueryOptions(options, prefix, "options");
				const p = this.#internalMatchAll(request, options, 1);
				if (p.length === 0) {
					return;
				}
				return p[0];
			}
			async matchAll(request = undefined, options = {}) {
				webidl.brandCheck(this, Cache);
				const prefix = "Cache.matchAll";
				if (request !== undefined) request = webidl.converters.RequestInfo(request, prefix, "request");
				options = webidl.converters.CacheQueryOptions(options, prefix, "options");
				return this.#internalMatchAll(request, options);
			}
			async add(request) {
				webidl.brandCheck(this, Cache);
				const prefix = "Cache.add";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				request = webidl.converters.RequestInfo(request, prefix, "request");
				const requests = [request];
				const responseArrayPromise = this.addAll(requests);
				return await responseArrayPromise;
			}
			async addAll(requests) {
				webidl.brandCheck(this, Cache);
				const prefix = "Cache.addAll";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				const responsePromises = [];
				const requestList = [];
				for (let request of requests) {
					if (request === undefined) {
						throw webidl.errors.conversionFailed({
							prefix,
							argument: "Argument 1",
							types: ["undefined is not allowed"]
						});
					}
					request = webidl.converters.RequestInfo(request);
					if (typeof request === "string") {
						continue;
					}
					const r = request[kState];
					if (!urlIsHttpHttpsScheme(r.url) || r.method !== "GET") {
						throw webidl.errors.exception({
							header: prefix,
							message: "Expected http/s scheme when method is not GET."
						});
					}
				}
				const fetchControllers = [];
				for (const request of requests) {
					const r = new Request(request)[kState];
					if (!urlIsHttpHttpsScheme(r.url)) {
						throw webidl.errors.exception({
							header: prefix,
							message: "Expected http/s scheme."
						});
					}
					r.initiator = "fetch";
					r.destination = "subresource";
					requestList.push(r);
					const responsePromise = createDeferredPromise();
					fetchControllers.push(fetching({
						request: r,
						processResponse(response) {
							if (response.type === "error" || response.status === 206 || response.status < 200 || response.status > 299) {
								responsePromise.reject(webidl.errors.exception({
									header: "Cache.addAll",
									message: "Received an invalid status code or the request failed."
								}));
							} else if (response.headersList.contains("vary")) {
								const fieldValues = getFieldValues(response.headersList.get("vary"));
								for (const fieldValue of fieldValues) {
									if (fieldValue === "*") {
										responsePromise.reject(webidl.errors.exception({
											header: "Cache.addAll",
											message: "invalid vary field value"
										}));
										for (const controller of fetchControllers) {
											controller.abort();
										}
										return;
									}
								}
							}
						},
						processResponseEndOfBody(response) {
							if (response.aborted) {
								responsePromise.reject(new DOMException("aborted", "AbortError"));
								return;
							}
							responsePromise.resolve(response);
						}
					}));
					responsePromises.push(responsePromise.promise);
				}
				const p = Promise.all(responsePromises);
				const responses = await p;
				const operations = [];
				let index = 0;
				for (const response of responses) {
					const operation = {
						type: "put",
						request: requestList[index],
						response
					};
					operations.push(operation);
					index++;
				}
				const cacheJobPromise = createDeferredPromise();
				let errorData = null;
				try {
					this.#batchCacheOperations(operations);
				} catch (e) {
					errorData = e;
				}
				queueMicrotask(() => {
					if (errorData === null) {
						cacheJobPromise.resolve(undefined);
					} else {
						cacheJobPromise.reject(errorData);
					}
				});
				return cacheJobPromise.promise;
			}
			async put(request, response) {
				webidl.brandCheck(this, Cache);
				const prefix = "Cache.put";
				webidl.argumentLengthCheck(arguments, 2, prefix);
				request = webidl.converters.RequestInfo(request, prefix, "request");
				response = webidl.converters.Response(response, prefix, "response");
				let innerRequest = null;
				if (request instanceof Request) {
					innerRequest = request[kState];
				} else {
					innerRequest = new Request(request)[kState];
				}
				if (!urlIsHttpHttpsScheme(innerRequest.url) || innerRequest.method !== "GET") {
					throw webidl.errors.exception({
						header: prefix,
						message: "Expected an http/s scheme when method is not GET"
					});
				}
				const innerResponse = response[kState];
				if (innerResponse.status === 206) {
					throw webidl.errors.exception({
						header: prefix,
						message: "Got 206 status"
					});
				}
				if (innerResponse.headersList.contains("vary")) {
					const fieldValues = getFieldValues(innerResponse.headersList.get("vary"));
					for (const fieldValue of fieldValues) {
						if (fieldValue === "*") {
							throw webidl.errors.exception({
								header: prefix,
								message: "Got * vary field value"
							});
						}
					}
				}
				if (innerResponse.body && (isDisturbed(innerResponse.body.stream) || innerResponse.body.stream.locked)) {
					throw webidl.errors.exception({
						header: prefix,
						message: "Response body is locked or disturbed"
					});
				}
				const clonedResponse = cloneResponse(innerResponse);
				const bodyReadPromise = createDeferredPromise();
				if (innerResponse.body != null) {
					const stream = innerResponse.body.stream;
					const reader = stream.getReader();
					readAllBytes(reader).then(bodyReadPromise.resolve, bodyReadPromise.reject);
				} else {
					bodyReadPromise.resolve(undefined);
				}
				const operations = [];
				const operation = {
					type: "put",
					request: innerRequest,
					response: clonedResponse
				};
				operations.push(operation);
				const bytes = await bodyReadPromise.promise;
				if (clonedResponse.body != null) {
					clonedResponse.body.source = bytes;
				}
				const cacheJobPromise = createDeferredPromise();
				let errorData = null;
				try {
					this.#batchCacheOperations(operations);
				} catch (e) {
					errorData = e;
				}
				queueMicrotask(() => {
					if (errorData === null) {
						cacheJobPromise.resolve();
					} else {
						cacheJobPromise.reject(errorData);
					}
				});
				return cacheJobPromise.promise;
			}
			async delete(request, options = {}) {
				webidl.brandCheck(this, Cache);
				const prefix = "Cache.delete";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				request = webidl.converters.RequestInfo(request, prefix, "request");
				options = webidl.converters.CacheQueryOptions(options, prefix, "options");
				let r = null;
				if (request instanceof Request) {
					r = request[kState];
					if (r.method !== "GET" && !options.ignoreMethod) {
						return false;
					}
				} else {
					assert(typeof request === "string");
					r = new Request(request)[kState];
				}
				const operations = [];
				const operation = {
					type: "delete",
					request: r,
					options
				};
				operations.push(operation);
				const cacheJobPromise = createDeferredPromise();
				let errorData = null;
				let requestResponses;
				try {
					requestResponses = this.#batchCacheOperations(operations);
				} catch (e) {
					errorData = e;
				}
				queueMicrotask(() => {
					if (errorData === null) {
						cacheJobPromise.resolve(!!requestResponses?.length);
					} else {
						cacheJobPromise.reject(errorData);
					}
				});
				return cacheJobPromise.promise;
			}
			async keys(request = undefined, options = {}) {
				webidl.brandCheck(this, Cache);
				const prefix = "Cache.keys";
				if (request !== undefined) request = webidl.converters.RequestInfo(request, prefix, "request");
				options = webidl.converters.CacheQueryOptions(options, prefix, "options");
				let r = null;
				if (request !== undefined) {
					if (request instanceof Request) {
						r = request[kState];
						if (r.method !== "GET" && !options.ignoreMethod) {
							return [];
						}
					} else if (typeof request === "string") {
						r = new Request(request)[kState];
					}
				}
				const promise = createDeferredPromise();
				const requests = [];
				if (request === undefined) {
					for (const requestResponse of this.#relevantRequestResponseList) {
						requests.push(requestResponse[0]);
					}
				} else {
					const requestResponses = this.#queryCache(r, options);
					for (const requestResponse of requestResponses) {
						requests.push(requestResponse[0]);
					}
				}
				queueMicrotask(() => {
					const requestList = [];
					for (const request of requests) {
						const requestObject = fromInnerRequest(request, new AbortController().signal, "immutable");
						requestList.push(requestObject);
					}
					promise.resolve(Object.freeze(requestList));
				});
				return promise.promise;
			}
			#batchCacheOperations(operations) {
				const cache = this.#relevantRequestResponseList;
				const backupCache = [...cache];
				const addedItems = [];
				const resultList = [];
				try {
					for (const operation of operations) {
						if (operation.type !== "delete" && operation.type !== "put") {
							throw webidl.errors.exception({
								header: "Cache.#batchCacheOperations",
								message: "operation type does not match \"delete\" or \"put\""
							});
						}
						if (operation.type === "delete" && operation.response != null) {
							throw webidl.errors.exception({
								header: "Cache.#batchCacheOperations",
								message: "delete operation should not have an associated response"
							});
						}
						if (this.#queryCache(operation.request, operation.options, addedItems).length) {
							throw new DOMException("???", "InvalidStateError");
						}
						let requestResponses;
						if (operation.type === "delete") {
							requestResponses = this.#queryCache(operation.request, operation.options);
							if (requestResponses.length === 0) {
								return [];
							}
							for (const requestResponse of requestResponses) {
								const idx = cache.indexOf(requestResponse);
								assert(idx !== -1);
								cache.splice(idx, 1);
							}
						} else if (operation.type === "put") {
							if (operation.response == null) {
								throw webidl.errors.exception({
									header: "Cache.#batchCacheOperations",
									message: "put operation should have an associated response"
								});
							}
							const r = operation.request;
							if (!urlIsHttpHttpsScheme(r.url)) {
								throw webidl.errors.exception({
									header: "Cache.#batchCacheOperations",
									message: "expected http or https scheme"
								});
							}
							if (r.method !== "GET") {
								throw webidl.errors.exception({
									header: "Cache.#batchCacheOperations",
									message: "not get method"
								});
							}
							if (operation.options != null) {
								throw webidl.errors.exception({
									header: "Cache.#batchCacheOperations",
									message: "options must not be defined"
								});
							}
							requestResponses = this.#queryCache(operation.request);
							for (const requestResponse of requestResponses) {
								const idx = cache.indexOf(requestResponse);
								assert(idx !== -1);
								cache.splice(idx, 1);
							}
							cache.push([operation.request, operation.response]);
							addedItems.push([operation.request, operation.response]);
						}
						resultList.push([operation.request, operation.response]);
					}
					return resultList;
				} catch (e) {
					this.#relevantRequestResponseList.length = 0;
					this.#relevantRequestResponseList = backupCache;
					throw e;
				}
			}
			#queryCache(requestQuery, options, targetStorage) {
				const resultList = [];
				const storage = targetStorage ?? this.#relevantRequestResponseList;
				for (const requestResponse of storage) {
					const [cachedRequest, cachedResponse] = requestResponse;
					if (this.#requestMatchesCachedItem(requestQuery, cachedRequest, cachedResponse, options)) {
						resultList.push(requestResponse);
					}
				}
				return resultList;
			}
			#requestMatchesCachedItem(requestQuery, request, response = null, options) {
				const queryURL = new URL(requestQuery.url);
				const cachedURL = new URL(request.url);
				if (options?.ignoreSearch) {
					cachedURL.search = "";
					queryURL.search = "";
				}
				if (!urlEquals(queryURL, cachedURL, true)) {
					return false;
				}
				if (response == null || options?.ignoreVary || !response.headersList.contains("vary")) {
					return true;
				}
				const fieldValues = getFieldValues(response.headersList.get("vary"));
				for (const fieldValue of fieldValues) {
					if (fieldValue === "*") {
						return false;
					}
					const requestValue = request.headersList.get(fieldValue);
					const queryValue = requestQuery.headersList.get(fieldValue);
					if (requestValue !== queryValue) {
						return false;
					}
				}
				return true;
			}
			#internalMatchAll(request, options, maxResponses = Infinity) {
				let r = null;
				if (request !== undefined) {
					if (request instanceof Request) {
						r = request[kState];
						if (r.method !== "GET" && !options.ignoreMethod) {
							return [];
						}
					} else if (typeof request === "string") {
						r = new Request(request)[kState];
					}
				}
				const responses = [];
				if (request === undefined) {
					for (const requestResponse of this.#relevantRequestResponseList) {
						responses.push(requestResponse[1]);
					}
				} else {
					const requestResponses = this.#queryCache(r, options);
					for (const requestResponse of requestResponses) {
						responses.push(requestResponse[1]);
					}
				}
				const responseList = [];
				for (const response of responses) {
					const responseObject = fromInnerResponse(response, "immutable");
					responseList.push(responseObject.clone());
					if (responseList.length >= maxResponses) {
						break;
					}
				}
				return Object.freeze(responseList);
			}
		}
		Object.defineProperties(Cache.prototype, {
			[Symbol.toStringTag]: {
				value: "Cache",
				configurable: true
			},
			match: kEnumerableProperty,
			matchAll: kEnumerableProperty,
			add: kEnumerableProperty,
			addAll: kEnumerableProperty,
			put: kEnumerableProperty,
			delete: kEnumerableProperty,
			keys: kEnumerableProperty
		});
		const cacheQueryOptionConverters = [
			{
				key: "ignoreSearch",
				converter: webidl.converters.boolean,
				defaultValue: () => false
			},
			{
				key: "ignoreMethod",
				converter: webidl.converters.boolean,
				defaultValue: () => false
			},
			{
				key: "ignoreVary",
				converter: webidl.converters.boolean,
				defaultValue: () => false
			}
		];
		webidl.converters.CacheQueryOptions = webidl.dictionaryConverter(cacheQueryOptionConverters);
		webidl.converters.MultiCacheQueryOptions = webidl.dictionaryConverter([...cacheQueryOptionConverters, {
			key: "cacheName",
			converter: webidl.converters.DOMString
		}]);
		webidl.converters.Response = webidl.interfaceConverter(Response);
		webidl.converters["sequence<RequestInfo>"] = webidl.sequenceConverter(webidl.converters.RequestInfo);
		module.exports = { Cache };
	}),
	3245: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { kConstruct } = __webpack_require__(109);
		const { Cache } = __webpack_require__(9634);
		const { webidl } = __webpack_require__(5893);
		const { kEnumerableProperty } = __webpack_require__(3440);
		class CacheStorage {
			#caches = new Map();
			constructor() {
				if (arguments[0] !== kConstruct) {
					webidl.illegalConstructor();
				}
				webidl.util.markAsUncloneable(this);
			}
			async match(request, options = {}) {
				webidl.brandCheck(this, CacheStorage);
				webidl.argumentLengthCheck(arguments, 1, "CacheStorage.match");
				request = webidl.converters.RequestInfo(request);
				options = webidl.converters.MultiCacheQueryOptions(options);
				if (options.cacheName != null) {
					if (this.#caches.has(options.cacheName)) {
						const cacheList = this.#caches.get(options.cacheName);
						const cache = new Cache(kConstruct, cacheList);
						return await cache.match(request, options);
					}
				} else {
					for (const cacheList of this.#caches.values()) {
						const cache = new Cache(kConstruct, cacheList);
						const response = await cache.match(request, options);
						if (response !== undefined) {
							return response;
						}
					}
				}
			}
			async has(cacheName) {
				webidl.brandCheck(this, CacheStorage);
				const prefix = "CacheStorage.has";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				cacheName = webidl.converters.DOMString(cacheName, prefix, "cacheName");
				return this.#caches.has(cacheName);
			}
			async open(cacheName) {
				webidl.brandCheck(this, CacheStorage);
				const prefix = "CacheStorage.open";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				cacheName = webidl.converters.DOMString(cacheName, prefix, "cacheName");
				if (this.#caches.has(cacheName)) {
					const cache = this.#caches.get(cacheName);
					return new Cache(kConstruct, cache);
				}
				const cache = [];
				this.#caches.set(cacheName, cache);
				return new Cache(kConstruct, cache);
			}
			async delete(cacheName) {
				webidl.brandCheck(this, CacheStorage);
				const prefix = "CacheStorage.delete";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				cacheName = webidl.converters.DOMString(cacheName, prefix, "cacheName");
				return this.#caches.delete(cacheName);
			}
			async keys() {
				webidl.brandCheck(this, CacheStorage);
				const keys = this.#caches.keys();
				return [...keys];
			}
		}
		Object.defineProperties(CacheStorage.prototype, {
			[Symbol.toStringTag]: {
				value: "CacheStorage",
				configurable: true
			},
			match: kEnumerableProperty,
			has: kEnumerableProperty,
			open: kEnumerableProperty,
			delete: kEnumerableProperty,
			keys: kEnumerableProperty
		});
		module.exports = { CacheStorage };
	}),
	109: ((module, __unused_webpack_exports, __webpack_require__) => {
		module.exports = { kConstruct: __webpack_require__(6443).kConstruct };
	}),
	6798: ((module, __unused_webpack_exports, __webpack_require__) => {
		const assert = __webpack_require__(4589);
		const { URLSerializer } = __webpack_require__(1900);
		const { isValidHeaderName } = __webpack_require__(3168);
		function urlEquals(A, B, excludeFragment = false) {
			const serializedA = URLSerializer(A, excludeFragment);
			const serializedB = URLSerializer(B, excludeFragment);
			return serializedA === serializedB;
		}
		function getFieldValues(header) {
			assert(header !== null);
			const values = [];
			for (let value of header.split(",")) {
				value = value.trim();
				if (isValidHeaderName(value)) {
					values.push(value);
				}
			}
			return values;
		}
		module.exports = {
			urlEquals,
			getFieldValues
		};
	}),
	1276: ((module) => {
		const maxAttributeValueSize = 1024;
		const maxNameValuePairSize = 4096;
		module.exports = {
			maxAttributeValueSize,
			maxNameValuePairSize
		};
	}),
	9061: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { parseSetCookie } = __webpack_require__(1978);
		const { stringify } = __webpack_require__(7797);
		const { webidl } = __webpack_require__(5893);
		const { Headers } = __webpack_require__(660);
		function getCookies(headers) {
			webidl.argumentLengthCheck(arguments, 1, "getCookies");
			webidl.brandCheck(headers, Headers, { strict: false });
			const cookie = headers.get("cookie");
			const out = {};
			if (!cookie) {
				return out;
			}
			for (const piece of cookie.split(";")) {
				const [name, ...value] = piece.split("=");
				out[name.trim()] = value.join("=");
			}
			return out;
		}
		function deleteCookie(headers, name, attributes) {
			webidl.brandCheck(headers, Headers, { strict: false });
			const prefix = "deleteCookie";
			webidl.argumentLengthCheck(arguments, 2, prefix);
			name = webidl.converters.DOMString(name, prefix, "name");
			attributes = webidl.converters.DeleteCookieAttributes(attributes);
			setCookie(headers, {
				name,
				value: "",
				expires: new Date(0),
				...attributes
			});
		}
		function getSetCookies(headers) {
			webidl.argumentLengthCheck(arguments, 1, "getSetCookies");
			webidl.brandCheck(headers, Headers, { strict: false });
			const cookies = headers.getSetCookie();
			if (!cookies) {
				return [];
			}
			return cookies.map((pair) => parseSetCookie(pair));
		}
		function setCookie(headers, cookie) {
			webidl.argumentLengthCheck(arguments, 2, "setCookie");
			webidl.brandCheck(headers, Headers, { strict: false });
			cookie = webidl.converters.Cookie(cookie);
			const str = stringify(cookie);
			if (str) {
				headers.append("Set-Cookie", str);
			}
		}
		webidl.converters.DeleteCookieAttributes = webidl.dictionaryConverter([{
			converter: webidl.nullableConverter(webidl.converters.DOMString),
			key: "path",
			defaultValue: () => null
		}, {
			converter: webidl.nullableConverter(webidl.converters.DOMString),
			key: "domain",
			defaultValue: () => null
		}]);
		webidl.converters.Cookie = webidl.dictionaryConverter([
			{
				converter: webidl.converters.DOMString,
				key: "name"
			},
			{
				converter: webidl.converters.DOMString,
				key: "value"
			},
			{
				converter: webidl.nullableConverter((value) => {
					if (typeof value === "number") {
						return webidl.converters["unsigned long long"](value);
					}
					return new Date(value);
				}),
				key: "expires",
				defaultValue: () => null
			},
			{
				converter: webidl.nullableConverter(webidl.converters["long long"]),
				key: "maxAge",
				defaultValue: () => null
			},
			{
				converter: webidl.nullableConverter(webidl.converters.DOMString),
				key: "domain",
				defaultValue: () => null
			},
			{
				converter: webidl.nullableConverter(webidl.converters.DOMString),
				key: "path",
				defaultValue: () => null
			},
			{
				converter: webidl.nullableConverter(webidl.converters.boolean),
				key: "secure",
				defaultValue: () => null
			},
			{
				converter: webidl.nullableConverter(webidl.converters.boolean),
				key: "httpOnly",
				defaultValue: () => null
			},
			{
				converter: webidl.converters.USVString,
				key: "sameSite",
				allowedValues: [
					"Strict",
					"Lax",
					"None"
				]
			},
			{
				converter: webidl.sequenceConverter(webidl.converters.DOMString),
				key: "unparsed",
				defaultValue: () => new Array(0)
			}
		]);
		module.exports = {
			getCookies,
			deleteCookie,
			getSetCookies,
			setCookie
		};
	}),
	1978: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { maxNameValuePairSize, maxAttributeValueSize } = __webpack_require__(1276);
		const { isCTLExcludingHtab } = __webpack_require__(7797);
		const { collectASequenceOfCodePointsFast } = __webpack_require__(1900);
		const assert = __webpack_require__(4589);
		function parseSetCookie(header) {
			if (isCTLExcludingHtab(header)) {
				return null;
			}
			let nameValuePair = "";
			let unparsedAttributes = "";
			let name = "";
			let value = "";
			if (header.includes(";")) {
				const position = { position: 0 };
				nameValuePair = collectASequenceOfCodePointsFast(";", header, position);
				unparsedAttributes = header.slice(position.position);
			} else {
				nameValuePair = header;
			}
			if (!nameValuePair.includes("=")) {
				value = nameValuePair;
			} else {
				const position = { position: 0 };
				name = collectASequenceOfCodePointsFast("=", nameValuePair, position);
				value = nameValuePair.slice(position.position + 1);
			}
			name = name.trim();
			value = value.trim();
			if (name.length + value.length > maxNameValuePairSize) {
				return null;
			}
			return {
				name,
				value,
				...parseUnparsedAttributes(unparsedAttributes)
			};
		}
		function parseUnparsedAttributes(unparsedAttributes, cookieAttributeList = {}) {
			if (unparsedAttributes.length === 0) {
				return cookieAttributeList;
			}
			assert(unparsedAttributes[0] === ";");
			unparsedAttributes = unparsedAttributes.slice(1);
			let cookieAv = "";
			if (unparsedAttributes.includes(";")) {
				cookieAv = collectASequenceOfCodePointsFast(";", unparsedAttributes, { position: 0 });
				unparsedAttributes = unparsedAttributes.slice(cookieAv.length);
			} else {
				cookieAv = unparsedAttributes;
				unparsedAttributes = "";
			}
			let attributeName = "";
			let attributeValue = "";
			if (cookieAv.includes("=")) {
				const position = { position: 0 };
				attributeName = collectASequenceOfCodePointsFast("=", cookieAv, position);
				attributeValue = cookieAv.slice(position.position + 1);
			} else {
				attributeName = cookieAv;
			}
			attributeName = attributeName.trim();
			attributeValue = attributeValue.trim();
			if (attributeValue.length > maxAttributeValueSize) {
				return parseUnparsedAttributes(unparsedAttributes, cookieAttributeList);
			}
			const attributeNameLowercase = attributeName.toLowerCase();
			if (attributeNameLowercase === "expires") {
				const expiryTime = new Date(attributeValue);
				cookieAttributeList.expires = expiryTime;
			} else if (attributeNameLowercase === "max-age") {
				const charCode = attributeValue.charCodeAt(0);
				if ((charCode < 48 || charCode > 57) && attributeValue[0] !== "-") {
					return parseUnparsedAttributes(unparsedAttributes, cookieAttributeList);
				}
				if (!/^\d+$/.test(attributeValue)) {
					return parseUnparsedAttributes(unparsedAttributes, cookieAttributeList);
				}
				const deltaSeconds = Number(attributeValue);
				cookieAttributeList.maxAge = deltaSeconds;
			} else if (attributeNameLowercase === "domain") {
				let cookieDomain = attributeValue;
				if (cookieDomain[0] === ".") {
					cookieDomain = cookieDomain.slice(1);
				}
				cookieDomain = cookieDomain.toLowerCase();
				cookieAttributeList.domain = cookieDomain;
			} else if (attributeNameLowercase === "path") {
				let cookiePath = "";
				if (attributeValue.length === 0 || attributeValue[0] !== "/") {
					cookiePath = "/";
				} else {
					cookiePath = attributeValue;
				}
				cookieAttributeList.path = cookiePath;
			} else if (attributeNameLowercase === "secure") {
				cookieAttributeList.secure = true;
			} else if (attributeNameLowercase === "httponly") {
				cookieAttributeList.httpOnly = true;
			} else if (attributeNameLowercase === "samesite") {
				const attributeValueLowercase = attributeValue.toLowerCase();
				if (attributeValueLowercase === "none") {
					cookieAttributeList.sameSite = "None";
				} else if (attributeValueLowercase === "strict") {
					cookieAttributeList.sameSite = "Strict";
				} else if (attributeValueLowercase === "lax") {
					cookieAttributeList.sameSite = "Lax";
				}
			} else {
				cookieAttributeList.unparsed ??= [];
				cookieAttributeList.unparsed.push(`${attributeName}=${attributeValue}`);
			}
			return parseUnparsedAttributes(unparsedAttributes, cookieAttributeList);
		}
		module.exports = {
			parseSetCookie,
			parseUnparsedAttributes
		};
	}),
	7797: ((module) => {
		function isCTLExcludingHtab(value) {
			for (let i = 0; i < value.length; ++i) {
				const code = value.charCodeAt(i);
				if (code >= 0 && code <= 8 || code >= 10 && code <= 31 || code === 127) {
					return true;
				}
			}
			return false;
		}
		function validateCookieName(name) {
			for (let i = 0; i < name.length; ++i) {
				const code = name.charCodeAt(i);
				if (code < 33 || code > 126 || code === 34 || code === 40 || code === 41 || code === 60 || code === 62 || code === 64 || code === 44 || code === 59 || code === 58 || code === 92 || code === 47 || code === 91 || code === 93 || code === 63 || code === 61 || code === 123 || code === 125) {
					throw new Error("Invalid cookie name");
				}
			}
		}
		function validateCookieValue(value) {
			let len = value.length;
			let i = 0;
			if (value[0] === "\"") {
				if (len === 1 || value[len - 1] !== "\"") {
					throw new Error("Invalid cookie value");
				}
				--len;
				++i;
			}
			while (i < len) {
				const code = value.charCodeAt(i++);
				if (code < 33 || code > 126 || code === 34 || code === 44 || code === 59 || code === 92) {
					throw new Error("Invalid cookie value");
				}
			}
		}
		function validateCookiePath(path) {
			for (let i = 0; i < path.length; ++i) {
				const code = path.charCodeAt(i);
				if (code < 32 || code > 126 || code === 59) {
					throw new Error("Invalid cookie path");
				}
			}
		}
		function isLetterOrDigit(code) {
			return code >= 48 && code <= 57 || code >= 65 && code <= 90 || code >= 97 && code <= 122;
		}
		function validateCookieDomain(domain) {
			if (domain === " ") {
				return;
			}
			if (domain.length > 255) {
				throw new Error("Invalid cookie domain");
			}
			let labelLength = 0;
			for (let i = 0; i < domain.length; ++i) {
				const code = domain.charCodeAt(i);
				if (code === 46) {
					if (labelLength === 0) {
						throw new Error("Invalid cookie domain");
					}
					if (domain.charCodeAt(i - 1) === 45) {
						throw new Error("Invalid cookie domain");
					}
					labelLength = 0;
					continue;
				}
				if (labelLength === 0 && !isLetterOrDigit(code)) {
					throw new Error("Invalid cookie domain");
				}
				if (!isLetterOrDigit(code) && code !== 45) {
					throw new Error("Invalid cookie domain");
				}
				if (++labelLength > 63) {
					throw new Error("Invalid cookie domain");
				}
			}
			if (labelLength === 0 || domain.charCodeAt(domain.length - 1) === 45) {
				throw new Error("Invalid cookie domain");
			}
		}
		const IMFDays = [
			"Sun",
			"Mon",
			"Tue",
			"Wed",
			"Thu",
			"Fri",
			"Sat"
		];
		const IMFMonths = [
			"Jan",
			"Feb",
			"Mar",
			"Apr",
			"May",
			"Jun",
			"Jul",
			"Aug",
			"Sep",
			"Oct",
			"Nov",
			"Dec"
		];
		const IMFPaddedNumbers = Array(61).fill(0).map((_, i) => i.toString().padStart(2, "0"));
		function toIMFDate(date) {
			if (typeof date === "number") {
				date = new Date(date);
			}
			return `${IMFDays[date.getUTCDay()]}, ${IMFPaddedNumbers[date.getUTCDate()]} ${IMFMonths[date.getUTCMonth()]} ${date.getUTCFullYear()} ${IMFPaddedNumbers[date.getUTCHours()]}:${IMFPaddedNumbers[date.getUTCMinutes()]}:${IMFPaddedNumbers[date.getUTCSeconds()]} GMT`;
		}
		function validateCookieMaxAge(maxAge) {
			if (maxAge < 0) {
				throw new Error("Invalid cookie max-age");
			}
		}
		function stringify(cookie) {
			if (cookie.name.length === 0) {
				return null;
			}
			validateCookieName(cookie.name);
			validateCookieValue(cookie.value);
			const out = [`${cookie.name}=${cookie.value}`];
			if (cookie.name.startsWith("__Secure-")) {
				cookie.secure = true;
			}
			if (cookie.name.startsWith("__Host-")) {
				cookie.secure = true;
				cookie.domain = null;
				cookie.path = "/";
			}
			if (cookie.secure) {
				out.push("Secure");
			}
			if (cookie.httpOnly) {
				out.push("HttpOnly");
			}
			if (typeof cookie.maxAge === "number") {
				validateCookieMaxAge(cookie.maxAge);
				out.push(`Max-Age=${cookie.maxAge}`);
			}
			if (cookie.domain) {
				validateCookieDomain(cookie.domain);
				out.push(`Domain=${cookie.domain}`);
			}
			if (cookie.path) {
				validateCookiePath(cookie.path);
				out.push(`Path=${cookie.path}`);
			}
			if (cookie.expires && cookie.expires.toString() !== "Invalid Date") {
				out.push(`Expires=${toIMFDate(cookie.expires)}`);
			}
			if (cookie.sameSite) {
				out.push(`SameSite=${cookie.sameSite}`);
			}
			for (const part of cookie.unparsed) {
				if (!part.includes("=")) {
					throw new Error("Invalid unparsed");
				}
				const [key, ...value] = part.split("=");
				const trimmedKey = key.trim();
				const joinedValue = value.join("=");
				validateCookieName(trimmedKey);
				validateCookieValue(joinedValue);
				out.push(`${trimmedKey}=${joinedValue}`);
			}
			return out.join("; ");
		}
		module.exports = {
			isCTLExcludingHtab,
			validateCookieName,
			validateCookiePath,
			validateCookieValue,
			toIMFDate,
			stringify
		};
	}),
	4031: ((module, __unused_webpack_exports, __webpack_require__) => {
		const buffer = __webpack_require__(4573);
		const { Transform } = __webpack_require__(7075);
		const { isASCIINumber, isValidLastEventId } = __webpack_require__(4811);
		const BOM = [
			239,
			187,
			191
		];
		const LF = 10;
		const CR = 13;
		const COLON = 58;
		const SPACE = 32;
		const defaultMaxEventSize = buffer.kStringMaxLength;
		const DATA = Buffer.from("data");
		const EVENT = Buffer.from("event");
		const ID = Buffer.from("id");
		const RETRY = Buffer.from("retry");
		const minParserItems = 1024;
		const maxParserItems = 131072;
		const bytesPerParserItem = 128;
		function isASCIINumberBytes(buffer, start) {
			if (start >= buffer.length) {
				return false;
			}
			for (let i = start; i < buffer.length; i++) {
				if (buffer[i] < 48 || buffer[i] > 57) {
					return false;
				}
			}
			return true;
		}
		function isValidLastEventIdBytes(buffer, start) {
			for (let i = start; i < buffer.length; i++) {
				if (buffer[i] === 0) {
					return false;
				}
			}
			return true;
		}
		function isFieldName(line, length, field) {
			if (length !== field.length) {
				return false;
			}
			for (let i = 0; i < length; i++) {
				if (line[i] !== field[i]) {
					return false;
				}
			}
			return true;
		}
		function createMaxEventSizeExceededError() {
			const error = new Error("EventSource message size exceeded");
			error.aborted = false;
			return error;
		}
		class EventSourceStream extends Transform {
			state = null;
			checkBOM = true;
			crlfCheck = false;
			eventEndCheck = false;
			chunks = [];
			chunkIndex = 0;
			pos = 0;
			lineChunkIndex = 0;
			linePos = 0;
			lineLength = 0;
			eventSize = 0;
			eventFieldSizes = {
				data: 0,
				event: 0,
				id: 0,
				retry: 0
			};
			dataLineCount = 0;
			maxEventSize;
			maxDataLines;
			maxBufferedChunks;
			event = {
				data: undefined,
				event: undefined,
				id: undefined,
				retry: undefined
			};
			constructor(options = {}) {
				options.readableObjectMode = true;
				super(options);
				this.state = options.eventSourceSettings || {};
				this.maxEventSize = options.maxEventSize ?? defaultMaxEventSize;
				const parserItemLimit = this.maxEventSize > 0 ? Math.min(maxParserItems, Math.max(minParserItems, Math.floor(this.maxEventSize / bytesPerParserItem))) : 0;
				this.maxDataLines = parserItemLimit;
				this.maxBufferedChunks = parserItemLimit;
				if (options.push) {
					this.push = options.push;
				}
			}
			_transform(chunk, _encoding, callback) {
				if (chunk.length === 0) {
					callback();
					return;
				}
				if (this.maxEventSize > 0 && this.chunks.length >= this.maxBufferedChunks && chunk[0] !== LF && chunk[0] !== CR) {
					callback(createMaxEventSizeExceededError());
					return;
				}
				this.chunks.push(chunk);
				if (this.checkBOM) {
					if (this.handleBOM()) {
						callback();
						return;
					}
				}
				while (this.hasCurrentByte()) {
					const byte = this.currentByte();
					if (this.eventEndCheck) {
						if (this.crlfCheck) {
							if (byte === LF) {
								this.crlfCheck = false;
								this.consumeCurrentByte();
								continue;
							}
							this.crlfCheck = false;
						}
						if (byte === LF || byte === CR) {
							if (byte === CR) {
								this.crlfCheck = true;
							}
							this.consumeCurrentByte();
							if (this.hasPendingEvent()) {
								this.processEvent(this.event);
							}
							this.clearEvent();
							continue;
						}
						this.eventEndCheck = false;
						continue;
					}
					if (byte === LF || byte === CR) {
						if (byte === CR) {
							this.crlfCheck = true;
						}
						try {
							this.parseLine(this.readLine(), this.event);
						} catch (error) {
							callback(error);
							return;
						}
						this.consumeCurrentByte();
						this.eventEndCheck = true;
						continue;
					}
					if (this.maxEventSize > 0 && ++this.lineLength > this.maxEventSize + 7) {
						callback(createMaxEventSizeExceededError());
						return;
					}
					this.advanceCursor();
				}
				callback();
			}
			_destroy(error, callback) {
				this.chunks.length = 0;
				this.clearEvent();
				super._destroy(error, callback);
			}
			parseLine(line, event) {
				if (line.length === 0) {
					return;
				}
				const colonPosition = line.indexOf(COLON);
				if (colonPosition === 0) {
					return;
				}
				let fieldLength = line.length;
				let valueStart = line.length;
				if (colonPosition !== -1) {
					fieldLength = colonPosition;
					valueStart = colonPosition + 1;
					if (line[valueStart] === SPACE) {
						++valueStart;
					}
				}
				if (isFieldName(line, fieldLength, DATA)) {
					if (this.maxEventSize > 0 && this.dataLineCount >= this.maxDataLines) {
						throw createMaxEventSizeExceededError();
					}
					const valueBytes = line.length - valueStart;
					const dataSize = this.eventFieldSizes.data + (event.data === undefined ? 0 : 1) + valueBytes;
					this.setEventFieldSize("data", dataSize);
					const value = line.toString("utf8", valueStart);
					if (event.data === undefined) {
						event.data = value;
					} else {
						event.data += `\n${value}`;
					}
					this.dataLineCount++;
					return;
				}
				if (isFieldName(line, fieldLength, RETRY)) {
					if (isASCIINumberBytes(line, valueStart)) {
						this.setEventFieldSize("retry", line.length - valueStart);
						event.retry = line.toString("utf8", valueStart);
					}
					return;
				}
				if (isFieldName(line, fieldLength, ID)) {
					if (isValidLastEventIdBytes(line, valueStart)) {
						this.setEventFieldSize("id", line.length - valueStart);
						event.id = line.toString("utf8", valueStart);
					}
					return;
				}
				if (isFieldName(line, fieldLength, EVENT)) {
					if (valueStart < line.length) {
						this.setEventFieldSize("event", line.length - valueStart);
						event.event = line.toString("utf8", valueStart);
					}
				}
			}
			setEventFieldSize(field, size) {
				const eventSize = this.eventSize - this.eventFieldSizes[field] + size;
				if (this.maxEventSize > 0 && eventSize > this.maxEventSize) {
					throw createMaxEventSizeExceededError();
				}
				this.eventSize = eventSize;
				this.eventFieldSizes[field] = size;
			}
			processEvent(event) {
				if (event.retry && isASCIINumber(event.retry)) {
					this.state.reconnectionTime = parseInt(event.retry, 10);
				}
				if (event.id && isValidLastEventId(event.id)) {
					this.state.lastEventId = event.id;
				}
				if (event.data !== undefined) {
					this.push({
						type: event.event || "message",
						options: {
							data: event.data,
							lastEventId: this.state.lastEventId,
							origin: this.state.origin
						}
					});
				}
			}
			clearEvent() {
				this.event.data = undefined;
				this.event.event = undefined;
				this.event.id = undefined;
				this.event.retry = undefined;
				this.eventSize = 0;
				this.dataLineCount = 0;
				this.eventFieldSizes.data = 0;
				this.eventFieldSizes.event = 0;
				this.eventFieldSizes.id = 0;
				this.eventFieldSizes.retry = 0;
			}
			hasPendingEvent() {
				return this.event.data !== undefined || this.event.event !== undefined || this.event.id !== undefined || this.event.retry !== undefined;
			}
			hasCurrentByte() {
				return this.chunkIndex < this.chunks.length && this.pos < this.chunks[this.chunkIndex].length;
			}
			currentByte() {
				return this.chunks[this.chunkIndex][this.pos];
			}
			consumeCurrentByte() {
				this.advanceCursor();
				this.syncLineStartToCursor();
			}
			advanceCursor() {
				this.pos++;
				while (this.chunkIndex < this.chunks.length && this.pos >= this.chunks[this.chunkIndex].length) {
					this.chunkIndex++;
					this.pos = 0;
				}
			}
			syncLineStartToCursor() {
				this.lineChunkIndex = this.chunkIndex;
				this.linePos = this.pos;
				this.lineLength = 0;
				this.dropConsumedChunks();
			}
			dropConsumedChunks() {
				if (this.lineChunkIndex > 0) {
					const consumed = this.lineChunkIndex;
					this.chunks.splice(0, consumed);
					this.lineChunkIndex = 0;
					this.chunkIndex -= consumed;
				}
				if (this.chunkIndex === this.chunks.length) {
					this.chunks.length = 0;
					this.chunkIndex = 0;
					this.pos = 0;
					this.lineChunkIndex = 0;
					this.linePos = 0;
				}
			}
			readLine() {
				if (this.lineChunkIndex === this.chunkIndex) {
					return this.chunks[this.chunkIndex].subarray(this.linePos, this.pos);
				}
				const chunks = [];
				let length = 0;
				for (let i = this.lineChunkIndex; i <= this.chunkIndex; i++) {
					const chunk = this.chunks[i];
					const start = i === this.lineChunkIndex ? this.linePos : 0;
					const end = i === this.chunkIndex ? this.pos : chunk.length;
					const slice = chunk.subarray(start, end);
					length += slice.length;
					chunks.push(slice);
				}
				return Buffer.concat(chunks, length);
			}
			peekBufferedByte(offset) {
				let chunkIndex = this.lineChunkIndex;
				let pos = this.linePos;
				while (chunkIndex < this.chunks.length) {
					const chunk = this.chunks[chunkIndex];
					const remaining = chunk.length - pos;
					if (offset < remaining) {
						return chunk[pos + offset];
					}
					offset -= remaining;
					chunkIndex++;
					pos = 0;
				}
			}
			discardLeadingBytes(count) {
				while (count > 0 && this.lineChunkIndex < this.chunks.length) {
					const chunk = this.chunks[this.lineChunkIndex];
					const remaining = chunk.length - this.linePos;
					if (count < remaining) {
						this.linePos += count;
						count = 0;
					} else {
						count -= remaining;
						this.lineChunkIndex++;
						this.linePos = 0;
					}
				}
				this.chunkIndex = this.lineChunkIndex;
				this.pos = this.linePos;
				this.dropConsumedChunks();
			}
			handleBOM() {
				const first = this.peekBufferedByte(0);
				const second = this.peekBufferedByte(1);
				const third = this.peekBufferedByte(2);
				if (second === undefined) {
					if (first === BOM[0]) {
						return true;
					}
					this.checkBOM = false;
					return true;
				}
				if (third === undefined) {
					if (first === BOM[0] && second === BOM[1]) {
						return true;
					}
					this.checkBOM = false;
					return false;
				}
				if (first === BOM[0] && second === BOM[1] && third === BOM[2]) {
					this.discardLeadingBytes(3);
				}
				this.checkBOM = false;
				return !this.hasCurrentByte();
			}
		}
		module.exports = { EventSourceStream };
	}),
	1238: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { pipeline } = __webpack_require__(7075);
		const { fetching } = __webpack_require__(4398);
		const { makeRequest } = __webpack_require__(9967);
		const { webidl } = __webpack_require__(5893);
		const { EventSourceStream } = __webpack_require__(4031);
		const { parseMIMEType } = __webpack_require__(1900);
		const { createFastMessageEvent } = __webpack_require__(5188);
		const { isNetworkError } = __webpack_require__(9051);
		const { delay } = __webpack_require__(4811);
		const { kEnumerableProperty } = __webpack_require__(3440);
		const { environmentSettingsObject } = __webpack_require__(3168);
		const { getGlobalDispatcher } = __webpack_require__(2581);
		let experimentalWarned = false;
		const defaultReconnectionTime = 3e3;
		const CONNECTING = 0;
		const OPEN = 1;
		const CLOSED = 2;
		const ANONYMOUS = "anonymous";
		const USE_CREDENTIALS = "use-credentials";
		class EventSource extends EventTarget {
			#events = {
				open: null,
				error: null,
				message: null
			};
			#url = null;
			#withCredentials = false;
			#readyState = CONNECTING;
			#request = null;
			#controller = null;
			#dispatcher;
			#state;
			constructor(url, eventSourceInitDict = {}) {
				super();
				webidl.util.markAsUncloneable(this);
				const prefix = "EventSource constructor";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				if (!experimentalWarned) {
					experimentalWarned = true;
					process.emitWarning("EventSource is experimental, expect them to change at any time.", { code: "UNDICI-ES" });
				}
				url = webidl.converters.USVString(url, prefix, "url");
				eventSourceInitDict = webidl.converters.EventSourceInitDict(eventSourceInitDict, prefix, "eventSourceInitDict");
				this.#dispatcher = eventSourceInitDict.dispatcher;
				this.#state = {
					lastEventId: "",
					reconnectionTime: defaultReconnectionTime
				};
				const settings = environmentSettingsObject;
				let urlRecord;
				try {
					urlRecord = new URL(url, settings.settingsObject.baseUrl);
					this.#state.origin = urlRecord.origin;
				} catch (e) {
					throw new DOMException(e, "SyntaxError");
				}
				this.#url = urlRecord.href;
				let corsAttributeState = ANONYMOUS;
				if (eventSourceInitDict.withCredentials) {
					corsAttributeState = USE_CREDENTIALS;
					this.#withCredentials = true;
				}
				const initRequest = {
					redirect: "follow",
					keepalive: true,
					mode: "cors",
					credentials: corsAttributeState === "anonymous" ? "same-origin" : "omit",
					referrer: "no-referrer"
				};
				initRequest.client = environmentSettingsObject.settingsObject;
				initRequest.headersList = [["accept", {
					name: "accept",
					value: "text/event-stream"
				}]];
				initRequest.cache = "no-store";
				initRequest.initiator = "other";
				initRequest.urlList = [new URL(this.#url)];
				this.#request = makeRequest(initRequest);
				this.#connect();
			}
			get readyState() {
				return this.#readyState;
			}
			get url() {
				return this.#url;
			}
			get withCredentials() {
				return this.#withCredentials;
			}
			#connect() {
				if (this.#readyState === CLOSED) return;
				this.#readyState = CONNECTING;
				const fetchParams = {
					request: this.#request,
					dispatcher: this.#dispatcher
				};
				const processEventSourceEndOfBody = (response) => {
					if (isNetworkError(response)) {
						this.dispatchEvent(new Event("error"));
						this.close();
					}
					this.#reconnect();
				};
				fetchParams.processResponseEndOfBody = processEventSourceEndOfBody;
				fetchParams.processResponse = (response) => {
					if (isNetworkError(response)) {
						if (response.aborted) {
							this.close();
							this.dispatchEvent(new Event("error"));
							return;
						} else {
							this.#reconnect();
							return;
						}
					}
					const contentType = response.headersList.get("content-type", true);
					const mimeType = contentType !== null ? parseMIMEType(contentType) : "failure";
					const contentTypeValid = mimeType !== "failure" && mimeType.essence === "text/event-stream";
					if (response.status !== 200 || contentTypeValid === false) {
						this.close();
						this.dispatchEvent(new Event("error"));
						return;
					}
					this.#readyState = OPEN;
					this.dispatchEvent(new Event("open"));
					this.#state.origin = response.urlList[response.urlList.length - 1].origin;
					const eventSourceStream = new EventSourceStream({
						eventSourceSettings: this.#state,
						maxEventSize: this.#dispatcher.eventSourceOptions?.maxEventSize,
						push: (event) => {
							this.dispatchEvent(createFastMessageEvent(event.type, event.options));
						}
					});
					pipeline(response.body.stream, eventSourceStream, (error) => {
						if (error?.aborted === false) {
							this.close();
							this.dispatchEvent(new Event("error"));
						}
					});
				};
				this.#controller = fetching(fetchParams);
			}
			async #reconnect() {
				if (this.#readyState === CLOSED) return;
				this.#readyState = CONNECTING;
				this.dispatchEvent(new Event("error"));
				await delay(this.#state.reconnectionTime);
				if (this.#readyState !== CONNECTING) return;
				if (this.#state.lastEventId.length) {
					this.#request.headersList.set("last-event-id", this.#state.lastEventId, true);
				}
				this.#connect();
			}
			close() {
				webidl.brandCheck(this, EventSource);
				if (this.#readyState === CLOSED) return;
				this.#readyState = CLOSED;
				this.#controller.abort();
				this.#request = null;
			}
			get onopen() {
				return this.#events.open;
			}
			set onopen(fn) {
				if (this.#events.open) {
					this.removeEventListener("open", this.#events.open);
				}
				if (typeof fn === "function") {
					this.#events.open = fn;
					this.addEventListener("open", fn);
				} else {
					this.#events.open = null;
				}
			}
			get onmessage() {
				return this.#events.message;
			}
			set onmessage(fn) {
				if (this.#events.message) {
					this.removeEventListener("message", this.#events.message);
				}
				if (typeof fn === "function") {
					this.#events.message = fn;
					this.addEventListener("message", fn);
				} else {
					this.#events.message = null;
				}
			}
			get onerror() {
				return this.#events.error;
			}
			set onerror(fn) {
				if (this.#events.error) {
					this.removeEventListener("error", this.#events.error);
				}
				if (typeof fn === "function") {
					this.#events.error = fn;
					this.addEventListener("error", fn);
				} else {
					this.#events.error = null;
				}
			}
		}
		const constantsPropertyDescriptors = {
			CONNECTING: {
				__proto__: null,
				configurable: false,
				enumerable: true,
				value: CONNECTING,
				writable: false
			},
			OPEN: {
				__proto__: null,
				configurable: false,
				enumerable: true,
				value: OPEN,
				writable: false
			},
			CLOSED: {
				__proto__: null,
				configurable: false,
				enumerable: true,
				value: CLOSED,
				writable: false
			}
		};
		Object.defineProperties(EventSource, constantsPropertyDescriptors);
		Object.defineProperties(EventSource.prototype, constantsPropertyDescriptors);
		Object.defineProperties(EventSource.prototype, {
			close: kEnumerableProperty,
			onerror: kEnumerableProperty,
			onmessage: kEnumerableProperty,
			onopen: kEnumerableProperty,
			readyState: kEnumerableProperty,
			url: kEnumerableProperty,
			withCredentials: kEnumerableProperty
		});
		webidl.converters.EventSourceInitDict = webidl.dictionaryConverter([{
			key: "withCredentials",
			converter: webidl.converters.boolean,
			defaultValue: () => false
		}, {
			key: "dispatcher",
			converter: webidl.converters.any,
			defaultValue: () => getGlobalDispatcher()
		}]);
		module.exports = {
			EventSource,
			defaultReconnectionTime
		};
	}),
	4811: ((module) => {
		function isValidLastEventId(value) {
			return value.indexOf("\0") === -1;
		}
		function isASCIINumber(value) {
			if (value.length === 0) return false;
			for (let i = 0; i < value.length; i++) {
				if (value.charCodeAt(i) < 48 || value.charCodeAt(i) > 57) return false;
			}
			return true;
		}
		function delay(ms) {
			return new Promise((resolve) => {
				setTimeout(resolve, ms).unref();
			});
		}
		module.exports = {
			isValidLastEventId,
			isASCIINumber,
			delay
		};
	}),
	6653: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { kConnected, kSize } = __webpack_require__(6443);
		class CompatWeakRef {
			constructor(value) {
				this.value = value;
			}
			deref() {
				return this.value[kConnected] === 0 && this.value[kSize] === 0 ? undefined : this.value;
			}
		}
		class CompatFinalizer {
			constructor(finalizer) {
				this.finalizer = finalizer;
			}
			register(dispatcher, key) {
				if (dispatcher.on) {
					dispatcher.on("disconnect", () => {
						if (dispatcher[kConnected] === 0 && dispatcher[kSize] === 0) {
							this.finalizer(key);
						}
					});
				}
			}
			unregister(key) {}
		}
		module.exports = function() {
			if (process.env.NODE_V8_COVERAGE && process.version.startsWith("v18")) {
				process._rawDebug("Using compatibility WeakRef and FinalizationRegistry");
				return {
					WeakRef: CompatWeakRef,
					FinalizationRegistry: CompatFinalizer
				};
			}
			return {
				WeakRef,
				FinalizationRegistry
			};
		};
	}),
	660: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { kConstruct } = __webpack_require__(6443);
		const { kEnumerableProperty } = __webpack_require__(3440);
		const { iteratorMixin, isValidHeaderName, isValidHeaderValue } = __webpack_require__(3168);
		const { webidl } = __webpack_require__(5893);
		const assert = __webpack_require__(4589);
		const util = __webpack_require__(7975);
		const kHeadersMap = Symbol("headers map");
		const kHeadersSortedMap = Symbol("headers map sorted");
		function isHTTPWhiteSpaceCharCode(code) {
			return code === 10 || code === 13 || code === 9 || code === 32;
		}
		function headerValueNormalize(potentialValue) {
			let i = 0;
			let j = potentialValue.length;
			while (j > i && isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(j - 1))) --j;
			while (j > i && isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(i))) ++i;
			return i === 0 && j === potentialValue.length ? potentialValue : potentialValue.substring(i, j);
		}
		function fill(headers, object) {
			if (Array.isArray(object)) {
				for (let i = 0; i < object.length; ++i) {
					const header = object[i];
					if (header.length !== 2) {
						throw webidl.errors.exception({
							header: "Headers constructor",
							message: `expected name/value pair to be length 2, found ${header.length}.`
						});
					}
					appendHeader(headers, header[0], header[1]);
				}
			} else if (typeof object === "object" && object !== null) {
				const keys = Object.keys(object);
				for (let i = 0; i < keys.length; ++i) {
					appendHeader(headers, keys[i], object[keys[i]]);
				}
			} else {
				throw webidl.errors.conversionFailed({
					prefix: "Headers constructor",
					argument: "Argument 1",
					types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
				});
			}
		}
		function appendHeader(headers, name, value) {
			value = headerValueNormalize(value);
			if (!isValidHeaderName(name)) {
				throw webidl.errors.invalidArgument({
					prefix: "Headers.append",
					value: name,
					type: "header name"
				});
			} else if (!isValidHeaderValue(value)) {
				throw webidl.errors.invalidArgument({
					prefix: "Headers.append",
					value,
					type: "header value"
				});
			}
			if (getHeadersGuard(headers) === "immutable") {
				throw new TypeError("immutable");
			}
			return getHeadersList(headers).append(name, value, false);
		}
		function compareHeaderName(a, b) {
			return a[0] < b[0] ? -1 : 1;
		}
		class HeadersList {
			cookies = null;
			constructor(init) {
				if (init instanceof HeadersList) {
					this[kHeadersMap] = new Map(init[kHeadersMap]);
					this[kHeadersSortedMap] = init[kHeadersSortedMap];
					this.cookies = init.cookies === null ? null : [...init.cookies];
				} else {
					this[kHeadersMap] = new Map(init);
					this[kHeadersSortedMap] = null;
				}
			}
			contains(name, isLowerCase) {
				return this[kHeadersMap].has(isLowerCase ? name : name.toLowerCase());
			}
			clear() {
				this[kHeadersMap].clear();
				this[kHeadersSortedMap] = null;
				this.cookies = null;
			}
			append(name, value, isLowerCase) {
				this[kHeadersSortedMap] = null;
				const lowercaseName = isLowerCase ? name : name.toLowerCase();
				const exists = this[kHeadersMap].get(lowercaseName);
				if (exists) {
					const delimiter = lowercaseName === "cookie" ? "; " : ", ";
					this[kHeadersMap].set(lowercaseName, {
						name: exists.name,
						value: `${exists.value}${delimiter}${value}`
					});
				} else {
					this[kHeadersMap].set(lowercaseName, {
						name,
						value
					});
				}
				if (lowercaseName === "set-cookie") {
					(this.cookies ??= []).push(value);
				}
			}
			set(name, value, isLowerCase) {
				this[kHeadersSortedMap] = null;
				const lowercaseName = isLowerCase ? name : name.toLowerCase();
				if (lowercaseName === "set-cookie") {
					this.cookies = [value];
				}
				this[kHeadersMap].set(lowercaseName, {
					name,
					value
				});
			}
			delete(name, isLowerCase) {
				this[kHeadersSortedMap] = null;
				if (!isLowerCase) name = name.toLowerCase();
				if (name === "set-cookie") {
					this.cookies = null;
				}
				this[kHeadersMap].delete(name);
			}
			get(name, isLowerCase) {
				return this[kHeadersMap].get(isLowerCase ? name : name.toLowerCase())?.value ?? null;
			}
			*[Symbol.iterator]() {
				for (const { 0: name, 1: { value } } of this[kHeadersMap]) {
					yield [name, value];
				}
			}
			get entries() {
				const headers = {};
				if (this[kHeadersMap].size !== 0) {
					for (const { name, value } of this[kHeadersMap].values()) {
						headers[name] = value;
					}
				}
				return headers;
			}
			rawValues() {
				return this[kHeadersMap].values();
			}
			get entriesList() {
				const headers = [];
				if (this[kHeadersMap].size !== 0) {
					for (const { 0: lowerName, 1: { name, value } } of this[kHeadersMap]) {
						if (lowerName === "set-cookie") {
							for (const cookie of this.cookies) {
								headers.push([name, cookie]);
							}
						} else {
							headers.push([name, value]);
						}
					}
				}
				return headers;
			}
			toSortedArray() {
				const size = this[kHeadersMap].size;
				const array = new Array(size);
				if (size <= 32) {
					if (size === 0) {
						return array;
					}
					const iterator = this[kHeadersMap][Symbol.iterator]();
					const firstValue = iterator.next().value;
					array[0] = [firstValue[0], firstValue[1].value];
					assert(firstValue[1].value !== null);
					for (let i = 1, j = 0, right = 0, left = 0, pivot = 0, x, value; i < size; ++i) {
						value = iterator.next().value;
						x = array[i] = [value[0], value[1].value];
						assert(x[1] !== null);
						left = 0;
						right = i;
						while (left < right) {
							pivot = left + (right - left >> 1);
							if (array[pivot][0] <= x[0]) {
								left = pivot + 1;
							} else {
								right = pivot;
							}
						}
						if (i !== pivot) {
							j = i;
							while (j > left) {
								array[j] = array[--j];
							}
							array[left] = x;
						}
					}
					if (!iterator.next().done) {
						throw new TypeError("Unreachable");
					}
					return array;
				} else {
					let i = 0;
					for (const { 0: name, 1: { value } } of this[kHeadersMap]) {
						array[i++] = [name, value];
						assert(value !== null);
					}
					return array.sort(compareHeaderName);
				}
			}
		}
		class Headers {
			#guard;
			#headersList;
			constructor(init = undefined) {
				webidl.util.markAsUncloneable(this);
				if (init === kConstruct) {
					return;
				}
				this.#headersList = new HeadersList();
				this.#guard = "none";
				if (init !== undefined) {
					init = webidl.converters.HeadersInit(init, "Headers contructor", "init");
					fill(this, init);
				}
			}
			append(name, value) {
				webidl.brandCheck(this, Headers);
				webidl.argumentLengthCheck(arguments, 2, "Headers.append");
				const prefix = "Headers.append";
				name = webidl.converters.ByteString(name, prefix, "name");
				value = webidl.converters.ByteString(value, prefix, "value");
				return appendHeader(this, name, value);
			}
			delete(name) {
				webidl.brandCheck(this, Headers);
				webidl.argumentLengthCheck(arguments, 1, "Headers.delete");
				const prefix = "Headers.delete";
				name = webidl.converters.ByteString(name, prefix, "name");
				if (!isValidHeaderName(name)) {
					throw webidl.errors.invalidArgument({
						prefix: "Headers.delete",
						value: name,
						type: "header name"
					});
				}
				if (this.#guard === "immutable") {
					throw new TypeError("immutable");
				}
				if (!this.#headersList.contains(name, false)) {
					return;
				}
				this.#headersList.delete(name, false);
			}
			get(name) {
				webidl.brandCheck(this, Headers);
				webidl.argumentLengthCheck(arguments, 1, "Headers.get");
				const prefix = "Headers.get";
				name = webidl.converters.ByteString(name, prefix, "name");
				if (!isValidHeaderName(name)) {
					throw webidl.errors.invalidArgument({
						prefix,
						value: name,
						type: "header name"
					});
				}
				return this.#headersList.get(name, false);
			}
			has(name) {
				webidl.brandCheck(this, Headers);
				webidl.argumentLengthCheck(arguments, 1, "Headers.has");
				const prefix = "Headers.has";
				name = webidl.converters.ByteString(name, prefix, "name");
				if (!isValidHeaderName(name)) {
					throw webidl.errors.invalidArgument({
						prefix,
						value: name,
						type: "header name"
					});
				}
				return this.#headersList.contains(name, false);
			}
			set(name, value) {
				webidl.brandCheck(this, Headers);
				webidl.argumentLengthCheck(arguments, 2, "Headers.set");
				const prefix = "Headers.set";
				name = webidl.converters.ByteString(name, prefix, "name");
				value = webidl.converters.ByteString(value, prefix, "value");
				value = headerValueNormalize(value);
				if (!isValidHeaderName(name)) {
					throw webidl.errors.invalidArgument({
						prefix,
						value: name,
						type: "header name"
					});
				} else if (!isValidHeaderValue(value)) {
					throw webidl.errors.invalidArgument({
						prefix,
						value,
						type: "header value"
					});
				}
				if (this.#guard === "immutable") {
					throw new TypeError("immutable");
				}
				this.#headersList.set(name, value, false);
			}
			getSetCookie() {
				webidl.brandCheck(this, Headers);
				const list = this.#headersList.cookies;
				if (list) {
					return [...list];
				}
				return [];
			}
			get [kHeadersSortedMap]() {
				if (this.#headersList[kHeadersSortedMap]) {
					return this.#headersList[kHeadersSortedMap];
				}
				const headers = [];
				const names = this.#headersList.toSortedArray();
				const cookies = this.#headersList.cookies;
				if (cookies === null || cookies.length === 1) {
					return this.#headersList[kHeadersSortedMap] = names;
				}
				for (let i = 0; i < names.length; ++i) {
					const { 0: name, 1: value } = names[i];
					if (name === "set-cookie") {
						for (let j = 0; j < cookies.length; ++j) {
							headers.push([name, cookies[j]]);
						}
					} else {
						headers.push([name, value]);
					}
				}
				return this.#headersList[kHeadersSortedMap] = headers;
			}
			[util.inspect.custom](depth, options) {
				options.depth ??= depth;
				return `Headers ${util.formatWithOptions(options, this.#headersList.entries)}`;
			}
			static getHeadersGuard(o) {
				return o.#guard;
			}
			static setHeadersGuard(o, guard) {
				o.#guard = guard;
			}
			static getHeadersList(o) {
				return o.#headersList;
			}
			static setHeadersList(o, list) {
				o.#headersList = list;
			}
		}
		const { getHeadersGuard, setHeadersGuard, getHeadersList, setHeadersList } = Headers;
		Reflect.deleteProperty(Headers, "getHeadersGuard");
		Reflect.deleteProperty(Headers, "setHeadersGuard");
		Reflect.deleteProperty(Headers, "getHeadersList");
		Reflect.deleteProperty(Headers, "setHeadersList");
		iteratorMixin("Headers", Headers, kHeadersSortedMap, 0, 1);
		Object.defineProperties(Headers.prototype, {
			append: kEnumerableProperty,
			delete: kEnumerableProperty,
			get: kEnumerableProperty,
			has: kEnumerableProperty,
			set: kEnumerableProperty,
			getSetCookie: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "Headers",
				configurable: true
			},
			[util.inspect.custom]: { enumerable: false }
		});
		webidl.converters.HeadersInit = function(V, prefix, argument) {
			if (webidl.util.Type(V) === "Object") {
				const iterator = Reflect.get(V, Symbol.iterator);
				if (!util.types.isProxy(V) && iterator === Headers.prototype.entries) {
					try {
						return getHeadersList(V).entriesList;
					} catch {}
				}
				if (typeof iterator === "function") {
					return webidl.converters["sequence<sequence<ByteString>>"](V, prefix, argument, iterator.bind(V));
				}
				return webidl.converters["record<ByteString, ByteString>"](V, prefix, argument);
			}
			throw webidl.errors.conversionFailed({
				prefix: "Headers constructor",
				argument: "Argument 1",
				types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
			});
		};
		module.exports = {
			fill,
			compareHeaderName,
			Headers,
			HeadersList,
			getHeadersGuard,
			setHeadersGuard,
			setHeadersList,
			getHeadersList
		};
	}),
	4398: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { makeNetworkError, makeAppropriateNetworkError, filterResponse, makeResponse, fromInnerResponse } = __webpack_require__(9051);
		const { HeadersList } = __webpack_require__(660);
		const { Request, cloneRequest } = __webpack_require__(9967);
		const zlib = __webpack_require__(8522);
		const { bytesMatch, makePolicyContainer, clonePolicyContainer, requestBadPort, TAOCheck, appendRequestOriginHeader, responseLocationURL, requestCurrentURL, setRequestReferrerPolicyOnRedirect, tryUpgradeRequestToAPotentiallyTrustworthyURL, createOpaqueTimingInfo, appendFetchMetadata, corsCheck, crossOriginResourcePolicyCheck, determineRequestsReferrer, coarsenedSharedCurrentTime, createDeferredPromise, isBlobLike, sameOrigin, isCancelled, isAborted, isErrorLike, fullyReadBody, readableStreamClose, isomorphicEncode, urlIsLocal, urlIsHttpHttpsScheme, urlHasHttpsScheme, clampAndCoarsenConnectionTimingInfo, simpleRangeHeaderValue, buildContentRange, createInflate, extractMimeType } = __webpack_require__(3168);
		const { kState, kDispatcher } = __webpack_require__(3627);
		const assert = __webpack_require__(4589);
		const { safelyExtractBody, extractBody } = __webpack_require__(4492);
		const { redirectStatusSet, nullBodyStatus, safeMethodsSet, requestBodyHeader, subresourceSet } = __webpack_require__(4495);
		const EE = __webpack_require__(8474);
		const { Readable, pipeline, finished } = __webpack_require__(7075);
		const { addAbortListener, isErrored, isReadable, bufferToLowerCasedHeaderName } = __webpack_require__(3440);
		const { dataURLProcessor, serializeAMimeType, minimizeSupportedMimeType } = __webpack_require__(1900);
		const { getGlobalDispatcher } = __webpack_require__(2581);
		const { webidl } = __webpack_require__(5893);
		const { STATUS_CODES } = __webpack_require__(7067);
		const GET_OR_HEAD = ["GET", "HEAD"];
		const defaultUserAgent = typeof __UNDICI_IS_NODE__ !== "undefined" || typeof esbuildDetection !== "undefined" ? "node" : "undici";
		let resolveObjectURL;
		class Fetch extends EE {
			constructor(dispatcher) {
				super();
				this.dispatcher = dispatcher;
				this.connection = null;
				this.dump = false;
				this.state = "ongoing";
			}
			terminate(reason) {
				if (this.state !== "ongoing") {
					return;
				}
				this.state = "terminated";
				this.connection?.destroy(reason);
				this.emit("terminated", reason);
			}
			abort(error) {
				if (this.state !== "ongoing") {
					return;
				}
				this.state = "aborted";
				if (!error) {
					error = new DOMException("The operation was aborted.", "AbortError");
				}
				this.serializedAbortReason = error;
				this.connection?.destroy(error);
				this.emit("terminated", error);
			}
		}
		function handleFetchDone(response) {
			finalizeAndReportTiming(response, "fetch");
		}
		function fetch(input, init = undefined) {
			webidl.argumentLengthCheck(arguments, 1, "globalThis.fetch");
			let p = createDeferredPromise();
			let requestObject;
			try {
				requestObject = new Request(input, init);
			} catch (e) {
				p.reject(e);
				return p.promise;
			}
			const request = requestObject[kState];
			if (requestObject.signal.aborted) {
				abortFetch(p, request, null, requestObject.signal.reason);
				return p.promise;
			}
			const globalObject = request.client.globalObject;
			if (globalObject?.constructor?.name === "ServiceWorkerGlobalScope") {
				request.serviceWorkers = "none";
			}
			let responseObject = null;
			let locallyAborted = false;
			let controller = null;
			addAbortListener(requestObject.signal, () => {
				locallyAborted = true;
				assert(controller != null);
				controller.abort(requestObject.signal.reason);
				const realResponse = responseObject?.deref();
				abortFetch(p, request, realResponse, requestObject.signal.reason);
			});
			const processResponse = (response) => {
				if (locallyAborted) {
					return;
				}
				if (response.aborted) {
					abortFetch(p, request, responseObject, controller.serializedAbortReason);
					return;
				}
				if (response.type === "error") {
					p.reject(new TypeError("fetch failed", { cause: response.error }));
					return;
				}
				responseObject = new WeakRef(fromInnerResponse(response, "immutable"));
				p.resolve(responseObject.deref());
				p = null;
			};
			controller = fetching({
				request,
				processResponseEndOfBody: handleFetchDone,
				processResponse,
				dispatcher: requestObject[kDispatcher]
			});
			return p.promise;
		}
		function finalizeAndReportTiming(response, initiatorType = "other") {
			if (response.type === "error" && response.aborted) {
				return;
			}
			if (!response.urlList?.length) {
				return;
			}
			const originalURL = response.urlList[0];
			let timingInfo = response.timingInfo;
			let cacheState = response.cacheState;
			if (!urlIsHttpHttpsScheme(originalURL)) {
				return;
			}
			if (timingInfo === null) {
				return;
			}
			if (!response.timingAllowPassed) {
				timingInfo = createOpaqueTimingInfo({ startTime: timingInfo.startTime });
				cacheState = "";
			}
			timingInfo.endTime = coarsenedSharedCurrentTime();
			response.timingInfo = timingInfo;
			markResourceTiming(timingInfo, originalURL.href, initiatorType, globalThis, cacheState);
		}
		const markResourceTiming = performance.markResourceTiming;
		function abortFetch(p, request, responseObject, error) {
			if (p) {
				p.reject(error);
			}
			if (request.body != null && isReadable(request.body?.stream)) {
				request.body.stream.cancel(error).catch((err) => {
					if (err.code === "ERR_INVALID_STATE") {
						return;
					}
					throw err;
				});
			}
			if (responseObject == null) {
				return;
			}
			const response = responseObject[kState];
			if (response.body != null && isReadable(response.body?.stream)) {
				response.body.stream.cancel(error).catch((err) => {
					if (err.code === "ERR_INVALID_STATE") {
						return;
					}
					throw err;
				});
			}
		}
		function fetching({ request, processRequestBodyChunkLength, processRequestEndOfBody, processResponse, processResponseEndOfBody, processResponseConsumeBody, useParallelQueue = false, dispatcher = getGlobalDispatcher() }) {
			assert(dispatcher);
			let taskDestination = null;
			let crossOriginIsolatedCapability = false;
			if (request.client != null) {
				taskDestination = request.client.globalObject;
				crossOriginIsolatedCapability = request.client.crossOriginIsolatedCapability;
			}
			const currentTime = coarsenedSharedCurrentTime(crossOriginIsolatedCapability);
			const timingInfo = createOpaqueTimingInfo({ startTime: currentTime });
			const fetchParams = {
				controller: new Fetch(dispatcher),
				request,
				timingInfo,
				processRequestBodyChunkLength,
				processRequestEndOfBody,
				processResponse,
				processResponseConsumeBody,
				processResponseEndOfBody,
				taskDestination,
				crossOriginIsolatedCapability
			};
			assert(!request.body || request.body.stream);
			if (request.window === "client") {
				request.window = request.client?.globalObject?.constructor?.name === "Window" ? request.client : "no-window";
			}
			if (request.origin === "client") {
				request.origin = request.client.origin;
			}
			if (request.policyContainer === "client") {
				if (request.client != null) {
					request.policyContainer = clonePolicyContainer(request.client.policyContainer);
				} else {
					request.policyContainer = makePolicyContainer();
				}
			}
			if (!request.headersList.contains("accept", true)) {
				const value = "*/*";
				request.headersList.append("accept", value, true);
			}
			if (!request.headersList.contains("accept-language", true)) {
				request.headersList.append("accept-language", "*", true);
			}
			if (request.priority === null) {}
			if (subresourceSet.has(request.destination)) {}
			mainFetch(fetchParams).catch((err) => {
				fetchParams.controller.terminate(err);
			});
			return fetchParams.controller;
		}
		async function mainFetch(fetchParams, recursive = false) {
			const request = fetchParams.request;
			let response = null;
			if (request.localURLsOnly && !urlIsLocal(requestCurrentURL(request))) {
				response = makeNetworkError("local URLs only");
			}
			tryUpgradeRequestToAPotentiallyTrustworthyURL(request);
			if (requestBadPort(request) === "blocked") {
				response = makeNetworkError("bad port");
			}
			if (request.referrerPolicy === "") {
				request.referrerPolicy = request.policyContainer.referrerPolicy;
			}
			if (request.referrer !== "no-referrer") {
				request.referrer = determineRequestsReferrer(request);
			}
			if (response === null) {
				response = await (async () => {
					const currentURL = requestCurrentURL(request);
					if (sameOrigin(currentURL, request.url) && request.responseTainting === "basic" || currentURL.protocol === "data:" || request.mode === "navigate" || request.mode === "websocket") {
						request.responseTainting = "basic";
						return await schemeFetch(fetchParams);
					}
					if (request.mode === "same-origin") {
						return makeNetworkError("request mode cannot be \"same-origin\"");
					}
					if (request.mode === "no-cors") {
						if (request.redirect !== "follow") {
							return makeNetworkError("redirect mode cannot be \"follow\" for \"no-cors\" request");
						}
						request.responseTainting = "opaque";
						return await schemeFetch(fetchParams);
					}
					if (!urlIsHttpHttpsScheme(requestCurrentURL(request))) {
						return makeNetworkError("URL scheme must be a HTTP(S) scheme");
					}
					request.responseTainting = "cors";
					return await httpFetch(fetchParams);
				})();
			}
			if (recursive) {
				return response;
			}
			if (response.status !== 0 && !response.internalResponse) {
				if (request.responseTainting === "cors") {}
				if (request.responseTainting === "basic") {
					response = filterResponse(response, "basic");
				} else if (request.responseTainting === "cors") {
					response = filterResponse(response, "cors");
				} else if (request.responseTainting === "opaque") {
					response = filterResponse(response, "opaque");
				} else {
					assert(false);
				}
			}
			let internalResponse = response.status === 0 ? response : response.internalResponse;
			if (internalResponse.urlList.length === 0) {
				internalResponse.urlList.push(...request.urlList);
			}
			if (!request.timingAllowFailed) {
				response.timingAllowPassed = true;
			}
			if (response.type === "opaque" && internalResponse.status === 206 && internalResponse.rangeRequested && !request.headers.contains("range", true)) {
				response = internalResponse = makeNetworkError();
			}
			if (response.status !== 0 && (request.method === "HEAD" || request.method === "CONNECT" || nullBodyStatus.includes(internalResponse.status))) {
				internalResponse.body = null;
				fetchParams.controller.dump = true;
			}
			if (request.integrity) {
				const processBodyError = (reason) => fetchFinale(fetchParams, makeNetworkError(reason));
				if (request.responseTainting === "opaque" || response.body == null) {
					processBodyError(response.error);
					return;
				}
				const processBody = (bytes) => {
					if (!bytesMatch(bytes, request.integrity)) {
						processBodyError("integrity mismatch");
						return;
					}
					response.body = safelyExtractBody(bytes)[0];
					fetchFinale(fetchParams, response);
				};
				await fullyReadBody(response.body, processBody, processBodyError);
			} else {
				fetchFinale(fetchParams, response);
			}
		}
		function schemeFetch(fetchParams) {
			if (isCancelled(fetchParams) && fetchParams.request.redirectCount === 0) {
				return Promise.resolve(makeAppropriateNetworkError(fetchParams));
			}
			const { request } = fetchParams;
			const { protocol: scheme } = requestCurrentURL(request);
			switch (scheme) {
				case "about:": {
					return Promise.resolve(makeNetworkError("about scheme is not supported"));
				}
				case "blob:": {
					if (!resolveObjectURL) {
						resolveObjectURL = __webpack_require__(4573).resolveObjectURL;
					}
					const blobURLEntry = requestCurrentURL(request);
					if (blobURLEntry.search.length !== 0) {
						return Promise.resolve(makeNetworkError("NetworkError when attempting to fetch resource."));
					}
					const blob = resolveObjectURL(blobURLEntry.toString());
					if (request.method !== "GET" || !isBlobLike(blob)) {
						return Promise.resolve(makeNetworkError("invalid method"));
					}
					const response = makeResponse();
					const fullLength = blob.size;
					const serializedFullLength = isomorphicEncode(`${fullLength}`);
					const type = blob.type;
					if (!request.headersList.contains("range", true)) {
						const bodyWithType = extractBody(blob);
						response.statusText = "OK";
						response.body = bodyWithType[0];
						response.headersList.set("content-length", serializedFullLength, true);
						response.headersList.set("content-type", type, true);
					} else {
						response.rangeRequested = true;
						const rangeHeader = request.headersList.get("range", true);
						const rangeValue = simpleRangeHeaderValue(rangeHeader, true);
						if (rangeValue === "failure") {
							return Promise.resolve(makeNetworkError("failed to fetch the data URL"));
						}
						let { rangeStartValue: rangeStart, rangeEndValue: rangeEnd } = rangeValue;
						if (rangeStart === null) {
							rangeStart = fullLength - rangeEnd;
							rangeEnd = rangeStart + rangeEnd - 1;
						} else {
							if (rangeStart >= fullLength) {
								return Promise.resolve(makeNetworkError("Range start is greater than the blob's size."));
							}
							if (rangeEnd === null || rangeEnd >= fullLength) {
								rangeEnd = fullLength - 1;
							}
						}
						const slicedBlob = blob.slice(rangeStart, rangeEnd, type);
						const slicedBodyWithType = extractBody(slicedBlob);
						response.body = slicedBodyWithType[0];
						const serializedSlicedLength = isomorphicEncode(`${slicedBlob.size}`);
						const contentRange = buildContentRange(rangeStart, rangeEnd, fullLength);
						response.status = 206;
						response.statusText = "Partial Content";
						response.headersList.set("content-length", serializedSlicedLength, true);
						response.headersList.set("content-type", type, true);
						response.headersList.set("content-range", contentRange, true);
					}
					return Promise.resolve(response);
				}
				case "data:": {
					const currentURL = requestCurrentURL(request);
					const dataURLStruct = dataURLProcessor(currentURL);
					if (dataURLStruct === "failure") {
						return Promise.resolve(makeNetworkError("failed to fetch the data URL"));
					}
					const mimeType = serializeAMimeType(dataURLStruct.mimeType);
					return Promise.resolve(makeResponse({
						statusText: "OK",
						headersList: [["content-type", {
							name: "Content-Type",
							value: mimeType
						}]],
						body: safelyExtractBody(dataURLStruct.body)[0]
					}));
				}
				case "file:": {
					return Promise.resolve(makeNetworkError("not implemented... yet..."));
				}
				case "http:":
				case "https:": {
					return httpFetch(fetchParams).catch((err) => makeNetworkError(err));
				}
				default: {
					return Promise.resolve(makeNetworkError("unknown scheme"));
				}
			}
		}
		function finalizeResponse(fetchParams, response) {
			fetchParams.request.done = true;
			if (fetchParams.processResponseDone != null) {
				queueMicrotask(() => fetchParams.processResponseDone(response));
			}
		}
		function fetchFinale(fetchParams, response) {
			let timingInfo = fetchParams.timingInfo;
			const processResponseEndOfBody = () => {
				const unsafeEndTime = Date.now();
				if (fetchParams.request.destination === "document") {
					fetchParams.controller.fullTimingInfo = timingInfo;
				}
				fetchParams.controller.reportTimingSteps = () => {
					if (fetchParams.request.url.protocol !== "https:") {
						return;
					}
					timingInfo.endTime = unsafeEndTime;
					let cacheState = response.cacheState;
					const bodyInfo = response.bodyInfo;
					if (!response.timingAllowPassed) {
						timingInfo = createOpaqueTimingInfo(timingInfo);
						cacheState = "";
					}
					let responseStatus = 0;
					if (fetchParams.request.mode !== "navigator" || !response.hasCrossOriginRedirects) {
						responseStatus = response.status;
						const mimeType = extractMimeType(response.headersList);
						if (mimeType !== "failure") {
							bodyInfo.contentType = minimizeSupportedMimeType(mimeType);
						}
					}
					if (fetchParams.request.initiatorType != null) {
						markResourceTiming(timingInfo, fetchParams.request.url.href, fetchParams.request.initiatorType, globalThis, cacheState, bodyInfo, responseStatus);
					}
				};
				const processResponseEndOfBodyTask = () => {
					fetchParams.request.done = true;
					if (fetchParams.processResponseEndOfBody != null) {
						queueMicrotask(() => fetchParams.processResponseEndOfBody(response));
					}
					if (fetchParams.request.initiatorType != null) {
						fetchParams.controller.reportTimingSteps();
					}
				};
				queueMicrotask(() => processResponseEndOfBodyTask());
			};
			if (fetchParams.processResponse != null) {
				queueMicrotask(() => {
					fetchParams.processResponse(response);
					fetchParams.processResponse = null;
				});
			}
			const internalResponse = response.type === "error" ? response : response.internalResponse ?? response;
			if (internalResponse.body == null) {
				processResponseEndOfBody();
			} else {
				finished(internalResponse.body.stream, () => {
					processResponseEndOfBody();
				});
			}
		}
		async function httpFetch(fetchParams) {
			const request = fetchParams.request;
			let response = null;
			let actualResponse = null;
			const timingInfo = fetchParams.timingInfo;
			if (request.serviceWorkers === "all") {}
			if (response === null) {
				if (request.redirect === "follow") {
					request.serviceWorkers = "none";
				}
				actualResponse = response = await httpNetworkOrCacheFetch(fetchParams);
				if (request.responseTainting === "cors" && corsCheck(request, response) === "failure") {
					return makeNetworkError("cors failure");
				}
				if (TAOCheck(request, response) === "failure") {
					request.timingAllowFailed = true;
				}
			}
			if ((request.responseTainting === "opaque" || response.type === "opaque") && crossOriginResourcePolicyCheck(request.origin, request.client, request.destination, actualResponse) === "blocked") {
				return makeNetworkError("blocked");
			}
			if (redirectStatusSet.has(actualResponse.status)) {
				if (request.redirect !== "manual") {
					fetchParams.controller.connection.destroy(undefined, false);
				}
				if (request.redirect === "error") {
					response = makeNetworkError("unexpected redirect");
				} else if (request.redirect === "manual") {
					response = actualResponse;
				} else if (request.redirect === "follow") {
					response = await httpRedirectFetch(fetchParams, response);
				} else {
					assert(false);
				}
			}
			response.timingInfo = timingInfo;
			return response;
		}
		function httpRedirectFetch(fetchParams, response) {
			const request = fetchParams.request;
			const actualResponse = response.internalResponse ? response.internalResponse : response;
			let locationURL;
			try {
				locationURL = responseLocationURL(actualResponse, requestCurrentURL(request).hash);
				if (locationURL == null) {
					return response;
				}
			} catch (err) {
				return Promise.resolve(makeNetworkError(err));
			}
			if (!urlIsHttpHttpsScheme(locationURL)) {
				return Promise.resolve(makeNetworkError("URL scheme must be a HTTP(S) scheme"));
			}
			if (request.redirectCount === 20) {
				return Promise.resolve(makeNetworkError("redirect count exceeded"));
			}
			request.redirectCount += 1;
			if (request.mode === "cors" && (locationURL.username || locationURL.password) && !sameOrigin(request, locationURL)) {
				return Promise.resolve(makeNetworkError("cross origin not allowed for request mode \"cors\""));
			}
			if (request.responseTainting === "cors" && (locationURL.username || locationURL.password)) {
				return Promise.resolve(makeNetworkError("URL cannot contain credentials for request mode \"cors\""));
			}
			if (actualResponse.status !== 303 && request.body != null && request.body.source == null) {
				return Promise.resolve(makeNetworkError());
			}
			if ([301, 302].includes(actualResponse.status) && request.method === "POST" || actualResponse.status === 303 && !GET_OR_HEAD.includes(request.method)) {
				request.method = "GET";
				request.body = null;
				for (const headerName of requestBodyHeader) {
					request.headersList.delete(headerName);
				}
			}
			if (!sameOrigin(requestCurrentURL(request), locationURL)) {
				request.headersList.delete("authorization", true);
				request.headersList.delete("proxy-authorization", true);
				request.headersList.delete("cookie", true);
				request.headersList.delete("host", true);
			}
			if (request.body != null) {
				assert(request.body.source != null);
				request.body = safelyExtractBody(request.body.source)[0];
			}
			const timingInfo = fetchParams.timingInfo;
			timingInfo.redirectEndTime = timingInfo.postRedirectStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
			if (timingInfo.redirectStartTime === 0) {
				timingInfo.redirectStartTime = timingInfo.startTime;
			}
			request.urlList.push(locationURL);
			setRequestReferrerPolicyOnRedirect(request, actualResponse);
			return mainFetch(fetchParams, true);
		}
		async function httpNetworkOrCacheFetch(fetchParams, isAuthenticationFetch = false, isNewConnectionFetch = false) {
			const request = fetchParams.request;
			let httpFetchParams = null;
			let httpRequest = null;
			let response = null;
			const httpCache = null;
			const revalidatingFlag = false;
			if (request.window === "no-window" && request.redirect === "error") {
				httpFetchParams = fetchParams;
				httpRequest = request;
			} else {
				httpRequest = cloneRequest(request);
				httpFetchParams = { ...fetchParams };
				httpFetchParams.request = httpRequest;
			}
			const includeCredentials = request.credentials === "include" || request.credentials === "same-origin" && request.responseTainting === "basic";
			const contentLength = httpRequest.body ? httpRequest.body.length : null;
			let contentLengthHeaderValue = null;
			if (httpRequest.body == null && ["POST", "PUT"].includes(httpRequest.method)) {
				contentLengthHeaderValue = "0";
			}
			if (contentLength != null) {
				contentLengthHeaderValue = isomorphicEncode(`${contentLength}`);
			}
			if (contentLengthHeaderValue != null) {
				httpRequest.headersList.append("content-length", contentLengthHeaderValue, true);
			}
			if (contentLength != null && httpRequest.keepalive) {}
			if (httpRequest.referrer instanceof URL) {
				httpRequest.headersList.append("referer", isomorphicEncode(httpRequest.referrer.href), true);
			}
			appendRequestOriginHeader(httpRequest);
			appendFetchMetadata(httpRequest);
			if (!httpRequest.headersList.contains("user-agent", true)) {
				httpRequest.headersList.append("user-agent", defaultUserAgent);
			}
			if (httpRequest.cache === "default" && (httpRequest.headersList.contains("if-modified-since", true) || httpRequest.headersList.contains("if-none-match", true) || httpRequest.headersList.contains("if-unmodified-since", true) || httpRequest.headersList.contains("if-match", true) || httpRequest.headersList.contains("if-range", true))) {
				httpRequest.cache = "no-store";
			}
			if (httpRequest.cache === "no-cache" && !httpRequest.preventNoCacheCacheControlHeaderModification && !httpRequest.headersList.contains("cache-control", true)) {
				httpRequest.headersList.append("cache-control", "max-age=0", true);
			}
			if (httpRequest.cache === "no-store" || httpRequest.cache === "reload") {
				if (!httpRequest.headersList.contains("pragma", true)) {
					httpRequest.headersList.append("pragma", "no-cache", true);
				}
				if (!httpRequest.headersList.contains("cache-control", true)) {
					httpRequest.headersList.append("cache-control", "no-cache", true);
				}
			}
			if (httpRequest.headersList.contains("range", true)) {
				httpRequest.headersList.append("accept-encoding", "identity", true);
			}
			if (!httpRequest.headersList.contains("accept-encoding", true)) {
				if (urlHasHttpsScheme(requestCurrentURL(httpRequest))) {
					httpRequest.headersList.append("accept-encoding", "br, gzip, deflate", true);
				} else {
					httpRequest.headersList.append("accept-encoding", "gzip, deflate", true);
				}
			}
			httpRequest.headersList.delete("host", true);
			if (includeCredentials) {}
			if (httpCache == null) {
				httpRequest.cache = "no-store";
			}
			if (httpRequest.cache !== "no-store" && httpRequest.cache !== "reload") {}
			if (response == null) {
				if (httpRequest.cache === "only-if-cached") {
					return makeNetworkError("only if cached");
				}
				const forwardResponse = await httpNetworkFetch(httpFetchParams, includeCredentials, isNewConnectionFetch);
				if (!safeMethodsSet.has(httpRequest.method) && forwardResponse.status >= 200 && forwardResponse.status <= 399) {}
				if (revalidatingFlag && forwardResponse.status === 304) {}
				if (response == null) {
					response = forwardResponse;
				}
			}
			response.urlList = [...httpRequest.urlList];
			if (httpRequest.headersList.contains("range", true)) {
				response.rangeRequested = true;
			}
			response.requestIncludesCredentials = includeCredentials;
			if (response.status === 407) {
				if (request.window === "no-window") {
					return makeNetworkError();
				}
				if (isCancelled(fetchParams)) {
					return makeAppropriateNetworkError(fetchParams);
				}
				return makeNetworkError("proxy authentication required");
			}
			if (response.status === 421 && !isNewConnectionFetch && (request.body == null || request.body.source != null)) {
				if (isCancelled(fetchParams)) {
					return makeAppropriateNetworkError(fetchParams);
				}
				fetchParams.controller.connection.destroy();
				response = await httpNetworkOrCacheFetch(fetchParams, isAuthenticationFetch, true);
			}
			if (isAuthenticationFetch) {}
			return response;
		}
		async function httpNetworkFetch(fetchParams, includeCredentials = false, forceNewConnection = false) {
			assert(!fetchParams.controller.connection || fetchParams.controller.connection.destroyed);
			fetchParams.controller.connection = {
				abort: null,
				destroyed: false,
				destroy(err, abort = true) {
					if (!this.destroyed) {
						this.destroyed = true;
						if (abort) {
							this.abort?.(err ?? new DOMException("The operation was aborted.", "AbortError"));
						}
					}
				}
			};
			const request = fetchParams.request;
			let response = null;
			const timingInfo = fetchParams.timingInfo;
			const httpCache = null;
			if (httpCache == null) {
				request.cache = "no-store";
			}
			const newConnection = forceNewConnection ? "yes" : "no";
			if (request.mode === "websocket") {} else {}
			let requestBody = null;
			if (request.body == null && fetchParams.processRequestEndOfBody) {
				queueMicrotask(() => fetchParams.processRequestEndOfBody());
			} else if (request.body != null) {
				const processBodyChunk = async function* (bytes) {
					if (isCancelled(fetchParams)) {
						return;
					}
					yield bytes;
					fetchParams.processRequestBodyChunkLength?.(bytes.byteLength);
				};
				const processEndOfBody = () => {
					if (isCancelled(fetchParams)) {
						return;
					}
					if (fetchParams.processRequestEndOfBody) {
						fetchParams.processRequestEndOfBody();
					}
				};
				const processBodyError = (e) => {
					if (isCancelled(fetchParams)) {
						return;
					}
					if (e.name === "AbortError") {
						fetchParams.controller.abort();
					} else {
						fetchParams.controller.terminate(e);
					}
				};
				requestBody = (async function* () {
					try {
						for await (const bytes of request.body.stream) {
							yield* processBodyChunk(bytes);
						}
						processEndOfBody();
					} catch (err) {
						processBodyError(err);
					}
				})();
			}
			try {
				const { body, status, statusText, headersList, socket } = await dispatch({ body: requestBody });
				if (socket) {
					response = makeResponse({
						status,
						statusText,
						headersList,
						socket
					});
				} else {
					const iterator = body[Symbol.asyncIterator]();
					fetchParams.controller.next = () => iterator.next();
					response = makeResponse({
						status,
						statusText,
						headersList
					});
				}
			} catch (err) {
				if (err.name === "AbortError") {
					fetchParams.controller.connection.destroy();
					return makeAppropriateNetworkError(fetchParams, err);
				}
				return makeNetworkError(err);
			}
			const pullAlgorithm = async () => {
				await fetchParams.controller.resume();
			};
			const cancelAlgorithm = (reason) => {
				if (!isCancelled(fetchParams)) {
					fetchParams.controller.abort(reason);
				}
			};
			const stream = new ReadableStream({
				async start(controller) {
					fetchParams.controller.controller = controller;
				},
				async pull(controller) {
					await pullAlgorithm(controller);
				},
				async cancel(reason) {
					await cancelAlgorithm(reason);
				},
				type: "bytes"
			});
			response.body = {
				stream,
				source: null,
				length: null
			};
			if (!fetchParams.controller.resume) {
				fetchParams.controller.on("terminated", onAborted);
			}
			fetchParams.controller.resume = async () => {
				while (true) {
					let bytes;
					let isFailure;
					try {
						const { done, value } = await fetchParams.controller.next();
						if (isAborted(fetchParams)) {
							break;
						}
						bytes = done ? undefined : value;
					} catch (err) {
						if (fetchParams.controller.ended && !timingInfo.encodedBodySize) {
							bytes = undefined;
						} else {
							bytes = err;
							isFailure = true;
						}
					}
					if (bytes === undefined) {
						readableStreamClose(fetchParams.controller.controller);
						finalizeResponse(fetchParams, response);
						return;
					}
					timingInfo.decodedBodySize += bytes?.byteLength ?? 0;
					if (isFailure) {
						fetchParams.controller.terminate(bytes);
						return;
					}
					const buffer = new Uint8Array(bytes);
					if (buffer.byteLength) {
						fetchParams.controller.controller.enqueue(buffer);
					}
					if (isErrored(stream)) {
						fetchParams.controller.terminate();
						return;
					}
					if (fetchParams.controller.controller.desiredSize <= 0) {
						return;
					}
				}
			};
			function onAborted(reason) {
				if (isAborted(fetchParams)) {
					response.aborted = true;
					if (isReadable(stream)) {
						fetchParams.controller.controller.error(fetchParams.controller.serializedAbortReason);
					}
				} else {
					if (isReadable(stream)) {
						fetchParams.controller.controller.error(new TypeError("terminated", { cause: isErrorLike(reason) ? reason : undefined }));
					}
				}
				fetchParams.controller.connection.destroy();
			}
			return response;
			function dispatch({ body }) {
				const url = requestCurrentURL(request);
				const agent = fetchParams.controller.dispatcher;
				return new Promise((resolve, reject) => agent.dispatch({
					path: url.pathname + url.search,
					origin: url.origin,
					method: request.method,
					body: agent.isMockActive ? request.body && (request.body.source || request.body.stream) : body,
					headers: request.headersList.entries,
					maxRedirections: 0,
					upgrade: request.mode === "websocket" ? "websocket" : undefined
				}, {
					body: null,
					abort: null,
					onConnect(abort) {
						const { connection } = fetchParams.controller;
						timingInfo.finalConnectionTimingInfo = clampAndCoarsenConnectionTimingInfo(undefined, timingInfo.postRedirectStartTime, fetchParams.crossOriginIsolatedCapability);
						if (connection.destroyed) {
							abort(new DOMException("The operation was aborted.", "AbortError"));
						} else {
							fetchParams.controller.on("terminated", abort);
							this.abort = connection.abort = abort;
						}
						timingInfo.finalNetworkRequestStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
					},
					onResponseStarted() {
						timingInfo.finalNetworkResponseStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
					},
					onHeaders(status, rawHeaders, resume, statusText) {
						if (status < 200) {
							return;
						}
						let location = "";
						const headersList = new HeadersList();
						for (let i = 0; i < rawHeaders.length; i += 2) {
							headersList.append(bufferToLowerCasedHeaderName(rawHeaders[i]), rawHeaders[i + 1].toString("latin1"), true);
						}
						location = headersList.get("location", true);
						const decoders = [];
						const willFollow = location && request.redirect === "follow" && redirectStatusSet.has(status);
						if (request.method !== "HEAD" && request.method !== "CONNECT" && !nullBodyStatus.includes(status) && !willFollow) {
							const contentEncoding = headersList.get("content-encoding", true);
							const codings = contentEncoding ? contentEncoding.toLowerCase().split(",") : [];
							const maxContentEncodings = 5;
							if (codings.length > maxContentEncodings) {
								this.abort(new Error(`too many content-encodings in response: ${codings.length}, maximum allowed is ${maxContentEncodings}`));
								return true;
							}
							for (let i = codings.length - 1; i >= 0; --i) {
								const coding = codings[i].trim();
								if (coding === "x-gzip" || coding === "gzip") {
									decoders.push(zlib.createGunzip({
										flush: zlib.constants.Z_SYNC_FLUSH,
										finishFlush: zlib.constants.Z_SYNC_FLUSH
									}));
								} else if (coding === "deflate") {
									decoders.push(createInflate({
										flush: zlib.constants.Z_SYNC_FLUSH,
										finishFlush: zlib.constants.Z_SYNC_FLUSH
									}));
								} else if (coding === "br") {
									decoders.push(zlib.createBrotliDecompress({
										flush: zlib.constants.BROTLI_OPERATION_FLUSH,
										finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH
									}));
								} else {
									decoders.length = 0;
									break;
								}
							}
						}
						this.body = new Readable({ read: resume });
						const onError = this.onError.bind(this);
						resolve({
							status,
							statusText,
							headersList,
							body: decoders.length ? pipeline(this.body, ...decoders, (err) => {
								if (err) {
									this.onError(err);
								}
							}).on("error", onError) : this.body.on("error", onError)
						});
						return true;
					},
					onData(chunk) {
						if (fetchParams.controller.dump) {
							return;
						}
						const bytes = chunk;
						timingInfo.encodedBodySize += bytes.byteLength;
						return this.body.push(bytes);
					},
					onComplete() {
						if (this.abort) {
							fetchParams.controller.off("terminated", this.abort);
						}
						fetchParams.controller.ended = true;
						this.body.push(null);
					},
					onError(error) {
						if (this.abort) {
							fetchParams.controller.off("terminated", this.abort);
						}
						this.body?.destroy(error);
						fetchParams.controller.terminate(error);
						reject(error);
					},
					onUpgrade(status, rawHeaders, socket) {
						if (status !== 101) {
							return;
						}
						const headersList = new HeadersList();
						for (let i = 0; i < rawHeaders.length; i += 2) {
							headersList.append(bufferToLowerCasedHeaderName(rawHeaders[i]), rawHeaders[i + 1].toString("latin1"), true);
						}
						resolve({
							status,
							statusText: STATUS_CODES[status],
							headersList,
							socket
						});
						return true;
					}
				}));
			}
		}
		module.exports = {
			fetch,
			Fetch,
			fetching,
			finalizeAndReportTiming
		};
	}),
	9967: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { extractBody, mixinBody, cloneBody, bodyUnusable } = __webpack_require__(4492);
		const { Headers, fill: fillHeaders, HeadersList, setHeadersGuard, getHeadersGuard, setHeadersList, getHeadersList } = __webpack_require__(660);
		const { FinalizationRegistry } = __webpack_require__(6653)();
		const util = __webpack_require__(3440);
		const nodeUtil = __webpack_require__(7975);
		const { isValidHTTPToken, sameOrigin, environmentSettingsObject } = __webpack_require__(3168);
		const { forbiddenMethodsSet, corsSafeListedMethodsSet, referrerPolicy, requestRedirect, requestMode, requestCredentials, requestCache, requestDuplex } = __webpack_require__(4495);
		const { kEnumerableProperty, normalizedMethodRecordsBase, normalizedMethodRecords } = util;
		const { kHeaders, kSignal, kState, kDispatcher } = __webpack_require__(3627);
		const { webidl } = __webpack_require__(5893);
		const { URLSerializer } = __webpack_require__(1900);
		const { kConstruct } = __webpack_require__(6443);
		const assert = __webpack_require__(4589);
		const { getMaxListeners, setMaxListeners, getEventListeners, defaultMaxListeners } = __webpack_require__(8474);
		const kAbortController = Symbol("abortController");
		const requestFinalizer = new FinalizationRegistry(({ signal, abort }) => {
			signal.removeEventListener("abort", abort);
		});
		const dependentControllerMap = new WeakMap();
		function buildAbort(acRef) {
			return abort;
			function abort() {
				const ac = acRef.deref();
				if (ac !== undefined) {
					requestFinalizer.unregister(abort);
					this.removeEventListener("abort", abort);
					ac.abort(this.reason);
					const controllerList = dependentControllerMap.get(ac.signal);
					if (controllerList !== undefined) {
						if (controllerList.size !== 0) {
							for (const ref of controllerList) {
								const ctrl = ref.deref();
								if (ctrl !== undefined) {
									ctrl.abort(this.reason);
								}
							}
							controllerList.clear();
						}
						dependentControllerMap.delete(ac.signal);
					}
				}
			}
		}
		let patchMethodWarning = false;
		class Request {
			constructor(input, init = {}) {
				webidl.util.markAsUncloneable(this);
				if (input === kConstruct) {
					return;
				}
				const prefix = "Request constructor";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				input = webidl.converters.RequestInfo(input, prefix, "input");
				init = webidl.converters.RequestInit(init, prefix, "init");
				let request = null;
				let fallbackMode = null;
				const baseUrl = environmentSettingsObject.settingsObject.baseUrl;
				let signal = null;
				if (typeof input === "string") {
					this[kDispatcher] = init.dispatcher;
					let parsedURL;
					try {
						parsedURL = new URL(input, baseUrl);
					} catch (err) {
						throw new TypeError("Failed to parse URL from " + input, { cause: err });
					}
					if (parsedURL.username || parsedURL.password) {
						throw new TypeError("Request cannot be constructed from a URL that includes credentials: " + input);
					}
					request = makeRequest({ urlList: [parsedURL] });
					fallbackMode = "cors";
				} else {
					this[kDispatcher] = init.dispatcher || input[kDispatcher];
					assert(input instanceof Request);
					request = input[kState];
					signal = input[kSignal];
				}
				const origin = environmentSettingsObject.settingsObject.origin;
				let window = "client";
				if (request.window?.constructor?.name === "EnvironmentSettingsObject" && sameOrigin(request.window, origin)) {
					window = request.window;
				}
				if (init.window != null) {
					throw new TypeError(`'window' option '${window}' must be null`);
				}
				if ("window" in init) {
					window = "no-window";
				}
				request = makeRequest({
					method: request.method,
					headersList: request.headersList,
					unsafeRequest: request.unsafeRequest,
					client: environmentSettingsObject.settingsObject,
					window,
					priority: request.priority,
					origin: request.origin,
					referrer: request.referrer,
					referrerPolicy: request.referrerPolicy,
					mode: request.mode,
					credentials: request.credentials,
					cache: request.cache,
					redirect: request.redirect,
					integrity: request.integrity,
					keepalive: request.keepalive,
					reloadNavigation: request.reloadNavigation,
					historyNavigation: request.historyNavigation,
					urlList: [...request.urlList]
				});
				const initHasKey = Object.keys(init).length !== 0;
				if (initHasKey) {
					if (request.mode === "navigate") {
						request.mode = "same-origin";
					}
					request.reloadNavigation = false;
					request.historyNavigation = false;
					request.origin = "client";
					request.referrer = "client";
					request.referrerPolicy = "";
					request.url = request.urlList[request.urlList.length - 1];
					request.urlList = [request.url];
				}
				if (init.referrer !== undefined) {
					const referrer = init.referrer;
					if (referrer === "") {
						request.referrer = "no-referrer";
					} else {
						let parsedReferrer;
						try {
							parsedReferrer = new URL(referrer, baseUrl);
						} catch (err) {
							throw new TypeError(`Referrer "${referrer}" is not a valid URL.`, { cause: err });
						}
						if (parsedReferrer.protocol === "about:" && parsedReferrer.hostname === "client" || origin && !sameOrigin(parsedReferrer, environmentSettingsObject.settingsObject.baseUrl)) {
							request.referrer = "client";
						} else {
							request.referrer = parsedReferrer;
						}
					}
				}
				if (init.referrerPolicy !== undefined) {
					request.referrerPolicy = init.referrerPolicy;
				}
				let mode;
				if (init.mode !== undefined) {
					mode = init.mode;
				} else {
					mode = fallbackMode;
				}
				if (mode === "navigate") {
					throw webidl.errors.exception({
						header: "Request constructor",
						message: "invalid request mode navigate."
					});
				}
				if (mode != null) {
					request.mode = mode;
				}
				if (init.credentials !== undefined) {
					request.credentials = init.credentials;
				}
				if (init.cache !== undefined) {
					request.cache = init.cache;
				}
				if (request.cache === "only-if-cached" && request.mode !== "same-origin") {
					throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");
				}
				if (init.redirect !== undefined) {
					request.redirect = init.redirect;
				}
				if (init.integrity != null) {
					request.integrity = String(init.integrity);
				}
				if (init.keepalive !== undefined) {
					request.keepalive = Boolean(init.keepalive);
				}
				if (init.method !== undefined) {
					let method = init.method;
					const mayBeNormalized = normalizedMethodRecords[method];
					if (mayBeNormalized !== undefined) {
						request.method = mayBeNormalized;
					} else {
						if (!isValidHTTPToken(method)) {
							throw new TypeError(`'${method}' is not a valid HTTP method.`);
						}
						const upperCase = method.toUpperCase();
						if (forbiddenMethodsSet.has(upperCase)) {
							throw new TypeError(`'${method}' HTTP method is unsupported.`);
						}
						method = normalizedMethodRecordsBase[upperCase] ?? method;
						request.method = method;
					}
					if (!patchMethodWarning && request.method === "patch") {
						process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", { code: "UNDICI-FETCH-patch" });
						patchMethodWarning = true;
					}
				}
				if (init.signal !== undefined) {
					signal = init.signal;
				}
				this[kState] = request;
				const ac = new AbortController();
				this[kSignal] = ac.signal;
				if (signal != null) {
					if (!signal || typeof signal.aborted !== "boolean" || typeof signal.addEventListener !== "function") {
						throw new TypeError("Failed to construct 'Request': member signal is not of type AbortSignal.");
					}
					if (signal.aborted) {
						ac.abort(signal.reason);
					} else {
						this[kAbortController] = ac;
						const acRef = new WeakRef(ac);
						const abort = buildAbort(acRef);
						try {
							if (typeof getMaxListeners === "function" && getMaxListeners(signal) === defaultMaxListeners) {
								setMaxListeners(1500, signal);
							} else if (getEventListeners(signal, "abort").length >= defaultMaxListeners) {
								setMaxListeners(1500, signal);
							}
						} catch {}
						util.addAbortListener(signal, abort);
						requestFinalizer.register(ac, {
							signal,
							abort
						}, abort);
					}
				}
				this[kHeaders] = new Headers(kConstruct);
				setHeadersList(this[kHeaders], request.headersList);
				setHeadersGuard(this[kHeaders], "request");
				if (mode === "no-cors") {
					if (!corsSafeListedMethodsSet.has(request.method)) {
						throw new TypeError(`'${request.method} is unsupported in no-cors mode.`);
					}
					setHeadersGuard(this[kHeaders], "request-no-cors");
				}
				if (initHasKey) {
					const headersList = getHeadersList(this[kHeaders]);
					const headers = init.headers !== undefined ? init.headers : new HeadersList(headersList);
					headersList.clear();
					if (headers instanceof HeadersList) {
						for (const { name, value } of headers.rawValues()) {
							headersList.append(name, value, false);
						}
						headersList.cookies = headers.cookies;
					} else {
						fillHeaders(this[kHeaders], headers);
					}
				}
				const inputBody = input instanceof Request ? input[kState].body : null;
				if ((init.body != null || inputBody != null) && (request.method === "GET" || request.method === "HEAD")) {
					throw new TypeError("Request with GET/HEAD method cannot have body.");
				}
				let initBody = null;
				if (init.body != null) {
					const [extractedBody, contentType] = extractBody(init.body, request.keepalive);
					initBody = extractedBody;
					if (contentType && !getHeadersList(this[kHeaders]).contains("content-type", true)) {
						this[kHeaders].append("content-type", contentType);
					}
				}
				const inputOrInitBody = initBody ?? inputBody;
				if (inputOrInitBody != null && inputOrInitBody.source == null) {
					if (initBody != null && init.duplex == null) {
						throw new TypeError("RequestInit: duplex option is required when sending a body.");
					}
					if (request.mode !== "same-origin" && request.mode !== "cors") {
						throw new TypeError("If request is made from ReadableStream, mode should be \"same-origin\" or \"cors\"");
					}
					request.useCORSPreflightFlag = true;
				}
				let finalBody = inputOrInitBody;
				if (initBody == null && inputBody != null) {
					if (bodyUnusable(input)) {
						throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
					}
					const identityTransform = new TransformStream();
					inputBody.stream.pipeThrough(identityTransform);
					finalBody = {
						source: inputBody.source,
						length: inputBody.length,
						stream: identityTransform.readable
					};
				}
				this[kState].body = finalBody;
			}
			get method() {
				webidl.brandCheck(this, Request);
				return this[kState].method;
			}
			get url() {
				webidl.brandCheck(this, Request);
				return URLSerializer(this[kState].url);
			}
			get headers() {
				webidl.brandCheck(this, Request);
				return this[kHeaders];
			}
			get destination() {
				webidl.brandCheck(this, Request);
				return this[kState].destination;
			}
			get referrer() {
				webidl.brandCheck(this, Request);
				if (this[kState].referrer === "no-referrer") {
					return "";
				}
				if (this[kState].referrer === "client") {
					return "about:client";
				}
				return this[kState].referrer.toString();
			}
			get referrerPolicy() {
				webidl.brandCheck(this, Request);
				return this[kState].referrerPolicy;
			}
			get mode() {
				webidl.brandCheck(this, Request);
				return this[kState].mode;
			}
			get credentials() {
				return this[kState].credentials;
			}
			get cache() {
				webidl.brandCheck(this, Request);
				return this[kState].cache;
			}
			get redirect() {
				webidl.brandCheck(this, Request);
				return this[kState].redirect;
			}
			get integrity() {
				webidl.brandCheck(this, Request);
				return this[kState].integrity;
			}
			get keepalive() {
				webidl.brandCheck(this, Request);
				return this[kState].keepalive;
			}
			get isReloadNavigation() {
				webidl.brandCheck(this, Request);
				return this[kState].reloadNavigation;
			}
			get isHistoryNavigation() {
				webidl.brandCheck(this, Request);
				return this[kState].historyNavigation;
			}
			get signal() {
				webidl.brandCheck(this, Request);
				return this[kSignal];
			}
			get body() {
				webidl.brandCheck(this, Request);
				return this[kState].body ? this[kState].body.stream : null;
			}
			get bodyUsed() {
				webidl.brandCheck(this, Request);
				return !!this[kState].body && util.isDisturbed(this[kState].body.stream);
			}
			get duplex() {
				webidl.brandCheck(this, Request);
				return "half";
			}
			clone() {
				webidl.brandCheck(this, Request);
				if (bodyUnusable(this)) {
					throw new TypeError("unusable");
				}
				const clonedRequest = cloneRequest(this[kState]);
				const ac = new AbortController();
				if (this.signal.aborted) {
					ac.abort(this.signal.reason);
				} else {
					let list = dependentControllerMap.get(this.signal);
					if (list === undefined) {
						list = new Set();
						dependentControllerMap.set(this.signal, list);
					}
					const acRef = new WeakRef(ac);
					list.add(acRef);
					util.addAbortListener(ac.signal, buildAbort(acRef));
				}
				return fromInnerRequest(clonedRequest, ac.signal, getHeadersGuard(this[kHeaders]));
			}
			[nodeUtil.inspect.custom](depth, options) {
				if (options.depth === null) {
					options.depth = 2;
				}
				options.colors ??= true;
				const properties = {
					method: this.method,
					url: this.url,
					headers: this.headers,
					destination: this.destination,
					referrer: this.referrer,
					referrerPolicy: this.referrerPolicy,
					mode: this.mode,
					credentials: this.credentials,
					cache: this.cache,
					redirect: this.redirect,
					integrity: this.integrity,
					keepalive: this.keepalive,
					isReloadNavigation: this.isReloadNavigation,
					isHistoryNavigation: this.isHistoryNavigation,
					signal: this.signal
				};
				return `Request ${nodeUtil.formatWithOptions(options, properties)}`;
			}
		}
		mixinBody(Request);
		function makeRequest(init) {
			return {
				method: init.method ?? "GET",
				localURLsOnly: init.localURLsOnly ?? false,
				unsafeRequest: init.unsafeRequest ?? false,
				body: init.body ?? null,
				client: init.client ?? null,
				reservedClient: init.reservedClient ?? null,
				replacesClientId: init.replacesClientId ?? "",
				window: init.window ?? "client",
				keepalive: init.keepalive ?? false,
				serviceWorkers: init.serviceWorkers ?? "all",
				initiator: init.initiator ?? "",
				destination: init.destination ?? "",
				priority: init.priority ?? null,
				origin: init.origin ?? "client",
				policyContainer: init.policyContainer ?? "client",
				referrer: init.referrer ?? "client",
				referrerPolicy: init.referrerPolicy ?? "",
				mode: init.mode ?? "no-cors",
				useCORSPreflightFlag: init.useCORSPreflightFlag ?? false,
				credentials: init.credentials ?? "same-origin",
				useCredentials: init.useCredentials ?? false,
				cache: init.cache ?? "default",
				redirect: init.redirect ?? "follow",
				integrity: init.integrity ?? "",
				cryptoGraphicsNonceMetadata: init.cryptoGraphicsNonceMetadata ?? "",
				parserMetadata: init.parserMetadata ?? "",
				reloadNavigation: init.reloadNavigation ?? false,
				historyNavigation: init.historyNavigation ?? false,
				userActivation: init.userActivation ?? false,
				taintedOrigin: init.taintedOrigin ?? false,
				redirectCount: init.redirectCount ?? 0,
				responseTainting: init.responseTainting ?? "basic",
				preventNoCacheCacheControlHeaderModification: init.preventNoCacheCacheControlHeaderModification ?? false,
				done: init.done ?? false,
				timingAllowFailed: init.timingAllowFailed ?? false,
				urlList: init.urlList,
				url: init.urlList[0],
				headersList: init.headersList ? new HeadersList(init.headersList) : new HeadersList()
			};
		}
		function cloneRequest(request) {
			const newRequest = makeRequest({
				...request,
				body: null
			});
			if (request.body != null) {
				newRequest.body = cloneBody(newRequest, request.body);
			}
			return newRequest;
		}
		function fromInnerRequest(innerRequest, signal, guard) {
			const request = new Request(kConstruct);
			request[kState] = innerRequest;
			request[kSignal] = signal;
			request[kHeaders] = new Headers(kConstruct);
			setHeadersList(request[kHeaders], innerRequest.headersList);
			setHeadersGuard(request[kHeaders], guard);
			return request;
		}
		Object.defineProperties(Request.prototype, {
			method: kEnumerableProperty,
			url: kEnumerableProperty,
			headers: kEnumerableProperty,
			redirect: kEnumerableProperty,
			clone: kEnumerableProperty,
			signal: kEnumerableProperty,
			duplex: kEnumerableProperty,
			destination: kEnumerableProperty,
			body: kEnumerableProperty,
			bodyUsed: kEnumerableProperty,
			isHistoryNavigation: kEnumerableProperty,
			isReloadNavigation: kEnumerableProperty,
			keepalive: kEnumerableProperty,
			integrity: kEnumerableProperty,
			cache: kEnumerableProperty,
			credentials: kEnumerableProperty,
			attribute: kEnumerableProperty,
			referrerPolicy: kEnumerableProperty,
			referrer: kEnumerableProperty,
			mode: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "Request",
				configurable: true
			}
		});
		webidl.converters.Request = webidl.interfaceConverter(Request);
		webidl.converters.RequestInfo = function(V, prefix, argument) {
			if (typeof V === "string") {
				return webidl.converters.USVString(V, prefix, argument);
			}
			if (V instanceof Request) {
				return webidl.converters.Request(V, prefix, argument);
			}
			return webidl.converters.USVString(V, prefix, argument);
		};
		webidl.converters.AbortSignal = webidl.interfaceConverter(AbortSignal);
		webidl.converters.RequestInit = webidl.dictionaryConverter([
			{
				key: "method",
				converter: webidl.converters.ByteString
			},
			{
				key: "headers",
				converter: webidl.converters.HeadersInit
			},
			{
				key: "body",
				converter: webidl.nullableConverter(webidl.converters.BodyInit)
			},
			{
				key: "referrer",
				converter: webidl.converters.USVString
			},
			{
				key: "referrerPolicy",
				converter: webidl.converters.DOMString,
				allowedValues: referrerPolicy
			},
			{
				key: "mode",
				converter: webidl.converters.DOMString,
				allowedValues: requestMode
			},
			{
				key: "credentials",
				converter: webidl.converters.DOMString,
				allowedValues: requestCredentials
			},
			{
				key: "cache",
				converter: webidl.converters.DOMString,
				allowedValues: requestCache
			},
			{
				key: "redirect",
				converter: webidl.converters.DOMString,
				allowedValues: requestRedirect
			},
			{
				key: "integrity",
				converter: webidl.converters.DOMString
			},
			{
				key: "keepalive",
				converter: webidl.converters.boolean
			},
			{
				key: "signal",
				converter: webidl.nullableConverter((signal) => webidl.converters.AbortSignal(signal, "RequestInit", "signal", { strict: false }))
			},
			{
				key: "window",
				converter: webidl.converters.any
			},
			{
				key: "duplex",
				converter: webidl.converters.DOMString,
				allowedValues: requestDuplex
			},
			{
				key: "dispatcher",
				converter: webidl.converters.any
			}
		]);
		module.exports = {
			Request,
			makeRequest,
			fromInnerRequest,
			cloneRequest
		};
	}),
	9051: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { Headers, HeadersList, fill, getHeadersGuard, setHeadersGuard, setHeadersList } = __webpack_require__(660);
		const { extractBody, cloneBody, mixinBody, hasFinalizationRegistry, streamRegistry, bodyUnusable } = __webpack_require__(4492);
		const util = __webpack_require__(3440);
		const nodeUtil = __webpack_require__(7975);
		const { kEnumerableProperty } = util;
		const { isValidReasonPhrase, isCancelled, isAborted, isBlobLike, serializeJavascriptValueToJSONString, isErrorLike, isomorphicEncode, environmentSettingsObject: relevantRealm } = __webpack_require__(3168);
		const { redirectStatusSet, nullBodyStatus } = __webpack_require__(4495);
		const { kState, kHeaders } = __webpack_require__(3627);
		const { webidl } = __webpack_require__(5893);
		const { FormData } = __webpack_require__(5910);
		const { URLSerializer } = __webpack_require__(1900);
		const { kConstruct } = __webpack_require__(6443);
		const assert = __webpack_require__(4589);
		const { types } = __webpack_require__(7975);
		const textEncoder = new TextEncoder("utf-8");
		class Response {
			static error() {
				const responseObject = fromInnerResponse(makeNetworkError(), "immutable");
				return responseObject;
			}
			static json(data, init = {}) {
				webidl.argumentLengthCheck(arguments, 1, "Response.json");
				if (init !== null) {
					init = webidl.converters.ResponseInit(init);
				}
				const bytes = textEncoder.encode(serializeJavascriptValueToJSONString(data));
				const body = extractBody(bytes);
				const responseObject = fromInnerResponse(makeResponse({}), "response");
				initializeResponse(responseObject, init, {
					body: body[0],
					type: "application/json"
				});
				return responseObject;
			}
			static redirect(url, status = 302) {
				webidl.argumentLengthCheck(arguments, 1, "Response.redirect");
				url = webidl.converters.USVString(url);
				status = webidl.converters["unsigned short"](status);
				let parsedURL;
				try {
					parsedURL = new URL(url, relevantRealm.settingsObject.baseUrl);
				} catch (err) {
					throw new TypeError(`Failed to parse URL from ${url}`, { cause: err });
				}
				if (!redirectStatusSet.has(status)) {
					throw new RangeError(`Invalid status code ${status}`);
				}
				const responseObject = fromInnerResponse(makeResponse({}), "immutable");
				responseObject[kState].status = status;
				const value = isomorphicEncode(URLSerializer(parsedURL));
				responseObject[kState].headersList.append("location", value, true);
				return responseObject;
			}
			constructor(body = null, init = {}) {
				webidl.util.markAsUncloneable(this);
				if (body === kConstruct) {
					return;
				}
				if (body !== null) {
					body = webidl.converters.BodyInit(body);
				}
				init = webidl.converters.ResponseInit(init);
				this[kState] = makeResponse({});
				this[kHeaders] = new Headers(kConstruct);
				setHeadersGuard(this[kHeaders], "response");
				setHeadersList(this[kHeaders], this[kState].headersList);
				let bodyWithType = null;
				if (body != null) {
					const [extractedBody, type] = extractBody(body);
					bodyWithType = {
						body: extractedBody,
						type
					};
				}
				initializeResponse(this, init, bodyWithType);
			}
			get type() {
				webidl.brandCheck(this, Response);
				return this[kState].type;
			}
			get url() {
				webidl.brandCheck(this, Response);
				const urlList = this[kState].urlList;
				const url = urlList[urlList.length - 1] ?? null;
				if (url === null) {
					return "";
				}
				return URLSerializer(url, true);
			}
			get redirected() {
				webidl.brandCheck(this, Response);
				return this[kState].urlList.length > 1;
			}
			get status() {
				webidl.brandCheck(this, Response);
				return this[kState].status;
			}
			get ok() {
				webidl.brandCheck(this, Response);
				return this[kState].status >= 200 && this[kState].status <= 299;
			}
			get statusText() {
				webidl.brandCheck(this, Response);
				return this[kState].statusText;
			}
			get headers() {
				webidl.brandCheck(this, Response);
				return this[kHeaders];
			}
			get body() {
				webidl.brandCheck(this, Response);
				return this[kState].body ? this[kState].body.stream : null;
			}
			get bodyUsed() {
				webidl.brandCheck(this, Response);
				return !!this[kState].body && util.isDisturbed(this[kState].body.stream);
			}
			clone() {
				webidl.brandCheck(this, Response);
				if (bodyUnusable(this)) {
					throw webidl.errors.exception({
						header: "Response.clone",
						message: "Body has already been consumed."
					});
				}
				const clonedResponse = cloneResponse(this[kState]);
				if (hasFinalizationRegistry && this[kState].body?.stream) {
					streamRegistry.register(this, new WeakRef(this[kState].body.stream));
				}
				return fromInnerResponse(clonedResponse, getHeadersGuard(this[kHeaders]));
			}
			[nodeUtil.inspect.custom](depth, options) {
				if (options.depth === null) {
					options.depth = 2;
				}
				options.colors ??= true;
				const properties = {
					status: this.status,
					statusText: this.statusText,
					headers: this.headers,
					body: this.body,
					bodyUsed: this.bodyUsed,
					ok: this.ok,
					redirected: this.redirected,
					type: this.type,
					url: this.url
				};
				return `Response ${nodeUtil.formatWithOptions(options, properties)}`;
			}
		}
		mixinBody(Response);
		Object.defineProperties(Response.prototype, {
			type: kEnumerableProperty,
			url: kEnumerableProperty,
			status: kEnumerableProperty,
			ok: kEnumerableProperty,
			redirected: kEnumerableProperty,
			statusText: kEnumerableProperty,
			headers: kEnumerableProperty,
			clone: kEnumerableProperty,
			body: kEnumerableProperty,
			bodyUsed: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "Response",
				configurable: true
			}
		});
		Object.defineProperties(Response, {
			json: kEnumerableProperty,
			redirect: kEnumerableProperty,
			error: kEnumerableProperty
		});
		function cloneResponse(response) {
			if (response.internalResponse) {
				return filterResponse(cloneResponse(response.internalResponse), response.type);
			}
			const newResponse = makeResponse({
				...response,
				body: null
			});
			if (response.body != null) {
				newResponse.body = cloneBody(newResponse, response.body);
			}
			return newResponse;
		}
		function makeResponse(init) {
			return {
				aborted: false,
				rangeRequested: false,
				timingAllowPassed: false,
				requestIncludesCredentials: false,
				type: "default",
				status: 200,
				timingInfo: null,
				cacheState: "",
				statusText: "",
				...init,
				headersList: init?.headersList ? new HeadersList(init?.headersList) : new HeadersList(),
				urlList: init?.urlList ? [...init.urlList] : []
			};
		}
		function makeNetworkError(reason) {
			const isError = isErrorLike(reason);
			return makeResponse({
				type: "error",
				status: 0,
				error: isError ? reason : new Error(reason ? String(reason) : reason),
				aborted: reason && reason.name === "AbortError"
			});
		}
		function isNetworkError(response) {
			return response.type === "error" && response.status === 0;
		}
		function makeFilteredResponse(response, state) {
			state = {
				internalResponse: response,
				...state
			};
			return new Proxy(response, {
				get(target, p) {
					return p in state ? state[p] : target[p];
				},
				set(target, p, value) {
					assert(!(p in state));
					target[p] = value;
					return true;
				}
			});
		}
		function filterResponse(response, type) {
			if (type === "basic") {
				return makeFilteredResponse(response, {
					type: "basic",
					headersList: response.headersList
				});
			} else if (type === "cors") {
				return makeFilteredResponse(response, {
					type: "cors",
					headersList: response.headersList
				});
			} else if (type === "opaque") {
				return makeFilteredResponse(response, {
					type: "opaque",
					urlList: Object.freeze([]),
					status: 0,
					statusText: "",
					body: null
				});
			} else if (type === "opaqueredirect") {
				return makeFilteredResponse(response, {
					type: "opaqueredirect",
					status: 0,
					statusText: "",
					headersList: [],
					body: null
				});
			} else {
				assert(false);
			}
		}
		function makeAppropriateNetworkError(fetchParams, err = null) {
			assert(isCancelled(fetchParams));
			return isAborted(fetchParams) ? makeNetworkError(Object.assign(new DOMException("The operation was aborted.", "AbortError"), { cause: err })) : makeNetworkError(Object.assign(new DOMException("Request was cancelled."), { cause: err }));
		}
		function initializeResponse(response, init, body) {
			if (init.status !== null && (init.status < 200 || init.status > 599)) {
				throw new RangeError("init[\"status\"] must be in the range of 200 to 599, inclusive.");
			}
			if ("statusText" in init && init.statusText != null) {
				if (!isValidReasonPhrase(String(init.statusText))) {
					throw new TypeError("Invalid statusText");
				}
			}
			if ("status" in init && init.status != null) {
				response[kState].status = init.status;
			}
			if ("statusText" in init && init.statusText != null) {
				response[kState].statusText = init.statusText;
			}
			if ("headers" in init && init.headers != null) {
				fill(response[kHeaders], init.headers);
			}
			if (body) {
				if (nullBodyStatus.includes(response.status)) {
					throw webidl.errors.exception({
						header: "Response constructor",
						message: `Invalid response status code ${response.status}`
					});
				}
				response[kState].body = body.body;
				if (body.type != null && !response[kState].headersList.contains("content-type", true)) {
					response[kState].headersList.append("content-type", body.type, true);
				}
			}
		}
		function fromInnerResponse(innerResponse, guard) {
			const response = new Response(kConstruct);
			response[kState] = innerResponse;
			response[kHeaders] = new Headers(kConstruct);
			setHeadersList(response[kHeaders], innerResponse.headersList);
			setHeadersGuard(response[kHeaders], guard);
			if (hasFinalizationRegistry && innerResponse.body?.stream) {
				streamRegistry.register(response, new WeakRef(innerResponse.body.stream));
			}
			return response;
		}
		webidl.converters.ReadableStream = webidl.interfaceConverter(ReadableStream);
		webidl.converters.FormData = webidl.interfaceConverter(FormData);
		webidl.converters.URLSearchParams = webidl.interfaceConverter(URLSearchParams);
		webidl.converters.XMLHttpRequestBodyInit = function(V, prefix, name) {
			if (typeof V === "string") {
				return webidl.converters.USVString(V, prefix, name);
			}
			if (isBlobLike(V)) {
				return webidl.converters.Blob(V, prefix, name, { strict: false });
			}
			if (ArrayBuffer.isView(V) || types.isArrayBuffer(V)) {
				return webidl.converters.BufferSource(V, prefix, name);
			}
			if (util.isFormDataLike(V)) {
				return webidl.converters.FormData(V, prefix, name, { strict: false });
			}
			if (V instanceof URLSearchParams) {
				return webidl.converters.URLSearchParams(V, prefix, name);
			}
			return webidl.converters.DOMString(V, prefix, name);
		};
		webidl.converters.BodyInit = function(V, prefix, argument) {
			if (V instanceof ReadableStream) {
				return webidl.converters.ReadableStream(V, prefix, argument);
			}
			if (V?.[Symbol.asyncIterator]) {
				return V;
			}
			return webidl.converters.XMLHttpRequestBodyInit(V, prefix, argument);
		};
		webidl.converters.ResponseInit = webidl.dictionaryConverter([
			{
				key: "status",
				converter: webidl.converters["unsigned short"],
				defaultValue: () => 200
			},
			{
				key: "statusText",
				converter: webidl.converters.ByteString,
				defaultValue: () => ""
			},
			{
				key: "headers",
				converter: webidl.converters.HeadersInit
			}
		]);
		module.exports = {
			isNetworkError,
			makeNetworkError,
			makeResponse,
			makeAppropriateNetworkError,
			filterResponse,
			Response,
			cloneResponse,
			fromInnerResponse
		};
	}),
	2607: ((module) => {
		function getEncoding(label) {
			if (!label) {
				return "failure";
			}
			switch (label.trim().toLowerCase()) {
				case "unicode-1-1-utf-8":
				case "unicode11utf8":
				case "unicode20utf8":
				case "utf-8":
				case "utf8":
				case "x-unicode20utf8": return "UTF-8";
				case "866":
				case "cp866":
				case "csibm866":
				case "ibm866": return "IBM866";
				case "csisolatin2":
				case "iso-8859-2":
				case "iso-ir-101":
				case "iso8859-2":
				case "iso88592":
				case "iso_8859-2":
				case "iso_8859-2:1987":
				case "l2":
				case "latin2": return "ISO-8859-2";
				case "csisolatin3":
				case "iso-8859-3":
				case "iso-ir-109":
				case "iso8859-3":
				case "iso88593":
				case "iso_8859-3":
				case "iso_8859-3:1988":
				case "l3":
				case "latin3": return "ISO-8859-3";
				case "csisolatin4":
				case "iso-8859-4":
				case "iso-ir-110":
				case "iso8859-4":
				case "iso88594":
				case "iso_8859-4":
				case "iso_8859-4:1988":
				case "l4":
				case "latin4": return "ISO-8859-4";
				case "csisolatincyrillic":
				case "cyrillic":
				case "iso-8859-5":
				case "iso-ir-144":
				case "iso8859-5":
				case "iso88595":
				case "iso_8859-5":
				case "iso_8859-5:1988": return "ISO-8859-5";
				case "arabic":
				case "asmo-708":
				case "csiso88596e":
				case "csiso88596i":
				case "csisolatinarabic":
				case "ecma-114":
				case "iso-8859-6":
				case "iso-8859-6-e":
				case "iso-8859-6-i":
				case "iso-ir-127":
				case "iso8859-6":
				case "iso88596":
				case "iso_8859-6":
				case "iso_8859-6:1987": return "ISO-8859-6";
				case "csisolatingreek":
				case "ecma-118":
				case "elot_928":
				case "greek":
				case "greek8":
				case "iso-8859-7":
				case "iso-ir-126":
				case "iso8859-7":
				case "iso88597":
				case "iso_8859-7":
				case "iso_8859-7:1987":
				case "sun_eu_greek": return "ISO-8859-7";
				case "csiso88598e":
				case "csisolatinhebrew":
				case "hebrew":
				case "iso-8859-8":
				case "iso-8859-8-e":
				case "iso-ir-138":
				case "iso8859-8":
				case "iso88598":
				case "iso_8859-8":
				case "iso_8859-8:1988":
				case "visual": return "ISO-8859-8";
				case "csiso88598i":
				case "iso-8859-8-i":
				case "logical": return "ISO-8859-8-I";
				case "csisolatin6":
				case "iso-8859-10":
				case "iso-ir-157":
				case "iso8859-10":
				case "iso885910":
				case "l6":
				case "latin6": return "ISO-8859-10";
				case "iso-8859-13":
				case "iso8859-13":
				case "iso885913": return "ISO-8859-13";
				case "iso-8859-14":
				case "iso8859-14":
				case "iso885914": return "ISO-8859-14";
				case "csisolatin9":
				case "iso-8859-15":
				case "iso8859-15":
				case "iso885915":
				case "iso_8859-15":
				case "l9": return "ISO-8859-15";
				case "iso-8859-16": return "ISO-8859-16";
				case "cskoi8r":
				case "koi":
				case "koi8":
				case "koi8-r":
				case "koi8_r": return "KOI8-R";
				case "koi8-ru":
				case "koi8-u": return "KOI8-U";
				case "csmacintosh":
				case "mac":
				case "macintosh":
				case "x-mac-roman": return "macintosh";
				case "iso-8859-11":
				case "iso8859-11":
				case "iso885911":
				case "tis-620":
				case "windows-874": return "windows-874";
				case "cp1250":
				case "windows-1250":
				case "x-cp1250": return "windows-1250";
				case "cp1251":
				case "windows-1251":
				case "x-cp1251": return "windows-1251";
				case "ansi_x3.4-1968":
				case "ascii":
				case "cp1252":
				case "cp819":
				case "csisolatin1":
				case "ibm819":
				case "iso-8859-1":
				case "iso-ir-100":
				case "iso8859-1":
				case "iso88591":
				case "iso_8859-1":
				case "iso_8859-1:1987":
				case "l1":
				case "latin1":
				case "us-ascii":
				case "windows-1252":
				case "x-cp1252": return "windows-1252";
				case "cp1253":
				case "windows-1253":
				case "x-cp1253": return "windows-1253";
				case "cp1254":
				case "csisolatin5":
				case "iso-8859-9":
				case "iso-ir-148":
				case "iso8859-9":
				case "iso88599":
				case "iso_8859-9":
				case "iso_8859-9:1989":
				case "l5":
				case "latin5":
				case "windows-1254":
				case "x-cp1254": return "windows-1254";
				case "cp1255":
				case "windows-1255":
				case "x-cp1255": return "windows-1255";
				case "cp1256":
				case "windows-1256":
				case "x-cp1256": return "windows-1256";
				case "cp1257":
				case "windows-1257":
				case "x-cp1257": return "windows-1257";
				case "cp1258":
				case "windows-1258":
				case "x-cp1258": return "windows-1258";
				case "x-mac-cyrillic":
				case "x-mac-ukrainian": return "x-mac-cyrillic";
				case "chinese":
				case "csgb2312":
				case "csiso58gb231280":
				case "gb2312":
				case "gb_2312":
				case "gb_2312-80":
				case "gbk":
				case "iso-ir-58":
				case "x-gbk": return "GBK";
				case "gb18030": return "gb18030";
				case "big5":
				case "big5-hkscs":
				case "cn-big5":
				case "csbig5":
				case "x-x-big5": return "Big5";
				case "cseucpkdfmtjapanese":
				case "euc-jp":
				case "x-euc-jp": return "EUC-JP";
				case "csiso2022jp":
				case "iso-2022-jp": return "ISO-2022-JP";
				case "csshiftjis":
				case "ms932":
				case "ms_kanji":
				case "shift-jis":
				case "shift_jis":
				case "sjis":
				case "windows-31j":
				case "x-sjis": return "Shift_JIS";
				case "cseuckr":
				case "csksc56011987":
				case "euc-kr":
				case "iso-ir-149":
				case "korean":
				case "ks_c_5601-1987":
				case "ks_c_5601-1989":
				case "ksc5601":
				case "ksc_5601":
				case "windows-949": return "EUC-KR";
				case "csiso2022kr":
				case "hz-gb-2312":
				case "iso-2022-cn":
				case "iso-2022-cn-ext":
				case "iso-2022-kr":
				case "replacement": return "replacement";
				case "unicodefffe":
				case "utf-16be": return "UTF-16BE";
				case "csunicode":
				case "iso-10646-ucs-2":
				case "ucs-2":
				case "unicode":
				case "unicodefeff":
				case "utf-16":
				case "utf-16le": return "UTF-16LE";
				case "x-user-defined": return "x-user-defined";
				default: return "failure";
			}
		}
		module.exports = { getEncoding };
	}),
	8355: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { staticPropertyDescriptors, readOperation, fireAProgressEvent } = __webpack_require__(3610);
		const { kState, kError, kResult, kEvents, kAborted } = __webpack_require__(961);
		const { webidl } = __webpack_require__(5893);
		const { kEnumerableProperty } = __webpack_require__(3440);
		class FileReader extends EventTarget {
			constructor() {
				super();
				this[kState] = "empty";
				this[kResult] = null;
				this[kError] = null;
				this[kEvents] = {
					loadend: null,
					error: null,
					abort: null,
					load: null,
					progress: null,
					loadstart: null
				};
			}
			readAsArrayBuffer(blob) {
				webidl.brandCheck(this, FileReader);
				webidl.argumentLengthCheck(arguments, 1, "FileReader.readAsArrayBuffer");
				blob = webidl.converters.Blob(blob, { strict: false });
				readOperation(this, blob, "ArrayBuffer");
			}
			readAsBinaryString(blob) {
				webidl.brandCheck(this, FileReader);
				webidl.argumentLengthCheck(arguments, 1, "FileReader.readAsBinaryString");
				blob = webidl.converters.Blob(blob, { strict: false });
				readOperation(this, blob, "BinaryString");
			}
			readAsText(blob, encoding = undefined) {
				webidl.brandCheck(this, FileReader);
				webidl.argumentLengthCheck(arguments, 1, "FileReader.readAsText");
				blob = webidl.converters.Blob(blob, { strict: false });
				if (encoding !== undefined) {
					encoding = webidl.converters.DOMString(encoding, "FileReader.readAsText", "encoding");
				}
				readOperation(this, blob, "Text", encoding);
			}
			readAsDataURL(blob) {
				webidl.brandCheck(this, FileReader);
				webidl.argumentLengthCheck(arguments, 1, "FileReader.readAsDataURL");
				blob = webidl.converters.Blob(blob, { strict: false });
				readOperation(this, blob, "DataURL");
			}
			abort() {
				if (this[kState] === "empty" || this[kState] === "done") {
					this[kResult] = null;
					return;
				}
				if (this[kState] === "loading") {
					this[kState] = "done";
					this[kResult] = null;
				}
				this[kAborted] = true;
				fireAProgressEvent("abort", this);
				if (this[kState] !== "loading") {
					fireAProgressEvent("loadend", this);
				}
			}
			get readyState() {
				webidl.brandCheck(this, FileReader);
				switch (this[kState]) {
					case "empty": return this.EMPTY;
					case "loading": return this.LOADING;
					case "done": return this.DONE;
				}
			}
			get result() {
				webidl.brandCheck(this, FileReader);
				return this[kResult];
			}
			get error() {
				webidl.brandCheck(this, FileReader);
				return this[kError];
			}
			get onloadend() {
				webidl.brandCheck(this, FileReader);
				return this[kEvents].loadend;
			}
			set onloadend(fn) {
				webidl.brandCheck(this, FileReader);
				if (this[kEvents].loadend) {
					this.removeEventListener("loadend", this[kEvents].loadend);
				}
				if (typeof fn === "function") {
					this[kEvents].loadend = fn;
					this.addEventListener("loadend", fn);
				} else {
					this[kEvents].loadend = null;
				}
			}
			get onerror() {
				webidl.brandCheck(this, FileReader);
				return this[kEvents].error;
			}
			set onerror(fn) {
				webidl.brandCheck(this, FileReader);
				if (this[kEvents].error) {
					this.removeEventListener("error", this[kEvents].error);
				}
				if (typeof fn === "function") {
					this[kEvents].error = fn;
					this.addEventListener("error", fn);
				} else {
					this[kEvents].error = null;
				}
			}
			get onloadstart() {
				webidl.brandCheck(this, FileReader);
				return this[kEvents].loadstart;
			}
			set onloadstart(fn) {
				webidl.brandCheck(this, FileReader);
				if (this[kEvents].loadstart) {
					this.removeEventListener("loadstart", this[kEvents].loadstart);
				}
				if (typeof fn === "function") {
					this[kEvents].loadstart = fn;
					this.addEventListener("loadstart", fn);
				} else {
					this[kEvents].loadstart = null;
				}
			}
			get onprogress() {
				webidl.brandCheck(this, FileReader);
				return this[kEvents].progress;
			}
			set onprogress(fn) {
				webidl.brandCheck(this, FileReader);
				if (this[kEvents].progress) {
					this.removeEventListener("progress", this[kEvents].progress);
				}
				if (typeof fn === "function") {
					this[kEvents].progress = fn;
					this.addEventListener("progress", fn);
				} else {
					this[kEvents].progress = null;
				}
			}
			get onload() {
				webidl.brandCheck(this, FileReader);
				return this[kEvents].load;
			}
			set onload(fn) {
				webidl.brandCheck(this, FileReader);
				if (this[kEvents].load) {
					this.removeEventListener("load", this[kEvents].load);
				}
				if (typeof fn === "function") {
					this[kEvents].load = fn;
					this.addEventListener("load", fn);
				} else {
					this[kEvents].load = null;
				}
			}
			get onabort() {
				webidl.brandCheck(this, FileReader);
				return this[kEvents].abort;
			}
			set onabort(fn) {
				webidl.brandCheck(this, FileReader);
				if (this[kEvents].abort) {
					this.removeEventListener("abort", this[kEvents].abort);
				}
				if (typeof fn === "function") {
					this[kEvents].abort = fn;
					this.addEventListener("abort", fn);
				} else {
					this[kEvents].abort = null;
				}
			}
		}
		FileReader.EMPTY = FileReader.prototype.EMPTY = 0;
		FileReader.LOADING = FileReader.prototype.LOADING = 1;
		FileReader.DONE = FileReader.prototype.DONE = 2;
		Object.defineProperties(FileReader.prototype, {
			EMPTY: staticPropertyDescriptors,
			LOADING: staticPropertyDescriptors,
			DONE: staticPropertyDescriptors,
			readAsArrayBuffer: kEnumerableProperty,
			readAsBinaryString: kEnumerableProperty,
			readAsText: kEnumerableProperty,
			readAsDataURL: kEnumerableProperty,
			abort: kEnumerableProperty,
			readyState: kEnumerableProperty,
			result: kEnumerableProperty,
			error: kEnumerableProperty,
			onloadstart: kEnumerableProperty,
			onprogress: kEnumerableProperty,
			onload: kEnumerableProperty,
			onabort: kEnumerableProperty,
			onerror: kEnumerableProperty,
			onloadend: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "FileReader",
				writable: false,
				enumerable: false,
				configurable: true
			}
		});
		Object.defineProperties(FileReader, {
			EMPTY: staticPropertyDescriptors,
			LOADING: staticPropertyDescriptors,
			DONE: staticPropertyDescriptors
		});
		module.exports = { FileReader };
	}),
	8573: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { webidl } = __webpack_require__(5893);
		const kState = Symbol("ProgressEvent state");
		class ProgressEvent extends Event {
			constructor(type, eventInitDict = {}) {
				type = webidl.converters.DOMString(type, "ProgressEvent constructor", "type");
				eventInitDict = webidl.converters.ProgressEventInit(eventInitDict ?? {});
				super(type, eventInitDict);
				this[kState] = {
					lengthComputable: eventInitDict.lengthComputable,
					loaded: eventInitDict.loaded,
					total: eventInitDict.total
				};
			}
			get lengthComputable() {
				webidl.brandCheck(this, ProgressEvent);
				return this[kState].lengthComputable;
			}
			get loaded() {
				webidl.brandCheck(this, ProgressEvent);
				return this[kState].loaded;
			}
			get total() {
				webidl.brandCheck(this, ProgressEvent);
				return this[kState].total;
			}
		}
		webidl.converters.ProgressEventInit = webidl.dictionaryConverter([
			{
				key: "lengthComputable",
				converter: webidl.converters.boolean,
				defaultValue: () => false
			},
			{
				key: "loaded",
				converter: webidl.converters["unsigned long long"],
				defaultValue: () => 0
			},
			{
				key: "total",
				converter: webidl.converters["unsigned long long"],
				defaultValue: () => 0
			},
			{
				key: "bubbles",
				converter: webidl.converters.boolean,
				defaultValue: () => false
			},
			{
				key: "cancelable",
				converter: webidl.converters.boolean,
				defaultValue: () => false
			},
			{
				key: "composed",
				converter: webidl.converters.boolean,
				defaultValue: () => false
			}
		]);
		module.exports = { ProgressEvent };
	}),
	961: ((module) => {
		module.exports = {
			kState: Symbol("FileReader state"),
			kResult: Symbol("FileReader result"),
			kError: Symbol("FileReader error"),
			kLastProgressEventFired: Symbol("FileReader last progress event fired timestamp"),
			kEvents: Symbol("FileReader events"),
			kAborted: Symbol("FileReader aborted")
		};
	}),
	3610: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { kState, kError, kResult, kAborted, kLastProgressEventFired } = __webpack_require__(961);
		const { ProgressEvent } = __webpack_require__(8573);
		const { getEncoding } = __webpack_require__(2607);
		const { serializeAMimeType, parseMIMEType } = __webpack_require__(1900);
		const { types } = __webpack_require__(7975);
		const { StringDecoder } = __webpack_require__(3193);
		const { btoa } = __webpack_require__(4573);
		const staticPropertyDescriptors = {
			enumerable: true,
			writable: false,
			configurable: false
		};
		function readOperation(fr, blob, type, encodingName) {
			if (fr[kState] === "loading") {
				throw new DOMException("Invalid state", "InvalidStateError");
			}
			fr[kState] = "loading";
			fr[kResult] = null;
			fr[kError] = null;
			const stream = blob.stream();
			const reader = stream.getReader();
			const bytes = [];
			let chunkPromise = reader.read();
			let isFirstChunk = true;
			(async () => {
				while (!fr[kAborted]) {
					try {
						const { done, value } = await chunkPromise;
						if (isFirstChunk && !fr[kAborted]) {
							queueMicrotask(() => {
								fireAProgressEvent("loadstart", fr);
							});
						}
						isFirstChunk = false;
						if (!done && types.isUint8Array(value)) {
							bytes.push(value);
							if ((fr[kLastProgressEventFired] === undefined || Date.now() - fr[kLastProgressEventFired] >= 50) && !fr[kAborted]) {
								fr[kLastProgressEventFired] = Date.now();
								queueMicrotask(() => {
									fireAProgressEvent("progress", fr);
								});
							}
							chunkPromise = reader.read();
						} else if (done) {
							queueMicrotask(() => {
								fr[kState] = "done";
								try {
									const result = packageData(bytes, type, blob.type, encodingName);
									if (fr[kAborted]) {
										return;
									}
									fr[kResult] = result;
									fireAProgressEvent("load", fr);
								} catch (error) {
									fr[kError] = error;
									fireAProgressEvent("error", fr);
								}
								if (fr[kState] !== "loading") {
									fireAProgressEvent("loadend", fr);
								}
							});
							break;
						}
					} catch (error) {
						if (fr[kAborted]) {
							return;
						}
						queueMicrotask(() => {
							fr[kState] = "done";
							fr[kError] = error;
							fireAProgressEvent("error", fr);
							if (fr[kState] !== "loading") {
								fireAProgressEvent("loadend", fr);
							}
						});
						break;
					}
				}
			})();
		}
		function fireAProgressEvent(e, reader) {
			const event = new ProgressEvent(e, {
				bubbles: false,
				cancelable: false
			});
			reader.dispatchEvent(event);
		}
		function packageData(bytes, type, mimeType, encodingName) {
			switch (type) {
				case "DataURL": {
					let dataURL = "data:";
					const parsed = parseMIMEType(mimeType || "application/octet-stream");
					if (parsed !== "failure") {
						dataURL += serializeAMimeType(parsed);
					}
					dataURL += ";base64,";
					const decoder = new StringDecoder("latin1");
					for (const chunk of bytes) {
						dataURL += btoa(decoder.write(chunk));
					}
					dataURL += btoa(decoder.end());
					return dataURL;
				}
				case "Text": {
					let encoding = "failure";
					if (encodingName) {
						encoding = getEncoding(encodingName);
					}
					if (encoding === "failure" && mimeType) {
						const type = parseMIMEType(mimeType);
						if (type !== "failure") {
							encoding = getEncoding(type.parameters.get("charset"));
						}
					}
					if (encoding === "failure") {
						encoding = "UTF-8";
					}
					return decode(bytes, encoding);
				}
				case "ArrayBuffer": {
					const sequence = combineByteSequences(bytes);
					return sequence.buffer;
				}
				case "BinaryString": {
					let binaryString = "";
					const decoder = new StringDecoder("latin1");
					for (const chunk of bytes) {
						binaryString += decoder.write(chunk);
					}
					binaryString += decoder.end();
					return binaryString;
				}
			}
		}
		function decode(ioQueue, encoding) {
			const bytes = combineByteSequences(ioQueue);
			const BOMEncoding = BOMSniffing(bytes);
			let slice = 0;
			if (BOMEncoding !== null) {
				encoding = BOMEncoding;
				slice = BOMEncoding === "UTF-8" ? 3 : 2;
			}
			const sliced = bytes.slice(slice);
			return new TextDecoder(encoding).decode(sliced);
		}
		function BOMSniffing(ioQueue) {
			const [a, b, c] = ioQueue;
			if (a === 239 && b === 187 && c === 191) {
				return "UTF-8";
			} else if (a === 254 && b === 255) {
				return "UTF-16BE";
			} else if (a === 255 && b === 254) {
				return "UTF-16LE";
			}
			return null;
		}
		function combineByteSequences(sequences) {
			const size = sequences.reduce((a, b) => {
				return a + b.byteLength;
			}, 0);
			let offset = 0;
			return sequences.reduce((a, b) => {
				a.set(b, offset);
				offset += b.byteLength;
				return a;
			}, new Uint8Array(size));
		}
		module.exports = {
			staticPropertyDescriptors,
			readOperation,
			fireAProgressEvent
		};
	}),
	6897: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { uid, states, sentCloseFrameState, emptyBuffer, opcodes } = __webpack_require__(736);
		const { kReadyState, kSentClose, kByteParser, kReceivedClose, kResponse } = __webpack_require__(1216);
		const { fireEvent, failWebsocketConnection, isClosing, isClosed, isEstablished, parseExtensions } = __webpack_require__(8625);
		const { channels } = __webpack_require__(2414);
		const { CloseEvent } = __webpack_require__(5188);
		const { makeRequest } = __webpack_require__(9967);
		const { fetching } = __webpack_require__(4398);
		const { Headers, getHeadersList } = __webpack_require__(660);
		const { getDecodeSplit } = __webpack_require__(3168);
		const { WebsocketFrameSend } = __webpack_require__(3264);
		let crypto;
		try {
			crypto = __webpack_require__(7598);
		} catch {}
		function establishWebSocketConnection(url, protocols, client, ws, onEstablish, options) {
			const requestURL = url;
			requestURL.protocol = url.protocol === "ws:" ? "http:" : "https:";
			const request = makeRequest({
				urlList: [requestURL],
				client,
				serviceWorkers: "none",
				referrer: "no-referrer",
				mode: "websocket",
				credentials: "include",
				cache: "no-store",
				redirect: "error"
			});
			if (options.headers) {
				const headersList = getHeadersList(new Headers(options.headers));
				request.headersList = headersList;
			}
			const keyValue = crypto.randomBytes(16).toString("base64");
			request.headersList.append("sec-websocket-key", keyValue);
			request.headersList.append("sec-websocket-version", "13");
			for (const protocol of protocols) {
				request.headersList.append("sec-websocket-protocol", protocol);
			}
			const permessageDeflate = "permessage-deflate; client_max_window_bits";
			request.headersList.append("sec-websocket-extensions", permessageDeflate);
			const controller = fetching({
				request,
				useParallelQueue: true,
				dispatcher: options.dispatcher,
				processResponse(response) {
					if (response.type === "error" || response.status !== 101) {
						failWebsocketConnection(ws, "Received network error or non-101 status code.");
						return;
					}
					if (protocols.length !== 0 && !response.headersList.get("Sec-WebSocket-Protocol")) {
						failWebsocketConnection(ws, "Server did not respond with sent protocols.");
						return;
					}
					if (response.headersList.get("Upgrade")?.toLowerCase() !== "websocket") {
						failWebsocketConnection(ws, "Server did not set Upgrade header to \"websocket\".");
						return;
					}
					if (response.headersList.get("Connection")?.toLowerCase() !== "upgrade") {
						failWebsocketConnection(ws, "Server did not set Connection header to \"upgrade\".");
						return;
					}
					const secWSAccept = response.headersList.get("Sec-WebSocket-Accept");
					const digest = crypto.createHash("sha1").update(keyValue + uid).digest("base64");
					if (secWSAccept !== digest) {
						failWebsocketConnection(ws, "Incorrect hash received in Sec-WebSocket-Accept header.");
						return;
					}
					const secExtension = response.headersList.get("Sec-WebSocket-Extensions");
					let extensions;
					if (secExtension !== null) {
						extensions = parseExtensions(secExtension);
						if (!extensions.has("permessage-deflate")) {
							failWebsocketConnection(ws, "Sec-WebSocket-Extensions header does not match.");
							return;
						}
					}
					const secProtocol = response.headersList.get("Sec-WebSocket-Protocol");
					if (secProtocol !== null) {
						const requestProtocols = getDecodeSplit("sec-websocket-protocol", request.headersList);
						if (requestProtocols === null || !requestProtocols.includes(secProtocol)) {
							failWebsocketConnection(ws, "Protocol was not set in the opening handshake.");
							return;
						}
					}
					response.socket.on("data", onSocketData);
					response.socket.on("close", onSocketClose);
					response.socket.on("error", onSocketError);
					if (channels.open.hasSubscribers) {
						channels.open.publish({
							address: response.socket.address(),
							protocol: secProtocol,
							extensions: secExtension
						});
					}
					onEstablish(response, extensions);
				}
			});
			return controller;
		}
		function closeWebSocketConnection(ws, code, reason, reasonByteLength) {
			if (isClosing(ws) || isClosed(ws)) {} else if (!isEstablished(ws)) {
				failWebsocketConnection(ws, "Connection was closed before it was established.");
				ws[kReadyState] = states.CLOSING;
			} else if (ws[kSentClose] === sentCloseFrameState.NOT_SENT) {
				ws[kSentClose] = sentCloseFrameState.PROCESSING;
				const frame = new WebsocketFrameSend();
				if (code !== undefined && reason === undefined) {
					frame.frameData = Buffer.allocUnsafe(2);
					frame.frameData.writeUInt16BE(code, 0);
				} else if (code !== undefined && reason !== undefined) {
					frame.frameData = Buffer.allocUnsafe(2 + reasonByteLength);
					frame.frameData.writeUInt16BE(code, 0);
					frame.frameData.write(reason, 2, "utf-8");
				} else {
					frame.frameData = emptyBuffer;
				}
				const socket = ws[kResponse].socket;
				socket.write(frame.createFrame(opcodes.CLOSE));
				ws[kSentClose] = sentCloseFrameState.SENT;
				ws[kReadyState] = states.CLOSING;
			} else {
				ws[kReadyState] = states.CLOSING;
			}
		}
		function onSocketData(chunk) {
			if (!this.ws[kByteParser].write(chunk)) {
				this.pause();
			}
		}
		function onSocketClose() {
			const { ws } = this;
			const { [kResponse]: response } = ws;
			response.socket.off("data", onSocketData);
			response.socket.off("close", onSocketClose);
			response.socket.off("error", onSocketError);
			const wasClean = ws[kSentClose] === sentCloseFrameState.SENT && ws[kReceivedClose];
			let code = 1005;
			let reason = "";
			const result = ws[kByteParser].closingInfo;
			if (result && !result.error) {
				code = result.code ?? 1005;
				reason = result.reason;
			} else if (!ws[kReceivedClose]) {
				code = 1006;
			}
			ws[kReadyState] = states.CLOSED;
			fireEvent("close", ws, (type, init) => new CloseEvent(type, init), {
				wasClean,
				code,
				reason
			});
			if (channels.close.hasSubscribers) {
				channels.close.publish({
					websocket: ws,
					code,
					reason
				});
			}
		}
		function onSocketError(error) {
			const { ws } = this;
			ws[kReadyState] = states.CLOSING;
			if (channels.socketError.hasSubscribers) {
				channels.socketError.publish(error);
			}
			this.destroy();
		}
		module.exports = {
			establishWebSocketConnection,
			closeWebSocketConnection
		};
	}),
	736: ((module) => {
		const uid = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
		const staticPropertyDescriptors = {
			enumerable: true,
			writable: false,
			configurable: false
		};
		const states = {
			CONNECTING: 0,
			OPEN: 1,
			CLOSING: 2,
			CLOSED: 3
		};
		const sentCloseFrameState = {
			NOT_SENT: 0,
			PROCESSING: 1,
			SENT: 2
		};
		const opcodes = {
			CONTINUATION: 0,
			TEXT: 1,
			BINARY: 2,
			CLOSE: 8,
			PING: 9,
			PONG: 10
		};
		const maxUnsigned16Bit = 2 ** 16 - 1;
		const parserStates = {
			INFO: 0,
			PAYLOADLENGTH_16: 2,
			PAYLOADLENGTH_64: 3,
			READ_DATA: 4
		};
		const emptyBuffer = Buffer.allocUnsafe(0);
		const sendHints = {
			string: 1,
			typedArray: 2,
			arrayBuffer: 3,
			blob: 4
		};
		module.exports = {
			uid,
			sentCloseFrameState,
			staticPropertyDescriptors,
			states,
			opcodes,
			maxUnsigned16Bit,
			parserStates,
			emptyBuffer,
			sendHints
		};
	}),
	5188: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { webidl } = __webpack_require__(5893);
		const { kEnumerableProperty } = __webpack_require__(3440);
		const { kConstruct } = __webpack_require__(6443);
		const { MessagePort } = __webpack_require__(5919);
		class MessageEvent extends Event {
			#eventInit;
			constructor(type, eventInitDict = {}) {
				if (type === kConstruct) {
					super(arguments[1], arguments[2]);
					webidl.util.markAsUncloneable(this);
					return;
				}
				const prefix = "MessageEvent constructor";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				type = webidl.converters.DOMString(type, prefix, "type");
				eventInitDict = webidl.converters.MessageEventInit(eventInitDict, prefix, "eventInitDict");
				super(type, eventInitDict);
				this.#eventInit = eventInitDict;
				webidl.util.markAsUncloneable(this);
			}
			get data() {
				webidl.brandCheck(this, MessageEvent);
				return this.#eventInit.data;
			}
			get origin() {
				webidl.brandCheck(this, MessageEvent);
				return this.#eventInit.origin;
			}
			get lastEventId() {
				webidl.brandCheck(this, MessageEvent);
				return this.#eventInit.lastEventId;
			}
			get source() {
				webidl.brandCheck(this, MessageEvent);
				return this.#eventInit.source;
			}
			get ports() {
				webidl.brandCheck(this, MessageEvent);
				if (!Object.isFrozen(this.#eventInit.ports)) {
					Object.freeze(this.#eventInit.ports);
				}
				return this.#eventInit.ports;
			}
			initMessageEvent(type, bubbles = false, cancelable = false, data = null, origin = "", lastEventId = "", source = null, ports = []) {
				webidl.brandCheck(this, MessageEvent);
				webidl.argumentLengthCheck(arguments, 1, "MessageEvent.initMessageEvent");
				return new MessageEvent(type, {
					bubbles,
					cancelable,
					data,
					origin,
					lastEventId,
					source,
					ports
				});
			}
			static createFastMessageEvent(type, init) {
				const messageEvent = new MessageEvent(kConstruct, type, init);
				messageEvent.#eventInit = init;
				messageEvent.#eventInit.data ??= null;
				messageEvent.#eventInit.origin ??= "";
				messageEvent.#eventInit.lastEventId ??= "";
				messageEvent.#eventInit.source ??= null;
				messageEvent.#eventInit.ports ??= [];
				return messageEvent;
			}
		}
		const { createFastMessageEvent } = MessageEvent;
		delete MessageEvent.createFastMessageEvent;
		class CloseEvent extends Event {
			#eventInit;
			constructor(type, eventInitDict = {}) {
				const prefix = "CloseEvent constructor";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				type = webidl.converters.DOMString(type, prefix, "type");
				eventInitDict = webidl.converters.CloseEventInit(eventInitDict);
				super(type, eventInitDict);
				this.#eventInit = eventInitDict;
				webidl.util.markAsUncloneable(this);
			}
			get wasClean() {
				webidl.brandCheck(this, CloseEvent);
				return this.#eventInit.wasClean;
			}
			get code() {
				webidl.brandCheck(this, CloseEvent);
				return this.#eventInit.code;
			}
			get reason() {
				webidl.brandCheck(this, CloseEvent);
				return this.#eventInit.reason;
			}
		}
		class ErrorEvent extends Event {
			#eventInit;
			constructor(type, eventInitDict) {
				const prefix = "ErrorEvent constructor";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				super(type, eventInitDict);
				webidl.util.markAsUncloneable(this);
				type = webidl.converters.DOMString(type, prefix, "type");
				eventInitDict = webidl.converters.ErrorEventInit(eventInitDict ?? {});
				this.#eventInit = eventInitDict;
			}
			get message() {
				webidl.brandCheck(this, ErrorEvent);
				return this.#eventInit.message;
			}
			get filename() {
				webidl.brandCheck(this, ErrorEvent);
				return this.#eventInit.filename;
			}
			get lineno() {
				webidl.brandCheck(this, ErrorEvent);
				return this.#eventInit.lineno;
			}
			get colno() {
				webidl.brandCheck(this, ErrorEvent);
				return this.#eventInit.colno;
			}
			get error() {
				webidl.brandCheck(this, ErrorEvent);
				return this.#eventInit.error;
			}
		}
		Object.defineProperties(MessageEvent.prototype, {
			[Symbol.toStringTag]: {
				value: "MessageEvent",
				configurable: true
			},
			data: kEnumerableProperty,
			origin: kEnumerableProperty,
			lastEventId: kEnumerableProperty,
			source: kEnumerableProperty,
			ports: kEnumerableProperty,
			initMessageEvent: kEnumerableProperty
		});
		Object.defineProperties(CloseEvent.prototype, {
			[Symbol.toStringTag]: {
				value: "CloseEvent",
				configurable: true
			},
			reason: kEnumerableProperty,
			code: kEnumerableProperty,
			wasClean: kEnumerableProperty
		});
		Object.defineProperties(ErrorEvent.prototype, {
			[Symbol.toStringTag]: {
				value: "ErrorEvent",
				configurable: true
			},
			message: kEnumerableProperty,
			filename: kEnumerableProperty,
			lineno: kEnumerableProperty,
			colno: kEnumerableProperty,
			error: kEnumerableProperty
		});
		webidl.converters.MessagePort = webidl.interfaceConverter(MessagePort);
		webidl.converters["sequence<MessagePort>"] = webidl.sequenceConverter(webidl.converters.MessagePort);
		const eventInit = [
			{
				key: "bubbles",
				converter: webidl.converters.boolean,
				defaultValue: () => false
			},
			{
				key: "cancelable",
				converter: webidl.converters.boolean,
				defaultValue: () => false
			},
			{
				key: "composed",
				converter: webidl.converters.boolean,
				defaultValue: () => false
			}
		];
		webidl.converters.MessageEventInit = webidl.dictionaryConverter([
			...eventInit,
			{
				key: "data",
				converter: webidl.converters.any,
				defaultValue: () => null
			},
			{
				key: "origin",
				converter: webidl.converters.USVString,
				defaultValue: () => ""
			},
			{
				key: "lastEventId",
				converter: webidl.converters.DOMString,
				defaultValue: () => ""
			},
			{
				key: "source",
				converter: webidl.nullableConverter(webidl.converters.MessagePort),
				defaultValue: () => null
			},
			{
				key: "ports",
				converter: webidl.converters["sequence<MessagePort>"],
				defaultValue: () => new Array(0)
			}
		]);
		webidl.converters.CloseEventInit = webidl.dictionaryConverter([
			...eventInit,
			{
				key: "wasClean",
				converter: webidl.converters.boolean,
				defaultValue: () => false
			},
			{
				key: "code",
				converter: webidl.converters["unsigned short"],
				defaultValue: () => 0
			},
			{
				key: "reason",
				converter: webidl.converters.USVString,
				defaultValue: () => ""
			}
		]);
		webidl.converters.ErrorEventInit = webidl.dictionaryConverter([
			...eventInit,
			{
				key: "message",
				converter: webidl.converters.DOMString,
				defaultValue: () => ""
			},
			{
				key: "filename",
				converter: webidl.converters.USVString,
				defaultValue: () => ""
			},
			{
				key: "lineno",
				converter: webidl.converters["unsigned long"],
				defaultValue: () => 0
			},
			{
				key: "colno",
				converter: webidl.converters["unsigned long"],
				defaultValue: () => 0
			},
			{
				key: "error",
				converter: webidl.converters.any
			}
		]);
		module.exports = {
			MessageEvent,
			CloseEvent,
			ErrorEvent,
			createFastMessageEvent
		};
	}),
	3264: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { maxUnsigned16Bit } = __webpack_require__(736);
		const BUFFER_SIZE = 16386;
		let crypto;
		let buffer = null;
		let bufIdx = BUFFER_SIZE;
		try {
			crypto = __webpack_require__(7598);
		} catch {
			crypto = { randomFillSync: function randomFillSync(buffer, _offset, _size) {
				for (let i = 0; i < buffer.length; ++i) {
					buffer[i] = Math.random() * 255 | 0;
				}
				return buffer;
			} };
		}
		function generateMask() {
			if (bufIdx === BUFFER_SIZE) {
				bufIdx = 0;
				crypto.randomFillSync(buffer ??= Buffer.allocUnsafe(BUFFER_SIZE), 0, BUFFER_SIZE);
			}
			return [
				buffer[bufIdx++],
				buffer[bufIdx++],
				buffer[bufIdx++],
				buffer[bufIdx++]
			];
		}
		class WebsocketFrameSend {
			constructor(data) {
				this.frameData = data;
			}
			createFrame(opcode) {
				const frameData = this.frameData;
				const maskKey = generateMask();
				const bodyLength = frameData?.byteLength ?? 0;
				let payloadLength = bodyLength;
				let offset = 6;
				if (bodyLength > maxUnsigned16Bit) {
					offset += 8;
					payloadLength = 127;
				} else if (bodyLength > 125) {
					offset += 2;
					payloadLength = 126;
				}
				const buffer = Buffer.allocUnsafe(bodyLength + offset);
				buffer[0] = buffer[1] = 0;
				buffer[0] |= 128;
				buffer[0] = (buffer[0] & 240) + opcode;
				/*! ws. MIT License. Einar Otto Stangvik <einaros@gmail.com> */
				buffer[offset - 4] = maskKey[0];
				buffer[offset - 3] = maskKey[1];
				buffer[offset - 2] = maskKey[2];
				buffer[offset - 1] = maskKey[3];
				buffer[1] = payloadLength;
				if (payloadLength === 126) {
					buffer.writeUInt16BE(bodyLength, 2);
				} else if (payloadLength === 127) {
					buffer[2] = buffer[3] = 0;
					buffer.writeUIntBE(bodyLength, 4, 6);
				}
				buffer[1] |= 128;
				for (let i = 0; i < bodyLength; ++i) {
					buffer[offset + i] = frameData[i] ^ maskKey[i & 3];
				}
				return buffer;
			}
		}
		module.exports = { WebsocketFrameSend };
	}),
	9469: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { createInflateRaw, Z_DEFAULT_WINDOWBITS } = __webpack_require__(8522);
		const { isValidClientWindowBits } = __webpack_require__(8625);
		const { MessageSizeExceededError } = __webpack_require__(8707);
		const tail = Buffer.from([
			0,
			0,
			255,
			255
		]);
		const kBuffer = Symbol("kBuffer");
		const kLength = Symbol("kLength");
		class PerMessageDeflate {
			#inflate;
			#options = {};
			#maxPayloadSize = 0;
			constructor(extensions, options) {
				this.#options.serverNoContextTakeover = extensions.has("server_no_context_takeover");
				this.#options.serverMaxWindowBits = extensions.get("server_max_window_bits");
				this.#maxPayloadSize = options.maxPayloadSize;
			}
			decompress(chunk, fin, callback) {
				if (!this.#inflate) {
					let windowBits = Z_DEFAULT_WINDOWBITS;
					if (this.#options.serverMaxWindowBits) {
						if (!isValidClientWindowBits(this.#options.serverMaxWindowBits)) {
							callback(new Error("Invalid server_max_window_bits"));
							return;
						}
						windowBits = Number.parseInt(this.#options.serverMaxWindowBits);
					}
					try {
						this.#inflate = createInflateRaw({ windowBits });
					} catch (err) {
						callback(err);
						return;
					}
					this.#inflate[kBuffer] = [];
					this.#inflate[kLength] = 0;
					this.#inflate.on("data", (data) => {
						this.#inflate[kLength] += data.length;
						if (this.#maxPayloadSize > 0 && this.#inflate[kLength] > this.#maxPayloadSize) {
							callback(new MessageSizeExceededError());
							this.#inflate.removeAllListeners();
							this.#inflate.destroy();
							this.#inflate = null;
							return;
						}
						this.#inflate[kBuffer].push(data);
					});
					this.#inflate.on("error", (err) => {
						this.#inflate = null;
						callback(err);
					});
				}
				this.#inflate.write(chunk);
				if (fin) {
					this.#inflate.write(tail);
				}
				this.#inflate.flush(() => {
					if (!this.#inflate) {
						return;
					}
					const full = Buffer.concat(this.#inflate[kBuffer], this.#inflate[kLength]);
					this.#inflate[kBuffer].length = 0;
					this.#inflate[kLength] = 0;
					callback(null, full);
				});
			}
		}
		module.exports = { PerMessageDeflate };
	}),
	1652: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { Writable } = __webpack_require__(7075);
		const assert = __webpack_require__(4589);
		const { parserStates, opcodes, states, emptyBuffer, sentCloseFrameState } = __webpack_require__(736);
		const { kReadyState, kSentClose, kResponse, kReceivedClose } = __webpack_require__(1216);
		const { channels } = __webpack_require__(2414);
		const { isValidStatusCode, isValidOpcode, failWebsocketConnection, websocketMessageReceived, utf8Decode, isControlFrame, isTextBinaryFrame, isContinuationFrame } = __webpack_require__(8625);
		const { WebsocketFrameSend } = __webpack_require__(3264);
		const { closeWebSocketConnection } = __webpack_require__(6897);
		const { PerMessageDeflate } = __webpack_require__(9469);
		const { MessageSizeExceededError } = __webpack_require__(8707);
		function failWebsocketConnectionWithCode(ws, code, reason) {
			closeWebSocketConnection(ws, code, reason, Buffer.byteLength(reason));
			failWebsocketConnection(ws, reason);
		}
		class ByteParser extends Writable {
			#buffers = [];
			#fragmentsBytes = 0;
			#byteOffset = 0;
			#loop = false;
			#state = parserStates.INFO;
			#info = {};
			#fragments = [];
			#extensions;
			#maxFragments;
			#maxPayloadSize;
			constructor(ws, extensions, options = {}) {
				super();
				this.ws = ws;
				this.#extensions = extensions == null ? new Map() : extensions;
				this.#maxFragments = options.maxFragments ?? 0;
				this.#maxPayloadSize = options.maxPayloadSize ?? 0;
				if (this.#extensions.has("permessage-deflate")) {
					this.#extensions.set("permessage-deflate", new PerMessageDeflate(extensions, options));
				}
			}
			_write(chunk, _, callback) {
				this.#buffers.push(chunk);
				this.#byteOffset += chunk.length;
				this.#loop = true;
				this.run(callback);
			}
			#validatePayloadLength() {
				if (this.#maxPayloadSize > 0 && !isControlFrame(this.#info.opcode) && this.#info.payloadLength + this.#fragmentsBytes > this.#maxPayloadSize) {
					failWebsocketConnectionWithCode(this.ws, 1009, "Payload size exceeds maximum allowed size");
					return false;
				}
				return true;
			}
			run(callback) {
				while (this.#loop) {
					if (this.#state === parserStates.INFO) {
						if (this.#byteOffset < 2) {
							return callback();
						}
						const buffer = this.consume(2);
						const fin = (buffer[0] & 128) !== 0;
						const opcode = buffer[0] & 15;
						const masked = (buffer[1] & 128) === 128;
						const fragmented = !fin && opcode !== opcodes.CONTINUATION;
						const payloadLength = buffer[1] & 127;
						const rsv1 = buffer[0] & 64;
						const rsv2 = buffer[0] & 32;
						const rsv3 = buffer[0] & 16;
						if (!isValidOpcode(opcode)) {
							failWebsocketConnection(this.ws, "Invalid opcode received");
							return callback();
						}
						if (masked) {
							failWebsocketConnection(this.ws, "Frame cannot be masked");
							return callback();
						}
						if (rsv1 !== 0 && !this.#extensions.has("permessage-deflate")) {
							failWebsocketConnection(this.ws, "Expected RSV1 to be clear.");
							return;
						}
						if (rsv2 !== 0 || rsv3 !== 0) {
							failWebsocketConnection(this.ws, "RSV1, RSV2, RSV3 must be clear");
							return;
						}
						if (fragmented && !isTextBinaryFrame(opcode)) {
							failWebsocketConnection(this.ws, "Invalid frame type was fragmented.");
							return;
						}
						if (isTextBinaryFrame(opcode) && this.#fragments.length > 0) {
							failWebsocketConnection(this.ws, "Expected continuation frame");
							return;
						}
						if (this.#info.fragmented && fragmented) {
							failWebsocketConnection(this.ws, "Fragmented frame exceeded 125 bytes.");
							return;
						}
						if ((payloadLength > 125 || fragmented) && isControlFrame(opcode)) {
							failWebsocketConnection(this.ws, "Control frame either too large or fragmented");
							return;
						}
						if (isContinuationFrame(opcode) && this.#fragments.length === 0 && !this.#info.compressed) {
							failWebsocketConnection(this.ws, "Unexpected continuation frame");
							return;
						}
						if (payloadLength <= 125) {
							this.#info.payloadLength = payloadLength;
							this.#state = parserStates.READ_DATA;
							if (!this.#validatePayloadLength()) {
								return;
							}
						} else if (payloadLength === 126) {
							this.#state = parserStates.PAYLOADLENGTH_16;
						} else if (payloadLength === 127) {
							this.#state = parserStates.PAYLOADLENGTH_64;
						}
						if (isTextBinaryFrame(opcode)) {
							this.#info.binaryType = opcode;
							this.#info.compressed = rsv1 !== 0;
						}
						this.#info.opcode = opcode;
						this.#info.masked = masked;
						this.#info.fin = fin;
						this.#info.fragmented = fragmented;
					} else if (this.#state === parserStates.PAYLOADLENGTH_16) {
						if (this.#byteOffset < 2) {
							return callback();
						}
						const buffer = this.consume(2);
						this.#info.payloadLength = buffer.readUInt16BE(0);
						this.#state = parserStates.READ_DATA;
						if (!this.#validatePayloadLength()) {
							return;
						}
					} else if (this.#state === parserStates.PAYLOADLENGTH_64) {
						if (this.#byteOffset < 8) {
							return callback();
						}
						const buffer = this.consume(8);
						const upper = buffer.readUInt32BE(0);
						const lower = buffer.readUInt32BE(4);
						if (upper !== 0 || lower > 2 ** 31 - 1) {
							failWebsocketConnection(this.ws, "Received payload length > 2^31 bytes.");
							return;
						}
						this.#info.payloadLength = lower;
						this.#state = parserStates.READ_DATA;
						if (!this.#validatePayloadLength()) {
							return;
						}
					} else if (this.#state === parserStates.READ_DATA) {
						if (this.#byteOffset < this.#info.payloadLength) {
							return callback();
						}
						const body = this.consume(this.#info.payloadLength);
						if (isControlFrame(this.#info.opcode)) {
							this.#loop = this.parseControlFrame(body);
							this.#state = parserStates.INFO;
							const socket = this.ws[kResponse].socket;
							if (this.#loop && socket.writableNeedDrain) {
								this.#loop = false;
								socket.once("drain", () => {
									if (this.destroyed) return;
									this.#loop = true;
									this.run(callback);
								});
								return;
							}
						} else {
							if (!this.#info.compressed) {
								if (!this.writeFragments(body)) {
									return;
								}
								if (this.#maxPayloadSize > 0 && this.#fragmentsBytes > this.#maxPayloadSize) {
									failWebsocketConnectionWithCode(this.ws, 1009, new MessageSizeExceededError().message);
									return;
								}
								if (!this.#info.fragmented && this.#info.fin) {
									websocketMessageReceived(this.ws, this.#info.binaryType, this.consumeFragments());
								}
								this.#state = parserStates.INFO;
							} else {
								this.#extensions.get("permessage-deflate").decompress(body, this.#info.fin, (error, data) => {
									if (error) {
										const code = error instanceof MessageSizeExceededError ? 1009 : 1007;
										failWebsocketConnectionWithCode(this.ws, code, error.message);
										return;
									}
									if (!this.writeFragments(data)) {
										return;
									}
									if (this.#maxPayloadSize > 0 && this.#fragmentsBytes > this.#maxPayloadSize) {
										failWebsocketConnectionWithCode(this.ws, 1009, new MessageSizeExceededError().message);
										return;
									}
									if (!this.#info.fin) {
										this.#state = parserStates.INFO;
										this.#loop = true;
										this.run(callback);
										return;
									}
									websocketMessageReceived(this.ws, this.#info.binaryType, this.consumeFragments());
									this.#loop = true;
									this.#state = parserStates.INFO;
									this.run(callback);
								});
								this.#loop = false;
								break;
							}
						}
					}
				}
			}
			consume(n) {
				if (n > this.#byteOffset) {
					throw new Error("Called consume() before buffers satiated.");
				} else if (n === 0) {
					return emptyBuffer;
				}
				if (this.#buffers[0].length === n) {
					this.#byteOffset -= this.#buffers[0].length;
					return this.#buffers.shift();
				}
				const buffer = Buffer.allocUnsafe(n);
				let offset = 0;
				while (offset !== n) {
					const next = this.#buffers[0];
					const { length } = next;
					if (length + offset === n) {
						buffer.set(this.#buffers.shift(), offset);
						break;
					} else if (length + offset > n) {
						buffer.set(next.subarray(0, n - offset), offset);
						this.#buffers[0] = next.subarray(n - offset);
						break;
					} else {
						buffer.set(this.#buffers.shift(), offset);
						offset += next.length;
					}
				}
				this.#byteOffset -= n;
				return buffer;
			}
			writeFragments(fragment) {
				if (this.#maxFragments > 0 && this.#fragments.length === this.#maxFragments) {
					failWebsocketConnectionWithCode(this.ws, 1008, "Too many message fragments");
					return false;
				}
				this.#fragmentsBytes += fragment.length;
				this.#fragments.push(fragment);
				return true;
			}
			consumeFragments() {
				const fragments = this.#fragments;
				if (fragments.length === 1) {
					this.#fragmentsBytes = 0;
					return fragments.shift();
				}
				const output = Buffer.concat(fragments, this.#fragmentsBytes);
				this.#fragments = [];
				this.#fragmentsBytes = 0;
				return output;
			}
			parseCloseBody(data) {
				assert(data.length !== 1);
				let code;
				if (data.length >= 2) {
					code = data.readUInt16BE(0);
				}
				if (code !== undefined && !isValidStatusCode(code)) {
					return {
						code: 1002,
						reason: "Invalid status code",
						error: true
					};
				}
				let reason = data.subarray(2);
				if (reason[0] === 239 && reason[1] === 187 && reason[2] === 191) {
					reason = reason.subarray(3);
				}
				try {
					reason = utf8Decode(reason);
				} catch {
					return {
						code: 1007,
						reason: "Invalid UTF-8",
						error: true
					};
				}
				return {
					code,
					reason,
					error: false
				};
			}
			parseControlFrame(body) {
				const { opcode, payloadLength } = this.#info;
				if (opcode === opcodes.CLOSE) {
					if (payloadLength === 1) {
						failWebsocketConnection(this.ws, "Received close frame with a 1-byte body.");
						return false;
					}
					this.#info.closeInfo = this.parseCloseBody(body);
					if (this.#info.closeInfo.error) {
						const { code, reason } = this.#info.closeInfo;
						closeWebSocketConnection(this.ws, code, reason, reason.length);
						failWebsocketConnection(this.ws, reason);
						return false;
					}
					if (this.ws[kSentClose] !== sentCloseFrameState.SENT) {
						let body = emptyBuffer;
						if (this.#info.closeInfo.code) {
							body = Buffer.allocUnsafe(2);
							body.writeUInt16BE(this.#info.closeInfo.code, 0);
						}
						const closeFrame = new WebsocketFrameSend(body);
						this.ws[kResponse].socket.write(closeFrame.createFrame(opcodes.CLOSE), (err) => {
							if (!err) {
								this.ws[kSentClose] = sentCloseFrameState.SENT;
							}
						});
					}
					this.ws[kReadyState] = states.CLOSING;
					this.ws[kReceivedClose] = true;
					return false;
				} else if (opcode === opcodes.PING) {
					if (!this.ws[kReceivedClose]) {
						const frame = new WebsocketFrameSend(body);
						this.ws[kResponse].socket.write(frame.createFrame(opcodes.PONG));
						if (channels.ping.hasSubscribers) {
							channels.ping.publish({ payload: body });
						}
					}
				} else if (opcode === opcodes.PONG) {
					if (channels.pong.hasSubscribers) {
						channels.pong.publish({ payload: body });
					}
				}
				return true;
			}
			get closingInfo() {
				return this.#info.closeInfo;
			}
		}
		module.exports = { ByteParser };
	}),
	3900: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { WebsocketFrameSend } = __webpack_require__(3264);
		const { opcodes, sendHints } = __webpack_require__(736);
		const FixedQueue = __webpack_require__(4660);
		const FastBuffer = Buffer[Symbol.species];
		class SendQueue {
			#queue = new FixedQueue();
			#running = false;
			#socket;
			constructor(socket) {
				this.#socket = socket;
			}
			add(item, cb, hint) {
				if (hint !== sendHints.blob) {
					const frame = createFrame(item, hint);
					if (!this.#running) {
						this.#socket.write(frame, cb);
					} else {
						const node = {
							promise: null,
							callback: cb,
							frame
						};
						this.#queue.push(node);
					}
					return;
				}
				const node = {
					promise: item.arrayBuffer().then((ab) => {
						node.promise = null;
						node.frame = createFrame(ab, hint);
					}),
					callback: cb,
					frame: null
				};
				this.#queue.push(node);
				if (!this.#running) {
					this.#run();
				}
			}
			async #run() {
				this.#running = true;
				const queue = this.#queue;
				while (!queue.isEmpty()) {
					const node = queue.shift();
					if (node.promise !== null) {
						await node.promise;
					}
					this.#socket.write(node.frame, node.callback);
					node.callback = node.frame = null;
				}
				this.#running = false;
			}
		}
		function createFrame(data, hint) {
			return new WebsocketFrameSend(toBuffer(data, hint)).createFrame(hint === sendHints.string ? opcodes.TEXT : opcodes.BINARY);
		}
		function toBuffer(data, hint) {
			switch (hint) {
				case sendHints.string: return Buffer.from(data);
				case sendHints.arrayBuffer:
				case sendHints.blob: return new FastBuffer(data);
				case sendHints.typedArray: return new FastBuffer(data.buffer, data.byteOffset, data.byteLength);
			}
		}
		module.exports = { SendQueue };
	}),
	1216: ((module) => {
		module.exports = {
			kWebSocketURL: Symbol("url"),
			kReadyState: Symbol("ready state"),
			kController: Symbol("controller"),
			kResponse: Symbol("response"),
			kBinaryType: Symbol("binary type"),
			kSentClose: Symbol("sent close"),
			kReceivedClose: Symbol("received close"),
			kByteParser: Symbol("byte parser")
		};
	}),
	8625: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { kReadyState, kController, kResponse, kBinaryType, kWebSocketURL } = __webpack_require__(1216);
		const { states, opcodes } = __webpack_require__(736);
		const { ErrorEvent, createFastMessageEvent } = __webpack_require__(5188);
		const { isUtf8 } = __webpack_require__(4573);
		const { collectASequenceOfCodePointsFast, removeHTTPWhitespace } = __webpack_require__(1900);
		function isConnecting(ws) {
			return ws[kReadyState] === states.CONNECTING;
		}
		function isEstablished(ws) {
			return ws[kReadyState] === states.OPEN;
		}
		function isClosing(ws) {
			return ws[kReadyState] === states.CLOSING;
		}
		function isClosed(ws) {
			return ws[kReadyState] === states.CLOSED;
		}
		function fireEvent(e, target, eventFactory = (type, init) => new Event(type, init), eventInitDict = {}) {
			const event = eventFactory(e, eventInitDict);
			target.dispatchEvent(event);
		}
		function websocketMessageReceived(ws, type, data) {
			if (ws[kReadyState] !== states.OPEN) {
				return;
			}
			let dataForEvent;
			if (type === opcodes.TEXT) {
				try {
					dataForEvent = utf8Decode(data);
				} catch {
					failWebsocketConnection(ws, "Received invalid UTF-8 in text frame.");
					return;
				}
			} else if (type === opcodes.BINARY) {
				if (ws[kBinaryType] === "blob") {
					dataForEvent = new Blob([data]);
				} else {
					dataForEvent = toArrayBuffer(data);
				}
			}
			fireEvent("message", ws, createFastMessageEvent, {
				origin: ws[kWebSocketURL].origin,
				data: dataForEvent
			});
		}
		function toArrayBuffer(buffer) {
			if (buffer.byteLength === buffer.buffer.byteLength) {
				return buffer.buffer;
			}
			return buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.byteLength);
		}
		function isValidSubprotocol(protocol) {
			if (protocol.length === 0) {
				return false;
			}
			for (let i = 0; i < protocol.length; ++i) {
				const code = protocol.charCodeAt(i);
				if (code < 33 || code > 126 || code === 34 || code === 40 || code === 41 || code === 44 || code === 47 || code === 58 || code === 59 || code === 60 || code === 61 || code === 62 || code === 63 || code === 64 || code === 91 || code === 92 || code === 93 || code === 123 || code === 125) {
					return false;
				}
			}
			return true;
		}
		function isValidStatusCode(code) {
			if (code >= 1e3 && code < 1015) {
				return code !== 1004 && code !== 1005 && code !== 1006;
			}
			return code >= 3e3 && code <= 4999;
		}
		function failWebsocketConnection(ws, reason) {
			const { [kController]: controller, [kResponse]: response } = ws;
			controller.abort();
			if (response?.socket && !response.socket.destroyed) {
				response.socket.destroy();
			}
			if (reason) {
				fireEvent("error", ws, (type, init) => new ErrorEvent(type, init), {
					error: new Error(reason),
					message: reason
				});
			}
		}
		function isControlFrame(opcode) {
			return opcode === opcodes.CLOSE || opcode === opcodes.PING || opcode === opcodes.PONG;
		}
		function isContinuationFrame(opcode) {
			return opcode === opcodes.CONTINUATION;
		}
		function isTextBinaryFrame(opcode) {
			return opcode === opcodes.TEXT || opcode === opcodes.BINARY;
		}
		function isValidOpcode(opcode) {
			return isTextBinaryFrame(opcode) || isContinuationFrame(opcode) || isControlFrame(opcode);
		}
		function parseExtensions(extensions) {
			const position = { position: 0 };
			const extensionList = new Map();
			while (position.position < extensions.length) {
				const pair = collectASequenceOfCodePointsFast(";", extensions, position);
				const [name, value = ""] = pair.split("=");
				extensionList.set(removeHTTPWhitespace(name, true, false), removeHTTPWhitespace(value, false, true));
				position.position++;
			}
			return extensionList;
		}
		function isValidClientWindowBits(value) {
			if (value.length === 0) {
				return false;
			}
			for (let i = 0; i < value.length; i++) {
				const byte = value.charCodeAt(i);
				if (byte < 48 || byte > 57) {
					return false;
				}
			}
			const num = Number.parseInt(value, 10);
			return num >= 8 && num <= 15;
		}
		const hasIntl = typeof process.versions.icu === "string";
		const fatalDecoder = hasIntl ? new TextDecoder("utf-8", { fatal: true }) : undefined;
		const utf8Decode = hasIntl ? fatalDecoder.decode.bind(fatalDecoder) : function(buffer) {
			if (isUtf8(buffer)) {
				return buffer.toString("utf-8");
			}
			throw new TypeError("Invalid utf-8 received.");
		};
		module.exports = {
			isConnecting,
			isEstablished,
			isClosing,
			isClosed,
			fireEvent,
			isValidSubprotocol,
			isValidStatusCode,
			failWebsocketConnection,
			websocketMessageReceived,
			utf8Decode,
			isControlFrame,
			isContinuationFrame,
			isTextBinaryFrame,
			isValidOpcode,
			parseExtensions,
			isValidClientWindowBits
		};
	}),
	3726: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { webidl } = __webpack_require__(5893);
		const { URLSerializer } = __webpack_require__(1900);
		const { environmentSettingsObject } = __webpack_require__(3168);
		const { staticPropertyDescriptors, states, sentCloseFrameState, sendHints } = __webpack_require__(736);
		const { kWebSocketURL, kReadyState, kController, kBinaryType, kResponse, kSentClose, kByteParser } = __webpack_require__(1216);
		const { isConnecting, isEstablished, isClosing, isValidSubprotocol, fireEvent } = __webpack_require__(8625);
		const { establishWebSocketConnection, closeWebSocketConnection } = __webpack_require__(6897);
		const { ByteParser } = __webpack_require__(1652);
		const { kEnumerableProperty, isBlobLike } = __webpack_require__(3440);
		const { getGlobalDispatcher } = __webpack_require__(2581);
		const { types } = __webpack_require__(7975);
		const { ErrorEvent, CloseEvent } = __webpack_require__(5188);
		const { SendQueue } = __webpack_require__(3900);
		class WebSocket extends EventTarget {
			#events = {
				open: null,
				error: null,
				close: null,
				message: null
			};
			#bufferedAmount = 0;
			#protocol = "";
			#extensions = "";
			#sendQueue;
			constructor(url, protocols = []) {
				super();
				webidl.util.markAsUncloneable(this);
				const prefix = "WebSocket constructor";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				const options = webidl.converters["DOMString or sequence<DOMString> or WebSocketInit"](protocols, prefix, "options");
				url = webidl.converters.USVString(url, prefix, "url");
				protocols = options.protocols;
				const baseURL = environmentSettingsObject.settingsObject.baseUrl;
				let urlRecord;
				try {
					urlRecord = new URL(url, baseURL);
				} catch (e) {
					throw new DOMException(e, "SyntaxError");
				}
				if (urlRecord.protocol === "http:") {
					urlRecord.protocol = "ws:";
				} else if (urlRecord.protocol === "https:") {
					urlRecord.protocol = "wss:";
				}
				if (urlRecord.protocol !== "ws:" && urlRecord.protocol !== "wss:") {
					throw new DOMException(`Expected a ws: or wss: protocol, got ${urlRecord.protocol}`, "SyntaxError");
				}
				if (urlRecord.hash || urlRecord.href.endsWith("#")) {
					throw new DOMException("Got fragment", "SyntaxError");
				}
				if (typeof protocols === "string") {
					protocols = [protocols];
				}
				if (protocols.length !== new Set(protocols.map((p) => p.toLowerCase())).size) {
					throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
				}
				if (protocols.length > 0 && !protocols.every((p) => isValidSubprotocol(p))) {
					throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
				}
				this[kWebSocketURL] = new URL(urlRecord.href);
				const client = environmentSettingsObject.settingsObject;
				this[kController] = establishWebSocketConnection(urlRecord, protocols, client, this, (response, extensions) => this.#onConnectionEstablished(response, extensions), options);
				this[kReadyState] = WebSocket.CONNECTING;
				this[kSentClose] = sentCloseFrameState.NOT_SENT;
				this[kBinaryType] = "blob";
			}
			close(code = undefined, reason = undefined) {
				webidl.brandCheck(this, WebSocket);
				const prefix = "WebSocket.close";
				if (code !== undefined) {
					code = webidl.converters["unsigned short"](code, prefix, "code", { clamp: true });
				}
				if (reason !== undefined) {
					reason = webidl.converters.USVString(reason, prefix, "reason");
				}
				if (code !== undefined) {
					if (code !== 1e3 && (code < 3e3 || code > 4999)) {
						throw new DOMException("invalid code", "InvalidAccessError");
					}
				}
				let reasonByteLength = 0;
				if (reason !== undefined) {
					reasonByteLength = Buffer.byteLength(reason);
					if (reasonByteLength > 123) {
						throw new DOMException(`Reason must be less than 123 bytes; received ${reasonByteLength}`, "SyntaxError");
					}
				}
				closeWebSocketConnection(this, code, reason, reasonByteLength);
			}
			send(data) {
				webidl.brandCheck(this, WebSocket);
				const prefix = "WebSocket.send";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				data = webidl.converters.WebSocketSendData(data, prefix, "data");
				if (isConnecting(this)) {
					throw new DOMException("Sent before connected.", "InvalidStateError");
				}
				if (!isEstablished(this) || isClosing(this)) {
					return;
				}
				if (typeof data === "string") {
					const length = Buffer.byteLength(data);
					this.#bufferedAmount += length;
					this.#sendQueue.add(data, () => {
						this.#bufferedAmount -= length;
					}, sendHints.string);
				} else if (types.isArrayBuffer(data)) {
					this.#bufferedAmount += data.byteLength;
					this.#sendQueue.add(data, () => {
						this.#bufferedAmount -= data.byteLength;
					}, sendHints.arrayBuffer);
				} else if (ArrayBuffer.isView(data)) {
					this.#bufferedAmount += data.byteLength;
					this.#sendQueue.add(data, () => {
						this.#bufferedAmount -= data.byteLength;
					}, sendHints.typedArray);
				} else if (isBlobLike(data)) {
					this.#bufferedAmount += data.size;
					this.#sendQueue.add(data, () => {
						this.#bufferedAmount -= data.size;
					}, sendHints.blob);
				}
			}
			get readyState() {
				webidl.brandCheck(this, WebSocket);
				return this[kReadyState];
			}
			get bufferedAmount() {
				webidl.brandCheck(this, WebSocket);
				return this.#bufferedAmount;
			}
			get url() {
				webidl.brandCheck(this, WebSocket);
				return URLSerializer(this[kWebSocketURL]);
			}
			get extensions() {
				webidl.brandCheck(this, WebSocket);
				return this.#extensions;
			}
			get protocol() {
				webidl.brandCheck(this, WebSocket);
				return this.#protocol;
			}
			get onopen() {
				webidl.brandCheck(this, WebSocket);
				return this.#events.open;
			}
			set onopen(fn) {
				webidl.brandCheck(this, WebSocket);
				if (this.#events.open) {
					this.removeEventListener("open", this.#events.open);
				}
				if (typeof fn === "function") {
					this.#events.open = fn;
					this.addEventListener("open", fn);
				} else {
					this.#events.open = null;
				}
			}
			get onerror() {
				webidl.brandCheck(this, WebSocket);
				return this.#events.error;
			}
			set onerror(fn) {
				webidl.brandCheck(this, WebSocket);
				if (this.#events.error) {
					this.removeEventListener("error", this.#events.error);
				}
				if (typeof fn === "function") {
					this.#events.error = fn;
					this.addEventListener("error", fn);
				} else {
					this.#events.error = null;
				}
			}
			get onclose() {
				webidl.brandCheck(this, WebSocket);
				return this.#events.close;
			}
			set onclose(fn) {
				webidl.brandCheck(this, WebSocket);
				if (this.#events.close) {
					this.removeEventListener("close", this.#events.close);
				}
				if (typeof fn === "function") {
					this.#events.close = fn;
					this.addEventListener("close", fn);
				} else {
					this.#events.close = null;
				}
			}
			get onmessage() {
				webidl.brandCheck(this, WebSocket);
				return this.#events.message;
			}
			set onmessage(fn) {
				webidl.brandCheck(this, WebSocket);
				if (this.#events.message) {
					this.removeEventListener("message", this.#events.message);
				}
				if (typeof fn === "function") {
					this.#events.message = fn;
					this.addEventListener("message", fn);
				} else {
					this.#events.message = null;
				}
			}
			get binaryType() {
				webidl.brandCheck(this, WebSocket);
				return this[kBinaryType];
			}
			set binaryType(type) {
				webidl.brandCheck(this, WebSocket);
				if (type !== "blob" && type !== "arraybuffer") {
					this[kBinaryType] = "blob";
				} else {
					this[kBinaryType] = type;
				}
			}
			#onConnectionEstablished(response, parsedExtensions) {
				this[kResponse] = response;
				const webSocketOptions = this[kController]?.dispatcher?.webSocketOptions;
				const maxFragments = webSocketOptions?.maxFragments;
				const maxPayloadSize = webSocketOptions?.maxPayloadSize;
				const parser = new ByteParser(this, parsedExtensions, {
					maxFragments,
					maxPayloadSize
				});
				parser.on("drain", onParserDrain);
				parser.on("error", onParserError.bind(this));
				response.socket.ws = this;
				this[kByteParser] = parser;
				this.#sendQueue = new SendQueue(response.socket);
				this[kReadyState] = states.OPEN;
				const extensions = response.headersList.get("sec-websocket-extensions");
				if (extensions !== null) {
					this.#extensions = extensions;
				}
				const protocol = response.headersList.get("sec-websocket-protocol");
				if (protocol !== null) {
					this.#protocol = protocol;
				}
				fireEvent("open", this);
			}
		}
		WebSocket.CONNECTING = WebSocket.prototype.CONNECTING = states.CONNECTING;
		WebSocket.OPEN = WebSocket.prototype.OPEN = states.OPEN;
		WebSocket.CLOSING = WebSocket.prototype.CLOSING = states.CLOSING;
		WebSocket.CLOSED = WebSocket.prototype.CLOSED = states.CLOSED;
		Object.defineProperties(WebSocket.prototype, {
			CONNECTING: staticPropertyDescriptors,
			OPEN: staticPropertyDescriptors,
			CLOSING: staticPropertyDescriptors,
			CLOSED: staticPropertyDescriptors,
			url: kEnumerableProperty,
			readyState: kEnumerableProperty,
			bufferedAmount: kEnumerableProperty,
			onopen: kEnumerableProperty,
			onerror: kEnumerableProperty,
			onclose: kEnumerableProperty,
			close: kEnumerableProperty,
			onmessage: kEnumerableProperty,
			binaryType: kEnumerableProperty,
			send: kEnumerableProperty,
			extensions: kEnumerableProperty,
			protocol: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "WebSocket",
				writable: false,
				enumerable: false,
				configurable: true
			}
		});
		Object.defineProperties(WebSocket, {
			CONNECTING: staticPropertyDescriptors,
			OPEN: staticPropertyDescriptors,
			CLOSING: staticPropertyDescriptors,
			CLOSED: staticPropertyDescriptors
		});
		webidl.converters["sequence<DOMString>"] = webidl.sequenceConverter(webidl.converters.DOMString);
		webidl.converters["DOMString or sequence<DOMString>"] = function(V, prefix, argument) {
			if (webidl.util.Type(V) === "Object" && Symbol.iterator in V) {
				return webidl.converters["sequence<DOMString>"](V);
			}
			return webidl.converters.DOMString(V, prefix, argument);
		};
		webidl.converters.WebSocketInit = webidl.dictionaryConverter([
			{
				key: "protocols",
				converter: webidl.converters["DOMString or sequence<DOMString>"],
				defaultValue: () => new Array(0)
			},
			{
				key: "dispatcher",
				converter: webidl.converters.any,
				defaultValue: () => getGlobalDispatcher()
			},
			{
				key: "headers",
				converter: webidl.nullableConverter(webidl.converters.HeadersInit)
			}
		]);
		webidl.converters["DOMString or sequence<DOMString> or WebSocketInit"] = function(V) {
			if (webidl.util.Type(V) === "Object" && !(Symbol.iterator in V)) {
				return webidl.converters.WebSocketInit(V);
			}
			return { protocols: webidl.converters["DOMString or sequence<DOMString>"](V) };
		};
		webidl.converters.WebSocketSendData = function(V) {
			if (webidl.util.Type(V) === "Object") {
				if (isBlobLike(V)) {
					return webidl.converters.Blob(V, { strict: false });
				}
				if (ArrayBuffer.isView(V) || types.isArrayBuffer(V)) {
					return webidl.converters.BufferSource(V);
				}
			}
			return webidl.converters.USVString(V);
		};
		function onParserDrain() {
			this.ws[kResponse].socket.resume();
		}
		function onParserError(err) {
			let message;
			let code;
			if (err instanceof CloseEvent) {
				message = err.reason;
				code = err.code;
			} else {
				message = err.message;
			}
			fireEvent("error", this, () => new ErrorEvent("error", {
				error: err,
				message
			}));
			closeWebSocketConnection(this, code);
		}
		module.exports = { WebSocket };
	})
};
