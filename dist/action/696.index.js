export const id = 696;
export const ids = [696, 388];
export const modules = {
	55696: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { decideBySync: () => decideBySync });
		var clock = __webpack_require__(78179);
		var list_findings = __webpack_require__(48672);
		var polling = __webpack_require__(30470);
		var sentences = __webpack_require__(51699);
		var failure_message = __webpack_require__(91673);
		var findings_policy = __webpack_require__(95437);
		;
		async function planSync(app, policy, earlier) {
			const decisions = new Map();
			const decide = (finding, action, why) => {
				const severity = action === "reopen" && (0, findings_policy.gb)(policy, finding, app.appId);
				const deadlineDays = severity ? policy?.deadlines?.[severity] : undefined;
				decisions.set(finding, {
					findingId: finding.id,
					finding,
					action,
					why,
					deadlineDays
				});
			};
			const unexplained = new Set();
			for (const finding of app.findings.filter(({ isFixed }) => !isFixed)) {
				const matching = (0, findings_policy.BL)(finding, policy, app);
				if (matching && matching.lapse === undefined) {
					const { owner, expires, reason } = matching.acceptance;
					decide(finding, "dismiss", `accepted by ${owner} until ${expires}: ${reason}`);
				} else if (finding.isDismissed && matching) decide(finding, "reopen", whyReopened(matching));
				else if (finding.isDismissed) unexplained.add(finding);
			}
			for (const finding of await acceptedBy(earlier, unexplained, app)) decide(finding, "reopen", "the policy accepted it and no longer does");
			return app.findings.flatMap((finding) => decisions.get(finding) ?? []);
		}
		function whyReopened({ acceptance, lapse }) {
			const { expires, maxSeverity } = acceptance;
			return lapse === "outgrown" ? `its acceptance allows ${maxSeverity} at most` : `its acceptance expired on ${expires}`;
		}
		async function acceptedBy(versions, among, app) {
			const remaining = new Set(among);
			if (remaining.size === 0) return [];
			for await (const policy of versions) {
				for (const finding of remaining) if ((0, findings_policy.BL)(finding, policy, app)) remaining.delete(finding);
				if (remaining.size === 0) break;
			}
			return [...among].filter((finding) => !remaining.has(finding));
		}
		var policy_file = __webpack_require__(86388);
		var commits = __webpack_require__(6259);
		var failure = __webpack_require__(54679);
		var octokit = __webpack_require__(64636);
		var repository_file = __webpack_require__(16728);
		var policy_files = __webpack_require__(54990);
		;
		const timeLimitMs = 12e4;
		async function readPolicyVersions(configFile, reader, job) {
			const { policy: current, policyOrigin: origin, committed } = await (0, policy_files.i6)(configFile, reader);
			const { token, signal } = reader;
			const history = {
				...committed,
				octokit: await (0, octokit.Q)({
					token,
					signal,
					timeLimitMs
				})
			};
			const [last, ...before] = await (0, commits.N)(history);
			if (last === undefined && current === undefined) throw new failure_message.y(`There is no policy to follow: ${origin} has never existed; ${configFile === undefined ? "add it, or name another file with" : "correct"} \`config-file\`.`);
			return {
				current,
				origin,
				earlier: earlierVersions(history, before, job)
			};
		}
		async function* earlierVersions(history, commits, { log, warn }) {
			for (const commit of commits) {
				try {
					const file = await (0, repository_file.t)({
						...history,
						commit,
						maxBytes: policy_files.si
					});
					if (file) yield (0, policy_file.parsePolicy)(file.text, {
						file: history.path,
						today: (0, clock.Ec)()
					});
				} catch (error) {
					if (error instanceof failure.iK) {
						warn(`${error.message} What earlier versions accepted is unknown, and stays dismissed.`);
						return;
					}
					log(`The policy of commit ${commit.slice(0, 10)} is malformed, and is skipped`);
				}
			}
		}
		;
		async function decideBySync(sync) {
			const { workflowRun } = sync.job;
			const reading = readPolicyVersions(sync.inputs.configFile, workflowRun, sync.job);
			const { current, origin, earlier } = await reading.catch((error) => {
				throw new failure_message.y((0, sentences.em)((0, sentences.bD)(error)));
			});
			const effect = current ? `accepts ${(0, sentences.pq)(current.acceptances.length, "risk")}` : "was removed: nothing is accepted";
			sync.job.log(`Policy: ${origin}, which ${effect}`);
			const findings = await readAppFindings(sync);
			const { appId } = sync.inputs;
			return planSync({
				appId,
				findings,
				today: (0, clock.Ec)()
			}, current, earlier);
		}
		async function readAppFindings({ job, inputs }) {
			const { client, clock, log } = job;
			const { appId, timeoutMs } = inputs;
			const onActive = () => log("A security test of the app is active");
			const listing = await job.waitFor({
				awaited: "the end of the active test",
				tooLate: "The findings list was not ready within `timeout-minutes`: run this again later.",
				deadline: clock.now() + Math.max(timeoutMs, polling.gC),
				...(0, list_findings.E8)(client.findings, appId, onActive),
				endsWait: list_findings.RS,
				patienceMs: 0
			});
			if (listing.kind === "complete") return listing.items;
			if (listing.kind === "changing") throw new failure_message.y(`${(0, list_findings.mO)(listing)}: run this again.`);
			if (listing.stop !== "NO_RUNS") throw new failure_message.y(`${(0, list_findings.mO)(listing)}: nothing was changed.`);
			log("No test of the app has run yet: there are no findings");
			return [];
		}
	}),
	86388: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PolicyProblems: () => PolicyProblems,
			parsePolicy: () => parsePolicy
		});
		var dist = __webpack_require__(38815);
		var sentences = __webpack_require__(51699);
		var esm = __webpack_require__(52768);
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
		var schemas = __webpack_require__(94343);
		var api = __webpack_require__(73305);
		var iso = __webpack_require__(73102);
		var severity = __webpack_require__(40004);
		;
		const maxTextLength = 1e3;
		const anySeverity = severity.gO.join(", ");
		const policy_schema_text = schemas.YjP({ error: ({ input }) => input === undefined ? "is required" : "must be text: put it in quotes" }).check(api.Eb(maxTextLength, { error: `must have at most ${maxTextLength} characters` }), api.Fk(/\S/, { error: "must not be empty" }));
		const policy_schema_severity = schemas.k5n(severity.gO, { error: `must be one of ${anySeverity}` });
		const pathGlob = "Glob on the path: `*` within a segment, `**` across segments. Braces are literal";
		function optional(type, description) {
			return schemas.lqM(type).check(schemas.q0y(description));
		}
		const flag = schemas.euz(true, { error: "must be `true`, or left out" });
		const match = schemas.rej({
			id: optional(policy_schema_text, "Id of the finding"),
			label: optional(policy_schema_text, "Category of the finding, exactly as the service names it"),
			method: optional(policy_schema_text, "HTTP method, in any letter case"),
			path: optional(policy_schema_text, pathGlob),
			cwe: optional(policy_schema_text.check(api.Fk(/^[Cc][Ww][Ee]-\d+$/, { error: "must have the form CWE-79" })), "For example CWE-79"),
			owasp: optional(policy_schema_text, "For example API1:2023"),
			severity: optional(policy_schema_severity, "Effective severity that the service gives"),
			title: optional(policy_schema_text, "Title of the finding, exactly"),
			"app-id": optional(policy_schema_text, "Id of the app, in a policy that many repositories share"),
			pii: optional(flag, "The finding exposes personal data"),
			pci: optional(flag, "The finding exposes payment card data"),
			hipaa: optional(flag, "The finding exposes health data")
		}, { error: "must be a mapping of criteria, such as `{ label: Missing HSTS Header }`" }).check(schemas.YPB((criteria) => Object.keys(criteria).length > 0, { error: "must name at least one criterion" }));
		const subject = {
			id: optional(policy_schema_text, "Id of the finding"),
			match: optional(match, "Criteria, all of which must fit")
		};
		const hasOneSubject = schemas.YPB(({ id, match }) => id === undefined !== (match === undefined), { error: "must have either `id` or `match`" });
		const lastDay = "Last day on which the acceptance holds (UTC), at most a year and a day ahead";
		const worstAccepted = "A finding that the service rates worse than this is no longer accepted";
		const expiresError = "must be a day of the calendar as YYYY-MM-DD, the last one on which the risk is accepted (UTC)";
		const acceptance = schemas.rej({
			...subject,
			reason: policy_schema_text.check(schemas.q0y("Why the risk is accepted")),
			owner: policy_schema_text.check(schemas.q0y("Who accepted it")),
			expires: iso.p6({ error: expiresError }).check(schemas.q0y(lastDay)),
			"max-severity": optional(policy_schema_severity, worstAccepted)
		}, { error: "must be a mapping with `id` or `match`, `reason`, `owner` and `expires`" }).check(hasOneSubject);
		const override = schemas.rej({
			...subject,
			severity: policy_schema_severity.check(schemas.q0y("Severity that counts instead"))
		}, { error: "must be a mapping with `id` or `match`, and `severity`" }).check(hasOneSubject);
		const daysError = { error: "must be a whole number of days from 0 to 3650" };
		const days = schemas.Whr(daysError).check(api.qm(0, daysError), api.Zm(3650, daysError));
		const daysIf = (severity) => optional(days, `Of a ${severity} finding`);
		const deadlines = schemas.rej({
			critical: daysIf("critical"),
			high: daysIf("high"),
			medium: daysIf("medium"),
			low: daysIf("low")
		}, { error: "must be a mapping of severities to days, such as `{ high: 7 }`" });
		const policySchema = schemas.rej({
			"fail-on-severity": optional(schemas.k5n([...severity.gO, "none"], { error: `must be one of ${anySeverity}, none` }), "Lowest severity that fails the job; the input of the same name wins"),
			accept: optional(schemas.mee(schemas.YOg(acceptance, { error: "must be a list of accepted risks" })), "Accepted risks"),
			deadlines: optional(schemas.mee(deadlines), "Days from the creation of a finding until it blocks, by severity"),
			severity: optional(schemas.mee(schemas.YOg(override, { error: "must be a list of overrides" })), "Severity overrides; the first one that matches counts")
		}, { error: "must be a mapping with `fail-on-severity`, `accept`, `deadlines` or `severity`" });
		;
		class PolicyProblems extends Error {
			name = "PolicyProblems";
			problems;
			constructor(problems) {
				super(problems.map(({ place, text }) => `${place}: ${text}`).join("; "));
				this.problems = problems;
			}
		}
		function parsePolicy(text, { file, today }) {
			const lineCounter = new dist.HN();
			const document = (0, dist.parseDocument)(text, {
				lineCounter,
				prettyErrors: false
			});
			const problemAt = (offset, text) => {
				const { line, col } = lineCounter.linePos(offset);
				return {
					place: `${file}:${line}:${col}`,
					line,
					text
				};
			};
			const [error] = [...document.errors, ...document.warnings];
			if (error) throw new PolicyProblems([problemAt(error.pos[0], `is not valid YAML: ${error.message}`)]);
			const content = policySchema.safeParse(contentOf(document, file));
			const problems = content.success ? tooFarAhead(content.data, today) : content.error.issues.flatMap(problemsOf);
			if (problems.length > 0 || !content.success) throw new PolicyProblems(problems.map(({ path, message }) => problemAt(offsetOf(document, path), `${nameOf(path)} ${message}`)));
			return policyOf(content.data, file);
		}
		function contentOf(document, file) {
			try {
				return document.toJS() ?? {};
			} catch (error) {
				const text = `is not valid YAML: ${(0, sentences.bD)(error)}`;
				throw new PolicyProblems([{
					place: file,
					line: 1,
					text
				}]);
			}
		}
		function policyOf(content, file) {
			return {
				file,
				threshold: content["fail-on-severity"],
				acceptances: (content.accept ?? []).map(({ id, match, reason, owner, ...entry }) => ({
					...matcherOf({
						id,
						...match
					}),
					reason: reason.trim(),
					owner: owner.trim(),
					expires: entry.expires,
					maxSeverity: entry["max-severity"]
				})),
				deadlines: deadlinesIn(content),
				overrides: (content.severity ?? []).map(({ id, match, severity }) => ({
					...matcherOf({
						id,
						...match
					}),
					severity
				}))
			};
		}
		function deadlinesIn({ deadlines }) {
			const isEmpty = Object.keys(deadlines ?? {}).length === 0;
			return isEmpty ? undefined : deadlines ?? undefined;
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
			severity: (wanted) => (finding) => (0, severity.XP)(finding) === wanted,
			"app-id": (wanted) => (_, appId) => appId === wanted,
			pii: () => (finding) => finding.isPII === true,
			pci: () => (finding) => finding.isPCI === true,
			hipaa: () => (finding) => finding.isHIPAA === true,
			path: (wanted) => {
				const fits = createGlob(wanted);
				return ({ path }) => typeof path === "string" && fits(path);
			}
		};
		function matcherOf(criteria) {
			const named = Object.entries(criteria).filter(([, wanted]) => wanted !== undefined);
			const all = Object.entries(tests).flatMap(([name, create]) => {
				const wanted = criteria[name];
				return wanted === undefined ? [] : [create(String(wanted))];
			});
			return {
				description: named.map(([name, wanted]) => `${name} ${wanted}`).join(", "),
				matches: (finding, appId) => all.every((fits) => fits(finding, appId))
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
	95437: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BL: () => acceptanceOf,
			YP: () => standingOf,
			gb: () => severityUnder,
			je: () => lapseOf
		});
		var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40004);
		const warningDays = 14;
		const dayMs = 24 * 60 * 60 * 1e3;
		function standingOf({ expires }, today) {
			if (expires < today) return "expired";
			return Date.parse(expires) - Date.parse(today) <= warningDays * dayMs ? "expires-soon" : "holds";
		}
		function severityUnder(policy, finding, appId) {
			const override = policy?.overrides.find(({ matches }) => matches(finding, appId));
			return override?.severity ?? (0, _severity_js__WEBPACK_IMPORTED_MODULE_0__.XP)(finding);
		}
		function acceptanceOf(finding, policy, { today, appId }) {
			const matching = (policy?.acceptances ?? []).filter(({ matches }) => matches(finding, appId)).map((acceptance) => ({
				acceptance,
				lapse: lapseOf(acceptance, finding, today)
			}));
			return matching.find(({ lapse }) => lapse === undefined) ?? matching[0];
		}
		function lapseOf(acceptance, finding, today) {
			if (standingOf(acceptance, today) === "expired") return "expired";
			const { maxSeverity } = acceptance;
			if (maxSeverity === undefined) return undefined;
			return (0, _severity_js__WEBPACK_IMPORTED_MODULE_0__.IQ)((0, _severity_js__WEBPACK_IMPORTED_MODULE_0__.XP)(finding)) < (0, _severity_js__WEBPACK_IMPORTED_MODULE_0__.IQ)(maxSeverity) ? "outgrown" : undefined;
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
	48672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E8: () => watchFindings,
			RS: () => isLastingFault,
			mO: () => describeIncomplete
		});
		var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98478);
		function watchFindings(findings, appId, onActive) {
			let isReported = false;
			let isActive = false;
			return {
				atOnce: true,
				endsWait: isListRefusal,
				look: async ({ deadline, ...limits }) => {
					if (isActive && await findings.status(appId, {
						...limits,
						deadline
					}) === _findings_js__WEBPACK_IMPORTED_MODULE_0__.q) return undefined;
					const listing = await findings.list(appId, { deadline });
					isActive = listing.kind === "stopped" && listing.stop === _findings_js__WEBPACK_IMPORTED_MODULE_0__.q;
					if (!isActive) return listing;
					if (!isReported) onActive();
					isReported = true;
					return undefined;
				}
			};
		}
		const isListRefusal = ({ transient, status = 0 }) => !transient && (status === 200 || status >= 400);
		const isLastingFault = (error) => !error.transient || error.malformed;
		function describeIncomplete(listing) {
			return listing.kind === "changing" ? `The findings list says that ${listing.total} findings exist, but ${listing.items.length} distinct ones could be read` : `The findings list has the unknown status "${listing.stop}"`;
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
	})
};
