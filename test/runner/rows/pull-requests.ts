import { expect } from 'vitest';
import { headSha, openPull, pullRequestEvent } from '../../../harness/github-event.ts';
import { policyFile } from '../../e2e/support/policies.ts';
import { accepting } from '../../e2e/triage/support/policy-history.ts';
import { startRun } from '../../support/scenario.ts';
import {
  brokenDeployment,
  clean,
  deployed,
  dispatch,
  failed,
  having,
  notDeployed,
  passed,
  rowsOf,
  tested,
  vulnerable,
} from '../support/row.ts';
import { runExample } from '../support/run-example.ts';
import { testedBefore } from '../support/scene.ts';

const event = pullRequestEvent();
const noToken = 'Broken Authentication (No Token)';

const pullRequest = { example: 'pull-request.yml', event };
const ofPullRequest = rowsOf(pullRequest, {
  'deploys the build of a pull request and tests it there: findings block it': {
    apps: vulnerable,
    ...deployed({ ...failed, 'report-artifact-id': '3000000001' }),
    check: ({ requests, summaries }, { github, artifactService }) => {
      expect(requests[0]).toBe('POST /api/v1/auth/token → 200');
      expect(summaries.join()).toContain('4 findings block');
      expect(github.comments.map(({ number }) => number)).toEqual([42]);
      expect(artifactService.artifacts().map(({ name }) => name)).toEqual(['security-report.pdf']);
    },
  },
  'passes a build without findings, and says nothing on the pull request': {
    apps: clean,
    ...deployed(passed),
    check: (_, { github }) => expect(github.comments).toEqual([]),
  },
  'fails, and tests nothing, when the build was not deployed': {
    ...brokenDeployment,
    check: ({ requests }) => expect(requests).toEqual([]),
  },
  'succeeds without a test when only documents change': {
    always: true,
    github: {
      files: { [policyFile]: 'nothing-to-test: [docs/**]\n' },
      pulls: [{ ...openPull, files: ['docs/start.md'] }],
    },
    jobs: { deploy: 'success', 'security-test': 'success' },
    outputs: { 'security-test': { verdict: 'not-tested', reason: 'nothing-to-test' } },
    check: ({ requests }, { github }) => {
      expect(requests).toEqual([]);
      expect(github.comments).toMatchObject([{ body: expect.stringContaining('ℹ️ Not tested') }]);
    },
  },
  'lists the apps that the login sees when none is given': {
    always: true,
    patch: (text) => text.replace(/ +app-id: .*\n/, ''),
    ...deployed({ verdict: 'error', reason: 'invalid-input' }),
    check: ({ summaries }) => expect(summaries.join()).toMatch(/^- `\w+` · clean · https/m),
  },
  'judges a test that an earlier run left behind, when it is given its task id, and deploys nothing':
    {
      apps: clean,
      runSeconds: 5,
      prepare: async ({ emulator }) => {
        const taskId = await startRun(emulator, 'clean.test');
        return { event: dispatch({ 'task-id': taskId }) };
      },
      jobs: { deploy: 'skipped', 'security-test': 'success' },
      outputs: { 'security-test': passed },
      tests: 0,
      check: (_, { github }) => expect(github.comments).toEqual([]),
    },
  'deploys and tests a branch when it is started by hand without one': {
    event: dispatch({}),
    apps: clean,
    ...deployed(passed),
    check: ({ summaries, commit }) =>
      expect(summaries.join()).toContain(`tested build ${commit}, before and after the run`),
  },
  "goes by the policy of the change's base, not by its own": {
    apps: vulnerable,
    github: { files: { [policyFile]: `accept:\n${accepting('Cross-Tenant Takeover')}` } },
    files: {
      [policyFile]: `accept:\n${['Cross-Tenant Takeover', noToken].map((each) => accepting(each)).join('')}`,
    },
    ...deployed({ ...failed, 'blocking-count': '3', 'accepted-count': '1' }),
  },
});

const backOffice = (host: string) => ({ '6650f0c2a1b3d4e5f607182b': host });
const parallel = { example: 'parallel-steps.yml', event };
const ofParallel = rowsOf(parallel, {
  'tests two apps of one deployment in one job, each by a gate of its own': {
    apps: { ...clean, ...backOffice('vulnerable.test') },
    ...deployed(failed),
    tests: 2,
    check: ({ summaries }, { github, artifactService }) => {
      expect(summaries.map((text) => /✅|❌/.exec(`${text}`)?.[0])).toEqual(['✅', '❌']);
      expect(github.comments).toHaveLength(1);
      const names = artifactService.artifacts().map(({ name }) => name);
      expect(names).toEqual(['security-report-shop.pdf', 'security-report-back-office.pdf']);
    },
  },
  'passes when both pass, and the pages are there': {
    apps: { ...clean, ...backOffice('fixed-next.test') },
    prepare: (scene) => testedBefore(scene, 'fixed-next.test'),
    ...deployed(passed),
    tests: 2,
    check: ({ steps }) =>
      expect(steps.slice(-3)).toEqual([
        'security-test: Security test of the shop → success',
        'security-test: Security test of the back office → success',
        'security-test: Look at the pages → success',
      ]),
  },
  'tests neither when the build was not deployed': {
    ...brokenDeployment,
    check: ({ requests }) => expect(requests).toEqual([]),
  },
});

