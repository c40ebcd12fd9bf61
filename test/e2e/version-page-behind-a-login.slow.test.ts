import { expect, it } from 'vitest';
import { headSha, mergeSha } from '../../harness/github-event.ts';
import { scriptService } from '../integration/service/support/scripted-service.ts';
import { expectGate } from './support/expectations.ts';

const secret = 'bypass-1f0e9d8c7b6a';

/** An app that shows its commit, and the header, to whoever sends it. */
async function deployBehindLogin(commit: string) {
  const app = await scriptService(({ headers: { 'x-bypass': sent } }) =>
    sent === secret ? { body: { commit, sent } } : { status: 401, body: 'Log in' },
  );
  return {
    'upload-report': 'false',
    'version-url': `${app.origin}/version`,
    'version-timeout-minutes': '0.02',
  };
}

it('proves the build of an app behind a login, with the header that leads past it', async () => {
  const inputs = await deployBehindLogin(headSha);
  await expectGate('not-tested (wrong-version)', { app: 'clean.test', inputs });
  const withHeader = { ...inputs, 'version-header': `x-bypass: ${secret}` };
  const result = await expectGate('passed', { app: 'clean.test', inputs: withHeader });
  expect(result.masks).toContain(secret);
  const asked = result.exchanges.map(({ headers }) => JSON.stringify(headers));
  expect(asked.filter((headers) => headers.includes(secret))).toEqual([]);
});

it('shows the header nowhere, though the page repeats it', async () => {
  const given = await deployBehindLogin(mergeSha);
  const inputs = { ...given, 'version-header': `x-bypass: ${secret}` };
  const result = await expectGate('not-tested (wrong-version)', { app: 'clean.test', inputs });
  const lines = result.log.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  const comments = result.github.comments.map(({ body }) => body);
  const told = [...lines, result.summary, ...comments, ...Object.values(result.outputs)].join('\n');
  expect(told).toContain(mergeSha);
  expect(told).not.toContain(secret);
});
