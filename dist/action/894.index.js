export const id = 894;
export const ids = [894];
export const modules = {

/***/ 71196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
const maxLength = 2000;
/**
 * Label, method and path of a finding, each in the form in which they are compared across apps:
 * letter case and blanks of the label and letter case of the method do not count, and neither do
 * query, doubled slashes and the slash at the end of the path. Parameters of the path are all the
 * same, and so is what looks like the value of one: numbers, UUIDs and long hexadecimal ids.
 */
function fingerprintOf(finding) {
    const { label, method = '', path = '' } = finding;
    const [name = '', verb = '', place = ''] = [label, method, path].map((text) => text.slice(0, maxLength).trim());
    return [name.toLowerCase().replaceAll(/\s+/g, ' '), verb.toUpperCase(), normalizedPath(place)];
}
const parameter = /^(?:\{.*\}|:.+|<.*>|\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24,64})$/i;
function normalizedPath(path) {
    const segments = path
        .replace(/[?#].*$/s, '')
        .split('/')
        .filter(Boolean);
    return segments.map((segment) => (parameter.test(segment) ? '{}' : segment)).join('/');
}


/***/ }),

/***/ 18894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif)
});

// EXTERNAL MODULE: ./build/src/gate/findings/fingerprint.js
var fingerprint = __webpack_require__(71196);
// EXTERNAL MODULE: ./build/src/results/references.js
var results_references = __webpack_require__(25872);
// EXTERNAL MODULE: ./build/src/gate/findings/severity.js
var findings_severity = __webpack_require__(92481);
;// CONCATENATED MODULE: ./build/src/results/sarif/severity.js

const levels = {
    critical: 'error',
    high: 'error',
    medium: 'warning',
    low: 'note',
};
/** Scores in the middle of the ranges that GitHub calls by these names. */
const scores = { critical: 9.5, high: 8, medium: 5.5, low: 2 };
/** A severity that nobody knows may be the worst. */
function levelOf({ severity }) {
    return severity === undefined ? 'error' : levels[severity];
}
/**
 * GitHub's `security-severity`, over 0 and up to 10: the CVSS score; without one, or when the
 * severity was changed since the score was given, what stands for the severity.
 */
function scoreOf({ finding, severity }) {
    const { cvss_score: score = 0 } = finding;
    const rounded = Math.round(score * 10) / 10;
    const changed = severity !== undefined && severity !== finding.severity.toLowerCase();
    return !changed && rounded > 0 && rounded <= 10 ? rounded : scores[severity ?? 'critical'];
}
/**
 * Orders findings by importance, the same whatever order they came in: blocking and open ones
 * first, then the worst.
 */
