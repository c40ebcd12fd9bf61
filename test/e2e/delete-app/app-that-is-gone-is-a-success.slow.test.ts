import { describe, expect, it } from 'vitest';
import type { FaultRule } from '../../../harness/faults.ts';
import { at } from '../support/cancellation.ts';
import { requestsTo } from '../support/expectations.ts';
import { setStage } from '../support/setting.ts';
import { endOf, expectEnd, killed } from '../support/sub-actions.ts';

const action = 'delete-app';
const app = 'clean.test';
const inputs = { 'confirm-label': 'clean' };
const deleteApp = endOf(action, { inputs });
const deletion = { method: 'DELETE', path: /apps/ };

it.each([{ 'app-id': '000000000000000000000000' }, { 'app-url': 'https://never.test' }])(
  'succeeds when there is no such app: %o',
  async (given) => {
    const result = await deleteApp('succeeds', 'there is nothing to delete', { inputs: given });
    expect(requestsTo(result, /^DELETE/)).toEqual([]);
    expect(result.outputs).toEqual({
      'app-id': given['app-id'] ?? '',
      'previous-registration-status': '',
    });
  },
);

describe('a deletion whose answer is lost', () => {
  it.each<[string, FaultRule]>([
    ['a reset once it was done', { ...deletion, fault: { kind: 'reset' }, forwarded: true }],
    ['an answer that breaks off', { ...deletion, fault: { kind: 'close-early' } }],
    ['an answer that is not JSON', { ...deletion, fault: { kind: 'truncate' } }],
  ])('is proven by a look after %s, and not sent again', async (_, rule) => {
    const result = await deleteApp('succeeds', 'is deleted', { app, rules: [rule] });
    expect(result.outputs['previous-registration-status']).toBe('COMPLETED');
    expect(result.requests.slice(-2)).toEqual([
      expect.stringMatching(/^DELETE/),
      expect.stringMatching(/^GET .* → 404$/),
    ]);
  });

  it('is sent again when the app is still there', async () => {
    const rules: FaultRule[] = [{ ...deletion, nth: [1], fault: { kind: 'reset' } }];
    const result = await deleteApp('succeeds', 'is deleted', { app, rules });
    const order = result.requests.slice(-3).map((request) => request.split(' ')[0]);
    expect(order).toEqual(['DELETE', 'GET', 'DELETE']);
  });
});

it.each([
  ['while it looks', at('GET', /\/apps\/\w+$/)],
  ['while it deletes', at('DELETE', /apps/)],
  ['once the app is deleted', at('DELETE', /apps/, 'answer')],
])('ends as one run does when it is killed %s and run again', async (_, after) => {
  const stage = await setStage();
  await stage.run({ action, app, inputs, cancel: { after, signals: killed } });
  const again = await stage.run({ action, app, inputs });
  const message = again.outputs['app-id'] ? 'is deleted' : 'there is nothing to delete';
  expectEnd(again, 'succeeds', message);
  const { requests } = stage.emulator;
  const deleted = requests.filter(({ method, status }) => method === 'DELETE' && status === 200);
  expect(deleted).toHaveLength(1);
});

it('fails when it is cancelled, though the deletion under way may end', async () => {
  const rules: FaultRule[] = [{ ...deletion, fault: { kind: 'hang' } }];
  const cancel = { after: at('DELETE', /apps/) };
  await deleteApp('fails', 'The job was cancelled. Whether app', { app, rules, cancel });
});
