import { expect } from 'vitest';
import { baseSha, branchEvent, headSha, pullRequestEvent } from '../../../harness/github-event.ts';
import { policyFile } from '../../e2e/support/policies.ts';
import { accepting } from '../../e2e/triage/support/policy-history.ts';
import {
  appOf,
  brokenDeployment,
  clean,
  failed,
  notDeployed,
  passed,
  rowsOf,
  tested,
  vulnerable,
} from '../support/row.ts';
import { type Scene, triggered } from '../support/scene.ts';

const adopt = { example: 'adopt-on-rerun.yml', event: pullRequestEvent(), runSeconds: 5 };
const notAwaited = { verdict: 'not-tested', reason: 'not-awaited', 'report-artifact-id': '' };
const both = (start: string, judge: string) => [
  `start: Start the run → ${start}`,
  'security-test: Require a run to wait for → success',
  `security-test: Wait for the run and judge it → ${judge}`,
];
const ofAdopt = rowsOf(adopt, {
  'starts the test in one job and judges it in the next, which pays for no other': {
    apps: clean,
    jobs: { deploy: 'success', start: 'success', 'security-test': 'success' },
    outputs: { start: notAwaited, 'security-test': passed },
    check: ({ stubs, steps, outputs }) => {
      expect(stubs.map(({ inputs }) => inputs.ref)).toEqual([headSha]);
      expect(steps.slice(-4)).toEqual([
        ...both('success', 'success'),
        'security-test: Check that the build is still there → success',
      ]);
      expect(outputs['security-test']?.['task-id']).toBe(outputs.start?.['task-id']);
    },
  },
  'fails the job that judges for findings': {
    apps: vulnerable,
    jobs: { deploy: 'success', start: 'success', 'security-test': 'failure' },
    outputs: { start: notAwaited, 'security-test': failed },
    check: ({ steps }) => expect(steps.slice(-3)).toEqual(both('success', 'failure')),
  },
  'fails when another build was deployed meanwhile': {
    apps: clean,
    prepare: async (scene) => {
      void triggered(scene).then(() => scene.elsewhere.deploy(baseSha));
      return {};
    },
    jobs: { deploy: 'success', start: 'success', 'security-test': 'failure' },
    outputs: { 'security-test': passed },
    check: ({ steps }) =>
      expect(steps.at(-1)).toBe('security-test: Check that the build is still there → failure'),
  },
  'starts nothing, and fails, when the build was not deployed': {
    files: brokenDeployment.files,
    jobs: { deploy: 'failure', start: 'failure', 'security-test': 'failure' },
    outputs: { start: notDeployed },
    check: ({ steps, outputs }) => {
      expect(steps.at(-1)).toBe('security-test: Require a run to wait for → failure');
      expect(outputs['security-test']).toBeUndefined();
    },
  },
});

const token = 'ghs_TokenOfTheAppOfTheOrganization';
const sha = 'a'.repeat(40);
const ofOrganization = (policy: string) => {
  const history = [{ sha, files: { 'security-gate.yml': policy } }];
  return {
    files: { [policyFile]: `accept:\n${accepting('Cross-Tenant Takeover')}` },
    others: { 'octo-org/security-policies': { refs: { 'tags/v1': sha }, history } },
  };
};
const organization = {
  example: 'organization-policy.yml',
  event: { ...pullRequestEvent(), name: 'pull_request_target' },
  secrets: { SECURITY_APP_KEY: 'key of the app' },
  patch: (text: string) => text.replace('https://shop.example.com', 'https://vulnerable.test'),
};
const ofPolicy = rowsOf(organization, {
  'judges by the policy of the organization, not by that of the repository': {
    github: ofOrganization('fail-on-severity: high\n'),
    ...tested({ ...failed, 'accepted-count': '0' }),
    check: ({ stubs, summaries }, { github }) => {
      expect(stubs.map(({ action }) => action)).toEqual(['actions/create-github-app-token']);
      expect(stubs[0]?.inputs).toMatchObject({
        'client-id': 'Iv23liA1b2C3',
        'private-key': 'key of the app',
        owner: 'octo-org',
        repositories: 'security-policies',
      });
      for (const { path, headers } of github.requests) {
        const isOfPolicy = path.startsWith('/repos/octo-org/security-policies');
        expect(headers.authorization === `token ${token}`, path).toBe(isOfPolicy);
      }
      expect(github.comments.map(({ number }) => number)).toEqual([42]);
      expect(summaries.join()).toMatch(/octo-org\/security-policies.*v1 at aaaaaaa/);
      expect(summaries.join()).toContain(`tested build ${headSha}, before and after the run`);
    },
  },
  'passes what the policy of the organization lets pass': {
    github: ofOrganization('fail-on-severity: none\n'),
    ...tested(passed),
  },
  'tests nothing when the policy of the organization cannot be read': {
    ...tested({ verdict: 'error', reason: 'invalid-policy' }),
  },
  'tests nothing in a repository that has no app in the table': {
    github: ofOrganization('fail-on-severity: high\n'),
    patch: (text) => text.replace('"shop":', '"shopping":'),
    ...tested({ verdict: 'error', reason: 'invalid-input' }),
  },
});

const chat = {
  example: 'notify-chat.yml',
  event: branchEvent('schedule'),
  prepare: async ({ elsewhere }: Scene) => ({
    secrets: { CHAT_WEBHOOK_URL: `${elsewhere.origin}/hook` },
  }),
};
const posted = ({ elsewhere: { received } }: Scene) =>
  received.map(({ path, body }) => ({ path, ...JSON.parse(body) }));
const ofChat = rowsOf(chat, {
  'posts to the chat what failed, where to look, and no finding': {
    apps: vulnerable,
    ...tested(failed),
    check: (_, scene) => {
      const [message, ...more] = posted(scene);
      expect(more).toEqual([]);
      expect(message.path).toBe('/hook');
      expect(message.text).toContain('Security test of shop: 4 findings block');
      expect(message.text).toMatch(/\/octo-org\/shop\/actions\/runs\/\d+$/);
      expect(message.text).not.toContain('Cross-Tenant');
    },
  },
  'posts to the chat that nothing was tested': {
    apps: appOf('failed.test'),
    ...tested({ verdict: 'not-tested', reason: 'run-failed' }),
    check: (_, scene) => {
      expect(posted(scene)).toEqual([
        { path: '/hook', text: expect.stringContaining('not-tested (run-failed)') },
      ]);
    },
  },
  'posts nothing to the chat of an app that is proven clean': {
    apps: clean,
    ...tested(passed),
    check: (_, scene) => expect(posted(scene)).toEqual([]),
  },
});

export const verdictRows = [...ofAdopt, ...ofPolicy, ...ofChat];
