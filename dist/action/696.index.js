export const id = 696;
export const ids = [
	696,
	259,
	728,
	388
];
export const modules = {
	4990: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T4: () => readPolicy,
			km: () => defaultPolicyFile,
			si: () => maxPolicyBytes,
			tw: () => readGoverningFiles
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
		var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8179);
		var _decision_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8977);
		var _github_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4679);
		var _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1699);
		var _policy_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3518);
		const defaultPolicyFile = ".github/security-gate.yml";
		const maxPolicyBytes = 256 * 1024;
		const maxBaselineBytes = 40 * 1024 * 1024;
		async function readGoverningFiles({ configFile, baselineFile }, reader) {
			let reason = "invalid-policy";
			try {
				const { source, ...policy } = await readPolicy(configFile, reader);
				reason = "invalid-baseline";
				const found = await readBaseline(baselineFile, reader);
				const sources = {
					policy: source,
					baseline: found?.source
				};
				return {
					...policy,
					baseline: found?.baseline,
					sources
				};
			} catch (error) {
				const message = (0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__.em)((0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error));
				if ((0, _github_failure_js__WEBPACK_IMPORTED_MODULE_2__.uD)(error)) return { verdict: (0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_5__.RP)("policy-unavailable", message) };
				return { verdict: (0, _decision_verdict_js__WEBPACK_IMPORTED_MODULE_5__.CU)(reason, message) };
			}
		}
		async function readPolicy(configFile, reader) {
			const isRemote = typeof configFile === "object";
			const file = isRemote ? configFile.path : configFile ?? defaultPolicyFile;
			const found = isRemote ? await reader.readRemote(configFile, maxPolicyBytes) : await reader.read({
				file,
				maxBytes: maxPolicyBytes,
				mayLieOutside: false
			});
			const { text, where } = found;
			if (text === undefined && configFile !== undefined) throw new Error(`\`config-file\`: there is no file ${file} in ${where}`);
			const policy = text === undefined ? undefined : await parse(text, file, where);
			return {
				policy,
				policyOrigin: `${file} of ${where}`,
				source: sourceOf(found)
			};
		}
		function sourceOf({ text, uri }) {
			if (text === undefined) return undefined;
			return {
				uri,
				sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex")
			};
		}
		async function parse(text, file, where) {
			const { parsePolicy } = await Promise.all([
				__webpack_require__.e(815),
				__webpack_require__.e(619),
				__webpack_require__.e(388)
			]).then(__webpack_require__.bind(__webpack_require__, 6388));
			try {
				return parsePolicy(text, {
					file,
					today: (0, _clock_js__WEBPACK_IMPORTED_MODULE_1__.E)()
				});
			} catch (error) {
				throw new Error(`${(0, _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)} (${where})`);
			}
		}
		async function readBaseline(file, reader) {
			if (file === undefined) return undefined;
			const found = await reader.read({
				file,
				maxBytes: maxBaselineBytes,
				mayLieOutside: true
			});
			if (found.text === undefined) throw new Error(`\`baseline-file\`: ${(0, _policy_reader_js__WEBPACK_IMPORTED_MODULE_3__.Bi)(file, found)}`);
			const { parseBaseline } = await __webpack_require__.e(103).then(__webpack_require__.bind(__webpack_require__, 9103));
			return {
				baseline: parseBaseline(found.text, file),
				source: sourceOf(found)
			};
		}
	}),
	5696: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { decideBySync: () => decideBySync });
		var clock = __webpack_require__(8179);
		var verdict = __webpack_require__(8977);
		var commits = __webpack_require__(6259);
		var github_event = __webpack_require__(5865);
		var failure = __webpack_require__(4679);
		var octokit = __webpack_require__(6038);
		var list_findings = __webpack_require__(8672);
		var polling = __webpack_require__(470);
		var sentences = __webpack_require__(1699);
		var config_file = __webpack_require__(3315);
		var failure_message = __webpack_require__(1673);
		var policy_files = __webpack_require__(4990);
		var policy_reader = __webpack_require__(3518);
		var findings_policy = __webpack_require__(5437);
		;
		async function planSync(findings, policy, earlier, today) {
			const decisions = new Map();
			const decide = (finding, action, why) => decisions.set(finding, {
				findingId: finding.id,
				finding,
				action,
				why
			});
			const unexplained = new Set();
			for (const finding of findings.filter(({ isFixed }) => !isFixed)) {
				const acceptance = (0, findings_policy.BL)(finding, policy, today);
				if (acceptance && (0, findings_policy.YP)(acceptance, today) !== "expired") {
					const { owner, expires, reason } = acceptance;
					decide(finding, "dismiss", `accepted by ${owner} until ${expires}: ${reason}`);
				} else if (finding.isDismissed && acceptance) decide(finding, "reopen", `its acceptance expired on ${acceptance.expires}`);
				else if (finding.isDismissed) unexplained.add(finding);
			}
			for (const finding of await acceptedBy(earlier, unexplained, today)) decide(finding, "reopen", "the policy accepted it and no longer does");
			return findings.flatMap((finding) => decisions.get(finding) ?? []);
		}
		async function acceptedBy(versions, among, today) {
			const remaining = new Set(among);
			if (remaining.size === 0) return [];
			for await (const policy of versions) {
				for (const finding of remaining) if ((0, findings_policy.BL)(finding, policy, today)) remaining.delete(finding);
				if (remaining.size === 0) break;
			}
			return [...among].filter((finding) => !remaining.has(finding));
		}
		var policy_file = __webpack_require__(6388);
		var repository_file = __webpack_require__(6728);
		;
		const forgotten = "What earlier versions accepted is not known: only what has expired is reopened.";
		async function readPolicyVersions(history, name, job) {
			const [head, ...before] = await (0, commits.N)(history);
			const { path } = history;
			if (head === undefined) throw new failure.iK(`There is no policy file ${path} on ${name}, and never was one: check \`config-file\`.`);
			const text = await readVersion(history, head);
			return {
				current: text === undefined ? undefined : parseCurrent(text, path),
				origin: `${path} of ${name} at ${head.slice(0, 7)}`,
				earlier: earlierVersions(history, before, job)
			};
		}
		function parseCurrent(text, file) {
			try {
				return (0, policy_file.parsePolicy)(text, {
					file,
					today: (0, clock.E)()
				});
			} catch (error) {
				throw new failure_message.y(`The policy cannot be used: ${(0, sentences.bD)(error)}.`);
			}
		}
		function readVersion(history, commit) {
			return (0, repository_file.readRepositoryFile)({
				...history,
				ref: commit,
				maxBytes: policy_files.si
			});
		}
		async function* earlierVersions(history, commits, { say, warn }) {
			for (const commit of commits) {
				try {
					const text = await readVersion(history, commit);
					if (text !== undefined) yield (0, policy_file.parsePolicy)(text, {
						file: history.path,
						today: (0, clock.E)()
					});
				} catch (error) {
					if (error instanceof failure.iK) {
						warn(`${error.message} ${forgotten}`);
						return;
					}
					say(`The policy of commit ${commit.slice(0, 10)} is malformed, and left out of account`);
				}
			}
		}
		;
		const branchEvents = [
			"push",
			"schedule",
			"workflow_dispatch",
			"repository_dispatch"
		];
		const githubTimeLimitMs = 12e4;
		async function decideBySync(sync) {
			const { current, origin, earlier } = await readVersions(sync).catch((error) => {
				throw error instanceof failure.iK ? new failure_message.y(error.message) : error;
			});
			const effect = current ? `accepts ${(0, verdict.pq)(current.acceptances.length, "risk")}` : "was removed: nothing is accepted";
			sync.job.say(`Policy: ${origin}, which ${effect}`);
			const findings = await readFindings(sync);
			return planSync(findings, current, earlier, (0, clock.E)());
		}
		async function readVersions(sync) {
			const { configFile = policy_files.km } = sync.inputs;
			if (typeof configFile === "object") return readRemoteVersions(sync, configFile);
			const { event, workspace } = sync.job.workflowRun;
			const path = await (0, policy_reader.SH)(configFile, workspace);
			if (path === undefined) throw new failure_message.y(`\`config-file\` ${configFile} lies outside of the repository.`);
			if (isOutsideOfWorkflow(event)) {
				const reason = "Outside of a workflow there is no default branch to ask GitHub for.";
				return readCheckout(sync, reason);
			}
			const { repository, branch } = await requireDefaultBranch(sync);
			try {
				const history = {
					octokit: await connect(sync),
					repository,
					path,
					branch
				};
				return await readPolicyVersions(history, `branch ${branch}`, sync.job);
			} catch (error) {
				if (!(error instanceof failure.iK) || event.proposal) throw error;
				return readCheckout(sync, error.message);
			}
		}
		async function readRemoteVersions(sync, file) {
			if (!isOutsideOfWorkflow(sync.job.workflowRun.event)) await requireDefaultBranch(sync);
			const { repository, path, ref } = file;
			const octokit = await connect(sync);
			const branch = await (0, commits.resolveCommit)(octokit, repository, ref);
			const history = {
				octokit,
				repository,
				path,
				branch
			};
			return readPolicyVersions(history, (0, config_file.z)(file), sync.job);
		}
		function isOutsideOfWorkflow({ name, proposal }) {
			return name === "" && !proposal;
		}
		function connect({ job: { workflowRun } }) {
			const { token, signal } = workflowRun;
			return (0, octokit.Q)({
				token,
				signal,
				timeLimitMs: githubTimeLimitMs
			});
		}
		async function readCheckout({ job, inputs }, reason) {
			const reader = (0, policy_reader.NO)(job.workflowRun, undefined, { isCheckoutOnly: true });
			const { policy, policyOrigin } = await (0, policy_files.T4)(inputs.configFile, reader).catch((error) => {
				throw new failure_message.y(`${reason} ${(0, sentences.bD)(error)}`);
			});
			if (policy === undefined) throw new failure_message.y(`${reason} There is no policy file ${policy_files.km} in the checkout.`);
			job.warn(`${reason} The policy of the checkout is used. ${forgotten}`);
			return {
				current: policy,
				origin: policyOrigin,
				earlier: nothing()
			};
		}
		async function* nothing() {}
		async function requireDefaultBranch(sync) {
			const { name, defaultBranch, ref, repository } = sync.job.workflowRun.event;
			if (!branchEvents.includes(name) || !repository) throw refusal(`on the event \`${name || "unknown"}\``);
			const ask = async () => (await (await connect(sync)).rest.repos.get((0, github_event.at)(repository))).data.default_branch;
			const branch = defaultBranch ?? await ask().catch(() => undefined);
			if (branch !== undefined && ref === `refs/heads/${branch}`) return {
				repository,
				branch
			};
			const doubt = branch === undefined ? ", which may or may not be the default one" : "";
			throw refusal(`on ${ref ?? "an unknown branch"}${doubt}`);
		}
		function refusal(where) {
			return new failure_message.y(`\`action: sync\` changes findings only on the default branch, on push, schedule, workflow_dispatch or repository_dispatch; it is refused ${where}.`);
		}
		async function readFindings({ job, inputs }) {
			const { client, clock, say } = job;
			const { appId, timeoutMs } = inputs;
			const onActive = () => say("A security test of the app is active; waiting for its end");
			const listing = await job.waitFor({
				what: "the end of the active test",
				tooLate: "The findings list was not ready within `timeout-minutes`: run this again later.",
				deadline: clock.now() + Math.max(timeoutMs, polling.gC),
				...(0, list_findings.E8)(client.findings, appId, onActive),
				believes: list_findings.xg
			});
			if (listing.kind === "complete") return listing.items;
			if (listing.kind === "changing") throw new failure_message.y(`${(0, list_findings.e3)(listing)}: run this again.`);
			if (listing.stop !== "NO_RUNS") throw new failure_message.y(`${(0, list_findings.e3)(listing)}: nothing was changed.`);
			say("No test of the app has run yet: there are no findings");
			return [];
		}
	}),
	6388: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { parsePolicy: () => parsePolicy });
		var dist = __webpack_require__(8815);
		var sentences = __webpack_require__(1699);
		var esm = __webpack_require__(2768);
		;
		const options = {
			dot: true,
			nobrace: true,
			nocomment: true,
			noext: true,
			nonegate: true,
			platform: "linux"
		};
		const climbs = /(^|[\\/]|%(25)*(2f|5c))(\.|%(25)*2e){1,2}($|[\\/;?#]|%(25)*(2f|5c|3b|3f|23|00))/i;
		function createGlob(pattern) {
			if (climbs.test(pattern.replaceAll("?", "_"))) return (path) => path === pattern;
			const glob = new esm.VR(pattern.replaceAll(/[^\w\s/*?.-]/gu, "\\$&"), options);
			return (path) => path === pattern || !climbs.test(path) && glob.match(path);
		}
		var schemas = __webpack_require__(4343);
		var api = __webpack_require__(3305);
		var iso = __webpack_require__(3102);
		var severity = __webpack_require__(4);
		;
		const maxTextLength = 1e3;
		const anySeverity = severity.gO.join(", ");
		const policy_schema_text = schemas.YjP({ error: ({ input }) => input === undefined ? "is required" : "must be text: put it in quotes" }).check(api.Eb(maxTextLength, { error: `must have at most ${maxTextLength} characters` }), api.Fk(/\S/, { error: "must not be empty" }));
		const policy_schema_severity = schemas.k5n(severity.gO, { error: `must be one of ${anySeverity}` });
		const pathGlob = "Glob on the path: `*` within a segment, `**` across segments. Braces are literal";
		function optional(type, description) {
			return schemas.lqM(type).check(schemas.q0y(description));
		}
		const match = schemas.rej({
			id: optional(policy_schema_text, "Id of the finding"),
			label: optional(policy_schema_text, "Category of the finding, exactly as the service names it"),
			method: optional(policy_schema_text, "HTTP method, in any letter case"),
			path: optional(policy_schema_text, pathGlob),
			cwe: optional(policy_schema_text.check(api.Fk(/^[Cc][Ww][Ee]-\d+$/, { error: "must have the form CWE-79" })), "For example CWE-79"),
			owasp: optional(policy_schema_text, "For example API1:2023"),
			severity: optional(policy_schema_severity, "Effective severity that the service gives"),
			title: optional(policy_schema_text, "Title of the finding, exactly")
		}, { error: "must be a mapping of criteria, such as `{ label: Missing HSTS Header }`" }).check(schemas.YPB((criteria) => Object.keys(criteria).length > 0, { error: "must name at least one criterion" }));
		const subject = {
			id: optional(policy_schema_text, "Id of the finding"),
			match: optional(match, "Criteria, all of which must fit")
		};
		const hasOneSubject = schemas.YPB(({ id, match }) => id === undefined !== (match === undefined), { error: "must have either `id` or `match`" });
		const lastDay = "Last day on which the acceptance holds (UTC), at most a year and a day ahead";
		const noLastDay = "must be the last day on which the acceptance holds (UTC): one that exists, as YYYY-MM-DD";
		const acceptance = schemas.rej({
			...subject,
			reason: policy_schema_text.check(schemas.q0y("Why the risk is accepted")),
			owner: policy_schema_text.check(schemas.q0y("Who accepted it")),
			expires: iso.p6({ error: noLastDay }).check(schemas.q0y(lastDay))
		}, { error: "must be a mapping with `id` or `match`, `reason`, `owner` and `expires`" }).check(hasOneSubject);
		const override = schemas.rej({
			...subject,
			severity: policy_schema_severity.check(schemas.q0y("Severity that counts instead"))
		}, { error: "must be a mapping with `match` and `severity`" }).check(hasOneSubject);
		const policySchema = schemas.rej({
			"fail-on-severity": optional(schemas.k5n([...severity.gO, "none"], { error: `must be one of ${anySeverity}, none` }), "Lowest severity that fails the job; the input of the same name wins"),
			accept: optional(schemas.mee(schemas.YOg(acceptance, { error: "must be a list of accepted risks" })), "Accepted risks"),
			severity: optional(schemas.mee(schemas.YOg(override, { error: "must be a list of overrides" })), "Severity overrides; the first one that matches counts")
		}, { error: "must be a mapping with `fail-on-severity`, `accept` or `severity`" });
		;
		function parsePolicy(text, { file, today }) {
			const lineCounter = new dist.HN();
			const document = (0, dist.parseDocument)(text, {
				lineCounter,
				prettyErrors: false
			});
			const at = (offset) => {
				const { line, col } = lineCounter.linePos(offset);
				return `${file}:${line}:${col}`;
			};
			const [error] = [...document.errors, ...document.warnings];
			if (error) throw new Error(`${at(error.pos[0])}: is not valid YAML: ${error.message}`);
			const content = policySchema.safeParse(contentOf(document, file));
			const problems = content.success ? tooFarAhead(content.data, today) : content.error.issues.flatMap(problemsOf);
			if (problems.length > 0 || !content.success) throw new Error(problems.map(({ path, message }) => `${at(offsetOf(document, path))}: ${nameOf(path)} ${message}`).join("; "));
			return policyOf(content.data, file);
		}
		function contentOf(document, file) {
			try {
				return document.toJS() ?? {};
			} catch (error) {
				throw new Error(`${file}: is not valid YAML: ${(0, sentences.bD)(error)}`);
			}
		}
		function policyOf(content, file) {
			return {
				file,
				threshold: content["fail-on-severity"],
				acceptances: (content.accept ?? []).map(({ id, match, reason, owner, expires }) => ({
					...matcherOf({
						id,
						...match
					}),
					reason: reason.trim(),
					owner: owner.trim(),
					expires
				})),
				overrides: (content.severity ?? []).map(({ id, match, severity }) => ({
					...matcherOf({
						id,
						...match
					}),
					severity
				}))
			};
		}
		function tooFarAhead({ accept }, today) {
			const date = new Date(today);
			const nextYear = date.getUTCFullYear() + 1;
			date.setUTCFullYear(nextYear, date.getUTCMonth(), date.getUTCDate() + 1);
			const latestDay = date.toISOString().slice(0, 10);
			const message = `must be at most a year and a day ahead, ${latestDay} or before: otherwise a risk could stay accepted forever`;
			return (accept ?? []).flatMap(({ expires }, index) => expires > latestDay ? [{
				path: [
					"accept",
					index,
					"expires"
				],
				message
			}] : []);
		}
		const tests = {
			id: (wanted) => (finding) => finding.id === wanted,
			label: (wanted) => (finding) => finding.label === wanted,
			title: (wanted) => (finding) => finding.title === wanted,
			method: (wanted) => (finding) => sameWord(finding.method, wanted),
			cwe: (wanted) => (finding) => sameWord(finding.cwe, wanted),
			owasp: (wanted) => (finding) => sameWord(finding.owasp, wanted),
			severity: (wanted) => (_, severity) => severity === wanted,
			path: (wanted) => {
				const fits = createGlob(wanted);
				return ({ path }) => path !== undefined && fits(path);
			}
		};
		function matcherOf(criteria) {
			const named = Object.entries(criteria).filter(([, wanted]) => wanted !== undefined);
			const all = Object.entries(tests).flatMap(([name, create]) => {
				const wanted = criteria[name];
				return wanted === undefined ? [] : [create(wanted)];
			});
			return {
				description: named.map(([name, wanted]) => `${name} ${wanted}`).join(", "),
				matches: (finding, severity) => all.every((fits) => fits(finding, severity))
			};
		}
		function sameWord(given, wanted) {
			return given?.toUpperCase() === wanted.toUpperCase();
		}
		function problemsOf(issue) {
			if (issue.code !== "unrecognized_keys") return [{
				path: issue.path,
				message: issue.message
			}];
			return issue.keys.map((key) => ({
				path: [...issue.path, key],
				message: "is not known here: correct its spelling, or remove it"
			}));
		}
		function nameOf(path) {
			if (path.length === 0) return "the policy";
			const names = path.map((key) => typeof key === "number" ? `[${key}]` : `.${String(key)}`);
			return `\`${names.join("").slice(1)}\``;
		}
		function offsetOf(document, path) {
			const node = document.getIn(path, true);
			if ((0, dist.Ll)(node) && node.range) return keyOffset(document, path) ?? node.range[0];
			return offsetOf(document, path.slice(0, -1));
		}
		function keyOffset(document, path) {
			const holder = document.getIn(path.slice(0, -1));
			const pair = (0, dist.jh)(holder) ? holder.items.find(({ key }) => (0, dist.jn)(key) && key.value === path.at(-1)) : undefined;
			return (0, dist.jn)(pair?.key) ? pair.key.range?.[0] : undefined;
		}
	}),
	5437: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BL: () => acceptanceOf,
			YP: () => standingOf,
			gb: () => severityUnder
		});
		var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4);
		const warningDays = 14;
		const dayMs = 24 * 60 * 60 * 1e3;
		function standingOf({ expires }, today) {
			if (expires < today) return "expired";
			return Date.parse(expires) - Date.parse(today) <= warningDays * dayMs ? "expires-soon" : "holds";
		}
		function severityUnder(policy, finding) {
			const own = (0, _severity_js__WEBPACK_IMPORTED_MODULE_0__.XP)(finding);
			return policy?.overrides.find((override) => override.matches(finding, own))?.severity ?? own;
		}
		function acceptanceOf(finding, policy, today) {
			const severity = (0, _severity_js__WEBPACK_IMPORTED_MODULE_0__.XP)(finding);
			const fitting = (policy?.acceptances ?? []).filter(({ matches }) => matches(finding, severity));
			return fitting.find((acceptance) => standingOf(acceptance, today) !== "expired") ?? fitting[0];
		}
	}),
	6259: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => listFileCommits,
			resolveCommit: () => resolveCommit
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
		var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5865);
		var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4679);
		function resolveCommit(octokit, repository, ref) {
			const { owner, name: repo } = repository;
			const failed = `The commit of ${owner}/${repo}@${ref} could not be found out`;
			return (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.SP)({ failed }, async () => {
				try {
					const { data } = await octokit.rest.repos.getCommit({
						owner,
						repo,
						ref,
						per_page: 1
					});
					return zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP() }).parse(data).sha;
				} catch (error) {
					if ((0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.c2)(error) === 422) throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`There is no branch, tag or commit ${ref} in ${owner}/${repo}.`);
					if (!(0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.GZ)(error)) throw error;
					throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`The repository ${owner}/${repo} cannot be read with \`github-token\`. The token of a job reads its own repository and public ones alone: for any other, give one that has \`contents: read\` there.`);
				}
			});
		}
		function listFileCommits(history) {
			const { octokit, repository, path, branch: sha } = history;
			const failed = `The history of ${path} on ${sha} could not be read`;
			return (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.SP)({ failed }, async () => {
				const wanted = {
					...(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository),
					path,
					sha,
					per_page: 100
				};
				const { data } = await octokit.rest.repos.listCommits(wanted);
				return data.map((commit) => commit.sha);
			});
		}
	}),
	6728: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readRepositoryFile: () => readRepositoryFile });
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
		var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5865);
		var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4679);
		const contentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.euz("file")),
			encoding: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			size: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr()),
			sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
		});
		function readRepositoryFile(request) {
			const { path, ref, maxBytes } = request;
			const failed = `The file ${path} could not be read at ${ref}`;
			return (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.SP)({ failed }, async () => {
				const content = await readContent(request, failed);
				if (content === undefined) return undefined;
				const { size, sha = "" } = content;
				if (size !== undefined && size > maxBytes) throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`${failed}: it has ${size} bytes, more than ${maxBytes}.`);
				const text = content.encoding === "none" ? await readBlob(request, sha) : content.content;
				const bytes = Buffer.from(text, "base64");
				if (size !== undefined && bytes.length !== size) throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`${failed}: ${bytes.length} of ${size} bytes came.`, { isOutage: true });
				return bytes.toString("utf8");
			});
		}
		async function readContent(request, failed) {
			const { octokit, repository, path, ref } = request;
			const place = path.split("/").map(encodeURIComponent).join("/");
			try {
				const wanted = {
					...(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository),
					ref
				};
				const { data } = await octokit.request(`GET /repos/{owner}/{repo}/contents/${place}`, wanted);
				const content = contentSchema.safeParse(data);
				if (content.success) return content.data;
				throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`GitHub's answer about ${path} at ${ref} is not about a file.`);
			} catch (error) {
				if ((0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.c2)(error) !== 404) throw error;
				if ((0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.Of)(error) !== "Not Found") await requireCommit(request, failed);
				return undefined;
			}
		}
		async function requireCommit({ octokit, repository, ref }, failed) {
			try {
				await octokit.rest.git.getCommit({
					...(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository),
					commit_sha: ref
				});
			} catch (error) {
				if ((0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.c2)(error) !== 404) throw error;
				throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__.iK(`${failed}: there is no such commit, or the token may not see it. GitHub's answer: 404: ${(0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.LK)(error)}`);
			}
		}
		async function readBlob({ octokit, repository }, sha) {
			const { data } = await octokit.rest.git.getBlob({
				...(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository),
				file_sha: sha
			});
			return zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ content: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP() }).parse(data).content;
		}
	}),
	8478: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => createFindings,
			q: () => runInProgress
		});
		var schemas = __webpack_require__(4343);
		var errors = __webpack_require__(654);
		;
		function createPace(clock, { requests, windowMs }) {
			const ends = [];
			let previous = Promise.resolve();
			const runInTurn = async (run) => {
				const last = ends.at(-requests);
				const waitMs = last === undefined ? 0 : last + windowMs - clock.now();
				if (waitMs > 0) await clock.sleep(waitMs);
				try {
					return await run();
				} finally {
					ends.push(clock.now());
				}
			};
			return (run) => {
				const result = previous.then(() => runInTurn(run));
				previous = result.catch(() => {});
				return result;
			};
		}
		var pages = __webpack_require__(6233);
		var service_schemas = __webpack_require__(6253);
		;
		const stateFields = {
			isFixed: (0, service_schemas.W_)(schemas.zMY()),
			isDismissed: (0, service_schemas.W_)(schemas.zMY()),
			fixClaimed: (0, service_schemas.W_)(schemas.zMY())
		};
		const findingSchema = schemas.Ikc({
			id: service_schemas.Cv,
			label: (0, service_schemas.Qq)(500),
			severity: (0, service_schemas.Qq)(100),
			updated_severity: (0, service_schemas.W_)((0, service_schemas.Qq)(100)),
			title: (0, service_schemas.W_)((0, service_schemas.Qq)(500)),
			method: (0, service_schemas.W_)((0, service_schemas.r0)(50)),
			path: (0, service_schemas.W_)((0, service_schemas.r0)(2048)),
			owasp: (0, service_schemas.W_)((0, service_schemas.Qq)(100)),
			cwe: (0, service_schemas.W_)((0, service_schemas.Qq)(100)),
			cvss_score: (0, service_schemas.W_)(schemas.aig()),
			cvss_vector: (0, service_schemas.W_)((0, service_schemas.Qq)(200)),
			impact: (0, service_schemas.W_)((0, service_schemas.Qq)(1e3)),
			remediation: (0, service_schemas.W_)((0, service_schemas.Qq)(1e3)),
			...stateFields
		});
		const triageLimit = {
			requests: 30,
			windowMs: 6e4
		};
		const stateSchema = schemas.Ikc({
			id: (0, service_schemas.W_)(service_schemas.Cv),
			...stateFields
		});
		const triagedSchema = schemas.MfU(schemas.X$i(stateSchema, { vulnerability: (0, service_schemas.W_)(stateSchema) }), {});
		const completed = "COMPLETED";
		const runInProgress = "RUN_IN_PROGRESS";
		const statusSchema = schemas.Ikc({ status: (0, service_schemas.Qq)(200) });
		const findingsPageSchema = schemas.Ikc({
			status: (0, service_schemas.Qq)(200),
			data: schemas.lqM(schemas.mee((0, pages.ZZ)(findingSchema))),
			...pages.yy,
			total: schemas.lqM(schemas.mee(pages.vK))
		}).check(hasWhenCompleted("data"), hasWhenCompleted("total"));
		function hasWhenCompleted(field) {
			return schemas.YPB((page) => page.status !== completed || page[field] != null, { path: [field] });
		}
		function createFindings(caller, clock) {
			const pace = createPace(clock, triageLimit);
			const callOf = (appId, { maxBytes, ...query }, limits) => ({
				path: [
					"apps",
					appId,
					"vulnerabilities"
				],
				query,
				maxBytes,
				...limits
			});
			return {
				status: async (appId, limits) => (await caller.json(callOf(appId, pages.Z3, limits), statusSchema)).status,
				list: (appId, limits) => (0, pages.s$)({
					clock,
					idOf: (finding) => finding.id,
					readPage: async (query) => {
						const isAsked = (0, pages.yp)(query.page, ({ status }) => status !== completed);
						const call = callOf(appId, query, limits);
						const page = await caller.json(call, findingsPageSchema.check(isAsked));
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
						pace
					};
					const { vulnerability, ...answer } = await caller.jsonIfAny(call, triagedSchema) ?? {};
					const { id, ...state } = vulnerability ?? answer;
					if (id !== undefined) (0, errors.qb)("finding", findingId, id);
					return state;
				}
			};
		}
	}),
	8672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E8: () => watchFindings,
			e3: () => flawOf,
			xg: () => believesFaults,
			y6: () => believesList
		});
		var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8478);
		function watchFindings(findings, appId, onActive) {
			let told = false;
			let active = false;
			return {
				atOnce: true,
				believes: believesList,
				look: async ({ deadline, ...limits }) => {
					if (active && await findings.status(appId, {
						...limits,
						deadline
					}) === _findings_js__WEBPACK_IMPORTED_MODULE_0__.q) return undefined;
					const listing = await findings.list(appId, { deadline });
					active = listing.kind === "stopped" && listing.stop === _findings_js__WEBPACK_IMPORTED_MODULE_0__.q;
					if (!active) return listing;
					if (!told) onActive();
					told = true;
					return undefined;
				}
			};
		}
		const believesList = ({ code, transient, status }) => code === "not-found" || !transient && status === 200;
		const believesFaults = (error) => !error.transient || error.malformed;
		function flawOf(listing) {
			return listing.kind === "changing" ? `The findings list says that ${listing.total} findings exist, but ${listing.read} distinct ones could be read` : `The findings list has the unknown status "${listing.stop}"`;
		}
	}),
	6233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z3: () => smallestPage,
			ZZ: () => pageOf,
			s$: () => readAllPages,
			vK: () => countSchema,
			yp: () => isPage,
			yy: () => pagingFields
		});
		var p_map__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(606);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(654);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6253);
		const mebibyte = 1024 * 1024;
		const maxPageSize = 100;
		const rereads = 3;
		const pauseBeforeRereadMs = 1e3;
		const maxPages = 1e3;
		const maxBytesUnderWay = 90 * mebibyte;
		const maxKeptCharacters = 128 * mebibyte;
		const itemOverhead = 500;
		const widest = {
			pageSize: maxPageSize,
			pagesAtATime: 9
		};
		const narrower = [
			25,
			5,
			1
		].map((pageSize) => ({
			pageSize,
			pagesAtATime: 3
		}));
		const countSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI());
		function pageOf(item) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Eb(maxPageSize)), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(item));
		}
		const pagingFields = {
			total: countSchema,
			page: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr()),
			pageSize: (0, _schemas_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC()))
		};
		function isPage(asked, stops = () => false) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB((answer) => (answer.page ?? asked) === asked || stops(answer), { path: ["page"] });
		}
		const smallestPage = {
			page: 1,
			pageSize: 1,
			maxBytes: 32 * mebibyte
		};
		async function readAllPages(reader) {
			let listing = await readByStrides(reader);
			for (let reread = 0; listing.kind === "changing" && reread < rereads; reread += 1) {
				await reader.clock.sleep(pauseBeforeRereadMs);
				listing = await readByStrides(reader);
			}
			return listing;
		}
		function readByStrides(reader) {
			let reading = readOnce(reader, widest);
			for (const stride of narrower) reading = reading.catch((error) => {
				if (!(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.I9)(error)) throw error;
				return readOnce(reader, stride);
			});
			return reading;
		}
		async function readOnce({ readPage, idOf }, { pageSize, pagesAtATime }) {
			const keep = createBudget();
			const read = async (page) => {
				const result = await readPage({
					page,
					pageSize,
					maxBytes: maxBytesUnderWay / pagesAtATime
				});
				if ("data" in result) keep(result.data);
				return result;
			};
			const first = await read(1);
			if ("stop" in first) return {
				kind: "stopped",
				...first
			};
			const pages = Math.ceil(first.total / (first.pageSize ?? pageSize));
			if (pages > maxPages) return {
				kind: "changing",
				read: first.data.length,
				total: first.total
			};
			const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
			const rest = await mapToTheEnd(others, read, pagesAtATime);
			const stopped = rest.find((page) => "stop" in page);
			if (stopped) return {
				kind: "stopped",
				...stopped
			};
			return combine([first, ...rest.filter((page) => "data" in page)], idOf);
		}
		async function mapToTheEnd(numbers, map, concurrency) {
			const begun = [];
			const begin = (number) => {
				const result = map(number);
				begun.push(result);
				return result;
			};
			try {
				return await (0, p_map__WEBPACK_IMPORTED_MODULE_4__.Ay)(numbers, begin, { concurrency });
			} finally {
				await Promise.allSettled(begun);
			}
		}
		function createBudget() {
			let characters = 0;
			return (items) => {
				for (const item of items) characters += itemOverhead + charactersOf(item);
				if (characters <= maxKeptCharacters) return;
				const message = `A list holds more than the ${maxKeptCharacters / mebibyte} Mi characters that are kept of one`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._7("unexpected-response", message, {
					status: 200,
					transient: false
				});
			};
		}
		function charactersOf(item) {
			const values = typeof item === "object" && item !== null ? Object.values(item) : [item];
			const lengths = values.map((value) => typeof value === "string" ? value.length : 0);
			return lengths.reduce((sum, length) => sum + length, 0);
		}
		function combine(pages, idOf) {
			const items = pages.flatMap((page) => page.data);
			const read = new Set(items.map(idOf)).size;
			const total = pages.at(-1)?.total ?? 0;
			const heldStill = pages.every((page) => page.total === total) && read === total && items.length === total;
			return heldStill ? {
				kind: "complete",
				items
			} : {
				kind: "changing",
				read,
				total
			};
		}
	}),
	6253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cv: () => identifier,
			Qq: () => text,
			Vm: () => word,
			W_: () => lenient,
			dZ: () => runNumber,
			hl: () => address,
			r0: () => wholeText
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);
		const word = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^(?!::)(?!.*##\[)[\x21-\x7e]{1,200}$/));
		const identifier = word.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/[^.]/));
		const address = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^https?:\/\/(?!.*##\[)[\x21-\x7e]{1,2000}$/));
		const runNumber = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^\d{1,15}$/)), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(Number))]);
		function text(maxLength) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((whole) => beginningOf(whole, maxLength)));
		}
		function wholeText(maxLength) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(maxLength)), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((whole) => whole.toWellFormed()));
		}
		function beginningOf(whole, maxLength) {
			if (whole.length <= maxLength) return whole.toWellFormed();
			return Buffer.from(`${whole.slice(0, maxLength).replace(/(?<=\s)\S{1,200}$/, "")}\u2026`).toString();
		}
		function lenient(schema) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(schema), undefined);
		}
	})
};
