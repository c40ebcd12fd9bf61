import type { Log } from 'sarif';
import { expect } from 'vitest';
import { branchEvent, pullRequestEvent } from '../../../harness/github-event.ts';
import {
  validateByMultitool,
  validateBySchema,
} from '../../unit/results/sarif/sarif-validation.ts';
import { brokenDeployment, deployed, failed, passed, type Row } from '../support/row.ts';
import { type ExampleResult, runExample } from '../support/run-example.ts';

const shared = '6650f0c2a1b3d4e5f6071829';

/**
 * What the upload of alerts was given: the file that the output names, which is valid as SARIF and
 * by GitHub's own rules.
 */
function uploadedSarif({ stubs, outputs }: ExampleResult) {
  const uploads = stubs.filter(({ action }) => action === 'github/codeql-action');
  const path = outputs['security-test']?.['sarif-file'] ?? '';
  expect(uploads.map(({ inputs }) => inputs.sarif_file)).toEqual([path]);
  const log: Log = JSON.parse(uploads[0]?.files[path] ?? '');
  expect([...validateBySchema(log), ...validateByMultitool(log)]).toEqual([]);
  return log.runs[0]?.results ?? [];
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
    ...deployed({ ...failed, 'sarif-file': 'security-test.sarif' }),
    check: (result) => {
      const results = uploadedSarif(result);
      expect(results.filter(({ suppressions }) => !suppressions?.length)).toHaveLength(7);
      const places = results.map(({ locations }) => locations?.[0]?.physicalLocation);
      expect(
        places.filter((place) => place?.artifactLocation?.uri === 'openapi.yaml'),
      ).toMatchObject([{ region: { startLine: 5 } }]);
    },
  },
  {
    ...codeScanning,
    says: 'closes the alerts when the build was tested and nothing was found',
    apps: { [shared]: 'clean.test' },
    files: { 'openapi.yaml': openapi },
    ...deployed(passed),
    check: (result) => expect(uploadedSarif(result)).toEqual([]),
  },
  {
    ...codeScanning,
    says: 'leaves the alerts as they are when nothing was tested',
    ...brokenDeployment,
    check: ({ stubs }) => expect(stubs).toEqual([]),
  },
];

const baseline = { example: 'baseline-artifact.yml', apps: { [shared]: 'vulnerable.test' } };
/** What was kept as an artifact: its name, and the text of the findings file. */
const kept = ({ stubs }: ExampleResult) =>
  stubs
    .filter(({ action }) => action === 'actions/upload-artifact')
    .map(({ inputs: { name }, files }) => ({ name, text: Object.values(files)[0] ?? '' }));

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
    ...deployed(failed),
    check: (result) => {
      const [upload] = kept(result);
      expect(upload?.name).toBe('security-findings');
      expect(JSON.parse(upload?.text ?? '').findings).toHaveLength(9);
    },
  },
  {
    ...baseline,
    event: pullRequestEvent(),
    says: 'passes a pull request whose findings are all among them',
    prepare: async (scene) => {
      const main = await runExample(scene, { ...baseline, event: branchEvent('push') });
      return { programs: { gh: githubCli(kept(main)[0]?.text ?? '') } };
    },
    ...deployed({ ...passed, 'findings-count': '7', 'new-count': '0' }),
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

export const branchRows = [...ofCodeScanning, ...ofBaseline];
