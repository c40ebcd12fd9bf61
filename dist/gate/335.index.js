export const id = 335;
export const ids = [335];
export const modules = {

/***/ 77335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./build/gate/states.js
var states = __webpack_require__(30010);
// EXTERNAL MODULE: ./build/gate/verdict.js
var verdict = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/actions/status-url.js
var status_url = __webpack_require__(18616);
// EXTERNAL MODULE: ./build/gate/severity.js
var severity = __webpack_require__(36735);
;// CONCATENATED MODULE: ./build/actions/app-input.js
/** Reads `app-id` and `app-url`, of which exactly one must be given. */
function readAppInput(reader) {
    const id = reader.identifier('app-id');
    const url = reader.text('app-url');
    if (id === undefined && url === undefined)
        reader.refuse('app-id', 'is missing: give either `app-id` or `app-url`');
    if (id !== undefined && url !== undefined)
        reader.refuse('app-url', 'must not be given beside `app-id`: give one of them');
    if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
        reader.refuse('app-url', 'must be an `http` or `https` URL');
    return id === undefined ? { url: url ?? '' } : { id };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/error-message.js
var error_message = __webpack_require__(41240);
;// CONCATENATED MODULE: ./build/actions/connection-inputs.js



const placeholder = new URL('https://invalid.invalid/v1');
/** Reads the shared inputs; with problems recorded in `reader`, the result must not be used. */
function readConnectionInputs(reader) {
    const baseUrl = readBaseUrl(reader);
    return {
        baseUrl,
        authUrl: readAuthUrl(reader, baseUrl),
        credentials: {
            username: reader.text('username'),
            password: reader.verbatim('password'),
            token: reader.text('api-token'),
        },
        extraCa: readCertificates(reader),
        requestTimeoutMs: 1000 * reader.number('request-timeout-seconds', { fallback: 30, min: 0.001, max: 3600 }),
        maxRetries: reader.number('max-retries', { fallback: 4, min: 0, max: 20, integer: true }),
        cadence: readCadence(reader),
    };
}
/** What is wrong with the credentials as given, or undefined. */
function missingCredentials({ username, password, token }) {
    if (username !== undefined && password === undefined)
        return '`password` is missing beside `username`';
    if (username === undefined && password !== undefined)
        return '`username` is missing beside `password`';
    if (username === undefined && token === undefined)
        return '`username` and `password`, or `api-token`, must be given';
    return undefined;
}
function readBaseUrl(reader) {
    if (reader.text('base-url') === undefined) {
        reader.refuse('base-url', 'is required: the address of the API, which ends in `/v1`');
        return placeholder;
    }
    const url = readUrl(reader, 'base-url');
    if (url && !/\/v1\/?$/.test(url.pathname))
        reader.refuse('base-url', 'must end in `/v1`');
    return url ?? placeholder;
}
function readAuthUrl(reader, baseUrl) {
    if (reader.text('auth-url') === undefined)
        return new URL(baseUrl.href.replace(/\/v1\/?$/, ''));
    return readUrl(reader, 'auth-url') ?? placeholder;
}
function readUrl(reader, name) {
    const url = URL.parse(reader.text(name) ?? '');
    if (!url)
        reader.refuse(name, 'must be a URL such as `https://security.example.com/v1`');
    else if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
        reader.refuse(name, 'must begin with `https://`; `http://` is accepted for a loopback host only');
    else if (url.username || url.password)
        reader.refuse(name, 'must not hold credentials: use `username` and `password`');
    else if (url.search || url.hash)
        reader.refuse(name, 'must not have a query or a fragment');
    else
        return url;
    return undefined;
}
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
function readCertificates(reader) {
    const file = reader.text('ca-cert-file');
    if (file === undefined)
        return undefined;
    try {
        const pem = (0,external_node_fs_.readFileSync)(file, 'utf8');
        new external_node_crypto_.X509Certificate(pem); // throws unless it begins with a certificate
        return pem;
    }
    catch (error) {
        reader.refuse('ca-cert-file', `must be a readable file of PEM certificates (${(0,error_message/* messageOf */.b)(error)})`);
        return undefined;
    }
}
function readCadence(reader) {
    const intervalMs = 1000 * reader.number('poll-interval-seconds', { fallback: 5, min: 0.001, max: 3600 });
    const maxIntervalMs = 1000 * reader.number('poll-max-interval-seconds', { fallback: 60, min: 0.001, max: 3600 });
    return { intervalMs: Math.min(intervalMs, maxIntervalMs), maxIntervalMs };
}

;// CONCATENATED MODULE: ./build/actions/input-reader.js

/** Five days, the longest that a job may run. */
const maxMinutes = 7200;
/**
 * Reads and checks the inputs of an action. An empty input means "not given". Problems are collected, each with the name of its
 * input, so that all of them can be reported at once; after a problem the value that is returned must not be used.
 */
class InputReader {
    problems = [];
    /** The trimmed text, or undefined when it is not given. */
    text(name) {
        return (0,core/* getInput */.V4)(name) || undefined;
    }
    /** The text as it is, blanks included, but for a line break at its end, which a shell may have left there. */
    verbatim(name) {
        return (0,core/* getInput */.V4)(name, { trimWhitespace: false }).replace(/\r?\n$/, '') || undefined;
    }
    /** The lines of a text that are not blank, each trimmed. */
    lines(name) {
        const lines = this.text(name)?.split('\n') ?? [];
        return lines.map((line) => line.trim()).filter((line) => line !== '');
    }
    /** An identifier; it becomes a segment of a path, so what could lead elsewhere is refused. */
    identifier(name) {
        const id = this.text(name);
        if (id !== undefined && !isIdentifier(id))
            this.refuse(name, 'must be an identifier: no blanks, none of / \\ ? # %, and not dots alone');
        return id;
    }
    boolean(name, fallback) {
        const text = this.text(name)?.toLowerCase();
        if (text === undefined)
            return fallback;
        if (text !== 'true' && text !== 'false')
            this.refuse(name, `must be \`true\` or \`false\`, not ${quote(text)}`);
        return text === 'true';
    }
    number(name, { fallback, min, max, integer = false }) {
        const text = this.text(name);
        if (text === undefined)
            return fallback;
        const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
        if (!(value >= min && value <= max) || (integer && !Number.isInteger(value)))
            this.refuse(name, `must be a ${integer ? 'whole ' : ''}number from ${min} to ${max}, not ${quote(text)}`);
        return value;
    }
    /** A duration that is given in minutes, in milliseconds. */
    minutes(name, rule) {
        return 60_000 * this.number(name, { ...rule, max: maxMinutes });
    }
    oneOf(name, { values, fallback }) {
        const text = this.text(name);
        const value = values.find((candidate) => candidate === text);
        if (text !== undefined && value === undefined)
            this.refuse(name, `must be one of ${values.map((each) => `\`${each}\``).join(', ')}, not ${quote(text)}`);
        return value ?? fallback;
    }
    /** Records a problem of the input `name`; `what` continues the sentence that the name begins. */
    refuse(name, what) {
        this.problems.push(`\`${name}\` ${what}`);
    }
}
/** All problems in one sentence, for one message. */
function describeProblems(problems) {
    return problems.length === 1 ? `Input ${problems[0]}.` : `${problems.length} inputs: ${problems.join('; ')}.`;
}
/** Whether a text can be an identifier of the API and a segment of a path. */
function isIdentifier(text) {
    return /^[^\s/\\?#%]{1,200}$/.test(text) && !/^\.+$/.test(text);
}
/** A value as messages show it: on one line, and short. */
function quote(text) {
    return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}

// EXTERNAL MODULE: ./build/github/event.js
var github_event = __webpack_require__(6830);
;// CONCATENATED MODULE: ./build/actions/gate/version-inputs.js

/** Reads the inputs of the proof of the build; with problems recorded in `reader`, the result must not be used. */
function readVersionInputs(reader) {
    const timeoutMs = reader.minutes('version-timeout-minutes', { fallback: 5, min: 0 });
    const given = reader.text('expected-version');
    const url = readVersionUrl(reader);
    if (url === undefined) {
        // Alone it would be taken for a proof that nobody makes.
        if (given !== undefined)
            reader.refuse('expected-version', 'needs `version-url`: where the app reports its version');
        return undefined;
    }
    const expected = given ?? (0,github_event/* readWorkflowEvent */.m)().headSha;
    if (expected === undefined)
        reader.refuse('expected-version', 'is missing: this event has no head commit to expect at `version-url`');
    return { url, expected: expected ?? '', timeoutMs };
}
function readVersionUrl(reader) {
    const text = reader.text('version-url');
    if (text === undefined)
        return undefined;
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol))
        reader.refuse('version-url', 'must be an `http` or `https` URL');
    else if (url.username || url.password)
        reader.refuse('version-url', 'must not hold credentials: none are sent to the app');
    return url ?? undefined;
}

