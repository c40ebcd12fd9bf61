export const id = 78;
export const ids = [78];
export const modules = {
	22426: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => unlessCancelled,
			S: () => awaitBriefly
		});
		var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
		const graceMs = 4e3;
		function unlessCancelled(signal, work, cancel) {
			const aborted = signal.aborted ? Promise.resolve() : (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(signal, "abort");
			const cancelled = aborted.then(cancel);
			return Promise.race([cancelled, work.finally(() => signal.aborted && cancelled)]);
		}
		async function awaitBriefly(work) {
			await Promise.race([work.catch(() => {}), (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(graceMs)]);
		}
	}),
	57309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			eu: () => connectionInputs,
			f3: () => connectionInputsOf,
			nm: () => missingCredentials
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var _github_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54679);
		var _http_proxy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96522);
		var _service_token_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11700);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51699);
		var _policy_policy_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54990);
		var _declaration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83155);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99359);
		const maxCertificateBytes = 4 * 1024 * 1024;
		const token = (0, _schemas_js__WEBPACK_IMPORTED_MODULE_4__.Uy)((text) => {
			if ((0, _service_token_js__WEBPACK_IMPORTED_MODULE_5__.sg)(text)) return text;
			throw new _schemas_js__WEBPACK_IMPORTED_MODULE_4__.S7("must be a token on one line, without blanks and of usual length");
		});
		const connectionInputs = {
			"base-url": (0, _declaration_js__WEBPACK_IMPORTED_MODULE_3__.mw)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_4__.Uy)((text) => parseServiceUrl(text, "/v1")), {
				expected: "the address of the API, which ends in `/v1`",
				description: "Address of the service's API, ending in `/v1`; `https`, or `http` for a loopback host.",
				placeholder: "https://invalid.invalid/v1"
			}),
			"auth-url": (0, _declaration_js__WEBPACK_IMPORTED_MODULE_3__.lq)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_4__.Uy)((text) => parseServiceUrl(text, "")), "Address of the host that serves the token endpoint. Empty means `base-url` without `/v1`."),
			username: (0, _declaration_js__WEBPACK_IMPORTED_MODULE_3__.lq)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__.Qq, "User name of a service account. With `password` it is exchanged for a short-lived token."),
			password: (0, _declaration_js__WEBPACK_IMPORTED_MODULE_3__.lq)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__.Qq, "Password of the service account, from a secret. It is masked in the log.", {
				isSecret: true,
				isVerbatim: true
			}),
			"api-token": (0, _declaration_js__WEBPACK_IMPORTED_MODULE_3__.lq)(token, "A ready `id_token`, from a secret, instead of `username` and `password`. Without them it cannot be renewed when it expires.", { isSecret: true }),
			"ca-cert-file": (0, _declaration_js__WEBPACK_IMPORTED_MODULE_3__.lq)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__.Qq, "Path of a PEM file with additional CA certificates to trust, for an on-premise deployment."),
			"request-timeout-seconds": (0, _declaration_js__WEBPACK_IMPORTED_MODULE_3__.IQ)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__.LC, "30", "Time limit of one request to the service, including its body."),
			"max-retries": (0, _declaration_js__WEBPACK_IMPORTED_MODULE_3__.IQ)((0, _schemas_js__WEBPACK_IMPORTED_MODULE_4__.rD)({
				min: 0,
				max: 20
			}), "4", "How often to repeat a request after a failure that looks transient."),
			"poll-interval-seconds": (0, _declaration_js__WEBPACK_IMPORTED_MODULE_3__.IQ)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__.LC, "5", "First polling interval. It grows by a factor of 1.5 after each poll."),
			"poll-max-interval-seconds": (0, _declaration_js__WEBPACK_IMPORTED_MODULE_3__.IQ)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__.LC, "15", "Longest polling interval, for every wait.")
		};
		async function connectionInputsOf(values, reader, policyReader) {
			const baseUrl = values["base-url"];
			const maxIntervalMs = 1e3 * values["poll-max-interval-seconds"];
			const intervalMs = Math.min(1e3 * values["poll-interval-seconds"], maxIntervalMs);
			const { username, password, "api-token": token } = values;
			const credentials = {
				username,
				password,
				token
			};
			return {
				baseUrl,
				authUrl: values["auth-url"] ?? new URL(baseUrl.href.replace(/\/v1\/?$/, "")),
				credentials,
				extraCa: await readCertificates(values, reader, policyReader),
				requestTimeoutMs: 1e3 * values["request-timeout-seconds"],
				maxRetries: values["max-retries"],
				cadence: {
					intervalMs,
					maxIntervalMs
				}
			};
		}
		function missingCredentials({ username, password, token }) {
			if (username !== undefined && password === undefined) return "`username` is given without `password`";
			if (username === undefined && password !== undefined) return "`password` is given without `username`";
			if (username === undefined && token === undefined) return "`username` and `password`, or `api-token`, must be given";
			return undefined;
		}
		function parseServiceUrl(text, path) {
			const url = URL.parse(text);
			if (!url) throw new _schemas_js__WEBPACK_IMPORTED_MODULE_4__.S7(`must be a URL such as \`https://security.example.com${path}\``);
			if (url.protocol !== "https:" && !(url.protocol === "http:" && (0, _http_proxy_js__WEBPACK_IMPORTED_MODULE_6__.U)(url.hostname))) throw new _schemas_js__WEBPACK_IMPORTED_MODULE_4__.S7("must begin with `https://`; `http://` is accepted for a loopback host only");
			if (url.username || url.password) throw new _schemas_js__WEBPACK_IMPORTED_MODULE_4__.S7("must not hold credentials: use `username` and `password`");
			if (url.search || url.hash) throw new _schemas_js__WEBPACK_IMPORTED_MODULE_4__.S7("must not have a query or a fragment");
			if (!url.pathname.replace(/\/$/, "").endsWith(path)) throw new _schemas_js__WEBPACK_IMPORTED_MODULE_4__.S7(`must end in \`${path}\``);
			return url;
		}
		async function readCertificates({ "ca-cert-file": file }, reader, policyReader) {
			if (file === undefined) return undefined;
			try {
				const found = await policyReader.readAnywhere(file, maxCertificateBytes);
				if (found.text === undefined) throw new Error((0, _policy_policy_files_js__WEBPACK_IMPORTED_MODULE_2__.UV)(file, found));
				new node_crypto__WEBPACK_IMPORTED_MODULE_0__.X509Certificate(found.text);
				return found.text;
			} catch (error) {
				const problem = `must be a readable file of PEM certificates (${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_7__.bD)(error)})`;
				reader.refuse("ca-cert-file", problem, { outage: (0, _github_failure_js__WEBPACK_IMPORTED_MODULE_1__.nu)(error) });
				return undefined;
			}
		}
	}),
	83155: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IQ: () => withDefault,
			bU: () => githubToken,
			lq: () => optional,
			mw: () => required,
			wu: () => githubTokenForCertificates
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		function optional(schema, description, kind = {}) {
			return declare(zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(schema), {
				description,
				...kind
			});
		}
		function withDefault(schema, text, description) {
			const withText = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), text), schema);
			return declare(withText, {
				description,
				default: text
			});
		}
		function required(schema, { expected, ...about }) {
			const given = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP({ error: `is required: ${expected}` }), schema);
			return declare(given, {
				...about,
				isRequired: true
			});
		}
		function githubToken(description) {
			return optional(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), description, {
				default: "${{ github.token }}",
				isSecret: true
			});
		}
		const githubTokenForCertificates = githubToken("Token that reads a `ca-cert-file` of the repository; it then needs `contents: read`.");
		function declare(schema, about) {
			const defaults = {
				default: "",
				isRequired: false,
				isVerbatim: false,
				isSecret: false
			};
			return Object.assign(schema, { about: {
				...defaults,
				...about
			} });
		}
	}),
	68085: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i_: () => InputReader,
			yg: () => describeProblems,
			en: () => isRepositoryName
		});
		var external_node_process_ = __webpack_require__(1708);
		var core = __webpack_require__(235);
		var schemas = __webpack_require__(94343);
		var environment = __webpack_require__(70876);
		var leven = __webpack_require__(47785);
		;
		function nearestName(word, names) {
			const kebabCase = word.replaceAll(/[\s_]/g, "-");
			if (kebabCase.length < 3) return undefined;
			const [containing] = names.filter((name) => name.includes(kebabCase)).sort((left, right) => left.length - right.length);
			return containing ?? (0, leven.h)(kebabCase, names, { maxDistance: Math.floor(kebabCase.length / 3) });
		}
		var inputs_schemas = __webpack_require__(99359);
		;
		const variablePrefix = "INPUT_";
		const maxNameLength = 100;
		class InputReader {
			problems = [];
			hasUndeclared = false;
			#outages = [];
			#names = new Set();
			#given = new Set();
			#problemsByName = new Map();
			#mask;
			constructor(mask) {
				this.#mask = mask;
			}
			read(shape) {
				const texts = new Map();
				for (const [name, { about }] of Object.entries(shape)) {
					this.#names.add(name);
					const text = readInputText(name, about);
					texts.set(name, text);
					if (text === undefined) continue;
					this.#given.add(name);
					if (about.isSecret) this.#mask(text);
				}
				const schema = schemas.Ikc(shape);
				const result = schema.safeParse(Object.fromEntries(texts));
				if (result.success) return result.data;
				for (const { path, message } of result.error.issues) {
					const name = String(path[0]);
					this.refuse(name, message);
					texts.set(name, shape[name]?.about.placeholder);
				}
				return schema.parse(Object.fromEntries(texts));
			}
			refuseUndeclared(document) {
				for (const [variable, value] of Object.entries(external_node_process_.env)) {
					const name = variable.slice(variablePrefix.length).toLowerCase();
					if (!variable.startsWith(variablePrefix) || !value || this.#names.has(name)) continue;
					this.hasUndeclared = true;
					const shown = name.slice(0, maxNameLength).replaceAll(/[^\x21-\x7e]/g, "?");
					const nearest = nearestName(shown, [...this.#names]);
					const hint = nearest ? `the nearest is \`${nearest}\`` : `see ${documentUrl(document)} for all`;
					this.refuse(shown, `is no input of this action; ${hint}`);
				}
			}
			refuseMalformedRepository() {
				const repository = external_node_process_.env.GITHUB_REPOSITORY;
				if (repository && !isRepositoryName(repository)) this.refuse("GITHUB_REPOSITORY", `must be \`owner/name\`, not ${(0, inputs_schemas.hD)(repository)}`);
			}
			get outage() {
				return this.#outages.length === this.problems.length ? this.#outages[0] : undefined;
			}
			isGiven(name) {
				return this.#given.has(name);
			}
			problemsOf(name) {
				return this.#problemsByName.get(name) ?? [];
			}
			isRefused(name) {
				return this.problemsOf(name).length > 0;
			}
			refuse(name, why, { outage } = {}) {
				const problem = `\`${name}\` ${why}`;
				this.problems.push(problem);
				this.#problemsByName.set(name, [...this.problemsOf(name), problem]);
				if (outage) this.#outages.push(outage);
			}
		}
		function readInputText(name, { isVerbatim }) {
			const text = (0, core.V4)(name, { trimWhitespace: !isVerbatim });
			return (isVerbatim ? text.replace(/\r?\n$/, "") : text) || undefined;
		}
		function describeProblems(problems) {
			return problems.length === 1 ? `Input ${problems[0]}.` : `${problems.length} inputs: ${problems.join("; ")}.`;
		}
		function isRepositoryName(text) {
			return /^[\w.-]+\/[\w.-]+$/.test(text) && !text.split("/").some((part) => /^\.+$/.test(part));
		}
		function documentUrl(document) {
			return (0, environment.X)()?.replace(/docs$/, document) ?? document;
		}
	}),
	99359: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cv: () => identifier,
			Dy: () => webAddress,
			Gx: () => minutes,
			LC: () => positiveSeconds,
			Mn: () => lines,
			ND: () => requireIdentifier,
			Qq: () => text,
			S7: () => InputProblem,
			Uy: () => textAs,
			ai: () => number,
			hD: () => quote,
			nD: () => booleanOrAuto,
			pD: () => linesLike,
			rD: () => wholeNumber,
			ro: () => positiveMinutes,
			yL: () => oneOf,
			zM: () => boolean
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88532);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23945);
		var _service_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86253);
		const maxMinutes = 7200;
		const maxQuoted = 100;
		class InputProblem extends Error {
			name = "InputProblem";
		}
		function textAs(read) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((text, context) => {
				try {
					return read(text);
				} catch (error) {
					if (!(error instanceof InputProblem)) throw error;
					context.issues.push({
						code: "custom",
						message: error.message,
						input: text
					});
					return zod_mini__WEBPACK_IMPORTED_MODULE_2__.tm;
				}
			}));
		}
		const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP();
		const boolean = textAs((text) => readBoolean(text, "`true` or `false`"));
		const booleanOrAuto = textAs((text) => text.toLowerCase() === "auto" ? "auto" : readBoolean(text, "`true`, `false` or `auto`"));
		function readBoolean(text, allowed) {
			if (/^(true|false)$/i.test(text)) return text.toLowerCase() === "true";
			throw new InputProblem(`must be ${allowed}, not ${quote(text)}`);
		}
		function number({ min, max, isWhole = false }) {
			const kind = isWhole ? "whole number" : "number";
			const bounds = max === undefined ? `of at least ${min}` : `from ${min} to ${max}`;
			return textAs((text) => {
				const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
				const isWithin = value >= min && value <= (max ?? Number.MAX_SAFE_INTEGER);
				if (isWithin && (!isWhole || Number.isInteger(value))) return value;
				throw new InputProblem(`must be a ${kind} ${bounds}, not ${quote(text)}`);
			});
		}
		function wholeNumber(bounds) {
			return number({
				...bounds,
				isWhole: true
			});
		}
		const minutes = number({
			min: 0,
			max: maxMinutes
		});
		const positiveMinutes = number({
			min: 1e-4,
			max: maxMinutes
		});
		const positiveSeconds = number({
			min: .001,
			max: 3600
		});
		function oneOf(values) {
			const listed = values.map((value) => `\`${value}\``).join(", ");
			return zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(values, { error: ({ input }) => `must be one of ${listed}, not ${quote(String(input))}` });
		}
		const identifier = textAs(requireIdentifier);
		function requireIdentifier(text) {
			if (zod_mini__WEBPACK_IMPORTED_MODULE_3__.xL(_service_schemas_js__WEBPACK_IMPORTED_MODULE_0__.Cv, text).success) return text;
			throw new InputProblem("must be an identifier: 1 to 200 letters, digits and characters of `._:-`, not only dots");
		}
		function webAddress(credentialsHint) {
			return textAs((text) => {
				const url = /\s/.test(text) ? null : URL.parse(text);
				if (!url || !/^https?:$/.test(url.protocol)) throw new InputProblem("must be an `http` or `https` URL");
				if (credentialsHint !== undefined && (url.username || url.password)) throw new InputProblem(`must not hold credentials: ${credentialsHint}`);
				return text;
			});
		}
		const lines = textAs(readLines);
		function linesLike(pattern, form) {
			return textAs((text) => {
				const given = readLines(text);
				const invalid = given.flatMap((line, index) => pattern.test(line) ? [] : [index + 1]);
				if (invalid.length === 0) return given;
				const more = invalid.length > 1 ? ` (and ${invalid.length - 1} more)` : "";
				throw new InputProblem(`entry ${invalid[0]}${more}: must have the form ${form}`);
			});
		}
		function readLines(text) {
			const entries = text.split(/[\r\n]+/).map((line) => line.trim());
			return entries.filter((line) => line !== "");
		}
		function quote(text) {
			return JSON.stringify(text.length > maxQuoted ? `${text.slice(0, maxQuoted)}…` : text);
		}
	}),
	32963: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => refuseCertificatesOfWorkspace,
			v: () => certificateVariables
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1708);
		var _workspace_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65202);
		const certificateVariables = [
			"NODE_EXTRA_CA_CERTS",
			"SSL_CERT_FILE",
			"SSL_CERT_DIR"
		];
		function refuseCertificatesOfWorkspace(reader, workspace) {
			const refused = certificateVariables.filter((name) => (node_process__WEBPACK_IMPORTED_MODULE_1__.env[name] ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter).some((path) => path !== "" && (0, _workspace_path_js__WEBPACK_IMPORTED_MODULE_2__.ie)(path, workspace) !== undefined));
			for (const name of refused) reader.refuse(name, "must not lead into the workspace, where a change could bring certificates of its own: give `ca-cert-file` instead, which is read on the default branch");
			return refused.length > 0;
		}
	}),
	33315: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => configFile,
			z: () => nameOfRemote
		});
		var _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68085);
		var _inputs_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99359);
		const configFile = (0, _inputs_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Uy)((text) => {
			if (text.startsWith("./") || !text.includes("@")) return text;
			const remote = parseRemote(text);
			if (remote) return remote;
			throw new _inputs_schemas_js__WEBPACK_IMPORTED_MODULE_1__.S7("must be a path, which begins with `./` when it holds an `@`, or `owner/repo/path@ref`");
		});
		function nameOfRemote({ repository, ref }) {
			return `${repository.owner}/${repository.name}@${ref}`;
		}
		function parseRemote(text) {
			const [, owner = "", name = "", path = "", ref = ""] = /^([^/@]+)\/([^/@]+)\/([^@]+)@([^@]+)$/.exec(text) ?? [];
			if (!(0, _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_0__.en)(`${owner}/${name}`) || !isPath(path) || !isRef(ref)) return undefined;
			return {
				repository: {
					owner,
					name
				},
				path,
				ref
			};
		}
		function isPath(text) {
			return text.split("/").every((part) => part !== "" && !/^\.+$/.test(part));
		}
		function isRef(text) {
			return /^(?!-)[^\s\p{Cc}~^:?*[\\]+$/u.test(text) && isPath(text) && !text.includes("..");
		}
	}),
	54990: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qe: () => readPolicyFiles,
			UV: () => describeMissing,
			Xq: () => policyUnavailable,
			i6: () => findPolicy,
			km: () => defaultPolicyFile,
			readPolicy: () => readPolicy,
			si: () => maxPolicyBytes
		});
		var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78179);
		var _decision_reasons_not_tested_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91497);
		var _decision_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48977);
		var _github_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70876);
		var _github_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54679);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51699);
		var _workspace_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65202);
		const defaultPolicyFile = ".github/security-gate.yml";
		const maxPolicyBytes = 256 * 1024;
		const maxBaselineBytes = 40 * 1024 * 1024;
		async function readPolicyFiles({ configFile, baselineFile }, reader) {
			const readingPolicy = readPolicy(configFile, reader);
			const { policy, policyOrigin, source } = await orStop("invalid-policy", readingPolicy);
			const readingBaseline = readBaselineFile(baselineFile, reader);
			const found = await orStop("invalid-baseline", readingBaseline);
			const sources = {
				policy: source,
				baseline: found?.source
			};
			return {
				policy,
				policyOrigin,
				baseline: found?.baseline,
				sources
			};
		}
		async function orStop(reason, reading) {
			try {
				return await reading;
			} catch (error) {
				const message = (0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_6__.em)((0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_6__.bD)(error));
				const outage = (0, _github_failure_js__WEBPACK_IMPORTED_MODULE_4__.nu)(error);
				if (outage) throw new _decision_verdict_js__WEBPACK_IMPORTED_MODULE_2__.C9(policyUnavailable(outage, message));
				const details = error instanceof UnusablePolicy ? { problems: error.problems } : {};
				throw new _decision_verdict_js__WEBPACK_IMPORTED_MODULE_2__.C9((0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_2__.CU)(reason, message, details));
			}
		}
		function policyUnavailable(outage, message) {
			const details = outage === "rate-limited" ? _decision_reasons_not_tested_js__WEBPACK_IMPORTED_MODULE_1__.X : {};
			return (0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_2__.RP)("policy-unavailable", message, details);
		}
		class UnusablePolicy extends Error {
			problems;
			constructor(problems, { location, committed }) {
				super(`${problems.message} (${location})`);
				this.problems = problems.problems.map(({ place, line, text }) => {
					return {
						text,
						place: {
							name: place,
							url: `${(0, _github_environment_js__WEBPACK_IMPORTED_MODULE_3__.b0)(committed)}#L${line}`
						}
					};
				});
			}
		}
		async function readPolicy(configFile, reader) {
			const found = await findPolicy(configFile, reader);
			if (found.policy === undefined && configFile !== undefined) throw new Error(`\`config-file\`: there is no file ${found.policyOrigin}`);
			return found;
		}
		async function findPolicy(configFile = defaultPolicyFile, reader) {
			const found = await readPolicyFile(configFile, reader);
			const { text, committed } = found;
			const policyOrigin = originOf(found);
			const source = sourceOf(found);
			if (text === undefined) return {
				policy: undefined,
				policyOrigin,
				source,
				committed
			};
			const { parsePolicy, PolicyProblems } = await Promise.all([
				__webpack_require__.e(815),
				__webpack_require__.e(619),
				__webpack_require__.e(388)
			]).then(__webpack_require__.bind(__webpack_require__, 86388));
			try {
				const policy = parsePolicy(text, {
					file: committed.path,
					today: (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.Ec)()
				});
				return {
					policy,
					policyOrigin,
					source,
					committed
				};
			} catch (error) {
				throw error instanceof PolicyProblems ? new UnusablePolicy(error, found) : error;
			}
		}
		function readPolicyFile(configFile, reader) {
			if (typeof configFile === "object") return reader.readRemote(configFile, maxPolicyBytes);
			const path = (0, _workspace_path_js__WEBPACK_IMPORTED_MODULE_5__.zB)(configFile, reader.workspace);
			if (path === undefined) throw new Error(`\`config-file\` ${configFile} lies outside of the repository`);
			return reader.readAtTip(path, maxPolicyBytes);
		}
		function originOf({ committed, location, blob }) {
			const version = blob === undefined ? "" : ` (blob ${blob.slice(0, 7)})`;
			return `${committed.path} of ${location}${version}`;
		}
		function sourceOf({ committed, blob }) {
			if (!committed || blob === undefined) return undefined;
			const { branch, ref } = committed;
			return {
				uri: (0, _github_environment_js__WEBPACK_IMPORTED_MODULE_3__.pN)(committed),
				blob,
				branch,
				ref
			};
		}
		async function readBaselineFile(file, reader) {
			if (file === undefined) return undefined;
			const found = await reader.readAnywhere(file, maxBaselineBytes);
			if (found.text === undefined) throw new Error(`\`baseline-file\`: ${describeMissing(file, found)}`);
			const { parseBaseline } = await __webpack_require__.e(103).then(__webpack_require__.bind(__webpack_require__, 69103));
			return {
				baseline: parseBaseline(found.text, file),
				source: sourceOf(found)
			};
		}
		function describeMissing(file, { location, committed }) {
			const remedy = committed ? "; a file that the job makes or downloads has to lie outside of the workspace, for example below `RUNNER_TEMP`" : "";
			return `there is no file ${file} in ${location}${remedy}`;
		}
	}),
	79555: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			pd: () => briefLimits,
			K_: () => createPolicyReader,
			wT: () => openPolicyReader
		});
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var commits = __webpack_require__(6259);
		var default_branch = __webpack_require__(9297);
		var environment = __webpack_require__(70876);
		var github_event = __webpack_require__(45865);
		var failure = __webpack_require__(54679);
		var github_octokit = __webpack_require__(64636);
		var repository_file = __webpack_require__(16728);
		var workspace_path = __webpack_require__(65202);
		var certificate_variables = __webpack_require__(32963);
		var config_file = __webpack_require__(33315);
		var core = __webpack_require__(235);
		var duration = __webpack_require__(1217);
		var untrusted = __webpack_require__(99815);
		;
		const intervalMs = 6e4;
		function createOutageLog(timeLimitMs) {
			let timer;
			let cause = "";
			const begin = () => {
				const startedAt = performance.now();
				const limit = (0, duration.a3)(timeLimitMs);
				(0, core.pq)((0, untrusted.Ig)(`Waiting up to ${limit} for GitHub's API: ${cause}`));
				timer = setInterval(() => {
					const progress = (0, duration.Vu)(performance.now() - startedAt, timeLimitMs);
					(0, core.pq)((0, untrusted.Ig)(`Still waiting for GitHub's API (${progress}): ${cause}`));
				}, intervalMs);
			};
			return {
				failed: (error) => {
					cause = (0, failure.LK)(error);
					if (timer === undefined) begin();
				},
				end: () => {
					clearInterval(timer);
					timer = undefined;
				}
			};
		}
		;
		const briefLimits = {
			timeLimitMs: 3e4,
			maxRetries: 3
		};
		async function openPolicyReader(reader, { token, signal }, readEvent = github_event.mE) {
			const { workspace } = (0, environment.iz)();
			const access = {
				token: (0, certificate_variables.J)(reader, workspace) ? "" : token,
				signal
			};
			const event = await withPatience({
				...access,
				...github_octokit.q
			}, readEvent);
			return createPolicyReader({
				event,
				workspace,
				...access
			});
		}
		function createPolicyReader(workflowRun, limits = github_octokit.q) {
			const { event, workspace } = workflowRun;
			const access = {
				...workflowRun,
				...limits
			};
			let tip;
			const readAtTip = (path, maxBytes) => withPatience(access, async (connect) => {
				const octokit = await connect();
				tip ??= (0, default_branch.L)(octokit, event);
				return readAtCommit(octokit, {
					...await tip,
					path
				}, maxBytes);
			});
			return {
				...workflowRun,
				readAtTip,
				readRemote: ({ repository, path, ref }, maxBytes) => withPatience(access, async (connect) => {
					const octokit = await connect();
					const commit = await (0, commits.W)(octokit, repository, ref);
					const name = `${(0, config_file.z)({
						repository,
						ref
					})} at ${commit.slice(0, 7)}`;
					return readAtCommit(octokit, {
						repository,
						ref,
						commit,
						name,
						path
					}, maxBytes);
				}),
				readAnywhere: async (file, maxBytes) => {
					const path = (0, workspace_path.ie)(file, workspace);
					if (path !== undefined) return readAtTip(path, maxBytes);
					const text = await readLocalFile((0, external_node_path_.resolve)(workspace, file), maxBytes);
					return {
						text,
						location: "the runner",
						committed: undefined,
						blob: undefined
					};
				}
			};
		}
		async function withPatience({ token, signal, timeLimitMs, maxRetries }, ask) {
			const log = createOutageLog(timeLimitMs);
			let octokit;
			const connect = async () => {
				if (token === "") throw new failure.iK("The input `github-token` is empty: leave it out, or give a token with `contents: read`.");
				const onRetry = log.failed;
				octokit ??= (0, github_octokit.Q)({
					token,
					signal,
					timeLimitMs,
					maxRetries,
					onRetry
				});
				return octokit;
			};
			try {
				return await ask(connect);
			} finally {
				log.end();
			}
		}
		async function readAtCommit(octokit, { name: location, ...committed }, maxBytes) {
			const file = await (0, repository_file.t)({
				octokit,
				...committed,
				maxBytes
			});
			return {
				text: file?.text,
				location,
				committed,
				blob: file?.blob
			};
		}
		async function readLocalFile(path, maxBytes) {
			try {
				const entry = await (0, promises_.stat)(path);
				if (!entry.isFile()) throw new Error(`${path} is not a file`);
				if (entry.size > maxBytes) throw new Error(`${path} has ${entry.size} bytes, more than ${maxBytes}`);
				return await (0, promises_.readFile)(path, "utf8");
			} catch (error) {
				if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
				throw error;
			}
		}
	}),
	68656: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => createSecrets });
		var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(235);
		var _results_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49e3);
		const minSegmentLength = 16;
		function createSecrets() {
			const known = [];
			return {
				redactors: (0, _results_redaction_js__WEBPACK_IMPORTED_MODULE_0__.A_)(known),
				mask: (secret) => {
					if (!secret) return;
					for (const part of [secret, ...tokenSegments(secret)]) {
						(0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.Pq)(part);
						known.push(part);
					}
				}
			};
		}
		function tokenSegments(secret) {
			const isToken = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/.test(secret);
			return isToken ? secret.split(".").filter(({ length }) => length >= minSegmentLength) : [];
		}
	}),
	65202: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ap: () => resolveLinks,
			Zj: () => liesBelow,
			ie: () => linkedPathInRepository,
			n1: () => followLinks,
			zB: () => pathInRepository
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function segmentsBelow(folder, path, paths) {
			const relativePath = paths.relative(folder, path);
			const segments = relativePath.split(paths.sep);
			return paths.isAbsolute(relativePath) || segments[0] === ".." ? undefined : segments;
		}
		function liesBelow(folder, path, paths = node_path__WEBPACK_IMPORTED_MODULE_1__) {
			const segments = segmentsBelow(folder, path, paths);
			return segments !== undefined && segments[0] !== "" && !segments.some(isGit);
		}
		function isGit(name) {
			return /^(\.git|git~1)([. ]*$|:)/i.test(name.replaceAll(/\p{DI}/gu, ""));
		}
		function resolveLinks(path, paths = node_path__WEBPACK_IMPORTED_MODULE_1__) {
			const folder = paths.dirname(path);
			const exists = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
			if (exists || folder === path) return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
			return paths.join(resolveLinks(folder, paths), paths.basename(path));
		}
		function pathInRepository(file, workspace, paths = node_path__WEBPACK_IMPORTED_MODULE_1__) {
			const segments = segmentsBelow(workspace, paths.resolve(workspace, file), paths);
			return segments?.join("/") || undefined;
		}
		function linkedPathInRepository(file, workspace, paths = node_path__WEBPACK_IMPORTED_MODULE_1__) {
			const path = paths.resolve(workspace, file);
			const segments = segmentsBelow(workspace, path, paths) ?? segmentsBelow(followLinks(workspace, paths), followLinks(path, paths), paths);
			return segments?.join("/");
		}
		function followLinks(path, paths = node_path__WEBPACK_IMPORTED_MODULE_1__) {
			try {
				return resolveLinks(path, paths);
			} catch {
				return path;
			}
		}
	}),
	78179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ec: () => today,
			dA: () => utcDay,
			ml: () => systemClock,
			vE: () => timestamp,
			vF: () => elapsedBetween
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		function systemClock(signal) {
			return {
				now: () => performance.now(),
				wallNow: () => Date.now(),
				sleep: (ms) => (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal })
			};
		}
		function timestamp(clock) {
			return {
				now: clock.now(),
				wallNow: clock.wallNow()
			};
		}
		function elapsedBetween(from, to) {
			return Math.max(to.now - from.now, to.wallNow - from.wallNow);
		}
		function today() {
			return utcDay(Date.now());
		}
		function utcDay(time) {
			return new Date(time).toISOString().slice(0, 10);
		}
	}),
	40004: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IQ: () => rankOf,
			Lu: () => reachesThreshold,
			XP: () => effectiveSeverity,
			gO: () => severities,
			nr: () => givenSeverity
		});
		const severities = [
			"critical",
			"high",
			"medium",
			"low"
		];
		function givenSeverity({ severity, updated_severity }) {
			return updated_severity?.trim() || severity;
		}
		function effectiveSeverity(finding) {
			const word = givenSeverity(finding).trim().toLowerCase();
			return severities.find((severity) => severity === word);
		}
		function reachesThreshold(severity, threshold) {
			return threshold !== "none" && rankOf(severity) <= rankOf(threshold);
		}
		const worstFirst = [undefined, ...severities];
		function rankOf(severity) {
			return worstFirst.indexOf(severity);
		}
	}),
	10751: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => reasons,
			M: () => reasonsByVerdict
		});
		var texts = __webpack_require__(19678);
		;
		const error = {
			"invalid-input": {
				heading: "an input of this check is invalid in the workflow",
				meaning: "The workflow gives the gate a setting that it does not accept. If you have changed the workflow, correct it. Otherwise your change is not the cause.",
				nextStep: texts.$,
				remedy: "Correct the inputs under `with` in the workflow. Here are [all inputs and their values](inputs-and-outputs.md)."
			},
			"invalid-policy": {
				heading: "the policy file cannot be used",
				meaning: "The file with your team's accepted risks is malformed or cannot be read. The gate reads it where it is merged, so your change is not the cause.",
				nextStep: texts.$,
				remedy: "Correct [the policy file](policy.md) on the default branch. The job needs `contents: read` to read it there."
			},
			"invalid-baseline": {
				heading: "the earlier findings to compare with (baseline) cannot be used",
				meaning: "To know which findings are new, the workflow compares them with earlier ones, the baseline. Those cannot be used. Your change is not the cause.",
				nextStep: texts.$,
				remedy: "Use a [baseline](baseline.md) that was tested: an app with a completed test, or the findings file of such a run."
			},
			"missing-credentials": {
				heading: "the job has no login for the testing service",
				meaning: "The gate has no password for the testing service. GitHub withholds it from pull requests from forks and from Dependabot. If yours comes from a fork, running the job again does not help: a maintainer has to [test it for you](required-checks.md#forks-reviewed-first).",
				nextStep: {
					before: "Ask a maintainer to add the secrets (Dependabot needs its own).",
					once: "they are there"
				},
				remedy: "Pass the secrets as inputs under `with`."
			},
			"login-rejected": {
				heading: "the testing service refused the workflow's login",
				meaning: "The testing service does not accept the password of the workflow, which was changed or has expired. Your change is not the cause.",
				nextStep: texts.$,
				remedy: "Check the secrets that hold the login, and that `auth-url` is the right host.",
				offersAdoption: true
			},
			forbidden: {
				heading: "the workflow's account at the testing service may not do this",
				meaning: "The account of the workflow may log in, but may not start tests. Your change is not the cause.",
				nextStep: texts.$,
				remedy: "Use a service account whose role may start tests; Viewer may only read.",
				offersAdoption: true
			},
			"app-not-found": {
				heading: "the testing service does not know the app",
				meaning: "The testing service has no such app, or the account of the workflow may not see it. Your change is not the cause.",
				nextStep: texts.$,
				remedy: "Check `app-id` or `app-url`, and that the login belongs to the organization of the app."
			},
			"task-not-found": {
				heading: "the `task-id` in the workflow names no test of this app",
				meaning: "The workflow has to wait for a test that does not exist, or that is of another app. Your change is not the cause.",
				nextStep: texts.$,
				remedy: "Check `task-id`, which must be a security test of the app, or leave it out to start a new test."
			}
		};
		var not_tested = __webpack_require__(91497);
		;
		const failed = { findings: {
			heading: "open findings block",
			meaning: "The app was tested with your change in it, and something serious is open. It can be older than your change: every open finding of the app counts. There are [four ways to go on](#when-a-finding-blocks).",
			nextStep: "Fix what blocks, accept it in the policy file, or dismiss it in the service."
		} };
		const reasonsByVerdict = {
			failed,
			"not-tested": not_tested.R,
			error
		};
		const reasons = {
			...failed,
			...not_tested.R,
			...error
		};
	}),
	91497: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => notTested,
			X: () => githubRateLimit
		});
		var _texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19678);
		const githubRateLimit = {
			heading: "GitHub's rate limit of this token is used up",
			nextStep: { once: "the limit has been reset" },
			remedy: "Give the token of a GitHub App as `github-token`, which has a larger limit of its own, or let fewer jobs run at once."
		};
		const notTested = {
			interrupted: {
				heading: "the testing service interrupted the test",
				meaning: "The testing service lost the machine that ran the test. Your change is not the cause. Nobody knows yet whether it is safe.",
				nextStep: {},
				remedy: "If it happens often, raise `max-reruns` (each run costs credits), and ask the operator of the service why."
			},
			"no-runs": {
				heading: "the testing service says that it has never tested the app",
				meaning: "A test ended, and then the testing service said that it has never tested the app. It contradicts itself, so its empty list of findings proves nothing. Your change is not the cause.",
				nextStep: {},
				remedy: "Check that `app-id` or `app-url` names the app that was tested.",
				offersAdoption: true
			},
			"run-failed": {
				heading: "the testing service could not finish the test",
				meaning: "The test broke off with an error, most often because the testing service could not reach the app. Your change may be the cause, if it keeps the app from starting.",
				nextStep: {
					before: "Check that the deployed app is up: your change may keep it from starting.",
					after: "If it fails again, ask the maintainers of this workflow."
				},
				remedy: "Look the run up in the service to see why it failed, and check that the service can reach the app."
			},
			"run-cancelled": {
				heading: "somebody cancelled the test at the testing service",
				meaning: "Somebody, or another system, cancelled the test at the testing service. Your change is not the cause.",
				nextStep: {}
			},
			"timed-out": {
				heading: "the test did not end in time",
				meaning: "The test takes longer than the workflow allows. It goes on at the testing service, but this job no longer waits for it. Nothing is known about your change yet.",
				nextStep: { after: "If that takes too long as well, ask the maintainers of this workflow." },
				remedy: "Raise `timeout-minutes`, and [that of the job](how-it-decides.md#time-limits) with it.",
				offersAdoption: true
			},
			"queue-timed-out": {
				heading: "other tests kept the app busy",
				meaning: "Only one test of an app can run at a time, and others came first. Your change was not tested, and is not the cause.",
				nextStep: { once: "fewer tests are running" },
				remedy: "Let one job at a time test the app ([a concurrency group](how-it-decides.md#many-gates-one-app)), or raise `queue-timeout-minutes`."
			},
			"run-already-active": {
				heading: "another test of the app is running",
				meaning: "Only one test of an app can run at a time. Another one is running, and this workflow does not wait for its turn. Your change was not tested.",
				nextStep: { once: "that test has ended" },
				remedy: "Set `on-active-run: wait`."
			},
			"no-credits": {
				heading: "no credits left",
				meaning: "Each test costs credits at the testing service, and your organization has none left. Your change was not tested. The same happens to every other pull request.",
				nextStep: {
					before: "Ask the maintainers of this workflow to have credits added at the testing service.",
					once: "that is done"
				},
				remedy: "The owners of the account at the service can top up the credits. To save some, turn off scheduled tests whose results nobody reads."
			},
			"registration-incomplete": {
				heading: "the app is still being registered at the testing service",
				meaning: "Your team has added the app to the testing service, which explores it before the first test. That takes a while, and has nothing to do with your change.",
				nextStep: { once: "the registration is complete" },
				remedy: "Set `registration-timeout-minutes`, so that the gate waits for the registration."
			},
			"registration-failed": {
				heading: "the testing service could not register the app",
				meaning: "Before its first test of an app, the testing service explores it. That failed, so it cannot test the app. It has nothing to do with your change.",
				nextStep: _texts_js__WEBPACK_IMPORTED_MODULE_0__.$,
				remedy: "Register the app again, then use the new `app-id`."
			},
			"awaiting-input": {
				heading: "the testing service waits for a login to the app",
				meaning: "The testing service could not sign up at the app, and waits until the people who registered the app give it a login. That has nothing to do with your change.",
				nextStep: _texts_js__WEBPACK_IMPORTED_MODULE_0__.$,
				remedy: "Give the service a login for the app (account-setup; the action `register-app` does that), so that the registration goes on."
			},
			"wrong-version": {
				heading: "another build is deployed than the expected one",
				meaning: "At the tested address another build answers than yours, or none, so a test would say nothing about your change. The deployment may still be running, or it failed. Or it deployed the merge commit instead of the head of your branch.",
				nextStep: {
					before: "Check whether the deployment of this commit succeeded.",
					once: "this commit is deployed"
				},
				remedy: "Check that `version-url` shows the expected version (`expected-version`). If the rollout takes longer, raise `version-timeout-minutes`."
			},
			"version-changed": {
				heading: "another build was deployed during the test",
				meaning: "When the test began, your build was deployed, and later another one was. The test may have tested both, so it proves nothing about your change. Most often another pull request deployed to the same address.",
				nextStep: {
					before: "Deploy this commit again.",
					once: "that is done"
				},
				remedy: "Let nothing else deploy to the app while it is tested (a concurrency group)."
			},
			"findings-unavailable": {
				heading: "the test ended, but its findings could not be read",
				meaning: "The gate could not read all that the test found. What it did read does not block. The rest is unknown, so nobody knows yet whether your change is safe.",
				nextStep: {},
				remedy: "Raise `timeout-minutes` if the service needs longer to list the findings.",
				offersAdoption: true
			},
			superseded: {
				heading: "a later test of the app may have changed the findings",
				meaning: "The test of your change ended. Before the gate read what it found, a later test of the same app may have changed that list. So the list proves nothing about your change, which is not the cause.",
				nextStep: {},
				remedy: "Set [`version-url`](how-it-decides.md#proof-of-the-build), which proves the build whichever run came last. Or let only one job at a time test the app (a concurrency group).",
				offersAdoption: true
			},
			stale: {
				heading: "the app has no test result that is new enough",
				meaning: "This workflow starts no test. It judges the newest result of the app, and that is too old or its age is unknown. Your change is not the cause.",
				nextStep: {
					before: "Wait for the next test of the app, or ask the maintainers to start one.",
					once: "it has ended"
				},
				remedy: "Set `on-stale-result: run`, or raise `max-result-age-hours`."
			},
			"not-deployed": {
				heading: "no successful deployment came before the test",
				meaning: "A job before this one failed, the deployment itself failed, or nothing shows that this attempt deployed your change. If something failed because of your change, that is the failure to fix first.",
				nextStep: { before: "Open the log of the job or deployment that failed, to see why." }
			},
			"policy-unavailable": {
				heading: "GitHub could not be reached",
				meaning: "The gate asks GitHub which findings your team has accepted. GitHub did not answer, or it refused because of too many requests. Nothing was tested, and your change is not the cause.",
				nextStep: {},
				remedy: "Check that GitHub's API is up and reachable from the runner (proxy, certificates)."
			},
			"service-unavailable": {
				heading: "the testing service could not be reached",
				meaning: "The gate tried several times, but could not reach the testing service. Your change is not the cause, and is not tested.",
				nextStep: { after: "If it happens again, ask the maintainers of this workflow." },
				remedy: "Check that the service is up and reachable from the runner (`base-url`, proxy, certificates).",
				offersAdoption: true
			},
			"unexpected-response": {
				heading: "the testing service gave an unexpected answer",
				meaning: "What answered does not behave like the testing service: a proxy, a login page, or the service in trouble. Your change is not the cause, and is not tested.",
				nextStep: { after: "If it happens again, ask the maintainers of this workflow." },
				remedy: "Check that `base-url` is the address of the API. If it is, ask the operator of the service.",
				offersAdoption: true
			},
			"not-awaited": {
				heading: "the test was started, and its result is not known yet",
				meaning: "The test of your change is running, and this job does not wait for it. It succeeds without a result; another job reports the verdict.",
				nextStep: "Nothing to press: wait for the job that reports the verdict of this test.",
				remedy: "Let a later job [adopt the run](how-it-decides.md#adopting-a-run) by its `task-id`, and require that job.",
				offersAdoption: true
			},
			"dry-run": {
				heading: "dry run: the setup is in order, and nothing was tested",
				meaning: "The job only checked that the gate is set up correctly. It tested nothing, and succeeds.",
				nextStep: "Nothing to do.",
				remedy: "To test the app, remove `dry-run` from the workflow."
			},
			cancelled: {
				heading: "the job was cancelled",
				meaning: "Somebody cancelled the workflow, a newer commit replaced it, or its time was over. A test that was started goes on at the testing service. Nothing is known about your change yet.",
				nextStep: {},
				offersAdoption: true
			}
		};
	}),
	19678: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => askMaintainers });
		const askMaintainers = "Ask [the maintainers of this workflow](blocked.md#whom-to-ask) to fix it. Running the job again changes nothing.";
	}),
	48977: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A3: () => reasonOf,
			C9: () => Stopped,
			CU: () => setupError,
			RE: () => isUntestedByChoice,
			RP: () => notTested,
			V5: () => describeBlocking,
			ez: () => whatHappened,
			fh: () => verdictOnFindings,
			jz: () => jobResult
		});
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51699);
		var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10751);
		class Stopped extends Error {
			name = "Stopped";
			verdict;
			constructor(verdict) {
				super(verdict.message);
				this.verdict = verdict;
			}
		}
		function notTested(reason, message, details = {}) {
			return {
				verdict: "not-tested",
				reason,
				message,
				...details
			};
		}
		function setupError(reason, message, details = {}) {
			return {
				verdict: "error",
				reason,
				message,
				...details
			};
		}
		function verdictOnFindings({ blocking, open }, doubt) {
			if (blocking.length > 0) {
				const blocks = `${describeBlocking(blocking.length)}.`;
				if (!doubt) return {
					verdict: "failed",
					reason: "findings",
					message: blocks
				};
				const unproven = {
					reason: doubt.verdict.reason,
					message: doubt.message
				};
				const message = `${blocks} Not proven: ${doubt.message}`;
				return {
					verdict: "failed",
					reason: "findings",
					message,
					unproven
				};
			}
			if (doubt) throw doubt;
			const message = open.length === 0 ? "The app was tested, and no finding is open." : `The app was tested: ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_1__.pq)(open.length, "open finding")}, none of which blocks.`;
			return {
				verdict: "passed",
				message
			};
		}
		function describeBlocking(count) {
			return `${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_1__.pq)(count, "open finding")} ${count === 1 ? "blocks" : "block"}`;
		}
		function whatHappened({ reason, heading }) {
			return heading ?? _reasons_js__WEBPACK_IMPORTED_MODULE_0__.O[reason].heading;
		}
		function reasonOf(verdict) {
			return verdict.verdict === "passed" ? "" : verdict.reason;
		}
		function jobResult(verdict, { warnOnly, onNotTested }) {
			switch (verdict.verdict) {
				case "passed": return "success";
				case "failed": return warnOnly && (!verdict.unproven || onNotTested === "warn") ? "warning" : "failure";
				case "not-tested":
					if (verdict.reason === "cancelled") return "failure";
					if (isUntestedByChoice(verdict)) return "warning";
					return onNotTested === "warn" ? "warning" : "failure";
				case "error": return "failure";
			}
		}
		function isUntestedByChoice(verdict) {
			return reasonOf(verdict) === "not-awaited" || reasonOf(verdict) === "dry-run";
		}
	}),
	60755: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => parseAnswer });
		var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54679);
		function parseAnswer(schema, data, subject) {
			const parsed = schema.safeParse(data);
			if (parsed.success) return parsed.data;
			const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".") || "the answer"}: ${message}`);
			throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__.iK(`GitHub's answer about ${subject} does not have the documented form (${problems.join("; ")}).`);
		}
	}),
	6259: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => listFileCommits,
			W: () => resolveCommit
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var _text_commit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84012);
		var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60755);
		var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45865);
		var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54679);
		const commitSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP() });
		async function resolveCommit(octokit, repository, ref) {
			const { owner, name } = repository;
			const commits = await Promise.all(fullNames(ref).map((fullName) => readCommit(octokit, repository, fullName)));
			const [commit, other] = commits.filter((sha) => sha !== undefined);
			if (commit === undefined) throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK(`There is no branch, tag or commit ${ref} in ${owner}/${name} (give the full hash of a commit).`);
			if (other !== undefined) throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK(`${ref} is both a branch and a tag in ${owner}/${name}: name it \`refs/heads/${ref}\` or \`refs/tags/${ref}\`.`);
			return commit;
		}
		function fullNames(ref) {
			if ((0, _text_commit_js__WEBPACK_IMPORTED_MODULE_4__.E)(ref)) return [ref];
			return /^refs\/(heads|tags)\//.test(ref) ? [ref.slice("refs/".length)] : [`heads/${ref}`, `tags/${ref}`];
		}
		function readCommit(octokit, { owner, name: repo }, ref) {
			const failed = `The commit of ${ref} in ${owner}/${repo} could not be read`;
			return (0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.SP)({ failed }, async () => {
				try {
					const { data } = await octokit.rest.repos.getCommit({
						owner,
						repo,
						ref,
						per_page: 1
					});
					return (0, _answer_js__WEBPACK_IMPORTED_MODULE_0__.W)(commitSchema, data, `the commit of ${ref}`).sha;
				} catch (error) {
					if ((0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.c2)(error) === 422) return undefined;
					if (!(0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.GZ)(error)) throw error;
					throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK(`The repository ${owner}/${repo} cannot be read with \`github-token\`. The token of a job reads its own repository and public ones only: for any other, give a token that has \`contents: read\` there.`);
				}
			});
		}
		function listFileCommits(history) {
			const { octokit, repository, path, commit: sha } = history;
			const failed = `The history of ${path} up to ${sha} could not be read`;
			return (0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.SP)({ failed }, async () => {
				const parameters = {
					...(0, _event_js__WEBPACK_IMPORTED_MODULE_1__.H5)(repository),
					path,
					sha,
					per_page: 100
				};
				const { data } = await octokit.rest.repos.listCommits(parameters);
				return (0, _answer_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(commitSchema), data, `the history of ${path}`).map(({ sha }) => sha);
			});
		}
	}),
	9297: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => readDefaultBranchName,
			L: () => readDefaultBranchTip
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60755);
		var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45865);
		var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54679);
		const branchSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ commit: zod_mini__WEBPACK_IMPORTED_MODULE_3__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP() }), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP() })]) });
		const repositorySchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()) });
		async function readDefaultBranchTip(octokit, { repository, defaultBranch }) {
			if (!repository) throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK("The repository is unknown: neither GITHUB_REPOSITORY nor the event names it. Run this as an action, in a workflow.");
			const branch = await readDefaultBranchName(octokit, repository, defaultBranch);
			const commit = await readTip(octokit, repository, branch);
			const { owner, name } = repository;
			return {
				repository,
				branch,
				commit,
				name: `${owner}/${name}, branch ${branch} at ${commit.slice(0, 7)}`
			};
		}
		async function readDefaultBranchName(octokit, repository, known) {
			const branch = await readDefaultBranch(octokit, repository) ?? known;
			if (branch !== undefined) return branch;
			throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK("The default branch is unknown: neither GitHub nor the event names it.");
		}
		function readTip(octokit, repository, branch) {
			const failed = `The default branch ${branch} could not be read`;
			const notFound = () => {
				throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK(`The default branch ${branch} does not exist, or this token may not see it: the job needs \`permissions: contents: read\`.`);
			};
			return (0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.SP)({
				failed,
				notFound
			}, async () => {
				const { data } = await octokit.rest.repos.getBranch({
					...(0, _event_js__WEBPACK_IMPORTED_MODULE_1__.H5)(repository),
					branch
				});
				const { commit } = (0, _answer_js__WEBPACK_IMPORTED_MODULE_0__.W)(branchSchema, data, `the branch ${branch}`);
				return "sha" in commit ? commit.sha : commit.id;
			});
		}
		function readDefaultBranch(octokit, repository) {
			const failed = "The name of the default branch could not be read";
			return (0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.SP)({
				failed,
				notFound: () => undefined
			}, async () => {
				const { data } = await octokit.rest.repos.get((0, _event_js__WEBPACK_IMPORTED_MODULE_1__.H5)(repository));
				return (0, _answer_js__WEBPACK_IMPORTED_MODULE_0__.W)(repositorySchema, data, "the repository").default_branch;
			});
		}
	}),
	70876: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jv: () => readAttemptNumber,
			Qo: () => readEnvironment,
			Vd: () => serverUrl,
			X: () => readDocsUrl,
			b0: () => blobUrl,
			ce: () => readAttempt,
			gt: () => visibilityOf,
			iz: () => readFolders,
			pN: () => gitUri,
			rD: () => readPayload
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
		var node_process__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1708);
		var _repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1469);
		var _text_nested_value_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34602);
		var _text_url_part_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55336);
		function readFolders() {
			return {
				tempFolder: node_process__WEBPACK_IMPORTED_MODULE_2__.env.RUNNER_TEMP || (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(),
				workspace: node_process__WEBPACK_IMPORTED_MODULE_2__.env.GITHUB_WORKSPACE || node_process__WEBPACK_IMPORTED_MODULE_2__.cwd()
			};
		}
		function readAttempt() {
			const attempt = `${node_process__WEBPACK_IMPORTED_MODULE_2__.env.GITHUB_RUN_ID}.${node_process__WEBPACK_IMPORTED_MODULE_2__.env.GITHUB_RUN_ATTEMPT}`;
			return /^\d+\.\d+$/.test(attempt) ? attempt : undefined;
		}
		function readAttemptNumber() {
			return Number(node_process__WEBPACK_IMPORTED_MODULE_2__.env.GITHUB_RUN_ATTEMPT) || 1;
		}
		function readDocsUrl() {
			const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: used = "", GITHUB_ACTION_REF: ref = "" } = node_process__WEBPACK_IMPORTED_MODULE_2__.env;
			if (!server || !/^[\w.-]+\/[\w.-]+$/.test(used) || !/^[\w./-]+$/.test(ref)) return undefined;
			const isPublished = used.toLowerCase() === _repository_js__WEBPACK_IMPORTED_MODULE_3__.J.toLowerCase();
			return `${isPublished ? "https://github.com" : server}/${used}/blob/${ref}/docs`;
		}
		function gitUri({ repository: { owner, name }, commit, path }) {
			return `git+${serverUrl()}/${owner}/${name}@${commit}#${(0, _text_url_part_js__WEBPACK_IMPORTED_MODULE_4__.O)(path)}`;
		}
		function blobUrl({ repository: { owner, name }, commit, path }) {
			return `${serverUrl()}/${owner}/${name}/blob/${commit}/${(0, _text_url_part_js__WEBPACK_IMPORTED_MODULE_4__.O)(path)}`;
		}
		function serverUrl() {
			return node_process__WEBPACK_IMPORTED_MODULE_2__.env.GITHUB_SERVER_URL || "https://github.com";
		}
		function readEnvironment() {
			const { GITHUB_SERVER_URL: server = "", GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: runId } = node_process__WEBPACK_IMPORTED_MODULE_2__.env;
			const host = URL.parse(server)?.hostname ?? "";
			const isInWorkflow = /^https?:/.test(server) && repository && runId;
			return {
				visibility: visibilityOf((0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_5__.t)(readPayload(), "repository")),
				isOtherServer: server !== "" && !/^(github\.com|.+\.ghe\.com|.+\.localhost)$/i.test(host),
				runUrl: isInWorkflow ? `${server}/${repository}/actions/runs/${runId}` : undefined,
				...readFolders()
			};
		}
		function visibilityOf(repository) {
			const isPrivate = (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_5__.t)(repository, "private");
			if (isPrivate === false || (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_5__.t)(repository, "visibility") === "public") return "public";
			return isPrivate === true ? "private" : undefined;
		}
		function readPayload() {
			try {
				return JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(node_process__WEBPACK_IMPORTED_MODULE_2__.env.GITHUB_EVENT_PATH ?? "", "utf8"));
			} catch {
				return undefined;
			}
		}
	}),
	45865: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H5: () => ownerAndRepo,
			mE: () => readWorkflowEvent
		});
		var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
		var _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34602);
		var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70876);
		function ownerAndRepo({ owner, name }) {
			return {
				owner,
				repo: name
			};
		}
		function readWorkflowEvent() {
			return describeEvent(node_process__WEBPACK_IMPORTED_MODULE_0__.env, (0, _environment_js__WEBPACK_IMPORTED_MODULE_1__.rD)());
		}
		function describeEvent(variables, payload) {
			const name = variables.GITHUB_EVENT_NAME ?? "";
			const repository = (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.t)(payload, "repository");
			const refSha = variables.GITHUB_SHA || undefined;
			const subject = describeSubject(name, payload);
			const isAboutOtherCommit = subject.commit !== undefined && !eventsOnTheirCommit.has(name);
			return {
				name,
				repository: parseRepository(variables.GITHUB_REPOSITORY || (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.N)(repository, "full_name")),
				defaultBranch: (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.N)(repository, "default_branch"),
				refSha,
				pullRequest: pullRequestEvents.has(name) ? describePullRequest((0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.t)(payload, "pull_request")) : undefined,
				headSha: subject.commit || (isAboutOtherCommit ? undefined : refSha),
				subject,
				outcome: describeOutcome(name, payload),
				workflow: workflowPath(variables) ?? variables.GITHUB_WORKFLOW ?? "",
				job: variables.GITHUB_JOB ?? ""
			};
		}
		const outcomePaths = {
			deployment_status: ["deployment_status", "state"],
			workflow_run: ["workflow_run", "conclusion"]
		};
		function describeOutcome(name, payload) {
			const path = outcomePaths[name];
			return path && {
				field: path.join("."),
				value: (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.N)(payload, ...path) ?? "unknown"
			};
		}
		const pullRequestEvents = new Set(["pull_request", "pull_request_target"]);
		function parseRepository(fullName = "") {
			const [owner, name, ...rest] = fullName.split("/");
			return owner && name && rest.length === 0 ? {
				owner,
				name
			} : undefined;
		}
		function describePullRequest(pullRequest) {
			const number = (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.t)(pullRequest, "number");
			if (typeof number !== "number") return undefined;
			const [head, base] = ["head", "base"].map((side) => (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.N)(pullRequest, side, "repo", "full_name"));
			return {
				number,
				isFork: head === undefined || head !== base
			};
		}
		const commitPaths = {
			merge_group: ["merge_group", "head_sha"],
			push: ["head_commit", "id"],
			workflow_run: ["workflow_run", "head_sha"],
			check_run: ["check_run", "head_sha"],
			check_suite: ["check_suite", "head_sha"],
			status: ["sha"],
			deployment: ["deployment", "sha"],
			deployment_status: ["deployment", "sha"]
		};
		const eventsOnTheirCommit = new Set([
			"merge_group",
			"push",
			"deployment",
			"deployment_status"
		]);
		function describeSubject(name, payload) {
			const issue = (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.t)(payload, "issue");
			const commented = name === "issue_comment" && (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.t)(issue, "pull_request") ? issue : undefined;
			const number = (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.t)((0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.t)(payload, "pull_request") ?? commented, "number");
			const isPullRequestEvent = name.startsWith("pull_request");
			const path = isPullRequestEvent ? [
				"pull_request",
				"head",
				"sha"
			] : commitPaths[name];
			return {
				pullRequest: typeof number === "number" ? number : undefined,
				isFork: describePullRequest((0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.t)(payload, "pull_request"))?.isFork ?? false,
				commit: path && ((0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.N)(payload, ...path) ?? ""),
				isDeployed: name.startsWith("deployment")
			};
		}
		function workflowPath({ GITHUB_WORKFLOW_REF: ref = "", GITHUB_REPOSITORY: repository }) {
			const [, fullName, path] = /^([^/]+\/[^/]+)\/(.+?)(?:@(?:refs\/.*|[0-9a-f]{40}))?$/s.exec(ref) ?? [];
			return fullName === repository || path === undefined ? path : `${fullName}/${path}`;
		}
	}),
	54679: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C6: () => rateLimitResetOf,
			GZ: () => isDenied,
			Jz: () => isRateLimited,
			LK: () => briefMessageOf,
			SP: () => explainFailure,
			X2: () => isAmbiguous,
			c2: () => statusOf,
			iK: () => GitHubFailure,
			nu: () => outageOf,
			vS: () => refusalMessageOf,
			vh: () => failureHeaderOf
		});
		var _http_retry_after_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48275);
		var _text_nested_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34602);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51699);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99815);
		class GitHubFailure extends Error {
			name = "GitHubFailure";
			outage;
			constructor(message, options = {}) {
				super(message, options);
				this.outage = options.outage;
			}
		}
		function outageOf(error) {
			return error instanceof GitHubFailure ? error.outage : undefined;
		}
		async function explainFailure({ failed, permission = "contents: read", isFork = false, notFound }, action) {
			try {
				return await action();
			} catch (error) {
				if (error instanceof GitHubFailure) throw error;
				const status = statusOf(error);
				if (notFound && status === 404) return notFound();
				const answer = [status, briefMessageOf(error)].filter((part) => part !== undefined).join(": ");
				const message = `${failed}. ${remedyFor(error, permission, isFork)} GitHub's answer: ${answer}`;
				throw new GitHubFailure(message, {
					cause: error,
					outage: classifyOutage(error)
				});
			}
		}
		function classifyOutage(error) {
			if (isRateLimited(error)) return "rate-limited";
			return isAmbiguous(error) ? "unreachable" : undefined;
		}
		function remedyFor(error, permission, isFork) {
			const status = statusOf(error);
			if (status === 401) return `The token in \`github-token\` is not valid, or has expired: give one with \`${permission}\`.`;
			if (status === 410) return "Issues are turned off in this repository: turn them on in its settings.";
			if (isRateLimited(error)) return describeRateLimit(error);
			if (isDenied(error) && !isOtherRefusal(error)) return isFork ? `The pull request comes from a fork, for which GitHub makes the token read-only: see the job summary instead. (In a workflow on \`pull_request_target\`, add \`permissions: ${permission}\` to the job.)` : `Add \`permissions: ${permission}\` to the job.`;
			if (status === 403 || status === 422) return "GitHub refused it, and its answer says why.";
			if (status === undefined) return "GitHub could not be reached, or did not answer in time; the next run tries again.";
			return "The next run tries again.";
		}
		function statusOf(error) {
			const status = (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_1__.t)(error, "response", "status");
			if (typeof status !== "number") return undefined;
			const isFromGateway = typeof refusalMessageOf(error) !== "string";
			return (status === 403 || status === 404) && isFromGateway ? undefined : status;
		}
		function refusalMessageOf(error) {
			return (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_1__.t)(error, "response", "data", "message");
		}
		function failureHeaderOf(error, name) {
			const value = (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_1__.t)(error, "response", "headers", name);
			return typeof value === "string" ? value : undefined;
		}
		function isRateLimited(error) {
			const status = statusOf(error);
			if (status !== 403) return status === 429;
			return failureHeaderOf(error, "retry-after") !== undefined || failureHeaderOf(error, "x-ratelimit-remaining") === "0" || /rate limit|abuse detection/i.test(briefMessageOf(error));
		}
		function describeRateLimit(error) {
			const reset = rateLimitResetOf(error);
			const end = reset === undefined ? "" : `, and resets at ${formatMinute(reset)} UTC`;
			return `GitHub's rate limit of this token is used up${end}. Use the token of a GitHub App, or fewer jobs at once.`;
		}
		function formatMinute(time) {
			return new Date(time).toISOString().slice(0, "YYYY-MM-DDTHH:MM".length).replace("T", " ");
		}
		function rateLimitResetOf(error) {
			const now = Date.now();
			const pauseMs = (0, _http_retry_after_js__WEBPACK_IMPORTED_MODULE_2__.m)(failureHeaderOf(error, "retry-after"), now);
			if (pauseMs !== undefined) return now + pauseMs;
			const isPrimary = failureHeaderOf(error, "x-ratelimit-remaining") === "0";
			const reset = Number(failureHeaderOf(error, "x-ratelimit-reset")) * 1e3;
			return isPrimary && reset > now ? reset : undefined;
		}
		function isDenied(error) {
			const status = statusOf(error);
			return status === 404 || status === 403 && !isRateLimited(error);
		}
		function isOtherRefusal(error) {
			return statusOf(error) === 403 && !/resource not accessible|must have|permission|not authori[sz]ed|scope/i.test(briefMessageOf(error));
		}
		function isAmbiguous(error) {
			const status = statusOf(error);
			return status === undefined || status === 408 || status >= 500;
		}
		function briefMessageOf(error) {
			return (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error).replace(/\s+/g, " ").trim(), 300);
		}
	}),
	64636: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => createOctokit,
			q: () => patientLimits
		});
		var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
		var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78179);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51699);
		var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28009);
		var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54679);
		var _request_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32371);
		const patientLimits = {
			timeLimitMs: 18e4,
			maxRetries: Number.POSITIVE_INFINITY
		};
		async function createOctokit({ token, apiUrl = node_process__WEBPACK_IMPORTED_MODULE_0__.env.GITHUB_API_URL || "https://api.github.com", signal, timeLimitMs = 3e4, requestTimeoutMs = 1e4, maxRetries = 3, onRetry, mayRepeatPosts = false }) {
			if (token === "") throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK("The input `github-token` is empty: leave it out, or give a token.");
			const { createRestClient } = await loadRestClient();
			const userAgent = `security-test-gate/${_version_js__WEBPACK_IMPORTED_MODULE_4__.r}`;
			const octokit = createRestClient(token, {
				baseUrl: apiUrl,
				userAgent
			});
			const timeout = AbortSignal.timeout(timeLimitMs);
			const timeLimit = signal ? AbortSignal.any([timeout, signal]) : timeout;
			const clock = (0, _clock_js__WEBPACK_IMPORTED_MODULE_1__.ml)(timeLimit);
			const deadline = clock.now() + timeLimitMs;
			const limits = {
				maxRetries,
				onRetry,
				clock,
				deadline,
				signal: timeLimit
			};
			octokit.hook.wrap("request", (request, options) => {
				const attempt = async () => {
					const signal = AbortSignal.any([timeLimit, AbortSignal.timeout(requestTimeoutMs)]);
					options.request = {
						...options.request,
						signal
					};
					return request(options);
				};
				const isQuery = options.url.endsWith("/graphql");
				const isIdempotent = options.method !== "POST" || isQuery || mayRepeatPosts;
				const mayRepeat = options.request?.mayRepeat;
				return (0, _request_retry_js__WEBPACK_IMPORTED_MODULE_3__.H)(attempt, isIdempotent, {
					...limits,
					mayRepeat
				});
			});
			return octokit;
		}
		function loadRestClient() {
			return Promise.all([
				__webpack_require__.e(752),
				__webpack_require__.e(351),
				__webpack_require__.e(415)
			]).then(__webpack_require__.bind(__webpack_require__, 91415)).catch((cause) => {
				const message = `The client of GitHub's API could not be loaded: ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_5__.bD)(cause)}. Check the proxy variables and the runner's event file (GITHUB_EVENT_PATH).`;
				throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK(message, { cause });
			});
		}
	}),
	16728: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => readRepositoryFile });
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60755);
		var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45865);
		var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54679);
		const contentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz("file")),
			encoding: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			size: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr()),
			sha: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
		});
		const blobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ content: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP() });
		function readRepositoryFile(request) {
			const { path, commit, maxBytes } = request;
			const failed = `The file ${path} could not be read at ${commit}`;
			return (0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.SP)({ failed }, async () => {
				const content = await readContent(request, failed);
				if (content === undefined) return undefined;
				const { size, sha: blob } = content;
				if (size !== undefined && size > maxBytes) throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK(`${failed}: it has ${size} bytes, more than ${maxBytes}.`);
				const text = content.encoding === "none" ? await readBlob(request, blob) : content.content;
				const bytes = Buffer.from(text, "base64");
				if (size !== undefined && bytes.length !== size) throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK(`${failed}: ${bytes.length} of ${size} bytes came.`, { outage: "unreachable" });
				return {
					text: bytes.toString("utf8"),
					blob
				};
			});
		}
		async function readContent(request, failed) {
			const { octokit, repository, path, commit } = request;
			const encodedPath = path.split("/").map(encodeURIComponent).join("/");
			try {
				const parameters = {
					...(0, _event_js__WEBPACK_IMPORTED_MODULE_1__.H5)(repository),
					ref: commit
				};
				const { data } = await octokit.request(`GET /repos/{owner}/{repo}/contents/${encodedPath}`, parameters);
				const content = contentSchema.safeParse(data);
				if (content.success) return content.data;
				throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK(`GitHub's answer about ${path} at ${commit} is not about a file.`);
			} catch (error) {
				if ((0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.c2)(error) !== 404) throw error;
				if ((0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.vS)(error) !== "Not Found") await requireCommit(request, failed);
				return undefined;
			}
		}
		async function requireCommit({ octokit, repository, commit }, failed) {
			try {
				await octokit.rest.git.getCommit({
					...(0, _event_js__WEBPACK_IMPORTED_MODULE_1__.H5)(repository),
					commit_sha: commit
				});
			} catch (error) {
				if ((0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.c2)(error) !== 404) throw error;
				throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.iK(`${failed}: there is no such commit, or the token may not see it. GitHub's answer: 404: ${(0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.LK)(error)}`);
			}
		}
		async function readBlob({ octokit, repository, path }, blob) {
			const { data } = await octokit.rest.git.getBlob({
				...(0, _event_js__WEBPACK_IMPORTED_MODULE_1__.H5)(repository),
				file_sha: blob
			});
			return (0, _answer_js__WEBPACK_IMPORTED_MODULE_0__.W)(blobSchema, data, `the blob of ${path}`).content;
		}
	}),
	32371: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => sendWithRetries,
			o: () => writeUnless
		});
		var _http_retry_after_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48275);
		var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54679);
		const maxPauseMs = 2e4;
		const rateLimitPauseMs = 6e4;
		async function sendWithRetries(attempt, isIdempotent, limits) {
			const { maxRetries, onRetry, clock, deadline, signal } = limits;
			for (let retries = 0;; retries += 1) {
				try {
					return requireJson(await attempt());
				} catch (error) {
					const pauseMs = isRepeatable(error, isIdempotent) ? pauseMsAfter(error, retries) : undefined;
					const isOver = signal.aborted || retries === maxRetries;
					if (pauseMs === undefined || isOver || clock.now() + pauseMs >= deadline) throw error;
					onRetry?.(error);
					await clock.sleep(pauseMs);
					if (limits.mayRepeat && !await limits.mayRepeat()) throw error;
				}
			}
		}
		async function writeUnless(findObstacle, write) {
			let obstacle;
			const mayRepeat = async () => {
				obstacle = await findObstacle();
				return obstacle === undefined;
			};
			try {
				return await write({ mayRepeat });
			} catch (error) {
				if (obstacle === undefined) throw error;
				return obstacle;
			}
		}
		function requireJson(response) {
			const { data, status } = response;
			if (status === 204 || typeof data === "object" && data !== null) return response;
			throw new Error("GitHub sent an answer that is not JSON, or was cut off.");
		}
		function isRepeatable(error, isIdempotent) {
			return (0, _failure_js__WEBPACK_IMPORTED_MODULE_0__.Jz)(error) || (0, _failure_js__WEBPACK_IMPORTED_MODULE_0__.c2)(error) === 503 || isIdempotent && (0, _failure_js__WEBPACK_IMPORTED_MODULE_0__.X2)(error);
		}
		function pauseMsAfter(error, retries) {
			const backoffMs = Math.min(2 ** retries * (100 + Math.random() * 100), maxPauseMs);
			const askedMs = (0, _http_retry_after_js__WEBPACK_IMPORTED_MODULE_1__.m)((0, _failure_js__WEBPACK_IMPORTED_MODULE_0__.vh)(error, "retry-after"), Date.now());
			if (askedMs !== undefined) return Math.max(askedMs, backoffMs);
			if (!(0, _failure_js__WEBPACK_IMPORTED_MODULE_0__.Jz)(error)) return backoffMs;
			const reset = (0, _failure_js__WEBPACK_IMPORTED_MODULE_0__.C6)(error);
			return reset === undefined ? rateLimitPauseMs : reset - Date.now();
		}
	}),
	96522: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => isLoopback,
			i: () => proxyFor
		});
		var proxy_from_env__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98182);
		function isLoopback(hostname) {
			return /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
		}
		function proxyFor(url, environment) {
			if (isLoopback(url.hostname)) return undefined;
			const { no_proxy: lower, NO_PROXY: upper } = environment;
			const exemptDomains = (lower || upper || "").toLowerCase();
			const isBelow = (domain) => /^[a-z\d]/.test(domain) && url.hostname.endsWith(`.${domain}`);
			if (exemptDomains.split(/[\s,]+/).some(isBelow)) return undefined;
			return (0, proxy_from_env__WEBPACK_IMPORTED_MODULE_0__.T)(url.href) || undefined;
		}
	}),
	48275: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => parseRetryAfter });
		function parseRetryAfter(value, now) {
			const text = value?.trim();
			if (!text) return undefined;
			if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1e3;
			const date = /\d:\d\d:\d\d/.test(text) ? Date.parse(text) : Number.NaN;
			return Number.isNaN(date) ? undefined : Math.max(0, date - now);
		}
	}),
	26088: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => AnswerTooLarge,
			w: () => TransportError
		});
		class TransportError extends Error {
			name = "TransportError";
			code;
			status;
			neverSent;
			tls;
			constructor(code, message, details = {}) {
				super(message, { cause: details.cause });
				this.code = code;
				this.status = details.status;
				this.neverSent = details.neverSent === true;
				this.tls = details.tls;
			}
		}
		class AnswerTooLarge extends TransportError {
			name = "AnswerTooLarge";
			constructor(excess, status) {
				super("unexpected-response", `The answer ${excess}`, { status });
			}
		}
	}),
	1469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => repository });
		const repository = "OWNER/security-test-gate";
	}),
	56587: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gy: () => daysUntilDue,
			af: () => describeDiscovery,
			hO: () => describeDates,
			sZ: () => describeAgeToday
		});
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51699);
		const dayMs = 24 * 60 * 60 * 1e3;
		function describeAgeToday({ isNew, ...age }) {
			const { ageDays, dueOn, isOverdue } = age;
			if (isOverdue && dueOn === undefined) return "overdue, since its age is unknown";
			const hasDeadline = dueOn !== undefined && ageDays !== undefined;
			const known = hasDeadline ? `open ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_0__.pq)(ageDays, "day")}` : describeDiscovery(age);
			return [isNew ? "new" : known, hasDeadline && describeDue(age)].filter(Boolean).join(", ");
		}
		function describeDiscovery(age) {
			const { knownSince, ageDays } = age;
			if (knownSince === undefined) return "";
			if (ageDays !== undefined && ageDays <= 0) return "known since today";
			const isThisYear = knownSince.slice(0, 4) === String(new Date(todayOf(age)).getUTCFullYear());
			const format = new Intl.DateTimeFormat("en-GB", {
				timeZone: "UTC",
				day: "numeric",
				month: "long",
				...isThisYear ? {} : { year: "numeric" }
			});
			return `known since ${format.format(Date.parse(knownSince))}`;
		}
		function describeDue(age) {
			const days = daysUntilDue(age) ?? 0;
			if (days === 0) return "due today";
			return days > 0 ? `due in ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_0__.pq)(days, "day")}` : `due ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_0__.pq)(-days, "day")} ago`;
		}
		function daysUntilDue(age) {
			if (age.dueOn === undefined) return undefined;
			return Math.round((Date.parse(age.dueOn) - todayOf(age)) / dayMs);
		}
		function todayOf({ knownSince = "", ageDays = 0 }) {
			return Date.parse(knownSince) + ageDays * dayMs;
		}
		function describeDates({ knownSince, dueOn, isOverdue }) {
			const parts = [
				knownSince !== undefined && `known since ${knownSince}`,
				isOverdue && (dueOn === undefined ? "overdue, since its age is unknown" : "overdue"),
				dueOn !== undefined && `due on ${dueOn}`
			];
			return parts.filter(Boolean).join(", ");
		}
	}),
	24983: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => describeApp });
		function describeApp({ appId, label }, details) {
			return details === "full" && label ? `${label} (${appId})` : appId;
		}
	}),
	31862: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J7: () => countsLine,
			X5: () => endpointOf,
			ju: () => describeAcceptance,
			mC: () => findingLine,
			ur: () => severityCounts
		});
		var _decision_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40004);
		var _text_code_fences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62211);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51699);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99815);
		var _age_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56587);
		function countsLine(assessment) {
			const { open, accepted, findings, newCount } = assessment;
			const novel = newCount === undefined ? "" : `; ${newCount} of them absent from the baseline`;
			const setAside = accepted.length > 0 ? `; ${accepted.length} more accepted by the policy` : "";
			return `${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.pq)(findings.length, "finding")} read, ${open.length} of them open: ${severityCounts(assessment)}${novel}${setAside}`;
		}
		function severityCounts({ open, counts }) {
			const unknown = open.filter(({ severity }) => severity === undefined).length;
			const known = _decision_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__.gO.map((severity) => `${counts[severity]} ${severity}`);
			return [...known, ...unknown > 0 ? [`${unknown} of unknown severity`] : []].join(", ");
		}
		const maxLocated = 500;
		const maxRemedy = 1e3;
		function findingLine(assessed) {
			const { finding, severity } = assessed;
			const { label, title, id, remediation } = finding;
			const rated = `${(severity ?? (0, _decision_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__.nr)(finding)).toUpperCase()} ${title || label}`;
			const parts = [
				rated,
				endpointOf(finding),
				(0, _age_js__WEBPACK_IMPORTED_MODULE_3__.sZ)(assessed),
				describeAcceptance(assessed)
			];
			const located = (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.ml)(parts.filter(Boolean).join(", "), maxLocated);
			return remediation ? `${located}: ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.em)((0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.ml)((0, _text_code_fences_js__WEBPACK_IMPORTED_MODULE_4__.V)(remediation), maxRemedy))} (${id})` : `${located} (${id})`;
		}
		function endpointOf({ method, path }) {
			const parts = [method === null ? "unknown method" : method, path === null ? "unknown path" : path];
			return parts.filter(Boolean).join(" ") || "whole app";
		}
		function describeAcceptance({ acceptance, lapse }) {
			if (!acceptance) return "";
			const { owner, expires, maxSeverity } = acceptance;
			if (lapse === "expired") return `acceptance by ${owner} expired after ${expires}`;
			if (lapse === "outgrown") return `accepted by ${owner} up to ${maxSeverity} only`;
			return `accepted by ${owner} until ${expires}`;
		}
	}),
	49e3: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A_: () => createRedactors,
			nQ: () => redactApp,
			II: () => redactAssessment,
			VS: () => redactRun,
			Lv: () => redactVerdict
		});
		var severity = __webpack_require__(40004);
		var reasons = __webpack_require__(10751);
		var registration = __webpack_require__(71704);
		var task_states = __webpack_require__(48879);
		var credentials = __webpack_require__(90515);
		;
		const minLength = 8;
		function formsOfSecret(secret) {
			if (secret.length < minLength) return [];
			const encoded = encodeURIComponent(secret.toWellFormed());
			return [
				secret,
				encoded,
				encoded.replaceAll(/%../g, (byte) => byte.toLowerCase()),
				new URLSearchParams({ "": secret }).toString().slice("=".length),
				JSON.stringify(secret).slice(1, -1),
				...base64Forms(Buffer.from(secret))
			];
		}
		function base64Forms(secret) {
			return [
				0,
				1,
				2
			].flatMap((offset) => {
				const bytes = Buffer.concat([Buffer.alloc(offset), secret]);
				const first = Math.ceil(offset * 8 / 6);
				const end = Math.floor(bytes.length * 8 / 6);
				return [bytes.toString("base64"), bytes.toString("base64url")].map((text) => text.slice(first, end));
			});
		}
		;
		const minFrontLength = 4;
		const enumeratedWords = new Set([
			"passed",
			...Object.keys(reasons.M),
			...Object.keys(reasons.O),
			...severity.gO,
			...task_states.y,
			...registration.YY
		].map((word) => word.toLowerCase()));
		function createRedactors(secrets) {
			let forms = [];
			let count = 0;
			const ownSecrets = (text) => {
				if (enumeratedWords.has(text.toLowerCase())) return text;
				if (count !== secrets.length) forms = allFormsOf(secrets);
				count = secrets.length;
				const whole = forms.reduce((safe, form) => safe.replaceAll(form, "[redacted]"), text);
				const [last = "", ...cut] = whole.split("…").reverse();
				return [...cut.reverse().map((part) => forms.reduce(redactCutSecret, part)), last].join("…");
			};
			const text = (untrusted) => (0, credentials.U)(ownSecrets(untrusted));
			const id = (untrusted) => (0, credentials.O)(ownSecrets(untrusted));
			return {
				text,
				id
			};
		}
		function redactCutSecret(text, secret) {
			const beginning = secret.slice(0, minFrontLength);
			let start = text.indexOf(beginning, text.length - secret.length + 1);
			while (start >= 0 && !secret.startsWith(text.slice(start))) start = text.indexOf(beginning, start + 1);
			return start < 0 ? text : `${text.slice(0, start)}[redacted]`;
		}
		function allFormsOf(secrets) {
			const parts = secrets.flatMap((secret) => [secret, ...secret.split(/[\r\n]+/)]);
			const forms = parts.flatMap((part) => formsOfSecret(part.trim()));
			return [...new Set(forms)].sort((a, b) => b.length - a.length);
		}
		function redactVerdict(verdict, redactor) {
			return redactTexts(verdict, redactor);
		}
		function redactApp(app, { text, id }) {
			return {
				...redactTexts(app, text),
				appId: id(app.appId)
			};
		}
		function redactRun(run, { text, id }) {
			const { taskId, statusUrl } = run;
			return {
				...redactTexts(run, text),
				...taskId !== undefined && { taskId: id(taskId) },
				...statusUrl !== undefined && { statusUrl: id(statusUrl) }
			};
		}
		function redactAssessment(assessment, { text, id }) {
			const redactFinding = (assessed) => {
				const { finding, acceptance } = assessed;
				return {
					...assessed,
					finding: {
						...redactTexts(finding, text),
						id: id(finding.id)
					},
					acceptance: acceptance && redactTexts(acceptance, text)
				};
			};
			const safe = new Map(assessment.findings.map((each) => [each, redactFinding(each)]));
			const pick = (findings) => findings.flatMap((each) => safe.get(each) ?? []);
			return {
				...assessment,
				findings: pick(assessment.findings),
				open: pick(assessment.open),
				accepted: pick(assessment.accepted),
				blocking: pick(assessment.blocking),
				acceptances: assessment.acceptances?.map((use) => ({
					...use,
					acceptance: redactTexts(use.acceptance, text)
				})),
				unknownSeverities: assessment.unknownSeverities.map(text)
			};
		}
		function redactTexts(record, redactor) {
			const copy = { ...record };
			for (const [name, value] of Object.entries(record)) Reflect.set(copy, name, redactValue(value, redactor));
			return copy;
		}
		function redactValue(value, redactor) {
			if (typeof value === "string") return redactor(value);
			if (Array.isArray(value)) return value.map((item) => redactValue(item, redactor));
			return value !== null && typeof value === "object" ? redactTexts(value, redactor) : value;
		}
	}),
	98910: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CA: () => severityAndName,
			G8: () => renderFitting,
			Id: () => renderFacts,
			Pn: () => renderCounts,
			TM: () => folded,
			Xj: () => renderHiddenNotice,
			lS: () => joinSections,
			pI: () => renderList
		});
		var _decision_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40004);
		var _decision_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48977);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51699);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99815);
		var _age_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56587);
		var _app_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24983);
		var _findings_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31862);
		const dueSoonDays = 7;
		function renderFacts(result) {
			const { verdict, app, run, threshold, policy, newOnly, report, commit, runUrl, details } = result;
			const reason = (0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_1__.A3)(verdict);
			const facts = [
				["Verdict", `\`${verdict.verdict}\`${reason && ` (\`${reason}\`)`}`],
				["Commit", commit && (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Bm)(commit.slice(0, 10))],
				["App", app && (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Bm)((0, _app_name_js__WEBPACK_IMPORTED_MODULE_4__.N)(app, details))],
				["Run", run && renderRun(run)],
				["Build", result.assessment && renderProof(result)],
				["Fails on", threshold && renderFailRule(threshold, newOnly, result.assessment?.deadlines)],
				["Policy", policy && (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Bm)(policy)],
				["Report", report?.path && (report.artifactUrl ? `[PDF](${report.artifactUrl})` : "see `report-path`")],
				["Job", runUrl && `[workflow run](${runUrl})`]
			];
			const lines = facts.filter(([, value]) => value).map(([name, value]) => `- **${name}:** ${value}`);
			const title = [
				"Security Test Gate",
				app && (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Bm)(details === "full" && app.label || app.appId),
				run?.runNumber !== undefined && `run ${run.runNumber}`,
				"about this verdict"
			];
			return folded(title.filter(Boolean).join(" · "), lines.join("\n"));
		}
		function renderProof({ provenVersion }) {
			if (provenVersion === undefined) return "no proof was asked for (`version-url`)";
			return `tested build ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Bm)(provenVersion)}, before and after the run`;
		}
		function renderFailRule(threshold, newOnly = false, deadlines) {
			if (threshold === "none") return "no severity";
			const reached = `\`${threshold}\` and above${newOnly ? ", new findings only" : ""}`;
			if (!deadlines) return reached;
			const isNeeded = (severity) => !newOnly && (0, _decision_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__.Lu)(severity, threshold);
			const parts = _decision_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__.gO.flatMap((severity) => {
				const days = deadlines[severity];
				if (days === undefined) return isNeeded(severity) ? [`\`${severity}\``] : [];
				return [`\`${severity}\` after ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_5__.pq)(days, "day")}`];
			});
			return newOnly ? `${reached}; overdue ones too: ${parts.join(", ")}` : parts.join(", ");
		}
		function renderRun({ runNumber, state, taskId }) {
			const number = runNumber === undefined ? "" : `${runNumber}, `;
			const task = taskId === undefined ? "newest result" : (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Bm)(taskId);
			return `${number}${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Bm)(state)} (${task})`;
		}
		function renderCounts(assessment) {
			const { open, findings, newCount, overdueCount } = assessment;
			const dueSoon = open.filter(isDueSoon).length;
			const claimed = open.filter(({ finding }) => finding.fixClaimed).length;
			const closed = [
				"accepted",
				"dismissed",
				"fixed"
			].flatMap((state) => {
				const count = findings.filter((each) => each.state === state).length;
				return count > 0 ? [`${count} ${state}`] : [];
			});
			const sentences = [
				(0, _findings_lines_js__WEBPACK_IMPORTED_MODULE_3__.ur)(assessment),
				closed.length > 0 && `Not counted: ${closed.join(", ")}`,
				newCount !== undefined && `Absent from the baseline: ${newCount} of ${open.length} open`,
				overdueCount !== undefined && `Past their deadline: ${overdueCount} of ${open.length} open`,
				dueSoon > 0 && `Due within ${dueSoonDays} days: ${dueSoon} of ${open.length} open`,
				claimed > 0 && `Marked as fixed, but not yet confirmed by a test: ${claimed} of ${open.length} open`
			].filter(Boolean);
			return `**Open findings:** ${sentences.join(". ")}.`;
		}
		function isDueSoon(assessed) {
			const days = (0, _age_js__WEBPACK_IMPORTED_MODULE_6__.Gy)(assessed) ?? -1;
			return !assessed.blocking && days >= 0 && days <= dueSoonDays;
		}
		function severityAndName(assessed) {
			const { finding, severity } = assessed;
			const { title, label } = finding;
			const term = (0, _findings_lines_js__WEBPACK_IMPORTED_MODULE_3__.ju)(assessed);
			return {
				severity: severity ? (0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_5__.l2)(severity) : (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Bm)((0, _decision_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__.nr)(finding)),
				name: [title || label, term].filter(Boolean).map((part) => (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.Bm)(part)).join("; ")
			};
		}
		function renderFitting(items, { maxItems, maxBytes }, render) {
			const fit = [];
			let bytes = 0;
			for (const item of items.slice(0, maxItems)) {
				const rendered = render(item);
				bytes += Buffer.byteLength(rendered) + 2;
				if (bytes > maxBytes) break;
				fit.push(rendered);
			}
			return fit;
		}
		function renderList(items, budget, render) {
			const shown = renderFitting(items, budget, render);
			const rest = items.length - shown.length;
			const list = shown.join("\n");
			return rest > 0 ? `${list}\n\n… and ${rest} more${budget.elsewhere}.` : list;
		}
		function folded(title, content) {
			return content && `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
		}
		function renderHiddenNotice({ assessment, report }) {
			if (!assessment || assessment.open.length + assessment.accepted.length === 0) return "";
			const where = report?.artifactUrl ? ", and the PDF report lists them" : "";
			return `Only counts are shown here (\`details\`). With a login to the service you see the findings there${where}.`;
		}
		function joinSections(sections) {
			return `${sections.filter(Boolean).join("\n\n")}\n`;
		}
	}),
	90654: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I9: () => isTooLarge,
			MW: () => ifFound,
			N1: () => toServiceError,
			OI: () => withExplanation,
			PL: () => requireFailedCall,
			_7: () => ServiceError,
			cp: () => isUncertain,
			gi: () => isServiceError,
			qb: () => requireSame,
			tF: () => slugOf
		});
		var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26088);
		const transientCodes = new Set([
			"network",
			"timeout",
			"unexpected-response",
			"server-error",
			"rate-limited",
			"request-timeout"
		]);
		const nothingCreated = new Set(["registration-failed", "vision-task-create-failed"]);
		class ServiceError extends Error {
			name = "ServiceError";
			code;
			status;
			problem;
			slug;
			retryAfterMs;
			transient;
			malformed;
			notAccepted;
			constructor(code, message, details = {}) {
				super(message, { cause: details.cause });
				this.code = code;
				this.status = details.status;
				this.problem = details.problem;
				this.slug = slugOf(details.problem);
				this.retryAfterMs = details.retryAfterMs;
				this.transient = details.transient ?? transientCodes.has(code);
				this.malformed = details.malformed === true;
				const mayBeGateway = details.problem === undefined && (code === "unexpected-response" || code === "unauthenticated" || code === "server-error");
				const isRefused = isRefusalStatus(details.status) && !mayBeGateway;
				this.notAccepted = details.neverSent === true || isRefused || nothingCreated.has(this.slug);
			}
		}
		function withExplanation(error, explanation) {
			const details = {
				...error,
				neverSent: error.notAccepted,
				cause: error.cause
			};
			return new ServiceError(error.code, `${error.message}; ${explanation}`, details);
		}
		function toServiceError(error) {
			const { code, message, status, neverSent } = error;
			const details = error instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_0__.U ? { transient: false } : {};
			return new ServiceError(code, message, {
				status,
				neverSent,
				cause: error,
				...details
			});
		}
		function isTooLarge(error) {
			return isServiceError(error) && error.cause instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_0__.U;
		}
		function slugOf(problem) {
			return /[^/:#]+$/.exec(problem?.type ?? "")?.[0] ?? "";
		}
		function isRefusalStatus(status) {
			if (status === undefined || status === 408) return false;
			return status === 503 || status >= 400 && status < 500;
		}
		function isServiceError(error, ...codes) {
			return error instanceof ServiceError && (codes.length === 0 || codes.includes(error.code));
		}
		async function ifFound(call) {
			try {
				return await call;
			} catch (error) {
				if (isServiceError(error, "not-found")) return undefined;
				throw error;
			}
		}
		function requireFailedCall(error) {
			if (isServiceError(error) && error.code !== "login-rejected") return error;
			throw error;
		}
		function requireSame(kind, requestedId, answeredId, details = {}) {
			if (requestedId === answeredId) return;
			const message = `Asked for ${kind} ${requestedId}, the service answered with ${kind} ${answeredId}`;
			throw new ServiceError("unexpected-response", message, details);
		}
		function isUncertain(error) {
			return isServiceError(error) && error.transient && !error.notAccepted;
		}
	}),
	71704: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cs: () => registrationTaskId,
			WN: () => hasFailed,
			YY: () => registrationStatuses,
			mm: () => isPending,
			uP: () => awaitsInput
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
		const registrationStatuses = [
			"PENDING",
			"IN_PROGRESS",
			"COMPLETED",
			"FAILED",
			"CANCELLED"
		];
		function isPending(status) {
			return status === "PENDING" || status === "IN_PROGRESS";
		}
		function hasFailed(status) {
			return status === "FAILED" || status === "CANCELLED";
		}
		function registrationTaskId(appId) {
			return `task_reg_${appId}`;
		}
		async function awaitsInput(tasks, appId, limits) {
			const task = await (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.MW)(tasks.get(registrationTaskId(appId), limits));
			return task?.state === "AWAITING_INPUT";
		}
	}),
	86253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cv: () => identifier,
			JQ: () => findingIdentifier,
			Ol: () => anyAsText,
			Qq: () => text,
			Te: () => texts,
			Vm: () => word,
			W_: () => lenient,
			Zm: () => comparable,
			dZ: () => runNumber,
			hl: () => address,
			r0: () => wholeText
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73305);
		const word = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^(?!::)[\w.:-]{1,200}$/));
		const identifier = word.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/[^.]/));
		const findingIdentifier = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^(?!::)(?!.*##\[)[\x21-\x7e]{1,200}$/), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/[^.]/));
		const address = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^https?:\/\/(?!.*##\[)[\x21-\x7e]{1,2000}$/));
		const runNumber = zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^\d{1,15}$/)), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(Number))]);
		function text(maxLength) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((whole) => truncate(whole, maxLength)));
		}
		function texts(maxItems, maxLength) {
			const firstTexts = (items) => items.filter((item) => typeof item === "string").slice(0, maxItems).map((item) => truncate(item, maxLength));
			return zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J()), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(firstTexts));
		}
		function anyAsText(maxLength) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((value) => truncate(toText(value), maxLength)));
		}
		function toText(value) {
			return typeof value === "string" ? value : (0, node_util__WEBPACK_IMPORTED_MODULE_0__.inspect)(value, {
				depth: 1,
				breakLength: Infinity
			});
		}
		function wholeText(maxLength) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Eb(maxLength)), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((whole) => whole.toWellFormed()));
		}
		function comparable(maxLength) {
			const textOrNull = (value) => {
				if (value === undefined || value === null) return undefined;
				const isText = typeof value === "string" && value.length <= maxLength;
				return isText ? value.toWellFormed() : null;
			};
			return zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(textOrNull)));
		}
		function truncate(whole, maxLength) {
			if (whole.length <= maxLength) return whole.toWellFormed();
			const certain = maxLength - Math.min(200, Math.floor(maxLength / 2));
			const rest = whole.slice(certain, maxLength).replace(/\S+$/, "");
			return Buffer.from(`${whole.slice(0, certain)}${rest}…`).toString();
		}
		function lenient(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(schema), undefined);
		}
	}),
	48879: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => isTerminal,
			y: () => taskStates
		});
		const terminalStates = [
			"COMPLETED",
			"FAILED",
			"CANCELLED",
			"INTERRUPTED"
		];
		const taskStates = [
			"QUEUED",
			"RUNNING",
			"AWAITING_INPUT",
			...terminalStates
		];
		function isTerminal(state) {
			return terminalStates.includes(state);
		}
	}),
	11700: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R7: () => rolesOf,
			ds: () => claimsOf,
			sg: () => isToken
		});
		function rolesOf(token) {
			return Object.entries(claimsOf(token)).filter(([name]) => /role/i.test(name)).flatMap(([, value]) => value).filter((value) => typeof value === "string");
		}
		function isToken(text) {
			return /^[\x21-\x7e]{1,16384}$/.test(text);
		}
		function claimsOf(token) {
			try {
				const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
				return typeof claims === "object" && claims !== null ? { ...claims } : {};
			} catch {
				return {};
			}
		}
	}),
	62211: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => splitAtFences,
			V: () => withoutFences
		});
		const fenceLine = /^ {0,3}(`{3,}|~{3,}) {0,9}([\w+#.-]{0,20}) {0,9}$/;
		function splitAtFences(text) {
			const blocks = [{
				kind: "prose",
				lines: []
			}];
			let openFence;
			for (const line of text.split(/\r\n?|\n/)) {
				const [, fence, language = ""] = fenceLine.exec(line) ?? [];
				const isClosing = openFence !== undefined && language === "" && fence?.startsWith(openFence);
				if (isClosing) {
					openFence = undefined;
					blocks.push({
						kind: "prose",
						lines: []
					});
				} else if (openFence === undefined && fence !== undefined) {
					openFence = fence;
					blocks.push({
						kind: "code",
						lines: []
					});
				} else blocks.at(-1)?.lines.push(line);
			}
			return blocks.filter(({ lines }) => lines.some((line) => line.trim()));
		}
		function withoutFences(text) {
			return splitAtFences(text).flatMap(({ lines }) => lines.map((line) => line.trim())).join("\n");
		}
	}),
	84012: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => isCommitHash });
		function isCommitHash(text) {
			return /^(?:[\da-f]{40}|[\da-f]{64})$/i.test(text);
		}
	}),
	90515: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => redactTokens,
			U: () => redactCredentials
		});
		const tokenPrefixes = [
			"AIza|GOCSPX-|ya29\\.",
			"dapi",
			"dckr_[op]at_",
			"do[opr]_v1_",
			"eyJ",
			"gh[oprsu]_|github_pat_",
			"gl(?:agent|cbt|dt|ft|imt|oas|pat|ptt|rt|rtr|soat)-",
			"glc_|glsa_",
			"hf_",
			"hv[bsr]\\.",
			"npm_",
			"pypi-",
			"rubygems_",
			"SG\\.",
			"shp(?:at|ca|pa|ss)_",
			"sk-",
			"[rs]k_(?:live|test)_|whsec_",
			"xapp-|xox[a-z]-"
		].join("|");
		const tokenRest = String.raw`(?=[\w.-]{16})(?=[\w.-]{0,80}\d)[\w-]+(?:\.+[\w-]+)*`;
		const tokenPattern = new RegExp(String.raw`(?<![A-Za-z])(?:(?:${tokenPrefixes})${tokenRest}|(?:AKIA|ASIA)[A-Z\d]{16})`, "g");
		const privateKey = /-----BEGIN[A-Z ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----(?:(?!-----).)*(?:-----END[A-Z ]{0,60}-----)?/gs;
		const quote = String.raw`\\?["']`;
		const colon = String.raw`(?:${quote})?\s{0,3}:\s{0,3}`;
		const equals = String.raw`(?:${quote})?\s{0,3}=>?\s{0,3}`;
		const quoted = String.raw`(?:"(?:[^"\\]|\\[^])*"?|\\"[^"]*"?|'[^']*'?)`;
		const character = String.raw`[^\s"'&,;}<>\\]`;
		const opaque = (length) => `(?=${character}{0,80}[\\d=])${character}{${length},}`;
		const password = "passw(?:or)?d|passphrase|pwd";
		const secret = "secret|token|(?:access|api|private|secret)[ _-]?key";
		const cookie = String.raw`[^\s=;,"']{1,200}=[^\s;,"']*`;
		const introduced = [
			/(\/\/)[^\s/?#"'<>]{1,500}(?=@)/g,
			ignoringCase(`(authorization(?:${colon}|${equals})(?:${quote})?(?:[\\w-]{1,30}\\s{1,3})?)`, [opaque(8)]),
			ignoringCase(String.raw`(\bbearer\s{1,3})`, [opaque(8)]),
			/(\b[Bb]asic\s{1,3})(?=[\w+/-]{0,80}(?:[\d=]|[a-z][A-Z]))[\w+/-]{8,}={0,2}/g,
			ignoringCase(`(cookie(?:${colon}|${equals})(?:${quote})?)(?!samesite|path|domain|expires|max-age|secure)`, [String.raw`${cookie}(?:;\s{0,3}${cookie})*`]),
			ignoringCase(`((?:${password})(?:${colon}|${equals}))`, [quoted, `${character}+`]),
			ignoringCase(`((?:${secret})${equals})`, [quoted, `${character}+`]),
			ignoringCase(`((?:${secret})${colon})`, [quoted, opaque(6)])
		];
		function ignoringCase(before, values) {
			return new RegExp(`${before}(?:${values.join("|")})`, "gi");
		}
		function redactCredentials(text) {
			return introduced.reduce((safe, pattern) => safe.replace(pattern, "$1[redacted]"), redactTokens(text).replace(privateKey, "[redacted]"));
		}
		function redactTokens(text) {
			return text.replace(tokenPattern, "[redacted]");
		}
	}),
	1217: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vu: () => formatProgress,
			a3: () => formatDuration,
			dp: () => formatMinutes
		});
		function formatMinutes(ms) {
			const minutes = Math.round(ms / 60) / 1e3;
			return `${minutes} minute${minutes === 1 ? "" : "s"}`;
		}
		function formatProgress(elapsedMs, limitMs) {
			const tenthOfMinuteMs = 6e3;
			const limit = formatMinutes(tenthOfMinuteMs * Math.ceil(limitMs / tenthOfMinuteMs));
			return `${Math.round(elapsedMs / 6e4)} of at most ${limit}`;
		}
		function formatDuration(ms) {
			if (ms < 9950) return `${Math.round(ms / 100) / 10} s`;
			const seconds = Math.round(ms / 1e3);
			if (seconds < 60) return `${seconds} s`;
			const minutes = Math.floor(seconds / 60);
			return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
		}
	}),
	34602: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => nestedText,
			t: () => nestedValue
		});
		function nestedValue(data, ...names) {
			return names.reduce((value, name) => typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined, data);
		}
		function nestedText(data, ...names) {
			const value = nestedValue(data, ...names);
			return typeof value === "string" && value !== "" ? value : undefined;
		}
	}),
	51699: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bD: () => messageOf,
			em: () => sentence,
			hC: () => sentences,
			l2: () => capitalized,
			pq: () => countOf
		});
		function messageOf(error) {
			return error instanceof Error ? error.message : String(error);
		}
		function sentence(text) {
			return /[.!?…]$/.test(text) ? text : `${text}.`;
		}
		function sentences(...parts) {
			return parts.filter(Boolean).map(sentence).join(" ");
		}
		function capitalized(text) {
			return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
		}
		function countOf(count, noun) {
			return `${count} ${noun}${count === 1 ? "" : "s"}`;
		}
	}),
	99815: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bm: () => forMarkdown,
			Hr: () => adviceForMarkdown,
			Ig: () => forLog,
			Kb: () => excerpt,
			UE: () => codeForMarkdown,
			VI: () => beginningOf,
			de: () => codeBlockForMarkdown,
			ix: () => adviceForLog,
			mP: () => messageForMarkdown,
			ml: () => shorten,
			vs: () => messageForLog
		});
		var _credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90515);
		const maxLineLength = 2e3;
		const maxMessageLength = 6e3;
		const maxCellLength = 300;
		const maxExcerptLength = 100;
		const maxIndent = 40;
		const maxExpansion = 3;
		function forLog(text) {
			return withoutCommands(clean(text, maxLineLength));
		}
		function messageForLog(message) {
			return withoutCommands(clean(message, maxMessageLength));
		}
		function withoutCommands(line) {
			return line.replace(/:(?=:)|#(?=#\[)/g, "$&​");
		}
		function forMarkdown(text, maxLength = maxCellLength) {
			const escaped = clean(text, maxLength).replace(/[&<>|[\]\\`*_~#@!$^]|:(?! )|(?<=www)\./gi, (character) => `&#${character.codePointAt(0)};`).replaceAll(/&#(?:64|35);|\bGH-(?=\d)/gi, "$&&#8203;");
			const maxEscaped = maxExpansion * maxLength;
			return escaped.length <= maxEscaped ? escaped : `${beginningOf(escaped, maxEscaped).replace(/&[^;]*$/, "")}…`;
		}
		function codeForMarkdown(text, maxLength = maxCellLength) {
			return `\`${clean(text, maxLength).replaceAll("`", "'") || " "}\``;
		}
		function codeBlockForMarkdown(lines) {
			const code = lines.map((line) => {
				const indent = /^\s*/.exec(line)?.[0].replaceAll("	", "  ").length ?? 0;
				return `${" ".repeat(Math.min(indent, maxIndent))}${clean(line, maxLineLength)}`.trimEnd();
			});
			const longestRun = Math.max(2, ...(code.join("\n").match(/`+/g) ?? []).map(({ length }) => length));
			const fence = "`".repeat(longestRun + 1);
			return [
				fence,
				...code,
				fence
			].join("\n");
		}
		function messageForMarkdown(message) {
			return forMarkdown(message, maxMessageLength).replace(/&#96;((?:(?!&#96;).)+)&#96;/g, (_, code) => `\`${withoutReferences(code)}\``);
		}
		function adviceForMarkdown(advice, docsUrl) {
			return messageForMarkdown(advice).replace(/&#91;((?:(?!&#9[13];).)+)&#93;\(([\w-]+\.md)(?:&#35;&#8203;([\w-]+))?\)/g, (_, label, page, anchor) => {
				if (docsUrl === undefined) return label;
				return `[${label}](${docsUrl}/${page}${anchor === undefined ? "" : `#${anchor}`})`;
			});
		}
		function adviceForLog(advice) {
			return advice.replace(/\[([^[\]]+)\]\([\w-]+\.md(?:#[\w-]+)?\)/g, "$1");
		}
		function withoutReferences(markdown) {
			return markdown.replace(/&#(\d+);/g, (_, code) => code === "8203" ? "" : String.fromCodePoint(Number(code)));
		}
		function excerpt(text) {
			return clean((0, _credentials_js__WEBPACK_IMPORTED_MODULE_0__.U)(beginningOf(text, maxExcerptLength + 1e4)), maxExcerptLength);
		}
		function clean(text, maxLength) {
			return shorten(oneLine(beginningOf(text, maxLength + 1e4)), maxLength);
		}
		function oneLine(text) {
			return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\u2800]+/gu, " ").trim();
		}
		function shorten(text, maxLength) {
			const characters = [...text];
			return characters.length > maxLength ? `${characters.slice(0, maxLength).join("")}…` : text;
		}
		function beginningOf(text, maxUnits) {
			return text.slice(0, maxUnits).replace(/[\ud800-\udbff]$/, "");
		}
	}),
	55336: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => encodePath,
			h: () => encodeUrlPart
		});
		function encodeUrlPart(part) {
			return encodeURIComponent(part.toWellFormed()).replaceAll("(", "%28").replaceAll(")", "%29");
		}
		function encodePath(path) {
			return path.split("/").map(encodeUrlPart).join("/");
		}
	}),
	28009: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => version });
		const version = "1.0.0";
	})
};
