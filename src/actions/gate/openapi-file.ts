import type { Locate } from '../../results/openapi/locations.ts';
import { messageOf } from '../../text/sentences.ts';
import { readWorkspaceFile } from '../files/workspace-file.ts';
import { linkedPathInRepository } from '../files/workspace-path.ts';
import { notify } from './annotate.ts';

const maxBytes = 2 * 1024 * 1024;

/**
 * Returns a function that finds the line of an endpoint in the OpenAPI document, whose paths may
 * lack the app's `basePath`. The author of a change may write the document, so one that cannot be
 * used is only a notice.
 */
export async function readLocator(
  file: string | undefined,
  workspace: string,
  basePath = '',
): Promise<Locate> {
  if (file === undefined) return () => undefined;
  try {
    const text = readWorkspaceFile(file, workspace, maxBytes);
    const { createLocator } = await import('../../results/openapi/locations.ts');
    const path = linkedPathInRepository(file, workspace) ?? file;
    const { locate, uncompared } = createLocator({ text, file: path, basePath });
    if (uncompared > 0)
      notify(
        `${file} has too many paths of the same length: ${uncompared} of them match only a path that is written the same way, so some findings may not be located.`,
      );
    return locate;
  } catch (error) {
    notify(`Findings are not located, since \`openapi-file\` cannot be used: ${messageOf(error)}`);
    return () => undefined;
  }
}
