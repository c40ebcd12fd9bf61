export const id = 716;
export const ids = [716];
export const modules = {

/***/ 45716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  testApp: () => (/* binding */ testApp)
});

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/clock.js

/** The machine's monotonic clock; `signal` ends every sleep. */
function systemClock(signal) {
    return {
        now: () => performance.now(),
        sleep: (ms) => (0,promises_.setTimeout)(ms, undefined, { signal }),
    };
}
/** The day in UTC, `YYYY-MM-DD`. */
function today() {
    return new Date().toISOString().slice(0, 10);
}

// EXTERNAL MODULE: ./build/gate/fingerprint.js
var fingerprint = __webpack_require__(28842);
// EXTERNAL MODULE: ./build/gate/severity.js
var gate_severity = __webpack_require__(36735);
;// CONCATENATED MODULE: ./build/gate/baseline.js


/** The findings of the app `appId` that are absent from the baseline. */
function findNew(open, { baseline, appId }) {
    const known = baseline.appId === appId ? knownById(open, baseline) : knownByFingerprint(open, baseline);
    return new Set(open.filter((finding) => !known.has(finding)));
}
function knownById(open, { findings }) {
    const ids = new Set(findings.map(({ id }) => id));
    return new Set(open.filter(({ finding }) => ids.has(finding.id)));
}
/**
 * Two findings with the same fingerprint are known only if the baseline holds two of them. Where there are more than it holds, those
 * of the severities that it holds are known first, and then the mildest: what is left, the new ones, is the worst that it can be.
 */
function knownByFingerprint(open, { findings }) {
    const slots = Map.groupBy(findings, keyOf);
    const known = new Set();
    for (const [key, candidates] of Map.groupBy(open, ({ finding }) => keyOf(finding)))
        for (const finding of pairedWith(slots.get(key) ?? [], candidates))
            known.add(finding);
    return known;
}
function pairedWith(slots, candidates) {
    const free = slots.map(({ severity }) => severity);
    const equals = [];
    const others = [];
    for (const candidate of candidates) {
        const slot = free.indexOf(candidate.severity);
        if (slot >= 0)
            free.splice(slot, 1);
        (slot >= 0 ? equals : others).push(candidate);
    }
    const mildestFirst = others.sort((a, b) => (0,gate_severity/* rankOf */.IQ)(b.severity) - (0,gate_severity/* rankOf */.IQ)(a.severity));
    return [...equals, ...mildestFirst.slice(0, free.length)];
}
function keyOf(finding) {
    return JSON.stringify((0,fingerprint/* fingerprintOf */.a)(finding));
}

;// CONCATENATED MODULE: ./build/gate/policy.js

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
    const own = (0,gate_severity/* effectiveSeverity */.XP)(finding);
    return policy?.overrides.find((override) => override.matches(finding, own))?.severity ?? own;
}
/** The acceptance that a finding falls under: one that holds, else one that has expired. */
function acceptanceOf(finding, { policy, today }) {
    const severity = (0,gate_severity/* effectiveSeverity */.XP)(finding);
    const fitting = (policy?.acceptances ?? []).filter((acceptance) => acceptance.matches(finding, severity));
    return fitting.find((acceptance) => standingOf(acceptance, today) !== 'expired') ?? fitting[0];
}

;// CONCATENATED MODULE: ./build/gate/assessment.js



function assess(findings, rules) {
    const assessed = withNovelty(findings.map((finding) => assessFinding(finding, rules)), rules);
    const open = assessed.filter(({ state }) => state === 'open');
    const unknown = open.filter(({ severity }) => severity === undefined);
    return {
        findings: assessed,
        open,
        accepted: assessed.filter(({ state }) => state === 'accepted'),
        blocking: open.filter(({ blocking }) => blocking).sort((a, b) => (0,gate_severity/* rankOf */.IQ)(a.severity) - (0,gate_severity/* rankOf */.IQ)(b.severity)),
        counts: countBySeverity(open),
        newCount: rules.baseline && open.filter(({ isNew }) => isNew).length,
        acceptances: rules.policy?.acceptances.map((acceptance) => useOf(acceptance, { findings, rules })),
        unknownSeverities: [...new Set(unknown.map(({ finding }) => finding.severity))],
    };
}
function assessFinding(finding, rules) {
    const severity = severityUnder(rules.policy, finding);
    const acceptance = finding.isFixed ? undefined : acceptanceOf(finding, { policy: rules.policy, today: rules.today });
    const state = stateOf(finding, acceptance && standingOf(acceptance, rules.today));
    const blocking = state === 'open' && (0,gate_severity/* reachesThreshold */.Lu)(severity, rules.threshold);
    return { finding, state, severity, acceptance, blocking };
}
function stateOf({ isFixed, isDismissed }, standing) {
    if (isFixed)
        return 'fixed';
    if (isDismissed)
        return 'dismissed';
    return standing === undefined || standing === 'expired' ? 'open' : 'accepted';
}
function withNovelty(assessed, { baseline, newOnly, appId }) {
    if (!baseline)
        return assessed;
    const isNew = findNew(assessed.filter(({ state }) => state === 'open'), { baseline, appId });
    return assessed.map((each) => each.state === 'open'
        ? { ...each, isNew: isNew.has(each), blocking: each.blocking && (!newOnly || isNew.has(each)) }
        : each);
}
function useOf(acceptance, { findings, rules }) {
    const isUsed = (finding) => !finding.isFixed && acceptance.matches(finding, (0,gate_severity/* effectiveSeverity */.XP)(finding));
    return { acceptance, standing: standingOf(acceptance, rules.today), findings: findings.filter(isUsed).length };
}
function countBySeverity(open) {
    const counts = { critical: 0, high: 0, medium: 0, low: 0 };
    for (const { severity } of open)
        if (severity !== undefined)
            counts[severity] += 1;
    return counts;
}

// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
// EXTERNAL MODULE: ./build/gate/await.js
var gate_await = __webpack_require__(56500);
// EXTERNAL MODULE: ./build/gate/states.js
var states = __webpack_require__(30010);
// EXTERNAL MODULE: ./build/gate/verdict.js
var gate_verdict = __webpack_require__(39231);
;// CONCATENATED MODULE: ./build/gate/queue.js



/** How often a gate that has waited looks at its own run at least, in polling intervals: others may wait for it to read its findings. */
const ownersLook = 3;
/** Least pause, in polling intervals, between the end of another run and our trigger: longer than `ownersLook`. */
const leastPause = 4;
/** What a newcomer adds to it: it may wait behind a gate that looks at its run ever more seldom, by default up to 12 intervals apart. */
const newcomersPause = 9;
/**
 * What each doubling of the races that a gate has lost takes off again, down to the least pause after 31 of them. Looks and pauses vary
 * by two intervals: a gate that has lost a third as many races comes too late.
 */
const perDoubling = 1.8;
/**
 * The queue of gates that wait to test one app. They know nothing of each other but what the findings list says. Each looks at the same
 * pace, however long it has waited, and when no run is active any more it pauses, looks again, and only then may trigger. Who has lost
 * more races to others pauses for a shorter time, and thus comes first. Since the list may lag, a gate that has seen nothing but
 * RUN_IN_PROGRESS triggers all the same, once, within the time that a run may take: should a run be active, the service refuses.
 */
function createQueue(gate, { appId }) {
    const { client, clock, random, settings, tell } = gate;
    const { queueTimeoutMs: timeoutMs } = settings;
    const { intervalMs } = settings.cadence;
    const deadline = clock.now() + timeoutMs;
    let waited = false;
    /** How often another gate was faster after a run had ended. */
    let lostRaces = 0;
    /** Until when the list alone is believed; for ever, once it or the service has shown that it can be. */
    let trustUntil = Math.min(deadline, clock.now() + settings.timeoutMs * (0.5 + random() / 2));
    const awaitTurn = () => {
        let wasIdle = false;
        let pauseMs;
        const see = (idle) => {
            const isOurTurn = idle ? wasIdle || clock.now() >= deadline : clock.now() >= trustUntil;
            if (idle) {
                trustUntil = Number.POSITIVE_INFINITY;
                pauseMs = intervalMs * (pauseAfter(lostRaces) + random());
            }
            else if (wasIdle)
                lostRaces += 1;
            wasIdle = idle;
            return isOurTurn || undefined;
        };
        return (0,gate_await/* awaitIn */.k)(gate, {
            what: 'its turn to test the app',
            deadline,
            cadence: () => {
                const nextMs = pauseMs ?? intervalMs * (0.75 + random() / 2);
                pauseMs = undefined;
                return nextMs;
            },
            look: async (limits) => see((await client.findings.status(appId, limits)) !== states/* runInProgress */.q),
        });
    };
    return {
        /** Whether there was anyone to wait for. */
        hasWaited: () => waited,
        /** Learns that the service has refused a trigger, since another run is active. */
        refused: () => {
            // We had seen the app idle, or had our turn, and another gate was faster.
            if (trustUntil === Number.POSITIVE_INFINITY)
                lostRaces += 1;
            trustUntil = Number.POSITIVE_INFINITY;
        },
        /** Waits for the runs of others, all in all no longer than the queue's time limit; gives a verdict when our turn does not come. */
        waitForTurn: async (maybeOurs) => {
            const whose = maybeOurs
                ? 'A run is active for the app, perhaps the one whose answer was lost'
                : 'Another run of the app is active';
            if (settings.onActiveRun === 'fail')
                return (0,gate_verdict/* notTested */.RP)('run-already-active', `${whose}.`);
            tell({ kind: 'queued-behind-run', timeoutMs });
            waited = true;
            const turn = await awaitTurn();
            return turn ? undefined : (0,gate_verdict/* notTested */.RP)('queue-timed-out', `${whose}, and did not end in time.`);
        },
    };
}
/** In polling intervals. */
function pauseAfter(lostRaces) {
    return leastPause + Math.max(0, newcomersPause - perDoubling * Math.log2(1 + lostRaces));
}
/** The cadence at which a gate that has waited looks at its own run. */
function whileOthersWait({ intervalMs, maxIntervalMs }) {
    return { intervalMs, maxIntervalMs: Math.min(ownersLook * intervalMs, maxIntervalMs) };
}

// EXTERNAL MODULE: ./build/gate/polling.js
var polling = __webpack_require__(34877);
;// CONCATENATED MODULE: ./build/gate/start-run.js





/** Longest wait between two triggers that the service has no room for. */
const maxWaitMs = 5 * 60_000;
/**
 * Triggers a run of our own. The findings list is looked at before each request: it tells whether a run is active and costs nothing,
 * while requests are limited to 10 a minute and each run costs credits. Another active run is waited for.
 */
async function startRun(gate, app) {
    const queue = createQueue(gate, app);
    const pauses = createPauses(gate);
    let active = await seemsActive(gate, app);
    for (let maybeOurs = false;;) {
        if (active) {
            const verdict = await queue.waitForTurn(maybeOurs);
            if (verdict)
                return { verdict };
        }
        const attempt = await trigger(gate, app);
        if (attempt.kind === 'started')
            return { run: attempt.run, queued: queue.hasWaited() };
        if (attempt.kind === 'refused')
            return attempt;
        if (attempt.kind === 'active')
            queue.refused();
        else
            await pauses.after(attempt);
        active = attempt.kind === 'active' || (await runIsActive(gate, app));
        if (active)
            pauses.othersGoOn();
        maybeOurs = attempt.kind === 'uncertain';
    }
}
/** The first look saves a request. Should it fail, the service itself tells whether a run is active. */
async function seemsActive({ client, tell }, { appId }) {
    try {
        return (await client.findings.status(appId, { retries: 0 })) === states/* runInProgress */.q;
    }
    catch (error) {
        if (!(0,errors/* isServiceError */.gi)(error) || !error.transient)
            throw error;
        tell({ kind: 'first-look-failed', error });
        return false;
    }
}
async function runIsActive({ client }, { appId }) {
    return (await client.findings.status(appId)) === states/* runInProgress */.q;
}
async function trigger(gate, app) {
    const verdict = await gate.proof?.beforeTrigger();
    if (verdict)
        return { kind: 'refused', verdict };
    gate.tell({ kind: 'triggering' });
    try {
        // The client would repeat it without another look at the list, and all who wait at the same moment.
        const run = await gate.client.runs.trigger(app.appId, { retries: 0 });
        gate.tell({ kind: 'run-triggered', run });
        if (run.appId !== undefined && run.appId !== app.appId)
            throw new errors/* ServiceError */._7('unexpected-response', `The run that was triggered belongs to app ${run.appId}`, {
                status: 202,
            });
        return { kind: 'started', run };
    }
    catch (error) {
        if (!(0,errors/* isServiceError */.gi)(error))
            throw error;
        return attemptOf(error);
    }
}
function attemptOf(error) {
    // The only conflict that this call knows is a run in flight, whatever type a gateway left of the problem.
    if (error.code === 'run-already-active' || error.code === 'conflict')
        return { kind: 'active' };
    if (error.code === 'payment-required')
        return { kind: 'refused', verdict: (0,gate_verdict/* notTested */.RP)('no-credits', error.message) };
    if (error.code === 'invalid-request' && /not registered/i.test(error.message))
        return { kind: 'refused', verdict: (0,gate_verdict/* notTested */.RP)('registration-incomplete', error.message) };
    if (!error.notAccepted && error.status !== undefined && error.status < 300)
        return { kind: 'refused', verdict: acceptedUnread(error) };
    if (error.transient)
        return { kind: error.notAccepted ? 'postponed' : 'uncertain', error };
    throw error;
}
/** A 2xx that cannot be read was accepted: it is never sent again. */
function acceptedUnread({ message }) {
    const what = 'The service accepted the trigger, but not in words that name the run, so that it cannot be followed';
    return (0,gate_verdict/* notTested */.RP)('unexpected-response', `${what}: ${message}. It is not triggered a second time.`);
}
/** Waits after requests that failed in passing, as often as they may be repeated; then throws what failed. */
function createPauses({ clock, random, settings, tell }) {
    let uncertain = 0;
    let postponed = 0;
    let intervals = (0,polling/* growing */.qR)(settings.cadence);
    /** One polling interval, so that a run that did start can show in the list. */
    const afterUncertain = async (error) => {
        uncertain += 1;
        if (uncertain > settings.maxRetries)
            throw error;
        tell({ kind: 'trigger-uncertain', error });
        await clock.sleep(settings.cadence.intervalMs);
    };
    /** As long as the service asks for, and not all gates at once. */
    const afterPostponed = async (error) => {
        postponed += 1;
        const { retryAfterMs = 0 } = error;
        if (postponed > settings.maxRetries || retryAfterMs > maxWaitMs)
            throw error;
        const spreadMs = random() * (retryAfterMs / 2 + intervals());
        const waitMs = Math.min(retryAfterMs + spreadMs, maxWaitMs);
        tell({ kind: 'trigger-postponed', error, waitMs });
        await clock.sleep(waitMs);
    };
    return {
        after: ({ kind, error }) => (kind === 'uncertain' ? afterUncertain(error) : afterPostponed(error)),
        /** What the service has no room for is counted afresh after each turn of others. */
        othersGoOn: () => {
            postponed = 0;
            intervals = (0,polling/* growing */.qR)(settings.cadence);
        },
    };
}

