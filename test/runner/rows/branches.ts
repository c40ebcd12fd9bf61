import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { branchEvent, pullRequestEvent } from '../../../harness/github-event.ts';
import { findingsOf } from '../support/findings-of.ts';
import { startRun } from '../../support/scenario.ts';
import { validateBySchema } from '../../unit/results/sarif/sarif-validation.ts';
import { brokenDeployment, failed, having, notDeployed, passed, type Row } from '../support/row.ts';
import { type ExampleResult, runExample } from '../support/run-example.ts';

const shared = '6650f0c2a1b3d4e5f6071829';
const staging = '6650f0c2a1b3d4e5f607182a';
const dispatch = (inputs: Record<string, unknown>) =>
  having(branchEvent('workflow_dispatch'), { inputs });

/** The SARIF file that the upload was given: the path of the output, and what is in it. */
function uploadedSarif({ stubs, outputs }: ExampleResult) {
  const uploads = stubs.filter(({ action }) => action === 'github/codeql-action');
  expect(uploads).toHaveLength(1);
  expect(uploads[0]?.inputs.sarif_file).toBe(outputs['security-test']?.['sarif-file']);
  const log = JSON.parse(uploads[0]?.files['security-test.sarif'] ?? '');
  expect(validateBySchema(log)).toEqual([]);
  return log;
}

const codeScanning = { example: 'code-scanning.yml', event: branchEvent('push') };
const openapi = `openapi: 3.1.0
info: { title: Shop, version: '1' }
paths:
  /api/orders/{orderId}:
    get:
      responses: { '200': { description: An order } }
`;
const ofCodeScanning: Row[] = [
  {
    ...codeScanning,
    says: 'shows the findings as alerts, each at its operation in the OpenAPI document',
    apps: { [shared]: 'vulnerable.test' },
    files: { 'openapi.yaml': openapi },
    jobs: { deploy: 'success', 'security-test': 'failure' },
    outputs: { 'security-test': { ...failed, 'sarif-file': 'security-test.sarif' } },
    check: (result) => {
      const { results } = uploadedSarif(result).runs[0];
      expect(results).toHaveLength(7);
      const at = results.map((each: { locations: object[] }) => each.locations[0]);
      expect(at).toContainEqual(
        expect.objectContaining({
          physicalLocation: {
            artifactLocation: expect.objectContaining({ uri: 'openapi.yaml' }),
            region: expect.objectContaining({ startLine: 5 }),
          },
        }),
      );
    },
  },
  {
    ...codeScanning,
    says: 'closes the alerts when the build was tested and nothing was found',
    apps: { [shared]: 'clean.test' },
    files: { 'openapi.yaml': openapi },
    jobs: { deploy: 'success', 'security-test': 'success' },
    outputs: { 'security-test': passed },
    check: (result) => expect(uploadedSarif(result).runs[0].results).toEqual([]),
  },
  {
    ...codeScanning,
    says: 'leaves the alerts as they are when nothing was tested',
    files: brokenDeployment,
    jobs: { deploy: 'failure', 'security-test': 'failure' },
    outputs: { 'security-test': notDeployed },
    tests: 0,
    check: ({ stubs }) => expect(stubs).toEqual([]),
  },
];

const baseline = { example: 'baseline-artifact.yml', apps: { [shared]: 'vulnerable.test' } };
const kept = ({ stubs }: ExampleResult) =>
  stubs.filter(({ action }) => action === 'actions/upload-artifact');

/** GitHub's command line, in a repository whose last run on main has kept these findings. */
const githubCli = (findings: string) => `#!/bin/sh
case "$1 $2" in
  'api --method') echo tip ;;
  'run list') echo 17:tip ;;
  'run download') mkdir -p "$7" && cat > "$7/findings.json" <<'FINDINGS'
${findings}
FINDINGS
esac
`;
const ofBaseline: Row[] = [
  {
    ...baseline,
    event: branchEvent('push'),
    says: 'keeps the findings of the default branch as an artifact, also when they fail the job',
    jobs: { deploy: 'success', 'security-test': 'failure' },
    outputs: { 'security-test': failed },
    check: (result) => {
      const [upload] = kept(result);
      expect(upload?.inputs.name).toBe('security-findings');
      expect(findingsOf(upload)).toHaveLength(9);
    },
  },
  {
    ...baseline,
    event: pullRequestEvent(),
    says: 'passes a pull request whose findings are all among them',
    prepare: async (scene) => {
      const main = await runExample(scene, { ...baseline, event: branchEvent('push') });
      const [findings = ''] = Object.values(kept(main)[0]?.files ?? {});
      return { programs: { gh: githubCli(findings) } };
    },
    jobs: { deploy: 'success', 'security-test': 'success' },
    outputs: { 'security-test': { ...passed, 'findings-count': '7', 'new-count': '0' } },
    check: (result) => expect(kept(result)).toEqual([]),
  },
  {
    ...baseline,
    event: pullRequestEvent(),
    says: 'fails a pull request, untested, when no run has kept its findings',
    programs: { gh: '#!/bin/sh\n' },
    jobs: { deploy: 'success', 'security-test': 'failure' },
    tests: 0,
    check: ({ shown, requests }) => {
      expect(shown).toContain('None of the last 20 runs on main has kept its findings.');
      expect(requests).toEqual([]);
    },
  },
];

