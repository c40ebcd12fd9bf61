import { expect, it, vi } from 'vitest';
import { readCertificates } from '../../../src/actions/certificates.ts';
import { openGoverningReader } from '../../../src/actions/governing-reader.ts';
import { InputReader } from '../../../src/actions/input-reader.ts';

/** Outside of a workflow, in the folder of this repository. */
function read(file: string) {
  vi.stubEnv('INPUT_CA-CERT-FILE', file);
  for (const name of ['GITHUB_EVENT_NAME', 'GITHUB_EVENT_PATH', 'GITHUB_WORKSPACE'])
    vi.stubEnv(name, '');
  const reader = new InputReader();
  return readCertificates(reader, openGoverningReader(reader, new AbortController().signal));
}

it('are none unless they are asked for', async () => {
  expect(await read('')).toBeUndefined();
});

it.each([
  ['no-such-file.pem', /there is no file no-such-file\.pem in the checkout/],
  ['package.json', /PEM/],
  ['src', /src is not a file/],
  ['/dev/zero', /\/dev\/zero is not a file/],
])('cannot be read from %s', async (file, why) => {
  const problem = expect.stringMatching(/^must be a readable file of PEM certificates \(.*\)$/);
  const found = await read(file);
  expect(found).toEqual({ problem, isOutage: false });
  expect(found).toMatchObject({ problem: expect.stringMatching(why) });
});