;// CONCATENATED MODULE: ./build/gate/complete-run.js






/** Triggers a run, or adopts one that was triggered before. */
async function beginRun(gate, app) {
    const { taskId } = gate.settings;
    if (taskId === undefined)
        return startRun(gate, app);
    const found = await findRun(gate, { app, taskId });
    if ('verdict' in found)
        return found;
    const { run } = found;
    gate.tell({ kind: 'run-adopted', run });
    const verdict = await gate.proof?.beforeAdopting(run);
    return verdict ? { verdict } : { run, queued: false };
}
/** Follows a run to its end and triggers it again when it was INTERRUPTED. Gives a run only if that run is COMPLETED. */
async function completeRun(gate, { app, begun }) {
    const { maxReruns } = gate.settings;
    let ended = await followRun(gate, { app, ...begun });
    for (let rerun = 1; ended?.run.state === 'INTERRUPTED' && rerun <= maxReruns; rerun += 1) {
        gate.tell({ kind: 'run-interrupted', run: ended.run, rerun, maxReruns });
        const restarted = await startRun(gate, app);
        if ('verdict' in restarted)
            return restarted;
        ended = await followRun(gate, { app, ...restarted });
    }
    if (ended === undefined)
        return { verdict: (0,gate_verdict/* notTested */.RP)('timed-out', 'The run did not end in time; it goes on at the service.') };
    return ended.run.state === 'COMPLETED' ? ended : { verdict: verdictOnEnd(ended.run) };
}
/** The run that is to be adopted, if it is a security test of this app. */
async function findRun({ client }, { app, taskId }) {
    try {
        const run = await client.tasks.get(taskId);
        if (run.appId !== undefined && run.appId !== app.appId)
            return { verdict: (0,gate_verdict/* setupError */.CU)('task-not-found', `Task ${taskId} (\`task-id\`) belongs to another app.`) };
        if (run.operation !== undefined)
            return {
                verdict: (0,gate_verdict/* setupError */.CU)('task-not-found', `Task ${taskId} (\`task-id\`) is a vision run, not a security test.`),
            };
        return { run };
    }
    catch (error) {
        if (!(0,errors/* isServiceError */.gi)(error, 'not-found'))
            throw error;
        return { verdict: (0,gate_verdict/* setupError */.CU)('task-not-found', `There is no task ${taskId} (\`task-id\`) in this organization.`) };
    }
}
/** @returns undefined when the deadline came first */
async function followRun(gate, { app, run, queued }) {
    const { client, clock, settings, tell } = gate;
    const startedAt = clock.now();
    if ((0,states/* isTerminal */.H)(run.state) && settings.taskId === run.taskId)
        return { run, unendedAt: Number.NEGATIVE_INFINITY };
    let unendedAt = startedAt;
    return (0,gate_await/* awaitIn */.k)(gate, {
        what: 'the run to end',
        deadline: startedAt + settings.timeoutMs,
        cadence: queued ? whileOthersWait(settings.cadence) : settings.cadence,
        look: async (limits) => {
            const askedAt = clock.now();
            const polled = await client.tasks.get(run.taskId, limits);
            if (polled.appId !== undefined && polled.appId !== app.appId)
                throw new errors/* ServiceError */._7('unexpected-response', `Task ${run.taskId} is said to belong to app ${polled.appId}.`);
            const current = {
                ...polled,
                runNumber: polled.runNumber ?? run.runNumber,
                statusUrl: polled.statusUrl ?? run.statusUrl,
            };
            tell({ kind: 'run-polled', run: current, elapsedMs: clock.now() - startedAt });
            if ((0,states/* isTerminal */.H)(current.state))
                return { run: current, unendedAt };
            unendedAt = askedAt;
            return undefined;
        },
    });
}
function verdictOnEnd({ state }) {
    if (state === 'FAILED')
        return (0,gate_verdict/* notTested */.RP)('run-failed', 'The run ended as FAILED.');
    if (state === 'CANCELLED')
        return (0,gate_verdict/* notTested */.RP)('run-cancelled', 'The run was CANCELLED.');
    return (0,gate_verdict/* notTested */.RP)('interrupted', 'The run was INTERRUPTED before its end: its findings are unknown.');
}

// EXTERNAL MODULE: ./build/error-message.js
var error_message = __webpack_require__(41240);
;// CONCATENATED MODULE: ./build/gate/failure.js



const unavailable = { verdict: 'not-tested', reason: 'service-unavailable' };
const unexpected = { verdict: 'not-tested', reason: 'unexpected-response' };
/** The one table from a failed call to a verdict. None of them is, or can become, `passed`. */
const verdicts = {
    network: unavailable,
    tls: unavailable,
    timeout: unavailable,
    'server-error': unavailable,
    'rate-limited': unavailable,
    'request-timeout': unavailable,
    'unexpected-response': unexpected,
    'invalid-request': unexpected,
    conflict: unexpected,
    'run-already-active': { verdict: 'not-tested', reason: 'run-already-active' },
    'payment-required': { verdict: 'not-tested', reason: 'no-credits' },
    'login-rejected': { verdict: 'error', reason: 'login-rejected' },
    unauthenticated: { verdict: 'error', reason: 'login-rejected' },
    forbidden: { verdict: 'error', reason: 'forbidden' },
    // A task that is not found is told apart where it is looked up: what is left concerns the app.
    'not-found': { verdict: 'error', reason: 'app-not-found' },
};
/** The verdict when something was thrown on the way to one. */
function verdictOfFailure(error) {
    if ((0,errors/* isServiceError */.gi)(error))
        return verdictOfServiceError(error);
    return (0,gate_verdict/* notTested */.RP)('unexpected-response', `The gate failed on its own: ${(0,error_message/* messageOf */.b)(error)}`);
}
function verdictOfServiceError(error) {
    const kept = verdicts[error.code];
    const message = (0,error_message/* sentence */.e)(error.message);
    return kept.verdict === 'error' ? (0,gate_verdict/* setupError */.CU)(kept.reason, message) : (0,gate_verdict/* notTested */.RP)(kept.reason, message);
}

;// CONCATENATED MODULE: ./build/gate/find-app.js



const unfinished = new Set(['PENDING', 'IN_PROGRESS']);
/** Finds the app and sees to it that its registration is COMPLETED, waiting for that if asked to. */
async function findApp(gate) {
    const found = await lookUp(gate);
    if ('verdict' in found)
        return found;
    gate.tell({ kind: 'app-found', app: found.app });
    if (!unfinished.has(found.app.registrationStatus))
        return registered(found.app);
    if (await awaitsInput(gate, found.app))
        return awaitingInput(found.app);
    return awaitRegistration(gate, found.app);
}
async function lookUp({ client, settings }) {
    if ('id' in settings.app)
        return { app: await client.apps.get(settings.app.id) };
    const { url } = settings.app;
    const [appId, ...others] = await client.apps.idsByUrl(url);
    if (appId === undefined) {
        const message = `No app of the organization is registered with the URL ${url} (\`app-url\`).`;
        return { verdict: (0,gate_verdict/* setupError */.CU)('app-not-found', message) };
    }
    if (others.length > 0) {
        const message = `\`app-url\`: ${others.length + 1} apps are registered with ${url}; give \`app-id\` instead.`;
        return { verdict: (0,gate_verdict/* setupError */.CU)('invalid-input', message) };
    }
    return { app: await client.apps.get(appId) };
}
function registered(app) {
    const { registrationStatus: status } = app;
    if (status === 'COMPLETED')
        return { app };
    if (status === 'FAILED' || status === 'CANCELLED')
        return { verdict: (0,gate_verdict/* notTested */.RP)('registration-failed', `The registration of the app ended as ${status}.`) };
    return { verdict: (0,gate_verdict/* notTested */.RP)('unexpected-response', `The app has the unknown registration status "${status}".`) };
}
async function awaitRegistration(gate, app) {
    const { clock, client, settings, tell } = gate;
    const { registrationTimeoutMs: timeoutMs } = settings;
    if (timeoutMs > 0)
        tell({ kind: 'registration-awaited', status: app.registrationStatus, timeoutMs });
    let status = app.registrationStatus;
    const settled = await (0,gate_await/* awaitIn */.k)(gate, {
        what: 'the registration of the app',
        deadline: clock.now() + timeoutMs,
        look: async (limits) => {
            const current = await client.apps.get(app.appId, limits);
            status = current.registrationStatus;
            if (!unfinished.has(status))
                return registered(current);
            return (await awaitsInput(gate, current)) ? awaitingInput(current) : undefined;
        },
    });
    const message = `The registration of the app is ${status}; an app can be tested once it is COMPLETED.`;
    return settled ?? { verdict: (0,gate_verdict/* notTested */.RP)('registration-incomplete', message) };
}
/** The app itself stays IN_PROGRESS while onboarding waits for credentials; only its task tells. */
async function awaitsInput({ client }, { appId }) {
    try {
        return (await client.tasks.get(`task_reg_${appId}`, { retries: 0 })).state === 'AWAITING_INPUT';
    }
    catch (error) {
        if ((0,errors/* isServiceError */.gi)(error) && error.code !== 'login-rejected')
            return false; // it cannot be told; the app's status decides
        throw error;
    }
}
function awaitingInput({ appId }) {
    const message = `The onboarding of app ${appId} has paused: it could not sign up and waits for credentials.`;
    return { verdict: (0,gate_verdict/* notTested */.RP)('awaiting-input', message) };
}

;// CONCATENATED MODULE: ./build/gate/later-run.js


/** No security test is as short as this. */
const shortestRunMs = 2 * 60_000;
/**
 * A later run changes the findings list: what it no longer detects is fixed, whichever build it tested. Where one may have ended before
 * the findings were read, the reports tell whether one has.
 * @returns a verdict when there is a later run; none when there is not, when the service has no reports, or when the expected version
 *   is proven to be there still, which the later run has tested, too
 */
