import { expect, it, vi } from 'vitest';
import {
  connectionInputs,
  connectionInputsOf,
} from '../../../src/actions/inputs/connection-inputs.ts';
import { InputReader } from '../../../src/actions/inputs/input-reader.ts';
import { openGoverningReader } from '../../../src/actions/policy/policy-reader.ts';

/** Outside of a workflow, in the folder of this repository. */
async function read(file: string) {
  vi.stubEnv('INPUT_BASE-URL', 'https://service.test/v1');
  vi.stubEnv('INPUT_CA-CERT-FILE', file);
  for (const name of ['GITHUB_EVENT_NAME', 'GITHUB_EVENT_PATH', 'GITHUB_WORKSPACE'])
    vi.stubEnv(name, '');
  const reader = new InputReader(() => {});
  const governing = await openGoverningReader('', new AbortController().signal);
  const values = reader.read(connectionInputs);
  const { extraCa } = await connectionInputsOf(values, reader, governing);
  return { extraCa, problems: reader.problems, isOutage: reader.isOutage };
}

it('certificates are none unless they are asked for', async () => {
  expect(await read('')).toMatchObject({ extraCa: undefined, problems: [] });
});

it.each([
  ['no-such-file.pem', /there is no file no-such-file\.pem in the checkout/],
  ['package.json', /PEM/],
  ['src', /src is not a file/],
  ['/dev/zero', /\/dev\/zero is not a file/],
])('certificates cannot be read from %s', async (file, why) => {
  const { extraCa, problems, isOutage } = await read(file);
  expect({ extraCa, isOutage }).toEqual({ extraCa: undefined, isOutage: false });
  expect(problems).toEqual([
    expect.stringMatching(/^`ca-cert-file` must be a readable file of PEM certificates \(.*\)$/),
  ]);
  expect(problems[0]).toMatch(why);
});
