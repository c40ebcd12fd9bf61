export const id = 415;
export const ids = [415];
export const modules = {

/***/ 91415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RestClient: () => (/* binding */ RestClient)
/* harmony export */ });
/* harmony import */ var _octokit_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14730);
/* harmony import */ var _octokit_plugin_paginate_rest__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93779);
/* harmony import */ var _octokit_plugin_rest_endpoint_methods__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49210);
/* harmony import */ var proxy_from_env__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98182);
/* harmony import */ var _http_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95980);
/* harmony import */ var _http_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93012);






const maxBytes = 64 * 1024 * 1024;
/** GitHub redirects what asks for a repository by a former name. */
const maxRedirections = 5;
const http = (0,_http_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .createHttp */ .V)((url) => (0,proxy_from_env__WEBPACK_IMPORTED_MODULE_2__/* .getProxyForUrl */ .T)(url.href) || undefined);
/** What Octokit uses of `fetch`, over the same kind of connection as the service's. */
async function fetchOverHttp(url, { method, headers, body, signal, }) {
    const response = await http({
        method,
        url: new URL(url),
        headers: { ...headers, 'accept-encoding': 'gzip' },
        ...(body !== undefined && { body }),
        signal,
        maxRedirections,
    });
    return {
        url,
        status: response.status,
        headers: new Map(Object.entries(response.headers)),
        text: () => (0,_http_body_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(response, maxBytes),
    };
}
/**
 * The client of `@actions/github`, made of the same parts. That package would load another two HTTP
 * clients before the gate asks its first question.
 */
const RestClient = _octokit_core__WEBPACK_IMPORTED_MODULE_3__/* .Octokit */ .E.plugin(_octokit_plugin_rest_endpoint_methods__WEBPACK_IMPORTED_MODULE_4__/* .restEndpointMethods */ ._, _octokit_plugin_paginate_rest__WEBPACK_IMPORTED_MODULE_5__/* .paginateRest */ .ud).defaults({
    request: { fetch: fetchOverHttp },
});


/***/ }),

/***/ 95980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hy: () => (/* binding */ ageOf),
/* harmony export */   jh: () => (/* binding */ decodedBody),
/* harmony export */   rR: () => (/* binding */ headerOf),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _transport_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26088);



/**
 * The decoded bytes of an answer; identity and gzip are understood. Ends with an error once more
 * than `maxBytes` were decoded.
 */
async function* decodedBody(response, maxBytes) {
    let bytes = 0;
    for await (const chunk of decode(response)) {
        bytes += chunk.length;
        if (bytes > maxBytes)
            throw new _transport_error_js__WEBPACK_IMPORTED_MODULE_2__/* .AnswerTooLarge */ .U({ status: response.status, maxBytes });
        yield chunk;
    }
}
/** Reads a whole answer of at most `maxBytes` bytes as UTF-8 text, without a byte order mark. */
async function readText(response, maxBytes) {
    const chunks = [];
    for await (const chunk of decodedBody(response, maxBytes))
        chunks.push(chunk);
    return new TextDecoder().decode(Buffer.concat(chunks));
}
/** A header's value; of several equal headers the first. */
function headerOf(response, name) {
    const value = response.headers[name];
    return Array.isArray(value) ? value[0] : value;
}
function decode(response) {
    const encoding = headerOf(response, 'content-encoding')?.trim().toLowerCase() || 'identity';
    if (encoding === 'identity')
        return response.body;
    if (encoding !== 'gzip') {
        const message = `The answer has the content encoding "${encoding}", which was not asked for`;
        throw new _transport_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TransportError */ .w('unexpected-response', message, { status: response.status });
    }
    // A failure of either stream reaches the reader as the error of the iteration.
    return (0,node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(response.body), (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip)(), () => { });
}
/** Seconds for which a cache has kept the answer (RFC 9111, section 5.1); 0 where it tells none. */
function ageOf(response) {
    const age = Number(headerOf(response, 'age'));
    return age > 0 ? age : 0;
}


/***/ }),

/***/ 93012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ createHttp),
/* harmony export */   c: () => (/* binding */ ProxiedFailure)
/* harmony export */ });
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41692);
/* harmony import */ var undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14043);
/* harmony import */ var undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57405);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51699);




