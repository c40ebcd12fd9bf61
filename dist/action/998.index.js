export const id = 998;
export const ids = [998,20,728,805];
export const modules = {

/***/ 14074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T4: () => (/* binding */ readPolicy),
/* harmony export */   km: () => (/* binding */ defaultPolicyFile),
/* harmony export */   si: () => (/* binding */ maxPolicyBytes),
/* harmony export */   tw: () => (/* binding */ readGoverningFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78179);
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84748);
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54679);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51699);
/* harmony import */ var _governing_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66048);






const defaultPolicyFile = '.github/security-gate.yml';
const maxPolicyBytes = 256 * 1024;
const maxBaselineBytes = 64 * 1024 * 1024;
/** Reads the policy and the baseline, from where no change can bring its own. */
async function readGoverningFiles({ configFile, baselineFile }, reader) {
    const policy = await attempt('invalid-policy', () => readPolicy(configFile, reader));
    if ('verdict' in policy)
        return policy;
    const baseline = await attempt('invalid-baseline', () => readBaseline(baselineFile, reader));
    if ('verdict' in baseline)
        return baseline;
    const { source, ...read } = policy.value;
    const sources = { policy: source, baseline: baseline.value?.source };
    return { ...read, baseline: baseline.value?.baseline, sources };
}
async function attempt(reason, read) {
    try {
        return { value: await read() };
    }
    catch (error) {
        const message = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .sentence */ .e)((0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error));
        if ((0,_github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutage */ .uD)(error))
            return { verdict: (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .notTested */ .RP)('policy-unavailable', message) };
        return { verdict: (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .setupError */ .CU)(reason, message) };
    }
}
/**
 * @throws {Error} when it is malformed, or was named and cannot be read; GitHubFailure when GitHub
 * is why
 */
async function readPolicy(configFile, reader) {
    const isRemote = typeof configFile === 'object';
    const file = isRemote ? configFile.path : (configFile ?? defaultPolicyFile);
    const found = isRemote
        ? await reader.readRemote(configFile, maxPolicyBytes)
        : await reader.read({ file, maxBytes: maxPolicyBytes, mayLieOutside: false });
    const { text, where } = found;
    if (text === undefined && configFile !== undefined)
        throw new Error(`\`config-file\`: there is no file ${file} in ${where}`);
    const policy = text === undefined ? undefined : await parse(text, file, where);
    return { policy, policyOrigin: `${file} of ${where}`, source: sourceOf(found) };
}
function sourceOf({ text, uri }) {
    if (text === undefined)
        return undefined;
    return { uri, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex') };
}
async function parse(text, file, where) {
    const { parsePolicy } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(768), __webpack_require__.e(805)]).then(__webpack_require__.bind(__webpack_require__, 64805));
    try {
        return parsePolicy(text, { file, today: (0,_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .today */ .E)() });
    }
    catch (error) {
        throw new Error(`${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error)} (${where})`);
    }
}
async function readBaseline(file, reader) {
    if (file === undefined)
        return undefined;
    const found = await reader.read({ file, maxBytes: maxBaselineBytes, mayLieOutside: true });
    if (found.text === undefined)
        throw new Error(`\`baseline-file\`: ${(0,_governing_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .missingFile */ .Bi)(file, found)}`);
    const { parseBaseline } = await __webpack_require__.e(/* import() */ 100).then(__webpack_require__.bind(__webpack_require__, 75100));
    return { baseline: parseBaseline(found.text, file), source: sourceOf(found) };
}


/***/ }),

/***/ 45998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decideBySync: () => (/* binding */ decideBySync)
});

// EXTERNAL MODULE: ./build/src/clock.js
var clock = __webpack_require__(78179);
// EXTERNAL MODULE: ./build/src/gate/verdict.js
var verdict = __webpack_require__(84748);
// EXTERNAL MODULE: ./build/src/github/commit.js
var commit = __webpack_require__(93020);
// EXTERNAL MODULE: ./build/src/github/environment.js
var environment = __webpack_require__(70876);
// EXTERNAL MODULE: ./build/src/github/event.js
var github_event = __webpack_require__(45865);
// EXTERNAL MODULE: ./build/src/github/failure.js
var failure = __webpack_require__(54679);
// EXTERNAL MODULE: ./build/src/github/octokit.js + 1 modules
var octokit = __webpack_require__(46038);
// EXTERNAL MODULE: ./build/src/service/list-findings.js
var list_findings = __webpack_require__(48672);
// EXTERNAL MODULE: ./build/src/text/sentences.js
var sentences = __webpack_require__(51699);
// EXTERNAL MODULE: ./build/src/actions/config-file.js
var config_file = __webpack_require__(93918);
// EXTERNAL MODULE: ./build/src/actions/failure-message.js
var failure_message = __webpack_require__(91673);
// EXTERNAL MODULE: ./build/src/actions/governing-files.js
var governing_files = __webpack_require__(14074);
// EXTERNAL MODULE: ./build/src/actions/governing-reader.js + 1 modules
var governing_reader = __webpack_require__(66048);
// EXTERNAL MODULE: ./build/src/gate/findings/policy.js
var findings_policy = __webpack_require__(36456);
;// CONCATENATED MODULE: ./build/src/actions/triage/plan-sync.js

/**
 * What brings the findings in line with the policy: what it accepts is dismissed; what it accepted
 * until that expired or was removed is reopened. Who dismissed a finding is not recorded anywhere:
 * one that no version of the policy ever accepted was dismissed by a person, and stays as it is. So
 * do fixed findings.
 * @param policy as it is; undefined when its file was removed
 * @param earlier versions of it, newest first, which are only read as far as they are needed
 */
async function planSync(findings, policy, earlier, today) {
    const decisions = new Map();
    const unexplained = new Set();
    for (const finding of findings.filter(({ isFixed }) => !isFixed)) {
        const acceptance = (0,findings_policy/* acceptanceOf */.BL)(finding, policy, today);
        const decision = { findingId: finding.id, finding };
        if (acceptance && (0,findings_policy/* standingOf */.YP)(acceptance, today) !== 'expired') {
            const why = `accepted by ${acceptance.owner} until ${acceptance.expires}: ${acceptance.reason}`;
            decisions.set(finding, { ...decision, action: 'dismiss', why });
        }
        else if (finding.isDismissed && acceptance) {
            const why = `its acceptance expired on ${acceptance.expires}`;
            decisions.set(finding, { ...decision, action: 'reopen', why });
        }
        else if (finding.isDismissed)
            unexplained.add(finding);
    }
    const why = 'the policy accepted it and no longer does';
    for (const finding of await acceptedBy(earlier, unexplained, today))
        decisions.set(finding, { findingId: finding.id, finding, action: 'reopen', why });
    return findings.flatMap((finding) => decisions.get(finding) ?? []);
}
/** Those that some version accepted, whether or not that would still hold. */
async function acceptedBy(versions, among, today) {
    const remaining = new Set(among);
    const found = [];
    if (remaining.size === 0)
        return found;
    for await (const policy of versions) {
        for (const finding of remaining) {
            if ((0,findings_policy/* acceptanceOf */.BL)(finding, policy, today) === undefined)
                continue;
            found.push(finding);
            remaining.delete(finding);
        }
        if (remaining.size === 0)
            break;
    }
    return found;
}

