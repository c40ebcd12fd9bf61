import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder: this file lies below it, at another depth once it is bundled. */
export const project = folderWith('action.yml', import.meta.dirname);

function folderWith(name: string, folder: string): string {
  return existsSync(join(folder, name)) ? folder : folderWith(name, dirname(folder));
}

/** Names of the sub-actions: the folders that contain an `action.yml`. */
export function subActions(root = project): string[] {
  return readdirSync(root).filter((name) => existsSync(join(root, name, 'action.yml')));
}
