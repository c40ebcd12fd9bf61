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
    expect((await states())[other]).toBe(state);
    await expectStory(result, action);
  },
);