async function supersededBy({ client, clock, proof }, { app, ended, late }) {
    const { runNumber: ours } = ended.run;
    const hadTime = late || clock.now() - ended.unendedAt > shortestRunMs;
    if (ours === undefined || proof || !hadTime)
        return undefined;
    const latest = Math.max(ours, ...(await reportedRuns(client, app.appId)));
    if (latest === ours)
        return undefined;
    const message = `Run ${latest} of the app ended before the findings of run ${ours} were read: the list no longer tells what run ${ours} found.`;
    return { ...(0,gate_verdict/* notTested */.RP)('findings-unavailable', message), isSpent: true };
}
/** Numbers of the newest hundred runs that have left a report; none where there are no reports, as on the free tier. */
async function reportedRuns(client, appId) {
    try {
        return (await client.reports.list(appId)).flatMap(({ runNumber }) => runNumber ?? []);
    }
    catch (error) {
        if ((0,errors/* isServiceError */.gi)(error, 'payment-required') || (0,errors/* isServiceError */.gi)(error, 'not-found'))
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/gate/list-findings.js

/** Lists the findings of an app, after the end of the run that is active; `waited` tells whether there was one. */
async function listOnceReady(findings, { appId, awaitEnd }) {
    const look = async (limits) => (await findings.status(appId, limits)) === states/* runInProgress */.q ? undefined : true;
    let listing = await findings.list(appId);
    const waited = isRunInProgress(listing);
    while (isRunInProgress(listing)) {
        if (!(await awaitEnd(look)))
            break;
        listing = await findings.list(appId);
    }
    return { listing, waited };
}
/** Whether the list cannot be read because a run is active. */
function isRunInProgress(listing) {
    return listing.kind === 'stopped' && listing.stop === states/* runInProgress */.q;
}

;// CONCATENATED MODULE: ./build/gate/read-findings.js



/** Reads all findings once the list says COMPLETED; gives none unless as many were read as the list says exist. */
async function readFindings(gate, app) {
    const { client, clock, settings, tell } = gate;
    const { intervalMs } = settings.cadence;
    const deadline = clock.now() + settings.timeoutMs;
    const { listing, waited } = await listOnceReady(client.findings, {
        appId: app.appId,
        awaitEnd: (look) => {
            tell({ kind: 'findings-awaited', timeoutMs: settings.timeoutMs });
            return (0,gate_await/* awaitIn */.k)(gate, {
                what: 'the findings list to be ready',
                deadline,
                // Without growth: should a later run have begun, the next one may follow within seconds of its end.
                cadence: { intervalMs, maxIntervalMs: intervalMs },
                look,
            });
        },
    });
    const result = resultOf(listing);
    return 'verdict' in result ? result : { ...result, late: waited };
}
function resultOf(listing) {
    if (listing.kind === 'complete')
        return { findings: listing.items };
    if (listing.kind === 'changing') {
        const message = `The findings list says that ${listing.total} findings exist, but ${listing.read} distinct ones could be read.`;
        return { verdict: (0,gate_verdict/* notTested */.RP)('findings-unavailable', message) };
    }
    if (isRunInProgress(listing)) {
        const message = 'The findings list was awaited, and still says RUN_IN_PROGRESS.';
        return { verdict: (0,gate_verdict/* notTested */.RP)('findings-unavailable', message) };
    }
    if (listing.stop === 'NO_RUNS')
        return { verdict: (0,gate_verdict/* notTested */.RP)('no-runs', 'The findings list says that no run has tested the app (NO_RUNS).') };
    return { verdict: (0,gate_verdict/* notTested */.RP)('unexpected-response', `The findings list has the unknown status "${listing.stop}".`) };
}

;// CONCATENATED MODULE: ./build/gate/read-baseline.js





/** Gives the baseline, read from the service before our run starts where it is an app. One that cannot be read is no empty one. */
async function readBaseline(gate, { app, files }) {
    const { baselineAppId: appId } = gate.settings;
    if (appId === undefined)
        return { baseline: files.baseline };
    if (appId.toLowerCase() === app.appId.toLowerCase())
        return invalid(appId, 'it is the app under test: what one run finds would be known to the next run');
    const read = await readOpenFindings(gate, { appId, policy: files.policy });
    if ('baseline' in read && read.baseline)
        gate.tell({ kind: 'baseline-read', baseline: read.baseline });
    return read;
}
async function readOpenFindings(gate, { appId, policy }) {
    try {
        const read = await readFindings(gate, { appId });
        if ('verdict' in read)
            return invalid(appId, read.verdict.message);
        const open = read.findings.filter(({ isFixed, isDismissed }) => !isFixed && !isDismissed);
        const findings = open.map((finding) => ({ ...finding, severity: severityUnder(policy, finding) }));
        return { baseline: { appId, findings } };
    }
    catch (error) {
        if (!(0,errors/* isServiceError */.gi)(error) || error.code === 'login-rejected')
            throw error;
        return invalid(appId, error.message);
    }
}
function invalid(appId, why) {
    const message = (0,error_message/* sentence */.e)(`The baseline (\`baseline-app-id\` ${appId}) cannot be used: ${why}`);
    return { verdict: (0,gate_verdict/* setupError */.CU)('invalid-baseline', message) };
}

;// CONCATENATED MODULE: ./build/gate/gate.js








const defaultThreshold = 'high';
/** Tests the app and decides. It always decides: whatever is thrown on the way becomes `not-tested` or `error`. */
async function decide(gate) {
    try {
        return await testAndAssess(gate);
    }
    catch (error) {
        return { verdict: verdictOfFailure(error) };
    }
}
async function testAndAssess(gate) {
    const { settings } = gate;
    const [found, files] = await Promise.all([findApp(gate), gate.governing]);
    if ('verdict' in files)
        return files;
    if ('verdict' in found)
        return found;
    const { app } = found;
    const { policy } = files;
    gate.tell({ kind: 'governed', policy });
    const known = await readBaseline(gate, { app, files });
    if ('verdict' in known)
        return known;
    if (settings.dryRun)
        return { verdict: await verdictOnDryRun(gate, app) };
    const begun = await beginRun(gate, app);
    if ('verdict' in begun)
        return begun;
    if (!settings.waitForCompletion)
        return {
            verdict: (0,gate_verdict/* notTested */.RP)('not-awaited', 'A run was triggered and not waited for (`wait-for-completion: false`).'),
        };
    const completed = await completeRun(gate, { app, begun });
    if ('verdict' in completed)
        return completed;
    const read = await readFindings(gate, app);
    if ('verdict' in read)
        return read;
    if (read.late)
        gate.tell({ kind: 'findings-read-late' });
    const unproven = await gate.proof?.afterRun();
    if (unproven)
        return { verdict: unproven };
    const decision = judge(gate, { app, policy, baseline: known.baseline, read });
    if (decision.verdict.verdict !== 'passed')
        return decision;
    const superseded = await supersededBy(gate, { app, ended: completed, late: read.late });
    return superseded ? { verdict: superseded } : decision;
}
/** The verdict on findings that were read whole, of a run that is known to have tested what it should. */
function judge({ settings, proof, today }, { app, policy, baseline, read }) {
    const threshold = settings.threshold ?? policy?.threshold ?? defaultThreshold;
    const { newOnly } = settings;
    const rules = { threshold, policy, newOnly, baseline, today: today(), appId: app.appId };
    const assessment = assess(read.findings, rules);
    const verdict = (0,gate_verdict/* verdictOnFindings */.fh)(assessment);
    return { verdict, assessment, threshold, mayIncludeLaterRun: read.late, provenVersion: proof?.expected };
}
/** The role is the one thing that reading the app does not prove: every role may read. */
async function verdictOnDryRun(gate, app) {
    const { client, proof, settings } = gate;
    const roles = await client.roles();
    if (roles.length > 0 && roles.every((role) => role.toLowerCase() === 'viewer'))
        return (0,gate_verdict/* setupError */.CU)('forbidden', 'The login has the role Viewer, which may not start tests.');
    const { taskId } = settings;
    const found = taskId === undefined ? undefined : await findRun(gate, { app, taskId });
    if (found && 'verdict' in found)
        return found.verdict;
    const unproven = await proof?.beforeTrigger();
    if (unproven)
        return unproven;
    const role = roles.length > 0 ? `role (${roles.join(', ')})` : 'app; the token does not tell the role';
    return (0,gate_verdict/* notTested */.RP)('dry-run', `Inputs, login, app and ${role} are in order${proof ? ', the expected version is deployed' : ''}; nothing was triggered (\`dry-run\`).`);
}

// EXTERNAL MODULE: ./build/gate/version-proof.js
var version_proof = __webpack_require__(96829);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/github/artifact.js



const maxSuffix = 5;
const timeLimitMs = 6 * 60_000;
/** @returns the artifact's id and the file that was uploaded: where the name is taken, a copy whose name has a suffix */
async function uploadPdf({ file, name, retentionDays, }) {
    const { DefaultArtifactClient } = await loadLibrary();
    const client = new DefaultArtifactClient();
    for (const candidate of namesToTry(name)) {
        const named = await copyNamed(file, candidate);
        try {
            const options = { skipArchive: true, ...(retentionDays > 0 && { retentionDays }) };
            const { id } = await withinTimeLimit(client.uploadArtifact(candidate, [named], (0,external_node_path_.dirname)(named), options));
            if (!id)
                throw new Error('the artifact service did not give an id for it, so that nobody can find it'); // the library gives 0
            return { id, file: named };
        }
        catch (error) {
            if (!isTaken(error))
                throw error;
        }
    }
    throw new Error(`the names ${name}.pdf to ${name}-${maxSuffix}.pdf are taken in this workflow run`);
}
/** Most of the bundle is this library, and a gate without a report does not need it. Loaded ahead of time, it costs no time. */
function loadLibrary() {
    return Promise.all(/* import() */[__webpack_require__.e(555), __webpack_require__.e(201)]).then(__webpack_require__.bind(__webpack_require__, 68201));
}
/** `report`, `report-2`, … and at last one that nobody else has. */
function namesToTry(name) {
    const numbered = Array.from({ length: maxSuffix - 1 }, (_, index) => `${name}-${index + 2}`);
    return [name, ...numbered, `${name}-${(0,external_node_crypto_.randomBytes)(4).toString('hex')}`];
}
/** An artifact that is not an archive is named after its file. */
async function copyNamed(file, name) {
    const target = (0,external_node_path_.join)((0,external_node_path_.dirname)(file), `${name}.pdf`);
    if (target !== file)
        await (0,external_node_fs_promises_.copyFile)(file, target);
    return target;
}
/** The library reports the conflict only in its text. */
function isTaken(error) {
    return error instanceof Error && /\(409\)|already exists/i.test(error.message);
}
/** The library's own limits can add up to far more than a report is worth. */
async function withinTimeLimit(upload) {
    let timer;
    const expired = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error('the artifact service did not answer in time')), timeLimitMs);
    });
    try {
        return await Promise.race([upload, expired]);
    }
    finally {
        clearTimeout(timer);
    }
}

// EXTERNAL MODULE: ./build/github/environment.js
var github_environment = __webpack_require__(66039);
// EXTERNAL MODULE: ./build/github/event.js
var github_event = __webpack_require__(6830);
// EXTERNAL MODULE: ./build/results/untrusted.js
var untrusted = __webpack_require__(11427);
;// CONCATENATED MODULE: ./build/results/redactor.js

/** Shorter secrets would blot out ordinary words. */
const minSecretLength = 4;
/** A redactor that knows the secrets of this run, in the forms in which a text may hold them, beside what looks like a credential. */
function createRedactor(secrets) {
    const forms = secrets
        .filter((secret) => secret.length >= minSecretLength)
        .flatMap((secret) => [
        secret,
        encodeURIComponent(secret),
        JSON.stringify(secret).slice(1, -1),
        Buffer.from(secret).toString('base64'),
    ]);
    const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
    return (text) => (0,untrusted.redact)(longestFirst.reduce((safe, form) => safe.replaceAll(form, '[redacted]'), text));
}
/** The verdict without secrets: its message may quote what the service said. */
function redactVerdict(verdict, redactor) {
    return { ...verdict, message: redactor(verdict.message) };
}
/** Findings without secrets in any of their texts, ids included. Nothing is decided on them any more. */
function redactAssessment(assessment, redactor) {
    const safe = new Map(assessment.findings.map((each) => [each, redactFinding(each, redactor)]));
    const pick = (findings) => findings.map((each) => safe.get(each) ?? redactFinding(each, redactor));
    return {
        ...assessment,
        findings: pick(assessment.findings),
        open: pick(assessment.open),
        accepted: pick(assessment.accepted),
        blocking: pick(assessment.blocking),
        acceptances: assessment.acceptances?.map((use) => ({
            ...use,
            acceptance: redactTexts(use.acceptance, redactor),
        })),
        unknownSeverities: assessment.unknownSeverities.map(redactor),
    };
}
function redactFinding(assessed, redactor) {
    const { finding, acceptance } = assessed;
    return {
        ...assessed,
        finding: redactTexts(finding, redactor),
        acceptance: acceptance && redactTexts(acceptance, redactor),
    };
}
/** A copy of a record with every text in it redacted. */
function redactTexts(record, redactor) {
    const copy = { ...record };
    for (const [name, value] of Object.entries(record))
        if (typeof value === 'string')
            Reflect.set(copy, name, redactor(value));
    return copy;
}

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./node_modules/proxy-from-env/index.js
var proxy_from_env = __webpack_require__(98182);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
;// CONCATENATED MODULE: ./build/service/pages.js


/** Largest page that the API allows. */
const maxPageSize = 100;
const pagesAtATime = 6;
const rereads = 3;
const pauseBeforeRereadMs = 1000;
/** 100,000 items: a `total` beyond that is taken for a fault, not for a list. */
const maxPages = 1000;
const countSchema = schemas/* int */.Whr().check(api/* _nonnegative */.UI());
/**
 * Reads a whole list: the first page, then up to six pages at a time. A list that changes meanwhile, seen by its `total` or by
 * repeated ids, is read again, at most three times.
 */