;// CONCATENATED MODULE: ./build/actions/gate/inputs.js







/** What the runner refuses in the name of an artifact. */
const forbiddenInArtifactName = /["':<>|*?\\/\r\n]/;
/** Reads every input, masks the secrets among them, and reports all problems in one verdict. */
function readInputs() {
    const reader = new InputReader();
    const connection = readConnectionInputs(reader);
    for (const secret of [connection.credentials.password, connection.credentials.token])
        if (secret !== undefined)
            (0,core/* setSecret */.Pq)(secret);
    const inputs = {
        connection,
        settings: readSettings(reader, connection),
        governing: { configFile: reader.text('config-file'), baselineFile: reader.text('baseline-file') },
        version: readVersionInputs(reader),
        report: readReportInputs(reader),
        views: readViewInputs(reader),
        github: readGitHubInputs(reader),
        details: reader.oneOf('details', { values: ['auto', 'full', 'counts'], fallback: 'auto' }),
        warnOnly: reader.boolean('warn-only', false),
        onNotTested: reader.oneOf('on-not-tested', { values: ['fail', 'warn'], fallback: 'fail' }),
    };
    return judgeInputs(reader.problems, inputs);
}
function judgeInputs(problems, inputs) {
    const missing = missingCredentials(inputs.connection.credentials);
    if (problems.length > 0) {
        const all = missing === undefined ? problems : [...problems, missing];
        return { inputs: undefined, refusal: (0,verdict/* setupError */.CU)('invalid-input', describeProblems(all)) };
    }
    const refusal = missing === undefined ? undefined : (0,verdict/* setupError */.CU)('missing-credentials', describeProblems([missing]));
    return { inputs, refusal };
}
function readSettings(reader, { cadence, maxRetries }) {
    const settings = {
        app: readAppInput(reader),
        taskId: readTaskId(reader),
        threshold: reader.oneOf('fail-on-severity', {
            values: [...severity/* severities */.gO, 'none'],
            fallback: undefined,
        }),
        newOnly: reader.boolean('fail-on-new-only', false),
        baselineAppId: readBaselineApp(reader),
        waitForCompletion: reader.boolean('wait-for-completion', true),
        dryRun: reader.boolean('dry-run', false),
        onActiveRun: reader.oneOf('on-active-run', { values: ['wait', 'fail'], fallback: 'wait' }),
        maxReruns: reader.number('max-reruns', { fallback: 1, min: 0, max: 20, integer: true }),
        maxRetries,
        cadence,
        timeoutMs: reader.minutes('timeout-minutes', { fallback: 30, min: 0.0001 }),
        queueTimeoutMs: reader.minutes('queue-timeout-minutes', { fallback: 30, min: 0 }),
        registrationTimeoutMs: reader.minutes('registration-timeout-minutes', { fallback: 0, min: 0 }),
    };
    if (settings.taskId !== undefined && !settings.waitForCompletion)
        reader.refuse('wait-for-completion', 'must be `true` with `task-id`: a run that is adopted is waited for');
    return settings;
}
function readBaselineApp(reader) {
    const id = reader.identifier('baseline-app-id');
    const file = reader.text('baseline-file');
    if (id !== undefined && file !== undefined)
        reader.refuse('baseline-file', 'must not be given beside `baseline-app-id`: give one of them');
    if (id === undefined && file === undefined && reader.text('fail-on-new-only')?.toLowerCase() === 'true')
        reader.refuse('fail-on-new-only', 'needs a baseline: give `baseline-app-id` or `baseline-file`');
    return id;
}
function readTaskId(reader) {
    const id = reader.identifier('task-id');
    const kind = /^task_(reg|vr)_/.exec(id ?? '')?.[1];
    if (kind)
        reader.refuse('task-id', `must be a security test, not a ${kind === 'reg' ? 'registration' : 'vision run'}`);
    return id;
}
function readViewInputs(reader) {
    return {
        annotations: reader.boolean('annotations', true),
        findingsFile: reader.text('findings-file'),
        sarifFile: reader.text('sarif-file'),
        openapiFile: reader.text('openapi-file'),
    };
}
function readGitHubInputs(reader) {
    return {
        token: reader.text('github-token') ?? '',
        comment: reader.oneOf('comment-summary-in-pr', {
            values: ['always', 'on-failure', 'never'],
            fallback: 'on-failure',
        }),
        openIssue: reader.boolean('open-issue', false),
    };
}
function readReportInputs(reader) {
    const artifactName = reader.text('artifact-name') ?? 'security-report';
    if (forbiddenInArtifactName.test(artifactName) || artifactName.length > 200)
        reader.refuse('artifact-name', `must have at most 200 characters and none of " : < > | * ? \\ / ' or a line break`);
    return {
        upload: reader.boolean('upload-report', true),
        artifactName,
        retentionDays: reader.number('retention-days', { fallback: 0, min: 0, max: 400, integer: true }),
        timeoutMs: 1000 * reader.number('report-timeout-seconds', { fallback: 60, min: 0, max: 3600 }),
    };
}

// EXTERNAL MODULE: ./build/actions/gate/settle.js + 3 modules
var settle = __webpack_require__(17069);
// EXTERNAL MODULE: ./build/actions/gate/story.js + 1 modules
var gate_story = __webpack_require__(69105);
;// CONCATENATED MODULE: ./build/actions/gate/run.js










const strict = { warnOnly: false, onNotTested: 'fail' };
/** How long a cancelled gate waits for the answer to a trigger that was sent, since it names the run that goes on. */
const triggerGraceMs = 4000;
/** Runs the gate; it ends with a verdict in the outputs, also when the job is cancelled. True when the job succeeds. */
async function run(signal) {
    const { inputs, refusal } = readInputs(); // masks the secrets, so it precedes the first line of the log
    (0,core/* info */.pq)(`Security Test Gate ${version/* version */.r}`);
    if (inputs === undefined)
        return run_settle((0,settle/* untested */.Xi)(refusal, strict));
    const story = (0,gate_story/* createStory */.k)();
    // Loaded here, since a run with invalid inputs needs none of it.
    const { testApp } = await Promise.all(/* import() */[__webpack_require__.e(513), __webpack_require__.e(716)]).then(__webpack_require__.bind(__webpack_require__, 45716));
    const testing = testApp({ inputs, refusal, story, signal }).then(succeeds);
    const aborted = signal.aborted ? Promise.resolve() : (0,external_node_events_.once)(signal, 'abort');
    const cancelled = aborted.then(() => settleCancelled({ testing, inputs, progress: story.progress }));
    // However the test ends once the job is cancelled, and whatever it still waits for: only the cancellation counts.
    const tested = testing.then((succeeded) => (signal.aborted ? cancelled : succeeded), (error) => (signal.aborted ? cancelled : Promise.reject(error)));
    return Promise.race([cancelled, tested]);
}
async function run_settle(result) {
    (0,settle/* setOutputs */.n0)(result);
    await (0,settle/* writeSummary */.Sy)(result);
    (0,settle/* announce */.iP)(result);
    return succeeds(result);
}
function succeeds({ job }) {
    return job !== 'failure';
}
/** Overrides whatever was said before: a cancelled job has proven nothing. */
async function settleCancelled({ testing, inputs, progress }) {
    if (progress.triggering)
        await Promise.race([testing.catch(() => { }), (0,promises_.setTimeout)(triggerGraceMs)]);
    const { app, run } = progress;
    return run_settle({
        ...(0,settle/* untested */.Xi)(verdictOnCancellation(progress), strict),
        app,
        run: run && (0,status_url/* withStatusUrl */.c)(inputs.connection.baseUrl, run),
    });
}
function verdictOnCancellation({ run, triggering, lostTrigger }) {
    if (run && !(0,states/* isTerminal */.H)(run.state)) {
        const message = `The job was cancelled. The run goes on at the service (task ${run.taskId}).`;
        return (0,verdict/* notTested */.RP)('cancelled', message);
    }
    const message = triggering || lostTrigger
        ? 'The job was cancelled before the service had answered to a trigger; one may have started at the service.'
        : 'The job was cancelled; no run of this job is left at the service.';
    return (0,verdict/* notTested */.RP)('cancelled', message);
}


/***/ }),

/***/ 17069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iP: () => (/* binding */ announce),
  n0: () => (/* binding */ setOutputs),
  Xi: () => (/* binding */ untested),
  Sy: () => (/* binding */ writeSummary)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./build/error-message.js
var error_message = __webpack_require__(41240);
// EXTERNAL MODULE: ./build/gate/verdict.js
var gate_verdict = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/results/next-step.js
var next_step = __webpack_require__(92631);
;// CONCATENATED MODULE: ./build/results/outputs.js

