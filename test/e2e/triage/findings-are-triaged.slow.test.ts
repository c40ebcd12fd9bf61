import { expect, it } from 'vitest';
import { type FaultRule, problem } from '../../../harness/faults.ts';
import { runScenario } from '../../support/scenario.ts';
import { expectStory, viewer } from '../support/expectations.ts';
import {
  claimed,
  dismissed,
  expectRefused,
  fixed,
  open,
  testedStage,
} from './support/tested-stage.ts';

const notShown: FaultRule = {
  method: 'GET',
  path: /\/vulnerabilities\/\w+$/,
  fault: problem(402),
};

it('reads ids that are separated in any way, each once', async () => {
  const { triage, findings } = await testedStage();
  const [a = '', b = '', c = ''] = (await findings()).map(({ id }) => id);
  const result = await triage({
    action: 'dismiss',
    'finding-ids': ` ${a}, ${b}\n${a}\n\n,${JSON.stringify([c, b])},`,
  });
  expect([...result.changed, ...result.unchanged].toSorted()).toEqual([a, b, c].toSorted());
});

it('goes on after a finding that fails, and reports each', async () => {
  const { triage, idOf, states } = await testedStage();
  const ids = ['nobody', idOf(open), idOf(fixed), idOf(claimed)];
  const result = await triage({ action: 'reopen', 'finding-ids': ids.join('\n') });
  const { changed, unchanged, failed } = result;
  expect([changed, unchanged, failed]).toEqual([[ids[3]], [ids[1]], [ids[0], ids[2]]]);
  expect(result.conclusion).toBe('failure');
  expect((await states())[fixed]).toBe('fixed');
  expect(result.summary).toContain('nobody');
  expect(result.shownLog).toContain('failed');
});

it('asks no further when the role may not decide about findings', async () => {
  const { triage, findings } = await testedStage();
  const ids = (await findings()).map(({ id }) => id);
  const result = await triage({ action: 'fix', 'finding-ids': ids.join(','), ...viewer });
  expect(result.writes).toHaveLength(1);
  expect([...result.failed, ...result.unchanged].toSorted()).toEqual(ids.toSorted());
  expect(result.shownLog).toContain('Viewer');
});

it('changes what the free tier does not show', async () => {
  const { triage, idOf, states } = await testedStage({ rules: [notShown] });
  const ids = [idOf(dismissed), idOf(open)];
  const reopened = await triage({ action: 'reopen', 'finding-ids': ids.join(',') });
  expect([reopened.changed, reopened.unchanged, reopened.failed]).toEqual([[ids[0]], [ids[1]], []]);
  const result = await triage({ action: 'dismiss', 'finding-ids': ids.join(',') });
  expect(result.changed).toEqual(ids);
  expect(await states()).toMatchObject({ [dismissed]: 'dismissed', [open]: 'dismissed' });
});

it('does not call a fixed finding open where the free tier does not show it', async () => {
  const { triage, idOf } = await testedStage({ rules: [notShown] });
  const result = await triage({ action: 'reopen', 'finding-ids': idOf(fixed) });
  expect([result.unchanged, result.failed]).toEqual([[], [idOf(fixed)]]);
});

it('says what is unknown when a change was accepted and cannot be looked at', async () => {
  const wordless: FaultRule = {
    path: /\/dismiss$/,
    fault: { kind: 'answer', status: 204 },
    forwarded: true,
  };
  const gone = { ...notShown, nth: [2], fault: problem(404, { slug: 'not-found' }) };
  const { triage, idOf } = await testedStage({ rules: [wordless, gone] });
  const result = await triage({ action: 'dismiss', 'finding-ids': idOf(open) });
  expect(result.failed).toEqual([idOf(open)]);
  expect(result.shownLog).toContain(`Whether finding ${idOf(open)} was changed is not known.`);
});

it('believes an answer without words only as far as the finding shows it', async () => {
  const rule: FaultRule = { path: /\/dismiss$/, fault: { kind: 'answer', status: 204 } };
  const heard = await testedStage({ rules: [{ ...rule, forwarded: true }] });
  const id = heard.idOf(open);
  const result = await heard.triage({ action: 'dismiss', 'finding-ids': id });
  expect(result.changed).toEqual([id]);
  expect((await heard.states())[open]).toBe('dismissed');

  const deaf = await testedStage({ rules: [rule] });
  const unheard = await deaf.triage({ action: 'dismiss', 'finding-ids': deaf.idOf(open) });
  expect(unheard.failed).toEqual([deaf.idOf(open)]);
  expect(unheard.writes).toHaveLength(1);
});

it.each([true, false])(
  'looks at the finding when an answer is lost, and does not send what was done again: %s',
  async (forwarded) => {
    const { triage, idOf } = await testedStage({
      rules: [{ path: /\/dismiss$/, nth: [1], fault: { kind: 'reset' }, forwarded }],
    });
    const result = await triage({ action: 'dismiss', 'finding-ids': idOf(open) });
    expect(result.changed).toEqual([idOf(open)]);
    expect(result.writes).toHaveLength(forwarded ? 1 : 2);
  },
);

it('knows a reopening whose answer was lost, also where the tier does not show the finding', async () => {
  const lost: FaultRule = {
    path: /\/reopen$/,
    nth: [1],
    fault: { kind: 'reset' },
    forwarded: true,
  };
  const { triage, idOf } = await testedStage({ rules: [lost, notShown] });
  const result = await triage({ action: 'reopen', 'finding-ids': idOf(dismissed) });
  expect(result.changed).toEqual([idOf(dismissed)]);
});

it('gives up on a finding after `max-retries` lost answers', async () => {
  const rules = [{ path: /\/dismiss$/, fault: problem(500) }];
  const { triage, idOf } = await testedStage({ rules });
  const result = await triage({ action: 'dismiss', 'finding-ids': idOf(open), 'max-retries': '2' });
  expect(result.failed).toEqual([idOf(open)]);
  expect(result.shownLog).toContain(`Whether finding ${idOf(open)} was changed is not known.`);
  expect(result.writes).toHaveLength(3);
});

it('shows what it would do and does nothing, in a dry run', async () => {
  const { triage, idOf, states } = await testedStage();
  const before = await states();
  const ids = [idOf(open), idOf(dismissed)];
  const inputs = { action: 'dismiss', 'finding-ids': ids.join(' '), 'dry-run': 'true' };
  const result = await triage(inputs);
  expect(await states()).toEqual(before);
  await expectStory(result, 'dry-run');
});

it.each<[Record<string, string>, string]>([
  [{ action: '' }, '`action` is required'],
  [{ action: 'delete' }, '`action` must be one of'],
  [{ action: 'fix' }, '`finding-ids` is required'],
  [{ action: 'fix', 'finding-ids': '::stop' }, '`finding-ids` must be identifiers'],
  [{ action: 'sync', 'app-id': 'a', 'finding-ids': 'b' }, '`finding-ids` must not be given'],
  [{ action: 'sync', 'app-id': 'a', 'timeout-minutes': 'long' }, '`timeout-minutes` must be'],
])('refuses %o', async (inputs, message) => {
  expectRefused(await runScenario({ action: 'triage', inputs }), message);
});

it('refuses a sync without an app, and changes nothing', async () => {
  const { conclusion, shownLog, requests } = await runScenario({
    action: 'triage',
    inputs: { action: 'sync' },
  });
  expect(conclusion).toBe('failure');
  expect(shownLog).toContain('`app-id` is required');
  expect(requests.filter((request) => request.startsWith('POST /v1/'))).toEqual([]);
});
