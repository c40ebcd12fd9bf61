import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import { htmlPage } from '../../harness/faults.ts';
import {
  expectGate,
  expectStory,
  requestsTo,
  trigger,
  withoutReport,
} from './support/expectations.ts';

const agent = /\/security-agent$/;
const unreadable: [string, FaultRule][] = [
  ['a page for people', { path: agent, fault: htmlPage(202), forwarded: true }],
  ['cut off', { path: agent, fault: { kind: 'truncate' } }],
  ['broken off with the connection', { path: agent, fault: { kind: 'close-early' } }],
  [
    'without a task id',
    { path: agent, fault: { kind: 'rewrite', edit: () => ({ state: 'QUEUED' }) } },
  ],
  [
    'a run of another app',
    {
      path: agent,
      fault: { kind: 'rewrite', edit: (run) => Object.assign(Object(run), { appId: 'x' }) },
    },
  ],
];

it.each(unreadable)(
  'triggers no second run when the answer to an accepted trigger is %s',
  async (what, rule) => {
    const result = await expectGate('not-tested (unexpected-response)', {
      app: 'clean.test',
      rules: [rule],
      inputs: withoutReport,
    });
    expect(requestsTo(result, trigger)).toHaveLength(1);
    expect(result.runsStarted).toBe(1);
    if (what === 'cut off') await expectStory(result);
  },
);
