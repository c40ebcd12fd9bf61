import { describe, expect, it } from 'vitest';
import type { ProxiedRequest } from '../../../../harness/fault-proxy.ts';
import { cases } from '../../../faults/faults.ts';
import { judgeCase } from '../../../faults/judge.ts';
import type { Observation } from '../../../faults/step.ts';

/** A case of a call, and of any fault or a certain one. */
function caseOf(callName: string, faultName = '500') {
  const one = cases.find(({ call, fault }) => call.name === callName && fault.name === faultName);
  if (!one) throw new Error(`There is no case of "${callName}" and "${faultName}"`);
  return one;
}

const bySeverity = {
  'critical-count': '1',
  'high-count': '3',
  'medium-count': '1',
  'low-count': '2',
};
const counts = { 'findings-count': '7', ...bySeverity, 'blocking-count': '4' };
const right = { verdict: 'failed', reason: 'findings', ...counts };
const untested = { verdict: 'not-tested', reason: 'service-unavailable', 'findings-count': '' };

interface End {
  exitCode?: number | null;
  outputs?: Record<string, string>;
  notices?: string[];
  comments?: number;
}

/** What a step that ended so leaves to see. */
function seen({
  exitCode = 1,
  outputs = right,
  notices = [],
  comments = 0,
}: End = {}): Observation {
  return {
    result: {
      exitCode,
      outputs,
      annotations: notices.map((message) => ({ level: 'notice', message, properties: {} })),
      artifacts: [],
    },
    serviceRequests: [],
    comments,
    leaks: 0,
    hit: true,
  };
}

it('a run that was gone for less than 2 minutes must not be lost', () => {
  const fault = 'gone for just under 2 minutes, or longer (403)';
  const one = caseOf('findings, page 1', fault);
  expect(judgeCase({ ...one, persistence: 'once' }, seen()).outcome).toBe('right verdict');
  const lost = seen({ outputs: untested });
  expect(judgeCase({ ...one, persistence: 'once' }, lost).outcome).toBe('wrong');
  expect(judgeCase({ ...one, persistence: 'forever' }, lost).outcome).toBe('failed closed');
});

const outcome = (call: string, end: End) => judgeCase(caseOf(call), seen(end)).outcome;

describe('a case that befalls a call before the decision', () => {
  it.each<[string, End, string]>([
    ['the right verdict', {}, 'right verdict'],
    ['a named reason', { outputs: untested }, 'failed closed'],
    ['success', { exitCode: 0, outputs: { verdict: 'passed' } }, 'false pass'],
    ['success with the right outputs', { exitCode: 0 }, 'false pass'],
    ['a failed job that says passed', { outputs: { verdict: 'passed' } }, 'false pass'],
    ['a crash', { exitCode: null, outputs: {} }, 'wrong'],
    ['failure without a verdict', { outputs: {} }, 'wrong'],
    ['a reason that no fault can cause', { outputs: { ...untested, reason: 'dry-run' } }, 'wrong'],
    ['a verdict without a reason', { outputs: { ...untested, reason: '' } }, 'wrong'],
    ['a count of nothing', { outputs: { ...untested, 'findings-count': '0' } }, 'wrong'],
    ['a finding that is missing', { outputs: { ...right, 'findings-count': '6' } }, 'wrong'],
  ])('is judged by its end: %s', (_, end, expected) => {
    expect(outcome('poll', end)).toBe(expected);
  });

  it('is wrong when the fault never came about', () => {
    expect(judgeCase(caseOf('poll'), { ...seen(), hit: false }).outcome).toBe('wrong');
  });

  it('is wrong when a page of a gateway is taken for the word of the service', () => {
    const outputs = { ...untested, verdict: 'error', reason: 'task-not-found' };
    const outcomeOf = (fault: string) =>
      judgeCase(caseOf('poll', fault), seen({ outputs })).outcome;
    expect(outcomeOf('404')).toBe('failed closed');
    expect(outcomeOf('gateway page (404)')).toBe('wrong');
  });

  it('hangs when it had to be killed', () => {
    expect(judgeCase(caseOf('poll'), { ...seen(), result: undefined }).outcome).toBe('hang');
  });
});

describe('a case that befalls a call after the decision', () => {
  const outputs = { ...right, 'blocking-count': '5' };
  it.each<[string, End, string]>([
    ['a comment that was written', { outputs, comments: 1 }, 'right verdict'],
    ['a notice that reports it', { outputs, notices: ['The comment failed'] }, 'right verdict'],
    ['silence', { outputs }, 'wrong'],
    ['the policy forgotten', { comments: 1 }, 'wrong'],
    ['two comments', { outputs, comments: 2 }, 'wrong'],
    ['another verdict', { outputs: untested, comments: 1 }, 'wrong'],
  ])('is judged by its end: %s', (_, end, expected) => {
    expect(outcome('comment, write', end)).toBe(expected);
  });
});

const request = (fields: Partial<ProxiedRequest>): ProxiedRequest => ({
  method: 'GET',
  path: '/v1/apps/a/vulnerabilities?page=1&pageSize=1',
  status: 200,
  headers: {},
  body: '',
  receivedAt: 0,
  ...fields,
});
const look = request({});
const path = '/v1/apps/a/security-agent';
const trigger = request({ method: 'POST', path, status: 202, serviceStatus: 202 });
const refused = { ...trigger, status: 429, serviceStatus: 429 };
const lost: ProxiedRequest = { ...trigger, fault: 'reset' };
delete lost.status;
const unseen: ProxiedRequest = { ...lost };
delete unseen.serviceStatus;
const lostRefusal = { ...lost, serviceStatus: 409 };

it.each<[string, ProxiedRequest[], number]>([
  ['one', [look, trigger], 0],
  ['again though the first was answered', [trigger, look, trigger], 1],
  ['again after a lost answer, without looking', [lost, trigger], 1],
  ['again and again without looking', [lost, lostRefusal, refused], 2],
  ['again after a lost answer and a look', [lost, look, trigger], 0],
  ['again after a look that failed', [lost, { ...look, status: 500 }, trigger], 1],
  ['again after one that the service never saw', [unseen, trigger], 0],
  ['again after a refusal', [refused, trigger], 0],
])('counts how often a trigger is repeated that is sent %s', (_, serviceRequests, expected) => {
  const { duplicates } = judgeCase(caseOf('trigger'), { ...seen(), serviceRequests });
  expect(duplicates).toBe(expected);
});