async function readAllPages(reader) {
    let listing = await readOnce(reader);
    for (let reread = 0; listing.kind === 'changing' && reread < rereads; reread += 1) {
        await reader.clock.sleep(pauseBeforeRereadMs);
        listing = await readOnce(reader);
    }
    return listing;
}
async function readOnce({ readPage, idOf }) {
    const first = await readPage(1);
    if ('stop' in first)
        return { kind: 'stopped', ...first };
    const pages = Math.ceil(first.total / (first.pageSize ?? maxPageSize));
    if (pages > maxPages)
        return { kind: 'changing', read: first.items.length, total: first.total };
    const rest = await (0,p_map/* default */.Ay)(numbersFrom2To(pages), readPage, { concurrency: pagesAtATime });
    const stopped = rest.find((page) => 'stop' in page);
    if (stopped)
        return { kind: 'stopped', ...stopped };
    return combine([first, ...rest.filter((page) => 'items' in page)], idOf);
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

;// CONCATENATED MODULE: ./build/service/schemas.js

/** Identifiers become path segments and keys: they hold at least one character that is not a dot. */
const schemas_identifier = schemas/* string */.YjP().check(api/* _regex */.Fk(/[^.]/));
const maxTextLength = 1000;
/** A text for people of any length, of which the beginning is kept: thousands of findings are held in memory at once. */
const passage = lenient(schemas/* pipe */.FsL(schemas/* string */.YjP(), schemas/* transform */.pdi(beginningOf)));
/** A copy, since a part of a string would keep the whole string in memory. */
function beginningOf(text) {
    return text.length <= maxTextLength ? text : Buffer.from(`${text.slice(0, maxTextLength)}…`).toString();
}
/** A field that the specification allows to be absent: a missing, null or mistyped value is read as absent. */
function lenient(schema) {
    return schemas/* catch */.MfU(schemas/* optional */.lqM(schema), undefined);
}

;// CONCATENATED MODULE: ./build/service/apps.js




/** An app of the organization. `registrationStatus` is kept as it came: PENDING, IN_PROGRESS, COMPLETED, FAILED, CANCELLED or unknown. */
const appSchema = schemas/* object */.Ikc({
    appId: schemas_identifier,
    label: lenient(schemas/* string */.YjP()),
    appUrl: lenient(schemas/* string */.YjP()),
    basePath: lenient(schemas/* string */.YjP()),
    registrationStatus: schemas/* string */.YjP(),
});
/** The specification shows no field of a list item but its id. */
const appItemSchema = schemas/* object */.Ikc({ appId: schemas_identifier, appUrl: lenient(schemas/* string */.YjP()) });
const appPageSchema = schemas/* object */.Ikc({
    data: schemas/* array */.YOg(appItemSchema),
    total: countSchema,
    pageSize: lenient(schemas/* int */.Whr().check(api/* _positive */.NC())),
});
const registrationSchema = schemas/* object */.Ikc({
    appId: schemas_identifier,
    taskId: lenient(schemas_identifier),
    registrationStatus: schemas/* catch */.MfU(schemas/* string */.YjP(), 'IN_PROGRESS'),
    statusUrl: lenient(schemas/* string */.YjP()),
    /** The run that maps an app without accounts; the specification has two names for its id. */
    specExtraction: lenient(schemas/* object */.Ikc({ visionRunId: lenient(schemas_identifier), taskId: lenient(schemas_identifier) })),
    /** The unusable app of the same URL that gave way. */
    replaced: lenient(schemas/* object */.Ikc({ previousAppId: schemas_identifier, previousStatus: lenient(schemas/* string */.YjP()) })),
});
const accountSetupSchema = schemas/* object */.Ikc({
    /** Whether onboarding had waited for the credentials, and goes on. */
    onboardingResumed: lenient(schemas/* boolean */.zMY()),
});
const deletionSchema = schemas/* object */.Ikc({
    status: schemas/* literal */.euz('DELETED'),
    previousRegistrationStatus: lenient(schemas/* string */.YjP()),
});
/** Id of the app that is registered with this URL already, when that is why a registration was refused (409). */
function registeredAppId(error) {
    if (!isServiceError(error, 'conflict') || error.slug === 'app-registered-outside-api')
        return undefined;
    const { data } = z.safeParse(identifier, error.problem?.appId);
    return data;
}
function createApps(caller, clock) {
    const get = async (appId, limits) => {
        const app = await caller.json({ path: ['apps', appId], ...limits }, appSchema);
        if (app.appId !== appId)
            throw new errors/* ServiceError */._7('unexpected-response', `Asked for app ${appId}, the service answered with app ${app.appId}`);
        return app;
    };
    const find = async (appId) => {
        try {
            return await get(appId);
        }
        catch (error) {
            if ((0,errors/* isMissing */.b2)(error))
                return undefined;
            throw error;
        }
    };
    return {
        get,
        find,
        ids: async (search) => (await readApps(caller, { clock, search })).map(({ appId }) => appId),
        idsByUrl: async (appUrl) => {
            const matches = [];
            for (const item of await readApps(caller, { clock })) {
                const itemUrl = item.appUrl ?? (await find(item.appId))?.appUrl;
                if (itemUrl !== undefined && sameUrl(itemUrl, appUrl))
                    matches.push(item.appId);
            }
            return matches;
        },
        register: (app) => caller.json({ method: 'POST', path: ['apps'], json: app }, registrationSchema),
        supplyCredentials: (appId, credentials) => caller.json({ method: 'POST', path: ['apps', appId, 'account-setup'], json: credentials }, accountSetupSchema),
        delete: (appId) => caller.json({ method: 'DELETE', path: ['apps', appId] }, deletionSchema),
    };
}
async function readApps(caller, { clock, search }) {
    const listing = await readAllPages({
        clock,
        idOf: (app) => app.appId,
        readPage: async (page) => {
            const { data, total, pageSize } = await caller.json({ path: ['apps'], query: { page, pageSize: maxPageSize, ...(search !== undefined && { search }) } }, appPageSchema);
            return { items: data, total, pageSize };
        },
    });
    if (listing.kind === 'complete')
        return listing.items;
    throw new errors/* ServiceError */._7('unexpected-response', 'The list of apps kept changing while it was read');
}
/** Equal but for the case of scheme and host, a default port, and a slash at the end. */
function sameUrl(left, right) {
    const [a, b] = [left, right].map((url) => (URL.canParse(url) ? new URL(url).href.replace(/\/$/, '') : url));
    return a === b;
}

;// CONCATENATED MODULE: ./build/service/retry.js

const baseDelayMs = 500;
const maxDelayMs = 30_000;
/** Longest wait where no deadline applies. */
const retry_maxWaitMs = 5 * 60_000;
/** Runs `attempt` until it succeeds, fails for good, or the limits are reached; then throws the last error. */
async function withRetry(attempt, options) {
    for (let failures = 0;; failures += 1) {
        try {
            return await attempt();
        }
        catch (error) {
            if (!(0,errors/* isServiceError */.gi)(error) || !options.mayRepeat(error) || failures >= (options.retries ?? 0))
                throw error;
            const waitMs = delayBeforeRetry({ failures, retryAfterMs: error.retryAfterMs, random: options.random });
            if (exceeds(waitMs, options))
                throw error;
            options.onRetry({ error, waitMs });
            await options.clock.sleep(waitMs);
        }
    }
}
/** Exponential backoff with full jitter, never shorter than `Retry-After`. */
function delayBeforeRetry({ failures, retryAfterMs, random }) {
    const backoffMs = random() * Math.min(maxDelayMs, baseDelayMs * 2 ** failures);
    return Math.max(backoffMs, retryAfterMs ?? 0);
}
function exceeds(waitMs, { clock, deadline }) {
    return deadline === undefined ? waitMs > retry_maxWaitMs : clock.now() + waitMs >= deadline;
}

;// CONCATENATED MODULE: ./build/service/caller.js


function createCaller(options) {
    return {
        json: (call, schema) => perform(options, { call, send: (request) => options.transport.json(request, schema) }),
        jsonIfAny: (call, schema) => perform(options, { call, send: (request) => options.transport.jsonIfAny(request, schema) }),
        yaml: (call) => perform(options, { call, send: (request) => options.transport.yaml(request) }),
        pdf: (call, receiver) => perform(options, { call, send: (request) => options.transport.pdf(request, receiver) }),
    };
}
async function perform(options, { call, send }) {
    const { deadline, retries = options.maxRetries, method = 'GET', json, members, pace = (attempt) => attempt() } = call;
    const request = { method, url: urlOf(options.baseUrl, call), json, members, deadline };
    return withRetry(() => pace(() => sendAuthorized(options.session, { request, send })), {
        ...options,
        retries,
        ...(deadline !== undefined && { deadline }),
        mayRepeat: method === 'GET' ? (error) => error.transient : (error) => error.transient && error.notAccepted,
    });
}
/** Sends with the token of the moment and, when that is refused, once more with a new one. */
async function sendAuthorized(session, { request, send }) {
    const token = await session.token(request.deadline).catch(keepUnsent);
    try {
        return await send({ ...request, token });
    }
    catch (error) {
        if (!(0,errors/* isServiceError */.gi)(error, 'unauthenticated'))
            throw error;
    }
    const renewed = await session.renewed(token, request.deadline).catch(keepUnsent);
    return send({ ...request, token: renewed }).catch(refuseNewToken);
}
/** Without a token the request itself was not sent: however a login fails in passing, even a trigger may be tried again. */
function keepUnsent(error) {
    if (!(0,errors/* isServiceError */.gi)(error))
        throw error;
    throw new errors/* ServiceError */._7(error.code, error.message, { ...error, neverSent: true, cause: error });
}
function refuseNewToken(error) {
    if (!(0,errors/* isServiceError */.gi)(error, 'unauthenticated'))
        throw error;
    throw new errors/* ServiceError */._7('login-rejected', `The service refuses the token that it has just issued: ${error.message}.`, {
        status: 401,
        cause: error,
    });
}
function urlOf(baseUrl, { path, query = {} }) {
    const url = new URL(`${baseUrl.href.replace(/\/$/, '')}/${path.map(encodeSegment).join('/')}`);
    for (const [name, value] of Object.entries(query))
        url.searchParams.set(name, String(value));
    return url;
}
/** `.` and `..` survive percent-encoding and would lead to another resource. */
function encodeSegment(segment) {
    if (/^\.{0,2}$/.test(segment))
        throw new TypeError(`"${segment}" cannot be an identifier.`);
    return encodeURIComponent(segment);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js + 1 modules
var core_parse = __webpack_require__(23945);
;// CONCATENATED MODULE: ./build/service/contract.js


const contractSchema = schemas/* object */.Ikc({ info: schemas/* object */.Ikc({ version: schemas/* string */.YjP() }) });
function createContract(caller) {
    return {
        version: async () => {
            const text = await caller.yaml({ path: ['openapi.yaml'] });
            const { parse } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19)); // only a diagnosis asks for it
            const parsed = core_parse/* safeParse */.xL(contractSchema, readLeniently(() => parse(text)));
            if (parsed.success)
                return parsed.data.info.version;
            throw new errors/* ServiceError */._7('unexpected-response', 'The contract (GET /openapi.yaml) does not tell its version', {
                transient: false,
            });
        },
    };
}
/** Undefined for what cannot be parsed: neither document tells a version. */
function readLeniently(parse) {
    try {
        return parse();
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/service/pace.js
/**
 * Keeps under a rate limit. A window counts from the end of a request: the service saw it before that, and so has forgotten it by
 * the time the next one arrives.
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

;// CONCATENATED MODULE: ./build/service/findings.js





/**
 * A finding (vulnerability), with the fields that the gate decides on or shows. The rest is dropped as it is read: reproducers and
 * answers hold live tokens and personal data, and are large. Only `id`, `label` and `severity` are always there.
 */
const findingSchema = schemas/* object */.Ikc({
    id: schemas_identifier,
    label: schemas/* string */.YjP(),
    severity: schemas/* string */.YjP(),
    updated_severity: lenient(schemas/* string */.YjP()),
    title: lenient(schemas/* string */.YjP()),
    method: lenient(schemas/* string */.YjP()),
    path: lenient(schemas/* string */.YjP()),
    owasp: lenient(schemas/* string */.YjP()),
    cwe: lenient(schemas/* string */.YjP()),
    cvss_score: lenient(schemas/* number */.aig()),
    cvss_vector: lenient(schemas/* string */.YjP()),
    impact: passage,
    remediation: passage,
    isFixed: lenient(schemas/* boolean */.zMY()),
    isDismissed: lenient(schemas/* boolean */.zMY()),
    fixClaimed: lenient(schemas/* boolean */.zMY()),
});
/** The three calls share one limit. */
const triageLimit = { requests: 30, windowMs: 60_000 };
/** How the answers to triage look is shown for `reopen` alone, which wraps the finding. */
const stateSchema = schemas/* object */.Ikc({
    id: lenient(schemas/* string */.YjP()),
    isFixed: lenient(schemas/* boolean */.zMY()),
    isDismissed: lenient(schemas/* boolean */.zMY()),
    fixClaimed: lenient(schemas/* boolean */.zMY()),
});
const triagedSchema = schemas/* catch */.MfU(schemas/* extend */.X$i(stateSchema, { vulnerability: lenient(stateSchema) }), {});
/** Findings lie in the list `data` of a page. */
const findingMembers = { depth: 3, names: new Set(Object.keys(findingSchema.shape)) };
const completed = 'COMPLETED';
/** A list that is not COMPLETED may lack everything else. */
const findingsPageSchema = schemas/* object */.Ikc({
    status: schemas/* string */.YjP(),
    data: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* array */.YOg(findingSchema))),
    total: schemas/* optional */.lqM(schemas/* nullable */.mee(countSchema)),
    pageSize: lenient(schemas/* int */.Whr().check(api/* _positive */.NC())),
})
    .check(schemas/* refine */.YPB((page) => page.status !== completed || Array.isArray(page.data), { path: ['data'] }), schemas/* refine */.YPB((page) => page.status !== completed || typeof page.total === 'number', { path: ['total'] }));
function createFindings(caller, clock) {
    const pace = createPace(clock, triageLimit);
    const read = ({ appId, ...query }, limits) => caller.json({ path: ['apps', appId, 'vulnerabilities'], query, members: findingMembers, ...limits }, findingsPageSchema);
    return {
        status: async (appId, limits) => (await read({ appId, page: 1, pageSize: 1 }, limits)).status,
        list: (appId, limits) => readAllPages({
            clock,
            idOf: (finding) => finding.id,
            readPage: async (page) => {
                const { status, data, total, pageSize } = await read({ appId, page, pageSize: maxPageSize }, limits);
                return status === completed ? { items: data ?? [], total: total ?? 0, pageSize } : { stop: status };
            },
        }),
        get: async (findingId) => {
            const finding = await caller.json({ path: ['vulnerabilities', findingId] }, findingSchema);
            requireSame(findingId, finding.id);
            return finding;
        },
        triage: async (findingId, action) => {
            const call = { method: 'POST', path: ['vulnerabilities', findingId, action], pace };
            const { vulnerability, ...answer } = (await caller.jsonIfAny(call, triagedSchema)) ?? {};
            const { id, ...state } = vulnerability ?? answer;
            if (id !== undefined)
                requireSame(findingId, id);
            return state;
        },
    };
}
function requireSame(asked, answered) {
    if (asked === answered)
        return;
    throw new errors/* ServiceError */._7('unexpected-response', `Asked for finding ${asked}, the service answered with finding ${answered}`);
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./build/service/reports.js






const maxReportBytes = 100 * 1024 * 1024;
const pdfSignature = '%PDF-';
/** A report; `runNumber` names the security run that it came from. */
const reportSchema = schemas/* object */.Ikc({
    reportId: schemas_identifier,
    runNumber: lenient(schemas/* int */.Whr()),
    issuesCount: lenient(schemas/* int */.Whr().check(api/* _nonnegative */.UI())),
});
const reportPageSchema = schemas/* object */.Ikc({ data: schemas/* array */.YOg(reportSchema) });
function createReports(caller) {
    return {
        list: async (appId, limits) => {
            const query = { page: 1, pageSize: maxPageSize };
            const { data } = await caller.json({ path: ['apps', appId, 'reports'], query, ...limits }, reportPageSchema);
            return data;
        },
        download: (reportId, file) => caller.pdf({ path: ['reports', reportId] }, { maxBytes: maxReportBytes, sink: (bytes) => writePdf(bytes, file) }),
    };
}
async function writePdf(bytes, file) {
    const partial = `${file}.partial`;
    const opened = await (0,external_node_fs_promises_.open)(partial, 'w');
    try {
        await (0,external_node_stream_promises_.pipeline)(requirePdf(bytes), opened.createWriteStream());
        await (0,external_node_fs_promises_.rename)(partial, file);
    }
    catch (error) {
        await (0,external_node_fs_promises_.rm)(partial, { force: true });
        throw error;
    }
}
/** Passes the bytes on once they are known to begin as a PDF does. */
async function* requirePdf(bytes) {
    let head = Buffer.alloc(0);
    let checked = false;
    for await (const chunk of bytes) {
        if (checked) {
            yield chunk;
            continue;
        }
        head = Buffer.concat([head, chunk]);
        if (head.length < pdfSignature.length)
            continue;
        if (head.subarray(0, pdfSignature.length).toString('latin1') !== pdfSignature)
            throw notPdf();
        checked = true;
        yield head;
    }
    if (!checked)
        throw notPdf();
}
function notPdf() {
    return new errors/* ServiceError */._7('unexpected-response', 'The downloaded report is not a PDF');
}

;// CONCATENATED MODULE: ./build/service/roles.js
/**
 * The roles that a token (a JWT) names. How its claims are called is not specified: every claim with `role` in its name counts.
 * Nothing rests on it but an early warning, so the signature is not verified.
 * @returns an empty list when the token does not tell
 */
function rolesOf(token) {
    return Object.entries(claimsOf(token))
        .filter(([name]) => /role/i.test(name))
        .flatMap(([, value]) => value)
        .filter((value) => typeof value === 'string');
}
/** The claims of a token (a JWT), unverified; empty when it is none. */
function claimsOf(token) {
    try {
        const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
        return typeof claims === 'object' && claims !== null ? { ...claims } : {};
    }
    catch {
        return {}; // not a JWT: it tells nothing
    }
}

;// CONCATENATED MODULE: ./build/service/runs.js


const scheduledRunSchema = schemas/* object */.Ikc({
    taskId: schemas_identifier,
    appId: lenient(schemas/* string */.YjP()),
    state: schemas/* catch */.MfU(schemas/* string */.YjP(), 'QUEUED'),
    runNumber: lenient(schemas/* int */.Whr()),
    statusUrl: lenient(schemas/* string */.YjP()),
});
function createRuns(caller) {
    return {
        trigger: (appId, limits) => caller.json({ method: 'POST', path: ['apps', appId, 'security-agent'], json: {}, ...limits }, scheduledRunSchema),
    };
}

;// CONCATENATED MODULE: ./build/service/session.js

/** A session makes one login at a time, however many requests wait for it. */
function createSession({ credentials, login, onToken }) {
    let current = credentials.token;
    let underway;
    if (current !== undefined)
        onToken(current);
    const logIn = async (deadline) => {
        const { username, password } = credentials;
        if (username === undefined || password === undefined)
            throw cannotRenew();
        const token = await login({ username, password }, deadline).catch(refuseLogin);
        onToken(token);
        current = token;
        return token;
    };
    const logInOnce = (deadline) => {
        underway ??= logIn(deadline).finally(() => {
            underway = undefined;
        });
        return underway;
    };
    return {
        token: async (deadline) => current ?? logInOnce(deadline),
        renewed: async (refused, deadline) => current !== undefined && current !== refused ? current : logInOnce(deadline),
    };
}
function cannotRenew() {
    return new errors/* ServiceError */._7('login-rejected', 'The service refused `api-token` (401): it is wrong or has expired. Give `username` and `password` as well, so that it can be renewed.');
}
/** A login that is refused stays refused: whatever 4xx says no is one kind of failure. */
function refuseLogin(error) {
    if ((0,errors/* isServiceError */.gi)(error, 'invalid-request', 'unauthenticated', 'payment-required', 'forbidden')) {
        const message = `The service refused the login: ${error.message}. Check \`username\` and \`password\`.`;
        throw new errors/* ServiceError */._7('login-rejected', message, { cause: error });
    }
    if ((0,errors/* isServiceError */.gi)(error, 'not-found')) {
        const message = `There is no token endpoint at \`auth-url\`: ${error.message}.`;
        throw new errors/* ServiceError */._7('unexpected-response', message, { transient: false, cause: error });
    }
    throw error;
}

;// CONCATENATED MODULE: ./build/service/tasks.js



/**
 * A task record. Only `state` is sure to be there when a task is polled; unknown states are kept as they came.
 * `operation` marks a vision run.
 */
const taskSchema = schemas/* object */.Ikc({
    taskId: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas_identifier)),
    appId: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* string */.YjP())),
    state: schemas/* string */.YjP().check(api/* _minLength */.m9(1)),
    runNumber: lenient(schemas/* int */.Whr()),
    createdAt: lenient(schemas/* string */.YjP().check(api/* _maxLength */.Eb(40))),
    statusUrl: lenient(schemas/* string */.YjP()),
    operation: lenient(schemas/* string */.YjP()),
});
function createTasks(caller) {
    return {
        get: async (taskId, limits) => {
            const record = await caller.json({ path: ['tasks', taskId], ...limits }, taskSchema);
            if (record.taskId && record.taskId !== taskId)
                throw new errors/* ServiceError */._7('unexpected-response', `Asked for task ${taskId}, the service answered with ${record.taskId}`);
            return { ...record, taskId, appId: record.appId ?? undefined };
        },
    };
}