/** Every output of the gate. A count is empty, never 0, when nothing was tested. */
function outputsOf({ verdict, app, run, assessment, report, ...files }) {
    const counts = assessment?.counts;
    return {
        verdict: verdict.verdict,
        reason: (0,gate_verdict/* reasonOf */.A3)(verdict),
        'app-id': outputs_text(app?.appId),
        'task-id': outputs_text(run?.taskId),
        'task-state': outputs_text(run?.state),
        'run-number': outputs_text(run?.runNumber),
        'status-url': outputs_text(run?.statusUrl),
        'findings-count': outputs_text(assessment?.open.length),
        'critical-count': outputs_text(counts?.critical),
        'high-count': outputs_text(counts?.high),
        'medium-count': outputs_text(counts?.medium),
        'low-count': outputs_text(counts?.low),
        'blocking-count': outputs_text(assessment?.blocking.length),
        'new-count': outputs_text(assessment?.newCount),
        'accepted-count': outputs_text(assessment?.accepted.length),
        'report-path': outputs_text(report?.path),
        'report-artifact-id': outputs_text(report?.artifactId),
        'report-artifact-url': outputs_text(report?.artifactUrl),
        'sarif-file': outputs_text(files.sarifFile),
        'findings-file': outputs_text(files.findingsFile),
    };
}
function outputs_text(value) {
    return value === undefined ? '' : String(value);
}

// EXTERNAL MODULE: ./build/results/acceptances.js
var acceptances = __webpack_require__(96609);
// EXTERNAL MODULE: ./build/gate/severity.js
var severity = __webpack_require__(36735);
;// CONCATENATED MODULE: ./build/results/charts.js

const minRuns = 3;
const maxRuns = 12;
/** Colours that can be told apart on light and on dark pages; Mermaid's own make critical findings nearly invisible. */
const colours = { critical: '#ff8182', high: '#fb8f44', medium: '#eac54f', low: '#80ccff' };
/** A pie of the open findings by severity, as a Mermaid block; nothing when there are none. */
function renderPie(counts) {
    const present = severity/* severities */.gO.filter((severity) => counts[severity] > 0);
    if (present.length === 0)
        return undefined;
    const slices = present.map((severity) => `  "${severity}" : ${counts[severity]}`);
    const theme = Object.fromEntries(present.map((severity, index) => [`pie${index + 1}`, colours[severity]]));
    const variables = { ...theme, pieOpacity: '1', pieSectionTextColor: '#1f2328' };
    return mermaid([directive(variables), 'pie showData', '  title Open findings by severity', ...slices]);
}
/** The findings of the last runs as a Mermaid chart, from the list of reports (newest first); nothing for fewer than three. */
function renderHistory(reports) {
    const runs = reports
        .filter(({ runNumber, issuesCount }) => runNumber !== undefined && issuesCount !== undefined)
        .slice(0, maxRuns)
        .reverse();
    if (runs.length < minRuns)
        return undefined;
    const counts = runs.map(({ issuesCount }) => issuesCount ?? 0);
    return mermaid([
        directive({ xyChart: { plotColorPalette: colours.high } }),
        'xychart-beta',
        '  title "Findings over the last runs"',
        `  x-axis "Run" [${runs.map(({ runNumber }) => `"${runNumber}"`).join(', ')}]`,
        `  y-axis 0 --> ${Math.max(10, ...counts)}`, // below ten, Mermaid would mark halves of findings
        `  bar [${counts.join(', ')}]`,
    ]);
}
function directive(themeVariables) {
    return `%%{init: ${JSON.stringify({ themeVariables })}}%%`;
}
function mermaid(lines) {
    return ['```mermaid', ...lines, '```'].join('\n');
}

// EXTERNAL MODULE: ./build/results/sections.js
var results_sections = __webpack_require__(55193);
// EXTERNAL MODULE: ./build/results/untrusted.js
var untrusted = __webpack_require__(11427);
;// CONCATENATED MODULE: ./build/results/summary.js




/** GitHub drops a summary over 1 MiB whole; these leave room for everything but the findings. */
const tableBudget = { maxItems: 50, maxBytes: 200_000 };
const detailsBudget = { maxItems: 50, maxBytes: 600_000 };
const maxPassage = 1000;
/** The job summary in GitHub's Markdown. */
function renderSummary(result) {
    const { assessment, report, details } = result;
    const sections = ['## Security Test Gate', (0,results_sections/* renderHead */.pd)(result)];
    if (assessment) {
        sections.push((0,results_sections/* renderCounts */.Pn)(assessment), renderPie(assessment.counts) ?? '', renderHistory(report?.history ?? []) ?? '', (0,acceptances/* renderAcceptances */.d)(assessment.acceptances ?? []));
        if (details === 'full')
            sections.push(renderBlocking(assessment.blocking), renderDetails(assessment.blocking));
        else if (assessment.blocking.length > 0)
            sections.push('Findings are shown as counts only (`details`).');
    }
    return `${sections.filter(Boolean).join('\n\n')}\n`;
}
function renderBlocking(blocking) {
    return (0,results_sections/* renderTable */.bo)(blocking, { ...tableBudget, elsewhere: 'in the PDF report' });
}
function renderDetails(blocking) {
    const shown = (0,results_sections/* fitting */._Q)(blocking.slice(0, detailsBudget.maxItems).map(renderFinding), detailsBudget);
    return shown.length === 0 ? '' : ['#### Details of what blocks', ...shown].join('\n\n');
}
/** A finding that folds out. GitHub reads Markdown inside of `details` after an empty line. */
function renderFinding(assessed) {
    const { finding } = assessed;
    const [severity, name, endpoint, id] = (0,results_sections/* renderCells */.OP)(assessed);
    const facts = [
        ['Id', id],
        ['Endpoint', endpoint],
        ['OWASP', finding.owasp && owaspLink(finding.owasp)],
        ['CWE', finding.cwe && cweLink(finding.cwe)],
        [
            'CVSS',
            [finding.cvss_score, finding.cvss_vector]
                .filter((part) => part !== undefined)
                .map((part) => (0,untrusted/* forMarkdown */.Bm)(String(part)))
                .join(', '),
        ],
        ['Impact', finding.impact && (0,untrusted/* forMarkdown */.Bm)(finding.impact, maxPassage)],
        ['Remediation', finding.remediation && (0,untrusted/* forMarkdown */.Bm)(finding.remediation, maxPassage)],
    ].filter(([, value]) => value);
    const list = facts.map(([label, value]) => `- **${label}:** ${value}`).join('\n');
    return `<details><summary><b>${severity}</b> · ${name} · ${endpoint}</summary>\n\n${list}\n\n</details>`;
}
function owaspLink(owasp) {
    const year = /^API\d+:(2019|2023)/.exec(owasp)?.[1];
    return year
        ? `[${(0,untrusted/* forMarkdown */.Bm)(owasp)}](https://owasp.org/API-Security/editions/${year}/en/0x11-t10/)`
        : (0,untrusted/* forMarkdown */.Bm)(owasp);
}
function cweLink(cwe) {
    const number = /^CWE-(\d{1,5})$/.exec(cwe)?.[1];
    return number ? `[${(0,untrusted/* forMarkdown */.Bm)(cwe)}](https://cwe.mitre.org/data/definitions/${number}.html)` : (0,untrusted/* forMarkdown */.Bm)(cwe);
}

;// CONCATENATED MODULE: ./build/actions/gate/settle.js







const title = 'Security Test Gate';
/** Sets every output; a later call overrides an earlier one. Throws when they cannot be set: nobody could read the verdict. */
function setOutputs(result) {
    for (const [name, value] of Object.entries(outputsOf(result)))
        (0,core/* setOutput */.uH)(name, value);
}
/** Says the verdict in the log, as an annotation where the job does not simply succeed. */
function announce({ verdict, job, run }) {
    const headline = `Verdict: ${verdict.verdict}${(0,gate_verdict/* reasonOf */.A3)(verdict) && ` (${(0,gate_verdict/* reasonOf */.A3)(verdict)})`}. ${verdict.message}`;
    const line = (0,untrusted/* forLog */.Ig)([headline, (0,next_step/* nextStep */.s)(verdict, run?.taskId)].filter(Boolean).join(' '));
    if (job === 'failure')
        (0,core/* error */.z3)(line, { title });
    else if (job === 'warning')
        (0,core/* warning */.$e)(line, { title });
    else
        (0,core/* info */.pq)(line);
}
/**
 * Writes the job summary; a later call overrides an earlier one. The verdict stands already: a summary that cannot be written is
 * a warning.
 */
