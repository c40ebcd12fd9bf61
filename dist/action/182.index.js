export const id = 182;
export const ids = [182];
export const modules = {
	2426: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => unlessCancelled,
			S: () => awaitBriefly
		});
		var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
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
	7309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => missingCredentials,
			q: () => readConnectionInputs
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
		var _github_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4679);
		var _service_roles_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5296);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1699);
		var _policy_policy_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3518);
		const placeholder = new URL("https://invalid.invalid/v1");
		const maxCertificateBytes = 4 * 1024 * 1024;
		async function readConnectionInputs(reader, governing, { mask }) {
			const baseUrl = readBaseUrl(reader);
			const credentials = {
				username: reader.text("username"),
				password: reader.verbatim("password"),
				token: reader.text("api-token")
			};
			mask(credentials.password);
			mask(credentials.token);
			if (credentials.token !== undefined && !(0, _service_roles_js__WEBPACK_IMPORTED_MODULE_3__.sg)(credentials.token)) reader.refuse("api-token", "must be a token on one line, without blanks and of usual length");
			return {
				baseUrl,
				authUrl: readAuthUrl(reader, baseUrl),
				credentials,
				extraCa: await readCertificates(reader, governing),
				requestTimeoutMs: 1e3 * reader.number("request-timeout-seconds", {
					fallback: 30,
					min: .001,
					max: 3600
				}),
				maxRetries: reader.number("max-retries", {
					fallback: 4,
					min: 0,
					max: 20,
					integer: true
				}),
				cadence: readCadence(reader)
			};
		}
		function missingCredentials({ username, password, token }) {
			if (username !== undefined && password === undefined) return "`password` is missing beside `username`";
			if (username === undefined && password !== undefined) return "`username` is missing beside `password`";
			if (username === undefined && token === undefined) return "`username` and `password`, or `api-token`, must be given";
			return undefined;
		}
		function readBaseUrl(reader) {
			const url = readUrl(reader, "base-url");
			if (url && !/\/v1\/?$/.test(url.pathname)) reader.refuse("base-url", "must end in `/v1`");
			return url ?? placeholder;
		}
		function readAuthUrl(reader, baseUrl) {
			if (reader.text("auth-url") === undefined) return new URL(baseUrl.href.replace(/\/v1\/?$/, ""));
			return readUrl(reader, "auth-url") ?? placeholder;
		}
		function readUrl(reader, name) {
			const text = reader.text(name);
			const url = URL.parse(text ?? "");
			const example = `https://security.example.com${name === "base-url" ? "/v1" : ""}`;
			if (text === undefined) reader.refuse(name, "is required: the address of the API, which ends in `/v1`");
			else if (!url) reader.refuse(name, `must be a URL such as \`${example}\``);
			else if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url.hostname))) reader.refuse(name, "must begin with `https://`; `http://` is accepted for a loopback host only");
			else if (url.username || url.password) reader.refuse(name, "must not hold credentials: use `username` and `password`");
			else if (url.search || url.hash) reader.refuse(name, "must not have a query or a fragment");
			else return url;
			return undefined;
		}
		function isLoopback(hostname) {
			return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
		}
		async function readCertificates(reader, governing) {
			const file = reader.text("ca-cert-file");
			if (file === undefined) return undefined;
			try {
				const wanted = {
					file,
					maxBytes: maxCertificateBytes,
					mayLieOutside: true
				};
				const found = await governing.read(wanted);
				if (found.text === undefined) throw new Error((0, _policy_policy_reader_js__WEBPACK_IMPORTED_MODULE_2__.Bi)(file, found));
				new node_crypto__WEBPACK_IMPORTED_MODULE_0__.X509Certificate(found.text);
				return found.text;
			} catch (error) {
				const problem = `must be a readable file of PEM certificates (${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)})`;
				reader.refuse("ca-cert-file", problem, { isOutage: (0, _github_failure_js__WEBPACK_IMPORTED_MODULE_1__.uD)(error) });
				return undefined;
			}
		}
		function readCadence(reader) {
			const seconds = (name, fallback) => 1e3 * reader.number(name, {
				fallback,
				min: .001,
				max: 3600
			});
			const intervalMs = seconds("poll-interval-seconds", 5);
			const maxIntervalMs = seconds("poll-max-interval-seconds", 60);
			return {
				intervalMs: Math.min(intervalMs, maxIntervalMs),
				maxIntervalMs
			};
		}
	}),
	8085: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i_: () => InputReader,
			yg: () => describeProblems,
			_5: () => isIdentifier,
			en: () => isRepositoryName,
			cv: () => readAppInput
		});
		var external_node_process_ = __webpack_require__(1708);
		var core = __webpack_require__(6805);
		;
		function nearestName(text, names) {
			const rated = names.map((name) => ({
				name,
				changes: distance(text, name)
			}));
			return rated.sort((left, right) => left.changes - right.changes)[0]?.name;
		}
		function distance(left, right) {
			let row = Array.from({ length: right.length + 1 }, (_, index) => index);
			for (const [index, letter] of [...left].entries()) {
				const next = [index + 1];
				for (const [column, above] of row.slice(1).entries()) {
					const replaced = (row[column] ?? 0) + (letter === right[column] ? 0 : 1);
					next.push(Math.min(above + 1, (next[column] ?? 0) + 1, replaced));
				}
				row = next;
			}
			return row.at(-1) ?? 0;
		}
		;
		const maxMinutes = 7200;
		const inputPrefix = "INPUT_";
		const maxNameLength = 100;
		class InputReader {
			problems = [];
			hasStrays = false;
			#outages = 0;
			#names = new Set();
			text(name) {
				this.#names.add(name);
				return (0, core.V4)(name) || undefined;
			}
			verbatim(name) {
				this.#names.add(name);
				return (0, core.V4)(name, { trimWhitespace: false }).replace(/\r?\n$/, "") || undefined;
			}
			lines(name) {
				const lines = this.text(name)?.split(/[\r\n]/) ?? [];
				return lines.map((line) => line.trim()).filter((line) => line !== "");
			}
			identifier(name) {
				const id = this.text(name);
				if (id !== undefined && !isIdentifier(id)) this.refuse(name, "must be an identifier: no blanks, none of / \\ ? # %, and not dots alone");
				return id;
			}
			boolean(name, fallback, allowed = "`true` or `false`") {
				const text = this.text(name)?.toLowerCase();
				if (text === undefined) return fallback;
				if (text !== "true" && text !== "false") this.refuse(name, `must be ${allowed}, not ${quote(text)}`);
				return text === "true";
			}
			booleanOrAuto(name) {
				const text = this.text(name)?.toLowerCase() ?? "auto";
				return text === "auto" ? "auto" : this.boolean(name, false, "`true`, `false` or `auto`");
			}
			number(name, rule) {
				const { fallback, min, max, integer = false } = rule;
				const text = this.text(name);
				if (text === undefined) return fallback;
				const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
				if (!(value >= min && value <= max) || integer && !Number.isInteger(value)) this.refuse(name, `must be a ${integer ? "whole " : ""}number from ${min} to ${max}, not ${quote(text)}`);
				return value;
			}
			minutes(name, rule) {
				return 6e4 * this.number(name, {
					...rule,
					max: maxMinutes
				});
			}
			oneOf(name, values, fallback) {
				const text = this.text(name);
				const value = values.find((candidate) => candidate === text);
				const listed = values.map((each) => `\`${each}\``).join(", ");
				if (text !== undefined && value === undefined) this.refuse(name, `must be one of ${listed}, not ${quote(text)}`);
				return value ?? fallback;
			}
			refuseStrayVariables() {
				for (const [variable, value] of Object.entries(external_node_process_.env)) {
					const name = variable.slice(inputPrefix.length).toLowerCase();
					if (!variable.startsWith(inputPrefix) || !value || this.#names.has(name)) continue;
					this.hasStrays = true;
					const shown = name.slice(0, maxNameLength).replaceAll(/[^\x21-\x7e]/g, "?");
					this.refuse(shown, `is no input of this action; the nearest is \`${nearestName(shown, [...this.#names])}\``);
				}
				const repository = external_node_process_.env.GITHUB_REPOSITORY;
				if (repository && !isRepositoryName(repository)) this.refuse("GITHUB_REPOSITORY", `must be \`owner/name\`, not ${quote(repository)}`);
			}
			get isOutage() {
				return this.#outages > 0 && this.#outages === this.problems.length;
			}
			isRefused(name) {
				return this.problems.some((problem) => problem.startsWith(`\`${name}\` `));
			}
			refuse(name, what, { isOutage = false } = {}) {
				this.problems.push(`\`${name}\` ${what}`);
				if (isOutage) this.#outages += 1;
			}
		}
		function readAppInput(reader) {
			const id = reader.identifier("app-id");
			const url = reader.text("app-url");
			if (id === undefined && url === undefined) reader.refuse("app-id", "is missing: give either `app-id` or `app-url`");
			if (id !== undefined && url !== undefined) reader.refuse("app-url", "must not be given beside `app-id`: give one of them");
			if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? "")) reader.refuse("app-url", "must be an `http` or `https` URL");
			return id === undefined ? { url: url ?? "" } : { id };
		}
		function describeProblems(problems) {
			return problems.length === 1 ? `Input ${problems[0]}.` : `${problems.length} inputs: ${problems.join("; ")}.`;
		}
		function isIdentifier(text) {
			return /^[^\s/\\?#%]{1,200}$/.test(text) && !/^\.+$/.test(text);
		}
		function isRepositoryName(text) {
			return /^[\w.-]+\/[\w.-]+$/.test(text) && !text.split("/").some((part) => /^\.+$/.test(part));
		}
		function quote(text) {
			return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}\u2026` : text);
		}
	}),
	3315: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => readConfigFile,
			z: () => nameOfRemote
		});
		var _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8085);
		function readConfigFile(reader) {
			const text = reader.text("config-file");
			if (text === undefined || text.startsWith("./") || !text.includes("@")) return text;
			const remote = parseRemote(text);
			if (remote === undefined) reader.refuse("config-file", "must be a path, which begins with `./` when it holds an `@`, or `owner/repo/path@ref`");
			return remote;
		}
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
	3518: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bi: () => missingFile,
			Ji: () => openGoverningReader,
			NO: () => createGoverningReader,
			SH: () => repositoryPath
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
		var _actions_core__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6805);
		var _github_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5681);
		var _github_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(876);
		var _github_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5865);
		var _github_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4679);
		var _github_octokit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6038);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1699);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9815);
		var _config_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3315);
		const patient = {
			timeLimitMs: 18e4,
			maxRetries: Number.POSITIVE_INFINITY
		};
		const quick = {
			...patient,
			timeLimitMs: 5e3
		};
		function missingFile(file, { where, isLocal }) {
			const remedy = isLocal ? "" : "; keep one that the job brings along outside of the workspace";
			return `there is no file ${file} in ${where}${remedy}`;
		}
		async function openGoverningReader(reader, signal, readEvent = _github_event_js__WEBPACK_IMPORTED_MODULE_4__.m) {
			const access = {
				token: reader.text("github-token") ?? "",
				signal
			};
			const connect = connectOnce(access, patient);
			const event = await readEvent(reader, connect);
			return createGoverningReader({
				event,
				workspace: (0, _github_environment_js__WEBPACK_IMPORTED_MODULE_3__.iz)().workspace,
				...access
			}, connect);
		}
		function createGoverningReader(run, connect = connectOnce(run, patient), { isCheckoutOnly = false } = {}) {
			const { event, workspace } = run;
			const mayAskGitHub = event.name !== "" && !isCheckoutOnly;
			const sources = {
				own: once(() => findSource(event, true, connect)),
				other: once(() => findSource(event, false, connect))
			};
			const readInCheckout = async (wanted, path, where) => {
				const text = await readLocalFile(wanted, workspace);
				if (text === undefined && path !== undefined && mayAskGitHub && await (0, _github_checkout_js__WEBPACK_IMPORTED_MODULE_2__.YY)(workspace)) return readAtTip(run, path, wanted.maxBytes, connect);
				return {
					text,
					where,
					uri: path && uriInCheckout(path, event),
					isLocal: true
				};
			};
			return {
				...run,
				read: async (wanted) => {
					const { file, maxBytes, mayLieOutside } = wanted;
					const path = await repositoryPath(file, workspace);
					if (path === undefined && mayLieOutside) return readInCheckout(wanted, path, "the runner");
					const isOwn = await (0, _github_checkout_js__WEBPACK_IMPORTED_MODULE_2__.aL)(event.refSha, workspace, file);
					const source = await (isOwn ? sources.own() : sources.other());
					const where = source.name;
					if (source.kind === "checkout") return readInCheckout(wanted, path, where);
					if (path === undefined) throw new Error(`${file} lies outside of the repository; it must be a file of ${where}`);
					return readAtCommit({
						...source,
						path
					}, where, maxBytes, connect);
				},
				readRemote: async ({ repository, path, ref }, maxBytes) => {
					const { resolveCommit } = await Promise.all([__webpack_require__.e(343), __webpack_require__.e(259)]).then(__webpack_require__.bind(__webpack_require__, 6259));
					const commit = await resolveCommit(await connect(), repository, ref);
					const where = `${(0, _config_file_js__WEBPACK_IMPORTED_MODULE_8__.z)({
						repository,
						ref
					})} at ${commit.slice(0, 7)}`;
					return readAtCommit({
						repository,
						commit,
						path
					}, where, maxBytes, connect);
				}
			};
		}
		async function findSource(event, isOwnCheckout, connect) {
			const { findGoverningSource } = await Promise.all([__webpack_require__.e(343), __webpack_require__.e(513)]).then(__webpack_require__.bind(__webpack_require__, 8513));
			return findGoverningSource(event, isOwnCheckout, connect);
		}
		async function readAtTip(run, path, maxBytes, connect) {
			const where = "the workspace, which is no whole checkout";
			const find = (connect) => findSource(run.event, false, connect);
			const source = await find(connectOnce(run, quick)).catch((error) => {
				run.signal.throwIfAborted();
				if (!(0, _github_failure_js__WEBPACK_IMPORTED_MODULE_5__.Hh)(error)) return find(connect);
				const advice = "Add `actions/checkout` before this step, or give the job `contents: read`.";
				const failed = `${path} was looked for in ${where}, since GitHub did not give it.`;
				(0, _actions_core__WEBPACK_IMPORTED_MODULE_9__.$e)((0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_7__.Ig)(`${failed} ${advice} ${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_10__.bD)(error)}`));
				return undefined;
			});
			return source?.kind === "commit" ? readAtCommit({
				...source,
				path
			}, source.name, maxBytes, connect) : {
				text: undefined,
				where,
				uri: undefined,
				isLocal: true
			};
		}
		function uriInCheckout(path, { repository, refSha: commit }) {
			return repository && commit !== undefined ? (0, _github_environment_js__WEBPACK_IMPORTED_MODULE_3__.pN)({
				repository,
				commit,
				path
			}) : undefined;
		}
		function once(make) {
			let made;
			return () => {
				made ??= make();
				return made;
			};
		}
		function connectOnce({ token, signal }, limits) {
			return once(() => (0, _github_octokit_js__WEBPACK_IMPORTED_MODULE_6__.Q)({
				token,
				signal,
				...limits
			}));
		}
		async function readAtCommit(file, where, maxBytes, connect) {
			const { readRepositoryFile } = await Promise.all([__webpack_require__.e(343), __webpack_require__.e(728)]).then(__webpack_require__.bind(__webpack_require__, 6728));
			const { repository, commit: ref, path } = file;
			const octokit = await connect();
			const text = await readRepositoryFile({
				octokit,
				repository,
				path,
				ref,
				maxBytes
			});
			return {
				text,
				where,
				uri: (0, _github_environment_js__WEBPACK_IMPORTED_MODULE_3__.pN)(file),
				isLocal: false
			};
		}
		async function readLocalFile({ file, maxBytes }, workspace) {
			const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, file);
			try {
				const entry = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
				if (!entry.isFile()) throw new Error(`${file} is not a file`);
				if (entry.size > maxBytes) throw new Error(`${file} has ${entry.size} bytes, more than ${maxBytes}`);
				return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8");
			} catch (error) {
				if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
				throw error;
			}
		}
		async function repositoryPath(file, workspace) {
			const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, file);
			const [realRoot = workspace, realPath = path] = await Promise.all([workspace, path].map((each) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(each).catch(() => each)));
			const segments = (0, _github_checkout_js__WEBPACK_IMPORTED_MODULE_2__.Ce)(workspace, path) ?? (0, _github_checkout_js__WEBPACK_IMPORTED_MODULE_2__.Ce)(realRoot, realPath);
			return segments?.join("/") || undefined;
		}
	}),
	8656: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => createSecrets });
		var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6805);
		var _results_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9e3);
		function createSecrets() {
			const known = [];
			return {
				known,
				redactors: (0, _results_redaction_js__WEBPACK_IMPORTED_MODULE_0__.A_)(known),
				mask: (secret) => {
					if (!secret) return;
					(0, _actions_core__WEBPACK_IMPORTED_MODULE_1__.Pq)(secret);
					known.push(secret);
				}
			};
		}
	}),
	8179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => today,
			m: () => systemClock
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
		function systemClock(signal) {
			return {
				now: () => performance.now(),
				wallNow: () => Date.now(),
				sleep: (ms) => (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal })
			};
		}
		function today() {
			return new Date().toISOString().slice(0, 10);
		}
	}),
	4: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IQ: () => rankOf,
			Lu: () => reachesThreshold,
			XP: () => effectiveSeverity,
			gO: () => severities,
			jv: () => ignoredOverride
		});
		const severities = [
			"critical",
			"high",
			"medium",
			"low"
		];
		function effectiveSeverity({ severity, updated_severity }) {
			return toSeverity(updated_severity) ?? toSeverity(severity);
		}
		function reachesThreshold(severity, threshold) {
			return threshold !== "none" && rankOf(severity) <= rankOf(threshold);
		}
		const worstFirst = [undefined, ...severities];
		function rankOf(severity) {
			return worstFirst.indexOf(severity);
		}
		function ignoredOverride({ updated_severity }) {
			const word = updated_severity?.trim();
			return toSeverity(word) === undefined ? word || undefined : undefined;
		}
		function toSeverity(text) {
			const word = text?.trim().toLowerCase();
			return severities.find((severity) => severity === word);
		}
	}),
	8977: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A3: () => reasonOf,
			CU: () => setupError,
			RP: () => notTested,
			fh: () => verdictOnFindings,
			jz: () => jobResult,
			lU: () => wasAskedFor,
			pq: () => countOf
		});
		function notTested(reason, message) {
			return {
				verdict: "not-tested",
				reason,
				message
			};
		}
		function setupError(reason, message) {
			return {
				verdict: "error",
				reason,
				message
			};
		}
		function verdictOnFindings({ blocking, open }) {
			if (blocking.length > 0) {
				const message = `${countOf(blocking.length, "open finding")} ${blocking.length === 1 ? "blocks" : "block"}.`;
				return {
					verdict: "failed",
					reason: "findings",
					message
				};
			}
			const message = open.length === 0 ? "The app was tested, and no finding is open." : `The app was tested: ${countOf(open.length, "open finding")}, none of which blocks.`;
			return {
				verdict: "passed",
				message
			};
		}
		function reasonOf(verdict) {
			return verdict.verdict === "passed" ? "" : verdict.reason;
		}
		function jobResult(verdict, { warnOnly, onNotTested }) {
			switch (verdict.verdict) {
				case "passed": return "success";
				case "failed": return warnOnly ? "warning" : "failure";
				case "not-tested":
					if (verdict.reason === "cancelled") return "failure";
					if (wasAskedFor(verdict)) return "warning";
					return onNotTested === "warn" ? "warning" : "failure";
				case "error": return "failure";
			}
		}
		function wasAskedFor(verdict) {
			return reasonOf(verdict) === "not-awaited" || reasonOf(verdict) === "dry-run";
		}
		function countOf(count, noun) {
			return `${count} ${noun}${count === 1 ? "" : "s"}`;
		}
	}),
	5681: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ce: () => segmentsBelow,
			IP: () => holdGit,
			YY: () => mayLackFiles,
			aL: () => mayBeCheckoutOf
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
		function segmentsBelow(folder, path) {
			const way = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
			const segments = way.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
			return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way) || segments[0] === ".." ? undefined : segments;
		}
		function holdGit(segments) {
			return segments.some((name) => name.toLowerCase() === ".git");
		}
		async function mayBeCheckoutOf(commit, workspace, file) {
			const root = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace).catch(() => workspace);
			const path = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, file)).catch(() => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, file));
			for (let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path); segmentsBelow(root, folder); folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
				const git = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git")).catch(() => undefined);
				if (git) return git.isDirectory() && commit !== undefined && await readCommit(folder) === commit;
				if (folder === root) return true;
			}
			return false;
		}
		async function mayLackFiles(workspace) {
			const isThere = (path) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path)).then(Boolean, () => false);
			return !await isThere(".git") || isThere(".git/info/sparse-checkout");
		}
		async function readCommit(repository) {
			const head = await readGitFile(repository, "HEAD");
			const branch = /^ref: (refs\/heads\/.+)$/.exec(head ?? "")?.[1];
			if (branch === undefined) return head;
			return branch.includes("..") ? undefined : readGitFile(repository, branch);
		}
		function readGitFile(repository, name) {
			return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, ".git", name), "utf8").then((text) => text.trim(), () => undefined);
		}
	}),
	876: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qo: () => readEnvironment,
			X: () => readDocsUrl,
			ce: () => readAttempt,
			gt: () => visibilityOf,
			iz: () => readFolders,
			pN: () => gitUri,
			rD: () => readPayload
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
		var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
		var node_process__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1708);
		var _text_nested_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4602);
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
		function readDocsUrl() {
			const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository = "", GITHUB_ACTION_REF: ref = "" } = node_process__WEBPACK_IMPORTED_MODULE_2__.env;
			if (!server || !/^[\w.-]+\/[\w.-]+$/.test(repository) || !/^[\w./-]+$/.test(ref)) return undefined;
			return `${server}/${repository}/blob/${ref}/docs`;
		}
		function gitUri({ repository: { owner, name }, commit, path }) {
			const server = node_process__WEBPACK_IMPORTED_MODULE_2__.env.GITHUB_SERVER_URL || "https://github.com";
			const fragment = path.split("/").map(encodeURIComponent).join("/");
			return `git+${server}/${owner}/${name}@${commit}#${fragment}`;
		}
		function readEnvironment() {
			const { GITHUB_SERVER_URL: server = "", GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: runId } = node_process__WEBPACK_IMPORTED_MODULE_2__.env;
			const host = URL.parse(server)?.hostname ?? "";
			const isOnServer = /^https?:/.test(server) && repository && runId;
			return {
				visibility: visibilityOf((0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_3__.C)(readPayload(), "repository")),
				isOtherServer: server !== "" && !/^(github\.com|.+\.ghe\.com|.+\.localhost)$/i.test(host),
				runUrl: isOnServer ? `${server}/${repository}/actions/runs/${runId}` : undefined,
				...readFolders()
			};
		}
		function visibilityOf(repository) {
			const isPrivate = (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_3__.C)(repository, "private");
			if (isPrivate === false || (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_3__.C)(repository, "visibility") === "public") return "public";
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
	5865: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			at: () => at,
			m: () => readWorkflowEvent
		});
		var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
		var _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4602);
		var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(876);
		function at({ owner, name }) {
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
			const repository = (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.C)(payload, "repository");
			const refSha = variables.GITHUB_SHA || undefined;
			const subject = describeSubject(name, payload);
			const isAboutOther = subject.commit !== undefined && !runOnTheirCommit.has(name);
			return {
				name,
				repository: parseRepository(variables.GITHUB_REPOSITORY || (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.$)(repository, "full_name")),
				defaultBranch: (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.$)(repository, "default_branch"),
				ref: variables.GITHUB_REF || undefined,
				refSha,
				isRefProtected: variables.GITHUB_REF_PROTECTED === "true",
				proposal: describeProposal(name, payload, variables),
				pullRequest: pullRequestEvents.has(name) ? describePullRequest((0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.C)(payload, "pull_request")) : undefined,
				headSha: subject.commit || (isAboutOther ? undefined : refSha),
				subject,
				workflow: workflowPath(variables) ?? variables.GITHUB_WORKFLOW ?? "",
				job: variables.GITHUB_JOB ?? ""
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
			const number = (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.C)(pullRequest, "number");
			if (typeof number !== "number") return undefined;
			const [head, base] = ["head", "base"].map((side) => (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.$)(pullRequest, side, "repo", "full_name"));
			return {
				number,
				isFork: head === undefined || head !== base
			};
		}
		const refEvents = new Set([
			"push",
			"schedule",
			"workflow_dispatch",
			"release",
			""
		]);
		function describeProposal(name, payload, variables) {
			if ((0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.C)(payload, "pull_request")) return { base: (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.$)(payload, "pull_request", "base", "ref") };
			if (name === "merge_group") return { base: (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.$)(payload, "merge_group", "base_ref")?.replace(/^refs\/heads\//, "") };
			const isAboutRef = refEvents.has(name) && !variables.GITHUB_REF?.startsWith("refs/pull/");
			return isAboutRef ? undefined : { base: undefined };
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
		const runOnTheirCommit = new Set([
			"merge_group",
			"push",
			"deployment",
			"deployment_status"
		]);
		function describeSubject(name, payload) {
			const issue = (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.C)(payload, "issue");
			const commented = name === "issue_comment" && (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.C)(issue, "pull_request") ? issue : undefined;
			const number = (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.C)((0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.C)(payload, "pull_request") ?? commented, "number");
			const isProposed = name.startsWith("pull_request");
			const path = isProposed ? [
				"pull_request",
				"head",
				"sha"
			] : commitPaths[name];
			return {
				pullRequest: typeof number === "number" ? number : undefined,
				isFork: describePullRequest((0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.C)(payload, "pull_request"))?.isFork ?? false,
				commit: path && ((0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_2__.$)(payload, ...path) ?? ""),
				isDeployed: name.startsWith("deployment")
			};
		}
		function workflowPath({ GITHUB_WORKFLOW_REF: ref = "", GITHUB_REPOSITORY: repository }) {
			const [, owner, path] = /^([^/]+\/[^/]+)\/(.+?)(?:@(?:refs\/.*|[0-9a-f]{40}))?$/s.exec(ref) ?? [];
			return owner === repository || path === undefined ? path : `${owner}/${path}`;
		}
	}),
	4679: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GZ: () => isDenied,
			Hh: () => isOutOfReach,
			Jz: () => isRateLimited,
			LK: () => briefMessageOf,
			Of: () => refusalOf,
			SP: () => explainFailure,
			X2: () => isAmbiguous,
			c2: () => statusOf,
			iK: () => GitHubFailure,
			rR: () => headerOf,
			uD: () => isOutage
		});
		var _http_network_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7453);
		var _text_nested_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4602);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1699);
		class GitHubFailure extends Error {
			name = "GitHubFailure";
			isOutage;
			constructor(message, options = {}) {
				super(message, options);
				this.isOutage = options.isOutage ?? false;
			}
		}
		function isOutage(error) {
			return error instanceof GitHubFailure && error.isOutage;
		}
		function isOutOfReach(error) {
			return !isOutage(error) || (0, _http_network_error_js__WEBPACK_IMPORTED_MODULE_0__.CR)((0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_1__.C)(error, "cause", "cause"));
		}
		async function explainFailure({ failed, permission = "contents: read", isFork = false, notFound }, action) {
			try {
				return await action();
			} catch (error) {
				if (error instanceof GitHubFailure) throw error;
				const status = statusOf(error);
				if (notFound && status === 404) return notFound();
				const answer = [status, briefMessageOf(error)].filter((part) => part !== undefined).join(": ");
				const message = `${failed}. ${remedy(error, permission, isFork)} GitHub's answer: ${answer}`;
				const isOutage = isAmbiguous(error) || isRateLimited(error);
				throw new GitHubFailure(message, {
					cause: error,
					isOutage
				});
			}
		}
		function remedy(error, permission, isFork) {
			const status = statusOf(error);
			if (status === 401) return "The token in `github-token` is not valid, or has expired.";
			if (status === 410) return "Issues are turned off in this repository: turn them on in its settings.";
			if (isRateLimited(error)) return "A rate limit of GitHub is exhausted; the next run tries again.";
			if (isDenied(error) && !isPermitted(error)) return isFork ? `The pull request comes from a fork, for which GitHub makes the token read-only, so that the job summary has to do. (In a workflow on \`pull_request_target\`, add \`permissions: ${permission}\` to the job.)` : `Add \`permissions: ${permission}\` to the job.`;
			if (status === 403 || status === 422) return "GitHub refuses it for the reason that it gives.";
			if (status === undefined) return "GitHub could not be reached, or did not answer in time; the next run tries again.";
			return "The next run tries again.";
		}
		function statusOf(error) {
			const status = (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_1__.C)(error, "response", "status");
			if (typeof status !== "number") return undefined;
			const isForeign = typeof refusalOf(error) !== "string";
			return (status === 403 || status === 404) && isForeign ? undefined : status;
		}
		function refusalOf(error) {
			return (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_1__.C)(error, "response", "data", "message");
		}
		function headerOf(error, name) {
			const value = (0, _text_nested_value_js__WEBPACK_IMPORTED_MODULE_1__.C)(error, "response", "headers", name);
			return typeof value === "string" ? value : undefined;
		}
		function isRateLimited(error) {
			const status = statusOf(error);
			if (status !== 403) return status === 429;
			return headerOf(error, "retry-after") !== undefined || headerOf(error, "x-ratelimit-remaining") === "0" || /rate limit|abuse detection/i.test(briefMessageOf(error));
		}
		function isDenied(error) {
			const status = statusOf(error);
			return status === 404 || status === 403 && !isRateLimited(error);
		}
		function isPermitted(error) {
			return statusOf(error) === 403 && !/resource not accessible|must have|permission|not authori[sz]ed|scope/i.test(briefMessageOf(error));
		}
		function isAmbiguous(error) {
			const status = statusOf(error);
			return status === undefined || status === 408 || status >= 500;
		}
		function briefMessageOf(error) {
			return (0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error).replace(/\s+/g, " ").trim().slice(0, 300);
		}
	}),
	6038: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => createOctokit });
		var external_node_process_ = __webpack_require__(1708);
		var src_clock = __webpack_require__(8179);
		var version = __webpack_require__(8009);
		var failure = __webpack_require__(4679);
		var retry_after = __webpack_require__(8275);
		;
		const maxPauseMs = 2e4;
		const rateLimitPauseMs = 6e4;
		async function sendWithRetries(attempt, isIdempotent, limits) {
			const { maxRetries, clock, deadline, signal } = limits;
			for (let retries = 0;; retries += 1) {
				try {
					return requireJson(await attempt());
				} catch (error) {
					const pauseMs = isRepeatable(error, isIdempotent) ? pauseAfter(error, retries) : undefined;
					const isHopeless = signal.aborted || retries === maxRetries;
					if (pauseMs === undefined || isHopeless || clock.now() + pauseMs >= deadline) throw error;
					await clock.sleep(pauseMs);
				}
			}
		}
		function requireJson(response) {
			const { data, status } = response;
			if (status === 204 || typeof data === "object" && data !== null) return response;
			throw new Error("GitHub gave an answer that is not JSON, or was cut off.");
		}
		function isRepeatable(error, isIdempotent) {
			return (0, failure.Jz)(error) || (0, failure.c2)(error) === 503 || isIdempotent && (0, failure.X2)(error);
		}
		function pauseAfter(error, retries) {
			const backoffMs = Math.min(2 ** retries * (100 + Math.random() * 100), maxPauseMs);
			const askedMs = (0, retry_after.m)((0, failure.rR)(error, "retry-after"), Date.now());
			if (askedMs !== undefined) return Math.max(askedMs, backoffMs);
			if (!(0, failure.Jz)(error)) return backoffMs;
			const isPrimary = (0, failure.rR)(error, "x-ratelimit-remaining") === "0";
			const resetMs = Number((0, failure.rR)(error, "x-ratelimit-reset")) * 1e3 - Date.now();
			return isPrimary && resetMs > 0 ? resetMs : rateLimitPauseMs;
		}
		;
		async function createOctokit({ token, apiUrl = external_node_process_.env.GITHUB_API_URL || "https://api.github.com", signal, timeLimitMs = 3e4, requestTimeoutMs = 1e4, maxRetries = 3, mayRepeatPosts = false }) {
			if (token === "") throw new failure.iK("The input `github-token` is empty: leave it out, or give a token.");
			const { RestClient } = await Promise.all([
				__webpack_require__.e(144),
				__webpack_require__.e(479),
				__webpack_require__.e(415)
			]).then(__webpack_require__.bind(__webpack_require__, 1415));
			const octokit = new RestClient({
				auth: token,
				baseUrl: apiUrl,
				userAgent: `security-test-gate/${version.r}`
			});
			const timeout = AbortSignal.timeout(timeLimitMs);
			const timeLimit = signal ? AbortSignal.any([timeout, signal]) : timeout;
			const clock = (0, src_clock.m)(timeLimit);
			const limits = {
				maxRetries,
				clock,
				deadline: clock.now() + timeLimitMs,
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
				const isIdempotent = options.method !== "POST" || mayRepeatPosts;
				return sendWithRetries(attempt, isIdempotent, limits);
			});
			return octokit;
		}
	}),
	7453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cb: () => ProxiedFailure,
			F: () => errorOfException,
			CR: () => wasNeverSent
		});
		var nested_value = __webpack_require__(4602);
		var sentences = __webpack_require__(1699);
		;
		const faults = [
			[
				/^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/,
				(host) => `The TLS certificate of ${host} has expired, or is not valid yet`,
				"The operator of the service has to renew it. If it is new, correct the clock of the runner."
			],
			[
				/^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/,
				(host) => `The TLS certificate is not one of ${host}`,
				"Give the address with a host name that the certificate names."
			],
			[
				/^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|CERT_|INVALID_CA)/,
				(host) => `The TLS certificate of ${host} is signed by an authority that is not trusted`,
				"Give the authority's certificate (PEM) as `ca-cert-file`: that of your organization, or of a proxy that inspects TLS."
			],
			[
				/^(ERR_(TLS|SSL)|UND_ERR_PRX_TLS)/,
				(host) => `TLS with ${host} did not come about`,
				"Check that the port of the address speaks TLS 1.2 or later, and that no proxy stands in between."
			]
		];
		function explainTls(code, { host, proxy }) {
			const known = faults.find(([codes]) => codes.test(code));
			if (!known) return undefined;
			const [, faultOf, remedy] = known;
			return {
				fault: `${faultOf(host)} (${code}).`,
				remedy: `${remedy}${adviceOn(proxy)}`
			};
		}
		function adviceOn(proxy) {
			if (!proxy?.startsWith("https:")) return "";
			return ` If the proxy ${proxy} speaks no TLS itself, give it as \`${proxy.replace("https:", "http:")}\`.`;
		}
		var transport_error = __webpack_require__(6088);
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
		function errorOfException(thrown, attempt) {
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
			const code = (0, nested_value.$)(cause, "code") ?? "";
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
			const neverSent = wasNeverSent(cause);
			const why = code === "" || code.startsWith("UND_ERR") ? (0, sentences.bD)(cause) : code;
			return new transport_error.w("network", `${failed}: ${why}`, {
				status,
				cause,
				neverSent
			});
		}
		function wasNeverSent(thrown) {
			const cause = thrown instanceof ProxiedFailure ? thrown.cause : thrown;
			const isOfConnection = !/^(read|write)$/.test((0, nested_value.$)(cause, "syscall") ?? "");
			return isOfConnection && neverSentCodes.has((0, nested_value.$)(cause, "code") ?? "");
		}
		function explainProxyTls(error, proxy) {
			const code = (0, nested_value.$)(error, "cause", "code") ?? proxyTlsCode;
			return explainTls(code, {
				host: `the proxy ${proxy}`,
				proxy
			});
		}
		function describeTimeout({ request, host, status, limit }) {
			const what = status === undefined ? "did not answer" : "did not end its answer";
			const input = limit.isOfRequest ? " (`request-timeout-seconds`)" : "";
			return `${request} failed: ${host} ${what} within ${Math.round(limit.ms / 100) / 10} s${input}`;
		}
	}),
	8275: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => parseRetryAfter });
		function parseRetryAfter(value, now) {
			const text = value?.trim();
			if (!text) return undefined;
			if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1e3;
			const date = /\d:\d\d:\d\d/.test(text) ? Date.parse(text) : Number.NaN;
			return Number.isNaN(date) ? undefined : Math.max(0, date - now);
		}
	}),
	6088: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
			constructor({ status, maxBytes }) {
				super("unexpected-response", `The answer is larger than ${maxBytes / 1024 / 1024} MiB`, { status });
			}
		}
	}),
	1862: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J7: () => countsLine,
			X5: () => endpointOf,
			iP: () => termOf,
			mC: () => findingLine,
			ur: () => severityCounts
		});
		var _decision_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4);
		function countsLine(assessment) {
			const { open, accepted, findings, newCount } = assessment;
			const novel = newCount === undefined ? "" : `; ${newCount} of them absent from the baseline`;
			const setAside = accepted.length > 0 ? `; ${accepted.length} more accepted by the policy` : "";
			return `${findings.length} findings read, ${open.length} of them open: ${severityCounts(assessment)}${novel}${setAside}`;
		}
		function severityCounts({ open, counts }) {
			const unknown = open.filter(({ severity }) => severity === undefined).length;
			const known = _decision_findings_severity_js__WEBPACK_IMPORTED_MODULE_0__.gO.map((severity) => `${counts[severity]} ${severity}`);
			return [...known, ...unknown > 0 ? [`${unknown} of unknown severity`] : []].join(", ");
		}
		function findingLine({ finding, severity, state, acceptance }) {
			const { label, title, id } = finding;
			const term = acceptance ? `; ${termOf(acceptance, state)}` : "";
			return `${(severity ?? finding.severity).toUpperCase()} ${title || label} \u2013 ${endpointOf(finding)} (${id})${term}`;
		}
		function endpointOf({ method, path }) {
			return [method, path].filter(Boolean).join(" ") || "whole app";
		}
		function termOf({ owner, expires }, state) {
			return state === "open" ? `acceptance by ${owner} expired after ${expires}` : `accepted by ${owner} until ${expires}`;
		}
	}),
	9e3: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A_: () => createRedactors,
			Yv: () => prepareRedactor,
			nQ: () => redactApp,
			II: () => redactAssessment,
			VS: () => redactRun,
			Lv: () => redactVerdict
		});
		var credentials = __webpack_require__(515);
		;
		const references = {
			"&": "amp",
			"<": "lt",
			">": "gt",
			"\"": "quot",
			"'": "apos"
		};
		const maxPassword = 32;
		const maxEncoded = 8e3;
		function patternOf(secret) {
			if (secret.length > maxEncoded) return new RegExp(secret.replace(/\W/g, literal), "gu");
			const bytes = Buffer.from(secret);
			const isToken = secret.length > maxPassword;
			const characters = [...secret].map((one) => isToken && /[\w-]/.test(one) ? one : formsOfCharacter(one)).join("");
			const hex = anyCase(bytes.toString("hex"));
			const forms = [
				characters,
				hex,
				...base64Forms(bytes)
			];
			return new RegExp(forms.join("|"), "gu");
		}
		function formsOfCharacter(character) {
			const code = character.codePointAt(0) ?? 0;
			const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
			const bytes = [...Buffer.from(character)].map((byte) => byte.toString(16).padStart(2, "0"));
			const name = references[character];
			const forms = [
				/[A-Za-z\d]/.test(character) ? character : `\\\\{0,4}${literal(character)}`,
				bytes.map((byte) => `%(?:25)?${anyCase(byte)}`).join(""),
				units.map((unit) => `\\\\{1,4}u${anyCase(unit.toString(16).padStart(4, "0"))}`).join(""),
				`&(?:amp;)?#(?:0{0,4}${code}|[xX]0{0,4}${anyCase(code.toString(16))});`,
				...name === undefined ? [] : [`&(?:amp;)?${name};`],
				...character === " " ? ["\\+"] : []
			];
			return `(?:${forms.join("|")})`;
		}
		function base64Forms(bytes) {
			return [
				0,
				1,
				2
			].map((offset) => {
				const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64").replace(/=+$/, "");
				const end = (offset + bytes.length) % 3 === 0 ? text.length : -1;
				const core = [...text.slice([
					0,
					2,
					3
				][offset], end)].map((each) => standard[each] ?? each).join("");
				return end < 0 ? `${core}(?:[A-Za-z\\d+/_-]={0,2})?` : core;
			});
		}
		const standard = {
			"+": "(?:[+-]|%2[bB])",
			"/": "(?:[/_]|\\\\/|%2[fF])"
		};
		function anyCase(hexadecimal) {
			return hexadecimal.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
		}
		function literal(character) {
			return `\\u{${character.codePointAt(0)?.toString(16)}}`;
		}
		;
		const minSecretLength = 4;
		function createRedactors(secrets) {
			let redactors = [];
			let count = 0;
			const known = (text) => {
				if (count !== secrets.length) redactors = redactorsOf(secrets);
				count = secrets.length;
				return redactors.reduce((safe, withoutOne) => withoutOne(safe), text);
			};
			const text = (foreign) => (0, credentials.E)(known(foreign));
			const id = (foreign) => (0, credentials.O)(known(foreign));
			return {
				known,
				text,
				id
			};
		}
		function prepareRedactor(redactor) {
			for (const text of [
				"token: a",
				"token: \u2013",
				"token: a",
				"token: \u2013"
			]) redactor(text);
		}
		function redactorsOf(secrets) {
			const parts = secrets.flatMap((secret) => [secret, ...secret.split(/[\r\n]+/)]).map((part) => part.trim());
			return [...new Set(parts)].filter(({ length }) => length >= minSecretLength).sort((a, b) => b.length - a.length).map((secret) => {
				const pattern = patternOf(secret);
				return (text) => text.length < secret.length ? text : text.replace(pattern, "[redacted]");
			});
		}
		function redactVerdict(verdict, redactor) {
			return {
				...verdict,
				message: redactor(verdict.message)
			};
		}
		function redactApp(app, { text, id }) {
			return {
				...redactTexts(app, text),
				appId: id(app.appId)
			};
		}
		function redactRun(run, { text, id }) {
			return {
				...redactTexts(run, text),
				taskId: id(run.taskId),
				statusUrl: id(run.statusUrl)
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
				unknownSeverities: assessment.unknownSeverities.map(text),
				ignoredOverrides: assessment.ignoredOverrides.map(text)
			};
		}
		function redactTexts(record, redactor) {
			const copy = { ...record };
			for (const [name, value] of Object.entries(record)) if (typeof value === "string") Reflect.set(copy, name, redactor(value));
			return copy;
		}
	}),
	8706: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LN: () => ways,
			pg: () => explanationOf,
			rb: () => callRemedies,
			sk: () => nextStep
		});
		var _service_task_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8879);
		const rerun = "Run the job again; if it goes on, ask the operator of the service.";
		const unreachable = "Check that the service is up and reachable from the runner (`base-url`, proxy, certificates), then run the job again.";
		const wrongAddress = `Check that \`base-url\` is the address of the API. ${rerun}`;
		const login = "Check the secrets that hold the login, and that `auth-url` is the right host.";
		const afterThatRun = "Run the job again once that run has ended";
		const ways = [
			"Fix it: the job summary, or the service, says how. Then push.",
			"Or accept the risk: name its `id` in the policy file on the branch that governs, with a reason, an owner and an expiry.",
			"Or dismiss it, in the service or with the action `triage`, if it is a false positive."
		];
		const nextSteps = {
			findings: "Fix, accept in the policy file, or dismiss in the service what blocks: the job summary, or the service, says how.",
			interrupted: "Run the job again, or raise `max-reruns`.",
			"no-runs": "Run the job again; if it goes on, check that the app is the one that was tested.",
			"run-failed": "Look the run up in the service to see why it failed, and check that the app is reachable from there.",
			"run-cancelled": "Somebody cancelled the run in the service. Run the job again.",
			"timed-out": "Raise `timeout-minutes`, or give the run more time by adopting it.",
			"queue-timed-out": "Raise `queue-timeout-minutes`, or let fewer jobs test the same app at once.",
			"run-already-active": `${afterThatRun}, or set \`on-active-run: wait\`.`,
			"no-credits": "Top up the credit balance of the organization, then run the job again.",
			"registration-incomplete": "Wait for the registration to be COMPLETED, or set `registration-timeout-minutes`.",
			"registration-failed": "Register the app again, then use the new app id.",
			"awaiting-input": "Supply credentials for the app (account-setup), so that its onboarding can go on.",
			"wrong-version": "Check that `version-url` reports the version that is expected (`expected-version`); raise `version-timeout-minutes` if its rollout takes longer.",
			"version-changed": "Let nothing else deploy to the app while it is tested (a concurrency group), and run the job again.",
			"findings-unavailable": "Run the job again; raise `timeout-minutes` if the service needs longer to list findings.",
			superseded: "Set `version-url`, which proves the build whichever run came last, or let only one job at a time test the app (a concurrency group). Then run the job again.",
			"not-deployed": "See in those jobs why; run them again, and this one follows.",
			"policy-unavailable": "Run the job again; if it goes on, check that GitHub's API is up and reachable from the runner (proxy, certificates).",
			"service-unavailable": unreachable,
			"unexpected-response": wrongAddress,
			"not-awaited": "Adopt the run by its `task-id` in a later job, which then gives the verdict.",
			"dry-run": "Remove `dry-run` to test the app.",
			cancelled: "Run the job again to test the build.",
			"invalid-input": "Correct the inputs under `with` in the workflow; docs/inputs-and-outputs.md lists them all.",
			"invalid-policy": "Correct the policy file on the branch that governs (see docs/policy.md); the job needs `contents: read` to read it there.",
			"invalid-baseline": "Give a baseline that was tested: an app with a completed test, or the findings file of such a run.",
			"missing-credentials": "Pass the secrets as inputs under `with`. Workflows of forks and of Dependabot are not given the secrets of the repository.",
			"login-rejected": login,
			forbidden: "Use a service account whose role may start tests; Viewer may only read.",
			"app-not-found": "Check `app-id` or `app-url`, and that the login belongs to the organization of the app.",
			"task-not-found": "Check `task-id`, if given: it must be a security test of the app. A run of this job that is gone was deleted in the service: run the job again."
		};
		const callRemedies = {
			network: unreachable,
			tls: unreachable,
			timeout: unreachable,
			"server-error": rerun,
			"rate-limited": "Too many requests come from the address of this runner: let fewer jobs run at once, or run it later.",
			"request-timeout": rerun,
			"unexpected-response": wrongAddress,
			"invalid-request": "Correct what the service refuses.",
			conflict: rerun,
			"run-already-active": `${afterThatRun}.`,
			"payment-required": "Top up the credit balance of the organization, or use a plan that includes this; then run the job again.",
			"login-rejected": login,
			unauthenticated: login,
			forbidden: "Use a service account whose role may write; Viewer may only read.",
			"not-found": "Check the id, and that the login belongs to the organization that owns it."
		};
		function nextStep(verdict, run, asksForProof = false) {
			if (verdict.verdict === "passed") return undefined;
			const step = "step" in verdict && verdict.step || nextSteps[verdict.reason];
			const canComplete = run && (!(0, _service_task_states_js__WEBPACK_IMPORTED_MODULE_0__.H)(run.state) || run.state === "COMPLETED");
			if (!canComplete || !adoptable.has(verdict.reason) || "isSpent" in verdict) return step;
			const adoption = `Whatever becomes of the run at the service, \`task-id: ${run.taskId}\` adopts it instead of paying for another.`;
			return `${step} ${adoption}${asksForProof ? ` ${withoutProof}` : ""}`;
		}
		const adoptable = new Set([
			"timed-out",
			"not-awaited",
			"cancelled",
			"service-unavailable",
			"unexpected-response",
			"findings-unavailable",
			"superseded",
			"no-runs",
			"login-rejected",
			"forbidden"
		]);
		const withoutProof = "Leave out `version-url` there: which build an adopted run has tested cannot be proven any more.";
		function explanationOf(verdict, docsUrl) {
			if (verdict.verdict === "passed" || docsUrl === undefined) return undefined;
			return `${docsUrl}/troubleshooting.md#${verdict.reason}`;
		}
	}),
	8910: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Id: () => renderFacts,
			J4: () => renderHidden,
			Pn: () => renderCounts,
			Z9: () => wordsOf,
			fj: () => join,
			gU: () => renderName,
			pI: () => renderList,
			pd: () => renderHead
		});
		var _decision_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8977);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1699);
		var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9815);
		var _findings_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1862);
		var _remedies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8706);
		function renderHead(result) {
			const { verdict, run, docsUrl } = result;
			const more = (0, _remedies_js__WEBPACK_IMPORTED_MODULE_2__.pg)(verdict, docsUrl);
			const heading = `### ${headingOf(result)}`;
			if (verdict.verdict === "failed") return `${heading}\n\n${renderWays(more)}`;
			const link = more ? ` [More on \`${(0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_3__.A3)(verdict)}\`](${more})` : "";
			const step = (0, _remedies_js__WEBPACK_IMPORTED_MODULE_2__.sk)(verdict, run, result.asksForProof);
			const parts = [heading, (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.mP)(verdict.message)];
			if (step) parts.push(`**Next step:** ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.mP)(step)}${link}`);
			return parts.join("\n\n");
		}
		function renderWays(more) {
			const how = more ? ` ([how](${more}))` : "";
			const list = _remedies_js__WEBPACK_IMPORTED_MODULE_2__.LN.map((way) => `- ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.mP)(way)}`).join("\n");
			return `**Next step**, for each finding one of these${how}:\n\n${list}`;
		}
		function headingOf(result) {
			const { verdict, job, provenVersion } = result;
			const build = provenVersion === undefined ? "" : " in this build";
			const kept = job === "warning" ? ", but the job succeeds" : "";
			switch (verdict.verdict) {
				case "passed": return `\u2705 Passed: ${describePass(result)}${build}`;
				case "failed": return `${kept ? "\u26A0\uFE0F" : "\u274C"} Failed${kept && `${kept} (\`warn-only\`)`}: ${describeBlocking(result)}${build}`;
				case "not-tested":
					if (verdict.reason === "dry-run") return "\u2139\uFE0F Dry run: all is in order, and nothing was tested";
					if (verdict.reason === "not-awaited") return "\u2139\uFE0F Started, and not awaited: no verdict yet";
					return `\u26A0\uFE0F Not tested${kept && `${kept} (\`on-not-tested\`)`}: nothing is known about this build`;
				case "error": return "\u26D4 Error: the gate is not set up right";
			}
		}
		function describePass({ threshold, newOnly }) {
			if (threshold === "none") return "findings never fail this job (`fail-on-severity: none`)";
			return `no ${newOnly ? "new " : ""}open finding reaches ${threshold}`;
		}
		function describeBlocking({ assessment, newOnly }) {
			const count = assessment?.blocking.length ?? 0;
			const findings = (0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_3__.pq)(count, `${newOnly ? "new " : ""}open finding`);
			return `${findings} ${count === 1 ? "blocks" : "block"}`;
		}
		function renderFacts(result) {
			const { verdict, app, run, threshold, policy, newOnly, report, commit, runUrl } = result;
			const reason = (0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_3__.A3)(verdict);
			const facts = [
				["Verdict", `\`${verdict.verdict}\`${reason && ` (\`${reason}\`)`}`],
				["Commit", commit && (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(commit.slice(0, 10))],
				["App", app && `${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(app.label ?? "")} (${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(app.appId)})`.trim()],
				["Run", run && renderRun(run)],
				["Build", result.assessment && renderProof(result)],
				["Fails on", threshold && renderThreshold(threshold, newOnly)],
				["Policy", policy && (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(policy)],
				["Report", report?.path && (report.artifactUrl ? `[PDF](${report.artifactUrl})` : "see `report-path`")],
				["Job", runUrl && `[workflow run](${runUrl})`]
			];
			const lines = facts.filter(([, value]) => value).map(([name, value]) => `- **${name}:** ${value}`);
			return `#### About this verdict\n\n${lines.join("\n")}`;
		}
		function renderProof({ provenVersion }) {
			if (provenVersion === undefined) return "no proof was asked for (`version-url`)";
			return `tested build ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(provenVersion)}, before and after the run`;
		}
		function renderThreshold(threshold, newOnly = false) {
			if (threshold === "none") return "no severity";
			return `\`${threshold}\` and above${newOnly ? ", new findings only" : ""}`;
		}
		function renderRun({ runNumber, state, taskId }) {
			const number = runNumber === undefined ? "" : `${runNumber}, `;
			return `${number}${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(state)} (${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(taskId)})`;
		}
		function renderCounts(assessment) {
			const { open, findings, newCount } = assessment;
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
				(0, _findings_lines_js__WEBPACK_IMPORTED_MODULE_1__.ur)(assessment),
				closed.length > 0 && `Not counted: ${closed.join(", ")}`,
				newCount !== undefined && `Absent from the baseline: ${newCount} of ${open.length} open`,
				claimed > 0 && `Said to be fixed, which the next run verifies: ${claimed} of ${open.length} open`
			].filter(Boolean);
			return `#### Open findings: ${open.length}\n\n${sentences.join(". ")}.`;
		}
		function wordsOf({ finding, severity, state, acceptance }) {
			const { title, label, id } = finding;
			const name = title || label;
			const category = name.includes(label) ? "" : ` (${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(label)})`;
			const term = acceptance ? `; ${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)((0, _findings_lines_js__WEBPACK_IMPORTED_MODULE_1__.iP)(acceptance, state))}` : "";
			return {
				severity: severity ? (0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__.l2)(severity) : (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(finding.severity),
				name: `${(0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(name)}${category}${term}`,
				endpoint: (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)((0, _findings_lines_js__WEBPACK_IMPORTED_MODULE_1__.X5)(finding)),
				id: (0, _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.Bm)(id)
			};
		}
		function renderList(items, { maxItems, maxBytes, elsewhere }, render, separator = "\n") {
			let bytes = 0;
			const shown = items.slice(0, maxItems).map(render).filter((item) => {
				bytes += Buffer.byteLength(item) + 2;
				return bytes <= maxBytes;
			});
			const rest = items.length - shown.length;
			const list = shown.join(separator);
			return rest > 0 ? `${list}\n\n\u2026 and ${rest} more${elsewhere}.` : list;
		}
		function renderName(assessed) {
			const { severity, name, endpoint } = wordsOf(assessed);
			return `- **${severity}** \u00B7 ${name}<br>${endpoint}`;
		}
		function renderHidden({ assessment, report }) {
			if (!assessment || assessment.open.length + assessment.accepted.length === 0) return "";
			const where = report?.artifactUrl ? ", and the PDF report lists them" : "";
			return `Only counts are shown here (\`details\`). Whoever may log in to the service sees the findings of the app there${where}.`;
		}
		function join(sections) {
			return `${sections.filter(Boolean).join("\n\n")}\n`;
		}
	}),
	5296: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	8879: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => isTerminal });
		const terminalStates = new Set([
			"COMPLETED",
			"FAILED",
			"CANCELLED",
			"INTERRUPTED"
		]);
		function isTerminal(state) {
			return terminalStates.has(state);
		}
	}),
	515: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => redact,
			O: () => redactTokens
		});
		const tokens = new RegExp(`(?<![A-Za-z])(?:${[
			String.raw`eyJ[\w-]{5,}(?:\.[\w-]*){0,4}`,
			String.raw`gh[pousr]_\w{16,}(?:\.[\w-]+){0,3}`,
			String.raw`github_pat_\w{16,}`,
			String.raw`gl(?:pat|dt|rt|rtr|ptt|cbt|agent|oas|soat|imt|ft)-[\w-]{16,}(?:\.[\w-]+){0,3}`,
			String.raw`xox[a-z](?:\.xox[a-z])?-[\w-]{10,}`,
			String.raw`xapp-[\w-]{10,}`,
			String.raw`(?:A3T[A-Z\d]|AKIA|ASIA|AGPA|AIDA|AROA|AIPA|ANPA|ANVA)[A-Z\d]{16}`,
			String.raw`[rs]k_(?:live|test|prod)_\w{10,}`,
			String.raw`whsec_[\w+/=]{16,}`,
			String.raw`AIza[\w-]{30,}`,
			String.raw`ya29\.[\w-]{10,}`,
			String.raw`GOCSPX-[\w-]{20,}`,
			String.raw`npm_[A-Za-z\d]{20,}`,
			String.raw`pypi-[\w-]{50,}`,
			String.raw`dckr_[op]at_[\w-]{20,}`,
			String.raw`hv[bsr]\.[\w-]{20,}`,
			String.raw`SG\.[\w-]{10,}\.[\w-]{10,}`,
			String.raw`shp(?:at|ca|pa|ss)_[A-Za-z\d]{32,}`,
			String.raw`sk-(?:proj|ant|svcacct|admin|or)-[\w-]{16,}`,
			String.raw`sk-[A-Za-z\d]{32,}`,
			String.raw`hf_[A-Za-z\d]{30,}`,
			String.raw`gsk_[A-Za-z\d]{40,}`,
			String.raw`lin_api_\w{32,}`,
			String.raw`ntn_[A-Za-z\d]{40,}`,
			String.raw`gl(?:c|sa)_[\w+/=]{32,}`,
			String.raw`do[opr]_v1_[\da-f]{40,}`,
			String.raw`figd_[\w-]{30,}`,
			String.raw`rubygems_[\da-f]{40,}`,
			String.raw`AT[AC]TT3[\w=-]{40,}`,
			String.raw`sq0[a-z]{3}-[\w-]{20,}`,
			String.raw`dapi[\da-f]{32}`,
			String.raw`cf(?:k|ut|at)_[A-Za-z\d]{40,}`,
			String.raw`sbp_[\da-f]{40}`,
			String.raw`key-[\da-f]{32}`,
			String.raw`AGE-SECRET-KEY-1[\dA-Z]{50,}`,
			String.raw`hooks\.slack\.com/services/[\w/]{20,}`,
			String.raw`discord(?:app)?\.com/api/webhooks/\d{10,}/[\w-]{30,}`
		].join("|")})`, "g");
		const htmlQuote = "&quot;|&apos;|&#0?3[49];|&#x2[27];";
		const quote = String.raw`(?:\\{0,4}["'${"`"}]|${htmlQuote}|%2[27])`;
		const blanks = String.raw`(?:\s|%20|\+){0,4}`;
		const colon = `${quote}?${blanks}(?::|%3A)${blanks}`;
		const assignment = `${quote}?${blanks}(?:=>?|%3D)${blanks}|${quote}${blanks}(?::|%3A)${blanks}`;
		const quoted = [
			String.raw`(")(?:[^"\\]|\\.){1,2000}`,
			String.raw`(')(?:[^'\\]|\\.){1,2000}`,
			String.raw`(\\{1,4}["'])[^"']{1,2000}`,
			`(${htmlQuote})(?:(?!${htmlQuote})[^]){1,2000}`,
			String.raw`(%2[27])(?:(?!%2[27])\S){1,2000}`
		].join("|");
		const word = String.raw`[^\s"'&,;}<>\\]`;
		const passwords = "passw(?:or)?d|passwort|passphrase|passcode|pwd|(?<![a-z])pw";
		const names = ["token|secret|session(?:[_-]?id)?|sessid|auth|signature|credentials?|bearer|(?<![a-z])si[dg]", "(?:api|access|secret|private|account|signing|encryption|subscription|auth)[_ -]?key"].join("|");
		const others = `(?:${names})(?:[_-]?(?:key|base|value|string)){0,4}`;
		const nothing = String.raw`["']?(?:none|null|nil|undefined|true|false|empty)(?![\w.+/=%-])`;
		const attribute = "(?:samesite|path|domain|expires|max-age|priority)=";
		const attributes = String.raw`(?:(?:${attribute}[^\s;"'<>\\]{0,200}|secure|httponly|partitioned);?\s{0,4}){0,10}(?!${attribute})`;
		const header = String.raw`(?:x-[a-z\d-]{0,40}(?:key|token|secret|auth|signature|session|password)|(?:private|deploy|job)-token|(?:api|subscription)-?key)`;
		const scheme = String.raw`(?:bearer|basic|token|digest|api-?key|negotiate|ntlm|oauth|hawk|dpop|jwt|key|ssws|[a-z\d]{1,10}-hmac-[a-z\d]{1,10})`;
		const element = String.raw`[\w.:-]{0,60}(?:${passwords}|token|secret|api-?key)`;
		const tag = String.raw`(?:<|&lt;)${element}(?:\s[^<>&]{0,200})?(?:>|&gt;)`;
		const parameters = String.raw`(?:[\w-]{1,40}=(?:"[^"]{0,500}"|[^\s,"]{1,500}),?\s{0,4}){1,20}`;
		const pair = String.raw`[^\s=;,"'<>\\]{1,200}=[^\s;"'<>\\]{0,4000}`;
		const besideNames = [
			rule`((?<!(?:broken|missing|improper|incorrect|insufficient|weak|level|no|of) )authorization${colon}${quote}?${scheme}(?:\s|%20|\+){1,4})(?:${parameters}|${word}{3,})`,
			rule`((?<![a-z] )authorization${colon}${quote}?)(?!${scheme}[\s%+])(?=[^\s"']{0,200}\d)${word}{8,}`,
			rule`\b(bearer\s{1,4})(?!auth|token|credential|scheme|security|format|header)[\w.~+/=-]{8,}`,
			/\b([Bb]asic\s{1,4})(?=[\w+/=-]{0,200}(?:\d|=|[a-z][A-Z]))[\w+/=-]{8,}/g,
			rule`((?<![\w-])cookie2?${quote}?${blanks}[:=]${blanks}${quote}?${attributes})${pair}(?:;\s{0,4}${pair}){0,50}`,
			rule`(set-cookie2?${colon}${quote}?(?!${attribute})[^\s=;,"'<>\\]{1,200}=)[^\s;"'<>\\]{1,4000}`,
			rule`(${header}${colon}${quote}?)${word}{4,}`,
			rule`((?:${passwords}|(?<![a-z])pass)(?:${assignment}))(?:${quoted}|${word}+)`,
			rule`((?:${passwords}|(?<=[_-])pass)${colon})(?:${quoted}|[^\s"'<>\\]+)`,
			rule`(${others}(?:${assignment}))(?!${nothing})(?:${quoted}|${word}{4,})`,
			rule`(${others}\s{0,4}:\s{1,4})(?:"|')?(?=\S{0,100}\d)${word}{6,}`,
			rule`(--[a-z-]{0,30}(?:password|passwd|token|secret|key)\s{1,4})[^\s"'-][^\s"']{0,500}`,
			rule`(${tag}<!\[CDATA\[)(?:(?!\]\]>)[^]){1,500}(?=\]\]>)`,
			rule`(${tag})(?:(?!<|&lt;)[^]){1,2000}(?=(?:<|&lt;)/${element}(?:>|&gt;))`,
			rule`((?:[?&#]|&amp;|%3F|%26)code(?:=|%3D))(?=\S{0,200}\d)${word}{6,}`,
			/(\b(?:mysql|mariadb)[a-z_-]{0,10}\s(?:[^\n]{0,200}?\s)?-p)(?:'[^']{1,500}'|"[^"]{1,500}"|[^\s"',-][^\s"']{0,500})/g,
			rule`(\s(?:-u|--user)\s{1,4}["']?[^\s:"']{1,100}:)[^\s"']{1,500}`
		];
		const hasName = /auth|basic|bearer|code|cookie|credential|key|mariadb|mysql|pass|pw|secret|sess|si[dg]|token|user|\s-u/i;
		const hasMark = /[:=]|%3[AD]|--|\s-p|<!\[|<\/|&lt;\/|bearer|basic/i;
		const elsewhere = [
			rule`(//)[^\s/?#"'<>]{1,500}(?=@)`,
			rule`(%2F%2F)(?:(?!%2F|%40)[^\s/?#"'<>]){1,500}(?=%40)`,
			rule`-----BEGIN[A-Z\d ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?!-----)[^]){0,20000}(?:-----END[A-Z\d ]{0,60}-----)?`
		];
		const longAndMixed = /(?<![\w+-])(?=((?:[a-z]{2,5}_){0,4}))\1(?=[\w+-]*[a-z])(?=[\w+-]*[A-Z])(?=[\w+-]*\d)[\w+-]{32,}={0,2}/g;
		function rule(strings, ...parts) {
			return new RegExp(String.raw(strings, ...parts), "gi");
		}
		function redact(text) {
			const replace = (safe, pattern) => safe.replace(pattern, keepGroups);
			const known = elsewhere.reduce(replace, redactTokens(text));
			const mayBeNamed = hasName.test(known) && hasMark.test(known);
			const named = mayBeNamed ? besideNames.reduce(replace, known) : known;
			return named.replace(longAndMixed, (text) => isName(text) ? text : "[redacted]");
		}
		function isName(text) {
			const words = text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
			const digits = text.match(/\d+/g) ?? [];
			const letters = words.join("").length;
			return !/[+=]/.test(text) && digits.length <= 2 && letters >= 3.5 * words.length;
		}
		function redactTokens(text) {
			return text.replace(tokens, "[redacted]");
		}
		function keepGroups(_match, ...rest) {
			const beforePlaceAndText = rest.slice(0, -2);
			const groups = beforePlaceAndText.filter((group) => typeof group === "string");
			return `${groups.join("")}[redacted]`;
		}
	}),
	4602: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => textAt,
			C: () => memberOf
		});
		function memberOf(data, ...names) {
			return names.reduce((value, name) => typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined, data);
		}
		function textAt(data, ...names) {
			const found = memberOf(data, ...names);
			return typeof found === "string" && found !== "" ? found : undefined;
		}
	}),
	1699: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bD: () => messageOf,
			em: () => sentence,
			hC: () => sentences,
			l2: () => capitalized
		});
		function messageOf(error) {
			return error instanceof Error ? error.message : String(error);
		}
		function sentence(text) {
			return /[.!?\u2026]$/.test(text) ? text : `${text}.`;
		}
		function sentences(...parts) {
			return parts.filter(Boolean).map(sentence).join(" ");
		}
		function capitalized(text) {
			return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
		}
	}),
	9815: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bm: () => forMarkdown,
			Ig: () => forLog,
			Kb: () => excerpt,
			VI: () => beginningOf,
			mP: () => messageForMarkdown,
			ml: () => shorten,
			vs: () => messageForLog
		});
		var _credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(515);
		const maxLineLength = 2e3;
		const maxMessageLength = 6e3;
		const maxCellLength = 300;
		const maxExcerptLength = 100;
		const maxEscapes = 3;
		function forLog(text) {
			return withoutCommands(clean(text, maxLineLength));
		}
		function messageForLog(message) {
			return withoutCommands(clean(message, maxMessageLength));
		}
		function withoutCommands(line) {
			return line.replace(/:(?=:)|#(?=#\[)/g, "$&\u200B");
		}
		function forMarkdown(text, maxLength = maxCellLength) {
			const escaped = clean(text, maxLength).replace(/[&<>|[\]\\`*_~#@!$^]|:(?! )|(?<=www)\./gi, (character) => `&#${character.codePointAt(0)};`).replaceAll(/&#(?:64|35);|\bGH-(?=\d)/gi, "$&&#8203;");
			const maxEscaped = maxEscapes * maxLength;
			return escaped.length <= maxEscaped ? escaped : `${beginningOf(escaped, maxEscaped).replace(/&[^;]*$/, "")}\u2026`;
		}
		function messageForMarkdown(message) {
			return forMarkdown(message, maxMessageLength).replace(/&#96;([a-z][a-z\d-]*(?:: (?:[\w-]|&#95;)+)?)&#96;/g, (_, name) => `\`${name.replaceAll("&#95;", "_")}\``);
		}
		function excerpt(text) {
			return clean(text, maxExcerptLength);
		}
		function clean(text, maxLength) {
			return shorten((0, _credentials_js__WEBPACK_IMPORTED_MODULE_0__.E)(oneLine(beginningOf(text, maxLength + 1e4))), maxLength);
		}
		function oneLine(text) {
			return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\u2800]+/gu, " ").trim();
		}
		function shorten(text, maxLength) {
			const characters = [...text];
			return characters.length > maxLength ? `${characters.slice(0, maxLength).join("")}\u2026` : text;
		}
		function beginningOf(text, maxUnits) {
			return text.slice(0, maxUnits).replace(/[\ud800-\udbff]$/, "");
		}
	}),
	8009: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => version });
		const version = "1.0.0";
	})
};
