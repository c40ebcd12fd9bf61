import { expect, it, onTestFinished } from 'vitest';
import { problem } from '../../../harness/faults.ts';
import type { StageOptions } from '../../support/scenario.ts';
import { expectStory, viewer } from '../support/expectations.ts';
import { openTestedStage } from './support/tested-stage.ts';

async function stage(options: StageOptions = {}, host?: string) {
  const opened = await openTestedStage(options, host);
  onTestFinished(opened.close);
  return opened;
}

const dismissed = 'Debug Endpoint Exposed';
const claimed = 'Broken Authentication (No Token)';
const fixed = 'NoSQL Injection';
const open = 'Missing HSTS Header';

it('reads ids that are separated in any way, each once', async () => {
  const { triage, findings } = await stage();
  const [a = '', b = '', c = ''] = (await findings()).map(({ id }) => id);
  const result = await triage({
    action: 'dismiss',
    'finding-ids': ` ${a}, ${b}\n${a}\n\n,${c} ${b},`,
  });
  expect([...result.changed, ...result.unchanged].toSorted()).toEqual([a, b, c].toSorted());
});

it('goes on after a finding that fails, and reports each', async () => {
  const { triage, idOf, states } = await stage();
  const ids = ['nobody', idOf(open), idOf(fixed), idOf(claimed)];
  const result = await triage({ action: 'reopen', 'finding-ids': ids.join('\n') });
  expect([result.changed, result.unchanged, result.failed]).toEqual([
    [ids[3]],
    [ids[1]],
    [ids[0], ids[2]],
  ]);
  expect(result.conclusion).toBe('failure');
  expect((await states())[fixed]).toBe('fixed');
  expect(result.summary).toContain('nobody');
  expect(result.shownLog).toContain('failed');
});

it('asks no further when the role may not decide about findings', async () => {
  const { triage, findings } = await stage();
  const ids = (await findings()).map(({ id }) => id);
  const result = await triage({ action: 'fix', 'finding-ids': ids.join(','), ...viewer });
  expect(result.writes).toHaveLength(1);
  expect([...result.failed, ...result.unchanged].toSorted()).toEqual(ids.toSorted());
  expect(result.shownLog).toContain('Viewer');
});

it('changes what the free tier does not show', async () => {
  const rules = [{ method: 'GET', path: /\/vulnerabilities\/\w+$/, fault: problem(402) }];
  const { triage, idOf, states } = await stage({ rules });
  const ids = [idOf(dismissed), idOf(open)];
  const reopened = await triage({ action: 'reopen', 'finding-ids': ids.join(',') });
  expect([reopened.changed, reopened.unchanged, reopened.failed]).toEqual([[ids[0]], [ids[1]], []]);
  const result = await triage({ action: 'dismiss', 'finding-ids': ids.join(',') });
  expect(result.changed).toEqual(ids);
  expect(await states()).toMatchObject({ [dismissed]: 'dismissed', [open]: 'dismissed' });
});

it.each([
  ['an empty answer', { kind: 'answer', status: 204 } as const],
  [
    'an object that says nothing',
    {
      kind: 'answer',
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '{}',
    } as const,
  ],
])('believes %s only as far as the finding shows it', async (_, fault) => {
  const { triage, idOf, states } = await stage({
    rules: [{ path: /\/dismiss$/, fault, forwarded: true }],
  });
  const result = await triage({ action: 'dismiss', 'finding-ids': idOf(open) });
  expect(result.changed).toEqual([idOf(open)]);
  expect((await states())[open]).toBe('dismissed');

  const deaf = await stage({ rules: [{ path: /\/dismiss$/, fault }] });
  const unheard = await deaf.triage({ action: 'dismiss', 'finding-ids': deaf.idOf(open) });
  expect(unheard.failed).toEqual([deaf.idOf(open)]);
  expect(unheard.writes).toHaveLength(1);
});

it.each([true, false])(
  'looks at the finding when an answer is lost, and does not send what was done again: %s',
  async (forwarded) => {
    const { triage, idOf } = await stage({
      rules: [{ path: /\/dismiss$/, nth: [1], fault: { kind: 'reset' }, forwarded }],
    });
    const result = await triage({ action: 'dismiss', 'finding-ids': idOf(open) });
    expect(result.changed).toEqual([idOf(open)]);
    expect(result.writes).toHaveLength(forwarded ? 1 : 2);
  },
);

it('knows a reopening whose answer was lost, also where the tier does not show the finding', async () => {
  const rules = [
    { path: /\/reopen$/, nth: [1], fault: { kind: 'reset' } as const, forwarded: true },
    { method: 'GET', path: /\/vulnerabilities\/\w+$/, fault: problem(402) },
  ];
  const { triage, idOf } = await stage({ rules });
  const result = await triage({ action: 'reopen', 'finding-ids': idOf(dismissed) });
  expect(result.changed).toEqual([idOf(dismissed)]);
});

it('gives up on a finding after `max-retries` lost answers', async () => {
  const { triage, idOf } = await stage({ rules: [{ path: /\/dismiss$/, fault: problem(500) }] });
  const result = await triage({ action: 'dismiss', 'finding-ids': idOf(open), 'max-retries': '2' });
  expect(result.failed).toEqual([idOf(open)]);
  expect(result.writes).toHaveLength(3);
});

it('waits as long as the service asks it to', async () => {
  const tooMany = problem(429, { headers: { 'retry-after': '1' } });
  const { triage, idOf } = await stage({ rules: [{ path: /\/fix$/, nth: [1], fault: tooMany }] });
  const result = await triage({ action: 'fix', 'finding-ids': idOf(open) });
  expect(result.changed).toEqual([idOf(open)]);
  expect(result.shownLog).toContain('trying again in 1 s');
});

it('shows what it would do and does nothing, in a dry run', async () => {
  const { triage, idOf, states } = await stage();
  const before = await states();
  const ids = [idOf(open), idOf(dismissed)];
  const result = await triage({
    action: 'dismiss',
    'finding-ids': ids.join(' '),
    'dry-run': 'true',
  });
  expect(result.conclusion).toBe('success');
  expect([result.changed, result.unchanged, result.writes]).toEqual([[], [ids[1]], []]);
  expect(await states()).toEqual(before);
  for (const text of [result.summary, result.shownLog])
    expect(text).toContain('would be dismissed');
  await expectStory(result, 'dry-run');
});

it.each<[Record<string, string>, string]>([
  [{ action: '' }, '`action` is required'],
  [{ action: 'delete' }, '`action` must be one of'],
  [{ action: 'fix' }, '`finding-ids` is required'],
  [{ action: 'fix', 'finding-ids': 'a/b' }, '`finding-ids` must be identifiers'],
  [{ action: 'sync' }, '`app-id` is required'],
  [{ action: 'sync', 'app-id': 'a', 'finding-ids': 'b' }, '`finding-ids` must not be given'],
  [{ action: 'sync', 'app-id': 'a', 'timeout-minutes': 'long' }, '`timeout-minutes` must be'],
])('refuses %o', async (inputs, message) => {
  const { run } = await stage();
  const result = await run({ action: 'triage', inputs });
  expect(result.conclusion).toBe('failure');
  expect(result.shownLog).toContain(message);
  expect(result.requests).toEqual([]);
});
