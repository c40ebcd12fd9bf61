export const id = 894;
export const ids = [894];
export const modules = {
	71196: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => fingerprintOf });
		const maxLength = 2e3;
		function fingerprintOf(finding) {
			const { label, method = "", path = "" } = finding;
			const [name = "", verb = "", place = ""] = [
				label,
				method,
				path
			].map((text) => text.slice(0, maxLength).trim());
			return [
				name.toLowerCase().replaceAll(/\s+/g, " "),
				verb.toUpperCase(),
				normalizedPath(place)
			];
		}
		const parameter = /^(?:\{.*\}|:.+|<.*>|\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24,64})$/i;
		function normalizedPath(path) {
			const segments = path.replace(/[?#].*$/s, "").split("/").filter(Boolean);
			return segments.map((segment) => parameter.test(segment) ? "{}" : segment).join("/");
		}
	}),
	18894: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { renderSarif: () => renderSarif });
		var fingerprint = __webpack_require__(71196);
		var results_references = __webpack_require__(25872);
		var findings_severity = __webpack_require__(92481);
		;
		const levels = {
			critical: "error",
			high: "error",
			medium: "warning",
			low: "note"
		};
		const scores = {
			critical: 9.5,
			high: 8,
			medium: 5.5,
			low: 2
		};
		function levelOf({ severity }) {
			return severity === undefined ? "error" : levels[severity];
		}
		function scoreOf({ finding, severity }) {
			const { cvss_score: score = 0 } = finding;
			const rounded = Math.round(score * 10) / 10;
			const changed = severity !== undefined && severity !== finding.severity.toLowerCase();
			return !changed && rounded > 0 && rounded <= 10 ? rounded : scores[severity ?? "critical"];
		}
		function byImportance(a, b) {
			const [left, right] = [importance(a), importance(b)];
			const differing = left.findIndex((part, index) => part !== right[index]);
			if (differing !== -1) return (left[differing] ?? 0) - (right[differing] ?? 0);
			return a.finding.id < b.finding.id ? -1 : 1;
		}
		function importance(assessed) {
			const { blocking, state, severity } = assessed;
			const rank = severity === undefined ? -1 : findings_severity.gO.indexOf(severity);
			return [
				blocking ? 0 : 1,
				state === "open" ? 0 : 1,
				rank,
				-scoreOf(assessed)
			];
		}
		var external_node_crypto_ = __webpack_require__(77598);
		var untrusted = __webpack_require__(99815);
		;
		const margin = 2e3;
		const maxIdentifierLength = 2e3;
		const standIns = {
			"[": "(",
			"]": ")",
			"<": "\u2039",
			">": "\u203A",
			"`": "'",
			"\\": "/"
		};
		function createTexts(redact) {
			const redacted = (text, maxLength) => redact((0, untrusted.VI)(text, maxLength + margin));
			return {
				plain: (text, maxLength) => (0, untrusted.ml)((0, untrusted.Ig)(redacted(text, maxLength)), maxLength).replace(/[[\]<>`\\]/g, (character) => standIns[character] ?? "").replace(/[@#]|:(?=\/)|(?<=www)\.|\bGH-(?=\d)/gi, "$&\u200B"),
				markdown: (text, maxLength) => (0, untrusted.Bm)(redacted(text, maxLength), maxLength),
				redacted: (text) => redacted(text, maxIdentifierLength)
			};
		}
		function digest(...parts) {
			return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
		}
		;
		const maxSlugLength = 80;
		const maxLabelLength = 200;
		const maxPassageLength = 500;
		const maxTags = 10;
		function ruleIdOf(label, { redacted }) {
			const safe = redacted(label);
			const letters = safe.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
			const slug = letters.replace(/[^a-z\d]+/g, "-").replace(/^-|-$/g, "");
			const faithful = slug !== "" && slug.length <= maxSlugLength && !/[^a-z\d\P{L}]|[^\d\P{N}]/u.test(letters);
			return faithful ? slug : `${slug.slice(0, maxSlugLength).replace(/-$/, "") || "label"}-${digest(safe).slice(0, 8)}`;
		}
		function renderRule(id, { findings, texts }) {
			const [main] = findings;
			const cwes = referencesOf(findings, ({ cwe }) => (0, results_references.ZT)(cwe ?? ""));
			const owasps = referencesOf(findings, ({ owasp }) => (0, results_references.B0)(owasp ?? ""));
			const label = texts.plain(main.finding.label, maxLabelLength) || id;
			const tags = [
				"security",
				...cwes.map((cwe) => `external/cwe/cwe-${cwe}`),
				...owasps.map(owaspTag)
			];
			const [cwe] = cwes;
			return {
				id,
				name: pascalCase(id),
				shortDescription: { text: label },
				fullDescription: { text: sentences(`${label}, found by a security test of the running app`, ...references(cwes, owasps)) },
				help: renderHelp(findings, {
					label,
					cwes,
					owasps,
					texts
				}),
				...cwe !== undefined && { helpUri: (0, results_references.wc)(`CWE-${cwe}`) },
				defaultConfiguration: { level: levelOf(main) },
				properties: {
					tags: tags.slice(0, maxTags),
					"security-severity": scoreOf(main).toFixed(1)
				}
			};
		}
		function renderHelp(findings, { label, cwes, owasps, texts }) {
			const passages = [["Impact", sharedBy(findings, "impact")], ["Remediation", sharedBy(findings, "remediation")]];
			const given = passages.flatMap(([name, text]) => text ? [[name, text]] : []);
			const references = [...cwes.map((cwe) => [`CWE-${cwe}`, (0, results_references.wc)(`CWE-${cwe}`)]), ...owasps.map((owasp) => [`OWASP ${owasp}`, (0, results_references.H0)(owasp)])];
			const links = references.map(([name, address]) => `[${name}](${address})`);
			return {
				text: [
					label,
					...given.map(([name, text]) => `${name}: ${texts.plain(text, maxPassageLength)}`),
					...references.map(([, address]) => address)
				].join("\n\n"),
				markdown: [
					`**${texts.markdown(label, maxLabelLength)}**`,
					...given.map(([name, text]) => `**${name}:** ${texts.markdown(text, maxPassageLength)}`),
					...links.length > 0 ? [links.join(" \u00B7 ")] : []
				].join("\n\n")
			};
		}
		function sharedBy(findings, name) {
			const first = findings[0]?.finding[name];
			return findings.every(({ finding }) => finding[name] === first) ? first : undefined;
		}
		function references(cwes, owasps) {
			const names = [...cwes.map((cwe) => `CWE-${cwe}`), ...owasps];
			return names.length > 0 ? [`See ${names.join(", ")}`] : [];
		}
		function referencesOf(findings, read) {
			const found = findings.flatMap(({ finding }) => read(finding) ?? []);
			return [...new Set(found)].sort((a, b) => a.localeCompare(b, "en", { numeric: true })).slice(0, 5);
		}
		function owaspTag(category) {
			return `external/owasp/${category.toLowerCase().replace(":", "-")}`;
		}
		function pascalCase(id) {
			return id.replaceAll(/(?:^|-)([a-z\d])/g, (_, letter) => letter.toUpperCase());
		}
		function sentences(...parts) {
			return parts.map((part) => /[.!?\u2026]$/.test(part) ? part : `${part}.`).join(" ");
		}
		;
		const maxTitleLength = 200;
		const result_maxPassageLength = 300;
		const maxNameLength = 100;
		const justifications = {
			dismissed: "Dismissed in the Security Testing Service.",
			accepted: "Accepted as a risk by the gate's policy."
		};
		function renderResult(assessed, { ruleId, appId, location, texts }) {
			return {
				ruleId,
				level: levelOf(assessed),
				message: { text: renderMessage(assessed, texts) },
				locations: [renderLocation(location)],
				partialFingerprints: renderFingerprints(assessed, appId),
				suppressions: renderSuppressions(assessed),
				properties: { "security-severity": scoreOf(assessed).toFixed(1) }
			};
		}
		function renderMessage({ finding, severity }, { plain }) {
			const { id, title, label, method, path, impact, remediation, cvss_score, cvss_vector } = finding;
			const endpoint = [method, path].filter(Boolean).join(" ");
			const cvss = [cvss_score, cvss_vector].filter((part) => part !== undefined).join(", ");
			const parts = [
				[
					"Impact: ",
					impact,
					result_maxPassageLength
				],
				[
					"Remediation: ",
					remediation,
					result_maxPassageLength
				],
				[
					"CVSS ",
					cvss,
					maxNameLength
				],
				[
					"Finding ",
					id,
					maxNameLength
				]
			];
			const shown = parts.flatMap(([name, text, maxLength]) => text ? [`${name}${plain(text, maxLength)}`] : []);
			const rank = severity ?? `unknown severity (${plain(finding.severity, maxNameLength)})`;
			const subject = `${plain(title || label || "finding", maxTitleLength)} (${endpoint ? plain(endpoint, maxTitleLength) : "whole app"})`;
			return sentences(`${rank.charAt(0).toUpperCase()}${rank.slice(1)}: ${subject}`, ...shown);
		}
		function renderLocation({ file, line }) {
			const region = {
				startLine: line,
				startColumn: 1,
				endLine: line,
				endColumn: 2
			};
			return { physicalLocation: {
				artifactLocation: { uri: relativeUri(file) },
				region
			} };
		}
		function relativeUri(file) {
			const path = file.replaceAll("\\", "/").replace(/^(?:\.?\/)+/, "");
			return path.toWellFormed().split("/").map(encodeURIComponent).join("/");
		}
		function renderFingerprints({ finding }, appId) {
			return {
				primaryLocationLineHash: `${digest(appId, finding.id)}:1`,
				"labelAndEndpoint/v1": digest(...(0, fingerprint.a)(finding))
			};
		}
		function renderSuppressions({ state }) {
			const justification = justifications[state];
			return justification ? [{
				kind: "external",
				status: "accepted",
				justification
			}] : [];
		}
		;
		const maxResults = 25e3;
		const maxBytes = 9e6;
		const informationUri = "https://github.com/OWNER/security-test-gate";
		function renderSarif(options) {
			const { version, app } = options;
			const { results, rules, omitted } = renderWithinLimits(options);
			const run = {
				tool: { driver: {
					name: "Security Test Gate",
					semanticVersion: version,
					informationUri,
					rules
				} },
				automationDetails: { id: `security-test-gate/${encodeURIComponent(app.appId.toWellFormed())}/` },
				columnKind: "utf16CodeUnits",
				invocations: [{
					executionSuccessful: true,
					...omitted > 0 && { toolExecutionNotifications: [notice(omitted)] }
				}],
				results
			};
			return {
				log: {
					$schema: "https://json.schemastore.org/sarif-2.1.0.json",
					version: "2.1.0",
					runs: [run]
				},
				omitted
			};
		}
		function notice(omitted) {
			return {
				level: "warning",
				message: { text: `${omitted} findings were left out to stay within GitHub's limits, the least important ones.` }
			};
		}
		function renderWithinLimits({ findings, locate, workflowFile, app, redact }) {
			const texts = createTexts(redact);
			const ordered = findings.filter(({ state }) => state !== "fixed").sort(byImportance);
			const byRule = groupByRule(ordered, (label) => ruleIdOf(label, texts));
			const rules = new Map();
			const results = [];
			let bytes = 0;
			for (const assessed of ordered) {
				const { finding } = assessed;
				const [ruleId, sameRule] = byRule(finding.label);
				const location = locate?.(finding.method, finding.path) ?? {
					file: workflowFile,
					line: 1
				};
				const result = renderResult(assessed, {
					ruleId,
					appId: app.appId,
					location,
					texts
				});
				const rule = rules.get(ruleId) ?? renderRule(ruleId, {
					findings: [assessed, ...sameRule],
					texts
				});
				bytes += sizeOf(result) + (rules.has(ruleId) ? 0 : sizeOf(rule));
				if (bytes > maxBytes || results.length === maxResults) break;
				rules.set(ruleId, rule);
				results.push(result);
			}
			return {
				...withIndexes(results, rules),
				omitted: ordered.length - results.length
			};
		}
		function groupByRule(findings, idOf) {
			const ids = new Map();
			for (const { finding } of findings) if (!ids.has(finding.label)) ids.set(finding.label, idOf(finding.label));
			const idFor = (label) => ids.get(label) ?? idOf(label);
			const groups = Map.groupBy(findings, ({ finding }) => idFor(finding.label));
			return (label) => [idFor(label), groups.get(idFor(label)) ?? []];
		}
		function withIndexes(results, rules) {
			const sorted = [...rules.values()].sort((a, b) => a.id < b.id ? -1 : 1);
			const indexes = new Map(sorted.map(({ id }, index) => [id, index]));
			return {
				rules: sorted,
				results: results.map((result) => ({
					...result,
					ruleIndex: indexes.get(result.ruleId ?? "") ?? -1
				}))
			};
		}
		function sizeOf(part) {
			return Buffer.byteLength(JSON.stringify(part)) + 30;
		}
	})
};
