import { expect, it, vi } from 'vitest';
import { retryWhileInUse } from '../../../src/actions/files/file-in-use.ts';

const failed = (code: string) => Object.assign(new Error(code), { code });

it.each(['EPERM', 'EACCES', 'EBUSY'])('tries again while a file is in use (%s)', async (code) => {
  const rename = vi.fn<() => Promise<void>>(async () => {});
  rename.mockRejectedValueOnce(failed(code)).mockRejectedValueOnce(failed(code));
  await retryWhileInUse(rename);
  expect(rename).toHaveBeenCalledTimes(3);
});

it('gives up on one that stays in use, and at once on any other failure', async () => {
  const rename = vi.fn<() => Promise<void>>().mockRejectedValue(failed('EBUSY'));
  await expect(retryWhileInUse(rename)).rejects.toThrow('EBUSY');
  expect(rename).toHaveBeenCalledTimes(5);
  rename.mockReset().mockRejectedValue(failed('ENOSPC'));
  await expect(retryWhileInUse(rename)).rejects.toThrow('ENOSPC');
  expect(rename).toHaveBeenCalledTimes(1);
});
