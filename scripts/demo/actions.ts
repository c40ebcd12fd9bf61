import { join } from 'node:path';
import { readActionMetadata } from '../../harness/action-metadata.ts';
import { project, subActions } from '../../harness/project.ts';

/** Path of an action's `action.yml`. */
export function metadataFile(action: string): string {
  return join(project, action === 'gate' ? '' : action, 'action.yml');
}

/** Names of each action's inputs. */
export function readInputNames(): Record<string, string[]> {
  const names = ['gate', ...subActions()].map((action) => [
    action,
    Object.keys(readActionMetadata(metadataFile(action)).inputs),
  ]);
  return Object.fromEntries(names);
}