// EXTERNAL MODULE: ./build/src/gate/findings/policy-file.js + 2 modules
var policy_file = __webpack_require__(64805);
;// CONCATENATED MODULE: ./build/src/github/file-history.js


/** The largest page of GitHub's. */
const maxCommits = 100;
/**
 * The commits of a branch that changed a file, or removed it, newest first; at most the last
 * hundred.
 * @throws GitHubFailure
 */
function listFileCommits(history) {
    const { octokit, repository, path, branch: sha } = history;
    const failed = `The history of ${path} on ${sha} could not be read`;
    return (0,failure/* explainFailure */.SP)({ failed, permission: 'contents: read' }, async () => {
        const wanted = { ...(0,github_event.at)(repository), path, sha, per_page: maxCommits };
        const { data } = await octokit.rest.repos.listCommits(wanted);
        return data.map((commit) => commit.sha);
    });
}

// EXTERNAL MODULE: ./build/src/github/repository-file.js
var repository_file = __webpack_require__(16728);
;// CONCATENATED MODULE: ./build/src/actions/triage/policy-versions.js








/**
 * Reads the policy as it is at the head of a branch; the versions before it are read when they are
 * asked for. `name` is for people: `branch main`.
 * @throws GitHubFailure when it cannot be read, or never was there; JobFailure when it is malformed
 */
async function readPolicyVersions(history, name, say) {
    const [head, ...before] = await listFileCommits(history);
    const { path } = history;
    if (head === undefined)
        throw new failure/* GitHubFailure */.iK(`There is no policy file ${path} on ${name}, and never was one: check \`config-file\`.`);
    const text = await readVersion(history, head);
    return {
        current: text === undefined ? undefined : parseCurrent(text, path),
        origin: `${path} of ${name} at ${head.slice(0, 7)}`,
        earlier: earlierVersions(history, before, say),
    };
}
function parseCurrent(text, file) {
    try {
        return (0,policy_file.parsePolicy)(text, { file, today: (0,clock/* today */.E)() });
    }
    catch (error) {
        throw new failure_message/* JobFailure */.y(`The policy cannot be used: ${(0,sentences/* messageOf */.b)(error)}.`);
    }
}
/** Undefined at a commit that removed the file. */
function readVersion(history, commit) {
    return (0,repository_file.readRepositoryFile)({ ...history, ref: commit, maxBytes: governing_files/* maxPolicyBytes */.si });
}
/** A version that cannot be used was never acted upon. */
async function* earlierVersions(history, commits, say) {
    for (const commit of commits) {
        const text = await readVersion(history, commit);
        if (text === undefined)
            continue;
        try {
            yield (0,policy_file.parsePolicy)(text, { file: history.path, today: (0,clock/* today */.E)() });
        }
        catch {
            say(`The policy of commit ${commit.slice(0, 10)} is malformed, and left out of account`);
        }
    }
}

;// CONCATENATED MODULE: ./build/src/actions/triage/sync.js















/** Events that run what is on a branch. All others can be about what somebody proposes. */
const branchEvents = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'];
/** For the versions of the policy, each of which is a request. */
const githubTimeLimitMs = 120_000;
/** Decides what brings the findings of an app in line with the policy of the default branch. */
async function decideBySync(sync) {
    const event = (0,github_event/* readWorkflowEvent */.m)();
    const { current, origin, earlier } = await readVersions(sync, event);
    const effect = current
        ? `accepts ${(0,verdict/* countOf */.pq)(current.acceptances.length, 'risk')}`
        : 'was removed: nothing is accepted';
    sync.job.say(`Policy: ${origin}, which ${effect}`);
    const findings = await readFindings(sync);
    return planSync(findings, current, asFarAsReadable(earlier, sync), (0,clock/* today */.E)());
}
/**
 * By GitHub's API, at the head of the default branch. Where that cannot be read, the checkout of
 * that branch has to do.
 */
