import { editUrl, serverUrl } from '../../github/environment.ts';
import type { WorkflowEvent } from '../../github/event.ts';
import type { Result } from '../../results/model/result.ts';
import { encodePath } from '../../text/url-part.ts';
import { type ConfigFile, nameOfRemote } from '../policy/config-file.ts';
import { defaultPolicyFile } from '../policy/policy-files.ts';

/**
 * Names the policy file by its path and branch, and links to the page where people edit it, or
 * create it if it does not exist. A file of another repository is only shown.
 */
export function policyLink(
  configFile: ConfigFile | undefined,
  { repository, defaultBranch }: Pick<WorkflowEvent, 'repository' | 'defaultBranch'>,
  exists: boolean,
): NonNullable<Result['policyFile']> {
  if (typeof configFile === 'object') {
    const { repository: other, path, ref } = configFile;
    const url = `${serverUrl()}/${other.owner}/${other.name}/blob/${encodePath(ref)}/${encodePath(path)}`;
    return { name: `${path} of ${nameOfRemote(configFile)}`, url, exists };
  }
  const path = (configFile ?? defaultPolicyFile).replace(/^(?:\.\/)+/, '');
  if (!repository || defaultBranch === undefined) return { name: path, url: undefined, exists };
  const url = editUrl(repository, defaultBranch, { path, exists });
  return { name: `${path} on ${defaultBranch}`, url, exists };
}
