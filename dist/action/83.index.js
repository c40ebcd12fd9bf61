export const id = 83;
export const ids = [83];
export const modules = {
	6805: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		var external_os_ = __webpack_require__(857);
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
		var external_crypto_ = __webpack_require__(6982);
		var external_fs_ = __webpack_require__(9896);
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
		var external_path_ = __webpack_require__(6928);
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
	3327: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => summary });
		var os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(857);
		var fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9896);
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
	})
};