async function writeSummary(result) {
    try {
        await core/* summary */.z.emptyBuffer().addRaw(renderSummary(result)).write({ overwrite: true });
    }
    catch (cause) {
        (0,core/* warning */.$e)((0,untrusted/* forLog */.Ig)(`The job summary could not be written: ${(0,error_message/* messageOf */.b)(cause)}`), {
            title,
        });
    }
}
/** A result without a tested build. */
function untested(verdict, leniency) {
    return { verdict, job: (0,gate_verdict/* jobResult */.jz)(verdict, leniency), details: 'counts' };
}


/***/ }),

/***/ 69105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ createStory),
  R: () => (/* binding */ warn)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
;// CONCATENATED MODULE: ./build/results/duration.js
/** A duration for people, from milliseconds: `0.4 s`, `42 s`, `5 min 3 s`, `1 h 2 min`. */
function formatDuration(ms) {
    if (ms < 9950)
        return `${Math.round(ms / 100) / 10} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

// EXTERNAL MODULE: ./build/results/untrusted.js
var untrusted = __webpack_require__(11427);
;// CONCATENATED MODULE: ./build/actions/gate/story.js



/** A line at least this often while the gate waits. */
const heartbeatMs = 60_000;
/** Tells in the log what the gate does, and keeps what it learnt of app and run. */
function createStory() {
    const progress = { triggering: false, lostTrigger: false };
    let lastLineAt = performance.now();
    const say = (line) => {
        (0,core/* info */.pq)((0,untrusted/* forLog */.Ig)(line));
        lastLineAt = performance.now();
    };
    const tell = (event) => {
        const isQuiet = performance.now() - lastLineAt < heartbeatMs;
        const line = lineOf(event, { progress, isQuiet });
        record(event, progress);
        if (line !== undefined)
            say(line);
    };
    return {
        progress,
        tell,
        retried: (event) => say(retryLine(event)),
    };
}
function record(event, progress) {
    progress.triggering = event.kind === 'triggering';
    if (event.kind === 'trigger-uncertain')
        progress.lostTrigger = true;
    // At most one test is in flight for an app: what is accepted now leaves no other.
    if (event.kind === 'run-triggered')
        progress.lostTrigger = false;
    if ('app' in event)
        progress.app = event.app;
    if ('run' in event)
        progress.run = event.run;
}
/** The line that tells an event; none for what is not new. */
function lineOf(event, { progress, isQuiet }) {
    switch (event.kind) {
        case 'app-found':
            return `App ${event.app.label ?? ''} (${event.app.appId}), registration ${event.app.registrationStatus}`;
        case 'registration-awaited':
            return `Registration is ${event.status}; waiting up to ${formatDuration(event.timeoutMs)} for it to be COMPLETED`;
        case 'first-look-failed':
            return `${event.error.message}; whether a run is active is for the answer to the trigger to tell`;
        case 'version-awaited':
            return `The app does not report build ${event.build} yet: it ${event.seen}; waiting up to ${formatDuration(event.timeoutMs)}`;
        case 'version-differs':
            return `The app ${event.seen}`;
        case 'version-seen':
            return `The app reports build ${event.build}`;
        case 'version-proven':
            return `Tested build ${event.build}, before and after the run`;
        case 'triggering':
            return undefined;
        case 'run-triggered':
            return `Triggered ${nameOf(event.run)}`;
        case 'run-adopted':
            return `Adopted ${nameOf(event.run)}, which is ${event.run.state}`;
        case 'trigger-uncertain':
            return `${event.error.message}; it is unknown whether a run started, so the findings list is looked at first`;
        case 'trigger-postponed':
            return retryLine(event);
        case 'queued-behind-run':
            return `Another run of the app is active; waiting up to ${formatDuration(event.timeoutMs)} for it to end`;
        case 'run-polled':
            return event.run.state === progress.run?.state && progress.run.taskId === event.run.taskId
                ? undefined
                : `${capitalized(nameOf(event.run))} is ${event.run.state} after ${formatDuration(event.elapsedMs)}`;
        case 'run-interrupted':
            return `The run was INTERRUPTED, its findings are unknown; triggering rerun ${event.rerun} of ${event.maxReruns}`;
        case 'governed':
            return event.policy
                ? `The policy ${event.policy.file} accepts ${event.policy.acceptances.length} risks`
                : 'There is no policy file';
        case 'baseline-read':
            return `The baseline, app ${event.baseline.appId}, has ${event.baseline.findings.length} open findings`;
        case 'findings-awaited':
            return `The findings list still says RUN_IN_PROGRESS; waiting up to ${formatDuration(event.timeoutMs)}`;
        case 'findings-read-late':
            return 'A later run of the app may have begun before the findings were read: they may be what it left of them';
        case 'waiting':
            return isQuiet ? undefined : `Still waiting for ${event.for}, for ${formatDuration(event.elapsedMs)} so far`;
        case 'poll-failed':
            return `${event.error.message}; the next poll follows`;
    }
}
function retryLine({ error, waitMs }) {
    return `${error.message}; trying again in ${formatDuration(waitMs)}`;
}
function nameOf({ runNumber, taskId }) {
    return runNumber === undefined ? `the run (task ${taskId})` : `run ${runNumber} (task ${taskId})`;
}
function capitalized(text) {
    return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
/** A warning that is not a verdict: something beside the decision did not work. */
function warn(message) {
    (0,core/* warning */.$e)((0,untrusted/* forLog */.Ig)(message), { title: 'Security Test Gate' });
}


/***/ }),

/***/ 18616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withStatusUrl)
/* harmony export */ });
/* unused harmony export appUrlAt */
/** Address of an app in the API, for people; for answers that lack the one that the service documents. */
function appUrlAt(baseUrl, appId) {
    return addressOf(baseUrl, ['apps', appId]);
}
/** The task with an address for people, likewise. */
function withStatusUrl(baseUrl, task) {
    return { ...task, statusUrl: task.statusUrl ?? addressOf(baseUrl, ['tasks', task.taskId]) };
}
function addressOf(baseUrl, path) {
    return `${baseUrl.href.replace(/\/$/, '')}/${path.map(encodeURIComponent).join('/')}`;
}


/***/ }),

/***/ 41240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf),
/* harmony export */   e: () => (/* binding */ sentence)
/* harmony export */ });
/** What was thrown, in its own words. */
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** A text with a full stop at its end. */
function sentence(text) {
    return text.endsWith('.') ? text : `${text}.`;
}


/***/ }),

/***/ 56500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ awaitIn)
/* harmony export */ });
/* harmony import */ var _polling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34877);

/** Polls, telling faults and that it still waits. */
function awaitIn(gate, { what, deadline, look, cadence }) {
    const { clock, settings, tell } = gate;
    const startedAt = clock.now();
    return (0,_polling_js__WEBPACK_IMPORTED_MODULE_0__/* .poll */ .wt)({
        clock,
        deadline,
        cadence: cadence ?? settings.cadence,
        look: async (limits) => {
            const seen = await look(limits);
            if (seen === undefined)
                tell({ kind: 'waiting', for: what, elapsedMs: clock.now() - startedAt });
            return seen;
        },
        onFault: (error) => tell({ kind: 'poll-failed', error }),
    });
}


/***/ }),

/***/ 34877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gC: () => (/* binding */ lastLookMs),
/* harmony export */   qR: () => (/* binding */ growing),
/* harmony export */   wt: () => (/* binding */ poll)
/* harmony export */ });
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);

const growth = 1.5;
/** What a look that begins at the deadline may still take. */
const lastLookMs = 5000;
/**
 * Waits and looks until there is something to see. It outlives faults: only the deadline and a rejected login end it.
 * @returns undefined when the deadline came first
 */
async function poll(options) {
    const { clock, cadence, deadline, look, onFault } = options;
    const intervals = typeof cadence === 'function' ? cadence : growing(cadence);
    let waitMs = options.atOnce ? 0 : intervals();
    for (let remainingMs = deadline - clock.now(); remainingMs > 0; remainingMs = deadline - clock.now()) {
        await clock.sleep(Math.min(waitMs, remainingMs));
        waitMs = 0;
        try {
            const seen = await look({ retries: 0, deadline: Math.max(deadline, clock.now() + lastLookMs) });
            if (seen !== undefined)
                return seen;
        }
        catch (error) {
            if (!(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isServiceError */ .gi)(error) || error.code === 'login-rejected')
                throw error;
            onFault(error);
            waitMs = error.retryAfterMs ?? 0;
        }
        waitMs = Math.max(intervals(), waitMs);
    }
    return undefined;
}
/** The intervals of a cadence, from its first one on. */
function growing({ intervalMs, maxIntervalMs }) {
    let nextMs = intervalMs;
    return () => {
        const currentMs = nextMs;
        nextMs = Math.min(currentMs * growth, maxIntervalMs);
        return currentMs;
    };
}


/***/ }),

/***/ 36735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ rankOf),
/* harmony export */   Lu: () => (/* binding */ reachesThreshold),
/* harmony export */   XP: () => (/* binding */ effectiveSeverity),
/* harmony export */   gO: () => (/* binding */ severities)
/* harmony export */ });
/** The four severities of the API, worst first, in the lower case of our inputs. */
const severities = ['critical', 'high', 'medium', 'low'];
/**
 * The severity that the service gives: a manual override when it is one of the four, else the finding's own.
 * @returns undefined when that is none of the four
 */
function effectiveSeverity({ severity, updated_severity }) {
    return toSeverity(updated_severity) ?? toSeverity(severity);
}
/** Whether a severity is at or above the threshold. A severity that nobody knows is, at every threshold but `none`. */
function reachesThreshold(severity, threshold) {
    if (threshold === 'none')
        return false;
    return severity === undefined || severities.indexOf(severity) <= severities.indexOf(threshold);
}
/** Position from the worst on. An unknown severity may be the worst: it comes first. */
function rankOf(severity) {
    return severity === undefined ? -1 : severities.indexOf(severity);
}
function toSeverity(text) {
    return severities.find((severity) => severity === text?.toLowerCase());
}


/***/ }),

/***/ 30010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isTerminal),
/* harmony export */   q: () => (/* binding */ runInProgress)
/* harmony export */ });
/** States in which a task stays. */
const terminalStates = new Set(['COMPLETED', 'FAILED', 'CANCELLED', 'INTERRUPTED']);
/** Whether a task has ended. A state that nobody knows is no end. */
function isTerminal(state) {
    return terminalStates.has(state);
}
/** What the findings list says while a test of the app is active. */
const runInProgress = 'RUN_IN_PROGRESS';


/***/ }),

/***/ 39231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   CU: () => (/* binding */ setupError),
/* harmony export */   RP: () => (/* binding */ notTested),
/* harmony export */   fh: () => (/* binding */ verdictOnFindings),
/* harmony export */   jz: () => (/* binding */ jobResult),
/* harmony export */   lU: () => (/* binding */ wasAskedFor)
/* harmony export */ });
function notTested(reason, message) {
    return { verdict: 'not-tested', reason, message };
}
function setupError(reason, message) {
    return { verdict: 'error', reason, message };
}
/** The verdict on findings that were read whole after our run COMPLETED. There is no other way to `passed`. */
function verdictOnFindings({ blocking, open }) {
    if (blocking.length > 0) {
        const message = `${countOf(blocking.length, 'open finding')} ${blocking.length === 1 ? 'blocks' : 'block'} this build.`;
        return { verdict: 'failed', reason: 'findings', message };
    }
    const message = open.length === 0
        ? 'The build was tested and no open finding was found.'
        : `The build was tested; ${countOf(open.length, 'open finding')}, none of which blocks.`;
    return { verdict: 'passed', message };
}
/** The reason code; empty for `passed`. */
function reasonOf(verdict) {
    return verdict.verdict === 'passed' ? '' : verdict.reason;
}
/** Whether the job succeeds: without reserve, with a warning, or not at all. */
function jobResult(verdict, { warnOnly, onNotTested }) {
    switch (verdict.verdict) {
        case 'passed':
            return 'success';
        case 'failed':
            return warnOnly ? 'warning' : 'failure';
        case 'not-tested':
            if (verdict.reason === 'cancelled')
                return 'failure';
            if (wasAskedFor(verdict))
                return 'warning';
            return onNotTested === 'warn' ? 'warning' : 'failure';
        case 'error':
            return 'failure';
    }
}
/** Whether the inputs ask for no test, or not for its result. */
function wasAskedFor(verdict) {
    return reasonOf(verdict) === 'not-awaited' || reasonOf(verdict) === 'dry-run';
}
function countOf(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 96829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ nameOfBuild),
/* harmony export */   X: () => (/* binding */ proveVersion)
/* harmony export */ });
/* harmony import */ var _await_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56500);
/* harmony import */ var _polling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34877);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39231);



/** How long a version that was there before is asked for again when the app cannot be read. */
const maxRecheckMs = 60_000;
/** A proof that begins now. A dry run, which triggers nothing, does not wait for the version either. */
function proveVersion(gate, deployment) {
    const build = nameOfBuild(deployment.expected);
    let wasSeen = false;
    const awaitFirst = async () => {
        const timeoutMs = gate.settings.dryRun ? 0 : deployment.timeoutMs;
        const { kind, seen } = await lookUntil(gate, { deployment, timeoutMs, settled: ['expected'] });
        if (kind !== 'expected')
            return missing(`The app does not report the expected build ${build}: it ${seen}.`);
        wasSeen = true;
        gate.tell({ kind: 'version-seen', build });
        return undefined;
    };
    const lookAgain = async (when) => {
        const timeoutMs = Math.min(deployment.timeoutMs, maxRecheckMs);
        const { kind, seen } = await lookUntil(gate, { deployment, timeoutMs, settled: ['expected', 'other'] });
        if (kind === 'unreadable')
            return missing(`The app reported the expected build ${build}, but ${when} it ${seen}.`);
        const message = `The deployment changed: the app reported the expected build ${build}, but ${when} it ${seen}.`;
        return kind === 'other' ? (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .notTested */ .RP)('version-changed', message) : undefined;
    };
    return {
        expected: deployment.expected,
        beforeTrigger: () => (wasSeen ? lookAgain('before the trigger') : awaitFirst()),
        beforeAdopting: async (run) => {
            if (run.state === 'INTERRUPTED')
                return undefined; // it will be triggered again
            const unproven = run.state === 'QUEUED' ? await awaitFirst() : begunTooEarly(run, build);
            if (unproven)
                return unproven;
            const current = await gate.client.tasks.get(run.taskId);
            return current.state === 'QUEUED' ? undefined : begunTooEarly({ ...run, ...current }, build);
        },
        afterRun: async () => {
            if (!wasSeen)
                return missing(`The expected build ${build} was not seen before the run.`);
            const unproven = await lookAgain('after the run');
            if (!unproven)
                gate.tell({ kind: 'version-proven', build });
            return unproven;
        },
    };
}
/** A build for people: a commit in its short form, any other version as it is. */
function nameOfBuild(expected) {
    return /^[\da-f]{40}$/i.test(expected) ? expected.slice(0, 7) : expected;
}
/** Looks at once, and again in the gate's cadence; gives what was seen last. */
async function lookUntil(gate, { deployment, timeoutMs, settled }) {
    const { clock, tell } = gate;
    const deadline = clock.now() + timeoutMs;
    const build = nameOfBuild(deployment.expected);
    let last = await look(deployment, Math.max(deadline, clock.now() + _polling_js__WEBPACK_IMPORTED_MODULE_1__/* .lastLookMs */ .gC));
    if (settled.includes(last.kind) || timeoutMs === 0)
        return last;
    tell({ kind: 'version-awaited', build, seen: last.seen, timeoutMs });
    await (0,_await_js__WEBPACK_IMPORTED_MODULE_0__/* .awaitIn */ .k)(gate, {
        what: `the app to report build ${build}`,
        deadline,
        look: async (limits) => {
            const current = await look(deployment, limits.deadline);
            if (current.seen !== last.seen && current.kind !== 'expected')
                tell({ kind: 'version-differs', seen: current.seen });
            last = current;
            return settled.includes(last.kind) || undefined;
        },
    });
    return last;
}
async function look({ readVersion, expected, excerpt }, deadline) {
    const reading = await readVersion({ deadline });
    if ('fault' in reading)
        return { kind: 'unreadable', seen: `could not be read (${reading.fault})` };
    const kind = reading.text.includes(expected) ? 'expected' : 'other';
    return { kind, seen: `answers "${excerpt(reading.text)}"` };
}
/** Since when a version was deployed nobody tells: times that the service gives of a run prove nothing. */
function begunTooEarly({ taskId, state, createdAt }, build) {
    const since = createdAt === undefined ? '' : `, created at ${createdAt},`;
    const message = `Task ${taskId} (\`task-id\`)${since} is ${state}: it may have begun before build ${build} was deployed, and proves nothing of it. Trigger and await the run in one job, or remove \`version-url\`.`;
    return missing(message);
}
function missing(message) {
    return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .notTested */ .RP)('wrong-version', message);
}