/** A request that failed on its way through a proxy, with what had been thrown as its cause. */
class ProxiedFailure extends Error {
    name = 'ProxiedFailure';
    /** `http://host:port`, without credentials. */
    proxy;
    constructor(proxy, cause) {
        super(`A request through the proxy ${proxy} failed: ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(cause)}`, { cause });
        this.proxy = proxy;
    }
}
/**
 * HTTP over undici: pooled connections, proxies, extra certificates. The caller's signal is the
 * only time limit. Certificates are checked whatever the environment says.
 * @param proxyFor the proxy to use for a URL, if any
 * @param extraCa certificates (PEM) trusted beside the default ones
 */
function createHttp(proxyFor, extraCa) {
    const trust = {
        rejectUnauthorized: true,
        ...(extraCa !== undefined && { ca: [...node_tls__WEBPACK_IMPORTED_MODULE_0__.getCACertificates('default'), extraCa] }),
    };
    const dispatchers = new Map();
    const dispatcherFor = (url, proxy) => {
        const key = `${url.protocol} ${proxy}`;
        const dispatcher = dispatchers.get(key) ?? createDispatcher(url, proxy, trust);
        dispatchers.set(key, dispatcher);
        return dispatcher;
    };
    const send = async ({ url, ...rest }, proxy) => {
        const target = { origin: url.origin, path: `${url.pathname}${url.search}` };
        const answer = dispatcherFor(url, proxy).then((dispatcher) => undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_1__.call(dispatcher, { ...rest, ...target }));
        const { statusCode, headers, body } = await Promise.race([
            answer,
            rejectionOnAbort(rest.signal),
        ]);
        body.on('error', () => { }); // an answer that nobody reads may still be aborted
        return { status: statusCode, headers, body };
    };
    return async (outgoing) => {
        const proxy = proxyFor(outgoing.url) ?? '';
        if (proxy === '')
            return send(outgoing, '');
        return send(outgoing, proxy).catch((cause) => {
            throw new ProxiedFailure(nameOfProxy(proxy), cause);
        });
    };
}
function nameOfProxy(proxy) {
    const url = URL.parse(proxy);
    return url ? `${url.protocol}//${url.host}` : 'of the environment';
}
/**
 * undici heeds a signal only once it has a connection: a connection that never comes about is given
 * up here.
 */
function rejectionOnAbort(signal) {
    return new Promise((_, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted)
            abort();
        else
            signal.addEventListener('abort', abort, { once: true });
    });
}
async function createDispatcher(url, proxy, trust) {
    // The caller's signal limits every phase; undici's own limits would only cut it short.
    const limits = { headersTimeout: 0, bodyTimeout: 0 };
    if (proxy === '')
        return new undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_2__({ ...limits, connect: { ...trust, timeout: 0 } });
    const { Pool, ProxyAgent } = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19));
    // Plain HTTP goes through a proxy as it is: many proxies allow CONNECT to port 443 only.
    return new ProxyAgent({
        ...limits,
        uri: proxy,
        factory: (origin, options) => givingUpDroppedTunnels(new Pool(origin, options)),
        proxyTunnel: url.protocol === 'https:',
        requestTls: { ...trust, timeout: 0 },
        proxyTls: { ...trust, timeout: 0 },
    });
}
/**
 * undici takes a CONNECT that the proxy drops for a lost socket, and would connect anew without
 * end.
 */
function givingUpDroppedTunnels(pool) {
    return pool.on('connectionError', (_, targets, error) => targets.at(-1)?.destroy(error));
}


/***/ }),

/***/ 26088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ AnswerTooLarge),
/* harmony export */   w: () => (/* binding */ TransportError)
/* harmony export */ });
/** An exchange that gave no answer which could be read whole. */
class TransportError extends Error {
    name = 'TransportError';
    code;
    status;
    neverSent;
    constructor(code, message, details = {}) {
        super(message, { cause: details.cause });
        this.code = code;
        this.status = details.status;
        this.neverSent = details.neverSent === true;
    }
}
/** An answer with more bytes than are read of it: another attempt would end the same way. */
class AnswerTooLarge extends TransportError {
    name = 'AnswerTooLarge';
    constructor({ status, maxBytes }) {
        super('unexpected-response', `The answer is larger than ${maxBytes / 1024 / 1024} MiB`, {
            status,
        });
    }
}


/***/ })

};