// EXTERNAL MODULE: ./build/service/body.js + 1 modules
var service_body = __webpack_require__(61979);
// EXTERNAL MODULE: ./build/service/network-error.js
var network_error = __webpack_require__(76829);
// EXTERNAL MODULE: ./build/service/retry-after.js
var retry_after = __webpack_require__(36805);
;// CONCATENATED MODULE: ./build/service/problem.js



/** Further members are kept; those that have the wrong type are absent. */
const problemSchema = schemas/* looseObject */._H3({
    type: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined),
    title: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined),
    detail: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined),
    errors: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* unknown */.L5J())), undefined),
});
const codesByStatus = {
    400: 'invalid-request',
    401: 'unauthenticated',
    402: 'payment-required',
    403: 'forbidden',
    404: 'not-found',
    408: 'request-timeout',
    409: 'conflict',
    429: 'rate-limited',
};
/** Slugs on which the client branches before it looks at the status. */
const codesBySlug = new Map([
    ['run-already-active', 'run-already-active'],
    ['not-found', 'not-found'],
]);
/** Turns an answer of 400 or more into a typed error: by the problem's `type` slug, then by its status. */
function errorOfAnswer({ request, status, retryAfter, body }) {
    const problem = parseProblem(body);
    const retryAfterMs = (0,retry_after/* parseRetryAfter */.m)(retryAfter, Date.now());
    const said = [problem?.title, problem?.detail].filter(Boolean).join(': ');
    return new errors/* ServiceError */._7(codeOf(status, problem), `${request} was answered ${status}${said ? ` (${said})` : ''}`, {
        status,
        transient: isPassing(status) && (0,errors/* slugOf */.tF)(problem) !== 'onboarding-unavailable',
        ...(problem && { problem }),
        ...(retryAfterMs !== undefined && { retryAfterMs }),
    });
}
/** But for one: a deployment that cannot onboard an app stays so. */
function isPassing(status) {
    return status >= 500 || status === 408 || status === 429;
}
function codeOf(status, problem) {
    const bySlug = status < 500 ? codesBySlug.get((0,errors/* slugOf */.tF)(problem)) : undefined;
    if (bySlug)
        return bySlug;
    if (status >= 500)
        return 'server-error';
    return codesByStatus[status] ?? 'unexpected-response';
}
function parseProblem(body) {
    try {
        const parsed = core_parse/* safeParse */.xL(problemSchema, JSON.parse(body));
        return parsed.success ? parsed.data : undefined;
    }
    catch {
        return undefined; // not JSON: the status alone has to do
    }
}

// EXTERNAL MODULE: ./build/service/time-limit.js
var time_limit = __webpack_require__(4037);
;// CONCATENATED MODULE: ./build/service/transport.js






const maxJsonBytes = 32 * 1024 * 1024;
const maxYamlBytes = 8 * 1024 * 1024;
const maxProblemBytes = 64 * 1024;
const jsonType = /^application\/([a-z.-]+\+)?json$/;
/** YAML has many names, and an empty answer none. */
const notForPeople = /^(?!text\/html$|application\/xhtml)/;
function createTransport(options) {
    return {
        json: (request, schema) => exchange(options, {
            request,
            accept: 'application/json',
            mediaType: jsonType,
            read: (answer) => readJson({ ...answer, members: request.members }, schema),
        }),
        jsonIfAny: (request, schema) => exchange(options, {
            request,
            accept: 'application/json',
            mediaType: notForPeople,
            read: (answer) => readJsonIfAny(answer, schema),
        }),
        yaml: (request) => exchange(options, {
            request,
            accept: 'application/yaml',
            mediaType: notForPeople,
            read: ({ response }) => (0,service_body/* readText */.yR)(response, { maxBytes: maxYamlBytes }),
        }),
        pdf: (request, { maxBytes, sink }) => exchange(options, {
            request,
            accept: 'application/pdf',
            mediaType: /^application\/pdf$/,
            read: ({ response }) => sink((0,service_body/* decodedBody */.jh)(response, maxBytes)),
        }),
    };
}
async function exchange(options, { request, accept, mediaType, read }) {
    options.signal.throwIfAborted(); // a write under way may end, but none begins
    const { deadline, method } = request;
    const limit = (0,time_limit/* limitTime */.D)({ ...options, deadline, signal: method === 'GET' ? options.signal : undefined });
    const to = nameOf(request);
    let status;
    try {
        const response = await options.http({ ...httpRequest(request, { ...options, accept }), signal: limit.signal });
        status = response.status;
        const answer = { to, response };
        await refuseFailure(answer);
        requireMediaType(answer, mediaType);
        return await read(answer);
    }
    catch (error) {
        options.signal.throwIfAborted();
        throw (0,network_error/* errorOfException */.F)(error, { request: to, status, timedOutMs: limit.signal.aborted ? limit.ms : undefined });
    }
    finally {
        limit.end();
    }
}
function httpRequest({ method, url, token, json }, { userAgent, accept }) {
    const headers = {
        accept: `${accept}, application/problem+json`,
        'accept-encoding': 'gzip',
        'user-agent': userAgent,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
    };
    return { method, url, headers, ...(json !== undefined && { body: JSON.stringify(json) }) };
}
/** Anything but a 2xx is an error; a redirect is never followed, since the token belongs to the configured origin alone. */
async function refuseFailure({ to, response }) {
    const { status } = response;
    if (status >= 200 && status < 300)
        return;
    if (status < 400) {
        const message = `${to} was answered by a redirect (${status}), which is refused. Check \`base-url\` and \`auth-url\``;
        throw new errors/* ServiceError */._7('unexpected-response', message, { status, transient: false });
    }
    const body = await (0,service_body/* readText */.yR)(response, { maxBytes: maxProblemBytes }).catch(() => '');
    throw errorOfAnswer({ request: to, status, retryAfter: (0,service_body/* headerOf */.rR)(response, 'retry-after'), body });
}
async function readJson(answer, schema) {
    const text = await (0,service_body/* readText */.yR)(answer.response, { maxBytes: maxJsonBytes, members: answer.members });
    return conform(answer, { json: parseJson(answer, text), schema });
}
async function readJsonIfAny(answer, schema) {
    const text = await (0,service_body/* readText */.yR)(answer.response, { maxBytes: maxJsonBytes });
    if (text.trim() === '' || !jsonType.test(mediaTypeOf(answer)))
        return undefined;
    return conform(answer, { json: parseJson(answer, text), schema });
}
function conform(answer, { json, schema }) {
    const parsed = core_parse/* safeParse */.xL(schema, json);
    if (parsed.success)
        return parsed.data;
    const place = parsed.error.issues[0]?.path.join('.') || 'its top level';
    throw transport_unexpected(answer, { what: `misses a value, or has a wrong one, at "${place}"` });
}
function parseJson(answer, text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw transport_unexpected(answer, { what: 'is not valid JSON', cause });
    }
}
function requireMediaType(answer, wanted) {
    const type = mediaTypeOf(answer);
    if (!wanted.test(type))
        throw transport_unexpected(answer, { what: `has the content type "${type}"` });
}
function mediaTypeOf({ response }) {
    return (0,service_body/* headerOf */.rR)(response, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'none';
}
function transport_unexpected({ to, response }, { what, cause }) {
    const message = `The answer to ${to} (status ${response.status}) ${what}`;
    return new errors/* ServiceError */._7('unexpected-response', message, { status: response.status, cause });
}
/** How messages name a request: without its host and query. */
function nameOf({ method, url }) {
    return `${method} ${url.pathname}`;
}

;// CONCATENATED MODULE: ./build/service/vision-runs.js



/** What a vision run does. */
const visionOperations = (/* unused pure expression or super */ null && (['map', 'validate-login', 'discover-roles', 'verify-rbac']));
const taskPrefix = 'task_vr_';
const scheduledVisionRunSchema = schemas/* object */.Ikc({
    taskId: schemas_identifier,
    appId: lenient(schemas/* string */.YjP()),
    operation: lenient(schemas/* string */.YjP()),
    state: schemas/* catch */.MfU(schemas/* string */.YjP(), 'QUEUED'),
    statusUrl: lenient(schemas/* string */.YjP()),
});
function createVisionRuns(caller) {
    return {
        start: (appId, operation) => caller.json({ method: 'POST', path: ['apps', appId, 'vision-agent'], json: { operation } }, scheduledVisionRunSchema),
    };
}
/** The task of a vision run; where the API names a run, its id may or may not have the prefix of tasks. */
function visionTaskId(visionRunId) {
    return visionRunId.startsWith(taskPrefix) ? visionRunId : `${taskPrefix}${visionRunId}`;
}
/** The task of the run that is in flight, when that is why another one was refused (409) and the refusal names it. */
function activeVisionTask(error) {
    if (!isServiceError(error, 'conflict'))
        return undefined;
    const { data } = z.safeParse(identifier, error.problem?.activeVisionRunId);
    return data === undefined ? undefined : visionTaskId(data);
}

;// CONCATENATED MODULE: ./build/service/client.js












/** Creates a client. Nothing is sent until the first call, which logs in. */
function connect(options) {
    const { baseUrl, clock, maxRetries, onRetry, random = Math.random } = options;
    const transport = createTransport(options);
    const session = createSession({
        credentials: options.credentials,
        login: (login, deadline) => requestToken(transport, options.authUrl, { ...login, deadline }),
        onToken: options.onToken,
    });
    const caller = createCaller({ baseUrl, transport, session, clock, random, maxRetries, onRetry });
    return {
        apps: createApps(caller, clock),
        runs: createRuns(caller),
        visionRuns: createVisionRuns(caller),
        tasks: createTasks(caller),
        findings: createFindings(caller, clock),
        reports: createReports(caller),
        contract: createContract(caller),
        claims: async () => claimsOf(await session.token(undefined)),
        roles: async () => rolesOf(await session.token(undefined)),
    };
}
/** A token goes into a header: no blanks, no line breaks. */
const tokenSchema = schemas/* object */.Ikc({ id_token: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[\x21-\x7e]+$/)) });
/** `POST {auth-url}/api/v1/auth/token` */
async function requestToken(transport, authUrl, request) {
    const { username, password, deadline } = request;
    const url = new URL(`${authUrl.href.replace(/\/$/, '')}/api/v1/auth/token`);
    const { id_token } = await transport.json({ method: 'POST', url, json: { username, password }, deadline }, tokenSchema);
    return id_token;
}

// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
;// CONCATENATED MODULE: ./build/service/http.js


