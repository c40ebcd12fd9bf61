import { expect, it } from 'vitest';
import { headSha } from '../../harness/github-event.ts';
import { bypass, deployBehindLogin } from './support/deployment.ts';
import { expectGate } from './support/expectations.ts';

it('proves the build of an app behind a login, with the header that leads past it', async () => {
  const inputs = { ...(await deployBehindLogin(headSha)), 'version-header': bypass.header };
  const result = await expectGate('passed', { app: 'clean.test', inputs });
  expect(result.masks).toContain(bypass.secret);
  const asked = result.exchanges.map(({ headers }) => JSON.stringify(headers));
  expect(asked.filter((headers) => headers.includes(bypass.secret))).toEqual([]);
});
