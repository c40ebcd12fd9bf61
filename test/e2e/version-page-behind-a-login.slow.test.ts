import { expect, it } from 'vitest';
import { headSha, mergeSha } from '../../harness/github-event.ts';
import { bypass, deployBehindLogin } from './support/deployment.ts';
import { expectGate } from './support/expectations.ts';

const untested = 'not-tested (wrong-version)';

it('proves nothing of an app behind a login without the header', async () => {
  await expectGate(untested, { app: 'clean.test', inputs: await deployBehindLogin(headSha) });
});

it('shows the header nowhere, though the page repeats it', async () => {
  const inputs = { ...(await deployBehindLogin(mergeSha)), 'version-header': bypass.header };
  const result = await expectGate(untested, { app: 'clean.test', inputs });
  const lines = result.log.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  const comments = result.github.comments.map(({ body }) => body);
  const told = [...lines, result.summary, ...comments, ...Object.values(result.outputs)].join('\n');
  expect(told).toContain(mergeSha);
  expect(told).not.toContain(bypass.secret);
});