/***/ }),

/***/ 66039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   rD: () => (/* binding */ readPayload)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1708);



/** Reads the runner's variables and its event file. */
function readEnvironment() {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: runId } = node_process__WEBPACK_IMPORTED_MODULE_2__.env;
    return {
        isPublic: !isPrivate(readPayload(node_process__WEBPACK_IMPORTED_MODULE_2__.env.GITHUB_EVENT_PATH)),
        isEnterpriseServer: server ? isEnterpriseServer(server) : false,
        runUrl: server && repository && runId ? `${server}/${repository}/actions/runs/${runId}` : undefined,
        tempFolder: node_process__WEBPACK_IMPORTED_MODULE_2__.env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(),
        workspace: node_process__WEBPACK_IMPORTED_MODULE_2__.env.GITHUB_WORKSPACE || node_process__WEBPACK_IMPORTED_MODULE_2__.cwd(),
    };
}
/** Every host but github.com and those of GitHub Enterprise Cloud with data residency; the toolkit draws the same line. */
function isEnterpriseServer(server) {
    return !/^(github\.com|.+\.ghe\.com|.+\.localhost)$/i.test(URL.parse(server)?.hostname ?? '');
}
/** `internal` repositories are private to the enterprise: the payload calls them private, too. */
function isPrivate(event) {
    const repository = memberOf(event, 'repository');
    return memberOf(repository, 'private') === true && memberOf(repository, 'visibility') !== 'public';
}
/** A member of foreign data; undefined where there is none. */
function memberOf(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
/** Reads the event that started the workflow; undefined when it cannot be read. */
function readPayload(file) {
    try {
        return file ? JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')) : undefined;
    }
    catch {
        return undefined; // no event that can be read: nothing is known of the repository
    }
}


/***/ }),

