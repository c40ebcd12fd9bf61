import { expect, it, onTestFinished } from 'vitest';
import { expectStory } from '../support/expectations.ts';
import { openTestedStage } from './support/tested-stage.ts';

const dismissed = 'Debug Endpoint Exposed';
const claimed = 'Broken Authentication (No Token)';
const open = 'Missing HSTS Header';

it.each([
  ['fix', 'fix claimed', claimed],
  ['dismiss', 'dismissed', dismissed],
  ['reopen', 'open', open],
])(
  'does %s: findings are %s then, and one that is already is left alone',
  async (action, state, already) => {
    const { triage, idOf, states, close } = await openTestedStage();
    onTestFinished(close);
    const other = action === 'reopen' ? dismissed : open;
    const ids = [idOf(other), idOf(already)];
    const result = await triage({ action, 'finding-ids': ids.join(',') });
    expect(result.conclusion, result.shownLog).toBe('success');
    expect([result.changed, result.unchanged, result.failed]).toEqual([[ids[0]], [ids[1]], []]);
    expect(result.writes).toEqual([`${action} ${ids[0]} → 200`]);
    expect((await states())[other]).toBe(state);
    await expectStory(result, action);
  },
);
