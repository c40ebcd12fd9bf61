import { expect, test } from 'vitest';
import { isServiceError } from '../../../src/service/errors.ts';
import { virtualClock } from '../../support/virtual-clock.ts';
import { connectVirtually } from '../../support/virtual-service.ts';

/** Logs in at a service that issues a token of so many characters. */
function logIn(length: number) {
  const respond = () => ({ status: 200, body: { id_token: 'x'.repeat(length) } });
  const service = { respond, nextFault: () => 'none' as const, clock: virtualClock() };
  return connectVirtually(service).client.roles();
}

test('a token may have 16,384 characters, and none more: it goes into a header', async () => {
  expect(await logIn(16_384)).toEqual([]);
  const error = await logIn(16_385).catch((thrown: unknown) => thrown);
  expect(isServiceError(error, 'unexpected-response') && error.message).toMatch(
    /wrong one, at "id_token"$/,
  );
});
