import { installMissingTools } from '../../scripts/tools.ts';

/** Sets up the tests that need a tool which `npm ci` does not install. */
export default function setup(): void {
  installMissingTools('contract');
  installMissingTools('checks');
}