/***/ 6830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readWorkflowEvent)
/* harmony export */ });
/* unused harmony export describeEvent */
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66039);


/** Reads the event of this workflow run from the runner's variables and its event file. */
function readWorkflowEvent() {
    return describeEvent(node_process__WEBPACK_IMPORTED_MODULE_0__.env, (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .readPayload */ .rD)(node_process__WEBPACK_IMPORTED_MODULE_0__.env.GITHUB_EVENT_PATH));
}
/** @param payload the webhook's payload; whatever it lacks is undefined */
function describeEvent(variables, payload) {
    const name = variables.GITHUB_EVENT_NAME ?? '';
    const repository = (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(payload, 'repository');
    return {
        name,
        repository: parseRepository(variables.GITHUB_REPOSITORY || textAt(repository, 'full_name')),
        defaultBranch: textAt(repository, 'default_branch'),
        ref: variables.GITHUB_REF || undefined,
        proposal: describeProposal(name, payload),
        pullRequest: pullRequestEvents.has(name) ? describePullRequest((0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(payload, 'pull_request')) : undefined,
        headSha: headSha(name, payload) ?? (aboutOtherCommit.has(name) ? undefined : variables.GITHUB_SHA || undefined),
        workflow: workflowPath(variables.GITHUB_WORKFLOW_REF) ?? variables.GITHUB_WORKFLOW ?? '',
        job: variables.GITHUB_JOB ?? '',
    };
}
const pullRequestEvents = new Set(['pull_request', 'pull_request_target']);
/** Events whose `GITHUB_SHA` is not the commit that they are about: a merge commit, or the head of the default branch. */
const aboutOtherCommit = new Set([...pullRequestEvents, 'workflow_run']);
function parseRepository(fullName = '') {
    const [owner, name, ...rest] = fullName.split('/');
    return owner && name && rest.length === 0 ? { owner, name } : undefined;
}
function describePullRequest(pullRequest) {
    const number = (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(pullRequest, 'number');
    if (typeof number !== 'number')
        return undefined;
    const [head, base] = ['head', 'base'].map((side) => textAt(pullRequest, side, 'repo', 'full_name'));
    // The repository of a fork can be deleted: a head of unknown origin is a foreign one.
    return { number, isFork: head === undefined || head !== base };
}
/** Events whose checkout is what somebody could merge, tag or run already: it governs itself. */
const settledEvents = new Set(['push', 'schedule', 'workflow_dispatch', 'release', '']);
/** An event that names no commit to be based on, as `workflow_run` and `issue_comment` do, may still be about a proposal. */
function describeProposal(name, payload) {
    if ((0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(payload, 'pull_request'))
        return { base: textAt(payload, 'pull_request', 'base', 'sha') };
    if (pullRequestEvents.has(name))
        return { base: undefined };
    if (name === 'merge_group')
        return { base: textAt(payload, 'merge_group', 'base_sha') };
    return settledEvents.has(name) ? undefined : { base: textAt(payload, 'repository', 'default_branch') };
}
function headSha(name, payload) {
    const pullRequestHead = textAt(payload, 'pull_request', 'head', 'sha');
    if (pullRequestHead !== undefined)
        return pullRequestHead;
    if (name === 'merge_group' || name === 'workflow_run')
        return textAt(payload, name, 'head_sha');
    // Not `after`: that of an annotated tag is the tag.
    return name === 'push' ? textAt(payload, 'head_commit', 'id') : undefined;
}
/** `owner/name/.github/workflows/gate.yml@refs/heads/main`: the branch differs from run to run, the owner once the repository moves. */
function workflowPath(ref = '') {
    return /^[^/]+\/[^/]+\/(.+?)(?:@refs\/.*)?$/s.exec(ref)?.[1];
}
function textAt(value, ...path) {
    const found = path.reduce(_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5, value);
    return typeof found === 'string' && found !== '' ? found : undefined;
}


/***/ }),

/***/ 96609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ renderAcceptances),
/* harmony export */   r: () => (/* binding */ remarksOn)
/* harmony export */ });
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55193);
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11427);


const budget = { maxItems: 100, maxBytes: 60_000 };
/** What the policy accepts, by whom and until when, as a table; empty without an acceptance. */
function renderAcceptances(uses) {
    if (uses.length === 0)
        return '';
    const rows = (0,_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .fitting */ ._Q)(uses.map(renderUse), budget);
    const rest = uses.length - rows.length;
    const head = ['| Accepted | Findings | Reason | Owner | Until (UTC) |', '|:---|---:|:---|:---|:---|'];
    const table = [...head, ...rows].join('\n');
    return ['#### Accepted risks', table, ...(rest > 0 ? [`… and ${rest} more in the policy file.`] : [])].join('\n\n');
}
function renderUse({ acceptance, standing, findings }) {
    const { description, reason, owner, expires } = acceptance;
    const until = { holds: expires, 'expires-soon': `${expires} (soon)`, expired: `${expires} (**expired**)` }[standing];
    const cells = [(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(description), findings, (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(reason), (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(owner), until];
    return `| ${cells.join(' | ')} |`;
}
/** What the owners of the policy should hear of: entries that match nothing, no longer hold, or soon will not. */
function remarksOn(uses) {
    return uses.flatMap((use) => remarkOn(use) ?? []);
}
function remarkOn({ acceptance, standing, findings }) {
    const { description, owner, expires } = acceptance;
    const entry = `The acceptance of ${description} (${owner})`;
    if (findings === 0)
        return { level: 'notice', message: `${entry} matches no finding: remove it from the policy if it is done with.` };
    if (standing === 'expired')
        return { level: 'warning', message: `${entry} expired after ${expires}: it accepts nothing any more.` };
    if (standing === 'expires-soon')
        return { level: 'warning', message: `${entry} ends after ${expires}: fix the risk, or renew it before.` };
    return undefined;
}


/***/ }),

/***/ 72425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J7: () => (/* binding */ countsLine),
/* harmony export */   iP: () => (/* binding */ termOf),
/* harmony export */   mC: () => (/* binding */ findingLine)
/* harmony export */ });
/* harmony import */ var _gate_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36735);

/** The open findings in one line: `4 open findings: 1 critical, 2 high, 0 medium, 1 low`. */
function countsLine({ open, accepted, counts, findings, newCount }) {
    const unknown = open.filter(({ severity }) => severity === undefined).length;
    const bySeverity = _gate_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => `${counts[severity]} ${severity}`).join(', ');
    const others = unknown > 0 ? `, ${unknown} of unknown severity` : '';
    const novel = newCount === undefined ? '' : `; ${newCount} of them absent from the baseline`;
    const setAside = accepted.length > 0 ? `; ${accepted.length} more accepted by the policy` : '';
    return `${findings.length} findings read, ${open.length} of them open: ${bySeverity}${others}${novel}${setAside}`;
}
/** One finding in one line; foreign text, not yet made harmless. */
function findingLine({ finding, severity, state, acceptance }) {
    const { label, title, method, path, id } = finding;
    const term = acceptance ? `; ${termOf(acceptance, state)}` : '';
    const endpoint = [method, path].filter(Boolean).join(' ') || 'whole app';
    return `${(severity ?? finding.severity).toUpperCase()} ${title ?? label} – ${endpoint} (${id})${term}`;
}
/** What a finding's acceptance came to: foreign text, too. */
function termOf({ owner, expires }, state) {
    return state === 'open' ? `acceptance by ${owner} expired after ${expires}` : `accepted by ${owner} until ${expires}`;
}


