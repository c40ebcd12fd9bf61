export const id = 894;
export const ids = [894];
export const modules = {
	28819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => fingerprintOf });
		function fingerprintOf(finding) {
			const { label, method = "", path = "" } = finding;
			if (method === null || path === null) return undefined;
			const words = label.trim().toLowerCase().replaceAll(/\s+/g, " ");
			return [
				words,
				method.trim().toUpperCase(),
				normalizedPath(path.trim())
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
		var repository = __webpack_require__(1469);
		var findings_fingerprint = __webpack_require__(28819);
		var findings_severity = __webpack_require__(40004);
		var sentences = __webpack_require__(51699);
		var age = __webpack_require__(56587);
		var explanation = __webpack_require__(87767);
		var findings_lines = __webpack_require__(31862);
		;
		const ratings = {
			critical: {
				level: "error",
				from: 9,
				score: 9.5
			},
			high: {
				level: "error",
				from: 7,
				score: 8
			},
			medium: {
				level: "warning",
				from: 4,
				score: 5.5
			},
			low: {
				level: "note",
				from: .1,
				score: 2
			}
		};
		const ratingOf = (severity = "critical") => ratings[severity];
		function levelOf({ severity }) {
			return ratingOf(severity).level;
		}
		function scoreOf({ finding, severity }) {
			const rating = ratingOf(severity);
			const score = Math.round((finding.cvss_score ?? 0) * 10) / 10;
			const worst = Object.values(ratings).find(({ from }) => score >= from);
			return score <= 10 && worst === rating ? score : rating.score;
		}
		function byImportance(a, b) {
			return Number(b.blocking) - Number(a.blocking) || (0, findings_severity.IQ)(a.severity) - (0, findings_severity.IQ)(b.severity) || scoreOf(b) - scoreOf(a) || (a.finding.id < b.finding.id ? -1 : 1);
		}
		var external_node_crypto_ = __webpack_require__(77598);
		var code_fences = __webpack_require__(62211);
		var untrusted = __webpack_require__(99815);
		;
		const substitutes = {
			"[": "(",
			"]": ")",
			"<": "‹",
			">": "›",
			"`": "'",
			"\\": "/"
		};
		function plainText(text, maxLength) {
			return (0, untrusted.ml)((0, untrusted.Ig)((0, code_fences.V)(text)), maxLength).replace(/[[\]<>`\\]/g, (character) => substitutes[character] ?? "").replace(/[@#]|:(?=\/)|(?<=www)\.|\bGH-(?=\d)/gi, "$&​");
		}
		function digest(...parts) {
			return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
		}
		;
		const maxTitleLength = 200;
		const maxPassageLength = 200;
		const maxNameLength = 100;
		function renderResult(assessed, context) {
			return {
				ruleId: context.ruleId,
				level: levelOf(assessed),
				message: { text: renderResultMessage(assessed) },
				locations: [renderLocation(context.location)],
				partialFingerprints: renderFingerprints(assessed, context.appId),
				properties: { "security-severity": scoreOf(assessed).toFixed(1) }
			};
		}
		function renderResultMessage(assessed) {
			const { finding, severity } = assessed;
			const { id, title, label, cvss_score, cvss_vector } = finding;
			const cvss = [cvss_score, cvss_vector].filter((part) => part !== undefined).join(", ");
			const named = (name, text, maxLength) => text ? `${name} ${plainText(text, maxLength)}` : "";
			const rank = severity ?? `unknown severity (${plainText((0, findings_severity.nr)(finding), maxNameLength)})`;
			const place = plainText((0, findings_lines.X5)(finding), maxTitleLength);
			const subject = `${plainText(title || label || "finding", maxTitleLength)} (${place})`;
			return (0, sentences.hC)(`${(0, sentences.l2)(rank)}: ${subject}`, (0, sentences.l2)((0, age.hO)(assessed)), ...(0, explanation.R4)(finding).map(({ name, text }) => named(`${name}:`, text, maxPassageLength)), named("CVSS", cvss, maxNameLength), named("Finding", id, maxNameLength));
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
			const fingerprint = (0, findings_fingerprint.a)(finding);
			return {
				primaryLocationLineHash: `${digest(appId, finding.id)}:1`,
				...fingerprint && { "labelAndEndpoint/v1": digest(...fingerprint) }
			};
		}
		var passage = __webpack_require__(81312);
		var results_references = __webpack_require__(25872);
		;
		const maxSlugLength = 80;
		const maxIdentifierLength = 2e3;
		const maxLabelLength = 200;
		const rule_maxPassageLength = 1e3;
		const maxTags = 10;
		function slugOf(label) {
			const safe = (0, untrusted.VI)(label, maxIdentifierLength);
			const letters = safe.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
			const slug = letters.replace(/[^a-z\d]+/g, "-").replace(/^-|-$/g, "");
			const isFaithful = slug !== "" && slug.length <= maxSlugLength && !/[^a-z\d\P{L}]|[^\d\P{N}]/u.test(letters);
			return isFaithful ? slug : `${slug.slice(0, maxSlugLength).replace(/-$/, "") || "label"}-${digest(safe).slice(0, 8)}`;
		}
		function renderRule(id, main, findings) {
			const label = plainText(main.finding.label, maxLabelLength) || id;
			const cwes = referencesOf(findings, ({ cwe }) => (0, results_references.x)(cwe));
			const references = [...cwes, ...referencesOf(findings, ({ owasp }) => (0, results_references.s)(owasp))];
			const names = references.map(({ name }) => name).join(", ");
			const origin = `${label}, found by a security test of the running app`;
			const name = pascalCase(id);
			const tags = ["security", ...references.map(({ tag }) => tag)];
			return {
				id,
				...name.toLowerCase() !== id && { name },
				shortDescription: { text: label },
				fullDescription: { text: (0, sentences.hC)(origin, names && `See ${names}`) },
				help: renderHelp(label, (0, explanation.T5)(main.finding), references),
				...cwes[0] && { helpUri: cwes[0].address },
				defaultConfiguration: { level: levelOf(main) },
				properties: {
					tags: tags.slice(0, maxTags),
					"security-severity": scoreOf(main).toFixed(1)
				}
			};
		}
		function renderHelp(label, passages, references) {
			const links = references.map(({ title, address }) => `[${title}](${address})`).join(" · ");
			return {
				text: [
					label,
					...passages.map(({ name, text }) => `${name}: ${plainText(text, rule_maxPassageLength)}`),
					...references.map(({ address }) => address)
				].join("\n\n"),
				markdown: [
					`**${(0, untrusted.Bm)(label, maxLabelLength)}**`,
					...passages.map(({ name, text }) => `**${name}:** ${(0, passage.z)(text, rule_maxPassageLength)}`),
					...links ? [links] : []
				].join("\n\n")
			};
		}
		function referencesOf(findings, read) {
			const found = findings.flatMap(({ finding }) => read(finding) ?? []);
			return [...new Map(found.map((each) => [each.name, each])).values()].sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true })).slice(0, 5);
		}
		function pascalCase(id) {
			return id.replaceAll(/(?:^|-)([a-z\d])/g, (_, letter) => letter.toUpperCase());
		}
		;
		const maxResults = 25e3;
		const maxBytes = 9e6;
		const informationUri = `https://github.com/${repository.J}`;
		function renderSarif(options) {
			const { version: semanticVersion, app } = options;
			const { results, rules, omitted } = renderWithinLimits(options);
			const text = `The least important findings were left out to stay within GitHub's limits: ${omitted} of ${options.findings.length}.`;
			const notice = {
				level: "warning",
				message: { text }
			};
			const notifications = omitted > 0 && { toolExecutionNotifications: [notice] };
			const run = {
				tool: { driver: {
					name: "Security Test Gate",
					semanticVersion,
					informationUri,
					rules
				} },
				automationDetails: { id: `security-test-gate/${encodeURIComponent(app.appId.toWellFormed())}/` },
				columnKind: "utf16CodeUnits",
				invocations: [{
					executionSuccessful: true,
					...notifications
				}],
				results
			};
			const $schema = "https://json.schemastore.org/sarif-2.1.0.json";
			return {
				log: {
					$schema,
					version: "2.1.0",
					runs: [run]
				},
				omitted
			};
		}
		function renderWithinLimits({ findings, locate, workflowFile, app }) {
			const ordered = findings.toSorted(byImportance);
			const labels = new Set(ordered.map(({ finding }) => finding.label));
			const slugs = new Map([...labels].map((label) => [label, slugOf(label)]));
			const ruleIdOf = ({ finding, severity }) => `${slugs.get(finding.label)}-${severity ?? "unknown"}`;
			const byRule = Map.groupBy(ordered, ruleIdOf);
			const rules = new Map();
			const results = [];
			let bytes = 0;
			for (const assessed of ordered) {
				const { finding } = assessed;
				const ruleId = ruleIdOf(assessed);
				const location = locate?.(finding.method, finding.path) ?? {
					file: workflowFile,
					line: 1
				};
				const result = renderResult(assessed, {
					ruleId,
					appId: app.appId,
					location
				});
				const sameRule = byRule.get(ruleId) ?? [];
				const rule = rules.get(ruleId) ?? renderRule(ruleId, assessed, sameRule);
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
		function withIndexes(results, rules) {
			const sorted = [...rules.values()].sort((a, b) => a.id < b.id ? -1 : 1);
			const indexes = new Map(sorted.map(({ id }, index) => [id, index]));
			const indexOf = ({ ruleId = "" }) => indexes.get(ruleId) ?? -1;
			return {
				rules: sorted,
				results: results.map((result) => ({
					...result,
					ruleIndex: indexOf(result)
				}))
			};
		}
		function sizeOf(part) {
			return Buffer.byteLength(JSON.stringify(part)) + 30;
		}
	})
};
