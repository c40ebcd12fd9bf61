import type { Repository } from '../../github/event.ts';
import { InputProblem, textAs } from '../inputs/schemas.ts';

/** A file of a repository, for example the organization's, at a branch, a tag or a commit. */
export interface RemoteFile {
  repository: Repository;
  /** From the root of that repository, with slashes. */
  path: string;
  ref: string;
}

/** A path in the workflow's own repository, or a file of another one. */
export type ConfigFile = string | RemoteFile;

/** A path, which begins with `./` when it holds an `@`, or a file of another repository. */
export const configFile = textAs((text): ConfigFile => {
  if (text.startsWith('./') || !text.includes('@')) return text;
  const remote = parseRemote(text);
  if (remote) return remote;
  throw new InputProblem(
    'must be a path, which begins with `./` when it holds an `@`, or `owner/repo/path@ref`',
  );
});

/** Names the repository and the ref: `octo-org/policies@v1`. */
export function nameOfRemote({ repository, ref }: Omit<RemoteFile, 'path'>): string {
  return `${repository.owner}/${repository.name}@${ref}`;
}

function parseRemote(text: string): RemoteFile | undefined {
  const [, owner = '', name = '', path = '', ref = ''] =
    /^([^/@]+)\/([^/@]+)\/([^@]+)@([^@]+)$/.exec(text) ?? [];
  if (!isRepositoryName(`${owner}/${name}`) || !isPath(path) || !isRef(ref)) return undefined;
  return { repository: { owner, name }, path, ref };
}

/** Whether a text is `owner/name`; a part that consists of dots would lead to another address. */
function isRepositoryName(text: string): boolean {
  return /^[\w.-]+\/[\w.-]+$/.test(text) && !text.split('/').some((part) => /^\.+$/.test(part));
}

/** An empty part, or one that consists of dots, would lead to another address. */
function isPath(text: string): boolean {
  return text.split('/').every((part) => part !== '' && !/^\.+$/.test(part));
}

/** Whether git allows the name for a branch or a tag (git-check-ref-format); hashes fit, too. */
function isRef(text: string): boolean {
  return /^(?!-)[^\s\p{Cc}~^:?*[\\]+$/u.test(text) && isPath(text) && !text.includes('..');
}