async function readVersions(sync, event) {
    const { configFile = governing_files/* defaultPolicyFile */.km } = sync.inputs;
    if (typeof configFile === 'object')
        return readRemoteVersions(sync, event, configFile);
    const path = await (0,governing_reader/* repositoryPath */.SH)(configFile, (0,environment/* readFolders */.iz)().workspace);
    if (path === undefined)
        throw new failure_message/* JobFailure */.y(`\`config-file\` ${configFile} lies outside of the repository.`);
    if (isOutsideOfWorkflow(event))
        return readCheckout(sync, event, 'Outside of a workflow there is no default branch to ask GitHub for.');
    const { repository, branch } = await requireDefaultBranch(sync, event);
    try {
        const history = { octokit: await connect(sync), repository, path, branch };
        return await readPolicyVersions(history, `branch ${branch}`, sync.job.say);
    }
    catch (error) {
        if (!(error instanceof failure/* GitHubFailure */.iK))
            throw error;
        // A dispatch may check out the very commit that somebody proposes.
        if (event.proposal)
            throw new failure_message/* JobFailure */.y(error.message);
        return readCheckout(sync, event, error.message);
    }
}
/** No checkout stands in for another repository. */
async function readRemoteVersions(sync, event, file) {
    if (!isOutsideOfWorkflow(event))
        await requireDefaultBranch(sync, event);
    const { repository, path, ref } = file;
    try {
        const octokit = await connect(sync);
        const branch = await (0,commit.resolveCommit)(octokit, repository, ref);
        const history = { octokit, repository, path, branch };
        return await readPolicyVersions(history, (0,config_file/* nameOfRemote */.z)(file), sync.job.say);
    }
    catch (error) {
        throw error instanceof failure/* GitHubFailure */.iK ? new failure_message/* JobFailure */.y(error.message) : error;
    }
}
function isOutsideOfWorkflow({ name, proposal }) {
    return name === '' && !proposal;
}
function connect({ inputs, signal }) {
    return (0,octokit.createOctokit)({ token: inputs.githubToken, signal, timeLimitMs: githubTimeLimitMs });
}
async function readCheckout({ job, inputs, signal }, event, reason) {
    const { workspace } = (0,environment/* readFolders */.iz)();
    const reader = (0,governing_reader/* createGoverningReader */.NO)({ event, workspace, token: inputs.githubToken, signal });
    const { policy, policyOrigin } = await (0,governing_files/* readPolicy */.T4)(inputs.configFile, reader).catch((error) => {
        throw new failure_message/* JobFailure */.y(`${reason} ${(0,sentences/* messageOf */.b)(error)}`);
    });
    if (policy === undefined)
        throw new failure_message/* JobFailure */.y(`${reason} There is no policy file ${governing_files/* defaultPolicyFile */.km} in the checkout.`);
    job.warn(`${reason} The policy of the checkout is used. ${forgotten}`);
    return { current: policy, origin: policyOrigin, earlier: nothing() };
}
const forgotten = 'What earlier versions accepted is not known: only what has expired is reopened.';
async function* nothing() { }
/** A history that cannot be read on is no reason to leave the rest undone. */
async function* asFarAsReadable(versions, { job }) {
    try {
        yield* versions;
    }
    catch (error) {
        if (!(error instanceof failure/* GitHubFailure */.iK))
            throw error;
        job.warn(`${error.message} ${forgotten}`);
    }
}
/** The payload of a schedule need not tell the default branch. */
async function requireDefaultBranch(sync, { name, defaultBranch, ref, repository }) {
    if (!branchEvents.includes(name) || !repository)
        throw refusal(`on the event \`${name || 'unknown'}\``);
    const ask = async () => (await (await connect(sync)).rest.repos.get((0,github_event.at)(repository))).data.default_branch;
    const branch = defaultBranch ?? (await ask().catch(() => undefined));
    if (branch !== undefined && ref === `refs/heads/${branch}`)
        return { repository, branch };
    const doubt = branch === undefined ? ', which may or may not be the default one' : '';
    throw refusal(`on ${ref ?? 'an unknown branch'}${doubt}`);
}
function refusal(where) {
    return new failure_message/* JobFailure */.y(`\`action: sync\` changes findings only on the default branch, on push, schedule, workflow_dispatch or repository_dispatch; it is refused ${where}.`);
}
async function readFindings({ job, inputs }) {
    const { client, clock } = job;
    const { appId, timeoutMs } = inputs;
    const listing = await job.waitFor({
        what: 'the end of the active test',
        deadline: clock.now() + timeoutMs,
        ...(0,list_findings/* watchFindings */.E)(client.findings, appId, () => job.say('A security test of the app is active; waiting for its end')),
    });
    if (listing)
        return findingsOf(listing, job);
    throw new failure_message/* JobFailure */.y('A security test of the app did not end within `timeout-minutes`: run this again later.');
}
function findingsOf(listing, { say }) {
    if (listing.kind === 'complete')
        return listing.items;
    if (listing.kind === 'changing')
        throw new failure_message/* JobFailure */.y(`${(0,list_findings/* flawOf */.e)(listing)}: run this again.`);
    if (listing.stop !== 'NO_RUNS')
        throw new failure_message/* JobFailure */.y(`${(0,list_findings/* flawOf */.e)(listing)}: nothing was changed.`);
    say('No test of the app has run yet: there are no findings');
    return [];
}


/***/ }),

/***/ 64805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parsePolicy: () => (/* binding */ parsePolicy)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/text/sentences.js
var sentences = __webpack_require__(51699);
// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 8 modules
var esm = __webpack_require__(52768);
;// CONCATENATED MODULE: ./build/src/gate/findings/glob.js

/**
 * Only stars and question marks are left of the grammar of globs, and a name that begins with a dot
 * is one like any other.
 */
const options = {
    dot: true,
    nobrace: true,
    nocomment: true,
    noext: true,
    nonegate: true,
    platform: 'linux',
};
/**
 * A test for a path by a glob of `*` (any text within a segment), `?` (one character of it) and
 * `**` (any segments). All else is literal: paths hold parameters in braces, and function calls in
 * parentheses.
 */