const called = { example: 'reusable-workflow.yml', event };
const ofCalled = rowsOf(called, {
  'has the reusable workflow test the build of a pull request: findings block it': {
    apps: vulnerable,
    ...deployed(failed),
    check: ({ summaries }, { github }) => {
      expect(summaries.join()).toContain(`tested build ${headSha}, before and after the run`);
      expect(github.comments.map(({ number }) => number)).toEqual([42]);
    },
  },
  'has the reusable workflow pass a build without findings': {
    apps: clean,
    ...deployed(passed),
  },
  'has the reusable workflow fail, untested, when the build was not deployed': {
    ...brokenDeployment,
    check: ({ requests }) => expect(requests).toEqual([]),
  },
  'has the reusable workflow fail for a pull request without secrets': {
    apps: clean,
    secrets: { SECURITY_TEST_USERNAME: '', SECURITY_TEST_PASSWORD: '' },
    ...deployed({ verdict: 'error', reason: 'missing-credentials' }),
  },
});

const preview = { example: 'preview.yml', event };
const previewApps = { '6650f0c2a1b3d4e5f607182b': 'fixed-next.test' };
const ofPreview = rowsOf(preview, {
  'passes a preview with the findings that the app of the main branch has': {
    apps: { ...previewApps, ...vulnerable },
    prepare: (scene) => testedBefore(scene, 'vulnerable.test'),
    ...tested({ ...passed, 'findings-count': '7', 'new-count': '0' }),
    check: ({ summaries }) =>
      expect(summaries.join()).toContain(`tested build ${headSha}, before and after the run`),
  },
  'fails for findings that the app of the main branch does not have': {
    apps: { ...previewApps, ...clean },
    prepare: (scene) => testedBefore(scene, 'clean.test'),
    ...tested({ ...failed, 'new-count': '7' }),
  },
});

const secrets = {
  PREVIEW_LOGINS: '[{"role": "Admin", "username": "ann", "password": "correct horse battery"}]',
};
const previewApp = { example: 'preview-app.yml', event, secrets };
const ofPreviewApp = rowsOf(previewApp, {
  'registers the preview of a pull request as an app of its own, and tests it': {
    jobs: { deploy: 'success', register: 'success', 'security-test': 'failure' },
    outputs: { register: { 'registration-status': 'COMPLETED' }, 'security-test': failed },
    check: ({ requests, shown }) => {
      expect(requests).toContainEqual(expect.stringMatching(/^POST \/v1\/apps → 20\d$/));
      expect(shown).not.toContain('correct horse battery');
    },
  },
  'tests nothing when the app could not be registered': {
    secrets: { PREVIEW_LOGINS: 'no list' },
    jobs: { deploy: 'success', register: 'failure', 'security-test': 'failure' },
    outputs: { 'security-test': notDeployed },
  },
  'deletes the app that preview-app.yml registered, when the pull request closes': {
    example: 'preview-app-delete.yml',
    event: having(event, { action: 'closed' }),
    prepare: async (scene) => {
      await runExample(scene, previewApp);
      return {};
    },
    jobs: { delete: 'success' },
    check: ({ requests }) =>
      expect(requests).toContainEqual(expect.stringMatching(/^DELETE \/v1\/apps\/\w+ → 20\d$/)),
  },
});

const header = 'x-bypass: 3f2';
const ofPlatform = rowsOf(
  { example: 'preview-platform.yml', event },
  {
    'waits until the platform has deployed the commit, registers the preview, and tests it': {
      secrets: { ...secrets, PREVIEW_HEADER: header },
      prepare: async ({ elsewhere }) => {
        elsewhere.protect(header);
        return {};
      },
      jobs: { deployed: 'success', register: 'success', 'security-test': 'failure' },
      outputs: { register: { 'registration-status': 'COMPLETED' }, 'security-test': failed },
      check: ({ shown }) => expect(shown).not.toContain(header),
    },
    'needs no header where previews are public': {
      secrets,
      jobs: { deployed: 'success', register: 'success', 'security-test': 'failure' },
      outputs: { 'security-test': failed },
    },
  },
);

export const pullRequestRows = [
  ...ofPullRequest,
  ...ofParallel,
  ...ofCalled,
  ...ofPreview,
  ...ofPreviewApp,
  ...ofPlatform,
];