function byImportance(a, b) {
    const [left, right] = [importance(a), importance(b)];
    const differing = left.findIndex((part, index) => part !== right[index]);
    if (differing !== -1)
        return (left[differing] ?? 0) - (right[differing] ?? 0);
    return a.finding.id < b.finding.id ? -1 : 1;
}
function importance(assessed) {
    const { blocking, state, severity } = assessed;
    const rank = severity === undefined ? -1 : findings_severity/* severities */.gO.indexOf(severity);
    return [blocking ? 0 : 1, state === 'open' ? 0 : 1, rank, -scoreOf(assessed)];
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/text/untrusted.js
var untrusted = __webpack_require__(99815);
;// CONCATENATED MODULE: ./build/src/results/sarif/texts.js


/**
 * The cut before the redaction lies far beyond what is shown, so that no credential is cut in two.
 */
const margin = 2000;
const maxIdentifierLength = 2000;
/**
 * Stand-ins for what begins a link (SARIF 2.1.0, 3.11.6), HTML or code; plain text has no way to
 * escape them that all readers know.
 */
const standIns = {
    '[': '(',
    ']': ')',
    '<': '‹',
    '>': '›',
    '`': "'",
    '\\': '/',
};
function createTexts(redact) {
    const redacted = (text, maxLength) => redact((0,untrusted/* beginningOf */.VI)(text, maxLength + margin));
    return {
        plain: (text, maxLength) => (0,untrusted/* shorten */.ml)((0,untrusted/* forLog */.Ig)(redacted(text, maxLength)), maxLength)
            .replace(/[[\]<>`\\]/g, (character) => standIns[character] ?? '')
            .replace(/[@#]|:(?=\/)|(?<=www)\.|\bGH-(?=\d)/gi, '$&\u200b'),
        markdown: (text, maxLength) => (0,untrusted/* forMarkdown */.Bm)(redacted(text, maxLength), maxLength),
        redacted: (text) => redacted(text, maxIdentifierLength),
    };
}
/** A hash of 128 bits of all the parts, in hexadecimal. */
function digest(...parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

;// CONCATENATED MODULE: ./build/src/results/sarif/rule.js



const maxSlugLength = 80;
const maxLabelLength = 200;
const maxPassageLength = 500;
/** GitHub shows 10 tags of a rule. */
const maxTags = 10;
/**
 * Rule id of a label, the same in every run: its words in lower case. Labels that differ in
 * punctuation or case alone share it; where more than that would get lost, a hash of the label
 * keeps rules apart.
 */
function ruleIdOf(label, { redacted }) {
    const safe = redacted(label);
    const letters = safe.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const slug = letters.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '');
    const faithful = slug !== '' && slug.length <= maxSlugLength && !/[^a-z\d\P{L}]|[^\d\P{N}]/u.test(letters);
    return faithful
        ? slug
        : `${slug.slice(0, maxSlugLength).replace(/-$/, '') || 'label'}-${digest(safe).slice(0, 8)}`;
}
/**
 * A rule, made from all findings of its label.
 * @param findings the most important first, whose texts and score stand for the rule
 */
function renderRule(id, { findings, texts, }) {
    const [main] = findings;
    const cwes = referencesOf(findings, ({ cwe }) => (0,results_references/* cweNumber */.ZT)(cwe ?? ''));
    const owasps = referencesOf(findings, ({ owasp }) => (0,results_references/* owaspCategory */.B0)(owasp ?? ''));
    const label = texts.plain(main.finding.label, maxLabelLength) || id;
    const tags = [
        'security',
        ...cwes.map((cwe) => `external/cwe/cwe-${cwe}`),
        ...owasps.map(owaspTag),
    ];
    const [cwe] = cwes;
    return {
        id,
        name: pascalCase(id),
        shortDescription: { text: label },
        fullDescription: {
            text: sentences(`${label}, found by a security test of the running app`, ...references(cwes, owasps)),
        },
        help: renderHelp(findings, { label, cwes, owasps, texts }),
        ...(cwe !== undefined && { helpUri: (0,results_references/* cweAddress */.wc)(`CWE-${cwe}`) }),
        defaultConfiguration: { level: levelOf(main) },
        properties: { tags: tags.slice(0, maxTags), 'security-severity': scoreOf(main).toFixed(1) },
    };
}
/** What holds of every finding of the rule: of its texts those that all of them share. */
function renderHelp(findings, { label, cwes, owasps, texts, }) {
    const passages = [
        ['Impact', sharedBy(findings, 'impact')],
        ['Remediation', sharedBy(findings, 'remediation')],
    ];
    const given = passages.flatMap(([name, text]) => text ? [[name, text]] : []);
    const references = [
        ...cwes.map((cwe) => [`CWE-${cwe}`, (0,results_references/* cweAddress */.wc)(`CWE-${cwe}`)]),
        ...owasps.map((owasp) => [`OWASP ${owasp}`, (0,results_references/* owaspAddress */.H0)(owasp)]),
    ];
    const links = references.map(([name, address]) => `[${name}](${address})`);
    return {
        text: [
            label,
            ...given.map(([name, text]) => `${name}: ${texts.plain(text, maxPassageLength)}`),
            ...references.map(([, address]) => address),
        ].join('\n\n'),
        markdown: [
            `**${texts.markdown(label, maxLabelLength)}**`,
            ...given.map(([name, text]) => `**${name}:** ${texts.markdown(text, maxPassageLength)}`),
            ...(links.length > 0 ? [links.join(' · ')] : []),
        ].join('\n\n'),
    };
}
function sharedBy(findings, name) {
    const first = findings[0]?.finding[name];
    return findings.every(({ finding }) => finding[name] === first) ? first : undefined;
}
function references(cwes, owasps) {
    const names = [...cwes.map((cwe) => `CWE-${cwe}`), ...owasps];
    return names.length > 0 ? [`See ${names.join(', ')}`] : [];
}
/** Distinct and sorted, so that they do not depend on the order of findings. */
function referencesOf(findings, read) {
    const found = findings.flatMap(({ finding }) => read(finding) ?? []);
    return [...new Set(found)]
        .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
        .slice(0, 5);
}
function owaspTag(category) {
    return `external/owasp/${category.toLowerCase().replace(':', '-')}`;
}
function pascalCase(id) {
    return id.replaceAll(/(?:^|-)([a-z\d])/g, (_, letter) => letter.toUpperCase());
}
/** Each ends in one full stop. */
function sentences(...parts) {
    return parts.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(' ');
}

;// CONCATENATED MODULE: ./build/src/results/sarif/result.js




const maxTitleLength = 200;
const result_maxPassageLength = 300;
const maxNameLength = 100;
/** Why a closed finding is no alert, by state. */
const justifications = {
    dismissed: 'Dismissed in the Security Testing Service.',
    accepted: "Accepted as a risk by the gate's policy.",
};
function renderResult(assessed, { ruleId, appId, location, texts, }) {
    return {
        ruleId,
        level: levelOf(assessed),
        message: { text: renderMessage(assessed, texts) },
        locations: [renderLocation(location)],
        partialFingerprints: renderFingerprints(assessed, appId),
        suppressions: renderSuppressions(assessed),
        properties: { 'security-severity': scoreOf(assessed).toFixed(1) },
    };
}
/** GitHub shows the first sentence where space is short. */
function renderMessage({ finding, severity }, { plain }) {
    const { id, title, label, method, path, impact, remediation, cvss_score, cvss_vector } = finding;
    const endpoint = [method, path].filter(Boolean).join(' ');
    const cvss = [cvss_score, cvss_vector].filter((part) => part !== undefined).join(', ');
    const parts = [
        ['Impact: ', impact, result_maxPassageLength],
        ['Remediation: ', remediation, result_maxPassageLength],
        ['CVSS ', cvss, maxNameLength],
        ['Finding ', id, maxNameLength],
    ];
    const shown = parts.flatMap(([name, text, maxLength]) => text ? [`${name}${plain(text, maxLength)}`] : []);
    const rank = severity ?? `unknown severity (${plain(finding.severity, maxNameLength)})`;
    const subject = `${plain(title || label || 'finding', maxTitleLength)} (${endpoint ? plain(endpoint, maxTitleLength) : 'whole app'})`;
    return sentences(`${rank.charAt(0).toUpperCase()}${rank.slice(1)}: ${subject}`, ...shown);
}
function renderLocation({ file, line }) {
    const region = { startLine: line, startColumn: 1, endLine: line, endColumn: 2 };
    return { physicalLocation: { artifactLocation: { uri: relativeUri(file) }, region } };
}
/** A path in the repository as a URI relative to its root. */
function relativeUri(file) {
    const path = file.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
    return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
/**
 * What a finding is recognized by in later runs: in the app by its id, across apps by its label and
 * endpoint. GitHub reads `primaryLocationLineHash` alone, and would take two findings at one line
 * for the same without it.
 */
function renderFingerprints({ finding }, appId) {
    return {
        primaryLocationLineHash: `${digest(appId, finding.id)}:1`,
        'labelAndEndpoint/v1': digest(...(0,fingerprint/* fingerprintOf */.a)(finding)),
    };
}
/**
 * Either all results of a run have suppressions or none (SARIF 2.1.0, 3.27.23): an empty list says
 * that it is not suppressed.
 */
function renderSuppressions({ state }) {
    const justification = justifications[state];
    return justification ? [{ kind: 'external', status: 'accepted', justification }] : [];
}

;// CONCATENATED MODULE: ./build/src/results/sarif/log.js




/**
 * What GitHub takes: an upload beyond these is refused as a whole. Of the results it shows the
 * worst 5,000.
 */
const maxResults = 25_000;
/** GitHub takes 10 MB of gzip, which is never notably larger than what it packs. */
const maxBytes = 9_000_000;
const informationUri = 'https://github.com/OWNER/security-test-gate';
/**
 * The findings as a SARIF 2.1.0 log as GitHub's code scanning reads it. The same findings give the
 * same log, whatever their order. Written with `JSON.stringify(log)` it stays within GitHub's
 * limits.
 */
function renderSarif(options) {
    const { version, app } = options;
    const { results, rules, omitted } = renderWithinLimits(options);
    const run = {
        tool: {
            driver: { name: 'Security Test Gate', semanticVersion: version, informationUri, rules },
        },
        automationDetails: {
            id: `security-test-gate/${encodeURIComponent(app.appId.toWellFormed())}/`,
        },
        columnKind: 'utf16CodeUnits',
        invocations: [
            {
                executionSuccessful: true,
                ...(omitted > 0 && { toolExecutionNotifications: [notice(omitted)] }),
            },
        ],
        results,
    };
    return {
        log: {
            $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
            version: '2.1.0',
            runs: [run],
        },
        omitted,
    };
}
function notice(omitted) {
    return {
        level: 'warning',
        message: {
            text: `${omitted} findings were left out to stay within GitHub's limits, the least important ones.`,
        },
    };
}
/** Takes findings in the order of their importance until one no longer fits. */
function renderWithinLimits({ findings, locate, workflowFile, app, redact }) {
    const texts = createTexts(redact);
    const ordered = findings.filter(({ state }) => state !== 'fixed').sort(byImportance);
    const byRule = groupByRule(ordered, (label) => ruleIdOf(label, texts));
    const rules = new Map();
    const results = [];
    let bytes = 0;
    for (const assessed of ordered) {
        const { finding } = assessed;
        const [ruleId, sameRule] = byRule(finding.label);
        const location = locate?.(finding.method, finding.path) ?? { file: workflowFile, line: 1 };
        const result = renderResult(assessed, { ruleId, appId: app.appId, location, texts });
        const rule = rules.get(ruleId) ?? renderRule(ruleId, { findings: [assessed, ...sameRule], texts });
        bytes += sizeOf(result) + (rules.has(ruleId) ? 0 : sizeOf(rule));
        if (bytes > maxBytes || results.length === maxResults)
            break;
        rules.set(ruleId, rule);
        results.push(result);
    }
    return { ...withIndexes(results, rules), omitted: ordered.length - results.length };
}
/** Looks up the rule id of a label, and all findings of that rule. */
function groupByRule(findings, idOf) {
    const ids = new Map();
    for (const { finding } of findings)
        if (!ids.has(finding.label))
            ids.set(finding.label, idOf(finding.label));
    const idFor = (label) => ids.get(label) ?? idOf(label);
    const groups = Map.groupBy(findings, ({ finding }) => idFor(finding.label));
    return (label) => [
        idFor(label),
        groups.get(idFor(label)) ?? [],
    ];
}
/** Rules sorted by id, and results that point to them. */
function withIndexes(results, rules) {
    const sorted = [...rules.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    const indexes = new Map(sorted.map(({ id }, index) => [id, index]));
    return {
        rules: sorted,
        results: results.map((result) => ({
            ...result,
            ruleIndex: indexes.get(result.ruleId ?? '') ?? -1,
        })),
    };
}
/** Bytes of a part in the file, with its index and a comma. */
function sizeOf(part) {
    return Buffer.byteLength(JSON.stringify(part)) + 30;
}


/***/ })

};