function createGlob(pattern) {
    const glob = new esm/* Minimatch */.VR(pattern.replaceAll(/[^\w\s/*?.-]/gu, '\\$&'), options);
    return (path) => path === pattern || glob.match(path);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
// EXTERNAL MODULE: ./build/src/gate/findings/severity.js
var severity = __webpack_require__(92481);
;// CONCATENATED MODULE: ./build/src/gate/findings/policy-schema.js


const maxTextLength = 1000;
const anySeverity = severity/* severities */.gO.join(', ');
const policy_schema_text = schemas/* string */.YjP({
    error: ({ input }) => (input === undefined ? 'is required' : 'must be text: put it in quotes'),
})
    .check(api/* _maxLength */.Eb(maxTextLength, { error: `must have at most ${maxTextLength} characters` }), api/* _regex */.Fk(/\S/, { error: 'must not be empty' }));
const policy_schema_severity = schemas/* enum */.k5n(severity/* severities */.gO, { error: `must be one of ${anySeverity}` });
const match = schemas/* strictObject */.rej({
    id: schemas/* optional */.lqM(policy_schema_text).check(schemas/* describe */.q0y('Id of the finding')),
    label: schemas/* optional */.lqM(policy_schema_text)
        .check(schemas/* describe */.q0y('Category of the finding, exactly as the service names it')),
    method: schemas/* optional */.lqM(policy_schema_text).check(schemas/* describe */.q0y('HTTP method, in any letter case')),
    path: schemas/* optional */.lqM(policy_schema_text)
        .check(schemas/* describe */.q0y('Glob on the path: `*` within a segment, `**` across segments. Braces are literal')),
    cwe: schemas/* optional */.lqM(policy_schema_text.check(api/* _regex */.Fk(/^[Cc][Ww][Ee]-\d+$/, { error: 'must have the form CWE-79' })))
        .check(schemas/* describe */.q0y('For example CWE-79')),
    owasp: schemas/* optional */.lqM(policy_schema_text).check(schemas/* describe */.q0y('For example API1:2023')),
    severity: schemas/* optional */.lqM(policy_schema_severity).check(schemas/* describe */.q0y('Effective severity that the service gives')),
    title: schemas/* optional */.lqM(policy_schema_text).check(schemas/* describe */.q0y('Title of the finding, exactly')),
}, { error: 'must be a mapping of criteria, such as `{ label: Missing HSTS Header }`' })
    .check(schemas/* refine */.YPB((criteria) => Object.keys(criteria).length > 0, {
    error: 'must name at least one criterion',
}));
/** Either the id of one finding, or criteria. */
const subject = {
    id: schemas/* optional */.lqM(policy_schema_text).check(schemas/* describe */.q0y('Id of the finding')),
    match: schemas/* optional */.lqM(match).check(schemas/* describe */.q0y('Criteria, all of which must fit')),
};
const hasOneSubject = schemas/* refine */.YPB(({ id, match }) => (id === undefined) !== (match === undefined), { error: 'must have either `id` or `match`' });
const acceptance = schemas/* strictObject */.rej({
    ...subject,
    reason: policy_schema_text.check(schemas/* describe */.q0y('Why the risk is accepted')),
    owner: policy_schema_text.check(schemas/* describe */.q0y('Who accepted it')),
    expires: schemas/* string */.YjP({
        error: 'is required: the last day on which the acceptance holds (UTC), as YYYY-MM-DD',
    })
        .check(schemas/* refine */.YPB(isDay, { error: 'must be a day that exists, as YYYY-MM-DD' }), schemas/* describe */.q0y('Last day on which the acceptance holds (UTC), at most a year and a day ahead')),
}, { error: 'must be a mapping with `id` or `match`, `reason`, `owner` and `expires`' })
    .check(hasOneSubject);
const override = schemas/* strictObject */.rej({ ...subject, severity: policy_schema_severity.check(schemas/* describe */.q0y('Severity that counts instead')) }, { error: 'must be a mapping with `match` and `severity`' })
    .check(hasOneSubject);
/**
 * The policy file as it is written. Keys that nobody knows are refused: a misspelt one would be a
 * rule that does nothing.
 */
const policySchema = schemas/* strictObject */.rej({
    'fail-on-severity': schemas/* optional */.lqM(schemas/* enum */.k5n([...severity/* severities */.gO, 'none'], { error: `must be one of ${anySeverity}, none` }))
        .check(schemas/* describe */.q0y('Lowest severity that fails the job; the input of the same name wins')),
    accept: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* array */.YOg(acceptance, { error: 'must be a list of accepted risks' })))
        .check(schemas/* describe */.q0y('Accepted risks')),
    severity: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* array */.YOg(override, { error: 'must be a list of overrides' })))
        .check(schemas/* describe */.q0y('Severity overrides; the first one that matches counts')),
}, { error: 'must be a mapping with `fail-on-severity`, `accept` or `severity`' });
function isDay(text) {
    return (/^\d{4}-\d{2}-\d{2}$/.test(text) &&
        new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true);
}

;// CONCATENATED MODULE: ./build/src/gate/findings/policy-file.js




/**
 * Reads a policy file in YAML.
 * @throws {Error} that lists every problem with its place, as `file:line:column`
 */
function parsePolicy(text, { file, today }) {
    const lineCounter = new dist/* LineCounter */.HN();
    const document = (0,dist.parseDocument)(text, { lineCounter, prettyErrors: false });
    const at = (offset) => {
        const { line, col } = lineCounter.linePos(offset);
        return `${file}:${line || 1}:${col || 1}`;
    };
    const [error] = document.errors;
    if (error)
        throw new Error(`${at(error.pos[0])}: is not valid YAML: ${error.message}`);
    const content = policySchema.safeParse(contentOf(document, file));
    const problems = content.success
        ? tooFarAhead(content.data, today)
        : content.error.issues.flatMap(problemsOf);
    if (problems.length > 0 || !content.success)
        throw new Error(problems
            .map(({ path, message }) => `${at(offsetOf(document, path))}: ${nameOf(path)} ${message}`)
            .join('; '));
    return policyOf(content.data, file);
}
/** An empty file is a policy without rules. */
function contentOf(document, file) {
    try {
        return document.toJS() ?? {};
    }
    catch (error) {
        throw new Error(`${file}:1:1: cannot be read: ${(0,sentences/* messageOf */.b)(error)}`);
    }
}
function policyOf(content, file) {
    return {
        file,
        threshold: content['fail-on-severity'],
        acceptances: (content.accept ?? []).map(({ id, match, reason, owner, expires }) => ({
            ...matcherOf({ id, ...match }),
            reason: reason.trim(),
            owner: owner.trim(),
            expires,
        })),
        overrides: (content.severity ?? []).map(({ id, match, severity }) => ({
            ...matcherOf({ id, ...match }),
            severity,
        })),
    };
}
/** A year from today is a day further where the day has begun already. */
function tooFarAhead({ accept }, today) {
    const date = new Date(`${today}T00:00:00Z`);
    const latest = new Date(Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate() + 1));
    const latestDay = latest.toISOString().slice(0, 10);
    const message = `must be at most a year and a day ahead, ${latestDay} or before: a risk that nobody looks at again is accepted for ever`;
    return (accept ?? []).flatMap(({ expires }, index) => expires > latestDay ? [{ path: ['accept', index, 'expires'], message }] : []);
}
/** Each criterion as a test; a finding without the field does not fit. */
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
    },
};
function matcherOf(criteria) {
    const named = Object.entries(criteria).filter(([, wanted]) => wanted !== undefined);
    const all = Object.entries(tests).flatMap(([name, create]) => {
        const wanted = named.find(([criterion]) => criterion === name)?.[1];
        return wanted === undefined ? [] : [create(wanted)];
    });
    return {
        description: named.map(([name, wanted]) => `${name} ${wanted}`).join(', '),
        matches: (finding, severity) => all.every((fits) => fits(finding, severity)),
    };
}
function sameWord(given, wanted) {
    return given?.toUpperCase() === wanted.toUpperCase();
}
function problemsOf(issue) {
    if (issue.code !== 'unrecognized_keys')
        return [{ path: issue.path, message: issue.message }];
    return issue.keys.map((key) => ({
        path: [...issue.path, key],
        message: 'is not known here: correct its spelling, or remove it',
    }));
}
/** `accept[0].expires`, as a person would point at it. */
function nameOf(path) {
    if (path.length === 0)
        return 'the policy';
    const name = path
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
        .join('');
    return `\`${name.replace(/^\./, '')}\``;
}
/**
 * Where the value stands, or the key of one that has no place, or else what should have held it.
 */
function offsetOf(document, path) {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    if ((0,dist/* isNode */.Ll)(node) && node.range)
        return keyOffset(document, path) ?? node.range[0];
    return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}
