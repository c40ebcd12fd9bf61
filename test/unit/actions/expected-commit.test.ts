import { expect, test, vi } from 'vitest';
import { openGate } from '../../../src/actions/gate/open-gate.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const ofWorkflow = 'c'.repeat(40);
const judged = 'd'.repeat(40);
const payload = JSON.stringify({
  pull_request: { number: 42, head: { sha: judged } },
  workflow_run: { head_sha: judged, conclusion: 'success' },
  deployment: { sha: ofWorkflow },
  deployment_status: { state: 'success' },
});

async function problemOn(event: string, expected: string, context = '') {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.stubEnv('GITHUB_EVENT_NAME', event);
  vi.stubEnv('GITHUB_EVENT_PATH', `${temporaryFolder({ 'event.json': payload })}/event.json`);
  vi.stubEnv('GITHUB_SHA', ofWorkflow);
  const inputs = {
    'base-url': 'https://service.test/v1',
    'app-id': 'app-1',
    username: 'me',
    password: 'hunter2',
    'version-url': 'https://app.test/version',
    'expected-version': expected,
    'commit-status': context,
  };
  for (const [name, value] of Object.entries(inputs))
    vi.stubEnv(`INPUT_${name.toUpperCase()}`, value);
  const { earlyVerdict } = await openGate(new AbortController().signal);
  return earlyVerdict?.message;
}

test.each(['pull_request_target', 'workflow_run'])(
  'the commit of the workflow proves nothing about the one that is judged: %s',
  async (event) => {
    for (const given of [ofWorkflow, `"${ofWorkflow}"`])
      for (const context of ['', 'security-test'])
        expect(await problemOn(event, given, context)).toMatch(
          /^Input `expected-version` must not be the commit of the workflow/,
        );
    for (const given of [judged, 'v1.2.3', `${judged}-${ofWorkflow}`, ''])
      expect(await problemOn(event, given)).toBeUndefined();
  },
);

test.each(['pull_request', 'pull_request_review', 'push', 'schedule', 'deployment_status'])(
  'the commit of the workflow is judged, or merges what is: %s',
  async (event) => {
    expect(await problemOn(event, ofWorkflow)).toBeUndefined();
  },
);
