import { describe, expect, it } from 'vitest';
import type { FaultRule } from '../../../harness/faults.ts';
import { runScenario, type Stage } from '../../support/scenario.ts';
import { at } from '../support/cancellation.ts';
import { requestsTo } from '../support/expectations.ts';
import { setStage } from '../support/setting.ts';
import { expectEnd, killed } from '../support/sub-actions.ts';

const action = 'delete-app';
const inputs = { 'confirm-label': 'clean' };
const deletions = /^DELETE/;

it.each([{ 'app-id': '000000000000000000000000' }, { 'app-url': 'https://never.test' }])(
  'succeeds when there is no such app: %o',
  async (app) => {
    const result = await runScenario({ action, inputs: { ...inputs, ...app } });
    expectEnd(result, 'succeeds', 'there is nothing to delete');
    expect(requestsTo(result, deletions)).toEqual([]);
    expect(result.outputs).toEqual({
      'app-id': app['app-id'] ?? '',
      'previous-registration-status': '',
    });
  },
);

const lost: [string, FaultRule['fault'], boolean][] = [
  ['a connection that is reset after the deletion', { kind: 'reset' }, true],
  ['an answer that breaks off', { kind: 'close-early' }, true],
  ['an answer that is not JSON', { kind: 'truncate' }, true],
];

describe('a deletion whose answer is lost', () => {
  it.each(lost)('is proven by a look after %s, and not sent again', async (_, fault, forwarded) => {
    const rule = Object.assign(
      { method: 'DELETE', path: /apps/ },
      { fault, forwarded },
    ) as FaultRule;
    const result = await runScenario({ action, app: 'clean.test', rules: [rule], inputs });
    expectEnd(result, 'succeeds', 'is deleted');
    expect(result.outputs['previous-registration-status']).toBe('COMPLETED');
    expect(result.requests.slice(-2)).toEqual([
      expect.stringMatching(/^DELETE/),
      expect.stringMatching(/^GET .* → 404$/),
    ]);
  });

  it('is sent again when the app is still there', async () => {
    const rules: FaultRule[] = [
      { method: 'DELETE', path: /apps/, nth: [1], fault: { kind: 'reset' } },
    ];
    const result = await runScenario({ action, app: 'clean.test', rules, inputs });
    expectEnd(result, 'succeeds', 'is deleted');
    const order = result.requests.slice(-3).map((request) => request.split(' ')[0]);
    expect(order).toEqual(['DELETE', 'GET', 'DELETE']);
  });
});

/** How often the service deleted an app. */
const deleted = ({ emulator }: Stage) =>
  emulator.requests.filter(({ method, status }) => method === 'DELETE' && status === 200).length;

const moments: [string, ReturnType<typeof at>][] = [
  ['while it looks', at('GET', /\/apps\/\w+$/)],
  ['while it deletes', at('DELETE', /apps/)],
  ['once the app is deleted', at('DELETE', /apps/, 'answer')],
];

it.each(moments)('ends as one run does when it is killed %s and run again', async (_, after) => {
  const stage = await setStage();
  await stage.run({ action, app: 'clean.test', inputs, cancel: { after, signals: killed } });
  const again = await stage.run({ action, app: 'clean.test', inputs });
  expectEnd(
    again,
    'succeeds',
    again.outputs['app-id'] ? 'is deleted' : 'there is nothing to delete',
  );
  expect(deleted(stage)).toBe(1);
});

it('fails when it is cancelled, though the deletion under way may end', async () => {
  const rules: FaultRule[] = [{ method: 'DELETE', path: /apps/, fault: { kind: 'hang' } }];
  const cancel = { after: at('DELETE', /apps/) };
  const result = await runScenario({ action, app: 'clean.test', rules, inputs, cancel });
  expectEnd(result, 'fails', 'The job was cancelled. Whether app');
});