function keyOffset(document, path) {
    const holder = path.length < 2 ? document.contents : document.getIn(path.slice(0, -1), true);
    const pair = (0,dist/* isMap */.jh)(holder)
        ? holder.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === path.at(-1))
        : undefined;
    return (0,dist/* isScalar */.jn)(pair?.key) ? pair.key.range?.[0] : undefined;
}


/***/ }),

/***/ 36456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ acceptanceOf),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   gb: () => (/* binding */ severityUnder)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92481);

/** An entry that ends within so many days is warned about. */
const warningDays = 14;
const dayMs = 24 * 60 * 60 * 1000;
/** @param today `YYYY-MM-DD` in UTC */
function standingOf({ expires }, today) {
    if (expires < today)
        return 'expired';
    return Date.parse(expires) - Date.parse(today) <= warningDays * dayMs ? 'expires-soon' : 'holds';
}
/** The severity that counts: the policy's override, else the service's. */
function severityUnder(policy, finding) {
    const own = (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveSeverity */ .XP)(finding);
    return policy?.overrides.find((override) => override.matches(finding, own))?.severity ?? own;
}
/** The acceptance that a finding falls under: one that holds, else one that has expired. */
function acceptanceOf(finding, policy, today) {
    const severity = (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveSeverity */ .XP)(finding);
    const fitting = (policy?.acceptances ?? []).filter(({ matches }) => matches(finding, severity));
    return fitting.find((acceptance) => standingOf(acceptance, today) !== 'expired') ?? fitting[0];
}


/***/ }),

/***/ 93020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resolveCommit: () => (/* binding */ resolveCommit)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63619);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54679);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6271);



/**
 * The commit that a branch, a tag or a commit of any repository names now.
 * @throws GitHubFailure
 */
function resolveCommit(octokit, repository, ref) {
    const { owner, name: repo } = repository;
    const failed = `The commit of ${owner}/${repo}@${ref} could not be found out`;
    return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .explainFailure */ .SP)({ failed, permission: 'contents: read' }, async () => {
        try {
            // One file of the commit at most: all that is wanted is its hash.
            const { data } = await octokit.rest.repos.getCommit({ owner, repo, ref, per_page: 1 });
            return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).parse(data).sha;
        }
        catch (error) {
            if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 422)
                throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .iK(`There is no branch, tag or commit ${ref} in ${owner}/${repo}.`);
            if (!(0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isDenied */ .GZ)(error))
                throw error;
            throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .iK(`The repository ${owner}/${repo} cannot be read with \`github-token\`. The token of a job reads its own repository and public ones alone: for any other, give one that has \`contents: read\` there.`);
        }
    });
}


/***/ }),

/***/ 46038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createOctokit: () => (/* binding */ createOctokit)
});

// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: ./build/src/clock.js
var src_clock = __webpack_require__(78179);
// EXTERNAL MODULE: ./build/src/version.js
var version = __webpack_require__(28009);
// EXTERNAL MODULE: ./build/src/github/failure.js
var failure = __webpack_require__(54679);
// EXTERNAL MODULE: ./build/src/http/retry-after.js
var retry_after = __webpack_require__(48275);
// EXTERNAL MODULE: ./build/src/github/request-error.js
var request_error = __webpack_require__(6271);
;// CONCATENATED MODULE: ./build/src/github/request-retry.js


/** A pause grows no longer than this. */
const maxPauseMs = 20_000;
/**
 * What GitHub asks for when a limit says nothing of its end;
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
const rateLimitPauseMs = 60_000;
/**
 * Sends a request, and again when it failed in passing. `@octokit/plugin-retry` would also repeat a
 * POST that may have been carried out, and knows neither `Retry-After` nor a deadline.
 * @param isIdempotent whether it may be sent again although it may have been carried out
 */
async function sendWithRetries(attempt, isIdempotent, limits) {
    const { maxRetries, clock, deadline, signal } = limits;
    for (let retries = 0;; retries += 1) {
        try {
            return requireJson(await attempt());
        }
        catch (error) {
            const pauseMs = isRepeatable(error, isIdempotent) ? pauseAfter(error, retries) : undefined;
            const isHopeless = signal.aborted || retries === maxRetries;
            if (pauseMs === undefined || isHopeless || clock.now() + pauseMs >= deadline)
                throw error;
            await clock.sleep(pauseMs);
        }
    }
}
/**
 * Octokit hands on as text, even as an empty one, what was cut off, or is a page for people, with a
 * status of success.
 */
function requireJson(response) {
    if (typeof response.data === 'object' && response.data !== null)
        return response;
    throw new Error('GitHub gave an answer that is not JSON, or was cut off.');
}
/** What is not idempotent is only sent again when it was certainly not carried out. */
function isRepeatable(error, isIdempotent) {
    const status = (0,request_error/* statusOf */.c2)(error);
    if ((0,request_error/* isRateLimited */.Jz)(error) || status === 503)
        return true;
    return isIdempotent && (status === undefined || status === 408 || status >= 500);
}
function pauseAfter(error, retries) {
    const asked = (0,retry_after/* parseRetryAfter */.m)((0,request_error/* headerOf */.rR)(error, 'retry-after'), Date.now());
    if (asked !== undefined)
        return asked;
    if (!(0,request_error/* isRateLimited */.Jz)(error))
        return Math.min(2 ** retries * (100 + Math.random() * 100), maxPauseMs);
    const reset = Number((0,request_error/* headerOf */.rR)(error, 'x-ratelimit-reset')) * 1000 - Date.now();
    return reset > 0 ? reset : rateLimitPauseMs;
}

;// CONCATENATED MODULE: ./build/src/github/octokit.js





/**
 * Creates a client of GitHub's API that honours the proxy variables. Its time runs from here:
 * create it when it is needed, one for each thing to do.
 * @throws GitHubFailure without a token
 */
