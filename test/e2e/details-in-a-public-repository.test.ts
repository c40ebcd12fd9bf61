import { expect, it } from 'vitest';
import { branchEvent, type GitHubEvent, pullRequestEvent } from '../../harness/github-event.ts';
import { runScenario, type ScenarioResult } from '../support/scenario.ts';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';
import { findingsAre } from './support/rewrites.ts';
import { viewsOf } from './support/views.ts';

const secrets = [
  'finding-4711',
  'Tenant takeover',
  'Cross-Tenant Label',
  '/api/tenants',
  'PATCH',
  'BOLA-9',
];
const [id, title, label, path, method] = secrets;
const rules = [
  findingsAre([
    { id, title, label, path, method, severity: 'Critical' },
    { id: 'BOLA-9', label, severity: 'Low' },
  ]),
];

/** What of the findings anybody can read in log, summary, annotations, outputs and comment. */
function revealed(result: ScenarioResult): (string | undefined)[] {
  const seen = [result.log, ...Object.values(viewsOf(result))].join('\n');
  return secrets.filter((secret) => seen.includes(secret));
}

const unknown: GitHubEvent = { ...branchEvent('push'), payload: {} };
const events: [string, GitHubEvent, Record<string, string>][] = [
  ['of a public repository', pullRequestEvent('public'), {}],
  ['of a repository of unknown visibility', unknown, {}],
  [
    'without an event that can be read',
    branchEvent('push'),
    { GITHUB_EVENT_PATH: '/missing.json' },
  ],
];

it.each(events)('shows counts alone in a workflow %s', async (what, event, env) => {
  const result = await expectGate('failed (findings)', {
    app: 'clean.test',
    event,
    env,
    rules,
    inputs: withoutReport,
  });
  expect(revealed(result)).toEqual([]);
  expect(result.outputs).toMatchObject({ 'findings-count': '2', 'blocking-count': '1' });
  if (what === 'of a public repository') await expectStory(result);
});

it('shows counts alone in a private repository when `details` is counts', async () => {
  const inputs = { ...withoutReport, details: 'counts' };
  const result = await runScenario({ app: 'clean.test', rules, inputs });
  expect(revealed(result)).toEqual([]);
});

it('shows the findings in a public repository when `details` is full', async () => {
  const inputs = { ...withoutReport, details: 'full' };
  const result = await runScenario({
    app: 'clean.test',
    event: pullRequestEvent('public'),
    rules,
    inputs,
  });
  expect(revealed(result)).toEqual(secrets);
  expect(result.summary).toContain('Tenant takeover');
});

it('shows the findings in a private repository', async () => {
  const result = await runScenario({ app: 'clean.test', rules, inputs: withoutReport });
  expect(revealed(result)).toEqual(secrets);
});
