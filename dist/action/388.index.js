export const id = 388;
export const ids = [388];
export const modules = { 86388: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
}) };
