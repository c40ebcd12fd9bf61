import { readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readFolders } from '../../github/environment.ts';
import { messageOf } from '../../text/sentences.ts';
import { InputProblem, textAs } from '../inputs/schemas.ts';
import { liesBelow } from '../workspace-path.ts';

/** URL or content of the definition of the API. */
export const spec = textAs((text) => {
  const isUrl = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
  if (/^https?:/i.test(text) && !isUrl)
    throw new InputProblem('must be a URL without blanks, or a definition');
  if (/^[^\s{]+\.(ya?ml|json|gql|graphqls?)$/i.test(text) && !isUrl)
    throw new InputProblem('must be a URL or a definition: the path of a file goes to `spec-file`');
  return text;
});

/** The content of a file of the repository, links resolved, which is sent to the service. */
export const specFile = textAs((file) => {
  const content = readSpecFile(resolveInWorkspace(file));
  if (content.trim() === '') throw new InputProblem('must not be empty');
  return content;
});

function resolveInWorkspace(file: string): string {
  const { workspace, path } = orUnreadable(() => {
    const workspace = realpathSync.native(readFolders().workspace);
    return { workspace, path: realpathSync.native(resolve(workspace, file)) };
  });
  if (liesBelow(workspace, path)) return path;
  throw new InputProblem('must be a file of the repository, in the workspace');
}

function readSpecFile(path: string): string {
  return orUnreadable(() => {
    // Reading a pipe would never end.
    if (!statSync(path).isFile()) throw new Error('it is no regular file');
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  });
}

function orUnreadable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new InputProblem(`must be a readable file (${messageOf(error)})`);
  }
}