async function createOctokit({ token, apiUrl = external_node_process_.env.GITHUB_API_URL || 'https://api.github.com', signal, timeLimitMs = 30_000, requestTimeoutMs = 10_000, maxRetries = 3, mayRepeatPosts = false, }) {
    if (token === '')
        throw new failure/* GitHubFailure */.iK('The input `github-token` is empty: leave it out, or give a token.');
    const { RestClient } = await Promise.all(/* import() */[__webpack_require__.e(144), __webpack_require__.e(439), __webpack_require__.e(415)]).then(__webpack_require__.bind(__webpack_require__, 91415)); // not every run asks GitHub
    const octokit = new RestClient({
        auth: token,
        baseUrl: apiUrl,
        userAgent: `security-test-gate/${version/* version */.r}`,
    });
    const timeout = AbortSignal.timeout(timeLimitMs);
    const timeLimit = signal ? AbortSignal.any([timeout, signal]) : timeout;
    const clock = (0,src_clock/* systemClock */.m)(timeLimit);
    const limits = { maxRetries, clock, deadline: clock.now() + timeLimitMs, signal: timeLimit };
    octokit.hook.wrap('request', (request, options) => {
        const attempt = async () => {
            const signal = AbortSignal.any([timeLimit, AbortSignal.timeout(requestTimeoutMs)]);
            options.request = { ...options.request, signal }; // hooks below this one see these options, not those handed on
            return request(options);
        };
        const isIdempotent = options.method !== 'POST' || mayRepeatPosts;
        return sendWithRetries(attempt, isIdempotent, limits);
    });
    return octokit;
}


/***/ }),

/***/ 16728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readRepositoryFile: () => (/* binding */ readRepositoryFile)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63619);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54679);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6271);



const blobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ content: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
/**
 * GitHub's description of a file; a folder comes as a list, a link or a submodule with another
 * type.
 */
const contentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('file')),
    encoding: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    content: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    size: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()),
    sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
/**
 * Reads a text file of the repository as it is at a commit.
 * @returns undefined when there is none
 * @throws GitHubFailure when it cannot be read
 */
function readRepositoryFile(request) {
    const { path, ref, maxBytes } = request;
    const failed = `The file ${path} could not be read at ${ref}`;
    return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .explainFailure */ .SP)({ failed, permission: 'contents: read' }, async () => {
        const content = await readContent(request, failed);
        if (content === undefined)
            return undefined;
        const { size, sha = '' } = content;
        if (size !== undefined && size > maxBytes)
            throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .iK(`${failed}: it has ${size} bytes, more than ${maxBytes}.`);
        // Beyond 1 MiB GitHub gives the encoding "none" and no text.
        const text = content.encoding === 'none' ? await readBlob(request, sha) : content.content;
        const bytes = Buffer.from(text, 'base64');
        if (size !== undefined && bytes.length !== size)
            throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .iK(`${failed}: ${bytes.length} of ${size} bytes came.`, {
                isOutage: true,
            });
        return bytes.toString('utf8');
    });
}
async function readContent(request, failed) {
    const { octokit, repository, path, ref } = request;
    const place = path.split('/').map(encodeURIComponent).join('/');
    try {
        const { data } = await octokit.request(`GET ${addressOf(repository)}/contents/${place}`, {
            ref,
        });
        const content = contentSchema.safeParse(data);
        if (content.success)
            return content.data;
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .iK(`GitHub's answer about ${path} at ${ref} is not about a file.`);
    }
    catch (error) {
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) !== 404)
            throw error;
        // Of a file that the commit does not hold GitHub says this, and other servers say other things.
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .refusalOf */ .Of)(error) !== 'Not Found')
            await requireCommit(request, failed);
        return undefined;
    }
}
/** A commit that cannot be seen holds no proof that there is no file. */
async function requireCommit({ octokit, repository, ref }, failed) {
    const commit = `${addressOf(repository)}/git/commits/${encodeURIComponent(ref)}`;
    try {
        await octokit.request(`GET ${commit}`);
    }
    catch (error) {
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) !== 404)
            throw error;
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFailure */ .iK(`${failed}: there is no such commit, or the token may not see it. GitHub's answer: 404: ${(0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .briefMessageOf */ .LK)(error)}`);
    }
}
async function readBlob({ octokit, repository }, sha) {
    const { data } = await octokit.request(`GET ${addressOf(repository)}/git/blobs/${encodeURIComponent(sha)}`);
    return blobSchema.parse(data).content;
}
function addressOf({ owner, name }) {
    return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
}


/***/ }),

/***/ 48275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/**
 * Reads a `Retry-After` header (RFC 9110, section 10.2.3): seconds or an HTTP date.
 * @param now wall-clock time in milliseconds, against which a date is measured
 * @returns milliseconds to wait, or undefined when there is none that can be read
 */
function parseRetryAfter(value, now) {
    const text = value?.trim();
    if (!text)
        return undefined;
    if (/^\d+(\.\d+)?$/.test(text))
        return Number(text) * 1000;
    const date = Date.parse(text);
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}


/***/ }),

/***/ 2431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ createFindings),
  q: () => (/* binding */ runInProgress)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./build/src/service/errors.js
var errors = __webpack_require__(90654);
;// CONCATENATED MODULE: ./build/src/service/pace.js
/**
 * Keeps under a rate limit. A window counts from the end of a request: the service saw it before
 * that, and so has forgotten it by the time the next one arrives.
 */
function createPace(clock, { requests, windowMs }) {
    const ends = [];
    let previous = Promise.resolve();
    const runInTurn = async (run) => {
        const [oldest] = ends;
        const waitMs = oldest === undefined || ends.length < requests ? 0 : oldest + windowMs - clock.now();
        if (waitMs > 0)
            await clock.sleep(waitMs);
        try {
            return await run();
        }
        finally {
            ends.push(clock.now());
            if (ends.length > requests)
                ends.shift();
        }
    };
    return (run) => {
        const result = previous.then(() => runInTurn(run));
        previous = result.catch(() => { });
        return result;
    };
}

// EXTERNAL MODULE: ./build/src/service/pages.js
var pages = __webpack_require__(56233);
// EXTERNAL MODULE: ./build/src/service/schemas.js
var service_schemas = __webpack_require__(86253);
;// CONCATENATED MODULE: ./build/src/service/findings.js





/**
 * A finding (vulnerability), with the fields that the gate decides on or shows. The rest is dropped
 * as it is read: reproducers and answers hold live tokens and personal data, and are large. Only
 * `id`, `label` and `severity` are always there.
 */