const nightly = { example: 'nightly.yml', event: branchEvent('schedule') };
const ofNightly: Row[] = [
  {
    ...nightly,
    says: 'tests the main branch every night, more strictly, and keeps an issue while it fails',
    apps: { [staging]: 'vulnerable.test' },
    jobs: { 'security-test': 'failure' },
    outputs: { 'security-test': { ...failed, 'blocking-count': '5' } },
    check: (_, { github, artifactService }) => {
      expect(github.issues.map(({ state }) => state)).toEqual(['open']);
      const names = artifactService.artifacts().map(({ name }) => name);
      expect(names).toEqual(['nightly-security-report.pdf']);
    },
  },
  {
    ...nightly,
    says: 'closes the issue once the app is proven clean',
    apps: { [staging]: 'fixed-next.test' },
    prepare: async (scene) => {
      await runExample(scene, { ...nightly, apps: { [staging]: 'fixed-next.test' } });
      return {};
    },
    jobs: { 'security-test': 'success' },
    outputs: { 'security-test': { ...passed, 'run-number': '2' } },
    check: (_, { github }) => expect(github.issues.map(({ state }) => state)).toEqual(['closed']),
  },
  {
    ...nightly,
    says: 'takes up a test that an earlier run left behind, when it is given its task id',
    apps: { [staging]: 'clean.test' },
    prepare: async ({ emulator }) => ({
      event: dispatch({ 'task-id': await startRun(emulator, 'clean.test') }),
    }),
    jobs: { 'security-test': 'success' },
    outputs: { 'security-test': passed },
    tests: 0,
  },
];

const portfolio = { example: 'portfolio-nightly.yml' };
const ofPortfolio: Row[] = [
  {
    ...portfolio,
    event: dispatch({ search: 'le' }),
    says: 'tests every app in a job of its own, and one that fails does not keep the others from it',
    jobs: {
      apps: 'success',
      'security-test of clean': 'success',
      'security-test of vulnerable': 'failure',
    },
    outputs: {
      apps: { total: '2' },
      'security-test of clean': passed,
      'security-test of vulnerable': failed,
    },
    tests: 2,
    check: (_, { github, artifactService }) => {
      expect(github.issues).toHaveLength(1);
      expect(artifactService.artifacts()).toHaveLength(2);
    },
  },
  {
    ...portfolio,
    event: dispatch({ search: 'no app is called so' }),
    says: 'tests nothing where there is no app',
    jobs: { apps: 'success', 'security-test': 'skipped' },
    outputs: { apps: { total: '0' } },
    tests: 0,
  },
];

const rehearsal = { example: 'rehearsal.yml' };
const ofRehearsal: Row[] = [
  {
    ...rehearsal,
    event: dispatch({}),
    says: 'rehearses the gate with an emulator on the runner: findings',
    jobs: { rehearsal: 'failure' },
    outputs: { rehearsal: failed },
    tests: 0,
    check: ({ requests, shown }) => {
      expect(requests).toEqual([]);
      expect(shown).toMatch(/POST \/v1\/apps\/\w+\/security-agent.* 202/);
    },
  },
  {
    ...rehearsal,
    event: dispatch({ 'app-url': 'https://clean.test' }),
    says: 'rehearses the gate with an emulator on the runner: none',
    jobs: { rehearsal: 'success' },
    outputs: { rehearsal: passed },
    tests: 0,
  },
];

const triage = { example: 'triage.yml', apps: { [staging]: 'vulnerable.test' } };
const policy = `accept:
  - match: { label: "Missing HSTS Header" }
    reason: Mitigated by the proxy
    owner: "@octo-org/appsec"
    expires: 2999-12-31
`;
const ofTriage: Row[] = [
  {
    ...triage,
    event: branchEvent('push'),
    says: 'keeps the findings in line with the policy file',
    github: { history: [{ sha: 'a'.repeat(40), files: { '.github/security-gate.yml': policy } }] },
    files: { '.github/security-gate.yml': policy },
    prepare: async ({ emulator }) => {
      await startRun(emulator, 'vulnerable.test');
      await delay(1100);
      return {};
    },
    jobs: { triage: 'success' },
    outputs: { triage: { changed: expect.stringMatching(/^\["\w+"\]$/), failed: '[]' } },
    tests: 0,
    check: ({ steps }) => expect(steps).toEqual(['triage: Triage → success']),
  },
  {
    ...triage,
    event: dispatch({ action: 'fix', 'finding-ids': 'f'.repeat(24), 'dry-run': false }),
    says: 'names the findings that could not be changed by hand',
    jobs: { triage: 'failure' },
    tests: 0,
    check: ({ shown }) =>
      expect(shown).toContain(`These findings could not be changed - ["${'f'.repeat(24)}"]`),
  },
];

export const branchRows = [
  ...ofCodeScanning,
  ...ofBaseline,
  ...ofNightly,
  ...ofPortfolio,
  ...ofRehearsal,
  ...ofTriage,
];