/** HTTP over undici: pooled connections, proxies, extra certificates. The caller's signal is the only time limit. */
function createHttp({ proxyFor, extraCa }) {
    const trust = extraCa === undefined ? {} : { ca: [...external_node_tls_.getCACertificates('default'), extraCa] };
    const dispatchers = new Map();
    const dispatcherFor = (url) => {
        const proxy = proxyFor(url) ?? '';
        const key = `${url.protocol} ${proxy}`;
        const dispatcher = dispatchers.get(key) ?? createDispatcher(url, proxy, trust);
        dispatchers.set(key, dispatcher);
        return dispatcher;
    };
    return async ({ url, ...rest }) => {
        const answer = (0,undici.request)(url, { ...rest, dispatcher: dispatcherFor(url) });
        const { statusCode, headers, body } = await Promise.race([answer, rejectionOnAbort(rest.signal)]);
        body.on('error', () => { }); // an answer that nobody reads may still be aborted
        return { status: statusCode, headers, body };
    };
}
/** undici heeds a signal only once it has a connection: a connection that never comes about is given up here. */
function rejectionOnAbort(signal) {
    return new Promise((_, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted)
            abort();
        else
            signal.addEventListener('abort', abort, { once: true });
    });
}
function createDispatcher(url, proxy, trust) {
    // The caller's signal limits every phase; undici's own limits would only cut it short.
    const limits = { headersTimeout: 0, bodyTimeout: 0 };
    if (proxy === '')
        return new undici.Agent({ ...limits, connect: { ...trust, timeout: 0 } });
    // Plain HTTP goes through a proxy as it is: many proxies allow CONNECT to port 443 only.
    return new undici.ProxyAgent({
        ...limits,
        uri: proxy,
        factory: createPool,
        proxyTunnel: url.protocol === 'https:',
        requestTls: { ...trust, timeout: 0 },
        proxyTls: { ...trust, timeout: 0 },
    });
}
/** undici takes a CONNECT that the proxy drops for a lost socket, and would connect anew without end. */
function createPool(origin, options) {
    const pool = new undici.Pool(origin, options);
    return pool.on('connectionError', (_, targets, error) => targets.at(-1)?.destroy(error));
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/actions/service-connection.js





/** How the actions name themselves to servers. */
const userAgent = `security-test-gate/${version/* version */.r}`;
/** Connects an action to the service: by the proxies of the environment, and with every token masked as it is obtained. */
function connectToService(inputs, { onSecret, ...surroundings }) {
    const onToken = (token) => {
        (0,core/* setSecret */.Pq)(token);
        onSecret(token);
    };
    if (inputs.credentials.password !== undefined)
        onSecret(inputs.credentials.password);
    return connect({ ...inputs, ...surroundings, http: openHttp(inputs), userAgent, onToken });
}
/** HTTP by the proxies of the environment, with the certificates of the inputs. */
function openHttp({ extraCa }) {
    return createHttp({ proxyFor: (url) => (0,proxy_from_env/* getProxyForUrl */.T)(url.href) || undefined, extraCa });
}

// EXTERNAL MODULE: ./build/actions/status-url.js
var status_url = __webpack_require__(18616);
;// CONCATENATED MODULE: ./build/actions/gate/deployment.js


/** The deployed app as the gate asks it for its version; undefined when no proof of the build is asked for. */
async function connectToDeployment({ version, connection }, { clock, signal }) {
    if (version === undefined)
        return undefined;
    // Loaded here, since most runs need none of it.
    const { createVersionReader } = await __webpack_require__.e(/* import() */ 176).then(__webpack_require__.bind(__webpack_require__, 55176));
    const { url, expected, timeoutMs } = version;
    const { requestTimeoutMs } = connection;
    const readVersion = createVersionReader({
        url,
        http: openHttp(connection),
        clock,
        userAgent: userAgent,
        requestTimeoutMs,
        signal,
    });
    return { expected, timeoutMs, readVersion, excerpt: untrusted/* excerpt */.Kb };
}

// EXTERNAL MODULE: ./build/results/acceptances.js
var acceptances = __webpack_require__(96609);
// EXTERNAL MODULE: ./build/results/findings-lines.js
var findings_lines = __webpack_require__(72425);
// EXTERNAL MODULE: ./build/actions/gate/story.js + 1 modules
var story = __webpack_require__(69105);
;// CONCATENATED MODULE: ./build/actions/gate/findings-log.js





const maxLines = 100;
/** Tells the findings in the log: what blocks, then the other open ones in a group; or their counts alone. */
function logFindings(assessment, details) {
    (0,core/* info */.pq)((0,untrusted/* forLog */.Ig)((0,findings_lines/* countsLine */.J7)(assessment)));
    if (assessment.unknownSeverities.length > 0) {
        const consequence = assessment.blocking.some(({ severity }) => severity === undefined) ? ', and block' : '';
        const named = assessment.unknownSeverities.join(', ');
        (0,story/* warn */.R)(`Findings have a severity that is none of the four${consequence}: ${named}`);
    }
    for (const { level, message } of (0,acceptances/* remarksOn */.r)(assessment.acceptances ?? []))
        (level === 'warning' ? core/* warning */.$e : core/* notice */.lm)((0,untrusted/* forLog */.Ig)(message), { title: 'Policy of the Security Test Gate' });
    if (details === 'counts') {
        (0,core/* info */.pq)('Findings are shown as counts only: the repository is public, or `details: counts` is set');
        return;
    }
    logList(assessment.blocking, 'Blocking: ');
    const others = assessment.open.filter(({ blocking }) => !blocking);
    logGroup(others, { title: 'Open findings that do not block', prefix: 'Open: ' });
    logGroup(assessment.accepted, { title: 'Findings that the policy accepts', prefix: 'Accepted: ' });
}
function logGroup(findings, { title, prefix }) {
    if (findings.length === 0)
        return;
    (0,core/* startGroup */.Oh)(`${title} (${findings.length})`);
    logList(findings, prefix);
    (0,core/* endGroup */.N4)();
}
function logList(findings, prefix) {
    for (const finding of findings.slice(0, maxLines))
        (0,core/* info */.pq)((0,untrusted/* forLog */.Ig)(`${prefix}${(0,findings_lines/* findingLine */.mC)(finding)}`));
    if (findings.length > maxLines)
        (0,core/* info */.pq)(`… and ${findings.length - maxLines} more`);
}

// EXTERNAL MODULE: ./build/github/failure.js
var failure = __webpack_require__(220);
// EXTERNAL MODULE: ./build/github/octokit.js + 1 modules
var octokit = __webpack_require__(41676);
// EXTERNAL MODULE: ./build/github/request-error.js
var request_error = __webpack_require__(49396);
;// CONCATENATED MODULE: ./build/github/sticky.js




/** What GitHub takes as a body, in characters. */
const maxBodyLength = 65_536;
/** Hidden line that identifies the comment of an app, a workflow and a job. The names are hashed, so that none can end the HTML comment. */
function commentMarker({ appId, workflow, job }) {
    return markerOf(['comment', appId, workflow, job]);
}
/** Hidden line that identifies the issue of an app. */
function issueMarker({ appId }) {
    return markerOf(['issue', appId]);
}
/** As JSON, no two lists of names are the same text. */
function markerOf(names) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(names)).digest('hex');
    return `<!-- security-test-gate:${hash.slice(0, 32)} -->`;
}
/** What is kept: the marker, and below it the text that is seen. */
function withMarker(marker, body) {
    return `${marker}\n${body}`;
}
/** GitHub may end lines its own way, and drop blanks at the end. */
function isSameText(left, right) {
    const normal = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return normal(left ?? '') === normal(right);
}
/**
 * Finds the first post of ours, page by page in GitHub's order. Anybody can copy the marker into a post of their own; writing there
 * would leave the gate's words in a post that its author can change. Hence the marker must come first, where it does not stand in
 * an app's post that quotes somebody, and the author must be us.
 */
async function findOwn(octokit, { pages, marker }) {
    const isOwn = createAuthorship(octokit);
    for await (const { data } of pages) {
        if (!Array.isArray(data))
            throw new Error('GitHub answered with something that is not a list.');
        for (const post of data)
            if (post.body?.startsWith(marker) && (await isOwn(post.user)))
                return post;
    }
    return undefined;
}
/**
 * Tells whether an author is the one that the token writes as. The token of a job, and those of GitHub Apps, cannot ask who they
 * are, but write as a bot, and bots are let into a repository by its administrators: bots count as ourselves. A person is ourselves
 * only if the token is that person's, which is asked when it matters. A deleted account can change nothing any more.
 */
function createAuthorship(octokit) {
    let self;
    return async (author) => {
        if (!author || author.type === 'Bot')
            return true;
        self ??= whoAmI(octokit);
        return (0,github_environment/* memberOf */.C5)(await self, 'id') === author.id;
    };
}
/** @returns undefined for tokens that are not a person's, which are refused */
async function whoAmI(octokit) {
    try {
        return (await octokit.rest.users.getAuthenticated()).data;
    }
    catch (error) {
        if ((0,request_error/* isDenied */.GZ)(error))
            return undefined;
        throw error;
    }
}
/** Creates what was not found. When the answer is lost it may exist all the same, so that it is looked for before it is sent again. */
async function createOnce(create, find) {
    try {
        return await create();
    }
    catch (error) {
        if (!(0,request_error/* isAmbiguous */.X2)(error))
            throw error;
        await (0,promises_.setTimeout)(1000); // what was just created may not be listed at once
        return (await find()) ?? (await create());
    }
}

;// CONCATENATED MODULE: ./build/github/sticky-comment.js


/**
 * Keeps one comment on a pull request. Of duplicates, which two jobs at the same time can create, the oldest is kept up to date and
 * the others are left alone.
 * @throws GitHubFailure
 */
function upsertComment(comment) {
    const { number, isFork } = comment.pullRequest;
    const failed = `The comment on pull request #${number} could not be written`;
    return (0,failure/* explainFailure */.S)({ failed, permission: 'pull-requests: write', isFork }, () => upsert(comment));
}
async function upsert({ octokit, repository, pullRequest, marker, mode, ...rest }) {
    const body = withMarker(marker, rest.body);
    if (body.length > maxBodyLength)
        throw new failure/* GitHubFailure */.i(`A comment of ${body.length} characters is longer than GitHub's limit of ${maxBodyLength}.`);
    const at = { owner: repository.owner, repo: repository.name };
    const inPullRequest = { ...at, issue_number: pullRequest.number };
    const { createComment, listComments, updateComment } = octokit.rest.issues;
    const find = () => {
        const pages = octokit.paginate.iterator(listComments, { ...inPullRequest, per_page: 100 });
        return findOwn(octokit, { pages, marker });
    };
    const found = await find();
    if (!found && mode === 'update')
        return { change: 'none' };
    if (!found) {
        const created = await createOnce(async () => (await createComment({ ...inPullRequest, body })).data, find);
        return { change: 'created', url: created.html_url };
    }
    if (isSameText(found.body, body))
        return { change: 'unchanged', url: found.html_url };
    const { data } = await updateComment({ ...at, comment_id: found.id, body });
    return { change: 'updated', url: data.html_url };
}

;// CONCATENATED MODULE: ./build/github/sticky-issue.js


/** Label by which the issues are found without reading all of a repository's. GitHub creates it with the first issue that has it. */
const issueLabel = 'security-test-gate';
/**
 * Keeps one issue an app. A closed one is reopened rather than followed by a new one: assignees, subscribers, the discussion and
 * links to it stay together, and whoever was told is told again.
 * @throws GitHubFailure
 */
function syncIssue(issue) {
    const failed = 'The issue of the security gate could not be kept up to date';
    return (0,failure/* explainFailure */.S)({ failed, permission: 'issues: write' }, () => sync(issue));
}
async function sync({ octokit, repository, marker, title, state, ...rest }) {
    const tracker = createTracker({ octokit, repository, marker });
    const found = await tracker.find();
    if (state === 'closed') {
        if (found?.state !== 'open')
            return found ? { change: 'unchanged', url: found.html_url } : { change: 'none' };
        await tracker.close(found.number, rest.body);
        return { change: 'closed', url: found.html_url };
    }
    const body = withMarker(marker, rest.body);
    if (body.length > maxBodyLength)
        throw new failure/* GitHubFailure */.i(`An issue of ${body.length} characters is longer than GitHub's limit of ${maxBodyLength}.`);
    if (!found)
        return { change: 'opened', url: await tracker.open({ title, body }) };
    const isOpen = found.state === 'open';
    if (isOpen && found.title === title && isSameText(found.body, body))
        return { change: 'unchanged', url: found.html_url };
    await tracker.update(found.number, { title, body, ...(!isOpen && { state: 'open', state_reason: 'reopened' }) });
    return { change: isOpen ? 'updated' : 'reopened', url: found.html_url };
}
function createTracker({ octokit, repository, marker }) {
    const at = { owner: repository.owner, repo: repository.name };
    const { create, createComment, listForRepo, update } = octokit.rest.issues;
    const find = () => {
        const order = { sort: 'created', direction: 'asc', per_page: 100 };
        const pages = octokit.paginate.iterator(listForRepo, { ...at, labels: issueLabel, state: 'all', ...order });
        return findOwn(octokit, { pages, marker });
    };
    return {
        find,
        async open(content) {
            const issue = await createOnce(async () => (await create({ ...at, ...content, labels: [issueLabel] })).data, find);
            requireLabel(issue);
            return issue.html_url;
        },
        update: (issue_number, change) => update({ ...at, issue_number, ...change }),
        /** The comment comes second: were closing to fail after it, the next run would comment again. */
        async close(issue_number, body) {
            await update({ ...at, issue_number, state: 'closed', state_reason: 'completed' });
            await createComment({ ...at, issue_number, body });
        },
    };
}
/** GitHub drops labels silently when the token may not set them; the next run would then open a second issue. */
function requireLabel(issue) {
    if (issue.labels.some((label) => (typeof label === 'string' ? label : label.name) === issueLabel))
        return;
    throw new failure/* GitHubFailure */.i(`The issue ${issue.html_url} was opened without its label, by which the next run would find it. Add the label \`${issueLabel}\` to it, and let \`github-token\` be one with write access.`);
}

// EXTERNAL MODULE: ./build/results/sections.js
var results_sections = __webpack_require__(55193);
;// CONCATENATED MODULE: ./build/results/comment.js

/** GitHub refuses a body over 65,536 characters; this leaves room for everything but the findings. */
const budget = { maxItems: 25, maxBytes: 40_000 };
/** The body of the pull request comment, or of the issue, without its marker. */
function renderComment(result) {
    const { assessment, details } = result;
    const sections = ['## Security Test Gate', (0,results_sections/* renderHead */.pd)(result)];
    if (assessment)
        sections.push((0,results_sections/* renderCounts */.Pn)(assessment));
    if (assessment && details === 'full')
        sections.push((0,results_sections/* renderTable */.bo)(assessment.blocking, { ...budget, elsewhere: 'in the job summary and the PDF report' }));
    return `${sections.filter(Boolean).join('\n\n')}\n`;
}

;// CONCATENATED MODULE: ./build/actions/gate/github-views.js









/** Keeps the pull request comment and the issue of scheduled runs. What GitHub does not allow is a notice, never a verdict. */
async function updateGitHubViews(views) {
    const { result, inputs, event } = views;
    if (inputs.comment !== 'never' && event.pullRequest)
        await attempt(() => updateComment(views));
    // A verdict that was asked for is no news of the app.
    if (inputs.openIssue && event.name === 'schedule' && !(0,gate_verdict/* wasAskedFor */.lU)(result.verdict))
        await attempt(() => updateIssue(views));
}
async function updateComment({ result, inputs, event, appName, signal }) {
    const { pullRequest, repository, workflow, job } = event;
    if (!pullRequest || !repository)
        return;
    const changed = await upsertComment({
        octokit: await (0,octokit.createOctokit)({ token: inputs.token, signal }),
        repository,
        pullRequest,
        marker: commentMarker({ appId: appName, workflow, job }),
        body: renderComment(result),
        mode: inputs.comment === 'on-failure' && result.verdict.verdict === 'passed' ? 'update' : 'upsert',
    });
    if (changed.change !== 'none')
        (0,core/* info */.pq)(`Pull request comment ${changed.change}: ${changed.url}`);
}
async function updateIssue({ result, inputs, event, appName, signal }) {
    if (!event.repository)
        return;
    const changed = await syncIssue({
        octokit: await (0,octokit.createOctokit)({ token: inputs.token, signal }),
        repository: event.repository,
        marker: issueMarker({ appId: appName }),
        title: (0,untrusted/* forLog */.Ig)(`Security Test Gate: ${result.app?.label ?? appName} is not proven clean`),
        body: renderComment(result),
        state: result.verdict.verdict === 'passed' ? 'closed' : 'open',
    });
    if (changed.change !== 'none')
        (0,core/* info */.pq)(`Issue ${changed.change}: ${changed.url}`);
}
async function attempt(action) {
    try {
        await action();
    }
    catch (error) {
        const message = error instanceof failure/* GitHubFailure */.i ? error.message : `GitHub could not be told: ${error}`;
        (0,core/* notice */.lm)((0,untrusted/* forLog */.Ig)(message), { title: 'Security Test Gate' });
    }
}

;// CONCATENATED MODULE: ./build/actions/gate/governing-files.js




const defaultPolicyFile = '.github/security-gate.yml';
const maxPolicyBytes = 256 * 1024;
/** Tokens of people, old ones without a prefix. Those of jobs and of apps are answered with 403 where they may not read. */
const personalToken = /^(?:(?:ghp|gho|ghu|github_pat)_|[0-9a-f]{40}$)/;
const maxBaselineBytes = 64 * 1024 * 1024;
/**
 * Reads the policy and the baseline. Where the checkout may hold what somebody proposes, they are read at the commit that the proposal
 * is based on, by GitHub's API: a change must not judge itself.
 */
