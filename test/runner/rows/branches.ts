import type { Log } from 'sarif';
import { expect } from 'vitest';
import { branchEvent } from '../../../harness/github-event.ts';
import {
  validateByMultitool,
  validateBySchema,
} from '../../unit/results/sarif/sarif-validation.ts';
import {
  brokenDeployment,
  clean,
  deployed,
  failed,
  passed,
  rowsOf,
  vulnerable,
} from '../support/row.ts';
import type { ExampleResult } from '../support/run-example.ts';
import { testedBefore } from '../support/scene.ts';

/** The alerts of the file that the upload was given, which is the one that the output names. */
function uploadedAlerts({ stubs, outputs }: ExampleResult, validate?: (log: Log) => void) {
  const uploads = stubs.filter(({ action }) => action === 'github/codeql-action');
  const path = outputs['security-test']?.['sarif-file'] ?? '';
  expect(uploads.map(({ inputs }) => inputs.sarif_file)).toEqual([path]);
  const log: Log = JSON.parse(uploads[0]?.files[path] ?? '');
  validate?.(log);
  return log.runs[0]?.results ?? [];
}

/** It is valid as SARIF, and by GitHub's own rules. */
const expectValid = (log: Log) =>
  expect([...validateBySchema(log), ...validateByMultitool(log)]).toEqual([]);

/** Of seven alerts one is at its operation, which is in this OpenAPI document. */
function expectOneLocated(alerts: ReturnType<typeof uploadedAlerts>) {
  expect(alerts).toHaveLength(7);
  const places = alerts.map(({ locations }) => locations?.[0]?.physicalLocation);
  expect(places.filter((place) => place?.artifactLocation?.uri?.endsWith('.yaml'))).toMatchObject([
    { artifactLocation: { uri: 'openapi.yaml' }, region: { startLine: 5 } },
  ]);
}

const push = branchEvent('push');
const openapi = `openapi: 3.1.0
info: { title: Shop, version: '1' }
paths:
  /api/orders/{orderId}:
    get:
      responses: { '200': { description: An order } }
`;
const codeScanning = {
  example: 'code-scanning.yml',
  event: push,
  files: { 'openapi.yaml': openapi },
};
const ofCodeScanning = rowsOf(codeScanning, {
  'shows the findings as alerts, each at its operation in the OpenAPI document': {
    apps: vulnerable,
    ...deployed({ ...failed, 'sarif-file': 'security-test.sarif' }),
    check: (result) => expectOneLocated(uploadedAlerts(result, expectValid)),
  },
  'shows each alert in the first of several OpenAPI documents that has its operation': {
    always: true,
    patch: (text) =>
      text.replace('openapi.yaml', '|\n            admin.yaml\n            openapi.yaml'),
    files: { 'admin.yaml': openapi.replace('get:', 'post:'), 'openapi.yaml': openapi },
    apps: vulnerable,
    ...deployed(failed),
    check: (result) => expectOneLocated(uploadedAlerts(result)),
  },
  'closes the alerts when the build was tested and nothing was found': {
    apps: clean,
    ...deployed(passed),
    check: (result) => expect(uploadedAlerts(result, expectValid)).toEqual([]),
  },
  'leaves the alerts as they are when nothing was tested': {
    ...brokenDeployment,
    check: ({ stubs }) => expect(stubs).toEqual([]),
  },
});

const releaseGate = { example: 'release-gate.yml', event: push, tests: 0 };
const staging = '6650f0c2a1b3d4e5f607182a';
const ofReleaseGate = rowsOf(releaseGate, {
  'releases what the last result shows clean, without a test of its own': {
    apps: { [staging]: 'clean.test' },
    prepare: (scene) => testedBefore(scene, 'clean.test'),
    jobs: { 'security-result': 'success', release: 'success' },
    outputs: { 'security-result': { 'blocking-count': '0', 'stale-count': '0' } },
  },
  'releases nothing where the last result has findings that block': {
    apps: { [staging]: 'vulnerable.test' },
    prepare: (scene) => testedBefore(scene, 'vulnerable.test'),
    jobs: { 'security-result': 'failure', release: 'skipped' },
    outputs: { 'security-result': { 'blocking-count': '4' } },
  },
  'releases nothing where the last result is too old': {
    apps: { [staging]: 'clean.test' },
    prepare: (scene) => testedBefore(scene, 'clean.test'),
    patch: (text) => text.replace('max-result-age-hours: 24', 'max-result-age-hours: 0.0001'),
    jobs: { 'security-result': 'failure', release: 'skipped' },
    outputs: { 'security-result': { 'blocking-count': '0', 'stale-count': '1' } },
  },
  'releases nothing where staging was never tested': {
    apps: { [staging]: 'clean.test' },
    jobs: { 'security-result': 'failure', release: 'skipped' },
    outputs: { 'security-result': { 'untested-count': '1' } },
  },
});

export const branchRows = [...ofReleaseGate, ...ofCodeScanning];
