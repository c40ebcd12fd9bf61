export const id = 22;
export const ids = [22];
export const modules = {

/***/ 2022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  examine: () => (/* binding */ examine)
});

// EXTERNAL MODULE: ./build/actions/service-connection.js + 18 modules
var service_connection = __webpack_require__(4751);
// EXTERNAL MODULE: ./build/actions/doctor/check.js
var check = __webpack_require__(4598);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./build/github/environment.js



/** Reads the runner's variables and its event file. */
function readEnvironment() {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: runId } = external_node_process_.env;
    return {
        isPublic: !isPrivate(readPayload(external_node_process_.env.GITHUB_EVENT_PATH)),
        isEnterpriseServer: server ? isEnterpriseServer(server) : false,
        runUrl: server && repository && runId ? `${server}/${repository}/actions/runs/${runId}` : undefined,
        tempFolder: external_node_process_.env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(),
        workspace: external_node_process_.env.GITHUB_WORKSPACE || external_node_process_.cwd(),
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
        return file ? JSON.parse((0,external_node_fs_.readFileSync)(file, 'utf8')) : undefined;
    }
    catch {
        return undefined; // no event that can be read: nothing is known of the repository
    }
}

;// CONCATENATED MODULE: ./build/github/event.js


/** Reads the event of this workflow run from the runner's variables and its event file. */
function readWorkflowEvent() {
    return describeEvent(external_node_process_.env, readPayload(external_node_process_.env.GITHUB_EVENT_PATH));
}
/** @param payload the webhook's payload; whatever it lacks is undefined */
function describeEvent(variables, payload) {
    const name = variables.GITHUB_EVENT_NAME ?? '';
    const repository = memberOf(payload, 'repository');
    return {
        name,
        repository: parseRepository(variables.GITHUB_REPOSITORY || textAt(repository, 'full_name')),
        defaultBranch: textAt(repository, 'default_branch'),
        ref: variables.GITHUB_REF || undefined,
        proposal: describeProposal(name, payload),
        pullRequest: pullRequestEvents.has(name) ? describePullRequest(memberOf(payload, 'pull_request')) : undefined,
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
    const number = memberOf(pullRequest, 'number');
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
    if (memberOf(payload, 'pull_request'))
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
    const found = path.reduce(memberOf, value);
    return typeof found === 'string' && found !== '' ? found : undefined;
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/error-message.js
var error_message = __webpack_require__(1240);
;// CONCATENATED MODULE: ./build/github/request-error.js


/** Status of the answer that a request failed with; undefined when there was none, which Octokit calls 500. */
function request_error_statusOf(error) {
    const status = memberOf(memberOf(error, 'response'), 'status');
    return typeof status === 'number' ? status : undefined;
}
/** @param name in lower case */
function headerOf(error, name) {
    const value = memberOf(memberOf(memberOf(error, 'response'), 'headers'), name);
    return typeof value === 'string' ? value : undefined;
}
/** GitHub's limits, primary and secondary, come as 429 or as 403. */
function request_error_isRateLimited(error) {
    const status = request_error_statusOf(error);
    if (status !== 403)
        return status === 429;
    return (headerOf(error, 'retry-after') !== undefined ||
        headerOf(error, 'x-ratelimit-remaining') === '0' ||
        /rate limit|abuse detection/i.test(request_error_briefMessageOf(error)));
}
/** The token may not do what was asked; GitHub also hides by 404 what a token may not see. */
function request_error_isDenied(error) {
    const status = request_error_statusOf(error);
    return status === 404 || (status === 403 && !request_error_isRateLimited(error));
}
/** Nobody knows whether the request was carried out. */
function isAmbiguous(error) {
    const status = request_error_statusOf(error);
    return status === undefined || status >= 500;
}
/** One line, and not a whole page, of what the error says. */
function request_error_briefMessageOf(error) {
    return (0,error_message/* messageOf */.b)(error).replace(/\s+/g, ' ').trim().slice(0, 300);
}

;// CONCATENATED MODULE: ./build/github/failure.js

/** GitHub did not do what the gate asked for; the message says what to do about it. */
class GitHubFailure extends Error {
    name = 'GitHubFailure';
}
/** Turns whatever keeps a task from being done into a {@link GitHubFailure}. */
async function explainFailure(task, action) {
    try {
        return await action();
    }
    catch (error) {
        if (error instanceof GitHubFailure)
            throw error;
        const status = statusOf(error);
        const answer = status === undefined ? briefMessageOf(error) : `${status}: ${briefMessageOf(error)}`;
        throw new GitHubFailure(`${task.failed}. ${remedy(task, error)} GitHub's answer: ${answer}`, { cause: error });
    }
}
function remedy({ permission, isFork }, error) {
    const status = statusOf(error);
    if (status === 401)
        return 'The token in `github-token` is not valid, or has expired.';
    if (status === 410)
        return 'Issues are turned off in this repository: turn them on in its settings.';
    if (isRateLimited(error))
        return 'A rate limit of GitHub is exhausted; the next run tries again.';
    if (isDenied(error))
        return isFork ? forkRemedy(permission) : `Add \`permissions: ${permission}\` to the job.`;
    if (status === undefined)
        return 'GitHub could not be reached, or did not answer in time; the next run tries again.';
    return 'The next run tries again.';
}
function forkRemedy(permission) {
    return `The pull request comes from a fork, for which GitHub makes the token read-only, so that the job summary has to do. (In a workflow on \`pull_request_target\`, add \`permissions: ${permission}\` to the job.)`;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/service/retry-after.js
var retry_after = __webpack_require__(6805);
;// CONCATENATED MODULE: ./build/github/request-retry.js



const maxRetries = 3;
/** What GitHub asks for when a limit says nothing of its end; https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
const rateLimitPauseMs = 60_000;
/**
 * Sends a request, and again when it failed in passing. `@octokit/plugin-retry` would also repeat a POST that may have been carried
 * out, and knows neither `Retry-After` nor a deadline.
 */
async function sendWithRetries(exchange) {
    const { attempt, method, deadline, signal } = exchange;
    for (let retries = 0;; retries += 1) {
        try {
            return requireJson(await attempt());
        }
        catch (error) {
            const pauseMs = isRepeatable(error, method) ? pauseAfter(error, retries) : undefined;
            const isHopeless = signal.aborted || retries === maxRetries;
            if (pauseMs === undefined || isHopeless || performance.now() + pauseMs >= deadline)
                throw error;
            await (0,promises_.setTimeout)(pauseMs, undefined, { signal });
        }
    }
}
/** Octokit hands on as text, even as an empty one, what was cut off, or is a page for people, with a status of success. */
function requireJson(response) {
    if (typeof response.data === 'object' && response.data !== null)
        return response;
    throw new Error('GitHub gave an answer that is not JSON, or was cut off.');
}
/** A POST is only sent again when it was certainly not carried out. */
function isRepeatable(error, method) {
    const status = request_error_statusOf(error);
    if (request_error_isRateLimited(error) || status === 503)
        return true;
    return method !== 'POST' && (status === undefined || status === 408 || status >= 500);
}
function pauseAfter(error, retries) {
    const asked = (0,retry_after/* parseRetryAfter */.m)(headerOf(error, 'retry-after'), Date.now());
    if (asked !== undefined)
        return asked;
    if (!request_error_isRateLimited(error))
        return 2 ** retries * (100 + Math.random() * 100);
    const reset = Number(headerOf(error, 'x-ratelimit-reset')) * 1000 - Date.now();
    return reset > 0 ? reset : rateLimitPauseMs;
}

;// CONCATENATED MODULE: ./build/github/octokit.js




/**
 * Creates a client of GitHub's API that honours the proxy variables. Its time runs from here: create it when it is needed, one for
 * each thing to do.
 * @throws GitHubFailure without a token
 */
async function createOctokit({ token, apiUrl = external_node_process_.env.GITHUB_API_URL || 'https://api.github.com', signal, timeLimitMs = 30_000, requestTimeoutMs = 10_000, }) {
    if (token === '')
        throw new GitHubFailure('The input `github-token` is empty: leave it out, or give a token.');
    // Most gates need none of it. The package's main entry would also read, and fail on, the event file.
    const { GitHub, getOctokitOptions } = await __webpack_require__.e(/* import() */ 845).then(__webpack_require__.bind(__webpack_require__, 1845));
    const octokit = new GitHub(getOctokitOptions(token, { baseUrl: apiUrl, userAgent: `security-test-gate/${version/* version */.r}` }));
    const timeLimit = AbortSignal.any([AbortSignal.timeout(timeLimitMs), ...(signal ? [signal] : [])]);
    const deadline = performance.now() + timeLimitMs;
    octokit.hook.wrap('request', (request, options) => {
        const attempt = async () => {
            const signal = AbortSignal.any([timeLimit, AbortSignal.timeout(requestTimeoutMs)]);
            options.request = { ...options.request, signal }; // hooks below this one see these options, not those handed on
            return request(options);
        };
        return sendWithRetries({ attempt, method: options.method, deadline, signal: timeLimit });
    });
    return octokit;
}

;// CONCATENATED MODULE: ./build/actions/doctor/github-checks.js






/** Major version of Node.js that `runs.using: node24` asks for. */
const nodeMajor = '24';
/** Checks of what GitHub and the runner give to the job. */
function githubChecks(access) {
    return [
        { id: 'github-token', diagnose: () => diagnoseToken(access) },
        { id: 'artifacts', diagnose: diagnoseArtifacts },
        { id: 'runner', diagnose: diagnoseRunner },
    ];
}
/** What the gate does with the token, and the reading request that is refused without the permission. */
const uses = [
    {
        permission: 'contents: read',
        use: 'reads the policy of the base branch',
        read: (octokit, at) => octokit.rest.repos.listCommits(at),
    },
    {
        permission: 'pull-requests: write',
        use: 'writes the comment',
        read: (octokit, at) => octokit.rest.pulls.list(at),
    },
];
async function diagnoseToken({ token, signal }) {
    const { repository, pullRequest } = readWorkflowEvent();
    if (!repository)
        return (0,check/* skipped */.hT)('Not checked, since this is no workflow of a repository.');
    if (token === '')
        return (0,check/* warning */.$e)('`github-token` is empty.', 'Leave the input out, or give a token.');
    const octokit = await createOctokit({ token, signal });
    const at = { owner: repository.owner, repo: repository.name, per_page: 1 };
    const missing = [];
    for (const need of uses) {
        const outcome = await ask(() => need.read(octokit, at));
        if (typeof outcome === 'object')
            return outcome;
        if (outcome === 'denied')
            missing.push(need);
    }
    if (missing.length > 0)
        return lacking(missing);
    if (pullRequest?.isFork)
        return (0,check/* warning */.$e)('The token may read what the gate needs. The pull request comes from a fork, for which GitHub makes it read-only.', 'There the job summary has to do in place of the comment.');
    return (0,check.ok)('The token may read contents and pull requests. GitHub does not tell whether it may also write.');
}
async function ask(read) {
    try {
        await read();
        return 'granted';
    }
    catch (error) {
        const status = request_error_statusOf(error);
        if (status === 409)
            return 'granted'; // a repository without a commit
        if (request_error_isDenied(error))
            return 'denied';
        if (status === 401)
            return (0,check/* failed */.gz)('GitHub does not accept the token (401).', 'Leave `github-token` out, or give a token that is valid.');
        return (0,check/* warning */.$e)(`GitHub's API could not be asked: ${status === undefined ? '' : `${status} `}${request_error_briefMessageOf(error)}`, 'Check that the runner can reach it (firewall, proxy, GITHUB_API_URL).');
    }
}
function lacking(missing) {
    const named = missing.map(({ permission }) => `\`${permission}\``).join(' and ');
    const lost = missing.map(({ use }) => use).join(' and ');
    return (0,check/* warning */.$e)(`The token lacks ${named}, by which the gate ${lost}.`, 'Add this to `permissions` of the job of the gate; this job needs the same to tell.');
}
/** The variables that the runner gives to actions for its services. */
function diagnoseArtifacts() {
    if (readEnvironment().isEnterpriseServer)
        return (0,check/* warning */.$e)('GitHub Enterprise Server has no artifact service of the kind that the gate uses.', 'Upload the output `report-path` of the gate in a step of its own, with an action that your server supports.');
    const missing = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'].filter((name) => !external_node_process_.env[name]);
    if (missing.length === 0)
        return (0,check.ok)('The runner offers its artifact service.');
    return (0,check/* warning */.$e)(`The runner does not offer its artifact service (no ${missing.join(', no ')}).`, 'Run the gate as an action on a runner of GitHub Actions, not from a script; or set `upload-report: false`.');
}
/** The runner does not tell its version, but brings the Node.js that runs this. */
function diagnoseRunner() {
    const { RUNNER_OS: os, RUNNER_ARCH: arch, RUNNER_ENVIRONMENT: environment } = external_node_process_.env;
    const where = [environment, os, arch].filter(Boolean).join(', ');
    const runs = `The actions run on Node.js ${external_node_process_.versions.node}${where ? ` (${where})` : ''}`;
    if (external_node_process_.versions.node.startsWith(`${nodeMajor}.`))
        return (0,check.ok)(`${runs}.`);
    return (0,check/* failed */.gz)(`${runs}, not on ${nodeMajor}.`, 'Update the runner to version 2.327.1 or later, which brings Node.js 24, and do not force another version.');
}

// EXTERNAL MODULE: external "node:dns/promises"
var external_node_dns_promises_ = __webpack_require__(1553);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
// EXTERNAL MODULE: ./build/service/body.js + 1 modules
var body = __webpack_require__(1979);
// EXTERNAL MODULE: ./build/service/network-error.js
var network_error = __webpack_require__(6829);
// EXTERNAL MODULE: ./build/service/time-limit.js
var time_limit = __webpack_require__(4037);
;// CONCATENATED MODULE: ./build/actions/doctor/probe.js



/** Sends one request without credentials. Rejects with a `ServiceError` (`network`, `tls`, `timeout`) when there is no answer. */
async function probe({ http, clock, url, timeoutMs, signal }) {
    const limit = (0,time_limit/* limitTime */.D)({ clock, requestTimeoutMs: timeoutMs, signal });
    const sentAt = Date.now();
    try {
        const response = await http({ method: 'GET', url, headers: {}, signal: limit.signal });
        const serviceTime = Date.parse((0,body/* headerOf */.rR)(response, 'date') ?? '');
        return {
            status: response.status,
            location: (0,body/* headerOf */.rR)(response, 'location'),
            serviceTime: Number.isNaN(serviceTime) ? undefined : serviceTime,
            localTime: (sentAt + Date.now()) / 2,
        };
    }
    catch (error) {
        signal.throwIfAborted();
        const timedOutMs = limit.signal.aborted ? limit.ms : undefined;
        throw (0,network_error/* errorOfException */.F)(error, { request: `GET ${url.pathname}`, timedOutMs });
    }
    finally {
        limit.end();
    }
}

// EXTERNAL MODULE: ./node_modules/proxy-from-env/index.js
var proxy_from_env = __webpack_require__(8182);
;// CONCATENATED MODULE: ./build/actions/doctor/proxy.js


/** Finds out which proxy applies to a URL, and why; the client of the service asks the same library. */
function chooseProxy(url) {
    const address = (0,proxy_from_env/* getProxyForUrl */.T)(url.href);
    const variable = firstSet(`${url.protocol.slice(0, -1)}_proxy`, 'all_proxy');
    if (address === '')
        return { proxy: undefined, variable: variable && firstSet('no_proxy'), unusable: false };
    const proxy = URL.parse(address) ?? undefined;
    return { proxy, variable, unusable: !/^https?:$/.test(proxy?.protocol ?? '') };
}
/** The first of these variables that is set, in the case in which it is. */
function firstSet(...names) {
    return names.flatMap((name) => [name, name.toUpperCase()]).find((name) => external_node_process_.env[name]);
}

;// CONCATENATED MODULE: ./build/actions/doctor/tls-diagnosis.js

/** What keeps a certificate from being accepted, by the codes of OpenSSL and Node. */
const faults = [
    [
        /^CERT_HAS_EXPIRED$/,
        (code, host) => (0,check/* failed */.gz)(`The TLS certificate of ${host} has expired (${code}).`, 'Whoever runs the service renews it. If it is new, correct the clock of the runner.'),
    ],
    [
        /^CERT_NOT_YET_VALID$/,
        (code, host) => (0,check/* failed */.gz)(`The TLS certificate of ${host} is not valid yet (${code}).`, 'Correct the clock of the runner.'),
    ],
    [
        /^ERR_TLS_CERT_ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,
        (code, host) => (0,check/* failed */.gz)(`The TLS certificate is not one of ${host} (${code}).`, 'Give `base-url` (and `auth-url`) with a host name that the certificate names.'),
    ],
    [
        /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_(GET|VERIFY)|CERT_UNTRUSTED|INVALID_CA|UNABLE_TO_GET_ISSUER)/,
        (code, host) => (0,check/* failed */.gz)(`The TLS certificate of ${host} is signed by an authority that is not trusted (${code}).`, "Give the authority's certificate (PEM) as `ca-cert-file`: that of your organization, or of a proxy that inspects TLS."),
    ],
];
/** Explains why TLS with a host did not come about. */
function diagnoseTls(error, host) {
    const codes = codesOf(error);
    for (const code of codes) {
        const fault = faults.find(([pattern]) => pattern.test(code));
        if (fault)
            return fault[1](code, host);
    }
    return (0,check/* failed */.gz)(`TLS with ${host} did not come about (${codes.at(-1) ?? 'unknown reason'}).`, 'Check that the port of `base-url` speaks TLS 1.2 or later, and that no proxy stands in between.');
}
/** The codes of an error and of what caused it, outermost first. */
function codesOf(error) {
    const codes = [];
    for (let at = error; at instanceof Error && codes.length < 10; at = at.cause) {
        const code = Reflect.get(at, 'code');
        if (typeof code === 'string')
            codes.push(code);
    }
    return codes;
}

;// CONCATENATED MODULE: ./build/actions/doctor/network-checks.js







/** Checks of the way to the service, from the name of its host to an answer. */
function networkChecks(network) {
    const { baseUrl, authUrl } = network.inputs;
    const hosts = [baseUrl, ...(authUrl.host === baseUrl.host ? [] : [authUrl])];
    let tls;
    const connect = async () => {
        for (const url of hosts) {
            const outcome = await connectTo(url, network);
            if (outcome.tls.status !== 'skipped')
                tls = outcome.tls;
            if (outcome.connection.status !== 'ok')
                return outcome.connection;
            if (tls?.status === 'failed')
                break;
        }
        return (0,check.ok)(`${listed(hosts)} can be reached.`);
    };
    return [
        { id: 'proxy', needs: ['base-url', 'inputs'], diagnose: () => worst(hosts.map(diagnoseProxy)) },
        { id: 'dns', needs: ['proxy'], diagnose: async () => worst(await Promise.all(hosts.map(diagnoseName))) },
        { id: 'connection', needs: ['dns'], diagnose: connect },
        {
            id: 'tls',
            needs: ['connection'],
            diagnose: () => tls ?? (0,check.ok)('The service is on this machine, and needs no TLS.'),
        },
    ];
}
function listed(urls) {
    return urls.map(({ host }) => host).join(' and ');
}
/** The one that matters most; of equals all that they say. */
function worst(diagnoses) {
    const bad = diagnoses.find(({ status }) => status === 'failed') ?? diagnoses.find(({ status }) => status === 'warning');
    return bad ?? (0,check.ok)([...new Set(diagnoses.map(({ message }) => message))].join(' '));
}
function diagnoseProxy(url) {
    const { proxy, variable, unusable } = chooseProxy(url);
    if (unusable)
        return (0,check/* failed */.gz)(`The variable ${variable} does not name a proxy that can be used.`, 'Give it as `http://host:port`.');
    if (proxy)
        return (0,check.ok)(`Requests to ${url.host} go through the proxy ${proxy.host} (${variable}).`);
    return (0,check.ok)(variable
        ? `Requests go straight to ${url.host}, which ${variable} exempts from the proxy.`
        : `Requests go straight to ${url.host}; no proxy is set.`);
}
/** Behind a proxy it is the proxy that looks up the service's name. */
async function diagnoseName(url) {
    const { proxy } = chooseProxy(url);
    const hostname = (proxy ?? url).hostname.replace(/^\[|\]$/g, '');
    try {
        await (0,external_node_dns_promises_.lookup)(hostname);
        return (0,check.ok)((0,external_node_net_.isIP)(hostname) === 0 ? `The name ${hostname} is known.` : `${hostname} is an address already.`);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
        return (0,check/* failed */.gz)(`The name ${hostname} cannot be resolved${code}.`, proxy
            ? 'Check the proxy variables of the runner.'
            : 'Check the spelling of `base-url` and `auth-url`. A name of a private network needs a runner in that network, or a proxy.');
    }
}
async function connectTo(url, { inputs, http, clock, signal, onAnswer }) {
    const target = url === inputs.baseUrl ? new URL(`${url.href.replace(/\/$/, '')}/openapi.yaml`) : url;
    const noTls = (0,check/* skipped */.hT)('');
    try {
        const answer = await probe({ http, clock, url: target, timeoutMs: inputs.requestTimeoutMs, signal });
        if (url === inputs.baseUrl)
            onAnswer(answer);
        const tls = url.protocol === 'https:' ? (0,check.ok)(`The certificate of ${url.host} is trusted.`) : noTls;
        return { connection: diagnoseAnswer(url, answer), tls };
    }
    catch (error) {
        if ((0,errors/* isServiceError */.gi)(error, 'tls'))
            return { connection: (0,check.ok)(''), tls: diagnoseTls(error, url.host) };
        if (!(0,errors/* isServiceError */.gi)(error))
            throw error;
        return { connection: unreachable(url, error), tls: noTls };
    }
}
/** Without a token the API refuses; what counts is that something answers at this address. */
function diagnoseAnswer(url, { status, location }) {
    if (status >= 300 && status < 400)
        return (0,check/* failed */.gz)(`${url.host} answers with a redirect${location ? ` to ${location}` : ''}, which no action follows.`, 'Give the address of the API itself as `base-url`, not one that leads to it.');
    if (status >= 500)
        return (0,check/* warning */.$e)(`${url.host} answers with status ${status}.`, 'Whoever runs the service looks into it.');
    return (0,check.ok)('');
}
function unreachable(url, error) {
    const { proxy } = chooseProxy(url);
    return (0,check/* failed */.gz)(`${url.host} cannot be reached${proxy ? ` through the proxy ${proxy.host}` : ''}: ${(0,check/* sentence */.em)(error)}`, proxy
        ? 'Check that the proxy lets the runner reach the service, or exempt the host in NO_PROXY.'
        : 'Check the port of `base-url`, and that the firewall lets the runner reach the service. A private network needs a runner in it.');
}

// EXTERNAL MODULE: ./node_modules/semver/functions/satisfies.js
var satisfies = __webpack_require__(8011);
;// CONCATENATED MODULE: ./build/actions/doctor/clock-check.js

/** Beyond this a token or a certificate can be valid on one clock and not on the other; libraries grant at most five minutes. */
const toleratedMs = 5 * 60_000;
const noticeableMs = 60_000;
/** Compares this machine's clock with the service's. */
function diagnoseClock({ serviceTime, localTime, issuedAt, obtainedAt }) {
    const skews = [
        { name: "the service's `Date`", skewMs: difference(serviceTime, localTime) },
        { name: 'the time at which the token says it was issued', skewMs: difference(issuedAt, obtainedAt) },
    ].filter(({ skewMs }) => !Number.isNaN(skewMs));
    const worst = skews.sort((left, right) => Math.abs(right.skewMs) - Math.abs(left.skewMs))[0];
    if (worst === undefined)
        return (0,check/* skipped */.hT)('The service tells no time to compare with.');
    const seconds = Math.round(Math.abs(worst.skewMs) / 1000);
    const direction = worst.skewMs < 0 ? 'behind' : 'ahead of';
    if (seconds * 1000 <= noticeableMs)
        return (0,check.ok)(`This machine's clock and the service's are at most ${seconds} s apart.`);
    const message = `This machine's clock is ${seconds} s ${direction} ${worst.name}.`;
    const remedy = 'Synchronise the clocks (NTP) of the runner and of the service: tokens and certificates are valid by time.';
    return seconds * 1000 > toleratedMs ? (0,check/* failed */.gz)(message, remedy) : (0,check/* warning */.$e)(message, remedy);
}
function difference(service, local) {
    return service === undefined ? Number.NaN : local - service;
}

;// CONCATENATED MODULE: ./build/actions/doctor/service-checks.js




/** The API definition that the actions are written for. */
const supportedContract = '1.1.0';
/** Checks of what the service says once it can be reached. */
function serviceChecks(service) {
    const { client } = service;
    const session = { claims: {}, obtainedAt: Number.NaN, appIds: [] };
    return [
        { id: 'login', needs: ['credentials', 'tls'], diagnose: () => logIn(service, session) },
        { id: 'clock', needs: ['tls'], diagnose: () => compareClocks(service, session) },
        { id: 'role', needs: ['login'], diagnose: async () => diagnoseRoles(await client.roles()) },
        { id: 'contract', needs: ['login'], diagnose: () => readContract(client) },
        { id: 'app', needs: ['login'], diagnose: () => findApp(service) },
        { id: 'reports', needs: ['login'], diagnose: () => listReports(service, session) },
    ];
}
/** The login alone proves little: the API has to accept its token. */
async function logIn({ client, credentials }, session) {
    try {
        session.claims = await client.claims();
        session.obtainedAt = Date.now();
        session.appIds = await client.apps.ids();
    }
    catch (error) {
        if (!(0,errors/* isServiceError */.gi)(error, 'login-rejected', 'unauthenticated'))
            throw error;
        return (0,check/* failed */.gz)((0,check/* sentence */.em)(error), 'Check the secrets: their names, their values, and that this workflow gets them at all (pull requests of forks and of Dependabot do not).');
    }
    const apps = session.appIds.length === 1 ? '1 app' : `${session.appIds.length} apps`;
    const message = `The service accepts the login; the organization has ${apps}.`;
    if (credentials.username !== undefined)
        return (0,check.ok)(message);
    return (0,check/* warning */.$e)(`${message} But \`api-token\` cannot be renewed, and tokens are short-lived.`, 'Give `username` and `password`, instead or as well: a test can take longer than a token lives.');
}
function compareClocks({ answer, credentials }, { claims, obtainedAt }) {
    const { serviceTime, localTime = Number.NaN } = answer() ?? {};
    // A token that was given tells when somebody else obtained it.
    const isFresh = credentials.token === undefined && typeof claims.iat === 'number';
    return diagnoseClock({
        serviceTime,
        localTime,
        issuedAt: isFresh ? Number(claims.iat) * 1000 : undefined,
        obtainedAt,
    });
}
function diagnoseRoles(roles) {
    if (roles.length === 0)
        return (0,check/* warning */.$e)('The token does not tell the role of the account.', 'Make sure that it is not Viewer, which may read but start nothing.');
    const named = roles.join(', ');
    if (roles.some((role) => role.toLowerCase() !== 'viewer'))
        return (0,check.ok)(`The role ${named} may start tests.`);
    return (0,check/* failed */.gz)(`The account has the role ${named}, which may read but start nothing.`, 'Let an administrator of the organization give the service account a role that may write, such as AppSec.');
}
async function readContract({ contract }) {
    try {
        return diagnoseContract(await contract.version());
    }
    catch (error) {
        if (!(0,errors/* isServiceError */.gi)(error, 'not-found', 'unexpected-response'))
            throw error;
        return (0,check/* warning */.$e)((0,check/* sentence */.em)(error), 'Check that `base-url` is the address of the API. Whether its version fits is unknown.');
    }
}
/** By the rules of semantic versioning: what is newer within the major version is compatible, what is older may lack something. */
function diagnoseContract(version) {
    const serves = `The service serves version ${version} of the API`;
    if (satisfies(version, `^${supportedContract}`))
        return (0,check.ok)(`${serves}, which fits ${supportedContract}.`);
    const remedy = `This release is written for ${supportedContract}: use a release of the action that fits the service, or update the service.`;
    if (satisfies(version, `${Number.parseInt(supportedContract, 10)}.x`))
        return (0,check/* warning */.$e)(`${serves}, older than ${supportedContract}.`, remedy);
    return (0,check/* failed */.gz)(`${serves}, which need not be compatible with ${supportedContract}.`, remedy);
}
async function findApp({ client, appId }) {
    if (appId === undefined)
        return (0,check/* skipped */.hT)('Not checked, since `app-id` is not given.');
    try {
        const { registrationStatus } = await client.apps.get(appId);
        return diagnoseRegistration(appId, registrationStatus);
    }
    catch (error) {
        if (!(0,errors/* isServiceError */.gi)(error, 'not-found'))
            throw error;
        return (0,check/* failed */.gz)(`The organization has no app ${appId}.`, 'Check `app-id`, and that the account belongs to the organization of the app; the action `list-apps` tells the ids.');
    }
}
function diagnoseRegistration(appId, status) {
    if (status === 'COMPLETED')
        return (0,check.ok)(`The app ${appId} is registered: ${status}.`);
    const message = `The registration of the app ${appId} is ${status}; only an app that is COMPLETED can be tested.`;
    const isUnderway = status === 'PENDING' || status === 'IN_PROGRESS';
    return (0,check/* failed */.gz)(message, isUnderway
        ? 'Wait for it, or run the action `register-app`, which also supplies credentials that the onboarding may be waiting for.'
        : 'Register it again with the action `register-app`.');
}
/** Any app shows whether the organization's tier has reports. */
async function listReports({ client, appId }, { appIds }) {
    const [app = appIds[0]] = [appId];
    if (app === undefined)
        return (0,check/* skipped */.hT)('Not checked, since the organization has no app.');
    try {
        await client.reports.list(app);
        return (0,check.ok)('Reports are available.');
    }
    catch (error) {
        if ((0,errors/* isServiceError */.gi)(error, 'not-found'))
            return (0,check/* skipped */.hT)(`Not checked, since there is no app ${app}.`);
        if (!(0,errors/* isServiceError */.gi)(error, 'payment-required'))
            throw error;
        return (0,check/* warning */.$e)('Reports are not part of the tier of the organization (402).', 'Set `upload-report: false` in the gate, or change the tier.');
    }
}

;// CONCATENATED MODULE: ./build/actions/doctor/examine.js





/** Checks everything, from the inputs to GitHub. It reads only. */
function examine({ inputs, ...surroundings }) {
    const { connection, appId, githubToken } = inputs;
    const { clock, signal, retried: onRetry } = surroundings;
    const { credentials } = connection;
    const http = (0,service_connection/* openHttp */.f)(connection);
    const client = (0,service_connection.connectToService)(connection, { ...surroundings, onRetry });
    let answer;
    const onAnswer = (received) => {
        answer = received;
    };
    return (0,check/* runChecks */.JT)([
        ...inputs.checks,
        ...networkChecks({ inputs: connection, http, clock, signal, onAnswer }),
        ...serviceChecks({ client, credentials, appId, answer: () => answer }),
        ...githubChecks({ token: githubToken, signal }),
    ], signal);
}


/***/ })

};
