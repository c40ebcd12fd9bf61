export const id = 195;
export const ids = [195];
export const modules = {
	235: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Yz: () => debug,
			z3: () => error,
			V4: () => getInput,
			Os: () => group,
			pq: () => info,
			lm: () => notice,
			uH: () => setOutput,
			Pq: () => setSecret,
			$e: () => warning
		});
		var external_os_ = __webpack_require__(70857);
		;
		function utils_toCommandValue(input) {
			if (input === null || input === undefined) {
				return "";
			} else if (typeof input === "string" || input instanceof String) {
				return input;
			}
			return JSON.stringify(input);
		}
		function toCommandProperties(annotationProperties) {
			if (!Object.keys(annotationProperties).length) {
				return {};
			}
			return {
				title: annotationProperties.title,
				file: annotationProperties.file,
				line: annotationProperties.startLine,
				endLine: annotationProperties.endLine,
				col: annotationProperties.startColumn,
				endColumn: annotationProperties.endColumn
			};
		}
		;
		function command_issueCommand(command, properties, message) {
			const cmd = new Command(command, properties, message);
			process.stdout.write(cmd.toString() + external_os_.EOL);
		}
		function command_issue(name, message = "") {
			command_issueCommand(name, {}, message);
		}
		const CMD_STRING = "::";
		class Command {
			constructor(command, properties, message) {
				if (!command) {
					command = "missing.command";
				}
				this.command = command;
				this.properties = properties;
				this.message = message;
			}
			toString() {
				let cmdStr = CMD_STRING + this.command;
				if (this.properties && Object.keys(this.properties).length > 0) {
					cmdStr += " ";
					let first = true;
					for (const key in this.properties) {
						if (this.properties.hasOwnProperty(key)) {
							const val = this.properties[key];
							if (val) {
								if (first) {
									first = false;
								} else {
									cmdStr += ",";
								}
								cmdStr += `${key}=${escapeProperty(val)}`;
							}
						}
					}
				}
				cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
				return cmdStr;
			}
		}
		function escapeData(s) {
			return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
		}
		function escapeProperty(s) {
			return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
		}
		var external_crypto_ = __webpack_require__(76982);
		var external_fs_ = __webpack_require__(79896);
		;
		function file_command_issueFileCommand(command, message) {
			const filePath = process.env[`GITHUB_${command}`];
			if (!filePath) {
				throw new Error(`Unable to find environment variable for file command ${command}`);
			}
			if (!external_fs_.existsSync(filePath)) {
				throw new Error(`Missing file at path: ${filePath}`);
			}
			external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, { encoding: "utf8" });
		}
		function file_command_prepareKeyValueMessage(key, value) {
			const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
			const convertedValue = utils_toCommandValue(value);
			if (key.includes(delimiter)) {
				throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
			}
			if (convertedValue.includes(delimiter)) {
				throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
			}
			return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
		}
		var external_path_ = __webpack_require__(16928);
		;
		var __awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		var ExitCode;
		(function(ExitCode) {
			ExitCode[ExitCode["Success"] = 0] = "Success";
			ExitCode[ExitCode["Failure"] = 1] = "Failure";
		})(ExitCode || (ExitCode = {}));
		function exportVariable(name, val) {
			const convertedVal = toCommandValue(val);
			process.env[name] = convertedVal;
			const filePath = process.env["GITHUB_ENV"] || "";
			if (filePath) {
				return issueFileCommand("ENV", prepareKeyValueMessage(name, val));
			}
			issueCommand("set-env", { name }, convertedVal);
		}
		function setSecret(secret) {
			command_issueCommand("add-mask", {}, secret);
		}
		function addPath(inputPath) {
			const filePath = process.env["GITHUB_PATH"] || "";
			if (filePath) {
				issueFileCommand("PATH", inputPath);
			} else {
				issueCommand("add-path", {}, inputPath);
			}
			process.env["PATH"] = `${inputPath}${path.delimiter}${process.env["PATH"]}`;
		}
		function getInput(name, options) {
			const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
			if (options && options.required && !val) {
				throw new Error(`Input required and not supplied: ${name}`);
			}
			if (options && options.trimWhitespace === false) {
				return val;
			}
			return val.trim();
		}
		function getMultilineInput(name, options) {
			const inputs = getInput(name, options).split("\n").filter((x) => x !== "");
			if (options && options.trimWhitespace === false) {
				return inputs;
			}
			return inputs.map((input) => input.trim());
		}
		function getBooleanInput(name, options) {
			const trueValue = [
				"true",
				"True",
				"TRUE"
			];
			const falseValue = [
				"false",
				"False",
				"FALSE"
			];
			const val = getInput(name, options);
			if (trueValue.includes(val)) return true;
			if (falseValue.includes(val)) return false;
			throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` + `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
		}
		function setOutput(name, value) {
			const filePath = process.env["GITHUB_OUTPUT"] || "";
			if (filePath) {
				return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(name, value));
			}
			process.stdout.write(external_os_.EOL);
			command_issueCommand("set-output", { name }, utils_toCommandValue(value));
		}
		function setCommandEcho(enabled) {
			issue("echo", enabled ? "on" : "off");
		}
		function setFailed(message) {
			process.exitCode = ExitCode.Failure;
			error(message);
		}
		function isDebug() {
			return process.env["RUNNER_DEBUG"] === "1";
		}
		function debug(message) {
			command_issueCommand("debug", {}, message);
		}
		function error(message, properties = {}) {
			command_issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
		}
		function warning(message, properties = {}) {
			command_issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
		}
		function notice(message, properties = {}) {
			command_issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
		}
		function info(message) {
			process.stdout.write(message + external_os_.EOL);
		}
		function startGroup(name) {
			command_issue("group", name);
		}
		function endGroup() {
			command_issue("endgroup");
		}
		function group(name, fn) {
			return __awaiter(this, void 0, void 0, function* () {
				startGroup(name);
				let result;
				try {
					result = yield fn();
				} finally {
					endGroup();
				}
				return result;
			});
		}
		function saveState(name, value) {
			const filePath = process.env["GITHUB_STATE"] || "";
			if (filePath) {
				return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
			}
			issueCommand("save-state", { name }, toCommandValue(value));
		}
		function getState(name) {
			return process.env[`STATE_${name}`] || "";
		}
		function getIDToken(aud) {
			return __awaiter(this, void 0, void 0, function* () {
				return yield OidcClient.getIDToken(aud);
			});
		}
	}),
	1170: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => summary });
		var os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70857);
		var fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79896);
		var __awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		const { access, appendFile, writeFile } = fs__WEBPACK_IMPORTED_MODULE_1__.promises;
		const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
		const SUMMARY_DOCS_URL = "https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary";
		class Summary {
			constructor() {
				this._buffer = "";
			}
			filePath() {
				return __awaiter(this, void 0, void 0, function* () {
					if (this._filePath) {
						return this._filePath;
					}
					const pathFromEnv = process.env[SUMMARY_ENV_VAR];
					if (!pathFromEnv) {
						throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
					}
					try {
						yield access(pathFromEnv, fs__WEBPACK_IMPORTED_MODULE_1__.constants.R_OK | fs__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK);
					} catch (_a) {
						throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
					}
					this._filePath = pathFromEnv;
					return this._filePath;
				});
			}
			wrap(tag, content, attrs = {}) {
				const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
				if (!content) {
					return `<${tag}${htmlAttrs}>`;
				}
				return `<${tag}${htmlAttrs}>${content}</${tag}>`;
			}
			write(options) {
				return __awaiter(this, void 0, void 0, function* () {
					const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
					const filePath = yield this.filePath();
					const writeFunc = overwrite ? writeFile : appendFile;
					yield writeFunc(filePath, this._buffer, { encoding: "utf8" });
					return this.emptyBuffer();
				});
			}
			clear() {
				return __awaiter(this, void 0, void 0, function* () {
					return this.emptyBuffer().write({ overwrite: true });
				});
			}
			stringify() {
				return this._buffer;
			}
			isEmptyBuffer() {
				return this._buffer.length === 0;
			}
			emptyBuffer() {
				this._buffer = "";
				return this;
			}
			addRaw(text, addEOL = false) {
				this._buffer += text;
				return addEOL ? this.addEOL() : this;
			}
			addEOL() {
				return this.addRaw(os__WEBPACK_IMPORTED_MODULE_0__.EOL);
			}
			addCodeBlock(code, lang) {
				const attrs = Object.assign({}, lang && { lang });
				const element = this.wrap("pre", this.wrap("code", code), attrs);
				return this.addRaw(element).addEOL();
			}
			addList(items, ordered = false) {
				const tag = ordered ? "ol" : "ul";
				const listItems = items.map((item) => this.wrap("li", item)).join("");
				const element = this.wrap(tag, listItems);
				return this.addRaw(element).addEOL();
			}
			addTable(rows) {
				const tableBody = rows.map((row) => {
					const cells = row.map((cell) => {
						if (typeof cell === "string") {
							return this.wrap("td", cell);
						}
						const { header, data, colspan, rowspan } = cell;
						const tag = header ? "th" : "td";
						const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
						return this.wrap(tag, data, attrs);
					}).join("");
					return this.wrap("tr", cells);
				}).join("");
				const element = this.wrap("table", tableBody);
				return this.addRaw(element).addEOL();
			}
			addDetails(label, content) {
				const element = this.wrap("details", this.wrap("summary", label) + content);
				return this.addRaw(element).addEOL();
			}
			addImage(src, alt, options) {
				const { width, height } = options || {};
				const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
				const element = this.wrap("img", null, Object.assign({
					src,
					alt
				}, attrs));
				return this.addRaw(element).addEOL();
			}
			addHeading(text, level) {
				const tag = `h${level}`;
				const allowedTag = [
					"h1",
					"h2",
					"h3",
					"h4",
					"h5",
					"h6"
				].includes(tag) ? tag : "h1";
				const element = this.wrap(allowedTag, text);
				return this.addRaw(element).addEOL();
			}
			addSeparator() {
				const element = this.wrap("hr", null);
				return this.addRaw(element).addEOL();
			}
			addBreak() {
				const element = this.wrap("br", null);
				return this.addRaw(element).addEOL();
			}
			addQuote(text, cite) {
				const attrs = Object.assign({}, cite && { cite });
				const element = this.wrap("blockquote", text, attrs);
				return this.addRaw(element).addEOL();
			}
			addLink(text, href) {
				const element = this.wrap("a", text, { href });
				return this.addRaw(element).addEOL();
			}
		}
		const _summary = new Summary();
		const markdownSummary = null && _summary;
		const summary = _summary;
	}),
	47785: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => closestMatch });
		const array = [];
		const characterCodeCache = [];
		function leven(first, second, options) {
			if (first === second) {
				return 0;
			}
			const maxDistance = options?.maxDistance;
			const swap = first;
			if (first.length > second.length) {
				first = second;
				second = swap;
			}
			let firstLength = first.length;
			let secondLength = second.length;
			while (firstLength > 0 && first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength)) {
				firstLength--;
				secondLength--;
			}
			let start = 0;
			while (start < firstLength && first.charCodeAt(start) === second.charCodeAt(start)) {
				start++;
			}
			firstLength -= start;
			secondLength -= start;
			if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
				return maxDistance;
			}
			if (firstLength === 0) {
				return maxDistance !== undefined && secondLength > maxDistance ? maxDistance : secondLength;
			}
			let bCharacterCode;
			let result;
			let temporary;
			let temporary2;
			let index = 0;
			let index2 = 0;
			while (index < firstLength) {
				characterCodeCache[index] = first.charCodeAt(start + index);
				array[index] = ++index;
			}
			while (index2 < secondLength) {
				bCharacterCode = second.charCodeAt(start + index2);
				temporary = index2++;
				result = index2;
				for (index = 0; index < firstLength; index++) {
					temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
					temporary = array[index];
					result = array[index] = temporary > result ? temporary2 > result ? result + 1 : temporary2 : temporary2 > temporary ? temporary + 1 : temporary2;
				}
				if (maxDistance !== undefined) {
					let rowMinimum = result;
					for (index = 0; index < firstLength; index++) {
						if (array[index] < rowMinimum) {
							rowMinimum = array[index];
						}
					}
					if (rowMinimum > maxDistance) {
						return maxDistance;
					}
				}
			}
			array.length = firstLength;
			characterCodeCache.length = firstLength;
			return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
		}
		function closestMatch(target, candidates, options) {
			if (!Array.isArray(candidates) || candidates.length === 0) {
				return undefined;
			}
			const userMax = options?.maxDistance;
			const targetLength = target.length;
			for (const candidate of candidates) {
				if (candidate === target) {
					return candidate;
				}
			}
			if (userMax === 0) {
				return undefined;
			}
			let best;
			let bestDist = Number.POSITIVE_INFINITY;
			const seen = new Set();
			for (const candidate of candidates) {
				if (seen.has(candidate)) {
					continue;
				}
				seen.add(candidate);
				const lengthDiff = Math.abs(candidate.length - targetLength);
				if (lengthDiff >= bestDist) {
					continue;
				}
				if (userMax !== undefined && lengthDiff > userMax) {
					continue;
				}
				const cap = Number.isFinite(bestDist) ? userMax === undefined ? bestDist : Math.min(bestDist, userMax) : userMax;
				const distance = cap === undefined ? leven(target, candidate) : leven(target, candidate, { maxDistance: cap });
				if (userMax !== undefined && distance > userMax) {
					continue;
				}
				let actualD = distance;
				if (cap !== undefined && distance === cap && cap === userMax) {
					actualD = leven(target, candidate);
				}
				if (actualD < bestDist) {
					bestDist = actualD;
					best = candidate;
					if (bestDist === 0) {
						break;
					}
				}
			}
			if (userMax !== undefined && bestDist > userMax) {
				return undefined;
			}
			return best;
		}
	}),
	98182: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	}),
	73305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_L: () => _boolean,
			qm: () => _gte,
			LK: () => _int,
			db: () => _isoDate,
			Zm: () => _lte,
			Eb: () => _maxLength,
			m9: () => _minLength,
			G8: () => _never,
			UI: () => _nonnegative,
			F7: () => _number,
			NC: () => _positive,
			fU: () => _refine,
			Fk: () => _regex,
			Rl: () => _string,
			em: () => _unknown,
			q0: () => describe,
			mI: () => meta
		});
		var core_checks = __webpack_require__(44890);
		;
		var _a;
		const $output = null && Symbol("ZodOutput");
		const $input = null && Symbol("ZodInput");
		class $ZodRegistry {
			constructor() {
				this._map = new WeakMap();
				this._idmap = new Map();
			}
			add(schema, ..._meta) {
				const meta = _meta[0];
				this._map.set(schema, meta);
				if (meta && typeof meta === "object" && "id" in meta) {
					this._idmap.set(meta.id, schema);
				}
				return this;
			}
			clear() {
				this._map = new WeakMap();
				this._idmap = new Map();
				return this;
			}
			remove(schema) {
				const meta = this._map.get(schema);
				if (meta && typeof meta === "object" && "id" in meta) {
					this._idmap.delete(meta.id);
				}
				this._map.delete(schema);
				return this;
			}
			get(schema) {
				const p = schema._zod.parent;
				if (p) {
					const pm = { ...this.get(p) ?? {} };
					delete pm.id;
					const f = {
						...pm,
						...this._map.get(schema)
					};
					return Object.keys(f).length ? f : undefined;
				}
				return this._map.get(schema);
			}
			has(schema) {
				return this._map.has(schema);
			}
		}
		function registry() {
			return new $ZodRegistry();
		}
		(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
		const globalRegistry = globalThis.__zod_globalRegistry;
		var core_util = __webpack_require__(54723);
		;
		function snapshotChecks(def) {
			if (def.checks) def.checks = [...def.checks];
			return def;
		}
		function _string(Class, params) {
			return new Class(snapshotChecks({
				type: "string",
				...core_util.A2(params)
			}));
		}
		function _coercedString(Class, params) {
			return new Class(snapshotChecks({
				type: "string",
				coerce: true,
				...util.normalizeParams(params)
			}));
		}
		function _email(Class, params) {
			return new Class({
				type: "string",
				format: "email",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _guid(Class, params) {
			return new Class({
				type: "string",
				format: "guid",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _uuid(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _uuidv4(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: false,
				version: "v4",
				...util.normalizeParams(params)
			});
		}
		function _uuidv6(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: false,
				version: "v6",
				...util.normalizeParams(params)
			});
		}
		function _uuidv7(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: false,
				version: "v7",
				...util.normalizeParams(params)
			});
		}
		function _url(Class, params) {
			return new Class({
				type: "string",
				format: "url",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _emoji(Class, params) {
			return new Class({
				type: "string",
				format: "emoji",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _nanoid(Class, params) {
			return new Class({
				type: "string",
				format: "nanoid",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _cuid(Class, params) {
			return new Class({
				type: "string",
				format: "cuid",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _cuid2(Class, params) {
			return new Class({
				type: "string",
				format: "cuid2",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _ulid(Class, params) {
			return new Class({
				type: "string",
				format: "ulid",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _xid(Class, params) {
			return new Class({
				type: "string",
				format: "xid",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _ksuid(Class, params) {
			return new Class({
				type: "string",
				format: "ksuid",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _ipv4(Class, params) {
			return new Class({
				type: "string",
				format: "ipv4",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _ipv6(Class, params) {
			return new Class({
				type: "string",
				format: "ipv6",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _mac(Class, params) {
			return new Class({
				type: "string",
				format: "mac",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _cidrv4(Class, params) {
			return new Class({
				type: "string",
				format: "cidrv4",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _cidrv6(Class, params) {
			return new Class({
				type: "string",
				format: "cidrv6",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _base64(Class, params) {
			return new Class({
				type: "string",
				format: "base64",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _base64url(Class, params) {
			return new Class({
				type: "string",
				format: "base64url",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _e164(Class, params) {
			return new Class({
				type: "string",
				format: "e164",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _creditCard(Class, params) {
			return new Class({
				type: "string",
				format: "credit_card",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _iban(Class, params) {
			return new Class({
				type: "string",
				format: "iban",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		function _jwt(Class, params) {
			return new Class({
				type: "string",
				format: "jwt",
				check: "string_format",
				abort: false,
				...util.normalizeParams(params)
			});
		}
		const TimePrecision = {
			Any: null,
			Minute: -1,
			Second: 0,
			Millisecond: 3,
			Microsecond: 6
		};
		function _isoDateTime(Class, params) {
			return new Class({
				type: "string",
				format: "datetime",
				check: "string_format",
				offset: false,
				local: false,
				precision: null,
				...util.normalizeParams(params)
			});
		}
		function _isoDate(Class, params) {
			return new Class({
				type: "string",
				format: "date",
				check: "string_format",
				...core_util.A2(params)
			});
		}
		function _isoTime(Class, params) {
			return new Class({
				type: "string",
				format: "time",
				check: "string_format",
				precision: null,
				...util.normalizeParams(params)
			});
		}
		function _isoDuration(Class, params) {
			return new Class({
				type: "string",
				format: "duration",
				check: "string_format",
				...util.normalizeParams(params)
			});
		}
		function _number(Class, params) {
			return new Class(snapshotChecks({
				type: "number",
				checks: [],
				...core_util.A2(params)
			}));
		}
		function _coercedNumber(Class, params) {
			return new Class(snapshotChecks({
				type: "number",
				coerce: true,
				checks: [],
				...util.normalizeParams(params)
			}));
		}
		function _int(Class, params) {
			return new Class({
				type: "number",
				check: "number_format",
				abort: false,
				format: "safeint",
				...core_util.A2(params)
			});
		}
		function _float32(Class, params) {
			return new Class({
				type: "number",
				check: "number_format",
				abort: false,
				format: "float32",
				...util.normalizeParams(params)
			});
		}
		function _float64(Class, params) {
			return new Class({
				type: "number",
				check: "number_format",
				abort: false,
				format: "float64",
				...util.normalizeParams(params)
			});
		}
		function _int32(Class, params) {
			return new Class({
				type: "number",
				check: "number_format",
				abort: false,
				format: "int32",
				...util.normalizeParams(params)
			});
		}
		function _uint32(Class, params) {
			return new Class({
				type: "number",
				check: "number_format",
				abort: false,
				format: "uint32",
				...util.normalizeParams(params)
			});
		}
		function _boolean(Class, params) {
			return new Class({
				type: "boolean",
				...core_util.A2(params)
			});
		}
		function _coercedBoolean(Class, params) {
			return new Class({
				type: "boolean",
				coerce: true,
				...util.normalizeParams(params)
			});
		}
		function _bigint(Class, params) {
			return new Class({
				type: "bigint",
				...util.normalizeParams(params)
			});
		}
		function _coercedBigint(Class, params) {
			return new Class({
				type: "bigint",
				coerce: true,
				...util.normalizeParams(params)
			});
		}
		function _int64(Class, params) {
			return new Class({
				type: "bigint",
				check: "bigint_format",
				abort: false,
				format: "int64",
				...util.normalizeParams(params)
			});
		}
		function _uint64(Class, params) {
			return new Class({
				type: "bigint",
				check: "bigint_format",
				abort: false,
				format: "uint64",
				...util.normalizeParams(params)
			});
		}
		function _symbol(Class, params) {
			return new Class({
				type: "symbol",
				...util.normalizeParams(params)
			});
		}
		function _undefined(Class, params) {
			return new Class({
				type: "undefined",
				...util.normalizeParams(params)
			});
		}
		function _null(Class, params) {
			return new Class({
				type: "null",
				...util.normalizeParams(params)
			});
		}
		function _any(Class) {
			return new Class({ type: "any" });
		}
		function _unknown(Class) {
			return new Class({ type: "unknown" });
		}
		function _never(Class, params) {
			return new Class({
				type: "never",
				...core_util.A2(params)
			});
		}
		function _void(Class, params) {
			return new Class({
				type: "void",
				...util.normalizeParams(params)
			});
		}
		function _date(Class, params) {
			return new Class({
				type: "date",
				...util.normalizeParams(params)
			});
		}
		function _coercedDate(Class, params) {
			return new Class({
				type: "date",
				coerce: true,
				...util.normalizeParams(params)
			});
		}
		function _nan(Class, params) {
			return new Class({
				type: "nan",
				...util.normalizeParams(params)
			});
		}
		function _lt(value, params) {
			return new checks.$ZodCheckLessThan({
				check: "less_than",
				...util.normalizeParams(params),
				value,
				inclusive: false
			});
		}
		function _lte(value, params) {
			return new core_checks.sm({
				check: "less_than",
				...core_util.A2(params),
				value,
				inclusive: true
			});
		}
		function _gt(value, params) {
			return new core_checks.J_({
				check: "greater_than",
				...core_util.A2(params),
				value,
				inclusive: false
			});
		}
		function _gte(value, params) {
			return new core_checks.J_({
				check: "greater_than",
				...core_util.A2(params),
				value,
				inclusive: true
			});
		}
		function _positive(params) {
			return _gt(0, params);
		}
		function _negative(params) {
			return _lt(0, params);
		}
		function _nonpositive(params) {
			return _lte(0, params);
		}
		function _nonnegative(params) {
			return _gte(0, params);
		}
		function _multipleOf(value, params) {
			return new checks.$ZodCheckMultipleOf({
				check: "multiple_of",
				...util.normalizeParams(params),
				value
			});
		}
		function _maxSize(maximum, params) {
			return new checks.$ZodCheckMaxSize({
				check: "max_size",
				...util.normalizeParams(params),
				maximum
			});
		}
		function _minSize(minimum, params) {
			return new checks.$ZodCheckMinSize({
				check: "min_size",
				...util.normalizeParams(params),
				minimum
			});
		}
		function _size(size, params) {
			return new checks.$ZodCheckSizeEquals({
				check: "size_equals",
				...util.normalizeParams(params),
				size
			});
		}
		function _maxLength(maximum, params) {
			const ch = new core_checks.Yk({
				check: "max_length",
				...core_util.A2(params),
				maximum
			});
			return ch;
		}
		function _minLength(minimum, params) {
			return new core_checks.Kk({
				check: "min_length",
				...core_util.A2(params),
				minimum
			});
		}
		function _length(length, params) {
			return new checks.$ZodCheckLengthEquals({
				check: "length_equals",
				...util.normalizeParams(params),
				length
			});
		}
		function _regex(pattern, params) {
			return new core_checks.DG({
				check: "string_format",
				format: "regex",
				...core_util.A2(params),
				pattern
			});
		}
		function _lowercase(params) {
			return new checks.$ZodCheckLowerCase({
				check: "string_format",
				format: "lowercase",
				...util.normalizeParams(params)
			});
		}
		function _uppercase(params) {
			return new checks.$ZodCheckUpperCase({
				check: "string_format",
				format: "uppercase",
				...util.normalizeParams(params)
			});
		}
		function _includes(includes, params) {
			return new checks.$ZodCheckIncludes({
				check: "string_format",
				format: "includes",
				...util.normalizeParams(params),
				includes
			});
		}
		function _startsWith(prefix, params) {
			return new checks.$ZodCheckStartsWith({
				check: "string_format",
				format: "starts_with",
				...util.normalizeParams(params),
				prefix
			});
		}
		function _endsWith(suffix, params) {
			return new checks.$ZodCheckEndsWith({
				check: "string_format",
				format: "ends_with",
				...util.normalizeParams(params),
				suffix
			});
		}
		function _property(property, schema, params) {
			return new checks.$ZodCheckProperty({
				check: "property",
				property,
				schema,
				...util.normalizeParams(params)
			});
		}
		function _properties(shape, params) {
			return new checks.$ZodCheckProperties({
				check: "properties",
				shape,
				...util.normalizeParams(params)
			});
		}
		function _mime(types, params) {
			return new checks.$ZodCheckMimeType({
				check: "mime_type",
				mime: types,
				...util.normalizeParams(params)
			});
		}
		function _overwrite(tx) {
			return new checks.$ZodCheckOverwrite({
				check: "overwrite",
				tx
			});
		}
		function _normalize(form) {
			return _overwrite((input) => input.normalize(form));
		}
		function _trim() {
			return _overwrite((input) => input.trim());
		}
		function _toLowerCase() {
			return _overwrite((input) => input.toLowerCase());
		}
		function _toUpperCase() {
			return _overwrite((input) => input.toUpperCase());
		}
		function _slugify() {
			return _overwrite((input) => util.slugify(input));
		}
		function _array(Class, element, params) {
			return new Class({
				type: "array",
				element,
				...util.normalizeParams(params)
			});
		}
		function _union(Class, options, params) {
			return new Class({
				type: "union",
				options,
				...util.normalizeParams(params)
			});
		}
		function _xor(Class, options, params) {
			return new Class({
				type: "union",
				options,
				inclusive: false,
				...util.normalizeParams(params)
			});
		}
		function _discriminatedUnion(Class, discriminator, options, params) {
			return new Class({
				type: "union",
				options,
				discriminator,
				...util.normalizeParams(params)
			});
		}
		function _intersection(Class, left, right) {
			return new Class({
				type: "intersection",
				left,
				right
			});
		}
		function _tuple(Class, items, _paramsOrRest, _params) {
			const hasRest = _paramsOrRest instanceof schemas.$ZodType;
			const params = hasRest ? _params : _paramsOrRest;
			const rest = hasRest ? _paramsOrRest : null;
			return new Class({
				type: "tuple",
				items,
				rest,
				...util.normalizeParams(params)
			});
		}
		function _record(Class, keyType, valueType, params) {
			return new Class({
				type: "record",
				keyType,
				valueType,
				...util.normalizeParams(params)
			});
		}
		function _map(Class, keyType, valueType, params) {
			return new Class({
				type: "map",
				keyType,
				valueType,
				...util.normalizeParams(params)
			});
		}
		function _set(Class, valueType, params) {
			return new Class({
				type: "set",
				valueType,
				...util.normalizeParams(params)
			});
		}
		function _enum(Class, values, params) {
			const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
			return new Class({
				type: "enum",
				entries,
				...util.normalizeParams(params)
			});
		}
		function _nativeEnum(Class, entries, params) {
			return new Class({
				type: "enum",
				entries,
				...util.normalizeParams(params)
			});
		}
		function _literal(Class, value, params) {
			return new Class({
				type: "literal",
				values: Array.isArray(value) ? value : [value],
				...util.normalizeParams(params)
			});
		}
		function _file(Class, params) {
			return new Class({
				type: "file",
				...util.normalizeParams(params)
			});
		}
		function _transform(Class, fn) {
			return new Class({
				type: "transform",
				transform: fn
			});
		}
		function _optional(Class, innerType) {
			return new Class({
				type: "optional",
				innerType
			});
		}
		function _nullable(Class, innerType) {
			return new Class({
				type: "nullable",
				innerType
			});
		}
		function _default(Class, innerType, defaultValue) {
			return new Class({
				type: "default",
				innerType,
				get defaultValue() {
					return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
				}
			});
		}
		function _nonoptional(Class, innerType, params) {
			return new Class({
				type: "nonoptional",
				innerType,
				...util.normalizeParams(params)
			});
		}
		function _success(Class, innerType) {
			return new Class({
				type: "success",
				innerType
			});
		}
		function _catch(Class, innerType, catchValue) {
			return new Class({
				type: "catch",
				innerType,
				catchValue: typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)
			});
		}
		function _pipe(Class, in_, out) {
			return new Class({
				type: "pipe",
				in: in_,
				out
			});
		}
		function _readonly(Class, innerType) {
			return new Class({
				type: "readonly",
				innerType
			});
		}
		function _templateLiteral(Class, parts, params) {
			return new Class({
				type: "template_literal",
				parts,
				...util.normalizeParams(params)
			});
		}
		function _lazy(Class, getter) {
			return new Class({
				type: "lazy",
				getter
			});
		}
		function _promise(Class, innerType) {
			return new Class({
				type: "promise",
				innerType
			});
		}
		function _custom(Class, fn, _params) {
			const norm = util.normalizeParams(_params);
			norm.abort ?? (norm.abort = true);
			const schema = new Class({
				type: "custom",
				check: "custom",
				fn,
				...norm
			});
			return schema;
		}
		function _refine(Class, fn, _params) {
			const schema = new Class({
				type: "custom",
				check: "custom",
				fn,
				...core_util.A2(_params)
			});
			return schema;
		}
		function _superRefine(fn, params) {
			const ch = _check((payload) => {
				payload.addIssue = (issue) => {
					if (typeof issue === "string") {
						payload.issues.push(util.issue(issue, payload.value, ch._zod.def));
					} else {
						const _issue = issue;
						if (_issue.fatal) _issue.continue = false;
						_issue.code ?? (_issue.code = "custom");
						if (!("input" in _issue)) _issue.input = payload.value;
						_issue.inst ?? (_issue.inst = ch);
						_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
						payload.issues.push(util.issue(_issue));
					}
				};
				return fn(payload.value, payload);
			}, params);
			return ch;
		}
		function _check(fn, params) {
			const ch = new checks.$ZodCheck({
				check: "custom",
				...util.normalizeParams(params)
			});
			ch._zod.check = fn;
			return ch;
		}
		function describe(description) {
			const ch = new core_checks.QP({ check: "describe" });
			ch._zod.onattach = [(inst) => {
				const existing = globalRegistry.get(inst) ?? {};
				globalRegistry.add(inst, {
					...existing,
					description
				});
			}];
			ch._zod.check = () => {};
			return ch;
		}
		function meta(metadata) {
			const ch = new core_checks.QP({ check: "meta" });
			ch._zod.onattach = [(inst) => {
				const existing = globalRegistry.get(inst) ?? {};
				globalRegistry.add(inst, {
					...existing,
					...metadata
				});
			}];
			ch._zod.check = () => {};
			return ch;
		}
		function _stringbool(Classes, _params) {
			const params = util.normalizeParams(_params);
			let truthyArray = params.truthy ?? [
				"true",
				"1",
				"yes",
				"on",
				"y",
				"enabled"
			];
			let falsyArray = params.falsy ?? [
				"false",
				"0",
				"no",
				"off",
				"n",
				"disabled"
			];
			if (params.case !== "sensitive") {
				truthyArray = truthyArray.map((v) => typeof v === "string" ? v.toLowerCase() : v);
				falsyArray = falsyArray.map((v) => typeof v === "string" ? v.toLowerCase() : v);
			}
			const truthySet = new Set(truthyArray);
			const falsySet = new Set(falsyArray);
			const _Codec = Classes.Codec ?? schemas.$ZodCodec;
			const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
			const _String = Classes.String ?? schemas.$ZodString;
			const stringSchema = new _String({
				type: "string",
				error: params.error
			});
			const booleanSchema = new _Boolean({
				type: "boolean",
				error: params.error
			});
			const codec = new _Codec({
				type: "pipe",
				in: stringSchema,
				out: booleanSchema,
				transform: ((input, payload) => {
					let data = input;
					if (params.case !== "sensitive") data = data.toLowerCase();
					if (truthySet.has(data)) {
						return true;
					} else if (falsySet.has(data)) {
						return false;
					} else {
						payload.issues.push({
							code: "invalid_value",
							expected: "stringbool",
							values: [...truthySet, ...falsySet],
							input: payload.value,
							inst: codec,
							continue: false
						});
						return {};
					}
				}),
				reverseTransform: ((input, _payload) => {
					if (input === true) {
						return truthyArray[0] || "true";
					} else {
						return falsyArray[0] || "false";
					}
				}),
				error: params.error
			});
			codec._zod.bag.truthy = truthyArray;
			codec._zod.bag.falsy = falsyArray;
			codec._zod.bag.case = params.case ?? "insensitive";
			return codec;
		}
		function _stringFormat(Class, format, fnOrRegex, _params = {}) {
			const params = util.normalizeParams(_params);
			const def = {
				check: "string_format",
				type: "string",
				format,
				fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
				...params
			};
			if (fnOrRegex instanceof RegExp) {
				def.pattern = fnOrRegex;
			}
			const inst = new Class(def);
			return inst;
		}
	}),
	44890: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DG: () => $ZodCheckRegex,
			J_: () => $ZodCheckGreaterThan,
			KH: () => $ZodCheckNumberFormat,
			Kk: () => $ZodCheckMinLength,
			QP: () => $ZodCheck,
			Yk: () => $ZodCheckMaxLength,
			ql: () => $ZodCheckStringFormat,
			sm: () => $ZodCheckLessThan
		});
		var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
		var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54723);
		const $ZodCheck = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheck", (inst, def) => {
			var _a;
			inst._zod ?? (inst._zod = {});
			inst._zod.def = def;
			(_a = inst._zod).onattach ?? (_a.onattach = []);
		});
		const _whenHasSize = (payload) => {
			const val = payload.value;
			return !util.nullish(val) && val.size !== undefined;
		};
		const _whenHasLength = (payload) => {
			const val = payload.value;
			return !_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val) && val.length !== undefined;
		};
		const numericOriginMap = {
			number: "number",
			bigint: "bigint",
			object: "date"
		};
		const $ZodCheckLessThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLessThan", (inst, def) => {
			$ZodCheck.init(inst, def);
			const origin = numericOriginMap[typeof def.value];
			inst._zod.check = (payload) => {
				if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
					return;
				}
				payload.issues.push({
					origin: numericOriginMap[typeof payload.value] ?? origin,
					code: "too_big",
					maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
					input: payload.value,
					inclusive: def.inclusive,
					inst,
					continue: !def.abort
				});
			};
		});
		const $ZodCheckGreaterThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckGreaterThan", (inst, def) => {
			$ZodCheck.init(inst, def);
			const origin = numericOriginMap[typeof def.value];
			inst._zod.check = (payload) => {
				if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
					return;
				}
				payload.issues.push({
					origin: numericOriginMap[typeof payload.value] ?? origin,
					code: "too_small",
					minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
					input: payload.value,
					inclusive: def.inclusive,
					inst,
					continue: !def.abort
				});
			};
		});
		const $ZodCheckMultipleOf = null && core.$constructor("$ZodCheckMultipleOf", (inst, def) => {
			$ZodCheck.init(inst, def);
			inst._zod.check = (payload) => {
				if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
				const isMultiple = typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : util.floatSafeRemainder(payload.value, def.value) === 0;
				if (isMultiple) return;
				payload.issues.push({
					origin: typeof payload.value,
					code: "not_multiple_of",
					divisor: def.value,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		const $ZodCheckNumberFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckNumberFormat", (inst, def) => {
			$ZodCheck.init(inst, def);
			def.format = def.format || "float64";
			const isInt = def.format?.includes("int");
			const origin = isInt ? "int" : "number";
			const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__.zH[def.format];
			inst._zod.check = (payload) => {
				const input = payload.value;
				if (isInt) {
					if (!Number.isInteger(input)) {
						payload.issues.push({
							expected: origin,
							format: def.format,
							code: "invalid_type",
							continue: false,
							input,
							inst
						});
						return;
					}
					if (!Number.isSafeInteger(input)) {
						if (input > 0) {
							payload.issues.push({
								input,
								code: "too_big",
								maximum: Number.MAX_SAFE_INTEGER,
								note: "Integers must be within the safe integer range.",
								inst,
								origin,
								inclusive: true,
								continue: !def.abort
							});
						} else {
							payload.issues.push({
								input,
								code: "too_small",
								minimum: Number.MIN_SAFE_INTEGER,
								note: "Integers must be within the safe integer range.",
								inst,
								origin,
								inclusive: true,
								continue: !def.abort
							});
						}
						return;
					}
				}
				if (input < minimum) {
					payload.issues.push({
						origin: "number",
						input,
						code: "too_small",
						minimum,
						inclusive: true,
						inst,
						continue: !def.abort
					});
				}
				if (input > maximum) {
					payload.issues.push({
						origin: "number",
						input,
						code: "too_big",
						maximum,
						inclusive: true,
						inst,
						continue: !def.abort
					});
				}
			};
		});
		const $ZodCheckBigIntFormat = null && core.$constructor("$ZodCheckBigIntFormat", (inst, def) => {
			$ZodCheck.init(inst, def);
			const [minimum, maximum] = util.BIGINT_FORMAT_RANGES[def.format];
			inst._zod.check = (payload) => {
				const input = payload.value;
				if (input < minimum) {
					payload.issues.push({
						origin: "bigint",
						input,
						code: "too_small",
						minimum,
						inclusive: true,
						inst,
						continue: !def.abort
					});
				}
				if (input > maximum) {
					payload.issues.push({
						origin: "bigint",
						input,
						code: "too_big",
						maximum,
						inclusive: true,
						inst,
						continue: !def.abort
					});
				}
			};
		});
		const $ZodCheckMaxSize = null && core.$constructor("$ZodCheckMaxSize", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def);
			(_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
			inst._zod.check = (payload) => {
				const input = payload.value;
				const size = input.size;
				if (size <= def.maximum) return;
				payload.issues.push({
					origin: util.getSizableOrigin(input),
					code: "too_big",
					maximum: def.maximum,
					inclusive: true,
					input,
					inst,
					continue: !def.abort
				});
			};
		});
		const $ZodCheckMinSize = null && core.$constructor("$ZodCheckMinSize", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def);
			(_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
			inst._zod.check = (payload) => {
				const input = payload.value;
				const size = input.size;
				if (size >= def.minimum) return;
				payload.issues.push({
					origin: util.getSizableOrigin(input),
					code: "too_small",
					minimum: def.minimum,
					inclusive: true,
					input,
					inst,
					continue: !def.abort
				});
			};
		});
		const $ZodCheckSizeEquals = null && core.$constructor("$ZodCheckSizeEquals", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def);
			(_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
			inst._zod.check = (payload) => {
				const input = payload.value;
				const size = input.size;
				if (size === def.size) return;
				const tooBig = size > def.size;
				payload.issues.push({
					origin: util.getSizableOrigin(input),
					...tooBig ? {
						code: "too_big",
						maximum: def.size
					} : {
						code: "too_small",
						minimum: def.size
					},
					inclusive: true,
					exact: true,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		const $ZodCheckMaxLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMaxLength", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def);
			(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
			inst._zod.check = (payload) => {
				const input = payload.value;
				const units = input.length;
				const length = typeof input === "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units;
				if (length <= def.maximum) return;
				const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
				payload.issues.push({
					origin,
					code: "too_big",
					maximum: def.maximum,
					inclusive: true,
					input,
					inst,
					continue: !def.abort
				});
			};
		});
		const $ZodCheckMinLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLength", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def);
			(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
			inst._zod.check = (payload) => {
				const input = payload.value;
				const units = input.length;
				const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units;
				if (length >= def.minimum) return;
				const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
				payload.issues.push({
					origin,
					code: "too_small",
					minimum: def.minimum,
					inclusive: true,
					input,
					inst,
					continue: !def.abort
				});
			};
		});
		const $ZodCheckLengthEquals = null && core.$constructor("$ZodCheckLengthEquals", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def);
			(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
			inst._zod.check = (payload) => {
				const input = payload.value;
				const units = input.length;
				const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? util.codePointLength(input) : units;
				if (length === def.length) return;
				const origin = util.getLengthableOrigin(input);
				const tooBig = length > def.length;
				payload.issues.push({
					origin,
					...tooBig ? {
						code: "too_big",
						maximum: def.length
					} : {
						code: "too_small",
						minimum: def.length
					},
					inclusive: true,
					exact: true,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		const $ZodCheckStringFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStringFormat", (inst, def) => {
			var _a, _b;
			$ZodCheck.init(inst, def);
			if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
				def.pattern.lastIndex = 0;
				if (def.pattern.test(payload.value)) return;
				payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: def.format,
					input: payload.value,
					...def.pattern ? { pattern: def.pattern.toString() } : {},
					inst,
					continue: !def.abort
				});
			});
			else (_b = inst._zod).check ?? (_b.check = () => {});
		});
		const $ZodCheckRegex = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckRegex", (inst, def) => {
			$ZodCheckStringFormat.init(inst, def);
			inst._zod.check = (payload) => {
				def.pattern.lastIndex = 0;
				if (def.pattern.test(payload.value)) return;
				payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "regex",
					input: payload.value,
					pattern: def.pattern.toString(),
					inst,
					continue: !def.abort
				});
			};
		});
		const $ZodCheckLowerCase = null && core.$constructor("$ZodCheckLowerCase", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.lowercase);
			$ZodCheckStringFormat.init(inst, def);
		});
		const $ZodCheckUpperCase = null && core.$constructor("$ZodCheckUpperCase", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.uppercase);
			$ZodCheckStringFormat.init(inst, def);
		});
		const $ZodCheckIncludes = null && core.$constructor("$ZodCheckIncludes", (inst, def) => {
			$ZodCheck.init(inst, def);
			const escapedRegex = util.escapeRegex(def.includes);
			const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
			def.pattern = pattern;
			inst._zod.check = (payload) => {
				if (payload.value.includes(def.includes, def.position)) return;
				payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "includes",
					includes: def.includes,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		const $ZodCheckStartsWith = null && core.$constructor("$ZodCheckStartsWith", (inst, def) => {
			$ZodCheck.init(inst, def);
			const pattern = new RegExp(`^${util.escapeRegex(def.prefix)}.*`);
			def.pattern ?? (def.pattern = pattern);
			inst._zod.check = (payload) => {
				if (payload.value.startsWith(def.prefix)) return;
				payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "starts_with",
					prefix: def.prefix,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		const $ZodCheckEndsWith = null && core.$constructor("$ZodCheckEndsWith", (inst, def) => {
			$ZodCheck.init(inst, def);
			const pattern = new RegExp(`.*${util.escapeRegex(def.suffix)}$`);
			def.pattern ?? (def.pattern = pattern);
			inst._zod.check = (payload) => {
				if (payload.value.endsWith(def.suffix)) return;
				payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "ends_with",
					suffix: def.suffix,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		function handleCheckPropertyResult(result, payload, property) {
			if (result.issues.length) {
				payload.issues.push(...util.prefixIssues(property, result.issues));
			}
		}
		const $ZodCheckProperty = null && core.$constructor("$ZodCheckProperty", (inst, def) => {
			$ZodCheck.init(inst, def);
			inst._zod.check = (payload) => {
				const result = def.schema._zod.run({
					value: payload.value[def.property],
					issues: []
				}, {});
				if (result instanceof Promise) {
					return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
				}
				handleCheckPropertyResult(result, payload, def.property);
				return;
			};
		});
		const $ZodCheckProperties = null && core.$constructor("$ZodCheckProperties", (inst, def) => {
			$ZodCheck.init(inst, def);
			util.hide(inst, Symbol.iterator, function* () {
				yield inst;
			});
			let entries;
			inst._zod.check = (payload) => {
				if (payload.value == null) {
					payload.issues.push({
						expected: "object",
						code: "invalid_type",
						input: payload.value,
						inst
					});
					return undefined;
				}
				entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
				const input = payload.value;
				let proms;
				for (const [key, schema] of entries) {
					const result = schema._zod.run({
						value: input[key],
						issues: []
					}, {});
					if (result instanceof Promise) {
						proms ?? (proms = []);
						proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
					} else {
						handleCheckPropertyResult(result, payload, key);
					}
				}
				if (proms) return Promise.all(proms).then(() => undefined);
				return undefined;
			};
		});
		const $ZodCheckMimeType = null && core.$constructor("$ZodCheckMimeType", (inst, def) => {
			$ZodCheck.init(inst, def);
			const mimeSet = new Set(def.mime);
			inst._zod.check = (payload) => {
				if (mimeSet.has(payload.value.type)) return;
				payload.issues.push({
					code: "invalid_value",
					values: def.mime,
					input: payload.value.type,
					inst,
					continue: !def.abort
				});
			};
		});
		const $ZodCheckOverwrite = null && core.$constructor("$ZodCheckOverwrite", (inst, def) => {
			$ZodCheck.init(inst, def);
			inst._zod.check = (payload) => {
				payload.value = def.tx(payload.value);
			};
		});
	}),
	88532: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$W: () => config,
			GT: () => $ZodAsyncError,
			cV: () => $ZodEncodeError,
			cr: () => globalConfig,
			tm: () => NEVER,
			xI: () => $constructor
		});
		var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
		var _a;
		const NEVER = Object.freeze({ status: "aborted" });
		const _zodDesc = {
			value: undefined,
			enumerable: false
		};
		let _E = "captureStackTrace" in Error ? Error : null;
		function newError(Definition) {
			const E = _E;
			if (E) {
				const saved = E.stackTraceLimit;
				if (typeof saved === "number") {
					try {
						E.stackTraceLimit = 0;
					} catch {
						_E = null;
						return new Definition();
					}
					try {
						return new Definition();
					} finally {
						E.stackTraceLimit = saved;
					}
				}
			}
			return new Definition();
		}
		function $constructor(name, initializer, proto, params) {
			const zodProto = {};
			function Internals(def) {
				this.def = def;
				this.constr = _;
				this.traits = new Set();
			}
			Internals.prototype = zodProto;
			const protoMembers = proto;
			const initialized = protoMembers && new WeakSet();
			function init(inst, def) {
				if (!inst._zod) {
					_zodDesc.value = new Internals(def);
					try {
						Object.defineProperty(inst, "_zod", _zodDesc);
					} finally {
						_zodDesc.value = undefined;
					}
				} else if (inst._zod.traits.has(name)) {
					return;
				}
				inst._zod.traits.add(name);
				initializer(inst, def);
				if (initialized) {
					const own = Object.getPrototypeOf(inst);
					const ctorProto = inst._zod.constr.prototype;
					let up = own;
					while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
					const target = up ?? own;
					if (!initialized.has(target)) {
						initialized.add(target);
						(0, _util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(target, protoMembers);
					}
				}
				const proto = _.prototype;
				for (const k in proto) {
					if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
					if (!(k in inst)) {
						inst[k] = proto[k].bind(inst);
					}
				}
			}
			const Parent = params?.Parent ?? Object;
			class Definition extends Parent {}
			Object.defineProperty(Definition, "name", { value: name });
			function _(def) {
				const inst = params?.Parent ? newError(Definition) : this;
				init(inst, def);
				const deferred = inst._zod.deferred;
				if (deferred) {
					for (const fn of deferred) {
						fn();
					}
					inst._zod.deferred = undefined;
				}
				const pp = globalThis.__zod_globalConfig?.postProcessor;
				if (pp) pp(inst);
				return inst;
			}
			Object.defineProperty(_, "init", { value: init });
			Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
				if (params?.Parent && inst instanceof params.Parent) return true;
				return inst?._zod?.traits?.has(name);
			} });
			Object.defineProperty(_, "name", { value: name });
			return _;
		}
		const $brand = null && Symbol("zod_brand");
		class $ZodAsyncError extends Error {
			constructor() {
				super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
			}
		}
		class $ZodEncodeError extends Error {
			constructor(name) {
				super(`Encountered unidirectional transform during encode: ${name}`);
				this.name = "ZodEncodeError";
			}
		}
		(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
		const globalConfig = globalThis.__zod_globalConfig;
		function config(newConfig) {
			if (newConfig) Object.assign(globalConfig, newConfig);
			return globalConfig;
		}
	}),
	23945: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qg: () => parse,
			EJ: () => parseAsync,
			xL: () => safeParse,
			bp: () => safeParseAsync
		});
		var core_core = __webpack_require__(88532);
		var util = __webpack_require__(54723);
		;
		function _getMessage() {
			const internals = this._zod;
			internals.message ?? (internals.message = JSON.stringify(internals.def, util.k8, 2));
			return internals.message;
		}
		function _setMessage(value) {
			this._zod.message = value;
		}
		const _messageDesc = {
			get: _getMessage,
			set: _setMessage,
			enumerable: true,
			configurable: true
		};
		const _issuesDesc = {
			value: undefined,
			enumerable: false
		};
		const _installedToString = new WeakSet([Object.prototype, Error.prototype]);
		const initializer = (inst, def) => {
			inst.name = "$ZodError";
			_issuesDesc.value = def;
			Object.defineProperty(inst, "issues", _issuesDesc);
			_issuesDesc.value = undefined;
			Object.defineProperty(inst, "message", _messageDesc);
			const proto = Object.getPrototypeOf(inst);
			if (!_installedToString.has(proto)) {
				_installedToString.add(proto);
				Object.defineProperty(proto, "toString", {
					configurable: true,
					enumerable: false,
					get() {
						const value = () => this.message;
						Object.defineProperty(this, "toString", {
							value,
							configurable: true,
							writable: true
						});
						return value;
					},
					set(value) {
						Object.defineProperty(this, "toString", {
							value,
							configurable: true,
							writable: true
						});
					}
				});
			}
		};
		const $ZodError = (0, core_core.xI)("$ZodError", initializer);
		const $ZodRealError = (0, core_core.xI)("$ZodError", initializer, undefined, { Parent: Error });
		function node(obj, key, make) {
			if (!Object.prototype.hasOwnProperty.call(obj, key)) {
				if (key === "__proto__") {
					Object.defineProperty(obj, key, {
						value: make(),
						writable: true,
						enumerable: true,
						configurable: true
					});
				} else {
					obj[key] = make();
				}
			}
			return obj[key];
		}
		function flattenError(error, mapper = (issue) => issue.message) {
			const fieldErrors = {};
			const formErrors = [];
			for (const sub of error.issues) {
				if (sub.path.length > 0) {
					node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
				} else {
					formErrors.push(mapper(sub));
				}
			}
			return {
				formErrors,
				fieldErrors
			};
		}
		function formatError(error, mapper = (issue) => issue.message) {
			const fieldErrors = { _errors: [] };
			const processError = (error, path = []) => {
				for (const issue of error.issues) {
					if (issue.code === "invalid_union" && issue.errors.length) {
						issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
					} else if (issue.code === "invalid_key") {
						processError({ issues: issue.issues }, [...path, ...issue.path]);
					} else if (issue.code === "invalid_element") {
						processError({ issues: issue.issues }, [...path, ...issue.path]);
					} else {
						const fullpath = [...path, ...issue.path];
						if (fullpath.length === 0) {
							fieldErrors._errors.push(mapper(issue));
						} else {
							let curr = fieldErrors;
							let i = 0;
							while (i < fullpath.length) {
								const el = fullpath[i];
								const terminal = i === fullpath.length - 1;
								if (el === "_errors") {
									if (terminal) curr._errors.push(mapper(issue));
									i++;
									continue;
								}
								if (!Object.prototype.hasOwnProperty.call(curr, el)) {
									Object.defineProperty(curr, el, {
										value: { _errors: [] },
										enumerable: true,
										writable: true,
										configurable: true
									});
								}
								const node = curr[el];
								if (terminal) {
									node._errors.push(mapper(issue));
								}
								curr = node;
								i++;
							}
						}
					}
				}
			};
			processError(error);
			return fieldErrors;
		}
		function treeifyError(error, mapper = (issue) => issue.message) {
			const result = { errors: [] };
			const processError = (error, path = []) => {
				var _a;
				for (const issue of error.issues) {
					if (issue.code === "invalid_union" && issue.errors.length) {
						issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
					} else if (issue.code === "invalid_key") {
						processError({ issues: issue.issues }, [...path, ...issue.path]);
					} else if (issue.code === "invalid_element") {
						processError({ issues: issue.issues }, [...path, ...issue.path]);
					} else {
						const fullpath = [...path, ...issue.path];
						if (fullpath.length === 0) {
							result.errors.push(mapper(issue));
							continue;
						}
						let curr = result;
						let i = 0;
						while (i < fullpath.length) {
							const el = fullpath[i];
							const terminal = i === fullpath.length - 1;
							if (typeof el === "string") {
								curr.properties ?? (curr.properties = {});
								if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
									Object.defineProperty(curr.properties, el, {
										value: { errors: [] },
										enumerable: true,
										writable: true,
										configurable: true
									});
								}
								curr = curr.properties[el];
							} else {
								curr.items ?? (curr.items = []);
								(_a = curr.items)[el] ?? (_a[el] = { errors: [] });
								curr = curr.items[el];
							}
							if (terminal) {
								curr.errors.push(mapper(issue));
							}
							i++;
						}
					}
				}
			};
			processError(error);
			return result;
		}
		function toDotPath(_path) {
			const segs = [];
			const path = _path.map((seg) => typeof seg === "object" ? seg.key : seg);
			for (const seg of path) {
				if (typeof seg === "number") segs.push(`[${seg}]`);
				else if (typeof seg === "symbol") segs.push(`[${JSON.stringify(String(seg))}]`);
				else if (/[^\w$]/.test(seg)) segs.push(`[${JSON.stringify(seg)}]`);
				else {
					if (segs.length) segs.push(".");
					segs.push(seg);
				}
			}
			return segs.join("");
		}
		function prettifyError(error) {
			const lines = [];
			const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
			for (const issue of issues) {
				lines.push(`✖ ${issue.message}`);
				if (issue.path?.length) lines.push(`  → at ${toDotPath(issue.path)}`);
			}
			return lines.join("\n");
		}
		;
		function finalizeParams(callee, params) {
			return {
				callee: params?.callee ?? callee,
				Err: params?.Err
			};
		}
		const _parse = (_Err) => {
			const fn = (schema, value, _ctx, _params) => {
				const ctx = _ctx ? {
					..._ctx,
					async: false
				} : { async: false };
				const result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				if (result instanceof Promise) {
					throw new core_core.GT();
				}
				if (result.issues.length) {
					const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => util.iR(iss, ctx, core_core.$W())));
					util.gx(e, _params?.callee ?? fn);
					throw e;
				}
				return result.value;
			};
			return fn;
		};
		const parse = _parse($ZodRealError);
		const _parseAsync = (_Err) => {
			const fn = async (schema, value, _ctx, params) => {
				const ctx = _ctx ? {
					..._ctx,
					async: true
				} : { async: true };
				let result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				if (result instanceof Promise) result = await result;
				if (result.issues.length) {
					const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => util.iR(iss, ctx, core_core.$W())));
					util.gx(e, params?.callee ?? fn);
					throw e;
				}
				return result.value;
			};
			return fn;
		};
		const parseAsync = _parseAsync($ZodRealError);
		const _safeParse = (_Err) => (schema, value, _ctx) => {
			const ctx = _ctx ? {
				..._ctx,
				async: false
			} : { async: false };
			const result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				throw new core_core.GT();
			}
			return result.issues.length ? failure(_Err, result.issues, ctx) : {
				success: true,
				data: result.value
			};
		};
		const safeParse = _safeParse($ZodRealError);
		function failure(Err, issues, ctx) {
			let error;
			return {
				success: false,
				get error() {
					if (!error) {
						error = new Err(issues.map((iss) => util.iR(iss, ctx, core_core.$W())));
						issues = undefined;
						ctx = undefined;
					}
					return error;
				},
				set error(e) {
					error = e;
					issues = undefined;
					ctx = undefined;
				}
			};
		}
		const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
			const ctx = _ctx ? {
				..._ctx,
				async: true
			} : { async: true };
			let result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			if (result instanceof Promise) result = await result;
			return result.issues.length ? failure(_Err, result.issues, ctx) : {
				success: true,
				data: result.value
			};
		};
		const safeParseAsync = _safeParseAsync($ZodRealError);
		const COMPILE_INVALID = null && Symbol.for("zod.compile.invalid");
		const COMPILE_FALLBACK = null && Symbol.for("zod.compile.fallback");
		const validate = ((schema, value, _ctx) => {
			const validator = schema._zod.bag.validator;
			if (validator !== undefined) {
				if (validator(value) !== COMPILE_INVALID) return true;
				if (validator.definite === true && _ctx === undefined) return false;
			}
			return validateFallback(schema, value, _ctx);
		});
		function validateFallback(schema, value, _ctx) {
			const ctx = _ctx ? {
				..._ctx,
				async: false,
				abortEarly: true
			} : {
				async: false,
				abortEarly: true
			};
			const fallbackRun = schema._zod.bag.fallbackRun;
			let result;
			if (fallbackRun) {
				ctx[COMPILE_FALLBACK] = true;
				result = fallbackRun({
					value,
					issues: []
				}, ctx);
			} else {
				result = schema._zod.run({
					value,
					issues: []
				}, ctx);
			}
			if (result instanceof Promise) {
				throw new core.$ZodAsyncError();
			}
			return result.issues.length === 0;
		}
		const validateAsync = async (schema, value, _ctx) => {
			const ctx = _ctx ? {
				..._ctx,
				async: true,
				abortEarly: true
			} : {
				async: true,
				abortEarly: true
			};
			let result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			if (result instanceof Promise) result = await result;
			return result.issues.length === 0;
		};
		const _encode = (_Err) => {
			const parse = _parse(_Err);
			const fn = (schema, value, _ctx, _params) => {
				const ctx = _ctx ? {
					..._ctx,
					direction: "backward"
				} : { direction: "backward" };
				return parse(schema, value, ctx, finalizeParams(fn, _params));
			};
			return fn;
		};
		const encode = _encode($ZodRealError);
		const _decode = (_Err) => {
			const parse = _parse(_Err);
			const fn = (schema, value, _ctx, _params) => {
				return parse(schema, value, _ctx, finalizeParams(fn, _params));
			};
			return fn;
		};
		const decode = _decode($ZodRealError);
		const _encodeAsync = (_Err) => {
			const parseAsync = _parseAsync(_Err);
			const fn = async (schema, value, _ctx, _params) => {
				const ctx = _ctx ? {
					..._ctx,
					direction: "backward"
				} : { direction: "backward" };
				return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
			};
			return fn;
		};
		const encodeAsync = _encodeAsync($ZodRealError);
		const _decodeAsync = (_Err) => {
			const parseAsync = _parseAsync(_Err);
			const fn = async (schema, value, _ctx, _params) => {
				return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
			};
			return fn;
		};
		const decodeAsync = _decodeAsync($ZodRealError);
		const _safeEncode = (_Err) => (schema, value, _ctx) => {
			const ctx = _ctx ? {
				..._ctx,
				direction: "backward"
			} : { direction: "backward" };
			return _safeParse(_Err)(schema, value, ctx);
		};
		const safeEncode = _safeEncode($ZodRealError);
		const _safeDecode = (_Err) => (schema, value, _ctx) => {
			return _safeParse(_Err)(schema, value, _ctx);
		};
		const safeDecode = _safeDecode($ZodRealError);
		const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
			const ctx = _ctx ? {
				..._ctx,
				direction: "backward"
			} : { direction: "backward" };
			return _safeParseAsync(_Err)(schema, value, ctx);
		};
		const safeEncodeAsync = _safeEncodeAsync($ZodRealError);
		const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
			return _safeParseAsync(_Err)(schema, value, _ctx);
		};
		const safeDecodeAsync = _safeDecodeAsync($ZodRealError);
	}),
	81041: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$p: () => $ZodArray,
			sF: () => $ZodBoolean,
			t$: () => $ZodCatch,
			b0: () => $ZodCustom,
			rv: () => $ZodDefault,
			VO: () => $ZodEnum,
			v1: () => $ZodISODate,
			nu: () => $ZodLiteral,
			Um: () => $ZodNever,
			qc: () => $ZodNullable,
			vz: () => $ZodNumber,
			I: () => $ZodNumberFormat,
			L8: () => $ZodObject,
			ig: () => $ZodOptional,
			_m: () => $ZodPipe,
			$v: () => $ZodString,
			EY: () => $ZodStringFormat,
			Wc: () => $ZodTransform,
			W4: () => $ZodType,
			cu: () => $ZodUnion,
			GP: () => $ZodUnknown
		});
		var core_checks = __webpack_require__(44890);
		var core_core = __webpack_require__(88532);
		;
		const cuid = /^[cC][0-9a-z]{6,}$/;
		const cuid2 = /^[0-9a-z]+$/;
		const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
		const xid = /^[0-9a-vA-V]{20}$/;
		const ksuid = /^[A-Za-z0-9]{27}$/;
		const nanoid = /^[a-zA-Z0-9_-]{21}$/;
		function nanoidOfLength(length) {
			return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
		}
		const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
		const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
		const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
		const uuid = (version) => {
			if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
			return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
		};
		const uuid4 = null && uuid(4);
		const uuid6 = null && uuid(6);
		const uuid7 = null && uuid(7);
		const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
		const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
		const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
		const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
		const idnEmail = null && unicodeEmail;
		const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
		const _emoji = null && `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
		function emoji() {
			return new RegExp(_emoji, "u");
		}
		const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
		const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
		const mac = (delimiter) => {
			const escapedDelim = util.escapeRegex(delimiter ?? ":");
			return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
		};
		const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
		const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
		const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
		const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
		const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
		const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
		const httpProtocol = /^https?$/;
		const e164 = /^\+[1-9]\d{6,14}$/;
		const creditCard = /^\d(?:[ -]?\d){11,18}$/;
		const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
		const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
		const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
		function regexes_anchor(source) {
			return new RegExp(`^${source}$`);
		}
		const date = regexes_anchor(dateSource);
		function timeSource(args) {
			const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
			const regex = typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
			return regex;
		}
		function time(args) {
			return new RegExp(`^${timeSource(args)}$`);
		}
		function datetime(args) {
			const opts = ["Z"];
			if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
			const qualified = `${timeSource({
				precision: args.precision,
				seconds: true
			})}(?:${opts.join("|")})`;
			const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
			return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
		}
		const anyString = /^[\s\S]{0,}$/;
		const string = (params) => {
			const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
			return new RegExp(`^${regex}$`);
		};
		const bigint = /^-?\d+n?$/;
		const integer = /^-?\d+$/;
		const number = /^-?\d+(?:\.\d+)?$/;
		const regexes_boolean = /^(?:true|false)$/i;
		const _null = /^null$/i;
		const _undefined = /^undefined$/i;
		const lowercase = /^[^A-Z]*$/;
		const uppercase = /^[^a-z]*$/;
		const hex = /^[0-9a-fA-F]*$/;
		function fixedBase64(bodyLength, padding) {
			return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
		}
		function fixedBase64url(length) {
			return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
		}
		const md5_hex = /^[0-9a-fA-F]{32}$/;
		const md5_base64 = null && fixedBase64(22, "==");
		const md5_base64url = null && fixedBase64url(22);
		const sha1_hex = /^[0-9a-fA-F]{40}$/;
		const sha1_base64 = null && fixedBase64(27, "=");
		const sha1_base64url = null && fixedBase64url(27);
		const sha256_hex = /^[0-9a-fA-F]{64}$/;
		const sha256_base64 = null && fixedBase64(43, "=");
		const sha256_base64url = null && fixedBase64url(43);
		const sha384_hex = /^[0-9a-fA-F]{96}$/;
		const sha384_base64 = null && fixedBase64(64, "");
		const sha384_base64url = null && fixedBase64url(64);
		const sha512_hex = /^[0-9a-fA-F]{128}$/;
		const sha512_base64 = null && fixedBase64(86, "==");
		const sha512_base64url = null && fixedBase64url(86);
		var core_util = __webpack_require__(54723);
		;
		const version = {
			major: 4,
			minor: 6,
			patch: 7
		};
		;
		const $ZodType = core_core.xI("$ZodType", (inst, def) => {
			var _a;
			inst ?? (inst = {});
			inst._zod.def = def;
			inst._zod.bag = inst._zod.bag || {};
			inst._zod.version = version;
			const defChecks = inst._zod.def.checks;
			const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
			for (const ch of checks) {
				for (const fn of ch._zod.onattach) {
					fn(inst);
				}
			}
			if (checks.length === 0) {
				(_a = inst._zod).deferred ?? (_a.deferred = []);
				inst._zod.deferred?.push(() => {
					inst._zod.run = inst._zod.parse;
				});
			} else {
				const runChecks = (payload, checks, ctx) => {
					if (payload.memo) return payload;
					let isAborted = core_util.QH(payload);
					let asyncResult;
					for (const ch of checks) {
						if (ch._zod.def.when) {
							if (core_util.rL(payload)) continue;
							const shouldRun = ch._zod.def.when(payload);
							if (!shouldRun) continue;
						} else if (isAborted) {
							continue;
						}
						const currLen = payload.issues.length;
						const _ = ch._zod.check(payload);
						if (_ instanceof Promise && ctx?.async === false) {
							throw new core_core.GT();
						}
						if (asyncResult || _ instanceof Promise) {
							asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
								await _;
								const nextLen = payload.issues.length;
								if (nextLen === currLen) return;
								core_util.d3(payload.issues, currLen, inst);
								if (!isAborted) isAborted = core_util.QH(payload, currLen);
							});
						} else {
							const nextLen = payload.issues.length;
							if (nextLen === currLen) continue;
							core_util.d3(payload.issues, currLen, inst);
							if (!isAborted) isAborted = core_util.QH(payload, currLen);
						}
					}
					if (asyncResult) {
						return asyncResult.then(() => {
							return payload;
						});
					}
					return payload;
				};
				const handleCanaryResult = (canary, payload, ctx) => {
					if (core_util.QH(canary)) {
						canary.aborted = true;
						return canary;
					}
					const checkResult = runChecks(payload, checks, ctx);
					if (checkResult instanceof Promise) {
						if (ctx.async === false) throw new core_core.GT();
						return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
					}
					return inst._zod.parse(checkResult, ctx);
				};
				inst._zod.run = (payload, ctx) => {
					if (ctx.skipChecks) {
						return inst._zod.parse(payload, ctx);
					}
					if (ctx.direction === "backward") {
						const canary = inst._zod.parse({
							value: payload.value,
							issues: []
						}, {
							...ctx,
							skipChecks: true
						});
						if (canary instanceof Promise) {
							return canary.then((canary) => {
								return handleCanaryResult(canary, payload, ctx);
							});
						}
						return handleCanaryResult(canary, payload, ctx);
					}
					const result = inst._zod.parse(payload, ctx);
					if (result instanceof Promise) {
						if (ctx.async === false) throw new core_core.GT();
						return result.then((result) => runChecks(result, checks, ctx));
					}
					return runChecks(result, checks, ctx);
				};
			}
		}, {
			get "~standard"() {
				return core_util.jD(this, "~standard", standardProps(this));
			},
			set "~standard"(value) {
				core_util.qh(this, "~standard", value);
			}
		});
		const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())) } : { value: r.value };
		async function validateAsync(inst, value) {
			const ctx = { async: true };
			return toStandardResult(await inst._zod.run({
				value,
				issues: []
			}, ctx), ctx);
		}
		function standardProps(inst) {
			return {
				validate: (value) => {
					const ctx = { async: false };
					try {
						const r = inst._zod.run({
							value,
							issues: []
						}, ctx);
						if (!(r instanceof Promise)) return toStandardResult(r, ctx);
					} catch (_) {}
					return validateAsync(inst, value);
				},
				vendor: "zod",
				version: 1
			};
		}
		const $ZodString = core_core.xI("$ZodString", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.pattern = def.pattern ?? anyString;
			inst._zod.parse = (payload, _) => {
				if (def.coerce) try {
					payload.value = String(payload.value);
				} catch (_) {}
				if (typeof payload.value === "string") return payload;
				payload.issues.push({
					expected: "string",
					code: "invalid_type",
					input: payload.value,
					inst
				});
				return payload;
			};
		});
		const $ZodStringFormat = core_core.xI("$ZodStringFormat", (inst, def) => {
			core_checks.ql.init(inst, def);
			$ZodString.init(inst, def);
		});
		const $ZodGUID = null && core.$constructor("$ZodGUID", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.guid);
			$ZodStringFormat.init(inst, def);
		});
		const $ZodUUID = null && core.$constructor("$ZodUUID", (inst, def) => {
			if (def.version) {
				const versionMap = {
					v1: 1,
					v2: 2,
					v3: 3,
					v4: 4,
					v5: 5,
					v6: 6,
					v7: 7,
					v8: 8
				};
				const v = versionMap[def.version];
				if (v === undefined) throw new Error(`Invalid UUID version: "${def.version}"`);
				def.pattern ?? (def.pattern = regexes.uuid(v));
			} else def.pattern ?? (def.pattern = regexes.uuid());
			$ZodStringFormat.init(inst, def);
		});
		const $ZodEmail = null && core.$constructor("$ZodEmail", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.email);
			$ZodStringFormat.init(inst, def);
		});
		const URL_BAD_FORMAT = 1;
		const URL_UNPARSEABLE = 2;
		function canParseURL(input) {
			try {
				if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
				new URL(input);
				return true;
			} catch {
				return false;
			}
		}
		function validateURL(trimmed, def) {
			if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
				return canParseURL(trimmed) || URL_UNPARSEABLE;
			}
			return parseURLObject(trimmed, def);
		}
		function parseURLObject(trimmed, def) {
			if (!def.normalize && def.protocol?.source === regexes.httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
				return URL_BAD_FORMAT;
			}
			try {
				if (typeof URL !== "undefined") {
					const URLStatic = URL;
					if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
				}
				return new URL(trimmed);
			} catch {
				return URL_UNPARSEABLE;
			}
		}
		const asciiTabOrNewline = /[\t\n\r]/g;
		function stripTabAndNewline(value) {
			return value.replace(asciiTabOrNewline, "");
		}
		function urlHostnameOk(url, hostname) {
			hostname.lastIndex = 0;
			return hostname.test(url.hostname);
		}
		function urlProtocolOk(url, protocol) {
			protocol.lastIndex = 0;
			return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
		}
		const $ZodURL = null && core.$constructor("$ZodURL", (inst, def) => {
			$ZodStringFormat.init(inst, def);
			inst._zod.check = (payload) => {
				try {
					const trimmed = payload.value.trim();
					const url = validateURL(trimmed, def);
					if (url === URL_BAD_FORMAT) {
						payload.issues.push({
							code: "invalid_format",
							format: "url",
							note: "Invalid URL format",
							input: payload.value,
							inst,
							continue: !def.abort
						});
						return;
					}
					if (url === URL_UNPARSEABLE) {
						payload.issues.push({
							code: "invalid_format",
							format: "url",
							input: payload.value,
							inst,
							continue: !def.abort
						});
						return;
					}
					if (url === true) {
						payload.value = stripTabAndNewline(trimmed);
						return;
					}
					if (def.hostname && !urlHostnameOk(url, def.hostname)) {
						payload.issues.push({
							code: "invalid_format",
							format: "url",
							note: "Invalid hostname",
							pattern: def.hostname.source,
							input: payload.value,
							inst,
							continue: !def.abort
						});
					}
					if (def.protocol && !urlProtocolOk(url, def.protocol)) {
						payload.issues.push({
							code: "invalid_format",
							format: "url",
							note: "Invalid protocol",
							pattern: def.protocol.source,
							input: payload.value,
							inst,
							continue: !def.abort
						});
					}
					payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
					return;
				} catch (_) {
					payload.issues.push({
						code: "invalid_format",
						format: "url",
						input: payload.value,
						inst,
						continue: !def.abort
					});
				}
			};
		});
		const $ZodEmoji = null && core.$constructor("$ZodEmoji", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.emoji());
			$ZodStringFormat.init(inst, def);
		});
		const $ZodNanoID = null && core.$constructor("$ZodNanoID", (inst, def) => {
			if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
			def.pattern ?? (def.pattern = def.length === undefined ? regexes.nanoid : regexes.nanoidOfLength(def.length));
			$ZodStringFormat.init(inst, def);
		});
		const $ZodCUID = null && core.$constructor("$ZodCUID", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.cuid);
			$ZodStringFormat.init(inst, def);
		});
		const $ZodCUID2 = null && core.$constructor("$ZodCUID2", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.cuid2);
			$ZodStringFormat.init(inst, def);
		});
		const $ZodULID = null && core.$constructor("$ZodULID", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.ulid);
			$ZodStringFormat.init(inst, def);
		});
		const $ZodXID = null && core.$constructor("$ZodXID", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.xid);
			$ZodStringFormat.init(inst, def);
		});
		const $ZodKSUID = null && core.$constructor("$ZodKSUID", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.ksuid);
			$ZodStringFormat.init(inst, def);
		});
		const $ZodISODateTime = null && core.$constructor("$ZodISODateTime", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.datetime(def));
			$ZodStringFormat.init(inst, def);
		});
		const $ZodISODate = core_core.xI("$ZodISODate", (inst, def) => {
			def.pattern ?? (def.pattern = date);
			$ZodStringFormat.init(inst, def);
		});
		const $ZodISOTime = null && core.$constructor("$ZodISOTime", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.time(def));
			$ZodStringFormat.init(inst, def);
		});
		const $ZodISODuration = null && core.$constructor("$ZodISODuration", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.duration);
			$ZodStringFormat.init(inst, def);
		});
		const $ZodIPv4 = null && core.$constructor("$ZodIPv4", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.ipv4);
			$ZodStringFormat.init(inst, def);
		});
		const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
		function isValidIPv6(value) {
			if (!ipv6Alphabet.test(value)) return false;
			return canParseURL(`http://[${value}]`);
		}
		const $ZodIPv6 = null && core.$constructor("$ZodIPv6", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.ipv6);
			$ZodStringFormat.init(inst, def);
			inst._zod.check = (payload) => {
				if (!isValidIPv6(payload.value)) {
					payload.issues.push({
						code: "invalid_format",
						format: "ipv6",
						input: payload.value,
						inst,
						continue: !def.abort
					});
				}
			};
		});
		const $ZodMAC = null && core.$constructor("$ZodMAC", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.mac(def.delimiter));
			$ZodStringFormat.init(inst, def);
		});
		const $ZodCIDRv4 = null && core.$constructor("$ZodCIDRv4", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.cidrv4);
			$ZodStringFormat.init(inst, def);
		});
		function isValidCIDRv6(value) {
			const parts = value.split("/");
			if (parts.length !== 2) return false;
			const [address, prefix] = parts;
			if (!prefix) return false;
			const prefixNum = Number(prefix);
			if (`${prefixNum}` !== prefix) return false;
			if (prefixNum < 0 || prefixNum > 128) return false;
			return isValidIPv6(address);
		}
		const $ZodCIDRv6 = null && core.$constructor("$ZodCIDRv6", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.cidrv6);
			$ZodStringFormat.init(inst, def);
			inst._zod.check = (payload) => {
				if (!isValidCIDRv6(payload.value)) {
					payload.issues.push({
						code: "invalid_format",
						format: "cidrv6",
						input: payload.value,
						inst,
						continue: !def.abort
					});
				}
			};
		});
		function isValidBase64(data) {
			if (data === "") return true;
			if (/\s/.test(data)) return false;
			if (data.length % 4 !== 0) return false;
			try {
				atob(data);
				return true;
			} catch {
				return false;
			}
		}
		const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
		const $ZodBase64 = null && core.$constructor("$ZodBase64", (inst, def) => {
			def.pattern ?? (def.pattern = base64Charset);
			$ZodStringFormat.init(inst, def);
			inst._zod.check = (payload) => {
				if (isValidBase64(payload.value)) return;
				payload.issues.push({
					code: "invalid_format",
					format: "base64",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		const base64urlCharset = /^[A-Za-z0-9_-]*$/;
		function isValidBase64URL(data) {
			if (!base64urlCharset.test(data)) return false;
			const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
			const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
			return isValidBase64(padded);
		}
		const $ZodBase64URL = null && core.$constructor("$ZodBase64URL", (inst, def) => {
			def.pattern ?? (def.pattern = base64urlCharset);
			$ZodStringFormat.init(inst, def);
			inst._zod.check = (payload) => {
				if (isValidBase64URL(payload.value)) return;
				payload.issues.push({
					code: "invalid_format",
					format: "base64url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		const $ZodE164 = null && core.$constructor("$ZodE164", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.e164);
			$ZodStringFormat.init(inst, def);
		});
		const CC_SANITIZE = /[- ]/g;
		function isLuhnAlgo(digits) {
			let length = digits.length;
			let bit = 1;
			let sum = 0;
			while (length) {
				const value = digits.charCodeAt(--length) - 48;
				bit ^= 1;
				sum += bit ? [
					0,
					2,
					4,
					6,
					8,
					1,
					3,
					5,
					7,
					9
				][value] : value;
			}
			return sum % 10 === 0;
		}
		function isValidCreditCard(input) {
			if (!regexes.creditCard.test(input)) return false;
			return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
		}
		const $ZodCreditCard = null && core.$constructor("$ZodCreditCard", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.creditCard);
			$ZodStringFormat.init(inst, def);
			inst._zod.check = (payload) => {
				if (isValidCreditCard(payload.value)) return;
				payload.issues.push({
					code: "invalid_format",
					format: "credit_card",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		function isIso7064Mod97(iban) {
			let remainder = 0;
			const len = iban.length;
			for (let i = 4; i < len; i++) {
				const code = iban.charCodeAt(i);
				remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
			}
			for (let i = 0; i < 4; i++) {
				const code = iban.charCodeAt(i);
				remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
			}
			return remainder === 1;
		}
		function isValidIBAN(input) {
			if (!regexes.iban.test(input)) return false;
			return isIso7064Mod97(input);
		}
		const $ZodIBAN = null && core.$constructor("$ZodIBAN", (inst, def) => {
			def.pattern ?? (def.pattern = regexes.iban);
			$ZodStringFormat.init(inst, def);
			inst._zod.check = (payload) => {
				if (isValidIBAN(payload.value)) return;
				payload.issues.push({
					code: "invalid_format",
					format: "iban",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		function isValidJWT(token, algorithm = null) {
			try {
				const tokensParts = token.split(".");
				if (tokensParts.length !== 3) return false;
				const [header] = tokensParts;
				if (!header) return false;
				const parsedHeader = JSON.parse(atob(header));
				if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
				if (!parsedHeader.alg) return false;
				if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
				return true;
			} catch {
				return false;
			}
		}
		const $ZodJWT = null && core.$constructor("$ZodJWT", (inst, def) => {
			$ZodStringFormat.init(inst, def);
			inst._zod.check = (payload) => {
				if (isValidJWT(payload.value, def.alg)) return;
				payload.issues.push({
					code: "invalid_format",
					format: "jwt",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		const $ZodCustomStringFormat = null && core.$constructor("$ZodCustomStringFormat", (inst, def) => {
			$ZodStringFormat.init(inst, def);
			inst._zod.check = (payload) => {
				if (def.fn(payload.value)) return;
				payload.issues.push({
					code: "invalid_format",
					format: def.format,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		const $ZodNumber = core_core.xI("$ZodNumber", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.pattern = number;
			inst._zod.parse = (payload, _ctx) => {
				if (def.coerce) try {
					payload.value = Number(payload.value);
				} catch (_) {}
				const input = payload.value;
				if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
					return payload;
				}
				const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : undefined : undefined;
				payload.issues.push({
					expected: "number",
					code: "invalid_type",
					input,
					inst,
					...received ? { received } : {}
				});
				return payload;
			};
		});
		const $ZodNumberFormat = core_core.xI("$ZodNumberFormat", (inst, def) => {
			core_checks.KH.init(inst, def);
			$ZodNumber.init(inst, def);
		});
		const $ZodBoolean = core_core.xI("$ZodBoolean", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.pattern = regexes_boolean;
			inst._zod.parse = (payload, _ctx) => {
				if (def.coerce) try {
					payload.value = Boolean(payload.value);
				} catch (_) {}
				const input = payload.value;
				if (typeof input === "boolean") return payload;
				payload.issues.push({
					expected: "boolean",
					code: "invalid_type",
					input,
					inst
				});
				return payload;
			};
		});
		const $ZodBigInt = null && core.$constructor("$ZodBigInt", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.pattern = regexes.bigint;
			inst._zod.parse = (payload, _ctx) => {
				if (def.coerce) try {
					payload.value = BigInt(payload.value);
				} catch (_) {}
				if (typeof payload.value === "bigint") return payload;
				payload.issues.push({
					expected: "bigint",
					code: "invalid_type",
					input: payload.value,
					inst
				});
				return payload;
			};
		});
		const $ZodBigIntFormat = null && core.$constructor("$ZodBigIntFormat", (inst, def) => {
			checks.$ZodCheckBigIntFormat.init(inst, def);
			$ZodBigInt.init(inst, def);
		});
		const $ZodSymbol = null && core.$constructor("$ZodSymbol", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.parse = (payload, _ctx) => {
				const input = payload.value;
				if (typeof input === "symbol") return payload;
				payload.issues.push({
					expected: "symbol",
					code: "invalid_type",
					input,
					inst
				});
				return payload;
			};
		});
		const $ZodUndefined = null && core.$constructor("$ZodUndefined", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.pattern = regexes.undefined;
			inst._zod.values = new Set([undefined]);
			inst._zod.parse = (payload, _ctx) => {
				const input = payload.value;
				if (typeof input === "undefined") return payload;
				payload.issues.push({
					expected: "undefined",
					code: "invalid_type",
					input,
					inst
				});
				return payload;
			};
		});
		const $ZodNull = null && core.$constructor("$ZodNull", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.pattern = regexes.null;
			inst._zod.values = new Set([null]);
			inst._zod.parse = (payload, _ctx) => {
				const input = payload.value;
				if (input === null) return payload;
				payload.issues.push({
					expected: "null",
					code: "invalid_type",
					input,
					inst
				});
				return payload;
			};
		});
		const $ZodAny = null && core.$constructor("$ZodAny", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.parse = (payload) => payload;
		});
		const $ZodUnknown = core_core.xI("$ZodUnknown", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.parse = (payload) => payload;
		});
		const $ZodNever = core_core.xI("$ZodNever", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.parse = (payload, _ctx) => {
				payload.issues.push({
					expected: "never",
					code: "invalid_type",
					input: payload.value,
					inst
				});
				return payload;
			};
		});
		const $ZodVoid = null && core.$constructor("$ZodVoid", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.parse = (payload, _ctx) => {
				const input = payload.value;
				if (typeof input === "undefined") return payload;
				payload.issues.push({
					expected: "void",
					code: "invalid_type",
					input,
					inst
				});
				return payload;
			};
		});
		const $ZodDate = null && core.$constructor("$ZodDate", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.parse = (payload, _ctx) => {
				if (def.coerce) {
					try {
						payload.value = new Date(payload.value);
					} catch (_err) {}
				}
				const input = payload.value;
				const isDate = input instanceof Date;
				const isValidDate = isDate && !Number.isNaN(input.getTime());
				if (isValidDate) return payload;
				payload.issues.push({
					expected: "date",
					code: "invalid_type",
					input,
					...isDate ? { received: "Invalid Date" } : {},
					inst
				});
				return payload;
			};
		});
		function capSize(inst, size) {
			const caps = core_util.hi(inst._zod.def.checks);
			if (!caps.length) return;
			const cap = Math.min(...caps.map((c) => c[0]));
			const parse = inst._zod.parse;
			inst._zod.parse = (payload, ctx) => {
				const n = size(payload.value);
				if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
					for (const [max, ch] of core_util.hi(inst._zod.def.checks)) {
						if (n > max && ch._zod.def.when(payload)) {
							const start = payload.issues.length;
							ch._zod.check(payload);
							payload.issues[start].continue = false;
							core_util.d3(payload.issues, start, inst);
							return payload;
						}
					}
				}
				return parse(payload, ctx);
			};
		}
		const arraySize = (input) => Array.isArray(input) ? input.length : -1;
		const mapSize = (input) => input instanceof Map ? input.size : -1;
		const setSize = (input) => input instanceof Set ? input.size : -1;
		function handleArrayResult(result, final, index) {
			if (result.issues.length) {
				final.issues.push(...core_util.lQ(index, result.issues));
			}
			final.value[index] = result.value;
		}
		const $ZodArray = core_core.xI("$ZodArray", (inst, def) => {
			$ZodType.init(inst, def);
			const memo = core_core.cr.memoizer;
			memo?.attach(inst);
			inst._zod.parse = (payload, ctx) => {
				const input = payload.value;
				if (!Array.isArray(input)) {
					payload.issues.push({
						expected: "array",
						code: "invalid_type",
						input,
						inst
					});
					return payload;
				}
				payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
				const proms = [];
				const abortEarly = ctx?.abortEarly;
				for (let i = 0; i < input.length; i++) {
					const item = input[i];
					const result = def.element._zod.run({
						value: item,
						issues: []
					}, ctx);
					if (result instanceof Promise) {
						proms.push(result.then((result) => handleArrayResult(result, payload, i)));
					} else {
						handleArrayResult(result, payload, i);
						if (abortEarly && result.issues.length !== 0 && core_util.QH(result)) break;
					}
				}
				if (proms.length) {
					return Promise.all(proms).then(() => payload);
				}
				return payload;
			};
			capSize(inst, arraySize);
		});
		function handlePropertyResult(result, final, key, input, optin, optout) {
			const isPresent = key in input;
			const isOptionalOut = optout === "optional";
			if (!isPresent && isOptionalOut && optin === "optional") {
				return;
			}
			if (result.issues.length) {
				if (optin !== undefined && isOptionalOut && !isPresent) {
					return;
				}
				final.issues.push(...core_util.lQ(key, result.issues));
			}
			if (!isPresent && optin === undefined) {
				if (!result.issues.length) {
					final.issues.push({
						code: "invalid_type",
						expected: "nonoptional",
						input: undefined,
						path: [key]
					});
				}
				return;
			}
			if (result.value === undefined) {
				if (isPresent || optin === "defaulted" && !isOptionalOut) {
					final.value[key] = undefined;
				}
			} else {
				final.value[key] = result.value;
			}
		}
		const NO_SYMBOL_KEYS = [];
		function normalizeDef(def) {
			const keys = Object.keys(def.shape);
			const ownSymbols = Object.getOwnPropertySymbols(def.shape);
			const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
			const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
			for (const k of allKeys) {
				if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
					throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
				}
			}
			const okeys = core_util.NM(def.shape);
			return {
				...def,
				allKeys,
				symbolKeys,
				keySet: new Set(keys),
				numKeys: keys.length,
				optionalKeys: new Set(okeys)
			};
		}
		function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
			const unrecognized = [];
			const keySet = def.keySet;
			const _catchall = def.catchall._zod;
			const t = _catchall.def.type;
			const optin = _catchall.optin;
			const optout = _catchall.optout;
			let seen = 0;
			for (const key in input) {
				if (abortEarly && payload.issues.length !== seen) {
					if (core_util.QH(payload, seen)) break;
					seen = payload.issues.length;
				}
				if (keySet.has(key)) continue;
				if (key === "__proto__") {
					if (t === "never") unrecognized.push(key);
					continue;
				}
				if (t === "never") {
					unrecognized.push(key);
					continue;
				}
				const r = _catchall.run({
					value: input[key],
					issues: []
				}, ctx);
				if (r instanceof Promise) {
					proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
				} else {
					handlePropertyResult(r, payload, key, input, optin, optout);
				}
			}
			if (unrecognized.length) {
				payload.issues.push({
					code: "unrecognized_keys",
					keys: unrecognized,
					input,
					inst,
					continue: true
				});
			}
			if (!proms.length) return payload;
			return Promise.all(proms).then(() => {
				return payload;
			});
		}
		const $ZodObject = core_core.xI("$ZodObject", (inst, def) => {
			$ZodType.init(inst, def);
			const desc = Object.getOwnPropertyDescriptor(def, "shape");
			const sh = desc?.get ? desc.get.raw : def.shape ?? {};
			if (sh) {
				const get = () => {
					const newSh = { ...sh };
					Object.defineProperty(def, "shape", { value: newSh });
					get.raw = newSh;
					return newSh;
				};
				get.raw = sh;
				Object.defineProperty(def, "shape", { get });
			}
			const _normalized = core_util.PO(() => normalizeDef(def));
			core_util.v5(inst, "propValues", (zod) => {
				const shape = zod.def.shape;
				const propValues = {};
				for (const key in shape) {
					const field = shape[key]._zod;
					if (field.values) {
						if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
							core_util.Vy(propValues, key, new Set());
						}
						for (const v of field.values) propValues[key].add(v);
						if (field.optin !== undefined) propValues[key].add(undefined);
					}
				}
				return propValues;
			});
			const isObject = core_util.Gv;
			const catchall = def.catchall;
			let value;
			const memo = core_core.cr.memoizer;
			memo?.attach(inst);
			inst._zod.parse = (payload, ctx) => {
				value ?? (value = _normalized.value);
				const input = payload.value;
				if (!isObject(input)) {
					payload.issues.push({
						expected: "object",
						code: "invalid_type",
						input,
						inst
					});
					return payload;
				}
				payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
				const proms = [];
				const shape = value.shape;
				const abortEarly = ctx?.abortEarly;
				let seen = payload.issues.length;
				for (const key of value.allKeys) {
					if (abortEarly && payload.issues.length !== seen) {
						if (core_util.QH(payload, seen)) break;
						seen = payload.issues.length;
					}
					if (key === "__proto__") continue;
					const el = shape[key];
					const optin = el._zod.optin;
					const optout = el._zod.optout;
					const r = el._zod.run({
						value: input[key],
						issues: []
					}, ctx);
					if (r instanceof Promise) {
						proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
					} else {
						handlePropertyResult(r, payload, key, input, optin, optout);
					}
				}
				if (!catchall) {
					return proms.length ? Promise.all(proms).then(() => payload) : payload;
				}
				return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
			};
		});
		const $ZodObjectJIT = null && core.$constructor("$ZodObjectJIT", (inst, def) => {
			$ZodObject.init(inst, def);
			const superParse = inst._zod.parse;
			const _normalized = util.cached(() => normalizeDef(def));
			const memo = core.globalConfig.memoizer;
			const generateFastpass = (shape) => {
				const normalized = _normalized.value;
				const syms = normalized.symbolKeys;
				const doc = new Doc(["payload", "ctx"], {
					shape,
					inst,
					memo,
					syms
				});
				const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
				const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
				doc.write(`const input = payload.value;`);
				const ids = Object.create(null);
				let counter = 0;
				for (const key of normalized.allKeys) {
					ids[key] = `key_${counter++}`;
				}
				doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
				for (const key of normalized.allKeys) {
					if (key === "__proto__") continue;
					const id = ids[key];
					const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : util.esc(key);
					const isPresent = `${k} in input`;
					const schema = shape[key];
					const optin = schema?._zod?.optin;
					const isOptionalIn = optin !== undefined;
					const isOptionalOut = schema?._zod?.optout === "optional";
					doc.write(`const ${id} = ${parseStr(k)};`);
					if (isOptionalIn && isOptionalOut) {
						const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
						doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
					} else if (!isOptionalIn) {
						doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
					} else {
						doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
						if (optin === "defaulted") {
							doc.write(`newResult[${k}] = ${id}.value;`);
						} else {
							doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
						}
					}
				}
				doc.write(`payload.value = newResult;`);
				doc.write(`return payload;`);
				return doc.compile();
			};
			let fastpass;
			const isObject = util.isObject;
			const jit = !core.globalConfig.jitless;
			const allowsEval = util.allowsEval;
			const fastEnabled = jit && allowsEval.value;
			const catchall = def.catchall;
			let value;
			inst._zod.parse = (payload, ctx) => {
				value ?? (value = _normalized.value);
				const input = payload.value;
				if (!isObject(input)) {
					payload.issues.push({
						expected: "object",
						code: "invalid_type",
						input,
						inst
					});
					return payload;
				}
				if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
					if (!fastpass) fastpass = generateFastpass(def.shape);
					payload = fastpass(payload, ctx);
					if (!catchall) return payload;
					return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
				}
				return superParse(payload, ctx);
			};
		});
		function handleUnionResults(results, final, inst, ctx) {
			for (const result of results) {
				if (result.issues.length === 0) {
					final.value = result.value;
					return final;
				}
			}
			const nonaborted = results.filter((r) => !core_util.QH(r));
			if (nonaborted.length === 1) {
				final.value = nonaborted[0].value;
				return nonaborted[0];
			}
			final.issues.push({
				code: "invalid_union",
				input: final.value,
				inst,
				errors: results.map((result) => result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())))
			});
			return final;
		}
		const $ZodUnion = core_core.xI("$ZodUnion", (inst, def) => {
			$ZodType.init(inst, def);
			core_util.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== undefined) ? "optional" : undefined);
			core_util.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
			core_util.v5(inst, "values", (zod) => {
				if (zod.def.options.every((o) => o._zod.values)) {
					return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
				}
				return undefined;
			});
			core_util.v5(inst, "pattern", (zod) => {
				if (zod.def.options.every((o) => o._zod.pattern)) {
					const patterns = zod.def.options.map((o) => o._zod.pattern);
					return new RegExp(`^(${patterns.map((p) => core_util.p6(p.source)).join("|")})$`);
				}
				return undefined;
			});
			const first = def.options.length === 1 ? def.options[0]._zod.run : null;
			inst._zod.parse = (payload, ctx) => {
				if (first) {
					return first(payload, ctx);
				}
				let async = false;
				const results = [];
				for (const option of def.options) {
					const result = option._zod.run({
						value: payload.value,
						issues: []
					}, ctx);
					if (result instanceof Promise) {
						results.push(result);
						async = true;
					} else {
						if (result.issues.length === 0) return result;
						results.push(result);
					}
				}
				if (!async) return handleUnionResults(results, payload, inst, ctx);
				return Promise.all(results).then((results) => {
					return handleUnionResults(results, payload, inst, ctx);
				});
			};
		});
		function handleExclusiveUnionResults(results, final, inst, ctx) {
			const matches = [];
			for (let i = 0; i < results.length; i++) {
				if (results[i].issues.length === 0) matches.push(i);
			}
			if (matches.length === 1) {
				final.value = results[matches[0]].value;
				return final;
			}
			if (matches.length === 0) {
				final.issues.push({
					code: "invalid_union",
					input: final.value,
					inst,
					errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())))
				});
			} else {
				final.issues.push({
					code: "invalid_union",
					input: final.value,
					inst,
					errors: [],
					inclusive: false,
					matches
				});
			}
			return final;
		}
		const $ZodXor = null && core.$constructor("$ZodXor", (inst, def) => {
			$ZodUnion.init(inst, def);
			def.inclusive = false;
			const first = def.options.length === 1 ? def.options[0]._zod.run : null;
			inst._zod.parse = (payload, ctx) => {
				if (first) {
					return first(payload, ctx);
				}
				let async = false;
				const results = [];
				for (const option of def.options) {
					const result = option._zod.run({
						value: payload.value,
						issues: []
					}, ctx);
					if (result instanceof Promise) {
						results.push(result);
						async = true;
					} else {
						results.push(result);
					}
				}
				if (!async) return handleExclusiveUnionResults(results, payload, inst, ctx);
				return Promise.all(results).then((results) => {
					return handleExclusiveUnionResults(results, payload, inst, ctx);
				});
			};
		});
		function getDiscriminatedOption(union, value) {
			const internals = union._zod;
			let map = internals.bag.optionsMap;
			if (!map) {
				map = discriminatorMap(internals.def);
				internals.bag.optionsMap = map;
			}
			const option = map.get(value);
			if (option === null) throw new Error(`Ambiguous discriminator value "${String(value)}"`);
			return option;
		}
		function discriminatorMap(def) {
			const map = new Map();
			for (const option of def.options) {
				const values = option._zod.propValues?.[def.discriminator];
				if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
				for (const value of values) {
					if (map.has(value)) {
						if (value !== undefined) throw new Error(`Duplicate discriminator value "${String(value)}"`);
						map.set(value, null);
					} else {
						map.set(value, option);
					}
				}
			}
			return map;
		}
		const $ZodDiscriminatedUnion = null && core.$constructor("$ZodDiscriminatedUnion", (inst, def) => {
			def.inclusive = false;
			$ZodUnion.init(inst, def);
			const _super = inst._zod.parse;
			util.defineLazyInternal(inst, "propValues", (zod) => {
				const propValues = {};
				let undefinedCount = 0;
				for (const option of zod.def.options) {
					const pv = option._zod.propValues;
					if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
					if (pv[zod.def.discriminator]?.has(undefined)) undefinedCount++;
					for (const [k, v] of Object.entries(pv)) {
						if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
							util.assignProp(propValues, k, new Set());
						}
						for (const val of v) {
							propValues[k].add(val);
						}
					}
				}
				if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(undefined);
				return propValues;
			});
			def.options.forEach((option, i) => {
				const propShape = util.rawShape(option._zod.def);
				if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
					throw new Error(`Invalid discriminated union option at index "${i}"`);
				}
			});
			const disc = util.cached(() => discriminatorMap(def));
			inst._zod.parse = (payload, ctx) => {
				const input = payload.value;
				if (!util.isObject(input)) {
					payload.issues.push({
						code: "invalid_type",
						expected: "object",
						input,
						inst
					});
					return payload;
				}
				const value = input?.[def.discriminator];
				const opt = disc.value.get(value);
				if (opt && (value !== undefined || ctx.direction !== "backward")) {
					return opt._zod.run(payload, ctx);
				}
				if (def.unionFallback || ctx.direction === "backward") {
					return _super(payload, ctx);
				}
				payload.issues.push({
					code: "invalid_union",
					errors: [],
					note: "No matching discriminator",
					discriminator: def.discriminator,
					options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
					input,
					path: [def.discriminator],
					inst
				});
				return payload;
			};
		});
		const $ZodIntersection = null && core.$constructor("$ZodIntersection", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.parse = (payload, ctx) => {
				const input = payload.value;
				const left = def.left._zod.run({
					value: input,
					issues: []
				}, ctx);
				const right = def.right._zod.run({
					value: input,
					issues: []
				}, ctx);
				const async = left instanceof Promise || right instanceof Promise;
				if (async) {
					return Promise.all([left, right]).then(([left, right]) => {
						return handleIntersectionResults(payload, left, right);
					});
				}
				return handleIntersectionResults(payload, left, right);
			};
		});
		function mergeValues(a, b) {
			if (a === b) {
				return {
					valid: true,
					data: a
				};
			}
			if (a instanceof Date && b instanceof Date && +a === +b) {
				return {
					valid: true,
					data: a
				};
			}
			if (util.isPlainObject(a) && util.isPlainObject(b)) {
				const bKeys = Object.keys(b);
				const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
				const newObj = {
					...a,
					...b
				};
				if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
				for (const key of sharedKeys) {
					if (key === "__proto__") continue;
					const sharedValue = mergeValues(a[key], b[key]);
					if (!sharedValue.valid) {
						return {
							valid: false,
							mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
						};
					}
					newObj[key] = sharedValue.data;
				}
				return {
					valid: true,
					data: newObj
				};
			}
			if (Array.isArray(a) && Array.isArray(b)) {
				if (a.length !== b.length) {
					return {
						valid: false,
						mergeErrorPath: []
					};
				}
				const newArray = [];
				for (let index = 0; index < a.length; index++) {
					const itemA = a[index];
					const itemB = b[index];
					const sharedValue = mergeValues(itemA, itemB);
					if (!sharedValue.valid) {
						return {
							valid: false,
							mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
						};
					}
					newArray.push(sharedValue.data);
				}
				return {
					valid: true,
					data: newArray
				};
			}
			return {
				valid: false,
				mergeErrorPath: []
			};
		}
		function handleIntersectionResults(result, left, right) {
			const unrecKeys = new Map();
			let unrecIssue;
			const keyIssues = new Map();
			const collect = (iss, side) => {
				let keys;
				if (iss.code === "unrecognized_keys" && !iss.path?.length) {
					unrecIssue ?? (unrecIssue = iss);
					keys = iss.keys;
				} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
					const k = String(iss.path[0]);
					if (!keyIssues.has(k)) keyIssues.set(k, iss);
					keys = [k];
				} else {
					return false;
				}
				for (const k of keys) {
					if (!unrecKeys.has(k)) unrecKeys.set(k, {});
					unrecKeys.get(k)[side] = true;
				}
				return true;
			};
			for (const iss of left.issues) {
				if (!collect(iss, "l")) result.issues.push(iss);
			}
			for (const iss of right.issues) {
				if (!collect(iss, "r")) result.issues.push(iss);
			}
			const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
			if (bothKeys.length) {
				const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
				if (aggregated.length) result.issues.push({
					...unrecIssue,
					keys: aggregated
				});
				for (const k of bothKeys) {
					if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
				}
			}
			const merged = mergeValues(left.value, right.value);
			if (!merged.valid) {
				if (util.aborted(result)) return result;
				throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
			}
			result.value = merged.data;
			return result;
		}
		const $ZodTuple = null && core.$constructor("$ZodTuple", (inst, def) => {
			$ZodType.init(inst, def);
			const items = def.items;
			const memo = core.globalConfig.memoizer;
			memo?.attach(inst);
			inst._zod.parse = (payload, ctx) => {
				const input = payload.value;
				if (!Array.isArray(input)) {
					payload.issues.push({
						input,
						inst,
						expected: "tuple",
						code: "invalid_type"
					});
					return payload;
				}
				payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
				const proms = [];
				const optinStart = getTupleOptStart(items, "optin");
				const optoutStart = getTupleOptStart(items, "optout");
				if (!def.rest) {
					if (input.length < optinStart) {
						payload.issues.push({
							code: "too_small",
							minimum: optinStart,
							inclusive: true,
							input,
							inst,
							origin: "array"
						});
						return payload;
					}
					if (input.length > items.length) {
						payload.issues.push({
							code: "too_big",
							maximum: items.length,
							inclusive: true,
							input,
							inst,
							origin: "array"
						});
					}
				}
				const itemResults = new Array(items.length);
				const abortEarly = def.rest ? ctx?.abortEarly : undefined;
				let itemAborted = false;
				for (let i = 0; i < items.length; i++) {
					const r = items[i]._zod.run({
						value: input[i],
						issues: []
					}, ctx);
					if (r instanceof Promise) {
						proms.push(r.then((rr) => {
							itemResults[i] = rr;
						}));
					} else {
						itemResults[i] = r;
						if (abortEarly && !itemAborted && r.issues.length) itemAborted = util.aborted(r);
					}
				}
				if (def.rest && !itemAborted) {
					let i = items.length - 1;
					const rest = input.slice(items.length);
					let seen = payload.issues.length;
					for (const el of rest) {
						if (abortEarly && payload.issues.length !== seen) {
							if (util.aborted(payload, seen)) break;
							seen = payload.issues.length;
						}
						i++;
						const result = def.rest._zod.run({
							value: el,
							issues: []
						}, ctx);
						if (result instanceof Promise) {
							proms.push(result.then((r) => handleTupleResult(r, payload, i)));
						} else {
							handleTupleResult(result, payload, i);
						}
					}
				}
				if (proms.length) {
					return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
				}
				return handleTupleResults(itemResults, payload, items, input, optoutStart);
			};
		});
		function getTupleOptStart(items, key) {
			for (let i = items.length - 1; i >= 0; i--) {
				const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
				if (!omittable) return i + 1;
			}
			return 0;
		}
		function handleTupleResult(result, final, index) {
			if (result.issues.length) {
				final.issues.push(...util.prefixIssues(index, result.issues));
			}
			final.value[index] = result.value;
		}
		function handleTupleResults(itemResults, final, items, input, optoutStart) {
			for (let i = 0; i < items.length; i++) {
				const r = itemResults[i];
				const isPresent = i < input.length;
				if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
					final.value.length = i;
					break;
				}
				if (r.issues.length) {
					if (!isPresent && i >= optoutStart) {
						final.value.length = i;
						break;
					}
					final.issues.push(...util.prefixIssues(i, r.issues));
				}
				final.value[i] = r.value;
			}
			for (let i = final.value.length - 1; i >= input.length; i--) {
				if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
					final.value.length = i;
				} else {
					break;
				}
			}
			return final;
		}
		const $ZodRecord = null && core.$constructor("$ZodRecord", (inst, def) => {
			$ZodType.init(inst, def);
			const memo = core.globalConfig.memoizer;
			memo?.attach(inst);
			inst._zod.parse = (payload, ctx) => {
				const input = payload.value;
				if (!util.isPlainObject(input)) {
					payload.issues.push({
						expected: "record",
						code: "invalid_type",
						input,
						inst
					});
					return payload;
				}
				const proms = [];
				const values = def.keyType._zod.values;
				if (values && !def.partial) {
					payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
					const recordKeys = new Set();
					for (const key of values) {
						if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
							recordKeys.add(typeof key === "number" ? key.toString() : key);
							if (key === "__proto__") continue;
							const keyResult = def.keyType._zod.run({
								value: key,
								issues: []
							}, ctx);
							if (keyResult instanceof Promise) {
								throw new Error("Async schemas not supported in object keys currently");
							}
							if (keyResult.issues.length) {
								payload.issues.push({
									code: "invalid_key",
									origin: "record",
									issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
									input: key,
									path: [key],
									inst
								});
								continue;
							}
							const outKey = keyResult.value;
							if (outKey === "__proto__") continue;
							const result = def.valueType._zod.run({
								value: input[key],
								issues: []
							}, ctx);
							if (result instanceof Promise) {
								proms.push(result.then((result) => {
									if (result.issues.length) {
										payload.issues.push(...util.prefixIssues(key, result.issues));
									}
									payload.value[outKey] = result.value;
								}));
							} else {
								if (result.issues.length) {
									payload.issues.push(...util.prefixIssues(key, result.issues));
								}
								payload.value[outKey] = result.value;
							}
						}
					}
					let unrecognized;
					for (const key in input) {
						if (!recordKeys.has(key)) {
							if (def.mode === "loose") {
								if (key === "__proto__") continue;
								payload.value[key] = input[key];
							} else {
								unrecognized = unrecognized ?? [];
								unrecognized.push(key);
							}
						}
					}
					if (unrecognized && unrecognized.length > 0) {
						payload.issues.push({
							code: "unrecognized_keys",
							input,
							inst,
							keys: unrecognized,
							continue: true
						});
					}
				} else {
					payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
					let unrecognized;
					for (const key of Reflect.ownKeys(input)) {
						if (key === "__proto__") continue;
						if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
						let keyResult = def.keyType._zod.run({
							value: key,
							issues: []
						}, ctx);
						if (keyResult instanceof Promise) {
							throw new Error("Async schemas not supported in object keys currently");
						}
						const checkNumericKey = typeof key === "string" && regexes.number.test(key) && keyResult.issues.length;
						if (checkNumericKey) {
							const retryResult = def.keyType._zod.run({
								value: Number(key),
								issues: []
							}, ctx);
							if (retryResult instanceof Promise) {
								throw new Error("Async schemas not supported in object keys currently");
							}
							if (retryResult.issues.length === 0) {
								keyResult = retryResult;
							}
						}
						if (keyResult.issues.length) {
							if (def.mode === "loose") {
								payload.value[key] = input[key];
							} else if (values) {
								unrecognized = unrecognized ?? [];
								unrecognized.push(key);
							} else {
								payload.issues.push({
									code: "invalid_key",
									origin: "record",
									issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
									input: key,
									path: [key],
									inst
								});
							}
							continue;
						}
						const outKey = keyResult.value;
						if (outKey === "__proto__") continue;
						const result = def.valueType._zod.run({
							value: input[key],
							issues: []
						}, ctx);
						if (result instanceof Promise) {
							proms.push(result.then((result) => {
								if (result.issues.length) {
									payload.issues.push(...util.prefixIssues(key, result.issues));
								}
								payload.value[outKey] = result.value;
							}));
						} else {
							if (result.issues.length) {
								payload.issues.push(...util.prefixIssues(key, result.issues));
							}
							payload.value[outKey] = result.value;
						}
					}
					if (unrecognized && unrecognized.length > 0) {
						payload.issues.push({
							code: "unrecognized_keys",
							input,
							inst,
							keys: unrecognized,
							continue: true
						});
					}
				}
				if (proms.length) {
					return Promise.all(proms).then(() => payload);
				}
				return payload;
			};
		});
		const $ZodMap = null && core.$constructor("$ZodMap", (inst, def) => {
			$ZodType.init(inst, def);
			const memo = core.globalConfig.memoizer;
			memo?.attach(inst);
			inst._zod.parse = (payload, ctx) => {
				const input = payload.value;
				if (!(input instanceof Map)) {
					payload.issues.push({
						expected: "map",
						code: "invalid_type",
						input,
						inst
					});
					return payload;
				}
				const proms = [];
				payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
				const abortEarly = ctx?.abortEarly;
				let seen = payload.issues.length;
				for (const [key, value] of input) {
					if (abortEarly && payload.issues.length !== seen) {
						if (util.aborted(payload, seen)) break;
						seen = payload.issues.length;
					}
					const keyResult = def.keyType._zod.run({
						value: key,
						issues: []
					}, ctx);
					const valueResult = def.valueType._zod.run({
						value,
						issues: []
					}, ctx);
					if (keyResult instanceof Promise || valueResult instanceof Promise) {
						proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
							handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
						}));
					} else {
						handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
					}
				}
				if (proms.length) return Promise.all(proms).then(() => payload);
				return payload;
			};
			capSize(inst, mapSize);
		});
		function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
			if (keyResult.issues.length) {
				if (util.propertyKeyTypes.has(typeof key)) {
					final.issues.push(...util.prefixIssues(key, keyResult.issues));
				} else {
					final.issues.push({
						code: "invalid_key",
						origin: "map",
						input,
						inst,
						issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))
					});
				}
			}
			if (valueResult.issues.length) {
				if (util.propertyKeyTypes.has(typeof key)) {
					final.issues.push(...util.prefixIssues(key, valueResult.issues));
				} else {
					final.issues.push({
						origin: "map",
						code: "invalid_element",
						input,
						inst,
						key,
						issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))
					});
				}
			}
			final.value.set(keyResult.value, valueResult.value);
		}
		const $ZodSet = null && core.$constructor("$ZodSet", (inst, def) => {
			$ZodType.init(inst, def);
			const memo = core.globalConfig.memoizer;
			memo?.attach(inst);
			inst._zod.parse = (payload, ctx) => {
				const input = payload.value;
				if (!(input instanceof Set)) {
					payload.issues.push({
						input,
						inst,
						expected: "set",
						code: "invalid_type"
					});
					return payload;
				}
				const proms = [];
				payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
				const abortEarly = ctx?.abortEarly;
				let seen = payload.issues.length;
				for (const item of input) {
					if (abortEarly && payload.issues.length !== seen) {
						if (util.aborted(payload, seen)) break;
						seen = payload.issues.length;
					}
					const result = def.valueType._zod.run({
						value: item,
						issues: []
					}, ctx);
					if (result instanceof Promise) {
						proms.push(result.then((result) => handleSetResult(result, payload)));
					} else handleSetResult(result, payload);
				}
				if (proms.length) return Promise.all(proms).then(() => payload);
				return payload;
			};
			capSize(inst, setSize);
		});
		function handleSetResult(result, final) {
			if (result.issues.length) {
				final.issues.push(...result.issues);
			}
			final.value.add(result.value);
		}
		const $ZodEnum = core_core.xI("$ZodEnum", (inst, def) => {
			$ZodType.init(inst, def);
			const values = core_util.w5(def.entries);
			const valuesSet = new Set(values);
			inst._zod.values = valuesSet;
			core_util.v5(inst, "pattern", (zod) => {
				const patternValues = core_util.w5(zod.def.entries).filter((k) => core_util.qQ.has(typeof k));
				return new RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
			});
			inst._zod.parse = (payload, _ctx) => {
				const input = payload.value;
				if (valuesSet.has(input)) {
					return payload;
				}
				payload.issues.push({
					code: "invalid_value",
					values,
					input,
					inst
				});
				return payload;
			};
		});
		const $ZodLiteral = core_core.xI("$ZodLiteral", (inst, def) => {
			$ZodType.init(inst, def);
			const values = new Set(def.values);
			inst._zod.values = values;
			core_util.v5(inst, "pattern", (zod) => {
				const vals = zod.def.values;
				return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? core_util.sD(o) : o ? core_util.sD(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
			});
			inst._zod.parse = (payload, _ctx) => {
				const input = payload.value;
				if (values.has(input)) {
					return payload;
				}
				payload.issues.push({
					code: "invalid_value",
					values: def.values,
					input,
					inst
				});
				return payload;
			};
		});
		const $ZodFile = null && core.$constructor("$ZodFile", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.parse = (payload, _ctx) => {
				const input = payload.value;
				if (input instanceof File) return payload;
				payload.issues.push({
					expected: "file",
					code: "invalid_type",
					input,
					inst
				});
				return payload;
			};
		});
		const $ZodTransform = core_core.xI("$ZodTransform", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.optin = "optional";
			core_core.cr.memoizer?.guard(inst);
			inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") {
					throw new core_core.cV(inst.constructor.name);
				}
				const _out = def.transform(payload.value, payload);
				if (ctx.async) {
					const output = _out instanceof Promise ? _out : Promise.resolve(_out);
					return output.then((output) => {
						payload.value = output;
						return payload;
					});
				}
				if (_out instanceof Promise) {
					throw new core_core.GT();
				}
				payload.value = _out;
				return payload;
			};
		});
		function handleOptionalResult(payload, result) {
			payload.value = result.issues.length ? undefined : result.value;
			return payload;
		}
		const $ZodOptional = core_core.xI("$ZodOptional", (inst, def) => {
			$ZodType.init(inst, def);
			core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
			inst._zod.optout = "optional";
			core_util.v5(inst, "values", (zod) => {
				const values = zod.def.innerType._zod.values;
				return values ? new Set([...values, undefined]) : undefined;
			});
			core_util.v5(inst, "pattern", (zod) => {
				const pattern = zod.def.innerType._zod.pattern;
				return pattern ? new RegExp(`^(${core_util.p6(pattern.source)})?$`) : undefined;
			});
			inst._zod.parse = (payload, ctx) => {
				if (payload.value === undefined) {
					if (def.innerType._zod.optin !== "defaulted") return payload;
					const result = def.innerType._zod.run({
						value: payload.value,
						issues: []
					}, ctx);
					if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
					return handleOptionalResult(payload, result);
				}
				return def.innerType._zod.run(payload, ctx);
			};
		});
		const $ZodExactOptional = null && core.$constructor("$ZodExactOptional", (inst, def) => {
			$ZodOptional.init(inst, def);
			util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
			util.defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
			inst._zod.parse = (payload, ctx) => {
				return def.innerType._zod.run(payload, ctx);
			};
		});
		const $ZodNullable = core_core.xI("$ZodNullable", (inst, def) => {
			$ZodType.init(inst, def);
			core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin);
			core_util.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
			core_util.v5(inst, "pattern", (zod) => {
				const pattern = zod.def.innerType._zod.pattern;
				return pattern ? new RegExp(`^(${core_util.p6(pattern.source)}|null)$`) : undefined;
			});
			core_util.v5(inst, "values", (zod) => {
				return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
			});
			inst._zod.parse = (payload, ctx) => {
				if (payload.value === null) return payload;
				return def.innerType._zod.run(payload, ctx);
			};
		});
		const $ZodDefault = core_core.xI("$ZodDefault", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.optin = "defaulted";
			core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
			inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") {
					return def.innerType._zod.run(payload, ctx);
				}
				if (payload.value === undefined) {
					payload.value = def.defaultValue;
					return payload;
				}
				const result = def.innerType._zod.run(payload, ctx);
				if (result instanceof Promise) {
					return result.then((result) => handleDefaultResult(result, def));
				}
				return handleDefaultResult(result, def);
			};
		});
		function handleDefaultResult(payload, def) {
			if (payload.value === undefined) {
				payload.value = def.defaultValue;
			}
			return payload;
		}
		const $ZodPrefault = null && core.$constructor("$ZodPrefault", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.optin = "defaulted";
			util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
			inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") {
					return def.innerType._zod.run(payload, ctx);
				}
				if (payload.value === undefined) {
					payload.value = def.defaultValue;
				}
				return def.innerType._zod.run(payload, ctx);
			};
		});
		const $ZodNonOptional = null && core.$constructor("$ZodNonOptional", (inst, def) => {
			$ZodType.init(inst, def);
			util.defineLazyInternal(inst, "values", (zod) => {
				const v = zod.def.innerType._zod.values;
				return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
			});
			inst._zod.parse = (payload, ctx) => {
				const result = def.innerType._zod.run(payload, ctx);
				if (result instanceof Promise) {
					return result.then((result) => handleNonOptionalResult(result, inst));
				}
				return handleNonOptionalResult(result, inst);
			};
		});
		function handleNonOptionalResult(payload, inst) {
			if (!payload.issues.length && payload.value === undefined) {
				payload.issues.push({
					code: "invalid_type",
					expected: "nonoptional",
					input: payload.value,
					inst
				});
			}
			return payload;
		}
		const $ZodSuccess = null && core.$constructor("$ZodSuccess", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") {
					throw new core.$ZodEncodeError("ZodSuccess");
				}
				const result = def.innerType._zod.run(payload, ctx);
				if (result instanceof Promise) {
					return result.then((result) => {
						payload.value = result.issues.length === 0;
						return payload;
					});
				}
				payload.value = result.issues.length === 0;
				return payload;
			};
		});
		function handleCatchResult(payload, result, def, ctx) {
			if (!result.issues.length) {
				payload.value = result.value;
				if (result.memo) payload.memo = true;
				return payload;
			}
			payload.value = def.catchValue({
				...result,
				value: payload.value,
				error: { issues: result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())) },
				input: payload.value
			});
			return payload;
		}
		const $ZodCatch = core_core.xI("$ZodCatch", (inst, def) => {
			$ZodType.init(inst, def);
			core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
			core_util.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
			core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
			inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") {
					return def.innerType._zod.run(payload, ctx);
				}
				const result = def.innerType._zod.run({
					value: payload.value,
					issues: []
				}, ctx);
				if (result instanceof Promise) {
					return result.then((result) => handleCatchResult(payload, result, def, ctx));
				}
				return handleCatchResult(payload, result, def, ctx);
			};
		});
		const $ZodNaN = null && core.$constructor("$ZodNaN", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.parse = (payload, _ctx) => {
				if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
					payload.issues.push({
						input: payload.value,
						inst,
						expected: "nan",
						code: "invalid_type"
					});
					return payload;
				}
				return payload;
			};
		});
		const $ZodPipe = core_core.xI("$ZodPipe", (inst, def) => {
			$ZodType.init(inst, def);
			core_util.v5(inst, "values", (zod) => zod.def.in._zod.values);
			core_util.v5(inst, "optin", (zod) => zod.def.in._zod.optin);
			core_util.v5(inst, "optout", (zod) => zod.def.out._zod.optout);
			core_util.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
			inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") {
					const right = def.out._zod.run(payload, ctx);
					if (right instanceof Promise) {
						return right.then((right) => handlePipeResult(right, def.in, ctx));
					}
					return handlePipeResult(right, def.in, ctx);
				}
				const left = def.in._zod.run(payload, ctx);
				if (left instanceof Promise) {
					return left.then((left) => handlePipeResult(left, def.out, ctx));
				}
				return handlePipeResult(left, def.out, ctx);
			};
		});
		function handlePipeResult(left, next, ctx) {
			if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
				left.aborted = true;
				return left;
			}
			return next._zod.run({
				value: left.value,
				issues: left.issues
			}, ctx);
		}
		const $ZodCodec = null && core.$constructor("$ZodCodec", (inst, def) => {
			$ZodType.init(inst, def);
			util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
			util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
			util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
			util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
			inst._zod.parse = (payload, ctx) => {
				const direction = ctx.direction || "forward";
				if (direction === "forward") {
					const left = def.in._zod.run(payload, ctx);
					if (left instanceof Promise) {
						return left.then((left) => handleCodecAResult(left, def, ctx));
					}
					return handleCodecAResult(left, def, ctx);
				} else {
					const right = def.out._zod.run(payload, ctx);
					if (right instanceof Promise) {
						return right.then((right) => handleCodecAResult(right, def, ctx));
					}
					return handleCodecAResult(right, def, ctx);
				}
			};
		});
		function handleCodecAResult(result, def, ctx) {
			if (result.issues.length) {
				result.aborted = true;
				return result;
			}
			const direction = ctx.direction || "forward";
			if (direction === "forward") {
				const transformed = def.transform(result.value, result);
				if (transformed instanceof Promise) {
					return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
				}
				return handleCodecTxResult(result, transformed, def.out, ctx);
			} else {
				const transformed = def.reverseTransform(result.value, result);
				if (transformed instanceof Promise) {
					return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
				}
				return handleCodecTxResult(result, transformed, def.in, ctx);
			}
		}
		function handleCodecTxResult(left, value, nextSchema, ctx) {
			if (left.issues.length) {
				left.aborted = true;
				return left;
			}
			return nextSchema._zod.run({
				value,
				issues: left.issues
			}, ctx);
		}
		const $ZodPreprocess = null && core.$constructor("$ZodPreprocess", (inst, def) => {
			$ZodPipe.init(inst, def);
		});
		const $ZodReadonly = null && core.$constructor("$ZodReadonly", (inst, def) => {
			$ZodType.init(inst, def);
			util.defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
			util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
			util.defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
			util.defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
			inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") {
					return def.innerType._zod.run(payload, ctx);
				}
				const result = def.innerType._zod.run(payload, ctx);
				if (result instanceof Promise) {
					return result.then(handleReadonlyResult);
				}
				return handleReadonlyResult(result);
			};
		});
		function handleReadonlyResult(payload) {
			if (!payload.memo) payload.value = Object.freeze(payload.value);
			return payload;
		}
		function leafPattern(schema) {
			const def = schema._zod.def;
			let pattern = def.pattern;
			let isInt = !!def.format?.includes("int");
			let minimum;
			let maximum;
			for (const ch of def.checks ?? []) {
				const d = ch._zod.def;
				if (d.pattern) pattern = d.pattern;
				isInt || (isInt = !!d.format?.includes("int"));
				const lo = d.minimum ?? d.length;
				const hi = d.maximum ?? d.length;
				if (lo !== undefined && (minimum === undefined || lo > minimum)) minimum = lo;
				if (hi !== undefined && (maximum === undefined || hi < maximum)) maximum = hi;
			}
			if (pattern) return pattern.source;
			if (minimum !== undefined && maximum !== undefined && minimum > maximum) return "(?!)";
			if (minimum !== undefined || maximum !== undefined) return regexes.string({
				minimum,
				maximum
			}).source;
			const own = schema._zod.pattern;
			return (isInt && own === regexes.number ? regexes.integer : own)?.source;
		}
		function partPattern(schema) {
			const def = schema._zod.def;
			const own = schema._zod.pattern?.source;
			const inner = def.innerType ?? schema._zod.innerType;
			if (inner) {
				const before = inner._zod.pattern?.source;
				const after = partPattern(inner);
				if (own && before && after && after !== before) {
					return own.replace(util.cleanRegex(before), () => util.cleanRegex(after));
				}
				return own;
			}
			if (def.options) {
				const sources = def.options.map(partPattern);
				if (sources.every(Boolean)) return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
			}
			return leafPattern(schema);
		}
		const $ZodTemplateLiteral = null && core.$constructor("$ZodTemplateLiteral", (inst, def) => {
			$ZodType.init(inst, def);
			const regexParts = [];
			for (const part of def.parts) {
				if (typeof part === "object" && part !== null) {
					const source = partPattern(part);
					if (!source) {
						throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
					}
					regexParts.push(util.cleanRegex(source));
				} else if (part === null || util.primitiveTypes.has(typeof part)) {
					regexParts.push(util.escapeRegex(`${part}`));
				} else {
					throw new Error(`Invalid template literal part: ${part}`);
				}
			}
			inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
			inst._zod.parse = (payload, _ctx) => {
				if (typeof payload.value !== "string") {
					payload.issues.push({
						input: payload.value,
						inst,
						expected: "string",
						code: "invalid_type"
					});
					return payload;
				}
				inst._zod.pattern.lastIndex = 0;
				if (!inst._zod.pattern.test(payload.value)) {
					payload.issues.push({
						input: payload.value,
						inst,
						code: "invalid_format",
						format: def.format ?? "template_literal",
						pattern: inst._zod.pattern.source
					});
					return payload;
				}
				return payload;
			};
		});
		const $ZodFunction = null && core.$constructor("$ZodFunction", (inst, def) => {
			$ZodType.init(inst, def);
			Object.defineProperty(inst, "_def", { value: def });
			inst._zod.def = def;
			inst.implement = (func) => {
				if (typeof func !== "function") {
					throw new Error("implement() must be called with a function");
				}
				return Object.defineProperty(function(...args) {
					const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
					const result = Reflect.apply(func, this, parsedArgs);
					if (inst._def.output) {
						return parse(inst._def.output, result);
					}
					return result;
				}, "_zod", {
					value: inst._zod,
					enumerable: false
				});
			};
			inst.implementAsync = (func) => {
				if (typeof func !== "function") {
					throw new Error("implementAsync() must be called with a function");
				}
				return Object.defineProperty(async function(...args) {
					const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
					const result = await Reflect.apply(func, this, parsedArgs);
					if (inst._def.output) {
						return await parseAsync(inst._def.output, result);
					}
					return result;
				}, "_zod", {
					value: inst._zod,
					enumerable: false
				});
			};
			inst._zod.parse = (payload, _ctx) => {
				if (typeof payload.value !== "function") {
					payload.issues.push({
						code: "invalid_type",
						expected: "function",
						input: payload.value,
						inst
					});
					return payload;
				}
				const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
				if (hasPromiseOutput) {
					payload.value = inst.implementAsync(payload.value);
				} else {
					payload.value = inst.implement(payload.value);
				}
				return payload;
			};
			inst.input = (...args) => {
				const F = inst.constructor;
				if (Array.isArray(args[0])) {
					return new F({
						type: "function",
						input: new $ZodTuple({
							type: "tuple",
							items: args[0],
							rest: args[1]
						}),
						output: inst._def.output
					});
				}
				return new F({
					type: "function",
					input: args[0],
					output: inst._def.output
				});
			};
			inst.output = (output) => {
				const F = inst.constructor;
				return new F({
					type: "function",
					input: inst._def.input,
					output
				});
			};
			return inst;
		});
		const $ZodPromise = null && core.$constructor("$ZodPromise", (inst, def) => {
			$ZodType.init(inst, def);
			inst._zod.parse = (payload, ctx) => {
				return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({
					value: inner,
					issues: []
				}, ctx));
			};
		});
		const $ZodLazy = null && core.$constructor("$ZodLazy", (inst, def) => {
			$ZodType.init(inst, def);
			util.defineLazy(inst._zod, "innerType", () => {
				const d = def;
				if (!d._cachedInner) d._cachedInner = def.getter();
				return d._cachedInner;
			});
			util.defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
			util.defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
			util.defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
			util.defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
			inst._zod.parse = (payload, ctx) => {
				const inner = inst._zod.innerType;
				return inner._zod.run(payload, ctx);
			};
		});
		const $ZodCustom = core_core.xI("$ZodCustom", (inst, def) => {
			core_checks.QP.init(inst, def);
			$ZodType.init(inst, def);
			inst._zod.parse = (payload, _) => {
				return payload;
			};
			inst._zod.check = (payload) => {
				const input = payload.value;
				const r = def.fn(input);
				if (r instanceof Promise) {
					return r.then((r) => handleRefineResult(r, payload, input, inst));
				}
				handleRefineResult(r, payload, input, inst);
				return;
			};
		});
		function handleRefineResult(result, payload, input, inst) {
			if (!result) {
				const _iss = {
					code: "custom",
					input,
					inst,
					path: [...inst._zod.def.path ?? []],
					continue: !inst._zod.def.abort
				};
				if (inst._zod.def.params) _iss.params = inst._zod.def.params;
				payload.issues.push(core_util.sn(_iss));
			}
		}
	}),
	54723: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A2: () => normalizeParams,
			Gv: () => isObject,
			NM: () => optionalKeys,
			O7: () => codePointLength,
			PO: () => cached,
			QH: () => aborted,
			Rc: () => getLengthableOrigin,
			SS: () => constantCatch,
			Vy: () => assignProp,
			X: () => installLazyProp,
			X$: () => extend,
			cl: () => nullish,
			d3: () => attachSchema,
			gx: () => captureStackTrace,
			hi: () => sizeCaps,
			iR: () => finalizeIssue,
			jD: () => hide,
			k8: () => jsonStringifyReplacer,
			lQ: () => prefixIssues,
			o8: () => clone,
			ol: () => members,
			p6: () => cleanRegex,
			qQ: () => propertyKeyTypes,
			qh: () => own,
			rL: () => explicitlyAborted,
			sD: () => escapeRegex,
			sn: () => issue,
			v5: () => defineLazyInternal,
			w5: () => getEnumValues,
			yG: () => shallowClone,
			zH: () => NUMBER_FORMAT_RANGES
		});
		function assertEqual(val) {
			return val;
		}
		function assertNotEqual(val) {
			return val;
		}
		function toZod() {
			return (schema) => schema;
		}
		function assertIs(_arg) {}
		function assertNever(_x) {
			throw new Error("Unexpected value in exhaustive check");
		}
		function assert(_) {}
		function getEnumValues(entries) {
			const numericValues = Object.values(entries).filter((v) => typeof v === "number");
			const values = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
			return values;
		}
		function joinValues(array, separator = "|") {
			return array.map((val) => stringifyPrimitive(val)).join(separator);
		}
		function jsonStringifyReplacer(_, value) {
			if (typeof value === "bigint") return value.toString();
			return value;
		}
		class Cached {
			constructor(getter) {
				this._getter = getter;
				this._value = undefined;
			}
			get value() {
				const getter = this._getter;
				if (getter !== undefined) {
					this._value = getter();
					this._getter = undefined;
				}
				return this._value;
			}
		}
		function cached(getter) {
			return new Cached(getter);
		}
		function nullish(input) {
			return input === null || input === undefined;
		}
		function cleanRegex(source) {
			const start = source.startsWith("^") ? 1 : 0;
			const end = source.endsWith("$") ? source.length - 1 : source.length;
			return source.slice(start, end);
		}
		function floatSafeRemainder(val, step) {
			const ratio = val / step;
			const roundedRatio = Math.round(ratio);
			const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
			if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
			return ratio - roundedRatio;
		}
		const EVALUATING = null && Symbol("evaluating");
		function defineLazy(object, key, getter) {
			let value = undefined;
			Object.defineProperty(object, key, {
				get() {
					if (value === EVALUATING) {
						return undefined;
					}
					if (value === undefined) {
						value = EVALUATING;
						value = getter();
					}
					return value;
				},
				set(v) {
					Object.defineProperty(object, key, { value: v });
				},
				configurable: true
			});
		}
		function objectClone(obj) {
			return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
		}
		function assignProp(target, prop, value) {
			Object.defineProperty(target, prop, {
				value,
				writable: true,
				enumerable: true,
				configurable: true
			});
		}
		function rawShape(def) {
			const desc = Object.getOwnPropertyDescriptor(def, "shape");
			return desc?.get ? desc.get.raw : desc?.value;
		}
		function sourceShape(schema) {
			return rawShape(schema._zod.def) ?? schema._zod.def.shape;
		}
		function deferProp(target, key, getter) {
			Object.defineProperty(target, key, {
				get() {
					const value = getter();
					assignProp(this, key, value);
					return value;
				},
				enumerable: true,
				configurable: true
			});
		}
		function putProp(target, key, value) {
			if (key in target) assignProp(target, key, value);
			else target[key] = value;
		}
		function mirrorShape(target, source, keys, wrap) {
			const raw = sourceShape(source);
			for (const key of keys) {
				const desc = Object.getOwnPropertyDescriptor(raw, key);
				if (!desc.enumerable) continue;
				if (desc.get) {
					deferProp(target, key, () => {
						const value = source._zod.def.shape[key];
						return wrap ? wrap(value, key) : value;
					});
				} else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
			}
		}
		function mirrorProps(target, source) {
			for (const key of Reflect.ownKeys(source)) {
				const desc = Object.getOwnPropertyDescriptor(source, key);
				if (!desc.enumerable) continue;
				if (desc.get) deferProp(target, key, () => source[key]);
				else putProp(target, key, desc.value);
			}
		}
		function mergeDefs(...defs) {
			const mergedDescriptors = {};
			for (const def of defs) {
				const descriptors = Object.getOwnPropertyDescriptors(def);
				Object.assign(mergedDescriptors, descriptors);
			}
			return Object.defineProperties({}, mergedDescriptors);
		}
		function cloneDef(schema) {
			return mergeDefs(schema._zod.def);
		}
		function getElementAtPath(obj, path) {
			if (!path) return obj;
			return path.reduce((acc, key) => acc?.[key], obj);
		}
		function promiseAllObject(promisesObj) {
			const keys = Object.keys(promisesObj);
			const promises = keys.map((key) => promisesObj[key]);
			return Promise.all(promises).then((results) => {
				const resolvedObj = {};
				for (let i = 0; i < keys.length; i++) {
					resolvedObj[keys[i]] = results[i];
				}
				return resolvedObj;
			});
		}
		function randomString(length = 10) {
			const chars = "abcdefghijklmnopqrstuvwxyz";
			let str = "";
			for (let i = 0; i < length; i++) {
				str += chars[Math.floor(Math.random() * chars.length)];
			}
			return str;
		}
		function esc(str) {
			return JSON.stringify(str);
		}
		function slugify(input) {
			return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
		}
		const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
		function isObject(data) {
			return typeof data === "object" && data !== null && !Array.isArray(data);
		}
		const allowsEval = null && cached(() => {
			if (globalConfig.jitless) {
				return false;
			}
			if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
				return false;
			}
			try {
				const F = Function;
				new F("");
				return true;
			} catch (_) {
				return false;
			}
		});
		function isPlainObject(o) {
			if (isObject(o) === false) return false;
			const ctor = o.constructor;
			if (ctor === undefined) return true;
			if (typeof ctor !== "function") return true;
			const prot = ctor.prototype;
			if (isObject(prot) === false) return false;
			if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
				return false;
			}
			return true;
		}
		function shallowClone(o) {
			if (isPlainObject(o)) return { ...o };
			if (Array.isArray(o)) return [...o];
			if (o instanceof Map) return new Map(o);
			if (o instanceof Set) return new Set(o);
			return o;
		}
		function numKeys(data) {
			let keyCount = 0;
			for (const key in data) {
				if (Object.prototype.hasOwnProperty.call(data, key)) {
					keyCount++;
				}
			}
			return keyCount;
		}
		const getParsedType = (data) => {
			const t = typeof data;
			switch (t) {
				case "undefined": return "undefined";
				case "string": return "string";
				case "number": return Number.isNaN(data) ? "nan" : "number";
				case "boolean": return "boolean";
				case "function": return "function";
				case "bigint": return "bigint";
				case "symbol": return "symbol";
				case "object":
					if (Array.isArray(data)) {
						return "array";
					}
					if (data === null) {
						return "null";
					}
					if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
						return "promise";
					}
					if (typeof Map !== "undefined" && data instanceof Map) {
						return "map";
					}
					if (typeof Set !== "undefined" && data instanceof Set) {
						return "set";
					}
					if (typeof Date !== "undefined" && data instanceof Date) {
						return "date";
					}
					if (typeof File !== "undefined" && data instanceof File) {
						return "file";
					}
					return "object";
				default: throw new Error(`Unknown data type: ${t}`);
			}
		};
		const propertyKeyTypes = new Set([
			"string",
			"number",
			"symbol"
		]);
		const primitiveTypes = new Set([
			"string",
			"number",
			"bigint",
			"boolean",
			"symbol",
			"undefined"
		]);
		function escapeRegex(str) {
			return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		}
		function clone(inst, def, params) {
			const cl = new inst._zod.constr(def ?? inst._zod.def);
			if (!def || params?.parent) cl._zod.parent = inst;
			return cl;
		}
		function normalizeParams(_params) {
			const params = _params;
			if (!params) return {};
			if (typeof params === "string") return { error: () => params };
			if (params?.message !== undefined) {
				if (params?.error !== undefined) throw new Error("Cannot specify both `message` and `error` params");
				params.error = params.message;
			}
			delete params.message;
			if (typeof params.error === "string") return {
				...params,
				error: () => params.error
			};
			return params;
		}
		function createTransparentProxy(getter) {
			let target;
			return new Proxy({}, {
				get(_, prop, receiver) {
					target ?? (target = getter());
					return Reflect.get(target, prop, receiver);
				},
				set(_, prop, value, receiver) {
					target ?? (target = getter());
					return Reflect.set(target, prop, value, receiver);
				},
				has(_, prop) {
					target ?? (target = getter());
					return Reflect.has(target, prop);
				},
				deleteProperty(_, prop) {
					target ?? (target = getter());
					return Reflect.deleteProperty(target, prop);
				},
				ownKeys(_) {
					target ?? (target = getter());
					return Reflect.ownKeys(target);
				},
				getOwnPropertyDescriptor(_, prop) {
					target ?? (target = getter());
					return Reflect.getOwnPropertyDescriptor(target, prop);
				},
				defineProperty(_, prop, descriptor) {
					target ?? (target = getter());
					return Reflect.defineProperty(target, prop, descriptor);
				}
			});
		}
		function stringifyPrimitive(value) {
			if (typeof value === "bigint") return value.toString() + "n";
			if (typeof value === "string") return `"${value}"`;
			return `${value}`;
		}
		function optionalKeys(shape) {
			return Object.keys(shape).filter((k) => {
				return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
			});
		}
		const NUMBER_FORMAT_RANGES = (() => ({
			safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
			int32: [-2147483648, 2147483647],
			uint32: [0, 4294967295],
			float32: [-34028234663852886e22, 34028234663852886e22],
			float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
		}))();
		const BIGINT_FORMAT_RANGES = {
			int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
			uint64: [BigInt(0), BigInt("18446744073709551615")]
		};
		function pick(schema, mask) {
			const currDef = schema._zod.def;
			const checks = currDef.checks;
			const hasChecks = checks && checks.length > 0;
			if (hasChecks) {
				throw new Error(".pick() cannot be used on object schemas containing refinements");
			}
			const newShape = {};
			mirrorShape(newShape, schema, maskedKeys(schema, mask));
			return clone(schema, mergeDefs(currDef, {
				shape: newShape,
				checks: []
			}));
		}
		function maskedKeys(schema, mask) {
			const raw = sourceShape(schema);
			const keys = [];
			for (const key of Reflect.ownKeys(mask)) {
				if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
					throw new Error(`Unrecognized key: "${String(key)}"`);
				}
				if (mask[key]) keys.push(key);
			}
			return keys;
		}
		function omit(schema, mask) {
			const currDef = schema._zod.def;
			const checks = currDef.checks;
			const hasChecks = checks && checks.length > 0;
			if (hasChecks) {
				throw new Error(".omit() cannot be used on object schemas containing refinements");
			}
			const omitted = new Set(maskedKeys(schema, mask));
			const newShape = {};
			mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
			return clone(schema, mergeDefs(currDef, {
				shape: newShape,
				checks: []
			}));
		}
		function extend(schema, shape) {
			if (!isPlainObject(shape)) {
				throw new Error("Invalid input to extend: expected a plain object");
			}
			const checks = schema._zod.def.checks;
			const hasChecks = checks && checks.length > 0;
			if (hasChecks) {
				const existingShape = sourceShape(schema);
				for (const key of Reflect.ownKeys(shape)) {
					if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
						throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
					}
				}
			}
			return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
		}
		function extended(schema, shape) {
			const newShape = {};
			mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
			mirrorProps(newShape, shape);
			return newShape;
		}
		function safeExtend(schema, shape) {
			if (!isPlainObject(shape)) {
				throw new Error("Invalid input to safeExtend: expected a plain object");
			}
			return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
		}
		function merge(a, b) {
			if (!b?._zod?.def) {
				throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
			}
			if (a._zod.def.checks?.length) {
				throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
			}
			const newShape = {};
			mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
			mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
			const def = mergeDefs(a._zod.def, {
				shape: newShape,
				get catchall() {
					return b._zod.def.catchall;
				},
				checks: b._zod.def.checks ?? []
			});
			return clone(a, def);
		}
		function partial(Class, schema, mask, name = "partial") {
			const currDef = schema._zod.def;
			const checks = currDef.checks;
			const hasChecks = checks && checks.length > 0;
			if (hasChecks) {
				throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
			}
			const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
			const newShape = {};
			mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
				type: "optional",
				innerType: value
			})));
			return clone(schema, mergeDefs(schema._zod.def, {
				shape: newShape,
				checks: []
			}));
		}
		function required(Class, schema, mask) {
			const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
			const newShape = {};
			mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
				type: "nonoptional",
				innerType: value
			}));
			return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
		}
		function aborted(x, startIndex = 0) {
			if (x.aborted === true) return true;
			for (let i = startIndex; i < x.issues.length; i++) {
				if (x.issues[i]?.continue !== true) {
					return true;
				}
			}
			return false;
		}
		function explicitlyAborted(x, startIndex = 0) {
			if (x.aborted === true) return true;
			for (let i = startIndex; i < x.issues.length; i++) {
				if (x.issues[i]?.continue === false) {
					return true;
				}
			}
			return false;
		}
		function prefixIssues(path, issues) {
			return issues.map((iss) => {
				var _a;
				(_a = iss).path ?? (_a.path = []);
				iss.path.unshift(path);
				return iss;
			});
		}
		function unwrapMessage(message) {
			return typeof message === "string" ? message : message?.message;
		}
		function sizeCaps(defChecks) {
			const caps = [];
			for (const ch of defChecks ?? []) {
				const d = ch._zod.def;
				if (!/_(length|size)$|_equals$/.test(d.check)) break;
				const max = d.maximum ?? d.length ?? d.size;
				if (max >= 0) caps.push([max, ch]);
			}
			return caps;
		}
		function attachSchema(issues, start, inst) {
			var _a;
			for (let i = start; i < issues.length; i++) {
				(_a = issues[i]).schema ?? (_a.schema = inst);
			}
		}
		function finalizeIssue(iss, ctx, config) {
			var _a;
			const traits = iss.inst?._zod?.traits;
			if (traits?.has("$ZodType")) {
				if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
				else iss.schema = iss.inst;
			}
			const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
			const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
			const full = {};
			for (const k of Object.keys(iss)) {
				if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
				full[k] = iss[k];
			}
			full.path ?? (full.path = []);
			full.message = message;
			if (ctx?.reportInput) {
				full.input = iss.input;
			}
			return full;
		}
		function getSizableOrigin(input) {
			if (input instanceof Set) return "set";
			if (input instanceof Map) return "map";
			if (input instanceof File) return "file";
			return "unknown";
		}
		const highSurrogate = /[\uD800-\uDBFF]/;
		function codePointLength(str) {
			const units = str.length;
			if (!highSurrogate.test(str)) return units;
			let count = units;
			for (let i = 0; i < units - 1; i++) {
				if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
					count--;
					i++;
				}
			}
			return count;
		}
		function getLengthableOrigin(input) {
			if (Array.isArray(input)) return "array";
			if (typeof input === "string") return "string";
			return "unknown";
		}
		function parsedType(data) {
			const t = typeof data;
			switch (t) {
				case "number": {
					return Number.isNaN(data) ? "nan" : "number";
				}
				case "object": {
					if (data === null) {
						return "null";
					}
					if (Array.isArray(data)) {
						return "array";
					}
					const obj = data;
					if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
						return obj.constructor.name;
					}
				}
			}
			return t;
		}
		function issue(...args) {
			const [iss, input, inst] = args;
			if (typeof iss === "string") {
				return {
					message: iss,
					code: "custom",
					input,
					inst
				};
			}
			return { ...iss };
		}
		function cleanEnum(obj) {
			return Object.entries(obj).filter(([k, _]) => {
				return Number.isNaN(Number.parseInt(k, 10));
			}).map((el) => el[1]);
		}
		function base64ToUint8Array(base64) {
			const binaryString = atob(base64);
			const bytes = new Uint8Array(binaryString.length);
			for (let i = 0; i < binaryString.length; i++) {
				bytes[i] = binaryString.charCodeAt(i);
			}
			return bytes;
		}
		function uint8ArrayToBase64(bytes) {
			let binaryString = "";
			for (let i = 0; i < bytes.length; i++) {
				binaryString += String.fromCharCode(bytes[i]);
			}
			return btoa(binaryString);
		}
		function base64urlToUint8Array(base64url) {
			const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
			const padding = "=".repeat((4 - base64.length % 4) % 4);
			return base64ToUint8Array(base64 + padding);
		}
		function uint8ArrayToBase64url(bytes) {
			return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
		}
		function hexToUint8Array(hex) {
			const cleanHex = hex.replace(/^0x/, "");
			if (cleanHex.length % 2 !== 0) {
				throw new Error("Invalid hex string length");
			}
			const bytes = new Uint8Array(cleanHex.length / 2);
			for (let i = 0; i < cleanHex.length; i += 2) {
				bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
			}
			return bytes;
		}
		function uint8ArrayToHex(bytes) {
			return Array.from(bytes).map((b) => b.toString(16).padStart(2, "0")).join("");
		}
		class Class {
			constructor(..._args) {}
		}
		function members(proto, table) {
			for (const key in table) {
				const desc = Object.getOwnPropertyDescriptor(table, key);
				if (desc.get) Object.defineProperty(proto, key, {
					...desc,
					enumerable: false
				});
				else defineBound(proto, key, desc.value);
			}
		}
		function own(inst, key, value, enumerable = true) {
			Object.defineProperty(inst, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
			return value;
		}
		function hide(inst, key, value) {
			return own(inst, key, value, false);
		}
		function derived(computes, table) {
			for (const key in computes) {
				const compute = computes[key];
				Object.defineProperty(table, key, {
					configurable: true,
					enumerable: true,
					get() {
						return own(this, key, compute(this));
					},
					set(value) {
						own(this, key, value);
					}
				});
			}
			return table;
		}
		function defineBound(proto, key, fn) {
			Object.defineProperty(proto, key, {
				configurable: true,
				get() {
					return this == null ? fn : own(this, key, fn.bind(this));
				},
				set(value) {
					own(this, key, value);
				}
			});
		}
		function claim(inst, sentinel) {
			const proto = Object.getPrototypeOf(inst);
			return sentinel in proto ? undefined : proto;
		}
		let installing;
		let broke = false;
		const breaker = {
			configurable: true,
			get() {
				broke = true;
				return undefined;
			}
		};
		function defineLazyInternal(inst, key, compute) {
			const proto = Object.getPrototypeOf(inst._zod);
			if (key in proto && installing !== inst._zod) {
				installing = undefined;
				return;
			}
			installing = inst._zod;
			Object.defineProperty(proto, key, {
				configurable: true,
				get() {
					Object.defineProperty(this, key, breaker);
					const outer = broke;
					broke = false;
					try {
						const value = compute(this);
						if (broke) delete this[key];
						else Object.defineProperty(this, key, {
							configurable: true,
							writable: true,
							value
						});
						broke = broke || outer;
						return value;
					} catch (err) {
						delete this[key];
						broke = broke || outer;
						throw err;
					}
				},
				set(value) {
					Object.defineProperty(this, key, {
						configurable: true,
						writable: true,
						value
					});
				}
			});
		}
		function installLazyProp(inst, key, make, enumerable) {
			const proto = claim(inst, key);
			if (!proto) return;
			Object.defineProperty(proto, key, {
				configurable: true,
				get() {
					const desc = {
						configurable: true,
						writable: true,
						enumerable,
						value: undefined
					};
					Object.defineProperty(this, key, desc);
					desc.value = make(this);
					Object.defineProperty(this, key, desc);
					return desc.value;
				},
				set(value) {
					Object.defineProperty(this, key, {
						configurable: true,
						writable: true,
						enumerable,
						value
					});
				}
			});
		}
		const CONSTANT_CATCH = "~constantCatch";
		function constantCatch(value) {
			const fn = () => value;
			fn[CONSTANT_CATCH] = true;
			return fn;
		}
	}),
	94343: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FsL: () => pipe,
			Ikc: () => object,
			KCZ: () => union,
			L5J: () => unknown,
			MfU: () => _catch,
			Rvf: () => _default,
			Whr: () => int,
			X$i: () => extend,
			YOg: () => array,
			YPB: () => refine,
			YjP: () => string,
			_H3: () => looseObject,
			aig: () => number,
			cl6: () => nullish,
			euz: () => literal,
			k5n: () => _enum,
			lqM: () => optional,
			mee: () => nullable,
			pdi: () => transform,
			q0y: () => describe,
			rej: () => strictObject,
			zMY: () => boolean,
			zUr: () => ZodMiniStringFormat
		});
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
		var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81041);
		var _core_util_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54723);
		var _core_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73305);
		var _parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23945);
		const ZodMiniType = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniType", (inst, def) => {
			if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.W4.init(inst, def);
			inst.def = def;
			inst.type = def.type;
		}, {
			get with() {
				return this.check;
			},
			set with(value) {
				_core_util_js__WEBPACK_IMPORTED_MODULE_2__.qh(this, "with", value);
			},
			parse(data, params) {
				return _parse_js__WEBPACK_IMPORTED_MODULE_3__.qg(this, data, params, { callee: this.parse });
			},
			parseAsync(data, params) {
				return _parse_js__WEBPACK_IMPORTED_MODULE_3__.EJ(this, data, params, { callee: this.parseAsync });
			},
			safeParse(data, params) {
				return _parse_js__WEBPACK_IMPORTED_MODULE_3__.xL(this, data, params);
			},
			safeParseAsync(data, params) {
				return _parse_js__WEBPACK_IMPORTED_MODULE_3__.bp(this, data, params);
			},
			check(...checks) {
				const def = this.def;
				return this.clone({
					...def,
					checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
						check: ch,
						def: { check: "custom" },
						onattach: []
					} } : ch)]
				}, { parent: true });
			},
			clone(_def, params) {
				return _core_util_js__WEBPACK_IMPORTED_MODULE_2__.o8(this, _def, params);
			},
			brand() {
				return this;
			},
			register(reg, meta) {
				reg.add(this, meta);
				return this;
			},
			apply(fn, ...args) {
				return args.length === 0 ? fn(this) : fn(this, ...args);
			}
		});
		const ZodMiniString = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniString", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.$v.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function string(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.Rl(ZodMiniString, params);
		}
		const ZodMiniStringFormat = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniStringFormat", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.EY.init(inst, def);
			ZodMiniString.init(inst, def);
		});
		const ZodMiniEmail = null && core.$constructor("ZodMiniEmail", (inst, def) => {
			core.$ZodEmail.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function email(params) {
			return core._email(ZodMiniEmail, params);
		}
		const ZodMiniGUID = null && core.$constructor("ZodMiniGUID", (inst, def) => {
			core.$ZodGUID.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function guid(params) {
			return core._guid(ZodMiniGUID, params);
		}
		const ZodMiniUUID = null && core.$constructor("ZodMiniUUID", (inst, def) => {
			core.$ZodUUID.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function uuid(params) {
			return core._uuid(ZodMiniUUID, params);
		}
		function uuidv4(params) {
			return core._uuidv4(ZodMiniUUID, params);
		}
		function uuidv6(params) {
			return core._uuidv6(ZodMiniUUID, params);
		}
		function uuidv7(params) {
			return core._uuidv7(ZodMiniUUID, params);
		}
		const ZodMiniURL = null && core.$constructor("ZodMiniURL", (inst, def) => {
			core.$ZodURL.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function url(params) {
			return core._url(ZodMiniURL, params);
		}
		function httpUrl(params) {
			return core._url(ZodMiniURL, {
				protocol: regexes.httpProtocol,
				hostname: regexes.domain,
				...util.normalizeParams(params)
			});
		}
		const ZodMiniEmoji = null && core.$constructor("ZodMiniEmoji", (inst, def) => {
			core.$ZodEmoji.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function emoji(params) {
			return core._emoji(ZodMiniEmoji, params);
		}
		const ZodMiniNanoID = null && core.$constructor("ZodMiniNanoID", (inst, def) => {
			core.$ZodNanoID.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function nanoid(params) {
			return core._nanoid(ZodMiniNanoID, params);
		}
		const ZodMiniCUID = null && core.$constructor("ZodMiniCUID", (inst, def) => {
			core.$ZodCUID.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function cuid(params) {
			return core._cuid(ZodMiniCUID, params);
		}
		const ZodMiniCUID2 = null && core.$constructor("ZodMiniCUID2", (inst, def) => {
			core.$ZodCUID2.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function cuid2(params) {
			return core._cuid2(ZodMiniCUID2, params);
		}
		const ZodMiniULID = null && core.$constructor("ZodMiniULID", (inst, def) => {
			core.$ZodULID.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function ulid(params) {
			return core._ulid(ZodMiniULID, params);
		}
		const ZodMiniXID = null && core.$constructor("ZodMiniXID", (inst, def) => {
			core.$ZodXID.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function xid(params) {
			return core._xid(ZodMiniXID, params);
		}
		const ZodMiniKSUID = null && core.$constructor("ZodMiniKSUID", (inst, def) => {
			core.$ZodKSUID.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function ksuid(params) {
			return core._ksuid(ZodMiniKSUID, params);
		}
		const ZodMiniIPv4 = null && core.$constructor("ZodMiniIPv4", (inst, def) => {
			core.$ZodIPv4.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function ipv4(params) {
			return core._ipv4(ZodMiniIPv4, params);
		}
		const ZodMiniIPv6 = null && core.$constructor("ZodMiniIPv6", (inst, def) => {
			core.$ZodIPv6.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function ipv6(params) {
			return core._ipv6(ZodMiniIPv6, params);
		}
		const ZodMiniCIDRv4 = null && core.$constructor("ZodMiniCIDRv4", (inst, def) => {
			core.$ZodCIDRv4.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function cidrv4(params) {
			return core._cidrv4(ZodMiniCIDRv4, params);
		}
		const ZodMiniCIDRv6 = null && core.$constructor("ZodMiniCIDRv6", (inst, def) => {
			core.$ZodCIDRv6.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function cidrv6(params) {
			return core._cidrv6(ZodMiniCIDRv6, params);
		}
		const ZodMiniMAC = null && core.$constructor("ZodMiniMAC", (inst, def) => {
			core.$ZodMAC.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function mac(params) {
			return core._mac(ZodMiniMAC, params);
		}
		const ZodMiniBase64 = null && core.$constructor("ZodMiniBase64", (inst, def) => {
			core.$ZodBase64.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function base64(params) {
			return core._base64(ZodMiniBase64, params);
		}
		const ZodMiniBase64URL = null && core.$constructor("ZodMiniBase64URL", (inst, def) => {
			core.$ZodBase64URL.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function base64url(params) {
			return core._base64url(ZodMiniBase64URL, params);
		}
		const ZodMiniE164 = null && core.$constructor("ZodMiniE164", (inst, def) => {
			core.$ZodE164.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function e164(params) {
			return core._e164(ZodMiniE164, params);
		}
		const ZodMiniCreditCard = null && core.$constructor("ZodMiniCreditCard", (inst, def) => {
			core.$ZodCreditCard.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function creditCard(params) {
			return core._creditCard(ZodMiniCreditCard, params);
		}
		const ZodMiniIBAN = null && core.$constructor("ZodMiniIBAN", (inst, def) => {
			core.$ZodIBAN.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function iban(params) {
			return core._iban(ZodMiniIBAN, params);
		}
		const ZodMiniJWT = null && core.$constructor("ZodMiniJWT", (inst, def) => {
			core.$ZodJWT.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function jwt(params) {
			return core._jwt(ZodMiniJWT, params);
		}
		const ZodMiniCustomStringFormat = null && core.$constructor("ZodMiniCustomStringFormat", (inst, def) => {
			core.$ZodCustomStringFormat.init(inst, def);
			ZodMiniStringFormat.init(inst, def);
		});
		function stringFormat(format, fnOrRegex, _params = {}) {
			return core._stringFormat(ZodMiniCustomStringFormat, format, fnOrRegex, _params);
		}
		function hostname(_params) {
			return core._stringFormat(ZodMiniCustomStringFormat, "hostname", regexes.hostname, _params);
		}
		function hex(_params) {
			return core._stringFormat(ZodMiniCustomStringFormat, "hex", regexes.hex, _params);
		}
		function currencyCode(_params) {
			return core._stringFormat(ZodMiniCustomStringFormat, "currency_code", regexes.currencyCode, _params);
		}
		function hash(alg, params) {
			const enc = params?.enc ?? "hex";
			const format = `${alg}_${enc}`;
			const regex = core.regexes[format];
			if (!regex) throw new Error(`Unrecognized hash format: ${format}`);
			return core._stringFormat(ZodMiniCustomStringFormat, format, regex, params);
		}
		const ZodMiniNumber = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNumber", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.vz.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function number(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.F7(ZodMiniNumber, params);
		}
		const ZodMiniNumberFormat = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNumberFormat", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.I.init(inst, def);
			ZodMiniNumber.init(inst, def);
		});
		function int(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.LK(ZodMiniNumberFormat, params);
		}
		function float32(params) {
			return core._float32(ZodMiniNumberFormat, params);
		}
		function float64(params) {
			return core._float64(ZodMiniNumberFormat, params);
		}
		function int32(params) {
			return core._int32(ZodMiniNumberFormat, params);
		}
		function uint32(params) {
			return core._uint32(ZodMiniNumberFormat, params);
		}
		const ZodMiniBoolean = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniBoolean", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.sF.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function boolean(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__._L(ZodMiniBoolean, params);
		}
		const ZodMiniBigInt = null && core.$constructor("ZodMiniBigInt", (inst, def) => {
			core.$ZodBigInt.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function bigint(params) {
			return core._bigint(ZodMiniBigInt, params);
		}
		const ZodMiniBigIntFormat = null && core.$constructor("ZodMiniBigIntFormat", (inst, def) => {
			core.$ZodBigIntFormat.init(inst, def);
			ZodMiniBigInt.init(inst, def);
		});
		function int64(params) {
			return core._int64(ZodMiniBigIntFormat, params);
		}
		function uint64(params) {
			return core._uint64(ZodMiniBigIntFormat, params);
		}
		const ZodMiniSymbol = null && core.$constructor("ZodMiniSymbol", (inst, def) => {
			core.$ZodSymbol.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function symbol(params) {
			return core._symbol(ZodMiniSymbol, params);
		}
		const ZodMiniUndefined = null && core.$constructor("ZodMiniUndefined", (inst, def) => {
			core.$ZodUndefined.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function _undefined(params) {
			return core._undefined(ZodMiniUndefined, params);
		}
		const ZodMiniNull = null && core.$constructor("ZodMiniNull", (inst, def) => {
			core.$ZodNull.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function _null(params) {
			return core._null(ZodMiniNull, params);
		}
		const ZodMiniAny = null && core.$constructor("ZodMiniAny", (inst, def) => {
			core.$ZodAny.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function any() {
			return core._any(ZodMiniAny);
		}
		const ZodMiniUnknown = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniUnknown", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.GP.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function unknown() {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.em(ZodMiniUnknown);
		}
		const ZodMiniNever = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNever", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Um.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function never(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.G8(ZodMiniNever, params);
		}
		const ZodMiniVoid = null && core.$constructor("ZodMiniVoid", (inst, def) => {
			core.$ZodVoid.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function _void(params) {
			return core._void(ZodMiniVoid, params);
		}
		const ZodMiniDate = null && core.$constructor("ZodMiniDate", (inst, def) => {
			core.$ZodDate.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function date(params) {
			return core._date(ZodMiniDate, params);
		}
		const ZodMiniArray = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniArray", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.$p.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function array(element, params) {
			return new ZodMiniArray({
				type: "array",
				element,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		function keyof(schema) {
			const shape = schema._zod.def.shape;
			return _enum(Object.keys(shape));
		}
		const ZodMiniObject = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniObject", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.L8.init(inst, def);
			ZodMiniType.init(inst, def);
			_core_util_js__WEBPACK_IMPORTED_MODULE_2__.X(inst, "shape", (self) => self._zod.def.shape, false);
		});
		function object(shape, params) {
			const def = {
				type: "object",
				shape: shape ?? {},
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			};
			return new ZodMiniObject(def);
		}
		function strictObject(shape, params) {
			return new ZodMiniObject({
				type: "object",
				shape,
				catchall: never(),
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		function looseObject(shape, params) {
			return new ZodMiniObject({
				type: "object",
				shape,
				catchall: unknown(),
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		function extend(schema, shape) {
			return _core_util_js__WEBPACK_IMPORTED_MODULE_2__.X$(schema, shape);
		}
		function safeExtend(schema, shape) {
			return util.safeExtend(schema, shape);
		}
		function merge(a, b) {
			return util.merge(a, b);
		}
		function pick(schema, mask) {
			return util.pick(schema, mask);
		}
		function omit(schema, mask) {
			return util.omit(schema, mask);
		}
		function partial(schema, mask) {
			const def = schema._zod.def;
			if (def.type !== "tuple") return util.partial(ZodMiniOptional, schema, mask);
			if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
			return util.clone(schema, {
				...def,
				items: def.items.map((item) => new ZodMiniOptional({
					type: "optional",
					innerType: item
				}))
			});
		}
		function exactPartial(schema, mask) {
			return util.partial(ZodMiniExactOptional, schema, mask, "exactPartial");
		}
		function required(schema, mask) {
			return util.required(ZodMiniNonOptional, schema, mask);
		}
		function catchall(inst, catchall) {
			return inst.clone(util.mergeDefs(inst._zod.def, { catchall }));
		}
		const ZodMiniUnion = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniUnion", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.cu.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function union(options, params) {
			return new ZodMiniUnion({
				type: "union",
				options,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		const ZodMiniXor = null && core.$constructor("ZodMiniXor", (inst, def) => {
			ZodMiniUnion.init(inst, def);
			core.$ZodXor.init(inst, def);
		});
		function xor(options, params) {
			return new ZodMiniXor({
				type: "union",
				options,
				inclusive: false,
				...util.normalizeParams(params)
			});
		}
		const ZodMiniDiscriminatedUnion = null && core.$constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
			core.$ZodDiscriminatedUnion.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function discriminatedUnion(discriminator, options, params) {
			return new ZodMiniDiscriminatedUnion({
				type: "union",
				options,
				discriminator,
				...util.normalizeParams(params)
			});
		}
		const ZodMiniIntersection = null && core.$constructor("ZodMiniIntersection", (inst, def) => {
			core.$ZodIntersection.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function intersection(left, right) {
			return new ZodMiniIntersection({
				type: "intersection",
				left,
				right
			});
		}
		const ZodMiniTuple = null && core.$constructor("ZodMiniTuple", (inst, def) => {
			core.$ZodTuple.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function tuple(items, _paramsOrRest, _params) {
			const hasRest = _paramsOrRest instanceof core.$ZodType;
			const params = hasRest ? _params : _paramsOrRest;
			const rest = hasRest ? _paramsOrRest : null;
			return new ZodMiniTuple({
				type: "tuple",
				items,
				rest,
				...util.normalizeParams(params)
			});
		}
		const ZodMiniRecord = null && core.$constructor("ZodMiniRecord", (inst, def) => {
			core.$ZodRecord.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function record(keyType, valueType, params) {
			if (!valueType || !valueType._zod) {
				return new ZodMiniRecord({
					type: "record",
					keyType: string(),
					valueType: keyType,
					...util.normalizeParams(valueType)
				});
			}
			return new ZodMiniRecord({
				type: "record",
				keyType,
				valueType,
				...util.normalizeParams(params)
			});
		}
		function partialRecord(keyType, valueType, params) {
			return new ZodMiniRecord({
				type: "record",
				keyType,
				valueType,
				...util.normalizeParams(params),
				partial: true
			});
		}
		function looseRecord(keyType, valueType, params) {
			return new ZodMiniRecord({
				type: "record",
				keyType,
				valueType,
				mode: "loose",
				...util.normalizeParams(params)
			});
		}
		const ZodMiniMap = null && core.$constructor("ZodMiniMap", (inst, def) => {
			core.$ZodMap.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function map(keyType, valueType, params) {
			return new ZodMiniMap({
				type: "map",
				keyType,
				valueType,
				...util.normalizeParams(params)
			});
		}
		const ZodMiniSet = null && core.$constructor("ZodMiniSet", (inst, def) => {
			core.$ZodSet.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function set(valueType, params) {
			return new ZodMiniSet({
				type: "set",
				valueType,
				...util.normalizeParams(params)
			});
		}
		const ZodMiniEnum = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniEnum", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.VO.init(inst, def);
			ZodMiniType.init(inst, def);
			inst.options = [...inst._zod.values];
		});
		function _enum(values, params) {
			const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
			return new ZodMiniEnum({
				type: "enum",
				entries,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		function nativeEnum(entries, params) {
			return new ZodMiniEnum({
				type: "enum",
				entries,
				...util.normalizeParams(params)
			});
		}
		const ZodMiniLiteral = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniLiteral", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.nu.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function literal(value, params) {
			return new ZodMiniLiteral({
				type: "literal",
				values: Array.isArray(value) ? value : [value],
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		const ZodMiniFile = null && core.$constructor("ZodMiniFile", (inst, def) => {
			core.$ZodFile.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function file(params) {
			return core._file(ZodMiniFile, params);
		}
		const ZodMiniTransform = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniTransform", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Wc.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function transform(fn) {
			return new ZodMiniTransform({
				type: "transform",
				transform: fn
			});
		}
		const ZodMiniOptional = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniOptional", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.ig.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function optional(innerType) {
			return new ZodMiniOptional({
				type: "optional",
				innerType
			});
		}
		const ZodMiniExactOptional = null && core.$constructor("ZodMiniExactOptional", (inst, def) => {
			core.$ZodExactOptional.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function exactOptional(innerType) {
			return new ZodMiniExactOptional({
				type: "optional",
				innerType
			});
		}
		const ZodMiniNullable = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNullable", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.qc.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function nullable(innerType) {
			return new ZodMiniNullable({
				type: "nullable",
				innerType
			});
		}
		function nullish(innerType) {
			return optional(nullable(innerType));
		}
		const ZodMiniDefault = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniDefault", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.rv.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function _default(innerType, defaultValue) {
			return new ZodMiniDefault({
				type: "default",
				innerType,
				get defaultValue() {
					return typeof defaultValue === "function" ? defaultValue() : _core_util_js__WEBPACK_IMPORTED_MODULE_2__.yG(defaultValue);
				}
			});
		}
		const ZodMiniPrefault = null && core.$constructor("ZodMiniPrefault", (inst, def) => {
			core.$ZodPrefault.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function prefault(innerType, defaultValue) {
			return new ZodMiniPrefault({
				type: "prefault",
				innerType,
				get defaultValue() {
					return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
				}
			});
		}
		const ZodMiniNonOptional = null && core.$constructor("ZodMiniNonOptional", (inst, def) => {
			core.$ZodNonOptional.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function nonoptional(innerType, params) {
			return new ZodMiniNonOptional({
				type: "nonoptional",
				innerType,
				...util.normalizeParams(params)
			});
		}
		const ZodMiniSuccess = null && core.$constructor("ZodMiniSuccess", (inst, def) => {
			core.$ZodSuccess.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function success(innerType) {
			return new ZodMiniSuccess({
				type: "success",
				innerType
			});
		}
		const ZodMiniCatch = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniCatch", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.t$.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function _catch(innerType, catchValue) {
			return new ZodMiniCatch({
				type: "catch",
				innerType,
				catchValue: typeof catchValue === "function" ? catchValue : _core_util_js__WEBPACK_IMPORTED_MODULE_2__.SS(catchValue)
			});
		}
		const ZodMiniNaN = null && core.$constructor("ZodMiniNaN", (inst, def) => {
			core.$ZodNaN.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function nan(params) {
			return core._nan(ZodMiniNaN, params);
		}
		const ZodMiniPipe = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniPipe", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__._m.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function pipe(in_, out) {
			return new ZodMiniPipe({
				type: "pipe",
				in: in_,
				out
			});
		}
		const ZodMiniCodec = null && core.$constructor("ZodMiniCodec", (inst, def) => {
			ZodMiniPipe.init(inst, def);
			core.$ZodCodec.init(inst, def);
		});
		function codec(in_, out, params) {
			return new ZodMiniCodec({
				type: "pipe",
				in: in_,
				out,
				transform: params.decode,
				reverseTransform: params.encode
			});
		}
		function invertCodec(codec) {
			const def = codec._zod.def;
			return new ZodMiniCodec({
				type: "pipe",
				in: def.out,
				out: def.in,
				transform: def.reverseTransform,
				reverseTransform: def.transform
			});
		}
		const ZodMiniReadonly = null && core.$constructor("ZodMiniReadonly", (inst, def) => {
			core.$ZodReadonly.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function readonly(innerType) {
			return new ZodMiniReadonly({
				type: "readonly",
				innerType
			});
		}
		const ZodMiniTemplateLiteral = null && core.$constructor("ZodMiniTemplateLiteral", (inst, def) => {
			core.$ZodTemplateLiteral.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function templateLiteral(parts, params) {
			return new ZodMiniTemplateLiteral({
				type: "template_literal",
				parts,
				...util.normalizeParams(params)
			});
		}
		const ZodMiniLazy = null && core.$constructor("ZodMiniLazy", (inst, def) => {
			core.$ZodLazy.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function _lazy(getter) {
			return new ZodMiniLazy({
				type: "lazy",
				getter
			});
		}
		const ZodMiniPromise = null && core.$constructor("ZodMiniPromise", (inst, def) => {
			core.$ZodPromise.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function promise(innerType) {
			return new ZodMiniPromise({
				type: "promise",
				innerType
			});
		}
		const ZodMiniCustom = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniCustom", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.b0.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function check(fn, params) {
			const ch = new core.$ZodCheck({
				check: "custom",
				...util.normalizeParams(params)
			});
			ch._zod.check = fn;
			return ch;
		}
		function custom(fn, _params) {
			return core._custom(ZodMiniCustom, fn ?? (() => true), _params);
		}
		function refine(fn, _params = {}) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.fU(ZodMiniCustom, fn, _params);
		}
		function superRefine(fn, params) {
			return core._superRefine(fn, params);
		}
		const describe = _core_index_js__WEBPACK_IMPORTED_MODULE_4__.q0;
		const meta = _core_index_js__WEBPACK_IMPORTED_MODULE_4__.mI;
		class Class {
			constructor(..._args) {}
		}
		function _instanceof(cls, params = {}) {
			const inst = custom((data) => data instanceof cls, params);
			inst._zod.bag.Class = cls;
			inst._zod.check = (payload) => {
				if (!(payload.value instanceof cls)) {
					payload.issues.push({
						code: "invalid_type",
						expected: cls.name,
						input: payload.value,
						inst,
						path: [...inst._zod.def.path ?? []]
					});
				}
			};
			return inst;
		}
		const stringbool = (...args) => core._stringbool({
			Codec: ZodMiniCodec,
			Boolean: ZodMiniBoolean,
			String: ZodMiniString
		}, ...args);
		function json() {
			const jsonSchema = _lazy(() => {
				return union([
					string(),
					number(),
					boolean(),
					_null(),
					array(jsonSchema),
					record(string(), jsonSchema)
				]);
			});
			return jsonSchema;
		}
		const ZodMiniFunction = null && core.$constructor("ZodMiniFunction", (inst, def) => {
			core.$ZodFunction.init(inst, def);
			ZodMiniType.init(inst, def);
		});
		function _function(params) {
			return new ZodMiniFunction({
				type: "function",
				input: Array.isArray(params?.input) ? tuple(params?.input) : params?.input ?? array(unknown()),
				output: params?.output ?? unknown()
			});
		}
	})
};
