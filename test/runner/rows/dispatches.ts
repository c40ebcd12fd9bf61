import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { branchEvent } from '../../../harness/github-event.ts';
import { policyFile } from '../../e2e/support/policies.ts';
import { accepting } from '../../e2e/triage/support/policy-history.ts';
import { startRun } from '../../support/scenario.ts';
import { backgroundEmulator } from '../support/programs.ts';
import { dispatch, failed, notDeployed, passed, rowsOf, tested } from '../support/row.ts';
import { runExample } from '../support/run-example.ts';
import { testedBefore } from '../support/scene.ts';

const staging = '6650f0c2a1b3d4e5f607182a';

const nightly = { example: 'nightly.yml', event: branchEvent('schedule') };
/** The logins are verified, and then the job of the gate ends so. */
function afterLogins(outcome: Parameters<typeof tested>[0]) {
  const { jobs, outputs } = tested(outcome);
  return { jobs: { logins: 'success' as const, ...jobs }, outputs };
}
const ofNightly = rowsOf(nightly, {
  'tests the main branch every night, more strictly, and keeps an issue while it fails': {
    apps: { [staging]: 'vulnerable.test' },
    ...afterLogins({ ...failed, 'blocking-count': '5' }),
    check: ({ requests }, { github, artifactService }) => {
      expect(requests).toContainEqual(expect.stringMatching(/\/vision-agent → 202$/));
      expect(github.issues.map(({ state }) => state)).toEqual(['open']);
      const names = artifactService.artifacts().map(({ name }) => name);
      expect(names).toEqual(['nightly-security-report.pdf']);
    },
  },
  'closes the issue once the app is proven clean': {
    apps: { [staging]: 'fixed-next.test' },
    prepare: async (scene) => {
      await runExample(scene, { ...nightly, apps: { [staging]: 'fixed-next.test' } });
      return {};
    },
    ...afterLogins({ ...passed, 'run-number': '2' }),
    check: (_, { github }) => expect(github.issues.map(({ state }) => state)).toEqual(['closed']),
  },
  'tests nothing while the logins do not work, and opens an issue': {
    apps: { [staging]: 'failed.test' },
    jobs: { logins: 'failure', 'security-test': 'failure' },
    outputs: { 'security-test': notDeployed },
    check: (_, { github }) => expect(github.issues.map(({ state }) => state)).toEqual(['open']),
  },
  'takes up a test that an earlier run left behind, when it is given its task id': {
    apps: { [staging]: 'clean.test' },
    runSeconds: 5,
    prepare: async ({ emulator }) => ({
      event: dispatch({ 'task-id': await startRun(emulator, 'clean.test') }),
    }),
    jobs: { logins: 'skipped', 'security-test': 'success' },
    outputs: { 'security-test': passed },
    tests: 0,
  },
});

