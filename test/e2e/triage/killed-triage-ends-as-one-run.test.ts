import { expect, it, onTestFinished } from 'vitest';
import { branchEvent } from '../../../harness/github-event.ts';
import type { ScenarioStep } from '../../support/scenario.ts';
import { at } from '../support/cancellation.ts';
import { killed } from '../support/sub-actions.ts';
import { accepting, dayFromNow, githubWithPolicies } from './support/policy-history.ts';
import { openTestedStage, type TestedStage } from './support/tested-stage.ts';

type Step = { inputs: Record<string, string> } & Omit<ScenarioStep, 'inputs' | 'action'>;

const moments = {
  'when it sends a change': 'arrival',
  'when a change was answered': 'answer',
} as const;
const write = /\/(dismiss|reopen|fix)$/;

/**
 * Where one run leads, and where one that is killed and run again does; with every change that the
 * service accepted.
 */
async function compare(
  stepOf: (stage: TestedStage) => Step,
  cancel: NonNullable<ScenarioStep['cancel']>,
) {
  const [once, twice] = [await openTestedStage(), await openTestedStage()];
  onTestFinished(once.close);
  onTestFinished(twice.close);
  const { inputs, ...rest } = stepOf(once);
  const whole = await once.triage(inputs, rest);
  expect(whole.conclusion, whole.shownLog).toBe('success');
  const first = await twice.triage(inputs, { ...rest, cancel });
  const second = await twice.triage(inputs, rest);
  expect(second.conclusion, second.shownLog).toBe('success');
  expect(await twice.states()).toEqual(await once.states());
  const writes = [...first.writes, ...second.writes].map((line) => line.replace(/ → .*/, ''));
  expect(writes.toSorted()).toEqual(
    whole.writes.map((line) => line.replace(/ → .*/, '')).toSorted(),
  );
  return { first, second, whole };
}

it.each(Object.entries(moments))(
  'ends as one run does, nothing dismissed twice, killed %s',
  async (_, moment) => {
    const { first, second } = await compare(
      ({ idOf }) => ({
        inputs: {
          action: 'dismiss',
          'finding-ids': [
            'Missing HSTS Header',
            'Debug Endpoint Exposed',
            'Broken Authentication (No Token)',
          ]
            .map(idOf)
            .join(),
        },
      }),
      { after: at('POST', write, moment), signals: killed },
    );
    expect(first.signal).toBe('SIGKILL');
    expect(second.unchanged).toHaveLength(2);
  },
);

it.each(Object.entries(moments))('ends a sync as one run does, killed %s', async (_, moment) => {
  const github = await githubWithPolicies([
    [
      accepting('Missing HSTS Header'),
      accepting('Broken Authentication (No Token)'),
      accepting('Debug Endpoint Exposed', dayFromNow(-1)),
    ],
  ]);
  const { first } = await compare(
    ({ appId }) => ({
      inputs: { action: 'sync', 'app-id': appId },
      event: branchEvent('push'),
      github,
    }),
    { after: at('POST', write, moment), signals: killed },
  );
  expect(first.signal).toBe('SIGKILL');
});

it('says what was changed when the job is cancelled', async () => {
  const { first } = await compare(
    ({ idOf }) => ({
      inputs: {
        action: 'dismiss',
        'finding-ids': ['Missing HSTS Header', 'Broken Authentication (No Token)'].map(idOf).join(),
      },
    }),
    { after: /^changed/ },
  );
  expect(first).toMatchObject({ exitCode: 1, cancelled: true });
  expect(first.changed.length).toBeGreaterThan(0);
  expect(first.shownLog).toContain('The job was cancelled');
});
