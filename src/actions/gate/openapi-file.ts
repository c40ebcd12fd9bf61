import type { Locate } from '../../results/openapi/locations.ts';
import { messageOf } from '../../text/sentences.ts';
import { readWorkspaceFile } from '../files/workspace-file.ts';
import { linkedPathInRepository } from '../files/workspace-path.ts';
import { notify, warn } from './annotate.ts';

const maxBytes = 2 * 1024 * 1024;

/**
 * Returns a function that finds the line of an endpoint in the first OpenAPI document that has it.
 * The paths of a document may lack the app's `basePath`. The author of a change may write the
 * documents, so one that cannot be used is only a warning.
 */
export async function readLocator(
  files: readonly string[],
  workspace: string,
  basePath = '',
): Promise<Locate> {
  if (files.length === 0) return () => undefined;
  const { createLocator, locateInFirst } = await import('../../results/openapi/locations.ts');
  const locators = files.flatMap((file) => {
    try {
      const text = readWorkspaceFile(file, workspace, maxBytes);
      const path = linkedPathInRepository(file, workspace) ?? file;
      const locator = createLocator({ text, file: path, basePath });
      notifyOfUncompared(file, locator.uncompared);
      return [locator];
    } catch (error) {
      warn(
        `A document of \`openapi-file\` cannot be used, so no finding is located in it: ${messageOf(error)}`,
      );
      return [];
    }
  });
  return locateInFirst(locators);
}

function notifyOfUncompared(file: string, uncompared: number): void {
  if (uncompared === 0) return;
  notify(
    `${file} has too many paths of the same length: ${uncompared} of them match only a path that is written the same way, so some findings may not be located.`,
  );
}