/***/ }),

/***/ 92631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ nextStep)
/* harmony export */ });
const rerun = 'Run the job again; if it goes on, ask the operator of the service.';
/** What to do about each reason. */
const nextSteps = {
    findings: 'Fix the blocking findings, or triage them in the service.',
    interrupted: 'Run the job again, or raise `max-reruns`.',
    'no-runs': 'Run the job again; if it goes on, check that the app is the one that was tested.',
    'run-failed': 'Look the run up in the service to see why it failed, and check that the app is reachable from there.',
    'run-cancelled': 'Somebody cancelled the run in the service. Run the job again.',
    'timed-out': 'Raise `timeout-minutes`, or give the run more time by adopting it.',
    'queue-timed-out': 'Raise `queue-timeout-minutes`, or let fewer jobs test the same app at once.',
    'run-already-active': 'Run the job again once that run has ended, or set `on-active-run: wait`.',
    'no-credits': 'Top up the credit balance of the organization, then run the job again.',
    'registration-incomplete': 'Wait for the registration to be COMPLETED, or set `registration-timeout-minutes`.',
    'registration-failed': 'Register the app again, then use the new app id.',
    'awaiting-input': 'Supply credentials for the app (account-setup), so that its onboarding can go on.',
    'wrong-version': 'Check that `version-url` reports the version that is expected (`expected-version`); raise `version-timeout-minutes` if its rollout takes longer.',
    'version-changed': 'Let nothing else deploy to the app while it is tested (a concurrency group), and run the job again.',
    'findings-unavailable': 'Run the job again; raise `timeout-minutes` if the service needs longer to list findings.',
    'service-unavailable': 'Check that the service is up and reachable from the runner (`base-url`, proxy, certificates), then run the job again.',
    'unexpected-response': `Check that \`base-url\` is the address of the API. ${rerun}`,
    'not-awaited': 'Adopt the run by its `task-id` in a later job, which then gives the verdict.',
    'dry-run': 'Remove `dry-run` to test the app.',
    cancelled: 'Run the job again to test the build.',
    'invalid-input': 'Correct the inputs under `with` in the workflow; the README lists them all.',
    'invalid-policy': 'Correct the policy file; on a pull request the one of its base counts, and the job needs `contents: read` to read it.',
    'invalid-baseline': 'Give a baseline that was tested: an app with a completed test, or the findings file of such a run.',
    'missing-credentials': 'Pass the secrets as inputs under `with`. Workflows of forks and of Dependabot are not given the secrets of the repository.',
    'login-rejected': 'Check the secrets that hold the login, and that `auth-url` is the right host.',
    forbidden: 'Use a service account whose role may start tests; Viewer may only read.',
    'app-not-found': 'Check `app-id` or `app-url`, and that the login belongs to the organization of the app.',
    'task-not-found': 'Check `task-id`: it must be a security test of the app that is given.',
};
/** What to do next; undefined when the build passed. Knows the task to adopt when a run goes on without us. */
function nextStep(verdict, taskId) {
    if (verdict.verdict === 'passed')
        return undefined;
    const step = nextSteps[verdict.reason];
    return taskId !== undefined && isAdoptable(verdict) ? `${step} ${adoption(taskId)}` : step;
}
function isAdoptable(verdict) {
    return adoptable.has(verdict.reason) && !('isSpent' in verdict);
}
const adoptable = new Set([
    'timed-out',
    'not-awaited',
    'cancelled',
    'service-unavailable',
    'unexpected-response',
    'findings-unavailable',
    'no-runs',
]);
function adoption(taskId) {
    return `Whatever becomes of the run at the service, \`task-id: ${taskId}\` adopts it instead of paying for another.`;
}


/***/ }),

/***/ 55193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OP: () => (/* binding */ renderCells),
/* harmony export */   Pn: () => (/* binding */ renderCounts),
/* harmony export */   _Q: () => (/* binding */ fitting),
/* harmony export */   bo: () => (/* binding */ renderTable),
/* harmony export */   pd: () => (/* binding */ renderHead)
/* harmony export */ });
/* harmony import */ var _gate_severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36735);
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39231);
/* harmony import */ var _gate_version_proof_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96829);
/* harmony import */ var _findings_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72425);
/* harmony import */ var _next_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92631);
/* harmony import */ var _untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11427);






const headings = {
    passed: '✅ Passed: this build was tested',
    failed: '❌ Failed: findings block this build',
    'not-tested': '⚠️ Not tested: nothing is known about this build',
    error: '⛔ Error: the gate is not set up right',
};
const laterRunNote = 'The findings list was not ready when the run had ended. A later run of the app may have begun by then: it may have added findings, and closed what it no longer detected.';
const maxUnknownSeverities = 20;
/** Verdict, what happened, and what to do: the head of every view in Markdown. */
function renderHead(result) {
    const { verdict, run, mayIncludeLaterRun } = result;
    const step = (0,_next_step_js__WEBPACK_IMPORTED_MODULE_1__/* .nextStep */ .s)(verdict, run?.taskId);
    const parts = [`### ${headings[verdict.verdict]}`, (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .messageForMarkdown */ .mP)(verdict.message)];
    if (mayIncludeLaterRun)
        parts.push(laterRunNote);
    if (step)
        parts.push(`**Next step:** ${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .messageForMarkdown */ .mP)(step)}`);
    return [...parts, renderFacts(result)].join('\n\n');
}
function renderFacts(result) {
    const { verdict, job, app, run, threshold, newOnly, report, commit, runUrl } = result;
    const reason = (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(verdict);
    const warning = job === 'warning' ? ', the job succeeds with a warning' : '';
    const facts = [
        ['Verdict', `\`${verdict.verdict}\`${reason && ` (\`${reason}\`)`}${warning}`],
        ['Commit', commit && (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .forMarkdown */ .Bm)(commit.slice(0, 10))],
        ['App', app && `${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .forMarkdown */ .Bm)(app.label ?? '')} (${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .forMarkdown */ .Bm)(app.appId)})`.trim()],
        ['Run', run && renderRun(run)],
        ['Build', result.assessment && renderProof(result)],
        ['Fails on', threshold && renderThreshold(threshold, newOnly)],
        ['Report', report?.path && (report.artifactUrl ? `[PDF](${report.artifactUrl})` : 'see `report-path`')],
        ['Job', runUrl && `[workflow run](${runUrl})`],
    ];
    const [verdictRow, ...rows] = facts.filter(([, value]) => value).map(([name, value]) => `| ${name} | ${value} |`);
    return [verdictRow, '|:---|:---|', ...rows].join('\n');
}
function renderProof({ provenVersion }) {
    if (provenVersion === undefined)
        return 'no proof was asked for (`version-url`)';
    return `tested build ${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .forMarkdown */ .Bm)((0,_gate_version_proof_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOfBuild */ .D)(provenVersion))}, before and after the run`;
}
function renderThreshold(threshold, newOnly = false) {
    if (threshold === 'none')
        return 'no severity';
    return `\`${threshold}\` and above${newOnly ? ', new findings only' : ''}`;
}
function renderRun({ runNumber, state, taskId, statusUrl }) {
    const target = statusUrl === undefined ? undefined : linkable(statusUrl);
    const link = target === undefined ? '' : `, [status](${target})`;
    return `${runNumber ?? ''} ${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .forMarkdown */ .Bm)(state)}, task ${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .forMarkdown */ .Bm)(taskId)}${link}`.trim();
}
/** An address of the service as a link target, if it is one that a browser may be sent to. */
function linkable(address) {
    const url = URL.parse(address);
    return url && /^https?:$/.test(url.protocol) ? url.href.replace(/[^\w.~:/?&=%+-]/g, percentEncoded) : undefined;
}
/** Unlike encodeURIComponent, it leaves nothing alone: brackets end a link in Markdown. */
function percentEncoded(character) {
    return Buffer.from(character).toString('hex').replaceAll(/../g, '%$&');
}
/** Open findings by severity, and how many were not counted. */
function renderCounts(assessment) {
    const { counts, open, unknownSeverities, findings, newCount, acceptances } = assessment;
    const unknown = open.filter(({ severity }) => severity === undefined).length;
    const columns = _gate_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .gO.map((severity) => [capitalized(severity), counts[severity]]);
    if (unknown > 0)
        columns.push(['Unknown severity', unknown]);
    columns.push(['Open', open.length]);
    const table = [columns.map(([name]) => name), columns.map(() => '---:'), columns.map(([, count]) => count)];
    const claimed = open.filter(({ finding }) => finding.fixClaimed).length;
    const closed = (acceptances ? ['accepted', 'dismissed', 'fixed'] : ['dismissed', 'fixed']).map((state) => `${findings.filter((each) => each.state === state).length} ${state}`);
    const others = [`Not counted: ${closed.join(', ')}.`];
    if (newCount !== undefined)
        others.push(`Absent from the baseline: ${newCount} of ${open.length} open.`);
    if (claimed > 0)
        others.push(`The fix of ${claimed} open ${claimed === 1 ? 'one is' : 'ones is'} claimed, which the next run verifies.`);
    if (unknown > 0)
        others.push(`Unknown severities: ${unknownSeverities
            .slice(0, maxUnknownSeverities)
            .map((each) => (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .forMarkdown */ .Bm)(each))
            .join(', ')}.`);
    return `#### Open findings\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n${others.join(' ')}`;
}
/** A finding as the cells of a row: severity, name, endpoint, id. */
function renderCells({ finding, severity, state, acceptance, }) {
    const { title, label, id } = finding;
    const name = title && title !== label ? `${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .forMarkdown */ .Bm)(title)} (${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .forMarkdown */ .Bm)(label)})` : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .forMarkdown */ .Bm)(label);
    const shown = severity ? capitalized(severity) : (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .forMarkdown */ .Bm)(finding.severity);
    const term = acceptance ? `; ${(0,_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .forMarkdown */ .Bm)((0,_findings_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .termOf */ .iP)(acceptance, state))}` : '';
    return [shown, `${name}${term}`, renderEndpoint(finding), (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .forMarkdown */ .Bm)(id)];
}
function renderEndpoint({ method, path }) {
    return method || path ? (0,_untrusted_js__WEBPACK_IMPORTED_MODULE_2__/* .forMarkdown */ .Bm)([method, path].filter(Boolean).join(' ')) : 'whole app';
}
/** The first items that fit. */
function fitting(items, { maxItems, maxBytes }) {
    let bytes = 0;
    const end = items.slice(0, maxItems).findIndex((item) => {
        bytes += Buffer.byteLength(item) + 2;
        return bytes > maxBytes;
    });
    return items.slice(0, end < 0 ? maxItems : end);
}
/** What blocks as a table, worst first; says how many rows it left out and where those are. */
function renderTable(blocking, { elsewhere, ...budget }) {
    if (blocking.length === 0)
        return '';
    const all = blocking.slice(0, budget.maxItems).map((each) => `| ${renderCells(each).join(' | ')} |`);
    const rows = fitting(all, budget);
    const rest = blocking.length - rows.length;
    const table = ['| Severity | Finding | Endpoint | Id |', '|:---|:---|:---|:---|', ...rows].join('\n');
    return ['#### Blocking findings', table, ...(rest > 0 ? [`… and ${rest} more, ${elsewhere}.`] : [])].join('\n\n');
}
function capitalized(word) {
    return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}


