export const id = 168;
export const ids = [168];
export const modules = {
	81168: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			connectToService: () => connectToService,
			f: () => openHttp
		});
		var external_node_process_ = __webpack_require__(1708);
		var connection = __webpack_require__(93012);
		var proxy = __webpack_require__(96522);
		var schemas = __webpack_require__(94343);
		var apps = __webpack_require__(1609);
		var errors = __webpack_require__(90654);
		var retry = __webpack_require__(70207);
		var polling = __webpack_require__(30470);
		;
		const pauseMs = 1e3;
		function createSession({ credentials, clock, login, onToken }) {
			let current = credentials.token;
			let pendingLogin;
			let hasLoggedIn = false;
			let wasAccepted = false;
			const hasLasted = (0, polling.mw)(clock);
			if (current !== undefined) onToken(current);
			const refuse = (message, cause) => {
				const isPermanent = !hasLoggedIn && (!wasAccepted || hasLasted("refusal"));
				if (isPermanent) throw new errors._7("login-rejected", message, { cause });
				throw transientRefusal(message, cause);
			};
			const failLogin = (error) => {
				const isRefusal = (0, errors.gi)(error, ...refusalCodes) && !error.transient;
				if (!isRefusal) hasLasted(false);
				if ((0, errors.gi)(error) && error.status === 404) throw noTokenEndpoint(error, hasLoggedIn);
				if (!isRefusal) throw error;
				return refuse(`The service refused the login: ${error.message}. Check \`username\` and \`password\``, error);
			};
			const logIn = async (deadline) => {
				const { username, password } = credentials;
				if (username === undefined || password === undefined) return refuse(cannotRenew);
				const token = await login({
					username,
					password
				}, deadline).catch(failLogin);
				onToken(token);
				hasLoggedIn = true;
				current = token;
				return token;
			};
			const logInOnce = (deadline) => {
				pendingLogin ??= logIn(deadline).finally(() => {
					pendingLogin = undefined;
				});
				return pendingLogin;
			};
			return {
				token: async (deadline) => current ?? logInOnce(deadline),
				renewed: async (refused, deadline) => current !== undefined && current !== refused ? current : logInOnce(deadline),
				accepted: () => {
					wasAccepted = true;
					hasLasted(false);
				},
				failedOtherwise: () => {
					hasLasted(false);
				}
			};
		}
		function transientRefusal(message, cause) {
			const retryAfterMs = Math.max(pauseMs, cause?.retryAfterMs ?? 0);
			const details = {
				status: 401,
				problem: cause?.problem,
				transient: true,
				retryAfterMs,
				cause
			};
			return new errors._7("unauthenticated", message, details);
		}
		const cannotRenew = "The service refused `api-token` (401): it is wrong or has expired. Give `username` and `password` as well, so that it can be renewed";
		const refusalCodes = [
			"invalid-request",
			"unauthenticated",
			"payment-required",
			"forbidden"
		];
		function noTokenEndpoint(error, hasLoggedIn) {
			const message = `There is no token endpoint at \`auth-url\`: ${error.message}`;
			const transient = hasLoggedIn || error.transient;
			return new errors._7("unexpected-response", message, {
				status: 404,
				transient,
				cause: error
			});
		}
		var parse = __webpack_require__(23945);
		var http_body = __webpack_require__(95980);
		var network_error = __webpack_require__(77453);
		var time_limit = __webpack_require__(54519);
		var transport_error = __webpack_require__(26088);
		var retry_after = __webpack_require__(48275);
		var service_schemas = __webpack_require__(86253);
		;
		const problemSchema = schemas._H3({
			type: (0, service_schemas.W_)(schemas.YjP()),
			title: (0, service_schemas.W_)(schemas.YjP()),
			detail: (0, service_schemas.W_)(schemas.YjP()),
			errors: (0, service_schemas.W_)(schemas.YOg(schemas.L5J()))
		});
		const codesByStatus = {
			400: "invalid-request",
			401: "unauthenticated",
			402: "payment-required",
			403: "forbidden",
			404: "not-found",
			408: "request-timeout",
			409: "conflict",
			429: "rate-limited"
		};
		const apiStatuses = new Set([
			402,
			408,
			409,
			429
		]);
		function errorOfAnswer(answer) {
			const { request, status, body, quotesProblems } = answer;
			const problem = parseProblem((0, http_body.c0)(answer), body);
			const retryAfterMs = (0, retry_after.m)((0, http_body.rR)(answer, "retry-after"), Date.now());
			const description = quotesProblems ? textsOf(problem) : typeOf(problem);
			const message = `${request} was answered ${status}${description || originOf(status, problem)}`;
			const details = {
				status,
				problem: problem && (quotesProblems ? problem : {
					...problem,
					errors: undefined
				}),
				retryAfterMs,
				transient: isTransient(status, problem)
			};
			return new errors._7(codeOf(status, problem), message, details);
		}
		function textsOf(problem) {
			const texts = [problem?.title, problem?.detail].filter(Boolean).join(": ");
			return texts && ` (${texts})`;
		}
		function typeOf(problem) {
			const slug = (0, errors.tF)(problem);
			return /^[a-z\d-]{1,60}$/.test(slug) && problem?.type !== "about:blank" ? ` (${slug})` : "";
		}
		function originOf(status, problem) {
			return isFromGateway(status, problem) ? " without a problem document, so not by the API itself" : "";
		}
		function isTransient(status, problem) {
			if ((0, errors.tF)(problem) === "onboarding-unavailable") return false;
			return status >= 500 || status === 408 || status === 429 || isFromGateway(status, problem);
		}
		function isFromGateway(status, problem) {
			return status < 500 && problem === undefined && !apiStatuses.has(status);
		}
		function codeOf(status, problem) {
			if (status >= 500) return "server-error";
			const slug = (0, errors.tF)(problem);
			if (slug === "run-already-active" || slug === "not-found") return slug;
			if (isFromGateway(status, problem) && status !== 401) return "unexpected-response";
			return codesByStatus[status] ?? "unexpected-response";
		}
		function parseProblem(mediaType, body) {
			try {
				const problem = parse.qg(problemSchema, JSON.parse(body, toWellFormed));
				const hasMember = problem.type !== undefined || problem.title !== undefined;
				return hasMember || mediaType === "application/problem+json" ? problem : undefined;
			} catch {
				return undefined;
			}
		}
		function toWellFormed(_, value) {
			return typeof value === "string" ? value.toWellFormed() : value;
		}
		;
		const maxJsonBytes = 32 * 1024 * 1024;
		const maxJsonValues = 4e6;
		const maxYamlBytes = 8 * 1024 * 1024;
		const maxPdfBytes = 100 * 1024 * 1024;
		const maxProblemBytes = 64 * 1024;
		const jsonType = /^application\/([a-z.-]+\+)?json$/;
		const anyButHtml = /^(?!text\/html$|application\/xhtml)/;
		function jsonOf(schema) {
			return {
				accept: "application/json",
				mediaType: jsonType,
				read: async (answer) => parseJson(answer, await (0, http_body.yR)(answer.response, maxJsonBytes), schema)
			};
		}
		function jsonIfAny(schema) {
			return {
				accept: "application/json",
				mediaType: anyButHtml,
				read: async (answer) => {
					const text = await (0, http_body.yR)(answer.response, maxJsonBytes);
					const isJson = text.trim() !== "" && jsonType.test((0, http_body.c0)(answer.response));
					return isJson ? parseJson(answer, text, schema) : undefined;
				}
			};
		}
		const yaml = {
			accept: "application/yaml",
			mediaType: anyButHtml,
			read: ({ response }) => (0, http_body.yR)(response, maxYamlBytes)
		};
		function pdfFor(sink) {
			return {
				accept: "application/pdf",
				mediaType: /^application\/pdf$/,
				read: ({ response }) => sink((0, http_body.jh)(response, maxPdfBytes))
			};
		}
		function createTransport(options) {
			return async (request, { accept, mediaType, read }) => {
				options.signal.throwIfAborted();
				const { deadline, method } = request;
				const signal = method === "GET" ? options.signal : undefined;
				const limit = (0, time_limit.r)({
					...options,
					deadline,
					signal
				});
				const name = `${method} ${request.url.pathname}`;
				let status;
				try {
					const sent = httpRequest(request, options.userAgent, accept);
					const response = await options.http({
						...sent,
						signal: limit.signal
					});
					status = response.status;
					const answer = {
						request: name,
						response
					};
					await refuseFailure(answer, options.quotesProblems);
					if (method === "GET") requireFreshAndWhole(answer);
					requireMediaType(answer, mediaType);
					return await read(answer);
				} catch (error) {
					options.signal.throwIfAborted();
					if ((0, errors.gi)(error)) throw error;
					const attempt = {
						request: name,
						host: request.url.host,
						status,
						limit
					};
					throw (0, errors.N1)((0, network_error.f)(error, attempt));
				} finally {
					limit.end();
				}
			};
		}
		function httpRequest({ method, url, token, json }, userAgent, accept) {
			const headers = {
				accept: `${accept}, application/problem+json`,
				"accept-encoding": "gzip",
				"cache-control": "no-cache",
				"user-agent": userAgent,
				...token !== undefined && { authorization: `Bearer ${token}` },
				...json !== undefined && { "content-type": "application/json" }
			};
			return {
				method,
				url,
				headers,
				...json !== undefined && { body: JSON.stringify(json) }
			};
		}
		async function refuseFailure({ request, response }, quotesProblems) {
			const { status, headers } = response;
			if (status >= 200 && status < 300) return;
			if (status < 400) {
				const message = `${request} was answered by a redirect (${status}), which is refused. Check \`base-url\` and \`auth-url\``;
				throw new errors._7("unexpected-response", message, {
					status,
					transient: false
				});
			}
			const body = await (0, http_body.yR)(response, maxProblemBytes).catch(() => "");
			throw errorOfAnswer({
				request,
				status,
				headers,
				body,
				quotesProblems
			});
		}
		function requireFreshAndWhole(answer) {
			const { response } = answer;
			if (response.status !== 200) throw unexpected(answer, "is not the 200 that a read requires");
			const age = (0, http_body.TV)(response);
			if (age > 0) throw unexpected(answer, `came from a cache (Age: ${age}) and may be old`);
		}
		function parseJson(answer, text, schema) {
			const parsed = parse.xL(schema, jsonIn(answer, text));
			if (parsed.success) return parsed.data;
			const place = parsed.error.issues[0]?.path.join(".") || "its top level";
			const flaw = `lacks a value, or has a wrong one, at "${place}"`;
			throw unexpected(answer, flaw, { malformed: true });
		}
		function jsonIn(answer, text) {
			if (hasTooManyValues(text)) throw new transport_error.U(`contains more than ${maxJsonValues.toLocaleString("en")} values`, answer.response.status);
			try {
				return JSON.parse(text);
			} catch (cause) {
				throw unexpected(answer, "is not valid JSON", { cause });
			}
		}
		function hasTooManyValues(text) {
			let count = 0;
			for (const character of [
				",",
				"[",
				"{"
			]) for (let i = text.indexOf(character); i >= 0; i = text.indexOf(character, i + 1)) {
				count += 1;
				if (count > maxJsonValues) return true;
			}
			return false;
		}
		function requireMediaType(answer, wanted) {
			const type = (0, http_body.c0)(answer.response);
			if (!wanted.test(type)) throw unexpected(answer, `has the content type "${type}"`);
		}
		function unexpected({ request, response: { status } }, flaw, details = {}) {
			const message = `The answer to ${request} (status ${status}) ${flaw}`;
			return new errors._7("unexpected-response", message, {
				status,
				...details
			});
		}
		;
		function createCaller(options) {
			return {
				json: (call, schema) => perform(options, call, jsonOf(schema)),
				jsonIfAny: (call, schema) => perform(options, call, jsonIfAny(schema)),
				yaml: (call) => perform(options, call, yaml),
				pdf: (call, sink) => perform(options, call, pdfFor(sink))
			};
		}
		async function perform(options, call, expected) {
			const { deadline, retries = options.maxRetries, method = "GET", json } = call;
			const { rateLimiter = (attempt) => attempt() } = call;
			const request = {
				method,
				url: urlOf(options.baseUrl, call),
				json,
				deadline
			};
			const send = (token) => options.transport({
				...request,
				token
			}, expected);
			return (0, retry.bD)(() => rateLimiter(() => sendAuthorized(options.session, request, send)), {
				...options,
				retries,
				...deadline !== undefined && { deadline },
				mayRepeat: (error) => error.transient && (method === "GET" || error.notAccepted)
			});
		}
		async function sendAuthorized(session, { method, deadline }, send) {
			const sendWith = async (token) => {
				try {
					const answer = await send(token);
					session.accepted();
					return answer;
				} catch (error) {
					if (!(0, errors.gi)(error, "unauthenticated")) session.failedOtherwise();
					throw error;
				}
			};
			const token = await session.token(deadline).catch(markNeverSent);
			try {
				return await sendWith(token);
			} catch (error) {
				const mayBeDone = method !== "GET" && (0, errors.cp)(error);
				if (mayBeDone || !(0, errors.gi)(error, "unauthenticated")) throw error;
			}
			const renewed = await session.renewed(token, deadline).catch(markNeverSent);
			return sendWith(renewed).catch(refuseNewToken);
		}
		function markNeverSent(error) {
			if (!(0, errors.gi)(error)) throw error;
			throw new errors._7(error.code, error.message, {
				...error,
				neverSent: true,
				cause: error
			});
		}
		function refuseNewToken(error) {
			if (!(0, errors.gi)(error, "unauthenticated")) throw error;
			const message = `The service refuses the token that it has just issued: ${error.message}`;
			throw transientRefusal(message, error);
		}
		function urlOf(baseUrl, { path, query = {} }) {
			const url = new URL(`${baseUrl.href.replace(/\/$/, "")}/${path.map(encodePathSegment).join("/")}`);
			for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
			return url;
		}
		function encodePathSegment(segment) {
			if (/^\.{0,2}$/.test(segment)) throw new TypeError(`"${segment}" cannot be an identifier.`);
			return encodeURIComponent(segment);
		}
		;
		function createContract(caller) {
			return { version: async () => {
				const version = await versionIn(await caller.yaml({ path: ["openapi.yaml"] }));
				if (typeof version === "string") return version;
				const message = "The contract (GET /openapi.yaml) does not contain its version";
				throw new errors._7("unexpected-response", message, { transient: false });
			} };
		}
		async function versionIn(text) {
			const { parseBoundedYaml } = await Promise.all([__webpack_require__.e(815), __webpack_require__.e(274)]).then(__webpack_require__.bind(__webpack_require__, 83274));
			try {
				const { document } = parseBoundedYaml(text);
				return document.errors.length === 0 && document.getIn(["info", "version"]);
			} catch {
				return undefined;
			}
		}
		var findings = __webpack_require__(98478);
		var promises_ = __webpack_require__(51455);
		var external_node_stream_promises_ = __webpack_require__(46466);
		var api = __webpack_require__(73305);
		var pages = __webpack_require__(56233);
		;
		const pdfSignature = "%PDF-";
		const pdfEnd = "%%EOF";
		const pdfTailBytes = 1024;
		const reportSchema = schemas.Ikc({
			reportId: service_schemas.Cv,
			appId: (0, service_schemas.W_)(service_schemas.Cv),
			runNumber: (0, service_schemas.W_)(service_schemas.dZ),
			issuesCount: (0, service_schemas.W_)(schemas.Whr().check(api.UI())),
			createdAt: (0, service_schemas.W_)((0, service_schemas.Qq)(100))
		});
		const reportPageSchema = schemas.Ikc({
			data: (0, pages.xt)(reportSchema),
			...pages.yy
		});
		function createReports(caller, clock) {
			return {
				list: async (appId, limits) => {
					const listing = await (0, pages.s$)({
						clock,
						idOf: (report) => report.reportId,
						readPage: (query) => {
							const call = {
								path: [
									"apps",
									appId,
									"reports"
								],
								query,
								...limits
							};
							return caller.json(call, reportPageSchema.check((0, pages.oh)(query.page)));
						}
					});
					if (listing.kind !== "complete") throw reports_unexpected("The list of reports kept changing while it was read");
					if (listing.items.some((report) => report.appId !== undefined && report.appId !== appId)) throw reports_unexpected(`The reports of app ${appId} contain one of another app`);
					return listing.items;
				},
				download: (reportId, file) => caller.pdf({ path: ["reports", reportId] }, (bytes) => writePdf(bytes, file))
			};
		}
		async function writePdf(bytes, file) {
			const partial = `${file}.partial`;
			const handle = await (0, promises_.open)(partial, "w");
			try {
				await (0, external_node_stream_promises_.pipeline)(requirePdf(bytes), handle.createWriteStream());
				await (0, promises_.rename)(partial, file);
			} catch (error) {
				await (0, promises_.rm)(partial, { force: true });
				throw error;
			}
		}
		async function* requirePdf(bytes) {
			let head = Buffer.alloc(0);
			let tail = Buffer.alloc(0);
			for await (const chunk of bytes) {
				if (head.length < pdfSignature.length) {
					head = Buffer.concat([head, chunk.subarray(0, pdfSignature.length - head.length)]);
					if (!pdfSignature.startsWith(head.toString("latin1"))) throw reports_unexpected(notPdf);
				}
				tail = Buffer.concat([tail, chunk.subarray(-pdfTailBytes)]).subarray(-pdfTailBytes);
				yield chunk;
			}
			if (head.length < pdfSignature.length) throw reports_unexpected(notPdf);
			if (!tail.includes(pdfEnd)) throw reports_unexpected(`The downloaded report has no end (${pdfEnd}): it is incomplete`);
		}
		const notPdf = "The downloaded report is not a PDF";
		function reports_unexpected(message) {
			return new errors._7("unexpected-response", message);
		}
		var tasks = __webpack_require__(62387);
		var token = __webpack_require__(11700);
		var vision_runs = __webpack_require__(9192);
		;
		function connect(options) {
			const { clock } = options;
			const transport = createTransport(options);
			const session = createSession({
				...options,
				login: (login, deadline) => requestToken(transport, options.authUrl, login, deadline)
			});
			const caller = createCaller({
				random: Math.random,
				...options,
				transport,
				session
			});
			return {
				apps: (0, apps.vh)(caller, clock),
				runs: (0, tasks.x7)(caller),
				visionRuns: (0, vision_runs.f4)(caller),
				tasks: (0, tasks.dY)(caller),
				findings: (0, findings.N)(caller, clock),
				reports: createReports(caller, clock),
				contract: createContract(caller),
				renew: async () => {
					await session.renewed(await session.token(undefined), undefined);
				},
				claims: async () => (0, token.ds)(await session.token(undefined)),
				roles: async () => (0, token.R7)(await session.token(undefined))
			};
		}
		const tokenSchema = schemas.Ikc({ id_token: schemas.YjP().check(schemas.YPB(token.sg)) });
		async function requestToken(transport, authUrl, login, deadline) {
			const url = new URL(`${authUrl.href.replace(/\/$/, "")}/api/v1/auth/token`);
			const request = {
				method: "POST",
				url,
				json: login,
				deadline
			};
			return (await transport(request, jsonOf(tokenSchema))).id_token;
		}
		var version = __webpack_require__(28009);
		;
		const userAgent = `security-test-gate/${version.r}`;
		function connectToService(inputs, { mask }, options) {
			return connect({
				...inputs,
				...options,
				http: openHttp(inputs),
				userAgent,
				onToken: mask
			});
		}
		function openHttp({ extraCa }) {
			return (0, connection.V)((url) => (0, proxy.i)(url, external_node_process_.env), extraCa);
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
	}),
	54519: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => startTimeLimit });
		function startTimeLimit(options) {
			const { clock, requestTimeoutMs, deadline, signal } = options;
			const untilDeadlineMs = deadline === undefined ? Number.POSITIVE_INFINITY : deadline - clock.now();
			const ms = Math.max(1, Math.min(requestTimeoutMs, untilDeadlineMs));
			const controller = new AbortController();
			const timer = setTimeout(() => controller.abort(), ms);
			const end = () => {
				clearTimeout(timer);
				controller.abort();
			};
			const combined = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
			return {
				ms,
				isRequestTimeout: requestTimeoutMs <= untilDeadlineMs,
				signal: combined,
				end
			};
		}
	}),
	1609: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Iw: () => nameOfApp,
			UX: () => compareApps,
			t2: () => registeredAppId,
			vh: () => createApps
		});
		var p_map__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(606);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23945);
		var _text_same_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43539);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56233);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86253);
		const lookUpsAtATime = 6;
		const lookUpMinutes = 10;
		const appUrl = (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.r0)(2048));
		const appSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv,
			label: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.r0)(1e3)),
			appUrl,
			basePath: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.r0)(2048)),
			registrationStatus: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Vm
		});
		function nameOfApp({ label, appId }) {
			return label || appId;
		}
		function compareApps(one, other) {
			return compareTexts(nameOfApp(one), nameOfApp(other)) || compareTexts(one.appId, other.appId);
		}
		function compareTexts(left, right) {
			return left < right ? -1 : Number(left > right);
		}
		const appItemSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv,
			appUrl
		});
		const appPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			data: (0, _pages_js__WEBPACK_IMPORTED_MODULE_1__.xt)(appItemSchema),
			..._pages_js__WEBPACK_IMPORTED_MODULE_1__.yy
		});
		const registrationSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			appId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv,
			taskId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv),
			registrationStatus: zod_mini__WEBPACK_IMPORTED_MODULE_3__.MfU(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Vm, "IN_PROGRESS"),
			statusUrl: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.hl),
			specExtraction: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				visionRunId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv),
				taskId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv)
			})),
			replaced: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				previousAppId: _schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv,
				previousStatus: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Vm)
			}))
		});
		const setupSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ onboardingResumed: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY()) });
		const deletionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			appId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz("DELETED"),
			previousRegistrationStatus: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Vm)
		});
		function registeredAppId(error) {
			if (!(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error, "conflict") || error.slug === "app-registered-outside-api") return undefined;
			const { data } = zod_mini__WEBPACK_IMPORTED_MODULE_4__.xL(_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cv, error.problem?.appId);
			return data;
		}
		function createApps(caller, clock) {
			const get = async (appId, limits) => {
				const app = await caller.json({
					path: ["apps", appId],
					...limits
				}, appSchema);
				(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.qb)("app", appId, app.appId);
				return app;
			};
			const find = (appId, limits) => (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(get(appId, limits));
			return {
				get,
				find,
				ids: async (search) => (await readApps(caller, clock, search)).map(({ appId }) => appId),
				idsByUrl: async (appUrl) => {
					const limits = limitLookUp(clock);
					const idIfSame = async (item) => {
						const itemUrl = item.appUrl ?? (await find(item.appId, limits()))?.appUrl;
						return itemUrl !== undefined && (0, _text_same_url_js__WEBPACK_IMPORTED_MODULE_5__.q)(itemUrl, appUrl) ? item.appId : p_map__WEBPACK_IMPORTED_MODULE_6__.QJ;
					};
					const items = await readApps(caller, clock, undefined, limits);
					return (0, p_map__WEBPACK_IMPORTED_MODULE_6__.Ay)(items, idIfSame, { concurrency: lookUpsAtATime });
				},
				register: (app) => caller.json({
					method: "POST",
					path: ["apps"],
					json: app
				}, registrationSchema),
				supplyCredentials: (appId, json) => caller.json({
					method: "POST",
					path: [
						"apps",
						appId,
						"account-setup"
					],
					json
				}, setupSchema),
				delete: async (appId) => {
					const call = {
						method: "DELETE",
						path: ["apps", appId]
					};
					const deleted = await caller.json(call, deletionSchema);
					(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.qb)("app", appId, deleted.appId ?? appId, { transient: false });
					return deleted;
				}
			};
		}
		function limitLookUp(clock) {
			const deadline = clock.now() + lookUpMinutes * 6e4;
			return () => {
				if (clock.now() < deadline) return { deadline };
				const message = `The app could not be looked up by its URL within ${lookUpMinutes} minutes: give \`app-id\` if you can`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._7("timeout", message);
			};
		}
		async function readApps(caller, clock, search, limits) {
			const listing = await (0, _pages_js__WEBPACK_IMPORTED_MODULE_1__.s$)({
				clock,
				idOf: (app) => app.appId,
				readPage: async (paging) => {
					const query = {
						...paging,
						...search !== undefined && { search }
					};
					const call = {
						path: ["apps"],
						query,
						...limits?.()
					};
					return caller.json(call, appPageSchema.check((0, _pages_js__WEBPACK_IMPORTED_MODULE_1__.oh)(paging.page)));
				}
			});
			if (listing.kind === "complete") return listing.items;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._7("unexpected-response", "The list of apps kept changing while it was read");
		}
	}),
	98478: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => createFindings,
			q: () => runInProgress
		});
		var schemas = __webpack_require__(94343);
		var errors = __webpack_require__(90654);
		var pages = __webpack_require__(56233);
		;
		function createRateLimiter(clock, { requests, windowMs }) {
			const endTimes = [];
			let previous = Promise.resolve();
			const runInTurn = async (run) => {
				const oldest = endTimes.at(-requests);
				const waitMs = oldest === undefined ? 0 : oldest + windowMs - clock.now();
				if (waitMs > 0) await clock.sleep(waitMs);
				try {
					return await run();
				} finally {
					endTimes.push(clock.now());
				}
			};
			return (run) => {
				const result = previous.then(() => runInTurn(run));
				previous = result.catch(() => {});
				return result;
			};
		}
		var service_schemas = __webpack_require__(86253);
		;
		const stateFields = {
			isFixed: (0, service_schemas.W_)(schemas.zMY()),
			isDismissed: (0, service_schemas.W_)(schemas.zMY()),
			fixClaimed: (0, service_schemas.W_)(schemas.zMY())
		};
		const fieldSchema = schemas.Ikc({
			name: (0, service_schemas.Qq)(200),
			dataType: (0, service_schemas.W_)((0, service_schemas.Qq)(100)),
			location: (0, service_schemas.W_)((0, service_schemas.Qq)(100))
		});
		const maxFields = 20;
		const fieldsSchema = schemas.FsL(schemas.YOg(schemas.L5J()), schemas.pdi((items) => items.slice(0, maxFields).flatMap((item) => fieldSchema.safeParse(item).data ?? [])));
		const additionalDetailsSchema = schemas.Ikc({
			description: (0, service_schemas.W_)((0, service_schemas.Qq)(1e3)),
			impact_analysis: (0, service_schemas.W_)((0, service_schemas.Qq)(1e3)),
			mitigation: (0, service_schemas.W_)((0, service_schemas.Qq)(1e3)),
			long_solution: (0, service_schemas.W_)((0, service_schemas.Qq)(2e3)),
			references: (0, service_schemas.W_)((0, service_schemas.Te)(10, 300))
		});
		const findingSchema = schemas.Ikc({
			id: service_schemas.JQ,
			label: (0, service_schemas.Qq)(500),
			severity: schemas.Rvf((0, service_schemas.Ol)(100), "missing"),
			updated_severity: schemas.lqM(schemas.mee((0, service_schemas.Ol)(100))),
			title: (0, service_schemas.W_)((0, service_schemas.Qq)(500)),
			method: (0, service_schemas.Zm)(50),
			path: (0, service_schemas.Zm)(2048),
			owasp: (0, service_schemas.W_)((0, service_schemas.Qq)(100)),
			cwe: (0, service_schemas.W_)((0, service_schemas.Qq)(100)),
			cvss_score: (0, service_schemas.W_)(schemas.aig()),
			cvss_vector: (0, service_schemas.W_)((0, service_schemas.Qq)(200)),
			impact: (0, service_schemas.W_)((0, service_schemas.Qq)(1e3)),
			remediation: (0, service_schemas.W_)((0, service_schemas.Qq)(1e3)),
			explainer: (0, service_schemas.W_)((0, service_schemas.Qq)(1e3)),
			additionalDetails: (0, service_schemas.W_)(additionalDetailsSchema),
			fields: (0, service_schemas.W_)(fieldsSchema),
			uiPath: (0, service_schemas.W_)((0, service_schemas.Qq)(500)),
			issueType: (0, service_schemas.W_)((0, service_schemas.Qq)(100)),
			isPII: (0, service_schemas.W_)(schemas.zMY()),
			isPCI: (0, service_schemas.W_)(schemas.zMY()),
			isHIPAA: (0, service_schemas.W_)(schemas.zMY()),
			created_on: (0, service_schemas.W_)((0, service_schemas.Qq)(100)),
			...stateFields
		});
		const triageLimit = {
			requests: 30,
			windowMs: 6e4
		};
		const stateSchema = schemas.Ikc({
			id: (0, service_schemas.W_)(service_schemas.JQ),
			...stateFields
		});
		const triagedSchema = schemas.MfU(schemas.X$i(stateSchema, { vulnerability: (0, service_schemas.W_)(stateSchema) }), {});
		const completed = "COMPLETED";
		const runInProgress = "RUN_IN_PROGRESS";
		const statusSchema = schemas.Ikc({ status: (0, service_schemas.Qq)(200) });
		const findingsPageSchema = schemas.Ikc({
			status: (0, service_schemas.Qq)(200),
			data: schemas.lqM(schemas.mee((0, pages.xt)(findingSchema))),
			...pages.yy,
			total: schemas.lqM(schemas.mee(pages.vK))
		}).check(hasWhenCompleted("data"), hasWhenCompleted("total"));
		function hasWhenCompleted(field) {
			return schemas.YPB((page) => page.status !== completed || page[field] != null, { path: [field] });
		}
		function createFindings(caller, clock) {
			const rateLimiter = createRateLimiter(clock, triageLimit);
			const callOf = (appId, query, limits) => ({
				path: [
					"apps",
					appId,
					"vulnerabilities"
				],
				query,
				...limits
			});
			return {
				status: async (appId, limits) => (await caller.json(callOf(appId, pages.Z3, limits), statusSchema)).status,
				probe: async (appId, limits) => (await caller.json(callOf(appId, pages.Z3, limits), findingsPageSchema)).status,
				list: (appId, limits) => (0, pages.s$)({
					clock,
					idOf: (finding) => finding.id,
					readPage: async (query) => {
						const isRequested = (0, pages.oh)(query.page, ({ status }) => status !== completed);
						const call = callOf(appId, query, limits);
						const page = await caller.json(call, findingsPageSchema.check(isRequested));
						const { status, data, total, pageSize } = page;
						if (status !== completed) return { stop: status };
						return {
							data: data ?? [],
							total: total ?? 0,
							pageSize
						};
					}
				}),
				get: async (findingId) => {
					const finding = await caller.json({ path: ["vulnerabilities", findingId] }, findingSchema);
					(0, errors.qb)("finding", findingId, finding.id);
					return finding;
				},
				triage: async (findingId, action) => {
					const call = {
						method: "POST",
						path: [
							"vulnerabilities",
							findingId,
							action
						],
						rateLimiter
					};
					const { vulnerability, ...answer } = await caller.jsonIfAny(call, triagedSchema) ?? {};
					const { id, ...state } = vulnerability ?? answer;
					if (id !== undefined) (0, errors.qb)("finding", findingId, id);
					return state;
				}
			};
		}
	}),
	56233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z3: () => smallestPage,
			oh: () => isRequestedPage,
			s$: () => readAllPages,
			vK: () => countSchema,
			xt: () => pageItemsOf,
			yy: () => pagingFields
		});
		var p_map__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(606);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73305);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86253);
		const maxPageSize = 100;
		const smallerPageSizes = [10, 1];
		const pagesAtATime = 6;
		const maxRereads = 3;
		const pauseBeforeRereadMs = 1e3;
		const maxPages = 1e3;
		const maxKeptCharacters = 128 * 1024 * 1024;
		const itemOverhead = 500;
		const countSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI());
		function pageItemsOf(item) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(maxPageSize)), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(item));
		}
		const pagingFields = {
			total: countSchema,
			page: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr()),
			pageSize: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC()))
		};
		function isRequestedPage(requestedPage, stops = () => false) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB((answer) => (answer.page ?? requestedPage) === requestedPage || stops(answer), { path: ["page"] });
		}
		const smallestPage = {
			page: 1,
			pageSize: 1
		};
		async function readAllPages(reader) {
			let listing = await readOnce(reader);
			for (let reread = 0; listing.kind === "changing" && reread < maxRereads; reread += 1) {
				await reader.clock.sleep(pauseBeforeRereadMs);
				listing = await readOnce(reader);
			}
			return listing;
		}
		async function readOnce({ readPage, idOf }) {
			const requireRoomFor = createSizeLimit();
			const readWithinLimit = async (query) => {
				const result = await readPage(query);
				if ("data" in result) requireRoomFor(result.data);
				return result;
			};
			const read = (page, usedSize) => readInParts(readWithinLimit, {
				page,
				pageSize: maxPageSize
			}, usedSize);
			const [first, ...parts] = await read(1);
			if ("stop" in first) return {
				kind: "stopped",
				...first
			};
			const usedSize = parts.length > 0 ? maxPageSize : first.pageSize ?? maxPageSize;
			const pages = Math.ceil(first.total / usedSize);
			if (pages > maxPages) return {
				kind: "changing",
				items: first.data,
				total: first.total
			};
			const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
			const rest = await (0, p_map__WEBPACK_IMPORTED_MODULE_4__.Ay)(others, (page) => read(page, usedSize), { concurrency: pagesAtATime });
			const all = [
				first,
				...parts,
				...rest.flat()
			];
			const stopped = all.find((page) => "stop" in page);
			if (stopped) return {
				kind: "stopped",
				...stopped
			};
			return combine(all.filter((page) => "data" in page), idOf);
		}
		async function readInParts(readPage, query, usedSize = query.pageSize) {
			try {
				return [await readPage(query)];
			} catch (error) {
				const pageSize = smallerPageSizes.find((size) => size < usedSize && usedSize % size === 0);
				if (pageSize === undefined || !(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.I9)(error)) throw error;
				const count = usedSize / pageSize;
				const from = (query.page - 1) * count + 1;
				const parts = await readInParts(readPage, {
					page: from,
					pageSize
				});
				for (let page = from + 1; page < from + count; page += 1) {
					const last = parts.at(-1);
					const isEnd = !last || "stop" in last || (page - 1) * pageSize >= last.total;
					if (isEnd) break;
					parts.push(...await readInParts(readPage, {
						page,
						pageSize
					}));
				}
				return parts;
			}
		}
		function createSizeLimit() {
			let characters = 0;
			return (items) => {
				for (const item of items) characters += itemOverhead + charactersOf(item);
				if (characters <= maxKeptCharacters) return;
				const message = `A list contains more than the ${maxKeptCharacters / 1024 / 1024} Mi characters that are kept of one`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._7("unexpected-response", message, {
					status: 200,
					transient: false
				});
			};
		}
		function charactersOf(value) {
			if (typeof value === "string") return value.length;
			if (typeof value !== "object" || value === null) return 0;
			return Object.values(value).reduce((sum, property) => sum + charactersOf(property), 0);
		}
		function combine(pages, idOf) {
			const items = pages.flatMap((page) => page.data);
			const distinct = [...new Map(items.map((item) => [idOf(item), item])).values()];
			const total = pages.at(-1)?.total ?? 0;
			const isConsistent = pages.every((page) => page.total === total) && distinct.length === total && items.length === total;
			return isConsistent ? {
				kind: "complete",
				items
			} : {
				kind: "changing",
				items: distinct,
				total
			};
		}
	}),
	62387: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			dY: () => createTasks,
			kq: () => scheduledRunSchema,
			x7: () => createRuns
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86253);
		const optionalFields = {
			runNumber: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.dZ),
			statusUrl: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.hl),
			operation: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(100))
		};
		const taskSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			taskId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			appId: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Cv)),
			state: _schemas_js__WEBPACK_IMPORTED_MODULE_1__.Vm,
			...optionalFields
		});
		const scheduledRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			taskId: _schemas_js__WEBPACK_IMPORTED_MODULE_1__.Cv,
			appId: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Cv),
			state: zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Vm, "QUEUED"),
			...optionalFields
		});
		function createTasks(caller) {
			return { get: async (taskId, limits) => {
				const record = await caller.json({
					path: ["tasks", taskId],
					...limits
				}, taskSchema);
				if (record.taskId) (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.qb)("task", normalizeTaskId(taskId), normalizeTaskId(record.taskId));
				return {
					...record,
					taskId,
					appId: record.appId ?? undefined
				};
			} };
		}
		function normalizeTaskId(taskId) {
			return taskId.replace(/^task_[a-z]+_/i, "").replace(/[^a-z\d]/gi, "").toLowerCase();
		}
		function createRuns(caller) {
			return { trigger: (appId, limits) => caller.json({
				method: "POST",
				path: [
					"apps",
					appId,
					"security-agent"
				],
				json: {},
				...limits
			}, scheduledRunSchema) };
		}
	}),
	9192: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X4: () => visionOperations,
			ep: () => activeVisionTask,
			f4: () => createVisionRuns,
			vV: () => visionTaskId
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23945);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86253);
		var _tasks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62387);
		const visionOperations = [
			"map",
			"validate-login",
			"discover-roles",
			"verify-rbac"
		];
		const taskPrefix = "task_vr_";
		function createVisionRuns(caller) {
			return { start: (appId, operation) => caller.json({
				method: "POST",
				path: [
					"apps",
					appId,
					"vision-agent"
				],
				json: { operation }
			}, _tasks_js__WEBPACK_IMPORTED_MODULE_2__.kq) };
		}
		function visionTaskId(visionRunId) {
			return visionRunId.startsWith(taskPrefix) ? visionRunId : `${taskPrefix}${visionRunId}`;
		}
		function activeVisionTask(error) {
			if (!(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.gi)(error, "conflict")) return undefined;
			const { data } = zod_mini__WEBPACK_IMPORTED_MODULE_3__.xL(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Cv, error.problem?.activeVisionRunId);
			return data === undefined ? undefined : visionTaskId(data);
		}
	}),
	43539: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => isSameUrl });
		function isSameUrl(left, right) {
			const normalize = (url) => URL.parse(url)?.href.replace(/\/$/, "") ?? url;
			return normalize(left) === normalize(right);
		}
	})
};
