import { expect, it } from 'vitest';
import { type FaultRule, problem, redirect } from '../../harness/faults.ts';
import { branchEvent, type GitHubEvent, pullRequestEvent } from '../../harness/github-event.ts';
import { runScenario, type Scenario, type ScenarioResult } from '../support/scenario.ts';
import { answersHave } from './support/rewrites.ts';
import { appOf, openGitHub } from './support/setting.ts';

const secrets = ['Falcon', 'falcon.shop', 'owner@falcon.test', '/v9/falcon'];
const texts = { title: 'Falcon is locked', detail: 'Ask owner@falcon.test of https://falcon.shop' };
const refused = (path: RegExp): FaultRule[] => [
  { path, fault: problem(403, { slug: 'app-locked', ...texts }) },
];
const renamed = answersHave(
  { method: 'GET', path: /\/apps\/[^/?]+$/ },
  { label: 'Codename Falcon', appUrl: 'https://falcon.shop' },
);
const vulnerable = appOf('vulnerable.test');
const finding = { action: 'dismiss', 'finding-ids': 'f-1' };
const registered = { 'app-url': 'https://vulnerable.test', 'create-test-accounts': 'true' };

/** What each action asks of a service that names secret things in its answers. */
const scenarios: [string, Scenario][] = [
  ['register-app', { rules: refused(/\/apps$/), inputs: { 'app-url': 'https://new.test' } }],
  ['register-app', { rules: [renamed], inputs: registered }],
  [
    'vision-run',
    { rules: refused(/vision-agent$/), prepare: vulnerable, inputs: { operation: 'map' } },
  ],
  ['triage', { rules: refused(/dismiss$|vulnerabilities/), inputs: finding }],
  [
    'delete-app',
    { rules: refused(/\/apps/), prepare: vulnerable, inputs: { 'confirm-label': 'x' } },
  ],
  ['delete-app', { rules: [renamed], prepare: vulnerable, inputs: { 'confirm-label': 'x' } }],
  ['list-apps', { rules: refused(/\/apps/) }],
  ['list-apps', { rules: [renamed] }],
  ['overview', { rules: refused(/\/apps/) }],
  ['overview', { rules: [renamed] }],
  ['doctor', { rules: refused(/\/apps/), prepare: vulnerable }],
  ['doctor', { rules: [{ path: /openapi/, fault: redirect('https://sso.test/v9/falcon?x=1') }] }],
];

/** What anybody can read of the service's texts. */
function quoted({ log, summary, annotations }: ScenarioResult): string[] {
  const seen = [log, summary, JSON.stringify(annotations)].join('\n');
  return secrets.filter((secret) => seen.includes(secret));
}

/** Of a schedule, the event does not say who can read the repository. */
const silent: GitHubEvent = { ...branchEvent('schedule'), payload: { schedule: '17 3 * * *' } };

it.each(scenarios)('%s quotes the service in a private repository alone', async (action, given) => {
  const run = async (event: GitHubEvent, visibility?: 'public' | 'private') =>
    quoted(
      await runScenario({
        action,
        event,
        github: await openGitHub(visibility ? { visibility } : {}),
        ...given,
        inputs: { 'max-retries': '0', ...given.inputs },
      }),
    );
  expect(await run(pullRequestEvent('public'))).toEqual([]);
  expect(await run(silent)).toEqual([]);
  expect(await run(silent, 'public')).toEqual([]);
  expect(await run(silent, 'private')).not.toEqual([]);
  expect(await run(pullRequestEvent('private'))).not.toEqual([]);
});