const findingSchema = schemas/* object */.Ikc({
    id: service_schemas/* identifier */.Cv,
    label: (0,service_schemas/* text */.Qq)(500),
    severity: (0,service_schemas/* text */.Qq)(100),
    updated_severity: (0,service_schemas/* lenient */.W_)((0,service_schemas/* text */.Qq)(100)),
    title: (0,service_schemas/* lenient */.W_)((0,service_schemas/* text */.Qq)(500)),
    method: (0,service_schemas/* lenient */.W_)((0,service_schemas/* wholeText */.r0)(50)),
    path: (0,service_schemas/* lenient */.W_)((0,service_schemas/* wholeText */.r0)(2048)),
    owasp: (0,service_schemas/* lenient */.W_)((0,service_schemas/* text */.Qq)(100)),
    cwe: (0,service_schemas/* lenient */.W_)((0,service_schemas/* text */.Qq)(100)),
    cvss_score: (0,service_schemas/* lenient */.W_)(schemas/* number */.aig()),
    cvss_vector: (0,service_schemas/* lenient */.W_)((0,service_schemas/* text */.Qq)(200)),
    impact: service_schemas/* passage */.RT,
    remediation: service_schemas/* passage */.RT,
    isFixed: (0,service_schemas/* lenient */.W_)(schemas/* boolean */.zMY()),
    isDismissed: (0,service_schemas/* lenient */.W_)(schemas/* boolean */.zMY()),
    fixClaimed: (0,service_schemas/* lenient */.W_)(schemas/* boolean */.zMY()),
});
/** The three calls share one limit. */
const triageLimit = { requests: 30, windowMs: 60_000 };
/** How the answers to triage look is shown for `reopen` alone, which wraps the finding. */
const stateSchema = schemas/* object */.Ikc({
    id: (0,service_schemas/* lenient */.W_)(service_schemas/* identifier */.Cv),
    isFixed: (0,service_schemas/* lenient */.W_)(schemas/* boolean */.zMY()),
    isDismissed: (0,service_schemas/* lenient */.W_)(schemas/* boolean */.zMY()),
    fixClaimed: (0,service_schemas/* lenient */.W_)(schemas/* boolean */.zMY()),
});
const triagedSchema = schemas/* catch */.MfU(schemas/* extend */.X$i(stateSchema, { vulnerability: (0,service_schemas/* lenient */.W_)(stateSchema) }), {});
const completed = 'COMPLETED';
const statusSchema = schemas/* object */.Ikc({ status: (0,service_schemas/* text */.Qq)(200) });
/** A list that is not COMPLETED may lack everything else. */
const findingsPageSchema = schemas/* object */.Ikc({
    status: (0,service_schemas/* text */.Qq)(200),
    data: schemas/* optional */.lqM(schemas/* nullable */.mee((0,pages/* pageOf */.ZZ)(findingSchema))),
    ...pages/* pagingFields */.yy,
    total: schemas/* optional */.lqM(schemas/* nullable */.mee(pages/* countSchema */.vK)),
})
    .check(schemas/* refine */.YPB((page) => page.status !== completed || Array.isArray(page.data), { path: ['data'] }), schemas/* refine */.YPB((page) => page.status !== completed || typeof page.total === 'number', {
    path: ['total'],
}));
function createFindings(caller, clock) {
    const pace = createPace(clock, triageLimit);
    const callOf = (appId, { maxBytes, ...query }, limits) => ({
        path: ['apps', appId, 'vulnerabilities'],
        query,
        maxBytes,
        ...limits,
    });
    return {
        status: async (appId, limits) => (await caller.json(callOf(appId, pages/* smallestPage */.Z3, limits), statusSchema)).status,
        list: (appId, limits) => (0,pages/* readAllPages */.s$)({
            clock,
            idOf: (finding) => finding.id,
            readPage: async (query) => {
                const isAsked = (0,pages/* isPage */.yp)(query.page, ({ status }) => status !== completed);
                const schema = findingsPageSchema.check(isAsked);
                const page = await caller.json(callOf(appId, query, limits), schema);
                const { status, data, total, pageSize } = page;
                return status === completed
                    ? { items: data ?? [], total: total ?? 0, pageSize }
                    : { stop: status };
            },
        }),
        get: async (findingId) => {
            const finding = await caller.json({ path: ['vulnerabilities', findingId] }, findingSchema);
            (0,errors/* requireSame */.qb)('finding', findingId, finding.id);
            return finding;
        },
        triage: async (findingId, action) => {
            const call = { method: 'POST', path: ['vulnerabilities', findingId, action], pace };
            const { vulnerability, ...answer } = (await caller.jsonIfAny(call, triagedSchema)) ?? {};
            const { id, ...state } = vulnerability ?? answer;
            if (id !== undefined)
                (0,errors/* requireSame */.qb)('finding', findingId, id);
            return state;
        },
    };
}
/** What the findings list says while a test of the app is active. */
const runInProgress = 'RUN_IN_PROGRESS';


/***/ }),

/***/ 48672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ watchFindings),
/* harmony export */   e: () => (/* binding */ flawOf)
/* harmony export */ });
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2431);

/**
 * How the findings of an app are waited for: while a run is active, only the list's status is asked
 * for. An answer that is not as specified may never pass.
 * @param onActive told once that a run is active
 */
function watchFindings(findings, appId, onActive) {
    let told = false;
    let active = false;
    return {
        atOnce: true,
        believes: (error) => !error.transient || error.malformed,
        look: async ({ deadline, ...limits }) => {
            if (active && (await findings.status(appId, { ...limits, deadline })) === _findings_js__WEBPACK_IMPORTED_MODULE_0__/* .runInProgress */ .q)
                return undefined;
            // With the retries of any call: a list has many pages, and one that fails in passing must not
            // cost the others.
            const listing = await findings.list(appId, { deadline });
            active = listing.kind === 'stopped' && listing.stop === _findings_js__WEBPACK_IMPORTED_MODULE_0__/* .runInProgress */ .q;
            if (!active)
                return listing;
            if (!told)
                onActive();
            told = true;
            return undefined;
        },
    };
}
/** Why a listing says nothing of the findings, as a sentence without its full stop. */
function flawOf(listing) {
    return listing.kind === 'changing'
        ? `The findings list says that ${listing.total} findings exist, but ${listing.read} distinct ones could be read`
        : `The findings list has the unknown status "${listing.stop}"`;
}


/***/ }),

/***/ 56233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z3: () => (/* binding */ smallestPage),
/* harmony export */   ZZ: () => (/* binding */ pageOf),
/* harmony export */   s$: () => (/* binding */ readAllPages),
/* harmony export */   vK: () => (/* binding */ countSchema),
/* harmony export */   yp: () => (/* binding */ isPage),
/* harmony export */   yy: () => (/* binding */ pagingFields)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(606);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73305);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90654);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86253);




const mebibyte = 1024 * 1024;
/** Largest page that the API allows. */
const maxPageSize = 100;
const rereads = 3;
const pauseBeforeRereadMs = 1000;
/** 100,000 items: a `total` beyond that is taken for a fault, not for a list. */
const maxPages = 1000;
/** Decoded bytes of all pages under way together. */
const maxBytesUnderWay = 90 * mebibyte;
/**
 * Characters that are kept of a whole list: several times what 10,000 findings with long texts
 * have.
 */