async function readGoverningFiles({ configFile, baselineFile }, place) {
    const policy = await governing_files_attempt('invalid-policy', () => readPolicy(configFile, place));
    if ('verdict' in policy)
        return policy;
    const baseline = await governing_files_attempt('invalid-baseline', () => governing_files_readBaseline(baselineFile, place));
    return 'verdict' in baseline ? baseline : { policy: policy.value, baseline: baseline.value };
}
async function governing_files_attempt(reason, read) {
    try {
        return { value: await read() };
    }
    catch (error) {
        return { verdict: (0,gate_verdict/* setupError */.CU)(reason, (0,error_message/* sentence */.e)((0,error_message/* messageOf */.b)(error))) };
    }
}
/** @throws {Error} when it is malformed, or was named and cannot be read */
async function readPolicy(configFile, place) {
    const file = configFile ?? defaultPolicyFile;
    const text = await readGoverning({ file, maxBytes: maxPolicyBytes, isDownloadable: false }, place);
    if (text === undefined && configFile === undefined)
        return undefined;
    if (text === undefined)
        throw new Error(`\`config-file\`: there is no file ${file} ${whereOf(place)}`);
    const { parsePolicy } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(768), __webpack_require__.e(901)]).then(__webpack_require__.bind(__webpack_require__, 82901));
    return parsePolicy(text, { file, today: place.today });
}
async function governing_files_readBaseline(file, place) {
    if (file === undefined)
        return undefined;
    const text = await readGoverning({ file, maxBytes: maxBaselineBytes, isDownloadable: true }, place);
    if (text === undefined) {
        const remedy = place.event.proposal ? '; keep one that the job downloads outside of the workspace' : '';
        throw new Error(`\`baseline-file\`: there is no file ${file} ${whereOf(place)}${remedy}`);
    }
    const { parseBaseline } = await __webpack_require__.e(/* import() */ 482).then(__webpack_require__.bind(__webpack_require__, 69482));
    return parseBaseline(text, file);
}
/** @returns undefined when there is no such file */
async function readGoverning(wanted, place) {
    if (!place.event.proposal)
        return readLocal(wanted, place.workspace);
    const path = await repositoryPath(wanted.file, place.workspace);
    if (path !== undefined)
        return readAtBase({ path, maxBytes: wanted.maxBytes }, place);
    if (wanted.isDownloadable)
        return readLocal(wanted, place.workspace);
    throw new Error(`${wanted.file} lies outside of the repository; on a pull request it must be a file of its base`);
}
async function readAtBase({ path, maxBytes }, { event: { proposal, repository }, token, signal }) {
    const ref = proposal?.base;
    if (!repository || ref === undefined)
        throw new Error(`${path} cannot be read: the event does not tell the repository and the commit to read it at`);
    const [{ createOctokit }, { readRepositoryFile }] = await Promise.all([
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 41676)),
        __webpack_require__.e(/* import() */ 483).then(__webpack_require__.bind(__webpack_require__, 65483)),
    ]);
    return readRepositoryFile({
        octokit: await createOctokit({ token, signal }),
        mayHide: personalToken.test(token),
        repository,
        path,
        ref,
        maxBytes,
    });
}
async function readLocal({ file, maxBytes }, workspace) {
    const path = (0,external_node_path_.resolve)(workspace, file);
    try {
        const { size } = await (0,external_node_fs_promises_.stat)(path);
        if (size > maxBytes)
            throw new Error(`${file} has ${size} bytes, more than ${maxBytes}`);
        return await (0,external_node_fs_promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        throw error;
    }
}
/** Path from the root of the repository, with slashes; undefined for a file that lies elsewhere, links considered. */
async function repositoryPath(file, workspace) {
    const path = (0,external_node_path_.resolve)(workspace, file);
    const [realRoot, realPath] = await Promise.all([workspace, path].map((each) => (0,external_node_fs_promises_.realpath)(each).catch(() => each)));
    const candidates = [(0,external_node_path_.relative)(workspace, path), (0,external_node_path_.relative)(realRoot ?? workspace, realPath ?? path)];
    return candidates.find(isInside)?.split(external_node_path_.sep).join('/');
}
function isInside(path) {
    return path !== '' && !(0,external_node_path_.isAbsolute)(path) && path.split(external_node_path_.sep)[0] !== '..';
}
function whereOf({ event }) {
    return event.proposal ? `at ${event.proposal.base}, which this change is based on` : 'in the checkout';
}

;// CONCATENATED MODULE: ./build/results/annotations.js


/** GitHub keeps ten annotations of a type for a step, and the verdict is one of them. */
const maxAnnotations = 9;
/** An annotation for each blocking finding; the last one sums up those for which there is no room. */
function annotationsOf(blocking, locate) {
    const fits = blocking.length <= maxAnnotations;
    const shown = fits ? blocking : blocking.slice(0, maxAnnotations - 1);
    const annotations = shown.map((each) => ({
        message: (0,untrusted/* forLog */.Ig)((0,findings_lines/* findingLine */.mC)(each)),
        ...locate(each.finding.method, each.finding.path),
    }));
    if (!fits)
        annotations.push({
            message: `${blocking.length - shown.length} more findings block this build; see the job summary.`,
        });
    return annotations;
}

// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
;// CONCATENATED MODULE: ./build/results/findings-file.js

/** The findings file: the verdict and, of a build that was tested, all its findings. */
function renderFindingsFile({ verdict, app, run, assessment }) {
    const content = {
        schemaVersion: 1,
        verdict: verdict.verdict,
        reason: (0,gate_verdict/* reasonOf */.A3)(verdict),
        app: app && { appId: app.appId, label: app.label, appUrl: app.appUrl },
        run: run && { taskId: run.taskId, state: run.state, runNumber: run.runNumber },
        findings: (assessment?.findings ?? []).map(entryOf),
    };
    return `${JSON.stringify(content, null, 2)}\n`;
}
function entryOf({ finding, severity, state, isNew, acceptance, blocking }) {
    const { id, label, severity: own, method, path, title, owasp, cwe, cvss_score, fixClaimed } = finding;
    return {
        id,
        label,
        severity: own,
        effectiveSeverity: severity ?? own,
        path,
        method,
        state,
        new: isNew ?? null,
        blocking,
        title,
        owasp,
        cwe,
        cvssScore: cvss_score,
        fixClaimed: fixClaimed ?? false,
        acceptance: acceptance && { reason: acceptance.reason, owner: acceptance.owner, expires: acceptance.expires },
    };
}

;// CONCATENATED MODULE: ./build/actions/gate/files.js








const maxOpenapiBytes = 20 * 1024 * 1024;
/** Writes the findings file. @returns its path, or undefined when it was not asked for or could not be written */
function writeFindingsFile(result, { findingsFile }) {
    return write({ input: 'findings-file', file: findingsFile }, async () => renderFindingsFile(result));
}
/** Writes the findings as SARIF, but only of a build that was tested: an empty file would close alerts. */
function writeSarif({ assessment, app }, { locate, workflow, sarifFile }) {
    if (!assessment || !app)
        return undefined;
    return write({ input: 'sarif-file', file: sarifFile }, async () => {
        const { renderSarif } = await __webpack_require__.e(/* import() */ 509).then(__webpack_require__.bind(__webpack_require__, 40509));
        const { redact } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 11427));
        const workflowFile = workflow || '.github/workflows';
        const { log, omitted } = renderSarif({ findings: assessment.findings, locate, workflowFile, version: version/* version */.r, app, redact });
        if (omitted > 0)
            (0,story/* warn */.R)(`${omitted} findings do not fit into the SARIF file, the least important ones.`);
        return JSON.stringify(log);
    });
}
/** Where endpoints are described in the repository; nowhere without a document, or with one that cannot be read. */
async function readLocator(file, basePath) {
    if (file === undefined)
        return () => undefined;
    try {
        if ((await (0,external_node_fs_promises_.stat)(file)).size > maxOpenapiBytes)
            throw new Error('it is larger than 20 MiB');
        const { createLocator } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(73)]).then(__webpack_require__.bind(__webpack_require__, 1073));
        const path = await repositoryPath(file, external_node_process_.cwd());
        return createLocator({ text: await (0,external_node_fs_promises_.readFile)(file, 'utf8'), file: path ?? file, basePath: basePath ?? '' });
    }
    catch (error) {
        (0,story/* warn */.R)(`Findings are not located, since \`openapi-file\` cannot be used: ${(0,error_message/* messageOf */.b)(error)}`);
        return () => undefined;
    }
}
async function write({ input, file }, render) {
    if (file === undefined)
        return undefined;
    try {
        await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        await (0,external_node_fs_promises_.writeFile)(file, await render());
        return file;
    }
    catch (error) {
        (0,story/* warn */.R)(`\`${input}\` could not be written: ${(0,error_message/* messageOf */.b)(error)}`);
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/actions/gate/settle.js + 3 modules
var settle = __webpack_require__(17069);
;// CONCATENATED MODULE: ./build/actions/gate/publish.js




/** Writes files, annotations and the summary, and the outputs that name them. The verdict stands: what fails here is a warning. */
async function publish(result, { views, workflow, signal }) {
    const locate = await readLocator(result.assessment && views.openapiFile, result.app?.basePath);
    const published = {
        ...result,
        findingsFile: await writeFindingsFile(result, views),
        sarifFile: await writeSarif(result, { ...views, locate, workflow }),
    };
    signal.throwIfAborted();
    (0,settle/* setOutputs */.n0)(published);
    if (views.annotations)
        annotate(published, locate);
    await (0,settle/* writeSummary */.Sy)(published);
    return published;
}
function annotate({ assessment, details, job }, locate) {
    if (!assessment || details === 'counts')
        return;
    const write = job === 'failure' ? core/* error */.z3 : core/* warning */.$e;
    for (const { message, file, line } of annotationsOf(assessment.blocking, locate)) {
        const place = file !== undefined && line !== undefined ? { file, startLine: line } : {};
        write(message, { title: 'Finding that blocks this build', ...place });
    }
}

;// CONCATENATED MODULE: ./build/actions/gate/report.js









const listCadence = { intervalMs: 1000, maxIntervalMs: 10_000 };
/** What the first look at the list may take, however little time is given. */
const firstLookMs = 5000;
/** Delivers the PDF report of the run. The verdict stands already: whatever fails here is a warning. */
async function deliverReport(job) {
    const history = [];
    (0,core/* startGroup */.Oh)('PDF report');
    try {
        const path = await fetchReport(job, history);
        return path === undefined ? { history } : { ...(await upload(job, path)), history };
    }
    finally {
        (0,core/* endGroup */.N4)();
    }
}
/** @param history is given the reports that were listed */
async function fetchReport(job, history) {
    try {
        const report = await findReport(job, history);
        if (!report)
            return undefined;
        const folder = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(job.environment.tempFolder, 'security-test-gate-'));
        const path = (0,external_node_path_.join)(folder, `${job.inputs.artifactName}.pdf`);
        await job.client.reports.download(report.reportId, path);
        (0,core/* info */.pq)(`Report downloaded to ${path}`);
        return path;
    }
    catch (error) {
        (0,story/* warn */.R)(`The PDF report could not be fetched: ${adviceOn(error)}`);
        return undefined;
    }
}
async function findReport(job, history) {
    const { client, clock, inputs, appId, run } = job;
    if (run.runNumber === undefined) {
        (0,story/* warn */.R)('The service did not tell the number of the run, so its report cannot be told from others. Look for it in the service.');
        return undefined;
    }
    const look = async (limits) => {
        history.splice(0, history.length, ...(await client.reports.list(appId, limits)));
        return history.find(({ runNumber }) => runNumber === run.runNumber);
    };
    const deadline = clock.now() + inputs.timeoutMs;
    const report = (await look({ deadline: Math.max(deadline, clock.now() + firstLookMs) })) ??
        (await (0,polling/* poll */.wt)({ clock, cadence: listCadence, deadline, look, onFault: (error) => (0,core/* info */.pq)((0,untrusted/* forLog */.Ig)(error.message)) }));
    if (!report)
        (0,story/* warn */.R)(`The report of run ${run.runNumber} was not listed within ${inputs.timeoutMs / 1000} s. Raise \`report-timeout-seconds\`, or download it from the service.`);
    return report;
}
async function upload({ environment, inputs }, path) {
    if (environment.isEnterpriseServer) {
        (0,story/* warn */.R)(`The PDF report was not uploaded: GitHub Enterprise Server does not support this kind of artifact. Upload the output \`report-path\` (${path}) with actions/upload-artifact@v3.`);
        return { path };
    }
    try {
        if (environment.isPublic)
            (0,story/* warn */.R)('The report is uploaded as an artifact of a public repository: anyone signed in can download it. Set `upload-report: false` to keep it private.');
        const artifact = await uploadPdf({ file: path, name: inputs.artifactName, retentionDays: inputs.retentionDays });
        const url = environment.runUrl && artifact.id !== undefined ? `${environment.runUrl}/artifacts/${artifact.id}` : undefined;
        return { path: artifact.file, artifactId: artifact.id, artifactUrl: url };
    }
    catch (error) {
        (0,story/* warn */.R)(`The PDF report could not be uploaded as an artifact: ${adviceOn(error)} It is at ${path} (output \`report-path\`).`);
        return { path };
    }
}
/** What happened, and what to do about it. */
function adviceOn(error) {
    const what = (0,error_message/* messageOf */.b)(error);
    if ((0,errors/* isServiceError */.gi)(error, 'payment-required'))
        return `${what}. Reports are a paid feature: set \`upload-report: false\` on the free tier.`;
    return `${what}.`;
}

;// CONCATENATED MODULE: ./build/actions/gate/test-app.js


















/** Decides, sets the outputs, and only then tells: nothing that fails from there on changes the verdict. */
async function testApp({ inputs, refusal, story, signal }) {
    // Tens of thousands of short-lived objects are not worth a larger heap: with 10,000 findings this saves some 20 MiB at its peak.
    (0,external_node_v8_.setFlagsFromString)('--optimize-for-size');
    const clock = systemClock(signal);
    const environment = (0,github_environment/* readEnvironment */.Qo)();
    const event = (0,github_event/* readWorkflowEvent */.m)();
    const secrets = [];
    const onSecret = (secret) => secrets.push(secret);
    const client = connectToService(inputs.connection, { clock, signal, onRetry: story.retried, onSecret });
    const place = { event, workspace: environment.workspace, token: inputs.github.token, signal, today: today() };
    const decision = refusal ? { verdict: refusal } : await decideOn({ inputs, story, signal, client, clock, place });
    signal.throwIfAborted();
    const decided = test_app_resultOf(decision, { inputs, environment, event, story, redactor: createRedactor(secrets) });
    (0,settle/* setOutputs */.n0)(decided);
    const { assessment, app, run } = decided;
    if (assessment)
        logFindings(assessment, decided.details);
    const report = assessment && app && run && inputs.report.upload
        ? await deliverReport({ client, clock, environment, inputs: inputs.report, appId: app.appId, run })
        : undefined;
    signal.throwIfAborted();
    const result = await publish({ ...decided, report }, { views: inputs.views, workflow: event.workflow, signal });
    signal.throwIfAborted();
    (0,settle/* announce */.iP)(result);
    await updateGitHubViews({ result, inputs: inputs.github, event, appName: nameOfApp(inputs), signal });
    return result;
}
async function decideOn({ inputs, story, signal, client, clock, place }) {
    const deployment = await connectToDeployment(inputs, { clock, signal });
    const gate = {
        client,
        clock,
        random: Math.random,
        today: today,
        settings: inputs.settings,
        governing: readGoverningFiles(inputs.governing, place),
        tell: tellAndPrepare(story, inputs),
    };
    return decide({ ...gate, proof: deployment && (0,version_proof/* proveVersion */.X)(gate, deployment) });
}
function nameOfApp({ settings: { app } }) {
    return 'id' in app ? app.id : app.url;
}
/** While the run goes on there is time to load what its report will need; should that fail, the upload says so. */
function tellAndPrepare(story, { report }) {
    return (event) => {
        story.tell(event);
        if (event.kind === 'run-triggered' && report.upload)
            loadLibrary().catch(() => { });
    };
}
function test_app_resultOf(decision, { inputs, environment, event, story, redactor }) {
    const { verdict, assessment, mayIncludeLaterRun, threshold, provenVersion } = decision;
    const { app, run } = story.progress;
    const open = inputs.details === 'full' || (inputs.details === 'auto' && !environment.isPublic);
    return {
        verdict: redactVerdict(verdict, redactor),
        job: (0,gate_verdict/* jobResult */.jz)(verdict, inputs),
        app: app && { ...redactTexts(app, redactor), appId: app.appId },
        run: run && (0,status_url/* withStatusUrl */.c)(inputs.connection.baseUrl, run),
        assessment: assessment && redactAssessment(assessment, redactor),
        mayIncludeLaterRun,
        threshold,
        newOnly: inputs.settings.newOnly,
        provenVersion,
        details: open ? 'full' : 'counts',
        commit: event.headSha,
        runUrl: environment.runUrl,
    };
}


/***/ }),

