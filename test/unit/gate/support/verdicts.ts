import { accepted, problem, type World } from '../../../support/virtual-world.ts';

const active = problem(409, { type: 'https://errors.test/run-already-active' });
const critical = { id: 'f1', label: 'SQL Injection', severity: 'Critical' };
const minute = 60_000;

/** Worlds by what they show, and the verdict that each must lead to. */
export const verdicts: Record<string, [World, string]> = {
  'a COMPLETED run without findings passes': [{}, 'passed'],
  'a blocking finding fails': [{ findings: [critical] }, 'failed/findings'],
  'a run that is slow is waited for': [
    { states: ['QUEUED', 'RUNNING', 'RUNNING', 'COMPLETED'] },
    'passed',
  ],
  'a FAILED run is not tested': [{ states: ['RUNNING', 'FAILED'] }, 'not-tested/run-failed'],
  'a CANCELLED run is not tested': [{ states: ['CANCELLED'] }, 'not-tested/run-cancelled'],
  'a run INTERRUPTED once is triggered again': [{ states: ['INTERRUPTED', 'COMPLETED'] }, 'passed'],
  'a run INTERRUPTED every time is not tested': [
    { states: ['INTERRUPTED'] },
    'not-tested/interrupted',
  ],
  'without reruns one INTERRUPTED is enough': [
    { states: ['INTERRUPTED', 'COMPLETED'], settings: { maxReruns: 0 } },
    'not-tested/interrupted',
  ],
  'a run that never ends times out': [{ states: ['RUNNING'] }, 'not-tested/timed-out'],
  'a state that nobody knows is not an end': [{ states: ['completed'] }, 'not-tested/timed-out'],
  'AWAITING_INPUT is not an end': [{ states: ['AWAITING_INPUT'] }, 'not-tested/timed-out'],
  'a list that says NO_RUNS is not tested': [{ listStatuses: ['NO_RUNS'] }, 'not-tested/no-runs'],
  'a list that says RUN_IN_PROGRESS for ever is not tested': [
    { listStatuses: ['RUN_IN_PROGRESS'] },
    'not-tested/findings-unavailable',
  ],
  'a list that says RUN_IN_PROGRESS for a while is waited for': [
    { listStatuses: ['RUN_IN_PROGRESS', 'RUN_IN_PROGRESS', 'COMPLETED'], findings: [critical] },
    'failed/findings',
  ],
  'a list that becomes NO_RUNS while it is waited for is not tested': [
    { listStatuses: ['RUN_IN_PROGRESS', 'NO_RUNS'] },
    'not-tested/no-runs',
  ],
  'a list status that nobody knows is not tested': [
    { listStatuses: ['DONE'] },
    'not-tested/unexpected-response',
  ],
  'a list status in lower case is one that nobody knows': [
    { listStatuses: ['completed'] },
    'not-tested/unexpected-response',
  ],
  'fewer findings than the list says exist are not enough': [
    { totalOff: 1 },
    'not-tested/findings-unavailable',
  ],
  'more findings than the list says exist are odd': [
    { findings: [critical], totalOff: -1 },
    'not-tested/findings-unavailable',
  ],
  'the same finding twice is one that is missing': [
    {
      findings: [
        { ...critical, severity: 'Low' },
        { ...critical, severity: 'Low' },
      ],
    },
    'not-tested/findings-unavailable',
  ],
  'an empty balance is not tested': [{ triggers: [problem(402)] }, 'not-tested/no-credits'],
  'an app that is not registered after all is not tested': [
    { triggers: [problem(400, { detail: 'App is not registered yet' })] },
    'not-tested/registration-incomplete',
  ],
  'another 400 at the trigger is unexpected': [
    { triggers: [problem(400)] },
    'not-tested/unexpected-response',
  ],
  'a role that may not trigger is an error': [{ triggers: [problem(403)] }, 'error/forbidden'],
  'an app that is gone at the trigger is an error': [
    { triggers: [problem(404)] },
    'error/app-not-found',
  ],
  'an active run is waited for, then ours is triggered': [
    { triggers: [active, accepted], listStatuses: ['RUN_IN_PROGRESS', 'COMPLETED'] },
    'passed',
  ],
  'a 409 whose type a gateway swallowed is an active run, too': [
    { triggers: [problem(409), accepted] },
    'passed',
  ],
  'an active run that never ends is queued behind for so long': [
    { triggers: [active], listStatuses: ['RUN_IN_PROGRESS'] },
    'not-tested/queue-timed-out',
  ],
  'a queue of zero minutes does not wait': [
    { triggers: [active, accepted], settings: { queueTimeoutMs: 0 } },
    'not-tested/queue-timed-out',
  ],
  'an active run can be refused': [
    { triggers: [active, accepted], settings: { onActiveRun: 'fail' } },
    'not-tested/run-already-active',
  ],
  'a registration that FAILED': [{ registration: ['FAILED'] }, 'not-tested/registration-failed'],
  'a registration that was CANCELLED': [
    { registration: ['CANCELLED'] },
    'not-tested/registration-failed',
  ],
  'a registration that is PENDING': [
    { registration: ['PENDING'] },
    'not-tested/registration-incomplete',
  ],
  'a registration that is IN_PROGRESS': [
    { registration: ['IN_PROGRESS'] },
    'not-tested/registration-incomplete',
  ],
  'a registration status that nobody knows': [
    { registration: ['READY'] },
    'not-tested/unexpected-response',
  ],
  'a registration that is waited for': [
    {
      registration: ['PENDING', 'IN_PROGRESS', 'COMPLETED'],
      settings: { registrationTimeoutMs: minute },
    },
    'passed',
  ],
  'a registration that fails while it is waited for': [
    { registration: ['IN_PROGRESS', 'FAILED'], settings: { registrationTimeoutMs: minute } },
    'not-tested/registration-failed',
  ],
  'an onboarding that has paused is not waited for': [
    {
      registration: ['IN_PROGRESS'],
      registrationTask: 'AWAITING_INPUT',
      settings: { registrationTimeoutMs: minute },
    },
    'not-tested/awaiting-input',
  ],
  'an adopted run': [
    { settings: { taskId: 'task-1' }, states: ['RUNNING', 'COMPLETED'] },
    'passed',
  ],
  'an adopted run that was INTERRUPTED is triggered again': [
    { settings: { taskId: 'task-1' }, states: ['INTERRUPTED', 'COMPLETED'] },
    'passed',
  ],
  'an adopted run that does not exist': [
    { settings: { taskId: 'task-2' } },
    'error/task-not-found',
  ],
  'a run that is not waited for': [
    { settings: { waitForCompletion: false } },
    'not-tested/not-awaited',
  ],
  'a dry run': [{ settings: { dryRun: true } }, 'not-tested/dry-run'],
  'findings never fail a gate without a threshold': [
    { findings: [critical], settings: { threshold: 'none' } },
    'passed',
  ],
};