const maxKeptCharacters = 128 * mebibyte;
/** What an item takes beside its texts, in characters. */
const itemOverhead = 500;
/** How a list is read, and how instead when it turns out to have a page that is too large. */
const widest = { pageSize: maxPageSize, pagesAtATime: 10 };
const narrower = [25, 5, 1].map((pageSize) => ({ pageSize, pagesAtATime: 3 }));
const countSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._nonnegative */ .UI());
/** The items of a page: none is looked at when there are more than the API allows. */
function pageOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(maxPageSize)), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(item));
}
/** What every page of a list says of it. */
const pagingFields = {
    total: countSchema,
    page: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()),
    pageSize: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .lenient */ .W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._positive */ .NC())),
};
/**
 * Refuses a page that says that it is another one than was asked for; one that stops the reading
 * has no number to speak of.
 */
function isPage(asked, stops = () => false) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((answer) => (answer.page ?? asked) === asked || stops(answer), {
        path: ['page'],
    });
}
/** The page that tells about a list, with as few items as there can be. */
const smallestPage = { page: 1, pageSize: 1, maxBytes: 32 * mebibyte };
/**
 * Reads a whole list: the first page, then up to ten pages at a time. A list that changes
 * meanwhile, seen by its `total` or by repeated ids, is read again, at most three times; one with a
 * page that is too large is read by smaller pages.
 */
async function readAllPages(reader) {
    let listing = await readByStrides(reader);
    for (let reread = 0; listing.kind === 'changing' && reread < rereads; reread += 1) {
        await reader.clock.sleep(pauseBeforeRereadMs);
        listing = await readByStrides(reader);
    }
    return listing;
}
function readByStrides(reader) {
    let reading = readOnce(reader, widest);
    for (const stride of narrower)
        reading = reading.catch((error) => {
            if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isTooLarge */ .I9)(error))
                throw error;
            return readOnce(reader, stride);
        });
    return reading;
}
async function readOnce({ readPage, idOf }, stride) {
    const { pageSize, pagesAtATime } = stride;
    const keep = createBudget();
    const read = async (page) => {
        const result = await readPage({ page, pageSize, maxBytes: maxBytesUnderWay / pagesAtATime });
        if ('items' in result)
            keep(result.items);
        return result;
    };
    const first = await read(1);
    if ('stop' in first)
        return { kind: 'stopped', ...first };
    const pages = Math.ceil(first.total / (first.pageSize ?? pageSize));
    if (pages > maxPages)
        return { kind: 'changing', read: first.items.length, total: first.total };
    const rest = await mapToTheEnd(numbersFrom2To(pages), read, pagesAtATime);
    const stopped = rest.find((page) => 'stop' in page);
    if (stopped)
        return { kind: 'stopped', ...stopped };
    return combine([first, ...rest.filter((page) => 'items' in page)], idOf);
}
/**
 * After a failure nothing begins, and what is under way ends first: the next reading has all the
 * bytes to itself.
 */
async function mapToTheEnd(numbers, map, concurrency) {
    const failures = [];
    const attempt = async (number) => {
        if (failures.length > 0)
            return [];
        try {
            return [await map(number)];
        }
        catch (error) {
            failures.push(error);
            return [];
        }
    };
    const results = await (0,p_map__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .Ay)(numbers, attempt, { concurrency });
    if (failures.length > 0)
        throw failures[0];
    return results.flat();
}
/** Counts what is kept of a list. */
function createBudget() {
    let characters = 0;
    return (items) => {
        for (const item of items)
            characters += itemOverhead + charactersOf(item);
        if (characters <= maxKeptCharacters)
            return;
        const message = `A list holds more than the ${maxKeptCharacters / mebibyte} Mi characters that are kept of one`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('unexpected-response', message, { transient: false });
    };
}
function charactersOf(item) {
    const values = typeof item === 'object' && item !== null ? Object.values(item) : [item];
    const lengths = values.map((value) => (typeof value === 'string' ? value.length : 0));
    return lengths.reduce((sum, length) => sum + length, 0);
}
function combine(pages, idOf) {
    const items = pages.flatMap((page) => page.items);
    const read = new Set(items.map(idOf)).size;
    const total = pages.at(-1)?.total ?? 0;
    const heldStill = pages.every((page) => page.total === total) && read === total && items.length === total;
    return heldStill ? { kind: 'complete', items } : { kind: 'changing', read, total };
}
function numbersFrom2To(last) {
    return Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2);
}


/***/ }),

/***/ 86253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   RT: () => (/* binding */ passage),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   W_: () => (/* binding */ lenient),
/* harmony export */   dZ: () => (/* binding */ runNumber),
/* harmony export */   hl: () => (/* binding */ address),
/* harmony export */   r0: () => (/* binding */ wholeText)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);

const maxTextLength = 1000;
/**
 * A word of the API: a state, an operation. It is printable ASCII without blanks, and no workflow
 * command, since outputs carry it to steps that may echo it.
 */
const word = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^(?!::)(?!.*##\[)[\x21-\x7e]{1,200}$/));
/**
 * Identifiers become path segments and keys, too: they hold at least one character that is not a
 * dot.
 */
const identifier = word.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/[^.]/));
/** An address that outputs and views show; it is never requested. */
const address = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^https?:\/\/(?!.*##\[)[\x21-\x7e]{1,2000}$/));
/** The number of a run; a service that writes it as text means the same. */
const runNumber = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^\d{1,15}$/)), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(Number)),
]);
/**
 * A text for people, of which the beginning is kept: thousands of findings are held in memory at
 * once.
 */
const passage = lenient(text(maxTextLength));
/** A text of which the first `maxLength` characters are kept, as well-formed Unicode. */
function text(maxLength) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((whole) => beginningOf(whole, maxLength)));
}
/**
 * A text that is compared: a part of it would be another one, so that one that is too long is none.
 */
function wholeText(maxLength) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(maxLength)), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((whole) => whole.toWellFormed()));
}
/**
 * A copy of a part, which would keep the whole string in memory; encoding it makes it well-formed.
 * It ends before a word that is cut in two: half of a secret would not be known as one.
 */
function beginningOf(whole, maxLength) {
    if (whole.length <= maxLength)
        return whole.toWellFormed();
    return Buffer.from(`${whole.slice(0, maxLength).replace(/(?<=\s)\S{1,200}$/, '')}…`).toString();
}
/**
 * A field that the specification allows to be absent: a missing, null or mistyped value is read as
 * absent.
 */
function lenient(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(schema), undefined);
}


/***/ })

};