/***/ }),

/***/ 11427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ forMarkdown),
/* harmony export */   Ig: () => (/* binding */ forLog),
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   mP: () => (/* binding */ messageForMarkdown),
/* harmony export */   redact: () => (/* binding */ redact)
/* harmony export */ });
/**
 * Texts of the service and of the app under test, made harmless for the place where they go. Nothing else in the project may put
 * such a text into a log, a summary or a comment.
 */
const maxLineLength = 2000;
const maxCellLength = 300;
const maxExcerptLength = 100;
/** For one line of the log: no line breaks or control characters, no workflow commands, no credentials, not too long. */
function forLog(text) {
    // A command begins with `::` at the start of a line, or with `##[` anywhere in it.
    return clean(text, maxLineLength).replace(/:(?=:)|#(?=#\[)/g, '$&\u200b');
}
/**
 * For one cell or line of Markdown: every character that means something to Markdown or HTML inside of a line, or begins a link,
 * becomes a character reference, so that the text is shown as it is. Mentions and issue references, which GitHub looks for after
 * rendering, are broken up.
 */
function forMarkdown(text, maxLength = maxCellLength) {
    return clean(text, maxLength)
        .replace(/[&<>|[\]\\`*_~#@!$^]|:(?! )|(?<=www)\./gi, (character) => `&#${character.codePointAt(0)};`)
        .replaceAll(/&#(64|35);/g, '$&&#8203;');
}
/** A message of our own that may quote foreign text: as `forMarkdown`, but names of inputs in backticks stay code. */
function messageForMarkdown(message) {
    return forMarkdown(message, maxLineLength).replace(/&#96;([a-z][a-z\d-]*(?:: (?:[\w-]|&#95;)+)?)&#96;/g, (_, name) => `\`${name.replaceAll('&#95;', '_')}\``);
}
/** The beginning of a long text, for a message that quotes it. */
function excerpt(text) {
    return clean(text, maxExcerptLength);
}
/** Replaces what looks like a credential: tokens by their well-known shapes, and values beside telling names. */
function redact(text) {
    return credentials.reduce((safe, pattern) => safe.replace(pattern, '$1[redacted]'), text);
}
const credentials = [
    /()\beyJ[\w-]{5,}(?:\.[\w-]*){0,4}/g, // JSON Web Token
    /()\b(?:gh[pousr]_\w{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|xox[a-z]-[\w-]{10,}|(?:AKIA|ASIA)[A-Z0-9]{16}|[sr]k_(?:live|test)_\w{10,}|AIza[\w-]{30,})/g,
    /()(?<![\w+=-])(?=[\w+=-]*[a-z])(?=[\w+=-]*[A-Z])(?=[\w+=-]*\d)[\w+=-]{32,}/g, // long and mixed: no word, no path, no hash
    /\b((?:bearer|basic)\s+)[\w.~+/=-]{8,}/gi,
    /((?:token|secret|passw(?:or)?d|pwd|api[_-]?key|session(?:id)?|auth|signature)(?:=|["']\s*:\s*["']?))[^\s"'&,;}]{4,}/gi,
];
/** A redacted piece of one line. The cut before the redaction lies far beyond what is shown, so that no token is cut in two. */
function clean(text, maxLength) {
    return shorten(redact(oneLine(text.slice(0, maxLength + 10_000))), maxLength);
}
/** Control characters, line separators and marks that reorder text become blanks. */
function oneLine(text) {
    return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ').trim();
}
function shorten(text, maxLength) {
    const characters = [...text];
    return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
}


/***/ }),

/***/ 4661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   gi: () => (/* binding */ isServiceError),
/* harmony export */   tF: () => (/* binding */ slugOf)
/* harmony export */ });
/* unused harmony export isUncertain */
const transientCodes = new Set([
    'network',
    'timeout',
    'unexpected-response',
    'server-error',
    'rate-limited',
    'request-timeout',
]);
/** Problems whose status 500 says that nothing was created. */
const nothingCreated = new Set(['registration-failed', 'vision-task-create-failed']);
/** A call to the service that did not give what was asked for. */
class ServiceError extends Error {
    name = 'ServiceError';
    code;
    status;
    problem;
    /** Kind of the problem: the last part of its type, whatever address the deployment puts before it; empty when there is none. */
    slug;
    retryAfterMs;
    /** Another attempt may succeed. */
    transient;
    /** The service certainly did not act on the request: it never arrived, or was refused with 429, 503 or another 4xx but 408, or says that nothing was created. */
    notAccepted;
    constructor(code, message, details = {}) {
        super(message, { cause: details.cause });
        this.code = code;
        this.status = details.status;
        this.problem = details.problem;
        this.slug = slugOf(details.problem);
        this.retryAfterMs = details.retryAfterMs;
        this.transient = details.transient ?? transientCodes.has(code);
        this.notAccepted = details.neverSent === true || refuses(details.status) || nothingCreated.has(this.slug);
    }
}
/** Kind of a problem; empty when it has none. */
function slugOf(problem) {
    return /[^/:#]+$/.exec(problem?.type ?? '')?.[0] ?? '';
}
function refuses(status) {
    if (status === undefined || status === 408)
        return false;
    return status === 503 || (status >= 400 && status < 500);
}
/** Type guard that also works as a filter: is this a `ServiceError`, of one of `codes` if any are given? */
function isServiceError(error, ...codes) {
    return error instanceof ServiceError && (codes.length === 0 || codes.includes(error.code));
}
/** Whether the service may have acted on a write that failed: it is not repeated before looking. */
function isUncertain(error) {
    return isServiceError(error) && error.transient && !error.notAccepted;
}
/** Whether the API itself says that there is no such thing: a page for people with status 404 comes from something on the way. */
function isMissing(error) {
    return isServiceError(error, 'not-found') && error.problem !== undefined;
}


/***/ }),

/***/ 58508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** Version of this release; a test holds it against package.json. */
const version = '0.1.0';


/***/ })

};