/** GitHub runs the overview, whose condition a test of the workflow's text holds; act has ended. */
const afterFailedCall = 'skipped';
const searching = (search: string) => ({ event: dispatch({ search }) });
const listed = { apps: 'success', outdated: 'success' } as const;
const portfolio = { example: 'portfolio-nightly.yml', ...searching('clean') };
const ofPortfolio = rowsOf(portfolio, {
  'tests every app in a job of its own, then shows all of them': {
    jobs: { ...listed, 'security-test of clean': 'success', overview: 'failure' },
    outputs: {
      apps: { total: '1' },
      'security-test of clean': passed,
      // The overview is of all apps, and most were never tested.
      overview: { 'untested-count': expect.stringMatching(/^[1-9]/) },
    },
  },
  'tests every app once, split into parts, and the others when one fails': {
    ...searching('le'),
    patch: (text) => text.replace('max-apps: 4000', 'part-size: 2'),
    jobs: {
      ...listed,
      'security-test of cancelled': 'failure',
      'security-test of clean': 'success',
      'security-test of failed': 'failure',
      'security-test of vulnerable': 'failure',
      overview: afterFailedCall,
    },
    outputs: {
      apps: { total: '4' },
      'security-test of cancelled': { verdict: 'not-tested', reason: 'run-cancelled' },
      'security-test of clean': passed,
      'security-test of failed': { verdict: 'not-tested', reason: 'run-failed' },
      'security-test of vulnerable': failed,
    },
    check: (_, { artifactService }) => expect(artifactService.artifacts()).toHaveLength(2),
  },
  'starts no test of an app that was tested since noon': {
    prepare: (scene) => testedBefore(scene, 'clean.test'),
    jobs: { ...listed, 'security-test': 'skipped', overview: 'failure' },
    outputs: { outdated: { 'stale-count': '0', 'outdated-matrix': '{"include":[]}' } },
    tests: 0,
  },
  'fails where there is no app': {
    ...searching('no app is called so'),
    jobs: {
      apps: 'failure',
      outdated: 'skipped',
      'security-test': 'skipped',
      overview: afterFailedCall,
    },
    outputs: { apps: { total: '0', parts: '' } },
  },
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
/**
 * GitHub's command line: when the nightly workflow last ran by its schedule, and the issue that is
 * open. By hand it has just run.
 */
const heartbeatCli = (lastRun: string, openIssue: string) => `#!/bin/sh
case "$*" in
  'run list '*' --event schedule '*) echo ${lastRun} ;;
  'run list '*) echo ${daysAgo(0)} ;;
  'issue list --app github-actions '*) echo ${openIssue} ;;
  'issue create --title '*) echo "Created: $4" ;;
  *) exit 1 ;;
esac
`;
const heartbeat = { example: 'portfolio-heartbeat.yml', event: branchEvent('push'), tests: 0 };
const untested = { 'stale-count': '0', 'untested-count': expect.stringMatching(/^[1-9]/) };
const ofHeartbeat = rowsOf(heartbeat, {
  'opens an issue when the nightly workflow has not run for two days': {
    programs: { gh: heartbeatCli(daysAgo(3), '') },
    jobs: { heartbeat: 'failure' },
    check: ({ shown }) => expect(shown).toMatch(/Created: The nightly security test/),
  },
  'opens no second issue': {
    programs: { gh: heartbeatCli(daysAgo(3), '7') },
    jobs: { heartbeat: 'failure' },
    check: ({ shown }) => expect(shown).not.toContain('Created:'),
  },
  'shows apps without a result although the workflow ran': {
    programs: { gh: heartbeatCli(daysAgo(1), '') },
    jobs: { heartbeat: 'failure' },
    outputs: { heartbeat: untested },
    check: ({ shown }) => expect(shown).not.toContain('Created:'),
  },
});

const rehearsal = {
  example: 'rehearsal.yml',
  event: dispatch({}),
  patch: (text: string) => text.replace('--run-seconds 10', '--run-seconds 1'),
  programs: { node: backgroundEmulator },
  // The emulator of these tests is not asked.
  tests: 0,
};
const ofRehearsal = rowsOf(rehearsal, {
  'rehearses the gate with an emulator on the runner: findings': {
    jobs: { rehearsal: 'failure' },
    outputs: { rehearsal: failed },
    check: ({ requests, shown }) => {
      expect(requests).toEqual([]);
      expect(shown).toMatch(/POST \/v1\/apps\/\w+\/security-agent.* 202/);
    },
  },
  'rehearses the gate with an emulator on the runner: none': {
    event: dispatch({ 'app-url': 'https://clean.test' }),
    jobs: { rehearsal: 'success' },
    outputs: { rehearsal: passed },
  },
});

const triage = {
  example: 'triage.yml',
  event: branchEvent('push'),
  apps: { [staging]: 'vulnerable.test' },
};
const policy = `accept:\n${accepting('Missing HSTS Header')}`;
const ofTriage = rowsOf(triage, {
  'keeps the findings in line with the policy file': {
    github: { history: [{ sha: 'a'.repeat(40), files: { [policyFile]: policy } }] },
    files: { [policyFile]: policy },
    prepare: async ({ emulator }) => {
      await startRun(emulator, 'vulnerable.test');
      await delay(1100);
      return {};
    },
    jobs: { triage: 'success' },
    outputs: { triage: { changed: expect.stringMatching(/^\["\w+"\]$/), failed: '[]' } },
    check: ({ steps }) => expect(steps).toEqual(['triage: Triage → success']),
  },
  'names the findings that could not be changed by hand': {
    event: dispatch({ action: 'fix', 'finding-ids': 'f'.repeat(24), 'dry-run': false }),
    jobs: { triage: 'failure' },
    check: ({ shown }) =>
      expect(shown).toContain(`These findings could not be changed - ["${'f'.repeat(24)}"]`),
  },
});

export const dispatchRows = [
  ...ofNightly,
  ...ofPortfolio,
  ...ofHeartbeat,
  ...ofRehearsal,
  ...ofTriage,
];
