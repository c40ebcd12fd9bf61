import {
  accepted,
  active,
  appId,
  busy,
  gateCalls,
  problem,
  type World,
} from '../../../support/virtual-world.ts';

const critical = { id: 'f1', label: 'SQL Injection', severity: 'Critical' };
const low = { ...critical, severity: 'Low' };
const twice: World = { states: ['INTERRUPTED', 'COMPLETED'] };
const adopting = { taskId: 'task-1' };
const byUrl = { app: { url: 'https://app.test' } };
const registrationRefused = {
  [gateCalls.registration]: [problem(401)],
  [gateCalls.login]: ['none' as const, problem(401)],
};

/** The verdict, and the worlds that must lead to it, by what they show. */
const worldsByVerdict: Record<string, Record<string, World>> = {
  passed: {
    'a COMPLETED run without findings': {},
    'a run that is slow is waited for': { states: ['QUEUED', 'RUNNING', 'RUNNING', 'COMPLETED'] },
    'a run INTERRUPTED once is triggered again': twice,
    'a 409 whose type a gateway swallowed is an active run, too': {
      triggers: [problem(409), accepted],
    },
    'an adopted run': { ...adopting, states: ['RUNNING', 'COMPLETED'] },
    'an adopted run that was INTERRUPTED is triggered again': { ...adopting, ...twice },
    'a run that was INTERRUPTED as often as may be': {
      states: ['INTERRUPTED', 'INTERRUPTED', 'COMPLETED'],
      maxReruns: 2,
    },
    'findings never fail a gate without a threshold': {
      findings: [critical],
      threshold: 'none',
    },
    'an app that is found by its URL': {
      apps: [appId],
      app: { url: 'https://APP.test/' },
    },
  },
  'failed/findings': {
    'one that was read from a list that does not hold still': {
      findings: [critical],
      totalOff: 1,
    },
    'a high finding, when neither an input nor a policy says what fails': {
      findings: [{ ...critical, severity: 'High' }],
      threshold: undefined,
    },
    'a list that says RUN_IN_PROGRESS for a while is waited for': {
      listStatuses: [busy, busy, 'COMPLETED'],
      findings: [critical],
    },
  },
  'not-tested/run-failed': { 'a FAILED run': { states: ['RUNNING', 'FAILED'] } },
  'not-tested/run-cancelled': { 'a CANCELLED run': { states: ['CANCELLED'] } },
  'not-tested/interrupted': {
    'a run INTERRUPTED every time': { states: ['INTERRUPTED'] },
    'without reruns one INTERRUPTED is enough': { ...twice, maxReruns: 0 },
  },
  'not-tested/timed-out': {
    'a run that never ends': { states: ['RUNNING'] },
    'a state that nobody knows is not an end': { states: ['completed'] },
    'AWAITING_INPUT is not an end': { states: ['AWAITING_INPUT'] },
  },
  'not-tested/no-runs': {
    'a list that becomes NO_RUNS while it is waited for': { listStatuses: [busy, 'NO_RUNS'] },
  },
  'not-tested/findings-unavailable': {
    'a list that says RUN_IN_PROGRESS forever': { listStatuses: [busy] },
    'fewer findings than the list says exist are not enough': { totalOff: 1 },
    'more findings than the list says exist are odd': { findings: [low], totalOff: -1 },
    'the same finding twice is one that is missing': { findings: [low, low] },
  },
  'not-tested/unexpected-response': {
    'a list status that nobody knows': { listStatuses: ['DONE'] },
    'a list status in lower case is one that nobody knows': { listStatuses: ['completed'] },
    'another 400 at the trigger': { triggers: [problem(400)] },
    'a registration status that nobody knows': { registration: ['READY'] },
    'a URL that the app itself does not have': {
      apps: [appId],
      ...byUrl,
      appUrl: 'https://other.test',
    },
  },
  'not-tested/no-credits': {
    'an empty balance': { triggers: [problem(402)] },
    'a balance that one INTERRUPTED run has emptied': {
      triggers: [accepted, problem(402)],
      ...twice,
    },
  },
  'not-tested/queue-timed-out': {
    'a queue of zero minutes does not wait': {
      triggers: [active, accepted],
      queueTimeoutMs: 0,
    },
  },
  'not-tested/run-already-active': {
    'an active run can be refused': {
      triggers: [active, accepted],
      onActiveRun: 'fail',
    },
  },
  'not-tested/registration-failed': {
    'a registration that FAILED': { registration: ['FAILED'] },
    'a registration that was CANCELLED': { registration: ['CANCELLED'] },
  },
  'not-tested/registration-incomplete': {
    'an app that is not registered after all': {
      triggers: [problem(400, { detail: 'App is not registered yet' })],
    },
    'a registration that is PENDING': { registration: ['PENDING', 'COMPLETED'] },
    'a registration that is IN_PROGRESS': { registration: ['IN_PROGRESS', 'COMPLETED'] },
    'a registration whose task cannot be looked up': {
      registration: ['IN_PROGRESS'],
      faults: { [gateCalls.registration]: ['reset'] },
    },
    'a login that is refused for a moment while the registration is looked at': {
      registration: ['IN_PROGRESS'],
      faults: registrationRefused,
    },
  },
  'not-tested/awaiting-input': {
    'an onboarding that has paused is not waited for': {
      registration: ['IN_PROGRESS'],
      registrationTask: 'AWAITING_INPUT',
    },
  },
  'not-tested/not-awaited': {
    'a run that is not waited for': { waitForCompletion: false },
  },
  'not-tested/dry-run': {
    'a dry run': { dryRun: true },
    'a dry run by a role that may test': {
      dryRun: true,
      claims: { role: ['AppSec', 'Viewer'] },
    },
    'a dry run with a task of the app': { dryRun: true, ...adopting },
  },
  'error/forbidden': {
    'a role that may not trigger': { triggers: [problem(403)] },
    'a dry run by a role that may not': {
      dryRun: true,
      claims: { role: 'Viewer' },
    },
  },
  'error/app-not-found': {
    'an app that is gone at the trigger': { triggers: [problem(404)] },
    'one that is gone, whatever the service calls it': {
      triggers: [problem(404, { detail: 'App is not registered yet' })],
    },
    'a URL of no app': { apps: [], ...byUrl },
  },
  'error/task-not-found': {
    'an adopted run that does not exist': { taskId: 'task-2' },
    'a dry run with a task that does not exist': { dryRun: true, taskId: 'task-2' },
  },
  'error/invalid-input': {
    'a URL of two apps': { apps: [appId, 'app-2'], ...byUrl },
  },
};

export const verdicts = Object.entries(worldsByVerdict).flatMap(([code, worlds]) =>
  Object.entries(worlds).map(([shown, world]) => ({ shown, world, code })),
);
