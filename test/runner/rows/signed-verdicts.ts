import { expect } from 'vitest';
import { branchEvent } from '../../../harness/github-event.ts';
import {
  brokenDeployment,
  clean,
  deployed,
  dispatch,
  failed,
  passed,
  rowsOf,
  vulnerable,
} from '../support/row.ts';
import { type ExampleResult, runExample } from '../support/run-example.ts';

const digest = `sha256:${'5'.repeat(64)}`;
const deployImage = `#!/bin/sh\necho 'digest=${digest}' >> "$GITHUB_OUTPUT"\n`;
const attest = {
  example: 'attest.yml',
  event: branchEvent('push'),
  files: { 'deploy.sh': deployImage },
};
/** What is signed: the image, and the predicate about it. */
function signed({ stubs }: ExampleResult) {
  return stubs.map(({ inputs, files }) => ({
    image: inputs['subject-digest'],
    type: inputs['predicate-type'],
    predicate: JSON.parse(files[inputs['predicate-path'] ?? ''] ?? ''),
  }));
}
const type = 'https://in-toto.io/attestation/test-result/v0.1';
const ofAttest = rowsOf(attest, {
  'signs for the deployed image that this build passed': {
    apps: clean,
    jobs: { deploy: 'success', 'security-test': 'success' },
    outputs: { deploy: { digest }, 'security-test': passed },
    check: (result) => {
      const configuration = [{ annotations: { version: result.commit, failOnSeverity: 'high' } }];
      expect(signed(result)).toMatchObject([
        { image: digest, type, predicate: { result: 'PASSED', configuration } },
      ]);
    },
  },
  'signs for the deployed image that findings failed it': {
    apps: vulnerable,
    ...deployed(failed),
    check: (result) =>
      expect(signed(result)).toMatchObject([{ image: digest, predicate: { result: 'FAILED' } }]),
  },
  'signs nothing when nothing was tested': {
    ...brokenDeployment,
    check: (result) => expect(signed(result)).toEqual([]),
  },
});

interface Attestation {
  at: string;
  predicate: object;
}
/** A verdict as `gh attestation verify` prints it. */
const verified = ({ at, predicate }: Attestation) => ({
  verificationResult: {
    statement: { predicateType: type, predicate },
    verifiedTimestamps: [{ type: 'TimestampAuthority', timestamp: at }],
  },
});
const signedBy = [
  `attestation verify oci://ghcr.io/octo-org/shop@${digest} --repo octo-org/shop`,
  '--signer-workflow octo-org/shop/.github/workflows/attest.yml',
];
/** GitHub's command line: what the main branch has signed, and what a branch has. */
const attested = (ofMain: Attestation[], ofBranch: Attestation[] = []) => `#!/bin/sh
for filter; do :; done
case "$*" in
  '${signedBy.join(' ')} --source-ref refs/heads/main --predicate-type ${type} '*)
    attestations='${JSON.stringify(ofMain.map(verified))}' ;;
  '${signedBy.join(' ')} --predicate-type ${type} '*)
    attestations='${JSON.stringify([...ofMain, ...ofBranch].map(verified))}' ;;
  *) exit 4 ;;
esac
if [ "$attestations" = '[]' ]; then echo 'no attestations found' >&2; exit 1; fi
echo "$attestations" | jq --raw-output "$filter"
`;
const verdict = (result: string, at = '2026-11-02T09:00:00Z', failOnSeverity = 'high') => ({
  at,
  predicate: { result, configuration: [{ annotations: { failOnSeverity } }] },
});
const docker = '#!/bin/sh\ncat > /dev/null\n';
const promoting = (ofMain: Attestation[], ofBranch?: Attestation[]) => ({
  programs: { docker, gh: attested(ofMain, ofBranch) },
});
const refused = { jobs: { 'security-result': 'failure', promote: 'skipped' } } as const;
const promote = { example: 'promote.yml', event: dispatch({ digest }), tests: 0 };
const ofPromotion = rowsOf(promote, {
  'promotes an image whose signed verdict says that it passed': {
    prepare: async (scene) => {
      const result = await runExample(scene, { ...attest, apps: clean });
      const at = '2026-11-02T09:00:00Z';
      return promoting(signed(result).map(({ predicate }) => ({ at, predicate })));
    },
    jobs: { 'security-result': 'success', promote: 'success' },
  },
  'refuses an image that nobody has signed': { ...promoting([]), ...refused },
  'refuses an image whose signature is only that of a branch': {
    ...promoting([], [verdict('PASSED')]),
    ...refused,
  },
  'refuses an image that failed': { ...promoting([verdict('FAILED')]), ...refused },
  'refuses an image whose findings were only a warning': {
    ...promoting([verdict('WARNED')]),
    ...refused,
  },
  'refuses an image whose test fails on nothing': {
    ...promoting([verdict('PASSED', undefined, 'none')]),
    ...refused,
  },
  'refuses an image that has failed since it passed': {
    ...promoting([verdict('FAILED', '2026-11-03T09:00:00Z'), verdict('PASSED')]),
    ...refused,
  },
});

export const signedVerdictRows = [...ofAttest, ...ofPromotion];