/***/ 28842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
const maxLength = 2000;
/**
 * Label, method and path of a finding, each in the form in which they are compared across apps: letter case and blanks of the label
 * and letter case of the method do not count, and neither do query, doubled slashes and the slash at the end of the path. Parameters
 * of the path are all the same, and so is what looks like the value of one: numbers, UUIDs and long hexadecimal ids.
 */
function fingerprintOf({ label, method = '', path = '' }) {
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

/***/ 220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ explainFailure),
/* harmony export */   i: () => (/* binding */ GitHubFailure)
/* harmony export */ });
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49396);

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
        const status = (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(error);
        const answer = status === undefined ? (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .briefMessageOf */ .LK)(error) : `${status}: ${(0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .briefMessageOf */ .LK)(error)}`;
        throw new GitHubFailure(`${task.failed}. ${remedy(task, error)} GitHub's answer: ${answer}`, { cause: error });
    }
}
function remedy({ permission, isFork }, error) {
    const status = (0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(error);
    if (status === 401)
        return 'The token in `github-token` is not valid, or has expired.';
    if (status === 410)
        return 'Issues are turned off in this repository: turn them on in its settings.';
    if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isRateLimited */ .Jz)(error))
        return 'A rate limit of GitHub is exhausted; the next run tries again.';
    if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isDenied */ .GZ)(error))
        return isFork ? forkRemedy(permission) : `Add \`permissions: ${permission}\` to the job.`;
    if (status === undefined)
        return 'GitHub could not be reached, or did not answer in time; the next run tries again.';
    return 'The next run tries again.';
}
function forkRemedy(permission) {
    return `The pull request comes from a fork, for which GitHub makes the token read-only, so that the job summary has to do. (In a workflow on \`pull_request_target\`, add \`permissions: ${permission}\` to the job.)`;
}


/***/ }),

/***/ 41676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createOctokit: () => (/* binding */ createOctokit)
});

// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/github/failure.js
var failure = __webpack_require__(220);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/service/retry-after.js
var retry_after = __webpack_require__(36805);
// EXTERNAL MODULE: ./build/github/request-error.js
var request_error = __webpack_require__(49396);
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
    const status = (0,request_error/* statusOf */.c2)(error);
    if ((0,request_error/* isRateLimited */.Jz)(error) || status === 503)
        return true;
    return method !== 'POST' && (status === undefined || status === 408 || status >= 500);
}
function pauseAfter(error, retries) {
    const asked = (0,retry_after/* parseRetryAfter */.m)((0,request_error/* headerOf */.rR)(error, 'retry-after'), Date.now());
    if (asked !== undefined)
        return asked;
    if (!(0,request_error/* isRateLimited */.Jz)(error))
        return 2 ** retries * (100 + Math.random() * 100);
    const reset = Number((0,request_error/* headerOf */.rR)(error, 'x-ratelimit-reset')) * 1000 - Date.now();
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
        throw new failure/* GitHubFailure */.i('The input `github-token` is empty: leave it out, or give a token.');
    // Most gates need none of it. The package's main entry would also read, and fail on, the event file.
    const { GitHub, getOctokitOptions } = await __webpack_require__.e(/* import() */ 555).then(__webpack_require__.bind(__webpack_require__, 85555));
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


/***/ }),

/***/ 49396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ isDenied),
/* harmony export */   Jz: () => (/* binding */ isRateLimited),
/* harmony export */   LK: () => (/* binding */ briefMessageOf),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   rR: () => (/* binding */ headerOf)
/* harmony export */ });
/* harmony import */ var _error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41240);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66039);


/** Status of the answer that a request failed with; undefined when there was none, which Octokit calls 500. */
function statusOf(error) {
    const status = (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)((0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'response'), 'status');
    return typeof status === 'number' ? status : undefined;
}
/** @param name in lower case */
function headerOf(error, name) {
    const value = (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)((0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)((0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'response'), 'headers'), name);
    return typeof value === 'string' ? value : undefined;
}
/** GitHub's limits, primary and secondary, come as 429 or as 403. */
function isRateLimited(error) {
    const status = statusOf(error);
    if (status !== 403)
        return status === 429;
    return (headerOf(error, 'retry-after') !== undefined ||
        headerOf(error, 'x-ratelimit-remaining') === '0' ||
        /rate limit|abuse detection/i.test(briefMessageOf(error)));
}
/** The token may not do what was asked; GitHub also hides by 404 what a token may not see. */
function isDenied(error) {
    const status = statusOf(error);
    return status === 404 || (status === 403 && !isRateLimited(error));
}
/** Nobody knows whether the request was carried out. */
function isAmbiguous(error) {
    const status = statusOf(error);
    return status === undefined || status >= 500;
}
/** One line, and not a whole page, of what the error says. */
function briefMessageOf(error) {
    return (0,_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error).replace(/\s+/g, ' ').trim().slice(0, 300);
}


/***/ }),

/***/ 61979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jh: () => (/* binding */ decodedBody),
  rR: () => (/* binding */ headerOf),
  yR: () => (/* binding */ readText)
});

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
;// CONCATENATED MODULE: ./build/service/member-filter.js
const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const nullText = Buffer.from('null');
/**
 * Reads a JSON text as it arrives, with `null` for the values of members that nobody asked for. A page of findings is mostly such
 * values (reproducers, answers, schemas), which this way become neither strings nor objects: that is most of the time and of the
 * memory of reading it. Whether the text is valid JSON its parser says; of a value that is left out, only strings and brackets
 * are looked at.
 */
class MemberFilter {
    #rule;
    #kept = [];
    #depth = 0;
    #inString = false;
    /** The last chunk ended in a backslash that escapes the next character. */
    #escaped = false;
    /** At the depth of the rule: the string of the moment is the name of a member. */
    #inName = false;
    #name = '';
    /** At the depth of the rule: a colon was read, and no comma yet. */
    #inValue = false;
    #leavesOut = false;
    constructor(rule) {
        this.#rule = rule;
    }
    /** Takes the next bytes of the text; keeps no reference to them. */
    push(bytes) {
        const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
        let keepFrom = 0;
        for (let at = 0; at < chunk.length;) {
            if (this.#inString) {
                at = this.#readString(chunk, at);
                continue;
            }
            const leftOut = this.#leavesOut;
            this.#readStructure(chunk[at] ?? 0);
            if (leftOut && !this.#leavesOut)
                keepFrom = at;
            if (!leftOut && this.#leavesOut)
                this.#keep(chunk.subarray(keepFrom, at + 1), nullText);
            at += 1;
        }
        if (!this.#leavesOut)
            this.#keep(chunk.subarray(keepFrom));
    }
    /** The text so far, without what was left out. */
    text() {
        return Buffer.concat(this.#kept).toString('utf8');
    }
    /** Copies, since a part would keep the whole chunk in memory. */
    #keep(...parts) {
        this.#kept.push(Buffer.concat(parts));
    }
    /** @returns the place after the string, or the end of the chunk */
    #readString(chunk, start) {
        const from = this.#escaped ? start + 1 : start;
        this.#escaped = false;
        let end = chunk.indexOf(quote, from);
        while (end >= 0 && isEscaped(chunk, { from, end }))
            end = chunk.indexOf(quote, end + 1);
        const stop = end < 0 ? chunk.length : end;
        if (this.#inName)
            this.#name += chunk.toString('latin1', start, stop);
        if (end < 0) {
            this.#escaped = isEscaped(chunk, { from, end: stop });
            return stop;
        }
        this.#inString = false;
        this.#inName = false;
        return end + 1;
    }
    #readStructure(byte) {
        const atRule = this.#depth === this.#rule.depth;
        if (byte === openBrace || byte === openBracket) {
            this.#depth += 1;
            this.#inValue &&= this.#depth !== this.#rule.depth;
        }
        else if (byte === closeBrace || byte === closeBracket) {
            this.#leavesOut &&= !atRule;
            this.#depth -= 1;
        }
        else if (byte === quote) {
            this.#inString = true;
            this.#inName = atRule && !this.#inValue;
            if (this.#inName)
                this.#name = '';
        }
        else if (atRule) {
            this.#readBetweenMembers(byte);
        }
    }
    #readBetweenMembers(byte) {
        if (byte === comma) {
            this.#leavesOut = false;
            this.#inValue = false;
        }
        else if (byte === colon) {
            this.#inValue = true;
            // A name with an escape is not compared: it may be one that is asked for.
            this.#leavesOut = !this.#rule.names.has(this.#name) && !this.#name.includes('\\');
        }
    }
}
/** Whether an odd number of backslashes stands before `end`. */
function isEscaped(chunk, { from, end }) {
    let first = end;
    while (first > from && chunk[first - 1] === backslash)
        first -= 1;
    return (end - first) % 2 === 1;
}

;// CONCATENATED MODULE: ./build/service/body.js




/** The decoded bytes of an answer; identity and gzip are understood. Ends with an error once more than `maxBytes` were decoded. */
async function* decodedBody(response, maxBytes) {
    let bytes = 0;
    for await (const chunk of decode(response)) {
        bytes += chunk.length;
        if (bytes > maxBytes)
            throw tooLarge(response, maxBytes);
        yield chunk;
    }
}
/** Reads a whole answer as UTF-8 text of at most `maxBytes` bytes. */
async function readText(response, { maxBytes, members }) {
    const filter = members && new MemberFilter(members);
    const chunks = [];
    for await (const chunk of decodedBody(response, maxBytes))
        filter ? filter.push(chunk) : chunks.push(chunk);
    return filter ? filter.text() : Buffer.concat(chunks).toString('utf8');
}
/** A header's value; of several equal headers the first. */
function headerOf(response, name) {
    const value = response.headers[name];
    return Array.isArray(value) ? value[0] : value;
}
function decode(response) {
    const encoding = headerOf(response, 'content-encoding')?.trim().toLowerCase() || 'identity';
    if (encoding === 'identity')
        return response.body;
    if (encoding !== 'gzip')
        throw new errors/* ServiceError */._7('unexpected-response', `The answer has the content encoding "${encoding}", which was not asked for`, { status: response.status });
    // A failure of either stream reaches the reader as the error of the iteration.
    return (0,external_node_stream_.pipeline)(external_node_stream_.Readable.from(response.body), (0,external_node_zlib_.createGunzip)(), () => { });
}
function tooLarge({ status }, maxBytes) {
    return new errors/* ServiceError */._7('unexpected-response', `The answer is larger than ${maxBytes / 1024 / 1024} MiB`, {
        status,
        transient: false,
    });
}


/***/ }),

/***/ 76829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ errorOfException)
/* harmony export */ });
/* harmony import */ var _error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41240);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);


/** Failures before a connection stood: the request was never sent, unless they befell the reading or writing of one that did. */
const neverSentCodes = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL',
    'UND_ERR_CONNECT_TIMEOUT',
]);
/** OpenSSL's names of certificate faults, as Node reports them in `code`, and undici's name of one behind a proxy. */
const tlsCode = /^(UND_ERR_PRX_TLS|ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(GET|VERIFY|DECRYPT)|HOSTNAME_MISMATCH|INVALID_CA)/;
/** Turns whatever an attempt threw into a `ServiceError`. */
function errorOfException(error, { request, status, timedOutMs }) {
    if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isServiceError */ .gi)(error))
        return error;
    if (timedOutMs !== undefined)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('timeout', `${request} had no whole answer within ${seconds(timedOutMs)}`, {
            status,
            cause: error,
        });
    const code = textOf(error, 'code');
    if (tlsCode.test(code))
        return tlsError(request, { code, cause: error });
    if (code.startsWith('Z_'))
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('unexpected-response', `The answer to ${request} is not valid gzip (${code})`, {
            status,
            cause: error,
        });
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('network', `${request} failed: ${describe(error, code)}`, {
        status,
        cause: error,
        neverSent: neverSentCodes.has(code) && !/^(read|write)$/.test(textOf(error, 'syscall')),
    });
}
function tlsError(request, { code, cause }) {
    const message = `${request} failed: the TLS certificate of the server is not trusted (${code}). If it has a CA of its own, give that as \`ca-cert-file\``;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('tls', message, { cause, neverSent: true });
}
/** The system's codes are known by name; undici's say less than its messages. */
function describe(error, code) {
    if (code !== '' && !code.startsWith('UND_ERR'))
        return code;
    return (0,_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error);
}
/** A field of an error that holds a text; empty when there is none. */
function textOf(error, field) {
    const value = typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;
    return typeof value === 'string' ? value : '';
}
function seconds(ms) {
    return `${Math.round(ms / 100) / 10} s`;
}


/***/ }),

/***/ 36805:
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

/***/ 4037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ limitTime)
/* harmony export */ });
/** A timer that keeps the process alive, unlike `AbortSignal.timeout`: a request that hangs ends as a timeout, not as a silent exit. */
function limitTime({ clock, requestTimeoutMs, deadline, signal }) {
    const untilDeadlineMs = deadline === undefined ? Number.POSITIVE_INFINITY : deadline - clock.now();
    const ms = Math.max(1, Math.min(requestTimeoutMs, untilDeadlineMs));
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), ms);
    const end = () => {
        clearTimeout(timer);
        controller.abort(); // frees the connection of an answer that was not read to its end
    };
    return { ms, signal: signal ? AbortSignal.any([signal, controller.signal]) : controller.signal, end };
}


/***/ })

};
