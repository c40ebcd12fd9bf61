import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { notice } from '@actions/core';
import type { Locate } from '../../results/openapi/locations.ts';
import { messageOf } from '../../text/sentences.ts';
import { forLog } from '../../text/untrusted.ts';
import { repositoryPath } from '../governing-reader.ts';

const maxBytes = 2 * 1024 * 1024;

/**
 * Finds where endpoints are described in the repository. Whoever proposes a change writes the
 * document: one that is no regular file of the repository, is too large or cannot be parsed is told
 * in a notice, and no finding has a line.
 * @param workspace root of the repository
 * @param basePath the app's, which paths of the document are below
 */
export async function readLocator(
  file: string | undefined,
  workspace: string,
  basePath = '',
): Promise<Locate> {
  if (file === undefined) return () => undefined;
  try {
    const text = await readInRepository(file, workspace);
    const { createLocator } = await import('../../results/openapi/locations.ts');
    return createLocator({ text, file: (await repositoryPath(file, workspace)) ?? file, basePath });
  } catch (error) {
    const message = `Findings are not located, since \`openapi-file\` cannot be used: ${messageOf(error)}`;
    notice(forLog(message), { title: 'Security Test Gate' });
    return () => undefined;
  }
}

async function readInRepository(file: string, workspace: string): Promise<string> {
  const path = await realpath(resolve(workspace, file));
  if (relative(await realpath(workspace), path).split(sep)[0] === '..')
    throw new Error(`${file} lies outside of the repository`);
  // A named pipe without a writer would block an open that waits for one.
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  return readRegular(handle, file).finally(() => handle.close());
}

async function readRegular(handle: FileHandle, file: string): Promise<string> {
  const stats = await handle.stat();
  if (!stats.isFile()) throw new Error(`${file} is no regular file`);
  if (stats.size > maxBytes) throw new Error(`${file} is larger than 2 MiB`);
  return handle.readFile('utf8');
}
