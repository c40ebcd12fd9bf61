import { expect, it } from 'vitest';
import { expectStory } from '../support/expectations.ts';
import { claimed, dismissed, open, testedStage } from './support/tested-stage.ts';

it.each([
  ['fix', 'fix claimed', open, claimed],
  ['dismiss', 'dismissed', open, dismissed],
  ['reopen', 'open', dismissed, open],
])(
  'does %s: findings are %s then, and one that is already is left alone',
  async (action, state, other, already) => {
    const { triage, idOf, states } = await testedStage();
    const ids = [idOf(other), idOf(already)];
    const result = await triage({ action, 'finding-ids': ids.join(',') });
    expect(result.conclusion, result.shownLog).toBe('success');
    expect([result.changed, result.unchanged, result.failed]).toEqual([[ids[0]], [ids[1]], []]);
    expect(result.writes).toEqual([`${action} ${ids[0]} → 200`]);
    expect((await states())[other]).toBe(state);
    await expectStory(result, action);
  },
);
