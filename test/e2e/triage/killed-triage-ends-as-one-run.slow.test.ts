import { expect, it } from 'vitest';
import { branchEvent } from '../../../harness/github-event.ts';
import type { ScenarioStep } from '../../support/scenario.ts';
import { at, secondAt } from '../support/cancellation.ts';
import { day } from '../support/policies.ts';
import { killed } from '../support/sub-actions.ts';
import { accepting, githubWithPolicies } from './support/policy-history.ts';
import { claimed, dismissed, open, type TestedStage, testedStage } from './support/tested-stage.ts';

type Step = { inputs: Record<string, string> } & Omit<ScenarioStep, 'inputs' | 'action'>;

const killedAt = (moment: 'arrival' | 'answer') => ({
  after: at('POST', /\/(dismiss|reopen|fix)$/, moment),
  signals: killed,
});
const moments = [
  ['when it sends a change', killedAt('arrival')],
  ['when a change was answered', killedAt('answer')],
] as const;

/** One run, and one that is killed and run again, lead to the same by the same. */
async function compare(
  stepOf: (stage: TestedStage) => Step,
  cancel: NonNullable<ScenarioStep['cancel']>,
) {
  const [once, twice] = [await testedStage(), await testedStage()];
  const { inputs, ...rest } = stepOf(once);
  const whole = await once.triage(inputs, rest);
  expect(whole.conclusion, whole.shownLog).toBe('success');
  const first = await twice.triage(inputs, { ...rest, cancel });
  const second = await twice.triage(inputs, rest);
  expect(second.conclusion, second.shownLog).toBe('success');
  expect(first.signal).toBe('SIGKILL');
  expect(await twice.states()).toEqual(await once.states());
  const changes = (writes: string[]) => writes.map((line) => line.replace(/ → .*/, '')).toSorted();
  expect(changes([...first.writes, ...second.writes])).toEqual(changes(whole.writes));
  return second;
}

it.each(moments)('ends as one run does, nothing dismissed twice, killed %s', async (_, cancel) => {
  const dismissal = ({ idOf }: TestedStage) => ({
    inputs: { action: 'dismiss', 'finding-ids': [open, dismissed, claimed].map(idOf).join() },
  });
  expect((await compare(dismissal, cancel)).unchanged).toHaveLength(2);
});

it.each(moments)('ends a sync as one run does, killed %s', async (_, cancel) => {
  const github = await githubWithPolicies([
    [accepting(open), accepting(claimed), accepting(dismissed, day(-1))],
  ]);
  const event = branchEvent('push');
  const sync = ({ appId }: TestedStage) => ({
    inputs: { action: 'sync', 'app-id': appId },
    event,
    github,
  });
  await compare(sync, cancel);
});

it('tells what it has changed, and what may have changed, when it is cancelled', async () => {
  const stage = await testedStage({
    rules: [{ path: /\/dismiss$/, nth: [2], fault: { kind: 'hang' } }],
  });
  const ids = [open, claimed].map(stage.idOf);
  const result = await stage.triage(
    { action: 'dismiss', 'finding-ids': ids.join() },
    { cancel: { after: secondAt('POST', /\/dismiss$/) } },
  );
  expect(result).toMatchObject({ exitCode: 1, cancelled: true, changed: [ids[0]] });
  const message = `The job was cancelled. Whether finding ${ids[1]} was changed is not known.`;
  expect(result.shownLog).toContain(message);
});
