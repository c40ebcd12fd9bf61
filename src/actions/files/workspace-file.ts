import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { nestedText } from '../../text/nested-value.ts';
import { liesBelow } from './workspace-path.ts';

const mebibyte = 1024 * 1024;

/**
 * Reads a text file of the repository, links resolved.
 * @throws {Error} when it is none; the message is for the user
 */
export function readWorkspaceFile(file: string, workspace: string, maxBytes: number): string {
  try {
    return decodeText(readBytes(file, workspace, maxBytes), file);
  } catch (error) {
    const code = nestedText(error, 'code');
    if (code === undefined || nestedText(error, 'syscall') === undefined) throw error;
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    const what = isMissing
      ? 'is not in the workspace: check out the repository first (`actions/checkout`), or correct the path'
      : `cannot be read (${code})`;
    throw new Error(`${file} ${what}`, { cause: error });
  }
}

function readBytes(file: string, workspace: string, maxBytes: number): Buffer {
  const path = realpathSync.native(resolve(workspace, file));
  if (!liesBelow(realpathSync.native(workspace), path))
    throw new Error(`${file} lies outside of the repository`);
  // A named pipe without a writer would block an open that waits for one.
  const handle = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  try {
    const stats = fstatSync(handle);
    if (!stats.isFile()) throw new Error(`${file} is no regular file`);
    if (stats.size > maxBytes) throw new Error(`${file} is larger than ${maxBytes / mebibyte} MiB`);
    return readFileSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Decodes UTF-8, or UTF-16 by its mark of the byte order; PowerShell writes that. */
function decodeText(bytes: Buffer, file: string): string {
  const mark = bytes.toString('hex', 0, 2);
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // It is said below.
  }
  throw new Error(`${file} is no text: save it as UTF-8`);
}
