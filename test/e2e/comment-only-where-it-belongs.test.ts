import { expect, it } from 'vitest';
import { branchEvent, pullRequestEvent } from '../../harness/github-event.ts';
import { runScenario, type ScenarioResult } from '../support/scenario.ts';
import { withoutReport } from './support/expectations.ts';

const written = ({ calls }: ScenarioResult['github']) =>
  calls().filter((call) => !call.startsWith('GET '));

it.each(['push', 'schedule', 'merge_group', 'workflow_dispatch'] as const)(
  'leaves nothing on GitHub on %s',
  async (name) => {
    const { github, outputs } = await runScenario({
      event: branchEvent(name),
      inputs: withoutReport,
    });
    expect(outputs.verdict).toBe('failed');
    expect(written(github)).toEqual([]);
  },
);

it('writes no comment for a gate that passes, unless always', async () => {
  const clean = { ...withoutReport, 'fail-on-severity': 'none' };
  expect((await runScenario({ inputs: clean })).github.comments).toEqual([]);
  const always = await runScenario({ inputs: { ...clean, 'comment-summary-in-pr': 'always' } });
  expect(always.github.comments).toHaveLength(1);
});

it.each(['dry-run', 'wait-for-completion'])(
  'writes no comment for a verdict that %s asked for',
  async (input) => {
    const asked = { [input]: String(input === 'dry-run'), 'comment-summary-in-pr': 'always' };
    const { github, outputs } = await runScenario({ inputs: asked });
    expect(outputs.reason).toMatch(/^(dry-run|not-awaited)$/);
    expect(written(github)).toEqual([]);
  },
);

it('says that there is no comment where the event does not tell the pull request', async () => {
  const event = { ...pullRequestEvent(), payload: {} };
  const { github, outputs, annotations } = await runScenario({ event, inputs: withoutReport });
  expect(outputs.verdict).toBe('failed');
  expect(written(github)).toEqual([]);
  expect(annotations).toContainEqual(
    expect.objectContaining({
      level: 'notice',
      message: expect.stringMatching(/^The pull request has no comment: the event does not tell/),
    }),
  );
});

it('writes no comment at all with never', async () => {
  const { github } = await runScenario({
    inputs: { ...withoutReport, 'comment-summary-in-pr': 'never' },
  });
  expect(written(github)).toEqual([]);
});
