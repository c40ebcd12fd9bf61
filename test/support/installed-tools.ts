import { installMissingTools } from '../../scripts/tools.ts';

/** Sets up the slow tests: some need a tool that `npm ci` does not install. */
export default function setup(): void {
  installMissingTools('contract');
}
